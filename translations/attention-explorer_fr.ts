<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Announcements</name>
    <message>
        <source>“%1” has no weights now. %2</source>
        <translation>«&#xa0;%1&#xa0;» n’a plus de poids. %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more row(s).</source>
        <translation>
            <numerusform>Et %n ligne de plus.</numerusform>
            <numerusform>Et %n lignes de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every row has its weights again.</source>
        <translation>Chaque ligne a de nouveau ses poids.</translation>
    </message>
</context>
<context>
    <name>Blanking</name>
    <message numerus="yes">
        <source>Blank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>Transformer %n cellule en trou</numerusform>
            <numerusform>Transformer %n cellules en trous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are blank now.</source>
        <translation>
            <numerusform>%n cellule est maintenant un trou.</numerusform>
            <numerusform>%n cellules sont maintenant des trous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were left out: %1</source>
        <comment>the reason of the first</comment>
        <translation>
            <numerusform>%n cellule a été laissée de côté&#xa0;: %1</numerusform>
            <numerusform>%n cellules ont été laissées de côté&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>Supprimer %n trou</numerusform>
            <numerusform>Supprimer %n trous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) show their numbers again.</source>
        <translation>
            <numerusform>%n cellule affiche de nouveau son nombre.</numerusform>
            <numerusform>%n cellules affichent de nouveau leurs nombres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColourMap</name>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Ochre and petrol</source>
        <translation>Ocre et pétrole</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>ComparisonReport</name>
    <message numerus="yes">
        <source>%1, %n pair(s) differ</source>
        <comment>a mask</comment>
        <translation>
            <numerusform>%1, %n paire diffère</numerusform>
            <numerusform>%1, %n paires diffèrent</numerusform>
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
        <translation>%1 est ouvert dans une autre fenêtre de ce programme.</translation>
    </message>
    <message>
        <source>Read-only, it can be looked at and tried out and is never saved under this name. A copy is a new session that has no file yet.</source>
        <translation>En lecture seule, le fichier peut être consulté et essayé&#xa0;; il n’est jamais enregistré sous ce nom. Une copie est une nouvelle session qui n’a pas encore de fichier.</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation>Ouvrir en &amp;lecture seule</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>Ouvrir une co&amp;pie</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 n’existe plus.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <translation>%1 a été modifié par un autre programme depuis son ouverture ou son enregistrement ici.</translation>
    </message>
    <message>
        <source>It was moved or deleted. Save it again in its old place, or under another name?</source>
        <translation>Le fichier a été déplacé ou supprimé. L’enregistrer de nouveau à son ancien emplacement ou sous un autre nom&#xa0;?</translation>
    </message>
    <message>
        <source>Saving replaces what is in it now.</source>
        <translation>L’enregistrement remplacera son contenu actuel.</translation>
    </message>
    <message>
        <source>Save it &amp;again</source>
        <translation>Enregistrer de &amp;nouveau</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>What differs between the file as it is now and this window.</source>
        <translation>Ce qui diffère entre le fichier dans son état actuel et cette fenêtre.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>Cette fenêtre</translation>
    </message>
    <message>
        <source>%1 is no longer there. Saving asks what to do.</source>
        <translation>%1 n’existe plus. L’enregistrement demandera quoi faire.</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Saving asks before it replaces that.</source>
        <translation>%1 a été modifié par un autre programme. L’enregistrement demandera avant de remplacer ce contenu.</translation>
    </message>
</context>
<context>
    <name>GradientRows</name>
    <message numerus="yes">
        <source>%1 of %n query(ies) (%2 %)</source>
        <comment>how many carry the gradient</comment>
        <translation>
            <numerusform>%1 requête sur %n (%2&#xa0;%)</numerusform>
            <numerusform>%1 requêtes sur %n (%2&#xa0;%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %1 draws, yours first, with %n query(ies):</source>
        <translation>
            <numerusform>Sur %1 tirages, le vôtre en premier, avec %n requête&#xa0;:</numerusform>
            <numerusform>Sur %1 tirages, le vôtre en premier, avec %n requêtes&#xa0;:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Influence</name>
    <message>
        <source>It moves no result.</source>
        <translation>Elle ne fait bouger aucun résultat.</translation>
    </message>
    <message numerus="yes">
        <source>Per unit, the most of each step: %1; %n cell(s) in all.</source>
        <translation>
            <numerusform>Par unité, le maximum de chaque étape&#xa0;: %1&#xa0;; %n cellule en tout.</numerusform>
            <numerusform>Par unité, le maximum de chaque étape&#xa0;: %1&#xa0;; %n cellules en tout.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergedCell</name>
    <message>
        <source>Wv of merged matrices</source>
        <translation>Wv des matrices fusionnées</translation>
    </message>
    <message>
        <source>Rotary positions turn between the two: this matrix is that of a token with itself, at distance 0.</source>
        <translation>Les positions rotatives introduisent une rotation entre les deux&#xa0;: cette matrice est celle d’un token avec lui-même, à distance 0.</translation>
    </message>
    <message>
        <source>W_V is what is read from a token that is looked at.</source>
        <translation>W_V est ce qui est lu d’un token regardé.</translation>
    </message>
    <message>
        <source>Singular values of W_V</source>
        <translation>Valeurs singulières de W_V</translation>
    </message>
    <message>
        <source>The score of token x with token y is %1: of W_Q and W_K only this one matrix counts. Heads that share it look at the same tokens, however they split it in two.</source>
        <translation>Le score du token x avec le token y est %1&#xa0;: de W_Q et W_K, seule cette matrice compte. Les têtes qui l’ont en commun regardent les mêmes tokens, de quelque façon qu’elles la décomposent en deux.</translation>
    </message>
    <message>
        <source>b_Q adds %1: how much every query likes the key y.</source>
        <translation>b_Q ajoute %1&#xa0;: combien chaque requête apprécie la clé y.</translation>
    </message>
    <message>
        <source>b_K adds %1, the same for every key, which the softmax does not see.</source>
        <translation>b_K ajoute %1, identique pour chaque clé&#xa0;; le softmax ne le voit pas.</translation>
    </message>
    <message>
        <source>Both together add the number %1 to every score.</source>
        <translation>Ensemble, ils ajoutent le nombre %1 à chaque score.</translation>
    </message>
    <message>
        <source>Singular values of %1</source>
        <translation>Valeurs singulières de %1</translation>
    </message>
</context>
<context>
    <name>MergedPane</name>
    <message>
        <source>Wq Wk transposed</source>
        <translation>Wq fois Wk transposée</translation>
    </message>
    <message>
        <source>Rows: features of the query. Columns: features of the key.</source>
        <translation>Lignes&#xa0;: caractéristiques de la requête. Colonnes&#xa0;: caractéristiques de la clé.</translation>
    </message>
    <message>
        <source>rows: of the query, columns: of the key</source>
        <translation>lignes&#xa0;: de la requête, colonnes&#xa0;: de la clé</translation>
    </message>
    <message>
        <source>Wk Wq transposed</source>
        <translation>Wk fois Wq transposée</translation>
    </message>
    <message>
        <source>Rows: features of the key. Columns: features of the query.</source>
        <translation>Lignes&#xa0;: caractéristiques de la clé. Colonnes&#xa0;: caractéristiques de la requête.</translation>
    </message>
    <message>
        <source>rows: of the key, columns: of the query</source>
        <translation>lignes&#xa0;: de la clé, colonnes&#xa0;: de la requête</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Purple; ochre and petrol</source>
        <translation>Violet&#xa0;; ocre et pétrole</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>PlaneCell</name>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>Afficher les valeurs</translation>
    </message>
    <message>
        <source>Plane: “%1” and its keys</source>
        <translation>Plan&#xa0;: «&#xa0;%1&#xa0;» et ses clés</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>Calcul en cours…</translation>
    </message>
</context>
<context>
    <name>ReduceDialog</name>
    <message>
        <source>W_Q W_Kᵀ changes by %1 of its length (Frobenius norm).</source>
        <translation>W_Q W_Kᵀ change de %1 de sa longueur (norme de Frobenius).</translation>
    </message>
    <message>
        <source>The largest change of a scaled score is %1, of a weight %2.</source>
        <translation>La plus grande variation d’un score mis à l’échelle est %1, celle d’un poids %2.</translation>
    </message>
    <message>
        <source>Singular values of W_Q W_Kᵀ: %1.</source>
        <translation>Valeurs singulières de W_Q W_Kᵀ&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>SalvageOffer</name>
    <message>
        <source>What is missing</source>
        <translation>Ce qui manque</translation>
    </message>
    <message>
        <source>This is what is whole in %1. The file itself was not changed. Missing rows hold NaN. Save this session under another name to keep it.</source>
        <translation>Voici ce qui est intact dans %1. Le fichier lui-même n’a pas été modifié. Les lignes manquantes contiennent NaN. Enregistrez cette session sous un autre nom pour la conserver.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Il ne manque rien.</translation>
    </message>
    <message>
        <source>&amp;Recover what is whole…</source>
        <translation>&amp;Récupérer ce qui est intact…</translation>
    </message>
    <message>
        <source>Attention Explorer</source>
        <translation>Attention Explorer</translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation>La session n’a pas été ouverte.</translation>
    </message>
    <message>
        <source>Looking for what is whole in %1 …</source>
        <translation>Recherche de ce qui est intact dans %1…</translation>
    </message>
    <message>
        <source>Computing what is whole …</source>
        <translation>Calcul de ce qui est intact…</translation>
    </message>
</context>
<context>
    <name>SaturationCell</name>
    <message>
        <source>What froze</source>
        <translation>Ce qui s’est figé</translation>
    </message>
    <message>
        <source>Saturation: what the width d does</source>
        <translation>Saturation&#xa0;: l’effet de la largeur d</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>Largeur d</translation>
    </message>
    <message>
        <source>Width d as a number</source>
        <translation>Largeur d en nombre</translation>
    </message>
    <message>
        <source>Source of the further columns</source>
        <translation>Origine des colonnes supplémentaires</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Largeur</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Nouveau tirage</translation>
    </message>
    <message>
        <source>Back to mine</source>
        <translation>Revenir au mien</translation>
    </message>
    <message>
        <source>Widen the session</source>
        <translation>Élargir la session</translation>
    </message>
    <message>
        <source>Weights of “%1” at d = %2</source>
        <translation>Poids de «&#xa0;%1&#xa0;» à d = %2</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>Its gradient at the query: %1 with, %2 without.</source>
        <translation>Son gradient à la requête&#xa0;: %1 avec, %2 sans.</translation>
    </message>
    <message>
        <source>Columns beyond d_k = %1 are random draws; your own are unchanged.</source>
        <translation>Les colonnes au-delà de d_k = %1 sont tirées au hasard&#xa0;; les vôtres sont inchangées.</translation>
    </message>
    <message>
        <source>Why: a score is a sum of d products, so its spread grows like √d; the softmax sees ever larger gaps, and the largest score takes all. Dividing by √d keeps the spread as it is.</source>
        <translation>Pourquoi&#xa0;: un score est une somme de d produits, sa dispersion croît donc comme √d&#xa0;; le softmax voit des écarts toujours plus grands et le plus grand score prend tout. Diviser par √d garde la dispersion telle quelle.</translation>
    </message>
    <message>
        <source>Why: the same columns again and again make every score grow like d itself; dividing by √d is not enough, dividing by d (exponent 1) is.</source>
        <translation>Pourquoi&#xa0;: les mêmes colonnes répétées font croître chaque score comme d lui-même&#xa0;; diviser par √d ne suffit pas, diviser par d (exposant 1) suffit.</translation>
    </message>
    <message>
        <source>Weights at d = %1</source>
        <translation>Poids à d = %1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Over width, from several draws: the line is the median of all tokens, the band holds the middle 80 %, the dotted line is the picked token in your own draw.</source>
        <translation>Selon la largeur, sur plusieurs tirages&#xa0;: la ligne est la médiane de tous les tokens, la bande contient les 80&#xa0;% du milieu, la ligne pointillée est le token choisi dans votre propre tirage.</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>This token has no weights at this width: %1.</source>
        <translation>Ce token n’a pas de poids à cette largeur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>At d = %1 the largest weight of “%2” is %3 with %5 and %4 without.</source>
        <translation>À d = %1, le plus grand poids de «&#xa0;%2&#xa0;» est %3 avec %5 et %4 sans.</translation>
    </message>
</context>
<context>
    <name>SpectrumPart</name>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Singular value</source>
        <translation>Valeur singulière</translation>
    </message>
    <message>
        <source>Rank 0: it is all zeros.</source>
        <translation>Rang 0&#xa0;: il n’y a que des zéros.</translation>
    </message>
    <message>
        <source>Rank %1, all that there can be.</source>
        <translation>Rang %1, le maximum possible.</translation>
    </message>
    <message>
        <source>Rank %1 of at most %2.</source>
        <translation>Rang %1 sur %2 au plus.</translation>
    </message>
    <message>
        <source>The first direction holds %1 % of the sum of squares%2.</source>
        <translation>La première direction contient %1&#xa0;% de la somme des carrés%2.</translation>
    </message>
    <message>
        <source>, the first two %1 %</source>
        <translation>, les deux premières %1&#xa0;%</translation>
    </message>
    <message>
        <source>Condition, σ1 ÷ σ%1: %2.</source>
        <translation>Conditionnement, σ1 ÷ σ%1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>line %1</source>
        <comment>of a file</comment>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>of a matrix in a file</comment>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>of a matrix or of a line in a file</comment>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <comment>of a notebook in a file</comment>
        <translation>cellule %1</translation>
    </message>
    <message>
        <source>entry %1</source>
        <comment>of a list in a file</comment>
        <translation>élément %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is wrong; what to try</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where: what is wrong</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste élevé, clair</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>Query token</source>
        <translation>Token de la requête</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>Token %1</translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… %n de plus</numerusform>
            <numerusform>… %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>+ ajouter</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>Ajouter un token</translation>
    </message>
    <message>
        <source>Sentence…</source>
        <translation>Phrase…</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>Saisir une phrase</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Ajouter un token</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation>Renommer un token</translation>
    </message>
    <message>
        <source>Add before…</source>
        <translation>Ajouter avant…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>New words get</source>
        <translation>Les nouveaux mots reçoivent</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>des zéros</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>des nombres aléatoires</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message numerus="yes">
        <source>%n before …</source>
        <translation>
            <numerusform>%n avant…</numerusform>
            <numerusform>%n avant…</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>Rechercher un token</translation>
    </message>
    <message>
        <source>A name, a part of one, or a number counted from 0. Enter goes on to the next.</source>
        <translation>Un nom, une partie d’un nom ou un numéro compté à partir de 0. Entrée passe au suivant.</translation>
    </message>
    <message>
        <source>There is no token with “%1” in its name, and none of that number.</source>
        <translation>Aucun token n’a «&#xa0;%1&#xa0;» dans son nom ni ce numéro.</translation>
    </message>
    <message>
        <source>Words become tokens; those already there keep their numbers in X.</source>
        <translation>Les mots deviennent des tokens&#xa0;; ceux qui existent déjà gardent leurs nombres dans X.</translation>
    </message>
    <message>
        <source>Move before the previous one</source>
        <translation>Déplacer avant le précédent</translation>
    </message>
    <message>
        <source>Move behind the next one</source>
        <translation>Déplacer après le suivant</translation>
    </message>
    <message>
        <source>Click: pick it everywhere. Double click or F2: another name. Right click: rename, move, remove.</source>
        <translation>Clic&#xa0;: le choisir partout. Double-clic ou F2&#xa0;: un autre nom. Clic droit&#xa0;: renommer, déplacer, supprimer.</translation>
    </message>
</context>
<context>
    <name>Waterfall</name>
    <message numerus="yes">
        <source>Against its sign: %1 of %n term(s).</source>
        <comment>the sign of the score</comment>
        <translation>
            <numerusform>Contre son signe&#xa0;: %1 terme sur %n.</numerusform>
            <numerusform>Contre son signe&#xa0;: %1 termes sur %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaterfallCell</name>
    <message>
        <source>As they stand</source>
        <translation>Dans leur ordre</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Les plus grands d’abord</translation>
    </message>
    <message>
        <source>Terms of the score of “%1” with “%2”</source>
        <translation>Termes du score de «&#xa0;%1&#xa0;» avec «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>“%1”</source>
        <comment>a name within a sentence</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list and its next entry</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, …</source>
        <comment>a list that goes on</comment>
        <translation>%1, …</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list that goes on</comment>
        <translation>
            <numerusform>%1 et %n de plus</numerusform>
            <numerusform>%1 et %n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorksheetTables</name>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%1 ligne sur %n</numerusform>
            <numerusform>%1 lignes sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n column(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%1 colonne sur %n</numerusform>
            <numerusform>%1 colonnes sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank cell(s) have no room here</source>
        <translation>
            <numerusform>pas de place ici pour %n trou</numerusform>
            <numerusform>pas de place ici pour %n trous</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>A new window with the lesson</source>
        <translation>Une nouvelle fenêtre avec la leçon</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a session file</source>
        <translation>Ouvrir un fichier de session</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Enregistrer la session</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Enregistrer la session sous un autre nom</translation>
    </message>
    <message>
        <source>&amp;Picture of the notebook…</source>
        <translation>Ima&amp;ge du notebook…</translation>
    </message>
    <message>
        <source>Save the notebook as PNG, SVG or PDF</source>
        <translation>Enregistrer le notebook en PNG, SVG ou PDF</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>&amp;Fermer la fenêtre</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Fermer cette fenêtre</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Annuler la dernière action</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Do the step again</source>
        <translation>Refaire l’action annulée</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>Copy the cells and set them to 0</source>
        <translation>Copier les cellules et les mettre à 0</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the selected cells</source>
        <translation>Copier les cellules sélectionnées</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Paste a block of numbers here</source>
        <translation>Coller un bloc de nombres ici</translation>
    </message>
    <message>
        <source>Fill &amp;down</source>
        <translation>Remplir vers le &amp;bas</translation>
    </message>
    <message>
        <source>The first row of the selection into all rows of it (Ctrl+D)</source>
        <translation>La première ligne de la sélection dans toutes ses lignes (Ctrl+D)</translation>
    </message>
    <message>
        <source>Fill &amp;right</source>
        <translation>Remplir vers la &amp;droite</translation>
    </message>
    <message>
        <source>The first column of the selection into all columns of it (Ctrl+R)</source>
        <translation>La première colonne de la sélection dans toutes ses colonnes (Ctrl+R)</translation>
    </message>
    <message>
        <source>&amp;Go to cell…</source>
        <translation>Aller à la cell&amp;ule…</translation>
    </message>
    <message>
        <source>Select a cell by its name, such as weights[export,fail]</source>
        <translation>Sélectionner une cellule par son nom, par exemple weights[export,fail]</translation>
    </message>
    <message>
        <source>Add a &amp;text cell</source>
        <translation>Ajouter une cellule de te&amp;xte</translation>
    </message>
    <message>
        <source>A note in Markdown, above the cell in view</source>
        <translation>Une note en Markdown, au-dessus de la cellule visible</translation>
    </message>
    <message>
        <source>Move cell &amp;up</source>
        <translation>Déplacer la cellule vers le &amp;haut</translation>
    </message>
    <message>
        <source>Move the cell in view up</source>
        <translation>Déplacer la cellule visible vers le haut</translation>
    </message>
    <message>
        <source>Move cell do&amp;wn</source>
        <translation>Déplacer la cellule &amp;vers le bas</translation>
    </message>
    <message>
        <source>Move the cell in view down</source>
        <translation>Déplacer la cellule visible vers le bas</translation>
    </message>
    <message>
        <source>Remo&amp;ve cell</source>
        <translation>Supprimer la cellul&amp;e</translation>
    </message>
    <message>
        <source>Remove the cell in view from the notebook</source>
        <translation>Supprimer du notebook la cellule visible</translation>
    </message>
    <message>
        <source>T&amp;itle…</source>
        <translation>Ti&amp;tre…</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>Le titre de la session</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>&amp;Matrice</translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation>&amp;Redimensionner…</translation>
    </message>
    <message>
        <source>Change n, d_model, d_k and d_v; values are kept</source>
        <translation>Modifier n, d_model, d_k et d_v&#xa0;; les valeurs sont conservées</translation>
    </message>
    <message>
        <source>&amp;Zeros</source>
        <translation>Mettre à &amp;zéro</translation>
    </message>
    <message>
        <source>Set every cell of the matrix in use to 0</source>
        <translation>Mettre à 0 chaque cellule de la matrice utilisée</translation>
    </message>
    <message>
        <source>&amp;Identity</source>
        <translation>Matrice &amp;identité</translation>
    </message>
    <message>
        <source>Ones on the diagonal</source>
        <translation>Des uns sur la diagonale</translation>
    </message>
    <message>
        <source>R&amp;andom…</source>
        <translation>Nombres &amp;aléatoires…</translation>
    </message>
    <message>
        <source>Normal numbers with a seed and a spread</source>
        <translation>Nombres de loi normale avec une graine et une dispersion</translation>
    </message>
    <message>
        <source>Rotatio&amp;n…</source>
        <translation>Rota&amp;tion…</translation>
    </message>
    <message>
        <source>A rotation by an angle in the first two dimensions</source>
        <translation>Une rotation d’un angle donné dans les deux premières dimensions</translation>
    </message>
    <message>
        <source>&amp;Scale…</source>
        <translation>Mettre à l’éc&amp;helle…</translation>
    </message>
    <message>
        <source>Multiply every cell by a number</source>
        <translation>Multiplier chaque cellule par un nombre</translation>
    </message>
    <message>
        <source>Copy &amp;transposed</source>
        <translation>&amp;Copier la transposée</translation>
    </message>
    <message>
        <source>Copy the matrix turned over</source>
        <translation>Copier la matrice en échangeant lignes et colonnes</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation>&amp;Sommaire</translation>
    </message>
    <message>
        <source>Show the outline</source>
        <translation>Afficher le sommaire</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspecteur</translation>
    </message>
    <message>
        <source>Show the inspector</source>
        <translation>Afficher l’inspecteur</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>Show the list of steps to undo</source>
        <translation>Afficher la liste des étapes annulables</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>&amp;Zoom arrière</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>Back to 100 %</source>
        <translation>Revenir à 100&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Paint the mask</source>
        <translation>Peindre le &amp;masque</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>À &amp;propos</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <translation>La véritable équation d’attention</translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <translation>Une saturation vérifiable à la main</translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <translation>Regarder le token précédent</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <translation>Deux phrases dans un même lot</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Nombres aléatoires</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Angle in degrees</source>
        <translation>Angle en degrés</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Mise à l’échelle</translation>
    </message>
    <message>
        <source>Multiply every cell by</source>
        <translation>Multiplier chaque cellule par</translation>
    </message>
    <message>
        <source>Set %1 to zeros</source>
        <translation>Mettre %1 à zéro</translation>
    </message>
    <message>
        <source>Set %1 to the identity</source>
        <translation>Faire de %1 l’identité</translation>
    </message>
    <message>
        <source>Fill %1 with random numbers</source>
        <translation>Remplir %1 de nombres aléatoires</translation>
    </message>
    <message>
        <source>Set %1 to a rotation</source>
        <translation>Faire de %1 une rotation</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Mettre %1 à l’échelle</translation>
    </message>
    <message>
        <source>Select a cell of X or of one of the projections first; the others are computed.</source>
        <translation>Sélectionnez d’abord une cellule de X ou de l’une des projections&#xa0;; les autres sont calculées.</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Redimensionner</translation>
    </message>
    <message>
        <source>n (tokens)</source>
        <translation>n (tokens)</translation>
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
        <translation>Le nom d’une image se termine par .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Show the welcome</source>
        <translation>Afficher l’accueil</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <translation>Position de la fenêtre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The settings file was damaged. The standard settings are in force; the damaged file is kept as %1.</source>
        <translation>Le fichier de configuration était endommagé. La configuration par défaut est appliquée&#xa0;; le fichier endommagé est conservé sous le nom %1.</translation>
    </message>
    <message>
        <source>The cell itself</source>
        <translation>La cellule elle-même</translation>
    </message>
    <message>
        <source>Minus the logarithm of the cell</source>
        <translation>Moins le logarithme de la cellule</translation>
    </message>
    <message>
        <source>Half the squared distance to a target</source>
        <translation>Moitié du carré de la distance à une cible</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Every query may attend to every key.</source>
        <translation>Chaque requête peut prêter attention à chaque clé.</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Causal</translation>
    </message>
    <message>
        <source>A query may attend to its own key and to earlier ones.</source>
        <translation>Une requête peut prêter attention à sa propre clé et aux précédentes.</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Peint</translation>
    </message>
    <message>
        <source>Each pair of query and key is allowed or hidden by hand.</source>
        <translation>Chaque paire de requête et de clé est autorisée ou masquée à la main.</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>Plus grand poids</translation>
    </message>
    <message>
        <source>Entropy in bits</source>
        <translation>Entropie en bits</translation>
    </message>
    <message>
        <source>Effective number of tokens</source>
        <translation>Nombre effectif de tokens</translation>
    </message>
    <message>
        <source>Norm of the softmax Jacobian</source>
        <translation>Norme de la jacobienne du softmax</translation>
    </message>
    <message>
        <source>Norm of the gradient at the query</source>
        <translation>Norme du gradient à la requête</translation>
    </message>
    <message>
        <source>Token embeddings</source>
        <translation>Embeddings des tokens</translation>
    </message>
    <message>
        <source>Query projection</source>
        <translation>Projection des requêtes</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the question it asks.</source>
        <translation>Apprise&#xa0;: transforme l’embedding d’un token en la question qu’il pose.</translation>
    </message>
    <message>
        <source>Key projection</source>
        <translation>Projection des clés</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the answer it offers.</source>
        <translation>Apprise&#xa0;: transforme l’embedding d’un token en la réponse qu’il offre.</translation>
    </message>
    <message>
        <source>Value projection</source>
        <translation>Projection des valeurs</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into what it contributes.</source>
        <translation>Apprise&#xa0;: transforme l’embedding d’un token en ce qu’il apporte.</translation>
    </message>
    <message>
        <source>Query bias</source>
        <translation>Biais des requêtes</translation>
    </message>
    <message>
        <source>Learned: added to every query.</source>
        <translation>Appris&#xa0;: ajouté à chaque requête.</translation>
    </message>
    <message>
        <source>Key bias</source>
        <translation>Biais des clés</translation>
    </message>
    <message>
        <source>Learned: added to every key.</source>
        <translation>Appris&#xa0;: ajouté à chaque clé.</translation>
    </message>
    <message>
        <source>Value bias</source>
        <translation>Biais des valeurs</translation>
    </message>
    <message>
        <source>Learned: added to every value.</source>
        <translation>Appris&#xa0;: ajouté à chaque valeur.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>What each token asks for.</source>
        <translation>Ce que chaque token demande.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>What each token offers to be found by.</source>
        <translation>Ce que chaque token offre pour être trouvé.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>What each token contributes when it is looked at.</source>
        <translation>Ce que chaque token apporte quand il est regardé.</translation>
    </message>
    <message>
        <source>Scaled scores</source>
        <translation>Scores mis à l’échelle</translation>
    </message>
    <message>
        <source>The scores divided by a power of the head&apos;s width, so that they do not grow with it.</source>
        <translation>Les scores divisés par une puissance de la largeur de la tête, pour qu’ils ne croissent pas avec elle.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>How well each query fits each key: their dot product.</source>
        <translation>À quel point chaque requête correspond à chaque clé&#xa0;: leur produit scalaire.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Random columns</source>
        <translation>Colonnes aléatoires</translation>
    </message>
    <message>
        <source>Your own columns stay; the further ones are random draws of the same size, so the scores spread like the square root of d.</source>
        <translation>Vos propres colonnes restent&#xa0;; les suivantes sont tirées au hasard avec la même ampleur, si bien que les scores se dispersent comme la racine carrée de d.</translation>
    </message>
    <message>
        <source>My columns repeated</source>
        <translation>Mes colonnes répétées</translation>
    </message>
    <message>
        <source>Your own columns again and again: nothing is random, and the scores grow like d, faster than √d can cure.</source>
        <translation>Vos propres colonnes, encore et encore&#xa0;: rien n’est aléatoire, et les scores croissent comme d, plus vite que √d ne peut compenser.</translation>
    </message>
    <message>
        <source>Textbook: normal q and k</source>
        <translation>Manuel&#xa0;: q et k de loi normale</translation>
    </message>
    <message>
        <source>Queries and keys of independent standard normal numbers, the assumption behind √d. Your matrices are not used.</source>
        <translation>Des requêtes et des clés faites de nombres indépendants de loi normale centrée réduite, l’hypothèse derrière √d. Vos matrices ne sont pas utilisées.</translation>
    </message>
    <message>
        <source>the recovery copy %1 is damaged</source>
        <translation>la copie de récupération %1 est endommagée</translation>
    </message>
    <message>
        <source>nothing of it is used</source>
        <translation>rien n’en est utilisé</translation>
    </message>
    <message>
        <source>the recovery copy of %1 is open in another window</source>
        <translation>la copie de récupération de %1 est ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>close that window first</source>
        <translation>fermez d’abord l’autre fenêtre</translation>
    </message>
    <message>
        <source>the recovery copy %1 could not be moved: %2</source>
        <translation>la copie de récupération %1 n’a pas pu être déplacée&#xa0;: %2</translation>
    </message>
    <message>
        <source>remove it by hand</source>
        <translation>supprimez-la à la main</translation>
    </message>
    <message>
        <source>%1 is no input of this session</source>
        <translation>%1 n’est pas une entrée de cette session</translation>
    </message>
    <message>
        <source>only cells of inputs can be changed</source>
        <translation>seules les cellules des entrées peuvent être modifiées</translation>
    </message>
    <message>
        <source>%1 cells from row %2, column %3 do not lie inside %4, which is %5</source>
        <translation>%1 cellules à partir de la ligne %2, colonne %3 ne tiennent pas dans %4, de forme %5</translation>
    </message>
    <message>
        <source>choose fewer cells or resize first</source>
        <translation>choisissez moins de cellules ou redimensionnez d’abord</translation>
    </message>
    <message>
        <source>%1 values do not fill %2 cells</source>
        <translation>%1 valeurs ne remplissent pas %2 cellules</translation>
    </message>
    <message>
        <source>select as many cells as there are values</source>
        <translation>sélectionnez autant de cellules qu’il y a de valeurs</translation>
    </message>
    <message>
        <source>there is no token %1</source>
        <translation>il n’y a pas de token %1</translation>
    </message>
    <message>
        <source>the tokens are numbered from 0 to %2</source>
        <translation>les tokens sont numérotés de 0 à %2</translation>
    </message>
    <message>
        <source>there is no feature %1</source>
        <translation>il n’y a pas de caractéristique %1</translation>
    </message>
    <message>
        <source>the features are numbered from 0 to %2</source>
        <translation>les caractéristiques sont numérotées de 0 à %2</translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 cells of the notebook</source>
        <translation>il n’y a pas de place %1 parmi les %2 cellules du notebook</translation>
    </message>
    <message>
        <source>places are counted from 0</source>
        <translation>les places sont comptées à partir de 0</translation>
    </message>
    <message>
        <source>%1 cells are more than a notebook may have</source>
        <translation>%1 cellules, c’est plus qu’un notebook ne peut en avoir</translation>
    </message>
    <message>
        <source>delete cells that are not needed</source>
        <translation>supprimez les cellules inutiles</translation>
    </message>
    <message>
        <source>the last token cannot be removed</source>
        <translation>le dernier token ne peut pas être supprimé</translation>
    </message>
    <message>
        <source>rename it, or insert another one first</source>
        <translation>renommez-le ou insérez-en d’abord un autre</translation>
    </message>
    <message>
        <source>%1 tokens are more than the %2 that a session may have</source>
        <translation>%1 tokens, c’est plus que les %2 qu’une session peut avoir</translation>
    </message>
    <message>
        <source>use fewer tokens</source>
        <translation>utilisez moins de tokens</translation>
    </message>
    <message>
        <source>the sentence has no words</source>
        <translation>la phrase n’a pas de mots</translation>
    </message>
    <message>
        <source>type at least one word</source>
        <translation>saisissez au moins un mot</translation>
    </message>
    <message>
        <source>cell %1 of the notebook (%2) holds no text</source>
        <translation>la cellule %1 du notebook (%2) ne contient pas de texte</translation>
    </message>
    <message>
        <source>insert a text cell</source>
        <translation>insérez une cellule de texte</translation>
    </message>
    <message>
        <source>a notebook cell needs a kind</source>
        <translation>une cellule de notebook doit avoir un type</translation>
    </message>
    <message>
        <source>choose one of the kinds</source>
        <translation>choisissez l’un des types</translation>
    </message>
    <message>
        <source>columns of the source %1 do not belong to this session</source>
        <translation>les colonnes de la source %1 n’appartiennent pas à cette session</translation>
    </message>
    <message>
        <source>choose random or repeated columns</source>
        <translation>choisissez des colonnes aléatoires ou répétées</translation>
    </message>
    <message>
        <source>there is not enough memory for this change</source>
        <translation>la mémoire ne suffit pas pour cette modification</translation>
    </message>
    <message>
        <source>use smaller sizes, or close other programs</source>
        <translation>utilisez des tailles plus petites ou fermez d’autres programmes</translation>
    </message>
    <message>
        <source>the file would have %1 bytes, more than the %2 that can be opened again</source>
        <translation>le fichier aurait %1 octets, plus que les %2 qui peuvent être rouverts</translation>
    </message>
    <message>
        <source>use smaller matrices</source>
        <translation>utilisez des matrices plus petites</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ne peut pas valoir %2</translation>
    </message>
    <message>
        <source>choose a number from 1 to %3</source>
        <translation>choisissez un nombre de 1 à %3</translation>
    </message>
    <message>
        <source>%1 would hold %2 values, more than the %3 that a matrix may have</source>
        <translation>%1 contiendrait %2 valeurs, plus que les %3 qu’une matrice peut avoir</translation>
    </message>
    <message>
        <source>use smaller sizes</source>
        <translation>utilisez des tailles plus petites</translation>
    </message>
    <message>
        <source>Attention Explorer session</source>
        <translation>Session Attention Explorer</translation>
    </message>
    <message>
        <source>All results as JSON</source>
        <translation>Tous les résultats en JSON</translation>
    </message>
    <message>
        <source>One step as comma-separated values</source>
        <translation>Une étape en valeurs séparées par des virgules</translation>
    </message>
    <message>
        <source>One step as tab-separated values</source>
        <translation>Une étape en valeurs séparées par des tabulations</translation>
    </message>
    <message>
        <source>One step as a NumPy array</source>
        <translation>Une étape en tableau NumPy</translation>
    </message>
    <message>
        <source>All steps and inputs as a NumPy archive</source>
        <translation>Toutes les étapes et entrées en archive NumPy</translation>
    </message>
    <message>
        <source>no key is allowed</source>
        <translation>aucune clé n’est autorisée</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 vaut %2</translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4</source>
        <translation>%1 vaut %2, car %3 vaut %4</translation>
    </message>
    <message>
        <source>there are no numbers on the clipboard</source>
        <translation>le presse-papiers ne contient aucun nombre</translation>
    </message>
    <message>
        <source>copy cells of a table first</source>
        <translation>copiez d’abord des cellules d’un tableau</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>donnez à chaque ligne le même nombre de cellules</translation>
    </message>
    <message>
        <source>The block has %1 × %2 cells and does not fit here: %3 × %4 are left. Choose its upper left cell further up or left, or resize first.</source>
        <translation>Le bloc a %1 × %2 cellules et ne tient pas ici&#xa0;: il reste %3 × %4. Choisissez sa cellule en haut à gauche plus haut ou plus à gauche, ou redimensionnez d’abord.</translation>
    </message>
    <message>
        <source>Paste %1 × %2 cells into %3</source>
        <translation>Coller %1 × %2 cellules dans %3</translation>
    </message>
    <message>
        <source>An input: typed, loaded or learned. Change it and everything below follows.</source>
        <translation>Une entrée&#xa0;: saisie, chargée ou apprise. Modifiez-la et tout ce qui suit en découle.</translation>
    </message>
    <message>
        <source>The sum of these products:</source>
        <translation>La somme de ces produits&#xa0;:</translation>
    </message>
    <message>
        <source>One score, divided:</source>
        <translation>Un score, divisé&#xa0;:</translation>
    </message>
    <message>
        <source>Hidden by the mask: exactly 0, and left out of every sum.</source>
        <translation>Masqué&#xa0;: exactement 0, et exclu de chaque somme.</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Somme&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sum of all exponentials: %1</source>
        <translation>Somme de toutes les exponentielles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Divided by %1</source>
        <translation>Divisé par %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Not shown at this size.</source>
        <translation>Non affiché à cette taille.</translation>
    </message>
    <message>
        <source>%1 per unit</source>
        <translation>%1 par unité</translation>
    </message>
    <message>
        <source>“%1” has no weights: %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de poids&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Only “%1” is allowed, so its weight is 1 whatever the scores are.</source>
        <translation>Seul «&#xa0;%1&#xa0;» est autorisé, son poids est donc 1 quels que soient les scores.</translation>
    </message>
    <message>
        <source>largest %1 on “%2”</source>
        <translation>plus grand poids %1 sur «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>entropy %1 of %2 bits</source>
        <translation>entropie %1 sur %2 bits</translation>
    </message>
    <message>
        <source>%1 effective tokens</source>
        <translation>%1 tokens effectifs</translation>
    </message>
    <message>
        <source>output(%1) = [%2]</source>
        <translation>sortie(%1) = [%2]</translation>
    </message>
    <message>
        <source>“%1”: %2 without, %3 with ÷ √d</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2 sans, %3 avec ÷ √d</translation>
    </message>
    <message>
        <source>%1; at d = %2 little changes: drag the width below</source>
        <translation>%1&#xa0;; à d = %2, peu de choses changent&#xa0;: faites glisser la largeur ci-dessous</translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation>requête %1, clé %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>good</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>fully masked</source>
        <translation>tout est masqué</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>dépassement</translation>
    </message>
    <message>
        <source>value not finite</source>
        <translation>valeur non finie</translation>
    </message>
    <message>
        <source>No key is allowed for this query, so there is nothing to share out.</source>
        <translation>Aucune clé n’est autorisée pour cette requête, il n’y a donc rien à répartir.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>l’infini</translation>
    </message>
    <message>
        <source>minus infinity</source>
        <translation>moins l’infini</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 vaut %2.</translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4.</source>
        <translation>%1 vaut %2, car %3 vaut %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number, and no function or constant that a cell knows</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni un nombre, ni une fonction ou constante connue d’une cellule</translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ ( ), pi, e and functions such as sqrt, exp, ln, sin, min, max</source>
        <translation>utilisez des nombres, + - * / ^ ( ), pi, e et des fonctions comme sqrt, exp, ln, sin, min, max</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no meaning in a calculation</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sens dans un calcul</translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ and brackets</source>
        <translation>utilisez des nombres, + - * / ^ et des parenthèses</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not separate the arguments of a function here</source>
        <translation>«&#xa0;%1&#xa0;» ne sépare pas les arguments d’une fonction ici</translation>
    </message>
    <message>
        <source>use &quot;%2&quot; for that</source>
        <translation>utilisez «&#xa0;%2&#xa0;» pour cela</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma outside of a function</source>
        <translation>«&#xa0;%1&#xa0;» contient une virgule en dehors d’une fonction</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a &quot;;&quot; outside of a function</source>
        <translation>«&#xa0;%1&#xa0;» contient un «&#xa0;;&#xa0;» en dehors d’une fonction</translation>
    </message>
    <message>
        <source>the decimal mark is &quot;%2&quot; here</source>
        <translation>le séparateur décimal est ici «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an opening bracket without a closing one</source>
        <translation>«&#xa0;%1&#xa0;» contient une parenthèse ouvrante sans fermante</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a bracket in a wrong place</source>
        <translation>«&#xa0;%1&#xa0;» contient une parenthèse mal placée</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too few arguments</source>
        <translation>«&#xa0;%1&#xa0;» contient une fonction avec trop peu d’arguments</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too many arguments</source>
        <translation>«&#xa0;%1&#xa0;» contient une fonction avec trop d’arguments</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends too early</source>
        <translation>«&#xa0;%1&#xa0;» se termine trop tôt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has two numbers without a sign between them</source>
        <translation>«&#xa0;%1&#xa0;» contient deux nombres sans signe entre eux</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no calculation that can be read</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un calcul lisible</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives more than one number</source>
        <translation>«&#xa0;%1&#xa0;» donne plus d’un nombre</translation>
    </message>
    <message>
        <source>type one calculation</source>
        <translation>saisissez un seul calcul</translation>
    </message>
    <message>
        <source>type a calculation such as 1/3 or sqrt(2)/2</source>
        <translation>saisissez un calcul comme 1/3 ou sqrt(2)/2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not give a finite number</source>
        <translation>«&#xa0;%1&#xa0;» ne donne pas un nombre fini</translation>
    </message>
    <message>
        <source>type inf or nan if that is meant</source>
        <translation>saisissez inf ou nan si c’est ce que vous voulez</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives a number that is too small to be held and would become 0</source>
        <translation>«&#xa0;%1&#xa0;» donne un nombre trop petit pour être représenté, qui deviendrait 0</translation>
    </message>
    <message>
        <source>type 0 if 0 is meant</source>
        <translation>saisissez 0 si c’est 0 que vous voulez</translation>
    </message>
    <message>
        <source>the calculation has more than %1 characters</source>
        <translation>le calcul a plus de %1 caractères</translation>
    </message>
    <message>
        <source>type a shorter one</source>
        <translation>saisissez-en un plus court</translation>
    </message>
    <message>
        <source>expected a whole number from 0, found %1</source>
        <translation>nombre entier à partir de 0 attendu, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file was made by a later version (%1.%2): what this version (%1.%3) does not know is kept but not shown</source>
        <translation>le fichier a été créé par une version plus récente (%1.%2)&#xa0;: ce que cette version (%1.%3) ne connaît pas est conservé mais pas affiché</translation>
    </message>
    <message>
        <source>use a newer version to see everything</source>
        <translation>utilisez une version plus récente pour tout voir</translation>
    </message>
    <message>
        <source>expected one text for each of the %1 tokens, found %2</source>
        <translation>un texte attendu pour chacun des %1 tokens, trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>give each query a text of one 1 or 0 for each key; nothing was changed</source>
        <translation>donnez à chaque requête un texte fait d’un 1 ou d’un 0 par clé&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>expected %1 digits that are 1 or 0, found &quot;%2&quot;</source>
        <translation>%1 chiffres valant 1 ou 0 attendus, trouvé&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>write 1 where the query may attend to the key, else 0; nothing was changed</source>
        <translation>écrivez 1 là où la requête peut prêter attention à la clé, sinon 0&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the painted keys are kept but not used, because the mask is &quot;%1&quot;</source>
        <translation>les clés peintes sont conservées mais pas utilisées, car le masque est «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>set the mask to &quot;painted&quot; to use them</source>
        <translation>réglez le masque sur «&#xa0;painted&#xa0;» pour les utiliser</translation>
    </message>
    <message>
        <source>expected a list of cells, found %1</source>
        <translation>liste de cellules attendue, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the notebook has too many cells</source>
        <translation>le notebook a trop de cellules</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>objet attendu, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>members that this version does not know are kept as they are: %1</source>
        <translation>les champs que cette version ne connaît pas sont conservés tels quels&#xa0;: %1</translation>
    </message>
    <message>
        <source>they have no effect</source>
        <translation>ils n’ont aucun effet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a cell</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le nom d’une cellule</translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN] with indices from 0 or names, and names with , [ ] or quotes in double quotes</source>
        <translation>écrivez STEP[ROW,COLUMN] avec des indices à partir de 0 ou des noms&#xa0;; mettez entre guillemets doubles les noms contenant , [ ] ou des guillemets</translation>
    </message>
    <message>
        <source>there is no row %1: %2 has %3, counted from 0 to %4</source>
        <translation>il n’y a pas de ligne %1&#xa0;: %2 en a %3, comptées de 0 à %4</translation>
    </message>
    <message>
        <source>there is no column %1: %2 has %3, counted from 0 to %4</source>
        <translation>il n’y a pas de colonne %1&#xa0;: %2 en a %3, comptées de 0 à %4</translation>
    </message>
    <message>
        <source>choose one of these</source>
        <translation>choisissez l’une d’elles</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a number but no index</source>
        <translation>«&#xa0;%1&#xa0;» est un nombre mais pas un indice</translation>
    </message>
    <message>
        <source>write a whole number from 0, or a name in double quotes</source>
        <translation>écrivez un nombre entier à partir de 0 ou un nom entre guillemets doubles</translation>
    </message>
    <message>
        <source>the rows of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation>les lignes de %2 n’ont pas de noms, «&#xa0;%1&#xa0;» n’en est donc pas une</translation>
    </message>
    <message>
        <source>the columns of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation>les colonnes de %2 n’ont pas de noms, «&#xa0;%1&#xa0;» n’en est donc pas une</translation>
    </message>
    <message>
        <source>use an index from 0</source>
        <translation>utilisez un indice à partir de 0</translation>
    </message>
    <message>
        <source>there is no token &quot;%1&quot;</source>
        <translation>il n’y a pas de token «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no feature &quot;%1&quot;</source>
        <translation>il n’y a pas de caractéristique «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>use one of the names as it is written, or an index from 0</source>
        <translation>utilisez l’un des noms tel qu’il est écrit ou un indice à partir de 0</translation>
    </message>
    <message>
        <source>there is more than one token &quot;%1&quot;, at %2 and %3</source>
        <translation>il y a plus d’un token «&#xa0;%1&#xa0;», en %2 et en %3</translation>
    </message>
    <message>
        <source>there is more than one feature &quot;%1&quot;, at %2 and %3</source>
        <translation>il y a plus d’une caractéristique «&#xa0;%1&#xa0;», en %2 et en %3</translation>
    </message>
    <message>
        <source>use the index</source>
        <translation>utilisez l’indice</translation>
    </message>
    <message>
        <source>this session has no %1</source>
        <translation>cette session n’a pas de %1</translation>
    </message>
    <message>
        <source>its steps are %2</source>
        <translation>ses étapes sont %2</translation>
    </message>
    <message>
        <source>there is no step &quot;%1&quot;</source>
        <translation>il n’y a pas d’étape «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the steps are %2</source>
        <translation>les étapes sont %2</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>le champ «&#xa0;%1&#xa0;» manque</translation>
    </message>
    <message>
        <source>write &quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0}; nothing was changed</source>
        <translation>écrivez &quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0}&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>expected a whole number from 1, found %1</source>
        <translation>nombre entier à partir de 1 attendu, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>correct this member; nothing was changed</source>
        <translation>corrigez ce champ&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the file needs version %1 of the format, and this program reads versions up to %2</source>
        <translation>le fichier exige la version %1 du format, et ce programme lit les versions jusqu’à %2</translation>
    </message>
    <message>
        <source>use a newer version of the program; nothing was changed</source>
        <translation>utilisez une version plus récente du programme&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the file requires %1, which this version does not know: its numbers would be wrong</source>
        <translation>le fichier exige %1, que cette version ne connaît pas&#xa0;: ses nombres seraient faux</translation>
    </message>
    <message>
        <source>this is no session: expected an object, found %1</source>
        <translation>ce n’est pas une session&#xa0;: objet attendu, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>choose another file; nothing was changed</source>
        <translation>choisissez un autre fichier&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>this is no session: expected &quot;%2&quot;, found %1</source>
        <translation>ce n’est pas une session&#xa0;: «&#xa0;%2&#xa0;» attendu, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>this is no session: the member &quot;format&quot; is missing</source>
        <translation>ce n’est pas une session&#xa0;: le champ &quot;format&quot; manque</translation>
    </message>
    <message>
        <source>a session says &quot;format&quot;: &quot;%2&quot;; nothing was changed</source>
        <translation>une session contient &quot;format&quot;: &quot;%2&quot;&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>this is a NumPy array (.npy), not a session</source>
        <translation>ceci est un tableau NumPy (.npy), pas une session</translation>
    </message>
    <message>
        <source>import it; nothing was changed</source>
        <translation>importez-le&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>this is a zip archive, perhaps NumPy&apos;s .npz, not a session</source>
        <translation>ceci est une archive zip, peut-être un .npz de NumPy, pas une session</translation>
    </message>
    <message>
        <source>this is compressed with gzip</source>
        <translation>ceci est compressé avec gzip</translation>
    </message>
    <message>
        <source>unpack it first; nothing was changed</source>
        <translation>décompressez-le d’abord&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>this is only a pointer that Git LFS left in place of the file</source>
        <translation>ceci n’est qu’un pointeur que Git LFS a laissé à la place du fichier</translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull; nothing was changed</source>
        <translation>récupérez le fichier lui-même avec git lfs pull&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>this text is UTF-16</source>
        <translation>ce texte est en UTF-16</translation>
    </message>
    <message>
        <source>save it as UTF-8; nothing was changed</source>
        <translation>enregistrez-le en UTF-8&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>this is a PDF document, not a session</source>
        <translation>ceci est un document PDF, pas une session</translation>
    </message>
    <message>
        <source>this is a web page or XML, not a session</source>
        <translation>ceci est une page web ou du XML, pas une session</translation>
    </message>
    <message>
        <source>download the file itself; nothing was changed</source>
        <translation>téléchargez le fichier lui-même&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the file ends in the middle</source>
        <translation>le fichier s’arrête au milieu</translation>
    </message>
    <message>
        <source>a part of it is missing: use another copy; nothing was changed</source>
        <translation>il en manque une partie&#xa0;: utilisez une autre copie&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found %1 without quotes</source>
        <translation>%1 trouvé sans guillemets</translation>
    </message>
    <message>
        <source>write &quot;NaN&quot;, &quot;Infinity&quot; or &quot;-Infinity&quot;, with quotes; nothing was changed</source>
        <translation>écrivez &quot;NaN&quot;, &quot;Infinity&quot; ou &quot;-Infinity&quot;, avec des guillemets&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found a byte that is not UTF-8</source>
        <translation>octet trouvé qui n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>save the file as UTF-8; nothing was changed</source>
        <translation>enregistrez le fichier en UTF-8&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found a line end or control character inside a text</source>
        <translation>fin de ligne ou caractère de contrôle trouvé dans un texte</translation>
    </message>
    <message>
        <source>close the text with a quote, or write the character as \n or \u000a; nothing was changed</source>
        <translation>fermez le texte par un guillemet, ou écrivez le caractère sous la forme \n ou \u000a&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found a \ in a text that means nothing</source>
        <translation>un \ sans signification trouvé dans un texte</translation>
    </message>
    <message>
        <source>write \\ for a backslash itself; nothing was changed</source>
        <translation>écrivez \\ pour une barre oblique inverse&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found %1 behind the end of the session</source>
        <translation>%1 trouvé après la fin de la session</translation>
    </message>
    <message>
        <source>remove what stands behind the last bracket; nothing was changed</source>
        <translation>supprimez ce qui suit la dernière accolade&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found a comma before %1</source>
        <translation>une virgule trouvée avant %1</translation>
    </message>
    <message>
        <source>remove the comma; nothing was changed</source>
        <translation>supprimez la virgule&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found %1 where a comma or a closing bracket was expected</source>
        <translation>%1 trouvé là où une virgule ou une parenthèse fermante était attendue</translation>
    </message>
    <message>
        <source>put a comma between values, and write numbers with a decimal point; nothing was changed</source>
        <translation>mettez une virgule entre les valeurs et écrivez les nombres avec un point décimal&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found a comment, which JSON does not have</source>
        <translation>un commentaire trouvé, ce qui n’existe pas en JSON</translation>
    </message>
    <message>
        <source>remove it, or write it into a text cell; nothing was changed</source>
        <translation>supprimez-le ou écrivez-le dans une cellule de texte&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found a single quote</source>
        <translation>un guillemet simple trouvé</translation>
    </message>
    <message>
        <source>put texts into double quotes; nothing was changed</source>
        <translation>mettez les textes entre guillemets doubles&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found %1 where a colon was expected</source>
        <translation>%1 trouvé là où un deux-points était attendu</translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value; nothing was changed</source>
        <translation>écrivez &quot;name&quot;: value&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found %1 where the name of a member was expected</source>
        <translation>%1 trouvé là où le nom d’un champ était attendu</translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value, with quotes around the name; nothing was changed</source>
        <translation>écrivez &quot;name&quot;: value, avec des guillemets autour du nom&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found %1, which is not how JSON writes a number</source>
        <translation>%1 trouvé&#xa0;; JSON n’écrit pas un nombre ainsi</translation>
    </message>
    <message>
        <source>write digits on both sides of the point; nothing was changed</source>
        <translation>écrivez des chiffres des deux côtés du point&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>found %1 where a value was expected</source>
        <translation>%1 trouvé là où une valeur était attendue</translation>
    </message>
    <message>
        <source>write a number, a text in double quotes, a list or an object; nothing was changed</source>
        <translation>écrivez un nombre, un texte entre guillemets doubles, une liste ou un objet&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file holds nothing but blanks</source>
        <translation>le fichier ne contient que des espaces</translation>
    </message>
    <message>
        <source>a save that was cut off can leave that: look for a recovery copy; nothing was changed</source>
        <translation>un enregistrement interrompu peut laisser cela&#xa0;: cherchez une copie de récupération&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, %1 of them</source>
        <translation>le fichier est endommagé&#xa0;: il ne contient que des octets NUL, %1 en tout</translation>
    </message>
    <message>
        <source>a power cut can leave that: use another copy; nothing was changed</source>
        <translation>une coupure de courant peut laisser cela&#xa0;: utilisez une autre copie&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the file is damaged, or no text: found a NUL byte</source>
        <translation>le fichier est endommagé ou n’est pas du texte&#xa0;: octet NUL trouvé</translation>
    </message>
    <message>
        <source>use another copy; nothing was changed</source>
        <translation>utilisez une autre copie&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>expected an object with &quot;shape&quot; and &quot;rows&quot;, found %1</source>
        <translation>objet avec &quot;shape&quot; et &quot;rows&quot; attendu, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a list of rows, found %1</source>
        <translation>liste de lignes attendue, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected two whole numbers, rows and columns</source>
        <translation>deux nombres entiers attendus, lignes et colonnes</translation>
    </message>
    <message>
        <source>write it as [7, 4]; nothing was changed</source>
        <translation>écrivez-les comme [7, 4]&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>%1x%2 is not possible: a matrix has 1 to %3 rows and columns and at most %4 values</source>
        <translation>%1x%2 est impossible&#xa0;: une matrice a de 1 à %3 lignes et colonnes et au plus %4 valeurs</translation>
    </message>
    <message>
        <source>choose another size; nothing was changed</source>
        <translation>choisissez une autre taille&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the shape says %1 rows, found %2</source>
        <translation>la forme indique %1 lignes, trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>correct the shape or the rows; nothing was changed</source>
        <translation>corrigez la forme ou les lignes&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the shape says %1 columns, found %2</source>
        <translation>la forme indique %1 colonnes, trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected &quot;%2&quot;, found %1</source>
        <translation>«&#xa0;%2&#xa0;» attendu, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>leave it out for rows of numbers; nothing was changed</source>
        <translation>omettez-le pour des lignes de nombres&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>some rows are lists and some are texts</source>
        <translation>certaines lignes sont des listes et d’autres des textes</translation>
    </message>
    <message>
        <source>write all rows alike; nothing was changed</source>
        <translation>écrivez toutes les lignes de la même façon&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the rows are texts, but the member &quot;encoding&quot; is missing</source>
        <translation>les lignes sont des textes, mais le champ &quot;encoding&quot; manque</translation>
    </message>
    <message>
        <source>write rows as lists of numbers, or name the encoding; nothing was changed</source>
        <translation>écrivez les lignes sous forme de listes de nombres ou indiquez l’encodage&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the rows are lists, which have no encoding and no checksum</source>
        <translation>les lignes sont des listes, qui n’ont ni encodage ni somme de contrôle</translation>
    </message>
    <message>
        <source>remove &quot;encoding&quot; and &quot;crc32&quot;; nothing was changed</source>
        <translation>supprimez &quot;encoding&quot; et &quot;crc32&quot;&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the checksum is %1, but that of the rows is %2</source>
        <translation>la somme de contrôle est %1, mais celle des lignes est %2</translation>
    </message>
    <message>
        <source>the rows are damaged: use another copy; nothing was changed</source>
        <translation>les lignes sont endommagées&#xa0;: utilisez une autre copie&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>nombre attendu, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>write a number with a decimal point and without quotes, or &quot;NaN&quot;, &quot;Infinity&quot;, &quot;-Infinity&quot;; nothing was changed</source>
        <translation>écrivez un nombre avec un point décimal et sans guillemets, ou &quot;NaN&quot;, &quot;Infinity&quot;, &quot;-Infinity&quot;&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>expected a list of numbers, found %1</source>
        <translation>liste de nombres attendue, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>write each row as [1, 2.5, -3]; nothing was changed</source>
        <translation>écrivez chaque ligne comme [1, 2.5, -3]&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <translation>%1 nombres attendus, trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>give all rows the same length; nothing was changed</source>
        <translation>donnez la même longueur à toutes les lignes&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the text is not base64 of whole 8-byte numbers</source>
        <translation>le texte n’est pas du base64 de nombres entiers de 8 octets</translation>
    </message>
    <message>
        <source>the file is damaged here; nothing was changed</source>
        <translation>le fichier est endommagé ici&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 or as %3</source>
        <translation>«&#xa0;%1&#xa0;» peut se lire %2 ou %3</translation>
    </message>
    <message>
        <source>type one of the two</source>
        <translation>saisissez l’un des deux</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a number with group marks</source>
        <translation>«&#xa0;%1&#xa0;» ressemble à un nombre avec des séparateurs de milliers</translation>
    </message>
    <message>
        <source>type %2, without them</source>
        <translation>saisissez %2, sans eux</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma, but the decimal mark is a point here</source>
        <translation>«&#xa0;%1&#xa0;» contient une virgule, mais le séparateur décimal est ici un point</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a point, but the decimal mark is a comma here</source>
        <translation>«&#xa0;%1&#xa0;» contient un point, mais le séparateur décimal est ici une virgule</translation>
    </message>
    <message>
        <source>type %2</source>
        <translation>saisissez %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>type a number such as %2</source>
        <translation>saisissez un nombre comme %2</translation>
    </message>
    <message>
        <source>there is no number</source>
        <translation>il n’y a pas de nombre</translation>
    </message>
    <message>
        <source>type a number such as %1</source>
        <translation>saisissez un nombre comme %1</translation>
    </message>
    <message>
        <source>%1 is beyond the largest number that can be held, about 1.8e308</source>
        <translation>%1 dépasse le plus grand nombre représentable, environ 1.8e308</translation>
    </message>
    <message>
        <source>type a smaller number, or inf</source>
        <translation>saisissez un nombre plus petit ou inf</translation>
    </message>
    <message>
        <source>%1 is below the smallest number that can be held, about 4.9e-324</source>
        <translation>%1 est au-dessous du plus petit nombre représentable, environ 4.9e-324</translation>
    </message>
    <message>
        <source>add it; nothing was changed</source>
        <translation>ajoutez-le&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>expected a text, found %1</source>
        <translation>texte attendu, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a list of texts, found %1</source>
        <translation>liste de textes attendue, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 entries are too many: at most %2 are possible</source>
        <translation>%1 éléments, c’est trop&#xa0;: %2 au plus sont possibles</translation>
    </message>
    <message>
        <source>use fewer; nothing was changed</source>
        <translation>utilisez-en moins&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the scale exponent %1 is not a number from 0 to 2</source>
        <translation>l’exposant d’échelle %1 n’est pas un nombre de 0 à 2</translation>
    </message>
    <message>
        <source>0.5 divides by the root of d, 0 switches scaling off</source>
        <translation>0.5 divise par la racine de d, 0 désactive la mise à l’échelle</translation>
    </message>
    <message>
        <source>the temperature %1 is not a finite number above 0</source>
        <translation>la température %1 n’est pas un nombre fini supérieur à 0</translation>
    </message>
    <message>
        <source>1 leaves the weights as they are</source>
        <translation>1 laisse les poids tels quels</translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot;</source>
        <translation>il n’y a pas de masque «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>use none, causal or painted</source>
        <translation>utilisez none, causal ou painted</translation>
    </message>
    <message>
        <source>the painted mask is %1x%2, but there are %3 tokens</source>
        <translation>le masque peint est %1x%2, mais il y a %3 tokens</translation>
    </message>
    <message>
        <source>give each of the %3 tokens a row of %3 marks</source>
        <translation>donnez à chacun des %3 tokens une ligne de %3 marques</translation>
    </message>
    <message>
        <source>the matrix %1 is missing</source>
        <translation>la matrice %1 manque</translation>
    </message>
    <message>
        <source>X, Wq, Wk and Wv are needed</source>
        <translation>X, Wq, Wk et Wv sont nécessaires</translation>
    </message>
    <message>
        <source>%1 is not an input</source>
        <translation>%1 n’est pas une entrée</translation>
    </message>
    <message>
        <source>the inputs are X, Wq, Wk, Wv and the biases bq, bk, bv</source>
        <translation>les entrées sont X, Wq, Wk, Wv et les biais bq, bk, bv</translation>
    </message>
    <message>
        <source>%1 has no rows or no columns</source>
        <translation>%1 n’a pas de lignes ou pas de colonnes</translation>
    </message>
    <message>
        <source>give it at least one of each</source>
        <translation>donnez-lui au moins une de chaque</translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 rows</source>
        <translation>%1 est %2 mais %3 est %4&#xa0;: %3 a besoin de %5 lignes</translation>
    </message>
    <message>
        <source>resize one of the two</source>
        <translation>redimensionnez l’une des deux</translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 columns</source>
        <translation>%1 est %2 mais %3 est %4&#xa0;: %3 a besoin de %5 colonnes</translation>
    </message>
    <message>
        <source>%1 is %2 but needs the shape 1x%3</source>
        <translation>%1 est %2 mais doit avoir la forme 1x%3</translation>
    </message>
    <message>
        <source>give it one number for each column of its projection</source>
        <translation>donnez-lui un nombre par colonne de sa projection</translation>
    </message>
    <message>
        <source>choose one of the steps in force</source>
        <translation>choisissez l’une des étapes en vigueur</translation>
    </message>
    <message>
        <source>%1[%2,%3] does not exist: %1 is %4</source>
        <translation>%1[%2,%3] n’existe pas&#xa0;: %1 est %4</translation>
    </message>
    <message>
        <source>rows and columns are counted from 0</source>
        <translation>les lignes et les colonnes sont comptées à partir de 0</translation>
    </message>
    <message>
        <source>row %2 of %1 has no distribution (%3)</source>
        <translation>la ligne %2 de %1 n’a pas de distribution (%3)</translation>
    </message>
    <message>
        <source>choose a row that has one</source>
        <translation>choisissez une ligne qui en a une</translation>
    </message>
    <message>
        <source>%1[%2,%3] is not above 0, so it has no logarithm</source>
        <translation>%1[%2,%3] n’est pas supérieur à 0 et n’a donc pas de logarithme</translation>
    </message>
    <message>
        <source>choose a weight that is above 0</source>
        <translation>choisissez un poids supérieur à 0</translation>
    </message>
    <message>
        <source>there is no source &quot;%1&quot; for wider matrices</source>
        <translation>il n’y a pas de source «&#xa0;%1&#xa0;» pour des matrices plus larges</translation>
    </message>
    <message>
        <source>use random, repeat or normal</source>
        <translation>utilisez random, repeat ou normal</translation>
    </message>
    <message>
        <source>the width %1 is below the session&apos;s own d_k, %2</source>
        <translation>la largeur %1 est inférieure au d_k de la session, %2</translation>
    </message>
    <message>
        <source>choose at least that width</source>
        <translation>choisissez au moins cette largeur</translation>
    </message>
    <message>
        <source>the results would take %1, more than half of the %2 of memory that are free</source>
        <translation>les résultats occuperaient %1, plus de la moitié des %2 de mémoire libres</translation>
    </message>
    <message>
        <source>use fewer tokens or close other programs</source>
        <translation>utilisez moins de tokens ou fermez d’autres programmes</translation>
    </message>
    <message>
        <source>an error without a sentence</source>
        <translation>une erreur sans description</translation>
    </message>
    <message>
        <source>a number too small to be held became 0; in the whole file: %1</source>
        <translation>un nombre trop petit pour être représenté est devenu 0&#xa0;; dans tout le fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>write numbers above 5e-324</source>
        <translation>écrivez des nombres supérieurs à 5e-324</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 n’a pas pu être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>try again or use another copy</source>
        <translation>réessayez ou utilisez une autre copie</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes</source>
        <translation>%1 dépasse %2 octets</translation>
    </message>
    <message>
        <source>choose a smaller file</source>
        <translation>choisissez un fichier plus petit</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 ne peut pas être ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <translation>vérifiez son nom et ses droits d’accès</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>%1 est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>choose a file in it</source>
        <translation>choisissez un fichier qu’il contient</translation>
    </message>
    <message>
        <source>%1 is a device, a pipe or the like, not a regular file</source>
        <translation>%1 est un périphérique, un tube ou similaire, pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>choose a regular file</source>
        <translation>choisissez un fichier ordinaire</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>save under another name or mend the cause; what was there before is unchanged</source>
        <translation>enregistrez sous un autre nom ou corrigez la cause&#xa0;; ce qui s’y trouvait avant est inchangé</translation>
    </message>
    <message>
        <source>choose the name of a file</source>
        <translation>choisissez le nom d’un fichier</translation>
    </message>
    <message>
        <source>choose the name of a regular file</source>
        <translation>choisissez le nom d’un fichier ordinaire</translation>
    </message>
    <message>
        <source>the content could not be made</source>
        <translation>le contenu n’a pas pu être produit</translation>
    </message>
    <message>
        <source>%1 exists already</source>
        <translation>%1 existe déjà</translation>
    </message>
    <message>
        <source>choose another name, or say that it may be overwritten</source>
        <translation>choisissez un autre nom ou autorisez l’écrasement</translation>
    </message>
    <message>
        <source>%1 is not the name of a file</source>
        <translation>%1 n’est pas le nom d’un fichier</translation>
    </message>
    <message>
        <source>the folder of %1 does not exist</source>
        <translation>le dossier de %1 n’existe pas</translation>
    </message>
    <message>
        <source>make the folder first</source>
        <translation>créez d’abord le dossier</translation>
    </message>
    <message>
        <source>%1 was written, but the disk did not confirm it: %2</source>
        <translation>%1 a été écrit, mais le disque ne l’a pas confirmé&#xa0;: %2</translation>
    </message>
    <message>
        <source>save it again elsewhere</source>
        <translation>enregistrez-le de nouveau ailleurs</translation>
    </message>
    <message>
        <source>the number %1 is beyond the largest one that can be held, about 1.8e308</source>
        <translation>le nombre %1 dépasse le plus grand nombre représentable, environ 1.8e308</translation>
    </message>
    <message>
        <source>write a smaller number, or &quot;Infinity&quot; in a matrix; nothing was changed</source>
        <translation>écrivez un nombre plus petit, ou &quot;Infinity&quot; dans une matrice&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; stands there twice</source>
        <translation>le champ «&#xa0;%1&#xa0;» y figure deux fois</translation>
    </message>
    <message>
        <source>remove one of the two; nothing was changed</source>
        <translation>supprimez l’un des deux&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>more than %1 lists and objects are nested</source>
        <translation>plus de %1 listes et objets sont imbriqués</translation>
    </message>
    <message>
        <source>flatten this part; nothing was changed</source>
        <translation>aplatissez cette partie&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>le texte n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>saisissez-le de nouveau</translation>
    </message>
    <message>
        <source>shorten it</source>
        <translation>raccourcissez-le</translation>
    </message>
    <message>
        <source>there are no tokens</source>
        <translation>il n’y a pas de tokens</translation>
    </message>
    <message>
        <source>give at least one</source>
        <translation>donnez-en au moins un</translation>
    </message>
    <message>
        <source>there are %1 tokens, and at most %2 are possible</source>
        <translation>il y a %1 tokens, et %2 au plus sont possibles</translation>
    </message>
    <message>
        <source>use fewer</source>
        <translation>utilisez-en moins</translation>
    </message>
    <message>
        <source>split it into several cells</source>
        <translation>répartissez-le sur plusieurs cellules</translation>
    </message>
    <message>
        <source>%1 rows and %2 columns are too many: at most %3 of each are possible</source>
        <translation>%1 lignes et %2 colonnes, c’est trop&#xa0;: %3 au plus de chaque sont possibles</translation>
    </message>
    <message>
        <source>%1 values are too many: at most %2 are possible</source>
        <translation>%1 valeurs, c’est trop&#xa0;: %2 au plus sont possibles</translation>
    </message>
    <message>
        <source>use fewer rows or columns</source>
        <translation>utilisez moins de lignes ou de colonnes</translation>
    </message>
    <message>
        <source>X has %1 rows, but there are %2 tokens</source>
        <translation>X a %1 lignes, mais il y a %2 tokens</translation>
    </message>
    <message>
        <source>give each token one row of X</source>
        <translation>donnez à chaque token une ligne de X</translation>
    </message>
    <message>
        <source>X has %1 columns, but there are %2 names for them</source>
        <translation>X a %1 colonnes, mais elles ont %2 noms</translation>
    </message>
    <message>
        <source>give each column of X one name, or leave all names out</source>
        <translation>donnez un nom à chaque colonne de X ou omettez tous les noms</translation>
    </message>
    <message>
        <source>this part of the view does not fit and was left out</source>
        <translation>cette partie de l’affichage ne convient pas et a été omise</translation>
    </message>
    <message>
        <source>numbers are not concerned</source>
        <translation>les nombres ne sont pas concernés</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>Projections</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Mise à l’échelle</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Saturation</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>NumPy code</source>
        <translation>Code NumPy</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Each token asks with its query, offers with its key, and gives its value. Edit any number in X or in the three W.</source>
        <translation>Chaque token demande avec sa requête, offre avec sa clé et donne sa valeur. Modifiez n’importe quel nombre de X ou des trois W.</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>scores</translation>
    </message>
    <message>
        <source>rows look, columns are looked at</source>
        <translation>les lignes regardent, les colonnes sont regardées</translation>
    </message>
    <message>
        <source>Query times key.</source>
        <translation>Requête fois clé.</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>goes on to the next layer</source>
        <translation>passe à la couche suivante</translation>
    </message>
    <message>
        <source>The scores are divided by %1.</source>
        <translation>Les scores sont divisés par %1.</translation>
    </message>
    <message>
        <source>rows look</source>
        <translation>les lignes regardent</translation>
    </message>
    <message>
        <source>Weights of “%1”</source>
        <translation>Poids de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>Weights of all tokens</source>
        <translation>Poids de tous les tokens</translation>
    </message>
    <message>
        <source>Entropy of each token</source>
        <translation>Entropie de chaque token</translation>
    </message>
    <message>
        <source>This token</source>
        <translation>Ce token</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Recover &amp;unsaved work…</source>
        <translation>&amp;Récupérer le travail non enregistré…</translation>
    </message>
    <message>
        <source>Sessions that were open when the program ended without closing them</source>
        <translation>Les sessions qui étaient ouvertes quand le programme s’est arrêté sans les fermer</translation>
    </message>
    <message>
        <source>Picture of the pane or c&amp;hart in use…</source>
        <translation>Image du panneau ou du &amp;diagramme utilisé…</translation>
    </message>
    <message>
        <source>Save the matrix or chart that has the focus as PNG, SVG or PDF</source>
        <translation>Enregistrer en PNG, SVG ou PDF la matrice ou le diagramme qui a le focus</translation>
    </message>
    <message>
        <source>R&amp;ename row…</source>
        <translation>Renommer la l&amp;igne…</translation>
    </message>
    <message>
        <source>Rena&amp;me column…</source>
        <translation>Reno&amp;mmer la colonne…</translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s column</source>
        <translation>Un autre nom pour le token ou la caractéristique de la colonne de la cellule sélectionnée</translation>
    </message>
    <message>
        <source>Click or drag over pairs of query and key to hide or allow them; Space does it for the selection</source>
        <translation>Cliquez ou faites glisser sur des paires de requête et de clé pour les masquer ou les autoriser&#xa0;; la barre d’espace agit sur la sélection</translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <translation>Les quatre tailles sont différentes</translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation>Renommer un token</translation>
    </message>
    <message>
        <source>New name of the token “%1”</source>
        <translation>Nouveau nom du token «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Rename a feature</source>
        <translation>Renommer une caractéristique</translation>
    </message>
    <message>
        <source>New name of the feature “%1”</source>
        <translation>Nouveau nom de la caractéristique «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>A function of one number x, %1:</source>
        <translation>Une fonction d’un nombre x, %1&#xa0;:</translation>
    </message>
    <message>
        <source>This is the picked weight itself.</source>
        <translation>C’est le poids choisi lui-même.</translation>
    </message>
    <message>
        <source>Picked weights</source>
        <translation>Poids choisis</translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s row, else for the picked token</source>
        <translation>Un autre nom pour le token ou la caractéristique de la ligne de la cellule sélectionnée, sinon pour le token choisi</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>A matrix from a table, a NumPy or safetensors file, or a head of a model</source>
        <translation>Une matrice à partir d’un tableau, d’un fichier NumPy ou safetensors, ou une tête d’un modèle</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Results as tables, arrays, scripts, a notebook, an article or a page</source>
        <translation>Les résultats en tableaux, scripts, notebook, article ou page</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>Copier en &amp;LaTeX</translation>
    </message>
    <message>
        <source>The selected cells as a bmatrix, every digit</source>
        <translation>Les cellules sélectionnées en bmatrix, tous les chiffres</translation>
    </message>
    <message>
        <source>Copy as &amp;NumPy</source>
        <translation>Copier en &amp;NumPy</translation>
    </message>
    <message>
        <source>The selected cells as np.array, every digit</source>
        <translation>Les cellules sélectionnées en np.array, tous les chiffres</translation>
    </message>
    <message>
        <source>Copy as Mar&amp;kdown</source>
        <translation>Copier en Mar&amp;kdown</translation>
    </message>
    <message>
        <source>The selected cells as a table with names, every digit</source>
        <translation>Les cellules sélectionnées en tableau avec les noms, tous les chiffres</translation>
    </message>
    <message>
        <source>Rotary &amp;positions…</source>
        <translation>&amp;Positions rotatives…</translation>
    </message>
    <message>
        <source>Turn queries and keys by their position, as Llama-type heads do</source>
        <translation>Tourner les requêtes et les clés selon leur position, comme le font les têtes de type Llama</translation>
    </message>
    <message>
        <source>choose the decimal mark above</source>
        <translation>choisissez ci-dessus le séparateur décimal</translation>
    </message>
    <message>
        <source>choose above what the first line and column are</source>
        <translation>choisissez ci-dessus ce que sont la première ligne et la première colonne</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>Positions rotatives</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>Convention</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>&amp;Convention</source>
        <translation>&amp;Convention</translation>
    </message>
    <message>
        <source>&amp;Base of the angles</source>
        <translation>&amp;Base des angles</translation>
    </message>
    <message>
        <source>Scores do not know where a token stands, unless its embedding says so.</source>
        <translation>Les scores ignorent où se trouve un token, sauf si son embedding le dit.</translation>
    </message>
    <message>
        <source>Switch rotary positions on</source>
        <translation>Activer les positions rotatives</translation>
    </message>
    <message>
        <source>Switch rotary positions off</source>
        <translation>Désactiver les positions rotatives</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Moitiés</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisines</translation>
    </message>
    <message>
        <source>Rotated queries</source>
        <translation>Requêtes tournées</translation>
    </message>
    <message>
        <source>Rotated keys</source>
        <translation>Clés tournées</translation>
    </message>
    <message>
        <source>a save or a download that was cut off can leave that: look for a recovery copy or another one</source>
        <translation>un enregistrement ou un téléchargement interrompu peut laisser cela&#xa0;: cherchez une copie de récupération ou une autre copie</translation>
    </message>
    <message>
        <source>the file could not be read</source>
        <translation>le fichier n’a pas pu être lu</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>réessayez</translation>
    </message>
    <message>
        <source>Numbers in a text: tables, lists, what programs print</source>
        <translation>Nombres dans un texte&#xa0;: tableaux, listes, affichages de programmes</translation>
    </message>
    <message>
        <source>Tensors: a model, or all steps and inputs (safetensors)</source>
        <translation>Tenseurs&#xa0;: un modèle, ou toutes les étapes et entrées (safetensors)</translation>
    </message>
    <message>
        <source>Index of a model in several files (safetensors)</source>
        <translation>Index d’un modèle en plusieurs fichiers (safetensors)</translation>
    </message>
    <message>
        <source>The computation as a NumPy script</source>
        <translation>Le calcul en script NumPy</translation>
    </message>
    <message>
        <source>The computation as a PyTorch script</source>
        <translation>Le calcul en script PyTorch</translation>
    </message>
    <message>
        <source>The notebook for Jupyter</source>
        <translation>Le notebook pour Jupyter</translation>
    </message>
    <message>
        <source>All results as a LaTeX article</source>
        <translation>Tous les résultats en article LaTeX</translation>
    </message>
    <message>
        <source>All results as one web page</source>
        <translation>Tous les résultats en une page web</translation>
    </message>
    <message>
        <source>All results as Markdown</source>
        <translation>Tous les résultats en Markdown</translation>
    </message>
    <message>
        <source>one head of it is %1 by %2, more than a session can hold</source>
        <translation>une de ses têtes fait %1 sur %2, plus qu’une session ne peut contenir</translation>
    </message>
    <message>
        <source>is the number of heads right?</source>
        <translation>le nombre de têtes est-il juste&#xa0;?</translation>
    </message>
    <message>
        <source>it is no vector of at least %1 numbers, as the bias of this layer</source>
        <translation>ce n’est pas un vecteur d’au moins %1 nombres, comme doit l’être le biais de cette couche</translation>
    </message>
    <message>
        <source>its numbers are whole ones (%1): it seems to be quantised, and its scale is not applied</source>
        <translation>ses nombres sont entiers (%1)&#xa0;: il semble quantifié, et son échelle n’est pas appliquée</translation>
    </message>
    <message>
        <source>take the model in F32, F16 or BF16</source>
        <translation>prenez le modèle en F32, F16 ou BF16</translation>
    </message>
    <message>
        <source>there is no head %1: it has %2</source>
        <translation>il n’y a pas de tête %1&#xa0;: il y en a %2</translation>
    </message>
    <message>
        <source>heads are counted from 0</source>
        <translation>les têtes sont comptées à partir de 0</translation>
    </message>
    <message>
        <source>its shape %1x%2 fits one way only, so it cannot be transposed</source>
        <translation>sa forme %1x%2 ne convient que dans un sens, la transposition est donc impossible</translation>
    </message>
    <message>
        <source>read it as it is stored</source>
        <translation>lisez-le tel qu’il est enregistré</translation>
    </message>
    <message>
        <source>the weights are transposed, as chosen</source>
        <translation>les poids sont transposés, comme choisi</translation>
    </message>
    <message>
        <source>an X of %1 by %2 is more than a session can hold</source>
        <translation>un X de %1 sur %2, c’est plus qu’une session ne peut contenir</translation>
    </message>
    <message>
        <source>the file has no matrix of token embeddings that are %1 numbers wide</source>
        <translation>le fichier n’a pas de matrice d’embeddings de tokens d’une largeur de %1 nombres</translation>
    </message>
    <message>
        <source>give X from a file of hidden states (--x) or take random numbers (--random)</source>
        <translation>donnez X à partir d’un fichier d’états cachés (--x) ou prenez des nombres aléatoires (--random)</translation>
    </message>
    <message>
        <source>there is no token %1: it has %2 rows</source>
        <translation>il n’y a pas de token %1&#xa0;: il y a %2 lignes</translation>
    </message>
    <message>
        <source>tokens are counted from 0</source>
        <translation>les tokens sont comptés à partir de 0</translation>
    </message>
    <message>
        <source>X holds its rows as they are: without position embeddings and without the layers and the layer norm before the head</source>
        <translation>X contient ses lignes telles quelles&#xa0;: sans embeddings de position, sans les couches ni la normalisation de couche qui précèdent la tête</translation>
    </message>
    <message>
        <source>give the hidden states of the model as X for its own weights</source>
        <translation>donnez comme X les états cachés du modèle pour obtenir ses propres poids</translation>
    </message>
    <message>
        <source>X holds standard normal numbers of seed %1: what the head makes of no text at all</source>
        <translation>X contient des nombres de loi normale centrée réduite de graine %1&#xa0;: ce que la tête fait d’aucun texte</translation>
    </message>
    <message>
        <source>X is not in the file</source>
        <translation>X n’est pas dans le fichier</translation>
    </message>
    <message>
        <source>give token ids (--ids), a file of hidden states (--x) or take random numbers (--random)</source>
        <translation>donnez des numéros de tokens (--ids), un fichier d’états cachés (--x) ou prenez des nombres aléatoires (--random)</translation>
    </message>
    <message>
        <source>open it in PyTorch if you trust it, and save the tensors with safetensors.torch.save_file</source>
        <translation>ouvrez-le dans PyTorch si vous lui faites confiance, et enregistrez les tenseurs avec safetensors.torch.save_file</translation>
    </message>
    <message>
        <source>pickles can run code and are never read: save the arrays with numpy.save or numpy.savez</source>
        <translation>les pickles peuvent exécuter du code et ne sont jamais lus&#xa0;: enregistrez les tableaux avec numpy.save ou numpy.savez</translation>
    </message>
    <message>
        <source>use the model&apos;s .safetensors file, or convert it to one</source>
        <translation>utilisez le fichier .safetensors du modèle ou convertissez-le en ce format</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>décompressez-le d’abord</translation>
    </message>
    <message>
        <source>save the sheet as CSV, or copy the cells and paste them</source>
        <translation>enregistrez la feuille en CSV, ou copiez les cellules et collez-les</translation>
    </message>
    <message>
        <source>choose the file with the numbers</source>
        <translation>choisissez le fichier qui contient les nombres</translation>
    </message>
    <message>
        <source>save the numbers with numpy.save, or as CSV</source>
        <translation>enregistrez les nombres avec numpy.save ou en CSV</translation>
    </message>
    <message>
        <source>this is a PyTorch checkpoint (a pickle)</source>
        <translation>ceci est un checkpoint PyTorch (un pickle)</translation>
    </message>
    <message>
        <source>this is a GGUF or GGML model</source>
        <translation>ceci est un modèle GGUF ou GGML</translation>
    </message>
    <message>
        <source>this is not the data but a pointer file that Git LFS left in its place</source>
        <translation>ce ne sont pas les données mais un fichier pointeur que Git LFS a laissé à leur place</translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull</source>
        <translation>récupérez le fichier lui-même avec git lfs pull</translation>
    </message>
    <message>
        <source>this is a TensorFlow Lite model</source>
        <translation>ceci est un modèle TensorFlow Lite</translation>
    </message>
    <message>
        <source>this is an HDF5 file (Keras .h5, MATLAB 7.3 .mat and others)</source>
        <translation>ceci est un fichier HDF5 (Keras .h5, MATLAB 7.3 .mat et autres)</translation>
    </message>
    <message>
        <source>this is a MATLAB file (.mat)</source>
        <translation>ceci est un fichier MATLAB (.mat)</translation>
    </message>
    <message>
        <source>save the matrix with writematrix as CSV, or in Python with scipy.io.loadmat and numpy.save</source>
        <translation>enregistrez la matrice en CSV avec writematrix, ou en Python avec scipy.io.loadmat et numpy.save</translation>
    </message>
    <message>
        <source>this is compressed with bzip2</source>
        <translation>ceci est compressé avec bzip2</translation>
    </message>
    <message>
        <source>this is compressed with xz</source>
        <translation>ceci est compressé avec xz</translation>
    </message>
    <message>
        <source>this is compressed with zstd</source>
        <translation>ceci est compressé avec zstd</translation>
    </message>
    <message>
        <source>this is compressed with lz4</source>
        <translation>ceci est compressé avec lz4</translation>
    </message>
    <message>
        <source>this is a 7z archive</source>
        <translation>ceci est une archive 7z</translation>
    </message>
    <message>
        <source>this is a RAR archive</source>
        <translation>ceci est une archive RAR</translation>
    </message>
    <message>
        <source>this is a tar archive</source>
        <translation>ceci est une archive tar</translation>
    </message>
    <message>
        <source>this is a PDF document</source>
        <translation>ceci est un document PDF</translation>
    </message>
    <message>
        <source>this is a document in rich text</source>
        <translation>ceci est un document en texte enrichi</translation>
    </message>
    <message>
        <source>this is a PNG picture</source>
        <translation>ceci est une image PNG</translation>
    </message>
    <message>
        <source>this is a JPEG picture</source>
        <translation>ceci est une image JPEG</translation>
    </message>
    <message>
        <source>this is a GIF picture</source>
        <translation>ceci est une image GIF</translation>
    </message>
    <message>
        <source>this is an old Excel sheet (.xls) or another Office document</source>
        <translation>ceci est une ancienne feuille Excel (.xls) ou un autre document Office</translation>
    </message>
    <message>
        <source>this is a Parquet table</source>
        <translation>ceci est une table Parquet</translation>
    </message>
    <message>
        <source>this is an Arrow or Feather table</source>
        <translation>ceci est une table Arrow ou Feather</translation>
    </message>
    <message>
        <source>this is a Feather table</source>
        <translation>ceci est une table Feather</translation>
    </message>
    <message>
        <source>this is an SQLite database</source>
        <translation>ceci est une base de données SQLite</translation>
    </message>
    <message>
        <source>this is a program or a library</source>
        <translation>ceci est un programme ou une bibliothèque</translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, as far as was looked</source>
        <translation>le fichier est endommagé&#xa0;: il ne contient que des octets NUL, du moins dans la partie examinée</translation>
    </message>
    <message>
        <source>a power cut or a broken download can leave that: use another copy</source>
        <translation>une coupure de courant ou un téléchargement interrompu peut laisser cela&#xa0;: utilisez une autre copie</translation>
    </message>
    <message>
        <source>this is a web page (HTML or XML), not the data</source>
        <translation>ceci est une page web (HTML ou XML), pas les données</translation>
    </message>
    <message>
        <source>download the file itself; the link may need a login or end in /raw/ or /resolve/</source>
        <translation>téléchargez le fichier lui-même&#xa0;; le lien demande peut-être une connexion ou doit se terminer par /raw/ ou /resolve/</translation>
    </message>
    <message>
        <source>this is a Python pickle</source>
        <translation>ceci est un pickle Python</translation>
    </message>
    <message>
        <source>this is an ONNX model</source>
        <translation>ceci est un modèle ONNX</translation>
    </message>
    <message>
        <source>this is an Excel sheet (.xlsx)</source>
        <translation>ceci est une feuille Excel (.xlsx)</translation>
    </message>
    <message>
        <source>this is a Word document (.docx)</source>
        <translation>ceci est un document Word (.docx)</translation>
    </message>
    <message>
        <source>this is a PowerPoint document (.pptx)</source>
        <translation>ceci est un document PowerPoint (.pptx)</translation>
    </message>
    <message>
        <source>this is an OpenDocument sheet or text (.ods, .odt)</source>
        <translation>ceci est une feuille ou un texte OpenDocument (.ods, .odt)</translation>
    </message>
    <message>
        <source>this is a Java archive</source>
        <translation>ceci est une archive Java</translation>
    </message>
    <message>
        <source>this is a Keras model (.keras)</source>
        <translation>ceci est un modèle Keras (.keras)</translation>
    </message>
    <message>
        <source>it holds a NUL byte, at byte %1</source>
        <translation>il contient un octet NUL, à l’octet %1</translation>
    </message>
    <message>
        <source>duplicate member &quot;%1&quot;</source>
        <translation>champ «&#xa0;%1&#xa0;» en double</translation>
    </message>
    <message>
        <source>it is no JSON, at byte %1: &quot;%2&quot;</source>
        <translation>ce n’est pas du JSON, à l’octet %1&#xa0;: «&#xa0;%2&#xa0;»</translation>
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
        <translation>%1 n’est pas ce qu’il devrait être et est ignoré</translation>
    </message>
    <message>
        <source>look it up and choose by hand what depends on it</source>
        <translation>renseignez-vous et choisissez à la main ce qui en dépend</translation>
    </message>
    <message>
        <source>it is no JSON object and is passed over</source>
        <translation>ce n’est pas un objet JSON et il est ignoré</translation>
    </message>
    <message>
        <source>choose heads by hand</source>
        <translation>choisissez les têtes à la main</translation>
    </message>
    <message>
        <source>one head, cut already</source>
        <translation>une tête, déjà découpée</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>minGPT or nanoGPT</source>
        <translation>minGPT ou nanoGPT</translation>
    </message>
    <message>
        <source>BERT or RoBERTa</source>
        <translation>BERT ou RoBERTa</translation>
    </message>
    <message>
        <source>Vision transformer (Hugging Face)</source>
        <translation>Vision transformer (Hugging Face)</translation>
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
        <translation>BEiT ou Swin v2 (timm)</translation>
    </message>
    <message>
        <source>Vision transformer (timm, DINO)</source>
        <translation>Vision transformer (timm, DINO)</translation>
    </message>
    <message>
        <source>PyTorch&apos;s MultiheadAttention</source>
        <translation>MultiheadAttention de PyTorch</translation>
    </message>
    <message>
        <source>OPT, BART, Whisper or CLIP</source>
        <translation>OPT, BART, Whisper ou CLIP</translation>
    </message>
    <message>
        <source>Phi-3</source>
        <translation>Phi-3</translation>
    </message>
    <message>
        <source>Llama, Mistral, Gemma or Qwen</source>
        <translation>Llama, Mistral, Gemma ou Qwen</translation>
    </message>
    <message>
        <source>Llama or Mistral (the authors&apos; files)</source>
        <translation>Llama ou Mistral (fichiers des auteurs)</translation>
    </message>
    <message>
        <source>GPT-Neo</source>
        <translation>GPT-Neo</translation>
    </message>
    <message>
        <source>every second layer of GPT-Neo looks back 256 tokens at most, which is not followed</source>
        <translation>une couche sur deux de GPT-Neo regarde au plus 256 tokens en arrière, ce qui n’est pas reproduit</translation>
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
        <translation>GPT-NeoX ou Pythia</translation>
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
        <translation>attendez-vous à d’autres poids que ceux du modèle&#xa0;: ils sont calculés sans cela</translation>
    </message>
    <message>
        <source>the model also normalises queries and keys (%1), which cannot be followed</source>
        <translation>le modèle normalise aussi les requêtes et les clés (%1), ce qui ne peut pas être reproduit</translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens (%1), which cannot be followed</source>
        <translation>le modèle ajoute un biais appris pour la distance de deux tokens (%1), ce qui ne peut pas être reproduit</translation>
    </message>
    <message>
        <source>the model compares directions and has a learned scale (%1), which cannot be followed</source>
        <translation>le modèle compare des directions et a une échelle apprise (%1), ce qui ne peut pas être reproduit</translation>
    </message>
    <message>
        <source>the model lets a part of every weight go nowhere (%1), which cannot be followed</source>
        <translation>le modèle laisse une partie de chaque poids n’aller nulle part (%1), ce qui ne peut pas être reproduit</translation>
    </message>
    <message>
        <source>the model adds a learned key and value to those of the tokens (%1), which cannot be followed</source>
        <translation>le modèle ajoute une clé et une valeur apprises à celles des tokens (%1), ce qui ne peut pas être reproduit</translation>
    </message>
    <message>
        <source>it holds an adapter (%1), which is of no use without the model that it was made for</source>
        <translation>il contient un adaptateur (%1), inutile sans le modèle pour lequel il a été fait</translation>
    </message>
    <message>
        <source>merge the two and save the result</source>
        <translation>fusionnez les deux et enregistrez le résultat</translation>
    </message>
    <message>
        <source>its weights are quantised (%1)</source>
        <translation>ses poids sont quantifiés (%1)</translation>
    </message>
    <message>
        <source>its keys and values are made in two steps (%1), which cannot be followed</source>
        <translation>ses clés et ses valeurs sont produites en deux étapes (%1), ce qui ne peut pas être reproduit</translation>
    </message>
    <message>
        <source>multiply the two matrices outside and import the result as --wk and --wv</source>
        <translation>multipliez les deux matrices à l’extérieur et importez le résultat avec --wk et --wv</translation>
    </message>
    <message>
        <source>there is no attention layer of a known family among its %1 arrays (%2 ...)</source>
        <translation>aucune couche d’attention d’une famille connue parmi ses %1 tableaux (%2 ...)</translation>
    </message>
    <message>
        <source>cut the projections out and import them one by one: --wq, --wk, --wv</source>
        <translation>découpez les projections et importez-les une par une&#xa0;: --wq, --wk, --wv</translation>
    </message>
    <message>
        <source>the names alone do not tell the family; taken for: %1</source>
        <translation>les noms seuls ne révèlent pas la famille&#xa0;; supposée&#xa0;: %1</translation>
    </message>
    <message>
        <source>look at mask, scale and positions</source>
        <translation>vérifiez le masque, l’échelle et les positions</translation>
    </message>
    <message>
        <source>there is no layer &quot;%1&quot;</source>
        <translation>il n’y a pas de couche «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there are: %2 ...</source>
        <translation>il y a&#xa0;: %2 ...</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fits several layers</source>
        <translation>«&#xa0;%1&#xa0;» convient à plusieurs couches</translation>
    </message>
    <message>
        <source>give more of the name: %2</source>
        <translation>donnez une plus grande partie du nom&#xa0;: %2</translation>
    </message>
    <message>
        <source>causal mask: a token looks at itself and at those before it</source>
        <translation>masque causal&#xa0;: un token se regarde lui-même et regarde ceux qui le précèdent</translation>
    </message>
    <message>
        <source>no mask: every token looks at every token</source>
        <translation>pas de masque&#xa0;: chaque token regarde chaque token</translation>
    </message>
    <message>
        <source>the model lets a token look back %1 tokens at most, which is not followed</source>
        <translation>le modèle laisse un token regarder au plus %1 tokens en arrière, ce qui n’est pas reproduit</translation>
    </message>
    <message>
        <source>with fewer tokens it makes no difference</source>
        <translation>avec moins de tokens, cela ne change rien</translation>
    </message>
    <message>
        <source>the scores are not divided by the root of k</source>
        <translation>les scores ne sont pas divisés par la racine de k</translation>
    </message>
    <message>
        <source>the model divides scores by the root of %1 in place of %2: the temperature is %3 for that</source>
        <translation>le modèle divise les scores par la racine de %1 au lieu de %2&#xa0;: la température est pour cela %3</translation>
    </message>
    <message>
        <source>the model multiplies scores by %1: the temperature is %2 for that</source>
        <translation>le modèle multiplie les scores par %1&#xa0;: la température est pour cela %2</translation>
    </message>
    <message>
        <source>the model divides scores by the number of the layer from 1, too: the temperature is %1</source>
        <translation>le modèle divise aussi les scores par le numéro de la couche, compté à partir de 1&#xa0;: la température est %1</translation>
    </message>
    <message>
        <source>the model bends scores so that none passes %1, which cannot be followed</source>
        <translation>le modèle courbe les scores pour qu’aucun ne dépasse %1, ce qui ne peut pas être reproduit</translation>
    </message>
    <message>
        <source>scores well below that hardly differ</source>
        <translation>les scores bien inférieurs n’en diffèrent guère</translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns, each of the first half with its partner in the second</source>
        <translation>des positions rotatives de base %1 tournent %2 des %3 colonnes, chacune de la première moitié avec sa partenaire dans la seconde</translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns in neighbouring pairs</source>
        <translation>des positions rotatives de base %1 tournent %2 des %3 colonnes par paires voisines</translation>
    </message>
    <message>
        <source>base and number of columns are the usual ones: no config.json tells them</source>
        <translation>la base et le nombre de colonnes sont les valeurs habituelles&#xa0;: aucun config.json ne les indique</translation>
    </message>
    <message>
        <source>set them by hand if the model has others</source>
        <translation>réglez-les à la main si le modèle en a d’autres</translation>
    </message>
    <message>
        <source>the model takes off scores by distance (ALiBi), which cannot be followed</source>
        <translation>le modèle retranche aux scores selon la distance (ALiBi), ce qui ne peut pas être reproduit</translation>
    </message>
    <message>
        <source>expect weights further back to be too large</source>
        <translation>attendez-vous à des poids trop grands plus loin en arrière</translation>
    </message>
    <message>
        <source>the model stretches its positions (%1), which cannot be followed</source>
        <translation>le modèle étire ses positions (%1), ce qui ne peut pas être reproduit</translation>
    </message>
    <message>
        <source>expect other weights between tokens that lie far apart</source>
        <translation>attendez-vous à d’autres poids entre des tokens éloignés</translation>
    </message>
    <message>
        <source>the file speaks of rotary positions with base %1, but not of what turns with what</source>
        <translation>le fichier mentionne des positions rotatives de base %1, mais pas ce qui tourne avec quoi</translation>
    </message>
    <message>
        <source>choose halves or pairs: --rope pairs,BASE</source>
        <translation>choisissez halves ou pairs&#xa0;: --rope pairs,BASE</translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens, which cannot be followed</source>
        <translation>le modèle ajoute un biais appris pour la distance de deux tokens, ce qui ne peut pas être reproduit</translation>
    </message>
    <message>
        <source>expect other weights than the model&apos;s</source>
        <translation>attendez-vous à d’autres poids que ceux du modèle</translation>
    </message>
    <message>
        <source>the model&apos;s positions are %1, which cannot be followed</source>
        <translation>les positions du modèle sont %1, ce qui ne peut pas être reproduit</translation>
    </message>
    <message>
        <source>in the model the keys and values of this layer come from another text than the queries; here one X feeds all three</source>
        <translation>dans le modèle, les clés et les valeurs de cette couche viennent d’un autre texte que les requêtes&#xa0;; ici, un seul X alimente les trois</translation>
    </message>
    <message>
        <source>choose a layer of self-attention for the model&apos;s own numbers</source>
        <translation>choisissez une couche d’auto-attention pour obtenir les nombres du modèle</translation>
    </message>
    <message>
        <source>its shape fits both ways; read as out x in, as this family stores it: %1</source>
        <translation>sa forme convient dans les deux sens&#xa0;; lue comme sortie x entrée, telle que cette famille l’enregistre&#xa0;: %1</translation>
    </message>
    <message>
        <source>its shape fits both ways; read as in x out, as this family stores it: %1</source>
        <translation>sa forme convient dans les deux sens&#xa0;; lue comme entrée x sortie, telle que cette famille l’enregistre&#xa0;: %1</translation>
    </message>
    <message>
        <source>transpose it if the head looks wrong</source>
        <translation>transposez si la tête semble fausse</translation>
    </message>
    <message>
        <source>by its shape it is stored the other way round than this family does: %1</source>
        <translation>d’après sa forme, l’enregistrement est dans le sens inverse de celui de cette famille&#xa0;: %1</translation>
    </message>
    <message>
        <source>give other numbers with --heads and --kv-heads</source>
        <translation>indiquez d’autres nombres avec --heads et --kv-heads</translation>
    </message>
    <message>
        <source>its shape is %1, and projections are matrices</source>
        <translation>sa forme est %1, or les projections sont des matrices</translation>
    </message>
    <message>
        <source>choose another layer</source>
        <translation>choisissez une autre couche</translation>
    </message>
    <message>
        <source>it reads vectors of %1 numbers where the queries are made from %2</source>
        <translation>il lit des vecteurs de %1 nombres alors que les requêtes sont faites à partir de %2</translation>
    </message>
    <message>
        <source>choose a layer in which one X feeds queries, keys and values</source>
        <translation>choisissez une couche où un seul X alimente requêtes, clés et valeurs</translation>
    </message>
    <message>
        <source>save the array again with numpy.save</source>
        <translation>enregistrez de nouveau le tableau avec numpy.save</translation>
    </message>
    <message>
        <source>truncated: 1 byte is missing</source>
        <translation>tronqué&#xa0;: il manque 1 octet</translation>
    </message>
    <message>
        <source>truncated: %1 bytes are missing</source>
        <translation>tronqué&#xa0;: il manque %1 octets</translation>
    </message>
    <message>
        <source>a part of the file was lost: use another copy</source>
        <translation>une partie du fichier a été perdue&#xa0;: utilisez une autre copie</translation>
    </message>
    <message>
        <source>this is no NumPy array: it does not begin as one</source>
        <translation>ce n’est pas un tableau NumPy&#xa0;: il ne commence pas comme tel</translation>
    </message>
    <message>
        <source>choose an .npy file</source>
        <translation>choisissez un fichier .npy</translation>
    </message>
    <message>
        <source>truncated: the file ends within its first %1 bytes, before the header</source>
        <translation>tronqué&#xa0;: le fichier s’arrête dans ses %1 premiers octets, avant l’en-tête</translation>
    </message>
    <message>
        <source>use another copy</source>
        <translation>utilisez une autre copie</translation>
    </message>
    <message>
        <source>bad header: version %1.%2 of the format is not known, only 1.0, 2.0 and 3.0</source>
        <translation>en-tête incorrect&#xa0;: la version %1.%2 du format est inconnue, seules 1.0, 2.0 et 3.0 le sont</translation>
    </message>
    <message>
        <source>truncated: the header should have %1 bytes, but only %2 are there</source>
        <translation>tronqué&#xa0;: l’en-tête devrait avoir %1 octets, mais il n’y en a que %2</translation>
    </message>
    <message>
        <source>bad header: %1 bytes are more than any array of numbers needs</source>
        <translation>en-tête incorrect&#xa0;: %1 octets, c’est plus que n’en demande aucun tableau de nombres</translation>
    </message>
    <message>
        <source>bad header: it could not be read</source>
        <translation>en-tête incorrect&#xa0;: il n’a pas pu être lu</translation>
    </message>
    <message>
        <source>bad header: the member &quot;%1&quot; is not known</source>
        <translation>en-tête incorrect&#xa0;: le champ «&#xa0;%1&#xa0;» est inconnu</translation>
    </message>
    <message>
        <source>bad header: duplicate member &quot;%1&quot;</source>
        <translation>en-tête incorrect&#xa0;: champ «&#xa0;%1&#xa0;» en double</translation>
    </message>
    <message>
        <source>bad header: %1 is missing</source>
        <translation>en-tête incorrect&#xa0;: %1 manque</translation>
    </message>
    <message>
        <source>bad header: shape is %1, not a tuple</source>
        <translation>en-tête incorrect&#xa0;: shape est %1, pas un tuple</translation>
    </message>
    <message>
        <source>bad header: shape has %1 dimensions</source>
        <translation>en-tête incorrect&#xa0;: shape a %1 dimensions</translation>
    </message>
    <message>
        <source>bad header: shape holds %1, which is no size</source>
        <translation>en-tête incorrect&#xa0;: shape contient %1, qui n’est pas une taille</translation>
    </message>
    <message>
        <source>bad header: found %1, not a dictionary</source>
        <translation>en-tête incorrect&#xa0;: %1 trouvé, pas un dictionnaire</translation>
    </message>
    <message>
        <source>bad header: fortran_order is %1, neither True nor False</source>
        <translation>en-tête incorrect&#xa0;: fortran_order est %1, ni True ni False</translation>
    </message>
    <message>
        <source>bad header: the shape %1 is beyond everything that can be counted</source>
        <translation>en-tête incorrect&#xa0;: la forme %1 dépasse tout ce qui peut être compté</translation>
    </message>
    <message>
        <source>bad header: it is no Python literal, from byte %1 on: %2</source>
        <translation>en-tête incorrect&#xa0;: ce n’est pas un littéral Python, à partir de l’octet %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>another array follows in the same file and is left out: %1 bytes</source>
        <translation>un autre tableau suit dans le même fichier et est omis&#xa0;: %1 octets</translation>
    </message>
    <message>
        <source>1 byte after the array is left out: the data are longer than the shape says</source>
        <translation>1 octet après le tableau est omis&#xa0;: les données sont plus longues que la forme ne l’indique</translation>
    </message>
    <message>
        <source>%1 bytes after the array are left out: the data are longer than the shape says</source>
        <translation>%1 octets après le tableau sont omis&#xa0;: les données sont plus longues que la forme ne l’indique</translation>
    </message>
    <message>
        <source>unsupported type %1: floating-point numbers of %2 bytes</source>
        <translation>type %1 non pris en charge&#xa0;: nombres à virgule flottante de %2 octets</translation>
    </message>
    <message>
        <source>save it with astype(&apos;float64&apos;)</source>
        <translation>enregistrez-le avec astype(&apos;float64&apos;)</translation>
    </message>
    <message>
        <source>unsupported type %1: complex numbers</source>
        <translation>type %1 non pris en charge&#xa0;: nombres complexes</translation>
    </message>
    <message>
        <source>save the real part, the imaginary part or the magnitude</source>
        <translation>enregistrez la partie réelle, la partie imaginaire ou le module</translation>
    </message>
    <message>
        <source>unsupported type %1: Python objects, which are pickled and can run code when they are read</source>
        <translation>type %1 non pris en charge&#xa0;: objets Python, enregistrés par pickle et pouvant exécuter du code à la lecture</translation>
    </message>
    <message>
        <source>save the numbers with astype(&apos;float64&apos;)</source>
        <translation>enregistrez les nombres avec astype(&apos;float64&apos;)</translation>
    </message>
    <message>
        <source>unsupported type %1: structures or raw bytes</source>
        <translation>type %1 non pris en charge&#xa0;: structures ou octets bruts</translation>
    </message>
    <message>
        <source>save one field of numbers</source>
        <translation>enregistrez un seul champ de nombres</translation>
    </message>
    <message>
        <source>unsupported type %1: texts</source>
        <translation>type %1 non pris en charge&#xa0;: textes</translation>
    </message>
    <message>
        <source>unsupported type %1: dates or times</source>
        <translation>type %1 non pris en charge&#xa0;: dates ou heures</translation>
    </message>
    <message>
        <source>save them as numbers with astype(&apos;float64&apos;)</source>
        <translation>enregistrez-les comme nombres avec astype(&apos;float64&apos;)</translation>
    </message>
    <message>
        <source>unsupported type %1: long double</source>
        <translation>type %1 non pris en charge&#xa0;: long double</translation>
    </message>
    <message>
        <source>unsupported type %1</source>
        <translation>type %1 non pris en charge</translation>
    </message>
    <message>
        <source>unsupported type: structures with fields (%1)</source>
        <translation>type non pris en charge&#xa0;: structures avec des champs (%1)</translation>
    </message>
    <message>
        <source>bad header: descr is %1, not the name of a type</source>
        <translation>en-tête incorrect&#xa0;: descr est %1, pas le nom d’un type</translation>
    </message>
    <message>
        <source>unsafe name &quot;%1&quot;: this member is left out</source>
        <translation>nom peu sûr «&#xa0;%1&#xa0;»&#xa0;: cette entrée est omise</translation>
    </message>
    <message>
        <source>duplicate name: several members are called &quot;%1&quot;, all of them are left out</source>
        <translation>nom en double&#xa0;: plusieurs entrées s’appellent «&#xa0;%1&#xa0;», toutes sont omises</translation>
    </message>
    <message>
        <source>%1 is no array and is left out</source>
        <translation>%1 n’est pas un tableau et est omis</translation>
    </message>
    <message>
        <source>this array is left out</source>
        <translation>ce tableau est omis</translation>
    </message>
    <message>
        <source>the archive holds no arrays</source>
        <translation>l’archive ne contient aucun tableau</translation>
    </message>
    <message>
        <source>choose a file that numpy.savez wrote</source>
        <translation>choisissez un fichier écrit par numpy.savez</translation>
    </message>
    <message>
        <source>there are no arrays left that can be read</source>
        <translation>il ne reste aucun tableau lisible</translation>
    </message>
    <message>
        <source>this is no NumPy archive (.npz): it is not a zip file</source>
        <translation>ce n’est pas une archive NumPy (.npz)&#xa0;: ce n’est pas un fichier zip</translation>
    </message>
    <message>
        <source>unsupported type %1: the tensor &quot;%2&quot; is left out</source>
        <translation>type %1 non pris en charge&#xa0;: le tenseur «&#xa0;%2&#xa0;» est omis</translation>
    </message>
    <message>
        <source>save it as F32, F16 or BF16</source>
        <translation>enregistrez-le en F32, F16 ou BF16</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no elements (%2) and cannot be placed</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas d’éléments (%2) et ne peut pas être placé</translation>
    </message>
    <message>
        <source>the file holds no tensors</source>
        <translation>le fichier ne contient aucun tenseur</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>choisissez un autre fichier</translation>
    </message>
    <message>
        <source>the file is damaged or cut off: download or save it again</source>
        <translation>le fichier est endommagé ou coupé&#xa0;: téléchargez-le ou enregistrez-le de nouveau</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, not an object</source>
        <translation>«&#xa0;%1&#xa0;» est %2, pas un objet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a list, not an object</source>
        <translation>«&#xa0;%1&#xa0;» est une liste, pas un objet</translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are no text</source>
        <translation>les métadonnées «&#xa0;%1&#xa0;» ne sont pas du texte</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is not what it should be</source>
        <translation>%1 de «&#xa0;%2&#xa0;» n’est pas ce qu’il devrait être</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is missing</source>
        <translation>%1 de «&#xa0;%2&#xa0;» manque</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; needs two data_offsets, found %2</source>
        <translation>plage incorrecte&#xa0;: «&#xa0;%1&#xa0;» a besoin de deux data_offsets, trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are %2, not a text</source>
        <translation>les métadonnées «&#xa0;%1&#xa0;» sont %2, pas un texte</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is %3</source>
        <translation>%1 de «&#xa0;%2&#xa0;» est %3</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; holds %2, which is no size</source>
        <translation>la forme de «&#xa0;%1&#xa0;» contient %2, qui n’est pas une taille</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; has more than %2 dimensions</source>
        <translation>la forme de «&#xa0;%1&#xa0;» a plus de %2 dimensions</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; has the offset %2</source>
        <translation>plage incorrecte&#xa0;: «&#xa0;%1&#xa0;» a le décalage %2</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; ends at byte %2, before its begin at %3</source>
        <translation>plage incorrecte&#xa0;: «&#xa0;%1&#xa0;» se termine à l’octet %2, avant son début à %3</translation>
    </message>
    <message>
        <source>bad range: the shape %2 of &quot;%1&quot; is beyond everything that can be counted</source>
        <translation>plage incorrecte&#xa0;: la forme %2 de «&#xa0;%1&#xa0;» dépasse tout ce qui peut être compté</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; of shape %2 and type %3 takes %4 bytes, but its range has %5</source>
        <translation>plage incorrecte&#xa0;: «&#xa0;%1&#xa0;» de forme %2 et de type %3 occupe %4 octets, mais sa plage en a %5</translation>
    </message>
    <message>
        <source>truncated: &quot;%1&quot; has a range beyond the end of the file, %2 bytes are missing</source>
        <translation>tronqué&#xa0;: «&#xa0;%1&#xa0;» a une plage au-delà de la fin du fichier, il manque %2 octets</translation>
    </message>
    <message>
        <source>bad range: the ranges of &quot;%1&quot; and &quot;%2&quot; overlap</source>
        <translation>plage incorrecte&#xa0;: les plages de «&#xa0;%1&#xa0;» et de «&#xa0;%2&#xa0;» se chevauchent</translation>
    </message>
    <message>
        <source>bad range: a gap of %1 bytes before &quot;%2&quot; belongs to no tensor</source>
        <translation>plage incorrecte&#xa0;: un vide de %1 octets avant «&#xa0;%2&#xa0;» n’appartient à aucun tenseur</translation>
    </message>
    <message>
        <source>bad range: %1 bytes at the end belong to no tensor</source>
        <translation>plage incorrecte&#xa0;: %1 octets à la fin n’appartiennent à aucun tenseur</translation>
    </message>
    <message>
        <source>truncated: its length takes %1 bytes, the file has %2</source>
        <translation>tronqué&#xa0;: l’indication de longueur occupe %1 octets, le fichier en a %2</translation>
    </message>
    <message>
        <source>its length, %1 bytes, is beyond the %2 that are allowed</source>
        <translation>sa longueur, %1 octets, dépasse les %2 autorisés</translation>
    </message>
    <message>
        <source>truncated: it should have %1 bytes, but only %2 are there</source>
        <translation>tronqué&#xa0;: il devrait y avoir %1 octets, mais il n’y en a que %2</translation>
    </message>
    <message>
        <source>it does not begin with {</source>
        <translation>il ne commence pas par {</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <translation>il n’a pas pu être lu</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>ce n’est pas du JSON</translation>
    </message>
    <message>
        <source>%1 is a single matrix and has no slices</source>
        <translation>%1 est une matrice seule et n’a pas de tranches</translation>
    </message>
    <message>
        <source>leave the slice out</source>
        <translation>omettez la tranche</translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of %1</source>
        <translation>une partie demandée se trouve en dehors de %1</translation>
    </message>
    <message>
        <source>too big for a session: %1 bytes, at most %2 are read</source>
        <translation>trop gros pour une session&#xa0;: %1 octets, %2 au plus sont lus</translation>
    </message>
    <message>
        <source>the session could not be read</source>
        <translation>la session n’a pas pu être lue</translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation>ce n’est pas un objet</translation>
    </message>
    <message>
        <source>weight_map holds %1 where the name of a file was expected</source>
        <translation>weight_map contient %1 là où le nom d’un fichier était attendu</translation>
    </message>
    <message>
        <source>it is a list, not an object</source>
        <translation>c’est une liste, pas un objet</translation>
    </message>
    <message>
        <source>weight_map is no object of file names</source>
        <translation>weight_map n’est pas un objet de noms de fichiers</translation>
    </message>
    <message>
        <source>the index puts tensors into this file that it does not hold (%1): %2</source>
        <translation>l’index place dans ce fichier des tenseurs qu’il ne contient pas (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>this file of the model cannot be opened; tensors that are left out with it: %1</source>
        <translation>ce fichier du modèle ne peut pas être ouvert&#xa0;; tenseurs omis avec lui&#xa0;: %1</translation>
    </message>
    <message>
        <source>put it beside the index</source>
        <translation>placez-le à côté de l’index</translation>
    </message>
    <message>
        <source>too big for the index of a model: %1 bytes</source>
        <translation>trop gros pour l’index d’un modèle&#xa0;: %1 octets</translation>
    </message>
    <message>
        <source>this is the index of a model, and the files that it names cannot be found from here</source>
        <translation>ceci est l’index d’un modèle, et les fichiers qu’il nomme sont introuvables d’ici</translation>
    </message>
    <message>
        <source>open it as a file, with the others beside it</source>
        <translation>ouvrez-le comme fichier, avec les autres à côté</translation>
    </message>
    <message>
        <source>the index could not be read</source>
        <translation>l’index n’a pas pu être lu</translation>
    </message>
    <message>
        <source>download it again</source>
        <translation>téléchargez-le de nouveau</translation>
    </message>
    <message>
        <source>weight_map is missing</source>
        <translation>weight_map manque</translation>
    </message>
    <message>
        <source>choose the index of a model, or one of its .safetensors files</source>
        <translation>choisissez l’index d’un modèle ou l’un de ses fichiers .safetensors</translation>
    </message>
    <message>
        <source>unsafe name of a file: &quot;%1&quot;</source>
        <translation>nom de fichier peu sûr&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>files of a model stand beside its index</source>
        <translation>les fichiers d’un modèle se trouvent à côté de son index</translation>
    </message>
    <message>
        <source>it names no tensors</source>
        <translation>il ne nomme aucun tenseur</translation>
    </message>
    <message>
        <source>the array is a single matrix and has no slices</source>
        <translation>le tableau est une matrice seule et n’a pas de tranches</translation>
    </message>
    <message>
        <source>there is no slice %1: the array of shape %2 has %3</source>
        <translation>il n’y a pas de tranche %1&#xa0;: le tableau de forme %2 en a %3</translation>
    </message>
    <message>
        <source>slices are counted from 0</source>
        <translation>les tranches sont comptées à partir de 0</translation>
    </message>
    <message>
        <source>the array of shape %1 is a stack of %2 matrices</source>
        <translation>le tableau de forme %1 est une pile de %2 matrices</translation>
    </message>
    <message>
        <source>choose one of its slices, from 0 to %3 (--slice on the command line)</source>
        <translation>choisissez l’une de ses tranches, de 0 à %3 (--slice en ligne de commande)</translation>
    </message>
    <message>
        <source>leading axis of length 1 left out</source>
        <translation>premier axe de longueur 1 omis</translation>
    </message>
    <message>
        <source>%1 leading axes of length 1 left out</source>
        <translation>%1 premiers axes de longueur 1 omis</translation>
    </message>
    <message>
        <source>slice %1 of %2 read, counted from 0</source>
        <translation>tranche %1 sur %2 lue, comptée à partir de 0</translation>
    </message>
    <message>
        <source>too big: %1x%2 is beyond the %3 rows or columns, or the %4 numbers, of a matrix</source>
        <translation>trop gros&#xa0;: %1x%2 dépasse les %3 lignes ou colonnes, ou les %4 nombres, d’une matrice</translation>
    </message>
    <message>
        <source>take a part of it</source>
        <translation>prenez-en une partie</translation>
    </message>
    <message>
        <source>the numbers could not be read</source>
        <translation>les nombres n’ont pas pu être lus</translation>
    </message>
    <message>
        <source>the file may have changed meanwhile: open it again, or use another copy</source>
        <translation>le fichier a peut-être changé entre-temps&#xa0;: rouvrez-le ou utilisez une autre copie</translation>
    </message>
    <message>
        <source>1 cell is not finite</source>
        <translation>1 cellule n’est pas finie</translation>
    </message>
    <message>
        <source>%1 cells are not finite</source>
        <translation>%1 cellules ne sont pas finies</translation>
    </message>
    <message>
        <source>1 whole number is beyond 2^53 and lost its last digits</source>
        <translation>1 nombre entier dépasse 2^53 et a perdu ses derniers chiffres</translation>
    </message>
    <message>
        <source>%1 whole numbers are beyond 2^53 and lost their last digits</source>
        <translation>%1 nombres entiers dépassent 2^53 et ont perdu leurs derniers chiffres</translation>
    </message>
    <message>
        <source>1 truth value is neither 0 nor 1 and was read as 1</source>
        <translation>1 valeur de vérité n’est ni 0 ni 1 et a été lue comme 1</translation>
    </message>
    <message>
        <source>%1 truth values are neither 0 nor 1 and were read as 1</source>
        <translation>%1 valeurs de vérité ne sont ni 0 ni 1 et ont été lues comme 1</translation>
    </message>
    <message>
        <source>the array has no elements (%1) and cannot be placed</source>
        <translation>le tableau n’a pas d’éléments (%1) et ne peut pas être placé</translation>
    </message>
    <message>
        <source>choose one that has some</source>
        <translation>choisissez-en un qui en a</translation>
    </message>
    <message>
        <source>scalar read as 1x1</source>
        <translation>scalaire lu comme 1x1</translation>
    </message>
    <message>
        <source>one dimension read as a row</source>
        <translation>dimension unique lue comme une ligne</translation>
    </message>
    <message>
        <source>transpose it for a column</source>
        <translation>transposez pour obtenir une colonne</translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of the array of shape %1</source>
        <translation>une partie demandée se trouve en dehors du tableau de forme %1</translation>
    </message>
    <message>
        <source>the file starts as %1, but is damaged here</source>
        <translation>le fichier commence en %1, mais il est endommagé ici</translation>
    </message>
    <message>
        <source>save the table again, best as UTF-8</source>
        <translation>enregistrez de nouveau le tableau, de préférence en UTF-8</translation>
    </message>
    <message>
        <source>the file has no byte order mark and was read as UTF-16</source>
        <translation>le fichier n’a pas d’indicateur d’ordre des octets (BOM) et a été lu en UTF-16</translation>
    </message>
    <message>
        <source>the file is not UTF-8, it was read as Latin-1 (Windows-1252)</source>
        <translation>le fichier n’est pas en UTF-8, il a été lu en Latin-1 (Windows-1252)</translation>
    </message>
    <message>
        <source>look at the names, or save the table as UTF-8</source>
        <translation>vérifiez les noms ou enregistrez le tableau en UTF-8</translation>
    </message>
    <message>
        <source>there is a NUL character, so this is no text</source>
        <translation>il y a un caractère NUL, ce n’est donc pas du texte</translation>
    </message>
    <message>
        <source>choose a text file, or save the table again as UTF-8</source>
        <translation>choisissez un fichier texte ou enregistrez de nouveau le tableau en UTF-8</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; left out</source>
        <translation>ligne «&#xa0;%1&#xa0;» omise</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 (decimal point) or as the number %3 (decimal comma)</source>
        <translation>«&#xa0;%1&#xa0;» peut se lire comme les cellules %2 (point décimal) ou comme le nombre %3 (virgule décimale)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 or as the number %3 with group marks</source>
        <translation>«&#xa0;%1&#xa0;» peut se lire comme les cellules %2 ou comme le nombre %3 avec des séparateurs de milliers</translation>
    </message>
    <message>
        <source>put tabs or semicolons between the cells, or take the group marks out</source>
        <translation>mettez des tabulations ou des points-virgules entre les cellules, ou retirez les séparateurs de milliers</translation>
    </message>
    <message>
        <source>the table is empty: there are no numbers</source>
        <translation>le tableau est vide&#xa0;: il n’y a pas de nombres</translation>
    </message>
    <message>
        <source>choose a table with numbers</source>
        <translation>choisissez un tableau avec des nombres</translation>
    </message>
    <message>
        <source>the table has more than %1 rows</source>
        <translation>le tableau a plus de %1 lignes</translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %1 rows, %1 columns and %2 numbers</source>
        <translation>réduisez-le&#xa0;; une matrice contient au plus %1 lignes, %1 colonnes et %2 nombres</translation>
    </message>
    <message>
        <source>the table has more than %2 cells</source>
        <translation>le tableau a plus de %2 cellules</translation>
    </message>
    <message>
        <source>a row has more than %1 cells</source>
        <translation>une ligne a plus de %1 cellules</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer file: it stands for the data, which is elsewhere</source>
        <translation>ceci est un fichier pointeur de Git LFS&#xa0;: il représente les données, qui sont ailleurs</translation>
    </message>
    <message>
        <source>fetch the data with &quot;git lfs pull&quot;</source>
        <translation>récupérez les données avec «&#xa0;git lfs pull&#xa0;»</translation>
    </message>
    <message>
        <source>this is a Matrix Market file, which is not read</source>
        <translation>ceci est un fichier Matrix Market, qui n’est pas lu</translation>
    </message>
    <message>
        <source>save the matrix as .npy or CSV (scipy.io.mmread reads it)</source>
        <translation>enregistrez la matrice en .npy ou en CSV (scipy.io.mmread la lit)</translation>
    </message>
    <message>
        <source>the file holds only blanks</source>
        <translation>le fichier ne contient que des espaces</translation>
    </message>
    <message>
        <source>a text table is one matrix and has no slice %1</source>
        <translation>un tableau texte est une seule matrice et n’a pas de tranche %1</translation>
    </message>
    <message>
        <source>the text has %1 bytes, more than the %2 that are read</source>
        <translation>le texte a %1 octets, plus que les %2 qui sont lus</translation>
    </message>
    <message>
        <source>cut it down, or save the matrix as .npy</source>
        <translation>réduisez-le ou enregistrez la matrice en .npy</translation>
    </message>
    <message>
        <source>the text cannot be read</source>
        <translation>le texte ne peut pas être lu</translation>
    </message>
    <message>
        <source>check the file and its disk</source>
        <translation>vérifiez le fichier et son disque</translation>
    </message>
    <message>
        <source>a text table holds one array</source>
        <translation>un tableau texte ne contient qu’un seul tableau</translation>
    </message>
    <message>
        <source>choose the first one</source>
        <translation>choisissez le premier</translation>
    </message>
    <message>
        <source>the block lies outside of the table, which is %1x%2</source>
        <translation>le bloc se trouve en dehors du tableau, qui est %1x%2</translation>
    </message>
    <message>
        <source>choose rows and columns of the table</source>
        <translation>choisissez des lignes et des colonnes du tableau</translation>
    </message>
    <message>
        <source>a cell of the table spans several rows or columns</source>
        <translation>une cellule du tableau s’étend sur plusieurs lignes ou colonnes</translation>
    </message>
    <message>
        <source>split it first</source>
        <translation>divisez-la d’abord</translation>
    </message>
    <message>
        <source>the table holds another table</source>
        <translation>le tableau contient un autre tableau</translation>
    </message>
    <message>
        <source>copy the inner one alone</source>
        <translation>copiez seulement celui de l’intérieur</translation>
    </message>
    <message>
        <source>this is a web page with a script, not a table</source>
        <translation>ceci est une page web avec un script, pas un tableau</translation>
    </message>
    <message>
        <source>copy the table alone, or save it as CSV</source>
        <translation>copiez seulement le tableau ou enregistrez-le en CSV</translation>
    </message>
    <message>
        <source>this is a web page (HTML) without a table</source>
        <translation>ceci est une page web (HTML) sans tableau</translation>
    </message>
    <message>
        <source>download the file itself, or copy a table out of the page</source>
        <translation>téléchargez le fichier lui-même ou copiez un tableau depuis la page</translation>
    </message>
    <message>
        <source>this is a web page (HTML) with %1 tables</source>
        <translation>ceci est une page web (HTML) avec %1 tableaux</translation>
    </message>
    <message>
        <source>copy the one that is meant</source>
        <translation>copiez celui qui vous intéresse</translation>
    </message>
    <message>
        <source>table read from HTML</source>
        <translation>tableau lu depuis du HTML</translation>
    </message>
    <message>
        <source>a LaTeX environment is cut off</source>
        <translation>un environnement LaTeX est coupé</translation>
    </message>
    <message>
        <source>copy all of it</source>
        <translation>copiez-le en entier</translation>
    </message>
    <message>
        <source>the LaTeX environment &quot;%1&quot; is not read</source>
        <translation>l’environnement LaTeX «&#xa0;%1&#xa0;» n’est pas lu</translation>
    </message>
    <message>
        <source>copy a pmatrix, bmatrix, array or tabular</source>
        <translation>copiez un pmatrix, bmatrix, array ou tabular</translation>
    </message>
    <message>
        <source>there is more than one LaTeX environment</source>
        <translation>il y a plus d’un environnement LaTeX</translation>
    </message>
    <message>
        <source>copy one matrix</source>
        <translation>copiez une seule matrice</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>les crochets sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>give a list of rows</source>
        <translation>donnez une liste de lignes</translation>
    </message>
    <message>
        <source>numbers and lists stand side by side</source>
        <translation>des nombres et des listes se trouvent côte à côte</translation>
    </message>
    <message>
        <source>give a list of rows, each a list of numbers</source>
        <translation>donnez une liste de lignes, chacune étant une liste de nombres</translation>
    </message>
    <message>
        <source>&quot;%1&quot; closes no bracket</source>
        <translation>«&#xa0;%1&#xa0;» ne ferme aucun crochet</translation>
    </message>
    <message>
        <source>check the brackets</source>
        <translation>vérifiez les crochets</translation>
    </message>
    <message>
        <source>&quot;...&quot; stands for numbers that were left out when this was printed</source>
        <translation>&quot;...&quot; remplace des nombres omis à l’affichage</translation>
    </message>
    <message>
        <source>print all of them (numpy.set_printoptions(threshold=sys.maxsize)), or save the array as .npy</source>
        <translation>affichez-les tous (numpy.set_printoptions(threshold=sys.maxsize)) ou enregistrez le tableau en .npy</translation>
    </message>
    <message>
        <source>a quote is opened here and never closed</source>
        <translation>un guillemet est ouvert ici et jamais fermé</translation>
    </message>
    <message>
        <source>close it</source>
        <translation>fermez-le</translation>
    </message>
    <message>
        <source>this is an object with named members, not a list of rows</source>
        <translation>ceci est un objet avec des champs nommés, pas une liste de lignes</translation>
    </message>
    <message>
        <source>a bracket is opened and never closed</source>
        <translation>un crochet est ouvert et jamais fermé</translation>
    </message>
    <message>
        <source>check the brackets; the text may be cut off</source>
        <translation>vérifiez les crochets&#xa0;; le texte est peut-être coupé</translation>
    </message>
    <message>
        <source>the call around the list does not end</source>
        <translation>l’appel qui entoure la liste ne se termine pas</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands behind the matrix</source>
        <translation>«&#xa0;%1&#xa0;» se trouve après la matrice</translation>
    </message>
    <message>
        <source>give one matrix and nothing else</source>
        <translation>donnez une seule matrice et rien d’autre</translation>
    </message>
    <message>
        <source>the lines inside one pair of brackets can be rows (MATLAB) or one row that was wrapped (NumPy)</source>
        <translation>les lignes de texte dans une paire de crochets peuvent être des lignes de matrice (MATLAB) ou une seule ligne coupée (NumPy)</translation>
    </message>
    <message>
        <source>put ; between the rows, or brackets around each of them</source>
        <translation>mettez&#xa0;; entre les lignes ou des crochets autour de chacune</translation>
    </message>
    <message>
        <source>a flat list read as one row</source>
        <translation>liste simple lue comme une ligne</translation>
    </message>
    <message>
        <source>this is no list of numbers</source>
        <translation>ceci n’est pas une liste de nombres</translation>
    </message>
    <message>
        <source>this is a stack of %1 matrices</source>
        <translation>ceci est une pile de %1 matrices</translation>
    </message>
    <message>
        <source>give one of them, or save the array as .npy</source>
        <translation>donnez-en une ou enregistrez le tableau en .npy</translation>
    </message>
    <message>
        <source>decimal points and decimal commas are mixed: %1 is &quot;%2&quot;, %3 is &quot;%4&quot;</source>
        <translation>points décimaux et virgules décimales sont mélangés&#xa0;: %1 est «&#xa0;%2&#xa0;», %3 est «&#xa0;%4&#xa0;»</translation>
    </message>
    <message>
        <source>write all numbers with the same decimal mark</source>
        <translation>écrivez tous les nombres avec le même séparateur décimal</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal comma) or as %3 (the comma groups digits)</source>
        <translation>«&#xa0;%1&#xa0;» peut se lire %2 (virgule décimale) ou %3 (la virgule sépare les milliers)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal point) or as %3 (the point groups digits)</source>
        <translation>«&#xa0;%1&#xa0;» peut se lire %2 (point décimal) ou %3 (le point sépare les milliers)</translation>
    </message>
    <message>
        <source>decimal points and decimal commas may be mixed: %1 is &quot;%2&quot;, and &quot;%4&quot; in %3 can be a number with another decimal mark or with a group mark</source>
        <translation>points décimaux et virgules décimales sont peut-être mélangés&#xa0;: %1 est «&#xa0;%2&#xa0;», et «&#xa0;%4&#xa0;» en %3 peut être un nombre avec un autre séparateur décimal ou avec un séparateur de milliers</translation>
    </message>
    <message>
        <source>write a number there</source>
        <translation>écrivez-y un nombre</translation>
    </message>
    <message>
        <source>row %1 column %2 holds two lines: &quot;%3&quot;</source>
        <translation>la cellule ligne %1, colonne %2 contient deux lignes de texte&#xa0;: «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>row %1 column %2 holds %4 lines: &quot;%3&quot;</source>
        <translation>la cellule ligne %1, colonne %2 contient %4 lignes de texte&#xa0;: «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>row %1 column %2 is empty, which is no number</source>
        <translation>la cellule ligne %1, colonne %2 est vide, ce qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>row %1 column %2 is %3, beyond the largest number that can be held, about 1.8e308</source>
        <translation>la cellule ligne %1, colonne %2 est %3, au-delà du plus grand nombre représentable, environ 1.8e308</translation>
    </message>
    <message>
        <source>write a smaller number, or inf</source>
        <translation>écrivez un nombre plus petit ou inf</translation>
    </message>
    <message>
        <source>row %1 column %2 is &quot;%3&quot;, which is not a number</source>
        <translation>la cellule ligne %1, colonne %2 est «&#xa0;%3&#xa0;», qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>%1 cells are not numbers: %2</source>
        <translation>%1 cellules ne sont pas des nombres&#xa0;: %2</translation>
    </message>
    <message>
        <source>write numbers there, or say --header yes if the first line holds names</source>
        <translation>écrivez-y des nombres, ou indiquez --header yes si la première ligne contient des noms</translation>
    </message>
    <message>
        <source>write a number into each of them</source>
        <translation>écrivez un nombre dans chacune d’elles</translation>
    </message>
    <message>
        <source>decimal comma read</source>
        <translation>virgule décimale lue</translation>
    </message>
    <message>
        <source>grouping marks removed</source>
        <translation>séparateurs de milliers retirés</translation>
    </message>
    <message>
        <source>grouping spaces removed</source>
        <translation>espaces de séparation retirés</translation>
    </message>
    <message>
        <source>typographic minus read as minus</source>
        <translation>signe moins typographique lu comme moins</translation>
    </message>
    <message>
        <source>D exponents read</source>
        <translation>exposants D lus</translation>
    </message>
    <message>
        <source>numbers too small to be held read as 0: %1</source>
        <translation>nombres trop petits pour être représentés lus comme 0&#xa0;: %1</translation>
    </message>
    <message>
        <source>first line taken as names (labels), all of them empty</source>
        <translation>première ligne prise comme noms (étiquettes), tous vides</translation>
    </message>
    <message>
        <source>first line taken as names (labels): %1</source>
        <translation>première ligne prise comme noms (étiquettes)&#xa0;: %1</translation>
    </message>
    <message>
        <source>first column taken as names (labels): %1</source>
        <translation>première colonne prise comme noms (étiquettes)&#xa0;: %1</translation>
    </message>
    <message>
        <source>empty rows at the end left out: %1</source>
        <translation>lignes vides à la fin omises&#xa0;: %1</translation>
    </message>
    <message>
        <source>the empty last column left out</source>
        <translation>dernière colonne vide omise</translation>
    </message>
    <message>
        <source>the line of names has %1 cells, row 1 has %2</source>
        <translation>la ligne des noms a %1 cellules, la ligne 1 en a %2</translation>
    </message>
    <message>
        <source>row %1 has %2 cells, row 1 has %3</source>
        <translation>la ligne %1 a %2 cellules, la ligne 1 en a %3</translation>
    </message>
    <message>
        <source>there are names but no numbers</source>
        <translation>il y a des noms mais pas de nombres</translation>
    </message>
    <message>
        <source>choose a table with numbers below its first line</source>
        <translation>choisissez un tableau avec des nombres sous sa première ligne</translation>
    </message>
    <message>
        <source>rows without a distribution have no numbers: %1</source>
        <translation>les lignes sans distribution n’ont pas de nombres&#xa0;: %1</translation>
    </message>
    <message>
        <source>take these rows out, or choose a step whose rows all have numbers</source>
        <translation>retirez ces lignes ou choisissez une étape dont toutes les lignes ont des nombres</translation>
    </message>
    <message>
        <source>the column &quot;state&quot; left out</source>
        <translation>colonne &quot;state&quot; omise</translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %3 rows, %3 columns and %4 numbers</source>
        <translation>réduisez-le&#xa0;; une matrice contient au plus %3 lignes, %3 colonnes et %4 nombres</translation>
    </message>
    <message>
        <source>a table of %1 rows and %2 columns is too big</source>
        <translation>un tableau de %1 lignes et %2 colonnes est trop grand</translation>
    </message>
    <message>
        <source>the blank line between the rows can be a missing number</source>
        <translation>la ligne vide entre les lignes peut être un nombre manquant</translation>
    </message>
    <message>
        <source>take the line out, or write the number</source>
        <translation>retirez la ligne ou écrivez le nombre</translation>
    </message>
    <message>
        <source>the first line and the first column can be names (a %1 matrix) or numbers (%2, its first cell empty)</source>
        <translation>la première ligne et la première colonne peuvent être des noms (une matrice %1) ou des nombres (%2, sa première cellule vide)</translation>
    </message>
    <message>
        <source>the first line can be names (a %1 matrix) or numbers (%2)</source>
        <translation>la première ligne peut contenir des noms (une matrice %1) ou des nombres (%2)</translation>
    </message>
    <message>
        <source>say which is meant with --decimal point or --decimal comma</source>
        <translation>indiquez avec --decimal point ou --decimal comma ce qui est voulu</translation>
    </message>
    <message>
        <source>say which is meant with --header yes (names) or --header no (numbers)</source>
        <translation>indiquez avec --header yes (noms) ou --header no (nombres) ce qui est voulu</translation>
    </message>
    <message>
        <source>close it, or write a quote inside a cell twice</source>
        <translation>fermez-le, ou doublez un guillemet à l’intérieur d’une cellule</translation>
    </message>
    <message>
        <source>lines of comment left out: %1</source>
        <translation>lignes de commentaire omises&#xa0;: %1</translation>
    </message>
    <message>
        <source>blank lines between the rows left out: %1</source>
        <translation>lignes vides entre les lignes omises&#xa0;: %1</translation>
    </message>
    <message>
        <source>the archive is truncated or damaged: the list of its members, which stands at its end, cannot be read</source>
        <translation>l’archive est tronquée ou endommagée&#xa0;: la liste de ses entrées, qui se trouve à la fin, ne peut pas être lue</translation>
    </message>
    <message>
        <source>encrypted: it cannot be read without its password</source>
        <translation>chiffrée&#xa0;: elle ne peut pas être lue sans son mot de passe</translation>
    </message>
    <message>
        <source>packed with an unsupported compression (method %1)</source>
        <translation>compressée par une méthode non prise en charge (méthode %1)</translation>
    </message>
    <message>
        <source>save it with numpy.savez_compressed</source>
        <translation>enregistrez-la avec numpy.savez_compressed</translation>
    </message>
    <message>
        <source>damaged, or too big: it declares %1 bytes, packed into %2 of a file of %3</source>
        <translation>endommagée ou trop grosse&#xa0;: elle déclare %1 octets, compressés en %2 d’un fichier de %3</translation>
    </message>
    <message>
        <source>damaged: it is not where the list of members says</source>
        <translation>endommagée&#xa0;: elle n’est pas là où le dit la liste des entrées</translation>
    </message>
    <message>
        <source>damaged: its checksum is wrong</source>
        <translation>endommagée&#xa0;: sa somme de contrôle est fausse</translation>
    </message>
    <message>
        <source>damaged: it cannot be unpacked</source>
        <translation>endommagée&#xa0;: elle ne peut pas être décompressée</translation>
    </message>
    <message>
        <source>damaged: it holds fewer bytes than it declares</source>
        <translation>endommagée&#xa0;: elle contient moins d’octets qu’elle n’en déclare</translation>
    </message>
    <message>
        <source>damaged: it holds more bytes than it declares</source>
        <translation>endommagée&#xa0;: elle contient plus d’octets qu’elle n’en déclare</translation>
    </message>
    <message>
        <source>no token would be left</source>
        <translation>il ne resterait aucun token</translation>
    </message>
    <message>
        <source>keep at least one</source>
        <translation>gardez-en au moins un</translation>
    </message>
    <message>
        <source>there is no token %1: there are %2</source>
        <translation>il n’y a pas de token %1&#xa0;: il y en a %2</translation>
    </message>
    <message>
        <source>token %1 is given twice</source>
        <translation>le token %1 est donné deux fois</translation>
    </message>
    <message>
        <source>give each token once</source>
        <translation>donnez chaque token une seule fois</translation>
    </message>
    <message>
        <source>the kept tokens stand next to each other now, so their rotary positions are others</source>
        <translation>les tokens gardés sont maintenant côte à côte, leurs positions rotatives sont donc différentes</translation>
    </message>
    <message>
        <source>keep tokens that follow each other for the same scores</source>
        <translation>gardez des tokens consécutifs pour obtenir les mêmes scores</translation>
    </message>
    <message>
        <source>the weights of a row are shared out among the kept tokens alone</source>
        <translation>les poids d’une ligne sont répartis entre les seuls tokens gardés</translation>
    </message>
    <message>
        <source>with rotary positions queries and keys cannot be made narrower: positions turn their columns in pairs</source>
        <translation>avec les positions rotatives, les requêtes et les clés ne peuvent pas être rétrécies&#xa0;: les positions tournent leurs colonnes par paires</translation>
    </message>
    <message>
        <source>switch the positions off first, or keep fewer tokens instead</source>
        <translation>désactivez d’abord les positions, ou gardez plutôt moins de tokens</translation>
    </message>
    <message>
        <source>the width %1 is not from 1 to the head&apos;s own, %2</source>
        <translation>la largeur %1 n’est pas comprise entre 1 et celle de la tête, %2</translation>
    </message>
    <message>
        <source>choose one that is</source>
        <translation>choisissez-en une qui l’est</translation>
    </message>
    <message>
        <source>%1 holds numbers that are not finite, so it has no singular values</source>
        <translation>%1 contient des nombres qui ne sont pas finis et n’a donc pas de valeurs singulières</translation>
    </message>
    <message>
        <source>replace them first</source>
        <translation>remplacez-les d’abord</translation>
    </message>
    <message>
        <source>there is no rotary convention &quot;%1&quot;</source>
        <translation>il n’y a pas de convention rotative «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>use halves or pairs</source>
        <translation>utilisez halves ou pairs</translation>
    </message>
    <message>
        <source>the rotary base %1 is not a finite number above 0</source>
        <translation>la base rotative %1 n’est pas un nombre fini supérieur à 0</translation>
    </message>
    <message>
        <source>most models use 10000</source>
        <translation>la plupart des modèles utilisent 10000</translation>
    </message>
    <message>
        <source>%1 columns cannot be turned in pairs where d_k is %2</source>
        <translation>%1 colonnes ne peuvent pas être tournées par paires quand d_k vaut %2</translation>
    </message>
    <message>
        <source>use an even number of columns up to d_k, or switch rotary positions off</source>
        <translation>utilisez un nombre pair de colonnes jusqu’à d_k ou désactivez les positions rotatives</translation>
    </message>
    <message>
        <source>columns from &quot;%1&quot; have no place in rotary positions, which turn columns in pairs</source>
        <translation>les colonnes de «&#xa0;%1&#xa0;» n’ont pas leur place dans les positions rotatives, qui tournent les colonnes par paires</translation>
    </message>
    <message>
        <source>use the source normal, or switch rotary positions off</source>
        <translation>utilisez la source normal ou désactivez les positions rotatives</translation>
    </message>
    <message>
        <source>&amp;Keep tokens…</source>
        <translation>&amp;Garder des tokens…</translation>
    </message>
    <message>
        <source>From a long sentence to one that fits the screen: the other tokens go</source>
        <translation>D’une longue phrase à une phrase qui tient à l’écran&#xa0;: les autres tokens disparaissent</translation>
    </message>
    <message>
        <source>Re&amp;duce d_k…</source>
        <translation>Ré&amp;duire d_k…</translation>
    </message>
    <message>
        <source>Narrower queries and keys with the closest scores, by singular values</source>
        <translation>Des requêtes et des clés plus étroites avec les scores les plus proches, par les valeurs singulières</translation>
    </message>
    <message>
        <source>Picture in pixels</source>
        <translation>Image en pixels</translation>
    </message>
    <message>
        <source>Drawing for web pages</source>
        <translation>Dessin pour pages web</translation>
    </message>
    <message>
        <source>Drawing for print</source>
        <translation>Dessin pour impression</translation>
    </message>
    <message>
        <source>The picture would be %1 pixels long, more than %2; choose a smaller scale, SVG or PDF.</source>
        <translation>L’image aurait %1 pixels de long, plus que %2&#xa0;; choisissez une échelle plus petite, SVG ou PDF.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <translation>Une tête entraînée&#xa0;: quelle est la valeur maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Derivatives</source>
        <translation>&amp;Dérivées</translation>
    </message>
    <message>
        <source>Show in every pane how much each of its cells moves the selected cell</source>
        <translation>Afficher dans chaque panneau combien chacune de ses cellules fait bouger la cellule sélectionnée</translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <translation>Recherche de valeur cible&#xa0;: là où elle cale</translation>
    </message>
    <message>
        <source>Pulls from either side, and lets go where the softmax is saturated.</source>
        <translation>Tire des deux côtés et lâche là où le softmax est saturé.</translation>
    </message>
    <message>
        <source>Raises a weight however small it is, and stops once it is at the target or above.</source>
        <translation>Relève un poids si petit soit-il, et s’arrête dès qu’il atteint ou dépasse la cible.</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Each number moves by about the rate, however small its gradient, as long as that exceeds 1e-8.</source>
        <translation>Chaque nombre bouge à peu près du taux d’apprentissage, si petit que soit son gradient, tant qu’il dépasse 1e-8.</translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation>Descente de gradient</translation>
    </message>
    <message>
        <source>Each number moves by the rate times its gradient.</source>
        <translation>Chaque nombre bouge du taux d’apprentissage multiplié par son gradient.</translation>
    </message>
    <message>
        <source>the value to reach is missing</source>
        <translation>la valeur à atteindre manque</translation>
    </message>
    <message>
        <source>write CELL=VALUE, as in weights[4,5]=0.9</source>
        <translation>écrivez CELL=VALUE, comme dans weights[4,5]=0.9</translation>
    </message>
    <message>
        <source>write it with a decimal point, as in 0.9</source>
        <translation>écrivez-la avec un point décimal, comme 0.9</translation>
    </message>
    <message>
        <source>there is no loss &quot;%1&quot; for goals</source>
        <translation>il n’y a pas de perte «&#xa0;%1&#xa0;» pour les objectifs</translation>
    </message>
    <message>
        <source>use square or nll</source>
        <translation>utilisez square ou nll</translation>
    </message>
    <message>
        <source>there is no method &quot;%1&quot;</source>
        <translation>il n’y a pas de méthode «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>use adam or descent</source>
        <translation>utilisez adam ou descent</translation>
    </message>
    <message>
        <source>the rate %1 is not a finite number above 0</source>
        <translation>le taux d’apprentissage %1 n’est pas un nombre fini supérieur à 0</translation>
    </message>
    <message>
        <source>0.05 suits Adam, 0.5 gradient descent</source>
        <translation>0.05 convient à Adam, 0.5 à la descente de gradient</translation>
    </message>
    <message>
        <source>%1 is not a number of steps from 1 to %2</source>
        <translation>%1 n’est pas un nombre de pas de 1 à %2</translation>
    </message>
    <message>
        <source>500 is the usual one</source>
        <translation>500 est la valeur habituelle</translation>
    </message>
    <message>
        <source>the tolerance %1 is not a finite number from 0</source>
        <translation>la tolérance %1 n’est pas un nombre fini à partir de 0</translation>
    </message>
    <message>
        <source>0.001 is the usual one</source>
        <translation>0.001 est la valeur habituelle</translation>
    </message>
    <message>
        <source>there is no goal</source>
        <translation>il n’y a pas d’objectif</translation>
    </message>
    <message>
        <source>name a cell and the value that it is to reach</source>
        <translation>nommez une cellule et la valeur qu’elle doit atteindre</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a cell of an input and cannot be a goal</source>
        <translation>%1[%2,%3] est une cellule d’une entrée et ne peut pas être un objectif</translation>
    </message>
    <message>
        <source>type the number into it, or choose a cell that is computed</source>
        <translation>saisissez-y le nombre ou choisissez une cellule calculée</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a goal twice</source>
        <translation>%1[%2,%3] est deux fois un objectif</translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation>gardez l’un des deux</translation>
    </message>
    <message>
        <source>the target %4 of %1[%2,%3] is not a finite number</source>
        <translation>la cible %4 de %1[%2,%3] n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>give a finite one</source>
        <translation>donnez-en une finie</translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4, from which no gradient leads anywhere</source>
        <translation>%1[%2,%3] vaut %4, d’où aucun gradient ne mène nulle part</translation>
    </message>
    <message>
        <source>mend the numbers that it comes from first</source>
        <translation>corrigez d’abord les nombres dont elle provient</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a weight and cannot become %4</source>
        <translation>%1[%2,%3] est un poids et ne peut pas devenir %4</translation>
    </message>
    <message>
        <source>give a target from 0 to 1</source>
        <translation>donnez une cible de 0 à 1</translation>
    </message>
    <message>
        <source>%1[%2,%3] is no weight, and the loss &quot;%4&quot; takes weights alone</source>
        <translation>%1[%2,%3] n’est pas un poids, et la perte «&#xa0;%4&#xa0;» n’accepte que des poids</translation>
    </message>
    <message>
        <source>use the loss square</source>
        <translation>utilisez la perte square</translation>
    </message>
    <message>
        <source>%1[%2,%3] is hidden by the mask and stays 0</source>
        <translation>%1[%2,%3] est masqué et reste 0</translation>
    </message>
    <message>
        <source>choose a key that this query may attend to, or change the mask</source>
        <translation>choisissez une clé à laquelle cette requête peut prêter attention, ou modifiez le masque</translation>
    </message>
    <message>
        <source>%1[%2,%3] stays 1, because its row has no other allowed key</source>
        <translation>%1[%2,%3] reste 1, car sa ligne n’a pas d’autre clé autorisée</translation>
    </message>
    <message>
        <source>choose another row, or change the mask</source>
        <translation>choisissez une autre ligne ou modifiez le masque</translation>
    </message>
    <message>
        <source>the goals in row %2 of %1 add up to %3, but a row adds up to 1</source>
        <translation>la somme des objectifs de la ligne %2 de %1 est %3, or la somme d’une ligne est 1</translation>
    </message>
    <message>
        <source>lower some of them</source>
        <translation>abaissez-en quelques-uns</translation>
    </message>
    <message>
        <source>the goals take every allowed key in row %2 of %1 and add up to %3, but a row adds up to 1</source>
        <translation>les objectifs prennent chaque clé autorisée de la ligne %2 de %1 et leur somme est %3, or la somme d’une ligne est 1</translation>
    </message>
    <message>
        <source>raise some of them, or leave one out</source>
        <translation>relevez-en quelques-uns ou omettez-en un</translation>
    </message>
    <message>
        <source>%1[%2,%3] mixes values from %4 to %5, none of which may move, so it stays between them</source>
        <translation>%1[%2,%3] mélange des valeurs de %4 à %5, dont aucune ne peut bouger, et reste donc entre elles</translation>
    </message>
    <message>
        <source>choose a target between them, or let Wv move</source>
        <translation>choisissez une cible entre elles ou laissez Wv bouger</translation>
    </message>
    <message>
        <source>nothing that may move leads to %1[%2,%3]: free are %4</source>
        <translation>rien de ce qui peut bouger ne mène à %1[%2,%3]&#xa0;: sont libres %4</translation>
    </message>
    <message>
        <source>set one of %5 free</source>
        <translation>libérez l’une des matrices %5</translation>
    </message>
    <message>
        <source>no matrix is free to move</source>
        <translation>aucune matrice n’est libre de bouger</translation>
    </message>
    <message>
        <source>set one of %1 free</source>
        <translation>libérez l’une des matrices %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input of this session</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une entrée de cette session</translation>
    </message>
    <message>
        <source>set one of %2 free</source>
        <translation>libérez l’une des matrices %2</translation>
    </message>
    <message>
        <source>every cell that could move is locked: free are %1</source>
        <translation>chaque cellule qui pourrait bouger est verrouillée&#xa0;: sont libres %1</translation>
    </message>
    <message>
        <source>unlock a cell, or set another matrix free</source>
        <translation>déverrouillez une cellule ou libérez une autre matrice</translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4 and cannot move</source>
        <translation>%1[%2,%3] est %4 et ne peut pas bouger</translation>
    </message>
    <message>
        <source>lock it, or give it a finite number</source>
        <translation>verrouillez cette cellule ou donnez-lui un nombre fini</translation>
    </message>
    <message>
        <source>%1[%2,%3] is computed and cannot be locked</source>
        <translation>%1[%2,%3] est calculé et ne peut pas être verrouillé</translation>
    </message>
    <message>
        <source>lock cells of inputs</source>
        <translation>verrouillez des cellules d’entrées</translation>
    </message>
    <message>
        <source>step %4 would take %1[%2,%3] to %5 and was not taken: the run diverges</source>
        <translation>le pas %4 aurait amené %1[%2,%3] à %5 et n’a pas été fait&#xa0;: la recherche diverge</translation>
    </message>
    <message>
        <source>start again with a smaller rate</source>
        <translation>recommencez avec un taux d’apprentissage plus petit</translation>
    </message>
    <message>
        <source>&amp;Goal seek…</source>
        <translation>Recherche de &amp;valeur cible…</translation>
    </message>
    <message>
        <source>Let matrices move by their gradient until chosen cells reach chosen values</source>
        <translation>Laisser des matrices bouger selon leur gradient jusqu’à ce que les cellules choisies atteignent les valeurs choisies</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of a token</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un numéro de token</translation>
    </message>
    <message>
        <source>write whole numbers with blanks between, such as 12 7 99</source>
        <translation>écrivez des nombres entiers séparés par des espaces, par exemple 12 7 99</translation>
    </message>
    <message>
        <source>the tokens that the file names do not go with its X, so they are numbered</source>
        <translation>les tokens nommés par le fichier ne correspondent pas à son X, ils sont donc numérotés</translation>
    </message>
    <message>
        <source>causal mask, as the file says</source>
        <translation>masque causal, selon le fichier</translation>
    </message>
    <message>
        <source>the file gives rotary positions a base of %1 but not their convention, so none are used</source>
        <translation>le fichier donne aux positions rotatives une base de %1 mais pas leur convention, aucune n’est donc utilisée</translation>
    </message>
    <message>
        <source>switch them on by Matrix &gt; Rotary positions</source>
        <translation>activez-les par Matrice &gt; Positions rotatives</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>the name of the format is damaged</source>
        <translation>le nom du format est endommagé</translation>
    </message>
    <message>
        <source>a session was assumed</source>
        <translation>une session a été supposée</translation>
    </message>
    <message>
        <source>the version is missing</source>
        <translation>la version manque</translation>
    </message>
    <message>
        <source>version %1 was assumed</source>
        <translation>la version %1 a été supposée</translation>
    </message>
    <message>
        <source>the tokens are missing</source>
        <translation>les tokens manquent</translation>
    </message>
    <message>
        <source>all of them are empty: rename them</source>
        <translation>ils sont tous vides&#xa0;: renommez-les</translation>
    </message>
    <message>
        <source>the name of the member is damaged: %1</source>
        <translation>le nom du champ est endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>it was taken for &quot;%2&quot;</source>
        <translation>il a été lu comme «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>the member is damaged and left out</source>
        <translation>le champ est endommagé et omis</translation>
    </message>
    <message>
        <source>set it anew</source>
        <translation>définissez-le de nouveau</translation>
    </message>
    <message>
        <source>the painted mask is missing</source>
        <translation>le masque peint manque</translation>
    </message>
    <message>
        <source>all keys are hidden: paint them anew</source>
        <translation>toutes les clés sont masquées&#xa0;: peignez-les de nouveau</translation>
    </message>
    <message>
        <source>the member stands there twice, and which of the two is right is not known</source>
        <translation>le champ y figure deux fois, et on ne sait pas lequel des deux est juste</translation>
    </message>
    <message>
        <source>both are left out</source>
        <translation>les deux sont omis</translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing</source>
        <translation>il y a un dommage entre les champs de cette partie, ou sa fin manque</translation>
    </message>
    <message>
        <source>compare it with another copy</source>
        <translation>comparez-la avec une autre copie</translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing; not found: %1</source>
        <translation>il y a un dommage entre les champs de cette partie, ou sa fin manque&#xa0;; introuvables&#xa0;: %1</translation>
    </message>
    <message>
        <source>if the file had these members, they are lost: compare it with another copy</source>
        <translation>si le fichier avait ces champs, ils sont perdus&#xa0;: comparez avec une autre copie</translation>
    </message>
    <message>
        <source>%1 of %2 entries are missing: %3</source>
        <translation>%1 éléments sur %2 manquent&#xa0;: %3</translation>
    </message>
    <message>
        <source>these queries have all keys hidden: paint them anew</source>
        <translation>ces requêtes ont toutes leurs clés masquées&#xa0;: peignez-les de nouveau</translation>
    </message>
    <message>
        <source>they are empty: type them anew</source>
        <translation>ils sont vides&#xa0;: saisissez-les de nouveau</translation>
    </message>
    <message>
        <source>the name of a feature is damaged: %1</source>
        <translation>le nom d’une caractéristique est endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>entries are missing behind the first %1 that are kept</source>
        <translation>des éléments manquent après les %1 premiers, qui sont conservés</translation>
    </message>
    <message>
        <source>an entry is missing behind the first %1 that are kept</source>
        <translation>un élément manque après les %1 premiers, qui sont conservés</translation>
    </message>
    <message>
        <source>add it anew</source>
        <translation>ajoutez-le de nouveau</translation>
    </message>
    <message>
        <source>the end of the list is missing; entries that are kept: %1</source>
        <translation>la fin de la liste manque&#xa0;; éléments conservés&#xa0;: %1</translation>
    </message>
    <message>
        <source>add what is missing</source>
        <translation>ajoutez ce qui manque</translation>
    </message>
    <message>
        <source>left out, because it cannot be used: %1</source>
        <translation>omis, car inutilisable&#xa0;: %1</translation>
    </message>
    <message>
        <source>too little of the file is left for the sizes that it states: %1</source>
        <translation>il reste trop peu du fichier pour les tailles qu’il indique&#xa0;: %1</translation>
    </message>
    <message>
        <source>no row of any matrix is whole, so that nothing can be recovered; found: %1</source>
        <translation>aucune ligne d’aucune matrice n’est intacte, rien ne peut donc être récupéré&#xa0;; trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the parts of the file do not fit together: %1</source>
        <translation>les parties du fichier ne concordent pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>the matrix is missing</source>
        <translation>la matrice manque</translation>
    </message>
    <message>
        <source>all of it holds NaN: load it from another copy</source>
        <translation>elle ne contient que NaN&#xa0;: chargez-la depuis une autre copie</translation>
    </message>
    <message>
        <source>the shape says %1x%2, and other parts of the file say %3</source>
        <translation>la forme indique %1x%2, et d’autres parties du fichier indiquent %3</translation>
    </message>
    <message>
        <source>%3 was taken</source>
        <translation>%3 a été retenu</translation>
    </message>
    <message>
        <source>the shape is missing</source>
        <translation>la forme manque</translation>
    </message>
    <message>
        <source>%1 was taken, going by the other parts of the file</source>
        <translation>%1 a été retenu, d’après les autres parties du fichier</translation>
    </message>
    <message>
        <source>the encoding is missing</source>
        <translation>l’encodage manque</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was taken, the only one that there is</source>
        <translation>«&#xa0;%1&#xa0;» a été retenu, le seul qui existe</translation>
    </message>
    <message>
        <source>the checksum is of no use, because rows are missing</source>
        <translation>la somme de contrôle ne sert à rien, car des lignes manquent</translation>
    </message>
    <message>
        <source>the checksum is missing</source>
        <translation>la somme de contrôle manque</translation>
    </message>
    <message>
        <source>the rows that are there are not checked: compare them with another copy</source>
        <translation>les lignes présentes ne sont pas vérifiées&#xa0;: comparez-les avec une autre copie</translation>
    </message>
    <message>
        <source>the checksum of the rows is wrong, and it does not tell which of them are damaged</source>
        <translation>la somme de contrôle des lignes est fausse et ne dit pas lesquelles sont endommagées</translation>
    </message>
    <message>
        <source>none of them is used</source>
        <translation>aucune d’elles n’est utilisée</translation>
    </message>
    <message>
        <source>%1 of %2 rows are missing: %3</source>
        <translation>%1 lignes sur %2 manquent&#xa0;: %3</translation>
    </message>
    <message>
        <source>they hold NaN: type them, or load them from another copy</source>
        <translation>elles contiennent NaN&#xa0;: saisissez-les ou chargez-les depuis une autre copie</translation>
    </message>
    <message>
        <source>whole rows were found that are not used, because their place or their checksum is not certain: %1</source>
        <translation>des lignes intactes ont été trouvées qui ne sont pas utilisées, car leur place ou leur somme de contrôle n’est pas sûre&#xa0;: %1</translation>
    </message>
    <message>
        <source>look for them in the file itself</source>
        <translation>cherchez-les dans le fichier lui-même</translation>
    </message>
    <message>
        <source>more rows were found than the matrix can have: %1</source>
        <translation>il y a plus de lignes que la matrice ne peut en avoir&#xa0;: %1</translation>
    </message>
    <message>
        <source>look at them in the file itself</source>
        <translation>regardez-les dans le fichier lui-même</translation>
    </message>
    <message>
        <source>nothing tells the size %1</source>
        <translation>rien n’indique la taille %1</translation>
    </message>
    <message>
        <source>1 was assumed: resize the matrices</source>
        <translation>1 a été supposé&#xa0;: redimensionnez les matrices</translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 pinned states</source>
        <translation>il n’y a pas de place %1 parmi les %2 états épinglés</translation>
    </message>
    <message>
        <source>there are %1 pinned states, and at most %2 are possible</source>
        <translation>il y a %1 états épinglés, et %2 au plus sont possibles</translation>
    </message>
    <message>
        <source>remove some</source>
        <translation>supprimez-en quelques-uns</translation>
    </message>
    <message>
        <source>the pinned state has no name</source>
        <translation>l’état épinglé n’a pas de nom</translation>
    </message>
    <message>
        <source>give it one</source>
        <translation>donnez-lui-en un</translation>
    </message>
    <message>
        <source>another pinned state has the name &quot;%1&quot; already</source>
        <translation>un autre état épinglé s’appelle déjà «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>choose another</source>
        <translation>choisissez-en un autre</translation>
    </message>
    <message>
        <source>the tolerance is no number from 0</source>
        <translation>la tolérance n’est pas un nombre à partir de 0</translation>
    </message>
    <message>
        <source>0.005 takes what is right to two decimals</source>
        <translation>0.005 accepte ce qui est juste à deux décimales près</translation>
    </message>
    <message>
        <source>expected a list of pinned states, found %1</source>
        <translation>liste d’états épinglés attendue, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Add a cell</source>
        <translation>A&amp;jouter une cellule</translation>
    </message>
    <message>
        <source>A kind of cell that the notebook lacks, below the cell in view</source>
        <translation>Un type de cellule qui manque au notebook, sous la cellule visible</translation>
    </message>
    <message>
        <source>Column &amp;vectors</source>
        <translation>Vecteurs &amp;colonnes</translation>
    </message>
    <message>
        <source>Write a token as a column, q = W_Qᵀ x, instead of a row, q = x W_Q; no number changes</source>
        <translation>Écrire un token en colonne, q = W_Qᵀ x, au lieu d’une ligne, q = x W_Q&#xa0;; aucun nombre ne change</translation>
    </message>
    <message>
        <source>&amp;Scale the queries</source>
        <translation>Mettre les re&amp;quêtes à l’échelle</translation>
    </message>
    <message>
        <source>Divide the queries before the product instead of the scores after it; no number changes</source>
        <translation>Diviser les requêtes avant le produit au lieu des scores après&#xa0;; aucun nombre ne change</translation>
    </message>
    <message>
        <source>The notebook has this cell already.</source>
        <translation>Le notebook contient déjà cette cellule.</translation>
    </message>
    <message>
        <source>column vectors</source>
        <translation>vecteurs colonnes</translation>
    </message>
    <message>
        <source>scaled queries</source>
        <translation>requêtes mises à l’échelle</translation>
    </message>
    <message>
        <source>%1; names of cells and files keep to rows and scores</source>
        <translation>%1&#xa0;; les noms des cellules et les fichiers s’en tiennent aux lignes et aux scores</translation>
    </message>
    <message>
        <source>The queries are divided by %1 before the product, which gives the same scores.</source>
        <translation>Les requêtes sont divisées par %1 avant le produit, ce qui donne les mêmes scores.</translation>
    </message>
    <message>
        <source>The temperature divides the scores by %1.</source>
        <translation>La température divise les scores par %1.</translation>
    </message>
    <message>
        <source>first principal direction</source>
        <translation>première direction principale</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Left out, because a number in it is not finite: %1.</source>
        <translation>Omis, car un de ses nombres n’est pas fini&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The score is %1: the other %2 comes from what is not in the plane.</source>
        <translation>Le score est %1&#xa0;: les %2 restants viennent de ce qui n’est pas dans le plan.</translation>
    </message>
    <message>
        <source>The two directions, of %1 dimensions, that hold most of the squared lengths of %2: %3 of them. They go through the origin, not the mean, because a dot product is about the origin.</source>
        <translation>Les deux directions, sur %1 dimensions, qui contiennent la plus grande part des carrés des longueurs (%2)&#xa0;: %3. Elles passent par l’origine, pas par la moyenne, car un produit scalaire se rapporte à l’origine.</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>Requêtes et clés</translation>
    </message>
    <message>
        <source>%1 = %2, hidden by the mask</source>
        <translation>%1 = %2, masqué</translation>
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
        <translation>toutes les requêtes et les clés</translation>
    </message>
    <message>
        <source>Of %1 tokens: the query of “%2” and the %3 keys with its largest scores.</source>
        <translation>Sur %1 tokens&#xa0;: la requête de «&#xa0;%2&#xa0;» et les %3 clés qui ont avec elle les plus grands scores.</translation>
    </message>
    <message>
        <source>Broken arrows are keys that the mask hides from “%1”.</source>
        <translation>Les flèches en tirets sont des clés que le masque cache à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>No query and no key is finite, so there is nothing to draw.</source>
        <translation>Aucune requête ni aucune clé n’est finie, il n’y a donc rien à dessiner.</translation>
    </message>
    <message>
        <source>v %1</source>
        <translation>v %1</translation>
    </message>
    <message>
        <source>%1 = %2, weight %3</source>
        <translation>%1 = %2, poids %3</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>sortie %1</translation>
    </message>
    <message>
        <source>The output of “%1” is the mean of the values, weighted: it lies among them, nearer to those with more weight. The stronger an arrow, the larger its weight.</source>
        <translation>La sortie de «&#xa0;%1&#xa0;» est la moyenne pondérée des valeurs&#xa0;: elle se trouve parmi elles, plus près de celles qui ont plus de poids. Plus une flèche est marquée, plus son poids est grand.</translation>
    </message>
    <message>
        <source>The plane shows %1 of its squared length.</source>
        <translation>Le plan montre %1 du carré de sa longueur.</translation>
    </message>
    <message>
        <source>“%1” has no output to draw: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sortie à dessiner&#xa0;: %2</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>toutes les valeurs</translation>
    </message>
    <message>
        <source>Of %1 tokens: the values of the %2 keys with the largest scores of “%3”.</source>
        <translation>Sur %1 tokens&#xa0;: les valeurs des %2 clés qui ont les plus grands scores de «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>No value is finite, so there is nothing to draw.</source>
        <translation>Aucune valeur n’est finie, il n’y a donc rien à dessiner.</translation>
    </message>
    <message>
        <source>the other %1</source>
        <translation>les %1 autres</translation>
    </message>
    <message>
        <source>%1 is %2, so there is no sum to draw.</source>
        <translation>%1 vaut %2, il n’y a donc pas de somme à dessiner.</translation>
    </message>
    <message>
        <source>%1 × %2 is too large for a number, so there is no sum to draw.</source>
        <translation>%1 × %2 est trop grand pour un nombre, il n’y a donc pas de somme à dessiner.</translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”, which the softmax reads as it is.</source>
        <translation>La somme des termes est le score %1 de «&#xa0;%2&#xa0;» avec «&#xa0;%3&#xa0;», que le softmax lit tel quel.</translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”; divided by %4 it is %5, what the softmax reads.</source>
        <translation>La somme des termes est le score %1 de «&#xa0;%2&#xa0;» avec «&#xa0;%3&#xa0;»&#xa0;; divisé par %4, il devient %5, ce que lit le softmax.</translation>
    </message>
    <message>
        <source>Shown are the %1 strongest of %2 terms; the others have one bar together.</source>
        <translation>Affichés&#xa0;: les %1 termes les plus forts sur %2&#xa0;; les autres ont ensemble une seule barre.</translation>
    </message>
    <message>
        <source>The mask hides this pair: the score is there, but the softmax leaves it out.</source>
        <translation>Le masque cache cette paire&#xa0;: le score existe, mais le softmax l’ignore.</translation>
    </message>
    <message>
        <source>A note in Markdown that may quote live values</source>
        <translation>Une note en Markdown qui peut citer des valeurs actuelles</translation>
    </message>
    <message>
        <source>The sentence as a row of buttons</source>
        <translation>La phrase en une rangée de boutons</translation>
    </message>
    <message>
        <source>X and the three W, and the queries, keys and values that they make</source>
        <translation>X et les trois W, avec les requêtes, clés et valeurs qu’ils produisent</translation>
    </message>
    <message>
        <source>The weights of the picked token as bars</source>
        <translation>Les poids du token choisi en barres</translation>
    </message>
    <message>
        <source>Queries times keys, worked out in a Falk table</source>
        <translation>Requêtes fois clés, calculé dans un schéma de Falk</translation>
    </message>
    <message>
        <source>The divisor and the scaled scores</source>
        <translation>Le diviseur et les scores mis à l’échelle</translation>
    </message>
    <message>
        <source>Weights times values</source>
        <translation>Poids fois valeurs</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Queries, keys and values as arrows, the dot product as a shadow</source>
        <translation>Requêtes, clés et valeurs en flèches, le produit scalaire en ombre</translation>
    </message>
    <message>
        <source>Terms of a score</source>
        <translation>Termes d’un score</translation>
    </message>
    <message>
        <source>The score of one pair as a waterfall of its terms</source>
        <translation>Le score d’une paire en diagramme en cascade de ses termes</translation>
    </message>
    <message>
        <source>Merged matrices</source>
        <translation>Matrices fusionnées</translation>
    </message>
    <message>
        <source>W_Q W_Kᵀ and W_V with their singular values</source>
        <translation>W_Q W_Kᵀ et W_V avec leurs valeurs singulières</translation>
    </message>
    <message>
        <source>What the width d does to the softmax</source>
        <translation>L’effet de la largeur d sur le softmax</translation>
    </message>
    <message>
        <source>The same computation in NumPy</source>
        <translation>Le même calcul en NumPy</translation>
    </message>
    <message>
        <source>columns look, rows are looked at</source>
        <translation>les colonnes regardent, les lignes sont regardées</translation>
    </message>
    <message>
        <source>columns look</source>
        <translation>les colonnes regardent</translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation>%1 divisé</translation>
    </message>
    <message>
        <source>%1; darker by the root of the weight</source>
        <translation>%1&#xa0;; plus foncé selon la racine du poids</translation>
    </message>
    <message>
        <source>Pin the &amp;state…</source>
        <translation>Épin&amp;gler l’état…</translation>
    </message>
    <message>
        <source>Keep the present state under a name, to compare with it and to return to it</source>
        <translation>Garder l’état actuel sous un nom, pour comparer avec lui et y revenir</translation>
    </message>
    <message>
        <source>&amp;Worksheet</source>
        <translation>Fic&amp;he</translation>
    </message>
    <message>
        <source>&amp;Blank selected cells</source>
        <translation>Transformer la sélection en &amp;trous</translation>
    </message>
    <message>
        <source>The selected cells become empty boxes for a learner to fill in</source>
        <translation>Les cellules sélectionnées deviennent des cases vides à remplir par les élèves</translation>
    </message>
    <message>
        <source>Blank the &amp;row</source>
        <translation>Transformer la &amp;ligne en trous</translation>
    </message>
    <message>
        <source>The row of the selected cell becomes empty boxes</source>
        <translation>La ligne de la cellule sélectionnée devient des cases vides</translation>
    </message>
    <message>
        <source>Blank the whole &amp;matrix</source>
        <translation>Transformer toute la &amp;matrice en trous</translation>
    </message>
    <message>
        <source>All cells of the matrix in use become empty boxes</source>
        <translation>Toutes les cellules de la matrice utilisée deviennent des cases vides</translation>
    </message>
    <message>
        <source>Blank a random &amp;tenth…</source>
        <translation>Transformer un di&amp;xième au hasard en trous…</translation>
    </message>
    <message>
        <source>One in ten computed cells, drawn from a seed</source>
        <translation>Une cellule calculée sur dix, tirée à partir d’une graine</translation>
    </message>
    <message>
        <source>&amp;Unblank selected cells</source>
        <translation>&amp;Supprimer les trous de la sélection</translation>
    </message>
    <message>
        <source>The selected cells show their numbers again</source>
        <translation>Les cellules sélectionnées affichent de nouveau leurs nombres</translation>
    </message>
    <message>
        <source>Unblank &amp;all cells</source>
        <translation>Supprimer t&amp;ous les trous</translation>
    </message>
    <message>
        <source>No worksheet: every cell shows its number</source>
        <translation>Pas de fiche&#xa0;: chaque cellule affiche son nombre</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>How the selected blank cell is worked out: first the rule, then the numbers</source>
        <translation>Comment se calcule le trou sélectionné&#xa0;: d’abord la règle, puis les nombres</translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation>&amp;Afficher la réponse</translation>
    </message>
    <message>
        <source>The number of the selected blank cell; it counts as shown, not as right</source>
        <translation>Le nombre du trou sélectionné&#xa0;; il compte comme affiché, pas comme juste</translation>
    </message>
    <message>
        <source>&amp;Check all answers</source>
        <translation>&amp;Vérifier toutes les réponses</translation>
    </message>
    <message>
        <source>Tell which answers are right</source>
        <translation>Indiquer quelles réponses sont justes</translation>
    </message>
    <message>
        <source>Check as t&amp;yped</source>
        <translation>Vérifier à la &amp;frappe</translation>
    </message>
    <message>
        <source>Tell at once whether an answer is right</source>
        <translation>Indiquer aussitôt si une réponse est juste</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Take back all answers and hints</source>
        <translation>Effacer toutes les réponses et tous les indices</translation>
    </message>
    <message>
        <source>Reveal the &amp;key</source>
        <translation>Révéler le &amp;corrigé</translation>
    </message>
    <message>
        <source>Show the numbers of all blank cells, for the teacher</source>
        <translation>Afficher les nombres de tous les trous, pour l’enseignant</translation>
    </message>
    <message>
        <source>&amp;Print worksheet…</source>
        <translation>Im&amp;primer la fiche…</translation>
    </message>
    <message>
        <source>The matrices on paper with boxes to write in, with or without the key</source>
        <translation>Les matrices sur papier avec des cases où écrire, avec ou sans le corrigé</translation>
    </message>
    <message>
        <source>E&amp;xport worksheet as PDF…</source>
        <translation>&amp;Exporter la fiche en PDF…</translation>
    </message>
    <message>
        <source>The same as PDF files, the key in a file of its own</source>
        <translation>La même chose en fichiers PDF, le corrigé dans son propre fichier</translation>
    </message>
    <message>
        <source>&amp;Baselines</source>
        <translation>&amp;Références</translation>
    </message>
    <message>
        <source>Show the pinned states, and what changed since one of them</source>
        <translation>Afficher les états épinglés et ce qui a changé depuis l’un d’eux</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>&amp;Ouvrir un fichier de leçon…</translation>
    </message>
    <message>
        <source>A lesson of your own; docs/writing-lessons.md says how to write one</source>
        <translation>Une leçon à vous&#xa0;; docs/writing-lessons.md explique comment en écrire une</translation>
    </message>
    <message>
        <source>&amp;Begin this lesson anew</source>
        <translation>&amp;Recommencer cette leçon</translation>
    </message>
    <message>
        <source>Forget what was done of it, and go to its first step</source>
        <translation>Oublier ce qui en a été fait et revenir à sa première étape</translation>
    </message>
    <message>
        <source>&amp;Lesson panel</source>
        <translation>&amp;Panneau des leçons</translation>
    </message>
    <message>
        <source>Show the lesson beside the notebook, or the list of lessons</source>
        <translation>Afficher la leçon à côté du notebook, ou la liste des leçons</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Panes show the numbers of now</source>
        <translation>Les panneaux affichent les nombres actuels</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Under each number of now stands how much it changed</source>
        <translation>Sous chaque nombre actuel figure sa variation</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Panes show now minus the pinned state</source>
        <translation>Les panneaux affichent l’état actuel moins l’état épinglé</translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <translation>Fiche&#xa0;: une ligne à la main</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>look at its name</source>
        <translation>vérifiez son nom</translation>
    </message>
    <message>
        <source>there is no example &quot;%1&quot;</source>
        <translation>il n’y a pas d’exemple «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>use one of %2</source>
        <translation>utilisez l’un de ceux-ci&#xa0;: %2</translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation>Certaines de ces cellules sont des trous de la fiche. Révélez d’abord le corrigé.</translation>
    </message>
    <message>
        <source>Select cells of a matrix first.</source>
        <translation>Sélectionnez d’abord des cellules d’une matrice.</translation>
    </message>
    <message>
        <source>This matrix has more cells than a worksheet may have blank ones: select a part of it.</source>
        <translation>Cette matrice a plus de cellules qu’une fiche ne peut avoir de trous&#xa0;: sélectionnez-en une partie.</translation>
    </message>
    <message>
        <source>Select a blank cell first.</source>
        <translation>Sélectionnez d’abord un trou.</translation>
    </message>
    <message>
        <source>Blank a random tenth</source>
        <translation>Transformer un dixième au hasard en trous</translation>
    </message>
    <message>
        <source>Seed: the same one blanks the same cells</source>
        <translation>Graine&#xa0;: la même donne les mêmes trous</translation>
    </message>
    <message>
        <source>The &amp;worksheet, to be filled in</source>
        <translation>La &amp;fiche, à remplir</translation>
    </message>
    <message>
        <source>The &amp;key, with the answers</source>
        <translation>Le &amp;corrigé, avec les réponses</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>Les &amp;deux</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Corrigé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Fiche d’exercices</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Date&#xa0;:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The numbers in the boxes are the answers; each is to be %1.</source>
        <translation>Les nombres dans les cases sont les réponses&#xa0;; chacune doit être %1.</translation>
    </message>
    <message>
        <source>Write the missing numbers into the boxes, %1.</source>
        <translation>Écrivez les nombres manquants dans les cases&#xa0;; chaque réponse doit être %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a tolerance</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se lire comme une tolérance</translation>
    </message>
    <message>
        <source>write it like within 0.01</source>
        <translation>écrivez-la comme within 0.01</translation>
    </message>
    <message>
        <source>nothing follows &quot;%1&quot;</source>
        <translation>rien ne suit «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%2&quot; follows &quot;%1&quot;, which stands alone</source>
        <translation>«&#xa0;%2&#xa0;» suit «&#xa0;%1&#xa0;», qui s’emploie seul</translation>
    </message>
    <message>
        <source>say what it is compared with</source>
        <translation>indiquez à quoi comparer</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>omettez-le</translation>
    </message>
    <message>
        <source>it can never be &quot;%1&quot;</source>
        <translation>cela ne peut jamais être «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said of &quot;%2&quot;</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se dire de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>it is not said what &quot;%2&quot; is to be</source>
        <translation>il n’est pas dit ce que «&#xa0;%2&#xa0;» doit être</translation>
    </message>
    <message>
        <source>there is no verb &quot;%1&quot;</source>
        <translation>il n’y a pas de verbe «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>use one of %3</source>
        <translation>utilisez l’un de ceux-ci&#xa0;: %3</translation>
    </message>
    <message>
        <source>there is no quantity &quot;%1&quot;</source>
        <translation>il n’y a pas de grandeur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; opens a bracket that is not closed</source>
        <translation>«&#xa0;%1&#xa0;» ouvre un crochet qui n’est pas fermé</translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN]</source>
        <translation>écrivez STEP[ROW,COLUMN]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a quantity of one row</source>
        <translation>«&#xa0;%1&#xa0;» est une grandeur d’une seule ligne</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands alone</source>
        <translation>«&#xa0;%1&#xa0;» s’emploie seul</translation>
    </message>
    <message>
        <source>write %1[ROW] with a token or an index</source>
        <translation>écrivez %1[ROW] avec un token ou un indice</translation>
    </message>
    <message>
        <source>leave the brackets out</source>
        <translation>omettez les crochets</translation>
    </message>
    <message>
        <source>write a number, a cell or a quantity of a row</source>
        <translation>écrivez un nombre, une cellule ou une grandeur d’une ligne</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no width from 1 to 1024</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une largeur de 1 à 1024</translation>
    </message>
    <message>
        <source>give a whole number</source>
        <translation>donnez un nombre entier</translation>
    </message>
    <message>
        <source>the notebook has no cell of the kind &quot;%1&quot;</source>
        <translation>le notebook n’a pas de cellule du type «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>write a kind such as weights or scaling, or a cell such as weights[0,1]</source>
        <translation>écrivez un type comme weights ou scaling, ou une cellule comme weights[0,1]</translation>
    </message>
    <message>
        <source>this holds already when the step begins, so that there is nothing to do</source>
        <translation>c’est déjà vrai au début de l’étape, il n’y a donc rien à faire</translation>
    </message>
    <message>
        <source>ask for a change, or set something else with @start and @set</source>
        <translation>demandez un changement, ou réglez autre chose avec @start et @set</translation>
    </message>
    <message>
        <source>this line is not UTF-8</source>
        <translation>cette ligne n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>enregistrez le fichier en UTF-8</translation>
    </message>
    <message>
        <source>this line holds a control character</source>
        <translation>cette ligne contient un caractère de contrôle</translation>
    </message>
    <message>
        <source>write it anew without the character</source>
        <translation>réécrivez-la sans ce caractère</translation>
    </message>
    <message>
        <source>lists and quotes are nested more than %1 deep</source>
        <translation>listes et citations sont imbriquées sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>nest them less</source>
        <translation>imbriquez-les moins</translation>
    </message>
    <message>
        <source>this text stands before the first directive</source>
        <translation>ce texte précède la première directive</translation>
    </message>
    <message>
        <source>begin the file with @lesson and its title</source>
        <translation>commencez le fichier par @lesson et son titre</translation>
    </message>
    <message>
        <source>this text has more than %1 bytes</source>
        <translation>ce texte a plus de %1 octets</translation>
    </message>
    <message>
        <source>make two steps of it</source>
        <translation>faites-en deux étapes</translation>
    </message>
    <message>
        <source>begin it with @lesson and its title</source>
        <translation>commencez-la par @lesson et son titre</translation>
    </message>
    <message>
        <source>the file has %1 bytes, more than %2</source>
        <translation>le fichier a %1 octets, plus que %2</translation>
    </message>
    <message>
        <source>make two lessons of it</source>
        <translation>faites-en deux leçons</translation>
    </message>
    <message>
        <source>the file holds bytes that are no text</source>
        <translation>le fichier contient des octets qui ne sont pas du texte</translation>
    </message>
    <message>
        <source>a lesson is a text file in UTF-8</source>
        <translation>une leçon est un fichier texte en UTF-8</translation>
    </message>
    <message>
        <source>the file has more than %1 lines</source>
        <translation>le fichier a plus de %1 lignes</translation>
    </message>
    <message>
        <source>nothing follows @%1</source>
        <translation>rien ne suit @%1</translation>
    </message>
    <message>
        <source>write its text behind it or in the lines below it</source>
        <translation>écrivez son texte à la suite ou dans les lignes du dessous</translation>
    </message>
    <message>
        <source>@%1 is followed by text that belongs to nothing</source>
        <translation>@%1 est suivi d’un texte qui ne se rattache à rien</translation>
    </message>
    <message>
        <source>begin running text with @scene, @idea or another one that takes text</source>
        <translation>commencez le texte courant par @scene, @idea ou une autre directive qui accepte du texte</translation>
    </message>
    <message>
        <source>write it in the same line</source>
        <translation>écrivez-le sur la même ligne</translation>
    </message>
    <message>
        <source>there is no directive @%1</source>
        <translation>il n’y a pas de directive @%1</translation>
    </message>
    <message>
        <source>use %2; a line of text that begins with @ is written \@</source>
        <translation>utilisez %2&#xa0;; une ligne de texte qui commence par @ s’écrit \@</translation>
    </message>
    <message>
        <source>@%1 stands behind the first @step</source>
        <translation>@%1 se trouve après le premier @step</translation>
    </message>
    <message>
        <source>put it at the head of the file</source>
        <translation>placez-le en tête du fichier</translation>
    </message>
    <message>
        <source>@%1 stands before the first @step</source>
        <translation>@%1 se trouve avant le premier @step</translation>
    </message>
    <message>
        <source>begin a step first: @step and its title</source>
        <translation>commencez d’abord une étape&#xa0;: @step et son titre</translation>
    </message>
    <message>
        <source>this stands there already, in line %1</source>
        <translation>ceci figure déjà à la ligne %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an id</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être un identifiant</translation>
    </message>
    <message>
        <source>use at most 64 small letters, digits and hyphens</source>
        <translation>utilisez au plus 64 lettres minuscules, chiffres et traits d’union</translation>
    </message>
    <message>
        <source>the id is given twice</source>
        <translation>l’identifiant est donné deux fois</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the plain name of a file</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un simple nom de fichier</translation>
    </message>
    <message>
        <source>put the session beside the lesson and name it without a folder</source>
        <translation>placez la session à côté de la leçon et nommez-la sans dossier</translation>
    </message>
    <message>
        <source>there are more than %1 steps</source>
        <translation>il y a plus de %1 étapes</translation>
    </message>
    <message>
        <source>another step has this title already, in line %1</source>
        <translation>une autre étape a déjà ce titre, à la ligne %1</translation>
    </message>
    <message>
        <source>give each step its own</source>
        <translation>donnez à chaque étape le sien</translation>
    </message>
    <message>
        <source>there is no value</source>
        <translation>il n’y a pas de valeur</translation>
    </message>
    <message>
        <source>write NAME=VALUE, as in X[4,0]=0.7 or mask=causal</source>
        <translation>écrivez NAME=VALUE, comme dans X[4,0]=0.7 ou mask=causal</translation>
    </message>
    <message>
        <source>this step has a prediction already, in line %1</source>
        <translation>cette étape a déjà une prédiction, à la ligne %1</translation>
    </message>
    <message>
        <source>make another step for it</source>
        <translation>faites une autre étape pour elle</translation>
    </message>
    <message>
        <source>this answers nothing</source>
        <translation>ceci ne répond à rien</translation>
    </message>
    <message>
        <source>write @predict and the question before it</source>
        <translation>écrivez avant @predict et la question</translation>
    </message>
    <message>
        <source>this choice stands there twice</source>
        <translation>ce choix figure deux fois</translation>
    </message>
    <message>
        <source>give each choice its own words</source>
        <translation>donnez à chaque choix son propre libellé</translation>
    </message>
    <message>
        <source>a second choice is called right</source>
        <translation>un deuxième choix est donné comme juste</translation>
    </message>
    <message>
        <source>use @choice for all others</source>
        <translation>utilisez @choice pour tous les autres</translation>
    </message>
    <message>
        <source>it is not said how close an answer has to be</source>
        <translation>il n’est pas dit avec quelle précision répondre</translation>
    </message>
    <message>
        <source>write @number 0.24 within 0.03, or a cell in place of the number</source>
        <translation>écrivez @number 0.24 within 0.03, ou une cellule à la place du nombre</translation>
    </message>
    <message>
        <source>this goal has no words</source>
        <translation>cet objectif n’a pas d’énoncé</translation>
    </message>
    <message>
        <source>write @task and what to do before it</source>
        <translation>écrivez avant @task et ce qu’il faut faire</translation>
    </message>
    <message>
        <source>this task has a goal already, in line %1</source>
        <translation>cette tâche a déjà un objectif, à la ligne %1</translation>
    </message>
    <message>
        <source>join conditions that must hold together by &quot;and&quot;, or begin another @task</source>
        <translation>joignez par &quot;and&quot; les conditions qui doivent être vraies ensemble, ou commencez un autre @task</translation>
    </message>
    <message>
        <source>this question has choices and a number</source>
        <translation>cette question a des choix et un nombre</translation>
    </message>
    <message>
        <source>keep the choices or @number</source>
        <translation>gardez les choix ou @number</translation>
    </message>
    <message>
        <source>this question needs from 2 to %1 choices, or a number; it has %2 choices</source>
        <translation>cette question demande de 2 à %1 choix, ou un nombre&#xa0;; elle a %2 choix</translation>
    </message>
    <message>
        <source>write @right and @choice, or @number</source>
        <translation>écrivez @right et @choice, ou @number</translation>
    </message>
    <message>
        <source>no choice of this question is right</source>
        <translation>aucun choix de cette question n’est juste</translation>
    </message>
    <message>
        <source>write @right in place of one @choice</source>
        <translation>écrivez @right à la place d’un @choice</translation>
    </message>
    <message>
        <source>this task has no goal, so that it could never be ticked off</source>
        <translation>cette tâche n’a pas d’objectif et ne pourrait donc jamais être cochée</translation>
    </message>
    <message>
        <source>write @goal and a condition behind it</source>
        <translation>écrivez @goal suivi d’une condition</translation>
    </message>
    <message>
        <source>this step asks for nothing, so that it could never be ticked off</source>
        <translation>cette étape ne demande rien et ne pourrait donc jamais être cochée</translation>
    </message>
    <message>
        <source>give it a @task with its @goal, or a @predict</source>
        <translation>donnez-lui un @task avec son @goal, ou un @predict</translation>
    </message>
    <message>
        <source>this step has no text</source>
        <translation>cette étape n’a pas de texte</translation>
    </message>
    <message>
        <source>write @scene, @reveal, @idea, @mathematics or @code</source>
        <translation>écrivez @scene, @reveal, @idea, @mathematics ou @code</translation>
    </message>
    <message>
        <source>nothing was asked before this is revealed</source>
        <translation>rien n’a été demandé avant cette révélation</translation>
    </message>
    <message>
        <source>add @predict with its answers, or call it @idea</source>
        <translation>ajoutez @predict avec ses réponses, ou remplacez-le par @idea</translation>
    </message>
    <message>
        <source>this is set in a step that goes on from what the learner left</source>
        <translation>ceci est réglé dans une étape qui continue à partir de ce qu’a laissé l’élève</translation>
    </message>
    <message>
        <source>write @start before it: the step then begins from the lesson&apos;s session</source>
        <translation>écrivez avant @start&#xa0;: l’étape part alors de la session de la leçon</translation>
    </message>
    <message>
        <source>the lesson has no title</source>
        <translation>la leçon n’a pas de titre</translation>
    </message>
    <message>
        <source>the lesson names no session</source>
        <translation>la leçon ne nomme pas de session</translation>
    </message>
    <message>
        <source>write @session and the name of a session file beside it, or @example and the name of an example</source>
        <translation>écrivez @session et le nom d’un fichier de session à côté, ou @example et le nom d’un exemple</translation>
    </message>
    <message>
        <source>the lesson names a session and an example</source>
        <translation>la leçon nomme une session et un exemple</translation>
    </message>
    <message>
        <source>the lesson has no steps</source>
        <translation>la leçon n’a pas d’étapes</translation>
    </message>
    <message>
        <source>begin each with @step and its title</source>
        <translation>commencez chacune par @step et son titre</translation>
    </message>
    <message>
        <source>this is no record of progress in lessons</source>
        <translation>ceci n’est pas un relevé de progression dans les leçons</translation>
    </message>
    <message>
        <source>the record of your progress in lessons was damaged and is kept as %1</source>
        <translation>le relevé de votre progression dans les leçons était endommagé et est conservé sous le nom %1</translation>
    </message>
    <message>
        <source>lessons begin anew</source>
        <translation>les leçons reprennent du début</translation>
    </message>
    <message>
        <source>blank: type your answer</source>
        <translation>trou&#xa0;: saisissez votre réponse</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>pas encore vérifiée</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>fausse</translation>
    </message>
    <message>
        <source>the answer was shown</source>
        <translation>la réponse a été affichée</translation>
    </message>
    <message>
        <source>blank, and the key is shown</source>
        <translation>trou, et le corrigé est affiché</translation>
    </message>
    <message>
        <source>the answer is longer than %1 signs</source>
        <translation>la réponse dépasse %1 caractères</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>saisissez un nombre</translation>
    </message>
    <message>
        <source>“%1” is no finite number, and every answer is one</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre fini, et chaque réponse en est un</translation>
    </message>
    <message>
        <source>type a number, or ? to be shown the answer</source>
        <translation>saisissez un nombre, ou&#xa0;? pour voir la réponse</translation>
    </message>
    <message>
        <source>The pinned state “%1” has the same number in %2: whoever compares with it sees the answer.</source>
        <translation>L’état épinglé «&#xa0;%1&#xa0;» a le même nombre en %2&#xa0;: qui compare avec lui voit la réponse.</translation>
    </message>
    <message>
        <source>%1 has no number to ask for. %2</source>
        <translation>%1 n’a pas de nombre à demander. %2</translation>
    </message>
    <message>
        <source>%1 is hidden by the mask: everybody sees that it is 0.</source>
        <translation>%1 est masqué&#xa0;: chacun voit que c’est 0.</translation>
    </message>
    <message>
        <source>%1 is not finite: there is no number to ask for.</source>
        <translation>%1 n’est pas fini&#xa0;: il n’y a pas de nombre à demander.</translation>
    </message>
    <message>
        <source>Blank %1</source>
        <translation>Transformer %1 en trou</translation>
    </message>
    <message>
        <source>No further cell became blank.</source>
        <translation>Aucune cellule supplémentaire n’est devenue un trou.</translation>
    </message>
    <message>
        <source>None of these cells is blank.</source>
        <translation>Aucune de ces cellules n’est un trou.</translation>
    </message>
    <message>
        <source>Unblank all cells</source>
        <translation>Supprimer tous les trous</translation>
    </message>
    <message>
        <source>A tenth of all computed cells are %1, and a worksheet has at most %2 blank cells. Blank parts of it.</source>
        <translation>Un dixième de toutes les cellules calculées en fait %1, et une fiche a au plus %2 trous. Ne transformez en trous qu’une partie.</translation>
    </message>
    <message>
        <source>right to the whole number</source>
        <translation>juste à l’unité près</translation>
    </message>
    <message>
        <source>right to 1 decimal</source>
        <translation>juste à 1 décimale près</translation>
    </message>
    <message>
        <source>right to %1 decimals</source>
        <translation>juste à %1 décimales près</translation>
    </message>
    <message>
        <source>right to the last digit</source>
        <translation>juste au dernier chiffre près</translation>
    </message>
    <message>
        <source>right within %1</source>
        <translation>juste à %1 près</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation>Les trous de la fiche n’acceptent que des réponses. Choisissez Fiche &gt; Révéler le corrigé pour modifier leurs nombres.</translation>
    </message>
    <message>
        <source>Scale exponent</source>
        <translation>Exposant d’échelle</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Masque</translation>
    </message>
    <message>
        <source>on, base %1</source>
        <translation>activées, base %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivées</translation>
    </message>
    <message>
        <source>to be filled in</source>
        <translation>à remplir</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>in the baseline %1</source>
        <translation>dans la référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>an output is not finite</source>
        <translation>une sortie n’est pas finie</translation>
    </message>
    <message>
        <source>At this width the division makes the typical gradient smaller, not larger: the scores are not yet so large that they would take it away.</source>
        <translation>À cette largeur, la division rend le gradient typique plus petit, pas plus grand&#xa0;: les scores ne sont pas encore assez grands pour le faire disparaître.</translation>
    </message>
    <message>
        <source>both 0</source>
        <translation>les deux sont 0</translation>
    </message>
    <message>
        <source>nothing is left of it</source>
        <translation>sans, il n’en reste rien</translation>
    </message>
    <message>
        <source>with it nothing is left</source>
        <translation>avec, il n’en reste rien</translation>
    </message>
    <message>
        <source>about the same</source>
        <translation>à peu près pareil</translation>
    </message>
    <message>
        <source>%1 times smaller</source>
        <translation>%1 fois plus petit</translation>
    </message>
    <message>
        <source>%1 times larger</source>
        <translation>%1 fois plus grand</translation>
    </message>
    <message>
        <source>Mean: %1 without, %2 with (%3).</source>
        <translation>Moyenne&#xa0;: %1 sans, %2 avec (%3).</translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1; with it, in %2.</source>
        <translation>90&#xa0;% de tout le gradient se trouve, sans la division, dans %1&#xa0;; avec elle, dans %2.</translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1: %2; with it, in %3.</source>
        <translation>90&#xa0;% de tout le gradient se trouve, sans la division, dans %1&#xa0;: %2&#xa0;; avec elle, dans %3.</translation>
    </message>
    <message>
        <source>Your answer %1 is not checked yet.</source>
        <translation>Votre réponse %1 n’est pas encore vérifiée.</translation>
    </message>
    <message>
        <source>✓ Your answer %1 is right.</source>
        <translation>✓ Votre réponse %1 est juste.</translation>
    </message>
    <message>
        <source>✗ Your answer %1 is wrong.</source>
        <translation>✗ Votre réponse %1 est fausse.</translation>
    </message>
    <message>
        <source>This cell is blank: type its number into it.</source>
        <translation>Cette cellule est un trou&#xa0;: saisissez-y son nombre.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The worksheet asks for numbers that could be read here. They are shown once those are filled in.</source>
        <translation>La fiche demande des nombres qui pourraient se lire ici. Cette partie s’affichera une fois les trous remplis.</translation>
    </message>
    <message>
        <source>%1 is blank in the worksheet, and a goal would show its number</source>
        <translation>%1 est un trou de la fiche, et un objectif révélerait son nombre</translation>
    </message>
    <message>
        <source>reveal the key first, or choose another cell</source>
        <translation>révélez d’abord le corrigé ou choisissez une autre cellule</translation>
    </message>
    <message>
        <source>%1: %2 more numbers</source>
        <translation>%1&#xa0;: %2 autres nombres</translation>
    </message>
    <message>
        <source>%1: rows × columns</source>
        <translation>%1&#xa0;: lignes × colonnes</translation>
    </message>
    <message>
        <source>Painted mask: allowed pairs</source>
        <translation>Masque peint&#xa0;: paires autorisées</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>Nombre de tokens</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>%1 more tokens</source>
        <translation>%1 autres tokens</translation>
    </message>
    <message>
        <source>Number of named features</source>
        <translation>Nombre de caractéristiques nommées</translation>
    </message>
    <message>
        <source>Feature %1</source>
        <translation>Caractéristique %1</translation>
    </message>
    <message>
        <source>%1 more features</source>
        <translation>%1 autres caractéristiques</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Cells of the notebook</source>
        <translation>Cellules du notebook</translation>
    </message>
    <message>
        <source>Cell %1 of the notebook</source>
        <translation>Cellule %1 du notebook</translation>
    </message>
    <message>
        <source>%1 more cells of the notebook</source>
        <translation>%1 autres cellules du notebook</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>États épinglés</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet</source>
        <translation>Trous de la fiche</translation>
    </message>
    <message>
        <source>Parts that this table does not show</source>
        <translation>Parties que ce tableau n’affiche pas</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a number</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se lire comme un nombre</translation>
    </message>
    <message>
        <source>write it like 0.5, -2, 1e-3, nan or -inf</source>
        <translation>écrivez-le comme 0.5, -2, 1e-3, nan ou -inf</translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot; to be set here</source>
        <translation>il n’y a pas de masque «&#xa0;%1&#xa0;» à régler ici</translation>
    </message>
    <message>
        <source>give %2</source>
        <translation>donnez %2</translation>
    </message>
    <message>
        <source>%1 is computed and cannot be set</source>
        <translation>%1 est calculé et ne peut pas être réglé</translation>
    </message>
    <message>
        <source>set a cell of %2</source>
        <translation>réglez une cellule de %2</translation>
    </message>
    <message>
        <source>there is nothing called &quot;%1&quot; to set</source>
        <translation>rien de ce qui peut être réglé ne s’appelle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>set scale_exponent, temperature, mask or a cell such as X[0,0]</source>
        <translation>réglez scale_exponent, temperature, mask ou une cellule comme X[0,0]</translation>
    </message>
    <message>
        <source>Softmax Jacobian</source>
        <translation>Jacobienne du softmax</translation>
    </message>
    <message>
        <source>What the Jacobian says</source>
        <translation>Ce que dit la jacobienne</translation>
    </message>
    <message>
        <source>The picture has the keys in the order of the tokens; its colours go by the root of a number.</source>
        <translation>L’image présente les clés dans l’ordre des tokens&#xa0;; ses couleurs suivent la racine d’un nombre.</translation>
    </message>
    <message>
        <source>Softmax Jacobian of “%1”</source>
        <translation>Jacobienne du softmax de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” has no weights for this token: %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de poids pour ce token&#xa0;: %2.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>Idée</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <translation>Mathématiques</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Forget all answers and hints?</source>
        <translation>Oublier toutes les réponses et tous les indices&#xa0;?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Cette action ne peut pas être annulée.</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Paramètre&amp;s…</translation>
    </message>
    <message>
        <source>Language, numbers, colours, autosave and more, for all windows</source>
        <translation>Langue, nombres, couleurs, sauvegarde automatique et plus encore, pour toutes les fenêtres</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>The language of all windows, at once</source>
        <translation>La langue de toutes les fenêtres, tout de suite</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Raccourcis clavier…</translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to print, to change</source>
        <translation>Toutes les touches des menus&#xa0;: à lire, à imprimer, à modifier</translation>
    </message>
    <message>
        <source>As in the language</source>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <source>Point: 0.5</source>
        <translation>Point&#xa0;: 0.5</translation>
    </message>
    <message>
        <source>Comma: 0,5</source>
        <translation>Virgule&#xa0;: 0,5</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>All that the machine has</source>
        <translation>Tous ceux de la machine</translation>
    </message>
    <message>
        <source>All texts of the program; sessions of your own stay as they are.</source>
        <translation>Tous les textes du programme&#xa0;; vos propres sessions restent telles quelles.</translation>
    </message>
    <message>
        <source>Number mark</source>
        <translation>Séparateur décimal</translation>
    </message>
    <message>
        <source>The decimal mark that is shown and typed; files always have a point.</source>
        <translation>Le séparateur décimal affiché et saisi&#xa0;; les fichiers ont toujours un point.</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Décimales</translation>
    </message>
    <message>
        <source>For the sessions that are open and new ones; a file keeps its own.</source>
        <translation>Pour les sessions ouvertes et les nouvelles&#xa0;; un fichier garde les siennes.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Colours of the cells of matrices; all of them can be told apart by colour-blind eyes.</source>
        <translation>Couleurs des cellules des matrices&#xa0;; toutes restent distinctes pour les yeux daltoniens.</translation>
    </message>
    <message>
        <source>Light, dark or of high contrast.</source>
        <translation>Clair, sombre ou à contraste élevé.</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Sauvegarde automatique</translation>
    </message>
    <message>
        <source>When unsaved work is copied aside, to be recovered after a crash; files are written only when you save.</source>
        <translation>Quand le travail non enregistré est copié à part, pour être récupéré après un plantage&#xa0;; les fichiers ne sont écrits que lorsque vous enregistrez.</translation>
    </message>
    <message>
        <source>Undo memory</source>
        <translation>Mémoire d’annulation</translation>
    </message>
    <message>
        <source>Above it the oldest steps are forgotten and can no longer be undone.</source>
        <translation>Au-delà, les étapes les plus anciennes sont oubliées et ne peuvent plus être annulées.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many processors compute together; the numbers are the same to the last bit.</source>
        <translation>Combien de processeurs calculent ensemble&#xa0;; les nombres sont les mêmes au bit près.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Select another cell, bar or arrow; with Shift a block of cells</source>
        <translation>Sélectionner une autre cellule, barre ou flèche&#xa0;; avec Maj, un bloc de cellules</translation>
    </message>
    <message>
        <source>Edit the number of the cell, or the text</source>
        <translation>Modifier le nombre de la cellule, ou le texte</translation>
    </message>
    <message>
        <source>Leave a number as it was; take a text</source>
        <translation>Laisser un nombre comme il était&#xa0;; valider un texte</translation>
    </message>
    <message>
        <source>Go to the next or the previous cell, and from the end of a matrix to the next control</source>
        <translation>Passer à la cellule suivante ou précédente et, depuis la fin d’une matrice, au contrôle suivant</translation>
    </message>
    <message>
        <source>Set the selected cells to 0</source>
        <translation>Mettre les cellules sélectionnées à 0</translation>
    </message>
    <message>
        <source>Copy, cut and paste blocks of numbers</source>
        <translation>Copier, couper et coller des blocs de nombres</translation>
    </message>
    <message>
        <source>Fill the selection with its first row or its first column</source>
        <translation>Remplir la sélection avec sa première ligne ou sa première colonne</translation>
    </message>
    <message>
        <source>While the mask is painted: hide or allow the selected pairs</source>
        <translation>Pendant que le masque est peint&#xa0;: masquer ou autoriser les paires sélectionnées</translation>
    </message>
    <message>
        <source>Zoom a large matrix around the selected cell, or show all of it</source>
        <translation>Agrandir une grande matrice autour de la cellule sélectionnée, ou l’afficher en entier</translation>
    </message>
    <message>
        <source>Show a chart as a table of its numbers, and back</source>
        <translation>Afficher un graphique en tableau de ses nombres, et revenir</translation>
    </message>
    <message>
        <source>Attention Explorer: keyboard shortcuts</source>
        <translation>Attention Explorer&#xa0;: raccourcis clavier</translation>
    </message>
    <message>
        <source>In matrices, texts and charts</source>
        <translation>Dans les matrices, les textes et les graphiques</translation>
    </message>
    <message>
        <source>Save the keyboard shortcuts</source>
        <translation>Enregistrer les raccourcis clavier</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;Page web (*.html)</translation>
    </message>
    <message>
        <source>the steps before this one were forgotten to save memory</source>
        <translation>les étapes avant celle-ci ont été oubliées pour économiser la mémoire</translation>
    </message>
    <message>
        <source>give undo more memory in the settings before the next long edits</source>
        <translation>donnez plus de mémoire à l’annulation dans les paramètres avant les prochaines longues modifications</translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation>%1, après division</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; beside the lesson cannot be opened</source>
        <translation>le fichier «&#xa0;%1&#xa0;» à côté de la leçon ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>put the session there, and look at its permissions</source>
        <translation>placez-y la session et vérifiez ses droits d’accès</translation>
    </message>
    <message>
        <source>%1 = %2, divided by %3 for the scores</source>
        <translation>%1 = %2, divisé par %3 pour les scores</translation>
    </message>
    <message>
        <source>The scores are divided by %1, and within the softmax by the temperature %2: by %3 together.</source>
        <translation>Les scores sont divisés par %1 et, dans le softmax, par la température %2&#xa0;: en tout par %3.</translation>
    </message>
    <message>
        <source>Median gradient at the query: %1 without %4, %2 with (%3).</source>
        <translation>Gradient médian à la requête&#xa0;: %1 sans %4, %2 avec (%3).</translation>
    </message>
    <message>
        <source>Median gradient at W_Q: %1 without %4, %2 with (%3).</source>
        <translation>Gradient médian à W_Q&#xa0;: %1 sans %4, %2 avec (%3).</translation>
    </message>
    <message>
        <source>An input: no formula makes it, it was chosen or learned.</source>
        <translation>Une entrée&#xa0;: aucune formule ne la produit, elle a été choisie ou apprise.</translation>
    </message>
    <message>
        <source>It goes into %1.</source>
        <translation>Elle entre dans %1.</translation>
    </message>
    <message>
        <source>%1 tells it: every other number in that sum is shown.</source>
        <translation>%1 permet de la trouver&#xa0;: tous les autres nombres de cette somme sont affichés.</translation>
    </message>
    <message>
        <source>No result tells it alone, because others of its numbers are blank too: fill in those first.</source>
        <translation>Aucun résultat ne suffit à la trouver, car d’autres de ses nombres sont aussi des trous&#xa0;: remplissez d’abord ceux-là.</translation>
    </message>
    <message>
        <source>Nothing that is shown tells it: it is given, not worked out. Ask for the answer.</source>
        <translation>Rien de ce qui est affiché ne permet de la trouver&#xa0;: elle est donnée, pas calculée. Demandez la réponse.</translation>
    </message>
    <message>
        <source>Then: its exponential, divided by the sum of all of them:</source>
        <translation>Ensuite&#xa0;: son exponentielle, divisée par la somme de toutes&#xa0;:</translation>
    </message>
    <message>
        <source>This token has no distribution.</source>
        <translation>Ce token n’a pas de distribution.</translation>
    </message>
    <message>
        <source>They add up to %1 = %2.</source>
        <translation>Leur somme est %1 = %2.</translation>
    </message>
    <message>
        <source>Not shown while the worksheet asks for numbers, which it would tell.</source>
        <translation>Non affiché tant que la fiche demande des nombres, qu’il révélerait.</translation>
    </message>
    <message>
        <source>The picked token has no weights to move.</source>
        <translation>Le token choisi n’a pas de poids à faire bouger.</translation>
    </message>
    <message>
        <source>%4 of “%1” has no length here, so no key has a shadow on it; the score with “%2” is %3.</source>
        <translation>%4 de «&#xa0;%1&#xa0;» n’a pas de longueur ici, aucune clé n’y projette donc d’ombre&#xa0;; le score avec «&#xa0;%2&#xa0;» est %3.</translation>
    </message>
    <message>
        <source>k of “%1” reaches %2 along %6 of “%3”; times the length of %6, %4, that is %6 · k = %5, the score.</source>
        <translation>k de «&#xa0;%1&#xa0;» atteint %2 le long de %6 de «&#xa0;%3&#xa0;»&#xa0;; multiplié par la longueur de %6, %4, cela donne %6 · k = %5, le score.</translation>
    </message>
    <message>
        <source>In the plane k of “%1” reaches %2 along %6 of “%3”; times the length of %6 there, %4, that is %5.</source>
        <translation>Dans le plan, k de «&#xa0;%1&#xa0;» atteint %2 le long de %6 de «&#xa0;%3&#xa0;»&#xa0;; multiplié par la longueur de %6 dans ce plan, %4, cela donne %5.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Some of these weights are blank: what they amount to is told once they are filled in.</source>
        <translation>Certains de ces poids sont des trous&#xa0;: ce qu’ils représentent sera indiqué une fois ceux-ci remplis.</translation>
    </message>
    <message>
        <source>the text has %1 characters, and at most %2 are possible</source>
        <translation>le texte a %1 caractères, et %2 au plus sont possibles</translation>
    </message>
    <message>
        <source>%1 combining marks stand on one letter, and at most %2 are possible</source>
        <translation>%1 signes diacritiques combinés se trouvent sur une même lettre, et %2 au plus sont possibles</translation>
    </message>
    <message>
        <source>remove them</source>
        <translation>supprimez-les</translation>
    </message>
    <message>
        <source>the text has %1 bytes, and at most %2 are possible</source>
        <translation>le texte a %1 octets, et %2 au plus sont possibles</translation>
    </message>
    <message>
        <source>the kind of the cell has %1 characters, and at most %2 are possible</source>
        <translation>le type de la cellule a %1 caractères, et %2 au plus sont possibles</translation>
    </message>
    <message>
        <source>All tokens</source>
        <translation>Tous les tokens</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>type one for each of its numbers, with ; between them</source>
        <translation>saisissez-en un pour chacun de ses nombres, séparés par des&#xa0;;</translation>
    </message>
    <message>
        <source>the vector has %1 numbers, and %2 were typed</source>
        <translation>le vecteur a %1 nombres, et %2 ont été saisis</translation>
    </message>
    <message>
        <source>type the numbers of heads into the fields above</source>
        <translation>saisissez les nombres de têtes dans les champs ci-dessus</translation>
    </message>
    <message>
        <source>Select a cell first whose row or column is a token or a feature; the numbers of a query, key or value have no names.</source>
        <translation>Sélectionnez d’abord une cellule dont la ligne ou la colonne est un token ou une caractéristique&#xa0;; les nombres d’une requête, d’une clé ou d’une valeur n’ont pas de nom.</translation>
    </message>
    <message>
        <source>Numbers of a vector that are turned</source>
        <translation>Nombres d’un vecteur qui sont tournés</translation>
    </message>
    <message>
        <source>Numbers that are &amp;turned, of %1</source>
        <translation>Nombres &amp;tournés, sur %1</translation>
    </message>
    <message>
        <source>Numbers are turned in pairs: choose an even count of them.</source>
        <translation>Les nombres sont tournés par paires&#xa0;: choisissez-en un nombre pair.</translation>
    </message>
    <message>
        <source>Number m turns with number m + w/2: Llama, Mistral, Gemma, Qwen, Phi and GPT-NeoX as stored today.</source>
        <translation>Le nombre m tourne avec le nombre m + w/2&#xa0;: Llama, Mistral, Gemma, Qwen, Phi et GPT-NeoX tels qu’ils sont enregistrés aujourd’hui.</translation>
    </message>
    <message>
        <source>Number 2m turns with number 2m + 1: the original paper, GPT-J and Llama in Meta&apos;s own files.</source>
        <translation>Le nombre 2m tourne avec le nombre 2m + 1&#xa0;: l’article d’origine, GPT-J et Llama dans les fichiers de Meta.</translation>
    </message>
    <message>
        <source>The numbers that each token brings along.</source>
        <translation>Les nombres que chaque token apporte avec lui.</translation>
    </message>
    <message>
        <source>The weighted blend of the values: what each token takes along to the next layer.</source>
        <translation>Le mélange pondéré des valeurs&#xa0;: ce que chaque token emporte vers la couche suivante.</translation>
    </message>
    <message>
        <source>Queries with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation>Les requêtes portant leur position&#xa0;: des paires de nombres tournées d’un angle qui croît avec la position.</translation>
    </message>
    <message>
        <source>Keys with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation>Les clés portant leur position&#xa0;: des paires de nombres tournées d’un angle qui croît avec la position.</translation>
    </message>
    <message>
        <source>How much each query looks at each key: a softmax over its scores, so that its weights sum to 1.</source>
        <translation>À quel point chaque requête regarde chaque clé&#xa0;: un softmax de ses scores, pour que la somme de ses poids soit 1.</translation>
    </message>
    <message>
        <source>neither the file nor a config.json beside it tells the number of heads; %1 columns can be shared out among %2</source>
        <translation>ni le fichier ni un config.json à côté n’indique le nombre de têtes&#xa0;; %1 colonnes peuvent être réparties entre %2</translation>
    </message>
    <message>
        <source>give it with --heads</source>
        <translation>indiquez-le avec --heads</translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q with %4 columns and k with %5</source>
        <translation>têtes&#xa0;: %1, têtes clé/valeur&#xa0;: %2, nombres de chacune&#xa0;: %3&#xa0;; cela ne convient pas à q avec %4 colonnes et k avec %5</translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q, k and v with %4 columns together</source>
        <translation>têtes&#xa0;: %1, têtes clé/valeur&#xa0;: %2, nombres de chacune&#xa0;: %3&#xa0;; cela ne convient pas à q, k et v avec ensemble %4 colonnes</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from config.json</source>
        <translation>têtes&#xa0;: %1 de %2 nombres chacune, têtes clé/valeur&#xa0;: %3, d’après config.json</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, as chosen</source>
        <translation>têtes&#xa0;: %1 de %2 nombres chacune, têtes clé/valeur&#xa0;: %3, comme choisi</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from the shape of %4</source>
        <translation>têtes&#xa0;: %1 de %2 nombres chacune, têtes clé/valeur&#xa0;: %3, d’après la forme de %4</translation>
    </message>
    <message>
        <source>it says heads: %1, key/value heads: %2, numbers of each: %3; this is not used</source>
        <translation>il indique têtes&#xa0;: %1, têtes clé/valeur&#xa0;: %2, nombres de chacune&#xa0;: %3&#xa0;; cela n’est pas utilisé</translation>
    </message>
    <message>
        <source>Tokens moved</source>
        <translation>Tokens déplacés</translation>
    </message>
    <message>
        <source>Tokens renamed</source>
        <translation>Tokens renommés</translation>
    </message>
    <message>
        <source>Tokens added or removed</source>
        <translation>Tokens ajoutés ou supprimés</translation>
    </message>
    <message>
        <source>Features moved</source>
        <translation>Caractéristiques déplacées</translation>
    </message>
    <message>
        <source>Features renamed</source>
        <translation>Caractéristiques renommées</translation>
    </message>
    <message>
        <source>Features added or removed</source>
        <translation>Caractéristiques ajoutées ou supprimées</translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, while a few on the edge between two keys have huge ones: the median falls, the mean does not. V still learns.</source>
        <translation>La plupart des requêtes n’ont presque plus de gradient, tandis que quelques-unes, à la limite entre deux clés, en ont un énorme&#xa0;: la médiane chute, pas la moyenne. V apprend toujours.</translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, and no few of them make up for it: the mean falls too. V still learns.</source>
        <translation>La plupart des requêtes n’ont presque plus de gradient, et aucune poignée d’entre elles ne compense&#xa0;: la moyenne chute aussi. V apprend toujours.</translation>
    </message>
    <message>
        <source>Without the division the typical query begins to lose its gradient.</source>
        <translation>Sans la division, la requête typique commence à perdre son gradient.</translation>
    </message>
    <message>
        <source>Saturated queries: %1 % without, %2 % with.</source>
        <translation>Requêtes saturées&#xa0;: %1&#xa0;% sans, %2&#xa0;% avec.</translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first.</source>
        <translation>Le plus grand score de la requête, %1, est d’abord soustrait de chacun.</translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first, and the rest is divided by the temperature %2.</source>
        <translation>Le plus grand score de la requête, %1, est d’abord soustrait de chacun, puis le reste est divisé par la température %2.</translation>
    </message>
    <message>
        <source>The softmax of each query&apos;s scores, with its sum</source>
        <translation>Le softmax des scores de chaque requête, avec sa somme</translation>
    </message>
    <message>
        <source>The picked token&apos;s query, key by key in numbers</source>
        <translation>La requête du token choisi, clé par clé, en nombres</translation>
    </message>
    <message>
        <source>How much each weight of the picked token moves with each score</source>
        <translation>De combien chaque poids du token choisi bouge avec chaque score</translation>
    </message>
    <message>
        <source>Sums of the weights</source>
        <translation>Sommes des poids</translation>
    </message>
    <message>
        <source>Worked row</source>
        <translation>Ligne détaillée</translation>
    </message>
    <message>
        <source>Worked row of “%1”</source>
        <translation>Ligne détaillée de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Windows, texts, pictures and print</source>
        <translation>Fenêtres, textes, images et impression</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagrammes</translation>
    </message>
    <message>
        <source>Products of matrices</source>
        <translation>Produits de matrices</translation>
    </message>
    <message>
        <source>Session files</source>
        <translation>Fichiers de session</translation>
    </message>
    <message>
        <source>Arithmetic typed into a cell</source>
        <translation>Calculs saisis dans une cellule</translation>
    </message>
    <message>
        <source>NumPy archives</source>
        <translation>Archives NumPy</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>The manual, where it speaks of what is in use</source>
        <translation>Le manuel, à l’endroit qui parle de ce qui est utilisé</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>&amp;Qu’est-ce que c’est&#xa0;?</translation>
    </message>
    <message>
        <source>Click a part of the window then, and read what it is</source>
        <translation>Cliquez ensuite sur une partie de la fenêtre et lisez ce qu’elle est</translation>
    </message>
    <message>
        <source>The notebook of one attention head: every number can be changed or explained.</source>
        <translation>Le notebook d’une tête d’attention&#xa0;: chaque nombre peut être modifié ou expliqué.</translation>
    </message>
    <message>
        <source>The tools: files, undo, and the options of the computation.</source>
        <translation>Les outils&#xa0;: fichiers, annulation et options du calcul.</translation>
    </message>
    <message>
        <source>The cells of the notebook. A click goes to one.</source>
        <translation>Les cellules du notebook. Un clic mène à l’une d’elles.</translation>
    </message>
    <message>
        <source>The arithmetic of the selected number: what it was made of, and what is made of it. Every line selects the cell that it names.</source>
        <translation>Le calcul du nombre sélectionné&#xa0;: de quoi il est fait et ce qui en est fait. Chaque ligne sélectionne la cellule qu’elle nomme.</translation>
    </message>
    <message>
        <source>All steps since the session was opened. A click goes back to any of them, or ahead again.</source>
        <translation>Toutes les étapes depuis l’ouverture de la session. Un clic revient à l’une d’elles, ou repart en avant.</translation>
    </message>
    <message>
        <source>Pinned states of the session, to compare with and to return to, and tables of what changed.</source>
        <translation>Des états épinglés de la session, à comparer ou à restaurer, et des tableaux de ce qui a changé.</translation>
    </message>
    <message>
        <source>A lesson: each step asks for a prediction and ticks off what you do in the notebook.</source>
        <translation>Une leçon&#xa0;: chaque étape demande une prédiction et coche ce que vous faites dans le notebook.</translation>
    </message>
    <message>
        <source>What is differentiated. Every cell of the notebook shows by how much it moves that, per unit.</source>
        <translation>Ce qui est dérivé. Chaque cellule du notebook affiche de combien elle le fait bouger, par unité.</translation>
    </message>
    <message>
        <source>How the session is compared with a pinned state.</source>
        <translation>Comment la session est comparée à un état épinglé.</translation>
    </message>
    <message>
        <source>The worksheet: how many answers are right, and how near they must be.</source>
        <translation>La fiche d’exercices&#xa0;: combien de réponses sont justes et avec quelle précision elles doivent l’être.</translation>
    </message>
    <message>
        <source>Whether a second computation by other code agrees with every number. A click tells how closely.</source>
        <translation>Si un second calcul par un autre code concorde avec chaque nombre. Un clic indique à quel point.</translation>
    </message>
    <message>
        <source>The sizes of the session, the selected cell with all its digits, and whether the session is saved.</source>
        <translation>Les tailles de la session, la cellule sélectionnée avec tous ses chiffres, et si la session est enregistrée.</translation>
    </message>
    <message>
        <source>Matrices move by their gradient until chosen cells reach chosen values. The whole run is one undo step.</source>
        <translation>Des matrices bougent selon leur gradient jusqu’à ce que les cellules choisies atteignent les valeurs choisies. Toute la recherche est une seule étape annulable.</translation>
    </message>
    <message>
        <source>What is written, and in which form. Numbers in exports are exact.</source>
        <translation>Ce qui est écrit, et sous quelle forme. Les nombres exportés sont exacts.</translation>
    </message>
    <message>
        <source>How the file is read, and which matrix gets the numbers. Nothing changes before Import is pressed.</source>
        <translation>Comment le fichier est lu, et quelle matrice reçoit les nombres. Rien ne change avant l’appui sur «&#xa0;Importer&#xa0;».</translation>
    </message>
    <message>
        <source>Which head of the model is opened, and how its file stores the weights.</source>
        <translation>Quelle tête du modèle est ouverte, et comment son fichier stocke les poids.</translation>
    </message>
    <message>
        <source>Which tokens stay. The note below says what that does to the weights.</source>
        <translation>Quels tokens restent. La note ci-dessous indique l’effet sur les poids.</translation>
    </message>
    <message>
        <source>How many numbers a query and a key keep. The note below says by how much scores and weights change.</source>
        <translation>Combien de nombres une requête et une clé gardent. La note ci-dessous indique de combien changent les scores et les poids.</translation>
    </message>
    <message>
        <source>How queries and keys are turned by their position: which columns make a pair, and the base of the angles.</source>
        <translation>Comment les requêtes et les clés sont tournées selon leur position&#xa0;: quelles colonnes forment une paire, et la base des angles.</translation>
    </message>
    <message>
        <source>Settings hold for all windows, at once.</source>
        <translation>Les paramètres s’appliquent aussitôt à toutes les fenêtres.</translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to change, to print.</source>
        <translation>Toutes les touches des menus&#xa0;: à lire, à modifier, à imprimer.</translation>
    </message>
    <message>
        <source>Sessions with unsaved work that the program could not close. Recovering never writes your file.</source>
        <translation>Des sessions dont le travail n’est pas enregistré et que le programme n’a pas pu fermer. La récupération n’écrit jamais dans votre fichier.</translation>
    </message>
    <message>
        <source>What differs between two versions of a session, line by line.</source>
        <translation>Ce qui diffère entre deux versions d’une session, ligne par ligne.</translation>
    </message>
    <message>
        <source>What is printed: the worksheet, its key, or both.</source>
        <translation>Ce qui est imprimé&#xa0;: la fiche, son corrigé ou les deux.</translation>
    </message>
    <message>
        <source>The version of the program, its licence and the libraries it is made with.</source>
        <translation>La version du programme, sa licence et les bibliothèques avec lesquelles il est fait.</translation>
    </message>
    <message>
        <source>The manual: pages at the left, a search over all of them above.</source>
        <translation>Le manuel&#xa0;: à gauche les pages, au-dessus une recherche dans toutes.</translation>
    </message>
    <message>
        <source>Type what is asked for; nothing changes before OK is pressed.</source>
        <translation>Saisissez ce qui est demandé&#xa0;; rien ne change avant l’appui sur «&#xa0;OK&#xa0;».</translation>
    </message>
    <message>
        <source>A question or a message of the program. Cancel changes nothing.</source>
        <translation>Une question ou un message du programme. «&#xa0;Annuler&#xa0;» ne change rien.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>The keys as they are now. “Keyboard shortcuts” in the menu Help changes and prints them.</source>
        <translation>Les touches telles qu’elles sont à présent. «&#xa0;Raccourcis clavier&#xa0;» dans le menu Aide les modifie et les imprime.</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>The notebook on paper or as a PDF file, no cell cut in two</source>
        <translation>Le notebook sur papier ou en fichier PDF, aucune cellule coupée en deux</translation>
    </message>
    <message>
        <source>Print previe&amp;w…</source>
        <translation>Aperçu a&amp;vant impression…</translation>
    </message>
    <message>
        <source>See the pages before they are printed</source>
        <translation>Voir les pages avant de les imprimer</translation>
    </message>
    <message>
        <source>Ne&amp;xt area</source>
        <translation>Zone s&amp;uivante</translation>
    </message>
    <message>
        <source>Take the keyboard to the next area: tools, lesson, outline, notebook, inspector, panels, status bar</source>
        <translation>Mener le clavier à la zone suivante&#xa0;: outils, leçon, sommaire, notebook, inspecteur, panneaux, barre d’état</translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation>Zone précéd&amp;ente</translation>
    </message>
    <message>
        <source>Take the keyboard to the area before</source>
        <translation>Mener le clavier à la zone précédente</translation>
    </message>
    <message>
        <source>&amp;Wider area</source>
        <translation>Z&amp;one plus large</translation>
    </message>
    <message>
        <source>Give the area in use more room</source>
        <translation>Donner plus de place à la zone utilisée</translation>
    </message>
    <message>
        <source>Na&amp;rrower area</source>
        <translation>Zone plus é&amp;troite</translation>
    </message>
    <message>
        <source>Give the area in use less room</source>
        <translation>Donner moins de place à la zone utilisée</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barre de menus</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Print the notebook</source>
        <translation>Imprimer le notebook</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or print to a PDF file.</source>
        <translation>Rien n’a été imprimé : l’imprimante n’accepte pas les pages. Choisissez-en une autre ou imprimez dans un fichier PDF.</translation>
    </message>
    <message>
        <source>%1 was not written. Choose another folder.</source>
        <translation>%1 n’a pas été écrit. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The notebook was sent to the printer.</source>
        <translation>Le notebook a été envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 a été écrit.</translation>
    </message>
    <message>
        <source>Print preview of the notebook</source>
        <translation>Aperçu avant impression du notebook</translation>
    </message>
    <message>
        <source>The first or last cell of a row, bar or arrow of a chart</source>
        <translation>La première ou la dernière cellule d’une ligne, barre ou flèche d’un diagramme</translation>
    </message>
    <message>
        <source>Leave a matrix for the next or the previous control, wherever the cell</source>
        <translation>Quitter une matrice pour le contrôle suivant ou précédent, depuis n’importe quelle cellule</translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.01; with Shift by 0.001</source>
        <translation>Modifier le nombre de la cellule de 0,01&#xa0;; avec Maj de 0,001</translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.1</source>
        <translation>Modifier le nombre de la cellule de 0,1</translation>
    </message>
    <message>
        <source>Move a token of the sentence to the left or right; F2 renames it, Del removes it</source>
        <translation>Déplacer un token de la phrase vers la gauche ou la droite&#xa0;; F2 le renomme, Suppr le supprime</translation>
    </message>
    <message>
        <source>Open the first menu</source>
        <translation>Ouvrir le premier menu</translation>
    </message>
    <message>
        <source>The menu of a token or a chart</source>
        <translation>Le menu d’un token ou d’un diagramme</translation>
    </message>
    <message>
        <source>no mask is in force: paint it anew</source>
        <translation>aucun masque n’est en vigueur : peignez-le de nouveau</translation>
    </message>
</context>
<context>
    <name>ae::AboutDialog</name>
    <message>
        <source>About Attention Explorer</source>
        <translation>À propos d’Attention Explorer</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>The attention equation in your hands: every number can be changed or explained.</source>
        <translation>L’équation d’attention entre vos mains&#xa0;: chaque nombre peut être modifié ou expliqué.</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the terms of the GNU General Public License, version 3 or later (GPL-3.0-or-later). There is no warranty.</source>
        <translation>Logiciel libre&#xa0;: vous pouvez l’utiliser, l’étudier, le partager et le modifier selon les termes de la licence publique générale GNU, version 3 ou ultérieure (GPL-3.0-or-later). Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Fait avec</translation>
    </message>
</context>
<context>
    <name>ae::Areas</name>
    <message>
        <source>Edge between areas</source>
        <translation>Bord entre deux zones</translation>
    </message>
    <message>
        <source>This area keeps its width.</source>
        <translation>Cette zone garde sa largeur.</translation>
    </message>
</context>
<context>
    <name>ae::BarChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation>Il n’y a rien à afficher.</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s).</source>
        <translation>
            <numerusform>%n barre.</numerusform>
            <numerusform>%n barres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest is %1 on “%2”.</source>
        <translation>La plus grande est %1 sur «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>An equal share would be %1.</source>
        <translation>Une part égale serait %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are hidden by the mask.</source>
        <translation>
            <numerusform>%n d’entre elles est masquée.</numerusform>
            <numerusform>%n d’entre elles sont masquées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>%1: hidden by the mask</source>
        <translation>%1&#xa0;: masquée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation>%1
%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>equal share %1</source>
        <translation>part égale %1</translation>
    </message>
    <message>
        <source>The %1 strongest of %2; the others hold %3 together.</source>
        <translation>Les %1 plus fortes sur %2&#xa0;; les autres contiennent ensemble %3.</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>trou</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are blank in the worksheet.</source>
        <translation>
            <numerusform>%n d’entre elles est un trou de la fiche.</numerusform>
            <numerusform>%n d’entre elles sont des trous de la fiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: blank in the worksheet</source>
        <translation>%1&#xa0;: trou de la fiche</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>The %1 strongest of the %2 that are not blank; the others of these hold %3 together.</source>
        <translation>Les %1 plus fortes parmi les %2 qui ne sont pas des trous&#xa0;; les autres de celles-ci totalisent %3.</translation>
    </message>
    <message>
        <source>In “%1” it is %2.</source>
        <translation>Dans «&#xa0;%1&#xa0;», c’est %2.</translation>
    </message>
</context>
<context>
    <name>ae::BaselinePanel</name>
    <message>
        <source>Baselines</source>
        <translation>Références</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>États épinglés</translation>
    </message>
    <message>
        <source>Pin…</source>
        <translation>Épingler…</translation>
    </message>
    <message>
        <source>Keep the present state under a name</source>
        <translation>Garder l’état actuel sous un nom</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>Keep the state of another session</source>
        <translation>Garder l’état d’une autre session</translation>
    </message>
    <message>
        <source>As saved</source>
        <translation>Tel qu’enregistré</translation>
    </message>
    <message>
        <source>Keep the state that the session&apos;s file holds</source>
        <translation>Garder l’état que contient le fichier de la session</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Show the difference to this state</source>
        <translation>Afficher la différence avec cet état</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Return to this state, as one undo step</source>
        <translation>Revenir à cet état, en une seule étape annulable</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Give this state another name</source>
        <translation>Donner un autre nom à cet état</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep this state no longer</source>
        <translation>Ne plus garder cet état</translation>
    </message>
    <message>
        <source>About the tables</source>
        <translation>À propos des tableaux</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copier le tableau</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copier en CSV</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Tableau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Name of the pinned state</source>
        <translation>Nom de l’état épinglé</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>État %1</translation>
    </message>
    <message>
        <source>Pin the present state</source>
        <translation>Épingler l’état actuel</translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation>Revenir à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The session is in this state already.</source>
        <translation>La session est déjà dans cet état.</translation>
    </message>
    <message>
        <source>Rename the pinned state</source>
        <translation>Renommer l’état épinglé</translation>
    </message>
    <message>
        <source>Open a session as baseline</source>
        <translation>Ouvrir une session comme référence</translation>
    </message>
    <message>
        <source>Sessions (*.attn);;All files (*)</source>
        <translation>Sessions (*.attn);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>as saved</source>
        <translation>tel qu’enregistré</translation>
    </message>
    <message>
        <source>%1 was not pinned.</source>
        <translation>%1 n’a pas été épinglé.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 — compared</source>
        <translation>%1 — comparé</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Pin a state, or choose one and Compare: panes and charts then show the difference.</source>
        <translation>Épinglez un état, ou choisissez-en un et cliquez sur «&#xa0;Comparer&#xa0;»&#xa0;: les panneaux et les diagrammes affichent alors la différence.</translation>
    </message>
    <message>
        <source>The %1 tokens of %2 whose weights changed most.</source>
        <translation>Les %1 tokens sur %2 dont les poids ont le plus changé.</translation>
    </message>
    <message>
        <source>Nothing changed since “%1”.</source>
        <translation>Rien n’a changé depuis «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>Le tableau a été copié.</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Comparaison en cours…</translation>
    </message>
</context>
<context>
    <name>ae::Card</name>
    <message>
        <source>Unfold “%1”</source>
        <translation>Déplier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Fold “%1”</source>
        <translation>Replier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Déplier</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Replier</translation>
    </message>
</context>
<context>
    <name>ae::CellDelegate</name>
    <message>
        <source>Editing %1</source>
        <translation>Modification de %1</translation>
    </message>
</context>
<context>
    <name>ae::ChangesTable</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Shape of %1</source>
        <translation>Forme de %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>of key</source>
        <translation>de la clé</translation>
    </message>
    <message>
        <source>Strongest key</source>
        <translation>Clé la plus forte</translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation>Entropie, bits</translation>
    </message>
    <message>
        <source>Output |Δ|</source>
        <translation>Sortie |Δ|</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Largest change</source>
        <translation>Plus grande variation</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n cell(s), most %3</source>
        <translation>
            <numerusform>%1&#xa0;: %2 cellule sur %n, maximum %3</numerusform>
            <numerusform>%1&#xa0;: %2 cellules sur %n, maximum %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::Chart</name>
    <message>
        <source>Show the numbers as a &amp;table</source>
        <translation>Afficher les nombres en &amp;tableau</translation>
    </message>
    <message>
        <source>&amp;Copy the numbers</source>
        <translation>&amp;Copier les nombres</translation>
    </message>
    <message>
        <source>Copy the &amp;picture</source>
        <translation>Copier l’&amp;image</translation>
    </message>
</context>
<context>
    <name>ae::CheckedMark</name>
    <message>
        <source>Copy a report</source>
        <translation>Copier un rapport</translation>
    </message>
    <message>
        <source>What disagrees, sizes and options, without names and without the numbers of the session</source>
        <translation>Ce qui ne concorde pas, les tailles et les options, sans les noms ni les nombres de la session</translation>
    </message>
    <message>
        <source>How the numbers are checked</source>
        <translation>Comment les nombres sont vérifiés</translation>
    </message>
</context>
<context>
    <name>ae::ClosedBrowser</name>
    <message>
        <source>Open a link</source>
        <translation>Ouvrir un lien</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <translation>Ouvrir cette adresse dans le navigateur&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ae::CompareBar</name>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Ce qui est comparé</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Arrêter la comparaison</translation>
    </message>
    <message>
        <source>Compared with “%1”.</source>
        <translation>Comparé avec «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ae::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>%1 Nothing differs.</source>
        <translation>%1 Aucune différence.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>The file cannot be compared.</source>
        <translation>Le fichier ne peut pas être comparé.</translation>
    </message>
</context>
<context>
    <name>ae::Comparison</name>
    <message>
        <source>“%1” is not compared: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas comparé&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” is being computed …</source>
        <translation>«&#xa0;%1&#xa0;» est en cours de calcul…</translation>
    </message>
    <message>
        <source>“%1” has no %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de %2.</translation>
    </message>
    <message>
        <source>“%1” has %2 tokens, this session %3.</source>
        <translation>«&#xa0;%1&#xa0;» a %2 tokens, cette session en a %3.</translation>
    </message>
    <message>
        <source>“%1” has %2 × %3 numbers here, this session %4 × %5.</source>
        <translation>«&#xa0;%1&#xa0;» a ici %2 × %3 nombres, cette session %4 × %5.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>pas comparé</translation>
    </message>
    <message>
        <source>being computed …</source>
        <translation>calcul en cours…</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>absent là-bas</translation>
    </message>
    <message>
        <source>%1 tokens there, %2 here</source>
        <translation>%1 tokens là-bas, %2 ici</translation>
    </message>
    <message>
        <source>%1 × %2 there</source>
        <translation>%1 × %2 là-bas</translation>
    </message>
    <message>
        <source>to be filled in: its numbers are not told</source>
        <translation>à remplir&#xa0;: ses nombres ne sont pas révélés</translation>
    </message>
    <message>
        <source>no difference: now %1, in “%2” %3</source>
        <translation>aucune différence&#xa0;: maintenant %1, dans «&#xa0;%2&#xa0;» %3</translation>
    </message>
    <message>
        <source>hidden by the mask now and in “%1”</source>
        <translation>masqué maintenant et dans «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>hidden by the mask now, in “%1” %2, difference %3</source>
        <translation>masqué maintenant, dans «&#xa0;%1&#xa0;» %2, différence %3</translation>
    </message>
    <message>
        <source>now %1, hidden by the mask in “%2”, difference %3</source>
        <translation>maintenant %1, masqué dans «&#xa0;%2&#xa0;», différence %3</translation>
    </message>
    <message>
        <source>now %1, in “%2” %3, difference %4</source>
        <translation>maintenant %1, dans «&#xa0;%2&#xa0;» %3, différence %4</translation>
    </message>
</context>
<context>
    <name>ae::CurveChart</name>
    <message>
        <source>%1: no points.</source>
        <translation>%1&#xa0;: aucun point.</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5; smallest %6, largest %7.</source>
        <translation>%1&#xa0;: de %2 à l’abscisse %3 jusqu’à %4 à l’abscisse %5&#xa0;; minimum %6, maximum %7.</translation>
    </message>
    <message>
        <source>The marked place is %1 %2; the arrow keys move it.</source>
        <translation>L’endroit marqué est %1 %2&#xa0;; les touches fléchées le déplacent.</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
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
        <translation>%1&#xa0;: %2 à %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: not a finite number.</source>
        <translation>
            <numerusform>%n point omis&#xa0;: pas un nombre fini.</numerusform>
            <numerusform>%n points omis&#xa0;: pas des nombres finis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: 0 or less has no place on a logarithmic axis.</source>
        <translation>
            <numerusform>%n point omis&#xa0;: 0 ou moins n’a pas de place sur un axe logarithmique.</numerusform>
            <numerusform>%n points omis&#xa0;: 0 ou moins n’a pas de place sur un axe logarithmique.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie below the axis.</source>
        <translation>
            <numerusform>%n point se trouve sous l’axe.</numerusform>
            <numerusform>%n points se trouvent sous l’axe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::DerivativeBar</name>
    <message>
        <source>Derivatives</source>
        <translation>Dérivées</translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation>Ce qu’affichent les cellules</translation>
    </message>
    <message>
        <source>What is differentiated</source>
        <translation>Ce qui est dérivé</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Of the selected cell</source>
        <translation>De la cellule sélectionnée</translation>
    </message>
    <message>
        <source>Show the derivatives of the cell that is selected now</source>
        <translation>Afficher les dérivées de la cellule sélectionnée en ce moment</translation>
    </message>
    <message>
        <source>Back to values</source>
        <translation>Revenir aux valeurs</translation>
    </message>
    <message>
        <source>Select a cell first: the derivatives are those of it.</source>
        <translation>Sélectionnez d’abord une cellule&#xa0;: les dérivées sont les siennes.</translation>
    </message>
    <message>
        <source>There are no derivatives of %1: %2</source>
        <translation>Il n’y a pas de dérivées de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Beside the values</source>
        <translation>À côté des valeurs</translation>
    </message>
    <message>
        <source>Show values as well, with the derivative in small under each</source>
        <translation>Afficher aussi les valeurs, avec la dérivée en petit sous chacune</translation>
    </message>
    <message>
        <source>This is no target: %1</source>
        <translation>Ce n’est pas une cible&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation>%1 (maintenant %2)</translation>
    </message>
    <message>
        <source>the loss of %1 (now %2)</source>
        <translation>la perte de %1 (maintenant %2)</translation>
    </message>
    <message>
        <source>Small, behind ∂: by how much each cell moves %1 per unit.</source>
        <translation>En petit, après ∂&#xa0;: de combien chaque cellule fait bouger %1 par unité.</translation>
    </message>
    <message>
        <source>Every cell shows by how much it moves %1 per unit.</source>
        <translation>Chaque cellule affiche de combien elle fait bouger %1 par unité.</translation>
    </message>
    <message>
        <source>Derivatives would tell numbers that the worksheet asks for. Fill them in first, or reveal the key.</source>
        <translation>Les dérivées révéleraient des nombres demandés par la fiche. Remplissez-les d’abord ou révélez le corrigé.</translation>
    </message>
    <message>
        <source>Half the squared distance of the vector to a target</source>
        <translation>Moitié du carré de la distance du vecteur à une cible</translation>
    </message>
    <message>
        <source>Target of the vector</source>
        <translation>Cible du vecteur</translation>
    </message>
    <message>
        <source>One number for each of its numbers, with ; between them</source>
        <translation>Un nombre pour chacun de ses nombres, séparés par des&#xa0;;</translation>
    </message>
    <message>
        <source>the loss of the vector with %1 (now %2)</source>
        <translation>la perte du vecteur de %1 (maintenant %2)</translation>
    </message>
    <message>
        <source>The selected value itself, or a loss that is made of it.</source>
        <translation>La valeur sélectionnée elle-même, ou une perte qui en est faite.</translation>
    </message>
    <message>
        <source>The value that the loss measures the distance to.</source>
        <translation>La valeur à laquelle la perte mesure la distance.</translation>
    </message>
</context>
<context>
    <name>ae::Document</name>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Change %1 × %2 cells of %3</source>
        <translation>Modifier %1 × %2 cellules de %3</translation>
    </message>
    <message>
        <source>Allow cells of the mask</source>
        <translation>Autoriser des cellules du masque</translation>
    </message>
    <message>
        <source>Hide cells by the mask</source>
        <translation>Cacher des cellules par le masque</translation>
    </message>
    <message>
        <source>Resize to n %1, d_model %2, d_k %3, d_v %4</source>
        <translation>Redimensionner à n %1, d_model %2, d_k %3, d_v %4</translation>
    </message>
    <message>
        <source>Widen to d_k %1</source>
        <translation>Élargir à d_k %1</translation>
    </message>
    <message>
        <source>Rename token “%1”</source>
        <translation>Renommer le token «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Insert token “%1”</source>
        <translation>Insérer le token «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Remove token “%1”</source>
        <translation>Supprimer le token «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Move token “%1”</source>
        <translation>Déplacer le token «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Change the sentence</source>
        <translation>Modifier la phrase</translation>
    </message>
    <message>
        <source>Rename feature “%1”</source>
        <translation>Renommer la caractéristique «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Name feature %1</source>
        <translation>Nommer la caractéristique %1</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Modifier le titre</translation>
    </message>
    <message>
        <source>Insert a notebook cell</source>
        <translation>Insérer une cellule de notebook</translation>
    </message>
    <message>
        <source>Delete a notebook cell</source>
        <translation>Supprimer une cellule de notebook</translation>
    </message>
    <message>
        <source>Move a notebook cell</source>
        <translation>Déplacer une cellule de notebook</translation>
    </message>
    <message>
        <source>Edit a text</source>
        <translation>Modifier un texte</translation>
    </message>
    <message>
        <source>Keep %1 of %2 tokens</source>
        <translation>Garder %1 tokens sur %2</translation>
    </message>
    <message>
        <source>Pin “%1”</source>
        <translation>Épingler «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Rename pinned state “%1”</source>
        <translation>Renommer l’état épinglé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Remove pinned state “%1”</source>
        <translation>Supprimer l’état épinglé «&#xa0;%1&#xa0;»</translation>
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
        <translation>Entropie en bits</translation>
    </message>
    <message>
        <source>Largest possible</source>
        <translation>Maximum possible</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>%1: no entropy. %2</source>
        <translation>%1&#xa0;: pas d’entropie. %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bits</source>
        <translation>%1&#xa0;: %2 sur %3 bits</translation>
    </message>
    <message>
        <source>saturated</source>
        <translation>saturée</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>forcée</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>indéfinie</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2&#xa0;: %3)</translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation>Les %1 requêtes les plus tranchées sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>%n requête.</numerusform>
            <numerusform>%n requêtes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>É&amp;tape</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Numbers are exact: they read back to the same bits, with a decimal point whatever the language.</source>
        <translation>Les nombres sont exacts&#xa0;: ils se relisent au bit près, avec un point décimal quelle que soit la langue.</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>Nothing was written: %1</source>
        <translation>Rien n’a été écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 a été écrit.</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>Éc&amp;helle</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Thè&amp;me</translation>
    </message>
    <message>
        <source>The part as it is now on screen; at scale 1 as many pixels as there.</source>
        <translation>La partie telle qu’elle est à l’écran&#xa0;; à l’échelle 1, autant de pixels qu’à l’écran.</translation>
    </message>
    <message>
        <source>The part as it is now on screen; letters stay letters that can be found and copied.</source>
        <translation>La partie telle qu’elle est à l’écran&#xa0;; les lettres restent des lettres que l’on peut rechercher et copier.</translation>
    </message>
    <message>
        <source>This form would hold the numbers of blank cells. Choose Worksheet &gt; Reveal the key first, or Worksheet &gt; Export worksheet as PDF; pictures show the boxes.</source>
        <translation>Ce format contiendrait les nombres des trous. Choisissez d’abord Fiche &gt; Révéler le corrigé, ou choisissez Fiche &gt; Exporter la fiche en PDF&#xa0;; les images montrent les cases.</translation>
    </message>
    <message>
        <source>Queries without a distribution are marked with their reason.</source>
        <translation>Les requêtes sans distribution sont signalées avec leur raison.</translation>
    </message>
    <message>
        <source>Queries without a distribution become NaN: this form has no room for their reason.</source>
        <translation>Les requêtes sans distribution deviennent NaN&#xa0;: ce format n’a pas de place pour leur raison.</translation>
    </message>
</context>
<context>
    <name>ae::FalkTable</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation>%1 divisé</translation>
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
        <translation>Sessions (*.attn);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Ouvrir une session</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>Fichiers récen&amp;ts</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>Exem&amp;ples</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer la liste</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation>La session n’a pas été ouverte.</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Enregistrer la session</translation>
    </message>
    <message>
        <source>The session was not saved.</source>
        <translation>La session n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Save the changes before closing?</source>
        <translation>Enregistrer les modifications avant de fermer&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing is waiting to be recovered.</source>
        <translation>Il n’y a rien à récupérer.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>This file is open already.</source>
        <translation>Ce fichier est déjà ouvert.</translation>
    </message>
    <message>
        <source>Sessions and lessons (*.attn *.lesson);;All files (*)</source>
        <translation>Sessions et leçons (*.attn *.lesson);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program; choose another name, or close that window.</source>
        <translation>%1 est ouvert dans une autre fenêtre de ce programme&#xa0;; choisissez un autre nom ou fermez cette autre fenêtre.</translation>
    </message>
    <message>
        <source>Unsaved answers</source>
        <translation>Réponses non enregistrées</translation>
    </message>
    <message>
        <source>Save the answers before closing?</source>
        <translation>Enregistrer les réponses avant de fermer&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ae::GradientRowsPart</name>
    <message>
        <source>What is left of the gradient</source>
        <translation>Ce qui reste du gradient</translation>
    </message>
    <message>
        <source>gradient at the query</source>
        <translation>gradient à la requête</translation>
    </message>
    <message>
        <source>gradient at W_Q</source>
        <translation>gradient à W_Q</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at q, d = %1</source>
        <translation>Requêtes triées selon leur gradient à q, d = %1</translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at W_Q, d = %1</source>
        <translation>Requêtes triées selon leur gradient à W_Q, d = %1</translation>
    </message>
    <message>
        <source>rank of the query, over %1 draws</source>
        <translation>rang de la requête, sur %1 tirages</translation>
    </message>
    <message>
        <source>rank of the query</source>
        <translation>rang de la requête</translation>
    </message>
</context>
<context>
    <name>ae::HeadDialog</name>
    <message>
        <source>Open a head of %1</source>
        <translation>Ouvrir une tête de %1</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>&amp;Couche</translation>
    </message>
    <message>
        <source>&amp;Head</source>
        <translation>&amp;Tête</translation>
    </message>
    <message>
        <source>&amp;Number of heads</source>
        <translation>&amp;Nombre de têtes</translation>
    </message>
    <message>
        <source>Number of &amp;key and value heads</source>
        <translation>Nombre de têtes c&amp;lé et valeur</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>selon le fichier</translation>
    </message>
    <message>
        <source>&amp;Read the weights transposed</source>
        <translation>Lire les poids t&amp;ransposés</translation>
    </message>
    <message>
        <source>Matrix shown</source>
        <translation>Matrice affichée</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Afficher</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Source of X</source>
        <translation>Origine de X</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Nombres aléatoires</translation>
    </message>
    <message>
        <source>Token numbers through the embedding matrix</source>
        <translation>Numéros de tokens via la matrice d’embeddings</translation>
    </message>
    <message>
        <source>The X in the file</source>
        <translation>Le X du fichier</translation>
    </message>
    <message>
        <source>&amp;X comes from</source>
        <translation>&amp;X provient de</translation>
    </message>
    <message>
        <source>Token numbers</source>
        <translation>Numéros de tokens</translation>
    </message>
    <message>
        <source>12 7 99</source>
        <translation>12 7 99</translation>
    </message>
    <message>
        <source>&amp;Token numbers</source>
        <translation>Nu&amp;méros de tokens</translation>
    </message>
    <message>
        <source>Tokens to draw</source>
        <translation>Tokens à tirer</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>What was assumed, and what cannot be followed</source>
        <translation>Ce qui a été supposé et ce qui ne peut pas être reproduit</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>%1: %2, d_model %3</source>
        <translation>%1&#xa0;: %2, d_model %3</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> sur %1</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
</context>
<context>
    <name>ae::HelpService</name>
    <message>
        <source>More in the manual</source>
        <translation>Plus dans le manuel</translation>
    </message>
</context>
<context>
    <name>ae::HelpView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Page du manuel</translation>
    </message>
</context>
<context>
    <name>ae::HelpWindow</name>
    <message>
        <source>Manual: Attention Explorer</source>
        <translation>Manuel&#xa0;: Attention Explorer</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Rechercher dans le manuel</translation>
    </message>
    <message>
        <source>Words that a place shall have; Enter goes to the next one</source>
        <translation>Mots que doit contenir un passage&#xa0;; Entrée passe au suivant</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Pages du manuel</translation>
    </message>
    <message>
        <source>A click shows the page, or the place on it</source>
        <translation>Un clic affiche la page, ou le passage de celle-ci</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Back to the place before</source>
        <translation>Retour au passage précédent</translation>
    </message>
    <message>
        <source>To the place that was shown before</source>
        <translation>Vers le passage affiché auparavant</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>Suivant ›</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>De nouveau en avant</translation>
    </message>
    <message>
        <source>To the place that you came back from</source>
        <translation>Vers le passage d’où vous êtes revenu</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::HistoryPanel</name>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>One step ahead</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>À la dernière étape</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>Secondes par étape</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>À l’ouverture</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>How long each step is shown</source>
        <translation>Durée d’affichage de chaque étape</translation>
    </message>
</context>
<context>
    <name>ae::ImportDialog</name>
    <message>
        <source>one number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>Import a matrix from %1</source>
        <translation>Importer une matrice de %1</translation>
    </message>
    <message>
        <source>&amp;Matrix in the file</source>
        <translation>&amp;Matrice du fichier</translation>
    </message>
    <message>
        <source>&amp;Into</source>
        <translation>&amp;Vers</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>Séparateur &amp;décimal</translation>
    </message>
    <message>
        <source>Found out</source>
        <translation>Détection automatique</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>First line and &amp;column</source>
        <translation>Première ligne et première &amp;colonne</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Tranche</translation>
    </message>
    <message>
        <source>&amp;Slice</source>
        <translation>&amp;Tranche</translation>
    </message>
    <message>
        <source>&amp;Exchange rows and columns</source>
        <translation>Éc&amp;hanger lignes et colonnes</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Ce qui a été lu</translation>
    </message>
    <message>
        <source>What was assumed</source>
        <translation>Ce qui a été supposé</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>%1 × %2 numbers were read.</source>
        <translation>%1 × %2 nombres ont été lus.</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Rien n’est encore modifié.</translation>
    </message>
    <message>
        <source>It fits as it is.</source>
        <translation>Elle convient telle quelle.</translation>
    </message>
    <message>
        <source>The session is resized: %1. The other matrices keep their numbers; new cells are 0.</source>
        <translation>La session est redimensionnée&#xa0;: %1. Les autres matrices gardent leurs nombres&#xa0;; les nouvelles cellules valent 0.</translation>
    </message>
    <message>
        <source>Import %1 from %2</source>
        <translation>Importer %1 de %2</translation>
    </message>
    <message>
        <source>%1 was not imported: %2</source>
        <translation>%1 n’a pas été importé&#xa0;: %2</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>La lecture a été annulée.</translation>
    </message>
    <message>
        <source>Take the &amp;names of its rows and columns</source>
        <translation>Reprendre les &amp;noms de ses lignes et colonnes</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a size of the session</comment>
        <translation>%1 de %2 à %3</translation>
    </message>
</context>
<context>
    <name>ae::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Select any number to see its full arithmetic: where it came from, and what follows from it.</source>
        <translation>Sélectionnez un nombre quelconque pour voir tout son calcul&#xa0;: d’où il vient et ce qui en découle.</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Valeur %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n smaller ones</source>
        <translation>
            <numerusform>et %n plus petit</numerusform>
            <numerusform>et %n plus petits</numerusform>
        </translation>
    </message>
    <message>
        <source>Came from</source>
        <translation>Provient de</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Utilisé par</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>Dérivée</translation>
    </message>
    <message>
        <source>Moves %1 by</source>
        <translation>Fait bouger %1 de</translation>
    </message>
    <message>
        <source>Show all that depends on it</source>
        <translation>Afficher tout ce qui en dépend</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Hint: the rule</source>
        <translation>Indice&#xa0;: la règle</translation>
    </message>
    <message>
        <source>Hint: the numbers</source>
        <translation>Indice&#xa0;: les nombres</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Afficher la réponse</translation>
    </message>
    <message>
        <source>Came from: %1</source>
        <translation>Provient de&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Term %1: %2 = %3</source>
        <translation>Terme %1&#xa0;: %2 = %3</translation>
    </message>
</context>
<context>
    <name>ae::JacobianModel</name>
    <message>
        <source>No number. %1</source>
        <translation>Aucun nombre. %1</translation>
    </message>
    <message>
        <source>Weight of %1, logit of %2: hidden by the mask, exactly 0</source>
        <translation>Poids de %1, logit de %2&#xa0;: masqué, exactement 0</translation>
    </message>
    <message>
        <source>Weight of %1 by its own logit: a (1 − a) = %2</source>
        <translation>Poids de %1 par son propre logit&#xa0;: a (1 − a) = %2</translation>
    </message>
    <message>
        <source>Weight of %1 by the logit of %2: −a a′ = %3</source>
        <translation>Poids de %1 par le logit de %2&#xa0;: −a a′ = %3</translation>
    </message>
    <message>
        <source>By how much a weight (row) moves when the logit of a key (column) grows by one. On the diagonal its own logit raises it, beside it every other one lowers it; each row and each column sums to 0.</source>
        <translation>De combien un poids (ligne) bouge quand le logit d’une clé (colonne) augmente d’un. Sur la diagonale, son propre logit l’augmente&#xa0;; à côté, chaque autre le diminue&#xa0;; la somme de chaque ligne et de chaque colonne est 0.</translation>
    </message>
    <message>
        <source>Only one key is allowed: nothing can move, whatever the scores are.</source>
        <translation>Une seule clé est autorisée&#xa0;: rien ne peut bouger, quels que soient les scores.</translation>
    </message>
    <message>
        <source>|J| = %1. When all %2 keys share equally it is %3, at a tie of two %4, and 0 when one key has all.</source>
        <translation>|J| = %1. Quand les %2 clés se partagent également, c’est %3, à égalité de deux %4, et 0 quand une clé a tout.</translation>
    </message>
    <message>
        <source>A logit is a scaled score here, because τ is 1.</source>
        <translation>Un logit est ici un score mis à l’échelle, car τ vaut 1.</translation>
    </message>
    <message>
        <source>A logit is a scaled score divided by τ = %1: per unit of a scaled score, divide by it once more.</source>
        <translation>Un logit est un score mis à l’échelle divisé par τ = %1&#xa0;: pour une unité de score mis à l’échelle, divisez encore une fois par ce nombre.</translation>
    </message>
    <message>
        <source>Some weights of this token are blank in the worksheet, and it would tell them.</source>
        <translation>Certains poids de ce token sont des trous de la fiche, et la jacobienne les révélerait.</translation>
    </message>
    <message>
        <source>This token has no weights, so there is no Jacobian: %1</source>
        <translation>Ce token n’a pas de poids, il n’y a donc pas de jacobienne&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ae::JacobianPicture</name>
    <message>
        <source>Softmax Jacobian</source>
        <translation>Jacobienne du softmax</translation>
    </message>
    <message>
        <source>A picture: rows are weights, columns are logits, in the order of the tokens</source>
        <translation>Une image&#xa0;: les lignes sont des poids, les colonnes des logits, dans l’ordre des tokens</translation>
    </message>
</context>
<context>
    <name>ae::KeepTokensDialog</name>
    <message>
        <source>Keep tokens</source>
        <translation>Garder des tokens</translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>Rechercher un token</translation>
    </message>
    <message>
        <source>Tokens that stay</source>
        <translation>Tokens qui restent</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Tous</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucun</translation>
    </message>
    <message>
        <source>How many of the most attended tokens</source>
        <translation>Combien des tokens les plus regardés</translation>
    </message>
    <message>
        <source>&amp;Most attended by %1</source>
        <translation>Les plus &amp;regardés par %1</translation>
    </message>
    <message>
        <source>The picked token and those with its largest weights</source>
        <translation>Le token choisi et ceux qui ont ses plus grands poids</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s) stay.</source>
        <translation>
            <numerusform>%1 token sur %n reste.</numerusform>
            <numerusform>%1 tokens sur %n restent.</numerusform>
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
        <translation>La leçon %1 n’a pas été ouverte.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… et %n de plus.</numerusform>
            <numerusform>… et %n de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>A lesson beside the notebook: it asks for a prediction, then for something to do, and ticks off what you have done. Undo, wander off and go back as you like.</source>
        <translation>Une leçon à côté du notebook&#xa0;: elle demande une prédiction, puis une action, et coche ce que vous avez fait. Annulez, explorez et revenez en arrière comme vous voulez.</translation>
    </message>
    <message>
        <source>No lesson is open in this window: choose one in the menu Lessons.</source>
        <translation>Aucune leçon n’est ouverte dans cette fenêtre&#xa0;: choisissez-en une dans le menu Leçons.</translation>
    </message>
    <message>
        <source>   %1 of %2</source>
        <translation>   %1 sur %2</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Leçons (*.lesson);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The notebook was set up for this step. Undo brings back what you had.</source>
        <translation>Le notebook a été préparé pour cette étape. Annuler ramène ce que vous aviez.</translation>
    </message>
    <message>
        <source>Your progress could not be kept: %1</source>
        <translation>Votre progression n’a pas pu être conservée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ae::LessonList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, terminée</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <translation>%1, %2 étapes sur %3 terminées</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>Ouvrir un fichier de leçon…</translation>
    </message>
</context>
<context>
    <name>ae::LessonPage</name>
    <message>
        <source>Show a hint</source>
        <translation>Afficher un indice</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Précédent</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Suivant ›</translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation>Texte de la leçon</translation>
    </message>
    <message>
        <source>‹ All lessons</source>
        <translation>‹ Toutes les leçons</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Texte de l’étape</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>What was to be seen</source>
        <translation>Ce qu’il fallait voir</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Start this step over</source>
        <translation>Recommencer cette étape</translation>
    </message>
    <message>
        <source>The notebook as it was when this step began, in one undo step</source>
        <translation>Le notebook tel qu’il était au début de cette étape, en une seule étape annulable</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <translation>Me montrer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Step %1, done: %2</source>
        <translation>Étape %1, terminée&#xa0;: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Next lesson ›</source>
        <translation>Leçon suivante ›</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>✓ This lesson is done.</source>
        <translation>✓ Cette leçon est terminée.</translation>
    </message>
    <message>
        <source>✓ This step is done.</source>
        <translation>✓ Cette étape est terminée.</translation>
    </message>
</context>
<context>
    <name>ae::LessonRun</name>
    <message>
        <source>Start of the step “%1”</source>
        <translation>Début de l’étape «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>ae::MainWindow</name>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Close the welcome</source>
        <translation>Fermer l’accueil</translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation>Cellule sélectionnée</translation>
    </message>
    <message>
        <source>%1[*] — Attention Explorer</source>
        <translation>%1[*] — Attention Explorer</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistré</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>n %1   d_model %2   d_k %3   d_v %4</source>
        <translation>n %1   d_model %2   d_k %3   d_v %4</translation>
    </message>
    <message>
        <source>recalculated in %1 µs</source>
        <translation>recalculé en %1 µs</translation>
    </message>
    <message>
        <source>recalculated in %1 ms</source>
        <translation>recalculé en %1 ms</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Select a cell first.</source>
        <translation>Sélectionnez d’abord une cellule.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titre de la session</translation>
    </message>
    <message>
        <source>Go to cell</source>
        <translation>Aller à la cellule</translation>
    </message>
    <message>
        <source>Name of a cell, such as weights[export,fail] or Wq[0,1]</source>
        <translation>Nom d’une cellule, par exemple weights[export,fail] ou Wq[0,1]</translation>
    </message>
    <message>
        <source>The recovery copy could not be written: %1</source>
        <translation>La copie de récupération n’a pas pu être écrite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Painting the mask: click or drag over pairs in the scores or the weights; Space does it for the selection; Ctrl+M ends it.</source>
        <translation>Peinture du masque&#xa0;: cliquez ou faites glisser sur des paires dans les scores ou les poids&#xa0;; la barre d’espace agit sur la sélection&#xa0;; Ctrl+M y met fin.</translation>
    </message>
    <message>
        <source>Painting the mask has ended.</source>
        <translation>La peinture du masque est terminée.</translation>
    </message>
    <message>
        <source>Click a matrix or a chart first.</source>
        <translation>Cliquez d’abord sur une matrice ou un diagramme.</translation>
    </message>
    <message>
        <source>A note. It may quote live values: %1</source>
        <translation>Une note. Elle peut citer des valeurs actuelles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Import a matrix or a head</source>
        <translation>Importer une matrice ou une tête</translation>
    </message>
    <message>
        <source>%1 × %2 cells were copied.</source>
        <translation>%1 × %2 cellules ont été copiées.</translation>
    </message>
    <message>
        <source>The whole notebook</source>
        <translation>Tout le notebook</translation>
    </message>
    <message>
        <source>Matrix: %1</source>
        <translation>Matrice&#xa0;: %1</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>Diagramme&#xa0;: %1</translation>
    </message>
    <message>
        <source>+ Add a cell</source>
        <translation>+ Ajouter une cellule</translation>
    </message>
    <message>
        <source>Add a cell</source>
        <translation>Ajouter une cellule</translation>
    </message>
    <message>
        <source>Kinds of cells</source>
        <translation>Types de cellules</translation>
    </message>
    <message>
        <source>Names of cells, files and the command line keep to row vectors and divided scores.</source>
        <translation>Les noms des cellules, les fichiers et la ligne de commande s’en tiennent aux vecteurs lignes et aux scores divisés.</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Première leçon</translation>
    </message>
    <message>
        <source>%1 (read-only)[*] — Attention Explorer</source>
        <translation>%1 (lecture seule)[*] — Attention Explorer</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>trou</translation>
    </message>
    <message>
        <source>%1: no number, %2</source>
        <translation>%1&#xa0;: aucun nombre, %2</translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation>Certaines de ces cellules sont des trous de la fiche. Révélez d’abord le corrigé.</translation>
    </message>
    <message>
        <source>%1 is selected; no pane of this notebook shows it.</source>
        <translation>%1 est sélectionné&#xa0;; aucun panneau de ce notebook ne l’affiche.</translation>
    </message>
    <message>
        <source>Pick a token to see where it looks and why.
Change any number in X or a W: every step follows at once, and everything can be undone.
Scroll to Saturation and drag the width d: without ÷ √d one key takes all.</source>
        <translation>Choisissez un token pour voir où il regarde et pourquoi.
Modifiez n’importe quel nombre de X ou d’un W&#xa0;: chaque étape suit aussitôt, et tout peut être annulé.
Défilez jusqu’à Saturation et faites glisser la largeur d&#xa0;: sans ÷ √d, une clé prend tout.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and its change</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a cell, and its number divided</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>The equation in three steps; the menu Lessons has more</source>
        <translation>L’équation en trois étapes&#xa0;; le menu Leçons en propose d’autres</translation>
    </message>
    <message>
        <source>The welcome does not come back; F1 shows the manual</source>
        <translation>L’accueil ne reviendra pas&#xa0;; F1 affiche le manuel</translation>
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
        <translation>%1&#xa0;: aucun nombre. %2</translation>
    </message>
    <message>
        <source>%1: hidden by the mask, exactly 0</source>
        <translation>%1&#xa0;: masqué, exactement 0</translation>
    </message>
    <message>
        <source>%1: %2, not finite</source>
        <translation>%1&#xa0;: %2, pas fini</translation>
    </message>
    <message>
        <source>%1: %2, rounded to zero</source>
        <translation>%1&#xa0;: %2, arrondi à zéro</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: no derivative of %2. %3</source>
        <translation>%1&#xa0;: pas de dérivée pour %2. %3</translation>
    </message>
    <message>
        <source>%1: moves %2 by %3 per unit; its value is %4</source>
        <translation>%1&#xa0;: fait bouger %2 de %3 par unité&#xa0;; sa valeur est %4</translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation>%1, divisé</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>trou</translation>
    </message>
    <message>
        <source>%1: your answer %2 is %3</source>
        <translation>%1&#xa0;: votre réponse %2 est %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the loss of %1</source>
        <translation>la perte de %1</translation>
    </message>
    <message>
        <source>the loss of the vector with %1</source>
        <translation>la perte du vecteur de %1</translation>
    </message>
</context>
<context>
    <name>ae::MatrixPane</name>
    <message>
        <source>editable</source>
        <translation>modifiable</translation>
    </message>
    <message>
        <source>and minus “%1”</source>
        <translation>et moins «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>minus “%1”</source>
        <translation>moins «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>ae::MatrixView</name>
    <message>
        <source>%1 is computed. Paste into X or one of the projections.</source>
        <translation>%1 est calculé. Collez dans X ou dans l’une des projections.</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>Remplir %1</translation>
    </message>
    <message>
        <source>Decimal &amp;point</source>
        <translation>&amp;Point décimal</translation>
    </message>
    <message>
        <source>They are &amp;names</source>
        <translation>Ce sont des n&amp;oms</translation>
    </message>
    <message>
        <source>Decimal &amp;comma</source>
        <translation>&amp;Virgule décimale</translation>
    </message>
    <message>
        <source>They are n&amp;umbers</source>
        <translation>Ce sont des &amp;nombres</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>%1 × %2 cells were pasted.</source>
        <translation>%1 × %2 cellules ont été collées.</translation>
    </message>
    <message>
        <source>Type the answer: a block of numbers has no place in a worksheet.</source>
        <translation>Saisissez la réponse&#xa0;: un bloc de nombres n’a pas sa place dans une fiche.</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation>Les trous de la fiche n’acceptent que des réponses. Choisissez Fiche &gt; Révéler le corrigé pour modifier leurs nombres.</translation>
    </message>
</context>
<context>
    <name>ae::MergedModel</name>
    <message>
        <source>A number in W_Q or W_K is not finite, so there are no singular values.</source>
        <translation>Un nombre de W_Q ou W_K n’est pas fini, il n’y a donc pas de valeurs singulières.</translation>
    </message>
    <message>
        <source>A number in W_V is not finite, so there are no singular values.</source>
        <translation>Un nombre de W_V n’est pas fini, il n’y a donc pas de valeurs singulières.</translation>
    </message>
    <message>
        <source>Singular values are found up to %1 dimensions.</source>
        <translation>Les valeurs singulières sont calculées jusqu’à %1 dimensions.</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>%1 in the query, %2 in the key: %3</source>
        <translation>%1 dans la requête, %2 dans la clé&#xa0;: %3</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>trou</translation>
    </message>
</context>
<context>
    <name>ae::NotebookView</name>
    <message>
        <source>This version does not know cells of the kind “%1”. The cell is kept as it is.</source>
        <translation>Cette version ne connaît pas les cellules du type «&#xa0;%1&#xa0;». La cellule est conservée telle quelle.</translation>
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
        <translation>Outils</translation>
    </message>
    <message>
        <source>÷ √d</source>
        <translation>÷ √d</translation>
    </message>
    <message>
        <source>Divide by √d</source>
        <translation>Diviser par √d</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Exposant</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Masque</translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation>Masque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Décimales</translation>
    </message>
    <message>
        <source> decimals</source>
        <translation> décimales</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Switch ÷ √d on</source>
        <translation>Activer ÷ √d</translation>
    </message>
    <message>
        <source>Switch ÷ √d off</source>
        <translation>Désactiver ÷ √d</translation>
    </message>
    <message>
        <source>Change the exponent</source>
        <translation>Modifier l’exposant</translation>
    </message>
    <message>
        <source>Change the temperature</source>
        <translation>Modifier la température</translation>
    </message>
    <message>
        <source>Change the mask</source>
        <translation>Modifier le masque</translation>
    </message>
    <message>
        <source>Whether scores are divided by √d before the softmax: the exponent 0.5 or 0.</source>
        <translation>Si les scores sont divisés par √d avant le softmax&#xa0;: l’exposant 0,5 ou 0.</translation>
    </message>
    <message>
        <source>Scores are divided by d to this power: 0.5 is the root, 0 is no division, 1 divides by d.</source>
        <translation>Les scores sont divisés par d à cette puissance&#xa0;: 0,5 est la racine, 0 aucune division, 1 divise par d.</translation>
    </message>
    <message>
        <source>Scaled scores are divided by it: below 1 weights become sharper, above 1 flatter.</source>
        <translation>Les scores mis à l’échelle sont divisés par elle&#xa0;: au-dessous de 1, les poids deviennent plus tranchés&#xa0;; au-dessus de 1, plus uniformes.</translation>
    </message>
    <message>
        <source>Which pairs of query and key are allowed; the others get weight 0.</source>
        <translation>Quelles paires de requête et de clé sont autorisées&#xa0;; les autres reçoivent le poids 0.</translation>
    </message>
    <message>
        <source>How many decimals are shown. No number is computed otherwise.</source>
        <translation>Combien de décimales sont affichées. Aucun nombre n’est calculé autrement.</translation>
    </message>
    <message>
        <source>Light, dark or of high contrast, for all windows.</source>
        <translation>Clair, sombre ou à contraste élevé, pour toutes les fenêtres.</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Plus d’outils</translation>
    </message>
</context>
<context>
    <name>ae::Outline</name>
    <message>
        <source>Outline</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>ae::PlaneChart</name>
    <message numerus="yes">
        <source>%n arrow(s) from the origin.</source>
        <translation>
            <numerusform>%n flèche depuis l’origine.</numerusform>
            <numerusform>%n flèches depuis l’origine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>in view</source>
        <translation>en vue</translation>
    </message>
</context>
<context>
    <name>ae::PredictionBox</name>
    <message>
        <source>Prediction</source>
        <translation>Prédiction</translation>
    </message>
    <message>
        <source>Check my prediction</source>
        <translation>Vérifier ma prédiction</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Votre prédiction</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>✓ You said %1. It is %2.</source>
        <translation>✓ Vous avez dit %1. C’est %2.</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ Juste&#xa0;: %1</translation>
    </message>
    <message>
        <source>You said %1. It is %2.</source>
        <translation>Vous avez dit %1. C’est %2.</translation>
    </message>
    <message>
        <source>You said: %1
Right is: %2</source>
        <translation>Vous avez dit&#xa0;: %1
La réponse juste est&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ae::RecoveryOffer</name>
    <message>
        <source>Recover unsaved work</source>
        <translation>Récupérer le travail non enregistré</translation>
    </message>
    <message>
        <source>The program ended without closing these sessions. Nothing is overwritten: a recovered session opens in a window of its own and counts as changed until you save it.</source>
        <translation>Le programme s’est arrêté sans fermer ces sessions. Rien n’est écrasé&#xa0;: une session récupérée s’ouvre dans sa propre fenêtre et compte comme modifiée jusqu’à ce que vous l’enregistriez.</translation>
    </message>
    <message>
        <source>Sessions to recover</source>
        <translation>Sessions à récupérer</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Dernière modification</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
    <message>
        <source>Discarded copies are kept aside for 30 days.</source>
        <translation>Les copies abandonnées sont mises de côté pendant 30 jours.</translation>
    </message>
    <message>
        <source>Keep everything and ask again at the next start.</source>
        <translation>Tout garder et redemander au prochain démarrage.</translation>
    </message>
    <message>
        <source>A copy of it from %1 was kept: choose “Recover unsaved work” in the File menu.</source>
        <translation>Une copie du %1 a été gardée&#xa0;: choisissez «&#xa0;Récupérer le travail non enregistré&#xa0;» dans le menu Fichier.</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>jamais enregistré</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Not every session could be recovered.</source>
        <translation>Certaines sessions n’ont pas pu être récupérées.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %n ticked session(s)?</source>
        <translation>
            <numerusform>Abandonner la session cochée (%n)&#xa0;?</numerusform>
            <numerusform>Abandonner les %n sessions cochées&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>The copies are kept aside for 30 days in the folder %1.</source>
        <translation>Les copies sont mises de côté pendant 30 jours dans le dossier %1.</translation>
    </message>
    <message>
        <source>&amp;Open saved</source>
        <translation>&amp;Ouvrir la version enregistrée</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>Open the ticked copies.</source>
        <translation>Ouvrir les copies cochées.</translation>
    </message>
    <message>
        <source>Open the file of the selected line as it was saved last; its copy stays here.</source>
        <translation>Ouvrir le fichier de la ligne sélectionnée tel qu’il a été enregistré en dernier&#xa0;; sa copie reste ici.</translation>
    </message>
    <message>
        <source>Show what differs between the file of the selected line and its copy.</source>
        <translation>Afficher ce qui diffère entre le fichier de la ligne sélectionnée et sa copie.</translation>
    </message>
    <message numerus="yes">
        <source>%n recovered session(s) ended the program when opened last and can be had in the File menu.</source>
        <translation>
            <numerusform>%n session récupérée a arrêté le programme à sa dernière ouverture et reste accessible dans le menu Fichier.</numerusform>
            <numerusform>%n sessions récupérées ont arrêté le programme à leur dernière ouverture et restent accessibles dans le menu Fichier.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (the program ended when it was opened last)</source>
        <translation>%1 (le programme s’est arrêté à sa dernière ouverture)</translation>
    </message>
    <message>
        <source>What differs between the file as it was saved last and the copy from %1.</source>
        <translation>Ce qui diffère entre le fichier tel qu’il a été enregistré en dernier et la copie du %1.</translation>
    </message>
    <message>
        <source>Saved file</source>
        <translation>Fichier enregistré</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copie</translation>
    </message>
</context>
<context>
    <name>ae::ReduceDialog</name>
    <message>
        <source>Reduce d_k</source>
        <translation>Réduire d_k</translation>
    </message>
    <message>
        <source>Scores depend on W_Q and W_K only through their product W_Q W_Kᵀ. It is replaced by the closest product of narrower matrices; values are not touched.</source>
        <translation>Les scores ne dépendent de W_Q et W_K que par leur produit W_Q W_Kᵀ. Il est remplacé par le produit le plus proche de matrices plus étroites&#xa0;; les valeurs ne sont pas touchées.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>&amp;Reduce</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Mesure en cours…</translation>
    </message>
    <message>
        <source>Reduce d_k from %1 to %2</source>
        <translation>Réduire d_k de %1 à %2</translation>
    </message>
    <message>
        <source>Some cells of W_Q or W_K are blank in the worksheet, and this would tell them. Reveal the key first.</source>
        <translation>Certaines cellules de W_Q ou W_K sont des trous de la fiche, et cela les révélerait. Révélez d’abord le corrigé.</translation>
    </message>
    <message>
        <source>Numbers of a query or key that stay</source>
        <translation>Nombres d’une requête ou d’une clé qui restent</translation>
    </message>
    <message>
        <source>&amp;Numbers that stay, of %1</source>
        <translation>&amp;Nombres qui restent, sur %1</translation>
    </message>
    <message>
        <source>Queries and keys have a single number already.</source>
        <translation>Les requêtes et les clés n’ont déjà qu’un seul nombre.</translation>
    </message>
</context>
<context>
    <name>ae::RowChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation>Il n’y a rien à afficher.</translation>
    </message>
</context>
<context>
    <name>ae::RowSumsModel</name>
    <message>
        <source>The sum of the unrounded values.</source>
        <translation>La somme des valeurs non arrondies.</translation>
    </message>
</context>
<context>
    <name>ae::SaturationCurvesPart</name>
    <message>
        <source>median %1</source>
        <translation>médiane %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>width d</source>
        <translation>largeur d</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>«&#xa0;%1&#xa0;» %2</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 dans «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Share of saturated queries</source>
        <translation>Part des requêtes saturées</translation>
    </message>
</context>
<context>
    <name>ae::SaturationModel</name>
    <message>
        <source>No token has a choice between keys, so there is nothing to saturate.</source>
        <translation>Aucun token n’a le choix entre des clés, il n’y a donc rien à saturer.</translation>
    </message>
    <message>
        <source>Without %2 no token is frozen at d = %1: every largest weight is at most 0.99.</source>
        <translation>Sans %2, aucun token n’est figé à d = %1&#xa0;: chaque plus grand poids vaut au plus 0,99.</translation>
    </message>
    <message numerus="yes">
        <source>Frozen without %4 at d = %1 (largest weight above 0.99): %2 of %n token(s): %3.</source>
        <translation>
            <numerusform>Figé sans %4 à d = %1 (plus grand poids au-dessus de 0,99)&#xa0;: %2 token sur %n&#xa0;: %3.</numerusform>
            <numerusform>Figés sans %4 à d = %1 (plus grand poids au-dessus de 0,99)&#xa0;: %2 tokens sur %n&#xa0;: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SaturationProgress</name>
    <message>
        <source>Progress of the curves</source>
        <translation>Progression des courbes</translation>
    </message>
    <message>
        <source>Calculating, %1 % done</source>
        <translation>Calcul en cours, %1&#xa0;% effectués</translation>
    </message>
    <message>
        <source>What is shown below is not of the numbers as they are now.</source>
        <translation>Ce qui est affiché ci-dessous ne correspond pas aux nombres actuels.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>Calculer</translation>
    </message>
</context>
<context>
    <name>ae::SeekDialog</name>
    <message>
        <source>Goal seek</source>
        <translation>Recherche de valeur cible</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>&amp;Add goal</source>
        <translation>A&amp;jouter l’objectif</translation>
    </message>
    <message>
        <source>Remove goal</source>
        <translation>Supprimer l’objectif</translation>
    </message>
    <message>
        <source>What may move</source>
        <translation>Ce qui peut bouger</translation>
    </message>
    <message>
        <source>%1 may move</source>
        <translation>%1 peut bouger</translation>
    </message>
    <message>
        <source>Locked cells</source>
        <translation>Cellules verrouillées</translation>
    </message>
    <message>
        <source>&amp;Lock the selected cell</source>
        <translation>&amp;Verrouiller la cellule sélectionnée</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taux d’apprentissage</translation>
    </message>
    <message>
        <source>Steps at most</source>
        <translation>Nombre maximal de pas</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>L&amp;oss</source>
        <translation>P&amp;erte</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Méthode</translation>
    </message>
    <message>
        <source>steps at most</source>
        <translation>pas au plus</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>tolérance</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>Pa&amp;s suivant</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>État de la recherche</translation>
    </message>
    <message>
        <source>%1 shall be</source>
        <translation>%1 doit valoir</translation>
    </message>
    <message>
        <source>Select a cell of a result</source>
        <translation>Sélectionnez une cellule d’un résultat</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>Why it cannot be a goal</source>
        <translation>Pourquoi ce ne peut pas être un objectif</translation>
    </message>
    <message>
        <source>The cells and the values that they shall reach. They count together.</source>
        <translation>Les cellules et les valeurs qu’elles doivent atteindre. Elles comptent ensemble.</translation>
    </message>
    <message>
        <source>The value that the selected cell shall reach.</source>
        <translation>La valeur que la cellule sélectionnée doit atteindre.</translation>
    </message>
    <message>
        <source>Numbers that stay as they are while the rest of their matrix moves.</source>
        <translation>Des nombres qui restent tels quels pendant que le reste de leur matrice bouge.</translation>
    </message>
    <message>
        <source>How far the goals are away, as one number that gets smaller.</source>
        <translation>À quelle distance sont les objectifs, en un seul nombre qui diminue.</translation>
    </message>
    <message>
        <source>How the gradient becomes a step.</source>
        <translation>Comment le gradient devient un pas.</translation>
    </message>
    <message>
        <source>How long a step is. If the loss jumps up and down, it is too large.</source>
        <translation>Longueur d’un pas. Si la perte monte et descend par à-coups, il est trop grand.</translation>
    </message>
    <message>
        <source>Playing ends after so many steps.</source>
        <translation>Le déroulement s’arrête après ce nombre de pas.</translation>
    </message>
    <message>
        <source>A goal is reached when its cell is as near to the value as this.</source>
        <translation>Un objectif est atteint quand sa cellule est aussi proche que cela de la valeur.</translation>
    </message>
</context>
<context>
    <name>ae::SeekRun</name>
    <message>
        <source>The session was changed meanwhile, so the run has ended after step %1.</source>
        <translation>La session a été modifiée entre-temps, la recherche s’est donc terminée après le pas %1.</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Seek %1</source>
        <translation>Rechercher %1</translation>
    </message>
    <message>
        <source>Step %1 moved no number at all: the gradient has died, and no further step would move one.</source>
        <translation>Le pas %1 n’a fait bouger aucun nombre&#xa0;: le gradient s’est éteint, et aucun autre pas n’en ferait bouger un.</translation>
    </message>
    <message>
        <source>Step %1 was taken back: %2.</source>
        <translation>Le pas %1 a été annulé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Step %1: loss %2, largest gradient %3.</source>
        <translation>Pas %1&#xa0;: perte %2, plus grand gradient %3.</translation>
    </message>
    <message numerus="yes">
        <source>Reached after %n step(s).</source>
        <translation>
            <numerusform>Atteint après %n pas.</numerusform>
            <numerusform>Atteint après %n pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not reached in %n step(s); the loss is %1. More steps, another rate or another loss may help.</source>
        <translation>
            <numerusform>Non atteint en %n pas&#xa0;; la perte est %1. Davantage de pas, un autre taux d’apprentissage ou une autre perte peuvent aider.</numerusform>
            <numerusform>Non atteint en %n pas&#xa0;; la perte est %1. Davantage de pas, un autre taux d’apprentissage ou une autre perte peuvent aider.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SessionLoading</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Ouvrir une session</translation>
    </message>
</context>
<context>
    <name>ae::Settings</name>
    <message numerus="yes">
        <source>%n second(s) after an edit</source>
        <translation>
            <numerusform>%n seconde après une modification</numerusform>
            <numerusform>%n secondes après une modification</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MiB a session</source>
        <translation>
            <numerusform>%n Mio par session</numerusform>
            <numerusform>%n Mio par session</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>&amp;Rétablir les valeurs par défaut</translation>
    </message>
</context>
<context>
    <name>ae::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Les actions et leurs touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Réinitialiser &amp;tout</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF or web page…</source>
        <translation>&amp;Enregistrer en PDF ou page web…</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>&amp;Nouvelle touche&#xa0;:</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Press the keys; empty for none</source>
        <translation>Appuyez sur les touches&#xa0;; vide pour aucune</translation>
    </message>
    <message>
        <source>Assi&amp;gn</source>
        <translation>&amp;Attribuer</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>The keys that this action comes with</source>
        <translation>Les touches d’origine de cette action</translation>
    </message>
    <message>
        <source>About the new key</source>
        <translation>À propos de la nouvelle touche</translation>
    </message>
    <message>
        <source>%1 is needed in the window: %2. Choose another key.</source>
        <translation>%1 sert déjà dans la fenêtre&#xa0;: %2. Choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Assign it here, and it is taken from there.</source>
        <translation>%1 appartient à «&#xa0;%2&#xa0;». Attribuez cette touche ici, et elle sera retirée là-bas.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” now.</source>
        <translation>%1 appartient maintenant à «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ae::StackedRowsChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 looks most at %2: %3.</source>
        <translation>%1 regarde surtout %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>all other keys</source>
        <translation>toutes les autres clés</translation>
    </message>
    <message>
        <source>The thin strip under each bar is “%1”.</source>
        <translation>La fine bande sous chaque barre est «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>In “%1” at %2: %3.</source>
        <translation>Dans «&#xa0;%1&#xa0;», à %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 dans «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation>%1
%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation>Les %1 requêtes les plus tranchées sur %2.</translation>
    </message>
    <message>
        <source>Each bar shows its %1 strongest keys; the others are one piece.</source>
        <translation>Chaque barre montre ses %1 clés les plus fortes&#xa0;; les autres forment un seul morceau.</translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>%n requête.</numerusform>
            <numerusform>%n requêtes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::TaskList</name>
    <message>
        <source>Done: %1</source>
        <translation>Fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation>À faire&#xa0;: %1</translation>
    </message>
    <message>
        <source>The notebook is like this already. Undo it and do it again, or start this step over.</source>
        <translation>Le notebook est déjà ainsi. Annulez et refaites-le, ou recommencez cette étape.</translation>
    </message>
</context>
<context>
    <name>ae::TextCell</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation>Éditeur de texte</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Modifier le texte</translation>
    </message>
</context>
<context>
    <name>ae::Verification</name>
    <message>
        <source>good</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>%1 is %2, should be %3</source>
        <translation>%1 est %2, devrait être %3</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Vérifié</translation>
    </message>
    <message>
        <source>Numbers disagree: %1 — please report</source>
        <translation>Des nombres ne concordent pas&#xa0;: %1 — merci de le signaler</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Vérification en cours…</translation>
    </message>
    <message>
        <source>That begins when the numbers have been quiet for a moment.</source>
        <translation>Cela commence quand les nombres sont restés stables un moment.</translation>
    </message>
    <message>
        <source>This time that was not possible: memory is short, or a step is not known to the other code.</source>
        <translation>Cette fois, ce n’était pas possible&#xa0;: la mémoire manque, ou l’autre code ne connaît pas une étape.</translation>
    </message>
    <message>
        <source>At %1, of %2 numbers %3 were not what they should be.</source>
        <translation>À %1, sur %2 nombres, %3 n’étaient pas ce qu’ils devaient être.</translation>
    </message>
    <message>
        <source>At %1 all of %2 numbers agreed.</source>
        <translation>À %1, les %2 nombres concordaient tous.</translation>
    </message>
    <message>
        <source>Every number of these steps is computed a second time by other code, in plain loops and with more digits, and compared: %1. The inputs %2 are compared with the session&apos;s, bit by bit.</source>
        <translation>Chaque nombre de ces étapes est calculé une deuxième fois par un autre code, en simples boucles et avec plus de chiffres, puis comparé&#xa0;: %1. Les entrées %2 sont comparées à celles de la session, bit par bit.</translation>
    </message>
    <message>
        <source>What is made of them is not part of it: charts, the plane, merged matrices and their singular values, the Jacobian, derivatives, differences to a pinned state, and the widths of the saturation cell.</source>
        <translation>Ce qui en est tiré n’en fait pas partie&#xa0;: les diagrammes, le plan, les matrices fusionnées et leurs valeurs singulières, la jacobienne, les dérivées, les différences avec un état épinglé et les largeurs de la cellule «&#xa0;Saturation&#xa0;».</translation>
    </message>
    <message>
        <source>Nearest to its limit is %1: it differs by %2, which is %3 % of what rounding alone may cause there.</source>
        <translation>Le plus proche de sa limite est %1&#xa0;: il s’écarte de %2, soit %3&#xa0;% de ce que l’arrondi seul peut y causer.</translation>
    </message>
    <message>
        <source>the query of %1 is shown as %2, should be %3</source>
        <translation>la requête de %1 est affichée comme %2, elle devrait être %3</translation>
    </message>
</context>
<context>
    <name>ae::WaterfallChart</name>
    <message>
        <source>The score of “%1” with “%2”</source>
        <translation>Le score de «&#xa0;%1&#xa0;» avec «&#xa0;%2&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s).</source>
        <translation>
            <numerusform>%n terme.</numerusform>
            <numerusform>%n termes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Facteurs</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Sum so far</source>
        <translation>Somme cumulée</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The %1 strongest of %2 terms; the others are one bar.</source>
        <translation>Les %1 termes les plus forts sur %2&#xa0;; les autres forment une seule barre.</translation>
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
        <translation>poids</translation>
    </message>
    <message>
        <source>weight × V(j)</source>
        <translation>poids × V(j)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>÷ %1</source>
        <translation>÷ %1</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>exp(score − largest)</source>
        <translation>exp(score − maximum)</translation>
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
        <translation>justes&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 wrong</source>
        <translation>fausses&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>affichées&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 not checked</source>
        <translation>non vérifiées&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>vides&#xa0;: %1</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Fiche d’exercices</translation>
    </message>
    <message>
        <source>Score of the worksheet</source>
        <translation>Résultat de la fiche</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>How far an answer may be from the number: choose one, or type a number</source>
        <translation>De combien une réponse peut s’écarter du nombre&#xa0;: choisissez une valeur ou saisissez un nombre</translation>
    </message>
    <message>
        <source>Tolerance of the worksheet</source>
        <translation>Tolérance de la fiche</translation>
    </message>
    <message>
        <source>%1 revealed</source>
        <translation>révélées&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s) have no effect now:</source>
        <translation>
            <numerusform>%n trou n’a pas d’effet pour l’instant&#xa0;:</numerusform>
            <numerusform>%n trous n’ont pas d’effet pour l’instant&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and a reason</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ae::WorksheetDialog</name>
    <message>
        <source>Export worksheet as PDF</source>
        <translation>Exporter la fiche en PDF</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 existe déjà. Le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>The worksheet was not written: %1</source>
        <translation>La fiche n’a pas été écrite&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 a été écrit.</translation>
    </message>
    <message>
        <source>%1 and %2 were written.</source>
        <translation>%1 et %2 ont été écrits.</translation>
    </message>
    <message>
        <source>Print worksheet</source>
        <translation>Imprimer la fiche</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or export a PDF.</source>
        <translation>Rien n’a été imprimé&#xa0;: l’imprimante n’accepte pas les pages. Choisissez-en une autre ou exportez un PDF.</translation>
    </message>
    <message>
        <source>The worksheet was sent to the printer.</source>
        <translation>La fiche a été envoyée à l’imprimante.</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>Dog bites man</source>
        <extracomment>dog-bites-man.attn, title</extracomment>
        <translation>Le chien mord l’homme</translation>
    </message>
    <message>
        <source># Dog bites man

Three tokens. Nothing in X says where a token stands.
</source>
        <extracomment>dog-bites-man.attn, note in cell 1</extracomment>
        <translation># Le chien mord l’homme

Trois tokens. Rien dans X ne dit où se trouve un token.
</translation>
    </message>
    <message>
        <source>A head to be built</source>
        <extracomment>empty-head.attn, title</extracomment>
        <translation>Une tête à construire</translation>
    </message>
    <message>
        <source># A head to be built

The first five features say where a word stands, the last three what it is. W_Q and W_K are empty: every token looks at all that it may see alike.
</source>
        <extracomment>empty-head.attn, note in cell 1</extracomment>
        <translation># Une tête à construire

Les cinq premières caractéristiques disent où se trouve un mot, les trois dernières ce qu’il est. W_Q et W_K sont vides&#xa0;: chaque token regarde tout ce qu’il peut voir de la même façon.
</translation>
    </message>
    <message>
        <source>A weight is not an influence</source>
        <extracomment>long-value.attn, title</extracomment>
        <translation>Un poids n’est pas une influence</translation>
    </message>
    <message>
        <source># A weight is not an influence

“heard” gives “scream” the weight {{weights[heard,scream]:3}}. The value of “scream” is long: {{V[scream,0]}} and {{V[scream,1]}}.
</source>
        <extracomment>long-value.attn, note in cell 1</extracomment>
        <translation># Un poids n’est pas une influence

«&#xa0;heard&#xa0;» donne à «&#xa0;scream&#xa0;» le poids {{weights[heard,scream]:3}}. La valeur de «&#xa0;scream&#xa0;» est longue&#xa0;: {{V[scream,0]}} et {{V[scream,1]}}.
</translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>not-seen.attn, title</extracomment>
        <translation>Ce qu’on ne peut pas voir</translation>
    </message>
    <message>
        <source># What cannot be seen

W_Q and W_K are the identity, the biases are 0. Many changes of these numbers leave every weight as it is.
</source>
        <extracomment>not-seen.attn, note in cell 1</extracomment>
        <translation># Ce qu’on ne peut pas voir

W_Q et W_K sont l’identité, les biais valent 0. Bien des changements de ces nombres laissent chaque poids tel qu’il est.
</translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <extracomment>all-sizes-differ.attn, title</extracomment>
        <translation>Les quatre tailles sont différentes</translation>
    </message>
    <message>
        <source># All four sizes differ

Five tokens (n), four features (d_model), queries and keys of three numbers (d_k), values of two (d_v). No two sizes are alike, so a transposed matrix or a wrong scale cannot hide: the scores are 5 × 5 whatever the others are, and they are divided by √3.

“rise” gives “river” the weight {{weights[rise,river]:3}}.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 1</extracomment>
        <translation># Les quatre tailles sont différentes

Cinq tokens (n), quatre caractéristiques (d_model), des requêtes et des clés de trois nombres (d_k), des valeurs de deux (d_v). Aucune taille n’est égale à une autre&#xa0;: ni une matrice transposée ni une mauvaise échelle ne peuvent donc se cacher. Les scores sont 5 × 5 quelles que soient les autres tailles, et ils sont divisés par √3.

«&#xa0;rise&#xa0;» donne à «&#xa0;river&#xa0;» le poids {{weights[rise,river]:3}}.
</translation>
    </message>
    <message>
        <source>## Rows and columns

Row i of Q times row j of K gives the score of query i and key j. In the table below, the row stands at the left and the column above the place where they meet.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 8</extracomment>
        <translation>## Lignes et colonnes

La ligne i de Q fois la ligne j de K donne le score de la requête i et de la clé j. Dans le tableau ci-dessous, la ligne se trouve à gauche et la colonne au-dessus de l’endroit où elles se rencontrent.
</translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <extracomment>goal-seek-stall.attn, title</extracomment>
        <translation>Recherche de valeur cible&#xa0;: là où elle cale</translation>
    </message>
    <message>
        <source># Goal seek: where it stalls

The lesson&apos;s tokens, with W_Q and W_K widened to d = 512: beyond the lesson&apos;s two columns they hold random draws (source “random”, seed 32, rounded to three decimals). Scaling is off. “export” gives “fail” the weight {{weights[export,fail]:9}}, and the goal is 0.9. W_Q and W_K may move.

**Seek it as it is set: gradient descent on half the squared distance, rate 0.5.** Nothing seems to happen: 500 steps take the weight from 0.000000709 to 0.000000872.

**Now switch ÷ √d on and seek again, with the same loss, method and rate.** The weight begins at 0.105, is 0.89 after 386 steps and 0.894 after 500.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 1</extracomment>
        <translation># Recherche de valeur cible&#xa0;: là où elle cale

Les tokens de la leçon, avec W_Q et W_K élargies à d = 512&#xa0;: au-delà des deux colonnes de la leçon, elles contiennent des tirages aléatoires (origine «&#xa0;Colonnes aléatoires&#xa0;», graine 32, arrondis à trois décimales). La mise à l’échelle est désactivée. «&#xa0;export&#xa0;» donne à «&#xa0;fail&#xa0;» le poids {{weights[export,fail]:9}}, et l’objectif est 0,9. W_Q et W_K peuvent bouger.

**Lancez la recherche telle qu’elle est réglée&#xa0;: descente de gradient sur la moitié du carré de la distance, taux 0,5.** Rien ne semble se passer&#xa0;: 500 pas mènent le poids de 0,000000709 à 0,000000872.

**Activez maintenant ÷ √d et recommencez, avec la même perte, la même méthode et le même taux.** Le poids part de 0,105, atteint 0,89 après 386 pas et 0,894 après 500.
</translation>
    </message>
    <message>
        <source>## Why it does not move

The squared distance has to send its gradient through the softmax. At the scores it arrives as (a − 0.9) a (onehot − a): the row of the Jacobian, every entry of which has the weight a = 0.0000007 as a factor. The Jacobian is dead. What reaches W_Q and W_K is at most 0.0000018 for any number, and half of that is how far the number moves.

Divided by √512 the same scores leave “fail” a weight of 0.105, and the Jacobian lives.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 5</extracomment>
        <translation>## Pourquoi il ne bouge pas

Le carré de la distance doit faire passer son gradient à travers le softmax. Aux scores, il arrive sous la forme (a − 0,9) a (onehot − a)&#xa0;: c’est la ligne de la jacobienne dont chaque coefficient a le poids a = 0,0000007 comme facteur. La jacobienne est morte. Ce qui parvient à W_Q et W_K est d’au plus 0,0000018 pour chaque nombre, et le nombre se déplace de la moitié.

Divisés par √512, les mêmes scores laissent à «&#xa0;fail&#xa0;» un poids de 0,105, et la jacobienne vit.
</translation>
    </message>
    <message>
        <source>## What moves it

- **Minus the logarithm of the weight.** Its gradient at the scores is a − onehot. It does not pass through the dead Jacobian: it is −1 at “fail” however small the weight is. By gradient descent at rate 0.001 the weight passes 0.899 in 23 steps. Rate 0.5 is now far too much: one step, and the weight is 1.000.
- **Adam**, still on the squared distance. It divides the size of the gradient away, so that every number moves by about the rate. At rate 0.001 the weight rises, overshoots to 0.996 at step 42 and is back at 0.900 at step 126. At Adam&apos;s usual 0.05 a single step takes it to 1.000, and it cannot come back to 0.9: at that end the Jacobian is dead as well.
- **But Adam needs something to divide.** It adds an epsilon of 1e-8 to the size of the gradient, and a gradient far below that moves next to nothing: weights below 1e-12 stay. “fail” in the row of “did” begins at 2.2e-15, with gradients of 9e-15 at most, and 500 steps of Adam at 0.05 leave it at 2.2e-15. The logarithm brings it to 0.91 in 28 steps of descent at 0.001.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 7</extracomment>
        <translation>## Ce qui le fait bouger

- **Moins le logarithme du poids.** Son gradient aux scores est a − onehot. Il ne passe pas par la jacobienne morte&#xa0;: il vaut −1 en «&#xa0;fail&#xa0;», si petit que soit le poids. Par descente de gradient au taux 0,001, le poids dépasse 0,899 en 23 pas. Le taux 0,5 est désormais bien trop grand&#xa0;: un pas, et le poids vaut 1,000.
- **Adam**, toujours sur le carré de la distance. Il élimine par division la taille du gradient, si bien que chaque nombre se déplace d’environ le taux. Au taux 0,001, le poids monte, dépasse la cible jusqu’à 0,996 au pas 42 et revient à 0,900 au pas 126. Avec 0,05, le taux habituel d’Adam, un seul pas le mène à 1,000, et il ne peut plus revenir à 0,9&#xa0;: à ce bout-là, la jacobienne est morte aussi.
- **Mais Adam a besoin de quelque chose à diviser.** Il ajoute un epsilon de 1e-8 à la taille du gradient, et un gradient bien plus petit ne fait presque rien bouger&#xa0;: les poids sous 1e-12 restent là. «&#xa0;fail&#xa0;» dans la ligne de «&#xa0;did&#xa0;» part de 2,2e-15, avec des gradients d’au plus 9e-15, et 500 pas d’Adam à 0,05 le laissent à 2,2e-15. Le logarithme le mène à 0,91 en 28 pas de descente à 0,001.
</translation>
    </message>
    <message>
        <source>## The limits of this picture

It is one draw, and not every pair of it stalls. The same descent from all 49 pairs (squared distance, goal 0.9, rate 0.5, 500 steps): the 21 that start below 2e-6 are all still below 3e-6. Of the other 28, one creeps from 6e-6 to 4e-5, 23 arrive, and four end at 1.000 and cannot come back; “export” on itself is one of these: it starts at 1e-5, jumps and overshoots. With another seed it is other pairs.

Scaling helps here because it keeps the weights away from 0 and 1, not because it makes gradients larger: where no row is saturated it makes them smaller.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 12</extracomment>
        <translation>## Les limites de cette image

C’est un seul tirage, et toutes ses paires ne calent pas. La même descente à partir des 49 paires (carré de la distance, objectif 0,9, taux 0,5, 500 pas)&#xa0;: les 21 qui partent sous 2e-6 sont toutes encore sous 3e-6. Des 28 autres, une se traîne de 6e-6 à 4e-5, 23 arrivent, et quatre finissent à 1,000 et ne peuvent plus revenir&#xa0;; «&#xa0;export&#xa0;» sur lui-même est l’une d’elles&#xa0;: elle part de 1e-5, saute et dépasse la cible. Avec une autre graine, ce sont d’autres paires.

La mise à l’échelle aide ici parce qu’elle tient les poids loin de 0 et de 1, non parce qu’elle agrandit les gradients&#xa0;: là où aucune ligne n’est saturée, elle les rend plus petits.
</translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <extracomment>lesson.attn, title</extracomment>
        <translation>La véritable équation d’attention</translation>
    </message>
    <message>
        <source># About

Every token asks a question (its query), offers an answer (its key) and has something to say (its value).

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

Pick a token to see where it looks and why. Change any number of X or of a projection, and every step follows at once. The lesson&apos;s numbers were made by hand, and its q1 and q2 have no names.
</source>
        <extracomment>lesson.attn, note in cell 1</extracomment>
        <translation># De quoi il s’agit

Chaque token pose une question (sa requête), propose une réponse (sa clé) et a quelque chose à dire (sa valeur).

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

Choisissez un token pour voir où il regarde et pourquoi. Modifiez n’importe quel nombre de X ou d’une projection, et chaque étape suit aussitôt. Les nombres de la leçon ont été faits à la main, et ses q1 et q2 n’ont pas de nom.
</translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <extracomment>previous-token.attn, title</extracomment>
        <translation>Regarder le token précédent</translation>
    </message>
    <message>
        <source># Look at the previous token

The first half of X says what a word is, the second half says where it stands. W_Q asks for the place before one&apos;s own, W_K offers one&apos;s own place: every token looks one step back.

“dog” gives “the” the weight {{weights[dog,the]:3}}. The mask is causal: no token sees what comes after it, and the first one has no choice at all.
</source>
        <extracomment>previous-token.attn, note in cell 1</extracomment>
        <translation># Regarder le token précédent

La première moitié de X dit ce qu’est un mot, la seconde moitié où il se trouve. W_Q demande la place qui précède la sienne, W_K propose sa propre place&#xa0;: chaque token regarde un pas en arrière.

«&#xa0;dog&#xa0;» donne à «&#xa0;the&#xa0;» le poids {{weights[dog,the]:3}}. Le masque est causal&#xa0;: aucun token ne voit ce qui vient après lui, et le premier n’a pas le choix du tout.
</translation>
    </message>
    <message>
        <source>## What arrives

The output of a row is the value of the word before it, almost unmixed. Compare the rows of O with the rows of V above them.
</source>
        <extracomment>previous-token.attn, note in cell 9</extracomment>
        <translation>## Ce qui arrive

La sortie d’une ligne est la valeur du mot qui précède, presque sans mélange. Comparez les lignes de O avec les lignes de V au-dessus.
</translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <extracomment>saturates-by-hand.attn, title</extracomment>
        <translation>Une saturation vérifiable à la main</translation>
    </message>
    <message>
        <source># Saturation you can check by hand

Four tokens, four dimensions, and nothing but small numbers: every score fits on a sheet of paper.

“bees” gives “honey” the weight {{weights[bees,honey]:3}}. Switch ÷ √d off and read it again: the same scores, twice as large, pick harder.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 1</extracomment>
        <translation># Une saturation vérifiable à la main

Quatre tokens, quatre dimensions et rien que de petits nombres&#xa0;: chaque score tient sur une feuille de papier.

«&#xa0;bees&#xa0;» donne à «&#xa0;honey&#xa0;» le poids {{weights[bees,honey]:3}}. Désactivez ÷ √d et lisez-le de nouveau&#xa0;: les mêmes scores, deux fois plus grands, choisissent plus durement.
</translation>
    </message>
    <message>
        <source>## What to try

Drag the width to 512 with “your columns, repeated”. Every score grows exactly with d, so ÷ √d alone is not enough: set the exponent to 1 and the weights stay where they were.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 7</extracomment>
        <translation>## À essayer

Faites glisser la largeur jusqu’à 512 avec «&#xa0;Mes colonnes répétées&#xa0;». Chaque score croît exactement avec d, ÷ √d seul ne suffit donc pas&#xa0;: mettez l’exposant à 1, et les poids restent où ils étaient.
</translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <extracomment>trained-lookup.attn, title</extracomment>
        <translation>Une tête entraînée&#xa0;: quelle est la valeur maintenant&#xa0;?</translation>
    </message>
    <message>
        <source># A trained head: what is the value now?

The tokens are a little program, read from the left: `a=3` stores 3 under the name a, `a?` asks for it. **The answer is the value that was stored last under that name.** Nobody wrote the numbers of W_Q, W_K and W_V. They are what training left, and this head is the whole model.

**Check it by eye.** In a row of O, the column with the largest number is the answer: v1 to v4. The first `a?` looks at `a=3` (weight {{weights[2,0]}}), so its row says v3. The last `a?` looks past it to the later `a=2`: {{weights[9,4]}} there, {{weights[9,0]}} on `a=3`.
</source>
        <extracomment>trained-lookup.attn, note in cell 1</extracomment>
        <translation># Une tête entraînée&#xa0;: quelle est la valeur maintenant&#xa0;?

Les tokens sont un petit programme, lu depuis la gauche&#xa0;: `a=3` stocke 3 sous le nom a, `a?` le demande. **La réponse est la dernière valeur stockée sous ce nom.** Personne n’a écrit les nombres de W_Q, W_K et W_V. Ils sont ce que l’entraînement a laissé, et cette tête est tout le modèle.

**Vérifiez à l’œil nu.** Dans une ligne de O, la colonne du plus grand nombre est la réponse&#xa0;: v1 à v4. Le premier `a?` regarde `a=3` (poids {{weights[2,0]}}), sa ligne dit donc v3. Le dernier `a?` regarde plus loin, le `a=2` plus tardif&#xa0;: {{weights[9,4]}} là, {{weights[9,0]}} sur `a=3`.
</translation>
    </message>
    <message>
        <source>## What it learned

- **What a value brings.** W_V holds one number for each value: `=2` brings {{Wv[=2,1]}} to column v2. Names and places bring nothing.
- **Whose value.** a and d share column 1 of Q and K, with opposite signs; b and c share column 2. Four names in two columns: the same name adds a large number to the score ({{Wq[a,0]}} × {{Wk[a,0]}} for a), the opposite one subtracts it, the other two add 0.
- **How late.** In column 3, `place` makes every later key larger, and a stored value ({{Wk[=2,2]}}) larger than a question, which has nothing to bring.
</source>
        <extracomment>trained-lookup.attn, note in cell 4</extracomment>
        <translation>## Ce qu’elle a appris

- **Ce qu’une valeur apporte.** W_V contient un nombre pour chaque valeur&#xa0;: `=2` apporte {{Wv[=2,1]}} à la colonne v2. Les noms et les places n’apportent rien.
- **À qui est la valeur.** a et d partagent la colonne 1 de Q et K, avec des signes opposés&#xa0;; b et c partagent la colonne 2. Quatre noms dans deux colonnes&#xa0;: le même nom ajoute un grand nombre au score ({{Wq[a,0]}} × {{Wk[a,0]}} pour a), le nom opposé le retranche, les deux autres ajoutent 0.
- **À quel point elle est récente.** Dans la colonne 3, `place` rend plus grande chaque clé plus tardive, et une valeur stockée ({{Wk[=2,2]}}) plus grande qu’une question, qui n’a rien à apporter.
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
        <translation>## À essayer

- Dans X, ligne `a=2`, saisissez 0 sous =2 et 1 sous =4&#xa0;: sa propre ligne de O et les deux `a?` qui suivent disent maintenant v4.
- Dans X, ligne `a=3`, mettez `place` à 0,9&#xa0;: pour la tête, c’est plus tard que `a=2`, et chaque `a?` vaut 3.
- Dans W_K, mettez [place, k3] à 0&#xa0;: elle ne distingue plus l’ancien du nouveau, et le dernier `a?` se partage entre `a=3` et `a=2`.
- Choisissez le masque «&#xa0;Aucun&#xa0;»&#xa0;: le premier `a?` regarde dans son avenir et répond 2.
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
        <translation>## Comment elle a été entraînée, et ce qu’elle ne sait pas faire

`scripts/train-example` a tiré 2000 programmes de 10 tokens et effectué 4000 pas d’Adam (PyTorch, float64, 64 programmes par pas) sur l’entropie croisée de toutes les lignes, qui partait de 1,46, plus 0,001 fois la somme des valeurs absolues des poids&#xa0;: cela laisse des zéros là où aucun nombre n’est nécessaire. De 16 départs aléatoires, celui de plus faible perte a été gardé. Puis les poids ont été arrondis à deux décimales&#xa0;: ce que vous voyez est tout ce qu’il y a.

Sur 20 000 programmes qu’elle n’a jamais vus, 99,93&#xa0;% de toutes les lignes sont justes, et 99,8&#xa0;% des questions (au hasard&#xa0;: 25&#xa0;%)&#xa0;; l’entropie croisée sur les programmes d’entraînement est de 0,012. Le programme ci-dessus n’est pas de ceux sur lesquels elle a été entraînée.

- **Elle mêle deux souhaits en un seul score.** Dans S, pour le dernier `a?`, le bon nom vaut environ 11 et chaque place plus tardive environ 1,4&#xa0;: une valeur d’un autre nom, stockée huit places plus tard, tire presque aussi fort, et plusieurs ensemble l’emportent. Une valeur stockée encore et encore peut de même l’emporter sur la dernière.
- **X a été donné, non appris&#xa0;:** un 1 pour le nom, un 1 pour la valeur, et la place en dixièmes. Un embedding appris placé devant serait simplement multiplié dans les trois projections.
- **Une instruction est un seul token.** Si a, = et 3 étaient trois tokens, une couche placée avant celle-ci devrait les réunir.
</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <extracomment>two-sentences.attn, title</extracomment>
        <translation>Deux phrases dans un même lot</translation>
    </message>
    <message>
        <source># Two sentences in one batch

“birds sing” and “old dogs bark” stand in one matrix. The painted mask keeps each sentence to itself: hatched pairs are left out of every sum, and a hidden weight is exactly 0.

“sing” gives “birds” the weight {{weights[sing,birds]:3}}.
</source>
        <extracomment>two-sentences.attn, note in cell 1</extracomment>
        <translation># Deux phrases dans un même lot

«&#xa0;birds sing&#xa0;» et «&#xa0;old dogs bark&#xa0;» se trouvent dans une même matrice. Le masque peint garde chaque phrase pour elle-même&#xa0;: les paires hachurées sont exclues de toute somme, et un poids masqué vaut exactement 0.

«&#xa0;sing&#xa0;» donne à «&#xa0;birds&#xa0;» le poids {{weights[sing,birds]:3}}.
</translation>
    </message>
    <message>
        <source>## What to try

Choose “Paint the mask” in the View menu and click one of the hatched pairs: the sentences begin to see each other, and the rows are shared out anew.
</source>
        <extracomment>two-sentences.attn, note in cell 6</extracomment>
        <translation>## À essayer

Choisissez «&#xa0;Peindre le masque&#xa0;» dans le menu Affichage et cliquez sur l’une des paires hachurées&#xa0;: les phrases commencent à se voir, et les lignes sont partagées autrement.
</translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <extracomment>worksheet-one-row.attn, title</extracomment>
        <translation>Fiche&#xa0;: une ligne à la main</translation>
    </message>
    <message>
        <source>**Where does “export” look?** Twelve numbers of its row are missing. Work them out from the numbers that are there, and type each into its box: the query, three scores, the same divided by √2, three weights, and the output.

A box takes arithmetic such as `0.5 * 1 + 0.6 * -0.2`. Stuck? Choose *Hint* above: first it names the rule, then the numbers. The first score, query times key of “Why”, is {{scores[4,0]}}.</source>
        <extracomment>worksheet-one-row.attn, note in cell 1</extracomment>
        <translation>**Où regarde «&#xa0;export&#xa0;»&#xa0;?** Douze nombres de sa ligne manquent. Calculez-les à partir des nombres présents et saisissez chacun dans sa case&#xa0;: la requête, trois scores, les mêmes divisés par √2, trois poids et la sortie.

Une case accepte des calculs comme `0.5 * 1 + 0.6 * -0.2`. Vous êtes bloqué&#xa0;? Choisissez *Indice* ci-dessus&#xa0;: il donne d’abord la règle, puis les nombres. Le premier score, requête fois clé de «&#xa0;Why&#xa0;», est {{scores[4,0]}}.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The equation in three steps</source>
        <extracomment>01-three-steps.lesson, title</extracomment>
        <translation>L’équation en trois étapes</translation>
    </message>
    <message>
        <source>Projections, scaled scores, a weighted mean: the whole of attention with seven words.</source>
        <extracomment>01-three-steps.lesson, about</extracomment>
        <translation>Projections, scores mis à l’échelle, moyenne pondérée&#xa0;: toute l’attention avec sept mots.</translation>
    </message>
    <message>
        <source>Every token becomes three vectors</source>
        <extracomment>01-three-steps.lesson, title of step 1</extracomment>
        <translation>Chaque token devient trois vecteurs</translation>
    </message>
    <message>
        <source>Seven tokens stand in X, one a row. Three matrices make three new rows of each: a **query**, a **key** and a **value**.</source>
        <extracomment>01-three-steps.lesson, scene of step 1</extracomment>
        <translation>Sept tokens se trouvent dans X, un par ligne. Trois matrices font de chacun trois nouvelles lignes&#xa0;: une **requête**, une **clé** et une **valeur**.</translation>
    </message>
    <message>
        <source>X has 7 rows and 4 columns, W_Q has 4 rows and 2 columns. What is the shape of Q?</source>
        <extracomment>01-three-steps.lesson, question of step 1</extracomment>
        <translation>X a 7 lignes et 4 colonnes, W_Q a 4 lignes et 2 colonnes. Quelle est la forme de Q&#xa0;?</translation>
    </message>
    <message>
        <source>4 rows, 2 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>4 lignes, 2 colonnes</translation>
    </message>
    <message>
        <source>7 rows, 2 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>7 lignes, 2 colonnes</translation>
    </message>
    <message>
        <source>7 rows, 4 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>7 lignes, 4 colonnes</translation>
    </message>
    <message>
        <source>One row for each token, one column for each column of W_Q. Each number of Q is a row of X times a column of W_Q.</source>
        <extracomment>01-three-steps.lesson, reveal of step 1</extracomment>
        <translation>Une ligne pour chaque token, une colonne pour chaque colonne de W_Q. Chaque nombre de Q est une ligne de X fois une colonne de W_Q.</translation>
    </message>
    <message>
        <source>Click the number of “export” in column q1 of Q, and read at the right where it comes from.</source>
        <extracomment>01-three-steps.lesson, task of step 1</extracomment>
        <translation>Cliquez sur le nombre de «&#xa0;export&#xa0;» dans la colonne q1 de Q, et lisez à droite d’où il vient.</translation>
    </message>
    <message>
        <source>Q stands below W_Q. The row of “export” is the fifth.</source>
        <extracomment>01-three-steps.lesson, hint of step 1</extracomment>
        <translation>Q se trouve sous W_Q. La ligne de «&#xa0;export&#xa0;» est la cinquième.</translation>
    </message>
    <message>
        <source>The same X is read three times. Nothing else of the token goes on: whatever W_Q, W_K and W_V drop is lost for this head.</source>
        <extracomment>01-three-steps.lesson, idea of step 1</extracomment>
        <translation>Le même X est lu trois fois. Rien d’autre du token ne passe&#xa0;: ce que W_Q, W_K et W_V laissent tomber est perdu pour cette tête.</translation>
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
Pour «&#xa0;export&#xa0;» et q1&#xa0;: 0,5 · 1 + 0,6 · (−0,2) + 0,1 · (−0,3) + 0 · (−1,5) = 0,35.</translation>
    </message>
    <message>
        <source>Every query meets every key</source>
        <extracomment>01-three-steps.lesson, title of step 2</extracomment>
        <translation>Chaque requête rencontre chaque clé</translation>
    </message>
    <message>
        <source>The query of “export” is ({{Q[export,0]}}, {{Q[export,1]}}). The key of “fail” is ({{K[fail,0]}}, {{K[fail,1]}}).</source>
        <extracomment>01-three-steps.lesson, scene of step 2</extracomment>
        <translation>La requête de «&#xa0;export&#xa0;» est ({{Q[export,0]}}&#xa0;; {{Q[export,1]}}). La clé de «&#xa0;fail&#xa0;» est ({{K[fail,0]}}&#xa0;; {{K[fail,1]}}).</translation>
    </message>
    <message>
        <source>Multiply them number by number, add, and divide by √2 ≈ 1.41. What is the scaled score?</source>
        <extracomment>01-three-steps.lesson, question of step 2</extracomment>
        <translation>Multipliez-les nombre par nombre, additionnez et divisez par √2 ≈ 1,41. Combien vaut le score mis à l’échelle&#xa0;?</translation>
    </message>
    <message>
        <source>0.35 · 1.23 + 0.22 · 0.36 = 0.51, and 0.51 / 1.41 = 0.36.</source>
        <extracomment>01-three-steps.lesson, reveal of step 2</extracomment>
        <translation>0,35 · 1,23 + 0,22 · 0,36 = 0,51, et 0,51 / 1,41 = 0,36.</translation>
    </message>
    <message>
        <source>Click this score in S̃: the row of “export”, the column of “fail”.</source>
        <extracomment>01-three-steps.lesson, task of step 2</extracomment>
        <translation>Cliquez sur ce score dans S̃&#xa0;: la ligne de «&#xa0;export&#xa0;», la colonne de «&#xa0;fail&#xa0;».</translation>
    </message>
    <message>
        <source>Rows are those who look, columns are those who are looked at. S̃ stands in the cell “Scaling”.</source>
        <extracomment>01-three-steps.lesson, hint of step 2</extracomment>
        <translation>Les lignes sont celles qui regardent, les colonnes celles qui sont regardées. S̃ se trouve dans la cellule «&#xa0;Mise à l’échelle&#xa0;».</translation>
    </message>
    <message>
        <source>A score is large where a query and a key point the same way. There are 7 · 7 = 49 of them, one for every pair, both ways round.</source>
        <extracomment>01-three-steps.lesson, idea of step 2</extracomment>
        <translation>Un score est grand quand une requête et une clé pointent dans la même direction. Il y en a 7 · 7 = 49, un pour chaque paire, dans les deux sens.</translation>
    </message>
    <message>
        <source>$ S̃ = Q Kᵀ / √d_k $
d_k is the number of columns of Q and K, 2 here.</source>
        <extracomment>01-three-steps.lesson, mathematics of step 2</extracomment>
        <translation>$ S̃ = Q Kᵀ / √d_k $
d_k est le nombre de colonnes de Q et de K, ici 2.</translation>
    </message>
    <message>
        <source>The weights mix the values</source>
        <extracomment>01-three-steps.lesson, title of step 3</extracomment>
        <translation>Les poids mélangent les valeurs</translation>
    </message>
    <message>
        <source>The softmax makes shares of each row of scores. With these shares the rows of V are mixed: that is the output.</source>
        <extracomment>01-three-steps.lesson, scene of step 3</extracomment>
        <translation>Le softmax fait de chaque ligne de scores des parts. Avec ces parts, les lignes de V sont mélangées&#xa0;: c’est la sortie.</translation>
    </message>
    <message>
        <source>The largest number in column v2 of V is 1.48. Can a number in column v2 of the output be larger?</source>
        <extracomment>01-three-steps.lesson, question of step 3</extracomment>
        <translation>Le plus grand nombre de la colonne v2 de V est 1,48. Un nombre de la colonne v2 de la sortie peut-il être plus grand&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, if a weight is large enough</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation>Oui, si un poids est assez grand</translation>
    </message>
    <message>
        <source>No, never</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation>Non, jamais</translation>
    </message>
    <message>
        <source>The shares of a row are not negative and add up to 1. A mean with such shares stays between the smallest and the largest value.</source>
        <extracomment>01-three-steps.lesson, reveal of step 3</extracomment>
        <translation>Les parts d’une ligne ne sont pas négatives et leur somme vaut 1. Une moyenne avec de telles parts reste entre la plus petite et la plus grande valeur.</translation>
    </message>
    <message>
        <source>Click output v2 of “export”. The inspector shows who brought how much.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation>Cliquez sur la sortie v2 de «&#xa0;export&#xa0;». L’inspecteur montre qui a apporté combien.</translation>
    </message>
    <message>
        <source>Now change the number in X at “fail”, column “trouble”, and see every step follow.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation>Modifiez maintenant le nombre de X en «&#xa0;fail&#xa0;», colonne «&#xa0;trouble&#xa0;», et voyez chaque étape suivre.</translation>
    </message>
    <message>
        <source>X stands in the cell “Projections”, further up. Click its number 0.90 in the row “fail”, type another one, and press Enter. Undo takes it back.</source>
        <extracomment>01-three-steps.lesson, hint of step 3</extracomment>
        <translation>X se trouve dans la cellule «&#xa0;Projections&#xa0;», plus haut. Cliquez sur son nombre 0,90 dans la ligne «&#xa0;fail&#xa0;», saisissez-en un autre et appuyez sur Entrée. «&#xa0;Annuler&#xa0;» le rétablit.</translation>
    </message>
    <message>
        <source>Who looks where is decided by Q and K. What arrives is decided by V.</source>
        <extracomment>01-three-steps.lesson, idea of step 3</extracomment>
        <translation>Qui regarde où, ce sont Q et K qui en décident. Ce qui arrive, c’est V qui en décide.</translation>
    </message>
    <message>
        <source>Q, K and V are three questions</source>
        <extracomment>02-three-questions.lesson, title</extracomment>
        <translation>Q, K et V sont trois questions</translation>
    </message>
    <message>
        <source>What do I look for, how am I found, what do I give? Change one and see what stays.</source>
        <extracomment>02-three-questions.lesson, about</extracomment>
        <translation>Qu’est-ce que je cherche, comment me trouve-t-on, qu’est-ce que je donne&#xa0;? Changez-en un et voyez ce qui reste.</translation>
    </message>
    <message>
        <source>What do I look for?</source>
        <extracomment>02-three-questions.lesson, title of step 1</extracomment>
        <translation>Qu’est-ce que je cherche&#xa0;?</translation>
    </message>
    <message>
        <source>The query says what a token looks for. It is made by W_Q and by nothing else.</source>
        <extracomment>02-three-questions.lesson, scene of step 1</extracomment>
        <translation>La requête dit ce qu’un token cherche. Elle est faite par W_Q et par rien d’autre.</translation>
    </message>
    <message>
        <source>You change one number of W_Q. What stays exactly as it is?</source>
        <extracomment>02-three-questions.lesson, question of step 1</extracomment>
        <translation>Vous modifiez un nombre de W_Q. Qu’est-ce qui reste exactement tel quel&#xa0;?</translation>
    </message>
    <message>
        <source>The scores</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>Les scores</translation>
    </message>
    <message>
        <source>The weights</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>Les poids</translation>
    </message>
    <message>
        <source>The keys</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>Les clés</translation>
    </message>
    <message>
        <source>W_Q makes queries only. Keys and values do not know of it. Scores and weights follow the queries.</source>
        <extracomment>02-three-questions.lesson, reveal of step 1</extracomment>
        <translation>W_Q ne fait que les requêtes. Les clés et les valeurs n’en savent rien. Les scores et les poids suivent les requêtes.</translation>
    </message>
    <message>
        <source>Set the number in W_Q at “product”, column q1, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 1</extracomment>
        <translation>Mettez le nombre de W_Q en «&#xa0;product&#xa0;», colonne q1, à 0.</translation>
    </message>
    <message>
        <source>Click the 1.00 at the top left of W_Q, type 0, press Enter.</source>
        <extracomment>02-three-questions.lesson, hint of step 1</extracomment>
        <translation>Cliquez sur le 1,00 en haut à gauche de W_Q, saisissez 0 et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>“export” holds half a “product”. Without that number its query asks for less, and “fail” no longer stands out: the weight falls from 0.24 to 0.14.</source>
        <extracomment>02-three-questions.lesson, idea of step 1</extracomment>
        <translation>«&#xa0;export&#xa0;» contient un demi-«&#xa0;product&#xa0;». Sans ce nombre, sa requête demande moins, et «&#xa0;fail&#xa0;» ne se détache plus&#xa0;: le poids tombe de 0,24 à 0,14.</translation>
    </message>
    <message>
        <source>$ S = (X W_Q) (X W_K)ᵀ $
W_Q stands in the first factor only.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 1</extracomment>
        <translation>$ S = (X W_Q) (X W_K)ᵀ $
W_Q ne figure que dans le premier facteur.</translation>
    </message>
    <message>
        <source>```python
Q = X @ Wq              # follows Wq
S = Q @ (X @ Wk).T      # follows Wq and Wk
```</source>
        <extracomment>02-three-questions.lesson, code of step 1</extracomment>
        <translation>```python
Q = X @ Wq              # suit Wq
S = Q @ (X @ Wk).T      # suit Wq et Wk
```</translation>
    </message>
    <message>
        <source>What do I give?</source>
        <extracomment>02-three-questions.lesson, title of step 2</extracomment>
        <translation>Qu’est-ce que je donne&#xa0;?</translation>
    </message>
    <message>
        <source>The value is what a token hands over when somebody looks at it.</source>
        <extracomment>02-three-questions.lesson, scene of step 2</extracomment>
        <translation>La valeur est ce qu’un token remet quand quelqu’un le regarde.</translation>
    </message>
    <message>
        <source>You change one number of W_V. What happens to the weights?</source>
        <extracomment>02-three-questions.lesson, question of step 2</extracomment>
        <translation>Vous modifiez un nombre de W_V. Qu’arrive-t-il aux poids&#xa0;?</translation>
    </message>
    <message>
        <source>They change a little</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>Ils changent un peu</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>Rien du tout</translation>
    </message>
    <message>
        <source>Only the row of the picked token changes</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>Seule la ligne du token choisi change</translation>
    </message>
    <message>
        <source>The weights are finished before V is read. W_V changes what arrives, never who looks where.</source>
        <extracomment>02-three-questions.lesson, reveal of step 2</extracomment>
        <translation>Les poids sont achevés avant que V ne soit lu. W_V change ce qui arrive, jamais qui regarde où.</translation>
    </message>
    <message>
        <source>Set the number in W_V at “trouble”, column v2, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 2</extracomment>
        <translation>Mettez le nombre de W_V en «&#xa0;trouble&#xa0;», colonne v2, à 0.</translation>
    </message>
    <message>
        <source>It is the 1.10 in the third row of W_V.</source>
        <extracomment>02-three-questions.lesson, hint of step 2</extracomment>
        <translation>C’est le 1,10 de la troisième ligne de W_V.</translation>
    </message>
    <message>
        <source>The second number of the output of “export” falls from 0.63 to 0.31: most of it was trouble, brought by “fail”.</source>
        <extracomment>02-three-questions.lesson, idea of step 2</extracomment>
        <translation>Le second nombre de la sortie de «&#xa0;export&#xa0;» tombe de 0,63 à 0,31&#xa0;: il venait surtout de «&#xa0;trouble&#xa0;», apporté par «&#xa0;fail&#xa0;».</translation>
    </message>
    <message>
        <source>$ O = A (X W_V) $
A does not hold W_V, so O is a linear function of W_V.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 2</extracomment>
        <translation>$ O = A (X W_V) $
A ne contient pas W_V, donc O est une fonction linéaire de W_V.</translation>
    </message>
    <message>
        <source>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # Wv comes last
```</source>
        <extracomment>02-three-questions.lesson, code of step 2</extracomment>
        <translation>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # Wv vient en dernier
```</translation>
    </message>
    <message>
        <source>Being asked is not asking</source>
        <extracomment>02-three-questions.lesson, title of step 3</extracomment>
        <translation>Être interrogé n’est pas interroger</translation>
    </message>
    <message>
        <source>“export” gives “fail” the weight {{weights[export,fail]}}. Each token asks with its query and is found by its key.</source>
        <extracomment>02-three-questions.lesson, scene of step 3</extracomment>
        <translation>«&#xa0;export&#xa0;» donne à «&#xa0;fail&#xa0;» le poids {{weights[export,fail]}}. Chaque token interroge avec sa requête et se fait trouver par sa clé.</translation>
    </message>
    <message>
        <source>How much does “fail” give “export” in return?</source>
        <extracomment>02-three-questions.lesson, question of step 3</extracomment>
        <translation>Combien «&#xa0;fail&#xa0;» donne-t-il à «&#xa0;export&#xa0;» en retour&#xa0;?</translation>
    </message>
    <message>
        <source>0.33, and not 0.24. One direction compares the query of “export” with the key of “fail”, the other one the query of “fail” with the key of “export”. These are four different vectors.</source>
        <extracomment>02-three-questions.lesson, reveal of step 3</extracomment>
        <translation>0,33, et non 0,24. Dans un sens, on compare la requête de «&#xa0;export&#xa0;» à la clé de «&#xa0;fail&#xa0;», dans l’autre la requête de «&#xa0;fail&#xa0;» à la clé de «&#xa0;export&#xa0;». Ce sont quatre vecteurs différents.</translation>
    </message>
    <message>
        <source>Pick “fail” in the row of tokens, and look at its weights.</source>
        <extracomment>02-three-questions.lesson, task of step 3</extracomment>
        <translation>Choisissez «&#xa0;fail&#xa0;» dans la rangée des tokens et regardez ses poids.</translation>
    </message>
    <message>
        <source>The tokens stand as buttons in the cell “Tokens”.</source>
        <extracomment>02-three-questions.lesson, hint of step 3</extracomment>
        <translation>Les tokens se trouvent sous forme de boutons dans la cellule «&#xa0;Tokens&#xa0;».</translation>
    </message>
    <message>
        <source>If queries and keys were the same, a token would mostly find itself. Two projections let it look for something that it is not.</source>
        <extracomment>02-three-questions.lesson, idea of step 3</extracomment>
        <translation>Si les requêtes et les clés étaient identiques, un token se trouverait surtout lui-même. Deux projections lui permettent de chercher quelque chose qu’il n’est pas.</translation>
    </message>
    <message>
        <source>```python
S[4, 5] = Q[4] @ K[5]   # export asks, fail answers
S[5, 4] = Q[5] @ K[4]   # fail asks, export answers
```</source>
        <extracomment>02-three-questions.lesson, code of step 3</extracomment>
        <translation>```python
S[4, 5] = Q[4] @ K[5]   # export interroge, fail répond
S[5, 4] = Q[5] @ K[4]   # fail interroge, export répond
```</translation>
    </message>
    <message>
        <source>Why √d</source>
        <extracomment>03-why-root-d.lesson, title</extracomment>
        <translation>Pourquoi √d</translation>
    </message>
    <message>
        <source>What the division does at d = 2, at d = 1024, and where the usual story is too simple.</source>
        <extracomment>03-why-root-d.lesson, about</extracomment>
        <translation>Ce que fait la division à d = 2, à d = 1024, et là où l’histoire habituelle est trop simple.</translation>
    </message>
    <message>
        <source>At d = 2 it does little</source>
        <extracomment>03-why-root-d.lesson, title of step 1</extracomment>
        <translation>À d = 2, elle fait peu</translation>
    </message>
    <message>
        <source>With ÷ √d, “export” gives “fail” the weight 0.241. Here d is 2, so that scores are divided by 1.41.</source>
        <extracomment>03-why-root-d.lesson, scene of step 1</extracomment>
        <translation>Avec ÷ √d, «&#xa0;export&#xa0;» donne à «&#xa0;fail&#xa0;» le poids 0,241. Ici d vaut 2&#xa0;: les scores sont divisés par 1,41.</translation>
    </message>
    <message>
        <source>Switch the division off. What does the weight become?</source>
        <extracomment>03-why-root-d.lesson, question of step 1</extracomment>
        <translation>Désactivez la division. Que devient le poids&#xa0;?</translation>
    </message>
    <message>
        <source>0.292. At d = 2 the division hardly matters. It also makes the gradient of this row smaller: 0.54 without, 0.36 with.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 1</extracomment>
        <translation>0,292. À d = 2, la division n’a guère d’importance. Elle rend aussi plus petit le gradient de cette ligne&#xa0;: 0,54 sans, 0,36 avec.</translation>
    </message>
    <message>
        <source>Switch ÷ √d off in the tool bar.</source>
        <extracomment>03-why-root-d.lesson, task of step 1</extracomment>
        <translation>Désactivez ÷ √d dans la barre d’outils.</translation>
    </message>
    <message>
        <source>It is the switch at the left of “exponent”.</source>
        <extracomment>03-why-root-d.lesson, hint of step 1</extracomment>
        <translation>C’est l’interrupteur à gauche de «&#xa0;Exposant&#xa0;».</translation>
    </message>
    <message>
        <source>Nobody needs √d for two columns. It is there for heads with 64 or 128 of them.</source>
        <extracomment>03-why-root-d.lesson, idea of step 1</extracomment>
        <translation>Personne n’a besoin de √d pour deux colonnes. Il est là pour les têtes qui en ont 64 ou 128.</translation>
    </message>
    <message>
        <source>$ S̃ = S / d_k^p $
p = 0.5 divides by the root. p = 0 switches the division off.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 1</extracomment>
        <translation>$ S̃ = S / d_k^p $
p = 0,5 divise par la racine. p = 0 désactive la division.</translation>
    </message>
    <message>
        <source>Scores grow with the width</source>
        <extracomment>03-why-root-d.lesson, title of step 2</extracomment>
        <translation>Les scores croissent avec la largeur</translation>
    </message>
    <message>
        <source>Now a thought experiment, the textbook&apos;s one: every number of q and k is drawn by itself, with mean 0 and spread 1. A score is the sum of d products.</source>
        <extracomment>03-why-root-d.lesson, scene of step 2</extracomment>
        <translation>Voici une expérience de pensée, celle des manuels&#xa0;: chaque nombre de q et de k est tiré séparément, de moyenne 0 et de dispersion 1. Un score est la somme de d produits.</translation>
    </message>
    <message>
        <source>d grows from 4 to 64. By how much does the spread of the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 2</extracomment>
        <translation>d passe de 4 à 64. De combien croît la dispersion des scores&#xa0;?</translation>
    </message>
    <message>
        <source>Not at all</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>Pas du tout</translation>
    </message>
    <message>
        <source>4 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>4 fois plus grande</translation>
    </message>
    <message>
        <source>16 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>16 fois plus grande</translation>
    </message>
    <message>
        <source>d products with spread 1 add up to a sum with spread √d. From √4 = 2 to √64 = 8 is 4 times. Measured over 8000 draws: 1.99 and 8.01.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 2</extracomment>
        <translation>d produits de dispersion 1 ont une somme de dispersion √d. De √4 = 2 à √64 = 8, c’est 4 fois plus. Mesuré sur 8000 tirages&#xa0;: 1,99 et 8,01.</translation>
    </message>
    <message>
        <source>Set the width in the Saturation cell to 64.</source>
        <extracomment>03-why-root-d.lesson, task of step 2</extracomment>
        <translation>Réglez la largeur dans la cellule «&#xa0;Saturation&#xa0;» sur 64.</translation>
    </message>
    <message>
        <source>Type 64 into the field beside the slider, and press Enter. The source of the columns is “normal” already.</source>
        <extracomment>03-why-root-d.lesson, hint of step 2</extracomment>
        <translation>Saisissez 64 dans le champ à côté du curseur et appuyez sur Entrée. L’origine des colonnes est déjà «&#xa0;Manuel&#xa0;: q et k de loi normale&#xa0;».</translation>
    </message>
    <message>
        <source>Large scores do not mean that the model is sure. They may only mean that it is wide.</source>
        <extracomment>03-why-root-d.lesson, idea of step 2</extracomment>
        <translation>De grands scores ne signifient pas que le modèle est sûr de lui. Ils signifient peut-être seulement qu’il est large.</translation>
    </message>
    <message>
        <source>Products of independent numbers with mean 0 and variance 1 have variance 1. The variances of d of them add up:
$ Var(q · k) = d $</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 2</extracomment>
        <translation>Les produits de nombres indépendants de moyenne 0 et de variance 1 ont pour variance 1. Les variances de d d’entre eux s’additionnent&#xa0;:
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
(q @ k.T).std()      # environ sqrt(d)
```</translation>
    </message>
    <message>
        <source>Then the softmax picks one</source>
        <extracomment>03-why-root-d.lesson, title of step 3</extracomment>
        <translation>Alors le softmax en choisit un</translation>
    </message>
    <message>
        <source>The softmax sees differences. Where scores are 20 apart, the smaller one counts e⁻²⁰, about two billionths.</source>
        <extracomment>03-why-root-d.lesson, scene of step 3</extracomment>
        <translation>Le softmax voit les différences. Quand deux scores sont distants de 20, le plus petit compte pour e⁻²⁰, environ deux milliardièmes.</translation>
    </message>
    <message>
        <source>At d = 512, without the division: what is the largest weight of a typical row of 7?</source>
        <extracomment>03-why-root-d.lesson, question of step 3</extracomment>
        <translation>À d = 512, sans la division&#xa0;: quel est le plus grand poids d’une ligne typique de 7&#xa0;?</translation>
    </message>
    <message>
        <source>About 0.3</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>Environ 0,3</translation>
    </message>
    <message>
        <source>About 0.7</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>Environ 0,7</translation>
    </message>
    <message>
        <source>Nearly 1</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>Presque 1</translation>
    </message>
    <message>
        <source>The median over 8000 draws is 0.99997 without the division, and 0.36 with it.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 3</extracomment>
        <translation>La médiane sur 8000 tirages est de 0,99997 sans la division, et de 0,36 avec elle.</translation>
    </message>
    <message>
        <source>Set the width to 512, and compare the bars with and without ÷ √d.</source>
        <extracomment>03-why-root-d.lesson, task of step 3</extracomment>
        <translation>Réglez la largeur sur 512, et comparez les barres avec et sans ÷ √d.</translation>
    </message>
    <message>
        <source>Type 512 into the field beside the slider, or drag the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 3</extracomment>
        <translation>Saisissez 512 dans le champ à côté du curseur, ou faites glisser le curseur.</translation>
    </message>
    <message>
        <source>Such a row is called saturated: one key takes all. At d = 512 three of four rows have a largest weight above 0.99 without the division, and none with it.</source>
        <extracomment>03-why-root-d.lesson, idea of step 3</extracomment>
        <translation>Une telle ligne est dite saturée&#xa0;: une clé prend tout. À d = 512, trois lignes sur quatre ont un plus grand poids au-dessus de 0,99 sans la division, et aucune avec elle.</translation>
    </message>
    <message>
        <source>$ S̃ = S / √d $
has the same spread at every d: the √d of the sum is divided away.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 3</extracomment>
        <translation>$ S̃ = S / √d $
a la même dispersion à chaque d&#xa0;: le √d de la somme disparaît dans la division.</translation>
    </message>
    <message>
        <source>The honest half: the crossover</source>
        <extracomment>03-why-root-d.lesson, title of step 4</extracomment>
        <translation>La moitié honnête&#xa0;: le croisement</translation>
    </message>
    <message>
        <source>“Without √d the gradient vanishes.” True for wide heads. But is the gradient larger with the division at every width?</source>
        <extracomment>03-why-root-d.lesson, scene of step 4</extracomment>
        <translation>«&#xa0;Sans √d, le gradient disparaît.&#xa0;» C’est vrai pour les têtes larges. Mais le gradient est-il plus grand avec la division à toute largeur&#xa0;?</translation>
    </message>
    <message>
        <source>At d = 16, where is the typical gradient at the query larger?</source>
        <extracomment>03-why-root-d.lesson, question of step 4</extracomment>
        <translation>À d = 16, où le gradient typique à la requête est-il le plus grand&#xa0;?</translation>
    </message>
    <message>
        <source>With the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>Avec la division</translation>
    </message>
    <message>
        <source>Without it</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>Sans elle</translation>
    </message>
    <message>
        <source>It is the same</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>C’est pareil</translation>
    </message>
    <message>
        <source>Over 8000 draws the medians are 0.98 without it and 0.37 with it. For 7 tokens the one without stays above up to about d = 70. Only then it dies: 0.00002 against 0.38 at d = 1024.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 4</extracomment>
        <translation>Sur 8000 tirages, les médianes sont 0,98 sans elle et 0,37 avec elle. Pour 7 tokens, celle sans division reste au-dessus jusque vers d = 70. Ensuite seulement elle meurt&#xa0;: 0,00002 contre 0,38 à d = 1024.</translation>
    </message>
    <message>
        <source>Set the width to 16, and read both gradients.</source>
        <extracomment>03-why-root-d.lesson, task of step 4</extracomment>
        <translation>Réglez la largeur sur 16, et lisez les deux gradients.</translation>
    </message>
    <message>
        <source>The sentences below the bars name the gradients at the query of the picked token.</source>
        <extracomment>03-why-root-d.lesson, hint of step 4</extracomment>
        <translation>Les phrases sous les barres donnent les gradients à la requête du token choisi.</translation>
    </message>
    <message>
        <source>Dividing makes scores smaller, and the slope of a score by its query too. Where nothing is saturated, that is all it does.</source>
        <extracomment>03-why-root-d.lesson, idea of step 4</extracomment>
        <translation>La division rend les scores plus petits, et donc aussi la pente d’un score par rapport à sa requête. Là où rien n’est saturé, elle ne fait rien d’autre.</translation>
    </message>
    <message>
        <source>$ ∂a/∂q = J K / d^p $
J = diag(a) − aᵀa dies when a becomes one-hot; the divisor makes all of it smaller.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 4</extracomment>
        <translation>$ ∂a/∂q = J K / d^p $
J = diag(a) − aᵀa meurt quand a devient one-hot&#xa0;; le diviseur rend le tout plus petit.</translation>
    </message>
    <message>
        <source>The honest half: rows on the edge</source>
        <extracomment>03-why-root-d.lesson, title of step 5</extracomment>
        <translation>La moitié honnête&#xa0;: les lignes sur le fil</translation>
    </message>
    <message>
        <source>At d = 1024, without the division, the median gradient is 0.00002. That is the typical row.</source>
        <extracomment>03-why-root-d.lesson, scene of step 5</extracomment>
        <translation>À d = 1024, sans la division, le gradient médian est de 0,00002. C’est la ligne typique.</translation>
    </message>
    <message>
        <source>And the mean over all rows?</source>
        <extracomment>03-why-root-d.lesson, question of step 5</extracomment>
        <translation>Et la moyenne sur toutes les lignes&#xa0;?</translation>
    </message>
    <message>
        <source>0.00002 as well</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation>0,00002 aussi</translation>
    </message>
    <message>
        <source>0.38, as with the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation>0,38, comme avec la division</translation>
    </message>
    <message>
        <source>1.28, more than with the division. 82 of 100 rows are frozen. But 12 of 100 stand on the edge between two keys, and these carry 90 % of the mean.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 5</extracomment>
        <translation>1,28, plus qu’avec la division. 82 lignes sur 100 sont figées. Mais 12 sur 100 sont sur le fil entre deux clés, et elles portent 90&#xa0;% de la moyenne.</translation>
    </message>
    <message>
        <source>Set the width to 1024, and look at the curves: median, band and mean.</source>
        <extracomment>03-why-root-d.lesson, task of step 5</extracomment>
        <translation>Réglez la largeur sur 1024, et regardez les courbes&#xa0;: médiane, bande et moyenne.</translation>
    </message>
    <message>
        <source>Type 1024 into the field beside the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 5</extracomment>
        <translation>Saisissez 1024 dans le champ à côté du curseur.</translation>
    </message>
    <message>
        <source>Saturation is not silence. Most rows learn nothing through the scores, a few get a jolt. And V still learns: its gradient does not pass the softmax.</source>
        <extracomment>03-why-root-d.lesson, idea of step 5</extracomment>
        <translation>La saturation n’est pas le silence. La plupart des lignes n’apprennent rien par les scores, quelques-unes reçoivent une secousse. Et V continue d’apprendre&#xa0;: son gradient ne passe pas par le softmax.</translation>
    </message>
    <message>
        <source>A tie of two keys has a = (½, ½). Then |J| = ½, the largest there is, however large the scores are.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 5</extracomment>
        <translation>Deux clés à égalité ont a = (½, ½). Alors |J| = ½, le maximum possible, si grands que soient les scores.</translation>
    </message>
    <message>
        <source>When √d is not enough</source>
        <extracomment>03-why-root-d.lesson, title of step 6</extracomment>
        <translation>Quand √d ne suffit pas</translation>
    </message>
    <message>
        <source>√d is right for numbers that have nothing to do with each other. The source “repeat” takes your own columns again and again: q and k then agree in every copy.</source>
        <extracomment>03-why-root-d.lesson, scene of step 6</extracomment>
        <translation>√d convient à des nombres qui n’ont rien à voir entre eux. L’origine «&#xa0;Mes colonnes répétées&#xa0;» reprend sans cesse vos propres colonnes&#xa0;: q et k s’accordent alors dans chaque copie.</translation>
    </message>
    <message>
        <source>256 copies of two columns. By how much do the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 6</extracomment>
        <translation>256 copies de deux colonnes. De combien croissent les scores&#xa0;?</translation>
    </message>
    <message>
        <source>256 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 6</extracomment>
        <translation>256 fois plus grands</translation>
    </message>
    <message>
        <source>Every copy adds the same amount. The scores grow like d, and √d divides only by √d. It takes the exponent 1.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 6</extracomment>
        <translation>Chaque copie ajoute la même quantité. Les scores croissent comme d, et √d ne divise que par √d. Il faut l’exposant 1.</translation>
    </message>
    <message>
        <source>Set the exponent in the tool bar to 1.</source>
        <extracomment>03-why-root-d.lesson, task of step 6</extracomment>
        <translation>Réglez l’exposant dans la barre d’outils sur 1.</translation>
    </message>
    <message>
        <source>Press Tab until the slider “exponent” has the focus, then Page Up five times. A click on its line would jump there.</source>
        <extracomment>03-why-root-d.lesson, hint of step 6</extracomment>
        <translation>Appuyez sur Tab jusqu’à ce que le curseur «&#xa0;Exposant&#xa0;» ait le focus, puis cinq fois sur Page précédente. Un clic sur sa ligne y sauterait directement.</translation>
    </message>
    <message>
        <source>Training aligns queries and keys. That is why some recipes for very wide models (muP) divide by d.</source>
        <extracomment>03-why-root-d.lesson, idea of step 6</extracomment>
        <translation>L’entraînement aligne les requêtes et les clés. C’est pourquoi certaines recettes pour des modèles très larges (muP) divisent par d.</translation>
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
        <translation>Lire une matrice de poids</translation>
    </message>
    <message>
        <source>Rows add up to 1, columns need not; who looks at whom; and why A is not symmetric.</source>
        <extracomment>04-reading-weights.lesson, about</extracomment>
        <translation>La somme d’une ligne vaut 1, pas forcément celle d’une colonne&#xa0;; qui regarde qui&#xa0;; et pourquoi A n’est pas symétrique.</translation>
    </message>
    <message>
        <source>Rows add up to 1</source>
        <extracomment>04-reading-weights.lesson, title of step 1</extracomment>
        <translation>La somme de chaque ligne vaut 1</translation>
    </message>
    <message>
        <source>A has a row and a column for each token. The sums at its right are all 1.00: a row shares itself out.</source>
        <extracomment>04-reading-weights.lesson, scene of step 1</extracomment>
        <translation>A a une ligne et une colonne pour chaque token. Les sommes à sa droite valent toutes 1,00&#xa0;: une ligne se partage entièrement.</translation>
    </message>
    <message>
        <source>And a column? Add up the column of “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, question of step 1</extracomment>
        <translation>Et une colonne&#xa0;? Additionnez la colonne de «&#xa0;Nimbus&#xa0;».</translation>
    </message>
    <message>
        <source>It is 1 as well</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>Elle donne 1 aussi</translation>
    </message>
    <message>
        <source>It may be anything from 0 to 7</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>Elle peut donner n’importe quoi de 0 à 7</translation>
    </message>
    <message>
        <source>It is always less than 1</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>Elle est toujours inférieure à 1</translation>
    </message>
    <message>
        <source>The column of “Nimbus” adds up to 1.73, the one of “Why” to 0.62. A token can be looked at by all, or by nobody.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 1</extracomment>
        <translation>La colonne de «&#xa0;Nimbus&#xa0;» donne 1,73, celle de «&#xa0;Why&#xa0;» 0,62. Un token peut être regardé par tous ou par personne.</translation>
    </message>
    <message>
        <source>Click the weight of “export” on “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, task of step 1</extracomment>
        <translation>Cliquez sur le poids de «&#xa0;export&#xa0;» sur «&#xa0;Nimbus&#xa0;».</translation>
    </message>
    <message>
        <source>Columns have their names at the top.</source>
        <extracomment>04-reading-weights.lesson, hint of step 1</extracomment>
        <translation>Les colonnes portent leur nom en haut.</translation>
    </message>
    <message>
        <source>Every row spends exactly one. Nothing says who receives it.</source>
        <extracomment>04-reading-weights.lesson, idea of step 1</extracomment>
        <translation>Chaque ligne dépense exactement un. Rien ne dit qui le reçoit.</translation>
    </message>
    <message>
        <source>$ Σ_j A_ij = 1 $
for every i. There is no such law for a sum over i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 1</extracomment>
        <translation>$ Σ_j A_ij = 1 $
pour tout i. Il n’y a pas de telle loi pour une somme sur i.</translation>
    </message>
    <message>
        <source>```python
A.sum(axis=1)   # ones
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</source>
        <extracomment>04-reading-weights.lesson, code of step 1</extracomment>
        <translation>```python
A.sum(axis=1)   # des uns
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</translation>
    </message>
    <message>
        <source>Who looks at whom</source>
        <extracomment>04-reading-weights.lesson, title of step 2</extracomment>
        <translation>Qui regarde qui</translation>
    </message>
    <message>
        <source>The row says who looks. The column says who is looked at. So the row of “export” is where “export” looks.</source>
        <extracomment>04-reading-weights.lesson, scene of step 2</extracomment>
        <translation>La ligne dit qui regarde. La colonne dit qui est regardé. La ligne de «&#xa0;export&#xa0;» montre donc où regarde «&#xa0;export&#xa0;».</translation>
    </message>
    <message>
        <source>Who looks most at “fail”?</source>
        <extracomment>04-reading-weights.lesson, question of step 2</extracomment>
        <translation>Qui regarde le plus «&#xa0;fail&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>export</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>export</translation>
    </message>
    <message>
        <source>fail itself</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>fail lui-même</translation>
    </message>
    <message>
        <source>Nimbus</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>Nimbus</translation>
    </message>
    <message>
        <source>Down the column of “fail” the largest weight is 0.38, in the row of “Nimbus”. That “fail” is where “export” looks most is another question: it is asked along a row.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 2</extracomment>
        <translation>En descendant la colonne de «&#xa0;fail&#xa0;», le plus grand poids est 0,38, dans la ligne de «&#xa0;Nimbus&#xa0;». Que «&#xa0;export&#xa0;» regarde surtout «&#xa0;fail&#xa0;» est une autre question&#xa0;: elle se pose le long d’une ligne.</translation>
    </message>
    <message>
        <source>Click the largest weight in the column of “fail”.</source>
        <extracomment>04-reading-weights.lesson, task of step 2</extracomment>
        <translation>Cliquez sur le plus grand poids de la colonne de «&#xa0;fail&#xa0;».</translation>
    </message>
    <message>
        <source>Go down the column of “fail”: the darkest cell is in the fourth row.</source>
        <extracomment>04-reading-weights.lesson, hint of step 2</extracomment>
        <translation>Descendez la colonne de «&#xa0;fail&#xa0;»&#xa0;: la cellule la plus foncée est dans la quatrième ligne.</translation>
    </message>
    <message>
        <source>Along a row: where do I look? Down a column: who looks at me?</source>
        <extracomment>04-reading-weights.lesson, idea of step 2</extracomment>
        <translation>Le long d’une ligne&#xa0;: où est-ce que je regarde&#xa0;? Le long d’une colonne&#xa0;: qui me regarde&#xa0;?</translation>
    </message>
    <message>
        <source>$ A_ij $
i is the query, j is the key.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 2</extracomment>
        <translation>$ A_ij $
i est la requête, j est la clé.</translation>
    </message>
    <message>
        <source>```python
A[4].argmax()      # 5: where export looks most
A[:, 5].argmax()   # 3: who looks most at fail
```</source>
        <extracomment>04-reading-weights.lesson, code of step 2</extracomment>
        <translation>```python
A[4].argmax()      # 5 : où export regarde le plus
A[:, 5].argmax()   # 3 : qui regarde le plus fail
```</translation>
    </message>
    <message>
        <source>Even symmetric scores give no symmetric weights</source>
        <extracomment>04-reading-weights.lesson, title of step 3</extracomment>
        <translation>Même des scores symétriques ne donnent pas de poids symétriques</translation>
    </message>
    <message>
        <source>Give W_K the numbers of W_Q. Then K equals Q, and the score of i and j is the score of j and i.</source>
        <extracomment>04-reading-weights.lesson, scene of step 3</extracomment>
        <translation>Donnez à W_K les nombres de W_Q. Alors K est égal à Q, et le score de i et j est le score de j et i.</translation>
    </message>
    <message>
        <source>Is A symmetric then?</source>
        <extracomment>04-reading-weights.lesson, question of step 3</extracomment>
        <translation>A est-elle alors symétrique&#xa0;?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>S is symmetric, A is not. “export” gives “fail” 0.17, “fail” gives “export” 0.08: the scores are equal, but each row divides by a sum of its own.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 3</extracomment>
        <translation>S est symétrique, A ne l’est pas. «&#xa0;export&#xa0;» donne à «&#xa0;fail&#xa0;» 0,17, «&#xa0;fail&#xa0;» donne à «&#xa0;export&#xa0;» 0,08&#xa0;: les scores sont égaux, mais chaque ligne divise par sa propre somme.</translation>
    </message>
    <message>
        <source>Copy all of W_Q into W_K.</source>
        <extracomment>04-reading-weights.lesson, task of step 3</extracomment>
        <translation>Copiez tout W_Q dans W_K.</translation>
    </message>
    <message>
        <source>Click a cell of W_Q, press Ctrl+A and Ctrl+C. Click the first cell of W_K and press Ctrl+V.</source>
        <extracomment>04-reading-weights.lesson, hint of step 3</extracomment>
        <translation>Cliquez sur une cellule de W_Q, appuyez sur Ctrl+A puis Ctrl+C. Cliquez sur la première cellule de W_K et appuyez sur Ctrl+V.</translation>
    </message>
    <message>
        <source>A weight is a share of what its row has to give. In a row full of large scores, a large score is nothing special.</source>
        <extracomment>04-reading-weights.lesson, idea of step 3</extracomment>
        <translation>Un poids est une part de ce que sa ligne a à donner. Dans une ligne pleine de grands scores, un grand score n’a rien de particulier.</translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
The numerator is symmetric, the sum belongs to row i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 3</extracomment>
        <translation>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
Le numérateur est symétrique, la somme appartient à la ligne i.</translation>
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
        <translation>Un poids n’est pas une influence</translation>
    </message>
    <message>
        <source>A long value with a small weight wins, and a large weight may bring nothing.</source>
        <extracomment>05-not-influence.lesson, about</extracomment>
        <translation>Une valeur longue au poids petit l’emporte, et un grand poids peut ne rien apporter.</translation>
    </message>
    <message>
        <source>The small weight wins</source>
        <extracomment>05-not-influence.lesson, title of step 1</extracomment>
        <translation>Le petit poids l’emporte</translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}} and “scream” only {{weights[heard,scream]}}.</source>
        <extracomment>05-not-influence.lesson, scene of step 1</extracomment>
        <translation>«&#xa0;heard&#xa0;» donne à «&#xa0;a&#xa0;» le poids {{weights[heard,a]}} et à «&#xa0;scream&#xa0;» seulement {{weights[heard,scream]}}.</translation>
    </message>
    <message>
        <source>Who decides the sign of the output of “heard” in column v1?</source>
        <extracomment>05-not-influence.lesson, question of step 1</extracomment>
        <translation>Qui décide du signe de la sortie de «&#xa0;heard&#xa0;» dans la colonne v1&#xa0;?</translation>
    </message>
    <message>
        <source>“a”, which has most of the weight</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation>«&#xa0;a&#xa0;», qui a le plus de poids</translation>
    </message>
    <message>
        <source>“scream”, which has the least</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation>«&#xa0;scream&#xa0;», qui en a le moins</translation>
    </message>
    <message>
        <source>The output is −0.48. “a” brings 0.61 · 0.50 = 0.30. “scream” brings 0.10 · (−9) = −0.87: its value is long.</source>
        <extracomment>05-not-influence.lesson, reveal of step 1</extracomment>
        <translation>La sortie est −0,48. «&#xa0;a&#xa0;» apporte 0,61 · 0,50 = 0,30. «&#xa0;scream&#xa0;» apporte 0,10 · (−9) = −0,87&#xa0;: sa valeur est longue.</translation>
    </message>
    <message>
        <source>Click the output v1 of “heard”, and look at the bars of its terms.</source>
        <extracomment>05-not-influence.lesson, task of step 1</extracomment>
        <translation>Cliquez sur la sortie v1 de «&#xa0;heard&#xa0;», et regardez les barres de ses termes.</translation>
    </message>
    <message>
        <source>O stands where the row of A and the column of V meet.</source>
        <extracomment>05-not-influence.lesson, hint of step 1</extracomment>
        <translation>O se trouve là où la ligne de A et la colonne de V se rencontrent.</translation>
    </message>
    <message>
        <source>A picture of weights shows where a head looks. What it takes from there is weight times value.</source>
        <extracomment>05-not-influence.lesson, idea of step 1</extracomment>
        <translation>Une image des poids montre où regarde une tête. Ce qu’elle y prend est le poids fois la valeur.</translation>
    </message>
    <message>
        <source>$ o_i = Σ_j A_ij v_j $
The share of j in this sum is A_ij |v_j|, and not A_ij.</source>
        <extracomment>05-not-influence.lesson, mathematics of step 1</extracomment>
        <translation>$ o_i = Σ_j A_ij v_j $
La part de j dans cette somme est A_ij |v_j|, et non A_ij.</translation>
    </message>
    <message>
        <source>```python
A[1, :, None] * V   # what each token brings to &quot;heard&quot;
```</source>
        <extracomment>05-not-influence.lesson, code of step 1</extracomment>
        <translation>```python
A[1, :, None] * V   # ce que chaque token apporte à &quot;heard&quot;
```</translation>
    </message>
    <message>
        <source>Silence it</source>
        <extracomment>05-not-influence.lesson, title of step 2</extracomment>
        <translation>Faites-le taire</translation>
    </message>
    <message>
        <source>In W_V, the row of “scream” makes its value long: −9.00 and 6.00.</source>
        <extracomment>05-not-influence.lesson, scene of step 2</extracomment>
        <translation>Dans W_V, la ligne de «&#xa0;scream&#xa0;» rend sa valeur longue&#xa0;: −9,00 et 6,00.</translation>
    </message>
    <message>
        <source>Set the −9 to 0. What does the weight of “scream” do?</source>
        <extracomment>05-not-influence.lesson, question of step 2</extracomment>
        <translation>Mettez le −9 à 0. Que fait le poids de «&#xa0;scream&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>It falls to 0</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>Il tombe à 0</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>Il reste tel quel</translation>
    </message>
    <message>
        <source>It grows</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>Il grandit</translation>
    </message>
    <message>
        <source>The weights do not know of V. The output of “heard” in column v1 goes from −0.48 to 0.39, and no weight moves.</source>
        <extracomment>05-not-influence.lesson, reveal of step 2</extracomment>
        <translation>Les poids ne savent rien de V. La sortie de «&#xa0;heard&#xa0;» dans la colonne v1 passe de −0,48 à 0,39, et aucun poids ne bouge.</translation>
    </message>
    <message>
        <source>Set W_V at “scream”, column v1, to 0.</source>
        <extracomment>05-not-influence.lesson, task of step 2</extracomment>
        <translation>Mettez W_V en «&#xa0;scream&#xa0;», colonne v1, à 0.</translation>
    </message>
    <message>
        <source>Click the −9.00 in W_V, type 0, press Enter.</source>
        <extracomment>05-not-influence.lesson, hint of step 2</extracomment>
        <translation>Cliquez sur le −9,00 de W_V, saisissez 0 et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Two heads with the same picture of weights can do quite different things.</source>
        <extracomment>05-not-influence.lesson, idea of step 2</extracomment>
        <translation>Deux têtes à la même image de poids peuvent faire des choses tout à fait différentes.</translation>
    </message>
    <message>
        <source>```python
Wv[3, 0] = 0
A_before is A_after   # V comes after A
```</source>
        <extracomment>05-not-influence.lesson, code of step 2</extracomment>
        <translation>```python
Wv[3, 0] = 0
A_before is A_after   # V vient après A
```</translation>
    </message>
    <message>
        <source>A large weight may bring nothing</source>
        <extracomment>05-not-influence.lesson, title of step 3</extracomment>
        <translation>Un grand poids peut ne rien apporter</translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}}, more than to all others together.</source>
        <extracomment>05-not-influence.lesson, scene of step 3</extracomment>
        <translation>«&#xa0;heard&#xa0;» donne à «&#xa0;a&#xa0;» le poids {{weights[heard,a]}}, plus qu’à tous les autres réunis.</translation>
    </message>
    <message>
        <source>Set both numbers of “a” in W_V to 0. What does this weight bring then?</source>
        <extracomment>05-not-influence.lesson, question of step 3</extracomment>
        <translation>Mettez les deux nombres de «&#xa0;a&#xa0;» dans W_V à 0. Qu’apporte alors ce poids&#xa0;?</translation>
    </message>
    <message>
        <source>Still about 0.6 of the output</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>Toujours environ 0,6 de la sortie</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>The softmax gives it to the others</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>Le softmax le donne aux autres</translation>
    </message>
    <message>
        <source>0.61 · 0 = 0. The weight is still there: a row must give 1 to somebody. A token with a short value is a place to rest for a head that has nothing to say. Trained models use their first token like that.</source>
        <extracomment>05-not-influence.lesson, reveal of step 3</extracomment>
        <translation>0,61 · 0 = 0. Le poids est toujours là&#xa0;: une ligne doit donner 1 à quelqu’un. Un token à la valeur courte est un lieu de repos pour une tête qui n’a rien à dire. Les modèles entraînés utilisent ainsi leur premier token.</translation>
    </message>
    <message>
        <source>Set the row of “a” in W_V to 0, both numbers.</source>
        <extracomment>05-not-influence.lesson, task of step 3</extracomment>
        <translation>Mettez la ligne de «&#xa0;a&#xa0;» dans W_V à 0, les deux nombres.</translation>
    </message>
    <message>
        <source>Select both cells of the row “a” in W_V and press Delete.</source>
        <extracomment>05-not-influence.lesson, hint of step 3</extracomment>
        <translation>Sélectionnez les deux cellules de la ligne «&#xa0;a&#xa0;» dans W_V et appuyez sur Suppr.</translation>
    </message>
    <message>
        <source>Read weights together with the lengths of the values.</source>
        <extracomment>05-not-influence.lesson, idea of step 3</extracomment>
        <translation>Lisez les poids en même temps que les longueurs des valeurs.</translation>
    </message>
    <message>
        <source>```python
np.linalg.norm(V, axis=1)   # read A with this beside it
```</source>
        <extracomment>05-not-influence.lesson, code of step 3</extracomment>
        <translation>```python
np.linalg.norm(V, axis=1)   # lisez A avec ceci à côté
```</translation>
    </message>
    <message>
        <source>Temperature and entropy</source>
        <extracomment>06-temperature.lesson, title</extracomment>
        <translation>Température et entropie</translation>
    </message>
    <message>
        <source>How many tokens does a row really look at, and the knob that decides it.</source>
        <extracomment>06-temperature.lesson, about</extracomment>
        <translation>Combien de tokens une ligne regarde vraiment, et le bouton qui en décide.</translation>
    </message>
    <message>
        <source>Counting by entropy</source>
        <extracomment>06-temperature.lesson, title of step 1</extracomment>
        <translation>Compter par l’entropie</translation>
    </message>
    <message>
        <source>“export” looks at seven tokens, but not alike. Entropy makes one number of that: 0 bits when one token has everything, log₂ 7 = 2.81 bits when all have the same.</source>
        <extracomment>06-temperature.lesson, scene of step 1</extracomment>
        <translation>«&#xa0;export&#xa0;» regarde sept tokens, mais pas également. L’entropie en fait un seul nombre&#xa0;: 0 bit quand un token a tout, log₂ 7 = 2,81 bits quand tous ont autant.</translation>
    </message>
    <message>
        <source>The entropy of this row is 2.75 bits. How many tokens, looked at alike, would have as much?</source>
        <extracomment>06-temperature.lesson, question of step 1</extracomment>
        <translation>L’entropie de cette ligne est de 2,75 bits. Combien de tokens, regardés également, en auraient autant&#xa0;?</translation>
    </message>
    <message>
        <source>2^2.75 = 6.7. The row of “export” is nearly an even mixture of all seven.</source>
        <extracomment>06-temperature.lesson, reveal of step 1</extracomment>
        <translation>2^2,75 = 6,7. La ligne de «&#xa0;export&#xa0;» est presque un mélange égal des sept.</translation>
    </message>
    <message>
        <source>Find the most decided row: pick the token with the lowest entropy.</source>
        <extracomment>06-temperature.lesson, task of step 1</extracomment>
        <translation>Trouvez la ligne la plus décidée&#xa0;: choisissez le token de plus faible entropie.</translation>
    </message>
    <message>
        <source>Pick one after the other and read “entropy” beside the chart. It is the first one: 2.49 bits.</source>
        <extracomment>06-temperature.lesson, hint of step 1</extracomment>
        <translation>Choisissez-les l’un après l’autre et lisez «&#xa0;entropie&#xa0;» à côté du graphique. C’est le premier&#xa0;: 2,49 bits.</translation>
    </message>
    <message>
        <source>Entropy is the honest count: it does not stop at the largest weight.</source>
        <extracomment>06-temperature.lesson, idea of step 1</extracomment>
        <translation>L’entropie est le compte honnête&#xa0;: elle ne s’arrête pas au plus grand poids.</translation>
    </message>
    <message>
        <source>```python
H = -(a * np.log2(a)).sum()
2 ** H     # 6.7 for export, 5.6 for Why
```</source>
        <extracomment>06-temperature.lesson, code of step 1</extracomment>
        <translation>```python
H = -(a * np.log2(a)).sum()
2 ** H     # 6.7 pour export, 5.6 pour Why
```</translation>
    </message>
    <message>
        <source>Cold</source>
        <extracomment>06-temperature.lesson, title of step 2</extracomment>
        <translation>Froid</translation>
    </message>
    <message>
        <source>The temperature τ divides all scores before the softmax. Below 1, differences grow.</source>
        <extracomment>06-temperature.lesson, scene of step 2</extracomment>
        <translation>La température τ divise tous les scores avant le softmax. Au-dessous de 1, les différences grandissent.</translation>
    </message>
    <message>
        <source>At τ = 0.1, what is the weight of “fail” in the row of “export”? It is 0.24 at τ = 1.</source>
        <extracomment>06-temperature.lesson, question of step 2</extracomment>
        <translation>À τ = 0,1, quel est le poids de «&#xa0;fail&#xa0;» dans la ligne de «&#xa0;export&#xa0;»&#xa0;? Il est de 0,24 à τ = 1.</translation>
    </message>
    <message>
        <source>0.97. Its score is only 0.36, but that is 0.376 above the next one, and 0.376 / 0.1 = 3.76: e^3.76 is 43 times as much.</source>
        <extracomment>06-temperature.lesson, reveal of step 2</extracomment>
        <translation>0,97. Son score n’est que de 0,36, mais c’est 0,376 au-dessus du suivant, et 0,376 / 0,1 = 3,76&#xa0;: e^3,76 fait 43 fois plus.</translation>
    </message>
    <message>
        <source>Turn the temperature down to 0.1 or below.</source>
        <extracomment>06-temperature.lesson, task of step 2</extracomment>
        <translation>Baissez la température à 0,1 ou moins.</translation>
    </message>
    <message>
        <source>Click the slider “temperature” in the tool bar and press Page Down some times.</source>
        <extracomment>06-temperature.lesson, hint of step 2</extracomment>
        <translation>Cliquez sur le curseur «&#xa0;Température&#xa0;» de la barre d’outils et appuyez quelques fois sur Page suivante.</translation>
    </message>
    <message>
        <source>Cold makes a choice of a preference. At 0 it would be the largest score and nothing else.</source>
        <extracomment>06-temperature.lesson, idea of step 2</extracomment>
        <translation>Le froid fait d’une préférence un choix. À 0, il ne resterait que le plus grand score.</translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>06-temperature.lesson, title of step 3</extracomment>
        <translation>Chaud</translation>
    </message>
    <message>
        <source>Above 1, differences shrink.</source>
        <extracomment>06-temperature.lesson, scene of step 3</extracomment>
        <translation>Au-dessus de 1, les différences se réduisent.</translation>
    </message>
    <message>
        <source>What do the weights of a row go to when τ grows without end?</source>
        <extracomment>06-temperature.lesson, question of step 3</extracomment>
        <translation>Vers quoi tendent les poids d’une ligne quand τ croît sans fin&#xa0;?</translation>
    </message>
    <message>
        <source>1/7 each</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation>1/7 chacun</translation>
    </message>
    <message>
        <source>They stay in their order, but the largest stays above 0.2</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation>Ils gardent leur ordre, mais le plus grand reste au-dessus de 0,2</translation>
    </message>
    <message>
        <source>All scores become nearly 0, and equal scores give equal shares: 1/7 = 0.143. At τ = 10 “fail” has 0.151.</source>
        <extracomment>06-temperature.lesson, reveal of step 3</extracomment>
        <translation>Tous les scores deviennent presque 0, et des scores égaux donnent des parts égales&#xa0;: 1/7 = 0,143. À τ = 10, «&#xa0;fail&#xa0;» a 0,151.</translation>
    </message>
    <message>
        <source>Turn the temperature up to 10 or above.</source>
        <extracomment>06-temperature.lesson, task of step 3</extracomment>
        <translation>Montez la température à 10 ou plus.</translation>
    </message>
    <message>
        <source>Page Up on the slider “temperature”.</source>
        <extracomment>06-temperature.lesson, hint of step 3</extracomment>
        <translation>Page précédente sur le curseur «&#xa0;Température&#xa0;».</translation>
    </message>
    <message>
        <source>Hot makes a mean of everything. The order of the weights stays, but it says less and less.</source>
        <extracomment>06-temperature.lesson, idea of step 3</extracomment>
        <translation>Le chaud fait de tout une moyenne. L’ordre des poids demeure, mais il dit de moins en moins.</translation>
    </message>
    <message>
        <source>```python
softmax(S[4] / np.sqrt(2) / 10)   # 0.139 to 0.151
```</source>
        <extracomment>06-temperature.lesson, code of step 3</extracomment>
        <translation>```python
softmax(S[4] / np.sqrt(2) / 10)   # de 0.139 à 0.151
```</translation>
    </message>
    <message>
        <source>One divisor</source>
        <extracomment>06-temperature.lesson, title of step 4</extracomment>
        <translation>Un seul diviseur</translation>
    </message>
    <message>
        <source>√2 = 1.41 divides the scores. The temperature divides them again.</source>
        <extracomment>06-temperature.lesson, scene of step 4</extracomment>
        <translation>√2 = 1,41 divise les scores. La température les divise encore.</translation>
    </message>
    <message>
        <source>Switch ÷ √d off and set the temperature to about 1.4. What happens to the weights?</source>
        <extracomment>06-temperature.lesson, question of step 4</extracomment>
        <translation>Désactivez ÷ √d et réglez la température sur environ 1,4. Qu’arrive-t-il aux poids&#xa0;?</translation>
    </message>
    <message>
        <source>They become much more decided</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation>Ils deviennent bien plus décidés</translation>
    </message>
    <message>
        <source>Almost nothing</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation>Presque rien</translation>
    </message>
    <message>
        <source>Dividing by √d and dividing by τ is the same. There is one divisor, d^p · τ. Its parts have different uses: p follows the width by itself, τ is yours.</source>
        <extracomment>06-temperature.lesson, reveal of step 4</extracomment>
        <translation>Diviser par √d et diviser par τ, c’est la même chose. Il n’y a qu’un diviseur, d^p · τ. Ses parties ont des usages différents&#xa0;: p suit la largeur de lui-même, τ est à vous.</translation>
    </message>
    <message>
        <source>Switch ÷ √d off and bring the weights back with the temperature.</source>
        <extracomment>06-temperature.lesson, task of step 4</extracomment>
        <translation>Désactivez ÷ √d et ramenez les poids à leur place avec la température.</translation>
    </message>
    <message>
        <source>First the switch. Then the right arrow key on the slider “temperature”, seven or eight times.</source>
        <extracomment>06-temperature.lesson, hint of step 4</extracomment>
        <translation>D’abord l’interrupteur. Puis la flèche droite sur le curseur «&#xa0;Température&#xa0;», sept ou huit fois.</translation>
    </message>
    <message>
        <source>Two knobs, one number.</source>
        <extracomment>06-temperature.lesson, idea of step 4</extracomment>
        <translation>Deux boutons, un seul nombre.</translation>
    </message>
    <message>
        <source>```python
S / 2**0.5 / 1.0    # the same
S / 2**0.0 / 2**0.5
```</source>
        <extracomment>06-temperature.lesson, code of step 4</extracomment>
        <translation>```python
S / 2**0.5 / 1.0    # la même chose
S / 2**0.0 / 2**0.5
```</translation>
    </message>
    <message>
        <source>The causal mask</source>
        <extracomment>07-causal-mask.lesson, title</extracomment>
        <translation>Le masque causal</translation>
    </message>
    <message>
        <source>Who may look at whom: nothing from the future, and exactly 0 where it is forbidden.</source>
        <extracomment>07-causal-mask.lesson, about</extracomment>
        <translation>Qui peut regarder qui&#xa0;: rien du futur, et exactement 0 là où c’est interdit.</translation>
    </message>
    <message>
        <source>Nobody looks ahead</source>
        <extracomment>07-causal-mask.lesson, title of step 1</extracomment>
        <translation>Personne ne regarde en avant</translation>
    </message>
    <message>
        <source>A model that writes must not see the next word. With the causal mask a token looks at itself and at what stands before it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 1</extracomment>
        <translation>Un modèle qui écrit ne doit pas voir le mot suivant. Avec le masque causal, un token se regarde lui-même et regarde ce qui le précède.</translation>
    </message>
    <message>
        <source>What weight does the first token, “Why”, give to itself then?</source>
        <extracomment>07-causal-mask.lesson, question of step 1</extracomment>
        <translation>Quel poids le premier token, «&#xa0;Why&#xa0;», se donne-t-il alors à lui-même&#xa0;?</translation>
    </message>
    <message>
        <source>1.00. It has no other choice: the row is forced. It says nothing about the scores.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 1</extracomment>
        <translation>1,00. Il n’a pas d’autre choix&#xa0;: la ligne est forcée. Cela ne dit rien des scores.</translation>
    </message>
    <message>
        <source>Choose the causal mask in the tool bar.</source>
        <extracomment>07-causal-mask.lesson, task of step 1</extracomment>
        <translation>Choisissez le masque causal dans la barre d’outils.</translation>
    </message>
    <message>
        <source>The box says “Mask: None”.</source>
        <extracomment>07-causal-mask.lesson, hint of step 1</extracomment>
        <translation>La liste affiche «&#xa0;Masque&#xa0;: Aucun&#xa0;».</translation>
    </message>
    <message>
        <source>The mask is a set of allowed pairs: the lower triangle.</source>
        <extracomment>07-causal-mask.lesson, idea of step 1</extracomment>
        <translation>Le masque est un ensemble de paires autorisées&#xa0;: le triangle inférieur.</translation>
    </message>
    <message>
        <source>A_ij = 0 where j &gt; i.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 1</extracomment>
        <translation>A_ij = 0 quand j &gt; i.</translation>
    </message>
    <message>
        <source>Hidden is exactly 0</source>
        <extracomment>07-causal-mask.lesson, title of step 2</extracomment>
        <translation>Masqué, c’est exactement 0</translation>
    </message>
    <message>
        <source>Without the mask “export” gave “Why” the weight 0.13. Now it is {{weights[export,Why]}}, and “export” itself went from 0.17 to {{weights[export,export]}}.</source>
        <extracomment>07-causal-mask.lesson, scene of step 2</extracomment>
        <translation>Sans le masque, «&#xa0;export&#xa0;» donnait à «&#xa0;Why&#xa0;» le poids 0,13. Maintenant, il vaut {{weights[export,Why]}}, et «&#xa0;export&#xa0;» lui-même est passé de 0,17 à {{weights[export,export]}}.</translation>
    </message>
    <message>
        <source>Two keys are hidden from “export”. What happens to the ratio of any two weights that are left?</source>
        <extracomment>07-causal-mask.lesson, question of step 2</extracomment>
        <translation>Deux clés sont masquées pour «&#xa0;export&#xa0;». Qu’arrive-t-il au rapport de deux poids quelconques parmi ceux qui restent&#xa0;?</translation>
    </message>
    <message>
        <source>The larger one gains</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>Le plus grand y gagne</translation>
    </message>
    <message>
        <source>It stays the same</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>Il reste le même</translation>
    </message>
    <message>
        <source>They become equal</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>Ils deviennent égaux</translation>
    </message>
    <message>
        <source>The exponentials stay what they were, only the sum loses two terms. Every weight that is left grows by the same factor: 0.13 to 0.20, 0.17 to 0.26.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 2</extracomment>
        <translation>Les exponentielles restent ce qu’elles étaient, seule la somme perd deux termes. Chaque poids restant croît du même facteur&#xa0;: 0,13 à 0,20, 0,17 à 0,26.</translation>
    </message>
    <message>
        <source>Click the hidden weight of “export” on “fail”: exactly 0, no terms.</source>
        <extracomment>07-causal-mask.lesson, task of step 2</extracomment>
        <translation>Cliquez sur le poids masqué de «&#xa0;export&#xa0;» sur «&#xa0;fail&#xa0;»&#xa0;: exactement 0, aucun terme.</translation>
    </message>
    <message>
        <source>It is hatched, at the right of the diagonal.</source>
        <extracomment>07-causal-mask.lesson, hint of step 2</extracomment>
        <translation>Il est hachuré, à droite de la diagonale.</translation>
    </message>
    <message>
        <source>Not a small weight, none. No number behind the mask can leak, not even one that is not a number.</source>
        <extracomment>07-causal-mask.lesson, idea of step 2</extracomment>
        <translation>Pas un petit poids&#xa0;: aucun. Aucun nombre derrière le masque ne peut filtrer, pas même un qui n’est pas un nombre.</translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
with the sum over allowed k only.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 2</extracomment>
        <translation>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
avec la somme sur les seuls k autorisés.</translation>
    </message>
    <message>
        <source>The past stays what it was</source>
        <extracomment>07-causal-mask.lesson, title of step 3</extracomment>
        <translation>Le passé reste ce qu’il était</translation>
    </message>
    <message>
        <source>“?” is the last token. Nobody before it may look at it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 3</extracomment>
        <translation>«&#xa0;?&#xa0;» est le dernier token. Personne avant lui ne peut le regarder.</translation>
    </message>
    <message>
        <source>You change the embedding of “?”. Which rows of the output change?</source>
        <extracomment>07-causal-mask.lesson, question of step 3</extracomment>
        <translation>Vous modifiez l’embedding de «&#xa0;?&#xa0;». Quelles lignes de la sortie changent&#xa0;?</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Only the row of “?”</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>Seulement la ligne de «&#xa0;?&#xa0;»</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Only its own. That is why a model can be trained on all positions of a text at once, and why a program that writes can keep the keys and values of what is written.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 3</extracomment>
        <translation>Seulement la sienne. C’est pourquoi on peut entraîner un modèle sur toutes les positions d’un texte à la fois, et pourquoi un programme qui écrit peut garder les clés et les valeurs de ce qui est écrit.</translation>
    </message>
    <message>
        <source>Change a number in the row of “?” of X.</source>
        <extracomment>07-causal-mask.lesson, task of step 3</extracomment>
        <translation>Modifiez un nombre de la ligne de «&#xa0;?&#xa0;» de X.</translation>
    </message>
    <message>
        <source>Click the 0.70 in the last row of X, type another number, press Enter.</source>
        <extracomment>07-causal-mask.lesson, hint of step 3</extracomment>
        <translation>Cliquez sur le 0,70 de la dernière ligne de X, saisissez un autre nombre et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Cause goes one way: from the left to the right.</source>
        <extracomment>07-causal-mask.lesson, idea of step 3</extracomment>
        <translation>La cause va dans un seul sens&#xa0;: de gauche à droite.</translation>
    </message>
    <message>
        <source>```python
O[:6]   # does not read X[6]
```</source>
        <extracomment>07-causal-mask.lesson, code of step 3</extracomment>
        <translation>```python
O[:6]   # ne lit pas X[6]
```</translation>
    </message>
    <message>
        <source>A mask of your own</source>
        <extracomment>07-causal-mask.lesson, title of step 4</extracomment>
        <translation>Un masque à vous</translation>
    </message>
    <message>
        <source>A mask can be any set of pairs. Painting starts from the mask in force.</source>
        <extracomment>07-causal-mask.lesson, scene of step 4</extracomment>
        <translation>Un masque peut être n’importe quel ensemble de paires. La peinture part du masque en vigueur.</translation>
    </message>
    <message>
        <source>Hide “export” from itself. How much weight do its four other keys get together?</source>
        <extracomment>07-causal-mask.lesson, question of step 4</extracomment>
        <translation>Masquez «&#xa0;export&#xa0;» à lui-même. Combien de poids ses quatre autres clés reçoivent-elles ensemble&#xa0;?</translation>
    </message>
    <message>
        <source>As much as before</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation>Autant qu’avant</translation>
    </message>
    <message>
        <source>All of it</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>A row always adds up to 1. What one key loses goes to the others, in proportion.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 4</extracomment>
        <translation>La somme d’une ligne vaut toujours 1. Ce qu’une clé perd va aux autres, en proportion.</translation>
    </message>
    <message>
        <source>Paint the mask: hide the pair “export”, “export”.</source>
        <extracomment>07-causal-mask.lesson, task of step 4</extracomment>
        <translation>Peignez le masque&#xa0;: masquez la paire «&#xa0;export&#xa0;», «&#xa0;export&#xa0;».</translation>
    </message>
    <message>
        <source>Press Ctrl+M, click the cell of “export” with itself in A, and press Ctrl+M again.</source>
        <extracomment>07-causal-mask.lesson, hint of step 4</extracomment>
        <translation>Appuyez sur Ctrl+M, cliquez dans A sur la cellule de «&#xa0;export&#xa0;» avec lui-même, et appuyez de nouveau sur Ctrl+M.</translation>
    </message>
    <message>
        <source>Sentences in one batch, padding, windows: all are masks.</source>
        <extracomment>07-causal-mask.lesson, idea of step 4</extracomment>
        <translation>Phrases dans un même lot, remplissage, fenêtres&#xa0;: ce sont tous des masques.</translation>
    </message>
    <message>
        <source>A row with no allowed key has no weights at all, and not zeros: zeros do not add up to 1.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 4</extracomment>
        <translation>Une ligne sans clé autorisée n’a pas de poids du tout, et non des zéros&#xa0;: des zéros ne font pas une somme de 1.</translation>
    </message>
    <message>
        <source>The gradient that vanishes, and the loss that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title</extracomment>
        <translation>Le gradient qui disparaît, et la perte qui ne s’en soucie pas</translation>
    </message>
    <message>
        <source>A weight of 0.0000007 is to become 0.9. One loss cannot move it, another one can at once.</source>
        <extracomment>08-vanishing-gradient.lesson, about</extracomment>
        <translation>Un poids de 0,0000007 doit devenir 0,9. Une perte ne peut pas le faire bouger, une autre le peut tout de suite.</translation>
    </message>
    <message>
        <source>A dead Jacobian</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 1</extracomment>
        <translation>Une jacobienne morte</translation>
    </message>
    <message>
        <source>Here d is 512, the columns beyond the second are random, and ÷ √d is off. “export” gives “fail” the weight {{weights[export,fail]:9}}; nearly all goes to “did”.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 1</extracomment>
        <translation>Ici d vaut 512, les colonnes au-delà de la deuxième sont aléatoires, et ÷ √d est désactivé. «&#xa0;export&#xa0;» donne à «&#xa0;fail&#xa0;» le poids {{weights[export,fail]:9}}&#xa0;; presque tout va à «&#xa0;did&#xa0;».</translation>
    </message>
    <message>
        <source>How much can any number of W_Q or W_K move this weight?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 1</extracomment>
        <translation>Combien un nombre quelconque de W_Q ou W_K peut-il faire bouger ce poids&#xa0;?</translation>
    </message>
    <message>
        <source>As much as at d = 2</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation>Autant qu’à d = 2</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation>Presque rien</translation>
    </message>
    <message>
        <source>Its derivative by any score of its row has the weight itself as a factor, and that is 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 1</extracomment>
        <translation>Sa dérivée par rapport à chaque score de sa ligne a le poids lui-même comme facteur, et il vaut 0,0000007.</translation>
    </message>
    <message>
        <source>Select the weight of “export” on “fail”, and switch Derivatives on.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 1</extracomment>
        <translation>Sélectionnez le poids de «&#xa0;export&#xa0;» sur «&#xa0;fail&#xa0;», et activez Dérivées.</translation>
    </message>
    <message>
        <source>Click the weight in A, then press Ctrl+Shift+D.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 1</extracomment>
        <translation>Cliquez sur le poids dans A, puis appuyez sur Ctrl+Shift+D.</translation>
    </message>
    <message>
        <source>Every pane now shows how much its cells move this one weight. Leave the derivatives again with “Back to values”.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 1</extracomment>
        <translation>Chaque panneau montre maintenant combien ses cellules font bouger ce seul poids. Quittez les dérivées par «&#xa0;Revenir aux valeurs&#xa0;».</translation>
    </message>
    <message>
        <source>The square that cannot move it</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 2</extracomment>
        <translation>Le carré qui ne peut pas le faire bouger</translation>
    </message>
    <message>
        <source>Goal seek lets W_Q and W_K go down the gradient of a loss. The first one: half the squared distance of the weight to 0.9. The rate is 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 2</extracomment>
        <translation>La recherche de valeur cible fait descendre à W_Q et W_K le gradient d’une perte. La première&#xa0;: la moitié du carré de la distance du poids à 0,9. Le taux est 0,5.</translation>
    </message>
    <message>
        <source>Where is the weight after 500 steps?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 2</extracomment>
        <translation>Où est le poids après 500 pas&#xa0;?</translation>
    </message>
    <message>
        <source>At 0.9</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>À 0,9</translation>
    </message>
    <message>
        <source>Half way, at about 0.45</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>À mi-chemin, vers 0,45</translation>
    </message>
    <message>
        <source>Still below 0.000001</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>Toujours au-dessous de 0,000001</translation>
    </message>
    <message>
        <source>At 0.00000087. The loss is large, but its gradient must pass the dead Jacobian: it is (a − 0.9) times that factor of 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 2</extracomment>
        <translation>À 0,00000087. La perte est grande, mais son gradient doit passer par la jacobienne morte&#xa0;: il est (a − 0,9) fois ce facteur de 0,0000007.</translation>
    </message>
    <message>
        <source>Open Goal seek and let it play for a while.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 2</extracomment>
        <translation>Ouvrez la recherche de valeur cible et laissez-la tourner un moment.</translation>
    </message>
    <message>
        <source>Matrix &gt; Goal seek, or Ctrl+Shift+K. The goal is set already: press “Play”.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 2</extracomment>
        <translation>Matrice &gt; Recherche de valeur cible, ou Ctrl+Shift+K. L’objectif est déjà réglé&#xa0;: appuyez sur «&#xa0;Lancer&#xa0;».</translation>
    </message>
    <message>
        <source>A large error is no use when the way back is blocked.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 2</extracomment>
        <translation>Une grande erreur ne sert à rien quand le chemin du retour est barré.</translation>
    </message>
    <message>
        <source>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
e is 1 at “fail” and 0 elsewhere, the first a is the weight of “fail”, the last one the whole row.</source>
        <extracomment>08-vanishing-gradient.lesson, mathematics of step 2</extracomment>
        <translation>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
e vaut 1 en «&#xa0;fail&#xa0;» et 0 ailleurs, le premier a est le poids de «&#xa0;fail&#xa0;», le dernier la ligne entière.</translation>
    </message>
    <message>
        <source>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 6.4e-7 at most
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 2</extracomment>
        <translation>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 6.4e-7 au plus
```</translation>
    </message>
    <message>
        <source>The logarithm that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 3</extracomment>
        <translation>Le logarithme qui ne s’en soucie pas</translation>
    </message>
    <message>
        <source>Another loss for the same weight: minus its logarithm. It is 14.2 now.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 3</extracomment>
        <translation>Une autre perte pour le même poids&#xa0;: moins son logarithme. Elle vaut maintenant 14,2.</translation>
    </message>
    <message>
        <source>What is its derivative by the score of “fail”?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 3</extracomment>
        <translation>Quelle est sa dérivée par rapport au score de «&#xa0;fail&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>a − 1 = −0.9999993. The logarithm divides by the weight, the Jacobian multiplies by it: the factor is gone. The gradient does not care how small the weight is.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 3</extracomment>
        <translation>a − 1 = −0,9999993. Le logarithme divise par le poids, la jacobienne multiplie par lui&#xa0;: le facteur a disparu. Le gradient se moque de la petitesse du poids.</translation>
    </message>
    <message>
        <source>In Goal seek choose the loss “Minus the logarithm”, set the rate to 0.001, and play until the weight is above 0.8.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 3</extracomment>
        <translation>Dans la recherche de valeur cible, choisissez la perte «&#xa0;Moins le logarithme de la cellule&#xa0;», réglez le taux sur 0,001 et lancez jusqu’à ce que le poids dépasse 0,8.</translation>
    </message>
    <message>
        <source>Set the loss and the rate first, then press “Play”. It takes about twenty steps.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 3</extracomment>
        <translation>Réglez d’abord la perte et le taux, puis appuyez sur «&#xa0;Lancer&#xa0;». Il faut une vingtaine de pas.</translation>
    </message>
    <message>
        <source>This is why classifiers and language models are trained with the cross entropy: it goes with the softmax.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 3</extracomment>
        <translation>C’est pourquoi les classifieurs et les modèles de langage sont entraînés avec l’entropie croisée&#xa0;: elle va avec le softmax.</translation>
    </message>
    <message>
        <source>```python
a - np.eye(7)[5]   # -1 at fail, however small a[5] is
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 3</extracomment>
        <translation>```python
a - np.eye(7)[5]   # -1 en fail, si petit que soit a[5]
```</translation>
    </message>
    <message>
        <source>√d, and the square works too</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 4</extracomment>
        <translation>√d, et le carré marche aussi</translation>
    </message>
    <message>
        <source>The same matrices with ÷ √d: the weight starts at 0.105.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 4</extracomment>
        <translation>Les mêmes matrices avec ÷ √d&#xa0;: le poids part de 0,105.</translation>
    </message>
    <message>
        <source>Back to the squared distance and the rate 0.5. Does it arrive now?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 4</extracomment>
        <translation>Retour au carré de la distance et au taux 0,5. Arrive-t-il maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, in some hundred steps</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation>Oui, en quelques centaines de pas</translation>
    </message>
    <message>
        <source>No, the loss is to blame</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation>Non, c’est la faute de la perte</translation>
    </message>
    <message>
        <source>It passes 0.89 after 386 steps. The scores are 22.6 times smaller, no weight is near 0 or 1, and the Jacobian lives. Either cure helps: a loss that goes with the softmax, or scores that do not saturate it.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 4</extracomment>
        <translation>Il dépasse 0,89 après 386 pas. Les scores sont 22,6 fois plus petits, aucun poids n’est proche de 0 ou de 1, et la jacobienne vit. Chacun des deux remèdes aide&#xa0;: une perte qui va avec le softmax, ou des scores qui ne le saturent pas.</translation>
    </message>
    <message>
        <source>Play again in Goal seek, until the weight is above 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 4</extracomment>
        <translation>Relancez la recherche de valeur cible, jusqu’à ce que le poids dépasse 0,5.</translation>
    </message>
    <message>
        <source>This step set ÷ √d on, and the loss and the rate back. Press “Play”, and wait.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 4</extracomment>
        <translation>Cette étape a activé ÷ √d et rétabli la perte et le taux. Appuyez sur «&#xa0;Lancer&#xa0;» et attendez.</translation>
    </message>
    <message>
        <source>Inside a model no head has a loss of its own. What reaches it has to pass its softmax: that is why the scores must be kept small.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 4</extracomment>
        <translation>Dans un modèle, aucune tête n’a de perte à elle. Ce qui lui parvient doit passer par son softmax&#xa0;: c’est pourquoi il faut garder les scores petits.</translation>
    </message>
    <message>
        <source>Order does not matter</source>
        <extracomment>09-order.lesson, title</extracomment>
        <translation>L’ordre ne compte pas</translation>
    </message>
    <message>
        <source>Dog bites man, man bites dog: attention alone cannot tell. Hence positions.</source>
        <extracomment>09-order.lesson, about</extracomment>
        <translation>Le chien mord l’homme, l’homme mord le chien&#xa0;: l’attention seule ne fait pas la différence. D’où les positions.</translation>
    </message>
    <message>
        <source>Swap two tokens</source>
        <extracomment>09-order.lesson, title of step 1</extracomment>
        <translation>Échanger deux tokens</translation>
    </message>
    <message>
        <source>The output of “dog” is {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}.</source>
        <extracomment>09-order.lesson, scene of step 1</extracomment>
        <translation>La sortie de «&#xa0;dog&#xa0;» est {{output[dog,0]:3}}&#xa0;; {{output[dog,1]:3}}&#xa0;; {{output[dog,2]:3}}.</translation>
    </message>
    <message>
        <source>Move “dog” one place to the right: “bites dog man”. What does its output become?</source>
        <extracomment>09-order.lesson, question of step 1</extracomment>
        <translation>Déplacez «&#xa0;dog&#xa0;» d’une place vers la droite&#xa0;: «&#xa0;bites dog man&#xa0;». Que devient sa sortie&#xa0;?</translation>
    </message>
    <message>
        <source>Something else: it has other neighbours</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation>Autre chose&#xa0;: il a d’autres voisins</translation>
    </message>
    <message>
        <source>Exactly the same</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation>Exactement la même</translation>
    </message>
    <message>
        <source>The row moves along with its token, and nothing in it changes. The sum over all keys does not ask in which order they come.</source>
        <extracomment>09-order.lesson, reveal of step 1</extracomment>
        <translation>La ligne se déplace avec son token, et rien n’y change. La somme sur toutes les clés ne demande pas dans quel ordre elles viennent.</translation>
    </message>
    <message>
        <source>Move “dog” to another place.</source>
        <extracomment>09-order.lesson, task of step 1</extracomment>
        <translation>Déplacez «&#xa0;dog&#xa0;» à une autre place.</translation>
    </message>
    <message>
        <source>To attention, a sentence is a bag of words.</source>
        <extracomment>09-order.lesson, idea of step 1</extracomment>
        <translation>Pour l’attention, une phrase est un sac de mots.</translation>
    </message>
    <message>
        <source>For any order P of the rows:
$ O(P X) = P O(X) $</source>
        <extracomment>09-order.lesson, mathematics of step 1</extracomment>
        <translation>Pour tout ordre P des lignes&#xa0;:
$ O(P X) = P O(X) $</translation>
    </message>
    <message>
        <source>Give each place a mark</source>
        <extracomment>09-order.lesson, title of step 2</extracomment>
        <translation>Marquer chaque place</translation>
    </message>
    <message>
        <source>Rotary positions turn each query and key by an angle that grows with its place. The product of two of them then depends on how far they stand apart.</source>
        <extracomment>09-order.lesson, scene of step 2</extracomment>
        <translation>Les positions rotatives tournent chaque requête et chaque clé d’un angle qui croît avec sa place. Leur produit dépend alors de la distance qui les sépare.</translation>
    </message>
    <message>
        <source>Which of these change when positions are switched on?</source>
        <extracomment>09-order.lesson, question of step 2</extracomment>
        <translation>Lesquels changent quand on active les positions&#xa0;?</translation>
    </message>
    <message>
        <source>Q, K and V</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>Q, K et V</translation>
    </message>
    <message>
        <source>The scores, the weights and the output</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>Les scores, les poids et la sortie</translation>
    </message>
    <message>
        <source>Only the output of the first token</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>Seulement la sortie du premier token</translation>
    </message>
    <message>
        <source>Q, K and V are made as before. Two more steps stand between them and the scores: the turned queries and keys. The first token stands at place 0 and is not turned.</source>
        <extracomment>09-order.lesson, reveal of step 2</extracomment>
        <translation>Q, K et V sont faits comme avant. Deux étapes de plus se placent entre eux et les scores&#xa0;: les requêtes et les clés tournées. Le premier token est à la place 0 et n’est pas tourné.</translation>
    </message>
    <message>
        <source>Switch rotary positions on.</source>
        <extracomment>09-order.lesson, task of step 2</extracomment>
        <translation>Activez les positions rotatives.</translation>
    </message>
    <message>
        <source>Matrix &gt; Rotary positions. Choose a convention; which one does not matter here.</source>
        <extracomment>09-order.lesson, hint of step 2</extracomment>
        <translation>Matrice &gt; Positions rotatives. Choisissez une convention&#xa0;; laquelle n’importe pas ici.</translation>
    </message>
    <message>
        <source>A position can be added to X, or turned into Q and K. Either way the order has to be put in by hand.</source>
        <extracomment>09-order.lesson, idea of step 2</extracomment>
        <translation>Une position peut être ajoutée à X, ou introduite par rotation dans Q et K. Dans les deux cas, il faut mettre l’ordre à la main.</translation>
    </message>
    <message>
        <source>$ q_m · k_n = q^T R(n − m) k $
R turns by an angle in proportion to the distance n − m.</source>
        <extracomment>09-order.lesson, mathematics of step 2</extracomment>
        <translation>$ q_m · k_n = q^T R(n − m) k $
R tourne d’un angle proportionnel à la distance n − m.</translation>
    </message>
    <message>
        <source>Now order matters</source>
        <extracomment>09-order.lesson, title of step 3</extracomment>
        <translation>Maintenant l’ordre compte</translation>
    </message>
    <message>
        <source>Rotary positions are in force. The output of “dog” is now {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}: write it down before you move anything.</source>
        <extracomment>09-order.lesson, scene of step 3</extracomment>
        <translation>Les positions rotatives sont en vigueur. La sortie de «&#xa0;dog&#xa0;» est maintenant {{output[dog,0]:3}}&#xa0;; {{output[dog,1]:3}}&#xa0;; {{output[dog,2]:3}}&#xa0;: notez-la avant de déplacer quoi que ce soit.</translation>
    </message>
    <message>
        <source>Move a token. Does the output of “dog” stay?</source>
        <extracomment>09-order.lesson, question of step 3</extracomment>
        <translation>Déplacez un token. La sortie de «&#xa0;dog&#xa0;» reste-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, the row just moves</source>
        <extracomment>09-order.lesson, choice of step 3</extracomment>
        <translation>Oui, la ligne se déplace seulement</translation>
    </message>
    <message>
        <source>The distances changed, so the turned products changed, and the weights with them.</source>
        <extracomment>09-order.lesson, reveal of step 3</extracomment>
        <translation>Les distances ont changé, donc aussi les produits tournés, et les poids avec eux.</translation>
    </message>
    <message>
        <source>With rotary positions on, move “dog” to another place and see its output change.</source>
        <extracomment>09-order.lesson, task of step 3</extracomment>
        <translation>Avec les positions rotatives activées, déplacez «&#xa0;dog&#xa0;» à une autre place et voyez sa sortie changer.</translation>
    </message>
    <message>
        <source>“Dog bites man” and “man bites dog” are two sentences at last.</source>
        <extracomment>09-order.lesson, idea of step 3</extracomment>
        <translation>«&#xa0;Dog bites man&#xa0;» et «&#xa0;man bites dog&#xa0;» sont enfin deux phrases.</translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>10-not-seen.lesson, title</extracomment>
        <translation>Ce qu’on ne peut pas voir</translation>
    </message>
    <message>
        <source>Numbers of a head that can change without any weight changing.</source>
        <extracomment>10-not-seen.lesson, about</extracomment>
        <translation>Des nombres d’une tête qui peuvent changer sans qu’aucun poids ne change.</translation>
    </message>
    <message>
        <source>The bias of the keys</source>
        <extracomment>10-not-seen.lesson, title of step 1</extracomment>
        <translation>Le biais des clés</translation>
    </message>
    <message>
        <source>This head has biases; all are 0. Adding b_K moves every key by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 1</extracomment>
        <translation>Cette tête a des biais&#xa0;; tous valent 0. Ajouter b_K déplace chaque clé de la même quantité.</translation>
    </message>
    <message>
        <source>Set a number of b_K to 5. The scores change. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 1</extracomment>
        <translation>Mettez un nombre de b_K à 5. Les scores changent. Que font les poids&#xa0;?</translation>
    </message>
    <message>
        <source>They change a lot</source>
        <extracomment>10-not-seen.lesson, choice of step 1</extracomment>
        <translation>Ils changent beaucoup</translation>
    </message>
    <message>
        <source>Every score of a row grows by the same q · b_K. The softmax sees differences within a row, and those stay. So b_K does nothing, in any model.</source>
        <extracomment>10-not-seen.lesson, reveal of step 1</extracomment>
        <translation>Chaque score d’une ligne croît du même q · b_K. Le softmax voit les différences au sein d’une ligne, et elles restent. Donc b_K ne fait rien, dans aucun modèle.</translation>
    </message>
    <message>
        <source>Set the first number of b_K to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 1</extracomment>
        <translation>Mettez le premier nombre de b_K à 5.</translation>
    </message>
    <message>
        <source>b_K stands below W_K. Click its first number, type 5 and press Enter. The chart of weights below stays as it is.</source>
        <extracomment>10-not-seen.lesson, hint of step 1</extracomment>
        <translation>b_K se trouve sous W_K. Cliquez sur son premier nombre, saisissez 5 et appuyez sur Entrée. Le graphique des poids en dessous reste tel quel.</translation>
    </message>
    <message>
        <source>Whisper&apos;s keys have no bias, and nothing is missing.</source>
        <extracomment>10-not-seen.lesson, idea of step 1</extracomment>
        <translation>Les clés de Whisper n’ont pas de biais, et il ne manque rien.</translation>
    </message>
    <message>
        <source>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
The last term does not depend on j.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 1</extracomment>
        <translation>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
Le dernier terme ne dépend pas de j.</translation>
    </message>
    <message>
        <source>The bias of the queries is seen</source>
        <extracomment>10-not-seen.lesson, title of step 2</extracomment>
        <translation>Le biais des requêtes se voit</translation>
    </message>
    <message>
        <source>b_Q moves every query by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 2</extracomment>
        <translation>b_Q déplace chaque requête de la même quantité.</translation>
    </message>
    <message>
        <source>Set a number of b_Q to 5. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 2</extracomment>
        <translation>Mettez un nombre de b_Q à 5. Que font les poids&#xa0;?</translation>
    </message>
    <message>
        <source>They change</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation>Ils changent</translation>
    </message>
    <message>
        <source>Nothing, as with b_K</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation>Rien, comme avec b_K</translation>
    </message>
    <message>
        <source>Now the score of i and j grows by b_Q · k_j. That depends on the key j: some keys become popular with everybody. “red” now gets 0.96 from itself and 0.95 from “green”.</source>
        <extracomment>10-not-seen.lesson, reveal of step 2</extracomment>
        <translation>Maintenant le score de i et j croît de b_Q · k_j. Cela dépend de la clé j&#xa0;: certaines clés deviennent populaires auprès de tous. «&#xa0;red&#xa0;» reçoit maintenant 0,96 de lui-même et 0,95 de «&#xa0;green&#xa0;».</translation>
    </message>
    <message>
        <source>Set the first number of b_Q to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 2</extracomment>
        <translation>Mettez le premier nombre de b_Q à 5.</translation>
    </message>
    <message>
        <source>b_Q stands below W_Q.</source>
        <extracomment>10-not-seen.lesson, hint of step 2</extracomment>
        <translation>b_Q se trouve sous W_Q.</translation>
    </message>
    <message>
        <source>b_Q is a question that all tokens ask.</source>
        <extracomment>10-not-seen.lesson, idea of step 2</extracomment>
        <translation>b_Q est une question que posent tous les tokens.</translation>
    </message>
    <message>
        <source>```python
S + (bq @ K.T)   # the same row added to all rows
```</source>
        <extracomment>10-not-seen.lesson, code of step 2</extracomment>
        <translation>```python
S + (bq @ K.T)   # la même ligne ajoutée à toutes les lignes
```</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>10-not-seen.lesson, title of step 3</extracomment>
        <translation>Tourner les deux</translation>
    </message>
    <message>
        <source>W_Q and W_K are the identity here. “Rotation” makes a rotation of a matrix.</source>
        <extracomment>10-not-seen.lesson, scene of step 3</extracomment>
        <translation>W_Q et W_K sont ici l’identité. «&#xa0;Rotation&#xa0;» fait d’une matrice une rotation.</translation>
    </message>
    <message>
        <source>Turn W_Q by 30 degrees, and W_K by the same. What happens to the scores?</source>
        <extracomment>10-not-seen.lesson, question of step 3</extracomment>
        <translation>Tournez W_Q de 30 degrés, et W_K d’autant. Qu’arrive-t-il aux scores&#xa0;?</translation>
    </message>
    <message>
        <source>They grow</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation>Ils grandissent</translation>
    </message>
    <message>
        <source>They change their signs</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation>Ils changent de signe</translation>
    </message>
    <message>
        <source>Queries and keys turn together, and a product of two vectors does not see that. Only W_Q W_Kᵀ counts. So a single column of Q has no meaning of its own: another rotation would mix it with the others.</source>
        <extracomment>10-not-seen.lesson, reveal of step 3</extracomment>
        <translation>Les requêtes et les clés tournent ensemble, et un produit de deux vecteurs n’en voit rien. Seul W_Q W_Kᵀ compte. Une seule colonne de Q n’a donc pas de sens à elle&#xa0;: une autre rotation la mélangerait aux autres.</translation>
    </message>
    <message>
        <source>Turn W_Q and W_K by the same angle.</source>
        <extracomment>10-not-seen.lesson, task of step 3</extracomment>
        <translation>Tournez W_Q et W_K du même angle.</translation>
    </message>
    <message>
        <source>Click a cell of W_Q, choose Matrix &gt; Rotation, and 30. Then a cell of W_K, and the same.</source>
        <extracomment>10-not-seen.lesson, hint of step 3</extracomment>
        <translation>Cliquez sur une cellule de W_Q, choisissez Matrice &gt; Rotation, et 30. Puis une cellule de W_K, et de même.</translation>
    </message>
    <message>
        <source>q1 and q2 have no names because they cannot have any.</source>
        <extracomment>10-not-seen.lesson, idea of step 3</extracomment>
        <translation>q1 et q2 n’ont pas de nom parce qu’ils ne peuvent pas en avoir.</translation>
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
        <translation>Étirer l’une, rétrécir l’autre</translation>
    </message>
    <message>
        <source>Rotations are not all that is unseen.</source>
        <extracomment>10-not-seen.lesson, scene of step 4</extracomment>
        <translation>Les rotations ne sont pas tout ce qui ne se voit pas.</translation>
    </message>
    <message>
        <source>Multiply W_Q by 4. What must be done to W_K so that the weights stay?</source>
        <extracomment>10-not-seen.lesson, question of step 4</extracomment>
        <translation>Multipliez W_Q par 4. Que faut-il faire à W_K pour que les poids restent&#xa0;?</translation>
    </message>
    <message>
        <source>Multiply it by 4 too</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>La multiplier par 4 aussi</translation>
    </message>
    <message>
        <source>Multiply it by 1/4</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>La multiplier par 1/4</translation>
    </message>
    <message>
        <source>Nothing can be done</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>On n’y peut rien</translation>
    </message>
    <message>
        <source>4 · 0.25 = 1: the product W_Q W_Kᵀ is what it was. A large number in W_Q alone says nothing about how decided a head is.</source>
        <extracomment>10-not-seen.lesson, reveal of step 4</extracomment>
        <translation>4 · 0,25 = 1&#xa0;: le produit W_Q W_Kᵀ est ce qu’il était. Un grand nombre dans W_Q seule ne dit pas à quel point une tête est décidée.</translation>
    </message>
    <message>
        <source>Scale W_Q by 4 and W_K by 0.25.</source>
        <extracomment>10-not-seen.lesson, task of step 4</extracomment>
        <translation>Multipliez W_Q par 4 et W_K par 0,25 avec «&#xa0;Mettre à l’échelle&#xa0;».</translation>
    </message>
    <message>
        <source>Matrix &gt; Scale works on the matrix of the selected cell.</source>
        <extracomment>10-not-seen.lesson, hint of step 4</extracomment>
        <translation>Matrice &gt; Mettre à l’échelle agit sur la matrice de la cellule sélectionnée.</translation>
    </message>
    <message>
        <source>Compare heads by what they do, by scores and weights, and not by their numbers.</source>
        <extracomment>10-not-seen.lesson, idea of step 4</extracomment>
        <translation>Comparez les têtes par ce qu’elles font, par les scores et les poids, et non par leurs nombres.</translation>
    </message>
    <message>
        <source>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
for every matrix M that has an inverse.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 4</extracomment>
        <translation>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
pour toute matrice M qui a une inverse.</translation>
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
        <translation>Construire une tête à la main</translation>
    </message>
    <message>
        <source>A head that looks at the previous token, from nothing; and saturation that is right.</source>
        <extracomment>11-build-a-head.lesson, about</extracomment>
        <translation>Une tête qui regarde le token précédent, à partir de rien&#xa0;; et une saturation qui est juste.</translation>
    </message>
    <message>
        <source>An empty head</source>
        <extracomment>11-build-a-head.lesson, title of step 1</extracomment>
        <translation>Une tête vide</translation>
    </message>
    <message>
        <source>W_Q and W_K hold nothing but zeros. The mask is causal. The first five features of X say at which place a word stands.</source>
        <extracomment>11-build-a-head.lesson, scene of step 1</extracomment>
        <translation>W_Q et W_K ne contiennent que des zéros. Le masque est causal. Les cinq premières caractéristiques de X disent à quelle place se trouve un mot.</translation>
    </message>
    <message>
        <source>What weight does “cat”, the fifth token, give to each token?</source>
        <extracomment>11-build-a-head.lesson, question of step 1</extracomment>
        <translation>Quel poids «&#xa0;cat&#xa0;», le cinquième token, donne-t-il à chaque token&#xa0;?</translation>
    </message>
    <message>
        <source>All scores are 0, so all five allowed keys get the same: 1/5. A head without opinions is a mean of the past.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 1</extracomment>
        <translation>Tous les scores valent 0, les cinq clés autorisées reçoivent donc la même part&#xa0;: 1/5. Une tête sans opinion est une moyenne du passé.</translation>
    </message>
    <message>
        <source>Pick “cat”, and look at its weights.</source>
        <extracomment>11-build-a-head.lesson, task of step 1</extracomment>
        <translation>Choisissez «&#xa0;cat&#xa0;», et regardez ses poids.</translation>
    </message>
    <message>
        <source>We want a head that looks at the token just before. Real models grow such heads; more is built on them.</source>
        <extracomment>11-build-a-head.lesson, idea of step 1</extracomment>
        <translation>Nous voulons une tête qui regarde le token juste avant. Les vrais modèles font pousser de telles têtes&#xa0;; bien des choses reposent sur elles.</translation>
    </message>
    <message>
        <source>Keys: here I stand</source>
        <extracomment>11-build-a-head.lesson, title of step 2</extracomment>
        <translation>Clés&#xa0;: je suis ici</translation>
    </message>
    <message>
        <source>Let a key say at which place its token stands: place 1 in column k1, place 2 in k2, and so on. The number 3 makes it loud.</source>
        <extracomment>11-build-a-head.lesson, scene of step 2</extracomment>
        <translation>Qu’une clé dise à quelle place se trouve son token&#xa0;: place 1 dans la colonne k1, place 2 dans k2, et ainsi de suite. Le nombre 3 la fait parler fort.</translation>
    </message>
    <message>
        <source>W_Q is still empty. What do the weights do when the keys are there?</source>
        <extracomment>11-build-a-head.lesson, question of step 2</extracomment>
        <translation>W_Q est encore vide. Que font les poids quand les clés sont là&#xa0;?</translation>
    </message>
    <message>
        <source>They look at the previous token</source>
        <extracomment>11-build-a-head.lesson, choice of step 2</extracomment>
        <translation>Ils regardent le token précédent</translation>
    </message>
    <message>
        <source>A key that nobody asks for changes nothing: 0 · 3 = 0.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 2</extracomment>
        <translation>Une clé que personne ne demande ne change rien&#xa0;: 0 · 3 = 0.</translation>
    </message>
    <message>
        <source>In W_K write 3 at 1st, k1; 2nd, k2; 3rd, k3; 4th, k4.</source>
        <extracomment>11-build-a-head.lesson, task of step 2</extracomment>
        <translation>Dans W_K, écrivez 3 en 1st, k1&#xa0;; 2nd, k2&#xa0;; 3rd, k3&#xa0;; 4th, k4.</translation>
    </message>
    <message>
        <source>Click the cell, type 3, press Enter. It is a diagonal.</source>
        <extracomment>11-build-a-head.lesson, hint of step 2</extracomment>
        <translation>Cliquez sur la cellule, saisissez 3, appuyez sur Entrée. C’est une diagonale.</translation>
    </message>
    <message>
        <source>The last place needs no key: nobody stands behind it.</source>
        <extracomment>11-build-a-head.lesson, idea of step 2</extracomment>
        <translation>La dernière place n’a pas besoin de clé&#xa0;: personne ne se trouve derrière elle.</translation>
    </message>
    <message>
        <source>Queries: who stands before me?</source>
        <extracomment>11-build-a-head.lesson, title of step 3</extracomment>
        <translation>Requêtes&#xa0;: qui est devant moi&#xa0;?</translation>
    </message>
    <message>
        <source>The keys are there. Now the token at place 2 must ask for place 1: for column 1.</source>
        <extracomment>11-build-a-head.lesson, scene of step 3</extracomment>
        <translation>Les clés sont là. Maintenant le token à la place 2 doit demander la place 1&#xa0;: la colonne 1.</translation>
    </message>
    <message>
        <source>Where does the 3 of “2nd” belong in W_Q?</source>
        <extracomment>11-build-a-head.lesson, question of step 3</extracomment>
        <translation>Où faut-il mettre le 3 de «&#xa0;2nd&#xa0;» dans W_Q&#xa0;?</translation>
    </message>
    <message>
        <source>In column q1</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation>Dans la colonne q1</translation>
    </message>
    <message>
        <source>In column q2</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation>Dans la colonne q2</translation>
    </message>
    <message>
        <source>The query must point to where the key of place 1 points: to column 1. The diagonal of W_Q stands one row lower than the one of W_K.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 3</extracomment>
        <translation>La requête doit pointer là où pointe la clé de la place 1&#xa0;: vers la colonne 1. La diagonale de W_Q se trouve une ligne plus bas que celle de W_K.</translation>
    </message>
    <message>
        <source>In W_Q write 3 at 2nd, q1; 3rd, q2; 4th, q3; 5th, q4. Every token then looks one step back.</source>
        <extracomment>11-build-a-head.lesson, task of step 3</extracomment>
        <translation>Dans W_Q, écrivez 3 en 2nd, q1&#xa0;; 3rd, q2&#xa0;; 4th, q3&#xa0;; 5th, q4. Chaque token regarde alors un pas en arrière.</translation>
    </message>
    <message>
        <source>Click W_Q at 2nd, q1, type 3 and press Enter. Then one row lower and one column further.</source>
        <extracomment>11-build-a-head.lesson, hint of step 3</extracomment>
        <translation>Cliquez sur W_Q en 2nd, q1, saisissez 3 et appuyez sur Entrée. Puis une ligne plus bas et une colonne plus loin.</translation>
    </message>
    <message>
        <source>You have written a program in two matrices: at each place, fetch what stands before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 3</extracomment>
        <translation>Vous avez écrit un programme dans deux matrices&#xa0;: à chaque place, va chercher ce qui précède.</translation>
    </message>
    <message>
        <source>$ q_i · k_j = 9 $
where j = i − 1, and 0 elsewhere. 9 / √4 = 4.5, and e^4.5 = 90: “cat” gives “a” 90 / (90 + 4) = 0.957.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 3</extracomment>
        <translation>$ q_i · k_j = 9 $
quand j = i − 1, et 0 ailleurs. 9 / √4 = 4,5, et e^4,5 = 90&#xa0;: «&#xa0;cat&#xa0;» donne à «&#xa0;a&#xa0;» 90 / (90 + 4) = 0,957.</translation>
    </message>
    <message>
        <source>Saturation is not always bad</source>
        <extracomment>11-build-a-head.lesson, title of step 4</extracomment>
        <translation>La saturation n’est pas toujours mauvaise</translation>
    </message>
    <message>
        <source>“cat” gives “a” the weight 0.957. The rest goes to tokens that it did not ask for.</source>
        <extracomment>11-build-a-head.lesson, scene of step 4</extracomment>
        <translation>«&#xa0;cat&#xa0;» donne à «&#xa0;a&#xa0;» le poids 0,957. Le reste va à des tokens qu’il n’a pas demandés.</translation>
    </message>
    <message>
        <source>How can this head be made to copy more exactly?</source>
        <extracomment>11-build-a-head.lesson, question of step 4</extracomment>
        <translation>Comment faire copier cette tête plus exactement&#xa0;?</translation>
    </message>
    <message>
        <source>By a higher temperature</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>Par une température plus élevée</translation>
    </message>
    <message>
        <source>By larger scores</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>Par des scores plus grands</translation>
    </message>
    <message>
        <source>By a wider V</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>Par un V plus large</translation>
    </message>
    <message>
        <source>Twice the scores: 9 instead of 4.5, and the weight becomes 0.9995. The head is saturated, and that is what it is for.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 4</extracomment>
        <translation>Des scores doubles&#xa0;: 9 au lieu de 4,5, et le poids devient 0,9995. La tête est saturée, et c’est ce qu’elle doit être.</translation>
    </message>
    <message>
        <source>Double W_Q, so that “cat” gives “a” more than 0.99.</source>
        <extracomment>11-build-a-head.lesson, task of step 4</extracomment>
        <translation>Doublez W_Q, pour que «&#xa0;cat&#xa0;» donne à «&#xa0;a&#xa0;» plus de 0,99.</translation>
    </message>
    <message>
        <source>A finished head that copies may well be one-hot. Saturation hurts while a head still has to learn: the Jacobian of this row is now 83 times smaller than before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 4</extracomment>
        <translation>Une tête finie qui copie peut fort bien être one-hot. La saturation nuit tant qu’une tête doit encore apprendre&#xa0;: la jacobienne de cette ligne est maintenant 83 fois plus petite qu’avant.</translation>
    </message>
    <message>
        <source>|J| falls from 0.0541 to 0.00065. What is right need not move any more.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 4</extracomment>
        <translation>|J| tombe de 0,0541 à 0,00065. Ce qui est juste n’a plus besoin de bouger.</translation>
    </message>
    <message>
        <source>W_Q stands in the cell “Projections”, further up. Click one of its cells, then Matrix &gt; Scale, and 2.</source>
        <extracomment>11-build-a-head.lesson, hint of step 4</extracomment>
        <translation>W_Q se trouve dans la cellule «&#xa0;Projections&#xa0;», plus haut. Cliquez sur l’une de ses cellules, puis Matrice &gt; Mettre à l’échelle, et 2.</translation>
    </message>
    <message>
        <source>Click “dog” in the row of tokens with the right button, and choose “Move behind the next one”.</source>
        <extracomment>09-order.lesson, hint of step 1</extracomment>
        <translation>Cliquez avec le bouton droit sur «&#xa0;dog&#xa0;» dans la ligne des tokens et choisissez «&#xa0;Déplacer après le suivant&#xa0;».</translation>
    </message>
    <message>
        <source>Right button on “dog”, “Move behind the next one”. If nothing changes, rotary positions are off: Matrix &gt; Rotary positions.</source>
        <extracomment>09-order.lesson, hint of step 3</extracomment>
        <translation>Bouton droit sur «&#xa0;dog&#xa0;», «&#xa0;Déplacer après le suivant&#xa0;». Si rien ne change, les positions rotatives sont désactivées&#xa0;: Matrice &gt; Positions rotatives.</translation>
    </message>
</context>
</TS>
