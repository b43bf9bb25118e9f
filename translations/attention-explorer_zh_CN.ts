<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Announcements</name>
    <message>
        <source>“%1” has no weights now. %2</source>
        <translation>“%1”现在没有权重。%2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more row(s).</source>
        <translation>
            <numerusform>还有 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every row has its weights again.</source>
        <translation>每一行都重新有了权重。</translation>
    </message>
</context>
<context>
    <name>Blanking</name>
    <message numerus="yes">
        <source>Blank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>将 %n 个单元格挖空</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are blank now.</source>
        <translation>
            <numerusform>现已挖空 %n 个单元格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were left out: %1</source>
        <comment>the reason of the first</comment>
        <translation>
            <numerusform>略去了 %n 个单元格：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>取消 %n 个单元格的挖空</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) show their numbers again.</source>
        <translation>
            <numerusform>%n 个单元格重新显示数字。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColourMap</name>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Ochre and petrol</source>
        <translation>赭石色与石油蓝</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
</context>
<context>
    <name>ComparisonReport</name>
    <message numerus="yes">
        <source>%1, %n pair(s) differ</source>
        <comment>a mask</comment>
        <translation>
            <numerusform>%1，有 %n 对不同</numerusform>
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
        <translation>%1 已在本程序的另一个窗口中打开。</translation>
    </message>
    <message>
        <source>Read-only, it can be looked at and tried out and is never saved under this name. A copy is a new session that has no file yet.</source>
        <translation>以只读方式打开时，可以查看和试用，但绝不会以此名称保存。副本则是一个尚无文件的新会话。</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation>以只读方式打开(&amp;R)</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>打开副本(&amp;C)</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 已不存在。</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <translation>%1 在此处打开或保存之后，被其他程序更改过。</translation>
    </message>
    <message>
        <source>It was moved or deleted. Save it again in its old place, or under another name?</source>
        <translation>它已被移动或删除。要重新保存到原位置，还是换一个名称保存？</translation>
    </message>
    <message>
        <source>Saving replaces what is in it now.</source>
        <translation>保存会替换文件当前的内容。</translation>
    </message>
    <message>
        <source>Save it &amp;again</source>
        <translation>重新保存(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>比较(&amp;C)…</translation>
    </message>
    <message>
        <source>What differs between the file as it is now and this window.</source>
        <translation>文件当前内容与此窗口之间的差异。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>此窗口</translation>
    </message>
    <message>
        <source>%1 is no longer there. Saving asks what to do.</source>
        <translation>%1 已不存在。保存时会询问如何处理。</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Saving asks before it replaces that.</source>
        <translation>%1 已被其他程序更改。保存时会先询问，再替换该文件。</translation>
    </message>
</context>
<context>
    <name>GradientRows</name>
    <message numerus="yes">
        <source>%1 of %n query(ies) (%2 %)</source>
        <comment>how many carry the gradient</comment>
        <translation>
            <numerusform>%n 个查询中的 %1 个（%2%）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %1 draws, yours first, with %n query(ies):</source>
        <translation>
            <numerusform>对 %1 次抽样（您的抽样在先），共 %n 个查询：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Influence</name>
    <message>
        <source>It moves no result.</source>
        <translation>它不影响任何结果。</translation>
    </message>
    <message numerus="yes">
        <source>Per unit, the most of each step: %1; %n cell(s) in all.</source>
        <translation>
            <numerusform>每变化一个单位，各步骤中的最大变化：%1；共影响 %n 个单元格。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergedCell</name>
    <message>
        <source>Wv of merged matrices</source>
        <translation>合并矩阵中的 Wv</translation>
    </message>
    <message>
        <source>Rotary positions turn between the two: this matrix is that of a token with itself, at distance 0.</source>
        <translation>旋转位置编码在两者之间施加旋转：此矩阵对应词元与其自身，即距离为 0 的情形。</translation>
    </message>
    <message>
        <source>W_V is what is read from a token that is looked at.</source>
        <translation>W_V 决定从被关注的词元中读取什么。</translation>
    </message>
    <message>
        <source>Singular values of W_V</source>
        <translation>W_V 的奇异值</translation>
    </message>
    <message>
        <source>The score of token x with token y is %1: of W_Q and W_K only this one matrix counts. Heads that share it look at the same tokens, however they split it in two.</source>
        <translation>词元 x 对词元 y 的分数为 %1：W_Q 和 W_K 只通过这一个矩阵起作用。共用该矩阵的注意力头关注相同的词元，无论它们怎样将其拆成两个矩阵。</translation>
    </message>
    <message>
        <source>b_Q adds %1: how much every query likes the key y.</source>
        <translation>b_Q 使分数增加 %1：即所有查询对键 y 的共同偏好。</translation>
    </message>
    <message>
        <source>b_K adds %1, the same for every key, which the softmax does not see.</source>
        <translation>b_K 使分数增加 %1，它对每个键都相同，因此 softmax 感受不到。</translation>
    </message>
    <message>
        <source>Both together add the number %1 to every score.</source>
        <translation>两者合起来为每个分数加上常数 %1。</translation>
    </message>
    <message>
        <source>Singular values of %1</source>
        <translation>%1 的奇异值</translation>
    </message>
</context>
<context>
    <name>MergedPane</name>
    <message>
        <source>Wq Wk transposed</source>
        <translation>Wq 乘以 Wk 的转置</translation>
    </message>
    <message>
        <source>Rows: features of the query. Columns: features of the key.</source>
        <translation>行：查询一方的特征。列：键一方的特征。</translation>
    </message>
    <message>
        <source>rows: of the query, columns: of the key</source>
        <translation>行：查询一方，列：键一方</translation>
    </message>
    <message>
        <source>Wk Wq transposed</source>
        <translation>Wk 乘以 Wq 的转置</translation>
    </message>
    <message>
        <source>Rows: features of the key. Columns: features of the query.</source>
        <translation>行：键一方的特征。列：查询一方的特征。</translation>
    </message>
    <message>
        <source>rows: of the key, columns: of the query</source>
        <translation>行：键一方，列：查询一方</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Purple; ochre and petrol</source>
        <translation>紫色；赭石色与石油蓝</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
</context>
<context>
    <name>PlaneCell</name>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>显示值</translation>
    </message>
    <message>
        <source>Plane: “%1” and its keys</source>
        <translation>平面：“%1”及其键</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>ReduceDialog</name>
    <message>
        <source>W_Q W_Kᵀ changes by %1 of its length (Frobenius norm).</source>
        <translation>W_Q W_Kᵀ 的变化为其长度的 %1（Frobenius 范数）。</translation>
    </message>
    <message>
        <source>The largest change of a scaled score is %1, of a weight %2.</source>
        <translation>缩放后的分数最大变化为 %1，权重最大变化为 %2。</translation>
    </message>
    <message>
        <source>Singular values of W_Q W_Kᵀ: %1.</source>
        <translation>W_Q W_Kᵀ 的奇异值：%1。</translation>
    </message>
</context>
<context>
    <name>SalvageOffer</name>
    <message>
        <source>What is missing</source>
        <translation>缺失的内容</translation>
    </message>
    <message>
        <source>This is what is whole in %1. The file itself was not changed. Missing rows hold NaN. Save this session under another name to keep it.</source>
        <translation>这是 %1 中完好的部分。文件本身未被更改。缺失的行以 NaN 填充。若要保留，请将此会话另存为其他名称。</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>没有缺失任何内容。</translation>
    </message>
    <message>
        <source>&amp;Recover what is whole…</source>
        <translation>恢复完好的部分(&amp;R)…</translation>
    </message>
    <message>
        <source>Attention Explorer</source>
        <translation>Attention Explorer</translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation>未打开会话。</translation>
    </message>
    <message>
        <source>Looking for what is whole in %1 …</source>
        <translation>正在查找 %1 中完好的部分…</translation>
    </message>
    <message>
        <source>Computing what is whole …</source>
        <translation>正在计算完好的部分…</translation>
    </message>
</context>
<context>
    <name>SaturationCell</name>
    <message>
        <source>What froze</source>
        <translation>冻结情况</translation>
    </message>
    <message>
        <source>Saturation: what the width d does</source>
        <translation>饱和：宽度 d 的作用</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>宽度 d</translation>
    </message>
    <message>
        <source>Width d as a number</source>
        <translation>以数字表示的宽度 d</translation>
    </message>
    <message>
        <source>Source of the further columns</source>
        <translation>新增列的来源</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>宽度(&amp;W)</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>重新抽样</translation>
    </message>
    <message>
        <source>Back to mine</source>
        <translation>恢复我的宽度</translation>
    </message>
    <message>
        <source>Widen the session</source>
        <translation>加宽会话</translation>
    </message>
    <message>
        <source>Weights of “%1” at d = %2</source>
        <translation>d = %2 时“%1”的权重</translation>
    </message>
    <message>
        <source>without</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Its gradient at the query: %1 with, %2 without.</source>
        <translation>它在查询处的梯度：使用时为 %1，不使用时为 %2。</translation>
    </message>
    <message>
        <source>Columns beyond d_k = %1 are random draws; your own are unchanged.</source>
        <translation>超出 d_k = %1 的列为随机抽样；您自己的列保持不变。</translation>
    </message>
    <message>
        <source>Why: a score is a sum of d products, so its spread grows like √d; the softmax sees ever larger gaps, and the largest score takes all. Dividing by √d keeps the spread as it is.</source>
        <translation>原因：分数是 d 个乘积之和，因此其离散程度按 √d 增长；softmax 看到的差距越来越大，最大的分数便独占全部权重。除以 √d 可使离散程度保持不变。</translation>
    </message>
    <message>
        <source>Why: the same columns again and again make every score grow like d itself; dividing by √d is not enough, dividing by d (exponent 1) is.</source>
        <translation>原因：同样的列一再重复，使每个分数都按 d 增长；除以 √d 还不够，除以 d（指数为 1）才够。</translation>
    </message>
    <message>
        <source>Weights at d = %1</source>
        <translation>d = %1 时的权重</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Over width, from several draws: the line is the median of all tokens, the band holds the middle 80 %, the dotted line is the picked token in your own draw.</source>
        <translation>多次抽样在各宽度下的结果：实线为所有词元的中位数，色带涵盖中间的 80%，点线为选中的词元在您自己这次抽样中的情况。</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>This token has no weights at this width: %1.</source>
        <translation>此词元在此宽度下没有权重：%1。</translation>
    </message>
    <message>
        <source>At d = %1 the largest weight of “%2” is %3 with %5 and %4 without.</source>
        <translation>d = %1 时，“%2”的最大权重在使用 %5 时为 %3，不使用时为 %4。</translation>
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
        <translation>奇异值</translation>
    </message>
    <message>
        <source>Rank 0: it is all zeros.</source>
        <translation>秩 0：全部为零。</translation>
    </message>
    <message>
        <source>Rank %1, all that there can be.</source>
        <translation>秩 %1，即满秩。</translation>
    </message>
    <message>
        <source>Rank %1 of at most %2.</source>
        <translation>秩 %1，最大可能为 %2。</translation>
    </message>
    <message>
        <source>The first direction holds %1 % of the sum of squares%2.</source>
        <translation>第一个方向占平方和的 %1%%2。</translation>
    </message>
    <message>
        <source>, the first two %1 %</source>
        <translation>，前两个占 %1%</translation>
    </message>
    <message>
        <source>Condition, σ1 ÷ σ%1: %2.</source>
        <translation>条件数，σ1 ÷ σ%1：%2。</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>line %1</source>
        <comment>of a file</comment>
        <translation>第 %1 行</translation>
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
        <translation>单元 %1</translation>
    </message>
    <message>
        <source>entry %1</source>
        <comment>of a list in a file</comment>
        <translation>条目 %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is wrong; what to try</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where: what is wrong</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高对比度（浅色）</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>Query token</source>
        <translation>查询词元</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>词元 %1</translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… 还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>+ 添加</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>添加词元</translation>
    </message>
    <message>
        <source>Sentence…</source>
        <translation>句子…</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>输入句子</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>添加词元</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation>重命名词元</translation>
    </message>
    <message>
        <source>Add before…</source>
        <translation>在前面添加…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>New words get</source>
        <translation>新词的初值</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>零</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message numerus="yes">
        <source>%n before …</source>
        <translation>
            <numerusform>前面还有 %n 个…</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>查找词元</translation>
    </message>
    <message>
        <source>A name, a part of one, or a number counted from 0. Enter goes on to the next.</source>
        <translation>名称、名称的一部分，或从 0 开始计数的编号。按 Enter 键转到下一个。</translation>
    </message>
    <message>
        <source>There is no token with “%1” in its name, and none of that number.</source>
        <translation>没有名称含“%1”的词元，也没有该编号的词元。</translation>
    </message>
    <message>
        <source>Words become tokens; those already there keep their numbers in X.</source>
        <translation>每个词成为一个词元；已有的词元保留其在 X 中的数字。</translation>
    </message>
    <message>
        <source>Move before the previous one</source>
        <translation>移到前一个之前</translation>
    </message>
    <message>
        <source>Move behind the next one</source>
        <translation>移到后一个之后</translation>
    </message>
    <message>
        <source>Click: pick it everywhere. Double click or F2: another name. Right click: rename, move, remove.</source>
        <translation>单击：在各处选中它。双击或 F2：更改名称。右键单击：重命名、移动、移除。</translation>
    </message>
</context>
<context>
    <name>Waterfall</name>
    <message numerus="yes">
        <source>Against its sign: %1 of %n term(s).</source>
        <comment>the sign of the score</comment>
        <translation>
            <numerusform>与分数符号相反：%n 项中的 %1 项。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaterfallCell</name>
    <message>
        <source>As they stand</source>
        <translation>按原顺序</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>从大到小</translation>
    </message>
    <message>
        <source>Terms of the score of “%1” with “%2”</source>
        <translation>“%1”对“%2”的分数的各项</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>“%1”</source>
        <comment>a name within a sentence</comment>
        <translation>“%1”</translation>
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
            <numerusform>%1，以及另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorksheetTables</name>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%n 行中的 %1 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n column(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%n 列中的 %1 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank cell(s) have no room here</source>
        <translation>
            <numerusform>有 %n 个空格在此放不下</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>A new window with the lesson</source>
        <translation>打开载有入门示例的新窗口</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a session file</source>
        <translation>打开会话文件</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>以其他名称保存会话</translation>
    </message>
    <message>
        <source>&amp;Picture of the notebook…</source>
        <translation>笔记本图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the notebook as PNG, SVG or PDF</source>
        <translation>将笔记本保存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>关闭窗口(&amp;C)</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>关闭此窗口</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>撤回上一步操作</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Do the step again</source>
        <translation>重新执行该操作</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the cells and set them to 0</source>
        <translation>复制单元格并将其设为 0</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected cells</source>
        <translation>复制选中的单元格</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Paste a block of numbers here</source>
        <translation>在此处粘贴一块数字</translation>
    </message>
    <message>
        <source>Fill &amp;down</source>
        <translation>向下填充(&amp;D)</translation>
    </message>
    <message>
        <source>The first row of the selection into all rows of it (Ctrl+D)</source>
        <translation>将选区的第一行填入选区的所有行 (Ctrl+D)</translation>
    </message>
    <message>
        <source>Fill &amp;right</source>
        <translation>向右填充(&amp;R)</translation>
    </message>
    <message>
        <source>The first column of the selection into all columns of it (Ctrl+R)</source>
        <translation>将选区的第一列填入选区的所有列 (Ctrl+R)</translation>
    </message>
    <message>
        <source>&amp;Go to cell…</source>
        <translation>转到单元格(&amp;G)…</translation>
    </message>
    <message>
        <source>Select a cell by its name, such as weights[export,fail]</source>
        <translation>按名称选择单元格，例如 weights[export,fail]</translation>
    </message>
    <message>
        <source>Add a &amp;text cell</source>
        <translation>添加文本单元(&amp;T)</translation>
    </message>
    <message>
        <source>A note in Markdown, above the cell in view</source>
        <translation>Markdown 格式的注释，位于当前可见单元上方</translation>
    </message>
    <message>
        <source>Move cell &amp;up</source>
        <translation>上移单元(&amp;U)</translation>
    </message>
    <message>
        <source>Move the cell in view up</source>
        <translation>上移当前可见的单元</translation>
    </message>
    <message>
        <source>Move cell do&amp;wn</source>
        <translation>下移单元(&amp;W)</translation>
    </message>
    <message>
        <source>Move the cell in view down</source>
        <translation>下移当前可见的单元</translation>
    </message>
    <message>
        <source>Remo&amp;ve cell</source>
        <translation>移除单元(&amp;V)</translation>
    </message>
    <message>
        <source>Remove the cell in view from the notebook</source>
        <translation>从笔记本中移除当前可见的单元</translation>
    </message>
    <message>
        <source>T&amp;itle…</source>
        <translation>标题(&amp;I)…</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>会话的标题</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>矩阵(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation>调整大小(&amp;R)…</translation>
    </message>
    <message>
        <source>Change n, d_model, d_k and d_v; values are kept</source>
        <translation>更改 n、d_model、d_k 和 d_v；保留原有数值</translation>
    </message>
    <message>
        <source>&amp;Zeros</source>
        <translation>零矩阵(&amp;Z)</translation>
    </message>
    <message>
        <source>Set every cell of the matrix in use to 0</source>
        <translation>将当前矩阵的所有单元格设为 0</translation>
    </message>
    <message>
        <source>&amp;Identity</source>
        <translation>单位矩阵(&amp;I)</translation>
    </message>
    <message>
        <source>Ones on the diagonal</source>
        <translation>对角线上为 1</translation>
    </message>
    <message>
        <source>R&amp;andom…</source>
        <translation>随机(&amp;A)…</translation>
    </message>
    <message>
        <source>Normal numbers with a seed and a spread</source>
        <translation>给定种子和标准差的正态随机数</translation>
    </message>
    <message>
        <source>Rotatio&amp;n…</source>
        <translation>旋转(&amp;N)…</translation>
    </message>
    <message>
        <source>A rotation by an angle in the first two dimensions</source>
        <translation>在前两个维度中按角度旋转</translation>
    </message>
    <message>
        <source>&amp;Scale…</source>
        <translation>缩放(&amp;S)…</translation>
    </message>
    <message>
        <source>Multiply every cell by a number</source>
        <translation>将每个单元格乘以一个数</translation>
    </message>
    <message>
        <source>Copy &amp;transposed</source>
        <translation>复制转置(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the matrix turned over</source>
        <translation>复制行列互换后的矩阵</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation>大纲(&amp;O)</translation>
    </message>
    <message>
        <source>Show the outline</source>
        <translation>显示大纲</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>检查器(&amp;I)</translation>
    </message>
    <message>
        <source>Show the inspector</source>
        <translation>显示检查器</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史(&amp;H)</translation>
    </message>
    <message>
        <source>Show the list of steps to undo</source>
        <translation>显示可撤销步骤的列表</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>更大</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>缩小(&amp;U)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>更小</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>正常大小(&amp;N)</translation>
    </message>
    <message>
        <source>Back to 100 %</source>
        <translation>恢复到 100%</translation>
    </message>
    <message>
        <source>&amp;Paint the mask</source>
        <translation>绘制掩码(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>关于(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本和许可证</translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <translation>真实的注意力公式</translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <translation>可以手算验证的饱和</translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <translation>关注前一个词元</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <translation>一个批次中的两个句子</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Angle in degrees</source>
        <translation>角度（度）</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Multiply every cell by</source>
        <translation>每个单元格乘以</translation>
    </message>
    <message>
        <source>Set %1 to zeros</source>
        <translation>将 %1 设为零矩阵</translation>
    </message>
    <message>
        <source>Set %1 to the identity</source>
        <translation>将 %1 设为单位矩阵</translation>
    </message>
    <message>
        <source>Fill %1 with random numbers</source>
        <translation>用随机数填充 %1</translation>
    </message>
    <message>
        <source>Set %1 to a rotation</source>
        <translation>将 %1 设为旋转矩阵</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>缩放 %1</translation>
    </message>
    <message>
        <source>Select a cell of X or of one of the projections first; the others are computed.</source>
        <translation>请先选择 X 或某个投影矩阵的单元格；其他矩阵是计算得出的。</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>调整大小</translation>
    </message>
    <message>
        <source>n (tokens)</source>
        <translation>n（词元数）</translation>
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
        <translation>图片文件名以 .png、.svg 或 .pdf 结尾。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Show the welcome</source>
        <translation>显示欢迎信息</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近使用的文件</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <translation>窗口位置</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The settings file was damaged. The standard settings are in force; the damaged file is kept as %1.</source>
        <translation>设置文件已损坏。现使用标准设置；损坏的文件保留为 %1。</translation>
    </message>
    <message>
        <source>The cell itself</source>
        <translation>单元格本身</translation>
    </message>
    <message>
        <source>Minus the logarithm of the cell</source>
        <translation>单元格的负对数</translation>
    </message>
    <message>
        <source>Half the squared distance to a target</source>
        <translation>到目标值距离平方的一半</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Every query may attend to every key.</source>
        <translation>每个查询都可以关注每个键。</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>A query may attend to its own key and to earlier ones.</source>
        <translation>查询可以关注自己的键以及之前的键。</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>手绘</translation>
    </message>
    <message>
        <source>Each pair of query and key is allowed or hidden by hand.</source>
        <translation>逐对手动允许或遮蔽查询与键。</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>最大权重</translation>
    </message>
    <message>
        <source>Entropy in bits</source>
        <translation>熵（比特）</translation>
    </message>
    <message>
        <source>Effective number of tokens</source>
        <translation>有效词元数</translation>
    </message>
    <message>
        <source>Norm of the softmax Jacobian</source>
        <translation>softmax 雅可比矩阵的范数</translation>
    </message>
    <message>
        <source>Norm of the gradient at the query</source>
        <translation>查询处梯度的范数</translation>
    </message>
    <message>
        <source>Token embeddings</source>
        <translation>词元嵌入</translation>
    </message>
    <message>
        <source>Query projection</source>
        <translation>查询投影</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the question it asks.</source>
        <translation>通过学习得到：将词元的嵌入变成它提出的问题。</translation>
    </message>
    <message>
        <source>Key projection</source>
        <translation>键投影</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the answer it offers.</source>
        <translation>通过学习得到：将词元的嵌入变成它提供的回答。</translation>
    </message>
    <message>
        <source>Value projection</source>
        <translation>值投影</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into what it contributes.</source>
        <translation>通过学习得到：将词元的嵌入变成它贡献的内容。</translation>
    </message>
    <message>
        <source>Query bias</source>
        <translation>查询偏置</translation>
    </message>
    <message>
        <source>Learned: added to every query.</source>
        <translation>通过学习得到：加到每个查询上。</translation>
    </message>
    <message>
        <source>Key bias</source>
        <translation>键偏置</translation>
    </message>
    <message>
        <source>Learned: added to every key.</source>
        <translation>通过学习得到：加到每个键上。</translation>
    </message>
    <message>
        <source>Value bias</source>
        <translation>值偏置</translation>
    </message>
    <message>
        <source>Learned: added to every value.</source>
        <translation>通过学习得到：加到每个值上。</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>What each token asks for.</source>
        <translation>每个词元想要寻找的内容。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>What each token offers to be found by.</source>
        <translation>每个词元供其他词元找到它的特征。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What each token contributes when it is looked at.</source>
        <translation>每个词元被关注时贡献的内容。</translation>
    </message>
    <message>
        <source>Scaled scores</source>
        <translation>缩放后的分数</translation>
    </message>
    <message>
        <source>The scores divided by a power of the head&apos;s width, so that they do not grow with it.</source>
        <translation>分数除以头宽度的某次幂，使其不随宽度增长。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>How well each query fits each key: their dot product.</source>
        <translation>每个查询与每个键的匹配程度：两者的点积。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Random columns</source>
        <translation>随机列</translation>
    </message>
    <message>
        <source>Your own columns stay; the further ones are random draws of the same size, so the scores spread like the square root of d.</source>
        <translation>保留您自己的列；新增的列为同样大小的随机抽样，因此分数的离散程度按 d 的平方根增长。</translation>
    </message>
    <message>
        <source>My columns repeated</source>
        <translation>重复我的列</translation>
    </message>
    <message>
        <source>Your own columns again and again: nothing is random, and the scores grow like d, faster than √d can cure.</source>
        <translation>您自己的列一再重复：没有任何随机成分，分数按 d 增长，快到 √d 也无法抵消。</translation>
    </message>
    <message>
        <source>Textbook: normal q and k</source>
        <translation>教科书：正态的 q 和 k</translation>
    </message>
    <message>
        <source>Queries and keys of independent standard normal numbers, the assumption behind √d. Your matrices are not used.</source>
        <translation>查询和键由独立的标准正态随机数构成，这正是 √d 背后的假设。不使用您的矩阵。</translation>
    </message>
    <message>
        <source>the recovery copy %1 is damaged</source>
        <translation>恢复副本 %1 已损坏</translation>
    </message>
    <message>
        <source>nothing of it is used</source>
        <translation>其中的内容均未使用</translation>
    </message>
    <message>
        <source>the recovery copy of %1 is open in another window</source>
        <translation>%1 的恢复副本已在另一个窗口中打开</translation>
    </message>
    <message>
        <source>close that window first</source>
        <translation>请先关闭那个窗口</translation>
    </message>
    <message>
        <source>the recovery copy %1 could not be moved: %2</source>
        <translation>无法移动恢复副本 %1：%2</translation>
    </message>
    <message>
        <source>remove it by hand</source>
        <translation>请手动删除它</translation>
    </message>
    <message>
        <source>%1 is no input of this session</source>
        <translation>%1 不是此会话的输入</translation>
    </message>
    <message>
        <source>only cells of inputs can be changed</source>
        <translation>只能更改输入矩阵的单元格</translation>
    </message>
    <message>
        <source>%1 cells from row %2, column %3 do not lie inside %4, which is %5</source>
        <translation>从第 %2 行、第 %3 列开始的 %1 个单元格超出了 %4 的范围（大小为 %5）</translation>
    </message>
    <message>
        <source>choose fewer cells or resize first</source>
        <translation>请减少单元格数量，或先调整大小</translation>
    </message>
    <message>
        <source>%1 values do not fill %2 cells</source>
        <translation>%1 个数值无法填满 %2 个单元格</translation>
    </message>
    <message>
        <source>select as many cells as there are values</source>
        <translation>选择的单元格数量应与数值数量相同</translation>
    </message>
    <message>
        <source>there is no token %1</source>
        <translation>没有词元 %1</translation>
    </message>
    <message>
        <source>the tokens are numbered from 0 to %2</source>
        <translation>词元的编号为 0 到 %2</translation>
    </message>
    <message>
        <source>there is no feature %1</source>
        <translation>没有特征 %1</translation>
    </message>
    <message>
        <source>the features are numbered from 0 to %2</source>
        <translation>特征的编号为 0 到 %2</translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 cells of the notebook</source>
        <translation>笔记本有 %2 个单元，其中没有位置 %1</translation>
    </message>
    <message>
        <source>places are counted from 0</source>
        <translation>位置从 0 开始计数</translation>
    </message>
    <message>
        <source>%1 cells are more than a notebook may have</source>
        <translation>%1 个单元超过了笔记本允许的数量</translation>
    </message>
    <message>
        <source>delete cells that are not needed</source>
        <translation>请删除不需要的单元</translation>
    </message>
    <message>
        <source>the last token cannot be removed</source>
        <translation>不能移除最后一个词元</translation>
    </message>
    <message>
        <source>rename it, or insert another one first</source>
        <translation>请将其重命名，或先插入另一个词元</translation>
    </message>
    <message>
        <source>%1 tokens are more than the %2 that a session may have</source>
        <translation>%1 个词元超过了会话允许的 %2 个</translation>
    </message>
    <message>
        <source>use fewer tokens</source>
        <translation>请减少词元数量</translation>
    </message>
    <message>
        <source>the sentence has no words</source>
        <translation>句子中没有词</translation>
    </message>
    <message>
        <source>type at least one word</source>
        <translation>请至少输入一个词</translation>
    </message>
    <message>
        <source>cell %1 of the notebook (%2) holds no text</source>
        <translation>笔记本的单元 %1（%2）不含文本</translation>
    </message>
    <message>
        <source>insert a text cell</source>
        <translation>请插入文本单元</translation>
    </message>
    <message>
        <source>a notebook cell needs a kind</source>
        <translation>笔记本单元需要指定种类</translation>
    </message>
    <message>
        <source>choose one of the kinds</source>
        <translation>请选择一个种类</translation>
    </message>
    <message>
        <source>columns of the source %1 do not belong to this session</source>
        <translation>来源为 %1 的列不属于此会话</translation>
    </message>
    <message>
        <source>choose random or repeated columns</source>
        <translation>请选择随机列或重复列</translation>
    </message>
    <message>
        <source>there is not enough memory for this change</source>
        <translation>内存不足，无法进行此更改</translation>
    </message>
    <message>
        <source>use smaller sizes, or close other programs</source>
        <translation>请使用较小的尺寸，或关闭其他程序</translation>
    </message>
    <message>
        <source>the file would have %1 bytes, more than the %2 that can be opened again</source>
        <translation>文件将有 %1 字节，超过可重新打开的上限 %2</translation>
    </message>
    <message>
        <source>use smaller matrices</source>
        <translation>请使用较小的矩阵</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 不能为 %2</translation>
    </message>
    <message>
        <source>choose a number from 1 to %3</source>
        <translation>请选择 1 到 %3 之间的数</translation>
    </message>
    <message>
        <source>%1 would hold %2 values, more than the %3 that a matrix may have</source>
        <translation>%1 将含有 %2 个数值，超过矩阵允许的 %3 个</translation>
    </message>
    <message>
        <source>use smaller sizes</source>
        <translation>请使用较小的尺寸</translation>
    </message>
    <message>
        <source>Attention Explorer session</source>
        <translation>Attention Explorer 会话</translation>
    </message>
    <message>
        <source>All results as JSON</source>
        <translation>全部结果（JSON）</translation>
    </message>
    <message>
        <source>One step as comma-separated values</source>
        <translation>一个步骤（逗号分隔值）</translation>
    </message>
    <message>
        <source>One step as tab-separated values</source>
        <translation>一个步骤（制表符分隔值）</translation>
    </message>
    <message>
        <source>One step as a NumPy array</source>
        <translation>一个步骤（NumPy 数组）</translation>
    </message>
    <message>
        <source>All steps and inputs as a NumPy archive</source>
        <translation>全部步骤和输入（NumPy 归档）</translation>
    </message>
    <message>
        <source>no key is allowed</source>
        <translation>没有允许的键</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 为 %2</translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4</source>
        <translation>%1 为 %2，因为 %3 为 %4</translation>
    </message>
    <message>
        <source>there are no numbers on the clipboard</source>
        <translation>剪贴板中没有数字</translation>
    </message>
    <message>
        <source>copy cells of a table first</source>
        <translation>请先复制表格的单元格</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>请让每行的单元格数相同</translation>
    </message>
    <message>
        <source>The block has %1 × %2 cells and does not fit here: %3 × %4 are left. Choose its upper left cell further up or left, or resize first.</source>
        <translation>这块数据有 %1 × %2 个单元格，此处放不下：只剩 %3 × %4。请将其左上角单元格选在更靠上或更靠左的位置，或先调整大小。</translation>
    </message>
    <message>
        <source>Paste %1 × %2 cells into %3</source>
        <translation>将 %1 × %2 个单元格粘贴到 %3</translation>
    </message>
    <message>
        <source>An input: typed, loaded or learned. Change it and everything below follows.</source>
        <translation>输入：键入、载入或学习得到。更改它，其下的一切都会随之改变。</translation>
    </message>
    <message>
        <source>The sum of these products:</source>
        <translation>以下乘积之和：</translation>
    </message>
    <message>
        <source>One score, divided:</source>
        <translation>对一个分数做除法：</translation>
    </message>
    <message>
        <source>Hidden by the mask: exactly 0, and left out of every sum.</source>
        <translation>被掩码遮蔽：恰好为 0，且不计入任何求和。</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>总和：%1</translation>
    </message>
    <message>
        <source>Sum of all exponentials: %1</source>
        <translation>所有指数之和：%1</translation>
    </message>
    <message>
        <source>Divided by %1</source>
        <translation>除以 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Not shown at this size.</source>
        <translation>在此大小下不显示。</translation>
    </message>
    <message>
        <source>%1 per unit</source>
        <translation>每单位 %1</translation>
    </message>
    <message>
        <source>“%1” has no weights: %2.</source>
        <translation>“%1”没有权重：%2。</translation>
    </message>
    <message>
        <source>Only “%1” is allowed, so its weight is 1 whatever the scores are.</source>
        <translation>只允许“%1”，因此无论分数如何，其权重都为 1。</translation>
    </message>
    <message>
        <source>largest %1 on “%2”</source>
        <translation>最大值 %1，位于“%2”</translation>
    </message>
    <message>
        <source>entropy %1 of %2 bits</source>
        <translation>熵 %1 比特（最大 %2 比特）</translation>
    </message>
    <message>
        <source>%1 effective tokens</source>
        <translation>有效词元数 %1</translation>
    </message>
    <message>
        <source>output(%1) = [%2]</source>
        <translation>output(%1) = [%2]</translation>
    </message>
    <message>
        <source>“%1”: %2 without, %3 with ÷ √d</source>
        <translation>“%1”：不使用 ÷ √d 时 %2，使用时 %3</translation>
    </message>
    <message>
        <source>%1; at d = %2 little changes: drag the width below</source>
        <translation>%1；在 d = %2 时变化不大：请拖动下方的宽度</translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation>查询 %1，键 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>good</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>fully masked</source>
        <translation>完全被遮蔽</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>溢出</translation>
    </message>
    <message>
        <source>value not finite</source>
        <translation>数值不是有限数</translation>
    </message>
    <message>
        <source>No key is allowed for this query, so there is nothing to share out.</source>
        <translation>此查询没有允许的键，因此没有可分配的权重。</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>minus infinity</source>
        <translation>负无穷大</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 为 %2。</translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4.</source>
        <translation>%1 为 %2，因为 %3 为 %4。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number, and no function or constant that a cell knows</source>
        <translation>“%1”不是数字，也不是单元格认识的函数或常数</translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ ( ), pi, e and functions such as sqrt, exp, ln, sin, min, max</source>
        <translation>请使用数字、+ - * / ^ ( )、pi、e 以及 sqrt、exp、ln、sin、min、max 等函数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no meaning in a calculation</source>
        <translation>“%1”在算式中没有意义</translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ and brackets</source>
        <translation>请使用数字、+ - * / ^ 和括号</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not separate the arguments of a function here</source>
        <translation>“%1”在这里不能分隔函数的参数</translation>
    </message>
    <message>
        <source>use &quot;%2&quot; for that</source>
        <translation>请改用“%2”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma outside of a function</source>
        <translation>“%1”在函数之外含有逗号</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a &quot;;&quot; outside of a function</source>
        <translation>“%1”在函数之外含有“;”</translation>
    </message>
    <message>
        <source>the decimal mark is &quot;%2&quot; here</source>
        <translation>此处的小数点符号为“%2”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an opening bracket without a closing one</source>
        <translation>“%1”中有左括号而没有对应的右括号</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a bracket in a wrong place</source>
        <translation>“%1”中有括号位置不对</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too few arguments</source>
        <translation>“%1”中有函数的参数过少</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too many arguments</source>
        <translation>“%1”中有函数的参数过多</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends too early</source>
        <translation>“%1”结束得过早</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has two numbers without a sign between them</source>
        <translation>“%1”中有两个数字之间缺少运算符</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no calculation that can be read</source>
        <translation>“%1”不是可识别的算式</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives more than one number</source>
        <translation>“%1”得出不止一个数</translation>
    </message>
    <message>
        <source>type one calculation</source>
        <translation>请输入一个算式</translation>
    </message>
    <message>
        <source>type a calculation such as 1/3 or sqrt(2)/2</source>
        <translation>请输入算式，例如 1/3 或 sqrt(2)/2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not give a finite number</source>
        <translation>“%1”的结果不是有限数</translation>
    </message>
    <message>
        <source>type inf or nan if that is meant</source>
        <translation>如确有此意，请输入 inf 或 nan</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives a number that is too small to be held and would become 0</source>
        <translation>“%1”的结果过小，无法存储，会变成 0</translation>
    </message>
    <message>
        <source>type 0 if 0 is meant</source>
        <translation>如果要输入 0，请直接输入 0</translation>
    </message>
    <message>
        <source>the calculation has more than %1 characters</source>
        <translation>算式超过了 %1 个字符</translation>
    </message>
    <message>
        <source>type a shorter one</source>
        <translation>请输入较短的算式</translation>
    </message>
    <message>
        <source>expected a whole number from 0, found %1</source>
        <translation>应为从 0 开始的整数，实际为 %1</translation>
    </message>
    <message>
        <source>the file was made by a later version (%1.%2): what this version (%1.%3) does not know is kept but not shown</source>
        <translation>文件由更新的版本（%1.%2）创建：此版本（%1.%3）无法识别的内容会保留，但不显示</translation>
    </message>
    <message>
        <source>use a newer version to see everything</source>
        <translation>请使用较新的版本查看全部内容</translation>
    </message>
    <message>
        <source>expected one text for each of the %1 tokens, found %2</source>
        <translation>应为 %1 个词元各提供一个文本，实际为 %2</translation>
    </message>
    <message>
        <source>give each query a text of one 1 or 0 for each key; nothing was changed</source>
        <translation>请为每个查询提供一个文本，其中每个键对应一个 1 或 0；未作任何更改</translation>
    </message>
    <message>
        <source>expected %1 digits that are 1 or 0, found &quot;%2&quot;</source>
        <translation>应为 %1 个 1 或 0，实际为“%2”</translation>
    </message>
    <message>
        <source>write 1 where the query may attend to the key, else 0; nothing was changed</source>
        <translation>查询可以关注该键时写 1，否则写 0；未作任何更改</translation>
    </message>
    <message>
        <source>the painted keys are kept but not used, because the mask is &quot;%1&quot;</source>
        <translation>手绘的键会保留但不使用，因为掩码为“%1”</translation>
    </message>
    <message>
        <source>set the mask to &quot;painted&quot; to use them</source>
        <translation>若要使用，请将掩码设为 &quot;painted&quot;</translation>
    </message>
    <message>
        <source>expected a list of cells, found %1</source>
        <translation>应为单元列表，实际为 %1</translation>
    </message>
    <message>
        <source>the notebook has too many cells</source>
        <translation>笔记本的单元过多</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>应为对象，实际为 %1</translation>
    </message>
    <message>
        <source>members that this version does not know are kept as they are: %1</source>
        <translation>此版本无法识别的成员将原样保留：%1</translation>
    </message>
    <message>
        <source>they have no effect</source>
        <translation>它们不起作用</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a cell</source>
        <translation>“%1”不是单元格的名称</translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN] with indices from 0 or names, and names with , [ ] or quotes in double quotes</source>
        <translation>请写成 STEP[ROW,COLUMN]，其中使用从 0 开始的索引或名称；含有 , [ ] 或引号的名称须放在双引号内</translation>
    </message>
    <message>
        <source>there is no row %1: %2 has %3, counted from 0 to %4</source>
        <translation>没有行 %1：%2 有 %3 行，编号从 0 到 %4</translation>
    </message>
    <message>
        <source>there is no column %1: %2 has %3, counted from 0 to %4</source>
        <translation>没有列 %1：%2 有 %3 列，编号从 0 到 %4</translation>
    </message>
    <message>
        <source>choose one of these</source>
        <translation>请从中选择一个</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a number but no index</source>
        <translation>“%1”是数字，但不是索引</translation>
    </message>
    <message>
        <source>write a whole number from 0, or a name in double quotes</source>
        <translation>请写从 0 开始的整数，或放在双引号内的名称</translation>
    </message>
    <message>
        <source>the rows of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation>%2 的行没有名称，因此“%1”不是其中之一</translation>
    </message>
    <message>
        <source>the columns of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation>%2 的列没有名称，因此“%1”不是其中之一</translation>
    </message>
    <message>
        <source>use an index from 0</source>
        <translation>请使用从 0 开始的索引</translation>
    </message>
    <message>
        <source>there is no token &quot;%1&quot;</source>
        <translation>没有词元“%1”</translation>
    </message>
    <message>
        <source>there is no feature &quot;%1&quot;</source>
        <translation>没有特征“%1”</translation>
    </message>
    <message>
        <source>use one of the names as it is written, or an index from 0</source>
        <translation>请原样使用其中一个名称，或使用从 0 开始的索引</translation>
    </message>
    <message>
        <source>there is more than one token &quot;%1&quot;, at %2 and %3</source>
        <translation>有多个词元“%1”，位于 %2 和 %3</translation>
    </message>
    <message>
        <source>there is more than one feature &quot;%1&quot;, at %2 and %3</source>
        <translation>有多个特征“%1”，位于 %2 和 %3</translation>
    </message>
    <message>
        <source>use the index</source>
        <translation>请使用索引</translation>
    </message>
    <message>
        <source>this session has no %1</source>
        <translation>此会话没有 %1</translation>
    </message>
    <message>
        <source>its steps are %2</source>
        <translation>它的步骤有 %2</translation>
    </message>
    <message>
        <source>there is no step &quot;%1&quot;</source>
        <translation>没有步骤“%1”</translation>
    </message>
    <message>
        <source>the steps are %2</source>
        <translation>可用的步骤有 %2</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>缺少成员“%1”</translation>
    </message>
    <message>
        <source>write &quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0}; nothing was changed</source>
        <translation>请写 &quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0}；未作任何更改</translation>
    </message>
    <message>
        <source>expected a whole number from 1, found %1</source>
        <translation>应为从 1 开始的整数，实际为 %1</translation>
    </message>
    <message>
        <source>correct this member; nothing was changed</source>
        <translation>请更正此成员；未作任何更改</translation>
    </message>
    <message>
        <source>the file needs version %1 of the format, and this program reads versions up to %2</source>
        <translation>文件需要格式版本 %1，而本程序最高只能读取版本 %2</translation>
    </message>
    <message>
        <source>use a newer version of the program; nothing was changed</source>
        <translation>请使用本程序的较新版本；未作任何更改</translation>
    </message>
    <message>
        <source>the file requires %1, which this version does not know: its numbers would be wrong</source>
        <translation>文件要求支持 %1，但此版本无法识别：得出的数字会是错的</translation>
    </message>
    <message>
        <source>this is no session: expected an object, found %1</source>
        <translation>这不是会话：应为对象，实际为 %1</translation>
    </message>
    <message>
        <source>choose another file; nothing was changed</source>
        <translation>请选择其他文件；未作任何更改</translation>
    </message>
    <message>
        <source>this is no session: expected &quot;%2&quot;, found %1</source>
        <translation>这不是会话：应为“%2”，实际为 %1</translation>
    </message>
    <message>
        <source>this is no session: the member &quot;format&quot; is missing</source>
        <translation>这不是会话：缺少成员 &quot;format&quot;</translation>
    </message>
    <message>
        <source>a session says &quot;format&quot;: &quot;%2&quot;; nothing was changed</source>
        <translation>会话应写有 &quot;format&quot;: &quot;%2&quot;；未作任何更改</translation>
    </message>
    <message>
        <source>this is a NumPy array (.npy), not a session</source>
        <translation>这是 NumPy 数组 (.npy)，不是会话</translation>
    </message>
    <message>
        <source>import it; nothing was changed</source>
        <translation>请将其导入；未作任何更改</translation>
    </message>
    <message>
        <source>this is a zip archive, perhaps NumPy&apos;s .npz, not a session</source>
        <translation>这是 zip 归档，可能是 NumPy 的 .npz，不是会话</translation>
    </message>
    <message>
        <source>this is compressed with gzip</source>
        <translation>该文件经 gzip 压缩</translation>
    </message>
    <message>
        <source>unpack it first; nothing was changed</source>
        <translation>请先解压；未作任何更改</translation>
    </message>
    <message>
        <source>this is only a pointer that Git LFS left in place of the file</source>
        <translation>这只是 Git LFS 留在文件位置上的指针</translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull; nothing was changed</source>
        <translation>请用 git lfs pull 获取文件本身；未作任何更改</translation>
    </message>
    <message>
        <source>this text is UTF-16</source>
        <translation>此文本为 UTF-16 编码</translation>
    </message>
    <message>
        <source>save it as UTF-8; nothing was changed</source>
        <translation>请另存为 UTF-8；未作任何更改</translation>
    </message>
    <message>
        <source>this is a PDF document, not a session</source>
        <translation>这是 PDF 文档，不是会话</translation>
    </message>
    <message>
        <source>this is a web page or XML, not a session</source>
        <translation>这是网页或 XML，不是会话</translation>
    </message>
    <message>
        <source>download the file itself; nothing was changed</source>
        <translation>请下载文件本身；未作任何更改</translation>
    </message>
    <message>
        <source>the file ends in the middle</source>
        <translation>文件在中途结束</translation>
    </message>
    <message>
        <source>a part of it is missing: use another copy; nothing was changed</source>
        <translation>缺少一部分：请使用其他副本；未作任何更改</translation>
    </message>
    <message>
        <source>found %1 without quotes</source>
        <translation>发现未加引号的 %1</translation>
    </message>
    <message>
        <source>write &quot;NaN&quot;, &quot;Infinity&quot; or &quot;-Infinity&quot;, with quotes; nothing was changed</source>
        <translation>请写 &quot;NaN&quot;、&quot;Infinity&quot; 或 &quot;-Infinity&quot;，并加引号；未作任何更改</translation>
    </message>
    <message>
        <source>found a byte that is not UTF-8</source>
        <translation>发现不属于 UTF-8 的字节</translation>
    </message>
    <message>
        <source>save the file as UTF-8; nothing was changed</source>
        <translation>请将文件保存为 UTF-8；未作任何更改</translation>
    </message>
    <message>
        <source>found a line end or control character inside a text</source>
        <translation>发现文本中有换行符或控制字符</translation>
    </message>
    <message>
        <source>close the text with a quote, or write the character as \n or \u000a; nothing was changed</source>
        <translation>请用引号结束文本，或将该字符写作 \n 或 \u000a；未作任何更改</translation>
    </message>
    <message>
        <source>found a \ in a text that means nothing</source>
        <translation>发现文本中有无意义的 \</translation>
    </message>
    <message>
        <source>write \\ for a backslash itself; nothing was changed</source>
        <translation>反斜杠本身请写作 \\；未作任何更改</translation>
    </message>
    <message>
        <source>found %1 behind the end of the session</source>
        <translation>会话结束之后发现 %1</translation>
    </message>
    <message>
        <source>remove what stands behind the last bracket; nothing was changed</source>
        <translation>请删除最后一个括号之后的内容；未作任何更改</translation>
    </message>
    <message>
        <source>found a comma before %1</source>
        <translation>%1 之前有多余的逗号</translation>
    </message>
    <message>
        <source>remove the comma; nothing was changed</source>
        <translation>请删除该逗号；未作任何更改</translation>
    </message>
    <message>
        <source>found %1 where a comma or a closing bracket was expected</source>
        <translation>应为逗号或右括号，实际为 %1</translation>
    </message>
    <message>
        <source>put a comma between values, and write numbers with a decimal point; nothing was changed</source>
        <translation>请在各个值之间加逗号，数字使用小数点；未作任何更改</translation>
    </message>
    <message>
        <source>found a comment, which JSON does not have</source>
        <translation>发现注释，而 JSON 没有注释</translation>
    </message>
    <message>
        <source>remove it, or write it into a text cell; nothing was changed</source>
        <translation>请将其删除，或写入文本单元；未作任何更改</translation>
    </message>
    <message>
        <source>found a single quote</source>
        <translation>发现单引号</translation>
    </message>
    <message>
        <source>put texts into double quotes; nothing was changed</source>
        <translation>请将文本放在双引号内；未作任何更改</translation>
    </message>
    <message>
        <source>found %1 where a colon was expected</source>
        <translation>应为冒号，实际为 %1</translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value; nothing was changed</source>
        <translation>请写 &quot;name&quot;: value；未作任何更改</translation>
    </message>
    <message>
        <source>found %1 where the name of a member was expected</source>
        <translation>应为成员名称，实际为 %1</translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value, with quotes around the name; nothing was changed</source>
        <translation>请写 &quot;name&quot;: value，名称须加引号；未作任何更改</translation>
    </message>
    <message>
        <source>found %1, which is not how JSON writes a number</source>
        <translation>发现 %1，这不是 JSON 的数字写法</translation>
    </message>
    <message>
        <source>write digits on both sides of the point; nothing was changed</source>
        <translation>请在小数点两侧都写数字；未作任何更改</translation>
    </message>
    <message>
        <source>found %1 where a value was expected</source>
        <translation>应为值，实际为 %1</translation>
    </message>
    <message>
        <source>write a number, a text in double quotes, a list or an object; nothing was changed</source>
        <translation>请写数字、双引号内的文本、列表或对象；未作任何更改</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the file holds nothing but blanks</source>
        <translation>文件中只有空白字符</translation>
    </message>
    <message>
        <source>a save that was cut off can leave that: look for a recovery copy; nothing was changed</source>
        <translation>保存中断可能造成这种情况：请查找恢复副本；未作任何更改</translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, %1 of them</source>
        <translation>文件已损坏：其中只有 NUL 字节，共 %1 个</translation>
    </message>
    <message>
        <source>a power cut can leave that: use another copy; nothing was changed</source>
        <translation>断电可能造成这种情况：请使用其他副本；未作任何更改</translation>
    </message>
    <message>
        <source>the file is damaged, or no text: found a NUL byte</source>
        <translation>文件已损坏或不是文本：发现 NUL 字节</translation>
    </message>
    <message>
        <source>use another copy; nothing was changed</source>
        <translation>请使用其他副本；未作任何更改</translation>
    </message>
    <message>
        <source>expected an object with &quot;shape&quot; and &quot;rows&quot;, found %1</source>
        <translation>应为含有 &quot;shape&quot; 和 &quot;rows&quot; 的对象，实际为 %1</translation>
    </message>
    <message>
        <source>expected a list of rows, found %1</source>
        <translation>应为行的列表，实际为 %1</translation>
    </message>
    <message>
        <source>expected two whole numbers, rows and columns</source>
        <translation>应为两个整数：行数和列数</translation>
    </message>
    <message>
        <source>write it as [7, 4]; nothing was changed</source>
        <translation>请写成 [7, 4]；未作任何更改</translation>
    </message>
    <message>
        <source>%1x%2 is not possible: a matrix has 1 to %3 rows and columns and at most %4 values</source>
        <translation>不能使用 %1x%2：矩阵可有 1 到 %3 行和列，最多 %4 个数值</translation>
    </message>
    <message>
        <source>choose another size; nothing was changed</source>
        <translation>请选择其他大小；未作任何更改</translation>
    </message>
    <message>
        <source>the shape says %1 rows, found %2</source>
        <translation>形状中写明 %1 行，实际为 %2 行</translation>
    </message>
    <message>
        <source>correct the shape or the rows; nothing was changed</source>
        <translation>请更正形状或各行；未作任何更改</translation>
    </message>
    <message>
        <source>the shape says %1 columns, found %2</source>
        <translation>形状中写明 %1 列，实际为 %2 列</translation>
    </message>
    <message>
        <source>expected &quot;%2&quot;, found %1</source>
        <translation>应为“%2”，实际为 %1</translation>
    </message>
    <message>
        <source>leave it out for rows of numbers; nothing was changed</source>
        <translation>各行为数字时请省略它；未作任何更改</translation>
    </message>
    <message>
        <source>some rows are lists and some are texts</source>
        <translation>有些行是列表，有些行是文本</translation>
    </message>
    <message>
        <source>write all rows alike; nothing was changed</source>
        <translation>请用相同方式写所有行；未作任何更改</translation>
    </message>
    <message>
        <source>the rows are texts, but the member &quot;encoding&quot; is missing</source>
        <translation>各行为文本，但缺少成员 &quot;encoding&quot;</translation>
    </message>
    <message>
        <source>write rows as lists of numbers, or name the encoding; nothing was changed</source>
        <translation>请将各行写成数字列表，或注明编码；未作任何更改</translation>
    </message>
    <message>
        <source>the rows are lists, which have no encoding and no checksum</source>
        <translation>各行为列表，列表没有编码和校验和</translation>
    </message>
    <message>
        <source>remove &quot;encoding&quot; and &quot;crc32&quot;; nothing was changed</source>
        <translation>请删除 &quot;encoding&quot; 和 &quot;crc32&quot;；未作任何更改</translation>
    </message>
    <message>
        <source>the checksum is %1, but that of the rows is %2</source>
        <translation>校验和为 %1，但各行的校验和为 %2</translation>
    </message>
    <message>
        <source>the rows are damaged: use another copy; nothing was changed</source>
        <translation>这些行已损坏：请使用其他副本；未作任何更改</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>应为数字，实际为 %1</translation>
    </message>
    <message>
        <source>write a number with a decimal point and without quotes, or &quot;NaN&quot;, &quot;Infinity&quot;, &quot;-Infinity&quot;; nothing was changed</source>
        <translation>请写使用小数点、不加引号的数字，或写 &quot;NaN&quot;、&quot;Infinity&quot;、&quot;-Infinity&quot;；未作任何更改</translation>
    </message>
    <message>
        <source>expected a list of numbers, found %1</source>
        <translation>应为数字列表，实际为 %1</translation>
    </message>
    <message>
        <source>write each row as [1, 2.5, -3]; nothing was changed</source>
        <translation>请将每行写成 [1, 2.5, -3] 的形式；未作任何更改</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <translation>应为 %1 个数字，实际为 %2 个</translation>
    </message>
    <message>
        <source>give all rows the same length; nothing was changed</source>
        <translation>请让所有行长度相同；未作任何更改</translation>
    </message>
    <message>
        <source>the text is not base64 of whole 8-byte numbers</source>
        <translation>该文本不是由完整的 8 字节数字组成的 base64</translation>
    </message>
    <message>
        <source>the file is damaged here; nothing was changed</source>
        <translation>文件在此处损坏；未作任何更改</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 or as %3</source>
        <translation>“%1”可读作 %2 或 %3</translation>
    </message>
    <message>
        <source>type one of the two</source>
        <translation>请输入其中之一</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a number with group marks</source>
        <translation>“%1”看起来像是带千位分隔符的数字</translation>
    </message>
    <message>
        <source>type %2, without them</source>
        <translation>请输入 %2，不带分隔符</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma, but the decimal mark is a point here</source>
        <translation>“%1”含有逗号，但此处的小数点符号为句点</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a point, but the decimal mark is a comma here</source>
        <translation>“%1”含有句点，但此处的小数点符号为逗号</translation>
    </message>
    <message>
        <source>type %2</source>
        <translation>请输入 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>type a number such as %2</source>
        <translation>请输入数字，例如 %2</translation>
    </message>
    <message>
        <source>there is no number</source>
        <translation>没有数字</translation>
    </message>
    <message>
        <source>type a number such as %1</source>
        <translation>请输入数字，例如 %1</translation>
    </message>
    <message>
        <source>%1 is beyond the largest number that can be held, about 1.8e308</source>
        <translation>%1 超出可存储的最大数（约 1.8e308）</translation>
    </message>
    <message>
        <source>type a smaller number, or inf</source>
        <translation>请输入较小的数，或 inf</translation>
    </message>
    <message>
        <source>%1 is below the smallest number that can be held, about 4.9e-324</source>
        <translation>%1 小于可存储的最小数（约 4.9e-324）</translation>
    </message>
    <message>
        <source>add it; nothing was changed</source>
        <translation>请补上；未作任何更改</translation>
    </message>
    <message>
        <source>expected a text, found %1</source>
        <translation>应为文本，实际为 %1</translation>
    </message>
    <message>
        <source>expected a list of texts, found %1</source>
        <translation>应为文本列表，实际为 %1</translation>
    </message>
    <message>
        <source>%1 entries are too many: at most %2 are possible</source>
        <translation>%1 个条目过多：最多 %2 个</translation>
    </message>
    <message>
        <source>use fewer; nothing was changed</source>
        <translation>请减少数量；未作任何更改</translation>
    </message>
    <message>
        <source>the scale exponent %1 is not a number from 0 to 2</source>
        <translation>缩放指数 %1 不是 0 到 2 之间的数</translation>
    </message>
    <message>
        <source>0.5 divides by the root of d, 0 switches scaling off</source>
        <translation>0.5 表示除以 d 的平方根，0 表示关闭缩放</translation>
    </message>
    <message>
        <source>the temperature %1 is not a finite number above 0</source>
        <translation>温度 %1 不是大于 0 的有限数</translation>
    </message>
    <message>
        <source>1 leaves the weights as they are</source>
        <translation>1 表示权重保持不变</translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot;</source>
        <translation>没有掩码“%1”</translation>
    </message>
    <message>
        <source>use none, causal or painted</source>
        <translation>请使用 none、causal 或 painted</translation>
    </message>
    <message>
        <source>the painted mask is %1x%2, but there are %3 tokens</source>
        <translation>手绘掩码为 %1x%2，但有 %3 个词元</translation>
    </message>
    <message>
        <source>give each of the %3 tokens a row of %3 marks</source>
        <translation>请为 %3 个词元各提供一行，每行 %3 个标记</translation>
    </message>
    <message>
        <source>the matrix %1 is missing</source>
        <translation>缺少矩阵 %1</translation>
    </message>
    <message>
        <source>X, Wq, Wk and Wv are needed</source>
        <translation>需要 X、Wq、Wk 和 Wv</translation>
    </message>
    <message>
        <source>%1 is not an input</source>
        <translation>%1 不是输入</translation>
    </message>
    <message>
        <source>the inputs are X, Wq, Wk, Wv and the biases bq, bk, bv</source>
        <translation>输入包括 X、Wq、Wk、Wv 以及偏置 bq、bk、bv</translation>
    </message>
    <message>
        <source>%1 has no rows or no columns</source>
        <translation>%1 没有行或没有列</translation>
    </message>
    <message>
        <source>give it at least one of each</source>
        <translation>请至少各提供一个</translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 rows</source>
        <translation>%1 为 %2，而 %3 为 %4：%3 需要 %5 行</translation>
    </message>
    <message>
        <source>resize one of the two</source>
        <translation>请调整其中之一的大小</translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 columns</source>
        <translation>%1 为 %2，而 %3 为 %4：%3 需要 %5 列</translation>
    </message>
    <message>
        <source>%1 is %2 but needs the shape 1x%3</source>
        <translation>%1 为 %2，但需要的形状为 1x%3</translation>
    </message>
    <message>
        <source>give it one number for each column of its projection</source>
        <translation>请为其投影的每一列提供一个数字</translation>
    </message>
    <message>
        <source>choose one of the steps in force</source>
        <translation>请选择一个生效的步骤</translation>
    </message>
    <message>
        <source>%1[%2,%3] does not exist: %1 is %4</source>
        <translation>%1[%2,%3] 不存在：%1 为 %4</translation>
    </message>
    <message>
        <source>rows and columns are counted from 0</source>
        <translation>行和列从 0 开始计数</translation>
    </message>
    <message>
        <source>row %2 of %1 has no distribution (%3)</source>
        <translation>%1 的行 %2 没有分布（%3）</translation>
    </message>
    <message>
        <source>choose a row that has one</source>
        <translation>请选择有分布的行</translation>
    </message>
    <message>
        <source>%1[%2,%3] is not above 0, so it has no logarithm</source>
        <translation>%1[%2,%3] 不大于 0，因此没有对数</translation>
    </message>
    <message>
        <source>choose a weight that is above 0</source>
        <translation>请选择大于 0 的权重</translation>
    </message>
    <message>
        <source>there is no source &quot;%1&quot; for wider matrices</source>
        <translation>没有用于加宽矩阵的来源“%1”</translation>
    </message>
    <message>
        <source>use random, repeat or normal</source>
        <translation>请使用 random、repeat 或 normal</translation>
    </message>
    <message>
        <source>the width %1 is below the session&apos;s own d_k, %2</source>
        <translation>宽度 %1 小于会话自身的 d_k（%2）</translation>
    </message>
    <message>
        <source>choose at least that width</source>
        <translation>请至少选择该宽度</translation>
    </message>
    <message>
        <source>the results would take %1, more than half of the %2 of memory that are free</source>
        <translation>结果将占用 %1，超过空闲内存 %2 的一半</translation>
    </message>
    <message>
        <source>use fewer tokens or close other programs</source>
        <translation>请减少词元数量，或关闭其他程序</translation>
    </message>
    <message>
        <source>an error without a sentence</source>
        <translation>没有说明的错误</translation>
    </message>
    <message>
        <source>a number too small to be held became 0; in the whole file: %1</source>
        <translation>有一个数过小而无法存储，变成了 0；整个文件中共有：%1</translation>
    </message>
    <message>
        <source>write numbers above 5e-324</source>
        <translation>请写大于 5e-324 的数</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>try again or use another copy</source>
        <translation>请重试或使用其他副本</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes</source>
        <translation>%1 大于 %2 字节</translation>
    </message>
    <message>
        <source>choose a smaller file</source>
        <translation>请选择较小的文件</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <translation>请检查其名称和权限</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>%1 是文件夹，不是文件</translation>
    </message>
    <message>
        <source>choose a file in it</source>
        <translation>请选择其中的文件</translation>
    </message>
    <message>
        <source>%1 is a device, a pipe or the like, not a regular file</source>
        <translation>%1 是设备、管道之类，不是普通文件</translation>
    </message>
    <message>
        <source>choose a regular file</source>
        <translation>请选择普通文件</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>save under another name or mend the cause; what was there before is unchanged</source>
        <translation>请换一个名称保存，或排除故障原因；原有内容未变</translation>
    </message>
    <message>
        <source>choose the name of a file</source>
        <translation>请选择文件名</translation>
    </message>
    <message>
        <source>choose the name of a regular file</source>
        <translation>请选择普通文件的名称</translation>
    </message>
    <message>
        <source>the content could not be made</source>
        <translation>无法生成内容</translation>
    </message>
    <message>
        <source>%1 exists already</source>
        <translation>%1 已存在</translation>
    </message>
    <message>
        <source>choose another name, or say that it may be overwritten</source>
        <translation>请选择其他名称，或指明可以覆盖</translation>
    </message>
    <message>
        <source>%1 is not the name of a file</source>
        <translation>%1 不是文件名</translation>
    </message>
    <message>
        <source>the folder of %1 does not exist</source>
        <translation>%1 所在的文件夹不存在</translation>
    </message>
    <message>
        <source>make the folder first</source>
        <translation>请先创建该文件夹</translation>
    </message>
    <message>
        <source>%1 was written, but the disk did not confirm it: %2</source>
        <translation>已写入 %1，但磁盘未予确认：%2</translation>
    </message>
    <message>
        <source>save it again elsewhere</source>
        <translation>请在别处再保存一次</translation>
    </message>
    <message>
        <source>the number %1 is beyond the largest one that can be held, about 1.8e308</source>
        <translation>数字 %1 超出可存储的最大数（约 1.8e308）</translation>
    </message>
    <message>
        <source>write a smaller number, or &quot;Infinity&quot; in a matrix; nothing was changed</source>
        <translation>请写较小的数，或在矩阵中写 &quot;Infinity&quot;；未作任何更改</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; stands there twice</source>
        <translation>成员“%1”出现了两次</translation>
    </message>
    <message>
        <source>remove one of the two; nothing was changed</source>
        <translation>请删除其中之一；未作任何更改</translation>
    </message>
    <message>
        <source>more than %1 lists and objects are nested</source>
        <translation>列表和对象的嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>flatten this part; nothing was changed</source>
        <translation>请减少此部分的嵌套；未作任何更改</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>文本不是 UTF-8</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>请重新输入</translation>
    </message>
    <message>
        <source>shorten it</source>
        <translation>请将其缩短</translation>
    </message>
    <message>
        <source>there are no tokens</source>
        <translation>没有词元</translation>
    </message>
    <message>
        <source>give at least one</source>
        <translation>请至少提供一个</translation>
    </message>
    <message>
        <source>there are %1 tokens, and at most %2 are possible</source>
        <translation>有 %1 个词元，而最多只能有 %2 个</translation>
    </message>
    <message>
        <source>use fewer</source>
        <translation>请减少数量</translation>
    </message>
    <message>
        <source>split it into several cells</source>
        <translation>请将其拆分为多个单元</translation>
    </message>
    <message>
        <source>%1 rows and %2 columns are too many: at most %3 of each are possible</source>
        <translation>%1 行和 %2 列过多：行和列最多各 %3</translation>
    </message>
    <message>
        <source>%1 values are too many: at most %2 are possible</source>
        <translation>%1 个数值过多：最多 %2 个</translation>
    </message>
    <message>
        <source>use fewer rows or columns</source>
        <translation>请减少行数或列数</translation>
    </message>
    <message>
        <source>X has %1 rows, but there are %2 tokens</source>
        <translation>X 有 %1 行，但有 %2 个词元</translation>
    </message>
    <message>
        <source>give each token one row of X</source>
        <translation>请为每个词元提供 X 的一行</translation>
    </message>
    <message>
        <source>X has %1 columns, but there are %2 names for them</source>
        <translation>X 有 %1 列，但列名有 %2 个</translation>
    </message>
    <message>
        <source>give each column of X one name, or leave all names out</source>
        <translation>请为 X 的每一列提供一个名称，或省略所有名称</translation>
    </message>
    <message>
        <source>this part of the view does not fit and was left out</source>
        <translation>视图的这一部分不匹配，已略去</translation>
    </message>
    <message>
        <source>numbers are not concerned</source>
        <translation>数字不受影响</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>饱和</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>NumPy code</source>
        <translation>NumPy 代码</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>复制代码</translation>
    </message>
    <message>
        <source>Each token asks with its query, offers with its key, and gives its value. Edit any number in X or in the three W.</source>
        <translation>每个词元用查询提问，用键应答，并给出自己的值。可以编辑 X 或三个 W 中的任意数字。</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>rows look, columns are looked at</source>
        <translation>行是关注者，列是被关注者</translation>
    </message>
    <message>
        <source>Query times key.</source>
        <translation>查询乘以键。</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>goes on to the next layer</source>
        <translation>传递给下一层</translation>
    </message>
    <message>
        <source>The scores are divided by %1.</source>
        <translation>分数除以 %1。</translation>
    </message>
    <message>
        <source>rows look</source>
        <translation>行是关注者</translation>
    </message>
    <message>
        <source>Weights of “%1”</source>
        <translation>“%1”的权重</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Weights of all tokens</source>
        <translation>所有词元的权重</translation>
    </message>
    <message>
        <source>Entropy of each token</source>
        <translation>每个词元的熵</translation>
    </message>
    <message>
        <source>This token</source>
        <translation>此词元</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>Recover &amp;unsaved work…</source>
        <translation>恢复未保存的工作(&amp;U)…</translation>
    </message>
    <message>
        <source>Sessions that were open when the program ended without closing them</source>
        <translation>程序结束时未关闭的会话</translation>
    </message>
    <message>
        <source>Picture of the pane or c&amp;hart in use…</source>
        <translation>当前窗格或图表的图片(&amp;H)…</translation>
    </message>
    <message>
        <source>Save the matrix or chart that has the focus as PNG, SVG or PDF</source>
        <translation>将拥有焦点的矩阵或图表保存为 PNG、SVG 或 PDF</translation>
    </message>
    <message>
        <source>R&amp;ename row…</source>
        <translation>重命名行(&amp;E)…</translation>
    </message>
    <message>
        <source>Rena&amp;me column…</source>
        <translation>重命名列(&amp;M)…</translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s column</source>
        <translation>更改所选单元格的列所对应的词元或特征的名称</translation>
    </message>
    <message>
        <source>Click or drag over pairs of query and key to hide or allow them; Space does it for the selection</source>
        <translation>单击或拖过查询与键的组合，即可遮蔽或允许它们；空格键对选区执行同样的操作</translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <translation>四个尺寸各不相同</translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation>重命名词元</translation>
    </message>
    <message>
        <source>New name of the token “%1”</source>
        <translation>词元“%1”的新名称</translation>
    </message>
    <message>
        <source>Rename a feature</source>
        <translation>重命名特征</translation>
    </message>
    <message>
        <source>New name of the feature “%1”</source>
        <translation>特征“%1”的新名称</translation>
    </message>
    <message>
        <source>A function of one number x, %1:</source>
        <translation>一个数 x 的函数，%1：</translation>
    </message>
    <message>
        <source>This is the picked weight itself.</source>
        <translation>这就是选中的权重本身。</translation>
    </message>
    <message>
        <source>Picked weights</source>
        <translation>选中的权重</translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s row, else for the picked token</source>
        <translation>更改所选单元格的行所对应的词元或特征的名称，若无则更改选中的词元的名称</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>A matrix from a table, a NumPy or safetensors file, or a head of a model</source>
        <translation>从表格、NumPy 或 safetensors 文件导入矩阵，或导入模型的一个头</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Results as tables, arrays, scripts, a notebook, an article or a page</source>
        <translation>将结果导出为表格、数组、脚本、笔记本、文章或网页</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>复制为 LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>The selected cells as a bmatrix, every digit</source>
        <translation>将选中的单元格复制为 bmatrix，包含全部位数</translation>
    </message>
    <message>
        <source>Copy as &amp;NumPy</source>
        <translation>复制为 NumPy(&amp;N)</translation>
    </message>
    <message>
        <source>The selected cells as np.array, every digit</source>
        <translation>将选中的单元格复制为 np.array，包含全部位数</translation>
    </message>
    <message>
        <source>Copy as Mar&amp;kdown</source>
        <translation>复制为 Markdown(&amp;K)</translation>
    </message>
    <message>
        <source>The selected cells as a table with names, every digit</source>
        <translation>将选中的单元格复制为带名称的表格，包含全部位数</translation>
    </message>
    <message>
        <source>Rotary &amp;positions…</source>
        <translation>旋转位置编码(&amp;P)…</translation>
    </message>
    <message>
        <source>Turn queries and keys by their position, as Llama-type heads do</source>
        <translation>按位置旋转查询和键，与 Llama 类模型的头相同</translation>
    </message>
    <message>
        <source>choose the decimal mark above</source>
        <translation>请在上方选择小数点符号</translation>
    </message>
    <message>
        <source>choose above what the first line and column are</source>
        <translation>请在上方选择首行和首列的含义</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>旋转位置编码</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>约定</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>&amp;Convention</source>
        <translation>约定(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Base of the angles</source>
        <translation>角度的底数(&amp;B)</translation>
    </message>
    <message>
        <source>Scores do not know where a token stands, unless its embedding says so.</source>
        <translation>除非嵌入中含有位置信息，否则分数不知道词元处于什么位置。</translation>
    </message>
    <message>
        <source>Switch rotary positions on</source>
        <translation>启用旋转位置编码</translation>
    </message>
    <message>
        <source>Switch rotary positions off</source>
        <translation>停用旋转位置编码</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>前后两半</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>相邻列</translation>
    </message>
    <message>
        <source>Rotated queries</source>
        <translation>旋转后的查询</translation>
    </message>
    <message>
        <source>Rotated keys</source>
        <translation>旋转后的键</translation>
    </message>
    <message>
        <source>a save or a download that was cut off can leave that: look for a recovery copy or another one</source>
        <translation>保存或下载中断可能造成这种情况：请查找恢复副本或其他副本</translation>
    </message>
    <message>
        <source>the file could not be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>请重试</translation>
    </message>
    <message>
        <source>Numbers in a text: tables, lists, what programs print</source>
        <translation>文本中的数字：表格、列表、程序打印的内容</translation>
    </message>
    <message>
        <source>Tensors: a model, or all steps and inputs (safetensors)</source>
        <translation>张量：一个模型，或全部步骤和输入 (safetensors)</translation>
    </message>
    <message>
        <source>Index of a model in several files (safetensors)</source>
        <translation>多文件模型的索引 (safetensors)</translation>
    </message>
    <message>
        <source>The computation as a NumPy script</source>
        <translation>计算过程（NumPy 脚本）</translation>
    </message>
    <message>
        <source>The computation as a PyTorch script</source>
        <translation>计算过程（PyTorch 脚本）</translation>
    </message>
    <message>
        <source>The notebook for Jupyter</source>
        <translation>Jupyter 笔记本</translation>
    </message>
    <message>
        <source>All results as a LaTeX article</source>
        <translation>全部结果（LaTeX 文章）</translation>
    </message>
    <message>
        <source>All results as one web page</source>
        <translation>全部结果（单个网页）</translation>
    </message>
    <message>
        <source>All results as Markdown</source>
        <translation>全部结果（Markdown）</translation>
    </message>
    <message>
        <source>one head of it is %1 by %2, more than a session can hold</source>
        <translation>其一个头为 %1 × %2，超过会话的容量</translation>
    </message>
    <message>
        <source>is the number of heads right?</source>
        <translation>头数是否正确？</translation>
    </message>
    <message>
        <source>it is no vector of at least %1 numbers, as the bias of this layer</source>
        <translation>它不是该层偏置所需的、至少含 %1 个数字的向量</translation>
    </message>
    <message>
        <source>its numbers are whole ones (%1): it seems to be quantised, and its scale is not applied</source>
        <translation>其中的数字为整数（%1）：似乎经过量化，而其缩放系数未被应用</translation>
    </message>
    <message>
        <source>take the model in F32, F16 or BF16</source>
        <translation>请使用 F32、F16 或 BF16 格式的模型</translation>
    </message>
    <message>
        <source>there is no head %1: it has %2</source>
        <translation>没有头 %1：共有 %2 个</translation>
    </message>
    <message>
        <source>heads are counted from 0</source>
        <translation>头从 0 开始计数</translation>
    </message>
    <message>
        <source>its shape %1x%2 fits one way only, so it cannot be transposed</source>
        <translation>形状 %1x%2 只有一种读法，因此不能转置</translation>
    </message>
    <message>
        <source>read it as it is stored</source>
        <translation>请按存储方式读取</translation>
    </message>
    <message>
        <source>the weights are transposed, as chosen</source>
        <translation>已按所选设置转置权重</translation>
    </message>
    <message>
        <source>an X of %1 by %2 is more than a session can hold</source>
        <translation>%1 × %2 的 X 超过会话的容量</translation>
    </message>
    <message>
        <source>the file has no matrix of token embeddings that are %1 numbers wide</source>
        <translation>文件中没有宽度为 %1 个数字的词元嵌入矩阵</translation>
    </message>
    <message>
        <source>give X from a file of hidden states (--x) or take random numbers (--random)</source>
        <translation>请从隐藏状态文件提供 X (--x)，或使用随机数 (--random)</translation>
    </message>
    <message>
        <source>there is no token %1: it has %2 rows</source>
        <translation>没有词元 %1：共有 %2 行</translation>
    </message>
    <message>
        <source>tokens are counted from 0</source>
        <translation>词元从 0 开始计数</translation>
    </message>
    <message>
        <source>X holds its rows as they are: without position embeddings and without the layers and the layer norm before the head</source>
        <translation>X 原样保存各行：不含位置嵌入，也不含该头之前的各层和层归一化</translation>
    </message>
    <message>
        <source>give the hidden states of the model as X for its own weights</source>
        <translation>若要得到模型自己的权重，请将模型的隐藏状态作为 X</translation>
    </message>
    <message>
        <source>X holds standard normal numbers of seed %1: what the head makes of no text at all</source>
        <translation>X 为种子 %1 的标准正态随机数：可以看出该头在没有任何文本时的表现</translation>
    </message>
    <message>
        <source>X is not in the file</source>
        <translation>文件中没有 X</translation>
    </message>
    <message>
        <source>give token ids (--ids), a file of hidden states (--x) or take random numbers (--random)</source>
        <translation>请提供词元编号 (--ids)、隐藏状态文件 (--x)，或使用随机数 (--random)</translation>
    </message>
    <message>
        <source>open it in PyTorch if you trust it, and save the tensors with safetensors.torch.save_file</source>
        <translation>如果您信任该文件，请在 PyTorch 中打开，并用 safetensors.torch.save_file 保存张量</translation>
    </message>
    <message>
        <source>pickles can run code and are never read: save the arrays with numpy.save or numpy.savez</source>
        <translation>pickle 可能执行代码，因此绝不会读取：请用 numpy.save 或 numpy.savez 保存数组</translation>
    </message>
    <message>
        <source>use the model&apos;s .safetensors file, or convert it to one</source>
        <translation>请使用该模型的 .safetensors 文件，或将其转换成这种文件</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>请先解压</translation>
    </message>
    <message>
        <source>save the sheet as CSV, or copy the cells and paste them</source>
        <translation>请将工作表另存为 CSV，或复制单元格后粘贴</translation>
    </message>
    <message>
        <source>choose the file with the numbers</source>
        <translation>请选择含有数字的文件</translation>
    </message>
    <message>
        <source>save the numbers with numpy.save, or as CSV</source>
        <translation>请用 numpy.save 保存数字，或另存为 CSV</translation>
    </message>
    <message>
        <source>this is a PyTorch checkpoint (a pickle)</source>
        <translation>这是 PyTorch 检查点（pickle）</translation>
    </message>
    <message>
        <source>this is a GGUF or GGML model</source>
        <translation>这是 GGUF 或 GGML 模型</translation>
    </message>
    <message>
        <source>this is not the data but a pointer file that Git LFS left in its place</source>
        <translation>这不是数据，而是 Git LFS 留在其位置上的指针文件</translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull</source>
        <translation>请用 git lfs pull 获取文件本身</translation>
    </message>
    <message>
        <source>this is a TensorFlow Lite model</source>
        <translation>这是 TensorFlow Lite 模型</translation>
    </message>
    <message>
        <source>this is an HDF5 file (Keras .h5, MATLAB 7.3 .mat and others)</source>
        <translation>这是 HDF5 文件（Keras .h5、MATLAB 7.3 .mat 等）</translation>
    </message>
    <message>
        <source>this is a MATLAB file (.mat)</source>
        <translation>这是 MATLAB 文件 (.mat)</translation>
    </message>
    <message>
        <source>save the matrix with writematrix as CSV, or in Python with scipy.io.loadmat and numpy.save</source>
        <translation>请用 writematrix 将矩阵保存为 CSV，或在 Python 中使用 scipy.io.loadmat 和 numpy.save</translation>
    </message>
    <message>
        <source>this is compressed with bzip2</source>
        <translation>该文件经 bzip2 压缩</translation>
    </message>
    <message>
        <source>this is compressed with xz</source>
        <translation>该文件经 xz 压缩</translation>
    </message>
    <message>
        <source>this is compressed with zstd</source>
        <translation>该文件经 zstd 压缩</translation>
    </message>
    <message>
        <source>this is compressed with lz4</source>
        <translation>该文件经 lz4 压缩</translation>
    </message>
    <message>
        <source>this is a 7z archive</source>
        <translation>这是 7z 归档</translation>
    </message>
    <message>
        <source>this is a RAR archive</source>
        <translation>这是 RAR 归档</translation>
    </message>
    <message>
        <source>this is a tar archive</source>
        <translation>这是 tar 归档</translation>
    </message>
    <message>
        <source>this is a PDF document</source>
        <translation>这是 PDF 文档</translation>
    </message>
    <message>
        <source>this is a document in rich text</source>
        <translation>这是富文本文档</translation>
    </message>
    <message>
        <source>this is a PNG picture</source>
        <translation>这是 PNG 图片</translation>
    </message>
    <message>
        <source>this is a JPEG picture</source>
        <translation>这是 JPEG 图片</translation>
    </message>
    <message>
        <source>this is a GIF picture</source>
        <translation>这是 GIF 图片</translation>
    </message>
    <message>
        <source>this is an old Excel sheet (.xls) or another Office document</source>
        <translation>这是旧版 Excel 工作表 (.xls) 或其他 Office 文档</translation>
    </message>
    <message>
        <source>this is a Parquet table</source>
        <translation>这是 Parquet 表格</translation>
    </message>
    <message>
        <source>this is an Arrow or Feather table</source>
        <translation>这是 Arrow 或 Feather 表格</translation>
    </message>
    <message>
        <source>this is a Feather table</source>
        <translation>这是 Feather 表格</translation>
    </message>
    <message>
        <source>this is an SQLite database</source>
        <translation>这是 SQLite 数据库</translation>
    </message>
    <message>
        <source>this is a program or a library</source>
        <translation>这是程序或库文件</translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, as far as was looked</source>
        <translation>文件已损坏：在检查过的范围内只有 NUL 字节</translation>
    </message>
    <message>
        <source>a power cut or a broken download can leave that: use another copy</source>
        <translation>断电或下载中断可能造成这种情况：请使用其他副本</translation>
    </message>
    <message>
        <source>this is a web page (HTML or XML), not the data</source>
        <translation>这是网页（HTML 或 XML），不是数据</translation>
    </message>
    <message>
        <source>download the file itself; the link may need a login or end in /raw/ or /resolve/</source>
        <translation>请下载文件本身；链接可能需要登录，或应以 /raw/ 或 /resolve/ 结尾</translation>
    </message>
    <message>
        <source>this is a Python pickle</source>
        <translation>这是 Python pickle</translation>
    </message>
    <message>
        <source>this is an ONNX model</source>
        <translation>这是 ONNX 模型</translation>
    </message>
    <message>
        <source>this is an Excel sheet (.xlsx)</source>
        <translation>这是 Excel 工作表 (.xlsx)</translation>
    </message>
    <message>
        <source>this is a Word document (.docx)</source>
        <translation>这是 Word 文档 (.docx)</translation>
    </message>
    <message>
        <source>this is a PowerPoint document (.pptx)</source>
        <translation>这是 PowerPoint 文档 (.pptx)</translation>
    </message>
    <message>
        <source>this is an OpenDocument sheet or text (.ods, .odt)</source>
        <translation>这是 OpenDocument 工作表或文本（.ods、.odt）</translation>
    </message>
    <message>
        <source>this is a Java archive</source>
        <translation>这是 Java 归档</translation>
    </message>
    <message>
        <source>this is a Keras model (.keras)</source>
        <translation>这是 Keras 模型 (.keras)</translation>
    </message>
    <message>
        <source>it holds a NUL byte, at byte %1</source>
        <translation>其中含有 NUL 字节，位于字节 %1</translation>
    </message>
    <message>
        <source>duplicate member &quot;%1&quot;</source>
        <translation>成员“%1”重复</translation>
    </message>
    <message>
        <source>it is no JSON, at byte %1: &quot;%2&quot;</source>
        <translation>不是 JSON，位于字节 %1：“%2”</translation>
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
        <translation>%1 不符合要求，已忽略</translation>
    </message>
    <message>
        <source>look it up and choose by hand what depends on it</source>
        <translation>请查明其值，并手动选择取决于它的各项</translation>
    </message>
    <message>
        <source>it is no JSON object and is passed over</source>
        <translation>它不是 JSON 对象，已忽略</translation>
    </message>
    <message>
        <source>choose heads by hand</source>
        <translation>请手动选择头</translation>
    </message>
    <message>
        <source>one head, cut already</source>
        <translation>单个头，已裁切好</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>minGPT or nanoGPT</source>
        <translation>minGPT 或 nanoGPT</translation>
    </message>
    <message>
        <source>BERT or RoBERTa</source>
        <translation>BERT 或 RoBERTa</translation>
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
        <translation>BEiT 或 Swin v2 (timm)</translation>
    </message>
    <message>
        <source>Vision transformer (timm, DINO)</source>
        <translation>Vision Transformer（timm、DINO）</translation>
    </message>
    <message>
        <source>PyTorch&apos;s MultiheadAttention</source>
        <translation>PyTorch 的 MultiheadAttention</translation>
    </message>
    <message>
        <source>OPT, BART, Whisper or CLIP</source>
        <translation>OPT、BART、Whisper 或 CLIP</translation>
    </message>
    <message>
        <source>Phi-3</source>
        <translation>Phi-3</translation>
    </message>
    <message>
        <source>Llama, Mistral, Gemma or Qwen</source>
        <translation>Llama、Mistral、Gemma 或 Qwen</translation>
    </message>
    <message>
        <source>Llama or Mistral (the authors&apos; files)</source>
        <translation>Llama 或 Mistral（作者原版文件）</translation>
    </message>
    <message>
        <source>GPT-Neo</source>
        <translation>GPT-Neo</translation>
    </message>
    <message>
        <source>every second layer of GPT-Neo looks back 256 tokens at most, which is not followed</source>
        <translation>GPT-Neo 每隔一层最多只回看 256 个词元，这里未遵循此限制</translation>
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
        <translation>GPT-NeoX 或 Pythia</translation>
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
        <translation>权重会与模型的不同：计算时未包含这一项</translation>
    </message>
    <message>
        <source>the model also normalises queries and keys (%1), which cannot be followed</source>
        <translation>该模型还对查询和键做归一化（%1），这里无法遵循</translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens (%1), which cannot be followed</source>
        <translation>该模型为两个词元的距离加上学习得到的偏置（%1），这里无法遵循</translation>
    </message>
    <message>
        <source>the model compares directions and has a learned scale (%1), which cannot be followed</source>
        <translation>该模型比较的是方向，并有学习得到的缩放系数（%1），这里无法遵循</translation>
    </message>
    <message>
        <source>the model lets a part of every weight go nowhere (%1), which cannot be followed</source>
        <translation>该模型让每个权重的一部分不流向任何词元（%1），这里无法遵循</translation>
    </message>
    <message>
        <source>the model adds a learned key and value to those of the tokens (%1), which cannot be followed</source>
        <translation>该模型在各词元的键和值之外另加一个学习得到的键和值（%1），这里无法遵循</translation>
    </message>
    <message>
        <source>it holds an adapter (%1), which is of no use without the model that it was made for</source>
        <translation>其中含有适配器（%1），没有它所针对的模型就无法使用</translation>
    </message>
    <message>
        <source>merge the two and save the result</source>
        <translation>请将两者合并并保存结果</translation>
    </message>
    <message>
        <source>its weights are quantised (%1)</source>
        <translation>其权重经过量化（%1）</translation>
    </message>
    <message>
        <source>its keys and values are made in two steps (%1), which cannot be followed</source>
        <translation>其键和值分两步得出（%1），这里无法遵循</translation>
    </message>
    <message>
        <source>multiply the two matrices outside and import the result as --wk and --wv</source>
        <translation>请在外部将两个矩阵相乘，再将结果作为 --wk 和 --wv 导入</translation>
    </message>
    <message>
        <source>there is no attention layer of a known family among its %1 arrays (%2 ...)</source>
        <translation>在其 %1 个数组（%2 ...）中没有已知家族的注意力层</translation>
    </message>
    <message>
        <source>cut the projections out and import them one by one: --wq, --wk, --wv</source>
        <translation>请截取各个投影并逐个导入：--wq、--wk、--wv</translation>
    </message>
    <message>
        <source>the names alone do not tell the family; taken for: %1</source>
        <translation>仅凭名称无法确定所属家族；按以下家族处理：%1</translation>
    </message>
    <message>
        <source>look at mask, scale and positions</source>
        <translation>请检查掩码、缩放和位置</translation>
    </message>
    <message>
        <source>there is no layer &quot;%1&quot;</source>
        <translation>没有层“%1”</translation>
    </message>
    <message>
        <source>there are: %2 ...</source>
        <translation>现有：%2 ...</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fits several layers</source>
        <translation>“%1”与多个层匹配</translation>
    </message>
    <message>
        <source>give more of the name: %2</source>
        <translation>请写出更完整的名称：%2</translation>
    </message>
    <message>
        <source>causal mask: a token looks at itself and at those before it</source>
        <translation>因果掩码：词元关注自己以及之前的词元</translation>
    </message>
    <message>
        <source>no mask: every token looks at every token</source>
        <translation>无掩码：每个词元关注所有词元</translation>
    </message>
    <message>
        <source>the model lets a token look back %1 tokens at most, which is not followed</source>
        <translation>该模型中词元最多只回看 %1 个词元，这里未遵循此限制</translation>
    </message>
    <message>
        <source>with fewer tokens it makes no difference</source>
        <translation>词元更少时没有区别</translation>
    </message>
    <message>
        <source>the scores are not divided by the root of k</source>
        <translation>分数未除以 k 的平方根</translation>
    </message>
    <message>
        <source>the model divides scores by the root of %1 in place of %2: the temperature is %3 for that</source>
        <translation>该模型将分数除以 %1 的平方根，而不是 %2 的：为此温度设为 %3</translation>
    </message>
    <message>
        <source>the model multiplies scores by %1: the temperature is %2 for that</source>
        <translation>该模型将分数乘以 %1：为此温度设为 %2</translation>
    </message>
    <message>
        <source>the model divides scores by the number of the layer from 1, too: the temperature is %1</source>
        <translation>该模型还将分数除以从 1 开始的层号：温度设为 %1</translation>
    </message>
    <message>
        <source>the model bends scores so that none passes %1, which cannot be followed</source>
        <translation>该模型压缩分数，使其都不超过 %1，这里无法遵循</translation>
    </message>
    <message>
        <source>scores well below that hardly differ</source>
        <translation>远小于该值的分数几乎没有差别</translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns, each of the first half with its partner in the second</source>
        <translation>底数为 %1 的旋转位置编码旋转 %3 列中的 %2 列，前半部分的每一列与后半部分的对应列配对</translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns in neighbouring pairs</source>
        <translation>底数为 %1 的旋转位置编码以相邻列为一对，旋转 %3 列中的 %2 列</translation>
    </message>
    <message>
        <source>base and number of columns are the usual ones: no config.json tells them</source>
        <translation>底数和列数取自通常的值：没有 config.json 可供参考</translation>
    </message>
    <message>
        <source>set them by hand if the model has others</source>
        <translation>如果模型使用其他值，请手动设置</translation>
    </message>
    <message>
        <source>the model takes off scores by distance (ALiBi), which cannot be followed</source>
        <translation>该模型按距离减小分数 (ALiBi)，这里无法遵循</translation>
    </message>
    <message>
        <source>expect weights further back to be too large</source>
        <translation>较远处的权重会偏大</translation>
    </message>
    <message>
        <source>the model stretches its positions (%1), which cannot be followed</source>
        <translation>该模型拉伸其位置（%1），这里无法遵循</translation>
    </message>
    <message>
        <source>expect other weights between tokens that lie far apart</source>
        <translation>相距较远的词元之间的权重会有所不同</translation>
    </message>
    <message>
        <source>the file speaks of rotary positions with base %1, but not of what turns with what</source>
        <translation>文件中提到底数为 %1 的旋转位置编码，但未说明哪些列一起旋转</translation>
    </message>
    <message>
        <source>choose halves or pairs: --rope pairs,BASE</source>
        <translation>请选择 halves 或 pairs：--rope pairs,BASE</translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens, which cannot be followed</source>
        <translation>该模型为两个词元的距离加上学习得到的偏置，这里无法遵循</translation>
    </message>
    <message>
        <source>expect other weights than the model&apos;s</source>
        <translation>权重会与模型的不同</translation>
    </message>
    <message>
        <source>the model&apos;s positions are %1, which cannot be followed</source>
        <translation>该模型的位置编码为 %1，这里无法遵循</translation>
    </message>
    <message>
        <source>in the model the keys and values of this layer come from another text than the queries; here one X feeds all three</source>
        <translation>在该模型中，此层的键和值来自与查询不同的文本；这里三者都由同一个 X 提供</translation>
    </message>
    <message>
        <source>choose a layer of self-attention for the model&apos;s own numbers</source>
        <translation>若要得到模型自己的数字，请选择自注意力层</translation>
    </message>
    <message>
        <source>its shape fits both ways; read as out x in, as this family stores it: %1</source>
        <translation>其形状有两种读法；已按该家族的存储方式读作“输出 x 输入”：%1</translation>
    </message>
    <message>
        <source>its shape fits both ways; read as in x out, as this family stores it: %1</source>
        <translation>其形状有两种读法；已按该家族的存储方式读作“输入 x 输出”：%1</translation>
    </message>
    <message>
        <source>transpose it if the head looks wrong</source>
        <translation>如果这个头看起来不对，请将其转置</translation>
    </message>
    <message>
        <source>by its shape it is stored the other way round than this family does: %1</source>
        <translation>从形状看，其存储方向与该家族的惯例相反：%1</translation>
    </message>
    <message>
        <source>give other numbers with --heads and --kv-heads</source>
        <translation>请用 --heads 和 --kv-heads 指定其他数量</translation>
    </message>
    <message>
        <source>its shape is %1, and projections are matrices</source>
        <translation>其形状为 %1，而投影应为矩阵</translation>
    </message>
    <message>
        <source>choose another layer</source>
        <translation>请选择其他层</translation>
    </message>
    <message>
        <source>it reads vectors of %1 numbers where the queries are made from %2</source>
        <translation>它读取 %1 个数字的向量，而查询由 %2 个数字得出</translation>
    </message>
    <message>
        <source>choose a layer in which one X feeds queries, keys and values</source>
        <translation>请选择由同一个 X 提供查询、键和值的层</translation>
    </message>
    <message>
        <source>save the array again with numpy.save</source>
        <translation>请用 numpy.save 重新保存数组</translation>
    </message>
    <message>
        <source>truncated: 1 byte is missing</source>
        <translation>已截断：缺少 1 字节</translation>
    </message>
    <message>
        <source>truncated: %1 bytes are missing</source>
        <translation>已截断：缺少 %1 字节</translation>
    </message>
    <message>
        <source>a part of the file was lost: use another copy</source>
        <translation>文件的一部分已丢失：请使用其他副本</translation>
    </message>
    <message>
        <source>this is no NumPy array: it does not begin as one</source>
        <translation>这不是 NumPy 数组：开头不符</translation>
    </message>
    <message>
        <source>choose an .npy file</source>
        <translation>请选择 .npy 文件</translation>
    </message>
    <message>
        <source>truncated: the file ends within its first %1 bytes, before the header</source>
        <translation>已截断：文件在前 %1 字节内、文件头之前就结束了</translation>
    </message>
    <message>
        <source>use another copy</source>
        <translation>请使用其他副本</translation>
    </message>
    <message>
        <source>bad header: version %1.%2 of the format is not known, only 1.0, 2.0 and 3.0</source>
        <translation>文件头有误：格式版本 %1.%2 未知，只支持 1.0、2.0 和 3.0</translation>
    </message>
    <message>
        <source>truncated: the header should have %1 bytes, but only %2 are there</source>
        <translation>已截断：文件头应有 %1 字节，但只有 %2 字节</translation>
    </message>
    <message>
        <source>bad header: %1 bytes are more than any array of numbers needs</source>
        <translation>文件头有误：%1 字节超过了任何数字数组所需</translation>
    </message>
    <message>
        <source>bad header: it could not be read</source>
        <translation>文件头有误：无法读取</translation>
    </message>
    <message>
        <source>bad header: the member &quot;%1&quot; is not known</source>
        <translation>文件头有误：成员“%1”未知</translation>
    </message>
    <message>
        <source>bad header: duplicate member &quot;%1&quot;</source>
        <translation>文件头有误：成员“%1”重复</translation>
    </message>
    <message>
        <source>bad header: %1 is missing</source>
        <translation>文件头有误：缺少 %1</translation>
    </message>
    <message>
        <source>bad header: shape is %1, not a tuple</source>
        <translation>文件头有误：shape 为 %1，不是元组</translation>
    </message>
    <message>
        <source>bad header: shape has %1 dimensions</source>
        <translation>文件头有误：shape 有 %1 个维度</translation>
    </message>
    <message>
        <source>bad header: shape holds %1, which is no size</source>
        <translation>文件头有误：shape 中含有 %1，这不是大小</translation>
    </message>
    <message>
        <source>bad header: found %1, not a dictionary</source>
        <translation>文件头有误：发现 %1，不是字典</translation>
    </message>
    <message>
        <source>bad header: fortran_order is %1, neither True nor False</source>
        <translation>文件头有误：fortran_order 为 %1，既不是 True 也不是 False</translation>
    </message>
    <message>
        <source>bad header: the shape %1 is beyond everything that can be counted</source>
        <translation>文件头有误：形状 %1 超出了可计数的范围</translation>
    </message>
    <message>
        <source>bad header: it is no Python literal, from byte %1 on: %2</source>
        <translation>文件头有误：从字节 %1 起不是 Python 字面量：%2</translation>
    </message>
    <message>
        <source>another array follows in the same file and is left out: %1 bytes</source>
        <translation>同一文件中后面还有一个数组，已略去：%1 字节</translation>
    </message>
    <message>
        <source>1 byte after the array is left out: the data are longer than the shape says</source>
        <translation>数组之后的 1 字节已略去：数据比形状所示的更长</translation>
    </message>
    <message>
        <source>%1 bytes after the array are left out: the data are longer than the shape says</source>
        <translation>数组之后的 %1 字节已略去：数据比形状所示的更长</translation>
    </message>
    <message>
        <source>unsupported type %1: floating-point numbers of %2 bytes</source>
        <translation>不支持的类型 %1：%2 字节的浮点数</translation>
    </message>
    <message>
        <source>save it with astype(&apos;float64&apos;)</source>
        <translation>请用 astype(&apos;float64&apos;) 保存</translation>
    </message>
    <message>
        <source>unsupported type %1: complex numbers</source>
        <translation>不支持的类型 %1：复数</translation>
    </message>
    <message>
        <source>save the real part, the imaginary part or the magnitude</source>
        <translation>请保存实部、虚部或模</translation>
    </message>
    <message>
        <source>unsupported type %1: Python objects, which are pickled and can run code when they are read</source>
        <translation>不支持的类型 %1：Python 对象，以 pickle 存储，读取时可能执行代码</translation>
    </message>
    <message>
        <source>save the numbers with astype(&apos;float64&apos;)</source>
        <translation>请用 astype(&apos;float64&apos;) 保存这些数字</translation>
    </message>
    <message>
        <source>unsupported type %1: structures or raw bytes</source>
        <translation>不支持的类型 %1：结构体或原始字节</translation>
    </message>
    <message>
        <source>save one field of numbers</source>
        <translation>请保存一个数字字段</translation>
    </message>
    <message>
        <source>unsupported type %1: texts</source>
        <translation>不支持的类型 %1：文本</translation>
    </message>
    <message>
        <source>unsupported type %1: dates or times</source>
        <translation>不支持的类型 %1：日期或时间</translation>
    </message>
    <message>
        <source>save them as numbers with astype(&apos;float64&apos;)</source>
        <translation>请用 astype(&apos;float64&apos;) 将其保存为数字</translation>
    </message>
    <message>
        <source>unsupported type %1: long double</source>
        <translation>不支持的类型 %1：long double</translation>
    </message>
    <message>
        <source>unsupported type %1</source>
        <translation>不支持的类型 %1</translation>
    </message>
    <message>
        <source>unsupported type: structures with fields (%1)</source>
        <translation>不支持的类型：含字段的结构体（%1）</translation>
    </message>
    <message>
        <source>bad header: descr is %1, not the name of a type</source>
        <translation>文件头有误：descr 为 %1，不是类型名称</translation>
    </message>
    <message>
        <source>unsafe name &quot;%1&quot;: this member is left out</source>
        <translation>不安全的名称“%1”：已略去此成员</translation>
    </message>
    <message>
        <source>duplicate name: several members are called &quot;%1&quot;, all of them are left out</source>
        <translation>名称重复：有多个成员名为“%1”，已全部略去</translation>
    </message>
    <message>
        <source>%1 is no array and is left out</source>
        <translation>%1 不是数组，已略去</translation>
    </message>
    <message>
        <source>this array is left out</source>
        <translation>已略去此数组</translation>
    </message>
    <message>
        <source>the archive holds no arrays</source>
        <translation>归档中没有数组</translation>
    </message>
    <message>
        <source>choose a file that numpy.savez wrote</source>
        <translation>请选择由 numpy.savez 写入的文件</translation>
    </message>
    <message>
        <source>there are no arrays left that can be read</source>
        <translation>没有剩下可读取的数组</translation>
    </message>
    <message>
        <source>this is no NumPy archive (.npz): it is not a zip file</source>
        <translation>这不是 NumPy 归档 (.npz)：它不是 zip 文件</translation>
    </message>
    <message>
        <source>unsupported type %1: the tensor &quot;%2&quot; is left out</source>
        <translation>不支持的类型 %1：已略去张量“%2”</translation>
    </message>
    <message>
        <source>save it as F32, F16 or BF16</source>
        <translation>请保存为 F32、F16 或 BF16</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no elements (%2) and cannot be placed</source>
        <translation>“%1”没有元素（%2），无法放置</translation>
    </message>
    <message>
        <source>the file holds no tensors</source>
        <translation>文件中没有张量</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>请选择其他文件</translation>
    </message>
    <message>
        <source>the file is damaged or cut off: download or save it again</source>
        <translation>文件已损坏或不完整：请重新下载或保存</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, not an object</source>
        <translation>“%1”为 %2，不是对象</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a list, not an object</source>
        <translation>“%1”是列表，不是对象</translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are no text</source>
        <translation>元数据“%1”不是文本</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is not what it should be</source>
        <translation>“%2”的 %1 不符合要求</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is missing</source>
        <translation>缺少“%2”的 %1</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; needs two data_offsets, found %2</source>
        <translation>范围有误：“%1”需要两个 data_offsets，实际为 %2</translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are %2, not a text</source>
        <translation>元数据“%1”为 %2，不是文本</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is %3</source>
        <translation>“%2”的 %1 为 %3</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; holds %2, which is no size</source>
        <translation>“%1”的形状含有 %2，这不是大小</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; has more than %2 dimensions</source>
        <translation>“%1”的形状超过 %2 个维度</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; has the offset %2</source>
        <translation>范围有误：“%1”的偏移量为 %2</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; ends at byte %2, before its begin at %3</source>
        <translation>范围有误：“%1”在字节 %2 结束，位于其起点 %3 之前</translation>
    </message>
    <message>
        <source>bad range: the shape %2 of &quot;%1&quot; is beyond everything that can be counted</source>
        <translation>范围有误：“%1”的形状 %2 超出了可计数的范围</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; of shape %2 and type %3 takes %4 bytes, but its range has %5</source>
        <translation>范围有误：形状为 %2、类型为 %3 的“%1”需占 %4 字节，但其范围有 %5 字节</translation>
    </message>
    <message>
        <source>truncated: &quot;%1&quot; has a range beyond the end of the file, %2 bytes are missing</source>
        <translation>已截断：“%1”的范围超出文件末尾，缺少 %2 字节</translation>
    </message>
    <message>
        <source>bad range: the ranges of &quot;%1&quot; and &quot;%2&quot; overlap</source>
        <translation>范围有误：“%1”与“%2”的范围重叠</translation>
    </message>
    <message>
        <source>bad range: a gap of %1 bytes before &quot;%2&quot; belongs to no tensor</source>
        <translation>范围有误：“%2”之前有 %1 字节的空隙不属于任何张量</translation>
    </message>
    <message>
        <source>bad range: %1 bytes at the end belong to no tensor</source>
        <translation>范围有误：末尾有 %1 字节不属于任何张量</translation>
    </message>
    <message>
        <source>truncated: its length takes %1 bytes, the file has %2</source>
        <translation>已截断：长度字段占 %1 字节，而文件只有 %2 字节</translation>
    </message>
    <message>
        <source>its length, %1 bytes, is beyond the %2 that are allowed</source>
        <translation>其长度为 %1 字节，超过允许的 %2</translation>
    </message>
    <message>
        <source>truncated: it should have %1 bytes, but only %2 are there</source>
        <translation>已截断：应有 %1 字节，但只有 %2 字节</translation>
    </message>
    <message>
        <source>it does not begin with {</source>
        <translation>开头不是 {</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>不是 JSON</translation>
    </message>
    <message>
        <source>%1 is a single matrix and has no slices</source>
        <translation>%1 是单个矩阵，没有切片</translation>
    </message>
    <message>
        <source>leave the slice out</source>
        <translation>请省略切片</translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of %1</source>
        <translation>所请求的部分超出了 %1 的范围</translation>
    </message>
    <message>
        <source>too big for a session: %1 bytes, at most %2 are read</source>
        <translation>对会话而言过大：%1 字节，最多读取 %2</translation>
    </message>
    <message>
        <source>the session could not be read</source>
        <translation>无法读取会话</translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation>它不是对象</translation>
    </message>
    <message>
        <source>weight_map holds %1 where the name of a file was expected</source>
        <translation>weight_map 中应为文件名之处却是 %1</translation>
    </message>
    <message>
        <source>it is a list, not an object</source>
        <translation>它是列表，不是对象</translation>
    </message>
    <message>
        <source>weight_map is no object of file names</source>
        <translation>weight_map 不是由文件名组成的对象</translation>
    </message>
    <message>
        <source>the index puts tensors into this file that it does not hold (%1): %2</source>
        <translation>索引指明有些张量在此文件中，但其中并没有（%1）：%2</translation>
    </message>
    <message>
        <source>this file of the model cannot be opened; tensors that are left out with it: %1</source>
        <translation>无法打开模型的这个文件；随之略去的张量：%1</translation>
    </message>
    <message>
        <source>put it beside the index</source>
        <translation>请将其放在索引旁边</translation>
    </message>
    <message>
        <source>too big for the index of a model: %1 bytes</source>
        <translation>作为模型索引过大：%1 字节</translation>
    </message>
    <message>
        <source>this is the index of a model, and the files that it names cannot be found from here</source>
        <translation>这是模型的索引，从这里找不到它所指明的文件</translation>
    </message>
    <message>
        <source>open it as a file, with the others beside it</source>
        <translation>请将其作为文件打开，并将其他文件放在旁边</translation>
    </message>
    <message>
        <source>the index could not be read</source>
        <translation>无法读取索引</translation>
    </message>
    <message>
        <source>download it again</source>
        <translation>请重新下载</translation>
    </message>
    <message>
        <source>weight_map is missing</source>
        <translation>缺少 weight_map</translation>
    </message>
    <message>
        <source>choose the index of a model, or one of its .safetensors files</source>
        <translation>请选择模型的索引，或其中一个 .safetensors 文件</translation>
    </message>
    <message>
        <source>unsafe name of a file: &quot;%1&quot;</source>
        <translation>不安全的文件名：“%1”</translation>
    </message>
    <message>
        <source>files of a model stand beside its index</source>
        <translation>模型的文件应位于其索引旁边</translation>
    </message>
    <message>
        <source>it names no tensors</source>
        <translation>其中未指明任何张量</translation>
    </message>
    <message>
        <source>the array is a single matrix and has no slices</source>
        <translation>该数组是单个矩阵，没有切片</translation>
    </message>
    <message>
        <source>there is no slice %1: the array of shape %2 has %3</source>
        <translation>没有切片 %1：形状为 %2 的数组有 %3 个</translation>
    </message>
    <message>
        <source>slices are counted from 0</source>
        <translation>切片从 0 开始计数</translation>
    </message>
    <message>
        <source>the array of shape %1 is a stack of %2 matrices</source>
        <translation>形状为 %1 的数组由 %2 个矩阵堆叠而成</translation>
    </message>
    <message>
        <source>choose one of its slices, from 0 to %3 (--slice on the command line)</source>
        <translation>请选择其中一个切片，从 0 到 %3（命令行中使用 --slice）</translation>
    </message>
    <message>
        <source>leading axis of length 1 left out</source>
        <translation>已略去长度为 1 的前导轴</translation>
    </message>
    <message>
        <source>%1 leading axes of length 1 left out</source>
        <translation>已略去 %1 个长度为 1 的前导轴</translation>
    </message>
    <message>
        <source>slice %1 of %2 read, counted from 0</source>
        <translation>已读取 %2 个切片中的切片 %1（从 0 开始计数）</translation>
    </message>
    <message>
        <source>too big: %1x%2 is beyond the %3 rows or columns, or the %4 numbers, of a matrix</source>
        <translation>过大：%1x%2 超出矩阵的上限（%3 行或列，或 %4 个数字）</translation>
    </message>
    <message>
        <source>take a part of it</source>
        <translation>请只取其中一部分</translation>
    </message>
    <message>
        <source>the numbers could not be read</source>
        <translation>无法读取这些数字</translation>
    </message>
    <message>
        <source>the file may have changed meanwhile: open it again, or use another copy</source>
        <translation>文件可能在此期间发生了变化：请重新打开，或使用其他副本</translation>
    </message>
    <message>
        <source>1 cell is not finite</source>
        <translation>1 个单元格不是有限数</translation>
    </message>
    <message>
        <source>%1 cells are not finite</source>
        <translation>%1 个单元格不是有限数</translation>
    </message>
    <message>
        <source>1 whole number is beyond 2^53 and lost its last digits</source>
        <translation>1 个整数超过 2^53，丢失了末尾的数位</translation>
    </message>
    <message>
        <source>%1 whole numbers are beyond 2^53 and lost their last digits</source>
        <translation>%1 个整数超过 2^53，丢失了末尾的数位</translation>
    </message>
    <message>
        <source>1 truth value is neither 0 nor 1 and was read as 1</source>
        <translation>1 个真值既不是 0 也不是 1，已读作 1</translation>
    </message>
    <message>
        <source>%1 truth values are neither 0 nor 1 and were read as 1</source>
        <translation>%1 个真值既不是 0 也不是 1，已读作 1</translation>
    </message>
    <message>
        <source>the array has no elements (%1) and cannot be placed</source>
        <translation>该数组没有元素（%1），无法放置</translation>
    </message>
    <message>
        <source>choose one that has some</source>
        <translation>请选择含有元素的数组</translation>
    </message>
    <message>
        <source>scalar read as 1x1</source>
        <translation>标量已读作 1x1</translation>
    </message>
    <message>
        <source>one dimension read as a row</source>
        <translation>一维数组已读作一行</translation>
    </message>
    <message>
        <source>transpose it for a column</source>
        <translation>若要读作一列，请转置</translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of the array of shape %1</source>
        <translation>所请求的部分超出了形状为 %1 的数组的范围</translation>
    </message>
    <message>
        <source>the file starts as %1, but is damaged here</source>
        <translation>文件开头为 %1，但在此处损坏</translation>
    </message>
    <message>
        <source>save the table again, best as UTF-8</source>
        <translation>请重新保存表格，最好使用 UTF-8</translation>
    </message>
    <message>
        <source>the file has no byte order mark and was read as UTF-16</source>
        <translation>文件没有字节顺序标记，已按 UTF-16 读取</translation>
    </message>
    <message>
        <source>the file is not UTF-8, it was read as Latin-1 (Windows-1252)</source>
        <translation>文件不是 UTF-8，已按 Latin-1 (Windows-1252) 读取</translation>
    </message>
    <message>
        <source>look at the names, or save the table as UTF-8</source>
        <translation>请检查名称，或将表格保存为 UTF-8</translation>
    </message>
    <message>
        <source>there is a NUL character, so this is no text</source>
        <translation>其中有 NUL 字符，因此不是文本</translation>
    </message>
    <message>
        <source>choose a text file, or save the table again as UTF-8</source>
        <translation>请选择文本文件，或将表格重新保存为 UTF-8</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; left out</source>
        <translation>已略去行“%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 (decimal point) or as the number %3 (decimal comma)</source>
        <translation>“%1”可读作单元格 %2（小数点），也可读作数字 %3（小数逗号）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 or as the number %3 with group marks</source>
        <translation>“%1”可读作单元格 %2，也可读作带千位分隔符的数字 %3</translation>
    </message>
    <message>
        <source>put tabs or semicolons between the cells, or take the group marks out</source>
        <translation>请在单元格之间使用制表符或分号，或去掉千位分隔符</translation>
    </message>
    <message>
        <source>the table is empty: there are no numbers</source>
        <translation>表格为空：没有数字</translation>
    </message>
    <message>
        <source>choose a table with numbers</source>
        <translation>请选择含有数字的表格</translation>
    </message>
    <message>
        <source>the table has more than %1 rows</source>
        <translation>表格超过 %1 行</translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %1 rows, %1 columns and %2 numbers</source>
        <translation>请将其缩小；矩阵最多有 %1 行、%1 列和 %2 个数字</translation>
    </message>
    <message>
        <source>the table has more than %2 cells</source>
        <translation>表格超过 %2 个单元格</translation>
    </message>
    <message>
        <source>a row has more than %1 cells</source>
        <translation>有一行超过 %1 个单元格</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer file: it stands for the data, which is elsewhere</source>
        <translation>这是 Git LFS 指针文件：它代表存放在别处的数据</translation>
    </message>
    <message>
        <source>fetch the data with &quot;git lfs pull&quot;</source>
        <translation>请用 &quot;git lfs pull&quot; 获取数据</translation>
    </message>
    <message>
        <source>this is a Matrix Market file, which is not read</source>
        <translation>这是 Matrix Market 文件，本程序不读取</translation>
    </message>
    <message>
        <source>save the matrix as .npy or CSV (scipy.io.mmread reads it)</source>
        <translation>请将矩阵保存为 .npy 或 CSV（scipy.io.mmread 可以读取它）</translation>
    </message>
    <message>
        <source>the file holds only blanks</source>
        <translation>文件中只有空白字符</translation>
    </message>
    <message>
        <source>a text table is one matrix and has no slice %1</source>
        <translation>文本表格是单个矩阵，没有切片 %1</translation>
    </message>
    <message>
        <source>the text has %1 bytes, more than the %2 that are read</source>
        <translation>文本有 %1 字节，超过读取上限 %2</translation>
    </message>
    <message>
        <source>cut it down, or save the matrix as .npy</source>
        <translation>请将其缩小，或将矩阵保存为 .npy</translation>
    </message>
    <message>
        <source>the text cannot be read</source>
        <translation>无法读取文本</translation>
    </message>
    <message>
        <source>check the file and its disk</source>
        <translation>请检查文件及其所在磁盘</translation>
    </message>
    <message>
        <source>a text table holds one array</source>
        <translation>文本表格只含一个数组</translation>
    </message>
    <message>
        <source>choose the first one</source>
        <translation>请选择第一个</translation>
    </message>
    <message>
        <source>the block lies outside of the table, which is %1x%2</source>
        <translation>该区块超出了表格的范围（%1x%2）</translation>
    </message>
    <message>
        <source>choose rows and columns of the table</source>
        <translation>请选择表格中的行和列</translation>
    </message>
    <message>
        <source>a cell of the table spans several rows or columns</source>
        <translation>表格中有跨越多行或多列的单元格</translation>
    </message>
    <message>
        <source>split it first</source>
        <translation>请先将其拆分</translation>
    </message>
    <message>
        <source>the table holds another table</source>
        <translation>表格中含有另一个表格</translation>
    </message>
    <message>
        <source>copy the inner one alone</source>
        <translation>请单独复制内层表格</translation>
    </message>
    <message>
        <source>this is a web page with a script, not a table</source>
        <translation>这是带脚本的网页，不是表格</translation>
    </message>
    <message>
        <source>copy the table alone, or save it as CSV</source>
        <translation>请单独复制表格，或将其保存为 CSV</translation>
    </message>
    <message>
        <source>this is a web page (HTML) without a table</source>
        <translation>这是没有表格的网页 (HTML)</translation>
    </message>
    <message>
        <source>download the file itself, or copy a table out of the page</source>
        <translation>请下载文件本身，或从网页中复制表格</translation>
    </message>
    <message>
        <source>this is a web page (HTML) with %1 tables</source>
        <translation>这是含有 %1 个表格的网页 (HTML)</translation>
    </message>
    <message>
        <source>copy the one that is meant</source>
        <translation>请复制所需的那一个</translation>
    </message>
    <message>
        <source>table read from HTML</source>
        <translation>表格取自 HTML</translation>
    </message>
    <message>
        <source>a LaTeX environment is cut off</source>
        <translation>LaTeX 环境不完整</translation>
    </message>
    <message>
        <source>copy all of it</source>
        <translation>请完整复制</translation>
    </message>
    <message>
        <source>the LaTeX environment &quot;%1&quot; is not read</source>
        <translation>不读取 LaTeX 环境“%1”</translation>
    </message>
    <message>
        <source>copy a pmatrix, bmatrix, array or tabular</source>
        <translation>请复制 pmatrix、bmatrix、array 或 tabular</translation>
    </message>
    <message>
        <source>there is more than one LaTeX environment</source>
        <translation>有多个 LaTeX 环境</translation>
    </message>
    <message>
        <source>copy one matrix</source>
        <translation>请复制一个矩阵</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>括号嵌套过深</translation>
    </message>
    <message>
        <source>give a list of rows</source>
        <translation>请提供由行组成的列表</translation>
    </message>
    <message>
        <source>numbers and lists stand side by side</source>
        <translation>数字与列表并列出现</translation>
    </message>
    <message>
        <source>give a list of rows, each a list of numbers</source>
        <translation>请提供由行组成的列表，每行为一个数字列表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; closes no bracket</source>
        <translation>“%1”没有与之对应的左括号</translation>
    </message>
    <message>
        <source>check the brackets</source>
        <translation>请检查括号</translation>
    </message>
    <message>
        <source>&quot;...&quot; stands for numbers that were left out when this was printed</source>
        <translation>&quot;...&quot; 代表打印时省略的数字</translation>
    </message>
    <message>
        <source>print all of them (numpy.set_printoptions(threshold=sys.maxsize)), or save the array as .npy</source>
        <translation>请打印全部数字 (numpy.set_printoptions(threshold=sys.maxsize))，或将数组保存为 .npy</translation>
    </message>
    <message>
        <source>a quote is opened here and never closed</source>
        <translation>此处的引号没有闭合</translation>
    </message>
    <message>
        <source>close it</source>
        <translation>请将其闭合</translation>
    </message>
    <message>
        <source>this is an object with named members, not a list of rows</source>
        <translation>这是带命名成员的对象，不是行的列表</translation>
    </message>
    <message>
        <source>a bracket is opened and never closed</source>
        <translation>有括号没有闭合</translation>
    </message>
    <message>
        <source>check the brackets; the text may be cut off</source>
        <translation>请检查括号；文本可能不完整</translation>
    </message>
    <message>
        <source>the call around the list does not end</source>
        <translation>列表外层的调用没有结束</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands behind the matrix</source>
        <translation>矩阵之后还有“%1”</translation>
    </message>
    <message>
        <source>give one matrix and nothing else</source>
        <translation>请只提供一个矩阵，不要有其他内容</translation>
    </message>
    <message>
        <source>the lines inside one pair of brackets can be rows (MATLAB) or one row that was wrapped (NumPy)</source>
        <translation>同一对括号内的多行可能是矩阵的各行 (MATLAB)，也可能是折行显示的一行 (NumPy)</translation>
    </message>
    <message>
        <source>put ; between the rows, or brackets around each of them</source>
        <translation>请在行之间写 ;，或为每行加上括号</translation>
    </message>
    <message>
        <source>a flat list read as one row</source>
        <translation>单层列表已读作一行</translation>
    </message>
    <message>
        <source>this is no list of numbers</source>
        <translation>这不是数字列表</translation>
    </message>
    <message>
        <source>this is a stack of %1 matrices</source>
        <translation>这是由 %1 个矩阵组成的堆叠</translation>
    </message>
    <message>
        <source>give one of them, or save the array as .npy</source>
        <translation>请提供其中一个，或将数组保存为 .npy</translation>
    </message>
    <message>
        <source>decimal points and decimal commas are mixed: %1 is &quot;%2&quot;, %3 is &quot;%4&quot;</source>
        <translation>小数点与小数逗号混用：%1 为“%2”，%3 为“%4”</translation>
    </message>
    <message>
        <source>write all numbers with the same decimal mark</source>
        <translation>请用同一种小数点符号写所有数字</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal comma) or as %3 (the comma groups digits)</source>
        <translation>“%1”可读作 %2（小数逗号），也可读作 %3（逗号为千位分隔符）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal point) or as %3 (the point groups digits)</source>
        <translation>“%1”可读作 %2（小数点），也可读作 %3（句点为千位分隔符）</translation>
    </message>
    <message>
        <source>decimal points and decimal commas may be mixed: %1 is &quot;%2&quot;, and &quot;%4&quot; in %3 can be a number with another decimal mark or with a group mark</source>
        <translation>小数点与小数逗号可能混用：%1 为“%2”，而 %3 中的“%4”可能是使用另一种小数点符号的数字，也可能带有千位分隔符</translation>
    </message>
    <message>
        <source>write a number there</source>
        <translation>请在此处写数字</translation>
    </message>
    <message>
        <source>row %1 column %2 holds two lines: &quot;%3&quot;</source>
        <translation>第 %1 行第 %2 列含有两行文字：“%3”</translation>
    </message>
    <message>
        <source>row %1 column %2 holds %4 lines: &quot;%3&quot;</source>
        <translation>第 %1 行第 %2 列含有 %4 行文字：“%3”</translation>
    </message>
    <message>
        <source>row %1 column %2 is empty, which is no number</source>
        <translation>第 %1 行第 %2 列为空，空不是数字</translation>
    </message>
    <message>
        <source>row %1 column %2 is %3, beyond the largest number that can be held, about 1.8e308</source>
        <translation>第 %1 行第 %2 列为 %3，超出可存储的最大数（约 1.8e308）</translation>
    </message>
    <message>
        <source>write a smaller number, or inf</source>
        <translation>请写较小的数，或 inf</translation>
    </message>
    <message>
        <source>row %1 column %2 is &quot;%3&quot;, which is not a number</source>
        <translation>第 %1 行第 %2 列为“%3”，这不是数字</translation>
    </message>
    <message>
        <source>%1 cells are not numbers: %2</source>
        <translation>%1 个单元格不是数字：%2</translation>
    </message>
    <message>
        <source>write numbers there, or say --header yes if the first line holds names</source>
        <translation>请在这些位置写数字；如果首行是名称，请指定 --header yes</translation>
    </message>
    <message>
        <source>write a number into each of them</source>
        <translation>请在每个这样的单元格中写一个数字</translation>
    </message>
    <message>
        <source>decimal comma read</source>
        <translation>已按小数逗号读取</translation>
    </message>
    <message>
        <source>grouping marks removed</source>
        <translation>已去除千位分隔符</translation>
    </message>
    <message>
        <source>grouping spaces removed</source>
        <translation>已去除作为千位分隔符的空格</translation>
    </message>
    <message>
        <source>typographic minus read as minus</source>
        <translation>印刷体减号已读作减号</translation>
    </message>
    <message>
        <source>D exponents read</source>
        <translation>已读取 D 指数</translation>
    </message>
    <message>
        <source>numbers too small to be held read as 0: %1</source>
        <translation>有些数过小而无法存储，已读作 0：%1</translation>
    </message>
    <message>
        <source>first line taken as names (labels), all of them empty</source>
        <translation>首行作为名称（标签），全部为空</translation>
    </message>
    <message>
        <source>first line taken as names (labels): %1</source>
        <translation>首行作为名称（标签）：%1</translation>
    </message>
    <message>
        <source>first column taken as names (labels): %1</source>
        <translation>首列作为名称（标签）：%1</translation>
    </message>
    <message>
        <source>empty rows at the end left out: %1</source>
        <translation>已略去末尾的空行：%1</translation>
    </message>
    <message>
        <source>the empty last column left out</source>
        <translation>已略去空的最后一列</translation>
    </message>
    <message>
        <source>the line of names has %1 cells, row 1 has %2</source>
        <translation>名称行有 %1 个单元格，行 1 有 %2 个</translation>
    </message>
    <message>
        <source>row %1 has %2 cells, row 1 has %3</source>
        <translation>行 %1 有 %2 个单元格，行 1 有 %3 个</translation>
    </message>
    <message>
        <source>there are names but no numbers</source>
        <translation>有名称但没有数字</translation>
    </message>
    <message>
        <source>choose a table with numbers below its first line</source>
        <translation>请选择首行以下有数字的表格</translation>
    </message>
    <message>
        <source>rows without a distribution have no numbers: %1</source>
        <translation>没有分布的行没有数字：%1</translation>
    </message>
    <message>
        <source>take these rows out, or choose a step whose rows all have numbers</source>
        <translation>请去掉这些行，或选择每行都有数字的步骤</translation>
    </message>
    <message>
        <source>the column &quot;state&quot; left out</source>
        <translation>已略去列 &quot;state&quot;</translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %3 rows, %3 columns and %4 numbers</source>
        <translation>请将其缩小；矩阵最多有 %3 行、%3 列和 %4 个数字</translation>
    </message>
    <message>
        <source>a table of %1 rows and %2 columns is too big</source>
        <translation>%1 行 %2 列的表格过大</translation>
    </message>
    <message>
        <source>the blank line between the rows can be a missing number</source>
        <translation>行之间的空行可能表示缺少一个数字</translation>
    </message>
    <message>
        <source>take the line out, or write the number</source>
        <translation>请删除该空行，或写上数字</translation>
    </message>
    <message>
        <source>the first line and the first column can be names (a %1 matrix) or numbers (%2, its first cell empty)</source>
        <translation>首行和首列可能是名称（即 %1 矩阵），也可能是数字（即 %2，第一个单元格为空）</translation>
    </message>
    <message>
        <source>the first line can be names (a %1 matrix) or numbers (%2)</source>
        <translation>首行可能是名称（即 %1 矩阵），也可能是数字（即 %2）</translation>
    </message>
    <message>
        <source>say which is meant with --decimal point or --decimal comma</source>
        <translation>请用 --decimal point 或 --decimal comma 指明是哪一种</translation>
    </message>
    <message>
        <source>say which is meant with --header yes (names) or --header no (numbers)</source>
        <translation>请用 --header yes（名称）或 --header no（数字）指明是哪一种</translation>
    </message>
    <message>
        <source>close it, or write a quote inside a cell twice</source>
        <translation>请将其闭合；单元格内的引号请写两次</translation>
    </message>
    <message>
        <source>lines of comment left out: %1</source>
        <translation>已略去注释行：%1</translation>
    </message>
    <message>
        <source>blank lines between the rows left out: %1</source>
        <translation>已略去行之间的空行：%1</translation>
    </message>
    <message>
        <source>the archive is truncated or damaged: the list of its members, which stands at its end, cannot be read</source>
        <translation>归档已截断或损坏：无法读取位于末尾的成员列表</translation>
    </message>
    <message>
        <source>encrypted: it cannot be read without its password</source>
        <translation>已加密：没有密码无法读取</translation>
    </message>
    <message>
        <source>packed with an unsupported compression (method %1)</source>
        <translation>使用了不支持的压缩方式（方法 %1）</translation>
    </message>
    <message>
        <source>save it with numpy.savez_compressed</source>
        <translation>请用 numpy.savez_compressed 保存</translation>
    </message>
    <message>
        <source>damaged, or too big: it declares %1 bytes, packed into %2 of a file of %3</source>
        <translation>已损坏或过大：声明为 %1 字节，压缩为 %2，而文件大小为 %3</translation>
    </message>
    <message>
        <source>damaged: it is not where the list of members says</source>
        <translation>已损坏：它不在成员列表指明的位置</translation>
    </message>
    <message>
        <source>damaged: its checksum is wrong</source>
        <translation>已损坏：校验和错误</translation>
    </message>
    <message>
        <source>damaged: it cannot be unpacked</source>
        <translation>已损坏：无法解压</translation>
    </message>
    <message>
        <source>damaged: it holds fewer bytes than it declares</source>
        <translation>已损坏：字节数少于声明的数量</translation>
    </message>
    <message>
        <source>damaged: it holds more bytes than it declares</source>
        <translation>已损坏：字节数多于声明的数量</translation>
    </message>
    <message>
        <source>no token would be left</source>
        <translation>将不剩任何词元</translation>
    </message>
    <message>
        <source>keep at least one</source>
        <translation>请至少保留一个</translation>
    </message>
    <message>
        <source>there is no token %1: there are %2</source>
        <translation>没有词元 %1：共有 %2 个</translation>
    </message>
    <message>
        <source>token %1 is given twice</source>
        <translation>词元 %1 给出了两次</translation>
    </message>
    <message>
        <source>give each token once</source>
        <translation>每个词元请只给出一次</translation>
    </message>
    <message>
        <source>the kept tokens stand next to each other now, so their rotary positions are others</source>
        <translation>保留的词元现在彼此相邻，因此它们的旋转位置编码改变了</translation>
    </message>
    <message>
        <source>keep tokens that follow each other for the same scores</source>
        <translation>若要分数不变，请保留连续的词元</translation>
    </message>
    <message>
        <source>the weights of a row are shared out among the kept tokens alone</source>
        <translation>每行的权重只在保留的词元之间分配</translation>
    </message>
    <message>
        <source>with rotary positions queries and keys cannot be made narrower: positions turn their columns in pairs</source>
        <translation>使用旋转位置编码时无法缩窄查询和键：位置编码会成对旋转它们的列</translation>
    </message>
    <message>
        <source>switch the positions off first, or keep fewer tokens instead</source>
        <translation>请先停用位置编码，或改为减少词元</translation>
    </message>
    <message>
        <source>the width %1 is not from 1 to the head&apos;s own, %2</source>
        <translation>宽度 %1 不在 1 到该头自身的宽度 %2 之间</translation>
    </message>
    <message>
        <source>choose one that is</source>
        <translation>请选择此范围内的宽度</translation>
    </message>
    <message>
        <source>%1 holds numbers that are not finite, so it has no singular values</source>
        <translation>%1 中有非有限数，因此没有奇异值</translation>
    </message>
    <message>
        <source>replace them first</source>
        <translation>请先替换这些数</translation>
    </message>
    <message>
        <source>there is no rotary convention &quot;%1&quot;</source>
        <translation>没有旋转位置编码约定“%1”</translation>
    </message>
    <message>
        <source>use halves or pairs</source>
        <translation>请使用 halves 或 pairs</translation>
    </message>
    <message>
        <source>the rotary base %1 is not a finite number above 0</source>
        <translation>旋转位置编码的底数 %1 不是大于 0 的有限数</translation>
    </message>
    <message>
        <source>most models use 10000</source>
        <translation>大多数模型使用 10000</translation>
    </message>
    <message>
        <source>%1 columns cannot be turned in pairs where d_k is %2</source>
        <translation>d_k 为 %2 时，无法成对旋转 %1 列</translation>
    </message>
    <message>
        <source>use an even number of columns up to d_k, or switch rotary positions off</source>
        <translation>请使用不超过 d_k 的偶数列，或停用旋转位置编码</translation>
    </message>
    <message>
        <source>columns from &quot;%1&quot; have no place in rotary positions, which turn columns in pairs</source>
        <translation>旋转位置编码会成对旋转列，因此不能使用来源为“%1”的列</translation>
    </message>
    <message>
        <source>use the source normal, or switch rotary positions off</source>
        <translation>请使用来源 normal，或停用旋转位置编码</translation>
    </message>
    <message>
        <source>&amp;Keep tokens…</source>
        <translation>保留词元(&amp;K)…</translation>
    </message>
    <message>
        <source>From a long sentence to one that fits the screen: the other tokens go</source>
        <translation>将长句缩减到屏幕能容纳的长度：其余词元将被移除</translation>
    </message>
    <message>
        <source>Re&amp;duce d_k…</source>
        <translation>减小 d_k(&amp;D)…</translation>
    </message>
    <message>
        <source>Narrower queries and keys with the closest scores, by singular values</source>
        <translation>利用奇异值使查询和键变窄，并使分数尽量接近</translation>
    </message>
    <message>
        <source>Picture in pixels</source>
        <translation>像素图片</translation>
    </message>
    <message>
        <source>Drawing for web pages</source>
        <translation>用于网页的矢量图</translation>
    </message>
    <message>
        <source>Drawing for print</source>
        <translation>用于打印的矢量图</translation>
    </message>
    <message>
        <source>The picture would be %1 pixels long, more than %2; choose a smaller scale, SVG or PDF.</source>
        <translation>图片长度将达到 %1 像素，超过 %2；请选择较小的缩放比例，或使用 SVG 或 PDF。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <translation>一个训练过的头：变量现在的值是多少？</translation>
    </message>
    <message>
        <source>&amp;Derivatives</source>
        <translation>导数(&amp;D)</translation>
    </message>
    <message>
        <source>Show in every pane how much each of its cells moves the selected cell</source>
        <translation>在每个窗格中显示其各单元格对所选单元格的影响程度</translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <translation>目标求解：在哪里停滞</translation>
    </message>
    <message>
        <source>Pulls from either side, and lets go where the softmax is saturated.</source>
        <translation>从两侧拉向目标值；softmax 饱和时失去作用。</translation>
    </message>
    <message>
        <source>Raises a weight however small it is, and stops once it is at the target or above.</source>
        <translation>无论权重多小都会将其提高，达到或超过目标值即停止。</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Each number moves by about the rate, however small its gradient, as long as that exceeds 1e-8.</source>
        <translation>无论梯度多小，每个数每次都移动约等于学习率的量，只要梯度大于 1e-8。</translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation>梯度下降</translation>
    </message>
    <message>
        <source>Each number moves by the rate times its gradient.</source>
        <translation>每个数每次移动学习率与其梯度之积。</translation>
    </message>
    <message>
        <source>the value to reach is missing</source>
        <translation>缺少要达到的数值</translation>
    </message>
    <message>
        <source>write CELL=VALUE, as in weights[4,5]=0.9</source>
        <translation>请写成 CELL=VALUE，例如 weights[4,5]=0.9</translation>
    </message>
    <message>
        <source>write it with a decimal point, as in 0.9</source>
        <translation>请使用小数点，例如 0.9</translation>
    </message>
    <message>
        <source>there is no loss &quot;%1&quot; for goals</source>
        <translation>没有可用于目标的损失“%1”</translation>
    </message>
    <message>
        <source>use square or nll</source>
        <translation>请使用 square 或 nll</translation>
    </message>
    <message>
        <source>there is no method &quot;%1&quot;</source>
        <translation>没有方法“%1”</translation>
    </message>
    <message>
        <source>use adam or descent</source>
        <translation>请使用 adam 或 descent</translation>
    </message>
    <message>
        <source>the rate %1 is not a finite number above 0</source>
        <translation>学习率 %1 不是大于 0 的有限数</translation>
    </message>
    <message>
        <source>0.05 suits Adam, 0.5 gradient descent</source>
        <translation>Adam 适合用 0.05，梯度下降适合用 0.5</translation>
    </message>
    <message>
        <source>%1 is not a number of steps from 1 to %2</source>
        <translation>%1 不是 1 到 %2 之间的步数</translation>
    </message>
    <message>
        <source>500 is the usual one</source>
        <translation>通常使用 500</translation>
    </message>
    <message>
        <source>the tolerance %1 is not a finite number from 0</source>
        <translation>容差 %1 不是大于或等于 0 的有限数</translation>
    </message>
    <message>
        <source>0.001 is the usual one</source>
        <translation>通常使用 0.001</translation>
    </message>
    <message>
        <source>there is no goal</source>
        <translation>没有目标</translation>
    </message>
    <message>
        <source>name a cell and the value that it is to reach</source>
        <translation>请指定一个单元格及其要达到的数值</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a cell of an input and cannot be a goal</source>
        <translation>%1[%2,%3] 是输入的单元格，不能作为目标</translation>
    </message>
    <message>
        <source>type the number into it, or choose a cell that is computed</source>
        <translation>请直接输入该数字，或选择计算得出的单元格</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a goal twice</source>
        <translation>%1[%2,%3] 被两次设为目标</translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation>请只保留其中之一</translation>
    </message>
    <message>
        <source>the target %4 of %1[%2,%3] is not a finite number</source>
        <translation>%1[%2,%3] 的目标值 %4 不是有限数</translation>
    </message>
    <message>
        <source>give a finite one</source>
        <translation>请给出有限的数</translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4, from which no gradient leads anywhere</source>
        <translation>%1[%2,%3] 为 %4，没有梯度可循</translation>
    </message>
    <message>
        <source>mend the numbers that it comes from first</source>
        <translation>请先修正其来源的数字</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a weight and cannot become %4</source>
        <translation>%1[%2,%3] 是权重，不能变为 %4</translation>
    </message>
    <message>
        <source>give a target from 0 to 1</source>
        <translation>请给出 0 到 1 之间的目标值</translation>
    </message>
    <message>
        <source>%1[%2,%3] is no weight, and the loss &quot;%4&quot; takes weights alone</source>
        <translation>%1[%2,%3] 不是权重，而损失“%4”只适用于权重</translation>
    </message>
    <message>
        <source>use the loss square</source>
        <translation>请使用损失 square</translation>
    </message>
    <message>
        <source>%1[%2,%3] is hidden by the mask and stays 0</source>
        <translation>%1[%2,%3] 被掩码遮蔽，始终为 0</translation>
    </message>
    <message>
        <source>choose a key that this query may attend to, or change the mask</source>
        <translation>请选择此查询可以关注的键，或更改掩码</translation>
    </message>
    <message>
        <source>%1[%2,%3] stays 1, because its row has no other allowed key</source>
        <translation>%1[%2,%3] 始终为 1，因为该行没有其他允许的键</translation>
    </message>
    <message>
        <source>choose another row, or change the mask</source>
        <translation>请选择其他行，或更改掩码</translation>
    </message>
    <message>
        <source>the goals in row %2 of %1 add up to %3, but a row adds up to 1</source>
        <translation>%1 的行 %2 中各目标之和为 %3，但一行之和为 1</translation>
    </message>
    <message>
        <source>lower some of them</source>
        <translation>请降低其中一些</translation>
    </message>
    <message>
        <source>the goals take every allowed key in row %2 of %1 and add up to %3, but a row adds up to 1</source>
        <translation>目标涵盖了 %1 的行 %2 中所有允许的键，其和为 %3，但一行之和为 1</translation>
    </message>
    <message>
        <source>raise some of them, or leave one out</source>
        <translation>请提高其中一些，或去掉一个</translation>
    </message>
    <message>
        <source>%1[%2,%3] mixes values from %4 to %5, none of which may move, so it stays between them</source>
        <translation>%1[%2,%3] 由 %4 到 %5 之间的数混合而成，而这些数都不能移动，因此它始终在两者之间</translation>
    </message>
    <message>
        <source>choose a target between them, or let Wv move</source>
        <translation>请选择两者之间的目标值，或允许 Wv 移动</translation>
    </message>
    <message>
        <source>nothing that may move leads to %1[%2,%3]: free are %4</source>
        <translation>可以移动的数都不影响 %1[%2,%3]：可移动的有 %4</translation>
    </message>
    <message>
        <source>set one of %5 free</source>
        <translation>请将 %5 之一设为可移动</translation>
    </message>
    <message>
        <source>no matrix is free to move</source>
        <translation>没有可移动的矩阵</translation>
    </message>
    <message>
        <source>set one of %1 free</source>
        <translation>请将 %1 之一设为可移动</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input of this session</source>
        <translation>“%1”不是此会话的输入</translation>
    </message>
    <message>
        <source>set one of %2 free</source>
        <translation>请将 %2 之一设为可移动</translation>
    </message>
    <message>
        <source>every cell that could move is locked: free are %1</source>
        <translation>所有可以移动的单元格都已锁定：可移动的有 %1</translation>
    </message>
    <message>
        <source>unlock a cell, or set another matrix free</source>
        <translation>请解锁一个单元格，或将其他矩阵设为可移动</translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4 and cannot move</source>
        <translation>%1[%2,%3] 为 %4，不能移动</translation>
    </message>
    <message>
        <source>lock it, or give it a finite number</source>
        <translation>请将其锁定，或给它一个有限的数</translation>
    </message>
    <message>
        <source>%1[%2,%3] is computed and cannot be locked</source>
        <translation>%1[%2,%3] 是计算得出的，不能锁定</translation>
    </message>
    <message>
        <source>lock cells of inputs</source>
        <translation>请锁定输入的单元格</translation>
    </message>
    <message>
        <source>step %4 would take %1[%2,%3] to %5 and was not taken: the run diverges</source>
        <translation>第 %4 步会使 %1[%2,%3] 变为 %5，因此未执行：求解发散</translation>
    </message>
    <message>
        <source>start again with a smaller rate</source>
        <translation>请用较小的学习率重新开始</translation>
    </message>
    <message>
        <source>&amp;Goal seek…</source>
        <translation>目标求解(&amp;G)…</translation>
    </message>
    <message>
        <source>Let matrices move by their gradient until chosen cells reach chosen values</source>
        <translation>让矩阵沿梯度移动，直到所选单元格达到所选数值</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of a token</source>
        <translation>“%1”不是词元编号</translation>
    </message>
    <message>
        <source>write whole numbers with blanks between, such as 12 7 99</source>
        <translation>请写以空格分隔的整数，例如 12 7 99</translation>
    </message>
    <message>
        <source>the tokens that the file names do not go with its X, so they are numbered</source>
        <translation>文件中的词元名称与其中的 X 不符，因此改为编号</translation>
    </message>
    <message>
        <source>causal mask, as the file says</source>
        <translation>因果掩码，依文件所示</translation>
    </message>
    <message>
        <source>the file gives rotary positions a base of %1 but not their convention, so none are used</source>
        <translation>文件给出了旋转位置编码的底数 %1，但未给出约定，因此未使用旋转位置编码</translation>
    </message>
    <message>
        <source>switch them on by Matrix &gt; Rotary positions</source>
        <translation>请通过“矩阵 &gt; 旋转位置编码”启用</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>the name of the format is damaged</source>
        <translation>格式名称已损坏</translation>
    </message>
    <message>
        <source>a session was assumed</source>
        <translation>已假定为会话</translation>
    </message>
    <message>
        <source>the version is missing</source>
        <translation>缺少版本</translation>
    </message>
    <message>
        <source>version %1 was assumed</source>
        <translation>已假定为版本 %1</translation>
    </message>
    <message>
        <source>the tokens are missing</source>
        <translation>缺少词元</translation>
    </message>
    <message>
        <source>all of them are empty: rename them</source>
        <translation>全部为空：请重命名</translation>
    </message>
    <message>
        <source>the name of the member is damaged: %1</source>
        <translation>成员名称已损坏：%1</translation>
    </message>
    <message>
        <source>it was taken for &quot;%2&quot;</source>
        <translation>已视为“%2”</translation>
    </message>
    <message>
        <source>the member is damaged and left out</source>
        <translation>该成员已损坏，已略去</translation>
    </message>
    <message>
        <source>set it anew</source>
        <translation>请重新设置</translation>
    </message>
    <message>
        <source>the painted mask is missing</source>
        <translation>缺少手绘掩码</translation>
    </message>
    <message>
        <source>all keys are hidden: paint them anew</source>
        <translation>所有键均被遮蔽：请重新绘制</translation>
    </message>
    <message>
        <source>the member stands there twice, and which of the two is right is not known</source>
        <translation>该成员出现了两次，无法得知哪一个正确</translation>
    </message>
    <message>
        <source>both are left out</source>
        <translation>两者均已略去</translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing</source>
        <translation>此部分的成员之间有损坏，或缺少结尾</translation>
    </message>
    <message>
        <source>compare it with another copy</source>
        <translation>请与其他副本比较</translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing; not found: %1</source>
        <translation>此部分的成员之间有损坏，或缺少结尾；未找到：%1</translation>
    </message>
    <message>
        <source>if the file had these members, they are lost: compare it with another copy</source>
        <translation>如果文件原本含有这些成员，它们已丢失：请与其他副本比较</translation>
    </message>
    <message>
        <source>%1 of %2 entries are missing: %3</source>
        <translation>%2 个条目中缺少 %1 个：%3</translation>
    </message>
    <message>
        <source>these queries have all keys hidden: paint them anew</source>
        <translation>这些查询的所有键均被遮蔽：请重新绘制</translation>
    </message>
    <message>
        <source>they are empty: type them anew</source>
        <translation>它们为空：请重新输入</translation>
    </message>
    <message>
        <source>the name of a feature is damaged: %1</source>
        <translation>特征名称已损坏：%1</translation>
    </message>
    <message>
        <source>entries are missing behind the first %1 that are kept</source>
        <translation>在保留的前 %1 个之后缺少若干条目</translation>
    </message>
    <message>
        <source>an entry is missing behind the first %1 that are kept</source>
        <translation>在保留的前 %1 个之后缺少一个条目</translation>
    </message>
    <message>
        <source>add it anew</source>
        <translation>请重新添加</translation>
    </message>
    <message>
        <source>the end of the list is missing; entries that are kept: %1</source>
        <translation>缺少列表的结尾；保留的条目数：%1</translation>
    </message>
    <message>
        <source>add what is missing</source>
        <translation>请补上缺失的内容</translation>
    </message>
    <message>
        <source>left out, because it cannot be used: %1</source>
        <translation>无法使用，已略去：%1</translation>
    </message>
    <message>
        <source>too little of the file is left for the sizes that it states: %1</source>
        <translation>文件剩余的内容太少，与其所述的大小不符：%1</translation>
    </message>
    <message>
        <source>no row of any matrix is whole, so that nothing can be recovered; found: %1</source>
        <translation>没有任何矩阵的任何一行完好，因此无法恢复任何内容；已找到：%1</translation>
    </message>
    <message>
        <source>the parts of the file do not fit together: %1</source>
        <translation>文件的各部分互不匹配：%1</translation>
    </message>
    <message>
        <source>the matrix is missing</source>
        <translation>缺少该矩阵</translation>
    </message>
    <message>
        <source>all of it holds NaN: load it from another copy</source>
        <translation>全部填充为 NaN：请从其他副本载入</translation>
    </message>
    <message>
        <source>the shape says %1x%2, and other parts of the file say %3</source>
        <translation>形状中写明 %1x%2，而文件的其他部分表明是 %3</translation>
    </message>
    <message>
        <source>%3 was taken</source>
        <translation>已采用 %3</translation>
    </message>
    <message>
        <source>the shape is missing</source>
        <translation>缺少形状</translation>
    </message>
    <message>
        <source>%1 was taken, going by the other parts of the file</source>
        <translation>已根据文件的其他部分采用 %1</translation>
    </message>
    <message>
        <source>the encoding is missing</source>
        <translation>缺少编码</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was taken, the only one that there is</source>
        <translation>已采用“%1”，这是唯一的一种</translation>
    </message>
    <message>
        <source>the checksum is of no use, because rows are missing</source>
        <translation>缺少一些行，因此校验和无用</translation>
    </message>
    <message>
        <source>the checksum is missing</source>
        <translation>缺少校验和</translation>
    </message>
    <message>
        <source>the rows that are there are not checked: compare them with another copy</source>
        <translation>现有的行未经校验：请与其他副本比较</translation>
    </message>
    <message>
        <source>the checksum of the rows is wrong, and it does not tell which of them are damaged</source>
        <translation>各行的校验和错误，且无法看出是哪些行损坏</translation>
    </message>
    <message>
        <source>none of them is used</source>
        <translation>这些行均未使用</translation>
    </message>
    <message>
        <source>%1 of %2 rows are missing: %3</source>
        <translation>%2 行中缺少 %1 行：%3</translation>
    </message>
    <message>
        <source>they hold NaN: type them, or load them from another copy</source>
        <translation>它们填充为 NaN：请输入，或从其他副本载入</translation>
    </message>
    <message>
        <source>whole rows were found that are not used, because their place or their checksum is not certain: %1</source>
        <translation>找到了完好但未使用的行，因为其位置或校验和不确定：%1</translation>
    </message>
    <message>
        <source>look for them in the file itself</source>
        <translation>请在文件本身中查找</translation>
    </message>
    <message>
        <source>more rows were found than the matrix can have: %1</source>
        <translation>找到的行数超过矩阵可有的行数：%1</translation>
    </message>
    <message>
        <source>look at them in the file itself</source>
        <translation>请在文件本身中查看</translation>
    </message>
    <message>
        <source>nothing tells the size %1</source>
        <translation>无从得知大小 %1</translation>
    </message>
    <message>
        <source>1 was assumed: resize the matrices</source>
        <translation>已假定为 1：请调整矩阵大小</translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 pinned states</source>
        <translation>有 %2 个已固定的状态，其中没有位置 %1</translation>
    </message>
    <message>
        <source>there are %1 pinned states, and at most %2 are possible</source>
        <translation>有 %1 个已固定的状态，而最多只能有 %2 个</translation>
    </message>
    <message>
        <source>remove some</source>
        <translation>请移除一些</translation>
    </message>
    <message>
        <source>the pinned state has no name</source>
        <translation>已固定的状态没有名称</translation>
    </message>
    <message>
        <source>give it one</source>
        <translation>请为它命名</translation>
    </message>
    <message>
        <source>another pinned state has the name &quot;%1&quot; already</source>
        <translation>已有另一个已固定的状态名为“%1”</translation>
    </message>
    <message>
        <source>choose another</source>
        <translation>请选择其他名称</translation>
    </message>
    <message>
        <source>the tolerance is no number from 0</source>
        <translation>容差不是大于或等于 0 的数</translation>
    </message>
    <message>
        <source>0.005 takes what is right to two decimals</source>
        <translation>0.005 表示精确到两位小数即可</translation>
    </message>
    <message>
        <source>expected a list of pinned states, found %1</source>
        <translation>应为已固定状态的列表，实际为 %1</translation>
    </message>
    <message>
        <source>&amp;Add a cell</source>
        <translation>添加单元(&amp;A)</translation>
    </message>
    <message>
        <source>A kind of cell that the notebook lacks, below the cell in view</source>
        <translation>笔记本中尚无的一种单元，添加到当前可见单元下方</translation>
    </message>
    <message>
        <source>Column &amp;vectors</source>
        <translation>列向量(&amp;V)</translation>
    </message>
    <message>
        <source>Write a token as a column, q = W_Qᵀ x, instead of a row, q = x W_Q; no number changes</source>
        <translation>将词元写成列 q = W_Qᵀ x，而不是行 q = x W_Q；数字不变</translation>
    </message>
    <message>
        <source>&amp;Scale the queries</source>
        <translation>缩放查询(&amp;S)</translation>
    </message>
    <message>
        <source>Divide the queries before the product instead of the scores after it; no number changes</source>
        <translation>在相乘之前缩放查询，而不是在之后缩放分数；数字不变</translation>
    </message>
    <message>
        <source>The notebook has this cell already.</source>
        <translation>笔记本中已有此单元。</translation>
    </message>
    <message>
        <source>column vectors</source>
        <translation>列向量</translation>
    </message>
    <message>
        <source>scaled queries</source>
        <translation>缩放的查询</translation>
    </message>
    <message>
        <source>%1; names of cells and files keep to rows and scores</source>
        <translation>%1；单元格和文件的名称仍按行向量和缩放分数的写法</translation>
    </message>
    <message>
        <source>The queries are divided by %1 before the product, which gives the same scores.</source>
        <translation>查询在相乘之前除以 %1，得到的分数相同。</translation>
    </message>
    <message>
        <source>The temperature divides the scores by %1.</source>
        <translation>温度将分数除以 %1。</translation>
    </message>
    <message>
        <source>first principal direction</source>
        <translation>第一主方向</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第二主方向</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Left out, because a number in it is not finite: %1.</source>
        <translation>因含有非有限数而略去：%1。</translation>
    </message>
    <message>
        <source>The score is %1: the other %2 comes from what is not in the plane.</source>
        <translation>分数为 %1：其余的 %2 来自平面之外的部分。</translation>
    </message>
    <message>
        <source>The two directions, of %1 dimensions, that hold most of the squared lengths of %2: %3 of them. They go through the origin, not the mean, because a dot product is about the origin.</source>
        <translation>在 %1 个维度中，这两个方向包含的长度平方最多（%2）：占 %3。它们通过原点而非均值，因为点积是相对于原点的。</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>查询和键</translation>
    </message>
    <message>
        <source>%1 = %2, hidden by the mask</source>
        <translation>%1 = %2，被掩码遮蔽</translation>
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
        <translation>所有查询和键</translation>
    </message>
    <message>
        <source>Of %1 tokens: the query of “%2” and the %3 keys with its largest scores.</source>
        <translation>共 %1 个词元：显示“%2”的查询以及分数最大的 %3 个键。</translation>
    </message>
    <message>
        <source>Broken arrows are keys that the mask hides from “%1”.</source>
        <translation>虚线箭头表示被掩码对“%1”遮蔽的键。</translation>
    </message>
    <message>
        <source>No query and no key is finite, so there is nothing to draw.</source>
        <translation>没有任何查询和键是有限的，因此无图可画。</translation>
    </message>
    <message>
        <source>v %1</source>
        <translation>v %1</translation>
    </message>
    <message>
        <source>%1 = %2, weight %3</source>
        <translation>%1 = %2，权重 %3</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>The output of “%1” is the mean of the values, weighted: it lies among them, nearer to those with more weight. The stronger an arrow, the larger its weight.</source>
        <translation>“%1”的输出是各个值的加权平均：它位于这些值之间，更靠近权重较大的值。箭头越粗、颜色越深，权重越大。</translation>
    </message>
    <message>
        <source>The plane shows %1 of its squared length.</source>
        <translation>平面显示了其长度平方的 %1。</translation>
    </message>
    <message>
        <source>“%1” has no output to draw: %2</source>
        <translation>“%1”没有可画的输出：%2</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>所有值</translation>
    </message>
    <message>
        <source>Of %1 tokens: the values of the %2 keys with the largest scores of “%3”.</source>
        <translation>共 %1 个词元：显示“%3”的分数最大的 %2 个键的值。</translation>
    </message>
    <message>
        <source>No value is finite, so there is nothing to draw.</source>
        <translation>没有任何值是有限的，因此无图可画。</translation>
    </message>
    <message>
        <source>the other %1</source>
        <translation>其余 %1 项</translation>
    </message>
    <message>
        <source>%1 is %2, so there is no sum to draw.</source>
        <translation>%1 为 %2，因此没有可画的和。</translation>
    </message>
    <message>
        <source>%1 × %2 is too large for a number, so there is no sum to draw.</source>
        <translation>%1 × %2 过大而无法表示，因此没有可画的和。</translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”, which the softmax reads as it is.</source>
        <translation>各项相加得到“%2”对“%3”的分数 %1，softmax 直接使用它。</translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”; divided by %4 it is %5, what the softmax reads.</source>
        <translation>各项相加得到“%2”对“%3”的分数 %1；除以 %4 得 %5，即 softmax 所用的数。</translation>
    </message>
    <message>
        <source>Shown are the %1 strongest of %2 terms; the others have one bar together.</source>
        <translation>显示 %2 项中最强的 %1 项；其余各项合为一条。</translation>
    </message>
    <message>
        <source>The mask hides this pair: the score is there, but the softmax leaves it out.</source>
        <translation>掩码遮蔽了这一对：分数存在，但 softmax 不计入它。</translation>
    </message>
    <message>
        <source>A note in Markdown that may quote live values</source>
        <translation>Markdown 格式的注释，可引用实时数值</translation>
    </message>
    <message>
        <source>The sentence as a row of buttons</source>
        <translation>以一排按钮显示的句子</translation>
    </message>
    <message>
        <source>X and the three W, and the queries, keys and values that they make</source>
        <translation>X 和三个 W，以及由它们得到的查询、键和值</translation>
    </message>
    <message>
        <source>The weights of the picked token as bars</source>
        <translation>以条形显示选中的词元的权重</translation>
    </message>
    <message>
        <source>Queries times keys, worked out in a Falk table</source>
        <translation>查询乘以键，用 Falk 表逐步计算</translation>
    </message>
    <message>
        <source>The divisor and the scaled scores</source>
        <translation>除数和缩放后的分数</translation>
    </message>
    <message>
        <source>Weights times values</source>
        <translation>权重乘以值</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Queries, keys and values as arrows, the dot product as a shadow</source>
        <translation>以箭头表示查询、键和值，以投影表示点积</translation>
    </message>
    <message>
        <source>Terms of a score</source>
        <translation>分数的各项</translation>
    </message>
    <message>
        <source>The score of one pair as a waterfall of its terms</source>
        <translation>以瀑布图显示一对词元的分数的各项</translation>
    </message>
    <message>
        <source>Merged matrices</source>
        <translation>合并矩阵</translation>
    </message>
    <message>
        <source>W_Q W_Kᵀ and W_V with their singular values</source>
        <translation>W_Q W_Kᵀ 和 W_V 及其奇异值</translation>
    </message>
    <message>
        <source>What the width d does to the softmax</source>
        <translation>宽度 d 对 softmax 的作用</translation>
    </message>
    <message>
        <source>The same computation in NumPy</source>
        <translation>用 NumPy 进行的同样计算</translation>
    </message>
    <message>
        <source>columns look, rows are looked at</source>
        <translation>列是关注者，行是被关注者</translation>
    </message>
    <message>
        <source>columns look</source>
        <translation>列是关注者</translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation>%1（已除）</translation>
    </message>
    <message>
        <source>%1; darker by the root of the weight</source>
        <translation>%1；颜色深浅按权重的平方根</translation>
    </message>
    <message>
        <source>Pin the &amp;state…</source>
        <translation>固定状态(&amp;S)…</translation>
    </message>
    <message>
        <source>Keep the present state under a name, to compare with it and to return to it</source>
        <translation>以某个名称保留当前状态，以便与之比较并返回该状态</translation>
    </message>
    <message>
        <source>&amp;Worksheet</source>
        <translation>练习单(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Blank selected cells</source>
        <translation>将所选单元格挖空(&amp;B)</translation>
    </message>
    <message>
        <source>The selected cells become empty boxes for a learner to fill in</source>
        <translation>选中的单元格变成供学习者填写的空格</translation>
    </message>
    <message>
        <source>Blank the &amp;row</source>
        <translation>将行挖空(&amp;R)</translation>
    </message>
    <message>
        <source>The row of the selected cell becomes empty boxes</source>
        <translation>所选单元格所在的行变成空格</translation>
    </message>
    <message>
        <source>Blank the whole &amp;matrix</source>
        <translation>将整个矩阵挖空(&amp;M)</translation>
    </message>
    <message>
        <source>All cells of the matrix in use become empty boxes</source>
        <translation>当前矩阵的所有单元格变成空格</translation>
    </message>
    <message>
        <source>Blank a random &amp;tenth…</source>
        <translation>随机挖空十分之一(&amp;T)…</translation>
    </message>
    <message>
        <source>One in ten computed cells, drawn from a seed</source>
        <translation>根据种子抽取，计算得出的单元格每十个挖空一个</translation>
    </message>
    <message>
        <source>&amp;Unblank selected cells</source>
        <translation>取消所选单元格的挖空(&amp;U)</translation>
    </message>
    <message>
        <source>The selected cells show their numbers again</source>
        <translation>选中的单元格重新显示数字</translation>
    </message>
    <message>
        <source>Unblank &amp;all cells</source>
        <translation>取消所有单元格的挖空(&amp;A)</translation>
    </message>
    <message>
        <source>No worksheet: every cell shows its number</source>
        <translation>不再作为练习单：每个单元格都显示数字</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>How the selected blank cell is worked out: first the rule, then the numbers</source>
        <translation>所选空格的计算方法：先给规则，再给数字</translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation>显示答案(&amp;S)</translation>
    </message>
    <message>
        <source>The number of the selected blank cell; it counts as shown, not as right</source>
        <translation>所选空格的数字；计为看过答案，不计为正确</translation>
    </message>
    <message>
        <source>&amp;Check all answers</source>
        <translation>检查所有答案(&amp;C)</translation>
    </message>
    <message>
        <source>Tell which answers are right</source>
        <translation>指出哪些答案正确</translation>
    </message>
    <message>
        <source>Check as t&amp;yped</source>
        <translation>输入时检查(&amp;Y)</translation>
    </message>
    <message>
        <source>Tell at once whether an answer is right</source>
        <translation>立即指出答案是否正确</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>重新开始(&amp;O)</translation>
    </message>
    <message>
        <source>Take back all answers and hints</source>
        <translation>撤回所有答案和提示</translation>
    </message>
    <message>
        <source>Reveal the &amp;key</source>
        <translation>公布答案(&amp;K)</translation>
    </message>
    <message>
        <source>Show the numbers of all blank cells, for the teacher</source>
        <translation>显示所有空格的数字，供教师使用</translation>
    </message>
    <message>
        <source>&amp;Print worksheet…</source>
        <translation>打印练习单(&amp;P)…</translation>
    </message>
    <message>
        <source>The matrices on paper with boxes to write in, with or without the key</source>
        <translation>将带有填写框的矩阵打印到纸上，可附答案或不附答案</translation>
    </message>
    <message>
        <source>E&amp;xport worksheet as PDF…</source>
        <translation>将练习单导出为 PDF(&amp;X)…</translation>
    </message>
    <message>
        <source>The same as PDF files, the key in a file of its own</source>
        <translation>同样的内容导出为 PDF 文件，答案单独成文件</translation>
    </message>
    <message>
        <source>&amp;Baselines</source>
        <translation>基线(&amp;B)</translation>
    </message>
    <message>
        <source>Show the pinned states, and what changed since one of them</source>
        <translation>显示已固定的状态，以及自其中某个状态以来的变化</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>打开课程文件(&amp;O)…</translation>
    </message>
    <message>
        <source>A lesson of your own; docs/writing-lessons.md says how to write one</source>
        <translation>您自己的课程；编写方法见 docs/writing-lessons.md</translation>
    </message>
    <message>
        <source>&amp;Begin this lesson anew</source>
        <translation>从头开始此课程(&amp;B)</translation>
    </message>
    <message>
        <source>Forget what was done of it, and go to its first step</source>
        <translation>清除此课程的进度，转到第一步</translation>
    </message>
    <message>
        <source>&amp;Lesson panel</source>
        <translation>课程面板(&amp;L)</translation>
    </message>
    <message>
        <source>Show the lesson beside the notebook, or the list of lessons</source>
        <translation>在笔记本旁显示课程，或显示课程列表</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Panes show the numbers of now</source>
        <translation>窗格显示当前的数字</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Under each number of now stands how much it changed</source>
        <translation>在每个当前数字下方显示其变化量</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Panes show now minus the pinned state</source>
        <translation>窗格显示当前数字减去已固定状态的差</translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <translation>练习单：手算一行</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这样的文件</translation>
    </message>
    <message>
        <source>look at its name</source>
        <translation>请检查其名称</translation>
    </message>
    <message>
        <source>there is no example &quot;%1&quot;</source>
        <translation>没有示例“%1”</translation>
    </message>
    <message>
        <source>use one of %2</source>
        <translation>请使用 %2 之一</translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation>其中有些单元格在练习单中已挖空。请先公布答案。</translation>
    </message>
    <message>
        <source>Select cells of a matrix first.</source>
        <translation>请先选择矩阵的单元格。</translation>
    </message>
    <message>
        <source>This matrix has more cells than a worksheet may have blank ones: select a part of it.</source>
        <translation>此矩阵的单元格数超过练习单允许的空格数：请选择其中一部分。</translation>
    </message>
    <message>
        <source>Select a blank cell first.</source>
        <translation>请先选择一个空格。</translation>
    </message>
    <message>
        <source>Blank a random tenth</source>
        <translation>随机挖空十分之一</translation>
    </message>
    <message>
        <source>Seed: the same one blanks the same cells</source>
        <translation>种子：相同的种子挖空相同的单元格</translation>
    </message>
    <message>
        <source>The &amp;worksheet, to be filled in</source>
        <translation>练习单(&amp;W)，供填写</translation>
    </message>
    <message>
        <source>The &amp;key, with the answers</source>
        <translation>答案(&amp;K)，带有解答</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>两者(&amp;B)</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>练习单</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>姓名：</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>日期：</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The numbers in the boxes are the answers; each is to be %1.</source>
        <translation>框中的数字即为答案；每个都须%1。</translation>
    </message>
    <message>
        <source>Write the missing numbers into the boxes, %1.</source>
        <translation>请将缺少的数字填入框中，%1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a tolerance</source>
        <translation>“%1”无法读作容差</translation>
    </message>
    <message>
        <source>write it like within 0.01</source>
        <translation>请写成 within 0.01 的形式</translation>
    </message>
    <message>
        <source>nothing follows &quot;%1&quot;</source>
        <translation>“%1”之后缺少内容</translation>
    </message>
    <message>
        <source>&quot;%2&quot; follows &quot;%1&quot;, which stands alone</source>
        <translation>“%1”应单独出现，但其后有“%2”</translation>
    </message>
    <message>
        <source>say what it is compared with</source>
        <translation>请说明与什么比较</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>请将其省略</translation>
    </message>
    <message>
        <source>it can never be &quot;%1&quot;</source>
        <translation>它不可能是“%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said of &quot;%2&quot;</source>
        <translation>“%1”不能用于“%2”</translation>
    </message>
    <message>
        <source>it is not said what &quot;%2&quot; is to be</source>
        <translation>未说明“%2”应如何</translation>
    </message>
    <message>
        <source>there is no verb &quot;%1&quot;</source>
        <translation>没有动词“%1”</translation>
    </message>
    <message>
        <source>use one of %3</source>
        <translation>请使用 %3 之一</translation>
    </message>
    <message>
        <source>there is no quantity &quot;%1&quot;</source>
        <translation>没有量“%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; opens a bracket that is not closed</source>
        <translation>“%1”中有左括号没有闭合</translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN]</source>
        <translation>请写成 STEP[ROW,COLUMN]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a quantity of one row</source>
        <translation>“%1”是属于某一行的量</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands alone</source>
        <translation>“%1”应单独出现</translation>
    </message>
    <message>
        <source>write %1[ROW] with a token or an index</source>
        <translation>请写成 %1[ROW]，其中为词元或索引</translation>
    </message>
    <message>
        <source>leave the brackets out</source>
        <translation>请省略括号</translation>
    </message>
    <message>
        <source>write a number, a cell or a quantity of a row</source>
        <translation>请写数字、单元格或某行的量</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no width from 1 to 1024</source>
        <translation>“%1”不是 1 到 1024 之间的宽度</translation>
    </message>
    <message>
        <source>give a whole number</source>
        <translation>请给出整数</translation>
    </message>
    <message>
        <source>the notebook has no cell of the kind &quot;%1&quot;</source>
        <translation>笔记本中没有种类为“%1”的单元</translation>
    </message>
    <message>
        <source>write a kind such as weights or scaling, or a cell such as weights[0,1]</source>
        <translation>请写种类（如 weights 或 scaling）或单元格（如 weights[0,1]）</translation>
    </message>
    <message>
        <source>this holds already when the step begins, so that there is nothing to do</source>
        <translation>步骤开始时此条件已经成立，因此无事可做</translation>
    </message>
    <message>
        <source>ask for a change, or set something else with @start and @set</source>
        <translation>请要求作出改变，或用 @start 和 @set 设成其他值</translation>
    </message>
    <message>
        <source>this line is not UTF-8</source>
        <translation>此行不是 UTF-8</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>请将文件保存为 UTF-8</translation>
    </message>
    <message>
        <source>this line holds a control character</source>
        <translation>此行含有控制字符</translation>
    </message>
    <message>
        <source>write it anew without the character</source>
        <translation>请重写，去掉该字符</translation>
    </message>
    <message>
        <source>lists and quotes are nested more than %1 deep</source>
        <translation>列表和引用的嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>nest them less</source>
        <translation>请减少嵌套</translation>
    </message>
    <message>
        <source>this text stands before the first directive</source>
        <translation>此文本位于第一条指令之前</translation>
    </message>
    <message>
        <source>begin the file with @lesson and its title</source>
        <translation>请以 @lesson 及其标题作为文件开头</translation>
    </message>
    <message>
        <source>this text has more than %1 bytes</source>
        <translation>此文本超过 %1 字节</translation>
    </message>
    <message>
        <source>make two steps of it</source>
        <translation>请拆成两个步骤</translation>
    </message>
    <message>
        <source>begin it with @lesson and its title</source>
        <translation>请以 @lesson 及其标题开头</translation>
    </message>
    <message>
        <source>the file has %1 bytes, more than %2</source>
        <translation>文件有 %1 字节，超过 %2</translation>
    </message>
    <message>
        <source>make two lessons of it</source>
        <translation>请拆成两个课程</translation>
    </message>
    <message>
        <source>the file holds bytes that are no text</source>
        <translation>文件中含有不是文本的字节</translation>
    </message>
    <message>
        <source>a lesson is a text file in UTF-8</source>
        <translation>课程是 UTF-8 文本文件</translation>
    </message>
    <message>
        <source>the file has more than %1 lines</source>
        <translation>文件超过 %1 行</translation>
    </message>
    <message>
        <source>nothing follows @%1</source>
        <translation>@%1 之后缺少内容</translation>
    </message>
    <message>
        <source>write its text behind it or in the lines below it</source>
        <translation>请将其文本写在它后面或下面的行中</translation>
    </message>
    <message>
        <source>@%1 is followed by text that belongs to nothing</source>
        <translation>@%1 之后的文本不属于任何部分</translation>
    </message>
    <message>
        <source>begin running text with @scene, @idea or another one that takes text</source>
        <translation>请用 @scene、@idea 或其他接受文本的指令作为正文的开头</translation>
    </message>
    <message>
        <source>write it in the same line</source>
        <translation>请写在同一行</translation>
    </message>
    <message>
        <source>there is no directive @%1</source>
        <translation>没有指令 @%1</translation>
    </message>
    <message>
        <source>use %2; a line of text that begins with @ is written \@</source>
        <translation>请使用 %2；以 @ 开头的文本行请写作 \@</translation>
    </message>
    <message>
        <source>@%1 stands behind the first @step</source>
        <translation>@%1 位于第一个 @step 之后</translation>
    </message>
    <message>
        <source>put it at the head of the file</source>
        <translation>请将其放在文件开头</translation>
    </message>
    <message>
        <source>@%1 stands before the first @step</source>
        <translation>@%1 位于第一个 @step 之前</translation>
    </message>
    <message>
        <source>begin a step first: @step and its title</source>
        <translation>请先开始一个步骤：@step 及其标题</translation>
    </message>
    <message>
        <source>this stands there already, in line %1</source>
        <translation>它在第 %1 行已经出现过</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an id</source>
        <translation>“%1”不能作为 id</translation>
    </message>
    <message>
        <source>use at most 64 small letters, digits and hyphens</source>
        <translation>请使用最多 64 个小写字母、数字和连字符</translation>
    </message>
    <message>
        <source>the id is given twice</source>
        <translation>该 id 给出了两次</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the plain name of a file</source>
        <translation>“%1”不是单纯的文件名</translation>
    </message>
    <message>
        <source>put the session beside the lesson and name it without a folder</source>
        <translation>请将会话放在课程旁边，指定名称时不要带文件夹</translation>
    </message>
    <message>
        <source>there are more than %1 steps</source>
        <translation>步骤超过 %1 个</translation>
    </message>
    <message>
        <source>another step has this title already, in line %1</source>
        <translation>第 %1 行已有另一个步骤使用此标题</translation>
    </message>
    <message>
        <source>give each step its own</source>
        <translation>请为每个步骤起不同的标题</translation>
    </message>
    <message>
        <source>there is no value</source>
        <translation>没有值</translation>
    </message>
    <message>
        <source>write NAME=VALUE, as in X[4,0]=0.7 or mask=causal</source>
        <translation>请写成 NAME=VALUE，例如 X[4,0]=0.7 或 mask=causal</translation>
    </message>
    <message>
        <source>this step has a prediction already, in line %1</source>
        <translation>第 %1 行已为此步骤设置预测</translation>
    </message>
    <message>
        <source>make another step for it</source>
        <translation>请为它另建一个步骤</translation>
    </message>
    <message>
        <source>this answers nothing</source>
        <translation>它没有对应的问题</translation>
    </message>
    <message>
        <source>write @predict and the question before it</source>
        <translation>请在其前写 @predict 和问题</translation>
    </message>
    <message>
        <source>this choice stands there twice</source>
        <translation>此选项出现了两次</translation>
    </message>
    <message>
        <source>give each choice its own words</source>
        <translation>请让每个选项的文字各不相同</translation>
    </message>
    <message>
        <source>a second choice is called right</source>
        <translation>第二个选项被标为正确</translation>
    </message>
    <message>
        <source>use @choice for all others</source>
        <translation>其他选项请都用 @choice</translation>
    </message>
    <message>
        <source>it is not said how close an answer has to be</source>
        <translation>未说明答案须有多接近</translation>
    </message>
    <message>
        <source>write @number 0.24 within 0.03, or a cell in place of the number</source>
        <translation>请写成 @number 0.24 within 0.03，也可用单元格代替数字</translation>
    </message>
    <message>
        <source>this goal has no words</source>
        <translation>此目标没有文字</translation>
    </message>
    <message>
        <source>write @task and what to do before it</source>
        <translation>请在其前写 @task 和要做的事</translation>
    </message>
    <message>
        <source>this task has a goal already, in line %1</source>
        <translation>第 %1 行已为此任务设置目标</translation>
    </message>
    <message>
        <source>join conditions that must hold together by &quot;and&quot;, or begin another @task</source>
        <translation>须同时成立的条件请用 &quot;and&quot; 连接，或另起一个 @task</translation>
    </message>
    <message>
        <source>this question has choices and a number</source>
        <translation>此问题既有选项又有数字</translation>
    </message>
    <message>
        <source>keep the choices or @number</source>
        <translation>请只保留选项或 @number</translation>
    </message>
    <message>
        <source>this question needs from 2 to %1 choices, or a number; it has %2 choices</source>
        <translation>此问题需要 2 到 %1 个选项，或一个数字；现有 %2 个选项</translation>
    </message>
    <message>
        <source>write @right and @choice, or @number</source>
        <translation>请写 @right 和 @choice，或 @number</translation>
    </message>
    <message>
        <source>no choice of this question is right</source>
        <translation>此问题没有正确的选项</translation>
    </message>
    <message>
        <source>write @right in place of one @choice</source>
        <translation>请将一个 @choice 改为 @right</translation>
    </message>
    <message>
        <source>this task has no goal, so that it could never be ticked off</source>
        <translation>此任务没有目标，因此永远无法勾选完成</translation>
    </message>
    <message>
        <source>write @goal and a condition behind it</source>
        <translation>请写 @goal，后面跟条件</translation>
    </message>
    <message>
        <source>this step asks for nothing, so that it could never be ticked off</source>
        <translation>此步骤没有任何要求，因此永远无法勾选完成</translation>
    </message>
    <message>
        <source>give it a @task with its @goal, or a @predict</source>
        <translation>请为它加上 @task 及其 @goal，或加上 @predict</translation>
    </message>
    <message>
        <source>this step has no text</source>
        <translation>此步骤没有文本</translation>
    </message>
    <message>
        <source>write @scene, @reveal, @idea, @mathematics or @code</source>
        <translation>请写 @scene、@reveal、@idea、@mathematics 或 @code</translation>
    </message>
    <message>
        <source>nothing was asked before this is revealed</source>
        <translation>在揭示此内容之前没有提出任何问题</translation>
    </message>
    <message>
        <source>add @predict with its answers, or call it @idea</source>
        <translation>请添加 @predict 及其答案，或将其改为 @idea</translation>
    </message>
    <message>
        <source>this is set in a step that goes on from what the learner left</source>
        <translation>此处的设置所在步骤接着学习者留下的状态继续</translation>
    </message>
    <message>
        <source>write @start before it: the step then begins from the lesson&apos;s session</source>
        <translation>请在其前写 @start：步骤将从课程的会话开始</translation>
    </message>
    <message>
        <source>the lesson has no title</source>
        <translation>课程没有标题</translation>
    </message>
    <message>
        <source>the lesson names no session</source>
        <translation>课程未指定会话</translation>
    </message>
    <message>
        <source>write @session and the name of a session file beside it, or @example and the name of an example</source>
        <translation>请写 @session 和旁边会话文件的名称，或 @example 和示例的名称</translation>
    </message>
    <message>
        <source>the lesson names a session and an example</source>
        <translation>课程同时指定了会话和示例</translation>
    </message>
    <message>
        <source>the lesson has no steps</source>
        <translation>课程没有步骤</translation>
    </message>
    <message>
        <source>begin each with @step and its title</source>
        <translation>请用 @step 及其标题开始每个步骤</translation>
    </message>
    <message>
        <source>this is no record of progress in lessons</source>
        <translation>这不是课程进度的记录</translation>
    </message>
    <message>
        <source>the record of your progress in lessons was damaged and is kept as %1</source>
        <translation>您的课程进度记录已损坏，保留为 %1</translation>
    </message>
    <message>
        <source>lessons begin anew</source>
        <translation>课程将从头开始</translation>
    </message>
    <message>
        <source>blank: type your answer</source>
        <translation>待填：请输入您的答案</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>尚未检查</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>the answer was shown</source>
        <translation>已看过答案</translation>
    </message>
    <message>
        <source>blank, and the key is shown</source>
        <translation>待填，答案已公布</translation>
    </message>
    <message>
        <source>the answer is longer than %1 signs</source>
        <translation>答案超过 %1 个字符</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>请输入数字</translation>
    </message>
    <message>
        <source>“%1” is no finite number, and every answer is one</source>
        <translation>“%1”不是有限数，而每个答案都应为有限数</translation>
    </message>
    <message>
        <source>type a number, or ? to be shown the answer</source>
        <translation>请输入数字，或输入 ? 查看答案</translation>
    </message>
    <message>
        <source>The pinned state “%1” has the same number in %2: whoever compares with it sees the answer.</source>
        <translation>已固定的状态“%1”在 %2 处含有相同的数字：与之比较的人会看到答案。</translation>
    </message>
    <message>
        <source>%1 has no number to ask for. %2</source>
        <translation>%1 没有可供提问的数字。%2</translation>
    </message>
    <message>
        <source>%1 is hidden by the mask: everybody sees that it is 0.</source>
        <translation>%1 被掩码遮蔽：人人都能看出它是 0。</translation>
    </message>
    <message>
        <source>%1 is not finite: there is no number to ask for.</source>
        <translation>%1 不是有限数：没有可供提问的数字。</translation>
    </message>
    <message>
        <source>Blank %1</source>
        <translation>将 %1 挖空</translation>
    </message>
    <message>
        <source>No further cell became blank.</source>
        <translation>没有新挖空的单元格。</translation>
    </message>
    <message>
        <source>None of these cells is blank.</source>
        <translation>这些单元格都未挖空。</translation>
    </message>
    <message>
        <source>Unblank all cells</source>
        <translation>取消所有单元格的挖空</translation>
    </message>
    <message>
        <source>A tenth of all computed cells are %1, and a worksheet has at most %2 blank cells. Blank parts of it.</source>
        <translation>计算得出的单元格的十分之一为 %1 个，而练习单最多有 %2 个空格。请分部分挖空。</translation>
    </message>
    <message>
        <source>right to the whole number</source>
        <translation>精确到整数</translation>
    </message>
    <message>
        <source>right to 1 decimal</source>
        <translation>精确到 1 位小数</translation>
    </message>
    <message>
        <source>right to %1 decimals</source>
        <translation>精确到 %1 位小数</translation>
    </message>
    <message>
        <source>right to the last digit</source>
        <translation>精确到最后一位</translation>
    </message>
    <message>
        <source>right within %1</source>
        <translation>误差在 %1 以内</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation>练习单的空格只接受答案。若要更改其数字，请选择“练习单 &gt; 公布答案”。</translation>
    </message>
    <message>
        <source>Scale exponent</source>
        <translation>缩放指数</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>on, base %1</source>
        <translation>启用，底数 %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>to be filled in</source>
        <translation>待填写</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>现在：%1</translation>
    </message>
    <message>
        <source>in the baseline %1</source>
        <translation>在基线中：%1</translation>
    </message>
    <message>
        <source>an output is not finite</source>
        <translation>有一个输出不是有限数</translation>
    </message>
    <message>
        <source>At this width the division makes the typical gradient smaller, not larger: the scores are not yet so large that they would take it away.</source>
        <translation>在此宽度下，除法使典型梯度变小而不是变大：分数还没有大到使梯度消失的程度。</translation>
    </message>
    <message>
        <source>both 0</source>
        <translation>两者均为 0</translation>
    </message>
    <message>
        <source>nothing is left of it</source>
        <translation>不使用时梯度全无</translation>
    </message>
    <message>
        <source>with it nothing is left</source>
        <translation>使用时梯度全无</translation>
    </message>
    <message>
        <source>about the same</source>
        <translation>大致相同</translation>
    </message>
    <message>
        <source>%1 times smaller</source>
        <translation>缩小为 1/%1</translation>
    </message>
    <message>
        <source>%1 times larger</source>
        <translation>增大为 %1 倍</translation>
    </message>
    <message>
        <source>Mean: %1 without, %2 with (%3).</source>
        <translation>平均值：不使用时 %1，使用时 %2（%3）。</translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1; with it, in %2.</source>
        <translation>全部梯度的 90%，不使用时集中在 %1，使用时集中在 %2。</translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1: %2; with it, in %3.</source>
        <translation>全部梯度的 90%，不使用时集中在 %1：%2；使用时集中在 %3。</translation>
    </message>
    <message>
        <source>Your answer %1 is not checked yet.</source>
        <translation>您的答案 %1 尚未检查。</translation>
    </message>
    <message>
        <source>✓ Your answer %1 is right.</source>
        <translation>✓ 您的答案 %1 正确。</translation>
    </message>
    <message>
        <source>✗ Your answer %1 is wrong.</source>
        <translation>✗ 您的答案 %1 错误。</translation>
    </message>
    <message>
        <source>This cell is blank: type its number into it.</source>
        <translation>此单元格待填：请输入其中的数字。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The worksheet asks for numbers that could be read here. They are shown once those are filled in.</source>
        <translation>练习单要求填写的数字可从这里读出。填写之后才会显示这些内容。</translation>
    </message>
    <message>
        <source>%1 is blank in the worksheet, and a goal would show its number</source>
        <translation>%1 在练习单中待填，而目标会显示其数字</translation>
    </message>
    <message>
        <source>reveal the key first, or choose another cell</source>
        <translation>请先公布答案，或选择其他单元格</translation>
    </message>
    <message>
        <source>%1: %2 more numbers</source>
        <translation>%1：另有 %2 个数字</translation>
    </message>
    <message>
        <source>%1: rows × columns</source>
        <translation>%1：行 × 列</translation>
    </message>
    <message>
        <source>Painted mask: allowed pairs</source>
        <translation>手绘掩码：允许的对</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>词元数</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>词元 %1</translation>
    </message>
    <message>
        <source>%1 more tokens</source>
        <translation>另有 %1 个词元</translation>
    </message>
    <message>
        <source>Number of named features</source>
        <translation>已命名特征的数量</translation>
    </message>
    <message>
        <source>Feature %1</source>
        <translation>特征 %1</translation>
    </message>
    <message>
        <source>%1 more features</source>
        <translation>另有 %1 个特征</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Cells of the notebook</source>
        <translation>笔记本的单元</translation>
    </message>
    <message>
        <source>Cell %1 of the notebook</source>
        <translation>笔记本的单元 %1</translation>
    </message>
    <message>
        <source>%1 more cells of the notebook</source>
        <translation>笔记本另有 %1 个单元</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>已固定的状态</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet</source>
        <translation>练习单的空格</translation>
    </message>
    <message>
        <source>Parts that this table does not show</source>
        <translation>此表未显示的部分</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a number</source>
        <translation>“%1”无法读作数字</translation>
    </message>
    <message>
        <source>write it like 0.5, -2, 1e-3, nan or -inf</source>
        <translation>请写成 0.5、-2、1e-3、nan 或 -inf 的形式</translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot; to be set here</source>
        <translation>没有可在此设置的掩码“%1”</translation>
    </message>
    <message>
        <source>give %2</source>
        <translation>请给出 %2</translation>
    </message>
    <message>
        <source>%1 is computed and cannot be set</source>
        <translation>%1 是计算得出的，不能设置</translation>
    </message>
    <message>
        <source>set a cell of %2</source>
        <translation>请设置 %2 的单元格</translation>
    </message>
    <message>
        <source>there is nothing called &quot;%1&quot; to set</source>
        <translation>没有名为“%1”的可设置项</translation>
    </message>
    <message>
        <source>set scale_exponent, temperature, mask or a cell such as X[0,0]</source>
        <translation>请设置 scale_exponent、temperature、mask 或单元格，例如 X[0,0]</translation>
    </message>
    <message>
        <source>Softmax Jacobian</source>
        <translation>softmax 雅可比矩阵</translation>
    </message>
    <message>
        <source>What the Jacobian says</source>
        <translation>雅可比矩阵的含义</translation>
    </message>
    <message>
        <source>The picture has the keys in the order of the tokens; its colours go by the root of a number.</source>
        <translation>图中的键按词元顺序排列；颜色按数字的平方根变化。</translation>
    </message>
    <message>
        <source>Softmax Jacobian of “%1”</source>
        <translation>“%1”的 softmax 雅可比矩阵</translation>
    </message>
    <message>
        <source>“%1” has no weights for this token: %2.</source>
        <translation>对此词元，“%1”没有权重：%2。</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>思路</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <translation>数学</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Forget all answers and hints?</source>
        <translation>要清除所有答案和提示吗？</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>此操作无法撤销。</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Language, numbers, colours, autosave and more, for all windows</source>
        <translation>语言、数字、颜色、自动保存等，适用于所有窗口</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>The language of all windows, at once</source>
        <translation>所有窗口的语言，立即生效</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to print, to change</source>
        <translation>菜单的全部快捷键：可查看、打印和更改</translation>
    </message>
    <message>
        <source>As in the language</source>
        <translation>跟随语言</translation>
    </message>
    <message>
        <source>Point: 0.5</source>
        <translation>小数点：0.5</translation>
    </message>
    <message>
        <source>Comma: 0,5</source>
        <translation>小数逗号：0,5</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>All that the machine has</source>
        <translation>本机的全部处理器</translation>
    </message>
    <message>
        <source>All texts of the program; sessions of your own stay as they are.</source>
        <translation>程序的全部文本；您自己的会话保持不变。</translation>
    </message>
    <message>
        <source>Number mark</source>
        <translation>小数点符号</translation>
    </message>
    <message>
        <source>The decimal mark that is shown and typed; files always have a point.</source>
        <translation>显示和输入时使用的小数点符号；文件中始终使用小数点。</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>小数位数</translation>
    </message>
    <message>
        <source>For the sessions that are open and new ones; a file keeps its own.</source>
        <translation>适用于已打开的会话和新会话；文件保留各自的设置。</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>调色板</translation>
    </message>
    <message>
        <source>Colours of the cells of matrices; all of them can be told apart by colour-blind eyes.</source>
        <translation>矩阵单元格的颜色；色觉障碍者也能分辨所有颜色。</translation>
    </message>
    <message>
        <source>Light, dark or of high contrast.</source>
        <translation>浅色、深色或高对比度。</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>自动保存</translation>
    </message>
    <message>
        <source>When unsaved work is copied aside, to be recovered after a crash; files are written only when you save.</source>
        <translation>何时将未保存的工作另存一份副本，以便崩溃后恢复；只有在您保存时才会写入文件。</translation>
    </message>
    <message>
        <source>Undo memory</source>
        <translation>撤销内存</translation>
    </message>
    <message>
        <source>Above it the oldest steps are forgotten and can no longer be undone.</source>
        <translation>超出此限时，最早的步骤会被丢弃，无法再撤销。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>How many processors compute together; the numbers are the same to the last bit.</source>
        <translation>有多少个处理器一同计算；无论多少，结果逐位相同。</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Select another cell, bar or arrow; with Shift a block of cells</source>
        <translation>选择其他单元格、条形或箭头；按住 Shift 可选择一块单元格</translation>
    </message>
    <message>
        <source>Edit the number of the cell, or the text</source>
        <translation>编辑单元格的数字，或编辑文本</translation>
    </message>
    <message>
        <source>Leave a number as it was; take a text</source>
        <translation>放弃对数字的修改；确认文本</translation>
    </message>
    <message>
        <source>Go to the next or the previous cell, and from the end of a matrix to the next control</source>
        <translation>转到下一个或上一个单元格；在矩阵末尾则转到下一个控件</translation>
    </message>
    <message>
        <source>Set the selected cells to 0</source>
        <translation>将选中的单元格设为 0</translation>
    </message>
    <message>
        <source>Copy, cut and paste blocks of numbers</source>
        <translation>复制、剪切和粘贴一块数字</translation>
    </message>
    <message>
        <source>Fill the selection with its first row or its first column</source>
        <translation>用选区的第一行或第一列填充选区</translation>
    </message>
    <message>
        <source>While the mask is painted: hide or allow the selected pairs</source>
        <translation>绘制掩码时：遮蔽或允许选中的各对</translation>
    </message>
    <message>
        <source>Zoom a large matrix around the selected cell, or show all of it</source>
        <translation>以所选单元格为中心缩放大矩阵，或显示整个矩阵</translation>
    </message>
    <message>
        <source>Show a chart as a table of its numbers, and back</source>
        <translation>将图表显示为数字表格，或切换回图表</translation>
    </message>
    <message>
        <source>Attention Explorer: keyboard shortcuts</source>
        <translation>Attention Explorer：键盘快捷键</translation>
    </message>
    <message>
        <source>In matrices, texts and charts</source>
        <translation>在矩阵、文本和图表中</translation>
    </message>
    <message>
        <source>Save the keyboard shortcuts</source>
        <translation>保存键盘快捷键</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;网页 (*.html)</translation>
    </message>
    <message>
        <source>the steps before this one were forgotten to save memory</source>
        <translation>为节省内存，此步骤之前的步骤已被丢弃</translation>
    </message>
    <message>
        <source>give undo more memory in the settings before the next long edits</source>
        <translation>请在下次大量编辑之前，在设置中为撤销分配更多内存</translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation>%1（已除）</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; beside the lesson cannot be opened</source>
        <translation>无法打开课程旁边的文件“%1”</translation>
    </message>
    <message>
        <source>put the session there, and look at its permissions</source>
        <translation>请将会话放在那里，并检查其权限</translation>
    </message>
    <message>
        <source>%1 = %2, divided by %3 for the scores</source>
        <translation>%1 = %2，计算分数时除以 %3</translation>
    </message>
    <message>
        <source>The scores are divided by %1, and within the softmax by the temperature %2: by %3 together.</source>
        <translation>分数除以 %1，在 softmax 中再除以温度 %2：合计除以 %3。</translation>
    </message>
    <message>
        <source>Median gradient at the query: %1 without %4, %2 with (%3).</source>
        <translation>查询处梯度的中位数：不使用 %4 时 %1，使用时 %2（%3）。</translation>
    </message>
    <message>
        <source>Median gradient at W_Q: %1 without %4, %2 with (%3).</source>
        <translation>W_Q 处梯度的中位数：不使用 %4 时 %1，使用时 %2（%3）。</translation>
    </message>
    <message>
        <source>An input: no formula makes it, it was chosen or learned.</source>
        <translation>输入：它不由公式得出，而是选定或学得的。</translation>
    </message>
    <message>
        <source>It goes into %1.</source>
        <translation>它用于 %1。</translation>
    </message>
    <message>
        <source>%1 tells it: every other number in that sum is shown.</source>
        <translation>由 %1 可以推出它：该和式中的其他数字都已显示。</translation>
    </message>
    <message>
        <source>No result tells it alone, because others of its numbers are blank too: fill in those first.</source>
        <translation>仅凭任何一个结果都推不出它，因为其中还有其他数字待填：请先填写那些。</translation>
    </message>
    <message>
        <source>Nothing that is shown tells it: it is given, not worked out. Ask for the answer.</source>
        <translation>由已显示的内容推不出它：它是给定的，不是算出来的。请查看答案。</translation>
    </message>
    <message>
        <source>Then: its exponential, divided by the sum of all of them:</source>
        <translation>然后：其指数，除以所有指数之和：</translation>
    </message>
    <message>
        <source>This token has no distribution.</source>
        <translation>此词元没有分布。</translation>
    </message>
    <message>
        <source>They add up to %1 = %2.</source>
        <translation>它们相加得 %1 = %2。</translation>
    </message>
    <message>
        <source>Not shown while the worksheet asks for numbers, which it would tell.</source>
        <translation>练习单要求填写数字期间不显示，以免透露答案。</translation>
    </message>
    <message>
        <source>The picked token has no weights to move.</source>
        <translation>选中的词元没有可变动的权重。</translation>
    </message>
    <message>
        <source>%4 of “%1” has no length here, so no key has a shadow on it; the score with “%2” is %3.</source>
        <translation>“%1”的 %4 在这里长度为零，因此没有键在其上有投影；与“%2”的分数为 %3。</translation>
    </message>
    <message>
        <source>k of “%1” reaches %2 along %6 of “%3”; times the length of %6, %4, that is %6 · k = %5, the score.</source>
        <translation>“%1”的 k 沿“%3”的 %6 方向长 %2；乘以 %6 的长度 %4，得 %6 · k = %5，即分数。</translation>
    </message>
    <message>
        <source>In the plane k of “%1” reaches %2 along %6 of “%3”; times the length of %6 there, %4, that is %5.</source>
        <translation>在平面内，“%1”的 k 沿“%3”的 %6 方向长 %2；乘以 %6 在平面内的长度 %4，得 %5。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Some of these weights are blank: what they amount to is told once they are filled in.</source>
        <translation>这些权重中有一部分待填：填好之后才会显示由它们得出的结果。</translation>
    </message>
    <message>
        <source>the text has %1 characters, and at most %2 are possible</source>
        <translation>文本有 %1 个字符，而最多只能有 %2 个</translation>
    </message>
    <message>
        <source>%1 combining marks stand on one letter, and at most %2 are possible</source>
        <translation>一个字母上有 %1 个组合符号，而最多只能有 %2 个</translation>
    </message>
    <message>
        <source>remove them</source>
        <translation>请移除它们</translation>
    </message>
    <message>
        <source>the text has %1 bytes, and at most %2 are possible</source>
        <translation>文本有 %1 字节，而最多只能有 %2 字节</translation>
    </message>
    <message>
        <source>the kind of the cell has %1 characters, and at most %2 are possible</source>
        <translation>单元的种类有 %1 个字符，而最多只能有 %2 个</translation>
    </message>
    <message>
        <source>All tokens</source>
        <translation>所有词元</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>type one for each of its numbers, with ; between them</source>
        <translation>请为它的每个数字输入一个数，以 ; 分隔</translation>
    </message>
    <message>
        <source>the vector has %1 numbers, and %2 were typed</source>
        <translation>该向量有 %1 个数字，而输入了 %2 个</translation>
    </message>
    <message>
        <source>type the numbers of heads into the fields above</source>
        <translation>请在上方的字段中输入头数</translation>
    </message>
    <message>
        <source>Select a cell first whose row or column is a token or a feature; the numbers of a query, key or value have no names.</source>
        <translation>请先选择一个行或列对应词元或特征的单元格；查询、键或值的各个数字没有名称。</translation>
    </message>
    <message>
        <source>Numbers of a vector that are turned</source>
        <translation>向量中参与旋转的数字个数</translation>
    </message>
    <message>
        <source>Numbers that are &amp;turned, of %1</source>
        <translation>参与旋转的数字个数(&amp;T)，共 %1</translation>
    </message>
    <message>
        <source>Numbers are turned in pairs: choose an even count of them.</source>
        <translation>数字成对旋转：请选择偶数个。</translation>
    </message>
    <message>
        <source>Number m turns with number m + w/2: Llama, Mistral, Gemma, Qwen, Phi and GPT-NeoX as stored today.</source>
        <translation>第 m 个数与第 m + w/2 个数一起旋转：Llama、Mistral、Gemma、Qwen、Phi 和 GPT-NeoX 目前的存储方式。</translation>
    </message>
    <message>
        <source>Number 2m turns with number 2m + 1: the original paper, GPT-J and Llama in Meta&apos;s own files.</source>
        <translation>第 2m 个数与第 2m + 1 个数一起旋转：原论文、GPT-J 以及 Meta 自己的 Llama 文件的方式。</translation>
    </message>
    <message>
        <source>The numbers that each token brings along.</source>
        <translation>每个词元自带的数字。</translation>
    </message>
    <message>
        <source>The weighted blend of the values: what each token takes along to the next layer.</source>
        <translation>值的加权混合：每个词元带往下一层的内容。</translation>
    </message>
    <message>
        <source>Queries with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation>含有位置信息的查询：成对的数字按随位置增大的角度旋转。</translation>
    </message>
    <message>
        <source>Keys with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation>含有位置信息的键：成对的数字按随位置增大的角度旋转。</translation>
    </message>
    <message>
        <source>How much each query looks at each key: a softmax over its scores, so that its weights sum to 1.</source>
        <translation>每个查询对每个键的关注程度：对其分数做 softmax，使权重之和为 1。</translation>
    </message>
    <message>
        <source>neither the file nor a config.json beside it tells the number of heads; %1 columns can be shared out among %2</source>
        <translation>文件及其旁边的 config.json 都未说明头数；%1 列可以均分给的头数：%2</translation>
    </message>
    <message>
        <source>give it with --heads</source>
        <translation>请用 --heads 指定</translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q with %4 columns and k with %5</source>
        <translation>头数 %1，键/值头数 %2，每头 %3 个数字；这与 %4 列的 q 和 %5 列的 k 不匹配</translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q, k and v with %4 columns together</source>
        <translation>头数 %1，键/值头数 %2，每头 %3 个数字；这与共有 %4 列的 q、k 和 v 不匹配</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from config.json</source>
        <translation>头数 %1（每头 %2 个数字），键/值头数 %3，取自 config.json</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, as chosen</source>
        <translation>头数 %1（每头 %2 个数字），键/值头数 %3，按所选设置</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from the shape of %4</source>
        <translation>头数 %1（每头 %2 个数字），键/值头数 %3，由 %4 的形状得出</translation>
    </message>
    <message>
        <source>it says heads: %1, key/value heads: %2, numbers of each: %3; this is not used</source>
        <translation>其中写明头数 %1、键/值头数 %2、每头 %3 个数字；未采用</translation>
    </message>
    <message>
        <source>Tokens moved</source>
        <translation>词元已移动</translation>
    </message>
    <message>
        <source>Tokens renamed</source>
        <translation>词元已重命名</translation>
    </message>
    <message>
        <source>Tokens added or removed</source>
        <translation>词元已添加或移除</translation>
    </message>
    <message>
        <source>Features moved</source>
        <translation>特征已移动</translation>
    </message>
    <message>
        <source>Features renamed</source>
        <translation>特征已重命名</translation>
    </message>
    <message>
        <source>Features added or removed</source>
        <translation>特征已添加或移除</translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, while a few on the edge between two keys have huge ones: the median falls, the mean does not. V still learns.</source>
        <translation>大多数查询几乎没有剩余的梯度，而处于两个键分界处的少数查询梯度极大：中位数下降，平均值不降。V 仍在学习。</translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, and no few of them make up for it: the mean falls too. V still learns.</source>
        <translation>大多数查询几乎没有剩余的梯度，也没有少数查询加以弥补：平均值同样下降。V 仍在学习。</translation>
    </message>
    <message>
        <source>Without the division the typical query begins to lose its gradient.</source>
        <translation>不做除法时，典型的查询开始失去梯度。</translation>
    </message>
    <message>
        <source>Saturated queries: %1 % without, %2 % with.</source>
        <translation>饱和的查询：不使用时 %1%，使用时 %2%。</translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first.</source>
        <translation>先将每个分数减去该查询的最大分数 %1。</translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first, and the rest is divided by the temperature %2.</source>
        <translation>先将每个分数减去该查询的最大分数 %1，其余再除以温度 %2。</translation>
    </message>
    <message>
        <source>The softmax of each query&apos;s scores, with its sum</source>
        <translation>每个查询的分数的 softmax 及其和</translation>
    </message>
    <message>
        <source>The picked token&apos;s query, key by key in numbers</source>
        <translation>选中的词元的查询，逐键以数字演算</translation>
    </message>
    <message>
        <source>How much each weight of the picked token moves with each score</source>
        <translation>选中的词元的每个权重随每个分数变动的幅度</translation>
    </message>
    <message>
        <source>Sums of the weights</source>
        <translation>权重之和</translation>
    </message>
    <message>
        <source>Worked row</source>
        <translation>逐步演算一行</translation>
    </message>
    <message>
        <source>Worked row of “%1”</source>
        <translation>逐步演算“%1”的行</translation>
    </message>
    <message>
        <source>Windows, texts, pictures and print</source>
        <translation>窗口、文本、图片和打印</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Products of matrices</source>
        <translation>矩阵乘积</translation>
    </message>
    <message>
        <source>Session files</source>
        <translation>会话文件</translation>
    </message>
    <message>
        <source>Arithmetic typed into a cell</source>
        <translation>在单元格中输入的算式</translation>
    </message>
    <message>
        <source>NumPy archives</source>
        <translation>NumPy 归档</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>The manual, where it speaks of what is in use</source>
        <translation>手册中讲解当前所用之处的内容</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Click a part of the window then, and read what it is</source>
        <translation>接着单击窗口的某一部分，即可阅读其说明</translation>
    </message>
    <message>
        <source>The notebook of one attention head: every number can be changed or explained.</source>
        <translation>一个注意力头的笔记本：每个数字都可以更改或得到解释。</translation>
    </message>
    <message>
        <source>The tools: files, undo, and the options of the computation.</source>
        <translation>工具：文件、撤销以及计算的选项。</translation>
    </message>
    <message>
        <source>The cells of the notebook. A click goes to one.</source>
        <translation>笔记本的各个单元。单击即可转到其中一个。</translation>
    </message>
    <message>
        <source>The arithmetic of the selected number: what it was made of, and what is made of it. Every line selects the cell that it names.</source>
        <translation>所选数字的演算：它由什么得出，又用于什么。每一行都会选择它所提到的单元格。</translation>
    </message>
    <message>
        <source>All steps since the session was opened. A click goes back to any of them, or ahead again.</source>
        <translation>会话打开以来的所有步骤。单击可回到其中任何一步，也可重新前进。</translation>
    </message>
    <message>
        <source>Pinned states of the session, to compare with and to return to, and tables of what changed.</source>
        <translation>会话中已固定的状态，可供比较和恢复，另有表格列出哪些内容有变化。</translation>
    </message>
    <message>
        <source>A lesson: each step asks for a prediction and ticks off what you do in the notebook.</source>
        <translation>课程：每一步先请您作出预测，您在笔记本中做到了，就会打勾。</translation>
    </message>
    <message>
        <source>What is differentiated. Every cell of the notebook shows by how much it moves that, per unit.</source>
        <translation>求导的对象。笔记本的每个单元格显示它每变化一个单位，该对象变动多少。</translation>
    </message>
    <message>
        <source>How the session is compared with a pinned state.</source>
        <translation>会话如何与已固定的状态比较。</translation>
    </message>
    <message>
        <source>The worksheet: how many answers are right, and how near they must be.</source>
        <translation>练习单：有多少答案正确，以及答案须有多接近。</translation>
    </message>
    <message>
        <source>Whether a second computation by other code agrees with every number. A click tells how closely.</source>
        <translation>由另一套代码所作的第二次计算是否与每个数字一致。单击可查看一致到什么程度。</translation>
    </message>
    <message>
        <source>The sizes of the session, the selected cell with all its digits, and whether the session is saved.</source>
        <translation>会话的大小、带全部位数的所选单元格，以及会话是否已保存。</translation>
    </message>
    <message>
        <source>Matrices move by their gradient until chosen cells reach chosen values. The whole run is one undo step.</source>
        <translation>矩阵沿梯度移动，直到所选单元格达到所选数值。整个过程只占一步撤销。</translation>
    </message>
    <message>
        <source>What is written, and in which form. Numbers in exports are exact.</source>
        <translation>写入什么，以及采用什么格式。导出的数字是精确的。</translation>
    </message>
    <message>
        <source>How the file is read, and which matrix gets the numbers. Nothing changes before Import is pressed.</source>
        <translation>如何读取文件，以及哪个矩阵得到这些数字。按下“导入”之前，什么都不会改变。</translation>
    </message>
    <message>
        <source>Which head of the model is opened, and how its file stores the weights.</source>
        <translation>打开模型的哪个头，以及其文件如何存储权重。</translation>
    </message>
    <message>
        <source>Which tokens stay. The note below says what that does to the weights.</source>
        <translation>保留哪些词元。下方的说明会指出这对权重的影响。</translation>
    </message>
    <message>
        <source>How many numbers a query and a key keep. The note below says by how much scores and weights change.</source>
        <translation>查询和键保留多少个数字。下方的说明会指出分数和权重变化多少。</translation>
    </message>
    <message>
        <source>How queries and keys are turned by their position: which columns make a pair, and the base of the angles.</source>
        <translation>查询和键如何按位置旋转：哪些列成对，以及角度的底数。</translation>
    </message>
    <message>
        <source>Settings hold for all windows, at once.</source>
        <translation>设置立即对所有窗口生效。</translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to change, to print.</source>
        <translation>菜单的所有按键：可查看、更改、打印。</translation>
    </message>
    <message>
        <source>Sessions with unsaved work that the program could not close. Recovering never writes your file.</source>
        <translation>程序未能正常关闭、含有未保存工作的会话。恢复绝不会写入您的文件。</translation>
    </message>
    <message>
        <source>What differs between two versions of a session, line by line.</source>
        <translation>会话两个版本之间的差异，逐行列出。</translation>
    </message>
    <message>
        <source>What is printed: the worksheet, its key, or both.</source>
        <translation>打印什么：练习单、其答案，或两者。</translation>
    </message>
    <message>
        <source>The version of the program, its licence and the libraries it is made with.</source>
        <translation>程序的版本、许可证以及所用的库。</translation>
    </message>
    <message>
        <source>The manual: pages at the left, a search over all of them above.</source>
        <translation>手册：左侧为各页，上方可搜索全部内容。</translation>
    </message>
    <message>
        <source>Type what is asked for; nothing changes before OK is pressed.</source>
        <translation>请输入所要求的内容；按下“确定”之前，什么都不会改变。</translation>
    </message>
    <message>
        <source>A question or a message of the program. Cancel changes nothing.</source>
        <translation>程序的提问或消息。“取消”不会改变任何内容。</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>The keys as they are now. “Keyboard shortcuts” in the menu Help changes and prints them.</source>
        <translation>当前的按键。“帮助”菜单中的“键盘快捷键”可更改和打印它们。</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>The notebook on paper or as a PDF file, no cell cut in two</source>
        <translation>将笔记本打印到纸上或存为 PDF 文件，单元不会被截断</translation>
    </message>
    <message>
        <source>Print previe&amp;w…</source>
        <translation>打印预览(&amp;V)…</translation>
    </message>
    <message>
        <source>See the pages before they are printed</source>
        <translation>在打印之前查看各页</translation>
    </message>
    <message>
        <source>Ne&amp;xt area</source>
        <translation>下一个区域(&amp;X)</translation>
    </message>
    <message>
        <source>Take the keyboard to the next area: tools, lesson, outline, notebook, inspector, panels, status bar</source>
        <translation>将键盘焦点移到下一个区域：工具、课程、大纲、笔记本、检查器、面板、状态栏</translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation>上一个区域(&amp;R)</translation>
    </message>
    <message>
        <source>Take the keyboard to the area before</source>
        <translation>将键盘焦点移到上一个区域</translation>
    </message>
    <message>
        <source>&amp;Wider area</source>
        <translation>加宽区域(&amp;W)</translation>
    </message>
    <message>
        <source>Give the area in use more room</source>
        <translation>给正在使用的区域更多空间</translation>
    </message>
    <message>
        <source>Na&amp;rrower area</source>
        <translation>缩窄区域(&amp;A)</translation>
    </message>
    <message>
        <source>Give the area in use less room</source>
        <translation>给正在使用的区域更少空间</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>菜单栏</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Print the notebook</source>
        <translation>打印笔记本</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or print to a PDF file.</source>
        <translation>未打印任何内容：打印机不接受这些页面。请选择其他打印机，或打印到 PDF 文件。</translation>
    </message>
    <message>
        <source>%1 was not written. Choose another folder.</source>
        <translation>未能写入 %1。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The notebook was sent to the printer.</source>
        <translation>笔记本已发送到打印机。</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>Print preview of the notebook</source>
        <translation>笔记本的打印预览</translation>
    </message>
    <message>
        <source>The first or last cell of a row, bar or arrow of a chart</source>
        <translation>一行中的第一个或最后一个单元格，图表中的第一个或最后一个条形或箭头</translation>
    </message>
    <message>
        <source>Leave a matrix for the next or the previous control, wherever the cell</source>
        <translation>从任意单元格离开矩阵，转到下一个或上一个控件</translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.01; with Shift by 0.001</source>
        <translation>将单元格的数字改变 0.01；按住 Shift 则改变 0.001</translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.1</source>
        <translation>将单元格的数字改变 0.1</translation>
    </message>
    <message>
        <source>Move a token of the sentence to the left or right; F2 renames it, Del removes it</source>
        <translation>将句子中的词元左移或右移；F2 重命名，Del 移除</translation>
    </message>
    <message>
        <source>Open the first menu</source>
        <translation>打开第一个菜单</translation>
    </message>
    <message>
        <source>The menu of a token or a chart</source>
        <translation>词元或图表的菜单</translation>
    </message>
    <message>
        <source>no mask is in force: paint it anew</source>
        <translation>当前没有掩码生效：请重新绘制</translation>
    </message>
</context>
<context>
    <name>ae::AboutDialog</name>
    <message>
        <source>About Attention Explorer</source>
        <translation>关于 Attention Explorer</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>The attention equation in your hands: every number can be changed or explained.</source>
        <translation>让注意力公式触手可及：每个数字都可以更改或得到解释。</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the terms of the GNU General Public License, version 3 or later (GPL-3.0-or-later). There is no warranty.</source>
        <translation>自由软件：您可以依据 GNU 通用公共许可证第 3 版或更高版本（GPL-3.0-or-later）的条款使用、研究、分享和修改它。不提供任何担保。</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>所用的软件</translation>
    </message>
</context>
<context>
    <name>ae::Areas</name>
    <message>
        <source>Edge between areas</source>
        <translation>区域之间的边缘</translation>
    </message>
    <message>
        <source>This area keeps its width.</source>
        <translation>此区域保持其宽度。</translation>
    </message>
</context>
<context>
    <name>ae::BarChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation>没有可显示的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s).</source>
        <translation>
            <numerusform>%n 个条形。</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest is %1 on “%2”.</source>
        <translation>最大值为 %1，位于“%2”。</translation>
    </message>
    <message>
        <source>An equal share would be %1.</source>
        <translation>均分时为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are hidden by the mask.</source>
        <translation>
            <numerusform>其中 %n 个被掩码遮蔽。</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已遮蔽</translation>
    </message>
    <message>
        <source>%1: hidden by the mask</source>
        <translation>%1：被掩码遮蔽</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation>%1
%2：%3</translation>
    </message>
    <message>
        <source>equal share %1</source>
        <translation>均分时 %1</translation>
    </message>
    <message>
        <source>The %1 strongest of %2; the others hold %3 together.</source>
        <translation>显示 %2 个中最强的 %1 个；其余合计占 %3。</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>待填</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are blank in the worksheet.</source>
        <translation>
            <numerusform>其中 %n 个在练习单中待填。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: blank in the worksheet</source>
        <translation>%1：在练习单中待填</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>被掩码遮蔽</translation>
    </message>
    <message>
        <source>The %1 strongest of the %2 that are not blank; the others of these hold %3 together.</source>
        <translation>显示 %2 个非空格中最强的 %1 个；其余合计占 %3。</translation>
    </message>
    <message>
        <source>In “%1” it is %2.</source>
        <translation>在“%1”中为 %2。</translation>
    </message>
</context>
<context>
    <name>ae::BaselinePanel</name>
    <message>
        <source>Baselines</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>已固定的状态</translation>
    </message>
    <message>
        <source>Pin…</source>
        <translation>固定…</translation>
    </message>
    <message>
        <source>Keep the present state under a name</source>
        <translation>以某个名称保留当前状态</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>来自文件…</translation>
    </message>
    <message>
        <source>Keep the state of another session</source>
        <translation>保留另一个会话的状态</translation>
    </message>
    <message>
        <source>As saved</source>
        <translation>保存时的状态</translation>
    </message>
    <message>
        <source>Keep the state that the session&apos;s file holds</source>
        <translation>保留会话文件中的状态</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Show the difference to this state</source>
        <translation>显示与此状态的差异</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Return to this state, as one undo step</source>
        <translation>返回此状态，作为一个可撤销的步骤</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Give this state another name</source>
        <translation>为此状态更改名称</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Keep this state no longer</source>
        <translation>不再保留此状态</translation>
    </message>
    <message>
        <source>About the tables</source>
        <translation>表格说明</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>表格：%1</translation>
    </message>
    <message>
        <source>Name of the pinned state</source>
        <translation>已固定状态的名称</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>状态 %1</translation>
    </message>
    <message>
        <source>Pin the present state</source>
        <translation>固定当前状态</translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation>返回“%1”</translation>
    </message>
    <message>
        <source>The session is in this state already.</source>
        <translation>会话已处于此状态。</translation>
    </message>
    <message>
        <source>Rename the pinned state</source>
        <translation>重命名已固定的状态</translation>
    </message>
    <message>
        <source>Open a session as baseline</source>
        <translation>打开会话作为基线</translation>
    </message>
    <message>
        <source>Sessions (*.attn);;All files (*)</source>
        <translation>会话 (*.attn);;所有文件 (*)</translation>
    </message>
    <message>
        <source>as saved</source>
        <translation>保存时的状态</translation>
    </message>
    <message>
        <source>%1 was not pinned.</source>
        <translation>未固定 %1。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>%1 — compared</source>
        <translation>%1 — 正在比较</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Pin a state, or choose one and Compare: panes and charts then show the difference.</source>
        <translation>请固定一个状态，或选择一个状态后单击“比较”：窗格和图表随即显示差异。</translation>
    </message>
    <message>
        <source>The %1 tokens of %2 whose weights changed most.</source>
        <translation>%2 个词元中权重变化最大的 %1 个。</translation>
    </message>
    <message>
        <source>Nothing changed since “%1”.</source>
        <translation>自“%1”以来没有任何变化。</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>已复制表格。</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>正在比较…</translation>
    </message>
</context>
<context>
    <name>ae::Card</name>
    <message>
        <source>Unfold “%1”</source>
        <translation>展开“%1”</translation>
    </message>
    <message>
        <source>Fold “%1”</source>
        <translation>折叠“%1”</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折叠</translation>
    </message>
</context>
<context>
    <name>ae::CellDelegate</name>
    <message>
        <source>Editing %1</source>
        <translation>正在编辑 %1</translation>
    </message>
</context>
<context>
    <name>ae::ChangesTable</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Shape of %1</source>
        <translation>%1 的形状</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>of key</source>
        <translation>对应的键</translation>
    </message>
    <message>
        <source>Strongest key</source>
        <translation>最强的键</translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation>熵（比特）</translation>
    </message>
    <message>
        <source>Output |Δ|</source>
        <translation>输出 |Δ|</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Largest change</source>
        <translation>最大变化</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n cell(s), most %3</source>
        <translation>
            <numerusform>%1：%n 个单元格中的 %2 个，最大 %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::Chart</name>
    <message>
        <source>Show the numbers as a &amp;table</source>
        <translation>以表格显示数字(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy the numbers</source>
        <translation>复制数字(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;picture</source>
        <translation>复制图片(&amp;P)</translation>
    </message>
</context>
<context>
    <name>ae::CheckedMark</name>
    <message>
        <source>Copy a report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>What disagrees, sizes and options, without names and without the numbers of the session</source>
        <translation>不一致之处、大小和选项，不含名称，也不含会话的数字</translation>
    </message>
    <message>
        <source>How the numbers are checked</source>
        <translation>数字的检查方法</translation>
    </message>
</context>
<context>
    <name>ae::ClosedBrowser</name>
    <message>
        <source>Open a link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <translation>要在浏览器中打开此地址吗？</translation>
    </message>
</context>
<context>
    <name>ae::CompareBar</name>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>比较的内容</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>停止比较</translation>
    </message>
    <message>
        <source>Compared with “%1”.</source>
        <translation>正与“%1”比较。</translation>
    </message>
</context>
<context>
    <name>ae::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>%1 Nothing differs.</source>
        <translation>%1 没有差异。</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>The file cannot be compared.</source>
        <translation>无法比较该文件。</translation>
    </message>
</context>
<context>
    <name>ae::Comparison</name>
    <message>
        <source>“%1” is not compared: %2</source>
        <translation>不与“%1”比较：%2</translation>
    </message>
    <message>
        <source>“%1” is being computed …</source>
        <translation>正在计算“%1”…</translation>
    </message>
    <message>
        <source>“%1” has no %2.</source>
        <translation>“%1”没有 %2。</translation>
    </message>
    <message>
        <source>“%1” has %2 tokens, this session %3.</source>
        <translation>“%1”有 %2 个词元，此会话有 %3 个。</translation>
    </message>
    <message>
        <source>“%1” has %2 × %3 numbers here, this session %4 × %5.</source>
        <translation>“%1”在此处有 %2 × %3 个数字，此会话有 %4 × %5 个。</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>being computed …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>对方没有</translation>
    </message>
    <message>
        <source>%1 tokens there, %2 here</source>
        <translation>对方有 %1 个词元，此处有 %2 个</translation>
    </message>
    <message>
        <source>%1 × %2 there</source>
        <translation>对方为 %1 × %2</translation>
    </message>
    <message>
        <source>to be filled in: its numbers are not told</source>
        <translation>待填写：不透露其数字</translation>
    </message>
    <message>
        <source>no difference: now %1, in “%2” %3</source>
        <translation>没有差异：现在为 %1，在“%2”中为 %3</translation>
    </message>
    <message>
        <source>hidden by the mask now and in “%1”</source>
        <translation>现在和在“%1”中均被掩码遮蔽</translation>
    </message>
    <message>
        <source>hidden by the mask now, in “%1” %2, difference %3</source>
        <translation>现在被掩码遮蔽，在“%1”中为 %2，差值 %3</translation>
    </message>
    <message>
        <source>now %1, hidden by the mask in “%2”, difference %3</source>
        <translation>现在为 %1，在“%2”中被掩码遮蔽，差值 %3</translation>
    </message>
    <message>
        <source>now %1, in “%2” %3, difference %4</source>
        <translation>现在为 %1，在“%2”中为 %3，差值 %4</translation>
    </message>
</context>
<context>
    <name>ae::CurveChart</name>
    <message>
        <source>%1: no points.</source>
        <translation>%1：没有点。</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5; smallest %6, largest %7.</source>
        <translation>%1：从 %3 处的 %2 到 %5 处的 %4；最小 %6，最大 %7。</translation>
    </message>
    <message>
        <source>The marked place is %1 %2; the arrow keys move it.</source>
        <translation>标记的位置为 %1 %2；可用方向键移动。</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
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
        <translation>%1：%3 处为 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: not a finite number.</source>
        <translation>
            <numerusform>略去 %n 个点：不是有限数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: 0 or less has no place on a logarithmic axis.</source>
        <translation>
            <numerusform>略去 %n 个点：对数轴上没有小于或等于 0 的位置。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie below the axis.</source>
        <translation>
            <numerusform>%n 个点位于坐标轴下方。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::DerivativeBar</name>
    <message>
        <source>Derivatives</source>
        <translation>导数</translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation>单元格显示的内容</translation>
    </message>
    <message>
        <source>What is differentiated</source>
        <translation>求导的对象</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标值</translation>
    </message>
    <message>
        <source>Of the selected cell</source>
        <translation>对所选单元格</translation>
    </message>
    <message>
        <source>Show the derivatives of the cell that is selected now</source>
        <translation>显示当前所选单元格的导数</translation>
    </message>
    <message>
        <source>Back to values</source>
        <translation>返回数值</translation>
    </message>
    <message>
        <source>Select a cell first: the derivatives are those of it.</source>
        <translation>请先选择单元格：显示的是该单元格的导数。</translation>
    </message>
    <message>
        <source>There are no derivatives of %1: %2</source>
        <translation>没有 %1 的导数：%2</translation>
    </message>
    <message>
        <source>Beside the values</source>
        <translation>与数值同时显示</translation>
    </message>
    <message>
        <source>Show values as well, with the derivative in small under each</source>
        <translation>同时显示数值，导数以小字显示在各数值下方</translation>
    </message>
    <message>
        <source>This is no target: %1</source>
        <translation>这不是目标值：%1</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation>%1（现在为 %2）</translation>
    </message>
    <message>
        <source>the loss of %1 (now %2)</source>
        <translation>%1 的损失（现在为 %2）</translation>
    </message>
    <message>
        <source>Small, behind ∂: by how much each cell moves %1 per unit.</source>
        <translation>∂ 之后的小字：每个单元格变化一个单位时，%1 的变化量。</translation>
    </message>
    <message>
        <source>Every cell shows by how much it moves %1 per unit.</source>
        <translation>每个单元格显示它变化一个单位时，%1 的变化量。</translation>
    </message>
    <message>
        <source>Derivatives would tell numbers that the worksheet asks for. Fill them in first, or reveal the key.</source>
        <translation>导数会透露练习单要求填写的数字。请先填写，或公布答案。</translation>
    </message>
    <message>
        <source>Half the squared distance of the vector to a target</source>
        <translation>该向量到目标值距离平方的一半</translation>
    </message>
    <message>
        <source>Target of the vector</source>
        <translation>该向量的目标值</translation>
    </message>
    <message>
        <source>One number for each of its numbers, with ; between them</source>
        <translation>每个数字对应一个数，以 ; 分隔</translation>
    </message>
    <message>
        <source>the loss of the vector with %1 (now %2)</source>
        <translation>%1 所在向量的损失（现在为 %2）</translation>
    </message>
    <message>
        <source>The selected value itself, or a loss that is made of it.</source>
        <translation>所选的值本身，或由它构成的损失。</translation>
    </message>
    <message>
        <source>The value that the loss measures the distance to.</source>
        <translation>损失以到此值的距离来衡量。</translation>
    </message>
</context>
<context>
    <name>ae::Document</name>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>Change %1 × %2 cells of %3</source>
        <translation>更改 %3 的 %1 × %2 个单元格</translation>
    </message>
    <message>
        <source>Allow cells of the mask</source>
        <translation>允许掩码中的单元格</translation>
    </message>
    <message>
        <source>Hide cells by the mask</source>
        <translation>用掩码遮蔽单元格</translation>
    </message>
    <message>
        <source>Resize to n %1, d_model %2, d_k %3, d_v %4</source>
        <translation>调整大小为 n %1、d_model %2、d_k %3、d_v %4</translation>
    </message>
    <message>
        <source>Widen to d_k %1</source>
        <translation>加宽到 d_k %1</translation>
    </message>
    <message>
        <source>Rename token “%1”</source>
        <translation>重命名词元“%1”</translation>
    </message>
    <message>
        <source>Insert token “%1”</source>
        <translation>插入词元“%1”</translation>
    </message>
    <message>
        <source>Remove token “%1”</source>
        <translation>移除词元“%1”</translation>
    </message>
    <message>
        <source>Move token “%1”</source>
        <translation>移动词元“%1”</translation>
    </message>
    <message>
        <source>Change the sentence</source>
        <translation>更改句子</translation>
    </message>
    <message>
        <source>Rename feature “%1”</source>
        <translation>重命名特征“%1”</translation>
    </message>
    <message>
        <source>Name feature %1</source>
        <translation>命名特征 %1</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>更改标题</translation>
    </message>
    <message>
        <source>Insert a notebook cell</source>
        <translation>插入笔记本单元</translation>
    </message>
    <message>
        <source>Delete a notebook cell</source>
        <translation>删除笔记本单元</translation>
    </message>
    <message>
        <source>Move a notebook cell</source>
        <translation>移动笔记本单元</translation>
    </message>
    <message>
        <source>Edit a text</source>
        <translation>编辑文本</translation>
    </message>
    <message>
        <source>Keep %1 of %2 tokens</source>
        <translation>保留 %2 个词元中的 %1 个</translation>
    </message>
    <message>
        <source>Pin “%1”</source>
        <translation>固定“%1”</translation>
    </message>
    <message>
        <source>Rename pinned state “%1”</source>
        <translation>重命名已固定的状态“%1”</translation>
    </message>
    <message>
        <source>Remove pinned state “%1”</source>
        <translation>移除已固定的状态“%1”</translation>
    </message>
</context>
<context>
    <name>ae::EntropyChart</name>
    <message>
        <source>Token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Entropy in bits</source>
        <translation>熵（比特）</translation>
    </message>
    <message>
        <source>Largest possible</source>
        <translation>最大可能值</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>%1: no entropy. %2</source>
        <translation>%1：没有熵。%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bits</source>
        <translation>%1：%2 比特（最大 %3 比特）</translation>
    </message>
    <message>
        <source>saturated</source>
        <translation>饱和</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>仅一个键</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1（%2：%3）</translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation>%2 个查询中最确定的 %1 个。</translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>%n 个查询。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>步骤(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Numbers are exact: they read back to the same bits, with a decimal point whatever the language.</source>
        <translation>数字是精确的：读回时逐位相同；无论使用何种语言，均采用小数点。</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>Nothing was written: %1</source>
        <translation>未写入任何内容：%1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>部分(&amp;P)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放比例</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>缩放比例(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>The part as it is now on screen; at scale 1 as many pixels as there.</source>
        <translation>该部分在屏幕上的当前样子；比例为 1 时像素数与屏幕相同。</translation>
    </message>
    <message>
        <source>The part as it is now on screen; letters stay letters that can be found and copied.</source>
        <translation>该部分在屏幕上的当前样子；文字仍是可查找、可复制的文字。</translation>
    </message>
    <message>
        <source>This form would hold the numbers of blank cells. Choose Worksheet &gt; Reveal the key first, or Worksheet &gt; Export worksheet as PDF; pictures show the boxes.</source>
        <translation>此格式会包含空格的数字。请先选择“练习单 &gt; 公布答案”，或选择“练习单 &gt; 将练习单导出为 PDF”；图片只显示方框。</translation>
    </message>
    <message>
        <source>Queries without a distribution are marked with their reason.</source>
        <translation>没有分布的查询会标明原因。</translation>
    </message>
    <message>
        <source>Queries without a distribution become NaN: this form has no room for their reason.</source>
        <translation>没有分布的查询变为 NaN：此格式无处存放原因。</translation>
    </message>
</context>
<context>
    <name>ae::FalkTable</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation>%1（已除）</translation>
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
        <translation>会话 (*.attn);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>最近使用的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>示例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>未打开 %1。</translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation>未打开会话。</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>The session was not saved.</source>
        <translation>未保存会话。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes before closing?</source>
        <translation>关闭前要保存更改吗？</translation>
    </message>
    <message>
        <source>Nothing is waiting to be recovered.</source>
        <translation>没有等待恢复的内容。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>This file is open already.</source>
        <translation>此文件已经打开。</translation>
    </message>
    <message>
        <source>Sessions and lessons (*.attn *.lesson);;All files (*)</source>
        <translation>会话和课程 (*.attn *.lesson);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program; choose another name, or close that window.</source>
        <translation>%1 已在本程序的另一个窗口中打开；请选择其他名称，或关闭那个窗口。</translation>
    </message>
    <message>
        <source>Unsaved answers</source>
        <translation>未保存的答案</translation>
    </message>
    <message>
        <source>Save the answers before closing?</source>
        <translation>关闭前要保存答案吗？</translation>
    </message>
</context>
<context>
    <name>ae::GradientRowsPart</name>
    <message>
        <source>What is left of the gradient</source>
        <translation>剩余的梯度</translation>
    </message>
    <message>
        <source>gradient at the query</source>
        <translation>查询处的梯度</translation>
    </message>
    <message>
        <source>gradient at W_Q</source>
        <translation>W_Q 处的梯度</translation>
    </message>
    <message>
        <source>without</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at q, d = %1</source>
        <translation>各查询按 q 处的梯度排序，d = %1</translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at W_Q, d = %1</source>
        <translation>各查询按 W_Q 处的梯度排序，d = %1</translation>
    </message>
    <message>
        <source>rank of the query, over %1 draws</source>
        <translation>查询的排名，共 %1 次抽样</translation>
    </message>
    <message>
        <source>rank of the query</source>
        <translation>查询的排名</translation>
    </message>
</context>
<context>
    <name>ae::HeadDialog</name>
    <message>
        <source>Open a head of %1</source>
        <translation>打开 %1 的一个头</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>层(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Head</source>
        <translation>头(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Number of heads</source>
        <translation>头数(&amp;N)</translation>
    </message>
    <message>
        <source>Number of &amp;key and value heads</source>
        <translation>键和值的头数(&amp;K)</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>依文件所示</translation>
    </message>
    <message>
        <source>&amp;Read the weights transposed</source>
        <translation>转置后读取权重(&amp;R)</translation>
    </message>
    <message>
        <source>Matrix shown</source>
        <translation>显示的矩阵</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>显示(&amp;S)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Source of X</source>
        <translation>X 的来源</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>Token numbers through the embedding matrix</source>
        <translation>词元编号通过嵌入矩阵</translation>
    </message>
    <message>
        <source>The X in the file</source>
        <translation>文件中的 X</translation>
    </message>
    <message>
        <source>&amp;X comes from</source>
        <translation>X 来自(&amp;X)</translation>
    </message>
    <message>
        <source>Token numbers</source>
        <translation>词元编号</translation>
    </message>
    <message>
        <source>12 7 99</source>
        <translation>12 7 99</translation>
    </message>
    <message>
        <source>&amp;Token numbers</source>
        <translation>词元编号(&amp;T)</translation>
    </message>
    <message>
        <source>Tokens to draw</source>
        <translation>要抽取的词元数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>What was assumed, and what cannot be followed</source>
        <translation>所作的假定，以及无法遵循之处</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>%1: %2, d_model %3</source>
        <translation>%1：%2，d_model %3</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> / %1</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1，%2 × %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>ae::HelpService</name>
    <message>
        <source>More in the manual</source>
        <translation>手册中的更多内容</translation>
    </message>
</context>
<context>
    <name>ae::HelpView</name>
    <message>
        <source>Page of the manual</source>
        <translation>手册的页面</translation>
    </message>
</context>
<context>
    <name>ae::HelpWindow</name>
    <message>
        <source>Manual: Attention Explorer</source>
        <translation>手册：Attention Explorer</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Words that a place shall have; Enter goes to the next one</source>
        <translation>要查找的词；按 Enter 转到下一处</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>找到的内容</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>手册的各页</translation>
    </message>
    <message>
        <source>A click shows the page, or the place on it</source>
        <translation>单击可显示该页，或页中的该处</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 后退</translation>
    </message>
    <message>
        <source>Back to the place before</source>
        <translation>回到之前的位置</translation>
    </message>
    <message>
        <source>To the place that was shown before</source>
        <translation>转到之前显示的位置</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>前进 ›</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>再次前进</translation>
    </message>
    <message>
        <source>To the place that you came back from</source>
        <translation>转到后退之前的位置</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>未找到任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::HistoryPanel</name>
    <message>
        <source>To the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>One step ahead</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>到最后一步</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>刚打开时</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>How long each step is shown</source>
        <translation>每一步显示多久</translation>
    </message>
</context>
<context>
    <name>ae::ImportDialog</name>
    <message>
        <source>one number</source>
        <translation>一个数字</translation>
    </message>
    <message>
        <source>Import a matrix from %1</source>
        <translation>从 %1 导入矩阵</translation>
    </message>
    <message>
        <source>&amp;Matrix in the file</source>
        <translation>文件中的矩阵(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Into</source>
        <translation>导入到(&amp;I)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>小数点符号(&amp;D)</translation>
    </message>
    <message>
        <source>Found out</source>
        <translation>自动识别</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>句点</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>First line and &amp;column</source>
        <translation>首行和首列(&amp;C)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>&amp;Slice</source>
        <translation>切片(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Exchange rows and columns</source>
        <translation>交换行和列(&amp;E)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>读取的内容</translation>
    </message>
    <message>
        <source>What was assumed</source>
        <translation>所作的假定</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>%1 × %2 numbers were read.</source>
        <translation>已读取 %1 × %2 个数字。</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>尚未更改任何内容。</translation>
    </message>
    <message>
        <source>It fits as it is.</source>
        <translation>大小正好匹配。</translation>
    </message>
    <message>
        <source>The session is resized: %1. The other matrices keep their numbers; new cells are 0.</source>
        <translation>将调整会话的大小：%1。其他矩阵保留其数字；新单元格为 0。</translation>
    </message>
    <message>
        <source>Import %1 from %2</source>
        <translation>从 %2 导入 %1</translation>
    </message>
    <message>
        <source>%1 was not imported: %2</source>
        <translation>未导入 %1：%2</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>已取消读取。</translation>
    </message>
    <message>
        <source>Take the &amp;names of its rows and columns</source>
        <translation>采用其行和列的名称(&amp;N)</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a size of the session</comment>
        <translation>%1 从 %2 变为 %3</translation>
    </message>
</context>
<context>
    <name>ae::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Select any number to see its full arithmetic: where it came from, and what follows from it.</source>
        <translation>选择任意数字，即可查看其完整的计算过程：它从何而来，又影响什么。</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>数值 %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n smaller ones</source>
        <translation>
            <numerusform>以及 %n 个更小的项</numerusform>
        </translation>
    </message>
    <message>
        <source>Came from</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>导数</translation>
    </message>
    <message>
        <source>Moves %1 by</source>
        <translation>对 %1 的影响</translation>
    </message>
    <message>
        <source>Show all that depends on it</source>
        <translation>显示取决于它的一切</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Hint: the rule</source>
        <translation>提示：规则</translation>
    </message>
    <message>
        <source>Hint: the numbers</source>
        <translation>提示：数字</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Came from: %1</source>
        <translation>来自：%1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Term %1: %2 = %3</source>
        <translation>第 %1 项：%2 = %3</translation>
    </message>
</context>
<context>
    <name>ae::JacobianModel</name>
    <message>
        <source>No number. %1</source>
        <translation>没有数字。%1</translation>
    </message>
    <message>
        <source>Weight of %1, logit of %2: hidden by the mask, exactly 0</source>
        <translation>%1 的权重，%2 的 logit：被掩码遮蔽，恰好为 0</translation>
    </message>
    <message>
        <source>Weight of %1 by its own logit: a (1 − a) = %2</source>
        <translation>%1 的权重对自身的 logit：a (1 − a) = %2</translation>
    </message>
    <message>
        <source>Weight of %1 by the logit of %2: −a a′ = %3</source>
        <translation>%1 的权重对 %2 的 logit：−a a′ = %3</translation>
    </message>
    <message>
        <source>By how much a weight (row) moves when the logit of a key (column) grows by one. On the diagonal its own logit raises it, beside it every other one lowers it; each row and each column sums to 0.</source>
        <translation>当某个键（列）的 logit 增大 1 时，权重（行）的变化量。在对角线上，自身的 logit 使其升高；在对角线之外，其他 logit 均使其降低；每行、每列之和均为 0。</translation>
    </message>
    <message>
        <source>Only one key is allowed: nothing can move, whatever the scores are.</source>
        <translation>只允许一个键：无论分数如何，都无法变动。</translation>
    </message>
    <message>
        <source>|J| = %1. When all %2 keys share equally it is %3, at a tie of two %4, and 0 when one key has all.</source>
        <translation>|J| = %1。全部 %2 个键均分时为 %3，两个键相当时为 %4，一个键独占时为 0。</translation>
    </message>
    <message>
        <source>A logit is a scaled score here, because τ is 1.</source>
        <translation>这里 logit 就是缩放后的分数，因为 τ 为 1。</translation>
    </message>
    <message>
        <source>A logit is a scaled score divided by τ = %1: per unit of a scaled score, divide by it once more.</source>
        <translation>logit 是缩放后的分数除以 τ = %1：若以缩放后的分数为单位，请再除以它一次。</translation>
    </message>
    <message>
        <source>Some weights of this token are blank in the worksheet, and it would tell them.</source>
        <translation>此词元的一些权重在练习单中待填，而这里会透露它们。</translation>
    </message>
    <message>
        <source>This token has no weights, so there is no Jacobian: %1</source>
        <translation>此词元没有权重，因此没有雅可比矩阵：%1</translation>
    </message>
</context>
<context>
    <name>ae::JacobianPicture</name>
    <message>
        <source>Softmax Jacobian</source>
        <translation>softmax 雅可比矩阵</translation>
    </message>
    <message>
        <source>A picture: rows are weights, columns are logits, in the order of the tokens</source>
        <translation>图片：行为权重，列为 logit，按词元顺序排列</translation>
    </message>
</context>
<context>
    <name>ae::KeepTokensDialog</name>
    <message>
        <source>Keep tokens</source>
        <translation>保留词元</translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>查找词元</translation>
    </message>
    <message>
        <source>Tokens that stay</source>
        <translation>保留的词元</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>全不选(&amp;N)</translation>
    </message>
    <message>
        <source>How many of the most attended tokens</source>
        <translation>保留被关注最多的词元的数量</translation>
    </message>
    <message>
        <source>&amp;Most attended by %1</source>
        <translation>%1 最关注的词元(&amp;M)</translation>
    </message>
    <message>
        <source>The picked token and those with its largest weights</source>
        <translation>选中的词元以及其权重最大的词元</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s) stay.</source>
        <translation>
            <numerusform>保留 %n 个词元中的 %1 个。</numerusform>
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
        <translation>未打开课程 %1。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… 还有 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>A lesson beside the notebook: it asks for a prediction, then for something to do, and ticks off what you have done. Undo, wander off and go back as you like.</source>
        <translation>笔记本旁的课程：先请您预测，再请您动手，并勾选您已完成的内容。您可以随意撤销、另作尝试或返回。</translation>
    </message>
    <message>
        <source>No lesson is open in this window: choose one in the menu Lessons.</source>
        <translation>此窗口中没有打开的课程：请在“课程”菜单中选择一个。</translation>
    </message>
    <message>
        <source>   %1 of %2</source>
        <translation>   %1 / %2</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>课程 (*.lesson);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The notebook was set up for this step. Undo brings back what you had.</source>
        <translation>笔记本已为此步骤设置好。撤销可恢复您原来的内容。</translation>
    </message>
    <message>
        <source>Your progress could not be kept: %1</source>
        <translation>无法保存您的进度：%1</translation>
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
        <translation>%1，已完成</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <translation>%1，已完成 %3 步中的 %2 步</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>打开课程文件…</translation>
    </message>
</context>
<context>
    <name>ae::LessonPage</name>
    <message>
        <source>Show a hint</source>
        <translation>显示提示</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 上一步</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>下一步 ›</translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation>课程文本</translation>
    </message>
    <message>
        <source>‹ All lessons</source>
        <translation>‹ 所有课程</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>所有课程</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>步骤的文本</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>What was to be seen</source>
        <translation>应当看到的内容</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Start this step over</source>
        <translation>重新开始此步骤</translation>
    </message>
    <message>
        <source>The notebook as it was when this step began, in one undo step</source>
        <translation>将笔记本恢复到此步骤开始时的样子，作为一个可撤销的步骤</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <translation>指给我看：%1</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Step %1, done: %2</source>
        <translation>第 %1 步，已完成：%2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>Next lesson ›</source>
        <translation>下一课程 ›</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课程</translation>
    </message>
    <message>
        <source>✓ This lesson is done.</source>
        <translation>✓ 此课程已完成。</translation>
    </message>
    <message>
        <source>✓ This step is done.</source>
        <translation>✓ 此步骤已完成。</translation>
    </message>
</context>
<context>
    <name>ae::LessonRun</name>
    <message>
        <source>Start of the step “%1”</source>
        <translation>步骤“%1”的开始</translation>
    </message>
</context>
<context>
    <name>ae::MainWindow</name>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Close the welcome</source>
        <translation>关闭欢迎信息</translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation>选中的单元格</translation>
    </message>
    <message>
        <source>%1[*] — Attention Explorer</source>
        <translation>%1[*] — Attention Explorer</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>n %1   d_model %2   d_k %3   d_v %4</source>
        <translation>n %1   d_model %2   d_k %3   d_v %4</translation>
    </message>
    <message>
        <source>recalculated in %1 µs</source>
        <translation>重新计算用时 %1 µs</translation>
    </message>
    <message>
        <source>recalculated in %1 ms</source>
        <translation>重新计算用时 %1 ms</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Select a cell first.</source>
        <translation>请先选择单元格。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>会话的标题</translation>
    </message>
    <message>
        <source>Go to cell</source>
        <translation>转到单元格</translation>
    </message>
    <message>
        <source>Name of a cell, such as weights[export,fail] or Wq[0,1]</source>
        <translation>单元格的名称，例如 weights[export,fail] 或 Wq[0,1]</translation>
    </message>
    <message>
        <source>The recovery copy could not be written: %1</source>
        <translation>无法写入恢复副本：%1</translation>
    </message>
    <message>
        <source>Painting the mask: click or drag over pairs in the scores or the weights; Space does it for the selection; Ctrl+M ends it.</source>
        <translation>绘制掩码：在分数或权重中单击或拖过各对；空格键对选区执行同样的操作；按 Ctrl+M 结束。</translation>
    </message>
    <message>
        <source>Painting the mask has ended.</source>
        <translation>已结束绘制掩码。</translation>
    </message>
    <message>
        <source>Click a matrix or a chart first.</source>
        <translation>请先单击一个矩阵或图表。</translation>
    </message>
    <message>
        <source>A note. It may quote live values: %1</source>
        <translation>注释。可以引用实时数值：%1</translation>
    </message>
    <message>
        <source>Import a matrix or a head</source>
        <translation>导入矩阵或头</translation>
    </message>
    <message>
        <source>%1 × %2 cells were copied.</source>
        <translation>已复制 %1 × %2 个单元格。</translation>
    </message>
    <message>
        <source>The whole notebook</source>
        <translation>整个笔记本</translation>
    </message>
    <message>
        <source>Matrix: %1</source>
        <translation>矩阵：%1</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>图表：%1</translation>
    </message>
    <message>
        <source>+ Add a cell</source>
        <translation>+ 添加单元</translation>
    </message>
    <message>
        <source>Add a cell</source>
        <translation>添加单元</translation>
    </message>
    <message>
        <source>Kinds of cells</source>
        <translation>单元的种类</translation>
    </message>
    <message>
        <source>Names of cells, files and the command line keep to row vectors and divided scores.</source>
        <translation>单元格和文件的名称以及命令行仍按行向量和缩放分数的写法。</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>第一课</translation>
    </message>
    <message>
        <source>%1 (read-only)[*] — Attention Explorer</source>
        <translation>%1（只读）[*] — Attention Explorer</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>待填</translation>
    </message>
    <message>
        <source>%1: no number, %2</source>
        <translation>%1：没有数字，%2</translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation>其中有些单元格在练习单中已挖空。请先公布答案。</translation>
    </message>
    <message>
        <source>%1 is selected; no pane of this notebook shows it.</source>
        <translation>已选择 %1；此笔记本的窗格中没有显示它。</translation>
    </message>
    <message>
        <source>Pick a token to see where it looks and why.
Change any number in X or a W: every step follows at once, and everything can be undone.
Scroll to Saturation and drag the width d: without ÷ √d one key takes all.</source>
        <translation>选择一个词元，看它关注哪里，以及原因。
更改 X 或某个 W 中的任意数字：每个步骤都会立即随之更新，一切都可以撤销。
滚动到“饱和”并拖动宽度 d：不使用 ÷ √d 时，一个键会独占全部权重。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and its change</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a cell, and its number divided</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>The equation in three steps; the menu Lessons has more</source>
        <translation>分三步讲解该公式；“课程”菜单中还有更多</translation>
    </message>
    <message>
        <source>The welcome does not come back; F1 shows the manual</source>
        <translation>欢迎信息不会再出现；按 F1 可显示手册</translation>
    </message>
</context>
<context>
    <name>ae::MatrixModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: no number. %2</source>
        <translation>%1：没有数字。%2</translation>
    </message>
    <message>
        <source>%1: hidden by the mask, exactly 0</source>
        <translation>%1：被掩码遮蔽，恰好为 0</translation>
    </message>
    <message>
        <source>%1: %2, not finite</source>
        <translation>%1：%2，不是有限数</translation>
    </message>
    <message>
        <source>%1: %2, rounded to zero</source>
        <translation>%1：%2，舍入为零</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: no derivative of %2. %3</source>
        <translation>%1：没有 %2 的导数。%3</translation>
    </message>
    <message>
        <source>%1: moves %2 by %3 per unit; its value is %4</source>
        <translation>%1：每变化一个单位，%2 变化 %3；其值为 %4</translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation>%1（已除）</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>待填</translation>
    </message>
    <message>
        <source>%1: your answer %2 is %3</source>
        <translation>%1：您的答案 %2 %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>the loss of %1</source>
        <translation>%1 的损失</translation>
    </message>
    <message>
        <source>the loss of the vector with %1</source>
        <translation>%1 所在向量的损失</translation>
    </message>
</context>
<context>
    <name>ae::MatrixPane</name>
    <message>
        <source>editable</source>
        <translation>可编辑</translation>
    </message>
    <message>
        <source>and minus “%1”</source>
        <translation>以及与“%1”之差</translation>
    </message>
    <message>
        <source>minus “%1”</source>
        <translation>与“%1”之差</translation>
    </message>
</context>
<context>
    <name>ae::MatrixView</name>
    <message>
        <source>%1 is computed. Paste into X or one of the projections.</source>
        <translation>%1 是计算得出的。请粘贴到 X 或某个投影矩阵中。</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>填充 %1</translation>
    </message>
    <message>
        <source>Decimal &amp;point</source>
        <translation>小数点(&amp;P)</translation>
    </message>
    <message>
        <source>They are &amp;names</source>
        <translation>是名称(&amp;N)</translation>
    </message>
    <message>
        <source>Decimal &amp;comma</source>
        <translation>小数逗号(&amp;C)</translation>
    </message>
    <message>
        <source>They are n&amp;umbers</source>
        <translation>是数字(&amp;U)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>%1 × %2 cells were pasted.</source>
        <translation>已粘贴 %1 × %2 个单元格。</translation>
    </message>
    <message>
        <source>Type the answer: a block of numbers has no place in a worksheet.</source>
        <translation>请输入答案：练习单中不能粘贴一块数字。</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation>练习单的空格只接受答案。若要更改其数字，请选择“练习单 &gt; 公布答案”。</translation>
    </message>
</context>
<context>
    <name>ae::MergedModel</name>
    <message>
        <source>A number in W_Q or W_K is not finite, so there are no singular values.</source>
        <translation>W_Q 或 W_K 中有非有限数，因此没有奇异值。</translation>
    </message>
    <message>
        <source>A number in W_V is not finite, so there are no singular values.</source>
        <translation>W_V 中有非有限数，因此没有奇异值。</translation>
    </message>
    <message>
        <source>Singular values are found up to %1 dimensions.</source>
        <translation>最多计算 %1 维的奇异值。</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>%1 in the query, %2 in the key: %3</source>
        <translation>查询中的 %1，键中的 %2：%3</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>待填</translation>
    </message>
</context>
<context>
    <name>ae::NotebookView</name>
    <message>
        <source>This version does not know cells of the kind “%1”. The cell is kept as it is.</source>
        <translation>此版本无法识别种类为“%1”的单元。该单元将原样保留。</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>笔记本</translation>
    </message>
</context>
<context>
    <name>ae::OptionsBar</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>÷ √d</source>
        <translation>÷ √d</translation>
    </message>
    <message>
        <source>Divide by √d</source>
        <translation>除以 √d</translation>
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
        <translation>掩码</translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation>掩码：%1</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>小数位数</translation>
    </message>
    <message>
        <source> decimals</source>
        <translation> 位小数</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Switch ÷ √d on</source>
        <translation>启用 ÷ √d</translation>
    </message>
    <message>
        <source>Switch ÷ √d off</source>
        <translation>停用 ÷ √d</translation>
    </message>
    <message>
        <source>Change the exponent</source>
        <translation>更改指数</translation>
    </message>
    <message>
        <source>Change the temperature</source>
        <translation>更改温度</translation>
    </message>
    <message>
        <source>Change the mask</source>
        <translation>更改掩码</translation>
    </message>
    <message>
        <source>Whether scores are divided by √d before the softmax: the exponent 0.5 or 0.</source>
        <translation>在 softmax 之前是否将分数除以 √d：指数为 0.5 或 0。</translation>
    </message>
    <message>
        <source>Scores are divided by d to this power: 0.5 is the root, 0 is no division, 1 divides by d.</source>
        <translation>分数除以 d 的此次幂：0.5 为平方根，0 为不除，1 为除以 d。</translation>
    </message>
    <message>
        <source>Scaled scores are divided by it: below 1 weights become sharper, above 1 flatter.</source>
        <translation>缩放后的分数再除以它：小于 1 时权重更尖锐，大于 1 时更平坦。</translation>
    </message>
    <message>
        <source>Which pairs of query and key are allowed; the others get weight 0.</source>
        <translation>允许查询与键的哪些组合；其余组合的权重为 0。</translation>
    </message>
    <message>
        <source>How many decimals are shown. No number is computed otherwise.</source>
        <translation>显示多少位小数。不影响任何数字的计算。</translation>
    </message>
    <message>
        <source>Light, dark or of high contrast, for all windows.</source>
        <translation>浅色、深色或高对比度，对所有窗口生效。</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>更多工具</translation>
    </message>
</context>
<context>
    <name>ae::Outline</name>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
</context>
<context>
    <name>ae::PlaneChart</name>
    <message numerus="yes">
        <source>%n arrow(s) from the origin.</source>
        <translation>
            <numerusform>从原点出发的 %n 个箭头。</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已遮蔽</translation>
    </message>
    <message>
        <source>in view</source>
        <translation>正在查看</translation>
    </message>
</context>
<context>
    <name>ae::PredictionBox</name>
    <message>
        <source>Prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Check my prediction</source>
        <translation>检查我的预测</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>您的预测</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数字</translation>
    </message>
    <message>
        <source>✓ You said %1. It is %2.</source>
        <translation>✓ 您的答案是 %1。实际为 %2。</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ 正确：%1</translation>
    </message>
    <message>
        <source>You said %1. It is %2.</source>
        <translation>您的答案是 %1。实际为 %2。</translation>
    </message>
    <message>
        <source>You said: %1
Right is: %2</source>
        <translation>您的答案：%1
正确答案：%2</translation>
    </message>
</context>
<context>
    <name>ae::RecoveryOffer</name>
    <message>
        <source>Recover unsaved work</source>
        <translation>恢复未保存的工作</translation>
    </message>
    <message>
        <source>The program ended without closing these sessions. Nothing is overwritten: a recovered session opens in a window of its own and counts as changed until you save it.</source>
        <translation>程序结束时未关闭这些会话。不会覆盖任何内容：恢复的会话会在单独的窗口中打开，并在您保存之前视为已更改。</translation>
    </message>
    <message>
        <source>Sessions to recover</source>
        <translation>要恢复的会话</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>最后更改</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>丢弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>以后再说(&amp;L)</translation>
    </message>
    <message>
        <source>Discarded copies are kept aside for 30 days.</source>
        <translation>丢弃的副本会另存 30 天。</translation>
    </message>
    <message>
        <source>Keep everything and ask again at the next start.</source>
        <translation>保留全部内容，下次启动时再询问。</translation>
    </message>
    <message>
        <source>A copy of it from %1 was kept: choose “Recover unsaved work” in the File menu.</source>
        <translation>已保留 %1 的副本：请在“文件”菜单中选择“恢复未保存的工作”。</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>从未保存</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Not every session could be recovered.</source>
        <translation>并非每个会话都能恢复。</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %n ticked session(s)?</source>
        <translation>
            <numerusform>要丢弃勾选的 %n 个会话吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>The copies are kept aside for 30 days in the folder %1.</source>
        <translation>这些副本会另存 30 天，位于文件夹 %1 中。</translation>
    </message>
    <message>
        <source>&amp;Open saved</source>
        <translation>打开已保存的文件(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>比较(&amp;C)…</translation>
    </message>
    <message>
        <source>Open the ticked copies.</source>
        <translation>打开勾选的副本。</translation>
    </message>
    <message>
        <source>Open the file of the selected line as it was saved last; its copy stays here.</source>
        <translation>打开所选行的文件最后一次保存的内容；其副本仍保留在此处。</translation>
    </message>
    <message>
        <source>Show what differs between the file of the selected line and its copy.</source>
        <translation>显示所选行的文件与其副本之间的差异。</translation>
    </message>
    <message numerus="yes">
        <source>%n recovered session(s) ended the program when opened last and can be had in the File menu.</source>
        <translation>
            <numerusform>有 %n 个恢复的会话上次打开时导致程序结束，可在“文件”菜单中找到。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (the program ended when it was opened last)</source>
        <translation>%1（上次打开时程序结束）</translation>
    </message>
    <message>
        <source>What differs between the file as it was saved last and the copy from %1.</source>
        <translation>文件最后一次保存的内容与 %1 的副本之间的差异。</translation>
    </message>
    <message>
        <source>Saved file</source>
        <translation>已保存的文件</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>副本</translation>
    </message>
</context>
<context>
    <name>ae::ReduceDialog</name>
    <message>
        <source>Reduce d_k</source>
        <translation>减小 d_k</translation>
    </message>
    <message>
        <source>Scores depend on W_Q and W_K only through their product W_Q W_Kᵀ. It is replaced by the closest product of narrower matrices; values are not touched.</source>
        <translation>分数只通过乘积 W_Q W_Kᵀ 依赖于 W_Q 和 W_K。该乘积将由较窄矩阵的最接近乘积代替；值不受影响。</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>&amp;Reduce</source>
        <translation>减小(&amp;R)</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Reduce d_k from %1 to %2</source>
        <translation>将 d_k 从 %1 减小到 %2</translation>
    </message>
    <message>
        <source>Some cells of W_Q or W_K are blank in the worksheet, and this would tell them. Reveal the key first.</source>
        <translation>W_Q 或 W_K 的一些单元格在练习单中待填，而这里会透露它们。请先公布答案。</translation>
    </message>
    <message>
        <source>Numbers of a query or key that stay</source>
        <translation>查询或键中保留的数字个数</translation>
    </message>
    <message>
        <source>&amp;Numbers that stay, of %1</source>
        <translation>保留的数字个数(&amp;N)，共 %1</translation>
    </message>
    <message>
        <source>Queries and keys have a single number already.</source>
        <translation>查询和键已经只有一个数字。</translation>
    </message>
</context>
<context>
    <name>ae::RowChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation>没有可显示的内容。</translation>
    </message>
</context>
<context>
    <name>ae::RowSumsModel</name>
    <message>
        <source>The sum of the unrounded values.</source>
        <translation>未舍入的数值之和。</translation>
    </message>
</context>
<context>
    <name>ae::SaturationCurvesPart</name>
    <message>
        <source>median %1</source>
        <translation>中位数（%1）</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>without</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>width d</source>
        <translation>宽度 d</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>“%1”（%2）</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>“%2”：%1</translation>
    </message>
    <message>
        <source>Share of saturated queries</source>
        <translation>饱和查询的比例</translation>
    </message>
</context>
<context>
    <name>ae::SaturationModel</name>
    <message>
        <source>No token has a choice between keys, so there is nothing to saturate.</source>
        <translation>没有任何词元可以在多个键之间选择，因此不存在饱和。</translation>
    </message>
    <message>
        <source>Without %2 no token is frozen at d = %1: every largest weight is at most 0.99.</source>
        <translation>不使用 %2 时，在 d = %1 处没有词元冻结：所有最大权重都不超过 0.99。</translation>
    </message>
    <message numerus="yes">
        <source>Frozen without %4 at d = %1 (largest weight above 0.99): %2 of %n token(s): %3.</source>
        <translation>
            <numerusform>不使用 %4 时，在 d = %1 处冻结（最大权重大于 0.99）的词元：%n 个中的 %2 个：%3。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SaturationProgress</name>
    <message>
        <source>Progress of the curves</source>
        <translation>曲线计算进度</translation>
    </message>
    <message>
        <source>Calculating, %1 % done</source>
        <translation>正在计算，已完成 %1%</translation>
    </message>
    <message>
        <source>What is shown below is not of the numbers as they are now.</source>
        <translation>下方显示的内容与当前的数字不符。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>计算</translation>
    </message>
</context>
<context>
    <name>ae::SeekDialog</name>
    <message>
        <source>Goal seek</source>
        <translation>目标求解</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标值</translation>
    </message>
    <message>
        <source>&amp;Add goal</source>
        <translation>添加目标(&amp;A)</translation>
    </message>
    <message>
        <source>Remove goal</source>
        <translation>移除目标</translation>
    </message>
    <message>
        <source>What may move</source>
        <translation>可移动的内容</translation>
    </message>
    <message>
        <source>%1 may move</source>
        <translation>%1 可移动</translation>
    </message>
    <message>
        <source>Locked cells</source>
        <translation>锁定的单元格</translation>
    </message>
    <message>
        <source>&amp;Lock the selected cell</source>
        <translation>锁定所选单元格(&amp;L)</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>How</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Steps at most</source>
        <translation>最多步数</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>L&amp;oss</source>
        <translation>损失(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>方法(&amp;M)</translation>
    </message>
    <message>
        <source>steps at most</source>
        <translation>最多步数</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>单步(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>当前情况</translation>
    </message>
    <message>
        <source>%1 shall be</source>
        <translation>%1 应为</translation>
    </message>
    <message>
        <source>Select a cell of a result</source>
        <translation>请选择结果的单元格</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Why it cannot be a goal</source>
        <translation>它为什么不能作为目标</translation>
    </message>
    <message>
        <source>The cells and the values that they shall reach. They count together.</source>
        <translation>单元格及其应达到的值。它们一并计算。</translation>
    </message>
    <message>
        <source>The value that the selected cell shall reach.</source>
        <translation>所选单元格应达到的值。</translation>
    </message>
    <message>
        <source>Numbers that stay as they are while the rest of their matrix moves.</source>
        <translation>所在矩阵的其余部分移动时，保持不变的数字。</translation>
    </message>
    <message>
        <source>How far the goals are away, as one number that gets smaller.</source>
        <translation>离目标有多远，以一个逐渐变小的数表示。</translation>
    </message>
    <message>
        <source>How the gradient becomes a step.</source>
        <translation>梯度如何变成一步。</translation>
    </message>
    <message>
        <source>How long a step is. If the loss jumps up and down, it is too large.</source>
        <translation>一步有多长。如果损失忽上忽下，说明它太大。</translation>
    </message>
    <message>
        <source>Playing ends after so many steps.</source>
        <translation>播放到这么多步即结束。</translation>
    </message>
    <message>
        <source>A goal is reached when its cell is as near to the value as this.</source>
        <translation>单元格与目标值的差距不超过此值，即达到目标。</translation>
    </message>
</context>
<context>
    <name>ae::SeekRun</name>
    <message>
        <source>The session was changed meanwhile, so the run has ended after step %1.</source>
        <translation>会话在此期间被更改，因此求解在第 %1 步之后结束。</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Seek %1</source>
        <translation>求解 %1</translation>
    </message>
    <message>
        <source>Step %1 moved no number at all: the gradient has died, and no further step would move one.</source>
        <translation>第 %1 步没有移动任何数：梯度已消失，后续步骤也不会移动任何数。</translation>
    </message>
    <message>
        <source>Step %1 was taken back: %2.</source>
        <translation>已撤回第 %1 步：%2。</translation>
    </message>
    <message>
        <source>Step %1: loss %2, largest gradient %3.</source>
        <translation>第 %1 步：损失 %2，最大梯度 %3。</translation>
    </message>
    <message numerus="yes">
        <source>Reached after %n step(s).</source>
        <translation>
            <numerusform>经过 %n 步达到目标。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not reached in %n step(s); the loss is %1. More steps, another rate or another loss may help.</source>
        <translation>
            <numerusform>%n 步内未达到目标；损失为 %1。增加步数、更换学习率或损失可能会有帮助。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SessionLoading</name>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>打开会话</translation>
    </message>
</context>
<context>
    <name>ae::Settings</name>
    <message numerus="yes">
        <source>%n second(s) after an edit</source>
        <translation>
            <numerusform>编辑后 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MiB a session</source>
        <translation>
            <numerusform>每个会话 %n MiB</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>恢复默认值(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ae::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>全部重置(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF or web page…</source>
        <translation>保存为 PDF 或网页(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>新快捷键(&amp;N)：</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新快捷键</translation>
    </message>
    <message>
        <source>Press the keys; empty for none</source>
        <translation>请按下按键；留空表示不设快捷键</translation>
    </message>
    <message>
        <source>Assi&amp;gn</source>
        <translation>分配(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>The keys that this action comes with</source>
        <translation>此操作的默认快捷键</translation>
    </message>
    <message>
        <source>About the new key</source>
        <translation>关于新快捷键</translation>
    </message>
    <message>
        <source>%1 is needed in the window: %2. Choose another key.</source>
        <translation>%1 在窗口中另有用途：%2。请选择其他按键。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Assign it here, and it is taken from there.</source>
        <translation>%1 属于“%2”。若在此处分配，则会从那里取走。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” now.</source>
        <translation>%1 现在属于“%2”。</translation>
    </message>
</context>
<context>
    <name>ae::StackedRowsChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 looks most at %2: %3.</source>
        <translation>%1 最关注 %2：%3。</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2：%3</translation>
    </message>
    <message>
        <source>all other keys</source>
        <translation>所有其他键</translation>
    </message>
    <message>
        <source>The thin strip under each bar is “%1”.</source>
        <translation>每个条形下方的细条为“%1”。</translation>
    </message>
    <message>
        <source>In “%1” at %2: %3.</source>
        <translation>在“%1”中，%2 处：%3。</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>“%2”中的 %1</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation>%1
%2：%3</translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation>%2 个查询中最确定的 %1 个。</translation>
    </message>
    <message>
        <source>Each bar shows its %1 strongest keys; the others are one piece.</source>
        <translation>每个条形显示最强的 %1 个键；其余合为一段。</translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>%n 个查询。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::TaskList</name>
    <message>
        <source>Done: %1</source>
        <translation>已完成：%1</translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation>待完成：%1</translation>
    </message>
    <message>
        <source>The notebook is like this already. Undo it and do it again, or start this step over.</source>
        <translation>笔记本已经是这样。请撤销后再做一次，或重新开始此步骤。</translation>
    </message>
</context>
<context>
    <name>ae::TextCell</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation>文本编辑器</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>编辑文本</translation>
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
        <translation>%1 为 %2，应为 %3</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>已检查</translation>
    </message>
    <message>
        <source>Numbers disagree: %1 — please report</source>
        <translation>数字不一致：%1 — 请报告</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>That begins when the numbers have been quiet for a moment.</source>
        <translation>数字静止片刻之后才会开始。</translation>
    </message>
    <message>
        <source>This time that was not possible: memory is short, or a step is not known to the other code.</source>
        <translation>这次无法进行：内存不足，或另一套代码不认识某个步骤。</translation>
    </message>
    <message>
        <source>At %1, of %2 numbers %3 were not what they should be.</source>
        <translation>%1 时，%2 个数字中有 %3 个不符合预期。</translation>
    </message>
    <message>
        <source>At %1 all of %2 numbers agreed.</source>
        <translation>%1 时，全部 %2 个数字均一致。</translation>
    </message>
    <message>
        <source>Every number of these steps is computed a second time by other code, in plain loops and with more digits, and compared: %1. The inputs %2 are compared with the session&apos;s, bit by bit.</source>
        <translation>这些步骤中的每个数字都由另一套代码（简单的循环、更多的位数）再计算一次并加以比较：%1。输入 %2 与会话中的逐位比较。</translation>
    </message>
    <message>
        <source>What is made of them is not part of it: charts, the plane, merged matrices and their singular values, the Jacobian, derivatives, differences to a pinned state, and the widths of the saturation cell.</source>
        <translation>由它们得出的内容不在其中：图表、平面、合并矩阵及其奇异值、雅可比矩阵、导数、与已固定状态的差值，以及“饱和”单元的各个宽度。</translation>
    </message>
    <message>
        <source>Nearest to its limit is %1: it differs by %2, which is %3 % of what rounding alone may cause there.</source>
        <translation>最接近其限度的是 %1：相差 %2，为仅由舍入在该处可能造成的误差的 %3%。</translation>
    </message>
    <message>
        <source>the query of %1 is shown as %2, should be %3</source>
        <translation>%1 的查询显示为 %2，应为 %3</translation>
    </message>
</context>
<context>
    <name>ae::WaterfallChart</name>
    <message>
        <source>The score of “%1” with “%2”</source>
        <translation>“%1”对“%2”的分数</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s).</source>
        <translation>
            <numerusform>%n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Term</source>
        <translation>项</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Sum so far</source>
        <translation>累计和</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The %1 strongest of %2 terms; the others are one bar.</source>
        <translation>显示 %2 项中最强的 %1 项；其余合为一条。</translation>
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
        <translation>权重</translation>
    </message>
    <message>
        <source>weight × V(j)</source>
        <translation>权重 × V(j)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>÷ %1</source>
        <translation>÷ %1</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已遮蔽</translation>
    </message>
    <message>
        <source>exp(score − largest)</source>
        <translation>exp(分数 − 最大值)</translation>
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
        <translation>%2 个中 %1 个正确</translation>
    </message>
    <message>
        <source>%1 wrong</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 个看过答案</translation>
    </message>
    <message>
        <source>%1 not checked</source>
        <translation>%1 个未检查</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 个未填</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>练习单</translation>
    </message>
    <message>
        <source>Score of the worksheet</source>
        <translation>练习单的得分</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>How far an answer may be from the number: choose one, or type a number</source>
        <translation>答案与该数字可相差多少：请选择一项，或输入数字</translation>
    </message>
    <message>
        <source>Tolerance of the worksheet</source>
        <translation>练习单的容差</translation>
    </message>
    <message>
        <source>%1 revealed</source>
        <translation>已公布 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s) have no effect now:</source>
        <translation>
            <numerusform>%n 个空格现在不起作用：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and a reason</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ae::WorksheetDialog</name>
    <message>
        <source>Export worksheet as PDF</source>
        <translation>将练习单导出为 PDF</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>The worksheet was not written: %1</source>
        <translation>未写入练习单：%1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>%1 and %2 were written.</source>
        <translation>已写入 %1 和 %2。</translation>
    </message>
    <message>
        <source>Print worksheet</source>
        <translation>打印练习单</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or export a PDF.</source>
        <translation>未打印任何内容：打印机不接受这些页面。请选择其他打印机，或导出 PDF。</translation>
    </message>
    <message>
        <source>The worksheet was sent to the printer.</source>
        <translation>练习单已发送到打印机。</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>Dog bites man</source>
        <extracomment>dog-bites-man.attn, title</extracomment>
        <translation>狗咬人</translation>
    </message>
    <message>
        <source># Dog bites man

Three tokens. Nothing in X says where a token stands.
</source>
        <extracomment>dog-bites-man.attn, note in cell 1</extracomment>
        <translation># 狗咬人

三个词元。X 中没有任何内容说明词元位于何处。
</translation>
    </message>
    <message>
        <source>A head to be built</source>
        <extracomment>empty-head.attn, title</extracomment>
        <translation>待搭建的头</translation>
    </message>
    <message>
        <source># A head to be built

The first five features say where a word stands, the last three what it is. W_Q and W_K are empty: every token looks at all that it may see alike.
</source>
        <extracomment>empty-head.attn, note in cell 1</extracomment>
        <translation># 待搭建的头

前五个特征表示词在什么位置，后三个特征表示它是什么词。W_Q 和 W_K 是空的：每个词元对它能看到的一切一视同仁。
</translation>
    </message>
    <message>
        <source>A weight is not an influence</source>
        <extracomment>long-value.attn, title</extracomment>
        <translation>权重不等于影响</translation>
    </message>
    <message>
        <source># A weight is not an influence

“heard” gives “scream” the weight {{weights[heard,scream]:3}}. The value of “scream” is long: {{V[scream,0]}} and {{V[scream,1]}}.
</source>
        <extracomment>long-value.attn, note in cell 1</extracomment>
        <translation># 权重不等于影响

“heard”给“scream”的权重为 {{weights[heard,scream]:3}}。“scream”的值很长：{{V[scream,0]}} 和 {{V[scream,1]}}。
</translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>not-seen.attn, title</extracomment>
        <translation>看不见的变化</translation>
    </message>
    <message>
        <source># What cannot be seen

W_Q and W_K are the identity, the biases are 0. Many changes of these numbers leave every weight as it is.
</source>
        <extracomment>not-seen.attn, note in cell 1</extracomment>
        <translation># 看不见的变化

W_Q 和 W_K 是单位矩阵，偏置都为 0。这些数字的许多改动都不会影响任何权重。
</translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <extracomment>all-sizes-differ.attn, title</extracomment>
        <translation>四个尺寸各不相同</translation>
    </message>
    <message>
        <source># All four sizes differ

Five tokens (n), four features (d_model), queries and keys of three numbers (d_k), values of two (d_v). No two sizes are alike, so a transposed matrix or a wrong scale cannot hide: the scores are 5 × 5 whatever the others are, and they are divided by √3.

“rise” gives “river” the weight {{weights[rise,river]:3}}.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 1</extracomment>
        <translation># 四个尺寸各不相同

五个词元 (n)，四个特征 (d_model)，查询和键各有三个数 (d_k)，值有两个数 (d_v)。没有两个尺寸相同，因此转置错的矩阵或用错的缩放无处可藏：无论其他尺寸是多少，分数总是 5 × 5，并且除以 √3。

“rise”给“river”的权重为 {{weights[rise,river]:3}}。
</translation>
    </message>
    <message>
        <source>## Rows and columns

Row i of Q times row j of K gives the score of query i and key j. In the table below, the row stands at the left and the column above the place where they meet.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 8</extracomment>
        <translation>## 行与列

Q 的第 i 行乘以 K 的第 j 行，得到查询 i 与键 j 的分数。在下面的表格中，行位于左侧，列位于上方，两者交汇处就是这个分数。
</translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <extracomment>goal-seek-stall.attn, title</extracomment>
        <translation>目标求解：在哪里停滞</translation>
    </message>
    <message>
        <source># Goal seek: where it stalls

The lesson&apos;s tokens, with W_Q and W_K widened to d = 512: beyond the lesson&apos;s two columns they hold random draws (source “random”, seed 32, rounded to three decimals). Scaling is off. “export” gives “fail” the weight {{weights[export,fail]:9}}, and the goal is 0.9. W_Q and W_K may move.

**Seek it as it is set: gradient descent on half the squared distance, rate 0.5.** Nothing seems to happen: 500 steps take the weight from 0.000000709 to 0.000000872.

**Now switch ÷ √d on and seek again, with the same loss, method and rate.** The weight begins at 0.105, is 0.89 after 386 steps and 0.894 after 500.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 1</extracomment>
        <translation># 目标求解：在哪里停滞

这里用的是入门示例的词元，W_Q 和 W_K 加宽到 d = 512：除入门示例的两列外，其余各列都是随机抽样（来源“随机列”，种子 32，舍入到三位小数）。缩放已停用。“export”给“fail”的权重为 {{weights[export,fail]:9}}，目标是 0.9。W_Q 和 W_K 可移动。

**先按现有设置求解：对距离平方的一半做梯度下降，学习率 0.5。** 看起来什么都没有发生：500 步只把权重从 0.000000709 带到 0.000000872。

**现在启用 ÷ √d，用同样的损失、方法和学习率再求解一次。** 权重从 0.105 开始，386 步后为 0.89，500 步后为 0.894。
</translation>
    </message>
    <message>
        <source>## Why it does not move

The squared distance has to send its gradient through the softmax. At the scores it arrives as (a − 0.9) a (onehot − a): the row of the Jacobian, every entry of which has the weight a = 0.0000007 as a factor. The Jacobian is dead. What reaches W_Q and W_K is at most 0.0000018 for any number, and half of that is how far the number moves.

Divided by √512 the same scores leave “fail” a weight of 0.105, and the Jacobian lives.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 5</extracomment>
        <translation>## 为什么不动

距离平方必须让自己的梯度穿过 softmax。到达分数时，梯度为 (a − 0.9) a (onehot − a)：这是雅可比矩阵的一行，其中每一项都带有因子 a = 0.0000007，也就是权重本身。雅可比矩阵已经死了。到达 W_Q 和 W_K 时，任何一个数的梯度最多为 0.0000018，而这个数移动的距离只有梯度的一半。

同样的分数除以 √512 之后，“fail”还有 0.105 的权重，雅可比矩阵就是活的。
</translation>
    </message>
    <message>
        <source>## What moves it

- **Minus the logarithm of the weight.** Its gradient at the scores is a − onehot. It does not pass through the dead Jacobian: it is −1 at “fail” however small the weight is. By gradient descent at rate 0.001 the weight passes 0.899 in 23 steps. Rate 0.5 is now far too much: one step, and the weight is 1.000.
- **Adam**, still on the squared distance. It divides the size of the gradient away, so that every number moves by about the rate. At rate 0.001 the weight rises, overshoots to 0.996 at step 42 and is back at 0.900 at step 126. At Adam&apos;s usual 0.05 a single step takes it to 1.000, and it cannot come back to 0.9: at that end the Jacobian is dead as well.
- **But Adam needs something to divide.** It adds an epsilon of 1e-8 to the size of the gradient, and a gradient far below that moves next to nothing: weights below 1e-12 stay. “fail” in the row of “did” begins at 2.2e-15, with gradients of 9e-15 at most, and 500 steps of Adam at 0.05 leave it at 2.2e-15. The logarithm brings it to 0.91 in 28 steps of descent at 0.001.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 7</extracomment>
        <translation>## 什么能让它动起来

- **权重的负对数。** 它在分数处的梯度是 a − onehot。它不经过已死的雅可比矩阵：无论权重多小，在“fail”处都是 −1。用学习率 0.001 做梯度下降，23 步后权重就超过 0.899。这时学习率 0.5 就太大了：一步之后权重就是 1.000。
- **Adam**，仍然用距离平方。它把梯度的大小除掉，于是每个数每步大约移动一个学习率。学习率为 0.001 时，权重上升，在第 42 步冲过头到 0.996，第 126 步回到 0.900。用 Adam 惯用的 0.05，一步就把它带到 1.000，而且再也回不到 0.9：在那一端，雅可比矩阵同样是死的。
- **但 Adam 也要有东西可除。** 它在梯度的大小上加了一个 1e-8 的 epsilon，远小于此的梯度几乎带不动任何东西：低于 1e-12 的权重会停在原处。“did”那一行的“fail”从 2.2e-15 开始，梯度最多 9e-15，用 0.05 的 Adam 走 500 步仍是 2.2e-15。而对数用 0.001 的梯度下降，28 步就把它带到 0.91。
</translation>
    </message>
    <message>
        <source>## The limits of this picture

It is one draw, and not every pair of it stalls. The same descent from all 49 pairs (squared distance, goal 0.9, rate 0.5, 500 steps): the 21 that start below 2e-6 are all still below 3e-6. Of the other 28, one creeps from 6e-6 to 4e-5, 23 arrive, and four end at 1.000 and cannot come back; “export” on itself is one of these: it starts at 1e-5, jumps and overshoots. With another seed it is other pairs.

Scaling helps here because it keeps the weights away from 0 and 1, not because it makes gradients larger: where no row is saturated it makes them smaller.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 12</extracomment>
        <translation>## 这幅图景的局限

这只是一次抽样，而且并非其中每一对都会停滞。从全部 49 对出发做同样的梯度下降（距离平方，目标 0.9，学习率 0.5，500 步）：起点低于 2e-6 的 21 对，最后仍全部低于 3e-6。其余 28 对中，一对从 6e-6 缓慢爬到 4e-5，23 对到达目标，四对停在 1.000 再也回不来；“export”对自身就是其中之一：它从 1e-5 开始，一跃而起，冲过了头。换一个种子，停滞的就是另一些对。

缩放在这里有帮助，是因为它让权重远离 0 和 1，而不是因为它让梯度变大：在没有行饱和的地方，它反而让梯度变小。
</translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <extracomment>lesson.attn, title</extracomment>
        <translation>真实的注意力公式</translation>
    </message>
    <message>
        <source># About

Every token asks a question (its query), offers an answer (its key) and has something to say (its value).

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

Pick a token to see where it looks and why. Change any number of X or of a projection, and every step follows at once. The lesson&apos;s numbers were made by hand, and its q1 and q2 have no names.
</source>
        <extracomment>lesson.attn, note in cell 1</extracomment>
        <translation># 关于

每个词元都提出一个问题（它的查询），提供一个应答（它的键），并且有话要说（它的值）。

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

选中一个词元，看看它看向哪里、为什么。更改 X 或某个投影的任何数字，每个步骤都会立即跟着变化。这个入门示例的数字是手工编写的，其中的 q1 和 q2 没有名称。
</translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <extracomment>previous-token.attn, title</extracomment>
        <translation>关注前一个词元</translation>
    </message>
    <message>
        <source># Look at the previous token

The first half of X says what a word is, the second half says where it stands. W_Q asks for the place before one&apos;s own, W_K offers one&apos;s own place: every token looks one step back.

“dog” gives “the” the weight {{weights[dog,the]:3}}. The mask is causal: no token sees what comes after it, and the first one has no choice at all.
</source>
        <extracomment>previous-token.attn, note in cell 1</extracomment>
        <translation># 关注前一个词元

X 的前一半表示词是什么，后一半表示它在什么位置。W_Q 寻找自己前面的那个位置，W_K 提供自己的位置：每个词元都往回看一步。

“dog”给“the”的权重为 {{weights[dog,the]:3}}。掩码是因果掩码：没有词元能看到它后面的内容，而第一个词元根本没有选择。
</translation>
    </message>
    <message>
        <source>## What arrives

The output of a row is the value of the word before it, almost unmixed. Compare the rows of O with the rows of V above them.
</source>
        <extracomment>previous-token.attn, note in cell 9</extracomment>
        <translation>## 到达的是什么

每一行的输出就是前一个词的值，几乎没有混入其他内容。请将 O 的各行与上面 V 的各行比较。
</translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <extracomment>saturates-by-hand.attn, title</extracomment>
        <translation>可以手算验证的饱和</translation>
    </message>
    <message>
        <source># Saturation you can check by hand

Four tokens, four dimensions, and nothing but small numbers: every score fits on a sheet of paper.

“bees” gives “honey” the weight {{weights[bees,honey]:3}}. Switch ÷ √d off and read it again: the same scores, twice as large, pick harder.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 1</extracomment>
        <translation># 可以手算验证的饱和

四个词元，四个维度，全是小数目：每个分数都能在一张纸上算完。

“bees”给“honey”的权重为 {{weights[bees,honey]:3}}。停用 ÷ √d，再看一遍：还是同样的分数，只是大了一倍，选择就更果断了。
</translation>
    </message>
    <message>
        <source>## What to try

Drag the width to 512 with “your columns, repeated”. Every score grows exactly with d, so ÷ √d alone is not enough: set the exponent to 1 and the weights stay where they were.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 7</extracomment>
        <translation>## 可以试试

选择“重复我的列”，把宽度拖到 512。每个分数都恰好随 d 增长，因此仅有 ÷ √d 还不够：把指数设为 1，权重就会留在原处。
</translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <extracomment>trained-lookup.attn, title</extracomment>
        <translation>训练出来的头：现在的值是多少？</translation>
    </message>
    <message>
        <source># A trained head: what is the value now?

The tokens are a little program, read from the left: `a=3` stores 3 under the name a, `a?` asks for it. **The answer is the value that was stored last under that name.** Nobody wrote the numbers of W_Q, W_K and W_V. They are what training left, and this head is the whole model.

**Check it by eye.** In a row of O, the column with the largest number is the answer: v1 to v4. The first `a?` looks at `a=3` (weight {{weights[2,0]}}), so its row says v3. The last `a?` looks past it to the later `a=2`: {{weights[9,4]}} there, {{weights[9,0]}} on `a=3`.
</source>
        <extracomment>trained-lookup.attn, note in cell 1</extracomment>
        <translation># 训练出来的头：现在的值是多少？

这些词元组成一个从左往右读的小程序：`a=3` 把 3 存在名称 a 下，`a?` 则询问它。**答案是该名称下最后存入的值。** W_Q、W_K 和 W_V 中的数字不是任何人写的，而是训练留下的，整个模型就只有这一个头。

**用眼睛检验。** 在 O 的一行中，数字最大的列就是答案：v1 到 v4。第一个 `a?` 看向 `a=3`（权重 {{weights[2,0]}}），因此它的行给出 v3。最后一个 `a?` 越过它，看向更晚的 `a=2`：那里的权重为 {{weights[9,4]}}，`a=3` 上的权重为 {{weights[9,0]}}。
</translation>
    </message>
    <message>
        <source>## What it learned

- **What a value brings.** W_V holds one number for each value: `=2` brings {{Wv[=2,1]}} to column v2. Names and places bring nothing.
- **Whose value.** a and d share column 1 of Q and K, with opposite signs; b and c share column 2. Four names in two columns: the same name adds a large number to the score ({{Wq[a,0]}} × {{Wk[a,0]}} for a), the opposite one subtracts it, the other two add 0.
- **How late.** In column 3, `place` makes every later key larger, and a stored value ({{Wk[=2,2]}}) larger than a question, which has nothing to bring.
</source>
        <extracomment>trained-lookup.attn, note in cell 4</extracomment>
        <translation>## 它学到了什么

- **值带来什么。** W_V 为每个值保存一个数：`=2` 给 v2 列带来 {{Wv[=2,1]}}。名称和位置什么也不带来。
- **谁的值。** a 和 d 共用 Q 和 K 的第 1 列，符号相反；b 和 c 共用第 2 列。四个名称放在两列里：名称相同，分数就增加一个大数（对 a 来说是 {{Wq[a,0]}} × {{Wk[a,0]}}），名称相反则减去这个数，另外两个名称加 0。
- **有多晚。** 在第 3 列中，`place` 使越晚的键越大，并使存值的语句（{{Wk[=2,2]}}）大于提问，因为提问没有任何东西可带来。
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
        <translation>## 可以试试

- 在 X 的 `a=2` 行，在 =2 下输入 0，在 =4 下输入 1：它自己在 O 中的行，以及之后的两个 `a?`，现在都给出 v4。
- 在 X 的 `a=3` 行，把 `place` 设为 0.9：对这个头来说，它比 `a=2` 更晚，于是每个 `a?` 都是 3。
- 在 W_K 中，把 [place, k3] 设为 0：它再也分不清新旧，最后一个 `a?` 就在 `a=3` 和 `a=2` 之间分摊。
- 选择掩码“无”：第一个 `a?` 看到了自己的未来，回答 2。
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
        <translation>## 它是怎样训练的，又做不到什么

`scripts/train-example` 抽取了 2,000 个由 10 个词元组成的程序，用 Adam 训练 4,000 步（PyTorch，float64，每步 64 个程序），损失是所有行的交叉熵（起初为 1.46），再加上权重绝对值之和的 0.001 倍：这样，凡是不需要数字的地方都会留下零。从 16 个随机起点中，保留了损失最低的一个。然后把权重舍入到两位小数：您看到的就是全部。

在它从未见过的 20,000 个程序上，所有行的 99.93% 是正确的，提问的 99.8% 是正确的（瞎猜为 25%）；在训练程序上的交叉熵为 0.012。上面的程序不在训练程序之中。

- **它把两个愿望混在一个分数里。** 在 S 中，对最后一个 `a?` 来说，名称正确大约值 11，位置每晚一位大约值 1.4：另一个名称的值如果晚存八位，拉力几乎同样大，若有好几个，就会胜出。同样，反复存入的旧值也可能以多数压倒最新的值。
- **X 是给定的，不是学来的：** 名称为 1，值为 1，位置以十分之一为单位。即使在前面加上学习得到的嵌入，也只会乘进三个投影里。
- **一条语句是一个词元。** 如果 a、= 和 3 是三个词元，就需要在这一层之前再有一层，把它们合到一起。
</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <extracomment>two-sentences.attn, title</extracomment>
        <translation>一个批次中的两个句子</translation>
    </message>
    <message>
        <source># Two sentences in one batch

“birds sing” and “old dogs bark” stand in one matrix. The painted mask keeps each sentence to itself: hatched pairs are left out of every sum, and a hidden weight is exactly 0.

“sing” gives “birds” the weight {{weights[sing,birds]:3}}.
</source>
        <extracomment>two-sentences.attn, note in cell 1</extracomment>
        <translation># 一个批次中的两个句子

“birds sing”和“old dogs bark”放在同一个矩阵中。手绘掩码使两个句子各管各的：画斜线的对不计入任何总和，被遮蔽的权重恰好为 0。

“sing”给“birds”的权重为 {{weights[sing,birds]:3}}。
</translation>
    </message>
    <message>
        <source>## What to try

Choose “Paint the mask” in the View menu and click one of the hatched pairs: the sentences begin to see each other, and the rows are shared out anew.
</source>
        <extracomment>two-sentences.attn, note in cell 6</extracomment>
        <translation>## 可以试试

在“视图”菜单中选择“绘制掩码”，然后单击一个画斜线的对：两个句子开始看见彼此，各行的权重重新分配。
</translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <extracomment>worksheet-one-row.attn, title</extracomment>
        <translation>练习单：手算一行</translation>
    </message>
    <message>
        <source>**Where does “export” look?** Twelve numbers of its row are missing. Work them out from the numbers that are there, and type each into its box: the query, three scores, the same divided by √2, three weights, and the output.

A box takes arithmetic such as `0.5 * 1 + 0.6 * -0.2`. Stuck? Choose *Hint* above: first it names the rule, then the numbers. The first score, query times key of “Why”, is {{scores[4,0]}}.</source>
        <extracomment>worksheet-one-row.attn, note in cell 1</extracomment>
        <translation>**“export”看向哪里？** 它所在的行缺了十二个数。请根据已有的数字算出它们，并分别填入方框：查询、三个分数、除以 √2 后的三个分数、三个权重，以及输出。

方框可以接受算式，例如 `0.5 * 1 + 0.6 * -0.2`。卡住了？请选择上方的*提示*：它先给出规则，再给出数字。第一个分数，即查询乘以“Why”的键，是 {{scores[4,0]}}。</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The equation in three steps</source>
        <extracomment>01-three-steps.lesson, title</extracomment>
        <translation>三步看懂注意力公式</translation>
    </message>
    <message>
        <source>Projections, scaled scores, a weighted mean: the whole of attention with seven words.</source>
        <extracomment>01-three-steps.lesson, about</extracomment>
        <translation>投影、缩放后的分数、加权平均：用七个词看完注意力的全部。</translation>
    </message>
    <message>
        <source>Every token becomes three vectors</source>
        <extracomment>01-three-steps.lesson, title of step 1</extracomment>
        <translation>每个词元变成三个向量</translation>
    </message>
    <message>
        <source>Seven tokens stand in X, one a row. Three matrices make three new rows of each: a **query**, a **key** and a **value**.</source>
        <extracomment>01-three-steps.lesson, scene of step 1</extracomment>
        <translation>X 中有七个词元，每行一个。三个矩阵由每一行生成三个新行：一个**查询**、一个**键**和一个**值**。</translation>
    </message>
    <message>
        <source>X has 7 rows and 4 columns, W_Q has 4 rows and 2 columns. What is the shape of Q?</source>
        <extracomment>01-three-steps.lesson, question of step 1</extracomment>
        <translation>X 有 7 行 4 列，W_Q 有 4 行 2 列。Q 的形状是什么？</translation>
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
        <translation>每个词元一行，W_Q 的每一列对应一列。Q 的每个数都是 X 的一行乘以 W_Q 的一列。</translation>
    </message>
    <message>
        <source>Click the number of “export” in column q1 of Q, and read at the right where it comes from.</source>
        <extracomment>01-three-steps.lesson, task of step 1</extracomment>
        <translation>单击 Q 中“export”在 q1 列的数字，并在右侧查看它从何而来。</translation>
    </message>
    <message>
        <source>Q stands below W_Q. The row of “export” is the fifth.</source>
        <extracomment>01-three-steps.lesson, hint of step 1</extracomment>
        <translation>Q 在 W_Q 下方。“export”是第五行。</translation>
    </message>
    <message>
        <source>The same X is read three times. Nothing else of the token goes on: whatever W_Q, W_K and W_V drop is lost for this head.</source>
        <extracomment>01-three-steps.lesson, idea of step 1</extracomment>
        <translation>同一个 X 被读取三次。词元的其他内容不会继续传递：凡是被 W_Q、W_K 和 W_V 丢掉的，对这个头来说就不存在了。</translation>
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
对“export”和 q1：0.5 · 1 + 0.6 · (−0.2) + 0.1 · (−0.3) + 0 · (−1.5) = 0.35。</translation>
    </message>
    <message>
        <source>Every query meets every key</source>
        <extracomment>01-three-steps.lesson, title of step 2</extracomment>
        <translation>每个查询与每个键相遇</translation>
    </message>
    <message>
        <source>The query of “export” is ({{Q[export,0]}}, {{Q[export,1]}}). The key of “fail” is ({{K[fail,0]}}, {{K[fail,1]}}).</source>
        <extracomment>01-three-steps.lesson, scene of step 2</extracomment>
        <translation>“export”的查询是 ({{Q[export,0]}}, {{Q[export,1]}})。“fail”的键是 ({{K[fail,0]}}, {{K[fail,1]}})。</translation>
    </message>
    <message>
        <source>Multiply them number by number, add, and divide by √2 ≈ 1.41. What is the scaled score?</source>
        <extracomment>01-three-steps.lesson, question of step 2</extracomment>
        <translation>将它们逐个数相乘，再相加，然后除以 √2 ≈ 1.41。缩放后的分数是多少？</translation>
    </message>
    <message>
        <source>0.35 · 1.23 + 0.22 · 0.36 = 0.51, and 0.51 / 1.41 = 0.36.</source>
        <extracomment>01-three-steps.lesson, reveal of step 2</extracomment>
        <translation>0.35 · 1.23 + 0.22 · 0.36 = 0.51，而 0.51 / 1.41 = 0.36。</translation>
    </message>
    <message>
        <source>Click this score in S̃: the row of “export”, the column of “fail”.</source>
        <extracomment>01-three-steps.lesson, task of step 2</extracomment>
        <translation>在 S̃ 中单击这个分数：“export”所在的行，“fail”所在的列。</translation>
    </message>
    <message>
        <source>Rows are those who look, columns are those who are looked at. S̃ stands in the cell “Scaling”.</source>
        <extracomment>01-three-steps.lesson, hint of step 2</extracomment>
        <translation>行是看的一方，列是被看的一方。S̃ 在“缩放”单元中。</translation>
    </message>
    <message>
        <source>A score is large where a query and a key point the same way. There are 7 · 7 = 49 of them, one for every pair, both ways round.</source>
        <extracomment>01-three-steps.lesson, idea of step 2</extracomment>
        <translation>查询与键指向同一方向时，分数就大。这样的分数共有 7 · 7 = 49 个：每一对都有，两个方向各算一个。</translation>
    </message>
    <message>
        <source>$ S̃ = Q Kᵀ / √d_k $
d_k is the number of columns of Q and K, 2 here.</source>
        <extracomment>01-three-steps.lesson, mathematics of step 2</extracomment>
        <translation>$ S̃ = Q Kᵀ / √d_k $
d_k 是 Q 和 K 的列数，这里为 2。</translation>
    </message>
    <message>
        <source>The weights mix the values</source>
        <extracomment>01-three-steps.lesson, title of step 3</extracomment>
        <translation>权重混合各个值</translation>
    </message>
    <message>
        <source>The softmax makes shares of each row of scores. With these shares the rows of V are mixed: that is the output.</source>
        <extracomment>01-three-steps.lesson, scene of step 3</extracomment>
        <translation>softmax 把每一行分数变成份额。V 的各行按这些份额混合：这就是输出。</translation>
    </message>
    <message>
        <source>The largest number in column v2 of V is 1.48. Can a number in column v2 of the output be larger?</source>
        <extracomment>01-three-steps.lesson, question of step 3</extracomment>
        <translation>V 的 v2 列中最大的数是 1.48。输出的 v2 列中可能有更大的数吗？</translation>
    </message>
    <message>
        <source>Yes, if a weight is large enough</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation>可能，只要某个权重足够大</translation>
    </message>
    <message>
        <source>No, never</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation>不，绝不可能</translation>
    </message>
    <message>
        <source>The shares of a row are not negative and add up to 1. A mean with such shares stays between the smallest and the largest value.</source>
        <extracomment>01-three-steps.lesson, reveal of step 3</extracomment>
        <translation>一行的份额都不为负，总和为 1。按这样的份额求平均，结果总在最小值与最大值之间。</translation>
    </message>
    <message>
        <source>Click output v2 of “export”. The inspector shows who brought how much.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation>单击“export”的输出 v2。检查器会显示谁带来了多少。</translation>
    </message>
    <message>
        <source>Now change the number in X at “fail”, column “trouble”, and see every step follow.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation>现在更改 X 中“fail”在“trouble”列的数字，看看每个步骤如何跟着变化。</translation>
    </message>
    <message>
        <source>X stands in the cell “Projections”, further up. Click its number 0.90 in the row “fail”, type another one, and press Enter. Undo takes it back.</source>
        <extracomment>01-three-steps.lesson, hint of step 3</extracomment>
        <translation>X 在更上方的“投影”单元中。单击“fail”行的数字 0.90，输入另一个数，然后按 Enter。撤销可将其恢复。</translation>
    </message>
    <message>
        <source>Who looks where is decided by Q and K. What arrives is decided by V.</source>
        <extracomment>01-three-steps.lesson, idea of step 3</extracomment>
        <translation>谁看向哪里，由 Q 和 K 决定。到达的是什么，由 V 决定。</translation>
    </message>
    <message>
        <source>Q, K and V are three questions</source>
        <extracomment>02-three-questions.lesson, title</extracomment>
        <translation>Q、K、V 是三个问题</translation>
    </message>
    <message>
        <source>What do I look for, how am I found, what do I give? Change one and see what stays.</source>
        <extracomment>02-three-questions.lesson, about</extracomment>
        <translation>我寻找什么？我如何被找到？我给出什么？改动其中一个，看看什么保持不变。</translation>
    </message>
    <message>
        <source>What do I look for?</source>
        <extracomment>02-three-questions.lesson, title of step 1</extracomment>
        <translation>我寻找什么？</translation>
    </message>
    <message>
        <source>The query says what a token looks for. It is made by W_Q and by nothing else.</source>
        <extracomment>02-three-questions.lesson, scene of step 1</extracomment>
        <translation>查询表示词元寻找什么。它由 W_Q 生成，与其他投影矩阵无关。</translation>
    </message>
    <message>
        <source>You change one number of W_Q. What stays exactly as it is?</source>
        <extracomment>02-three-questions.lesson, question of step 1</extracomment>
        <translation>您更改 W_Q 的一个数。什么会完全保持不变？</translation>
    </message>
    <message>
        <source>The scores</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>分数</translation>
    </message>
    <message>
        <source>The weights</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>权重</translation>
    </message>
    <message>
        <source>The keys</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>键</translation>
    </message>
    <message>
        <source>W_Q makes queries only. Keys and values do not know of it. Scores and weights follow the queries.</source>
        <extracomment>02-three-questions.lesson, reveal of step 1</extracomment>
        <translation>W_Q 只生成查询。键和值与它无关。分数和权重则跟随查询变化。</translation>
    </message>
    <message>
        <source>Set the number in W_Q at “product”, column q1, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 1</extracomment>
        <translation>将 W_Q 中“product”行、q1 列的数字设为 0。</translation>
    </message>
    <message>
        <source>Click the 1.00 at the top left of W_Q, type 0, press Enter.</source>
        <extracomment>02-three-questions.lesson, hint of step 1</extracomment>
        <translation>单击 W_Q 左上角的 1.00，输入 0，按 Enter。</translation>
    </message>
    <message>
        <source>“export” holds half a “product”. Without that number its query asks for less, and “fail” no longer stands out: the weight falls from 0.24 to 0.14.</source>
        <extracomment>02-three-questions.lesson, idea of step 1</extracomment>
        <translation>“export”含有半个“product”。没有了那个数，它的查询要得就少了，“fail”不再突出：权重从 0.24 降到 0.14。</translation>
    </message>
    <message>
        <source>$ S = (X W_Q) (X W_K)ᵀ $
W_Q stands in the first factor only.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 1</extracomment>
        <translation>$ S = (X W_Q) (X W_K)ᵀ $
W_Q 只出现在第一个因子中。</translation>
    </message>
    <message>
        <source>```python
Q = X @ Wq              # follows Wq
S = Q @ (X @ Wk).T      # follows Wq and Wk
```</source>
        <extracomment>02-three-questions.lesson, code of step 1</extracomment>
        <translation>```python
Q = X @ Wq              # 跟随 Wq
S = Q @ (X @ Wk).T      # 跟随 Wq 和 Wk
```</translation>
    </message>
    <message>
        <source>What do I give?</source>
        <extracomment>02-three-questions.lesson, title of step 2</extracomment>
        <translation>我给出什么？</translation>
    </message>
    <message>
        <source>The value is what a token hands over when somebody looks at it.</source>
        <extracomment>02-three-questions.lesson, scene of step 2</extracomment>
        <translation>值是词元被关注时交出的内容。</translation>
    </message>
    <message>
        <source>You change one number of W_V. What happens to the weights?</source>
        <extracomment>02-three-questions.lesson, question of step 2</extracomment>
        <translation>您更改 W_V 的一个数。权重会怎样？</translation>
    </message>
    <message>
        <source>They change a little</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>它们略有变化</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>什么都不会发生</translation>
    </message>
    <message>
        <source>Only the row of the picked token changes</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>只有选中的词元那一行会变</translation>
    </message>
    <message>
        <source>The weights are finished before V is read. W_V changes what arrives, never who looks where.</source>
        <extracomment>02-three-questions.lesson, reveal of step 2</extracomment>
        <translation>权重在读取 V 之前就已算好。W_V 改变的是到达的内容，绝不会改变谁看向哪里。</translation>
    </message>
    <message>
        <source>Set the number in W_V at “trouble”, column v2, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 2</extracomment>
        <translation>将 W_V 中“trouble”行、v2 列的数字设为 0。</translation>
    </message>
    <message>
        <source>It is the 1.10 in the third row of W_V.</source>
        <extracomment>02-three-questions.lesson, hint of step 2</extracomment>
        <translation>就是 W_V 第三行的 1.10。</translation>
    </message>
    <message>
        <source>The second number of the output of “export” falls from 0.63 to 0.31: most of it was trouble, brought by “fail”.</source>
        <extracomment>02-three-questions.lesson, idea of step 2</extracomment>
        <translation>“export”的输出的第二个数从 0.63 降到 0.31：其中大部分是 trouble，由“fail”带来。</translation>
    </message>
    <message>
        <source>$ O = A (X W_V) $
A does not hold W_V, so O is a linear function of W_V.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 2</extracomment>
        <translation>$ O = A (X W_V) $
A 不含 W_V，因此 O 是 W_V 的线性函数。</translation>
    </message>
    <message>
        <source>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # Wv comes last
```</source>
        <extracomment>02-three-questions.lesson, code of step 2</extracomment>
        <translation>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # Wv 最后才用到
```</translation>
    </message>
    <message>
        <source>Being asked is not asking</source>
        <extracomment>02-three-questions.lesson, title of step 3</extracomment>
        <translation>被问不等于提问</translation>
    </message>
    <message>
        <source>“export” gives “fail” the weight {{weights[export,fail]}}. Each token asks with its query and is found by its key.</source>
        <extracomment>02-three-questions.lesson, scene of step 3</extracomment>
        <translation>“export”给“fail”的权重为 {{weights[export,fail]}}。每个词元用查询提问，凭键被找到。</translation>
    </message>
    <message>
        <source>How much does “fail” give “export” in return?</source>
        <extracomment>02-three-questions.lesson, question of step 3</extracomment>
        <translation>反过来，“fail”给“export”多少？</translation>
    </message>
    <message>
        <source>0.33, and not 0.24. One direction compares the query of “export” with the key of “fail”, the other one the query of “fail” with the key of “export”. These are four different vectors.</source>
        <extracomment>02-three-questions.lesson, reveal of step 3</extracomment>
        <translation>0.33，而不是 0.24。一个方向是将“export”的查询与“fail”的键比较，另一个方向是将“fail”的查询与“export”的键比较。这是四个不同的向量。</translation>
    </message>
    <message>
        <source>Pick “fail” in the row of tokens, and look at its weights.</source>
        <extracomment>02-three-questions.lesson, task of step 3</extracomment>
        <translation>在词元行中选中“fail”，看看它的权重。</translation>
    </message>
    <message>
        <source>The tokens stand as buttons in the cell “Tokens”.</source>
        <extracomment>02-three-questions.lesson, hint of step 3</extracomment>
        <translation>词元以按钮的形式排在“词元”单元中。</translation>
    </message>
    <message>
        <source>If queries and keys were the same, a token would mostly find itself. Two projections let it look for something that it is not.</source>
        <extracomment>02-three-questions.lesson, idea of step 3</extracomment>
        <translation>如果查询和键相同，词元多半只会找到自己。有了两个投影，它就能寻找与自己不同的东西。</translation>
    </message>
    <message>
        <source>```python
S[4, 5] = Q[4] @ K[5]   # export asks, fail answers
S[5, 4] = Q[5] @ K[4]   # fail asks, export answers
```</source>
        <extracomment>02-three-questions.lesson, code of step 3</extracomment>
        <translation>```python
S[4, 5] = Q[4] @ K[5]   # export 提问，fail 应答
S[5, 4] = Q[5] @ K[4]   # fail 提问，export 应答
```</translation>
    </message>
    <message>
        <source>Why √d</source>
        <extracomment>03-why-root-d.lesson, title</extracomment>
        <translation>为什么是 √d</translation>
    </message>
    <message>
        <source>What the division does at d = 2, at d = 1024, and where the usual story is too simple.</source>
        <extracomment>03-why-root-d.lesson, about</extracomment>
        <translation>这个除法在 d = 2 时起什么作用，在 d = 1024 时又如何，以及通常的说法在哪里过于简单。</translation>
    </message>
    <message>
        <source>At d = 2 it does little</source>
        <extracomment>03-why-root-d.lesson, title of step 1</extracomment>
        <translation>d = 2 时作用不大</translation>
    </message>
    <message>
        <source>With ÷ √d, “export” gives “fail” the weight 0.241. Here d is 2, so that scores are divided by 1.41.</source>
        <extracomment>03-why-root-d.lesson, scene of step 1</extracomment>
        <translation>使用 ÷ √d 时，“export”给“fail”的权重为 0.241。这里 d 为 2，因此分数除以 1.41。</translation>
    </message>
    <message>
        <source>Switch the division off. What does the weight become?</source>
        <extracomment>03-why-root-d.lesson, question of step 1</extracomment>
        <translation>停用这个除法。权重会变成多少？</translation>
    </message>
    <message>
        <source>0.292. At d = 2 the division hardly matters. It also makes the gradient of this row smaller: 0.54 without, 0.36 with.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 1</extracomment>
        <translation>0.292。d = 2 时，除法几乎无关紧要。它还使这一行的梯度变小：不除为 0.54，除了为 0.36。</translation>
    </message>
    <message>
        <source>Switch ÷ √d off in the tool bar.</source>
        <extracomment>03-why-root-d.lesson, task of step 1</extracomment>
        <translation>在工具栏中停用 ÷ √d。</translation>
    </message>
    <message>
        <source>It is the switch at the left of “exponent”.</source>
        <extracomment>03-why-root-d.lesson, hint of step 1</extracomment>
        <translation>就是“指数”左侧的开关。</translation>
    </message>
    <message>
        <source>Nobody needs √d for two columns. It is there for heads with 64 or 128 of them.</source>
        <extracomment>03-why-root-d.lesson, idea of step 1</extracomment>
        <translation>只有两列时，谁也不需要 √d。它是为有 64 列或 128 列的头准备的。</translation>
    </message>
    <message>
        <source>$ S̃ = S / d_k^p $
p = 0.5 divides by the root. p = 0 switches the division off.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 1</extracomment>
        <translation>$ S̃ = S / d_k^p $
p = 0.5 表示除以平方根。p = 0 表示停用除法。</translation>
    </message>
    <message>
        <source>Scores grow with the width</source>
        <extracomment>03-why-root-d.lesson, title of step 2</extracomment>
        <translation>分数随宽度增长</translation>
    </message>
    <message>
        <source>Now a thought experiment, the textbook&apos;s one: every number of q and k is drawn by itself, with mean 0 and spread 1. A score is the sum of d products.</source>
        <extracomment>03-why-root-d.lesson, scene of step 2</extracomment>
        <translation>现在来做一个教科书上的思想实验：q 和 k 的每个数都独立抽取，均值为 0，标准差为 1。分数是 d 个乘积之和。</translation>
    </message>
    <message>
        <source>d grows from 4 to 64. By how much does the spread of the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 2</extracomment>
        <translation>d 从 4 增长到 64。分数的离散程度增长多少？</translation>
    </message>
    <message>
        <source>Not at all</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>完全不增长</translation>
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
        <translation>d 个标准差为 1 的乘积相加，和的标准差为 √d。从 √4 = 2 到 √64 = 8，是 4 倍。8000 次抽样的实测值：1.99 和 8.01。</translation>
    </message>
    <message>
        <source>Set the width in the Saturation cell to 64.</source>
        <extracomment>03-why-root-d.lesson, task of step 2</extracomment>
        <translation>将“饱和”单元中的宽度设为 64。</translation>
    </message>
    <message>
        <source>Type 64 into the field beside the slider, and press Enter. The source of the columns is “normal” already.</source>
        <extracomment>03-why-root-d.lesson, hint of step 2</extracomment>
        <translation>在滑块旁的输入框中输入 64，然后按 Enter。列的来源已经是“教科书：正态的 q 和 k”。</translation>
    </message>
    <message>
        <source>Large scores do not mean that the model is sure. They may only mean that it is wide.</source>
        <extracomment>03-why-root-d.lesson, idea of step 2</extracomment>
        <translation>分数大并不意味着模型有把握，也可能只是因为它宽。</translation>
    </message>
    <message>
        <source>Products of independent numbers with mean 0 and variance 1 have variance 1. The variances of d of them add up:
$ Var(q · k) = d $</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 2</extracomment>
        <translation>均值为 0、方差为 1 的独立的数，其乘积的方差为 1。d 个乘积的方差相加：
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
(q @ k.T).std()      # 约为 sqrt(d)
```</translation>
    </message>
    <message>
        <source>Then the softmax picks one</source>
        <extracomment>03-why-root-d.lesson, title of step 3</extracomment>
        <translation>于是 softmax 只选一个</translation>
    </message>
    <message>
        <source>The softmax sees differences. Where scores are 20 apart, the smaller one counts e⁻²⁰, about two billionths.</source>
        <extracomment>03-why-root-d.lesson, scene of step 3</extracomment>
        <translation>softmax 看的是差。分数相差 20 时，较小的那个只算 e⁻²⁰，约为十亿分之二。</translation>
    </message>
    <message>
        <source>At d = 512, without the division: what is the largest weight of a typical row of 7?</source>
        <extracomment>03-why-root-d.lesson, question of step 3</extracomment>
        <translation>d = 512 且不除时：典型的一行（7 个词元）中，最大权重是多少？</translation>
    </message>
    <message>
        <source>About 0.3</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>约 0.3</translation>
    </message>
    <message>
        <source>About 0.7</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>约 0.7</translation>
    </message>
    <message>
        <source>Nearly 1</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>几乎为 1</translation>
    </message>
    <message>
        <source>The median over 8000 draws is 0.99997 without the division, and 0.36 with it.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 3</extracomment>
        <translation>8000 次抽样的中位数：不除为 0.99997，除了为 0.36。</translation>
    </message>
    <message>
        <source>Set the width to 512, and compare the bars with and without ÷ √d.</source>
        <extracomment>03-why-root-d.lesson, task of step 3</extracomment>
        <translation>将宽度设为 512，比较使用与不使用 ÷ √d 的条形。</translation>
    </message>
    <message>
        <source>Type 512 into the field beside the slider, or drag the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 3</extracomment>
        <translation>在滑块旁的输入框中输入 512，或者拖动滑块。</translation>
    </message>
    <message>
        <source>Such a row is called saturated: one key takes all. At d = 512 three of four rows have a largest weight above 0.99 without the division, and none with it.</source>
        <extracomment>03-why-root-d.lesson, idea of step 3</extracomment>
        <translation>这样的行称为饱和：一个键独占一切。d = 512 时，不除的话，四行中有三行的最大权重超过 0.99；除了之后，一行也没有。</translation>
    </message>
    <message>
        <source>$ S̃ = S / √d $
has the same spread at every d: the √d of the sum is divided away.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 3</extracomment>
        <translation>$ S̃ = S / √d $
在每个 d 下离散程度都相同：和中的 √d 被除掉了。</translation>
    </message>
    <message>
        <source>The honest half: the crossover</source>
        <extracomment>03-why-root-d.lesson, title of step 4</extracomment>
        <translation>真相的另一半：交叉点</translation>
    </message>
    <message>
        <source>“Without √d the gradient vanishes.” True for wide heads. But is the gradient larger with the division at every width?</source>
        <extracomment>03-why-root-d.lesson, scene of step 4</extracomment>
        <translation>“没有 √d，梯度就会消失。”对宽的头来说，这没错。但在任何宽度下，除了之后梯度都更大吗？</translation>
    </message>
    <message>
        <source>At d = 16, where is the typical gradient at the query larger?</source>
        <extracomment>03-why-root-d.lesson, question of step 4</extracomment>
        <translation>d = 16 时，哪种情况下查询处的典型梯度更大？</translation>
    </message>
    <message>
        <source>With the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>使用除法时</translation>
    </message>
    <message>
        <source>Without it</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>不使用时</translation>
    </message>
    <message>
        <source>It is the same</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>一样大</translation>
    </message>
    <message>
        <source>Over 8000 draws the medians are 0.98 without it and 0.37 with it. For 7 tokens the one without stays above up to about d = 70. Only then it dies: 0.00002 against 0.38 at d = 1024.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 4</extracomment>
        <translation>8000 次抽样的中位数：不除为 0.98，除了为 0.37。对 7 个词元来说，直到大约 d = 70，都是不除的梯度更大。此后它才消亡：d = 1024 时为 0.00002，而除了为 0.38。</translation>
    </message>
    <message>
        <source>Set the width to 16, and read both gradients.</source>
        <extracomment>03-why-root-d.lesson, task of step 4</extracomment>
        <translation>将宽度设为 16，读出两个梯度。</translation>
    </message>
    <message>
        <source>The sentences below the bars name the gradients at the query of the picked token.</source>
        <extracomment>03-why-root-d.lesson, hint of step 4</extracomment>
        <translation>条形下方的文字给出了选中的词元在查询处的梯度。</translation>
    </message>
    <message>
        <source>Dividing makes scores smaller, and the slope of a score by its query too. Where nothing is saturated, that is all it does.</source>
        <extracomment>03-why-root-d.lesson, idea of step 4</extracomment>
        <translation>除法使分数变小，也使分数对查询的斜率变小。在没有任何行饱和时，它的作用仅此而已。</translation>
    </message>
    <message>
        <source>$ ∂a/∂q = J K / d^p $
J = diag(a) − aᵀa dies when a becomes one-hot; the divisor makes all of it smaller.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 4</extracomment>
        <translation>$ ∂a/∂q = J K / d^p $
当 a 变为 one-hot 时，J = diag(a) − aᵀa 就会消亡；而除数使整个式子变小。</translation>
    </message>
    <message>
        <source>The honest half: rows on the edge</source>
        <extracomment>03-why-root-d.lesson, title of step 5</extracomment>
        <translation>真相的另一半：边缘上的行</translation>
    </message>
    <message>
        <source>At d = 1024, without the division, the median gradient is 0.00002. That is the typical row.</source>
        <extracomment>03-why-root-d.lesson, scene of step 5</extracomment>
        <translation>d = 1024 且不除时，梯度的中位数为 0.00002。这是典型的行。</translation>
    </message>
    <message>
        <source>And the mean over all rows?</source>
        <extracomment>03-why-root-d.lesson, question of step 5</extracomment>
        <translation>那么所有行的平均值呢？</translation>
    </message>
    <message>
        <source>0.00002 as well</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation>也是 0.00002</translation>
    </message>
    <message>
        <source>0.38, as with the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation>0.38，与除了一样</translation>
    </message>
    <message>
        <source>1.28, more than with the division. 82 of 100 rows are frozen. But 12 of 100 stand on the edge between two keys, and these carry 90 % of the mean.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 5</extracomment>
        <translation>1.28，比除了还大。100 行中有 82 行冻结。但 100 行中有 12 行处在两个键之间的边缘上，平均值的 90% 由它们贡献。</translation>
    </message>
    <message>
        <source>Set the width to 1024, and look at the curves: median, band and mean.</source>
        <extracomment>03-why-root-d.lesson, task of step 5</extracomment>
        <translation>将宽度设为 1024，看看这些曲线：中位数、色带和平均值。</translation>
    </message>
    <message>
        <source>Type 1024 into the field beside the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 5</extracomment>
        <translation>在滑块旁的输入框中输入 1024。</translation>
    </message>
    <message>
        <source>Saturation is not silence. Most rows learn nothing through the scores, a few get a jolt. And V still learns: its gradient does not pass the softmax.</source>
        <extracomment>03-why-root-d.lesson, idea of step 5</extracomment>
        <translation>饱和不等于沉寂。大多数行通过分数什么也学不到，少数行则受到猛烈的一击。而 V 仍在学习：它的梯度不经过 softmax。</translation>
    </message>
    <message>
        <source>A tie of two keys has a = (½, ½). Then |J| = ½, the largest there is, however large the scores are.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 5</extracomment>
        <translation>两个键相当时，a = (½, ½)。这时 |J| = ½，是可能的最大值，无论分数有多大。</translation>
    </message>
    <message>
        <source>When √d is not enough</source>
        <extracomment>03-why-root-d.lesson, title of step 6</extracomment>
        <translation>√d 不够的时候</translation>
    </message>
    <message>
        <source>√d is right for numbers that have nothing to do with each other. The source “repeat” takes your own columns again and again: q and k then agree in every copy.</source>
        <extracomment>03-why-root-d.lesson, scene of step 6</extracomment>
        <translation>√d 适用于彼此毫不相干的数。来源“重复我的列”一遍又一遍地使用您自己的列：这样 q 和 k 在每份副本中都一致。</translation>
    </message>
    <message>
        <source>256 copies of two columns. By how much do the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 6</extracomment>
        <translation>两列的 256 份副本。分数增长多少？</translation>
    </message>
    <message>
        <source>256 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 6</extracomment>
        <translation>256 倍</translation>
    </message>
    <message>
        <source>Every copy adds the same amount. The scores grow like d, and √d divides only by √d. It takes the exponent 1.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 6</extracomment>
        <translation>每份副本增加的量都相同。分数按 d 增长，而 √d 只除以 √d。这时需要指数 1。</translation>
    </message>
    <message>
        <source>Set the exponent in the tool bar to 1.</source>
        <extracomment>03-why-root-d.lesson, task of step 6</extracomment>
        <translation>将工具栏中的指数设为 1。</translation>
    </message>
    <message>
        <source>Press Tab until the slider “exponent” has the focus, then Page Up five times. A click on its line would jump there.</source>
        <extracomment>03-why-root-d.lesson, hint of step 6</extracomment>
        <translation>反复按 Tab，直到滑块“指数”获得焦点，再按五次 Page Up。若单击滑轨，滑块会直接跳到单击处。</translation>
    </message>
    <message>
        <source>Training aligns queries and keys. That is why some recipes for very wide models (muP) divide by d.</source>
        <extracomment>03-why-root-d.lesson, idea of step 6</extracomment>
        <translation>训练会使查询与键对齐。正因如此，一些用于极宽模型的方案 (muP) 除以 d。</translation>
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
        <translation>读懂权重矩阵</translation>
    </message>
    <message>
        <source>Rows add up to 1, columns need not; who looks at whom; and why A is not symmetric.</source>
        <extracomment>04-reading-weights.lesson, about</extracomment>
        <translation>各行之和为 1，各列则不必；谁看谁；以及 A 为什么不对称。</translation>
    </message>
    <message>
        <source>Rows add up to 1</source>
        <extracomment>04-reading-weights.lesson, title of step 1</extracomment>
        <translation>各行之和为 1</translation>
    </message>
    <message>
        <source>A has a row and a column for each token. The sums at its right are all 1.00: a row shares itself out.</source>
        <extracomment>04-reading-weights.lesson, scene of step 1</extracomment>
        <translation>A 为每个词元设有一行和一列。右侧的总和都是 1.00：每一行都把自己分完。</translation>
    </message>
    <message>
        <source>And a column? Add up the column of “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, question of step 1</extracomment>
        <translation>那么列呢？请把“Nimbus”列加起来。</translation>
    </message>
    <message>
        <source>It is 1 as well</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>也是 1</translation>
    </message>
    <message>
        <source>It may be anything from 0 to 7</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>可以是 0 到 7 之间的任何值</translation>
    </message>
    <message>
        <source>It is always less than 1</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>总是小于 1</translation>
    </message>
    <message>
        <source>The column of “Nimbus” adds up to 1.73, the one of “Why” to 0.62. A token can be looked at by all, or by nobody.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 1</extracomment>
        <translation>“Nimbus”列之和为 1.73，“Why”列之和为 0.62。一个词元可能人人都看，也可能无人问津。</translation>
    </message>
    <message>
        <source>Click the weight of “export” on “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, task of step 1</extracomment>
        <translation>单击“export”对“Nimbus”的权重。</translation>
    </message>
    <message>
        <source>Columns have their names at the top.</source>
        <extracomment>04-reading-weights.lesson, hint of step 1</extracomment>
        <translation>列的名称在顶部。</translation>
    </message>
    <message>
        <source>Every row spends exactly one. Nothing says who receives it.</source>
        <extracomment>04-reading-weights.lesson, idea of step 1</extracomment>
        <translation>每一行恰好付出一。谁得到它，并无规定。</translation>
    </message>
    <message>
        <source>$ Σ_j A_ij = 1 $
for every i. There is no such law for a sum over i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 1</extracomment>
        <translation>$ Σ_j A_ij = 1 $
对每个 i 都成立。对 i 求和则没有这样的规律。</translation>
    </message>
    <message>
        <source>```python
A.sum(axis=1)   # ones
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</source>
        <extracomment>04-reading-weights.lesson, code of step 1</extracomment>
        <translation>```python
A.sum(axis=1)   # 全为 1
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</translation>
    </message>
    <message>
        <source>Who looks at whom</source>
        <extracomment>04-reading-weights.lesson, title of step 2</extracomment>
        <translation>谁看谁</translation>
    </message>
    <message>
        <source>The row says who looks. The column says who is looked at. So the row of “export” is where “export” looks.</source>
        <extracomment>04-reading-weights.lesson, scene of step 2</extracomment>
        <translation>行表示谁在看，列表示谁被看。所以“export”行就是“export”看向的地方。</translation>
    </message>
    <message>
        <source>Who looks most at “fail”?</source>
        <extracomment>04-reading-weights.lesson, question of step 2</extracomment>
        <translation>谁最关注“fail”？</translation>
    </message>
    <message>
        <source>export</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>export</translation>
    </message>
    <message>
        <source>fail itself</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>fail 自己</translation>
    </message>
    <message>
        <source>Nimbus</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>Nimbus</translation>
    </message>
    <message>
        <source>Down the column of “fail” the largest weight is 0.38, in the row of “Nimbus”. That “fail” is where “export” looks most is another question: it is asked along a row.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 2</extracomment>
        <translation>沿着“fail”列往下看，最大的权重是 0.38，在“Nimbus”行。“export”最关注的是“fail”，那是另一个问题：要沿着行来问。</translation>
    </message>
    <message>
        <source>Click the largest weight in the column of “fail”.</source>
        <extracomment>04-reading-weights.lesson, task of step 2</extracomment>
        <translation>单击“fail”列中最大的权重。</translation>
    </message>
    <message>
        <source>Go down the column of “fail”: the darkest cell is in the fourth row.</source>
        <extracomment>04-reading-weights.lesson, hint of step 2</extracomment>
        <translation>沿着“fail”列往下看：颜色最深的单元格在第四行。</translation>
    </message>
    <message>
        <source>Along a row: where do I look? Down a column: who looks at me?</source>
        <extracomment>04-reading-weights.lesson, idea of step 2</extracomment>
        <translation>沿着行：我看向哪里？沿着列：谁在看我？</translation>
    </message>
    <message>
        <source>$ A_ij $
i is the query, j is the key.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 2</extracomment>
        <translation>$ A_ij $
i 是查询，j 是键。</translation>
    </message>
    <message>
        <source>```python
A[4].argmax()      # 5: where export looks most
A[:, 5].argmax()   # 3: who looks most at fail
```</source>
        <extracomment>04-reading-weights.lesson, code of step 2</extracomment>
        <translation>```python
A[4].argmax()      # 5：export 最关注哪里
A[:, 5].argmax()   # 3：谁最关注 fail
```</translation>
    </message>
    <message>
        <source>Even symmetric scores give no symmetric weights</source>
        <extracomment>04-reading-weights.lesson, title of step 3</extracomment>
        <translation>即使分数对称，权重也不对称</translation>
    </message>
    <message>
        <source>Give W_K the numbers of W_Q. Then K equals Q, and the score of i and j is the score of j and i.</source>
        <extracomment>04-reading-weights.lesson, scene of step 3</extracomment>
        <translation>让 W_K 与 W_Q 的数字相同。这样 K 等于 Q，i 对 j 的分数就是 j 对 i 的分数。</translation>
    </message>
    <message>
        <source>Is A symmetric then?</source>
        <extracomment>04-reading-weights.lesson, question of step 3</extracomment>
        <translation>这时 A 对称吗？</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation>对称</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation>不对称</translation>
    </message>
    <message>
        <source>S is symmetric, A is not. “export” gives “fail” 0.17, “fail” gives “export” 0.08: the scores are equal, but each row divides by a sum of its own.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 3</extracomment>
        <translation>S 对称，A 不对称。“export”给“fail”0.17，“fail”给“export”0.08：分数相同，但每一行除以的是自己的总和。</translation>
    </message>
    <message>
        <source>Copy all of W_Q into W_K.</source>
        <extracomment>04-reading-weights.lesson, task of step 3</extracomment>
        <translation>将 W_Q 的全部内容复制到 W_K。</translation>
    </message>
    <message>
        <source>Click a cell of W_Q, press Ctrl+A and Ctrl+C. Click the first cell of W_K and press Ctrl+V.</source>
        <extracomment>04-reading-weights.lesson, hint of step 3</extracomment>
        <translation>单击 W_Q 的一个单元格，按 Ctrl+A 和 Ctrl+C。再单击 W_K 的第一个单元格，按 Ctrl+V。</translation>
    </message>
    <message>
        <source>A weight is a share of what its row has to give. In a row full of large scores, a large score is nothing special.</source>
        <extracomment>04-reading-weights.lesson, idea of step 3</extracomment>
        <translation>权重是一行所能给出的总量中的份额。在满是大分数的行中，一个大分数并不稀奇。</translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
The numerator is symmetric, the sum belongs to row i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 3</extracomment>
        <translation>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
分子是对称的，而总和属于第 i 行。</translation>
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
        <translation>权重不等于影响</translation>
    </message>
    <message>
        <source>A long value with a small weight wins, and a large weight may bring nothing.</source>
        <extracomment>05-not-influence.lesson, about</extracomment>
        <translation>权重小而值长的会胜出，权重大的却可能什么也带不来。</translation>
    </message>
    <message>
        <source>The small weight wins</source>
        <extracomment>05-not-influence.lesson, title of step 1</extracomment>
        <translation>小权重胜出</translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}} and “scream” only {{weights[heard,scream]}}.</source>
        <extracomment>05-not-influence.lesson, scene of step 1</extracomment>
        <translation>“heard”给“a”的权重为 {{weights[heard,a]}}，给“scream”的只有 {{weights[heard,scream]}}。</translation>
    </message>
    <message>
        <source>Who decides the sign of the output of “heard” in column v1?</source>
        <extracomment>05-not-influence.lesson, question of step 1</extracomment>
        <translation>谁决定“heard”在 v1 列的输出的正负？</translation>
    </message>
    <message>
        <source>“a”, which has most of the weight</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation>“a”，它的权重最大</translation>
    </message>
    <message>
        <source>“scream”, which has the least</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation>“scream”，它的权重最小</translation>
    </message>
    <message>
        <source>The output is −0.48. “a” brings 0.61 · 0.50 = 0.30. “scream” brings 0.10 · (−9) = −0.87: its value is long.</source>
        <extracomment>05-not-influence.lesson, reveal of step 1</extracomment>
        <translation>输出为 −0.48。“a”带来 0.61 · 0.50 = 0.30。“scream”带来 0.10 · (−9) = −0.87：它的值很长。</translation>
    </message>
    <message>
        <source>Click the output v1 of “heard”, and look at the bars of its terms.</source>
        <extracomment>05-not-influence.lesson, task of step 1</extracomment>
        <translation>单击“heard”的输出 v1，看看各项的条形。</translation>
    </message>
    <message>
        <source>O stands where the row of A and the column of V meet.</source>
        <extracomment>05-not-influence.lesson, hint of step 1</extracomment>
        <translation>O 位于 A 的行与 V 的列交汇之处。</translation>
    </message>
    <message>
        <source>A picture of weights shows where a head looks. What it takes from there is weight times value.</source>
        <extracomment>05-not-influence.lesson, idea of step 1</extracomment>
        <translation>权重的图显示头看向哪里。而它从那里取走的，是权重乘以值。</translation>
    </message>
    <message>
        <source>$ o_i = Σ_j A_ij v_j $
The share of j in this sum is A_ij |v_j|, and not A_ij.</source>
        <extracomment>05-not-influence.lesson, mathematics of step 1</extracomment>
        <translation>$ o_i = Σ_j A_ij v_j $
j 在这个和中的份额是 A_ij |v_j|，而不是 A_ij。</translation>
    </message>
    <message>
        <source>```python
A[1, :, None] * V   # what each token brings to &quot;heard&quot;
```</source>
        <extracomment>05-not-influence.lesson, code of step 1</extracomment>
        <translation>```python
A[1, :, None] * V   # 每个词元给 &quot;heard&quot; 带来什么
```</translation>
    </message>
    <message>
        <source>Silence it</source>
        <extracomment>05-not-influence.lesson, title of step 2</extracomment>
        <translation>让它安静</translation>
    </message>
    <message>
        <source>In W_V, the row of “scream” makes its value long: −9.00 and 6.00.</source>
        <extracomment>05-not-influence.lesson, scene of step 2</extracomment>
        <translation>在 W_V 中，“scream”行使它的值很长：−9.00 和 6.00。</translation>
    </message>
    <message>
        <source>Set the −9 to 0. What does the weight of “scream” do?</source>
        <extracomment>05-not-influence.lesson, question of step 2</extracomment>
        <translation>将 −9 设为 0。“scream”的权重会怎样？</translation>
    </message>
    <message>
        <source>It falls to 0</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>降到 0</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>It grows</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>增大</translation>
    </message>
    <message>
        <source>The weights do not know of V. The output of “heard” in column v1 goes from −0.48 to 0.39, and no weight moves.</source>
        <extracomment>05-not-influence.lesson, reveal of step 2</extracomment>
        <translation>权重与 V 无关。“heard”在 v1 列的输出从 −0.48 变为 0.39，没有一个权重变动。</translation>
    </message>
    <message>
        <source>Set W_V at “scream”, column v1, to 0.</source>
        <extracomment>05-not-influence.lesson, task of step 2</extracomment>
        <translation>将 W_V 的“scream”行、v1 列设为 0。</translation>
    </message>
    <message>
        <source>Click the −9.00 in W_V, type 0, press Enter.</source>
        <extracomment>05-not-influence.lesson, hint of step 2</extracomment>
        <translation>单击 W_V 中的 −9.00，输入 0，按 Enter。</translation>
    </message>
    <message>
        <source>Two heads with the same picture of weights can do quite different things.</source>
        <extracomment>05-not-influence.lesson, idea of step 2</extracomment>
        <translation>权重图相同的两个头，做的事可能截然不同。</translation>
    </message>
    <message>
        <source>```python
Wv[3, 0] = 0
A_before is A_after   # V comes after A
```</source>
        <extracomment>05-not-influence.lesson, code of step 2</extracomment>
        <translation>```python
Wv[3, 0] = 0
A_before is A_after   # V 在 A 之后
```</translation>
    </message>
    <message>
        <source>A large weight may bring nothing</source>
        <extracomment>05-not-influence.lesson, title of step 3</extracomment>
        <translation>大权重可能什么也带不来</translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}}, more than to all others together.</source>
        <extracomment>05-not-influence.lesson, scene of step 3</extracomment>
        <translation>“heard”给“a”的权重为 {{weights[heard,a]}}，比给其他所有词元的总和还多。</translation>
    </message>
    <message>
        <source>Set both numbers of “a” in W_V to 0. What does this weight bring then?</source>
        <extracomment>05-not-influence.lesson, question of step 3</extracomment>
        <translation>将 W_V 中“a”的两个数都设为 0。这时，这个权重带来什么？</translation>
    </message>
    <message>
        <source>Still about 0.6 of the output</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>仍是输出的约 0.6</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>什么也没有</translation>
    </message>
    <message>
        <source>The softmax gives it to the others</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>softmax 将它分给其他词元</translation>
    </message>
    <message>
        <source>0.61 · 0 = 0. The weight is still there: a row must give 1 to somebody. A token with a short value is a place to rest for a head that has nothing to say. Trained models use their first token like that.</source>
        <extracomment>05-not-influence.lesson, reveal of step 3</extracomment>
        <translation>0.61 · 0 = 0。权重仍然在那里：一行必须把 1 给出去。值很短的词元，是头无话可说时的歇脚处。训练出来的模型就这样使用第一个词元。</translation>
    </message>
    <message>
        <source>Set the row of “a” in W_V to 0, both numbers.</source>
        <extracomment>05-not-influence.lesson, task of step 3</extracomment>
        <translation>将 W_V 的“a”行的两个数都设为 0。</translation>
    </message>
    <message>
        <source>Select both cells of the row “a” in W_V and press Delete.</source>
        <extracomment>05-not-influence.lesson, hint of step 3</extracomment>
        <translation>选择 W_V 的“a”行的两个单元格，按 Delete。</translation>
    </message>
    <message>
        <source>Read weights together with the lengths of the values.</source>
        <extracomment>05-not-influence.lesson, idea of step 3</extracomment>
        <translation>读权重时，要连同值的长度一起看。</translation>
    </message>
    <message>
        <source>```python
np.linalg.norm(V, axis=1)   # read A with this beside it
```</source>
        <extracomment>05-not-influence.lesson, code of step 3</extracomment>
        <translation>```python
np.linalg.norm(V, axis=1)   # 读 A 时与此对照
```</translation>
    </message>
    <message>
        <source>Temperature and entropy</source>
        <extracomment>06-temperature.lesson, title</extracomment>
        <translation>温度与熵</translation>
    </message>
    <message>
        <source>How many tokens does a row really look at, and the knob that decides it.</source>
        <extracomment>06-temperature.lesson, about</extracomment>
        <translation>一行究竟看向多少个词元，以及决定这一点的旋钮。</translation>
    </message>
    <message>
        <source>Counting by entropy</source>
        <extracomment>06-temperature.lesson, title of step 1</extracomment>
        <translation>用熵来计数</translation>
    </message>
    <message>
        <source>“export” looks at seven tokens, but not alike. Entropy makes one number of that: 0 bits when one token has everything, log₂ 7 = 2.81 bits when all have the same.</source>
        <extracomment>06-temperature.lesson, scene of step 1</extracomment>
        <translation>“export”看向七个词元，但程度各不相同。熵把这一点变成一个数：一个词元独占时为 0 比特，所有词元均分时为 log₂ 7 = 2.81 比特。</translation>
    </message>
    <message>
        <source>The entropy of this row is 2.75 bits. How many tokens, looked at alike, would have as much?</source>
        <extracomment>06-temperature.lesson, question of step 1</extracomment>
        <translation>这一行的熵为 2.75 比特。均匀地看向多少个词元，熵才会这么大？</translation>
    </message>
    <message>
        <source>2^2.75 = 6.7. The row of “export” is nearly an even mixture of all seven.</source>
        <extracomment>06-temperature.lesson, reveal of step 1</extracomment>
        <translation>2^2.75 = 6.7。“export”行几乎是全部七个词元的均匀混合。</translation>
    </message>
    <message>
        <source>Find the most decided row: pick the token with the lowest entropy.</source>
        <extracomment>06-temperature.lesson, task of step 1</extracomment>
        <translation>找出最果断的行：选中熵最低的词元。</translation>
    </message>
    <message>
        <source>Pick one after the other and read “entropy” beside the chart. It is the first one: 2.49 bits.</source>
        <extracomment>06-temperature.lesson, hint of step 1</extracomment>
        <translation>逐个选中词元，并读出图表旁的“熵”。答案是第一个词元：2.49 比特。</translation>
    </message>
    <message>
        <source>Entropy is the honest count: it does not stop at the largest weight.</source>
        <extracomment>06-temperature.lesson, idea of step 1</extracomment>
        <translation>熵是诚实的计数：它不会只看最大的权重。</translation>
    </message>
    <message>
        <source>```python
H = -(a * np.log2(a)).sum()
2 ** H     # 6.7 for export, 5.6 for Why
```</source>
        <extracomment>06-temperature.lesson, code of step 1</extracomment>
        <translation>```python
H = -(a * np.log2(a)).sum()
2 ** H     # export 为 6.7，Why 为 5.6
```</translation>
    </message>
    <message>
        <source>Cold</source>
        <extracomment>06-temperature.lesson, title of step 2</extracomment>
        <translation>冷</translation>
    </message>
    <message>
        <source>The temperature τ divides all scores before the softmax. Below 1, differences grow.</source>
        <extracomment>06-temperature.lesson, scene of step 2</extracomment>
        <translation>温度 τ 在 softmax 之前除所有分数。低于 1 时，差距变大。</translation>
    </message>
    <message>
        <source>At τ = 0.1, what is the weight of “fail” in the row of “export”? It is 0.24 at τ = 1.</source>
        <extracomment>06-temperature.lesson, question of step 2</extracomment>
        <translation>τ = 0.1 时，“export”行中“fail”的权重是多少？τ = 1 时为 0.24。</translation>
    </message>
    <message>
        <source>0.97. Its score is only 0.36, but that is 0.376 above the next one, and 0.376 / 0.1 = 3.76: e^3.76 is 43 times as much.</source>
        <extracomment>06-temperature.lesson, reveal of step 2</extracomment>
        <translation>0.97。它的分数只有 0.36，但比第二名高 0.376，而 0.376 / 0.1 = 3.76：e^3.76 是 43 倍。</translation>
    </message>
    <message>
        <source>Turn the temperature down to 0.1 or below.</source>
        <extracomment>06-temperature.lesson, task of step 2</extracomment>
        <translation>将温度调低到 0.1 或更低。</translation>
    </message>
    <message>
        <source>Click the slider “temperature” in the tool bar and press Page Down some times.</source>
        <extracomment>06-temperature.lesson, hint of step 2</extracomment>
        <translation>单击工具栏中的滑块“温度”，按若干次 Page Down。</translation>
    </message>
    <message>
        <source>Cold makes a choice of a preference. At 0 it would be the largest score and nothing else.</source>
        <extracomment>06-temperature.lesson, idea of step 2</extracomment>
        <translation>冷使偏好变成选择。到 0 时，就只剩最大的分数。</translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>06-temperature.lesson, title of step 3</extracomment>
        <translation>热</translation>
    </message>
    <message>
        <source>Above 1, differences shrink.</source>
        <extracomment>06-temperature.lesson, scene of step 3</extracomment>
        <translation>高于 1 时，差距缩小。</translation>
    </message>
    <message>
        <source>What do the weights of a row go to when τ grows without end?</source>
        <extracomment>06-temperature.lesson, question of step 3</extracomment>
        <translation>τ 无限增大时，一行的权重趋向什么？</translation>
    </message>
    <message>
        <source>1/7 each</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation>各为 1/7</translation>
    </message>
    <message>
        <source>They stay in their order, but the largest stays above 0.2</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation>顺序不变，但最大的仍高于 0.2</translation>
    </message>
    <message>
        <source>All scores become nearly 0, and equal scores give equal shares: 1/7 = 0.143. At τ = 10 “fail” has 0.151.</source>
        <extracomment>06-temperature.lesson, reveal of step 3</extracomment>
        <translation>所有分数都变得接近 0，而相同的分数得到相同的份额：1/7 = 0.143。τ = 10 时，“fail”为 0.151。</translation>
    </message>
    <message>
        <source>Turn the temperature up to 10 or above.</source>
        <extracomment>06-temperature.lesson, task of step 3</extracomment>
        <translation>将温度调高到 10 或更高。</translation>
    </message>
    <message>
        <source>Page Up on the slider “temperature”.</source>
        <extracomment>06-temperature.lesson, hint of step 3</extracomment>
        <translation>在滑块“温度”上按 Page Up。</translation>
    </message>
    <message>
        <source>Hot makes a mean of everything. The order of the weights stays, but it says less and less.</source>
        <extracomment>06-temperature.lesson, idea of step 3</extracomment>
        <translation>热把一切变成平均。权重的顺序不变，但能说明的越来越少。</translation>
    </message>
    <message>
        <source>```python
softmax(S[4] / np.sqrt(2) / 10)   # 0.139 to 0.151
```</source>
        <extracomment>06-temperature.lesson, code of step 3</extracomment>
        <translation>```python
softmax(S[4] / np.sqrt(2) / 10)   # 0.139 到 0.151
```</translation>
    </message>
    <message>
        <source>One divisor</source>
        <extracomment>06-temperature.lesson, title of step 4</extracomment>
        <translation>同一个除数</translation>
    </message>
    <message>
        <source>√2 = 1.41 divides the scores. The temperature divides them again.</source>
        <extracomment>06-temperature.lesson, scene of step 4</extracomment>
        <translation>√2 = 1.41 除一次分数，温度再除一次。</translation>
    </message>
    <message>
        <source>Switch ÷ √d off and set the temperature to about 1.4. What happens to the weights?</source>
        <extracomment>06-temperature.lesson, question of step 4</extracomment>
        <translation>停用 ÷ √d，并将温度设为大约 1.4。权重会怎样？</translation>
    </message>
    <message>
        <source>They become much more decided</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation>变得果断得多</translation>
    </message>
    <message>
        <source>Almost nothing</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation>几乎不变</translation>
    </message>
    <message>
        <source>Dividing by √d and dividing by τ is the same. There is one divisor, d^p · τ. Its parts have different uses: p follows the width by itself, τ is yours.</source>
        <extracomment>06-temperature.lesson, reveal of step 4</extracomment>
        <translation>除以 √d 与除以 τ 是一回事。除数只有一个：d^p · τ。它的两个部分各有用途：p 自动跟随宽度，τ 由您决定。</translation>
    </message>
    <message>
        <source>Switch ÷ √d off and bring the weights back with the temperature.</source>
        <extracomment>06-temperature.lesson, task of step 4</extracomment>
        <translation>停用 ÷ √d，再用温度把权重调回原样。</translation>
    </message>
    <message>
        <source>First the switch. Then the right arrow key on the slider “temperature”, seven or eight times.</source>
        <extracomment>06-temperature.lesson, hint of step 4</extracomment>
        <translation>先切换开关，然后在滑块“温度”上按七八次右方向键。</translation>
    </message>
    <message>
        <source>Two knobs, one number.</source>
        <extracomment>06-temperature.lesson, idea of step 4</extracomment>
        <translation>两个旋钮，一个数。</translation>
    </message>
    <message>
        <source>```python
S / 2**0.5 / 1.0    # the same
S / 2**0.0 / 2**0.5
```</source>
        <extracomment>06-temperature.lesson, code of step 4</extracomment>
        <translation>```python
S / 2**0.5 / 1.0    # 结果相同
S / 2**0.0 / 2**0.5
```</translation>
    </message>
    <message>
        <source>The causal mask</source>
        <extracomment>07-causal-mask.lesson, title</extracomment>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>Who may look at whom: nothing from the future, and exactly 0 where it is forbidden.</source>
        <extracomment>07-causal-mask.lesson, about</extracomment>
        <translation>谁可以看谁：不看未来；被禁止之处恰好为 0。</translation>
    </message>
    <message>
        <source>Nobody looks ahead</source>
        <extracomment>07-causal-mask.lesson, title of step 1</extracomment>
        <translation>谁也看不到未来</translation>
    </message>
    <message>
        <source>A model that writes must not see the next word. With the causal mask a token looks at itself and at what stands before it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 1</extracomment>
        <translation>写作的模型不能看到下一个词。使用因果掩码时，词元只看自己以及前面的内容。</translation>
    </message>
    <message>
        <source>What weight does the first token, “Why”, give to itself then?</source>
        <extracomment>07-causal-mask.lesson, question of step 1</extracomment>
        <translation>这时，第一个词元“Why”给自己的权重是多少？</translation>
    </message>
    <message>
        <source>1.00. It has no other choice: the row is forced. It says nothing about the scores.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 1</extracomment>
        <translation>1.00。它别无选择：这一行是被迫如此的，与分数无关。</translation>
    </message>
    <message>
        <source>Choose the causal mask in the tool bar.</source>
        <extracomment>07-causal-mask.lesson, task of step 1</extracomment>
        <translation>在工具栏中选择因果掩码。</translation>
    </message>
    <message>
        <source>The box says “Mask: None”.</source>
        <extracomment>07-causal-mask.lesson, hint of step 1</extracomment>
        <translation>就是显示“掩码：无”的下拉框。</translation>
    </message>
    <message>
        <source>The mask is a set of allowed pairs: the lower triangle.</source>
        <extracomment>07-causal-mask.lesson, idea of step 1</extracomment>
        <translation>掩码是允许的对的集合：下三角部分。</translation>
    </message>
    <message>
        <source>A_ij = 0 where j &gt; i.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 1</extracomment>
        <translation>A_ij = 0，当 j &gt; i 时。</translation>
    </message>
    <message>
        <source>Hidden is exactly 0</source>
        <extracomment>07-causal-mask.lesson, title of step 2</extracomment>
        <translation>被遮蔽就是恰好为 0</translation>
    </message>
    <message>
        <source>Without the mask “export” gave “Why” the weight 0.13. Now it is {{weights[export,Why]}}, and “export” itself went from 0.17 to {{weights[export,export]}}.</source>
        <extracomment>07-causal-mask.lesson, scene of step 2</extracomment>
        <translation>没有掩码时，“export”给“Why”的权重为 0.13。现在是 {{weights[export,Why]}}，而“export”给自己的权重从 0.17 变为 {{weights[export,export]}}。</translation>
    </message>
    <message>
        <source>Two keys are hidden from “export”. What happens to the ratio of any two weights that are left?</source>
        <extracomment>07-causal-mask.lesson, question of step 2</extracomment>
        <translation>有两个键对“export”遮蔽。剩下的权重中，任意两个之比会怎样？</translation>
    </message>
    <message>
        <source>The larger one gains</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>较大的占便宜</translation>
    </message>
    <message>
        <source>It stays the same</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>They become equal</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>两者变得相等</translation>
    </message>
    <message>
        <source>The exponentials stay what they were, only the sum loses two terms. Every weight that is left grows by the same factor: 0.13 to 0.20, 0.17 to 0.26.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 2</extracomment>
        <translation>各个指数值保持原样，只是总和少了两项。剩下的每个权重都按同一倍数增大：0.13 变为 0.20，0.17 变为 0.26。</translation>
    </message>
    <message>
        <source>Click the hidden weight of “export” on “fail”: exactly 0, no terms.</source>
        <extracomment>07-causal-mask.lesson, task of step 2</extracomment>
        <translation>单击“export”对“fail”的被遮蔽的权重：恰好为 0，没有任何项。</translation>
    </message>
    <message>
        <source>It is hatched, at the right of the diagonal.</source>
        <extracomment>07-causal-mask.lesson, hint of step 2</extracomment>
        <translation>它画有斜线，在对角线右侧。</translation>
    </message>
    <message>
        <source>Not a small weight, none. No number behind the mask can leak, not even one that is not a number.</source>
        <extracomment>07-causal-mask.lesson, idea of step 2</extracomment>
        <translation>不是很小的权重，而是没有权重。掩码后面的任何数都不会泄漏，即使它根本不是数字。</translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
with the sum over allowed k only.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 2</extracomment>
        <translation>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
只对允许的 k 求和。</translation>
    </message>
    <message>
        <source>The past stays what it was</source>
        <extracomment>07-causal-mask.lesson, title of step 3</extracomment>
        <translation>过去保持原样</translation>
    </message>
    <message>
        <source>“?” is the last token. Nobody before it may look at it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 3</extracomment>
        <translation>“?”是最后一个词元。它前面的词元都不能看它。</translation>
    </message>
    <message>
        <source>You change the embedding of “?”. Which rows of the output change?</source>
        <extracomment>07-causal-mask.lesson, question of step 3</extracomment>
        <translation>您更改“?”的嵌入。输出的哪些行会变？</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>Only the row of “?”</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>只有“?”行</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>都不变</translation>
    </message>
    <message>
        <source>Only its own. That is why a model can be trained on all positions of a text at once, and why a program that writes can keep the keys and values of what is written.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 3</extracomment>
        <translation>只有它自己那一行。正因如此，模型才能一次训练文本的所有位置，写作的程序才能保留已写内容的键和值。</translation>
    </message>
    <message>
        <source>Change a number in the row of “?” of X.</source>
        <extracomment>07-causal-mask.lesson, task of step 3</extracomment>
        <translation>更改 X 的“?”行中的一个数。</translation>
    </message>
    <message>
        <source>Click the 0.70 in the last row of X, type another number, press Enter.</source>
        <extracomment>07-causal-mask.lesson, hint of step 3</extracomment>
        <translation>单击 X 最后一行的 0.70，输入另一个数，按 Enter。</translation>
    </message>
    <message>
        <source>Cause goes one way: from the left to the right.</source>
        <extracomment>07-causal-mask.lesson, idea of step 3</extracomment>
        <translation>因果只有一个方向：从左到右。</translation>
    </message>
    <message>
        <source>```python
O[:6]   # does not read X[6]
```</source>
        <extracomment>07-causal-mask.lesson, code of step 3</extracomment>
        <translation>```python
O[:6]   # 不读取 X[6]
```</translation>
    </message>
    <message>
        <source>A mask of your own</source>
        <extracomment>07-causal-mask.lesson, title of step 4</extracomment>
        <translation>您自己的掩码</translation>
    </message>
    <message>
        <source>A mask can be any set of pairs. Painting starts from the mask in force.</source>
        <extracomment>07-causal-mask.lesson, scene of step 4</extracomment>
        <translation>掩码可以是任意一组对。绘制从当前生效的掩码开始。</translation>
    </message>
    <message>
        <source>Hide “export” from itself. How much weight do its four other keys get together?</source>
        <extracomment>07-causal-mask.lesson, question of step 4</extracomment>
        <translation>对“export”遮蔽它自己。它的另外四个键总共得到多少权重？</translation>
    </message>
    <message>
        <source>As much as before</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation>和之前一样多</translation>
    </message>
    <message>
        <source>All of it</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>A row always adds up to 1. What one key loses goes to the others, in proportion.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 4</extracomment>
        <translation>一行之和总是 1。一个键失去的，按比例分给其他键。</translation>
    </message>
    <message>
        <source>Paint the mask: hide the pair “export”, “export”.</source>
        <extracomment>07-causal-mask.lesson, task of step 4</extracomment>
        <translation>绘制掩码：遮蔽“export”与“export”这一对。</translation>
    </message>
    <message>
        <source>Press Ctrl+M, click the cell of “export” with itself in A, and press Ctrl+M again.</source>
        <extracomment>07-causal-mask.lesson, hint of step 4</extracomment>
        <translation>按 Ctrl+M，在 A 中单击“export”与自身交汇的单元格，然后再按 Ctrl+M。</translation>
    </message>
    <message>
        <source>Sentences in one batch, padding, windows: all are masks.</source>
        <extracomment>07-causal-mask.lesson, idea of step 4</extracomment>
        <translation>一个批次中的多个句子、填充、窗口：都是掩码。</translation>
    </message>
    <message>
        <source>A row with no allowed key has no weights at all, and not zeros: zeros do not add up to 1.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 4</extracomment>
        <translation>没有允许的键的行根本没有权重，而不是权重为零：零加起来不等于 1。</translation>
    </message>
    <message>
        <source>The gradient that vanishes, and the loss that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title</extracomment>
        <translation>消失的梯度，与毫不在意的损失</translation>
    </message>
    <message>
        <source>A weight of 0.0000007 is to become 0.9. One loss cannot move it, another one can at once.</source>
        <extracomment>08-vanishing-gradient.lesson, about</extracomment>
        <translation>要让 0.0000007 的权重变成 0.9。一种损失推不动它，另一种立刻就能。</translation>
    </message>
    <message>
        <source>A dead Jacobian</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 1</extracomment>
        <translation>死掉的雅可比矩阵</translation>
    </message>
    <message>
        <source>Here d is 512, the columns beyond the second are random, and ÷ √d is off. “export” gives “fail” the weight {{weights[export,fail]:9}}; nearly all goes to “did”.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 1</extracomment>
        <translation>这里 d 为 512，第二列之后的各列是随机的，÷ √d 已停用。“export”给“fail”的权重为 {{weights[export,fail]:9}}；几乎全部给了“did”。</translation>
    </message>
    <message>
        <source>How much can any number of W_Q or W_K move this weight?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 1</extracomment>
        <translation>W_Q 或 W_K 的任何一个数能使这个权重变动多少？</translation>
    </message>
    <message>
        <source>As much as at d = 2</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation>和 d = 2 时一样多</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation>几乎为零</translation>
    </message>
    <message>
        <source>Its derivative by any score of its row has the weight itself as a factor, and that is 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 1</extracomment>
        <translation>它对本行任何分数的导数都以权重自身为因子，而这个因子是 0.0000007。</translation>
    </message>
    <message>
        <source>Select the weight of “export” on “fail”, and switch Derivatives on.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 1</extracomment>
        <translation>选择“export”对“fail”的权重，并启用“导数”。</translation>
    </message>
    <message>
        <source>Click the weight in A, then press Ctrl+Shift+D.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 1</extracomment>
        <translation>单击 A 中的这个权重，然后按 Ctrl+Shift+D。</translation>
    </message>
    <message>
        <source>Every pane now shows how much its cells move this one weight. Leave the derivatives again with “Back to values”.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 1</extracomment>
        <translation>现在，每个窗格都显示其单元格能使这一个权重变动多少。要离开导数，请用“返回数值”。</translation>
    </message>
    <message>
        <source>The square that cannot move it</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 2</extracomment>
        <translation>推不动它的平方</translation>
    </message>
    <message>
        <source>Goal seek lets W_Q and W_K go down the gradient of a loss. The first one: half the squared distance of the weight to 0.9. The rate is 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 2</extracomment>
        <translation>目标求解让 W_Q 和 W_K 沿损失的梯度下降。第一种损失：权重到 0.9 距离平方的一半。学习率为 0.5。</translation>
    </message>
    <message>
        <source>Where is the weight after 500 steps?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 2</extracomment>
        <translation>500 步之后，权重在哪里？</translation>
    </message>
    <message>
        <source>At 0.9</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>在 0.9</translation>
    </message>
    <message>
        <source>Half way, at about 0.45</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>在半路，约 0.45</translation>
    </message>
    <message>
        <source>Still below 0.000001</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>仍低于 0.000001</translation>
    </message>
    <message>
        <source>At 0.00000087. The loss is large, but its gradient must pass the dead Jacobian: it is (a − 0.9) times that factor of 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 2</extracomment>
        <translation>在 0.00000087。损失很大，但它的梯度必须穿过死掉的雅可比矩阵：梯度是 (a − 0.9) 乘以那个因子 0.0000007。</translation>
    </message>
    <message>
        <source>Open Goal seek and let it play for a while.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 2</extracomment>
        <translation>打开“目标求解”，让它播放一会儿。</translation>
    </message>
    <message>
        <source>Matrix &gt; Goal seek, or Ctrl+Shift+K. The goal is set already: press “Play”.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 2</extracomment>
        <translation>“矩阵 &gt; 目标求解”，或按 Ctrl+Shift+K。目标已经设好：请按“播放”。</translation>
    </message>
    <message>
        <source>A large error is no use when the way back is blocked.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 2</extracomment>
        <translation>如果回去的路被堵住，误差再大也没用。</translation>
    </message>
    <message>
        <source>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
e is 1 at “fail” and 0 elsewhere, the first a is the weight of “fail”, the last one the whole row.</source>
        <extracomment>08-vanishing-gradient.lesson, mathematics of step 2</extracomment>
        <translation>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
e 在“fail”处为 1，其余为 0；第一个和第二个 a 是“fail”的权重，最后一个 a 是整行。</translation>
    </message>
    <message>
        <source>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 6.4e-7 at most
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 2</extracomment>
        <translation>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 最大为 6.4e-7
```</translation>
    </message>
    <message>
        <source>The logarithm that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 3</extracomment>
        <translation>毫不在意的对数</translation>
    </message>
    <message>
        <source>Another loss for the same weight: minus its logarithm. It is 14.2 now.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 3</extracomment>
        <translation>对同一个权重换一种损失：负对数。现在它是 14.2。</translation>
    </message>
    <message>
        <source>What is its derivative by the score of “fail”?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 3</extracomment>
        <translation>它对“fail”的分数的导数是多少？</translation>
    </message>
    <message>
        <source>a − 1 = −0.9999993. The logarithm divides by the weight, the Jacobian multiplies by it: the factor is gone. The gradient does not care how small the weight is.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 3</extracomment>
        <translation>a − 1 = −0.9999993。对数除以权重，雅可比矩阵乘以权重：这个因子就消去了。梯度毫不在意权重有多小。</translation>
    </message>
    <message>
        <source>In Goal seek choose the loss “Minus the logarithm”, set the rate to 0.001, and play until the weight is above 0.8.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 3</extracomment>
        <translation>在“目标求解”中选择损失“单元格的负对数”，将学习率设为 0.001，然后播放，直到权重高于 0.8。</translation>
    </message>
    <message>
        <source>Set the loss and the rate first, then press “Play”. It takes about twenty steps.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 3</extracomment>
        <translation>先设置损失和学习率，再按“播放”。大约需要二十步。</translation>
    </message>
    <message>
        <source>This is why classifiers and language models are trained with the cross entropy: it goes with the softmax.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 3</extracomment>
        <translation>正因如此，分类器和语言模型都用交叉熵训练：它与 softmax 相配。</translation>
    </message>
    <message>
        <source>```python
a - np.eye(7)[5]   # -1 at fail, however small a[5] is
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 3</extracomment>
        <translation>```python
a - np.eye(7)[5]   # 在 fail 处为 -1，无论 a[5] 多小
```</translation>
    </message>
    <message>
        <source>√d, and the square works too</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 4</extracomment>
        <translation>有了 √d，平方也管用</translation>
    </message>
    <message>
        <source>The same matrices with ÷ √d: the weight starts at 0.105.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 4</extracomment>
        <translation>同样的矩阵，使用 ÷ √d：权重从 0.105 开始。</translation>
    </message>
    <message>
        <source>Back to the squared distance and the rate 0.5. Does it arrive now?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 4</extracomment>
        <translation>回到距离平方和学习率 0.5。现在它能到达吗？</translation>
    </message>
    <message>
        <source>Yes, in some hundred steps</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation>能，几百步就到</translation>
    </message>
    <message>
        <source>No, the loss is to blame</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation>不能，都怪这个损失</translation>
    </message>
    <message>
        <source>It passes 0.89 after 386 steps. The scores are 22.6 times smaller, no weight is near 0 or 1, and the Jacobian lives. Either cure helps: a loss that goes with the softmax, or scores that do not saturate it.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 4</extracomment>
        <translation>386 步后它超过 0.89。分数小了 22.6 倍，没有权重接近 0 或 1，雅可比矩阵是活的。两种办法都有用：与 softmax 相配的损失，或不会使 softmax 饱和的分数。</translation>
    </message>
    <message>
        <source>Play again in Goal seek, until the weight is above 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 4</extracomment>
        <translation>再次在“目标求解”中播放，直到权重高于 0.5。</translation>
    </message>
    <message>
        <source>This step set ÷ √d on, and the loss and the rate back. Press “Play”, and wait.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 4</extracomment>
        <translation>此步骤已启用 ÷ √d，并恢复了损失和学习率。请按“播放”，然后等待。</translation>
    </message>
    <message>
        <source>Inside a model no head has a loss of its own. What reaches it has to pass its softmax: that is why the scores must be kept small.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 4</extracomment>
        <translation>在模型内部，没有哪个头有自己的损失。凡是到达它的，都必须穿过它的 softmax：因此分数必须保持较小。</translation>
    </message>
    <message>
        <source>Order does not matter</source>
        <extracomment>09-order.lesson, title</extracomment>
        <translation>顺序无关紧要</translation>
    </message>
    <message>
        <source>Dog bites man, man bites dog: attention alone cannot tell. Hence positions.</source>
        <extracomment>09-order.lesson, about</extracomment>
        <translation>狗咬人，人咬狗：仅凭注意力无法区分。所以需要位置。</translation>
    </message>
    <message>
        <source>Swap two tokens</source>
        <extracomment>09-order.lesson, title of step 1</extracomment>
        <translation>交换两个词元</translation>
    </message>
    <message>
        <source>The output of “dog” is {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}.</source>
        <extracomment>09-order.lesson, scene of step 1</extracomment>
        <translation>“dog”的输出为 {{output[dog,0]:3}}、{{output[dog,1]:3}}、{{output[dog,2]:3}}。</translation>
    </message>
    <message>
        <source>Move “dog” one place to the right: “bites dog man”. What does its output become?</source>
        <extracomment>09-order.lesson, question of step 1</extracomment>
        <translation>将“dog”右移一位：“bites dog man”。它的输出会变成什么？</translation>
    </message>
    <message>
        <source>Something else: it has other neighbours</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation>变成别的：它的邻居不同了</translation>
    </message>
    <message>
        <source>Exactly the same</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation>完全一样</translation>
    </message>
    <message>
        <source>The row moves along with its token, and nothing in it changes. The sum over all keys does not ask in which order they come.</source>
        <extracomment>09-order.lesson, reveal of step 1</extracomment>
        <translation>这一行随词元一起移动，其中的内容丝毫不变。对所有键求和时，并不问它们的先后顺序。</translation>
    </message>
    <message>
        <source>Move “dog” to another place.</source>
        <extracomment>09-order.lesson, task of step 1</extracomment>
        <translation>将“dog”移到另一个位置。</translation>
    </message>
    <message>
        <source>To attention, a sentence is a bag of words.</source>
        <extracomment>09-order.lesson, idea of step 1</extracomment>
        <translation>在注意力看来，句子只是一袋词。</translation>
    </message>
    <message>
        <source>For any order P of the rows:
$ O(P X) = P O(X) $</source>
        <extracomment>09-order.lesson, mathematics of step 1</extracomment>
        <translation>对各行的任意排列 P：
$ O(P X) = P O(X) $</translation>
    </message>
    <message>
        <source>Give each place a mark</source>
        <extracomment>09-order.lesson, title of step 2</extracomment>
        <translation>给每个位置一个记号</translation>
    </message>
    <message>
        <source>Rotary positions turn each query and key by an angle that grows with its place. The product of two of them then depends on how far they stand apart.</source>
        <extracomment>09-order.lesson, scene of step 2</extracomment>
        <translation>旋转位置编码将每个查询和键旋转一个角度，角度随位置增大。于是，二者的乘积取决于它们相距多远。</translation>
    </message>
    <message>
        <source>Which of these change when positions are switched on?</source>
        <extracomment>09-order.lesson, question of step 2</extracomment>
        <translation>启用位置编码时，下列哪些会变？</translation>
    </message>
    <message>
        <source>Q, K and V</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>Q、K 和 V</translation>
    </message>
    <message>
        <source>The scores, the weights and the output</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>分数、权重和输出</translation>
    </message>
    <message>
        <source>Only the output of the first token</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>只有第一个词元的输出</translation>
    </message>
    <message>
        <source>Q, K and V are made as before. Two more steps stand between them and the scores: the turned queries and keys. The first token stands at place 0 and is not turned.</source>
        <extracomment>09-order.lesson, reveal of step 2</extracomment>
        <translation>Q、K 和 V 的生成方式不变。在它们与分数之间多了两个步骤：旋转后的查询和键。第一个词元在位置 0，不旋转。</translation>
    </message>
    <message>
        <source>Switch rotary positions on.</source>
        <extracomment>09-order.lesson, task of step 2</extracomment>
        <translation>启用旋转位置编码。</translation>
    </message>
    <message>
        <source>Matrix &gt; Rotary positions. Choose a convention; which one does not matter here.</source>
        <extracomment>09-order.lesson, hint of step 2</extracomment>
        <translation>“矩阵 &gt; 旋转位置编码”。选择一种约定；这里选哪一种都可以。</translation>
    </message>
    <message>
        <source>A position can be added to X, or turned into Q and K. Either way the order has to be put in by hand.</source>
        <extracomment>09-order.lesson, idea of step 2</extracomment>
        <translation>位置可以加到 X 上，也可以旋转进 Q 和 K 里。无论哪种，顺序都要人为加入。</translation>
    </message>
    <message>
        <source>$ q_m · k_n = q^T R(n − m) k $
R turns by an angle in proportion to the distance n − m.</source>
        <extracomment>09-order.lesson, mathematics of step 2</extracomment>
        <translation>$ q_m · k_n = q^T R(n − m) k $
R 旋转的角度与距离 n − m 成正比。</translation>
    </message>
    <message>
        <source>Now order matters</source>
        <extracomment>09-order.lesson, title of step 3</extracomment>
        <translation>现在顺序重要了</translation>
    </message>
    <message>
        <source>Rotary positions are in force. The output of “dog” is now {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}: write it down before you move anything.</source>
        <extracomment>09-order.lesson, scene of step 3</extracomment>
        <translation>旋转位置编码已生效。“dog”的输出现在为 {{output[dog,0]:3}}、{{output[dog,1]:3}}、{{output[dog,2]:3}}：移动任何词元之前，请先记下来。</translation>
    </message>
    <message>
        <source>Move a token. Does the output of “dog” stay?</source>
        <extracomment>09-order.lesson, question of step 3</extracomment>
        <translation>移动一个词元。“dog”的输出会保持不变吗？</translation>
    </message>
    <message>
        <source>Yes, the row just moves</source>
        <extracomment>09-order.lesson, choice of step 3</extracomment>
        <translation>会，这一行只是移动</translation>
    </message>
    <message>
        <source>The distances changed, so the turned products changed, and the weights with them.</source>
        <extracomment>09-order.lesson, reveal of step 3</extracomment>
        <translation>距离变了，旋转后的乘积就变了，权重也随之改变。</translation>
    </message>
    <message>
        <source>With rotary positions on, move “dog” to another place and see its output change.</source>
        <extracomment>09-order.lesson, task of step 3</extracomment>
        <translation>在旋转位置编码启用时，将“dog”移到另一个位置，看看它的输出如何变化。</translation>
    </message>
    <message>
        <source>“Dog bites man” and “man bites dog” are two sentences at last.</source>
        <extracomment>09-order.lesson, idea of step 3</extracomment>
        <translation>“Dog bites man”和“man bites dog”终于是两个不同的句子了。</translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>10-not-seen.lesson, title</extracomment>
        <translation>看不见的变化</translation>
    </message>
    <message>
        <source>Numbers of a head that can change without any weight changing.</source>
        <extracomment>10-not-seen.lesson, about</extracomment>
        <translation>一个头中有些数字可以改变，而不改变任何权重。</translation>
    </message>
    <message>
        <source>The bias of the keys</source>
        <extracomment>10-not-seen.lesson, title of step 1</extracomment>
        <translation>键的偏置</translation>
    </message>
    <message>
        <source>This head has biases; all are 0. Adding b_K moves every key by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 1</extracomment>
        <translation>这个头有偏置，全部为 0。加上 b_K 会使每个键移动同样的量。</translation>
    </message>
    <message>
        <source>Set a number of b_K to 5. The scores change. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 1</extracomment>
        <translation>将 b_K 的一个数设为 5。分数变了。权重会怎样？</translation>
    </message>
    <message>
        <source>They change a lot</source>
        <extracomment>10-not-seen.lesson, choice of step 1</extracomment>
        <translation>变化很大</translation>
    </message>
    <message>
        <source>Every score of a row grows by the same q · b_K. The softmax sees differences within a row, and those stay. So b_K does nothing, in any model.</source>
        <extracomment>10-not-seen.lesson, reveal of step 1</extracomment>
        <translation>一行中的每个分数都增加相同的 q · b_K。softmax 看的是一行之内的差，而这些差不变。所以在任何模型中，b_K 都不起作用。</translation>
    </message>
    <message>
        <source>Set the first number of b_K to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 1</extracomment>
        <translation>将 b_K 的第一个数设为 5。</translation>
    </message>
    <message>
        <source>b_K stands below W_K. Click its first number, type 5 and press Enter. The chart of weights below stays as it is.</source>
        <extracomment>10-not-seen.lesson, hint of step 1</extracomment>
        <translation>b_K 在 W_K 下方。单击它的第一个数，输入 5，按 Enter。下面的权重图表保持不变。</translation>
    </message>
    <message>
        <source>Whisper&apos;s keys have no bias, and nothing is missing.</source>
        <extracomment>10-not-seen.lesson, idea of step 1</extracomment>
        <translation>Whisper 的键没有偏置，也什么都不缺。</translation>
    </message>
    <message>
        <source>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
The last term does not depend on j.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 1</extracomment>
        <translation>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
最后一项与 j 无关。</translation>
    </message>
    <message>
        <source>The bias of the queries is seen</source>
        <extracomment>10-not-seen.lesson, title of step 2</extracomment>
        <translation>查询的偏置看得见</translation>
    </message>
    <message>
        <source>b_Q moves every query by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 2</extracomment>
        <translation>b_Q 使每个查询移动同样的量。</translation>
    </message>
    <message>
        <source>Set a number of b_Q to 5. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 2</extracomment>
        <translation>将 b_Q 的一个数设为 5。权重会怎样？</translation>
    </message>
    <message>
        <source>They change</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation>会变</translation>
    </message>
    <message>
        <source>Nothing, as with b_K</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation>不变，与 b_K 一样</translation>
    </message>
    <message>
        <source>Now the score of i and j grows by b_Q · k_j. That depends on the key j: some keys become popular with everybody. “red” now gets 0.96 from itself and 0.95 from “green”.</source>
        <extracomment>10-not-seen.lesson, reveal of step 2</extracomment>
        <translation>这时，i 对 j 的分数增加 b_Q · k_j。它取决于键 j：有些键会受到所有查询的青睐。“red”现在从自己那里得到 0.96，从“green”那里得到 0.95。</translation>
    </message>
    <message>
        <source>Set the first number of b_Q to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 2</extracomment>
        <translation>将 b_Q 的第一个数设为 5。</translation>
    </message>
    <message>
        <source>b_Q stands below W_Q.</source>
        <extracomment>10-not-seen.lesson, hint of step 2</extracomment>
        <translation>b_Q 在 W_Q 下方。</translation>
    </message>
    <message>
        <source>b_Q is a question that all tokens ask.</source>
        <extracomment>10-not-seen.lesson, idea of step 2</extracomment>
        <translation>b_Q 是所有词元都提出的问题。</translation>
    </message>
    <message>
        <source>```python
S + (bq @ K.T)   # the same row added to all rows
```</source>
        <extracomment>10-not-seen.lesson, code of step 2</extracomment>
        <translation>```python
S + (bq @ K.T)   # 给所有行加上同一行
```</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>10-not-seen.lesson, title of step 3</extracomment>
        <translation>两个一起旋转</translation>
    </message>
    <message>
        <source>W_Q and W_K are the identity here. “Rotation” makes a rotation of a matrix.</source>
        <extracomment>10-not-seen.lesson, scene of step 3</extracomment>
        <translation>这里的 W_Q 和 W_K 是单位矩阵。“旋转”可将矩阵设为旋转矩阵。</translation>
    </message>
    <message>
        <source>Turn W_Q by 30 degrees, and W_K by the same. What happens to the scores?</source>
        <extracomment>10-not-seen.lesson, question of step 3</extracomment>
        <translation>将 W_Q 旋转 30 度，再将 W_K 旋转同样的角度。分数会怎样？</translation>
    </message>
    <message>
        <source>They grow</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation>增大</translation>
    </message>
    <message>
        <source>They change their signs</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation>变号</translation>
    </message>
    <message>
        <source>Queries and keys turn together, and a product of two vectors does not see that. Only W_Q W_Kᵀ counts. So a single column of Q has no meaning of its own: another rotation would mix it with the others.</source>
        <extracomment>10-not-seen.lesson, reveal of step 3</extracomment>
        <translation>查询和键一起旋转，而两个向量的乘积看不出这一点。起作用的只有 W_Q W_Kᵀ。因此，Q 的单独一列没有自己的含义：换一个旋转，它就会与其他列混合。</translation>
    </message>
    <message>
        <source>Turn W_Q and W_K by the same angle.</source>
        <extracomment>10-not-seen.lesson, task of step 3</extracomment>
        <translation>将 W_Q 和 W_K 旋转同样的角度。</translation>
    </message>
    <message>
        <source>Click a cell of W_Q, choose Matrix &gt; Rotation, and 30. Then a cell of W_K, and the same.</source>
        <extracomment>10-not-seen.lesson, hint of step 3</extracomment>
        <translation>单击 W_Q 的一个单元格，选择“矩阵 &gt; 旋转”，输入 30。再单击 W_K 的一个单元格，做同样的操作。</translation>
    </message>
    <message>
        <source>q1 and q2 have no names because they cannot have any.</source>
        <extracomment>10-not-seen.lesson, idea of step 3</extracomment>
        <translation>q1 和 q2 没有名称，因为它们不可能有名称。</translation>
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
        <translation>一个拉长，另一个缩短</translation>
    </message>
    <message>
        <source>Rotations are not all that is unseen.</source>
        <extracomment>10-not-seen.lesson, scene of step 4</extracomment>
        <translation>看不见的不只是旋转。</translation>
    </message>
    <message>
        <source>Multiply W_Q by 4. What must be done to W_K so that the weights stay?</source>
        <extracomment>10-not-seen.lesson, question of step 4</extracomment>
        <translation>将 W_Q 乘以 4。要使权重不变，必须对 W_K 做什么？</translation>
    </message>
    <message>
        <source>Multiply it by 4 too</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>也乘以 4</translation>
    </message>
    <message>
        <source>Multiply it by 1/4</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>乘以 1/4</translation>
    </message>
    <message>
        <source>Nothing can be done</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>没有办法</translation>
    </message>
    <message>
        <source>4 · 0.25 = 1: the product W_Q W_Kᵀ is what it was. A large number in W_Q alone says nothing about how decided a head is.</source>
        <extracomment>10-not-seen.lesson, reveal of step 4</extracomment>
        <translation>4 · 0.25 = 1：乘积 W_Q W_Kᵀ 与原来一样。仅仅 W_Q 中的数大，并不能说明这个头有多果断。</translation>
    </message>
    <message>
        <source>Scale W_Q by 4 and W_K by 0.25.</source>
        <extracomment>10-not-seen.lesson, task of step 4</extracomment>
        <translation>将 W_Q 缩放为 4 倍，将 W_K 缩放为 0.25 倍。</translation>
    </message>
    <message>
        <source>Matrix &gt; Scale works on the matrix of the selected cell.</source>
        <extracomment>10-not-seen.lesson, hint of step 4</extracomment>
        <translation>“矩阵 &gt; 缩放”作用于所选单元格所在的矩阵。</translation>
    </message>
    <message>
        <source>Compare heads by what they do, by scores and weights, and not by their numbers.</source>
        <extracomment>10-not-seen.lesson, idea of step 4</extracomment>
        <translation>比较不同的头，要看它们做了什么，看分数和权重，而不是看它们的数字。</translation>
    </message>
    <message>
        <source>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
for every matrix M that has an inverse.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 4</extracomment>
        <translation>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
对任何可逆矩阵 M 都成立。</translation>
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
        <translation>亲手搭建一个头</translation>
    </message>
    <message>
        <source>A head that looks at the previous token, from nothing; and saturation that is right.</source>
        <extracomment>11-build-a-head.lesson, about</extracomment>
        <translation>从零开始，搭建一个关注前一个词元的头；以及恰到好处的饱和。</translation>
    </message>
    <message>
        <source>An empty head</source>
        <extracomment>11-build-a-head.lesson, title of step 1</extracomment>
        <translation>空的头</translation>
    </message>
    <message>
        <source>W_Q and W_K hold nothing but zeros. The mask is causal. The first five features of X say at which place a word stands.</source>
        <extracomment>11-build-a-head.lesson, scene of step 1</extracomment>
        <translation>W_Q 和 W_K 中只有零。掩码是因果掩码。X 的前五个特征表示词在哪个位置。</translation>
    </message>
    <message>
        <source>What weight does “cat”, the fifth token, give to each token?</source>
        <extracomment>11-build-a-head.lesson, question of step 1</extracomment>
        <translation>第五个词元“cat”给每个词元的权重是多少？</translation>
    </message>
    <message>
        <source>All scores are 0, so all five allowed keys get the same: 1/5. A head without opinions is a mean of the past.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 1</extracomment>
        <translation>所有分数都是 0，因此五个允许的键得到的一样多：1/5。没有主见的头，就是过去的平均。</translation>
    </message>
    <message>
        <source>Pick “cat”, and look at its weights.</source>
        <extracomment>11-build-a-head.lesson, task of step 1</extracomment>
        <translation>选中“cat”，看看它的权重。</translation>
    </message>
    <message>
        <source>We want a head that looks at the token just before. Real models grow such heads; more is built on them.</source>
        <extracomment>11-build-a-head.lesson, idea of step 1</extracomment>
        <translation>我们想要一个恰好看向前一个词元的头。真实的模型会自己长出这样的头，并在其上构建更多的东西。</translation>
    </message>
    <message>
        <source>Keys: here I stand</source>
        <extracomment>11-build-a-head.lesson, title of step 2</extracomment>
        <translation>键：我在这里</translation>
    </message>
    <message>
        <source>Let a key say at which place its token stands: place 1 in column k1, place 2 in k2, and so on. The number 3 makes it loud.</source>
        <extracomment>11-build-a-head.lesson, scene of step 2</extracomment>
        <translation>让键说出自己的词元在哪个位置：位置 1 用 k1 列，位置 2 用 k2 列，依此类推。数字 3 让它足够响亮。</translation>
    </message>
    <message>
        <source>W_Q is still empty. What do the weights do when the keys are there?</source>
        <extracomment>11-build-a-head.lesson, question of step 2</extracomment>
        <translation>W_Q 仍是空的。有了键之后，权重会怎样？</translation>
    </message>
    <message>
        <source>They look at the previous token</source>
        <extracomment>11-build-a-head.lesson, choice of step 2</extracomment>
        <translation>看向前一个词元</translation>
    </message>
    <message>
        <source>A key that nobody asks for changes nothing: 0 · 3 = 0.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 2</extracomment>
        <translation>没有人询问的键什么也改变不了：0 · 3 = 0。</translation>
    </message>
    <message>
        <source>In W_K write 3 at 1st, k1; 2nd, k2; 3rd, k3; 4th, k4.</source>
        <extracomment>11-build-a-head.lesson, task of step 2</extracomment>
        <translation>在 W_K 中，将 3 写入 1st, k1；2nd, k2；3rd, k3；4th, k4。</translation>
    </message>
    <message>
        <source>Click the cell, type 3, press Enter. It is a diagonal.</source>
        <extracomment>11-build-a-head.lesson, hint of step 2</extracomment>
        <translation>单击单元格，输入 3，按 Enter。它们构成一条对角线。</translation>
    </message>
    <message>
        <source>The last place needs no key: nobody stands behind it.</source>
        <extracomment>11-build-a-head.lesson, idea of step 2</extracomment>
        <translation>最后一个位置不需要键：它后面没有词元。</translation>
    </message>
    <message>
        <source>Queries: who stands before me?</source>
        <extracomment>11-build-a-head.lesson, title of step 3</extracomment>
        <translation>查询：谁在我前面？</translation>
    </message>
    <message>
        <source>The keys are there. Now the token at place 2 must ask for place 1: for column 1.</source>
        <extracomment>11-build-a-head.lesson, scene of step 3</extracomment>
        <translation>键已经有了。现在，位置 2 的词元必须询问位置 1：也就是第 1 列。</translation>
    </message>
    <message>
        <source>Where does the 3 of “2nd” belong in W_Q?</source>
        <extracomment>11-build-a-head.lesson, question of step 3</extracomment>
        <translation>“2nd”的 3 应该写在 W_Q 的哪里？</translation>
    </message>
    <message>
        <source>In column q1</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation>在 q1 列</translation>
    </message>
    <message>
        <source>In column q2</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation>在 q2 列</translation>
    </message>
    <message>
        <source>The query must point to where the key of place 1 points: to column 1. The diagonal of W_Q stands one row lower than the one of W_K.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 3</extracomment>
        <translation>查询必须指向位置 1 的键所指的方向：第 1 列。W_Q 的对角线比 W_K 的低一行。</translation>
    </message>
    <message>
        <source>In W_Q write 3 at 2nd, q1; 3rd, q2; 4th, q3; 5th, q4. Every token then looks one step back.</source>
        <extracomment>11-build-a-head.lesson, task of step 3</extracomment>
        <translation>在 W_Q 中，将 3 写入 2nd, q1；3rd, q2；4th, q3；5th, q4。这样，每个词元都往回看一步。</translation>
    </message>
    <message>
        <source>Click W_Q at 2nd, q1, type 3 and press Enter. Then one row lower and one column further.</source>
        <extracomment>11-build-a-head.lesson, hint of step 3</extracomment>
        <translation>单击 W_Q 的 2nd, q1，输入 3，按 Enter。然后下移一行、右移一列，依此类推。</translation>
    </message>
    <message>
        <source>You have written a program in two matrices: at each place, fetch what stands before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 3</extracomment>
        <translation>您用两个矩阵写出了一个程序：在每个位置，取来前面的内容。</translation>
    </message>
    <message>
        <source>$ q_i · k_j = 9 $
where j = i − 1, and 0 elsewhere. 9 / √4 = 4.5, and e^4.5 = 90: “cat” gives “a” 90 / (90 + 4) = 0.957.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 3</extracomment>
        <translation>$ q_i · k_j = 9 $
当 j = i − 1 时成立，其余为 0。9 / √4 = 4.5，而 e^4.5 = 90：“cat”给“a” 90 / (90 + 4) = 0.957。</translation>
    </message>
    <message>
        <source>Saturation is not always bad</source>
        <extracomment>11-build-a-head.lesson, title of step 4</extracomment>
        <translation>饱和并不总是坏事</translation>
    </message>
    <message>
        <source>“cat” gives “a” the weight 0.957. The rest goes to tokens that it did not ask for.</source>
        <extracomment>11-build-a-head.lesson, scene of step 4</extracomment>
        <translation>“cat”给“a”的权重为 0.957。其余的给了它并未询问的词元。</translation>
    </message>
    <message>
        <source>How can this head be made to copy more exactly?</source>
        <extracomment>11-build-a-head.lesson, question of step 4</extracomment>
        <translation>怎样才能让这个头复制得更准确？</translation>
    </message>
    <message>
        <source>By a higher temperature</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>提高温度</translation>
    </message>
    <message>
        <source>By larger scores</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>增大分数</translation>
    </message>
    <message>
        <source>By a wider V</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>加宽 V</translation>
    </message>
    <message>
        <source>Twice the scores: 9 instead of 4.5, and the weight becomes 0.9995. The head is saturated, and that is what it is for.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 4</extracomment>
        <translation>分数翻倍：从 4.5 变为 9，权重变为 0.9995。这个头饱和了，而这正是它的用途。</translation>
    </message>
    <message>
        <source>Double W_Q, so that “cat” gives “a” more than 0.99.</source>
        <extracomment>11-build-a-head.lesson, task of step 4</extracomment>
        <translation>将 W_Q 加倍，使“cat”给“a”的权重超过 0.99。</translation>
    </message>
    <message>
        <source>A finished head that copies may well be one-hot. Saturation hurts while a head still has to learn: the Jacobian of this row is now 83 times smaller than before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 4</extracomment>
        <translation>训练完成、负责复制的头，完全可以是 one-hot。饱和的害处在于头还需要学习的时候：这一行的雅可比矩阵现在比之前小了 83 倍。</translation>
    </message>
    <message>
        <source>|J| falls from 0.0541 to 0.00065. What is right need not move any more.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 4</extracomment>
        <translation>|J| 从 0.0541 降到 0.00065。已经正确的，不必再动。</translation>
    </message>
    <message>
        <source>W_Q stands in the cell “Projections”, further up. Click one of its cells, then Matrix &gt; Scale, and 2.</source>
        <extracomment>11-build-a-head.lesson, hint of step 4</extracomment>
        <translation>W_Q 在上方的“投影”单元中。单击它的一个单元格，然后选择“矩阵 &gt; 缩放”，输入 2。</translation>
    </message>
    <message>
        <source>Click “dog” in the row of tokens with the right button, and choose “Move behind the next one”.</source>
        <extracomment>09-order.lesson, hint of step 1</extracomment>
        <translation>在词元行中右键单击“dog”，选择“移到后一个之后”。</translation>
    </message>
    <message>
        <source>Right button on “dog”, “Move behind the next one”. If nothing changes, rotary positions are off: Matrix &gt; Rotary positions.</source>
        <extracomment>09-order.lesson, hint of step 3</extracomment>
        <translation>右键单击“dog”，选择“移到后一个之后”。如果没有变化，说明旋转位置编码已关闭：“矩阵 &gt; 旋转位置编码”。</translation>
    </message>
</context>
</TS>
