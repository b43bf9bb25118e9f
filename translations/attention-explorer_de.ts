<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Announcements</name>
    <message>
        <source>“%1” has no weights now. %2</source>
        <translation>„%1“ hat jetzt keine Gewichte. %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more row(s).</source>
        <translation>
            <numerusform>Und %n weitere Zeile.</numerusform>
            <numerusform>Und %n weitere Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every row has its weights again.</source>
        <translation>Jede Zeile hat wieder ihre Gewichte.</translation>
    </message>
</context>
<context>
    <name>Blanking</name>
    <message numerus="yes">
        <source>Blank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>%n Zelle zur Lücke machen</numerusform>
            <numerusform>%n Zellen zu Lücken machen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are blank now.</source>
        <translation>
            <numerusform>%n Zelle ist jetzt eine Lücke.</numerusform>
            <numerusform>%n Zellen sind jetzt Lücken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were left out: %1</source>
        <comment>the reason of the first</comment>
        <translation>
            <numerusform>%n Zelle wurde ausgelassen: %1</numerusform>
            <numerusform>%n Zellen wurden ausgelassen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>%n Lücke aufheben</numerusform>
            <numerusform>%n Lücken aufheben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) show their numbers again.</source>
        <translation>
            <numerusform>%n Zelle zeigt wieder ihre Zahl.</numerusform>
            <numerusform>%n Zellen zeigen wieder ihre Zahlen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColourMap</name>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Ochre and petrol</source>
        <translation>Ocker und Petrol</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>ComparisonReport</name>
    <message numerus="yes">
        <source>%1, %n pair(s) differ</source>
        <comment>a mask</comment>
        <translation>
            <numerusform>%1, %n Paar unterscheidet sich</numerusform>
            <numerusform>%1, %n Paare unterscheiden sich</numerusform>
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
        <translation>%1 ist in einem anderen Fenster dieses Programms geöffnet.</translation>
    </message>
    <message>
        <source>Read-only, it can be looked at and tried out and is never saved under this name. A copy is a new session that has no file yet.</source>
        <translation>Schreibgeschützt können Sie die Datei ansehen und ausprobieren; sie wird nie unter diesem Namen gespeichert. Eine Kopie ist eine neue Sitzung, die noch keine Datei hat.</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation>&amp;Schreibgeschützt öffnen</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>&amp;Kopie öffnen</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <translation>%1 wurde von einem anderen Programm geändert, seit die Datei hier geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>It was moved or deleted. Save it again in its old place, or under another name?</source>
        <translation>Die Datei wurde verschoben oder gelöscht. Wieder am alten Ort speichern oder unter einem anderen Namen?</translation>
    </message>
    <message>
        <source>Saving replaces what is in it now.</source>
        <translation>Beim Speichern wird ihr jetziger Inhalt ersetzt.</translation>
    </message>
    <message>
        <source>Save it &amp;again</source>
        <translation>&amp;Wieder speichern</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>What differs between the file as it is now and this window.</source>
        <translation>Worin sich die Datei in ihrem jetzigen Stand und dieses Fenster unterscheiden.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>Dieses Fenster</translation>
    </message>
    <message>
        <source>%1 is no longer there. Saving asks what to do.</source>
        <translation>%1 ist nicht mehr vorhanden. Beim Speichern werden Sie gefragt, was geschehen soll.</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Saving asks before it replaces that.</source>
        <translation>%1 wurde von einem anderen Programm geändert. Beim Speichern werden Sie gefragt, bevor dessen Stand ersetzt wird.</translation>
    </message>
</context>
<context>
    <name>GradientRows</name>
    <message numerus="yes">
        <source>%1 of %n query(ies) (%2 %)</source>
        <comment>how many carry the gradient</comment>
        <translation>
            <numerusform>%1 von %n Query (%2&#xa0;%)</numerusform>
            <numerusform>%1 von %n Queries (%2&#xa0;%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %1 draws, yours first, with %n query(ies):</source>
        <translation>
            <numerusform>Über %1 Ziehungen, Ihre zuerst, mit %n Query:</numerusform>
            <numerusform>Über %1 Ziehungen, Ihre zuerst, mit %n Queries:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Influence</name>
    <message>
        <source>It moves no result.</source>
        <translation>Sie bewegt kein Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>Per unit, the most of each step: %1; %n cell(s) in all.</source>
        <translation>
            <numerusform>Je Einheit, das Größte aus jedem Schritt: %1; insgesamt %n Zelle.</numerusform>
            <numerusform>Je Einheit, das Größte aus jedem Schritt: %1; insgesamt %n Zellen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergedCell</name>
    <message>
        <source>Wv of merged matrices</source>
        <translation>Wv der zusammengefassten Matrizen</translation>
    </message>
    <message>
        <source>Rotary positions turn between the two: this matrix is that of a token with itself, at distance 0.</source>
        <translation>Rotary-Positionen drehen zwischen den beiden: Diese Matrix ist die eines Tokens mit sich selbst, im Abstand 0.</translation>
    </message>
    <message>
        <source>W_V is what is read from a token that is looked at.</source>
        <translation>W_V ist das, was von einem Token gelesen wird, auf das geschaut wird.</translation>
    </message>
    <message>
        <source>Singular values of W_V</source>
        <translation>Singulärwerte von W_V</translation>
    </message>
    <message>
        <source>The score of token x with token y is %1: of W_Q and W_K only this one matrix counts. Heads that share it look at the same tokens, however they split it in two.</source>
        <translation>Der Score des Tokens x mit dem Token y ist %1: Von W_Q und W_K zählt nur diese eine Matrix. Heads mit derselben Matrix schauen auf dieselben Tokens, gleich, wie sie in zwei zerlegt ist.</translation>
    </message>
    <message>
        <source>b_Q adds %1: how much every query likes the key y.</source>
        <translation>b_Q fügt %1 hinzu: wie sehr jede Query den Key y mag.</translation>
    </message>
    <message>
        <source>b_K adds %1, the same for every key, which the softmax does not see.</source>
        <translation>b_K fügt %1 hinzu, für jeden Key dasselbe; die Softmax sieht davon nichts.</translation>
    </message>
    <message>
        <source>Both together add the number %1 to every score.</source>
        <translation>Beide zusammen fügen jedem Score die Zahl %1 hinzu.</translation>
    </message>
    <message>
        <source>Singular values of %1</source>
        <translation>Singulärwerte von %1</translation>
    </message>
</context>
<context>
    <name>MergedPane</name>
    <message>
        <source>Wq Wk transposed</source>
        <translation>Wq mal Wk transponiert</translation>
    </message>
    <message>
        <source>Rows: features of the query. Columns: features of the key.</source>
        <translation>Zeilen: Features der Query. Spalten: Features des Keys.</translation>
    </message>
    <message>
        <source>rows: of the query, columns: of the key</source>
        <translation>Zeilen: der Query, Spalten: des Keys</translation>
    </message>
    <message>
        <source>Wk Wq transposed</source>
        <translation>Wk mal Wq transponiert</translation>
    </message>
    <message>
        <source>Rows: features of the key. Columns: features of the query.</source>
        <translation>Zeilen: Features des Keys. Spalten: Features der Query.</translation>
    </message>
    <message>
        <source>rows: of the key, columns: of the query</source>
        <translation>Zeilen: des Keys, Spalten: der Query</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Purple; ochre and petrol</source>
        <translation>Violett; Ocker und Petrol</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>PlaneCell</name>
    <message>
        <source>values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>Values anzeigen</translation>
    </message>
    <message>
        <source>Plane: “%1” and its keys</source>
        <translation>Ebene: „%1“ und seine Keys</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>Berechnung läuft&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ReduceDialog</name>
    <message>
        <source>W_Q W_Kᵀ changes by %1 of its length (Frobenius norm).</source>
        <translation>W_Q W_Kᵀ ändert sich um %1 seiner Länge (Frobeniusnorm).</translation>
    </message>
    <message>
        <source>The largest change of a scaled score is %1, of a weight %2.</source>
        <translation>Die größte Änderung eines skalierten Scores ist %1, die eines Gewichts %2.</translation>
    </message>
    <message>
        <source>Singular values of W_Q W_Kᵀ: %1.</source>
        <translation>Singulärwerte von W_Q W_Kᵀ: %1.</translation>
    </message>
</context>
<context>
    <name>SalvageOffer</name>
    <message>
        <source>What is missing</source>
        <translation>Was fehlt</translation>
    </message>
    <message>
        <source>This is what is whole in %1. The file itself was not changed. Missing rows hold NaN. Save this session under another name to keep it.</source>
        <translation>Dies ist alles, was in %1 unversehrt ist. Die Datei selbst wurde nicht geändert. Fehlende Zeilen enthalten NaN. Speichern Sie diese Sitzung unter einem anderen Namen, um sie zu behalten.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Es fehlt nichts.</translation>
    </message>
    <message>
        <source>&amp;Recover what is whole…</source>
        <translation>&amp;Unversehrtes wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Attention Explorer</source>
        <translation>Attention Explorer</translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation>Die Sitzung wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Looking for what is whole in %1 …</source>
        <translation>In %1 wird nach Unversehrtem gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Computing what is whole …</source>
        <translation>Unversehrtes wird berechnet&#xa0;…</translation>
    </message>
</context>
<context>
    <name>SaturationCell</name>
    <message>
        <source>What froze</source>
        <translation>Was eingefroren ist</translation>
    </message>
    <message>
        <source>Saturation: what the width d does</source>
        <translation>Sättigung: was die Breite d bewirkt</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>Breite d</translation>
    </message>
    <message>
        <source>Width d as a number</source>
        <translation>Breite d als Zahl</translation>
    </message>
    <message>
        <source>Source of the further columns</source>
        <translation>Herkunft der weiteren Spalten</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Back to mine</source>
        <translation>Zurück zu meiner</translation>
    </message>
    <message>
        <source>Widen the session</source>
        <translation>Sitzung verbreitern</translation>
    </message>
    <message>
        <source>Weights of “%1” at d = %2</source>
        <translation>Gewichte von „%1“ bei d = %2</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Its gradient at the query: %1 with, %2 without.</source>
        <translation>Sein Gradient an der Query: %1 mit, %2 ohne.</translation>
    </message>
    <message>
        <source>Columns beyond d_k = %1 are random draws; your own are unchanged.</source>
        <translation>Spalten jenseits von d_k = %1 sind zufällig gezogen; Ihre eigenen bleiben unverändert.</translation>
    </message>
    <message>
        <source>Why: a score is a sum of d products, so its spread grows like √d; the softmax sees ever larger gaps, and the largest score takes all. Dividing by √d keeps the spread as it is.</source>
        <translation>Warum: Ein Score ist eine Summe von d Produkten, daher wächst seine Streuung wie √d; die Softmax sieht immer größere Abstände, und der größte Score nimmt alles. Das Teilen durch √d lässt die Streuung, wie sie ist.</translation>
    </message>
    <message>
        <source>Why: the same columns again and again make every score grow like d itself; dividing by √d is not enough, dividing by d (exponent 1) is.</source>
        <translation>Warum: Dieselben Spalten immer wieder lassen jeden Score wie d selbst wachsen; das Teilen durch √d reicht nicht, das Teilen durch d (Exponent 1) schon.</translation>
    </message>
    <message>
        <source>Weights at d = %1</source>
        <translation>Gewichte bei d = %1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>Berechnung läuft&#xa0;…</translation>
    </message>
    <message>
        <source>Over width, from several draws: the line is the median of all tokens, the band holds the middle 80 %, the dotted line is the picked token in your own draw.</source>
        <translation>Über der Breite, aus mehreren Ziehungen: Die Linie ist der Median aller Tokens, das Band umfasst die mittleren 80&#xa0;%, die gepunktete Linie ist das gewählte Token in Ihrer eigenen Ziehung.</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>This token has no weights at this width: %1.</source>
        <translation>Dieses Token hat bei dieser Breite keine Gewichte: %1.</translation>
    </message>
    <message>
        <source>At d = %1 the largest weight of “%2” is %3 with %5 and %4 without.</source>
        <translation>Bei d = %1 ist das größte Gewicht von „%2“ %3 mit %5 und %4 ohne.</translation>
    </message>
</context>
<context>
    <name>SpectrumPart</name>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Singular value</source>
        <translation>Singulärwert</translation>
    </message>
    <message>
        <source>Rank 0: it is all zeros.</source>
        <translation>Rang 0: Alle Zahlen sind null.</translation>
    </message>
    <message>
        <source>Rank %1, all that there can be.</source>
        <translation>Rang %1, der volle Rang.</translation>
    </message>
    <message>
        <source>Rank %1 of at most %2.</source>
        <translation>Rang %1 von höchstens %2.</translation>
    </message>
    <message>
        <source>The first direction holds %1 % of the sum of squares%2.</source>
        <translation>Die erste Richtung enthält %1&#xa0;% der Quadratsumme%2.</translation>
    </message>
    <message>
        <source>, the first two %1 %</source>
        <translation>, die ersten beiden %1&#xa0;%</translation>
    </message>
    <message>
        <source>Condition, σ1 ÷ σ%1: %2.</source>
        <translation>Konditionszahl, σ1 ÷ σ%1: %2.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>line %1</source>
        <comment>of a file</comment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>of a matrix in a file</comment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>of a matrix or of a line in a file</comment>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <comment>of a notebook in a file</comment>
        <translation>Zelle %1</translation>
    </message>
    <message>
        <source>entry %1</source>
        <comment>of a list in a file</comment>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is wrong; what to try</comment>
        <translation>%1; %2</translation>
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
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>Query token</source>
        <translation>Query-Token</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>Token %1</translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… %n weiteres</numerusform>
            <numerusform>… %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>+ hinzufügen</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>Token hinzufügen</translation>
    </message>
    <message>
        <source>Sentence…</source>
        <translation>Satz&#xa0;…</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>Einen Satz eingeben</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Ein Token hinzufügen</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation>Ein Token umbenennen</translation>
    </message>
    <message>
        <source>Add before…</source>
        <translation>Davor hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>New words get</source>
        <translation>Neue Wörter erhalten</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>Zufallszahlen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message numerus="yes">
        <source>%n before …</source>
        <translation>
            <numerusform>%n davor&#xa0;…</numerusform>
            <numerusform>%n davor&#xa0;…</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>Token suchen</translation>
    </message>
    <message>
        <source>A name, a part of one, or a number counted from 0. Enter goes on to the next.</source>
        <translation>Ein Name, ein Teil davon oder eine Nummer, von 0 an gezählt. Die Eingabetaste springt zum nächsten.</translation>
    </message>
    <message>
        <source>There is no token with “%1” in its name, and none of that number.</source>
        <translation>Es gibt kein Token, dessen Name „%1“ enthält, und keines mit dieser Nummer.</translation>
    </message>
    <message>
        <source>Words become tokens; those already there keep their numbers in X.</source>
        <translation>Aus Wörtern werden Tokens; die schon vorhandenen behalten ihre Zahlen in X.</translation>
    </message>
    <message>
        <source>Move before the previous one</source>
        <translation>Vor das vorige schieben</translation>
    </message>
    <message>
        <source>Move behind the next one</source>
        <translation>Hinter das nächste schieben</translation>
    </message>
    <message>
        <source>Click: pick it everywhere. Double click or F2: another name. Right click: rename, move, remove.</source>
        <translation>Klick: überall wählen. Doppelklick oder F2: anderer Name. Rechtsklick: umbenennen, verschieben, entfernen.</translation>
    </message>
</context>
<context>
    <name>Waterfall</name>
    <message numerus="yes">
        <source>Against its sign: %1 of %n term(s).</source>
        <comment>the sign of the score</comment>
        <translation>
            <numerusform>Gegen sein Vorzeichen: %1 von %n Summanden.</numerusform>
            <numerusform>Gegen sein Vorzeichen: %1 von %n Summanden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaterfallCell</name>
    <message>
        <source>As they stand</source>
        <translation>In ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Größte zuerst</translation>
    </message>
    <message>
        <source>Terms of the score of “%1” with “%2”</source>
        <translation>Summanden des Scores von „%1“ mit „%2“</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>“%1”</source>
        <comment>a name within a sentence</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list and its next entry</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, …</source>
        <comment>a list that goes on</comment>
        <translation>%1,&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list that goes on</comment>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorksheetTables</name>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%1 von %n Zeile</numerusform>
            <numerusform>%1 von %n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n column(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%1 von %n Spalte</numerusform>
            <numerusform>%1 von %n Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank cell(s) have no room here</source>
        <translation>
            <numerusform>%n Lücke hat hier keinen Platz</numerusform>
            <numerusform>%n Lücken haben hier keinen Platz</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>A new window with the lesson</source>
        <translation>Ein neues Fenster mit der Lektion</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open a session file</source>
        <translation>Eine Sitzungsdatei öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Die Sitzung speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Die Sitzung unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>&amp;Picture of the notebook…</source>
        <translation>&amp;Bild des Notebooks&#xa0;…</translation>
    </message>
    <message>
        <source>Save the notebook as PNG, SVG or PDF</source>
        <translation>Das Notebook als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>Do the step again</source>
        <translation>Den Schritt noch einmal ausführen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Copy the cells and set them to 0</source>
        <translation>Die Zellen kopieren und auf 0 setzen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected cells</source>
        <translation>Die ausgewählten Zellen kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste a block of numbers here</source>
        <translation>Einen Block von Zahlen hier einfügen</translation>
    </message>
    <message>
        <source>Fill &amp;down</source>
        <translation>Nach &amp;unten ausfüllen</translation>
    </message>
    <message>
        <source>The first row of the selection into all rows of it (Ctrl+D)</source>
        <translation>Die erste Zeile der Auswahl in alle ihre Zeilen (Ctrl+D)</translation>
    </message>
    <message>
        <source>Fill &amp;right</source>
        <translation>Nach re&amp;chts ausfüllen</translation>
    </message>
    <message>
        <source>The first column of the selection into all columns of it (Ctrl+R)</source>
        <translation>Die erste Spalte der Auswahl in alle ihre Spalten (Ctrl+R)</translation>
    </message>
    <message>
        <source>&amp;Go to cell…</source>
        <translation>&amp;Gehe zu Zelle&#xa0;…</translation>
    </message>
    <message>
        <source>Select a cell by its name, such as weights[export,fail]</source>
        <translation>Eine Zelle über ihren Namen auswählen, etwa weights[export,fail]</translation>
    </message>
    <message>
        <source>Add a &amp;text cell</source>
        <translation>&amp;Textzelle hinzufügen</translation>
    </message>
    <message>
        <source>A note in Markdown, above the cell in view</source>
        <translation>Eine Notiz in Markdown über der sichtbaren Zelle</translation>
    </message>
    <message>
        <source>Move cell &amp;up</source>
        <translation>Zelle nach &amp;oben verschieben</translation>
    </message>
    <message>
        <source>Move the cell in view up</source>
        <translation>Die sichtbare Zelle nach oben verschieben</translation>
    </message>
    <message>
        <source>Move cell do&amp;wn</source>
        <translation>Zelle nach unten &amp;verschieben</translation>
    </message>
    <message>
        <source>Move the cell in view down</source>
        <translation>Die sichtbare Zelle nach unten verschieben</translation>
    </message>
    <message>
        <source>Remo&amp;ve cell</source>
        <translation>&amp;Zelle entfernen</translation>
    </message>
    <message>
        <source>Remove the cell in view from the notebook</source>
        <translation>Die sichtbare Zelle aus dem Notebook entfernen</translation>
    </message>
    <message>
        <source>T&amp;itle…</source>
        <translation>T&amp;itel&#xa0;…</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>Der Titel der Sitzung</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>&amp;Matrix</translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation>&amp;Größe ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Change n, d_model, d_k and d_v; values are kept</source>
        <translation>n, d_model, d_k und d_v ändern; Werte bleiben erhalten</translation>
    </message>
    <message>
        <source>&amp;Zeros</source>
        <translation>&amp;Nullen</translation>
    </message>
    <message>
        <source>Set every cell of the matrix in use to 0</source>
        <translation>Jede Zelle der benutzten Matrix auf 0 setzen</translation>
    </message>
    <message>
        <source>&amp;Identity</source>
        <translation>&amp;Einheitsmatrix</translation>
    </message>
    <message>
        <source>Ones on the diagonal</source>
        <translation>Einsen auf der Diagonale</translation>
    </message>
    <message>
        <source>R&amp;andom…</source>
        <translation>&amp;Zufallszahlen&#xa0;…</translation>
    </message>
    <message>
        <source>Normal numbers with a seed and a spread</source>
        <translation>Normalverteilte Zahlen mit Seed und Streuung</translation>
    </message>
    <message>
        <source>Rotatio&amp;n…</source>
        <translation>&amp;Drehung&#xa0;…</translation>
    </message>
    <message>
        <source>A rotation by an angle in the first two dimensions</source>
        <translation>Eine Drehung um einen Winkel in den ersten beiden Dimensionen</translation>
    </message>
    <message>
        <source>&amp;Scale…</source>
        <translation>&amp;Skalieren&#xa0;…</translation>
    </message>
    <message>
        <source>Multiply every cell by a number</source>
        <translation>Jede Zelle mit einer Zahl multiplizieren</translation>
    </message>
    <message>
        <source>Copy &amp;transposed</source>
        <translation>&amp;Transponiert kopieren</translation>
    </message>
    <message>
        <source>Copy the matrix turned over</source>
        <translation>Die Matrix mit vertauschten Zeilen und Spalten kopieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation>&amp;Gliederung</translation>
    </message>
    <message>
        <source>Show the outline</source>
        <translation>Die Gliederung anzeigen</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>Show the inspector</source>
        <translation>Den Inspektor anzeigen</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Show the list of steps to undo</source>
        <translation>Die Liste der Schritte anzeigen, die rückgängig zu machen sind</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ve&amp;rgrößern</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>Back to 100 %</source>
        <translation>Zurück auf 100&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Paint the mask</source>
        <translation>&amp;Maske malen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Über das Programm</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <translation>Die echte Attention-Gleichung</translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <translation>Sättigung zum Nachrechnen</translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <translation>Auf das vorige Token schauen</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <translation>Zwei Sätze in einem Batch</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Zufallszahlen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Angle in degrees</source>
        <translation>Winkel in Grad</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Multiply every cell by</source>
        <translation>Jede Zelle multiplizieren mit</translation>
    </message>
    <message>
        <source>Set %1 to zeros</source>
        <translation>%1 auf null setzen</translation>
    </message>
    <message>
        <source>Set %1 to the identity</source>
        <translation>%1 zur Einheitsmatrix machen</translation>
    </message>
    <message>
        <source>Fill %1 with random numbers</source>
        <translation>%1 mit Zufallszahlen füllen</translation>
    </message>
    <message>
        <source>Set %1 to a rotation</source>
        <translation>%1 zu einer Drehung machen</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1 skalieren</translation>
    </message>
    <message>
        <source>Select a cell of X or of one of the projections first; the others are computed.</source>
        <translation>Wählen Sie zuerst eine Zelle von X oder von einer der Projektionen aus; die anderen werden berechnet.</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>n (tokens)</source>
        <translation>n (Tokens)</translation>
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
        <translation>Der Name eines Bildes endet auf .png, .svg oder .pdf.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Show the welcome</source>
        <translation>Begrüßung anzeigen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <translation>Position des Fensters</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The settings file was damaged. The standard settings are in force; the damaged file is kept as %1.</source>
        <translation>Die Einstellungsdatei war beschädigt. Es gelten die Standardeinstellungen; die beschädigte Datei wird als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>The cell itself</source>
        <translation>Die Zelle selbst</translation>
    </message>
    <message>
        <source>Minus the logarithm of the cell</source>
        <translation>Minus der Logarithmus der Zelle</translation>
    </message>
    <message>
        <source>Half the squared distance to a target</source>
        <translation>Halber quadrierter Abstand zu einem Zielwert</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Every query may attend to every key.</source>
        <translation>Jede Query darf jeden Key beachten.</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Kausal</translation>
    </message>
    <message>
        <source>A query may attend to its own key and to earlier ones.</source>
        <translation>Eine Query darf ihren eigenen Key und frühere beachten.</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Gemalt</translation>
    </message>
    <message>
        <source>Each pair of query and key is allowed or hidden by hand.</source>
        <translation>Jedes Paar aus Query und Key ist von Hand erlaubt oder verdeckt.</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>Größtes Gewicht</translation>
    </message>
    <message>
        <source>Entropy in bits</source>
        <translation>Entropie in Bit</translation>
    </message>
    <message>
        <source>Effective number of tokens</source>
        <translation>Effektive Anzahl von Tokens</translation>
    </message>
    <message>
        <source>Norm of the softmax Jacobian</source>
        <translation>Norm der Softmax-Jacobi-Matrix</translation>
    </message>
    <message>
        <source>Norm of the gradient at the query</source>
        <translation>Norm des Gradienten an der Query</translation>
    </message>
    <message>
        <source>Token embeddings</source>
        <translation>Token-Embeddings</translation>
    </message>
    <message>
        <source>Query projection</source>
        <translation>Query-Projektion</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the question it asks.</source>
        <translation>Gelernt: macht aus dem Embedding eines Tokens die Frage, die es stellt.</translation>
    </message>
    <message>
        <source>Key projection</source>
        <translation>Key-Projektion</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the answer it offers.</source>
        <translation>Gelernt: macht aus dem Embedding eines Tokens die Antwort, die es anbietet.</translation>
    </message>
    <message>
        <source>Value projection</source>
        <translation>Value-Projektion</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into what it contributes.</source>
        <translation>Gelernt: macht aus dem Embedding eines Tokens das, was es beiträgt.</translation>
    </message>
    <message>
        <source>Query bias</source>
        <translation>Query-Bias</translation>
    </message>
    <message>
        <source>Learned: added to every query.</source>
        <translation>Gelernt: wird zu jeder Query addiert.</translation>
    </message>
    <message>
        <source>Key bias</source>
        <translation>Key-Bias</translation>
    </message>
    <message>
        <source>Learned: added to every key.</source>
        <translation>Gelernt: wird zu jedem Key addiert.</translation>
    </message>
    <message>
        <source>Value bias</source>
        <translation>Value-Bias</translation>
    </message>
    <message>
        <source>Learned: added to every value.</source>
        <translation>Gelernt: wird zu jedem Value addiert.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Queries</translation>
    </message>
    <message>
        <source>What each token asks for.</source>
        <translation>Wonach jedes Token fragt.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>What each token offers to be found by.</source>
        <translation>Was jedes Token anbietet, um gefunden zu werden.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>What each token contributes when it is looked at.</source>
        <translation>Was jedes Token beiträgt, wenn darauf geschaut wird.</translation>
    </message>
    <message>
        <source>Scaled scores</source>
        <translation>Skalierte Scores</translation>
    </message>
    <message>
        <source>The scores divided by a power of the head&apos;s width, so that they do not grow with it.</source>
        <translation>Die Scores, geteilt durch eine Potenz der Breite des Heads, damit sie nicht mit ihr wachsen.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>How well each query fits each key: their dot product.</source>
        <translation>Wie gut jede Query zu jedem Key passt: ihr Skalarprodukt.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Random columns</source>
        <translation>Zufällige Spalten</translation>
    </message>
    <message>
        <source>Your own columns stay; the further ones are random draws of the same size, so the scores spread like the square root of d.</source>
        <translation>Ihre eigenen Spalten bleiben; die weiteren sind zufällig in derselben Größe gezogen, sodass die Scores wie die Wurzel aus d streuen.</translation>
    </message>
    <message>
        <source>My columns repeated</source>
        <translation>Meine Spalten wiederholt</translation>
    </message>
    <message>
        <source>Your own columns again and again: nothing is random, and the scores grow like d, faster than √d can cure.</source>
        <translation>Ihre eigenen Spalten immer wieder: Nichts ist zufällig, und die Scores wachsen wie d, schneller, als √d ausgleichen kann.</translation>
    </message>
    <message>
        <source>Textbook: normal q and k</source>
        <translation>Lehrbuch: q und k normalverteilt</translation>
    </message>
    <message>
        <source>Queries and keys of independent standard normal numbers, the assumption behind √d. Your matrices are not used.</source>
        <translation>Queries und Keys aus unabhängigen standardnormalverteilten Zahlen, die Annahme hinter √d. Ihre Matrizen werden nicht benutzt.</translation>
    </message>
    <message>
        <source>the recovery copy %1 is damaged</source>
        <translation>die Wiederherstellungskopie %1 ist beschädigt</translation>
    </message>
    <message>
        <source>nothing of it is used</source>
        <translation>nichts davon wird verwendet</translation>
    </message>
    <message>
        <source>the recovery copy of %1 is open in another window</source>
        <translation>die Wiederherstellungskopie von %1 ist in einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>close that window first</source>
        <translation>schließen Sie zuerst das andere Fenster</translation>
    </message>
    <message>
        <source>the recovery copy %1 could not be moved: %2</source>
        <translation>die Wiederherstellungskopie %1 konnte nicht verschoben werden: %2</translation>
    </message>
    <message>
        <source>remove it by hand</source>
        <translation>entfernen Sie sie von Hand</translation>
    </message>
    <message>
        <source>%1 is no input of this session</source>
        <translation>%1 ist keine Eingabe dieser Sitzung</translation>
    </message>
    <message>
        <source>only cells of inputs can be changed</source>
        <translation>nur Zellen von Eingaben lassen sich ändern</translation>
    </message>
    <message>
        <source>%1 cells from row %2, column %3 do not lie inside %4, which is %5</source>
        <translation>%1 Zellen ab Zeile %2, Spalte %3 liegen nicht innerhalb von %4, das die Form %5 hat</translation>
    </message>
    <message>
        <source>choose fewer cells or resize first</source>
        <translation>wählen Sie weniger Zellen oder ändern Sie zuerst die Größe</translation>
    </message>
    <message>
        <source>%1 values do not fill %2 cells</source>
        <translation>%1 Werte füllen %2 Zellen nicht</translation>
    </message>
    <message>
        <source>select as many cells as there are values</source>
        <translation>wählen Sie so viele Zellen aus, wie es Werte gibt</translation>
    </message>
    <message>
        <source>there is no token %1</source>
        <translation>es gibt kein Token %1</translation>
    </message>
    <message>
        <source>the tokens are numbered from 0 to %2</source>
        <translation>die Tokens sind von 0 bis %2 nummeriert</translation>
    </message>
    <message>
        <source>there is no feature %1</source>
        <translation>es gibt kein Feature %1</translation>
    </message>
    <message>
        <source>the features are numbered from 0 to %2</source>
        <translation>die Features sind von 0 bis %2 nummeriert</translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 cells of the notebook</source>
        <translation>es gibt keinen Platz %1 unter den %2 Zellen des Notebooks</translation>
    </message>
    <message>
        <source>places are counted from 0</source>
        <translation>Plätze werden von 0 an gezählt</translation>
    </message>
    <message>
        <source>%1 cells are more than a notebook may have</source>
        <translation>%1 Zellen sind mehr, als ein Notebook haben darf</translation>
    </message>
    <message>
        <source>delete cells that are not needed</source>
        <translation>löschen Sie Zellen, die nicht gebraucht werden</translation>
    </message>
    <message>
        <source>the last token cannot be removed</source>
        <translation>das letzte Token kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>rename it, or insert another one first</source>
        <translation>benennen Sie es um oder fügen Sie zuerst ein anderes ein</translation>
    </message>
    <message>
        <source>%1 tokens are more than the %2 that a session may have</source>
        <translation>%1 Tokens sind mehr als die %2, die eine Sitzung haben darf</translation>
    </message>
    <message>
        <source>use fewer tokens</source>
        <translation>verwenden Sie weniger Tokens</translation>
    </message>
    <message>
        <source>the sentence has no words</source>
        <translation>der Satz hat keine Wörter</translation>
    </message>
    <message>
        <source>type at least one word</source>
        <translation>geben Sie mindestens ein Wort ein</translation>
    </message>
    <message>
        <source>cell %1 of the notebook (%2) holds no text</source>
        <translation>Zelle %1 des Notebooks (%2) enthält keinen Text</translation>
    </message>
    <message>
        <source>insert a text cell</source>
        <translation>fügen Sie eine Textzelle ein</translation>
    </message>
    <message>
        <source>a notebook cell needs a kind</source>
        <translation>eine Notebook-Zelle braucht eine Art</translation>
    </message>
    <message>
        <source>choose one of the kinds</source>
        <translation>wählen Sie eine der Arten</translation>
    </message>
    <message>
        <source>columns of the source %1 do not belong to this session</source>
        <translation>Spalten aus der Quelle %1 gehören nicht zu dieser Sitzung</translation>
    </message>
    <message>
        <source>choose random or repeated columns</source>
        <translation>wählen Sie zufällige oder wiederholte Spalten</translation>
    </message>
    <message>
        <source>there is not enough memory for this change</source>
        <translation>für diese Änderung ist nicht genug Speicher vorhanden</translation>
    </message>
    <message>
        <source>use smaller sizes, or close other programs</source>
        <translation>verwenden Sie kleinere Größen oder schließen Sie andere Programme</translation>
    </message>
    <message>
        <source>the file would have %1 bytes, more than the %2 that can be opened again</source>
        <translation>die Datei hätte %1 Bytes, mehr als die %2, die sich wieder öffnen lassen</translation>
    </message>
    <message>
        <source>use smaller matrices</source>
        <translation>verwenden Sie kleinere Matrizen</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 kann nicht %2 sein</translation>
    </message>
    <message>
        <source>choose a number from 1 to %3</source>
        <translation>wählen Sie eine Zahl von 1 bis %3</translation>
    </message>
    <message>
        <source>%1 would hold %2 values, more than the %3 that a matrix may have</source>
        <translation>%1 würde %2 Werte enthalten, mehr als die %3, die eine Matrix haben darf</translation>
    </message>
    <message>
        <source>use smaller sizes</source>
        <translation>verwenden Sie kleinere Größen</translation>
    </message>
    <message>
        <source>Attention Explorer session</source>
        <translation>Attention-Explorer-Sitzung</translation>
    </message>
    <message>
        <source>All results as JSON</source>
        <translation>Alle Ergebnisse als JSON</translation>
    </message>
    <message>
        <source>One step as comma-separated values</source>
        <translation>Ein Schritt als kommagetrennte Werte</translation>
    </message>
    <message>
        <source>One step as tab-separated values</source>
        <translation>Ein Schritt als tabulatorgetrennte Werte</translation>
    </message>
    <message>
        <source>One step as a NumPy array</source>
        <translation>Ein Schritt als NumPy-Array</translation>
    </message>
    <message>
        <source>All steps and inputs as a NumPy archive</source>
        <translation>Alle Schritte und Eingaben als NumPy-Archiv</translation>
    </message>
    <message>
        <source>no key is allowed</source>
        <translation>kein Key ist erlaubt</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4</source>
        <translation>%1 ist %2, weil %3 %4 ist</translation>
    </message>
    <message>
        <source>there are no numbers on the clipboard</source>
        <translation>in der Zwischenablage sind keine Zahlen</translation>
    </message>
    <message>
        <source>copy cells of a table first</source>
        <translation>kopieren Sie zuerst Zellen einer Tabelle</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>geben Sie jeder Zeile gleich viele Zellen</translation>
    </message>
    <message>
        <source>The block has %1 × %2 cells and does not fit here: %3 × %4 are left. Choose its upper left cell further up or left, or resize first.</source>
        <translation>Der Block hat %1 × %2 Zellen und passt nicht hierher: %3 × %4 sind übrig. Wählen Sie seine linke obere Zelle weiter oben oder weiter links oder ändern Sie zuerst die Größe.</translation>
    </message>
    <message>
        <source>Paste %1 × %2 cells into %3</source>
        <translation>%1 × %2 Zellen in %3 einfügen</translation>
    </message>
    <message>
        <source>An input: typed, loaded or learned. Change it and everything below follows.</source>
        <translation>Eine Eingabe: eingegeben, geladen oder gelernt. Ändern Sie sie, und alles Weitere folgt.</translation>
    </message>
    <message>
        <source>The sum of these products:</source>
        <translation>Die Summe dieser Produkte:</translation>
    </message>
    <message>
        <source>One score, divided:</source>
        <translation>Ein Score, geteilt:</translation>
    </message>
    <message>
        <source>Hidden by the mask: exactly 0, and left out of every sum.</source>
        <translation>Von der Maske verdeckt: genau 0 und in keiner Summe enthalten.</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Summe: %1</translation>
    </message>
    <message>
        <source>Sum of all exponentials: %1</source>
        <translation>Summe aller Exponentialwerte: %1</translation>
    </message>
    <message>
        <source>Divided by %1</source>
        <translation>Geteilt durch %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Not shown at this size.</source>
        <translation>Bei dieser Größe nicht angezeigt.</translation>
    </message>
    <message>
        <source>%1 per unit</source>
        <translation>%1 je Einheit</translation>
    </message>
    <message>
        <source>“%1” has no weights: %2.</source>
        <translation>„%1“ hat keine Gewichte: %2.</translation>
    </message>
    <message>
        <source>Only “%1” is allowed, so its weight is 1 whatever the scores are.</source>
        <translation>Nur „%1“ ist erlaubt, daher ist sein Gewicht 1, wie auch immer die Scores sind.</translation>
    </message>
    <message>
        <source>largest %1 on “%2”</source>
        <translation>größtes Gewicht %1 auf „%2“</translation>
    </message>
    <message>
        <source>entropy %1 of %2 bits</source>
        <translation>Entropie %1 von %2 Bit</translation>
    </message>
    <message>
        <source>%1 effective tokens</source>
        <translation>%1 effektive Tokens</translation>
    </message>
    <message>
        <source>output(%1) = [%2]</source>
        <translation>Ausgabe(%1) = [%2]</translation>
    </message>
    <message>
        <source>“%1”: %2 without, %3 with ÷ √d</source>
        <translation>„%1“: %2 ohne, %3 mit ÷ √d</translation>
    </message>
    <message>
        <source>%1; at d = %2 little changes: drag the width below</source>
        <translation>%1; bei d = %2 ändert sich wenig: Ziehen Sie unten an der Breite</translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation>Query %1, Key %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>fully masked</source>
        <translation>vollständig maskiert</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>Überlauf</translation>
    </message>
    <message>
        <source>value not finite</source>
        <translation>Wert nicht endlich</translation>
    </message>
    <message>
        <source>No key is allowed for this query, so there is nothing to share out.</source>
        <translation>Für diese Query ist kein Key erlaubt, daher gibt es nichts zu verteilen.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>minus infinity</source>
        <translation>minus unendlich</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4.</source>
        <translation>%1 ist %2, weil %3 %4 ist.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number, and no function or constant that a cell knows</source>
        <translation>„%1“ ist keine Zahl und keine Funktion oder Konstante, die eine Zelle kennt</translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ ( ), pi, e and functions such as sqrt, exp, ln, sin, min, max</source>
        <translation>verwenden Sie Zahlen, + - * / ^ ( ), pi, e und Funktionen wie sqrt, exp, ln, sin, min, max</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no meaning in a calculation</source>
        <translation>„%1“ hat in einer Rechnung keine Bedeutung</translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ and brackets</source>
        <translation>verwenden Sie Zahlen, + - * / ^ und Klammern</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not separate the arguments of a function here</source>
        <translation>„%1“ trennt hier keine Argumente einer Funktion</translation>
    </message>
    <message>
        <source>use &quot;%2&quot; for that</source>
        <translation>verwenden Sie dafür „%2“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma outside of a function</source>
        <translation>„%1“ enthält ein Komma außerhalb einer Funktion</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a &quot;;&quot; outside of a function</source>
        <translation>„%1“ enthält ein „;“ außerhalb einer Funktion</translation>
    </message>
    <message>
        <source>the decimal mark is &quot;%2&quot; here</source>
        <translation>das Dezimalzeichen ist hier „%2“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an opening bracket without a closing one</source>
        <translation>„%1“ enthält eine öffnende Klammer ohne schließende</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a bracket in a wrong place</source>
        <translation>„%1“ enthält eine Klammer an falscher Stelle</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too few arguments</source>
        <translation>„%1“ enthält eine Funktion mit zu wenigen Argumenten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too many arguments</source>
        <translation>„%1“ enthält eine Funktion mit zu vielen Argumenten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends too early</source>
        <translation>„%1“ endet zu früh</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has two numbers without a sign between them</source>
        <translation>„%1“ enthält zwei Zahlen ohne Rechenzeichen dazwischen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no calculation that can be read</source>
        <translation>„%1“ ist keine lesbare Rechnung</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives more than one number</source>
        <translation>„%1“ ergibt mehr als eine Zahl</translation>
    </message>
    <message>
        <source>type one calculation</source>
        <translation>geben Sie eine einzige Rechnung ein</translation>
    </message>
    <message>
        <source>type a calculation such as 1/3 or sqrt(2)/2</source>
        <translation>geben Sie eine Rechnung wie 1/3 oder sqrt(2)/2 ein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not give a finite number</source>
        <translation>„%1“ ergibt keine endliche Zahl</translation>
    </message>
    <message>
        <source>type inf or nan if that is meant</source>
        <translation>geben Sie inf oder nan ein, wenn das gemeint ist</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives a number that is too small to be held and would become 0</source>
        <translation>„%1“ ergibt eine Zahl, die zu klein zum Speichern ist und 0 würde</translation>
    </message>
    <message>
        <source>type 0 if 0 is meant</source>
        <translation>geben Sie 0 ein, wenn 0 gemeint ist</translation>
    </message>
    <message>
        <source>the calculation has more than %1 characters</source>
        <translation>die Rechnung hat mehr als %1 Zeichen</translation>
    </message>
    <message>
        <source>type a shorter one</source>
        <translation>geben Sie eine kürzere ein</translation>
    </message>
    <message>
        <source>expected a whole number from 0, found %1</source>
        <translation>ganze Zahl ab 0 erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>the file was made by a later version (%1.%2): what this version (%1.%3) does not know is kept but not shown</source>
        <translation>die Datei stammt von einer neueren Version (%1.%2): Was diese Version (%1.%3) nicht kennt, bleibt erhalten, wird aber nicht angezeigt</translation>
    </message>
    <message>
        <source>use a newer version to see everything</source>
        <translation>verwenden Sie eine neuere Version, um alles zu sehen</translation>
    </message>
    <message>
        <source>expected one text for each of the %1 tokens, found %2</source>
        <translation>ein Text für jedes der %1 Tokens erwartet, gefunden: %2</translation>
    </message>
    <message>
        <source>give each query a text of one 1 or 0 for each key; nothing was changed</source>
        <translation>geben Sie jeder Query einen Text mit einer 1 oder 0 für jeden Key; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>expected %1 digits that are 1 or 0, found &quot;%2&quot;</source>
        <translation>%1 Ziffern erwartet, die 1 oder 0 sind, gefunden: „%2“</translation>
    </message>
    <message>
        <source>write 1 where the query may attend to the key, else 0; nothing was changed</source>
        <translation>schreiben Sie 1, wo die Query den Key beachten darf, sonst 0; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the painted keys are kept but not used, because the mask is &quot;%1&quot;</source>
        <translation>die gemalten Keys bleiben erhalten, werden aber nicht benutzt, weil die Maske „%1“ ist</translation>
    </message>
    <message>
        <source>set the mask to &quot;painted&quot; to use them</source>
        <translation>setzen Sie die Maske auf „painted“, um sie zu benutzen</translation>
    </message>
    <message>
        <source>expected a list of cells, found %1</source>
        <translation>Liste von Zellen erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>the notebook has too many cells</source>
        <translation>das Notebook hat zu viele Zellen</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>Objekt erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>members that this version does not know are kept as they are: %1</source>
        <translation>Felder, die diese Version nicht kennt, bleiben erhalten, wie sie sind: %1</translation>
    </message>
    <message>
        <source>they have no effect</source>
        <translation>sie haben keine Wirkung</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a cell</source>
        <translation>„%1“ ist nicht der Name einer Zelle</translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN] with indices from 0 or names, and names with , [ ] or quotes in double quotes</source>
        <translation>schreiben Sie STEP[ROW,COLUMN] mit Indizes ab 0 oder Namen; setzen Sie Namen mit , [ ] oder Anführungszeichen in doppelte Anführungszeichen</translation>
    </message>
    <message>
        <source>there is no row %1: %2 has %3, counted from 0 to %4</source>
        <translation>es gibt keine Zeile %1: %2 hat %3, gezählt von 0 bis %4</translation>
    </message>
    <message>
        <source>there is no column %1: %2 has %3, counted from 0 to %4</source>
        <translation>es gibt keine Spalte %1: %2 hat %3, gezählt von 0 bis %4</translation>
    </message>
    <message>
        <source>choose one of these</source>
        <translation>wählen Sie eine von diesen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a number but no index</source>
        <translation>„%1“ ist eine Zahl, aber kein Index</translation>
    </message>
    <message>
        <source>write a whole number from 0, or a name in double quotes</source>
        <translation>schreiben Sie eine ganze Zahl ab 0 oder einen Namen in doppelten Anführungszeichen</translation>
    </message>
    <message>
        <source>the rows of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation>die Zeilen von %2 haben keine Namen, also ist „%1“ keiner davon</translation>
    </message>
    <message>
        <source>the columns of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation>die Spalten von %2 haben keine Namen, also ist „%1“ keiner davon</translation>
    </message>
    <message>
        <source>use an index from 0</source>
        <translation>verwenden Sie einen Index ab 0</translation>
    </message>
    <message>
        <source>there is no token &quot;%1&quot;</source>
        <translation>es gibt kein Token „%1“</translation>
    </message>
    <message>
        <source>there is no feature &quot;%1&quot;</source>
        <translation>es gibt kein Feature „%1“</translation>
    </message>
    <message>
        <source>use one of the names as it is written, or an index from 0</source>
        <translation>verwenden Sie einen der Namen genau so, wie er geschrieben ist, oder einen Index ab 0</translation>
    </message>
    <message>
        <source>there is more than one token &quot;%1&quot;, at %2 and %3</source>
        <translation>es gibt mehr als ein Token „%1“, nämlich an %2 und %3</translation>
    </message>
    <message>
        <source>there is more than one feature &quot;%1&quot;, at %2 and %3</source>
        <translation>es gibt mehr als ein Feature „%1“, nämlich an %2 und %3</translation>
    </message>
    <message>
        <source>use the index</source>
        <translation>verwenden Sie den Index</translation>
    </message>
    <message>
        <source>this session has no %1</source>
        <translation>diese Sitzung hat kein %1</translation>
    </message>
    <message>
        <source>its steps are %2</source>
        <translation>ihre Schritte sind %2</translation>
    </message>
    <message>
        <source>there is no step &quot;%1&quot;</source>
        <translation>es gibt keinen Schritt „%1“</translation>
    </message>
    <message>
        <source>the steps are %2</source>
        <translation>die Schritte sind %2</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>das Feld „%1“ fehlt</translation>
    </message>
    <message>
        <source>write &quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0}; nothing was changed</source>
        <translation>schreiben Sie &quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0}; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>expected a whole number from 1, found %1</source>
        <translation>ganze Zahl ab 1 erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>correct this member; nothing was changed</source>
        <translation>berichtigen Sie dieses Feld; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the file needs version %1 of the format, and this program reads versions up to %2</source>
        <translation>die Datei braucht Version %1 des Formats, und dieses Programm liest Versionen bis %2</translation>
    </message>
    <message>
        <source>use a newer version of the program; nothing was changed</source>
        <translation>verwenden Sie eine neuere Version des Programms; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the file requires %1, which this version does not know: its numbers would be wrong</source>
        <translation>die Datei setzt %1 voraus, das diese Version nicht kennt: Ihre Zahlen wären falsch</translation>
    </message>
    <message>
        <source>this is no session: expected an object, found %1</source>
        <translation>dies ist keine Sitzung: Objekt erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>choose another file; nothing was changed</source>
        <translation>wählen Sie eine andere Datei; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>this is no session: expected &quot;%2&quot;, found %1</source>
        <translation>dies ist keine Sitzung: „%2“ erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>this is no session: the member &quot;format&quot; is missing</source>
        <translation>dies ist keine Sitzung: Das Feld &quot;format&quot; fehlt</translation>
    </message>
    <message>
        <source>a session says &quot;format&quot;: &quot;%2&quot;; nothing was changed</source>
        <translation>in einer Sitzung steht &quot;format&quot;: &quot;%2&quot;; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>this is a NumPy array (.npy), not a session</source>
        <translation>dies ist ein NumPy-Array (.npy), keine Sitzung</translation>
    </message>
    <message>
        <source>import it; nothing was changed</source>
        <translation>importieren Sie es; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>this is a zip archive, perhaps NumPy&apos;s .npz, not a session</source>
        <translation>dies ist ein Zip-Archiv, vielleicht ein .npz von NumPy, keine Sitzung</translation>
    </message>
    <message>
        <source>this is compressed with gzip</source>
        <translation>dies ist mit gzip komprimiert</translation>
    </message>
    <message>
        <source>unpack it first; nothing was changed</source>
        <translation>entpacken Sie es zuerst; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>this is only a pointer that Git LFS left in place of the file</source>
        <translation>dies ist nur ein Verweis, den Git LFS anstelle der Datei hinterlassen hat</translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull; nothing was changed</source>
        <translation>holen Sie die Datei selbst mit git lfs pull; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>this text is UTF-16</source>
        <translation>dieser Text ist UTF-16</translation>
    </message>
    <message>
        <source>save it as UTF-8; nothing was changed</source>
        <translation>speichern Sie ihn als UTF-8; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>this is a PDF document, not a session</source>
        <translation>dies ist ein PDF-Dokument, keine Sitzung</translation>
    </message>
    <message>
        <source>this is a web page or XML, not a session</source>
        <translation>dies ist eine Webseite oder XML, keine Sitzung</translation>
    </message>
    <message>
        <source>download the file itself; nothing was changed</source>
        <translation>laden Sie die Datei selbst herunter; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the file ends in the middle</source>
        <translation>die Datei bricht in der Mitte ab</translation>
    </message>
    <message>
        <source>a part of it is missing: use another copy; nothing was changed</source>
        <translation>ein Teil davon fehlt: Verwenden Sie eine andere Kopie; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found %1 without quotes</source>
        <translation>%1 ohne Anführungszeichen gefunden</translation>
    </message>
    <message>
        <source>write &quot;NaN&quot;, &quot;Infinity&quot; or &quot;-Infinity&quot;, with quotes; nothing was changed</source>
        <translation>schreiben Sie &quot;NaN&quot;, &quot;Infinity&quot; oder &quot;-Infinity&quot; mit Anführungszeichen; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found a byte that is not UTF-8</source>
        <translation>ein Byte gefunden, das nicht UTF-8 ist</translation>
    </message>
    <message>
        <source>save the file as UTF-8; nothing was changed</source>
        <translation>speichern Sie die Datei als UTF-8; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found a line end or control character inside a text</source>
        <translation>ein Zeilenende oder Steuerzeichen innerhalb eines Textes gefunden</translation>
    </message>
    <message>
        <source>close the text with a quote, or write the character as \n or \u000a; nothing was changed</source>
        <translation>schließen Sie den Text mit einem Anführungszeichen oder schreiben Sie das Zeichen als \n oder \u000a; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found a \ in a text that means nothing</source>
        <translation>ein \ ohne Bedeutung in einem Text gefunden</translation>
    </message>
    <message>
        <source>write \\ for a backslash itself; nothing was changed</source>
        <translation>schreiben Sie \\ für einen Backslash; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found %1 behind the end of the session</source>
        <translation>%1 hinter dem Ende der Sitzung gefunden</translation>
    </message>
    <message>
        <source>remove what stands behind the last bracket; nothing was changed</source>
        <translation>entfernen Sie, was hinter der letzten Klammer steht; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found a comma before %1</source>
        <translation>ein Komma vor %1 gefunden</translation>
    </message>
    <message>
        <source>remove the comma; nothing was changed</source>
        <translation>entfernen Sie das Komma; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found %1 where a comma or a closing bracket was expected</source>
        <translation>%1 gefunden, wo ein Komma oder eine schließende Klammer erwartet wurde</translation>
    </message>
    <message>
        <source>put a comma between values, and write numbers with a decimal point; nothing was changed</source>
        <translation>setzen Sie ein Komma zwischen Werte und schreiben Sie Zahlen mit Dezimalpunkt; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found a comment, which JSON does not have</source>
        <translation>einen Kommentar gefunden, den es in JSON nicht gibt</translation>
    </message>
    <message>
        <source>remove it, or write it into a text cell; nothing was changed</source>
        <translation>entfernen Sie ihn oder schreiben Sie ihn in eine Textzelle; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found a single quote</source>
        <translation>ein einfaches Anführungszeichen gefunden</translation>
    </message>
    <message>
        <source>put texts into double quotes; nothing was changed</source>
        <translation>setzen Sie Texte in doppelte Anführungszeichen; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found %1 where a colon was expected</source>
        <translation>%1 gefunden, wo ein Doppelpunkt erwartet wurde</translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value; nothing was changed</source>
        <translation>schreiben Sie &quot;name&quot;: value; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found %1 where the name of a member was expected</source>
        <translation>%1 gefunden, wo der Name eines Feldes erwartet wurde</translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value, with quotes around the name; nothing was changed</source>
        <translation>schreiben Sie &quot;name&quot;: value mit Anführungszeichen um den Namen; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found %1, which is not how JSON writes a number</source>
        <translation>%1 gefunden; so schreibt JSON keine Zahl</translation>
    </message>
    <message>
        <source>write digits on both sides of the point; nothing was changed</source>
        <translation>schreiben Sie Ziffern auf beide Seiten des Punktes; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>found %1 where a value was expected</source>
        <translation>%1 gefunden, wo ein Wert erwartet wurde</translation>
    </message>
    <message>
        <source>write a number, a text in double quotes, a list or an object; nothing was changed</source>
        <translation>schreiben Sie eine Zahl, einen Text in doppelten Anführungszeichen, eine Liste oder ein Objekt; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file holds nothing but blanks</source>
        <translation>die Datei enthält nur Leerzeichen</translation>
    </message>
    <message>
        <source>a save that was cut off can leave that: look for a recovery copy; nothing was changed</source>
        <translation>das kann nach einem abgebrochenen Speichern übrig bleiben: Suchen Sie nach einer Wiederherstellungskopie; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, %1 of them</source>
        <translation>die Datei ist beschädigt: Sie enthält nur NUL-Bytes, insgesamt %1</translation>
    </message>
    <message>
        <source>a power cut can leave that: use another copy; nothing was changed</source>
        <translation>das kann nach einem Stromausfall übrig bleiben: Verwenden Sie eine andere Kopie; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the file is damaged, or no text: found a NUL byte</source>
        <translation>die Datei ist beschädigt oder kein Text: ein NUL-Byte gefunden</translation>
    </message>
    <message>
        <source>use another copy; nothing was changed</source>
        <translation>verwenden Sie eine andere Kopie; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>expected an object with &quot;shape&quot; and &quot;rows&quot;, found %1</source>
        <translation>Objekt mit &quot;shape&quot; und &quot;rows&quot; erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>expected a list of rows, found %1</source>
        <translation>Liste von Zeilen erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>expected two whole numbers, rows and columns</source>
        <translation>zwei ganze Zahlen erwartet, Zeilen und Spalten</translation>
    </message>
    <message>
        <source>write it as [7, 4]; nothing was changed</source>
        <translation>schreiben Sie sie wie [7, 4]; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>%1x%2 is not possible: a matrix has 1 to %3 rows and columns and at most %4 values</source>
        <translation>%1x%2 ist nicht möglich: Eine Matrix hat 1 bis %3 Zeilen und Spalten und höchstens %4 Werte</translation>
    </message>
    <message>
        <source>choose another size; nothing was changed</source>
        <translation>wählen Sie eine andere Größe; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the shape says %1 rows, found %2</source>
        <translation>die Form nennt %1 Zeilen, gefunden: %2</translation>
    </message>
    <message>
        <source>correct the shape or the rows; nothing was changed</source>
        <translation>berichtigen Sie die Form oder die Zeilen; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the shape says %1 columns, found %2</source>
        <translation>die Form nennt %1 Spalten, gefunden: %2</translation>
    </message>
    <message>
        <source>expected &quot;%2&quot;, found %1</source>
        <translation>„%2“ erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>leave it out for rows of numbers; nothing was changed</source>
        <translation>lassen Sie es bei Zeilen aus Zahlen weg; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>some rows are lists and some are texts</source>
        <translation>manche Zeilen sind Listen, manche sind Texte</translation>
    </message>
    <message>
        <source>write all rows alike; nothing was changed</source>
        <translation>schreiben Sie alle Zeilen gleich; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the rows are texts, but the member &quot;encoding&quot; is missing</source>
        <translation>die Zeilen sind Texte, aber das Feld &quot;encoding&quot; fehlt</translation>
    </message>
    <message>
        <source>write rows as lists of numbers, or name the encoding; nothing was changed</source>
        <translation>schreiben Sie Zeilen als Listen von Zahlen oder nennen Sie die Kodierung; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the rows are lists, which have no encoding and no checksum</source>
        <translation>die Zeilen sind Listen, die keine Kodierung und keine Prüfsumme haben</translation>
    </message>
    <message>
        <source>remove &quot;encoding&quot; and &quot;crc32&quot;; nothing was changed</source>
        <translation>entfernen Sie &quot;encoding&quot; und &quot;crc32&quot;; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the checksum is %1, but that of the rows is %2</source>
        <translation>die Prüfsumme ist %1, die der Zeilen aber %2</translation>
    </message>
    <message>
        <source>the rows are damaged: use another copy; nothing was changed</source>
        <translation>die Zeilen sind beschädigt: Verwenden Sie eine andere Kopie; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>Zahl erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>write a number with a decimal point and without quotes, or &quot;NaN&quot;, &quot;Infinity&quot;, &quot;-Infinity&quot;; nothing was changed</source>
        <translation>schreiben Sie eine Zahl mit Dezimalpunkt und ohne Anführungszeichen oder &quot;NaN&quot;, &quot;Infinity&quot;, &quot;-Infinity&quot;; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>expected a list of numbers, found %1</source>
        <translation>Liste von Zahlen erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>write each row as [1, 2.5, -3]; nothing was changed</source>
        <translation>schreiben Sie jede Zeile wie [1, 2.5, -3]; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <translation>%1 Zahlen erwartet, gefunden: %2</translation>
    </message>
    <message>
        <source>give all rows the same length; nothing was changed</source>
        <translation>geben Sie allen Zeilen dieselbe Länge; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the text is not base64 of whole 8-byte numbers</source>
        <translation>der Text ist kein Base64 aus ganzen 8-Byte-Zahlen</translation>
    </message>
    <message>
        <source>the file is damaged here; nothing was changed</source>
        <translation>die Datei ist hier beschädigt; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 or as %3</source>
        <translation>„%1“ kann als %2 oder als %3 gelesen werden</translation>
    </message>
    <message>
        <source>type one of the two</source>
        <translation>geben Sie eines von beiden ein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a number with group marks</source>
        <translation>„%1“ sieht wie eine Zahl mit Tausendertrennzeichen aus</translation>
    </message>
    <message>
        <source>type %2, without them</source>
        <translation>geben Sie %2 ohne sie ein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma, but the decimal mark is a point here</source>
        <translation>„%1“ enthält ein Komma, aber das Dezimalzeichen ist hier ein Punkt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a point, but the decimal mark is a comma here</source>
        <translation>„%1“ enthält einen Punkt, aber das Dezimalzeichen ist hier ein Komma</translation>
    </message>
    <message>
        <source>type %2</source>
        <translation>geben Sie %2 ein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>type a number such as %2</source>
        <translation>geben Sie eine Zahl wie %2 ein</translation>
    </message>
    <message>
        <source>there is no number</source>
        <translation>es ist keine Zahl vorhanden</translation>
    </message>
    <message>
        <source>type a number such as %1</source>
        <translation>geben Sie eine Zahl wie %1 ein</translation>
    </message>
    <message>
        <source>%1 is beyond the largest number that can be held, about 1.8e308</source>
        <translation>%1 liegt jenseits der größten Zahl, die gespeichert werden kann, etwa 1.8e308</translation>
    </message>
    <message>
        <source>type a smaller number, or inf</source>
        <translation>geben Sie eine kleinere Zahl oder inf ein</translation>
    </message>
    <message>
        <source>%1 is below the smallest number that can be held, about 4.9e-324</source>
        <translation>%1 liegt unter der kleinsten Zahl, die gespeichert werden kann, etwa 4.9e-324</translation>
    </message>
    <message>
        <source>add it; nothing was changed</source>
        <translation>fügen Sie es hinzu; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>expected a text, found %1</source>
        <translation>Text erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>expected a list of texts, found %1</source>
        <translation>Liste von Texten erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>%1 entries are too many: at most %2 are possible</source>
        <translation>%1 Einträge sind zu viele: Höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>use fewer; nothing was changed</source>
        <translation>verwenden Sie weniger; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the scale exponent %1 is not a number from 0 to 2</source>
        <translation>der Skalierungsexponent %1 ist keine Zahl von 0 bis 2</translation>
    </message>
    <message>
        <source>0.5 divides by the root of d, 0 switches scaling off</source>
        <translation>0.5 teilt durch die Wurzel aus d, 0 schaltet die Skalierung aus</translation>
    </message>
    <message>
        <source>the temperature %1 is not a finite number above 0</source>
        <translation>die Temperatur %1 ist keine endliche Zahl über 0</translation>
    </message>
    <message>
        <source>1 leaves the weights as they are</source>
        <translation>1 lässt die Gewichte, wie sie sind</translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot;</source>
        <translation>es gibt keine Maske „%1“</translation>
    </message>
    <message>
        <source>use none, causal or painted</source>
        <translation>verwenden Sie none, causal oder painted</translation>
    </message>
    <message>
        <source>the painted mask is %1x%2, but there are %3 tokens</source>
        <translation>die gemalte Maske ist %1x%2, aber es gibt %3 Tokens</translation>
    </message>
    <message>
        <source>give each of the %3 tokens a row of %3 marks</source>
        <translation>geben Sie jedem der %3 Tokens eine Zeile mit %3 Markierungen</translation>
    </message>
    <message>
        <source>the matrix %1 is missing</source>
        <translation>die Matrix %1 fehlt</translation>
    </message>
    <message>
        <source>X, Wq, Wk and Wv are needed</source>
        <translation>X, Wq, Wk und Wv werden gebraucht</translation>
    </message>
    <message>
        <source>%1 is not an input</source>
        <translation>%1 ist keine Eingabe</translation>
    </message>
    <message>
        <source>the inputs are X, Wq, Wk, Wv and the biases bq, bk, bv</source>
        <translation>die Eingaben sind X, Wq, Wk, Wv und die Bias-Werte bq, bk, bv</translation>
    </message>
    <message>
        <source>%1 has no rows or no columns</source>
        <translation>%1 hat keine Zeilen oder keine Spalten</translation>
    </message>
    <message>
        <source>give it at least one of each</source>
        <translation>geben Sie ihr von beiden mindestens eine</translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 rows</source>
        <translation>%1 ist %2, aber %3 ist %4: %3 braucht %5 Zeilen</translation>
    </message>
    <message>
        <source>resize one of the two</source>
        <translation>ändern Sie die Größe von einer der beiden</translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 columns</source>
        <translation>%1 ist %2, aber %3 ist %4: %3 braucht %5 Spalten</translation>
    </message>
    <message>
        <source>%1 is %2 but needs the shape 1x%3</source>
        <translation>%1 ist %2, braucht aber die Form 1x%3</translation>
    </message>
    <message>
        <source>give it one number for each column of its projection</source>
        <translation>geben Sie ihm eine Zahl für jede Spalte seiner Projektion</translation>
    </message>
    <message>
        <source>choose one of the steps in force</source>
        <translation>wählen Sie einen der Schritte, die gerade gelten</translation>
    </message>
    <message>
        <source>%1[%2,%3] does not exist: %1 is %4</source>
        <translation>%1[%2,%3] gibt es nicht: %1 ist %4</translation>
    </message>
    <message>
        <source>rows and columns are counted from 0</source>
        <translation>Zeilen und Spalten werden von 0 an gezählt</translation>
    </message>
    <message>
        <source>row %2 of %1 has no distribution (%3)</source>
        <translation>Zeile %2 von %1 hat keine Verteilung (%3)</translation>
    </message>
    <message>
        <source>choose a row that has one</source>
        <translation>wählen Sie eine Zeile, die eine hat</translation>
    </message>
    <message>
        <source>%1[%2,%3] is not above 0, so it has no logarithm</source>
        <translation>%1[%2,%3] ist nicht über 0 und hat daher keinen Logarithmus</translation>
    </message>
    <message>
        <source>choose a weight that is above 0</source>
        <translation>wählen Sie ein Gewicht, das über 0 liegt</translation>
    </message>
    <message>
        <source>there is no source &quot;%1&quot; for wider matrices</source>
        <translation>es gibt keine Quelle „%1“ für breitere Matrizen</translation>
    </message>
    <message>
        <source>use random, repeat or normal</source>
        <translation>verwenden Sie random, repeat oder normal</translation>
    </message>
    <message>
        <source>the width %1 is below the session&apos;s own d_k, %2</source>
        <translation>die Breite %1 liegt unter dem d_k der Sitzung, %2</translation>
    </message>
    <message>
        <source>choose at least that width</source>
        <translation>wählen Sie mindestens diese Breite</translation>
    </message>
    <message>
        <source>the results would take %1, more than half of the %2 of memory that are free</source>
        <translation>die Ergebnisse würden %1 belegen, mehr als die Hälfte der %2 freien Speichers</translation>
    </message>
    <message>
        <source>use fewer tokens or close other programs</source>
        <translation>verwenden Sie weniger Tokens oder schließen Sie andere Programme</translation>
    </message>
    <message>
        <source>an error without a sentence</source>
        <translation>ein Fehler ohne Beschreibung</translation>
    </message>
    <message>
        <source>a number too small to be held became 0; in the whole file: %1</source>
        <translation>eine Zahl, die zu klein zum Speichern ist, wurde zu 0; in der ganzen Datei: %1</translation>
    </message>
    <message>
        <source>write numbers above 5e-324</source>
        <translation>schreiben Sie Zahlen über 5e-324</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 konnte nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>try again or use another copy</source>
        <translation>versuchen Sie es noch einmal oder verwenden Sie eine andere Kopie</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes</source>
        <translation>%1 ist größer als %2 Bytes</translation>
    </message>
    <message>
        <source>choose a smaller file</source>
        <translation>wählen Sie eine kleinere Datei</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <translation>prüfen Sie den Namen und die Zugriffsrechte</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>%1 ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>choose a file in it</source>
        <translation>wählen Sie eine Datei darin</translation>
    </message>
    <message>
        <source>%1 is a device, a pipe or the like, not a regular file</source>
        <translation>%1 ist ein Gerät, eine Pipe oder dergleichen, keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>choose a regular file</source>
        <translation>wählen Sie eine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>save under another name or mend the cause; what was there before is unchanged</source>
        <translation>speichern Sie unter einem anderen Namen oder beheben Sie die Ursache; was vorher dort war, ist unverändert</translation>
    </message>
    <message>
        <source>choose the name of a file</source>
        <translation>wählen Sie den Namen einer Datei</translation>
    </message>
    <message>
        <source>choose the name of a regular file</source>
        <translation>wählen Sie den Namen einer gewöhnlichen Datei</translation>
    </message>
    <message>
        <source>the content could not be made</source>
        <translation>der Inhalt konnte nicht erstellt werden</translation>
    </message>
    <message>
        <source>%1 exists already</source>
        <translation>%1 ist schon vorhanden</translation>
    </message>
    <message>
        <source>choose another name, or say that it may be overwritten</source>
        <translation>wählen Sie einen anderen Namen oder erlauben Sie das Überschreiben</translation>
    </message>
    <message>
        <source>%1 is not the name of a file</source>
        <translation>%1 ist nicht der Name einer Datei</translation>
    </message>
    <message>
        <source>the folder of %1 does not exist</source>
        <translation>den Ordner von %1 gibt es nicht</translation>
    </message>
    <message>
        <source>make the folder first</source>
        <translation>legen Sie den Ordner zuerst an</translation>
    </message>
    <message>
        <source>%1 was written, but the disk did not confirm it: %2</source>
        <translation>%1 wurde geschrieben, aber der Datenträger hat es nicht bestätigt: %2</translation>
    </message>
    <message>
        <source>save it again elsewhere</source>
        <translation>speichern Sie noch einmal an anderer Stelle</translation>
    </message>
    <message>
        <source>the number %1 is beyond the largest one that can be held, about 1.8e308</source>
        <translation>die Zahl %1 liegt jenseits der größten, die gespeichert werden kann, etwa 1.8e308</translation>
    </message>
    <message>
        <source>write a smaller number, or &quot;Infinity&quot; in a matrix; nothing was changed</source>
        <translation>schreiben Sie eine kleinere Zahl oder in einer Matrix &quot;Infinity&quot;; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; stands there twice</source>
        <translation>das Feld „%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>remove one of the two; nothing was changed</source>
        <translation>entfernen Sie eines der beiden; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>more than %1 lists and objects are nested</source>
        <translation>mehr als %1 Listen und Objekte sind ineinander geschachtelt</translation>
    </message>
    <message>
        <source>flatten this part; nothing was changed</source>
        <translation>vereinfachen Sie diesen Teil; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>der Text ist nicht UTF-8</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>geben Sie ihn noch einmal ein</translation>
    </message>
    <message>
        <source>shorten it</source>
        <translation>kürzen Sie ihn</translation>
    </message>
    <message>
        <source>there are no tokens</source>
        <translation>es gibt keine Tokens</translation>
    </message>
    <message>
        <source>give at least one</source>
        <translation>geben Sie mindestens eines an</translation>
    </message>
    <message>
        <source>there are %1 tokens, and at most %2 are possible</source>
        <translation>es gibt %1 Tokens, und höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>use fewer</source>
        <translation>verwenden Sie weniger</translation>
    </message>
    <message>
        <source>split it into several cells</source>
        <translation>teilen Sie ihn auf mehrere Zellen auf</translation>
    </message>
    <message>
        <source>%1 rows and %2 columns are too many: at most %3 of each are possible</source>
        <translation>%1 Zeilen und %2 Spalten sind zu viele: Höchstens je %3 sind möglich</translation>
    </message>
    <message>
        <source>%1 values are too many: at most %2 are possible</source>
        <translation>%1 Werte sind zu viele: Höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>use fewer rows or columns</source>
        <translation>verwenden Sie weniger Zeilen oder Spalten</translation>
    </message>
    <message>
        <source>X has %1 rows, but there are %2 tokens</source>
        <translation>X hat %1 Zeilen, aber es gibt %2 Tokens</translation>
    </message>
    <message>
        <source>give each token one row of X</source>
        <translation>geben Sie jedem Token eine Zeile von X</translation>
    </message>
    <message>
        <source>X has %1 columns, but there are %2 names for them</source>
        <translation>X hat %1 Spalten, aber es gibt %2 Namen dafür</translation>
    </message>
    <message>
        <source>give each column of X one name, or leave all names out</source>
        <translation>geben Sie jeder Spalte von X einen Namen oder lassen Sie alle Namen weg</translation>
    </message>
    <message>
        <source>this part of the view does not fit and was left out</source>
        <translation>dieser Teil der Ansicht passt nicht und wurde weggelassen</translation>
    </message>
    <message>
        <source>numbers are not concerned</source>
        <translation>Zahlen sind nicht betroffen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>Projektionen</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Sättigung</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>NumPy code</source>
        <translation>NumPy-Code</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Each token asks with its query, offers with its key, and gives its value. Edit any number in X or in the three W.</source>
        <translation>Jedes Token fragt mit seiner Query, bietet mit seinem Key an und gibt seinen Value. Ändern Sie eine beliebige Zahl in X oder in den drei W.</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>rows look, columns are looked at</source>
        <translation>Zeilen schauen, auf Spalten wird geschaut</translation>
    </message>
    <message>
        <source>Query times key.</source>
        <translation>Query mal Key.</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>goes on to the next layer</source>
        <translation>geht an die nächste Schicht weiter</translation>
    </message>
    <message>
        <source>The scores are divided by %1.</source>
        <translation>Die Scores werden durch %1 geteilt.</translation>
    </message>
    <message>
        <source>rows look</source>
        <translation>Zeilen schauen</translation>
    </message>
    <message>
        <source>Weights of “%1”</source>
        <translation>Gewichte von „%1“</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Weights of all tokens</source>
        <translation>Gewichte aller Tokens</translation>
    </message>
    <message>
        <source>Entropy of each token</source>
        <translation>Entropie jedes Tokens</translation>
    </message>
    <message>
        <source>This token</source>
        <translation>Dieses Token</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Recover &amp;unsaved work…</source>
        <translation>Nicht gespeicherte Arbeit &amp;wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Sessions that were open when the program ended without closing them</source>
        <translation>Sitzungen, die geöffnet waren, als das Programm endete, ohne sie zu schließen</translation>
    </message>
    <message>
        <source>Picture of the pane or c&amp;hart in use…</source>
        <translation>Bild des benutzten Bereichs oder &amp;Diagramms&#xa0;…</translation>
    </message>
    <message>
        <source>Save the matrix or chart that has the focus as PNG, SVG or PDF</source>
        <translation>Die Matrix oder das Diagramm mit dem Fokus als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <source>R&amp;ename row…</source>
        <translation>Zeile um&amp;benennen&#xa0;…</translation>
    </message>
    <message>
        <source>Rena&amp;me column…</source>
        <translation>S&amp;palte umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s column</source>
        <translation>Ein anderer Name für das Token oder Feature in der Spalte der ausgewählten Zelle</translation>
    </message>
    <message>
        <source>Click or drag over pairs of query and key to hide or allow them; Space does it for the selection</source>
        <translation>Klicken oder ziehen Sie über Paare von Query und Key, um sie zu verdecken oder zu erlauben; die Leertaste tut es für die Auswahl</translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <translation>Alle vier Größen verschieden</translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation>Ein Token umbenennen</translation>
    </message>
    <message>
        <source>New name of the token “%1”</source>
        <translation>Neuer Name des Tokens „%1“</translation>
    </message>
    <message>
        <source>Rename a feature</source>
        <translation>Ein Feature umbenennen</translation>
    </message>
    <message>
        <source>New name of the feature “%1”</source>
        <translation>Neuer Name des Features „%1“</translation>
    </message>
    <message>
        <source>A function of one number x, %1:</source>
        <translation>Eine Funktion einer Zahl x, %1:</translation>
    </message>
    <message>
        <source>This is the picked weight itself.</source>
        <translation>Dies ist das gewählte Gewicht selbst.</translation>
    </message>
    <message>
        <source>Picked weights</source>
        <translation>Gewählte Gewichte</translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s row, else for the picked token</source>
        <translation>Ein anderer Name für das Token oder Feature in der Zeile der ausgewählten Zelle, sonst für das gewählte Token</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>A matrix from a table, a NumPy or safetensors file, or a head of a model</source>
        <translation>Eine Matrix aus einer Tabelle, einer NumPy- oder safetensors-Datei oder ein Head eines Modells</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Results as tables, arrays, scripts, a notebook, an article or a page</source>
        <translation>Ergebnisse als Tabellen, Arrays, Skripte, als Notebook, Artikel oder Seite</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>Als &amp;LaTeX kopieren</translation>
    </message>
    <message>
        <source>The selected cells as a bmatrix, every digit</source>
        <translation>Die ausgewählten Zellen als bmatrix, mit allen Stellen</translation>
    </message>
    <message>
        <source>Copy as &amp;NumPy</source>
        <translation>Als &amp;NumPy kopieren</translation>
    </message>
    <message>
        <source>The selected cells as np.array, every digit</source>
        <translation>Die ausgewählten Zellen als np.array, mit allen Stellen</translation>
    </message>
    <message>
        <source>Copy as Mar&amp;kdown</source>
        <translation>Als Mark&amp;down kopieren</translation>
    </message>
    <message>
        <source>The selected cells as a table with names, every digit</source>
        <translation>Die ausgewählten Zellen als Tabelle mit Namen, mit allen Stellen</translation>
    </message>
    <message>
        <source>Rotary &amp;positions…</source>
        <translation>Rotary-&amp;Positionen&#xa0;…</translation>
    </message>
    <message>
        <source>Turn queries and keys by their position, as Llama-type heads do</source>
        <translation>Queries und Keys nach ihrer Position drehen, wie es Heads nach Art von Llama tun</translation>
    </message>
    <message>
        <source>choose the decimal mark above</source>
        <translation>wählen Sie oben das Dezimalzeichen</translation>
    </message>
    <message>
        <source>choose above what the first line and column are</source>
        <translation>wählen Sie oben, was die erste Zeile und Spalte sind</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>Rotary-Positionen</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>Konvention</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>&amp;Convention</source>
        <translation>&amp;Konvention</translation>
    </message>
    <message>
        <source>&amp;Base of the angles</source>
        <translation>&amp;Basis der Winkel</translation>
    </message>
    <message>
        <source>Scores do not know where a token stands, unless its embedding says so.</source>
        <translation>Scores wissen nicht, wo ein Token steht, es sei denn, sein Embedding sagt es.</translation>
    </message>
    <message>
        <source>Switch rotary positions on</source>
        <translation>Rotary-Positionen einschalten</translation>
    </message>
    <message>
        <source>Switch rotary positions off</source>
        <translation>Rotary-Positionen ausschalten</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Hälften</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Rotated queries</source>
        <translation>Gedrehte Queries</translation>
    </message>
    <message>
        <source>Rotated keys</source>
        <translation>Gedrehte Keys</translation>
    </message>
    <message>
        <source>a save or a download that was cut off can leave that: look for a recovery copy or another one</source>
        <translation>das kann nach einem abgebrochenen Speichern oder Herunterladen übrig bleiben: Suchen Sie nach einer Wiederherstellungskopie oder einer anderen Kopie</translation>
    </message>
    <message>
        <source>the file could not be read</source>
        <translation>die Datei konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>Numbers in a text: tables, lists, what programs print</source>
        <translation>Zahlen in einem Text: Tabellen, Listen, Ausgaben von Programmen</translation>
    </message>
    <message>
        <source>Tensors: a model, or all steps and inputs (safetensors)</source>
        <translation>Tensoren: ein Modell oder alle Schritte und Eingaben (safetensors)</translation>
    </message>
    <message>
        <source>Index of a model in several files (safetensors)</source>
        <translation>Index eines Modells in mehreren Dateien (safetensors)</translation>
    </message>
    <message>
        <source>The computation as a NumPy script</source>
        <translation>Die Rechnung als NumPy-Skript</translation>
    </message>
    <message>
        <source>The computation as a PyTorch script</source>
        <translation>Die Rechnung als PyTorch-Skript</translation>
    </message>
    <message>
        <source>The notebook for Jupyter</source>
        <translation>Das Notebook für Jupyter</translation>
    </message>
    <message>
        <source>All results as a LaTeX article</source>
        <translation>Alle Ergebnisse als LaTeX-Artikel</translation>
    </message>
    <message>
        <source>All results as one web page</source>
        <translation>Alle Ergebnisse als eine Webseite</translation>
    </message>
    <message>
        <source>All results as Markdown</source>
        <translation>Alle Ergebnisse als Markdown</translation>
    </message>
    <message>
        <source>one head of it is %1 by %2, more than a session can hold</source>
        <translation>ein Head davon ist %1 mal %2, mehr, als eine Sitzung fassen kann</translation>
    </message>
    <message>
        <source>is the number of heads right?</source>
        <translation>stimmt die Anzahl der Heads?</translation>
    </message>
    <message>
        <source>it is no vector of at least %1 numbers, as the bias of this layer</source>
        <translation>es ist kein Vektor aus mindestens %1 Zahlen, wie es der Bias dieser Schicht sein muss</translation>
    </message>
    <message>
        <source>its numbers are whole ones (%1): it seems to be quantised, and its scale is not applied</source>
        <translation>die Zahlen darin sind ganze Zahlen (%1): Offenbar ist es quantisiert, und die Skalierung wird nicht angewandt</translation>
    </message>
    <message>
        <source>take the model in F32, F16 or BF16</source>
        <translation>nehmen Sie das Modell in F32, F16 oder BF16</translation>
    </message>
    <message>
        <source>there is no head %1: it has %2</source>
        <translation>es gibt keinen Head %1: Vorhanden sind %2</translation>
    </message>
    <message>
        <source>heads are counted from 0</source>
        <translation>Heads werden von 0 an gezählt</translation>
    </message>
    <message>
        <source>its shape %1x%2 fits one way only, so it cannot be transposed</source>
        <translation>die Form %1x%2 passt nur in einer Richtung und kann daher nicht transponiert werden</translation>
    </message>
    <message>
        <source>read it as it is stored</source>
        <translation>lesen Sie es so, wie es gespeichert ist</translation>
    </message>
    <message>
        <source>the weights are transposed, as chosen</source>
        <translation>die Gewichte sind transponiert, wie gewählt</translation>
    </message>
    <message>
        <source>an X of %1 by %2 is more than a session can hold</source>
        <translation>ein X von %1 mal %2 ist mehr, als eine Sitzung fassen kann</translation>
    </message>
    <message>
        <source>the file has no matrix of token embeddings that are %1 numbers wide</source>
        <translation>die Datei hat keine Matrix von Token-Embeddings mit einer Breite von %1 Zahlen</translation>
    </message>
    <message>
        <source>give X from a file of hidden states (--x) or take random numbers (--random)</source>
        <translation>geben Sie X aus einer Datei mit Hidden States an (--x) oder nehmen Sie Zufallszahlen (--random)</translation>
    </message>
    <message>
        <source>there is no token %1: it has %2 rows</source>
        <translation>es gibt kein Token %1: Vorhanden sind %2 Zeilen</translation>
    </message>
    <message>
        <source>tokens are counted from 0</source>
        <translation>Tokens werden von 0 an gezählt</translation>
    </message>
    <message>
        <source>X holds its rows as they are: without position embeddings and without the layers and the layer norm before the head</source>
        <translation>X enthält ihre Zeilen, wie sie sind: ohne Positions-Embeddings und ohne die Schichten und die Layer-Norm vor dem Head</translation>
    </message>
    <message>
        <source>give the hidden states of the model as X for its own weights</source>
        <translation>geben Sie die Hidden States des Modells als X an, um dessen eigene Gewichte zu erhalten</translation>
    </message>
    <message>
        <source>X holds standard normal numbers of seed %1: what the head makes of no text at all</source>
        <translation>X enthält standardnormalverteilte Zahlen mit Seed %1: das, was der Head aus gar keinem Text macht</translation>
    </message>
    <message>
        <source>X is not in the file</source>
        <translation>X ist nicht in der Datei</translation>
    </message>
    <message>
        <source>give token ids (--ids), a file of hidden states (--x) or take random numbers (--random)</source>
        <translation>geben Sie Token-Nummern (--ids) oder eine Datei mit Hidden States (--x) an oder nehmen Sie Zufallszahlen (--random)</translation>
    </message>
    <message>
        <source>open it in PyTorch if you trust it, and save the tensors with safetensors.torch.save_file</source>
        <translation>öffnen Sie die Datei in PyTorch, wenn Sie ihr vertrauen, und speichern Sie die Tensoren mit safetensors.torch.save_file</translation>
    </message>
    <message>
        <source>pickles can run code and are never read: save the arrays with numpy.save or numpy.savez</source>
        <translation>Pickles können Code ausführen und werden nie gelesen: Speichern Sie die Arrays mit numpy.save oder numpy.savez</translation>
    </message>
    <message>
        <source>use the model&apos;s .safetensors file, or convert it to one</source>
        <translation>verwenden Sie die .safetensors-Datei des Modells oder wandeln Sie es in eine um</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>entpacken Sie es zuerst</translation>
    </message>
    <message>
        <source>save the sheet as CSV, or copy the cells and paste them</source>
        <translation>speichern Sie das Blatt als CSV oder kopieren Sie die Zellen und fügen Sie sie ein</translation>
    </message>
    <message>
        <source>choose the file with the numbers</source>
        <translation>wählen Sie die Datei mit den Zahlen</translation>
    </message>
    <message>
        <source>save the numbers with numpy.save, or as CSV</source>
        <translation>speichern Sie die Zahlen mit numpy.save oder als CSV</translation>
    </message>
    <message>
        <source>this is a PyTorch checkpoint (a pickle)</source>
        <translation>dies ist ein PyTorch-Checkpoint (ein Pickle)</translation>
    </message>
    <message>
        <source>this is a GGUF or GGML model</source>
        <translation>dies ist ein GGUF- oder GGML-Modell</translation>
    </message>
    <message>
        <source>this is not the data but a pointer file that Git LFS left in its place</source>
        <translation>dies sind nicht die Daten, sondern eine Verweisdatei, die Git LFS an ihrer Stelle hinterlassen hat</translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull</source>
        <translation>holen Sie die Datei selbst mit git lfs pull</translation>
    </message>
    <message>
        <source>this is a TensorFlow Lite model</source>
        <translation>dies ist ein TensorFlow-Lite-Modell</translation>
    </message>
    <message>
        <source>this is an HDF5 file (Keras .h5, MATLAB 7.3 .mat and others)</source>
        <translation>dies ist eine HDF5-Datei (Keras .h5, MATLAB 7.3 .mat und andere)</translation>
    </message>
    <message>
        <source>this is a MATLAB file (.mat)</source>
        <translation>dies ist eine MATLAB-Datei (.mat)</translation>
    </message>
    <message>
        <source>save the matrix with writematrix as CSV, or in Python with scipy.io.loadmat and numpy.save</source>
        <translation>speichern Sie die Matrix mit writematrix als CSV oder in Python mit scipy.io.loadmat und numpy.save</translation>
    </message>
    <message>
        <source>this is compressed with bzip2</source>
        <translation>dies ist mit bzip2 komprimiert</translation>
    </message>
    <message>
        <source>this is compressed with xz</source>
        <translation>dies ist mit xz komprimiert</translation>
    </message>
    <message>
        <source>this is compressed with zstd</source>
        <translation>dies ist mit zstd komprimiert</translation>
    </message>
    <message>
        <source>this is compressed with lz4</source>
        <translation>dies ist mit lz4 komprimiert</translation>
    </message>
    <message>
        <source>this is a 7z archive</source>
        <translation>dies ist ein 7z-Archiv</translation>
    </message>
    <message>
        <source>this is a RAR archive</source>
        <translation>dies ist ein RAR-Archiv</translation>
    </message>
    <message>
        <source>this is a tar archive</source>
        <translation>dies ist ein tar-Archiv</translation>
    </message>
    <message>
        <source>this is a PDF document</source>
        <translation>dies ist ein PDF-Dokument</translation>
    </message>
    <message>
        <source>this is a document in rich text</source>
        <translation>dies ist ein Rich-Text-Dokument</translation>
    </message>
    <message>
        <source>this is a PNG picture</source>
        <translation>dies ist ein PNG-Bild</translation>
    </message>
    <message>
        <source>this is a JPEG picture</source>
        <translation>dies ist ein JPEG-Bild</translation>
    </message>
    <message>
        <source>this is a GIF picture</source>
        <translation>dies ist ein GIF-Bild</translation>
    </message>
    <message>
        <source>this is an old Excel sheet (.xls) or another Office document</source>
        <translation>dies ist ein altes Excel-Blatt (.xls) oder ein anderes Office-Dokument</translation>
    </message>
    <message>
        <source>this is a Parquet table</source>
        <translation>dies ist eine Parquet-Tabelle</translation>
    </message>
    <message>
        <source>this is an Arrow or Feather table</source>
        <translation>dies ist eine Arrow- oder Feather-Tabelle</translation>
    </message>
    <message>
        <source>this is a Feather table</source>
        <translation>dies ist eine Feather-Tabelle</translation>
    </message>
    <message>
        <source>this is an SQLite database</source>
        <translation>dies ist eine SQLite-Datenbank</translation>
    </message>
    <message>
        <source>this is a program or a library</source>
        <translation>dies ist ein Programm oder eine Bibliothek</translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, as far as was looked</source>
        <translation>die Datei ist beschädigt: Soweit geprüft, enthält sie nur NUL-Bytes</translation>
    </message>
    <message>
        <source>a power cut or a broken download can leave that: use another copy</source>
        <translation>das kann nach einem Stromausfall oder einem abgebrochenen Herunterladen übrig bleiben: Verwenden Sie eine andere Kopie</translation>
    </message>
    <message>
        <source>this is a web page (HTML or XML), not the data</source>
        <translation>dies ist eine Webseite (HTML oder XML), nicht die Daten</translation>
    </message>
    <message>
        <source>download the file itself; the link may need a login or end in /raw/ or /resolve/</source>
        <translation>laden Sie die Datei selbst herunter; vielleicht verlangt der Link eine Anmeldung oder muss auf /raw/ oder /resolve/ enden</translation>
    </message>
    <message>
        <source>this is a Python pickle</source>
        <translation>dies ist ein Python-Pickle</translation>
    </message>
    <message>
        <source>this is an ONNX model</source>
        <translation>dies ist ein ONNX-Modell</translation>
    </message>
    <message>
        <source>this is an Excel sheet (.xlsx)</source>
        <translation>dies ist ein Excel-Blatt (.xlsx)</translation>
    </message>
    <message>
        <source>this is a Word document (.docx)</source>
        <translation>dies ist ein Word-Dokument (.docx)</translation>
    </message>
    <message>
        <source>this is a PowerPoint document (.pptx)</source>
        <translation>dies ist ein PowerPoint-Dokument (.pptx)</translation>
    </message>
    <message>
        <source>this is an OpenDocument sheet or text (.ods, .odt)</source>
        <translation>dies ist ein OpenDocument-Blatt oder -Text (.ods, .odt)</translation>
    </message>
    <message>
        <source>this is a Java archive</source>
        <translation>dies ist ein Java-Archiv</translation>
    </message>
    <message>
        <source>this is a Keras model (.keras)</source>
        <translation>dies ist ein Keras-Modell (.keras)</translation>
    </message>
    <message>
        <source>it holds a NUL byte, at byte %1</source>
        <translation>es enthält ein NUL-Byte, bei Byte %1</translation>
    </message>
    <message>
        <source>duplicate member &quot;%1&quot;</source>
        <translation>doppeltes Feld „%1“</translation>
    </message>
    <message>
        <source>it is no JSON, at byte %1: &quot;%2&quot;</source>
        <translation>es ist kein JSON, bei Byte %1: „%2“</translation>
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
        <translation>%1 ist nicht, was es sein sollte, und wird übergangen</translation>
    </message>
    <message>
        <source>look it up and choose by hand what depends on it</source>
        <translation>schlagen Sie es nach und wählen Sie von Hand, was davon abhängt</translation>
    </message>
    <message>
        <source>it is no JSON object and is passed over</source>
        <translation>es ist kein JSON-Objekt und wird übergangen</translation>
    </message>
    <message>
        <source>choose heads by hand</source>
        <translation>wählen Sie die Heads von Hand</translation>
    </message>
    <message>
        <source>one head, cut already</source>
        <translation>ein Head, schon herausgeschnitten</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>minGPT or nanoGPT</source>
        <translation>minGPT oder nanoGPT</translation>
    </message>
    <message>
        <source>BERT or RoBERTa</source>
        <translation>BERT oder RoBERTa</translation>
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
        <translation>BEiT oder Swin v2 (timm)</translation>
    </message>
    <message>
        <source>Vision transformer (timm, DINO)</source>
        <translation>Vision Transformer (timm, DINO)</translation>
    </message>
    <message>
        <source>PyTorch&apos;s MultiheadAttention</source>
        <translation>MultiheadAttention von PyTorch</translation>
    </message>
    <message>
        <source>OPT, BART, Whisper or CLIP</source>
        <translation>OPT, BART, Whisper oder CLIP</translation>
    </message>
    <message>
        <source>Phi-3</source>
        <translation>Phi-3</translation>
    </message>
    <message>
        <source>Llama, Mistral, Gemma or Qwen</source>
        <translation>Llama, Mistral, Gemma oder Qwen</translation>
    </message>
    <message>
        <source>Llama or Mistral (the authors&apos; files)</source>
        <translation>Llama oder Mistral (Dateien der Autoren)</translation>
    </message>
    <message>
        <source>GPT-Neo</source>
        <translation>GPT-Neo</translation>
    </message>
    <message>
        <source>every second layer of GPT-Neo looks back 256 tokens at most, which is not followed</source>
        <translation>jede zweite Schicht von GPT-Neo schaut höchstens 256 Tokens zurück, was nicht nachgebildet wird</translation>
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
        <translation>GPT-NeoX oder Pythia</translation>
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
        <translation>rechnen Sie mit anderen Gewichten als denen des Modells: Sie werden ohne dies berechnet</translation>
    </message>
    <message>
        <source>the model also normalises queries and keys (%1), which cannot be followed</source>
        <translation>das Modell normalisiert auch Queries und Keys (%1), was nicht nachgebildet werden kann</translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens (%1), which cannot be followed</source>
        <translation>das Modell addiert einen gelernten Bias für den Abstand zweier Tokens (%1), was nicht nachgebildet werden kann</translation>
    </message>
    <message>
        <source>the model compares directions and has a learned scale (%1), which cannot be followed</source>
        <translation>das Modell vergleicht Richtungen und hat eine gelernte Skalierung (%1), was nicht nachgebildet werden kann</translation>
    </message>
    <message>
        <source>the model lets a part of every weight go nowhere (%1), which cannot be followed</source>
        <translation>das Modell lässt einen Teil jedes Gewichts ins Leere gehen (%1), was nicht nachgebildet werden kann</translation>
    </message>
    <message>
        <source>the model adds a learned key and value to those of the tokens (%1), which cannot be followed</source>
        <translation>das Modell fügt denen der Tokens einen gelernten Key und Value hinzu (%1), was nicht nachgebildet werden kann</translation>
    </message>
    <message>
        <source>it holds an adapter (%1), which is of no use without the model that it was made for</source>
        <translation>es enthält einen Adapter (%1), der ohne das zugehörige Modell nichts nützt</translation>
    </message>
    <message>
        <source>merge the two and save the result</source>
        <translation>führen Sie die beiden zusammen und speichern Sie das Ergebnis</translation>
    </message>
    <message>
        <source>its weights are quantised (%1)</source>
        <translation>die Gewichte sind quantisiert (%1)</translation>
    </message>
    <message>
        <source>its keys and values are made in two steps (%1), which cannot be followed</source>
        <translation>Keys und Values entstehen in zwei Schritten (%1), was nicht nachgebildet werden kann</translation>
    </message>
    <message>
        <source>multiply the two matrices outside and import the result as --wk and --wv</source>
        <translation>multiplizieren Sie die beiden Matrizen außerhalb und importieren Sie das Ergebnis als --wk und --wv</translation>
    </message>
    <message>
        <source>there is no attention layer of a known family among its %1 arrays (%2 ...)</source>
        <translation>unter den %1 Arrays ist keine Attention-Schicht einer bekannten Familie (%2 ...)</translation>
    </message>
    <message>
        <source>cut the projections out and import them one by one: --wq, --wk, --wv</source>
        <translation>schneiden Sie die Projektionen heraus und importieren Sie sie einzeln: --wq, --wk, --wv</translation>
    </message>
    <message>
        <source>the names alone do not tell the family; taken for: %1</source>
        <translation>die Namen allein verraten die Familie nicht; angenommen wurde: %1</translation>
    </message>
    <message>
        <source>look at mask, scale and positions</source>
        <translation>prüfen Sie Maske, Skalierung und Positionen</translation>
    </message>
    <message>
        <source>there is no layer &quot;%1&quot;</source>
        <translation>es gibt keine Schicht „%1“</translation>
    </message>
    <message>
        <source>there are: %2 ...</source>
        <translation>es gibt: %2 ...</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fits several layers</source>
        <translation>„%1“ passt auf mehrere Schichten</translation>
    </message>
    <message>
        <source>give more of the name: %2</source>
        <translation>geben Sie mehr von dem Namen an: %2</translation>
    </message>
    <message>
        <source>causal mask: a token looks at itself and at those before it</source>
        <translation>kausale Maske: Ein Token schaut auf sich selbst und auf die Tokens davor</translation>
    </message>
    <message>
        <source>no mask: every token looks at every token</source>
        <translation>keine Maske: Jedes Token schaut auf jedes Token</translation>
    </message>
    <message>
        <source>the model lets a token look back %1 tokens at most, which is not followed</source>
        <translation>das Modell lässt ein Token höchstens %1 Tokens zurückschauen, was nicht nachgebildet wird</translation>
    </message>
    <message>
        <source>with fewer tokens it makes no difference</source>
        <translation>bei weniger Tokens macht es keinen Unterschied</translation>
    </message>
    <message>
        <source>the scores are not divided by the root of k</source>
        <translation>die Scores werden nicht durch die Wurzel aus k geteilt</translation>
    </message>
    <message>
        <source>the model divides scores by the root of %1 in place of %2: the temperature is %3 for that</source>
        <translation>das Modell teilt Scores durch die Wurzel aus %1 statt %2: Dafür ist die Temperatur %3</translation>
    </message>
    <message>
        <source>the model multiplies scores by %1: the temperature is %2 for that</source>
        <translation>das Modell multipliziert Scores mit %1: Dafür ist die Temperatur %2</translation>
    </message>
    <message>
        <source>the model divides scores by the number of the layer from 1, too: the temperature is %1</source>
        <translation>das Modell teilt Scores auch durch die Nummer der Schicht, von 1 an gezählt: Die Temperatur ist %1</translation>
    </message>
    <message>
        <source>the model bends scores so that none passes %1, which cannot be followed</source>
        <translation>das Modell biegt Scores so, dass keiner %1 überschreitet, was nicht nachgebildet werden kann</translation>
    </message>
    <message>
        <source>scores well below that hardly differ</source>
        <translation>Scores weit darunter unterscheiden sich kaum</translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns, each of the first half with its partner in the second</source>
        <translation>Rotary-Positionen mit Basis %1 drehen %2 der %3 Spalten, jede der ersten Hälfte mit ihrem Partner in der zweiten</translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns in neighbouring pairs</source>
        <translation>Rotary-Positionen mit Basis %1 drehen %2 der %3 Spalten in benachbarten Paaren</translation>
    </message>
    <message>
        <source>base and number of columns are the usual ones: no config.json tells them</source>
        <translation>Basis und Anzahl der Spalten sind die üblichen: Keine config.json gibt sie an</translation>
    </message>
    <message>
        <source>set them by hand if the model has others</source>
        <translation>stellen Sie sie von Hand ein, wenn das Modell andere hat</translation>
    </message>
    <message>
        <source>the model takes off scores by distance (ALiBi), which cannot be followed</source>
        <translation>das Modell zieht von Scores je nach Abstand etwas ab (ALiBi), was nicht nachgebildet werden kann</translation>
    </message>
    <message>
        <source>expect weights further back to be too large</source>
        <translation>rechnen Sie damit, dass Gewichte weiter hinten zu groß sind</translation>
    </message>
    <message>
        <source>the model stretches its positions (%1), which cannot be followed</source>
        <translation>das Modell streckt seine Positionen (%1), was nicht nachgebildet werden kann</translation>
    </message>
    <message>
        <source>expect other weights between tokens that lie far apart</source>
        <translation>rechnen Sie mit anderen Gewichten zwischen Tokens, die weit auseinanderliegen</translation>
    </message>
    <message>
        <source>the file speaks of rotary positions with base %1, but not of what turns with what</source>
        <translation>die Datei spricht von Rotary-Positionen mit Basis %1, sagt aber nicht, was sich womit dreht</translation>
    </message>
    <message>
        <source>choose halves or pairs: --rope pairs,BASE</source>
        <translation>wählen Sie halves oder pairs: --rope pairs,BASE</translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens, which cannot be followed</source>
        <translation>das Modell addiert einen gelernten Bias für den Abstand zweier Tokens, was nicht nachgebildet werden kann</translation>
    </message>
    <message>
        <source>expect other weights than the model&apos;s</source>
        <translation>rechnen Sie mit anderen Gewichten als denen des Modells</translation>
    </message>
    <message>
        <source>the model&apos;s positions are %1, which cannot be followed</source>
        <translation>die Positionen des Modells sind %1, was nicht nachgebildet werden kann</translation>
    </message>
    <message>
        <source>in the model the keys and values of this layer come from another text than the queries; here one X feeds all three</source>
        <translation>im Modell stammen die Keys und Values dieser Schicht aus einem anderen Text als die Queries; hier speist ein einziges X alle drei</translation>
    </message>
    <message>
        <source>choose a layer of self-attention for the model&apos;s own numbers</source>
        <translation>wählen Sie eine Schicht mit Self-Attention, um die Zahlen des Modells zu erhalten</translation>
    </message>
    <message>
        <source>its shape fits both ways; read as out x in, as this family stores it: %1</source>
        <translation>die Form passt in beiden Richtungen; gelesen als Ausgang x Eingang, wie diese Familie speichert: %1</translation>
    </message>
    <message>
        <source>its shape fits both ways; read as in x out, as this family stores it: %1</source>
        <translation>die Form passt in beiden Richtungen; gelesen als Eingang x Ausgang, wie diese Familie speichert: %1</translation>
    </message>
    <message>
        <source>transpose it if the head looks wrong</source>
        <translation>transponieren Sie, wenn der Head falsch aussieht</translation>
    </message>
    <message>
        <source>by its shape it is stored the other way round than this family does: %1</source>
        <translation>der Form nach ist es andersherum gespeichert, als diese Familie es tut: %1</translation>
    </message>
    <message>
        <source>give other numbers with --heads and --kv-heads</source>
        <translation>geben Sie andere Zahlen mit --heads und --kv-heads an</translation>
    </message>
    <message>
        <source>its shape is %1, and projections are matrices</source>
        <translation>die Form ist %1, und Projektionen sind Matrizen</translation>
    </message>
    <message>
        <source>choose another layer</source>
        <translation>wählen Sie eine andere Schicht</translation>
    </message>
    <message>
        <source>it reads vectors of %1 numbers where the queries are made from %2</source>
        <translation>es liest Vektoren aus %1 Zahlen, während die Queries aus %2 entstehen</translation>
    </message>
    <message>
        <source>choose a layer in which one X feeds queries, keys and values</source>
        <translation>wählen Sie eine Schicht, in der ein einziges X Queries, Keys und Values speist</translation>
    </message>
    <message>
        <source>save the array again with numpy.save</source>
        <translation>speichern Sie das Array noch einmal mit numpy.save</translation>
    </message>
    <message>
        <source>truncated: 1 byte is missing</source>
        <translation>abgeschnitten: 1 Byte fehlt</translation>
    </message>
    <message>
        <source>truncated: %1 bytes are missing</source>
        <translation>abgeschnitten: %1 Bytes fehlen</translation>
    </message>
    <message>
        <source>a part of the file was lost: use another copy</source>
        <translation>ein Teil der Datei ging verloren: Verwenden Sie eine andere Kopie</translation>
    </message>
    <message>
        <source>this is no NumPy array: it does not begin as one</source>
        <translation>dies ist kein NumPy-Array: Es fängt nicht wie eines an</translation>
    </message>
    <message>
        <source>choose an .npy file</source>
        <translation>wählen Sie eine .npy-Datei</translation>
    </message>
    <message>
        <source>truncated: the file ends within its first %1 bytes, before the header</source>
        <translation>abgeschnitten: Die Datei endet innerhalb ihrer ersten %1 Bytes, vor dem Header</translation>
    </message>
    <message>
        <source>use another copy</source>
        <translation>verwenden Sie eine andere Kopie</translation>
    </message>
    <message>
        <source>bad header: version %1.%2 of the format is not known, only 1.0, 2.0 and 3.0</source>
        <translation>fehlerhafter Header: Version %1.%2 des Formats ist nicht bekannt, nur 1.0, 2.0 und 3.0</translation>
    </message>
    <message>
        <source>truncated: the header should have %1 bytes, but only %2 are there</source>
        <translation>abgeschnitten: Der Header sollte %1 Bytes haben, aber es sind nur %2 da</translation>
    </message>
    <message>
        <source>bad header: %1 bytes are more than any array of numbers needs</source>
        <translation>fehlerhafter Header: %1 Bytes sind mehr, als irgendein Array von Zahlen braucht</translation>
    </message>
    <message>
        <source>bad header: it could not be read</source>
        <translation>fehlerhafter Header: Er konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>bad header: the member &quot;%1&quot; is not known</source>
        <translation>fehlerhafter Header: Das Feld „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>bad header: duplicate member &quot;%1&quot;</source>
        <translation>fehlerhafter Header: doppeltes Feld „%1“</translation>
    </message>
    <message>
        <source>bad header: %1 is missing</source>
        <translation>fehlerhafter Header: %1 fehlt</translation>
    </message>
    <message>
        <source>bad header: shape is %1, not a tuple</source>
        <translation>fehlerhafter Header: shape ist %1, kein Tupel</translation>
    </message>
    <message>
        <source>bad header: shape has %1 dimensions</source>
        <translation>fehlerhafter Header: shape hat %1 Dimensionen</translation>
    </message>
    <message>
        <source>bad header: shape holds %1, which is no size</source>
        <translation>fehlerhafter Header: shape enthält %1, was keine Größe ist</translation>
    </message>
    <message>
        <source>bad header: found %1, not a dictionary</source>
        <translation>fehlerhafter Header: %1 gefunden, kein Dictionary</translation>
    </message>
    <message>
        <source>bad header: fortran_order is %1, neither True nor False</source>
        <translation>fehlerhafter Header: fortran_order ist %1, weder True noch False</translation>
    </message>
    <message>
        <source>bad header: the shape %1 is beyond everything that can be counted</source>
        <translation>fehlerhafter Header: Die Form %1 übersteigt alles, was sich zählen lässt</translation>
    </message>
    <message>
        <source>bad header: it is no Python literal, from byte %1 on: %2</source>
        <translation>fehlerhafter Header: Er ist kein Python-Literal, ab Byte %1: %2</translation>
    </message>
    <message>
        <source>another array follows in the same file and is left out: %1 bytes</source>
        <translation>ein weiteres Array folgt in derselben Datei und wird weggelassen: %1 Bytes</translation>
    </message>
    <message>
        <source>1 byte after the array is left out: the data are longer than the shape says</source>
        <translation>1 Byte nach dem Array wird weggelassen: Die Daten sind länger, als die Form angibt</translation>
    </message>
    <message>
        <source>%1 bytes after the array are left out: the data are longer than the shape says</source>
        <translation>%1 Bytes nach dem Array werden weggelassen: Die Daten sind länger, als die Form angibt</translation>
    </message>
    <message>
        <source>unsupported type %1: floating-point numbers of %2 bytes</source>
        <translation>nicht unterstützter Typ %1: Gleitkommazahlen von %2 Bytes</translation>
    </message>
    <message>
        <source>save it with astype(&apos;float64&apos;)</source>
        <translation>speichern Sie es mit astype(&apos;float64&apos;)</translation>
    </message>
    <message>
        <source>unsupported type %1: complex numbers</source>
        <translation>nicht unterstützter Typ %1: komplexe Zahlen</translation>
    </message>
    <message>
        <source>save the real part, the imaginary part or the magnitude</source>
        <translation>speichern Sie den Realteil, den Imaginärteil oder den Betrag</translation>
    </message>
    <message>
        <source>unsupported type %1: Python objects, which are pickled and can run code when they are read</source>
        <translation>nicht unterstützter Typ %1: Python-Objekte, die als Pickle gespeichert sind und beim Lesen Code ausführen können</translation>
    </message>
    <message>
        <source>save the numbers with astype(&apos;float64&apos;)</source>
        <translation>speichern Sie die Zahlen mit astype(&apos;float64&apos;)</translation>
    </message>
    <message>
        <source>unsupported type %1: structures or raw bytes</source>
        <translation>nicht unterstützter Typ %1: Strukturen oder rohe Bytes</translation>
    </message>
    <message>
        <source>save one field of numbers</source>
        <translation>speichern Sie ein einzelnes Zahlenfeld</translation>
    </message>
    <message>
        <source>unsupported type %1: texts</source>
        <translation>nicht unterstützter Typ %1: Texte</translation>
    </message>
    <message>
        <source>unsupported type %1: dates or times</source>
        <translation>nicht unterstützter Typ %1: Datums- oder Zeitangaben</translation>
    </message>
    <message>
        <source>save them as numbers with astype(&apos;float64&apos;)</source>
        <translation>speichern Sie sie als Zahlen mit astype(&apos;float64&apos;)</translation>
    </message>
    <message>
        <source>unsupported type %1: long double</source>
        <translation>nicht unterstützter Typ %1: long double</translation>
    </message>
    <message>
        <source>unsupported type %1</source>
        <translation>nicht unterstützter Typ %1</translation>
    </message>
    <message>
        <source>unsupported type: structures with fields (%1)</source>
        <translation>nicht unterstützter Typ: Strukturen mit Feldern (%1)</translation>
    </message>
    <message>
        <source>bad header: descr is %1, not the name of a type</source>
        <translation>fehlerhafter Header: descr ist %1, nicht der Name eines Typs</translation>
    </message>
    <message>
        <source>unsafe name &quot;%1&quot;: this member is left out</source>
        <translation>unsicherer Name „%1“: Dieser Eintrag wird weggelassen</translation>
    </message>
    <message>
        <source>duplicate name: several members are called &quot;%1&quot;, all of them are left out</source>
        <translation>doppelter Name: Mehrere Einträge heißen „%1“, sie werden alle weggelassen</translation>
    </message>
    <message>
        <source>%1 is no array and is left out</source>
        <translation>%1 ist kein Array und wird weggelassen</translation>
    </message>
    <message>
        <source>this array is left out</source>
        <translation>dieses Array wird weggelassen</translation>
    </message>
    <message>
        <source>the archive holds no arrays</source>
        <translation>das Archiv enthält keine Arrays</translation>
    </message>
    <message>
        <source>choose a file that numpy.savez wrote</source>
        <translation>wählen Sie eine Datei, die numpy.savez geschrieben hat</translation>
    </message>
    <message>
        <source>there are no arrays left that can be read</source>
        <translation>es bleiben keine Arrays übrig, die gelesen werden können</translation>
    </message>
    <message>
        <source>this is no NumPy archive (.npz): it is not a zip file</source>
        <translation>dies ist kein NumPy-Archiv (.npz): Es ist keine Zip-Datei</translation>
    </message>
    <message>
        <source>unsupported type %1: the tensor &quot;%2&quot; is left out</source>
        <translation>nicht unterstützter Typ %1: Der Tensor „%2“ wird weggelassen</translation>
    </message>
    <message>
        <source>save it as F32, F16 or BF16</source>
        <translation>speichern Sie ihn als F32, F16 oder BF16</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no elements (%2) and cannot be placed</source>
        <translation>„%1“ hat keine Elemente (%2) und kann nicht eingesetzt werden</translation>
    </message>
    <message>
        <source>the file holds no tensors</source>
        <translation>die Datei enthält keine Tensoren</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>wählen Sie eine andere Datei</translation>
    </message>
    <message>
        <source>the file is damaged or cut off: download or save it again</source>
        <translation>die Datei ist beschädigt oder abgeschnitten: Laden Sie sie noch einmal herunter oder speichern Sie sie neu</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, not an object</source>
        <translation>„%1“ ist %2, kein Objekt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a list, not an object</source>
        <translation>„%1“ ist eine Liste, kein Objekt</translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are no text</source>
        <translation>die Metadaten „%1“ sind kein Text</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is not what it should be</source>
        <translation>%1 von „%2“ ist nicht, was es sein sollte</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is missing</source>
        <translation>%1 von „%2“ fehlt</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; needs two data_offsets, found %2</source>
        <translation>fehlerhafter Bereich: „%1“ braucht zwei data_offsets, gefunden: %2</translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are %2, not a text</source>
        <translation>die Metadaten „%1“ sind %2, kein Text</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is %3</source>
        <translation>%1 von „%2“ ist %3</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; holds %2, which is no size</source>
        <translation>die Form von „%1“ enthält %2, was keine Größe ist</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; has more than %2 dimensions</source>
        <translation>die Form von „%1“ hat mehr als %2 Dimensionen</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; has the offset %2</source>
        <translation>fehlerhafter Bereich: „%1“ hat den Offset %2</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; ends at byte %2, before its begin at %3</source>
        <translation>fehlerhafter Bereich: „%1“ endet bei Byte %2, vor seinem Anfang bei %3</translation>
    </message>
    <message>
        <source>bad range: the shape %2 of &quot;%1&quot; is beyond everything that can be counted</source>
        <translation>fehlerhafter Bereich: Die Form %2 von „%1“ übersteigt alles, was sich zählen lässt</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; of shape %2 and type %3 takes %4 bytes, but its range has %5</source>
        <translation>fehlerhafter Bereich: „%1“ mit Form %2 und Typ %3 belegt %4 Bytes, sein Bereich hat aber %5</translation>
    </message>
    <message>
        <source>truncated: &quot;%1&quot; has a range beyond the end of the file, %2 bytes are missing</source>
        <translation>abgeschnitten: „%1“ hat einen Bereich jenseits des Dateiendes, %2 Bytes fehlen</translation>
    </message>
    <message>
        <source>bad range: the ranges of &quot;%1&quot; and &quot;%2&quot; overlap</source>
        <translation>fehlerhafter Bereich: Die Bereiche von „%1“ und „%2“ überlappen sich</translation>
    </message>
    <message>
        <source>bad range: a gap of %1 bytes before &quot;%2&quot; belongs to no tensor</source>
        <translation>fehlerhafter Bereich: Eine Lücke von %1 Bytes vor „%2“ gehört zu keinem Tensor</translation>
    </message>
    <message>
        <source>bad range: %1 bytes at the end belong to no tensor</source>
        <translation>fehlerhafter Bereich: %1 Bytes am Ende gehören zu keinem Tensor</translation>
    </message>
    <message>
        <source>truncated: its length takes %1 bytes, the file has %2</source>
        <translation>abgeschnitten: Die Längenangabe belegt %1 Bytes, die Datei hat %2</translation>
    </message>
    <message>
        <source>its length, %1 bytes, is beyond the %2 that are allowed</source>
        <translation>die Länge von %1 Bytes übersteigt die erlaubten %2</translation>
    </message>
    <message>
        <source>truncated: it should have %1 bytes, but only %2 are there</source>
        <translation>abgeschnitten: Es sollten %1 Bytes sein, aber es sind nur %2 da</translation>
    </message>
    <message>
        <source>it does not begin with {</source>
        <translation>er beginnt nicht mit {</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <translation>er konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>es ist kein JSON</translation>
    </message>
    <message>
        <source>%1 is a single matrix and has no slices</source>
        <translation>%1 ist eine einzelne Matrix und hat keine Slices</translation>
    </message>
    <message>
        <source>leave the slice out</source>
        <translation>lassen Sie den Slice weg</translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of %1</source>
        <translation>es wurde ein Teil verlangt, der außerhalb von %1 liegt</translation>
    </message>
    <message>
        <source>too big for a session: %1 bytes, at most %2 are read</source>
        <translation>zu groß für eine Sitzung: %1 Bytes, höchstens %2 werden gelesen</translation>
    </message>
    <message>
        <source>the session could not be read</source>
        <translation>die Sitzung konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation>es ist kein Objekt</translation>
    </message>
    <message>
        <source>weight_map holds %1 where the name of a file was expected</source>
        <translation>weight_map enthält %1, wo der Name einer Datei erwartet wurde</translation>
    </message>
    <message>
        <source>it is a list, not an object</source>
        <translation>es ist eine Liste, kein Objekt</translation>
    </message>
    <message>
        <source>weight_map is no object of file names</source>
        <translation>weight_map ist kein Objekt aus Dateinamen</translation>
    </message>
    <message>
        <source>the index puts tensors into this file that it does not hold (%1): %2</source>
        <translation>der Index legt Tensoren in diese Datei, die sie nicht enthält (%1): %2</translation>
    </message>
    <message>
        <source>this file of the model cannot be opened; tensors that are left out with it: %1</source>
        <translation>diese Datei des Modells kann nicht geöffnet werden; mit ihr entfallen die Tensoren: %1</translation>
    </message>
    <message>
        <source>put it beside the index</source>
        <translation>legen Sie sie neben den Index</translation>
    </message>
    <message>
        <source>too big for the index of a model: %1 bytes</source>
        <translation>zu groß für den Index eines Modells: %1 Bytes</translation>
    </message>
    <message>
        <source>this is the index of a model, and the files that it names cannot be found from here</source>
        <translation>dies ist der Index eines Modells, und die Dateien, die er nennt, sind von hier aus nicht zu finden</translation>
    </message>
    <message>
        <source>open it as a file, with the others beside it</source>
        <translation>öffnen Sie ihn als Datei, mit den anderen daneben</translation>
    </message>
    <message>
        <source>the index could not be read</source>
        <translation>der Index konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>download it again</source>
        <translation>laden Sie ihn noch einmal herunter</translation>
    </message>
    <message>
        <source>weight_map is missing</source>
        <translation>weight_map fehlt</translation>
    </message>
    <message>
        <source>choose the index of a model, or one of its .safetensors files</source>
        <translation>wählen Sie den Index eines Modells oder eine seiner .safetensors-Dateien</translation>
    </message>
    <message>
        <source>unsafe name of a file: &quot;%1&quot;</source>
        <translation>unsicherer Dateiname: „%1“</translation>
    </message>
    <message>
        <source>files of a model stand beside its index</source>
        <translation>Dateien eines Modells liegen neben seinem Index</translation>
    </message>
    <message>
        <source>it names no tensors</source>
        <translation>er nennt keine Tensoren</translation>
    </message>
    <message>
        <source>the array is a single matrix and has no slices</source>
        <translation>das Array ist eine einzelne Matrix und hat keine Slices</translation>
    </message>
    <message>
        <source>there is no slice %1: the array of shape %2 has %3</source>
        <translation>es gibt keinen Slice %1: Das Array der Form %2 hat %3</translation>
    </message>
    <message>
        <source>slices are counted from 0</source>
        <translation>Slices werden von 0 an gezählt</translation>
    </message>
    <message>
        <source>the array of shape %1 is a stack of %2 matrices</source>
        <translation>das Array der Form %1 ist ein Stapel von %2 Matrizen</translation>
    </message>
    <message>
        <source>choose one of its slices, from 0 to %3 (--slice on the command line)</source>
        <translation>wählen Sie einen seiner Slices, von 0 bis %3 (--slice auf der Befehlszeile)</translation>
    </message>
    <message>
        <source>leading axis of length 1 left out</source>
        <translation>führende Achse der Länge 1 weggelassen</translation>
    </message>
    <message>
        <source>%1 leading axes of length 1 left out</source>
        <translation>%1 führende Achsen der Länge 1 weggelassen</translation>
    </message>
    <message>
        <source>slice %1 of %2 read, counted from 0</source>
        <translation>Slice %1 von %2 gelesen, von 0 an gezählt</translation>
    </message>
    <message>
        <source>too big: %1x%2 is beyond the %3 rows or columns, or the %4 numbers, of a matrix</source>
        <translation>zu groß: %1x%2 übersteigt die %3 Zeilen oder Spalten oder die %4 Zahlen einer Matrix</translation>
    </message>
    <message>
        <source>take a part of it</source>
        <translation>nehmen Sie einen Teil davon</translation>
    </message>
    <message>
        <source>the numbers could not be read</source>
        <translation>die Zahlen konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>the file may have changed meanwhile: open it again, or use another copy</source>
        <translation>die Datei hat sich vielleicht inzwischen geändert: Öffnen Sie sie noch einmal oder verwenden Sie eine andere Kopie</translation>
    </message>
    <message>
        <source>1 cell is not finite</source>
        <translation>1 Zelle ist nicht endlich</translation>
    </message>
    <message>
        <source>%1 cells are not finite</source>
        <translation>%1 Zellen sind nicht endlich</translation>
    </message>
    <message>
        <source>1 whole number is beyond 2^53 and lost its last digits</source>
        <translation>1 ganze Zahl liegt jenseits von 2^53 und verlor ihre letzten Ziffern</translation>
    </message>
    <message>
        <source>%1 whole numbers are beyond 2^53 and lost their last digits</source>
        <translation>%1 ganze Zahlen liegen jenseits von 2^53 und verloren ihre letzten Ziffern</translation>
    </message>
    <message>
        <source>1 truth value is neither 0 nor 1 and was read as 1</source>
        <translation>1 Wahrheitswert ist weder 0 noch 1 und wurde als 1 gelesen</translation>
    </message>
    <message>
        <source>%1 truth values are neither 0 nor 1 and were read as 1</source>
        <translation>%1 Wahrheitswerte sind weder 0 noch 1 und wurden als 1 gelesen</translation>
    </message>
    <message>
        <source>the array has no elements (%1) and cannot be placed</source>
        <translation>das Array hat keine Elemente (%1) und kann nicht eingesetzt werden</translation>
    </message>
    <message>
        <source>choose one that has some</source>
        <translation>wählen Sie eines, das welche hat</translation>
    </message>
    <message>
        <source>scalar read as 1x1</source>
        <translation>Skalar als 1x1 gelesen</translation>
    </message>
    <message>
        <source>one dimension read as a row</source>
        <translation>eine Dimension als Zeile gelesen</translation>
    </message>
    <message>
        <source>transpose it for a column</source>
        <translation>transponieren Sie es für eine Spalte</translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of the array of shape %1</source>
        <translation>es wurde ein Teil verlangt, der außerhalb des Arrays der Form %1 liegt</translation>
    </message>
    <message>
        <source>the file starts as %1, but is damaged here</source>
        <translation>die Datei beginnt als %1, ist hier aber beschädigt</translation>
    </message>
    <message>
        <source>save the table again, best as UTF-8</source>
        <translation>speichern Sie die Tabelle noch einmal, am besten als UTF-8</translation>
    </message>
    <message>
        <source>the file has no byte order mark and was read as UTF-16</source>
        <translation>die Datei hat keine Byte-Reihenfolge-Markierung (BOM) und wurde als UTF-16 gelesen</translation>
    </message>
    <message>
        <source>the file is not UTF-8, it was read as Latin-1 (Windows-1252)</source>
        <translation>die Datei ist nicht UTF-8, sie wurde als Latin-1 (Windows-1252) gelesen</translation>
    </message>
    <message>
        <source>look at the names, or save the table as UTF-8</source>
        <translation>prüfen Sie die Namen oder speichern Sie die Tabelle als UTF-8</translation>
    </message>
    <message>
        <source>there is a NUL character, so this is no text</source>
        <translation>die Datei enthält ein NUL-Zeichen, ist also kein Text</translation>
    </message>
    <message>
        <source>choose a text file, or save the table again as UTF-8</source>
        <translation>wählen Sie eine Textdatei oder speichern Sie die Tabelle noch einmal als UTF-8</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; left out</source>
        <translation>die Zeile „%1“ weggelassen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 (decimal point) or as the number %3 (decimal comma)</source>
        <translation>„%1“ kann als die Zellen %2 (Dezimalpunkt) oder als die Zahl %3 (Dezimalkomma) gelesen werden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 or as the number %3 with group marks</source>
        <translation>„%1“ kann als die Zellen %2 oder als die Zahl %3 mit Tausendertrennzeichen gelesen werden</translation>
    </message>
    <message>
        <source>put tabs or semicolons between the cells, or take the group marks out</source>
        <translation>setzen Sie Tabulatoren oder Semikolons zwischen die Zellen oder nehmen Sie die Tausendertrennzeichen heraus</translation>
    </message>
    <message>
        <source>the table is empty: there are no numbers</source>
        <translation>die Tabelle ist leer: Sie enthält keine Zahlen</translation>
    </message>
    <message>
        <source>choose a table with numbers</source>
        <translation>wählen Sie eine Tabelle mit Zahlen</translation>
    </message>
    <message>
        <source>the table has more than %1 rows</source>
        <translation>die Tabelle hat mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %1 rows, %1 columns and %2 numbers</source>
        <translation>kürzen Sie sie; eine Matrix fasst höchstens %1 Zeilen, %1 Spalten und %2 Zahlen</translation>
    </message>
    <message>
        <source>the table has more than %2 cells</source>
        <translation>die Tabelle hat mehr als %2 Zellen</translation>
    </message>
    <message>
        <source>a row has more than %1 cells</source>
        <translation>eine Zeile hat mehr als %1 Zellen</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer file: it stands for the data, which is elsewhere</source>
        <translation>dies ist eine Verweisdatei von Git LFS: Sie steht für die Daten, die anderswo liegen</translation>
    </message>
    <message>
        <source>fetch the data with &quot;git lfs pull&quot;</source>
        <translation>holen Sie die Daten mit „git lfs pull“</translation>
    </message>
    <message>
        <source>this is a Matrix Market file, which is not read</source>
        <translation>dies ist eine Matrix-Market-Datei, die nicht gelesen wird</translation>
    </message>
    <message>
        <source>save the matrix as .npy or CSV (scipy.io.mmread reads it)</source>
        <translation>speichern Sie die Matrix als .npy oder CSV (scipy.io.mmread liest sie)</translation>
    </message>
    <message>
        <source>the file holds only blanks</source>
        <translation>die Datei enthält nur Leerzeichen</translation>
    </message>
    <message>
        <source>a text table is one matrix and has no slice %1</source>
        <translation>eine Texttabelle ist eine einzige Matrix und hat keinen Slice %1</translation>
    </message>
    <message>
        <source>the text has %1 bytes, more than the %2 that are read</source>
        <translation>der Text hat %1 Bytes, mehr als die %2, die gelesen werden</translation>
    </message>
    <message>
        <source>cut it down, or save the matrix as .npy</source>
        <translation>kürzen Sie ihn oder speichern Sie die Matrix als .npy</translation>
    </message>
    <message>
        <source>the text cannot be read</source>
        <translation>der Text kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>check the file and its disk</source>
        <translation>prüfen Sie die Datei und ihren Datenträger</translation>
    </message>
    <message>
        <source>a text table holds one array</source>
        <translation>eine Texttabelle enthält ein einziges Array</translation>
    </message>
    <message>
        <source>choose the first one</source>
        <translation>wählen Sie das erste</translation>
    </message>
    <message>
        <source>the block lies outside of the table, which is %1x%2</source>
        <translation>der Block liegt außerhalb der Tabelle, die %1x%2 groß ist</translation>
    </message>
    <message>
        <source>choose rows and columns of the table</source>
        <translation>wählen Sie Zeilen und Spalten der Tabelle</translation>
    </message>
    <message>
        <source>a cell of the table spans several rows or columns</source>
        <translation>eine Zelle der Tabelle erstreckt sich über mehrere Zeilen oder Spalten</translation>
    </message>
    <message>
        <source>split it first</source>
        <translation>teilen Sie sie zuerst</translation>
    </message>
    <message>
        <source>the table holds another table</source>
        <translation>die Tabelle enthält eine weitere Tabelle</translation>
    </message>
    <message>
        <source>copy the inner one alone</source>
        <translation>kopieren Sie nur die innere</translation>
    </message>
    <message>
        <source>this is a web page with a script, not a table</source>
        <translation>dies ist eine Webseite mit einem Skript, keine Tabelle</translation>
    </message>
    <message>
        <source>copy the table alone, or save it as CSV</source>
        <translation>kopieren Sie nur die Tabelle oder speichern Sie sie als CSV</translation>
    </message>
    <message>
        <source>this is a web page (HTML) without a table</source>
        <translation>dies ist eine Webseite (HTML) ohne Tabelle</translation>
    </message>
    <message>
        <source>download the file itself, or copy a table out of the page</source>
        <translation>laden Sie die Datei selbst herunter oder kopieren Sie eine Tabelle aus der Seite</translation>
    </message>
    <message>
        <source>this is a web page (HTML) with %1 tables</source>
        <translation>dies ist eine Webseite (HTML) mit %1 Tabellen</translation>
    </message>
    <message>
        <source>copy the one that is meant</source>
        <translation>kopieren Sie die gemeinte</translation>
    </message>
    <message>
        <source>table read from HTML</source>
        <translation>Tabelle aus HTML gelesen</translation>
    </message>
    <message>
        <source>a LaTeX environment is cut off</source>
        <translation>eine LaTeX-Umgebung ist abgeschnitten</translation>
    </message>
    <message>
        <source>copy all of it</source>
        <translation>kopieren Sie sie ganz</translation>
    </message>
    <message>
        <source>the LaTeX environment &quot;%1&quot; is not read</source>
        <translation>die LaTeX-Umgebung „%1“ wird nicht gelesen</translation>
    </message>
    <message>
        <source>copy a pmatrix, bmatrix, array or tabular</source>
        <translation>kopieren Sie pmatrix, bmatrix, array oder tabular</translation>
    </message>
    <message>
        <source>there is more than one LaTeX environment</source>
        <translation>es gibt mehr als eine LaTeX-Umgebung</translation>
    </message>
    <message>
        <source>copy one matrix</source>
        <translation>kopieren Sie eine einzige Matrix</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>Klammern sind zu tief geschachtelt</translation>
    </message>
    <message>
        <source>give a list of rows</source>
        <translation>geben Sie eine Liste von Zeilen an</translation>
    </message>
    <message>
        <source>numbers and lists stand side by side</source>
        <translation>Zahlen und Listen stehen nebeneinander</translation>
    </message>
    <message>
        <source>give a list of rows, each a list of numbers</source>
        <translation>geben Sie eine Liste von Zeilen an, jede eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; closes no bracket</source>
        <translation>„%1“ schließt keine Klammer</translation>
    </message>
    <message>
        <source>check the brackets</source>
        <translation>prüfen Sie die Klammern</translation>
    </message>
    <message>
        <source>&quot;...&quot; stands for numbers that were left out when this was printed</source>
        <translation>&quot;...&quot; steht für Zahlen, die bei der Ausgabe weggelassen wurden</translation>
    </message>
    <message>
        <source>print all of them (numpy.set_printoptions(threshold=sys.maxsize)), or save the array as .npy</source>
        <translation>geben Sie alle aus (numpy.set_printoptions(threshold=sys.maxsize)) oder speichern Sie das Array als .npy</translation>
    </message>
    <message>
        <source>a quote is opened here and never closed</source>
        <translation>hier beginnt ein Anführungszeichen, das nie geschlossen wird</translation>
    </message>
    <message>
        <source>close it</source>
        <translation>schließen Sie es</translation>
    </message>
    <message>
        <source>this is an object with named members, not a list of rows</source>
        <translation>dies ist ein Objekt mit benannten Feldern, keine Liste von Zeilen</translation>
    </message>
    <message>
        <source>a bracket is opened and never closed</source>
        <translation>eine Klammer wird geöffnet und nie geschlossen</translation>
    </message>
    <message>
        <source>check the brackets; the text may be cut off</source>
        <translation>prüfen Sie die Klammern; vielleicht ist der Text abgeschnitten</translation>
    </message>
    <message>
        <source>the call around the list does not end</source>
        <translation>der Aufruf um die Liste endet nicht</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands behind the matrix</source>
        <translation>„%1“ steht hinter der Matrix</translation>
    </message>
    <message>
        <source>give one matrix and nothing else</source>
        <translation>geben Sie eine einzige Matrix an und sonst nichts</translation>
    </message>
    <message>
        <source>the lines inside one pair of brackets can be rows (MATLAB) or one row that was wrapped (NumPy)</source>
        <translation>die Textzeilen innerhalb eines Klammerpaars können Matrixzeilen sein (MATLAB) oder eine umbrochene Zeile (NumPy)</translation>
    </message>
    <message>
        <source>put ; between the rows, or brackets around each of them</source>
        <translation>setzen Sie ; zwischen die Zeilen oder Klammern um jede von ihnen</translation>
    </message>
    <message>
        <source>a flat list read as one row</source>
        <translation>eine flache Liste als eine Zeile gelesen</translation>
    </message>
    <message>
        <source>this is no list of numbers</source>
        <translation>dies ist keine Liste von Zahlen</translation>
    </message>
    <message>
        <source>this is a stack of %1 matrices</source>
        <translation>dies ist ein Stapel von %1 Matrizen</translation>
    </message>
    <message>
        <source>give one of them, or save the array as .npy</source>
        <translation>geben Sie eine davon an oder speichern Sie das Array als .npy</translation>
    </message>
    <message>
        <source>decimal points and decimal commas are mixed: %1 is &quot;%2&quot;, %3 is &quot;%4&quot;</source>
        <translation>Dezimalpunkte und Dezimalkommas sind gemischt: %1 ist „%2“, %3 ist „%4“</translation>
    </message>
    <message>
        <source>write all numbers with the same decimal mark</source>
        <translation>schreiben Sie alle Zahlen mit demselben Dezimalzeichen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal comma) or as %3 (the comma groups digits)</source>
        <translation>„%1“ kann als %2 (Dezimalkomma) oder als %3 (das Komma trennt Tausender) gelesen werden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal point) or as %3 (the point groups digits)</source>
        <translation>„%1“ kann als %2 (Dezimalpunkt) oder als %3 (der Punkt trennt Tausender) gelesen werden</translation>
    </message>
    <message>
        <source>decimal points and decimal commas may be mixed: %1 is &quot;%2&quot;, and &quot;%4&quot; in %3 can be a number with another decimal mark or with a group mark</source>
        <translation>Dezimalpunkte und Dezimalkommas sind vielleicht gemischt: %1 ist „%2“, und „%4“ in %3 kann eine Zahl mit einem anderen Dezimalzeichen oder mit einem Tausendertrennzeichen sein</translation>
    </message>
    <message>
        <source>write a number there</source>
        <translation>schreiben Sie dort eine Zahl</translation>
    </message>
    <message>
        <source>row %1 column %2 holds two lines: &quot;%3&quot;</source>
        <translation>Zeile %1, Spalte %2 enthält zwei Textzeilen: „%3“</translation>
    </message>
    <message>
        <source>row %1 column %2 holds %4 lines: &quot;%3&quot;</source>
        <translation>Zeile %1, Spalte %2 enthält %4 Textzeilen: „%3“</translation>
    </message>
    <message>
        <source>row %1 column %2 is empty, which is no number</source>
        <translation>Zeile %1, Spalte %2 ist leer, was keine Zahl ist</translation>
    </message>
    <message>
        <source>row %1 column %2 is %3, beyond the largest number that can be held, about 1.8e308</source>
        <translation>Zeile %1, Spalte %2 ist %3, jenseits der größten Zahl, die gespeichert werden kann, etwa 1.8e308</translation>
    </message>
    <message>
        <source>write a smaller number, or inf</source>
        <translation>schreiben Sie eine kleinere Zahl oder inf</translation>
    </message>
    <message>
        <source>row %1 column %2 is &quot;%3&quot;, which is not a number</source>
        <translation>Zeile %1, Spalte %2 ist „%3“, was keine Zahl ist</translation>
    </message>
    <message>
        <source>%1 cells are not numbers: %2</source>
        <translation>%1 Zellen sind keine Zahlen: %2</translation>
    </message>
    <message>
        <source>write numbers there, or say --header yes if the first line holds names</source>
        <translation>schreiben Sie dort Zahlen oder geben Sie --header yes an, wenn die erste Zeile Namen enthält</translation>
    </message>
    <message>
        <source>write a number into each of them</source>
        <translation>schreiben Sie in jede davon eine Zahl</translation>
    </message>
    <message>
        <source>decimal comma read</source>
        <translation>Dezimalkomma gelesen</translation>
    </message>
    <message>
        <source>grouping marks removed</source>
        <translation>Tausendertrennzeichen entfernt</translation>
    </message>
    <message>
        <source>grouping spaces removed</source>
        <translation>trennende Leerzeichen entfernt</translation>
    </message>
    <message>
        <source>typographic minus read as minus</source>
        <translation>typografisches Minus als Minus gelesen</translation>
    </message>
    <message>
        <source>D exponents read</source>
        <translation>D-Exponenten gelesen</translation>
    </message>
    <message>
        <source>numbers too small to be held read as 0: %1</source>
        <translation>Zahlen, die zu klein zum Speichern sind, als 0 gelesen: %1</translation>
    </message>
    <message>
        <source>first line taken as names (labels), all of them empty</source>
        <translation>erste Zeile als Namen (Beschriftungen) genommen, alle leer</translation>
    </message>
    <message>
        <source>first line taken as names (labels): %1</source>
        <translation>erste Zeile als Namen (Beschriftungen) genommen: %1</translation>
    </message>
    <message>
        <source>first column taken as names (labels): %1</source>
        <translation>erste Spalte als Namen (Beschriftungen) genommen: %1</translation>
    </message>
    <message>
        <source>empty rows at the end left out: %1</source>
        <translation>leere Zeilen am Ende weggelassen: %1</translation>
    </message>
    <message>
        <source>the empty last column left out</source>
        <translation>die leere letzte Spalte weggelassen</translation>
    </message>
    <message>
        <source>the line of names has %1 cells, row 1 has %2</source>
        <translation>die Zeile mit den Namen hat %1 Zellen, Zeile 1 hat %2</translation>
    </message>
    <message>
        <source>row %1 has %2 cells, row 1 has %3</source>
        <translation>Zeile %1 hat %2 Zellen, Zeile 1 hat %3</translation>
    </message>
    <message>
        <source>there are names but no numbers</source>
        <translation>es gibt Namen, aber keine Zahlen</translation>
    </message>
    <message>
        <source>choose a table with numbers below its first line</source>
        <translation>wählen Sie eine Tabelle mit Zahlen unter der ersten Zeile</translation>
    </message>
    <message>
        <source>rows without a distribution have no numbers: %1</source>
        <translation>Zeilen ohne Verteilung haben keine Zahlen: %1</translation>
    </message>
    <message>
        <source>take these rows out, or choose a step whose rows all have numbers</source>
        <translation>nehmen Sie diese Zeilen heraus oder wählen Sie einen Schritt, dessen Zeilen alle Zahlen haben</translation>
    </message>
    <message>
        <source>the column &quot;state&quot; left out</source>
        <translation>die Spalte &quot;state&quot; weggelassen</translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %3 rows, %3 columns and %4 numbers</source>
        <translation>kürzen Sie sie; eine Matrix fasst höchstens %3 Zeilen, %3 Spalten und %4 Zahlen</translation>
    </message>
    <message>
        <source>a table of %1 rows and %2 columns is too big</source>
        <translation>eine Tabelle mit %1 Zeilen und %2 Spalten ist zu groß</translation>
    </message>
    <message>
        <source>the blank line between the rows can be a missing number</source>
        <translation>die Leerzeile zwischen den Zeilen kann eine fehlende Zahl sein</translation>
    </message>
    <message>
        <source>take the line out, or write the number</source>
        <translation>nehmen Sie die Zeile heraus oder schreiben Sie die Zahl</translation>
    </message>
    <message>
        <source>the first line and the first column can be names (a %1 matrix) or numbers (%2, its first cell empty)</source>
        <translation>die erste Zeile und die erste Spalte können Namen sein (eine Matrix %1) oder Zahlen (%2, die erste Zelle leer)</translation>
    </message>
    <message>
        <source>the first line can be names (a %1 matrix) or numbers (%2)</source>
        <translation>die erste Zeile kann Namen enthalten (eine Matrix %1) oder Zahlen (%2)</translation>
    </message>
    <message>
        <source>say which is meant with --decimal point or --decimal comma</source>
        <translation>geben Sie mit --decimal point oder --decimal comma an, was gemeint ist</translation>
    </message>
    <message>
        <source>say which is meant with --header yes (names) or --header no (numbers)</source>
        <translation>geben Sie mit --header yes (Namen) oder --header no (Zahlen) an, was gemeint ist</translation>
    </message>
    <message>
        <source>close it, or write a quote inside a cell twice</source>
        <translation>schließen Sie es oder schreiben Sie ein Anführungszeichen innerhalb einer Zelle doppelt</translation>
    </message>
    <message>
        <source>lines of comment left out: %1</source>
        <translation>Kommentarzeilen weggelassen: %1</translation>
    </message>
    <message>
        <source>blank lines between the rows left out: %1</source>
        <translation>Leerzeilen zwischen den Zeilen weggelassen: %1</translation>
    </message>
    <message>
        <source>the archive is truncated or damaged: the list of its members, which stands at its end, cannot be read</source>
        <translation>das Archiv ist abgeschnitten oder beschädigt: Das Inhaltsverzeichnis an seinem Ende kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>encrypted: it cannot be read without its password</source>
        <translation>verschlüsselt: ohne Passwort nicht lesbar</translation>
    </message>
    <message>
        <source>packed with an unsupported compression (method %1)</source>
        <translation>mit einer nicht unterstützten Kompression gepackt (Verfahren %1)</translation>
    </message>
    <message>
        <source>save it with numpy.savez_compressed</source>
        <translation>speichern Sie es mit numpy.savez_compressed</translation>
    </message>
    <message>
        <source>damaged, or too big: it declares %1 bytes, packed into %2 of a file of %3</source>
        <translation>beschädigt oder zu groß: Angegeben sind %1 Bytes, gepackt in %2 einer Datei von %3</translation>
    </message>
    <message>
        <source>damaged: it is not where the list of members says</source>
        <translation>beschädigt: nicht an der Stelle, die das Inhaltsverzeichnis angibt</translation>
    </message>
    <message>
        <source>damaged: its checksum is wrong</source>
        <translation>beschädigt: Die Prüfsumme ist falsch</translation>
    </message>
    <message>
        <source>damaged: it cannot be unpacked</source>
        <translation>beschädigt: nicht zu entpacken</translation>
    </message>
    <message>
        <source>damaged: it holds fewer bytes than it declares</source>
        <translation>beschädigt: weniger Bytes als angegeben</translation>
    </message>
    <message>
        <source>damaged: it holds more bytes than it declares</source>
        <translation>beschädigt: mehr Bytes als angegeben</translation>
    </message>
    <message>
        <source>no token would be left</source>
        <translation>es würde kein Token übrig bleiben</translation>
    </message>
    <message>
        <source>keep at least one</source>
        <translation>behalten Sie mindestens eines</translation>
    </message>
    <message>
        <source>there is no token %1: there are %2</source>
        <translation>es gibt kein Token %1: Vorhanden sind %2</translation>
    </message>
    <message>
        <source>token %1 is given twice</source>
        <translation>Token %1 ist zweimal angegeben</translation>
    </message>
    <message>
        <source>give each token once</source>
        <translation>geben Sie jedes Token einmal an</translation>
    </message>
    <message>
        <source>the kept tokens stand next to each other now, so their rotary positions are others</source>
        <translation>die behaltenen Tokens stehen jetzt nebeneinander, daher sind ihre Rotary-Positionen andere</translation>
    </message>
    <message>
        <source>keep tokens that follow each other for the same scores</source>
        <translation>behalten Sie aufeinanderfolgende Tokens, um dieselben Scores zu erhalten</translation>
    </message>
    <message>
        <source>the weights of a row are shared out among the kept tokens alone</source>
        <translation>die Gewichte einer Zeile werden nur auf die behaltenen Tokens verteilt</translation>
    </message>
    <message>
        <source>with rotary positions queries and keys cannot be made narrower: positions turn their columns in pairs</source>
        <translation>mit Rotary-Positionen können Queries und Keys nicht schmaler gemacht werden: Positionen drehen ihre Spalten paarweise</translation>
    </message>
    <message>
        <source>switch the positions off first, or keep fewer tokens instead</source>
        <translation>schalten Sie zuerst die Positionen aus oder behalten Sie stattdessen weniger Tokens</translation>
    </message>
    <message>
        <source>the width %1 is not from 1 to the head&apos;s own, %2</source>
        <translation>die Breite %1 liegt nicht zwischen 1 und der des Heads, %2</translation>
    </message>
    <message>
        <source>choose one that is</source>
        <translation>wählen Sie eine, die es tut</translation>
    </message>
    <message>
        <source>%1 holds numbers that are not finite, so it has no singular values</source>
        <translation>%1 enthält Zahlen, die nicht endlich sind, und hat daher keine Singulärwerte</translation>
    </message>
    <message>
        <source>replace them first</source>
        <translation>ersetzen Sie sie zuerst</translation>
    </message>
    <message>
        <source>there is no rotary convention &quot;%1&quot;</source>
        <translation>es gibt keine Rotary-Konvention „%1“</translation>
    </message>
    <message>
        <source>use halves or pairs</source>
        <translation>verwenden Sie halves oder pairs</translation>
    </message>
    <message>
        <source>the rotary base %1 is not a finite number above 0</source>
        <translation>die Rotary-Basis %1 ist keine endliche Zahl über 0</translation>
    </message>
    <message>
        <source>most models use 10000</source>
        <translation>die meisten Modelle verwenden 10000</translation>
    </message>
    <message>
        <source>%1 columns cannot be turned in pairs where d_k is %2</source>
        <translation>%1 Spalten können nicht paarweise gedreht werden, wenn d_k %2 ist</translation>
    </message>
    <message>
        <source>use an even number of columns up to d_k, or switch rotary positions off</source>
        <translation>verwenden Sie eine gerade Anzahl von Spalten bis d_k oder schalten Sie die Rotary-Positionen aus</translation>
    </message>
    <message>
        <source>columns from &quot;%1&quot; have no place in rotary positions, which turn columns in pairs</source>
        <translation>Spalten aus „%1“ haben keinen Platz in Rotary-Positionen, die Spalten paarweise drehen</translation>
    </message>
    <message>
        <source>use the source normal, or switch rotary positions off</source>
        <translation>verwenden Sie die Quelle normal oder schalten Sie die Rotary-Positionen aus</translation>
    </message>
    <message>
        <source>&amp;Keep tokens…</source>
        <translation>Tokens &amp;behalten&#xa0;…</translation>
    </message>
    <message>
        <source>From a long sentence to one that fits the screen: the other tokens go</source>
        <translation>Von einem langen Satz zu einem, der auf den Bildschirm passt: Die anderen Tokens fallen weg</translation>
    </message>
    <message>
        <source>Re&amp;duce d_k…</source>
        <translation>d_k &amp;verkleinern&#xa0;…</translation>
    </message>
    <message>
        <source>Narrower queries and keys with the closest scores, by singular values</source>
        <translation>Schmalere Queries und Keys mit den ähnlichsten Scores, durch Singulärwerte</translation>
    </message>
    <message>
        <source>Picture in pixels</source>
        <translation>Bild aus Pixeln</translation>
    </message>
    <message>
        <source>Drawing for web pages</source>
        <translation>Zeichnung für Webseiten</translation>
    </message>
    <message>
        <source>Drawing for print</source>
        <translation>Zeichnung für den Druck</translation>
    </message>
    <message>
        <source>The picture would be %1 pixels long, more than %2; choose a smaller scale, SVG or PDF.</source>
        <translation>Das Bild wäre %1 Pixel lang, mehr als %2; wählen Sie einen kleineren Maßstab, SVG oder PDF.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <translation>Ein trainierter Head: Wie lautet der Wert jetzt?</translation>
    </message>
    <message>
        <source>&amp;Derivatives</source>
        <translation>&amp;Ableitungen</translation>
    </message>
    <message>
        <source>Show in every pane how much each of its cells moves the selected cell</source>
        <translation>In jedem Bereich anzeigen, wie sehr jede seiner Zellen die ausgewählte Zelle bewegt</translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <translation>Zielwertsuche: wo sie stecken bleibt</translation>
    </message>
    <message>
        <source>Pulls from either side, and lets go where the softmax is saturated.</source>
        <translation>Zieht von beiden Seiten und lässt los, wo die Softmax gesättigt ist.</translation>
    </message>
    <message>
        <source>Raises a weight however small it is, and stops once it is at the target or above.</source>
        <translation>Hebt ein Gewicht, wie klein es auch ist, und hört auf, sobald es den Zielwert erreicht oder überschreitet.</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Each number moves by about the rate, however small its gradient, as long as that exceeds 1e-8.</source>
        <translation>Jede Zahl bewegt sich etwa um die Lernrate, wie klein ihr Gradient auch ist, solange er 1e-8 überschreitet.</translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation>Gradientenabstieg</translation>
    </message>
    <message>
        <source>Each number moves by the rate times its gradient.</source>
        <translation>Jede Zahl bewegt sich um die Lernrate mal ihren Gradienten.</translation>
    </message>
    <message>
        <source>the value to reach is missing</source>
        <translation>der zu erreichende Wert fehlt</translation>
    </message>
    <message>
        <source>write CELL=VALUE, as in weights[4,5]=0.9</source>
        <translation>schreiben Sie CELL=VALUE wie in weights[4,5]=0.9</translation>
    </message>
    <message>
        <source>write it with a decimal point, as in 0.9</source>
        <translation>schreiben Sie ihn mit Dezimalpunkt wie in 0.9</translation>
    </message>
    <message>
        <source>there is no loss &quot;%1&quot; for goals</source>
        <translation>es gibt keinen Loss „%1“ für Ziele</translation>
    </message>
    <message>
        <source>use square or nll</source>
        <translation>verwenden Sie square oder nll</translation>
    </message>
    <message>
        <source>there is no method &quot;%1&quot;</source>
        <translation>es gibt kein Verfahren „%1“</translation>
    </message>
    <message>
        <source>use adam or descent</source>
        <translation>verwenden Sie adam oder descent</translation>
    </message>
    <message>
        <source>the rate %1 is not a finite number above 0</source>
        <translation>die Lernrate %1 ist keine endliche Zahl über 0</translation>
    </message>
    <message>
        <source>0.05 suits Adam, 0.5 gradient descent</source>
        <translation>0.05 eignet sich für Adam, 0.5 für den Gradientenabstieg</translation>
    </message>
    <message>
        <source>%1 is not a number of steps from 1 to %2</source>
        <translation>%1 ist keine Anzahl von Schritten von 1 bis %2</translation>
    </message>
    <message>
        <source>500 is the usual one</source>
        <translation>500 ist die übliche</translation>
    </message>
    <message>
        <source>the tolerance %1 is not a finite number from 0</source>
        <translation>die Toleranz %1 ist keine endliche Zahl ab 0</translation>
    </message>
    <message>
        <source>0.001 is the usual one</source>
        <translation>0.001 ist die übliche</translation>
    </message>
    <message>
        <source>there is no goal</source>
        <translation>es gibt kein Ziel</translation>
    </message>
    <message>
        <source>name a cell and the value that it is to reach</source>
        <translation>nennen Sie eine Zelle und den Wert, den sie erreichen soll</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a cell of an input and cannot be a goal</source>
        <translation>%1[%2,%3] ist eine Zelle einer Eingabe und kann kein Ziel sein</translation>
    </message>
    <message>
        <source>type the number into it, or choose a cell that is computed</source>
        <translation>geben Sie die Zahl dort ein oder wählen Sie eine berechnete Zelle</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a goal twice</source>
        <translation>%1[%2,%3] ist zweimal als Ziel angegeben</translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation>behalten Sie eines von beiden</translation>
    </message>
    <message>
        <source>the target %4 of %1[%2,%3] is not a finite number</source>
        <translation>der Zielwert %4 von %1[%2,%3] ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>give a finite one</source>
        <translation>geben Sie einen endlichen an</translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4, from which no gradient leads anywhere</source>
        <translation>%1[%2,%3] ist %4, von dort führt kein Gradient irgendwohin</translation>
    </message>
    <message>
        <source>mend the numbers that it comes from first</source>
        <translation>berichtigen Sie zuerst die Zahlen, aus denen es entsteht</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a weight and cannot become %4</source>
        <translation>%1[%2,%3] ist ein Gewicht und kann nicht %4 werden</translation>
    </message>
    <message>
        <source>give a target from 0 to 1</source>
        <translation>geben Sie einen Zielwert von 0 bis 1 an</translation>
    </message>
    <message>
        <source>%1[%2,%3] is no weight, and the loss &quot;%4&quot; takes weights alone</source>
        <translation>%1[%2,%3] ist kein Gewicht, und der Loss „%4“ nimmt nur Gewichte</translation>
    </message>
    <message>
        <source>use the loss square</source>
        <translation>verwenden Sie den Loss square</translation>
    </message>
    <message>
        <source>%1[%2,%3] is hidden by the mask and stays 0</source>
        <translation>%1[%2,%3] ist von der Maske verdeckt und bleibt 0</translation>
    </message>
    <message>
        <source>choose a key that this query may attend to, or change the mask</source>
        <translation>wählen Sie einen Key, den diese Query beachten darf, oder ändern Sie die Maske</translation>
    </message>
    <message>
        <source>%1[%2,%3] stays 1, because its row has no other allowed key</source>
        <translation>%1[%2,%3] bleibt 1, weil die Zeile keinen anderen erlaubten Key hat</translation>
    </message>
    <message>
        <source>choose another row, or change the mask</source>
        <translation>wählen Sie eine andere Zeile oder ändern Sie die Maske</translation>
    </message>
    <message>
        <source>the goals in row %2 of %1 add up to %3, but a row adds up to 1</source>
        <translation>die Ziele in Zeile %2 von %1 ergeben zusammen %3, eine Zeile ergibt aber 1</translation>
    </message>
    <message>
        <source>lower some of them</source>
        <translation>senken Sie einige davon</translation>
    </message>
    <message>
        <source>the goals take every allowed key in row %2 of %1 and add up to %3, but a row adds up to 1</source>
        <translation>die Ziele nehmen jeden erlaubten Key in Zeile %2 von %1 und ergeben zusammen %3, eine Zeile ergibt aber 1</translation>
    </message>
    <message>
        <source>raise some of them, or leave one out</source>
        <translation>heben Sie einige davon an oder lassen Sie eines weg</translation>
    </message>
    <message>
        <source>%1[%2,%3] mixes values from %4 to %5, none of which may move, so it stays between them</source>
        <translation>%1[%2,%3] mischt Values von %4 bis %5, von denen sich keiner bewegen darf, und bleibt daher dazwischen</translation>
    </message>
    <message>
        <source>choose a target between them, or let Wv move</source>
        <translation>wählen Sie einen Zielwert dazwischen oder lassen Sie Wv sich bewegen</translation>
    </message>
    <message>
        <source>nothing that may move leads to %1[%2,%3]: free are %4</source>
        <translation>nichts, was sich bewegen darf, führt zu %1[%2,%3]: Frei sind %4</translation>
    </message>
    <message>
        <source>set one of %5 free</source>
        <translation>geben Sie eine von %5 frei</translation>
    </message>
    <message>
        <source>no matrix is free to move</source>
        <translation>keine Matrix darf sich frei bewegen</translation>
    </message>
    <message>
        <source>set one of %1 free</source>
        <translation>geben Sie eine von %1 frei</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input of this session</source>
        <translation>„%1“ ist keine Eingabe dieser Sitzung</translation>
    </message>
    <message>
        <source>set one of %2 free</source>
        <translation>geben Sie eine von %2 frei</translation>
    </message>
    <message>
        <source>every cell that could move is locked: free are %1</source>
        <translation>jede Zelle, die sich bewegen könnte, ist gesperrt: Frei sind %1</translation>
    </message>
    <message>
        <source>unlock a cell, or set another matrix free</source>
        <translation>entsperren Sie eine Zelle oder geben Sie eine andere Matrix frei</translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4 and cannot move</source>
        <translation>%1[%2,%3] ist %4 und kann sich nicht bewegen</translation>
    </message>
    <message>
        <source>lock it, or give it a finite number</source>
        <translation>sperren Sie die Zelle oder geben Sie ihr eine endliche Zahl</translation>
    </message>
    <message>
        <source>%1[%2,%3] is computed and cannot be locked</source>
        <translation>%1[%2,%3] ist berechnet und kann nicht gesperrt werden</translation>
    </message>
    <message>
        <source>lock cells of inputs</source>
        <translation>sperren Sie Zellen von Eingaben</translation>
    </message>
    <message>
        <source>step %4 would take %1[%2,%3] to %5 and was not taken: the run diverges</source>
        <translation>Schritt %4 würde %1[%2,%3] auf %5 bringen und wurde nicht ausgeführt: Der Lauf divergiert</translation>
    </message>
    <message>
        <source>start again with a smaller rate</source>
        <translation>beginnen Sie noch einmal mit einer kleineren Lernrate</translation>
    </message>
    <message>
        <source>&amp;Goal seek…</source>
        <translation>Zie&amp;lwertsuche&#xa0;…</translation>
    </message>
    <message>
        <source>Let matrices move by their gradient until chosen cells reach chosen values</source>
        <translation>Matrizen nach ihrem Gradienten bewegen lassen, bis gewählte Zellen gewählte Werte erreichen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of a token</source>
        <translation>„%1“ ist keine Nummer eines Tokens</translation>
    </message>
    <message>
        <source>write whole numbers with blanks between, such as 12 7 99</source>
        <translation>schreiben Sie ganze Zahlen mit Leerzeichen dazwischen, etwa 12 7 99</translation>
    </message>
    <message>
        <source>the tokens that the file names do not go with its X, so they are numbered</source>
        <translation>die Tokens, die die Datei nennt, passen nicht zu ihrem X, deshalb sind sie nummeriert</translation>
    </message>
    <message>
        <source>causal mask, as the file says</source>
        <translation>kausale Maske, wie in der Datei angegeben</translation>
    </message>
    <message>
        <source>the file gives rotary positions a base of %1 but not their convention, so none are used</source>
        <translation>die Datei nennt für Rotary-Positionen eine Basis von %1, aber nicht ihre Konvention, daher werden keine benutzt</translation>
    </message>
    <message>
        <source>switch them on by Matrix &gt; Rotary positions</source>
        <translation>schalten Sie sie mit Matrix &gt; Rotary-Positionen ein</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>the name of the format is damaged</source>
        <translation>der Name des Formats ist beschädigt</translation>
    </message>
    <message>
        <source>a session was assumed</source>
        <translation>eine Sitzung wurde angenommen</translation>
    </message>
    <message>
        <source>the version is missing</source>
        <translation>die Version fehlt</translation>
    </message>
    <message>
        <source>version %1 was assumed</source>
        <translation>Version %1 wurde angenommen</translation>
    </message>
    <message>
        <source>the tokens are missing</source>
        <translation>die Tokens fehlen</translation>
    </message>
    <message>
        <source>all of them are empty: rename them</source>
        <translation>sie sind alle leer: Benennen Sie sie um</translation>
    </message>
    <message>
        <source>the name of the member is damaged: %1</source>
        <translation>der Name des Feldes ist beschädigt: %1</translation>
    </message>
    <message>
        <source>it was taken for &quot;%2&quot;</source>
        <translation>es wurde als „%2“ gelesen</translation>
    </message>
    <message>
        <source>the member is damaged and left out</source>
        <translation>das Feld ist beschädigt und wird weggelassen</translation>
    </message>
    <message>
        <source>set it anew</source>
        <translation>setzen Sie es neu</translation>
    </message>
    <message>
        <source>the painted mask is missing</source>
        <translation>die gemalte Maske fehlt</translation>
    </message>
    <message>
        <source>all keys are hidden: paint them anew</source>
        <translation>alle Keys sind verdeckt: Malen Sie sie neu</translation>
    </message>
    <message>
        <source>the member stands there twice, and which of the two is right is not known</source>
        <translation>das Feld steht zweimal da, und welches von beiden richtig ist, ist nicht bekannt</translation>
    </message>
    <message>
        <source>both are left out</source>
        <translation>beide werden weggelassen</translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing</source>
        <translation>zwischen den Feldern dieses Teils ist etwas beschädigt, oder sein Ende fehlt</translation>
    </message>
    <message>
        <source>compare it with another copy</source>
        <translation>vergleichen Sie es mit einer anderen Kopie</translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing; not found: %1</source>
        <translation>zwischen den Feldern dieses Teils ist etwas beschädigt, oder sein Ende fehlt; nicht gefunden: %1</translation>
    </message>
    <message>
        <source>if the file had these members, they are lost: compare it with another copy</source>
        <translation>falls die Datei diese Felder hatte, sind sie verloren: Vergleichen Sie sie mit einer anderen Kopie</translation>
    </message>
    <message>
        <source>%1 of %2 entries are missing: %3</source>
        <translation>%1 von %2 Einträgen fehlen: %3</translation>
    </message>
    <message>
        <source>these queries have all keys hidden: paint them anew</source>
        <translation>bei diesen Queries sind alle Keys verdeckt: Malen Sie sie neu</translation>
    </message>
    <message>
        <source>they are empty: type them anew</source>
        <translation>sie sind leer: Geben Sie sie neu ein</translation>
    </message>
    <message>
        <source>the name of a feature is damaged: %1</source>
        <translation>der Name eines Features ist beschädigt: %1</translation>
    </message>
    <message>
        <source>entries are missing behind the first %1 that are kept</source>
        <translation>hinter den ersten %1 erhaltenen Einträgen fehlen welche</translation>
    </message>
    <message>
        <source>an entry is missing behind the first %1 that are kept</source>
        <translation>hinter den ersten %1 erhaltenen Einträgen fehlt einer</translation>
    </message>
    <message>
        <source>add it anew</source>
        <translation>fügen Sie ihn neu hinzu</translation>
    </message>
    <message>
        <source>the end of the list is missing; entries that are kept: %1</source>
        <translation>das Ende der Liste fehlt; erhaltene Einträge: %1</translation>
    </message>
    <message>
        <source>add what is missing</source>
        <translation>fügen Sie hinzu, was fehlt</translation>
    </message>
    <message>
        <source>left out, because it cannot be used: %1</source>
        <translation>weggelassen, weil es nicht verwendet werden kann: %1</translation>
    </message>
    <message>
        <source>too little of the file is left for the sizes that it states: %1</source>
        <translation>von der Datei ist zu wenig übrig für die Größen, die sie angibt: %1</translation>
    </message>
    <message>
        <source>no row of any matrix is whole, so that nothing can be recovered; found: %1</source>
        <translation>keine Zeile irgendeiner Matrix ist unversehrt, daher kann nichts wiederhergestellt werden; gefunden: %1</translation>
    </message>
    <message>
        <source>the parts of the file do not fit together: %1</source>
        <translation>die Teile der Datei passen nicht zusammen: %1</translation>
    </message>
    <message>
        <source>the matrix is missing</source>
        <translation>die Matrix fehlt</translation>
    </message>
    <message>
        <source>all of it holds NaN: load it from another copy</source>
        <translation>sie enthält überall NaN: Laden Sie sie aus einer anderen Kopie</translation>
    </message>
    <message>
        <source>the shape says %1x%2, and other parts of the file say %3</source>
        <translation>die Form nennt %1x%2, andere Teile der Datei nennen %3</translation>
    </message>
    <message>
        <source>%3 was taken</source>
        <translation>%3 wurde genommen</translation>
    </message>
    <message>
        <source>the shape is missing</source>
        <translation>die Form fehlt</translation>
    </message>
    <message>
        <source>%1 was taken, going by the other parts of the file</source>
        <translation>%1 wurde nach den anderen Teilen der Datei genommen</translation>
    </message>
    <message>
        <source>the encoding is missing</source>
        <translation>die Kodierung fehlt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was taken, the only one that there is</source>
        <translation>„%1“ wurde genommen, die einzige, die es gibt</translation>
    </message>
    <message>
        <source>the checksum is of no use, because rows are missing</source>
        <translation>die Prüfsumme nützt nichts, weil Zeilen fehlen</translation>
    </message>
    <message>
        <source>the checksum is missing</source>
        <translation>die Prüfsumme fehlt</translation>
    </message>
    <message>
        <source>the rows that are there are not checked: compare them with another copy</source>
        <translation>die vorhandenen Zeilen sind nicht geprüft: Vergleichen Sie sie mit einer anderen Kopie</translation>
    </message>
    <message>
        <source>the checksum of the rows is wrong, and it does not tell which of them are damaged</source>
        <translation>die Prüfsumme der Zeilen ist falsch, und sie verrät nicht, welche von ihnen beschädigt sind</translation>
    </message>
    <message>
        <source>none of them is used</source>
        <translation>keine von ihnen wird verwendet</translation>
    </message>
    <message>
        <source>%1 of %2 rows are missing: %3</source>
        <translation>%1 von %2 Zeilen fehlen: %3</translation>
    </message>
    <message>
        <source>they hold NaN: type them, or load them from another copy</source>
        <translation>sie enthalten NaN: Geben Sie sie ein oder laden Sie sie aus einer anderen Kopie</translation>
    </message>
    <message>
        <source>whole rows were found that are not used, because their place or their checksum is not certain: %1</source>
        <translation>es wurden unversehrte Zeilen gefunden, die nicht verwendet werden, weil ihr Platz oder ihre Prüfsumme nicht sicher ist: %1</translation>
    </message>
    <message>
        <source>look for them in the file itself</source>
        <translation>suchen Sie in der Datei selbst nach ihnen</translation>
    </message>
    <message>
        <source>more rows were found than the matrix can have: %1</source>
        <translation>es wurden mehr Zeilen gefunden, als die Matrix haben kann: %1</translation>
    </message>
    <message>
        <source>look at them in the file itself</source>
        <translation>sehen Sie sie in der Datei selbst an</translation>
    </message>
    <message>
        <source>nothing tells the size %1</source>
        <translation>nichts verrät die Größe %1</translation>
    </message>
    <message>
        <source>1 was assumed: resize the matrices</source>
        <translation>1 wurde angenommen: Ändern Sie die Größe der Matrizen</translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 pinned states</source>
        <translation>es gibt keinen Platz %1 unter den %2 festgehaltenen Zuständen</translation>
    </message>
    <message>
        <source>there are %1 pinned states, and at most %2 are possible</source>
        <translation>es gibt %1 festgehaltene Zustände, und höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>remove some</source>
        <translation>entfernen Sie einige</translation>
    </message>
    <message>
        <source>the pinned state has no name</source>
        <translation>der festgehaltene Zustand hat keinen Namen</translation>
    </message>
    <message>
        <source>give it one</source>
        <translation>geben Sie ihm einen</translation>
    </message>
    <message>
        <source>another pinned state has the name &quot;%1&quot; already</source>
        <translation>ein anderer festgehaltener Zustand heißt schon „%1“</translation>
    </message>
    <message>
        <source>choose another</source>
        <translation>wählen Sie einen anderen</translation>
    </message>
    <message>
        <source>the tolerance is no number from 0</source>
        <translation>die Toleranz ist keine Zahl ab 0</translation>
    </message>
    <message>
        <source>0.005 takes what is right to two decimals</source>
        <translation>0.005 nimmt an, was auf zwei Dezimalstellen stimmt</translation>
    </message>
    <message>
        <source>expected a list of pinned states, found %1</source>
        <translation>Liste festgehaltener Zustände erwartet, gefunden: %1</translation>
    </message>
    <message>
        <source>&amp;Add a cell</source>
        <translation>Zelle hinzu&amp;fügen</translation>
    </message>
    <message>
        <source>A kind of cell that the notebook lacks, below the cell in view</source>
        <translation>Eine Art von Zelle, die dem Notebook fehlt, unter der sichtbaren Zelle</translation>
    </message>
    <message>
        <source>Column &amp;vectors</source>
        <translation>&amp;Spaltenvektoren</translation>
    </message>
    <message>
        <source>Write a token as a column, q = W_Qᵀ x, instead of a row, q = x W_Q; no number changes</source>
        <translation>Ein Token als Spalte schreiben, q = W_Qᵀ x, statt als Zeile, q = x W_Q; keine Zahl ändert sich</translation>
    </message>
    <message>
        <source>&amp;Scale the queries</source>
        <translation>&amp;Queries skalieren</translation>
    </message>
    <message>
        <source>Divide the queries before the product instead of the scores after it; no number changes</source>
        <translation>Die Queries vor dem Produkt teilen statt der Scores danach; keine Zahl ändert sich</translation>
    </message>
    <message>
        <source>The notebook has this cell already.</source>
        <translation>Das Notebook hat diese Zelle schon.</translation>
    </message>
    <message>
        <source>column vectors</source>
        <translation>Spaltenvektoren</translation>
    </message>
    <message>
        <source>scaled queries</source>
        <translation>skalierte Queries</translation>
    </message>
    <message>
        <source>%1; names of cells and files keep to rows and scores</source>
        <translation>%1; Namen von Zellen und Dateien bleiben bei Zeilen und Scores</translation>
    </message>
    <message>
        <source>The queries are divided by %1 before the product, which gives the same scores.</source>
        <translation>Die Queries werden vor dem Produkt durch %1 geteilt, was dieselben Scores ergibt.</translation>
    </message>
    <message>
        <source>The temperature divides the scores by %1.</source>
        <translation>Die Temperatur teilt die Scores durch %1.</translation>
    </message>
    <message>
        <source>first principal direction</source>
        <translation>erste Hauptrichtung</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweite</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Left out, because a number in it is not finite: %1.</source>
        <translation>Weggelassen, weil eine Zahl darin nicht endlich ist: %1.</translation>
    </message>
    <message>
        <source>The score is %1: the other %2 comes from what is not in the plane.</source>
        <translation>Der Score ist %1: Die übrigen %2 stammen aus dem, was nicht in der Ebene liegt.</translation>
    </message>
    <message>
        <source>The two directions, of %1 dimensions, that hold most of the squared lengths of %2: %3 of them. They go through the origin, not the mean, because a dot product is about the origin.</source>
        <translation>Die beiden Richtungen von %1 Dimensionen, die am meisten von den quadrierten Längen enthalten (%2): %3 davon. Sie gehen durch den Ursprung, nicht durch den Mittelwert, denn ein Skalarprodukt bezieht sich auf den Ursprung.</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>Queries und Keys</translation>
    </message>
    <message>
        <source>%1 = %2, hidden by the mask</source>
        <translation>%1 = %2, von der Maske verdeckt</translation>
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
        <translation>alle Queries und Keys</translation>
    </message>
    <message>
        <source>Of %1 tokens: the query of “%2” and the %3 keys with its largest scores.</source>
        <translation>Von %1 Tokens: die Query von „%2“ und die %3 Keys mit den größten Scores dazu.</translation>
    </message>
    <message>
        <source>Broken arrows are keys that the mask hides from “%1”.</source>
        <translation>Gestrichelte Pfeile sind Keys, die die Maske vor „%1“ verdeckt.</translation>
    </message>
    <message>
        <source>No query and no key is finite, so there is nothing to draw.</source>
        <translation>Keine Query und kein Key ist endlich, daher gibt es nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>v %1</source>
        <translation>v %1</translation>
    </message>
    <message>
        <source>%1 = %2, weight %3</source>
        <translation>%1 = %2, Gewicht %3</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>Ausgabe %1</translation>
    </message>
    <message>
        <source>The output of “%1” is the mean of the values, weighted: it lies among them, nearer to those with more weight. The stronger an arrow, the larger its weight.</source>
        <translation>Die Ausgabe von „%1“ ist der gewichtete Mittelwert der Values: Sie liegt zwischen ihnen, näher an denen mit mehr Gewicht. Je kräftiger ein Pfeil, desto größer sein Gewicht.</translation>
    </message>
    <message>
        <source>The plane shows %1 of its squared length.</source>
        <translation>Die Ebene zeigt %1 ihrer quadrierten Länge.</translation>
    </message>
    <message>
        <source>“%1” has no output to draw: %2</source>
        <translation>„%1“ hat keine Ausgabe zum Zeichnen: %2</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>alle Values</translation>
    </message>
    <message>
        <source>Of %1 tokens: the values of the %2 keys with the largest scores of “%3”.</source>
        <translation>Von %1 Tokens: die Values der %2 Keys mit den größten Scores von „%3“.</translation>
    </message>
    <message>
        <source>No value is finite, so there is nothing to draw.</source>
        <translation>Kein Value ist endlich, daher gibt es nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>the other %1</source>
        <translation>die übrigen %1</translation>
    </message>
    <message>
        <source>%1 is %2, so there is no sum to draw.</source>
        <translation>%1 ist %2, daher gibt es keine Summe zu zeichnen.</translation>
    </message>
    <message>
        <source>%1 × %2 is too large for a number, so there is no sum to draw.</source>
        <translation>%1 × %2 ist zu groß für eine Zahl, daher gibt es keine Summe zu zeichnen.</translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”, which the softmax reads as it is.</source>
        <translation>Die Summanden ergeben den Score %1 von „%2“ mit „%3“, den die Softmax liest, wie er ist.</translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”; divided by %4 it is %5, what the softmax reads.</source>
        <translation>Die Summanden ergeben den Score %1 von „%2“ mit „%3“; geteilt durch %4 ist er %5, und das liest die Softmax.</translation>
    </message>
    <message>
        <source>Shown are the %1 strongest of %2 terms; the others have one bar together.</source>
        <translation>Angezeigt sind die %1 stärksten von %2 Summanden; die übrigen haben zusammen einen Balken.</translation>
    </message>
    <message>
        <source>The mask hides this pair: the score is there, but the softmax leaves it out.</source>
        <translation>Die Maske verdeckt dieses Paar: Der Score ist da, aber die Softmax lässt ihn aus.</translation>
    </message>
    <message>
        <source>A note in Markdown that may quote live values</source>
        <translation>Eine Notiz in Markdown, die aktuelle Werte zitieren kann</translation>
    </message>
    <message>
        <source>The sentence as a row of buttons</source>
        <translation>Der Satz als Reihe von Knöpfen</translation>
    </message>
    <message>
        <source>X and the three W, and the queries, keys and values that they make</source>
        <translation>X und die drei W sowie die Queries, Keys und Values, die daraus entstehen</translation>
    </message>
    <message>
        <source>The weights of the picked token as bars</source>
        <translation>Die Gewichte des gewählten Tokens als Balken</translation>
    </message>
    <message>
        <source>Queries times keys, worked out in a Falk table</source>
        <translation>Queries mal Keys, ausgerechnet im Falk-Schema</translation>
    </message>
    <message>
        <source>The divisor and the scaled scores</source>
        <translation>Der Teiler und die skalierten Scores</translation>
    </message>
    <message>
        <source>Weights times values</source>
        <translation>Gewichte mal Values</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Queries, keys and values as arrows, the dot product as a shadow</source>
        <translation>Queries, Keys und Values als Pfeile, das Skalarprodukt als Schatten</translation>
    </message>
    <message>
        <source>Terms of a score</source>
        <translation>Summanden eines Scores</translation>
    </message>
    <message>
        <source>The score of one pair as a waterfall of its terms</source>
        <translation>Der Score eines Paares als Wasserfalldiagramm seiner Summanden</translation>
    </message>
    <message>
        <source>Merged matrices</source>
        <translation>Zusammengefasste Matrizen</translation>
    </message>
    <message>
        <source>W_Q W_Kᵀ and W_V with their singular values</source>
        <translation>W_Q W_Kᵀ und W_V mit ihren Singulärwerten</translation>
    </message>
    <message>
        <source>What the width d does to the softmax</source>
        <translation>Was die Breite d mit der Softmax macht</translation>
    </message>
    <message>
        <source>The same computation in NumPy</source>
        <translation>Dieselbe Rechnung in NumPy</translation>
    </message>
    <message>
        <source>columns look, rows are looked at</source>
        <translation>Spalten schauen, auf Zeilen wird geschaut</translation>
    </message>
    <message>
        <source>columns look</source>
        <translation>Spalten schauen</translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation>%1 geteilt</translation>
    </message>
    <message>
        <source>%1; darker by the root of the weight</source>
        <translation>%1; dunkler nach der Wurzel des Gewichts</translation>
    </message>
    <message>
        <source>Pin the &amp;state…</source>
        <translation>Zu&amp;stand festhalten&#xa0;…</translation>
    </message>
    <message>
        <source>Keep the present state under a name, to compare with it and to return to it</source>
        <translation>Den jetzigen Zustand unter einem Namen behalten, um mit ihm zu vergleichen und zu ihm zurückzukehren</translation>
    </message>
    <message>
        <source>&amp;Worksheet</source>
        <translation>A&amp;rbeitsblatt</translation>
    </message>
    <message>
        <source>&amp;Blank selected cells</source>
        <translation>Auswahl zu &amp;Lücken machen</translation>
    </message>
    <message>
        <source>The selected cells become empty boxes for a learner to fill in</source>
        <translation>Die ausgewählten Zellen werden zu leeren Kästchen, die Lernende ausfüllen</translation>
    </message>
    <message>
        <source>Blank the &amp;row</source>
        <translation>&amp;Zeile zu Lücken machen</translation>
    </message>
    <message>
        <source>The row of the selected cell becomes empty boxes</source>
        <translation>Die Zeile der ausgewählten Zelle wird zu leeren Kästchen</translation>
    </message>
    <message>
        <source>Blank the whole &amp;matrix</source>
        <translation>Ganze &amp;Matrix zu Lücken machen</translation>
    </message>
    <message>
        <source>All cells of the matrix in use become empty boxes</source>
        <translation>Alle Zellen der benutzten Matrix werden zu leeren Kästchen</translation>
    </message>
    <message>
        <source>Blank a random &amp;tenth…</source>
        <translation>Zufälliges Ze&amp;hntel zu Lücken machen&#xa0;…</translation>
    </message>
    <message>
        <source>One in ten computed cells, drawn from a seed</source>
        <translation>Eine von zehn berechneten Zellen, aus einem Seed gezogen</translation>
    </message>
    <message>
        <source>&amp;Unblank selected cells</source>
        <translation>Lücken der Auswahl a&amp;ufheben</translation>
    </message>
    <message>
        <source>The selected cells show their numbers again</source>
        <translation>Die ausgewählten Zellen zeigen ihre Zahlen wieder</translation>
    </message>
    <message>
        <source>Unblank &amp;all cells</source>
        <translation>&amp;Alle Lücken aufheben</translation>
    </message>
    <message>
        <source>No worksheet: every cell shows its number</source>
        <translation>Kein Arbeitsblatt: Jede Zelle zeigt ihre Zahl</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>How the selected blank cell is worked out: first the rule, then the numbers</source>
        <translation>Wie die ausgewählte Lücke ausgerechnet wird: zuerst die Regel, dann die Zahlen</translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation>Ant&amp;wort zeigen</translation>
    </message>
    <message>
        <source>The number of the selected blank cell; it counts as shown, not as right</source>
        <translation>Die Zahl der ausgewählten Lücke; sie zählt als gezeigt, nicht als richtig</translation>
    </message>
    <message>
        <source>&amp;Check all answers</source>
        <translation>Alle Antworten &amp;prüfen</translation>
    </message>
    <message>
        <source>Tell which answers are right</source>
        <translation>Zeigen, welche Antworten richtig sind</translation>
    </message>
    <message>
        <source>Check as t&amp;yped</source>
        <translation>B&amp;eim Eingeben prüfen</translation>
    </message>
    <message>
        <source>Tell at once whether an answer is right</source>
        <translation>Sofort zeigen, ob eine Antwort richtig ist</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>&amp;Von vorn beginnen</translation>
    </message>
    <message>
        <source>Take back all answers and hints</source>
        <translation>Alle Antworten und Tipps zurücknehmen</translation>
    </message>
    <message>
        <source>Reveal the &amp;key</source>
        <translation>Lösung auf&amp;decken</translation>
    </message>
    <message>
        <source>Show the numbers of all blank cells, for the teacher</source>
        <translation>Die Zahlen aller Lücken anzeigen, für Lehrende</translation>
    </message>
    <message>
        <source>&amp;Print worksheet…</source>
        <translation>Arbeits&amp;blatt drucken&#xa0;…</translation>
    </message>
    <message>
        <source>The matrices on paper with boxes to write in, with or without the key</source>
        <translation>Die Matrizen auf Papier mit Kästchen zum Hineinschreiben, mit oder ohne Lösung</translation>
    </message>
    <message>
        <source>E&amp;xport worksheet as PDF…</source>
        <translation>Arbeitsblatt als PDF e&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>The same as PDF files, the key in a file of its own</source>
        <translation>Dasselbe als PDF-Dateien, die Lösung in einer eigenen Datei</translation>
    </message>
    <message>
        <source>&amp;Baselines</source>
        <translation>&amp;Baselines</translation>
    </message>
    <message>
        <source>Show the pinned states, and what changed since one of them</source>
        <translation>Die festgehaltenen Zustände anzeigen und was sich seit einem davon geändert hat</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>Lektionsdatei &amp;öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>A lesson of your own; docs/writing-lessons.md says how to write one</source>
        <translation>Eine eigene Lektion; wie man eine schreibt, steht in docs/writing-lessons.md</translation>
    </message>
    <message>
        <source>&amp;Begin this lesson anew</source>
        <translation>Lektion neu &amp;beginnen</translation>
    </message>
    <message>
        <source>Forget what was done of it, and go to its first step</source>
        <translation>Vergessen, was davon erledigt ist, und zum ersten Schritt gehen</translation>
    </message>
    <message>
        <source>&amp;Lesson panel</source>
        <translation>&amp;Lektionsbereich</translation>
    </message>
    <message>
        <source>Show the lesson beside the notebook, or the list of lessons</source>
        <translation>Die Lektion neben dem Notebook anzeigen oder die Liste der Lektionen</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Panes show the numbers of now</source>
        <translation>Bereiche zeigen die jetzigen Zahlen</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Under each number of now stands how much it changed</source>
        <translation>Unter jeder jetzigen Zahl steht, wie sehr sie sich geändert hat</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Panes show now minus the pinned state</source>
        <translation>Bereiche zeigen jetzt minus den festgehaltenen Zustand</translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <translation>Arbeitsblatt: eine Zeile von Hand</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>look at its name</source>
        <translation>prüfen Sie ihren Namen</translation>
    </message>
    <message>
        <source>there is no example &quot;%1&quot;</source>
        <translation>es gibt kein Beispiel „%1“</translation>
    </message>
    <message>
        <source>use one of %2</source>
        <translation>verwenden Sie eines von %2</translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation>Einige dieser Zellen sind Lücken des Arbeitsblatts. Decken Sie zuerst die Lösung auf.</translation>
    </message>
    <message>
        <source>Select cells of a matrix first.</source>
        <translation>Wählen Sie zuerst Zellen einer Matrix aus.</translation>
    </message>
    <message>
        <source>This matrix has more cells than a worksheet may have blank ones: select a part of it.</source>
        <translation>Diese Matrix hat mehr Zellen, als ein Arbeitsblatt Lücken haben darf: Wählen Sie einen Teil davon aus.</translation>
    </message>
    <message>
        <source>Select a blank cell first.</source>
        <translation>Wählen Sie zuerst eine Lücke aus.</translation>
    </message>
    <message>
        <source>Blank a random tenth</source>
        <translation>Ein zufälliges Zehntel zu Lücken machen</translation>
    </message>
    <message>
        <source>Seed: the same one blanks the same cells</source>
        <translation>Seed: derselbe macht dieselben Zellen zu Lücken</translation>
    </message>
    <message>
        <source>The &amp;worksheet, to be filled in</source>
        <translation>Das &amp;Arbeitsblatt, zum Ausfüllen</translation>
    </message>
    <message>
        <source>The &amp;key, with the answers</source>
        <translation>Die &amp;Lösung, mit den Antworten</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Beides</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Lösung: %1</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The numbers in the boxes are the answers; each is to be %1.</source>
        <translation>Die Zahlen in den Kästchen sind die Antworten; jede muss %1 sein.</translation>
    </message>
    <message>
        <source>Write the missing numbers into the boxes, %1.</source>
        <translation>Schreiben Sie die fehlenden Zahlen in die Kästchen, %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a tolerance</source>
        <translation>„%1“ kann nicht als Toleranz gelesen werden</translation>
    </message>
    <message>
        <source>write it like within 0.01</source>
        <translation>schreiben Sie sie wie within 0.01</translation>
    </message>
    <message>
        <source>nothing follows &quot;%1&quot;</source>
        <translation>auf „%1“ folgt nichts</translation>
    </message>
    <message>
        <source>&quot;%2&quot; follows &quot;%1&quot;, which stands alone</source>
        <translation>auf „%1“ folgt „%2“, es steht aber allein</translation>
    </message>
    <message>
        <source>say what it is compared with</source>
        <translation>geben Sie an, womit verglichen wird</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>lassen Sie es weg</translation>
    </message>
    <message>
        <source>it can never be &quot;%1&quot;</source>
        <translation>es kann nie „%1“ sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said of &quot;%2&quot;</source>
        <translation>„%1“ kann nicht von „%2“ gesagt werden</translation>
    </message>
    <message>
        <source>it is not said what &quot;%2&quot; is to be</source>
        <translation>es ist nicht angegeben, was „%2“ sein soll</translation>
    </message>
    <message>
        <source>there is no verb &quot;%1&quot;</source>
        <translation>es gibt kein Verb „%1“</translation>
    </message>
    <message>
        <source>use one of %3</source>
        <translation>verwenden Sie eines von %3</translation>
    </message>
    <message>
        <source>there is no quantity &quot;%1&quot;</source>
        <translation>es gibt keine Größe „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; opens a bracket that is not closed</source>
        <translation>„%1“ öffnet eine Klammer, die nicht geschlossen wird</translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN]</source>
        <translation>schreiben Sie STEP[ROW,COLUMN]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a quantity of one row</source>
        <translation>„%1“ ist eine Größe einer einzelnen Zeile</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands alone</source>
        <translation>„%1“ steht allein</translation>
    </message>
    <message>
        <source>write %1[ROW] with a token or an index</source>
        <translation>schreiben Sie %1[ROW] mit einem Token oder einem Index</translation>
    </message>
    <message>
        <source>leave the brackets out</source>
        <translation>lassen Sie die Klammern weg</translation>
    </message>
    <message>
        <source>write a number, a cell or a quantity of a row</source>
        <translation>schreiben Sie eine Zahl, eine Zelle oder eine Größe einer Zeile</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no width from 1 to 1024</source>
        <translation>„%1“ ist keine Breite von 1 bis 1024</translation>
    </message>
    <message>
        <source>give a whole number</source>
        <translation>geben Sie eine ganze Zahl an</translation>
    </message>
    <message>
        <source>the notebook has no cell of the kind &quot;%1&quot;</source>
        <translation>das Notebook hat keine Zelle der Art „%1“</translation>
    </message>
    <message>
        <source>write a kind such as weights or scaling, or a cell such as weights[0,1]</source>
        <translation>schreiben Sie eine Art wie weights oder scaling oder eine Zelle wie weights[0,1]</translation>
    </message>
    <message>
        <source>this holds already when the step begins, so that there is nothing to do</source>
        <translation>dies gilt schon, wenn der Schritt beginnt, sodass es nichts zu tun gibt</translation>
    </message>
    <message>
        <source>ask for a change, or set something else with @start and @set</source>
        <translation>verlangen Sie eine Änderung oder setzen Sie mit @start und @set etwas anderes</translation>
    </message>
    <message>
        <source>this line is not UTF-8</source>
        <translation>diese Zeile ist nicht UTF-8</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>speichern Sie die Datei als UTF-8</translation>
    </message>
    <message>
        <source>this line holds a control character</source>
        <translation>diese Zeile enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>write it anew without the character</source>
        <translation>schreiben Sie sie neu ohne das Zeichen</translation>
    </message>
    <message>
        <source>lists and quotes are nested more than %1 deep</source>
        <translation>Listen und Zitate sind mehr als %1-fach geschachtelt</translation>
    </message>
    <message>
        <source>nest them less</source>
        <translation>schachteln Sie sie weniger</translation>
    </message>
    <message>
        <source>this text stands before the first directive</source>
        <translation>dieser Text steht vor der ersten Anweisung</translation>
    </message>
    <message>
        <source>begin the file with @lesson and its title</source>
        <translation>beginnen Sie die Datei mit @lesson und ihrem Titel</translation>
    </message>
    <message>
        <source>this text has more than %1 bytes</source>
        <translation>dieser Text hat mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>make two steps of it</source>
        <translation>machen Sie zwei Schritte daraus</translation>
    </message>
    <message>
        <source>begin it with @lesson and its title</source>
        <translation>beginnen Sie sie mit @lesson und ihrem Titel</translation>
    </message>
    <message>
        <source>the file has %1 bytes, more than %2</source>
        <translation>die Datei hat %1 Bytes, mehr als %2</translation>
    </message>
    <message>
        <source>make two lessons of it</source>
        <translation>machen Sie zwei Lektionen daraus</translation>
    </message>
    <message>
        <source>the file holds bytes that are no text</source>
        <translation>die Datei enthält Bytes, die kein Text sind</translation>
    </message>
    <message>
        <source>a lesson is a text file in UTF-8</source>
        <translation>eine Lektion ist eine Textdatei in UTF-8</translation>
    </message>
    <message>
        <source>the file has more than %1 lines</source>
        <translation>die Datei hat mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>nothing follows @%1</source>
        <translation>auf @%1 folgt nichts</translation>
    </message>
    <message>
        <source>write its text behind it or in the lines below it</source>
        <translation>schreiben Sie den Text dahinter oder in die Zeilen darunter</translation>
    </message>
    <message>
        <source>@%1 is followed by text that belongs to nothing</source>
        <translation>auf @%1 folgt Text, der zu nichts gehört</translation>
    </message>
    <message>
        <source>begin running text with @scene, @idea or another one that takes text</source>
        <translation>beginnen Sie Fließtext mit @scene, @idea oder einer anderen Anweisung, die Text nimmt</translation>
    </message>
    <message>
        <source>write it in the same line</source>
        <translation>schreiben Sie es in dieselbe Zeile</translation>
    </message>
    <message>
        <source>there is no directive @%1</source>
        <translation>es gibt keine Anweisung @%1</translation>
    </message>
    <message>
        <source>use %2; a line of text that begins with @ is written \@</source>
        <translation>verwenden Sie %2; eine Textzeile, die mit @ beginnt, schreibt man \@</translation>
    </message>
    <message>
        <source>@%1 stands behind the first @step</source>
        <translation>@%1 steht hinter dem ersten @step</translation>
    </message>
    <message>
        <source>put it at the head of the file</source>
        <translation>setzen Sie es an den Anfang der Datei</translation>
    </message>
    <message>
        <source>@%1 stands before the first @step</source>
        <translation>@%1 steht vor dem ersten @step</translation>
    </message>
    <message>
        <source>begin a step first: @step and its title</source>
        <translation>beginnen Sie zuerst einen Schritt: @step und sein Titel</translation>
    </message>
    <message>
        <source>this stands there already, in line %1</source>
        <translation>dies steht schon in Zeile %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an id</source>
        <translation>„%1“ kann keine Kennung sein</translation>
    </message>
    <message>
        <source>use at most 64 small letters, digits and hyphens</source>
        <translation>verwenden Sie höchstens 64 Kleinbuchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>the id is given twice</source>
        <translation>die Kennung ist zweimal angegeben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the plain name of a file</source>
        <translation>„%1“ ist nicht der bloße Name einer Datei</translation>
    </message>
    <message>
        <source>put the session beside the lesson and name it without a folder</source>
        <translation>legen Sie die Sitzung neben die Lektion und nennen Sie sie ohne Ordner</translation>
    </message>
    <message>
        <source>there are more than %1 steps</source>
        <translation>es gibt mehr als %1 Schritte</translation>
    </message>
    <message>
        <source>another step has this title already, in line %1</source>
        <translation>ein anderer Schritt hat schon diesen Titel, in Zeile %1</translation>
    </message>
    <message>
        <source>give each step its own</source>
        <translation>geben Sie jedem Schritt einen eigenen</translation>
    </message>
    <message>
        <source>there is no value</source>
        <translation>es ist kein Wert angegeben</translation>
    </message>
    <message>
        <source>write NAME=VALUE, as in X[4,0]=0.7 or mask=causal</source>
        <translation>schreiben Sie NAME=VALUE wie in X[4,0]=0.7 oder mask=causal</translation>
    </message>
    <message>
        <source>this step has a prediction already, in line %1</source>
        <translation>dieser Schritt hat schon eine Vorhersage, in Zeile %1</translation>
    </message>
    <message>
        <source>make another step for it</source>
        <translation>machen Sie dafür einen weiteren Schritt</translation>
    </message>
    <message>
        <source>this answers nothing</source>
        <translation>dies beantwortet nichts</translation>
    </message>
    <message>
        <source>write @predict and the question before it</source>
        <translation>schreiben Sie davor @predict und die Frage</translation>
    </message>
    <message>
        <source>this choice stands there twice</source>
        <translation>diese Antwortmöglichkeit steht zweimal da</translation>
    </message>
    <message>
        <source>give each choice its own words</source>
        <translation>geben Sie jeder Antwortmöglichkeit einen eigenen Wortlaut</translation>
    </message>
    <message>
        <source>a second choice is called right</source>
        <translation>eine zweite Antwortmöglichkeit ist als richtig bezeichnet</translation>
    </message>
    <message>
        <source>use @choice for all others</source>
        <translation>verwenden Sie @choice für alle anderen</translation>
    </message>
    <message>
        <source>it is not said how close an answer has to be</source>
        <translation>es ist nicht angegeben, wie genau eine Antwort sein muss</translation>
    </message>
    <message>
        <source>write @number 0.24 within 0.03, or a cell in place of the number</source>
        <translation>schreiben Sie @number 0.24 within 0.03 oder eine Zelle anstelle der Zahl</translation>
    </message>
    <message>
        <source>this goal has no words</source>
        <translation>dieses Ziel hat keinen Wortlaut</translation>
    </message>
    <message>
        <source>write @task and what to do before it</source>
        <translation>schreiben Sie davor @task und was zu tun ist</translation>
    </message>
    <message>
        <source>this task has a goal already, in line %1</source>
        <translation>diese Aufgabe hat schon ein Ziel, in Zeile %1</translation>
    </message>
    <message>
        <source>join conditions that must hold together by &quot;and&quot;, or begin another @task</source>
        <translation>verbinden Sie Bedingungen, die zusammen gelten müssen, mit &quot;and&quot; oder beginnen Sie ein weiteres @task</translation>
    </message>
    <message>
        <source>this question has choices and a number</source>
        <translation>diese Frage hat Antwortmöglichkeiten und eine Zahl</translation>
    </message>
    <message>
        <source>keep the choices or @number</source>
        <translation>behalten Sie entweder die Antwortmöglichkeiten oder @number</translation>
    </message>
    <message>
        <source>this question needs from 2 to %1 choices, or a number; it has %2 choices</source>
        <translation>diese Frage braucht 2 bis %1 Antwortmöglichkeiten oder eine Zahl; sie hat %2 Antwortmöglichkeiten</translation>
    </message>
    <message>
        <source>write @right and @choice, or @number</source>
        <translation>schreiben Sie @right und @choice oder @number</translation>
    </message>
    <message>
        <source>no choice of this question is right</source>
        <translation>keine Antwortmöglichkeit dieser Frage ist richtig</translation>
    </message>
    <message>
        <source>write @right in place of one @choice</source>
        <translation>schreiben Sie @right anstelle eines @choice</translation>
    </message>
    <message>
        <source>this task has no goal, so that it could never be ticked off</source>
        <translation>diese Aufgabe hat kein Ziel, sodass sie nie abgehakt werden könnte</translation>
    </message>
    <message>
        <source>write @goal and a condition behind it</source>
        <translation>schreiben Sie @goal und eine Bedingung dahinter</translation>
    </message>
    <message>
        <source>this step asks for nothing, so that it could never be ticked off</source>
        <translation>dieser Schritt verlangt nichts, sodass er nie abgehakt werden könnte</translation>
    </message>
    <message>
        <source>give it a @task with its @goal, or a @predict</source>
        <translation>geben Sie ihm ein @task mit seinem @goal oder ein @predict</translation>
    </message>
    <message>
        <source>this step has no text</source>
        <translation>dieser Schritt hat keinen Text</translation>
    </message>
    <message>
        <source>write @scene, @reveal, @idea, @mathematics or @code</source>
        <translation>schreiben Sie @scene, @reveal, @idea, @mathematics oder @code</translation>
    </message>
    <message>
        <source>nothing was asked before this is revealed</source>
        <translation>es wurde nichts gefragt, bevor dies aufgedeckt wird</translation>
    </message>
    <message>
        <source>add @predict with its answers, or call it @idea</source>
        <translation>fügen Sie @predict mit seinen Antworten hinzu oder nennen Sie es @idea</translation>
    </message>
    <message>
        <source>this is set in a step that goes on from what the learner left</source>
        <translation>dies wird in einem Schritt gesetzt, der dort weitergeht, wo die Lernenden aufgehört haben</translation>
    </message>
    <message>
        <source>write @start before it: the step then begins from the lesson&apos;s session</source>
        <translation>schreiben Sie davor @start: Der Schritt beginnt dann mit der Sitzung der Lektion</translation>
    </message>
    <message>
        <source>the lesson has no title</source>
        <translation>die Lektion hat keinen Titel</translation>
    </message>
    <message>
        <source>the lesson names no session</source>
        <translation>die Lektion nennt keine Sitzung</translation>
    </message>
    <message>
        <source>write @session and the name of a session file beside it, or @example and the name of an example</source>
        <translation>schreiben Sie @session und den Namen einer Sitzungsdatei daneben oder @example und den Namen eines Beispiels</translation>
    </message>
    <message>
        <source>the lesson names a session and an example</source>
        <translation>die Lektion nennt eine Sitzung und ein Beispiel</translation>
    </message>
    <message>
        <source>the lesson has no steps</source>
        <translation>die Lektion hat keine Schritte</translation>
    </message>
    <message>
        <source>begin each with @step and its title</source>
        <translation>beginnen Sie jeden mit @step und seinem Titel</translation>
    </message>
    <message>
        <source>this is no record of progress in lessons</source>
        <translation>dies ist keine Aufzeichnung des Fortschritts in Lektionen</translation>
    </message>
    <message>
        <source>the record of your progress in lessons was damaged and is kept as %1</source>
        <translation>die Aufzeichnung Ihres Fortschritts in den Lektionen war beschädigt und wird als %1 aufbewahrt</translation>
    </message>
    <message>
        <source>lessons begin anew</source>
        <translation>die Lektionen beginnen neu</translation>
    </message>
    <message>
        <source>blank: type your answer</source>
        <translation>Lücke: Geben Sie Ihre Antwort ein</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>noch nicht geprüft</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>the answer was shown</source>
        <translation>die Antwort wurde gezeigt</translation>
    </message>
    <message>
        <source>blank, and the key is shown</source>
        <translation>Lücke, und die Lösung ist aufgedeckt</translation>
    </message>
    <message>
        <source>the answer is longer than %1 signs</source>
        <translation>die Antwort ist länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>geben Sie eine Zahl ein</translation>
    </message>
    <message>
        <source>“%1” is no finite number, and every answer is one</source>
        <translation>„%1“ ist keine endliche Zahl, und jede Antwort ist eine</translation>
    </message>
    <message>
        <source>type a number, or ? to be shown the answer</source>
        <translation>geben Sie eine Zahl ein oder ?, um die Antwort zu sehen</translation>
    </message>
    <message>
        <source>The pinned state “%1” has the same number in %2: whoever compares with it sees the answer.</source>
        <translation>Der festgehaltene Zustand „%1“ hat in %2 dieselbe Zahl: Wer mit ihm vergleicht, sieht die Antwort.</translation>
    </message>
    <message>
        <source>%1 has no number to ask for. %2</source>
        <translation>%1 hat keine Zahl, nach der sich fragen lässt. %2</translation>
    </message>
    <message>
        <source>%1 is hidden by the mask: everybody sees that it is 0.</source>
        <translation>%1 ist von der Maske verdeckt: Jeder sieht, dass dort 0 steht.</translation>
    </message>
    <message>
        <source>%1 is not finite: there is no number to ask for.</source>
        <translation>%1 ist nicht endlich: Es gibt keine Zahl, nach der sich fragen lässt.</translation>
    </message>
    <message>
        <source>Blank %1</source>
        <translation>%1 zur Lücke machen</translation>
    </message>
    <message>
        <source>No further cell became blank.</source>
        <translation>Keine weitere Zelle wurde zur Lücke.</translation>
    </message>
    <message>
        <source>None of these cells is blank.</source>
        <translation>Keine dieser Zellen ist eine Lücke.</translation>
    </message>
    <message>
        <source>Unblank all cells</source>
        <translation>Alle Lücken aufheben</translation>
    </message>
    <message>
        <source>A tenth of all computed cells are %1, and a worksheet has at most %2 blank cells. Blank parts of it.</source>
        <translation>Ein Zehntel aller berechneten Zellen sind %1, und ein Arbeitsblatt hat höchstens %2 Lücken. Machen Sie Teile davon zu Lücken.</translation>
    </message>
    <message>
        <source>right to the whole number</source>
        <translation>richtig auf die ganze Zahl</translation>
    </message>
    <message>
        <source>right to 1 decimal</source>
        <translation>richtig auf 1 Dezimalstelle</translation>
    </message>
    <message>
        <source>right to %1 decimals</source>
        <translation>richtig auf %1 Dezimalstellen</translation>
    </message>
    <message>
        <source>right to the last digit</source>
        <translation>richtig bis auf die letzte Stelle</translation>
    </message>
    <message>
        <source>right within %1</source>
        <translation>richtig auf %1 genau</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation>Lücken des Arbeitsblatts nehmen nur Antworten an. Wählen Sie Arbeitsblatt &gt; Lösung aufdecken, um ihre Zahlen zu ändern.</translation>
    </message>
    <message>
        <source>Scale exponent</source>
        <translation>Skalierungsexponent</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>on, base %1</source>
        <translation>ein, Basis %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>to be filled in</source>
        <translation>auszufüllen</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>in the baseline %1</source>
        <translation>in der Baseline %1</translation>
    </message>
    <message>
        <source>an output is not finite</source>
        <translation>eine Ausgabe ist nicht endlich</translation>
    </message>
    <message>
        <source>At this width the division makes the typical gradient smaller, not larger: the scores are not yet so large that they would take it away.</source>
        <translation>Bei dieser Breite macht das Teilen den typischen Gradienten kleiner, nicht größer: Die Scores sind noch nicht so groß, dass sie ihn verschwinden ließen.</translation>
    </message>
    <message>
        <source>both 0</source>
        <translation>beide 0</translation>
    </message>
    <message>
        <source>nothing is left of it</source>
        <translation>ohne bleibt nichts übrig</translation>
    </message>
    <message>
        <source>with it nothing is left</source>
        <translation>mit bleibt nichts übrig</translation>
    </message>
    <message>
        <source>about the same</source>
        <translation>etwa gleich</translation>
    </message>
    <message>
        <source>%1 times smaller</source>
        <translation>%1-mal kleiner</translation>
    </message>
    <message>
        <source>%1 times larger</source>
        <translation>%1-mal größer</translation>
    </message>
    <message>
        <source>Mean: %1 without, %2 with (%3).</source>
        <translation>Mittelwert: %1 ohne, %2 mit (%3).</translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1; with it, in %2.</source>
        <translation>90&#xa0;% des gesamten Gradienten liegen ohne das Teilen in %1, mit ihm in %2.</translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1: %2; with it, in %3.</source>
        <translation>90&#xa0;% des gesamten Gradienten liegen ohne das Teilen in %1: %2; mit ihm in %3.</translation>
    </message>
    <message>
        <source>Your answer %1 is not checked yet.</source>
        <translation>Ihre Antwort %1 ist noch nicht geprüft.</translation>
    </message>
    <message>
        <source>✓ Your answer %1 is right.</source>
        <translation>✓ Ihre Antwort %1 ist richtig.</translation>
    </message>
    <message>
        <source>✗ Your answer %1 is wrong.</source>
        <translation>✗ Ihre Antwort %1 ist falsch.</translation>
    </message>
    <message>
        <source>This cell is blank: type its number into it.</source>
        <translation>Diese Zelle ist eine Lücke: Geben Sie ihre Zahl ein.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The worksheet asks for numbers that could be read here. They are shown once those are filled in.</source>
        <translation>Das Arbeitsblatt fragt nach Zahlen, die hier abzulesen wären. Sie werden angezeigt, sobald jene ausgefüllt sind.</translation>
    </message>
    <message>
        <source>%1 is blank in the worksheet, and a goal would show its number</source>
        <translation>%1 ist eine Lücke des Arbeitsblatts, und ein Ziel würde ihre Zahl verraten</translation>
    </message>
    <message>
        <source>reveal the key first, or choose another cell</source>
        <translation>decken Sie zuerst die Lösung auf oder wählen Sie eine andere Zelle</translation>
    </message>
    <message>
        <source>%1: %2 more numbers</source>
        <translation>%1: %2 weitere Zahlen</translation>
    </message>
    <message>
        <source>%1: rows × columns</source>
        <translation>%1: Zeilen × Spalten</translation>
    </message>
    <message>
        <source>Painted mask: allowed pairs</source>
        <translation>Gemalte Maske: erlaubte Paare</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>Anzahl der Tokens</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>%1 more tokens</source>
        <translation>%1 weitere Tokens</translation>
    </message>
    <message>
        <source>Number of named features</source>
        <translation>Anzahl der benannten Features</translation>
    </message>
    <message>
        <source>Feature %1</source>
        <translation>Feature %1</translation>
    </message>
    <message>
        <source>%1 more features</source>
        <translation>%1 weitere Features</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Cells of the notebook</source>
        <translation>Zellen des Notebooks</translation>
    </message>
    <message>
        <source>Cell %1 of the notebook</source>
        <translation>Zelle %1 des Notebooks</translation>
    </message>
    <message>
        <source>%1 more cells of the notebook</source>
        <translation>%1 weitere Zellen des Notebooks</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>Festgehaltene Zustände</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet</source>
        <translation>Lücken des Arbeitsblatts</translation>
    </message>
    <message>
        <source>Parts that this table does not show</source>
        <translation>Teile, die diese Tabelle nicht zeigt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a number</source>
        <translation>„%1“ kann nicht als Zahl gelesen werden</translation>
    </message>
    <message>
        <source>write it like 0.5, -2, 1e-3, nan or -inf</source>
        <translation>schreiben Sie sie wie 0.5, -2, 1e-3, nan oder -inf</translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot; to be set here</source>
        <translation>es gibt keine Maske „%1“, die hier zu setzen wäre</translation>
    </message>
    <message>
        <source>give %2</source>
        <translation>geben Sie %2 an</translation>
    </message>
    <message>
        <source>%1 is computed and cannot be set</source>
        <translation>%1 ist berechnet und kann nicht gesetzt werden</translation>
    </message>
    <message>
        <source>set a cell of %2</source>
        <translation>setzen Sie eine Zelle von %2</translation>
    </message>
    <message>
        <source>there is nothing called &quot;%1&quot; to set</source>
        <translation>es gibt nichts namens „%1“, das zu setzen wäre</translation>
    </message>
    <message>
        <source>set scale_exponent, temperature, mask or a cell such as X[0,0]</source>
        <translation>setzen Sie scale_exponent, temperature, mask oder eine Zelle wie X[0,0]</translation>
    </message>
    <message>
        <source>Softmax Jacobian</source>
        <translation>Softmax-Jacobi-Matrix</translation>
    </message>
    <message>
        <source>What the Jacobian says</source>
        <translation>Was die Jacobi-Matrix sagt</translation>
    </message>
    <message>
        <source>The picture has the keys in the order of the tokens; its colours go by the root of a number.</source>
        <translation>Das Bild hat die Keys in der Reihenfolge der Tokens; seine Farben richten sich nach der Wurzel einer Zahl.</translation>
    </message>
    <message>
        <source>Softmax Jacobian of “%1”</source>
        <translation>Softmax-Jacobi-Matrix von „%1“</translation>
    </message>
    <message>
        <source>“%1” has no weights for this token: %2.</source>
        <translation>„%1“ hat für dieses Token keine Gewichte: %2.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>Idee</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <translation>Mathematik</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Forget all answers and hints?</source>
        <translation>Alle Antworten und Tipps vergessen?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Dies kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Language, numbers, colours, autosave and more, for all windows</source>
        <translation>Sprache, Zahlen, Farben, automatisches Sichern und mehr, für alle Fenster</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>The language of all windows, at once</source>
        <translation>Die Sprache aller Fenster, sofort</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel&#xa0;…</translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to print, to change</source>
        <translation>Alle Tasten der Menüs: zum Lesen, Drucken und Ändern</translation>
    </message>
    <message>
        <source>As in the language</source>
        <translation>Wie in der Sprache</translation>
    </message>
    <message>
        <source>Point: 0.5</source>
        <translation>Punkt: 0.5</translation>
    </message>
    <message>
        <source>Comma: 0,5</source>
        <translation>Komma: 0,5</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Ohne Grenze</translation>
    </message>
    <message>
        <source>All that the machine has</source>
        <translation>Alle, die der Rechner hat</translation>
    </message>
    <message>
        <source>All texts of the program; sessions of your own stay as they are.</source>
        <translation>Alle Texte des Programms; Ihre eigenen Sitzungen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Number mark</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>The decimal mark that is shown and typed; files always have a point.</source>
        <translation>Das Dezimalzeichen beim Anzeigen und Eintippen; Dateien verwenden immer den Punkt.</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Dezimalstellen</translation>
    </message>
    <message>
        <source>For the sessions that are open and new ones; a file keeps its own.</source>
        <translation>Für die geöffneten und für neue Sitzungen; eine Datei behält ihre eigenen.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <source>Colours of the cells of matrices; all of them can be told apart by colour-blind eyes.</source>
        <translation>Farben der Matrixzellen; alle Paletten sind auch bei Farbenfehlsichtigkeit gut zu unterscheiden.</translation>
    </message>
    <message>
        <source>Light, dark or of high contrast.</source>
        <translation>Hell, dunkel oder mit hohem Kontrast.</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Automatisches Sichern</translation>
    </message>
    <message>
        <source>When unsaved work is copied aside, to be recovered after a crash; files are written only when you save.</source>
        <translation>Wann nicht gespeicherte Arbeit beiseite kopiert wird, um sie nach einem Absturz wiederherzustellen; Dateien werden nur geschrieben, wenn Sie speichern.</translation>
    </message>
    <message>
        <source>Undo memory</source>
        <translation>Speicher für Rückgängig</translation>
    </message>
    <message>
        <source>Above it the oldest steps are forgotten and can no longer be undone.</source>
        <translation>Darüber hinaus werden die ältesten Schritte vergessen und lassen sich nicht mehr rückgängig machen.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many processors compute together; the numbers are the same to the last bit.</source>
        <translation>Wie viele Prozessoren gemeinsam rechnen; die Zahlen sind bis aufs letzte Bit dieselben.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Select another cell, bar or arrow; with Shift a block of cells</source>
        <translation>Eine andere Zelle, einen anderen Balken oder Pfeil auswählen; mit der Umschalttaste einen Block von Zellen</translation>
    </message>
    <message>
        <source>Edit the number of the cell, or the text</source>
        <translation>Die Zahl der Zelle oder den Text bearbeiten</translation>
    </message>
    <message>
        <source>Leave a number as it was; take a text</source>
        <translation>Eine Zahl lassen, wie sie war; einen Text übernehmen</translation>
    </message>
    <message>
        <source>Go to the next or the previous cell, and from the end of a matrix to the next control</source>
        <translation>Zur nächsten oder vorigen Zelle gehen und vom Ende einer Matrix zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>Set the selected cells to 0</source>
        <translation>Die ausgewählten Zellen auf 0 setzen</translation>
    </message>
    <message>
        <source>Copy, cut and paste blocks of numbers</source>
        <translation>Blöcke von Zahlen kopieren, ausschneiden und einfügen</translation>
    </message>
    <message>
        <source>Fill the selection with its first row or its first column</source>
        <translation>Die Auswahl mit ihrer ersten Zeile oder ihrer ersten Spalte ausfüllen</translation>
    </message>
    <message>
        <source>While the mask is painted: hide or allow the selected pairs</source>
        <translation>Während die Maske gemalt wird: die ausgewählten Paare verdecken oder erlauben</translation>
    </message>
    <message>
        <source>Zoom a large matrix around the selected cell, or show all of it</source>
        <translation>Eine große Matrix um die ausgewählte Zelle herum vergrößern oder ganz zeigen</translation>
    </message>
    <message>
        <source>Show a chart as a table of its numbers, and back</source>
        <translation>Ein Diagramm als Tabelle seiner Zahlen anzeigen und zurück</translation>
    </message>
    <message>
        <source>Attention Explorer: keyboard shortcuts</source>
        <translation>Attention Explorer: Tastenkürzel</translation>
    </message>
    <message>
        <source>In matrices, texts and charts</source>
        <translation>In Matrizen, Texten und Diagrammen</translation>
    </message>
    <message>
        <source>Save the keyboard shortcuts</source>
        <translation>Tastenkürzel speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;Webseite (*.html)</translation>
    </message>
    <message>
        <source>the steps before this one were forgotten to save memory</source>
        <translation>die Schritte vor diesem wurden vergessen, um Speicher zu sparen</translation>
    </message>
    <message>
        <source>give undo more memory in the settings before the next long edits</source>
        <translation>geben Sie dem Rückgängigmachen in den Einstellungen mehr Speicher, bevor Sie wieder viel bearbeiten</translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation>%1, geteilt</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; beside the lesson cannot be opened</source>
        <translation>die Datei „%1“ neben der Lektion lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>put the session there, and look at its permissions</source>
        <translation>legen Sie die Sitzung dorthin und prüfen Sie ihre Zugriffsrechte</translation>
    </message>
    <message>
        <source>%1 = %2, divided by %3 for the scores</source>
        <translation>%1 = %2, für die Scores durch %3 geteilt</translation>
    </message>
    <message>
        <source>The scores are divided by %1, and within the softmax by the temperature %2: by %3 together.</source>
        <translation>Die Scores werden durch %1 geteilt und in der Softmax durch die Temperatur %2: zusammen durch %3.</translation>
    </message>
    <message>
        <source>Median gradient at the query: %1 without %4, %2 with (%3).</source>
        <translation>Median des Gradienten an der Query: %1 ohne %4, %2 mit (%3).</translation>
    </message>
    <message>
        <source>Median gradient at W_Q: %1 without %4, %2 with (%3).</source>
        <translation>Median des Gradienten an W_Q: %1 ohne %4, %2 mit (%3).</translation>
    </message>
    <message>
        <source>An input: no formula makes it, it was chosen or learned.</source>
        <translation>Eine Eingabe: Keine Formel ergibt sie, sie wurde gewählt oder gelernt.</translation>
    </message>
    <message>
        <source>It goes into %1.</source>
        <translation>Sie geht in %1 ein.</translation>
    </message>
    <message>
        <source>%1 tells it: every other number in that sum is shown.</source>
        <translation>%1 verrät sie: Jede andere Zahl dieser Summe wird angezeigt.</translation>
    </message>
    <message>
        <source>No result tells it alone, because others of its numbers are blank too: fill in those first.</source>
        <translation>Kein Ergebnis verrät sie allein, weil auch andere seiner Zahlen Lücken sind: Füllen Sie zuerst diese.</translation>
    </message>
    <message>
        <source>Nothing that is shown tells it: it is given, not worked out. Ask for the answer.</source>
        <translation>Nichts von dem, was angezeigt wird, verrät sie: Sie ist gegeben, nicht errechnet. Lassen Sie sich die Antwort zeigen.</translation>
    </message>
    <message>
        <source>Then: its exponential, divided by the sum of all of them:</source>
        <translation>Dann: sein Exponentialwert, geteilt durch die Summe aller:</translation>
    </message>
    <message>
        <source>This token has no distribution.</source>
        <translation>Dieses Token hat keine Verteilung.</translation>
    </message>
    <message>
        <source>They add up to %1 = %2.</source>
        <translation>Zusammen ergeben sie %1 = %2.</translation>
    </message>
    <message>
        <source>Not shown while the worksheet asks for numbers, which it would tell.</source>
        <translation>Wird nicht angezeigt, solange das Arbeitsblatt nach Zahlen fragt, die es verraten würde.</translation>
    </message>
    <message>
        <source>The picked token has no weights to move.</source>
        <translation>Das gewählte Token hat keine Gewichte, die sich bewegen könnten.</translation>
    </message>
    <message>
        <source>%4 of “%1” has no length here, so no key has a shadow on it; the score with “%2” is %3.</source>
        <translation>%4 von „%1“ hat hier keine Länge, deshalb wirft kein Key einen Schatten darauf; der Score mit „%2“ ist %3.</translation>
    </message>
    <message>
        <source>k of “%1” reaches %2 along %6 of “%3”; times the length of %6, %4, that is %6 · k = %5, the score.</source>
        <translation>k von „%1“ reicht bis %2 entlang %6 von „%3“; mal die Länge von %6, %4, das ist %6 · k = %5, der Score.</translation>
    </message>
    <message>
        <source>In the plane k of “%1” reaches %2 along %6 of “%3”; times the length of %6 there, %4, that is %5.</source>
        <translation>In der Ebene reicht k von „%1“ bis %2 entlang %6 von „%3“; mal die Länge von %6 dort, %4, das ist %5.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Some of these weights are blank: what they amount to is told once they are filled in.</source>
        <translation>Einige dieser Gewichte sind Lücken: Was sie ergeben, steht hier, sobald sie gefüllt sind.</translation>
    </message>
    <message>
        <source>the text has %1 characters, and at most %2 are possible</source>
        <translation>der Text hat %1 Zeichen, möglich sind höchstens %2</translation>
    </message>
    <message>
        <source>%1 combining marks stand on one letter, and at most %2 are possible</source>
        <translation>auf einem Buchstaben stehen %1 kombinierende Zeichen, möglich sind höchstens %2</translation>
    </message>
    <message>
        <source>remove them</source>
        <translation>entfernen Sie sie</translation>
    </message>
    <message>
        <source>the text has %1 bytes, and at most %2 are possible</source>
        <translation>der Text hat %1 Bytes, möglich sind höchstens %2</translation>
    </message>
    <message>
        <source>the kind of the cell has %1 characters, and at most %2 are possible</source>
        <translation>die Art der Zelle hat %1 Zeichen, möglich sind höchstens %2</translation>
    </message>
    <message>
        <source>All tokens</source>
        <translation>Alle Tokens</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>type one for each of its numbers, with ; between them</source>
        <translation>geben Sie für jede seiner Zahlen eine ein, mit ; dazwischen</translation>
    </message>
    <message>
        <source>the vector has %1 numbers, and %2 were typed</source>
        <translation>der Vektor hat %1 Zahlen, eingegeben wurden %2</translation>
    </message>
    <message>
        <source>type the numbers of heads into the fields above</source>
        <translation>geben Sie die Anzahlen der Heads in die Felder oben ein</translation>
    </message>
    <message>
        <source>Select a cell first whose row or column is a token or a feature; the numbers of a query, key or value have no names.</source>
        <translation>Wählen Sie zuerst eine Zelle aus, deren Zeile oder Spalte ein Token oder ein Feature ist; die Zahlen einer Query, eines Keys oder Values haben keine Namen.</translation>
    </message>
    <message>
        <source>Numbers of a vector that are turned</source>
        <translation>Gedrehte Zahlen eines Vektors</translation>
    </message>
    <message>
        <source>Numbers that are &amp;turned, of %1</source>
        <translation>&amp;Gedrehte Zahlen, von %1</translation>
    </message>
    <message>
        <source>Numbers are turned in pairs: choose an even count of them.</source>
        <translation>Zahlen werden paarweise gedreht: Wählen Sie eine gerade Anzahl.</translation>
    </message>
    <message>
        <source>Number m turns with number m + w/2: Llama, Mistral, Gemma, Qwen, Phi and GPT-NeoX as stored today.</source>
        <translation>Zahl m dreht sich mit Zahl m + w/2: Llama, Mistral, Gemma, Qwen, Phi und GPT-NeoX, wie sie heute gespeichert werden.</translation>
    </message>
    <message>
        <source>Number 2m turns with number 2m + 1: the original paper, GPT-J and Llama in Meta&apos;s own files.</source>
        <translation>Zahl 2m dreht sich mit Zahl 2m + 1: das ursprüngliche Paper, GPT-J und Llama in Metas eigenen Dateien.</translation>
    </message>
    <message>
        <source>The numbers that each token brings along.</source>
        <translation>Die Zahlen, die jedes Token mitbringt.</translation>
    </message>
    <message>
        <source>The weighted blend of the values: what each token takes along to the next layer.</source>
        <translation>Die gewichtete Mischung der Values: was jedes Token in die nächste Schicht mitnimmt.</translation>
    </message>
    <message>
        <source>Queries with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation>Queries, die ihre Position enthalten: Zahlenpaare, gedreht um einen Winkel, der mit der Position wächst.</translation>
    </message>
    <message>
        <source>Keys with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation>Keys, die ihre Position enthalten: Zahlenpaare, gedreht um einen Winkel, der mit der Position wächst.</translation>
    </message>
    <message>
        <source>How much each query looks at each key: a softmax over its scores, so that its weights sum to 1.</source>
        <translation>Wie sehr jede Query auf jeden Key schaut: eine Softmax über ihre Scores, sodass ihre Gewichte die Summe 1 haben.</translation>
    </message>
    <message>
        <source>neither the file nor a config.json beside it tells the number of heads; %1 columns can be shared out among %2</source>
        <translation>weder die Datei noch eine config.json neben ihr nennt die Anzahl der Heads; %1 Spalten lassen sich auf %2 verteilen</translation>
    </message>
    <message>
        <source>give it with --heads</source>
        <translation>geben Sie sie mit --heads an</translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q with %4 columns and k with %5</source>
        <translation>Heads: %1, Key/Value-Heads: %2, Zahlen je Head: %3; das passt nicht zu q mit %4 Spalten und k mit %5</translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q, k and v with %4 columns together</source>
        <translation>Heads: %1, Key/Value-Heads: %2, Zahlen je Head: %3; das passt nicht zu q, k und v mit zusammen %4 Spalten</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from config.json</source>
        <translation>Heads: %1 mit je %2 Zahlen, Key/Value-Heads: %3, aus config.json</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, as chosen</source>
        <translation>Heads: %1 mit je %2 Zahlen, Key/Value-Heads: %3, wie gewählt</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from the shape of %4</source>
        <translation>Heads: %1 mit je %2 Zahlen, Key/Value-Heads: %3, aus der Form von %4</translation>
    </message>
    <message>
        <source>it says heads: %1, key/value heads: %2, numbers of each: %3; this is not used</source>
        <translation>darin steht Heads: %1, Key/Value-Heads: %2, Zahlen je Head: %3; das wird nicht verwendet</translation>
    </message>
    <message>
        <source>Tokens moved</source>
        <translation>Tokens verschoben</translation>
    </message>
    <message>
        <source>Tokens renamed</source>
        <translation>Tokens umbenannt</translation>
    </message>
    <message>
        <source>Tokens added or removed</source>
        <translation>Tokens hinzugefügt oder entfernt</translation>
    </message>
    <message>
        <source>Features moved</source>
        <translation>Features verschoben</translation>
    </message>
    <message>
        <source>Features renamed</source>
        <translation>Features umbenannt</translation>
    </message>
    <message>
        <source>Features added or removed</source>
        <translation>Features hinzugefügt oder entfernt</translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, while a few on the edge between two keys have huge ones: the median falls, the mean does not. V still learns.</source>
        <translation>Die meisten Queries haben fast keinen Gradienten mehr, während einige wenige auf der Kippe zwischen zwei Keys riesige haben: Der Median fällt, der Mittelwert nicht. V lernt weiterhin.</translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, and no few of them make up for it: the mean falls too. V still learns.</source>
        <translation>Die meisten Queries haben fast keinen Gradienten mehr, und keine Handvoll anderer gleicht das aus: Auch der Mittelwert fällt. V lernt weiterhin.</translation>
    </message>
    <message>
        <source>Without the division the typical query begins to lose its gradient.</source>
        <translation>Ohne das Teilen beginnt die typische Query, ihren Gradienten zu verlieren.</translation>
    </message>
    <message>
        <source>Saturated queries: %1 % without, %2 % with.</source>
        <translation>Gesättigte Queries: %1&#xa0;% ohne, %2&#xa0;% mit.</translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first.</source>
        <translation>Der größte Score der Query, %1, wird zuerst von jedem abgezogen.</translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first, and the rest is divided by the temperature %2.</source>
        <translation>Der größte Score der Query, %1, wird zuerst von jedem abgezogen und der Rest durch die Temperatur %2 geteilt.</translation>
    </message>
    <message>
        <source>The softmax of each query&apos;s scores, with its sum</source>
        <translation>Die Softmax über die Scores jeder Query, mit ihrer Summe</translation>
    </message>
    <message>
        <source>The picked token&apos;s query, key by key in numbers</source>
        <translation>Die Query des gewählten Tokens, Key für Key in Zahlen</translation>
    </message>
    <message>
        <source>How much each weight of the picked token moves with each score</source>
        <translation>Wie sehr sich jedes Gewicht des gewählten Tokens mit jedem Score bewegt</translation>
    </message>
    <message>
        <source>Sums of the weights</source>
        <translation>Summen der Gewichte</translation>
    </message>
    <message>
        <source>Worked row</source>
        <translation>Durchgerechnete Zeile</translation>
    </message>
    <message>
        <source>Worked row of “%1”</source>
        <translation>Durchgerechnete Zeile von „%1“</translation>
    </message>
    <message>
        <source>Windows, texts, pictures and print</source>
        <translation>Fenster, Texte, Bilder und Druck</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Products of matrices</source>
        <translation>Produkte von Matrizen</translation>
    </message>
    <message>
        <source>Session files</source>
        <translation>Sitzungsdateien</translation>
    </message>
    <message>
        <source>Arithmetic typed into a cell</source>
        <translation>In eine Zelle eingegebene Rechnungen</translation>
    </message>
    <message>
        <source>NumPy archives</source>
        <translation>NumPy-Archive</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>The manual, where it speaks of what is in use</source>
        <translation>Das Handbuch an der Stelle, die von dem handelt, was gerade benutzt wird</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Click a part of the window then, and read what it is</source>
        <translation>Klicken Sie danach auf einen Teil des Fensters und lesen Sie, was er ist</translation>
    </message>
    <message>
        <source>The notebook of one attention head: every number can be changed or explained.</source>
        <translation>Das Notebook eines Attention-Heads: Jede Zahl lässt sich ändern oder erklären.</translation>
    </message>
    <message>
        <source>The tools: files, undo, and the options of the computation.</source>
        <translation>Die Werkzeuge: Dateien, Rückgängig und die Optionen der Rechnung.</translation>
    </message>
    <message>
        <source>The cells of the notebook. A click goes to one.</source>
        <translation>Die Zellen des Notebooks. Ein Klick führt zu einer von ihnen.</translation>
    </message>
    <message>
        <source>The arithmetic of the selected number: what it was made of, and what is made of it. Every line selects the cell that it names.</source>
        <translation>Die Rechnung hinter der ausgewählten Zahl: woraus sie entstand und was aus ihr entsteht. Jede Zeile wählt die Zelle aus, die sie nennt.</translation>
    </message>
    <message>
        <source>All steps since the session was opened. A click goes back to any of them, or ahead again.</source>
        <translation>Alle Schritte, seit die Sitzung geöffnet wurde. Ein Klick führt zu jedem davon zurück oder wieder nach vorn.</translation>
    </message>
    <message>
        <source>Pinned states of the session, to compare with and to return to, and tables of what changed.</source>
        <translation>Festgehaltene Zustände der Sitzung, zum Vergleichen und Zurückkehren, und Tabellen dessen, was sich geändert hat.</translation>
    </message>
    <message>
        <source>A lesson: each step asks for a prediction and ticks off what you do in the notebook.</source>
        <translation>Eine Lektion: Jeder Schritt fragt nach einer Vorhersage und hakt ab, was Sie im Notebook tun.</translation>
    </message>
    <message>
        <source>What is differentiated. Every cell of the notebook shows by how much it moves that, per unit.</source>
        <translation>Was abgeleitet wird. Jede Zelle des Notebooks zeigt, um wie viel sie das je Einheit bewegt.</translation>
    </message>
    <message>
        <source>How the session is compared with a pinned state.</source>
        <translation>Wie die Sitzung mit einem festgehaltenen Zustand verglichen wird.</translation>
    </message>
    <message>
        <source>The worksheet: how many answers are right, and how near they must be.</source>
        <translation>Das Arbeitsblatt: wie viele Antworten richtig sind und wie nahe sie liegen müssen.</translation>
    </message>
    <message>
        <source>Whether a second computation by other code agrees with every number. A click tells how closely.</source>
        <translation>Ob eine zweite Rechnung mit anderem Code mit jeder Zahl übereinstimmt. Ein Klick zeigt, wie genau.</translation>
    </message>
    <message>
        <source>The sizes of the session, the selected cell with all its digits, and whether the session is saved.</source>
        <translation>Die Größen der Sitzung, die ausgewählte Zelle mit allen Stellen und ob die Sitzung gespeichert ist.</translation>
    </message>
    <message>
        <source>Matrices move by their gradient until chosen cells reach chosen values. The whole run is one undo step.</source>
        <translation>Matrizen bewegen sich entlang ihres Gradienten, bis gewählte Zellen gewählte Werte erreichen. Der ganze Lauf ist ein einziger Rückgängig-Schritt.</translation>
    </message>
    <message>
        <source>What is written, and in which form. Numbers in exports are exact.</source>
        <translation>Was geschrieben wird und in welcher Form. Zahlen in Exporten sind genau.</translation>
    </message>
    <message>
        <source>How the file is read, and which matrix gets the numbers. Nothing changes before Import is pressed.</source>
        <translation>Wie die Datei gelesen wird und welche Matrix die Zahlen bekommt. Nichts ändert sich, bevor Sie „Importieren“ drücken.</translation>
    </message>
    <message>
        <source>Which head of the model is opened, and how its file stores the weights.</source>
        <translation>Welcher Head des Modells geöffnet wird und wie seine Datei die Gewichte speichert.</translation>
    </message>
    <message>
        <source>Which tokens stay. The note below says what that does to the weights.</source>
        <translation>Welche Tokens bleiben. Der Hinweis darunter sagt, was das mit den Gewichten macht.</translation>
    </message>
    <message>
        <source>How many numbers a query and a key keep. The note below says by how much scores and weights change.</source>
        <translation>Wie viele Zahlen Query und Key behalten. Der Hinweis darunter sagt, um wie viel sich Scores und Gewichte ändern.</translation>
    </message>
    <message>
        <source>How queries and keys are turned by their position: which columns make a pair, and the base of the angles.</source>
        <translation>Wie Queries und Keys nach ihrer Position gedreht werden: welche Spalten ein Paar bilden und welche Basis die Winkel haben.</translation>
    </message>
    <message>
        <source>Settings hold for all windows, at once.</source>
        <translation>Einstellungen gelten für alle Fenster, sofort.</translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to change, to print.</source>
        <translation>Alle Tasten der Menüs: zum Lesen, Ändern und Drucken.</translation>
    </message>
    <message>
        <source>Sessions with unsaved work that the program could not close. Recovering never writes your file.</source>
        <translation>Sitzungen mit ungespeicherter Arbeit, die das Programm nicht schließen konnte. Das Wiederherstellen schreibt nie in Ihre Datei.</translation>
    </message>
    <message>
        <source>What differs between two versions of a session, line by line.</source>
        <translation>Worin sich zwei Fassungen einer Sitzung unterscheiden, Zeile für Zeile.</translation>
    </message>
    <message>
        <source>What is printed: the worksheet, its key, or both.</source>
        <translation>Was gedruckt wird: das Arbeitsblatt, seine Lösung oder beides.</translation>
    </message>
    <message>
        <source>The version of the program, its licence and the libraries it is made with.</source>
        <translation>Die Version des Programms, seine Lizenz und die Bibliotheken, mit denen es gemacht ist.</translation>
    </message>
    <message>
        <source>The manual: pages at the left, a search over all of them above.</source>
        <translation>Das Handbuch: links die Seiten, darüber eine Suche in allen.</translation>
    </message>
    <message>
        <source>Type what is asked for; nothing changes before OK is pressed.</source>
        <translation>Geben Sie ein, wonach gefragt wird; nichts ändert sich, bevor Sie OK drücken.</translation>
    </message>
    <message>
        <source>A question or a message of the program. Cancel changes nothing.</source>
        <translation>Eine Frage oder Meldung des Programms. Abbrechen ändert nichts.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>The keys as they are now. “Keyboard shortcuts” in the menu Help changes and prints them.</source>
        <translation>Die Tasten, wie sie jetzt sind. „Tastenkürzel“ im Menü Hilfe ändert und druckt sie.</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>D&amp;rucken&#xa0;…</translation>
    </message>
    <message>
        <source>The notebook on paper or as a PDF file, no cell cut in two</source>
        <translation>Das Notebook auf Papier oder als PDF-Datei, keine Zelle durchgeschnitten</translation>
    </message>
    <message>
        <source>Print previe&amp;w…</source>
        <translation>Druck&amp;vorschau&#xa0;…</translation>
    </message>
    <message>
        <source>See the pages before they are printed</source>
        <translation>Die Seiten ansehen, bevor sie gedruckt werden</translation>
    </message>
    <message>
        <source>Ne&amp;xt area</source>
        <translation>Nä&amp;chster Bereich</translation>
    </message>
    <message>
        <source>Take the keyboard to the next area: tools, lesson, outline, notebook, inspector, panels, status bar</source>
        <translation>Die Tastatur in den nächsten Bereich bringen: Werkzeuge, Lektion, Gliederung, Notebook, Inspektor, Seitenleisten, Statusleiste</translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation>V&amp;origer Bereich</translation>
    </message>
    <message>
        <source>Take the keyboard to the area before</source>
        <translation>Die Tastatur in den Bereich davor bringen</translation>
    </message>
    <message>
        <source>&amp;Wider area</source>
        <translation>Bereich v&amp;erbreitern</translation>
    </message>
    <message>
        <source>Give the area in use more room</source>
        <translation>Dem benutzten Bereich mehr Platz geben</translation>
    </message>
    <message>
        <source>Na&amp;rrower area</source>
        <translation>Bereich verschmä&amp;lern</translation>
    </message>
    <message>
        <source>Give the area in use less room</source>
        <translation>Dem benutzten Bereich weniger Platz geben</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Print the notebook</source>
        <translation>Das Notebook drucken</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or print to a PDF file.</source>
        <translation>Nichts wurde gedruckt: Der Drucker nimmt die Seiten nicht an. Wählen Sie einen anderen oder drucken Sie in eine PDF-Datei.</translation>
    </message>
    <message>
        <source>%1 was not written. Choose another folder.</source>
        <translation>%1 wurde nicht geschrieben. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The notebook was sent to the printer.</source>
        <translation>Das Notebook wurde an den Drucker geschickt.</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>Print preview of the notebook</source>
        <translation>Druckvorschau des Notebooks</translation>
    </message>
    <message>
        <source>The first or last cell of a row, bar or arrow of a chart</source>
        <translation>Die erste oder letzte Zelle einer Zeile, der erste oder letzte Balken oder Pfeil eines Diagramms</translation>
    </message>
    <message>
        <source>Leave a matrix for the next or the previous control, wherever the cell</source>
        <translation>Eine Matrix zum nächsten oder vorigen Bedienelement verlassen, von jeder Zelle aus</translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.01; with Shift by 0.001</source>
        <translation>Die Zahl der Zelle um 0,01 ändern; mit der Umschalttaste um 0,001</translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.1</source>
        <translation>Die Zahl der Zelle um 0,1 ändern</translation>
    </message>
    <message>
        <source>Move a token of the sentence to the left or right; F2 renames it, Del removes it</source>
        <translation>Ein Token des Satzes nach links oder rechts schieben; F2 benennt es um, Entf entfernt es</translation>
    </message>
    <message>
        <source>Open the first menu</source>
        <translation>Das erste Menü öffnen</translation>
    </message>
    <message>
        <source>The menu of a token or a chart</source>
        <translation>Das Menü eines Tokens oder Diagramms</translation>
    </message>
    <message>
        <source>no mask is in force: paint it anew</source>
        <translation>es gilt keine Maske: malen Sie sie neu</translation>
    </message>
</context>
<context>
    <name>ae::AboutDialog</name>
    <message>
        <source>About Attention Explorer</source>
        <translation>Über Attention Explorer</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>The attention equation in your hands: every number can be changed or explained.</source>
        <translation>Die Attention-Gleichung in Ihren Händen: Jede Zahl lässt sich ändern oder erklären.</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the terms of the GNU General Public License, version 3 or later (GPL-3.0-or-later). There is no warranty.</source>
        <translation>Freie Software: Sie dürfen sie unter den Bedingungen der GNU General Public License, Version 3 oder neuer (GPL-3.0-or-later), benutzen, untersuchen, weitergeben und ändern. Es gibt keine Gewährleistung.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gemacht mit</translation>
    </message>
</context>
<context>
    <name>ae::Areas</name>
    <message>
        <source>Edge between areas</source>
        <translation>Rand zwischen Bereichen</translation>
    </message>
    <message>
        <source>This area keeps its width.</source>
        <translation>Dieser Bereich behält seine Breite.</translation>
    </message>
</context>
<context>
    <name>ae::BarChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation>Es gibt nichts zu zeigen.</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s).</source>
        <translation>
            <numerusform>%n Balken.</numerusform>
            <numerusform>%n Balken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest is %1 on “%2”.</source>
        <translation>Der größte ist %1 bei „%2“.</translation>
    </message>
    <message>
        <source>An equal share would be %1.</source>
        <translation>Ein gleicher Anteil wäre %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are hidden by the mask.</source>
        <translation>
            <numerusform>%n davon ist von der Maske verdeckt.</numerusform>
            <numerusform>%n davon sind von der Maske verdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>%1: hidden by the mask</source>
        <translation>%1: von der Maske verdeckt</translation>
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
        <translation>gleicher Anteil %1</translation>
    </message>
    <message>
        <source>The %1 strongest of %2; the others hold %3 together.</source>
        <translation>Die %1 stärksten von %2; die übrigen haben zusammen %3.</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Lücke</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are blank in the worksheet.</source>
        <translation>
            <numerusform>%n davon ist eine Lücke des Arbeitsblatts.</numerusform>
            <numerusform>%n davon sind Lücken des Arbeitsblatts.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: blank in the worksheet</source>
        <translation>%1: Lücke des Arbeitsblatts</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>von der Maske verdeckt</translation>
    </message>
    <message>
        <source>The %1 strongest of the %2 that are not blank; the others of these hold %3 together.</source>
        <translation>Die %1 stärksten der %2, die keine Lücken sind; die anderen davon haben zusammen %3.</translation>
    </message>
    <message>
        <source>In “%1” it is %2.</source>
        <translation>In „%1“ ist es %2.</translation>
    </message>
</context>
<context>
    <name>ae::BaselinePanel</name>
    <message>
        <source>Baselines</source>
        <translation>Baselines</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>Festgehaltene Zustände</translation>
    </message>
    <message>
        <source>Pin…</source>
        <translation>Festhalten&#xa0;…</translation>
    </message>
    <message>
        <source>Keep the present state under a name</source>
        <translation>Den jetzigen Zustand unter einem Namen behalten</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus Datei&#xa0;…</translation>
    </message>
    <message>
        <source>Keep the state of another session</source>
        <translation>Den Zustand einer anderen Sitzung behalten</translation>
    </message>
    <message>
        <source>As saved</source>
        <translation>Wie gespeichert</translation>
    </message>
    <message>
        <source>Keep the state that the session&apos;s file holds</source>
        <translation>Den Zustand aus der Datei der Sitzung behalten</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show the difference to this state</source>
        <translation>Den Unterschied zu diesem Zustand anzeigen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Return to this state, as one undo step</source>
        <translation>Zu diesem Zustand zurückkehren, als ein einziger Rückgängig-Schritt</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Give this state another name</source>
        <translation>Diesem Zustand einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep this state no longer</source>
        <translation>Diesen Zustand nicht länger behalten</translation>
    </message>
    <message>
        <source>About the tables</source>
        <translation>Über die Tabellen</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Tabelle: %1</translation>
    </message>
    <message>
        <source>Name of the pinned state</source>
        <translation>Name des festgehaltenen Zustands</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>Zustand %1</translation>
    </message>
    <message>
        <source>Pin the present state</source>
        <translation>Den jetzigen Zustand festhalten</translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation>Zu „%1“ zurückkehren</translation>
    </message>
    <message>
        <source>The session is in this state already.</source>
        <translation>Die Sitzung ist schon in diesem Zustand.</translation>
    </message>
    <message>
        <source>Rename the pinned state</source>
        <translation>Den festgehaltenen Zustand umbenennen</translation>
    </message>
    <message>
        <source>Open a session as baseline</source>
        <translation>Eine Sitzung als Baseline öffnen</translation>
    </message>
    <message>
        <source>Sessions (*.attn);;All files (*)</source>
        <translation>Sitzungen (*.attn);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>as saved</source>
        <translation>wie gespeichert</translation>
    </message>
    <message>
        <source>%1 was not pinned.</source>
        <translation>%1 wurde nicht festgehalten.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 — compared</source>
        <translation>%1 — verglichen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Pin a state, or choose one and Compare: panes and charts then show the difference.</source>
        <translation>Halten Sie einen Zustand fest oder wählen Sie einen und klicken Sie auf „Vergleichen“: Bereiche und Diagramme zeigen dann den Unterschied.</translation>
    </message>
    <message>
        <source>The %1 tokens of %2 whose weights changed most.</source>
        <translation>Die %1 von %2 Tokens, deren Gewichte sich am meisten geändert haben.</translation>
    </message>
    <message>
        <source>Nothing changed since “%1”.</source>
        <translation>Seit „%1“ hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>Die Tabelle wurde kopiert.</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Vergleich läuft&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ae::Card</name>
    <message>
        <source>Unfold “%1”</source>
        <translation>„%1“ aufklappen</translation>
    </message>
    <message>
        <source>Fold “%1”</source>
        <translation>„%1“ zuklappen</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Zuklappen</translation>
    </message>
</context>
<context>
    <name>ae::CellDelegate</name>
    <message>
        <source>Editing %1</source>
        <translation>%1 wird bearbeitet</translation>
    </message>
</context>
<context>
    <name>ae::ChangesTable</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Shape of %1</source>
        <translation>Form von %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>of key</source>
        <translation>von Key</translation>
    </message>
    <message>
        <source>Strongest key</source>
        <translation>Stärkster Key</translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation>Entropie, Bit</translation>
    </message>
    <message>
        <source>Output |Δ|</source>
        <translation>Ausgabe |Δ|</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Largest change</source>
        <translation>Größte Änderung</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n cell(s), most %3</source>
        <translation>
            <numerusform>%1: %2 von %n Zelle, am meisten %3</numerusform>
            <numerusform>%1: %2 von %n Zellen, am meisten %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::Chart</name>
    <message>
        <source>Show the numbers as a &amp;table</source>
        <translation>Zahlen als &amp;Tabelle anzeigen</translation>
    </message>
    <message>
        <source>&amp;Copy the numbers</source>
        <translation>Zahlen &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
</context>
<context>
    <name>ae::CheckedMark</name>
    <message>
        <source>Copy a report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>What disagrees, sizes and options, without names and without the numbers of the session</source>
        <translation>Was nicht übereinstimmt, Größen und Optionen, ohne Namen und ohne die Zahlen der Sitzung</translation>
    </message>
    <message>
        <source>How the numbers are checked</source>
        <translation>Wie die Zahlen geprüft werden</translation>
    </message>
</context>
<context>
    <name>ae::ClosedBrowser</name>
    <message>
        <source>Open a link</source>
        <translation>Einen Link öffnen</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <translation>Diese Adresse im Browser öffnen?</translation>
    </message>
</context>
<context>
    <name>ae::CompareBar</name>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <source>Compared with “%1”.</source>
        <translation>Verglichen mit „%1“.</translation>
    </message>
</context>
<context>
    <name>ae::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>%1 Nothing differs.</source>
        <translation>%1 Es gibt keinen Unterschied.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>The file cannot be compared.</source>
        <translation>Die Datei kann nicht verglichen werden.</translation>
    </message>
</context>
<context>
    <name>ae::Comparison</name>
    <message>
        <source>“%1” is not compared: %2</source>
        <translation>„%1“ wird nicht verglichen: %2</translation>
    </message>
    <message>
        <source>“%1” is being computed …</source>
        <translation>„%1“ wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>“%1” has no %2.</source>
        <translation>„%1“ hat kein %2.</translation>
    </message>
    <message>
        <source>“%1” has %2 tokens, this session %3.</source>
        <translation>„%1“ hat %2 Tokens, diese Sitzung %3.</translation>
    </message>
    <message>
        <source>“%1” has %2 × %3 numbers here, this session %4 × %5.</source>
        <translation>„%1“ hat hier %2 × %3 Zahlen, diese Sitzung %4 × %5.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>being computed …</source>
        <translation>wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>dort nicht vorhanden</translation>
    </message>
    <message>
        <source>%1 tokens there, %2 here</source>
        <translation>%1 Tokens dort, %2 hier</translation>
    </message>
    <message>
        <source>%1 × %2 there</source>
        <translation>%1 × %2 dort</translation>
    </message>
    <message>
        <source>to be filled in: its numbers are not told</source>
        <translation>auszufüllen: Ihre Zahlen werden nicht verraten</translation>
    </message>
    <message>
        <source>no difference: now %1, in “%2” %3</source>
        <translation>kein Unterschied: jetzt %1, in „%2“ %3</translation>
    </message>
    <message>
        <source>hidden by the mask now and in “%1”</source>
        <translation>jetzt und in „%1“ von der Maske verdeckt</translation>
    </message>
    <message>
        <source>hidden by the mask now, in “%1” %2, difference %3</source>
        <translation>jetzt von der Maske verdeckt, in „%1“ %2, Differenz %3</translation>
    </message>
    <message>
        <source>now %1, hidden by the mask in “%2”, difference %3</source>
        <translation>jetzt %1, in „%2“ von der Maske verdeckt, Differenz %3</translation>
    </message>
    <message>
        <source>now %1, in “%2” %3, difference %4</source>
        <translation>jetzt %1, in „%2“ %3, Differenz %4</translation>
    </message>
</context>
<context>
    <name>ae::CurveChart</name>
    <message>
        <source>%1: no points.</source>
        <translation>%1: keine Punkte.</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5; smallest %6, largest %7.</source>
        <translation>%1: von %2 bei %3 bis %4 bei %5; kleinster Wert %6, größter %7.</translation>
    </message>
    <message>
        <source>The marked place is %1 %2; the arrow keys move it.</source>
        <translation>Die markierte Stelle ist %1 %2; die Pfeiltasten bewegen sie.</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
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
        <translation>%1: %2 bei %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: not a finite number.</source>
        <translation>
            <numerusform>%n Punkt weggelassen: keine endliche Zahl.</numerusform>
            <numerusform>%n Punkte weggelassen: keine endlichen Zahlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: 0 or less has no place on a logarithmic axis.</source>
        <translation>
            <numerusform>%n Punkt weggelassen: 0 oder weniger hat auf einer logarithmischen Achse keinen Platz.</numerusform>
            <numerusform>%n Punkte weggelassen: 0 oder weniger hat auf einer logarithmischen Achse keinen Platz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie below the axis.</source>
        <translation>
            <numerusform>%n Punkt liegt unter der Achse.</numerusform>
            <numerusform>%n Punkte liegen unter der Achse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::DerivativeBar</name>
    <message>
        <source>Derivatives</source>
        <translation>Ableitungen</translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation>Was die Zellen zeigen</translation>
    </message>
    <message>
        <source>What is differentiated</source>
        <translation>Was abgeleitet wird</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Zielwert</translation>
    </message>
    <message>
        <source>Of the selected cell</source>
        <translation>Der ausgewählten Zelle</translation>
    </message>
    <message>
        <source>Show the derivatives of the cell that is selected now</source>
        <translation>Die Ableitungen der jetzt ausgewählten Zelle anzeigen</translation>
    </message>
    <message>
        <source>Back to values</source>
        <translation>Zurück zu den Werten</translation>
    </message>
    <message>
        <source>Select a cell first: the derivatives are those of it.</source>
        <translation>Wählen Sie zuerst eine Zelle aus: Die Ableitungen sind die ihren.</translation>
    </message>
    <message>
        <source>There are no derivatives of %1: %2</source>
        <translation>Es gibt keine Ableitungen von %1: %2</translation>
    </message>
    <message>
        <source>Beside the values</source>
        <translation>Neben den Werten</translation>
    </message>
    <message>
        <source>Show values as well, with the derivative in small under each</source>
        <translation>Auch die Werte anzeigen, mit der Ableitung klein unter jedem</translation>
    </message>
    <message>
        <source>This is no target: %1</source>
        <translation>Dies ist kein Zielwert: %1</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation>%1 (jetzt %2)</translation>
    </message>
    <message>
        <source>the loss of %1 (now %2)</source>
        <translation>den Loss von %1 (jetzt %2)</translation>
    </message>
    <message>
        <source>Small, behind ∂: by how much each cell moves %1 per unit.</source>
        <translation>Klein, hinter ∂: um wie viel jede Zelle %1 je Einheit bewegt.</translation>
    </message>
    <message>
        <source>Every cell shows by how much it moves %1 per unit.</source>
        <translation>Jede Zelle zeigt, um wie viel sie %1 je Einheit bewegt.</translation>
    </message>
    <message>
        <source>Derivatives would tell numbers that the worksheet asks for. Fill them in first, or reveal the key.</source>
        <translation>Ableitungen würden Zahlen verraten, nach denen das Arbeitsblatt fragt. Füllen Sie diese zuerst aus oder decken Sie die Lösung auf.</translation>
    </message>
    <message>
        <source>Half the squared distance of the vector to a target</source>
        <translation>Halber quadrierter Abstand des Vektors zu einem Zielwert</translation>
    </message>
    <message>
        <source>Target of the vector</source>
        <translation>Zielwert des Vektors</translation>
    </message>
    <message>
        <source>One number for each of its numbers, with ; between them</source>
        <translation>Eine Zahl für jede seiner Zahlen, mit ; dazwischen</translation>
    </message>
    <message>
        <source>the loss of the vector with %1 (now %2)</source>
        <translation>den Loss des Vektors mit %1 (jetzt %2)</translation>
    </message>
    <message>
        <source>The selected value itself, or a loss that is made of it.</source>
        <translation>Der ausgewählte Wert selbst oder ein Loss, der daraus gebildet wird.</translation>
    </message>
    <message>
        <source>The value that the loss measures the distance to.</source>
        <translation>Der Wert, zu dem der Loss den Abstand misst.</translation>
    </message>
</context>
<context>
    <name>ae::Document</name>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Change %1 × %2 cells of %3</source>
        <translation>%1 × %2 Zellen von %3 ändern</translation>
    </message>
    <message>
        <source>Allow cells of the mask</source>
        <translation>Zellen der Maske erlauben</translation>
    </message>
    <message>
        <source>Hide cells by the mask</source>
        <translation>Zellen durch die Maske verdecken</translation>
    </message>
    <message>
        <source>Resize to n %1, d_model %2, d_k %3, d_v %4</source>
        <translation>Größe ändern auf n %1, d_model %2, d_k %3, d_v %4</translation>
    </message>
    <message>
        <source>Widen to d_k %1</source>
        <translation>Auf d_k %1 verbreitern</translation>
    </message>
    <message>
        <source>Rename token “%1”</source>
        <translation>Token „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Insert token “%1”</source>
        <translation>Token „%1“ einfügen</translation>
    </message>
    <message>
        <source>Remove token “%1”</source>
        <translation>Token „%1“ entfernen</translation>
    </message>
    <message>
        <source>Move token “%1”</source>
        <translation>Token „%1“ verschieben</translation>
    </message>
    <message>
        <source>Change the sentence</source>
        <translation>Den Satz ändern</translation>
    </message>
    <message>
        <source>Rename feature “%1”</source>
        <translation>Feature „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Name feature %1</source>
        <translation>Feature %1 benennen</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Den Titel ändern</translation>
    </message>
    <message>
        <source>Insert a notebook cell</source>
        <translation>Eine Notebook-Zelle einfügen</translation>
    </message>
    <message>
        <source>Delete a notebook cell</source>
        <translation>Eine Notebook-Zelle löschen</translation>
    </message>
    <message>
        <source>Move a notebook cell</source>
        <translation>Eine Notebook-Zelle verschieben</translation>
    </message>
    <message>
        <source>Edit a text</source>
        <translation>Einen Text bearbeiten</translation>
    </message>
    <message>
        <source>Keep %1 of %2 tokens</source>
        <translation>%1 von %2 Tokens behalten</translation>
    </message>
    <message>
        <source>Pin “%1”</source>
        <translation>„%1“ festhalten</translation>
    </message>
    <message>
        <source>Rename pinned state “%1”</source>
        <translation>Festgehaltenen Zustand „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Remove pinned state “%1”</source>
        <translation>Festgehaltenen Zustand „%1“ entfernen</translation>
    </message>
</context>
<context>
    <name>ae::EntropyChart</name>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Entropy in bits</source>
        <translation>Entropie in Bit</translation>
    </message>
    <message>
        <source>Largest possible</source>
        <translation>Größtmögliche</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>%1: no entropy. %2</source>
        <translation>%1: keine Entropie. %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bits</source>
        <translation>%1: %2 von %3 Bit</translation>
    </message>
    <message>
        <source>saturated</source>
        <translation>gesättigt</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>erzwungen</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>undefiniert</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2: %3)</translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation>Die %1 entschiedensten von %2 Queries.</translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>%n Query.</numerusform>
            <numerusform>%n Queries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Schritt</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Numbers are exact: they read back to the same bits, with a decimal point whatever the language.</source>
        <translation>Zahlen sind exakt: Sie werden auf dasselbe Bit genau wieder gelesen, in jeder Sprache mit Dezimalpunkt.</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>Nothing was written: %1</source>
        <translation>Es wurde nichts geschrieben: %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>&amp;Teil</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>&amp;Maßstab</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>The part as it is now on screen; at scale 1 as many pixels as there.</source>
        <translation>Der Teil, wie er jetzt auf dem Bildschirm ist; bei Maßstab 1 so viele Pixel wie dort.</translation>
    </message>
    <message>
        <source>The part as it is now on screen; letters stay letters that can be found and copied.</source>
        <translation>Der Teil, wie er jetzt auf dem Bildschirm ist; Buchstaben bleiben Buchstaben, die sich suchen und kopieren lassen.</translation>
    </message>
    <message>
        <source>This form would hold the numbers of blank cells. Choose Worksheet &gt; Reveal the key first, or Worksheet &gt; Export worksheet as PDF; pictures show the boxes.</source>
        <translation>Dieses Format würde die Zahlen der Lücken enthalten. Wählen Sie zuerst Arbeitsblatt &gt; Lösung aufdecken, oder wählen Sie Arbeitsblatt &gt; Arbeitsblatt als PDF exportieren; Bilder zeigen die Kästchen.</translation>
    </message>
    <message>
        <source>Queries without a distribution are marked with their reason.</source>
        <translation>Queries ohne Verteilung werden mit ihrem Grund gekennzeichnet.</translation>
    </message>
    <message>
        <source>Queries without a distribution become NaN: this form has no room for their reason.</source>
        <translation>Queries ohne Verteilung werden zu NaN: Diese Form hat keinen Platz für ihren Grund.</translation>
    </message>
</context>
<context>
    <name>ae::FalkTable</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation>%1 geteilt</translation>
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
        <translation>Sitzungen (*.attn);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Eine Sitzung öffnen</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>Beis&amp;piele</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation>Die Sitzung wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Die Sitzung speichern</translation>
    </message>
    <message>
        <source>The session was not saved.</source>
        <translation>Die Sitzung wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes before closing?</source>
        <translation>Die Änderungen vor dem Schließen speichern?</translation>
    </message>
    <message>
        <source>Nothing is waiting to be recovered.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>This file is open already.</source>
        <translation>Diese Datei ist schon geöffnet.</translation>
    </message>
    <message>
        <source>Sessions and lessons (*.attn *.lesson);;All files (*)</source>
        <translation>Sitzungen und Lektionen (*.attn *.lesson);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program; choose another name, or close that window.</source>
        <translation>%1 ist in einem anderen Fenster dieses Programms geöffnet; wählen Sie einen anderen Namen oder schließen Sie jenes Fenster.</translation>
    </message>
    <message>
        <source>Unsaved answers</source>
        <translation>Ungespeicherte Antworten</translation>
    </message>
    <message>
        <source>Save the answers before closing?</source>
        <translation>Die Antworten vor dem Schließen speichern?</translation>
    </message>
</context>
<context>
    <name>ae::GradientRowsPart</name>
    <message>
        <source>What is left of the gradient</source>
        <translation>Was vom Gradienten übrig bleibt</translation>
    </message>
    <message>
        <source>gradient at the query</source>
        <translation>Gradient an der Query</translation>
    </message>
    <message>
        <source>gradient at W_Q</source>
        <translation>Gradient an W_Q</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at q, d = %1</source>
        <translation>Queries, sortiert nach ihrem Gradienten an q, d = %1</translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at W_Q, d = %1</source>
        <translation>Queries, sortiert nach ihrem Gradienten an W_Q, d = %1</translation>
    </message>
    <message>
        <source>rank of the query, over %1 draws</source>
        <translation>Rang der Query, über %1 Ziehungen</translation>
    </message>
    <message>
        <source>rank of the query</source>
        <translation>Rang der Query</translation>
    </message>
</context>
<context>
    <name>ae::HeadDialog</name>
    <message>
        <source>Open a head of %1</source>
        <translation>Einen Head von %1 öffnen</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>&amp;Schicht</translation>
    </message>
    <message>
        <source>&amp;Head</source>
        <translation>&amp;Head</translation>
    </message>
    <message>
        <source>&amp;Number of heads</source>
        <translation>A&amp;nzahl der Heads</translation>
    </message>
    <message>
        <source>Number of &amp;key and value heads</source>
        <translation>Anzahl der &amp;Key- und Value-Heads</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>laut Datei</translation>
    </message>
    <message>
        <source>&amp;Read the weights transposed</source>
        <translation>Gewichte t&amp;ransponiert lesen</translation>
    </message>
    <message>
        <source>Matrix shown</source>
        <translation>Angezeigte Matrix</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>An&amp;zeigen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Source of X</source>
        <translation>Herkunft von X</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Zufallszahlen</translation>
    </message>
    <message>
        <source>Token numbers through the embedding matrix</source>
        <translation>Token-Nummern über die Embedding-Matrix</translation>
    </message>
    <message>
        <source>The X in the file</source>
        <translation>Das X in der Datei</translation>
    </message>
    <message>
        <source>&amp;X comes from</source>
        <translation>&amp;X stammt aus</translation>
    </message>
    <message>
        <source>Token numbers</source>
        <translation>Token-Nummern</translation>
    </message>
    <message>
        <source>12 7 99</source>
        <translation>12 7 99</translation>
    </message>
    <message>
        <source>&amp;Token numbers</source>
        <translation>&amp;Token-Nummern</translation>
    </message>
    <message>
        <source>Tokens to draw</source>
        <translation>Zu ziehende Tokens</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>What was assumed, and what cannot be followed</source>
        <translation>Was angenommen wurde und was nicht nachgebildet werden kann</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>%1: %2, d_model %3</source>
        <translation>%1: %2, d_model %3</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
</context>
<context>
    <name>ae::HelpService</name>
    <message>
        <source>More in the manual</source>
        <translation>Mehr im Handbuch</translation>
    </message>
</context>
<context>
    <name>ae::HelpView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>ae::HelpWindow</name>
    <message>
        <source>Manual: Attention Explorer</source>
        <translation>Handbuch: Attention Explorer</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Words that a place shall have; Enter goes to the next one</source>
        <translation>Wörter, die eine Stelle enthalten soll; die Eingabetaste geht zur nächsten</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>A click shows the page, or the place on it</source>
        <translation>Ein Klick zeigt die Seite oder die Stelle darauf</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Back to the place before</source>
        <translation>Zurück zur vorigen Stelle</translation>
    </message>
    <message>
        <source>To the place that was shown before</source>
        <translation>Zu der Stelle, die vorher angezeigt wurde</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>Vorwärts ›</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Wieder vorwärts</translation>
    </message>
    <message>
        <source>To the place that you came back from</source>
        <translation>Zu der Stelle, von der Sie zurückgekommen sind</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::HistoryPanel</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One step ahead</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>Zum letzten Schritt</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>Sekunden je Schritt</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>How long each step is shown</source>
        <translation>Wie lange jeder Schritt angezeigt wird</translation>
    </message>
</context>
<context>
    <name>ae::ImportDialog</name>
    <message>
        <source>one number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>Import a matrix from %1</source>
        <translation>Eine Matrix aus %1 importieren</translation>
    </message>
    <message>
        <source>&amp;Matrix in the file</source>
        <translation>&amp;Matrix in der Datei</translation>
    </message>
    <message>
        <source>&amp;Into</source>
        <translation>Zie&amp;l</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>&amp;Dezimalzeichen</translation>
    </message>
    <message>
        <source>Found out</source>
        <translation>Automatisch erkannt</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>First line and &amp;column</source>
        <translation>&amp;Erste Zeile und Spalte</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Slice</translation>
    </message>
    <message>
        <source>&amp;Slice</source>
        <translation>&amp;Slice</translation>
    </message>
    <message>
        <source>&amp;Exchange rows and columns</source>
        <translation>&amp;Zeilen und Spalten vertauschen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Was gelesen wurde</translation>
    </message>
    <message>
        <source>What was assumed</source>
        <translation>Was angenommen wurde</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>%1 × %2 numbers were read.</source>
        <translation>%1 × %2 Zahlen wurden gelesen.</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>It fits as it is.</source>
        <translation>Sie passt, wie sie ist.</translation>
    </message>
    <message>
        <source>The session is resized: %1. The other matrices keep their numbers; new cells are 0.</source>
        <translation>Die Größe der Sitzung wird geändert: %1. Die anderen Matrizen behalten ihre Zahlen; neue Zellen sind 0.</translation>
    </message>
    <message>
        <source>Import %1 from %2</source>
        <translation>%1 aus %2 importieren</translation>
    </message>
    <message>
        <source>%1 was not imported: %2</source>
        <translation>%1 wurde nicht importiert: %2</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>Das Lesen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Take the &amp;names of its rows and columns</source>
        <translation>N&amp;amen der Zeilen und Spalten übernehmen</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a size of the session</comment>
        <translation>%1 von %2 auf %3</translation>
    </message>
</context>
<context>
    <name>ae::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Select any number to see its full arithmetic: where it came from, and what follows from it.</source>
        <translation>Wählen Sie eine beliebige Zahl aus, um ihre vollständige Rechnung zu sehen: woher sie kommt und was aus ihr folgt.</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n smaller ones</source>
        <translation>
            <numerusform>und %n kleinerer</numerusform>
            <numerusform>und %n kleinere</numerusform>
        </translation>
    </message>
    <message>
        <source>Came from</source>
        <translation>Entstanden aus</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>Ableitung</translation>
    </message>
    <message>
        <source>Moves %1 by</source>
        <translation>Bewegt %1 um</translation>
    </message>
    <message>
        <source>Show all that depends on it</source>
        <translation>Alles anzeigen, was davon abhängt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: the rule</source>
        <translation>Tipp: die Regel</translation>
    </message>
    <message>
        <source>Hint: the numbers</source>
        <translation>Tipp: die Zahlen</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Came from: %1</source>
        <translation>Kommt aus: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Term %1: %2 = %3</source>
        <translation>Summand %1: %2 = %3</translation>
    </message>
</context>
<context>
    <name>ae::JacobianModel</name>
    <message>
        <source>No number. %1</source>
        <translation>Keine Zahl. %1</translation>
    </message>
    <message>
        <source>Weight of %1, logit of %2: hidden by the mask, exactly 0</source>
        <translation>Gewicht von %1, Logit von %2: von der Maske verdeckt, genau 0</translation>
    </message>
    <message>
        <source>Weight of %1 by its own logit: a (1 − a) = %2</source>
        <translation>Gewicht von %1 nach dem eigenen Logit: a (1 − a) = %2</translation>
    </message>
    <message>
        <source>Weight of %1 by the logit of %2: −a a′ = %3</source>
        <translation>Gewicht von %1 nach dem Logit von %2: −a a′ = %3</translation>
    </message>
    <message>
        <source>By how much a weight (row) moves when the logit of a key (column) grows by one. On the diagonal its own logit raises it, beside it every other one lowers it; each row and each column sums to 0.</source>
        <translation>Um wie viel sich ein Gewicht (Zeile) bewegt, wenn das Logit eines Keys (Spalte) um eins wächst. Auf der Diagonale hebt es das eigene Logit, daneben senkt es jedes andere; die Summe jeder Zeile und jeder Spalte ist 0.</translation>
    </message>
    <message>
        <source>Only one key is allowed: nothing can move, whatever the scores are.</source>
        <translation>Nur ein Key ist erlaubt: Nichts kann sich bewegen, wie auch immer die Scores sind.</translation>
    </message>
    <message>
        <source>|J| = %1. When all %2 keys share equally it is %3, at a tie of two %4, and 0 when one key has all.</source>
        <translation>|J| = %1. Wenn alle %2 Keys gleiche Anteile haben, ist es %3, bei Gleichstand von zweien %4, und 0, wenn ein Key alles hat.</translation>
    </message>
    <message>
        <source>A logit is a scaled score here, because τ is 1.</source>
        <translation>Ein Logit ist hier ein skalierter Score, denn τ ist 1.</translation>
    </message>
    <message>
        <source>A logit is a scaled score divided by τ = %1: per unit of a scaled score, divide by it once more.</source>
        <translation>Ein Logit ist ein skalierter Score, geteilt durch τ = %1: Für eine Einheit des skalierten Scores teilen Sie noch einmal dadurch.</translation>
    </message>
    <message>
        <source>Some weights of this token are blank in the worksheet, and it would tell them.</source>
        <translation>Einige Gewichte dieses Tokens sind im Arbeitsblatt Lücken, und es würde sie verraten.</translation>
    </message>
    <message>
        <source>This token has no weights, so there is no Jacobian: %1</source>
        <translation>Dieses Token hat keine Gewichte, also gibt es keine Jacobi-Matrix: %1</translation>
    </message>
</context>
<context>
    <name>ae::JacobianPicture</name>
    <message>
        <source>Softmax Jacobian</source>
        <translation>Softmax-Jacobi-Matrix</translation>
    </message>
    <message>
        <source>A picture: rows are weights, columns are logits, in the order of the tokens</source>
        <translation>Ein Bild: Zeilen sind Gewichte, Spalten sind Logits, in der Reihenfolge der Tokens</translation>
    </message>
</context>
<context>
    <name>ae::KeepTokensDialog</name>
    <message>
        <source>Keep tokens</source>
        <translation>Tokens behalten</translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>Token suchen</translation>
    </message>
    <message>
        <source>Tokens that stay</source>
        <translation>Tokens, die bleiben</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>How many of the most attended tokens</source>
        <translation>Wie viele der am meisten beachteten Tokens</translation>
    </message>
    <message>
        <source>&amp;Most attended by %1</source>
        <translation>Am &amp;meisten beachtet von %1</translation>
    </message>
    <message>
        <source>The picked token and those with its largest weights</source>
        <translation>Das gewählte Token und die mit seinen größten Gewichten</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s) stay.</source>
        <translation>
            <numerusform>%1 von %n Token bleibt.</numerusform>
            <numerusform>%1 von %n Tokens bleiben.</numerusform>
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
        <translation>Die Lektion %1 wurde nicht geöffnet.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… und %n weitere.</numerusform>
            <numerusform>… und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>A lesson beside the notebook: it asks for a prediction, then for something to do, and ticks off what you have done. Undo, wander off and go back as you like.</source>
        <translation>Eine Lektion neben dem Notebook: Sie fragt nach einer Vorhersage, stellt dann eine Aufgabe und hakt ab, was Sie getan haben. Machen Sie Schritte rückgängig, schweifen Sie ab und kehren Sie zurück, wie Sie möchten.</translation>
    </message>
    <message>
        <source>No lesson is open in this window: choose one in the menu Lessons.</source>
        <translation>In diesem Fenster ist keine Lektion geöffnet: Wählen Sie eine im Menü „Lektionen“.</translation>
    </message>
    <message>
        <source>   %1 of %2</source>
        <translation>   %1 von %2</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Eine Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Lektionen (*.lesson);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The notebook was set up for this step. Undo brings back what you had.</source>
        <translation>Das Notebook wurde für diesen Schritt eingerichtet. „Rückgängig“ holt zurück, was Sie hatten.</translation>
    </message>
    <message>
        <source>Your progress could not be kept: %1</source>
        <translation>Ihr Fortschritt konnte nicht gespeichert werden: %1</translation>
    </message>
</context>
<context>
    <name>ae::LessonList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, erledigt</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <translation>%1, %2 von %3 Schritten erledigt</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>Lektionsdatei öffnen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ae::LessonPage</name>
    <message>
        <source>Show a hint</source>
        <translation>Einen Tipp zeigen</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Weiter ›</translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation>Text der Lektion</translation>
    </message>
    <message>
        <source>‹ All lessons</source>
        <translation>‹ Alle Lektionen</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Text des Schritts</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What was to be seen</source>
        <translation>Was zu sehen war</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Start this step over</source>
        <translation>Diesen Schritt von vorn beginnen</translation>
    </message>
    <message>
        <source>The notebook as it was when this step began, in one undo step</source>
        <translation>Das Notebook, wie es zu Beginn dieses Schritts war, in einem einzigen Rückgängig-Schritt</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Step %1, done: %2</source>
        <translation>Schritt %1, erledigt: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Next lesson ›</source>
        <translation>Nächste Lektion ›</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>✓ This lesson is done.</source>
        <translation>✓ Diese Lektion ist erledigt.</translation>
    </message>
    <message>
        <source>✓ This step is done.</source>
        <translation>✓ Dieser Schritt ist erledigt.</translation>
    </message>
</context>
<context>
    <name>ae::LessonRun</name>
    <message>
        <source>Start of the step “%1”</source>
        <translation>Beginn des Schritts „%1“</translation>
    </message>
</context>
<context>
    <name>ae::MainWindow</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Close the welcome</source>
        <translation>Begrüßung schließen</translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation>Ausgewählte Zelle</translation>
    </message>
    <message>
        <source>%1[*] — Attention Explorer</source>
        <translation>%1[*] — Attention Explorer</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>n %1   d_model %2   d_k %3   d_v %4</source>
        <translation>n %1   d_model %2   d_k %3   d_v %4</translation>
    </message>
    <message>
        <source>recalculated in %1 µs</source>
        <translation>neu berechnet in %1 µs</translation>
    </message>
    <message>
        <source>recalculated in %1 ms</source>
        <translation>neu berechnet in %1 ms</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Select a cell first.</source>
        <translation>Wählen Sie zuerst eine Zelle aus.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titel der Sitzung</translation>
    </message>
    <message>
        <source>Go to cell</source>
        <translation>Gehe zu Zelle</translation>
    </message>
    <message>
        <source>Name of a cell, such as weights[export,fail] or Wq[0,1]</source>
        <translation>Name einer Zelle, etwa weights[export,fail] oder Wq[0,1]</translation>
    </message>
    <message>
        <source>The recovery copy could not be written: %1</source>
        <translation>Die Wiederherstellungskopie konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Painting the mask: click or drag over pairs in the scores or the weights; Space does it for the selection; Ctrl+M ends it.</source>
        <translation>Maske malen: Klicken oder ziehen Sie in den Scores oder den Gewichten über Paare; die Leertaste tut es für die Auswahl; Ctrl+M beendet es.</translation>
    </message>
    <message>
        <source>Painting the mask has ended.</source>
        <translation>Das Malen der Maske ist beendet.</translation>
    </message>
    <message>
        <source>Click a matrix or a chart first.</source>
        <translation>Klicken Sie zuerst eine Matrix oder ein Diagramm an.</translation>
    </message>
    <message>
        <source>A note. It may quote live values: %1</source>
        <translation>Eine Notiz. Sie kann aktuelle Werte zitieren: %1</translation>
    </message>
    <message>
        <source>Import a matrix or a head</source>
        <translation>Eine Matrix oder einen Head importieren</translation>
    </message>
    <message>
        <source>%1 × %2 cells were copied.</source>
        <translation>%1 × %2 Zellen wurden kopiert.</translation>
    </message>
    <message>
        <source>The whole notebook</source>
        <translation>Das ganze Notebook</translation>
    </message>
    <message>
        <source>Matrix: %1</source>
        <translation>Matrix: %1</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>+ Add a cell</source>
        <translation>+ Zelle hinzufügen</translation>
    </message>
    <message>
        <source>Add a cell</source>
        <translation>Zelle hinzufügen</translation>
    </message>
    <message>
        <source>Kinds of cells</source>
        <translation>Arten von Zellen</translation>
    </message>
    <message>
        <source>Names of cells, files and the command line keep to row vectors and divided scores.</source>
        <translation>Namen von Zellen, Dateien und die Befehlszeile bleiben bei Zeilenvektoren und geteilten Scores.</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Erste Lektion</translation>
    </message>
    <message>
        <source>%1 (read-only)[*] — Attention Explorer</source>
        <translation>%1 (schreibgeschützt)[*] — Attention Explorer</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>%1: no number, %2</source>
        <translation>%1: keine Zahl, %2</translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation>Einige dieser Zellen sind Lücken des Arbeitsblatts. Decken Sie zuerst die Lösung auf.</translation>
    </message>
    <message>
        <source>%1 is selected; no pane of this notebook shows it.</source>
        <translation>%1 ist ausgewählt; kein Bereich dieses Notebooks zeigt es.</translation>
    </message>
    <message>
        <source>Pick a token to see where it looks and why.
Change any number in X or a W: every step follows at once, and everything can be undone.
Scroll to Saturation and drag the width d: without ÷ √d one key takes all.</source>
        <translation>Wählen Sie ein Token, um zu sehen, wohin es schaut und warum.
Ändern Sie eine Zahl in X oder einem W: Jeder Schritt folgt sofort, und alles lässt sich rückgängig machen.
Gehen Sie zu „Sättigung“ und ziehen Sie die Breite d: Ohne ÷ √d nimmt sich ein Key alles.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and its change</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a cell, and its number divided</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The equation in three steps; the menu Lessons has more</source>
        <translation>Die Gleichung in drei Schritten; das Menü Lektionen hat mehr</translation>
    </message>
    <message>
        <source>The welcome does not come back; F1 shows the manual</source>
        <translation>Die Begrüßung kommt nicht wieder; F1 zeigt das Handbuch</translation>
    </message>
</context>
<context>
    <name>ae::MatrixModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: no number. %2</source>
        <translation>%1: keine Zahl. %2</translation>
    </message>
    <message>
        <source>%1: hidden by the mask, exactly 0</source>
        <translation>%1: von der Maske verdeckt, genau 0</translation>
    </message>
    <message>
        <source>%1: %2, not finite</source>
        <translation>%1: %2, nicht endlich</translation>
    </message>
    <message>
        <source>%1: %2, rounded to zero</source>
        <translation>%1: %2, auf null gerundet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: no derivative of %2. %3</source>
        <translation>%1: keine Ableitung für %2. %3</translation>
    </message>
    <message>
        <source>%1: moves %2 by %3 per unit; its value is %4</source>
        <translation>%1: bewegt %2 um %3 je Einheit; Wert: %4</translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation>%1, geteilt</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>%1: your answer %2 is %3</source>
        <translation>%1: Ihre Antwort %2 ist %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the loss of %1</source>
        <translation>den Loss von %1</translation>
    </message>
    <message>
        <source>the loss of the vector with %1</source>
        <translation>den Loss des Vektors mit %1</translation>
    </message>
</context>
<context>
    <name>ae::MatrixPane</name>
    <message>
        <source>editable</source>
        <translation>bearbeitbar</translation>
    </message>
    <message>
        <source>and minus “%1”</source>
        <translation>und minus „%1“</translation>
    </message>
    <message>
        <source>minus “%1”</source>
        <translation>minus „%1“</translation>
    </message>
</context>
<context>
    <name>ae::MatrixView</name>
    <message>
        <source>%1 is computed. Paste into X or one of the projections.</source>
        <translation>%1 ist berechnet. Fügen Sie in X oder in eine der Projektionen ein.</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>%1 ausfüllen</translation>
    </message>
    <message>
        <source>Decimal &amp;point</source>
        <translation>Dezimal&amp;punkt</translation>
    </message>
    <message>
        <source>They are &amp;names</source>
        <translation>Es sind &amp;Namen</translation>
    </message>
    <message>
        <source>Decimal &amp;comma</source>
        <translation>Dezimal&amp;komma</translation>
    </message>
    <message>
        <source>They are n&amp;umbers</source>
        <translation>Es sind &amp;Zahlen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>%1 × %2 cells were pasted.</source>
        <translation>%1 × %2 Zellen wurden eingefügt.</translation>
    </message>
    <message>
        <source>Type the answer: a block of numbers has no place in a worksheet.</source>
        <translation>Geben Sie die Antwort ein: Ein Block von Zahlen hat in einem Arbeitsblatt keinen Platz.</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation>Lücken des Arbeitsblatts nehmen nur Antworten an. Wählen Sie Arbeitsblatt &gt; Lösung aufdecken, um ihre Zahlen zu ändern.</translation>
    </message>
</context>
<context>
    <name>ae::MergedModel</name>
    <message>
        <source>A number in W_Q or W_K is not finite, so there are no singular values.</source>
        <translation>Eine Zahl in W_Q oder W_K ist nicht endlich, daher gibt es keine Singulärwerte.</translation>
    </message>
    <message>
        <source>A number in W_V is not finite, so there are no singular values.</source>
        <translation>Eine Zahl in W_V ist nicht endlich, daher gibt es keine Singulärwerte.</translation>
    </message>
    <message>
        <source>Singular values are found up to %1 dimensions.</source>
        <translation>Singulärwerte werden bis %1 Dimensionen berechnet.</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>Berechnung läuft&#xa0;…</translation>
    </message>
    <message>
        <source>%1 in the query, %2 in the key: %3</source>
        <translation>%1 in der Query, %2 im Key: %3</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Lücke</translation>
    </message>
</context>
<context>
    <name>ae::NotebookView</name>
    <message>
        <source>This version does not know cells of the kind “%1”. The cell is kept as it is.</source>
        <translation>Diese Version kennt keine Zellen der Art „%1“. Die Zelle bleibt erhalten, wie sie ist.</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notebook</translation>
    </message>
</context>
<context>
    <name>ae::OptionsBar</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>÷ √d</source>
        <translation>÷ √d</translation>
    </message>
    <message>
        <source>Divide by √d</source>
        <translation>Durch √d teilen</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Exponent</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation>Maske: %1</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Dezimalstellen</translation>
    </message>
    <message>
        <source> decimals</source>
        <translation> Dezimalstellen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Switch ÷ √d on</source>
        <translation>÷ √d einschalten</translation>
    </message>
    <message>
        <source>Switch ÷ √d off</source>
        <translation>÷ √d ausschalten</translation>
    </message>
    <message>
        <source>Change the exponent</source>
        <translation>Den Exponenten ändern</translation>
    </message>
    <message>
        <source>Change the temperature</source>
        <translation>Die Temperatur ändern</translation>
    </message>
    <message>
        <source>Change the mask</source>
        <translation>Die Maske ändern</translation>
    </message>
    <message>
        <source>Whether scores are divided by √d before the softmax: the exponent 0.5 or 0.</source>
        <translation>Ob die Scores vor der Softmax durch √d geteilt werden: der Exponent 0,5 oder 0.</translation>
    </message>
    <message>
        <source>Scores are divided by d to this power: 0.5 is the root, 0 is no division, 1 divides by d.</source>
        <translation>Die Scores werden durch d hoch diese Zahl geteilt: 0,5 ist die Wurzel, 0 ist keine Division, 1 teilt durch d.</translation>
    </message>
    <message>
        <source>Scaled scores are divided by it: below 1 weights become sharper, above 1 flatter.</source>
        <translation>Die skalierten Scores werden durch sie geteilt: Unter 1 werden die Gewichte schärfer, über 1 flacher.</translation>
    </message>
    <message>
        <source>Which pairs of query and key are allowed; the others get weight 0.</source>
        <translation>Welche Paare aus Query und Key erlaubt sind; die anderen bekommen das Gewicht 0.</translation>
    </message>
    <message>
        <source>How many decimals are shown. No number is computed otherwise.</source>
        <translation>Wie viele Dezimalstellen angezeigt werden. Keine Zahl wird dadurch anders berechnet.</translation>
    </message>
    <message>
        <source>Light, dark or of high contrast, for all windows.</source>
        <translation>Hell, dunkel oder mit hohem Kontrast, für alle Fenster.</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
</context>
<context>
    <name>ae::Outline</name>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
</context>
<context>
    <name>ae::PlaneChart</name>
    <message numerus="yes">
        <source>%n arrow(s) from the origin.</source>
        <translation>
            <numerusform>%n Pfeil vom Ursprung aus.</numerusform>
            <numerusform>%n Pfeile vom Ursprung aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>in view</source>
        <translation>im Blick</translation>
    </message>
</context>
<context>
    <name>ae::PredictionBox</name>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Check my prediction</source>
        <translation>Meine Vorhersage prüfen</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Ihre Vorhersage</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>✓ You said %1. It is %2.</source>
        <translation>✓ Sie sagten %1. Es ist %2.</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ Richtig: %1</translation>
    </message>
    <message>
        <source>You said %1. It is %2.</source>
        <translation>Sie sagten %1. Es ist %2.</translation>
    </message>
    <message>
        <source>You said: %1
Right is: %2</source>
        <translation>Sie sagten: %1
Richtig ist: %2</translation>
    </message>
</context>
<context>
    <name>ae::RecoveryOffer</name>
    <message>
        <source>Recover unsaved work</source>
        <translation>Nicht gespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>The program ended without closing these sessions. Nothing is overwritten: a recovered session opens in a window of its own and counts as changed until you save it.</source>
        <translation>Das Programm endete, ohne diese Sitzungen zu schließen. Es wird nichts überschrieben: Eine wiederhergestellte Sitzung öffnet sich in einem eigenen Fenster und gilt als geändert, bis Sie sie speichern.</translation>
    </message>
    <message>
        <source>Sessions to recover</source>
        <translation>Wiederherzustellende Sitzungen</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Verwer&amp;fen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Discarded copies are kept aside for 30 days.</source>
        <translation>Verworfene Kopien werden 30 Tage lang aufbewahrt.</translation>
    </message>
    <message>
        <source>Keep everything and ask again at the next start.</source>
        <translation>Alles behalten und beim nächsten Start wieder fragen.</translation>
    </message>
    <message>
        <source>A copy of it from %1 was kept: choose “Recover unsaved work” in the File menu.</source>
        <translation>Eine Kopie davon vom %1 wurde aufbewahrt: Wählen Sie „Nicht gespeicherte Arbeit wiederherstellen“ im Menü „Datei“.</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Not every session could be recovered.</source>
        <translation>Nicht jede Sitzung konnte wiederhergestellt werden.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %n ticked session(s)?</source>
        <translation>
            <numerusform>Die %n angekreuzte Sitzung verwerfen?</numerusform>
            <numerusform>Die %n angekreuzten Sitzungen verwerfen?</numerusform>
        </translation>
    </message>
    <message>
        <source>The copies are kept aside for 30 days in the folder %1.</source>
        <translation>Die Kopien werden 30 Tage lang im Ordner %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>&amp;Open saved</source>
        <translation>&amp;Gespeicherte öffnen</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>Open the ticked copies.</source>
        <translation>Die angekreuzten Kopien öffnen.</translation>
    </message>
    <message>
        <source>Open the file of the selected line as it was saved last; its copy stays here.</source>
        <translation>Die Datei der ausgewählten Zeile öffnen, wie sie zuletzt gespeichert wurde; ihre Kopie bleibt hier.</translation>
    </message>
    <message>
        <source>Show what differs between the file of the selected line and its copy.</source>
        <translation>Zeigen, worin sich die Datei der ausgewählten Zeile und ihre Kopie unterscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>%n recovered session(s) ended the program when opened last and can be had in the File menu.</source>
        <translation>
            <numerusform>%n wiederhergestellte Sitzung hat beim letzten Öffnen das Programm beendet und ist über das Menü „Datei“ erreichbar.</numerusform>
            <numerusform>%n wiederhergestellte Sitzungen haben beim letzten Öffnen das Programm beendet und sind über das Menü „Datei“ erreichbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (the program ended when it was opened last)</source>
        <translation>%1 (beim letzten Öffnen endete das Programm)</translation>
    </message>
    <message>
        <source>What differs between the file as it was saved last and the copy from %1.</source>
        <translation>Worin sich die zuletzt gespeicherte Datei und die Kopie vom %1 unterscheiden.</translation>
    </message>
    <message>
        <source>Saved file</source>
        <translation>Gespeicherte Datei</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
</context>
<context>
    <name>ae::ReduceDialog</name>
    <message>
        <source>Reduce d_k</source>
        <translation>d_k verkleinern</translation>
    </message>
    <message>
        <source>Scores depend on W_Q and W_K only through their product W_Q W_Kᵀ. It is replaced by the closest product of narrower matrices; values are not touched.</source>
        <translation>Scores hängen von W_Q und W_K nur über das Produkt W_Q W_Kᵀ ab. Es wird durch das nächstliegende Produkt schmalerer Matrizen ersetzt; Values werden nicht angetastet.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>&amp;Reduce</source>
        <translation>&amp;Verkleinern</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Messung läuft&#xa0;…</translation>
    </message>
    <message>
        <source>Reduce d_k from %1 to %2</source>
        <translation>d_k von %1 auf %2 verkleinern</translation>
    </message>
    <message>
        <source>Some cells of W_Q or W_K are blank in the worksheet, and this would tell them. Reveal the key first.</source>
        <translation>Einige Zellen von W_Q oder W_K sind im Arbeitsblatt Lücken, und dies würde sie verraten. Decken Sie zuerst die Lösung auf.</translation>
    </message>
    <message>
        <source>Numbers of a query or key that stay</source>
        <translation>Zahlen einer Query oder eines Keys, die bleiben</translation>
    </message>
    <message>
        <source>&amp;Numbers that stay, of %1</source>
        <translation>&amp;Zahlen, die bleiben, von %1</translation>
    </message>
    <message>
        <source>Queries and keys have a single number already.</source>
        <translation>Queries und Keys haben bereits nur eine einzige Zahl.</translation>
    </message>
</context>
<context>
    <name>ae::RowChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation>Es gibt nichts zu zeigen.</translation>
    </message>
</context>
<context>
    <name>ae::RowSumsModel</name>
    <message>
        <source>The sum of the unrounded values.</source>
        <translation>Die Summe der ungerundeten Werte.</translation>
    </message>
</context>
<context>
    <name>ae::SaturationCurvesPart</name>
    <message>
        <source>median %1</source>
        <translation>Median %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>width d</source>
        <translation>Breite d</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>„%1“ %2</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 in „%2“</translation>
    </message>
    <message>
        <source>Share of saturated queries</source>
        <translation>Anteil gesättigter Queries</translation>
    </message>
</context>
<context>
    <name>ae::SaturationModel</name>
    <message>
        <source>No token has a choice between keys, so there is nothing to saturate.</source>
        <translation>Kein Token hat eine Wahl zwischen Keys, also kann nichts gesättigt sein.</translation>
    </message>
    <message>
        <source>Without %2 no token is frozen at d = %1: every largest weight is at most 0.99.</source>
        <translation>Ohne %2 ist bei d = %1 kein Token eingefroren: Jedes größte Gewicht ist höchstens 0,99.</translation>
    </message>
    <message numerus="yes">
        <source>Frozen without %4 at d = %1 (largest weight above 0.99): %2 of %n token(s): %3.</source>
        <translation>
            <numerusform>Eingefroren ohne %4 bei d = %1 (größtes Gewicht über 0,99): %2 von %n Token: %3.</numerusform>
            <numerusform>Eingefroren ohne %4 bei d = %1 (größtes Gewicht über 0,99): %2 von %n Tokens: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SaturationProgress</name>
    <message>
        <source>Progress of the curves</source>
        <translation>Fortschritt der Kurven</translation>
    </message>
    <message>
        <source>Calculating, %1 % done</source>
        <translation>Berechnung läuft, %1&#xa0;% erledigt</translation>
    </message>
    <message>
        <source>What is shown below is not of the numbers as they are now.</source>
        <translation>Was unten angezeigt wird, gehört nicht zu den jetzigen Zahlen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>Berechnen</translation>
    </message>
</context>
<context>
    <name>ae::SeekDialog</name>
    <message>
        <source>Goal seek</source>
        <translation>Zielwertsuche</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Zielwert</translation>
    </message>
    <message>
        <source>&amp;Add goal</source>
        <translation>Ziel hinzu&amp;fügen</translation>
    </message>
    <message>
        <source>Remove goal</source>
        <translation>Ziel entfernen</translation>
    </message>
    <message>
        <source>What may move</source>
        <translation>Was sich bewegen darf</translation>
    </message>
    <message>
        <source>%1 may move</source>
        <translation>%1 darf sich bewegen</translation>
    </message>
    <message>
        <source>Locked cells</source>
        <translation>Gesperrte Zellen</translation>
    </message>
    <message>
        <source>&amp;Lock the selected cell</source>
        <translation>Ausgewählte &amp;Zelle sperren</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Steps at most</source>
        <translation>Schritte höchstens</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>L&amp;oss</source>
        <translation>&amp;Loss</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Verfahren</translation>
    </message>
    <message>
        <source>steps at most</source>
        <translation>Schritte höchstens</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Schritt</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>A&amp;bspielen</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Stand der Suche</translation>
    </message>
    <message>
        <source>%1 shall be</source>
        <translation>%1 soll sein</translation>
    </message>
    <message>
        <source>Select a cell of a result</source>
        <translation>Wählen Sie eine Zelle eines Ergebnisses aus</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Why it cannot be a goal</source>
        <translation>Warum sie kein Ziel sein kann</translation>
    </message>
    <message>
        <source>The cells and the values that they shall reach. They count together.</source>
        <translation>Die Zellen und die Werte, die sie erreichen sollen. Sie zählen zusammen.</translation>
    </message>
    <message>
        <source>The value that the selected cell shall reach.</source>
        <translation>Der Wert, den die ausgewählte Zelle erreichen soll.</translation>
    </message>
    <message>
        <source>Numbers that stay as they are while the rest of their matrix moves.</source>
        <translation>Zahlen, die bleiben, wie sie sind, während sich der Rest ihrer Matrix bewegt.</translation>
    </message>
    <message>
        <source>How far the goals are away, as one number that gets smaller.</source>
        <translation>Wie weit die Ziele entfernt sind, als eine Zahl, die kleiner wird.</translation>
    </message>
    <message>
        <source>How the gradient becomes a step.</source>
        <translation>Wie aus dem Gradienten ein Schritt wird.</translation>
    </message>
    <message>
        <source>How long a step is. If the loss jumps up and down, it is too large.</source>
        <translation>Wie lang ein Schritt ist. Springt der Loss auf und ab, ist die Lernrate zu groß.</translation>
    </message>
    <message>
        <source>Playing ends after so many steps.</source>
        <translation>Das Abspielen endet nach so vielen Schritten.</translation>
    </message>
    <message>
        <source>A goal is reached when its cell is as near to the value as this.</source>
        <translation>Ein Ziel ist erreicht, wenn seine Zelle so nahe am Wert liegt.</translation>
    </message>
</context>
<context>
    <name>ae::SeekRun</name>
    <message>
        <source>The session was changed meanwhile, so the run has ended after step %1.</source>
        <translation>Die Sitzung wurde inzwischen geändert, daher endete der Lauf nach Schritt %1.</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Seek %1</source>
        <translation>%1 suchen</translation>
    </message>
    <message>
        <source>Step %1 moved no number at all: the gradient has died, and no further step would move one.</source>
        <translation>Schritt %1 hat überhaupt keine Zahl bewegt: Der Gradient ist erloschen, und kein weiterer Schritt würde eine bewegen.</translation>
    </message>
    <message>
        <source>Step %1 was taken back: %2.</source>
        <translation>Schritt %1 wurde zurückgenommen: %2.</translation>
    </message>
    <message>
        <source>Step %1: loss %2, largest gradient %3.</source>
        <translation>Schritt %1: Loss %2, größter Gradient %3.</translation>
    </message>
    <message numerus="yes">
        <source>Reached after %n step(s).</source>
        <translation>
            <numerusform>Erreicht nach %n Schritt.</numerusform>
            <numerusform>Erreicht nach %n Schritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not reached in %n step(s); the loss is %1. More steps, another rate or another loss may help.</source>
        <translation>
            <numerusform>Nach %n Schritt nicht erreicht; der Loss ist %1. Mehr Schritte, eine andere Lernrate oder ein anderer Loss können helfen.</numerusform>
            <numerusform>Nach %n Schritten nicht erreicht; der Loss ist %1. Mehr Schritte, eine andere Lernrate oder ein anderer Loss können helfen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SessionLoading</name>
    <message>
        <source>Reading %1 …</source>
        <translation>%1 wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Eine Sitzung öffnen</translation>
    </message>
</context>
<context>
    <name>ae::Settings</name>
    <message numerus="yes">
        <source>%n second(s) after an edit</source>
        <translation>
            <numerusform>%n Sekunde nach einer Bearbeitung</numerusform>
            <numerusform>%n Sekunden nach einer Bearbeitung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MiB a session</source>
        <translation>
            <numerusform>%n MiB je Sitzung</numerusform>
            <numerusform>%n MiB je Sitzung</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>Auf Voreinstellungen &amp;zurücksetzen</translation>
    </message>
</context>
<context>
    <name>ae::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF or web page…</source>
        <translation>Als PDF oder Webseite &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>&amp;Neue Taste:</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Press the keys; empty for none</source>
        <translation>Drücken Sie die Tasten; leer für keine</translation>
    </message>
    <message>
        <source>Assi&amp;gn</source>
        <translation>Zu&amp;weisen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>The keys that this action comes with</source>
        <translation>Die Tasten, die diese Aktion von Haus aus hat</translation>
    </message>
    <message>
        <source>About the new key</source>
        <translation>Über die neue Taste</translation>
    </message>
    <message>
        <source>%1 is needed in the window: %2. Choose another key.</source>
        <translation>%1 wird im Fenster gebraucht: %2. Wählen Sie eine andere Taste.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Assign it here, and it is taken from there.</source>
        <translation>%1 gehört zu „%2“. Weisen Sie die Taste hier zu, so wird sie dort entfernt.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” now.</source>
        <translation>%1 gehört jetzt zu „%2“.</translation>
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
        <translation>%1 schaut am meisten auf %2: %3.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>all other keys</source>
        <translation>alle übrigen Keys</translation>
    </message>
    <message>
        <source>The thin strip under each bar is “%1”.</source>
        <translation>Der dünne Streifen unter jedem Balken ist „%1“.</translation>
    </message>
    <message>
        <source>In “%1” at %2: %3.</source>
        <translation>In „%1“ bei %2: %3.</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 in „%2“</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation>%1
%2: %3</translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation>Die %1 entschiedensten von %2 Queries.</translation>
    </message>
    <message>
        <source>Each bar shows its %1 strongest keys; the others are one piece.</source>
        <translation>Jeder Balken zeigt seine %1 stärksten Keys; die anderen sind ein Stück.</translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>%n Query.</numerusform>
            <numerusform>%n Queries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::TaskList</name>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation>Zu tun: %1</translation>
    </message>
    <message>
        <source>The notebook is like this already. Undo it and do it again, or start this step over.</source>
        <translation>Das Notebook ist schon so. Machen Sie es rückgängig und tun Sie es noch einmal, oder beginnen Sie diesen Schritt von vorn.</translation>
    </message>
</context>
<context>
    <name>ae::TextCell</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation>Texteditor</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Text bearbeiten</translation>
    </message>
</context>
<context>
    <name>ae::Verification</name>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>%1 is %2, should be %3</source>
        <translation>%1 ist %2, sollte %3 sein</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Numbers disagree: %1 — please report</source>
        <translation>Zahlen stimmen nicht überein: %1 — bitte melden</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Prüfung läuft&#xa0;…</translation>
    </message>
    <message>
        <source>That begins when the numbers have been quiet for a moment.</source>
        <translation>Das beginnt, sobald sich die Zahlen einen Moment lang nicht ändern.</translation>
    </message>
    <message>
        <source>This time that was not possible: memory is short, or a step is not known to the other code.</source>
        <translation>Diesmal war das nicht möglich: Der Speicher ist knapp, oder der andere Code kennt einen Schritt nicht.</translation>
    </message>
    <message>
        <source>At %1, of %2 numbers %3 were not what they should be.</source>
        <translation>Um %1 waren von %2 Zahlen %3 nicht, was sie sein sollten.</translation>
    </message>
    <message>
        <source>At %1 all of %2 numbers agreed.</source>
        <translation>Um %1 stimmten alle %2 Zahlen überein.</translation>
    </message>
    <message>
        <source>Every number of these steps is computed a second time by other code, in plain loops and with more digits, and compared: %1. The inputs %2 are compared with the session&apos;s, bit by bit.</source>
        <translation>Jede Zahl dieser Schritte wird ein zweites Mal von anderem Code berechnet, in einfachen Schleifen und mit mehr Stellen, und verglichen: %1. Die Eingaben %2 werden Bit für Bit mit denen der Sitzung verglichen.</translation>
    </message>
    <message>
        <source>What is made of them is not part of it: charts, the plane, merged matrices and their singular values, the Jacobian, derivatives, differences to a pinned state, and the widths of the saturation cell.</source>
        <translation>Was daraus gemacht wird, gehört nicht dazu: Diagramme, die Ebene, zusammengefasste Matrizen und ihre Singulärwerte, die Jacobi-Matrix, Ableitungen, Unterschiede zu einem festgehaltenen Zustand und die Breiten der Zelle „Sättigung“.</translation>
    </message>
    <message>
        <source>Nearest to its limit is %1: it differs by %2, which is %3 % of what rounding alone may cause there.</source>
        <translation>Ihrer Grenze am nächsten ist %1: Die Abweichung beträgt %2, das sind %3&#xa0;% dessen, was dort allein das Runden bewirken kann.</translation>
    </message>
    <message>
        <source>the query of %1 is shown as %2, should be %3</source>
        <translation>die Query von %1 wird als %2 angezeigt, richtig wäre %3</translation>
    </message>
</context>
<context>
    <name>ae::WaterfallChart</name>
    <message>
        <source>The score of “%1” with “%2”</source>
        <translation>Der Score von „%1“ mit „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s).</source>
        <translation>
            <numerusform>%n Summand.</numerusform>
            <numerusform>%n Summanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Summand</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Faktoren</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Sum so far</source>
        <translation>Summe bis hier</translation>
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
        <translation>Die %1 stärksten von %2 Summanden; die übrigen sind ein Balken.</translation>
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
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>weight × V(j)</source>
        <translation>Gewicht × V(j)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>÷ %1</source>
        <translation>÷ %1</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>exp(score − largest)</source>
        <translation>exp(Score − größter)</translation>
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
        <translation>%1 von %2 richtig</translation>
    </message>
    <message>
        <source>%1 wrong</source>
        <translation>%1 falsch</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 gezeigt</translation>
    </message>
    <message>
        <source>%1 not checked</source>
        <translation>%1 nicht geprüft</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 leer</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Score of the worksheet</source>
        <translation>Punktestand des Arbeitsblatts</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>How far an answer may be from the number: choose one, or type a number</source>
        <translation>Wie weit eine Antwort von der Zahl abweichen darf: Wählen Sie einen Wert oder geben Sie eine Zahl ein</translation>
    </message>
    <message>
        <source>Tolerance of the worksheet</source>
        <translation>Toleranz des Arbeitsblatts</translation>
    </message>
    <message>
        <source>%1 revealed</source>
        <translation>%1 aufgedeckt</translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s) have no effect now:</source>
        <translation>
            <numerusform>%n Lücke hat jetzt keine Wirkung:</numerusform>
            <numerusform>%n Lücken haben jetzt keine Wirkung:</numerusform>
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
        <translation>Arbeitsblatt als PDF exportieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 ist schon vorhanden. Ersetzen?</translation>
    </message>
    <message>
        <source>The worksheet was not written: %1</source>
        <translation>Das Arbeitsblatt wurde nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 and %2 were written.</source>
        <translation>%1 und %2 wurden geschrieben.</translation>
    </message>
    <message>
        <source>Print worksheet</source>
        <translation>Arbeitsblatt drucken</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or export a PDF.</source>
        <translation>Es wurde nichts gedruckt: Der Drucker nimmt die Seiten nicht an. Wählen Sie einen anderen oder exportieren Sie ein PDF.</translation>
    </message>
    <message>
        <source>The worksheet was sent to the printer.</source>
        <translation>Das Arbeitsblatt wurde an den Drucker gesendet.</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>Dog bites man</source>
        <extracomment>dog-bites-man.attn, title</extracomment>
        <translation>Hund beißt Mann</translation>
    </message>
    <message>
        <source># Dog bites man

Three tokens. Nothing in X says where a token stands.
</source>
        <extracomment>dog-bites-man.attn, note in cell 1</extracomment>
        <translation># Hund beißt Mann

Drei Tokens. Nichts in X sagt, wo ein Token steht.
</translation>
    </message>
    <message>
        <source>A head to be built</source>
        <extracomment>empty-head.attn, title</extracomment>
        <translation>Ein Head zum Selberbauen</translation>
    </message>
    <message>
        <source># A head to be built

The first five features say where a word stands, the last three what it is. W_Q and W_K are empty: every token looks at all that it may see alike.
</source>
        <extracomment>empty-head.attn, note in cell 1</extracomment>
        <translation># Ein Head zum Selberbauen

Die ersten fünf Features sagen, wo ein Wort steht, die letzten drei, was es ist. W_Q und W_K sind leer: Jedes Token schaut auf alles, was es sehen darf, gleich stark.
</translation>
    </message>
    <message>
        <source>A weight is not an influence</source>
        <extracomment>long-value.attn, title</extracomment>
        <translation>Ein Gewicht ist kein Einfluss</translation>
    </message>
    <message>
        <source># A weight is not an influence

“heard” gives “scream” the weight {{weights[heard,scream]:3}}. The value of “scream” is long: {{V[scream,0]}} and {{V[scream,1]}}.
</source>
        <extracomment>long-value.attn, note in cell 1</extracomment>
        <translation># Ein Gewicht ist kein Einfluss

„heard“ gibt „scream“ das Gewicht {{weights[heard,scream]:3}}. Der Value von „scream“ ist lang: {{V[scream,0]}} und {{V[scream,1]}}.
</translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>not-seen.attn, title</extracomment>
        <translation>Was man nicht sehen kann</translation>
    </message>
    <message>
        <source># What cannot be seen

W_Q and W_K are the identity, the biases are 0. Many changes of these numbers leave every weight as it is.
</source>
        <extracomment>not-seen.attn, note in cell 1</extracomment>
        <translation># Was man nicht sehen kann

W_Q und W_K sind die Einheitsmatrix, die Biases sind 0. Viele Änderungen an diesen Zahlen lassen jedes Gewicht, wie es ist.
</translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <extracomment>all-sizes-differ.attn, title</extracomment>
        <translation>Alle vier Größen verschieden</translation>
    </message>
    <message>
        <source># All four sizes differ

Five tokens (n), four features (d_model), queries and keys of three numbers (d_k), values of two (d_v). No two sizes are alike, so a transposed matrix or a wrong scale cannot hide: the scores are 5 × 5 whatever the others are, and they are divided by √3.

“rise” gives “river” the weight {{weights[rise,river]:3}}.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 1</extracomment>
        <translation># Alle vier Größen verschieden

Fünf Tokens (n), vier Features (d_model), Queries und Keys aus drei Zahlen (d_k), Values aus zweien (d_v). Keine zwei Größen sind gleich, daher kann sich keine transponierte Matrix und keine falsche Skalierung verstecken: Die Scores sind 5 × 5, wie groß die anderen auch sind, und sie werden durch √3 geteilt.

„rise“ gibt „river“ das Gewicht {{weights[rise,river]:3}}.
</translation>
    </message>
    <message>
        <source>## Rows and columns

Row i of Q times row j of K gives the score of query i and key j. In the table below, the row stands at the left and the column above the place where they meet.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 8</extracomment>
        <translation>## Zeilen und Spalten

Zeile i von Q mal Zeile j von K ergibt den Score von Query i und Key j. In der Tabelle unten steht die Zeile links und die Spalte über der Stelle, an der sie sich treffen.
</translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <extracomment>goal-seek-stall.attn, title</extracomment>
        <translation>Zielwertsuche: wo sie stecken bleibt</translation>
    </message>
    <message>
        <source># Goal seek: where it stalls

The lesson&apos;s tokens, with W_Q and W_K widened to d = 512: beyond the lesson&apos;s two columns they hold random draws (source “random”, seed 32, rounded to three decimals). Scaling is off. “export” gives “fail” the weight {{weights[export,fail]:9}}, and the goal is 0.9. W_Q and W_K may move.

**Seek it as it is set: gradient descent on half the squared distance, rate 0.5.** Nothing seems to happen: 500 steps take the weight from 0.000000709 to 0.000000872.

**Now switch ÷ √d on and seek again, with the same loss, method and rate.** The weight begins at 0.105, is 0.89 after 386 steps and 0.894 after 500.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 1</extracomment>
        <translation># Zielwertsuche: wo sie stecken bleibt

Die Tokens der Lektion, mit W_Q und W_K auf d = 512 verbreitert: Jenseits der zwei Spalten der Lektion enthalten sie Zufallszahlen (Herkunft „Zufällige Spalten“, Seed 32, auf drei Stellen gerundet). Die Skalierung ist aus. „export“ gibt „fail“ das Gewicht {{weights[export,fail]:9}}, und das Ziel ist 0,9. W_Q und W_K dürfen sich bewegen.

**Suchen Sie, wie es eingestellt ist: Gradientenabstieg auf dem halben quadrierten Abstand, Lernrate 0,5.** Es scheint nichts zu geschehen: 500 Schritte bringen das Gewicht von 0,000000709 auf 0,000000872.

**Schalten Sie nun ÷ √d ein und suchen Sie noch einmal, mit demselben Loss, demselben Verfahren und derselben Lernrate.** Das Gewicht beginnt bei 0,105, ist nach 386 Schritten 0,89 und nach 500 Schritten 0,894.
</translation>
    </message>
    <message>
        <source>## Why it does not move

The squared distance has to send its gradient through the softmax. At the scores it arrives as (a − 0.9) a (onehot − a): the row of the Jacobian, every entry of which has the weight a = 0.0000007 as a factor. The Jacobian is dead. What reaches W_Q and W_K is at most 0.0000018 for any number, and half of that is how far the number moves.

Divided by √512 the same scores leave “fail” a weight of 0.105, and the Jacobian lives.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 5</extracomment>
        <translation>## Warum es sich nicht bewegt

Der quadrierte Abstand muss seinen Gradienten durch die Softmax schicken. Bei den Scores kommt er als (a − 0,9) a (onehot − a) an: Das ist die Zeile der Jacobi-Matrix, in der jeder Eintrag das Gewicht a = 0,0000007 als Faktor hat. Die Jacobi-Matrix ist tot. Was W_Q und W_K erreicht, ist für jede Zahl höchstens 0,0000018, und um die Hälfte davon bewegt sich die Zahl.

Durch √512 geteilt lassen dieselben Scores „fail“ ein Gewicht von 0,105, und die Jacobi-Matrix lebt.
</translation>
    </message>
    <message>
        <source>## What moves it

- **Minus the logarithm of the weight.** Its gradient at the scores is a − onehot. It does not pass through the dead Jacobian: it is −1 at “fail” however small the weight is. By gradient descent at rate 0.001 the weight passes 0.899 in 23 steps. Rate 0.5 is now far too much: one step, and the weight is 1.000.
- **Adam**, still on the squared distance. It divides the size of the gradient away, so that every number moves by about the rate. At rate 0.001 the weight rises, overshoots to 0.996 at step 42 and is back at 0.900 at step 126. At Adam&apos;s usual 0.05 a single step takes it to 1.000, and it cannot come back to 0.9: at that end the Jacobian is dead as well.
- **But Adam needs something to divide.** It adds an epsilon of 1e-8 to the size of the gradient, and a gradient far below that moves next to nothing: weights below 1e-12 stay. “fail” in the row of “did” begins at 2.2e-15, with gradients of 9e-15 at most, and 500 steps of Adam at 0.05 leave it at 2.2e-15. The logarithm brings it to 0.91 in 28 steps of descent at 0.001.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 7</extracomment>
        <translation>## Was es bewegt

- **Minus der Logarithmus des Gewichts.** Sein Gradient bei den Scores ist a − onehot. Er läuft nicht durch die tote Jacobi-Matrix: Bei „fail“ ist er −1, wie klein das Gewicht auch ist. Mit Gradientenabstieg bei Lernrate 0,001 überschreitet das Gewicht in 23 Schritten 0,899. Lernrate 0,5 ist jetzt viel zu viel: ein Schritt, und das Gewicht ist 1,000.
- **Adam**, weiterhin auf dem quadrierten Abstand. Adam teilt die Größe des Gradienten weg, sodass sich jede Zahl etwa um die Lernrate bewegt. Bei Lernrate 0,001 steigt das Gewicht, schießt in Schritt 42 auf 0,996 hinaus und ist in Schritt 126 wieder bei 0,900. Bei Adams üblichen 0,05 bringt es ein einziger Schritt auf 1,000, und es kann nicht zu 0,9 zurück: An diesem Ende ist die Jacobi-Matrix ebenfalls tot.
- **Aber Adam braucht etwas zum Teilen.** Es addiert ein Epsilon von 1e-8 zur Größe des Gradienten, und ein Gradient weit darunter bewegt so gut wie nichts: Gewichte unter 1e-12 bleiben. „fail“ in der Zeile von „did“ beginnt bei 2,2e-15, mit Gradienten von höchstens 9e-15, und 500 Schritte Adam mit 0,05 lassen es bei 2,2e-15. Der Logarithmus bringt es in 28 Schritten Abstieg mit 0,001 auf 0,91.
</translation>
    </message>
    <message>
        <source>## The limits of this picture

It is one draw, and not every pair of it stalls. The same descent from all 49 pairs (squared distance, goal 0.9, rate 0.5, 500 steps): the 21 that start below 2e-6 are all still below 3e-6. Of the other 28, one creeps from 6e-6 to 4e-5, 23 arrive, and four end at 1.000 and cannot come back; “export” on itself is one of these: it starts at 1e-5, jumps and overshoots. With another seed it is other pairs.

Scaling helps here because it keeps the weights away from 0 and 1, not because it makes gradients larger: where no row is saturated it makes them smaller.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 12</extracomment>
        <translation>## Die Grenzen dieses Bildes

Es ist eine einzelne Ziehung, und nicht jedes Paar darin bleibt stecken. Derselbe Abstieg von allen 49 Paaren aus (quadrierter Abstand, Ziel 0,9, Lernrate 0,5, 500 Schritte): Die 21, die unter 2e-6 starten, sind alle noch unter 3e-6. Von den anderen 28 kriecht eines von 6e-6 bis 4e-5, 23 kommen an, und vier enden bei 1,000 und können nicht zurück; „export“ auf sich selbst gehört zu diesen: Es startet bei 1e-5, springt und schießt über das Ziel hinaus. Mit einem anderen Seed sind es andere Paare.

Die Skalierung hilft hier, weil sie die Gewichte von 0 und 1 fernhält, nicht weil sie Gradienten größer macht: Wo keine Zeile gesättigt ist, macht sie sie kleiner.
</translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <extracomment>lesson.attn, title</extracomment>
        <translation>Die echte Attention-Gleichung</translation>
    </message>
    <message>
        <source># About

Every token asks a question (its query), offers an answer (its key) and has something to say (its value).

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

Pick a token to see where it looks and why. Change any number of X or of a projection, and every step follows at once. The lesson&apos;s numbers were made by hand, and its q1 and q2 have no names.
</source>
        <extracomment>lesson.attn, note in cell 1</extracomment>
        <translation># Worum es geht

Jedes Token stellt eine Frage (seine Query), bietet eine Antwort an (seinen Key) und hat etwas zu sagen (seinen Value).

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

Wählen Sie ein Token, um zu sehen, wohin es schaut und warum. Ändern Sie eine beliebige Zahl von X oder einer Projektion, und jeder Schritt folgt sofort. Die Zahlen der Lektion sind von Hand gemacht, und ihre q1 und q2 haben keine Namen.
</translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <extracomment>previous-token.attn, title</extracomment>
        <translation>Auf das vorige Token schauen</translation>
    </message>
    <message>
        <source># Look at the previous token

The first half of X says what a word is, the second half says where it stands. W_Q asks for the place before one&apos;s own, W_K offers one&apos;s own place: every token looks one step back.

“dog” gives “the” the weight {{weights[dog,the]:3}}. The mask is causal: no token sees what comes after it, and the first one has no choice at all.
</source>
        <extracomment>previous-token.attn, note in cell 1</extracomment>
        <translation># Auf das vorige Token schauen

Die erste Hälfte von X sagt, was ein Wort ist, die zweite Hälfte, wo es steht. W_Q fragt nach dem Platz vor dem eigenen, W_K bietet den eigenen Platz an: Jedes Token schaut einen Schritt zurück.

„dog“ gibt „the“ das Gewicht {{weights[dog,the]:3}}. Die Maske ist kausal: Kein Token sieht, was nach ihm kommt, und das erste hat überhaupt keine Wahl.
</translation>
    </message>
    <message>
        <source>## What arrives

The output of a row is the value of the word before it, almost unmixed. Compare the rows of O with the rows of V above them.
</source>
        <extracomment>previous-token.attn, note in cell 9</extracomment>
        <translation>## Was ankommt

Die Ausgabe einer Zeile ist der Value des Wortes davor, fast unvermischt. Vergleichen Sie die Zeilen von O mit den Zeilen von V darüber.
</translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <extracomment>saturates-by-hand.attn, title</extracomment>
        <translation>Sättigung zum Nachrechnen</translation>
    </message>
    <message>
        <source># Saturation you can check by hand

Four tokens, four dimensions, and nothing but small numbers: every score fits on a sheet of paper.

“bees” gives “honey” the weight {{weights[bees,honey]:3}}. Switch ÷ √d off and read it again: the same scores, twice as large, pick harder.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 1</extracomment>
        <translation># Sättigung zum Nachrechnen

Vier Tokens, vier Dimensionen und nichts als kleine Zahlen: Jeder Score passt auf ein Blatt Papier.

„bees“ gibt „honey“ das Gewicht {{weights[bees,honey]:3}}. Schalten Sie ÷ √d aus und lesen Sie es noch einmal ab: Dieselben Scores, doppelt so groß, wählen schärfer aus.
</translation>
    </message>
    <message>
        <source>## What to try

Drag the width to 512 with “your columns, repeated”. Every score grows exactly with d, so ÷ √d alone is not enough: set the exponent to 1 and the weights stay where they were.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 7</extracomment>
        <translation>## Zum Ausprobieren

Ziehen Sie die Breite mit „Meine Spalten wiederholt“ auf 512. Jeder Score wächst genau mit d, daher genügt ÷ √d allein nicht: Setzen Sie den Exponenten auf 1, und die Gewichte bleiben, wo sie waren.
</translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <extracomment>trained-lookup.attn, title</extracomment>
        <translation>Ein trainierter Head: Wie lautet der Wert jetzt?</translation>
    </message>
    <message>
        <source># A trained head: what is the value now?

The tokens are a little program, read from the left: `a=3` stores 3 under the name a, `a?` asks for it. **The answer is the value that was stored last under that name.** Nobody wrote the numbers of W_Q, W_K and W_V. They are what training left, and this head is the whole model.

**Check it by eye.** In a row of O, the column with the largest number is the answer: v1 to v4. The first `a?` looks at `a=3` (weight {{weights[2,0]}}), so its row says v3. The last `a?` looks past it to the later `a=2`: {{weights[9,4]}} there, {{weights[9,0]}} on `a=3`.
</source>
        <extracomment>trained-lookup.attn, note in cell 1</extracomment>
        <translation># Ein trainierter Head: Wie lautet der Wert jetzt?

Die Tokens sind ein kleines Programm, von links gelesen: `a=3` speichert 3 unter dem Namen a, `a?` fragt danach. **Die Antwort ist der Wert, der zuletzt unter diesem Namen gespeichert wurde.** Niemand hat die Zahlen von W_Q, W_K und W_V geschrieben. Sie sind, was das Training hinterlassen hat, und dieser Head ist das ganze Modell.

**Prüfen Sie es mit bloßem Auge.** In einer Zeile von O ist die Spalte mit der größten Zahl die Antwort: v1 bis v4. Das erste `a?` schaut auf `a=3` (Gewicht {{weights[2,0]}}), also sagt seine Zeile v3. Das letzte `a?` schaut daran vorbei auf das spätere `a=2`: {{weights[9,4]}} dort, {{weights[9,0]}} auf `a=3`.
</translation>
    </message>
    <message>
        <source>## What it learned

- **What a value brings.** W_V holds one number for each value: `=2` brings {{Wv[=2,1]}} to column v2. Names and places bring nothing.
- **Whose value.** a and d share column 1 of Q and K, with opposite signs; b and c share column 2. Four names in two columns: the same name adds a large number to the score ({{Wq[a,0]}} × {{Wk[a,0]}} for a), the opposite one subtracts it, the other two add 0.
- **How late.** In column 3, `place` makes every later key larger, and a stored value ({{Wk[=2,2]}}) larger than a question, which has nothing to bring.
</source>
        <extracomment>trained-lookup.attn, note in cell 4</extracomment>
        <translation>## Was er gelernt hat

- **Was ein Wert mitbringt.** W_V enthält eine Zahl für jeden Wert: `=2` bringt {{Wv[=2,1]}} in Spalte v2. Namen und Plätze bringen nichts.
- **Wessen Wert.** a und d teilen sich Spalte 1 von Q und K, mit entgegengesetzten Vorzeichen; b und c teilen sich Spalte 2. Vier Namen in zwei Spalten: Derselbe Name addiert eine große Zahl zum Score ({{Wq[a,0]}} × {{Wk[a,0]}} für a), der entgegengesetzte zieht sie ab, die beiden anderen addieren 0.
- **Wie spät.** In Spalte 3 macht `place` jeden späteren Key größer und einen gespeicherten Wert ({{Wk[=2,2]}}) größer als eine Frage, die nichts mitzubringen hat.
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
        <translation>## Zum Ausprobieren

- Tippen Sie in X, Zeile `a=2`, eine 0 unter =2 und eine 1 unter =4 ein: Seine eigene Zeile von O und die beiden `a?` danach sagen jetzt v4.
- Setzen Sie in X, Zeile `a=3`, `place` auf 0,9: Für den Head ist das später als `a=2`, und jedes `a?` ist 3.
- Setzen Sie in W_K [place, k3] auf 0: Der Head kann alt und neu nicht mehr unterscheiden, und das letzte `a?` wird zwischen `a=3` und `a=2` aufgeteilt.
- Wählen Sie die Maske „Keine“: Das erste `a?` schaut in seine Zukunft und antwortet 2.
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
        <translation>## Wie er trainiert wurde und was er nicht kann

`scripts/train-example` zog 2000 Programme aus 10 Tokens und führte 4000 Schritte Adam aus (PyTorch, float64, 64 Programme je Schritt), auf der Kreuzentropie aller Zeilen, die bei 1,46 begann, plus 0,001 mal der Summe der Beträge der Gewichte: Das hinterlässt Nullen, wo keine Zahl gebraucht wird. Von 16 zufälligen Anfängen wurde der mit dem kleinsten Loss behalten. Dann wurden die Gewichte auf zwei Stellen gerundet: Was Sie sehen, ist alles, was da ist.

Auf 20 000 Programmen, die er nie gesehen hat, sind 99,93&#xa0;% aller Zeilen richtig und 99,8&#xa0;% der Fragen (Raten: 25&#xa0;%); die Kreuzentropie auf den Trainingsprogrammen ist 0,012. Das Programm oben gehört nicht zu denen, mit denen er trainiert wurde.

- **Er mischt zwei Wünsche in einem Score.** In S ist für das letzte `a?` der richtige Name etwa 11 wert und jeder Platz später etwa 1,4: Ein Wert eines anderen Namens, acht Plätze später gespeichert, zieht fast ebenso stark, und mehrere davon gewinnen. Ein Wert, der wieder und wieder gespeichert wurde, kann den letzten auf dieselbe Art überstimmen.
- **X war gegeben, nicht gelernt:** eine 1 für den Namen, eine 1 für den Wert und der Platz in Zehnteln. Ein gelerntes Embedding davor würde nur in die drei Projektionen hineinmultipliziert.
- **Eine Anweisung ist ein Token.** Wären a, = und 3 drei Tokens, müsste eine Schicht vor dieser sie erst zusammenbringen.
</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <extracomment>two-sentences.attn, title</extracomment>
        <translation>Zwei Sätze in einem Batch</translation>
    </message>
    <message>
        <source># Two sentences in one batch

“birds sing” and “old dogs bark” stand in one matrix. The painted mask keeps each sentence to itself: hatched pairs are left out of every sum, and a hidden weight is exactly 0.

“sing” gives “birds” the weight {{weights[sing,birds]:3}}.
</source>
        <extracomment>two-sentences.attn, note in cell 1</extracomment>
        <translation># Zwei Sätze in einem Batch

„birds sing“ und „old dogs bark“ stehen in einer Matrix. Die gemalte Maske hält jeden Satz für sich: Schraffierte Paare bleiben aus jeder Summe heraus, und ein verdecktes Gewicht ist genau 0.

„sing“ gibt „birds“ das Gewicht {{weights[sing,birds]:3}}.
</translation>
    </message>
    <message>
        <source>## What to try

Choose “Paint the mask” in the View menu and click one of the hatched pairs: the sentences begin to see each other, and the rows are shared out anew.
</source>
        <extracomment>two-sentences.attn, note in cell 6</extracomment>
        <translation>## Zum Ausprobieren

Wählen Sie „Maske malen“ im Menü „Ansicht“ und klicken Sie auf eines der schraffierten Paare: Die Sätze beginnen einander zu sehen, und die Zeilen werden neu aufgeteilt.
</translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <extracomment>worksheet-one-row.attn, title</extracomment>
        <translation>Arbeitsblatt: eine Zeile von Hand</translation>
    </message>
    <message>
        <source>**Where does “export” look?** Twelve numbers of its row are missing. Work them out from the numbers that are there, and type each into its box: the query, three scores, the same divided by √2, three weights, and the output.

A box takes arithmetic such as `0.5 * 1 + 0.6 * -0.2`. Stuck? Choose *Hint* above: first it names the rule, then the numbers. The first score, query times key of “Why”, is {{scores[4,0]}}.</source>
        <extracomment>worksheet-one-row.attn, note in cell 1</extracomment>
        <translation>**Wohin schaut „export“?** Zwölf Zahlen seiner Zeile fehlen. Berechnen Sie sie aus den Zahlen, die da sind, und tippen Sie jede in ihr Feld: die Query, drei Scores, dieselben durch √2 geteilt, drei Gewichte und die Ausgabe.

Ein Feld versteht Rechnungen wie `0.5 * 1 + 0.6 * -0.2`. Sie kommen nicht weiter? Wählen Sie oben *Tipp*: Zuerst nennt er die Regel, dann die Zahlen. Der erste Score, Query mal Key von „Why“, ist {{scores[4,0]}}.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The equation in three steps</source>
        <extracomment>01-three-steps.lesson, title</extracomment>
        <translation>Die Gleichung in drei Schritten</translation>
    </message>
    <message>
        <source>Projections, scaled scores, a weighted mean: the whole of attention with seven words.</source>
        <extracomment>01-three-steps.lesson, about</extracomment>
        <translation>Projektionen, skalierte Scores, ein gewichteter Mittelwert: die ganze Attention mit sieben Wörtern.</translation>
    </message>
    <message>
        <source>Every token becomes three vectors</source>
        <extracomment>01-three-steps.lesson, title of step 1</extracomment>
        <translation>Jedes Token wird zu drei Vektoren</translation>
    </message>
    <message>
        <source>Seven tokens stand in X, one a row. Three matrices make three new rows of each: a **query**, a **key** and a **value**.</source>
        <extracomment>01-three-steps.lesson, scene of step 1</extracomment>
        <translation>Sieben Tokens stehen in X, eines je Zeile. Drei Matrizen machen aus jedem drei neue Zeilen: eine **Query**, einen **Key** und einen **Value**.</translation>
    </message>
    <message>
        <source>X has 7 rows and 4 columns, W_Q has 4 rows and 2 columns. What is the shape of Q?</source>
        <extracomment>01-three-steps.lesson, question of step 1</extracomment>
        <translation>X hat 7 Zeilen und 4 Spalten, W_Q hat 4 Zeilen und 2 Spalten. Welche Form hat Q?</translation>
    </message>
    <message>
        <source>4 rows, 2 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>4 Zeilen, 2 Spalten</translation>
    </message>
    <message>
        <source>7 rows, 2 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>7 Zeilen, 2 Spalten</translation>
    </message>
    <message>
        <source>7 rows, 4 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>7 Zeilen, 4 Spalten</translation>
    </message>
    <message>
        <source>One row for each token, one column for each column of W_Q. Each number of Q is a row of X times a column of W_Q.</source>
        <extracomment>01-three-steps.lesson, reveal of step 1</extracomment>
        <translation>Eine Zeile für jedes Token, eine Spalte für jede Spalte von W_Q. Jede Zahl von Q ist eine Zeile von X mal eine Spalte von W_Q.</translation>
    </message>
    <message>
        <source>Click the number of “export” in column q1 of Q, and read at the right where it comes from.</source>
        <extracomment>01-three-steps.lesson, task of step 1</extracomment>
        <translation>Klicken Sie auf die Zahl von „export“ in Spalte q1 von Q und lesen Sie rechts, woher sie kommt.</translation>
    </message>
    <message>
        <source>Q stands below W_Q. The row of “export” is the fifth.</source>
        <extracomment>01-three-steps.lesson, hint of step 1</extracomment>
        <translation>Q steht unter W_Q. Die Zeile von „export“ ist die fünfte.</translation>
    </message>
    <message>
        <source>The same X is read three times. Nothing else of the token goes on: whatever W_Q, W_K and W_V drop is lost for this head.</source>
        <extracomment>01-three-steps.lesson, idea of step 1</extracomment>
        <translation>Dasselbe X wird dreimal gelesen. Sonst geht nichts vom Token weiter: Was W_Q, W_K und W_V fallen lassen, ist für diesen Head verloren.</translation>
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
Für „export“ und q1: 0,5 · 1 + 0,6 · (−0,2) + 0,1 · (−0,3) + 0 · (−1,5) = 0,35.</translation>
    </message>
    <message>
        <source>Every query meets every key</source>
        <extracomment>01-three-steps.lesson, title of step 2</extracomment>
        <translation>Jede Query trifft jeden Key</translation>
    </message>
    <message>
        <source>The query of “export” is ({{Q[export,0]}}, {{Q[export,1]}}). The key of “fail” is ({{K[fail,0]}}, {{K[fail,1]}}).</source>
        <extracomment>01-three-steps.lesson, scene of step 2</extracomment>
        <translation>Die Query von „export“ ist ({{Q[export,0]}}; {{Q[export,1]}}). Der Key von „fail“ ist ({{K[fail,0]}}; {{K[fail,1]}}).</translation>
    </message>
    <message>
        <source>Multiply them number by number, add, and divide by √2 ≈ 1.41. What is the scaled score?</source>
        <extracomment>01-three-steps.lesson, question of step 2</extracomment>
        <translation>Multiplizieren Sie beide Zahl für Zahl, addieren Sie und teilen Sie durch √2 ≈ 1,41. Wie groß ist der skalierte Score?</translation>
    </message>
    <message>
        <source>0.35 · 1.23 + 0.22 · 0.36 = 0.51, and 0.51 / 1.41 = 0.36.</source>
        <extracomment>01-three-steps.lesson, reveal of step 2</extracomment>
        <translation>0,35 · 1,23 + 0,22 · 0,36 = 0,51, und 0,51 / 1,41 = 0,36.</translation>
    </message>
    <message>
        <source>Click this score in S̃: the row of “export”, the column of “fail”.</source>
        <extracomment>01-three-steps.lesson, task of step 2</extracomment>
        <translation>Klicken Sie auf diesen Score in S̃: Zeile „export“, Spalte „fail“.</translation>
    </message>
    <message>
        <source>Rows are those who look, columns are those who are looked at. S̃ stands in the cell “Scaling”.</source>
        <extracomment>01-three-steps.lesson, hint of step 2</extracomment>
        <translation>Zeilen sind die, die schauen, Spalten sind die, auf die geschaut wird. S̃ steht in der Zelle „Skalierung“.</translation>
    </message>
    <message>
        <source>A score is large where a query and a key point the same way. There are 7 · 7 = 49 of them, one for every pair, both ways round.</source>
        <extracomment>01-three-steps.lesson, idea of step 2</extracomment>
        <translation>Ein Score ist groß, wo eine Query und ein Key in dieselbe Richtung zeigen. Es gibt 7 · 7 = 49 davon, einen für jedes Paar, in beiden Richtungen.</translation>
    </message>
    <message>
        <source>$ S̃ = Q Kᵀ / √d_k $
d_k is the number of columns of Q and K, 2 here.</source>
        <extracomment>01-three-steps.lesson, mathematics of step 2</extracomment>
        <translation>$ S̃ = Q Kᵀ / √d_k $
d_k ist die Anzahl der Spalten von Q und K, hier 2.</translation>
    </message>
    <message>
        <source>The weights mix the values</source>
        <extracomment>01-three-steps.lesson, title of step 3</extracomment>
        <translation>Die Gewichte mischen die Values</translation>
    </message>
    <message>
        <source>The softmax makes shares of each row of scores. With these shares the rows of V are mixed: that is the output.</source>
        <extracomment>01-three-steps.lesson, scene of step 3</extracomment>
        <translation>Die Softmax macht aus jeder Zeile von Scores Anteile. Mit diesen Anteilen werden die Zeilen von V gemischt: Das ist die Ausgabe.</translation>
    </message>
    <message>
        <source>The largest number in column v2 of V is 1.48. Can a number in column v2 of the output be larger?</source>
        <extracomment>01-three-steps.lesson, question of step 3</extracomment>
        <translation>Die größte Zahl in Spalte v2 von V ist 1,48. Kann eine Zahl in Spalte v2 der Ausgabe größer sein?</translation>
    </message>
    <message>
        <source>Yes, if a weight is large enough</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation>Ja, wenn ein Gewicht groß genug ist</translation>
    </message>
    <message>
        <source>No, never</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation>Nein, niemals</translation>
    </message>
    <message>
        <source>The shares of a row are not negative and add up to 1. A mean with such shares stays between the smallest and the largest value.</source>
        <extracomment>01-three-steps.lesson, reveal of step 3</extracomment>
        <translation>Die Anteile einer Zeile sind nicht negativ und ergeben zusammen 1. Ein Mittelwert mit solchen Anteilen bleibt zwischen dem kleinsten und dem größten Wert.</translation>
    </message>
    <message>
        <source>Click output v2 of “export”. The inspector shows who brought how much.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation>Klicken Sie auf die Ausgabe v2 von „export“. Der Inspektor zeigt, wer wie viel gebracht hat.</translation>
    </message>
    <message>
        <source>Now change the number in X at “fail”, column “trouble”, and see every step follow.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation>Ändern Sie nun in X die Zahl bei „fail“, Spalte „trouble“, und sehen Sie zu, wie jeder Schritt folgt.</translation>
    </message>
    <message>
        <source>X stands in the cell “Projections”, further up. Click its number 0.90 in the row “fail”, type another one, and press Enter. Undo takes it back.</source>
        <extracomment>01-three-steps.lesson, hint of step 3</extracomment>
        <translation>X steht weiter oben in der Zelle „Projektionen“. Klicken Sie auf die Zahl 0,90 in der Zeile „fail“, tippen Sie eine andere ein und drücken Sie die Eingabetaste. „Rückgängig“ nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Who looks where is decided by Q and K. What arrives is decided by V.</source>
        <extracomment>01-three-steps.lesson, idea of step 3</extracomment>
        <translation>Wer wohin schaut, entscheiden Q und K. Was ankommt, entscheidet V.</translation>
    </message>
    <message>
        <source>Q, K and V are three questions</source>
        <extracomment>02-three-questions.lesson, title</extracomment>
        <translation>Q, K und V sind drei Fragen</translation>
    </message>
    <message>
        <source>What do I look for, how am I found, what do I give? Change one and see what stays.</source>
        <extracomment>02-three-questions.lesson, about</extracomment>
        <translation>Wonach suche ich, wie werde ich gefunden, was gebe ich? Ändern Sie eines und sehen Sie, was bleibt.</translation>
    </message>
    <message>
        <source>What do I look for?</source>
        <extracomment>02-three-questions.lesson, title of step 1</extracomment>
        <translation>Wonach suche ich?</translation>
    </message>
    <message>
        <source>The query says what a token looks for. It is made by W_Q and by nothing else.</source>
        <extracomment>02-three-questions.lesson, scene of step 1</extracomment>
        <translation>Die Query sagt, wonach ein Token sucht. Sie entsteht aus W_Q und aus nichts anderem.</translation>
    </message>
    <message>
        <source>You change one number of W_Q. What stays exactly as it is?</source>
        <extracomment>02-three-questions.lesson, question of step 1</extracomment>
        <translation>Sie ändern eine Zahl von W_Q. Was bleibt genau, wie es ist?</translation>
    </message>
    <message>
        <source>The scores</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>Die Scores</translation>
    </message>
    <message>
        <source>The weights</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>Die Gewichte</translation>
    </message>
    <message>
        <source>The keys</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>Die Keys</translation>
    </message>
    <message>
        <source>W_Q makes queries only. Keys and values do not know of it. Scores and weights follow the queries.</source>
        <extracomment>02-three-questions.lesson, reveal of step 1</extracomment>
        <translation>W_Q macht nur Queries. Keys und Values wissen nichts davon. Scores und Gewichte folgen den Queries.</translation>
    </message>
    <message>
        <source>Set the number in W_Q at “product”, column q1, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 1</extracomment>
        <translation>Setzen Sie die Zahl in W_Q bei „product“, Spalte q1, auf 0.</translation>
    </message>
    <message>
        <source>Click the 1.00 at the top left of W_Q, type 0, press Enter.</source>
        <extracomment>02-three-questions.lesson, hint of step 1</extracomment>
        <translation>Klicken Sie auf die 1,00 oben links in W_Q, tippen Sie 0 und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>“export” holds half a “product”. Without that number its query asks for less, and “fail” no longer stands out: the weight falls from 0.24 to 0.14.</source>
        <extracomment>02-three-questions.lesson, idea of step 1</extracomment>
        <translation>„export“ enthält ein halbes „product“. Ohne diese Zahl fragt seine Query nach weniger, und „fail“ ragt nicht mehr heraus: Das Gewicht fällt von 0,24 auf 0,14.</translation>
    </message>
    <message>
        <source>$ S = (X W_Q) (X W_K)ᵀ $
W_Q stands in the first factor only.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 1</extracomment>
        <translation>$ S = (X W_Q) (X W_K)ᵀ $
W_Q steht nur im ersten Faktor.</translation>
    </message>
    <message>
        <source>```python
Q = X @ Wq              # follows Wq
S = Q @ (X @ Wk).T      # follows Wq and Wk
```</source>
        <extracomment>02-three-questions.lesson, code of step 1</extracomment>
        <translation>```python
Q = X @ Wq              # folgt Wq
S = Q @ (X @ Wk).T      # folgt Wq und Wk
```</translation>
    </message>
    <message>
        <source>What do I give?</source>
        <extracomment>02-three-questions.lesson, title of step 2</extracomment>
        <translation>Was gebe ich?</translation>
    </message>
    <message>
        <source>The value is what a token hands over when somebody looks at it.</source>
        <extracomment>02-three-questions.lesson, scene of step 2</extracomment>
        <translation>Der Value ist das, was ein Token abgibt, wenn jemand auf es schaut.</translation>
    </message>
    <message>
        <source>You change one number of W_V. What happens to the weights?</source>
        <extracomment>02-three-questions.lesson, question of step 2</extracomment>
        <translation>Sie ändern eine Zahl von W_V. Was geschieht mit den Gewichten?</translation>
    </message>
    <message>
        <source>They change a little</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>Sie ändern sich ein wenig</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>Gar nichts</translation>
    </message>
    <message>
        <source>Only the row of the picked token changes</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>Nur die Zeile des gewählten Tokens ändert sich</translation>
    </message>
    <message>
        <source>The weights are finished before V is read. W_V changes what arrives, never who looks where.</source>
        <extracomment>02-three-questions.lesson, reveal of step 2</extracomment>
        <translation>Die Gewichte sind fertig, bevor V gelesen wird. W_V ändert, was ankommt, nie, wer wohin schaut.</translation>
    </message>
    <message>
        <source>Set the number in W_V at “trouble”, column v2, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 2</extracomment>
        <translation>Setzen Sie die Zahl in W_V bei „trouble“, Spalte v2, auf 0.</translation>
    </message>
    <message>
        <source>It is the 1.10 in the third row of W_V.</source>
        <extracomment>02-three-questions.lesson, hint of step 2</extracomment>
        <translation>Es ist die 1,10 in der dritten Zeile von W_V.</translation>
    </message>
    <message>
        <source>The second number of the output of “export” falls from 0.63 to 0.31: most of it was trouble, brought by “fail”.</source>
        <extracomment>02-three-questions.lesson, idea of step 2</extracomment>
        <translation>Die zweite Zahl der Ausgabe von „export“ fällt von 0,63 auf 0,31: Das meiste davon war „trouble“, gebracht von „fail“.</translation>
    </message>
    <message>
        <source>$ O = A (X W_V) $
A does not hold W_V, so O is a linear function of W_V.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 2</extracomment>
        <translation>$ O = A (X W_V) $
A enthält W_V nicht, also ist O eine lineare Funktion von W_V.</translation>
    </message>
    <message>
        <source>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # Wv comes last
```</source>
        <extracomment>02-three-questions.lesson, code of step 2</extracomment>
        <translation>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # Wv kommt zuletzt
```</translation>
    </message>
    <message>
        <source>Being asked is not asking</source>
        <extracomment>02-three-questions.lesson, title of step 3</extracomment>
        <translation>Gefragt werden ist nicht fragen</translation>
    </message>
    <message>
        <source>“export” gives “fail” the weight {{weights[export,fail]}}. Each token asks with its query and is found by its key.</source>
        <extracomment>02-three-questions.lesson, scene of step 3</extracomment>
        <translation>„export“ gibt „fail“ das Gewicht {{weights[export,fail]}}. Jedes Token fragt mit seiner Query und wird über seinen Key gefunden.</translation>
    </message>
    <message>
        <source>How much does “fail” give “export” in return?</source>
        <extracomment>02-three-questions.lesson, question of step 3</extracomment>
        <translation>Wie viel gibt „fail“ im Gegenzug „export“?</translation>
    </message>
    <message>
        <source>0.33, and not 0.24. One direction compares the query of “export” with the key of “fail”, the other one the query of “fail” with the key of “export”. These are four different vectors.</source>
        <extracomment>02-three-questions.lesson, reveal of step 3</extracomment>
        <translation>0,33 und nicht 0,24. Die eine Richtung vergleicht die Query von „export“ mit dem Key von „fail“, die andere die Query von „fail“ mit dem Key von „export“. Das sind vier verschiedene Vektoren.</translation>
    </message>
    <message>
        <source>Pick “fail” in the row of tokens, and look at its weights.</source>
        <extracomment>02-three-questions.lesson, task of step 3</extracomment>
        <translation>Wählen Sie in der Tokenreihe „fail“ und sehen Sie sich seine Gewichte an.</translation>
    </message>
    <message>
        <source>The tokens stand as buttons in the cell “Tokens”.</source>
        <extracomment>02-three-questions.lesson, hint of step 3</extracomment>
        <translation>Die Tokens stehen als Knöpfe in der Zelle „Tokens“.</translation>
    </message>
    <message>
        <source>If queries and keys were the same, a token would mostly find itself. Two projections let it look for something that it is not.</source>
        <extracomment>02-three-questions.lesson, idea of step 3</extracomment>
        <translation>Wären Queries und Keys dasselbe, fände ein Token meist sich selbst. Zwei Projektionen lassen es nach etwas suchen, das es nicht ist.</translation>
    </message>
    <message>
        <source>```python
S[4, 5] = Q[4] @ K[5]   # export asks, fail answers
S[5, 4] = Q[5] @ K[4]   # fail asks, export answers
```</source>
        <extracomment>02-three-questions.lesson, code of step 3</extracomment>
        <translation>```python
S[4, 5] = Q[4] @ K[5]   # export fragt, fail antwortet
S[5, 4] = Q[5] @ K[4]   # fail fragt, export antwortet
```</translation>
    </message>
    <message>
        <source>Why √d</source>
        <extracomment>03-why-root-d.lesson, title</extracomment>
        <translation>Warum √d</translation>
    </message>
    <message>
        <source>What the division does at d = 2, at d = 1024, and where the usual story is too simple.</source>
        <extracomment>03-why-root-d.lesson, about</extracomment>
        <translation>Was die Division bei d = 2 und bei d = 1024 bewirkt, und wo die übliche Geschichte zu einfach ist.</translation>
    </message>
    <message>
        <source>At d = 2 it does little</source>
        <extracomment>03-why-root-d.lesson, title of step 1</extracomment>
        <translation>Bei d = 2 bewirkt sie wenig</translation>
    </message>
    <message>
        <source>With ÷ √d, “export” gives “fail” the weight 0.241. Here d is 2, so that scores are divided by 1.41.</source>
        <extracomment>03-why-root-d.lesson, scene of step 1</extracomment>
        <translation>Mit ÷ √d gibt „export“ dem Token „fail“ das Gewicht 0,241. Hier ist d gleich 2, die Scores werden also durch 1,41 geteilt.</translation>
    </message>
    <message>
        <source>Switch the division off. What does the weight become?</source>
        <extracomment>03-why-root-d.lesson, question of step 1</extracomment>
        <translation>Schalten Sie die Division aus. Wie groß wird das Gewicht?</translation>
    </message>
    <message>
        <source>0.292. At d = 2 the division hardly matters. It also makes the gradient of this row smaller: 0.54 without, 0.36 with.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 1</extracomment>
        <translation>0,292. Bei d = 2 macht die Division kaum etwas aus. Sie macht auch den Gradienten dieser Zeile kleiner: 0,54 ohne, 0,36 mit.</translation>
    </message>
    <message>
        <source>Switch ÷ √d off in the tool bar.</source>
        <extracomment>03-why-root-d.lesson, task of step 1</extracomment>
        <translation>Schalten Sie ÷ √d in der Werkzeugleiste aus.</translation>
    </message>
    <message>
        <source>It is the switch at the left of “exponent”.</source>
        <extracomment>03-why-root-d.lesson, hint of step 1</extracomment>
        <translation>Es ist der Schalter links von „Exponent“.</translation>
    </message>
    <message>
        <source>Nobody needs √d for two columns. It is there for heads with 64 or 128 of them.</source>
        <extracomment>03-why-root-d.lesson, idea of step 1</extracomment>
        <translation>Niemand braucht √d für zwei Spalten. Es ist für Heads mit 64 oder 128 Spalten da.</translation>
    </message>
    <message>
        <source>$ S̃ = S / d_k^p $
p = 0.5 divides by the root. p = 0 switches the division off.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 1</extracomment>
        <translation>$ S̃ = S / d_k^p $
p = 0,5 teilt durch die Wurzel. p = 0 schaltet die Division aus.</translation>
    </message>
    <message>
        <source>Scores grow with the width</source>
        <extracomment>03-why-root-d.lesson, title of step 2</extracomment>
        <translation>Scores wachsen mit der Breite</translation>
    </message>
    <message>
        <source>Now a thought experiment, the textbook&apos;s one: every number of q and k is drawn by itself, with mean 0 and spread 1. A score is the sum of d products.</source>
        <extracomment>03-why-root-d.lesson, scene of step 2</extracomment>
        <translation>Nun ein Gedankenexperiment, das der Lehrbücher: Jede Zahl von q und k wird für sich gezogen, mit Mittelwert 0 und Streuung 1. Ein Score ist die Summe von d Produkten.</translation>
    </message>
    <message>
        <source>d grows from 4 to 64. By how much does the spread of the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 2</extracomment>
        <translation>d wächst von 4 auf 64. Um wie viel wächst die Streuung der Scores?</translation>
    </message>
    <message>
        <source>Not at all</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>4 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>Auf das 4-Fache</translation>
    </message>
    <message>
        <source>16 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>Auf das 16-Fache</translation>
    </message>
    <message>
        <source>d products with spread 1 add up to a sum with spread √d. From √4 = 2 to √64 = 8 is 4 times. Measured over 8000 draws: 1.99 and 8.01.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 2</extracomment>
        <translation>d Produkte mit Streuung 1 ergeben eine Summe mit Streuung √d. Von √4 = 2 auf √64 = 8 ist das 4-Fache. Gemessen über 8000 Ziehungen: 1,99 und 8,01.</translation>
    </message>
    <message>
        <source>Set the width in the Saturation cell to 64.</source>
        <extracomment>03-why-root-d.lesson, task of step 2</extracomment>
        <translation>Stellen Sie die Breite in der Zelle „Sättigung“ auf 64.</translation>
    </message>
    <message>
        <source>Type 64 into the field beside the slider, and press Enter. The source of the columns is “normal” already.</source>
        <extracomment>03-why-root-d.lesson, hint of step 2</extracomment>
        <translation>Tippen Sie 64 in das Feld neben dem Regler und drücken Sie die Eingabetaste. Als Herkunft der Spalten ist „Lehrbuch: q und k normalverteilt“ schon eingestellt.</translation>
    </message>
    <message>
        <source>Large scores do not mean that the model is sure. They may only mean that it is wide.</source>
        <extracomment>03-why-root-d.lesson, idea of step 2</extracomment>
        <translation>Große Scores heißen nicht, dass das Modell sich sicher ist. Vielleicht heißen sie nur, dass es breit ist.</translation>
    </message>
    <message>
        <source>Products of independent numbers with mean 0 and variance 1 have variance 1. The variances of d of them add up:
$ Var(q · k) = d $</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 2</extracomment>
        <translation>Produkte unabhängiger Zahlen mit Mittelwert 0 und Varianz 1 haben die Varianz 1. Die Varianzen von d solchen Produkten addieren sich:
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
(q @ k.T).std()      # etwa sqrt(d)
```</translation>
    </message>
    <message>
        <source>Then the softmax picks one</source>
        <extracomment>03-why-root-d.lesson, title of step 3</extracomment>
        <translation>Dann wählt die Softmax einen aus</translation>
    </message>
    <message>
        <source>The softmax sees differences. Where scores are 20 apart, the smaller one counts e⁻²⁰, about two billionths.</source>
        <extracomment>03-why-root-d.lesson, scene of step 3</extracomment>
        <translation>Die Softmax sieht Unterschiede. Wo Scores um 20 auseinanderliegen, zählt der kleinere e⁻²⁰, etwa zwei Milliardstel.</translation>
    </message>
    <message>
        <source>At d = 512, without the division: what is the largest weight of a typical row of 7?</source>
        <extracomment>03-why-root-d.lesson, question of step 3</extracomment>
        <translation>Bei d = 512, ohne die Division: Wie groß ist das größte Gewicht einer typischen Zeile von 7?</translation>
    </message>
    <message>
        <source>About 0.3</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>Etwa 0,3</translation>
    </message>
    <message>
        <source>About 0.7</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>Etwa 0,7</translation>
    </message>
    <message>
        <source>Nearly 1</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>Fast 1</translation>
    </message>
    <message>
        <source>The median over 8000 draws is 0.99997 without the division, and 0.36 with it.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 3</extracomment>
        <translation>Der Median über 8000 Ziehungen ist 0,99997 ohne die Division und 0,36 mit ihr.</translation>
    </message>
    <message>
        <source>Set the width to 512, and compare the bars with and without ÷ √d.</source>
        <extracomment>03-why-root-d.lesson, task of step 3</extracomment>
        <translation>Stellen Sie die Breite auf 512 und vergleichen Sie die Balken mit und ohne ÷ √d.</translation>
    </message>
    <message>
        <source>Type 512 into the field beside the slider, or drag the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 3</extracomment>
        <translation>Tippen Sie 512 in das Feld neben dem Regler oder ziehen Sie den Regler.</translation>
    </message>
    <message>
        <source>Such a row is called saturated: one key takes all. At d = 512 three of four rows have a largest weight above 0.99 without the division, and none with it.</source>
        <extracomment>03-why-root-d.lesson, idea of step 3</extracomment>
        <translation>Eine solche Zeile heißt gesättigt: Ein Key nimmt alles. Bei d = 512 haben drei von vier Zeilen ohne die Division ein größtes Gewicht über 0,99, mit ihr keine.</translation>
    </message>
    <message>
        <source>$ S̃ = S / √d $
has the same spread at every d: the √d of the sum is divided away.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 3</extracomment>
        <translation>$ S̃ = S / √d $
hat bei jedem d dieselbe Streuung: Das √d der Summe wird weggeteilt.</translation>
    </message>
    <message>
        <source>The honest half: the crossover</source>
        <extracomment>03-why-root-d.lesson, title of step 4</extracomment>
        <translation>Die ehrliche Hälfte: der Schnittpunkt</translation>
    </message>
    <message>
        <source>“Without √d the gradient vanishes.” True for wide heads. But is the gradient larger with the division at every width?</source>
        <extracomment>03-why-root-d.lesson, scene of step 4</extracomment>
        <translation>„Ohne √d verschwindet der Gradient.“ Für breite Heads stimmt das. Aber ist der Gradient mit der Division bei jeder Breite größer?</translation>
    </message>
    <message>
        <source>At d = 16, where is the typical gradient at the query larger?</source>
        <extracomment>03-why-root-d.lesson, question of step 4</extracomment>
        <translation>Bei d = 16: Wo ist der typische Gradient an der Query größer?</translation>
    </message>
    <message>
        <source>With the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>Mit der Division</translation>
    </message>
    <message>
        <source>Without it</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>Ohne sie</translation>
    </message>
    <message>
        <source>It is the same</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>Er ist gleich</translation>
    </message>
    <message>
        <source>Over 8000 draws the medians are 0.98 without it and 0.37 with it. For 7 tokens the one without stays above up to about d = 70. Only then it dies: 0.00002 against 0.38 at d = 1024.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 4</extracomment>
        <translation>Über 8000 Ziehungen sind die Mediane 0,98 ohne sie und 0,37 mit ihr. Bei 7 Tokens bleibt der ohne bis etwa d = 70 darüber. Erst dann stirbt er: 0,00002 gegen 0,38 bei d = 1024.</translation>
    </message>
    <message>
        <source>Set the width to 16, and read both gradients.</source>
        <extracomment>03-why-root-d.lesson, task of step 4</extracomment>
        <translation>Stellen Sie die Breite auf 16 und lesen Sie beide Gradienten ab.</translation>
    </message>
    <message>
        <source>The sentences below the bars name the gradients at the query of the picked token.</source>
        <extracomment>03-why-root-d.lesson, hint of step 4</extracomment>
        <translation>Die Sätze unter den Balken nennen die Gradienten an der Query des gewählten Tokens.</translation>
    </message>
    <message>
        <source>Dividing makes scores smaller, and the slope of a score by its query too. Where nothing is saturated, that is all it does.</source>
        <extracomment>03-why-root-d.lesson, idea of step 4</extracomment>
        <translation>Die Division macht Scores kleiner, und damit auch die Steigung eines Scores nach seiner Query. Wo nichts gesättigt ist, bewirkt sie sonst nichts.</translation>
    </message>
    <message>
        <source>$ ∂a/∂q = J K / d^p $
J = diag(a) − aᵀa dies when a becomes one-hot; the divisor makes all of it smaller.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 4</extracomment>
        <translation>$ ∂a/∂q = J K / d^p $
J = diag(a) − aᵀa stirbt, wenn a one-hot wird; der Divisor macht alles davon kleiner.</translation>
    </message>
    <message>
        <source>The honest half: rows on the edge</source>
        <extracomment>03-why-root-d.lesson, title of step 5</extracomment>
        <translation>Die ehrliche Hälfte: Zeilen auf der Kippe</translation>
    </message>
    <message>
        <source>At d = 1024, without the division, the median gradient is 0.00002. That is the typical row.</source>
        <extracomment>03-why-root-d.lesson, scene of step 5</extracomment>
        <translation>Bei d = 1024, ohne die Division, ist der Median des Gradienten 0,00002. Das ist die typische Zeile.</translation>
    </message>
    <message>
        <source>And the mean over all rows?</source>
        <extracomment>03-why-root-d.lesson, question of step 5</extracomment>
        <translation>Und der Mittelwert über alle Zeilen?</translation>
    </message>
    <message>
        <source>0.00002 as well</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation>Auch 0,00002</translation>
    </message>
    <message>
        <source>0.38, as with the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation>0,38, wie mit der Division</translation>
    </message>
    <message>
        <source>1.28, more than with the division. 82 of 100 rows are frozen. But 12 of 100 stand on the edge between two keys, and these carry 90 % of the mean.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 5</extracomment>
        <translation>1,28, mehr als mit der Division. 82 von 100 Zeilen sind eingefroren. Aber 12 von 100 stehen zwischen zwei Keys auf der Kippe, und sie tragen 90&#xa0;% des Mittelwerts.</translation>
    </message>
    <message>
        <source>Set the width to 1024, and look at the curves: median, band and mean.</source>
        <extracomment>03-why-root-d.lesson, task of step 5</extracomment>
        <translation>Stellen Sie die Breite auf 1024 und sehen Sie sich die Kurven an: Median, Band und Mittelwert.</translation>
    </message>
    <message>
        <source>Type 1024 into the field beside the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 5</extracomment>
        <translation>Tippen Sie 1024 in das Feld neben dem Regler.</translation>
    </message>
    <message>
        <source>Saturation is not silence. Most rows learn nothing through the scores, a few get a jolt. And V still learns: its gradient does not pass the softmax.</source>
        <extracomment>03-why-root-d.lesson, idea of step 5</extracomment>
        <translation>Sättigung ist keine Stille. Die meisten Zeilen lernen über die Scores nichts, einige wenige bekommen einen Ruck. Und V lernt weiter: Sein Gradient läuft nicht durch die Softmax.</translation>
    </message>
    <message>
        <source>A tie of two keys has a = (½, ½). Then |J| = ½, the largest there is, however large the scores are.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 5</extracomment>
        <translation>Ein Gleichstand zweier Keys hat a = (½, ½). Dann ist |J| = ½, der größtmögliche Wert, wie groß die Scores auch sind.</translation>
    </message>
    <message>
        <source>When √d is not enough</source>
        <extracomment>03-why-root-d.lesson, title of step 6</extracomment>
        <translation>Wenn √d nicht genügt</translation>
    </message>
    <message>
        <source>√d is right for numbers that have nothing to do with each other. The source “repeat” takes your own columns again and again: q and k then agree in every copy.</source>
        <extracomment>03-why-root-d.lesson, scene of step 6</extracomment>
        <translation>√d passt zu Zahlen, die nichts miteinander zu tun haben. Die Herkunft „Meine Spalten wiederholt“ nimmt Ihre eigenen Spalten immer wieder: q und k stimmen dann in jeder Kopie überein.</translation>
    </message>
    <message>
        <source>256 copies of two columns. By how much do the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 6</extracomment>
        <translation>256 Kopien von zwei Spalten. Um wie viel wachsen die Scores?</translation>
    </message>
    <message>
        <source>256 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 6</extracomment>
        <translation>Auf das 256-Fache</translation>
    </message>
    <message>
        <source>Every copy adds the same amount. The scores grow like d, and √d divides only by √d. It takes the exponent 1.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 6</extracomment>
        <translation>Jede Kopie trägt denselben Betrag bei. Die Scores wachsen wie d, und √d teilt nur durch √d. Es braucht den Exponenten 1.</translation>
    </message>
    <message>
        <source>Set the exponent in the tool bar to 1.</source>
        <extracomment>03-why-root-d.lesson, task of step 6</extracomment>
        <translation>Stellen Sie den Exponenten in der Werkzeugleiste auf 1.</translation>
    </message>
    <message>
        <source>Press Tab until the slider “exponent” has the focus, then Page Up five times. A click on its line would jump there.</source>
        <extracomment>03-why-root-d.lesson, hint of step 6</extracomment>
        <translation>Drücken Sie Tab, bis der Regler „Exponent“ den Fokus hat, dann fünfmal Bild auf. Ein Klick auf seine Linie würde dorthin springen.</translation>
    </message>
    <message>
        <source>Training aligns queries and keys. That is why some recipes for very wide models (muP) divide by d.</source>
        <extracomment>03-why-root-d.lesson, idea of step 6</extracomment>
        <translation>Das Training richtet Queries und Keys aneinander aus. Darum teilen manche Rezepte für sehr breite Modelle (muP) durch d.</translation>
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
        <translation>Eine Gewichtsmatrix lesen</translation>
    </message>
    <message>
        <source>Rows add up to 1, columns need not; who looks at whom; and why A is not symmetric.</source>
        <extracomment>04-reading-weights.lesson, about</extracomment>
        <translation>Zeilen ergeben 1, Spalten müssen es nicht; wer auf wen schaut; und warum A nicht symmetrisch ist.</translation>
    </message>
    <message>
        <source>Rows add up to 1</source>
        <extracomment>04-reading-weights.lesson, title of step 1</extracomment>
        <translation>Zeilen ergeben 1</translation>
    </message>
    <message>
        <source>A has a row and a column for each token. The sums at its right are all 1.00: a row shares itself out.</source>
        <extracomment>04-reading-weights.lesson, scene of step 1</extracomment>
        <translation>A hat eine Zeile und eine Spalte für jedes Token. Die Summen rechts sind alle 1,00: Eine Zeile teilt sich ganz auf.</translation>
    </message>
    <message>
        <source>And a column? Add up the column of “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, question of step 1</extracomment>
        <translation>Und eine Spalte? Addieren Sie die Spalte von „Nimbus“.</translation>
    </message>
    <message>
        <source>It is 1 as well</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>Sie ergibt auch 1</translation>
    </message>
    <message>
        <source>It may be anything from 0 to 7</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>Sie kann alles von 0 bis 7 ergeben</translation>
    </message>
    <message>
        <source>It is always less than 1</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>Sie ist immer kleiner als 1</translation>
    </message>
    <message>
        <source>The column of “Nimbus” adds up to 1.73, the one of “Why” to 0.62. A token can be looked at by all, or by nobody.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 1</extracomment>
        <translation>Die Spalte von „Nimbus“ ergibt 1,73, die von „Why“ 0,62. Auf ein Token können alle schauen oder niemand.</translation>
    </message>
    <message>
        <source>Click the weight of “export” on “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, task of step 1</extracomment>
        <translation>Klicken Sie auf das Gewicht von „export“ auf „Nimbus“.</translation>
    </message>
    <message>
        <source>Columns have their names at the top.</source>
        <extracomment>04-reading-weights.lesson, hint of step 1</extracomment>
        <translation>Die Spalten tragen ihre Namen oben.</translation>
    </message>
    <message>
        <source>Every row spends exactly one. Nothing says who receives it.</source>
        <extracomment>04-reading-weights.lesson, idea of step 1</extracomment>
        <translation>Jede Zeile gibt genau eins aus. Nichts bestimmt, wer es bekommt.</translation>
    </message>
    <message>
        <source>$ Σ_j A_ij = 1 $
for every i. There is no such law for a sum over i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 1</extracomment>
        <translation>$ Σ_j A_ij = 1 $
für jedes i. Für eine Summe über i gibt es kein solches Gesetz.</translation>
    </message>
    <message>
        <source>```python
A.sum(axis=1)   # ones
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</source>
        <extracomment>04-reading-weights.lesson, code of step 1</extracomment>
        <translation>```python
A.sum(axis=1)   # Einsen
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</translation>
    </message>
    <message>
        <source>Who looks at whom</source>
        <extracomment>04-reading-weights.lesson, title of step 2</extracomment>
        <translation>Wer auf wen schaut</translation>
    </message>
    <message>
        <source>The row says who looks. The column says who is looked at. So the row of “export” is where “export” looks.</source>
        <extracomment>04-reading-weights.lesson, scene of step 2</extracomment>
        <translation>Die Zeile sagt, wer schaut. Die Spalte sagt, auf wen geschaut wird. Die Zeile von „export“ zeigt also, wohin „export“ schaut.</translation>
    </message>
    <message>
        <source>Who looks most at “fail”?</source>
        <extracomment>04-reading-weights.lesson, question of step 2</extracomment>
        <translation>Wer schaut am meisten auf „fail“?</translation>
    </message>
    <message>
        <source>export</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>export</translation>
    </message>
    <message>
        <source>fail itself</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>fail selbst</translation>
    </message>
    <message>
        <source>Nimbus</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>Nimbus</translation>
    </message>
    <message>
        <source>Down the column of “fail” the largest weight is 0.38, in the row of “Nimbus”. That “fail” is where “export” looks most is another question: it is asked along a row.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 2</extracomment>
        <translation>In der Spalte von „fail“ ist das größte Gewicht 0,38, in der Zeile von „Nimbus“. Dass „export“ am meisten auf „fail“ schaut, ist eine andere Frage: Sie wird entlang einer Zeile gestellt.</translation>
    </message>
    <message>
        <source>Click the largest weight in the column of “fail”.</source>
        <extracomment>04-reading-weights.lesson, task of step 2</extracomment>
        <translation>Klicken Sie auf das größte Gewicht in der Spalte von „fail“.</translation>
    </message>
    <message>
        <source>Go down the column of “fail”: the darkest cell is in the fourth row.</source>
        <extracomment>04-reading-weights.lesson, hint of step 2</extracomment>
        <translation>Gehen Sie die Spalte von „fail“ hinunter: Die dunkelste Zelle ist in der vierten Zeile.</translation>
    </message>
    <message>
        <source>Along a row: where do I look? Down a column: who looks at me?</source>
        <extracomment>04-reading-weights.lesson, idea of step 2</extracomment>
        <translation>Entlang einer Zeile: Wohin schaue ich? Eine Spalte hinunter: Wer schaut auf mich?</translation>
    </message>
    <message>
        <source>$ A_ij $
i is the query, j is the key.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 2</extracomment>
        <translation>$ A_ij $
i ist die Query, j ist der Key.</translation>
    </message>
    <message>
        <source>```python
A[4].argmax()      # 5: where export looks most
A[:, 5].argmax()   # 3: who looks most at fail
```</source>
        <extracomment>04-reading-weights.lesson, code of step 2</extracomment>
        <translation>```python
A[4].argmax()      # 5: wohin export am meisten schaut
A[:, 5].argmax()   # 3: wer am meisten auf fail schaut
```</translation>
    </message>
    <message>
        <source>Even symmetric scores give no symmetric weights</source>
        <extracomment>04-reading-weights.lesson, title of step 3</extracomment>
        <translation>Selbst symmetrische Scores geben keine symmetrischen Gewichte</translation>
    </message>
    <message>
        <source>Give W_K the numbers of W_Q. Then K equals Q, and the score of i and j is the score of j and i.</source>
        <extracomment>04-reading-weights.lesson, scene of step 3</extracomment>
        <translation>Geben Sie W_K die Zahlen von W_Q. Dann ist K gleich Q, und der Score von i und j ist der Score von j und i.</translation>
    </message>
    <message>
        <source>Is A symmetric then?</source>
        <extracomment>04-reading-weights.lesson, question of step 3</extracomment>
        <translation>Ist A dann symmetrisch?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>S is symmetric, A is not. “export” gives “fail” 0.17, “fail” gives “export” 0.08: the scores are equal, but each row divides by a sum of its own.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 3</extracomment>
        <translation>S ist symmetrisch, A nicht. „export“ gibt „fail“ 0,17, „fail“ gibt „export“ 0,08: Die Scores sind gleich, aber jede Zeile teilt durch ihre eigene Summe.</translation>
    </message>
    <message>
        <source>Copy all of W_Q into W_K.</source>
        <extracomment>04-reading-weights.lesson, task of step 3</extracomment>
        <translation>Kopieren Sie ganz W_Q nach W_K.</translation>
    </message>
    <message>
        <source>Click a cell of W_Q, press Ctrl+A and Ctrl+C. Click the first cell of W_K and press Ctrl+V.</source>
        <extracomment>04-reading-weights.lesson, hint of step 3</extracomment>
        <translation>Klicken Sie auf eine Zelle von W_Q, drücken Sie Ctrl+A und Ctrl+C. Klicken Sie auf die erste Zelle von W_K und drücken Sie Ctrl+V.</translation>
    </message>
    <message>
        <source>A weight is a share of what its row has to give. In a row full of large scores, a large score is nothing special.</source>
        <extracomment>04-reading-weights.lesson, idea of step 3</extracomment>
        <translation>Ein Gewicht ist ein Anteil an dem, was seine Zeile zu vergeben hat. In einer Zeile voller großer Scores ist ein großer Score nichts Besonderes.</translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
The numerator is symmetric, the sum belongs to row i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 3</extracomment>
        <translation>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
Der Zähler ist symmetrisch, die Summe gehört zu Zeile i.</translation>
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
        <translation>Ein Gewicht ist kein Einfluss</translation>
    </message>
    <message>
        <source>A long value with a small weight wins, and a large weight may bring nothing.</source>
        <extracomment>05-not-influence.lesson, about</extracomment>
        <translation>Ein langer Value mit kleinem Gewicht gewinnt, und ein großes Gewicht bringt vielleicht nichts.</translation>
    </message>
    <message>
        <source>The small weight wins</source>
        <extracomment>05-not-influence.lesson, title of step 1</extracomment>
        <translation>Das kleine Gewicht gewinnt</translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}} and “scream” only {{weights[heard,scream]}}.</source>
        <extracomment>05-not-influence.lesson, scene of step 1</extracomment>
        <translation>„heard“ gibt „a“ das Gewicht {{weights[heard,a]}} und „scream“ nur {{weights[heard,scream]}}.</translation>
    </message>
    <message>
        <source>Who decides the sign of the output of “heard” in column v1?</source>
        <extracomment>05-not-influence.lesson, question of step 1</extracomment>
        <translation>Wer entscheidet über das Vorzeichen der Ausgabe von „heard“ in Spalte v1?</translation>
    </message>
    <message>
        <source>“a”, which has most of the weight</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation>„a“, das am meisten Gewicht hat</translation>
    </message>
    <message>
        <source>“scream”, which has the least</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation>„scream“, das am wenigsten hat</translation>
    </message>
    <message>
        <source>The output is −0.48. “a” brings 0.61 · 0.50 = 0.30. “scream” brings 0.10 · (−9) = −0.87: its value is long.</source>
        <extracomment>05-not-influence.lesson, reveal of step 1</extracomment>
        <translation>Die Ausgabe ist −0,48. „a“ bringt 0,61 · 0,50 = 0,30. „scream“ bringt 0,10 · (−9) = −0,87: Sein Value ist lang.</translation>
    </message>
    <message>
        <source>Click the output v1 of “heard”, and look at the bars of its terms.</source>
        <extracomment>05-not-influence.lesson, task of step 1</extracomment>
        <translation>Klicken Sie auf die Ausgabe v1 von „heard“ und sehen Sie sich die Balken ihrer Summanden an.</translation>
    </message>
    <message>
        <source>O stands where the row of A and the column of V meet.</source>
        <extracomment>05-not-influence.lesson, hint of step 1</extracomment>
        <translation>O steht dort, wo sich die Zeile von A und die Spalte von V treffen.</translation>
    </message>
    <message>
        <source>A picture of weights shows where a head looks. What it takes from there is weight times value.</source>
        <extracomment>05-not-influence.lesson, idea of step 1</extracomment>
        <translation>Ein Bild der Gewichte zeigt, wohin ein Head schaut. Was er von dort mitnimmt, ist Gewicht mal Value.</translation>
    </message>
    <message>
        <source>$ o_i = Σ_j A_ij v_j $
The share of j in this sum is A_ij |v_j|, and not A_ij.</source>
        <extracomment>05-not-influence.lesson, mathematics of step 1</extracomment>
        <translation>$ o_i = Σ_j A_ij v_j $
Der Anteil von j an dieser Summe ist A_ij |v_j| und nicht A_ij.</translation>
    </message>
    <message>
        <source>```python
A[1, :, None] * V   # what each token brings to &quot;heard&quot;
```</source>
        <extracomment>05-not-influence.lesson, code of step 1</extracomment>
        <translation>```python
A[1, :, None] * V   # was jedes Token zu &quot;heard&quot; bringt
```</translation>
    </message>
    <message>
        <source>Silence it</source>
        <extracomment>05-not-influence.lesson, title of step 2</extracomment>
        <translation>Bringen Sie es zum Schweigen</translation>
    </message>
    <message>
        <source>In W_V, the row of “scream” makes its value long: −9.00 and 6.00.</source>
        <extracomment>05-not-influence.lesson, scene of step 2</extracomment>
        <translation>In W_V macht die Zeile von „scream“ seinen Value lang: −9,00 und 6,00.</translation>
    </message>
    <message>
        <source>Set the −9 to 0. What does the weight of “scream” do?</source>
        <extracomment>05-not-influence.lesson, question of step 2</extracomment>
        <translation>Setzen Sie die −9 auf 0. Was geschieht mit dem Gewicht von „scream“?</translation>
    </message>
    <message>
        <source>It falls to 0</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>Es fällt auf 0</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>Es bleibt, wie es ist</translation>
    </message>
    <message>
        <source>It grows</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>Es wächst</translation>
    </message>
    <message>
        <source>The weights do not know of V. The output of “heard” in column v1 goes from −0.48 to 0.39, and no weight moves.</source>
        <extracomment>05-not-influence.lesson, reveal of step 2</extracomment>
        <translation>Die Gewichte wissen nichts von V. Die Ausgabe von „heard“ in Spalte v1 geht von −0,48 auf 0,39, und kein Gewicht bewegt sich.</translation>
    </message>
    <message>
        <source>Set W_V at “scream”, column v1, to 0.</source>
        <extracomment>05-not-influence.lesson, task of step 2</extracomment>
        <translation>Setzen Sie W_V bei „scream“, Spalte v1, auf 0.</translation>
    </message>
    <message>
        <source>Click the −9.00 in W_V, type 0, press Enter.</source>
        <extracomment>05-not-influence.lesson, hint of step 2</extracomment>
        <translation>Klicken Sie auf die −9,00 in W_V, tippen Sie 0 und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>Two heads with the same picture of weights can do quite different things.</source>
        <extracomment>05-not-influence.lesson, idea of step 2</extracomment>
        <translation>Zwei Heads mit demselben Bild der Gewichte können ganz Verschiedenes tun.</translation>
    </message>
    <message>
        <source>```python
Wv[3, 0] = 0
A_before is A_after   # V comes after A
```</source>
        <extracomment>05-not-influence.lesson, code of step 2</extracomment>
        <translation>```python
Wv[3, 0] = 0
A_before is A_after   # V kommt nach A
```</translation>
    </message>
    <message>
        <source>A large weight may bring nothing</source>
        <extracomment>05-not-influence.lesson, title of step 3</extracomment>
        <translation>Ein großes Gewicht bringt vielleicht nichts</translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}}, more than to all others together.</source>
        <extracomment>05-not-influence.lesson, scene of step 3</extracomment>
        <translation>„heard“ gibt „a“ das Gewicht {{weights[heard,a]}}, mehr als allen anderen zusammen.</translation>
    </message>
    <message>
        <source>Set both numbers of “a” in W_V to 0. What does this weight bring then?</source>
        <extracomment>05-not-influence.lesson, question of step 3</extracomment>
        <translation>Setzen Sie beide Zahlen von „a“ in W_V auf 0. Was bringt dieses Gewicht dann?</translation>
    </message>
    <message>
        <source>Still about 0.6 of the output</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>Immer noch etwa 0,6 der Ausgabe</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>The softmax gives it to the others</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>Die Softmax gibt es den anderen</translation>
    </message>
    <message>
        <source>0.61 · 0 = 0. The weight is still there: a row must give 1 to somebody. A token with a short value is a place to rest for a head that has nothing to say. Trained models use their first token like that.</source>
        <extracomment>05-not-influence.lesson, reveal of step 3</extracomment>
        <translation>0,61 · 0 = 0. Das Gewicht ist noch da: Eine Zeile muss 1 an irgendwen vergeben. Ein Token mit kurzem Value ist ein Ruheplatz für einen Head, der nichts zu sagen hat. Trainierte Modelle nutzen ihr erstes Token so.</translation>
    </message>
    <message>
        <source>Set the row of “a” in W_V to 0, both numbers.</source>
        <extracomment>05-not-influence.lesson, task of step 3</extracomment>
        <translation>Setzen Sie die Zeile von „a“ in W_V auf 0, beide Zahlen.</translation>
    </message>
    <message>
        <source>Select both cells of the row “a” in W_V and press Delete.</source>
        <extracomment>05-not-influence.lesson, hint of step 3</extracomment>
        <translation>Wählen Sie beide Zellen der Zeile „a“ in W_V aus und drücken Sie die Entf-Taste.</translation>
    </message>
    <message>
        <source>Read weights together with the lengths of the values.</source>
        <extracomment>05-not-influence.lesson, idea of step 3</extracomment>
        <translation>Lesen Sie Gewichte zusammen mit den Längen der Values.</translation>
    </message>
    <message>
        <source>```python
np.linalg.norm(V, axis=1)   # read A with this beside it
```</source>
        <extracomment>05-not-influence.lesson, code of step 3</extracomment>
        <translation>```python
np.linalg.norm(V, axis=1)   # A immer zusammen hiermit lesen
```</translation>
    </message>
    <message>
        <source>Temperature and entropy</source>
        <extracomment>06-temperature.lesson, title</extracomment>
        <translation>Temperatur und Entropie</translation>
    </message>
    <message>
        <source>How many tokens does a row really look at, and the knob that decides it.</source>
        <extracomment>06-temperature.lesson, about</extracomment>
        <translation>Auf wie viele Tokens eine Zeile wirklich schaut, und der Regler, der das bestimmt.</translation>
    </message>
    <message>
        <source>Counting by entropy</source>
        <extracomment>06-temperature.lesson, title of step 1</extracomment>
        <translation>Zählen mit der Entropie</translation>
    </message>
    <message>
        <source>“export” looks at seven tokens, but not alike. Entropy makes one number of that: 0 bits when one token has everything, log₂ 7 = 2.81 bits when all have the same.</source>
        <extracomment>06-temperature.lesson, scene of step 1</extracomment>
        <translation>„export“ schaut auf sieben Tokens, aber nicht auf alle gleich. Die Entropie macht daraus eine Zahl: 0 Bit, wenn ein Token alles hat, log₂ 7 = 2,81 Bit, wenn alle gleich viel haben.</translation>
    </message>
    <message>
        <source>The entropy of this row is 2.75 bits. How many tokens, looked at alike, would have as much?</source>
        <extracomment>06-temperature.lesson, question of step 1</extracomment>
        <translation>Die Entropie dieser Zeile ist 2,75 Bit. Wie viele Tokens, alle gleich beachtet, hätten ebenso viel?</translation>
    </message>
    <message>
        <source>2^2.75 = 6.7. The row of “export” is nearly an even mixture of all seven.</source>
        <extracomment>06-temperature.lesson, reveal of step 1</extracomment>
        <translation>2^2,75 = 6,7. Die Zeile von „export“ ist fast eine gleichmäßige Mischung aller sieben.</translation>
    </message>
    <message>
        <source>Find the most decided row: pick the token with the lowest entropy.</source>
        <extracomment>06-temperature.lesson, task of step 1</extracomment>
        <translation>Finden Sie die entschiedenste Zeile: Wählen Sie das Token mit der kleinsten Entropie.</translation>
    </message>
    <message>
        <source>Pick one after the other and read “entropy” beside the chart. It is the first one: 2.49 bits.</source>
        <extracomment>06-temperature.lesson, hint of step 1</extracomment>
        <translation>Wählen Sie eines nach dem anderen und lesen Sie „Entropie“ neben dem Diagramm. Es ist das erste: 2,49 Bit.</translation>
    </message>
    <message>
        <source>Entropy is the honest count: it does not stop at the largest weight.</source>
        <extracomment>06-temperature.lesson, idea of step 1</extracomment>
        <translation>Die Entropie zählt ehrlich: Sie bleibt nicht beim größten Gewicht stehen.</translation>
    </message>
    <message>
        <source>```python
H = -(a * np.log2(a)).sum()
2 ** H     # 6.7 for export, 5.6 for Why
```</source>
        <extracomment>06-temperature.lesson, code of step 1</extracomment>
        <translation>```python
H = -(a * np.log2(a)).sum()
2 ** H     # 6.7 bei export, 5.6 bei Why
```</translation>
    </message>
    <message>
        <source>Cold</source>
        <extracomment>06-temperature.lesson, title of step 2</extracomment>
        <translation>Kalt</translation>
    </message>
    <message>
        <source>The temperature τ divides all scores before the softmax. Below 1, differences grow.</source>
        <extracomment>06-temperature.lesson, scene of step 2</extracomment>
        <translation>Die Temperatur τ teilt alle Scores vor der Softmax. Unter 1 wachsen die Unterschiede.</translation>
    </message>
    <message>
        <source>At τ = 0.1, what is the weight of “fail” in the row of “export”? It is 0.24 at τ = 1.</source>
        <extracomment>06-temperature.lesson, question of step 2</extracomment>
        <translation>Wie groß ist bei τ = 0,1 das Gewicht von „fail“ in der Zeile von „export“? Bei τ = 1 ist es 0,24.</translation>
    </message>
    <message>
        <source>0.97. Its score is only 0.36, but that is 0.376 above the next one, and 0.376 / 0.1 = 3.76: e^3.76 is 43 times as much.</source>
        <extracomment>06-temperature.lesson, reveal of step 2</extracomment>
        <translation>0,97. Sein Score ist nur 0,36, aber das ist 0,376 über dem nächsten, und 0,376 / 0,1 = 3,76: e^3,76 ist 43-mal so viel.</translation>
    </message>
    <message>
        <source>Turn the temperature down to 0.1 or below.</source>
        <extracomment>06-temperature.lesson, task of step 2</extracomment>
        <translation>Drehen Sie die Temperatur auf 0,1 oder darunter.</translation>
    </message>
    <message>
        <source>Click the slider “temperature” in the tool bar and press Page Down some times.</source>
        <extracomment>06-temperature.lesson, hint of step 2</extracomment>
        <translation>Klicken Sie auf den Regler „Temperatur“ in der Werkzeugleiste und drücken Sie einige Male Bild ab.</translation>
    </message>
    <message>
        <source>Cold makes a choice of a preference. At 0 it would be the largest score and nothing else.</source>
        <extracomment>06-temperature.lesson, idea of step 2</extracomment>
        <translation>Kälte macht aus einer Vorliebe eine Wahl. Bei 0 bliebe nur der größte Score übrig.</translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>06-temperature.lesson, title of step 3</extracomment>
        <translation>Heiß</translation>
    </message>
    <message>
        <source>Above 1, differences shrink.</source>
        <extracomment>06-temperature.lesson, scene of step 3</extracomment>
        <translation>Über 1 schrumpfen die Unterschiede.</translation>
    </message>
    <message>
        <source>What do the weights of a row go to when τ grows without end?</source>
        <extracomment>06-temperature.lesson, question of step 3</extracomment>
        <translation>Wohin gehen die Gewichte einer Zeile, wenn τ endlos wächst?</translation>
    </message>
    <message>
        <source>1/7 each</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation>Je 1/7</translation>
    </message>
    <message>
        <source>They stay in their order, but the largest stays above 0.2</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation>Ihre Reihenfolge bleibt, aber das größte bleibt über 0,2</translation>
    </message>
    <message>
        <source>All scores become nearly 0, and equal scores give equal shares: 1/7 = 0.143. At τ = 10 “fail” has 0.151.</source>
        <extracomment>06-temperature.lesson, reveal of step 3</extracomment>
        <translation>Alle Scores werden fast 0, und gleiche Scores geben gleiche Anteile: 1/7 = 0,143. Bei τ = 10 hat „fail“ 0,151.</translation>
    </message>
    <message>
        <source>Turn the temperature up to 10 or above.</source>
        <extracomment>06-temperature.lesson, task of step 3</extracomment>
        <translation>Drehen Sie die Temperatur auf 10 oder darüber.</translation>
    </message>
    <message>
        <source>Page Up on the slider “temperature”.</source>
        <extracomment>06-temperature.lesson, hint of step 3</extracomment>
        <translation>Bild auf am Regler „Temperatur“.</translation>
    </message>
    <message>
        <source>Hot makes a mean of everything. The order of the weights stays, but it says less and less.</source>
        <extracomment>06-temperature.lesson, idea of step 3</extracomment>
        <translation>Hitze macht aus allem einen Mittelwert. Die Reihenfolge der Gewichte bleibt, sagt aber immer weniger.</translation>
    </message>
    <message>
        <source>```python
softmax(S[4] / np.sqrt(2) / 10)   # 0.139 to 0.151
```</source>
        <extracomment>06-temperature.lesson, code of step 3</extracomment>
        <translation>```python
softmax(S[4] / np.sqrt(2) / 10)   # 0.139 bis 0.151
```</translation>
    </message>
    <message>
        <source>One divisor</source>
        <extracomment>06-temperature.lesson, title of step 4</extracomment>
        <translation>Ein einziger Divisor</translation>
    </message>
    <message>
        <source>√2 = 1.41 divides the scores. The temperature divides them again.</source>
        <extracomment>06-temperature.lesson, scene of step 4</extracomment>
        <translation>√2 = 1,41 teilt die Scores. Die Temperatur teilt sie noch einmal.</translation>
    </message>
    <message>
        <source>Switch ÷ √d off and set the temperature to about 1.4. What happens to the weights?</source>
        <extracomment>06-temperature.lesson, question of step 4</extracomment>
        <translation>Schalten Sie ÷ √d aus und stellen Sie die Temperatur auf etwa 1,4. Was geschieht mit den Gewichten?</translation>
    </message>
    <message>
        <source>They become much more decided</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation>Sie werden viel entschiedener</translation>
    </message>
    <message>
        <source>Almost nothing</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation>Fast nichts</translation>
    </message>
    <message>
        <source>Dividing by √d and dividing by τ is the same. There is one divisor, d^p · τ. Its parts have different uses: p follows the width by itself, τ is yours.</source>
        <extracomment>06-temperature.lesson, reveal of step 4</extracomment>
        <translation>Durch √d zu teilen und durch τ zu teilen ist dasselbe. Es gibt einen einzigen Divisor, d^p · τ. Seine Teile dienen Verschiedenem: p folgt von selbst der Breite, τ gehört Ihnen.</translation>
    </message>
    <message>
        <source>Switch ÷ √d off and bring the weights back with the temperature.</source>
        <extracomment>06-temperature.lesson, task of step 4</extracomment>
        <translation>Schalten Sie ÷ √d aus und holen Sie die Gewichte mit der Temperatur zurück.</translation>
    </message>
    <message>
        <source>First the switch. Then the right arrow key on the slider “temperature”, seven or eight times.</source>
        <extracomment>06-temperature.lesson, hint of step 4</extracomment>
        <translation>Zuerst der Schalter. Dann die Pfeiltaste nach rechts am Regler „Temperatur“, sieben- oder achtmal.</translation>
    </message>
    <message>
        <source>Two knobs, one number.</source>
        <extracomment>06-temperature.lesson, idea of step 4</extracomment>
        <translation>Zwei Regler, eine Zahl.</translation>
    </message>
    <message>
        <source>```python
S / 2**0.5 / 1.0    # the same
S / 2**0.0 / 2**0.5
```</source>
        <extracomment>06-temperature.lesson, code of step 4</extracomment>
        <translation>```python
S / 2**0.5 / 1.0    # dasselbe
S / 2**0.0 / 2**0.5
```</translation>
    </message>
    <message>
        <source>The causal mask</source>
        <extracomment>07-causal-mask.lesson, title</extracomment>
        <translation>Die kausale Maske</translation>
    </message>
    <message>
        <source>Who may look at whom: nothing from the future, and exactly 0 where it is forbidden.</source>
        <extracomment>07-causal-mask.lesson, about</extracomment>
        <translation>Wer auf wen schauen darf: nichts aus der Zukunft, und genau 0, wo es verboten ist.</translation>
    </message>
    <message>
        <source>Nobody looks ahead</source>
        <extracomment>07-causal-mask.lesson, title of step 1</extracomment>
        <translation>Niemand schaut voraus</translation>
    </message>
    <message>
        <source>A model that writes must not see the next word. With the causal mask a token looks at itself and at what stands before it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 1</extracomment>
        <translation>Ein Modell, das schreibt, darf das nächste Wort nicht sehen. Mit der kausalen Maske schaut ein Token auf sich selbst und auf das, was vor ihm steht.</translation>
    </message>
    <message>
        <source>What weight does the first token, “Why”, give to itself then?</source>
        <extracomment>07-causal-mask.lesson, question of step 1</extracomment>
        <translation>Welches Gewicht gibt dann das erste Token, „Why“, sich selbst?</translation>
    </message>
    <message>
        <source>1.00. It has no other choice: the row is forced. It says nothing about the scores.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 1</extracomment>
        <translation>1,00. Es hat keine andere Wahl: Die Zeile ist erzwungen. Über die Scores sagt das nichts.</translation>
    </message>
    <message>
        <source>Choose the causal mask in the tool bar.</source>
        <extracomment>07-causal-mask.lesson, task of step 1</extracomment>
        <translation>Wählen Sie in der Werkzeugleiste die kausale Maske.</translation>
    </message>
    <message>
        <source>The box says “Mask: None”.</source>
        <extracomment>07-causal-mask.lesson, hint of step 1</extracomment>
        <translation>Auf dem Feld steht „Maske: Keine“.</translation>
    </message>
    <message>
        <source>The mask is a set of allowed pairs: the lower triangle.</source>
        <extracomment>07-causal-mask.lesson, idea of step 1</extracomment>
        <translation>Die Maske ist eine Menge erlaubter Paare: das untere Dreieck.</translation>
    </message>
    <message>
        <source>A_ij = 0 where j &gt; i.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 1</extracomment>
        <translation>A_ij = 0, wo j &gt; i.</translation>
    </message>
    <message>
        <source>Hidden is exactly 0</source>
        <extracomment>07-causal-mask.lesson, title of step 2</extracomment>
        <translation>Verdeckt heißt genau 0</translation>
    </message>
    <message>
        <source>Without the mask “export” gave “Why” the weight 0.13. Now it is {{weights[export,Why]}}, and “export” itself went from 0.17 to {{weights[export,export]}}.</source>
        <extracomment>07-causal-mask.lesson, scene of step 2</extracomment>
        <translation>Ohne die Maske gab „export“ dem Token „Why“ das Gewicht 0,13. Jetzt ist es {{weights[export,Why]}}, und „export“ selbst ging von 0,17 auf {{weights[export,export]}}.</translation>
    </message>
    <message>
        <source>Two keys are hidden from “export”. What happens to the ratio of any two weights that are left?</source>
        <extracomment>07-causal-mask.lesson, question of step 2</extracomment>
        <translation>Zwei Keys sind für „export“ verdeckt. Was geschieht mit dem Verhältnis zweier beliebiger Gewichte, die übrig sind?</translation>
    </message>
    <message>
        <source>The larger one gains</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>Das größere gewinnt dazu</translation>
    </message>
    <message>
        <source>It stays the same</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>Es bleibt gleich</translation>
    </message>
    <message>
        <source>They become equal</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>Sie werden gleich groß</translation>
    </message>
    <message>
        <source>The exponentials stay what they were, only the sum loses two terms. Every weight that is left grows by the same factor: 0.13 to 0.20, 0.17 to 0.26.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 2</extracomment>
        <translation>Die Exponentialwerte bleiben, was sie waren, nur die Summe verliert zwei Summanden. Jedes übrige Gewicht wächst um denselben Faktor: 0,13 auf 0,20, 0,17 auf 0,26.</translation>
    </message>
    <message>
        <source>Click the hidden weight of “export” on “fail”: exactly 0, no terms.</source>
        <extracomment>07-causal-mask.lesson, task of step 2</extracomment>
        <translation>Klicken Sie auf das verdeckte Gewicht von „export“ auf „fail“: genau 0, keine Summanden.</translation>
    </message>
    <message>
        <source>It is hatched, at the right of the diagonal.</source>
        <extracomment>07-causal-mask.lesson, hint of step 2</extracomment>
        <translation>Es ist schraffiert und steht rechts von der Diagonale.</translation>
    </message>
    <message>
        <source>Not a small weight, none. No number behind the mask can leak, not even one that is not a number.</source>
        <extracomment>07-causal-mask.lesson, idea of step 2</extracomment>
        <translation>Kein kleines Gewicht, sondern keines. Keine Zahl hinter der Maske kann durchsickern, nicht einmal eine, die gar keine Zahl ist.</translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
with the sum over allowed k only.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 2</extracomment>
        <translation>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
mit der Summe nur über die erlaubten k.</translation>
    </message>
    <message>
        <source>The past stays what it was</source>
        <extracomment>07-causal-mask.lesson, title of step 3</extracomment>
        <translation>Die Vergangenheit bleibt, wie sie war</translation>
    </message>
    <message>
        <source>“?” is the last token. Nobody before it may look at it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 3</extracomment>
        <translation>„?“ ist das letzte Token. Niemand davor darf auf es schauen.</translation>
    </message>
    <message>
        <source>You change the embedding of “?”. Which rows of the output change?</source>
        <extracomment>07-causal-mask.lesson, question of step 3</extracomment>
        <translation>Sie ändern das Embedding von „?“. Welche Zeilen der Ausgabe ändern sich?</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Only the row of “?”</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>Nur die Zeile von „?“</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Only its own. That is why a model can be trained on all positions of a text at once, and why a program that writes can keep the keys and values of what is written.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 3</extracomment>
        <translation>Nur seine eigene. Darum kann man ein Modell an allen Positionen eines Textes zugleich trainieren, und darum kann ein Programm, das schreibt, die Keys und Values des schon Geschriebenen aufbewahren.</translation>
    </message>
    <message>
        <source>Change a number in the row of “?” of X.</source>
        <extracomment>07-causal-mask.lesson, task of step 3</extracomment>
        <translation>Ändern Sie eine Zahl in der Zeile „?“ von X.</translation>
    </message>
    <message>
        <source>Click the 0.70 in the last row of X, type another number, press Enter.</source>
        <extracomment>07-causal-mask.lesson, hint of step 3</extracomment>
        <translation>Klicken Sie auf die 0,70 in der letzten Zeile von X, tippen Sie eine andere Zahl ein und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>Cause goes one way: from the left to the right.</source>
        <extracomment>07-causal-mask.lesson, idea of step 3</extracomment>
        <translation>Ursachen wirken nur in einer Richtung: von links nach rechts.</translation>
    </message>
    <message>
        <source>```python
O[:6]   # does not read X[6]
```</source>
        <extracomment>07-causal-mask.lesson, code of step 3</extracomment>
        <translation>```python
O[:6]   # liest X[6] nicht
```</translation>
    </message>
    <message>
        <source>A mask of your own</source>
        <extracomment>07-causal-mask.lesson, title of step 4</extracomment>
        <translation>Eine eigene Maske</translation>
    </message>
    <message>
        <source>A mask can be any set of pairs. Painting starts from the mask in force.</source>
        <extracomment>07-causal-mask.lesson, scene of step 4</extracomment>
        <translation>Eine Maske kann jede beliebige Menge von Paaren sein. Das Malen beginnt mit der Maske, die gerade gilt.</translation>
    </message>
    <message>
        <source>Hide “export” from itself. How much weight do its four other keys get together?</source>
        <extracomment>07-causal-mask.lesson, question of step 4</extracomment>
        <translation>Verdecken Sie „export“ vor sich selbst. Wie viel Gewicht bekommen seine vier anderen Keys zusammen?</translation>
    </message>
    <message>
        <source>As much as before</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation>So viel wie vorher</translation>
    </message>
    <message>
        <source>All of it</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>A row always adds up to 1. What one key loses goes to the others, in proportion.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 4</extracomment>
        <translation>Eine Zeile ergibt immer 1. Was ein Key verliert, geht im Verhältnis an die anderen.</translation>
    </message>
    <message>
        <source>Paint the mask: hide the pair “export”, “export”.</source>
        <extracomment>07-causal-mask.lesson, task of step 4</extracomment>
        <translation>Malen Sie die Maske: Verdecken Sie das Paar „export“, „export“.</translation>
    </message>
    <message>
        <source>Press Ctrl+M, click the cell of “export” with itself in A, and press Ctrl+M again.</source>
        <extracomment>07-causal-mask.lesson, hint of step 4</extracomment>
        <translation>Drücken Sie Ctrl+M, klicken Sie in A auf die Zelle von „export“ mit sich selbst und drücken Sie noch einmal Ctrl+M.</translation>
    </message>
    <message>
        <source>Sentences in one batch, padding, windows: all are masks.</source>
        <extracomment>07-causal-mask.lesson, idea of step 4</extracomment>
        <translation>Sätze in einem Batch, Padding, Fenster: Alles sind Masken.</translation>
    </message>
    <message>
        <source>A row with no allowed key has no weights at all, and not zeros: zeros do not add up to 1.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 4</extracomment>
        <translation>Eine Zeile ohne erlaubten Key hat gar keine Gewichte, und keine Nullen: Nullen ergeben zusammen nicht 1.</translation>
    </message>
    <message>
        <source>The gradient that vanishes, and the loss that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title</extracomment>
        <translation>Der Gradient, der verschwindet, und der Loss, den das nicht kümmert</translation>
    </message>
    <message>
        <source>A weight of 0.0000007 is to become 0.9. One loss cannot move it, another one can at once.</source>
        <extracomment>08-vanishing-gradient.lesson, about</extracomment>
        <translation>Ein Gewicht von 0,0000007 soll 0,9 werden. Der eine Loss kann es nicht bewegen, ein anderer auf der Stelle.</translation>
    </message>
    <message>
        <source>A dead Jacobian</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 1</extracomment>
        <translation>Eine tote Jacobi-Matrix</translation>
    </message>
    <message>
        <source>Here d is 512, the columns beyond the second are random, and ÷ √d is off. “export” gives “fail” the weight {{weights[export,fail]:9}}; nearly all goes to “did”.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 1</extracomment>
        <translation>Hier ist d gleich 512, die Spalten nach der zweiten sind zufällig, und ÷ √d ist aus. „export“ gibt „fail“ das Gewicht {{weights[export,fail]:9}}; fast alles geht an „did“.</translation>
    </message>
    <message>
        <source>How much can any number of W_Q or W_K move this weight?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 1</extracomment>
        <translation>Wie sehr kann irgendeine Zahl von W_Q oder W_K dieses Gewicht bewegen?</translation>
    </message>
    <message>
        <source>As much as at d = 2</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation>So sehr wie bei d = 2</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation>So gut wie gar nicht</translation>
    </message>
    <message>
        <source>Its derivative by any score of its row has the weight itself as a factor, and that is 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 1</extracomment>
        <translation>Seine Ableitung nach jedem Score seiner Zeile hat das Gewicht selbst als Faktor, und das ist 0,0000007.</translation>
    </message>
    <message>
        <source>Select the weight of “export” on “fail”, and switch Derivatives on.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 1</extracomment>
        <translation>Wählen Sie das Gewicht von „export“ auf „fail“ aus und schalten Sie die Ableitungen ein.</translation>
    </message>
    <message>
        <source>Click the weight in A, then press Ctrl+Shift+D.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 1</extracomment>
        <translation>Klicken Sie auf das Gewicht in A und drücken Sie dann Ctrl+Shift+D.</translation>
    </message>
    <message>
        <source>Every pane now shows how much its cells move this one weight. Leave the derivatives again with “Back to values”.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 1</extracomment>
        <translation>Jeder Bereich zeigt nun, wie sehr seine Zellen dieses eine Gewicht bewegen. Mit „Zurück zu den Werten“ verlassen Sie die Ableitungen wieder.</translation>
    </message>
    <message>
        <source>The square that cannot move it</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 2</extracomment>
        <translation>Das Quadrat, das es nicht bewegen kann</translation>
    </message>
    <message>
        <source>Goal seek lets W_Q and W_K go down the gradient of a loss. The first one: half the squared distance of the weight to 0.9. The rate is 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 2</extracomment>
        <translation>Die Zielwertsuche lässt W_Q und W_K den Gradienten eines Loss hinabsteigen. Der erste: der halbe quadrierte Abstand des Gewichts zu 0,9. Die Lernrate ist 0,5.</translation>
    </message>
    <message>
        <source>Where is the weight after 500 steps?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 2</extracomment>
        <translation>Wo ist das Gewicht nach 500 Schritten?</translation>
    </message>
    <message>
        <source>At 0.9</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>Bei 0,9</translation>
    </message>
    <message>
        <source>Half way, at about 0.45</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>Auf halbem Weg, bei etwa 0,45</translation>
    </message>
    <message>
        <source>Still below 0.000001</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>Immer noch unter 0,000001</translation>
    </message>
    <message>
        <source>At 0.00000087. The loss is large, but its gradient must pass the dead Jacobian: it is (a − 0.9) times that factor of 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 2</extracomment>
        <translation>Bei 0,00000087. Der Loss ist groß, aber sein Gradient muss durch die tote Jacobi-Matrix: Er ist (a − 0,9) mal jener Faktor von 0,0000007.</translation>
    </message>
    <message>
        <source>Open Goal seek and let it play for a while.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 2</extracomment>
        <translation>Öffnen Sie die Zielwertsuche und lassen Sie sie eine Weile laufen.</translation>
    </message>
    <message>
        <source>Matrix &gt; Goal seek, or Ctrl+Shift+K. The goal is set already: press “Play”.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 2</extracomment>
        <translation>Matrix &gt; Zielwertsuche oder Ctrl+Shift+K. Das Ziel ist schon gesetzt: Drücken Sie „Abspielen“.</translation>
    </message>
    <message>
        <source>A large error is no use when the way back is blocked.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 2</extracomment>
        <translation>Ein großer Fehler nützt nichts, wenn der Rückweg versperrt ist.</translation>
    </message>
    <message>
        <source>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
e is 1 at “fail” and 0 elsewhere, the first a is the weight of “fail”, the last one the whole row.</source>
        <extracomment>08-vanishing-gradient.lesson, mathematics of step 2</extracomment>
        <translation>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
e ist 1 bei „fail“ und sonst 0, das erste a ist das Gewicht von „fail“, das letzte die ganze Zeile.</translation>
    </message>
    <message>
        <source>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 6.4e-7 at most
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 2</extracomment>
        <translation>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # höchstens 6.4e-7
```</translation>
    </message>
    <message>
        <source>The logarithm that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 3</extracomment>
        <translation>Der Logarithmus, den das nicht kümmert</translation>
    </message>
    <message>
        <source>Another loss for the same weight: minus its logarithm. It is 14.2 now.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 3</extracomment>
        <translation>Ein anderer Loss für dasselbe Gewicht: minus sein Logarithmus. Er ist jetzt 14,2.</translation>
    </message>
    <message>
        <source>What is its derivative by the score of “fail”?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 3</extracomment>
        <translation>Wie groß ist seine Ableitung nach dem Score von „fail“?</translation>
    </message>
    <message>
        <source>a − 1 = −0.9999993. The logarithm divides by the weight, the Jacobian multiplies by it: the factor is gone. The gradient does not care how small the weight is.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 3</extracomment>
        <translation>a − 1 = −0,9999993. Der Logarithmus teilt durch das Gewicht, die Jacobi-Matrix multipliziert mit ihm: Der Faktor ist weg. Den Gradienten kümmert es nicht, wie klein das Gewicht ist.</translation>
    </message>
    <message>
        <source>In Goal seek choose the loss “Minus the logarithm”, set the rate to 0.001, and play until the weight is above 0.8.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 3</extracomment>
        <translation>Wählen Sie in der Zielwertsuche den Loss „Minus der Logarithmus der Zelle“, stellen Sie die Lernrate auf 0,001 und spielen Sie ab, bis das Gewicht über 0,8 liegt.</translation>
    </message>
    <message>
        <source>Set the loss and the rate first, then press “Play”. It takes about twenty steps.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 3</extracomment>
        <translation>Stellen Sie zuerst den Loss und die Lernrate ein und drücken Sie dann „Abspielen“. Es braucht etwa zwanzig Schritte.</translation>
    </message>
    <message>
        <source>This is why classifiers and language models are trained with the cross entropy: it goes with the softmax.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 3</extracomment>
        <translation>Darum werden Klassifikatoren und Sprachmodelle mit der Kreuzentropie trainiert: Sie passt zur Softmax.</translation>
    </message>
    <message>
        <source>```python
a - np.eye(7)[5]   # -1 at fail, however small a[5] is
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 3</extracomment>
        <translation>```python
a - np.eye(7)[5]   # -1 bei fail, wie klein a[5] auch ist
```</translation>
    </message>
    <message>
        <source>√d, and the square works too</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 4</extracomment>
        <translation>√d, und auch das Quadrat funktioniert</translation>
    </message>
    <message>
        <source>The same matrices with ÷ √d: the weight starts at 0.105.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 4</extracomment>
        <translation>Dieselben Matrizen mit ÷ √d: Das Gewicht startet bei 0,105.</translation>
    </message>
    <message>
        <source>Back to the squared distance and the rate 0.5. Does it arrive now?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 4</extracomment>
        <translation>Zurück zum quadrierten Abstand und zur Lernrate 0,5. Kommt es jetzt an?</translation>
    </message>
    <message>
        <source>Yes, in some hundred steps</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation>Ja, in einigen Hundert Schritten</translation>
    </message>
    <message>
        <source>No, the loss is to blame</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation>Nein, der Loss ist schuld</translation>
    </message>
    <message>
        <source>It passes 0.89 after 386 steps. The scores are 22.6 times smaller, no weight is near 0 or 1, and the Jacobian lives. Either cure helps: a loss that goes with the softmax, or scores that do not saturate it.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 4</extracomment>
        <translation>Nach 386 Schritten überschreitet es 0,89. Die Scores sind 22,6-mal kleiner, kein Gewicht ist nahe 0 oder 1, und die Jacobi-Matrix lebt. Jedes der beiden Mittel hilft: ein Loss, der zur Softmax passt, oder Scores, die sie nicht sättigen.</translation>
    </message>
    <message>
        <source>Play again in Goal seek, until the weight is above 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 4</extracomment>
        <translation>Spielen Sie in der Zielwertsuche noch einmal ab, bis das Gewicht über 0,5 liegt.</translation>
    </message>
    <message>
        <source>This step set ÷ √d on, and the loss and the rate back. Press “Play”, and wait.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 4</extracomment>
        <translation>Dieser Schritt hat ÷ √d eingeschaltet und Loss und Lernrate zurückgestellt. Drücken Sie „Abspielen“ und warten Sie.</translation>
    </message>
    <message>
        <source>Inside a model no head has a loss of its own. What reaches it has to pass its softmax: that is why the scores must be kept small.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 4</extracomment>
        <translation>In einem Modell hat kein Head einen eigenen Loss. Was ihn erreicht, muss durch seine Softmax: Darum muss man die Scores klein halten.</translation>
    </message>
    <message>
        <source>Order does not matter</source>
        <extracomment>09-order.lesson, title</extracomment>
        <translation>Die Reihenfolge spielt keine Rolle</translation>
    </message>
    <message>
        <source>Dog bites man, man bites dog: attention alone cannot tell. Hence positions.</source>
        <extracomment>09-order.lesson, about</extracomment>
        <translation>Hund beißt Mann, Mann beißt Hund: Attention allein kann das nicht unterscheiden. Daher Positionen.</translation>
    </message>
    <message>
        <source>Swap two tokens</source>
        <extracomment>09-order.lesson, title of step 1</extracomment>
        <translation>Zwei Tokens vertauschen</translation>
    </message>
    <message>
        <source>The output of “dog” is {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}.</source>
        <extracomment>09-order.lesson, scene of step 1</extracomment>
        <translation>Die Ausgabe von „dog“ ist {{output[dog,0]:3}}; {{output[dog,1]:3}}; {{output[dog,2]:3}}.</translation>
    </message>
    <message>
        <source>Move “dog” one place to the right: “bites dog man”. What does its output become?</source>
        <extracomment>09-order.lesson, question of step 1</extracomment>
        <translation>Verschieben Sie „dog“ um einen Platz nach rechts: „bites dog man“. Was wird aus seiner Ausgabe?</translation>
    </message>
    <message>
        <source>Something else: it has other neighbours</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation>Etwas anderes: Es hat andere Nachbarn</translation>
    </message>
    <message>
        <source>Exactly the same</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation>Genau dieselbe</translation>
    </message>
    <message>
        <source>The row moves along with its token, and nothing in it changes. The sum over all keys does not ask in which order they come.</source>
        <extracomment>09-order.lesson, reveal of step 1</extracomment>
        <translation>Die Zeile wandert mit ihrem Token mit, und nichts in ihr ändert sich. Die Summe über alle Keys fragt nicht, in welcher Reihenfolge sie kommen.</translation>
    </message>
    <message>
        <source>Move “dog” to another place.</source>
        <extracomment>09-order.lesson, task of step 1</extracomment>
        <translation>Verschieben Sie „dog“ an einen anderen Platz.</translation>
    </message>
    <message>
        <source>To attention, a sentence is a bag of words.</source>
        <extracomment>09-order.lesson, idea of step 1</extracomment>
        <translation>Für Attention ist ein Satz eine Tüte voller Wörter.</translation>
    </message>
    <message>
        <source>For any order P of the rows:
$ O(P X) = P O(X) $</source>
        <extracomment>09-order.lesson, mathematics of step 1</extracomment>
        <translation>Für jede Umordnung P der Zeilen:
$ O(P X) = P O(X) $</translation>
    </message>
    <message>
        <source>Give each place a mark</source>
        <extracomment>09-order.lesson, title of step 2</extracomment>
        <translation>Jedem Platz ein Zeichen geben</translation>
    </message>
    <message>
        <source>Rotary positions turn each query and key by an angle that grows with its place. The product of two of them then depends on how far they stand apart.</source>
        <extracomment>09-order.lesson, scene of step 2</extracomment>
        <translation>Rotary-Positionen drehen jede Query und jeden Key um einen Winkel, der mit dem Platz wächst. Das Produkt von zweien hängt dann davon ab, wie weit sie auseinanderstehen.</translation>
    </message>
    <message>
        <source>Which of these change when positions are switched on?</source>
        <extracomment>09-order.lesson, question of step 2</extracomment>
        <translation>Was davon ändert sich, wenn Positionen eingeschaltet werden?</translation>
    </message>
    <message>
        <source>Q, K and V</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>Q, K und V</translation>
    </message>
    <message>
        <source>The scores, the weights and the output</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>Die Scores, die Gewichte und die Ausgabe</translation>
    </message>
    <message>
        <source>Only the output of the first token</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>Nur die Ausgabe des ersten Tokens</translation>
    </message>
    <message>
        <source>Q, K and V are made as before. Two more steps stand between them and the scores: the turned queries and keys. The first token stands at place 0 and is not turned.</source>
        <extracomment>09-order.lesson, reveal of step 2</extracomment>
        <translation>Q, K und V entstehen wie zuvor. Zwischen ihnen und den Scores stehen zwei weitere Schritte: die gedrehten Queries und Keys. Das erste Token steht an Platz 0 und wird nicht gedreht.</translation>
    </message>
    <message>
        <source>Switch rotary positions on.</source>
        <extracomment>09-order.lesson, task of step 2</extracomment>
        <translation>Schalten Sie die Rotary-Positionen ein.</translation>
    </message>
    <message>
        <source>Matrix &gt; Rotary positions. Choose a convention; which one does not matter here.</source>
        <extracomment>09-order.lesson, hint of step 2</extracomment>
        <translation>Matrix &gt; Rotary-Positionen. Wählen Sie eine Konvention; welche, ist hier gleich.</translation>
    </message>
    <message>
        <source>A position can be added to X, or turned into Q and K. Either way the order has to be put in by hand.</source>
        <extracomment>09-order.lesson, idea of step 2</extracomment>
        <translation>Eine Position kann zu X addiert oder in Q und K hineingedreht werden. So oder so muss man die Reihenfolge von Hand hineinbringen.</translation>
    </message>
    <message>
        <source>$ q_m · k_n = q^T R(n − m) k $
R turns by an angle in proportion to the distance n − m.</source>
        <extracomment>09-order.lesson, mathematics of step 2</extracomment>
        <translation>$ q_m · k_n = q^T R(n − m) k $
R dreht um einen Winkel proportional zum Abstand n − m.</translation>
    </message>
    <message>
        <source>Now order matters</source>
        <extracomment>09-order.lesson, title of step 3</extracomment>
        <translation>Jetzt zählt die Reihenfolge</translation>
    </message>
    <message>
        <source>Rotary positions are in force. The output of “dog” is now {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}: write it down before you move anything.</source>
        <extracomment>09-order.lesson, scene of step 3</extracomment>
        <translation>Rotary-Positionen sind in Kraft. Die Ausgabe von „dog“ ist jetzt {{output[dog,0]:3}}; {{output[dog,1]:3}}; {{output[dog,2]:3}}: Schreiben Sie sie auf, bevor Sie etwas verschieben.</translation>
    </message>
    <message>
        <source>Move a token. Does the output of “dog” stay?</source>
        <extracomment>09-order.lesson, question of step 3</extracomment>
        <translation>Verschieben Sie ein Token. Bleibt die Ausgabe von „dog“?</translation>
    </message>
    <message>
        <source>Yes, the row just moves</source>
        <extracomment>09-order.lesson, choice of step 3</extracomment>
        <translation>Ja, die Zeile wandert nur</translation>
    </message>
    <message>
        <source>The distances changed, so the turned products changed, and the weights with them.</source>
        <extracomment>09-order.lesson, reveal of step 3</extracomment>
        <translation>Die Abstände haben sich geändert, also auch die gedrehten Produkte und mit ihnen die Gewichte.</translation>
    </message>
    <message>
        <source>With rotary positions on, move “dog” to another place and see its output change.</source>
        <extracomment>09-order.lesson, task of step 3</extracomment>
        <translation>Verschieben Sie bei eingeschalteten Rotary-Positionen „dog“ an einen anderen Platz und sehen Sie, wie sich seine Ausgabe ändert.</translation>
    </message>
    <message>
        <source>“Dog bites man” and “man bites dog” are two sentences at last.</source>
        <extracomment>09-order.lesson, idea of step 3</extracomment>
        <translation>„Dog bites man“ und „man bites dog“ sind endlich zwei verschiedene Sätze.</translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>10-not-seen.lesson, title</extracomment>
        <translation>Was man nicht sehen kann</translation>
    </message>
    <message>
        <source>Numbers of a head that can change without any weight changing.</source>
        <extracomment>10-not-seen.lesson, about</extracomment>
        <translation>Zahlen eines Heads, die sich ändern können, ohne dass sich ein Gewicht ändert.</translation>
    </message>
    <message>
        <source>The bias of the keys</source>
        <extracomment>10-not-seen.lesson, title of step 1</extracomment>
        <translation>Der Bias der Keys</translation>
    </message>
    <message>
        <source>This head has biases; all are 0. Adding b_K moves every key by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 1</extracomment>
        <translation>Dieser Head hat Biases; alle sind 0. Wer b_K addiert, verschiebt jeden Key um denselben Betrag.</translation>
    </message>
    <message>
        <source>Set a number of b_K to 5. The scores change. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 1</extracomment>
        <translation>Setzen Sie eine Zahl von b_K auf 5. Die Scores ändern sich. Was tun die Gewichte?</translation>
    </message>
    <message>
        <source>They change a lot</source>
        <extracomment>10-not-seen.lesson, choice of step 1</extracomment>
        <translation>Sie ändern sich stark</translation>
    </message>
    <message>
        <source>Every score of a row grows by the same q · b_K. The softmax sees differences within a row, and those stay. So b_K does nothing, in any model.</source>
        <extracomment>10-not-seen.lesson, reveal of step 1</extracomment>
        <translation>Jeder Score einer Zeile wächst um dasselbe q · b_K. Die Softmax sieht Unterschiede innerhalb einer Zeile, und die bleiben. Also bewirkt b_K nichts, in keinem Modell.</translation>
    </message>
    <message>
        <source>Set the first number of b_K to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 1</extracomment>
        <translation>Setzen Sie die erste Zahl von b_K auf 5.</translation>
    </message>
    <message>
        <source>b_K stands below W_K. Click its first number, type 5 and press Enter. The chart of weights below stays as it is.</source>
        <extracomment>10-not-seen.lesson, hint of step 1</extracomment>
        <translation>b_K steht unter W_K. Klicken Sie auf die erste Zahl, tippen Sie 5 und drücken Sie die Eingabetaste. Das Diagramm der Gewichte darunter bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Whisper&apos;s keys have no bias, and nothing is missing.</source>
        <extracomment>10-not-seen.lesson, idea of step 1</extracomment>
        <translation>Whispers Keys haben keinen Bias, und es fehlt nichts.</translation>
    </message>
    <message>
        <source>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
The last term does not depend on j.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 1</extracomment>
        <translation>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
Der letzte Summand hängt nicht von j ab.</translation>
    </message>
    <message>
        <source>The bias of the queries is seen</source>
        <extracomment>10-not-seen.lesson, title of step 2</extracomment>
        <translation>Der Bias der Queries ist sichtbar</translation>
    </message>
    <message>
        <source>b_Q moves every query by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 2</extracomment>
        <translation>b_Q verschiebt jede Query um denselben Betrag.</translation>
    </message>
    <message>
        <source>Set a number of b_Q to 5. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 2</extracomment>
        <translation>Setzen Sie eine Zahl von b_Q auf 5. Was tun die Gewichte?</translation>
    </message>
    <message>
        <source>They change</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation>Sie ändern sich</translation>
    </message>
    <message>
        <source>Nothing, as with b_K</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation>Nichts, wie bei b_K</translation>
    </message>
    <message>
        <source>Now the score of i and j grows by b_Q · k_j. That depends on the key j: some keys become popular with everybody. “red” now gets 0.96 from itself and 0.95 from “green”.</source>
        <extracomment>10-not-seen.lesson, reveal of step 2</extracomment>
        <translation>Jetzt wächst der Score von i und j um b_Q · k_j. Das hängt vom Key j ab: Manche Keys werden bei allen beliebt. „red“ bekommt jetzt 0,96 von sich selbst und 0,95 von „green“.</translation>
    </message>
    <message>
        <source>Set the first number of b_Q to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 2</extracomment>
        <translation>Setzen Sie die erste Zahl von b_Q auf 5.</translation>
    </message>
    <message>
        <source>b_Q stands below W_Q.</source>
        <extracomment>10-not-seen.lesson, hint of step 2</extracomment>
        <translation>b_Q steht unter W_Q.</translation>
    </message>
    <message>
        <source>b_Q is a question that all tokens ask.</source>
        <extracomment>10-not-seen.lesson, idea of step 2</extracomment>
        <translation>b_Q ist eine Frage, die alle Tokens stellen.</translation>
    </message>
    <message>
        <source>```python
S + (bq @ K.T)   # the same row added to all rows
```</source>
        <extracomment>10-not-seen.lesson, code of step 2</extracomment>
        <translation>```python
S + (bq @ K.T)   # dieselbe Zeile zu allen Zeilen addiert
```</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>10-not-seen.lesson, title of step 3</extracomment>
        <translation>Beide drehen</translation>
    </message>
    <message>
        <source>W_Q and W_K are the identity here. “Rotation” makes a rotation of a matrix.</source>
        <extracomment>10-not-seen.lesson, scene of step 3</extracomment>
        <translation>W_Q und W_K sind hier die Einheitsmatrix. „Drehung“ macht aus einer Matrix eine Drehung.</translation>
    </message>
    <message>
        <source>Turn W_Q by 30 degrees, and W_K by the same. What happens to the scores?</source>
        <extracomment>10-not-seen.lesson, question of step 3</extracomment>
        <translation>Drehen Sie W_Q um 30 Grad und W_K ebenso. Was geschieht mit den Scores?</translation>
    </message>
    <message>
        <source>They grow</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation>Sie wachsen</translation>
    </message>
    <message>
        <source>They change their signs</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation>Sie wechseln ihr Vorzeichen</translation>
    </message>
    <message>
        <source>Queries and keys turn together, and a product of two vectors does not see that. Only W_Q W_Kᵀ counts. So a single column of Q has no meaning of its own: another rotation would mix it with the others.</source>
        <extracomment>10-not-seen.lesson, reveal of step 3</extracomment>
        <translation>Queries und Keys drehen sich gemeinsam, und das Produkt zweier Vektoren sieht das nicht. Nur W_Q W_Kᵀ zählt. Eine einzelne Spalte von Q hat also keine eigene Bedeutung: Eine andere Drehung würde sie mit den übrigen mischen.</translation>
    </message>
    <message>
        <source>Turn W_Q and W_K by the same angle.</source>
        <extracomment>10-not-seen.lesson, task of step 3</extracomment>
        <translation>Drehen Sie W_Q und W_K um denselben Winkel.</translation>
    </message>
    <message>
        <source>Click a cell of W_Q, choose Matrix &gt; Rotation, and 30. Then a cell of W_K, and the same.</source>
        <extracomment>10-not-seen.lesson, hint of step 3</extracomment>
        <translation>Klicken Sie auf eine Zelle von W_Q, wählen Sie Matrix &gt; Drehung und 30. Dann eine Zelle von W_K und dasselbe noch einmal.</translation>
    </message>
    <message>
        <source>q1 and q2 have no names because they cannot have any.</source>
        <extracomment>10-not-seen.lesson, idea of step 3</extracomment>
        <translation>q1 und q2 haben keine Namen, weil sie keine haben können.</translation>
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
        <translation>Eine strecken, die andere stauchen</translation>
    </message>
    <message>
        <source>Rotations are not all that is unseen.</source>
        <extracomment>10-not-seen.lesson, scene of step 4</extracomment>
        <translation>Drehungen sind nicht alles, was unsichtbar bleibt.</translation>
    </message>
    <message>
        <source>Multiply W_Q by 4. What must be done to W_K so that the weights stay?</source>
        <extracomment>10-not-seen.lesson, question of step 4</extracomment>
        <translation>Multiplizieren Sie W_Q mit 4. Was muss mit W_K geschehen, damit die Gewichte bleiben?</translation>
    </message>
    <message>
        <source>Multiply it by 4 too</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>Auch mit 4 multiplizieren</translation>
    </message>
    <message>
        <source>Multiply it by 1/4</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>Mit 1/4 multiplizieren</translation>
    </message>
    <message>
        <source>Nothing can be done</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>Da ist nichts zu machen</translation>
    </message>
    <message>
        <source>4 · 0.25 = 1: the product W_Q W_Kᵀ is what it was. A large number in W_Q alone says nothing about how decided a head is.</source>
        <extracomment>10-not-seen.lesson, reveal of step 4</extracomment>
        <translation>4 · 0,25 = 1: Das Produkt W_Q W_Kᵀ ist, was es war. Eine große Zahl in W_Q allein sagt nichts darüber, wie entschieden ein Head ist.</translation>
    </message>
    <message>
        <source>Scale W_Q by 4 and W_K by 0.25.</source>
        <extracomment>10-not-seen.lesson, task of step 4</extracomment>
        <translation>Skalieren Sie W_Q mit 4 und W_K mit 0,25.</translation>
    </message>
    <message>
        <source>Matrix &gt; Scale works on the matrix of the selected cell.</source>
        <extracomment>10-not-seen.lesson, hint of step 4</extracomment>
        <translation>Matrix &gt; Skalieren wirkt auf die Matrix der ausgewählten Zelle.</translation>
    </message>
    <message>
        <source>Compare heads by what they do, by scores and weights, and not by their numbers.</source>
        <extracomment>10-not-seen.lesson, idea of step 4</extracomment>
        <translation>Vergleichen Sie Heads nach dem, was sie tun, nach Scores und Gewichten, und nicht nach ihren Zahlen.</translation>
    </message>
    <message>
        <source>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
for every matrix M that has an inverse.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 4</extracomment>
        <translation>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
für jede Matrix M, die eine Inverse hat.</translation>
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
        <translation>Einen Head von Hand bauen</translation>
    </message>
    <message>
        <source>A head that looks at the previous token, from nothing; and saturation that is right.</source>
        <extracomment>11-build-a-head.lesson, about</extracomment>
        <translation>Ein Head, der auf das vorige Token schaut, aus dem Nichts; und eine Sättigung, die richtig ist.</translation>
    </message>
    <message>
        <source>An empty head</source>
        <extracomment>11-build-a-head.lesson, title of step 1</extracomment>
        <translation>Ein leerer Head</translation>
    </message>
    <message>
        <source>W_Q and W_K hold nothing but zeros. The mask is causal. The first five features of X say at which place a word stands.</source>
        <extracomment>11-build-a-head.lesson, scene of step 1</extracomment>
        <translation>W_Q und W_K enthalten nichts als Nullen. Die Maske ist kausal. Die ersten fünf Features von X sagen, an welchem Platz ein Wort steht.</translation>
    </message>
    <message>
        <source>What weight does “cat”, the fifth token, give to each token?</source>
        <extracomment>11-build-a-head.lesson, question of step 1</extracomment>
        <translation>Welches Gewicht gibt „cat“, das fünfte Token, jedem Token?</translation>
    </message>
    <message>
        <source>All scores are 0, so all five allowed keys get the same: 1/5. A head without opinions is a mean of the past.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 1</extracomment>
        <translation>Alle Scores sind 0, also bekommen alle fünf erlaubten Keys dasselbe: 1/5. Ein Head ohne Meinung ist ein Mittelwert der Vergangenheit.</translation>
    </message>
    <message>
        <source>Pick “cat”, and look at its weights.</source>
        <extracomment>11-build-a-head.lesson, task of step 1</extracomment>
        <translation>Wählen Sie „cat“ und sehen Sie sich seine Gewichte an.</translation>
    </message>
    <message>
        <source>We want a head that looks at the token just before. Real models grow such heads; more is built on them.</source>
        <extracomment>11-build-a-head.lesson, idea of step 1</extracomment>
        <translation>Wir wollen einen Head, der auf das Token direkt davor schaut. In echten Modellen wachsen solche Heads; auf ihnen baut vieles auf.</translation>
    </message>
    <message>
        <source>Keys: here I stand</source>
        <extracomment>11-build-a-head.lesson, title of step 2</extracomment>
        <translation>Keys: Hier stehe ich</translation>
    </message>
    <message>
        <source>Let a key say at which place its token stands: place 1 in column k1, place 2 in k2, and so on. The number 3 makes it loud.</source>
        <extracomment>11-build-a-head.lesson, scene of step 2</extracomment>
        <translation>Ein Key soll sagen, an welchem Platz sein Token steht: Platz 1 in Spalte k1, Platz 2 in k2 und so weiter. Die Zahl 3 macht ihn laut.</translation>
    </message>
    <message>
        <source>W_Q is still empty. What do the weights do when the keys are there?</source>
        <extracomment>11-build-a-head.lesson, question of step 2</extracomment>
        <translation>W_Q ist noch leer. Was tun die Gewichte, wenn die Keys da sind?</translation>
    </message>
    <message>
        <source>They look at the previous token</source>
        <extracomment>11-build-a-head.lesson, choice of step 2</extracomment>
        <translation>Sie schauen auf das vorige Token</translation>
    </message>
    <message>
        <source>A key that nobody asks for changes nothing: 0 · 3 = 0.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 2</extracomment>
        <translation>Ein Key, nach dem niemand fragt, ändert nichts: 0 · 3 = 0.</translation>
    </message>
    <message>
        <source>In W_K write 3 at 1st, k1; 2nd, k2; 3rd, k3; 4th, k4.</source>
        <extracomment>11-build-a-head.lesson, task of step 2</extracomment>
        <translation>Schreiben Sie in W_K eine 3 bei 1st, k1; 2nd, k2; 3rd, k3; 4th, k4.</translation>
    </message>
    <message>
        <source>Click the cell, type 3, press Enter. It is a diagonal.</source>
        <extracomment>11-build-a-head.lesson, hint of step 2</extracomment>
        <translation>Klicken Sie auf die Zelle, tippen Sie 3 und drücken Sie die Eingabetaste. Es wird eine Diagonale.</translation>
    </message>
    <message>
        <source>The last place needs no key: nobody stands behind it.</source>
        <extracomment>11-build-a-head.lesson, idea of step 2</extracomment>
        <translation>Der letzte Platz braucht keinen Key: Niemand steht hinter ihm.</translation>
    </message>
    <message>
        <source>Queries: who stands before me?</source>
        <extracomment>11-build-a-head.lesson, title of step 3</extracomment>
        <translation>Queries: Wer steht vor mir?</translation>
    </message>
    <message>
        <source>The keys are there. Now the token at place 2 must ask for place 1: for column 1.</source>
        <extracomment>11-build-a-head.lesson, scene of step 3</extracomment>
        <translation>Die Keys sind da. Nun muss das Token an Platz 2 nach Platz 1 fragen: nach Spalte 1.</translation>
    </message>
    <message>
        <source>Where does the 3 of “2nd” belong in W_Q?</source>
        <extracomment>11-build-a-head.lesson, question of step 3</extracomment>
        <translation>Wohin gehört in W_Q die 3 von „2nd“?</translation>
    </message>
    <message>
        <source>In column q1</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation>In Spalte q1</translation>
    </message>
    <message>
        <source>In column q2</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation>In Spalte q2</translation>
    </message>
    <message>
        <source>The query must point to where the key of place 1 points: to column 1. The diagonal of W_Q stands one row lower than the one of W_K.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 3</extracomment>
        <translation>Die Query muss dorthin zeigen, wohin der Key von Platz 1 zeigt: auf Spalte 1. Die Diagonale von W_Q steht eine Zeile tiefer als die von W_K.</translation>
    </message>
    <message>
        <source>In W_Q write 3 at 2nd, q1; 3rd, q2; 4th, q3; 5th, q4. Every token then looks one step back.</source>
        <extracomment>11-build-a-head.lesson, task of step 3</extracomment>
        <translation>Schreiben Sie in W_Q eine 3 bei 2nd, q1; 3rd, q2; 4th, q3; 5th, q4. Dann schaut jedes Token einen Schritt zurück.</translation>
    </message>
    <message>
        <source>Click W_Q at 2nd, q1, type 3 and press Enter. Then one row lower and one column further.</source>
        <extracomment>11-build-a-head.lesson, hint of step 3</extracomment>
        <translation>Klicken Sie in W_Q auf 2nd, q1, tippen Sie 3 und drücken Sie die Eingabetaste. Dann eine Zeile tiefer und eine Spalte weiter.</translation>
    </message>
    <message>
        <source>You have written a program in two matrices: at each place, fetch what stands before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 3</extracomment>
        <translation>Sie haben ein Programm in zwei Matrizen geschrieben: Hole an jedem Platz, was davor steht.</translation>
    </message>
    <message>
        <source>$ q_i · k_j = 9 $
where j = i − 1, and 0 elsewhere. 9 / √4 = 4.5, and e^4.5 = 90: “cat” gives “a” 90 / (90 + 4) = 0.957.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 3</extracomment>
        <translation>$ q_i · k_j = 9 $
wo j = i − 1, sonst 0. 9 / √4 = 4,5, und e^4,5 = 90: „cat“ gibt „a“ 90 / (90 + 4) = 0,957.</translation>
    </message>
    <message>
        <source>Saturation is not always bad</source>
        <extracomment>11-build-a-head.lesson, title of step 4</extracomment>
        <translation>Sättigung ist nicht immer schlecht</translation>
    </message>
    <message>
        <source>“cat” gives “a” the weight 0.957. The rest goes to tokens that it did not ask for.</source>
        <extracomment>11-build-a-head.lesson, scene of step 4</extracomment>
        <translation>„cat“ gibt „a“ das Gewicht 0,957. Der Rest geht an Tokens, nach denen es nicht gefragt hat.</translation>
    </message>
    <message>
        <source>How can this head be made to copy more exactly?</source>
        <extracomment>11-build-a-head.lesson, question of step 4</extracomment>
        <translation>Wie kann man diesen Head dazu bringen, genauer zu kopieren?</translation>
    </message>
    <message>
        <source>By a higher temperature</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>Mit einer höheren Temperatur</translation>
    </message>
    <message>
        <source>By larger scores</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>Mit größeren Scores</translation>
    </message>
    <message>
        <source>By a wider V</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>Mit einem breiteren V</translation>
    </message>
    <message>
        <source>Twice the scores: 9 instead of 4.5, and the weight becomes 0.9995. The head is saturated, and that is what it is for.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 4</extracomment>
        <translation>Doppelte Scores: 9 statt 4,5, und das Gewicht wird 0,9995. Der Head ist gesättigt, und dafür ist er da.</translation>
    </message>
    <message>
        <source>Double W_Q, so that “cat” gives “a” more than 0.99.</source>
        <extracomment>11-build-a-head.lesson, task of step 4</extracomment>
        <translation>Verdoppeln Sie W_Q, sodass „cat“ an „a“ mehr als 0,99 gibt.</translation>
    </message>
    <message>
        <source>A finished head that copies may well be one-hot. Saturation hurts while a head still has to learn: the Jacobian of this row is now 83 times smaller than before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 4</extracomment>
        <translation>Ein fertiger Head, der kopiert, darf ruhig one-hot sein. Sättigung schadet, solange ein Head noch lernen muss: Die Jacobi-Matrix dieser Zeile ist jetzt 83-mal kleiner als zuvor.</translation>
    </message>
    <message>
        <source>|J| falls from 0.0541 to 0.00065. What is right need not move any more.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 4</extracomment>
        <translation>|J| fällt von 0,0541 auf 0,00065. Was richtig ist, muss sich nicht mehr bewegen.</translation>
    </message>
    <message>
        <source>W_Q stands in the cell “Projections”, further up. Click one of its cells, then Matrix &gt; Scale, and 2.</source>
        <extracomment>11-build-a-head.lesson, hint of step 4</extracomment>
        <translation>W_Q steht in der Zelle „Projektionen“ weiter oben. Klicken Sie auf eine ihrer Zellen, dann Matrix &gt; Skalieren, und 2.</translation>
    </message>
    <message>
        <source>Click “dog” in the row of tokens with the right button, and choose “Move behind the next one”.</source>
        <extracomment>09-order.lesson, hint of step 1</extracomment>
        <translation>Klicken Sie in der Tokenzeile mit der rechten Maustaste auf „dog“ und wählen Sie „Hinter das nächste schieben“.</translation>
    </message>
    <message>
        <source>Right button on “dog”, “Move behind the next one”. If nothing changes, rotary positions are off: Matrix &gt; Rotary positions.</source>
        <extracomment>09-order.lesson, hint of step 3</extracomment>
        <translation>Rechtsklick auf „dog“, „Hinter das nächste schieben“. Wenn sich nichts ändert, sind Rotary-Positionen ausgeschaltet: Matrix &gt; Rotary-Positionen.</translation>
    </message>
</context>
</TS>
