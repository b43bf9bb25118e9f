<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>Announcements</name>
    <message>
        <source>“%1” has no weights now. %2</source>
        <translation>「%1」には重みがなくなりました。%2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more row(s).</source>
        <translation>
            <numerusform>ほかに %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every row has its weights again.</source>
        <translation>すべての行に重みが戻りました。</translation>
    </message>
</context>
<context>
    <name>Blanking</name>
    <message numerus="yes">
        <source>Blank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>%n 個のセルを空欄にする</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are blank now.</source>
        <translation>
            <numerusform>%n 個のセルを空欄にしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were left out: %1</source>
        <comment>the reason of the first</comment>
        <translation>
            <numerusform>%n 個のセルを除外しました: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>%n 個のセルの空欄を解除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) show their numbers again.</source>
        <translation>
            <numerusform>%n 個のセルに数を再び表示しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColourMap</name>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Ochre and petrol</source>
        <translation>黄土色と石油ブルー</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>グレー</translation>
    </message>
</context>
<context>
    <name>ComparisonReport</name>
    <message numerus="yes">
        <source>%1, %n pair(s) differ</source>
        <comment>a mask</comment>
        <translation>
            <numerusform>%1、%n 組が異なる</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>Attention Explorer</source>
        <translation>Attention Explorer</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program.</source>
        <translation>%1 はこのプログラムの別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>Read-only, it can be looked at and tried out and is never saved under this name. A copy is a new session that has no file yet.</source>
        <translation>読み取り専用で開くと、見たり試したりできますが、この名前で保存されることはありません。コピーは、まだファイルのない新しいセッションです。</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation>読み取り専用で開く(&amp;R)</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>コピーを開く(&amp;C)</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 は存在しなくなりました。</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <translation>%1 は、ここで開いた後または保存した後に、別のプログラムによって変更されました。</translation>
    </message>
    <message>
        <source>It was moved or deleted. Save it again in its old place, or under another name?</source>
        <translation>移動または削除されています。元の場所に保存し直しますか、それとも別の名前で保存しますか?</translation>
    </message>
    <message>
        <source>Saving replaces what is in it now.</source>
        <translation>保存すると、現在の内容が置き換えられます。</translation>
    </message>
    <message>
        <source>Save it &amp;again</source>
        <translation>保存し直す(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換え(&amp;R)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>比較(&amp;C)…</translation>
    </message>
    <message>
        <source>What differs between the file as it is now and this window.</source>
        <translation>現在のファイルとこのウィンドウとの違い。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>このウィンドウ</translation>
    </message>
    <message>
        <source>%1 is no longer there. Saving asks what to do.</source>
        <translation>%1 は存在しなくなりました。保存するときに対処を確認します。</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Saving asks before it replaces that.</source>
        <translation>%1 は別のプログラムによって変更されました。保存するときは、置き換える前に確認します。</translation>
    </message>
</context>
<context>
    <name>GradientRows</name>
    <message numerus="yes">
        <source>%1 of %n query(ies) (%2 %)</source>
        <comment>how many carry the gradient</comment>
        <translation>
            <numerusform>%n 個のクエリ中 %1 個 (%2%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %1 draws, yours first, with %n query(ies):</source>
        <translation>
            <numerusform>%1 回の抽出 (最初は自分のもの)、クエリ %n 個:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Influence</name>
    <message>
        <source>It moves no result.</source>
        <translation>どの結果も動かしません。</translation>
    </message>
    <message numerus="yes">
        <source>Per unit, the most of each step: %1; %n cell(s) in all.</source>
        <translation>
            <numerusform>1 単位あたりの各ステップの最大変化: %1。影響を受けるセルは全部で %n 個です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergedCell</name>
    <message>
        <source>Wv of merged matrices</source>
        <translation>統合行列の Wv</translation>
    </message>
    <message>
        <source>Rotary positions turn between the two: this matrix is that of a token with itself, at distance 0.</source>
        <translation>回転位置埋め込みは、2 つの間で回転を行います。この行列は、トークンとそれ自身との間、つまり距離 0 のものです。</translation>
    </message>
    <message>
        <source>W_V is what is read from a token that is looked at.</source>
        <translation>W_V は、注目されるトークンから何を読み取るかを決めます。</translation>
    </message>
    <message>
        <source>Singular values of W_V</source>
        <translation>W_V の特異値</translation>
    </message>
    <message>
        <source>The score of token x with token y is %1: of W_Q and W_K only this one matrix counts. Heads that share it look at the same tokens, however they split it in two.</source>
        <translation>トークン x のトークン y に対するスコアは %1 です。W_Q と W_K のうち意味を持つのは、この 1 つの行列だけです。この行列が同じヘッドは、どのように 2 つに分けても同じトークンに注目します。</translation>
    </message>
    <message>
        <source>b_Q adds %1: how much every query likes the key y.</source>
        <translation>b_Q は %1 を加えます。これは、すべてのクエリがキー y をどれだけ好むかを表します。</translation>
    </message>
    <message>
        <source>b_K adds %1, the same for every key, which the softmax does not see.</source>
        <translation>b_K は %1 を加えますが、どのキーにも同じ値なので softmax には影響しません。</translation>
    </message>
    <message>
        <source>Both together add the number %1 to every score.</source>
        <translation>両方を合わせると、すべてのスコアに数 %1 が加わります。</translation>
    </message>
    <message>
        <source>Singular values of %1</source>
        <translation>%1 の特異値</translation>
    </message>
</context>
<context>
    <name>MergedPane</name>
    <message>
        <source>Wq Wk transposed</source>
        <translation>Wq と転置した Wk の積</translation>
    </message>
    <message>
        <source>Rows: features of the query. Columns: features of the key.</source>
        <translation>行: クエリ側の特徴。列: キー側の特徴。</translation>
    </message>
    <message>
        <source>rows: of the query, columns: of the key</source>
        <translation>行: クエリ側、列: キー側</translation>
    </message>
    <message>
        <source>Wk Wq transposed</source>
        <translation>Wk と転置した Wq の積</translation>
    </message>
    <message>
        <source>Rows: features of the key. Columns: features of the query.</source>
        <translation>行: キー側の特徴。列: クエリ側の特徴。</translation>
    </message>
    <message>
        <source>rows: of the key, columns: of the query</source>
        <translation>行: キー側、列: クエリ側</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Purple; ochre and petrol</source>
        <translation>紫、黄土色と石油ブルー</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>グレー</translation>
    </message>
</context>
<context>
    <name>PlaneCell</name>
    <message>
        <source>values</source>
        <translation>バリュー</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>バリューを表示</translation>
    </message>
    <message>
        <source>Plane: “%1” and its keys</source>
        <translation>平面: 「%1」とそのキー</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>計算中…</translation>
    </message>
</context>
<context>
    <name>ReduceDialog</name>
    <message>
        <source>W_Q W_Kᵀ changes by %1 of its length (Frobenius norm).</source>
        <translation>W_Q W_Kᵀ の変化は、その長さ (フロベニウスノルム) の %1 です。</translation>
    </message>
    <message>
        <source>The largest change of a scaled score is %1, of a weight %2.</source>
        <translation>スケール済みスコアの最大の変化は %1、重みの最大の変化は %2 です。</translation>
    </message>
    <message>
        <source>Singular values of W_Q W_Kᵀ: %1.</source>
        <translation>W_Q W_Kᵀ の特異値: %1。</translation>
    </message>
</context>
<context>
    <name>SalvageOffer</name>
    <message>
        <source>What is missing</source>
        <translation>欠けているもの</translation>
    </message>
    <message>
        <source>This is what is whole in %1. The file itself was not changed. Missing rows hold NaN. Save this session under another name to keep it.</source>
        <translation>これは %1 のうち無事な部分です。ファイル自体は変更されていません。欠けている行には NaN が入っています。残しておくには、このセッションを別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>欠けているものはありません。</translation>
    </message>
    <message>
        <source>&amp;Recover what is whole…</source>
        <translation>無事な部分を回復(&amp;R)…</translation>
    </message>
    <message>
        <source>Attention Explorer</source>
        <translation>Attention Explorer</translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation>セッションを開きませんでした。</translation>
    </message>
    <message>
        <source>Looking for what is whole in %1 …</source>
        <translation>%1 の無事な部分を探しています…</translation>
    </message>
    <message>
        <source>Computing what is whole …</source>
        <translation>無事な部分を計算しています…</translation>
    </message>
</context>
<context>
    <name>SaturationCell</name>
    <message>
        <source>What froze</source>
        <translation>凍結の状況</translation>
    </message>
    <message>
        <source>Saturation: what the width d does</source>
        <translation>飽和: 幅 d の影響</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>幅 d</translation>
    </message>
    <message>
        <source>Width d as a number</source>
        <translation>幅 d の数値</translation>
    </message>
    <message>
        <source>Source of the further columns</source>
        <translation>追加する列の作り方</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>幅(&amp;W)</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>抽出し直す</translation>
    </message>
    <message>
        <source>Back to mine</source>
        <translation>自分の幅に戻す</translation>
    </message>
    <message>
        <source>Widen the session</source>
        <translation>セッションの幅を広げる</translation>
    </message>
    <message>
        <source>Weights of “%1” at d = %2</source>
        <translation>d = %2 での「%1」の重み</translation>
    </message>
    <message>
        <source>without</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Its gradient at the query: %1 with, %2 without.</source>
        <translation>クエリでの勾配: ありで %1、なしで %2。</translation>
    </message>
    <message>
        <source>Columns beyond d_k = %1 are random draws; your own are unchanged.</source>
        <translation>d_k = %1 より先の列は乱数による抽出です。自分の列は変わりません。</translation>
    </message>
    <message>
        <source>Why: a score is a sum of d products, so its spread grows like √d; the softmax sees ever larger gaps, and the largest score takes all. Dividing by √d keeps the spread as it is.</source>
        <translation>理由: スコアは d 個の積の和なので、そのばらつきは √d に比例して大きくなります。softmax に渡る差はますます広がり、最大のスコアがすべてを取ってしまいます。√d で割ると、ばらつきは元のまま保たれます。</translation>
    </message>
    <message>
        <source>Why: the same columns again and again make every score grow like d itself; dividing by √d is not enough, dividing by d (exponent 1) is.</source>
        <translation>理由: 同じ列を何度も繰り返すと、どのスコアも d そのものに比例して大きくなります。√d で割るだけでは足りず、d で割れば (指数 1) 足ります。</translation>
    </message>
    <message>
        <source>Weights at d = %1</source>
        <translation>d = %1 での重み</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>Over width, from several draws: the line is the median of all tokens, the band holds the middle 80 %, the dotted line is the picked token in your own draw.</source>
        <translation>複数回の抽出による、幅ごとの結果: 実線は全トークンの中央値、帯は中央の 80%、点線は自分の抽出における選択中のトークンです。</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>%1 あり</translation>
    </message>
    <message>
        <source>This token has no weights at this width: %1.</source>
        <translation>この幅では、このトークンに重みがありません: %1。</translation>
    </message>
    <message>
        <source>At d = %1 the largest weight of “%2” is %3 with %5 and %4 without.</source>
        <translation>d = %1 での「%2」の最大の重みは、%5 ありで %3、なしで %4 です。</translation>
    </message>
</context>
<context>
    <name>SpectrumPart</name>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Singular value</source>
        <translation>特異値</translation>
    </message>
    <message>
        <source>Rank 0: it is all zeros.</source>
        <translation>ランク 0: すべてゼロです。</translation>
    </message>
    <message>
        <source>Rank %1, all that there can be.</source>
        <translation>ランク %1、取りうる最大です。</translation>
    </message>
    <message>
        <source>Rank %1 of at most %2.</source>
        <translation>ランク %1 (最大 %2)。</translation>
    </message>
    <message>
        <source>The first direction holds %1 % of the sum of squares%2.</source>
        <translation>最初の方向が占めるのは平方和の %1% です%2。</translation>
    </message>
    <message>
        <source>, the first two %1 %</source>
        <translation>（最初の 2 つでは %1%）</translation>
    </message>
    <message>
        <source>Condition, σ1 ÷ σ%1: %2.</source>
        <translation>条件数 σ1 ÷ σ%1: %2。</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>line %1</source>
        <comment>of a file</comment>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>of a matrix in a file</comment>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>of a matrix or of a line in a file</comment>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <comment>of a notebook in a file</comment>
        <translation>セル %1</translation>
    </message>
    <message>
        <source>entry %1</source>
        <comment>of a list in a file</comment>
        <translation>項目 %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is wrong; what to try</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where: what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>ハイコントラスト (ライト)</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>Query token</source>
        <translation>クエリのトークン</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>トークン %1</translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… ほか %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>+ 追加</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>トークンを追加</translation>
    </message>
    <message>
        <source>Sentence…</source>
        <translation>文…</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>文を入力</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>トークンを追加</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>文</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation>トークンの名前を変更</translation>
    </message>
    <message>
        <source>Add before…</source>
        <translation>前に追加…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>New words get</source>
        <translation>新しい単語の初期値</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message numerus="yes">
        <source>%n before …</source>
        <translation>
            <numerusform>前に %n 個 …</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>トークンを検索</translation>
    </message>
    <message>
        <source>A name, a part of one, or a number counted from 0. Enter goes on to the next.</source>
        <translation>名前、名前の一部、または 0 から数えた番号。Enter で次へ進みます。</translation>
    </message>
    <message>
        <source>There is no token with “%1” in its name, and none of that number.</source>
        <translation>名前に「%1」を含むトークンも、その番号のトークンもありません。</translation>
    </message>
    <message>
        <source>Words become tokens; those already there keep their numbers in X.</source>
        <translation>単語はそれぞれトークンになります。すでにあるトークンは X の数を保ちます。</translation>
    </message>
    <message>
        <source>Move before the previous one</source>
        <translation>前のトークンの前へ移動</translation>
    </message>
    <message>
        <source>Move behind the next one</source>
        <translation>次のトークンの後ろへ移動</translation>
    </message>
    <message>
        <source>Click: pick it everywhere. Double click or F2: another name. Right click: rename, move, remove.</source>
        <translation>クリック: すべての場所で選択。ダブルクリックまたは F2: 名前を変更。右クリック: 名前の変更、移動、削除。</translation>
    </message>
</context>
<context>
    <name>Waterfall</name>
    <message numerus="yes">
        <source>Against its sign: %1 of %n term(s).</source>
        <comment>the sign of the score</comment>
        <translation>
            <numerusform>符号が逆の項: %n 項中 %1 項。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaterfallCell</name>
    <message>
        <source>As they stand</source>
        <translation>並びのまま</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>大きい順</translation>
    </message>
    <message>
        <source>Terms of the score of “%1” with “%2”</source>
        <translation>「%1」の「%2」に対するスコアの項</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>“%1”</source>
        <comment>a name within a sentence</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list and its next entry</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, …</source>
        <comment>a list that goes on</comment>
        <translation>%1、…</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list that goes on</comment>
        <translation>
            <numerusform>%1、ほか %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorksheetTables</name>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%n 行中 %1 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n column(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%n 列中 %1 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank cell(s) have no room here</source>
        <translation>
            <numerusform>%n 個の空欄がここに入りません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>A new window with the lesson</source>
        <translation>入門用の例を新しいウィンドウで開きます</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a session file</source>
        <translation>セッションファイルを開きます</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>セッションを保存します</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>セッションを別の名前で保存します</translation>
    </message>
    <message>
        <source>&amp;Picture of the notebook…</source>
        <translation>ノートブックの画像(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the notebook as PNG, SVG or PDF</source>
        <translation>ノートブックを PNG、SVG、PDF のいずれかで保存します</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>ウィンドウを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>このウィンドウを閉じます</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>直前の操作を取り消します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Do the step again</source>
        <translation>操作をもう一度行います</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the cells and set them to 0</source>
        <translation>セルをコピーして 0 にします</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected cells</source>
        <translation>選択したセルをコピーします</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Paste a block of numbers here</source>
        <translation>数のまとまりをここに貼り付けます</translation>
    </message>
    <message>
        <source>Fill &amp;down</source>
        <translation>下方向へコピー(&amp;D)</translation>
    </message>
    <message>
        <source>The first row of the selection into all rows of it (Ctrl+D)</source>
        <translation>選択範囲の最初の行を、その全行にコピーします (Ctrl+D)</translation>
    </message>
    <message>
        <source>Fill &amp;right</source>
        <translation>右方向へコピー(&amp;R)</translation>
    </message>
    <message>
        <source>The first column of the selection into all columns of it (Ctrl+R)</source>
        <translation>選択範囲の最初の列を、その全列にコピーします (Ctrl+R)</translation>
    </message>
    <message>
        <source>&amp;Go to cell…</source>
        <translation>セルへ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Select a cell by its name, such as weights[export,fail]</source>
        <translation>weights[export,fail] のような名前でセルを選択します</translation>
    </message>
    <message>
        <source>Add a &amp;text cell</source>
        <translation>テキストセルを追加(&amp;T)</translation>
    </message>
    <message>
        <source>A note in Markdown, above the cell in view</source>
        <translation>表示中のセルの上に置く Markdown のメモ</translation>
    </message>
    <message>
        <source>Move cell &amp;up</source>
        <translation>セルを上へ移動(&amp;U)</translation>
    </message>
    <message>
        <source>Move the cell in view up</source>
        <translation>表示中のセルを上へ移動します</translation>
    </message>
    <message>
        <source>Move cell do&amp;wn</source>
        <translation>セルを下へ移動(&amp;W)</translation>
    </message>
    <message>
        <source>Move the cell in view down</source>
        <translation>表示中のセルを下へ移動します</translation>
    </message>
    <message>
        <source>Remo&amp;ve cell</source>
        <translation>セルを削除(&amp;V)</translation>
    </message>
    <message>
        <source>Remove the cell in view from the notebook</source>
        <translation>表示中のセルをノートブックから削除します</translation>
    </message>
    <message>
        <source>T&amp;itle…</source>
        <translation>タイトル(&amp;I)…</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>セッションのタイトル</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>行列(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation>サイズ変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Change n, d_model, d_k and d_v; values are kept</source>
        <translation>n、d_model、d_k、d_v を変更します。値は保たれます</translation>
    </message>
    <message>
        <source>&amp;Zeros</source>
        <translation>ゼロ(&amp;Z)</translation>
    </message>
    <message>
        <source>Set every cell of the matrix in use to 0</source>
        <translation>使用中の行列の全セルを 0 にします</translation>
    </message>
    <message>
        <source>&amp;Identity</source>
        <translation>単位行列(&amp;I)</translation>
    </message>
    <message>
        <source>Ones on the diagonal</source>
        <translation>対角に 1 を置きます</translation>
    </message>
    <message>
        <source>R&amp;andom…</source>
        <translation>ランダム(&amp;A)…</translation>
    </message>
    <message>
        <source>Normal numbers with a seed and a spread</source>
        <translation>シードと標準偏差を指定した正規乱数</translation>
    </message>
    <message>
        <source>Rotatio&amp;n…</source>
        <translation>回転(&amp;N)…</translation>
    </message>
    <message>
        <source>A rotation by an angle in the first two dimensions</source>
        <translation>最初の 2 次元での、指定した角度の回転</translation>
    </message>
    <message>
        <source>&amp;Scale…</source>
        <translation>スケール(&amp;S)…</translation>
    </message>
    <message>
        <source>Multiply every cell by a number</source>
        <translation>全セルに数を掛けます</translation>
    </message>
    <message>
        <source>Copy &amp;transposed</source>
        <translation>転置してコピー(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the matrix turned over</source>
        <translation>行と列を入れ替えた行列をコピーします</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation>アウトライン(&amp;O)</translation>
    </message>
    <message>
        <source>Show the outline</source>
        <translation>アウトラインを表示します</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>インスペクター(&amp;I)</translation>
    </message>
    <message>
        <source>Show the inspector</source>
        <translation>インスペクターを表示します</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>履歴(&amp;H)</translation>
    </message>
    <message>
        <source>Show the list of steps to undo</source>
        <translation>元に戻せる操作の一覧を表示します</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>大きくします</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>縮小(&amp;U)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>小さくします</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>標準の大きさ(&amp;N)</translation>
    </message>
    <message>
        <source>Back to 100 %</source>
        <translation>100% に戻します</translation>
    </message>
    <message>
        <source>&amp;Paint the mask</source>
        <translation>マスクを描く(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>このソフトウェアについて(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <translation>本物のアテンションの式</translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <translation>手で確かめられる飽和</translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <translation>直前のトークンに注目する</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <translation>1 つのバッチに 2 つの文</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>標準偏差</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Angle in degrees</source>
        <translation>角度 (度)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>Multiply every cell by</source>
        <translation>全セルに掛ける数</translation>
    </message>
    <message>
        <source>Set %1 to zeros</source>
        <translation>%1 をゼロにする</translation>
    </message>
    <message>
        <source>Set %1 to the identity</source>
        <translation>%1 を単位行列にする</translation>
    </message>
    <message>
        <source>Fill %1 with random numbers</source>
        <translation>%1 に乱数を入れる</translation>
    </message>
    <message>
        <source>Set %1 to a rotation</source>
        <translation>%1 を回転行列にする</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1 をスケールする</translation>
    </message>
    <message>
        <source>Select a cell of X or of one of the projections first; the others are computed.</source>
        <translation>先に X または射影行列のセルを選択してください。ほかの行列は計算で求められます。</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>サイズ変更</translation>
    </message>
    <message>
        <source>n (tokens)</source>
        <translation>n (トークン数)</translation>
    </message>
    <message>
        <source>d_model</source>
        <translation>d_model</translation>
    </message>
    <message>
        <source>d_k</source>
        <translation>d_k</translation>
    </message>
    <message>
        <source>d_v</source>
        <translation>d_v</translation>
    </message>
    <message>
        <source>A picture ends with .png, .svg or .pdf.</source>
        <translation>画像のファイル名は .png、.svg、.pdf のいずれかで終わります。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Show the welcome</source>
        <translation>ようこそ画面を表示</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <translation>ウィンドウの位置</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>The settings file was damaged. The standard settings are in force; the damaged file is kept as %1.</source>
        <translation>設定ファイルが破損していました。標準の設定を使用しています。破損したファイルは %1 として残してあります。</translation>
    </message>
    <message>
        <source>The cell itself</source>
        <translation>セルそのもの</translation>
    </message>
    <message>
        <source>Minus the logarithm of the cell</source>
        <translation>セルの対数の符号を反転したもの</translation>
    </message>
    <message>
        <source>Half the squared distance to a target</source>
        <translation>目標値との距離の 2 乗の半分</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Every query may attend to every key.</source>
        <translation>すべてのクエリがすべてのキーに注目できます。</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>A query may attend to its own key and to earlier ones.</source>
        <translation>クエリは、自分のキーとそれより前のキーに注目できます。</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>手描き</translation>
    </message>
    <message>
        <source>Each pair of query and key is allowed or hidden by hand.</source>
        <translation>クエリとキーの組ごとに、許可するか隠すかを手で決めます。</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>最大の重み</translation>
    </message>
    <message>
        <source>Entropy in bits</source>
        <translation>エントロピー (ビット)</translation>
    </message>
    <message>
        <source>Effective number of tokens</source>
        <translation>実効トークン数</translation>
    </message>
    <message>
        <source>Norm of the softmax Jacobian</source>
        <translation>softmax のヤコビ行列のノルム</translation>
    </message>
    <message>
        <source>Norm of the gradient at the query</source>
        <translation>クエリでの勾配のノルム</translation>
    </message>
    <message>
        <source>Token embeddings</source>
        <translation>トークン埋め込み</translation>
    </message>
    <message>
        <source>Query projection</source>
        <translation>クエリの射影</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the question it asks.</source>
        <translation>学習されるもの: トークンの埋め込みを、そのトークンの問いに変えます。</translation>
    </message>
    <message>
        <source>Key projection</source>
        <translation>キーの射影</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the answer it offers.</source>
        <translation>学習されるもの: トークンの埋め込みを、そのトークンが差し出す答えに変えます。</translation>
    </message>
    <message>
        <source>Value projection</source>
        <translation>バリューの射影</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into what it contributes.</source>
        <translation>学習されるもの: トークンの埋め込みを、そのトークンが渡す内容に変えます。</translation>
    </message>
    <message>
        <source>Query bias</source>
        <translation>クエリのバイアス</translation>
    </message>
    <message>
        <source>Learned: added to every query.</source>
        <translation>学習されるもの: すべてのクエリに加えられます。</translation>
    </message>
    <message>
        <source>Key bias</source>
        <translation>キーのバイアス</translation>
    </message>
    <message>
        <source>Learned: added to every key.</source>
        <translation>学習されるもの: すべてのキーに加えられます。</translation>
    </message>
    <message>
        <source>Value bias</source>
        <translation>バリューのバイアス</translation>
    </message>
    <message>
        <source>Learned: added to every value.</source>
        <translation>学習されるもの: すべてのバリューに加えられます。</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>What each token asks for.</source>
        <translation>それぞれのトークンが探しているものです。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>What each token offers to be found by.</source>
        <translation>それぞれのトークンが見つけてもらうための手掛かりです。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>バリュー</translation>
    </message>
    <message>
        <source>What each token contributes when it is looked at.</source>
        <translation>それぞれのトークンが注目されたときに渡す内容です。</translation>
    </message>
    <message>
        <source>Scaled scores</source>
        <translation>スケール済みスコア</translation>
    </message>
    <message>
        <source>The scores divided by a power of the head&apos;s width, so that they do not grow with it.</source>
        <translation>スコアをヘッドの幅のべき乗で割ったものです。幅とともに大きくならなくなります。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>How well each query fits each key: their dot product.</source>
        <translation>クエリとキーがどれだけ合うか: 両者の内積です。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Random columns</source>
        <translation>ランダムな列</translation>
    </message>
    <message>
        <source>Your own columns stay; the further ones are random draws of the same size, so the scores spread like the square root of d.</source>
        <translation>自分の列はそのままで、追加の列は同じ大きさの乱数です。そのためスコアのばらつきは d の平方根に比例して大きくなります。</translation>
    </message>
    <message>
        <source>My columns repeated</source>
        <translation>自分の列の繰り返し</translation>
    </message>
    <message>
        <source>Your own columns again and again: nothing is random, and the scores grow like d, faster than √d can cure.</source>
        <translation>自分の列を何度も繰り返します。乱数は使わず、スコアは √d では抑えられない速さで、d に比例して大きくなります。</translation>
    </message>
    <message>
        <source>Textbook: normal q and k</source>
        <translation>教科書どおり: 正規分布の q と k</translation>
    </message>
    <message>
        <source>Queries and keys of independent standard normal numbers, the assumption behind √d. Your matrices are not used.</source>
        <translation>クエリとキーは独立な標準正規乱数です。√d の根拠となる仮定です。自分の行列は使いません。</translation>
    </message>
    <message>
        <source>the recovery copy %1 is damaged</source>
        <translation>回復用コピー %1 は破損しています</translation>
    </message>
    <message>
        <source>nothing of it is used</source>
        <translation>その内容は一切使いません</translation>
    </message>
    <message>
        <source>the recovery copy of %1 is open in another window</source>
        <translation>%1 の回復用コピーは別のウィンドウで開かれています</translation>
    </message>
    <message>
        <source>close that window first</source>
        <translation>先にそのウィンドウを閉じてください</translation>
    </message>
    <message>
        <source>the recovery copy %1 could not be moved: %2</source>
        <translation>回復用コピー %1 を移動できませんでした: %2</translation>
    </message>
    <message>
        <source>remove it by hand</source>
        <translation>手動で削除してください</translation>
    </message>
    <message>
        <source>%1 is no input of this session</source>
        <translation>%1 はこのセッションの入力ではありません</translation>
    </message>
    <message>
        <source>only cells of inputs can be changed</source>
        <translation>変更できるのは入力のセルだけです</translation>
    </message>
    <message>
        <source>%1 cells from row %2, column %3 do not lie inside %4, which is %5</source>
        <translation>行 %2、列 %3 からの %1 個のセルは %4 (サイズ %5) に収まりません</translation>
    </message>
    <message>
        <source>choose fewer cells or resize first</source>
        <translation>セルを減らすか、先にサイズを変更してください</translation>
    </message>
    <message>
        <source>%1 values do not fill %2 cells</source>
        <translation>%1 個の値では %2 個のセルが埋まりません</translation>
    </message>
    <message>
        <source>select as many cells as there are values</source>
        <translation>値と同じ数のセルを選択してください</translation>
    </message>
    <message>
        <source>there is no token %1</source>
        <translation>トークン %1 はありません</translation>
    </message>
    <message>
        <source>the tokens are numbered from 0 to %2</source>
        <translation>トークンの番号は 0 から %2 までです</translation>
    </message>
    <message>
        <source>there is no feature %1</source>
        <translation>特徴 %1 はありません</translation>
    </message>
    <message>
        <source>the features are numbered from 0 to %2</source>
        <translation>特徴の番号は 0 から %2 までです</translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 cells of the notebook</source>
        <translation>ノートブックの %2 個のセルの中に位置 %1 はありません</translation>
    </message>
    <message>
        <source>places are counted from 0</source>
        <translation>位置は 0 から数えます</translation>
    </message>
    <message>
        <source>%1 cells are more than a notebook may have</source>
        <translation>%1 個のセルは、ノートブックに置ける数を超えています</translation>
    </message>
    <message>
        <source>delete cells that are not needed</source>
        <translation>不要なセルを削除してください</translation>
    </message>
    <message>
        <source>the last token cannot be removed</source>
        <translation>最後のトークンは削除できません</translation>
    </message>
    <message>
        <source>rename it, or insert another one first</source>
        <translation>名前を変更するか、先に別のトークンを挿入してください</translation>
    </message>
    <message>
        <source>%1 tokens are more than the %2 that a session may have</source>
        <translation>%1 個のトークンは、セッションに置ける %2 個を超えています</translation>
    </message>
    <message>
        <source>use fewer tokens</source>
        <translation>トークンを減らしてください</translation>
    </message>
    <message>
        <source>the sentence has no words</source>
        <translation>文に単語がありません</translation>
    </message>
    <message>
        <source>type at least one word</source>
        <translation>単語を 1 つ以上入力してください</translation>
    </message>
    <message>
        <source>cell %1 of the notebook (%2) holds no text</source>
        <translation>ノートブックのセル %1 (%2) にはテキストがありません</translation>
    </message>
    <message>
        <source>insert a text cell</source>
        <translation>テキストセルを挿入してください</translation>
    </message>
    <message>
        <source>a notebook cell needs a kind</source>
        <translation>ノートブックのセルには種類が必要です</translation>
    </message>
    <message>
        <source>choose one of the kinds</source>
        <translation>種類を 1 つ選んでください</translation>
    </message>
    <message>
        <source>columns of the source %1 do not belong to this session</source>
        <translation>作り方が %1 の列はこのセッションのものではありません</translation>
    </message>
    <message>
        <source>choose random or repeated columns</source>
        <translation>ランダムな列または列の繰り返しを選んでください</translation>
    </message>
    <message>
        <source>there is not enough memory for this change</source>
        <translation>この変更に必要なメモリが足りません</translation>
    </message>
    <message>
        <source>use smaller sizes, or close other programs</source>
        <translation>サイズを小さくするか、ほかのプログラムを閉じてください</translation>
    </message>
    <message>
        <source>the file would have %1 bytes, more than the %2 that can be opened again</source>
        <translation>ファイルは %1 バイトになり、再び開ける上限の %2 を超えます</translation>
    </message>
    <message>
        <source>use smaller matrices</source>
        <translation>もっと小さい行列を使ってください</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 を %2 にはできません</translation>
    </message>
    <message>
        <source>choose a number from 1 to %3</source>
        <translation>1 から %3 までの数を選んでください</translation>
    </message>
    <message>
        <source>%1 would hold %2 values, more than the %3 that a matrix may have</source>
        <translation>%1 の値は %2 個になり、行列に置ける %3 個を超えます</translation>
    </message>
    <message>
        <source>use smaller sizes</source>
        <translation>サイズを小さくしてください</translation>
    </message>
    <message>
        <source>Attention Explorer session</source>
        <translation>Attention Explorer のセッション</translation>
    </message>
    <message>
        <source>All results as JSON</source>
        <translation>すべての結果 (JSON)</translation>
    </message>
    <message>
        <source>One step as comma-separated values</source>
        <translation>1 つのステップ (コンマ区切り)</translation>
    </message>
    <message>
        <source>One step as tab-separated values</source>
        <translation>1 つのステップ (タブ区切り)</translation>
    </message>
    <message>
        <source>One step as a NumPy array</source>
        <translation>1 つのステップ (NumPy 配列)</translation>
    </message>
    <message>
        <source>All steps and inputs as a NumPy archive</source>
        <translation>すべてのステップと入力 (NumPy アーカイブ)</translation>
    </message>
    <message>
        <source>no key is allowed</source>
        <translation>許可されたキーがありません</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 が %2 です</translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4</source>
        <translation>%3 が %4 なので、%1 は %2 です</translation>
    </message>
    <message>
        <source>there are no numbers on the clipboard</source>
        <translation>クリップボードに数がありません</translation>
    </message>
    <message>
        <source>copy cells of a table first</source>
        <translation>先に表のセルをコピーしてください</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>すべての行のセル数を同じにしてください</translation>
    </message>
    <message>
        <source>The block has %1 × %2 cells and does not fit here: %3 × %4 are left. Choose its upper left cell further up or left, or resize first.</source>
        <translation>このまとまりは %1 × %2 個のセルで、ここには入りません。残りは %3 × %4 です。左上のセルをもっと上か左に選ぶか、先にサイズを変更してください。</translation>
    </message>
    <message>
        <source>Paste %1 × %2 cells into %3</source>
        <translation>%3 に %1 × %2 個のセルを貼り付け</translation>
    </message>
    <message>
        <source>An input: typed, loaded or learned. Change it and everything below follows.</source>
        <translation>入力: 手で入力、読み込み、または学習したもの。変更すると、下にあるものがすべて追従します。</translation>
    </message>
    <message>
        <source>The sum of these products:</source>
        <translation>次の積の和:</translation>
    </message>
    <message>
        <source>One score, divided:</source>
        <translation>1 つのスコアの割り算:</translation>
    </message>
    <message>
        <source>Hidden by the mask: exactly 0, and left out of every sum.</source>
        <translation>マスクで隠されている: 正確に 0 で、どの和にも含まれません。</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>和: %1</translation>
    </message>
    <message>
        <source>Sum of all exponentials: %1</source>
        <translation>指数関数の値の総和: %1</translation>
    </message>
    <message>
        <source>Divided by %1</source>
        <translation>%1 で割る</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 から %2 まで</translation>
    </message>
    <message>
        <source>Not shown at this size.</source>
        <translation>この大きさでは表示しません。</translation>
    </message>
    <message>
        <source>%1 per unit</source>
        <translation>1 単位あたり %1</translation>
    </message>
    <message>
        <source>“%1” has no weights: %2.</source>
        <translation>「%1」には重みがありません: %2。</translation>
    </message>
    <message>
        <source>Only “%1” is allowed, so its weight is 1 whatever the scores are.</source>
        <translation>「%1」だけが許可されているので、スコアにかかわらず重みは 1 です。</translation>
    </message>
    <message>
        <source>largest %1 on “%2”</source>
        <translation>最大 %1 (「%2」)</translation>
    </message>
    <message>
        <source>entropy %1 of %2 bits</source>
        <translation>エントロピー %1 ビット (最大 %2)</translation>
    </message>
    <message>
        <source>%1 effective tokens</source>
        <translation>実効トークン数 %1</translation>
    </message>
    <message>
        <source>output(%1) = [%2]</source>
        <translation>output(%1) = [%2]</translation>
    </message>
    <message>
        <source>“%1”: %2 without, %3 with ÷ √d</source>
        <translation>「%1」: ÷ √d なしで %2、ありで %3</translation>
    </message>
    <message>
        <source>%1; at d = %2 little changes: drag the width below</source>
        <translation>%1。d = %2 ではほとんど変わりません。下の幅を動かしてください</translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation>クエリ %1、キー %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>good</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>fully masked</source>
        <translation>すべてマスクされている</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>非数</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>オーバーフロー</translation>
    </message>
    <message>
        <source>value not finite</source>
        <translation>有限でない値</translation>
    </message>
    <message>
        <source>No key is allowed for this query, so there is nothing to share out.</source>
        <translation>このクエリに許可されたキーがないので、配分するものがありません。</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>無限大</translation>
    </message>
    <message>
        <source>minus infinity</source>
        <translation>負の無限大</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 が %2 です。</translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4.</source>
        <translation>%3 が %4 なので、%1 は %2 です。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number, and no function or constant that a cell knows</source>
        <translation>「%1」は数ではなく、セルで使える関数や定数でもありません</translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ ( ), pi, e and functions such as sqrt, exp, ln, sin, min, max</source>
        <translation>数、+ - * / ^ ( )、pi、e、および sqrt、exp、ln、sin、min、max などの関数を使ってください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no meaning in a calculation</source>
        <translation>「%1」は計算式では意味を持ちません</translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ and brackets</source>
        <translation>数、+ - * / ^ と括弧を使ってください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not separate the arguments of a function here</source>
        <translation>「%1」はここでは関数の引数を区切りません</translation>
    </message>
    <message>
        <source>use &quot;%2&quot; for that</source>
        <translation>代わりに「%2」を使ってください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma outside of a function</source>
        <translation>「%1」では関数の外にコンマがあります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a &quot;;&quot; outside of a function</source>
        <translation>「%1」では関数の外に「;」があります</translation>
    </message>
    <message>
        <source>the decimal mark is &quot;%2&quot; here</source>
        <translation>ここでの小数点記号は「%2」です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an opening bracket without a closing one</source>
        <translation>「%1」には閉じていない括弧があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a bracket in a wrong place</source>
        <translation>「%1」には位置の誤った括弧があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too few arguments</source>
        <translation>「%1」には引数の足りない関数があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too many arguments</source>
        <translation>「%1」には引数の多すぎる関数があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends too early</source>
        <translation>「%1」は途中で終わっています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has two numbers without a sign between them</source>
        <translation>「%1」には、間に演算子のない 2 つの数があります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no calculation that can be read</source>
        <translation>「%1」は計算式として読み取れません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives more than one number</source>
        <translation>「%1」の結果は 1 つの数になりません</translation>
    </message>
    <message>
        <source>type one calculation</source>
        <translation>計算式を 1 つ入力してください</translation>
    </message>
    <message>
        <source>type a calculation such as 1/3 or sqrt(2)/2</source>
        <translation>1/3 や sqrt(2)/2 のような計算式を入力してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not give a finite number</source>
        <translation>「%1」の結果は有限の数ではありません</translation>
    </message>
    <message>
        <source>type inf or nan if that is meant</source>
        <translation>意図したものであれば inf または nan と入力してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives a number that is too small to be held and would become 0</source>
        <translation>「%1」の結果は小さすぎて表現できず、0 になります</translation>
    </message>
    <message>
        <source>type 0 if 0 is meant</source>
        <translation>0 にする場合は 0 と入力してください</translation>
    </message>
    <message>
        <source>the calculation has more than %1 characters</source>
        <translation>計算式が %1 文字を超えています</translation>
    </message>
    <message>
        <source>type a shorter one</source>
        <translation>もっと短く入力してください</translation>
    </message>
    <message>
        <source>expected a whole number from 0, found %1</source>
        <translation>0 以上の整数が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>the file was made by a later version (%1.%2): what this version (%1.%3) does not know is kept but not shown</source>
        <translation>このファイルは新しいバージョン (%1.%2) で作成されています。このバージョン (%1.%3) で扱えないものは、残しますが表示しません</translation>
    </message>
    <message>
        <source>use a newer version to see everything</source>
        <translation>すべてを見るには新しいバージョンを使ってください</translation>
    </message>
    <message>
        <source>expected one text for each of the %1 tokens, found %2</source>
        <translation>%1 個のトークンごとに 1 つのテキストが必要ですが、%2 が見つかりました</translation>
    </message>
    <message>
        <source>give each query a text of one 1 or 0 for each key; nothing was changed</source>
        <translation>クエリごとに、キー 1 つにつき 1 または 0 を並べたテキストを指定してください。何も変更していません</translation>
    </message>
    <message>
        <source>expected %1 digits that are 1 or 0, found &quot;%2&quot;</source>
        <translation>1 または 0 の数字が %1 個必要ですが、「%2」が見つかりました</translation>
    </message>
    <message>
        <source>write 1 where the query may attend to the key, else 0; nothing was changed</source>
        <translation>クエリがキーに注目できるなら 1、できないなら 0 と書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>the painted keys are kept but not used, because the mask is &quot;%1&quot;</source>
        <translation>マスクが「%1」なので、手描きのキーは残しますが使いません</translation>
    </message>
    <message>
        <source>set the mask to &quot;painted&quot; to use them</source>
        <translation>使うにはマスクを &quot;painted&quot; にしてください</translation>
    </message>
    <message>
        <source>expected a list of cells, found %1</source>
        <translation>セルのリストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>the notebook has too many cells</source>
        <translation>ノートブックのセルが多すぎます</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>オブジェクトが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>members that this version does not know are kept as they are: %1</source>
        <translation>このバージョンで扱えないメンバーはそのまま残します: %1</translation>
    </message>
    <message>
        <source>they have no effect</source>
        <translation>これらは影響しません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a cell</source>
        <translation>「%1」はセルの名前ではありません</translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN] with indices from 0 or names, and names with , [ ] or quotes in double quotes</source>
        <translation>STEP[ROW,COLUMN] と書いてください。0 からの番号または名前を使い、, [ ] や引用符を含む名前は二重引用符で囲みます</translation>
    </message>
    <message>
        <source>there is no row %1: %2 has %3, counted from 0 to %4</source>
        <translation>行 %1 はありません: %2 の行は %3 個で、0 から %4 まで数えます</translation>
    </message>
    <message>
        <source>there is no column %1: %2 has %3, counted from 0 to %4</source>
        <translation>列 %1 はありません: %2 の列は %3 個で、0 から %4 まで数えます</translation>
    </message>
    <message>
        <source>choose one of these</source>
        <translation>この中から選んでください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a number but no index</source>
        <translation>「%1」は数ですが、番号ではありません</translation>
    </message>
    <message>
        <source>write a whole number from 0, or a name in double quotes</source>
        <translation>0 以上の整数、または二重引用符で囲んだ名前を書いてください</translation>
    </message>
    <message>
        <source>the rows of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation>%2 の行には名前がないので、「%1」という行はありません</translation>
    </message>
    <message>
        <source>the columns of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation>%2 の列には名前がないので、「%1」という列はありません</translation>
    </message>
    <message>
        <source>use an index from 0</source>
        <translation>0 からの番号を使ってください</translation>
    </message>
    <message>
        <source>there is no token &quot;%1&quot;</source>
        <translation>トークン「%1」はありません</translation>
    </message>
    <message>
        <source>there is no feature &quot;%1&quot;</source>
        <translation>特徴「%1」はありません</translation>
    </message>
    <message>
        <source>use one of the names as it is written, or an index from 0</source>
        <translation>名前を表記どおりに使うか、0 からの番号を使ってください</translation>
    </message>
    <message>
        <source>there is more than one token &quot;%1&quot;, at %2 and %3</source>
        <translation>トークン「%1」は複数あります (%2 と %3)</translation>
    </message>
    <message>
        <source>there is more than one feature &quot;%1&quot;, at %2 and %3</source>
        <translation>特徴「%1」は複数あります (%2 と %3)</translation>
    </message>
    <message>
        <source>use the index</source>
        <translation>番号を使ってください</translation>
    </message>
    <message>
        <source>this session has no %1</source>
        <translation>このセッションには %1 がありません</translation>
    </message>
    <message>
        <source>its steps are %2</source>
        <translation>ステップは %2 です</translation>
    </message>
    <message>
        <source>there is no step &quot;%1&quot;</source>
        <translation>ステップ「%1」はありません</translation>
    </message>
    <message>
        <source>the steps are %2</source>
        <translation>使えるステップは %2 です</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>メンバー「%1」がありません</translation>
    </message>
    <message>
        <source>write &quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0}; nothing was changed</source>
        <translation>&quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0} と書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>expected a whole number from 1, found %1</source>
        <translation>1 以上の整数が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>correct this member; nothing was changed</source>
        <translation>このメンバーを直してください。何も変更していません</translation>
    </message>
    <message>
        <source>the file needs version %1 of the format, and this program reads versions up to %2</source>
        <translation>このファイルには形式のバージョン %1 が必要ですが、このプログラムが読めるのはバージョン %2 までです</translation>
    </message>
    <message>
        <source>use a newer version of the program; nothing was changed</source>
        <translation>新しいバージョンのプログラムを使ってください。何も変更していません</translation>
    </message>
    <message>
        <source>the file requires %1, which this version does not know: its numbers would be wrong</source>
        <translation>このファイルには %1 が必要ですが、このバージョンでは扱えず、数が正しくなりません</translation>
    </message>
    <message>
        <source>this is no session: expected an object, found %1</source>
        <translation>セッションではありません: オブジェクトが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>choose another file; nothing was changed</source>
        <translation>別のファイルを選んでください。何も変更していません</translation>
    </message>
    <message>
        <source>this is no session: expected &quot;%2&quot;, found %1</source>
        <translation>セッションではありません: 「%2」が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>this is no session: the member &quot;format&quot; is missing</source>
        <translation>セッションではありません: メンバー &quot;format&quot; がありません</translation>
    </message>
    <message>
        <source>a session says &quot;format&quot;: &quot;%2&quot;; nothing was changed</source>
        <translation>セッションには &quot;format&quot;: &quot;%2&quot; と書かれています。何も変更していません</translation>
    </message>
    <message>
        <source>this is a NumPy array (.npy), not a session</source>
        <translation>これは NumPy 配列 (.npy) で、セッションではありません</translation>
    </message>
    <message>
        <source>import it; nothing was changed</source>
        <translation>インポートしてください。何も変更していません</translation>
    </message>
    <message>
        <source>this is a zip archive, perhaps NumPy&apos;s .npz, not a session</source>
        <translation>これは zip アーカイブ (NumPy の .npz かもしれません) で、セッションではありません</translation>
    </message>
    <message>
        <source>this is compressed with gzip</source>
        <translation>gzip で圧縮されています</translation>
    </message>
    <message>
        <source>unpack it first; nothing was changed</source>
        <translation>先に展開してください。何も変更していません</translation>
    </message>
    <message>
        <source>this is only a pointer that Git LFS left in place of the file</source>
        <translation>これは Git LFS がファイルの代わりに残したポインターです</translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull; nothing was changed</source>
        <translation>git lfs pull でファイル本体を取得してください。何も変更していません</translation>
    </message>
    <message>
        <source>this text is UTF-16</source>
        <translation>このテキストは UTF-16 です</translation>
    </message>
    <message>
        <source>save it as UTF-8; nothing was changed</source>
        <translation>UTF-8 で保存してください。何も変更していません</translation>
    </message>
    <message>
        <source>this is a PDF document, not a session</source>
        <translation>これは PDF 文書で、セッションではありません</translation>
    </message>
    <message>
        <source>this is a web page or XML, not a session</source>
        <translation>これはウェブページまたは XML で、セッションではありません</translation>
    </message>
    <message>
        <source>download the file itself; nothing was changed</source>
        <translation>ファイル本体をダウンロードしてください。何も変更していません</translation>
    </message>
    <message>
        <source>the file ends in the middle</source>
        <translation>ファイルが途中で終わっています</translation>
    </message>
    <message>
        <source>a part of it is missing: use another copy; nothing was changed</source>
        <translation>一部が欠けています。別のコピーを使ってください。何も変更していません</translation>
    </message>
    <message>
        <source>found %1 without quotes</source>
        <translation>引用符のない %1 が見つかりました</translation>
    </message>
    <message>
        <source>write &quot;NaN&quot;, &quot;Infinity&quot; or &quot;-Infinity&quot;, with quotes; nothing was changed</source>
        <translation>&quot;NaN&quot;、&quot;Infinity&quot;、&quot;-Infinity&quot; のいずれかを引用符付きで書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>found a byte that is not UTF-8</source>
        <translation>UTF-8 ではないバイトが見つかりました</translation>
    </message>
    <message>
        <source>save the file as UTF-8; nothing was changed</source>
        <translation>ファイルを UTF-8 で保存してください。何も変更していません</translation>
    </message>
    <message>
        <source>found a line end or control character inside a text</source>
        <translation>テキストの中に改行または制御文字が見つかりました</translation>
    </message>
    <message>
        <source>close the text with a quote, or write the character as \n or \u000a; nothing was changed</source>
        <translation>テキストを引用符で閉じるか、その文字を \n または \u000a と書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>found a \ in a text that means nothing</source>
        <translation>テキストの中に意味のない \ が見つかりました</translation>
    </message>
    <message>
        <source>write \\ for a backslash itself; nothing was changed</source>
        <translation>バックスラッシュそのものは \\ と書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>found %1 behind the end of the session</source>
        <translation>セッションの終わりの後に %1 が見つかりました</translation>
    </message>
    <message>
        <source>remove what stands behind the last bracket; nothing was changed</source>
        <translation>最後の括弧より後ろにあるものを削除してください。何も変更していません</translation>
    </message>
    <message>
        <source>found a comma before %1</source>
        <translation>%1 の前にコンマが見つかりました</translation>
    </message>
    <message>
        <source>remove the comma; nothing was changed</source>
        <translation>コンマを削除してください。何も変更していません</translation>
    </message>
    <message>
        <source>found %1 where a comma or a closing bracket was expected</source>
        <translation>コンマか閉じ括弧が必要な場所に %1 が見つかりました</translation>
    </message>
    <message>
        <source>put a comma between values, and write numbers with a decimal point; nothing was changed</source>
        <translation>値の間にはコンマを置き、数の小数点にはピリオドを使ってください。何も変更していません</translation>
    </message>
    <message>
        <source>found a comment, which JSON does not have</source>
        <translation>コメントが見つかりましたが、JSON にコメントはありません</translation>
    </message>
    <message>
        <source>remove it, or write it into a text cell; nothing was changed</source>
        <translation>削除するか、テキストセルに書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>found a single quote</source>
        <translation>一重引用符が見つかりました</translation>
    </message>
    <message>
        <source>put texts into double quotes; nothing was changed</source>
        <translation>テキストは二重引用符で囲んでください。何も変更していません</translation>
    </message>
    <message>
        <source>found %1 where a colon was expected</source>
        <translation>コロンが必要な場所に %1 が見つかりました</translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value; nothing was changed</source>
        <translation>&quot;name&quot;: value と書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>found %1 where the name of a member was expected</source>
        <translation>メンバーの名前が必要な場所に %1 が見つかりました</translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value, with quotes around the name; nothing was changed</source>
        <translation>&quot;name&quot;: value と、名前を引用符で囲んで書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>found %1, which is not how JSON writes a number</source>
        <translation>%1 が見つかりましたが、JSON の数の書き方ではありません</translation>
    </message>
    <message>
        <source>write digits on both sides of the point; nothing was changed</source>
        <translation>小数点の両側に数字を書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>found %1 where a value was expected</source>
        <translation>値が必要な場所に %1 が見つかりました</translation>
    </message>
    <message>
        <source>write a number, a text in double quotes, a list or an object; nothing was changed</source>
        <translation>数、二重引用符で囲んだテキスト、リスト、オブジェクトのいずれかを書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>the file holds nothing but blanks</source>
        <translation>ファイルには空白しかありません</translation>
    </message>
    <message>
        <source>a save that was cut off can leave that: look for a recovery copy; nothing was changed</source>
        <translation>保存が途中で切れるとこうなることがあります。回復用コピーを探してください。何も変更していません</translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, %1 of them</source>
        <translation>ファイルが破損しています: NUL バイト (%1 個) しかありません</translation>
    </message>
    <message>
        <source>a power cut can leave that: use another copy; nothing was changed</source>
        <translation>停電でこうなることがあります。別のコピーを使ってください。何も変更していません</translation>
    </message>
    <message>
        <source>the file is damaged, or no text: found a NUL byte</source>
        <translation>ファイルが破損しているか、テキストではありません: NUL バイトが見つかりました</translation>
    </message>
    <message>
        <source>use another copy; nothing was changed</source>
        <translation>別のコピーを使ってください。何も変更していません</translation>
    </message>
    <message>
        <source>expected an object with &quot;shape&quot; and &quot;rows&quot;, found %1</source>
        <translation>&quot;shape&quot; と &quot;rows&quot; を持つオブジェクトが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a list of rows, found %1</source>
        <translation>行のリストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected two whole numbers, rows and columns</source>
        <translation>行数と列数を表す 2 つの整数が必要です</translation>
    </message>
    <message>
        <source>write it as [7, 4]; nothing was changed</source>
        <translation>[7, 4] のように書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>%1x%2 is not possible: a matrix has 1 to %3 rows and columns and at most %4 values</source>
        <translation>%1x%2 にはできません: 行列の行数と列数は 1 から %3 まで、値は %4 個までです</translation>
    </message>
    <message>
        <source>choose another size; nothing was changed</source>
        <translation>別のサイズを選んでください。何も変更していません</translation>
    </message>
    <message>
        <source>the shape says %1 rows, found %2</source>
        <translation>形状では %1 行ですが、%2 行見つかりました</translation>
    </message>
    <message>
        <source>correct the shape or the rows; nothing was changed</source>
        <translation>形状か行を直してください。何も変更していません</translation>
    </message>
    <message>
        <source>the shape says %1 columns, found %2</source>
        <translation>形状では %1 列ですが、%2 列見つかりました</translation>
    </message>
    <message>
        <source>expected &quot;%2&quot;, found %1</source>
        <translation>「%2」が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>leave it out for rows of numbers; nothing was changed</source>
        <translation>数の行の場合は省いてください。何も変更していません</translation>
    </message>
    <message>
        <source>some rows are lists and some are texts</source>
        <translation>リストの行とテキストの行が混在しています</translation>
    </message>
    <message>
        <source>write all rows alike; nothing was changed</source>
        <translation>すべての行を同じ書き方にしてください。何も変更していません</translation>
    </message>
    <message>
        <source>the rows are texts, but the member &quot;encoding&quot; is missing</source>
        <translation>行がテキストですが、メンバー &quot;encoding&quot; がありません</translation>
    </message>
    <message>
        <source>write rows as lists of numbers, or name the encoding; nothing was changed</source>
        <translation>行を数のリストとして書くか、符号化方式を指定してください。何も変更していません</translation>
    </message>
    <message>
        <source>the rows are lists, which have no encoding and no checksum</source>
        <translation>行がリストです。リストには符号化方式もチェックサムもありません</translation>
    </message>
    <message>
        <source>remove &quot;encoding&quot; and &quot;crc32&quot;; nothing was changed</source>
        <translation>&quot;encoding&quot; と &quot;crc32&quot; を削除してください。何も変更していません</translation>
    </message>
    <message>
        <source>the checksum is %1, but that of the rows is %2</source>
        <translation>チェックサムは %1 ですが、行から求めると %2 です</translation>
    </message>
    <message>
        <source>the rows are damaged: use another copy; nothing was changed</source>
        <translation>行が破損しています。別のコピーを使ってください。何も変更していません</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>数が必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>write a number with a decimal point and without quotes, or &quot;NaN&quot;, &quot;Infinity&quot;, &quot;-Infinity&quot;; nothing was changed</source>
        <translation>小数点にピリオドを使った引用符なしの数、または &quot;NaN&quot;、&quot;Infinity&quot;、&quot;-Infinity&quot; を書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>expected a list of numbers, found %1</source>
        <translation>数のリストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>write each row as [1, 2.5, -3]; nothing was changed</source>
        <translation>各行を [1, 2.5, -3] のように書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <translation>数が %1 個必要ですが、%2 個見つかりました</translation>
    </message>
    <message>
        <source>give all rows the same length; nothing was changed</source>
        <translation>すべての行を同じ長さにしてください。何も変更していません</translation>
    </message>
    <message>
        <source>the text is not base64 of whole 8-byte numbers</source>
        <translation>このテキストは、8 バイトの数をちょうど表す base64 ではありません</translation>
    </message>
    <message>
        <source>the file is damaged here; nothing was changed</source>
        <translation>ファイルのこの場所が破損しています。何も変更していません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 or as %3</source>
        <translation>「%1」は %2 とも %3 とも読めます</translation>
    </message>
    <message>
        <source>type one of the two</source>
        <translation>どちらかを入力してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a number with group marks</source>
        <translation>「%1」は桁区切りのある数のようです</translation>
    </message>
    <message>
        <source>type %2, without them</source>
        <translation>区切りなしで %2 と入力してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma, but the decimal mark is a point here</source>
        <translation>「%1」にはコンマがありますが、ここでの小数点記号はピリオドです</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a point, but the decimal mark is a comma here</source>
        <translation>「%1」にはピリオドがありますが、ここでの小数点記号はコンマです</translation>
    </message>
    <message>
        <source>type %2</source>
        <translation>%2 と入力してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>「%1」は数ではありません</translation>
    </message>
    <message>
        <source>type a number such as %2</source>
        <translation>%2 のような数を入力してください</translation>
    </message>
    <message>
        <source>there is no number</source>
        <translation>数がありません</translation>
    </message>
    <message>
        <source>type a number such as %1</source>
        <translation>%1 のような数を入力してください</translation>
    </message>
    <message>
        <source>%1 is beyond the largest number that can be held, about 1.8e308</source>
        <translation>%1 は表現できる最大の数 (約 1.8e308) を超えています</translation>
    </message>
    <message>
        <source>type a smaller number, or inf</source>
        <translation>もっと小さい数か inf を入力してください</translation>
    </message>
    <message>
        <source>%1 is below the smallest number that can be held, about 4.9e-324</source>
        <translation>%1 は表現できる最小の数 (約 4.9e-324) を下回っています</translation>
    </message>
    <message>
        <source>add it; nothing was changed</source>
        <translation>追加してください。何も変更していません</translation>
    </message>
    <message>
        <source>expected a text, found %1</source>
        <translation>テキストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>expected a list of texts, found %1</source>
        <translation>テキストのリストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>%1 entries are too many: at most %2 are possible</source>
        <translation>項目が %1 個では多すぎます: 上限は %2 個です</translation>
    </message>
    <message>
        <source>use fewer; nothing was changed</source>
        <translation>数を減らしてください。何も変更していません</translation>
    </message>
    <message>
        <source>the scale exponent %1 is not a number from 0 to 2</source>
        <translation>スケール指数 %1 は 0 から 2 までの数ではありません</translation>
    </message>
    <message>
        <source>0.5 divides by the root of d, 0 switches scaling off</source>
        <translation>0.5 は d の平方根で割り、0 はスケーリングをオフにします</translation>
    </message>
    <message>
        <source>the temperature %1 is not a finite number above 0</source>
        <translation>温度 %1 は 0 より大きい有限の数ではありません</translation>
    </message>
    <message>
        <source>1 leaves the weights as they are</source>
        <translation>1 なら重みはそのままです</translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot;</source>
        <translation>マスク「%1」はありません</translation>
    </message>
    <message>
        <source>use none, causal or painted</source>
        <translation>none、causal、painted のいずれかを使ってください</translation>
    </message>
    <message>
        <source>the painted mask is %1x%2, but there are %3 tokens</source>
        <translation>手描きのマスクは %1x%2 ですが、トークンは %3 個あります</translation>
    </message>
    <message>
        <source>give each of the %3 tokens a row of %3 marks</source>
        <translation>%3 個のトークンそれぞれに、%3 個の印からなる行を指定してください</translation>
    </message>
    <message>
        <source>the matrix %1 is missing</source>
        <translation>行列 %1 がありません</translation>
    </message>
    <message>
        <source>X, Wq, Wk and Wv are needed</source>
        <translation>X、Wq、Wk、Wv が必要です</translation>
    </message>
    <message>
        <source>%1 is not an input</source>
        <translation>%1 は入力ではありません</translation>
    </message>
    <message>
        <source>the inputs are X, Wq, Wk, Wv and the biases bq, bk, bv</source>
        <translation>入力は X、Wq、Wk、Wv とバイアス bq、bk、bv です</translation>
    </message>
    <message>
        <source>%1 has no rows or no columns</source>
        <translation>%1 に行または列がありません</translation>
    </message>
    <message>
        <source>give it at least one of each</source>
        <translation>それぞれ 1 つ以上指定してください</translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 rows</source>
        <translation>%1 は %2、%3 は %4 です: %3 には %5 行が必要です</translation>
    </message>
    <message>
        <source>resize one of the two</source>
        <translation>どちらかのサイズを変更してください</translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 columns</source>
        <translation>%1 は %2、%3 は %4 です: %3 には %5 列が必要です</translation>
    </message>
    <message>
        <source>%1 is %2 but needs the shape 1x%3</source>
        <translation>%1 は %2 ですが、形状 1x%3 が必要です</translation>
    </message>
    <message>
        <source>give it one number for each column of its projection</source>
        <translation>射影の列ごとに数を 1 つ指定してください</translation>
    </message>
    <message>
        <source>choose one of the steps in force</source>
        <translation>有効なステップから選んでください</translation>
    </message>
    <message>
        <source>%1[%2,%3] does not exist: %1 is %4</source>
        <translation>%1[%2,%3] は存在しません: %1 は %4 です</translation>
    </message>
    <message>
        <source>rows and columns are counted from 0</source>
        <translation>行と列は 0 から数えます</translation>
    </message>
    <message>
        <source>row %2 of %1 has no distribution (%3)</source>
        <translation>%1 の行 %2 には分布がありません (%3)</translation>
    </message>
    <message>
        <source>choose a row that has one</source>
        <translation>分布のある行を選んでください</translation>
    </message>
    <message>
        <source>%1[%2,%3] is not above 0, so it has no logarithm</source>
        <translation>%1[%2,%3] は 0 より大きくないので、対数がありません</translation>
    </message>
    <message>
        <source>choose a weight that is above 0</source>
        <translation>0 より大きい重みを選んでください</translation>
    </message>
    <message>
        <source>there is no source &quot;%1&quot; for wider matrices</source>
        <translation>行列を広げる方法「%1」はありません</translation>
    </message>
    <message>
        <source>use random, repeat or normal</source>
        <translation>random、repeat、normal のいずれかを使ってください</translation>
    </message>
    <message>
        <source>the width %1 is below the session&apos;s own d_k, %2</source>
        <translation>幅 %1 はセッション自身の d_k (%2) を下回っています</translation>
    </message>
    <message>
        <source>choose at least that width</source>
        <translation>それ以上の幅を選んでください</translation>
    </message>
    <message>
        <source>the results would take %1, more than half of the %2 of memory that are free</source>
        <translation>結果に %1 が必要で、空きメモリ %2 の半分を超えます</translation>
    </message>
    <message>
        <source>use fewer tokens or close other programs</source>
        <translation>トークンを減らすか、ほかのプログラムを閉じてください</translation>
    </message>
    <message>
        <source>an error without a sentence</source>
        <translation>説明のないエラー</translation>
    </message>
    <message>
        <source>a number too small to be held became 0; in the whole file: %1</source>
        <translation>小さすぎて表現できない数が 0 になりました。ファイル全体での個数: %1</translation>
    </message>
    <message>
        <source>write numbers above 5e-324</source>
        <translation>5e-324 より大きい数を書いてください</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 を読み込めませんでした: %2</translation>
    </message>
    <message>
        <source>try again or use another copy</source>
        <translation>もう一度試すか、別のコピーを使ってください</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes</source>
        <translation>%1 は %2 バイトを超えています</translation>
    </message>
    <message>
        <source>choose a smaller file</source>
        <translation>もっと小さいファイルを選んでください</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 を開けません: %2</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <translation>名前とアクセス権を確認してください</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>%1 はフォルダーで、ファイルではありません</translation>
    </message>
    <message>
        <source>choose a file in it</source>
        <translation>その中のファイルを選んでください</translation>
    </message>
    <message>
        <source>%1 is a device, a pipe or the like, not a regular file</source>
        <translation>%1 はデバイスやパイプなどで、通常のファイルではありません</translation>
    </message>
    <message>
        <source>choose a regular file</source>
        <translation>通常のファイルを選んでください</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 に書き込めませんでした: %2</translation>
    </message>
    <message>
        <source>save under another name or mend the cause; what was there before is unchanged</source>
        <translation>別の名前で保存するか、原因を取り除いてください。以前の内容はそのままです</translation>
    </message>
    <message>
        <source>choose the name of a file</source>
        <translation>ファイルの名前を選んでください</translation>
    </message>
    <message>
        <source>choose the name of a regular file</source>
        <translation>通常のファイルの名前を選んでください</translation>
    </message>
    <message>
        <source>the content could not be made</source>
        <translation>内容を作成できませんでした</translation>
    </message>
    <message>
        <source>%1 exists already</source>
        <translation>%1 はすでに存在します</translation>
    </message>
    <message>
        <source>choose another name, or say that it may be overwritten</source>
        <translation>別の名前を選ぶか、上書きしてよいことを指定してください</translation>
    </message>
    <message>
        <source>%1 is not the name of a file</source>
        <translation>%1 はファイルの名前ではありません</translation>
    </message>
    <message>
        <source>the folder of %1 does not exist</source>
        <translation>%1 のフォルダーが存在しません</translation>
    </message>
    <message>
        <source>make the folder first</source>
        <translation>先にフォルダーを作成してください</translation>
    </message>
    <message>
        <source>%1 was written, but the disk did not confirm it: %2</source>
        <translation>%1 に書き込みましたが、ディスクが確認を返しませんでした: %2</translation>
    </message>
    <message>
        <source>save it again elsewhere</source>
        <translation>別の場所にもう一度保存してください</translation>
    </message>
    <message>
        <source>the number %1 is beyond the largest one that can be held, about 1.8e308</source>
        <translation>数 %1 は表現できる最大の数 (約 1.8e308) を超えています</translation>
    </message>
    <message>
        <source>write a smaller number, or &quot;Infinity&quot; in a matrix; nothing was changed</source>
        <translation>もっと小さい数、または行列の中なら &quot;Infinity&quot; を書いてください。何も変更していません</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; stands there twice</source>
        <translation>メンバー「%1」が 2 回現れています</translation>
    </message>
    <message>
        <source>remove one of the two; nothing was changed</source>
        <translation>どちらかを削除してください。何も変更していません</translation>
    </message>
    <message>
        <source>more than %1 lists and objects are nested</source>
        <translation>リストとオブジェクトの入れ子が %1 段を超えています</translation>
    </message>
    <message>
        <source>flatten this part; nothing was changed</source>
        <translation>この部分の入れ子を浅くしてください。何も変更していません</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>テキストが UTF-8 ではありません</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>もう一度入力してください</translation>
    </message>
    <message>
        <source>shorten it</source>
        <translation>短くしてください</translation>
    </message>
    <message>
        <source>there are no tokens</source>
        <translation>トークンがありません</translation>
    </message>
    <message>
        <source>give at least one</source>
        <translation>1 つ以上指定してください</translation>
    </message>
    <message>
        <source>there are %1 tokens, and at most %2 are possible</source>
        <translation>トークンが %1 個ありますが、上限は %2 個です</translation>
    </message>
    <message>
        <source>use fewer</source>
        <translation>数を減らしてください</translation>
    </message>
    <message>
        <source>split it into several cells</source>
        <translation>複数のセルに分けてください</translation>
    </message>
    <message>
        <source>%1 rows and %2 columns are too many: at most %3 of each are possible</source>
        <translation>%1 行と %2 列では多すぎます: 上限はそれぞれ %3 です</translation>
    </message>
    <message>
        <source>%1 values are too many: at most %2 are possible</source>
        <translation>値が %1 個では多すぎます: 上限は %2 個です</translation>
    </message>
    <message>
        <source>use fewer rows or columns</source>
        <translation>行または列を減らしてください</translation>
    </message>
    <message>
        <source>X has %1 rows, but there are %2 tokens</source>
        <translation>X は %1 行ですが、トークンは %2 個あります</translation>
    </message>
    <message>
        <source>give each token one row of X</source>
        <translation>トークンごとに X の行を 1 つ指定してください</translation>
    </message>
    <message>
        <source>X has %1 columns, but there are %2 names for them</source>
        <translation>X は %1 列ですが、列の名前は %2 個あります</translation>
    </message>
    <message>
        <source>give each column of X one name, or leave all names out</source>
        <translation>X の列ごとに名前を 1 つ指定するか、名前をすべて省いてください</translation>
    </message>
    <message>
        <source>this part of the view does not fit and was left out</source>
        <translation>表示設定のこの部分は合わないので省きました</translation>
    </message>
    <message>
        <source>numbers are not concerned</source>
        <translation>数には影響しません</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>射影</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>スケーリング</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>飽和</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>NumPy code</source>
        <translation>NumPy のコード</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>コードをコピー</translation>
    </message>
    <message>
        <source>Each token asks with its query, offers with its key, and gives its value. Edit any number in X or in the three W.</source>
        <translation>各トークンは、クエリで問い、キーで応じ、バリューを渡します。X や 3 つの W の数はどれでも編集できます。</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>rows look, columns are looked at</source>
        <translation>行が注目し、列が注目される</translation>
    </message>
    <message>
        <source>Query times key.</source>
        <translation>クエリ × キー。</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>goes on to the next layer</source>
        <translation>次の層へ渡される</translation>
    </message>
    <message>
        <source>The scores are divided by %1.</source>
        <translation>スコアは %1 で割られます。</translation>
    </message>
    <message>
        <source>rows look</source>
        <translation>行が注目する</translation>
    </message>
    <message>
        <source>Weights of “%1”</source>
        <translation>「%1」の重み</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Weights of all tokens</source>
        <translation>すべてのトークンの重み</translation>
    </message>
    <message>
        <source>Entropy of each token</source>
        <translation>各トークンのエントロピー</translation>
    </message>
    <message>
        <source>This token</source>
        <translation>このトークン</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>エントロピー</translation>
    </message>
    <message>
        <source>Recover &amp;unsaved work…</source>
        <translation>未保存の作業を回復(&amp;U)…</translation>
    </message>
    <message>
        <source>Sessions that were open when the program ended without closing them</source>
        <translation>プログラムが終了したときに閉じられていなかったセッション</translation>
    </message>
    <message>
        <source>Picture of the pane or c&amp;hart in use…</source>
        <translation>使用中のペインまたはグラフの画像(&amp;H)…</translation>
    </message>
    <message>
        <source>Save the matrix or chart that has the focus as PNG, SVG or PDF</source>
        <translation>フォーカスのある行列またはグラフを PNG、SVG、PDF のいずれかで保存します</translation>
    </message>
    <message>
        <source>R&amp;ename row…</source>
        <translation>行の名前を変更(&amp;E)…</translation>
    </message>
    <message>
        <source>Rena&amp;me column…</source>
        <translation>列の名前を変更(&amp;M)…</translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s column</source>
        <translation>選択したセルの列にあたるトークンまたは特徴の名前を変更します</translation>
    </message>
    <message>
        <source>Click or drag over pairs of query and key to hide or allow them; Space does it for the selection</source>
        <translation>クエリとキーの組をクリックまたはドラッグすると、隠したり許可したりできます。選択範囲にはスペースキーを使います</translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <translation>4 つのサイズがすべて異なる</translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation>トークンの名前を変更</translation>
    </message>
    <message>
        <source>New name of the token “%1”</source>
        <translation>トークン「%1」の新しい名前</translation>
    </message>
    <message>
        <source>Rename a feature</source>
        <translation>特徴の名前を変更</translation>
    </message>
    <message>
        <source>New name of the feature “%1”</source>
        <translation>特徴「%1」の新しい名前</translation>
    </message>
    <message>
        <source>A function of one number x, %1:</source>
        <translation>1 つの数 x の関数 %1:</translation>
    </message>
    <message>
        <source>This is the picked weight itself.</source>
        <translation>これは選択中の重みそのものです。</translation>
    </message>
    <message>
        <source>Picked weights</source>
        <translation>選択中の重み</translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s row, else for the picked token</source>
        <translation>選択したセルの行にあたるトークンまたは特徴の名前を変更します。なければ選択中のトークンの名前を変更します</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>A matrix from a table, a NumPy or safetensors file, or a head of a model</source>
        <translation>表、NumPy または safetensors ファイルの行列、またはモデルのヘッド</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Results as tables, arrays, scripts, a notebook, an article or a page</source>
        <translation>結果を表、配列、スクリプト、ノートブック、論文、ウェブページのいずれかにします</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>LaTeX としてコピー(&amp;L)</translation>
    </message>
    <message>
        <source>The selected cells as a bmatrix, every digit</source>
        <translation>選択したセルを、全桁の bmatrix としてコピーします</translation>
    </message>
    <message>
        <source>Copy as &amp;NumPy</source>
        <translation>NumPy としてコピー(&amp;N)</translation>
    </message>
    <message>
        <source>The selected cells as np.array, every digit</source>
        <translation>選択したセルを、全桁の np.array としてコピーします</translation>
    </message>
    <message>
        <source>Copy as Mar&amp;kdown</source>
        <translation>Markdown としてコピー(&amp;K)</translation>
    </message>
    <message>
        <source>The selected cells as a table with names, every digit</source>
        <translation>選択したセルを、名前付きで全桁の表としてコピーします</translation>
    </message>
    <message>
        <source>Rotary &amp;positions…</source>
        <translation>回転位置埋め込み(&amp;P)…</translation>
    </message>
    <message>
        <source>Turn queries and keys by their position, as Llama-type heads do</source>
        <translation>Llama 系のヘッドと同じように、クエリとキーを位置に応じて回転します</translation>
    </message>
    <message>
        <source>choose the decimal mark above</source>
        <translation>上で小数点記号を選んでください</translation>
    </message>
    <message>
        <source>choose above what the first line and column are</source>
        <translation>最初の行と列が何であるかを上で選んでください</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>回転位置埋め込み</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基数</translation>
    </message>
    <message>
        <source>&amp;Convention</source>
        <translation>方式(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Base of the angles</source>
        <translation>角度の基数(&amp;B)</translation>
    </message>
    <message>
        <source>Scores do not know where a token stands, unless its embedding says so.</source>
        <translation>埋め込みに含まれていない限り、スコアはトークンの位置を知りません。</translation>
    </message>
    <message>
        <source>Switch rotary positions on</source>
        <translation>回転位置埋め込みをオンにする</translation>
    </message>
    <message>
        <source>Switch rotary positions off</source>
        <translation>回転位置埋め込みをオフにする</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>前半と後半</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>隣どうし</translation>
    </message>
    <message>
        <source>Rotated queries</source>
        <translation>回転後のクエリ</translation>
    </message>
    <message>
        <source>Rotated keys</source>
        <translation>回転後のキー</translation>
    </message>
    <message>
        <source>a save or a download that was cut off can leave that: look for a recovery copy or another one</source>
        <translation>保存やダウンロードが途中で切れるとこうなることがあります。回復用コピーまたは別のコピーを探してください</translation>
    </message>
    <message>
        <source>the file could not be read</source>
        <translation>ファイルを読み込めませんでした</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>もう一度試してください</translation>
    </message>
    <message>
        <source>Numbers in a text: tables, lists, what programs print</source>
        <translation>テキスト中の数: 表、リスト、プログラムの出力</translation>
    </message>
    <message>
        <source>Tensors: a model, or all steps and inputs (safetensors)</source>
        <translation>テンソル: モデル、またはすべてのステップと入力 (safetensors)</translation>
    </message>
    <message>
        <source>Index of a model in several files (safetensors)</source>
        <translation>複数ファイルからなるモデルの索引 (safetensors)</translation>
    </message>
    <message>
        <source>The computation as a NumPy script</source>
        <translation>計算 (NumPy スクリプト)</translation>
    </message>
    <message>
        <source>The computation as a PyTorch script</source>
        <translation>計算 (PyTorch スクリプト)</translation>
    </message>
    <message>
        <source>The notebook for Jupyter</source>
        <translation>Jupyter 用ノートブック</translation>
    </message>
    <message>
        <source>All results as a LaTeX article</source>
        <translation>すべての結果 (LaTeX の論文)</translation>
    </message>
    <message>
        <source>All results as one web page</source>
        <translation>すべての結果 (1 つのウェブページ)</translation>
    </message>
    <message>
        <source>All results as Markdown</source>
        <translation>すべての結果 (Markdown)</translation>
    </message>
    <message>
        <source>one head of it is %1 by %2, more than a session can hold</source>
        <translation>そのヘッド 1 つは %1 × %2 で、セッションに入る大きさを超えています</translation>
    </message>
    <message>
        <source>is the number of heads right?</source>
        <translation>ヘッド数は正しいですか?</translation>
    </message>
    <message>
        <source>it is no vector of at least %1 numbers, as the bias of this layer</source>
        <translation>これは、この層のバイアスに必要な %1 個以上の数からなるベクトルではありません</translation>
    </message>
    <message>
        <source>its numbers are whole ones (%1): it seems to be quantised, and its scale is not applied</source>
        <translation>その数は整数 (%1) です: 量子化されているようで、その倍率は適用されていません</translation>
    </message>
    <message>
        <source>take the model in F32, F16 or BF16</source>
        <translation>F32、F16、BF16 のいずれかのモデルを使ってください</translation>
    </message>
    <message>
        <source>there is no head %1: it has %2</source>
        <translation>ヘッド %1 はありません: ヘッドは %2 個です</translation>
    </message>
    <message>
        <source>heads are counted from 0</source>
        <translation>ヘッドは 0 から数えます</translation>
    </message>
    <message>
        <source>its shape %1x%2 fits one way only, so it cannot be transposed</source>
        <translation>形状 %1x%2 は一通りにしか読めないので、転置できません</translation>
    </message>
    <message>
        <source>read it as it is stored</source>
        <translation>保存されているとおりに読み込んでください</translation>
    </message>
    <message>
        <source>the weights are transposed, as chosen</source>
        <translation>選択どおり、重みを転置しました</translation>
    </message>
    <message>
        <source>an X of %1 by %2 is more than a session can hold</source>
        <translation>%1 × %2 の X はセッションに入る大きさを超えています</translation>
    </message>
    <message>
        <source>the file has no matrix of token embeddings that are %1 numbers wide</source>
        <translation>ファイルに、幅が %1 個の数のトークン埋め込み行列がありません</translation>
    </message>
    <message>
        <source>give X from a file of hidden states (--x) or take random numbers (--random)</source>
        <translation>隠れ状態のファイルから X を指定するか (--x)、乱数を使ってください (--random)</translation>
    </message>
    <message>
        <source>there is no token %1: it has %2 rows</source>
        <translation>トークン %1 はありません: 行は %2 個です</translation>
    </message>
    <message>
        <source>tokens are counted from 0</source>
        <translation>トークンは 0 から数えます</translation>
    </message>
    <message>
        <source>X holds its rows as they are: without position embeddings and without the layers and the layer norm before the head</source>
        <translation>X の行はそのままです: 位置埋め込みも、このヘッドより前の層や層正規化も含みません</translation>
    </message>
    <message>
        <source>give the hidden states of the model as X for its own weights</source>
        <translation>モデル自身の重みを得るには、モデルの隠れ状態を X にしてください</translation>
    </message>
    <message>
        <source>X holds standard normal numbers of seed %1: what the head makes of no text at all</source>
        <translation>X はシード %1 の標準正規乱数です: テキストがまったくないときのヘッドの働きがわかります</translation>
    </message>
    <message>
        <source>X is not in the file</source>
        <translation>X はファイルにありません</translation>
    </message>
    <message>
        <source>give token ids (--ids), a file of hidden states (--x) or take random numbers (--random)</source>
        <translation>トークン ID (--ids) か隠れ状態のファイル (--x) を指定するか、乱数 (--random) を使ってください</translation>
    </message>
    <message>
        <source>open it in PyTorch if you trust it, and save the tensors with safetensors.torch.save_file</source>
        <translation>信頼できるものなら PyTorch で開き、safetensors.torch.save_file でテンソルを保存してください</translation>
    </message>
    <message>
        <source>pickles can run code and are never read: save the arrays with numpy.save or numpy.savez</source>
        <translation>pickle はコードを実行できるので、決して読み込みません。numpy.save または numpy.savez で配列を保存してください</translation>
    </message>
    <message>
        <source>use the model&apos;s .safetensors file, or convert it to one</source>
        <translation>モデルの .safetensors ファイルを使うか、変換してください</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>先に展開してください</translation>
    </message>
    <message>
        <source>save the sheet as CSV, or copy the cells and paste them</source>
        <translation>シートを CSV で保存するか、セルをコピーして貼り付けてください</translation>
    </message>
    <message>
        <source>choose the file with the numbers</source>
        <translation>数の入ったファイルを選んでください</translation>
    </message>
    <message>
        <source>save the numbers with numpy.save, or as CSV</source>
        <translation>numpy.save または CSV で数を保存してください</translation>
    </message>
    <message>
        <source>this is a PyTorch checkpoint (a pickle)</source>
        <translation>これは PyTorch のチェックポイント (pickle) です</translation>
    </message>
    <message>
        <source>this is a GGUF or GGML model</source>
        <translation>これは GGUF または GGML のモデルです</translation>
    </message>
    <message>
        <source>this is not the data but a pointer file that Git LFS left in its place</source>
        <translation>これはデータではなく、Git LFS が代わりに残したポインターファイルです</translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull</source>
        <translation>git lfs pull でファイル本体を取得してください</translation>
    </message>
    <message>
        <source>this is a TensorFlow Lite model</source>
        <translation>これは TensorFlow Lite のモデルです</translation>
    </message>
    <message>
        <source>this is an HDF5 file (Keras .h5, MATLAB 7.3 .mat and others)</source>
        <translation>これは HDF5 ファイルです (Keras の .h5、MATLAB 7.3 の .mat など)</translation>
    </message>
    <message>
        <source>this is a MATLAB file (.mat)</source>
        <translation>これは MATLAB ファイル (.mat) です</translation>
    </message>
    <message>
        <source>save the matrix with writematrix as CSV, or in Python with scipy.io.loadmat and numpy.save</source>
        <translation>writematrix で行列を CSV に保存するか、Python の scipy.io.loadmat と numpy.save で保存してください</translation>
    </message>
    <message>
        <source>this is compressed with bzip2</source>
        <translation>bzip2 で圧縮されています</translation>
    </message>
    <message>
        <source>this is compressed with xz</source>
        <translation>xz で圧縮されています</translation>
    </message>
    <message>
        <source>this is compressed with zstd</source>
        <translation>zstd で圧縮されています</translation>
    </message>
    <message>
        <source>this is compressed with lz4</source>
        <translation>lz4 で圧縮されています</translation>
    </message>
    <message>
        <source>this is a 7z archive</source>
        <translation>これは 7z アーカイブです</translation>
    </message>
    <message>
        <source>this is a RAR archive</source>
        <translation>これは RAR アーカイブです</translation>
    </message>
    <message>
        <source>this is a tar archive</source>
        <translation>これは tar アーカイブです</translation>
    </message>
    <message>
        <source>this is a PDF document</source>
        <translation>これは PDF 文書です</translation>
    </message>
    <message>
        <source>this is a document in rich text</source>
        <translation>これはリッチテキスト文書です</translation>
    </message>
    <message>
        <source>this is a PNG picture</source>
        <translation>これは PNG 画像です</translation>
    </message>
    <message>
        <source>this is a JPEG picture</source>
        <translation>これは JPEG 画像です</translation>
    </message>
    <message>
        <source>this is a GIF picture</source>
        <translation>これは GIF 画像です</translation>
    </message>
    <message>
        <source>this is an old Excel sheet (.xls) or another Office document</source>
        <translation>これは古い Excel シート (.xls) またはほかの Office 文書です</translation>
    </message>
    <message>
        <source>this is a Parquet table</source>
        <translation>これは Parquet の表です</translation>
    </message>
    <message>
        <source>this is an Arrow or Feather table</source>
        <translation>これは Arrow または Feather の表です</translation>
    </message>
    <message>
        <source>this is a Feather table</source>
        <translation>これは Feather の表です</translation>
    </message>
    <message>
        <source>this is an SQLite database</source>
        <translation>これは SQLite データベースです</translation>
    </message>
    <message>
        <source>this is a program or a library</source>
        <translation>これはプログラムまたはライブラリです</translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, as far as was looked</source>
        <translation>ファイルが破損しています: 調べた範囲には NUL バイトしかありません</translation>
    </message>
    <message>
        <source>a power cut or a broken download can leave that: use another copy</source>
        <translation>停電やダウンロードの中断でこうなることがあります。別のコピーを使ってください</translation>
    </message>
    <message>
        <source>this is a web page (HTML or XML), not the data</source>
        <translation>これはウェブページ (HTML または XML) で、データではありません</translation>
    </message>
    <message>
        <source>download the file itself; the link may need a login or end in /raw/ or /resolve/</source>
        <translation>ファイル本体をダウンロードしてください。リンクにはログインが必要か、末尾を /raw/ または /resolve/ にする必要があるかもしれません</translation>
    </message>
    <message>
        <source>this is a Python pickle</source>
        <translation>これは Python の pickle です</translation>
    </message>
    <message>
        <source>this is an ONNX model</source>
        <translation>これは ONNX モデルです</translation>
    </message>
    <message>
        <source>this is an Excel sheet (.xlsx)</source>
        <translation>これは Excel シート (.xlsx) です</translation>
    </message>
    <message>
        <source>this is a Word document (.docx)</source>
        <translation>これは Word 文書 (.docx) です</translation>
    </message>
    <message>
        <source>this is a PowerPoint document (.pptx)</source>
        <translation>これは PowerPoint 文書 (.pptx) です</translation>
    </message>
    <message>
        <source>this is an OpenDocument sheet or text (.ods, .odt)</source>
        <translation>これは OpenDocument のシートまたは文書 (.ods、.odt) です</translation>
    </message>
    <message>
        <source>this is a Java archive</source>
        <translation>これは Java アーカイブです</translation>
    </message>
    <message>
        <source>this is a Keras model (.keras)</source>
        <translation>これは Keras モデル (.keras) です</translation>
    </message>
    <message>
        <source>it holds a NUL byte, at byte %1</source>
        <translation>バイト %1 に NUL バイトがあります</translation>
    </message>
    <message>
        <source>duplicate member &quot;%1&quot;</source>
        <translation>メンバー「%1」が重複しています</translation>
    </message>
    <message>
        <source>it is no JSON, at byte %1: &quot;%2&quot;</source>
        <translation>バイト %1 が JSON として正しくありません: 「%2」</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation>NumPy</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>%1 is not what it should be and is passed over</source>
        <translation>%1 は正しい内容ではないので無視します</translation>
    </message>
    <message>
        <source>look it up and choose by hand what depends on it</source>
        <translation>値を調べて、それに関わるものを手で選んでください</translation>
    </message>
    <message>
        <source>it is no JSON object and is passed over</source>
        <translation>JSON オブジェクトではないので無視します</translation>
    </message>
    <message>
        <source>choose heads by hand</source>
        <translation>ヘッドを手で選んでください</translation>
    </message>
    <message>
        <source>one head, cut already</source>
        <translation>1 つのヘッド (切り出し済み)</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>minGPT or nanoGPT</source>
        <translation>minGPT または nanoGPT</translation>
    </message>
    <message>
        <source>BERT or RoBERTa</source>
        <translation>BERT または RoBERTa</translation>
    </message>
    <message>
        <source>Vision transformer (Hugging Face)</source>
        <translation>Vision Transformer (Hugging Face)</translation>
    </message>
    <message>
        <source>Whisper (OpenAI)</source>
        <translation>Whisper (OpenAI)</translation>
    </message>
    <message>
        <source>ALBERT</source>
        <translation>ALBERT</translation>
    </message>
    <message>
        <source>DistilBERT</source>
        <translation>DistilBERT</translation>
    </message>
    <message>
        <source>BEiT or Swin v2 (timm)</source>
        <translation>BEiT または Swin v2 (timm)</translation>
    </message>
    <message>
        <source>Vision transformer (timm, DINO)</source>
        <translation>Vision Transformer (timm、DINO)</translation>
    </message>
    <message>
        <source>PyTorch&apos;s MultiheadAttention</source>
        <translation>PyTorch の MultiheadAttention</translation>
    </message>
    <message>
        <source>OPT, BART, Whisper or CLIP</source>
        <translation>OPT、BART、Whisper、CLIP</translation>
    </message>
    <message>
        <source>Phi-3</source>
        <translation>Phi-3</translation>
    </message>
    <message>
        <source>Llama, Mistral, Gemma or Qwen</source>
        <translation>Llama、Mistral、Gemma、Qwen</translation>
    </message>
    <message>
        <source>Llama or Mistral (the authors&apos; files)</source>
        <translation>Llama または Mistral (作者のファイル)</translation>
    </message>
    <message>
        <source>GPT-Neo</source>
        <translation>GPT-Neo</translation>
    </message>
    <message>
        <source>every second layer of GPT-Neo looks back 256 tokens at most, which is not followed</source>
        <translation>GPT-Neo の層は 1 つおきに最大 256 トークン前までしか参照しませんが、それには対応していません</translation>
    </message>
    <message>
        <source>GPT-J</source>
        <translation>GPT-J</translation>
    </message>
    <message>
        <source>ChatGLM</source>
        <translation>ChatGLM</translation>
    </message>
    <message>
        <source>BLOOM</source>
        <translation>BLOOM</translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation>Falcon</translation>
    </message>
    <message>
        <source>GPT-NeoX or Pythia</source>
        <translation>GPT-NeoX または Pythia</translation>
    </message>
    <message>
        <source>MPT</source>
        <translation>MPT</translation>
    </message>
    <message>
        <source>T5</source>
        <translation>T5</translation>
    </message>
    <message>
        <source>expect other weights than the model&apos;s: they are computed without it</source>
        <translation>重みはモデルと異なります: これを含めずに計算しています</translation>
    </message>
    <message>
        <source>the model also normalises queries and keys (%1), which cannot be followed</source>
        <translation>このモデルはクエリとキーの正規化も行いますが (%1)、対応できません</translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens (%1), which cannot be followed</source>
        <translation>このモデルは 2 つのトークンの距離に応じた学習済みバイアスを加えますが (%1)、対応できません</translation>
    </message>
    <message>
        <source>the model compares directions and has a learned scale (%1), which cannot be followed</source>
        <translation>このモデルは方向を比較し、学習済みの倍率を持ちますが (%1)、対応できません</translation>
    </message>
    <message>
        <source>the model lets a part of every weight go nowhere (%1), which cannot be followed</source>
        <translation>このモデルは各重みの一部をどこにも向けませんが (%1)、対応できません</translation>
    </message>
    <message>
        <source>the model adds a learned key and value to those of the tokens (%1), which cannot be followed</source>
        <translation>このモデルはトークンのキーとバリューに学習済みのキーとバリューを加えますが (%1)、対応できません</translation>
    </message>
    <message>
        <source>it holds an adapter (%1), which is of no use without the model that it was made for</source>
        <translation>アダプター (%1) が入っています。対象のモデルがなければ使えません</translation>
    </message>
    <message>
        <source>merge the two and save the result</source>
        <translation>両方を統合して結果を保存してください</translation>
    </message>
    <message>
        <source>its weights are quantised (%1)</source>
        <translation>重みが量子化されています (%1)</translation>
    </message>
    <message>
        <source>its keys and values are made in two steps (%1), which cannot be followed</source>
        <translation>キーとバリューが 2 段階で作られますが (%1)、対応できません</translation>
    </message>
    <message>
        <source>multiply the two matrices outside and import the result as --wk and --wv</source>
        <translation>外部で 2 つの行列の積を求め、結果を --wk と --wv としてインポートしてください</translation>
    </message>
    <message>
        <source>there is no attention layer of a known family among its %1 arrays (%2 ...)</source>
        <translation>%1 個の配列 (%2 ...) の中に、既知の系統のアテンション層がありません</translation>
    </message>
    <message>
        <source>cut the projections out and import them one by one: --wq, --wk, --wv</source>
        <translation>射影を切り出し、1 つずつインポートしてください: --wq、--wk、--wv</translation>
    </message>
    <message>
        <source>the names alone do not tell the family; taken for: %1</source>
        <translation>名前だけでは系統がわかりません。次のものとみなします: %1</translation>
    </message>
    <message>
        <source>look at mask, scale and positions</source>
        <translation>マスク、スケール、位置を確認してください</translation>
    </message>
    <message>
        <source>there is no layer &quot;%1&quot;</source>
        <translation>層「%1」はありません</translation>
    </message>
    <message>
        <source>there are: %2 ...</source>
        <translation>あるもの: %2 ...</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fits several layers</source>
        <translation>「%1」は複数の層に当てはまります</translation>
    </message>
    <message>
        <source>give more of the name: %2</source>
        <translation>名前をもっと詳しく指定してください: %2</translation>
    </message>
    <message>
        <source>causal mask: a token looks at itself and at those before it</source>
        <translation>因果マスク: トークンは自分とそれより前のトークンに注目します</translation>
    </message>
    <message>
        <source>no mask: every token looks at every token</source>
        <translation>マスクなし: すべてのトークンがすべてのトークンに注目します</translation>
    </message>
    <message>
        <source>the model lets a token look back %1 tokens at most, which is not followed</source>
        <translation>このモデルのトークンは最大 %1 トークン前までしか参照しませんが、それには対応していません</translation>
    </message>
    <message>
        <source>with fewer tokens it makes no difference</source>
        <translation>トークンがそれより少なければ違いはありません</translation>
    </message>
    <message>
        <source>the scores are not divided by the root of k</source>
        <translation>スコアは k の平方根で割られません</translation>
    </message>
    <message>
        <source>the model divides scores by the root of %1 in place of %2: the temperature is %3 for that</source>
        <translation>このモデルはスコアを %2 の平方根ではなく %1 の平方根で割ります: そのため温度を %3 にします</translation>
    </message>
    <message>
        <source>the model multiplies scores by %1: the temperature is %2 for that</source>
        <translation>このモデルはスコアに %1 を掛けます: そのため温度を %2 にします</translation>
    </message>
    <message>
        <source>the model divides scores by the number of the layer from 1, too: the temperature is %1</source>
        <translation>このモデルはスコアを 1 から数えた層の番号でも割ります: 温度を %1 にします</translation>
    </message>
    <message>
        <source>the model bends scores so that none passes %1, which cannot be followed</source>
        <translation>このモデルは %1 を超えないようにスコアを曲げますが、対応できません</translation>
    </message>
    <message>
        <source>scores well below that hardly differ</source>
        <translation>それよりずっと小さいスコアはほとんど変わりません</translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns, each of the first half with its partner in the second</source>
        <translation>基数 %1 の回転位置埋め込みが %3 列中 %2 列を回転します。前半の各列が後半の相手と組になります</translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns in neighbouring pairs</source>
        <translation>基数 %1 の回転位置埋め込みが %3 列中 %2 列を、隣どうしの組で回転します</translation>
    </message>
    <message>
        <source>base and number of columns are the usual ones: no config.json tells them</source>
        <translation>基数と列数は一般的な値です: それを示す config.json がありません</translation>
    </message>
    <message>
        <source>set them by hand if the model has others</source>
        <translation>モデルの値が異なる場合は手で設定してください</translation>
    </message>
    <message>
        <source>the model takes off scores by distance (ALiBi), which cannot be followed</source>
        <translation>このモデルは距離に応じてスコアを減らしますが (ALiBi)、対応できません</translation>
    </message>
    <message>
        <source>expect weights further back to be too large</source>
        <translation>遠いトークンへの重みは大きくなりすぎます</translation>
    </message>
    <message>
        <source>the model stretches its positions (%1), which cannot be followed</source>
        <translation>このモデルは位置を引き伸ばしますが (%1)、対応できません</translation>
    </message>
    <message>
        <source>expect other weights between tokens that lie far apart</source>
        <translation>遠く離れたトークンの間の重みは異なります</translation>
    </message>
    <message>
        <source>the file speaks of rotary positions with base %1, but not of what turns with what</source>
        <translation>ファイルには基数 %1 の回転位置埋め込みとありますが、どの列が組になるかは書かれていません</translation>
    </message>
    <message>
        <source>choose halves or pairs: --rope pairs,BASE</source>
        <translation>halves または pairs を選んでください: --rope pairs,BASE</translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens, which cannot be followed</source>
        <translation>このモデルは 2 つのトークンの距離に応じた学習済みバイアスを加えますが、対応できません</translation>
    </message>
    <message>
        <source>expect other weights than the model&apos;s</source>
        <translation>重みはモデルと異なります</translation>
    </message>
    <message>
        <source>the model&apos;s positions are %1, which cannot be followed</source>
        <translation>このモデルの位置は %1 ですが、対応できません</translation>
    </message>
    <message>
        <source>in the model the keys and values of this layer come from another text than the queries; here one X feeds all three</source>
        <translation>モデルでは、この層のキーとバリューはクエリとは別のテキストから来ます。ここでは 1 つの X が 3 つすべてに使われます</translation>
    </message>
    <message>
        <source>choose a layer of self-attention for the model&apos;s own numbers</source>
        <translation>モデル自身の数を得るには、自己アテンションの層を選んでください</translation>
    </message>
    <message>
        <source>its shape fits both ways; read as out x in, as this family stores it: %1</source>
        <translation>形状はどちらにも読めます。この系統の保存形式である 出力 x 入力 として読みました: %1</translation>
    </message>
    <message>
        <source>its shape fits both ways; read as in x out, as this family stores it: %1</source>
        <translation>形状はどちらにも読めます。この系統の保存形式である 入力 x 出力 として読みました: %1</translation>
    </message>
    <message>
        <source>transpose it if the head looks wrong</source>
        <translation>ヘッドがおかしければ転置してください</translation>
    </message>
    <message>
        <source>by its shape it is stored the other way round than this family does: %1</source>
        <translation>形状からみて、この系統とは逆向きに保存されています: %1</translation>
    </message>
    <message>
        <source>give other numbers with --heads and --kv-heads</source>
        <translation>--heads と --kv-heads で別の数を指定してください</translation>
    </message>
    <message>
        <source>its shape is %1, and projections are matrices</source>
        <translation>形状は %1 ですが、射影は行列です</translation>
    </message>
    <message>
        <source>choose another layer</source>
        <translation>別の層を選んでください</translation>
    </message>
    <message>
        <source>it reads vectors of %1 numbers where the queries are made from %2</source>
        <translation>これは %1 個の数のベクトルを読みますが、クエリは %2 個の数から作られます</translation>
    </message>
    <message>
        <source>choose a layer in which one X feeds queries, keys and values</source>
        <translation>1 つの X からクエリ、キー、バリューが作られる層を選んでください</translation>
    </message>
    <message>
        <source>save the array again with numpy.save</source>
        <translation>numpy.save で配列を保存し直してください</translation>
    </message>
    <message>
        <source>truncated: 1 byte is missing</source>
        <translation>途中で切れています: 1 バイト足りません</translation>
    </message>
    <message>
        <source>truncated: %1 bytes are missing</source>
        <translation>途中で切れています: %1 バイト足りません</translation>
    </message>
    <message>
        <source>a part of the file was lost: use another copy</source>
        <translation>ファイルの一部が失われています。別のコピーを使ってください</translation>
    </message>
    <message>
        <source>this is no NumPy array: it does not begin as one</source>
        <translation>NumPy 配列ではありません: 先頭が異なります</translation>
    </message>
    <message>
        <source>choose an .npy file</source>
        <translation>.npy ファイルを選んでください</translation>
    </message>
    <message>
        <source>truncated: the file ends within its first %1 bytes, before the header</source>
        <translation>途中で切れています: ヘッダーより前、先頭の %1 バイト以内でファイルが終わっています</translation>
    </message>
    <message>
        <source>use another copy</source>
        <translation>別のコピーを使ってください</translation>
    </message>
    <message>
        <source>bad header: version %1.%2 of the format is not known, only 1.0, 2.0 and 3.0</source>
        <translation>ヘッダーが不正です: 形式のバージョン %1.%2 は未知です。対応しているのは 1.0、2.0、3.0 だけです</translation>
    </message>
    <message>
        <source>truncated: the header should have %1 bytes, but only %2 are there</source>
        <translation>途中で切れています: ヘッダーは %1 バイトのはずですが、%2 バイトしかありません</translation>
    </message>
    <message>
        <source>bad header: %1 bytes are more than any array of numbers needs</source>
        <translation>ヘッダーが不正です: %1 バイトは、数の配列に必要な長さを超えています</translation>
    </message>
    <message>
        <source>bad header: it could not be read</source>
        <translation>ヘッダーが不正です: 読み取れませんでした</translation>
    </message>
    <message>
        <source>bad header: the member &quot;%1&quot; is not known</source>
        <translation>ヘッダーが不正です: メンバー「%1」は未知です</translation>
    </message>
    <message>
        <source>bad header: duplicate member &quot;%1&quot;</source>
        <translation>ヘッダーが不正です: メンバー「%1」が重複しています</translation>
    </message>
    <message>
        <source>bad header: %1 is missing</source>
        <translation>ヘッダーが不正です: %1 がありません</translation>
    </message>
    <message>
        <source>bad header: shape is %1, not a tuple</source>
        <translation>ヘッダーが不正です: shape が %1 で、タプルではありません</translation>
    </message>
    <message>
        <source>bad header: shape has %1 dimensions</source>
        <translation>ヘッダーが不正です: shape が %1 次元です</translation>
    </message>
    <message>
        <source>bad header: shape holds %1, which is no size</source>
        <translation>ヘッダーが不正です: shape に %1 がありますが、大きさではありません</translation>
    </message>
    <message>
        <source>bad header: found %1, not a dictionary</source>
        <translation>ヘッダーが不正です: %1 が見つかりましたが、辞書ではありません</translation>
    </message>
    <message>
        <source>bad header: fortran_order is %1, neither True nor False</source>
        <translation>ヘッダーが不正です: fortran_order が %1 で、True でも False でもありません</translation>
    </message>
    <message>
        <source>bad header: the shape %1 is beyond everything that can be counted</source>
        <translation>ヘッダーが不正です: 形状 %1 は数えられる範囲を超えています</translation>
    </message>
    <message>
        <source>bad header: it is no Python literal, from byte %1 on: %2</source>
        <translation>ヘッダーが不正です: バイト %1 から先は Python リテラルではありません: %2</translation>
    </message>
    <message>
        <source>another array follows in the same file and is left out: %1 bytes</source>
        <translation>同じファイルに別の配列が続いていますが、省きました: %1 バイト</translation>
    </message>
    <message>
        <source>1 byte after the array is left out: the data are longer than the shape says</source>
        <translation>配列の後の 1 バイトを省きました: データが形状より長くなっています</translation>
    </message>
    <message>
        <source>%1 bytes after the array are left out: the data are longer than the shape says</source>
        <translation>配列の後の %1 バイトを省きました: データが形状より長くなっています</translation>
    </message>
    <message>
        <source>unsupported type %1: floating-point numbers of %2 bytes</source>
        <translation>未対応の型 %1: %2 バイトの浮動小数点数</translation>
    </message>
    <message>
        <source>save it with astype(&apos;float64&apos;)</source>
        <translation>astype(&apos;float64&apos;) で保存してください</translation>
    </message>
    <message>
        <source>unsupported type %1: complex numbers</source>
        <translation>未対応の型 %1: 複素数</translation>
    </message>
    <message>
        <source>save the real part, the imaginary part or the magnitude</source>
        <translation>実部、虚部、絶対値のいずれかを保存してください</translation>
    </message>
    <message>
        <source>unsupported type %1: Python objects, which are pickled and can run code when they are read</source>
        <translation>未対応の型 %1: Python オブジェクト (pickle 形式で、読み込むとコードが実行されることがあります)</translation>
    </message>
    <message>
        <source>save the numbers with astype(&apos;float64&apos;)</source>
        <translation>astype(&apos;float64&apos;) で数を保存してください</translation>
    </message>
    <message>
        <source>unsupported type %1: structures or raw bytes</source>
        <translation>未対応の型 %1: 構造体または生のバイト列</translation>
    </message>
    <message>
        <source>save one field of numbers</source>
        <translation>数のフィールドを 1 つ保存してください</translation>
    </message>
    <message>
        <source>unsupported type %1: texts</source>
        <translation>未対応の型 %1: テキスト</translation>
    </message>
    <message>
        <source>unsupported type %1: dates or times</source>
        <translation>未対応の型 %1: 日付または時刻</translation>
    </message>
    <message>
        <source>save them as numbers with astype(&apos;float64&apos;)</source>
        <translation>astype(&apos;float64&apos;) で数として保存してください</translation>
    </message>
    <message>
        <source>unsupported type %1: long double</source>
        <translation>未対応の型 %1: long double</translation>
    </message>
    <message>
        <source>unsupported type %1</source>
        <translation>未対応の型 %1</translation>
    </message>
    <message>
        <source>unsupported type: structures with fields (%1)</source>
        <translation>未対応の型: フィールドを持つ構造体 (%1)</translation>
    </message>
    <message>
        <source>bad header: descr is %1, not the name of a type</source>
        <translation>ヘッダーが不正です: descr が %1 で、型の名前ではありません</translation>
    </message>
    <message>
        <source>unsafe name &quot;%1&quot;: this member is left out</source>
        <translation>安全でない名前「%1」: このメンバーを省きました</translation>
    </message>
    <message>
        <source>duplicate name: several members are called &quot;%1&quot;, all of them are left out</source>
        <translation>名前の重複: 「%1」というメンバーが複数あるので、すべて省きました</translation>
    </message>
    <message>
        <source>%1 is no array and is left out</source>
        <translation>%1 は配列ではないので省きました</translation>
    </message>
    <message>
        <source>this array is left out</source>
        <translation>この配列を省きました</translation>
    </message>
    <message>
        <source>the archive holds no arrays</source>
        <translation>アーカイブに配列がありません</translation>
    </message>
    <message>
        <source>choose a file that numpy.savez wrote</source>
        <translation>numpy.savez で作られたファイルを選んでください</translation>
    </message>
    <message>
        <source>there are no arrays left that can be read</source>
        <translation>読み込める配列が残っていません</translation>
    </message>
    <message>
        <source>this is no NumPy archive (.npz): it is not a zip file</source>
        <translation>NumPy アーカイブ (.npz) ではありません: zip ファイルではありません</translation>
    </message>
    <message>
        <source>unsupported type %1: the tensor &quot;%2&quot; is left out</source>
        <translation>未対応の型 %1: テンソル「%2」を省きました</translation>
    </message>
    <message>
        <source>save it as F32, F16 or BF16</source>
        <translation>F32、F16、BF16 のいずれかで保存してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no elements (%2) and cannot be placed</source>
        <translation>「%1」には要素がなく (%2)、置けません</translation>
    </message>
    <message>
        <source>the file holds no tensors</source>
        <translation>ファイルにテンソルがありません</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>別のファイルを選んでください</translation>
    </message>
    <message>
        <source>the file is damaged or cut off: download or save it again</source>
        <translation>ファイルが破損しているか途中で切れています。もう一度ダウンロードまたは保存してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, not an object</source>
        <translation>「%1」は %2 で、オブジェクトではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a list, not an object</source>
        <translation>「%1」はリストで、オブジェクトではありません</translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are no text</source>
        <translation>メタデータ「%1」がテキストではありません</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is not what it should be</source>
        <translation>「%2」の %1 が正しい内容ではありません</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is missing</source>
        <translation>「%2」の %1 がありません</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; needs two data_offsets, found %2</source>
        <translation>範囲が不正です: 「%1」には data_offsets が 2 つ必要ですが、%2 が見つかりました</translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are %2, not a text</source>
        <translation>メタデータ「%1」は %2 で、テキストではありません</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is %3</source>
        <translation>「%2」の %1 は %3 です</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; holds %2, which is no size</source>
        <translation>「%1」の形状に %2 がありますが、大きさではありません</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; has more than %2 dimensions</source>
        <translation>「%1」の形状は %2 次元を超えています</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; has the offset %2</source>
        <translation>範囲が不正です: 「%1」のオフセットが %2 です</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; ends at byte %2, before its begin at %3</source>
        <translation>範囲が不正です: 「%1」の終わり (バイト %2) が始まり (%3) より前にあります</translation>
    </message>
    <message>
        <source>bad range: the shape %2 of &quot;%1&quot; is beyond everything that can be counted</source>
        <translation>範囲が不正です: 「%1」の形状 %2 は数えられる範囲を超えています</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; of shape %2 and type %3 takes %4 bytes, but its range has %5</source>
        <translation>範囲が不正です: 形状 %2、型 %3 の「%1」は %4 バイトですが、範囲は %5 バイトです</translation>
    </message>
    <message>
        <source>truncated: &quot;%1&quot; has a range beyond the end of the file, %2 bytes are missing</source>
        <translation>途中で切れています: 「%1」の範囲がファイルの終わりを超え、%2 バイト足りません</translation>
    </message>
    <message>
        <source>bad range: the ranges of &quot;%1&quot; and &quot;%2&quot; overlap</source>
        <translation>範囲が不正です: 「%1」と「%2」の範囲が重なっています</translation>
    </message>
    <message>
        <source>bad range: a gap of %1 bytes before &quot;%2&quot; belongs to no tensor</source>
        <translation>範囲が不正です: 「%2」の前の %1 バイトの隙間がどのテンソルにも属していません</translation>
    </message>
    <message>
        <source>bad range: %1 bytes at the end belong to no tensor</source>
        <translation>範囲が不正です: 末尾の %1 バイトがどのテンソルにも属していません</translation>
    </message>
    <message>
        <source>truncated: its length takes %1 bytes, the file has %2</source>
        <translation>途中で切れています: 長さの記録に %1 バイト必要ですが、ファイルは %2 バイトです</translation>
    </message>
    <message>
        <source>its length, %1 bytes, is beyond the %2 that are allowed</source>
        <translation>長さの %1 バイトは、許される %2 を超えています</translation>
    </message>
    <message>
        <source>truncated: it should have %1 bytes, but only %2 are there</source>
        <translation>途中で切れています: %1 バイトのはずですが、%2 バイトしかありません</translation>
    </message>
    <message>
        <source>it does not begin with {</source>
        <translation>先頭が { ではありません</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <translation>読み取れませんでした</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>JSON ではありません</translation>
    </message>
    <message>
        <source>%1 is a single matrix and has no slices</source>
        <translation>%1 は 1 つの行列で、スライスがありません</translation>
    </message>
    <message>
        <source>leave the slice out</source>
        <translation>スライスの指定を省いてください</translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of %1</source>
        <translation>%1 の外にある部分が要求されました</translation>
    </message>
    <message>
        <source>too big for a session: %1 bytes, at most %2 are read</source>
        <translation>セッションとして大きすぎます: %1 バイトですが、読み込めるのは %2 までです</translation>
    </message>
    <message>
        <source>the session could not be read</source>
        <translation>セッションを読み込めませんでした</translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation>オブジェクトではありません</translation>
    </message>
    <message>
        <source>weight_map holds %1 where the name of a file was expected</source>
        <translation>weight_map で、ファイル名が必要な場所に %1 があります</translation>
    </message>
    <message>
        <source>it is a list, not an object</source>
        <translation>リストで、オブジェクトではありません</translation>
    </message>
    <message>
        <source>weight_map is no object of file names</source>
        <translation>weight_map がファイル名のオブジェクトではありません</translation>
    </message>
    <message>
        <source>the index puts tensors into this file that it does not hold (%1): %2</source>
        <translation>索引ではこのファイルにあるはずのテンソルがありません (%1): %2</translation>
    </message>
    <message>
        <source>this file of the model cannot be opened; tensors that are left out with it: %1</source>
        <translation>モデルのこのファイルを開けません。それにより省かれるテンソル: %1</translation>
    </message>
    <message>
        <source>put it beside the index</source>
        <translation>索引と同じ場所に置いてください</translation>
    </message>
    <message>
        <source>too big for the index of a model: %1 bytes</source>
        <translation>モデルの索引として大きすぎます: %1 バイト</translation>
    </message>
    <message>
        <source>this is the index of a model, and the files that it names cannot be found from here</source>
        <translation>これはモデルの索引で、記載されたファイルがここからは見つかりません</translation>
    </message>
    <message>
        <source>open it as a file, with the others beside it</source>
        <translation>ほかのファイルと同じ場所に置き、ファイルとして開いてください</translation>
    </message>
    <message>
        <source>the index could not be read</source>
        <translation>索引を読み込めませんでした</translation>
    </message>
    <message>
        <source>download it again</source>
        <translation>もう一度ダウンロードしてください</translation>
    </message>
    <message>
        <source>weight_map is missing</source>
        <translation>weight_map がありません</translation>
    </message>
    <message>
        <source>choose the index of a model, or one of its .safetensors files</source>
        <translation>モデルの索引、またはその .safetensors ファイルのどれかを選んでください</translation>
    </message>
    <message>
        <source>unsafe name of a file: &quot;%1&quot;</source>
        <translation>安全でないファイル名: 「%1」</translation>
    </message>
    <message>
        <source>files of a model stand beside its index</source>
        <translation>モデルのファイルは索引と同じ場所に置きます</translation>
    </message>
    <message>
        <source>it names no tensors</source>
        <translation>テンソルの記載がありません</translation>
    </message>
    <message>
        <source>the array is a single matrix and has no slices</source>
        <translation>この配列は 1 つの行列で、スライスがありません</translation>
    </message>
    <message>
        <source>there is no slice %1: the array of shape %2 has %3</source>
        <translation>スライス %1 はありません: 形状 %2 の配列のスライスは %3 個です</translation>
    </message>
    <message>
        <source>slices are counted from 0</source>
        <translation>スライスは 0 から数えます</translation>
    </message>
    <message>
        <source>the array of shape %1 is a stack of %2 matrices</source>
        <translation>形状 %1 の配列は %2 個の行列を重ねたものです</translation>
    </message>
    <message>
        <source>choose one of its slices, from 0 to %3 (--slice on the command line)</source>
        <translation>0 から %3 までのスライスを 1 つ選んでください (コマンドラインでは --slice)</translation>
    </message>
    <message>
        <source>leading axis of length 1 left out</source>
        <translation>長さ 1 の先頭の軸を省きました</translation>
    </message>
    <message>
        <source>%1 leading axes of length 1 left out</source>
        <translation>長さ 1 の先頭の軸を %1 個省きました</translation>
    </message>
    <message>
        <source>slice %1 of %2 read, counted from 0</source>
        <translation>%2 個中のスライス %1 を読み込みました (0 から数える)</translation>
    </message>
    <message>
        <source>too big: %1x%2 is beyond the %3 rows or columns, or the %4 numbers, of a matrix</source>
        <translation>大きすぎます: %1x%2 は行列の行数か列数の上限 %3、または数の個数の上限 %4 を超えています</translation>
    </message>
    <message>
        <source>take a part of it</source>
        <translation>一部だけを使ってください</translation>
    </message>
    <message>
        <source>the numbers could not be read</source>
        <translation>数を読み込めませんでした</translation>
    </message>
    <message>
        <source>the file may have changed meanwhile: open it again, or use another copy</source>
        <translation>途中でファイルが変わったかもしれません。開き直すか、別のコピーを使ってください</translation>
    </message>
    <message>
        <source>1 cell is not finite</source>
        <translation>1 個のセルが有限ではありません</translation>
    </message>
    <message>
        <source>%1 cells are not finite</source>
        <translation>%1 個のセルが有限ではありません</translation>
    </message>
    <message>
        <source>1 whole number is beyond 2^53 and lost its last digits</source>
        <translation>1 個の整数が 2^53 を超え、下の桁が失われました</translation>
    </message>
    <message>
        <source>%1 whole numbers are beyond 2^53 and lost their last digits</source>
        <translation>%1 個の整数が 2^53 を超え、下の桁が失われました</translation>
    </message>
    <message>
        <source>1 truth value is neither 0 nor 1 and was read as 1</source>
        <translation>0 でも 1 でもない真偽値が 1 個あり、1 として読み込みました</translation>
    </message>
    <message>
        <source>%1 truth values are neither 0 nor 1 and were read as 1</source>
        <translation>0 でも 1 でもない真偽値が %1 個あり、1 として読み込みました</translation>
    </message>
    <message>
        <source>the array has no elements (%1) and cannot be placed</source>
        <translation>この配列には要素がなく (%1)、置けません</translation>
    </message>
    <message>
        <source>choose one that has some</source>
        <translation>要素のある配列を選んでください</translation>
    </message>
    <message>
        <source>scalar read as 1x1</source>
        <translation>スカラーを 1x1 として読み込みました</translation>
    </message>
    <message>
        <source>one dimension read as a row</source>
        <translation>1 次元の配列を行として読み込みました</translation>
    </message>
    <message>
        <source>transpose it for a column</source>
        <translation>列にするには転置してください</translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of the array of shape %1</source>
        <translation>形状 %1 の配列の外にある部分が要求されました</translation>
    </message>
    <message>
        <source>the file starts as %1, but is damaged here</source>
        <translation>ファイルは %1 として始まっていますが、ここで破損しています</translation>
    </message>
    <message>
        <source>save the table again, best as UTF-8</source>
        <translation>表をもう一度、できれば UTF-8 で保存してください</translation>
    </message>
    <message>
        <source>the file has no byte order mark and was read as UTF-16</source>
        <translation>ファイルにバイト順マークがないので、UTF-16 として読み込みました</translation>
    </message>
    <message>
        <source>the file is not UTF-8, it was read as Latin-1 (Windows-1252)</source>
        <translation>ファイルは UTF-8 ではないので、Latin-1 (Windows-1252) として読み込みました</translation>
    </message>
    <message>
        <source>look at the names, or save the table as UTF-8</source>
        <translation>名前を確認するか、表を UTF-8 で保存してください</translation>
    </message>
    <message>
        <source>there is a NUL character, so this is no text</source>
        <translation>NUL 文字があるので、テキストではありません</translation>
    </message>
    <message>
        <source>choose a text file, or save the table again as UTF-8</source>
        <translation>テキストファイルを選ぶか、表を UTF-8 で保存し直してください</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; left out</source>
        <translation>行「%1」を省きました</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 (decimal point) or as the number %3 (decimal comma)</source>
        <translation>「%1」はセル %2 (小数点がピリオド) とも、数 %3 (小数点がコンマ) とも読めます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 or as the number %3 with group marks</source>
        <translation>「%1」はセル %2 とも、桁区切りのある数 %3 とも読めます</translation>
    </message>
    <message>
        <source>put tabs or semicolons between the cells, or take the group marks out</source>
        <translation>セルの間をタブかセミコロンで区切るか、桁区切りを取り除いてください</translation>
    </message>
    <message>
        <source>the table is empty: there are no numbers</source>
        <translation>表が空です: 数がありません</translation>
    </message>
    <message>
        <source>choose a table with numbers</source>
        <translation>数の入った表を選んでください</translation>
    </message>
    <message>
        <source>the table has more than %1 rows</source>
        <translation>表が %1 行を超えています</translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %1 rows, %1 columns and %2 numbers</source>
        <translation>小さくしてください。行列は %1 行、%1 列、%2 個の数までです</translation>
    </message>
    <message>
        <source>the table has more than %2 cells</source>
        <translation>表が %2 個のセルを超えています</translation>
    </message>
    <message>
        <source>a row has more than %1 cells</source>
        <translation>セルが %1 個を超える行があります</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer file: it stands for the data, which is elsewhere</source>
        <translation>これは Git LFS のポインターファイルです: 別の場所にあるデータの代わりです</translation>
    </message>
    <message>
        <source>fetch the data with &quot;git lfs pull&quot;</source>
        <translation>&quot;git lfs pull&quot; でデータを取得してください</translation>
    </message>
    <message>
        <source>this is a Matrix Market file, which is not read</source>
        <translation>これは Matrix Market ファイルで、読み込みに対応していません</translation>
    </message>
    <message>
        <source>save the matrix as .npy or CSV (scipy.io.mmread reads it)</source>
        <translation>行列を .npy または CSV で保存してください (scipy.io.mmread で読めます)</translation>
    </message>
    <message>
        <source>the file holds only blanks</source>
        <translation>ファイルには空白しかありません</translation>
    </message>
    <message>
        <source>a text table is one matrix and has no slice %1</source>
        <translation>テキストの表は 1 つの行列で、スライス %1 はありません</translation>
    </message>
    <message>
        <source>the text has %1 bytes, more than the %2 that are read</source>
        <translation>テキストは %1 バイトで、読み込める %2 を超えています</translation>
    </message>
    <message>
        <source>cut it down, or save the matrix as .npy</source>
        <translation>小さくするか、行列を .npy で保存してください</translation>
    </message>
    <message>
        <source>the text cannot be read</source>
        <translation>テキストを読み込めません</translation>
    </message>
    <message>
        <source>check the file and its disk</source>
        <translation>ファイルとそのディスクを確認してください</translation>
    </message>
    <message>
        <source>a text table holds one array</source>
        <translation>テキストの表には配列が 1 つだけあります</translation>
    </message>
    <message>
        <source>choose the first one</source>
        <translation>最初のものを選んでください</translation>
    </message>
    <message>
        <source>the block lies outside of the table, which is %1x%2</source>
        <translation>この範囲は表 (%1x%2) の外にあります</translation>
    </message>
    <message>
        <source>choose rows and columns of the table</source>
        <translation>表の行と列を選んでください</translation>
    </message>
    <message>
        <source>a cell of the table spans several rows or columns</source>
        <translation>複数の行または列にまたがるセルが表にあります</translation>
    </message>
    <message>
        <source>split it first</source>
        <translation>先に分割してください</translation>
    </message>
    <message>
        <source>the table holds another table</source>
        <translation>表の中に別の表があります</translation>
    </message>
    <message>
        <source>copy the inner one alone</source>
        <translation>内側の表だけをコピーしてください</translation>
    </message>
    <message>
        <source>this is a web page with a script, not a table</source>
        <translation>これはスクリプトのあるウェブページで、表ではありません</translation>
    </message>
    <message>
        <source>copy the table alone, or save it as CSV</source>
        <translation>表だけをコピーするか、CSV で保存してください</translation>
    </message>
    <message>
        <source>this is a web page (HTML) without a table</source>
        <translation>これは表のないウェブページ (HTML) です</translation>
    </message>
    <message>
        <source>download the file itself, or copy a table out of the page</source>
        <translation>ファイル本体をダウンロードするか、ページから表をコピーしてください</translation>
    </message>
    <message>
        <source>this is a web page (HTML) with %1 tables</source>
        <translation>これは表が %1 個あるウェブページ (HTML) です</translation>
    </message>
    <message>
        <source>copy the one that is meant</source>
        <translation>目的の表をコピーしてください</translation>
    </message>
    <message>
        <source>table read from HTML</source>
        <translation>HTML から表を読み込みました</translation>
    </message>
    <message>
        <source>a LaTeX environment is cut off</source>
        <translation>LaTeX の環境が途中で切れています</translation>
    </message>
    <message>
        <source>copy all of it</source>
        <translation>全体をコピーしてください</translation>
    </message>
    <message>
        <source>the LaTeX environment &quot;%1&quot; is not read</source>
        <translation>LaTeX の環境「%1」の読み込みには対応していません</translation>
    </message>
    <message>
        <source>copy a pmatrix, bmatrix, array or tabular</source>
        <translation>pmatrix、bmatrix、array、tabular のいずれかをコピーしてください</translation>
    </message>
    <message>
        <source>there is more than one LaTeX environment</source>
        <translation>LaTeX の環境が複数あります</translation>
    </message>
    <message>
        <source>copy one matrix</source>
        <translation>行列を 1 つコピーしてください</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>括弧の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>give a list of rows</source>
        <translation>行のリストを指定してください</translation>
    </message>
    <message>
        <source>numbers and lists stand side by side</source>
        <translation>数とリストが並んでいます</translation>
    </message>
    <message>
        <source>give a list of rows, each a list of numbers</source>
        <translation>行のリストを、各行を数のリストとして指定してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; closes no bracket</source>
        <translation>「%1」に対応する開き括弧がありません</translation>
    </message>
    <message>
        <source>check the brackets</source>
        <translation>括弧を確認してください</translation>
    </message>
    <message>
        <source>&quot;...&quot; stands for numbers that were left out when this was printed</source>
        <translation>&quot;...&quot; は表示の際に省略された数を表します</translation>
    </message>
    <message>
        <source>print all of them (numpy.set_printoptions(threshold=sys.maxsize)), or save the array as .npy</source>
        <translation>すべて表示するか (numpy.set_printoptions(threshold=sys.maxsize))、配列を .npy で保存してください</translation>
    </message>
    <message>
        <source>a quote is opened here and never closed</source>
        <translation>ここで始まる引用符が閉じられていません</translation>
    </message>
    <message>
        <source>close it</source>
        <translation>閉じてください</translation>
    </message>
    <message>
        <source>this is an object with named members, not a list of rows</source>
        <translation>これは名前付きメンバーを持つオブジェクトで、行のリストではありません</translation>
    </message>
    <message>
        <source>a bracket is opened and never closed</source>
        <translation>括弧が閉じられていません</translation>
    </message>
    <message>
        <source>check the brackets; the text may be cut off</source>
        <translation>括弧を確認してください。テキストが途中で切れているかもしれません</translation>
    </message>
    <message>
        <source>the call around the list does not end</source>
        <translation>リストを囲む呼び出しが終わっていません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands behind the matrix</source>
        <translation>行列の後ろに「%1」があります</translation>
    </message>
    <message>
        <source>give one matrix and nothing else</source>
        <translation>行列を 1 つだけ指定し、ほかのものは含めないでください</translation>
    </message>
    <message>
        <source>the lines inside one pair of brackets can be rows (MATLAB) or one row that was wrapped (NumPy)</source>
        <translation>1 組の括弧の中の複数の行は、行列の行 (MATLAB) とも、折り返された 1 行 (NumPy) とも読めます</translation>
    </message>
    <message>
        <source>put ; between the rows, or brackets around each of them</source>
        <translation>行の間に ; を置くか、行ごとに括弧で囲んでください</translation>
    </message>
    <message>
        <source>a flat list read as one row</source>
        <translation>平らなリストを行として読み込みました</translation>
    </message>
    <message>
        <source>this is no list of numbers</source>
        <translation>数のリストではありません</translation>
    </message>
    <message>
        <source>this is a stack of %1 matrices</source>
        <translation>これは %1 個の行列を重ねたものです</translation>
    </message>
    <message>
        <source>give one of them, or save the array as .npy</source>
        <translation>その中の 1 つを指定するか、配列を .npy で保存してください</translation>
    </message>
    <message>
        <source>decimal points and decimal commas are mixed: %1 is &quot;%2&quot;, %3 is &quot;%4&quot;</source>
        <translation>小数点のピリオドとコンマが混在しています: %1 は「%2」、%3 は「%4」です</translation>
    </message>
    <message>
        <source>write all numbers with the same decimal mark</source>
        <translation>すべての数を同じ小数点記号で書いてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal comma) or as %3 (the comma groups digits)</source>
        <translation>「%1」は %2 (小数点がコンマ) とも %3 (コンマが桁区切り) とも読めます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal point) or as %3 (the point groups digits)</source>
        <translation>「%1」は %2 (小数点がピリオド) とも %3 (ピリオドが桁区切り) とも読めます</translation>
    </message>
    <message>
        <source>decimal points and decimal commas may be mixed: %1 is &quot;%2&quot;, and &quot;%4&quot; in %3 can be a number with another decimal mark or with a group mark</source>
        <translation>小数点のピリオドとコンマが混在しているかもしれません: %1 は「%2」で、%3 の「%4」は別の小数点記号の数とも、桁区切りのある数とも読めます</translation>
    </message>
    <message>
        <source>write a number there</source>
        <translation>そこに数を書いてください</translation>
    </message>
    <message>
        <source>row %1 column %2 holds two lines: &quot;%3&quot;</source>
        <translation>行 %1 列 %2 に 2 行分の文字があります: 「%3」</translation>
    </message>
    <message>
        <source>row %1 column %2 holds %4 lines: &quot;%3&quot;</source>
        <translation>行 %1 列 %2 に %4 行分の文字があります: 「%3」</translation>
    </message>
    <message>
        <source>row %1 column %2 is empty, which is no number</source>
        <translation>行 %1 列 %2 が空で、数ではありません</translation>
    </message>
    <message>
        <source>row %1 column %2 is %3, beyond the largest number that can be held, about 1.8e308</source>
        <translation>行 %1 列 %2 の %3 は、表現できる最大の数 (約 1.8e308) を超えています</translation>
    </message>
    <message>
        <source>write a smaller number, or inf</source>
        <translation>もっと小さい数か inf を書いてください</translation>
    </message>
    <message>
        <source>row %1 column %2 is &quot;%3&quot;, which is not a number</source>
        <translation>行 %1 列 %2 の「%3」は数ではありません</translation>
    </message>
    <message>
        <source>%1 cells are not numbers: %2</source>
        <translation>%1 個のセルが数ではありません: %2</translation>
    </message>
    <message>
        <source>write numbers there, or say --header yes if the first line holds names</source>
        <translation>そこに数を書くか、最初の行が名前なら --header yes を指定してください</translation>
    </message>
    <message>
        <source>write a number into each of them</source>
        <translation>それぞれに数を書いてください</translation>
    </message>
    <message>
        <source>decimal comma read</source>
        <translation>小数点をコンマとして読み込みました</translation>
    </message>
    <message>
        <source>grouping marks removed</source>
        <translation>桁区切り記号を取り除きました</translation>
    </message>
    <message>
        <source>grouping spaces removed</source>
        <translation>桁区切りの空白を取り除きました</translation>
    </message>
    <message>
        <source>typographic minus read as minus</source>
        <translation>活字用のマイナス記号をマイナスとして読み込みました</translation>
    </message>
    <message>
        <source>D exponents read</source>
        <translation>D 形式の指数を読み込みました</translation>
    </message>
    <message>
        <source>numbers too small to be held read as 0: %1</source>
        <translation>小さすぎて表現できない数を 0 として読み込みました: %1</translation>
    </message>
    <message>
        <source>first line taken as names (labels), all of them empty</source>
        <translation>最初の行を名前 (ラベル) とみなしました。すべて空です</translation>
    </message>
    <message>
        <source>first line taken as names (labels): %1</source>
        <translation>最初の行を名前 (ラベル) とみなしました: %1</translation>
    </message>
    <message>
        <source>first column taken as names (labels): %1</source>
        <translation>最初の列を名前 (ラベル) とみなしました: %1</translation>
    </message>
    <message>
        <source>empty rows at the end left out: %1</source>
        <translation>末尾の空行を省きました: %1</translation>
    </message>
    <message>
        <source>the empty last column left out</source>
        <translation>空の最後の列を省きました</translation>
    </message>
    <message>
        <source>the line of names has %1 cells, row 1 has %2</source>
        <translation>名前の行のセルは %1 個、行 1 のセルは %2 個です</translation>
    </message>
    <message>
        <source>row %1 has %2 cells, row 1 has %3</source>
        <translation>行 %1 のセルは %2 個、行 1 のセルは %3 個です</translation>
    </message>
    <message>
        <source>there are names but no numbers</source>
        <translation>名前はありますが、数がありません</translation>
    </message>
    <message>
        <source>choose a table with numbers below its first line</source>
        <translation>最初の行より下に数のある表を選んでください</translation>
    </message>
    <message>
        <source>rows without a distribution have no numbers: %1</source>
        <translation>分布のない行には数がありません: %1</translation>
    </message>
    <message>
        <source>take these rows out, or choose a step whose rows all have numbers</source>
        <translation>これらの行を除くか、すべての行に数があるステップを選んでください</translation>
    </message>
    <message>
        <source>the column &quot;state&quot; left out</source>
        <translation>列 &quot;state&quot; を省きました</translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %3 rows, %3 columns and %4 numbers</source>
        <translation>小さくしてください。行列は %3 行、%3 列、%4 個の数までです</translation>
    </message>
    <message>
        <source>a table of %1 rows and %2 columns is too big</source>
        <translation>%1 行 %2 列の表は大きすぎます</translation>
    </message>
    <message>
        <source>the blank line between the rows can be a missing number</source>
        <translation>行の間の空行は、欠けた数かもしれません</translation>
    </message>
    <message>
        <source>take the line out, or write the number</source>
        <translation>空行を取り除くか、数を書いてください</translation>
    </message>
    <message>
        <source>the first line and the first column can be names (a %1 matrix) or numbers (%2, its first cell empty)</source>
        <translation>最初の行と列は、名前 (%1 の行列) とも数 (%2、最初のセルが空) とも読めます</translation>
    </message>
    <message>
        <source>the first line can be names (a %1 matrix) or numbers (%2)</source>
        <translation>最初の行は、名前 (%1 の行列) とも数 (%2) とも読めます</translation>
    </message>
    <message>
        <source>say which is meant with --decimal point or --decimal comma</source>
        <translation>どちらであるかを --decimal point または --decimal comma で指定してください</translation>
    </message>
    <message>
        <source>say which is meant with --header yes (names) or --header no (numbers)</source>
        <translation>どちらであるかを --header yes (名前) または --header no (数) で指定してください</translation>
    </message>
    <message>
        <source>close it, or write a quote inside a cell twice</source>
        <translation>閉じてください。セルの中の引用符は 2 つ重ねて書きます</translation>
    </message>
    <message>
        <source>lines of comment left out: %1</source>
        <translation>コメントの行を省きました: %1</translation>
    </message>
    <message>
        <source>blank lines between the rows left out: %1</source>
        <translation>行の間の空行を省きました: %1</translation>
    </message>
    <message>
        <source>the archive is truncated or damaged: the list of its members, which stands at its end, cannot be read</source>
        <translation>アーカイブが途中で切れているか破損しています: 末尾にあるメンバーの一覧を読み取れません</translation>
    </message>
    <message>
        <source>encrypted: it cannot be read without its password</source>
        <translation>暗号化されています: パスワードがないと読めません</translation>
    </message>
    <message>
        <source>packed with an unsupported compression (method %1)</source>
        <translation>未対応の方式で圧縮されています (方式 %1)</translation>
    </message>
    <message>
        <source>save it with numpy.savez_compressed</source>
        <translation>numpy.savez_compressed で保存してください</translation>
    </message>
    <message>
        <source>damaged, or too big: it declares %1 bytes, packed into %2 of a file of %3</source>
        <translation>破損しているか大きすぎます: 展開後 %1 バイト、圧縮時 %2 とされていますが、ファイルは %3 です</translation>
    </message>
    <message>
        <source>damaged: it is not where the list of members says</source>
        <translation>破損しています: メンバーの一覧が示す場所にありません</translation>
    </message>
    <message>
        <source>damaged: its checksum is wrong</source>
        <translation>破損しています: チェックサムが誤っています</translation>
    </message>
    <message>
        <source>damaged: it cannot be unpacked</source>
        <translation>破損しています: 展開できません</translation>
    </message>
    <message>
        <source>damaged: it holds fewer bytes than it declares</source>
        <translation>破損しています: 宣言よりバイト数が少なくなっています</translation>
    </message>
    <message>
        <source>damaged: it holds more bytes than it declares</source>
        <translation>破損しています: 宣言よりバイト数が多くなっています</translation>
    </message>
    <message>
        <source>no token would be left</source>
        <translation>トークンが 1 つも残りません</translation>
    </message>
    <message>
        <source>keep at least one</source>
        <translation>1 つ以上残してください</translation>
    </message>
    <message>
        <source>there is no token %1: there are %2</source>
        <translation>トークン %1 はありません: トークンは %2 個です</translation>
    </message>
    <message>
        <source>token %1 is given twice</source>
        <translation>トークン %1 が 2 回指定されています</translation>
    </message>
    <message>
        <source>give each token once</source>
        <translation>各トークンは 1 回だけ指定してください</translation>
    </message>
    <message>
        <source>the kept tokens stand next to each other now, so their rotary positions are others</source>
        <translation>残したトークンが隣り合うため、回転位置埋め込みが変わります</translation>
    </message>
    <message>
        <source>keep tokens that follow each other for the same scores</source>
        <translation>スコアを変えないためには、連続したトークンを残してください</translation>
    </message>
    <message>
        <source>the weights of a row are shared out among the kept tokens alone</source>
        <translation>行の重みは、残したトークンだけで配分されます</translation>
    </message>
    <message>
        <source>with rotary positions queries and keys cannot be made narrower: positions turn their columns in pairs</source>
        <translation>回転位置埋め込みがあると、クエリとキーの幅を狭められません: 位置が列を組で回転するためです</translation>
    </message>
    <message>
        <source>switch the positions off first, or keep fewer tokens instead</source>
        <translation>先に位置をオフにするか、代わりに残すトークンを減らしてください</translation>
    </message>
    <message>
        <source>the width %1 is not from 1 to the head&apos;s own, %2</source>
        <translation>幅 %1 は、1 からこのヘッドの幅 %2 までの範囲にありません</translation>
    </message>
    <message>
        <source>choose one that is</source>
        <translation>範囲内の幅を選んでください</translation>
    </message>
    <message>
        <source>%1 holds numbers that are not finite, so it has no singular values</source>
        <translation>%1 に有限でない数があるので、特異値がありません</translation>
    </message>
    <message>
        <source>replace them first</source>
        <translation>先に置き換えてください</translation>
    </message>
    <message>
        <source>there is no rotary convention &quot;%1&quot;</source>
        <translation>回転位置埋め込みの方式「%1」はありません</translation>
    </message>
    <message>
        <source>use halves or pairs</source>
        <translation>halves または pairs を使ってください</translation>
    </message>
    <message>
        <source>the rotary base %1 is not a finite number above 0</source>
        <translation>回転位置埋め込みの基数 %1 は 0 より大きい有限の数ではありません</translation>
    </message>
    <message>
        <source>most models use 10000</source>
        <translation>多くのモデルは 10000 を使います</translation>
    </message>
    <message>
        <source>%1 columns cannot be turned in pairs where d_k is %2</source>
        <translation>d_k が %2 のとき、%1 列を組で回転することはできません</translation>
    </message>
    <message>
        <source>use an even number of columns up to d_k, or switch rotary positions off</source>
        <translation>d_k 以下の偶数の列数を使うか、回転位置埋め込みをオフにしてください</translation>
    </message>
    <message>
        <source>columns from &quot;%1&quot; have no place in rotary positions, which turn columns in pairs</source>
        <translation>「%1」による列は、列を組で回転する回転位置埋め込みでは使えません</translation>
    </message>
    <message>
        <source>use the source normal, or switch rotary positions off</source>
        <translation>normal を使うか、回転位置埋め込みをオフにしてください</translation>
    </message>
    <message>
        <source>&amp;Keep tokens…</source>
        <translation>トークンを残す(&amp;K)…</translation>
    </message>
    <message>
        <source>From a long sentence to one that fits the screen: the other tokens go</source>
        <translation>長い文を画面に収まる長さにします。ほかのトークンは取り除かれます</translation>
    </message>
    <message>
        <source>Re&amp;duce d_k…</source>
        <translation>d_k を減らす(&amp;D)…</translation>
    </message>
    <message>
        <source>Narrower queries and keys with the closest scores, by singular values</source>
        <translation>特異値を使い、スコアをできるだけ保ったままクエリとキーの幅を狭めます</translation>
    </message>
    <message>
        <source>Picture in pixels</source>
        <translation>ピクセル画像</translation>
    </message>
    <message>
        <source>Drawing for web pages</source>
        <translation>ウェブページ用の図</translation>
    </message>
    <message>
        <source>Drawing for print</source>
        <translation>印刷用の図</translation>
    </message>
    <message>
        <source>The picture would be %1 pixels long, more than %2; choose a smaller scale, SVG or PDF.</source>
        <translation>画像の長さが %1 ピクセルになり、%2 を超えます。倍率を下げるか、SVG または PDF を選んでください。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <translation>訓練済みのヘッド: 変数の今の値は?</translation>
    </message>
    <message>
        <source>&amp;Derivatives</source>
        <translation>微分(&amp;D)</translation>
    </message>
    <message>
        <source>Show in every pane how much each of its cells moves the selected cell</source>
        <translation>各セルが選択したセルをどれだけ動かすかを、すべてのペインに表示します</translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <translation>ゴールシーク: 行き詰まる場所</translation>
    </message>
    <message>
        <source>Pulls from either side, and lets go where the softmax is saturated.</source>
        <translation>どちら側からも引き寄せますが、softmax が飽和しているところでは効かなくなります。</translation>
    </message>
    <message>
        <source>Raises a weight however small it is, and stops once it is at the target or above.</source>
        <translation>重みがどれほど小さくても引き上げ、目標値以上になると止まります。</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Each number moves by about the rate, however small its gradient, as long as that exceeds 1e-8.</source>
        <translation>勾配が 1e-8 を超えていれば、どれほど小さくても、各数が学習率とほぼ同じだけ動きます。</translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation>勾配降下法</translation>
    </message>
    <message>
        <source>Each number moves by the rate times its gradient.</source>
        <translation>各数が学習率と勾配の積だけ動きます。</translation>
    </message>
    <message>
        <source>the value to reach is missing</source>
        <translation>到達すべき値がありません</translation>
    </message>
    <message>
        <source>write CELL=VALUE, as in weights[4,5]=0.9</source>
        <translation>weights[4,5]=0.9 のように CELL=VALUE と書いてください</translation>
    </message>
    <message>
        <source>write it with a decimal point, as in 0.9</source>
        <translation>0.9 のように小数点にピリオドを使って書いてください</translation>
    </message>
    <message>
        <source>there is no loss &quot;%1&quot; for goals</source>
        <translation>ゴールに使える損失「%1」はありません</translation>
    </message>
    <message>
        <source>use square or nll</source>
        <translation>square または nll を使ってください</translation>
    </message>
    <message>
        <source>there is no method &quot;%1&quot;</source>
        <translation>方法「%1」はありません</translation>
    </message>
    <message>
        <source>use adam or descent</source>
        <translation>adam または descent を使ってください</translation>
    </message>
    <message>
        <source>the rate %1 is not a finite number above 0</source>
        <translation>学習率 %1 は 0 より大きい有限の数ではありません</translation>
    </message>
    <message>
        <source>0.05 suits Adam, 0.5 gradient descent</source>
        <translation>Adam には 0.05、勾配降下法には 0.5 が適しています</translation>
    </message>
    <message>
        <source>%1 is not a number of steps from 1 to %2</source>
        <translation>%1 は 1 から %2 までのステップ数ではありません</translation>
    </message>
    <message>
        <source>500 is the usual one</source>
        <translation>通常は 500 です</translation>
    </message>
    <message>
        <source>the tolerance %1 is not a finite number from 0</source>
        <translation>許容誤差 %1 は 0 以上の有限の数ではありません</translation>
    </message>
    <message>
        <source>0.001 is the usual one</source>
        <translation>通常は 0.001 です</translation>
    </message>
    <message>
        <source>there is no goal</source>
        <translation>ゴールがありません</translation>
    </message>
    <message>
        <source>name a cell and the value that it is to reach</source>
        <translation>セルと、到達すべき値を指定してください</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a cell of an input and cannot be a goal</source>
        <translation>%1[%2,%3] は入力のセルなので、ゴールにできません</translation>
    </message>
    <message>
        <source>type the number into it, or choose a cell that is computed</source>
        <translation>数を直接入力するか、計算で求められるセルを選んでください</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a goal twice</source>
        <translation>%1[%2,%3] が 2 回ゴールになっています</translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation>どちらか 1 つを残してください</translation>
    </message>
    <message>
        <source>the target %4 of %1[%2,%3] is not a finite number</source>
        <translation>%1[%2,%3] の目標値 %4 は有限の数ではありません</translation>
    </message>
    <message>
        <source>give a finite one</source>
        <translation>有限の数を指定してください</translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4, from which no gradient leads anywhere</source>
        <translation>%1[%2,%3] は %4 で、どこへも勾配がつながりません</translation>
    </message>
    <message>
        <source>mend the numbers that it comes from first</source>
        <translation>先に元になる数を直してください</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a weight and cannot become %4</source>
        <translation>%1[%2,%3] は重みなので、%4 にはなりません</translation>
    </message>
    <message>
        <source>give a target from 0 to 1</source>
        <translation>0 から 1 までの目標値を指定してください</translation>
    </message>
    <message>
        <source>%1[%2,%3] is no weight, and the loss &quot;%4&quot; takes weights alone</source>
        <translation>%1[%2,%3] は重みではありません。損失「%4」が使えるのは重みだけです</translation>
    </message>
    <message>
        <source>use the loss square</source>
        <translation>損失 square を使ってください</translation>
    </message>
    <message>
        <source>%1[%2,%3] is hidden by the mask and stays 0</source>
        <translation>%1[%2,%3] はマスクで隠されていて、0 のままです</translation>
    </message>
    <message>
        <source>choose a key that this query may attend to, or change the mask</source>
        <translation>このクエリが注目できるキーを選ぶか、マスクを変更してください</translation>
    </message>
    <message>
        <source>%1[%2,%3] stays 1, because its row has no other allowed key</source>
        <translation>行に許可されたキーがほかにないので、%1[%2,%3] は 1 のままです</translation>
    </message>
    <message>
        <source>choose another row, or change the mask</source>
        <translation>別の行を選ぶか、マスクを変更してください</translation>
    </message>
    <message>
        <source>the goals in row %2 of %1 add up to %3, but a row adds up to 1</source>
        <translation>%1 の行 %2 のゴールの和は %3 ですが、行の和は 1 です</translation>
    </message>
    <message>
        <source>lower some of them</source>
        <translation>いくつかを下げてください</translation>
    </message>
    <message>
        <source>the goals take every allowed key in row %2 of %1 and add up to %3, but a row adds up to 1</source>
        <translation>%1 の行 %2 で許可されたキーがすべてゴールになり、和は %3 ですが、行の和は 1 です</translation>
    </message>
    <message>
        <source>raise some of them, or leave one out</source>
        <translation>いくつかを上げるか、1 つを外してください</translation>
    </message>
    <message>
        <source>%1[%2,%3] mixes values from %4 to %5, none of which may move, so it stays between them</source>
        <translation>%1[%2,%3] は %4 から %5 までの値を混ぜたもので、どの値も動かせないため、その間にとどまります</translation>
    </message>
    <message>
        <source>choose a target between them, or let Wv move</source>
        <translation>その間の目標値を選ぶか、Wv を動かせるようにしてください</translation>
    </message>
    <message>
        <source>nothing that may move leads to %1[%2,%3]: free are %4</source>
        <translation>動かせるものは %1[%2,%3] に影響しません: 動かせるのは %4 です</translation>
    </message>
    <message>
        <source>set one of %5 free</source>
        <translation>%5 のどれかを動かせるようにしてください</translation>
    </message>
    <message>
        <source>no matrix is free to move</source>
        <translation>動かせる行列がありません</translation>
    </message>
    <message>
        <source>set one of %1 free</source>
        <translation>%1 のどれかを動かせるようにしてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input of this session</source>
        <translation>「%1」はこのセッションの入力ではありません</translation>
    </message>
    <message>
        <source>set one of %2 free</source>
        <translation>%2 のどれかを動かせるようにしてください</translation>
    </message>
    <message>
        <source>every cell that could move is locked: free are %1</source>
        <translation>動かせるセルがすべてロックされています: 動かせるのは %1 です</translation>
    </message>
    <message>
        <source>unlock a cell, or set another matrix free</source>
        <translation>セルのロックを解除するか、別の行列を動かせるようにしてください</translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4 and cannot move</source>
        <translation>%1[%2,%3] は %4 なので動かせません</translation>
    </message>
    <message>
        <source>lock it, or give it a finite number</source>
        <translation>ロックするか、有限の数を入れてください</translation>
    </message>
    <message>
        <source>%1[%2,%3] is computed and cannot be locked</source>
        <translation>%1[%2,%3] は計算で求められるので、ロックできません</translation>
    </message>
    <message>
        <source>lock cells of inputs</source>
        <translation>入力のセルをロックしてください</translation>
    </message>
    <message>
        <source>step %4 would take %1[%2,%3] to %5 and was not taken: the run diverges</source>
        <translation>ステップ %4 は %1[%2,%3] を %5 にするため、実行しませんでした: 計算が発散しています</translation>
    </message>
    <message>
        <source>start again with a smaller rate</source>
        <translation>学習率を下げてやり直してください</translation>
    </message>
    <message>
        <source>&amp;Goal seek…</source>
        <translation>ゴールシーク(&amp;G)…</translation>
    </message>
    <message>
        <source>Let matrices move by their gradient until chosen cells reach chosen values</source>
        <translation>選んだセルが選んだ値に達するまで、行列を勾配に沿って動かします</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of a token</source>
        <translation>「%1」はトークンの番号ではありません</translation>
    </message>
    <message>
        <source>write whole numbers with blanks between, such as 12 7 99</source>
        <translation>12 7 99 のように、整数を空白で区切って書いてください</translation>
    </message>
    <message>
        <source>the tokens that the file names do not go with its X, so they are numbered</source>
        <translation>ファイルにあるトークンの名前が X と合わないので、番号にしました</translation>
    </message>
    <message>
        <source>causal mask, as the file says</source>
        <translation>因果マスク (ファイルの記載による)</translation>
    </message>
    <message>
        <source>the file gives rotary positions a base of %1 but not their convention, so none are used</source>
        <translation>ファイルには回転位置埋め込みの基数 %1 がありますが、方式がないので使いません</translation>
    </message>
    <message>
        <source>switch them on by Matrix &gt; Rotary positions</source>
        <translation>「行列 &gt; 回転位置埋め込み」でオンにしてください</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>出典: %1</translation>
    </message>
    <message>
        <source>the name of the format is damaged</source>
        <translation>形式の名前が破損しています</translation>
    </message>
    <message>
        <source>a session was assumed</source>
        <translation>セッションとみなしました</translation>
    </message>
    <message>
        <source>the version is missing</source>
        <translation>バージョンがありません</translation>
    </message>
    <message>
        <source>version %1 was assumed</source>
        <translation>バージョン %1 とみなしました</translation>
    </message>
    <message>
        <source>the tokens are missing</source>
        <translation>トークンがありません</translation>
    </message>
    <message>
        <source>all of them are empty: rename them</source>
        <translation>すべて空です。名前を変更してください</translation>
    </message>
    <message>
        <source>the name of the member is damaged: %1</source>
        <translation>メンバーの名前が破損しています: %1</translation>
    </message>
    <message>
        <source>it was taken for &quot;%2&quot;</source>
        <translation>「%2」とみなしました</translation>
    </message>
    <message>
        <source>the member is damaged and left out</source>
        <translation>このメンバーは破損しているので省きました</translation>
    </message>
    <message>
        <source>set it anew</source>
        <translation>設定し直してください</translation>
    </message>
    <message>
        <source>the painted mask is missing</source>
        <translation>手描きのマスクがありません</translation>
    </message>
    <message>
        <source>all keys are hidden: paint them anew</source>
        <translation>すべてのキーが隠されています。描き直してください</translation>
    </message>
    <message>
        <source>the member stands there twice, and which of the two is right is not known</source>
        <translation>このメンバーは 2 回現れ、どちらが正しいかわかりません</translation>
    </message>
    <message>
        <source>both are left out</source>
        <translation>どちらも省きました</translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing</source>
        <translation>この部分のメンバーの間が破損しているか、終わりが欠けています</translation>
    </message>
    <message>
        <source>compare it with another copy</source>
        <translation>別のコピーと比較してください</translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing; not found: %1</source>
        <translation>この部分のメンバーの間が破損しているか、終わりが欠けています。見つからなかったもの: %1</translation>
    </message>
    <message>
        <source>if the file had these members, they are lost: compare it with another copy</source>
        <translation>ファイルにこれらのメンバーがあった場合は失われています。別のコピーと比較してください</translation>
    </message>
    <message>
        <source>%1 of %2 entries are missing: %3</source>
        <translation>%2 個中 %1 個の項目が欠けています: %3</translation>
    </message>
    <message>
        <source>these queries have all keys hidden: paint them anew</source>
        <translation>これらのクエリではすべてのキーが隠されています。描き直してください</translation>
    </message>
    <message>
        <source>they are empty: type them anew</source>
        <translation>空になっています。入力し直してください</translation>
    </message>
    <message>
        <source>the name of a feature is damaged: %1</source>
        <translation>特徴の名前が破損しています: %1</translation>
    </message>
    <message>
        <source>entries are missing behind the first %1 that are kept</source>
        <translation>残した最初の %1 個の後ろに、欠けている項目があります</translation>
    </message>
    <message>
        <source>an entry is missing behind the first %1 that are kept</source>
        <translation>残した最初の %1 個の後ろに、項目が 1 つ欠けています</translation>
    </message>
    <message>
        <source>add it anew</source>
        <translation>追加し直してください</translation>
    </message>
    <message>
        <source>the end of the list is missing; entries that are kept: %1</source>
        <translation>リストの終わりが欠けています。残した項目の数: %1</translation>
    </message>
    <message>
        <source>add what is missing</source>
        <translation>欠けているものを追加してください</translation>
    </message>
    <message>
        <source>left out, because it cannot be used: %1</source>
        <translation>使えないので省きました: %1</translation>
    </message>
    <message>
        <source>too little of the file is left for the sizes that it states: %1</source>
        <translation>記載されたサイズに対して、ファイルの残りが少なすぎます: %1</translation>
    </message>
    <message>
        <source>no row of any matrix is whole, so that nothing can be recovered; found: %1</source>
        <translation>無事な行のある行列が 1 つもないので、何も回復できません。見つかったもの: %1</translation>
    </message>
    <message>
        <source>the parts of the file do not fit together: %1</source>
        <translation>ファイルの各部分が互いに合いません: %1</translation>
    </message>
    <message>
        <source>the matrix is missing</source>
        <translation>この行列がありません</translation>
    </message>
    <message>
        <source>all of it holds NaN: load it from another copy</source>
        <translation>すべて NaN が入っています。別のコピーから読み込んでください</translation>
    </message>
    <message>
        <source>the shape says %1x%2, and other parts of the file say %3</source>
        <translation>形状は %1x%2 とありますが、ファイルのほかの部分では %3 です</translation>
    </message>
    <message>
        <source>%3 was taken</source>
        <translation>%3 を採用しました</translation>
    </message>
    <message>
        <source>the shape is missing</source>
        <translation>形状がありません</translation>
    </message>
    <message>
        <source>%1 was taken, going by the other parts of the file</source>
        <translation>ファイルのほかの部分に基づき %1 を採用しました</translation>
    </message>
    <message>
        <source>the encoding is missing</source>
        <translation>符号化方式がありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was taken, the only one that there is</source>
        <translation>唯一の方式である「%1」を採用しました</translation>
    </message>
    <message>
        <source>the checksum is of no use, because rows are missing</source>
        <translation>行が欠けているので、チェックサムは役に立ちません</translation>
    </message>
    <message>
        <source>the checksum is missing</source>
        <translation>チェックサムがありません</translation>
    </message>
    <message>
        <source>the rows that are there are not checked: compare them with another copy</source>
        <translation>残っている行は検査されていません。別のコピーと比較してください</translation>
    </message>
    <message>
        <source>the checksum of the rows is wrong, and it does not tell which of them are damaged</source>
        <translation>行のチェックサムが誤っていて、どの行が破損しているかはわかりません</translation>
    </message>
    <message>
        <source>none of them is used</source>
        <translation>どの行も使いません</translation>
    </message>
    <message>
        <source>%1 of %2 rows are missing: %3</source>
        <translation>%2 行中 %1 行が欠けています: %3</translation>
    </message>
    <message>
        <source>they hold NaN: type them, or load them from another copy</source>
        <translation>NaN が入っています。入力するか、別のコピーから読み込んでください</translation>
    </message>
    <message>
        <source>whole rows were found that are not used, because their place or their checksum is not certain: %1</source>
        <translation>位置またはチェックサムが確かでないため使わなかった、無事な行があります: %1</translation>
    </message>
    <message>
        <source>look for them in the file itself</source>
        <translation>ファイルの中を探してください</translation>
    </message>
    <message>
        <source>more rows were found than the matrix can have: %1</source>
        <translation>行列に入る数より多くの行が見つかりました: %1</translation>
    </message>
    <message>
        <source>look at them in the file itself</source>
        <translation>ファイルの中を確認してください</translation>
    </message>
    <message>
        <source>nothing tells the size %1</source>
        <translation>サイズ %1 を示すものがありません</translation>
    </message>
    <message>
        <source>1 was assumed: resize the matrices</source>
        <translation>1 とみなしました。行列のサイズを変更してください</translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 pinned states</source>
        <translation>ピン留めした %2 個の状態の中に位置 %1 はありません</translation>
    </message>
    <message>
        <source>there are %1 pinned states, and at most %2 are possible</source>
        <translation>ピン留めした状態が %1 個ありますが、上限は %2 個です</translation>
    </message>
    <message>
        <source>remove some</source>
        <translation>いくつか削除してください</translation>
    </message>
    <message>
        <source>the pinned state has no name</source>
        <translation>ピン留めした状態に名前がありません</translation>
    </message>
    <message>
        <source>give it one</source>
        <translation>名前を付けてください</translation>
    </message>
    <message>
        <source>another pinned state has the name &quot;%1&quot; already</source>
        <translation>「%1」という名前のピン留めした状態がすでにあります</translation>
    </message>
    <message>
        <source>choose another</source>
        <translation>別の名前を選んでください</translation>
    </message>
    <message>
        <source>the tolerance is no number from 0</source>
        <translation>許容誤差が 0 以上の数ではありません</translation>
    </message>
    <message>
        <source>0.005 takes what is right to two decimals</source>
        <translation>0.005 なら小数第 2 位まで合っていれば正解とします</translation>
    </message>
    <message>
        <source>expected a list of pinned states, found %1</source>
        <translation>ピン留めした状態のリストが必要ですが、%1 が見つかりました</translation>
    </message>
    <message>
        <source>&amp;Add a cell</source>
        <translation>セルを追加(&amp;A)</translation>
    </message>
    <message>
        <source>A kind of cell that the notebook lacks, below the cell in view</source>
        <translation>ノートブックにない種類のセルを、表示中のセルの下に追加します</translation>
    </message>
    <message>
        <source>Column &amp;vectors</source>
        <translation>列ベクトル(&amp;V)</translation>
    </message>
    <message>
        <source>Write a token as a column, q = W_Qᵀ x, instead of a row, q = x W_Q; no number changes</source>
        <translation>トークンを行 q = x W_Q ではなく列 q = W_Qᵀ x として書きます。数は変わりません</translation>
    </message>
    <message>
        <source>&amp;Scale the queries</source>
        <translation>クエリをスケール(&amp;S)</translation>
    </message>
    <message>
        <source>Divide the queries before the product instead of the scores after it; no number changes</source>
        <translation>積の後のスコアではなく、積の前のクエリを割ります。数は変わりません</translation>
    </message>
    <message>
        <source>The notebook has this cell already.</source>
        <translation>このセルはすでにノートブックにあります。</translation>
    </message>
    <message>
        <source>column vectors</source>
        <translation>列ベクトル</translation>
    </message>
    <message>
        <source>scaled queries</source>
        <translation>スケール済みクエリ</translation>
    </message>
    <message>
        <source>%1; names of cells and files keep to rows and scores</source>
        <translation>%1。セルとファイルの名前は、行ベクトルとスケール済みスコアの書き方のままです</translation>
    </message>
    <message>
        <source>The queries are divided by %1 before the product, which gives the same scores.</source>
        <translation>積の前にクエリを %1 で割ります。得られるスコアは同じです。</translation>
    </message>
    <message>
        <source>The temperature divides the scores by %1.</source>
        <translation>温度はスコアを %1 で割ります。</translation>
    </message>
    <message>
        <source>first principal direction</source>
        <translation>第 1 主方向</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第 2 主方向</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Left out, because a number in it is not finite: %1.</source>
        <translation>有限でない数があるので省きました: %1。</translation>
    </message>
    <message>
        <source>The score is %1: the other %2 comes from what is not in the plane.</source>
        <translation>スコアは %1 です。残りの %2 は平面にない部分から来ています。</translation>
    </message>
    <message>
        <source>The two directions, of %1 dimensions, that hold most of the squared lengths of %2: %3 of them. They go through the origin, not the mean, because a dot product is about the origin.</source>
        <translation>%1 次元のうち、2 乗した長さ (%2) を最も多く含む 2 つの方向で、全体の %3 にあたります。内積は原点を基準にするため、平均ではなく原点を通ります。</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>クエリとキー</translation>
    </message>
    <message>
        <source>%1 = %2, hidden by the mask</source>
        <translation>%1 = %2、マスクで隠されている</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>k %1</source>
        <translation>k %1</translation>
    </message>
    <message>
        <source>all queries and keys</source>
        <translation>すべてのクエリとキー</translation>
    </message>
    <message>
        <source>Of %1 tokens: the query of “%2” and the %3 keys with its largest scores.</source>
        <translation>%1 個のトークンのうち、「%2」のクエリと、そのスコアが大きい %3 個のキー。</translation>
    </message>
    <message>
        <source>Broken arrows are keys that the mask hides from “%1”.</source>
        <translation>破線の矢印は、マスクが「%1」から隠しているキーです。</translation>
    </message>
    <message>
        <source>No query and no key is finite, so there is nothing to draw.</source>
        <translation>有限なクエリもキーもないので、描くものがありません。</translation>
    </message>
    <message>
        <source>v %1</source>
        <translation>v %1</translation>
    </message>
    <message>
        <source>%1 = %2, weight %3</source>
        <translation>%1 = %2、重み %3</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>出力 %1</translation>
    </message>
    <message>
        <source>The output of “%1” is the mean of the values, weighted: it lies among them, nearer to those with more weight. The stronger an arrow, the larger its weight.</source>
        <translation>「%1」の出力は、バリューの重み付き平均です。バリューの間にあり、重みの大きいものほど近くなります。矢印が濃く太いほど、重みが大きくなります。</translation>
    </message>
    <message>
        <source>The plane shows %1 of its squared length.</source>
        <translation>この平面は、2 乗した長さの %1 を表しています。</translation>
    </message>
    <message>
        <source>“%1” has no output to draw: %2</source>
        <translation>「%1」には描く出力がありません: %2</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>すべてのバリュー</translation>
    </message>
    <message>
        <source>Of %1 tokens: the values of the %2 keys with the largest scores of “%3”.</source>
        <translation>%1 個のトークンのうち、「%3」のスコアが大きい %2 個のキーのバリュー。</translation>
    </message>
    <message>
        <source>No value is finite, so there is nothing to draw.</source>
        <translation>有限なバリューがないので、描くものがありません。</translation>
    </message>
    <message>
        <source>the other %1</source>
        <translation>ほかの %1 項</translation>
    </message>
    <message>
        <source>%1 is %2, so there is no sum to draw.</source>
        <translation>%1 が %2 なので、描く和がありません。</translation>
    </message>
    <message>
        <source>%1 × %2 is too large for a number, so there is no sum to draw.</source>
        <translation>%1 × %2 は数として大きすぎるので、描く和がありません。</translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”, which the softmax reads as it is.</source>
        <translation>各項の和は「%2」の「%3」に対するスコア %1 で、softmax はこれをそのまま使います。</translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”; divided by %4 it is %5, what the softmax reads.</source>
        <translation>各項の和は「%2」の「%3」に対するスコア %1 です。%4 で割ると %5 になり、softmax はこれを使います。</translation>
    </message>
    <message>
        <source>Shown are the %1 strongest of %2 terms; the others have one bar together.</source>
        <translation>%2 項のうち、強いほうから %1 項を表示しています。残りは 1 本の棒にまとめています。</translation>
    </message>
    <message>
        <source>The mask hides this pair: the score is there, but the softmax leaves it out.</source>
        <translation>マスクがこの組を隠しています。スコアはありますが、softmax はこれを除きます。</translation>
    </message>
    <message>
        <source>A note in Markdown that may quote live values</source>
        <translation>現在の値を引用できる Markdown のメモ</translation>
    </message>
    <message>
        <source>The sentence as a row of buttons</source>
        <translation>ボタンの並びで表した文</translation>
    </message>
    <message>
        <source>X and the three W, and the queries, keys and values that they make</source>
        <translation>X と 3 つの W、およびそれらから作られるクエリ、キー、バリュー</translation>
    </message>
    <message>
        <source>The weights of the picked token as bars</source>
        <translation>選択中のトークンの重みを棒で表示</translation>
    </message>
    <message>
        <source>Queries times keys, worked out in a Falk table</source>
        <translation>クエリとキーの積を Falk の表で計算</translation>
    </message>
    <message>
        <source>The divisor and the scaled scores</source>
        <translation>除数とスケール済みスコア</translation>
    </message>
    <message>
        <source>Weights times values</source>
        <translation>重みとバリューの積</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Queries, keys and values as arrows, the dot product as a shadow</source>
        <translation>クエリ、キー、バリューを矢印で、内積を影で表示</translation>
    </message>
    <message>
        <source>Terms of a score</source>
        <translation>スコアの項</translation>
    </message>
    <message>
        <source>The score of one pair as a waterfall of its terms</source>
        <translation>1 組のスコアを、項のウォーターフォール図で表示</translation>
    </message>
    <message>
        <source>Merged matrices</source>
        <translation>統合行列</translation>
    </message>
    <message>
        <source>W_Q W_Kᵀ and W_V with their singular values</source>
        <translation>W_Q W_Kᵀ と W_V、およびその特異値</translation>
    </message>
    <message>
        <source>What the width d does to the softmax</source>
        <translation>幅 d が softmax に及ぼす影響</translation>
    </message>
    <message>
        <source>The same computation in NumPy</source>
        <translation>同じ計算を NumPy で</translation>
    </message>
    <message>
        <source>columns look, rows are looked at</source>
        <translation>列が注目し、行が注目される</translation>
    </message>
    <message>
        <source>columns look</source>
        <translation>列が注目する</translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation>%1 (除算後)</translation>
    </message>
    <message>
        <source>%1; darker by the root of the weight</source>
        <translation>%1。濃さは重みの平方根に比例</translation>
    </message>
    <message>
        <source>Pin the &amp;state…</source>
        <translation>状態をピン留め(&amp;S)…</translation>
    </message>
    <message>
        <source>Keep the present state under a name, to compare with it and to return to it</source>
        <translation>後で比較したり戻ったりできるよう、現在の状態を名前を付けて残します</translation>
    </message>
    <message>
        <source>&amp;Worksheet</source>
        <translation>ワークシート(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Blank selected cells</source>
        <translation>選択したセルを空欄にする(&amp;B)</translation>
    </message>
    <message>
        <source>The selected cells become empty boxes for a learner to fill in</source>
        <translation>選択したセルを、学習者が記入する空欄にします</translation>
    </message>
    <message>
        <source>Blank the &amp;row</source>
        <translation>行を空欄にする(&amp;R)</translation>
    </message>
    <message>
        <source>The row of the selected cell becomes empty boxes</source>
        <translation>選択したセルの行を空欄にします</translation>
    </message>
    <message>
        <source>Blank the whole &amp;matrix</source>
        <translation>行列全体を空欄にする(&amp;M)</translation>
    </message>
    <message>
        <source>All cells of the matrix in use become empty boxes</source>
        <translation>使用中の行列の全セルを空欄にします</translation>
    </message>
    <message>
        <source>Blank a random &amp;tenth…</source>
        <translation>ランダムに 10 分の 1 を空欄にする(&amp;T)…</translation>
    </message>
    <message>
        <source>One in ten computed cells, drawn from a seed</source>
        <translation>計算されたセルの 10 個に 1 個を、シードから選んで空欄にします</translation>
    </message>
    <message>
        <source>&amp;Unblank selected cells</source>
        <translation>選択したセルの空欄を解除(&amp;U)</translation>
    </message>
    <message>
        <source>The selected cells show their numbers again</source>
        <translation>選択したセルに数を再び表示します</translation>
    </message>
    <message>
        <source>Unblank &amp;all cells</source>
        <translation>すべての空欄を解除(&amp;A)</translation>
    </message>
    <message>
        <source>No worksheet: every cell shows its number</source>
        <translation>ワークシートをやめ、すべてのセルに数を表示します</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>How the selected blank cell is worked out: first the rule, then the numbers</source>
        <translation>選択した空欄の求め方: まず規則、次に数を示します</translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation>答えを見る(&amp;S)</translation>
    </message>
    <message>
        <source>The number of the selected blank cell; it counts as shown, not as right</source>
        <translation>選択した空欄の数を表示します。正解ではなく「答えを見た」と数えます</translation>
    </message>
    <message>
        <source>&amp;Check all answers</source>
        <translation>すべての答えを確認(&amp;C)</translation>
    </message>
    <message>
        <source>Tell which answers are right</source>
        <translation>どの答えが正しいかを示します</translation>
    </message>
    <message>
        <source>Check as t&amp;yped</source>
        <translation>入力時に確認(&amp;Y)</translation>
    </message>
    <message>
        <source>Tell at once whether an answer is right</source>
        <translation>答えが正しいかをすぐに示します</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>最初からやり直す(&amp;O)</translation>
    </message>
    <message>
        <source>Take back all answers and hints</source>
        <translation>すべての答えとヒントを取り消します</translation>
    </message>
    <message>
        <source>Reveal the &amp;key</source>
        <translation>解答を公開(&amp;K)</translation>
    </message>
    <message>
        <source>Show the numbers of all blank cells, for the teacher</source>
        <translation>教師のために、すべての空欄の数を表示します</translation>
    </message>
    <message>
        <source>&amp;Print worksheet…</source>
        <translation>ワークシートを印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>The matrices on paper with boxes to write in, with or without the key</source>
        <translation>記入欄のある行列を、解答付きまたは解答なしで紙に印刷します</translation>
    </message>
    <message>
        <source>E&amp;xport worksheet as PDF…</source>
        <translation>ワークシートを PDF にエクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>The same as PDF files, the key in a file of its own</source>
        <translation>同じ内容を PDF ファイルにします。解答は別のファイルになります</translation>
    </message>
    <message>
        <source>&amp;Baselines</source>
        <translation>ベースライン(&amp;B)</translation>
    </message>
    <message>
        <source>Show the pinned states, and what changed since one of them</source>
        <translation>ピン留めした状態と、そのいずれかからの変化を表示します</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>レッスンファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>A lesson of your own; docs/writing-lessons.md says how to write one</source>
        <translation>自作のレッスンです。書き方は docs/writing-lessons.md にあります</translation>
    </message>
    <message>
        <source>&amp;Begin this lesson anew</source>
        <translation>このレッスンを最初から始める(&amp;B)</translation>
    </message>
    <message>
        <source>Forget what was done of it, and go to its first step</source>
        <translation>進み具合を消去し、最初のステップへ移動します</translation>
    </message>
    <message>
        <source>&amp;Lesson panel</source>
        <translation>レッスンパネル(&amp;L)</translation>
    </message>
    <message>
        <source>Show the lesson beside the notebook, or the list of lessons</source>
        <translation>ノートブックの横にレッスン、またはレッスンの一覧を表示します</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Panes show the numbers of now</source>
        <translation>ペインに現在の数を表示します</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Under each number of now stands how much it changed</source>
        <translation>現在の数の下に、それぞれの変化量を表示します</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Panes show now minus the pinned state</source>
        <translation>ペインに、現在の数からピン留めした状態を引いた差を表示します</translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <translation>ワークシート: 1 行を手計算で</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>そのようなファイルはありません</translation>
    </message>
    <message>
        <source>look at its name</source>
        <translation>名前を確認してください</translation>
    </message>
    <message>
        <source>there is no example &quot;%1&quot;</source>
        <translation>例「%1」はありません</translation>
    </message>
    <message>
        <source>use one of %2</source>
        <translation>%2 のどれかを使ってください</translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation>ワークシートで空欄になっているセルがあります。先に解答を公開してください。</translation>
    </message>
    <message>
        <source>Select cells of a matrix first.</source>
        <translation>先に行列のセルを選択してください。</translation>
    </message>
    <message>
        <source>This matrix has more cells than a worksheet may have blank ones: select a part of it.</source>
        <translation>この行列のセルは、ワークシートに作れる空欄の数を超えています。一部を選択してください。</translation>
    </message>
    <message>
        <source>Select a blank cell first.</source>
        <translation>先に空欄のセルを選択してください。</translation>
    </message>
    <message>
        <source>Blank a random tenth</source>
        <translation>ランダムに 10 分の 1 を空欄にする</translation>
    </message>
    <message>
        <source>Seed: the same one blanks the same cells</source>
        <translation>シード: 同じシードなら同じセルが空欄になります</translation>
    </message>
    <message>
        <source>The &amp;worksheet, to be filled in</source>
        <translation>記入用のワークシート(&amp;W)</translation>
    </message>
    <message>
        <source>The &amp;key, with the answers</source>
        <translation>答えの入った解答(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>両方(&amp;B)</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>解答: %1</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>%1 ページ</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>ワークシート</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名前:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>日付:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The numbers in the boxes are the answers; each is to be %1.</source>
        <translation>枠の中の数が答えです。求める精度: %1。</translation>
    </message>
    <message>
        <source>Write the missing numbers into the boxes, %1.</source>
        <translation>欠けている数を枠に書き入れてください。求める精度: %1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a tolerance</source>
        <translation>「%1」は許容誤差として読み取れません</translation>
    </message>
    <message>
        <source>write it like within 0.01</source>
        <translation>within 0.01 のように書いてください</translation>
    </message>
    <message>
        <source>nothing follows &quot;%1&quot;</source>
        <translation>「%1」の後に何もありません</translation>
    </message>
    <message>
        <source>&quot;%2&quot; follows &quot;%1&quot;, which stands alone</source>
        <translation>「%1」は単独で使いますが、後に「%2」があります</translation>
    </message>
    <message>
        <source>say what it is compared with</source>
        <translation>何と比べるかを書いてください</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>省いてください</translation>
    </message>
    <message>
        <source>it can never be &quot;%1&quot;</source>
        <translation>「%1」になることはありえません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said of &quot;%2&quot;</source>
        <translation>「%1」は「%2」には使えません</translation>
    </message>
    <message>
        <source>it is not said what &quot;%2&quot; is to be</source>
        <translation>「%2」がどうあるべきかが書かれていません</translation>
    </message>
    <message>
        <source>there is no verb &quot;%1&quot;</source>
        <translation>動詞「%1」はありません</translation>
    </message>
    <message>
        <source>use one of %3</source>
        <translation>%3 のどれかを使ってください</translation>
    </message>
    <message>
        <source>there is no quantity &quot;%1&quot;</source>
        <translation>量「%1」はありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; opens a bracket that is not closed</source>
        <translation>「%1」の括弧が閉じられていません</translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN]</source>
        <translation>STEP[ROW,COLUMN] と書いてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a quantity of one row</source>
        <translation>「%1」は行ごとの量です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands alone</source>
        <translation>「%1」は単独で使います</translation>
    </message>
    <message>
        <source>write %1[ROW] with a token or an index</source>
        <translation>トークンまたは番号を入れて %1[ROW] と書いてください</translation>
    </message>
    <message>
        <source>leave the brackets out</source>
        <translation>括弧を省いてください</translation>
    </message>
    <message>
        <source>write a number, a cell or a quantity of a row</source>
        <translation>数、セル、または行ごとの量を書いてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no width from 1 to 1024</source>
        <translation>「%1」は 1 から 1024 までの幅ではありません</translation>
    </message>
    <message>
        <source>give a whole number</source>
        <translation>整数を指定してください</translation>
    </message>
    <message>
        <source>the notebook has no cell of the kind &quot;%1&quot;</source>
        <translation>種類「%1」のセルはノートブックにありません</translation>
    </message>
    <message>
        <source>write a kind such as weights or scaling, or a cell such as weights[0,1]</source>
        <translation>weights や scaling のような種類、または weights[0,1] のようなセルを書いてください</translation>
    </message>
    <message>
        <source>this holds already when the step begins, so that there is nothing to do</source>
        <translation>これはステップの開始時にすでに成り立っているので、することがありません</translation>
    </message>
    <message>
        <source>ask for a change, or set something else with @start and @set</source>
        <translation>変化を求めるか、@start と @set で別の設定にしてください</translation>
    </message>
    <message>
        <source>this line is not UTF-8</source>
        <translation>この行は UTF-8 ではありません</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>ファイルを UTF-8 で保存してください</translation>
    </message>
    <message>
        <source>this line holds a control character</source>
        <translation>この行に制御文字があります</translation>
    </message>
    <message>
        <source>write it anew without the character</source>
        <translation>その文字なしで書き直してください</translation>
    </message>
    <message>
        <source>lists and quotes are nested more than %1 deep</source>
        <translation>リストと引用の入れ子が %1 段を超えています</translation>
    </message>
    <message>
        <source>nest them less</source>
        <translation>入れ子を浅くしてください</translation>
    </message>
    <message>
        <source>this text stands before the first directive</source>
        <translation>このテキストは最初の指示より前にあります</translation>
    </message>
    <message>
        <source>begin the file with @lesson and its title</source>
        <translation>ファイルの先頭に @lesson とタイトルを書いてください</translation>
    </message>
    <message>
        <source>this text has more than %1 bytes</source>
        <translation>このテキストは %1 バイトを超えています</translation>
    </message>
    <message>
        <source>make two steps of it</source>
        <translation>2 つのステップに分けてください</translation>
    </message>
    <message>
        <source>begin it with @lesson and its title</source>
        <translation>先頭に @lesson とタイトルを書いてください</translation>
    </message>
    <message>
        <source>the file has %1 bytes, more than %2</source>
        <translation>ファイルが %1 バイトで、%2 を超えています</translation>
    </message>
    <message>
        <source>make two lessons of it</source>
        <translation>2 つのレッスンに分けてください</translation>
    </message>
    <message>
        <source>the file holds bytes that are no text</source>
        <translation>ファイルにテキストではないバイトがあります</translation>
    </message>
    <message>
        <source>a lesson is a text file in UTF-8</source>
        <translation>レッスンは UTF-8 のテキストファイルです</translation>
    </message>
    <message>
        <source>the file has more than %1 lines</source>
        <translation>ファイルが %1 行を超えています</translation>
    </message>
    <message>
        <source>nothing follows @%1</source>
        <translation>@%1 の後に何もありません</translation>
    </message>
    <message>
        <source>write its text behind it or in the lines below it</source>
        <translation>その後ろか下の行にテキストを書いてください</translation>
    </message>
    <message>
        <source>@%1 is followed by text that belongs to nothing</source>
        <translation>@%1 の後に、どこにも属さないテキストがあります</translation>
    </message>
    <message>
        <source>begin running text with @scene, @idea or another one that takes text</source>
        <translation>本文は @scene、@idea など、テキストを取る指示で始めてください</translation>
    </message>
    <message>
        <source>write it in the same line</source>
        <translation>同じ行に書いてください</translation>
    </message>
    <message>
        <source>there is no directive @%1</source>
        <translation>指示 @%1 はありません</translation>
    </message>
    <message>
        <source>use %2; a line of text that begins with @ is written \@</source>
        <translation>%2 を使ってください。@ で始まるテキストの行は \@ と書きます</translation>
    </message>
    <message>
        <source>@%1 stands behind the first @step</source>
        <translation>@%1 が最初の @step より後にあります</translation>
    </message>
    <message>
        <source>put it at the head of the file</source>
        <translation>ファイルの先頭に置いてください</translation>
    </message>
    <message>
        <source>@%1 stands before the first @step</source>
        <translation>@%1 が最初の @step より前にあります</translation>
    </message>
    <message>
        <source>begin a step first: @step and its title</source>
        <translation>先に @step とタイトルでステップを始めてください</translation>
    </message>
    <message>
        <source>this stands there already, in line %1</source>
        <translation>これはすでに %1 行目にあります</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an id</source>
        <translation>「%1」は id にできません</translation>
    </message>
    <message>
        <source>use at most 64 small letters, digits and hyphens</source>
        <translation>英小文字、数字、ハイフンを 64 文字まで使ってください</translation>
    </message>
    <message>
        <source>the id is given twice</source>
        <translation>id が 2 回指定されています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the plain name of a file</source>
        <translation>「%1」は単純なファイル名ではありません</translation>
    </message>
    <message>
        <source>put the session beside the lesson and name it without a folder</source>
        <translation>セッションをレッスンと同じ場所に置き、フォルダーなしの名前で指定してください</translation>
    </message>
    <message>
        <source>there are more than %1 steps</source>
        <translation>ステップが %1 個を超えています</translation>
    </message>
    <message>
        <source>another step has this title already, in line %1</source>
        <translation>%1 行目に、同じタイトルのステップがすでにあります</translation>
    </message>
    <message>
        <source>give each step its own</source>
        <translation>ステップごとに別のタイトルを付けてください</translation>
    </message>
    <message>
        <source>there is no value</source>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>write NAME=VALUE, as in X[4,0]=0.7 or mask=causal</source>
        <translation>X[4,0]=0.7 や mask=causal のように NAME=VALUE と書いてください</translation>
    </message>
    <message>
        <source>this step has a prediction already, in line %1</source>
        <translation>このステップの予想はすでに %1 行目にあります</translation>
    </message>
    <message>
        <source>make another step for it</source>
        <translation>そのために別のステップを作ってください</translation>
    </message>
    <message>
        <source>this answers nothing</source>
        <translation>これに対応する質問がありません</translation>
    </message>
    <message>
        <source>write @predict and the question before it</source>
        <translation>その前に @predict と質問を書いてください</translation>
    </message>
    <message>
        <source>this choice stands there twice</source>
        <translation>この選択肢が 2 回現れています</translation>
    </message>
    <message>
        <source>give each choice its own words</source>
        <translation>選択肢ごとに別の言葉を使ってください</translation>
    </message>
    <message>
        <source>a second choice is called right</source>
        <translation>正解とされた選択肢が 2 つあります</translation>
    </message>
    <message>
        <source>use @choice for all others</source>
        <translation>ほかはすべて @choice を使ってください</translation>
    </message>
    <message>
        <source>it is not said how close an answer has to be</source>
        <translation>答えがどれだけ近ければよいかが書かれていません</translation>
    </message>
    <message>
        <source>write @number 0.24 within 0.03, or a cell in place of the number</source>
        <translation>@number 0.24 within 0.03 のように書いてください。数の代わりにセルも使えます</translation>
    </message>
    <message>
        <source>this goal has no words</source>
        <translation>このゴールには言葉がありません</translation>
    </message>
    <message>
        <source>write @task and what to do before it</source>
        <translation>その前に @task とすることを書いてください</translation>
    </message>
    <message>
        <source>this task has a goal already, in line %1</source>
        <translation>この課題のゴールはすでに %1 行目にあります</translation>
    </message>
    <message>
        <source>join conditions that must hold together by &quot;and&quot;, or begin another @task</source>
        <translation>同時に成り立つべき条件は &quot;and&quot; でつなぐか、別の @task を始めてください</translation>
    </message>
    <message>
        <source>this question has choices and a number</source>
        <translation>この質問には選択肢と数の両方があります</translation>
    </message>
    <message>
        <source>keep the choices or @number</source>
        <translation>選択肢か @number のどちらかを残してください</translation>
    </message>
    <message>
        <source>this question needs from 2 to %1 choices, or a number; it has %2 choices</source>
        <translation>この質問には 2 から %1 個の選択肢、または数が必要ですが、選択肢は %2 個です</translation>
    </message>
    <message>
        <source>write @right and @choice, or @number</source>
        <translation>@right と @choice、または @number を書いてください</translation>
    </message>
    <message>
        <source>no choice of this question is right</source>
        <translation>この質問には正解の選択肢がありません</translation>
    </message>
    <message>
        <source>write @right in place of one @choice</source>
        <translation>@choice のどれかを @right にしてください</translation>
    </message>
    <message>
        <source>this task has no goal, so that it could never be ticked off</source>
        <translation>この課題にはゴールがないので、完了になることがありません</translation>
    </message>
    <message>
        <source>write @goal and a condition behind it</source>
        <translation>@goal の後ろに条件を書いてください</translation>
    </message>
    <message>
        <source>this step asks for nothing, so that it could never be ticked off</source>
        <translation>このステップは何も求めないので、完了になることがありません</translation>
    </message>
    <message>
        <source>give it a @task with its @goal, or a @predict</source>
        <translation>@task とその @goal、または @predict を加えてください</translation>
    </message>
    <message>
        <source>this step has no text</source>
        <translation>このステップにはテキストがありません</translation>
    </message>
    <message>
        <source>write @scene, @reveal, @idea, @mathematics or @code</source>
        <translation>@scene、@reveal、@idea、@mathematics、@code のいずれかを書いてください</translation>
    </message>
    <message>
        <source>nothing was asked before this is revealed</source>
        <translation>これを明かす前に、何も質問していません</translation>
    </message>
    <message>
        <source>add @predict with its answers, or call it @idea</source>
        <translation>@predict と答えを加えるか、@idea にしてください</translation>
    </message>
    <message>
        <source>this is set in a step that goes on from what the learner left</source>
        <translation>学習者が残した状態から続くステップで設定しています</translation>
    </message>
    <message>
        <source>write @start before it: the step then begins from the lesson&apos;s session</source>
        <translation>その前に @start を書いてください。するとステップはレッスンのセッションから始まります</translation>
    </message>
    <message>
        <source>the lesson has no title</source>
        <translation>レッスンにタイトルがありません</translation>
    </message>
    <message>
        <source>the lesson names no session</source>
        <translation>レッスンがセッションを指定していません</translation>
    </message>
    <message>
        <source>write @session and the name of a session file beside it, or @example and the name of an example</source>
        <translation>@session と同じ場所にあるセッションファイルの名前、または @example と例の名前を書いてください</translation>
    </message>
    <message>
        <source>the lesson names a session and an example</source>
        <translation>レッスンがセッションと例の両方を指定しています</translation>
    </message>
    <message>
        <source>the lesson has no steps</source>
        <translation>レッスンにステップがありません</translation>
    </message>
    <message>
        <source>begin each with @step and its title</source>
        <translation>それぞれ @step とタイトルで始めてください</translation>
    </message>
    <message>
        <source>this is no record of progress in lessons</source>
        <translation>これはレッスンの進み具合の記録ではありません</translation>
    </message>
    <message>
        <source>the record of your progress in lessons was damaged and is kept as %1</source>
        <translation>レッスンの進み具合の記録が破損していたため、%1 として残してあります</translation>
    </message>
    <message>
        <source>lessons begin anew</source>
        <translation>レッスンは最初からになります</translation>
    </message>
    <message>
        <source>blank: type your answer</source>
        <translation>空欄: 答えを入力してください</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>未確認</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>the answer was shown</source>
        <translation>答えを見ました</translation>
    </message>
    <message>
        <source>blank, and the key is shown</source>
        <translation>空欄 (解答を表示中)</translation>
    </message>
    <message>
        <source>the answer is longer than %1 signs</source>
        <translation>答えが %1 文字を超えています</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>数を入力してください</translation>
    </message>
    <message>
        <source>“%1” is no finite number, and every answer is one</source>
        <translation>「%1」は有限の数ではありません。答えはどれも有限の数です</translation>
    </message>
    <message>
        <source>type a number, or ? to be shown the answer</source>
        <translation>数を入力するか、答えを見るには ? を入力してください</translation>
    </message>
    <message>
        <source>The pinned state “%1” has the same number in %2: whoever compares with it sees the answer.</source>
        <translation>ピン留めした状態「%1」の %2 には同じ数があります。これと比較すると答えが見えてしまいます。</translation>
    </message>
    <message>
        <source>%1 has no number to ask for. %2</source>
        <translation>%1 には尋ねる数がありません。%2</translation>
    </message>
    <message>
        <source>%1 is hidden by the mask: everybody sees that it is 0.</source>
        <translation>%1 はマスクで隠されています。0 であることが誰にでもわかります。</translation>
    </message>
    <message>
        <source>%1 is not finite: there is no number to ask for.</source>
        <translation>%1 は有限ではありません。尋ねる数がありません。</translation>
    </message>
    <message>
        <source>Blank %1</source>
        <translation>%1 を空欄にする</translation>
    </message>
    <message>
        <source>No further cell became blank.</source>
        <translation>新たに空欄になったセルはありません。</translation>
    </message>
    <message>
        <source>None of these cells is blank.</source>
        <translation>これらのセルに空欄はありません。</translation>
    </message>
    <message>
        <source>Unblank all cells</source>
        <translation>すべての空欄を解除</translation>
    </message>
    <message>
        <source>A tenth of all computed cells are %1, and a worksheet has at most %2 blank cells. Blank parts of it.</source>
        <translation>計算されたセルの 10 分の 1 は %1 個ですが、ワークシートの空欄は %2 個までです。一部ずつ空欄にしてください。</translation>
    </message>
    <message>
        <source>right to the whole number</source>
        <translation>整数まで一致</translation>
    </message>
    <message>
        <source>right to 1 decimal</source>
        <translation>小数第 1 位まで一致</translation>
    </message>
    <message>
        <source>right to %1 decimals</source>
        <translation>小数第 %1 位まで一致</translation>
    </message>
    <message>
        <source>right to the last digit</source>
        <translation>最後の桁まで一致</translation>
    </message>
    <message>
        <source>right within %1</source>
        <translation>誤差 %1 以内</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation>ワークシートの空欄には答えしか入力できません。数を変更するには「ワークシート &gt; 解答を公開」を選んでください。</translation>
    </message>
    <message>
        <source>Scale exponent</source>
        <translation>スケール指数</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>マスク</translation>
    </message>
    <message>
        <source>on, base %1</source>
        <translation>オン、基数 %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>to be filled in</source>
        <translation>未記入</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>現在: %1</translation>
    </message>
    <message>
        <source>in the baseline %1</source>
        <translation>ベースライン: %1</translation>
    </message>
    <message>
        <source>an output is not finite</source>
        <translation>有限でない出力があります</translation>
    </message>
    <message>
        <source>At this width the division makes the typical gradient smaller, not larger: the scores are not yet so large that they would take it away.</source>
        <translation>この幅では、割り算は典型的な勾配を大きくせず、小さくします。スコアはまだ、勾配を奪うほど大きくありません。</translation>
    </message>
    <message>
        <source>both 0</source>
        <translation>どちらも 0</translation>
    </message>
    <message>
        <source>nothing is left of it</source>
        <translation>なしでは何も残らない</translation>
    </message>
    <message>
        <source>with it nothing is left</source>
        <translation>ありでは何も残らない</translation>
    </message>
    <message>
        <source>about the same</source>
        <translation>ほぼ同じ</translation>
    </message>
    <message>
        <source>%1 times smaller</source>
        <translation>%1 分の 1</translation>
    </message>
    <message>
        <source>%1 times larger</source>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>Mean: %1 without, %2 with (%3).</source>
        <translation>平均: なしで %1、ありで %2 (%3)。</translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1; with it, in %2.</source>
        <translation>全勾配の 90% は、なしでは %1 に、ありでは %2 に集中しています。</translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1: %2; with it, in %3.</source>
        <translation>全勾配の 90% は、なしでは %1 (%2) に、ありでは %3 に集中しています。</translation>
    </message>
    <message>
        <source>Your answer %1 is not checked yet.</source>
        <translation>あなたの答え %1 はまだ確認されていません。</translation>
    </message>
    <message>
        <source>✓ Your answer %1 is right.</source>
        <translation>✓ あなたの答え %1 は正解です。</translation>
    </message>
    <message>
        <source>✗ Your answer %1 is wrong.</source>
        <translation>✗ あなたの答え %1 は不正解です。</translation>
    </message>
    <message>
        <source>This cell is blank: type its number into it.</source>
        <translation>このセルは空欄です。数を入力してください。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The worksheet asks for numbers that could be read here. They are shown once those are filled in.</source>
        <translation>ワークシートで尋ねられている数がここから読み取れてしまいます。それらを記入すると表示されます。</translation>
    </message>
    <message>
        <source>%1 is blank in the worksheet, and a goal would show its number</source>
        <translation>%1 はワークシートの空欄で、ゴールにするとその数がわかってしまいます</translation>
    </message>
    <message>
        <source>reveal the key first, or choose another cell</source>
        <translation>先に解答を公開するか、別のセルを選んでください</translation>
    </message>
    <message>
        <source>%1: %2 more numbers</source>
        <translation>%1: ほか %2 個の数</translation>
    </message>
    <message>
        <source>%1: rows × columns</source>
        <translation>%1: 行 × 列</translation>
    </message>
    <message>
        <source>Painted mask: allowed pairs</source>
        <translation>手描きのマスク: 許可された組</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>トークンの数</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>トークン %1</translation>
    </message>
    <message>
        <source>%1 more tokens</source>
        <translation>ほか %1 個のトークン</translation>
    </message>
    <message>
        <source>Number of named features</source>
        <translation>名前のある特徴の数</translation>
    </message>
    <message>
        <source>Feature %1</source>
        <translation>特徴 %1</translation>
    </message>
    <message>
        <source>%1 more features</source>
        <translation>ほか %1 個の特徴</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Cells of the notebook</source>
        <translation>ノートブックのセル</translation>
    </message>
    <message>
        <source>Cell %1 of the notebook</source>
        <translation>ノートブックのセル %1</translation>
    </message>
    <message>
        <source>%1 more cells of the notebook</source>
        <translation>ノートブックのほか %1 個のセル</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>ピン留めした状態</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet</source>
        <translation>ワークシートの空欄</translation>
    </message>
    <message>
        <source>Parts that this table does not show</source>
        <translation>この表に示されない部分</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a number</source>
        <translation>「%1」は数として読み取れません</translation>
    </message>
    <message>
        <source>write it like 0.5, -2, 1e-3, nan or -inf</source>
        <translation>0.5、-2、1e-3、nan、-inf のように書いてください</translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot; to be set here</source>
        <translation>ここで設定できるマスク「%1」はありません</translation>
    </message>
    <message>
        <source>give %2</source>
        <translation>%2 を指定してください</translation>
    </message>
    <message>
        <source>%1 is computed and cannot be set</source>
        <translation>%1 は計算で求められるので、設定できません</translation>
    </message>
    <message>
        <source>set a cell of %2</source>
        <translation>%2 のセルを設定してください</translation>
    </message>
    <message>
        <source>there is nothing called &quot;%1&quot; to set</source>
        <translation>設定できるもの「%1」はありません</translation>
    </message>
    <message>
        <source>set scale_exponent, temperature, mask or a cell such as X[0,0]</source>
        <translation>scale_exponent、temperature、mask、または X[0,0] のようなセルを設定してください</translation>
    </message>
    <message>
        <source>Softmax Jacobian</source>
        <translation>softmax のヤコビ行列</translation>
    </message>
    <message>
        <source>What the Jacobian says</source>
        <translation>ヤコビ行列の意味</translation>
    </message>
    <message>
        <source>The picture has the keys in the order of the tokens; its colours go by the root of a number.</source>
        <translation>図のキーはトークンの順に並び、色は数の平方根に応じて変わります。</translation>
    </message>
    <message>
        <source>Softmax Jacobian of “%1”</source>
        <translation>「%1」の softmax のヤコビ行列</translation>
    </message>
    <message>
        <source>“%1” has no weights for this token: %2.</source>
        <translation>「%1」にはこのトークンの重みがありません: %2。</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>考え方</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <translation>数学</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>Forget all answers and hints?</source>
        <translation>すべての答えとヒントを消去しますか?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Language, numbers, colours, autosave and more, for all windows</source>
        <translation>言語、数、色、自動保存など、すべてのウィンドウに共通の設定です</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>The language of all windows, at once</source>
        <translation>すべてのウィンドウの言語をすぐに切り替えます</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>キーボードショートカット(&amp;K)…</translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to print, to change</source>
        <translation>メニューのすべてのキーを表示、印刷、変更します</translation>
    </message>
    <message>
        <source>As in the language</source>
        <translation>言語に合わせる</translation>
    </message>
    <message>
        <source>Point: 0.5</source>
        <translation>ピリオド: 0.5</translation>
    </message>
    <message>
        <source>Comma: 0,5</source>
        <translation>コンマ: 0,5</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>All that the machine has</source>
        <translation>コンピューターにあるすべて</translation>
    </message>
    <message>
        <source>All texts of the program; sessions of your own stay as they are.</source>
        <translation>プログラムのすべての文言に適用されます。自分で作ったセッションはそのままです。</translation>
    </message>
    <message>
        <source>Number mark</source>
        <translation>小数点記号</translation>
    </message>
    <message>
        <source>The decimal mark that is shown and typed; files always have a point.</source>
        <translation>表示と入力に使う小数点記号です。ファイルでは常にピリオドを使います。</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>小数桁数</translation>
    </message>
    <message>
        <source>For the sessions that are open and new ones; a file keeps its own.</source>
        <translation>開いているセッションと新しいセッションに適用されます。ファイルにはそれぞれの桁数が残ります。</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Colours of the cells of matrices; all of them can be told apart by colour-blind eyes.</source>
        <translation>行列のセルの色です。どの配色も、色覚の多様性にかかわらず見分けられます。</translation>
    </message>
    <message>
        <source>Light, dark or of high contrast.</source>
        <translation>ライト、ダーク、ハイコントラストのいずれかです。</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>自動保存</translation>
    </message>
    <message>
        <source>When unsaved work is copied aside, to be recovered after a crash; files are written only when you save.</source>
        <translation>未保存の作業のコピーを別に残すタイミングです。クラッシュ後に回復できます。ファイルに書き込むのは、保存したときだけです。</translation>
    </message>
    <message>
        <source>Undo memory</source>
        <translation>元に戻すためのメモリ</translation>
    </message>
    <message>
        <source>Above it the oldest steps are forgotten and can no longer be undone.</source>
        <translation>これを超えると、最も古い操作の記録が破棄され、元に戻せなくなります。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド</translation>
    </message>
    <message>
        <source>How many processors compute together; the numbers are the same to the last bit.</source>
        <translation>同時に計算するプロセッサーの数です。いくつでも、結果の数は最後のビットまで同じです。</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Select another cell, bar or arrow; with Shift a block of cells</source>
        <translation>別のセル、棒、矢印を選択します。Shift を押しながらでは、セルの範囲を選択します</translation>
    </message>
    <message>
        <source>Edit the number of the cell, or the text</source>
        <translation>セルの数、またはテキストを編集します</translation>
    </message>
    <message>
        <source>Leave a number as it was; take a text</source>
        <translation>数を元のままにします。テキストの場合は確定します</translation>
    </message>
    <message>
        <source>Go to the next or the previous cell, and from the end of a matrix to the next control</source>
        <translation>次または前のセルへ移動します。行列の端からは次のコントロールへ移動します</translation>
    </message>
    <message>
        <source>Set the selected cells to 0</source>
        <translation>選択したセルを 0 にします</translation>
    </message>
    <message>
        <source>Copy, cut and paste blocks of numbers</source>
        <translation>数のまとまりをコピー、切り取り、貼り付けします</translation>
    </message>
    <message>
        <source>Fill the selection with its first row or its first column</source>
        <translation>選択範囲を、その最初の行または列で埋めます</translation>
    </message>
    <message>
        <source>While the mask is painted: hide or allow the selected pairs</source>
        <translation>マスクを描いているとき: 選択した組を隠すか許可します</translation>
    </message>
    <message>
        <source>Zoom a large matrix around the selected cell, or show all of it</source>
        <translation>大きな行列を選択したセルを中心に拡大・縮小するか、全体を表示します</translation>
    </message>
    <message>
        <source>Show a chart as a table of its numbers, and back</source>
        <translation>グラフを数の表として表示し、また元に戻します</translation>
    </message>
    <message>
        <source>Attention Explorer: keyboard shortcuts</source>
        <translation>Attention Explorer: キーボードショートカット</translation>
    </message>
    <message>
        <source>In matrices, texts and charts</source>
        <translation>行列、テキスト、グラフで</translation>
    </message>
    <message>
        <source>Save the keyboard shortcuts</source>
        <translation>キーボードショートカットを保存</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>the steps before this one were forgotten to save memory</source>
        <translation>メモリを節約するため、これより前の操作の記録は破棄されました</translation>
    </message>
    <message>
        <source>give undo more memory in the settings before the next long edits</source>
        <translation>次に長い編集をする前に、設定で元に戻すためのメモリを増やしてください</translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation>%1 (除算後)</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; beside the lesson cannot be opened</source>
        <translation>レッスンと同じ場所にあるファイル「%1」を開けません</translation>
    </message>
    <message>
        <source>put the session there, and look at its permissions</source>
        <translation>セッションをそこに置き、アクセス権を確認してください</translation>
    </message>
    <message>
        <source>%1 = %2, divided by %3 for the scores</source>
        <translation>%1 = %2 (スコアのために %3 で割った値)</translation>
    </message>
    <message>
        <source>The scores are divided by %1, and within the softmax by the temperature %2: by %3 together.</source>
        <translation>スコアは %1 で割られ、softmax の中でさらに温度 %2 で割られます。合わせて %3 で割ることになります。</translation>
    </message>
    <message>
        <source>Median gradient at the query: %1 without %4, %2 with (%3).</source>
        <translation>クエリでの勾配の中央値: %4 なしで %1、ありで %2 (%3)。</translation>
    </message>
    <message>
        <source>Median gradient at W_Q: %1 without %4, %2 with (%3).</source>
        <translation>W_Q での勾配の中央値: %4 なしで %1、ありで %2 (%3)。</translation>
    </message>
    <message>
        <source>An input: no formula makes it, it was chosen or learned.</source>
        <translation>入力です。式で求めるものではなく、選ばれた値か学習された値です。</translation>
    </message>
    <message>
        <source>It goes into %1.</source>
        <translation>%1 の計算に使われます。</translation>
    </message>
    <message>
        <source>%1 tells it: every other number in that sum is shown.</source>
        <translation>%1 からわかります。その和に入るほかの数は、すべて表示されています。</translation>
    </message>
    <message>
        <source>No result tells it alone, because others of its numbers are blank too: fill in those first.</source>
        <translation>どの結果からも、それだけではわかりません。ほかの数も空欄だからです。先にそちらを記入してください。</translation>
    </message>
    <message>
        <source>Nothing that is shown tells it: it is given, not worked out. Ask for the answer.</source>
        <translation>表示されているものからはわかりません。計算で求める値ではなく、与えられた値だからです。答えを表示してください。</translation>
    </message>
    <message>
        <source>Then: its exponential, divided by the sum of all of them:</source>
        <translation>次に、その指数関数の値を、全部の和で割ります:</translation>
    </message>
    <message>
        <source>This token has no distribution.</source>
        <translation>このトークンには分布がありません。</translation>
    </message>
    <message>
        <source>They add up to %1 = %2.</source>
        <translation>合計は %1 = %2 です。</translation>
    </message>
    <message>
        <source>Not shown while the worksheet asks for numbers, which it would tell.</source>
        <translation>ワークシートが数を尋ねている間は表示しません。答えがわかってしまうためです。</translation>
    </message>
    <message>
        <source>The picked token has no weights to move.</source>
        <translation>選択中のトークンには、動かす重みがありません。</translation>
    </message>
    <message>
        <source>%4 of “%1” has no length here, so no key has a shadow on it; the score with “%2” is %3.</source>
        <translation>ここでは「%1」の %4 の長さが 0 なので、どのキーもその上に影を落としません。「%2」とのスコアは %3 です。</translation>
    </message>
    <message>
        <source>k of “%1” reaches %2 along %6 of “%3”; times the length of %6, %4, that is %6 · k = %5, the score.</source>
        <translation>「%1」の k は「%3」の %6 の向きに %2 だけ伸びています。%6 の長さ %4 を掛けると %6 · k = %5、つまりスコアになります。</translation>
    </message>
    <message>
        <source>In the plane k of “%1” reaches %2 along %6 of “%3”; times the length of %6 there, %4, that is %5.</source>
        <translation>平面内では、「%1」の k は「%3」の %6 の向きに %2 だけ伸びています。平面内での %6 の長さ %4 を掛けると %5 になります。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Some of these weights are blank: what they amount to is told once they are filled in.</source>
        <translation>これらの重みの一部は空欄です。合わせてどうなるかは、記入すると表示されます。</translation>
    </message>
    <message>
        <source>the text has %1 characters, and at most %2 are possible</source>
        <translation>テキストが %1 文字ありますが、上限は %2 文字です</translation>
    </message>
    <message>
        <source>%1 combining marks stand on one letter, and at most %2 are possible</source>
        <translation>1 つの文字に結合文字が %1 個付いていますが、上限は %2 個です</translation>
    </message>
    <message>
        <source>remove them</source>
        <translation>取り除いてください</translation>
    </message>
    <message>
        <source>the text has %1 bytes, and at most %2 are possible</source>
        <translation>テキストが %1 バイトありますが、上限は %2 バイトです</translation>
    </message>
    <message>
        <source>the kind of the cell has %1 characters, and at most %2 are possible</source>
        <translation>セルの種類が %1 文字ありますが、上限は %2 文字です</translation>
    </message>
    <message>
        <source>All tokens</source>
        <translation>すべてのトークン</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>type one for each of its numbers, with ; between them</source>
        <translation>ベクトルの数ごとに 1 つ、; で区切って入力してください</translation>
    </message>
    <message>
        <source>the vector has %1 numbers, and %2 were typed</source>
        <translation>ベクトルの数は %1 個ですが、%2 個入力されました</translation>
    </message>
    <message>
        <source>type the numbers of heads into the fields above</source>
        <translation>上の欄にヘッド数を入力してください</translation>
    </message>
    <message>
        <source>Select a cell first whose row or column is a token or a feature; the numbers of a query, key or value have no names.</source>
        <translation>先に、行または列がトークンか特徴であるセルを選択してください。クエリ、キー、バリューの数には名前がありません。</translation>
    </message>
    <message>
        <source>Numbers of a vector that are turned</source>
        <translation>ベクトルの数のうち、回転する個数</translation>
    </message>
    <message>
        <source>Numbers that are &amp;turned, of %1</source>
        <translation>回転する個数(&amp;T) (全 %1 個)</translation>
    </message>
    <message>
        <source>Numbers are turned in pairs: choose an even count of them.</source>
        <translation>数は組で回転します。偶数を選んでください。</translation>
    </message>
    <message>
        <source>Number m turns with number m + w/2: Llama, Mistral, Gemma, Qwen, Phi and GPT-NeoX as stored today.</source>
        <translation>数 m は数 m + w/2 と組で回転します: Llama、Mistral、Gemma、Qwen、Phi、GPT-NeoX の現在の保存形式。</translation>
    </message>
    <message>
        <source>Number 2m turns with number 2m + 1: the original paper, GPT-J and Llama in Meta&apos;s own files.</source>
        <translation>数 2m は数 2m + 1 と組で回転します: 元の論文、GPT-J、Meta 自身の Llama のファイル。</translation>
    </message>
    <message>
        <source>The numbers that each token brings along.</source>
        <translation>それぞれのトークンが持っている数です。</translation>
    </message>
    <message>
        <source>The weighted blend of the values: what each token takes along to the next layer.</source>
        <translation>バリューを重み付きで混ぜたもの: 各トークンが次の層へ持っていくものです。</translation>
    </message>
    <message>
        <source>Queries with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation>位置を含むクエリ: 数の組を、位置とともに大きくなる角度だけ回転したものです。</translation>
    </message>
    <message>
        <source>Keys with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation>位置を含むキー: 数の組を、位置とともに大きくなる角度だけ回転したものです。</translation>
    </message>
    <message>
        <source>How much each query looks at each key: a softmax over its scores, so that its weights sum to 1.</source>
        <translation>各クエリが各キーにどれだけ注目するか: スコアの softmax で、重みの和は 1 です。</translation>
    </message>
    <message>
        <source>neither the file nor a config.json beside it tells the number of heads; %1 columns can be shared out among %2</source>
        <translation>ファイルにも、同じ場所の config.json にもヘッド数が書かれていません。%1 列を均等に分けられるヘッド数: %2</translation>
    </message>
    <message>
        <source>give it with --heads</source>
        <translation>--heads で指定してください</translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q with %4 columns and k with %5</source>
        <translation>ヘッド数: %1、キー/バリューヘッド数: %2、1 ヘッドあたりの数: %3。これは q (%4 列) と k (%5 列) に合いません</translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q, k and v with %4 columns together</source>
        <translation>ヘッド数: %1、キー/バリューヘッド数: %2、1 ヘッドあたりの数: %3。これは q、k、v (合わせて %4 列) に合いません</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from config.json</source>
        <translation>ヘッド数: %1 (各 %2 個の数)、キー/バリューヘッド数: %3。config.json による</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, as chosen</source>
        <translation>ヘッド数: %1 (各 %2 個の数)、キー/バリューヘッド数: %3。選択による</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from the shape of %4</source>
        <translation>ヘッド数: %1 (各 %2 個の数)、キー/バリューヘッド数: %3。%4 の形状による</translation>
    </message>
    <message>
        <source>it says heads: %1, key/value heads: %2, numbers of each: %3; this is not used</source>
        <translation>ヘッド数: %1、キー/バリューヘッド数: %2、1 ヘッドあたりの数: %3 とありますが、使いません</translation>
    </message>
    <message>
        <source>Tokens moved</source>
        <translation>移動したトークン</translation>
    </message>
    <message>
        <source>Tokens renamed</source>
        <translation>名前が変わったトークン</translation>
    </message>
    <message>
        <source>Tokens added or removed</source>
        <translation>追加または削除されたトークン</translation>
    </message>
    <message>
        <source>Features moved</source>
        <translation>移動した特徴</translation>
    </message>
    <message>
        <source>Features renamed</source>
        <translation>名前が変わった特徴</translation>
    </message>
    <message>
        <source>Features added or removed</source>
        <translation>追加または削除された特徴</translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, while a few on the edge between two keys have huge ones: the median falls, the mean does not. V still learns.</source>
        <translation>ほとんどのクエリでは勾配がほぼ残っていませんが、2 つのキーの境目にある少数のクエリでは非常に大きくなっています。中央値は下がりますが、平均は下がりません。V は引き続き学習します。</translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, and no few of them make up for it: the mean falls too. V still learns.</source>
        <translation>ほとんどのクエリでは勾配がほぼ残っておらず、それを補う少数のクエリもありません。平均も下がります。V は引き続き学習します。</translation>
    </message>
    <message>
        <source>Without the division the typical query begins to lose its gradient.</source>
        <translation>割り算がないと、典型的なクエリは勾配を失い始めます。</translation>
    </message>
    <message>
        <source>Saturated queries: %1 % without, %2 % with.</source>
        <translation>飽和したクエリ: なしで %1%、ありで %2%。</translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first.</source>
        <translation>最初に、このクエリの最大のスコア %1 をそれぞれから引きます。</translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first, and the rest is divided by the temperature %2.</source>
        <translation>最初に、このクエリの最大のスコア %1 をそれぞれから引き、残りを温度 %2 で割ります。</translation>
    </message>
    <message>
        <source>The softmax of each query&apos;s scores, with its sum</source>
        <translation>各クエリのスコアの softmax とその和</translation>
    </message>
    <message>
        <source>The picked token&apos;s query, key by key in numbers</source>
        <translation>選択中のトークンのクエリを、キーごとに数で計算</translation>
    </message>
    <message>
        <source>How much each weight of the picked token moves with each score</source>
        <translation>選択中のトークンの各重みが、各スコアとともにどれだけ動くか</translation>
    </message>
    <message>
        <source>Sums of the weights</source>
        <translation>重みの和</translation>
    </message>
    <message>
        <source>Worked row</source>
        <translation>行の計算例</translation>
    </message>
    <message>
        <source>Worked row of “%1”</source>
        <translation>「%1」の行の計算例</translation>
    </message>
    <message>
        <source>Windows, texts, pictures and print</source>
        <translation>ウィンドウ、テキスト、画像、印刷</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Products of matrices</source>
        <translation>行列の積</translation>
    </message>
    <message>
        <source>Session files</source>
        <translation>セッションファイル</translation>
    </message>
    <message>
        <source>Arithmetic typed into a cell</source>
        <translation>セルに入力した計算式</translation>
    </message>
    <message>
        <source>NumPy archives</source>
        <translation>NumPy アーカイブ</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>The manual, where it speaks of what is in use</source>
        <translation>使っている部分を説明しているところをマニュアルで開きます</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>これは何?(&amp;W)</translation>
    </message>
    <message>
        <source>Click a part of the window then, and read what it is</source>
        <translation>続けてウィンドウの一部をクリックすると、その説明を読めます</translation>
    </message>
    <message>
        <source>The notebook of one attention head: every number can be changed or explained.</source>
        <translation>1 つのアテンションヘッドのノートブックです。どの数も編集したり成り立ちを調べたりできます。</translation>
    </message>
    <message>
        <source>The tools: files, undo, and the options of the computation.</source>
        <translation>ツール: ファイル、元に戻す操作、計算のオプション。</translation>
    </message>
    <message>
        <source>The cells of the notebook. A click goes to one.</source>
        <translation>ノートブックのセルです。クリックするとそのセルへ移動します。</translation>
    </message>
    <message>
        <source>The arithmetic of the selected number: what it was made of, and what is made of it. Every line selects the cell that it names.</source>
        <translation>選択した数の計算です。何から求められ、何に使われるかを示します。どの行からも、その行が指すセルを選択できます。</translation>
    </message>
    <message>
        <source>All steps since the session was opened. A click goes back to any of them, or ahead again.</source>
        <translation>セッションを開いてからのすべての操作です。クリックすると、そこへ戻ったり、また進んだりできます。</translation>
    </message>
    <message>
        <source>Pinned states of the session, to compare with and to return to, and tables of what changed.</source>
        <translation>ピン留めしたセッションの状態です。比較したり、その状態に戻ったりできます。変化は表で示します。</translation>
    </message>
    <message>
        <source>A lesson: each step asks for a prediction and ticks off what you do in the notebook.</source>
        <translation>レッスンです。各ステップで予想を立て、ノートブックで課題を行うとチェックが付きます。</translation>
    </message>
    <message>
        <source>What is differentiated. Every cell of the notebook shows by how much it moves that, per unit.</source>
        <translation>何を微分するか。ノートブックの各セルに、それを 1 単位あたりどれだけ動かすかが表示されます。</translation>
    </message>
    <message>
        <source>How the session is compared with a pinned state.</source>
        <translation>セッションとピン留めした状態との比較のしかた。</translation>
    </message>
    <message>
        <source>The worksheet: how many answers are right, and how near they must be.</source>
        <translation>ワークシート: 正解の数と、答えがどれだけ近ければよいか。</translation>
    </message>
    <message>
        <source>Whether a second computation by other code agrees with every number. A click tells how closely.</source>
        <translation>別のコードによる計算し直しの結果が、すべての数と一致しているか。クリックすると、どこまで近いかがわかります。</translation>
    </message>
    <message>
        <source>The sizes of the session, the selected cell with all its digits, and whether the session is saved.</source>
        <translation>セッションのサイズ、選択したセルの全桁の値、保存済みかどうか。</translation>
    </message>
    <message>
        <source>Matrices move by their gradient until chosen cells reach chosen values. The whole run is one undo step.</source>
        <translation>選んだセルが選んだ値に達するまで、行列を勾配に沿って動かします。全体を 1 回の操作として元に戻せます。</translation>
    </message>
    <message>
        <source>What is written, and in which form. Numbers in exports are exact.</source>
        <translation>何を、どの形式で書き出すか。エクスポートする数は正確です。</translation>
    </message>
    <message>
        <source>How the file is read, and which matrix gets the numbers. Nothing changes before Import is pressed.</source>
        <translation>ファイルの読み方と、数を入れる行列。「インポート」を押すまで何も変わりません。</translation>
    </message>
    <message>
        <source>Which head of the model is opened, and how its file stores the weights.</source>
        <translation>モデルのどのヘッドを開くか、またファイルが重みをどのように保存しているか。</translation>
    </message>
    <message>
        <source>Which tokens stay. The note below says what that does to the weights.</source>
        <translation>残すトークン。重みへの影響は、下の注記に示します。</translation>
    </message>
    <message>
        <source>How many numbers a query and a key keep. The note below says by how much scores and weights change.</source>
        <translation>クエリとキーに残す数の個数。スコアと重みがどれだけ変わるかは、下の注記に示します。</translation>
    </message>
    <message>
        <source>How queries and keys are turned by their position: which columns make a pair, and the base of the angles.</source>
        <translation>位置によるクエリとキーの回転のしかた: どの列を組にするかと、角度の基数。</translation>
    </message>
    <message>
        <source>Settings hold for all windows, at once.</source>
        <translation>設定は、すべてのウィンドウにすぐに反映されます。</translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to change, to print.</source>
        <translation>メニューのすべてのキーを表示、変更、印刷します。</translation>
    </message>
    <message>
        <source>Sessions with unsaved work that the program could not close. Recovering never writes your file.</source>
        <translation>プログラムが閉じられなかった、未保存の作業があるセッションです。回復しても、元のファイルには書き込みません。</translation>
    </message>
    <message>
        <source>What differs between two versions of a session, line by line.</source>
        <translation>セッションの 2 つの版の違いを 1 行ずつ示します。</translation>
    </message>
    <message>
        <source>What is printed: the worksheet, its key, or both.</source>
        <translation>印刷するもの: ワークシート、その解答、または両方。</translation>
    </message>
    <message>
        <source>The version of the program, its licence and the libraries it is made with.</source>
        <translation>プログラムのバージョン、ライセンス、使用しているライブラリ。</translation>
    </message>
    <message>
        <source>The manual: pages at the left, a search over all of them above.</source>
        <translation>マニュアル: 左にページの一覧、その上に全ページの検索があります。</translation>
    </message>
    <message>
        <source>Type what is asked for; nothing changes before OK is pressed.</source>
        <translation>求められたものを入力してください。「OK」を押すまで何も変わりません。</translation>
    </message>
    <message>
        <source>A question or a message of the program. Cancel changes nothing.</source>
        <translation>プログラムからの質問またはメッセージです。キャンセルすれば何も変わりません。</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>The keys as they are now. “Keyboard shortcuts” in the menu Help changes and prints them.</source>
        <translation>現在のキーです。「ヘルプ」メニューの「キーボードショートカット」で変更と印刷ができます。</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>The notebook on paper or as a PDF file, no cell cut in two</source>
        <translation>ノートブックを紙または PDF ファイルに。セルは途中で切れません</translation>
    </message>
    <message>
        <source>Print previe&amp;w…</source>
        <translation>印刷プレビュー(&amp;V)…</translation>
    </message>
    <message>
        <source>See the pages before they are printed</source>
        <translation>印刷する前にページを見ます</translation>
    </message>
    <message>
        <source>Ne&amp;xt area</source>
        <translation>次の領域(&amp;X)</translation>
    </message>
    <message>
        <source>Take the keyboard to the next area: tools, lesson, outline, notebook, inspector, panels, status bar</source>
        <translation>キーボードの操作先を次の領域に移します: ツール、レッスン、アウトライン、ノートブック、インスペクター、パネル、ステータスバー</translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation>前の領域(&amp;R)</translation>
    </message>
    <message>
        <source>Take the keyboard to the area before</source>
        <translation>キーボードの操作先を前の領域に移します</translation>
    </message>
    <message>
        <source>&amp;Wider area</source>
        <translation>領域を広げる(&amp;W)</translation>
    </message>
    <message>
        <source>Give the area in use more room</source>
        <translation>使用中の領域を広げます</translation>
    </message>
    <message>
        <source>Na&amp;rrower area</source>
        <translation>領域を狭める(&amp;E)</translation>
    </message>
    <message>
        <source>Give the area in use less room</source>
        <translation>使用中の領域を狭めます</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>メニューバー</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1 / %2 ページ</translation>
    </message>
    <message>
        <source>Print the notebook</source>
        <translation>ノートブックを印刷</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or print to a PDF file.</source>
        <translation>何も印刷されませんでした。プリンターがページを受け付けません。別のプリンターを選ぶか、PDF ファイルに印刷してください。</translation>
    </message>
    <message>
        <source>%1 was not written. Choose another folder.</source>
        <translation>%1 は書き込まれませんでした。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The notebook was sent to the printer.</source>
        <translation>ノートブックをプリンターに送りました。</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 を書き込みました。</translation>
    </message>
    <message>
        <source>Print preview of the notebook</source>
        <translation>ノートブックの印刷プレビュー</translation>
    </message>
    <message>
        <source>The first or last cell of a row, bar or arrow of a chart</source>
        <translation>グラフの行、棒、矢印の、最初または最後のもの</translation>
    </message>
    <message>
        <source>Leave a matrix for the next or the previous control, wherever the cell</source>
        <translation>どのセルからでも行列を離れ、次または前のコントロールに移ります</translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.01; with Shift by 0.001</source>
        <translation>セルの数を 0.01 ずつ変えます。Shift を押しながらでは 0.001 ずつです</translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.1</source>
        <translation>セルの数を 0.1 ずつ変えます</translation>
    </message>
    <message>
        <source>Move a token of the sentence to the left or right; F2 renames it, Del removes it</source>
        <translation>文のトークンを左または右へ移動します。F2 で名前を変更、Del で削除します</translation>
    </message>
    <message>
        <source>Open the first menu</source>
        <translation>最初のメニューを開きます</translation>
    </message>
    <message>
        <source>The menu of a token or a chart</source>
        <translation>トークンまたはグラフのメニュー</translation>
    </message>
    <message>
        <source>no mask is in force: paint it anew</source>
        <translation>マスクはかかっていません。描き直してください</translation>
    </message>
</context>
<context>
    <name>ae::AboutDialog</name>
    <message>
        <source>About Attention Explorer</source>
        <translation>Attention Explorer について</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>バージョン %1</translation>
    </message>
    <message>
        <source>The attention equation in your hands: every number can be changed or explained.</source>
        <translation>アテンションの式を手に取って学ぶ: どの数も編集したり成り立ちを調べたりできます。</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the terms of the GNU General Public License, version 3 or later (GPL-3.0-or-later). There is no warranty.</source>
        <translation>フリーソフトウェアです。GNU General Public License バージョン 3 以降 (GPL-3.0-or-later) の条件のもとで、使用、研究、共有、変更することができます。保証はありません。</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>使用しているもの</translation>
    </message>
</context>
<context>
    <name>ae::Areas</name>
    <message>
        <source>Edge between areas</source>
        <translation>領域の境界</translation>
    </message>
    <message>
        <source>This area keeps its width.</source>
        <translation>この領域の幅は変わりません。</translation>
    </message>
</context>
<context>
    <name>ae::BarChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation>表示するものがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s).</source>
        <translation>
            <numerusform>棒 %n 本。</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest is %1 on “%2”.</source>
        <translation>最大は「%2」の %1 です。</translation>
    </message>
    <message>
        <source>An equal share would be %1.</source>
        <translation>均等な配分では %1 です。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are hidden by the mask.</source>
        <translation>
            <numerusform>そのうち %n 本はマスクで隠されています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隠されている</translation>
    </message>
    <message>
        <source>%1: hidden by the mask</source>
        <translation>%1: マスクで隠されている</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation>%1
%2: %3</translation>
    </message>
    <message>
        <source>equal share %1</source>
        <translation>均等な配分 %1</translation>
    </message>
    <message>
        <source>The %1 strongest of %2; the others hold %3 together.</source>
        <translation>%2 本のうち、強いほうから %1 本。残りは合わせて %3 です。</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>空欄</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are blank in the worksheet.</source>
        <translation>
            <numerusform>そのうち %n 本はワークシートの空欄です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: blank in the worksheet</source>
        <translation>%1: ワークシートの空欄</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>マスクで隠されている</translation>
    </message>
    <message>
        <source>The %1 strongest of the %2 that are not blank; the others of these hold %3 together.</source>
        <translation>空欄でない %2 本のうち、強いほうから %1 本。その残りは合わせて %3 です。</translation>
    </message>
    <message>
        <source>In “%1” it is %2.</source>
        <translation>「%1」では %2 です。</translation>
    </message>
</context>
<context>
    <name>ae::BaselinePanel</name>
    <message>
        <source>Baselines</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>ピン留めした状態</translation>
    </message>
    <message>
        <source>Pin…</source>
        <translation>ピン留め…</translation>
    </message>
    <message>
        <source>Keep the present state under a name</source>
        <translation>現在の状態を名前を付けて残します</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>Keep the state of another session</source>
        <translation>別のセッションの状態を残します</translation>
    </message>
    <message>
        <source>As saved</source>
        <translation>保存時の状態</translation>
    </message>
    <message>
        <source>Keep the state that the session&apos;s file holds</source>
        <translation>セッションのファイルにある状態を残します</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Show the difference to this state</source>
        <translation>この状態との違いを表示します</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Return to this state, as one undo step</source>
        <translation>1 回の元に戻せる操作として、この状態に戻ります</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Give this state another name</source>
        <translation>この状態に別の名前を付けます</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Keep this state no longer</source>
        <translation>この状態を残すのをやめます</translation>
    </message>
    <message>
        <source>About the tables</source>
        <translation>表について</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV としてコピー</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>表: %1</translation>
    </message>
    <message>
        <source>Name of the pinned state</source>
        <translation>ピン留めした状態の名前</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>状態 %1</translation>
    </message>
    <message>
        <source>Pin the present state</source>
        <translation>現在の状態をピン留め</translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation>「%1」に戻る</translation>
    </message>
    <message>
        <source>The session is in this state already.</source>
        <translation>セッションはすでにこの状態です。</translation>
    </message>
    <message>
        <source>Rename the pinned state</source>
        <translation>ピン留めした状態の名前を変更</translation>
    </message>
    <message>
        <source>Open a session as baseline</source>
        <translation>セッションをベースラインとして開く</translation>
    </message>
    <message>
        <source>Sessions (*.attn);;All files (*)</source>
        <translation>セッション (*.attn);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>as saved</source>
        <translation>保存時の状態</translation>
    </message>
    <message>
        <source>%1 was not pinned.</source>
        <translation>%1 はピン留めされませんでした。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>何も変更していません。</translation>
    </message>
    <message>
        <source>%1 — compared</source>
        <translation>%1 — 比較中</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Pin a state, or choose one and Compare: panes and charts then show the difference.</source>
        <translation>状態をピン留めするか、状態を選んで「比較」を押すと、ペインとグラフに違いが表示されます。</translation>
    </message>
    <message>
        <source>The %1 tokens of %2 whose weights changed most.</source>
        <translation>%2 個のトークンのうち、重みの変化が大きい %1 個。</translation>
    </message>
    <message>
        <source>Nothing changed since “%1”.</source>
        <translation>「%1」から何も変わっていません。</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>表をコピーしました。</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>比較しています…</translation>
    </message>
</context>
<context>
    <name>ae::Card</name>
    <message>
        <source>Unfold “%1”</source>
        <translation>「%1」を展開</translation>
    </message>
    <message>
        <source>Fold “%1”</source>
        <translation>「%1」を折りたたむ</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折りたたむ</translation>
    </message>
</context>
<context>
    <name>ae::CellDelegate</name>
    <message>
        <source>Editing %1</source>
        <translation>%1 を編集中</translation>
    </message>
</context>
<context>
    <name>ae::ChangesTable</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Shape of %1</source>
        <translation>%1 の形状</translation>
    </message>
    <message>
        <source>What</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>of key</source>
        <translation>そのキー</translation>
    </message>
    <message>
        <source>Strongest key</source>
        <translation>最も強いキー</translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation>エントロピー (ビット)</translation>
    </message>
    <message>
        <source>Output |Δ|</source>
        <translation>出力 |Δ|</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Largest change</source>
        <translation>最大の変化</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n cell(s), most %3</source>
        <translation>
            <numerusform>%1: %n 個のセルのうち %2 個、最大 %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::Chart</name>
    <message>
        <source>Show the numbers as a &amp;table</source>
        <translation>数を表で表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy the numbers</source>
        <translation>数をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;picture</source>
        <translation>図をコピー(&amp;P)</translation>
    </message>
</context>
<context>
    <name>ae::CheckedMark</name>
    <message>
        <source>Copy a report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message>
        <source>What disagrees, sizes and options, without names and without the numbers of the session</source>
        <translation>一致しない箇所、サイズ、オプション (名前とセッションの数は含みません)</translation>
    </message>
    <message>
        <source>How the numbers are checked</source>
        <translation>数の検査方法</translation>
    </message>
</context>
<context>
    <name>ae::ClosedBrowser</name>
    <message>
        <source>Open a link</source>
        <translation>リンクを開く</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <translation>このアドレスをブラウザーで開きますか?</translation>
    </message>
</context>
<context>
    <name>ae::CompareBar</name>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>比較する内容</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>比較を終了</translation>
    </message>
    <message>
        <source>Compared with “%1”.</source>
        <translation>「%1」と比較中。</translation>
    </message>
</context>
<context>
    <name>ae::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>%1 Nothing differs.</source>
        <translation>%1 違いはありません。</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>What</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message>
        <source>The file cannot be compared.</source>
        <translation>このファイルは比較できません。</translation>
    </message>
</context>
<context>
    <name>ae::Comparison</name>
    <message>
        <source>“%1” is not compared: %2</source>
        <translation>「%1」とは比較しません: %2</translation>
    </message>
    <message>
        <source>“%1” is being computed …</source>
        <translation>「%1」を計算中…</translation>
    </message>
    <message>
        <source>“%1” has no %2.</source>
        <translation>「%1」には %2 がありません。</translation>
    </message>
    <message>
        <source>“%1” has %2 tokens, this session %3.</source>
        <translation>「%1」のトークンは %2 個、このセッションは %3 個です。</translation>
    </message>
    <message>
        <source>“%1” has %2 × %3 numbers here, this session %4 × %5.</source>
        <translation>「%1」のここの数は %2 × %3 個、このセッションは %4 × %5 個です。</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>比較なし</translation>
    </message>
    <message>
        <source>being computed …</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>相手になし</translation>
    </message>
    <message>
        <source>%1 tokens there, %2 here</source>
        <translation>相手のトークンは %1 個、こちらは %2 個</translation>
    </message>
    <message>
        <source>%1 × %2 there</source>
        <translation>相手は %1 × %2</translation>
    </message>
    <message>
        <source>to be filled in: its numbers are not told</source>
        <translation>未記入: 数は示しません</translation>
    </message>
    <message>
        <source>no difference: now %1, in “%2” %3</source>
        <translation>違いなし: 現在 %1、「%2」では %3</translation>
    </message>
    <message>
        <source>hidden by the mask now and in “%1”</source>
        <translation>現在も「%1」でもマスクで隠されている</translation>
    </message>
    <message>
        <source>hidden by the mask now, in “%1” %2, difference %3</source>
        <translation>現在はマスクで隠されている。「%1」では %2、差 %3</translation>
    </message>
    <message>
        <source>now %1, hidden by the mask in “%2”, difference %3</source>
        <translation>現在 %1、「%2」ではマスクで隠されている。差 %3</translation>
    </message>
    <message>
        <source>now %1, in “%2” %3, difference %4</source>
        <translation>現在 %1、「%2」では %3、差 %4</translation>
    </message>
</context>
<context>
    <name>ae::CurveChart</name>
    <message>
        <source>%1: no points.</source>
        <translation>%1: 点がありません。</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5; smallest %6, largest %7.</source>
        <translation>%1: %3 での %2 から %5 での %4 まで。最小 %6、最大 %7。</translation>
    </message>
    <message>
        <source>The marked place is %1 %2; the arrow keys move it.</source>
        <translation>印の位置は %1 %2 です。矢印キーで動かせます。</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>10 %</source>
        <translation>10%</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90%</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>%1: %3 で %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: not a finite number.</source>
        <translation>
            <numerusform>%n 個の点を除きました: 有限の数ではありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: 0 or less has no place on a logarithmic axis.</source>
        <translation>
            <numerusform>%n 個の点を除きました: 対数軸には 0 以下の場所がありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie below the axis.</source>
        <translation>
            <numerusform>%n 個の点が軸の下にあります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::DerivativeBar</name>
    <message>
        <source>Derivatives</source>
        <translation>微分</translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation>セルに表示するもの</translation>
    </message>
    <message>
        <source>What is differentiated</source>
        <translation>微分の対象</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目標値</translation>
    </message>
    <message>
        <source>Of the selected cell</source>
        <translation>選択したセル</translation>
    </message>
    <message>
        <source>Show the derivatives of the cell that is selected now</source>
        <translation>現在選択しているセルの微分を表示します</translation>
    </message>
    <message>
        <source>Back to values</source>
        <translation>値に戻す</translation>
    </message>
    <message>
        <source>Select a cell first: the derivatives are those of it.</source>
        <translation>先にセルを選択してください。そのセルの微分を表示します。</translation>
    </message>
    <message>
        <source>There are no derivatives of %1: %2</source>
        <translation>%1 の微分はありません: %2</translation>
    </message>
    <message>
        <source>Beside the values</source>
        <translation>値と並べて表示</translation>
    </message>
    <message>
        <source>Show values as well, with the derivative in small under each</source>
        <translation>値も表示し、それぞれの下に微分を小さく表示します</translation>
    </message>
    <message>
        <source>This is no target: %1</source>
        <translation>目標値ではありません: %1</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation>%1 (現在 %2)</translation>
    </message>
    <message>
        <source>the loss of %1 (now %2)</source>
        <translation>%1 の損失 (現在 %2)</translation>
    </message>
    <message>
        <source>Small, behind ∂: by how much each cell moves %1 per unit.</source>
        <translation>∂ の後の小さな数: 各セルが 1 単位あたり %1 をどれだけ動かすか。</translation>
    </message>
    <message>
        <source>Every cell shows by how much it moves %1 per unit.</source>
        <translation>各セルは、1 単位あたり %1 をどれだけ動かすかを示しています。</translation>
    </message>
    <message>
        <source>Derivatives would tell numbers that the worksheet asks for. Fill them in first, or reveal the key.</source>
        <translation>微分を表示すると、ワークシートで尋ねられている数がわかってしまいます。先に記入するか、解答を公開してください。</translation>
    </message>
    <message>
        <source>Half the squared distance of the vector to a target</source>
        <translation>ベクトルと目標値との距離の 2 乗の半分</translation>
    </message>
    <message>
        <source>Target of the vector</source>
        <translation>ベクトルの目標値</translation>
    </message>
    <message>
        <source>One number for each of its numbers, with ; between them</source>
        <translation>ベクトルの数ごとに 1 つの数を ; で区切って指定</translation>
    </message>
    <message>
        <source>the loss of the vector with %1 (now %2)</source>
        <translation>%1 を含むベクトルの損失 (現在 %2)</translation>
    </message>
    <message>
        <source>The selected value itself, or a loss that is made of it.</source>
        <translation>選択した値そのもの、またはそれから作られる損失。</translation>
    </message>
    <message>
        <source>The value that the loss measures the distance to.</source>
        <translation>損失が距離を測る目標値。</translation>
    </message>
</context>
<context>
    <name>ae::Document</name>
    <message>
        <source>Change %1</source>
        <translation>%1 を変更</translation>
    </message>
    <message>
        <source>Change %1 × %2 cells of %3</source>
        <translation>%3 の %1 × %2 個のセルを変更</translation>
    </message>
    <message>
        <source>Allow cells of the mask</source>
        <translation>マスクのセルを許可</translation>
    </message>
    <message>
        <source>Hide cells by the mask</source>
        <translation>マスクでセルを隠す</translation>
    </message>
    <message>
        <source>Resize to n %1, d_model %2, d_k %3, d_v %4</source>
        <translation>サイズを n %1、d_model %2、d_k %3、d_v %4 に変更</translation>
    </message>
    <message>
        <source>Widen to d_k %1</source>
        <translation>d_k %1 に広げる</translation>
    </message>
    <message>
        <source>Rename token “%1”</source>
        <translation>トークン「%1」の名前を変更</translation>
    </message>
    <message>
        <source>Insert token “%1”</source>
        <translation>トークン「%1」を挿入</translation>
    </message>
    <message>
        <source>Remove token “%1”</source>
        <translation>トークン「%1」を削除</translation>
    </message>
    <message>
        <source>Move token “%1”</source>
        <translation>トークン「%1」を移動</translation>
    </message>
    <message>
        <source>Change the sentence</source>
        <translation>文を変更</translation>
    </message>
    <message>
        <source>Rename feature “%1”</source>
        <translation>特徴「%1」の名前を変更</translation>
    </message>
    <message>
        <source>Name feature %1</source>
        <translation>特徴 %1 に名前を付ける</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>タイトルを変更</translation>
    </message>
    <message>
        <source>Insert a notebook cell</source>
        <translation>ノートブックのセルを挿入</translation>
    </message>
    <message>
        <source>Delete a notebook cell</source>
        <translation>ノートブックのセルを削除</translation>
    </message>
    <message>
        <source>Move a notebook cell</source>
        <translation>ノートブックのセルを移動</translation>
    </message>
    <message>
        <source>Edit a text</source>
        <translation>テキストを編集</translation>
    </message>
    <message>
        <source>Keep %1 of %2 tokens</source>
        <translation>%2 個のトークンのうち %1 個を残す</translation>
    </message>
    <message>
        <source>Pin “%1”</source>
        <translation>「%1」をピン留め</translation>
    </message>
    <message>
        <source>Rename pinned state “%1”</source>
        <translation>ピン留めした状態「%1」の名前を変更</translation>
    </message>
    <message>
        <source>Remove pinned state “%1”</source>
        <translation>ピン留めした状態「%1」を削除</translation>
    </message>
</context>
<context>
    <name>ae::EntropyChart</name>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Entropy in bits</source>
        <translation>エントロピー (ビット)</translation>
    </message>
    <message>
        <source>Largest possible</source>
        <translation>取りうる最大値</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>%1: no entropy. %2</source>
        <translation>%1: エントロピーなし。%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bits</source>
        <translation>%1: %2 ビット (最大 %3)</translation>
    </message>
    <message>
        <source>saturated</source>
        <translation>飽和</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>キーが 1 つだけ</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定義</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2: %3)</translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation>%2 個のクエリのうち、最もはっきり決まっている %1 個。</translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>クエリ %n 個。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>ステップ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Numbers are exact: they read back to the same bits, with a decimal point whatever the language.</source>
        <translation>数は正確です。読み戻すとビット単位で同じになり、言語にかかわらず小数点にはピリオドを使います。</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>Nothing was written: %1</source>
        <translation>何も書き込みませんでした: %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 に書き込みました。</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>部分(&amp;P)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>倍率(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>The part as it is now on screen; at scale 1 as many pixels as there.</source>
        <translation>画面に表示されているとおりの部分です。倍率 1 では画面と同じピクセル数になります。</translation>
    </message>
    <message>
        <source>The part as it is now on screen; letters stay letters that can be found and copied.</source>
        <translation>画面に表示されているとおりの部分です。文字は検索もコピーもできる文字のままです。</translation>
    </message>
    <message>
        <source>This form would hold the numbers of blank cells. Choose Worksheet &gt; Reveal the key first, or Worksheet &gt; Export worksheet as PDF; pictures show the boxes.</source>
        <translation>この形式には空欄の数が含まれてしまいます。先に「ワークシート &gt; 解答を公開」を選ぶか、「ワークシート &gt; ワークシートを PDF にエクスポート」を選んでください。画像には枠だけが表示されます。</translation>
    </message>
    <message>
        <source>Queries without a distribution are marked with their reason.</source>
        <translation>分布のないクエリには、その理由を付記します。</translation>
    </message>
    <message>
        <source>Queries without a distribution become NaN: this form has no room for their reason.</source>
        <translation>分布のないクエリは NaN になります。この形式には理由を書く場所がありません。</translation>
    </message>
</context>
<context>
    <name>ae::FalkTable</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation>%1 (除算後)</translation>
    </message>
</context>
<context>
    <name>ae::FileActions</name>
    <message>
        <source>Attention Explorer</source>
        <translation>Attention Explorer</translation>
    </message>
    <message>
        <source>Sessions (*.attn);;All files (*)</source>
        <translation>セッション (*.attn);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>セッションを開く</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>消去(&amp;C)</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 を開きませんでした。</translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation>セッションを開きませんでした。</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>セッションを保存</translation>
    </message>
    <message>
        <source>The session was not saved.</source>
        <translation>セッションを保存しませんでした。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存していない変更</translation>
    </message>
    <message>
        <source>Save the changes before closing?</source>
        <translation>閉じる前に変更を保存しますか?</translation>
    </message>
    <message>
        <source>Nothing is waiting to be recovered.</source>
        <translation>回復を待っているものはありません。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>何も変更していません。</translation>
    </message>
    <message>
        <source>This file is open already.</source>
        <translation>このファイルはすでに開かれています。</translation>
    </message>
    <message>
        <source>Sessions and lessons (*.attn *.lesson);;All files (*)</source>
        <translation>セッションとレッスン (*.attn *.lesson);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program; choose another name, or close that window.</source>
        <translation>%1 はこのプログラムの別のウィンドウで開かれています。別の名前を選ぶか、そのウィンドウを閉じてください。</translation>
    </message>
    <message>
        <source>Unsaved answers</source>
        <translation>保存していない答え</translation>
    </message>
    <message>
        <source>Save the answers before closing?</source>
        <translation>閉じる前に答えを保存しますか?</translation>
    </message>
</context>
<context>
    <name>ae::GradientRowsPart</name>
    <message>
        <source>What is left of the gradient</source>
        <translation>残っている勾配</translation>
    </message>
    <message>
        <source>gradient at the query</source>
        <translation>クエリでの勾配</translation>
    </message>
    <message>
        <source>gradient at W_Q</source>
        <translation>W_Q での勾配</translation>
    </message>
    <message>
        <source>without</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>%1 あり</translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at q, d = %1</source>
        <translation>q での勾配の順に並べたクエリ、d = %1</translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at W_Q, d = %1</source>
        <translation>W_Q での勾配の順に並べたクエリ、d = %1</translation>
    </message>
    <message>
        <source>rank of the query, over %1 draws</source>
        <translation>クエリの順位 (%1 回の抽出)</translation>
    </message>
    <message>
        <source>rank of the query</source>
        <translation>クエリの順位</translation>
    </message>
</context>
<context>
    <name>ae::HeadDialog</name>
    <message>
        <source>Open a head of %1</source>
        <translation>%1 のヘッドを開く</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>層</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>層(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Head</source>
        <translation>ヘッド(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Number of heads</source>
        <translation>ヘッド数(&amp;N)</translation>
    </message>
    <message>
        <source>Number of &amp;key and value heads</source>
        <translation>キーとバリューのヘッド数(&amp;K)</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>ファイルの記載どおり</translation>
    </message>
    <message>
        <source>&amp;Read the weights transposed</source>
        <translation>重みを転置して読み込む(&amp;R)</translation>
    </message>
    <message>
        <source>Matrix shown</source>
        <translation>表示する行列</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>表示(&amp;S)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Source of X</source>
        <translation>X の出所</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>Token numbers through the embedding matrix</source>
        <translation>トークン番号から埋め込み行列を通して</translation>
    </message>
    <message>
        <source>The X in the file</source>
        <translation>ファイル内の X</translation>
    </message>
    <message>
        <source>&amp;X comes from</source>
        <translation>X の出所(&amp;X)</translation>
    </message>
    <message>
        <source>Token numbers</source>
        <translation>トークン番号</translation>
    </message>
    <message>
        <source>12 7 99</source>
        <translation>12 7 99</translation>
    </message>
    <message>
        <source>&amp;Token numbers</source>
        <translation>トークン番号(&amp;T)</translation>
    </message>
    <message>
        <source>Tokens to draw</source>
        <translation>抽出するトークン数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>What was assumed, and what cannot be followed</source>
        <translation>仮定したことと、対応できないこと</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>%1: %2, d_model %3</source>
        <translation>%1: %2、d_model %3</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> / %1</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1、%2 × %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>ae::HelpService</name>
    <message>
        <source>More in the manual</source>
        <translation>詳しくはマニュアルへ</translation>
    </message>
</context>
<context>
    <name>ae::HelpView</name>
    <message>
        <source>Page of the manual</source>
        <translation>マニュアルのページ</translation>
    </message>
</context>
<context>
    <name>ae::HelpWindow</name>
    <message>
        <source>Manual: Attention Explorer</source>
        <translation>マニュアル: Attention Explorer</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Words that a place shall have; Enter goes to the next one</source>
        <translation>探す箇所に含まれる単語。Enter で次へ進みます</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>見つかった箇所</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>マニュアルのページ</translation>
    </message>
    <message>
        <source>A click shows the page, or the place on it</source>
        <translation>クリックすると、そのページまたはその箇所を表示します</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 戻る</translation>
    </message>
    <message>
        <source>Back to the place before</source>
        <translation>前の箇所へ戻る</translation>
    </message>
    <message>
        <source>To the place that was shown before</source>
        <translation>直前に表示していた箇所へ</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>進む ›</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>もう一度進む</translation>
    </message>
    <message>
        <source>To the place that you came back from</source>
        <translation>戻る前の箇所へ</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>何も見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n 箇所</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::HistoryPanel</name>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1 つ戻る</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>One step ahead</source>
        <translation>1 つ進む</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>1 ステップの秒数</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>開いた時点</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>How long each step is shown</source>
        <translation>各操作を表示する時間</translation>
    </message>
</context>
<context>
    <name>ae::ImportDialog</name>
    <message>
        <source>one number</source>
        <translation>1 つの数</translation>
    </message>
    <message>
        <source>Import a matrix from %1</source>
        <translation>%1 から行列をインポート</translation>
    </message>
    <message>
        <source>&amp;Matrix in the file</source>
        <translation>ファイル内の行列(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Into</source>
        <translation>インポート先(&amp;I)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>小数点記号(&amp;D)</translation>
    </message>
    <message>
        <source>Found out</source>
        <translation>自動判別</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>ピリオド</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>コンマ</translation>
    </message>
    <message>
        <source>First line and &amp;column</source>
        <translation>最初の行と列(&amp;C)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>&amp;Slice</source>
        <translation>スライス(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Exchange rows and columns</source>
        <translation>行と列を入れ替える(&amp;E)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>読み込んだ内容</translation>
    </message>
    <message>
        <source>What was assumed</source>
        <translation>仮定したこと</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>変更される内容</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>インポート(&amp;I)</translation>
    </message>
    <message>
        <source>%1 × %2 numbers were read.</source>
        <translation>%1 × %2 個の数を読み込みました。</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>まだ何も変更していません。</translation>
    </message>
    <message>
        <source>It fits as it is.</source>
        <translation>サイズはこのままで合います。</translation>
    </message>
    <message>
        <source>The session is resized: %1. The other matrices keep their numbers; new cells are 0.</source>
        <translation>セッションのサイズを変更します: %1。ほかの行列の数は保たれ、新しいセルは 0 になります。</translation>
    </message>
    <message>
        <source>Import %1 from %2</source>
        <translation>%2 から %1 をインポート</translation>
    </message>
    <message>
        <source>%1 was not imported: %2</source>
        <translation>%1 をインポートしませんでした: %2</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>読み込みを中止しました。</translation>
    </message>
    <message>
        <source>Take the &amp;names of its rows and columns</source>
        <translation>行と列の名前も取り込む(&amp;N)</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a size of the session</comment>
        <translation>%1 を %2 から %3 に</translation>
    </message>
</context>
<context>
    <name>ae::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Select any number to see its full arithmetic: where it came from, and what follows from it.</source>
        <translation>数を選択すると、その計算のすべてを見られます。どこから来て、何につながるかがわかります。</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>値 %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n smaller ones</source>
        <translation>
            <numerusform>ほか、より小さい %n 項</numerusform>
        </translation>
    </message>
    <message>
        <source>Came from</source>
        <translation>計算元</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>使用先</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>微分</translation>
    </message>
    <message>
        <source>Moves %1 by</source>
        <translation>%1 を動かす量</translation>
    </message>
    <message>
        <source>Show all that depends on it</source>
        <translation>これに依存するものをすべて表示</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: the rule</source>
        <translation>ヒント: 規則</translation>
    </message>
    <message>
        <source>Hint: the numbers</source>
        <translation>ヒント: 数</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Came from: %1</source>
        <translation>計算元: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Term %1: %2 = %3</source>
        <translation>項 %1: %2 = %3</translation>
    </message>
</context>
<context>
    <name>ae::JacobianModel</name>
    <message>
        <source>No number. %1</source>
        <translation>数がありません。%1</translation>
    </message>
    <message>
        <source>Weight of %1, logit of %2: hidden by the mask, exactly 0</source>
        <translation>%1 の重み、%2 のロジット: マスクで隠されていて、正確に 0</translation>
    </message>
    <message>
        <source>Weight of %1 by its own logit: a (1 − a) = %2</source>
        <translation>%1 の重みを自身のロジットで: a (1 − a) = %2</translation>
    </message>
    <message>
        <source>Weight of %1 by the logit of %2: −a a′ = %3</source>
        <translation>%1 の重みを %2 のロジットで: −a a′ = %3</translation>
    </message>
    <message>
        <source>By how much a weight (row) moves when the logit of a key (column) grows by one. On the diagonal its own logit raises it, beside it every other one lowers it; each row and each column sums to 0.</source>
        <translation>キー (列) のロジットが 1 増えたときに、重み (行) がどれだけ動くかを示します。対角では自身のロジットが重みを上げ、それ以外では別のロジットが重みを下げます。どの行も列も和は 0 です。</translation>
    </message>
    <message>
        <source>Only one key is allowed: nothing can move, whatever the scores are.</source>
        <translation>許可されたキーは 1 つだけです。スコアにかかわらず何も動きません。</translation>
    </message>
    <message>
        <source>|J| = %1. When all %2 keys share equally it is %3, at a tie of two %4, and 0 when one key has all.</source>
        <translation>|J| = %1。全 %2 個のキーが均等に分け合うと %3、2 つのキーが並ぶと %4、1 つのキーがすべてを取ると 0 です。</translation>
    </message>
    <message>
        <source>A logit is a scaled score here, because τ is 1.</source>
        <translation>τ が 1 なので、ここではロジットはスケール済みスコアです。</translation>
    </message>
    <message>
        <source>A logit is a scaled score divided by τ = %1: per unit of a scaled score, divide by it once more.</source>
        <translation>ロジットはスケール済みスコアを τ = %1 で割ったものです。スケール済みスコア 1 単位あたりにするには、もう一度それで割ります。</translation>
    </message>
    <message>
        <source>Some weights of this token are blank in the worksheet, and it would tell them.</source>
        <translation>このトークンの重みの一部はワークシートの空欄で、これを表示するとわかってしまいます。</translation>
    </message>
    <message>
        <source>This token has no weights, so there is no Jacobian: %1</source>
        <translation>このトークンには重みがないので、ヤコビ行列もありません: %1</translation>
    </message>
</context>
<context>
    <name>ae::JacobianPicture</name>
    <message>
        <source>Softmax Jacobian</source>
        <translation>softmax のヤコビ行列</translation>
    </message>
    <message>
        <source>A picture: rows are weights, columns are logits, in the order of the tokens</source>
        <translation>図: 行は重み、列はロジット、いずれもトークンの順</translation>
    </message>
</context>
<context>
    <name>ae::KeepTokensDialog</name>
    <message>
        <source>Keep tokens</source>
        <translation>トークンを残す</translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>トークンを検索</translation>
    </message>
    <message>
        <source>Tokens that stay</source>
        <translation>残すトークン</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>すべて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>How many of the most attended tokens</source>
        <translation>最も注目されているトークンの個数</translation>
    </message>
    <message>
        <source>&amp;Most attended by %1</source>
        <translation>%1 が最も注目するトークン(&amp;M)</translation>
    </message>
    <message>
        <source>The picked token and those with its largest weights</source>
        <translation>選択中のトークンと、その重みが大きいトークン</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>変更される内容</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>残す(&amp;K)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s) stay.</source>
        <translation>
            <numerusform>%n 個のトークンのうち %1 個を残します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::LessonGuide</name>
    <message>
        <source>Attention Explorer</source>
        <translation>Attention Explorer</translation>
    </message>
    <message>
        <source>The lesson %1 was not opened.</source>
        <translation>レッスン %1 を開きませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… ほか %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>何も変更していません。</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>A lesson beside the notebook: it asks for a prediction, then for something to do, and ticks off what you have done. Undo, wander off and go back as you like.</source>
        <translation>ノートブックの横に表示されるレッスンです。まず予想を尋ね、次に課題を出し、終えたものに印を付けます。元に戻す、寄り道する、前に戻るなど、自由に進められます。</translation>
    </message>
    <message>
        <source>No lesson is open in this window: choose one in the menu Lessons.</source>
        <translation>このウィンドウで開かれているレッスンはありません。「レッスン」メニューから選んでください。</translation>
    </message>
    <message>
        <source>   %1 of %2</source>
        <translation>   %1 / %2</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>レッスンを開く</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>レッスン (*.lesson);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The notebook was set up for this step. Undo brings back what you had.</source>
        <translation>このステップのためにノートブックを準備しました。「元に戻す」で前の状態に戻ります。</translation>
    </message>
    <message>
        <source>Your progress could not be kept: %1</source>
        <translation>進み具合を保存できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>ae::LessonList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1、完了</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <translation>%1、%3 ステップ中 %2 ステップ完了</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>レッスンファイルを開く…</translation>
    </message>
</context>
<context>
    <name>ae::LessonPage</name>
    <message>
        <source>Show a hint</source>
        <translation>ヒントを表示</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 戻る</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>次へ ›</translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation>レッスンの本文</translation>
    </message>
    <message>
        <source>‹ All lessons</source>
        <translation>‹ すべてのレッスン</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>すべてのレッスン</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>ステップの本文</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>What was to be seen</source>
        <translation>見てほしかったこと</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解説</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>前のステップ</translation>
    </message>
    <message>
        <source>Start this step over</source>
        <translation>このステップをやり直す</translation>
    </message>
    <message>
        <source>The notebook as it was when this step began, in one undo step</source>
        <translation>1 回の元に戻せる操作として、ノートブックをこのステップの開始時に戻します</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次のステップ</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <translation>場所を示す: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>ステップ %1 / %2</translation>
    </message>
    <message>
        <source>Step %1, done: %2</source>
        <translation>ステップ %1、完了: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>ステップ %1: %2</translation>
    </message>
    <message>
        <source>Next lesson ›</source>
        <translation>次のレッスン ›</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>✓ This lesson is done.</source>
        <translation>✓ このレッスンは完了です。</translation>
    </message>
    <message>
        <source>✓ This step is done.</source>
        <translation>✓ このステップは完了です。</translation>
    </message>
</context>
<context>
    <name>ae::LessonRun</name>
    <message>
        <source>Start of the step “%1”</source>
        <translation>ステップ「%1」の開始</translation>
    </message>
</context>
<context>
    <name>ae::MainWindow</name>
    <message>
        <source>Got it</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the welcome</source>
        <translation>ようこそ画面を閉じる</translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation>選択したセル</translation>
    </message>
    <message>
        <source>%1[*] — Attention Explorer</source>
        <translation>%1[*] — Attention Explorer</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>n %1   d_model %2   d_k %3   d_v %4</source>
        <translation>n %1   d_model %2   d_k %3   d_v %4</translation>
    </message>
    <message>
        <source>recalculated in %1 µs</source>
        <translation>再計算 %1 µs</translation>
    </message>
    <message>
        <source>recalculated in %1 ms</source>
        <translation>再計算 %1 ms</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>元に戻す: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>やり直し: %1</translation>
    </message>
    <message>
        <source>Select a cell first.</source>
        <translation>先にセルを選択してください。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>セッションのタイトル</translation>
    </message>
    <message>
        <source>Go to cell</source>
        <translation>セルへ移動</translation>
    </message>
    <message>
        <source>Name of a cell, such as weights[export,fail] or Wq[0,1]</source>
        <translation>weights[export,fail] や Wq[0,1] のようなセルの名前</translation>
    </message>
    <message>
        <source>The recovery copy could not be written: %1</source>
        <translation>回復用コピーを書き込めませんでした: %1</translation>
    </message>
    <message>
        <source>Painting the mask: click or drag over pairs in the scores or the weights; Space does it for the selection; Ctrl+M ends it.</source>
        <translation>マスクを描画中: スコアまたは重みの組をクリックかドラッグします。選択範囲にはスペースキーを使います。Ctrl+M で終了します。</translation>
    </message>
    <message>
        <source>Painting the mask has ended.</source>
        <translation>マスクの描画を終了しました。</translation>
    </message>
    <message>
        <source>Click a matrix or a chart first.</source>
        <translation>先に行列またはグラフをクリックしてください。</translation>
    </message>
    <message>
        <source>A note. It may quote live values: %1</source>
        <translation>メモです。現在の値を引用できます: %1</translation>
    </message>
    <message>
        <source>Import a matrix or a head</source>
        <translation>行列またはヘッドをインポート</translation>
    </message>
    <message>
        <source>%1 × %2 cells were copied.</source>
        <translation>%1 × %2 個のセルをコピーしました。</translation>
    </message>
    <message>
        <source>The whole notebook</source>
        <translation>ノートブック全体</translation>
    </message>
    <message>
        <source>Matrix: %1</source>
        <translation>行列: %1</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>グラフ: %1</translation>
    </message>
    <message>
        <source>+ Add a cell</source>
        <translation>+ セルを追加</translation>
    </message>
    <message>
        <source>Add a cell</source>
        <translation>セルを追加</translation>
    </message>
    <message>
        <source>Kinds of cells</source>
        <translation>セルの種類</translation>
    </message>
    <message>
        <source>Names of cells, files and the command line keep to row vectors and divided scores.</source>
        <translation>セルとファイルの名前、およびコマンドラインは、行ベクトルとスケール済みスコアの書き方のままです。</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>最初のレッスン</translation>
    </message>
    <message>
        <source>%1 (read-only)[*] — Attention Explorer</source>
        <translation>%1 (読み取り専用)[*] — Attention Explorer</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>空欄</translation>
    </message>
    <message>
        <source>%1: no number, %2</source>
        <translation>%1: 数がありません、%2</translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation>ワークシートで空欄になっているセルがあります。先に解答を公開してください。</translation>
    </message>
    <message>
        <source>%1 is selected; no pane of this notebook shows it.</source>
        <translation>%1 を選択しました。このノートブックのペインには表示されていません。</translation>
    </message>
    <message>
        <source>Pick a token to see where it looks and why.
Change any number in X or a W: every step follows at once, and everything can be undone.
Scroll to Saturation and drag the width d: without ÷ √d one key takes all.</source>
        <translation>トークンを選ぶと、どこに、なぜ注目するのかを見られます。
X や W の数を変えると、すべてのステップがすぐに追従します。どの操作も元に戻せます。
「飽和」までスクロールして幅 d を動かすと、÷ √d なしでは 1 つのキーがすべてを取ります。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and its change</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a cell, and its number divided</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>The equation in three steps; the menu Lessons has more</source>
        <translation>式を 3 つのステップで学びます。ほかのレッスンは「レッスン」メニューにあります</translation>
    </message>
    <message>
        <source>The welcome does not come back; F1 shows the manual</source>
        <translation>ようこそ画面は再び表示されません。マニュアルは F1 で開けます</translation>
    </message>
</context>
<context>
    <name>ae::MatrixModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: no number. %2</source>
        <translation>%1: 数がありません。%2</translation>
    </message>
    <message>
        <source>%1: hidden by the mask, exactly 0</source>
        <translation>%1: マスクで隠されていて、正確に 0</translation>
    </message>
    <message>
        <source>%1: %2, not finite</source>
        <translation>%1: %2、有限でない</translation>
    </message>
    <message>
        <source>%1: %2, rounded to zero</source>
        <translation>%1: %2、ゼロに丸めた</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: no derivative of %2. %3</source>
        <translation>%1: %2 の微分はありません。%3</translation>
    </message>
    <message>
        <source>%1: moves %2 by %3 per unit; its value is %4</source>
        <translation>%1: 1 単位あたり %2 を %3 動かす。値は %4</translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation>%1 (除算後)</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>空欄</translation>
    </message>
    <message>
        <source>%1: your answer %2 is %3</source>
        <translation>%1: あなたの答え %2 は%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the loss of %1</source>
        <translation>%1 の損失</translation>
    </message>
    <message>
        <source>the loss of the vector with %1</source>
        <translation>%1 を含むベクトルの損失</translation>
    </message>
</context>
<context>
    <name>ae::MatrixPane</name>
    <message>
        <source>editable</source>
        <translation>編集可能</translation>
    </message>
    <message>
        <source>and minus “%1”</source>
        <translation>および「%1」との差</translation>
    </message>
    <message>
        <source>minus “%1”</source>
        <translation>「%1」との差</translation>
    </message>
</context>
<context>
    <name>ae::MatrixView</name>
    <message>
        <source>%1 is computed. Paste into X or one of the projections.</source>
        <translation>%1 は計算で求められます。X または射影行列に貼り付けてください。</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>%1 にコピー</translation>
    </message>
    <message>
        <source>Decimal &amp;point</source>
        <translation>小数点はピリオド(&amp;P)</translation>
    </message>
    <message>
        <source>They are &amp;names</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Decimal &amp;comma</source>
        <translation>小数点はコンマ(&amp;C)</translation>
    </message>
    <message>
        <source>They are n&amp;umbers</source>
        <translation>数(&amp;U)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>%1 × %2 cells were pasted.</source>
        <translation>%1 × %2 個のセルを貼り付けました。</translation>
    </message>
    <message>
        <source>Type the answer: a block of numbers has no place in a worksheet.</source>
        <translation>答えを入力してください。ワークシートには数のまとまりを貼り付けられません。</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation>ワークシートの空欄には答えしか入力できません。数を変更するには「ワークシート &gt; 解答を公開」を選んでください。</translation>
    </message>
</context>
<context>
    <name>ae::MergedModel</name>
    <message>
        <source>A number in W_Q or W_K is not finite, so there are no singular values.</source>
        <translation>W_Q または W_K に有限でない数があるので、特異値がありません。</translation>
    </message>
    <message>
        <source>A number in W_V is not finite, so there are no singular values.</source>
        <translation>W_V に有限でない数があるので、特異値がありません。</translation>
    </message>
    <message>
        <source>Singular values are found up to %1 dimensions.</source>
        <translation>特異値を求められるのは %1 次元までです。</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>%1 in the query, %2 in the key: %3</source>
        <translation>クエリの %1、キーの %2: %3</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>空欄</translation>
    </message>
</context>
<context>
    <name>ae::NotebookView</name>
    <message>
        <source>This version does not know cells of the kind “%1”. The cell is kept as it is.</source>
        <translation>このバージョンは種類「%1」のセルを扱えません。セルはそのまま残されます。</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>ノートブック</translation>
    </message>
</context>
<context>
    <name>ae::OptionsBar</name>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>÷ √d</source>
        <translation>÷ √d</translation>
    </message>
    <message>
        <source>Divide by √d</source>
        <translation>√d で割る</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>マスク</translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation>マスク: %1</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>小数桁数</translation>
    </message>
    <message>
        <source> decimals</source>
        <translation> 桁</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Switch ÷ √d on</source>
        <translation>÷ √d をオンにする</translation>
    </message>
    <message>
        <source>Switch ÷ √d off</source>
        <translation>÷ √d をオフにする</translation>
    </message>
    <message>
        <source>Change the exponent</source>
        <translation>指数を変更</translation>
    </message>
    <message>
        <source>Change the temperature</source>
        <translation>温度を変更</translation>
    </message>
    <message>
        <source>Change the mask</source>
        <translation>マスクを変更</translation>
    </message>
    <message>
        <source>Whether scores are divided by √d before the softmax: the exponent 0.5 or 0.</source>
        <translation>softmax の前にスコアを √d で割るかどうか。指数が 0.5 または 0 になります。</translation>
    </message>
    <message>
        <source>Scores are divided by d to this power: 0.5 is the root, 0 is no division, 1 divides by d.</source>
        <translation>スコアを d のこの指数乗で割ります: 0.5 は平方根、0 は割り算なし、1 は d で割ります。</translation>
    </message>
    <message>
        <source>Scaled scores are divided by it: below 1 weights become sharper, above 1 flatter.</source>
        <translation>スケール済みスコアをこの値で割ります。1 より小さいと重みは鋭く、大きいと平らになります。</translation>
    </message>
    <message>
        <source>Which pairs of query and key are allowed; the others get weight 0.</source>
        <translation>クエリとキーのどの組を許可するか。ほかの組の重みは 0 になります。</translation>
    </message>
    <message>
        <source>How many decimals are shown. No number is computed otherwise.</source>
        <translation>表示する小数桁数。計算は変わりません。</translation>
    </message>
    <message>
        <source>Light, dark or of high contrast, for all windows.</source>
        <translation>ライト、ダーク、ハイコントラストのいずれかです。すべてのウィンドウに反映されます。</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>その他のツール</translation>
    </message>
</context>
<context>
    <name>ae::Outline</name>
    <message>
        <source>Outline</source>
        <translation>アウトライン</translation>
    </message>
</context>
<context>
    <name>ae::PlaneChart</name>
    <message numerus="yes">
        <source>%n arrow(s) from the origin.</source>
        <translation>
            <numerusform>原点からの矢印 %n 本。</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隠されている</translation>
    </message>
    <message>
        <source>in view</source>
        <translation>表示中</translation>
    </message>
</context>
<context>
    <name>ae::PredictionBox</name>
    <message>
        <source>Prediction</source>
        <translation>予想</translation>
    </message>
    <message>
        <source>Check my prediction</source>
        <translation>予想を確認</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>あなたの予想</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>✓ You said %1. It is %2.</source>
        <translation>✓ 答えは %1 でした。実際は %2 です。</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ 正解: %1</translation>
    </message>
    <message>
        <source>You said %1. It is %2.</source>
        <translation>答えは %1 でした。実際は %2 です。</translation>
    </message>
    <message>
        <source>You said: %1
Right is: %2</source>
        <translation>あなたの答え: %1
正解: %2</translation>
    </message>
</context>
<context>
    <name>ae::RecoveryOffer</name>
    <message>
        <source>Recover unsaved work</source>
        <translation>未保存の作業を回復</translation>
    </message>
    <message>
        <source>The program ended without closing these sessions. Nothing is overwritten: a recovered session opens in a window of its own and counts as changed until you save it.</source>
        <translation>プログラムが終了したとき、これらのセッションは閉じられていませんでした。上書きされるものはありません。回復したセッションは専用のウィンドウで開き、保存するまで変更ありとして扱われます。</translation>
    </message>
    <message>
        <source>Sessions to recover</source>
        <translation>回復するセッション</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>最後の変更</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>回復(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>後で(&amp;L)</translation>
    </message>
    <message>
        <source>Discarded copies are kept aside for 30 days.</source>
        <translation>破棄したコピーは 30 日間別に保管されます。</translation>
    </message>
    <message>
        <source>Keep everything and ask again at the next start.</source>
        <translation>すべてを残し、次回の起動時にもう一度尋ねます。</translation>
    </message>
    <message>
        <source>A copy of it from %1 was kept: choose “Recover unsaved work” in the File menu.</source>
        <translation>%1 のコピーが残されています。「ファイル」メニューの「未保存の作業を回復」を選んでください。</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>一度も保存していない</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Not every session could be recovered.</source>
        <translation>一部のセッションは回復できませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %n ticked session(s)?</source>
        <translation>
            <numerusform>チェックした %n 個のセッションを破棄しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>The copies are kept aside for 30 days in the folder %1.</source>
        <translation>コピーはフォルダー %1 に 30 日間別に保管されます。</translation>
    </message>
    <message>
        <source>&amp;Open saved</source>
        <translation>保存済みを開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>比較(&amp;C)…</translation>
    </message>
    <message>
        <source>Open the ticked copies.</source>
        <translation>チェックしたコピーを開きます。</translation>
    </message>
    <message>
        <source>Open the file of the selected line as it was saved last; its copy stays here.</source>
        <translation>選択した行のファイルを、最後に保存した内容で開きます。コピーはここに残ります。</translation>
    </message>
    <message>
        <source>Show what differs between the file of the selected line and its copy.</source>
        <translation>選択した行のファイルとコピーとの違いを表示します。</translation>
    </message>
    <message numerus="yes">
        <source>%n recovered session(s) ended the program when opened last and can be had in the File menu.</source>
        <translation>
            <numerusform>%n 個の回復セッションは、前回開いたときにプログラムが終了しました。「ファイル」メニューから開けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (the program ended when it was opened last)</source>
        <translation>%1 (前回開いたときにプログラムが終了)</translation>
    </message>
    <message>
        <source>What differs between the file as it was saved last and the copy from %1.</source>
        <translation>最後に保存したファイルと、%1 のコピーとの違い。</translation>
    </message>
    <message>
        <source>Saved file</source>
        <translation>保存済みのファイル</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>ae::ReduceDialog</name>
    <message>
        <source>Reduce d_k</source>
        <translation>d_k を減らす</translation>
    </message>
    <message>
        <source>Scores depend on W_Q and W_K only through their product W_Q W_Kᵀ. It is replaced by the closest product of narrower matrices; values are not touched.</source>
        <translation>スコアは、積 W_Q W_Kᵀ を通してのみ W_Q と W_K に依存します。これを、より幅の狭い行列による最も近い積に置き換えます。バリューには影響しません。</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>変更される内容</translation>
    </message>
    <message>
        <source>&amp;Reduce</source>
        <translation>減らす(&amp;R)</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>測定中…</translation>
    </message>
    <message>
        <source>Reduce d_k from %1 to %2</source>
        <translation>d_k を %1 から %2 に減らす</translation>
    </message>
    <message>
        <source>Some cells of W_Q or W_K are blank in the worksheet, and this would tell them. Reveal the key first.</source>
        <translation>W_Q または W_K のセルの一部はワークシートの空欄で、これを行うとわかってしまいます。先に解答を公開してください。</translation>
    </message>
    <message>
        <source>Numbers of a query or key that stay</source>
        <translation>クエリとキーの数のうち、残す個数</translation>
    </message>
    <message>
        <source>&amp;Numbers that stay, of %1</source>
        <translation>残す個数(&amp;N) (全 %1 個)</translation>
    </message>
    <message>
        <source>Queries and keys have a single number already.</source>
        <translation>クエリもキーも、すでに数が 1 つだけです。</translation>
    </message>
</context>
<context>
    <name>ae::RowChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation>表示するものがありません。</translation>
    </message>
</context>
<context>
    <name>ae::RowSumsModel</name>
    <message>
        <source>The sum of the unrounded values.</source>
        <translation>丸める前の値の和です。</translation>
    </message>
</context>
<context>
    <name>ae::SaturationCurvesPart</name>
    <message>
        <source>median %1</source>
        <translation>中央値 (%1)</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>%1 あり</translation>
    </message>
    <message>
        <source>without</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>width d</source>
        <translation>幅 d</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>「%1」(%2)</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>「%2」での %1</translation>
    </message>
    <message>
        <source>Share of saturated queries</source>
        <translation>飽和したクエリの割合</translation>
    </message>
</context>
<context>
    <name>ae::SaturationModel</name>
    <message>
        <source>No token has a choice between keys, so there is nothing to saturate.</source>
        <translation>キーを選べるトークンがないので、飽和するものがありません。</translation>
    </message>
    <message>
        <source>Without %2 no token is frozen at d = %1: every largest weight is at most 0.99.</source>
        <translation>%2 なしでも、d = %1 で凍結したトークンはありません。最大の重みはどれも 0.99 以下です。</translation>
    </message>
    <message numerus="yes">
        <source>Frozen without %4 at d = %1 (largest weight above 0.99): %2 of %n token(s): %3.</source>
        <translation>
            <numerusform>%4 なしの d = %1 で凍結したトークン (最大の重みが 0.99 超): %n 個中 %2 個: %3。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SaturationProgress</name>
    <message>
        <source>Progress of the curves</source>
        <translation>曲線の計算の進み具合</translation>
    </message>
    <message>
        <source>Calculating, %1 % done</source>
        <translation>計算中 (%1% 完了)</translation>
    </message>
    <message>
        <source>What is shown below is not of the numbers as they are now.</source>
        <translation>下の表示は、現在の数によるものではありません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>計算</translation>
    </message>
</context>
<context>
    <name>ae::SeekDialog</name>
    <message>
        <source>Goal seek</source>
        <translation>ゴールシーク</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目標値</translation>
    </message>
    <message>
        <source>&amp;Add goal</source>
        <translation>ゴールを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Remove goal</source>
        <translation>ゴールを削除</translation>
    </message>
    <message>
        <source>What may move</source>
        <translation>動かせるもの</translation>
    </message>
    <message>
        <source>%1 may move</source>
        <translation>%1 を動かせる</translation>
    </message>
    <message>
        <source>Locked cells</source>
        <translation>ロックしたセル</translation>
    </message>
    <message>
        <source>&amp;Lock the selected cell</source>
        <translation>選択したセルをロック(&amp;L)</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ロックを解除</translation>
    </message>
    <message>
        <source>How</source>
        <translation>進め方</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>学習率</translation>
    </message>
    <message>
        <source>Steps at most</source>
        <translation>最大ステップ数</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>L&amp;oss</source>
        <translation>損失(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>方法(&amp;M)</translation>
    </message>
    <message>
        <source>steps at most</source>
        <translation>最大ステップ数</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>1 ステップ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>現在の状況</translation>
    </message>
    <message>
        <source>%1 shall be</source>
        <translation>%1 の目標値</translation>
    </message>
    <message>
        <source>Select a cell of a result</source>
        <translation>結果のセルを選択してください</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Why it cannot be a goal</source>
        <translation>ゴールにできない理由</translation>
    </message>
    <message>
        <source>The cells and the values that they shall reach. They count together.</source>
        <translation>セルと、それが達するべき値。すべてを合わせて計算します。</translation>
    </message>
    <message>
        <source>The value that the selected cell shall reach.</source>
        <translation>選択したセルが達するべき値。</translation>
    </message>
    <message>
        <source>Numbers that stay as they are while the rest of their matrix moves.</source>
        <translation>同じ行列のほかの数が動いても、変えずにおく数。</translation>
    </message>
    <message>
        <source>How far the goals are away, as one number that gets smaller.</source>
        <translation>ゴールまでの遠さを表す 1 つの数。小さくなっていきます。</translation>
    </message>
    <message>
        <source>How the gradient becomes a step.</source>
        <translation>勾配からステップを作る方法。</translation>
    </message>
    <message>
        <source>How long a step is. If the loss jumps up and down, it is too large.</source>
        <translation>1 ステップの長さ。損失が上下に跳ねるなら、大きすぎます。</translation>
    </message>
    <message>
        <source>Playing ends after so many steps.</source>
        <translation>再生は、このステップ数で終わります。</translation>
    </message>
    <message>
        <source>A goal is reached when its cell is as near to the value as this.</source>
        <translation>セルの値が目標値にこれだけ近づけば、ゴールに到達したことになります。</translation>
    </message>
</context>
<context>
    <name>ae::SeekRun</name>
    <message>
        <source>The session was changed meanwhile, so the run has ended after step %1.</source>
        <translation>途中でセッションが変更されたため、ステップ %1 の後で終了しました。</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Seek %1</source>
        <translation>ゴールシーク: %1</translation>
    </message>
    <message>
        <source>Step %1 moved no number at all: the gradient has died, and no further step would move one.</source>
        <translation>ステップ %1 では数がまったく動きませんでした。勾配が消えており、これ以上のステップでも動きません。</translation>
    </message>
    <message>
        <source>Step %1 was taken back: %2.</source>
        <translation>ステップ %1 を取り消しました: %2。</translation>
    </message>
    <message>
        <source>Step %1: loss %2, largest gradient %3.</source>
        <translation>ステップ %1: 損失 %2、最大の勾配 %3。</translation>
    </message>
    <message numerus="yes">
        <source>Reached after %n step(s).</source>
        <translation>
            <numerusform>%n ステップで到達しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not reached in %n step(s); the loss is %1. More steps, another rate or another loss may help.</source>
        <translation>
            <numerusform>%n ステップでは到達しませんでした。損失は %1 です。ステップを増やすか、別の学習率や損失を試すとよいかもしれません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SessionLoading</name>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>セッションを開く</translation>
    </message>
</context>
<context>
    <name>ae::Settings</name>
    <message numerus="yes">
        <source>%n second(s) after an edit</source>
        <translation>
            <numerusform>編集の %n 秒後</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MiB a session</source>
        <translation>
            <numerusform>セッションごとに %n MiB</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>既定値に戻す(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ae::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とそのキー</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>すべてリセット(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF or web page…</source>
        <translation>PDF またはウェブページとして保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>新しいキー(&amp;N):</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Press the keys; empty for none</source>
        <translation>キーを押してください。空にすると割り当てなしになります</translation>
    </message>
    <message>
        <source>Assi&amp;gn</source>
        <translation>割り当て(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>The keys that this action comes with</source>
        <translation>この操作の既定のキーに戻します</translation>
    </message>
    <message>
        <source>About the new key</source>
        <translation>新しいキーについて</translation>
    </message>
    <message>
        <source>%1 is needed in the window: %2. Choose another key.</source>
        <translation>%1 はウィンドウで次の操作に使います: %2。別のキーを選んでください。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Assign it here, and it is taken from there.</source>
        <translation>%1 は「%2」に割り当てられています。ここで割り当てると、そちらからは外れます。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” now.</source>
        <translation>%1 を「%2」に割り当てました。</translation>
    </message>
</context>
<context>
    <name>ae::StackedRowsChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 looks most at %2: %3.</source>
        <translation>%1 が最も注目するのは %2 です: %3。</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>all other keys</source>
        <translation>ほかのすべてのキー</translation>
    </message>
    <message>
        <source>The thin strip under each bar is “%1”.</source>
        <translation>各棒の下の細い帯は「%1」です。</translation>
    </message>
    <message>
        <source>In “%1” at %2: %3.</source>
        <translation>「%1」では %2 で %3。</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>「%2」での %1</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation>%1
%2: %3</translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation>%2 個のクエリのうち、最もはっきり決まっている %1 個。</translation>
    </message>
    <message>
        <source>Each bar shows its %1 strongest keys; the others are one piece.</source>
        <translation>各棒に、強いほうから %1 個のキーを表示します。残りは 1 つにまとめています。</translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>クエリ %n 個。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::TaskList</name>
    <message>
        <source>Done: %1</source>
        <translation>完了: %1</translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation>未完了: %1</translation>
    </message>
    <message>
        <source>The notebook is like this already. Undo it and do it again, or start this step over.</source>
        <translation>ノートブックはすでにこの状態です。元に戻してもう一度行うか、このステップをやり直してください。</translation>
    </message>
</context>
<context>
    <name>ae::TextCell</name>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation>テキストエディター</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>テキストを編集</translation>
    </message>
</context>
<context>
    <name>ae::Verification</name>
    <message>
        <source>good</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>%1 is %2, should be %3</source>
        <translation>%1 は %2 ですが、%3 のはずです</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>検査済み</translation>
    </message>
    <message>
        <source>Numbers disagree: %1 — please report</source>
        <translation>数が一致しません: %1 — ご報告ください</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未検査</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>検査中…</translation>
    </message>
    <message>
        <source>That begins when the numbers have been quiet for a moment.</source>
        <translation>検査は、数がしばらく変わらなくなると始まります。</translation>
    </message>
    <message>
        <source>This time that was not possible: memory is short, or a step is not known to the other code.</source>
        <translation>今回は検査できませんでした。メモリが足りないか、別のコードで扱えないステップがあります。</translation>
    </message>
    <message>
        <source>At %1, of %2 numbers %3 were not what they should be.</source>
        <translation>%1 の検査では、%2 個の数のうち %3 個が正しくありませんでした。</translation>
    </message>
    <message>
        <source>At %1 all of %2 numbers agreed.</source>
        <translation>%1 の検査では、%2 個の数がすべて一致しました。</translation>
    </message>
    <message>
        <source>Every number of these steps is computed a second time by other code, in plain loops and with more digits, and compared: %1. The inputs %2 are compared with the session&apos;s, bit by bit.</source>
        <translation>これらのステップの数はすべて、別のコードが単純なループと、より多い桁数で計算し直し、比較しています: %1。入力 %2 は、セッションの数とビット単位で比較しています。</translation>
    </message>
    <message>
        <source>What is made of them is not part of it: charts, the plane, merged matrices and their singular values, the Jacobian, derivatives, differences to a pinned state, and the widths of the saturation cell.</source>
        <translation>ステップから作られるもの、つまりグラフ、平面、統合行列とその特異値、ヤコビ行列、微分、ピン留めした状態との差、「飽和」のセルの幅は、検査に含まれません。</translation>
    </message>
    <message>
        <source>Nearest to its limit is %1: it differs by %2, which is %3 % of what rounding alone may cause there.</source>
        <translation>限度に最も近いのは %1 です。差は %2 で、丸めだけで生じうる差の %3% にあたります。</translation>
    </message>
    <message>
        <source>the query of %1 is shown as %2, should be %3</source>
        <translation>%1 のクエリの表示は %2 ですが、%3 のはずです</translation>
    </message>
</context>
<context>
    <name>ae::WaterfallChart</name>
    <message>
        <source>The score of “%1” with “%2”</source>
        <translation>「%1」の「%2」に対するスコア</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s).</source>
        <translation>
            <numerusform>%n 項。</numerusform>
        </translation>
    </message>
    <message>
        <source>Term</source>
        <translation>項</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Sum so far</source>
        <translation>ここまでの和</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The %1 strongest of %2 terms; the others are one bar.</source>
        <translation>%2 項のうち、強いほうから %1 項。残りは 1 本の棒にまとめています。</translation>
    </message>
</context>
<context>
    <name>ae::WorkedRowModel</name>
    <message>
        <source>K(j)</source>
        <translation>K(j)</translation>
    </message>
    <message>
        <source>Q · K(j)</source>
        <translation>Q · K(j)</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>weight × V(j)</source>
        <translation>重み × V(j)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>÷ %1</source>
        <translation>÷ %1</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隠されている</translation>
    </message>
    <message>
        <source>exp(score − largest)</source>
        <translation>exp(スコア − 最大値)</translation>
    </message>
    <message>
        <source>%1 · K(j)</source>
        <translation>%1 · K(j)</translation>
    </message>
</context>
<context>
    <name>ae::WorksheetBar</name>
    <message>
        <source>%1 of %2 right</source>
        <translation>%2 問中 %1 問正解</translation>
    </message>
    <message>
        <source>%1 wrong</source>
        <translation>不正解 %1</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>答えを見た %1</translation>
    </message>
    <message>
        <source>%1 not checked</source>
        <translation>未確認 %1</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>未記入 %1</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>ワークシート</translation>
    </message>
    <message>
        <source>Score of the worksheet</source>
        <translation>ワークシートの得点</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>How far an answer may be from the number: choose one, or type a number</source>
        <translation>答えが正しい数からどれだけ離れてよいかを選ぶか、数を入力してください</translation>
    </message>
    <message>
        <source>Tolerance of the worksheet</source>
        <translation>ワークシートの許容誤差</translation>
    </message>
    <message>
        <source>%1 revealed</source>
        <translation>公開 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s) have no effect now:</source>
        <translation>
            <numerusform>%n 個の空欄は現在、効果がありません:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and a reason</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ae::WorksheetDialog</name>
    <message>
        <source>Export worksheet as PDF</source>
        <translation>ワークシートを PDF にエクスポート</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 はすでに存在します。置き換えますか?</translation>
    </message>
    <message>
        <source>The worksheet was not written: %1</source>
        <translation>ワークシートを書き込みませんでした: %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 に書き込みました。</translation>
    </message>
    <message>
        <source>%1 and %2 were written.</source>
        <translation>%1 と %2 に書き込みました。</translation>
    </message>
    <message>
        <source>Print worksheet</source>
        <translation>ワークシートを印刷</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or export a PDF.</source>
        <translation>何も印刷しませんでした。プリンターがページを受け付けません。別のプリンターを選ぶか、PDF にエクスポートしてください。</translation>
    </message>
    <message>
        <source>The worksheet was sent to the printer.</source>
        <translation>ワークシートをプリンターに送信しました。</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>Dog bites man</source>
        <extracomment>dog-bites-man.attn, title</extracomment>
        <translation>Dog bites man (犬が人を噛む)</translation>
    </message>
    <message>
        <source># Dog bites man

Three tokens. Nothing in X says where a token stands.
</source>
        <extracomment>dog-bites-man.attn, note in cell 1</extracomment>
        <translation># Dog bites man (犬が人を噛む)

3 つのトークンです。X には、トークンの位置を示すものが何もありません。
</translation>
    </message>
    <message>
        <source>A head to be built</source>
        <extracomment>empty-head.attn, title</extracomment>
        <translation>これから作るヘッド</translation>
    </message>
    <message>
        <source># A head to be built

The first five features say where a word stands, the last three what it is. W_Q and W_K are empty: every token looks at all that it may see alike.
</source>
        <extracomment>empty-head.attn, note in cell 1</extracomment>
        <translation># これから作るヘッド

最初の 5 つの特徴は単語の位置を、最後の 3 つは何の単語かを表します。W_Q と W_K は空です。どのトークンも、見てよいものすべてを等しく見ます。
</translation>
    </message>
    <message>
        <source>A weight is not an influence</source>
        <extracomment>long-value.attn, title</extracomment>
        <translation>重みは影響ではない</translation>
    </message>
    <message>
        <source># A weight is not an influence

“heard” gives “scream” the weight {{weights[heard,scream]:3}}. The value of “scream” is long: {{V[scream,0]}} and {{V[scream,1]}}.
</source>
        <extracomment>long-value.attn, note in cell 1</extracomment>
        <translation># 重みは影響ではない

「heard」は「scream」に {{weights[heard,scream]:3}} の重みを与えます。「scream」のバリューは長く、{{V[scream,0]}} と {{V[scream,1]}} です。
</translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>not-seen.attn, title</extracomment>
        <translation>目に見えないもの</translation>
    </message>
    <message>
        <source># What cannot be seen

W_Q and W_K are the identity, the biases are 0. Many changes of these numbers leave every weight as it is.
</source>
        <extracomment>not-seen.attn, note in cell 1</extracomment>
        <translation># 目に見えないもの

W_Q と W_K は単位行列、バイアスは 0 です。これらの数の多くは、変えてもすべての重みがそのままです。
</translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <extracomment>all-sizes-differ.attn, title</extracomment>
        <translation>4 つのサイズがすべて違う例</translation>
    </message>
    <message>
        <source># All four sizes differ

Five tokens (n), four features (d_model), queries and keys of three numbers (d_k), values of two (d_v). No two sizes are alike, so a transposed matrix or a wrong scale cannot hide: the scores are 5 × 5 whatever the others are, and they are divided by √3.

“rise” gives “river” the weight {{weights[rise,river]:3}}.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 1</extracomment>
        <translation># 4 つのサイズがすべて違う例

5 つのトークン (n)、4 つの特徴 (d_model)、3 つの数からなるクエリとキー (d_k)、2 つの数からなるバリュー (d_v) です。どの 2 つのサイズも違うので、転置の誤りやスケールの誤りは隠れられません。ほかのサイズが何であれスコアは 5 × 5 で、√3 で割られます。

「rise」は「river」に {{weights[rise,river]:3}} の重みを与えます。
</translation>
    </message>
    <message>
        <source>## Rows and columns

Row i of Q times row j of K gives the score of query i and key j. In the table below, the row stands at the left and the column above the place where they meet.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 8</extracomment>
        <translation>## 行と列

Q の行 i と K の行 j の積が、クエリ i とキー j のスコアです。下の表では、行が左に、列が上にあり、両者の交わるところがそのスコアです。
</translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <extracomment>goal-seek-stall.attn, title</extracomment>
        <translation>ゴールシーク: 行き詰まる場所</translation>
    </message>
    <message>
        <source># Goal seek: where it stalls

The lesson&apos;s tokens, with W_Q and W_K widened to d = 512: beyond the lesson&apos;s two columns they hold random draws (source “random”, seed 32, rounded to three decimals). Scaling is off. “export” gives “fail” the weight {{weights[export,fail]:9}}, and the goal is 0.9. W_Q and W_K may move.

**Seek it as it is set: gradient descent on half the squared distance, rate 0.5.** Nothing seems to happen: 500 steps take the weight from 0.000000709 to 0.000000872.

**Now switch ÷ √d on and seek again, with the same loss, method and rate.** The weight begins at 0.105, is 0.89 after 386 steps and 0.894 after 500.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 1</extracomment>
        <translation># ゴールシーク: 行き詰まる場所

入門用の例のトークンを使い、W_Q と W_K を d = 512 に広げました。入門用の例の 2 列より先は乱数です (「ランダムな列」、シード 32、小数第 3 位に丸め)。スケーリングはオフです。「export」は「fail」に {{weights[export,fail]:9}} の重みを与えていて、ゴールは 0.9 です。W_Q と W_K を動かせます。

**まず、設定のまま実行してください。距離の 2 乗の半分に対する勾配降下法で、学習率は 0.5 です。** 何も起こらないように見えます。500 ステップで、重みは 0.000000709 から 0.000000872 になるだけです。

**次に ÷ √d をオンにして、同じ損失、方法、学習率でもう一度実行してください。** 重みは 0.105 から始まり、386 ステップ後に 0.89、500 ステップ後に 0.894 になります。
</translation>
    </message>
    <message>
        <source>## Why it does not move

The squared distance has to send its gradient through the softmax. At the scores it arrives as (a − 0.9) a (onehot − a): the row of the Jacobian, every entry of which has the weight a = 0.0000007 as a factor. The Jacobian is dead. What reaches W_Q and W_K is at most 0.0000018 for any number, and half of that is how far the number moves.

Divided by √512 the same scores leave “fail” a weight of 0.105, and the Jacobian lives.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 5</extracomment>
        <translation>## なぜ動かないのか

距離の 2 乗は、勾配を softmax 越しに送らなければなりません。スコアに届くのは (a − 0.9) a (onehot − a) です。これはヤコビ行列の行で、どの成分にも重み a = 0.0000007 が因子として掛かっています。ヤコビ行列は死んでいます。W_Q と W_K に届くのは、どの数でも高々 0.0000018 で、数が動くのはその半分です。

同じスコアを √512 で割れば「fail」に 0.105 の重みが残り、ヤコビ行列は生きています。
</translation>
    </message>
    <message>
        <source>## What moves it

- **Minus the logarithm of the weight.** Its gradient at the scores is a − onehot. It does not pass through the dead Jacobian: it is −1 at “fail” however small the weight is. By gradient descent at rate 0.001 the weight passes 0.899 in 23 steps. Rate 0.5 is now far too much: one step, and the weight is 1.000.
- **Adam**, still on the squared distance. It divides the size of the gradient away, so that every number moves by about the rate. At rate 0.001 the weight rises, overshoots to 0.996 at step 42 and is back at 0.900 at step 126. At Adam&apos;s usual 0.05 a single step takes it to 1.000, and it cannot come back to 0.9: at that end the Jacobian is dead as well.
- **But Adam needs something to divide.** It adds an epsilon of 1e-8 to the size of the gradient, and a gradient far below that moves next to nothing: weights below 1e-12 stay. “fail” in the row of “did” begins at 2.2e-15, with gradients of 9e-15 at most, and 500 steps of Adam at 0.05 leave it at 2.2e-15. The logarithm brings it to 0.91 in 28 steps of descent at 0.001.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 7</extracomment>
        <translation>## 何なら動かせるのか

- **重みの対数の符号を反転したもの。** スコアでの勾配は a − onehot です。死んだヤコビ行列を通らず、重みがどれほど小さくても「fail」で −1 です。学習率 0.001 の勾配降下法なら、重みは 23 ステップで 0.899 を超えます。今度は学習率 0.5 では大きすぎます。1 ステップで重みが 1.000 になってしまいます。
- **Adam**。損失は距離の 2 乗のままです。勾配の大きさを割って消すので、どの数も学習率くらいずつ動きます。学習率 0.001 では、重みは上がっていき、42 ステップ目に 0.996 まで行き過ぎ、126 ステップ目に 0.900 へ戻ります。Adam でよく使う 0.05 では、1 ステップで 1.000 になり、0.9 へは戻れません。こちらの端でも、ヤコビ行列は死んでいるからです。
- **ただし、Adam にも割るものが必要です。** Adam は勾配の大きさに 1e-8 のイプシロンを足すので、それよりはるかに小さい勾配ではほとんど何も動きません。1e-12 より小さい重みはそのままです。「did」の行の「fail」は 2.2e-15 から始まり、勾配は高々 9e-15 です。学習率 0.05 の Adam で 500 ステップ進めても 2.2e-15 のままです。対数なら、学習率 0.001 の勾配降下法 28 ステップで 0.91 になります。
</translation>
    </message>
    <message>
        <source>## The limits of this picture

It is one draw, and not every pair of it stalls. The same descent from all 49 pairs (squared distance, goal 0.9, rate 0.5, 500 steps): the 21 that start below 2e-6 are all still below 3e-6. Of the other 28, one creeps from 6e-6 to 4e-5, 23 arrive, and four end at 1.000 and cannot come back; “export” on itself is one of these: it starts at 1e-5, jumps and overshoots. With another seed it is other pairs.

Scaling helps here because it keeps the weights away from 0 and 1, not because it makes gradients larger: where no row is saturated it makes them smaller.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 12</extracomment>
        <translation>## この例の限界

これは 1 回の抽出で、すべての組が行き詰まるわけではありません。49 組すべてから同じ勾配降下法を行うと (距離の 2 乗、ゴール 0.9、学習率 0.5、500 ステップ)、2e-6 より下から始まる 21 組は、どれも 3e-6 より下のままです。残る 28 組のうち、1 組は 6e-6 から 4e-5 へ這うように進み、23 組はゴールに達し、4 組は 1.000 に行き着いて戻れません。「export」から自分自身への組もその 1 つで、1e-5 から始まり、跳び上がって行き過ぎます。シードを変えれば、別の組がそうなります。

ここでスケーリングが役立つのは、重みを 0 と 1 から遠ざけておくからで、勾配を大きくするからではありません。飽和した行がなければ、勾配はむしろ小さくなります。
</translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <extracomment>lesson.attn, title</extracomment>
        <translation>本物のアテンションの式</translation>
    </message>
    <message>
        <source># About

Every token asks a question (its query), offers an answer (its key) and has something to say (its value).

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

Pick a token to see where it looks and why. Change any number of X or of a projection, and every step follows at once. The lesson&apos;s numbers were made by hand, and its q1 and q2 have no names.
</source>
        <extracomment>lesson.attn, note in cell 1</extracomment>
        <translation># この例について

どのトークンも、問いを発し (クエリ)、答えを差し出し (キー)、言いたいことを持っています (バリュー)。

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

トークンを選ぶと、それがどこを、なぜ見ているのかがわかります。X や射影の数をどれか変えると、すべてのステップがすぐに追従します。この例の数は手で作ったもので、q1 と q2 には名前がありません。
</translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <extracomment>previous-token.attn, title</extracomment>
        <translation>直前のトークンに注目する</translation>
    </message>
    <message>
        <source># Look at the previous token

The first half of X says what a word is, the second half says where it stands. W_Q asks for the place before one&apos;s own, W_K offers one&apos;s own place: every token looks one step back.

“dog” gives “the” the weight {{weights[dog,the]:3}}. The mask is causal: no token sees what comes after it, and the first one has no choice at all.
</source>
        <extracomment>previous-token.attn, note in cell 1</extracomment>
        <translation># 直前のトークンに注目する

X の前半は何の単語かを、後半はその位置を表します。W_Q は自分の 1 つ前の位置を求め、W_K は自分の位置を差し出します。どのトークンも 1 つ前を見ます。

「dog」は「the」に {{weights[dog,the]:3}} の重みを与えます。マスクは因果マスクです。どのトークンも自分より後を見られず、最初のトークンには選ぶ余地がまったくありません。
</translation>
    </message>
    <message>
        <source>## What arrives

The output of a row is the value of the word before it, almost unmixed. Compare the rows of O with the rows of V above them.
</source>
        <extracomment>previous-token.attn, note in cell 9</extracomment>
        <translation>## 届くもの

行の出力は、1 つ前の単語のバリューほぼそのものです。O の行を、上にある V の行と比べてください。
</translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <extracomment>saturates-by-hand.attn, title</extracomment>
        <translation>手で確かめられる飽和</translation>
    </message>
    <message>
        <source># Saturation you can check by hand

Four tokens, four dimensions, and nothing but small numbers: every score fits on a sheet of paper.

“bees” gives “honey” the weight {{weights[bees,honey]:3}}. Switch ÷ √d off and read it again: the same scores, twice as large, pick harder.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 1</extracomment>
        <translation># 手で確かめられる飽和

トークン 4 つ、4 次元、小さな数ばかり。どのスコアも紙の上で計算できます。

「bees」は「honey」に {{weights[bees,honey]:3}} の重みを与えます。÷ √d をオフにして、もう一度見てください。同じスコアが 2 倍になっただけで、選び方がずっときっぱりします。
</translation>
    </message>
    <message>
        <source>## What to try

Drag the width to 512 with “your columns, repeated”. Every score grows exactly with d, so ÷ √d alone is not enough: set the exponent to 1 and the weights stay where they were.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 7</extracomment>
        <translation>## 試してみましょう

「自分の列の繰り返し」で、幅を 512 までドラッグしてください。どのスコアもちょうど d に比例して大きくなるので、÷ √d だけでは足りません。指数を 1 にすると、重みは元の値にとどまります。
</translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <extracomment>trained-lookup.attn, title</extracomment>
        <translation>学習したヘッド: 今の値は?</translation>
    </message>
    <message>
        <source># A trained head: what is the value now?

The tokens are a little program, read from the left: `a=3` stores 3 under the name a, `a?` asks for it. **The answer is the value that was stored last under that name.** Nobody wrote the numbers of W_Q, W_K and W_V. They are what training left, and this head is the whole model.

**Check it by eye.** In a row of O, the column with the largest number is the answer: v1 to v4. The first `a?` looks at `a=3` (weight {{weights[2,0]}}), so its row says v3. The last `a?` looks past it to the later `a=2`: {{weights[9,4]}} there, {{weights[9,0]}} on `a=3`.
</source>
        <extracomment>trained-lookup.attn, note in cell 1</extracomment>
        <translation># 学習したヘッド: 今の値は?

トークンは、左から順に読む小さなプログラムです。`a=3` は a という名前に 3 を格納し、`a?` はその値を尋ねます。**答えは、その名前に最後に格納された値です。** W_Q、W_K、W_V の数は、誰かが書いたものではありません。学習が残したもので、このヘッドがモデルのすべてです。

**目で確かめましょう。** O の行で、数が最も大きい列 (v1 から v4) が答えです。最初の `a?` は `a=3` を見ているので (重み {{weights[2,0]}})、その行は v3 を指します。最後の `a?` はそれを通り越して、後の `a=2` を見ます。重みはそこで {{weights[9,4]}}、`a=3` では {{weights[9,0]}} です。
</translation>
    </message>
    <message>
        <source>## What it learned

- **What a value brings.** W_V holds one number for each value: `=2` brings {{Wv[=2,1]}} to column v2. Names and places bring nothing.
- **Whose value.** a and d share column 1 of Q and K, with opposite signs; b and c share column 2. Four names in two columns: the same name adds a large number to the score ({{Wq[a,0]}} × {{Wk[a,0]}} for a), the opposite one subtracts it, the other two add 0.
- **How late.** In column 3, `place` makes every later key larger, and a stored value ({{Wk[=2,2]}}) larger than a question, which has nothing to bring.
</source>
        <extracomment>trained-lookup.attn, note in cell 4</extracomment>
        <translation>## 学んだこと

- **値が何をもたらすか。** W_V には値ごとに数が 1 つあります。`=2` は列 v2 に {{Wv[=2,1]}} をもたらします。名前と位置は何ももたらしません。
- **誰の値か。** a と d は Q と K の列 1 を共有し、符号は逆です。b と c は列 2 を共有します。2 つの列に 4 つの名前です。同じ名前ならスコアに大きな数が足され (a では {{Wq[a,0]}} × {{Wk[a,0]}})、逆の名前なら引かれ、ほかの 2 つなら 0 が足されます。
- **どれだけ後か。** 列 3 では、`place` によって後のキーほど大きくなり、値の格納 ({{Wk[=2,2]}}) は質問より大きくなります。質問には、もたらすものがないからです。
</translation>
    </message>
    <message>
        <source>## What to try

- In X, row `a=2`, type 0 under =2 and 1 under =4: its own row of O and the two `a?` after it now say v4.
- In X, row `a=3`, set `place` to 0.9: to the head that is later than `a=2`, and every `a?` is 3.
- In W_K, set [place, k3] to 0: it can no longer tell old from new, and the last `a?` is shared out between `a=3` and `a=2`.
- Choose the mask “none”: the first `a?` looks into its future and answers 2.
</source>
        <extracomment>trained-lookup.attn, note in cell 7</extracomment>
        <translation>## 試してみましょう

- X の行 `a=2` で、=2 の列に 0、=4 の列に 1 を入力してください。O のその行と、後に続く 2 つの `a?` が v4 を指すようになります。
- X の行 `a=3` で、`place` を 0.9 にしてください。このヘッドにとっては `a=2` より後になり、どの `a?` も 3 になります。
- W_K で [place, k3] を 0 にしてください。新旧の区別がつかなくなり、最後の `a?` は `a=3` と `a=2` に分かれます。
- マスク「なし」を選んでください。最初の `a?` は自分の未来を見て、2 と答えます。
</translation>
    </message>
    <message>
        <source>## How it was trained, and what it cannot do

`scripts/train-example` drew 2,000 programs of 10 tokens and ran 4,000 steps of Adam (PyTorch, float64, 64 programs a step) on the cross-entropy of all rows, which began at 1.46, plus 0.001 times the sum of the absolute weights: that leaves zeros where no number is needed. Of 16 random starts the one with the lowest loss was kept. Then the weights were rounded to two decimals: what you see is all there is.

On 20,000 programs that it never saw, 99.93 % of all rows are right, and 99.8 % of the questions (guessing: 25 %); the cross-entropy on the training programs is 0.012. The program above is not one of those it was trained on.

- **It mixes two wishes in one score.** In S, for the last `a?`, the right name is worth about 11 and each place later about 1.4: a value of another name, stored eight places later, pulls nearly as hard, and several of them win. A value that was stored again and again can outvote the latest one in the same way.
- **X was given, not learned:** a 1 for the name, a 1 for the value, and the place in tenths. A learned embedding in front would only be multiplied into the three projections.
- **A statement is one token.** Were a, = and 3 three tokens, a layer before this one would have to bring them together.
</source>
        <extracomment>trained-lookup.attn, note in cell 14</extracomment>
        <translation>## 学習のしかたと、できないこと

`scripts/train-example` は、10 トークンのプログラムを 2,000 個抽出し、Adam で 4,000 ステップ学習しました (PyTorch、float64、1 ステップあたり 64 プログラム)。損失は、1.46 から始まる全行の交差エントロピーに、重みの絶対値の和の 0.001 倍を足したものです。これによって、数の要らないところにはゼロが残ります。16 通りのランダムな初期値のうち、損失が最小のものを採りました。最後に重みを小数第 2 位に丸めました。見えているものがすべてです。

一度も見たことのない 20,000 個のプログラムで、全行の 99.93%、質問の 99.8% が正解でした (当て推量なら 25%)。学習に使ったプログラムでの交差エントロピーは 0.012 です。上のプログラムは、学習に使ったものには含まれません。

- **1 つのスコアに 2 つの願いが混ざっています。** S では、最後の `a?` にとって、名前が正しいことは約 11、位置が 1 つ後であることは約 1.4 の値打ちがあります。別の名前の値でも 8 つ後に格納されていれば、ほぼ同じ強さで引き、いくつかあれば勝ってしまいます。同じように、何度も格納された値が、最新の値に数で勝つこともあります。
- **X は与えたもので、学習したものではありません。** 名前に 1、値に 1、位置は 10 分の 1 単位です。学習した埋め込みを前に置いても、3 つの射影に掛け込まれるだけです。
- **1 つの文が 1 トークンです。** a と = と 3 が別々の 3 トークンなら、それらをまとめる層がこの前に必要です。
</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <extracomment>two-sentences.attn, title</extracomment>
        <translation>1 つのバッチに 2 つの文</translation>
    </message>
    <message>
        <source># Two sentences in one batch

“birds sing” and “old dogs bark” stand in one matrix. The painted mask keeps each sentence to itself: hatched pairs are left out of every sum, and a hidden weight is exactly 0.

“sing” gives “birds” the weight {{weights[sing,birds]:3}}.
</source>
        <extracomment>two-sentences.attn, note in cell 1</extracomment>
        <translation># 1 つのバッチに 2 つの文

「birds sing」と「old dogs bark」が 1 つの行列に入っています。手描きのマスクが、2 つの文を互いに切り離します。斜線の組はどの和にも入らず、隠された重みは正確に 0 です。

「sing」は「birds」に {{weights[sing,birds]:3}} の重みを与えます。
</translation>
    </message>
    <message>
        <source>## What to try

Choose “Paint the mask” in the View menu and click one of the hatched pairs: the sentences begin to see each other, and the rows are shared out anew.
</source>
        <extracomment>two-sentences.attn, note in cell 6</extracomment>
        <translation>## 試してみましょう

「表示」メニューの「マスクを描く」を選び、斜線の組を 1 つクリックしてください。2 つの文が互いを見るようになり、行の配分が変わります。
</translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <extracomment>worksheet-one-row.attn, title</extracomment>
        <translation>ワークシート: 1 行を手で計算</translation>
    </message>
    <message>
        <source>**Where does “export” look?** Twelve numbers of its row are missing. Work them out from the numbers that are there, and type each into its box: the query, three scores, the same divided by √2, three weights, and the output.

A box takes arithmetic such as `0.5 * 1 + 0.6 * -0.2`. Stuck? Choose *Hint* above: first it names the rule, then the numbers. The first score, query times key of “Why”, is {{scores[4,0]}}.</source>
        <extracomment>worksheet-one-row.attn, note in cell 1</extracomment>
        <translation>**「export」はどこを見ていますか?** その行の数が 12 個欠けています。残っている数から計算して、それぞれの枠に入力してください。クエリ、3 つのスコア、それを √2 で割ったもの、3 つの重み、そして出力です。

枠には `0.5 * 1 + 0.6 * -0.2` のような計算式も入力できます。行き詰まったら、上の*ヒント*を選んでください。最初に規則が、次に数が示されます。最初のスコア、つまりクエリと「Why」のキーの積は {{scores[4,0]}} です。</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The equation in three steps</source>
        <extracomment>01-three-steps.lesson, title</extracomment>
        <translation>3 ステップでわかる式</translation>
    </message>
    <message>
        <source>Projections, scaled scores, a weighted mean: the whole of attention with seven words.</source>
        <extracomment>01-three-steps.lesson, about</extracomment>
        <translation>射影、スケール済みスコア、重み付き平均。7 つの単語で見るアテンションのすべてです。</translation>
    </message>
    <message>
        <source>Every token becomes three vectors</source>
        <extracomment>01-three-steps.lesson, title of step 1</extracomment>
        <translation>どのトークンも 3 つのベクトルになる</translation>
    </message>
    <message>
        <source>Seven tokens stand in X, one a row. Three matrices make three new rows of each: a **query**, a **key** and a **value**.</source>
        <extracomment>01-three-steps.lesson, scene of step 1</extracomment>
        <translation>X には 7 つのトークンが 1 行ずつ並んでいます。3 つの行列が、各行から 3 つの新しい行を作ります。**クエリ**と**キー**と**バリュー**です。</translation>
    </message>
    <message>
        <source>X has 7 rows and 4 columns, W_Q has 4 rows and 2 columns. What is the shape of Q?</source>
        <extracomment>01-three-steps.lesson, question of step 1</extracomment>
        <translation>X は 7 行 4 列、W_Q は 4 行 2 列です。Q の形は?</translation>
    </message>
    <message>
        <source>4 rows, 2 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>4 行 2 列</translation>
    </message>
    <message>
        <source>7 rows, 2 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>7 行 2 列</translation>
    </message>
    <message>
        <source>7 rows, 4 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>7 行 4 列</translation>
    </message>
    <message>
        <source>One row for each token, one column for each column of W_Q. Each number of Q is a row of X times a column of W_Q.</source>
        <extracomment>01-three-steps.lesson, reveal of step 1</extracomment>
        <translation>トークンごとに 1 行、W_Q の列ごとに 1 列です。Q のどの数も、X の行と W_Q の列の積です。</translation>
    </message>
    <message>
        <source>Click the number of “export” in column q1 of Q, and read at the right where it comes from.</source>
        <extracomment>01-three-steps.lesson, task of step 1</extracomment>
        <translation>Q の列 q1 で「export」の数をクリックし、どこから来たのかを右側で読んでください。</translation>
    </message>
    <message>
        <source>Q stands below W_Q. The row of “export” is the fifth.</source>
        <extracomment>01-three-steps.lesson, hint of step 1</extracomment>
        <translation>Q は W_Q の下にあります。「export」の行は 5 番目です。</translation>
    </message>
    <message>
        <source>The same X is read three times. Nothing else of the token goes on: whatever W_Q, W_K and W_V drop is lost for this head.</source>
        <extracomment>01-three-steps.lesson, idea of step 1</extracomment>
        <translation>同じ X が 3 回読まれます。トークンのほかの情報は先へ進みません。W_Q、W_K、W_V が捨てたものは、このヘッドにとっては失われます。</translation>
    </message>
    <message>
        <source>$ Q = X W_Q $
$ K = X W_K $
$ V = X W_V $
For “export” and q1: 0.5 · 1 + 0.6 · (−0.2) + 0.1 · (−0.3) + 0 · (−1.5) = 0.35.</source>
        <extracomment>01-three-steps.lesson, mathematics of step 1</extracomment>
        <translation>$ Q = X W_Q $
$ K = X W_K $
$ V = X W_V $
「export」と q1 では: 0.5 · 1 + 0.6 · (−0.2) + 0.1 · (−0.3) + 0 · (−1.5) = 0.35。</translation>
    </message>
    <message>
        <source>Every query meets every key</source>
        <extracomment>01-three-steps.lesson, title of step 2</extracomment>
        <translation>すべてのクエリがすべてのキーと出会う</translation>
    </message>
    <message>
        <source>The query of “export” is ({{Q[export,0]}}, {{Q[export,1]}}). The key of “fail” is ({{K[fail,0]}}, {{K[fail,1]}}).</source>
        <extracomment>01-three-steps.lesson, scene of step 2</extracomment>
        <translation>「export」のクエリは ({{Q[export,0]}}, {{Q[export,1]}}) です。「fail」のキーは ({{K[fail,0]}}, {{K[fail,1]}}) です。</translation>
    </message>
    <message>
        <source>Multiply them number by number, add, and divide by √2 ≈ 1.41. What is the scaled score?</source>
        <extracomment>01-three-steps.lesson, question of step 2</extracomment>
        <translation>数どうしを掛けて足し、√2 ≈ 1.41 で割ってください。スケール済みスコアはいくつですか?</translation>
    </message>
    <message>
        <source>0.35 · 1.23 + 0.22 · 0.36 = 0.51, and 0.51 / 1.41 = 0.36.</source>
        <extracomment>01-three-steps.lesson, reveal of step 2</extracomment>
        <translation>0.35 · 1.23 + 0.22 · 0.36 = 0.51、そして 0.51 / 1.41 = 0.36。</translation>
    </message>
    <message>
        <source>Click this score in S̃: the row of “export”, the column of “fail”.</source>
        <extracomment>01-three-steps.lesson, task of step 2</extracomment>
        <translation>S̃ でこのスコアをクリックしてください。「export」の行、「fail」の列です。</translation>
    </message>
    <message>
        <source>Rows are those who look, columns are those who are looked at. S̃ stands in the cell “Scaling”.</source>
        <extracomment>01-three-steps.lesson, hint of step 2</extracomment>
        <translation>行は見る側、列は見られる側です。S̃ は「スケーリング」のセルにあります。</translation>
    </message>
    <message>
        <source>A score is large where a query and a key point the same way. There are 7 · 7 = 49 of them, one for every pair, both ways round.</source>
        <extracomment>01-three-steps.lesson, idea of step 2</extracomment>
        <translation>クエリとキーが同じ向きを指すところで、スコアは大きくなります。スコアは 7 · 7 = 49 個あります。すべての組に、どちらの向きについてもあるからです。</translation>
    </message>
    <message>
        <source>$ S̃ = Q Kᵀ / √d_k $
d_k is the number of columns of Q and K, 2 here.</source>
        <extracomment>01-three-steps.lesson, mathematics of step 2</extracomment>
        <translation>$ S̃ = Q Kᵀ / √d_k $
d_k は Q と K の列数で、ここでは 2 です。</translation>
    </message>
    <message>
        <source>The weights mix the values</source>
        <extracomment>01-three-steps.lesson, title of step 3</extracomment>
        <translation>重みがバリューを混ぜる</translation>
    </message>
    <message>
        <source>The softmax makes shares of each row of scores. With these shares the rows of V are mixed: that is the output.</source>
        <extracomment>01-three-steps.lesson, scene of step 3</extracomment>
        <translation>softmax は、スコアの各行を取り分に変えます。その取り分で V の行を混ぜたものが出力です。</translation>
    </message>
    <message>
        <source>The largest number in column v2 of V is 1.48. Can a number in column v2 of the output be larger?</source>
        <extracomment>01-three-steps.lesson, question of step 3</extracomment>
        <translation>V の列 v2 で最大の数は 1.48 です。出力の列 v2 の数がこれより大きくなることはありますか?</translation>
    </message>
    <message>
        <source>Yes, if a weight is large enough</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation>ある。重みが十分に大きければ</translation>
    </message>
    <message>
        <source>No, never</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation>いいえ、決してない</translation>
    </message>
    <message>
        <source>The shares of a row are not negative and add up to 1. A mean with such shares stays between the smallest and the largest value.</source>
        <extracomment>01-three-steps.lesson, reveal of step 3</extracomment>
        <translation>行の取り分は負にならず、足すと 1 です。そのような取り分による平均は、最小のバリューと最大のバリューの間に収まります。</translation>
    </message>
    <message>
        <source>Click output v2 of “export”. The inspector shows who brought how much.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation>「export」の出力 v2 をクリックしてください。誰がどれだけもたらしたかが、インスペクターに表示されます。</translation>
    </message>
    <message>
        <source>Now change the number in X at “fail”, column “trouble”, and see every step follow.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation>次に、X の「fail」の行、列「trouble」の数を変えて、すべてのステップが追従するのを見てください。</translation>
    </message>
    <message>
        <source>X stands in the cell “Projections”, further up. Click its number 0.90 in the row “fail”, type another one, and press Enter. Undo takes it back.</source>
        <extracomment>01-three-steps.lesson, hint of step 3</extracomment>
        <translation>X は、もっと上の「射影」のセルにあります。「fail」の行の数 0.90 をクリックし、別の数を入力して Enter を押します。「元に戻す」で元の数に戻ります。</translation>
    </message>
    <message>
        <source>Who looks where is decided by Q and K. What arrives is decided by V.</source>
        <extracomment>01-three-steps.lesson, idea of step 3</extracomment>
        <translation>誰がどこを見るかは Q と K が決めます。何が届くかは V が決めます。</translation>
    </message>
    <message>
        <source>Q, K and V are three questions</source>
        <extracomment>02-three-questions.lesson, title</extracomment>
        <translation>Q、K、V は 3 つの問い</translation>
    </message>
    <message>
        <source>What do I look for, how am I found, what do I give? Change one and see what stays.</source>
        <extracomment>02-three-questions.lesson, about</extracomment>
        <translation>何を探すか、どう見つけてもらうか、何を渡すか。1 つを変えて、何が変わらないかを見ましょう。</translation>
    </message>
    <message>
        <source>What do I look for?</source>
        <extracomment>02-three-questions.lesson, title of step 1</extracomment>
        <translation>何を探すか?</translation>
    </message>
    <message>
        <source>The query says what a token looks for. It is made by W_Q and by nothing else.</source>
        <extracomment>02-three-questions.lesson, scene of step 1</extracomment>
        <translation>クエリは、トークンが何を探すかを表します。クエリを作るのは W_Q だけです。</translation>
    </message>
    <message>
        <source>You change one number of W_Q. What stays exactly as it is?</source>
        <extracomment>02-three-questions.lesson, question of step 1</extracomment>
        <translation>W_Q の数を 1 つ変えます。まったく変わらないのはどれですか?</translation>
    </message>
    <message>
        <source>The scores</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>スコア</translation>
    </message>
    <message>
        <source>The weights</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>重み</translation>
    </message>
    <message>
        <source>The keys</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>キー</translation>
    </message>
    <message>
        <source>W_Q makes queries only. Keys and values do not know of it. Scores and weights follow the queries.</source>
        <extracomment>02-three-questions.lesson, reveal of step 1</extracomment>
        <translation>W_Q はクエリだけを作ります。キーとバリューには関係しません。スコアと重みはクエリに追従します。</translation>
    </message>
    <message>
        <source>Set the number in W_Q at “product”, column q1, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 1</extracomment>
        <translation>W_Q の「product」の行、列 q1 の数を 0 にしてください。</translation>
    </message>
    <message>
        <source>Click the 1.00 at the top left of W_Q, type 0, press Enter.</source>
        <extracomment>02-three-questions.lesson, hint of step 1</extracomment>
        <translation>W_Q の左上の 1.00 をクリックし、0 を入力して Enter を押します。</translation>
    </message>
    <message>
        <source>“export” holds half a “product”. Without that number its query asks for less, and “fail” no longer stands out: the weight falls from 0.24 to 0.14.</source>
        <extracomment>02-three-questions.lesson, idea of step 1</extracomment>
        <translation>「export」は「product」を半分含んでいます。その数がなくなると、クエリの求めるものが減り、「fail」は目立たなくなります。重みは 0.24 から 0.14 に下がります。</translation>
    </message>
    <message>
        <source>$ S = (X W_Q) (X W_K)ᵀ $
W_Q stands in the first factor only.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 1</extracomment>
        <translation>$ S = (X W_Q) (X W_K)ᵀ $
W_Q は 1 つ目の因子にしか現れません。</translation>
    </message>
    <message>
        <source>```python
Q = X @ Wq              # follows Wq
S = Q @ (X @ Wk).T      # follows Wq and Wk
```</source>
        <extracomment>02-three-questions.lesson, code of step 1</extracomment>
        <translation>```python
Q = X @ Wq              # Wq に追従
S = Q @ (X @ Wk).T      # Wq と Wk に追従
```</translation>
    </message>
    <message>
        <source>What do I give?</source>
        <extracomment>02-three-questions.lesson, title of step 2</extracomment>
        <translation>何を渡すか?</translation>
    </message>
    <message>
        <source>The value is what a token hands over when somebody looks at it.</source>
        <extracomment>02-three-questions.lesson, scene of step 2</extracomment>
        <translation>バリューは、誰かに見られたときにトークンが渡すものです。</translation>
    </message>
    <message>
        <source>You change one number of W_V. What happens to the weights?</source>
        <extracomment>02-three-questions.lesson, question of step 2</extracomment>
        <translation>W_V の数を 1 つ変えます。重みはどうなりますか?</translation>
    </message>
    <message>
        <source>They change a little</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>少し変わる</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>何も起こらない</translation>
    </message>
    <message>
        <source>Only the row of the picked token changes</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>選択中のトークンの行だけが変わる</translation>
    </message>
    <message>
        <source>The weights are finished before V is read. W_V changes what arrives, never who looks where.</source>
        <extracomment>02-three-questions.lesson, reveal of step 2</extracomment>
        <translation>重みは、V が読まれる前に決まっています。W_V が変えるのは届くものであって、誰がどこを見るかではありません。</translation>
    </message>
    <message>
        <source>Set the number in W_V at “trouble”, column v2, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 2</extracomment>
        <translation>W_V の「trouble」の行、列 v2 の数を 0 にしてください。</translation>
    </message>
    <message>
        <source>It is the 1.10 in the third row of W_V.</source>
        <extracomment>02-three-questions.lesson, hint of step 2</extracomment>
        <translation>W_V の 3 行目にある 1.10 です。</translation>
    </message>
    <message>
        <source>The second number of the output of “export” falls from 0.63 to 0.31: most of it was trouble, brought by “fail”.</source>
        <extracomment>02-three-questions.lesson, idea of step 2</extracomment>
        <translation>「export」の出力の 2 番目の数が 0.63 から 0.31 に下がります。その大部分は、「fail」がもたらした trouble でした。</translation>
    </message>
    <message>
        <source>$ O = A (X W_V) $
A does not hold W_V, so O is a linear function of W_V.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 2</extracomment>
        <translation>$ O = A (X W_V) $
A に W_V は含まれないので、O は W_V の線形関数です。</translation>
    </message>
    <message>
        <source>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # Wv comes last
```</source>
        <extracomment>02-three-questions.lesson, code of step 2</extracomment>
        <translation>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # Wv は最後に来る
```</translation>
    </message>
    <message>
        <source>Being asked is not asking</source>
        <extracomment>02-three-questions.lesson, title of step 3</extracomment>
        <translation>問われることは、問うことではない</translation>
    </message>
    <message>
        <source>“export” gives “fail” the weight {{weights[export,fail]}}. Each token asks with its query and is found by its key.</source>
        <extracomment>02-three-questions.lesson, scene of step 3</extracomment>
        <translation>「export」は「fail」に {{weights[export,fail]}} の重みを与えます。どのトークンも、クエリで問い、キーによって見つけられます。</translation>
    </message>
    <message>
        <source>How much does “fail” give “export” in return?</source>
        <extracomment>02-three-questions.lesson, question of step 3</extracomment>
        <translation>逆に「fail」は「export」にどれだけ与えますか?</translation>
    </message>
    <message>
        <source>0.33, and not 0.24. One direction compares the query of “export” with the key of “fail”, the other one the query of “fail” with the key of “export”. These are four different vectors.</source>
        <extracomment>02-three-questions.lesson, reveal of step 3</extracomment>
        <translation>0.33 です。0.24 ではありません。一方の向きでは「export」のクエリを「fail」のキーと比べ、もう一方の向きでは「fail」のクエリを「export」のキーと比べます。これらは 4 つの別々のベクトルです。</translation>
    </message>
    <message>
        <source>Pick “fail” in the row of tokens, and look at its weights.</source>
        <extracomment>02-three-questions.lesson, task of step 3</extracomment>
        <translation>トークンの並びで「fail」を選び、その重みを見てください。</translation>
    </message>
    <message>
        <source>The tokens stand as buttons in the cell “Tokens”.</source>
        <extracomment>02-three-questions.lesson, hint of step 3</extracomment>
        <translation>トークンは「トークン」のセルにボタンとして並んでいます。</translation>
    </message>
    <message>
        <source>If queries and keys were the same, a token would mostly find itself. Two projections let it look for something that it is not.</source>
        <extracomment>02-three-questions.lesson, idea of step 3</extracomment>
        <translation>クエリとキーが同じなら、トークンはたいてい自分自身を見つけるでしょう。射影が 2 つあるから、自分とは違うものを探せます。</translation>
    </message>
    <message>
        <source>```python
S[4, 5] = Q[4] @ K[5]   # export asks, fail answers
S[5, 4] = Q[5] @ K[4]   # fail asks, export answers
```</source>
        <extracomment>02-three-questions.lesson, code of step 3</extracomment>
        <translation>```python
S[4, 5] = Q[4] @ K[5]   # export が問い、fail が答える
S[5, 4] = Q[5] @ K[4]   # fail が問い、export が答える
```</translation>
    </message>
    <message>
        <source>Why √d</source>
        <extracomment>03-why-root-d.lesson, title</extracomment>
        <translation>なぜ √d なのか</translation>
    </message>
    <message>
        <source>What the division does at d = 2, at d = 1024, and where the usual story is too simple.</source>
        <extracomment>03-why-root-d.lesson, about</extracomment>
        <translation>d = 2 のとき、d = 1024 のとき、割り算は何をするか。そして、よくある説明はどこが単純すぎるか。</translation>
    </message>
    <message>
        <source>At d = 2 it does little</source>
        <extracomment>03-why-root-d.lesson, title of step 1</extracomment>
        <translation>d = 2 ではほとんど変わらない</translation>
    </message>
    <message>
        <source>With ÷ √d, “export” gives “fail” the weight 0.241. Here d is 2, so that scores are divided by 1.41.</source>
        <extracomment>03-why-root-d.lesson, scene of step 1</extracomment>
        <translation>÷ √d ありでは、「export」は「fail」に 0.241 の重みを与えます。ここでは d が 2 なので、スコアを 1.41 で割っています。</translation>
    </message>
    <message>
        <source>Switch the division off. What does the weight become?</source>
        <extracomment>03-why-root-d.lesson, question of step 1</extracomment>
        <translation>割り算をオフにしてください。重みはいくつになりますか?</translation>
    </message>
    <message>
        <source>0.292. At d = 2 the division hardly matters. It also makes the gradient of this row smaller: 0.54 without, 0.36 with.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 1</extracomment>
        <translation>0.292 です。d = 2 では、割り算はほとんど影響しません。この行の勾配も小さくなります。割らないと 0.54、割ると 0.36 です。</translation>
    </message>
    <message>
        <source>Switch ÷ √d off in the tool bar.</source>
        <extracomment>03-why-root-d.lesson, task of step 1</extracomment>
        <translation>ツールバーで ÷ √d をオフにしてください。</translation>
    </message>
    <message>
        <source>It is the switch at the left of “exponent”.</source>
        <extracomment>03-why-root-d.lesson, hint of step 1</extracomment>
        <translation>「指数」の左にあるスイッチです。</translation>
    </message>
    <message>
        <source>Nobody needs √d for two columns. It is there for heads with 64 or 128 of them.</source>
        <extracomment>03-why-root-d.lesson, idea of step 1</extracomment>
        <translation>2 列に √d は要りません。これは、64 列や 128 列のヘッドのためのものです。</translation>
    </message>
    <message>
        <source>$ S̃ = S / d_k^p $
p = 0.5 divides by the root. p = 0 switches the division off.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 1</extracomment>
        <translation>$ S̃ = S / d_k^p $
p = 0.5 は平方根で割ります。p = 0 は割り算をオフにします。</translation>
    </message>
    <message>
        <source>Scores grow with the width</source>
        <extracomment>03-why-root-d.lesson, title of step 2</extracomment>
        <translation>スコアは幅とともに大きくなる</translation>
    </message>
    <message>
        <source>Now a thought experiment, the textbook&apos;s one: every number of q and k is drawn by itself, with mean 0 and spread 1. A score is the sum of d products.</source>
        <extracomment>03-why-root-d.lesson, scene of step 2</extracomment>
        <translation>ここで、教科書どおりの思考実験をします。q と k の数を、平均 0、標準偏差 1 で、1 つずつ独立に抽出します。スコアは d 個の積の和です。</translation>
    </message>
    <message>
        <source>d grows from 4 to 64. By how much does the spread of the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 2</extracomment>
        <translation>d が 4 から 64 に増えます。スコアのばらつきはどれだけ大きくなりますか?</translation>
    </message>
    <message>
        <source>Not at all</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>まったく変わらない</translation>
    </message>
    <message>
        <source>4 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>4 倍</translation>
    </message>
    <message>
        <source>16 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>16 倍</translation>
    </message>
    <message>
        <source>d products with spread 1 add up to a sum with spread √d. From √4 = 2 to √64 = 8 is 4 times. Measured over 8000 draws: 1.99 and 8.01.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 2</extracomment>
        <translation>標準偏差 1 の積を d 個足すと、標準偏差 √d の和になります。√4 = 2 から √64 = 8 へは 4 倍です。8000 回の抽出での実測は 1.99 と 8.01 です。</translation>
    </message>
    <message>
        <source>Set the width in the Saturation cell to 64.</source>
        <extracomment>03-why-root-d.lesson, task of step 2</extracomment>
        <translation>「飽和」のセルで、幅を 64 にしてください。</translation>
    </message>
    <message>
        <source>Type 64 into the field beside the slider, and press Enter. The source of the columns is “normal” already.</source>
        <extracomment>03-why-root-d.lesson, hint of step 2</extracomment>
        <translation>スライダーの横の欄に 64 を入力し、Enter を押します。列の作り方は、すでに「教科書どおり: 正規分布の q と k」になっています。</translation>
    </message>
    <message>
        <source>Large scores do not mean that the model is sure. They may only mean that it is wide.</source>
        <extracomment>03-why-root-d.lesson, idea of step 2</extracomment>
        <translation>スコアが大きくても、モデルに確信があるとは限りません。幅が広いだけかもしれません。</translation>
    </message>
    <message>
        <source>Products of independent numbers with mean 0 and variance 1 have variance 1. The variances of d of them add up:
$ Var(q · k) = d $</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 2</extracomment>
        <translation>平均 0、分散 1 の独立な数どうしの積は、分散が 1 です。d 個の積の分散は足し合わされます:
$ Var(q · k) = d $</translation>
    </message>
    <message>
        <source>```python
q = rng.standard_normal((n, d))
k = rng.standard_normal((n, d))
(q @ k.T).std()      # about sqrt(d)
```</source>
        <extracomment>03-why-root-d.lesson, code of step 2</extracomment>
        <translation>```python
q = rng.standard_normal((n, d))
k = rng.standard_normal((n, d))
(q @ k.T).std()      # およそ sqrt(d)
```</translation>
    </message>
    <message>
        <source>Then the softmax picks one</source>
        <extracomment>03-why-root-d.lesson, title of step 3</extracomment>
        <translation>すると softmax は 1 つを選ぶ</translation>
    </message>
    <message>
        <source>The softmax sees differences. Where scores are 20 apart, the smaller one counts e⁻²⁰, about two billionths.</source>
        <extracomment>03-why-root-d.lesson, scene of step 3</extracomment>
        <translation>softmax が見るのは差です。スコアが 20 離れていれば、小さいほうは e⁻²⁰、約 10 億分の 2 にしかなりません。</translation>
    </message>
    <message>
        <source>At d = 512, without the division: what is the largest weight of a typical row of 7?</source>
        <extracomment>03-why-root-d.lesson, question of step 3</extracomment>
        <translation>d = 512 で割り算なしのとき、トークン 7 つの典型的な行で、最大の重みはいくつですか?</translation>
    </message>
    <message>
        <source>About 0.3</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>約 0.3</translation>
    </message>
    <message>
        <source>About 0.7</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>約 0.7</translation>
    </message>
    <message>
        <source>Nearly 1</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>ほぼ 1</translation>
    </message>
    <message>
        <source>The median over 8000 draws is 0.99997 without the division, and 0.36 with it.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 3</extracomment>
        <translation>8000 回の抽出での中央値は、割り算なしで 0.99997、割り算ありで 0.36 です。</translation>
    </message>
    <message>
        <source>Set the width to 512, and compare the bars with and without ÷ √d.</source>
        <extracomment>03-why-root-d.lesson, task of step 3</extracomment>
        <translation>幅を 512 にして、÷ √d ありとなしの棒を比べてください。</translation>
    </message>
    <message>
        <source>Type 512 into the field beside the slider, or drag the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 3</extracomment>
        <translation>スライダーの横の欄に 512 を入力するか、スライダーをドラッグします。</translation>
    </message>
    <message>
        <source>Such a row is called saturated: one key takes all. At d = 512 three of four rows have a largest weight above 0.99 without the division, and none with it.</source>
        <extracomment>03-why-root-d.lesson, idea of step 3</extracomment>
        <translation>このような行を「飽和している」といいます。1 つのキーがすべてを取ります。d = 512 では、割り算なしだと 4 行に 3 行で最大の重みが 0.99 を超えますが、割り算ありだと 1 行もありません。</translation>
    </message>
    <message>
        <source>$ S̃ = S / √d $
has the same spread at every d: the √d of the sum is divided away.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 3</extracomment>
        <translation>$ S̃ = S / √d $
はどの d でもばらつきが同じです。和から生じる √d が割り算で消えます。</translation>
    </message>
    <message>
        <source>The honest half: the crossover</source>
        <extracomment>03-why-root-d.lesson, title of step 4</extracomment>
        <translation>話の残り半分: 交差点</translation>
    </message>
    <message>
        <source>“Without √d the gradient vanishes.” True for wide heads. But is the gradient larger with the division at every width?</source>
        <extracomment>03-why-root-d.lesson, scene of step 4</extracomment>
        <translation>「√d がないと勾配が消える。」幅の広いヘッドについては本当です。では、どの幅でも、割り算ありのほうが勾配は大きいのでしょうか?</translation>
    </message>
    <message>
        <source>At d = 16, where is the typical gradient at the query larger?</source>
        <extracomment>03-why-root-d.lesson, question of step 4</extracomment>
        <translation>d = 16 では、クエリでの典型的な勾配が大きいのはどちらですか?</translation>
    </message>
    <message>
        <source>With the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>割り算あり</translation>
    </message>
    <message>
        <source>Without it</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>割り算なし</translation>
    </message>
    <message>
        <source>It is the same</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>同じ</translation>
    </message>
    <message>
        <source>Over 8000 draws the medians are 0.98 without it and 0.37 with it. For 7 tokens the one without stays above up to about d = 70. Only then it dies: 0.00002 against 0.38 at d = 1024.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 4</extracomment>
        <translation>8000 回の抽出での中央値は、割り算なしで 0.98、割り算ありで 0.37 です。トークンが 7 つなら、d = 70 あたりまでは割り算なしのほうが上です。消えていくのはその先で、d = 1024 では 0.38 に対して 0.00002 です。</translation>
    </message>
    <message>
        <source>Set the width to 16, and read both gradients.</source>
        <extracomment>03-why-root-d.lesson, task of step 4</extracomment>
        <translation>幅を 16 にして、両方の勾配を読んでください。</translation>
    </message>
    <message>
        <source>The sentences below the bars name the gradients at the query of the picked token.</source>
        <extracomment>03-why-root-d.lesson, hint of step 4</extracomment>
        <translation>棒の下の文に、選択中のトークンのクエリでの勾配が書かれています。</translation>
    </message>
    <message>
        <source>Dividing makes scores smaller, and the slope of a score by its query too. Where nothing is saturated, that is all it does.</source>
        <extracomment>03-why-root-d.lesson, idea of step 4</extracomment>
        <translation>割り算は、スコアも、クエリに対するスコアの傾きも小さくします。何も飽和していなければ、起こるのはそれだけです。</translation>
    </message>
    <message>
        <source>$ ∂a/∂q = J K / d^p $
J = diag(a) − aᵀa dies when a becomes one-hot; the divisor makes all of it smaller.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 4</extracomment>
        <translation>$ ∂a/∂q = J K / d^p $
J = diag(a) − aᵀa は a が one-hot になると消えます。割る数は全体を小さくします。</translation>
    </message>
    <message>
        <source>The honest half: rows on the edge</source>
        <extracomment>03-why-root-d.lesson, title of step 5</extracomment>
        <translation>話の残り半分: 瀬戸際の行</translation>
    </message>
    <message>
        <source>At d = 1024, without the division, the median gradient is 0.00002. That is the typical row.</source>
        <extracomment>03-why-root-d.lesson, scene of step 5</extracomment>
        <translation>d = 1024 で割り算なしのとき、勾配の中央値は 0.00002 です。これが典型的な行です。</translation>
    </message>
    <message>
        <source>And the mean over all rows?</source>
        <extracomment>03-why-root-d.lesson, question of step 5</extracomment>
        <translation>では、全行の平均は?</translation>
    </message>
    <message>
        <source>0.00002 as well</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation>やはり 0.00002</translation>
    </message>
    <message>
        <source>0.38, as with the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation>0.38。割り算ありと同じ</translation>
    </message>
    <message>
        <source>1.28, more than with the division. 82 of 100 rows are frozen. But 12 of 100 stand on the edge between two keys, and these carry 90 % of the mean.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 5</extracomment>
        <translation>1.28。割り算ありより大きい値です。100 行中 82 行は凍結しています。しかし 100 行中 12 行は 2 つのキーの瀬戸際にあり、平均の 90% を担っています。</translation>
    </message>
    <message>
        <source>Set the width to 1024, and look at the curves: median, band and mean.</source>
        <extracomment>03-why-root-d.lesson, task of step 5</extracomment>
        <translation>幅を 1024 にして、曲線を見てください。中央値、帯、平均です。</translation>
    </message>
    <message>
        <source>Type 1024 into the field beside the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 5</extracomment>
        <translation>スライダーの横の欄に 1024 を入力します。</translation>
    </message>
    <message>
        <source>Saturation is not silence. Most rows learn nothing through the scores, a few get a jolt. And V still learns: its gradient does not pass the softmax.</source>
        <extracomment>03-why-root-d.lesson, idea of step 5</extracomment>
        <translation>飽和は沈黙ではありません。多くの行はスコアを通して何も学べませんが、少数の行は急な衝撃を受けます。そして V は学び続けます。V の勾配は softmax を通らないからです。</translation>
    </message>
    <message>
        <source>A tie of two keys has a = (½, ½). Then |J| = ½, the largest there is, however large the scores are.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 5</extracomment>
        <translation>2 つのキーが並ぶと a = (½, ½) です。このとき |J| = ½ で、スコアがどれほど大きくても、これが取りうる最大です。</translation>
    </message>
    <message>
        <source>When √d is not enough</source>
        <extracomment>03-why-root-d.lesson, title of step 6</extracomment>
        <translation>√d では足りないとき</translation>
    </message>
    <message>
        <source>√d is right for numbers that have nothing to do with each other. The source “repeat” takes your own columns again and again: q and k then agree in every copy.</source>
        <extracomment>03-why-root-d.lesson, scene of step 6</extracomment>
        <translation>√d は、互いに無関係な数に合っています。「自分の列の繰り返し」は自分の列を何度も使うので、q と k はどのコピーでも一致します。</translation>
    </message>
    <message>
        <source>256 copies of two columns. By how much do the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 6</extracomment>
        <translation>2 つの列のコピーを 256 個並べます。スコアはどれだけ大きくなりますか?</translation>
    </message>
    <message>
        <source>256 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 6</extracomment>
        <translation>256 倍</translation>
    </message>
    <message>
        <source>Every copy adds the same amount. The scores grow like d, and √d divides only by √d. It takes the exponent 1.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 6</extracomment>
        <translation>どのコピーも同じだけ加えます。スコアは d に比例して大きくなりますが、√d は √d でしか割りません。必要なのは指数 1 です。</translation>
    </message>
    <message>
        <source>Set the exponent in the tool bar to 1.</source>
        <extracomment>03-why-root-d.lesson, task of step 6</extracomment>
        <translation>ツールバーの指数を 1 にしてください。</translation>
    </message>
    <message>
        <source>Press Tab until the slider “exponent” has the focus, then Page Up five times. A click on its line would jump there.</source>
        <extracomment>03-why-root-d.lesson, hint of step 6</extracomment>
        <translation>スライダー「指数」にフォーカスが来るまで Tab を押し、Page Up を 5 回押します。スライダーの線をクリックすると、そこへ飛んでしまいます。</translation>
    </message>
    <message>
        <source>Training aligns queries and keys. That is why some recipes for very wide models (muP) divide by d.</source>
        <extracomment>03-why-root-d.lesson, idea of step 6</extracomment>
        <translation>学習は、クエリとキーの向きをそろえます。そのため、とても幅の広いモデルの手法には、d で割るものがあります (muP)。</translation>
    </message>
    <message>
        <source>```python
Q512 = np.tile(Q, 256)
K512 = np.tile(K, 256)
np.allclose(Q512 @ K512.T, 256 * Q @ K.T)   # True
```</source>
        <extracomment>03-why-root-d.lesson, code of step 6</extracomment>
        <translation>```python
Q512 = np.tile(Q, 256)
K512 = np.tile(K, 256)
np.allclose(Q512 @ K512.T, 256 * Q @ K.T)   # True
```</translation>
    </message>
    <message>
        <source>Reading a matrix of weights</source>
        <extracomment>04-reading-weights.lesson, title</extracomment>
        <translation>重みの行列の読み方</translation>
    </message>
    <message>
        <source>Rows add up to 1, columns need not; who looks at whom; and why A is not symmetric.</source>
        <extracomment>04-reading-weights.lesson, about</extracomment>
        <translation>行の和は 1、列の和は 1 とは限らない。誰が誰を見ているか。そして、A が対称でない理由。</translation>
    </message>
    <message>
        <source>Rows add up to 1</source>
        <extracomment>04-reading-weights.lesson, title of step 1</extracomment>
        <translation>行の和は 1</translation>
    </message>
    <message>
        <source>A has a row and a column for each token. The sums at its right are all 1.00: a row shares itself out.</source>
        <extracomment>04-reading-weights.lesson, scene of step 1</extracomment>
        <translation>A には、トークンごとに行と列が 1 つずつあります。右側の和はすべて 1.00 です。行は自分を配り切ります。</translation>
    </message>
    <message>
        <source>And a column? Add up the column of “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, question of step 1</extracomment>
        <translation>では、列は? 「Nimbus」の列を足してみてください。</translation>
    </message>
    <message>
        <source>It is 1 as well</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>やはり 1</translation>
    </message>
    <message>
        <source>It may be anything from 0 to 7</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>0 から 7 までの何にでもなりうる</translation>
    </message>
    <message>
        <source>It is always less than 1</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>常に 1 より小さい</translation>
    </message>
    <message>
        <source>The column of “Nimbus” adds up to 1.73, the one of “Why” to 0.62. A token can be looked at by all, or by nobody.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 1</extracomment>
        <translation>「Nimbus」の列の和は 1.73、「Why」の列の和は 0.62 です。全員に見られるトークンもあれば、誰にも見られないトークンもあります。</translation>
    </message>
    <message>
        <source>Click the weight of “export” on “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, task of step 1</extracomment>
        <translation>「export」の「Nimbus」への重みをクリックしてください。</translation>
    </message>
    <message>
        <source>Columns have their names at the top.</source>
        <extracomment>04-reading-weights.lesson, hint of step 1</extracomment>
        <translation>列の名前は上にあります。</translation>
    </message>
    <message>
        <source>Every row spends exactly one. Nothing says who receives it.</source>
        <extracomment>04-reading-weights.lesson, idea of step 1</extracomment>
        <translation>どの行も、ちょうど 1 を使います。誰が受け取るかに決まりはありません。</translation>
    </message>
    <message>
        <source>$ Σ_j A_ij = 1 $
for every i. There is no such law for a sum over i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 1</extracomment>
        <translation>$ Σ_j A_ij = 1 $
はどの i でも成り立ちます。i についての和には、このような法則はありません。</translation>
    </message>
    <message>
        <source>```python
A.sum(axis=1)   # ones
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</source>
        <extracomment>04-reading-weights.lesson, code of step 1</extracomment>
        <translation>```python
A.sum(axis=1)   # すべて 1
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</translation>
    </message>
    <message>
        <source>Who looks at whom</source>
        <extracomment>04-reading-weights.lesson, title of step 2</extracomment>
        <translation>誰が誰を見ているか</translation>
    </message>
    <message>
        <source>The row says who looks. The column says who is looked at. So the row of “export” is where “export” looks.</source>
        <extracomment>04-reading-weights.lesson, scene of step 2</extracomment>
        <translation>行は見る側、列は見られる側です。ですから「export」の行は、「export」がどこを見ているかです。</translation>
    </message>
    <message>
        <source>Who looks most at “fail”?</source>
        <extracomment>04-reading-weights.lesson, question of step 2</extracomment>
        <translation>「fail」を最も見ているのは誰ですか?</translation>
    </message>
    <message>
        <source>export</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>export</translation>
    </message>
    <message>
        <source>fail itself</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>fail 自身</translation>
    </message>
    <message>
        <source>Nimbus</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>Nimbus</translation>
    </message>
    <message>
        <source>Down the column of “fail” the largest weight is 0.38, in the row of “Nimbus”. That “fail” is where “export” looks most is another question: it is asked along a row.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 2</extracomment>
        <translation>「fail」の列を下へたどると、最大の重みは 0.38 で、「Nimbus」の行にあります。「export」が最も見ているのが「fail」だというのは別の問いで、行に沿って尋ねるものです。</translation>
    </message>
    <message>
        <source>Click the largest weight in the column of “fail”.</source>
        <extracomment>04-reading-weights.lesson, task of step 2</extracomment>
        <translation>「fail」の列で最大の重みをクリックしてください。</translation>
    </message>
    <message>
        <source>Go down the column of “fail”: the darkest cell is in the fourth row.</source>
        <extracomment>04-reading-weights.lesson, hint of step 2</extracomment>
        <translation>「fail」の列を下へたどってください。最も濃いセルは 4 行目にあります。</translation>
    </message>
    <message>
        <source>Along a row: where do I look? Down a column: who looks at me?</source>
        <extracomment>04-reading-weights.lesson, idea of step 2</extracomment>
        <translation>行に沿って: 私はどこを見ているか? 列を下へ: 誰が私を見ているか?</translation>
    </message>
    <message>
        <source>$ A_ij $
i is the query, j is the key.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 2</extracomment>
        <translation>$ A_ij $
i がクエリ、j がキーです。</translation>
    </message>
    <message>
        <source>```python
A[4].argmax()      # 5: where export looks most
A[:, 5].argmax()   # 3: who looks most at fail
```</source>
        <extracomment>04-reading-weights.lesson, code of step 2</extracomment>
        <translation>```python
A[4].argmax()      # 5: export が最も見るところ
A[:, 5].argmax()   # 3: fail を最も見ている行
```</translation>
    </message>
    <message>
        <source>Even symmetric scores give no symmetric weights</source>
        <extracomment>04-reading-weights.lesson, title of step 3</extracomment>
        <translation>スコアが対称でも、重みは対称にならない</translation>
    </message>
    <message>
        <source>Give W_K the numbers of W_Q. Then K equals Q, and the score of i and j is the score of j and i.</source>
        <extracomment>04-reading-weights.lesson, scene of step 3</extracomment>
        <translation>W_K に W_Q と同じ数を入れます。すると K は Q と等しくなり、i と j のスコアは j と i のスコアと同じになります。</translation>
    </message>
    <message>
        <source>Is A symmetric then?</source>
        <extracomment>04-reading-weights.lesson, question of step 3</extracomment>
        <translation>このとき A は対称ですか?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>S is symmetric, A is not. “export” gives “fail” 0.17, “fail” gives “export” 0.08: the scores are equal, but each row divides by a sum of its own.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 3</extracomment>
        <translation>S は対称ですが、A は対称ではありません。「export」は「fail」に 0.17、「fail」は「export」に 0.08 を与えます。スコアは等しくても、行ごとに別の和で割るからです。</translation>
    </message>
    <message>
        <source>Copy all of W_Q into W_K.</source>
        <extracomment>04-reading-weights.lesson, task of step 3</extracomment>
        <translation>W_Q の全体を W_K にコピーしてください。</translation>
    </message>
    <message>
        <source>Click a cell of W_Q, press Ctrl+A and Ctrl+C. Click the first cell of W_K and press Ctrl+V.</source>
        <extracomment>04-reading-weights.lesson, hint of step 3</extracomment>
        <translation>W_Q のセルをクリックし、Ctrl+A と Ctrl+C を押します。W_K の最初のセルをクリックし、Ctrl+V を押します。</translation>
    </message>
    <message>
        <source>A weight is a share of what its row has to give. In a row full of large scores, a large score is nothing special.</source>
        <extracomment>04-reading-weights.lesson, idea of step 3</extracomment>
        <translation>重みは、行が与えられるもののうちの取り分です。大きなスコアばかりの行では、大きなスコアも特別ではありません。</translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
The numerator is symmetric, the sum belongs to row i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 3</extracomment>
        <translation>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
分子は対称ですが、和は行 i のものです。</translation>
    </message>
    <message>
        <source>```python
np.allclose(S, S.T)   # True
np.allclose(A, A.T)   # False
```</source>
        <extracomment>04-reading-weights.lesson, code of step 3</extracomment>
        <translation>```python
np.allclose(S, S.T)   # True
np.allclose(A, A.T)   # False
```</translation>
    </message>
    <message>
        <source>A weight is not an influence</source>
        <extracomment>05-not-influence.lesson, title</extracomment>
        <translation>重みは影響ではない</translation>
    </message>
    <message>
        <source>A long value with a small weight wins, and a large weight may bring nothing.</source>
        <extracomment>05-not-influence.lesson, about</extracomment>
        <translation>小さな重みでもバリューが長ければ勝ち、大きな重みでも何ももたらさないことがあります。</translation>
    </message>
    <message>
        <source>The small weight wins</source>
        <extracomment>05-not-influence.lesson, title of step 1</extracomment>
        <translation>小さな重みが勝つ</translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}} and “scream” only {{weights[heard,scream]}}.</source>
        <extracomment>05-not-influence.lesson, scene of step 1</extracomment>
        <translation>「heard」は「a」に {{weights[heard,a]}}、「scream」にはわずか {{weights[heard,scream]}} の重みを与えます。</translation>
    </message>
    <message>
        <source>Who decides the sign of the output of “heard” in column v1?</source>
        <extracomment>05-not-influence.lesson, question of step 1</extracomment>
        <translation>「heard」の列 v1 の出力の符号を決めるのは誰ですか?</translation>
    </message>
    <message>
        <source>“a”, which has most of the weight</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation>「a」。重みが最も大きい</translation>
    </message>
    <message>
        <source>“scream”, which has the least</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation>「scream」。重みが最も小さい</translation>
    </message>
    <message>
        <source>The output is −0.48. “a” brings 0.61 · 0.50 = 0.30. “scream” brings 0.10 · (−9) = −0.87: its value is long.</source>
        <extracomment>05-not-influence.lesson, reveal of step 1</extracomment>
        <translation>出力は −0.48 です。「a」は 0.61 · 0.50 = 0.30 をもたらし、「scream」は 0.10 · (−9) = −0.87 をもたらします。「scream」のバリューは長いのです。</translation>
    </message>
    <message>
        <source>Click the output v1 of “heard”, and look at the bars of its terms.</source>
        <extracomment>05-not-influence.lesson, task of step 1</extracomment>
        <translation>「heard」の出力 v1 をクリックし、その項の棒を見てください。</translation>
    </message>
    <message>
        <source>O stands where the row of A and the column of V meet.</source>
        <extracomment>05-not-influence.lesson, hint of step 1</extracomment>
        <translation>O は、A の行と V の列が交わるところにあります。</translation>
    </message>
    <message>
        <source>A picture of weights shows where a head looks. What it takes from there is weight times value.</source>
        <extracomment>05-not-influence.lesson, idea of step 1</extracomment>
        <translation>重みの図は、ヘッドがどこを見ているかを示します。そこから受け取るものは、重みにバリューを掛けたものです。</translation>
    </message>
    <message>
        <source>$ o_i = Σ_j A_ij v_j $
The share of j in this sum is A_ij |v_j|, and not A_ij.</source>
        <extracomment>05-not-influence.lesson, mathematics of step 1</extracomment>
        <translation>$ o_i = Σ_j A_ij v_j $
この和における j の取り分は A_ij |v_j| で、A_ij ではありません。</translation>
    </message>
    <message>
        <source>```python
A[1, :, None] * V   # what each token brings to &quot;heard&quot;
```</source>
        <extracomment>05-not-influence.lesson, code of step 1</extracomment>
        <translation>```python
A[1, :, None] * V   # 各トークンが &quot;heard&quot; にもたらすもの
```</translation>
    </message>
    <message>
        <source>Silence it</source>
        <extracomment>05-not-influence.lesson, title of step 2</extracomment>
        <translation>黙らせる</translation>
    </message>
    <message>
        <source>In W_V, the row of “scream” makes its value long: −9.00 and 6.00.</source>
        <extracomment>05-not-influence.lesson, scene of step 2</extracomment>
        <translation>W_V の「scream」の行が、そのバリューを長くしています。−9.00 と 6.00 です。</translation>
    </message>
    <message>
        <source>Set the −9 to 0. What does the weight of “scream” do?</source>
        <extracomment>05-not-influence.lesson, question of step 2</extracomment>
        <translation>−9 を 0 にします。「scream」の重みはどうなりますか?</translation>
    </message>
    <message>
        <source>It falls to 0</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>0 に下がる</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>そのまま変わらない</translation>
    </message>
    <message>
        <source>It grows</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>大きくなる</translation>
    </message>
    <message>
        <source>The weights do not know of V. The output of “heard” in column v1 goes from −0.48 to 0.39, and no weight moves.</source>
        <extracomment>05-not-influence.lesson, reveal of step 2</extracomment>
        <translation>重みは V を知りません。「heard」の列 v1 の出力は −0.48 から 0.39 になりますが、重みはどれも動きません。</translation>
    </message>
    <message>
        <source>Set W_V at “scream”, column v1, to 0.</source>
        <extracomment>05-not-influence.lesson, task of step 2</extracomment>
        <translation>W_V の「scream」の行、列 v1 を 0 にしてください。</translation>
    </message>
    <message>
        <source>Click the −9.00 in W_V, type 0, press Enter.</source>
        <extracomment>05-not-influence.lesson, hint of step 2</extracomment>
        <translation>W_V の −9.00 をクリックし、0 を入力して Enter を押します。</translation>
    </message>
    <message>
        <source>Two heads with the same picture of weights can do quite different things.</source>
        <extracomment>05-not-influence.lesson, idea of step 2</extracomment>
        <translation>重みの図が同じでも、2 つのヘッドの働きはまるで違うことがあります。</translation>
    </message>
    <message>
        <source>```python
Wv[3, 0] = 0
A_before is A_after   # V comes after A
```</source>
        <extracomment>05-not-influence.lesson, code of step 2</extracomment>
        <translation>```python
Wv[3, 0] = 0
A_before is A_after   # V は A の後に来る
```</translation>
    </message>
    <message>
        <source>A large weight may bring nothing</source>
        <extracomment>05-not-influence.lesson, title of step 3</extracomment>
        <translation>大きな重みが何ももたらさないこともある</translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}}, more than to all others together.</source>
        <extracomment>05-not-influence.lesson, scene of step 3</extracomment>
        <translation>「heard」は「a」に {{weights[heard,a]}} の重みを与えます。ほかのすべてを合わせたより多くです。</translation>
    </message>
    <message>
        <source>Set both numbers of “a” in W_V to 0. What does this weight bring then?</source>
        <extracomment>05-not-influence.lesson, question of step 3</extracomment>
        <translation>W_V の「a」の数を 2 つとも 0 にします。すると、この重みは何をもたらしますか?</translation>
    </message>
    <message>
        <source>Still about 0.6 of the output</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>やはり出力の約 0.6</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>何ももたらさない</translation>
    </message>
    <message>
        <source>The softmax gives it to the others</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>softmax がほかのトークンに回す</translation>
    </message>
    <message>
        <source>0.61 · 0 = 0. The weight is still there: a row must give 1 to somebody. A token with a short value is a place to rest for a head that has nothing to say. Trained models use their first token like that.</source>
        <extracomment>05-not-influence.lesson, reveal of step 3</extracomment>
        <translation>0.61 · 0 = 0。重みはまだそこにあります。行は 1 を誰かに与えなければならないからです。バリューの短いトークンは、言うことのないヘッドの休み場所になります。学習済みのモデルは、最初のトークンをこのように使います。</translation>
    </message>
    <message>
        <source>Set the row of “a” in W_V to 0, both numbers.</source>
        <extracomment>05-not-influence.lesson, task of step 3</extracomment>
        <translation>W_V の「a」の行を、2 つの数とも 0 にしてください。</translation>
    </message>
    <message>
        <source>Select both cells of the row “a” in W_V and press Delete.</source>
        <extracomment>05-not-influence.lesson, hint of step 3</extracomment>
        <translation>W_V の行「a」のセルを 2 つとも選択し、Delete を押します。</translation>
    </message>
    <message>
        <source>Read weights together with the lengths of the values.</source>
        <extracomment>05-not-influence.lesson, idea of step 3</extracomment>
        <translation>重みは、バリューの長さとあわせて読みましょう。</translation>
    </message>
    <message>
        <source>```python
np.linalg.norm(V, axis=1)   # read A with this beside it
```</source>
        <extracomment>05-not-influence.lesson, code of step 3</extracomment>
        <translation>```python
np.linalg.norm(V, axis=1)   # これを横に置いて A を読む
```</translation>
    </message>
    <message>
        <source>Temperature and entropy</source>
        <extracomment>06-temperature.lesson, title</extracomment>
        <translation>温度とエントロピー</translation>
    </message>
    <message>
        <source>How many tokens does a row really look at, and the knob that decides it.</source>
        <extracomment>06-temperature.lesson, about</extracomment>
        <translation>行は実際にいくつのトークンを見ているか。そして、それを決めるつまみ。</translation>
    </message>
    <message>
        <source>Counting by entropy</source>
        <extracomment>06-temperature.lesson, title of step 1</extracomment>
        <translation>エントロピーで数える</translation>
    </message>
    <message>
        <source>“export” looks at seven tokens, but not alike. Entropy makes one number of that: 0 bits when one token has everything, log₂ 7 = 2.81 bits when all have the same.</source>
        <extracomment>06-temperature.lesson, scene of step 1</extracomment>
        <translation>「export」は 7 つのトークンを見ますが、同じように見るわけではありません。エントロピーはこれを 1 つの数にします。1 つのトークンがすべてを取れば 0 ビット、全員が等しければ log₂ 7 = 2.81 ビットです。</translation>
    </message>
    <message>
        <source>The entropy of this row is 2.75 bits. How many tokens, looked at alike, would have as much?</source>
        <extracomment>06-temperature.lesson, question of step 1</extracomment>
        <translation>この行のエントロピーは 2.75 ビットです。等しく見られるトークンがいくつあれば、同じになりますか?</translation>
    </message>
    <message>
        <source>2^2.75 = 6.7. The row of “export” is nearly an even mixture of all seven.</source>
        <extracomment>06-temperature.lesson, reveal of step 1</extracomment>
        <translation>2^2.75 = 6.7。「export」の行は、7 つすべてのほぼ均等な混合です。</translation>
    </message>
    <message>
        <source>Find the most decided row: pick the token with the lowest entropy.</source>
        <extracomment>06-temperature.lesson, task of step 1</extracomment>
        <translation>最もはっきり選んでいる行を見つけてください。エントロピーが最も低いトークンを選びます。</translation>
    </message>
    <message>
        <source>Pick one after the other and read “entropy” beside the chart. It is the first one: 2.49 bits.</source>
        <extracomment>06-temperature.lesson, hint of step 1</extracomment>
        <translation>1 つずつ選び、グラフの横の「エントロピー」を読みます。答えは最初のトークンで、2.49 ビットです。</translation>
    </message>
    <message>
        <source>Entropy is the honest count: it does not stop at the largest weight.</source>
        <extracomment>06-temperature.lesson, idea of step 1</extracomment>
        <translation>エントロピーは正直な数え方です。最大の重みだけで終わりにしません。</translation>
    </message>
    <message>
        <source>```python
H = -(a * np.log2(a)).sum()
2 ** H     # 6.7 for export, 5.6 for Why
```</source>
        <extracomment>06-temperature.lesson, code of step 1</extracomment>
        <translation>```python
H = -(a * np.log2(a)).sum()
2 ** H     # export では 6.7、Why では 5.6
```</translation>
    </message>
    <message>
        <source>Cold</source>
        <extracomment>06-temperature.lesson, title of step 2</extracomment>
        <translation>低温</translation>
    </message>
    <message>
        <source>The temperature τ divides all scores before the softmax. Below 1, differences grow.</source>
        <extracomment>06-temperature.lesson, scene of step 2</extracomment>
        <translation>温度 τ は、softmax の前にすべてのスコアを割ります。1 より低いと、差が広がります。</translation>
    </message>
    <message>
        <source>At τ = 0.1, what is the weight of “fail” in the row of “export”? It is 0.24 at τ = 1.</source>
        <extracomment>06-temperature.lesson, question of step 2</extracomment>
        <translation>τ = 0.1 のとき、「export」の行の「fail」の重みはいくつですか? τ = 1 では 0.24 です。</translation>
    </message>
    <message>
        <source>0.97. Its score is only 0.36, but that is 0.376 above the next one, and 0.376 / 0.1 = 3.76: e^3.76 is 43 times as much.</source>
        <extracomment>06-temperature.lesson, reveal of step 2</extracomment>
        <translation>0.97 です。スコアは 0.36 にすぎませんが、次に大きいものより 0.376 高く、0.376 / 0.1 = 3.76 です。e^3.76 は 43 倍にあたります。</translation>
    </message>
    <message>
        <source>Turn the temperature down to 0.1 or below.</source>
        <extracomment>06-temperature.lesson, task of step 2</extracomment>
        <translation>温度を 0.1 以下に下げてください。</translation>
    </message>
    <message>
        <source>Click the slider “temperature” in the tool bar and press Page Down some times.</source>
        <extracomment>06-temperature.lesson, hint of step 2</extracomment>
        <translation>ツールバーのスライダー「温度」をクリックし、Page Down を何度か押します。</translation>
    </message>
    <message>
        <source>Cold makes a choice of a preference. At 0 it would be the largest score and nothing else.</source>
        <extracomment>06-temperature.lesson, idea of step 2</extracomment>
        <translation>低温は、好みを選択に変えます。0 では、最大のスコアだけになります。</translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>06-temperature.lesson, title of step 3</extracomment>
        <translation>高温</translation>
    </message>
    <message>
        <source>Above 1, differences shrink.</source>
        <extracomment>06-temperature.lesson, scene of step 3</extracomment>
        <translation>1 より高いと、差が縮まります。</translation>
    </message>
    <message>
        <source>What do the weights of a row go to when τ grows without end?</source>
        <extracomment>06-temperature.lesson, question of step 3</extracomment>
        <translation>τ が限りなく大きくなると、行の重みは何に近づきますか?</translation>
    </message>
    <message>
        <source>1/7 each</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation>それぞれ 1/7</translation>
    </message>
    <message>
        <source>They stay in their order, but the largest stays above 0.2</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation>順序は保たれ、最大のものは 0.2 より大きいまま</translation>
    </message>
    <message>
        <source>All scores become nearly 0, and equal scores give equal shares: 1/7 = 0.143. At τ = 10 “fail” has 0.151.</source>
        <extracomment>06-temperature.lesson, reveal of step 3</extracomment>
        <translation>すべてのスコアがほぼ 0 になり、等しいスコアは等しい取り分になります。1/7 = 0.143 です。τ = 10 では「fail」は 0.151 です。</translation>
    </message>
    <message>
        <source>Turn the temperature up to 10 or above.</source>
        <extracomment>06-temperature.lesson, task of step 3</extracomment>
        <translation>温度を 10 以上に上げてください。</translation>
    </message>
    <message>
        <source>Page Up on the slider “temperature”.</source>
        <extracomment>06-temperature.lesson, hint of step 3</extracomment>
        <translation>スライダー「温度」で Page Up を押します。</translation>
    </message>
    <message>
        <source>Hot makes a mean of everything. The order of the weights stays, but it says less and less.</source>
        <extracomment>06-temperature.lesson, idea of step 3</extracomment>
        <translation>高温は、すべてを平均にします。重みの順序は保たれますが、意味はどんどん薄れます。</translation>
    </message>
    <message>
        <source>```python
softmax(S[4] / np.sqrt(2) / 10)   # 0.139 to 0.151
```</source>
        <extracomment>06-temperature.lesson, code of step 3</extracomment>
        <translation>```python
softmax(S[4] / np.sqrt(2) / 10)   # 0.139 から 0.151 まで
```</translation>
    </message>
    <message>
        <source>One divisor</source>
        <extracomment>06-temperature.lesson, title of step 4</extracomment>
        <translation>割る数は 1 つ</translation>
    </message>
    <message>
        <source>√2 = 1.41 divides the scores. The temperature divides them again.</source>
        <extracomment>06-temperature.lesson, scene of step 4</extracomment>
        <translation>√2 = 1.41 がスコアを割ります。温度がさらに割ります。</translation>
    </message>
    <message>
        <source>Switch ÷ √d off and set the temperature to about 1.4. What happens to the weights?</source>
        <extracomment>06-temperature.lesson, question of step 4</extracomment>
        <translation>÷ √d をオフにし、温度をおよそ 1.4 にします。重みはどうなりますか?</translation>
    </message>
    <message>
        <source>They become much more decided</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation>ずっとはっきりする</translation>
    </message>
    <message>
        <source>Almost nothing</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation>ほとんど変わらない</translation>
    </message>
    <message>
        <source>Dividing by √d and dividing by τ is the same. There is one divisor, d^p · τ. Its parts have different uses: p follows the width by itself, τ is yours.</source>
        <extracomment>06-temperature.lesson, reveal of step 4</extracomment>
        <translation>√d で割ることと τ で割ることは同じです。割る数は d^p · τ の 1 つだけです。その 2 つの部分には別々の役目があります。p は幅に自動で追従し、τ はあなたが決めます。</translation>
    </message>
    <message>
        <source>Switch ÷ √d off and bring the weights back with the temperature.</source>
        <extracomment>06-temperature.lesson, task of step 4</extracomment>
        <translation>÷ √d をオフにし、温度で重みを元に戻してください。</translation>
    </message>
    <message>
        <source>First the switch. Then the right arrow key on the slider “temperature”, seven or eight times.</source>
        <extracomment>06-temperature.lesson, hint of step 4</extracomment>
        <translation>まずスイッチを切ります。次に、スライダー「温度」で右矢印キーを 7、8 回押します。</translation>
    </message>
    <message>
        <source>Two knobs, one number.</source>
        <extracomment>06-temperature.lesson, idea of step 4</extracomment>
        <translation>つまみは 2 つ、数は 1 つ。</translation>
    </message>
    <message>
        <source>```python
S / 2**0.5 / 1.0    # the same
S / 2**0.0 / 2**0.5
```</source>
        <extracomment>06-temperature.lesson, code of step 4</extracomment>
        <translation>```python
S / 2**0.5 / 1.0    # 同じ
S / 2**0.0 / 2**0.5
```</translation>
    </message>
    <message>
        <source>The causal mask</source>
        <extracomment>07-causal-mask.lesson, title</extracomment>
        <translation>因果マスク</translation>
    </message>
    <message>
        <source>Who may look at whom: nothing from the future, and exactly 0 where it is forbidden.</source>
        <extracomment>07-causal-mask.lesson, about</extracomment>
        <translation>誰が誰を見てよいか。未来は見えず、禁じられたところは正確に 0。</translation>
    </message>
    <message>
        <source>Nobody looks ahead</source>
        <extracomment>07-causal-mask.lesson, title of step 1</extracomment>
        <translation>誰も先を見ない</translation>
    </message>
    <message>
        <source>A model that writes must not see the next word. With the causal mask a token looks at itself and at what stands before it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 1</extracomment>
        <translation>文章を書くモデルに、次の単語を見せてはいけません。因果マスクでは、トークンは自分自身と、それより前にあるものを見ます。</translation>
    </message>
    <message>
        <source>What weight does the first token, “Why”, give to itself then?</source>
        <extracomment>07-causal-mask.lesson, question of step 1</extracomment>
        <translation>このとき、最初のトークン「Why」は自分自身にどれだけの重みを与えますか?</translation>
    </message>
    <message>
        <source>1.00. It has no other choice: the row is forced. It says nothing about the scores.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 1</extracomment>
        <translation>1.00 です。ほかに選びようがなく、行は強制されています。スコアについては何も語りません。</translation>
    </message>
    <message>
        <source>Choose the causal mask in the tool bar.</source>
        <extracomment>07-causal-mask.lesson, task of step 1</extracomment>
        <translation>ツールバーで因果マスクを選んでください。</translation>
    </message>
    <message>
        <source>The box says “Mask: None”.</source>
        <extracomment>07-causal-mask.lesson, hint of step 1</extracomment>
        <translation>「マスク: なし」と書かれた欄です。</translation>
    </message>
    <message>
        <source>The mask is a set of allowed pairs: the lower triangle.</source>
        <extracomment>07-causal-mask.lesson, idea of step 1</extracomment>
        <translation>マスクは、許可された組の集まり、つまり下三角です。</translation>
    </message>
    <message>
        <source>A_ij = 0 where j &gt; i.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 1</extracomment>
        <translation>j &gt; i のとき A_ij = 0 です。</translation>
    </message>
    <message>
        <source>Hidden is exactly 0</source>
        <extracomment>07-causal-mask.lesson, title of step 2</extracomment>
        <translation>隠されたものは正確に 0</translation>
    </message>
    <message>
        <source>Without the mask “export” gave “Why” the weight 0.13. Now it is {{weights[export,Why]}}, and “export” itself went from 0.17 to {{weights[export,export]}}.</source>
        <extracomment>07-causal-mask.lesson, scene of step 2</extracomment>
        <translation>マスクがないとき、「export」は「Why」に 0.13 の重みを与えていました。今は {{weights[export,Why]}} で、「export」自身への重みは 0.17 から {{weights[export,export]}} になりました。</translation>
    </message>
    <message>
        <source>Two keys are hidden from “export”. What happens to the ratio of any two weights that are left?</source>
        <extracomment>07-causal-mask.lesson, question of step 2</extracomment>
        <translation>「export」から 2 つのキーが隠されています。残った重みのうち、どれか 2 つの比はどうなりますか?</translation>
    </message>
    <message>
        <source>The larger one gains</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>大きいほうが得をする</translation>
    </message>
    <message>
        <source>It stays the same</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>変わらない</translation>
    </message>
    <message>
        <source>They become equal</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>等しくなる</translation>
    </message>
    <message>
        <source>The exponentials stay what they were, only the sum loses two terms. Every weight that is left grows by the same factor: 0.13 to 0.20, 0.17 to 0.26.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 2</extracomment>
        <translation>指数関数の値は前のままで、和の項が 2 つ減るだけです。残った重みはどれも同じ倍率で大きくなります。0.13 は 0.20 に、0.17 は 0.26 になります。</translation>
    </message>
    <message>
        <source>Click the hidden weight of “export” on “fail”: exactly 0, no terms.</source>
        <extracomment>07-causal-mask.lesson, task of step 2</extracomment>
        <translation>「export」の「fail」への隠された重みをクリックしてください。正確に 0 で、項はありません。</translation>
    </message>
    <message>
        <source>It is hatched, at the right of the diagonal.</source>
        <extracomment>07-causal-mask.lesson, hint of step 2</extracomment>
        <translation>斜線が引かれ、対角線の右にあります。</translation>
    </message>
    <message>
        <source>Not a small weight, none. No number behind the mask can leak, not even one that is not a number.</source>
        <extracomment>07-causal-mask.lesson, idea of step 2</extracomment>
        <translation>小さな重みではなく、重みがないのです。マスクの裏のどんな数も漏れ出せません。非数でさえも。</translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
with the sum over allowed k only.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 2</extracomment>
        <translation>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
和は許可された k だけについて取ります。</translation>
    </message>
    <message>
        <source>The past stays what it was</source>
        <extracomment>07-causal-mask.lesson, title of step 3</extracomment>
        <translation>過去は元のまま</translation>
    </message>
    <message>
        <source>“?” is the last token. Nobody before it may look at it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 3</extracomment>
        <translation>「?」は最後のトークンです。それより前の誰も、これを見られません。</translation>
    </message>
    <message>
        <source>You change the embedding of “?”. Which rows of the output change?</source>
        <extracomment>07-causal-mask.lesson, question of step 3</extracomment>
        <translation>「?」の埋め込みを変えます。出力のどの行が変わりますか?</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Only the row of “?”</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>「?」の行だけ</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>どれも変わらない</translation>
    </message>
    <message>
        <source>Only its own. That is why a model can be trained on all positions of a text at once, and why a program that writes can keep the keys and values of what is written.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 3</extracomment>
        <translation>その行だけです。だから、モデルはテキストのすべての位置を一度に使って学習でき、文章を書くプログラムは、書き終えた部分のキーとバリューを取っておけます。</translation>
    </message>
    <message>
        <source>Change a number in the row of “?” of X.</source>
        <extracomment>07-causal-mask.lesson, task of step 3</extracomment>
        <translation>X の「?」の行の数を変えてください。</translation>
    </message>
    <message>
        <source>Click the 0.70 in the last row of X, type another number, press Enter.</source>
        <extracomment>07-causal-mask.lesson, hint of step 3</extracomment>
        <translation>X の最後の行の 0.70 をクリックし、別の数を入力して Enter を押します。</translation>
    </message>
    <message>
        <source>Cause goes one way: from the left to the right.</source>
        <extracomment>07-causal-mask.lesson, idea of step 3</extracomment>
        <translation>因果は一方通行です。左から右へ進みます。</translation>
    </message>
    <message>
        <source>```python
O[:6]   # does not read X[6]
```</source>
        <extracomment>07-causal-mask.lesson, code of step 3</extracomment>
        <translation>```python
O[:6]   # X[6] は読まない
```</translation>
    </message>
    <message>
        <source>A mask of your own</source>
        <extracomment>07-causal-mask.lesson, title of step 4</extracomment>
        <translation>自分だけのマスク</translation>
    </message>
    <message>
        <source>A mask can be any set of pairs. Painting starts from the mask in force.</source>
        <extracomment>07-causal-mask.lesson, scene of step 4</extracomment>
        <translation>マスクは、どのような組の集まりでもかまいません。描画は、現在のマスクから始まります。</translation>
    </message>
    <message>
        <source>Hide “export” from itself. How much weight do its four other keys get together?</source>
        <extracomment>07-causal-mask.lesson, question of step 4</extracomment>
        <translation>「export」から自分自身を隠します。ほかの 4 つのキーは、合わせてどれだけの重みを得ますか?</translation>
    </message>
    <message>
        <source>As much as before</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation>前と同じだけ</translation>
    </message>
    <message>
        <source>All of it</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>A row always adds up to 1. What one key loses goes to the others, in proportion.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 4</extracomment>
        <translation>行の和は常に 1 です。1 つのキーが失う分は、比に応じてほかのキーに回ります。</translation>
    </message>
    <message>
        <source>Paint the mask: hide the pair “export”, “export”.</source>
        <extracomment>07-causal-mask.lesson, task of step 4</extracomment>
        <translation>マスクを描いて、「export」と「export」の組を隠してください。</translation>
    </message>
    <message>
        <source>Press Ctrl+M, click the cell of “export” with itself in A, and press Ctrl+M again.</source>
        <extracomment>07-causal-mask.lesson, hint of step 4</extracomment>
        <translation>Ctrl+M を押し、A で「export」とそれ自身が交わるセルをクリックして、もう一度 Ctrl+M を押します。</translation>
    </message>
    <message>
        <source>Sentences in one batch, padding, windows: all are masks.</source>
        <extracomment>07-causal-mask.lesson, idea of step 4</extracomment>
        <translation>1 つのバッチの中の文、パディング、ウィンドウ。どれもマスクです。</translation>
    </message>
    <message>
        <source>A row with no allowed key has no weights at all, and not zeros: zeros do not add up to 1.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 4</extracomment>
        <translation>許可されたキーのない行には、重みがまったくありません。ゼロでもありません。ゼロは足しても 1 にならないからです。</translation>
    </message>
    <message>
        <source>The gradient that vanishes, and the loss that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title</extracomment>
        <translation>消える勾配と、気にしない損失</translation>
    </message>
    <message>
        <source>A weight of 0.0000007 is to become 0.9. One loss cannot move it, another one can at once.</source>
        <extracomment>08-vanishing-gradient.lesson, about</extracomment>
        <translation>0.0000007 の重みを 0.9 にします。動かせない損失もあれば、すぐに動かせる損失もあります。</translation>
    </message>
    <message>
        <source>A dead Jacobian</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 1</extracomment>
        <translation>死んだヤコビ行列</translation>
    </message>
    <message>
        <source>Here d is 512, the columns beyond the second are random, and ÷ √d is off. “export” gives “fail” the weight {{weights[export,fail]:9}}; nearly all goes to “did”.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 1</extracomment>
        <translation>ここでは d は 512、3 列目から先はランダムで、÷ √d はオフです。「export」は「fail」に {{weights[export,fail]:9}} の重みを与え、ほぼすべてが「did」に行きます。</translation>
    </message>
    <message>
        <source>How much can any number of W_Q or W_K move this weight?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 1</extracomment>
        <translation>W_Q や W_K の数は、この重みをどれだけ動かせますか?</translation>
    </message>
    <message>
        <source>As much as at d = 2</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation>d = 2 のときと同じだけ</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation>ほとんど動かせない</translation>
    </message>
    <message>
        <source>Its derivative by any score of its row has the weight itself as a factor, and that is 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 1</extracomment>
        <translation>行のどのスコアによる微分にも、重み自身が因子として掛かります。それが 0.0000007 です。</translation>
    </message>
    <message>
        <source>Select the weight of “export” on “fail”, and switch Derivatives on.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 1</extracomment>
        <translation>「export」の「fail」への重みを選択し、「微分」をオンにしてください。</translation>
    </message>
    <message>
        <source>Click the weight in A, then press Ctrl+Shift+D.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 1</extracomment>
        <translation>A でその重みをクリックし、Ctrl+Shift+D を押します。</translation>
    </message>
    <message>
        <source>Every pane now shows how much its cells move this one weight. Leave the derivatives again with “Back to values”.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 1</extracomment>
        <translation>どのペインにも、各セルがこの 1 つの重みをどれだけ動かすかが表示されています。微分の表示は「値に戻す」で終わります。</translation>
    </message>
    <message>
        <source>The square that cannot move it</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 2</extracomment>
        <translation>動かせない 2 乗</translation>
    </message>
    <message>
        <source>Goal seek lets W_Q and W_K go down the gradient of a loss. The first one: half the squared distance of the weight to 0.9. The rate is 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 2</extracomment>
        <translation>ゴールシークは、W_Q と W_K を損失の勾配に沿って下らせます。最初の損失は、重みと 0.9 との距離の 2 乗の半分です。学習率は 0.5 です。</translation>
    </message>
    <message>
        <source>Where is the weight after 500 steps?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 2</extracomment>
        <translation>500 ステップ後、重みはどこにありますか?</translation>
    </message>
    <message>
        <source>At 0.9</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>0.9</translation>
    </message>
    <message>
        <source>Half way, at about 0.45</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>道半ばの約 0.45</translation>
    </message>
    <message>
        <source>Still below 0.000001</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>まだ 0.000001 より下</translation>
    </message>
    <message>
        <source>At 0.00000087. The loss is large, but its gradient must pass the dead Jacobian: it is (a − 0.9) times that factor of 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 2</extracomment>
        <translation>0.00000087 です。損失は大きくても、その勾配は死んだヤコビ行列を通らなければなりません。勾配は (a − 0.9) に、あの因子 0.0000007 を掛けたものです。</translation>
    </message>
    <message>
        <source>Open Goal seek and let it play for a while.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 2</extracomment>
        <translation>「ゴールシーク」を開き、しばらく再生してください。</translation>
    </message>
    <message>
        <source>Matrix &gt; Goal seek, or Ctrl+Shift+K. The goal is set already: press “Play”.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 2</extracomment>
        <translation>「行列 &gt; ゴールシーク」、または Ctrl+Shift+K です。ゴールはすでに設定されています。「再生」を押してください。</translation>
    </message>
    <message>
        <source>A large error is no use when the way back is blocked.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 2</extracomment>
        <translation>帰り道がふさがれていれば、大きな誤差も役に立ちません。</translation>
    </message>
    <message>
        <source>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
e is 1 at “fail” and 0 elsewhere, the first a is the weight of “fail”, the last one the whole row.</source>
        <extracomment>08-vanishing-gradient.lesson, mathematics of step 2</extracomment>
        <translation>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
e は「fail」で 1、ほかで 0 です。最後の a は行全体、その前の a は「fail」の重みです。</translation>
    </message>
    <message>
        <source>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 6.4e-7 at most
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 2</extracomment>
        <translation>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 高々 6.4e-7
```</translation>
    </message>
    <message>
        <source>The logarithm that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 3</extracomment>
        <translation>気にしない対数</translation>
    </message>
    <message>
        <source>Another loss for the same weight: minus its logarithm. It is 14.2 now.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 3</extracomment>
        <translation>同じ重みに対する別の損失です。対数の符号を反転したもので、今は 14.2 です。</translation>
    </message>
    <message>
        <source>What is its derivative by the score of “fail”?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 3</extracomment>
        <translation>「fail」のスコアによるその微分はいくつですか?</translation>
    </message>
    <message>
        <source>a − 1 = −0.9999993. The logarithm divides by the weight, the Jacobian multiplies by it: the factor is gone. The gradient does not care how small the weight is.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 3</extracomment>
        <translation>a − 1 = −0.9999993 です。対数が重みで割り、ヤコビ行列が重みを掛けるので、因子は消えます。勾配は、重みがどれほど小さくても気にしません。</translation>
    </message>
    <message>
        <source>In Goal seek choose the loss “Minus the logarithm”, set the rate to 0.001, and play until the weight is above 0.8.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 3</extracomment>
        <translation>「ゴールシーク」で損失に「セルの対数の符号を反転したもの」を選び、学習率を 0.001 にして、重みが 0.8 を超えるまで再生してください。</translation>
    </message>
    <message>
        <source>Set the loss and the rate first, then press “Play”. It takes about twenty steps.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 3</extracomment>
        <translation>先に損失と学習率を設定し、それから「再生」を押します。20 ステップほどかかります。</translation>
    </message>
    <message>
        <source>This is why classifiers and language models are trained with the cross entropy: it goes with the softmax.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 3</extracomment>
        <translation>分類器や言語モデルを交差エントロピーで学習するのは、このためです。softmax と相性がよいのです。</translation>
    </message>
    <message>
        <source>```python
a - np.eye(7)[5]   # -1 at fail, however small a[5] is
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 3</extracomment>
        <translation>```python
a - np.eye(7)[5]   # a[5] がどれほど小さくても fail で -1
```</translation>
    </message>
    <message>
        <source>√d, and the square works too</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 4</extracomment>
        <translation>√d があれば 2 乗でも動く</translation>
    </message>
    <message>
        <source>The same matrices with ÷ √d: the weight starts at 0.105.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 4</extracomment>
        <translation>同じ行列で ÷ √d ありにすると、重みは 0.105 から始まります。</translation>
    </message>
    <message>
        <source>Back to the squared distance and the rate 0.5. Does it arrive now?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 4</extracomment>
        <translation>距離の 2 乗と学習率 0.5 に戻します。今度は届きますか?</translation>
    </message>
    <message>
        <source>Yes, in some hundred steps</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation>はい、数百ステップで届く</translation>
    </message>
    <message>
        <source>No, the loss is to blame</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation>いいえ、損失のせいで届かない</translation>
    </message>
    <message>
        <source>It passes 0.89 after 386 steps. The scores are 22.6 times smaller, no weight is near 0 or 1, and the Jacobian lives. Either cure helps: a loss that goes with the softmax, or scores that do not saturate it.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 4</extracomment>
        <translation>386 ステップ後に 0.89 を超えます。スコアは 22.6 分の 1 になり、0 や 1 に近い重みはなく、ヤコビ行列は生きています。どちらの治療法も効きます。softmax と相性のよい損失か、softmax を飽和させないスコアです。</translation>
    </message>
    <message>
        <source>Play again in Goal seek, until the weight is above 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 4</extracomment>
        <translation>「ゴールシーク」でもう一度、重みが 0.5 を超えるまで再生してください。</translation>
    </message>
    <message>
        <source>This step set ÷ √d on, and the loss and the rate back. Press “Play”, and wait.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 4</extracomment>
        <translation>このステップで ÷ √d がオンになり、損失と学習率は元に戻りました。「再生」を押して待ちます。</translation>
    </message>
    <message>
        <source>Inside a model no head has a loss of its own. What reaches it has to pass its softmax: that is why the scores must be kept small.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 4</extracomment>
        <translation>モデルの中では、どのヘッドも自分の損失を持ちません。ヘッドに届くものは、その softmax を通らなければなりません。だから、スコアを小さく保つ必要があるのです。</translation>
    </message>
    <message>
        <source>Order does not matter</source>
        <extracomment>09-order.lesson, title</extracomment>
        <translation>順序は関係ない</translation>
    </message>
    <message>
        <source>Dog bites man, man bites dog: attention alone cannot tell. Hence positions.</source>
        <extracomment>09-order.lesson, about</extracomment>
        <translation>犬が人を噛む、人が犬を噛む。アテンションだけでは区別できません。そこで位置が必要になります。</translation>
    </message>
    <message>
        <source>Swap two tokens</source>
        <extracomment>09-order.lesson, title of step 1</extracomment>
        <translation>2 つのトークンを入れ替える</translation>
    </message>
    <message>
        <source>The output of “dog” is {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}.</source>
        <extracomment>09-order.lesson, scene of step 1</extracomment>
        <translation>「dog」の出力は {{output[dog,0]:3}}、{{output[dog,1]:3}}、{{output[dog,2]:3}} です。</translation>
    </message>
    <message>
        <source>Move “dog” one place to the right: “bites dog man”. What does its output become?</source>
        <extracomment>09-order.lesson, question of step 1</extracomment>
        <translation>「dog」を 1 つ右へ移動して「bites dog man」にします。出力はどうなりますか?</translation>
    </message>
    <message>
        <source>Something else: it has other neighbours</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation>変わる。隣のトークンが違うから</translation>
    </message>
    <message>
        <source>Exactly the same</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation>まったく同じ</translation>
    </message>
    <message>
        <source>The row moves along with its token, and nothing in it changes. The sum over all keys does not ask in which order they come.</source>
        <extracomment>09-order.lesson, reveal of step 1</extracomment>
        <translation>行はトークンと一緒に動き、中身は何も変わりません。すべてのキーについての和は、キーの並ぶ順序を問いません。</translation>
    </message>
    <message>
        <source>Move “dog” to another place.</source>
        <extracomment>09-order.lesson, task of step 1</extracomment>
        <translation>「dog」を別の位置に移動してください。</translation>
    </message>
    <message>
        <source>To attention, a sentence is a bag of words.</source>
        <extracomment>09-order.lesson, idea of step 1</extracomment>
        <translation>アテンションにとって、文は単語の詰まった袋です。</translation>
    </message>
    <message>
        <source>For any order P of the rows:
$ O(P X) = P O(X) $</source>
        <extracomment>09-order.lesson, mathematics of step 1</extracomment>
        <translation>行のどのような並べ替え P についても:
$ O(P X) = P O(X) $</translation>
    </message>
    <message>
        <source>Give each place a mark</source>
        <extracomment>09-order.lesson, title of step 2</extracomment>
        <translation>位置に印を付ける</translation>
    </message>
    <message>
        <source>Rotary positions turn each query and key by an angle that grows with its place. The product of two of them then depends on how far they stand apart.</source>
        <extracomment>09-order.lesson, scene of step 2</extracomment>
        <translation>回転位置埋め込みは、位置とともに大きくなる角度だけ、クエリとキーを回します。すると、2 つの積は互いの距離によって決まります。</translation>
    </message>
    <message>
        <source>Which of these change when positions are switched on?</source>
        <extracomment>09-order.lesson, question of step 2</extracomment>
        <translation>位置をオンにすると、次のうちどれが変わりますか?</translation>
    </message>
    <message>
        <source>Q, K and V</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>Q、K、V</translation>
    </message>
    <message>
        <source>The scores, the weights and the output</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>スコア、重み、出力</translation>
    </message>
    <message>
        <source>Only the output of the first token</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>最初のトークンの出力だけ</translation>
    </message>
    <message>
        <source>Q, K and V are made as before. Two more steps stand between them and the scores: the turned queries and keys. The first token stands at place 0 and is not turned.</source>
        <extracomment>09-order.lesson, reveal of step 2</extracomment>
        <translation>Q、K、V の作り方は前と同じです。それらとスコアとの間に、回したクエリと回したキーという 2 つのステップが入ります。最初のトークンは位置 0 にあり、回りません。</translation>
    </message>
    <message>
        <source>Switch rotary positions on.</source>
        <extracomment>09-order.lesson, task of step 2</extracomment>
        <translation>回転位置埋め込みをオンにしてください。</translation>
    </message>
    <message>
        <source>Matrix &gt; Rotary positions. Choose a convention; which one does not matter here.</source>
        <extracomment>09-order.lesson, hint of step 2</extracomment>
        <translation>「行列 &gt; 回転位置埋め込み」です。方式を選びます。ここではどれでもかまいません。</translation>
    </message>
    <message>
        <source>A position can be added to X, or turned into Q and K. Either way the order has to be put in by hand.</source>
        <extracomment>09-order.lesson, idea of step 2</extracomment>
        <translation>位置は、X に足すことも、Q と K に回転として入れることもできます。いずれにしても、順序は人の手で入れなければなりません。</translation>
    </message>
    <message>
        <source>$ q_m · k_n = q^T R(n − m) k $
R turns by an angle in proportion to the distance n − m.</source>
        <extracomment>09-order.lesson, mathematics of step 2</extracomment>
        <translation>$ q_m · k_n = q^T R(n − m) k $
R は、距離 n − m に比例する角度だけ回します。</translation>
    </message>
    <message>
        <source>Now order matters</source>
        <extracomment>09-order.lesson, title of step 3</extracomment>
        <translation>今度は順序が関係する</translation>
    </message>
    <message>
        <source>Rotary positions are in force. The output of “dog” is now {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}: write it down before you move anything.</source>
        <extracomment>09-order.lesson, scene of step 3</extracomment>
        <translation>回転位置埋め込みが有効です。「dog」の出力は今、{{output[dog,0]:3}}、{{output[dog,1]:3}}、{{output[dog,2]:3}} です。何かを動かす前に書き留めてください。</translation>
    </message>
    <message>
        <source>Move a token. Does the output of “dog” stay?</source>
        <extracomment>09-order.lesson, question of step 3</extracomment>
        <translation>トークンを 1 つ移動します。「dog」の出力は変わりませんか?</translation>
    </message>
    <message>
        <source>Yes, the row just moves</source>
        <extracomment>09-order.lesson, choice of step 3</extracomment>
        <translation>はい、行が移動するだけ</translation>
    </message>
    <message>
        <source>The distances changed, so the turned products changed, and the weights with them.</source>
        <extracomment>09-order.lesson, reveal of step 3</extracomment>
        <translation>距離が変わったので、回したものどうしの積が変わり、重みも変わりました。</translation>
    </message>
    <message>
        <source>With rotary positions on, move “dog” to another place and see its output change.</source>
        <extracomment>09-order.lesson, task of step 3</extracomment>
        <translation>回転位置埋め込みをオンにしたまま「dog」を別の位置に移動し、出力が変わるのを見てください。</translation>
    </message>
    <message>
        <source>“Dog bites man” and “man bites dog” are two sentences at last.</source>
        <extracomment>09-order.lesson, idea of step 3</extracomment>
        <translation>「Dog bites man」と「man bites dog」が、ようやく別の文になりました。</translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>10-not-seen.lesson, title</extracomment>
        <translation>目に見えないもの</translation>
    </message>
    <message>
        <source>Numbers of a head that can change without any weight changing.</source>
        <extracomment>10-not-seen.lesson, about</extracomment>
        <translation>重みを 1 つも変えずに変えられる、ヘッドの数があります。</translation>
    </message>
    <message>
        <source>The bias of the keys</source>
        <extracomment>10-not-seen.lesson, title of step 1</extracomment>
        <translation>キーのバイアス</translation>
    </message>
    <message>
        <source>This head has biases; all are 0. Adding b_K moves every key by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 1</extracomment>
        <translation>このヘッドにはバイアスがあり、すべて 0 です。b_K を加えると、どのキーも同じだけ動きます。</translation>
    </message>
    <message>
        <source>Set a number of b_K to 5. The scores change. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 1</extracomment>
        <translation>b_K の数を 1 つ 5 にします。スコアは変わります。重みはどうなりますか?</translation>
    </message>
    <message>
        <source>They change a lot</source>
        <extracomment>10-not-seen.lesson, choice of step 1</extracomment>
        <translation>大きく変わる</translation>
    </message>
    <message>
        <source>Every score of a row grows by the same q · b_K. The softmax sees differences within a row, and those stay. So b_K does nothing, in any model.</source>
        <extracomment>10-not-seen.lesson, reveal of step 1</extracomment>
        <translation>行のどのスコアも、同じ q · b_K だけ大きくなります。softmax が見るのは行の中の差で、それは変わりません。ですから b_K は、どのモデルでも何もしません。</translation>
    </message>
    <message>
        <source>Set the first number of b_K to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 1</extracomment>
        <translation>b_K の最初の数を 5 にしてください。</translation>
    </message>
    <message>
        <source>b_K stands below W_K. Click its first number, type 5 and press Enter. The chart of weights below stays as it is.</source>
        <extracomment>10-not-seen.lesson, hint of step 1</extracomment>
        <translation>b_K は W_K の下にあります。最初の数をクリックし、5 を入力して Enter を押します。下の重みのグラフは変わりません。</translation>
    </message>
    <message>
        <source>Whisper&apos;s keys have no bias, and nothing is missing.</source>
        <extracomment>10-not-seen.lesson, idea of step 1</extracomment>
        <translation>Whisper のキーにはバイアスがありませんが、何も困りません。</translation>
    </message>
    <message>
        <source>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
The last term does not depend on j.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 1</extracomment>
        <translation>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
最後の項は j によりません。</translation>
    </message>
    <message>
        <source>The bias of the queries is seen</source>
        <extracomment>10-not-seen.lesson, title of step 2</extracomment>
        <translation>クエリのバイアスは見える</translation>
    </message>
    <message>
        <source>b_Q moves every query by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 2</extracomment>
        <translation>b_Q は、どのクエリも同じだけ動かします。</translation>
    </message>
    <message>
        <source>Set a number of b_Q to 5. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 2</extracomment>
        <translation>b_Q の数を 1 つ 5 にします。重みはどうなりますか?</translation>
    </message>
    <message>
        <source>They change</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation>変わる</translation>
    </message>
    <message>
        <source>Nothing, as with b_K</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation>b_K と同じで、何も起こらない</translation>
    </message>
    <message>
        <source>Now the score of i and j grows by b_Q · k_j. That depends on the key j: some keys become popular with everybody. “red” now gets 0.96 from itself and 0.95 from “green”.</source>
        <extracomment>10-not-seen.lesson, reveal of step 2</extracomment>
        <translation>今度は、i と j のスコアが b_Q · k_j だけ大きくなります。これはキー j によって違うので、誰からも人気のあるキーが出てきます。「red」は今、自分自身から 0.96、「green」から 0.95 を得ています。</translation>
    </message>
    <message>
        <source>Set the first number of b_Q to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 2</extracomment>
        <translation>b_Q の最初の数を 5 にしてください。</translation>
    </message>
    <message>
        <source>b_Q stands below W_Q.</source>
        <extracomment>10-not-seen.lesson, hint of step 2</extracomment>
        <translation>b_Q は W_Q の下にあります。</translation>
    </message>
    <message>
        <source>b_Q is a question that all tokens ask.</source>
        <extracomment>10-not-seen.lesson, idea of step 2</extracomment>
        <translation>b_Q は、すべてのトークンが発する問いです。</translation>
    </message>
    <message>
        <source>```python
S + (bq @ K.T)   # the same row added to all rows
```</source>
        <extracomment>10-not-seen.lesson, code of step 2</extracomment>
        <translation>```python
S + (bq @ K.T)   # すべての行に同じ行を加える
```</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>10-not-seen.lesson, title of step 3</extracomment>
        <translation>両方を回す</translation>
    </message>
    <message>
        <source>W_Q and W_K are the identity here. “Rotation” makes a rotation of a matrix.</source>
        <extracomment>10-not-seen.lesson, scene of step 3</extracomment>
        <translation>ここでは W_Q と W_K は単位行列です。「回転」は、行列を回転行列にします。</translation>
    </message>
    <message>
        <source>Turn W_Q by 30 degrees, and W_K by the same. What happens to the scores?</source>
        <extracomment>10-not-seen.lesson, question of step 3</extracomment>
        <translation>W_Q を 30 度回し、W_K も同じだけ回します。スコアはどうなりますか?</translation>
    </message>
    <message>
        <source>They grow</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation>大きくなる</translation>
    </message>
    <message>
        <source>They change their signs</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation>符号が変わる</translation>
    </message>
    <message>
        <source>Queries and keys turn together, and a product of two vectors does not see that. Only W_Q W_Kᵀ counts. So a single column of Q has no meaning of its own: another rotation would mix it with the others.</source>
        <extracomment>10-not-seen.lesson, reveal of step 3</extracomment>
        <translation>クエリとキーは一緒に回り、2 つのベクトルの積からはそれが見えません。効くのは W_Q W_Kᵀ だけです。ですから、Q の 1 つの列に独自の意味はありません。別の回転をすれば、ほかの列と混ざってしまいます。</translation>
    </message>
    <message>
        <source>Turn W_Q and W_K by the same angle.</source>
        <extracomment>10-not-seen.lesson, task of step 3</extracomment>
        <translation>W_Q と W_K を同じ角度だけ回してください。</translation>
    </message>
    <message>
        <source>Click a cell of W_Q, choose Matrix &gt; Rotation, and 30. Then a cell of W_K, and the same.</source>
        <extracomment>10-not-seen.lesson, hint of step 3</extracomment>
        <translation>W_Q のセルをクリックし、「行列 &gt; 回転」を選んで 30 を入力します。次に W_K のセルで同じことをします。</translation>
    </message>
    <message>
        <source>q1 and q2 have no names because they cannot have any.</source>
        <extracomment>10-not-seen.lesson, idea of step 3</extracomment>
        <translation>q1 と q2 に名前がないのは、名前を付けようがないからです。</translation>
    </message>
    <message>
        <source>```python
np.allclose((Wq @ R) @ (Wk @ R).T, Wq @ Wk.T)   # True
```</source>
        <extracomment>10-not-seen.lesson, code of step 3</extracomment>
        <translation>```python
np.allclose((Wq @ R) @ (Wk @ R).T, Wq @ Wk.T)   # True
```</translation>
    </message>
    <message>
        <source>Stretch one, shrink the other</source>
        <extracomment>10-not-seen.lesson, title of step 4</extracomment>
        <translation>一方を伸ばし、他方を縮める</translation>
    </message>
    <message>
        <source>Rotations are not all that is unseen.</source>
        <extracomment>10-not-seen.lesson, scene of step 4</extracomment>
        <translation>見えないのは回転だけではありません。</translation>
    </message>
    <message>
        <source>Multiply W_Q by 4. What must be done to W_K so that the weights stay?</source>
        <extracomment>10-not-seen.lesson, question of step 4</extracomment>
        <translation>W_Q に 4 を掛けます。重みを変えないためには、W_K をどうすればよいですか?</translation>
    </message>
    <message>
        <source>Multiply it by 4 too</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>同じく 4 を掛ける</translation>
    </message>
    <message>
        <source>Multiply it by 1/4</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>1/4 を掛ける</translation>
    </message>
    <message>
        <source>Nothing can be done</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>どうしようもない</translation>
    </message>
    <message>
        <source>4 · 0.25 = 1: the product W_Q W_Kᵀ is what it was. A large number in W_Q alone says nothing about how decided a head is.</source>
        <extracomment>10-not-seen.lesson, reveal of step 4</extracomment>
        <translation>4 · 0.25 = 1。積 W_Q W_Kᵀ は元のままです。W_Q の数が大きいというだけでは、ヘッドがどれほどはっきり選ぶかはわかりません。</translation>
    </message>
    <message>
        <source>Scale W_Q by 4 and W_K by 0.25.</source>
        <extracomment>10-not-seen.lesson, task of step 4</extracomment>
        <translation>W_Q を 4 倍、W_K を 0.25 倍にスケールしてください。</translation>
    </message>
    <message>
        <source>Matrix &gt; Scale works on the matrix of the selected cell.</source>
        <extracomment>10-not-seen.lesson, hint of step 4</extracomment>
        <translation>「行列 &gt; スケール」は、選択したセルの行列に働きます。</translation>
    </message>
    <message>
        <source>Compare heads by what they do, by scores and weights, and not by their numbers.</source>
        <extracomment>10-not-seen.lesson, idea of step 4</extracomment>
        <translation>ヘッドを比べるときは、数ではなく、その働き、つまりスコアと重みを見ましょう。</translation>
    </message>
    <message>
        <source>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
for every matrix M that has an inverse.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 4</extracomment>
        <translation>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
は、逆行列を持つすべての行列 M で成り立ちます。</translation>
    </message>
    <message>
        <source>```python
np.allclose((4 * Wq) @ (Wk / 4).T, Wq @ Wk.T)   # True
```</source>
        <extracomment>10-not-seen.lesson, code of step 4</extracomment>
        <translation>```python
np.allclose((4 * Wq) @ (Wk / 4).T, Wq @ Wk.T)   # True
```</translation>
    </message>
    <message>
        <source>Build a head by hand</source>
        <extracomment>11-build-a-head.lesson, title</extracomment>
        <translation>ヘッドを手で作る</translation>
    </message>
    <message>
        <source>A head that looks at the previous token, from nothing; and saturation that is right.</source>
        <extracomment>11-build-a-head.lesson, about</extracomment>
        <translation>直前のトークンを見るヘッドを、何もないところから作ります。そして、正しい飽和について。</translation>
    </message>
    <message>
        <source>An empty head</source>
        <extracomment>11-build-a-head.lesson, title of step 1</extracomment>
        <translation>空のヘッド</translation>
    </message>
    <message>
        <source>W_Q and W_K hold nothing but zeros. The mask is causal. The first five features of X say at which place a word stands.</source>
        <extracomment>11-build-a-head.lesson, scene of step 1</extracomment>
        <translation>W_Q と W_K にはゼロしかありません。マスクは因果マスクです。X の最初の 5 つの特徴は、単語がどの位置にあるかを表します。</translation>
    </message>
    <message>
        <source>What weight does “cat”, the fifth token, give to each token?</source>
        <extracomment>11-build-a-head.lesson, question of step 1</extracomment>
        <translation>5 番目のトークン「cat」は、各トークンにどれだけの重みを与えますか?</translation>
    </message>
    <message>
        <source>All scores are 0, so all five allowed keys get the same: 1/5. A head without opinions is a mean of the past.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 1</extracomment>
        <translation>スコアはすべて 0 なので、許可された 5 つのキーはどれも同じ 1/5 になります。意見のないヘッドは、過去の平均です。</translation>
    </message>
    <message>
        <source>Pick “cat”, and look at its weights.</source>
        <extracomment>11-build-a-head.lesson, task of step 1</extracomment>
        <translation>「cat」を選び、その重みを見てください。</translation>
    </message>
    <message>
        <source>We want a head that looks at the token just before. Real models grow such heads; more is built on them.</source>
        <extracomment>11-build-a-head.lesson, idea of step 1</extracomment>
        <translation>欲しいのは、すぐ前のトークンを見るヘッドです。実際のモデルでもこうしたヘッドが育ち、その上にさらに多くが築かれます。</translation>
    </message>
    <message>
        <source>Keys: here I stand</source>
        <extracomment>11-build-a-head.lesson, title of step 2</extracomment>
        <translation>キー: 私はここにいる</translation>
    </message>
    <message>
        <source>Let a key say at which place its token stands: place 1 in column k1, place 2 in k2, and so on. The number 3 makes it loud.</source>
        <extracomment>11-build-a-head.lesson, scene of step 2</extracomment>
        <translation>トークンの位置をキーに言わせましょう。位置 1 は列 k1、位置 2 は k2 というように。数 3 で声を大きくします。</translation>
    </message>
    <message>
        <source>W_Q is still empty. What do the weights do when the keys are there?</source>
        <extracomment>11-build-a-head.lesson, question of step 2</extracomment>
        <translation>W_Q はまだ空です。キーができると、重みはどうなりますか?</translation>
    </message>
    <message>
        <source>They look at the previous token</source>
        <extracomment>11-build-a-head.lesson, choice of step 2</extracomment>
        <translation>直前のトークンを見る</translation>
    </message>
    <message>
        <source>A key that nobody asks for changes nothing: 0 · 3 = 0.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 2</extracomment>
        <translation>誰も尋ねないキーは、何も変えません。0 · 3 = 0 です。</translation>
    </message>
    <message>
        <source>In W_K write 3 at 1st, k1; 2nd, k2; 3rd, k3; 4th, k4.</source>
        <extracomment>11-build-a-head.lesson, task of step 2</extracomment>
        <translation>W_K で、1st, k1、2nd, k2、3rd, k3、4th, k4 に 3 を書いてください。</translation>
    </message>
    <message>
        <source>Click the cell, type 3, press Enter. It is a diagonal.</source>
        <extracomment>11-build-a-head.lesson, hint of step 2</extracomment>
        <translation>セルをクリックし、3 を入力して Enter を押します。対角線になります。</translation>
    </message>
    <message>
        <source>The last place needs no key: nobody stands behind it.</source>
        <extracomment>11-build-a-head.lesson, idea of step 2</extracomment>
        <translation>最後の位置にキーは要りません。その後ろには誰もいないからです。</translation>
    </message>
    <message>
        <source>Queries: who stands before me?</source>
        <extracomment>11-build-a-head.lesson, title of step 3</extracomment>
        <translation>クエリ: 私の前にいるのは誰?</translation>
    </message>
    <message>
        <source>The keys are there. Now the token at place 2 must ask for place 1: for column 1.</source>
        <extracomment>11-build-a-head.lesson, scene of step 3</extracomment>
        <translation>キーはできました。今度は、位置 2 のトークンが位置 1、つまり列 1 を尋ねる番です。</translation>
    </message>
    <message>
        <source>Where does the 3 of “2nd” belong in W_Q?</source>
        <extracomment>11-build-a-head.lesson, question of step 3</extracomment>
        <translation>「2nd」の 3 は、W_Q のどこに入れますか?</translation>
    </message>
    <message>
        <source>In column q1</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation>列 q1</translation>
    </message>
    <message>
        <source>In column q2</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation>列 q2</translation>
    </message>
    <message>
        <source>The query must point to where the key of place 1 points: to column 1. The diagonal of W_Q stands one row lower than the one of W_K.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 3</extracomment>
        <translation>クエリは、位置 1 のキーが指すところ、列 1 を指さなければなりません。W_Q の対角線は、W_K の対角線より 1 行下になります。</translation>
    </message>
    <message>
        <source>In W_Q write 3 at 2nd, q1; 3rd, q2; 4th, q3; 5th, q4. Every token then looks one step back.</source>
        <extracomment>11-build-a-head.lesson, task of step 3</extracomment>
        <translation>W_Q で、2nd, q1、3rd, q2、4th, q3、5th, q4 に 3 を書いてください。すると、どのトークンも 1 つ前を見ます。</translation>
    </message>
    <message>
        <source>Click W_Q at 2nd, q1, type 3 and press Enter. Then one row lower and one column further.</source>
        <extracomment>11-build-a-head.lesson, hint of step 3</extracomment>
        <translation>W_Q の 2nd, q1 をクリックし、3 を入力して Enter を押します。次は 1 行下の 1 列先、というように続けます。</translation>
    </message>
    <message>
        <source>You have written a program in two matrices: at each place, fetch what stands before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 3</extracomment>
        <translation>2 つの行列でプログラムを書き上げました。「どの位置でも、1 つ前にあるものを取ってくる」プログラムです。</translation>
    </message>
    <message>
        <source>$ q_i · k_j = 9 $
where j = i − 1, and 0 elsewhere. 9 / √4 = 4.5, and e^4.5 = 90: “cat” gives “a” 90 / (90 + 4) = 0.957.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 3</extracomment>
        <translation>$ q_i · k_j = 9 $
は j = i − 1 のときで、ほかでは 0 です。9 / √4 = 4.5、e^4.5 = 90 なので、「cat」は「a」に 90 / (90 + 4) = 0.957 を与えます。</translation>
    </message>
    <message>
        <source>Saturation is not always bad</source>
        <extracomment>11-build-a-head.lesson, title of step 4</extracomment>
        <translation>飽和はいつも悪いとは限らない</translation>
    </message>
    <message>
        <source>“cat” gives “a” the weight 0.957. The rest goes to tokens that it did not ask for.</source>
        <extracomment>11-build-a-head.lesson, scene of step 4</extracomment>
        <translation>「cat」は「a」に 0.957 の重みを与えます。残りは、求めていないトークンに行きます。</translation>
    </message>
    <message>
        <source>How can this head be made to copy more exactly?</source>
        <extracomment>11-build-a-head.lesson, question of step 4</extracomment>
        <translation>このヘッドにもっと正確にコピーさせるには、どうすればよいですか?</translation>
    </message>
    <message>
        <source>By a higher temperature</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>温度を上げる</translation>
    </message>
    <message>
        <source>By larger scores</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>スコアを大きくする</translation>
    </message>
    <message>
        <source>By a wider V</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>V の幅を広げる</translation>
    </message>
    <message>
        <source>Twice the scores: 9 instead of 4.5, and the weight becomes 0.9995. The head is saturated, and that is what it is for.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 4</extracomment>
        <translation>スコアを 2 倍にすると、4.5 が 9 になり、重みは 0.9995 になります。ヘッドは飽和していて、それこそがこのヘッドの役目です。</translation>
    </message>
    <message>
        <source>Double W_Q, so that “cat” gives “a” more than 0.99.</source>
        <extracomment>11-build-a-head.lesson, task of step 4</extracomment>
        <translation>W_Q を 2 倍にして、「cat」が「a」に 0.99 を超える重みを与えるようにしてください。</translation>
    </message>
    <message>
        <source>A finished head that copies may well be one-hot. Saturation hurts while a head still has to learn: the Jacobian of this row is now 83 times smaller than before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 4</extracomment>
        <translation>完成したコピー用のヘッドは、one-hot でもかまいません。飽和が困るのは、ヘッドがまだ学ばなければならない間です。この行のヤコビ行列は、前の 83 分の 1 になっています。</translation>
    </message>
    <message>
        <source>|J| falls from 0.0541 to 0.00065. What is right need not move any more.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 4</extracomment>
        <translation>|J| は 0.0541 から 0.00065 に下がります。正しいものは、もう動かなくてよいのです。</translation>
    </message>
    <message>
        <source>W_Q stands in the cell “Projections”, further up. Click one of its cells, then Matrix &gt; Scale, and 2.</source>
        <extracomment>11-build-a-head.lesson, hint of step 4</extracomment>
        <translation>W_Q は、上のほうのセル「射影」にあります。そのセルを 1 つクリックし、「行列 &gt; スケール」を選んで 2 を入力します。</translation>
    </message>
    <message>
        <source>Click “dog” in the row of tokens with the right button, and choose “Move behind the next one”.</source>
        <extracomment>09-order.lesson, hint of step 1</extracomment>
        <translation>トークンの並びで「dog」を右クリックし、「次のトークンの後ろへ移動」を選びます。</translation>
    </message>
    <message>
        <source>Right button on “dog”, “Move behind the next one”. If nothing changes, rotary positions are off: Matrix &gt; Rotary positions.</source>
        <extracomment>09-order.lesson, hint of step 3</extracomment>
        <translation>「dog」を右クリックして「次のトークンの後ろへ移動」を選びます。何も変わらなければ、回転位置埋め込みがオフです: 「行列 &gt; 回転位置埋め込み」。</translation>
    </message>
</context>
</TS>
