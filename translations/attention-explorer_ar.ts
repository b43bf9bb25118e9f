<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>Announcements</name>
    <message>
        <source>“%1” has no weights now. %2</source>
        <translation>لم تعد لـ «%1» أوزان الآن. %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more row(s).</source>
        <translation>
            <numerusform>ولا صفوف أخرى.</numerusform>
            <numerusform>وصف آخر.</numerusform>
            <numerusform>وصفان آخران.</numerusform>
            <numerusform>و%n صفوف أخرى.</numerusform>
            <numerusform>و%n صفًّا آخر.</numerusform>
            <numerusform>و%n صف آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every row has its weights again.</source>
        <translation>عادت لكل صف أوزانه.</translation>
    </message>
</context>
<context>
    <name>Blanking</name>
    <message numerus="yes">
        <source>Blank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>عدم إفراغ أي خلية</numerusform>
            <numerusform>إفراغ خلية واحدة</numerusform>
            <numerusform>إفراغ خليتين</numerusform>
            <numerusform>إفراغ %n خلايا</numerusform>
            <numerusform>إفراغ %n خلية</numerusform>
            <numerusform>إفراغ %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are blank now.</source>
        <translation>
            <numerusform>لا توجد خلية مُفرغة الآن.</numerusform>
            <numerusform>خلية واحدة مُفرغة الآن.</numerusform>
            <numerusform>خليتان مُفرغتان الآن.</numerusform>
            <numerusform>%n خلايا مُفرغة الآن.</numerusform>
            <numerusform>%n خلية مُفرغة الآن.</numerusform>
            <numerusform>%n خلية مُفرغة الآن.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were left out: %1</source>
        <comment>the reason of the first</comment>
        <translation>
            <numerusform>لم تُستبعد أي خلية: %1</numerusform>
            <numerusform>استُبعدت خلية واحدة: %1</numerusform>
            <numerusform>استُبعدت خليتان: %1</numerusform>
            <numerusform>استُبعدت %n خلايا: %1</numerusform>
            <numerusform>استُبعدت %n خلية: %1</numerusform>
            <numerusform>استُبعدت %n خلية: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>عدم إعادة إظهار أي خلية</numerusform>
            <numerusform>إعادة إظهار خلية واحدة</numerusform>
            <numerusform>إعادة إظهار خليتين</numerusform>
            <numerusform>إعادة إظهار %n خلايا</numerusform>
            <numerusform>إعادة إظهار %n خلية</numerusform>
            <numerusform>إعادة إظهار %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) show their numbers again.</source>
        <translation>
            <numerusform>لا توجد خلية أُعيد إظهارها.</numerusform>
            <numerusform>خلية واحدة تُظهر عددها من جديد.</numerusform>
            <numerusform>خليتان تُظهران عدديهما من جديد.</numerusform>
            <numerusform>%n خلايا تُظهر أعدادها من جديد.</numerusform>
            <numerusform>%n خلية تُظهر أعدادها من جديد.</numerusform>
            <numerusform>%n خلية تُظهر أعدادها من جديد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColourMap</name>
    <message>
        <source>Purple</source>
        <translation>أرجواني</translation>
    </message>
    <message>
        <source>Ochre and petrol</source>
        <translation>مُغرة وأزرق نفطي</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>رمادي</translation>
    </message>
</context>
<context>
    <name>ComparisonReport</name>
    <message numerus="yes">
        <source>%1, %n pair(s) differ</source>
        <comment>a mask</comment>
        <translation>
            <numerusform>%1، لا يختلف أي زوج</numerusform>
            <numerusform>%1، يختلف زوج واحد</numerusform>
            <numerusform>%1، يختلف زوجان</numerusform>
            <numerusform>%1، تختلف %n أزواج</numerusform>
            <numerusform>%1، يختلف %n زوجًا</numerusform>
            <numerusform>%1، يختلف %n زوج</numerusform>
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
        <translation>الملف %1 مفتوح في نافذة أخرى من هذا البرنامج.</translation>
    </message>
    <message>
        <source>Read-only, it can be looked at and tried out and is never saved under this name. A copy is a new session that has no file yet.</source>
        <translation>في وضع القراءة فقط يمكن استعراضه وتجربته، ولا يُحفظ أبدًا بهذا الاسم. أما النسخة فهي جلسة جديدة لا ملف لها بعد.</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation>افتح للقراءة فقط(&amp;R)</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>افتح نسخة(&amp;C)</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>لم يعد %1 موجودًا.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <translation>غيّر برنامج آخر الملف %1 منذ فتحه أو حفظه هنا.</translation>
    </message>
    <message>
        <source>It was moved or deleted. Save it again in its old place, or under another name?</source>
        <translation>نُقل الملف أو حُذف. أتريد حفظه ثانية في مكانه السابق أم باسم آخر؟</translation>
    </message>
    <message>
        <source>Saving replaces what is in it now.</source>
        <translation>يحلّ الحفظ محلّ ما فيه الآن.</translation>
    </message>
    <message>
        <source>Save it &amp;again</source>
        <translation>احفظه ثانية(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>استبدل(&amp;R)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>احفظ باسم(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>قارن(&amp;C)…</translation>
    </message>
    <message>
        <source>What differs between the file as it is now and this window.</source>
        <translation>ما يختلف بين الملف كما هو الآن وهذه النافذة.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>هذه النافذة</translation>
    </message>
    <message>
        <source>%1 is no longer there. Saving asks what to do.</source>
        <translation>لم يعد %1 موجودًا. عند الحفظ ستُسأل عمّا ينبغي فعله.</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Saving asks before it replaces that.</source>
        <translation>غيّر برنامج آخر الملف %1. عند الحفظ ستُسأل قبل استبداله.</translation>
    </message>
</context>
<context>
    <name>GradientRows</name>
    <message numerus="yes">
        <source>%1 of %n query(ies) (%2 %)</source>
        <comment>how many carry the gradient</comment>
        <translation>
            <numerusform>%1 من %n استعلام (%2 %)</numerusform>
            <numerusform>%1 من استعلام واحد (%2 %)</numerusform>
            <numerusform>%1 من استعلامين (%2 %)</numerusform>
            <numerusform>%1 من %n استعلامات (%2 %)</numerusform>
            <numerusform>%1 من %n استعلامًا (%2 %)</numerusform>
            <numerusform>%1 من %n استعلام (%2 %)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %1 draws, yours first, with %n query(ies):</source>
        <translation>
            <numerusform>على مدى %1 من السحوب، سحبك أولًا، بلا استعلامات:</numerusform>
            <numerusform>على مدى %1 من السحوب، سحبك أولًا، باستعلام واحد:</numerusform>
            <numerusform>على مدى %1 من السحوب، سحبك أولًا، باستعلامين:</numerusform>
            <numerusform>على مدى %1 من السحوب، سحبك أولًا، بـ %n استعلامات:</numerusform>
            <numerusform>على مدى %1 من السحوب، سحبك أولًا، بـ %n استعلامًا:</numerusform>
            <numerusform>على مدى %1 من السحوب، سحبك أولًا، بـ %n استعلام:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Influence</name>
    <message>
        <source>It moves no result.</source>
        <translation>لا يحرّك أي نتيجة.</translation>
    </message>
    <message numerus="yes">
        <source>Per unit, the most of each step: %1; %n cell(s) in all.</source>
        <translation>
            <numerusform>لكل وحدة، الأكبر من كل خطوة: %1؛ لا خلايا في المجموع.</numerusform>
            <numerusform>لكل وحدة، الأكبر من كل خطوة: %1؛ خلية واحدة في المجموع.</numerusform>
            <numerusform>لكل وحدة، الأكبر من كل خطوة: %1؛ خليتان في المجموع.</numerusform>
            <numerusform>لكل وحدة، الأكبر من كل خطوة: %1؛ %n خلايا في المجموع.</numerusform>
            <numerusform>لكل وحدة، الأكبر من كل خطوة: %1؛ %n خلية في المجموع.</numerusform>
            <numerusform>لكل وحدة، الأكبر من كل خطوة: %1؛ %n خلية في المجموع.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergedCell</name>
    <message>
        <source>Wv of merged matrices</source>
        <translation>‏Wv للمصفوفات المدمجة</translation>
    </message>
    <message>
        <source>Rotary positions turn between the two: this matrix is that of a token with itself, at distance 0.</source>
        <translation>تدور المواضع الدورانية بين الاثنتين: هذه المصفوفة هي مصفوفة رمز مع نفسه، عند المسافة 0.</translation>
    </message>
    <message>
        <source>W_V is what is read from a token that is looked at.</source>
        <translation>‏W_V هو ما يُقرأ من رمز يُنظر إليه.</translation>
    </message>
    <message>
        <source>Singular values of W_V</source>
        <translation>القيم المنفردة لـ W_V</translation>
    </message>
    <message>
        <source>The score of token x with token y is %1: of W_Q and W_K only this one matrix counts. Heads that share it look at the same tokens, however they split it in two.</source>
        <translation>درجة الرمز x مع الرمز y هي %1: لا يُحسب من W_Q وW_K إلا هذه المصفوفة الواحدة. والرؤوس التي تشترك فيها تنظر إلى الرموز نفسها، كيفما قسمتها إلى اثنتين.</translation>
    </message>
    <message>
        <source>b_Q adds %1: how much every query likes the key y.</source>
        <translation>يضيف b_Q ‏%1: مقدار ميل كل استعلام إلى المفتاح y.</translation>
    </message>
    <message>
        <source>b_K adds %1, the same for every key, which the softmax does not see.</source>
        <translation>يضيف b_K ‏%1، وهو نفسه لكل مفتاح، فلا تراه softmax.</translation>
    </message>
    <message>
        <source>Both together add the number %1 to every score.</source>
        <translation>يضيفان معًا العدد %1 إلى كل درجة.</translation>
    </message>
    <message>
        <source>Singular values of %1</source>
        <translation>القيم المنفردة لـ %1</translation>
    </message>
</context>
<context>
    <name>MergedPane</name>
    <message>
        <source>Wq Wk transposed</source>
        <translation>‏Wq Wk منقولة</translation>
    </message>
    <message>
        <source>Rows: features of the query. Columns: features of the key.</source>
        <translation>الصفوف: سمات الاستعلام. الأعمدة: سمات المفتاح.</translation>
    </message>
    <message>
        <source>rows: of the query, columns: of the key</source>
        <translation>الصفوف: للاستعلام، الأعمدة: للمفتاح</translation>
    </message>
    <message>
        <source>Wk Wq transposed</source>
        <translation>Wk في Wq المنقولة</translation>
    </message>
    <message>
        <source>Rows: features of the key. Columns: features of the query.</source>
        <translation>الصفوف: سمات المفتاح. الأعمدة: سمات الاستعلام.</translation>
    </message>
    <message>
        <source>rows: of the key, columns: of the query</source>
        <translation>الصفوف: للمفتاح، الأعمدة: للاستعلام</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Purple; ochre and petrol</source>
        <translation>أرجواني؛ مُغرة وأزرق نفطي</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>رمادي</translation>
    </message>
</context>
<context>
    <name>PlaneCell</name>
    <message>
        <source>values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>أظهر القيم</translation>
    </message>
    <message>
        <source>Plane: “%1” and its keys</source>
        <translation>المستوى: «%1» ومفاتيحه</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>يجري الحساب…</translation>
    </message>
</context>
<context>
    <name>ReduceDialog</name>
    <message>
        <source>W_Q W_Kᵀ changes by %1 of its length (Frobenius norm).</source>
        <translation>تتغير W_Q W_Kᵀ بمقدار %1 من طولها (معيار فروبنيوس).</translation>
    </message>
    <message>
        <source>The largest change of a scaled score is %1, of a weight %2.</source>
        <translation>أكبر تغيّر في درجة محجَّمة هو %1، وفي وزن %2.</translation>
    </message>
    <message>
        <source>Singular values of W_Q W_Kᵀ: %1.</source>
        <translation>القيم المنفردة لـ W_Q W_Kᵀ: %1.</translation>
    </message>
</context>
<context>
    <name>SalvageOffer</name>
    <message>
        <source>What is missing</source>
        <translation>ما ينقص</translation>
    </message>
    <message>
        <source>This is what is whole in %1. The file itself was not changed. Missing rows hold NaN. Save this session under another name to keep it.</source>
        <translation>هذا هو السليم في %1. لم يُغيَّر الملف نفسه. الصفوف الناقصة تحوي NaN. احفظ هذه الجلسة باسم آخر لتُبقي عليها.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>لا ينقص شيء.</translation>
    </message>
    <message>
        <source>&amp;Recover what is whole…</source>
        <translation>استرد ما بقي سليمًا(&amp;R)…</translation>
    </message>
    <message>
        <source>Attention Explorer</source>
        <translation>Attention Explorer</translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation>لم تُفتح الجلسة.</translation>
    </message>
    <message>
        <source>Looking for what is whole in %1 …</source>
        <translation>يجري البحث عما بقي سليمًا في %1 …</translation>
    </message>
    <message>
        <source>Computing what is whole …</source>
        <translation>يجري حساب ما بقي سليمًا …</translation>
    </message>
</context>
<context>
    <name>SaturationCell</name>
    <message>
        <source>What froze</source>
        <translation>ما تجمّد</translation>
    </message>
    <message>
        <source>Saturation: what the width d does</source>
        <translation>التشبع: أثر العرض d</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>العرض d</translation>
    </message>
    <message>
        <source>Width d as a number</source>
        <translation>العرض d كعدد</translation>
    </message>
    <message>
        <source>Source of the further columns</source>
        <translation>مصدر الأعمدة الإضافية</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>العرض(&amp;W)</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>اسحب من جديد</translation>
    </message>
    <message>
        <source>Back to mine</source>
        <translation>عُد إلى أعمدتي</translation>
    </message>
    <message>
        <source>Widen the session</source>
        <translation>وسّع الجلسة</translation>
    </message>
    <message>
        <source>Weights of “%1” at d = %2</source>
        <translation>أوزان «%1» عند d = %2</translation>
    </message>
    <message>
        <source>without</source>
        <translation>من دون ‎÷ √d</translation>
    </message>
    <message>
        <source>Its gradient at the query: %1 with, %2 without.</source>
        <translation>تدرجه عند الاستعلام: %1 معها، و%2 من دونها.</translation>
    </message>
    <message>
        <source>Columns beyond d_k = %1 are random draws; your own are unchanged.</source>
        <translation>الأعمدة التي تتجاوز d_k = %1 سحوب عشوائية؛ أما أعمدتك فلم تتغير.</translation>
    </message>
    <message>
        <source>Why: a score is a sum of d products, so its spread grows like √d; the softmax sees ever larger gaps, and the largest score takes all. Dividing by √d keeps the spread as it is.</source>
        <translation>السبب: الدرجة مجموع d من حواصل الضرب، فينمو تشتتها مثل ‎√d؛ فترى softmax فجوات تزداد اتساعًا، وتستأثر أكبر درجة بكل شيء. والقسمة على ‎√d تُبقي التشتت كما هو.</translation>
    </message>
    <message>
        <source>Why: the same columns again and again make every score grow like d itself; dividing by √d is not enough, dividing by d (exponent 1) is.</source>
        <translation>السبب: تكرار الأعمدة نفسها يجعل كل درجة تنمو مثل d نفسه؛ فالقسمة على ‎√d لا تكفي، والقسمة على d (الأس 1) تكفي.</translation>
    </message>
    <message>
        <source>Weights at d = %1</source>
        <translation>الأوزان عند d = %1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>يجري الحساب…</translation>
    </message>
    <message>
        <source>Over width, from several draws: the line is the median of all tokens, the band holds the middle 80 %, the dotted line is the picked token in your own draw.</source>
        <translation>على امتداد العرض، من عدة سحوب: الخط هو وسيط الرموز كلها، والشريط يضم الـ 80 % الوسطى، والخط المنقّط هو الرمز المختار في سحبك أنت.</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>مع %1</translation>
    </message>
    <message>
        <source>This token has no weights at this width: %1.</source>
        <translation>ليس لهذا الرمز أوزان عند هذا العرض: %1.</translation>
    </message>
    <message>
        <source>At d = %1 the largest weight of “%2” is %3 with %5 and %4 without.</source>
        <translation>عند d = %1 يكون أكبر وزن لـ «%2» ‏%3 مع %5 و%4 من دونها.</translation>
    </message>
</context>
<context>
    <name>SpectrumPart</name>
    <message>
        <source>Direction</source>
        <translation>الاتجاه</translation>
    </message>
    <message>
        <source>Singular value</source>
        <translation>القيمة المنفردة</translation>
    </message>
    <message>
        <source>Rank 0: it is all zeros.</source>
        <translation>الرتبة 0: كلها أصفار.</translation>
    </message>
    <message>
        <source>Rank %1, all that there can be.</source>
        <translation>الرتبة %1، وهي أقصى ما يمكن.</translation>
    </message>
    <message>
        <source>Rank %1 of at most %2.</source>
        <translation>الرتبة %1 من %2 على الأكثر.</translation>
    </message>
    <message>
        <source>The first direction holds %1 % of the sum of squares%2.</source>
        <translation>يضم الاتجاه الأول %1 % من مجموع المربعات%2.</translation>
    </message>
    <message>
        <source>, the first two %1 %</source>
        <translation>، والاتجاهان الأولان %1 %</translation>
    </message>
    <message>
        <source>Condition, σ1 ÷ σ%1: %2.</source>
        <translation>عدد الشرط، ‎σ1 ÷ σ%1: ‏%2.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>line %1</source>
        <comment>of a file</comment>
        <translation>السطر %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>of a matrix in a file</comment>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>of a matrix or of a line in a file</comment>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <comment>of a notebook in a file</comment>
        <translation>الخلية %1</translation>
    </message>
    <message>
        <source>entry %1</source>
        <comment>of a list in a file</comment>
        <translation>المدخل %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is wrong; what to try</comment>
        <translation>%1؛ %2</translation>
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
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>تباين عالٍ، فاتح</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>Query token</source>
        <translation>رمز الاستعلام</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>الرمز %1</translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… لا مزيد</numerusform>
            <numerusform>… رمز واحد آخر</numerusform>
            <numerusform>… رمزان آخران</numerusform>
            <numerusform>… %n رموز أخرى</numerusform>
            <numerusform>… %n رمزًا آخر</numerusform>
            <numerusform>… %n رمز آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>‎+ أضف</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>أضف رمزًا</translation>
    </message>
    <message>
        <source>Sentence…</source>
        <translation>جملة…</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>اكتب جملة</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>أضف رمزًا</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>الجملة</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>غيّر الاسم…</translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation>غيّر اسم رمز</translation>
    </message>
    <message>
        <source>Add before…</source>
        <translation>أضف قبله…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>أزِل</translation>
    </message>
    <message>
        <source>New words get</source>
        <translation>تأخذ الكلمات الجديدة</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>أصفارًا</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>أعدادًا عشوائية</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message numerus="yes">
        <source>%n before …</source>
        <translation>
            <numerusform>لا رموز قبله…</numerusform>
            <numerusform>رمز واحد قبله…</numerusform>
            <numerusform>رمزان قبله…</numerusform>
            <numerusform>%n رموز قبله…</numerusform>
            <numerusform>%n رمزًا قبله…</numerusform>
            <numerusform>%n رمز قبله…</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>ابحث عن رمز</translation>
    </message>
    <message>
        <source>A name, a part of one, or a number counted from 0. Enter goes on to the next.</source>
        <translation>اسم أو جزء منه، أو رقم يُعدّ من 0. ينتقل Enter إلى التالي.</translation>
    </message>
    <message>
        <source>There is no token with “%1” in its name, and none of that number.</source>
        <translation>لا يوجد رمز في اسمه «%1»، ولا رمز بهذا الرقم.</translation>
    </message>
    <message>
        <source>Words become tokens; those already there keep their numbers in X.</source>
        <translation>تصير الكلمات رموزًا؛ وما كان موجودًا منها يحتفظ بأعداده في X.</translation>
    </message>
    <message>
        <source>Move before the previous one</source>
        <translation>انقله قبل السابق</translation>
    </message>
    <message>
        <source>Move behind the next one</source>
        <translation>انقله بعد التالي</translation>
    </message>
    <message>
        <source>Click: pick it everywhere. Double click or F2: another name. Right click: rename, move, remove.</source>
        <translation>نقرة: اختره في كل مكان. نقرة مزدوجة أو F2: اسم آخر. نقرة باليمين: إعادة تسمية أو نقل أو إزالة.</translation>
    </message>
</context>
<context>
    <name>Waterfall</name>
    <message numerus="yes">
        <source>Against its sign: %1 of %n term(s).</source>
        <comment>the sign of the score</comment>
        <translation>
            <numerusform>بعكس إشارتها: %1 من %n حد.</numerusform>
            <numerusform>بعكس إشارتها: %1 من حد واحد.</numerusform>
            <numerusform>بعكس إشارتها: %1 من حدين.</numerusform>
            <numerusform>بعكس إشارتها: %1 من %n حدود.</numerusform>
            <numerusform>بعكس إشارتها: %1 من %n حدًّا.</numerusform>
            <numerusform>بعكس إشارتها: %1 من %n حد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaterfallCell</name>
    <message>
        <source>As they stand</source>
        <translation>كما هي</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>الأكبر أولًا</translation>
    </message>
    <message>
        <source>Terms of the score of “%1” with “%2”</source>
        <translation>حدود درجة «%1» مع «%2»</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>“%1”</source>
        <comment>a name within a sentence</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list and its next entry</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, …</source>
        <comment>a list that goes on</comment>
        <translation>%1، …</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list that goes on</comment>
        <translation>
            <numerusform>%1 ولا شيء آخر</numerusform>
            <numerusform>%1 وواحد آخر</numerusform>
            <numerusform>%1 واثنان آخران</numerusform>
            <numerusform>%1 و%n أخرى</numerusform>
            <numerusform>%1 و%n آخر</numerusform>
            <numerusform>%1 و%n آخر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorksheetTables</name>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%1 من %n صف</numerusform>
            <numerusform>%1 من صف واحد</numerusform>
            <numerusform>%1 من صفين</numerusform>
            <numerusform>%1 من %n صفوف</numerusform>
            <numerusform>%1 من %n صفًّا</numerusform>
            <numerusform>%1 من %n صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n column(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%1 من %n عمود</numerusform>
            <numerusform>%1 من عمود واحد</numerusform>
            <numerusform>%1 من عمودين</numerusform>
            <numerusform>%1 من %n أعمدة</numerusform>
            <numerusform>%1 من %n عمودًا</numerusform>
            <numerusform>%1 من %n عمود</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank cell(s) have no room here</source>
        <translation>
            <numerusform>تتسع هنا كل الخلايا المُفرغة</numerusform>
            <numerusform>خلية مُفرغة واحدة لا مكان لها هنا</numerusform>
            <numerusform>خليتان مُفرغتان لا مكان لهما هنا</numerusform>
            <numerusform>%n خلايا مُفرغة لا مكان لها هنا</numerusform>
            <numerusform>%n خلية مُفرغة لا مكان لها هنا</numerusform>
            <numerusform>%n خلية مُفرغة لا مكان لها هنا</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae</name>
    <message>
        <source>&amp;File</source>
        <translation>ملف(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>جديد(&amp;N)</translation>
    </message>
    <message>
        <source>A new window with the lesson</source>
        <translation>نافذة جديدة فيها الدرس</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>افتح(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a session file</source>
        <translation>افتح ملف جلسة</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>احفظ(&amp;S)</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>احفظ الجلسة</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>احفظ باسم(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>احفظ الجلسة باسم آخر</translation>
    </message>
    <message>
        <source>&amp;Picture of the notebook…</source>
        <translation>صورة للدفتر(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the notebook as PNG, SVG or PDF</source>
        <translation>احفظ الدفتر بصيغة PNG أو SVG أو PDF</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>أغلق النافذة(&amp;C)</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>أغلق هذه النافذة</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>تحرير(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>تراجع(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>تراجع عن آخر خطوة</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>أعد(&amp;R)</translation>
    </message>
    <message>
        <source>Do the step again</source>
        <translation>نفّذ الخطوة ثانية</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>قص(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the cells and set them to 0</source>
        <translation>انسخ الخلايا واجعلها 0</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>انسخ(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected cells</source>
        <translation>انسخ الخلايا المحددة</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>الصق(&amp;P)</translation>
    </message>
    <message>
        <source>Paste a block of numbers here</source>
        <translation>الصق كتلة من الأعداد هنا</translation>
    </message>
    <message>
        <source>Fill &amp;down</source>
        <translation>املأ لأسفل(&amp;D)</translation>
    </message>
    <message>
        <source>The first row of the selection into all rows of it (Ctrl+D)</source>
        <translation>الصف الأول من التحديد في كل صفوفه (Ctrl+D)</translation>
    </message>
    <message>
        <source>Fill &amp;right</source>
        <translation>املأ الأعمدة(&amp;R)</translation>
    </message>
    <message>
        <source>The first column of the selection into all columns of it (Ctrl+R)</source>
        <translation>العمود الأول من التحديد في كل أعمدته (Ctrl+R)</translation>
    </message>
    <message>
        <source>&amp;Go to cell…</source>
        <translation>اذهب إلى خلية(&amp;G)…</translation>
    </message>
    <message>
        <source>Select a cell by its name, such as weights[export,fail]</source>
        <translation>حدد خلية باسمها، مثل weights[export,fail]</translation>
    </message>
    <message>
        <source>Add a &amp;text cell</source>
        <translation>أضف خلية نص(&amp;T)</translation>
    </message>
    <message>
        <source>A note in Markdown, above the cell in view</source>
        <translation>ملاحظة بصيغة Markdown فوق الخلية المعروضة</translation>
    </message>
    <message>
        <source>Move cell &amp;up</source>
        <translation>ارفع الخلية(&amp;U)</translation>
    </message>
    <message>
        <source>Move the cell in view up</source>
        <translation>ارفع الخلية المعروضة موضعًا واحدًا</translation>
    </message>
    <message>
        <source>Move cell do&amp;wn</source>
        <translation>اخفض الخلية(&amp;W)</translation>
    </message>
    <message>
        <source>Move the cell in view down</source>
        <translation>اخفض الخلية المعروضة موضعًا واحدًا</translation>
    </message>
    <message>
        <source>Remo&amp;ve cell</source>
        <translation>أزِل الخلية(&amp;V)</translation>
    </message>
    <message>
        <source>Remove the cell in view from the notebook</source>
        <translation>أزِل الخلية المعروضة من الدفتر</translation>
    </message>
    <message>
        <source>T&amp;itle…</source>
        <translation>العنوان(&amp;I)…</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>عنوان الجلسة</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>المصفوفة(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation>غيّر الحجم(&amp;R)…</translation>
    </message>
    <message>
        <source>Change n, d_model, d_k and d_v; values are kept</source>
        <translation>غيّر n وd_model وd_k وd_v؛ تبقى القيم كما هي</translation>
    </message>
    <message>
        <source>&amp;Zeros</source>
        <translation>أصفار(&amp;Z)</translation>
    </message>
    <message>
        <source>Set every cell of the matrix in use to 0</source>
        <translation>اجعل كل خلية في المصفوفة الحالية 0</translation>
    </message>
    <message>
        <source>&amp;Identity</source>
        <translation>مصفوفة الوحدة(&amp;I)</translation>
    </message>
    <message>
        <source>Ones on the diagonal</source>
        <translation>آحاد على القطر</translation>
    </message>
    <message>
        <source>R&amp;andom…</source>
        <translation>عشوائية(&amp;A)…</translation>
    </message>
    <message>
        <source>Normal numbers with a seed and a spread</source>
        <translation>أعداد طبيعية التوزيع ببذرة وتشتت</translation>
    </message>
    <message>
        <source>Rotatio&amp;n…</source>
        <translation>تدوير(&amp;N)…</translation>
    </message>
    <message>
        <source>A rotation by an angle in the first two dimensions</source>
        <translation>تدوير بزاوية في البعدين الأولين</translation>
    </message>
    <message>
        <source>&amp;Scale…</source>
        <translation>اضرب في عدد(&amp;S)…</translation>
    </message>
    <message>
        <source>Multiply every cell by a number</source>
        <translation>اضرب كل خلية في عدد</translation>
    </message>
    <message>
        <source>Copy &amp;transposed</source>
        <translation>انسخها منقولة(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the matrix turned over</source>
        <translation>انسخ منقولة المصفوفة</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>عرض(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation>المخطط العام(&amp;O)</translation>
    </message>
    <message>
        <source>Show the outline</source>
        <translation>أظهر المخطط العام</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>الفاحص(&amp;I)</translation>
    </message>
    <message>
        <source>Show the inspector</source>
        <translation>أظهر الفاحص</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>السجل(&amp;H)</translation>
    </message>
    <message>
        <source>Show the list of steps to undo</source>
        <translation>أظهر قائمة الخطوات التي يمكن التراجع عنها</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>قرّب(&amp;I)</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>أكبر</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>بعّد(&amp;U)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>أصغر</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>الحجم العادي(&amp;N)</translation>
    </message>
    <message>
        <source>Back to 100 %</source>
        <translation>عُد إلى 100 %</translation>
    </message>
    <message>
        <source>&amp;Paint the mask</source>
        <translation>ارسم القناع(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>مساعدة(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>عن البرنامج(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>الإصدار والرخصة</translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <translation>معادلة الانتباه الحقيقية</translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <translation>تشبع يمكنك التحقق منه يدويًا</translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <translation>النظر إلى الرمز السابق</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <translation>جملتان في دفعة واحدة</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>أعداد عشوائية</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>التشتت</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>تدوير</translation>
    </message>
    <message>
        <source>Angle in degrees</source>
        <translation>الزاوية بالدرجات</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>الضرب في عدد</translation>
    </message>
    <message>
        <source>Multiply every cell by</source>
        <translation>اضرب كل خلية في</translation>
    </message>
    <message>
        <source>Set %1 to zeros</source>
        <translation>تصفير %1</translation>
    </message>
    <message>
        <source>Set %1 to the identity</source>
        <translation>جعل %1 مصفوفة الوحدة</translation>
    </message>
    <message>
        <source>Fill %1 with random numbers</source>
        <translation>ملء %1 بأعداد عشوائية</translation>
    </message>
    <message>
        <source>Set %1 to a rotation</source>
        <translation>جعل %1 مصفوفة تدوير</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>ضرب %1 في عدد</translation>
    </message>
    <message>
        <source>Select a cell of X or of one of the projections first; the others are computed.</source>
        <translation>حدد أولًا خلية من X أو من أحد الإسقاطات؛ أما البقية فتُحسب.</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>تغيير الحجم</translation>
    </message>
    <message>
        <source>n (tokens)</source>
        <translation>‏n (الرموز)</translation>
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
        <translation>ينتهي اسم ملف الصورة بـ ‎.png أو ‎.svg أو ‎.pdf.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Show the welcome</source>
        <translation>أظهر الترحيب</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>الملفات الحديثة</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <translation>موضع النافذة</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>The settings file was damaged. The standard settings are in force; the damaged file is kept as %1.</source>
        <translation>ملف الإعدادات تالف. تسري الإعدادات الافتراضية؛ وقد حُفظ الملف التالف باسم %1.</translation>
    </message>
    <message>
        <source>The cell itself</source>
        <translation>الخلية نفسها</translation>
    </message>
    <message>
        <source>Minus the logarithm of the cell</source>
        <translation>سالب لوغاريتم الخلية</translation>
    </message>
    <message>
        <source>Half the squared distance to a target</source>
        <translation>نصف مربع المسافة إلى قيمة مستهدفة</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا قناع</translation>
    </message>
    <message>
        <source>Every query may attend to every key.</source>
        <translation>يمكن لكل استعلام أن ينتبه إلى كل مفتاح.</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>سببي</translation>
    </message>
    <message>
        <source>A query may attend to its own key and to earlier ones.</source>
        <translation>يمكن للاستعلام أن ينتبه إلى مفتاحه وإلى المفاتيح السابقة.</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>مرسوم</translation>
    </message>
    <message>
        <source>Each pair of query and key is allowed or hidden by hand.</source>
        <translation>يُسمح بكل زوج من استعلام ومفتاح أو يُحجب يدويًا.</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>أكبر وزن</translation>
    </message>
    <message>
        <source>Entropy in bits</source>
        <translation>الإنتروبيا بالبت</translation>
    </message>
    <message>
        <source>Effective number of tokens</source>
        <translation>العدد الفعلي للرموز</translation>
    </message>
    <message>
        <source>Norm of the softmax Jacobian</source>
        <translation>معيار مصفوفة جاكوبي لـ softmax</translation>
    </message>
    <message>
        <source>Norm of the gradient at the query</source>
        <translation>معيار التدرج عند الاستعلام</translation>
    </message>
    <message>
        <source>Token embeddings</source>
        <translation>تضمينات الرموز</translation>
    </message>
    <message>
        <source>Query projection</source>
        <translation>إسقاط الاستعلام</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the question it asks.</source>
        <translation>متعلَّم: يحوّل تضمين الرمز إلى السؤال الذي يطرحه.</translation>
    </message>
    <message>
        <source>Key projection</source>
        <translation>إسقاط المفتاح</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the answer it offers.</source>
        <translation>متعلَّم: يحوّل تضمين الرمز إلى الجواب الذي يعرضه.</translation>
    </message>
    <message>
        <source>Value projection</source>
        <translation>إسقاط القيمة</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into what it contributes.</source>
        <translation>متعلَّم: يحوّل تضمين الرمز إلى ما يسهم به.</translation>
    </message>
    <message>
        <source>Query bias</source>
        <translation>انحياز الاستعلام</translation>
    </message>
    <message>
        <source>Learned: added to every query.</source>
        <translation>متعلَّم: يُضاف إلى كل استعلام.</translation>
    </message>
    <message>
        <source>Key bias</source>
        <translation>انحياز المفتاح</translation>
    </message>
    <message>
        <source>Learned: added to every key.</source>
        <translation>متعلَّم: يُضاف إلى كل مفتاح.</translation>
    </message>
    <message>
        <source>Value bias</source>
        <translation>انحياز القيمة</translation>
    </message>
    <message>
        <source>Learned: added to every value.</source>
        <translation>متعلَّم: يُضاف إلى كل قيمة.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>الاستعلامات</translation>
    </message>
    <message>
        <source>What each token asks for.</source>
        <translation>ما يسأل عنه كل رمز.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>What each token offers to be found by.</source>
        <translation>ما يعرضه كل رمز ليُعثر عليه به.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <source>What each token contributes when it is looked at.</source>
        <translation>ما يسهم به كل رمز عندما يُنظر إليه.</translation>
    </message>
    <message>
        <source>Scaled scores</source>
        <translation>الدرجات المحجَّمة</translation>
    </message>
    <message>
        <source>The scores divided by a power of the head&apos;s width, so that they do not grow with it.</source>
        <translation>الدرجات مقسومة على قوة لعرض الرأس، حتى لا تنمو معه.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>الدرجات</translation>
    </message>
    <message>
        <source>How well each query fits each key: their dot product.</source>
        <translation>مدى ملاءمة كل استعلام لكل مفتاح: الضرب النقطي بينهما.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>الأوزان</translation>
    </message>
    <message>
        <source>Random columns</source>
        <translation>أعمدة عشوائية</translation>
    </message>
    <message>
        <source>Your own columns stay; the further ones are random draws of the same size, so the scores spread like the square root of d.</source>
        <translation>تبقى أعمدتك؛ والأعمدة الإضافية سحوب عشوائية من المقدار نفسه، فتتشتت الدرجات كالجذر التربيعي لـ d.</translation>
    </message>
    <message>
        <source>My columns repeated</source>
        <translation>أعمدتي مكررة</translation>
    </message>
    <message>
        <source>Your own columns again and again: nothing is random, and the scores grow like d, faster than √d can cure.</source>
        <translation>أعمدتك نفسها مرارًا: لا شيء عشوائي، وتنمو الدرجات مثل d، أسرع مما يعالجه ‎√d.</translation>
    </message>
    <message>
        <source>Textbook: normal q and k</source>
        <translation>كما في الكتب: q وk بتوزيع طبيعي</translation>
    </message>
    <message>
        <source>Queries and keys of independent standard normal numbers, the assumption behind √d. Your matrices are not used.</source>
        <translation>استعلامات ومفاتيح من أعداد مستقلة ذات توزيع طبيعي معياري، وهو الافتراض الذي يقوم عليه ‎√d. لا تُستخدم مصفوفاتك.</translation>
    </message>
    <message>
        <source>the recovery copy %1 is damaged</source>
        <translation>نسخة الاسترداد %1 تالفة</translation>
    </message>
    <message>
        <source>nothing of it is used</source>
        <translation>لا يُستخدم منها شيء</translation>
    </message>
    <message>
        <source>the recovery copy of %1 is open in another window</source>
        <translation>نسخة الاسترداد لـ %1 مفتوحة في نافذة أخرى</translation>
    </message>
    <message>
        <source>close that window first</source>
        <translation>أغلق تلك النافذة أولًا</translation>
    </message>
    <message>
        <source>the recovery copy %1 could not be moved: %2</source>
        <translation>تعذّر نقل نسخة الاسترداد %1: ‏%2</translation>
    </message>
    <message>
        <source>remove it by hand</source>
        <translation>أزِلها يدويًا</translation>
    </message>
    <message>
        <source>%1 is no input of this session</source>
        <translation>ليس %1 مُدخلًا في هذه الجلسة</translation>
    </message>
    <message>
        <source>only cells of inputs can be changed</source>
        <translation>لا يمكن تغيير إلا خلايا المُدخلات</translation>
    </message>
    <message>
        <source>%1 cells from row %2, column %3 do not lie inside %4, which is %5</source>
        <translation>الخلايا المطلوبة (%1) بدءًا من الصف %2 والعمود %3 لا تقع داخل %4 وحجمها %5</translation>
    </message>
    <message>
        <source>choose fewer cells or resize first</source>
        <translation>اختر خلايا أقل أو غيّر الحجم أولًا</translation>
    </message>
    <message>
        <source>%1 values do not fill %2 cells</source>
        <translation>عدد القيم %1 لا يملأ %2 من الخلايا</translation>
    </message>
    <message>
        <source>select as many cells as there are values</source>
        <translation>حدد خلايا بعدد القيم</translation>
    </message>
    <message>
        <source>there is no token %1</source>
        <translation>لا يوجد رمز رقمه %1</translation>
    </message>
    <message>
        <source>the tokens are numbered from 0 to %2</source>
        <translation>تُرقَّم الرموز من 0 إلى %2</translation>
    </message>
    <message>
        <source>there is no feature %1</source>
        <translation>لا توجد سمة رقمها %1</translation>
    </message>
    <message>
        <source>the features are numbered from 0 to %2</source>
        <translation>تُرقَّم السمات من 0 إلى %2</translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 cells of the notebook</source>
        <translation>لا يوجد الموضع %1 بين خلايا الدفتر، وعددها %2</translation>
    </message>
    <message>
        <source>places are counted from 0</source>
        <translation>تُعدّ المواضع من 0</translation>
    </message>
    <message>
        <source>%1 cells are more than a notebook may have</source>
        <translation>عدد الخلايا %1 أكبر مما يجوز لدفتر</translation>
    </message>
    <message>
        <source>delete cells that are not needed</source>
        <translation>احذف الخلايا التي لا حاجة إليها</translation>
    </message>
    <message>
        <source>the last token cannot be removed</source>
        <translation>لا يمكن إزالة الرمز الأخير</translation>
    </message>
    <message>
        <source>rename it, or insert another one first</source>
        <translation>غيّر اسمه أو أدرج رمزًا آخر أولًا</translation>
    </message>
    <message>
        <source>%1 tokens are more than the %2 that a session may have</source>
        <translation>عدد الرموز %1 أكبر من الحد الجائز لجلسة، وهو %2</translation>
    </message>
    <message>
        <source>use fewer tokens</source>
        <translation>استخدم رموزًا أقل</translation>
    </message>
    <message>
        <source>the sentence has no words</source>
        <translation>لا كلمات في الجملة</translation>
    </message>
    <message>
        <source>type at least one word</source>
        <translation>اكتب كلمة واحدة على الأقل</translation>
    </message>
    <message>
        <source>cell %1 of the notebook (%2) holds no text</source>
        <translation>الخلية %1 من الدفتر (%2) لا تحوي نصًا</translation>
    </message>
    <message>
        <source>insert a text cell</source>
        <translation>أدرج خلية نص</translation>
    </message>
    <message>
        <source>a notebook cell needs a kind</source>
        <translation>تحتاج خلية الدفتر إلى نوع</translation>
    </message>
    <message>
        <source>choose one of the kinds</source>
        <translation>اختر أحد الأنواع</translation>
    </message>
    <message>
        <source>columns of the source %1 do not belong to this session</source>
        <translation>أعمدة المصدر %1 لا تنتمي إلى هذه الجلسة</translation>
    </message>
    <message>
        <source>choose random or repeated columns</source>
        <translation>اختر أعمدة عشوائية أو مكررة</translation>
    </message>
    <message>
        <source>there is not enough memory for this change</source>
        <translation>لا تكفي الذاكرة لهذا التغيير</translation>
    </message>
    <message>
        <source>use smaller sizes, or close other programs</source>
        <translation>استخدم أحجامًا أصغر أو أغلق برامج أخرى</translation>
    </message>
    <message>
        <source>the file would have %1 bytes, more than the %2 that can be opened again</source>
        <translation>سيبلغ حجم الملف %1 من البايتات، أي أكثر مما يمكن فتحه ثانية، وهو %2</translation>
    </message>
    <message>
        <source>use smaller matrices</source>
        <translation>استخدم مصفوفات أصغر</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>لا يمكن أن يكون %1 مساويًا لـ %2</translation>
    </message>
    <message>
        <source>choose a number from 1 to %3</source>
        <translation>اختر عددًا من 1 إلى %3</translation>
    </message>
    <message>
        <source>%1 would hold %2 values, more than the %3 that a matrix may have</source>
        <translation>سيبلغ عدد القيم في %1 ما مقداره %2، أي أكثر مما يجوز لمصفوفة، وهو %3</translation>
    </message>
    <message>
        <source>use smaller sizes</source>
        <translation>استخدم أحجامًا أصغر</translation>
    </message>
    <message>
        <source>Attention Explorer session</source>
        <translation>جلسة Attention Explorer</translation>
    </message>
    <message>
        <source>All results as JSON</source>
        <translation>كل النتائج بصيغة JSON</translation>
    </message>
    <message>
        <source>One step as comma-separated values</source>
        <translation>خطوة واحدة كقيم مفصولة بفواصل</translation>
    </message>
    <message>
        <source>One step as tab-separated values</source>
        <translation>خطوة واحدة كقيم مفصولة بعلامات جدولة</translation>
    </message>
    <message>
        <source>One step as a NumPy array</source>
        <translation>خطوة واحدة كصفيف NumPy</translation>
    </message>
    <message>
        <source>All steps and inputs as a NumPy archive</source>
        <translation>كل الخطوات والمُدخلات كأرشيف NumPy</translation>
    </message>
    <message>
        <source>no key is allowed</source>
        <translation>لا يُسمح بأي مفتاح</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>قيمة %1 هي %2</translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4</source>
        <translation>قيمة %1 هي %2، لأن قيمة %3 هي %4</translation>
    </message>
    <message>
        <source>there are no numbers on the clipboard</source>
        <translation>لا توجد أعداد في الحافظة</translation>
    </message>
    <message>
        <source>copy cells of a table first</source>
        <translation>انسخ خلايا من جدول أولًا</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>اجعل لكل صف العدد نفسه من الخلايا</translation>
    </message>
    <message>
        <source>The block has %1 × %2 cells and does not fit here: %3 × %4 are left. Choose its upper left cell further up or left, or resize first.</source>
        <translation>أبعاد الكتلة بالخلايا ‎%1 × %2، ولا تتسع هنا: الباقي ‎%3 × %4. اختر خليتها الأولى في موضع أعلى أو أسبق، أو غيّر الحجم أولًا.</translation>
    </message>
    <message>
        <source>Paste %1 × %2 cells into %3</source>
        <translation>لصق ‎%1 × %2 من الخلايا في %3</translation>
    </message>
    <message>
        <source>An input: typed, loaded or learned. Change it and everything below follows.</source>
        <translation>مُدخل: مكتوب أو محمَّل أو متعلَّم. غيّره فيتبعه كل ما تحته.</translation>
    </message>
    <message>
        <source>The sum of these products:</source>
        <translation>مجموع حواصل الضرب هذه:</translation>
    </message>
    <message>
        <source>One score, divided:</source>
        <translation>درجة واحدة، مقسومة:</translation>
    </message>
    <message>
        <source>Hidden by the mask: exactly 0, and left out of every sum.</source>
        <translation>محجوب بالقناع: 0 تمامًا، ومستبعد من كل مجموع.</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>المجموع: %1</translation>
    </message>
    <message>
        <source>Sum of all exponentials: %1</source>
        <translation>مجموع كل الأسيات: %1</translation>
    </message>
    <message>
        <source>Divided by %1</source>
        <translation>مقسوم على %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>Not shown at this size.</source>
        <translation>لا يظهر عند هذا الحجم.</translation>
    </message>
    <message>
        <source>%1 per unit</source>
        <translation>‏%1 لكل وحدة</translation>
    </message>
    <message>
        <source>“%1” has no weights: %2.</source>
        <translation>ليس لـ«%1» أوزان: %2.</translation>
    </message>
    <message>
        <source>Only “%1” is allowed, so its weight is 1 whatever the scores are.</source>
        <translation>لا يُسمح إلا بـ«%1»، فوزنه 1 مهما كانت الدرجات.</translation>
    </message>
    <message>
        <source>largest %1 on “%2”</source>
        <translation>الأكبر %1 عند «%2»</translation>
    </message>
    <message>
        <source>entropy %1 of %2 bits</source>
        <translation>الإنتروبيا %1 من %2 بت</translation>
    </message>
    <message>
        <source>%1 effective tokens</source>
        <translation>العدد الفعلي للرموز %1</translation>
    </message>
    <message>
        <source>output(%1) = [%2]</source>
        <translation>الخرج(%1) = [%2]</translation>
    </message>
    <message>
        <source>“%1”: %2 without, %3 with ÷ √d</source>
        <translation>‏«%1»: %2 من دون ‎÷ √d، و%3 معها</translation>
    </message>
    <message>
        <source>%1; at d = %2 little changes: drag the width below</source>
        <translation>‏%1؛ عند d = %2 يتغير القليل: اسحب العرض في الأسفل</translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation>الاستعلام %1، المفتاح %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>‏%1، %2</translation>
    </message>
    <message>
        <source>good</source>
        <translation>سليم</translation>
    </message>
    <message>
        <source>fully masked</source>
        <translation>محجوب بالكامل</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>ليس عددًا</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>فيض</translation>
    </message>
    <message>
        <source>value not finite</source>
        <translation>قيمة غير منتهية</translation>
    </message>
    <message>
        <source>No key is allowed for this query, so there is nothing to share out.</source>
        <translation>لا يُسمح لهذا الاستعلام بأي مفتاح، فلا شيء يُوزَّع.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>ما لا نهاية</translation>
    </message>
    <message>
        <source>minus infinity</source>
        <translation>سالب ما لا نهاية</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>قيمة %1 هي %2.</translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4.</source>
        <translation>قيمة %1 هي %2، لأن قيمة %3 هي %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number, and no function or constant that a cell knows</source>
        <translation>ليس «%1» عددًا ولا دالة أو ثابتًا تعرفه الخلية</translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ ( ), pi, e and functions such as sqrt, exp, ln, sin, min, max</source>
        <translation>استخدم الأعداد و‎+ - * / ^ ( )‎ وpi وe ودوال مثل sqrt وexp وln وsin وmin وmax</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no meaning in a calculation</source>
        <translation>لا معنى لـ«%1» في عملية حسابية</translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ and brackets</source>
        <translation>استخدم الأعداد و‎+ - * / ^‎ والأقواس</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not separate the arguments of a function here</source>
        <translation>لا يفصل «%1» هنا بين وسائط الدالة</translation>
    </message>
    <message>
        <source>use &quot;%2&quot; for that</source>
        <translation>استخدم «%2» لذلك</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma outside of a function</source>
        <translation>في «%1» فاصلة خارج دالة</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a &quot;;&quot; outside of a function</source>
        <translation>في «%1» علامة «;» خارج دالة</translation>
    </message>
    <message>
        <source>the decimal mark is &quot;%2&quot; here</source>
        <translation>العلامة العشرية هنا هي «%2»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an opening bracket without a closing one</source>
        <translation>في «%1» قوس يُفتح ولا يُغلق</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a bracket in a wrong place</source>
        <translation>في «%1» قوس في غير موضعه</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too few arguments</source>
        <translation>في «%1» دالة بوسائط أقل مما ينبغي</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too many arguments</source>
        <translation>في «%1» دالة بوسائط أكثر مما ينبغي</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends too early</source>
        <translation>ينتهي «%1» قبل اكتماله</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has two numbers without a sign between them</source>
        <translation>في «%1» عددان لا إشارة بينهما</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no calculation that can be read</source>
        <translation>ليس «%1» عملية حسابية يمكن قراءتها</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives more than one number</source>
        <translation>ينتج عن «%1» أكثر من عدد</translation>
    </message>
    <message>
        <source>type one calculation</source>
        <translation>اكتب عملية حسابية واحدة</translation>
    </message>
    <message>
        <source>type a calculation such as 1/3 or sqrt(2)/2</source>
        <translation>اكتب عملية حسابية مثل 1/3 أو sqrt(2)/2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not give a finite number</source>
        <translation>لا ينتج عن «%1» عدد منتهٍ</translation>
    </message>
    <message>
        <source>type inf or nan if that is meant</source>
        <translation>اكتب inf أو nan إن كان هذا هو المقصود</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives a number that is too small to be held and would become 0</source>
        <translation>ينتج عن «%1» عدد أصغر من أن يُخزَّن، وسيصبح 0</translation>
    </message>
    <message>
        <source>type 0 if 0 is meant</source>
        <translation>اكتب 0 إن كان 0 هو المقصود</translation>
    </message>
    <message>
        <source>the calculation has more than %1 characters</source>
        <translation>تتجاوز العملية الحسابية حدًّا من المحارف قدره %1</translation>
    </message>
    <message>
        <source>type a shorter one</source>
        <translation>اكتب عملية أقصر</translation>
    </message>
    <message>
        <source>expected a whole number from 0, found %1</source>
        <translation>المتوقع عدد صحيح بدءًا من 0، والموجود %1</translation>
    </message>
    <message>
        <source>the file was made by a later version (%1.%2): what this version (%1.%3) does not know is kept but not shown</source>
        <translation>أُنشئ الملف بإصدار أحدث (‎%1.%2): ما لا يعرفه هذا الإصدار (‎%1.%3) يبقى محفوظًا دون أن يظهر</translation>
    </message>
    <message>
        <source>use a newer version to see everything</source>
        <translation>استخدم إصدارًا أحدث لترى كل شيء</translation>
    </message>
    <message>
        <source>expected one text for each of the %1 tokens, found %2</source>
        <translation>المتوقع نص لكل رمز من الرموز وعددها %1، والموجود %2</translation>
    </message>
    <message>
        <source>give each query a text of one 1 or 0 for each key; nothing was changed</source>
        <translation>اجعل لكل استعلام نصًا فيه 1 أو 0 لكل مفتاح؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>expected %1 digits that are 1 or 0, found &quot;%2&quot;</source>
        <translation>عدد الأرقام المتوقعة %1، وكل منها 1 أو 0، والموجود «%2»</translation>
    </message>
    <message>
        <source>write 1 where the query may attend to the key, else 0; nothing was changed</source>
        <translation>اكتب 1 حيث يمكن للاستعلام أن ينتبه إلى المفتاح، وإلا 0؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the painted keys are kept but not used, because the mask is &quot;%1&quot;</source>
        <translation>تبقى المفاتيح المرسومة محفوظة ولا تُستخدم، لأن القناع هو «%1»</translation>
    </message>
    <message>
        <source>set the mask to &quot;painted&quot; to use them</source>
        <translation>اجعل القناع &quot;painted&quot; لاستخدامها</translation>
    </message>
    <message>
        <source>expected a list of cells, found %1</source>
        <translation>المتوقع قائمة خلايا، والموجود %1</translation>
    </message>
    <message>
        <source>the notebook has too many cells</source>
        <translation>في الدفتر خلايا أكثر مما يجوز</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>المتوقع كائن، والموجود %1</translation>
    </message>
    <message>
        <source>members that this version does not know are kept as they are: %1</source>
        <translation>الأعضاء التي لا يعرفها هذا الإصدار باقية كما هي: %1</translation>
    </message>
    <message>
        <source>they have no effect</source>
        <translation>لا أثر لها</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a cell</source>
        <translation>ليس «%1» اسم خلية</translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN] with indices from 0 or names, and names with , [ ] or quotes in double quotes</source>
        <translation>اكتب STEP[ROW,COLUMN] بأرقام مواضع تبدأ من 0 أو بأسماء، واجعل الأسماء التي فيها ‎, [ ] أو علامات اقتباس بين علامتي اقتباس مزدوجتين</translation>
    </message>
    <message>
        <source>there is no row %1: %2 has %3, counted from 0 to %4</source>
        <translation>لا يوجد الصف %1: في %2 من الصفوف %3، تُعدّ من 0 إلى %4</translation>
    </message>
    <message>
        <source>there is no column %1: %2 has %3, counted from 0 to %4</source>
        <translation>لا يوجد العمود %1: في %2 من الأعمدة %3، تُعدّ من 0 إلى %4</translation>
    </message>
    <message>
        <source>choose one of these</source>
        <translation>اختر أحد هذه</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a number but no index</source>
        <translation>«%1» عدد لكنه ليس رقم موضع</translation>
    </message>
    <message>
        <source>write a whole number from 0, or a name in double quotes</source>
        <translation>اكتب عددًا صحيحًا بدءًا من 0، أو اسمًا بين علامتي اقتباس مزدوجتين</translation>
    </message>
    <message>
        <source>the rows of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation>لا أسماء لصفوف %2، فليس «%1» واحدًا منها</translation>
    </message>
    <message>
        <source>the columns of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation>لا أسماء لأعمدة %2، فليس «%1» واحدًا منها</translation>
    </message>
    <message>
        <source>use an index from 0</source>
        <translation>استخدم رقم موضع بدءًا من 0</translation>
    </message>
    <message>
        <source>there is no token &quot;%1&quot;</source>
        <translation>لا يوجد رمز «%1»</translation>
    </message>
    <message>
        <source>there is no feature &quot;%1&quot;</source>
        <translation>لا توجد سمة «%1»</translation>
    </message>
    <message>
        <source>use one of the names as it is written, or an index from 0</source>
        <translation>استخدم أحد الأسماء كما هو مكتوب، أو رقم موضع بدءًا من 0</translation>
    </message>
    <message>
        <source>there is more than one token &quot;%1&quot;, at %2 and %3</source>
        <translation>يوجد أكثر من رمز «%1»، عند %2 و%3</translation>
    </message>
    <message>
        <source>there is more than one feature &quot;%1&quot;, at %2 and %3</source>
        <translation>توجد أكثر من سمة «%1»، عند %2 و%3</translation>
    </message>
    <message>
        <source>use the index</source>
        <translation>استخدم رقم الموضع</translation>
    </message>
    <message>
        <source>this session has no %1</source>
        <translation>لا يوجد %1 في هذه الجلسة</translation>
    </message>
    <message>
        <source>its steps are %2</source>
        <translation>خطواتها هي %2</translation>
    </message>
    <message>
        <source>there is no step &quot;%1&quot;</source>
        <translation>لا توجد خطوة «%1»</translation>
    </message>
    <message>
        <source>the steps are %2</source>
        <translation>الخطوات هي %2</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>العضو «%1» ناقص</translation>
    </message>
    <message>
        <source>write &quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0}; nothing was changed</source>
        <translation>اكتب ‎&quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0}‎؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>expected a whole number from 1, found %1</source>
        <translation>المتوقع عدد صحيح بدءًا من 1، والموجود %1</translation>
    </message>
    <message>
        <source>correct this member; nothing was changed</source>
        <translation>صحّح هذا العضو؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the file needs version %1 of the format, and this program reads versions up to %2</source>
        <translation>يحتاج الملف إلى الإصدار %1 من الصيغة، وهذا البرنامج يقرأ الإصدارات حتى %2</translation>
    </message>
    <message>
        <source>use a newer version of the program; nothing was changed</source>
        <translation>استخدم إصدارًا أحدث من البرنامج؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the file requires %1, which this version does not know: its numbers would be wrong</source>
        <translation>يتطلب الملف %1، وهو ما لا يعرفه هذا الإصدار: ستكون أعداده خاطئة</translation>
    </message>
    <message>
        <source>this is no session: expected an object, found %1</source>
        <translation>ليست هذه جلسة: المتوقع كائن، والموجود %1</translation>
    </message>
    <message>
        <source>choose another file; nothing was changed</source>
        <translation>اختر ملفًا آخر؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>this is no session: expected &quot;%2&quot;, found %1</source>
        <translation>ليست هذه جلسة: المتوقع «%2»، والموجود %1</translation>
    </message>
    <message>
        <source>this is no session: the member &quot;format&quot; is missing</source>
        <translation>ليست هذه جلسة: العضو &quot;format&quot; ناقص</translation>
    </message>
    <message>
        <source>a session says &quot;format&quot;: &quot;%2&quot;; nothing was changed</source>
        <translation>في الجلسة يُكتب ‎&quot;format&quot;: &quot;%2&quot;‎؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>this is a NumPy array (.npy), not a session</source>
        <translation>هذا صفيف NumPy (‎.npy)، وليس جلسة</translation>
    </message>
    <message>
        <source>import it; nothing was changed</source>
        <translation>استورده؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>this is a zip archive, perhaps NumPy&apos;s .npz, not a session</source>
        <translation>هذا أرشيف zip، ولعله ملف ‎.npz من NumPy، وليس جلسة</translation>
    </message>
    <message>
        <source>this is compressed with gzip</source>
        <translation>هذا مضغوط ببرنامج gzip</translation>
    </message>
    <message>
        <source>unpack it first; nothing was changed</source>
        <translation>فك ضغطه أولًا؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>this is only a pointer that Git LFS left in place of the file</source>
        <translation>هذا مجرد مؤشر تركه Git LFS مكان الملف</translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull; nothing was changed</source>
        <translation>أحضر الملف نفسه بالأمر git lfs pull؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>this text is UTF-16</source>
        <translation>هذا النص بترميز UTF-16</translation>
    </message>
    <message>
        <source>save it as UTF-8; nothing was changed</source>
        <translation>احفظه بترميز UTF-8؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>this is a PDF document, not a session</source>
        <translation>هذا مستند PDF، وليس جلسة</translation>
    </message>
    <message>
        <source>this is a web page or XML, not a session</source>
        <translation>هذه صفحة ويب أو ملف XML، وليست جلسة</translation>
    </message>
    <message>
        <source>download the file itself; nothing was changed</source>
        <translation>نزّل الملف نفسه؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the file ends in the middle</source>
        <translation>ينقطع الملف في منتصفه</translation>
    </message>
    <message>
        <source>a part of it is missing: use another copy; nothing was changed</source>
        <translation>جزء منه ناقص: استخدم نسخة أخرى؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found %1 without quotes</source>
        <translation>وُجد %1 بلا علامتي اقتباس</translation>
    </message>
    <message>
        <source>write &quot;NaN&quot;, &quot;Infinity&quot; or &quot;-Infinity&quot;, with quotes; nothing was changed</source>
        <translation>اكتب &quot;NaN&quot; أو &quot;Infinity&quot; أو ‎&quot;-Infinity&quot; بين علامتي اقتباس؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found a byte that is not UTF-8</source>
        <translation>وُجد بايت ليس من UTF-8</translation>
    </message>
    <message>
        <source>save the file as UTF-8; nothing was changed</source>
        <translation>احفظ الملف بترميز UTF-8؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found a line end or control character inside a text</source>
        <translation>وُجدت نهاية سطر أو محرف تحكم داخل نص</translation>
    </message>
    <message>
        <source>close the text with a quote, or write the character as \n or \u000a; nothing was changed</source>
        <translation>أغلق النص بعلامة اقتباس، أو اكتب المحرف هكذا ‎\n أو ‎\u000a؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found a \ in a text that means nothing</source>
        <translation>وُجدت في نص علامة ‎\‎ لا معنى لها</translation>
    </message>
    <message>
        <source>write \\ for a backslash itself; nothing was changed</source>
        <translation>اكتب ‎\\‎ للشرطة المائلة العكسية نفسها؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found %1 behind the end of the session</source>
        <translation>وُجد %1 بعد نهاية الجلسة</translation>
    </message>
    <message>
        <source>remove what stands behind the last bracket; nothing was changed</source>
        <translation>أزِل ما بعد القوس الأخير؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found a comma before %1</source>
        <translation>وُجدت فاصلة قبل %1</translation>
    </message>
    <message>
        <source>remove the comma; nothing was changed</source>
        <translation>أزِل الفاصلة؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found %1 where a comma or a closing bracket was expected</source>
        <translation>وُجد %1 حيث تُتوقع فاصلة أو قوس إغلاق</translation>
    </message>
    <message>
        <source>put a comma between values, and write numbers with a decimal point; nothing was changed</source>
        <translation>ضع فاصلة بين القيم، واكتب الأعداد بنقطة عشرية؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found a comment, which JSON does not have</source>
        <translation>وُجد تعليق، ولا تعليقات في JSON</translation>
    </message>
    <message>
        <source>remove it, or write it into a text cell; nothing was changed</source>
        <translation>أزِله أو اكتبه في خلية نص؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found a single quote</source>
        <translation>وُجدت علامة اقتباس مفردة</translation>
    </message>
    <message>
        <source>put texts into double quotes; nothing was changed</source>
        <translation>ضع النصوص بين علامتي اقتباس مزدوجتين؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found %1 where a colon was expected</source>
        <translation>وُجد %1 حيث تُتوقع نقطتان رأسيتان</translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value; nothing was changed</source>
        <translation>اكتب ‎&quot;name&quot;: value‎؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found %1 where the name of a member was expected</source>
        <translation>وُجد %1 حيث يُتوقع اسم عضو</translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value, with quotes around the name; nothing was changed</source>
        <translation>اكتب ‎&quot;name&quot;: value‎ والاسم بين علامتي اقتباس؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found %1, which is not how JSON writes a number</source>
        <translation>وُجد %1، وليس هكذا يُكتب العدد في JSON</translation>
    </message>
    <message>
        <source>write digits on both sides of the point; nothing was changed</source>
        <translation>اكتب أرقامًا على جانبي النقطة؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>found %1 where a value was expected</source>
        <translation>وُجد %1 حيث تُتوقع قيمة</translation>
    </message>
    <message>
        <source>write a number, a text in double quotes, a list or an object; nothing was changed</source>
        <translation>اكتب عددًا أو نصًا بين علامتي اقتباس مزدوجتين أو قائمة أو كائنًا؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>الملف فارغ</translation>
    </message>
    <message>
        <source>the file holds nothing but blanks</source>
        <translation>لا يحوي الملف إلا فراغات</translation>
    </message>
    <message>
        <source>a save that was cut off can leave that: look for a recovery copy; nothing was changed</source>
        <translation>قد يكون سببه انقطاع الحفظ: ابحث عن نسخة استرداد؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, %1 of them</source>
        <translation>الملف تالف: لا يحوي إلا بايتات NUL وعددها %1</translation>
    </message>
    <message>
        <source>a power cut can leave that: use another copy; nothing was changed</source>
        <translation>قد يكون سببه انقطاع الكهرباء: استخدم نسخة أخرى؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the file is damaged, or no text: found a NUL byte</source>
        <translation>الملف تالف أو ليس نصًا: وُجد بايت NUL</translation>
    </message>
    <message>
        <source>use another copy; nothing was changed</source>
        <translation>استخدم نسخة أخرى؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>expected an object with &quot;shape&quot; and &quot;rows&quot;, found %1</source>
        <translation>المتوقع كائن فيه &quot;shape&quot; و&quot;rows&quot;، والموجود %1</translation>
    </message>
    <message>
        <source>expected a list of rows, found %1</source>
        <translation>المتوقع قائمة صفوف، والموجود %1</translation>
    </message>
    <message>
        <source>expected two whole numbers, rows and columns</source>
        <translation>المتوقع عددان صحيحان، للصفوف والأعمدة</translation>
    </message>
    <message>
        <source>write it as [7, 4]; nothing was changed</source>
        <translation>اكتبه هكذا ‎[7, 4]‎؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>%1x%2 is not possible: a matrix has 1 to %3 rows and columns and at most %4 values</source>
        <translation>الشكل %1x%2 غير ممكن: للمصفوفة من 1 إلى %3 من الصفوف والأعمدة، وأقصى عدد للقيم %4</translation>
    </message>
    <message>
        <source>choose another size; nothing was changed</source>
        <translation>اختر حجمًا آخر؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the shape says %1 rows, found %2</source>
        <translation>يذكر الشكل أن عدد الصفوف %1، والموجود %2</translation>
    </message>
    <message>
        <source>correct the shape or the rows; nothing was changed</source>
        <translation>صحّح الشكل أو الصفوف؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the shape says %1 columns, found %2</source>
        <translation>يذكر الشكل أن عدد الأعمدة %1، والموجود %2</translation>
    </message>
    <message>
        <source>expected &quot;%2&quot;, found %1</source>
        <translation>المتوقع «%2»، والموجود %1</translation>
    </message>
    <message>
        <source>leave it out for rows of numbers; nothing was changed</source>
        <translation>احذفه إن كانت الصفوف أعدادًا؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>some rows are lists and some are texts</source>
        <translation>بعض الصفوف قوائم وبعضها نصوص</translation>
    </message>
    <message>
        <source>write all rows alike; nothing was changed</source>
        <translation>اكتب كل الصفوف بالطريقة نفسها؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the rows are texts, but the member &quot;encoding&quot; is missing</source>
        <translation>الصفوف نصوص، لكن العضو &quot;encoding&quot; ناقص</translation>
    </message>
    <message>
        <source>write rows as lists of numbers, or name the encoding; nothing was changed</source>
        <translation>اكتب الصفوف كقوائم أعداد، أو اذكر الترميز؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the rows are lists, which have no encoding and no checksum</source>
        <translation>الصفوف قوائم، ولا ترميز لها ولا مجموع اختباري</translation>
    </message>
    <message>
        <source>remove &quot;encoding&quot; and &quot;crc32&quot;; nothing was changed</source>
        <translation>أزِل &quot;encoding&quot; و&quot;crc32&quot;؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the checksum is %1, but that of the rows is %2</source>
        <translation>المجموع الاختباري المذكور %1، أما مجموع الصفوف فهو %2</translation>
    </message>
    <message>
        <source>the rows are damaged: use another copy; nothing was changed</source>
        <translation>الصفوف تالفة: استخدم نسخة أخرى؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>المتوقع عدد، والموجود %1</translation>
    </message>
    <message>
        <source>write a number with a decimal point and without quotes, or &quot;NaN&quot;, &quot;Infinity&quot;, &quot;-Infinity&quot;; nothing was changed</source>
        <translation>اكتب عددًا بنقطة عشرية وبلا علامتي اقتباس، أو &quot;NaN&quot; أو &quot;Infinity&quot; أو ‎&quot;-Infinity&quot;؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>expected a list of numbers, found %1</source>
        <translation>المتوقع قائمة أعداد، والموجود %1</translation>
    </message>
    <message>
        <source>write each row as [1, 2.5, -3]; nothing was changed</source>
        <translation>اكتب كل صف هكذا ‎[1, 2.5, -3]‎؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <translation>عدد الأعداد المتوقع %1، والموجود %2</translation>
    </message>
    <message>
        <source>give all rows the same length; nothing was changed</source>
        <translation>اجعل لكل الصفوف الطول نفسه؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the text is not base64 of whole 8-byte numbers</source>
        <translation>ليس النص ترميز base64 لأعداد تامة من 8 بايتات</translation>
    </message>
    <message>
        <source>the file is damaged here; nothing was changed</source>
        <translation>الملف تالف هنا؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 or as %3</source>
        <translation>يمكن قراءة «%1» على أنه %2 أو %3</translation>
    </message>
    <message>
        <source>type one of the two</source>
        <translation>اكتب أحد الاثنين</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a number with group marks</source>
        <translation>يبدو «%1» عددًا فيه فواصل آلاف</translation>
    </message>
    <message>
        <source>type %2, without them</source>
        <translation>اكتب %2 من دونها</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma, but the decimal mark is a point here</source>
        <translation>في «%1» فاصلة، لكن العلامة العشرية هنا نقطة</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a point, but the decimal mark is a comma here</source>
        <translation>في «%1» نقطة، لكن العلامة العشرية هنا فاصلة</translation>
    </message>
    <message>
        <source>type %2</source>
        <translation>اكتب %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>ليس «%1» عددًا</translation>
    </message>
    <message>
        <source>type a number such as %2</source>
        <translation>اكتب عددًا مثل %2</translation>
    </message>
    <message>
        <source>there is no number</source>
        <translation>لا يوجد عدد</translation>
    </message>
    <message>
        <source>type a number such as %1</source>
        <translation>اكتب عددًا مثل %1</translation>
    </message>
    <message>
        <source>%1 is beyond the largest number that can be held, about 1.8e308</source>
        <translation>يتجاوز %1 أكبر عدد يمكن تخزينه، وهو نحو 1.8e308</translation>
    </message>
    <message>
        <source>type a smaller number, or inf</source>
        <translation>اكتب عددًا أصغر، أو inf</translation>
    </message>
    <message>
        <source>%1 is below the smallest number that can be held, about 4.9e-324</source>
        <translation>يقل %1 عن أصغر عدد يمكن تخزينه، وهو نحو 4.9e-324</translation>
    </message>
    <message>
        <source>add it; nothing was changed</source>
        <translation>أضفه؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>expected a text, found %1</source>
        <translation>المتوقع نص، والموجود %1</translation>
    </message>
    <message>
        <source>expected a list of texts, found %1</source>
        <translation>المتوقع قائمة نصوص، والموجود %1</translation>
    </message>
    <message>
        <source>%1 entries are too many: at most %2 are possible</source>
        <translation>عدد المدخلات %1 أكثر مما يجوز: الحد الأقصى %2</translation>
    </message>
    <message>
        <source>use fewer; nothing was changed</source>
        <translation>استخدم أقل؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the scale exponent %1 is not a number from 0 to 2</source>
        <translation>أس التحجيم %1 ليس عددًا من 0 إلى 2</translation>
    </message>
    <message>
        <source>0.5 divides by the root of d, 0 switches scaling off</source>
        <translation>القيمة 0.5 تقسم على جذر d، والقيمة 0 توقف التحجيم</translation>
    </message>
    <message>
        <source>the temperature %1 is not a finite number above 0</source>
        <translation>الحرارة %1 ليست عددًا منتهيًا أكبر من 0</translation>
    </message>
    <message>
        <source>1 leaves the weights as they are</source>
        <translation>القيمة 1 تترك الأوزان كما هي</translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot;</source>
        <translation>لا يوجد قناع «%1»</translation>
    </message>
    <message>
        <source>use none, causal or painted</source>
        <translation>استخدم none أو causal أو painted</translation>
    </message>
    <message>
        <source>the painted mask is %1x%2, but there are %3 tokens</source>
        <translation>حجم القناع المرسوم %1x%2، لكن عدد الرموز %3</translation>
    </message>
    <message>
        <source>give each of the %3 tokens a row of %3 marks</source>
        <translation>اجعل لكل رمز من الرموز (عددها %3) صفًا فيه %3 من العلامات</translation>
    </message>
    <message>
        <source>the matrix %1 is missing</source>
        <translation>المصفوفة %1 ناقصة</translation>
    </message>
    <message>
        <source>X, Wq, Wk and Wv are needed</source>
        <translation>يلزم وجود X وWq وWk وWv</translation>
    </message>
    <message>
        <source>%1 is not an input</source>
        <translation>ليس %1 مُدخلًا</translation>
    </message>
    <message>
        <source>the inputs are X, Wq, Wk, Wv and the biases bq, bk, bv</source>
        <translation>المُدخلات هي X وWq وWk وWv والانحيازات bq وbk وbv</translation>
    </message>
    <message>
        <source>%1 has no rows or no columns</source>
        <translation>لا صفوف لـ %1 أو لا أعمدة لها</translation>
    </message>
    <message>
        <source>give it at least one of each</source>
        <translation>اجعل لها صفًا وعمودًا واحدًا على الأقل</translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 rows</source>
        <translation>حجم %1 هو %2 لكن حجم %3 هو %4: تحتاج %3 إلى صفوف عددها %5</translation>
    </message>
    <message>
        <source>resize one of the two</source>
        <translation>غيّر حجم إحداهما</translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 columns</source>
        <translation>حجم %1 هو %2 لكن حجم %3 هو %4: تحتاج %3 إلى أعمدة عددها %5</translation>
    </message>
    <message>
        <source>%1 is %2 but needs the shape 1x%3</source>
        <translation>حجم %1 هو %2 لكن الشكل اللازم هو 1x%3</translation>
    </message>
    <message>
        <source>give it one number for each column of its projection</source>
        <translation>اجعل له عددًا لكل عمود من أعمدة إسقاطه</translation>
    </message>
    <message>
        <source>choose one of the steps in force</source>
        <translation>اختر إحدى الخطوات السارية</translation>
    </message>
    <message>
        <source>%1[%2,%3] does not exist: %1 is %4</source>
        <translation>لا يوجد %1[%2,%3]: حجم %1 هو %4</translation>
    </message>
    <message>
        <source>rows and columns are counted from 0</source>
        <translation>تُعدّ الصفوف والأعمدة من 0</translation>
    </message>
    <message>
        <source>row %2 of %1 has no distribution (%3)</source>
        <translation>ليس للصف %2 من %1 توزيع (%3)</translation>
    </message>
    <message>
        <source>choose a row that has one</source>
        <translation>اختر صفًا له توزيع</translation>
    </message>
    <message>
        <source>%1[%2,%3] is not above 0, so it has no logarithm</source>
        <translation>قيمة %1[%2,%3] ليست أكبر من 0، فلا لوغاريتم لها</translation>
    </message>
    <message>
        <source>choose a weight that is above 0</source>
        <translation>اختر وزنًا أكبر من 0</translation>
    </message>
    <message>
        <source>there is no source &quot;%1&quot; for wider matrices</source>
        <translation>لا يوجد مصدر «%1» للمصفوفات الأعرض</translation>
    </message>
    <message>
        <source>use random, repeat or normal</source>
        <translation>استخدم random أو repeat أو normal</translation>
    </message>
    <message>
        <source>the width %1 is below the session&apos;s own d_k, %2</source>
        <translation>العرض %1 أصغر من d_k في الجلسة نفسها، وهو %2</translation>
    </message>
    <message>
        <source>choose at least that width</source>
        <translation>اختر هذا العرض على الأقل</translation>
    </message>
    <message>
        <source>the results would take %1, more than half of the %2 of memory that are free</source>
        <translation>ستشغل النتائج %1، أي أكثر من نصف الذاكرة المتاحة وهي %2</translation>
    </message>
    <message>
        <source>use fewer tokens or close other programs</source>
        <translation>استخدم رموزًا أقل أو أغلق برامج أخرى</translation>
    </message>
    <message>
        <source>an error without a sentence</source>
        <translation>خطأ بلا وصف</translation>
    </message>
    <message>
        <source>a number too small to be held became 0; in the whole file: %1</source>
        <translation>أصبح عدد أصغر من أن يُخزَّن 0؛ عددها في الملف كله: %1</translation>
    </message>
    <message>
        <source>write numbers above 5e-324</source>
        <translation>اكتب أعدادًا أكبر من 5e-324</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>تعذّرت قراءة %1: ‏%2</translation>
    </message>
    <message>
        <source>try again or use another copy</source>
        <translation>أعد المحاولة أو استخدم نسخة أخرى</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes</source>
        <translation>حجم %1 أكبر من %2 بايت</translation>
    </message>
    <message>
        <source>choose a smaller file</source>
        <translation>اختر ملفًا أصغر</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>لا يمكن فتح %1: ‏%2</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <translation>تحقق من اسمه ومن أذوناته</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>‏%1 مجلد، وليس ملفًا</translation>
    </message>
    <message>
        <source>choose a file in it</source>
        <translation>اختر ملفًا فيه</translation>
    </message>
    <message>
        <source>%1 is a device, a pipe or the like, not a regular file</source>
        <translation>‏%1 جهاز أو أنبوب أو ما شابه، وليس ملفًا عاديًا</translation>
    </message>
    <message>
        <source>choose a regular file</source>
        <translation>اختر ملفًا عاديًا</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>تعذّرت كتابة %1: ‏%2</translation>
    </message>
    <message>
        <source>save under another name or mend the cause; what was there before is unchanged</source>
        <translation>احفظ باسم آخر أو عالج السبب؛ ما كان موجودًا قبلُ لم يتغير</translation>
    </message>
    <message>
        <source>choose the name of a file</source>
        <translation>اختر اسم ملف</translation>
    </message>
    <message>
        <source>choose the name of a regular file</source>
        <translation>اختر اسم ملف عادي</translation>
    </message>
    <message>
        <source>the content could not be made</source>
        <translation>تعذّر إنشاء المحتوى</translation>
    </message>
    <message>
        <source>%1 exists already</source>
        <translation>‏%1 موجود من قبل</translation>
    </message>
    <message>
        <source>choose another name, or say that it may be overwritten</source>
        <translation>اختر اسمًا آخر، أو اذكر أنه يجوز استبداله</translation>
    </message>
    <message>
        <source>%1 is not the name of a file</source>
        <translation>ليس %1 اسم ملف</translation>
    </message>
    <message>
        <source>the folder of %1 does not exist</source>
        <translation>مجلد %1 غير موجود</translation>
    </message>
    <message>
        <source>make the folder first</source>
        <translation>أنشئ المجلد أولًا</translation>
    </message>
    <message>
        <source>%1 was written, but the disk did not confirm it: %2</source>
        <translation>كُتب %1، لكن القرص لم يؤكد ذلك: %2</translation>
    </message>
    <message>
        <source>save it again elsewhere</source>
        <translation>احفظه ثانية في مكان آخر</translation>
    </message>
    <message>
        <source>the number %1 is beyond the largest one that can be held, about 1.8e308</source>
        <translation>يتجاوز العدد %1 أكبر عدد يمكن تخزينه، وهو نحو 1.8e308</translation>
    </message>
    <message>
        <source>write a smaller number, or &quot;Infinity&quot; in a matrix; nothing was changed</source>
        <translation>اكتب عددًا أصغر، أو &quot;Infinity&quot; في مصفوفة؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; stands there twice</source>
        <translation>العضو «%1» مكرر</translation>
    </message>
    <message>
        <source>remove one of the two; nothing was changed</source>
        <translation>أزِل أحد الاثنين؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>more than %1 lists and objects are nested</source>
        <translation>تداخلت القوائم والكائنات أكثر من الحد الجائز، وهو %1</translation>
    </message>
    <message>
        <source>flatten this part; nothing was changed</source>
        <translation>قلّل التداخل في هذا الجزء؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>ليس النص بترميز UTF-8</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>اكتبه من جديد</translation>
    </message>
    <message>
        <source>shorten it</source>
        <translation>قصّره</translation>
    </message>
    <message>
        <source>there are no tokens</source>
        <translation>لا توجد رموز</translation>
    </message>
    <message>
        <source>give at least one</source>
        <translation>أعطِ رمزًا واحدًا على الأقل</translation>
    </message>
    <message>
        <source>there are %1 tokens, and at most %2 are possible</source>
        <translation>عدد الرموز %1، والحد الأقصى %2</translation>
    </message>
    <message>
        <source>use fewer</source>
        <translation>استخدم أقل</translation>
    </message>
    <message>
        <source>split it into several cells</source>
        <translation>وزّعه على عدة خلايا</translation>
    </message>
    <message>
        <source>%1 rows and %2 columns are too many: at most %3 of each are possible</source>
        <translation>عدد الصفوف %1 وعدد الأعمدة %2 أكثر مما يجوز: الحد الأقصى لكل منهما %3</translation>
    </message>
    <message>
        <source>%1 values are too many: at most %2 are possible</source>
        <translation>عدد القيم %1 أكثر مما يجوز: الحد الأقصى %2</translation>
    </message>
    <message>
        <source>use fewer rows or columns</source>
        <translation>استخدم صفوفًا أو أعمدة أقل</translation>
    </message>
    <message>
        <source>X has %1 rows, but there are %2 tokens</source>
        <translation>عدد صفوف X هو %1، لكن عدد الرموز %2</translation>
    </message>
    <message>
        <source>give each token one row of X</source>
        <translation>اجعل لكل رمز صفًا في X</translation>
    </message>
    <message>
        <source>X has %1 columns, but there are %2 names for them</source>
        <translation>عدد أعمدة X هو %1، لكن عدد أسمائها %2</translation>
    </message>
    <message>
        <source>give each column of X one name, or leave all names out</source>
        <translation>اجعل لكل عمود في X اسمًا، أو احذف الأسماء كلها</translation>
    </message>
    <message>
        <source>this part of the view does not fit and was left out</source>
        <translation>هذا الجزء من العرض لا يناسب فتُرك</translation>
    </message>
    <message>
        <source>numbers are not concerned</source>
        <translation>لا تتأثر الأعداد</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>الرموز</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>الإسقاطات</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>التحجيم</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>التشبع</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>الشيفرة</translation>
    </message>
    <message>
        <source>NumPy code</source>
        <translation>شيفرة NumPy</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>انسخ</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>انسخ الشيفرة</translation>
    </message>
    <message>
        <source>Each token asks with its query, offers with its key, and gives its value. Edit any number in X or in the three W.</source>
        <translation>يسأل كل رمز باستعلامه، ويعرض نفسه بمفتاحه، ويعطي قيمته. حرّر أي عدد في X أو في مصفوفات W الثلاث.</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>الدرجات</translation>
    </message>
    <message>
        <source>rows look, columns are looked at</source>
        <translation>الصفوف تنظر، والأعمدة يُنظر إليها</translation>
    </message>
    <message>
        <source>Query times key.</source>
        <translation>الاستعلام مضروبًا في المفتاح.</translation>
    </message>
    <message>
        <source>output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>goes on to the next layer</source>
        <translation>ينتقل إلى الطبقة التالية</translation>
    </message>
    <message>
        <source>The scores are divided by %1.</source>
        <translation>تُقسم الدرجات على %1.</translation>
    </message>
    <message>
        <source>rows look</source>
        <translation>الصفوف تنظر</translation>
    </message>
    <message>
        <source>Weights of “%1”</source>
        <translation>أوزان «%1»</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>الوزن</translation>
    </message>
    <message>
        <source>Weights of all tokens</source>
        <translation>أوزان كل الرموز</translation>
    </message>
    <message>
        <source>Entropy of each token</source>
        <translation>إنتروبيا كل رمز</translation>
    </message>
    <message>
        <source>This token</source>
        <translation>هذا الرمز</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>الإنتروبيا</translation>
    </message>
    <message>
        <source>Recover &amp;unsaved work…</source>
        <translation>استرد العمل غير المحفوظ(&amp;U)…</translation>
    </message>
    <message>
        <source>Sessions that were open when the program ended without closing them</source>
        <translation>جلسات كانت مفتوحة عندما انتهى البرنامج دون إغلاقها</translation>
    </message>
    <message>
        <source>Picture of the pane or c&amp;hart in use…</source>
        <translation>صورة اللوح أو الرسم البياني الحالي(&amp;H)…</translation>
    </message>
    <message>
        <source>Save the matrix or chart that has the focus as PNG, SVG or PDF</source>
        <translation>احفظ المصفوفة أو الرسم البياني الذي عليه التركيز بصيغة PNG أو SVG أو PDF</translation>
    </message>
    <message>
        <source>R&amp;ename row…</source>
        <translation>غيّر اسم الصف(&amp;E)…</translation>
    </message>
    <message>
        <source>Rena&amp;me column…</source>
        <translation>غيّر اسم العمود(&amp;M)…</translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s column</source>
        <translation>اسم آخر للرمز أو السمة في عمود الخلية المحددة</translation>
    </message>
    <message>
        <source>Click or drag over pairs of query and key to hide or allow them; Space does it for the selection</source>
        <translation>انقر أو اسحب فوق أزواج الاستعلام والمفتاح لحجبها أو السماح بها؛ ومفتاح المسافة يفعل ذلك بالتحديد</translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <translation>الأحجام الأربعة كلها مختلفة</translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation>غيّر اسم رمز</translation>
    </message>
    <message>
        <source>New name of the token “%1”</source>
        <translation>الاسم الجديد للرمز «%1»</translation>
    </message>
    <message>
        <source>Rename a feature</source>
        <translation>غيّر اسم سمة</translation>
    </message>
    <message>
        <source>New name of the feature “%1”</source>
        <translation>الاسم الجديد للسمة «%1»</translation>
    </message>
    <message>
        <source>A function of one number x, %1:</source>
        <translation>دالة لعدد واحد x، وهي %1:</translation>
    </message>
    <message>
        <source>This is the picked weight itself.</source>
        <translation>هذا هو الوزن المختار نفسه.</translation>
    </message>
    <message>
        <source>Picked weights</source>
        <translation>الأوزان المختارة</translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s row, else for the picked token</source>
        <translation>اسم آخر للرمز أو السمة في صف الخلية المحددة، وإلا فللرمز المختار</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>استورد(&amp;I)…</translation>
    </message>
    <message>
        <source>A matrix from a table, a NumPy or safetensors file, or a head of a model</source>
        <translation>مصفوفة من جدول أو من ملف NumPy أو safetensors، أو رأس من نموذج</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>صدّر(&amp;X)…</translation>
    </message>
    <message>
        <source>Results as tables, arrays, scripts, a notebook, an article or a page</source>
        <translation>النتائج كجداول أو صفائف أو نصوص برمجية أو دفتر أو مقالة أو صفحة</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>انسخ بصيغة LaTeX(&amp;L)</translation>
    </message>
    <message>
        <source>The selected cells as a bmatrix, every digit</source>
        <translation>الخلايا المحددة كـ bmatrix، بكل الأرقام</translation>
    </message>
    <message>
        <source>Copy as &amp;NumPy</source>
        <translation>انسخ بصيغة NumPy(&amp;N)</translation>
    </message>
    <message>
        <source>The selected cells as np.array, every digit</source>
        <translation>الخلايا المحددة كـ np.array، بكل الأرقام</translation>
    </message>
    <message>
        <source>Copy as Mar&amp;kdown</source>
        <translation>انسخ بصيغة Markdown(&amp;K)</translation>
    </message>
    <message>
        <source>The selected cells as a table with names, every digit</source>
        <translation>الخلايا المحددة كجدول فيه الأسماء، بكل الأرقام</translation>
    </message>
    <message>
        <source>Rotary &amp;positions…</source>
        <translation>المواضع الدورانية(&amp;P)…</translation>
    </message>
    <message>
        <source>Turn queries and keys by their position, as Llama-type heads do</source>
        <translation>دوّر الاستعلامات والمفاتيح حسب مواضعها، كما تفعل الرؤوس من نوع Llama</translation>
    </message>
    <message>
        <source>choose the decimal mark above</source>
        <translation>اختر العلامة العشرية في الأعلى</translation>
    </message>
    <message>
        <source>choose above what the first line and column are</source>
        <translation>اختر في الأعلى ما هو السطر الأول والعمود الأول</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>المواضع الدورانية</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>الاصطلاح</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>الأساس</translation>
    </message>
    <message>
        <source>&amp;Convention</source>
        <translation>الاصطلاح(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Base of the angles</source>
        <translation>أساس الزوايا(&amp;B)</translation>
    </message>
    <message>
        <source>Scores do not know where a token stands, unless its embedding says so.</source>
        <translation>لا تعرف الدرجات موضع الرمز ما لم يذكره تضمينه.</translation>
    </message>
    <message>
        <source>Switch rotary positions on</source>
        <translation>تشغيل المواضع الدورانية</translation>
    </message>
    <message>
        <source>Switch rotary positions off</source>
        <translation>إيقاف المواضع الدورانية</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>نصفان</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>متجاوران</translation>
    </message>
    <message>
        <source>Rotated queries</source>
        <translation>الاستعلامات المدوَّرة</translation>
    </message>
    <message>
        <source>Rotated keys</source>
        <translation>المفاتيح المدوَّرة</translation>
    </message>
    <message>
        <source>a save or a download that was cut off can leave that: look for a recovery copy or another one</source>
        <translation>قد يكون سببه انقطاع الحفظ أو التنزيل: ابحث عن نسخة استرداد أو نسخة أخرى</translation>
    </message>
    <message>
        <source>the file could not be read</source>
        <translation>تعذّرت قراءة الملف</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>أعد المحاولة</translation>
    </message>
    <message>
        <source>Numbers in a text: tables, lists, what programs print</source>
        <translation>أعداد في نص: جداول أو قوائم أو ما تطبعه البرامج</translation>
    </message>
    <message>
        <source>Tensors: a model, or all steps and inputs (safetensors)</source>
        <translation>موترات: نموذج، أو كل الخطوات والمُدخلات (safetensors)</translation>
    </message>
    <message>
        <source>Index of a model in several files (safetensors)</source>
        <translation>فهرس نموذج موزّع على عدة ملفات (safetensors)</translation>
    </message>
    <message>
        <source>The computation as a NumPy script</source>
        <translation>الحساب كنص برمجي لـ NumPy</translation>
    </message>
    <message>
        <source>The computation as a PyTorch script</source>
        <translation>الحساب كنص برمجي لـ PyTorch</translation>
    </message>
    <message>
        <source>The notebook for Jupyter</source>
        <translation>الدفتر لـ Jupyter</translation>
    </message>
    <message>
        <source>All results as a LaTeX article</source>
        <translation>كل النتائج كمقالة LaTeX</translation>
    </message>
    <message>
        <source>All results as one web page</source>
        <translation>كل النتائج كصفحة ويب واحدة</translation>
    </message>
    <message>
        <source>All results as Markdown</source>
        <translation>كل النتائج بصيغة Markdown</translation>
    </message>
    <message>
        <source>one head of it is %1 by %2, more than a session can hold</source>
        <translation>حجم الرأس الواحد منه %1 في %2، وهو أكبر مما تتسع له جلسة</translation>
    </message>
    <message>
        <source>is the number of heads right?</source>
        <translation>أعدد الرؤوس صحيح؟</translation>
    </message>
    <message>
        <source>it is no vector of at least %1 numbers, as the bias of this layer</source>
        <translation>ليس متجهًا فيه %1 من الأعداد على الأقل كانحياز هذه الطبقة</translation>
    </message>
    <message>
        <source>its numbers are whole ones (%1): it seems to be quantised, and its scale is not applied</source>
        <translation>أعداده صحيحة (%1): يبدو أنه مكمَّم، ولا يُطبَّق مقياسه</translation>
    </message>
    <message>
        <source>take the model in F32, F16 or BF16</source>
        <translation>خذ النموذج بصيغة F32 أو F16 أو BF16</translation>
    </message>
    <message>
        <source>there is no head %1: it has %2</source>
        <translation>لا يوجد الرأس %1: عدد الرؤوس %2</translation>
    </message>
    <message>
        <source>heads are counted from 0</source>
        <translation>تُعدّ الرؤوس من 0</translation>
    </message>
    <message>
        <source>its shape %1x%2 fits one way only, so it cannot be transposed</source>
        <translation>شكله %1x%2 لا يناسب إلا اتجاهًا واحدًا، فلا يمكن نقله</translation>
    </message>
    <message>
        <source>read it as it is stored</source>
        <translation>اقرأه كما هو مخزّن</translation>
    </message>
    <message>
        <source>the weights are transposed, as chosen</source>
        <translation>الأوزان منقولة، كما اختير</translation>
    </message>
    <message>
        <source>an X of %1 by %2 is more than a session can hold</source>
        <translation>مصفوفة X حجمها %1 في %2 أكبر مما تتسع له جلسة</translation>
    </message>
    <message>
        <source>the file has no matrix of token embeddings that are %1 numbers wide</source>
        <translation>لا توجد في الملف مصفوفة تضمينات رموز عرضها %1 من الأعداد</translation>
    </message>
    <message>
        <source>give X from a file of hidden states (--x) or take random numbers (--random)</source>
        <translation>خذ X من ملف حالات خفية (‎--x) أو من أعداد عشوائية (‎--random)</translation>
    </message>
    <message>
        <source>there is no token %1: it has %2 rows</source>
        <translation>لا يوجد الرمز %1: عدد الصفوف %2</translation>
    </message>
    <message>
        <source>tokens are counted from 0</source>
        <translation>تُعدّ الرموز من 0</translation>
    </message>
    <message>
        <source>X holds its rows as they are: without position embeddings and without the layers and the layer norm before the head</source>
        <translation>تحوي X صفوفها كما هي: بلا تضمينات المواضع وبلا الطبقات وتسوية الطبقة التي تسبق الرأس</translation>
    </message>
    <message>
        <source>give the hidden states of the model as X for its own weights</source>
        <translation>استخدم الحالات الخفية للنموذج كمصفوفة X لتحصل على أوزانه نفسها</translation>
    </message>
    <message>
        <source>X holds standard normal numbers of seed %1: what the head makes of no text at all</source>
        <translation>تحوي X أعدادًا ذات توزيع طبيعي معياري ببذرة %1: ما يصنعه الرأس بلا أي نص</translation>
    </message>
    <message>
        <source>X is not in the file</source>
        <translation>‏X ليست في الملف</translation>
    </message>
    <message>
        <source>give token ids (--ids), a file of hidden states (--x) or take random numbers (--random)</source>
        <translation>أعطِ معرّفات رموز (‎--ids) أو ملف حالات خفية (‎--x) أو خذ أعدادًا عشوائية (‎--random)</translation>
    </message>
    <message>
        <source>open it in PyTorch if you trust it, and save the tensors with safetensors.torch.save_file</source>
        <translation>افتحه في PyTorch إن كنت تثق به، واحفظ الموترات بـ safetensors.torch.save_file</translation>
    </message>
    <message>
        <source>pickles can run code and are never read: save the arrays with numpy.save or numpy.savez</source>
        <translation>يمكن لملفات pickle أن تشغّل شيفرة، فلا تُقرأ أبدًا: احفظ الصفائف بـ numpy.save أو numpy.savez</translation>
    </message>
    <message>
        <source>use the model&apos;s .safetensors file, or convert it to one</source>
        <translation>استخدم ملف ‎.safetensors الخاص بالنموذج، أو حوّل إليه</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>فك ضغطه أولًا</translation>
    </message>
    <message>
        <source>save the sheet as CSV, or copy the cells and paste them</source>
        <translation>احفظ الورقة بصيغة CSV، أو انسخ الخلايا والصقها</translation>
    </message>
    <message>
        <source>choose the file with the numbers</source>
        <translation>اختر الملف الذي فيه الأعداد</translation>
    </message>
    <message>
        <source>save the numbers with numpy.save, or as CSV</source>
        <translation>احفظ الأعداد بـ numpy.save أو بصيغة CSV</translation>
    </message>
    <message>
        <source>this is a PyTorch checkpoint (a pickle)</source>
        <translation>هذه نقطة حفظ من PyTorch (ملف pickle)</translation>
    </message>
    <message>
        <source>this is a GGUF or GGML model</source>
        <translation>هذا نموذج GGUF أو GGML</translation>
    </message>
    <message>
        <source>this is not the data but a pointer file that Git LFS left in its place</source>
        <translation>ليست هذه هي البيانات، بل ملف مؤشر تركه Git LFS مكانها</translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull</source>
        <translation>أحضر الملف نفسه بالأمر git lfs pull</translation>
    </message>
    <message>
        <source>this is a TensorFlow Lite model</source>
        <translation>هذا نموذج TensorFlow Lite</translation>
    </message>
    <message>
        <source>this is an HDF5 file (Keras .h5, MATLAB 7.3 .mat and others)</source>
        <translation>هذا ملف HDF5 (‎Keras .h5 و‎MATLAB 7.3 .mat وغيرهما)</translation>
    </message>
    <message>
        <source>this is a MATLAB file (.mat)</source>
        <translation>هذا ملف MATLAB (‎.mat)</translation>
    </message>
    <message>
        <source>save the matrix with writematrix as CSV, or in Python with scipy.io.loadmat and numpy.save</source>
        <translation>احفظ المصفوفة بـ writematrix بصيغة CSV، أو في Python بـ scipy.io.loadmat وnumpy.save</translation>
    </message>
    <message>
        <source>this is compressed with bzip2</source>
        <translation>هذا مضغوط بـ bzip2</translation>
    </message>
    <message>
        <source>this is compressed with xz</source>
        <translation>هذا مضغوط بـ xz</translation>
    </message>
    <message>
        <source>this is compressed with zstd</source>
        <translation>هذا مضغوط بـ zstd</translation>
    </message>
    <message>
        <source>this is compressed with lz4</source>
        <translation>هذا مضغوط بـ lz4</translation>
    </message>
    <message>
        <source>this is a 7z archive</source>
        <translation>هذا أرشيف 7z</translation>
    </message>
    <message>
        <source>this is a RAR archive</source>
        <translation>هذا أرشيف RAR</translation>
    </message>
    <message>
        <source>this is a tar archive</source>
        <translation>هذا أرشيف tar</translation>
    </message>
    <message>
        <source>this is a PDF document</source>
        <translation>هذا مستند PDF</translation>
    </message>
    <message>
        <source>this is a document in rich text</source>
        <translation>هذا مستند نص منسّق</translation>
    </message>
    <message>
        <source>this is a PNG picture</source>
        <translation>هذه صورة PNG</translation>
    </message>
    <message>
        <source>this is a JPEG picture</source>
        <translation>هذه صورة JPEG</translation>
    </message>
    <message>
        <source>this is a GIF picture</source>
        <translation>هذه صورة GIF</translation>
    </message>
    <message>
        <source>this is an old Excel sheet (.xls) or another Office document</source>
        <translation>هذه ورقة Excel قديمة (‎.xls) أو مستند Office آخر</translation>
    </message>
    <message>
        <source>this is a Parquet table</source>
        <translation>هذا جدول Parquet</translation>
    </message>
    <message>
        <source>this is an Arrow or Feather table</source>
        <translation>هذا جدول Arrow أو Feather</translation>
    </message>
    <message>
        <source>this is a Feather table</source>
        <translation>هذا جدول Feather</translation>
    </message>
    <message>
        <source>this is an SQLite database</source>
        <translation>هذه قاعدة بيانات SQLite</translation>
    </message>
    <message>
        <source>this is a program or a library</source>
        <translation>هذا برنامج أو مكتبة</translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, as far as was looked</source>
        <translation>الملف تالف: لا يحوي إلا بايتات NUL في الجزء الذي فُحص</translation>
    </message>
    <message>
        <source>a power cut or a broken download can leave that: use another copy</source>
        <translation>قد يكون سببه انقطاع الكهرباء أو تنزيل فاشل: استخدم نسخة أخرى</translation>
    </message>
    <message>
        <source>this is a web page (HTML or XML), not the data</source>
        <translation>هذه صفحة ويب (HTML أو XML)، وليست البيانات</translation>
    </message>
    <message>
        <source>download the file itself; the link may need a login or end in /raw/ or /resolve/</source>
        <translation>نزّل الملف نفسه؛ قد يتطلب الرابط تسجيل الدخول أو أن ينتهي بـ ‎/raw/‎ أو ‎/resolve/‎</translation>
    </message>
    <message>
        <source>this is a Python pickle</source>
        <translation>هذا ملف pickle من Python</translation>
    </message>
    <message>
        <source>this is an ONNX model</source>
        <translation>هذا نموذج ONNX</translation>
    </message>
    <message>
        <source>this is an Excel sheet (.xlsx)</source>
        <translation>هذه ورقة Excel (‎.xlsx)</translation>
    </message>
    <message>
        <source>this is a Word document (.docx)</source>
        <translation>هذا مستند Word (‎.docx)</translation>
    </message>
    <message>
        <source>this is a PowerPoint document (.pptx)</source>
        <translation>هذا مستند PowerPoint (‎.pptx)</translation>
    </message>
    <message>
        <source>this is an OpenDocument sheet or text (.ods, .odt)</source>
        <translation>هذه ورقة أو نص OpenDocument (‎.ods أو ‎.odt)</translation>
    </message>
    <message>
        <source>this is a Java archive</source>
        <translation>هذا أرشيف Java</translation>
    </message>
    <message>
        <source>this is a Keras model (.keras)</source>
        <translation>هذا نموذج Keras (‎.keras)</translation>
    </message>
    <message>
        <source>it holds a NUL byte, at byte %1</source>
        <translation>فيه بايت NUL عند البايت %1</translation>
    </message>
    <message>
        <source>duplicate member &quot;%1&quot;</source>
        <translation>العضو «%1» مكرر</translation>
    </message>
    <message>
        <source>it is no JSON, at byte %1: &quot;%2&quot;</source>
        <translation>ليس JSON، عند البايت %1: «%2»</translation>
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
        <translation>ليس %1 كما ينبغي أن يكون، فيُتجاهل</translation>
    </message>
    <message>
        <source>look it up and choose by hand what depends on it</source>
        <translation>ابحث عنه واختر يدويًا ما يعتمد عليه</translation>
    </message>
    <message>
        <source>it is no JSON object and is passed over</source>
        <translation>ليس كائن JSON، فيُتجاهل</translation>
    </message>
    <message>
        <source>choose heads by hand</source>
        <translation>اختر الرؤوس يدويًا</translation>
    </message>
    <message>
        <source>one head, cut already</source>
        <translation>رأس واحد مقتطع من قبل</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>minGPT or nanoGPT</source>
        <translation>‏minGPT أو nanoGPT</translation>
    </message>
    <message>
        <source>BERT or RoBERTa</source>
        <translation>‏BERT أو RoBERTa</translation>
    </message>
    <message>
        <source>Vision transformer (Hugging Face)</source>
        <translation>محوِّل الرؤية (Hugging Face)</translation>
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
        <translation>‏BEiT أو Swin v2 ‏(timm)</translation>
    </message>
    <message>
        <source>Vision transformer (timm, DINO)</source>
        <translation>محوِّل الرؤية (timm، DINO)</translation>
    </message>
    <message>
        <source>PyTorch&apos;s MultiheadAttention</source>
        <translation>‏MultiheadAttention من PyTorch</translation>
    </message>
    <message>
        <source>OPT, BART, Whisper or CLIP</source>
        <translation>‏OPT أو BART أو Whisper أو CLIP</translation>
    </message>
    <message>
        <source>Phi-3</source>
        <translation>Phi-3</translation>
    </message>
    <message>
        <source>Llama, Mistral, Gemma or Qwen</source>
        <translation>‏Llama أو Mistral أو Gemma أو Qwen</translation>
    </message>
    <message>
        <source>Llama or Mistral (the authors&apos; files)</source>
        <translation>‏Llama أو Mistral (ملفات المؤلفين)</translation>
    </message>
    <message>
        <source>GPT-Neo</source>
        <translation>GPT-Neo</translation>
    </message>
    <message>
        <source>every second layer of GPT-Neo looks back 256 tokens at most, which is not followed</source>
        <translation>تنظر كل طبقة ثانية من GPT-Neo إلى الوراء 256 رمزًا على الأكثر، ولا يُحاكى ذلك</translation>
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
        <translation>‏GPT-NeoX أو Pythia</translation>
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
        <translation>توقّع أوزانًا غير أوزان النموذج: فهي تُحسب من دون ذلك</translation>
    </message>
    <message>
        <source>the model also normalises queries and keys (%1), which cannot be followed</source>
        <translation>يسوّي النموذج أيضًا الاستعلامات والمفاتيح (%1)، وهذا لا تمكن محاكاته</translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens (%1), which cannot be followed</source>
        <translation>يضيف النموذج انحيازًا متعلَّمًا حسب المسافة بين رمزين (%1)، وهذا لا تمكن محاكاته</translation>
    </message>
    <message>
        <source>the model compares directions and has a learned scale (%1), which cannot be followed</source>
        <translation>يقارن النموذج الاتجاهات وله مقياس متعلَّم (%1)، وهذا لا تمكن محاكاته</translation>
    </message>
    <message>
        <source>the model lets a part of every weight go nowhere (%1), which cannot be followed</source>
        <translation>يدع النموذج جزءًا من كل وزن لا يذهب إلى شيء (%1)، وهذا لا تمكن محاكاته</translation>
    </message>
    <message>
        <source>the model adds a learned key and value to those of the tokens (%1), which cannot be followed</source>
        <translation>يضيف النموذج مفتاحًا وقيمة متعلَّمين إلى مفاتيح الرموز وقيمها (%1)، وهذا لا تمكن محاكاته</translation>
    </message>
    <message>
        <source>it holds an adapter (%1), which is of no use without the model that it was made for</source>
        <translation>فيه مهايئ (%1) لا نفع منه دون النموذج الذي صُنع له</translation>
    </message>
    <message>
        <source>merge the two and save the result</source>
        <translation>ادمج الاثنين واحفظ الناتج</translation>
    </message>
    <message>
        <source>its weights are quantised (%1)</source>
        <translation>أوزانه مكمَّمة (%1)</translation>
    </message>
    <message>
        <source>its keys and values are made in two steps (%1), which cannot be followed</source>
        <translation>تُصنع مفاتيحه وقيمه في خطوتين (%1)، وهذا لا تمكن محاكاته</translation>
    </message>
    <message>
        <source>multiply the two matrices outside and import the result as --wk and --wv</source>
        <translation>اضرب المصفوفتين خارج البرنامج واستورد الناتج كـ ‎--wk و‎--wv</translation>
    </message>
    <message>
        <source>there is no attention layer of a known family among its %1 arrays (%2 ...)</source>
        <translation>لا توجد طبقة انتباه من عائلة معروفة بين صفائفه، وعددها %1 ‏(‎%2 ...)</translation>
    </message>
    <message>
        <source>cut the projections out and import them one by one: --wq, --wk, --wv</source>
        <translation>اقتطع الإسقاطات واستوردها واحدًا واحدًا: ‎--wq و‎--wk و‎--wv</translation>
    </message>
    <message>
        <source>the names alone do not tell the family; taken for: %1</source>
        <translation>لا تكفي الأسماء وحدها لمعرفة العائلة؛ عُدّت: %1</translation>
    </message>
    <message>
        <source>look at mask, scale and positions</source>
        <translation>راجع القناع والمقياس والمواضع</translation>
    </message>
    <message>
        <source>there is no layer &quot;%1&quot;</source>
        <translation>لا توجد طبقة «%1»</translation>
    </message>
    <message>
        <source>there are: %2 ...</source>
        <translation>الموجود: ‎%2 ...</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fits several layers</source>
        <translation>ينطبق «%1» على عدة طبقات</translation>
    </message>
    <message>
        <source>give more of the name: %2</source>
        <translation>اذكر جزءًا أطول من الاسم: %2</translation>
    </message>
    <message>
        <source>causal mask: a token looks at itself and at those before it</source>
        <translation>قناع سببي: ينظر الرمز إلى نفسه وإلى ما قبله</translation>
    </message>
    <message>
        <source>no mask: every token looks at every token</source>
        <translation>بلا قناع: ينظر كل رمز إلى كل الرموز</translation>
    </message>
    <message>
        <source>the model lets a token look back %1 tokens at most, which is not followed</source>
        <translation>يدع النموذج الرمز ينظر إلى الوراء %1 من الرموز على الأكثر، ولا يُحاكى ذلك</translation>
    </message>
    <message>
        <source>with fewer tokens it makes no difference</source>
        <translation>مع رموز أقل لا فرق</translation>
    </message>
    <message>
        <source>the scores are not divided by the root of k</source>
        <translation>لا تُقسم الدرجات على جذر k</translation>
    </message>
    <message>
        <source>the model divides scores by the root of %1 in place of %2: the temperature is %3 for that</source>
        <translation>يقسم النموذج الدرجات على جذر %1 بدلًا من %2: ولذلك الحرارة %3</translation>
    </message>
    <message>
        <source>the model multiplies scores by %1: the temperature is %2 for that</source>
        <translation>يضرب النموذج الدرجات في %1: ولذلك الحرارة %2</translation>
    </message>
    <message>
        <source>the model divides scores by the number of the layer from 1, too: the temperature is %1</source>
        <translation>يقسم النموذج الدرجات أيضًا على رقم الطبقة بدءًا من 1: الحرارة %1</translation>
    </message>
    <message>
        <source>the model bends scores so that none passes %1, which cannot be followed</source>
        <translation>يحني النموذج الدرجات حتى لا تتجاوز أي منها %1، وهذا لا تمكن محاكاته</translation>
    </message>
    <message>
        <source>scores well below that hardly differ</source>
        <translation>الدرجات الأصغر من ذلك بكثير لا تكاد تختلف</translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns, each of the first half with its partner in the second</source>
        <translation>المواضع الدورانية بالأساس %1 تدوّر %2 من الأعمدة البالغة %3، كل عمود من النصف الأول مع نظيره من الثاني</translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns in neighbouring pairs</source>
        <translation>المواضع الدورانية بالأساس %1 تدوّر %2 من الأعمدة البالغة %3 في أزواج متجاورة</translation>
    </message>
    <message>
        <source>base and number of columns are the usual ones: no config.json tells them</source>
        <translation>الأساس وعدد الأعمدة هما المعتادان: لا يوجد config.json يذكرهما</translation>
    </message>
    <message>
        <source>set them by hand if the model has others</source>
        <translation>اضبطهما يدويًا إن كان للنموذج غيرهما</translation>
    </message>
    <message>
        <source>the model takes off scores by distance (ALiBi), which cannot be followed</source>
        <translation>يُنقص النموذج من الدرجات حسب المسافة (ALiBi)، وهذا لا تمكن محاكاته</translation>
    </message>
    <message>
        <source>expect weights further back to be too large</source>
        <translation>توقّع أن تكون الأوزان الأبعد إلى الوراء أكبر مما ينبغي</translation>
    </message>
    <message>
        <source>the model stretches its positions (%1), which cannot be followed</source>
        <translation>يمدّد النموذج مواضعه (%1)، وهذا لا تمكن محاكاته</translation>
    </message>
    <message>
        <source>expect other weights between tokens that lie far apart</source>
        <translation>توقّع أوزانًا أخرى بين الرموز المتباعدة</translation>
    </message>
    <message>
        <source>the file speaks of rotary positions with base %1, but not of what turns with what</source>
        <translation>يذكر الملف مواضع دورانية بالأساس %1، لكنه لا يذكر ما الذي يدور مع ماذا</translation>
    </message>
    <message>
        <source>choose halves or pairs: --rope pairs,BASE</source>
        <translation>اختر نصفين أو أزواجًا: ‎--rope pairs,BASE</translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens, which cannot be followed</source>
        <translation>يضيف النموذج انحيازًا متعلَّمًا حسب المسافة بين رمزين، وهذا لا تمكن محاكاته</translation>
    </message>
    <message>
        <source>expect other weights than the model&apos;s</source>
        <translation>توقّع أوزانًا غير أوزان النموذج</translation>
    </message>
    <message>
        <source>the model&apos;s positions are %1, which cannot be followed</source>
        <translation>مواضع النموذج هي %1، وهذا لا تمكن محاكاته</translation>
    </message>
    <message>
        <source>in the model the keys and values of this layer come from another text than the queries; here one X feeds all three</source>
        <translation>في النموذج تأتي مفاتيح هذه الطبقة وقيمها من نص غير نص الاستعلامات؛ أما هنا فمصفوفة X واحدة تغذّي الثلاثة</translation>
    </message>
    <message>
        <source>choose a layer of self-attention for the model&apos;s own numbers</source>
        <translation>اختر طبقة انتباه ذاتي لتحصل على أعداد النموذج نفسه</translation>
    </message>
    <message>
        <source>its shape fits both ways; read as out x in, as this family stores it: %1</source>
        <translation>شكله يناسب الاتجاهين؛ قُرئ خارجًا x داخلًا كما تخزّنه هذه العائلة: %1</translation>
    </message>
    <message>
        <source>its shape fits both ways; read as in x out, as this family stores it: %1</source>
        <translation>شكله يناسب الاتجاهين؛ قُرئ داخلًا x خارجًا كما تخزّنه هذه العائلة: %1</translation>
    </message>
    <message>
        <source>transpose it if the head looks wrong</source>
        <translation>انقله إن بدا الرأس خاطئًا</translation>
    </message>
    <message>
        <source>by its shape it is stored the other way round than this family does: %1</source>
        <translation>يدل شكله على أنه مخزّن بعكس ما تفعله هذه العائلة: %1</translation>
    </message>
    <message>
        <source>give other numbers with --heads and --kv-heads</source>
        <translation>أعطِ أعدادًا أخرى بـ ‎--heads و‎--kv-heads</translation>
    </message>
    <message>
        <source>its shape is %1, and projections are matrices</source>
        <translation>شكله %1، والإسقاطات مصفوفات</translation>
    </message>
    <message>
        <source>choose another layer</source>
        <translation>اختر طبقة أخرى</translation>
    </message>
    <message>
        <source>it reads vectors of %1 numbers where the queries are made from %2</source>
        <translation>يقرأ متجهات طولها %1، بينما تُصنع الاستعلامات من %2</translation>
    </message>
    <message>
        <source>choose a layer in which one X feeds queries, keys and values</source>
        <translation>اختر طبقة تغذّي فيها مصفوفة X واحدة الاستعلامات والمفاتيح والقيم</translation>
    </message>
    <message>
        <source>save the array again with numpy.save</source>
        <translation>احفظ الصفيف ثانية بـ numpy.save</translation>
    </message>
    <message>
        <source>truncated: 1 byte is missing</source>
        <translation>مبتور: ينقصه بايت واحد</translation>
    </message>
    <message>
        <source>truncated: %1 bytes are missing</source>
        <translation>مبتور: عدد البايتات الناقصة %1</translation>
    </message>
    <message>
        <source>a part of the file was lost: use another copy</source>
        <translation>فُقد جزء من الملف: استخدم نسخة أخرى</translation>
    </message>
    <message>
        <source>this is no NumPy array: it does not begin as one</source>
        <translation>ليس هذا صفيف NumPy: لا يبدأ كما يبدأ</translation>
    </message>
    <message>
        <source>choose an .npy file</source>
        <translation>اختر ملف ‎.npy</translation>
    </message>
    <message>
        <source>truncated: the file ends within its first %1 bytes, before the header</source>
        <translation>مبتور: ينتهي الملف ضمن بايتاته الأولى (%1)، قبل الترويسة</translation>
    </message>
    <message>
        <source>use another copy</source>
        <translation>استخدم نسخة أخرى</translation>
    </message>
    <message>
        <source>bad header: version %1.%2 of the format is not known, only 1.0, 2.0 and 3.0</source>
        <translation>ترويسة خاطئة: الإصدار ‎%1.%2 من الصيغة غير معروف، والمعروف 1.0 و2.0 و3.0 فقط</translation>
    </message>
    <message>
        <source>truncated: the header should have %1 bytes, but only %2 are there</source>
        <translation>مبتور: ينبغي أن يكون حجم الترويسة %1 بايت، والموجود %2 فقط</translation>
    </message>
    <message>
        <source>bad header: %1 bytes are more than any array of numbers needs</source>
        <translation>ترويسة خاطئة: %1 بايت أكثر مما يحتاجه أي صفيف من الأعداد</translation>
    </message>
    <message>
        <source>bad header: it could not be read</source>
        <translation>ترويسة خاطئة: تعذّرت قراءتها</translation>
    </message>
    <message>
        <source>bad header: the member &quot;%1&quot; is not known</source>
        <translation>ترويسة خاطئة: العضو «%1» غير معروف</translation>
    </message>
    <message>
        <source>bad header: duplicate member &quot;%1&quot;</source>
        <translation>ترويسة خاطئة: العضو «%1» مكرر</translation>
    </message>
    <message>
        <source>bad header: %1 is missing</source>
        <translation>ترويسة خاطئة: ينقص %1</translation>
    </message>
    <message>
        <source>bad header: shape is %1, not a tuple</source>
        <translation>ترويسة خاطئة: قيمة shape هي %1، وليست من النوع tuple</translation>
    </message>
    <message>
        <source>bad header: shape has %1 dimensions</source>
        <translation>ترويسة خاطئة: عدد الأبعاد في shape هو %1</translation>
    </message>
    <message>
        <source>bad header: shape holds %1, which is no size</source>
        <translation>ترويسة خاطئة: في shape القيمة %1، وليست حجمًا</translation>
    </message>
    <message>
        <source>bad header: found %1, not a dictionary</source>
        <translation>ترويسة خاطئة: وُجد %1، وليس قاموسًا</translation>
    </message>
    <message>
        <source>bad header: fortran_order is %1, neither True nor False</source>
        <translation>ترويسة خاطئة: قيمة fortran_order هي %1، وليست True ولا False</translation>
    </message>
    <message>
        <source>bad header: the shape %1 is beyond everything that can be counted</source>
        <translation>ترويسة خاطئة: الشكل %1 يتجاوز كل ما يمكن عدّه</translation>
    </message>
    <message>
        <source>bad header: it is no Python literal, from byte %1 on: %2</source>
        <translation>ترويسة خاطئة: ليست قيمة حرفية في Python بدءًا من البايت %1: ‏%2</translation>
    </message>
    <message>
        <source>another array follows in the same file and is left out: %1 bytes</source>
        <translation>يلي ذلك صفيف آخر في الملف نفسه وقد تُرك: عدد بايتاته %1</translation>
    </message>
    <message>
        <source>1 byte after the array is left out: the data are longer than the shape says</source>
        <translation>تُرك بايت واحد بعد الصفيف: البيانات أطول مما يذكره الشكل</translation>
    </message>
    <message>
        <source>%1 bytes after the array are left out: the data are longer than the shape says</source>
        <translation>تُركت بعد الصفيف بايتات عددها %1: البيانات أطول مما يذكره الشكل</translation>
    </message>
    <message>
        <source>unsupported type %1: floating-point numbers of %2 bytes</source>
        <translation>نوع غير مدعوم %1: أعداد بفاصلة عائمة من %2 بايت</translation>
    </message>
    <message>
        <source>save it with astype(&apos;float64&apos;)</source>
        <translation>احفظه بـ astype(&apos;float64&apos;)</translation>
    </message>
    <message>
        <source>unsupported type %1: complex numbers</source>
        <translation>نوع غير مدعوم %1: أعداد مركبة</translation>
    </message>
    <message>
        <source>save the real part, the imaginary part or the magnitude</source>
        <translation>احفظ الجزء الحقيقي أو الجزء التخيلي أو المقدار</translation>
    </message>
    <message>
        <source>unsupported type %1: Python objects, which are pickled and can run code when they are read</source>
        <translation>نوع غير مدعوم %1: كائنات Python محفوظة بـ pickle ويمكنها تشغيل شيفرة عند قراءتها</translation>
    </message>
    <message>
        <source>save the numbers with astype(&apos;float64&apos;)</source>
        <translation>احفظ الأعداد بـ astype(&apos;float64&apos;)</translation>
    </message>
    <message>
        <source>unsupported type %1: structures or raw bytes</source>
        <translation>نوع غير مدعوم %1: بنى أو بايتات خام</translation>
    </message>
    <message>
        <source>save one field of numbers</source>
        <translation>احفظ حقلًا واحدًا من الأعداد</translation>
    </message>
    <message>
        <source>unsupported type %1: texts</source>
        <translation>نوع غير مدعوم %1: نصوص</translation>
    </message>
    <message>
        <source>unsupported type %1: dates or times</source>
        <translation>نوع غير مدعوم %1: تواريخ أو أوقات</translation>
    </message>
    <message>
        <source>save them as numbers with astype(&apos;float64&apos;)</source>
        <translation>احفظها كأعداد بـ astype(&apos;float64&apos;)</translation>
    </message>
    <message>
        <source>unsupported type %1: long double</source>
        <translation>نوع غير مدعوم %1: ‏long double</translation>
    </message>
    <message>
        <source>unsupported type %1</source>
        <translation>نوع غير مدعوم %1</translation>
    </message>
    <message>
        <source>unsupported type: structures with fields (%1)</source>
        <translation>نوع غير مدعوم: بنى ذات حقول (%1)</translation>
    </message>
    <message>
        <source>bad header: descr is %1, not the name of a type</source>
        <translation>ترويسة خاطئة: قيمة descr هي %1، وليست اسم نوع</translation>
    </message>
    <message>
        <source>unsafe name &quot;%1&quot;: this member is left out</source>
        <translation>اسم غير آمن «%1»: تُرك هذا العضو</translation>
    </message>
    <message>
        <source>duplicate name: several members are called &quot;%1&quot;, all of them are left out</source>
        <translation>اسم مكرر: عدة أعضاء اسمها «%1»، وتُركت كلها</translation>
    </message>
    <message>
        <source>%1 is no array and is left out</source>
        <translation>ليس %1 صفيفًا، وقد تُرك</translation>
    </message>
    <message>
        <source>this array is left out</source>
        <translation>تُرك هذا الصفيف</translation>
    </message>
    <message>
        <source>the archive holds no arrays</source>
        <translation>لا صفائف في الأرشيف</translation>
    </message>
    <message>
        <source>choose a file that numpy.savez wrote</source>
        <translation>اختر ملفًا كتبه numpy.savez</translation>
    </message>
    <message>
        <source>there are no arrays left that can be read</source>
        <translation>لم يبقَ صفيف يمكن قراءته</translation>
    </message>
    <message>
        <source>this is no NumPy archive (.npz): it is not a zip file</source>
        <translation>ليس هذا أرشيف NumPy (‎.npz): ليس ملف zip</translation>
    </message>
    <message>
        <source>unsupported type %1: the tensor &quot;%2&quot; is left out</source>
        <translation>نوع غير مدعوم %1: تُرك الموتر «%2»</translation>
    </message>
    <message>
        <source>save it as F32, F16 or BF16</source>
        <translation>احفظه بصيغة F32 أو F16 أو BF16</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no elements (%2) and cannot be placed</source>
        <translation>لا عناصر في «%1» (%2)، فلا يمكن وضعه</translation>
    </message>
    <message>
        <source>the file holds no tensors</source>
        <translation>لا موترات في الملف</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>اختر ملفًا آخر</translation>
    </message>
    <message>
        <source>the file is damaged or cut off: download or save it again</source>
        <translation>الملف تالف أو مقطوع: نزّله أو احفظه من جديد</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, not an object</source>
        <translation>قيمة «%1» هي %2، وليست كائنًا</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a list, not an object</source>
        <translation>قيمة «%1» قائمة، وليست كائنًا</translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are no text</source>
        <translation>البيانات الوصفية «%1» ليست نصًا</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is not what it should be</source>
        <translation>ليس %1 في «%2» كما ينبغي أن يكون</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is missing</source>
        <translation>ينقص %1 في «%2»</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; needs two data_offsets, found %2</source>
        <translation>نطاق خاطئ: يحتاج «%1» إلى قيمتي data_offsets، والموجود %2</translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are %2, not a text</source>
        <translation>البيانات الوصفية «%1» هي %2، وليست نصًا</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is %3</source>
        <translation>قيمة %1 في «%2» هي %3</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; holds %2, which is no size</source>
        <translation>في شكل «%1» القيمة %2، وليست حجمًا</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; has more than %2 dimensions</source>
        <translation>عدد أبعاد شكل «%1» أكبر من %2</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; has the offset %2</source>
        <translation>نطاق خاطئ: الإزاحة في «%1» هي %2</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; ends at byte %2, before its begin at %3</source>
        <translation>نطاق خاطئ: ينتهي «%1» عند البايت %2، قبل بدايته عند %3</translation>
    </message>
    <message>
        <source>bad range: the shape %2 of &quot;%1&quot; is beyond everything that can be counted</source>
        <translation>نطاق خاطئ: الشكل %2 لـ«%1» يتجاوز كل ما يمكن عدّه</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; of shape %2 and type %3 takes %4 bytes, but its range has %5</source>
        <translation>نطاق خاطئ: يشغل «%1» ذو الشكل %2 والنوع %3 عددًا من البايتات قدره %4، أما حجم نطاقه فهو %5</translation>
    </message>
    <message>
        <source>truncated: &quot;%1&quot; has a range beyond the end of the file, %2 bytes are missing</source>
        <translation>مبتور: يتجاوز نطاق «%1» نهاية الملف، وعدد البايتات الناقصة %2</translation>
    </message>
    <message>
        <source>bad range: the ranges of &quot;%1&quot; and &quot;%2&quot; overlap</source>
        <translation>نطاق خاطئ: يتداخل نطاقا «%1» و«%2»</translation>
    </message>
    <message>
        <source>bad range: a gap of %1 bytes before &quot;%2&quot; belongs to no tensor</source>
        <translation>نطاق خاطئ: فجوة من %1 بايت قبل «%2» لا تنتمي إلى أي موتر</translation>
    </message>
    <message>
        <source>bad range: %1 bytes at the end belong to no tensor</source>
        <translation>نطاق خاطئ: %1 بايت في النهاية لا تنتمي إلى أي موتر</translation>
    </message>
    <message>
        <source>truncated: its length takes %1 bytes, the file has %2</source>
        <translation>مبتور: يشغل طوله %1 بايت، وحجم الملف %2</translation>
    </message>
    <message>
        <source>its length, %1 bytes, is beyond the %2 that are allowed</source>
        <translation>طوله البالغ %1 بايت يتجاوز الحد المسموح، وهو %2</translation>
    </message>
    <message>
        <source>truncated: it should have %1 bytes, but only %2 are there</source>
        <translation>مبتور: ينبغي أن يكون حجمه %1 بايت، والموجود %2 فقط</translation>
    </message>
    <message>
        <source>it does not begin with {</source>
        <translation>لا يبدأ بـ ‎{</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <translation>تعذّرت قراءته</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>ليس JSON</translation>
    </message>
    <message>
        <source>%1 is a single matrix and has no slices</source>
        <translation>‏%1 مصفوفة واحدة لا شرائح لها</translation>
    </message>
    <message>
        <source>leave the slice out</source>
        <translation>لا تذكر الشريحة</translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of %1</source>
        <translation>طُلب جزء يقع خارج %1</translation>
    </message>
    <message>
        <source>too big for a session: %1 bytes, at most %2 are read</source>
        <translation>أكبر مما تتسع له جلسة: %1 بايت، ويُقرأ %2 على الأكثر</translation>
    </message>
    <message>
        <source>the session could not be read</source>
        <translation>تعذّرت قراءة الجلسة</translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation>ليس كائنًا</translation>
    </message>
    <message>
        <source>weight_map holds %1 where the name of a file was expected</source>
        <translation>في weight_map القيمة %1 حيث يُتوقع اسم ملف</translation>
    </message>
    <message>
        <source>it is a list, not an object</source>
        <translation>هو قائمة، وليس كائنًا</translation>
    </message>
    <message>
        <source>weight_map is no object of file names</source>
        <translation>ليس weight_map كائنًا من أسماء الملفات</translation>
    </message>
    <message>
        <source>the index puts tensors into this file that it does not hold (%1): %2</source>
        <translation>يضع الفهرس في هذا الملف موترات ليست فيه (%1): %2</translation>
    </message>
    <message>
        <source>this file of the model cannot be opened; tensors that are left out with it: %1</source>
        <translation>لا يمكن فتح هذا الملف من النموذج؛ الموترات التي تُركت معه: %1</translation>
    </message>
    <message>
        <source>put it beside the index</source>
        <translation>ضعه بجوار الفهرس</translation>
    </message>
    <message>
        <source>too big for the index of a model: %1 bytes</source>
        <translation>أكبر من أن يكون فهرس نموذج: %1 بايت</translation>
    </message>
    <message>
        <source>this is the index of a model, and the files that it names cannot be found from here</source>
        <translation>هذا فهرس نموذج، ولا يمكن من هنا العثور على الملفات التي يذكرها</translation>
    </message>
    <message>
        <source>open it as a file, with the others beside it</source>
        <translation>افتحه كملف، والملفات الأخرى بجواره</translation>
    </message>
    <message>
        <source>the index could not be read</source>
        <translation>تعذّرت قراءة الفهرس</translation>
    </message>
    <message>
        <source>download it again</source>
        <translation>نزّله من جديد</translation>
    </message>
    <message>
        <source>weight_map is missing</source>
        <translation>ينقص weight_map</translation>
    </message>
    <message>
        <source>choose the index of a model, or one of its .safetensors files</source>
        <translation>اختر فهرس نموذج أو أحد ملفات ‎.safetensors الخاصة به</translation>
    </message>
    <message>
        <source>unsafe name of a file: &quot;%1&quot;</source>
        <translation>اسم ملف غير آمن: «%1»</translation>
    </message>
    <message>
        <source>files of a model stand beside its index</source>
        <translation>تقع ملفات النموذج بجوار فهرسه</translation>
    </message>
    <message>
        <source>it names no tensors</source>
        <translation>لا يذكر أي موتر</translation>
    </message>
    <message>
        <source>the array is a single matrix and has no slices</source>
        <translation>الصفيف مصفوفة واحدة لا شرائح لها</translation>
    </message>
    <message>
        <source>there is no slice %1: the array of shape %2 has %3</source>
        <translation>لا توجد الشريحة %1: عدد شرائح الصفيف ذي الشكل %2 هو %3</translation>
    </message>
    <message>
        <source>slices are counted from 0</source>
        <translation>تُعدّ الشرائح من 0</translation>
    </message>
    <message>
        <source>the array of shape %1 is a stack of %2 matrices</source>
        <translation>الصفيف ذو الشكل %1 رزمة من المصفوفات عددها %2</translation>
    </message>
    <message>
        <source>choose one of its slices, from 0 to %3 (--slice on the command line)</source>
        <translation>اختر إحدى شرائحه، من 0 إلى %3 (‎--slice في سطر الأوامر)</translation>
    </message>
    <message>
        <source>leading axis of length 1 left out</source>
        <translation>تُرك محور أول طوله 1</translation>
    </message>
    <message>
        <source>%1 leading axes of length 1 left out</source>
        <translation>تُركت محاور أولى طولها 1، وعددها %1</translation>
    </message>
    <message>
        <source>slice %1 of %2 read, counted from 0</source>
        <translation>قُرئت الشريحة %1 من %2، والعدّ من 0</translation>
    </message>
    <message>
        <source>too big: %1x%2 is beyond the %3 rows or columns, or the %4 numbers, of a matrix</source>
        <translation>أكبر مما ينبغي: %1x%2 يتجاوز الحد الأقصى لمصفوفة، وهو %3 من الصفوف أو الأعمدة، أو %4 من الأعداد</translation>
    </message>
    <message>
        <source>take a part of it</source>
        <translation>خذ جزءًا منه</translation>
    </message>
    <message>
        <source>the numbers could not be read</source>
        <translation>تعذّرت قراءة الأعداد</translation>
    </message>
    <message>
        <source>the file may have changed meanwhile: open it again, or use another copy</source>
        <translation>ربما تغيّر الملف في هذه الأثناء: افتحه ثانية أو استخدم نسخة أخرى</translation>
    </message>
    <message>
        <source>1 cell is not finite</source>
        <translation>خلية واحدة غير منتهية</translation>
    </message>
    <message>
        <source>%1 cells are not finite</source>
        <translation>عدد الخلايا غير المنتهية %1</translation>
    </message>
    <message>
        <source>1 whole number is beyond 2^53 and lost its last digits</source>
        <translation>عدد صحيح واحد يتجاوز 2^53 وفقد أرقامه الأخيرة</translation>
    </message>
    <message>
        <source>%1 whole numbers are beyond 2^53 and lost their last digits</source>
        <translation>الأعداد الصحيحة التي تتجاوز 2^53 وفقدت أرقامها الأخيرة: %1</translation>
    </message>
    <message>
        <source>1 truth value is neither 0 nor 1 and was read as 1</source>
        <translation>قيمة منطقية واحدة ليست 0 ولا 1 وقُرئت 1</translation>
    </message>
    <message>
        <source>%1 truth values are neither 0 nor 1 and were read as 1</source>
        <translation>القيم المنطقية التي ليست 0 ولا 1 وقُرئت 1: %1</translation>
    </message>
    <message>
        <source>the array has no elements (%1) and cannot be placed</source>
        <translation>لا عناصر في الصفيف (%1)، فلا يمكن وضعه</translation>
    </message>
    <message>
        <source>choose one that has some</source>
        <translation>اختر صفيفًا له عناصر</translation>
    </message>
    <message>
        <source>scalar read as 1x1</source>
        <translation>قيمة مفردة قُرئت 1x1</translation>
    </message>
    <message>
        <source>one dimension read as a row</source>
        <translation>بُعد واحد قُرئ كصف</translation>
    </message>
    <message>
        <source>transpose it for a column</source>
        <translation>انقله للحصول على عمود</translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of the array of shape %1</source>
        <translation>طُلب جزء يقع خارج الصفيف ذي الشكل %1</translation>
    </message>
    <message>
        <source>the file starts as %1, but is damaged here</source>
        <translation>يبدأ الملف بترميز %1، لكنه تالف هنا</translation>
    </message>
    <message>
        <source>save the table again, best as UTF-8</source>
        <translation>احفظ الجدول ثانية، والأفضل بترميز UTF-8</translation>
    </message>
    <message>
        <source>the file has no byte order mark and was read as UTF-16</source>
        <translation>لا علامة ترتيب بايتات في الملف، وقد قُرئ بترميز UTF-16</translation>
    </message>
    <message>
        <source>the file is not UTF-8, it was read as Latin-1 (Windows-1252)</source>
        <translation>ليس الملف بترميز UTF-8، وقد قُرئ بترميز Latin-1 (Windows-1252)</translation>
    </message>
    <message>
        <source>look at the names, or save the table as UTF-8</source>
        <translation>راجع الأسماء، أو احفظ الجدول بترميز UTF-8</translation>
    </message>
    <message>
        <source>there is a NUL character, so this is no text</source>
        <translation>فيه محرف NUL، فليس نصًا</translation>
    </message>
    <message>
        <source>choose a text file, or save the table again as UTF-8</source>
        <translation>اختر ملفًا نصيًا، أو احفظ الجدول ثانية بترميز UTF-8</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; left out</source>
        <translation>تُرك السطر «%1»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 (decimal point) or as the number %3 (decimal comma)</source>
        <translation>يمكن قراءة «%1» على أنه الخلايا %2 (نقطة عشرية) أو العدد %3 (فاصلة عشرية)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 or as the number %3 with group marks</source>
        <translation>يمكن قراءة «%1» على أنه الخلايا %2 أو العدد %3 بفواصل آلاف</translation>
    </message>
    <message>
        <source>put tabs or semicolons between the cells, or take the group marks out</source>
        <translation>ضع بين الخلايا علامات جدولة أو فواصل منقوطة، أو أزِل فواصل الآلاف</translation>
    </message>
    <message>
        <source>the table is empty: there are no numbers</source>
        <translation>الجدول فارغ: لا أعداد فيه</translation>
    </message>
    <message>
        <source>choose a table with numbers</source>
        <translation>اختر جدولًا فيه أعداد</translation>
    </message>
    <message>
        <source>the table has more than %1 rows</source>
        <translation>عدد صفوف الجدول أكبر من %1</translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %1 rows, %1 columns and %2 numbers</source>
        <translation>قلّصه؛ تتسع المصفوفة لـ %1 من الصفوف و%1 من الأعمدة و%2 من الأعداد على الأكثر</translation>
    </message>
    <message>
        <source>the table has more than %2 cells</source>
        <translation>عدد خلايا الجدول أكبر من %2</translation>
    </message>
    <message>
        <source>a row has more than %1 cells</source>
        <translation>عدد الخلايا في أحد الصفوف أكبر من %1</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer file: it stands for the data, which is elsewhere</source>
        <translation>هذا ملف مؤشر من Git LFS: ينوب عن البيانات، وهي في مكان آخر</translation>
    </message>
    <message>
        <source>fetch the data with &quot;git lfs pull&quot;</source>
        <translation>أحضر البيانات بالأمر &quot;git lfs pull&quot;</translation>
    </message>
    <message>
        <source>this is a Matrix Market file, which is not read</source>
        <translation>هذا ملف Matrix Market، وهو لا يُقرأ</translation>
    </message>
    <message>
        <source>save the matrix as .npy or CSV (scipy.io.mmread reads it)</source>
        <translation>احفظ المصفوفة بصيغة ‎.npy أو CSV (يقرؤها scipy.io.mmread)</translation>
    </message>
    <message>
        <source>the file holds only blanks</source>
        <translation>لا يحوي الملف إلا فراغات</translation>
    </message>
    <message>
        <source>a text table is one matrix and has no slice %1</source>
        <translation>الجدول النصي مصفوفة واحدة ليس فيها الشريحة %1</translation>
    </message>
    <message>
        <source>the text has %1 bytes, more than the %2 that are read</source>
        <translation>حجم النص %1 بايت، أي أكثر مما يُقرأ، وهو %2</translation>
    </message>
    <message>
        <source>cut it down, or save the matrix as .npy</source>
        <translation>قلّصه، أو احفظ المصفوفة بصيغة ‎.npy</translation>
    </message>
    <message>
        <source>the text cannot be read</source>
        <translation>لا يمكن قراءة النص</translation>
    </message>
    <message>
        <source>check the file and its disk</source>
        <translation>تحقق من الملف ومن قرصه</translation>
    </message>
    <message>
        <source>a text table holds one array</source>
        <translation>يحوي الجدول النصي صفيفًا واحدًا</translation>
    </message>
    <message>
        <source>choose the first one</source>
        <translation>اختر الأول</translation>
    </message>
    <message>
        <source>the block lies outside of the table, which is %1x%2</source>
        <translation>تقع الكتلة خارج الجدول، وحجمه %1x%2</translation>
    </message>
    <message>
        <source>choose rows and columns of the table</source>
        <translation>اختر صفوف الجدول وأعمدته</translation>
    </message>
    <message>
        <source>a cell of the table spans several rows or columns</source>
        <translation>تمتد خلية في الجدول على عدة صفوف أو أعمدة</translation>
    </message>
    <message>
        <source>split it first</source>
        <translation>قسّمها أولًا</translation>
    </message>
    <message>
        <source>the table holds another table</source>
        <translation>في الجدول جدول آخر</translation>
    </message>
    <message>
        <source>copy the inner one alone</source>
        <translation>انسخ الداخلي وحده</translation>
    </message>
    <message>
        <source>this is a web page with a script, not a table</source>
        <translation>هذه صفحة ويب فيها نص برمجي، وليست جدولًا</translation>
    </message>
    <message>
        <source>copy the table alone, or save it as CSV</source>
        <translation>انسخ الجدول وحده، أو احفظه بصيغة CSV</translation>
    </message>
    <message>
        <source>this is a web page (HTML) without a table</source>
        <translation>هذه صفحة ويب (HTML) بلا جدول</translation>
    </message>
    <message>
        <source>download the file itself, or copy a table out of the page</source>
        <translation>نزّل الملف نفسه، أو انسخ جدولًا من الصفحة</translation>
    </message>
    <message>
        <source>this is a web page (HTML) with %1 tables</source>
        <translation>هذه صفحة ويب (HTML) عدد جداولها %1</translation>
    </message>
    <message>
        <source>copy the one that is meant</source>
        <translation>انسخ الجدول المقصود</translation>
    </message>
    <message>
        <source>table read from HTML</source>
        <translation>قُرئ الجدول من HTML</translation>
    </message>
    <message>
        <source>a LaTeX environment is cut off</source>
        <translation>بيئة LaTeX مبتورة</translation>
    </message>
    <message>
        <source>copy all of it</source>
        <translation>انسخها كاملة</translation>
    </message>
    <message>
        <source>the LaTeX environment &quot;%1&quot; is not read</source>
        <translation>بيئة LaTeX «%1» لا تُقرأ</translation>
    </message>
    <message>
        <source>copy a pmatrix, bmatrix, array or tabular</source>
        <translation>انسخ pmatrix أو bmatrix أو array أو tabular</translation>
    </message>
    <message>
        <source>there is more than one LaTeX environment</source>
        <translation>توجد أكثر من بيئة LaTeX واحدة</translation>
    </message>
    <message>
        <source>copy one matrix</source>
        <translation>انسخ مصفوفة واحدة</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>تداخل الأقواس أعمق مما ينبغي</translation>
    </message>
    <message>
        <source>give a list of rows</source>
        <translation>أعطِ قائمة صفوف</translation>
    </message>
    <message>
        <source>numbers and lists stand side by side</source>
        <translation>الأعداد والقوائم متجاورة</translation>
    </message>
    <message>
        <source>give a list of rows, each a list of numbers</source>
        <translation>أعطِ قائمة صفوف، كل منها قائمة أعداد</translation>
    </message>
    <message>
        <source>&quot;%1&quot; closes no bracket</source>
        <translation>لا يغلق «%1» أي قوس</translation>
    </message>
    <message>
        <source>check the brackets</source>
        <translation>راجع الأقواس</translation>
    </message>
    <message>
        <source>&quot;...&quot; stands for numbers that were left out when this was printed</source>
        <translation>‎&quot;...&quot;‎ تنوب عن أعداد حُذفت عند طباعة هذا</translation>
    </message>
    <message>
        <source>print all of them (numpy.set_printoptions(threshold=sys.maxsize)), or save the array as .npy</source>
        <translation>اطبعها كلها (‎numpy.set_printoptions(threshold=sys.maxsize)‎)، أو احفظ الصفيف بصيغة ‎.npy</translation>
    </message>
    <message>
        <source>a quote is opened here and never closed</source>
        <translation>تُفتح هنا علامة اقتباس ولا تُغلق</translation>
    </message>
    <message>
        <source>close it</source>
        <translation>أغلقها</translation>
    </message>
    <message>
        <source>this is an object with named members, not a list of rows</source>
        <translation>هذا كائن له أعضاء بأسماء، وليس قائمة صفوف</translation>
    </message>
    <message>
        <source>a bracket is opened and never closed</source>
        <translation>يُفتح قوس ولا يُغلق</translation>
    </message>
    <message>
        <source>check the brackets; the text may be cut off</source>
        <translation>راجع الأقواس؛ ربما كان النص مبتورًا</translation>
    </message>
    <message>
        <source>the call around the list does not end</source>
        <translation>الاستدعاء المحيط بالقائمة لا ينتهي</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands behind the matrix</source>
        <translation>يوجد «%1» بعد المصفوفة</translation>
    </message>
    <message>
        <source>give one matrix and nothing else</source>
        <translation>أعطِ مصفوفة واحدة ولا شيء غيرها</translation>
    </message>
    <message>
        <source>the lines inside one pair of brackets can be rows (MATLAB) or one row that was wrapped (NumPy)</source>
        <translation>الأسطر داخل زوج واحد من الأقواس قد تكون صفوفًا (MATLAB) أو صفًا واحدًا ملفوفًا (NumPy)</translation>
    </message>
    <message>
        <source>put ; between the rows, or brackets around each of them</source>
        <translation>ضع ‎;‎ بين الصفوف، أو أقواسًا حول كل منها</translation>
    </message>
    <message>
        <source>a flat list read as one row</source>
        <translation>قُرئت قائمة مسطّحة كصف واحد</translation>
    </message>
    <message>
        <source>this is no list of numbers</source>
        <translation>ليست هذه قائمة أعداد</translation>
    </message>
    <message>
        <source>this is a stack of %1 matrices</source>
        <translation>هذه رزمة من المصفوفات عددها %1</translation>
    </message>
    <message>
        <source>give one of them, or save the array as .npy</source>
        <translation>أعطِ واحدة منها، أو احفظ الصفيف بصيغة ‎.npy</translation>
    </message>
    <message>
        <source>decimal points and decimal commas are mixed: %1 is &quot;%2&quot;, %3 is &quot;%4&quot;</source>
        <translation>اختلطت النقاط العشرية والفواصل العشرية: %1 هو «%2»، و%3 هو «%4»</translation>
    </message>
    <message>
        <source>write all numbers with the same decimal mark</source>
        <translation>اكتب كل الأعداد بالعلامة العشرية نفسها</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal comma) or as %3 (the comma groups digits)</source>
        <translation>يمكن قراءة «%1» على أنه %2 (فاصلة عشرية) أو %3 (الفاصلة تفصل الآلاف)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal point) or as %3 (the point groups digits)</source>
        <translation>يمكن قراءة «%1» على أنه %2 (نقطة عشرية) أو %3 (النقطة تفصل الآلاف)</translation>
    </message>
    <message>
        <source>decimal points and decimal commas may be mixed: %1 is &quot;%2&quot;, and &quot;%4&quot; in %3 can be a number with another decimal mark or with a group mark</source>
        <translation>ربما اختلطت النقاط العشرية والفواصل العشرية: %1 هو «%2»، وقد يكون «%4» في %3 عددًا بعلامة عشرية أخرى أو بفاصل آلاف</translation>
    </message>
    <message>
        <source>write a number there</source>
        <translation>اكتب عددًا هناك</translation>
    </message>
    <message>
        <source>row %1 column %2 holds two lines: &quot;%3&quot;</source>
        <translation>في الصف %1 والعمود %2 سطران: «%3»</translation>
    </message>
    <message>
        <source>row %1 column %2 holds %4 lines: &quot;%3&quot;</source>
        <translation>في الصف %1 والعمود %2 أسطر عددها %4: «%3»</translation>
    </message>
    <message>
        <source>row %1 column %2 is empty, which is no number</source>
        <translation>الخلية في الصف %1 والعمود %2 فارغة، وهذا ليس عددًا</translation>
    </message>
    <message>
        <source>row %1 column %2 is %3, beyond the largest number that can be held, about 1.8e308</source>
        <translation>في الصف %1 والعمود %2 القيمة %3، وهي تتجاوز أكبر عدد يمكن تخزينه، وهو نحو 1.8e308</translation>
    </message>
    <message>
        <source>write a smaller number, or inf</source>
        <translation>اكتب عددًا أصغر، أو inf</translation>
    </message>
    <message>
        <source>row %1 column %2 is &quot;%3&quot;, which is not a number</source>
        <translation>في الصف %1 والعمود %2 القيمة «%3»، وليست عددًا</translation>
    </message>
    <message>
        <source>%1 cells are not numbers: %2</source>
        <translation>خلايا ليست أعدادًا، عددها %1: ‏%2</translation>
    </message>
    <message>
        <source>write numbers there, or say --header yes if the first line holds names</source>
        <translation>اكتب أعدادًا هناك، أو اذكر ‎--header yes إن كان السطر الأول أسماء</translation>
    </message>
    <message>
        <source>write a number into each of them</source>
        <translation>اكتب عددًا في كل منها</translation>
    </message>
    <message>
        <source>decimal comma read</source>
        <translation>قُرئت الفاصلة العشرية</translation>
    </message>
    <message>
        <source>grouping marks removed</source>
        <translation>أُزيلت فواصل الآلاف</translation>
    </message>
    <message>
        <source>grouping spaces removed</source>
        <translation>أُزيلت فراغات التجميع</translation>
    </message>
    <message>
        <source>typographic minus read as minus</source>
        <translation>قُرئت علامة الطرح الطباعية كعلامة طرح</translation>
    </message>
    <message>
        <source>D exponents read</source>
        <translation>قُرئت الأسس المكتوبة بحرف D</translation>
    </message>
    <message>
        <source>numbers too small to be held read as 0: %1</source>
        <translation>أعداد أصغر من أن تُخزَّن قُرئت 0: %1</translation>
    </message>
    <message>
        <source>first line taken as names (labels), all of them empty</source>
        <translation>عُدّ السطر الأول أسماءً (عناوين)، وكلها فارغة</translation>
    </message>
    <message>
        <source>first line taken as names (labels): %1</source>
        <translation>عُدّ السطر الأول أسماءً (عناوين): %1</translation>
    </message>
    <message>
        <source>first column taken as names (labels): %1</source>
        <translation>عُدّ العمود الأول أسماءً (عناوين): %1</translation>
    </message>
    <message>
        <source>empty rows at the end left out: %1</source>
        <translation>صفوف فارغة في النهاية تُركت: %1</translation>
    </message>
    <message>
        <source>the empty last column left out</source>
        <translation>تُرك العمود الأخير الفارغ</translation>
    </message>
    <message>
        <source>the line of names has %1 cells, row 1 has %2</source>
        <translation>عدد خلايا سطر الأسماء %1، وعدد خلايا الصف 1 هو %2</translation>
    </message>
    <message>
        <source>row %1 has %2 cells, row 1 has %3</source>
        <translation>عدد خلايا الصف %1 هو %2، وعدد خلايا الصف 1 هو %3</translation>
    </message>
    <message>
        <source>there are names but no numbers</source>
        <translation>توجد أسماء ولا توجد أعداد</translation>
    </message>
    <message>
        <source>choose a table with numbers below its first line</source>
        <translation>اختر جدولًا فيه أعداد تحت سطره الأول</translation>
    </message>
    <message>
        <source>rows without a distribution have no numbers: %1</source>
        <translation>الصفوف التي لا توزيع لها ليس فيها أعداد: %1</translation>
    </message>
    <message>
        <source>take these rows out, or choose a step whose rows all have numbers</source>
        <translation>أزِل هذه الصفوف، أو اختر خطوة في كل صفوفها أعداد</translation>
    </message>
    <message>
        <source>the column &quot;state&quot; left out</source>
        <translation>تُرك العمود &quot;state&quot;</translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %3 rows, %3 columns and %4 numbers</source>
        <translation>قلّصه؛ تتسع المصفوفة لـ %3 من الصفوف و%3 من الأعمدة و%4 من الأعداد على الأكثر</translation>
    </message>
    <message>
        <source>a table of %1 rows and %2 columns is too big</source>
        <translation>جدول عدد صفوفه %1 وعدد أعمدته %2 أكبر مما يجوز</translation>
    </message>
    <message>
        <source>the blank line between the rows can be a missing number</source>
        <translation>قد يكون السطر الفارغ بين الصفوف عددًا ناقصًا</translation>
    </message>
    <message>
        <source>take the line out, or write the number</source>
        <translation>أزِل السطر، أو اكتب العدد</translation>
    </message>
    <message>
        <source>the first line and the first column can be names (a %1 matrix) or numbers (%2, its first cell empty)</source>
        <translation>قد يكون السطر الأول والعمود الأول أسماءً (فالمصفوفة %1) أو أعدادًا (فالمصفوفة %2، وخليتها الأولى فارغة)</translation>
    </message>
    <message>
        <source>the first line can be names (a %1 matrix) or numbers (%2)</source>
        <translation>قد يكون السطر الأول أسماءً (فالمصفوفة %1) أو أعدادًا (فالمصفوفة %2)</translation>
    </message>
    <message>
        <source>say which is meant with --decimal point or --decimal comma</source>
        <translation>اذكر المقصود بـ ‎--decimal point أو ‎--decimal comma</translation>
    </message>
    <message>
        <source>say which is meant with --header yes (names) or --header no (numbers)</source>
        <translation>اذكر المقصود بـ ‎--header yes (أسماء) أو ‎--header no (أعداد)</translation>
    </message>
    <message>
        <source>close it, or write a quote inside a cell twice</source>
        <translation>أغلقها، أو اكتب علامة الاقتباس داخل الخلية مرتين</translation>
    </message>
    <message>
        <source>lines of comment left out: %1</source>
        <translation>أسطر تعليق تُركت: %1</translation>
    </message>
    <message>
        <source>blank lines between the rows left out: %1</source>
        <translation>أسطر فارغة بين الصفوف تُركت: %1</translation>
    </message>
    <message>
        <source>the archive is truncated or damaged: the list of its members, which stands at its end, cannot be read</source>
        <translation>الأرشيف مبتور أو تالف: لا يمكن قراءة قائمة أعضائه، وهي في نهايته</translation>
    </message>
    <message>
        <source>encrypted: it cannot be read without its password</source>
        <translation>معمّى: لا يمكن قراءته دون كلمة السر</translation>
    </message>
    <message>
        <source>packed with an unsupported compression (method %1)</source>
        <translation>مضغوط بطريقة غير مدعومة (الطريقة %1)</translation>
    </message>
    <message>
        <source>save it with numpy.savez_compressed</source>
        <translation>احفظه بـ numpy.savez_compressed</translation>
    </message>
    <message>
        <source>damaged, or too big: it declares %1 bytes, packed into %2 of a file of %3</source>
        <translation>تالف أو أكبر مما ينبغي: يذكر أن حجمه %1 بايت، مضغوطة في %2 من ملف حجمه %3</translation>
    </message>
    <message>
        <source>damaged: it is not where the list of members says</source>
        <translation>تالف: ليس حيث تذكر قائمة الأعضاء</translation>
    </message>
    <message>
        <source>damaged: its checksum is wrong</source>
        <translation>تالف: مجموعه الاختباري خاطئ</translation>
    </message>
    <message>
        <source>damaged: it cannot be unpacked</source>
        <translation>تالف: لا يمكن فك ضغطه</translation>
    </message>
    <message>
        <source>damaged: it holds fewer bytes than it declares</source>
        <translation>تالف: فيه بايتات أقل مما يذكر</translation>
    </message>
    <message>
        <source>damaged: it holds more bytes than it declares</source>
        <translation>تالف: فيه بايتات أكثر مما يذكر</translation>
    </message>
    <message>
        <source>no token would be left</source>
        <translation>لن يبقى أي رمز</translation>
    </message>
    <message>
        <source>keep at least one</source>
        <translation>أبقِ رمزًا واحدًا على الأقل</translation>
    </message>
    <message>
        <source>there is no token %1: there are %2</source>
        <translation>لا يوجد الرمز %1: عدد الرموز %2</translation>
    </message>
    <message>
        <source>token %1 is given twice</source>
        <translation>ذُكر الرمز %1 مرتين</translation>
    </message>
    <message>
        <source>give each token once</source>
        <translation>اذكر كل رمز مرة واحدة</translation>
    </message>
    <message>
        <source>the kept tokens stand next to each other now, so their rotary positions are others</source>
        <translation>أصبحت الرموز الباقية متجاورة، فاختلفت مواضعها الدورانية</translation>
    </message>
    <message>
        <source>keep tokens that follow each other for the same scores</source>
        <translation>للحصول على الدرجات نفسها أبقِ رموزًا متتالية</translation>
    </message>
    <message>
        <source>the weights of a row are shared out among the kept tokens alone</source>
        <translation>تُوزَّع أوزان الصف على الرموز الباقية وحدها</translation>
    </message>
    <message>
        <source>with rotary positions queries and keys cannot be made narrower: positions turn their columns in pairs</source>
        <translation>مع المواضع الدورانية لا يمكن تضييق الاستعلامات والمفاتيح: فالمواضع تدوّر أعمدتها أزواجًا</translation>
    </message>
    <message>
        <source>switch the positions off first, or keep fewer tokens instead</source>
        <translation>أوقف المواضع أولًا، أو أبقِ رموزًا أقل بدلًا من ذلك</translation>
    </message>
    <message>
        <source>the width %1 is not from 1 to the head&apos;s own, %2</source>
        <translation>العرض %1 ليس بين 1 وعرض الرأس نفسه، وهو %2</translation>
    </message>
    <message>
        <source>choose one that is</source>
        <translation>اختر عرضًا بينهما</translation>
    </message>
    <message>
        <source>%1 holds numbers that are not finite, so it has no singular values</source>
        <translation>في %1 أعداد غير منتهية، فليس لها قيم منفردة</translation>
    </message>
    <message>
        <source>replace them first</source>
        <translation>بدّلها أولًا</translation>
    </message>
    <message>
        <source>there is no rotary convention &quot;%1&quot;</source>
        <translation>لا يوجد اصطلاح دوران «%1»</translation>
    </message>
    <message>
        <source>use halves or pairs</source>
        <translation>استخدم halves أو pairs</translation>
    </message>
    <message>
        <source>the rotary base %1 is not a finite number above 0</source>
        <translation>أساس الدوران %1 ليس عددًا منتهيًا أكبر من 0</translation>
    </message>
    <message>
        <source>most models use 10000</source>
        <translation>تستخدم معظم النماذج 10000</translation>
    </message>
    <message>
        <source>%1 columns cannot be turned in pairs where d_k is %2</source>
        <translation>لا يمكن تدوير أعمدة عددها %1 أزواجًا عندما يكون d_k هو %2</translation>
    </message>
    <message>
        <source>use an even number of columns up to d_k, or switch rotary positions off</source>
        <translation>استخدم عددًا زوجيًا من الأعمدة لا يتجاوز d_k، أو أوقف المواضع الدورانية</translation>
    </message>
    <message>
        <source>columns from &quot;%1&quot; have no place in rotary positions, which turn columns in pairs</source>
        <translation>لا مكان للأعمدة الآتية من «%1» في المواضع الدورانية، فهي تدوّر الأعمدة أزواجًا</translation>
    </message>
    <message>
        <source>use the source normal, or switch rotary positions off</source>
        <translation>استخدم المصدر normal، أو أوقف المواضع الدورانية</translation>
    </message>
    <message>
        <source>&amp;Keep tokens…</source>
        <translation>أبقِ رموزًا(&amp;K)…</translation>
    </message>
    <message>
        <source>From a long sentence to one that fits the screen: the other tokens go</source>
        <translation>من جملة طويلة إلى جملة تتسع لها الشاشة: تذهب الرموز الأخرى</translation>
    </message>
    <message>
        <source>Re&amp;duce d_k…</source>
        <translation>قلّص d_k‏(&amp;D)…</translation>
    </message>
    <message>
        <source>Narrower queries and keys with the closest scores, by singular values</source>
        <translation>استعلامات ومفاتيح أضيق بأقرب درجات ممكنة، بواسطة القيم المنفردة</translation>
    </message>
    <message>
        <source>Picture in pixels</source>
        <translation>صورة بالبكسل</translation>
    </message>
    <message>
        <source>Drawing for web pages</source>
        <translation>رسم لصفحات الويب</translation>
    </message>
    <message>
        <source>Drawing for print</source>
        <translation>رسم للطباعة</translation>
    </message>
    <message>
        <source>The picture would be %1 pixels long, more than %2; choose a smaller scale, SVG or PDF.</source>
        <translation>سيكون طول الصورة %1 بكسل، أي أكثر من %2؛ اختر مقياسًا أصغر أو SVG أو PDF.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <translation>رأس مدرَّب: ما القيمة الآن؟</translation>
    </message>
    <message>
        <source>&amp;Derivatives</source>
        <translation>المشتقات(&amp;D)</translation>
    </message>
    <message>
        <source>Show in every pane how much each of its cells moves the selected cell</source>
        <translation>أظهر في كل لوح مقدار تحريك كل خلية من خلاياه للخلية المحددة</translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <translation>البحث عن هدف: حيث يتعثّر</translation>
    </message>
    <message>
        <source>Pulls from either side, and lets go where the softmax is saturated.</source>
        <translation>تشدّ من الجانبين، وتكفّ حيث تتشبع softmax.</translation>
    </message>
    <message>
        <source>Raises a weight however small it is, and stops once it is at the target or above.</source>
        <translation>ترفع الوزن مهما كان صغيرًا، وتتوقف متى بلغ القيمة المستهدفة أو تجاوزها.</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Each number moves by about the rate, however small its gradient, as long as that exceeds 1e-8.</source>
        <translation>يتحرك كل عدد بمقدار المعدل تقريبًا، مهما كان تدرجه صغيرًا، ما دام أكبر من 1e-8.</translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation>النزول حسب التدرج</translation>
    </message>
    <message>
        <source>Each number moves by the rate times its gradient.</source>
        <translation>يتحرك كل عدد بمقدار المعدل مضروبًا في تدرجه.</translation>
    </message>
    <message>
        <source>the value to reach is missing</source>
        <translation>القيمة المطلوب بلوغها ناقصة</translation>
    </message>
    <message>
        <source>write CELL=VALUE, as in weights[4,5]=0.9</source>
        <translation>اكتب CELL=VALUE، مثل weights[4,5]=0.9</translation>
    </message>
    <message>
        <source>write it with a decimal point, as in 0.9</source>
        <translation>اكتبها بنقطة عشرية، مثل 0.9</translation>
    </message>
    <message>
        <source>there is no loss &quot;%1&quot; for goals</source>
        <translation>لا توجد خسارة «%1» للأهداف</translation>
    </message>
    <message>
        <source>use square or nll</source>
        <translation>استخدم square أو nll</translation>
    </message>
    <message>
        <source>there is no method &quot;%1&quot;</source>
        <translation>لا توجد طريقة «%1»</translation>
    </message>
    <message>
        <source>use adam or descent</source>
        <translation>استخدم adam أو descent</translation>
    </message>
    <message>
        <source>the rate %1 is not a finite number above 0</source>
        <translation>المعدل %1 ليس عددًا منتهيًا أكبر من 0</translation>
    </message>
    <message>
        <source>0.05 suits Adam, 0.5 gradient descent</source>
        <translation>القيمة 0.05 تناسب Adam، والقيمة 0.5 تناسب النزول حسب التدرج</translation>
    </message>
    <message>
        <source>%1 is not a number of steps from 1 to %2</source>
        <translation>ليس %1 عدد خطوات من 1 إلى %2</translation>
    </message>
    <message>
        <source>500 is the usual one</source>
        <translation>القيمة المعتادة 500</translation>
    </message>
    <message>
        <source>the tolerance %1 is not a finite number from 0</source>
        <translation>التفاوت المسموح %1 ليس عددًا منتهيًا بدءًا من 0</translation>
    </message>
    <message>
        <source>0.001 is the usual one</source>
        <translation>القيمة المعتادة 0.001</translation>
    </message>
    <message>
        <source>there is no goal</source>
        <translation>لا يوجد هدف</translation>
    </message>
    <message>
        <source>name a cell and the value that it is to reach</source>
        <translation>سمِّ خلية والقيمة التي ينبغي أن تبلغها</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a cell of an input and cannot be a goal</source>
        <translation>‏%1[%2,%3] خلية في مُدخل، فلا يمكن أن تكون هدفًا</translation>
    </message>
    <message>
        <source>type the number into it, or choose a cell that is computed</source>
        <translation>اكتب العدد فيها، أو اختر خلية محسوبة</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a goal twice</source>
        <translation>ورد %1[%2,%3] هدفًا مرتين</translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation>أبقِ أحد الاثنين</translation>
    </message>
    <message>
        <source>the target %4 of %1[%2,%3] is not a finite number</source>
        <translation>القيمة المستهدفة %4 لـ %1[%2,%3] ليست عددًا منتهيًا</translation>
    </message>
    <message>
        <source>give a finite one</source>
        <translation>أعطِ قيمة منتهية</translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4, from which no gradient leads anywhere</source>
        <translation>قيمة %1[%2,%3] هي %4، ولا يقود منها أي تدرج إلى شيء</translation>
    </message>
    <message>
        <source>mend the numbers that it comes from first</source>
        <translation>عالج أولًا الأعداد التي تأتي منها</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a weight and cannot become %4</source>
        <translation>‏%1[%2,%3] وزن، ولا يمكن أن يصبح %4</translation>
    </message>
    <message>
        <source>give a target from 0 to 1</source>
        <translation>أعطِ قيمة مستهدفة من 0 إلى 1</translation>
    </message>
    <message>
        <source>%1[%2,%3] is no weight, and the loss &quot;%4&quot; takes weights alone</source>
        <translation>ليس %1[%2,%3] وزنًا، والخسارة «%4» لا تقبل إلا الأوزان</translation>
    </message>
    <message>
        <source>use the loss square</source>
        <translation>استخدم الخسارة square</translation>
    </message>
    <message>
        <source>%1[%2,%3] is hidden by the mask and stays 0</source>
        <translation>‏%1[%2,%3] محجوب بالقناع ويبقى 0</translation>
    </message>
    <message>
        <source>choose a key that this query may attend to, or change the mask</source>
        <translation>اختر مفتاحًا يمكن لهذا الاستعلام أن ينتبه إليه، أو غيّر القناع</translation>
    </message>
    <message>
        <source>%1[%2,%3] stays 1, because its row has no other allowed key</source>
        <translation>يبقى %1[%2,%3] مساويًا 1، إذ ليس في صفه مفتاح مسموح آخر</translation>
    </message>
    <message>
        <source>choose another row, or change the mask</source>
        <translation>اختر صفًا آخر، أو غيّر القناع</translation>
    </message>
    <message>
        <source>the goals in row %2 of %1 add up to %3, but a row adds up to 1</source>
        <translation>مجموع الأهداف في الصف %2 من %1 هو %3، أما مجموع الصف فهو 1</translation>
    </message>
    <message>
        <source>lower some of them</source>
        <translation>اخفض بعضها</translation>
    </message>
    <message>
        <source>the goals take every allowed key in row %2 of %1 and add up to %3, but a row adds up to 1</source>
        <translation>تشغل الأهداف كل مفتاح مسموح في الصف %2 من %1 ومجموعها %3، أما مجموع الصف فهو 1</translation>
    </message>
    <message>
        <source>raise some of them, or leave one out</source>
        <translation>ارفع بعضها، أو اترك واحدًا منها</translation>
    </message>
    <message>
        <source>%1[%2,%3] mixes values from %4 to %5, none of which may move, so it stays between them</source>
        <translation>يمزج %1[%2,%3] قيمًا من %4 إلى %5 لا يجوز أن تتحرك أي منها، فيبقى بينها</translation>
    </message>
    <message>
        <source>choose a target between them, or let Wv move</source>
        <translation>اختر قيمة مستهدفة بينها، أو دع Wv تتحرك</translation>
    </message>
    <message>
        <source>nothing that may move leads to %1[%2,%3]: free are %4</source>
        <translation>لا شيء مما يجوز أن يتحرك يؤدي إلى %1[%2,%3]: المتاح للحركة %4</translation>
    </message>
    <message>
        <source>set one of %5 free</source>
        <translation>أتح الحركة لواحدة من %5</translation>
    </message>
    <message>
        <source>no matrix is free to move</source>
        <translation>لا توجد مصفوفة متاحة للحركة</translation>
    </message>
    <message>
        <source>set one of %1 free</source>
        <translation>أتح الحركة لواحدة من %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input of this session</source>
        <translation>ليس «%1» مُدخلًا في هذه الجلسة</translation>
    </message>
    <message>
        <source>set one of %2 free</source>
        <translation>أتح الحركة لواحدة من %2</translation>
    </message>
    <message>
        <source>every cell that could move is locked: free are %1</source>
        <translation>كل خلية يمكن أن تتحرك مقفلة: المتاح للحركة %1</translation>
    </message>
    <message>
        <source>unlock a cell, or set another matrix free</source>
        <translation>افتح قفل خلية، أو أتح الحركة لمصفوفة أخرى</translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4 and cannot move</source>
        <translation>قيمة %1[%2,%3] هي %4 ولا يمكن أن تتحرك</translation>
    </message>
    <message>
        <source>lock it, or give it a finite number</source>
        <translation>اقفلها، أو أعطها عددًا منتهيًا</translation>
    </message>
    <message>
        <source>%1[%2,%3] is computed and cannot be locked</source>
        <translation>‏%1[%2,%3] محسوبة ولا يمكن قفلها</translation>
    </message>
    <message>
        <source>lock cells of inputs</source>
        <translation>اقفل خلايا مُدخلات</translation>
    </message>
    <message>
        <source>step %4 would take %1[%2,%3] to %5 and was not taken: the run diverges</source>
        <translation>كانت الخطوة %4 ستنقل %1[%2,%3] إلى %5 فلم تُنفَّذ: المحاولة تتباعد</translation>
    </message>
    <message>
        <source>start again with a smaller rate</source>
        <translation>ابدأ ثانية بمعدل أصغر</translation>
    </message>
    <message>
        <source>&amp;Goal seek…</source>
        <translation>البحث عن هدف(&amp;G)…</translation>
    </message>
    <message>
        <source>Let matrices move by their gradient until chosen cells reach chosen values</source>
        <translation>دع المصفوفات تتحرك حسب تدرجها حتى تبلغ الخلايا المختارة القيم المختارة</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of a token</source>
        <translation>ليس «%1» رقم رمز</translation>
    </message>
    <message>
        <source>write whole numbers with blanks between, such as 12 7 99</source>
        <translation>اكتب أعدادًا صحيحة بينها فراغات، مثل ‎12 7 99</translation>
    </message>
    <message>
        <source>the tokens that the file names do not go with its X, so they are numbered</source>
        <translation>الرموز التي يسمّيها الملف لا تطابق X فيه، فرُقّمت</translation>
    </message>
    <message>
        <source>causal mask, as the file says</source>
        <translation>قناع سببي، كما يذكر الملف</translation>
    </message>
    <message>
        <source>the file gives rotary positions a base of %1 but not their convention, so none are used</source>
        <translation>يذكر الملف للمواضع الدورانية الأساس %1 دون اصطلاحها، فلا تُستخدم</translation>
    </message>
    <message>
        <source>switch them on by Matrix &gt; Rotary positions</source>
        <translation>شغّلها من المصفوفة &gt; المواضع الدورانية</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>من %1</translation>
    </message>
    <message>
        <source>the name of the format is damaged</source>
        <translation>اسم الصيغة تالف</translation>
    </message>
    <message>
        <source>a session was assumed</source>
        <translation>افتُرض أنها جلسة</translation>
    </message>
    <message>
        <source>the version is missing</source>
        <translation>الإصدار ناقص</translation>
    </message>
    <message>
        <source>version %1 was assumed</source>
        <translation>افتُرض الإصدار %1</translation>
    </message>
    <message>
        <source>the tokens are missing</source>
        <translation>الرموز ناقصة</translation>
    </message>
    <message>
        <source>all of them are empty: rename them</source>
        <translation>كلها فارغة: غيّر أسماءها</translation>
    </message>
    <message>
        <source>the name of the member is damaged: %1</source>
        <translation>اسم العضو تالف: %1</translation>
    </message>
    <message>
        <source>it was taken for &quot;%2&quot;</source>
        <translation>عُدّ «%2»</translation>
    </message>
    <message>
        <source>the member is damaged and left out</source>
        <translation>العضو تالف وقد تُرك</translation>
    </message>
    <message>
        <source>set it anew</source>
        <translation>اضبطه من جديد</translation>
    </message>
    <message>
        <source>the painted mask is missing</source>
        <translation>القناع المرسوم ناقص</translation>
    </message>
    <message>
        <source>all keys are hidden: paint them anew</source>
        <translation>كل المفاتيح محجوبة: ارسمها من جديد</translation>
    </message>
    <message>
        <source>the member stands there twice, and which of the two is right is not known</source>
        <translation>العضو مكرر، ولا يُعرف أيهما الصحيح</translation>
    </message>
    <message>
        <source>both are left out</source>
        <translation>تُرك كلاهما</translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing</source>
        <translation>يوجد تلف بين أعضاء هذا الجزء، أو نهايته ناقصة</translation>
    </message>
    <message>
        <source>compare it with another copy</source>
        <translation>قارنه بنسخة أخرى</translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing; not found: %1</source>
        <translation>يوجد تلف بين أعضاء هذا الجزء، أو نهايته ناقصة؛ لم يُعثر على: %1</translation>
    </message>
    <message>
        <source>if the file had these members, they are lost: compare it with another copy</source>
        <translation>إن كانت هذه الأعضاء في الملف فقد فُقدت: قارنه بنسخة أخرى</translation>
    </message>
    <message>
        <source>%1 of %2 entries are missing: %3</source>
        <translation>ينقص %1 من المدخلات البالغة %2: ‏%3</translation>
    </message>
    <message>
        <source>these queries have all keys hidden: paint them anew</source>
        <translation>كل مفاتيح هذه الاستعلامات محجوبة: ارسمها من جديد</translation>
    </message>
    <message>
        <source>they are empty: type them anew</source>
        <translation>هي فارغة: اكتبها من جديد</translation>
    </message>
    <message>
        <source>the name of a feature is damaged: %1</source>
        <translation>اسم سمة تالف: %1</translation>
    </message>
    <message>
        <source>entries are missing behind the first %1 that are kept</source>
        <translation>تنقص مدخلات بعد المدخلات الأولى الباقية، وعددها %1</translation>
    </message>
    <message>
        <source>an entry is missing behind the first %1 that are kept</source>
        <translation>ينقص مدخل بعد المدخلات الأولى الباقية، وعددها %1</translation>
    </message>
    <message>
        <source>add it anew</source>
        <translation>أضفه من جديد</translation>
    </message>
    <message>
        <source>the end of the list is missing; entries that are kept: %1</source>
        <translation>نهاية القائمة ناقصة؛ عدد المدخلات الباقية: %1</translation>
    </message>
    <message>
        <source>add what is missing</source>
        <translation>أضف ما ينقص</translation>
    </message>
    <message>
        <source>left out, because it cannot be used: %1</source>
        <translation>تُرك لأنه لا يمكن استخدامه: %1</translation>
    </message>
    <message>
        <source>too little of the file is left for the sizes that it states: %1</source>
        <translation>ما بقي من الملف أقل من الأحجام التي يذكرها: %1</translation>
    </message>
    <message>
        <source>no row of any matrix is whole, so that nothing can be recovered; found: %1</source>
        <translation>لا يوجد صف سليم في أي مصفوفة، فلا يمكن استرداد شيء؛ الموجود: %1</translation>
    </message>
    <message>
        <source>the parts of the file do not fit together: %1</source>
        <translation>أجزاء الملف لا تتوافق: %1</translation>
    </message>
    <message>
        <source>the matrix is missing</source>
        <translation>المصفوفة ناقصة</translation>
    </message>
    <message>
        <source>all of it holds NaN: load it from another copy</source>
        <translation>كلها NaN: حمّلها من نسخة أخرى</translation>
    </message>
    <message>
        <source>the shape says %1x%2, and other parts of the file say %3</source>
        <translation>يذكر الشكل %1x%2، وتذكر أجزاء أخرى من الملف %3</translation>
    </message>
    <message>
        <source>%3 was taken</source>
        <translation>أُخذ %3</translation>
    </message>
    <message>
        <source>the shape is missing</source>
        <translation>الشكل ناقص</translation>
    </message>
    <message>
        <source>%1 was taken, going by the other parts of the file</source>
        <translation>أُخذ %1، حسب أجزاء الملف الأخرى</translation>
    </message>
    <message>
        <source>the encoding is missing</source>
        <translation>الترميز ناقص</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was taken, the only one that there is</source>
        <translation>أُخذ «%1»، وهو الوحيد الموجود</translation>
    </message>
    <message>
        <source>the checksum is of no use, because rows are missing</source>
        <translation>لا فائدة من المجموع الاختباري، لأن صفوفًا تنقص</translation>
    </message>
    <message>
        <source>the checksum is missing</source>
        <translation>المجموع الاختباري ناقص</translation>
    </message>
    <message>
        <source>the rows that are there are not checked: compare them with another copy</source>
        <translation>الصفوف الموجودة لم يُتحقق منها: قارنها بنسخة أخرى</translation>
    </message>
    <message>
        <source>the checksum of the rows is wrong, and it does not tell which of them are damaged</source>
        <translation>المجموع الاختباري للصفوف خاطئ، ولا يدل على التالف منها</translation>
    </message>
    <message>
        <source>none of them is used</source>
        <translation>لا يُستخدم أي منها</translation>
    </message>
    <message>
        <source>%1 of %2 rows are missing: %3</source>
        <translation>ينقص %1 من الصفوف البالغة %2: ‏%3</translation>
    </message>
    <message>
        <source>they hold NaN: type them, or load them from another copy</source>
        <translation>فيها NaN: اكتبها أو حمّلها من نسخة أخرى</translation>
    </message>
    <message>
        <source>whole rows were found that are not used, because their place or their checksum is not certain: %1</source>
        <translation>عُثر على صفوف سليمة لا تُستخدم، لأن موضعها أو مجموعها الاختباري غير مؤكد: %1</translation>
    </message>
    <message>
        <source>look for them in the file itself</source>
        <translation>ابحث عنها في الملف نفسه</translation>
    </message>
    <message>
        <source>more rows were found than the matrix can have: %1</source>
        <translation>عُثر على صفوف أكثر مما يمكن أن يكون في المصفوفة: %1</translation>
    </message>
    <message>
        <source>look at them in the file itself</source>
        <translation>راجعها في الملف نفسه</translation>
    </message>
    <message>
        <source>nothing tells the size %1</source>
        <translation>لا شيء يدل على الحجم %1</translation>
    </message>
    <message>
        <source>1 was assumed: resize the matrices</source>
        <translation>افتُرض 1: غيّر حجم المصفوفات</translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 pinned states</source>
        <translation>لا يوجد الموضع %1 بين الحالات المثبّتة، وعددها %2</translation>
    </message>
    <message>
        <source>there are %1 pinned states, and at most %2 are possible</source>
        <translation>عدد الحالات المثبّتة %1، والحد الأقصى %2</translation>
    </message>
    <message>
        <source>remove some</source>
        <translation>أزِل بعضها</translation>
    </message>
    <message>
        <source>the pinned state has no name</source>
        <translation>لا اسم للحالة المثبّتة</translation>
    </message>
    <message>
        <source>give it one</source>
        <translation>أعطها اسمًا</translation>
    </message>
    <message>
        <source>another pinned state has the name &quot;%1&quot; already</source>
        <translation>لحالة مثبّتة أخرى الاسم «%1» من قبل</translation>
    </message>
    <message>
        <source>choose another</source>
        <translation>اختر غيره</translation>
    </message>
    <message>
        <source>the tolerance is no number from 0</source>
        <translation>ليس التفاوت المسموح عددًا بدءًا من 0</translation>
    </message>
    <message>
        <source>0.005 takes what is right to two decimals</source>
        <translation>القيمة 0.005 تقبل ما كان صحيحًا لمنزلتين عشريتين</translation>
    </message>
    <message>
        <source>expected a list of pinned states, found %1</source>
        <translation>المتوقع قائمة حالات مثبّتة، والموجود %1</translation>
    </message>
    <message>
        <source>&amp;Add a cell</source>
        <translation>أضف خلية(&amp;A)</translation>
    </message>
    <message>
        <source>A kind of cell that the notebook lacks, below the cell in view</source>
        <translation>نوع من الخلايا ينقص الدفتر، تحت الخلية المعروضة</translation>
    </message>
    <message>
        <source>Column &amp;vectors</source>
        <translation>متجهات عمودية(&amp;V)</translation>
    </message>
    <message>
        <source>Write a token as a column, q = W_Qᵀ x, instead of a row, q = x W_Q; no number changes</source>
        <translation>اكتب الرمز كعمود q = W_Qᵀ x بدلًا من صف q = x W_Q؛ ولا يتغير أي عدد</translation>
    </message>
    <message>
        <source>&amp;Scale the queries</source>
        <translation>حجّم الاستعلامات(&amp;S)</translation>
    </message>
    <message>
        <source>Divide the queries before the product instead of the scores after it; no number changes</source>
        <translation>اقسم الاستعلامات قبل الضرب بدلًا من الدرجات بعده؛ ولا يتغير أي عدد</translation>
    </message>
    <message>
        <source>The notebook has this cell already.</source>
        <translation>هذه الخلية موجودة في الدفتر من قبل.</translation>
    </message>
    <message>
        <source>column vectors</source>
        <translation>متجهات عمودية</translation>
    </message>
    <message>
        <source>scaled queries</source>
        <translation>استعلامات محجَّمة</translation>
    </message>
    <message>
        <source>%1; names of cells and files keep to rows and scores</source>
        <translation>‏%1؛ تبقى أسماء الخلايا والملفات على الصفوف والدرجات</translation>
    </message>
    <message>
        <source>The queries are divided by %1 before the product, which gives the same scores.</source>
        <translation>تُقسم الاستعلامات على %1 قبل الضرب، فتنتج الدرجات نفسها.</translation>
    </message>
    <message>
        <source>The temperature divides the scores by %1.</source>
        <translation>تقسم الحرارة الدرجات على %1.</translation>
    </message>
    <message>
        <source>first principal direction</source>
        <translation>الاتجاه الرئيسي الأول</translation>
    </message>
    <message>
        <source>second</source>
        <translation>الثاني</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Left out, because a number in it is not finite: %1.</source>
        <translation>تُركت لأن فيها عددًا غير منتهٍ: %1.</translation>
    </message>
    <message>
        <source>The score is %1: the other %2 comes from what is not in the plane.</source>
        <translation>الدرجة هي %1: والباقي %2 يأتي مما ليس في المستوى.</translation>
    </message>
    <message>
        <source>The two directions, of %1 dimensions, that hold most of the squared lengths of %2: %3 of them. They go through the origin, not the mean, because a dot product is about the origin.</source>
        <translation>الاتجاهان اللذان يضمان، من بين %1 من الأبعاد، معظم مربعات أطوال %2: وهو %3 منها. يمران بنقطة الأصل لا بالمتوسط، لأن الضرب النقطي منسوب إلى الأصل.</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>الاستعلامات والمفاتيح</translation>
    </message>
    <message>
        <source>%1 = %2, hidden by the mask</source>
        <translation>‏%1 = %2، محجوب بالقناع</translation>
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
        <translation>كل الاستعلامات والمفاتيح</translation>
    </message>
    <message>
        <source>Of %1 tokens: the query of “%2” and the %3 keys with its largest scores.</source>
        <translation>من %1 من الرموز: استعلام «%2» والمفاتيح ذات أكبر الدرجات معه، وعددها %3.</translation>
    </message>
    <message>
        <source>Broken arrows are keys that the mask hides from “%1”.</source>
        <translation>الأسهم المتقطعة مفاتيح يحجبها القناع عن «%1».</translation>
    </message>
    <message>
        <source>No query and no key is finite, so there is nothing to draw.</source>
        <translation>لا استعلام منتهٍ ولا مفتاح، فلا شيء يُرسم.</translation>
    </message>
    <message>
        <source>v %1</source>
        <translation>v %1</translation>
    </message>
    <message>
        <source>%1 = %2, weight %3</source>
        <translation>‏%1 = %2، الوزن %3</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>الخرج %1</translation>
    </message>
    <message>
        <source>The output of “%1” is the mean of the values, weighted: it lies among them, nearer to those with more weight. The stronger an arrow, the larger its weight.</source>
        <translation>خرج «%1» هو المتوسط الموزون للقيم: يقع بينها، أقرب إلى ذات الوزن الأكبر. وكلما ازداد السهم وضوحًا كان وزنه أكبر.</translation>
    </message>
    <message>
        <source>The plane shows %1 of its squared length.</source>
        <translation>يُظهر المستوى %1 من مربع طوله.</translation>
    </message>
    <message>
        <source>“%1” has no output to draw: %2</source>
        <translation>ليس لـ«%1» خرج يُرسم: %2</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>كل القيم</translation>
    </message>
    <message>
        <source>Of %1 tokens: the values of the %2 keys with the largest scores of “%3”.</source>
        <translation>من %1 من الرموز: قيم المفاتيح ذات أكبر الدرجات لـ«%3»، وعددها %2.</translation>
    </message>
    <message>
        <source>No value is finite, so there is nothing to draw.</source>
        <translation>لا قيمة منتهية، فلا شيء يُرسم.</translation>
    </message>
    <message>
        <source>the other %1</source>
        <translation>بقية الحدود (%1)</translation>
    </message>
    <message>
        <source>%1 is %2, so there is no sum to draw.</source>
        <translation>قيمة %1 هي %2، فلا مجموع يُرسم.</translation>
    </message>
    <message>
        <source>%1 × %2 is too large for a number, so there is no sum to draw.</source>
        <translation>حاصل ‎%1 × %2 أكبر من أن يكون عددًا، فلا مجموع يُرسم.</translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”, which the softmax reads as it is.</source>
        <translation>مجموع الحدود هو الدرجة %1 لـ«%2» مع «%3»، وتقرؤها softmax كما هي.</translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”; divided by %4 it is %5, what the softmax reads.</source>
        <translation>مجموع الحدود هو الدرجة %1 لـ«%2» مع «%3»؛ وبقسمتها على %4 تصبح %5، وهو ما تقرؤه softmax.</translation>
    </message>
    <message>
        <source>Shown are the %1 strongest of %2 terms; the others have one bar together.</source>
        <translation>تظهر أقوى %1 من الحدود البالغة %2؛ وللبقية معًا شريط واحد.</translation>
    </message>
    <message>
        <source>The mask hides this pair: the score is there, but the softmax leaves it out.</source>
        <translation>يحجب القناع هذا الزوج: الدرجة موجودة، لكن softmax تستبعدها.</translation>
    </message>
    <message>
        <source>A note in Markdown that may quote live values</source>
        <translation>ملاحظة بصيغة Markdown يمكن أن تقتبس قيمًا حية</translation>
    </message>
    <message>
        <source>The sentence as a row of buttons</source>
        <translation>الجملة كصف من الأزرار</translation>
    </message>
    <message>
        <source>X and the three W, and the queries, keys and values that they make</source>
        <translation>‏X ومصفوفات W الثلاث، وما تصنعه من استعلامات ومفاتيح وقيم</translation>
    </message>
    <message>
        <source>The weights of the picked token as bars</source>
        <translation>أوزان الرمز المختار كأشرطة</translation>
    </message>
    <message>
        <source>Queries times keys, worked out in a Falk table</source>
        <translation>الاستعلامات مضروبة في المفاتيح، محسوبة في جدول فالك</translation>
    </message>
    <message>
        <source>The divisor and the scaled scores</source>
        <translation>المقسوم عليه والدرجات المحجَّمة</translation>
    </message>
    <message>
        <source>Weights times values</source>
        <translation>الأوزان مضروبة في القيم</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Queries, keys and values as arrows, the dot product as a shadow</source>
        <translation>الاستعلامات والمفاتيح والقيم كأسهم، والضرب النقطي كظل</translation>
    </message>
    <message>
        <source>Terms of a score</source>
        <translation>حدود درجة</translation>
    </message>
    <message>
        <source>The score of one pair as a waterfall of its terms</source>
        <translation>درجة زوج واحد كمخطط شلالي لحدودها</translation>
    </message>
    <message>
        <source>Merged matrices</source>
        <translation>المصفوفات المدمجة</translation>
    </message>
    <message>
        <source>W_Q W_Kᵀ and W_V with their singular values</source>
        <translation>‏W_Q W_Kᵀ وW_V مع قيمهما المنفردة</translation>
    </message>
    <message>
        <source>What the width d does to the softmax</source>
        <translation>ما يفعله العرض d بـ softmax</translation>
    </message>
    <message>
        <source>The same computation in NumPy</source>
        <translation>الحساب نفسه في NumPy</translation>
    </message>
    <message>
        <source>columns look, rows are looked at</source>
        <translation>الأعمدة تنظر، والصفوف يُنظر إليها</translation>
    </message>
    <message>
        <source>columns look</source>
        <translation>الأعمدة تنظر</translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation>‏%1 بعد القسمة</translation>
    </message>
    <message>
        <source>%1; darker by the root of the weight</source>
        <translation>‏%1؛ يزداد القتامة حسب جذر الوزن</translation>
    </message>
    <message>
        <source>Pin the &amp;state…</source>
        <translation>ثبّت الحالة(&amp;S)…</translation>
    </message>
    <message>
        <source>Keep the present state under a name, to compare with it and to return to it</source>
        <translation>احتفظ بالحالة الحالية باسم، لمقارنتها والعودة إليها</translation>
    </message>
    <message>
        <source>&amp;Worksheet</source>
        <translation>ورقة العمل(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Blank selected cells</source>
        <translation>أفرغ الخلايا المحددة(&amp;B)</translation>
    </message>
    <message>
        <source>The selected cells become empty boxes for a learner to fill in</source>
        <translation>تصبح الخلايا المحددة خانات فارغة يملؤها المتعلم</translation>
    </message>
    <message>
        <source>Blank the &amp;row</source>
        <translation>أفرغ الصف(&amp;R)</translation>
    </message>
    <message>
        <source>The row of the selected cell becomes empty boxes</source>
        <translation>يصبح صف الخلية المحددة خانات فارغة</translation>
    </message>
    <message>
        <source>Blank the whole &amp;matrix</source>
        <translation>أفرغ المصفوفة كلها(&amp;M)</translation>
    </message>
    <message>
        <source>All cells of the matrix in use become empty boxes</source>
        <translation>تصبح كل خلايا المصفوفة الحالية خانات فارغة</translation>
    </message>
    <message>
        <source>Blank a random &amp;tenth…</source>
        <translation>أفرغ عُشرًا عشوائيًا(&amp;T)…</translation>
    </message>
    <message>
        <source>One in ten computed cells, drawn from a seed</source>
        <translation>خلية من كل عشر خلايا محسوبة، تُسحب ببذرة</translation>
    </message>
    <message>
        <source>&amp;Unblank selected cells</source>
        <translation>أعد إظهار الخلايا المحددة(&amp;U)</translation>
    </message>
    <message>
        <source>The selected cells show their numbers again</source>
        <translation>تُظهر الخلايا المحددة أعدادها من جديد</translation>
    </message>
    <message>
        <source>Unblank &amp;all cells</source>
        <translation>أعد إظهار كل الخلايا(&amp;A)</translation>
    </message>
    <message>
        <source>No worksheet: every cell shows its number</source>
        <translation>بلا ورقة عمل: تُظهر كل خلية عددها</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>تلميح(&amp;H)</translation>
    </message>
    <message>
        <source>How the selected blank cell is worked out: first the rule, then the numbers</source>
        <translation>كيف تُحسب الخلية المُفرغة المحددة: القاعدة أولًا ثم الأعداد</translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation>أظهر الإجابة(&amp;S)</translation>
    </message>
    <message>
        <source>The number of the selected blank cell; it counts as shown, not as right</source>
        <translation>عدد الخلية المُفرغة المحددة؛ ويُحتسب معروضًا لا صحيحًا</translation>
    </message>
    <message>
        <source>&amp;Check all answers</source>
        <translation>تحقق من كل الإجابات(&amp;C)</translation>
    </message>
    <message>
        <source>Tell which answers are right</source>
        <translation>أخبر أي الإجابات صحيحة</translation>
    </message>
    <message>
        <source>Check as t&amp;yped</source>
        <translation>تحقق أثناء الكتابة(&amp;Y)</translation>
    </message>
    <message>
        <source>Tell at once whether an answer is right</source>
        <translation>أخبر فورًا هل الإجابة صحيحة</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>ابدأ من جديد(&amp;O)</translation>
    </message>
    <message>
        <source>Take back all answers and hints</source>
        <translation>اسحب كل الإجابات والتلميحات</translation>
    </message>
    <message>
        <source>Reveal the &amp;key</source>
        <translation>اكشف الحلول(&amp;K)</translation>
    </message>
    <message>
        <source>Show the numbers of all blank cells, for the teacher</source>
        <translation>أظهر أعداد كل الخلايا المُفرغة، للمعلم</translation>
    </message>
    <message>
        <source>&amp;Print worksheet…</source>
        <translation>اطبع ورقة العمل(&amp;P)…</translation>
    </message>
    <message>
        <source>The matrices on paper with boxes to write in, with or without the key</source>
        <translation>المصفوفات على الورق وفيها خانات للكتابة، مع الحلول أو من دونها</translation>
    </message>
    <message>
        <source>E&amp;xport worksheet as PDF…</source>
        <translation>صدّر ورقة العمل بصيغة PDF‏(&amp;X)…</translation>
    </message>
    <message>
        <source>The same as PDF files, the key in a file of its own</source>
        <translation>الشيء نفسه كملفات PDF، والحلول في ملف مستقل</translation>
    </message>
    <message>
        <source>&amp;Baselines</source>
        <translation>خطوط الأساس(&amp;B)</translation>
    </message>
    <message>
        <source>Show the pinned states, and what changed since one of them</source>
        <translation>أظهر الحالات المثبّتة وما تغيّر منذ إحداها</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>الدروس(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>افتح ملف درس(&amp;O)…</translation>
    </message>
    <message>
        <source>A lesson of your own; docs/writing-lessons.md says how to write one</source>
        <translation>درس من صنعك؛ يشرح docs/writing-lessons.md كيف يُكتب</translation>
    </message>
    <message>
        <source>&amp;Begin this lesson anew</source>
        <translation>ابدأ هذا الدرس من جديد(&amp;B)</translation>
    </message>
    <message>
        <source>Forget what was done of it, and go to its first step</source>
        <translation>انسَ ما أُنجز منه واذهب إلى خطوته الأولى</translation>
    </message>
    <message>
        <source>&amp;Lesson panel</source>
        <translation>لوحة الدرس(&amp;L)</translation>
    </message>
    <message>
        <source>Show the lesson beside the notebook, or the list of lessons</source>
        <translation>أظهر الدرس بجوار الدفتر، أو قائمة الدروس</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>ما تغيّر</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Panes show the numbers of now</source>
        <translation>تُظهر الألواح الأعداد الحالية</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>كلاهما</translation>
    </message>
    <message>
        <source>Under each number of now stands how much it changed</source>
        <translation>تحت كل عدد حالي مقدار تغيّره</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Panes show now minus the pinned state</source>
        <translation>تُظهر الألواح الحالي ناقصًا الحالة المثبّتة</translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <translation>ورقة عمل: صف واحد يدويًا</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>لا يوجد ملف كهذا</translation>
    </message>
    <message>
        <source>look at its name</source>
        <translation>راجع اسمه</translation>
    </message>
    <message>
        <source>there is no example &quot;%1&quot;</source>
        <translation>لا يوجد مثال «%1»</translation>
    </message>
    <message>
        <source>use one of %2</source>
        <translation>استخدم واحدًا من %2</translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation>بعض هذه الخلايا مُفرغ في ورقة العمل. اكشف الحلول أولًا.</translation>
    </message>
    <message>
        <source>Select cells of a matrix first.</source>
        <translation>حدد خلايا مصفوفة أولًا.</translation>
    </message>
    <message>
        <source>This matrix has more cells than a worksheet may have blank ones: select a part of it.</source>
        <translation>خلايا هذه المصفوفة أكثر مما يجوز تفريغه في ورقة عمل: حدد جزءًا منها.</translation>
    </message>
    <message>
        <source>Select a blank cell first.</source>
        <translation>حدد خلية مُفرغة أولًا.</translation>
    </message>
    <message>
        <source>Blank a random tenth</source>
        <translation>أفرغ عُشرًا عشوائيًا</translation>
    </message>
    <message>
        <source>Seed: the same one blanks the same cells</source>
        <translation>البذرة: البذرة نفسها تفرغ الخلايا نفسها</translation>
    </message>
    <message>
        <source>The &amp;worksheet, to be filled in</source>
        <translation>ورقة العمل للملء(&amp;W)</translation>
    </message>
    <message>
        <source>The &amp;key, with the answers</source>
        <translation>الحلول مع الإجابات(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>كلاهما(&amp;B)</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>الحلول: %1</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>الصفحة %1</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>ورقة العمل</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>الاسم:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>التاريخ:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The numbers in the boxes are the answers; each is to be %1.</source>
        <translation>الأعداد في الخانات هي الإجابات؛ وتُطلب كل منها %1.</translation>
    </message>
    <message>
        <source>Write the missing numbers into the boxes, %1.</source>
        <translation>اكتب الأعداد الناقصة في الخانات %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a tolerance</source>
        <translation>لا يمكن قراءة «%1» كتفاوت مسموح</translation>
    </message>
    <message>
        <source>write it like within 0.01</source>
        <translation>اكتبه هكذا within 0.01</translation>
    </message>
    <message>
        <source>nothing follows &quot;%1&quot;</source>
        <translation>لا شيء بعد «%1»</translation>
    </message>
    <message>
        <source>&quot;%2&quot; follows &quot;%1&quot;, which stands alone</source>
        <translation>يأتي «%2» بعد «%1»، وهو يقف وحده</translation>
    </message>
    <message>
        <source>say what it is compared with</source>
        <translation>اذكر ما يُقارن به</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>احذفه</translation>
    </message>
    <message>
        <source>it can never be &quot;%1&quot;</source>
        <translation>لا يمكن أن يكون «%1» أبدًا</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said of &quot;%2&quot;</source>
        <translation>لا يصح قول «%1» عن «%2»</translation>
    </message>
    <message>
        <source>it is not said what &quot;%2&quot; is to be</source>
        <translation>لم يُذكر ما ينبغي أن يكون عليه «%2»</translation>
    </message>
    <message>
        <source>there is no verb &quot;%1&quot;</source>
        <translation>لا يوجد فعل «%1»</translation>
    </message>
    <message>
        <source>use one of %3</source>
        <translation>استخدم واحدًا من %3</translation>
    </message>
    <message>
        <source>there is no quantity &quot;%1&quot;</source>
        <translation>لا توجد كمية «%1»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; opens a bracket that is not closed</source>
        <translation>يفتح «%1» قوسًا لا يُغلق</translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN]</source>
        <translation>اكتب STEP[ROW,COLUMN]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a quantity of one row</source>
        <translation>‏«%1» كمية لصف واحد</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands alone</source>
        <translation>‏«%1» يقف وحده</translation>
    </message>
    <message>
        <source>write %1[ROW] with a token or an index</source>
        <translation>اكتب %1[ROW] برمز أو برقم موضع</translation>
    </message>
    <message>
        <source>leave the brackets out</source>
        <translation>احذف الأقواس</translation>
    </message>
    <message>
        <source>write a number, a cell or a quantity of a row</source>
        <translation>اكتب عددًا أو خلية أو كمية لصف</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no width from 1 to 1024</source>
        <translation>ليس «%1» عرضًا من 1 إلى 1024</translation>
    </message>
    <message>
        <source>give a whole number</source>
        <translation>أعطِ عددًا صحيحًا</translation>
    </message>
    <message>
        <source>the notebook has no cell of the kind &quot;%1&quot;</source>
        <translation>لا توجد في الدفتر خلية من النوع «%1»</translation>
    </message>
    <message>
        <source>write a kind such as weights or scaling, or a cell such as weights[0,1]</source>
        <translation>اكتب نوعًا مثل weights أو scaling، أو خلية مثل weights[0,1]</translation>
    </message>
    <message>
        <source>this holds already when the step begins, so that there is nothing to do</source>
        <translation>يتحقق هذا منذ بداية الخطوة، فلا شيء يُفعل</translation>
    </message>
    <message>
        <source>ask for a change, or set something else with @start and @set</source>
        <translation>اطلب تغييرًا، أو اضبط شيئًا آخر بـ ‎@start و‎@set</translation>
    </message>
    <message>
        <source>this line is not UTF-8</source>
        <translation>ليس هذا السطر بترميز UTF-8</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>احفظ الملف بترميز UTF-8</translation>
    </message>
    <message>
        <source>this line holds a control character</source>
        <translation>في هذا السطر محرف تحكم</translation>
    </message>
    <message>
        <source>write it anew without the character</source>
        <translation>اكتبه من جديد دون المحرف</translation>
    </message>
    <message>
        <source>lists and quotes are nested more than %1 deep</source>
        <translation>تداخلت القوائم والاقتباسات أعمق من الحد الجائز، وهو %1</translation>
    </message>
    <message>
        <source>nest them less</source>
        <translation>قلّل تداخلها</translation>
    </message>
    <message>
        <source>this text stands before the first directive</source>
        <translation>هذا النص قبل التوجيه الأول</translation>
    </message>
    <message>
        <source>begin the file with @lesson and its title</source>
        <translation>ابدأ الملف بـ ‎@lesson وعنوانه</translation>
    </message>
    <message>
        <source>this text has more than %1 bytes</source>
        <translation>حجم هذا النص أكبر من %1 بايت</translation>
    </message>
    <message>
        <source>make two steps of it</source>
        <translation>اجعله خطوتين</translation>
    </message>
    <message>
        <source>begin it with @lesson and its title</source>
        <translation>ابدأه بـ ‎@lesson وعنوانه</translation>
    </message>
    <message>
        <source>the file has %1 bytes, more than %2</source>
        <translation>حجم الملف %1 بايت، أي أكبر من %2</translation>
    </message>
    <message>
        <source>make two lessons of it</source>
        <translation>اجعله درسين</translation>
    </message>
    <message>
        <source>the file holds bytes that are no text</source>
        <translation>في الملف بايتات ليست نصًا</translation>
    </message>
    <message>
        <source>a lesson is a text file in UTF-8</source>
        <translation>الدرس ملف نصي بترميز UTF-8</translation>
    </message>
    <message>
        <source>the file has more than %1 lines</source>
        <translation>عدد أسطر الملف أكبر من %1</translation>
    </message>
    <message>
        <source>nothing follows @%1</source>
        <translation>لا شيء بعد ‎@%1</translation>
    </message>
    <message>
        <source>write its text behind it or in the lines below it</source>
        <translation>اكتب نصه بعده أو في الأسطر التي تليه</translation>
    </message>
    <message>
        <source>@%1 is followed by text that belongs to nothing</source>
        <translation>يأتي بعد ‎@%1 نص لا ينتمي إلى شيء</translation>
    </message>
    <message>
        <source>begin running text with @scene, @idea or another one that takes text</source>
        <translation>ابدأ النص المسترسل بـ ‎@scene أو ‎@idea أو غيرهما مما يقبل نصًا</translation>
    </message>
    <message>
        <source>write it in the same line</source>
        <translation>اكتبه في السطر نفسه</translation>
    </message>
    <message>
        <source>there is no directive @%1</source>
        <translation>لا يوجد توجيه ‎@%1</translation>
    </message>
    <message>
        <source>use %2; a line of text that begins with @ is written \@</source>
        <translation>استخدم %2؛ ويُكتب سطر النص الذي يبدأ بـ ‎@‎ هكذا ‎\@</translation>
    </message>
    <message>
        <source>@%1 stands behind the first @step</source>
        <translation>يأتي ‎@%1 بعد أول ‎@step</translation>
    </message>
    <message>
        <source>put it at the head of the file</source>
        <translation>ضعه في رأس الملف</translation>
    </message>
    <message>
        <source>@%1 stands before the first @step</source>
        <translation>يأتي ‎@%1 قبل أول ‎@step</translation>
    </message>
    <message>
        <source>begin a step first: @step and its title</source>
        <translation>ابدأ خطوة أولًا: ‎@step وعنوانها</translation>
    </message>
    <message>
        <source>this stands there already, in line %1</source>
        <translation>هذا موجود من قبل، في السطر %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an id</source>
        <translation>لا يمكن أن يكون «%1» معرّفًا</translation>
    </message>
    <message>
        <source>use at most 64 small letters, digits and hyphens</source>
        <translation>استخدم 64 على الأكثر من الحروف الصغيرة والأرقام والشُّرَط</translation>
    </message>
    <message>
        <source>the id is given twice</source>
        <translation>ذُكر المعرّف مرتين</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the plain name of a file</source>
        <translation>ليس «%1» اسمًا بسيطًا لملف</translation>
    </message>
    <message>
        <source>put the session beside the lesson and name it without a folder</source>
        <translation>ضع الجلسة بجوار الدرس واذكرها دون مجلد</translation>
    </message>
    <message>
        <source>there are more than %1 steps</source>
        <translation>عدد الخطوات أكبر من %1</translation>
    </message>
    <message>
        <source>another step has this title already, in line %1</source>
        <translation>لخطوة أخرى هذا العنوان من قبل، في السطر %1</translation>
    </message>
    <message>
        <source>give each step its own</source>
        <translation>اجعل لكل خطوة عنوانها</translation>
    </message>
    <message>
        <source>there is no value</source>
        <translation>لا توجد قيمة</translation>
    </message>
    <message>
        <source>write NAME=VALUE, as in X[4,0]=0.7 or mask=causal</source>
        <translation>اكتب NAME=VALUE، مثل X[4,0]=0.7 أو mask=causal</translation>
    </message>
    <message>
        <source>this step has a prediction already, in line %1</source>
        <translation>لهذه الخطوة توقُّع من قبل، في السطر %1</translation>
    </message>
    <message>
        <source>make another step for it</source>
        <translation>اصنع له خطوة أخرى</translation>
    </message>
    <message>
        <source>this answers nothing</source>
        <translation>هذا لا يجيب عن شيء</translation>
    </message>
    <message>
        <source>write @predict and the question before it</source>
        <translation>اكتب قبله ‎@predict والسؤال</translation>
    </message>
    <message>
        <source>this choice stands there twice</source>
        <translation>هذا الخيار مكرر</translation>
    </message>
    <message>
        <source>give each choice its own words</source>
        <translation>اجعل لكل خيار ألفاظه</translation>
    </message>
    <message>
        <source>a second choice is called right</source>
        <translation>ذُكر خيار ثانٍ على أنه صحيح</translation>
    </message>
    <message>
        <source>use @choice for all others</source>
        <translation>استخدم ‎@choice لكل ما عداه</translation>
    </message>
    <message>
        <source>it is not said how close an answer has to be</source>
        <translation>لم يُذكر كم ينبغي أن تقترب الإجابة</translation>
    </message>
    <message>
        <source>write @number 0.24 within 0.03, or a cell in place of the number</source>
        <translation>اكتب ‎@number 0.24 within 0.03‎، أو خلية مكان العدد</translation>
    </message>
    <message>
        <source>this goal has no words</source>
        <translation>لا ألفاظ لهذا الهدف</translation>
    </message>
    <message>
        <source>write @task and what to do before it</source>
        <translation>اكتب قبله ‎@task وما يُطلب فعله</translation>
    </message>
    <message>
        <source>this task has a goal already, in line %1</source>
        <translation>لهذه المهمة هدف من قبل، في السطر %1</translation>
    </message>
    <message>
        <source>join conditions that must hold together by &quot;and&quot;, or begin another @task</source>
        <translation>صِل الشروط التي يجب أن تتحقق معًا بـ &quot;and&quot;، أو ابدأ ‎@task أخرى</translation>
    </message>
    <message>
        <source>this question has choices and a number</source>
        <translation>لهذا السؤال خيارات وعدد</translation>
    </message>
    <message>
        <source>keep the choices or @number</source>
        <translation>أبقِ الخيارات أو ‎@number</translation>
    </message>
    <message>
        <source>this question needs from 2 to %1 choices, or a number; it has %2 choices</source>
        <translation>يحتاج هذا السؤال إلى خيارات من 2 إلى %1، أو إلى عدد؛ وعدد خياراته %2</translation>
    </message>
    <message>
        <source>write @right and @choice, or @number</source>
        <translation>اكتب ‎@right و‎@choice، أو ‎@number</translation>
    </message>
    <message>
        <source>no choice of this question is right</source>
        <translation>لا خيار صحيح لهذا السؤال</translation>
    </message>
    <message>
        <source>write @right in place of one @choice</source>
        <translation>اكتب ‎@right مكان واحد من ‎@choice</translation>
    </message>
    <message>
        <source>this task has no goal, so that it could never be ticked off</source>
        <translation>لا هدف لهذه المهمة، فلا يمكن أن تُعدّ منجزة أبدًا</translation>
    </message>
    <message>
        <source>write @goal and a condition behind it</source>
        <translation>اكتب ‎@goal وبعده شرطًا</translation>
    </message>
    <message>
        <source>this step asks for nothing, so that it could never be ticked off</source>
        <translation>لا تطلب هذه الخطوة شيئًا، فلا يمكن أن تُعدّ منجزة أبدًا</translation>
    </message>
    <message>
        <source>give it a @task with its @goal, or a @predict</source>
        <translation>اجعل لها ‎@task مع ‎@goal، أو ‎@predict</translation>
    </message>
    <message>
        <source>this step has no text</source>
        <translation>لا نص لهذه الخطوة</translation>
    </message>
    <message>
        <source>write @scene, @reveal, @idea, @mathematics or @code</source>
        <translation>اكتب ‎@scene أو ‎@reveal أو ‎@idea أو ‎@mathematics أو ‎@code</translation>
    </message>
    <message>
        <source>nothing was asked before this is revealed</source>
        <translation>لم يُسأل عن شيء قبل كشف هذا</translation>
    </message>
    <message>
        <source>add @predict with its answers, or call it @idea</source>
        <translation>أضف ‎@predict مع إجاباته، أو سمِّه ‎@idea</translation>
    </message>
    <message>
        <source>this is set in a step that goes on from what the learner left</source>
        <translation>ضُبط هذا في خطوة تتابع مما تركه المتعلم</translation>
    </message>
    <message>
        <source>write @start before it: the step then begins from the lesson&apos;s session</source>
        <translation>اكتب قبله ‎@start: فتبدأ الخطوة حينئذٍ من جلسة الدرس</translation>
    </message>
    <message>
        <source>the lesson has no title</source>
        <translation>لا عنوان للدرس</translation>
    </message>
    <message>
        <source>the lesson names no session</source>
        <translation>لا يذكر الدرس جلسة</translation>
    </message>
    <message>
        <source>write @session and the name of a session file beside it, or @example and the name of an example</source>
        <translation>اكتب ‎@session واسم ملف جلسة بجواره، أو ‎@example واسم مثال</translation>
    </message>
    <message>
        <source>the lesson names a session and an example</source>
        <translation>يذكر الدرس جلسة ومثالًا معًا</translation>
    </message>
    <message>
        <source>the lesson has no steps</source>
        <translation>لا خطوات في الدرس</translation>
    </message>
    <message>
        <source>begin each with @step and its title</source>
        <translation>ابدأ كل خطوة بـ ‎@step وعنوانها</translation>
    </message>
    <message>
        <source>this is no record of progress in lessons</source>
        <translation>ليس هذا سجلّ تقدّم في الدروس</translation>
    </message>
    <message>
        <source>the record of your progress in lessons was damaged and is kept as %1</source>
        <translation>سجلّ تقدّمك في الدروس تالف، وقد حُفظ باسم %1</translation>
    </message>
    <message>
        <source>lessons begin anew</source>
        <translation>تبدأ الدروس من جديد</translation>
    </message>
    <message>
        <source>blank: type your answer</source>
        <translation>مُفرغة: اكتب إجابتك</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>لم يُتحقق منها بعد</translation>
    </message>
    <message>
        <source>right</source>
        <translation>صحيحة</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>خاطئة</translation>
    </message>
    <message>
        <source>the answer was shown</source>
        <translation>عُرضت الإجابة</translation>
    </message>
    <message>
        <source>blank, and the key is shown</source>
        <translation>مُفرغة، والحلول مكشوفة</translation>
    </message>
    <message>
        <source>the answer is longer than %1 signs</source>
        <translation>الإجابة أطول من %1 محرف</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>اكتب عددًا</translation>
    </message>
    <message>
        <source>“%1” is no finite number, and every answer is one</source>
        <translation>ليس «%1» عددًا منتهيًا، وكل إجابة عدد منتهٍ</translation>
    </message>
    <message>
        <source>type a number, or ? to be shown the answer</source>
        <translation>اكتب عددًا، أو ‎?‎ لتُعرض الإجابة</translation>
    </message>
    <message>
        <source>The pinned state “%1” has the same number in %2: whoever compares with it sees the answer.</source>
        <translation>في الحالة المثبّتة «%1» العدد نفسه في %2: من يقارن بها يرى الإجابة.</translation>
    </message>
    <message>
        <source>%1 has no number to ask for. %2</source>
        <translation>ليس في %1 عدد يُسأل عنه. %2</translation>
    </message>
    <message>
        <source>%1 is hidden by the mask: everybody sees that it is 0.</source>
        <translation>‏%1 محجوب بالقناع: يرى الجميع أنه 0.</translation>
    </message>
    <message>
        <source>%1 is not finite: there is no number to ask for.</source>
        <translation>‏%1 غير منتهٍ: لا عدد يُسأل عنه.</translation>
    </message>
    <message>
        <source>Blank %1</source>
        <translation>تفريغ %1</translation>
    </message>
    <message>
        <source>No further cell became blank.</source>
        <translation>لم تُفرغ أي خلية أخرى.</translation>
    </message>
    <message>
        <source>None of these cells is blank.</source>
        <translation>لا خلية مُفرغة بين هذه الخلايا.</translation>
    </message>
    <message>
        <source>Unblank all cells</source>
        <translation>إعادة إظهار كل الخلايا</translation>
    </message>
    <message>
        <source>A tenth of all computed cells are %1, and a worksheet has at most %2 blank cells. Blank parts of it.</source>
        <translation>عُشر الخلايا المحسوبة كلها هو %1، وأقصى عدد للخلايا المُفرغة في ورقة العمل %2. أفرغ أجزاءً منها.</translation>
    </message>
    <message>
        <source>right to the whole number</source>
        <translation>بدقة العدد الصحيح</translation>
    </message>
    <message>
        <source>right to 1 decimal</source>
        <translation>بدقة منزلة عشرية واحدة</translation>
    </message>
    <message>
        <source>right to %1 decimals</source>
        <translation>بدقة %1 من المنازل العشرية</translation>
    </message>
    <message>
        <source>right to the last digit</source>
        <translation>بدقة آخر رقم</translation>
    </message>
    <message>
        <source>right within %1</source>
        <translation>بهامش %1</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation>لا تقبل الخلايا المُفرغة في ورقة العمل إلا الإجابات. اختر ورقة العمل &gt; اكشف الحلول لتغيير أعدادها.</translation>
    </message>
    <message>
        <source>Scale exponent</source>
        <translation>أس التحجيم</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>الحرارة</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>القناع</translation>
    </message>
    <message>
        <source>on, base %1</source>
        <translation>مشغّلة، الأساس %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>متوقفة</translation>
    </message>
    <message>
        <source>to be filled in</source>
        <translation>ينتظر الملء</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>الآن %1</translation>
    </message>
    <message>
        <source>in the baseline %1</source>
        <translation>في خط الأساس %1</translation>
    </message>
    <message>
        <source>an output is not finite</source>
        <translation>خرج غير منتهٍ</translation>
    </message>
    <message>
        <source>At this width the division makes the typical gradient smaller, not larger: the scores are not yet so large that they would take it away.</source>
        <translation>عند هذا العرض تجعل القسمة التدرج المعتاد أصغر لا أكبر: فالدرجات لم تبلغ بعد من الكبر ما يذهب به.</translation>
    </message>
    <message>
        <source>both 0</source>
        <translation>كلاهما 0</translation>
    </message>
    <message>
        <source>nothing is left of it</source>
        <translation>لا يبقى منه شيء من دونها</translation>
    </message>
    <message>
        <source>with it nothing is left</source>
        <translation>لا يبقى منه شيء معها</translation>
    </message>
    <message>
        <source>about the same</source>
        <translation>متقاربان</translation>
    </message>
    <message>
        <source>%1 times smaller</source>
        <translation>أصغر %1 مرة</translation>
    </message>
    <message>
        <source>%1 times larger</source>
        <translation>أكبر %1 مرة</translation>
    </message>
    <message>
        <source>Mean: %1 without, %2 with (%3).</source>
        <translation>المتوسط: %1 من دونها، و%2 معها (%3).</translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1; with it, in %2.</source>
        <translation>يقع 90 % من التدرج كله، من دونها، في %1؛ ومعها في %2.</translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1: %2; with it, in %3.</source>
        <translation>يقع 90 % من التدرج كله، من دونها، في %1: %2؛ ومعها في %3.</translation>
    </message>
    <message>
        <source>Your answer %1 is not checked yet.</source>
        <translation>لم يُتحقق بعد من إجابتك %1.</translation>
    </message>
    <message>
        <source>✓ Your answer %1 is right.</source>
        <translation>✓ إجابتك %1 صحيحة.</translation>
    </message>
    <message>
        <source>✗ Your answer %1 is wrong.</source>
        <translation>✗ إجابتك %1 خاطئة.</translation>
    </message>
    <message>
        <source>This cell is blank: type its number into it.</source>
        <translation>هذه الخلية مُفرغة: اكتب عددها فيها.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The worksheet asks for numbers that could be read here. They are shown once those are filled in.</source>
        <translation>تسأل ورقة العمل عن أعداد يمكن أن تُقرأ هنا. ستظهر بعد ملئها.</translation>
    </message>
    <message>
        <source>%1 is blank in the worksheet, and a goal would show its number</source>
        <translation>‏%1 مُفرغة في ورقة العمل، وسيُظهر الهدف عددها</translation>
    </message>
    <message>
        <source>reveal the key first, or choose another cell</source>
        <translation>اكشف الحلول أولًا، أو اختر خلية أخرى</translation>
    </message>
    <message>
        <source>%1: %2 more numbers</source>
        <translation>‏%1: عدد الأعداد الأخرى %2</translation>
    </message>
    <message>
        <source>%1: rows × columns</source>
        <translation>‏%1: الصفوف × الأعمدة</translation>
    </message>
    <message>
        <source>Painted mask: allowed pairs</source>
        <translation>القناع المرسوم: الأزواج المسموح بها</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>عدد الرموز</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>الرمز %1</translation>
    </message>
    <message>
        <source>%1 more tokens</source>
        <translation>عدد الرموز الأخرى %1</translation>
    </message>
    <message>
        <source>Number of named features</source>
        <translation>عدد السمات المسمّاة</translation>
    </message>
    <message>
        <source>Feature %1</source>
        <translation>السمة %1</translation>
    </message>
    <message>
        <source>%1 more features</source>
        <translation>عدد السمات الأخرى %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Cells of the notebook</source>
        <translation>خلايا الدفتر</translation>
    </message>
    <message>
        <source>Cell %1 of the notebook</source>
        <translation>الخلية %1 من الدفتر</translation>
    </message>
    <message>
        <source>%1 more cells of the notebook</source>
        <translation>عدد خلايا الدفتر الأخرى %1</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>الحالات المثبّتة</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet</source>
        <translation>الخلايا المُفرغة في ورقة العمل</translation>
    </message>
    <message>
        <source>Parts that this table does not show</source>
        <translation>أجزاء لا يُظهرها هذا الجدول</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a number</source>
        <translation>لا يمكن قراءة «%1» كعدد</translation>
    </message>
    <message>
        <source>write it like 0.5, -2, 1e-3, nan or -inf</source>
        <translation>اكتبه مثل 0.5 أو ‎-2 أو 1e-3 أو nan أو ‎-inf</translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot; to be set here</source>
        <translation>لا يوجد قناع «%1» يمكن ضبطه هنا</translation>
    </message>
    <message>
        <source>give %2</source>
        <translation>أعطِ %2</translation>
    </message>
    <message>
        <source>%1 is computed and cannot be set</source>
        <translation>‏%1 محسوب، ولا يمكن ضبطه</translation>
    </message>
    <message>
        <source>set a cell of %2</source>
        <translation>اضبط خلية من %2</translation>
    </message>
    <message>
        <source>there is nothing called &quot;%1&quot; to set</source>
        <translation>لا شيء اسمه «%1» يمكن ضبطه</translation>
    </message>
    <message>
        <source>set scale_exponent, temperature, mask or a cell such as X[0,0]</source>
        <translation>اضبط scale_exponent أو temperature أو mask أو خلية مثل X[0,0]</translation>
    </message>
    <message>
        <source>Softmax Jacobian</source>
        <translation>مصفوفة جاكوبي لـ softmax</translation>
    </message>
    <message>
        <source>What the Jacobian says</source>
        <translation>ما تقوله مصفوفة جاكوبي</translation>
    </message>
    <message>
        <source>The picture has the keys in the order of the tokens; its colours go by the root of a number.</source>
        <translation>مفاتيح الصورة بترتيب الرموز؛ وألوانها حسب جذر العدد.</translation>
    </message>
    <message>
        <source>Softmax Jacobian of “%1”</source>
        <translation>مصفوفة جاكوبي لـ softmax للرمز «%1»</translation>
    </message>
    <message>
        <source>“%1” has no weights for this token: %2.</source>
        <translation>ليس لـ«%1» أوزان لهذا الرمز: %2.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>الفكرة</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <translation>الرياضيات</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>ابدأ من جديد</translation>
    </message>
    <message>
        <source>Forget all answers and hints?</source>
        <translation>أتريد نسيان كل الإجابات والتلميحات؟</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>لا يمكن التراجع عن هذا.</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>الإعدادات(&amp;S)…</translation>
    </message>
    <message>
        <source>Language, numbers, colours, autosave and more, for all windows</source>
        <translation>اللغة والأعداد والألوان والحفظ التلقائي وغيرها، لكل النوافذ</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>اللغة(&amp;L)</translation>
    </message>
    <message>
        <source>The language of all windows, at once</source>
        <translation>لغة كل النوافذ، في الحال</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>اختصارات لوحة المفاتيح(&amp;K)…</translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to print, to change</source>
        <translation>كل مفاتيح القوائم: للقراءة والطباعة والتغيير</translation>
    </message>
    <message>
        <source>As in the language</source>
        <translation>كما في اللغة</translation>
    </message>
    <message>
        <source>Point: 0.5</source>
        <translation>نقطة: 0.5</translation>
    </message>
    <message>
        <source>Comma: 0,5</source>
        <translation>فاصلة: 0,5</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>كسطح المكتب</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>All that the machine has</source>
        <translation>كل ما في الجهاز</translation>
    </message>
    <message>
        <source>All texts of the program; sessions of your own stay as they are.</source>
        <translation>كل نصوص البرنامج؛ أما جلساتك فتبقى كما هي.</translation>
    </message>
    <message>
        <source>Number mark</source>
        <translation>العلامة العشرية</translation>
    </message>
    <message>
        <source>The decimal mark that is shown and typed; files always have a point.</source>
        <translation>العلامة العشرية المعروضة والمكتوبة؛ وفي الملفات نقطة دائمًا.</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>المنازل العشرية</translation>
    </message>
    <message>
        <source>For the sessions that are open and new ones; a file keeps its own.</source>
        <translation>للجلسات المفتوحة والجديدة؛ ولكل ملف منازله.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>لوحة الألوان</translation>
    </message>
    <message>
        <source>Colours of the cells of matrices; all of them can be told apart by colour-blind eyes.</source>
        <translation>ألوان خلايا المصفوفات؛ ويستطيع المصابون بعمى الألوان تمييزها كلها.</translation>
    </message>
    <message>
        <source>Light, dark or of high contrast.</source>
        <translation>فاتح أو داكن أو بتباين عالٍ.</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>الحفظ التلقائي</translation>
    </message>
    <message>
        <source>When unsaved work is copied aside, to be recovered after a crash; files are written only when you save.</source>
        <translation>متى يُنسخ العمل غير المحفوظ جانبًا لاسترداده بعد عطل؛ ولا تُكتب الملفات إلا عندما تحفظ.</translation>
    </message>
    <message>
        <source>Undo memory</source>
        <translation>ذاكرة التراجع</translation>
    </message>
    <message>
        <source>Above it the oldest steps are forgotten and can no longer be undone.</source>
        <translation>إذا تجاوزتها تُنسى أقدم الخطوات ولا يعود التراجع عنها ممكنًا.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>الخيوط</translation>
    </message>
    <message>
        <source>How many processors compute together; the numbers are the same to the last bit.</source>
        <translation>عدد المعالجات التي تحسب معًا؛ والأعداد متطابقة حتى آخر بت.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>Select another cell, bar or arrow; with Shift a block of cells</source>
        <translation>تحديد خلية أو شريط أو سهم آخر؛ ومع Shift كتلة من الخلايا</translation>
    </message>
    <message>
        <source>Edit the number of the cell, or the text</source>
        <translation>تحرير عدد الخلية أو النص</translation>
    </message>
    <message>
        <source>Leave a number as it was; take a text</source>
        <translation>ترك العدد كما كان؛ واعتماد النص</translation>
    </message>
    <message>
        <source>Go to the next or the previous cell, and from the end of a matrix to the next control</source>
        <translation>الانتقال إلى الخلية التالية أو السابقة، ومن آخر المصفوفة إلى عنصر التحكم التالي</translation>
    </message>
    <message>
        <source>Set the selected cells to 0</source>
        <translation>جعل الخلايا المحددة 0</translation>
    </message>
    <message>
        <source>Copy, cut and paste blocks of numbers</source>
        <translation>نسخ كتل الأعداد وقصها ولصقها</translation>
    </message>
    <message>
        <source>Fill the selection with its first row or its first column</source>
        <translation>ملء التحديد بصفه الأول أو بعموده الأول</translation>
    </message>
    <message>
        <source>While the mask is painted: hide or allow the selected pairs</source>
        <translation>في أثناء رسم القناع: حجب الأزواج المحددة أو السماح بها</translation>
    </message>
    <message>
        <source>Zoom a large matrix around the selected cell, or show all of it</source>
        <translation>تقريب مصفوفة كبيرة حول الخلية المحددة، أو إظهارها كلها</translation>
    </message>
    <message>
        <source>Show a chart as a table of its numbers, and back</source>
        <translation>إظهار الرسم البياني جدولًا بأعداده، ثم العودة</translation>
    </message>
    <message>
        <source>Attention Explorer: keyboard shortcuts</source>
        <translation>‏Attention Explorer: اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>In matrices, texts and charts</source>
        <translation>في المصفوفات والنصوص والرسوم البيانية</translation>
    </message>
    <message>
        <source>Save the keyboard shortcuts</source>
        <translation>حفظ اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;صفحة ويب (*.html)</translation>
    </message>
    <message>
        <source>the steps before this one were forgotten to save memory</source>
        <translation>نُسيت الخطوات السابقة لهذه الخطوة توفيرًا للذاكرة</translation>
    </message>
    <message>
        <source>give undo more memory in the settings before the next long edits</source>
        <translation>امنح التراجع ذاكرة أكبر في الإعدادات قبل التحريرات الطويلة القادمة</translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation>%1، بعد القسمة</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; beside the lesson cannot be opened</source>
        <translation>تعذّر فتح الملف «%1» الموجود بجوار الدرس</translation>
    </message>
    <message>
        <source>put the session there, and look at its permissions</source>
        <translation>ضع الجلسة هناك وتحقق من أذوناتها</translation>
    </message>
    <message>
        <source>%1 = %2, divided by %3 for the scores</source>
        <translation>‎%1 = %2، مقسومًا على %3 لأجل الدرجات</translation>
    </message>
    <message>
        <source>The scores are divided by %1, and within the softmax by the temperature %2: by %3 together.</source>
        <translation>تُقسم الدرجات على %1، وداخل softmax على الحرارة %2: أي على %3 معًا.</translation>
    </message>
    <message>
        <source>Median gradient at the query: %1 without %4, %2 with (%3).</source>
        <translation>وسيط التدرج عند الاستعلام: %1 من دون %4، و%2 معها (%3).</translation>
    </message>
    <message>
        <source>Median gradient at W_Q: %1 without %4, %2 with (%3).</source>
        <translation>وسيط التدرج عند W_Q: ‏%1 من دون %4، و%2 معها (%3).</translation>
    </message>
    <message>
        <source>An input: no formula makes it, it was chosen or learned.</source>
        <translation>مُدخل: لا تصنعه أي صيغة، بل اختير أو تُعلِّم.</translation>
    </message>
    <message>
        <source>It goes into %1.</source>
        <translation>يدخل في %1.</translation>
    </message>
    <message>
        <source>%1 tells it: every other number in that sum is shown.</source>
        <translation>يكشفه %1: كل عدد آخر في ذلك المجموع ظاهر.</translation>
    </message>
    <message>
        <source>No result tells it alone, because others of its numbers are blank too: fill in those first.</source>
        <translation>لا تكشفه نتيجة وحدها، لأن أعدادًا أخرى منها مُفرغة أيضًا: املأ تلك أولًا.</translation>
    </message>
    <message>
        <source>Nothing that is shown tells it: it is given, not worked out. Ask for the answer.</source>
        <translation>لا يكشفه شيء مما هو ظاهر: فهو معطى لا محسوب. اطلب الإجابة.</translation>
    </message>
    <message>
        <source>Then: its exponential, divided by the sum of all of them:</source>
        <translation>ثم: دالته الأسية مقسومة على مجموعها كلها:</translation>
    </message>
    <message>
        <source>This token has no distribution.</source>
        <translation>ليس لهذا الرمز توزيع.</translation>
    </message>
    <message>
        <source>They add up to %1 = %2.</source>
        <translation>مجموعها %1 = %2.</translation>
    </message>
    <message>
        <source>Not shown while the worksheet asks for numbers, which it would tell.</source>
        <translation>لا يُعرض ما دامت ورقة العمل تسأل عن أعداد يكشفها.</translation>
    </message>
    <message>
        <source>The picked token has no weights to move.</source>
        <translation>ليس للرمز المختار أوزان تتحرك.</translation>
    </message>
    <message>
        <source>%4 of “%1” has no length here, so no key has a shadow on it; the score with “%2” is %3.</source>
        <translation>ليس لـ %4 الخاص بـ «%1» طول هنا، فلا يقع عليه ظل أي مفتاح؛ والدرجة مع «%2» هي %3.</translation>
    </message>
    <message>
        <source>k of “%1” reaches %2 along %6 of “%3”; times the length of %6, %4, that is %6 · k = %5, the score.</source>
        <translation>يبلغ k الخاص بـ «%1» ‏%2 على امتداد %6 الخاص بـ «%3»؛ وبضربه في طول %6، وهو %4، يكون ‎%6 · k = %5، أي الدرجة.</translation>
    </message>
    <message>
        <source>In the plane k of “%1” reaches %2 along %6 of “%3”; times the length of %6 there, %4, that is %5.</source>
        <translation>في المستوى يبلغ k الخاص بـ «%1» ‏%2 على امتداد %6 الخاص بـ «%3»؛ وبضربه في طول %6 هناك، وهو %4، يكون %5.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Some of these weights are blank: what they amount to is told once they are filled in.</source>
        <translation>بعض هذه الأوزان مُفرغة: يُذكر مجموعها بعد ملئها.</translation>
    </message>
    <message>
        <source>the text has %1 characters, and at most %2 are possible</source>
        <translation>في النص %1 من المحارف، والحد الأقصى %2</translation>
    </message>
    <message>
        <source>%1 combining marks stand on one letter, and at most %2 are possible</source>
        <translation>على حرف واحد %1 من العلامات المركّبة، والحد الأقصى %2</translation>
    </message>
    <message>
        <source>remove them</source>
        <translation>أزِلها</translation>
    </message>
    <message>
        <source>the text has %1 bytes, and at most %2 are possible</source>
        <translation>في النص %1 من البايتات، والحد الأقصى %2</translation>
    </message>
    <message>
        <source>the kind of the cell has %1 characters, and at most %2 are possible</source>
        <translation>في نوع الخلية %1 من المحارف، والحد الأقصى %2</translation>
    </message>
    <message>
        <source>All tokens</source>
        <translation>كل الرموز</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>type one for each of its numbers, with ; between them</source>
        <translation>اكتب عددًا لكل عدد من أعداده، تفصل بينها ;</translation>
    </message>
    <message>
        <source>the vector has %1 numbers, and %2 were typed</source>
        <translation>للمتجه %1 من الأعداد، وكُتب %2</translation>
    </message>
    <message>
        <source>type the numbers of heads into the fields above</source>
        <translation>اكتب أعداد الرؤوس في الحقول أعلاه</translation>
    </message>
    <message>
        <source>Select a cell first whose row or column is a token or a feature; the numbers of a query, key or value have no names.</source>
        <translation>حدد أولًا خلية صفها أو عمودها رمز أو سمة؛ فأعداد الاستعلام أو المفتاح أو القيمة لا أسماء لها.</translation>
    </message>
    <message>
        <source>Numbers of a vector that are turned</source>
        <translation>أعداد المتجه التي تُدار</translation>
    </message>
    <message>
        <source>Numbers that are &amp;turned, of %1</source>
        <translation>الأعداد التي تُدار من %1‏(&amp;T)</translation>
    </message>
    <message>
        <source>Numbers are turned in pairs: choose an even count of them.</source>
        <translation>تُدار الأعداد أزواجًا: اختر عددًا زوجيًا منها.</translation>
    </message>
    <message>
        <source>Number m turns with number m + w/2: Llama, Mistral, Gemma, Qwen, Phi and GPT-NeoX as stored today.</source>
        <translation>يدور العدد m مع العدد m + w/2: كما تُخزَّن اليوم Llama وMistral وGemma وQwen وPhi وGPT-NeoX.</translation>
    </message>
    <message>
        <source>Number 2m turns with number 2m + 1: the original paper, GPT-J and Llama in Meta&apos;s own files.</source>
        <translation>يدور العدد 2m مع العدد 2m + 1: الورقة الأصلية وGPT-J وLlama في ملفات Meta نفسها.</translation>
    </message>
    <message>
        <source>The numbers that each token brings along.</source>
        <translation>الأعداد التي يأتي بها كل رمز.</translation>
    </message>
    <message>
        <source>The weighted blend of the values: what each token takes along to the next layer.</source>
        <translation>المزيج الموزون من القيم: ما يأخذه كل رمز معه إلى الطبقة التالية.</translation>
    </message>
    <message>
        <source>Queries with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation>استعلامات فيها مواضعها: أزواج من الأعداد أُديرت بزاوية تكبر مع الموضع.</translation>
    </message>
    <message>
        <source>Keys with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation>مفاتيح فيها مواضعها: أزواج من الأعداد أُديرت بزاوية تكبر مع الموضع.</translation>
    </message>
    <message>
        <source>How much each query looks at each key: a softmax over its scores, so that its weights sum to 1.</source>
        <translation>مقدار نظر كل استعلام إلى كل مفتاح: softmax على درجاته، بحيث يكون مجموع أوزانه 1.</translation>
    </message>
    <message>
        <source>neither the file nor a config.json beside it tells the number of heads; %1 columns can be shared out among %2</source>
        <translation>لا يذكر الملف ولا config.json بجواره عدد الرؤوس؛ يمكن تقسيم %1 من الأعمدة على %2</translation>
    </message>
    <message>
        <source>give it with --heads</source>
        <translation>حدده بالخيار ‎--heads</translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q with %4 columns and k with %5</source>
        <translation>الرؤوس: %1، رؤوس المفاتيح/القيم: %2، أعداد كل منها: %3؛ هذا لا يناسب q ذات %4 من الأعمدة وk ذات %5</translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q, k and v with %4 columns together</source>
        <translation>الرؤوس: %1، رؤوس المفاتيح/القيم: %2، أعداد كل منها: %3؛ هذا لا يناسب q وk وv ولها معًا %4 من الأعمدة</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from config.json</source>
        <translation>الرؤوس: %1 لكل منها %2 من الأعداد، رؤوس المفاتيح/القيم: %3، من config.json</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, as chosen</source>
        <translation>الرؤوس: %1 لكل منها %2 من الأعداد، رؤوس المفاتيح/القيم: %3، كما اخترت</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from the shape of %4</source>
        <translation>الرؤوس: %1 لكل منها %2 من الأعداد، رؤوس المفاتيح/القيم: %3، من شكل %4</translation>
    </message>
    <message>
        <source>it says heads: %1, key/value heads: %2, numbers of each: %3; this is not used</source>
        <translation>مكتوب فيه: الرؤوس: %1، رؤوس المفاتيح/القيم: %2، أعداد كل منها: %3؛ لم يُستخدم هذا</translation>
    </message>
    <message>
        <source>Tokens moved</source>
        <translation>نُقلت رموز</translation>
    </message>
    <message>
        <source>Tokens renamed</source>
        <translation>أُعيدت تسمية رموز</translation>
    </message>
    <message>
        <source>Tokens added or removed</source>
        <translation>أُضيفت رموز أو أُزيلت</translation>
    </message>
    <message>
        <source>Features moved</source>
        <translation>نُقلت سمات</translation>
    </message>
    <message>
        <source>Features renamed</source>
        <translation>أُعيدت تسمية سمات</translation>
    </message>
    <message>
        <source>Features added or removed</source>
        <translation>أُضيفت سمات أو أُزيلت</translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, while a few on the edge between two keys have huge ones: the median falls, the mean does not. V still learns.</source>
        <translation>معظم الاستعلامات لم يبق لها تدرج يُذكر، بينما لقلة منها على الحافة بين مفتاحين تدرجات هائلة: ينخفض الوسيط ولا ينخفض المتوسط. وما زالت V تتعلم.</translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, and no few of them make up for it: the mean falls too. V still learns.</source>
        <translation>معظم الاستعلامات لم يبق لها تدرج يُذكر، ولا قلة تعوّض عنها: ينخفض المتوسط أيضًا. وما زالت V تتعلم.</translation>
    </message>
    <message>
        <source>Without the division the typical query begins to lose its gradient.</source>
        <translation>من دون القسمة يبدأ الاستعلام المعتاد بفقدان تدرجه.</translation>
    </message>
    <message>
        <source>Saturated queries: %1 % without, %2 % with.</source>
        <translation>الاستعلامات المتشبعة: %1 % من دونها، و%2 % معها.</translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first.</source>
        <translation>تُطرح أولًا من كل درجة أكبرُ درجات الاستعلام، وهي %1.</translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first, and the rest is divided by the temperature %2.</source>
        <translation>تُطرح أولًا من كل درجة أكبرُ درجات الاستعلام، وهي %1، ويُقسم الباقي على الحرارة %2.</translation>
    </message>
    <message>
        <source>The softmax of each query&apos;s scores, with its sum</source>
        <translation>softmax لدرجات كل استعلام، مع مجموعها</translation>
    </message>
    <message>
        <source>The picked token&apos;s query, key by key in numbers</source>
        <translation>استعلام الرمز المختار، مفتاحًا مفتاحًا بالأعداد</translation>
    </message>
    <message>
        <source>How much each weight of the picked token moves with each score</source>
        <translation>مقدار تحرك كل وزن للرمز المختار مع كل درجة</translation>
    </message>
    <message>
        <source>Sums of the weights</source>
        <translation>مجاميع الأوزان</translation>
    </message>
    <message>
        <source>Worked row</source>
        <translation>الصف المفصَّل</translation>
    </message>
    <message>
        <source>Worked row of “%1”</source>
        <translation>الصف المفصَّل لـ«%1»</translation>
    </message>
    <message>
        <source>Windows, texts, pictures and print</source>
        <translation>النوافذ والنصوص والصور والطباعة</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>الرسوم البيانية</translation>
    </message>
    <message>
        <source>Products of matrices</source>
        <translation>جداءات المصفوفات</translation>
    </message>
    <message>
        <source>Session files</source>
        <translation>ملفات الجلسات</translation>
    </message>
    <message>
        <source>Arithmetic typed into a cell</source>
        <translation>العمليات الحسابية المكتوبة في خلية</translation>
    </message>
    <message>
        <source>NumPy archives</source>
        <translation>أرشيفات NumPy</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>الدليل(&amp;M)</translation>
    </message>
    <message>
        <source>The manual, where it speaks of what is in use</source>
        <translation>الدليل، حيث يتحدث عما تستخدمه</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>ما هذا؟(&amp;W)</translation>
    </message>
    <message>
        <source>Click a part of the window then, and read what it is</source>
        <translation>انقر بعدها جزءًا من النافذة واقرأ ما هو</translation>
    </message>
    <message>
        <source>The notebook of one attention head: every number can be changed or explained.</source>
        <translation>دفتر رأس انتباه واحد: كل عدد يمكن تغييره أو شرحه.</translation>
    </message>
    <message>
        <source>The tools: files, undo, and the options of the computation.</source>
        <translation>الأدوات: الملفات والتراجع وخيارات الحساب.</translation>
    </message>
    <message>
        <source>The cells of the notebook. A click goes to one.</source>
        <translation>خلايا الدفتر. النقر على واحدة ينقلك إليها.</translation>
    </message>
    <message>
        <source>The arithmetic of the selected number: what it was made of, and what is made of it. Every line selects the cell that it names.</source>
        <translation>حساب العدد المحدد: مم صُنع، وماذا يُصنع منه. كل سطر يحدد الخلية التي يسميها.</translation>
    </message>
    <message>
        <source>All steps since the session was opened. A click goes back to any of them, or ahead again.</source>
        <translation>كل الخطوات منذ فتح الجلسة. النقر يعود بك إلى أي منها، أو يتقدم بك من جديد.</translation>
    </message>
    <message>
        <source>Pinned states of the session, to compare with and to return to, and tables of what changed.</source>
        <translation>حالات مثبّتة للجلسة، للمقارنة بها والعودة إليها، وجداول بما تغيّر.</translation>
    </message>
    <message>
        <source>A lesson: each step asks for a prediction and ticks off what you do in the notebook.</source>
        <translation>درس: كل خطوة تسأل عن توقّع ثم تؤشر على ما تفعله في الدفتر.</translation>
    </message>
    <message>
        <source>What is differentiated. Every cell of the notebook shows by how much it moves that, per unit.</source>
        <translation>ما تُحسب مشتقته. تعرض كل خلية في الدفتر مقدار تحريكها له لكل وحدة.</translation>
    </message>
    <message>
        <source>How the session is compared with a pinned state.</source>
        <translation>كيف تُقارن الجلسة بحالة مثبّتة.</translation>
    </message>
    <message>
        <source>The worksheet: how many answers are right, and how near they must be.</source>
        <translation>ورقة العمل: كم إجابة صحيحة، وكم يجب أن تكون قريبة.</translation>
    </message>
    <message>
        <source>Whether a second computation by other code agrees with every number. A click tells how closely.</source>
        <translation>هل يوافق حساب ثانٍ بشيفرة أخرى كل عدد. النقر يبيّن مدى القرب.</translation>
    </message>
    <message>
        <source>The sizes of the session, the selected cell with all its digits, and whether the session is saved.</source>
        <translation>أحجام الجلسة، والخلية المحددة بكل أرقامها، وهل الجلسة محفوظة.</translation>
    </message>
    <message>
        <source>Matrices move by their gradient until chosen cells reach chosen values. The whole run is one undo step.</source>
        <translation>تتحرك المصفوفات حسب تدرجها إلى أن تبلغ الخلايا المختارة القيم المختارة. والتشغيل كله خطوة تراجع واحدة.</translation>
    </message>
    <message>
        <source>What is written, and in which form. Numbers in exports are exact.</source>
        <translation>ما يُكتب وبأي تنسيق. الأعداد في ما يُصدَّر دقيقة.</translation>
    </message>
    <message>
        <source>How the file is read, and which matrix gets the numbers. Nothing changes before Import is pressed.</source>
        <translation>كيف يُقرأ الملف، وأي مصفوفة تأخذ الأعداد. لا يتغير شيء قبل الضغط على «استورد».</translation>
    </message>
    <message>
        <source>Which head of the model is opened, and how its file stores the weights.</source>
        <translation>أي رأس من النموذج يُفتح، وكيف يخزن ملفه الأوزان.</translation>
    </message>
    <message>
        <source>Which tokens stay. The note below says what that does to the weights.</source>
        <translation>أي الرموز تبقى. الملاحظة أدناه تبيّن أثر ذلك في الأوزان.</translation>
    </message>
    <message>
        <source>How many numbers a query and a key keep. The note below says by how much scores and weights change.</source>
        <translation>كم عددًا يبقى للاستعلام والمفتاح. الملاحظة أدناه تبيّن مقدار تغيّر الدرجات والأوزان.</translation>
    </message>
    <message>
        <source>How queries and keys are turned by their position: which columns make a pair, and the base of the angles.</source>
        <translation>كيف تُدار الاستعلامات والمفاتيح حسب مواضعها: أي الأعمدة تكوّن زوجًا، وأساس الزوايا.</translation>
    </message>
    <message>
        <source>Settings hold for all windows, at once.</source>
        <translation>تسري الإعدادات على كل النوافذ فورًا.</translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to change, to print.</source>
        <translation>كل مفاتيح القوائم: للقراءة والتغيير والطباعة.</translation>
    </message>
    <message>
        <source>Sessions with unsaved work that the program could not close. Recovering never writes your file.</source>
        <translation>جلسات فيها عمل غير محفوظ لم يتمكن البرنامج من إغلاقها. الاسترداد لا يكتب في ملفك أبدًا.</translation>
    </message>
    <message>
        <source>What differs between two versions of a session, line by line.</source>
        <translation>ما يختلف بين نسختين من جلسة، سطرًا سطرًا.</translation>
    </message>
    <message>
        <source>What is printed: the worksheet, its key, or both.</source>
        <translation>ما يُطبع: ورقة العمل أو حلولها أو كلاهما.</translation>
    </message>
    <message>
        <source>The version of the program, its licence and the libraries it is made with.</source>
        <translation>إصدار البرنامج ورخصته والمكتبات التي صُنع بها.</translation>
    </message>
    <message>
        <source>The manual: pages at the left, a search over all of them above.</source>
        <translation>الدليل: الصفحات على الجانب، وفوقها بحث فيها كلها.</translation>
    </message>
    <message>
        <source>Type what is asked for; nothing changes before OK is pressed.</source>
        <translation>اكتب المطلوب؛ لا يتغير شيء قبل الضغط على «موافق».</translation>
    </message>
    <message>
        <source>A question or a message of the program. Cancel changes nothing.</source>
        <translation>سؤال أو رسالة من البرنامج. الإلغاء لا يغيّر شيئًا.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>The keys as they are now. “Keyboard shortcuts” in the menu Help changes and prints them.</source>
        <translation>المفاتيح كما هي الآن. «اختصارات لوحة المفاتيح» في قائمة «مساعدة» تغيّرها وتطبعها.</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>The notebook on paper or as a PDF file, no cell cut in two</source>
        <translation>الدفتر على الورق أو كملف PDF، دون أن تُقطع أي خلية نصفين</translation>
    </message>
    <message>
        <source>Print previe&amp;w…</source>
        <translation>معاينة ال&amp;طباعة…</translation>
    </message>
    <message>
        <source>See the pages before they are printed</source>
        <translation>رؤية الصفحات قبل طباعتها</translation>
    </message>
    <message>
        <source>Ne&amp;xt area</source>
        <translation>المنطقة التالية(&amp;X)</translation>
    </message>
    <message>
        <source>Take the keyboard to the next area: tools, lesson, outline, notebook, inspector, panels, status bar</source>
        <translation>انقل لوحة المفاتيح إلى المنطقة التالية: الأدوات، الدرس، المخطط العام، الدفتر، الفاحص، اللوحات، شريط الحالة</translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation>المنطقة السابقة(&amp;R)</translation>
    </message>
    <message>
        <source>Take the keyboard to the area before</source>
        <translation>انقل لوحة المفاتيح إلى المنطقة السابقة</translation>
    </message>
    <message>
        <source>&amp;Wider area</source>
        <translation>وسّع المنطقة(&amp;W)</translation>
    </message>
    <message>
        <source>Give the area in use more room</source>
        <translation>أعطِ المنطقة المستخدمة مساحة أكبر</translation>
    </message>
    <message>
        <source>Na&amp;rrower area</source>
        <translation>ضيّق المنطقة(&amp;A)</translation>
    </message>
    <message>
        <source>Give the area in use less room</source>
        <translation>أعطِ المنطقة المستخدمة مساحة أقل</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>شريط القوائم</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>الانتباه</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>صفحة %1 من %2</translation>
    </message>
    <message>
        <source>Print the notebook</source>
        <translation>طباعة الدفتر</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or print to a PDF file.</source>
        <translation>لم يُطبع شيء: الطابعة لا تقبل الصفحات. اختر طابعة أخرى أو اطبع إلى ملف PDF.</translation>
    </message>
    <message>
        <source>%1 was not written. Choose another folder.</source>
        <translation>لم يُكتب %1. اختر مجلدًا آخر.</translation>
    </message>
    <message>
        <source>The notebook was sent to the printer.</source>
        <translation>أُرسل الدفتر إلى الطابعة.</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>كُتب %1.</translation>
    </message>
    <message>
        <source>Print preview of the notebook</source>
        <translation>معاينة طباعة الدفتر</translation>
    </message>
    <message>
        <source>The first or last cell of a row, bar or arrow of a chart</source>
        <translation>أول خلية أو آخر خلية في صف أو عمود أو سهم من رسم بياني</translation>
    </message>
    <message>
        <source>Leave a matrix for the next or the previous control, wherever the cell</source>
        <translation>غادر المصفوفة إلى عنصر التحكم التالي أو السابق، من أي خلية</translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.01; with Shift by 0.001</source>
        <translation>غيّر عدد الخلية بمقدار 0.01؛ ومع Shift بمقدار 0.001</translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.1</source>
        <translation>غيّر عدد الخلية بمقدار 0.1</translation>
    </message>
    <message>
        <source>Move a token of the sentence to the left or right; F2 renames it, Del removes it</source>
        <translation>انقل رمزًا من الجملة يسارًا أو يمينًا؛ F2 تعيد تسميته، وDel تزيله</translation>
    </message>
    <message>
        <source>Open the first menu</source>
        <translation>افتح القائمة الأولى</translation>
    </message>
    <message>
        <source>The menu of a token or a chart</source>
        <translation>قائمة رمز أو رسم بياني</translation>
    </message>
    <message>
        <source>no mask is in force: paint it anew</source>
        <translation>لا قناع ساريًا: ارسمه من جديد</translation>
    </message>
</context>
<context>
    <name>ae::AboutDialog</name>
    <message>
        <source>About Attention Explorer</source>
        <translation>عن Attention Explorer</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>الإصدار %1</translation>
    </message>
    <message>
        <source>The attention equation in your hands: every number can be changed or explained.</source>
        <translation>معادلة الانتباه بين يديك: كل عدد يمكن تغييره أو شرحه.</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the terms of the GNU General Public License, version 3 or later (GPL-3.0-or-later). There is no warranty.</source>
        <translation>برمجية حرة: لك أن تستخدمها وتدرسها وتشاركها وتغيّرها وفق شروط رخصة جنو العمومية العامة، الإصدار 3 أو ما بعده (GPL-3.0-or-later). وهي بلا أي ضمان.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>صُنع باستخدام</translation>
    </message>
</context>
<context>
    <name>ae::Areas</name>
    <message>
        <source>Edge between areas</source>
        <translation>الحافة بين المناطق</translation>
    </message>
    <message>
        <source>This area keeps its width.</source>
        <translation>تحتفظ هذه المنطقة بعرضها.</translation>
    </message>
</context>
<context>
    <name>ae::BarChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation>لا شيء يُعرض.</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s).</source>
        <translation>
            <numerusform>لا أشرطة.</numerusform>
            <numerusform>شريط واحد.</numerusform>
            <numerusform>شريطان.</numerusform>
            <numerusform>%n أشرطة.</numerusform>
            <numerusform>%n شريطًا.</numerusform>
            <numerusform>%n شريط.</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest is %1 on “%2”.</source>
        <translation>الأكبر هو %1 عند «%2».</translation>
    </message>
    <message>
        <source>An equal share would be %1.</source>
        <translation>الحصة المتساوية هي %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are hidden by the mask.</source>
        <translation>
            <numerusform>لا يحجب القناع أيًّا منها.</numerusform>
            <numerusform>يحجب القناع واحدًا منها.</numerusform>
            <numerusform>يحجب القناع اثنين منها.</numerusform>
            <numerusform>يحجب القناع %n منها.</numerusform>
            <numerusform>يحجب القناع %n منها.</numerusform>
            <numerusform>يحجب القناع %n منها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>الوزن</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>محجوب</translation>
    </message>
    <message>
        <source>%1: hidden by the mask</source>
        <translation>‏%1: محجوب بالقناع</translation>
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
        <translation>الحصة المتساوية %1</translation>
    </message>
    <message>
        <source>The %1 strongest of %2; the others hold %3 together.</source>
        <translation>أقوى %1 من %2؛ ومجموع البقية %3.</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>مُفرغة</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are blank in the worksheet.</source>
        <translation>
            <numerusform>لا شيء منها مُفرغ في ورقة العمل.</numerusform>
            <numerusform>واحد منها مُفرغ في ورقة العمل.</numerusform>
            <numerusform>اثنان منها مُفرغان في ورقة العمل.</numerusform>
            <numerusform>%n منها مُفرغة في ورقة العمل.</numerusform>
            <numerusform>%n منها مُفرغة في ورقة العمل.</numerusform>
            <numerusform>%n منها مُفرغة في ورقة العمل.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: blank in the worksheet</source>
        <translation>‏%1: مُفرغة في ورقة العمل</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>محجوب بالقناع</translation>
    </message>
    <message>
        <source>The %1 strongest of the %2 that are not blank; the others of these hold %3 together.</source>
        <translation>أقوى %1 من %2 غير المُفرغة؛ وللبقية منها معًا %3.</translation>
    </message>
    <message>
        <source>In “%1” it is %2.</source>
        <translation>في «%1» هو %2.</translation>
    </message>
</context>
<context>
    <name>ae::BaselinePanel</name>
    <message>
        <source>Baselines</source>
        <translation>خطوط الأساس</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>الحالات المثبّتة</translation>
    </message>
    <message>
        <source>Pin…</source>
        <translation>ثبّت…</translation>
    </message>
    <message>
        <source>Keep the present state under a name</source>
        <translation>احتفظ بالحالة الحالية باسم</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>من ملف…</translation>
    </message>
    <message>
        <source>Keep the state of another session</source>
        <translation>احتفظ بحالة جلسة أخرى</translation>
    </message>
    <message>
        <source>As saved</source>
        <translation>كما حُفظت</translation>
    </message>
    <message>
        <source>Keep the state that the session&apos;s file holds</source>
        <translation>احتفظ بالحالة التي في ملف الجلسة</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>قارن</translation>
    </message>
    <message>
        <source>Show the difference to this state</source>
        <translation>أظهر الفرق عن هذه الحالة</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعد</translation>
    </message>
    <message>
        <source>Return to this state, as one undo step</source>
        <translation>عُد إلى هذه الحالة، كخطوة تراجع واحدة</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>غيّر الاسم…</translation>
    </message>
    <message>
        <source>Give this state another name</source>
        <translation>أعطِ هذه الحالة اسمًا آخر</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>أزِل</translation>
    </message>
    <message>
        <source>Keep this state no longer</source>
        <translation>لا تحتفظ بهذه الحالة بعد الآن</translation>
    </message>
    <message>
        <source>About the tables</source>
        <translation>عن الجداول</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>انسخ الجدول</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>انسخ بصيغة CSV</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>الجدول: %1</translation>
    </message>
    <message>
        <source>Name of the pinned state</source>
        <translation>اسم الحالة المثبّتة</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>الحالة %1</translation>
    </message>
    <message>
        <source>Pin the present state</source>
        <translation>تثبيت الحالة الحالية</translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation>العودة إلى «%1»</translation>
    </message>
    <message>
        <source>The session is in this state already.</source>
        <translation>الجلسة في هذه الحالة من قبل.</translation>
    </message>
    <message>
        <source>Rename the pinned state</source>
        <translation>تغيير اسم الحالة المثبّتة</translation>
    </message>
    <message>
        <source>Open a session as baseline</source>
        <translation>افتح جلسة كخط أساس</translation>
    </message>
    <message>
        <source>Sessions (*.attn);;All files (*)</source>
        <translation>الجلسات (*.attn);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>as saved</source>
        <translation>كما حُفظت</translation>
    </message>
    <message>
        <source>%1 was not pinned.</source>
        <translation>لم يُثبَّت %1.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>لم يتغير شيء.</translation>
    </message>
    <message>
        <source>%1 — compared</source>
        <translation>‏%1 — قيد المقارنة</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>أوقف</translation>
    </message>
    <message>
        <source>Pin a state, or choose one and Compare: panes and charts then show the difference.</source>
        <translation>ثبّت حالة، أو اختر واحدة واضغط «قارن»: فتُظهر الألواح والرسوم البيانية الفرق.</translation>
    </message>
    <message>
        <source>The %1 tokens of %2 whose weights changed most.</source>
        <translation>أكثر الرموز تغيّرًا في الأوزان: %1 من %2.</translation>
    </message>
    <message>
        <source>Nothing changed since “%1”.</source>
        <translation>لم يتغير شيء منذ «%1».</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>نُسخ الجدول.</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>تجري المقارنة …</translation>
    </message>
</context>
<context>
    <name>ae::Card</name>
    <message>
        <source>Unfold “%1”</source>
        <translation>ابسط «%1»</translation>
    </message>
    <message>
        <source>Fold “%1”</source>
        <translation>اطوِ «%1»</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>ابسط</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>اطوِ</translation>
    </message>
</context>
<context>
    <name>ae::CellDelegate</name>
    <message>
        <source>Editing %1</source>
        <translation>يجري تحرير %1</translation>
    </message>
</context>
<context>
    <name>ae::ChangesTable</name>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Shape of %1</source>
        <translation>شكل %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>العنصر</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>التغيّر</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>الوزن</translation>
    </message>
    <message>
        <source>of key</source>
        <translation>للمفتاح</translation>
    </message>
    <message>
        <source>Strongest key</source>
        <translation>أقوى مفتاح</translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation>الإنتروبيا، بت</translation>
    </message>
    <message>
        <source>Output |Δ|</source>
        <translation>الخرج ‎|Δ|</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Largest change</source>
        <translation>أكبر تغيّر</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>الموضع</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n cell(s), most %3</source>
        <translation>
            <numerusform>%1: ‏%2 من %n خلية، أقصاها %3</numerusform>
            <numerusform>%1: ‏%2 من خلية واحدة، أقصاها %3</numerusform>
            <numerusform>%1: ‏%2 من خليتين، أقصاها %3</numerusform>
            <numerusform>%1: ‏%2 من %n خلايا، أقصاها %3</numerusform>
            <numerusform>%1: ‏%2 من %n خلية، أقصاها %3</numerusform>
            <numerusform>%1: ‏%2 من %n خلية، أقصاها %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::Chart</name>
    <message>
        <source>Show the numbers as a &amp;table</source>
        <translation>أظهر الأعداد كجدول(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy the numbers</source>
        <translation>انسخ الأعداد(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;picture</source>
        <translation>انسخ الصورة(&amp;P)</translation>
    </message>
</context>
<context>
    <name>ae::CheckedMark</name>
    <message>
        <source>Copy a report</source>
        <translation>انسخ تقريرًا</translation>
    </message>
    <message>
        <source>What disagrees, sizes and options, without names and without the numbers of the session</source>
        <translation>ما لا يتفق والأحجام والخيارات، دون أسماء ودون أعداد الجلسة</translation>
    </message>
    <message>
        <source>How the numbers are checked</source>
        <translation>كيف يُتحقق من الأعداد</translation>
    </message>
</context>
<context>
    <name>ae::ClosedBrowser</name>
    <message>
        <source>Open a link</source>
        <translation>افتح رابطًا</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <translation>أتريد فتح هذا العنوان في المتصفح؟</translation>
    </message>
</context>
<context>
    <name>ae::CompareBar</name>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>ما يُقارن</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>أوقف المقارنة</translation>
    </message>
    <message>
        <source>Compared with “%1”.</source>
        <translation>مقارنة مع «%1».</translation>
    </message>
</context>
<context>
    <name>ae::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>قارن</translation>
    </message>
    <message>
        <source>%1 Nothing differs.</source>
        <translation>‏%1 لا شيء يختلف.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>ما يختلف</translation>
    </message>
    <message>
        <source>What</source>
        <translation>العنصر</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>تجري قراءة %1…</translation>
    </message>
    <message>
        <source>The file cannot be compared.</source>
        <translation>لا يمكن مقارنة الملف.</translation>
    </message>
</context>
<context>
    <name>ae::Comparison</name>
    <message>
        <source>“%1” is not compared: %2</source>
        <translation>لا تُقارن «%1»: %2</translation>
    </message>
    <message>
        <source>“%1” is being computed …</source>
        <translation>يجري حساب «%1»…</translation>
    </message>
    <message>
        <source>“%1” has no %2.</source>
        <translation>ليس في «%1» الخطوة %2.</translation>
    </message>
    <message>
        <source>“%1” has %2 tokens, this session %3.</source>
        <translation>عدد الرموز في «%1» هو %2، وفي هذه الجلسة %3.</translation>
    </message>
    <message>
        <source>“%1” has %2 × %3 numbers here, this session %4 × %5.</source>
        <translation>الأعداد في «%1» هنا ‎%2 × %3، وفي هذه الجلسة ‎%4 × %5.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>بلا مقارنة</translation>
    </message>
    <message>
        <source>being computed …</source>
        <translation>يجري الحساب…</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>غير موجودة هناك</translation>
    </message>
    <message>
        <source>%1 tokens there, %2 here</source>
        <translation>عدد الرموز هناك %1، وهنا %2</translation>
    </message>
    <message>
        <source>%1 × %2 there</source>
        <translation>‎%1 × %2 هناك</translation>
    </message>
    <message>
        <source>to be filled in: its numbers are not told</source>
        <translation>تنتظر الملء: لا تُكشف أعدادها</translation>
    </message>
    <message>
        <source>no difference: now %1, in “%2” %3</source>
        <translation>لا فرق: الآن %1، وفي «%2» %3</translation>
    </message>
    <message>
        <source>hidden by the mask now and in “%1”</source>
        <translation>محجوب بالقناع الآن وفي «%1»</translation>
    </message>
    <message>
        <source>hidden by the mask now, in “%1” %2, difference %3</source>
        <translation>محجوب بالقناع الآن، وفي «%1» %2، والفرق %3</translation>
    </message>
    <message>
        <source>now %1, hidden by the mask in “%2”, difference %3</source>
        <translation>الآن %1، ومحجوب بالقناع في «%2»، والفرق %3</translation>
    </message>
    <message>
        <source>now %1, in “%2” %3, difference %4</source>
        <translation>الآن %1، وفي «%2» %3، والفرق %4</translation>
    </message>
</context>
<context>
    <name>ae::CurveChart</name>
    <message>
        <source>%1: no points.</source>
        <translation>‏%1: لا نقاط.</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5; smallest %6, largest %7.</source>
        <translation>‏%1: من %2 عند %3 إلى %4 عند %5؛ الأصغر %6، والأكبر %7.</translation>
    </message>
    <message>
        <source>The marked place is %1 %2; the arrow keys move it.</source>
        <translation>الموضع المعلَّم هو %1 ‏%2؛ وتحركه مفاتيح الأسهم.</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>المنحنى</translation>
    </message>
    <message>
        <source>10 %</source>
        <translation>10 %</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90 %</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation>‏%1: ‏%2 عند %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: not a finite number.</source>
        <translation>
            <numerusform>لم تُترك نقاط: عدد غير منتهٍ.</numerusform>
            <numerusform>تُركت نقطة واحدة: عدد غير منتهٍ.</numerusform>
            <numerusform>تُركت نقطتان: عددان غير منتهيين.</numerusform>
            <numerusform>تُركت %n نقاط: أعداد غير منتهية.</numerusform>
            <numerusform>تُركت %n نقطة: أعداد غير منتهية.</numerusform>
            <numerusform>تُركت %n نقطة: أعداد غير منتهية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: 0 or less has no place on a logarithmic axis.</source>
        <translation>
            <numerusform>لم تُترك نقاط: لا مكان للقيمة 0 أو أقل على محور لوغاريتمي.</numerusform>
            <numerusform>تُركت نقطة واحدة: لا مكان للقيمة 0 أو أقل على محور لوغاريتمي.</numerusform>
            <numerusform>تُركت نقطتان: لا مكان للقيمة 0 أو أقل على محور لوغاريتمي.</numerusform>
            <numerusform>تُركت %n نقاط: لا مكان للقيمة 0 أو أقل على محور لوغاريتمي.</numerusform>
            <numerusform>تُركت %n نقطة: لا مكان للقيمة 0 أو أقل على محور لوغاريتمي.</numerusform>
            <numerusform>تُركت %n نقطة: لا مكان للقيمة 0 أو أقل على محور لوغاريتمي.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie below the axis.</source>
        <translation>
            <numerusform>لا نقاط تحت المحور.</numerusform>
            <numerusform>تقع نقطة واحدة تحت المحور.</numerusform>
            <numerusform>تقع نقطتان تحت المحور.</numerusform>
            <numerusform>تقع %n نقاط تحت المحور.</numerusform>
            <numerusform>تقع %n نقطة تحت المحور.</numerusform>
            <numerusform>تقع %n نقطة تحت المحور.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::DerivativeBar</name>
    <message>
        <source>Derivatives</source>
        <translation>المشتقات</translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation>ما تُظهره الخلايا</translation>
    </message>
    <message>
        <source>What is differentiated</source>
        <translation>ما يُشتق</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>القيمة المستهدفة</translation>
    </message>
    <message>
        <source>Of the selected cell</source>
        <translation>للخلية المحددة</translation>
    </message>
    <message>
        <source>Show the derivatives of the cell that is selected now</source>
        <translation>أظهر مشتقات الخلية المحددة الآن</translation>
    </message>
    <message>
        <source>Back to values</source>
        <translation>عُد إلى القيم</translation>
    </message>
    <message>
        <source>Select a cell first: the derivatives are those of it.</source>
        <translation>حدد خلية أولًا: فالمشتقات مشتقاتها.</translation>
    </message>
    <message>
        <source>There are no derivatives of %1: %2</source>
        <translation>لا مشتقات لـ %1: ‏%2</translation>
    </message>
    <message>
        <source>Beside the values</source>
        <translation>بجوار القيم</translation>
    </message>
    <message>
        <source>Show values as well, with the derivative in small under each</source>
        <translation>أظهر القيم أيضًا، والمشتقة بخط صغير تحت كل منها</translation>
    </message>
    <message>
        <source>This is no target: %1</source>
        <translation>ليست هذه قيمة مستهدفة: %1</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation>‏%1 (الآن %2)</translation>
    </message>
    <message>
        <source>the loss of %1 (now %2)</source>
        <translation>خسارة %1 (الآن %2)</translation>
    </message>
    <message>
        <source>Small, behind ∂: by how much each cell moves %1 per unit.</source>
        <translation>بخط صغير بعد ∂: مقدار تأثير كل خلية، لكل وحدة، في %1.</translation>
    </message>
    <message>
        <source>Every cell shows by how much it moves %1 per unit.</source>
        <translation>تُظهر كل خلية مقدار تأثيرها لكل وحدة في %1.</translation>
    </message>
    <message>
        <source>Derivatives would tell numbers that the worksheet asks for. Fill them in first, or reveal the key.</source>
        <translation>ستكشف المشتقات أعدادًا تسأل عنها ورقة العمل. املأها أولًا، أو اكشف الحلول.</translation>
    </message>
    <message>
        <source>Half the squared distance of the vector to a target</source>
        <translation>نصف مربع مسافة المتجه إلى قيمة مستهدفة</translation>
    </message>
    <message>
        <source>Target of the vector</source>
        <translation>القيمة المستهدفة للمتجه</translation>
    </message>
    <message>
        <source>One number for each of its numbers, with ; between them</source>
        <translation>عدد لكل عدد من أعداده، تفصل بينها ;</translation>
    </message>
    <message>
        <source>the loss of the vector with %1 (now %2)</source>
        <translation>خسارة المتجه الذي فيه %1 (الآن %2)</translation>
    </message>
    <message>
        <source>The selected value itself, or a loss that is made of it.</source>
        <translation>القيمة المحددة نفسها، أو خسارة مصنوعة منها.</translation>
    </message>
    <message>
        <source>The value that the loss measures the distance to.</source>
        <translation>القيمة التي تقيس الخسارة المسافة إليها.</translation>
    </message>
</context>
<context>
    <name>ae::Document</name>
    <message>
        <source>Change %1</source>
        <translation>تغيير %1</translation>
    </message>
    <message>
        <source>Change %1 × %2 cells of %3</source>
        <translation>تغيير ‎%1 × %2 من خلايا %3</translation>
    </message>
    <message>
        <source>Allow cells of the mask</source>
        <translation>السماح بخلايا في القناع</translation>
    </message>
    <message>
        <source>Hide cells by the mask</source>
        <translation>حجب خلايا بالقناع</translation>
    </message>
    <message>
        <source>Resize to n %1, d_model %2, d_k %3, d_v %4</source>
        <translation>تغيير الحجم إلى ‎n %1, d_model %2, d_k %3, d_v %4</translation>
    </message>
    <message>
        <source>Widen to d_k %1</source>
        <translation>التوسيع إلى d_k %1</translation>
    </message>
    <message>
        <source>Rename token “%1”</source>
        <translation>تغيير اسم الرمز «%1»</translation>
    </message>
    <message>
        <source>Insert token “%1”</source>
        <translation>إدراج الرمز «%1»</translation>
    </message>
    <message>
        <source>Remove token “%1”</source>
        <translation>إزالة الرمز «%1»</translation>
    </message>
    <message>
        <source>Move token “%1”</source>
        <translation>نقل الرمز «%1»</translation>
    </message>
    <message>
        <source>Change the sentence</source>
        <translation>تغيير الجملة</translation>
    </message>
    <message>
        <source>Rename feature “%1”</source>
        <translation>تغيير اسم السمة «%1»</translation>
    </message>
    <message>
        <source>Name feature %1</source>
        <translation>تسمية السمة %1</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>تغيير العنوان</translation>
    </message>
    <message>
        <source>Insert a notebook cell</source>
        <translation>إدراج خلية في الدفتر</translation>
    </message>
    <message>
        <source>Delete a notebook cell</source>
        <translation>حذف خلية من الدفتر</translation>
    </message>
    <message>
        <source>Move a notebook cell</source>
        <translation>نقل خلية في الدفتر</translation>
    </message>
    <message>
        <source>Edit a text</source>
        <translation>تحرير نص</translation>
    </message>
    <message>
        <source>Keep %1 of %2 tokens</source>
        <translation>إبقاء %1 من %2 من الرموز</translation>
    </message>
    <message>
        <source>Pin “%1”</source>
        <translation>تثبيت «%1»</translation>
    </message>
    <message>
        <source>Rename pinned state “%1”</source>
        <translation>تغيير اسم الحالة المثبّتة «%1»</translation>
    </message>
    <message>
        <source>Remove pinned state “%1”</source>
        <translation>إزالة الحالة المثبّتة «%1»</translation>
    </message>
</context>
<context>
    <name>ae::EntropyChart</name>
    <message>
        <source>Token</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>Entropy in bits</source>
        <translation>الإنتروبيا بالبت</translation>
    </message>
    <message>
        <source>Largest possible</source>
        <translation>أقصى ما يمكن</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>%1: no entropy. %2</source>
        <translation>‏%1: بلا إنتروبيا. %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bits</source>
        <translation>‏%1: ‏%2 من %3 بت</translation>
    </message>
    <message>
        <source>saturated</source>
        <translation>مشبع</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>مُجبَر</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>غير معرّف</translation>
    </message>
    <message>
        <source>now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2: %3)</translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation>أكثر %1 من %2 من الاستعلامات حسمًا.</translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>لا استعلامات.</numerusform>
            <numerusform>استعلام واحد.</numerusform>
            <numerusform>استعلامان.</numerusform>
            <numerusform>%n استعلامات.</numerusform>
            <numerusform>%n استعلامًا.</numerusform>
            <numerusform>%n استعلام.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>التصدير</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>الصيغة(&amp;F)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>الخطوة(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>صدّر(&amp;E)…</translation>
    </message>
    <message>
        <source>Numbers are exact: they read back to the same bits, with a decimal point whatever the language.</source>
        <translation>الأعداد دقيقة: تُقرأ ثانية بالبتات نفسها، وبنقطة عشرية أيًّا كانت اللغة.</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>Nothing was written: %1</source>
        <translation>لم يُكتب شيء: %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>كُتب %1.</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>الجزء(&amp;P)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>المقياس(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>المظهر(&amp;T)</translation>
    </message>
    <message>
        <source>The part as it is now on screen; at scale 1 as many pixels as there.</source>
        <translation>الجزء كما هو الآن على الشاشة؛ وعند المقياس 1 بعدد البكسلات نفسه.</translation>
    </message>
    <message>
        <source>The part as it is now on screen; letters stay letters that can be found and copied.</source>
        <translation>الجزء كما هو الآن على الشاشة؛ وتبقى الحروف حروفًا يمكن البحث عنها ونسخها.</translation>
    </message>
    <message>
        <source>This form would hold the numbers of blank cells. Choose Worksheet &gt; Reveal the key first, or Worksheet &gt; Export worksheet as PDF; pictures show the boxes.</source>
        <translation>ستحوي هذه الصيغة أعداد الخلايا المُفرغة. اختر أولًا ورقة العمل &gt; اكشف الحلول، أو ورقة العمل &gt; صدّر ورقة العمل بصيغة PDF؛ أما الصور فتُظهر الخانات.</translation>
    </message>
    <message>
        <source>Queries without a distribution are marked with their reason.</source>
        <translation>تُعلَّم الاستعلامات التي لا توزيع لها بسببها.</translation>
    </message>
    <message>
        <source>Queries without a distribution become NaN: this form has no room for their reason.</source>
        <translation>تصير الاستعلامات التي لا توزيع لها NaN: لا مكان في هذا التنسيق لسببها.</translation>
    </message>
</context>
<context>
    <name>ae::FalkTable</name>
    <message>
        <source>%1 of %2</source>
        <translation>‏%1 من %2</translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation>‏%1 بعد القسمة</translation>
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
        <translation>الجلسات (*.attn);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>افتح جلسة</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>الملفات الحديثة(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>الأمثلة(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>امسح(&amp;C)</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>لم يُفتح %1.</translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation>لم تُفتح الجلسة.</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>احفظ الجلسة</translation>
    </message>
    <message>
        <source>The session was not saved.</source>
        <translation>لم تُحفظ الجلسة.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>تغييرات غير محفوظة</translation>
    </message>
    <message>
        <source>Save the changes before closing?</source>
        <translation>أتريد حفظ التغييرات قبل الإغلاق؟</translation>
    </message>
    <message>
        <source>Nothing is waiting to be recovered.</source>
        <translation>لا شيء ينتظر الاسترداد.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>لم يتغير شيء.</translation>
    </message>
    <message>
        <source>This file is open already.</source>
        <translation>هذا الملف مفتوح من قبل.</translation>
    </message>
    <message>
        <source>Sessions and lessons (*.attn *.lesson);;All files (*)</source>
        <translation>الجلسات والدروس (*.attn *.lesson);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program; choose another name, or close that window.</source>
        <translation>الملف %1 مفتوح في نافذة أخرى من هذا البرنامج؛ اختر اسمًا آخر أو أغلق تلك النافذة.</translation>
    </message>
    <message>
        <source>Unsaved answers</source>
        <translation>إجابات غير محفوظة</translation>
    </message>
    <message>
        <source>Save the answers before closing?</source>
        <translation>أتريد حفظ الإجابات قبل الإغلاق؟</translation>
    </message>
</context>
<context>
    <name>ae::GradientRowsPart</name>
    <message>
        <source>What is left of the gradient</source>
        <translation>ما بقي من التدرج</translation>
    </message>
    <message>
        <source>gradient at the query</source>
        <translation>التدرج عند الاستعلام</translation>
    </message>
    <message>
        <source>gradient at W_Q</source>
        <translation>التدرج عند W_Q</translation>
    </message>
    <message>
        <source>without</source>
        <translation>من دون ‎÷ √d</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>مع %1</translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at q, d = %1</source>
        <translation>الاستعلامات مرتبة حسب تدرجها عند q،‏ d = %1</translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at W_Q, d = %1</source>
        <translation>الاستعلامات مرتبة حسب تدرجها عند W_Q،‏ d = %1</translation>
    </message>
    <message>
        <source>rank of the query, over %1 draws</source>
        <translation>ترتيب الاستعلام، على مدى %1 من السحوب</translation>
    </message>
    <message>
        <source>rank of the query</source>
        <translation>ترتيب الاستعلام</translation>
    </message>
</context>
<context>
    <name>ae::HeadDialog</name>
    <message>
        <source>Open a head of %1</source>
        <translation>افتح رأسًا من %1</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>الطبقة</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>الطبقة(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Head</source>
        <translation>الرأس(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Number of heads</source>
        <translation>عدد الرؤوس(&amp;N)</translation>
    </message>
    <message>
        <source>Number of &amp;key and value heads</source>
        <translation>عدد رؤوس المفتاح والقيمة(&amp;K)</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>كما يذكر الملف</translation>
    </message>
    <message>
        <source>&amp;Read the weights transposed</source>
        <translation>اقرأ الأوزان منقولة(&amp;R)</translation>
    </message>
    <message>
        <source>Matrix shown</source>
        <translation>المصفوفة المعروضة</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>أظهر(&amp;S)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>Source of X</source>
        <translation>مصدر X</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>أعداد عشوائية</translation>
    </message>
    <message>
        <source>Token numbers through the embedding matrix</source>
        <translation>أرقام رموز عبر مصفوفة التضمين</translation>
    </message>
    <message>
        <source>The X in the file</source>
        <translation>‏X الموجودة في الملف</translation>
    </message>
    <message>
        <source>&amp;X comes from</source>
        <translation>تأتي X من(&amp;X)</translation>
    </message>
    <message>
        <source>Token numbers</source>
        <translation>أرقام الرموز</translation>
    </message>
    <message>
        <source>12 7 99</source>
        <translation>12 7 99</translation>
    </message>
    <message>
        <source>&amp;Token numbers</source>
        <translation>أرقام الرموز(&amp;T)</translation>
    </message>
    <message>
        <source>Tokens to draw</source>
        <translation>الرموز المطلوب سحبها</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>What was assumed, and what cannot be followed</source>
        <translation>ما افتُرض وما لا تمكن محاكاته</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>المشكلة</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>افتح(&amp;O)</translation>
    </message>
    <message>
        <source>%1: %2, d_model %3</source>
        <translation>‏%1: %2، ‎d_model %3</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> من %1</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>‏%1، ‎%2 × %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>غير معروف</translation>
    </message>
</context>
<context>
    <name>ae::HelpService</name>
    <message>
        <source>More in the manual</source>
        <translation>المزيد في الدليل</translation>
    </message>
</context>
<context>
    <name>ae::HelpView</name>
    <message>
        <source>Page of the manual</source>
        <translation>صفحة من الدليل</translation>
    </message>
</context>
<context>
    <name>ae::HelpWindow</name>
    <message>
        <source>Manual: Attention Explorer</source>
        <translation>الدليل: Attention Explorer</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>ابحث في الدليل</translation>
    </message>
    <message>
        <source>Words that a place shall have; Enter goes to the next one</source>
        <translation>كلمات تكون في الموضع؛ Enter ينتقل إلى التالي</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>ما عُثر عليه</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>صفحات الدليل</translation>
    </message>
    <message>
        <source>A click shows the page, or the place on it</source>
        <translation>النقر يعرض الصفحة أو الموضع فيها</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ رجوع</translation>
    </message>
    <message>
        <source>Back to the place before</source>
        <translation>عُد إلى الموضع السابق</translation>
    </message>
    <message>
        <source>To the place that was shown before</source>
        <translation>إلى الموضع الذي عُرض قبل هذا</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>تقدّم ›</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>تقدّم من جديد</translation>
    </message>
    <message>
        <source>To the place that you came back from</source>
        <translation>إلى الموضع الذي رجعت منه</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>لم يُعثر على شيء.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>لا مواضع</numerusform>
            <numerusform>موضع واحد</numerusform>
            <numerusform>موضعان</numerusform>
            <numerusform>%n مواضع</numerusform>
            <numerusform>%n موضعًا</numerusform>
            <numerusform>%n موضع</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::HistoryPanel</name>
    <message>
        <source>To the start</source>
        <translation>إلى البداية</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>خطوة إلى الوراء</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>شغّل</translation>
    </message>
    <message>
        <source>One step ahead</source>
        <translation>خطوة إلى الأمام</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>إلى الخطوة الأخيرة</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>الثواني لكل خطوة</translation>
    </message>
    <message>
        <source> s</source>
        <translation> ث</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>كما فُتحت</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>ألبث</translation>
    </message>
    <message>
        <source>How long each step is shown</source>
        <translation>مدة عرض كل خطوة</translation>
    </message>
</context>
<context>
    <name>ae::ImportDialog</name>
    <message>
        <source>one number</source>
        <translation>عدد واحد</translation>
    </message>
    <message>
        <source>Import a matrix from %1</source>
        <translation>استورد مصفوفة من %1</translation>
    </message>
    <message>
        <source>&amp;Matrix in the file</source>
        <translation>المصفوفة في الملف(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Into</source>
        <translation>إلى(&amp;T)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>العلامة العشرية(&amp;D)</translation>
    </message>
    <message>
        <source>Found out</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>نقطة</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>فاصلة</translation>
    </message>
    <message>
        <source>First line and &amp;column</source>
        <translation>السطر الأول والعمود الأول(&amp;C)</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>أسماء</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>أعداد</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>الشريحة</translation>
    </message>
    <message>
        <source>&amp;Slice</source>
        <translation>الشريحة(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Exchange rows and columns</source>
        <translation>بدّل بين الصفوف والأعمدة(&amp;E)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>ما قُرئ</translation>
    </message>
    <message>
        <source>What was assumed</source>
        <translation>ما افتُرض</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>ما يتغير</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>استورد(&amp;I)</translation>
    </message>
    <message>
        <source>%1 × %2 numbers were read.</source>
        <translation>قُرئت الأعداد ‎%1 × %2.</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>لم يتغير شيء بعد.</translation>
    </message>
    <message>
        <source>It fits as it is.</source>
        <translation>يناسب كما هو.</translation>
    </message>
    <message>
        <source>The session is resized: %1. The other matrices keep their numbers; new cells are 0.</source>
        <translation>يتغير حجم الجلسة: %1. وتحتفظ المصفوفات الأخرى بأعدادها؛ والخلايا الجديدة 0.</translation>
    </message>
    <message>
        <source>Import %1 from %2</source>
        <translation>استيراد %1 من %2</translation>
    </message>
    <message>
        <source>%1 was not imported: %2</source>
        <translation>لم يُستورد %1: ‏%2</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>تجري قراءة %1…</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>أُلغيت القراءة.</translation>
    </message>
    <message>
        <source>Take the &amp;names of its rows and columns</source>
        <translation>خذ أسماء صفوفها وأعمدتها(&amp;N)</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a size of the session</comment>
        <translation>%1 من %2 إلى %3</translation>
    </message>
</context>
<context>
    <name>ae::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>الفاحص</translation>
    </message>
    <message>
        <source>Select any number to see its full arithmetic: where it came from, and what follows from it.</source>
        <translation>حدد أي عدد لترى حسابه كاملًا: من أين جاء، وما ينتج عنه.</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>القيمة %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n smaller ones</source>
        <translation>
            <numerusform>ولا حدود أصغر</numerusform>
            <numerusform>وحدّ واحد أصغر</numerusform>
            <numerusform>وحدّان أصغر</numerusform>
            <numerusform>و%n حدود أصغر</numerusform>
            <numerusform>و%n حدًّا أصغر</numerusform>
            <numerusform>و%n حد أصغر</numerusform>
        </translation>
    </message>
    <message>
        <source>Came from</source>
        <translation>يأتي من</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>يستخدمه</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>المشتقة</translation>
    </message>
    <message>
        <source>Moves %1 by</source>
        <translation>مقدار تحريك %1</translation>
    </message>
    <message>
        <source>Show all that depends on it</source>
        <translation>أظهر كل ما يعتمد عليه</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: the rule</source>
        <translation>تلميح: القاعدة</translation>
    </message>
    <message>
        <source>Hint: the numbers</source>
        <translation>تلميح: الأعداد</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>أظهر الإجابة</translation>
    </message>
    <message>
        <source>Came from: %1</source>
        <translation>جاء من: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ولا شيء آخر</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%n أخرى</numerusform>
            <numerusform>و%n آخر</numerusform>
            <numerusform>و%n آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Term %1: %2 = %3</source>
        <translation>الحد %1: %2 = %3</translation>
    </message>
</context>
<context>
    <name>ae::JacobianModel</name>
    <message>
        <source>No number. %1</source>
        <translation>لا عدد. %1</translation>
    </message>
    <message>
        <source>Weight of %1, logit of %2: hidden by the mask, exactly 0</source>
        <translation>وزن %1، لوجيت %2: محجوب بالقناع، 0 تمامًا</translation>
    </message>
    <message>
        <source>Weight of %1 by its own logit: a (1 − a) = %2</source>
        <translation>وزن %1 حسب لوجيته: ‎a (1 − a) = %2</translation>
    </message>
    <message>
        <source>Weight of %1 by the logit of %2: −a a′ = %3</source>
        <translation>وزن %1 حسب لوجيت %2: ‎−a a′ = %3</translation>
    </message>
    <message>
        <source>By how much a weight (row) moves when the logit of a key (column) grows by one. On the diagonal its own logit raises it, beside it every other one lowers it; each row and each column sums to 0.</source>
        <translation>مقدار تحرك الوزن (الصف) عندما يزيد لوجيت المفتاح (العمود) واحدًا. على القطر يرفعه لوجيته، وخارجه يخفضه كل لوجيت آخر؛ ومجموع كل صف وكل عمود 0.</translation>
    </message>
    <message>
        <source>Only one key is allowed: nothing can move, whatever the scores are.</source>
        <translation>لا يُسمح إلا بمفتاح واحد: لا شيء يمكن أن يتحرك مهما كانت الدرجات.</translation>
    </message>
    <message>
        <source>|J| = %1. When all %2 keys share equally it is %3, at a tie of two %4, and 0 when one key has all.</source>
        <translation>‎|J| = %1. عندما تتقاسم المفاتيح كلها (عددها %2) بالتساوي تكون القيمة %3، وعند تعادل اثنين %4، و0 عندما يستأثر مفتاح واحد بكل شيء.</translation>
    </message>
    <message>
        <source>A logit is a scaled score here, because τ is 1.</source>
        <translation>اللوجيت هنا درجة محجَّمة، لأن τ يساوي 1.</translation>
    </message>
    <message>
        <source>A logit is a scaled score divided by τ = %1: per unit of a scaled score, divide by it once more.</source>
        <translation>اللوجيت درجة محجَّمة مقسومة على ‎τ = %1: ولكل وحدة من الدرجة المحجَّمة اقسم عليه مرة أخرى.</translation>
    </message>
    <message>
        <source>Some weights of this token are blank in the worksheet, and it would tell them.</source>
        <translation>بعض أوزان هذا الرمز مُفرغة في ورقة العمل، وهذا يكشفها.</translation>
    </message>
    <message>
        <source>This token has no weights, so there is no Jacobian: %1</source>
        <translation>ليس لهذا الرمز أوزان، فلا مصفوفة جاكوبي: %1</translation>
    </message>
</context>
<context>
    <name>ae::JacobianPicture</name>
    <message>
        <source>Softmax Jacobian</source>
        <translation>مصفوفة جاكوبي لـ softmax</translation>
    </message>
    <message>
        <source>A picture: rows are weights, columns are logits, in the order of the tokens</source>
        <translation>صورة: الصفوف أوزان والأعمدة لوجيتات، بترتيب الرموز</translation>
    </message>
</context>
<context>
    <name>ae::KeepTokensDialog</name>
    <message>
        <source>Keep tokens</source>
        <translation>إبقاء رموز</translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>ابحث عن رمز</translation>
    </message>
    <message>
        <source>Tokens that stay</source>
        <translation>الرموز الباقية</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>الكل(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>لا شيء(&amp;N)</translation>
    </message>
    <message>
        <source>How many of the most attended tokens</source>
        <translation>عدد الرموز الأكثر نيلًا للانتباه</translation>
    </message>
    <message>
        <source>&amp;Most attended by %1</source>
        <translation>أكثر ما ينتبه إليه %1(&amp;M)</translation>
    </message>
    <message>
        <source>The picked token and those with its largest weights</source>
        <translation>الرمز المختار والرموز ذات أكبر أوزانه</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>ما يتغير</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>أبقِ(&amp;K)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s) stay.</source>
        <translation>
            <numerusform>يبقى %1 من %n رمز.</numerusform>
            <numerusform>يبقى %1 من رمز واحد.</numerusform>
            <numerusform>يبقى %1 من رمزين.</numerusform>
            <numerusform>يبقى %1 من %n رموز.</numerusform>
            <numerusform>يبقى %1 من %n رمزًا.</numerusform>
            <numerusform>يبقى %1 من %n رمز.</numerusform>
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
        <translation>لم يُفتح الدرس %1.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… ولا مزيد.</numerusform>
            <numerusform>… وواحد آخر.</numerusform>
            <numerusform>… واثنان آخران.</numerusform>
            <numerusform>… و%n أخرى.</numerusform>
            <numerusform>… و%n أخرى.</numerusform>
            <numerusform>… و%n أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>لم يتغير شيء.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>الدرس</translation>
    </message>
    <message>
        <source>A lesson beside the notebook: it asks for a prediction, then for something to do, and ticks off what you have done. Undo, wander off and go back as you like.</source>
        <translation>درس بجوار الدفتر: يطلب توقُّعًا ثم عملًا، ويؤشّر على ما أنجزته. تراجع وتجوّل وعُد كما تشاء.</translation>
    </message>
    <message>
        <source>No lesson is open in this window: choose one in the menu Lessons.</source>
        <translation>لا درس مفتوح في هذه النافذة: اختر درسًا من قائمة الدروس.</translation>
    </message>
    <message>
        <source>   %1 of %2</source>
        <translation>   %1 من %2</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>افتح درسًا</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>الدروس (*.lesson);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>The notebook was set up for this step. Undo brings back what you had.</source>
        <translation>أُعدّ الدفتر لهذه الخطوة. يعيد التراجع ما كان لديك.</translation>
    </message>
    <message>
        <source>Your progress could not be kept: %1</source>
        <translation>تعذّر الاحتفاظ بتقدّمك: %1</translation>
    </message>
</context>
<context>
    <name>ae::LessonList</name>
    <message>
        <source>%1 of %2</source>
        <translation>‏%1 من %2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>‏%1، مُنجز</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <translation>‏%1، أُنجز %2 من %3 من الخطوات</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>الدروس</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>افتح ملف درس…</translation>
    </message>
</context>
<context>
    <name>ae::LessonPage</name>
    <message>
        <source>Show a hint</source>
        <translation>أظهر تلميحًا</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ رجوع</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>ابدأ من جديد</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>التالي ›</translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation>نص الدرس</translation>
    </message>
    <message>
        <source>‹ All lessons</source>
        <translation>‹ كل الدروس</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>كل الدروس</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>نص الخطوة</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>What was to be seen</source>
        <translation>ما كان ينبغي أن يُرى</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>مستوى التعمّق</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>الخطوة السابقة</translation>
    </message>
    <message>
        <source>Start this step over</source>
        <translation>ابدأ هذه الخطوة من جديد</translation>
    </message>
    <message>
        <source>The notebook as it was when this step began, in one undo step</source>
        <translation>الدفتر كما كان عند بداية هذه الخطوة، كخطوة تراجع واحدة</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>الخطوة التالية</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <translation>أرِني: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>Step %1, done: %2</source>
        <translation>الخطوة %1، مُنجزة: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>الخطوة %1: %2</translation>
    </message>
    <message>
        <source>Next lesson ›</source>
        <translation>الدرس التالي ›</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>الدرس التالي</translation>
    </message>
    <message>
        <source>✓ This lesson is done.</source>
        <translation>✓ أُنجز هذا الدرس.</translation>
    </message>
    <message>
        <source>✓ This step is done.</source>
        <translation>✓ أُنجزت هذه الخطوة.</translation>
    </message>
</context>
<context>
    <name>ae::LessonRun</name>
    <message>
        <source>Start of the step “%1”</source>
        <translation>بداية الخطوة «%1»</translation>
    </message>
</context>
<context>
    <name>ae::MainWindow</name>
    <message>
        <source>Got it</source>
        <translation>فهمت</translation>
    </message>
    <message>
        <source>Close the welcome</source>
        <translation>أغلق الترحيب</translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation>الخلية المحددة</translation>
    </message>
    <message>
        <source>%1[*] — Attention Explorer</source>
        <translation>%1[*] — Attention Explorer</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>بلا عنوان</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>معدَّلة</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>لم تُحفظ بعد</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>محفوظة</translation>
    </message>
    <message>
        <source>n %1   d_model %2   d_k %3   d_v %4</source>
        <translation>n %1   d_model %2   d_k %3   d_v %4</translation>
    </message>
    <message>
        <source>recalculated in %1 µs</source>
        <translation>أُعيد الحساب في %1 ميكروثانية</translation>
    </message>
    <message>
        <source>recalculated in %1 ms</source>
        <translation>أُعيد الحساب في %1 ميلي ثانية</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>تراجع: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>أعد: %1</translation>
    </message>
    <message>
        <source>Select a cell first.</source>
        <translation>حدد خلية أولًا.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>عنوان الجلسة</translation>
    </message>
    <message>
        <source>Go to cell</source>
        <translation>الذهاب إلى خلية</translation>
    </message>
    <message>
        <source>Name of a cell, such as weights[export,fail] or Wq[0,1]</source>
        <translation>اسم خلية، مثل weights[export,fail] أو Wq[0,1]</translation>
    </message>
    <message>
        <source>The recovery copy could not be written: %1</source>
        <translation>تعذّرت كتابة نسخة الاسترداد: %1</translation>
    </message>
    <message>
        <source>Painting the mask: click or drag over pairs in the scores or the weights; Space does it for the selection; Ctrl+M ends it.</source>
        <translation>رسم القناع: انقر أو اسحب فوق الأزواج في الدرجات أو الأوزان؛ ومفتاح المسافة يفعل ذلك بالتحديد؛ وينهيه Ctrl+M.</translation>
    </message>
    <message>
        <source>Painting the mask has ended.</source>
        <translation>انتهى رسم القناع.</translation>
    </message>
    <message>
        <source>Click a matrix or a chart first.</source>
        <translation>انقر مصفوفة أو رسمًا بيانيًا أولًا.</translation>
    </message>
    <message>
        <source>A note. It may quote live values: %1</source>
        <translation>ملاحظة. يمكن أن تقتبس قيمًا حية: %1</translation>
    </message>
    <message>
        <source>Import a matrix or a head</source>
        <translation>استورد مصفوفة أو رأسًا</translation>
    </message>
    <message>
        <source>%1 × %2 cells were copied.</source>
        <translation>نُسخت الخلايا ‎%1 × %2.</translation>
    </message>
    <message>
        <source>The whole notebook</source>
        <translation>الدفتر كله</translation>
    </message>
    <message>
        <source>Matrix: %1</source>
        <translation>المصفوفة: %1</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>الرسم البياني: %1</translation>
    </message>
    <message>
        <source>+ Add a cell</source>
        <translation>‎+ أضف خلية</translation>
    </message>
    <message>
        <source>Add a cell</source>
        <translation>أضف خلية</translation>
    </message>
    <message>
        <source>Kinds of cells</source>
        <translation>أنواع الخلايا</translation>
    </message>
    <message>
        <source>Names of cells, files and the command line keep to row vectors and divided scores.</source>
        <translation>تبقى أسماء الخلايا والملفات وسطر الأوامر على متجهات الصفوف والدرجات المقسومة.</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>الدرس الأول</translation>
    </message>
    <message>
        <source>%1 (read-only)[*] — Attention Explorer</source>
        <translation>%1 (للقراءة فقط)[*] — Attention Explorer</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>مُفرغة</translation>
    </message>
    <message>
        <source>%1: no number, %2</source>
        <translation>‏%1: لا عدد، %2</translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation>بعض هذه الخلايا مُفرغ في ورقة العمل. اكشف الحلول أولًا.</translation>
    </message>
    <message>
        <source>%1 is selected; no pane of this notebook shows it.</source>
        <translation>‏%1 محددة؛ ولا يُظهرها أي لوح في هذا الدفتر.</translation>
    </message>
    <message>
        <source>Pick a token to see where it looks and why.
Change any number in X or a W: every step follows at once, and everything can be undone.
Scroll to Saturation and drag the width d: without ÷ √d one key takes all.</source>
        <translation>اختر رمزًا لترى إلى أين ينظر ولماذا.
غيّر أي عدد في X أو في إحدى W: تتبعه كل خطوة فورًا، ويمكن التراجع عن كل شيء.
انزل إلى «التشبع» واسحب العرض d: من دون ÷ √d يستأثر مفتاح واحد بكل شيء.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and its change</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a cell, and its number divided</comment>
        <translation>%1؛ %2</translation>
    </message>
    <message>
        <source>The equation in three steps; the menu Lessons has more</source>
        <translation>المعادلة في ثلاث خطوات؛ وفي قائمة «الدروس» المزيد</translation>
    </message>
    <message>
        <source>The welcome does not come back; F1 shows the manual</source>
        <translation>لن تعود رسالة الترحيب؛ F1 يعرض الدليل</translation>
    </message>
</context>
<context>
    <name>ae::MatrixModel</name>
    <message>
        <source>%1, %2</source>
        <translation>‏%1، %2</translation>
    </message>
    <message>
        <source>%1: no number. %2</source>
        <translation>‏%1: لا عدد. %2</translation>
    </message>
    <message>
        <source>%1: hidden by the mask, exactly 0</source>
        <translation>‏%1: محجوب بالقناع، 0 تمامًا</translation>
    </message>
    <message>
        <source>%1: %2, not finite</source>
        <translation>‏%1: %2، غير منتهٍ</translation>
    </message>
    <message>
        <source>%1: %2, rounded to zero</source>
        <translation>‏%1: %2، مقرَّب إلى الصفر</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: no derivative of %2. %3</source>
        <translation>‏%1: لا مشتقة لـ %2. %3</translation>
    </message>
    <message>
        <source>%1: moves %2 by %3 per unit; its value is %4</source>
        <translation>‏%1: التأثير في %2 لكل وحدة %3؛ وقيمتها %4</translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation>‏%1، بعد القسمة</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>مُفرغة</translation>
    </message>
    <message>
        <source>%1: your answer %2 is %3</source>
        <translation>‏%1: إجابتك %2: ‏%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the loss of %1</source>
        <translation>خسارة %1</translation>
    </message>
    <message>
        <source>the loss of the vector with %1</source>
        <translation>خسارة المتجه الذي فيه %1</translation>
    </message>
</context>
<context>
    <name>ae::MatrixPane</name>
    <message>
        <source>editable</source>
        <translation>قابلة للتحرير</translation>
    </message>
    <message>
        <source>and minus “%1”</source>
        <translation>وناقصًا «%1»</translation>
    </message>
    <message>
        <source>minus “%1”</source>
        <translation>ناقصًا «%1»</translation>
    </message>
</context>
<context>
    <name>ae::MatrixView</name>
    <message>
        <source>%1 is computed. Paste into X or one of the projections.</source>
        <translation>‏%1 محسوبة. الصق في X أو في أحد الإسقاطات.</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>ملء %1</translation>
    </message>
    <message>
        <source>Decimal &amp;point</source>
        <translation>نقطة عشرية(&amp;P)</translation>
    </message>
    <message>
        <source>They are &amp;names</source>
        <translation>هي أسماء(&amp;N)</translation>
    </message>
    <message>
        <source>Decimal &amp;comma</source>
        <translation>فاصلة عشرية(&amp;C)</translation>
    </message>
    <message>
        <source>They are n&amp;umbers</source>
        <translation>هي أعداد(&amp;U)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>الصق</translation>
    </message>
    <message>
        <source>%1 × %2 cells were pasted.</source>
        <translation>أُلصقت الخلايا ‎%1 × %2.</translation>
    </message>
    <message>
        <source>Type the answer: a block of numbers has no place in a worksheet.</source>
        <translation>اكتب الإجابة: لا مكان لكتلة من الأعداد في ورقة عمل.</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation>لا تقبل الخلايا المُفرغة في ورقة العمل إلا الإجابات. اختر ورقة العمل &gt; اكشف الحلول لتغيير أعدادها.</translation>
    </message>
</context>
<context>
    <name>ae::MergedModel</name>
    <message>
        <source>A number in W_Q or W_K is not finite, so there are no singular values.</source>
        <translation>في W_Q أو W_K عدد غير منتهٍ، فلا قيم منفردة.</translation>
    </message>
    <message>
        <source>A number in W_V is not finite, so there are no singular values.</source>
        <translation>في W_V عدد غير منتهٍ، فلا قيم منفردة.</translation>
    </message>
    <message>
        <source>Singular values are found up to %1 dimensions.</source>
        <translation>تُحسب القيم المنفردة حتى %1 من الأبعاد.</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>يجري الحساب…</translation>
    </message>
    <message>
        <source>%1 in the query, %2 in the key: %3</source>
        <translation>‏%1 في الاستعلام، %2 في المفتاح: %3</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>مُفرغة</translation>
    </message>
</context>
<context>
    <name>ae::NotebookView</name>
    <message>
        <source>This version does not know cells of the kind “%1”. The cell is kept as it is.</source>
        <translation>لا يعرف هذا الإصدار الخلايا من النوع «%1». تبقى الخلية كما هي.</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>الدفتر</translation>
    </message>
</context>
<context>
    <name>ae::OptionsBar</name>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>÷ √d</source>
        <translation>‎÷ √d</translation>
    </message>
    <message>
        <source>Divide by √d</source>
        <translation>اقسم على ‎√d</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>الأس</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>الحرارة</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>القناع</translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation>القناع: %1</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>المنازل العشرية</translation>
    </message>
    <message>
        <source> decimals</source>
        <translation> منازل عشرية</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Switch ÷ √d on</source>
        <translation>تشغيل ‎÷ √d</translation>
    </message>
    <message>
        <source>Switch ÷ √d off</source>
        <translation>إيقاف ‎÷ √d</translation>
    </message>
    <message>
        <source>Change the exponent</source>
        <translation>تغيير الأس</translation>
    </message>
    <message>
        <source>Change the temperature</source>
        <translation>تغيير الحرارة</translation>
    </message>
    <message>
        <source>Change the mask</source>
        <translation>تغيير القناع</translation>
    </message>
    <message>
        <source>Whether scores are divided by √d before the softmax: the exponent 0.5 or 0.</source>
        <translation>هل تُقسم الدرجات على √d قبل softmax: الأس 0.5 أو 0.</translation>
    </message>
    <message>
        <source>Scores are divided by d to this power: 0.5 is the root, 0 is no division, 1 divides by d.</source>
        <translation>تُقسم الدرجات على d مرفوعًا إلى هذا الأس: 0.5 هو الجذر، و0 لا قسمة، و1 قسمة على d.</translation>
    </message>
    <message>
        <source>Scaled scores are divided by it: below 1 weights become sharper, above 1 flatter.</source>
        <translation>تُقسم الدرجات المحجَّمة عليها: دون 1 تصير الأوزان أحدّ، وفوق 1 أكثر تسطحًا.</translation>
    </message>
    <message>
        <source>Which pairs of query and key are allowed; the others get weight 0.</source>
        <translation>أي أزواج الاستعلام والمفتاح مسموح بها؛ والبقية وزنها 0.</translation>
    </message>
    <message>
        <source>How many decimals are shown. No number is computed otherwise.</source>
        <translation>كم منزلة عشرية تُعرض. لا يُحسب أي عدد على نحو آخر.</translation>
    </message>
    <message>
        <source>Light, dark or of high contrast, for all windows.</source>
        <translation>فاتح أو داكن أو عالي التباين، لكل النوافذ.</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>أدوات أخرى</translation>
    </message>
</context>
<context>
    <name>ae::Outline</name>
    <message>
        <source>Outline</source>
        <translation>المخطط العام</translation>
    </message>
</context>
<context>
    <name>ae::PlaneChart</name>
    <message numerus="yes">
        <source>%n arrow(s) from the origin.</source>
        <translation>
            <numerusform>لا أسهم من نقطة الأصل.</numerusform>
            <numerusform>سهم واحد من نقطة الأصل.</numerusform>
            <numerusform>سهمان من نقطة الأصل.</numerusform>
            <numerusform>%n أسهم من نقطة الأصل.</numerusform>
            <numerusform>%n سهمًا من نقطة الأصل.</numerusform>
            <numerusform>%n سهم من نقطة الأصل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>السهم</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>محجوب</translation>
    </message>
    <message>
        <source>in view</source>
        <translation>بارز</translation>
    </message>
</context>
<context>
    <name>ae::PredictionBox</name>
    <message>
        <source>Prediction</source>
        <translation>التوقُّع</translation>
    </message>
    <message>
        <source>Check my prediction</source>
        <translation>تحقق من توقُّعي</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>توقُّعك</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>✓ You said %1. It is %2.</source>
        <translation>✓ قلت %1. والقيمة %2.</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ صحيح: %1</translation>
    </message>
    <message>
        <source>You said %1. It is %2.</source>
        <translation>قلت %1. والقيمة %2.</translation>
    </message>
    <message>
        <source>You said: %1
Right is: %2</source>
        <translation>قلت: %1
والصحيح: %2</translation>
    </message>
</context>
<context>
    <name>ae::RecoveryOffer</name>
    <message>
        <source>Recover unsaved work</source>
        <translation>استرد العمل غير المحفوظ</translation>
    </message>
    <message>
        <source>The program ended without closing these sessions. Nothing is overwritten: a recovered session opens in a window of its own and counts as changed until you save it.</source>
        <translation>انتهى البرنامج دون إغلاق هذه الجلسات. لا يُستبدل شيء: تُفتح الجلسة المستردة في نافذتها وتُعدّ معدَّلة حتى تحفظها.</translation>
    </message>
    <message>
        <source>Sessions to recover</source>
        <translation>الجلسات القابلة للاسترداد</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>آخر تغيير</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>استرد(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>تجاهل(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>لاحقًا(&amp;L)</translation>
    </message>
    <message>
        <source>Discarded copies are kept aside for 30 days.</source>
        <translation>تُحفظ النسخ المتجاهلة جانبًا 30 يومًا.</translation>
    </message>
    <message>
        <source>Keep everything and ask again at the next start.</source>
        <translation>احتفظ بكل شيء واسأل ثانية عند التشغيل التالي.</translation>
    </message>
    <message>
        <source>A copy of it from %1 was kept: choose “Recover unsaved work” in the File menu.</source>
        <translation>حُفظت نسخة منه بتاريخ %1: اختر «استرد العمل غير المحفوظ» في قائمة ملف.</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>لم تُحفظ قط</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>بلا عنوان</translation>
    </message>
    <message>
        <source>Not every session could be recovered.</source>
        <translation>تعذّر استرداد كل الجلسات.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %n ticked session(s)?</source>
        <translation>
            <numerusform>ألا تريد تجاهل أي جلسة؟</numerusform>
            <numerusform>أتريد تجاهل الجلسة المؤشَّرة؟</numerusform>
            <numerusform>أتريد تجاهل الجلستين المؤشَّرتين؟</numerusform>
            <numerusform>أتريد تجاهل %n جلسات مؤشَّرة؟</numerusform>
            <numerusform>أتريد تجاهل %n جلسة مؤشَّرة؟</numerusform>
            <numerusform>أتريد تجاهل %n جلسة مؤشَّرة؟</numerusform>
        </translation>
    </message>
    <message>
        <source>The copies are kept aside for 30 days in the folder %1.</source>
        <translation>تُحفظ النسخ جانبًا 30 يومًا في المجلد %1.</translation>
    </message>
    <message>
        <source>&amp;Open saved</source>
        <translation>افتح المحفوظة(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>قارن(&amp;C)…</translation>
    </message>
    <message>
        <source>Open the ticked copies.</source>
        <translation>افتح النسخ المؤشَّرة.</translation>
    </message>
    <message>
        <source>Open the file of the selected line as it was saved last; its copy stays here.</source>
        <translation>افتح ملف السطر المحدد كما حُفظ آخر مرة؛ وتبقى نسخته هنا.</translation>
    </message>
    <message>
        <source>Show what differs between the file of the selected line and its copy.</source>
        <translation>أظهر ما يختلف بين ملف السطر المحدد ونسخته.</translation>
    </message>
    <message numerus="yes">
        <source>%n recovered session(s) ended the program when opened last and can be had in the File menu.</source>
        <translation>
            <numerusform>لم تُنهِ أي جلسة مستردة البرنامج عند فتحها آخر مرة.</numerusform>
            <numerusform>أنهت جلسة مستردة واحدة البرنامج عند فتحها آخر مرة، ويمكن الوصول إليها من قائمة ملف.</numerusform>
            <numerusform>أنهت جلستان مستردتان البرنامج عند فتحهما آخر مرة، ويمكن الوصول إليهما من قائمة ملف.</numerusform>
            <numerusform>أنهت %n جلسات مستردة البرنامج عند فتحها آخر مرة، ويمكن الوصول إليها من قائمة ملف.</numerusform>
            <numerusform>أنهت %n جلسة مستردة البرنامج عند فتحها آخر مرة، ويمكن الوصول إليها من قائمة ملف.</numerusform>
            <numerusform>أنهت %n جلسة مستردة البرنامج عند فتحها آخر مرة، ويمكن الوصول إليها من قائمة ملف.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (the program ended when it was opened last)</source>
        <translation>‏%1 (انتهى البرنامج عند فتحها آخر مرة)</translation>
    </message>
    <message>
        <source>What differs between the file as it was saved last and the copy from %1.</source>
        <translation>ما يختلف بين الملف كما حُفظ آخر مرة والنسخة المؤرخة %1.</translation>
    </message>
    <message>
        <source>Saved file</source>
        <translation>الملف المحفوظ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>النسخة</translation>
    </message>
</context>
<context>
    <name>ae::ReduceDialog</name>
    <message>
        <source>Reduce d_k</source>
        <translation>تقليص d_k</translation>
    </message>
    <message>
        <source>Scores depend on W_Q and W_K only through their product W_Q W_Kᵀ. It is replaced by the closest product of narrower matrices; values are not touched.</source>
        <translation>لا تعتمد الدرجات على W_Q وW_K إلا عبر حاصل ضربهما W_Q W_Kᵀ. ويُستبدل به أقرب حاصل ضرب لمصفوفتين أضيق؛ ولا تُمسّ القيم.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>ما يتغير</translation>
    </message>
    <message>
        <source>&amp;Reduce</source>
        <translation>قلّص(&amp;R)</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>يجري القياس…</translation>
    </message>
    <message>
        <source>Reduce d_k from %1 to %2</source>
        <translation>تقليص d_k من %1 إلى %2</translation>
    </message>
    <message>
        <source>Some cells of W_Q or W_K are blank in the worksheet, and this would tell them. Reveal the key first.</source>
        <translation>بعض خلايا W_Q أو W_K مُفرغة في ورقة العمل، وهذا يكشفها. اكشف الحلول أولًا.</translation>
    </message>
    <message>
        <source>Numbers of a query or key that stay</source>
        <translation>أعداد الاستعلام أو المفتاح التي تبقى</translation>
    </message>
    <message>
        <source>&amp;Numbers that stay, of %1</source>
        <translation>الأعداد التي تبقى من %1‏(&amp;N)</translation>
    </message>
    <message>
        <source>Queries and keys have a single number already.</source>
        <translation>للاستعلامات والمفاتيح عدد واحد أصلًا.</translation>
    </message>
</context>
<context>
    <name>ae::RowChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation>لا شيء يُعرض.</translation>
    </message>
</context>
<context>
    <name>ae::RowSumsModel</name>
    <message>
        <source>The sum of the unrounded values.</source>
        <translation>مجموع القيم غير المقرَّبة.</translation>
    </message>
</context>
<context>
    <name>ae::SaturationCurvesPart</name>
    <message>
        <source>median %1</source>
        <translation>الوسيط %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>مع %1</translation>
    </message>
    <message>
        <source>without</source>
        <translation>من دونها</translation>
    </message>
    <message>
        <source>width d</source>
        <translation>العرض d</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>«%1» ‏%2</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 في «%2»</translation>
    </message>
    <message>
        <source>Share of saturated queries</source>
        <translation>نسبة الاستعلامات المتشبعة</translation>
    </message>
</context>
<context>
    <name>ae::SaturationModel</name>
    <message>
        <source>No token has a choice between keys, so there is nothing to saturate.</source>
        <translation>ليس لأي رمز خيار بين المفاتيح، فلا شيء يتشبع.</translation>
    </message>
    <message>
        <source>Without %2 no token is frozen at d = %1: every largest weight is at most 0.99.</source>
        <translation>من دون %2 لا يتجمد أي رمز عند d = %1: كل أكبر وزن لا يزيد على 0.99.</translation>
    </message>
    <message numerus="yes">
        <source>Frozen without %4 at d = %1 (largest weight above 0.99): %2 of %n token(s): %3.</source>
        <translation>
            <numerusform>متجمدة من دون %4 عند d = %1 (أكبر وزن فوق 0.99): %2 من %n رمز: %3.</numerusform>
            <numerusform>متجمدة من دون %4 عند d = %1 (أكبر وزن فوق 0.99): %2 من رمز واحد: %3.</numerusform>
            <numerusform>متجمدة من دون %4 عند d = %1 (أكبر وزن فوق 0.99): %2 من رمزين: %3.</numerusform>
            <numerusform>متجمدة من دون %4 عند d = %1 (أكبر وزن فوق 0.99): %2 من %n رموز: %3.</numerusform>
            <numerusform>متجمدة من دون %4 عند d = %1 (أكبر وزن فوق 0.99): %2 من %n رمزًا: %3.</numerusform>
            <numerusform>متجمدة من دون %4 عند d = %1 (أكبر وزن فوق 0.99): %2 من %n رمز: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SaturationProgress</name>
    <message>
        <source>Progress of the curves</source>
        <translation>تقدّم المنحنيات</translation>
    </message>
    <message>
        <source>Calculating, %1 % done</source>
        <translation>يجري الحساب، اكتمل %1 %</translation>
    </message>
    <message>
        <source>What is shown below is not of the numbers as they are now.</source>
        <translation>ما يظهر أدناه ليس للأعداد الحالية.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>احسب</translation>
    </message>
</context>
<context>
    <name>ae::SeekDialog</name>
    <message>
        <source>Goal seek</source>
        <translation>البحث عن هدف</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>الأهداف</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>القيمة المستهدفة</translation>
    </message>
    <message>
        <source>&amp;Add goal</source>
        <translation>أضف هدفًا(&amp;A)</translation>
    </message>
    <message>
        <source>Remove goal</source>
        <translation>أزِل الهدف</translation>
    </message>
    <message>
        <source>What may move</source>
        <translation>ما يجوز أن يتحرك</translation>
    </message>
    <message>
        <source>%1 may move</source>
        <translation>يجوز أن تتحرك %1</translation>
    </message>
    <message>
        <source>Locked cells</source>
        <translation>الخلايا المقفلة</translation>
    </message>
    <message>
        <source>&amp;Lock the selected cell</source>
        <translation>اقفل الخلية المحددة(&amp;L)</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>افتح القفل</translation>
    </message>
    <message>
        <source>How</source>
        <translation>الكيفية</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>المعدل</translation>
    </message>
    <message>
        <source>Steps at most</source>
        <translation>الحد الأقصى للخطوات</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>التفاوت المسموح</translation>
    </message>
    <message>
        <source>L&amp;oss</source>
        <translation>الخسارة(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>الطريقة(&amp;M)</translation>
    </message>
    <message>
        <source>steps at most</source>
        <translation>الحد الأقصى للخطوات</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>التفاوت المسموح</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>خطوة(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>شغّل(&amp;P)</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>سير العمل</translation>
    </message>
    <message>
        <source>%1 shall be</source>
        <translation>تصبح %1</translation>
    </message>
    <message>
        <source>Select a cell of a result</source>
        <translation>حدد خلية من نتيجة</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>ألبث(&amp;P)</translation>
    </message>
    <message>
        <source>step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Why it cannot be a goal</source>
        <translation>لماذا لا يمكن أن تكون هدفًا</translation>
    </message>
    <message>
        <source>The cells and the values that they shall reach. They count together.</source>
        <translation>الخلايا والقيم التي عليها أن تبلغها. تُحسب معًا.</translation>
    </message>
    <message>
        <source>The value that the selected cell shall reach.</source>
        <translation>القيمة التي على الخلية المحددة أن تبلغها.</translation>
    </message>
    <message>
        <source>Numbers that stay as they are while the rest of their matrix moves.</source>
        <translation>أعداد تبقى كما هي بينما تتحرك بقية مصفوفتها.</translation>
    </message>
    <message>
        <source>How far the goals are away, as one number that gets smaller.</source>
        <translation>بُعد الأهداف، في عدد واحد يتناقص.</translation>
    </message>
    <message>
        <source>How the gradient becomes a step.</source>
        <translation>كيف يصير التدرج خطوة.</translation>
    </message>
    <message>
        <source>How long a step is. If the loss jumps up and down, it is too large.</source>
        <translation>طول الخطوة. إن قفزت الخسارة صعودًا وهبوطًا فهو أكبر مما ينبغي.</translation>
    </message>
    <message>
        <source>Playing ends after so many steps.</source>
        <translation>ينتهي التشغيل بعد هذا العدد من الخطوات.</translation>
    </message>
    <message>
        <source>A goal is reached when its cell is as near to the value as this.</source>
        <translation>يُبلغ الهدف حين تقترب خليته من القيمة بهذا القدر.</translation>
    </message>
</context>
<context>
    <name>ae::SeekRun</name>
    <message>
        <source>The session was changed meanwhile, so the run has ended after step %1.</source>
        <translation>تغيّرت الجلسة في هذه الأثناء، فانتهت المحاولة بعد الخطوة %1.</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Seek %1</source>
        <translation>بحث عن %1</translation>
    </message>
    <message>
        <source>Step %1 moved no number at all: the gradient has died, and no further step would move one.</source>
        <translation>لم تحرّك الخطوة %1 أي عدد قط: تلاشى التدرج، ولن تحرّك خطوة أخرى شيئًا.</translation>
    </message>
    <message>
        <source>Step %1 was taken back: %2.</source>
        <translation>سُحبت الخطوة %1: ‏%2.</translation>
    </message>
    <message>
        <source>Step %1: loss %2, largest gradient %3.</source>
        <translation>الخطوة %1: الخسارة %2، وأكبر تدرج %3.</translation>
    </message>
    <message numerus="yes">
        <source>Reached after %n step(s).</source>
        <translation>
            <numerusform>بُلغ الهدف من دون خطوات.</numerusform>
            <numerusform>بُلغ الهدف بعد خطوة واحدة.</numerusform>
            <numerusform>بُلغ الهدف بعد خطوتين.</numerusform>
            <numerusform>بُلغ الهدف بعد %n خطوات.</numerusform>
            <numerusform>بُلغ الهدف بعد %n خطوة.</numerusform>
            <numerusform>بُلغ الهدف بعد %n خطوة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not reached in %n step(s); the loss is %1. More steps, another rate or another loss may help.</source>
        <translation>
            <numerusform>لم يُبلغ الهدف من دون خطوات؛ الخسارة %1. قد يفيد مزيد من الخطوات أو معدل آخر أو خسارة أخرى.</numerusform>
            <numerusform>لم يُبلغ الهدف في خطوة واحدة؛ الخسارة %1. قد يفيد مزيد من الخطوات أو معدل آخر أو خسارة أخرى.</numerusform>
            <numerusform>لم يُبلغ الهدف في خطوتين؛ الخسارة %1. قد يفيد مزيد من الخطوات أو معدل آخر أو خسارة أخرى.</numerusform>
            <numerusform>لم يُبلغ الهدف في %n خطوات؛ الخسارة %1. قد يفيد مزيد من الخطوات أو معدل آخر أو خسارة أخرى.</numerusform>
            <numerusform>لم يُبلغ الهدف في %n خطوة؛ الخسارة %1. قد يفيد مزيد من الخطوات أو معدل آخر أو خسارة أخرى.</numerusform>
            <numerusform>لم يُبلغ الهدف في %n خطوة؛ الخسارة %1. قد يفيد مزيد من الخطوات أو معدل آخر أو خسارة أخرى.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SessionLoading</name>
    <message>
        <source>Reading %1 …</source>
        <translation>تجري قراءة %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ألغِ</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>افتح جلسة</translation>
    </message>
</context>
<context>
    <name>ae::Settings</name>
    <message numerus="yes">
        <source>%n second(s) after an edit</source>
        <translation>
            <numerusform>فور التحرير</numerusform>
            <numerusform>بعد ثانية واحدة من التحرير</numerusform>
            <numerusform>بعد ثانيتين من التحرير</numerusform>
            <numerusform>بعد %n ثوانٍ من التحرير</numerusform>
            <numerusform>بعد %n ثانية من التحرير</numerusform>
            <numerusform>بعد %n ثانية من التحرير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MiB a session</source>
        <translation>
            <numerusform>‎%n MiB لكل جلسة</numerusform>
            <numerusform>‎%n MiB لكل جلسة</numerusform>
            <numerusform>‎%n MiB لكل جلسة</numerusform>
            <numerusform>‎%n MiB لكل جلسة</numerusform>
            <numerusform>‎%n MiB لكل جلسة</numerusform>
            <numerusform>‎%n MiB لكل جلسة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>أعد القيم الافتراضية(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ae::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>الإجراءات ومفاتيحها</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>أعد ضبط الكل(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>اطبع(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF or web page…</source>
        <translation>احفظ بصيغة PDF أو صفحة ويب(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>مفتاح جديد(&amp;N):</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>مفتاح جديد</translation>
    </message>
    <message>
        <source>Press the keys; empty for none</source>
        <translation>اضغط المفاتيح؛ اتركه فارغًا إن لم ترد مفتاحًا</translation>
    </message>
    <message>
        <source>Assi&amp;gn</source>
        <translation>أسند(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>أعد الضبط(&amp;R)</translation>
    </message>
    <message>
        <source>The keys that this action comes with</source>
        <translation>المفاتيح الأصلية لهذا الإجراء</translation>
    </message>
    <message>
        <source>About the new key</source>
        <translation>عن المفتاح الجديد</translation>
    </message>
    <message>
        <source>%1 is needed in the window: %2. Choose another key.</source>
        <translation>تحتاج النافذة إلى %1: ‏%2. اختر مفتاحًا آخر.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Assign it here, and it is taken from there.</source>
        <translation>المفتاح %1 تابع لـ «%2». أسنده هنا فيُنزع من هناك.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” now.</source>
        <translation>صار المفتاح %1 تابعًا لـ «%2».</translation>
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
        <translation>أكثر ما ينظر إليه %1 هو %2: ‏%3.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>الاستعلام</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>من %1 إلى %2: ‏%3</translation>
    </message>
    <message>
        <source>all other keys</source>
        <translation>كل المفاتيح الأخرى</translation>
    </message>
    <message>
        <source>The thin strip under each bar is “%1”.</source>
        <translation>الشريط الرفيع تحت كل عمود هو «%1».</translation>
    </message>
    <message>
        <source>In “%1” at %2: %3.</source>
        <translation>في «%1» عند %2: ‏%3.</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 في «%2»</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation>%1
%2: %3</translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation>أكثر %1 من %2 من الاستعلامات حسمًا.</translation>
    </message>
    <message>
        <source>Each bar shows its %1 strongest keys; the others are one piece.</source>
        <translation>يعرض كل عمود أقوى %1 من مفاتيحه؛ والبقية قطعة واحدة.</translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>لا استعلامات.</numerusform>
            <numerusform>استعلام واحد.</numerusform>
            <numerusform>استعلامان.</numerusform>
            <numerusform>%n استعلامات.</numerusform>
            <numerusform>%n استعلامًا.</numerusform>
            <numerusform>%n استعلام.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::TaskList</name>
    <message>
        <source>Done: %1</source>
        <translation>أُنجز: %1</translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation>المطلوب: %1</translation>
    </message>
    <message>
        <source>The notebook is like this already. Undo it and do it again, or start this step over.</source>
        <translation>الدفتر هكذا من قبل. تراجع عنه وافعله ثانية، أو ابدأ هذه الخطوة من جديد.</translation>
    </message>
</context>
<context>
    <name>ae::TextCell</name>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation>محرر النص</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>حرّر</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>تحرير النص</translation>
    </message>
</context>
<context>
    <name>ae::Verification</name>
    <message>
        <source>good</source>
        <translation>سليم</translation>
    </message>
    <message>
        <source>%1 is %2, should be %3</source>
        <translation>قيمة %1 هي %2، وينبغي أن تكون %3</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>متحقَّق منه</translation>
    </message>
    <message>
        <source>Numbers disagree: %1 — please report</source>
        <translation>الأعداد لا تتفق: %1 — نرجو الإبلاغ</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>غير متحقَّق منه</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>يجري التحقق…</translation>
    </message>
    <message>
        <source>That begins when the numbers have been quiet for a moment.</source>
        <translation>يبدأ ذلك عندما تستقر الأعداد لحظة.</translation>
    </message>
    <message>
        <source>This time that was not possible: memory is short, or a step is not known to the other code.</source>
        <translation>لم يكن ذلك ممكنًا هذه المرة: الذاكرة لا تكفي، أو لا تعرف الشيفرة الأخرى إحدى الخطوات.</translation>
    </message>
    <message>
        <source>At %1, of %2 numbers %3 were not what they should be.</source>
        <translation>عند %1، من الأعداد البالغة %2 لم يكن %3 كما ينبغي.</translation>
    </message>
    <message>
        <source>At %1 all of %2 numbers agreed.</source>
        <translation>عند %1 اتفقت الأعداد كلها، وعددها %2.</translation>
    </message>
    <message>
        <source>Every number of these steps is computed a second time by other code, in plain loops and with more digits, and compared: %1. The inputs %2 are compared with the session&apos;s, bit by bit.</source>
        <translation>يُحسب كل عدد من هذه الخطوات مرة ثانية بشيفرة أخرى، بحلقات بسيطة وأرقام أكثر، ويُقارن: %1. أما المُدخلات %2 فتُقارن بما في الجلسة بتًّا بتًّا.</translation>
    </message>
    <message>
        <source>What is made of them is not part of it: charts, the plane, merged matrices and their singular values, the Jacobian, derivatives, differences to a pinned state, and the widths of the saturation cell.</source>
        <translation>ما يُصنع منها ليس جزءًا من ذلك: الرسوم البيانية، والمستوى، والمصفوفات المدمجة وقيمها المنفردة، ومصفوفة جاكوبي، والمشتقات، والفروق عن حالة مثبّتة، وأعراض خلية التشبع.</translation>
    </message>
    <message>
        <source>Nearest to its limit is %1: it differs by %2, which is %3 % of what rounding alone may cause there.</source>
        <translation>أقربها إلى حده هو %1: يختلف بمقدار %2، وهو %3 % مما قد يسببه التقريب وحده هناك.</translation>
    </message>
    <message>
        <source>the query of %1 is shown as %2, should be %3</source>
        <translation>استعلام %1 معروض على أنه %2، والصواب %3</translation>
    </message>
</context>
<context>
    <name>ae::WaterfallChart</name>
    <message>
        <source>The score of “%1” with “%2”</source>
        <translation>درجة «%1» مع «%2»</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s).</source>
        <translation>
            <numerusform>لا حدود.</numerusform>
            <numerusform>حد واحد.</numerusform>
            <numerusform>حدّان.</numerusform>
            <numerusform>%n حدود.</numerusform>
            <numerusform>%n حدًّا.</numerusform>
            <numerusform>%n حد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Term</source>
        <translation>الحد</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>العوامل</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Sum so far</source>
        <translation>المجموع حتى الآن</translation>
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
        <translation>أقوى %1 من الحدود البالغة %2؛ وللبقية شريط واحد.</translation>
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
        <translation>الوزن</translation>
    </message>
    <message>
        <source>weight × V(j)</source>
        <translation>الوزن × V(j)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>‏%1، %2: ‏%3</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>÷ %1</source>
        <translation>‎÷ %1</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>محجوب</translation>
    </message>
    <message>
        <source>exp(score − largest)</source>
        <translation>‏exp(الدرجة − الأكبر)</translation>
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
        <translation>الصحيح %1 من %2</translation>
    </message>
    <message>
        <source>%1 wrong</source>
        <translation>الخاطئ %1</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>المعروض %1</translation>
    </message>
    <message>
        <source>%1 not checked</source>
        <translation>غير المتحقَّق منه %1</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>الفارغ %1</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>ورقة العمل</translation>
    </message>
    <message>
        <source>Score of the worksheet</source>
        <translation>نتيجة ورقة العمل</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>التفاوت المسموح</translation>
    </message>
    <message>
        <source>How far an answer may be from the number: choose one, or type a number</source>
        <translation>كم يجوز أن تبتعد الإجابة عن العدد: اختر مقدارًا أو اكتب عددًا</translation>
    </message>
    <message>
        <source>Tolerance of the worksheet</source>
        <translation>التفاوت المسموح في ورقة العمل</translation>
    </message>
    <message>
        <source>%1 revealed</source>
        <translation>كُشف عن %1</translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s) have no effect now:</source>
        <translation>
            <numerusform>لا خلية مُفرغة بلا أثر الآن:</numerusform>
            <numerusform>خلية مُفرغة واحدة لا أثر لها الآن:</numerusform>
            <numerusform>خليتان مُفرغتان لا أثر لهما الآن:</numerusform>
            <numerusform>%n خلايا مُفرغة لا أثر لها الآن:</numerusform>
            <numerusform>%n خلية مُفرغة لا أثر لها الآن:</numerusform>
            <numerusform>%n خلية مُفرغة لا أثر لها الآن:</numerusform>
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
        <translation>تصدير ورقة العمل بصيغة PDF</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>صدّر(&amp;E)…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>الملف %1 موجود من قبل. أتريد استبداله؟</translation>
    </message>
    <message>
        <source>The worksheet was not written: %1</source>
        <translation>لم تُكتب ورقة العمل: %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>كُتب %1.</translation>
    </message>
    <message>
        <source>%1 and %2 were written.</source>
        <translation>كُتب %1 و%2.</translation>
    </message>
    <message>
        <source>Print worksheet</source>
        <translation>طباعة ورقة العمل</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>اطبع(&amp;P)…</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or export a PDF.</source>
        <translation>لم يُطبع شيء: لا تقبل الطابعة الصفحات. اختر طابعة أخرى، أو صدّر ملف PDF.</translation>
    </message>
    <message>
        <source>The worksheet was sent to the printer.</source>
        <translation>أُرسلت ورقة العمل إلى الطابعة.</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>Dog bites man</source>
        <extracomment>dog-bites-man.attn, title</extracomment>
        <translation>كلب يعضّ رجلًا</translation>
    </message>
    <message>
        <source># Dog bites man

Three tokens. Nothing in X says where a token stands.
</source>
        <extracomment>dog-bites-man.attn, note in cell 1</extracomment>
        <translation># كلب يعضّ رجلًا

ثلاثة رموز. لا شيء في X يقول أين يقف الرمز.
</translation>
    </message>
    <message>
        <source>A head to be built</source>
        <extracomment>empty-head.attn, title</extracomment>
        <translation>رأس ينتظر البناء</translation>
    </message>
    <message>
        <source># A head to be built

The first five features say where a word stands, the last three what it is. W_Q and W_K are empty: every token looks at all that it may see alike.
</source>
        <extracomment>empty-head.attn, note in cell 1</extracomment>
        <translation># رأس ينتظر البناء

تقول السمات الخمس الأولى أين تقف الكلمة، وتقول الثلاث الأخيرة ما هي. المصفوفتان W_Q وW_K فارغتان: ينظر كل رمز بالتساوي إلى كل ما يجوز له أن يراه.
</translation>
    </message>
    <message>
        <source>A weight is not an influence</source>
        <extracomment>long-value.attn, title</extracomment>
        <translation>الوزن ليس تأثيرًا</translation>
    </message>
    <message>
        <source># A weight is not an influence

“heard” gives “scream” the weight {{weights[heard,scream]:3}}. The value of “scream” is long: {{V[scream,0]}} and {{V[scream,1]}}.
</source>
        <extracomment>long-value.attn, note in cell 1</extracomment>
        <translation># الوزن ليس تأثيرًا

يعطي «heard» الرمزَ «scream» الوزن {{weights[heard,scream]:3}}. وقيمة «scream» طويلة: ‎{{V[scream,0]}} و‎{{V[scream,1]}}.
</translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>not-seen.attn, title</extracomment>
        <translation>ما لا يمكن رؤيته</translation>
    </message>
    <message>
        <source># What cannot be seen

W_Q and W_K are the identity, the biases are 0. Many changes of these numbers leave every weight as it is.
</source>
        <extracomment>not-seen.attn, note in cell 1</extracomment>
        <translation># ما لا يمكن رؤيته

‏W_Q وW_K مصفوفتا وحدة، والانحيازات 0. كثير من تغييرات هذه الأعداد يترك كل وزن كما هو.
</translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <extracomment>all-sizes-differ.attn, title</extracomment>
        <translation>الأحجام الأربعة كلها مختلفة</translation>
    </message>
    <message>
        <source># All four sizes differ

Five tokens (n), four features (d_model), queries and keys of three numbers (d_k), values of two (d_v). No two sizes are alike, so a transposed matrix or a wrong scale cannot hide: the scores are 5 × 5 whatever the others are, and they are divided by √3.

“rise” gives “river” the weight {{weights[rise,river]:3}}.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 1</extracomment>
        <translation># الأحجام الأربعة كلها مختلفة

خمسة رموز (n)، وأربع سمات (d_model)، واستعلامات ومفاتيح من ثلاثة أعداد (d_k)، وقيم من عددين (d_v). لا حجمان متساويين، فلا يمكن أن تختبئ مصفوفة منقولة أو تحجيم خاطئ: حجم الدرجات ‎5 × 5 مهما كانت الأحجام الأخرى، وتُقسم على ‎√3.

يعطي «rise» الرمزَ «river» الوزن {{weights[rise,river]:3}}.
</translation>
    </message>
    <message>
        <source>## Rows and columns

Row i of Q times row j of K gives the score of query i and key j. In the table below, the row stands at the left and the column above the place where they meet.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 8</extracomment>
        <translation>## الصفوف والأعمدة

الصف i من Q في الصف j من K يعطي درجة الاستعلام i والمفتاح j. في الجدول أدناه، يقف الصف إلى يسار موضع التقائهما، ويقف العمود فوقه.
</translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <extracomment>goal-seek-stall.attn, title</extracomment>
        <translation>البحث عن هدف: حيث يتعثّر</translation>
    </message>
    <message>
        <source># Goal seek: where it stalls

The lesson&apos;s tokens, with W_Q and W_K widened to d = 512: beyond the lesson&apos;s two columns they hold random draws (source “random”, seed 32, rounded to three decimals). Scaling is off. “export” gives “fail” the weight {{weights[export,fail]:9}}, and the goal is 0.9. W_Q and W_K may move.

**Seek it as it is set: gradient descent on half the squared distance, rate 0.5.** Nothing seems to happen: 500 steps take the weight from 0.000000709 to 0.000000872.

**Now switch ÷ √d on and seek again, with the same loss, method and rate.** The weight begins at 0.105, is 0.89 after 386 steps and 0.894 after 500.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 1</extracomment>
        <translation># البحث عن هدف: حيث يتعثّر

رموز الدرس نفسها، مع توسيع W_Q وW_K إلى d = 512: ما بعد عمودَي الدرس سحوب عشوائية (المصدر «أعمدة عشوائية»، البذرة 32، مقرَّبة إلى ثلاث منازل عشرية). التحجيم متوقف. يعطي «export» الرمزَ «fail» الوزن {{weights[export,fail]:9}}، والهدف 0.9. ويجوز أن تتحرك W_Q وW_K.

**ابحث عنه كما هو مُعَدّ: النزول التدرجي على نصف مربع المسافة، بمعدل 0.5.** يبدو أن شيئًا لا يحدث: تنقل 500 خطوة الوزن من 0.000000709 إلى 0.000000872.

**شغّل الآن ‎÷ √d وابحث ثانية، بالخسارة والطريقة والمعدل نفسها.** يبدأ الوزن عند 0.105، ويبلغ 0.89 بعد 386 خطوة و0.894 بعد 500.
</translation>
    </message>
    <message>
        <source>## Why it does not move

The squared distance has to send its gradient through the softmax. At the scores it arrives as (a − 0.9) a (onehot − a): the row of the Jacobian, every entry of which has the weight a = 0.0000007 as a factor. The Jacobian is dead. What reaches W_Q and W_K is at most 0.0000018 for any number, and half of that is how far the number moves.

Divided by √512 the same scores leave “fail” a weight of 0.105, and the Jacobian lives.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 5</extracomment>
        <translation>## لماذا لا يتحرك

على مربع المسافة أن يرسل تدرجه عبر softmax. وهو يصل إلى الدرجات على صورة ‎(a − 0.9) a (onehot − a)‎: صف مصفوفة جاكوبي، وفي كل عنصر منه الوزن a = 0.0000007 عاملًا. مصفوفة جاكوبي ميتة. ما يصل إلى W_Q وW_K لا يزيد على 0.0000018 لأي عدد، ونصف ذلك هو مقدار تحرك العدد.

وبعد القسمة على ‎√512 تترك الدرجات نفسها لـ«fail» وزنًا قدره 0.105، وتعيش مصفوفة جاكوبي.
</translation>
    </message>
    <message>
        <source>## What moves it

- **Minus the logarithm of the weight.** Its gradient at the scores is a − onehot. It does not pass through the dead Jacobian: it is −1 at “fail” however small the weight is. By gradient descent at rate 0.001 the weight passes 0.899 in 23 steps. Rate 0.5 is now far too much: one step, and the weight is 1.000.
- **Adam**, still on the squared distance. It divides the size of the gradient away, so that every number moves by about the rate. At rate 0.001 the weight rises, overshoots to 0.996 at step 42 and is back at 0.900 at step 126. At Adam&apos;s usual 0.05 a single step takes it to 1.000, and it cannot come back to 0.9: at that end the Jacobian is dead as well.
- **But Adam needs something to divide.** It adds an epsilon of 1e-8 to the size of the gradient, and a gradient far below that moves next to nothing: weights below 1e-12 stay. “fail” in the row of “did” begins at 2.2e-15, with gradients of 9e-15 at most, and 500 steps of Adam at 0.05 leave it at 2.2e-15. The logarithm brings it to 0.91 in 28 steps of descent at 0.001.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 7</extracomment>
        <translation>## ما الذي يحركه

- **سالب لوغاريتم الوزن.** تدرجه عند الدرجات هو a − onehot. ولا يمر عبر مصفوفة جاكوبي الميتة: إنه ‎−1 عند «fail» مهما صغر الوزن. بالنزول التدرجي بمعدل 0.001 يتجاوز الوزن 0.899 في 23 خطوة. أما المعدل 0.5 فصار أكبر بكثير مما ينبغي: خطوة واحدة، فيصير الوزن 1.000.
- **Adam**، وهو لا يزال على مربع المسافة. يتخلص من حجم التدرج بالقسمة عليه، فيتحرك كل عدد بمقدار المعدل تقريبًا. بمعدل 0.001 يرتفع الوزن، ويتجاوز الهدف إلى 0.996 عند الخطوة 42، ويعود إلى 0.900 عند الخطوة 126. أما بمعدل Adam المعتاد 0.05 فتأخذه خطوة واحدة إلى 1.000 ولا يستطيع العودة إلى 0.9: فعند ذلك الطرف أيضًا مصفوفة جاكوبي ميتة.
- **لكن Adam يحتاج إلى شيء يقسمه.** فهو يضيف إلى حجم التدرج إبسلون قدره 1e-8، والتدرج الأصغر من ذلك بكثير لا يكاد يحرك شيئًا: الأوزان التي تقل عن 1e-12 تبقى مكانها. يبدأ «fail» في صف «did» عند 2.2e-15، بتدرجات لا تزيد على 9e-15، وتتركه 500 خطوة من Adam بمعدل 0.05 عند 2.2e-15. أما اللوغاريتم فيبلغ به 0.91 في 28 خطوة نزول بمعدل 0.001.
</translation>
    </message>
    <message>
        <source>## The limits of this picture

It is one draw, and not every pair of it stalls. The same descent from all 49 pairs (squared distance, goal 0.9, rate 0.5, 500 steps): the 21 that start below 2e-6 are all still below 3e-6. Of the other 28, one creeps from 6e-6 to 4e-5, 23 arrive, and four end at 1.000 and cannot come back; “export” on itself is one of these: it starts at 1e-5, jumps and overshoots. With another seed it is other pairs.

Scaling helps here because it keeps the weights away from 0 and 1, not because it makes gradients larger: where no row is saturated it makes them smaller.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 12</extracomment>
        <translation>## حدود هذه الصورة

إنه سحب واحد، وليست كل أزواجه متعثرة. النزول نفسه من الأزواج كلها، وعددها 49 (مربع المسافة، الهدف 0.9، المعدل 0.5، 500 خطوة): الأزواج التي تبدأ تحت 2e-6، وعددها 21، تبقى كلها تحت 3e-6. ومن بين 28 الباقية يزحف واحد من 6e-6 إلى 4e-5، ويصل 23، وتنتهي أربعة عند 1.000 ولا تستطيع العودة؛ ومنها «export» مع نفسه: يبدأ عند 1e-5، فيقفز ويتجاوز. ومع بذرة أخرى تكون الأزواج غيرها.

يفيد التحجيم هنا لأنه يبعد الأوزان عن 0 و1، لا لأنه يكبّر التدرجات: فحيث لا صف مشبع يصغّرها.
</translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <extracomment>lesson.attn, title</extracomment>
        <translation>معادلة الانتباه الحقيقية</translation>
    </message>
    <message>
        <source># About

Every token asks a question (its query), offers an answer (its key) and has something to say (its value).

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

Pick a token to see where it looks and why. Change any number of X or of a projection, and every step follows at once. The lesson&apos;s numbers were made by hand, and its q1 and q2 have no names.
</source>
        <extracomment>lesson.attn, note in cell 1</extracomment>
        <translation># نبذة

يطرح كل رمز سؤالًا (استعلامه)، ويعرض جوابًا (مفتاحه)، ولديه ما يقوله (قيمته).

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

اختر رمزًا لترى إلى أين ينظر ولماذا. غيّر أي عدد في X أو في إسقاط، فتتبعه كل الخطوات فورًا. وُضعت أعداد الدرس يدويًا، وليس لـ q1 وq2 فيه اسمان.
</translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <extracomment>previous-token.attn, title</extracomment>
        <translation>النظر إلى الرمز السابق</translation>
    </message>
    <message>
        <source># Look at the previous token

The first half of X says what a word is, the second half says where it stands. W_Q asks for the place before one&apos;s own, W_K offers one&apos;s own place: every token looks one step back.

“dog” gives “the” the weight {{weights[dog,the]:3}}. The mask is causal: no token sees what comes after it, and the first one has no choice at all.
</source>
        <extracomment>previous-token.attn, note in cell 1</extracomment>
        <translation># النظر إلى الرمز السابق

يقول النصف الأول من X ما الكلمة، ويقول النصف الثاني أين تقف. تسأل W_Q عن الموضع السابق لموضعها، وتعرض W_K موضعها هي: ينظر كل رمز خطوة إلى الوراء.

يعطي «dog» الرمزَ «the» الوزن {{weights[dog,the]:3}}. القناع سببي: لا يرى رمز ما يأتي بعده، وليس للأول أي خيار.
</translation>
    </message>
    <message>
        <source>## What arrives

The output of a row is the value of the word before it, almost unmixed. Compare the rows of O with the rows of V above them.
</source>
        <extracomment>previous-token.attn, note in cell 9</extracomment>
        <translation>## ما يصل

خرج الصف هو قيمة الكلمة التي قبله، من دون خلط تقريبًا. قارن صفوف O بصفوف V التي فوقها.
</translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <extracomment>saturates-by-hand.attn, title</extracomment>
        <translation>تشبع يمكنك التحقق منه يدويًا</translation>
    </message>
    <message>
        <source># Saturation you can check by hand

Four tokens, four dimensions, and nothing but small numbers: every score fits on a sheet of paper.

“bees” gives “honey” the weight {{weights[bees,honey]:3}}. Switch ÷ √d off and read it again: the same scores, twice as large, pick harder.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 1</extracomment>
        <translation># تشبع يمكنك التحقق منه يدويًا

أربعة رموز وأربعة أبعاد وأعداد صغيرة فحسب: كل درجة تتسع لها ورقة.

يعطي «bees» الرمزَ «honey» الوزن {{weights[bees,honey]:3}}. أوقف ‎÷ √d واقرأه ثانية: الدرجات نفسها، بضعف الحجم، تنتقي بحدة أكبر.
</translation>
    </message>
    <message>
        <source>## What to try

Drag the width to 512 with “your columns, repeated”. Every score grows exactly with d, so ÷ √d alone is not enough: set the exponent to 1 and the weights stay where they were.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 7</extracomment>
        <translation>## ما يمكنك تجربته

اسحب العرض إلى 512 مع «أعمدتي مكررة». تنمو كل درجة تمامًا كما ينمو d، فلا تكفي ‎÷ √d وحدها: اجعل الأس 1 فتبقى الأوزان حيث كانت.
</translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <extracomment>trained-lookup.attn, title</extracomment>
        <translation>رأس مدرَّب: ما القيمة الآن؟</translation>
    </message>
    <message>
        <source># A trained head: what is the value now?

The tokens are a little program, read from the left: `a=3` stores 3 under the name a, `a?` asks for it. **The answer is the value that was stored last under that name.** Nobody wrote the numbers of W_Q, W_K and W_V. They are what training left, and this head is the whole model.

**Check it by eye.** In a row of O, the column with the largest number is the answer: v1 to v4. The first `a?` looks at `a=3` (weight {{weights[2,0]}}), so its row says v3. The last `a?` looks past it to the later `a=2`: {{weights[9,4]}} there, {{weights[9,0]}} on `a=3`.
</source>
        <extracomment>trained-lookup.attn, note in cell 1</extracomment>
        <translation># رأس مدرَّب: ما القيمة الآن؟

الرموز برنامج صغير يُقرأ من اليسار: `a=3` يخزّن 3 تحت الاسم a، و`a?`‎ يسأل عنه. **الجواب هو آخر قيمة خُزّنت تحت ذلك الاسم.** لم يكتب أحد أعداد W_Q وW_K وW_V. إنها ما خلّفه التدريب، وهذا الرأس هو النموذج كله.

**تحقق منه بعينك.** في صف من O، العمود ذو العدد الأكبر هو الجواب: من v1 إلى v4. ينظر أول `a?`‎ إلى `a=3` (الوزن {{weights[2,0]}})، فيقول صفه v3. وينظر آخر `a?`‎ متجاوزًا إياه إلى `a=2` اللاحق: {{weights[9,4]}} هناك، و{{weights[9,0]}} على `a=3`.
</translation>
    </message>
    <message>
        <source>## What it learned

- **What a value brings.** W_V holds one number for each value: `=2` brings {{Wv[=2,1]}} to column v2. Names and places bring nothing.
- **Whose value.** a and d share column 1 of Q and K, with opposite signs; b and c share column 2. Four names in two columns: the same name adds a large number to the score ({{Wq[a,0]}} × {{Wk[a,0]}} for a), the opposite one subtracts it, the other two add 0.
- **How late.** In column 3, `place` makes every later key larger, and a stored value ({{Wk[=2,2]}}) larger than a question, which has nothing to bring.
</source>
        <extracomment>trained-lookup.attn, note in cell 4</extracomment>
        <translation>## ما تعلّمه

- **ما تأتي به القيمة.** في W_V عدد لكل قيمة: يأتي ‎`=2` بالعدد ‎{{Wv[=2,1]}} إلى العمود v2. أما الأسماء والمواضع فلا تأتي بشيء.
- **قيمة مَن.** يشترك a وd في العمود 1 من Q وK بإشارتين متعاكستين؛ ويشترك b وc في العمود 2. أربعة أسماء في عمودين: يضيف الاسم نفسه عددًا كبيرًا إلى الدرجة (‎{{Wq[a,0]}} × {{Wk[a,0]}}‎ لـ a)، ويطرحه الاسم المعاكس، ويضيف الاسمان الآخران 0.
- **كم تأخّر.** في العمود 3 يجعل `place` كل مفتاح لاحق أكبر، ويجعل القيمة المخزّنة (‎{{Wk[=2,2]}}) أكبر من السؤال، الذي ليس لديه ما يأتي به.
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
        <translation>## ما يمكنك تجربته

- في X، الصف `a=2`، اكتب 0 تحت ‎=2 و1 تحت ‎=4: صفه في O وكلا `a?`‎ بعده يقولان الآن v4.
- في X، الصف `a=3`، اجعل `place` ‏0.9: هذا عند الرأس بعد `a=2`، فيصير كل `a?`‎ هو 3.
- في W_K، اجعل ‎[place, k3]‎ ‏0: لا يعود يميّز القديم من الجديد، ويُقسم آخر `a?`‎ بين `a=3` و`a=2`.
- اختر «بلا قناع»: ينظر أول `a?`‎ إلى مستقبله ويجيب 2.
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
        <translation>## كيف دُرّب، وما لا يستطيعه

سحب `scripts/train-example` من البرامج 2000 برنامج في كل منها 10 رموز، ونفّذ 4000 خطوة من Adam ‏(PyTorch، float64، ‏64 برنامجًا في الخطوة) على الإنتروبيا المتقاطعة لكل الصفوف، وقد بدأت عند 1.46، مضافًا إليها 0.001 في مجموع القيم المطلقة للأوزان: يترك ذلك أصفارًا حيث لا حاجة إلى عدد. ومن 16 بداية عشوائية أُبقيت ذات الخسارة الأدنى. ثم قُرّبت الأوزان إلى منزلتين عشريتين: ما تراه هو كل ما هناك.

على 20000 برنامج لم يرها قط، تصح 99.93 % من كل الصفوف، و99.8 % من الأسئلة (بالتخمين: 25 %)؛ والإنتروبيا المتقاطعة على برامج التدريب 0.012. وليس البرنامج أعلاه من البرامج التي دُرّب عليها.

- **يخلط رغبتين في درجة واحدة.** في S، ولآخر `a?`‎، يساوي الاسم الصحيح نحو 11، ويساوي كل موضع متأخر نحو 1.4: فقيمة باسم آخر خُزّنت بعد ثمانية مواضع تشدّ بالقوة نفسها تقريبًا، وعدد منها يغلب. وكذلك قد تغلب قيمةٌ خُزّنت مرارًا أحدثَ قيمة بكثرة الأصوات.
- **أُعطيت X له ولم يتعلمها:** 1 للاسم، و1 للقيمة، والموضع بالأعشار. ولو وُضع أمامه تضمين متعلَّم لما زاد على أن يُضرب في الإسقاطات الثلاثة.
- **العبارة رمز واحد.** لو كان a و= و3 ثلاثة رموز، لوجب على طبقة قبل هذه أن تجمعها.
</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <extracomment>two-sentences.attn, title</extracomment>
        <translation>جملتان في دفعة واحدة</translation>
    </message>
    <message>
        <source># Two sentences in one batch

“birds sing” and “old dogs bark” stand in one matrix. The painted mask keeps each sentence to itself: hatched pairs are left out of every sum, and a hidden weight is exactly 0.

“sing” gives “birds” the weight {{weights[sing,birds]:3}}.
</source>
        <extracomment>two-sentences.attn, note in cell 1</extracomment>
        <translation># جملتان في دفعة واحدة

تقف «birds sing» و«old dogs bark» في مصفوفة واحدة. يُبقي القناع المرسوم كل جملة لنفسها: الأزواج المظللة بخطوط مستبعدة من كل مجموع، والوزن المحجوب 0 تمامًا.

يعطي «sing» الرمزَ «birds» الوزن {{weights[sing,birds]:3}}.
</translation>
    </message>
    <message>
        <source>## What to try

Choose “Paint the mask” in the View menu and click one of the hatched pairs: the sentences begin to see each other, and the rows are shared out anew.
</source>
        <extracomment>two-sentences.attn, note in cell 6</extracomment>
        <translation>## ما يمكنك تجربته

اختر «ارسم القناع» من قائمة «عرض» وانقر أحد الأزواج المظللة بخطوط: تبدأ الجملتان ترى إحداهما الأخرى، وتُقسم الصفوف من جديد.
</translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <extracomment>worksheet-one-row.attn, title</extracomment>
        <translation>ورقة عمل: صف واحد يدويًا</translation>
    </message>
    <message>
        <source>**Where does “export” look?** Twelve numbers of its row are missing. Work them out from the numbers that are there, and type each into its box: the query, three scores, the same divided by √2, three weights, and the output.

A box takes arithmetic such as `0.5 * 1 + 0.6 * -0.2`. Stuck? Choose *Hint* above: first it names the rule, then the numbers. The first score, query times key of “Why”, is {{scores[4,0]}}.</source>
        <extracomment>worksheet-one-row.attn, note in cell 1</extracomment>
        <translation>**إلى أين ينظر «export»؟** اثنا عشر عددًا من صفه ناقصة. احسبها من الأعداد الموجودة، واكتب كلًّا منها في خانته: الاستعلام، وثلاث درجات، والدرجات نفسها مقسومة على ‎√2، وثلاثة أوزان، والخرج.

تقبل الخانة عملية حسابية مثل ‎`0.5 * 1 + 0.6 * -0.2`. هل تعثرت؟ اختر *تلميح* في الأعلى: يذكر القاعدة أولًا، ثم الأعداد. الدرجة الأولى، استعلام في مفتاح «Why»، هي ‎{{scores[4,0]}}.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The equation in three steps</source>
        <extracomment>01-three-steps.lesson, title</extracomment>
        <translation>المعادلة في ثلاث خطوات</translation>
    </message>
    <message>
        <source>Projections, scaled scores, a weighted mean: the whole of attention with seven words.</source>
        <extracomment>01-three-steps.lesson, about</extracomment>
        <translation>إسقاطات، ودرجات محجَّمة، ومتوسط موزون: الانتباه كله بسبع كلمات.</translation>
    </message>
    <message>
        <source>Every token becomes three vectors</source>
        <extracomment>01-three-steps.lesson, title of step 1</extracomment>
        <translation>كل رمز يصير ثلاثة متجهات</translation>
    </message>
    <message>
        <source>Seven tokens stand in X, one a row. Three matrices make three new rows of each: a **query**, a **key** and a **value**.</source>
        <extracomment>01-three-steps.lesson, scene of step 1</extracomment>
        <translation>في X سبعة رموز، لكل منها صف. وتصنع ثلاث مصفوفات من كل رمز ثلاثة صفوف جديدة: **استعلامًا** و**مفتاحًا** و**قيمة**.</translation>
    </message>
    <message>
        <source>X has 7 rows and 4 columns, W_Q has 4 rows and 2 columns. What is the shape of Q?</source>
        <extracomment>01-three-steps.lesson, question of step 1</extracomment>
        <translation>في X ‏7 صفوف و4 أعمدة، وفي W_Q ‏4 صفوف وعمودان. ما شكل Q؟</translation>
    </message>
    <message>
        <source>4 rows, 2 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>4 صفوف وعمودان</translation>
    </message>
    <message>
        <source>7 rows, 2 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>7 صفوف وعمودان</translation>
    </message>
    <message>
        <source>7 rows, 4 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>7 صفوف و4 أعمدة</translation>
    </message>
    <message>
        <source>One row for each token, one column for each column of W_Q. Each number of Q is a row of X times a column of W_Q.</source>
        <extracomment>01-three-steps.lesson, reveal of step 1</extracomment>
        <translation>صف لكل رمز، وعمود لكل عمود في W_Q. وكل عدد في Q هو صف من X في عمود من W_Q.</translation>
    </message>
    <message>
        <source>Click the number of “export” in column q1 of Q, and read at the right where it comes from.</source>
        <extracomment>01-three-steps.lesson, task of step 1</extracomment>
        <translation>انقر عدد «export» في العمود q1 من Q، واقرأ في الفاحص من أين يأتي.</translation>
    </message>
    <message>
        <source>Q stands below W_Q. The row of “export” is the fifth.</source>
        <extracomment>01-three-steps.lesson, hint of step 1</extracomment>
        <translation>تقف Q تحت W_Q. وصف «export» هو الخامس.</translation>
    </message>
    <message>
        <source>The same X is read three times. Nothing else of the token goes on: whatever W_Q, W_K and W_V drop is lost for this head.</source>
        <extracomment>01-three-steps.lesson, idea of step 1</extracomment>
        <translation>تُقرأ X نفسها ثلاث مرات. ولا يمضي من الرمز شيء غير ذلك: ما تُسقطه W_Q وW_K وW_V يضيع على هذا الرأس.</translation>
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
لـ «export» وq1: ‎0.5 · 1 + 0.6 · (−0.2) + 0.1 · (−0.3) + 0 · (−1.5) = 0.35.</translation>
    </message>
    <message>
        <source>Every query meets every key</source>
        <extracomment>01-three-steps.lesson, title of step 2</extracomment>
        <translation>كل استعلام يلتقي كل مفتاح</translation>
    </message>
    <message>
        <source>The query of “export” is ({{Q[export,0]}}, {{Q[export,1]}}). The key of “fail” is ({{K[fail,0]}}, {{K[fail,1]}}).</source>
        <extracomment>01-three-steps.lesson, scene of step 2</extracomment>
        <translation>استعلام «export» هو (‎{{Q[export,0]}}, {{Q[export,1]}}‎). ومفتاح «fail» هو (‎{{K[fail,0]}}, {{K[fail,1]}}‎).</translation>
    </message>
    <message>
        <source>Multiply them number by number, add, and divide by √2 ≈ 1.41. What is the scaled score?</source>
        <extracomment>01-three-steps.lesson, question of step 2</extracomment>
        <translation>اضربهما عددًا في عدد، واجمع، ثم اقسم على ‎√2 ≈ 1.41. ما الدرجة المحجَّمة؟</translation>
    </message>
    <message>
        <source>0.35 · 1.23 + 0.22 · 0.36 = 0.51, and 0.51 / 1.41 = 0.36.</source>
        <extracomment>01-three-steps.lesson, reveal of step 2</extracomment>
        <translation>‏‎0.35 · 1.23 + 0.22 · 0.36 = 0.51 ثم ‎0.51 / 1.41 = 0.36.</translation>
    </message>
    <message>
        <source>Click this score in S̃: the row of “export”, the column of “fail”.</source>
        <extracomment>01-three-steps.lesson, task of step 2</extracomment>
        <translation>انقر هذه الدرجة في S̃: صف «export»، عمود «fail».</translation>
    </message>
    <message>
        <source>Rows are those who look, columns are those who are looked at. S̃ stands in the cell “Scaling”.</source>
        <extracomment>01-three-steps.lesson, hint of step 2</extracomment>
        <translation>الصفوف هي من ينظر، والأعمدة هي من يُنظر إليه. وتقف S̃ في خلية «التحجيم».</translation>
    </message>
    <message>
        <source>A score is large where a query and a key point the same way. There are 7 · 7 = 49 of them, one for every pair, both ways round.</source>
        <extracomment>01-three-steps.lesson, idea of step 2</extracomment>
        <translation>تكبر الدرجة حيث يشير الاستعلام والمفتاح إلى الاتجاه نفسه. وعدد الدرجات ‎7 · 7 = 49، واحدة لكل زوج، في الاتجاهين.</translation>
    </message>
    <message>
        <source>$ S̃ = Q Kᵀ / √d_k $
d_k is the number of columns of Q and K, 2 here.</source>
        <extracomment>01-three-steps.lesson, mathematics of step 2</extracomment>
        <translation>$ S̃ = Q Kᵀ / √d_k $
‏d_k هو عدد أعمدة Q وK، وهو هنا 2.</translation>
    </message>
    <message>
        <source>The weights mix the values</source>
        <extracomment>01-three-steps.lesson, title of step 3</extracomment>
        <translation>الأوزان تمزج القيم</translation>
    </message>
    <message>
        <source>The softmax makes shares of each row of scores. With these shares the rows of V are mixed: that is the output.</source>
        <extracomment>01-three-steps.lesson, scene of step 3</extracomment>
        <translation>تجعل softmax من كل صف من الدرجات حصصًا. وبهذه الحصص تُمزج صفوف V: هذا هو الخرج.</translation>
    </message>
    <message>
        <source>The largest number in column v2 of V is 1.48. Can a number in column v2 of the output be larger?</source>
        <extracomment>01-three-steps.lesson, question of step 3</extracomment>
        <translation>أكبر عدد في العمود v2 من V هو 1.48. هل يمكن أن يكون في العمود v2 من الخرج عدد أكبر؟</translation>
    </message>
    <message>
        <source>Yes, if a weight is large enough</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation>نعم، إن كان أحد الأوزان كبيرًا بما يكفي</translation>
    </message>
    <message>
        <source>No, never</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation>لا، أبدًا</translation>
    </message>
    <message>
        <source>The shares of a row are not negative and add up to 1. A mean with such shares stays between the smallest and the largest value.</source>
        <extracomment>01-three-steps.lesson, reveal of step 3</extracomment>
        <translation>حصص الصف ليست سالبة ومجموعها 1. والمتوسط بحصص كهذه يبقى بين أصغر قيمة وأكبر قيمة.</translation>
    </message>
    <message>
        <source>Click output v2 of “export”. The inspector shows who brought how much.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation>انقر الخرج v2 لـ «export». يُظهر الفاحص مَن أتى بكم.</translation>
    </message>
    <message>
        <source>Now change the number in X at “fail”, column “trouble”, and see every step follow.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation>غيّر الآن العدد في X عند «fail»، العمود «trouble»، وانظر كيف تتبعه كل خطوة.</translation>
    </message>
    <message>
        <source>X stands in the cell “Projections”, further up. Click its number 0.90 in the row “fail”, type another one, and press Enter. Undo takes it back.</source>
        <extracomment>01-three-steps.lesson, hint of step 3</extracomment>
        <translation>تقف X في خلية «الإسقاطات»، أعلى من هنا. انقر عددها 0.90 في الصف «fail»، واكتب عددًا آخر، واضغط Enter. والتراجع يعيده.</translation>
    </message>
    <message>
        <source>Who looks where is decided by Q and K. What arrives is decided by V.</source>
        <extracomment>01-three-steps.lesson, idea of step 3</extracomment>
        <translation>من ينظر إلى أين: يقرره Q وK. وما يصل: يقرره V.</translation>
    </message>
    <message>
        <source>Q, K and V are three questions</source>
        <extracomment>02-three-questions.lesson, title</extracomment>
        <translation>‏Q وK وV ثلاثة أسئلة</translation>
    </message>
    <message>
        <source>What do I look for, how am I found, what do I give? Change one and see what stays.</source>
        <extracomment>02-three-questions.lesson, about</extracomment>
        <translation>عمّ أبحث، وكيف يُعثر عليّ، وماذا أعطي؟ غيّر واحدًا وانظر ما يبقى.</translation>
    </message>
    <message>
        <source>What do I look for?</source>
        <extracomment>02-three-questions.lesson, title of step 1</extracomment>
        <translation>عمّ أبحث؟</translation>
    </message>
    <message>
        <source>The query says what a token looks for. It is made by W_Q and by nothing else.</source>
        <extracomment>02-three-questions.lesson, scene of step 1</extracomment>
        <translation>يقول الاستعلام عمّ يبحث الرمز. وتصنعه W_Q ولا شيء سواها.</translation>
    </message>
    <message>
        <source>You change one number of W_Q. What stays exactly as it is?</source>
        <extracomment>02-three-questions.lesson, question of step 1</extracomment>
        <translation>تغيّر عددًا واحدًا في W_Q. ما الذي يبقى كما هو تمامًا؟</translation>
    </message>
    <message>
        <source>The scores</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>الدرجات</translation>
    </message>
    <message>
        <source>The weights</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>الأوزان</translation>
    </message>
    <message>
        <source>The keys</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>W_Q makes queries only. Keys and values do not know of it. Scores and weights follow the queries.</source>
        <extracomment>02-three-questions.lesson, reveal of step 1</extracomment>
        <translation>لا تصنع W_Q إلا الاستعلامات. ولا تعلم بها المفاتيح ولا القيم. أما الدرجات والأوزان فتتبع الاستعلامات.</translation>
    </message>
    <message>
        <source>Set the number in W_Q at “product”, column q1, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 1</extracomment>
        <translation>اجعل العدد في W_Q عند «product»، العمود q1، يساوي 0.</translation>
    </message>
    <message>
        <source>Click the 1.00 at the top left of W_Q, type 0, press Enter.</source>
        <extracomment>02-three-questions.lesson, hint of step 1</extracomment>
        <translation>انقر 1.00 في أعلى يسار W_Q، واكتب 0، واضغط Enter.</translation>
    </message>
    <message>
        <source>“export” holds half a “product”. Without that number its query asks for less, and “fail” no longer stands out: the weight falls from 0.24 to 0.14.</source>
        <extracomment>02-three-questions.lesson, idea of step 1</extracomment>
        <translation>في «export» نصف «product». ومن دون ذلك العدد يطلب استعلامه أقل، فلا يعود «fail» بارزًا: يهبط الوزن من 0.24 إلى 0.14.</translation>
    </message>
    <message>
        <source>$ S = (X W_Q) (X W_K)ᵀ $
W_Q stands in the first factor only.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 1</extracomment>
        <translation>$ S = (X W_Q) (X W_K)ᵀ $
تقف W_Q في العامل الأول فقط.</translation>
    </message>
    <message>
        <source>```python
Q = X @ Wq              # follows Wq
S = Q @ (X @ Wk).T      # follows Wq and Wk
```</source>
        <extracomment>02-three-questions.lesson, code of step 1</extracomment>
        <translation>```python
Q = X @ Wq              # يتبع Wq
S = Q @ (X @ Wk).T      # يتبع Wq, Wk
```</translation>
    </message>
    <message>
        <source>What do I give?</source>
        <extracomment>02-three-questions.lesson, title of step 2</extracomment>
        <translation>ماذا أعطي؟</translation>
    </message>
    <message>
        <source>The value is what a token hands over when somebody looks at it.</source>
        <extracomment>02-three-questions.lesson, scene of step 2</extracomment>
        <translation>القيمة هي ما يسلّمه الرمز عندما ينظر إليه أحد.</translation>
    </message>
    <message>
        <source>You change one number of W_V. What happens to the weights?</source>
        <extracomment>02-three-questions.lesson, question of step 2</extracomment>
        <translation>تغيّر عددًا واحدًا في W_V. ماذا يحدث للأوزان؟</translation>
    </message>
    <message>
        <source>They change a little</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>تتغير قليلًا</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>لا شيء على الإطلاق</translation>
    </message>
    <message>
        <source>Only the row of the picked token changes</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>لا يتغير إلا صف الرمز المختار</translation>
    </message>
    <message>
        <source>The weights are finished before V is read. W_V changes what arrives, never who looks where.</source>
        <extracomment>02-three-questions.lesson, reveal of step 2</extracomment>
        <translation>تكتمل الأوزان قبل أن تُقرأ V. تغيّر W_V ما يصل، ولا تغيّر أبدًا من ينظر إلى أين.</translation>
    </message>
    <message>
        <source>Set the number in W_V at “trouble”, column v2, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 2</extracomment>
        <translation>اجعل العدد في W_V عند «trouble»، العمود v2، يساوي 0.</translation>
    </message>
    <message>
        <source>It is the 1.10 in the third row of W_V.</source>
        <extracomment>02-three-questions.lesson, hint of step 2</extracomment>
        <translation>إنه 1.10 في الصف الثالث من W_V.</translation>
    </message>
    <message>
        <source>The second number of the output of “export” falls from 0.63 to 0.31: most of it was trouble, brought by “fail”.</source>
        <extracomment>02-three-questions.lesson, idea of step 2</extracomment>
        <translation>يهبط العدد الثاني من خرج «export» من 0.63 إلى 0.31: كان معظمه من «trouble»، أتى به «fail».</translation>
    </message>
    <message>
        <source>$ O = A (X W_V) $
A does not hold W_V, so O is a linear function of W_V.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 2</extracomment>
        <translation>$ O = A (X W_V) $
لا تدخل W_V في A، ولذلك O دالة خطية في W_V.</translation>
    </message>
    <message>
        <source>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # Wv comes last
```</source>
        <extracomment>02-three-questions.lesson, code of step 2</extracomment>
        <translation>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # تأتي أخيرًا Wv
```</translation>
    </message>
    <message>
        <source>Being asked is not asking</source>
        <extracomment>02-three-questions.lesson, title of step 3</extracomment>
        <translation>أن تُسأل غير أن تَسأل</translation>
    </message>
    <message>
        <source>“export” gives “fail” the weight {{weights[export,fail]}}. Each token asks with its query and is found by its key.</source>
        <extracomment>02-three-questions.lesson, scene of step 3</extracomment>
        <translation>يعطي «export» الرمزَ «fail» الوزن {{weights[export,fail]}}. يسأل كل رمز باستعلامه، ويُعثر عليه بمفتاحه.</translation>
    </message>
    <message>
        <source>How much does “fail” give “export” in return?</source>
        <extracomment>02-three-questions.lesson, question of step 3</extracomment>
        <translation>كم يعطي «fail» الرمزَ «export» في المقابل؟</translation>
    </message>
    <message>
        <source>0.33, and not 0.24. One direction compares the query of “export” with the key of “fail”, the other one the query of “fail” with the key of “export”. These are four different vectors.</source>
        <extracomment>02-three-questions.lesson, reveal of step 3</extracomment>
        <translation>يعطيه 0.33، لا 0.24. أحد الاتجاهين يقارن استعلام «export» بمفتاح «fail»، والآخر يقارن استعلام «fail» بمفتاح «export». هذه أربعة متجهات مختلفة.</translation>
    </message>
    <message>
        <source>Pick “fail” in the row of tokens, and look at its weights.</source>
        <extracomment>02-three-questions.lesson, task of step 3</extracomment>
        <translation>اختر «fail» في صف الرموز، وانظر إلى أوزانه.</translation>
    </message>
    <message>
        <source>The tokens stand as buttons in the cell “Tokens”.</source>
        <extracomment>02-three-questions.lesson, hint of step 3</extracomment>
        <translation>تقف الرموز أزرارًا في خلية «الرموز».</translation>
    </message>
    <message>
        <source>If queries and keys were the same, a token would mostly find itself. Two projections let it look for something that it is not.</source>
        <extracomment>02-three-questions.lesson, idea of step 3</extracomment>
        <translation>لو كانت الاستعلامات والمفاتيح شيئًا واحدًا، لوجد الرمز نفسه في الغالب. أما الإسقاطان فيتيحان له أن يبحث عما ليس هو.</translation>
    </message>
    <message>
        <source>```python
S[4, 5] = Q[4] @ K[5]   # export asks, fail answers
S[5, 4] = Q[5] @ K[4]   # fail asks, export answers
```</source>
        <extracomment>02-three-questions.lesson, code of step 3</extracomment>
        <translation>```python
S[4, 5] = Q[4] @ K[5]   # export يسأل، fail يجيب
S[5, 4] = Q[5] @ K[4]   # fail يسأل، export يجيب
```</translation>
    </message>
    <message>
        <source>Why √d</source>
        <extracomment>03-why-root-d.lesson, title</extracomment>
        <translation>لماذا ‎√d</translation>
    </message>
    <message>
        <source>What the division does at d = 2, at d = 1024, and where the usual story is too simple.</source>
        <extracomment>03-why-root-d.lesson, about</extracomment>
        <translation>ما تفعله القسمة عند d = 2، وعند d = 1024، وأين تكون الحكاية المعتادة أبسط من اللازم.</translation>
    </message>
    <message>
        <source>At d = 2 it does little</source>
        <extracomment>03-why-root-d.lesson, title of step 1</extracomment>
        <translation>عند d = 2 لا تفعل الكثير</translation>
    </message>
    <message>
        <source>With ÷ √d, “export” gives “fail” the weight 0.241. Here d is 2, so that scores are divided by 1.41.</source>
        <extracomment>03-why-root-d.lesson, scene of step 1</extracomment>
        <translation>مع ‎÷ √d يعطي «export» الرمزَ «fail» الوزن 0.241. هنا d هو 2، فتُقسم الدرجات على 1.41.</translation>
    </message>
    <message>
        <source>Switch the division off. What does the weight become?</source>
        <extracomment>03-why-root-d.lesson, question of step 1</extracomment>
        <translation>أوقف القسمة. كم يصير الوزن؟</translation>
    </message>
    <message>
        <source>0.292. At d = 2 the division hardly matters. It also makes the gradient of this row smaller: 0.54 without, 0.36 with.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 1</extracomment>
        <translation>يصير 0.292. عند d = 2 لا تكاد القسمة تهم. وهي أيضًا تصغّر تدرج هذا الصف: 0.54 من دونها، و0.36 معها.</translation>
    </message>
    <message>
        <source>Switch ÷ √d off in the tool bar.</source>
        <extracomment>03-why-root-d.lesson, task of step 1</extracomment>
        <translation>أوقف ‎÷ √d في شريط الأدوات.</translation>
    </message>
    <message>
        <source>It is the switch at the left of “exponent”.</source>
        <extracomment>03-why-root-d.lesson, hint of step 1</extracomment>
        <translation>إنه زر التبديل المجاور لـ «الأس».</translation>
    </message>
    <message>
        <source>Nobody needs √d for two columns. It is there for heads with 64 or 128 of them.</source>
        <extracomment>03-why-root-d.lesson, idea of step 1</extracomment>
        <translation>لا أحد يحتاج إلى ‎√d لعمودين. إنها هناك لرؤوس فيها 64 عمودًا أو 128.</translation>
    </message>
    <message>
        <source>$ S̃ = S / d_k^p $
p = 0.5 divides by the root. p = 0 switches the division off.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 1</extracomment>
        <translation>$ S̃ = S / d_k^p $
القيمة p = 0.5 تقسم على الجذر. والقيمة p = 0 توقف القسمة.</translation>
    </message>
    <message>
        <source>Scores grow with the width</source>
        <extracomment>03-why-root-d.lesson, title of step 2</extracomment>
        <translation>تنمو الدرجات مع العرض</translation>
    </message>
    <message>
        <source>Now a thought experiment, the textbook&apos;s one: every number of q and k is drawn by itself, with mean 0 and spread 1. A score is the sum of d products.</source>
        <extracomment>03-why-root-d.lesson, scene of step 2</extracomment>
        <translation>والآن تجربة ذهنية، تجربة الكتب: يُسحب كل عدد من q وk وحده، بمتوسط 0 وتشتت 1. والدرجة مجموع d من حواصل الضرب.</translation>
    </message>
    <message>
        <source>d grows from 4 to 64. By how much does the spread of the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 2</extracomment>
        <translation>ينمو d من 4 إلى 64. كم مرة ينمو تشتت الدرجات؟</translation>
    </message>
    <message>
        <source>Not at all</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>لا ينمو البتة</translation>
    </message>
    <message>
        <source>4 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>4 مرات</translation>
    </message>
    <message>
        <source>16 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>16 مرة</translation>
    </message>
    <message>
        <source>d products with spread 1 add up to a sum with spread √d. From √4 = 2 to √64 = 8 is 4 times. Measured over 8000 draws: 1.99 and 8.01.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 2</extracomment>
        <translation>حواصل ضرب عددها d وتشتتها 1 مجموعها تشتته ‎√d. من ‎√4 = 2 إلى ‎√64 = 8 هي 4 مرات. وبالقياس على 8000 سحب: 1.99 و8.01.</translation>
    </message>
    <message>
        <source>Set the width in the Saturation cell to 64.</source>
        <extracomment>03-why-root-d.lesson, task of step 2</extracomment>
        <translation>اجعل العرض في خلية «التشبع» 64.</translation>
    </message>
    <message>
        <source>Type 64 into the field beside the slider, and press Enter. The source of the columns is “normal” already.</source>
        <extracomment>03-why-root-d.lesson, hint of step 2</extracomment>
        <translation>اكتب 64 في الحقل بجانب المنزلق، واضغط Enter. ومصدر الأعمدة هو من قبل «كما في الكتب: q وk بتوزيع طبيعي».</translation>
    </message>
    <message>
        <source>Large scores do not mean that the model is sure. They may only mean that it is wide.</source>
        <extracomment>03-why-root-d.lesson, idea of step 2</extracomment>
        <translation>لا تعني الدرجات الكبيرة أن النموذج واثق. قد لا تعني إلا أنه عريض.</translation>
    </message>
    <message>
        <source>Products of independent numbers with mean 0 and variance 1 have variance 1. The variances of d of them add up:
$ Var(q · k) = d $</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 2</extracomment>
        <translation>حواصل ضرب الأعداد المستقلة ذات المتوسط 0 والتباين 1 تباينها 1. وتباينات d منها تُجمع:
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
(q @ k.T).std()      # نحو sqrt(d)
```</translation>
    </message>
    <message>
        <source>Then the softmax picks one</source>
        <extracomment>03-why-root-d.lesson, title of step 3</extracomment>
        <translation>ثم تنتقي softmax واحدًا</translation>
    </message>
    <message>
        <source>The softmax sees differences. Where scores are 20 apart, the smaller one counts e⁻²⁰, about two billionths.</source>
        <extracomment>03-why-root-d.lesson, scene of step 3</extracomment>
        <translation>ترى softmax الفروق. فحيث يكون الفرق بين درجتين 20، تُحسب الصغرى بمقدار e⁻²⁰، أي نحو جزأين من مليار.</translation>
    </message>
    <message>
        <source>At d = 512, without the division: what is the largest weight of a typical row of 7?</source>
        <extracomment>03-why-root-d.lesson, question of step 3</extracomment>
        <translation>عند d = 512، ومن دون القسمة: ما أكبر وزن في صف معتاد من 7؟</translation>
    </message>
    <message>
        <source>About 0.3</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>نحو 0.3</translation>
    </message>
    <message>
        <source>About 0.7</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>نحو 0.7</translation>
    </message>
    <message>
        <source>Nearly 1</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>يكاد يكون 1</translation>
    </message>
    <message>
        <source>The median over 8000 draws is 0.99997 without the division, and 0.36 with it.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 3</extracomment>
        <translation>الوسيط على 8000 سحب هو 0.99997 من دون القسمة، و0.36 معها.</translation>
    </message>
    <message>
        <source>Set the width to 512, and compare the bars with and without ÷ √d.</source>
        <extracomment>03-why-root-d.lesson, task of step 3</extracomment>
        <translation>اجعل العرض 512، وقارن الأشرطة مع ‎÷ √d ومن دونها.</translation>
    </message>
    <message>
        <source>Type 512 into the field beside the slider, or drag the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 3</extracomment>
        <translation>اكتب 512 في الحقل بجانب المنزلق، أو اسحب المنزلق.</translation>
    </message>
    <message>
        <source>Such a row is called saturated: one key takes all. At d = 512 three of four rows have a largest weight above 0.99 without the division, and none with it.</source>
        <extracomment>03-why-root-d.lesson, idea of step 3</extracomment>
        <translation>يسمى مثل هذا الصف مشبعًا: يأخذ مفتاح واحد كل شيء. عند d = 512 يتجاوز أكبر وزن 0.99 في ثلاثة صفوف من كل أربعة من دون القسمة، ولا يتجاوزه في أي صف معها.</translation>
    </message>
    <message>
        <source>$ S̃ = S / √d $
has the same spread at every d: the √d of the sum is divided away.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 3</extracomment>
        <translation>$ S̃ = S / √d $
لها التشتت نفسه عند كل d: فالقسمة تزيل ‎√d الآتية من المجموع.</translation>
    </message>
    <message>
        <source>The honest half: the crossover</source>
        <extracomment>03-why-root-d.lesson, title of step 4</extracomment>
        <translation>النصف الصادق: نقطة التقاطع</translation>
    </message>
    <message>
        <source>“Without √d the gradient vanishes.” True for wide heads. But is the gradient larger with the division at every width?</source>
        <extracomment>03-why-root-d.lesson, scene of step 4</extracomment>
        <translation>«من دون ‎√d يتلاشى التدرج.» هذا صحيح للرؤوس العريضة. لكن هل التدرج أكبر مع القسمة عند كل عرض؟</translation>
    </message>
    <message>
        <source>At d = 16, where is the typical gradient at the query larger?</source>
        <extracomment>03-why-root-d.lesson, question of step 4</extracomment>
        <translation>عند d = 16، أين يكون التدرج المعتاد عند الاستعلام أكبر؟</translation>
    </message>
    <message>
        <source>With the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>مع القسمة</translation>
    </message>
    <message>
        <source>Without it</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>من دونها</translation>
    </message>
    <message>
        <source>It is the same</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>هو نفسه</translation>
    </message>
    <message>
        <source>Over 8000 draws the medians are 0.98 without it and 0.37 with it. For 7 tokens the one without stays above up to about d = 70. Only then it dies: 0.00002 against 0.38 at d = 1024.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 4</extracomment>
        <translation>على 8000 سحب، الوسيط 0.98 من دونها و0.37 معها. ومع 7 رموز يبقى التدرج من دونها هو الأكبر حتى نحو d = 70. وعندئذ فقط يموت: 0.00002 مقابل 0.38 عند d = 1024.</translation>
    </message>
    <message>
        <source>Set the width to 16, and read both gradients.</source>
        <extracomment>03-why-root-d.lesson, task of step 4</extracomment>
        <translation>اجعل العرض 16، واقرأ التدرجين.</translation>
    </message>
    <message>
        <source>The sentences below the bars name the gradients at the query of the picked token.</source>
        <extracomment>03-why-root-d.lesson, hint of step 4</extracomment>
        <translation>تذكر الجمل تحت الأشرطة التدرجين عند استعلام الرمز المختار.</translation>
    </message>
    <message>
        <source>Dividing makes scores smaller, and the slope of a score by its query too. Where nothing is saturated, that is all it does.</source>
        <extracomment>03-why-root-d.lesson, idea of step 4</extracomment>
        <translation>تصغّر القسمة الدرجات، وتصغّر كذلك ميل الدرجة بالنسبة إلى استعلامها. وحيث لا شيء مشبع، فهذا كل ما تفعله.</translation>
    </message>
    <message>
        <source>$ ∂a/∂q = J K / d^p $
J = diag(a) − aᵀa dies when a becomes one-hot; the divisor makes all of it smaller.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 4</extracomment>
        <translation>$ ∂a/∂q = J K / d^p $
تموت J = diag(a) − aᵀa عندما يصير a من نوع one-hot؛ والمقسوم عليه يصغّر ذلك كله.</translation>
    </message>
    <message>
        <source>The honest half: rows on the edge</source>
        <extracomment>03-why-root-d.lesson, title of step 5</extracomment>
        <translation>النصف الصادق: صفوف على الحافة</translation>
    </message>
    <message>
        <source>At d = 1024, without the division, the median gradient is 0.00002. That is the typical row.</source>
        <extracomment>03-why-root-d.lesson, scene of step 5</extracomment>
        <translation>عند d = 1024، ومن دون القسمة، وسيط التدرج 0.00002. ذلك هو الصف المعتاد.</translation>
    </message>
    <message>
        <source>And the mean over all rows?</source>
        <extracomment>03-why-root-d.lesson, question of step 5</extracomment>
        <translation>والمتوسط على كل الصفوف؟</translation>
    </message>
    <message>
        <source>0.00002 as well</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation>هو أيضًا 0.00002</translation>
    </message>
    <message>
        <source>0.38, as with the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation>هو 0.38، كما مع القسمة</translation>
    </message>
    <message>
        <source>1.28, more than with the division. 82 of 100 rows are frozen. But 12 of 100 stand on the edge between two keys, and these carry 90 % of the mean.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 5</extracomment>
        <translation>هو 1.28، أي أكبر مما مع القسمة. 82 من كل 100 صف متجمدة. لكن 12 من كل 100 تقف على الحافة بين مفتاحين، وهي تحمل 90 % من المتوسط.</translation>
    </message>
    <message>
        <source>Set the width to 1024, and look at the curves: median, band and mean.</source>
        <extracomment>03-why-root-d.lesson, task of step 5</extracomment>
        <translation>اجعل العرض 1024، وانظر إلى المنحنيات: الوسيط والنطاق والمتوسط.</translation>
    </message>
    <message>
        <source>Type 1024 into the field beside the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 5</extracomment>
        <translation>اكتب 1024 في الحقل بجانب المنزلق.</translation>
    </message>
    <message>
        <source>Saturation is not silence. Most rows learn nothing through the scores, a few get a jolt. And V still learns: its gradient does not pass the softmax.</source>
        <extracomment>03-why-root-d.lesson, idea of step 5</extracomment>
        <translation>ليس التشبع صمتًا. معظم الصفوف لا تتعلم شيئًا عبر الدرجات، وقليل منها يتلقى هزة. ولا تزال V تتعلم: فتدرجها لا يمر عبر softmax.</translation>
    </message>
    <message>
        <source>A tie of two keys has a = (½, ½). Then |J| = ½, the largest there is, however large the scores are.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 5</extracomment>
        <translation>عند تعادل مفتاحين يكون a = (½, ½)‎. وعندئذ ‎|J| = ½‎، وهو أكبر ما يمكن، مهما كبرت الدرجات.</translation>
    </message>
    <message>
        <source>When √d is not enough</source>
        <extracomment>03-why-root-d.lesson, title of step 6</extracomment>
        <translation>عندما لا تكفي ‎√d</translation>
    </message>
    <message>
        <source>√d is right for numbers that have nothing to do with each other. The source “repeat” takes your own columns again and again: q and k then agree in every copy.</source>
        <extracomment>03-why-root-d.lesson, scene of step 6</extracomment>
        <translation>تصلح ‎√d لأعداد لا صلة لبعضها ببعض. أما المصدر «أعمدتي مكررة» فيأخذ أعمدتك نفسها مرارًا: فيتفق q وk في كل نسخة.</translation>
    </message>
    <message>
        <source>256 copies of two columns. By how much do the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 6</extracomment>
        <translation>256 نسخة من عمودين. كم مرة تنمو الدرجات؟</translation>
    </message>
    <message>
        <source>256 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 6</extracomment>
        <translation>256 مرة</translation>
    </message>
    <message>
        <source>Every copy adds the same amount. The scores grow like d, and √d divides only by √d. It takes the exponent 1.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 6</extracomment>
        <translation>تضيف كل نسخة المقدار نفسه. فتنمو الدرجات كما ينمو d، ولا تقسم ‎√d إلا على ‎√d. يلزم الأس 1.</translation>
    </message>
    <message>
        <source>Set the exponent in the tool bar to 1.</source>
        <extracomment>03-why-root-d.lesson, task of step 6</extracomment>
        <translation>اجعل الأس في شريط الأدوات 1.</translation>
    </message>
    <message>
        <source>Press Tab until the slider “exponent” has the focus, then Page Up five times. A click on its line would jump there.</source>
        <extracomment>03-why-root-d.lesson, hint of step 6</extracomment>
        <translation>اضغط Tab حتى يصير التركيز على المنزلق «الأس»، ثم Page Up خمس مرات. أما النقر على خطه فيقفز إلى موضع النقر.</translation>
    </message>
    <message>
        <source>Training aligns queries and keys. That is why some recipes for very wide models (muP) divide by d.</source>
        <extracomment>03-why-root-d.lesson, idea of step 6</extracomment>
        <translation>يوفّق التدريب بين الاستعلامات والمفاتيح. ولهذا تقسم بعض الوصفات للنماذج العريضة جدًا (muP) على d.</translation>
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
        <translation>قراءة مصفوفة أوزان</translation>
    </message>
    <message>
        <source>Rows add up to 1, columns need not; who looks at whom; and why A is not symmetric.</source>
        <extracomment>04-reading-weights.lesson, about</extracomment>
        <translation>مجموع كل صف 1، ولا يلزم ذلك الأعمدة؛ ومن ينظر إلى من؛ ولماذا ليست A متماثلة.</translation>
    </message>
    <message>
        <source>Rows add up to 1</source>
        <extracomment>04-reading-weights.lesson, title of step 1</extracomment>
        <translation>مجموع كل صف 1</translation>
    </message>
    <message>
        <source>A has a row and a column for each token. The sums at its right are all 1.00: a row shares itself out.</source>
        <extracomment>04-reading-weights.lesson, scene of step 1</extracomment>
        <translation>في A صف وعمود لكل رمز. والمجاميع إلى يمينها كلها 1.00: يقسم الصف نفسه حصصًا.</translation>
    </message>
    <message>
        <source>And a column? Add up the column of “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, question of step 1</extracomment>
        <translation>والعمود؟ اجمع عمود «Nimbus».</translation>
    </message>
    <message>
        <source>It is 1 as well</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>مجموعه 1 أيضًا</translation>
    </message>
    <message>
        <source>It may be anything from 0 to 7</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>قد يكون أي عدد من 0 إلى 7</translation>
    </message>
    <message>
        <source>It is always less than 1</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>هو دائمًا أقل من 1</translation>
    </message>
    <message>
        <source>The column of “Nimbus” adds up to 1.73, the one of “Why” to 0.62. A token can be looked at by all, or by nobody.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 1</extracomment>
        <translation>مجموع عمود «Nimbus» هو 1.73، ومجموع عمود «Why» هو 0.62. قد ينظر إلى الرمز الجميع، وقد لا ينظر إليه أحد.</translation>
    </message>
    <message>
        <source>Click the weight of “export” on “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, task of step 1</extracomment>
        <translation>انقر وزن «export» على «Nimbus».</translation>
    </message>
    <message>
        <source>Columns have their names at the top.</source>
        <extracomment>04-reading-weights.lesson, hint of step 1</extracomment>
        <translation>أسماء الأعمدة في أعلاها.</translation>
    </message>
    <message>
        <source>Every row spends exactly one. Nothing says who receives it.</source>
        <extracomment>04-reading-weights.lesson, idea of step 1</extracomment>
        <translation>ينفق كل صف واحدًا بالضبط. ولا شيء يقول من يأخذه.</translation>
    </message>
    <message>
        <source>$ Σ_j A_ij = 1 $
for every i. There is no such law for a sum over i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 1</extracomment>
        <translation>$ Σ_j A_ij = 1 $
لكل i. ولا قانون كهذا للمجموع على i.</translation>
    </message>
    <message>
        <source>```python
A.sum(axis=1)   # ones
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</source>
        <extracomment>04-reading-weights.lesson, code of step 1</extracomment>
        <translation>```python
A.sum(axis=1)   # آحاد
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</translation>
    </message>
    <message>
        <source>Who looks at whom</source>
        <extracomment>04-reading-weights.lesson, title of step 2</extracomment>
        <translation>من ينظر إلى من</translation>
    </message>
    <message>
        <source>The row says who looks. The column says who is looked at. So the row of “export” is where “export” looks.</source>
        <extracomment>04-reading-weights.lesson, scene of step 2</extracomment>
        <translation>يقول الصف من ينظر. ويقول العمود من يُنظر إليه. فصف «export» هو حيث ينظر «export».</translation>
    </message>
    <message>
        <source>Who looks most at “fail”?</source>
        <extracomment>04-reading-weights.lesson, question of step 2</extracomment>
        <translation>من أكثر من ينظر إلى «fail»؟</translation>
    </message>
    <message>
        <source>export</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>export</translation>
    </message>
    <message>
        <source>fail itself</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>الرمز fail نفسه</translation>
    </message>
    <message>
        <source>Nimbus</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>Nimbus</translation>
    </message>
    <message>
        <source>Down the column of “fail” the largest weight is 0.38, in the row of “Nimbus”. That “fail” is where “export” looks most is another question: it is asked along a row.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 2</extracomment>
        <translation>نزولًا في عمود «fail»، أكبر وزن هو 0.38، في صف «Nimbus». أما أن «fail» هو أكثر ما ينظر إليه «export» فسؤال آخر: يُطرح على امتداد صف.</translation>
    </message>
    <message>
        <source>Click the largest weight in the column of “fail”.</source>
        <extracomment>04-reading-weights.lesson, task of step 2</extracomment>
        <translation>انقر أكبر وزن في عمود «fail».</translation>
    </message>
    <message>
        <source>Go down the column of “fail”: the darkest cell is in the fourth row.</source>
        <extracomment>04-reading-weights.lesson, hint of step 2</extracomment>
        <translation>انزل في عمود «fail»: أغمق خلية في الصف الرابع.</translation>
    </message>
    <message>
        <source>Along a row: where do I look? Down a column: who looks at me?</source>
        <extracomment>04-reading-weights.lesson, idea of step 2</extracomment>
        <translation>على امتداد الصف: إلى أين أنظر؟ نزولًا في العمود: من ينظر إليّ؟</translation>
    </message>
    <message>
        <source>$ A_ij $
i is the query, j is the key.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 2</extracomment>
        <translation>$ A_ij $
الحرف i هو الاستعلام، والحرف j هو المفتاح.</translation>
    </message>
    <message>
        <source>```python
A[4].argmax()      # 5: where export looks most
A[:, 5].argmax()   # 3: who looks most at fail
```</source>
        <extracomment>04-reading-weights.lesson, code of step 2</extracomment>
        <translation>```python
A[4].argmax()      # 5: أكثر ما ينظر إليه export
A[:, 5].argmax()   # 3: أكثر من ينظر إلى fail
```</translation>
    </message>
    <message>
        <source>Even symmetric scores give no symmetric weights</source>
        <extracomment>04-reading-weights.lesson, title of step 3</extracomment>
        <translation>حتى الدرجات المتماثلة لا تعطي أوزانًا متماثلة</translation>
    </message>
    <message>
        <source>Give W_K the numbers of W_Q. Then K equals Q, and the score of i and j is the score of j and i.</source>
        <extracomment>04-reading-weights.lesson, scene of step 3</extracomment>
        <translation>أعطِ W_K أعداد W_Q. فتساوي K المصفوفة Q، وتصير درجة i مع j هي درجة j مع i.</translation>
    </message>
    <message>
        <source>Is A symmetric then?</source>
        <extracomment>04-reading-weights.lesson, question of step 3</extracomment>
        <translation>أتكون A متماثلة إذن؟</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation>لا</translation>
    </message>
    <message>
        <source>S is symmetric, A is not. “export” gives “fail” 0.17, “fail” gives “export” 0.08: the scores are equal, but each row divides by a sum of its own.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 3</extracomment>
        <translation>المصفوفة S متماثلة، وA ليست كذلك. يعطي «export» الرمزَ «fail» 0.17، ويعطي «fail» الرمزَ «export» 0.08: الدرجتان متساويتان، لكن كل صف يقسم على مجموع خاص به.</translation>
    </message>
    <message>
        <source>Copy all of W_Q into W_K.</source>
        <extracomment>04-reading-weights.lesson, task of step 3</extracomment>
        <translation>انسخ W_Q كلها إلى W_K.</translation>
    </message>
    <message>
        <source>Click a cell of W_Q, press Ctrl+A and Ctrl+C. Click the first cell of W_K and press Ctrl+V.</source>
        <extracomment>04-reading-weights.lesson, hint of step 3</extracomment>
        <translation>انقر خلية من W_Q، واضغط Ctrl+A ثم Ctrl+C. وانقر أول خلية من W_K واضغط Ctrl+V.</translation>
    </message>
    <message>
        <source>A weight is a share of what its row has to give. In a row full of large scores, a large score is nothing special.</source>
        <extracomment>04-reading-weights.lesson, idea of step 3</extracomment>
        <translation>الوزن حصة مما لدى صفه ليعطيه. وفي صف مليء بدرجات كبيرة لا تكون الدرجة الكبيرة شيئًا مميزًا.</translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
The numerator is symmetric, the sum belongs to row i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 3</extracomment>
        <translation>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
البسط متماثل، أما المجموع فيخص الصف i.</translation>
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
        <translation>الوزن ليس تأثيرًا</translation>
    </message>
    <message>
        <source>A long value with a small weight wins, and a large weight may bring nothing.</source>
        <extracomment>05-not-influence.lesson, about</extracomment>
        <translation>قيمة طويلة بوزن صغير تفوز، ووزن كبير قد لا يأتي بشيء.</translation>
    </message>
    <message>
        <source>The small weight wins</source>
        <extracomment>05-not-influence.lesson, title of step 1</extracomment>
        <translation>الوزن الصغير يفوز</translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}} and “scream” only {{weights[heard,scream]}}.</source>
        <extracomment>05-not-influence.lesson, scene of step 1</extracomment>
        <translation>يعطي «heard» الرمزَ «a» الوزن {{weights[heard,a]}}، ولا يعطي «scream» إلا {{weights[heard,scream]}}.</translation>
    </message>
    <message>
        <source>Who decides the sign of the output of “heard” in column v1?</source>
        <extracomment>05-not-influence.lesson, question of step 1</extracomment>
        <translation>من يقرر إشارة خرج «heard» في العمود v1؟</translation>
    </message>
    <message>
        <source>“a”, which has most of the weight</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation>الرمز «a»، صاحب معظم الوزن</translation>
    </message>
    <message>
        <source>“scream”, which has the least</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation>الرمز «scream»، صاحب أقله</translation>
    </message>
    <message>
        <source>The output is −0.48. “a” brings 0.61 · 0.50 = 0.30. “scream” brings 0.10 · (−9) = −0.87: its value is long.</source>
        <extracomment>05-not-influence.lesson, reveal of step 1</extracomment>
        <translation>الخرج ‎−0.48. يأتي «a» بـ ‎0.61 · 0.50 = 0.30. ويأتي «scream» بـ ‎0.10 · (−9) = −0.87: فقيمته طويلة.</translation>
    </message>
    <message>
        <source>Click the output v1 of “heard”, and look at the bars of its terms.</source>
        <extracomment>05-not-influence.lesson, task of step 1</extracomment>
        <translation>انقر الخرج v1 لـ «heard»، وانظر إلى أشرطة حدوده.</translation>
    </message>
    <message>
        <source>O stands where the row of A and the column of V meet.</source>
        <extracomment>05-not-influence.lesson, hint of step 1</extracomment>
        <translation>تقف O حيث يلتقي صف A وعمود V.</translation>
    </message>
    <message>
        <source>A picture of weights shows where a head looks. What it takes from there is weight times value.</source>
        <extracomment>05-not-influence.lesson, idea of step 1</extracomment>
        <translation>تُظهر صورة الأوزان إلى أين ينظر الرأس. أما ما يأخذه من هناك فهو الوزن في القيمة.</translation>
    </message>
    <message>
        <source>$ o_i = Σ_j A_ij v_j $
The share of j in this sum is A_ij |v_j|, and not A_ij.</source>
        <extracomment>05-not-influence.lesson, mathematics of step 1</extracomment>
        <translation>$ o_i = Σ_j A_ij v_j $
حصة j في هذا المجموع هي A_ij |v_j|‎، لا A_ij.</translation>
    </message>
    <message>
        <source>```python
A[1, :, None] * V   # what each token brings to &quot;heard&quot;
```</source>
        <extracomment>05-not-influence.lesson, code of step 1</extracomment>
        <translation>```python
A[1, :, None] * V   # ما يأتي به كل رمز إلى &quot;heard&quot;
```</translation>
    </message>
    <message>
        <source>Silence it</source>
        <extracomment>05-not-influence.lesson, title of step 2</extracomment>
        <translation>أسكِته</translation>
    </message>
    <message>
        <source>In W_V, the row of “scream” makes its value long: −9.00 and 6.00.</source>
        <extracomment>05-not-influence.lesson, scene of step 2</extracomment>
        <translation>في W_V يجعل صف «scream» قيمته طويلة: ‎−9.00 و6.00.</translation>
    </message>
    <message>
        <source>Set the −9 to 0. What does the weight of “scream” do?</source>
        <extracomment>05-not-influence.lesson, question of step 2</extracomment>
        <translation>اجعل العدد ‎−9 يساوي 0. ماذا يفعل وزن «scream»؟</translation>
    </message>
    <message>
        <source>It falls to 0</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>يهبط إلى 0</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>يبقى كما هو</translation>
    </message>
    <message>
        <source>It grows</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>ينمو</translation>
    </message>
    <message>
        <source>The weights do not know of V. The output of “heard” in column v1 goes from −0.48 to 0.39, and no weight moves.</source>
        <extracomment>05-not-influence.lesson, reveal of step 2</extracomment>
        <translation>لا تعلم الأوزان بشيء عن V. ينتقل خرج «heard» في العمود v1 من ‎−0.48 إلى 0.39، ولا يتحرك أي وزن.</translation>
    </message>
    <message>
        <source>Set W_V at “scream”, column v1, to 0.</source>
        <extracomment>05-not-influence.lesson, task of step 2</extracomment>
        <translation>اجعل W_V عند «scream»، العمود v1، تساوي 0.</translation>
    </message>
    <message>
        <source>Click the −9.00 in W_V, type 0, press Enter.</source>
        <extracomment>05-not-influence.lesson, hint of step 2</extracomment>
        <translation>انقر ‎−9.00 في W_V، واكتب 0، واضغط Enter.</translation>
    </message>
    <message>
        <source>Two heads with the same picture of weights can do quite different things.</source>
        <extracomment>05-not-influence.lesson, idea of step 2</extracomment>
        <translation>قد يفعل رأسان لهما صورة الأوزان نفسها شيئين مختلفين تمامًا.</translation>
    </message>
    <message>
        <source>```python
Wv[3, 0] = 0
A_before is A_after   # V comes after A
```</source>
        <extracomment>05-not-influence.lesson, code of step 2</extracomment>
        <translation>```python
Wv[3, 0] = 0
A_before is A_after   # V تأتي بعد A
```</translation>
    </message>
    <message>
        <source>A large weight may bring nothing</source>
        <extracomment>05-not-influence.lesson, title of step 3</extracomment>
        <translation>قد لا يأتي الوزن الكبير بشيء</translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}}, more than to all others together.</source>
        <extracomment>05-not-influence.lesson, scene of step 3</extracomment>
        <translation>يعطي «heard» الرمزَ «a» الوزن {{weights[heard,a]}}، أكثر مما يعطي الرموز الأخرى كلها معًا.</translation>
    </message>
    <message>
        <source>Set both numbers of “a” in W_V to 0. What does this weight bring then?</source>
        <extracomment>05-not-influence.lesson, question of step 3</extracomment>
        <translation>اجعل كلا عددي «a» في W_V يساوي 0. بم يأتي هذا الوزن إذن؟</translation>
    </message>
    <message>
        <source>Still about 0.6 of the output</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>لا يزال نحو 0.6 من الخرج</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>The softmax gives it to the others</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>تعطيه softmax للرموز الأخرى</translation>
    </message>
    <message>
        <source>0.61 · 0 = 0. The weight is still there: a row must give 1 to somebody. A token with a short value is a place to rest for a head that has nothing to say. Trained models use their first token like that.</source>
        <extracomment>05-not-influence.lesson, reveal of step 3</extracomment>
        <translation>‏‎0.61 · 0 = 0. الوزن لا يزال هناك: على الصف أن يعطي 1 لأحد ما. والرمز ذو القيمة القصيرة مكان راحة لرأس ليس لديه ما يقوله. وبهذا تستخدم النماذج المدرَّبة رمزها الأول.</translation>
    </message>
    <message>
        <source>Set the row of “a” in W_V to 0, both numbers.</source>
        <extracomment>05-not-influence.lesson, task of step 3</extracomment>
        <translation>اجعل صف «a» في W_V يساوي 0، بعدديه كليهما.</translation>
    </message>
    <message>
        <source>Select both cells of the row “a” in W_V and press Delete.</source>
        <extracomment>05-not-influence.lesson, hint of step 3</extracomment>
        <translation>حدد خليتي الصف «a» في W_V كلتيهما واضغط Delete.</translation>
    </message>
    <message>
        <source>Read weights together with the lengths of the values.</source>
        <extracomment>05-not-influence.lesson, idea of step 3</extracomment>
        <translation>اقرأ الأوزان مع أطوال القيم.</translation>
    </message>
    <message>
        <source>```python
np.linalg.norm(V, axis=1)   # read A with this beside it
```</source>
        <extracomment>05-not-influence.lesson, code of step 3</extracomment>
        <translation>```python
np.linalg.norm(V, axis=1)   # اقرأ A وهذا بجانبها
```</translation>
    </message>
    <message>
        <source>Temperature and entropy</source>
        <extracomment>06-temperature.lesson, title</extracomment>
        <translation>الحرارة والإنتروبيا</translation>
    </message>
    <message>
        <source>How many tokens does a row really look at, and the knob that decides it.</source>
        <extracomment>06-temperature.lesson, about</extracomment>
        <translation>إلى كم رمز ينظر الصف حقًا، والمقبض الذي يقرر ذلك.</translation>
    </message>
    <message>
        <source>Counting by entropy</source>
        <extracomment>06-temperature.lesson, title of step 1</extracomment>
        <translation>العدّ بالإنتروبيا</translation>
    </message>
    <message>
        <source>“export” looks at seven tokens, but not alike. Entropy makes one number of that: 0 bits when one token has everything, log₂ 7 = 2.81 bits when all have the same.</source>
        <extracomment>06-temperature.lesson, scene of step 1</extracomment>
        <translation>ينظر «export» إلى سبعة رموز، لكن ليس بالتساوي. وتجعل الإنتروبيا من ذلك عددًا واحدًا: 0 بت حين يأخذ رمز واحد كل شيء، و‎log₂ 7 = 2.81 بت حين تأخذ كلها الشيء نفسه.</translation>
    </message>
    <message>
        <source>The entropy of this row is 2.75 bits. How many tokens, looked at alike, would have as much?</source>
        <extracomment>06-temperature.lesson, question of step 1</extracomment>
        <translation>إنتروبيا هذا الصف 2.75 بت. كم رمزًا منظورًا إليه بالتساوي تكون له الإنتروبيا نفسها؟</translation>
    </message>
    <message>
        <source>2^2.75 = 6.7. The row of “export” is nearly an even mixture of all seven.</source>
        <extracomment>06-temperature.lesson, reveal of step 1</extracomment>
        <translation>‏‎2^2.75 = 6.7. صف «export» يكاد يكون مزيجًا متساويًا من الرموز السبعة كلها.</translation>
    </message>
    <message>
        <source>Find the most decided row: pick the token with the lowest entropy.</source>
        <extracomment>06-temperature.lesson, task of step 1</extracomment>
        <translation>اعثر على الصف الأشد حسمًا: اختر الرمز ذا أقل إنتروبيا.</translation>
    </message>
    <message>
        <source>Pick one after the other and read “entropy” beside the chart. It is the first one: 2.49 bits.</source>
        <extracomment>06-temperature.lesson, hint of step 1</extracomment>
        <translation>اختر الرموز واحدًا تلو الآخر واقرأ «الإنتروبيا» بجانب الرسم البياني. إنه الأول: 2.49 بت.</translation>
    </message>
    <message>
        <source>Entropy is the honest count: it does not stop at the largest weight.</source>
        <extracomment>06-temperature.lesson, idea of step 1</extracomment>
        <translation>الإنتروبيا هي العدّ الصادق: لا تقف عند أكبر وزن.</translation>
    </message>
    <message>
        <source>```python
H = -(a * np.log2(a)).sum()
2 ** H     # 6.7 for export, 5.6 for Why
```</source>
        <extracomment>06-temperature.lesson, code of step 1</extracomment>
        <translation>```python
H = -(a * np.log2(a)).sum()
2 ** H     # export: 6.7, Why: 5.6
```</translation>
    </message>
    <message>
        <source>Cold</source>
        <extracomment>06-temperature.lesson, title of step 2</extracomment>
        <translation>بارد</translation>
    </message>
    <message>
        <source>The temperature τ divides all scores before the softmax. Below 1, differences grow.</source>
        <extracomment>06-temperature.lesson, scene of step 2</extracomment>
        <translation>تقسم الحرارة τ كل الدرجات قبل softmax. وتحت 1 تكبر الفروق.</translation>
    </message>
    <message>
        <source>At τ = 0.1, what is the weight of “fail” in the row of “export”? It is 0.24 at τ = 1.</source>
        <extracomment>06-temperature.lesson, question of step 2</extracomment>
        <translation>عند τ = 0.1، ما وزن «fail» في صف «export»؟ إنه 0.24 عند τ = 1.</translation>
    </message>
    <message>
        <source>0.97. Its score is only 0.36, but that is 0.376 above the next one, and 0.376 / 0.1 = 3.76: e^3.76 is 43 times as much.</source>
        <extracomment>06-temperature.lesson, reveal of step 2</extracomment>
        <translation>إنه 0.97. درجته 0.36 فقط، لكنها تزيد 0.376 على التالية لها، و‎0.376 / 0.1 = 3.76: وe^3.76 يعني 43 ضعفًا.</translation>
    </message>
    <message>
        <source>Turn the temperature down to 0.1 or below.</source>
        <extracomment>06-temperature.lesson, task of step 2</extracomment>
        <translation>اخفض الحرارة إلى 0.1 أو أقل.</translation>
    </message>
    <message>
        <source>Click the slider “temperature” in the tool bar and press Page Down some times.</source>
        <extracomment>06-temperature.lesson, hint of step 2</extracomment>
        <translation>انقر المنزلق «الحرارة» في شريط الأدوات واضغط Page Down بضع مرات.</translation>
    </message>
    <message>
        <source>Cold makes a choice of a preference. At 0 it would be the largest score and nothing else.</source>
        <extracomment>06-temperature.lesson, idea of step 2</extracomment>
        <translation>يجعل البرد من التفضيل اختيارًا. وعند 0 تبقى أكبر درجة ولا شيء سواها.</translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>06-temperature.lesson, title of step 3</extracomment>
        <translation>ساخن</translation>
    </message>
    <message>
        <source>Above 1, differences shrink.</source>
        <extracomment>06-temperature.lesson, scene of step 3</extracomment>
        <translation>فوق 1 تتقلص الفروق.</translation>
    </message>
    <message>
        <source>What do the weights of a row go to when τ grows without end?</source>
        <extracomment>06-temperature.lesson, question of step 3</extracomment>
        <translation>إلى ماذا تؤول أوزان الصف حين تنمو τ بلا نهاية؟</translation>
    </message>
    <message>
        <source>1/7 each</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation>1/7 لكل منها</translation>
    </message>
    <message>
        <source>They stay in their order, but the largest stays above 0.2</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation>تبقى على ترتيبها، لكن أكبرها يبقى فوق 0.2</translation>
    </message>
    <message>
        <source>All scores become nearly 0, and equal scores give equal shares: 1/7 = 0.143. At τ = 10 “fail” has 0.151.</source>
        <extracomment>06-temperature.lesson, reveal of step 3</extracomment>
        <translation>تكاد كل الدرجات تصير 0، والدرجات المتساوية تعطي حصصًا متساوية: ‎1/7 = 0.143. وعند τ = 10 يكون لـ «fail» ‏0.151.</translation>
    </message>
    <message>
        <source>Turn the temperature up to 10 or above.</source>
        <extracomment>06-temperature.lesson, task of step 3</extracomment>
        <translation>ارفع الحرارة إلى 10 أو أكثر.</translation>
    </message>
    <message>
        <source>Page Up on the slider “temperature”.</source>
        <extracomment>06-temperature.lesson, hint of step 3</extracomment>
        <translation>اضغط Page Up على المنزلق «الحرارة».</translation>
    </message>
    <message>
        <source>Hot makes a mean of everything. The order of the weights stays, but it says less and less.</source>
        <extracomment>06-temperature.lesson, idea of step 3</extracomment>
        <translation>تجعل السخونة من كل شيء متوسطًا. يبقى ترتيب الأوزان، لكن دلالته تقل شيئًا فشيئًا.</translation>
    </message>
    <message>
        <source>```python
softmax(S[4] / np.sqrt(2) / 10)   # 0.139 to 0.151
```</source>
        <extracomment>06-temperature.lesson, code of step 3</extracomment>
        <translation>```python
softmax(S[4] / np.sqrt(2) / 10)   # من 0.139 إلى 0.151
```</translation>
    </message>
    <message>
        <source>One divisor</source>
        <extracomment>06-temperature.lesson, title of step 4</extracomment>
        <translation>مقسوم عليه واحد</translation>
    </message>
    <message>
        <source>√2 = 1.41 divides the scores. The temperature divides them again.</source>
        <extracomment>06-temperature.lesson, scene of step 4</extracomment>
        <translation>يقسم ‎√2 = 1.41 الدرجات. وتقسمها الحرارة ثانية.</translation>
    </message>
    <message>
        <source>Switch ÷ √d off and set the temperature to about 1.4. What happens to the weights?</source>
        <extracomment>06-temperature.lesson, question of step 4</extracomment>
        <translation>أوقف ‎÷ √d واجعل الحرارة نحو 1.4. ماذا يحدث للأوزان؟</translation>
    </message>
    <message>
        <source>They become much more decided</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation>تصير أشد حسمًا بكثير</translation>
    </message>
    <message>
        <source>Almost nothing</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation>لا شيء تقريبًا</translation>
    </message>
    <message>
        <source>Dividing by √d and dividing by τ is the same. There is one divisor, d^p · τ. Its parts have different uses: p follows the width by itself, τ is yours.</source>
        <extracomment>06-temperature.lesson, reveal of step 4</extracomment>
        <translation>القسمة على ‎√d والقسمة على τ سواء. هناك مقسوم عليه واحد، d^p · τ. ولجزأيه استخدامان مختلفان: p يتبع العرض من تلقاء نفسه، وτ لك.</translation>
    </message>
    <message>
        <source>Switch ÷ √d off and bring the weights back with the temperature.</source>
        <extracomment>06-temperature.lesson, task of step 4</extracomment>
        <translation>أوقف ‎÷ √d وأعد الأوزان بالحرارة.</translation>
    </message>
    <message>
        <source>First the switch. Then the right arrow key on the slider “temperature”, seven or eight times.</source>
        <extracomment>06-temperature.lesson, hint of step 4</extracomment>
        <translation>زر التبديل أولًا. ثم مفتاح السهم لأعلى على المنزلق «الحرارة»، سبع مرات أو ثمانيًا.</translation>
    </message>
    <message>
        <source>Two knobs, one number.</source>
        <extracomment>06-temperature.lesson, idea of step 4</extracomment>
        <translation>مقبضان، وعدد واحد.</translation>
    </message>
    <message>
        <source>```python
S / 2**0.5 / 1.0    # the same
S / 2**0.0 / 2**0.5
```</source>
        <extracomment>06-temperature.lesson, code of step 4</extracomment>
        <translation>```python
S / 2**0.5 / 1.0    # الشيء نفسه
S / 2**0.0 / 2**0.5
```</translation>
    </message>
    <message>
        <source>The causal mask</source>
        <extracomment>07-causal-mask.lesson, title</extracomment>
        <translation>القناع السببي</translation>
    </message>
    <message>
        <source>Who may look at whom: nothing from the future, and exactly 0 where it is forbidden.</source>
        <extracomment>07-causal-mask.lesson, about</extracomment>
        <translation>من يجوز له أن ينظر إلى من: لا شيء من المستقبل، و0 تمامًا حيث يُمنع.</translation>
    </message>
    <message>
        <source>Nobody looks ahead</source>
        <extracomment>07-causal-mask.lesson, title of step 1</extracomment>
        <translation>لا أحد ينظر إلى الأمام</translation>
    </message>
    <message>
        <source>A model that writes must not see the next word. With the causal mask a token looks at itself and at what stands before it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 1</extracomment>
        <translation>على النموذج الذي يكتب ألا يرى الكلمة التالية. بالقناع السببي ينظر الرمز إلى نفسه وإلى ما يقف قبله.</translation>
    </message>
    <message>
        <source>What weight does the first token, “Why”, give to itself then?</source>
        <extracomment>07-causal-mask.lesson, question of step 1</extracomment>
        <translation>ما الوزن الذي يعطيه الرمز الأول، «Why»، لنفسه إذن؟</translation>
    </message>
    <message>
        <source>1.00. It has no other choice: the row is forced. It says nothing about the scores.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 1</extracomment>
        <translation>إنه 1.00. ليس له خيار آخر: الصف مُجبَر. وهو لا يقول شيئًا عن الدرجات.</translation>
    </message>
    <message>
        <source>Choose the causal mask in the tool bar.</source>
        <extracomment>07-causal-mask.lesson, task of step 1</extracomment>
        <translation>اختر القناع السببي في شريط الأدوات.</translation>
    </message>
    <message>
        <source>The box says “Mask: None”.</source>
        <extracomment>07-causal-mask.lesson, hint of step 1</extracomment>
        <translation>تقول القائمة «القناع: بلا قناع».</translation>
    </message>
    <message>
        <source>The mask is a set of allowed pairs: the lower triangle.</source>
        <extracomment>07-causal-mask.lesson, idea of step 1</extracomment>
        <translation>القناع مجموعة من الأزواج المسموح بها: المثلث السفلي.</translation>
    </message>
    <message>
        <source>A_ij = 0 where j &gt; i.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 1</extracomment>
        <translation>‏A_ij = 0 حيث j &gt; i.</translation>
    </message>
    <message>
        <source>Hidden is exactly 0</source>
        <extracomment>07-causal-mask.lesson, title of step 2</extracomment>
        <translation>المحجوب هو 0 تمامًا</translation>
    </message>
    <message>
        <source>Without the mask “export” gave “Why” the weight 0.13. Now it is {{weights[export,Why]}}, and “export” itself went from 0.17 to {{weights[export,export]}}.</source>
        <extracomment>07-causal-mask.lesson, scene of step 2</extracomment>
        <translation>من دون القناع كان «export» يعطي «Why» الوزن 0.13. والآن هو {{weights[export,Why]}}، وانتقل «export» نفسه من 0.17 إلى {{weights[export,export]}}.</translation>
    </message>
    <message>
        <source>Two keys are hidden from “export”. What happens to the ratio of any two weights that are left?</source>
        <extracomment>07-causal-mask.lesson, question of step 2</extracomment>
        <translation>مفتاحان محجوبان عن «export». ماذا يحدث للنسبة بين أي وزنين من الأوزان الباقية؟</translation>
    </message>
    <message>
        <source>The larger one gains</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>يكسب الأكبر</translation>
    </message>
    <message>
        <source>It stays the same</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>تبقى كما هي</translation>
    </message>
    <message>
        <source>They become equal</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>يتساويان</translation>
    </message>
    <message>
        <source>The exponentials stay what they were, only the sum loses two terms. Every weight that is left grows by the same factor: 0.13 to 0.20, 0.17 to 0.26.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 2</extracomment>
        <translation>تبقى الأسيات كما كانت، ولا يفقد إلا المجموع حدّين. فينمو كل وزن باقٍ بالعامل نفسه: من 0.13 إلى 0.20، ومن 0.17 إلى 0.26.</translation>
    </message>
    <message>
        <source>Click the hidden weight of “export” on “fail”: exactly 0, no terms.</source>
        <extracomment>07-causal-mask.lesson, task of step 2</extracomment>
        <translation>انقر الوزن المحجوب لـ «export» على «fail»: 0 تمامًا، بلا حدود.</translation>
    </message>
    <message>
        <source>It is hatched, at the right of the diagonal.</source>
        <extracomment>07-causal-mask.lesson, hint of step 2</extracomment>
        <translation>إنه مظلل بخطوط، إلى يمين القطر.</translation>
    </message>
    <message>
        <source>Not a small weight, none. No number behind the mask can leak, not even one that is not a number.</source>
        <extracomment>07-causal-mask.lesson, idea of step 2</extracomment>
        <translation>ليس وزنًا صغيرًا، بل لا وزن. لا يمكن لعدد خلف القناع أن يتسرب، ولا حتى لما ليس عددًا.</translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
with the sum over allowed k only.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 2</extracomment>
        <translation>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
والمجموع على قيم k المسموح بها فقط.</translation>
    </message>
    <message>
        <source>The past stays what it was</source>
        <extracomment>07-causal-mask.lesson, title of step 3</extracomment>
        <translation>يبقى الماضي كما كان</translation>
    </message>
    <message>
        <source>“?” is the last token. Nobody before it may look at it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 3</extracomment>
        <translation>الرمز الأخير هو «?». ولا يجوز لأحد قبله أن ينظر إليه.</translation>
    </message>
    <message>
        <source>You change the embedding of “?”. Which rows of the output change?</source>
        <extracomment>07-causal-mask.lesson, question of step 3</extracomment>
        <translation>تغيّر تضمين «?». أي صفوف الخرج يتغير؟</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>كلها</translation>
    </message>
    <message>
        <source>Only the row of “?”</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>صف «?» وحده</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>لا شيء منها</translation>
    </message>
    <message>
        <source>Only its own. That is why a model can be trained on all positions of a text at once, and why a program that writes can keep the keys and values of what is written.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 3</extracomment>
        <translation>صفه وحده. ولهذا يمكن تدريب نموذج على كل مواضع النص معًا، ولهذا يستطيع برنامج يكتب أن يحتفظ بمفاتيح ما كُتب وقيمه.</translation>
    </message>
    <message>
        <source>Change a number in the row of “?” of X.</source>
        <extracomment>07-causal-mask.lesson, task of step 3</extracomment>
        <translation>غيّر عددًا في صف «?» من X.</translation>
    </message>
    <message>
        <source>Click the 0.70 in the last row of X, type another number, press Enter.</source>
        <extracomment>07-causal-mask.lesson, hint of step 3</extracomment>
        <translation>انقر 0.70 في الصف الأخير من X، واكتب عددًا آخر، واضغط Enter.</translation>
    </message>
    <message>
        <source>Cause goes one way: from the left to the right.</source>
        <extracomment>07-causal-mask.lesson, idea of step 3</extracomment>
        <translation>يسير السبب في اتجاه واحد: من اليسار إلى اليمين.</translation>
    </message>
    <message>
        <source>```python
O[:6]   # does not read X[6]
```</source>
        <extracomment>07-causal-mask.lesson, code of step 3</extracomment>
        <translation>```python
O[:6]   # لا يقرأ X[6]
```</translation>
    </message>
    <message>
        <source>A mask of your own</source>
        <extracomment>07-causal-mask.lesson, title of step 4</extracomment>
        <translation>قناع من صنعك</translation>
    </message>
    <message>
        <source>A mask can be any set of pairs. Painting starts from the mask in force.</source>
        <extracomment>07-causal-mask.lesson, scene of step 4</extracomment>
        <translation>قد يكون القناع أي مجموعة من الأزواج. ويبدأ الرسم من القناع الساري.</translation>
    </message>
    <message>
        <source>Hide “export” from itself. How much weight do its four other keys get together?</source>
        <extracomment>07-causal-mask.lesson, question of step 4</extracomment>
        <translation>احجب «export» عن نفسه. كم من الوزن تنال مفاتيحه الأربعة الأخرى معًا؟</translation>
    </message>
    <message>
        <source>As much as before</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation>بقدر ما كان من قبل</translation>
    </message>
    <message>
        <source>All of it</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation>كله</translation>
    </message>
    <message>
        <source>A row always adds up to 1. What one key loses goes to the others, in proportion.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 4</extracomment>
        <translation>مجموع الصف دائمًا 1. وما يفقده مفتاح يذهب إلى المفاتيح الأخرى، بالتناسب.</translation>
    </message>
    <message>
        <source>Paint the mask: hide the pair “export”, “export”.</source>
        <extracomment>07-causal-mask.lesson, task of step 4</extracomment>
        <translation>ارسم القناع: احجب الزوج «export»، «export».</translation>
    </message>
    <message>
        <source>Press Ctrl+M, click the cell of “export” with itself in A, and press Ctrl+M again.</source>
        <extracomment>07-causal-mask.lesson, hint of step 4</extracomment>
        <translation>اضغط Ctrl+M، وانقر خلية «export» مع نفسه في A، واضغط Ctrl+M ثانية.</translation>
    </message>
    <message>
        <source>Sentences in one batch, padding, windows: all are masks.</source>
        <extracomment>07-causal-mask.lesson, idea of step 4</extracomment>
        <translation>الجمل في دفعة واحدة، والحشو، والنوافذ: كلها أقنعة.</translation>
    </message>
    <message>
        <source>A row with no allowed key has no weights at all, and not zeros: zeros do not add up to 1.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 4</extracomment>
        <translation>الصف الذي ليس فيه مفتاح مسموح به لا أوزان له البتة، لا أصفار: فالأصفار ليس مجموعها 1.</translation>
    </message>
    <message>
        <source>The gradient that vanishes, and the loss that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title</extracomment>
        <translation>التدرج الذي يتلاشى، والخسارة التي لا تبالي</translation>
    </message>
    <message>
        <source>A weight of 0.0000007 is to become 0.9. One loss cannot move it, another one can at once.</source>
        <extracomment>08-vanishing-gradient.lesson, about</extracomment>
        <translation>وزن قدره 0.0000007 يراد له أن يصير 0.9. لا تستطيع خسارةٌ تحريكه، وتستطيع أخرى فورًا.</translation>
    </message>
    <message>
        <source>A dead Jacobian</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 1</extracomment>
        <translation>مصفوفة جاكوبي ميتة</translation>
    </message>
    <message>
        <source>Here d is 512, the columns beyond the second are random, and ÷ √d is off. “export” gives “fail” the weight {{weights[export,fail]:9}}; nearly all goes to “did”.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 1</extracomment>
        <translation>هنا d هو 512، والأعمدة بعد الثاني عشوائية، و‎÷ √d متوقف. يعطي «export» الرمزَ «fail» الوزن {{weights[export,fail]:9}}؛ ويذهب كل شيء تقريبًا إلى «did».</translation>
    </message>
    <message>
        <source>How much can any number of W_Q or W_K move this weight?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 1</extracomment>
        <translation>بكم يستطيع أي عدد في W_Q أو W_K أن يحرك هذا الوزن؟</translation>
    </message>
    <message>
        <source>As much as at d = 2</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation>بقدر ما يكون عند d = 2</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation>بما لا يكاد يُذكر</translation>
    </message>
    <message>
        <source>Its derivative by any score of its row has the weight itself as a factor, and that is 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 1</extracomment>
        <translation>في مشتقته بالنسبة إلى أي درجة من صفه يكون الوزن نفسه عاملًا، وهو 0.0000007.</translation>
    </message>
    <message>
        <source>Select the weight of “export” on “fail”, and switch Derivatives on.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 1</extracomment>
        <translation>حدد وزن «export» على «fail»، وشغّل المشتقات.</translation>
    </message>
    <message>
        <source>Click the weight in A, then press Ctrl+Shift+D.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 1</extracomment>
        <translation>انقر الوزن في A، ثم اضغط Ctrl+Shift+D.</translation>
    </message>
    <message>
        <source>Every pane now shows how much its cells move this one weight. Leave the derivatives again with “Back to values”.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 1</extracomment>
        <translation>يُظهر كل لوح الآن كم تحرك خلاياه هذا الوزن وحده. واخرج من المشتقات بـ «عُد إلى القيم».</translation>
    </message>
    <message>
        <source>The square that cannot move it</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 2</extracomment>
        <translation>المربع الذي لا يستطيع تحريكه</translation>
    </message>
    <message>
        <source>Goal seek lets W_Q and W_K go down the gradient of a loss. The first one: half the squared distance of the weight to 0.9. The rate is 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 2</extracomment>
        <translation>يجعل البحث عن هدف W_Q وW_K تنزلان مع تدرج خسارة. الأولى: نصف مربع المسافة بين الوزن و0.9. والمعدل 0.5.</translation>
    </message>
    <message>
        <source>Where is the weight after 500 steps?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 2</extracomment>
        <translation>أين يكون الوزن بعد 500 خطوة؟</translation>
    </message>
    <message>
        <source>At 0.9</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>عند 0.9</translation>
    </message>
    <message>
        <source>Half way, at about 0.45</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>في منتصف الطريق، عند نحو 0.45</translation>
    </message>
    <message>
        <source>Still below 0.000001</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>لا يزال تحت 0.000001</translation>
    </message>
    <message>
        <source>At 0.00000087. The loss is large, but its gradient must pass the dead Jacobian: it is (a − 0.9) times that factor of 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 2</extracomment>
        <translation>عند 0.00000087. الخسارة كبيرة، لكن على تدرجها أن يمر عبر مصفوفة جاكوبي الميتة: إنه ‎(a − 0.9)‎ في ذلك العامل 0.0000007.</translation>
    </message>
    <message>
        <source>Open Goal seek and let it play for a while.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 2</extracomment>
        <translation>افتح البحث عن هدف ودعه يعمل مدة.</translation>
    </message>
    <message>
        <source>Matrix &gt; Goal seek, or Ctrl+Shift+K. The goal is set already: press “Play”.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 2</extracomment>
        <translation>المصفوفة &gt; البحث عن هدف، أو Ctrl+Shift+K. الهدف معيَّن من قبل: اضغط «شغّل».</translation>
    </message>
    <message>
        <source>A large error is no use when the way back is blocked.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 2</extracomment>
        <translation>لا ينفع خطأ كبير حين يكون طريق العودة مسدودًا.</translation>
    </message>
    <message>
        <source>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
e is 1 at “fail” and 0 elsewhere, the first a is the weight of “fail”, the last one the whole row.</source>
        <extracomment>08-vanishing-gradient.lesson, mathematics of step 2</extracomment>
        <translation>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
قيمة e هي 1 عند «fail» و0 في ما عداه، وa الأولى وزن «fail»، والأخيرة الصف كله.</translation>
    </message>
    <message>
        <source>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 6.4e-7 at most
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 2</extracomment>
        <translation>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 6.4e-7 على الأكثر
```</translation>
    </message>
    <message>
        <source>The logarithm that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 3</extracomment>
        <translation>اللوغاريتم الذي لا يبالي</translation>
    </message>
    <message>
        <source>Another loss for the same weight: minus its logarithm. It is 14.2 now.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 3</extracomment>
        <translation>خسارة أخرى للوزن نفسه: سالب لوغاريتمه. وهي الآن 14.2.</translation>
    </message>
    <message>
        <source>What is its derivative by the score of “fail”?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 3</extracomment>
        <translation>ما مشتقتها بالنسبة إلى درجة «fail»؟</translation>
    </message>
    <message>
        <source>a − 1 = −0.9999993. The logarithm divides by the weight, the Jacobian multiplies by it: the factor is gone. The gradient does not care how small the weight is.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 3</extracomment>
        <translation>إنها a − 1 = −0.9999993. يقسم اللوغاريتم على الوزن، وتضرب مصفوفة جاكوبي فيه: فيختفي العامل. لا يبالي التدرج كم صغر الوزن.</translation>
    </message>
    <message>
        <source>In Goal seek choose the loss “Minus the logarithm”, set the rate to 0.001, and play until the weight is above 0.8.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 3</extracomment>
        <translation>في البحث عن هدف اختر الخسارة «سالب لوغاريتم الخلية»، واجعل المعدل 0.001، وشغّله حتى يتجاوز الوزن 0.8.</translation>
    </message>
    <message>
        <source>Set the loss and the rate first, then press “Play”. It takes about twenty steps.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 3</extracomment>
        <translation>اضبط الخسارة والمعدل أولًا، ثم اضغط «شغّل». يستغرق ذلك نحو عشرين خطوة.</translation>
    </message>
    <message>
        <source>This is why classifiers and language models are trained with the cross entropy: it goes with the softmax.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 3</extracomment>
        <translation>لهذا تُدرَّب المصنِّفات والنماذج اللغوية بالإنتروبيا المتقاطعة: فهي تلائم softmax.</translation>
    </message>
    <message>
        <source>```python
a - np.eye(7)[5]   # -1 at fail, however small a[5] is
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 3</extracomment>
        <translation>```python
a - np.eye(7)[5]   # -1: عند fail، مهما صغر a[5]
```</translation>
    </message>
    <message>
        <source>√d, and the square works too</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 4</extracomment>
        <translation>مع ‎√d ينجح المربع أيضًا</translation>
    </message>
    <message>
        <source>The same matrices with ÷ √d: the weight starts at 0.105.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 4</extracomment>
        <translation>المصفوفات نفسها مع ‎÷ √d: يبدأ الوزن عند 0.105.</translation>
    </message>
    <message>
        <source>Back to the squared distance and the rate 0.5. Does it arrive now?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 4</extracomment>
        <translation>عودة إلى مربع المسافة والمعدل 0.5. هل يصل الآن؟</translation>
    </message>
    <message>
        <source>Yes, in some hundred steps</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation>نعم، في بضع مئات من الخطوات</translation>
    </message>
    <message>
        <source>No, the loss is to blame</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation>لا، الذنب ذنب الخسارة</translation>
    </message>
    <message>
        <source>It passes 0.89 after 386 steps. The scores are 22.6 times smaller, no weight is near 0 or 1, and the Jacobian lives. Either cure helps: a loss that goes with the softmax, or scores that do not saturate it.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 4</extracomment>
        <translation>يتجاوز 0.89 بعد 386 خطوة. الدرجات أصغر 22.6 مرة، ولا وزن قريبًا من 0 أو 1، ومصفوفة جاكوبي حية. وأي العلاجين ينفع: خسارة تلائم softmax، أو درجات لا تشبعها.</translation>
    </message>
    <message>
        <source>Play again in Goal seek, until the weight is above 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 4</extracomment>
        <translation>شغّل البحث عن هدف ثانية، حتى يتجاوز الوزن 0.5.</translation>
    </message>
    <message>
        <source>This step set ÷ √d on, and the loss and the rate back. Press “Play”, and wait.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 4</extracomment>
        <translation>شغّلت هذه الخطوة ‎÷ √d، وأعادت الخسارة والمعدل. اضغط «شغّل»، وانتظر.</translation>
    </message>
    <message>
        <source>Inside a model no head has a loss of its own. What reaches it has to pass its softmax: that is why the scores must be kept small.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 4</extracomment>
        <translation>ليس لرأس داخل نموذج خسارة خاصة به. وما يصل إليه يجب أن يمر عبر softmax الخاصة به: ولهذا يجب إبقاء الدرجات صغيرة.</translation>
    </message>
    <message>
        <source>Order does not matter</source>
        <extracomment>09-order.lesson, title</extracomment>
        <translation>الترتيب لا يهم</translation>
    </message>
    <message>
        <source>Dog bites man, man bites dog: attention alone cannot tell. Hence positions.</source>
        <extracomment>09-order.lesson, about</extracomment>
        <translation>كلب يعضّ رجلًا، ورجل يعضّ كلبًا: لا يستطيع الانتباه وحده أن يميّز. ومن هنا المواضع.</translation>
    </message>
    <message>
        <source>Swap two tokens</source>
        <extracomment>09-order.lesson, title of step 1</extracomment>
        <translation>بدّل موضعي رمزين</translation>
    </message>
    <message>
        <source>The output of “dog” is {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}.</source>
        <extracomment>09-order.lesson, scene of step 1</extracomment>
        <translation>خرج «dog» هو ‎{{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}.</translation>
    </message>
    <message>
        <source>Move “dog” one place to the right: “bites dog man”. What does its output become?</source>
        <extracomment>09-order.lesson, question of step 1</extracomment>
        <translation>انقل «dog» إلى الموضع التالي: «bites dog man». ماذا يصير خرجه؟</translation>
    </message>
    <message>
        <source>Something else: it has other neighbours</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation>شيئًا آخر: فله جيران آخرون</translation>
    </message>
    <message>
        <source>Exactly the same</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation>الخرج نفسه تمامًا</translation>
    </message>
    <message>
        <source>The row moves along with its token, and nothing in it changes. The sum over all keys does not ask in which order they come.</source>
        <extracomment>09-order.lesson, reveal of step 1</extracomment>
        <translation>ينتقل الصف مع رمزه، ولا يتغير فيه شيء. فالمجموع على كل المفاتيح لا يسأل بأي ترتيب تأتي.</translation>
    </message>
    <message>
        <source>Move “dog” to another place.</source>
        <extracomment>09-order.lesson, task of step 1</extracomment>
        <translation>انقل «dog» إلى موضع آخر.</translation>
    </message>
    <message>
        <source>To attention, a sentence is a bag of words.</source>
        <extracomment>09-order.lesson, idea of step 1</extracomment>
        <translation>الجملة عند الانتباه كيس من الكلمات.</translation>
    </message>
    <message>
        <source>For any order P of the rows:
$ O(P X) = P O(X) $</source>
        <extracomment>09-order.lesson, mathematics of step 1</extracomment>
        <translation>لأي ترتيب P للصفوف:
$ O(P X) = P O(X) $</translation>
    </message>
    <message>
        <source>Give each place a mark</source>
        <extracomment>09-order.lesson, title of step 2</extracomment>
        <translation>أعطِ كل موضع علامة</translation>
    </message>
    <message>
        <source>Rotary positions turn each query and key by an angle that grows with its place. The product of two of them then depends on how far they stand apart.</source>
        <extracomment>09-order.lesson, scene of step 2</extracomment>
        <translation>تدير المواضع الدورانية كل استعلام ومفتاح بزاوية تنمو مع موضعه. فيعتمد حاصل ضرب اثنين منها على المسافة بينهما.</translation>
    </message>
    <message>
        <source>Which of these change when positions are switched on?</source>
        <extracomment>09-order.lesson, question of step 2</extracomment>
        <translation>أي هذه يتغير حين تُشغَّل المواضع؟</translation>
    </message>
    <message>
        <source>Q, K and V</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>‏Q وK وV</translation>
    </message>
    <message>
        <source>The scores, the weights and the output</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>الدرجات والأوزان والخرج</translation>
    </message>
    <message>
        <source>Only the output of the first token</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>خرج الرمز الأول وحده</translation>
    </message>
    <message>
        <source>Q, K and V are made as before. Two more steps stand between them and the scores: the turned queries and keys. The first token stands at place 0 and is not turned.</source>
        <extracomment>09-order.lesson, reveal of step 2</extracomment>
        <translation>تُصنع Q وK وV كما كانت. وتقف بينها وبين الدرجات خطوتان أخريان: الاستعلامات والمفاتيح بعد تدويرها. ويقف الرمز الأول في الموضع 0 فلا يُدار.</translation>
    </message>
    <message>
        <source>Switch rotary positions on.</source>
        <extracomment>09-order.lesson, task of step 2</extracomment>
        <translation>شغّل المواضع الدورانية.</translation>
    </message>
    <message>
        <source>Matrix &gt; Rotary positions. Choose a convention; which one does not matter here.</source>
        <extracomment>09-order.lesson, hint of step 2</extracomment>
        <translation>المصفوفة &gt; المواضع الدورانية. اختر اصطلاحًا؛ ولا يهم هنا أيها.</translation>
    </message>
    <message>
        <source>A position can be added to X, or turned into Q and K. Either way the order has to be put in by hand.</source>
        <extracomment>09-order.lesson, idea of step 2</extracomment>
        <translation>يمكن أن يُضاف الموضع إلى X، أو أن يدخل تدويرًا في Q وK. وفي الحالين لا بد من وضع الترتيب يدويًا.</translation>
    </message>
    <message>
        <source>$ q_m · k_n = q^T R(n − m) k $
R turns by an angle in proportion to the distance n − m.</source>
        <extracomment>09-order.lesson, mathematics of step 2</extracomment>
        <translation>$ q_m · k_n = q^T R(n − m) k $
تدير R بزاوية متناسبة مع المسافة n − m.</translation>
    </message>
    <message>
        <source>Now order matters</source>
        <extracomment>09-order.lesson, title of step 3</extracomment>
        <translation>الآن صار الترتيب يهم</translation>
    </message>
    <message>
        <source>Rotary positions are in force. The output of “dog” is now {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}: write it down before you move anything.</source>
        <extracomment>09-order.lesson, scene of step 3</extracomment>
        <translation>المواضع الدورانية سارية. وخرج «dog» الآن ‎{{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}: دوّنه قبل أن تنقل أي شيء.</translation>
    </message>
    <message>
        <source>Move a token. Does the output of “dog” stay?</source>
        <extracomment>09-order.lesson, question of step 3</extracomment>
        <translation>انقل رمزًا. هل يبقى خرج «dog»؟</translation>
    </message>
    <message>
        <source>Yes, the row just moves</source>
        <extracomment>09-order.lesson, choice of step 3</extracomment>
        <translation>نعم، ينتقل الصف فحسب</translation>
    </message>
    <message>
        <source>The distances changed, so the turned products changed, and the weights with them.</source>
        <extracomment>09-order.lesson, reveal of step 3</extracomment>
        <translation>تغيرت المسافات، فتغيرت حواصل الضرب بعد التدوير، ومعها الأوزان.</translation>
    </message>
    <message>
        <source>With rotary positions on, move “dog” to another place and see its output change.</source>
        <extracomment>09-order.lesson, task of step 3</extracomment>
        <translation>والمواضع الدورانية مشغَّلة، انقل «dog» إلى موضع آخر وانظر كيف يتغير خرجه.</translation>
    </message>
    <message>
        <source>“Dog bites man” and “man bites dog” are two sentences at last.</source>
        <extracomment>09-order.lesson, idea of step 3</extracomment>
        <translation>صارت «كلب يعضّ رجلًا» و«رجل يعضّ كلبًا» جملتين أخيرًا.</translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>10-not-seen.lesson, title</extracomment>
        <translation>ما لا يمكن رؤيته</translation>
    </message>
    <message>
        <source>Numbers of a head that can change without any weight changing.</source>
        <extracomment>10-not-seen.lesson, about</extracomment>
        <translation>أعداد في رأس يمكن أن تتغير من دون أن يتغير أي وزن.</translation>
    </message>
    <message>
        <source>The bias of the keys</source>
        <extracomment>10-not-seen.lesson, title of step 1</extracomment>
        <translation>انحياز المفاتيح</translation>
    </message>
    <message>
        <source>This head has biases; all are 0. Adding b_K moves every key by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 1</extracomment>
        <translation>لهذا الرأس انحيازات، وكلها 0. وإضافة b_K تحرك كل مفتاح بالمقدار نفسه.</translation>
    </message>
    <message>
        <source>Set a number of b_K to 5. The scores change. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 1</extracomment>
        <translation>اجعل أحد أعداد b_K ‏5. تتغير الدرجات. فماذا تفعل الأوزان؟</translation>
    </message>
    <message>
        <source>They change a lot</source>
        <extracomment>10-not-seen.lesson, choice of step 1</extracomment>
        <translation>تتغير كثيرًا</translation>
    </message>
    <message>
        <source>Every score of a row grows by the same q · b_K. The softmax sees differences within a row, and those stay. So b_K does nothing, in any model.</source>
        <extracomment>10-not-seen.lesson, reveal of step 1</extracomment>
        <translation>تزيد كل درجة في الصف بالمقدار نفسه q · b_K. وترى softmax الفروق داخل الصف، وهذه تبقى. فلا يفعل b_K شيئًا، في أي نموذج.</translation>
    </message>
    <message>
        <source>Set the first number of b_K to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 1</extracomment>
        <translation>اجعل أول عدد في b_K ‏5.</translation>
    </message>
    <message>
        <source>b_K stands below W_K. Click its first number, type 5 and press Enter. The chart of weights below stays as it is.</source>
        <extracomment>10-not-seen.lesson, hint of step 1</extracomment>
        <translation>يقف b_K تحت W_K. انقر أول أعداده، واكتب 5، واضغط Enter. ويبقى الرسم البياني للأوزان في الأسفل كما هو.</translation>
    </message>
    <message>
        <source>Whisper&apos;s keys have no bias, and nothing is missing.</source>
        <extracomment>10-not-seen.lesson, idea of step 1</extracomment>
        <translation>ليس لمفاتيح Whisper انحياز، ولا ينقصها شيء.</translation>
    </message>
    <message>
        <source>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
The last term does not depend on j.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 1</extracomment>
        <translation>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
لا يعتمد الحد الأخير على j.</translation>
    </message>
    <message>
        <source>The bias of the queries is seen</source>
        <extracomment>10-not-seen.lesson, title of step 2</extracomment>
        <translation>انحياز الاستعلامات مرئي</translation>
    </message>
    <message>
        <source>b_Q moves every query by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 2</extracomment>
        <translation>يحرك b_Q كل استعلام بالمقدار نفسه.</translation>
    </message>
    <message>
        <source>Set a number of b_Q to 5. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 2</extracomment>
        <translation>اجعل أحد أعداد b_Q ‏5. ماذا تفعل الأوزان؟</translation>
    </message>
    <message>
        <source>They change</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation>تتغير</translation>
    </message>
    <message>
        <source>Nothing, as with b_K</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation>لا شيء، كما مع b_K</translation>
    </message>
    <message>
        <source>Now the score of i and j grows by b_Q · k_j. That depends on the key j: some keys become popular with everybody. “red” now gets 0.96 from itself and 0.95 from “green”.</source>
        <extracomment>10-not-seen.lesson, reveal of step 2</extracomment>
        <translation>الآن تزيد درجة i مع j بمقدار b_Q · k_j. وذلك يعتمد على المفتاح j: فتصير بعض المفاتيح مرغوبة عند الجميع. يأخذ «red» الآن 0.96 من نفسه و0.95 من «green».</translation>
    </message>
    <message>
        <source>Set the first number of b_Q to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 2</extracomment>
        <translation>اجعل أول عدد في b_Q ‏5.</translation>
    </message>
    <message>
        <source>b_Q stands below W_Q.</source>
        <extracomment>10-not-seen.lesson, hint of step 2</extracomment>
        <translation>يقف b_Q تحت W_Q.</translation>
    </message>
    <message>
        <source>b_Q is a question that all tokens ask.</source>
        <extracomment>10-not-seen.lesson, idea of step 2</extracomment>
        <translation>الانحياز b_Q سؤال تطرحه كل الرموز.</translation>
    </message>
    <message>
        <source>```python
S + (bq @ K.T)   # the same row added to all rows
```</source>
        <extracomment>10-not-seen.lesson, code of step 2</extracomment>
        <translation>```python
S + (bq @ K.T)   # الصف نفسه مضافًا إلى كل الصفوف
```</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>10-not-seen.lesson, title of step 3</extracomment>
        <translation>أدر الاثنتين</translation>
    </message>
    <message>
        <source>W_Q and W_K are the identity here. “Rotation” makes a rotation of a matrix.</source>
        <extracomment>10-not-seen.lesson, scene of step 3</extracomment>
        <translation>هنا W_Q وW_K مصفوفتا وحدة. ويجعل «تدوير» من المصفوفة مصفوفة تدوير.</translation>
    </message>
    <message>
        <source>Turn W_Q by 30 degrees, and W_K by the same. What happens to the scores?</source>
        <extracomment>10-not-seen.lesson, question of step 3</extracomment>
        <translation>أدر W_Q بمقدار 30 درجة، وW_K بالمقدار نفسه. ماذا يحدث للدرجات؟</translation>
    </message>
    <message>
        <source>They grow</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation>تنمو</translation>
    </message>
    <message>
        <source>They change their signs</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation>تتغير إشاراتها</translation>
    </message>
    <message>
        <source>Queries and keys turn together, and a product of two vectors does not see that. Only W_Q W_Kᵀ counts. So a single column of Q has no meaning of its own: another rotation would mix it with the others.</source>
        <extracomment>10-not-seen.lesson, reveal of step 3</extracomment>
        <translation>تدور الاستعلامات والمفاتيح معًا، وحاصل ضرب متجهين لا يرى ذلك. لا يُحسب إلا W_Q W_Kᵀ. ولذلك لا معنى خاصًا لعمود واحد من Q: فتدوير آخر يخلطه بالأعمدة الأخرى.</translation>
    </message>
    <message>
        <source>Turn W_Q and W_K by the same angle.</source>
        <extracomment>10-not-seen.lesson, task of step 3</extracomment>
        <translation>أدر W_Q وW_K بالزاوية نفسها.</translation>
    </message>
    <message>
        <source>Click a cell of W_Q, choose Matrix &gt; Rotation, and 30. Then a cell of W_K, and the same.</source>
        <extracomment>10-not-seen.lesson, hint of step 3</extracomment>
        <translation>انقر خلية من W_Q، واختر المصفوفة &gt; تدوير، و30. ثم خلية من W_K، والشيء نفسه.</translation>
    </message>
    <message>
        <source>q1 and q2 have no names because they cannot have any.</source>
        <extracomment>10-not-seen.lesson, idea of step 3</extracomment>
        <translation>ليس لـ q1 وq2 اسمان لأنه لا يمكن أن يكون لهما اسمان.</translation>
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
        <translation>مُدّ واحدة وقلّص الأخرى</translation>
    </message>
    <message>
        <source>Rotations are not all that is unseen.</source>
        <extracomment>10-not-seen.lesson, scene of step 4</extracomment>
        <translation>ليست التدويرات كل ما لا يُرى.</translation>
    </message>
    <message>
        <source>Multiply W_Q by 4. What must be done to W_K so that the weights stay?</source>
        <extracomment>10-not-seen.lesson, question of step 4</extracomment>
        <translation>اضرب W_Q في 4. ماذا يجب أن يُفعل بـ W_K كي تبقى الأوزان؟</translation>
    </message>
    <message>
        <source>Multiply it by 4 too</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>تُضرب هي أيضًا في 4</translation>
    </message>
    <message>
        <source>Multiply it by 1/4</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>تُضرب في 1/4</translation>
    </message>
    <message>
        <source>Nothing can be done</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>لا يمكن فعل شيء</translation>
    </message>
    <message>
        <source>4 · 0.25 = 1: the product W_Q W_Kᵀ is what it was. A large number in W_Q alone says nothing about how decided a head is.</source>
        <extracomment>10-not-seen.lesson, reveal of step 4</extracomment>
        <translation>‏‎4 · 0.25 = 1: حاصل الضرب W_Q W_Kᵀ هو ما كان. والعدد الكبير في W_Q وحدها لا يقول شيئًا عن مدى حسم الرأس.</translation>
    </message>
    <message>
        <source>Scale W_Q by 4 and W_K by 0.25.</source>
        <extracomment>10-not-seen.lesson, task of step 4</extracomment>
        <translation>اضرب W_Q في 4 وW_K في 0.25.</translation>
    </message>
    <message>
        <source>Matrix &gt; Scale works on the matrix of the selected cell.</source>
        <extracomment>10-not-seen.lesson, hint of step 4</extracomment>
        <translation>يعمل المصفوفة &gt; اضرب في عدد على مصفوفة الخلية المحددة.</translation>
    </message>
    <message>
        <source>Compare heads by what they do, by scores and weights, and not by their numbers.</source>
        <extracomment>10-not-seen.lesson, idea of step 4</extracomment>
        <translation>قارن الرؤوس بما تفعل، بدرجاتها وأوزانها، لا بأعدادها.</translation>
    </message>
    <message>
        <source>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
for every matrix M that has an inverse.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 4</extracomment>
        <translation>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
لكل مصفوفة M لها معكوس.</translation>
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
        <translation>ابنِ رأسًا بيدك</translation>
    </message>
    <message>
        <source>A head that looks at the previous token, from nothing; and saturation that is right.</source>
        <extracomment>11-build-a-head.lesson, about</extracomment>
        <translation>رأس ينظر إلى الرمز السابق، من لا شيء؛ وتشبع في محله.</translation>
    </message>
    <message>
        <source>An empty head</source>
        <extracomment>11-build-a-head.lesson, title of step 1</extracomment>
        <translation>رأس فارغ</translation>
    </message>
    <message>
        <source>W_Q and W_K hold nothing but zeros. The mask is causal. The first five features of X say at which place a word stands.</source>
        <extracomment>11-build-a-head.lesson, scene of step 1</extracomment>
        <translation>ليس في W_Q وW_K إلا أصفار. والقناع سببي. وتقول السمات الخمس الأولى في X في أي موضع تقف الكلمة.</translation>
    </message>
    <message>
        <source>What weight does “cat”, the fifth token, give to each token?</source>
        <extracomment>11-build-a-head.lesson, question of step 1</extracomment>
        <translation>ما الوزن الذي يعطيه «cat»، الرمز الخامس، لكل رمز؟</translation>
    </message>
    <message>
        <source>All scores are 0, so all five allowed keys get the same: 1/5. A head without opinions is a mean of the past.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 1</extracomment>
        <translation>كل الدرجات 0، فتأخذ المفاتيح الخمسة المسموح بها الشيء نفسه: 1/5. رأس بلا آراء هو متوسط الماضي.</translation>
    </message>
    <message>
        <source>Pick “cat”, and look at its weights.</source>
        <extracomment>11-build-a-head.lesson, task of step 1</extracomment>
        <translation>اختر «cat»، وانظر إلى أوزانه.</translation>
    </message>
    <message>
        <source>We want a head that looks at the token just before. Real models grow such heads; more is built on them.</source>
        <extracomment>11-build-a-head.lesson, idea of step 1</extracomment>
        <translation>نريد رأسًا ينظر إلى الرمز الذي قبله مباشرة. تنمو في النماذج الحقيقية رؤوس كهذه، ويُبنى عليها المزيد.</translation>
    </message>
    <message>
        <source>Keys: here I stand</source>
        <extracomment>11-build-a-head.lesson, title of step 2</extracomment>
        <translation>المفاتيح: هنا أقف</translation>
    </message>
    <message>
        <source>Let a key say at which place its token stands: place 1 in column k1, place 2 in k2, and so on. The number 3 makes it loud.</source>
        <extracomment>11-build-a-head.lesson, scene of step 2</extracomment>
        <translation>اجعل المفتاح يقول في أي موضع يقف رمزه: الموضع 1 في العمود k1، والموضع 2 في k2، وهكذا. والعدد 3 يجعل صوته عاليًا.</translation>
    </message>
    <message>
        <source>W_Q is still empty. What do the weights do when the keys are there?</source>
        <extracomment>11-build-a-head.lesson, question of step 2</extracomment>
        <translation>لا تزال W_Q فارغة. ماذا تفعل الأوزان حين تكون المفاتيح موجودة؟</translation>
    </message>
    <message>
        <source>They look at the previous token</source>
        <extracomment>11-build-a-head.lesson, choice of step 2</extracomment>
        <translation>تنظر إلى الرمز السابق</translation>
    </message>
    <message>
        <source>A key that nobody asks for changes nothing: 0 · 3 = 0.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 2</extracomment>
        <translation>مفتاح لا يسأل عنه أحد لا يغيّر شيئًا: ‎0 · 3 = 0.</translation>
    </message>
    <message>
        <source>In W_K write 3 at 1st, k1; 2nd, k2; 3rd, k3; 4th, k4.</source>
        <extracomment>11-build-a-head.lesson, task of step 2</extracomment>
        <translation>في W_K اكتب 3 عند ‎1st, k1‎؛ و‎2nd, k2‎؛ و‎3rd, k3‎؛ و‎4th, k4.</translation>
    </message>
    <message>
        <source>Click the cell, type 3, press Enter. It is a diagonal.</source>
        <extracomment>11-build-a-head.lesson, hint of step 2</extracomment>
        <translation>انقر الخلية، واكتب 3، واضغط Enter. إنه قطر.</translation>
    </message>
    <message>
        <source>The last place needs no key: nobody stands behind it.</source>
        <extracomment>11-build-a-head.lesson, idea of step 2</extracomment>
        <translation>لا يحتاج الموضع الأخير إلى مفتاح: لا أحد يقف خلفه.</translation>
    </message>
    <message>
        <source>Queries: who stands before me?</source>
        <extracomment>11-build-a-head.lesson, title of step 3</extracomment>
        <translation>الاستعلامات: من يقف قبلي؟</translation>
    </message>
    <message>
        <source>The keys are there. Now the token at place 2 must ask for place 1: for column 1.</source>
        <extracomment>11-build-a-head.lesson, scene of step 3</extracomment>
        <translation>المفاتيح موجودة. والآن على الرمز في الموضع 2 أن يسأل عن الموضع 1: عن العمود 1.</translation>
    </message>
    <message>
        <source>Where does the 3 of “2nd” belong in W_Q?</source>
        <extracomment>11-build-a-head.lesson, question of step 3</extracomment>
        <translation>أين مكان العدد 3 الخاص بـ «2nd» في W_Q؟</translation>
    </message>
    <message>
        <source>In column q1</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation>في العمود q1</translation>
    </message>
    <message>
        <source>In column q2</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation>في العمود q2</translation>
    </message>
    <message>
        <source>The query must point to where the key of place 1 points: to column 1. The diagonal of W_Q stands one row lower than the one of W_K.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 3</extracomment>
        <translation>على الاستعلام أن يشير إلى حيث يشير مفتاح الموضع 1: إلى العمود 1. ويقف قطر W_Q أخفض بصف من قطر W_K.</translation>
    </message>
    <message>
        <source>In W_Q write 3 at 2nd, q1; 3rd, q2; 4th, q3; 5th, q4. Every token then looks one step back.</source>
        <extracomment>11-build-a-head.lesson, task of step 3</extracomment>
        <translation>في W_Q اكتب 3 عند ‎2nd, q1‎؛ و‎3rd, q2‎؛ و‎4th, q3‎؛ و‎5th, q4. فينظر كل رمز خطوة إلى الوراء.</translation>
    </message>
    <message>
        <source>Click W_Q at 2nd, q1, type 3 and press Enter. Then one row lower and one column further.</source>
        <extracomment>11-build-a-head.lesson, hint of step 3</extracomment>
        <translation>انقر W_Q عند ‎2nd, q1‎، واكتب 3، واضغط Enter. ثم أخفض بصف وأبعد بعمود.</translation>
    </message>
    <message>
        <source>You have written a program in two matrices: at each place, fetch what stands before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 3</extracomment>
        <translation>لقد كتبت برنامجًا في مصفوفتين: في كل موضع، هات ما يقف قبله.</translation>
    </message>
    <message>
        <source>$ q_i · k_j = 9 $
where j = i − 1, and 0 elsewhere. 9 / √4 = 4.5, and e^4.5 = 90: “cat” gives “a” 90 / (90 + 4) = 0.957.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 3</extracomment>
        <translation>$ q_i · k_j = 9 $
حيث j = i − 1، و0 في ما عداه. ‎9 / √4 = 4.5، وe^4.5 = 90: يعطي «cat» الرمزَ «a» ‎90 / (90 + 4) = 0.957.</translation>
    </message>
    <message>
        <source>Saturation is not always bad</source>
        <extracomment>11-build-a-head.lesson, title of step 4</extracomment>
        <translation>ليس التشبع سيئًا دائمًا</translation>
    </message>
    <message>
        <source>“cat” gives “a” the weight 0.957. The rest goes to tokens that it did not ask for.</source>
        <extracomment>11-build-a-head.lesson, scene of step 4</extracomment>
        <translation>يعطي «cat» الرمزَ «a» الوزن 0.957. ويذهب الباقي إلى رموز لم يسأل عنها.</translation>
    </message>
    <message>
        <source>How can this head be made to copy more exactly?</source>
        <extracomment>11-build-a-head.lesson, question of step 4</extracomment>
        <translation>كيف يمكن جعل هذا الرأس ينسخ بدقة أكبر؟</translation>
    </message>
    <message>
        <source>By a higher temperature</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>بحرارة أعلى</translation>
    </message>
    <message>
        <source>By larger scores</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>بدرجات أكبر</translation>
    </message>
    <message>
        <source>By a wider V</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>بمصفوفة V أعرض</translation>
    </message>
    <message>
        <source>Twice the scores: 9 instead of 4.5, and the weight becomes 0.9995. The head is saturated, and that is what it is for.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 4</extracomment>
        <translation>ضعف الدرجات: 9 بدلًا من 4.5، فيصير الوزن 0.9995. الرأس مشبع، وهذا هو المراد منه.</translation>
    </message>
    <message>
        <source>Double W_Q, so that “cat” gives “a” more than 0.99.</source>
        <extracomment>11-build-a-head.lesson, task of step 4</extracomment>
        <translation>ضاعف W_Q، بحيث يعطي «cat» الرمزَ «a» أكثر من 0.99.</translation>
    </message>
    <message>
        <source>A finished head that copies may well be one-hot. Saturation hurts while a head still has to learn: the Jacobian of this row is now 83 times smaller than before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 4</extracomment>
        <translation>لا بأس أن يكون الرأس المكتمل الذي ينسخ من نوع one-hot. يضر التشبع ما دام على الرأس أن يتعلم: مصفوفة جاكوبي لهذا الصف أصغر الآن 83 مرة مما كانت.</translation>
    </message>
    <message>
        <source>|J| falls from 0.0541 to 0.00065. What is right need not move any more.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 4</extracomment>
        <translation>يهبط ‎|J|‎ من 0.0541 إلى 0.00065. وما هو صحيح لا يحتاج بعدُ إلى أن يتحرك.</translation>
    </message>
    <message>
        <source>W_Q stands in the cell “Projections”, further up. Click one of its cells, then Matrix &gt; Scale, and 2.</source>
        <extracomment>11-build-a-head.lesson, hint of step 4</extracomment>
        <translation>توجد W_Q في خلية «الإسقاطات» في الأعلى. انقر إحدى خلاياها، ثم «المصفوفة» &gt; «اضرب في عدد»، و2.</translation>
    </message>
    <message>
        <source>Click “dog” in the row of tokens with the right button, and choose “Move behind the next one”.</source>
        <extracomment>09-order.lesson, hint of step 1</extracomment>
        <translation>انقر «dog» في صف الرموز بالزر الأيمن، واختر «انقله بعد التالي».</translation>
    </message>
    <message>
        <source>Right button on “dog”, “Move behind the next one”. If nothing changes, rotary positions are off: Matrix &gt; Rotary positions.</source>
        <extracomment>09-order.lesson, hint of step 3</extracomment>
        <translation>الزر الأيمن على «dog»، ثم «انقله بعد التالي». إن لم يتغير شيء فالمواضع الدورانية معطلة: «المصفوفة» &gt; «المواضع الدورانية».</translation>
    </message>
</context>
</TS>
