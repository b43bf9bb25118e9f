<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Announcements</name>
    <message>
        <source>“%1” has no weights now. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>And %n more row(s).</source>
        <translation>
            <numerusform>And %n more row.</numerusform>
            <numerusform>And %n more rows.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every row has its weights again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Blanking</name>
    <message numerus="yes">
        <source>Blank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>Blank %n cell</numerusform>
            <numerusform>Blank %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are blank now.</source>
        <translation>
            <numerusform>%n cell is blank now.</numerusform>
            <numerusform>%n cells are blank now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were left out: %1</source>
        <comment>the reason of the first</comment>
        <translation>
            <numerusform>%n cell was left out: %1</numerusform>
            <numerusform>%n cells were left out: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>Unblank %n cell</numerusform>
            <numerusform>Unblank %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) show their numbers again.</source>
        <translation>
            <numerusform>%n cell shows its number again.</numerusform>
            <numerusform>%n cells show their numbers again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColourMap</name>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ochre and petrol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonReport</name>
    <message numerus="yes">
        <source>%1, %n pair(s) differ</source>
        <comment>a mask</comment>
        <translation>
            <numerusform>%1, %n pair differs</numerusform>
            <numerusform>%1, %n pairs differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>Attention Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open in another window of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only, it can be looked at and tried out and is never saved under this name. A copy is a new session that has no file yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was moved or deleted. Save it again in its old place, or under another name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving replaces what is in it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs between the file as it is now and this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer there. Saving asks what to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program. Saving asks before it replaces that.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GradientRows</name>
    <message numerus="yes">
        <source>%1 of %n query(ies) (%2 %)</source>
        <comment>how many carry the gradient</comment>
        <translation>
            <numerusform>%1 of %n query (%2 %)</numerusform>
            <numerusform>%1 of %n queries (%2 %)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %1 draws, yours first, with %n query(ies):</source>
        <translation>
            <numerusform>Over %1 draws, yours first, with %n query:</numerusform>
            <numerusform>Over %1 draws, yours first, with %n queries:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Influence</name>
    <message>
        <source>It moves no result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Per unit, the most of each step: %1; %n cell(s) in all.</source>
        <translation>
            <numerusform>Per unit, the most of each step: %1; %n cell in all.</numerusform>
            <numerusform>Per unit, the most of each step: %1; %n cells in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergedCell</name>
    <message>
        <source>Wv of merged matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary positions turn between the two: this matrix is that of a token with itself, at distance 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_V is what is read from a token that is looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singular values of W_V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score of token x with token y is %1: of W_Q and W_K only this one matrix counts. Heads that share it look at the same tokens, however they split it in two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b_Q adds %1: how much every query likes the key y.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b_K adds %1, the same for every key, which the softmax does not see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both together add the number %1 to every score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singular values of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MergedPane</name>
    <message>
        <source>Wq Wk transposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows: features of the query. Columns: features of the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows: of the query, columns: of the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wk Wq transposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows: features of the key. Columns: features of the query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows: of the key, columns: of the query</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Purple; ochre and petrol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlaneCell</name>
    <message>
        <source>values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plane: “%1” and its keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReduceDialog</name>
    <message>
        <source>W_Q W_Kᵀ changes by %1 of its length (Frobenius norm).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest change of a scaled score is %1, of a weight %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singular values of W_Q W_Kᵀ: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SalvageOffer</name>
    <message>
        <source>What is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is what is whole in %1. The file itself was not changed. Missing rows hold NaN. Save this session under another name to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recover what is whole…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for what is whole in %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing what is whole …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaturationCell</name>
    <message>
        <source>What froze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturation: what the width d does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width d as a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source of the further columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widen the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of “%1” at d = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its gradient at the query: %1 with, %2 without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns beyond d_k = %1 are random draws; your own are unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why: a score is a sum of d products, so its spread grows like √d; the softmax sees ever larger gaps, and the largest score takes all. Dividing by √d keeps the spread as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why: the same columns again and again make every score grow like d itself; dividing by √d is not enough, dividing by d (exponent 1) is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights at d = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At d = %1 the largest weight of “%2” is %3 with %5 and %4 without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over width, from several draws: the line is the median of all tokens, the band holds the middle 80 %, the dotted line is the picked token in your own draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This token has no weights at this width: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpectrumPart</name>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singular value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank 0: it is all zeros.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank %1, all that there can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank %1 of at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first direction holds %1 % of the sum of squares%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, the first two %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition, σ1 ÷ σ%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>line %1</source>
        <comment>of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>of a matrix in a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>of a matrix or of a line in a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell %1</source>
        <comment>of a notebook in a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry %1</source>
        <comment>of a list in a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is wrong; what to try</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where: what is wrong</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>Query token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… %n more</numerusform>
            <numerusform>… %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>+ add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add before…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New words get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n before …</source>
        <translation>
            <numerusform>%n before …</numerusform>
            <numerusform>%n before …</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name, a part of one, or a number counted from 0. Enter goes on to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no token with “%1” in its name, and none of that number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words become tokens; those already there keep their numbers in X.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move before the previous one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move behind the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: pick it everywhere. Double click or F2: another name. Right click: rename, move, remove.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Waterfall</name>
    <message numerus="yes">
        <source>Against its sign: %1 of %n term(s).</source>
        <comment>the sign of the score</comment>
        <translation>
            <numerusform>Against its sign: %1 of %n term.</numerusform>
            <numerusform>Against its sign: %1 of %n terms.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaterfallCell</name>
    <message>
        <source>As they stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms of the score of “%1” with “%2”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>“%1”</source>
        <comment>a name within a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list and its next entry</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, …</source>
        <comment>a list that goes on</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list that goes on</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorksheetTables</name>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%1 of %n row</numerusform>
            <numerusform>%1 of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n column(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%1 of %n column</numerusform>
            <numerusform>%1 of %n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank cell(s) have no room here</source>
        <translation>
            <numerusform>%n blank cell has no room here</numerusform>
            <numerusform>%n blank cells have no room here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new window with the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a session file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Picture of the notebook…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the notebook as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the step again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the cells and set them to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a block of numbers here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first row of the selection into all rows of it (Ctrl+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill &amp;right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first column of the selection into all columns of it (Ctrl+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to cell…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a cell by its name, such as weights[export,fail]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a &amp;text cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note in Markdown, above the cell in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move cell &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cell in view up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move cell do&amp;wn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cell in view down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remo&amp;ve cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the cell in view from the notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;itle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change n, d_model, d_k and d_v; values are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set every cell of the matrix in use to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ones on the diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;andom…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal numbers with a seed and a spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotatio&amp;n…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rotation by an angle in the first two dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scale…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply every cell by a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;transposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the matrix turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the list of steps to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paint the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle in degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply every cell by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1 to zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1 to the identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill %1 with random numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1 to a rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a cell of X or of one of the projections first; the others are computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n (tokens)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture ends with .png, .svg or .pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file was damaged. The standard settings are in force; the damaged file is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minus the logarithm of the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half the squared distance to a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every query may attend to every key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query may attend to its own key and to earlier ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pair of query and key is allowed or hidden by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy in bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective number of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm of the softmax Jacobian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norm of the gradient at the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the question it asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the answer it offers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into what it contributes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned: added to every query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned: added to every key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned: added to every value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each token asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each token offers to be found by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each token contributes when it is looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores divided by a power of the head&apos;s width, so that they do not grow with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well each query fits each key: their dot product.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own columns stay; the further ones are random draws of the same size, so the scores spread like the square root of d.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My columns repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own columns again and again: nothing is random, and the scores grow like d, faster than √d can cure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Textbook: normal q and k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys of independent standard normal numbers, the assumption behind √d. Your matrices are not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recovery copy %1 is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing of it is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recovery copy of %1 is open in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close that window first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recovery copy %1 could not be moved: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove it by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no input of this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only cells of inputs can be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cells from row %2, column %3 do not lie inside %4, which is %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose fewer cells or resize first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 values do not fill %2 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select as many cells as there are values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tokens are numbered from 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no feature %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the features are numbered from 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 cells of the notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places are counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cells are more than a notebook may have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete cells that are not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last token cannot be removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename it, or insert another one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens are more than the %2 that a session may have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use fewer tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sentence has no words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type at least one word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell %1 of the notebook (%2) holds no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insert a text cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a notebook cell needs a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one of the kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns of the source %1 do not belong to this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose random or repeated columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory for this change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use smaller sizes, or close other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file would have %1 bytes, more than the %2 that can be opened again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use smaller matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a number from 1 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would hold %2 values, more than the %3 that a matrix may have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use smaller sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention Explorer session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All results as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step as comma-separated values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step as tab-separated values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step as a NumPy array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All steps and inputs as a NumPy archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no numbers on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy cells of a table first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block has %1 × %2 cells and does not fit here: %3 × %4 are left. Choose its upper left cell further up or left, or resize first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste %1 × %2 cells into %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An input: typed, loaded or learned. Change it and everything below follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of these products:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One score, divided:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden by the mask: exactly 0, and left out of every sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of all exponentials: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divided by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not shown at this size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no weights: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only “%1” is allowed, so its weight is 1 whatever the scores are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest %1 on “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy %1 of %2 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 effective tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output(%1) = [%2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: %2 without, %3 with ÷ √d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; at d = %2 little changes: drag the width below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fully masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overflow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value not finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key is allowed for this query, so there is nothing to share out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NaN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>infinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minus infinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number, and no function or constant that a cell knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ ( ), pi, e and functions such as sqrt, exp, ln, sin, min, max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no meaning in a calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ and brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not separate the arguments of a function here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use &quot;%2&quot; for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma outside of a function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a &quot;;&quot; outside of a function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the decimal mark is &quot;%2&quot; here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an opening bracket without a closing one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a bracket in a wrong place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too few arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too many arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has two numbers without a sign between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no calculation that can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives more than one number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type one calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type a calculation such as 1/3 or sqrt(2)/2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not give a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type inf or nan if that is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives a number that is too small to be held and would become 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type 0 if 0 is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the calculation has more than %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type a shorter one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole number from 0, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was made by a later version (%1.%2): what this version (%1.%3) does not know is kept but not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use a newer version to see everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one text for each of the %1 tokens, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each query a text of one 1 or 0 for each key; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1 digits that are 1 or 0, found &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write 1 where the query may attend to the key, else 0; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the painted keys are kept but not used, because the mask is &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the mask to &quot;painted&quot; to use them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of cells, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the notebook has too many cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>members that this version does not know are kept as they are: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they have no effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN] with indices from 0 or names, and names with , [ ] or quotes in double quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no row %1: %2 has %3, counted from 0 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no column %1: %2 has %3, counted from 0 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a number but no index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a whole number from 0, or a name in double quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the columns of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use an index from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no token &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no feature &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use one of the names as it is written, or an index from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is more than one token &quot;%1&quot;, at %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is more than one feature &quot;%1&quot;, at %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this session has no %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its steps are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no step &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the steps are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0}; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole number from 1, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct this member; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file needs version %1 of the format, and this program reads versions up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use a newer version of the program; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file requires %1, which this version does not know: its numbers would be wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no session: expected an object, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another file; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no session: expected &quot;%2&quot;, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no session: the member &quot;format&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a session says &quot;format&quot;: &quot;%2&quot;; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a NumPy array (.npy), not a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>import it; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a zip archive, perhaps NumPy&apos;s .npz, not a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is compressed with gzip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpack it first; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is only a pointer that Git LFS left in place of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this text is UTF-16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it as UTF-8; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a PDF document, not a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a web page or XML, not a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download the file itself; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends in the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part of it is missing: use another copy; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1 without quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &quot;NaN&quot;, &quot;Infinity&quot; or &quot;-Infinity&quot;, with quotes; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found a byte that is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the file as UTF-8; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found a line end or control character inside a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close the text with a quote, or write the character as \n or \u000a; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found a \ in a text that means nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write \\ for a backslash itself; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1 behind the end of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove what stands behind the last bracket; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found a comma before %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the comma; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1 where a comma or a closing bracket was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put a comma between values, and write numbers with a decimal point; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found a comment, which JSON does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove it, or write it into a text cell; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found a single quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put texts into double quotes; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1 where a colon was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1 where the name of a member was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value, with quotes around the name; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1, which is not how JSON writes a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write digits on both sides of the point; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found %1 where a value was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number, a text in double quotes, a list or an object; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds nothing but blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a save that was cut off can leave that: look for a recovery copy; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, %1 of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a power cut can leave that: use another copy; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged, or no text: found a NUL byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use another copy; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected an object with &quot;shape&quot; and &quot;rows&quot;, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of rows, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected two whole numbers, rows and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it as [7, 4]; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1x%2 is not possible: a matrix has 1 to %3 rows and columns and at most %4 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another size; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape says %1 rows, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>correct the shape or the rows; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape says %1 columns, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected &quot;%2&quot;, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave it out for rows of numbers; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some rows are lists and some are texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write all rows alike; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows are texts, but the member &quot;encoding&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write rows as lists of numbers, or name the encoding; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows are lists, which have no encoding and no checksum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove &quot;encoding&quot; and &quot;crc32&quot;; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum is %1, but that of the rows is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows are damaged: use another copy; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number with a decimal point and without quotes, or &quot;NaN&quot;, &quot;Infinity&quot;, &quot;-Infinity&quot;; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of numbers, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write each row as [1, 2.5, -3]; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give all rows the same length; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not base64 of whole 8-byte numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged here; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 or as %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a number with group marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type %2, without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma, but the decimal mark is a point here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a point, but the decimal mark is a comma here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type a number such as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type a number such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is beyond the largest number that can be held, about 1.8e308</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type a smaller number, or inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is below the smallest number that can be held, about 4.9e-324</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add it; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a text, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of texts, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 entries are too many: at most %2 are possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use fewer; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scale exponent %1 is not a number from 0 to 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.5 divides by the root of d, 0 switches scaling off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the temperature %1 is not a finite number above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 leaves the weights as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use none, causal or painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the painted mask is %1x%2, but there are %3 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each of the %3 tokens a row of %3 marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the matrix %1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X, Wq, Wk and Wv are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the inputs are X, Wq, Wk, Wv and the biases bq, bk, bv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no rows or no columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it at least one of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resize one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 but needs the shape 1x%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it one number for each column of its projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one of the steps in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2,%3] does not exist: %1 is %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows and columns are counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %2 of %1 has no distribution (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a row that has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2,%3] is not above 0, so it has no logarithm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a weight that is above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no source &quot;%1&quot; for wider matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use random, repeat or normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the width %1 is below the session&apos;s own d_k, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose at least that width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the results would take %1, more than half of the %2 of memory that are free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use fewer tokens or close other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an error without a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number too small to be held became 0; in the whole file: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write numbers above 5e-324</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try again or use another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a smaller file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a file in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a device, a pipe or the like, not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save under another name or mend the cause; what was there before is unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the name of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the name of a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the content could not be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another name, or say that it may be overwritten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not the name of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder of %1 does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make the folder first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written, but the disk did not confirm it: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it again elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number %1 is beyond the largest one that can be held, about 1.8e308</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a smaller number, or &quot;Infinity&quot; in a matrix; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; stands there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove one of the two; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 lists and objects are nested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flatten this part; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shorten it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are %1 tokens, and at most %2 are possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split it into several cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows and %2 columns are too many: at most %3 of each are possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 values are too many: at most %2 are possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use fewer rows or columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X has %1 rows, but there are %2 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each token one row of X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X has %1 columns, but there are %2 names for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each column of X one name, or leave all names out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this part of the view does not fit and was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers are not concerned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each token asks with its query, offers with its key, and gives its value. Edit any number in X or in the three W.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows look, columns are looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query times key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on to the next layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores are divided by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy of each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover &amp;unsaved work…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions that were open when the program ended without closing them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of the pane or c&amp;hart in use…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the matrix or chart that has the focus as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ename row…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rena&amp;me column…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag over pairs of query and key to hide or allow them; Space does it for the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name of the token “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename a feature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name of the feature “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A function of one number x, %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the picked weight itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s row, else for the picked token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A matrix from a table, a NumPy or safetensors file, or a head of a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results as tables, arrays, scripts, a notebook, an article or a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected cells as a bmatrix, every digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;NumPy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected cells as np.array, every digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Mar&amp;kdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected cells as a table with names, every digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary &amp;positions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn queries and keys by their position, as Llama-type heads do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the decimal mark above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose above what the first line and column are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Convention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Base of the angles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores do not know where a token stands, unless its embedding says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch rotary positions on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch rotary positions off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotated queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotated keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a save or a download that was cut off can leave that: look for a recovery copy or another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers in a text: tables, lists, what programs print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors: a model, or all steps and inputs (safetensors)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index of a model in several files (safetensors)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computation as a NumPy script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computation as a PyTorch script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notebook for Jupyter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All results as a LaTeX article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All results as one web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All results as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one head of it is %1 by %2, more than a session can hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is the number of heads right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no vector of at least %1 numbers, as the bias of this layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its numbers are whole ones (%1): it seems to be quantised, and its scale is not applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the model in F32, F16 or BF16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no head %1: it has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads are counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its shape %1x%2 fits one way only, so it cannot be transposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read it as it is stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights are transposed, as chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an X of %1 by %2 is more than a session can hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has no matrix of token embeddings that are %1 numbers wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give X from a file of hidden states (--x) or take random numbers (--random)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no token %1: it has %2 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens are counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X holds its rows as they are: without position embeddings and without the layers and the layer norm before the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the hidden states of the model as X for its own weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X holds standard normal numbers of seed %1: what the head makes of no text at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X is not in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give token ids (--ids), a file of hidden states (--x) or take random numbers (--random)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open it in PyTorch if you trust it, and save the tensors with safetensors.torch.save_file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pickles can run code and are never read: save the arrays with numpy.save or numpy.savez</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the model&apos;s .safetensors file, or convert it to one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the sheet as CSV, or copy the cells and paste them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the file with the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the numbers with numpy.save, or as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a PyTorch checkpoint (a pickle)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a GGUF or GGML model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not the data but a pointer file that Git LFS left in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a TensorFlow Lite model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an HDF5 file (Keras .h5, MATLAB 7.3 .mat and others)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a MATLAB file (.mat)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the matrix with writematrix as CSV, or in Python with scipy.io.loadmat and numpy.save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is compressed with bzip2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is compressed with xz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is compressed with zstd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is compressed with lz4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a 7z archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a RAR archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a tar archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a PDF document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a document in rich text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a PNG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a JPEG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a GIF picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an old Excel sheet (.xls) or another Office document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a Parquet table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an Arrow or Feather table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a Feather table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an SQLite database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a program or a library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, as far as was looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a power cut or a broken download can leave that: use another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a web page (HTML or XML), not the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download the file itself; the link may need a login or end in /raw/ or /resolve/</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a Python pickle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an ONNX model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an Excel sheet (.xlsx)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a Word document (.docx)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a PowerPoint document (.pptx)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an OpenDocument sheet or text (.ods, .odt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a Java archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a Keras model (.keras)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds a NUL byte, at byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate member &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no JSON, at byte %1: &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not what it should be and is passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look it up and choose by hand what depends on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no JSON object and is passed over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose heads by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one head, cut already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minGPT or nanoGPT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BERT or RoBERTa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision transformer (Hugging Face)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whisper (OpenAI)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALBERT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DistilBERT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BEiT or Swin v2 (timm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vision transformer (timm, DINO)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PyTorch&apos;s MultiheadAttention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OPT, BART, Whisper or CLIP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phi-3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama, Mistral, Gemma or Qwen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama or Mistral (the authors&apos; files)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT-Neo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every second layer of GPT-Neo looks back 256 tokens at most, which is not followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT-J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ChatGLM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLOOM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falcon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT-NeoX or Pythia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MPT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expect other weights than the model&apos;s: they are computed without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model also normalises queries and keys (%1), which cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens (%1), which cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model compares directions and has a learned scale (%1), which cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model lets a part of every weight go nowhere (%1), which cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model adds a learned key and value to those of the tokens (%1), which cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds an adapter (%1), which is of no use without the model that it was made for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merge the two and save the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its weights are quantised (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its keys and values are made in two steps (%1), which cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiply the two matrices outside and import the result as --wk and --wv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no attention layer of a known family among its %1 arrays (%2 ...)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut the projections out and import them one by one: --wq, --wk, --wv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names alone do not tell the family; taken for: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at mask, scale and positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no layer &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are: %2 ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; fits several layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give more of the name: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal mask: a token looks at itself and at those before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mask: every token looks at every token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model lets a token look back %1 tokens at most, which is not followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with fewer tokens it makes no difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scores are not divided by the root of k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model divides scores by the root of %1 in place of %2: the temperature is %3 for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model multiplies scores by %1: the temperature is %2 for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model divides scores by the number of the layer from 1, too: the temperature is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model bends scores so that none passes %1, which cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores well below that hardly differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns, each of the first half with its partner in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns in neighbouring pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base and number of columns are the usual ones: no config.json tells them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set them by hand if the model has others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model takes off scores by distance (ALiBi), which cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expect weights further back to be too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model stretches its positions (%1), which cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expect other weights between tokens that lie far apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file speaks of rotary positions with base %1, but not of what turns with what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose halves or pairs: --rope pairs,BASE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens, which cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expect other weights than the model&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s positions are %1, which cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the model the keys and values of this layer come from another text than the queries; here one X feeds all three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a layer of self-attention for the model&apos;s own numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its shape fits both ways; read as out x in, as this family stores it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its shape fits both ways; read as in x out, as this family stores it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transpose it if the head looks wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by its shape it is stored the other way round than this family does: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give other numbers with --heads and --kv-heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its shape is %1, and projections are matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it reads vectors of %1 numbers where the queries are made from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a layer in which one X feeds queries, keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the array again with numpy.save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truncated: 1 byte is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truncated: %1 bytes are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part of the file was lost: use another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no NumPy array: it does not begin as one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose an .npy file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truncated: the file ends within its first %1 bytes, before the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: version %1.%2 of the format is not known, only 1.0, 2.0 and 3.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truncated: the header should have %1 bytes, but only %2 are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: %1 bytes are more than any array of numbers needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: it could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: the member &quot;%1&quot; is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: duplicate member &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: %1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: shape is %1, not a tuple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: shape has %1 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: shape holds %1, which is no size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: found %1, not a dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: fortran_order is %1, neither True nor False</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: the shape %1 is beyond everything that can be counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: it is no Python literal, from byte %1 on: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another array follows in the same file and is left out: %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 byte after the array is left out: the data are longer than the shape says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes after the array are left out: the data are longer than the shape says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsupported type %1: floating-point numbers of %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it with astype(&apos;float64&apos;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsupported type %1: complex numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the real part, the imaginary part or the magnitude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsupported type %1: Python objects, which are pickled and can run code when they are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the numbers with astype(&apos;float64&apos;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsupported type %1: structures or raw bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save one field of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsupported type %1: texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsupported type %1: dates or times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save them as numbers with astype(&apos;float64&apos;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsupported type %1: long double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsupported type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsupported type: structures with fields (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad header: descr is %1, not the name of a type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsafe name &quot;%1&quot;: this member is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate name: several members are called &quot;%1&quot;, all of them are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no array and is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this array is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the archive holds no arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a file that numpy.savez wrote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no arrays left that can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no NumPy archive (.npz): it is not a zip file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsupported type %1: the tensor &quot;%2&quot; is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it as F32, F16 or BF16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no elements (%2) and cannot be placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds no tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged or cut off: download or save it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, not an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a list, not an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is not what it should be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; needs two data_offsets, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are %2, not a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; holds %2, which is no size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; has more than %2 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; has the offset %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; ends at byte %2, before its begin at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad range: the shape %2 of &quot;%1&quot; is beyond everything that can be counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; of shape %2 and type %3 takes %4 bytes, but its range has %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truncated: &quot;%1&quot; has a range beyond the end of the file, %2 bytes are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad range: the ranges of &quot;%1&quot; and &quot;%2&quot; overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad range: a gap of %1 bytes before &quot;%2&quot; belongs to no tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad range: %1 bytes at the end belong to no tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truncated: its length takes %1 bytes, the file has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its length, %1 bytes, is beyond the %2 that are allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truncated: it should have %1 bytes, but only %2 are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not begin with {</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a single matrix and has no slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the slice out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too big for a session: %1 bytes, at most %2 are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the session could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight_map holds %1 where the name of a file was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a list, not an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight_map is no object of file names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index puts tensors into this file that it does not hold (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file of the model cannot be opened; tensors that are left out with it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put it beside the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too big for the index of a model: %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is the index of a model, and the files that it names cannot be found from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open it as a file, with the others beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight_map is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the index of a model, or one of its .safetensors files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsafe name of a file: &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files of a model stand beside its index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names no tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array is a single matrix and has no slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no slice %1: the array of shape %2 has %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slices are counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array of shape %1 is a stack of %2 matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one of its slices, from 0 to %3 (--slice on the command line)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leading axis of length 1 left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leading axes of length 1 left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slice %1 of %2 read, counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too big: %1x%2 is beyond the %3 rows or columns, or the %4 numbers, of a matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a part of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file may have changed meanwhile: open it again, or use another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 cell is not finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cells are not finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 whole number is beyond 2^53 and lost its last digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 whole numbers are beyond 2^53 and lost their last digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 truth value is neither 0 nor 1 and was read as 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 truth values are neither 0 nor 1 and were read as 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array has no elements (%1) and cannot be placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one that has some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scalar read as 1x1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one dimension read as a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transpose it for a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of the array of shape %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file starts as %1, but is damaged here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the table again, best as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has no byte order mark and was read as UTF-16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not UTF-8, it was read as Latin-1 (Windows-1252)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at the names, or save the table as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a NUL character, so this is no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a text file, or save the table again as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 (decimal point) or as the number %3 (decimal comma)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 or as the number %3 with group marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put tabs or semicolons between the cells, or take the group marks out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table is empty: there are no numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a table with numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table has more than %1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %1 rows, %1 columns and %2 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table has more than %2 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row has more than %1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a Git LFS pointer file: it stands for the data, which is elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fetch the data with &quot;git lfs pull&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a Matrix Market file, which is not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the matrix as .npy or CSV (scipy.io.mmread reads it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds only blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text table is one matrix and has no slice %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has %1 bytes, more than the %2 that are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut it down, or save the matrix as .npy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the file and its disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text table holds one array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the first one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the block lies outside of the table, which is %1x%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose rows and columns of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell of the table spans several rows or columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table holds another table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the inner one alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a web page with a script, not a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the table alone, or save it as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a web page (HTML) without a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download the file itself, or copy a table out of the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a web page (HTML) with %1 tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the one that is meant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table read from HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a LaTeX environment is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the LaTeX environment &quot;%1&quot; is not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy a pmatrix, bmatrix, array or tabular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is more than one LaTeX environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy one matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a list of rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers and lists stand side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a list of rows, each a list of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; closes no bracket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;...&quot; stands for numbers that were left out when this was printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print all of them (numpy.set_printoptions(threshold=sys.maxsize)), or save the array as .npy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quote is opened here and never closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is an object with named members, not a list of rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bracket is opened and never closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the brackets; the text may be cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the call around the list does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands behind the matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give one matrix and nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lines inside one pair of brackets can be rows (MATLAB) or one row that was wrapped (NumPy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put ; between the rows, or brackets around each of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flat list read as one row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no list of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a stack of %1 matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give one of them, or save the array as .npy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decimal points and decimal commas are mixed: %1 is &quot;%2&quot;, %3 is &quot;%4&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write all numbers with the same decimal mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal comma) or as %3 (the comma groups digits)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal point) or as %3 (the point groups digits)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decimal points and decimal commas may be mixed: %1 is &quot;%2&quot;, and &quot;%4&quot; in %3 can be a number with another decimal mark or with a group mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 column %2 holds two lines: &quot;%3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 column %2 holds %4 lines: &quot;%3&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 column %2 is empty, which is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 column %2 is %3, beyond the largest number that can be held, about 1.8e308</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a smaller number, or inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 column %2 is &quot;%3&quot;, which is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cells are not numbers: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write numbers there, or say --header yes if the first line holds names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number into each of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decimal comma read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grouping marks removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grouping spaces removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>typographic minus read as minus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D exponents read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers too small to be held read as 0: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first line taken as names (labels), all of them empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first line taken as names (labels): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first column taken as names (labels): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty rows at the end left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the empty last column left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line of names has %1 cells, row 1 has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1 has %2 cells, row 1 has %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are names but no numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a table with numbers below its first line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows without a distribution have no numbers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take these rows out, or choose a step whose rows all have numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the column &quot;state&quot; left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %3 rows, %3 columns and %4 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table of %1 rows and %2 columns is too big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the blank line between the rows can be a missing number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the line out, or write the number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first line and the first column can be names (a %1 matrix) or numbers (%2, its first cell empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first line can be names (a %1 matrix) or numbers (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say which is meant with --decimal point or --decimal comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say which is meant with --header yes (names) or --header no (numbers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close it, or write a quote inside a cell twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines of comment left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank lines between the rows left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the archive is truncated or damaged: the list of its members, which stands at its end, cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encrypted: it cannot be read without its password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>packed with an unsupported compression (method %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it with numpy.savez_compressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged, or too big: it declares %1 bytes, packed into %2 of a file of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged: it is not where the list of members says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged: its checksum is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged: it cannot be unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged: it holds fewer bytes than it declares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged: it holds more bytes than it declares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no token would be left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep at least one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no token %1: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1 is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each token once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kept tokens stand next to each other now, so their rotary positions are others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep tokens that follow each other for the same scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights of a row are shared out among the kept tokens alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with rotary positions queries and keys cannot be made narrower: positions turn their columns in pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switch the positions off first, or keep fewer tokens instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the width %1 is not from 1 to the head&apos;s own, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one that is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds numbers that are not finite, so it has no singular values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace them first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rotary convention &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use halves or pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rotary base %1 is not a finite number above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most models use 10000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 columns cannot be turned in pairs where d_k is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use an even number of columns up to d_k, or switch rotary positions off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns from &quot;%1&quot; have no place in rotary positions, which turn columns in pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the source normal, or switch rotary positions off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep tokens…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a long sentence to one that fits the screen: the other tokens go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;duce d_k…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrower queries and keys with the closest scores, by singular values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture in pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing for web pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing for print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture would be %1 pixels long, more than %2; choose a smaller scale, SVG or PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Derivatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in every pane how much each of its cells moves the selected cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pulls from either side, and lets go where the softmax is saturated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raises a weight however small it is, and stops once it is at the target or above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each number moves by about the rate, however small its gradient, as long as that exceeds 1e-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each number moves by the rate times its gradient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value to reach is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write CELL=VALUE, as in weights[4,5]=0.9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it with a decimal point, as in 0.9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no loss &quot;%1&quot; for goals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use square or nll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no method &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use adam or descent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rate %1 is not a finite number above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.05 suits Adam, 0.5 gradient descent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a number of steps from 1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>500 is the usual one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tolerance %1 is not a finite number from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.001 is the usual one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a cell and the value that it is to reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2,%3] is a cell of an input and cannot be a goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type the number into it, or choose a cell that is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2,%3] is a goal twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the target %4 of %1[%2,%3] is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a finite one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4, from which no gradient leads anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mend the numbers that it comes from first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2,%3] is a weight and cannot become %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a target from 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2,%3] is no weight, and the loss &quot;%4&quot; takes weights alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use the loss square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2,%3] is hidden by the mask and stays 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a key that this query may attend to, or change the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2,%3] stays 1, because its row has no other allowed key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another row, or change the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the goals in row %2 of %1 add up to %3, but a row adds up to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower some of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the goals take every allowed key in row %2 of %1 and add up to %3, but a row adds up to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise some of them, or leave one out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2,%3] mixes values from %4 to %5, none of which may move, so it stays between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a target between them, or let Wv move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing that may move leads to %1[%2,%3]: free are %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set one of %5 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no matrix is free to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set one of %1 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input of this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set one of %2 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every cell that could move is locked: free are %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlock a cell, or set another matrix free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4 and cannot move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock it, or give it a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[%2,%3] is computed and cannot be locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock cells of inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %4 would take %1[%2,%3] to %5 and was not taken: the run diverges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start again with a smaller rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Goal seek…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let matrices move by their gradient until chosen cells reach chosen values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write whole numbers with blanks between, such as 12 7 99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tokens that the file names do not go with its X, so they are numbered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal mask, as the file says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file gives rotary positions a base of %1 but not their convention, so none are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switch them on by Matrix &gt; Rotary positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of the format is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a session was assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the version is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1 was assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tokens are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of them are empty: rename them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of the member is damaged: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was taken for &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member is damaged and left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set it anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the painted mask is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all keys are hidden: paint them anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the member stands there twice, and which of the two is right is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare it with another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing; not found: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if the file had these members, they are lost: compare it with another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 entries are missing: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these queries have all keys hidden: paint them anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they are empty: type them anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a feature is damaged: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entries are missing behind the first %1 that are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entry is missing behind the first %1 that are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add it anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the list is missing; entries that are kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add what is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out, because it cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too little of the file is left for the sizes that it states: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no row of any matrix is whole, so that nothing can be recovered; found: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parts of the file do not fit together: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the matrix is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of it holds NaN: load it from another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape says %1x%2, and other parts of the file say %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%3 was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was taken, going by the other parts of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the encoding is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; was taken, the only one that there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum is of no use, because rows are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows that are there are not checked: compare them with another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checksum of the rows is wrong, and it does not tell which of them are damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of them is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows are missing: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they hold NaN: type them, or load them from another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole rows were found that are not used, because their place or their checksum is not certain: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for them in the file itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more rows were found than the matrix can have: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at them in the file itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing tells the size %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 was assumed: resize the matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 pinned states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are %1 pinned states, and at most %2 are possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pinned state has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another pinned state has the name &quot;%1&quot; already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tolerance is no number from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.005 takes what is right to two decimals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of pinned states, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kind of cell that the notebook lacks, below the cell in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column &amp;vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a token as a column, q = W_Qᵀ x, instead of a row, q = x W_Q; no number changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scale the queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide the queries before the product instead of the scores after it; no number changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notebook has this cell already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; names of cells and files keep to rows and scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queries are divided by %1 before the product, which gives the same scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The temperature divides the scores by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first principal direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out, because a number in it is not finite: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score is %1: the other %2 comes from what is not in the plane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two directions, of %1 dimensions, that hold most of the squared lengths of %2: %3 of them. They go through the origin, not the mean, because a dot product is about the origin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2, hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 tokens: the query of “%2” and the %3 keys with its largest scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken arrows are keys that the mask hides from “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No query and no key is finite, so there is nothing to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2, weight %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output of “%1” is the mean of the values, weighted: it lies among them, nearer to those with more weight. The stronger an arrow, the larger its weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plane shows %1 of its squared length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no output to draw: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 tokens: the values of the %2 keys with the largest scores of “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No value is finite, so there is nothing to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, so there is no sum to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 is too large for a number, so there is no sum to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”, which the softmax reads as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”; divided by %4 it is %5, what the softmax reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown are the %1 strongest of %2 terms; the others have one bar together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask hides this pair: the score is there, but the softmax leaves it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note in Markdown that may quote live values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence as a row of buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X and the three W, and the queries, keys and values that they make</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of the picked token as bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries times keys, worked out in a Falk table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The divisor and the scaled scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights times values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries, keys and values as arrows, the dot product as a shadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms of a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score of one pair as a waterfall of its terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merged matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_Q W_Kᵀ and W_V with their singular values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the width d does to the softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same computation in NumPy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns look, rows are looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; darker by the root of the weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the &amp;state…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the present state under a name, to compare with it and to return to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Blank selected cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected cells become empty boxes for a learner to fill in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank the &amp;row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row of the selected cell becomes empty boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank the whole &amp;matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cells of the matrix in use become empty boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank a random &amp;tenth…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One in ten computed cells, drawn from a seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unblank selected cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected cells show their numbers again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unblank &amp;all cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No worksheet: every cell shows its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the selected blank cell is worked out: first the rule, then the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the selected blank cell; it counts as shown, not as right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check all answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell which answers are right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check as t&amp;yped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell at once whether an answer is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back all answers and hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal the &amp;key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the numbers of all blank cells, for the teacher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print worksheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrices on paper with boxes to write in, with or without the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport worksheet as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same as PDF files, the key in a file of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Baselines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the pinned states, and what changed since one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lesson of your own; docs/writing-lessons.md says how to write one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin this lesson anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget what was done of it, and go to its first step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lesson panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the lesson beside the notebook, or the list of lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panes show the numbers of now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under each number of now stands how much it changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panes show now minus the pinned state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no example &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select cells of a matrix first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This matrix has more cells than a worksheet may have blank ones: select a part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a blank cell first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank a random tenth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed: the same one blanks the same cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;worksheet, to be filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;key, with the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers in the boxes are the answers; each is to be %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the missing numbers into the boxes, %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it like within 0.01</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing follows &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%2&quot; follows &quot;%1&quot;, which stands alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say what it is compared with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it can never be &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said of &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not said what &quot;%2&quot; is to be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no verb &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use one of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no quantity &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; opens a bracket that is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a quantity of one row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write %1[ROW] with a token or an index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the brackets out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number, a cell or a quantity of a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no width from 1 to 1024</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the notebook has no cell of the kind &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a kind such as weights or scaling, or a cell such as weights[0,1]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this holds already when the step begins, so that there is nothing to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask for a change, or set something else with @start and @set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line holds a control character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it anew without the character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists and quotes are nested more than %1 deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nest them less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this text stands before the first directive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin the file with @lesson and its title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this text has more than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make two steps of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin it with @lesson and its title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has %1 bytes, more than %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make two lessons of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds bytes that are no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lesson is a text file in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file has more than %1 lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing follows @%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write its text behind it or in the lines below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>@%1 is followed by text that belongs to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin running text with @scene, @idea or another one that takes text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it in the same line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no directive @%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use %2; a line of text that begins with @ is written \@</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>@%1 stands behind the first @step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put it at the head of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>@%1 stands before the first @step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin a step first: @step and its title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this stands there already, in line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use at most 64 small letters, digits and hyphens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the plain name of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the session beside the lesson and name it without a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than %1 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another step has this title already, in line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each step its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write NAME=VALUE, as in X[4,0]=0.7 or mask=causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this step has a prediction already, in line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make another step for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this answers nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write @predict and the question before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this choice stands there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give each choice its own words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second choice is called right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use @choice for all others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not said how close an answer has to be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write @number 0.24 within 0.03, or a cell in place of the number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this goal has no words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write @task and what to do before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this task has a goal already, in line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>join conditions that must hold together by &quot;and&quot;, or begin another @task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this question has choices and a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the choices or @number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this question needs from 2 to %1 choices, or a number; it has %2 choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write @right and @choice, or @number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no choice of this question is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write @right in place of one @choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this task has no goal, so that it could never be ticked off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write @goal and a condition behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this step asks for nothing, so that it could never be ticked off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it a @task with its @goal, or a @predict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this step has no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write @scene, @reveal, @idea, @mathematics or @code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was asked before this is revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add @predict with its answers, or call it @idea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is set in a step that goes on from what the learner left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write @start before it: the step then begins from the lesson&apos;s session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson has no title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson names no session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write @session and the name of a session file beside it, or @example and the name of an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson names a session and an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson has no steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin each with @step and its title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no record of progress in lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the record of your progress in lessons was damaged and is kept as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lessons begin anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank: type your answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer was shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank, and the key is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer is longer than %1 signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no finite number, and every answer is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type a number, or ? to be shown the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pinned state “%1” has the same number in %2: whoever compares with it sees the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no number to ask for. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hidden by the mask: everybody sees that it is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not finite: there is no number to ask for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further cell became blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these cells is blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unblank all cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tenth of all computed cells are %1, and a worksheet has at most %2 blank cells. Blank parts of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right to the whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right to 1 decimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right to %1 decimals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right to the last digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right within %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale exponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on, base %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be filled in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the baseline %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an output is not finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this width the division makes the typical gradient smaller, not larger: the scores are not yet so large that they would take it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is left of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with it nothing is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean: %1 without, %2 with (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1; with it, in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1: %2; with it, in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer %1 is not checked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Your answer %1 is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Your answer %1 is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cell is blank: type its number into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worksheet asks for numbers that could be read here. They are shown once those are filled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is blank in the worksheet, and a goal would show its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reveal the key first, or choose another cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 more numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: rows × columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Painted mask: allowed pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of named features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feature %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells of the notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell %1 of the notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more cells of the notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank cells of the worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts that this table does not show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it like 0.5, -2, 1e-3, nan or -inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot; to be set here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is computed and cannot be set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set a cell of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing called &quot;%1&quot; to set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set scale_exponent, temperature, mask or a cell such as X[0,0]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax Jacobian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Jacobian says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture has the keys in the order of the tokens; its colours go by the root of a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax Jacobian of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no weights for this token: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mathematics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all answers and hints?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; beside the lesson cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the session there, and look at its permissions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores are divided by %1, and within the softmax by the temperature %2: by %3 together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median gradient at the query: %1 without %4, %2 with (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median gradient at W_Q: %1 without %4, %2 with (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then: its exponential, divided by the sum of all of them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, numbers, colours, autosave and more, for all windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of all windows, at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to print, to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point: 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma: 0,5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that the machine has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All texts of the program; sessions of your own stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decimal mark that is shown and typed; files always have a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the sessions that are open and new ones; a file keeps its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the cells of matrices; all of them can be told apart by colour-blind eyes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light, dark or of high contrast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When unsaved work is copied aside, to be recovered after a crash; files are written only when you save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above it the oldest steps are forgotten and can no longer be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many processors compute together; the numbers are the same to the last bit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select another cell, bar or arrow; with Shift a block of cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the number of the cell, or the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave a number as it was; take a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next or the previous cell, and from the end of a matrix to the next control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the selected cells to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy, cut and paste blocks of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the selection with its first row or its first column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the mask is painted: hide or allow the selected pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom a large matrix around the selected cell, or show all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a chart as a table of its numbers, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention Explorer: keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In matrices, texts and charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the steps before this one were forgotten to save memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give undo more memory in the settings before the next long edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2, divided by %3 for the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An input: no formula makes it, it was chosen or learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes into %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tells it: every other number in that sum is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result tells it alone, because others of its numbers are blank too: fill in those first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that is shown tells it: it is given, not worked out. Ask for the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This token has no distribution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They add up to %1 = %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not shown while the worksheet asks for numbers, which it would tell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picked token has no weights to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%4 of “%1” has no length here, so no key has a shadow on it; the score with “%2” is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k of “%1” reaches %2 along %6 of “%3”; times the length of %6, %4, that is %6 · k = %5, the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the plane k of “%1” reaches %2 along %6 of “%3”; times the length of %6 there, %4, that is %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of these weights are blank: what they amount to is told once they are filled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has %1 characters, and at most %2 are possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 combining marks stand on one letter, and at most %2 are possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text has %1 bytes, and at most %2 are possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kind of the cell has %1 characters, and at most %2 are possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type one for each of its numbers, with ; between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vector has %1 numbers, and %2 were typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type the numbers of heads into the fields above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a cell first whose row or column is a token or a feature; the numbers of a query, key or value have no names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of a vector that are turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers that are &amp;turned, of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers are turned in pairs: choose an even count of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number m turns with number m + w/2: Llama, Mistral, Gemma, Qwen, Phi and GPT-NeoX as stored today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number 2m turns with number 2m + 1: the original paper, GPT-J and Llama in Meta&apos;s own files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers that each token brings along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weighted blend of the values: what each token takes along to the next layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much each query looks at each key: a softmax over its scores, so that its weights sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither the file nor a config.json beside it tells the number of heads; %1 columns can be shared out among %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give it with --heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q with %4 columns and k with %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q, k and v with %4 columns together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, as chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from the shape of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it says heads: %1, key/value heads: %2, numbers of each: %3; this is not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens added or removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features added or removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, while a few on the edge between two keys have huge ones: the median falls, the mean does not. V still learns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, and no few of them make up for it: the mean falls too. V still learns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the division the typical query begins to lose its gradient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturated queries: %1 % without, %2 % with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first, and the rest is divided by the temperature %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax of each query&apos;s scores, with its sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picked token&apos;s query, key by key in numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much each weight of the picked token moves with each score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked row of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows, texts, pictures and print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Products of matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic typed into a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy archives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manual, where it speaks of what is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a part of the window then, and read what it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notebook of one attention head: every number can be changed or explained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tools: files, undo, and the options of the computation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells of the notebook. A click goes to one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arithmetic of the selected number: what it was made of, and what is made of it. Every line selects the cell that it names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All steps since the session was opened. A click goes back to any of them, or ahead again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned states of the session, to compare with and to return to, and tables of what changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lesson: each step asks for a prediction and ticks off what you do in the notebook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is differentiated. Every cell of the notebook shows by how much it moves that, per unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the session is compared with a pinned state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worksheet: how many answers are right, and how near they must be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a second computation by other code agrees with every number. A click tells how closely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sizes of the session, the selected cell with all its digits, and whether the session is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices move by their gradient until chosen cells reach chosen values. The whole run is one undo step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is written, and in which form. Numbers in exports are exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the file is read, and which matrix gets the numbers. Nothing changes before Import is pressed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which head of the model is opened, and how its file stores the weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tokens stay. The note below says what that does to the weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many numbers a query and a key keep. The note below says by how much scores and weights change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How queries and keys are turned by their position: which columns make a pair, and the base of the angles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings hold for all windows, at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to change, to print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions with unsaved work that the program could not close. Recovering never writes your file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs between two versions of a session, line by line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is printed: the worksheet, its key, or both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version of the program, its licence and the libraries it is made with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manual: pages at the left, a search over all of them above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what is asked for; nothing changes before OK is pressed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question or a message of the program. Cancel changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys as they are now. “Keyboard shortcuts” in the menu Help changes and prints them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notebook on paper or as a PDF file, no cell cut in two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print previe&amp;w…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the pages before they are printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the keyboard to the next area: tools, lesson, outline, notebook, inspector, panels, status bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the keyboard to the area before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wider area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the area in use more room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Na&amp;rrower area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the area in use less room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or print to a PDF file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notebook was sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print preview of the notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first or last cell of a row, bar or arrow of a chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave a matrix for the next or the previous control, wherever the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.01; with Shift by 0.001</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a token of the sentence to the left or right; F2 renames it, Del removes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the first menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The menu of a token or a chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mask is in force: paint it anew</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::AboutDialog</name>
    <message>
        <source>About Attention Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attention equation in your hands: every number can be changed or explained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the terms of the GNU General Public License, version 3 or later (GPL-3.0-or-later). There is no warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::Areas</name>
    <message>
        <source>Edge between areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This area keeps its width.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::BarChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s).</source>
        <translation>
            <numerusform>%n bar.</numerusform>
            <numerusform>%n bars.</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest is %1 on “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An equal share would be %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of them are hidden by the mask.</source>
        <translation>
            <numerusform>%n of them is hidden by the mask.</numerusform>
            <numerusform>%n of them are hidden by the mask.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal share %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 strongest of %2; the others hold %3 together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of them are blank in the worksheet.</source>
        <translation>
            <numerusform>%n of them are blank in the worksheet.</numerusform>
            <numerusform>%n of them are blank in the worksheet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: blank in the worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 strongest of the %2 that are not blank; the others of these hold %3 together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In “%1” it is %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::BaselinePanel</name>
    <message>
        <source>Baselines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the present state under a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the state of another session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the state that the session&apos;s file holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the difference to this state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to this state, as one undo step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this state another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this state no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the pinned state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the present state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session is in this state already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the pinned state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a session as baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions (*.attn);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin a state, or choose one and Compare: panes and charts then show the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 tokens of %2 whose weights changed most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changed since “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::Card</name>
    <message>
        <source>Unfold “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::CellDelegate</name>
    <message>
        <source>Editing %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::ChangesTable</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output |Δ|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n cell(s), most %3</source>
        <translation>
            <numerusform>%1: %2 of %n cell, most %3</numerusform>
            <numerusform>%1: %2 of %n cells, most %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::Chart</name>
    <message>
        <source>Show the numbers as a &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the &amp;picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::CheckedMark</name>
    <message>
        <source>Copy a report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What disagrees, sizes and options, without names and without the numbers of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the numbers are checked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::ClosedBrowser</name>
    <message>
        <source>Open a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::CompareBar</name>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Nothing differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be compared.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::Comparison</name>
    <message>
        <source>“%1” is not compared: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is being computed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has %2 tokens, this session %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has %2 × %3 numbers here, this session %4 × %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being computed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens there, %2 here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be filled in: its numbers are not told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no difference: now %1, in “%2” %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden by the mask now and in “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden by the mask now, in “%1” %2, difference %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now %1, hidden by the mask in “%2”, difference %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now %1, in “%2” %3, difference %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::CurveChart</name>
    <message>
        <source>%1: no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5; smallest %6, largest %7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marked place is %1 %2; the arrow keys move it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>90 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: not a finite number.</source>
        <translation>
            <numerusform>%n point left out: not a finite number.</numerusform>
            <numerusform>%n points left out: not a finite number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: 0 or less has no place on a logarithmic axis.</source>
        <translation>
            <numerusform>%n point left out: 0 or less has no place on a logarithmic axis.</numerusform>
            <numerusform>%n points left out: 0 or less has no place on a logarithmic axis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie below the axis.</source>
        <translation>
            <numerusform>%n point lies below the axis.</numerusform>
            <numerusform>%n points lie below the axis.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::DerivativeBar</name>
    <message>
        <source>Derivatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is differentiated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the selected cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the derivatives of the cell that is selected now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a cell first: the derivatives are those of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no derivatives of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show values as well, with the derivative in small under each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no target: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loss of %1 (now %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small, behind ∂: by how much each cell moves %1 per unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every cell shows by how much it moves %1 per unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Derivatives would tell numbers that the worksheet asks for. Fill them in first, or reveal the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half the squared distance of the vector to a target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target of the vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number for each of its numbers, with ; between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loss of the vector with %1 (now %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected value itself, or a loss that is made of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value that the loss measures the distance to.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::Document</name>
    <message>
        <source>Change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1 × %2 cells of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow cells of the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide cells by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resize to n %1, d_model %2, d_k %3, d_v %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widen to d_k %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename token “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert token “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove token “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move token “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename feature “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name feature %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a notebook cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete a notebook cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a notebook cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep %1 of %2 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename pinned state “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove pinned state “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::EntropyChart</name>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy in bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no entropy. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saturated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>%n query.</numerusform>
            <numerusform>%n queries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers are exact: they read back to the same bits, with a decimal point whatever the language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part as it is now on screen; at scale 1 as many pixels as there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part as it is now on screen; letters stay letters that can be found and copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This form would hold the numbers of blank cells. Choose Worksheet &gt; Reveal the key first, or Worksheet &gt; Export worksheet as PDF; pictures show the boxes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries without a distribution are marked with their reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries without a distribution become NaN: this form has no room for their reason.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::FalkTable</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::FileActions</name>
    <message>
        <source>Attention Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions (*.attn);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session was not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes before closing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is waiting to be recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is open already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions and lessons (*.attn *.lesson);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open in another window of this program; choose another name, or close that window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the answers before closing?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::GradientRowsPart</name>
    <message>
        <source>What is left of the gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient at the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient at W_Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at q, d = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at W_Q, d = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank of the query, over %1 draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank of the query</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::HeadDialog</name>
    <message>
        <source>Open a head of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Number of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of &amp;key and value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read the weights transposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source of X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token numbers through the embedding matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The X in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;X comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12 7 99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Token numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was assumed, and what cannot be followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, d_model %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::HelpService</name>
    <message>
        <source>More in the manual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::HelpView</name>
    <message>
        <source>Page of the manual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::HelpWindow</name>
    <message>
        <source>Manual: Attention Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that a place shall have; Enter goes to the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click shows the page, or the place on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the place before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the place that was shown before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the place that you came back from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::HistoryPanel</name>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long each step is shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::ImportDialog</name>
    <message>
        <source>one number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a matrix from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Matrix in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First line and &amp;column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Exchange rows and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 numbers were read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fits as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session is resized: %1. The other matrices keep their numbers; new cells are 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not imported: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the &amp;names of its rows and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a size of the session</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select any number to see its full arithmetic: where it came from, and what follows from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n smaller ones</source>
        <translation>
            <numerusform>and %n smaller one</numerusform>
            <numerusform>and %n smaller ones</numerusform>
        </translation>
    </message>
    <message>
        <source>Came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves %1 by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all that depends on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Came from: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term %1: %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::JacobianModel</name>
    <message>
        <source>No number. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of %1, logit of %2: hidden by the mask, exactly 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of %1 by its own logit: a (1 − a) = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of %1 by the logit of %2: −a a′ = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much a weight (row) moves when the logit of a key (column) grows by one. On the diagonal its own logit raises it, beside it every other one lowers it; each row and each column sums to 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one key is allowed: nothing can move, whatever the scores are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>|J| = %1. When all %2 keys share equally it is %3, at a tie of two %4, and 0 when one key has all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A logit is a scaled score here, because τ is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A logit is a scaled score divided by τ = %1: per unit of a scaled score, divide by it once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some weights of this token are blank in the worksheet, and it would tell them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This token has no weights, so there is no Jacobian: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::JacobianPicture</name>
    <message>
        <source>Softmax Jacobian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture: rows are weights, columns are logits, in the order of the tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::KeepTokensDialog</name>
    <message>
        <source>Keep tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens that stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the most attended tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Most attended by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picked token and those with its largest weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s) stay.</source>
        <translation>
            <numerusform>%1 of %n token stays.</numerusform>
            <numerusform>%1 of %n tokens stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::LessonGuide</name>
    <message>
        <source>Attention Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson %1 was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… and %n more.</numerusform>
            <numerusform>… and %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lesson beside the notebook: it asks for a prediction, then for something to do, and ticks off what you have done. Undo, wander off and go back as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lesson is open in this window: choose one in the menu Lessons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>   %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notebook was set up for this step. Undo brings back what you had.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your progress could not be kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::LessonList</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::LessonPage</name>
    <message>
        <source>Show a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‹ All lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was to be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start this step over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notebook as it was when this step began, in one undo step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1, done: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next lesson ›</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ This lesson is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ This step is done.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::LessonRun</name>
    <message>
        <source>Start of the step “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::MainWindow</name>
    <message>
        <source>Got it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] — Attention Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n %1   d_model %2   d_k %3   d_v %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recalculated in %1 µs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recalculated in %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a cell first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of a cell, such as weights[export,fail] or Wq[0,1]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recovery copy could not be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Painting the mask: click or drag over pairs in the scores or the weights; Space does it for the selection; Ctrl+M ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Painting the mask has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a matrix or a chart first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note. It may quote live values: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a matrix or a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 cells were copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole notebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Add a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of cells, files and the command line keep to row vectors and divided scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (read-only)[*] — Attention Explorer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no number, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is selected; no pane of this notebook shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a token to see where it looks and why.
Change any number in X or a W: every step follows at once, and everything can be undone.
Scroll to Saturation and drag the width d: without ÷ √d one key takes all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and its change</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a cell, and its number divided</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The equation in three steps; the menu Lessons has more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The welcome does not come back; F1 shows the manual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::MatrixModel</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no number. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: hidden by the mask, exactly 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, not finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, rounded to zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no derivative of %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: moves %2 by %3 per unit; its value is %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: your answer %2 is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loss of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loss of the vector with %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::MatrixPane</name>
    <message>
        <source>editable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and minus “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minus “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::MatrixView</name>
    <message>
        <source>%1 is computed. Paste into X or one of the projections.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal &amp;point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are &amp;names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimal &amp;comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are n&amp;umbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 cells were pasted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the answer: a block of numbers has no place in a worksheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::MergedModel</name>
    <message>
        <source>A number in W_Q or W_K is not finite, so there are no singular values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number in W_V is not finite, so there are no singular values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singular values are found up to %1 dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the query, %2 in the key: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::NotebookView</name>
    <message>
        <source>This version does not know cells of the kind “%1”. The cell is kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::OptionsBar</name>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ √d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide by √d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> decimals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch ÷ √d on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch ÷ √d off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the exponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether scores are divided by √d before the softmax: the exponent 0.5 or 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores are divided by d to this power: 0.5 is the root, 0 is no division, 1 divides by d.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled scores are divided by it: below 1 weights become sharper, above 1 flatter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which pairs of query and key are allowed; the others get weight 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many decimals are shown. No number is computed otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light, dark or of high contrast, for all windows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More tools</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::Outline</name>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::PlaneChart</name>
    <message numerus="yes">
        <source>%n arrow(s) from the origin.</source>
        <translation>
            <numerusform>%n arrow from the origin.</numerusform>
            <numerusform>%n arrows from the origin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::PredictionBox</name>
    <message>
        <source>Prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check my prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ You said %1. It is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said %1. It is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said: %1
Right is: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::RecoveryOffer</name>
    <message>
        <source>Recover unsaved work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program ended without closing these sessions. Nothing is overwritten: a recovered session opens in a window of its own and counts as changed until you save it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions to recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded copies are kept aside for 30 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep everything and ask again at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of it from %1 was kept: choose “Recover unsaved work” in the File menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every session could be recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Discard the %n ticked session(s)?</source>
        <translation>
            <numerusform>Discard the ticked session?</numerusform>
            <numerusform>Discard the %n ticked sessions?</numerusform>
        </translation>
    </message>
    <message>
        <source>The copies are kept aside for 30 days in the folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the ticked copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file of the selected line as it was saved last; its copy stays here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what differs between the file of the selected line and its copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n recovered session(s) ended the program when opened last and can be had in the File menu.</source>
        <translation>
            <numerusform>%n recovered session ended the program when opened last and can be had in the File menu.</numerusform>
            <numerusform>%n recovered sessions ended the program when opened last and can be had in the File menu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (the program ended when it was opened last)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs between the file as it was saved last and the copy from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::ReduceDialog</name>
    <message>
        <source>Reduce d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores depend on W_Q and W_K only through their product W_Q W_Kᵀ. It is replaced by the closest product of narrower matrices; values are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reduce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce d_k from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some cells of W_Q or W_K are blank in the worksheet, and this would tell them. Reveal the key first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of a query or key that stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Numbers that stay, of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys have a single number already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::RowChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::RowSumsModel</name>
    <message>
        <source>The sum of the unrounded values.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::SaturationCurvesPart</name>
    <message>
        <source>with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of saturated queries</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::SaturationModel</name>
    <message>
        <source>No token has a choice between keys, so there is nothing to saturate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without %2 no token is frozen at d = %1: every largest weight is at most 0.99.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Frozen without %4 at d = %1 (largest weight above 0.99): %2 of %n token(s): %3.</source>
        <translation>
            <numerusform>Frozen without %4 at d = %1 (largest weight above 0.99): %2 of %n token: %3.</numerusform>
            <numerusform>Frozen without %4 at d = %1 (largest weight above 0.99): %2 of %n tokens: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SaturationProgress</name>
    <message>
        <source>Progress of the curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculating, %1 % done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown below is not of the numbers as they are now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::SeekDialog</name>
    <message>
        <source>Goal seek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock the selected cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;oss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shall be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a cell of a result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it cannot be a goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells and the values that they shall reach. They count together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value that the selected cell shall reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers that stay as they are while the rest of their matrix moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the goals are away, as one number that gets smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the gradient becomes a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a step is. If the loss jumps up and down, it is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing ends after so many steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A goal is reached when its cell is as near to the value as this.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::SeekRun</name>
    <message>
        <source>The session was changed meanwhile, so the run has ended after step %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seek %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 moved no number at all: the gradient has died, and no further step would move one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 was taken back: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1: loss %2, largest gradient %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Reached after %n step(s).</source>
        <translation>
            <numerusform>Reached after %n step.</numerusform>
            <numerusform>Reached after %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not reached in %n step(s); the loss is %1. More steps, another rate or another loss may help.</source>
        <translation>
            <numerusform>Not reached in %n step; the loss is %1. More steps, another rate or another loss may help.</numerusform>
            <numerusform>Not reached in %n steps; the loss is %1. More steps, another rate or another loss may help.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SessionLoading</name>
    <message>
        <source>Reading %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::Settings</name>
    <message numerus="yes">
        <source>%n second(s) after an edit</source>
        <translation>
            <numerusform>%n second after an edit</numerusform>
            <numerusform>%n seconds after an edit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MiB a session</source>
        <translation>
            <numerusform>%n MiB a session</numerusform>
            <numerusform>%n MiB a session</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as PDF or web page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the keys; empty for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assi&amp;gn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys that this action comes with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the new key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is needed in the window: %2. Choose another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Assign it here, and it is taken from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to “%2” now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::StackedRowsChart</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 looks most at %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all other keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The thin strip under each bar is “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In “%1” at %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each bar shows its %1 strongest keys; the others are one piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>%n query.</numerusform>
            <numerusform>%n queries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::TaskList</name>
    <message>
        <source>Done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notebook is like this already. Undo it and do it again, or start this step over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::TextCell</name>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::Verification</name>
    <message>
        <source>good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, should be %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers disagree: %1 — please report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That begins when the numbers have been quiet for a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This time that was not possible: memory is short, or a step is not known to the other code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1, of %2 numbers %3 were not what they should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 all of %2 numbers agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every number of these steps is computed a second time by other code, in plain loops and with more digits, and compared: %1. The inputs %2 are compared with the session&apos;s, bit by bit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is made of them is not part of it: charts, the plane, merged matrices and their singular values, the Jacobian, derivatives, differences to a pinned state, and the widths of the saturation cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest to its limit is %1: it differs by %2, which is %3 % of what rounding alone may cause there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the query of %1 is shown as %2, should be %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::WaterfallChart</name>
    <message>
        <source>The score of “%1” with “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n term(s).</source>
        <translation>
            <numerusform>%n term.</numerusform>
            <numerusform>%n terms.</numerusform>
        </translation>
    </message>
    <message>
        <source>Term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 strongest of %2 terms; the others are one bar.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::WorkedRowModel</name>
    <message>
        <source>K(j)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q · K(j)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight × V(j)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp(score − largest)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · K(j)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::WorksheetBar</name>
    <message>
        <source>%1 of %2 right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score of the worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far an answer may be from the number: choose one, or type a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tolerance of the worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s) have no effect now:</source>
        <translation>
            <numerusform>%n blank has no effect now:</numerusform>
            <numerusform>%n blanks have no effect now:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and a reason</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ae::WorksheetDialog</name>
    <message>
        <source>Export worksheet as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worksheet was not written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 were written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or export a PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worksheet was sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>Dog bites man</source>
        <extracomment>dog-bites-man.attn, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Dog bites man

Three tokens. Nothing in X says where a token stands.
</source>
        <extracomment>dog-bites-man.attn, note in cell 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head to be built</source>
        <extracomment>empty-head.attn, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># A head to be built

The first five features say where a word stands, the last three what it is. W_Q and W_K are empty: every token looks at all that it may see alike.
</source>
        <extracomment>empty-head.attn, note in cell 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weight is not an influence</source>
        <extracomment>long-value.attn, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># A weight is not an influence

“heard” gives “scream” the weight {{weights[heard,scream]:3}}. The value of “scream” is long: {{V[scream,0]}} and {{V[scream,1]}}.
</source>
        <extracomment>long-value.attn, note in cell 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>not-seen.attn, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># What cannot be seen

W_Q and W_K are the identity, the biases are 0. Many changes of these numbers leave every weight as it is.
</source>
        <extracomment>not-seen.attn, note in cell 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <extracomment>all-sizes-differ.attn, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># All four sizes differ

Five tokens (n), four features (d_model), queries and keys of three numbers (d_k), values of two (d_v). No two sizes are alike, so a transposed matrix or a wrong scale cannot hide: the scores are 5 × 5 whatever the others are, and they are divided by √3.

“rise” gives “river” the weight {{weights[rise,river]:3}}.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>## Rows and columns

Row i of Q times row j of K gives the score of query i and key j. In the table below, the row stands at the left and the column above the place where they meet.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 8</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <extracomment>goal-seek-stall.attn, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Goal seek: where it stalls

The lesson&apos;s tokens, with W_Q and W_K widened to d = 512: beyond the lesson&apos;s two columns they hold random draws (source “random”, seed 32, rounded to three decimals). Scaling is off. “export” gives “fail” the weight {{weights[export,fail]:9}}, and the goal is 0.9. W_Q and W_K may move.

**Seek it as it is set: gradient descent on half the squared distance, rate 0.5.** Nothing seems to happen: 500 steps take the weight from 0.000000709 to 0.000000872.

**Now switch ÷ √d on and seek again, with the same loss, method and rate.** The weight begins at 0.105, is 0.89 after 386 steps and 0.894 after 500.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>## Why it does not move

The squared distance has to send its gradient through the softmax. At the scores it arrives as (a − 0.9) a (onehot − a): the row of the Jacobian, every entry of which has the weight a = 0.0000007 as a factor. The Jacobian is dead. What reaches W_Q and W_K is at most 0.0000018 for any number, and half of that is how far the number moves.

Divided by √512 the same scores leave “fail” a weight of 0.105, and the Jacobian lives.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>## What moves it

- **Minus the logarithm of the weight.** Its gradient at the scores is a − onehot. It does not pass through the dead Jacobian: it is −1 at “fail” however small the weight is. By gradient descent at rate 0.001 the weight passes 0.899 in 23 steps. Rate 0.5 is now far too much: one step, and the weight is 1.000.
- **Adam**, still on the squared distance. It divides the size of the gradient away, so that every number moves by about the rate. At rate 0.001 the weight rises, overshoots to 0.996 at step 42 and is back at 0.900 at step 126. At Adam&apos;s usual 0.05 a single step takes it to 1.000, and it cannot come back to 0.9: at that end the Jacobian is dead as well.
- **But Adam needs something to divide.** It adds an epsilon of 1e-8 to the size of the gradient, and a gradient far below that moves next to nothing: weights below 1e-12 stay. “fail” in the row of “did” begins at 2.2e-15, with gradients of 9e-15 at most, and 500 steps of Adam at 0.05 leave it at 2.2e-15. The logarithm brings it to 0.91 in 28 steps of descent at 0.001.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 7</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>## The limits of this picture

It is one draw, and not every pair of it stalls. The same descent from all 49 pairs (squared distance, goal 0.9, rate 0.5, 500 steps): the 21 that start below 2e-6 are all still below 3e-6. Of the other 28, one creeps from 6e-6 to 4e-5, 23 arrive, and four end at 1.000 and cannot come back; “export” on itself is one of these: it starts at 1e-5, jumps and overshoots. With another seed it is other pairs.

Scaling helps here because it keeps the weights away from 0 and 1, not because it makes gradients larger: where no row is saturated it makes them smaller.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 12</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <extracomment>lesson.attn, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># About

Every token asks a question (its query), offers an answer (its key) and has something to say (its value).

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

Pick a token to see where it looks and why. Change any number of X or of a projection, and every step follows at once. The lesson&apos;s numbers were made by hand, and its q1 and q2 have no names.
</source>
        <extracomment>lesson.attn, note in cell 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <extracomment>previous-token.attn, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Look at the previous token

The first half of X says what a word is, the second half says where it stands. W_Q asks for the place before one&apos;s own, W_K offers one&apos;s own place: every token looks one step back.

“dog” gives “the” the weight {{weights[dog,the]:3}}. The mask is causal: no token sees what comes after it, and the first one has no choice at all.
</source>
        <extracomment>previous-token.attn, note in cell 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>## What arrives

The output of a row is the value of the word before it, almost unmixed. Compare the rows of O with the rows of V above them.
</source>
        <extracomment>previous-token.attn, note in cell 9</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <extracomment>saturates-by-hand.attn, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Saturation you can check by hand

Four tokens, four dimensions, and nothing but small numbers: every score fits on a sheet of paper.

“bees” gives “honey” the weight {{weights[bees,honey]:3}}. Switch ÷ √d off and read it again: the same scores, twice as large, pick harder.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>## What to try

Drag the width to 512 with “your columns, repeated”. Every score grows exactly with d, so ÷ √d alone is not enough: set the exponent to 1 and the weights stay where they were.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 7</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <extracomment>trained-lookup.attn, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># A trained head: what is the value now?

The tokens are a little program, read from the left: `a=3` stores 3 under the name a, `a?` asks for it. **The answer is the value that was stored last under that name.** Nobody wrote the numbers of W_Q, W_K and W_V. They are what training left, and this head is the whole model.

**Check it by eye.** In a row of O, the column with the largest number is the answer: v1 to v4. The first `a?` looks at `a=3` (weight {{weights[2,0]}}), so its row says v3. The last `a?` looks past it to the later `a=2`: {{weights[9,4]}} there, {{weights[9,0]}} on `a=3`.
</source>
        <extracomment>trained-lookup.attn, note in cell 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>## What it learned

- **What a value brings.** W_V holds one number for each value: `=2` brings {{Wv[=2,1]}} to column v2. Names and places bring nothing.
- **Whose value.** a and d share column 1 of Q and K, with opposite signs; b and c share column 2. Four names in two columns: the same name adds a large number to the score ({{Wq[a,0]}} × {{Wk[a,0]}} for a), the opposite one subtracts it, the other two add 0.
- **How late.** In column 3, `place` makes every later key larger, and a stored value ({{Wk[=2,2]}}) larger than a question, which has nothing to bring.
</source>
        <extracomment>trained-lookup.attn, note in cell 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>## What to try

- In X, row `a=2`, type 0 under =2 and 1 under =4: its own row of O and the two `a?` after it now say v4.
- In X, row `a=3`, set `place` to 0.9: to the head that is later than `a=2`, and every `a?` is 3.
- In W_K, set [place, k3] to 0: it can no longer tell old from new, and the last `a?` is shared out between `a=3` and `a=2`.
- Choose the mask “none”: the first `a?` looks into its future and answers 2.
</source>
        <extracomment>trained-lookup.attn, note in cell 7</extracomment>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <extracomment>two-sentences.attn, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Two sentences in one batch

“birds sing” and “old dogs bark” stand in one matrix. The painted mask keeps each sentence to itself: hatched pairs are left out of every sum, and a hidden weight is exactly 0.

“sing” gives “birds” the weight {{weights[sing,birds]:3}}.
</source>
        <extracomment>two-sentences.attn, note in cell 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>## What to try

Choose “Paint the mask” in the View menu and click one of the hatched pairs: the sentences begin to see each other, and the rows are shared out anew.
</source>
        <extracomment>two-sentences.attn, note in cell 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <extracomment>worksheet-one-row.attn, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Where does “export” look?** Twelve numbers of its row are missing. Work them out from the numbers that are there, and type each into its box: the query, three scores, the same divided by √2, three weights, and the output.

A box takes arithmetic such as `0.5 * 1 + 0.6 * -0.2`. Stuck? Choose *Hint* above: first it names the rule, then the numbers. The first score, query times key of “Why”, is {{scores[4,0]}}.</source>
        <extracomment>worksheet-one-row.attn, note in cell 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The equation in three steps</source>
        <extracomment>01-three-steps.lesson, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projections, scaled scores, a weighted mean: the whole of attention with seven words.</source>
        <extracomment>01-three-steps.lesson, about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every token becomes three vectors</source>
        <extracomment>01-three-steps.lesson, title of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven tokens stand in X, one a row. Three matrices make three new rows of each: a **query**, a **key** and a **value**.</source>
        <extracomment>01-three-steps.lesson, scene of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X has 7 rows and 4 columns, W_Q has 4 rows and 2 columns. What is the shape of Q?</source>
        <extracomment>01-three-steps.lesson, question of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 rows, 2 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 rows, 2 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 rows, 4 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row for each token, one column for each column of W_Q. Each number of Q is a row of X times a column of W_Q.</source>
        <extracomment>01-three-steps.lesson, reveal of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the number of “export” in column q1 of Q, and read at the right where it comes from.</source>
        <extracomment>01-three-steps.lesson, task of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q stands below W_Q. The row of “export” is the fifth.</source>
        <extracomment>01-three-steps.lesson, hint of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same X is read three times. Nothing else of the token goes on: whatever W_Q, W_K and W_V drop is lost for this head.</source>
        <extracomment>01-three-steps.lesson, idea of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ Q = X W_Q $
$ K = X W_K $
$ V = X W_V $
For “export” and q1: 0.5 · 1 + 0.6 · (−0.2) + 0.1 · (−0.3) + 0 · (−1.5) = 0.35.</source>
        <extracomment>01-three-steps.lesson, mathematics of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every query meets every key</source>
        <extracomment>01-three-steps.lesson, title of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query of “export” is ({{Q[export,0]}}, {{Q[export,1]}}). The key of “fail” is ({{K[fail,0]}}, {{K[fail,1]}}).</source>
        <extracomment>01-three-steps.lesson, scene of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply them number by number, add, and divide by √2 ≈ 1.41. What is the scaled score?</source>
        <extracomment>01-three-steps.lesson, question of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.35 · 1.23 + 0.22 · 0.36 = 0.51, and 0.51 / 1.41 = 0.36.</source>
        <extracomment>01-three-steps.lesson, reveal of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click this score in S̃: the row of “export”, the column of “fail”.</source>
        <extracomment>01-three-steps.lesson, task of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are those who look, columns are those who are looked at. S̃ stands in the cell “Scaling”.</source>
        <extracomment>01-three-steps.lesson, hint of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score is large where a query and a key point the same way. There are 7 · 7 = 49 of them, one for every pair, both ways round.</source>
        <extracomment>01-three-steps.lesson, idea of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ S̃ = Q Kᵀ / √d_k $
d_k is the number of columns of Q and K, 2 here.</source>
        <extracomment>01-three-steps.lesson, mathematics of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights mix the values</source>
        <extracomment>01-three-steps.lesson, title of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax makes shares of each row of scores. With these shares the rows of V are mixed: that is the output.</source>
        <extracomment>01-three-steps.lesson, scene of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest number in column v2 of V is 1.48. Can a number in column v2 of the output be larger?</source>
        <extracomment>01-three-steps.lesson, question of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, if a weight is large enough</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, never</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shares of a row are not negative and add up to 1. A mean with such shares stays between the smallest and the largest value.</source>
        <extracomment>01-three-steps.lesson, reveal of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click output v2 of “export”. The inspector shows who brought how much.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now change the number in X at “fail”, column “trouble”, and see every step follow.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X stands in the cell “Projections”, further up. Click its number 0.90 in the row “fail”, type another one, and press Enter. Undo takes it back.</source>
        <extracomment>01-three-steps.lesson, hint of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks where is decided by Q and K. What arrives is decided by V.</source>
        <extracomment>01-three-steps.lesson, idea of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q, K and V are three questions</source>
        <extracomment>02-three-questions.lesson, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do I look for, how am I found, what do I give? Change one and see what stays.</source>
        <extracomment>02-three-questions.lesson, about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do I look for?</source>
        <extracomment>02-three-questions.lesson, title of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query says what a token looks for. It is made by W_Q and by nothing else.</source>
        <extracomment>02-three-questions.lesson, scene of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You change one number of W_Q. What stays exactly as it is?</source>
        <extracomment>02-three-questions.lesson, question of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_Q makes queries only. Keys and values do not know of it. Scores and weights follow the queries.</source>
        <extracomment>02-three-questions.lesson, reveal of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the number in W_Q at “product”, column q1, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the 1.00 at the top left of W_Q, type 0, press Enter.</source>
        <extracomment>02-three-questions.lesson, hint of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“export” holds half a “product”. Without that number its query asks for less, and “fail” no longer stands out: the weight falls from 0.24 to 0.14.</source>
        <extracomment>02-three-questions.lesson, idea of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ S = (X W_Q) (X W_K)ᵀ $
W_Q stands in the first factor only.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
Q = X @ Wq              # follows Wq
S = Q @ (X @ Wk).T      # follows Wq and Wk
```</source>
        <extracomment>02-three-questions.lesson, code of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do I give?</source>
        <extracomment>02-three-questions.lesson, title of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value is what a token hands over when somebody looks at it.</source>
        <extracomment>02-three-questions.lesson, scene of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You change one number of W_V. What happens to the weights?</source>
        <extracomment>02-three-questions.lesson, question of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They change a little</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the row of the picked token changes</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are finished before V is read. W_V changes what arrives, never who looks where.</source>
        <extracomment>02-three-questions.lesson, reveal of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the number in W_V at “trouble”, column v2, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the 1.10 in the third row of W_V.</source>
        <extracomment>02-three-questions.lesson, hint of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second number of the output of “export” falls from 0.63 to 0.31: most of it was trouble, brought by “fail”.</source>
        <extracomment>02-three-questions.lesson, idea of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ O = A (X W_V) $
A does not hold W_V, so O is a linear function of W_V.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # Wv comes last
```</source>
        <extracomment>02-three-questions.lesson, code of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being asked is not asking</source>
        <extracomment>02-three-questions.lesson, title of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“export” gives “fail” the weight {{weights[export,fail]}}. Each token asks with its query and is found by its key.</source>
        <extracomment>02-three-questions.lesson, scene of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much does “fail” give “export” in return?</source>
        <extracomment>02-three-questions.lesson, question of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.33, and not 0.24. One direction compares the query of “export” with the key of “fail”, the other one the query of “fail” with the key of “export”. These are four different vectors.</source>
        <extracomment>02-three-questions.lesson, reveal of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick “fail” in the row of tokens, and look at its weights.</source>
        <extracomment>02-three-questions.lesson, task of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens stand as buttons in the cell “Tokens”.</source>
        <extracomment>02-three-questions.lesson, hint of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If queries and keys were the same, a token would mostly find itself. Two projections let it look for something that it is not.</source>
        <extracomment>02-three-questions.lesson, idea of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
S[4, 5] = Q[4] @ K[5]   # export asks, fail answers
S[5, 4] = Q[5] @ K[4]   # fail asks, export answers
```</source>
        <extracomment>02-three-questions.lesson, code of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why √d</source>
        <extracomment>03-why-root-d.lesson, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the division does at d = 2, at d = 1024, and where the usual story is too simple.</source>
        <extracomment>03-why-root-d.lesson, about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At d = 2 it does little</source>
        <extracomment>03-why-root-d.lesson, title of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With ÷ √d, “export” gives “fail” the weight 0.241. Here d is 2, so that scores are divided by 1.41.</source>
        <extracomment>03-why-root-d.lesson, scene of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the division off. What does the weight become?</source>
        <extracomment>03-why-root-d.lesson, question of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.292. At d = 2 the division hardly matters. It also makes the gradient of this row smaller: 0.54 without, 0.36 with.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch ÷ √d off in the tool bar.</source>
        <extracomment>03-why-root-d.lesson, task of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the switch at the left of “exponent”.</source>
        <extracomment>03-why-root-d.lesson, hint of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody needs √d for two columns. It is there for heads with 64 or 128 of them.</source>
        <extracomment>03-why-root-d.lesson, idea of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ S̃ = S / d_k^p $
p = 0.5 divides by the root. p = 0 switches the division off.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores grow with the width</source>
        <extracomment>03-why-root-d.lesson, title of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now a thought experiment, the textbook&apos;s one: every number of q and k is drawn by itself, with mean 0 and spread 1. A score is the sum of d products.</source>
        <extracomment>03-why-root-d.lesson, scene of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d grows from 4 to 64. By how much does the spread of the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not at all</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d products with spread 1 add up to a sum with spread √d. From √4 = 2 to √64 = 8 is 4 times. Measured over 8000 draws: 1.99 and 8.01.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the width in the Saturation cell to 64.</source>
        <extracomment>03-why-root-d.lesson, task of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type 64 into the field beside the slider, and press Enter. The source of the columns is “normal” already.</source>
        <extracomment>03-why-root-d.lesson, hint of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large scores do not mean that the model is sure. They may only mean that it is wide.</source>
        <extracomment>03-why-root-d.lesson, idea of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Products of independent numbers with mean 0 and variance 1 have variance 1. The variances of d of them add up:
$ Var(q · k) = d $</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
q = rng.standard_normal((n, d))
k = rng.standard_normal((n, d))
(q @ k.T).std()      # about sqrt(d)
```</source>
        <extracomment>03-why-root-d.lesson, code of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the softmax picks one</source>
        <extracomment>03-why-root-d.lesson, title of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax sees differences. Where scores are 20 apart, the smaller one counts e⁻²⁰, about two billionths.</source>
        <extracomment>03-why-root-d.lesson, scene of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At d = 512, without the division: what is the largest weight of a typical row of 7?</source>
        <extracomment>03-why-root-d.lesson, question of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About 0.3</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About 0.7</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly 1</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The median over 8000 draws is 0.99997 without the division, and 0.36 with it.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the width to 512, and compare the bars with and without ÷ √d.</source>
        <extracomment>03-why-root-d.lesson, task of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type 512 into the field beside the slider, or drag the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such a row is called saturated: one key takes all. At d = 512 three of four rows have a largest weight above 0.99 without the division, and none with it.</source>
        <extracomment>03-why-root-d.lesson, idea of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ S̃ = S / √d $
has the same spread at every d: the √d of the sum is divided away.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The honest half: the crossover</source>
        <extracomment>03-why-root-d.lesson, title of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Without √d the gradient vanishes.” True for wide heads. But is the gradient larger with the division at every width?</source>
        <extracomment>03-why-root-d.lesson, scene of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At d = 16, where is the typical gradient at the query larger?</source>
        <extracomment>03-why-root-d.lesson, question of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the same</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over 8000 draws the medians are 0.98 without it and 0.37 with it. For 7 tokens the one without stays above up to about d = 70. Only then it dies: 0.00002 against 0.38 at d = 1024.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the width to 16, and read both gradients.</source>
        <extracomment>03-why-root-d.lesson, task of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentences below the bars name the gradients at the query of the picked token.</source>
        <extracomment>03-why-root-d.lesson, hint of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dividing makes scores smaller, and the slope of a score by its query too. Where nothing is saturated, that is all it does.</source>
        <extracomment>03-why-root-d.lesson, idea of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ ∂a/∂q = J K / d^p $
J = diag(a) − aᵀa dies when a becomes one-hot; the divisor makes all of it smaller.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The honest half: rows on the edge</source>
        <extracomment>03-why-root-d.lesson, title of step 5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At d = 1024, without the division, the median gradient is 0.00002. That is the typical row.</source>
        <extracomment>03-why-root-d.lesson, scene of step 5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And the mean over all rows?</source>
        <extracomment>03-why-root-d.lesson, question of step 5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.00002 as well</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.38, as with the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1.28, more than with the division. 82 of 100 rows are frozen. But 12 of 100 stand on the edge between two keys, and these carry 90 % of the mean.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the width to 1024, and look at the curves: median, band and mean.</source>
        <extracomment>03-why-root-d.lesson, task of step 5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type 1024 into the field beside the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturation is not silence. Most rows learn nothing through the scores, a few get a jolt. And V still learns: its gradient does not pass the softmax.</source>
        <extracomment>03-why-root-d.lesson, idea of step 5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie of two keys has a = (½, ½). Then |J| = ½, the largest there is, however large the scores are.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 5</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When √d is not enough</source>
        <extracomment>03-why-root-d.lesson, title of step 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>√d is right for numbers that have nothing to do with each other. The source “repeat” takes your own columns again and again: q and k then agree in every copy.</source>
        <extracomment>03-why-root-d.lesson, scene of step 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>256 copies of two columns. By how much do the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>256 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every copy adds the same amount. The scores grow like d, and √d divides only by √d. It takes the exponent 1.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the exponent in the tool bar to 1.</source>
        <extracomment>03-why-root-d.lesson, task of step 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Tab until the slider “exponent” has the focus, then Page Up five times. A click on its line would jump there.</source>
        <extracomment>03-why-root-d.lesson, hint of step 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training aligns queries and keys. That is why some recipes for very wide models (muP) divide by d.</source>
        <extracomment>03-why-root-d.lesson, idea of step 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
Q512 = np.tile(Q, 256)
K512 = np.tile(K, 256)
np.allclose(Q512 @ K512.T, 256 * Q @ K.T)   # True
```</source>
        <extracomment>03-why-root-d.lesson, code of step 6</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading a matrix of weights</source>
        <extracomment>04-reading-weights.lesson, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows add up to 1, columns need not; who looks at whom; and why A is not symmetric.</source>
        <extracomment>04-reading-weights.lesson, about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows add up to 1</source>
        <extracomment>04-reading-weights.lesson, title of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has a row and a column for each token. The sums at its right are all 1.00: a row shares itself out.</source>
        <extracomment>04-reading-weights.lesson, scene of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And a column? Add up the column of “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, question of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is 1 as well</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be anything from 0 to 7</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is always less than 1</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column of “Nimbus” adds up to 1.73, the one of “Why” to 0.62. A token can be looked at by all, or by nobody.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the weight of “export” on “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, task of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns have their names at the top.</source>
        <extracomment>04-reading-weights.lesson, hint of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row spends exactly one. Nothing says who receives it.</source>
        <extracomment>04-reading-weights.lesson, idea of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ Σ_j A_ij = 1 $
for every i. There is no such law for a sum over i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
A.sum(axis=1)   # ones
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</source>
        <extracomment>04-reading-weights.lesson, code of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks at whom</source>
        <extracomment>04-reading-weights.lesson, title of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row says who looks. The column says who is looked at. So the row of “export” is where “export” looks.</source>
        <extracomment>04-reading-weights.lesson, scene of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks most at “fail”?</source>
        <extracomment>04-reading-weights.lesson, question of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fail itself</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nimbus</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down the column of “fail” the largest weight is 0.38, in the row of “Nimbus”. That “fail” is where “export” looks most is another question: it is asked along a row.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the largest weight in the column of “fail”.</source>
        <extracomment>04-reading-weights.lesson, task of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go down the column of “fail”: the darkest cell is in the fourth row.</source>
        <extracomment>04-reading-weights.lesson, hint of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along a row: where do I look? Down a column: who looks at me?</source>
        <extracomment>04-reading-weights.lesson, idea of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ A_ij $
i is the query, j is the key.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
A[4].argmax()      # 5: where export looks most
A[:, 5].argmax()   # 3: who looks most at fail
```</source>
        <extracomment>04-reading-weights.lesson, code of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even symmetric scores give no symmetric weights</source>
        <extracomment>04-reading-weights.lesson, title of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give W_K the numbers of W_Q. Then K equals Q, and the score of i and j is the score of j and i.</source>
        <extracomment>04-reading-weights.lesson, scene of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is A symmetric then?</source>
        <extracomment>04-reading-weights.lesson, question of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S is symmetric, A is not. “export” gives “fail” 0.17, “fail” gives “export” 0.08: the scores are equal, but each row divides by a sum of its own.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all of W_Q into W_K.</source>
        <extracomment>04-reading-weights.lesson, task of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell of W_Q, press Ctrl+A and Ctrl+C. Click the first cell of W_K and press Ctrl+V.</source>
        <extracomment>04-reading-weights.lesson, hint of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weight is a share of what its row has to give. In a row full of large scores, a large score is nothing special.</source>
        <extracomment>04-reading-weights.lesson, idea of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
The numerator is symmetric, the sum belongs to row i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
np.allclose(S, S.T)   # True
np.allclose(A, A.T)   # False
```</source>
        <extracomment>04-reading-weights.lesson, code of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weight is not an influence</source>
        <extracomment>05-not-influence.lesson, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A long value with a small weight wins, and a large weight may bring nothing.</source>
        <extracomment>05-not-influence.lesson, about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The small weight wins</source>
        <extracomment>05-not-influence.lesson, title of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}} and “scream” only {{weights[heard,scream]}}.</source>
        <extracomment>05-not-influence.lesson, scene of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who decides the sign of the output of “heard” in column v1?</source>
        <extracomment>05-not-influence.lesson, question of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“a”, which has most of the weight</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“scream”, which has the least</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output is −0.48. “a” brings 0.61 · 0.50 = 0.30. “scream” brings 0.10 · (−9) = −0.87: its value is long.</source>
        <extracomment>05-not-influence.lesson, reveal of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the output v1 of “heard”, and look at the bars of its terms.</source>
        <extracomment>05-not-influence.lesson, task of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O stands where the row of A and the column of V meet.</source>
        <extracomment>05-not-influence.lesson, hint of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of weights shows where a head looks. What it takes from there is weight times value.</source>
        <extracomment>05-not-influence.lesson, idea of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ o_i = Σ_j A_ij v_j $
The share of j in this sum is A_ij |v_j|, and not A_ij.</source>
        <extracomment>05-not-influence.lesson, mathematics of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
A[1, :, None] * V   # what each token brings to &quot;heard&quot;
```</source>
        <extracomment>05-not-influence.lesson, code of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence it</source>
        <extracomment>05-not-influence.lesson, title of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In W_V, the row of “scream” makes its value long: −9.00 and 6.00.</source>
        <extracomment>05-not-influence.lesson, scene of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the −9 to 0. What does the weight of “scream” do?</source>
        <extracomment>05-not-influence.lesson, question of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It falls to 0</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It grows</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights do not know of V. The output of “heard” in column v1 goes from −0.48 to 0.39, and no weight moves.</source>
        <extracomment>05-not-influence.lesson, reveal of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set W_V at “scream”, column v1, to 0.</source>
        <extracomment>05-not-influence.lesson, task of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the −9.00 in W_V, type 0, press Enter.</source>
        <extracomment>05-not-influence.lesson, hint of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two heads with the same picture of weights can do quite different things.</source>
        <extracomment>05-not-influence.lesson, idea of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
Wv[3, 0] = 0
A_before is A_after   # V comes after A
```</source>
        <extracomment>05-not-influence.lesson, code of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large weight may bring nothing</source>
        <extracomment>05-not-influence.lesson, title of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}}, more than to all others together.</source>
        <extracomment>05-not-influence.lesson, scene of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set both numbers of “a” in W_V to 0. What does this weight bring then?</source>
        <extracomment>05-not-influence.lesson, question of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still about 0.6 of the output</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax gives it to the others</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.61 · 0 = 0. The weight is still there: a row must give 1 to somebody. A token with a short value is a place to rest for a head that has nothing to say. Trained models use their first token like that.</source>
        <extracomment>05-not-influence.lesson, reveal of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the row of “a” in W_V to 0, both numbers.</source>
        <extracomment>05-not-influence.lesson, task of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select both cells of the row “a” in W_V and press Delete.</source>
        <extracomment>05-not-influence.lesson, hint of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read weights together with the lengths of the values.</source>
        <extracomment>05-not-influence.lesson, idea of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
np.linalg.norm(V, axis=1)   # read A with this beside it
```</source>
        <extracomment>05-not-influence.lesson, code of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature and entropy</source>
        <extracomment>06-temperature.lesson, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens does a row really look at, and the knob that decides it.</source>
        <extracomment>06-temperature.lesson, about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting by entropy</source>
        <extracomment>06-temperature.lesson, title of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“export” looks at seven tokens, but not alike. Entropy makes one number of that: 0 bits when one token has everything, log₂ 7 = 2.81 bits when all have the same.</source>
        <extracomment>06-temperature.lesson, scene of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entropy of this row is 2.75 bits. How many tokens, looked at alike, would have as much?</source>
        <extracomment>06-temperature.lesson, question of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2^2.75 = 6.7. The row of “export” is nearly an even mixture of all seven.</source>
        <extracomment>06-temperature.lesson, reveal of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the most decided row: pick the token with the lowest entropy.</source>
        <extracomment>06-temperature.lesson, task of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick one after the other and read “entropy” beside the chart. It is the first one: 2.49 bits.</source>
        <extracomment>06-temperature.lesson, hint of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy is the honest count: it does not stop at the largest weight.</source>
        <extracomment>06-temperature.lesson, idea of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
H = -(a * np.log2(a)).sum()
2 ** H     # 6.7 for export, 5.6 for Why
```</source>
        <extracomment>06-temperature.lesson, code of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold</source>
        <extracomment>06-temperature.lesson, title of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The temperature τ divides all scores before the softmax. Below 1, differences grow.</source>
        <extracomment>06-temperature.lesson, scene of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At τ = 0.1, what is the weight of “fail” in the row of “export”? It is 0.24 at τ = 1.</source>
        <extracomment>06-temperature.lesson, question of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.97. Its score is only 0.36, but that is 0.376 above the next one, and 0.376 / 0.1 = 3.76: e^3.76 is 43 times as much.</source>
        <extracomment>06-temperature.lesson, reveal of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the temperature down to 0.1 or below.</source>
        <extracomment>06-temperature.lesson, task of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the slider “temperature” in the tool bar and press Page Down some times.</source>
        <extracomment>06-temperature.lesson, hint of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold makes a choice of a preference. At 0 it would be the largest score and nothing else.</source>
        <extracomment>06-temperature.lesson, idea of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>06-temperature.lesson, title of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above 1, differences shrink.</source>
        <extracomment>06-temperature.lesson, scene of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do the weights of a row go to when τ grows without end?</source>
        <extracomment>06-temperature.lesson, question of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1/7 each</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stay in their order, but the largest stays above 0.2</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scores become nearly 0, and equal scores give equal shares: 1/7 = 0.143. At τ = 10 “fail” has 0.151.</source>
        <extracomment>06-temperature.lesson, reveal of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the temperature up to 10 or above.</source>
        <extracomment>06-temperature.lesson, task of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Up on the slider “temperature”.</source>
        <extracomment>06-temperature.lesson, hint of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hot makes a mean of everything. The order of the weights stays, but it says less and less.</source>
        <extracomment>06-temperature.lesson, idea of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
softmax(S[4] / np.sqrt(2) / 10)   # 0.139 to 0.151
```</source>
        <extracomment>06-temperature.lesson, code of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One divisor</source>
        <extracomment>06-temperature.lesson, title of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>√2 = 1.41 divides the scores. The temperature divides them again.</source>
        <extracomment>06-temperature.lesson, scene of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch ÷ √d off and set the temperature to about 1.4. What happens to the weights?</source>
        <extracomment>06-temperature.lesson, question of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They become much more decided</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almost nothing</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dividing by √d and dividing by τ is the same. There is one divisor, d^p · τ. Its parts have different uses: p follows the width by itself, τ is yours.</source>
        <extracomment>06-temperature.lesson, reveal of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch ÷ √d off and bring the weights back with the temperature.</source>
        <extracomment>06-temperature.lesson, task of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the switch. Then the right arrow key on the slider “temperature”, seven or eight times.</source>
        <extracomment>06-temperature.lesson, hint of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two knobs, one number.</source>
        <extracomment>06-temperature.lesson, idea of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
S / 2**0.5 / 1.0    # the same
S / 2**0.0 / 2**0.5
```</source>
        <extracomment>06-temperature.lesson, code of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The causal mask</source>
        <extracomment>07-causal-mask.lesson, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may look at whom: nothing from the future, and exactly 0 where it is forbidden.</source>
        <extracomment>07-causal-mask.lesson, about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody looks ahead</source>
        <extracomment>07-causal-mask.lesson, title of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model that writes must not see the next word. With the causal mask a token looks at itself and at what stands before it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What weight does the first token, “Why”, give to itself then?</source>
        <extracomment>07-causal-mask.lesson, question of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1.00. It has no other choice: the row is forced. It says nothing about the scores.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the causal mask in the tool bar.</source>
        <extracomment>07-causal-mask.lesson, task of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box says “Mask: None”.</source>
        <extracomment>07-causal-mask.lesson, hint of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask is a set of allowed pairs: the lower triangle.</source>
        <extracomment>07-causal-mask.lesson, idea of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A_ij = 0 where j &gt; i.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden is exactly 0</source>
        <extracomment>07-causal-mask.lesson, title of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the mask “export” gave “Why” the weight 0.13. Now it is {{weights[export,Why]}}, and “export” itself went from 0.17 to {{weights[export,export]}}.</source>
        <extracomment>07-causal-mask.lesson, scene of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two keys are hidden from “export”. What happens to the ratio of any two weights that are left?</source>
        <extracomment>07-causal-mask.lesson, question of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The larger one gains</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays the same</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They become equal</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exponentials stay what they were, only the sum loses two terms. Every weight that is left grows by the same factor: 0.13 to 0.20, 0.17 to 0.26.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the hidden weight of “export” on “fail”: exactly 0, no terms.</source>
        <extracomment>07-causal-mask.lesson, task of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is hatched, at the right of the diagonal.</source>
        <extracomment>07-causal-mask.lesson, hint of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a small weight, none. No number behind the mask can leak, not even one that is not a number.</source>
        <extracomment>07-causal-mask.lesson, idea of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
with the sum over allowed k only.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The past stays what it was</source>
        <extracomment>07-causal-mask.lesson, title of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“?” is the last token. Nobody before it may look at it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You change the embedding of “?”. Which rows of the output change?</source>
        <extracomment>07-causal-mask.lesson, question of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the row of “?”</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only its own. That is why a model can be trained on all positions of a text at once, and why a program that writes can keep the keys and values of what is written.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a number in the row of “?” of X.</source>
        <extracomment>07-causal-mask.lesson, task of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the 0.70 in the last row of X, type another number, press Enter.</source>
        <extracomment>07-causal-mask.lesson, hint of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cause goes one way: from the left to the right.</source>
        <extracomment>07-causal-mask.lesson, idea of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
O[:6]   # does not read X[6]
```</source>
        <extracomment>07-causal-mask.lesson, code of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mask of your own</source>
        <extracomment>07-causal-mask.lesson, title of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mask can be any set of pairs. Painting starts from the mask in force.</source>
        <extracomment>07-causal-mask.lesson, scene of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide “export” from itself. How much weight do its four other keys get together?</source>
        <extracomment>07-causal-mask.lesson, question of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As much as before</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row always adds up to 1. What one key loses goes to the others, in proportion.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint the mask: hide the pair “export”, “export”.</source>
        <extracomment>07-causal-mask.lesson, task of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Ctrl+M, click the cell of “export” with itself in A, and press Ctrl+M again.</source>
        <extracomment>07-causal-mask.lesson, hint of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences in one batch, padding, windows: all are masks.</source>
        <extracomment>07-causal-mask.lesson, idea of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row with no allowed key has no weights at all, and not zeros: zeros do not add up to 1.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gradient that vanishes, and the loss that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weight of 0.0000007 is to become 0.9. One loss cannot move it, another one can at once.</source>
        <extracomment>08-vanishing-gradient.lesson, about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dead Jacobian</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here d is 512, the columns beyond the second are random, and ÷ √d is off. “export” gives “fail” the weight {{weights[export,fail]:9}}; nearly all goes to “did”.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much can any number of W_Q or W_K move this weight?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As much as at d = 2</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its derivative by any score of its row has the weight itself as a factor, and that is 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the weight of “export” on “fail”, and switch Derivatives on.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the weight in A, then press Ctrl+Shift+D.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pane now shows how much its cells move this one weight. Leave the derivatives again with “Back to values”.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The square that cannot move it</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal seek lets W_Q and W_K go down the gradient of a loss. The first one: half the squared distance of the weight to 0.9. The rate is 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is the weight after 500 steps?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At 0.9</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half way, at about 0.45</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still below 0.000001</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At 0.00000087. The loss is large, but its gradient must pass the dead Jacobian: it is (a − 0.9) times that factor of 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Goal seek and let it play for a while.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix &gt; Goal seek, or Ctrl+Shift+K. The goal is set already: press “Play”.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large error is no use when the way back is blocked.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
e is 1 at “fail” and 0 elsewhere, the first a is the weight of “fail”, the last one the whole row.</source>
        <extracomment>08-vanishing-gradient.lesson, mathematics of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 6.4e-7 at most
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logarithm that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another loss for the same weight: minus its logarithm. It is 14.2 now.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is its derivative by the score of “fail”?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a − 1 = −0.9999993. The logarithm divides by the weight, the Jacobian multiplies by it: the factor is gone. The gradient does not care how small the weight is.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Goal seek choose the loss “Minus the logarithm”, set the rate to 0.001, and play until the weight is above 0.8.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the loss and the rate first, then press “Play”. It takes about twenty steps.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is why classifiers and language models are trained with the cross entropy: it goes with the softmax.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
a - np.eye(7)[5]   # -1 at fail, however small a[5] is
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>√d, and the square works too</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same matrices with ÷ √d: the weight starts at 0.105.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the squared distance and the rate 0.5. Does it arrive now?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, in some hundred steps</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, the loss is to blame</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It passes 0.89 after 386 steps. The scores are 22.6 times smaller, no weight is near 0 or 1, and the Jacobian lives. Either cure helps: a loss that goes with the softmax, or scores that do not saturate it.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again in Goal seek, until the weight is above 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step set ÷ √d on, and the loss and the rate back. Press “Play”, and wait.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside a model no head has a loss of its own. What reaches it has to pass its softmax: that is why the scores must be kept small.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order does not matter</source>
        <extracomment>09-order.lesson, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dog bites man, man bites dog: attention alone cannot tell. Hence positions.</source>
        <extracomment>09-order.lesson, about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap two tokens</source>
        <extracomment>09-order.lesson, title of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output of “dog” is {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}.</source>
        <extracomment>09-order.lesson, scene of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move “dog” one place to the right: “bites dog man”. What does its output become?</source>
        <extracomment>09-order.lesson, question of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else: it has other neighbours</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly the same</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row moves along with its token, and nothing in it changes. The sum over all keys does not ask in which order they come.</source>
        <extracomment>09-order.lesson, reveal of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move “dog” to another place.</source>
        <extracomment>09-order.lesson, task of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To attention, a sentence is a bag of words.</source>
        <extracomment>09-order.lesson, idea of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For any order P of the rows:
$ O(P X) = P O(X) $</source>
        <extracomment>09-order.lesson, mathematics of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each place a mark</source>
        <extracomment>09-order.lesson, title of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary positions turn each query and key by an angle that grows with its place. The product of two of them then depends on how far they stand apart.</source>
        <extracomment>09-order.lesson, scene of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of these change when positions are switched on?</source>
        <extracomment>09-order.lesson, question of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q, K and V</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores, the weights and the output</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the output of the first token</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q, K and V are made as before. Two more steps stand between them and the scores: the turned queries and keys. The first token stands at place 0 and is not turned.</source>
        <extracomment>09-order.lesson, reveal of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch rotary positions on.</source>
        <extracomment>09-order.lesson, task of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix &gt; Rotary positions. Choose a convention; which one does not matter here.</source>
        <extracomment>09-order.lesson, hint of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position can be added to X, or turned into Q and K. Either way the order has to be put in by hand.</source>
        <extracomment>09-order.lesson, idea of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ q_m · k_n = q^T R(n − m) k $
R turns by an angle in proportion to the distance n − m.</source>
        <extracomment>09-order.lesson, mathematics of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now order matters</source>
        <extracomment>09-order.lesson, title of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary positions are in force. The output of “dog” is now {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}: write it down before you move anything.</source>
        <extracomment>09-order.lesson, scene of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a token. Does the output of “dog” stay?</source>
        <extracomment>09-order.lesson, question of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, the row just moves</source>
        <extracomment>09-order.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The distances changed, so the turned products changed, and the weights with them.</source>
        <extracomment>09-order.lesson, reveal of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With rotary positions on, move “dog” to another place and see its output change.</source>
        <extracomment>09-order.lesson, task of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Dog bites man” and “man bites dog” are two sentences at last.</source>
        <extracomment>09-order.lesson, idea of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>10-not-seen.lesson, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of a head that can change without any weight changing.</source>
        <extracomment>10-not-seen.lesson, about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bias of the keys</source>
        <extracomment>10-not-seen.lesson, title of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This head has biases; all are 0. Adding b_K moves every key by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a number of b_K to 5. The scores change. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They change a lot</source>
        <extracomment>10-not-seen.lesson, choice of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every score of a row grows by the same q · b_K. The softmax sees differences within a row, and those stay. So b_K does nothing, in any model.</source>
        <extracomment>10-not-seen.lesson, reveal of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the first number of b_K to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b_K stands below W_K. Click its first number, type 5 and press Enter. The chart of weights below stays as it is.</source>
        <extracomment>10-not-seen.lesson, hint of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whisper&apos;s keys have no bias, and nothing is missing.</source>
        <extracomment>10-not-seen.lesson, idea of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
The last term does not depend on j.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bias of the queries is seen</source>
        <extracomment>10-not-seen.lesson, title of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b_Q moves every query by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a number of b_Q to 5. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They change</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing, as with b_K</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the score of i and j grows by b_Q · k_j. That depends on the key j: some keys become popular with everybody. “red” now gets 0.96 from itself and 0.95 from “green”.</source>
        <extracomment>10-not-seen.lesson, reveal of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the first number of b_Q to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b_Q stands below W_Q.</source>
        <extracomment>10-not-seen.lesson, hint of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b_Q is a question that all tokens ask.</source>
        <extracomment>10-not-seen.lesson, idea of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
S + (bq @ K.T)   # the same row added to all rows
```</source>
        <extracomment>10-not-seen.lesson, code of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>10-not-seen.lesson, title of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_Q and W_K are the identity here. “Rotation” makes a rotation of a matrix.</source>
        <extracomment>10-not-seen.lesson, scene of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn W_Q by 30 degrees, and W_K by the same. What happens to the scores?</source>
        <extracomment>10-not-seen.lesson, question of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They grow</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They change their signs</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys turn together, and a product of two vectors does not see that. Only W_Q W_Kᵀ counts. So a single column of Q has no meaning of its own: another rotation would mix it with the others.</source>
        <extracomment>10-not-seen.lesson, reveal of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn W_Q and W_K by the same angle.</source>
        <extracomment>10-not-seen.lesson, task of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell of W_Q, choose Matrix &gt; Rotation, and 30. Then a cell of W_K, and the same.</source>
        <extracomment>10-not-seen.lesson, hint of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q1 and q2 have no names because they cannot have any.</source>
        <extracomment>10-not-seen.lesson, idea of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
np.allclose((Wq @ R) @ (Wk @ R).T, Wq @ Wk.T)   # True
```</source>
        <extracomment>10-not-seen.lesson, code of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stretch one, shrink the other</source>
        <extracomment>10-not-seen.lesson, title of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotations are not all that is unseen.</source>
        <extracomment>10-not-seen.lesson, scene of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply W_Q by 4. What must be done to W_K so that the weights stay?</source>
        <extracomment>10-not-seen.lesson, question of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply it by 4 too</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply it by 1/4</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be done</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 · 0.25 = 1: the product W_Q W_Kᵀ is what it was. A large number in W_Q alone says nothing about how decided a head is.</source>
        <extracomment>10-not-seen.lesson, reveal of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale W_Q by 4 and W_K by 0.25.</source>
        <extracomment>10-not-seen.lesson, task of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix &gt; Scale works on the matrix of the selected cell.</source>
        <extracomment>10-not-seen.lesson, hint of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare heads by what they do, by scores and weights, and not by their numbers.</source>
        <extracomment>10-not-seen.lesson, idea of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
for every matrix M that has an inverse.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>```python
np.allclose((4 * Wq) @ (Wk / 4).T, Wq @ Wk.T)   # True
```</source>
        <extracomment>10-not-seen.lesson, code of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a head by hand</source>
        <extracomment>11-build-a-head.lesson, title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head that looks at the previous token, from nothing; and saturation that is right.</source>
        <extracomment>11-build-a-head.lesson, about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty head</source>
        <extracomment>11-build-a-head.lesson, title of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_Q and W_K hold nothing but zeros. The mask is causal. The first five features of X say at which place a word stands.</source>
        <extracomment>11-build-a-head.lesson, scene of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What weight does “cat”, the fifth token, give to each token?</source>
        <extracomment>11-build-a-head.lesson, question of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scores are 0, so all five allowed keys get the same: 1/5. A head without opinions is a mean of the past.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick “cat”, and look at its weights.</source>
        <extracomment>11-build-a-head.lesson, task of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We want a head that looks at the token just before. Real models grow such heads; more is built on them.</source>
        <extracomment>11-build-a-head.lesson, idea of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: here I stand</source>
        <extracomment>11-build-a-head.lesson, title of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let a key say at which place its token stands: place 1 in column k1, place 2 in k2, and so on. The number 3 makes it loud.</source>
        <extracomment>11-build-a-head.lesson, scene of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_Q is still empty. What do the weights do when the keys are there?</source>
        <extracomment>11-build-a-head.lesson, question of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They look at the previous token</source>
        <extracomment>11-build-a-head.lesson, choice of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key that nobody asks for changes nothing: 0 · 3 = 0.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In W_K write 3 at 1st, k1; 2nd, k2; 3rd, k3; 4th, k4.</source>
        <extracomment>11-build-a-head.lesson, task of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the cell, type 3, press Enter. It is a diagonal.</source>
        <extracomment>11-build-a-head.lesson, hint of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last place needs no key: nobody stands behind it.</source>
        <extracomment>11-build-a-head.lesson, idea of step 2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries: who stands before me?</source>
        <extracomment>11-build-a-head.lesson, title of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys are there. Now the token at place 2 must ask for place 1: for column 1.</source>
        <extracomment>11-build-a-head.lesson, scene of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does the 3 of “2nd” belong in W_Q?</source>
        <extracomment>11-build-a-head.lesson, question of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In column q1</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In column q2</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query must point to where the key of place 1 points: to column 1. The diagonal of W_Q stands one row lower than the one of W_K.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In W_Q write 3 at 2nd, q1; 3rd, q2; 4th, q3; 5th, q4. Every token then looks one step back.</source>
        <extracomment>11-build-a-head.lesson, task of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click W_Q at 2nd, q1, type 3 and press Enter. Then one row lower and one column further.</source>
        <extracomment>11-build-a-head.lesson, hint of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have written a program in two matrices: at each place, fetch what stands before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>$ q_i · k_j = 9 $
where j = i − 1, and 0 elsewhere. 9 / √4 = 4.5, and e^4.5 = 90: “cat” gives “a” 90 / (90 + 4) = 0.957.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saturation is not always bad</source>
        <extracomment>11-build-a-head.lesson, title of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“cat” gives “a” the weight 0.957. The rest goes to tokens that it did not ask for.</source>
        <extracomment>11-build-a-head.lesson, scene of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How can this head be made to copy more exactly?</source>
        <extracomment>11-build-a-head.lesson, question of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By a higher temperature</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By larger scores</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By a wider V</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the scores: 9 instead of 4.5, and the weight becomes 0.9995. The head is saturated, and that is what it is for.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double W_Q, so that “cat” gives “a” more than 0.99.</source>
        <extracomment>11-build-a-head.lesson, task of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_Q stands in the cell “Projections”, further up. Click one of its cells, then Matrix &gt; Scale, and 2.</source>
        <extracomment>11-build-a-head.lesson, hint of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finished head that copies may well be one-hot. Saturation hurts while a head still has to learn: the Jacobian of this row is now 83 times smaller than before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>|J| falls from 0.0541 to 0.00065. What is right need not move any more.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 4</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click “dog” in the row of tokens with the right button, and choose “Move behind the next one”.</source>
        <extracomment>09-order.lesson, hint of step 1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right button on “dog”, “Move behind the next one”. If nothing changes, rotary positions are off: Matrix &gt; Rotary positions.</source>
        <extracomment>09-order.lesson, hint of step 3</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
