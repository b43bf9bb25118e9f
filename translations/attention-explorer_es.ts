<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Announcements</name>
    <message>
        <source>“%1” has no weights now. %2</source>
        <translation>«%1» no tiene pesos ahora. %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more row(s).</source>
        <translation>
            <numerusform>Y %n fila más.</numerusform>
            <numerusform>Y %n filas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every row has its weights again.</source>
        <translation>Todas las filas vuelven a tener sus pesos.</translation>
    </message>
</context>
<context>
    <name>Blanking</name>
    <message numerus="yes">
        <source>Blank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>Poner en blanco %n celda</numerusform>
            <numerusform>Poner en blanco %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are blank now.</source>
        <translation>
            <numerusform>Ahora hay %n celda en blanco.</numerusform>
            <numerusform>Ahora hay %n celdas en blanco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) were left out: %1</source>
        <comment>the reason of the first</comment>
        <translation>
            <numerusform>Se ha omitido %n celda: %1</numerusform>
            <numerusform>Se han omitido %n celdas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblank %n cell(s)</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>Volver a mostrar %n celda</numerusform>
            <numerusform>Volver a mostrar %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) show their numbers again.</source>
        <translation>
            <numerusform>%n celda vuelve a mostrar su número.</numerusform>
            <numerusform>%n celdas vuelven a mostrar sus números.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColourMap</name>
    <message>
        <source>Purple</source>
        <translation>Púrpura</translation>
    </message>
    <message>
        <source>Ochre and petrol</source>
        <translation>Ocre y petróleo</translation>
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
            <numerusform>%1, difiere %n par</numerusform>
            <numerusform>%1, difieren %n pares</numerusform>
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
        <translation>%1 está abierto en otra ventana de este programa.</translation>
    </message>
    <message>
        <source>Read-only, it can be looked at and tried out and is never saved under this name. A copy is a new session that has no file yet.</source>
        <translation>En modo de solo lectura se puede ver y probar, y nunca se guarda con este nombre. Una copia es una sesión nueva que todavía no tiene archivo.</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation>Abrir en modo de solo &amp;lectura</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>Abrir una &amp;copia</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 ya no existe.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened or saved here.</source>
        <translation>Otro programa ha modificado %1 desde que se abrió o se guardó aquí.</translation>
    </message>
    <message>
        <source>It was moved or deleted. Save it again in its old place, or under another name?</source>
        <translation>Se ha movido o eliminado. ¿Guardarlo de nuevo en el mismo lugar o con otro nombre?</translation>
    </message>
    <message>
        <source>Saving replaces what is in it now.</source>
        <translation>Al guardar se sustituye lo que contiene ahora.</translation>
    </message>
    <message>
        <source>Save it &amp;again</source>
        <translation>Guardar de &amp;nuevo</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sustituir</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparar…</translation>
    </message>
    <message>
        <source>What differs between the file as it is now and this window.</source>
        <translation>En qué se diferencian el archivo en su estado actual y esta ventana.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>This window</source>
        <translation>Esta ventana</translation>
    </message>
    <message>
        <source>%1 is no longer there. Saving asks what to do.</source>
        <translation>%1 ya no existe. Al guardar se preguntará qué hacer.</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Saving asks before it replaces that.</source>
        <translation>Otro programa ha modificado %1. Al guardar se preguntará antes de sustituirlo.</translation>
    </message>
</context>
<context>
    <name>GradientRows</name>
    <message numerus="yes">
        <source>%1 of %n query(ies) (%2 %)</source>
        <comment>how many carry the gradient</comment>
        <translation>
            <numerusform>%1 de %n consulta (%2 %)</numerusform>
            <numerusform>%1 de %n consultas (%2 %)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %1 draws, yours first, with %n query(ies):</source>
        <translation>
            <numerusform>Sobre %1 muestras aleatorias, la suya primero, con %n consulta:</numerusform>
            <numerusform>Sobre %1 muestras aleatorias, la suya primero, con %n consultas:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Influence</name>
    <message>
        <source>It moves no result.</source>
        <translation>No altera ningún resultado.</translation>
    </message>
    <message numerus="yes">
        <source>Per unit, the most of each step: %1; %n cell(s) in all.</source>
        <translation>
            <numerusform>Por unidad, lo máximo de cada paso: %1; %n celda en total.</numerusform>
            <numerusform>Por unidad, lo máximo de cada paso: %1; %n celdas en total.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergedCell</name>
    <message>
        <source>Wv of merged matrices</source>
        <translation>Wv de las matrices combinadas</translation>
    </message>
    <message>
        <source>Rotary positions turn between the two: this matrix is that of a token with itself, at distance 0.</source>
        <translation>Las posiciones rotatorias giran entre las dos: esta matriz es la de un token consigo mismo, a distancia 0.</translation>
    </message>
    <message>
        <source>W_V is what is read from a token that is looked at.</source>
        <translation>W_V es lo que se lee de un token al que se mira.</translation>
    </message>
    <message>
        <source>Singular values of W_V</source>
        <translation>Valores singulares de W_V</translation>
    </message>
    <message>
        <source>The score of token x with token y is %1: of W_Q and W_K only this one matrix counts. Heads that share it look at the same tokens, however they split it in two.</source>
        <translation>La puntuación del token x con el token y es %1: de W_Q y W_K solo cuenta esta única matriz. Las cabezas que la comparten miran a los mismos tokens, sea cual sea la forma en que la partan en dos.</translation>
    </message>
    <message>
        <source>b_Q adds %1: how much every query likes the key y.</source>
        <translation>b_Q suma %1: cuánto le gusta la clave y a cada consulta.</translation>
    </message>
    <message>
        <source>b_K adds %1, the same for every key, which the softmax does not see.</source>
        <translation>b_K suma %1, lo mismo para cada clave, y eso la softmax no lo ve.</translation>
    </message>
    <message>
        <source>Both together add the number %1 to every score.</source>
        <translation>Los dos juntos suman el número %1 a cada puntuación.</translation>
    </message>
    <message>
        <source>Singular values of %1</source>
        <translation>Valores singulares de %1</translation>
    </message>
</context>
<context>
    <name>MergedPane</name>
    <message>
        <source>Wq Wk transposed</source>
        <translation>Wq Wk transpuesta</translation>
    </message>
    <message>
        <source>Rows: features of the query. Columns: features of the key.</source>
        <translation>Filas: características de la consulta. Columnas: características de la clave.</translation>
    </message>
    <message>
        <source>rows: of the query, columns: of the key</source>
        <translation>filas: de la consulta, columnas: de la clave</translation>
    </message>
    <message>
        <source>Wk Wq transposed</source>
        <translation>Wk Wq transpuesta</translation>
    </message>
    <message>
        <source>Rows: features of the key. Columns: features of the query.</source>
        <translation>Filas: características de la clave. Columnas: características de la consulta.</translation>
    </message>
    <message>
        <source>rows: of the key, columns: of the query</source>
        <translation>filas: de la clave, columnas: de la consulta</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Purple; ochre and petrol</source>
        <translation>Púrpura; ocre y petróleo</translation>
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
        <translation>valores</translation>
    </message>
    <message>
        <source>Show the values</source>
        <translation>Mostrar los valores</translation>
    </message>
    <message>
        <source>Plane: “%1” and its keys</source>
        <translation>Plano: «%1» y sus claves</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>Calculando…</translation>
    </message>
</context>
<context>
    <name>ReduceDialog</name>
    <message>
        <source>W_Q W_Kᵀ changes by %1 of its length (Frobenius norm).</source>
        <translation>W_Q W_Kᵀ cambia un %1 de su longitud (norma de Frobenius).</translation>
    </message>
    <message>
        <source>The largest change of a scaled score is %1, of a weight %2.</source>
        <translation>El mayor cambio de una puntuación escalada es %1; el de un peso, %2.</translation>
    </message>
    <message>
        <source>Singular values of W_Q W_Kᵀ: %1.</source>
        <translation>Valores singulares de W_Q W_Kᵀ: %1.</translation>
    </message>
</context>
<context>
    <name>SalvageOffer</name>
    <message>
        <source>What is missing</source>
        <translation>Lo que falta</translation>
    </message>
    <message>
        <source>This is what is whole in %1. The file itself was not changed. Missing rows hold NaN. Save this session under another name to keep it.</source>
        <translation>Esto es lo que está íntegro en %1. El archivo en sí no se ha modificado. Las filas que faltan contienen NaN. Guarde esta sesión con otro nombre para conservarla.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>No falta nada.</translation>
    </message>
    <message>
        <source>&amp;Recover what is whole…</source>
        <translation>&amp;Recuperar lo que está íntegro…</translation>
    </message>
    <message>
        <source>Attention Explorer</source>
        <translation>Attention Explorer</translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation>No se ha abierto la sesión.</translation>
    </message>
    <message>
        <source>Looking for what is whole in %1 …</source>
        <translation>Buscando lo que está íntegro en %1 …</translation>
    </message>
    <message>
        <source>Computing what is whole …</source>
        <translation>Calculando lo que está íntegro …</translation>
    </message>
</context>
<context>
    <name>SaturationCell</name>
    <message>
        <source>What froze</source>
        <translation>Lo que se ha congelado</translation>
    </message>
    <message>
        <source>Saturation: what the width d does</source>
        <translation>Saturación: el efecto de la anchura d</translation>
    </message>
    <message>
        <source>Width d</source>
        <translation>Anchura d</translation>
    </message>
    <message>
        <source>Width d as a number</source>
        <translation>Anchura d como número</translation>
    </message>
    <message>
        <source>Source of the further columns</source>
        <translation>Origen de las columnas adicionales</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Anchura</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Generar de nuevo</translation>
    </message>
    <message>
        <source>Back to mine</source>
        <translation>Volver a las mías</translation>
    </message>
    <message>
        <source>Widen the session</source>
        <translation>Ensanchar la sesión</translation>
    </message>
    <message>
        <source>Weights of “%1” at d = %2</source>
        <translation>Pesos de «%1» con d = %2</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sin ÷ √d</translation>
    </message>
    <message>
        <source>Its gradient at the query: %1 with, %2 without.</source>
        <translation>Su gradiente en la consulta: %1 con él, %2 sin él.</translation>
    </message>
    <message>
        <source>Columns beyond d_k = %1 are random draws; your own are unchanged.</source>
        <translation>Las columnas más allá de d_k = %1 son muestras aleatorias; las suyas no cambian.</translation>
    </message>
    <message>
        <source>Why: a score is a sum of d products, so its spread grows like √d; the softmax sees ever larger gaps, and the largest score takes all. Dividing by √d keeps the spread as it is.</source>
        <translation>Por qué: una puntuación es una suma de d productos, así que su dispersión crece como √d; la softmax ve diferencias cada vez mayores y la puntuación más alta se lo lleva todo. Dividir por √d mantiene la dispersión como está.</translation>
    </message>
    <message>
        <source>Why: the same columns again and again make every score grow like d itself; dividing by √d is not enough, dividing by d (exponent 1) is.</source>
        <translation>Por qué: las mismas columnas una y otra vez hacen que cada puntuación crezca como d; dividir por √d no basta, dividir por d (exponente 1) sí.</translation>
    </message>
    <message>
        <source>Weights at d = %1</source>
        <translation>Pesos con d = %1</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Over width, from several draws: the line is the median of all tokens, the band holds the middle 80 %, the dotted line is the picked token in your own draw.</source>
        <translation>En función de la anchura, con varias muestras aleatorias: la línea es la mediana de todos los tokens, la banda abarca el 80 % central y la línea de puntos es el token elegido en la muestra de usted.</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>This token has no weights at this width: %1.</source>
        <translation>Este token no tiene pesos con esta anchura: %1.</translation>
    </message>
    <message>
        <source>At d = %1 the largest weight of “%2” is %3 with %5 and %4 without.</source>
        <translation>Con d = %1, el mayor peso de «%2» es %3 con %5 y %4 sin la división.</translation>
    </message>
</context>
<context>
    <name>SpectrumPart</name>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Singular value</source>
        <translation>Valor singular</translation>
    </message>
    <message>
        <source>Rank 0: it is all zeros.</source>
        <translation>Rango 0: todo son ceros.</translation>
    </message>
    <message>
        <source>Rank %1, all that there can be.</source>
        <translation>Rango %1, el máximo posible.</translation>
    </message>
    <message>
        <source>Rank %1 of at most %2.</source>
        <translation>Rango %1 de un máximo de %2.</translation>
    </message>
    <message>
        <source>The first direction holds %1 % of the sum of squares%2.</source>
        <translation>La primera dirección contiene el %1 % de la suma de cuadrados%2.</translation>
    </message>
    <message>
        <source>, the first two %1 %</source>
        <translation>; las dos primeras, el %1 %</translation>
    </message>
    <message>
        <source>Condition, σ1 ÷ σ%1: %2.</source>
        <translation>Condición, σ1 ÷ σ%1: %2.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>line %1</source>
        <comment>of a file</comment>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>of a matrix in a file</comment>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>of a matrix or of a line in a file</comment>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <comment>of a notebook in a file</comment>
        <translation>celda %1</translation>
    </message>
    <message>
        <source>entry %1</source>
        <comment>of a list in a file</comment>
        <translation>entrada %1</translation>
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
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
</context>
<context>
    <name>TokenRow</name>
    <message>
        <source>Query token</source>
        <translation>Token de la consulta</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>Token %1</translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… %n más</numerusform>
            <numerusform>… %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>+ añadir</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>Añadir un token</translation>
    </message>
    <message>
        <source>Sentence…</source>
        <translation>Frase…</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>Escribir una frase</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Añadir un token</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Frase</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation>Renombrar un token</translation>
    </message>
    <message>
        <source>Add before…</source>
        <translation>Añadir antes…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>New words get</source>
        <translation>Las palabras nuevas reciben</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>ceros</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>números aleatorios</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message numerus="yes">
        <source>%n before …</source>
        <translation>
            <numerusform>%n antes…</numerusform>
            <numerusform>%n antes…</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>Buscar un token</translation>
    </message>
    <message>
        <source>A name, a part of one, or a number counted from 0. Enter goes on to the next.</source>
        <translation>Un nombre, una parte de él o un número contado desde 0. Intro pasa al siguiente.</translation>
    </message>
    <message>
        <source>There is no token with “%1” in its name, and none of that number.</source>
        <translation>No hay ningún token con «%1» en el nombre ni con ese número.</translation>
    </message>
    <message>
        <source>Words become tokens; those already there keep their numbers in X.</source>
        <translation>Las palabras se convierten en tokens; los que ya están conservan sus números en X.</translation>
    </message>
    <message>
        <source>Move before the previous one</source>
        <translation>Mover delante del anterior</translation>
    </message>
    <message>
        <source>Move behind the next one</source>
        <translation>Mover detrás del siguiente</translation>
    </message>
    <message>
        <source>Click: pick it everywhere. Double click or F2: another name. Right click: rename, move, remove.</source>
        <translation>Clic: elegirlo en todas partes. Doble clic o F2: otro nombre. Clic derecho: renombrar, mover, quitar.</translation>
    </message>
</context>
<context>
    <name>Waterfall</name>
    <message numerus="yes">
        <source>Against its sign: %1 of %n term(s).</source>
        <comment>the sign of the score</comment>
        <translation>
            <numerusform>En contra de su signo: %1 de %n término.</numerusform>
            <numerusform>En contra de su signo: %1 de %n términos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaterfallCell</name>
    <message>
        <source>As they stand</source>
        <translation>En su orden</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>De mayor a menor</translation>
    </message>
    <message>
        <source>Terms of the score of “%1” with “%2”</source>
        <translation>Términos de la puntuación de «%1» con «%2»</translation>
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
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorksheetTables</name>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%1 de %n fila</numerusform>
            <numerusform>%1 de %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n column(s)</source>
        <comment>of a printed table</comment>
        <translation>
            <numerusform>%1 de %n columna</numerusform>
            <numerusform>%1 de %n columnas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank cell(s) have no room here</source>
        <translation>
            <numerusform>%n celda en blanco no cabe aquí</numerusform>
            <numerusform>%n celdas en blanco no caben aquí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>A new window with the lesson</source>
        <translation>Una ventana nueva con la lección</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a session file</source>
        <translation>Abrir un archivo de sesión</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Guardar la sesión</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Guardar la sesión con otro nombre</translation>
    </message>
    <message>
        <source>&amp;Picture of the notebook…</source>
        <translation>I&amp;magen del cuaderno…</translation>
    </message>
    <message>
        <source>Save the notebook as PNG, SVG or PDF</source>
        <translation>Guardar el cuaderno como PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>Cerrar &amp;la ventana</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Cerrar esta ventana</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Anular el último paso</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Do the step again</source>
        <translation>Volver a hacer el paso</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Copy the cells and set them to 0</source>
        <translation>Copiar las celdas y ponerlas a 0</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the selected cells</source>
        <translation>Copiar las celdas seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Paste a block of numbers here</source>
        <translation>Pegar aquí un bloque de números</translation>
    </message>
    <message>
        <source>Fill &amp;down</source>
        <translation>Rellenar &amp;hacia abajo</translation>
    </message>
    <message>
        <source>The first row of the selection into all rows of it (Ctrl+D)</source>
        <translation>La primera fila de la selección en todas sus filas (Ctrl+D)</translation>
    </message>
    <message>
        <source>Fill &amp;right</source>
        <translation>Rellenar hacia la d&amp;erecha</translation>
    </message>
    <message>
        <source>The first column of the selection into all columns of it (Ctrl+R)</source>
        <translation>La primera columna de la selección en todas sus columnas (Ctrl+R)</translation>
    </message>
    <message>
        <source>&amp;Go to cell…</source>
        <translation>&amp;Ir a la celda…</translation>
    </message>
    <message>
        <source>Select a cell by its name, such as weights[export,fail]</source>
        <translation>Seleccionar una celda por su nombre, como weights[export,fail]</translation>
    </message>
    <message>
        <source>Add a &amp;text cell</source>
        <translation>Añadir una celda de te&amp;xto</translation>
    </message>
    <message>
        <source>A note in Markdown, above the cell in view</source>
        <translation>Una nota en Markdown, encima de la celda visible</translation>
    </message>
    <message>
        <source>Move cell &amp;up</source>
        <translation>Su&amp;bir celda</translation>
    </message>
    <message>
        <source>Move the cell in view up</source>
        <translation>Subir la celda visible</translation>
    </message>
    <message>
        <source>Move cell do&amp;wn</source>
        <translation>Ba&amp;jar celda</translation>
    </message>
    <message>
        <source>Move the cell in view down</source>
        <translation>Bajar la celda visible</translation>
    </message>
    <message>
        <source>Remo&amp;ve cell</source>
        <translation>&amp;Quitar celda</translation>
    </message>
    <message>
        <source>Remove the cell in view from the notebook</source>
        <translation>Quitar del cuaderno la celda visible</translation>
    </message>
    <message>
        <source>T&amp;itle…</source>
        <translation>Tít&amp;ulo…</translation>
    </message>
    <message>
        <source>The title of the session</source>
        <translation>El título de la sesión</translation>
    </message>
    <message>
        <source>&amp;Matrix</source>
        <translation>&amp;Matriz</translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation>Cambiar ta&amp;maño…</translation>
    </message>
    <message>
        <source>Change n, d_model, d_k and d_v; values are kept</source>
        <translation>Cambiar n, d_model, d_k y d_v; los valores se conservan</translation>
    </message>
    <message>
        <source>&amp;Zeros</source>
        <translation>&amp;Ceros</translation>
    </message>
    <message>
        <source>Set every cell of the matrix in use to 0</source>
        <translation>Poner a 0 todas las celdas de la matriz activa</translation>
    </message>
    <message>
        <source>&amp;Identity</source>
        <translation>&amp;Identidad</translation>
    </message>
    <message>
        <source>Ones on the diagonal</source>
        <translation>Unos en la diagonal</translation>
    </message>
    <message>
        <source>R&amp;andom…</source>
        <translation>&amp;Aleatoria…</translation>
    </message>
    <message>
        <source>Normal numbers with a seed and a spread</source>
        <translation>Números normales con una semilla y una dispersión</translation>
    </message>
    <message>
        <source>Rotatio&amp;n…</source>
        <translation>Rotació&amp;n…</translation>
    </message>
    <message>
        <source>A rotation by an angle in the first two dimensions</source>
        <translation>Una rotación de cierto ángulo en las dos primeras dimensiones</translation>
    </message>
    <message>
        <source>&amp;Scale…</source>
        <translation>&amp;Escalar…</translation>
    </message>
    <message>
        <source>Multiply every cell by a number</source>
        <translation>Multiplicar cada celda por un número</translation>
    </message>
    <message>
        <source>Copy &amp;transposed</source>
        <translation>Copiar &amp;transpuesta</translation>
    </message>
    <message>
        <source>Copy the matrix turned over</source>
        <translation>Copiar la matriz transpuesta</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Outline</source>
        <translation>&amp;Esquema</translation>
    </message>
    <message>
        <source>Show the outline</source>
        <translation>Mostrar el esquema</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspector</translation>
    </message>
    <message>
        <source>Show the inspector</source>
        <translation>Mostrar el inspector</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>Show the list of steps to undo</source>
        <translation>Mostrar la lista de pasos que se pueden deshacer</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>Back to 100 %</source>
        <translation>Volver al 100 %</translation>
    </message>
    <message>
        <source>&amp;Paint the mask</source>
        <translation>&amp;Pintar la máscara</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Acerca de</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <translation>La verdadera ecuación de la atención</translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <translation>Saturación que puede comprobar a mano</translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <translation>Mirar al token anterior</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <translation>Dos frases en un lote</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Números aleatorios</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>Angle in degrees</source>
        <translation>Ángulo en grados</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>Multiply every cell by</source>
        <translation>Multiplicar cada celda por</translation>
    </message>
    <message>
        <source>Set %1 to zeros</source>
        <translation>Poner %1 a ceros</translation>
    </message>
    <message>
        <source>Set %1 to the identity</source>
        <translation>Convertir %1 en la identidad</translation>
    </message>
    <message>
        <source>Fill %1 with random numbers</source>
        <translation>Llenar %1 de números aleatorios</translation>
    </message>
    <message>
        <source>Set %1 to a rotation</source>
        <translation>Convertir %1 en una rotación</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Escalar %1</translation>
    </message>
    <message>
        <source>Select a cell of X or of one of the projections first; the others are computed.</source>
        <translation>Seleccione primero una celda de X o de una de las proyecciones; las demás se calculan.</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Cambiar tamaño</translation>
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
        <translation>Una imagen termina en .png, .svg o .pdf.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Show the welcome</source>
        <translation>Mostrar la bienvenida</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <translation>Lugar de la ventana</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The settings file was damaged. The standard settings are in force; the damaged file is kept as %1.</source>
        <translation>El archivo de ajustes estaba dañado. Se aplican los ajustes predeterminados; el archivo dañado se conserva como %1.</translation>
    </message>
    <message>
        <source>The cell itself</source>
        <translation>La propia celda</translation>
    </message>
    <message>
        <source>Minus the logarithm of the cell</source>
        <translation>Menos el logaritmo de la celda</translation>
    </message>
    <message>
        <source>Half the squared distance to a target</source>
        <translation>La mitad de la distancia al cuadrado hasta un valor objetivo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Every query may attend to every key.</source>
        <translation>Cada consulta puede atender a todas las claves.</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Causal</translation>
    </message>
    <message>
        <source>A query may attend to its own key and to earlier ones.</source>
        <translation>Una consulta puede atender a su propia clave y a las anteriores.</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Pintada</translation>
    </message>
    <message>
        <source>Each pair of query and key is allowed or hidden by hand.</source>
        <translation>Cada par de consulta y clave se permite o se oculta a mano.</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>Mayor peso</translation>
    </message>
    <message>
        <source>Entropy in bits</source>
        <translation>Entropía en bits</translation>
    </message>
    <message>
        <source>Effective number of tokens</source>
        <translation>Número efectivo de tokens</translation>
    </message>
    <message>
        <source>Norm of the softmax Jacobian</source>
        <translation>Norma del jacobiano de la softmax</translation>
    </message>
    <message>
        <source>Norm of the gradient at the query</source>
        <translation>Norma del gradiente en la consulta</translation>
    </message>
    <message>
        <source>Token embeddings</source>
        <translation>Embeddings de los tokens</translation>
    </message>
    <message>
        <source>Query projection</source>
        <translation>Proyección de consulta</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the question it asks.</source>
        <translation>Aprendida: convierte el embedding de un token en la pregunta que hace.</translation>
    </message>
    <message>
        <source>Key projection</source>
        <translation>Proyección de clave</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into the answer it offers.</source>
        <translation>Aprendida: convierte el embedding de un token en la respuesta que ofrece.</translation>
    </message>
    <message>
        <source>Value projection</source>
        <translation>Proyección de valor</translation>
    </message>
    <message>
        <source>Learned: turns a token&apos;s embedding into what it contributes.</source>
        <translation>Aprendida: convierte el embedding de un token en lo que aporta.</translation>
    </message>
    <message>
        <source>Query bias</source>
        <translation>Sesgo de consulta</translation>
    </message>
    <message>
        <source>Learned: added to every query.</source>
        <translation>Aprendido: se suma a cada consulta.</translation>
    </message>
    <message>
        <source>Key bias</source>
        <translation>Sesgo de clave</translation>
    </message>
    <message>
        <source>Learned: added to every key.</source>
        <translation>Aprendido: se suma a cada clave.</translation>
    </message>
    <message>
        <source>Value bias</source>
        <translation>Sesgo de valor</translation>
    </message>
    <message>
        <source>Learned: added to every value.</source>
        <translation>Aprendido: se suma a cada valor.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>What each token asks for.</source>
        <translation>Lo que pregunta cada token.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>What each token offers to be found by.</source>
        <translation>Lo que cada token ofrece para que lo encuentren.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>What each token contributes when it is looked at.</source>
        <translation>Lo que cada token aporta cuando se le mira.</translation>
    </message>
    <message>
        <source>Scaled scores</source>
        <translation>Puntuaciones escaladas</translation>
    </message>
    <message>
        <source>The scores divided by a power of the head&apos;s width, so that they do not grow with it.</source>
        <translation>Las puntuaciones divididas por una potencia de la anchura de la cabeza, para que no crezcan con ella.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>How well each query fits each key: their dot product.</source>
        <translation>Lo bien que encaja cada consulta con cada clave: su producto escalar.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Random columns</source>
        <translation>Columnas aleatorias</translation>
    </message>
    <message>
        <source>Your own columns stay; the further ones are random draws of the same size, so the scores spread like the square root of d.</source>
        <translation>Sus propias columnas se quedan; las adicionales son muestras aleatorias del mismo tamaño, así que las puntuaciones se dispersan como la raíz cuadrada de d.</translation>
    </message>
    <message>
        <source>My columns repeated</source>
        <translation>Mis columnas repetidas</translation>
    </message>
    <message>
        <source>Your own columns again and again: nothing is random, and the scores grow like d, faster than √d can cure.</source>
        <translation>Sus propias columnas una y otra vez: nada es aleatorio y las puntuaciones crecen como d, más rápido de lo que √d puede remediar.</translation>
    </message>
    <message>
        <source>Textbook: normal q and k</source>
        <translation>De manual: q y k normales</translation>
    </message>
    <message>
        <source>Queries and keys of independent standard normal numbers, the assumption behind √d. Your matrices are not used.</source>
        <translation>Consultas y claves de números normales estándar independientes, la suposición en que se basa √d. Sus matrices no se usan.</translation>
    </message>
    <message>
        <source>the recovery copy %1 is damaged</source>
        <translation>la copia de recuperación %1 está dañada</translation>
    </message>
    <message>
        <source>nothing of it is used</source>
        <translation>no se usa nada de ella</translation>
    </message>
    <message>
        <source>the recovery copy of %1 is open in another window</source>
        <translation>la copia de recuperación de %1 está abierta en otra ventana</translation>
    </message>
    <message>
        <source>close that window first</source>
        <translation>cierre antes esa ventana</translation>
    </message>
    <message>
        <source>the recovery copy %1 could not be moved: %2</source>
        <translation>no se ha podido mover la copia de recuperación %1: %2</translation>
    </message>
    <message>
        <source>remove it by hand</source>
        <translation>elimínela a mano</translation>
    </message>
    <message>
        <source>%1 is no input of this session</source>
        <translation>%1 no es una entrada de esta sesión</translation>
    </message>
    <message>
        <source>only cells of inputs can be changed</source>
        <translation>solo se pueden cambiar celdas de las entradas</translation>
    </message>
    <message>
        <source>%1 cells from row %2, column %3 do not lie inside %4, which is %5</source>
        <translation>%1 celdas desde la fila %2, columna %3 no caben en %4, que es de %5</translation>
    </message>
    <message>
        <source>choose fewer cells or resize first</source>
        <translation>elija menos celdas o cambie antes el tamaño</translation>
    </message>
    <message>
        <source>%1 values do not fill %2 cells</source>
        <translation>%1 valores no llenan %2 celdas</translation>
    </message>
    <message>
        <source>select as many cells as there are values</source>
        <translation>seleccione tantas celdas como valores haya</translation>
    </message>
    <message>
        <source>there is no token %1</source>
        <translation>no existe el token %1</translation>
    </message>
    <message>
        <source>the tokens are numbered from 0 to %2</source>
        <translation>los tokens se numeran de 0 a %2</translation>
    </message>
    <message>
        <source>there is no feature %1</source>
        <translation>no existe la característica %1</translation>
    </message>
    <message>
        <source>the features are numbered from 0 to %2</source>
        <translation>las características se numeran de 0 a %2</translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 cells of the notebook</source>
        <translation>no existe el lugar %1 entre las %2 celdas del cuaderno</translation>
    </message>
    <message>
        <source>places are counted from 0</source>
        <translation>los lugares se cuentan desde 0</translation>
    </message>
    <message>
        <source>%1 cells are more than a notebook may have</source>
        <translation>%1 celdas son más de las que puede tener un cuaderno</translation>
    </message>
    <message>
        <source>delete cells that are not needed</source>
        <translation>elimine las celdas que no hagan falta</translation>
    </message>
    <message>
        <source>the last token cannot be removed</source>
        <translation>el último token no se puede quitar</translation>
    </message>
    <message>
        <source>rename it, or insert another one first</source>
        <translation>renómbrelo o inserte antes otro</translation>
    </message>
    <message>
        <source>%1 tokens are more than the %2 that a session may have</source>
        <translation>%1 tokens son más de los %2 que puede tener una sesión</translation>
    </message>
    <message>
        <source>use fewer tokens</source>
        <translation>use menos tokens</translation>
    </message>
    <message>
        <source>the sentence has no words</source>
        <translation>la frase no tiene palabras</translation>
    </message>
    <message>
        <source>type at least one word</source>
        <translation>escriba al menos una palabra</translation>
    </message>
    <message>
        <source>cell %1 of the notebook (%2) holds no text</source>
        <translation>la celda %1 del cuaderno (%2) no contiene texto</translation>
    </message>
    <message>
        <source>insert a text cell</source>
        <translation>inserte una celda de texto</translation>
    </message>
    <message>
        <source>a notebook cell needs a kind</source>
        <translation>una celda del cuaderno necesita un tipo</translation>
    </message>
    <message>
        <source>choose one of the kinds</source>
        <translation>elija uno de los tipos</translation>
    </message>
    <message>
        <source>columns of the source %1 do not belong to this session</source>
        <translation>las columnas del origen %1 no pertenecen a esta sesión</translation>
    </message>
    <message>
        <source>choose random or repeated columns</source>
        <translation>elija columnas aleatorias o repetidas</translation>
    </message>
    <message>
        <source>there is not enough memory for this change</source>
        <translation>no hay memoria suficiente para este cambio</translation>
    </message>
    <message>
        <source>use smaller sizes, or close other programs</source>
        <translation>use tamaños menores o cierre otros programas</translation>
    </message>
    <message>
        <source>the file would have %1 bytes, more than the %2 that can be opened again</source>
        <translation>el archivo tendría %1 bytes, más de los %2 que se pueden volver a abrir</translation>
    </message>
    <message>
        <source>use smaller matrices</source>
        <translation>use matrices más pequeñas</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 no puede ser %2</translation>
    </message>
    <message>
        <source>choose a number from 1 to %3</source>
        <translation>elija un número de 1 a %3</translation>
    </message>
    <message>
        <source>%1 would hold %2 values, more than the %3 that a matrix may have</source>
        <translation>%1 contendría %2 valores, más de los %3 que puede tener una matriz</translation>
    </message>
    <message>
        <source>use smaller sizes</source>
        <translation>use tamaños menores</translation>
    </message>
    <message>
        <source>Attention Explorer session</source>
        <translation>Sesión de Attention Explorer</translation>
    </message>
    <message>
        <source>All results as JSON</source>
        <translation>Todos los resultados como JSON</translation>
    </message>
    <message>
        <source>One step as comma-separated values</source>
        <translation>Un paso como valores separados por comas</translation>
    </message>
    <message>
        <source>One step as tab-separated values</source>
        <translation>Un paso como valores separados por tabuladores</translation>
    </message>
    <message>
        <source>One step as a NumPy array</source>
        <translation>Un paso como array de NumPy</translation>
    </message>
    <message>
        <source>All steps and inputs as a NumPy archive</source>
        <translation>Todos los pasos y entradas como archivo comprimido de NumPy</translation>
    </message>
    <message>
        <source>no key is allowed</source>
        <translation>no se permite ninguna clave</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4</source>
        <translation>%1 es %2, porque %3 es %4</translation>
    </message>
    <message>
        <source>there are no numbers on the clipboard</source>
        <translation>no hay números en el portapapeles</translation>
    </message>
    <message>
        <source>copy cells of a table first</source>
        <translation>copie antes celdas de una tabla</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>dé a cada fila el mismo número de celdas</translation>
    </message>
    <message>
        <source>The block has %1 × %2 cells and does not fit here: %3 × %4 are left. Choose its upper left cell further up or left, or resize first.</source>
        <translation>El bloque tiene %1 × %2 celdas y no cabe aquí: quedan %3 × %4. Elija más arriba o más a la izquierda su celda superior izquierda, o cambie antes el tamaño.</translation>
    </message>
    <message>
        <source>Paste %1 × %2 cells into %3</source>
        <translation>Pegar %1 × %2 celdas en %3</translation>
    </message>
    <message>
        <source>An input: typed, loaded or learned. Change it and everything below follows.</source>
        <translation>Una entrada: escrita, cargada o aprendida. Cámbiela y todo lo de abajo la seguirá.</translation>
    </message>
    <message>
        <source>The sum of these products:</source>
        <translation>La suma de estos productos:</translation>
    </message>
    <message>
        <source>One score, divided:</source>
        <translation>Una puntuación, dividida:</translation>
    </message>
    <message>
        <source>Hidden by the mask: exactly 0, and left out of every sum.</source>
        <translation>Oculto por la máscara: exactamente 0, y excluido de todas las sumas.</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Suma: %1</translation>
    </message>
    <message>
        <source>Sum of all exponentials: %1</source>
        <translation>Suma de todas las exponenciales: %1</translation>
    </message>
    <message>
        <source>Divided by %1</source>
        <translation>Dividido por %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Not shown at this size.</source>
        <translation>No se muestra con este tamaño.</translation>
    </message>
    <message>
        <source>%1 per unit</source>
        <translation>%1 por unidad</translation>
    </message>
    <message>
        <source>“%1” has no weights: %2.</source>
        <translation>«%1» no tiene pesos: %2.</translation>
    </message>
    <message>
        <source>Only “%1” is allowed, so its weight is 1 whatever the scores are.</source>
        <translation>Solo se permite «%1», así que su peso es 1 sean cuales sean las puntuaciones.</translation>
    </message>
    <message>
        <source>largest %1 on “%2”</source>
        <translation>el mayor, %1, en «%2»</translation>
    </message>
    <message>
        <source>entropy %1 of %2 bits</source>
        <translation>entropía %1 de %2 bits</translation>
    </message>
    <message>
        <source>%1 effective tokens</source>
        <translation>%1 tokens efectivos</translation>
    </message>
    <message>
        <source>output(%1) = [%2]</source>
        <translation>salida(%1) = [%2]</translation>
    </message>
    <message>
        <source>“%1”: %2 without, %3 with ÷ √d</source>
        <translation>«%1»: %2 sin ÷ √d, %3 con él</translation>
    </message>
    <message>
        <source>%1; at d = %2 little changes: drag the width below</source>
        <translation>%1; con d = %2 cambia poco: arrastre la anchura de más abajo</translation>
    </message>
    <message>
        <source>query %1, key %2</source>
        <translation>consulta %1, clave %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>good</source>
        <translation>correcta</translation>
    </message>
    <message>
        <source>fully masked</source>
        <translation>totalmente enmascarada</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>desbordamiento</translation>
    </message>
    <message>
        <source>value not finite</source>
        <translation>valor no finito</translation>
    </message>
    <message>
        <source>No key is allowed for this query, so there is nothing to share out.</source>
        <translation>No se permite ninguna clave para esta consulta, así que no hay nada que repartir.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>infinito</translation>
    </message>
    <message>
        <source>minus infinity</source>
        <translation>menos infinito</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 es %2.</translation>
    </message>
    <message>
        <source>%1 is %2, because %3 is %4.</source>
        <translation>%1 es %2, porque %3 es %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number, and no function or constant that a cell knows</source>
        <translation>«%1» no es un número, ni una función o constante que conozca una celda</translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ ( ), pi, e and functions such as sqrt, exp, ln, sin, min, max</source>
        <translation>use números, + - * / ^ ( ), pi, e y funciones como sqrt, exp, ln, sin, min, max</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no meaning in a calculation</source>
        <translation>«%1» no significa nada en un cálculo</translation>
    </message>
    <message>
        <source>use numbers, + - * / ^ and brackets</source>
        <translation>use números, + - * / ^ y paréntesis</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not separate the arguments of a function here</source>
        <translation>«%1» no separa aquí los argumentos de una función</translation>
    </message>
    <message>
        <source>use &quot;%2&quot; for that</source>
        <translation>use «%2» para eso</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma outside of a function</source>
        <translation>«%1» tiene una coma fuera de una función</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a &quot;;&quot; outside of a function</source>
        <translation>«%1» tiene un «;» fuera de una función</translation>
    </message>
    <message>
        <source>the decimal mark is &quot;%2&quot; here</source>
        <translation>el separador decimal es aquí «%2»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has an opening bracket without a closing one</source>
        <translation>«%1» tiene un paréntesis que se abre y no se cierra</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a bracket in a wrong place</source>
        <translation>«%1» tiene un paréntesis mal colocado</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too few arguments</source>
        <translation>«%1» tiene una función con muy pocos argumentos</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a function with too many arguments</source>
        <translation>«%1» tiene una función con demasiados argumentos</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends too early</source>
        <translation>«%1» termina demasiado pronto</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has two numbers without a sign between them</source>
        <translation>«%1» tiene dos números sin un signo entre ellos</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no calculation that can be read</source>
        <translation>«%1» no es un cálculo que se pueda leer</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives more than one number</source>
        <translation>«%1» da más de un número</translation>
    </message>
    <message>
        <source>type one calculation</source>
        <translation>escriba un solo cálculo</translation>
    </message>
    <message>
        <source>type a calculation such as 1/3 or sqrt(2)/2</source>
        <translation>escriba un cálculo como 1/3 o sqrt(2)/2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not give a finite number</source>
        <translation>«%1» no da un número finito</translation>
    </message>
    <message>
        <source>type inf or nan if that is meant</source>
        <translation>escriba inf o nan si es lo que se quiere</translation>
    </message>
    <message>
        <source>&quot;%1&quot; gives a number that is too small to be held and would become 0</source>
        <translation>«%1» da un número demasiado pequeño para representarlo, que se convertiría en 0</translation>
    </message>
    <message>
        <source>type 0 if 0 is meant</source>
        <translation>escriba 0 si se quiere 0</translation>
    </message>
    <message>
        <source>the calculation has more than %1 characters</source>
        <translation>el cálculo tiene más de %1 caracteres</translation>
    </message>
    <message>
        <source>type a shorter one</source>
        <translation>escriba uno más corto</translation>
    </message>
    <message>
        <source>expected a whole number from 0, found %1</source>
        <translation>se esperaba un número entero desde 0 y se encontró %1</translation>
    </message>
    <message>
        <source>the file was made by a later version (%1.%2): what this version (%1.%3) does not know is kept but not shown</source>
        <translation>el archivo se creó con una versión posterior (%1.%2): lo que esta versión (%1.%3) no conoce se conserva, pero no se muestra</translation>
    </message>
    <message>
        <source>use a newer version to see everything</source>
        <translation>use una versión más reciente para verlo todo</translation>
    </message>
    <message>
        <source>expected one text for each of the %1 tokens, found %2</source>
        <translation>se esperaba un texto por cada uno de los %1 tokens y se encontró %2</translation>
    </message>
    <message>
        <source>give each query a text of one 1 or 0 for each key; nothing was changed</source>
        <translation>dé a cada consulta un texto con un 1 o un 0 por cada clave; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>expected %1 digits that are 1 or 0, found &quot;%2&quot;</source>
        <translation>se esperaban %1 dígitos iguales a 1 o 0 y se encontró «%2»</translation>
    </message>
    <message>
        <source>write 1 where the query may attend to the key, else 0; nothing was changed</source>
        <translation>escriba 1 donde la consulta pueda atender a la clave, y si no, 0; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the painted keys are kept but not used, because the mask is &quot;%1&quot;</source>
        <translation>las claves pintadas se conservan, pero no se usan, porque la máscara es «%1»</translation>
    </message>
    <message>
        <source>set the mask to &quot;painted&quot; to use them</source>
        <translation>ponga la máscara en &quot;painted&quot; para usarlas</translation>
    </message>
    <message>
        <source>expected a list of cells, found %1</source>
        <translation>se esperaba una lista de celdas y se encontró %1</translation>
    </message>
    <message>
        <source>the notebook has too many cells</source>
        <translation>el cuaderno tiene demasiadas celdas</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>se esperaba un objeto y se encontró %1</translation>
    </message>
    <message>
        <source>members that this version does not know are kept as they are: %1</source>
        <translation>los miembros que esta versión no conoce se conservan como están: %1</translation>
    </message>
    <message>
        <source>they have no effect</source>
        <translation>no tienen efecto</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a cell</source>
        <translation>«%1» no es el nombre de una celda</translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN] with indices from 0 or names, and names with , [ ] or quotes in double quotes</source>
        <translation>escriba STEP[ROW,COLUMN] con índices desde 0 o con nombres, y entre comillas dobles los nombres con , [ ] o comillas</translation>
    </message>
    <message>
        <source>there is no row %1: %2 has %3, counted from 0 to %4</source>
        <translation>no existe la fila %1: %2 tiene %3, contadas de 0 a %4</translation>
    </message>
    <message>
        <source>there is no column %1: %2 has %3, counted from 0 to %4</source>
        <translation>no existe la columna %1: %2 tiene %3, contadas de 0 a %4</translation>
    </message>
    <message>
        <source>choose one of these</source>
        <translation>elija una de estas</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a number but no index</source>
        <translation>«%1» es un número, pero no un índice</translation>
    </message>
    <message>
        <source>write a whole number from 0, or a name in double quotes</source>
        <translation>escriba un número entero desde 0, o un nombre entre comillas dobles</translation>
    </message>
    <message>
        <source>the rows of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation>las filas de %2 no tienen nombre, así que «%1» no es ninguna de ellas</translation>
    </message>
    <message>
        <source>the columns of %2 have no names, so &quot;%1&quot; is none of them</source>
        <translation>las columnas de %2 no tienen nombre, así que «%1» no es ninguna de ellas</translation>
    </message>
    <message>
        <source>use an index from 0</source>
        <translation>use un índice desde 0</translation>
    </message>
    <message>
        <source>there is no token &quot;%1&quot;</source>
        <translation>no existe el token «%1»</translation>
    </message>
    <message>
        <source>there is no feature &quot;%1&quot;</source>
        <translation>no existe la característica «%1»</translation>
    </message>
    <message>
        <source>use one of the names as it is written, or an index from 0</source>
        <translation>use uno de los nombres tal como está escrito, o un índice desde 0</translation>
    </message>
    <message>
        <source>there is more than one token &quot;%1&quot;, at %2 and %3</source>
        <translation>hay más de un token «%1», en %2 y %3</translation>
    </message>
    <message>
        <source>there is more than one feature &quot;%1&quot;, at %2 and %3</source>
        <translation>hay más de una característica «%1», en %2 y %3</translation>
    </message>
    <message>
        <source>use the index</source>
        <translation>use el índice</translation>
    </message>
    <message>
        <source>this session has no %1</source>
        <translation>esta sesión no tiene %1</translation>
    </message>
    <message>
        <source>its steps are %2</source>
        <translation>sus pasos son %2</translation>
    </message>
    <message>
        <source>there is no step &quot;%1&quot;</source>
        <translation>no existe el paso «%1»</translation>
    </message>
    <message>
        <source>the steps are %2</source>
        <translation>los pasos son %2</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; is missing</source>
        <translation>falta el miembro «%1»</translation>
    </message>
    <message>
        <source>write &quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0}; nothing was changed</source>
        <translation>escriba &quot;version&quot;: {&quot;major&quot;: 1, &quot;minor&quot;: 0}; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>expected a whole number from 1, found %1</source>
        <translation>se esperaba un número entero desde 1 y se encontró %1</translation>
    </message>
    <message>
        <source>correct this member; nothing was changed</source>
        <translation>corrija este miembro; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the file needs version %1 of the format, and this program reads versions up to %2</source>
        <translation>el archivo necesita la versión %1 del formato, y este programa lee versiones hasta la %2</translation>
    </message>
    <message>
        <source>use a newer version of the program; nothing was changed</source>
        <translation>use una versión más reciente del programa; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the file requires %1, which this version does not know: its numbers would be wrong</source>
        <translation>el archivo requiere %1, que esta versión no conoce: sus números serían incorrectos</translation>
    </message>
    <message>
        <source>this is no session: expected an object, found %1</source>
        <translation>esto no es una sesión: se esperaba un objeto y se encontró %1</translation>
    </message>
    <message>
        <source>choose another file; nothing was changed</source>
        <translation>elija otro archivo; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>this is no session: expected &quot;%2&quot;, found %1</source>
        <translation>esto no es una sesión: se esperaba «%2» y se encontró %1</translation>
    </message>
    <message>
        <source>this is no session: the member &quot;format&quot; is missing</source>
        <translation>esto no es una sesión: falta el miembro &quot;format&quot;</translation>
    </message>
    <message>
        <source>a session says &quot;format&quot;: &quot;%2&quot;; nothing was changed</source>
        <translation>una sesión dice &quot;format&quot;: &quot;%2&quot;; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>this is a NumPy array (.npy), not a session</source>
        <translation>esto es un array de NumPy (.npy), no una sesión</translation>
    </message>
    <message>
        <source>import it; nothing was changed</source>
        <translation>impórtelo; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>this is a zip archive, perhaps NumPy&apos;s .npz, not a session</source>
        <translation>esto es un archivo zip, quizá un .npz de NumPy, no una sesión</translation>
    </message>
    <message>
        <source>this is compressed with gzip</source>
        <translation>esto está comprimido con gzip</translation>
    </message>
    <message>
        <source>unpack it first; nothing was changed</source>
        <translation>descomprímalo antes; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>this is only a pointer that Git LFS left in place of the file</source>
        <translation>esto es solo un puntero que Git LFS dejó en lugar del archivo</translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull; nothing was changed</source>
        <translation>obtenga el archivo real con git lfs pull; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>this text is UTF-16</source>
        <translation>este texto es UTF-16</translation>
    </message>
    <message>
        <source>save it as UTF-8; nothing was changed</source>
        <translation>guárdelo como UTF-8; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>this is a PDF document, not a session</source>
        <translation>esto es un documento PDF, no una sesión</translation>
    </message>
    <message>
        <source>this is a web page or XML, not a session</source>
        <translation>esto es una página web o XML, no una sesión</translation>
    </message>
    <message>
        <source>download the file itself; nothing was changed</source>
        <translation>descargue el archivo en sí; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the file ends in the middle</source>
        <translation>el archivo se interrumpe a la mitad</translation>
    </message>
    <message>
        <source>a part of it is missing: use another copy; nothing was changed</source>
        <translation>falta una parte: use otra copia; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found %1 without quotes</source>
        <translation>se encontró %1 sin comillas</translation>
    </message>
    <message>
        <source>write &quot;NaN&quot;, &quot;Infinity&quot; or &quot;-Infinity&quot;, with quotes; nothing was changed</source>
        <translation>escriba &quot;NaN&quot;, &quot;Infinity&quot; o &quot;-Infinity&quot;, entre comillas; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found a byte that is not UTF-8</source>
        <translation>se encontró un byte que no es UTF-8</translation>
    </message>
    <message>
        <source>save the file as UTF-8; nothing was changed</source>
        <translation>guarde el archivo como UTF-8; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found a line end or control character inside a text</source>
        <translation>se encontró un fin de línea o un carácter de control dentro de un texto</translation>
    </message>
    <message>
        <source>close the text with a quote, or write the character as \n or \u000a; nothing was changed</source>
        <translation>cierre el texto con una comilla, o escriba el carácter como \n o \u000a; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found a \ in a text that means nothing</source>
        <translation>se encontró en un texto una \ que no significa nada</translation>
    </message>
    <message>
        <source>write \\ for a backslash itself; nothing was changed</source>
        <translation>escriba \\ para la barra inversa en sí; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found %1 behind the end of the session</source>
        <translation>se encontró %1 después del final de la sesión</translation>
    </message>
    <message>
        <source>remove what stands behind the last bracket; nothing was changed</source>
        <translation>quite lo que hay detrás del último corchete o llave; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found a comma before %1</source>
        <translation>se encontró una coma antes de %1</translation>
    </message>
    <message>
        <source>remove the comma; nothing was changed</source>
        <translation>quite la coma; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found %1 where a comma or a closing bracket was expected</source>
        <translation>se encontró %1 donde se esperaba una coma, un corchete o una llave de cierre</translation>
    </message>
    <message>
        <source>put a comma between values, and write numbers with a decimal point; nothing was changed</source>
        <translation>ponga una coma entre los valores y escriba los números con punto decimal; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found a comment, which JSON does not have</source>
        <translation>se encontró un comentario, que no existe en JSON</translation>
    </message>
    <message>
        <source>remove it, or write it into a text cell; nothing was changed</source>
        <translation>quítelo o escríbalo en una celda de texto; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found a single quote</source>
        <translation>se encontró una comilla simple</translation>
    </message>
    <message>
        <source>put texts into double quotes; nothing was changed</source>
        <translation>ponga los textos entre comillas dobles; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found %1 where a colon was expected</source>
        <translation>se encontró %1 donde se esperaban dos puntos</translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value; nothing was changed</source>
        <translation>escriba &quot;name&quot;: value; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found %1 where the name of a member was expected</source>
        <translation>se encontró %1 donde se esperaba el nombre de un miembro</translation>
    </message>
    <message>
        <source>write &quot;name&quot;: value, with quotes around the name; nothing was changed</source>
        <translation>escriba &quot;name&quot;: value, con el nombre entre comillas; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found %1, which is not how JSON writes a number</source>
        <translation>se encontró %1, que no es como se escribe un número en JSON</translation>
    </message>
    <message>
        <source>write digits on both sides of the point; nothing was changed</source>
        <translation>escriba dígitos a ambos lados del punto; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>found %1 where a value was expected</source>
        <translation>se encontró %1 donde se esperaba un valor</translation>
    </message>
    <message>
        <source>write a number, a text in double quotes, a list or an object; nothing was changed</source>
        <translation>escriba un número, un texto entre comillas dobles, una lista o un objeto; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the file holds nothing but blanks</source>
        <translation>el archivo solo contiene espacios en blanco</translation>
    </message>
    <message>
        <source>a save that was cut off can leave that: look for a recovery copy; nothing was changed</source>
        <translation>puede deberse a que se interrumpió el guardado: busque una copia de recuperación; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, %1 of them</source>
        <translation>el archivo está dañado: solo contiene bytes NUL, %1 en total</translation>
    </message>
    <message>
        <source>a power cut can leave that: use another copy; nothing was changed</source>
        <translation>puede deberse a un corte de corriente: use otra copia; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the file is damaged, or no text: found a NUL byte</source>
        <translation>el archivo está dañado o no es texto: se encontró un byte NUL</translation>
    </message>
    <message>
        <source>use another copy; nothing was changed</source>
        <translation>use otra copia; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>expected an object with &quot;shape&quot; and &quot;rows&quot;, found %1</source>
        <translation>se esperaba un objeto con &quot;shape&quot; y &quot;rows&quot; y se encontró %1</translation>
    </message>
    <message>
        <source>expected a list of rows, found %1</source>
        <translation>se esperaba una lista de filas y se encontró %1</translation>
    </message>
    <message>
        <source>expected two whole numbers, rows and columns</source>
        <translation>se esperaban dos números enteros, filas y columnas</translation>
    </message>
    <message>
        <source>write it as [7, 4]; nothing was changed</source>
        <translation>escríbalo como [7, 4]; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>%1x%2 is not possible: a matrix has 1 to %3 rows and columns and at most %4 values</source>
        <translation>%1x%2 no es posible: una matriz tiene de 1 a %3 filas y columnas y como máximo %4 valores</translation>
    </message>
    <message>
        <source>choose another size; nothing was changed</source>
        <translation>elija otro tamaño; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the shape says %1 rows, found %2</source>
        <translation>la forma indica %1 filas y se encontraron %2</translation>
    </message>
    <message>
        <source>correct the shape or the rows; nothing was changed</source>
        <translation>corrija la forma o las filas; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the shape says %1 columns, found %2</source>
        <translation>la forma indica %1 columnas y se encontraron %2</translation>
    </message>
    <message>
        <source>expected &quot;%2&quot;, found %1</source>
        <translation>se esperaba «%2» y se encontró %1</translation>
    </message>
    <message>
        <source>leave it out for rows of numbers; nothing was changed</source>
        <translation>omítalo para filas de números; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>some rows are lists and some are texts</source>
        <translation>algunas filas son listas y otras son textos</translation>
    </message>
    <message>
        <source>write all rows alike; nothing was changed</source>
        <translation>escriba igual todas las filas; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the rows are texts, but the member &quot;encoding&quot; is missing</source>
        <translation>las filas son textos, pero falta el miembro &quot;encoding&quot;</translation>
    </message>
    <message>
        <source>write rows as lists of numbers, or name the encoding; nothing was changed</source>
        <translation>escriba las filas como listas de números o indique la codificación; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the rows are lists, which have no encoding and no checksum</source>
        <translation>las filas son listas, que no tienen codificación ni suma de comprobación</translation>
    </message>
    <message>
        <source>remove &quot;encoding&quot; and &quot;crc32&quot;; nothing was changed</source>
        <translation>quite &quot;encoding&quot; y &quot;crc32&quot;; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the checksum is %1, but that of the rows is %2</source>
        <translation>la suma de comprobación es %1, pero la de las filas es %2</translation>
    </message>
    <message>
        <source>the rows are damaged: use another copy; nothing was changed</source>
        <translation>las filas están dañadas: use otra copia; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>se esperaba un número y se encontró %1</translation>
    </message>
    <message>
        <source>write a number with a decimal point and without quotes, or &quot;NaN&quot;, &quot;Infinity&quot;, &quot;-Infinity&quot;; nothing was changed</source>
        <translation>escriba un número con punto decimal y sin comillas, o &quot;NaN&quot;, &quot;Infinity&quot;, &quot;-Infinity&quot;; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>expected a list of numbers, found %1</source>
        <translation>se esperaba una lista de números y se encontró %1</translation>
    </message>
    <message>
        <source>write each row as [1, 2.5, -3]; nothing was changed</source>
        <translation>escriba cada fila como [1, 2.5, -3]; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <translation>se esperaban %1 números y se encontraron %2</translation>
    </message>
    <message>
        <source>give all rows the same length; nothing was changed</source>
        <translation>dé a todas las filas la misma longitud; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the text is not base64 of whole 8-byte numbers</source>
        <translation>el texto no es base64 de números completos de 8 bytes</translation>
    </message>
    <message>
        <source>the file is damaged here; nothing was changed</source>
        <translation>el archivo está dañado aquí; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 or as %3</source>
        <translation>«%1» se puede leer como %2 o como %3</translation>
    </message>
    <message>
        <source>type one of the two</source>
        <translation>escriba uno de los dos</translation>
    </message>
    <message>
        <source>&quot;%1&quot; looks like a number with group marks</source>
        <translation>«%1» parece un número con separadores de miles</translation>
    </message>
    <message>
        <source>type %2, without them</source>
        <translation>escriba %2, sin ellos</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a comma, but the decimal mark is a point here</source>
        <translation>«%1» tiene una coma, pero aquí el separador decimal es un punto</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a point, but the decimal mark is a comma here</source>
        <translation>«%1» tiene un punto, pero aquí el separador decimal es una coma</translation>
    </message>
    <message>
        <source>type %2</source>
        <translation>escriba %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«%1» no es un número</translation>
    </message>
    <message>
        <source>type a number such as %2</source>
        <translation>escriba un número como %2</translation>
    </message>
    <message>
        <source>there is no number</source>
        <translation>no hay ningún número</translation>
    </message>
    <message>
        <source>type a number such as %1</source>
        <translation>escriba un número como %1</translation>
    </message>
    <message>
        <source>%1 is beyond the largest number that can be held, about 1.8e308</source>
        <translation>%1 supera el mayor número que se puede representar, unos 1,8e308</translation>
    </message>
    <message>
        <source>type a smaller number, or inf</source>
        <translation>escriba un número menor, o inf</translation>
    </message>
    <message>
        <source>%1 is below the smallest number that can be held, about 4.9e-324</source>
        <translation>%1 está por debajo del menor número que se puede representar, unos 4,9e-324</translation>
    </message>
    <message>
        <source>add it; nothing was changed</source>
        <translation>añádalo; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>expected a text, found %1</source>
        <translation>se esperaba un texto y se encontró %1</translation>
    </message>
    <message>
        <source>expected a list of texts, found %1</source>
        <translation>se esperaba una lista de textos y se encontró %1</translation>
    </message>
    <message>
        <source>%1 entries are too many: at most %2 are possible</source>
        <translation>%1 entradas son demasiadas: como máximo puede haber %2</translation>
    </message>
    <message>
        <source>use fewer; nothing was changed</source>
        <translation>use menos; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the scale exponent %1 is not a number from 0 to 2</source>
        <translation>el exponente de escala %1 no es un número de 0 a 2</translation>
    </message>
    <message>
        <source>0.5 divides by the root of d, 0 switches scaling off</source>
        <translation>0,5 divide por la raíz de d, 0 desactiva el escalado</translation>
    </message>
    <message>
        <source>the temperature %1 is not a finite number above 0</source>
        <translation>la temperatura %1 no es un número finito mayor que 0</translation>
    </message>
    <message>
        <source>1 leaves the weights as they are</source>
        <translation>1 deja los pesos como están</translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot;</source>
        <translation>no existe la máscara «%1»</translation>
    </message>
    <message>
        <source>use none, causal or painted</source>
        <translation>use none, causal o painted</translation>
    </message>
    <message>
        <source>the painted mask is %1x%2, but there are %3 tokens</source>
        <translation>la máscara pintada es de %1x%2, pero hay %3 tokens</translation>
    </message>
    <message>
        <source>give each of the %3 tokens a row of %3 marks</source>
        <translation>dé a cada uno de los %3 tokens una fila de %3 marcas</translation>
    </message>
    <message>
        <source>the matrix %1 is missing</source>
        <translation>falta la matriz %1</translation>
    </message>
    <message>
        <source>X, Wq, Wk and Wv are needed</source>
        <translation>se necesitan X, Wq, Wk y Wv</translation>
    </message>
    <message>
        <source>%1 is not an input</source>
        <translation>%1 no es una entrada</translation>
    </message>
    <message>
        <source>the inputs are X, Wq, Wk, Wv and the biases bq, bk, bv</source>
        <translation>las entradas son X, Wq, Wk, Wv y los sesgos bq, bk, bv</translation>
    </message>
    <message>
        <source>%1 has no rows or no columns</source>
        <translation>%1 no tiene filas o no tiene columnas</translation>
    </message>
    <message>
        <source>give it at least one of each</source>
        <translation>dele al menos una de cada</translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 rows</source>
        <translation>%1 es de %2, pero %3 es de %4: %3 necesita %5 filas</translation>
    </message>
    <message>
        <source>resize one of the two</source>
        <translation>cambie el tamaño de una de las dos</translation>
    </message>
    <message>
        <source>%1 is %2 but %3 is %4: %3 needs %5 columns</source>
        <translation>%1 es de %2, pero %3 es de %4: %3 necesita %5 columnas</translation>
    </message>
    <message>
        <source>%1 is %2 but needs the shape 1x%3</source>
        <translation>%1 es de %2, pero necesita la forma 1x%3</translation>
    </message>
    <message>
        <source>give it one number for each column of its projection</source>
        <translation>dele un número por cada columna de su proyección</translation>
    </message>
    <message>
        <source>choose one of the steps in force</source>
        <translation>elija uno de los pasos vigentes</translation>
    </message>
    <message>
        <source>%1[%2,%3] does not exist: %1 is %4</source>
        <translation>%1[%2,%3] no existe: %1 es de %4</translation>
    </message>
    <message>
        <source>rows and columns are counted from 0</source>
        <translation>las filas y las columnas se cuentan desde 0</translation>
    </message>
    <message>
        <source>row %2 of %1 has no distribution (%3)</source>
        <translation>la fila %2 de %1 no tiene distribución (%3)</translation>
    </message>
    <message>
        <source>choose a row that has one</source>
        <translation>elija una fila que la tenga</translation>
    </message>
    <message>
        <source>%1[%2,%3] is not above 0, so it has no logarithm</source>
        <translation>%1[%2,%3] no es mayor que 0, así que no tiene logaritmo</translation>
    </message>
    <message>
        <source>choose a weight that is above 0</source>
        <translation>elija un peso mayor que 0</translation>
    </message>
    <message>
        <source>there is no source &quot;%1&quot; for wider matrices</source>
        <translation>no existe el origen «%1» para matrices más anchas</translation>
    </message>
    <message>
        <source>use random, repeat or normal</source>
        <translation>use random, repeat o normal</translation>
    </message>
    <message>
        <source>the width %1 is below the session&apos;s own d_k, %2</source>
        <translation>la anchura %1 es menor que el d_k de la propia sesión, %2</translation>
    </message>
    <message>
        <source>choose at least that width</source>
        <translation>elija al menos esa anchura</translation>
    </message>
    <message>
        <source>the results would take %1, more than half of the %2 of memory that are free</source>
        <translation>los resultados ocuparían %1, más de la mitad de los %2 de memoria libres</translation>
    </message>
    <message>
        <source>use fewer tokens or close other programs</source>
        <translation>use menos tokens o cierre otros programas</translation>
    </message>
    <message>
        <source>an error without a sentence</source>
        <translation>un error sin descripción</translation>
    </message>
    <message>
        <source>a number too small to be held became 0; in the whole file: %1</source>
        <translation>un número demasiado pequeño para representarlo se ha convertido en 0; en todo el archivo: %1</translation>
    </message>
    <message>
        <source>write numbers above 5e-324</source>
        <translation>escriba números mayores que 5e-324</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>no se ha podido leer %1: %2</translation>
    </message>
    <message>
        <source>try again or use another copy</source>
        <translation>vuelva a intentarlo o use otra copia</translation>
    </message>
    <message>
        <source>%1 is larger than %2 bytes</source>
        <translation>%1 ocupa más de %2 bytes</translation>
    </message>
    <message>
        <source>choose a smaller file</source>
        <translation>elija un archivo más pequeño</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>no se puede abrir %1: %2</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <translation>compruebe su nombre y sus permisos</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>%1 es una carpeta, no un archivo</translation>
    </message>
    <message>
        <source>choose a file in it</source>
        <translation>elija un archivo de ella</translation>
    </message>
    <message>
        <source>%1 is a device, a pipe or the like, not a regular file</source>
        <translation>%1 es un dispositivo, una tubería o algo similar, no un archivo normal</translation>
    </message>
    <message>
        <source>choose a regular file</source>
        <translation>elija un archivo normal</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>no se ha podido escribir %1: %2</translation>
    </message>
    <message>
        <source>save under another name or mend the cause; what was there before is unchanged</source>
        <translation>guarde con otro nombre o corrija la causa; lo que había antes no ha cambiado</translation>
    </message>
    <message>
        <source>choose the name of a file</source>
        <translation>elija el nombre de un archivo</translation>
    </message>
    <message>
        <source>choose the name of a regular file</source>
        <translation>elija el nombre de un archivo normal</translation>
    </message>
    <message>
        <source>the content could not be made</source>
        <translation>no se ha podido crear el contenido</translation>
    </message>
    <message>
        <source>%1 exists already</source>
        <translation>%1 ya existe</translation>
    </message>
    <message>
        <source>choose another name, or say that it may be overwritten</source>
        <translation>elija otro nombre o indique que se puede sobrescribir</translation>
    </message>
    <message>
        <source>%1 is not the name of a file</source>
        <translation>%1 no es el nombre de un archivo</translation>
    </message>
    <message>
        <source>the folder of %1 does not exist</source>
        <translation>la carpeta de %1 no existe</translation>
    </message>
    <message>
        <source>make the folder first</source>
        <translation>cree antes la carpeta</translation>
    </message>
    <message>
        <source>%1 was written, but the disk did not confirm it: %2</source>
        <translation>%1 se ha escrito, pero el disco no lo ha confirmado: %2</translation>
    </message>
    <message>
        <source>save it again elsewhere</source>
        <translation>guárdelo de nuevo en otro lugar</translation>
    </message>
    <message>
        <source>the number %1 is beyond the largest one that can be held, about 1.8e308</source>
        <translation>el número %1 supera el mayor que se puede representar, unos 1,8e308</translation>
    </message>
    <message>
        <source>write a smaller number, or &quot;Infinity&quot; in a matrix; nothing was changed</source>
        <translation>escriba un número menor, o &quot;Infinity&quot; en una matriz; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the member &quot;%1&quot; stands there twice</source>
        <translation>el miembro «%1» aparece dos veces</translation>
    </message>
    <message>
        <source>remove one of the two; nothing was changed</source>
        <translation>quite uno de los dos; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>more than %1 lists and objects are nested</source>
        <translation>hay más de %1 listas y objetos anidados</translation>
    </message>
    <message>
        <source>flatten this part; nothing was changed</source>
        <translation>simplifique el anidamiento de esta parte; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the text is not UTF-8</source>
        <translation>el texto no es UTF-8</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>escríbalo de nuevo</translation>
    </message>
    <message>
        <source>shorten it</source>
        <translation>acórtelo</translation>
    </message>
    <message>
        <source>there are no tokens</source>
        <translation>no hay tokens</translation>
    </message>
    <message>
        <source>give at least one</source>
        <translation>dé al menos uno</translation>
    </message>
    <message>
        <source>there are %1 tokens, and at most %2 are possible</source>
        <translation>hay %1 tokens, y como máximo puede haber %2</translation>
    </message>
    <message>
        <source>use fewer</source>
        <translation>use menos</translation>
    </message>
    <message>
        <source>split it into several cells</source>
        <translation>divídalo en varias celdas</translation>
    </message>
    <message>
        <source>%1 rows and %2 columns are too many: at most %3 of each are possible</source>
        <translation>%1 filas y %2 columnas son demasiadas: como máximo puede haber %3 de cada</translation>
    </message>
    <message>
        <source>%1 values are too many: at most %2 are possible</source>
        <translation>%1 valores son demasiados: como máximo puede haber %2</translation>
    </message>
    <message>
        <source>use fewer rows or columns</source>
        <translation>use menos filas o columnas</translation>
    </message>
    <message>
        <source>X has %1 rows, but there are %2 tokens</source>
        <translation>X tiene %1 filas, pero hay %2 tokens</translation>
    </message>
    <message>
        <source>give each token one row of X</source>
        <translation>dé a cada token una fila de X</translation>
    </message>
    <message>
        <source>X has %1 columns, but there are %2 names for them</source>
        <translation>X tiene %1 columnas, pero hay %2 nombres para ellas</translation>
    </message>
    <message>
        <source>give each column of X one name, or leave all names out</source>
        <translation>dé un nombre a cada columna de X u omita todos los nombres</translation>
    </message>
    <message>
        <source>this part of the view does not fit and was left out</source>
        <translation>esta parte de la vista no encaja y se ha omitido</translation>
    </message>
    <message>
        <source>numbers are not concerned</source>
        <translation>los números no se ven afectados</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>Proyecciones</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Escalado</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Saturación</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>NumPy code</source>
        <translation>Código NumPy</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar el código</translation>
    </message>
    <message>
        <source>Each token asks with its query, offers with its key, and gives its value. Edit any number in X or in the three W.</source>
        <translation>Cada token pregunta con su consulta, se ofrece con su clave y entrega su valor. Edite cualquier número de X o de las tres W.</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>puntuaciones</translation>
    </message>
    <message>
        <source>rows look, columns are looked at</source>
        <translation>las filas miran, las columnas son miradas</translation>
    </message>
    <message>
        <source>Query times key.</source>
        <translation>Consulta por clave.</translation>
    </message>
    <message>
        <source>output</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>goes on to the next layer</source>
        <translation>pasa a la capa siguiente</translation>
    </message>
    <message>
        <source>The scores are divided by %1.</source>
        <translation>Las puntuaciones se dividen por %1.</translation>
    </message>
    <message>
        <source>rows look</source>
        <translation>las filas miran</translation>
    </message>
    <message>
        <source>Weights of “%1”</source>
        <translation>Pesos de «%1»</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>Weights of all tokens</source>
        <translation>Pesos de todos los tokens</translation>
    </message>
    <message>
        <source>Entropy of each token</source>
        <translation>Entropía de cada token</translation>
    </message>
    <message>
        <source>This token</source>
        <translation>Este token</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropía</translation>
    </message>
    <message>
        <source>Recover &amp;unsaved work…</source>
        <translation>Recuperar trabajo no g&amp;uardado…</translation>
    </message>
    <message>
        <source>Sessions that were open when the program ended without closing them</source>
        <translation>Sesiones que estaban abiertas cuando el programa terminó sin cerrarlas</translation>
    </message>
    <message>
        <source>Picture of the pane or c&amp;hart in use…</source>
        <translation>Imagen del panel o gráfico acti&amp;vo…</translation>
    </message>
    <message>
        <source>Save the matrix or chart that has the focus as PNG, SVG or PDF</source>
        <translation>Guardar como PNG, SVG o PDF la matriz o el gráfico que tiene el foco</translation>
    </message>
    <message>
        <source>R&amp;ename row…</source>
        <translation>Ren&amp;ombrar fila…</translation>
    </message>
    <message>
        <source>Rena&amp;me column…</source>
        <translation>Renombrar colu&amp;mna…</translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s column</source>
        <translation>Otro nombre para el token o la característica de la columna de la celda seleccionada</translation>
    </message>
    <message>
        <source>Click or drag over pairs of query and key to hide or allow them; Space does it for the selection</source>
        <translation>Haga clic o arrastre sobre pares de consulta y clave para ocultarlos o permitirlos; la barra espaciadora lo hace con la selección</translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <translation>Los cuatro tamaños son distintos</translation>
    </message>
    <message>
        <source>Rename a token</source>
        <translation>Renombrar un token</translation>
    </message>
    <message>
        <source>New name of the token “%1”</source>
        <translation>Nuevo nombre del token «%1»</translation>
    </message>
    <message>
        <source>Rename a feature</source>
        <translation>Renombrar una característica</translation>
    </message>
    <message>
        <source>New name of the feature “%1”</source>
        <translation>Nuevo nombre de la característica «%1»</translation>
    </message>
    <message>
        <source>A function of one number x, %1:</source>
        <translation>Una función de un número x, %1:</translation>
    </message>
    <message>
        <source>This is the picked weight itself.</source>
        <translation>Este es el propio peso elegido.</translation>
    </message>
    <message>
        <source>Picked weights</source>
        <translation>Pesos elegidos</translation>
    </message>
    <message>
        <source>Another name for the token or feature of the selected cell&apos;s row, else for the picked token</source>
        <translation>Otro nombre para el token o la característica de la fila de la celda seleccionada o, en su defecto, para el token elegido</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>A matrix from a table, a NumPy or safetensors file, or a head of a model</source>
        <translation>Una matriz de una tabla, un archivo NumPy o safetensors, o una cabeza de un modelo</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Results as tables, arrays, scripts, a notebook, an article or a page</source>
        <translation>Los resultados como tablas, arrays, scripts, un cuaderno, un artículo o una página</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>Copiar como &amp;LaTeX</translation>
    </message>
    <message>
        <source>The selected cells as a bmatrix, every digit</source>
        <translation>Las celdas seleccionadas como bmatrix, con todos los dígitos</translation>
    </message>
    <message>
        <source>Copy as &amp;NumPy</source>
        <translation>Copiar como &amp;NumPy</translation>
    </message>
    <message>
        <source>The selected cells as np.array, every digit</source>
        <translation>Las celdas seleccionadas como np.array, con todos los dígitos</translation>
    </message>
    <message>
        <source>Copy as Mar&amp;kdown</source>
        <translation>Copiar como Mar&amp;kdown</translation>
    </message>
    <message>
        <source>The selected cells as a table with names, every digit</source>
        <translation>Las celdas seleccionadas como tabla con nombres, con todos los dígitos</translation>
    </message>
    <message>
        <source>Rotary &amp;positions…</source>
        <translation>&amp;Posiciones rotatorias…</translation>
    </message>
    <message>
        <source>Turn queries and keys by their position, as Llama-type heads do</source>
        <translation>Girar consultas y claves según su posición, como hacen las cabezas de tipo Llama</translation>
    </message>
    <message>
        <source>choose the decimal mark above</source>
        <translation>elija arriba el separador decimal</translation>
    </message>
    <message>
        <source>choose above what the first line and column are</source>
        <translation>elija arriba qué son la primera línea y la primera columna</translation>
    </message>
    <message>
        <source>Rotary positions</source>
        <translation>Posiciones rotatorias</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>Convención</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>&amp;Convention</source>
        <translation>&amp;Convención</translation>
    </message>
    <message>
        <source>&amp;Base of the angles</source>
        <translation>&amp;Base de los ángulos</translation>
    </message>
    <message>
        <source>Scores do not know where a token stands, unless its embedding says so.</source>
        <translation>Las puntuaciones no saben dónde está un token, salvo que lo diga su embedding.</translation>
    </message>
    <message>
        <source>Switch rotary positions on</source>
        <translation>Activar las posiciones rotatorias</translation>
    </message>
    <message>
        <source>Switch rotary positions off</source>
        <translation>Desactivar las posiciones rotatorias</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Mitades</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vecinas</translation>
    </message>
    <message>
        <source>Rotated queries</source>
        <translation>Consultas rotadas</translation>
    </message>
    <message>
        <source>Rotated keys</source>
        <translation>Claves rotadas</translation>
    </message>
    <message>
        <source>a save or a download that was cut off can leave that: look for a recovery copy or another one</source>
        <translation>puede deberse a que se interrumpió un guardado o una descarga: busque una copia de recuperación u otra copia</translation>
    </message>
    <message>
        <source>the file could not be read</source>
        <translation>no se ha podido leer el archivo</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>vuelva a intentarlo</translation>
    </message>
    <message>
        <source>Numbers in a text: tables, lists, what programs print</source>
        <translation>Números en un texto: tablas, listas, lo que imprimen los programas</translation>
    </message>
    <message>
        <source>Tensors: a model, or all steps and inputs (safetensors)</source>
        <translation>Tensores: un modelo, o todos los pasos y entradas (safetensors)</translation>
    </message>
    <message>
        <source>Index of a model in several files (safetensors)</source>
        <translation>Índice de un modelo en varios archivos (safetensors)</translation>
    </message>
    <message>
        <source>The computation as a NumPy script</source>
        <translation>El cálculo como script de NumPy</translation>
    </message>
    <message>
        <source>The computation as a PyTorch script</source>
        <translation>El cálculo como script de PyTorch</translation>
    </message>
    <message>
        <source>The notebook for Jupyter</source>
        <translation>El cuaderno para Jupyter</translation>
    </message>
    <message>
        <source>All results as a LaTeX article</source>
        <translation>Todos los resultados como artículo LaTeX</translation>
    </message>
    <message>
        <source>All results as one web page</source>
        <translation>Todos los resultados como una sola página web</translation>
    </message>
    <message>
        <source>All results as Markdown</source>
        <translation>Todos los resultados como Markdown</translation>
    </message>
    <message>
        <source>one head of it is %1 by %2, more than a session can hold</source>
        <translation>una de sus cabezas es de %1 por %2, más de lo que cabe en una sesión</translation>
    </message>
    <message>
        <source>is the number of heads right?</source>
        <translation>¿es correcto el número de cabezas?</translation>
    </message>
    <message>
        <source>it is no vector of at least %1 numbers, as the bias of this layer</source>
        <translation>no es un vector de al menos %1 números, como lo es el sesgo de esta capa</translation>
    </message>
    <message>
        <source>its numbers are whole ones (%1): it seems to be quantised, and its scale is not applied</source>
        <translation>sus números son enteros (%1): parece estar cuantizado, y su escala no se aplica</translation>
    </message>
    <message>
        <source>take the model in F32, F16 or BF16</source>
        <translation>use el modelo en F32, F16 o BF16</translation>
    </message>
    <message>
        <source>there is no head %1: it has %2</source>
        <translation>no existe la cabeza %1: tiene %2</translation>
    </message>
    <message>
        <source>heads are counted from 0</source>
        <translation>las cabezas se cuentan desde 0</translation>
    </message>
    <message>
        <source>its shape %1x%2 fits one way only, so it cannot be transposed</source>
        <translation>su forma %1x%2 solo encaja en un sentido, así que no se puede transponer</translation>
    </message>
    <message>
        <source>read it as it is stored</source>
        <translation>léala tal como está almacenada</translation>
    </message>
    <message>
        <source>the weights are transposed, as chosen</source>
        <translation>los pesos están transpuestos, según lo elegido</translation>
    </message>
    <message>
        <source>an X of %1 by %2 is more than a session can hold</source>
        <translation>una X de %1 por %2 es más de lo que cabe en una sesión</translation>
    </message>
    <message>
        <source>the file has no matrix of token embeddings that are %1 numbers wide</source>
        <translation>el archivo no tiene ninguna matriz de embeddings de tokens con una anchura de %1 números</translation>
    </message>
    <message>
        <source>give X from a file of hidden states (--x) or take random numbers (--random)</source>
        <translation>dé X desde un archivo de estados ocultos (--x) o use números aleatorios (--random)</translation>
    </message>
    <message>
        <source>there is no token %1: it has %2 rows</source>
        <translation>no existe el token %1: tiene %2 filas</translation>
    </message>
    <message>
        <source>tokens are counted from 0</source>
        <translation>los tokens se cuentan desde 0</translation>
    </message>
    <message>
        <source>X holds its rows as they are: without position embeddings and without the layers and the layer norm before the head</source>
        <translation>X contiene sus filas tal cual: sin embeddings de posición y sin las capas ni la normalización de capa anteriores a la cabeza</translation>
    </message>
    <message>
        <source>give the hidden states of the model as X for its own weights</source>
        <translation>dé como X los estados ocultos del modelo para obtener sus propios pesos</translation>
    </message>
    <message>
        <source>X holds standard normal numbers of seed %1: what the head makes of no text at all</source>
        <translation>X contiene números normales estándar con la semilla %1: lo que la cabeza hace sin texto alguno</translation>
    </message>
    <message>
        <source>X is not in the file</source>
        <translation>X no está en el archivo</translation>
    </message>
    <message>
        <source>give token ids (--ids), a file of hidden states (--x) or take random numbers (--random)</source>
        <translation>dé identificadores de tokens (--ids), un archivo de estados ocultos (--x) o use números aleatorios (--random)</translation>
    </message>
    <message>
        <source>open it in PyTorch if you trust it, and save the tensors with safetensors.torch.save_file</source>
        <translation>ábralo en PyTorch si confía en él y guarde los tensores con safetensors.torch.save_file</translation>
    </message>
    <message>
        <source>pickles can run code and are never read: save the arrays with numpy.save or numpy.savez</source>
        <translation>los pickles pueden ejecutar código y nunca se leen: guarde los arrays con numpy.save o numpy.savez</translation>
    </message>
    <message>
        <source>use the model&apos;s .safetensors file, or convert it to one</source>
        <translation>use el archivo .safetensors del modelo o conviértalo a ese formato</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>descomprímalo antes</translation>
    </message>
    <message>
        <source>save the sheet as CSV, or copy the cells and paste them</source>
        <translation>guarde la hoja como CSV, o copie las celdas y péguelas</translation>
    </message>
    <message>
        <source>choose the file with the numbers</source>
        <translation>elija el archivo con los números</translation>
    </message>
    <message>
        <source>save the numbers with numpy.save, or as CSV</source>
        <translation>guarde los números con numpy.save o como CSV</translation>
    </message>
    <message>
        <source>this is a PyTorch checkpoint (a pickle)</source>
        <translation>esto es un punto de control de PyTorch (un pickle)</translation>
    </message>
    <message>
        <source>this is a GGUF or GGML model</source>
        <translation>esto es un modelo GGUF o GGML</translation>
    </message>
    <message>
        <source>this is not the data but a pointer file that Git LFS left in its place</source>
        <translation>esto no son los datos, sino un archivo puntero que Git LFS dejó en su lugar</translation>
    </message>
    <message>
        <source>fetch the file itself with git lfs pull</source>
        <translation>obtenga el archivo real con git lfs pull</translation>
    </message>
    <message>
        <source>this is a TensorFlow Lite model</source>
        <translation>esto es un modelo de TensorFlow Lite</translation>
    </message>
    <message>
        <source>this is an HDF5 file (Keras .h5, MATLAB 7.3 .mat and others)</source>
        <translation>esto es un archivo HDF5 (Keras .h5, MATLAB 7.3 .mat y otros)</translation>
    </message>
    <message>
        <source>this is a MATLAB file (.mat)</source>
        <translation>esto es un archivo de MATLAB (.mat)</translation>
    </message>
    <message>
        <source>save the matrix with writematrix as CSV, or in Python with scipy.io.loadmat and numpy.save</source>
        <translation>guarde la matriz con writematrix como CSV, o en Python con scipy.io.loadmat y numpy.save</translation>
    </message>
    <message>
        <source>this is compressed with bzip2</source>
        <translation>esto está comprimido con bzip2</translation>
    </message>
    <message>
        <source>this is compressed with xz</source>
        <translation>esto está comprimido con xz</translation>
    </message>
    <message>
        <source>this is compressed with zstd</source>
        <translation>esto está comprimido con zstd</translation>
    </message>
    <message>
        <source>this is compressed with lz4</source>
        <translation>esto está comprimido con lz4</translation>
    </message>
    <message>
        <source>this is a 7z archive</source>
        <translation>esto es un archivo comprimido 7z</translation>
    </message>
    <message>
        <source>this is a RAR archive</source>
        <translation>esto es un archivo comprimido RAR</translation>
    </message>
    <message>
        <source>this is a tar archive</source>
        <translation>esto es un archivo tar</translation>
    </message>
    <message>
        <source>this is a PDF document</source>
        <translation>esto es un documento PDF</translation>
    </message>
    <message>
        <source>this is a document in rich text</source>
        <translation>esto es un documento de texto enriquecido</translation>
    </message>
    <message>
        <source>this is a PNG picture</source>
        <translation>esto es una imagen PNG</translation>
    </message>
    <message>
        <source>this is a JPEG picture</source>
        <translation>esto es una imagen JPEG</translation>
    </message>
    <message>
        <source>this is a GIF picture</source>
        <translation>esto es una imagen GIF</translation>
    </message>
    <message>
        <source>this is an old Excel sheet (.xls) or another Office document</source>
        <translation>esto es una hoja de cálculo antigua de Excel (.xls) u otro documento de Office</translation>
    </message>
    <message>
        <source>this is a Parquet table</source>
        <translation>esto es una tabla Parquet</translation>
    </message>
    <message>
        <source>this is an Arrow or Feather table</source>
        <translation>esto es una tabla Arrow o Feather</translation>
    </message>
    <message>
        <source>this is a Feather table</source>
        <translation>esto es una tabla Feather</translation>
    </message>
    <message>
        <source>this is an SQLite database</source>
        <translation>esto es una base de datos SQLite</translation>
    </message>
    <message>
        <source>this is a program or a library</source>
        <translation>esto es un programa o una biblioteca</translation>
    </message>
    <message>
        <source>the file is damaged: it holds nothing but NUL bytes, as far as was looked</source>
        <translation>el archivo está dañado: hasta donde se ha mirado, solo contiene bytes NUL</translation>
    </message>
    <message>
        <source>a power cut or a broken download can leave that: use another copy</source>
        <translation>puede deberse a un corte de corriente o a una descarga fallida: use otra copia</translation>
    </message>
    <message>
        <source>this is a web page (HTML or XML), not the data</source>
        <translation>esto es una página web (HTML o XML), no los datos</translation>
    </message>
    <message>
        <source>download the file itself; the link may need a login or end in /raw/ or /resolve/</source>
        <translation>descargue el archivo en sí; puede que el enlace exija iniciar sesión o deba terminar en /raw/ o /resolve/</translation>
    </message>
    <message>
        <source>this is a Python pickle</source>
        <translation>esto es un pickle de Python</translation>
    </message>
    <message>
        <source>this is an ONNX model</source>
        <translation>esto es un modelo ONNX</translation>
    </message>
    <message>
        <source>this is an Excel sheet (.xlsx)</source>
        <translation>esto es una hoja de cálculo de Excel (.xlsx)</translation>
    </message>
    <message>
        <source>this is a Word document (.docx)</source>
        <translation>esto es un documento de Word (.docx)</translation>
    </message>
    <message>
        <source>this is a PowerPoint document (.pptx)</source>
        <translation>esto es un documento de PowerPoint (.pptx)</translation>
    </message>
    <message>
        <source>this is an OpenDocument sheet or text (.ods, .odt)</source>
        <translation>esto es una hoja o un texto OpenDocument (.ods, .odt)</translation>
    </message>
    <message>
        <source>this is a Java archive</source>
        <translation>esto es un archivo de Java</translation>
    </message>
    <message>
        <source>this is a Keras model (.keras)</source>
        <translation>esto es un modelo de Keras (.keras)</translation>
    </message>
    <message>
        <source>it holds a NUL byte, at byte %1</source>
        <translation>contiene un byte NUL, en el byte %1</translation>
    </message>
    <message>
        <source>duplicate member &quot;%1&quot;</source>
        <translation>miembro duplicado «%1»</translation>
    </message>
    <message>
        <source>it is no JSON, at byte %1: &quot;%2&quot;</source>
        <translation>no es JSON, en el byte %1: «%2»</translation>
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
        <translation>%1 no es lo que debería ser y se ignora</translation>
    </message>
    <message>
        <source>look it up and choose by hand what depends on it</source>
        <translation>consúltelo y elija a mano lo que depende de ello</translation>
    </message>
    <message>
        <source>it is no JSON object and is passed over</source>
        <translation>no es un objeto JSON y se ignora</translation>
    </message>
    <message>
        <source>choose heads by hand</source>
        <translation>elija las cabezas a mano</translation>
    </message>
    <message>
        <source>one head, cut already</source>
        <translation>una cabeza, ya recortada</translation>
    </message>
    <message>
        <source>GPT-2</source>
        <translation>GPT-2</translation>
    </message>
    <message>
        <source>minGPT or nanoGPT</source>
        <translation>minGPT o nanoGPT</translation>
    </message>
    <message>
        <source>BERT or RoBERTa</source>
        <translation>BERT o RoBERTa</translation>
    </message>
    <message>
        <source>Vision transformer (Hugging Face)</source>
        <translation>Transformer de visión (Hugging Face)</translation>
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
        <translation>BEiT o Swin v2 (timm)</translation>
    </message>
    <message>
        <source>Vision transformer (timm, DINO)</source>
        <translation>Transformer de visión (timm, DINO)</translation>
    </message>
    <message>
        <source>PyTorch&apos;s MultiheadAttention</source>
        <translation>MultiheadAttention de PyTorch</translation>
    </message>
    <message>
        <source>OPT, BART, Whisper or CLIP</source>
        <translation>OPT, BART, Whisper o CLIP</translation>
    </message>
    <message>
        <source>Phi-3</source>
        <translation>Phi-3</translation>
    </message>
    <message>
        <source>Llama, Mistral, Gemma or Qwen</source>
        <translation>Llama, Mistral, Gemma o Qwen</translation>
    </message>
    <message>
        <source>Llama or Mistral (the authors&apos; files)</source>
        <translation>Llama o Mistral (los archivos de los autores)</translation>
    </message>
    <message>
        <source>GPT-Neo</source>
        <translation>GPT-Neo</translation>
    </message>
    <message>
        <source>every second layer of GPT-Neo looks back 256 tokens at most, which is not followed</source>
        <translation>una de cada dos capas de GPT-Neo mira como máximo 256 tokens hacia atrás, lo que no se reproduce</translation>
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
        <translation>GPT-NeoX o Pythia</translation>
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
        <translation>los pesos diferirán de los del modelo: se calculan sin ello</translation>
    </message>
    <message>
        <source>the model also normalises queries and keys (%1), which cannot be followed</source>
        <translation>el modelo también normaliza las consultas y las claves (%1), lo que no se puede reproducir</translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens (%1), which cannot be followed</source>
        <translation>el modelo suma un sesgo aprendido según la distancia entre dos tokens (%1), lo que no se puede reproducir</translation>
    </message>
    <message>
        <source>the model compares directions and has a learned scale (%1), which cannot be followed</source>
        <translation>el modelo compara direcciones y tiene una escala aprendida (%1), lo que no se puede reproducir</translation>
    </message>
    <message>
        <source>the model lets a part of every weight go nowhere (%1), which cannot be followed</source>
        <translation>el modelo deja que una parte de cada peso no vaya a ninguna parte (%1), lo que no se puede reproducir</translation>
    </message>
    <message>
        <source>the model adds a learned key and value to those of the tokens (%1), which cannot be followed</source>
        <translation>el modelo añade una clave y un valor aprendidos a los de los tokens (%1), lo que no se puede reproducir</translation>
    </message>
    <message>
        <source>it holds an adapter (%1), which is of no use without the model that it was made for</source>
        <translation>contiene un adaptador (%1), que no sirve sin el modelo para el que se creó</translation>
    </message>
    <message>
        <source>merge the two and save the result</source>
        <translation>combine ambos y guarde el resultado</translation>
    </message>
    <message>
        <source>its weights are quantised (%1)</source>
        <translation>sus pesos están cuantizados (%1)</translation>
    </message>
    <message>
        <source>its keys and values are made in two steps (%1), which cannot be followed</source>
        <translation>sus claves y valores se obtienen en dos pasos (%1), lo que no se puede reproducir</translation>
    </message>
    <message>
        <source>multiply the two matrices outside and import the result as --wk and --wv</source>
        <translation>multiplique las dos matrices fuera del programa e importe el resultado como --wk y --wv</translation>
    </message>
    <message>
        <source>there is no attention layer of a known family among its %1 arrays (%2 ...)</source>
        <translation>no hay ninguna capa de atención de una familia conocida entre sus %1 arrays (%2 ...)</translation>
    </message>
    <message>
        <source>cut the projections out and import them one by one: --wq, --wk, --wv</source>
        <translation>recorte las proyecciones e impórtelas una a una: --wq, --wk, --wv</translation>
    </message>
    <message>
        <source>the names alone do not tell the family; taken for: %1</source>
        <translation>los nombres por sí solos no revelan la familia; se ha tomado como: %1</translation>
    </message>
    <message>
        <source>look at mask, scale and positions</source>
        <translation>revise la máscara, la escala y las posiciones</translation>
    </message>
    <message>
        <source>there is no layer &quot;%1&quot;</source>
        <translation>no existe la capa «%1»</translation>
    </message>
    <message>
        <source>there are: %2 ...</source>
        <translation>hay: %2 ...</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fits several layers</source>
        <translation>«%1» corresponde a varias capas</translation>
    </message>
    <message>
        <source>give more of the name: %2</source>
        <translation>indique una parte mayor del nombre: %2</translation>
    </message>
    <message>
        <source>causal mask: a token looks at itself and at those before it</source>
        <translation>máscara causal: un token se mira a sí mismo y a los anteriores</translation>
    </message>
    <message>
        <source>no mask: every token looks at every token</source>
        <translation>sin máscara: cada token mira a todos los tokens</translation>
    </message>
    <message>
        <source>the model lets a token look back %1 tokens at most, which is not followed</source>
        <translation>el modelo deja que un token mire como máximo %1 tokens hacia atrás, lo que no se reproduce</translation>
    </message>
    <message>
        <source>with fewer tokens it makes no difference</source>
        <translation>con menos tokens no hay diferencia</translation>
    </message>
    <message>
        <source>the scores are not divided by the root of k</source>
        <translation>las puntuaciones no se dividen por la raíz de k</translation>
    </message>
    <message>
        <source>the model divides scores by the root of %1 in place of %2: the temperature is %3 for that</source>
        <translation>el modelo divide las puntuaciones por la raíz de %1 en lugar de la de %2: por eso la temperatura es %3</translation>
    </message>
    <message>
        <source>the model multiplies scores by %1: the temperature is %2 for that</source>
        <translation>el modelo multiplica las puntuaciones por %1: por eso la temperatura es %2</translation>
    </message>
    <message>
        <source>the model divides scores by the number of the layer from 1, too: the temperature is %1</source>
        <translation>el modelo divide además las puntuaciones por el número de la capa, contado desde 1: la temperatura es %1</translation>
    </message>
    <message>
        <source>the model bends scores so that none passes %1, which cannot be followed</source>
        <translation>el modelo curva las puntuaciones para que ninguna supere %1, lo que no se puede reproducir</translation>
    </message>
    <message>
        <source>scores well below that hardly differ</source>
        <translation>las puntuaciones muy por debajo de eso apenas cambian</translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns, each of the first half with its partner in the second</source>
        <translation>las posiciones rotatorias de base %1 giran %2 de las %3 columnas, cada una de la primera mitad con su pareja de la segunda</translation>
    </message>
    <message>
        <source>rotary positions with base %1 turn %2 of the %3 columns in neighbouring pairs</source>
        <translation>las posiciones rotatorias de base %1 giran %2 de las %3 columnas en pares vecinos</translation>
    </message>
    <message>
        <source>base and number of columns are the usual ones: no config.json tells them</source>
        <translation>la base y el número de columnas son los habituales: ningún config.json los indica</translation>
    </message>
    <message>
        <source>set them by hand if the model has others</source>
        <translation>ajústelos a mano si el modelo tiene otros</translation>
    </message>
    <message>
        <source>the model takes off scores by distance (ALiBi), which cannot be followed</source>
        <translation>el modelo resta a las puntuaciones según la distancia (ALiBi), lo que no se puede reproducir</translation>
    </message>
    <message>
        <source>expect weights further back to be too large</source>
        <translation>los pesos más alejados hacia atrás serán demasiado grandes</translation>
    </message>
    <message>
        <source>the model stretches its positions (%1), which cannot be followed</source>
        <translation>el modelo estira sus posiciones (%1), lo que no se puede reproducir</translation>
    </message>
    <message>
        <source>expect other weights between tokens that lie far apart</source>
        <translation>los pesos diferirán entre tokens muy distantes</translation>
    </message>
    <message>
        <source>the file speaks of rotary positions with base %1, but not of what turns with what</source>
        <translation>el archivo habla de posiciones rotatorias de base %1, pero no de qué gira con qué</translation>
    </message>
    <message>
        <source>choose halves or pairs: --rope pairs,BASE</source>
        <translation>elija mitades o pares: --rope pairs,BASE</translation>
    </message>
    <message>
        <source>the model adds a learned bias for the distance of two tokens, which cannot be followed</source>
        <translation>el modelo suma un sesgo aprendido según la distancia entre dos tokens, lo que no se puede reproducir</translation>
    </message>
    <message>
        <source>expect other weights than the model&apos;s</source>
        <translation>los pesos diferirán de los del modelo</translation>
    </message>
    <message>
        <source>the model&apos;s positions are %1, which cannot be followed</source>
        <translation>las posiciones del modelo son %1, lo que no se puede reproducir</translation>
    </message>
    <message>
        <source>in the model the keys and values of this layer come from another text than the queries; here one X feeds all three</source>
        <translation>en el modelo, las claves y los valores de esta capa proceden de un texto distinto al de las consultas; aquí una sola X alimenta los tres</translation>
    </message>
    <message>
        <source>choose a layer of self-attention for the model&apos;s own numbers</source>
        <translation>elija una capa de autoatención para obtener los números del propio modelo</translation>
    </message>
    <message>
        <source>its shape fits both ways; read as out x in, as this family stores it: %1</source>
        <translation>su forma encaja en ambos sentidos; se lee como salida x entrada, como la almacena esta familia: %1</translation>
    </message>
    <message>
        <source>its shape fits both ways; read as in x out, as this family stores it: %1</source>
        <translation>su forma encaja en ambos sentidos; se lee como entrada x salida, como la almacena esta familia: %1</translation>
    </message>
    <message>
        <source>transpose it if the head looks wrong</source>
        <translation>transpóngala si la cabeza parece incorrecta</translation>
    </message>
    <message>
        <source>by its shape it is stored the other way round than this family does: %1</source>
        <translation>según su forma, está almacenada al revés que en esta familia: %1</translation>
    </message>
    <message>
        <source>give other numbers with --heads and --kv-heads</source>
        <translation>dé otros números con --heads y --kv-heads</translation>
    </message>
    <message>
        <source>its shape is %1, and projections are matrices</source>
        <translation>su forma es %1, y las proyecciones son matrices</translation>
    </message>
    <message>
        <source>choose another layer</source>
        <translation>elija otra capa</translation>
    </message>
    <message>
        <source>it reads vectors of %1 numbers where the queries are made from %2</source>
        <translation>lee vectores de %1 números, mientras que las consultas se obtienen de %2</translation>
    </message>
    <message>
        <source>choose a layer in which one X feeds queries, keys and values</source>
        <translation>elija una capa en la que una sola X alimente consultas, claves y valores</translation>
    </message>
    <message>
        <source>save the array again with numpy.save</source>
        <translation>guarde de nuevo el array con numpy.save</translation>
    </message>
    <message>
        <source>truncated: 1 byte is missing</source>
        <translation>truncado: falta 1 byte</translation>
    </message>
    <message>
        <source>truncated: %1 bytes are missing</source>
        <translation>truncado: faltan %1 bytes</translation>
    </message>
    <message>
        <source>a part of the file was lost: use another copy</source>
        <translation>se ha perdido una parte del archivo: use otra copia</translation>
    </message>
    <message>
        <source>this is no NumPy array: it does not begin as one</source>
        <translation>esto no es un array de NumPy: no empieza como tal</translation>
    </message>
    <message>
        <source>choose an .npy file</source>
        <translation>elija un archivo .npy</translation>
    </message>
    <message>
        <source>truncated: the file ends within its first %1 bytes, before the header</source>
        <translation>truncado: el archivo termina dentro de sus primeros %1 bytes, antes de la cabecera</translation>
    </message>
    <message>
        <source>use another copy</source>
        <translation>use otra copia</translation>
    </message>
    <message>
        <source>bad header: version %1.%2 of the format is not known, only 1.0, 2.0 and 3.0</source>
        <translation>cabecera incorrecta: no se conoce la versión %1.%2 del formato, solo 1.0, 2.0 y 3.0</translation>
    </message>
    <message>
        <source>truncated: the header should have %1 bytes, but only %2 are there</source>
        <translation>truncado: la cabecera debería tener %1 bytes, pero solo hay %2</translation>
    </message>
    <message>
        <source>bad header: %1 bytes are more than any array of numbers needs</source>
        <translation>cabecera incorrecta: %1 bytes son más de los que necesita cualquier array de números</translation>
    </message>
    <message>
        <source>bad header: it could not be read</source>
        <translation>cabecera incorrecta: no se ha podido leer</translation>
    </message>
    <message>
        <source>bad header: the member &quot;%1&quot; is not known</source>
        <translation>cabecera incorrecta: no se conoce el miembro «%1»</translation>
    </message>
    <message>
        <source>bad header: duplicate member &quot;%1&quot;</source>
        <translation>cabecera incorrecta: miembro duplicado «%1»</translation>
    </message>
    <message>
        <source>bad header: %1 is missing</source>
        <translation>cabecera incorrecta: falta %1</translation>
    </message>
    <message>
        <source>bad header: shape is %1, not a tuple</source>
        <translation>cabecera incorrecta: shape es %1, no una tupla</translation>
    </message>
    <message>
        <source>bad header: shape has %1 dimensions</source>
        <translation>cabecera incorrecta: shape tiene %1 dimensiones</translation>
    </message>
    <message>
        <source>bad header: shape holds %1, which is no size</source>
        <translation>cabecera incorrecta: shape contiene %1, que no es un tamaño</translation>
    </message>
    <message>
        <source>bad header: found %1, not a dictionary</source>
        <translation>cabecera incorrecta: se encontró %1, no un diccionario</translation>
    </message>
    <message>
        <source>bad header: fortran_order is %1, neither True nor False</source>
        <translation>cabecera incorrecta: fortran_order es %1, ni True ni False</translation>
    </message>
    <message>
        <source>bad header: the shape %1 is beyond everything that can be counted</source>
        <translation>cabecera incorrecta: la forma %1 supera todo lo que se puede contar</translation>
    </message>
    <message>
        <source>bad header: it is no Python literal, from byte %1 on: %2</source>
        <translation>cabecera incorrecta: no es un literal de Python a partir del byte %1: %2</translation>
    </message>
    <message>
        <source>another array follows in the same file and is left out: %1 bytes</source>
        <translation>en el mismo archivo sigue otro array, que se omite: %1 bytes</translation>
    </message>
    <message>
        <source>1 byte after the array is left out: the data are longer than the shape says</source>
        <translation>se omite 1 byte detrás del array: los datos son más largos de lo que indica la forma</translation>
    </message>
    <message>
        <source>%1 bytes after the array are left out: the data are longer than the shape says</source>
        <translation>se omiten %1 bytes detrás del array: los datos son más largos de lo que indica la forma</translation>
    </message>
    <message>
        <source>unsupported type %1: floating-point numbers of %2 bytes</source>
        <translation>tipo no admitido %1: números de coma flotante de %2 bytes</translation>
    </message>
    <message>
        <source>save it with astype(&apos;float64&apos;)</source>
        <translation>guárdelo con astype(&apos;float64&apos;)</translation>
    </message>
    <message>
        <source>unsupported type %1: complex numbers</source>
        <translation>tipo no admitido %1: números complejos</translation>
    </message>
    <message>
        <source>save the real part, the imaginary part or the magnitude</source>
        <translation>guarde la parte real, la parte imaginaria o el módulo</translation>
    </message>
    <message>
        <source>unsupported type %1: Python objects, which are pickled and can run code when they are read</source>
        <translation>tipo no admitido %1: objetos de Python, que se guardan con pickle y pueden ejecutar código al leerse</translation>
    </message>
    <message>
        <source>save the numbers with astype(&apos;float64&apos;)</source>
        <translation>guarde los números con astype(&apos;float64&apos;)</translation>
    </message>
    <message>
        <source>unsupported type %1: structures or raw bytes</source>
        <translation>tipo no admitido %1: estructuras o bytes sin formato</translation>
    </message>
    <message>
        <source>save one field of numbers</source>
        <translation>guarde un solo campo de números</translation>
    </message>
    <message>
        <source>unsupported type %1: texts</source>
        <translation>tipo no admitido %1: textos</translation>
    </message>
    <message>
        <source>unsupported type %1: dates or times</source>
        <translation>tipo no admitido %1: fechas u horas</translation>
    </message>
    <message>
        <source>save them as numbers with astype(&apos;float64&apos;)</source>
        <translation>guárdelos como números con astype(&apos;float64&apos;)</translation>
    </message>
    <message>
        <source>unsupported type %1: long double</source>
        <translation>tipo no admitido %1: long double</translation>
    </message>
    <message>
        <source>unsupported type %1</source>
        <translation>tipo no admitido %1</translation>
    </message>
    <message>
        <source>unsupported type: structures with fields (%1)</source>
        <translation>tipo no admitido: estructuras con campos (%1)</translation>
    </message>
    <message>
        <source>bad header: descr is %1, not the name of a type</source>
        <translation>cabecera incorrecta: descr es %1, que no es el nombre de un tipo</translation>
    </message>
    <message>
        <source>unsafe name &quot;%1&quot;: this member is left out</source>
        <translation>nombre inseguro «%1»: este miembro se omite</translation>
    </message>
    <message>
        <source>duplicate name: several members are called &quot;%1&quot;, all of them are left out</source>
        <translation>nombre duplicado: varios miembros se llaman «%1», y todos se omiten</translation>
    </message>
    <message>
        <source>%1 is no array and is left out</source>
        <translation>%1 no es un array y se omite</translation>
    </message>
    <message>
        <source>this array is left out</source>
        <translation>este array se omite</translation>
    </message>
    <message>
        <source>the archive holds no arrays</source>
        <translation>el archivo comprimido no contiene arrays</translation>
    </message>
    <message>
        <source>choose a file that numpy.savez wrote</source>
        <translation>elija un archivo escrito por numpy.savez</translation>
    </message>
    <message>
        <source>there are no arrays left that can be read</source>
        <translation>no queda ningún array que se pueda leer</translation>
    </message>
    <message>
        <source>this is no NumPy archive (.npz): it is not a zip file</source>
        <translation>esto no es un archivo comprimido de NumPy (.npz): no es un archivo zip</translation>
    </message>
    <message>
        <source>unsupported type %1: the tensor &quot;%2&quot; is left out</source>
        <translation>tipo no admitido %1: se omite el tensor «%2»</translation>
    </message>
    <message>
        <source>save it as F32, F16 or BF16</source>
        <translation>guárdelo como F32, F16 o BF16</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no elements (%2) and cannot be placed</source>
        <translation>«%1» no tiene elementos (%2) y no se puede colocar</translation>
    </message>
    <message>
        <source>the file holds no tensors</source>
        <translation>el archivo no contiene tensores</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>elija otro archivo</translation>
    </message>
    <message>
        <source>the file is damaged or cut off: download or save it again</source>
        <translation>el archivo está dañado o incompleto: descárguelo o guárdelo de nuevo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, not an object</source>
        <translation>«%1» es %2, no un objeto</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a list, not an object</source>
        <translation>«%1» es una lista, no un objeto</translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are no text</source>
        <translation>los metadatos «%1» no son texto</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is not what it should be</source>
        <translation>%1 de «%2» no es lo que debería ser</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is missing</source>
        <translation>falta %1 de «%2»</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; needs two data_offsets, found %2</source>
        <translation>rango incorrecto: «%1» necesita dos data_offsets y se encontraron %2</translation>
    </message>
    <message>
        <source>the metadata &quot;%1&quot; are %2, not a text</source>
        <translation>los metadatos «%1» son %2, no un texto</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot; is %3</source>
        <translation>%1 de «%2» es %3</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; holds %2, which is no size</source>
        <translation>la forma de «%1» contiene %2, que no es un tamaño</translation>
    </message>
    <message>
        <source>the shape of &quot;%1&quot; has more than %2 dimensions</source>
        <translation>la forma de «%1» tiene más de %2 dimensiones</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; has the offset %2</source>
        <translation>rango incorrecto: «%1» tiene el desplazamiento %2</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; ends at byte %2, before its begin at %3</source>
        <translation>rango incorrecto: «%1» termina en el byte %2, antes de su comienzo en %3</translation>
    </message>
    <message>
        <source>bad range: the shape %2 of &quot;%1&quot; is beyond everything that can be counted</source>
        <translation>rango incorrecto: la forma %2 de «%1» supera todo lo que se puede contar</translation>
    </message>
    <message>
        <source>bad range: &quot;%1&quot; of shape %2 and type %3 takes %4 bytes, but its range has %5</source>
        <translation>rango incorrecto: «%1», de forma %2 y tipo %3, ocupa %4 bytes, pero su rango tiene %5</translation>
    </message>
    <message>
        <source>truncated: &quot;%1&quot; has a range beyond the end of the file, %2 bytes are missing</source>
        <translation>truncado: «%1» tiene un rango que rebasa el final del archivo; faltan %2 bytes</translation>
    </message>
    <message>
        <source>bad range: the ranges of &quot;%1&quot; and &quot;%2&quot; overlap</source>
        <translation>rango incorrecto: los rangos de «%1» y «%2» se solapan</translation>
    </message>
    <message>
        <source>bad range: a gap of %1 bytes before &quot;%2&quot; belongs to no tensor</source>
        <translation>rango incorrecto: un hueco de %1 bytes antes de «%2» no pertenece a ningún tensor</translation>
    </message>
    <message>
        <source>bad range: %1 bytes at the end belong to no tensor</source>
        <translation>rango incorrecto: %1 bytes al final no pertenecen a ningún tensor</translation>
    </message>
    <message>
        <source>truncated: its length takes %1 bytes, the file has %2</source>
        <translation>truncado: su longitud ocupa %1 bytes y el archivo tiene %2</translation>
    </message>
    <message>
        <source>its length, %1 bytes, is beyond the %2 that are allowed</source>
        <translation>su longitud, %1 bytes, supera los %2 permitidos</translation>
    </message>
    <message>
        <source>truncated: it should have %1 bytes, but only %2 are there</source>
        <translation>truncado: debería tener %1 bytes, pero solo hay %2</translation>
    </message>
    <message>
        <source>it does not begin with {</source>
        <translation>no empieza con {</translation>
    </message>
    <message>
        <source>it could not be read</source>
        <translation>no se ha podido leer</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>no es JSON</translation>
    </message>
    <message>
        <source>%1 is a single matrix and has no slices</source>
        <translation>%1 es una sola matriz y no tiene cortes</translation>
    </message>
    <message>
        <source>leave the slice out</source>
        <translation>omita el corte</translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of %1</source>
        <translation>se ha pedido una parte que queda fuera de %1</translation>
    </message>
    <message>
        <source>too big for a session: %1 bytes, at most %2 are read</source>
        <translation>demasiado grande para una sesión: %1 bytes; se leen como máximo %2</translation>
    </message>
    <message>
        <source>the session could not be read</source>
        <translation>no se ha podido leer la sesión</translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation>no es un objeto</translation>
    </message>
    <message>
        <source>weight_map holds %1 where the name of a file was expected</source>
        <translation>weight_map contiene %1 donde se esperaba el nombre de un archivo</translation>
    </message>
    <message>
        <source>it is a list, not an object</source>
        <translation>es una lista, no un objeto</translation>
    </message>
    <message>
        <source>weight_map is no object of file names</source>
        <translation>weight_map no es un objeto de nombres de archivo</translation>
    </message>
    <message>
        <source>the index puts tensors into this file that it does not hold (%1): %2</source>
        <translation>el índice sitúa en este archivo tensores que no contiene (%1): %2</translation>
    </message>
    <message>
        <source>this file of the model cannot be opened; tensors that are left out with it: %1</source>
        <translation>este archivo del modelo no se puede abrir; tensores que se omiten con él: %1</translation>
    </message>
    <message>
        <source>put it beside the index</source>
        <translation>póngalo junto al índice</translation>
    </message>
    <message>
        <source>too big for the index of a model: %1 bytes</source>
        <translation>demasiado grande para el índice de un modelo: %1 bytes</translation>
    </message>
    <message>
        <source>this is the index of a model, and the files that it names cannot be found from here</source>
        <translation>esto es el índice de un modelo, y desde aquí no se encuentran los archivos que nombra</translation>
    </message>
    <message>
        <source>open it as a file, with the others beside it</source>
        <translation>ábralo como archivo, con los demás junto a él</translation>
    </message>
    <message>
        <source>the index could not be read</source>
        <translation>no se ha podido leer el índice</translation>
    </message>
    <message>
        <source>download it again</source>
        <translation>descárguelo de nuevo</translation>
    </message>
    <message>
        <source>weight_map is missing</source>
        <translation>falta weight_map</translation>
    </message>
    <message>
        <source>choose the index of a model, or one of its .safetensors files</source>
        <translation>elija el índice de un modelo o uno de sus archivos .safetensors</translation>
    </message>
    <message>
        <source>unsafe name of a file: &quot;%1&quot;</source>
        <translation>nombre de archivo inseguro: «%1»</translation>
    </message>
    <message>
        <source>files of a model stand beside its index</source>
        <translation>los archivos de un modelo están junto a su índice</translation>
    </message>
    <message>
        <source>it names no tensors</source>
        <translation>no nombra ningún tensor</translation>
    </message>
    <message>
        <source>the array is a single matrix and has no slices</source>
        <translation>el array es una sola matriz y no tiene cortes</translation>
    </message>
    <message>
        <source>there is no slice %1: the array of shape %2 has %3</source>
        <translation>no existe el corte %1: el array de forma %2 tiene %3</translation>
    </message>
    <message>
        <source>slices are counted from 0</source>
        <translation>los cortes se cuentan desde 0</translation>
    </message>
    <message>
        <source>the array of shape %1 is a stack of %2 matrices</source>
        <translation>el array de forma %1 es una pila de %2 matrices</translation>
    </message>
    <message>
        <source>choose one of its slices, from 0 to %3 (--slice on the command line)</source>
        <translation>elija uno de sus cortes, de 0 a %3 (--slice en la línea de órdenes)</translation>
    </message>
    <message>
        <source>leading axis of length 1 left out</source>
        <translation>se ha omitido un eje inicial de longitud 1</translation>
    </message>
    <message>
        <source>%1 leading axes of length 1 left out</source>
        <translation>se han omitido %1 ejes iniciales de longitud 1</translation>
    </message>
    <message>
        <source>slice %1 of %2 read, counted from 0</source>
        <translation>se ha leído el corte %1 de %2, contado desde 0</translation>
    </message>
    <message>
        <source>too big: %1x%2 is beyond the %3 rows or columns, or the %4 numbers, of a matrix</source>
        <translation>demasiado grande: %1x%2 supera las %3 filas o columnas, o los %4 números, de una matriz</translation>
    </message>
    <message>
        <source>take a part of it</source>
        <translation>tome una parte</translation>
    </message>
    <message>
        <source>the numbers could not be read</source>
        <translation>no se han podido leer los números</translation>
    </message>
    <message>
        <source>the file may have changed meanwhile: open it again, or use another copy</source>
        <translation>puede que el archivo haya cambiado entretanto: ábralo de nuevo o use otra copia</translation>
    </message>
    <message>
        <source>1 cell is not finite</source>
        <translation>1 celda no es finita</translation>
    </message>
    <message>
        <source>%1 cells are not finite</source>
        <translation>%1 celdas no son finitas</translation>
    </message>
    <message>
        <source>1 whole number is beyond 2^53 and lost its last digits</source>
        <translation>1 número entero supera 2^53 y ha perdido sus últimos dígitos</translation>
    </message>
    <message>
        <source>%1 whole numbers are beyond 2^53 and lost their last digits</source>
        <translation>%1 números enteros superan 2^53 y han perdido sus últimos dígitos</translation>
    </message>
    <message>
        <source>1 truth value is neither 0 nor 1 and was read as 1</source>
        <translation>1 valor lógico no es ni 0 ni 1 y se ha leído como 1</translation>
    </message>
    <message>
        <source>%1 truth values are neither 0 nor 1 and were read as 1</source>
        <translation>%1 valores lógicos no son ni 0 ni 1 y se han leído como 1</translation>
    </message>
    <message>
        <source>the array has no elements (%1) and cannot be placed</source>
        <translation>el array no tiene elementos (%1) y no se puede colocar</translation>
    </message>
    <message>
        <source>choose one that has some</source>
        <translation>elija uno que los tenga</translation>
    </message>
    <message>
        <source>scalar read as 1x1</source>
        <translation>escalar leído como 1x1</translation>
    </message>
    <message>
        <source>one dimension read as a row</source>
        <translation>una dimensión leída como fila</translation>
    </message>
    <message>
        <source>transpose it for a column</source>
        <translation>transpóngala para obtener una columna</translation>
    </message>
    <message>
        <source>a part was asked for that lies outside of the array of shape %1</source>
        <translation>se ha pedido una parte que queda fuera del array de forma %1</translation>
    </message>
    <message>
        <source>the file starts as %1, but is damaged here</source>
        <translation>el archivo empieza como %1, pero está dañado aquí</translation>
    </message>
    <message>
        <source>save the table again, best as UTF-8</source>
        <translation>guarde de nuevo la tabla, preferiblemente como UTF-8</translation>
    </message>
    <message>
        <source>the file has no byte order mark and was read as UTF-16</source>
        <translation>el archivo no tiene marca de orden de bytes y se ha leído como UTF-16</translation>
    </message>
    <message>
        <source>the file is not UTF-8, it was read as Latin-1 (Windows-1252)</source>
        <translation>el archivo no es UTF-8 y se ha leído como Latin-1 (Windows-1252)</translation>
    </message>
    <message>
        <source>look at the names, or save the table as UTF-8</source>
        <translation>revise los nombres o guarde la tabla como UTF-8</translation>
    </message>
    <message>
        <source>there is a NUL character, so this is no text</source>
        <translation>hay un carácter NUL, así que esto no es texto</translation>
    </message>
    <message>
        <source>choose a text file, or save the table again as UTF-8</source>
        <translation>elija un archivo de texto o guarde de nuevo la tabla como UTF-8</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; left out</source>
        <translation>se ha omitido la línea «%1»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 (decimal point) or as the number %3 (decimal comma)</source>
        <translation>«%1» se puede leer como las celdas %2 (punto decimal) o como el número %3 (coma decimal)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as the cells %2 or as the number %3 with group marks</source>
        <translation>«%1» se puede leer como las celdas %2 o como el número %3 con separadores de miles</translation>
    </message>
    <message>
        <source>put tabs or semicolons between the cells, or take the group marks out</source>
        <translation>ponga tabuladores o puntos y comas entre las celdas, o quite los separadores de miles</translation>
    </message>
    <message>
        <source>the table is empty: there are no numbers</source>
        <translation>la tabla está vacía: no hay números</translation>
    </message>
    <message>
        <source>choose a table with numbers</source>
        <translation>elija una tabla con números</translation>
    </message>
    <message>
        <source>the table has more than %1 rows</source>
        <translation>la tabla tiene más de %1 filas</translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %1 rows, %1 columns and %2 numbers</source>
        <translation>recórtela; una matriz contiene como máximo %1 filas, %1 columnas y %2 números</translation>
    </message>
    <message>
        <source>the table has more than %2 cells</source>
        <translation>la tabla tiene más de %2 celdas</translation>
    </message>
    <message>
        <source>a row has more than %1 cells</source>
        <translation>una fila tiene más de %1 celdas</translation>
    </message>
    <message>
        <source>this is a Git LFS pointer file: it stands for the data, which is elsewhere</source>
        <translation>esto es un archivo puntero de Git LFS: representa los datos, que están en otra parte</translation>
    </message>
    <message>
        <source>fetch the data with &quot;git lfs pull&quot;</source>
        <translation>obtenga los datos con &quot;git lfs pull&quot;</translation>
    </message>
    <message>
        <source>this is a Matrix Market file, which is not read</source>
        <translation>esto es un archivo Matrix Market, que no se lee</translation>
    </message>
    <message>
        <source>save the matrix as .npy or CSV (scipy.io.mmread reads it)</source>
        <translation>guarde la matriz como .npy o CSV (scipy.io.mmread la lee)</translation>
    </message>
    <message>
        <source>the file holds only blanks</source>
        <translation>el archivo solo contiene espacios en blanco</translation>
    </message>
    <message>
        <source>a text table is one matrix and has no slice %1</source>
        <translation>una tabla de texto es una sola matriz y no tiene el corte %1</translation>
    </message>
    <message>
        <source>the text has %1 bytes, more than the %2 that are read</source>
        <translation>el texto tiene %1 bytes, más de los %2 que se leen</translation>
    </message>
    <message>
        <source>cut it down, or save the matrix as .npy</source>
        <translation>recórtelo o guarde la matriz como .npy</translation>
    </message>
    <message>
        <source>the text cannot be read</source>
        <translation>no se puede leer el texto</translation>
    </message>
    <message>
        <source>check the file and its disk</source>
        <translation>compruebe el archivo y su disco</translation>
    </message>
    <message>
        <source>a text table holds one array</source>
        <translation>una tabla de texto contiene un solo array</translation>
    </message>
    <message>
        <source>choose the first one</source>
        <translation>elija el primero</translation>
    </message>
    <message>
        <source>the block lies outside of the table, which is %1x%2</source>
        <translation>el bloque queda fuera de la tabla, que es de %1x%2</translation>
    </message>
    <message>
        <source>choose rows and columns of the table</source>
        <translation>elija filas y columnas de la tabla</translation>
    </message>
    <message>
        <source>a cell of the table spans several rows or columns</source>
        <translation>una celda de la tabla abarca varias filas o columnas</translation>
    </message>
    <message>
        <source>split it first</source>
        <translation>divídala antes</translation>
    </message>
    <message>
        <source>the table holds another table</source>
        <translation>la tabla contiene otra tabla</translation>
    </message>
    <message>
        <source>copy the inner one alone</source>
        <translation>copie solo la interior</translation>
    </message>
    <message>
        <source>this is a web page with a script, not a table</source>
        <translation>esto es una página web con un script, no una tabla</translation>
    </message>
    <message>
        <source>copy the table alone, or save it as CSV</source>
        <translation>copie solo la tabla o guárdela como CSV</translation>
    </message>
    <message>
        <source>this is a web page (HTML) without a table</source>
        <translation>esto es una página web (HTML) sin ninguna tabla</translation>
    </message>
    <message>
        <source>download the file itself, or copy a table out of the page</source>
        <translation>descargue el archivo en sí o copie una tabla de la página</translation>
    </message>
    <message>
        <source>this is a web page (HTML) with %1 tables</source>
        <translation>esto es una página web (HTML) con %1 tablas</translation>
    </message>
    <message>
        <source>copy the one that is meant</source>
        <translation>copie la que se desea</translation>
    </message>
    <message>
        <source>table read from HTML</source>
        <translation>tabla leída de HTML</translation>
    </message>
    <message>
        <source>a LaTeX environment is cut off</source>
        <translation>un entorno de LaTeX está incompleto</translation>
    </message>
    <message>
        <source>copy all of it</source>
        <translation>cópielo entero</translation>
    </message>
    <message>
        <source>the LaTeX environment &quot;%1&quot; is not read</source>
        <translation>el entorno de LaTeX «%1» no se lee</translation>
    </message>
    <message>
        <source>copy a pmatrix, bmatrix, array or tabular</source>
        <translation>copie un pmatrix, bmatrix, array o tabular</translation>
    </message>
    <message>
        <source>there is more than one LaTeX environment</source>
        <translation>hay más de un entorno de LaTeX</translation>
    </message>
    <message>
        <source>copy one matrix</source>
        <translation>copie una sola matriz</translation>
    </message>
    <message>
        <source>brackets are nested too deeply</source>
        <translation>los paréntesis están anidados a demasiada profundidad</translation>
    </message>
    <message>
        <source>give a list of rows</source>
        <translation>dé una lista de filas</translation>
    </message>
    <message>
        <source>numbers and lists stand side by side</source>
        <translation>hay números y listas al mismo nivel</translation>
    </message>
    <message>
        <source>give a list of rows, each a list of numbers</source>
        <translation>dé una lista de filas, cada una de ellas una lista de números</translation>
    </message>
    <message>
        <source>&quot;%1&quot; closes no bracket</source>
        <translation>«%1» no cierra ningún paréntesis</translation>
    </message>
    <message>
        <source>check the brackets</source>
        <translation>revise los paréntesis</translation>
    </message>
    <message>
        <source>&quot;...&quot; stands for numbers that were left out when this was printed</source>
        <translation>«...» representa números que se omitieron al imprimir esto</translation>
    </message>
    <message>
        <source>print all of them (numpy.set_printoptions(threshold=sys.maxsize)), or save the array as .npy</source>
        <translation>imprímalos todos (numpy.set_printoptions(threshold=sys.maxsize)) o guarde el array como .npy</translation>
    </message>
    <message>
        <source>a quote is opened here and never closed</source>
        <translation>aquí se abre una comilla que nunca se cierra</translation>
    </message>
    <message>
        <source>close it</source>
        <translation>ciérrela</translation>
    </message>
    <message>
        <source>this is an object with named members, not a list of rows</source>
        <translation>esto es un objeto con miembros con nombre, no una lista de filas</translation>
    </message>
    <message>
        <source>a bracket is opened and never closed</source>
        <translation>se abre un paréntesis que nunca se cierra</translation>
    </message>
    <message>
        <source>check the brackets; the text may be cut off</source>
        <translation>revise los paréntesis; puede que el texto esté incompleto</translation>
    </message>
    <message>
        <source>the call around the list does not end</source>
        <translation>la llamada que rodea la lista no termina</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands behind the matrix</source>
        <translation>detrás de la matriz hay «%1»</translation>
    </message>
    <message>
        <source>give one matrix and nothing else</source>
        <translation>dé una matriz y nada más</translation>
    </message>
    <message>
        <source>the lines inside one pair of brackets can be rows (MATLAB) or one row that was wrapped (NumPy)</source>
        <translation>las líneas dentro de un solo par de corchetes pueden ser filas (MATLAB) o una sola fila partida (NumPy)</translation>
    </message>
    <message>
        <source>put ; between the rows, or brackets around each of them</source>
        <translation>ponga ; entre las filas, o cada una de ellas entre corchetes</translation>
    </message>
    <message>
        <source>a flat list read as one row</source>
        <translation>una lista simple leída como una fila</translation>
    </message>
    <message>
        <source>this is no list of numbers</source>
        <translation>esto no es una lista de números</translation>
    </message>
    <message>
        <source>this is a stack of %1 matrices</source>
        <translation>esto es una pila de %1 matrices</translation>
    </message>
    <message>
        <source>give one of them, or save the array as .npy</source>
        <translation>dé una de ellas o guarde el array como .npy</translation>
    </message>
    <message>
        <source>decimal points and decimal commas are mixed: %1 is &quot;%2&quot;, %3 is &quot;%4&quot;</source>
        <translation>se mezclan puntos y comas decimales: %1 es «%2», %3 es «%4»</translation>
    </message>
    <message>
        <source>write all numbers with the same decimal mark</source>
        <translation>escriba todos los números con el mismo separador decimal</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal comma) or as %3 (the comma groups digits)</source>
        <translation>«%1» se puede leer como %2 (coma decimal) o como %3 (la coma separa los miles)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be read as %2 (decimal point) or as %3 (the point groups digits)</source>
        <translation>«%1» se puede leer como %2 (punto decimal) o como %3 (el punto separa los miles)</translation>
    </message>
    <message>
        <source>decimal points and decimal commas may be mixed: %1 is &quot;%2&quot;, and &quot;%4&quot; in %3 can be a number with another decimal mark or with a group mark</source>
        <translation>quizá se mezclen puntos y comas decimales: %1 es «%2», y «%4» en %3 puede ser un número con otro separador decimal o con un separador de miles</translation>
    </message>
    <message>
        <source>write a number there</source>
        <translation>escriba ahí un número</translation>
    </message>
    <message>
        <source>row %1 column %2 holds two lines: &quot;%3&quot;</source>
        <translation>la fila %1, columna %2, contiene dos líneas: «%3»</translation>
    </message>
    <message>
        <source>row %1 column %2 holds %4 lines: &quot;%3&quot;</source>
        <translation>la fila %1, columna %2, contiene %4 líneas: «%3»</translation>
    </message>
    <message>
        <source>row %1 column %2 is empty, which is no number</source>
        <translation>la fila %1, columna %2, está vacía, lo que no es un número</translation>
    </message>
    <message>
        <source>row %1 column %2 is %3, beyond the largest number that can be held, about 1.8e308</source>
        <translation>la fila %1, columna %2, es %3, que supera el mayor número que se puede representar, unos 1,8e308</translation>
    </message>
    <message>
        <source>write a smaller number, or inf</source>
        <translation>escriba un número menor, o inf</translation>
    </message>
    <message>
        <source>row %1 column %2 is &quot;%3&quot;, which is not a number</source>
        <translation>la fila %1, columna %2, es «%3», que no es un número</translation>
    </message>
    <message>
        <source>%1 cells are not numbers: %2</source>
        <translation>%1 celdas no son números: %2</translation>
    </message>
    <message>
        <source>write numbers there, or say --header yes if the first line holds names</source>
        <translation>escriba números ahí, o indique --header yes si la primera línea contiene nombres</translation>
    </message>
    <message>
        <source>write a number into each of them</source>
        <translation>escriba un número en cada una de ellas</translation>
    </message>
    <message>
        <source>decimal comma read</source>
        <translation>leído con coma decimal</translation>
    </message>
    <message>
        <source>grouping marks removed</source>
        <translation>separadores de miles quitados</translation>
    </message>
    <message>
        <source>grouping spaces removed</source>
        <translation>espacios de agrupación quitados</translation>
    </message>
    <message>
        <source>typographic minus read as minus</source>
        <translation>signo menos tipográfico leído como menos</translation>
    </message>
    <message>
        <source>D exponents read</source>
        <translation>exponentes D leídos</translation>
    </message>
    <message>
        <source>numbers too small to be held read as 0: %1</source>
        <translation>números demasiado pequeños para representarlos, leídos como 0: %1</translation>
    </message>
    <message>
        <source>first line taken as names (labels), all of them empty</source>
        <translation>primera línea tomada como nombres (etiquetas), todos vacíos</translation>
    </message>
    <message>
        <source>first line taken as names (labels): %1</source>
        <translation>primera línea tomada como nombres (etiquetas): %1</translation>
    </message>
    <message>
        <source>first column taken as names (labels): %1</source>
        <translation>primera columna tomada como nombres (etiquetas): %1</translation>
    </message>
    <message>
        <source>empty rows at the end left out: %1</source>
        <translation>filas vacías omitidas al final: %1</translation>
    </message>
    <message>
        <source>the empty last column left out</source>
        <translation>se ha omitido la última columna, que está vacía</translation>
    </message>
    <message>
        <source>the line of names has %1 cells, row 1 has %2</source>
        <translation>la línea de nombres tiene %1 celdas; la fila 1 tiene %2</translation>
    </message>
    <message>
        <source>row %1 has %2 cells, row 1 has %3</source>
        <translation>la fila %1 tiene %2 celdas; la fila 1 tiene %3</translation>
    </message>
    <message>
        <source>there are names but no numbers</source>
        <translation>hay nombres, pero no números</translation>
    </message>
    <message>
        <source>choose a table with numbers below its first line</source>
        <translation>elija una tabla con números debajo de su primera línea</translation>
    </message>
    <message>
        <source>rows without a distribution have no numbers: %1</source>
        <translation>las filas sin distribución no tienen números: %1</translation>
    </message>
    <message>
        <source>take these rows out, or choose a step whose rows all have numbers</source>
        <translation>quite estas filas o elija un paso en el que todas las filas tengan números</translation>
    </message>
    <message>
        <source>the column &quot;state&quot; left out</source>
        <translation>se ha omitido la columna &quot;state&quot;</translation>
    </message>
    <message>
        <source>cut it down; a matrix holds at most %3 rows, %3 columns and %4 numbers</source>
        <translation>recórtela; una matriz contiene como máximo %3 filas, %3 columnas y %4 números</translation>
    </message>
    <message>
        <source>a table of %1 rows and %2 columns is too big</source>
        <translation>una tabla de %1 filas y %2 columnas es demasiado grande</translation>
    </message>
    <message>
        <source>the blank line between the rows can be a missing number</source>
        <translation>la línea en blanco entre las filas puede ser un número que falta</translation>
    </message>
    <message>
        <source>take the line out, or write the number</source>
        <translation>quite la línea o escriba el número</translation>
    </message>
    <message>
        <source>the first line and the first column can be names (a %1 matrix) or numbers (%2, its first cell empty)</source>
        <translation>la primera línea y la primera columna pueden ser nombres (una matriz %1) o números (%2, con la primera celda vacía)</translation>
    </message>
    <message>
        <source>the first line can be names (a %1 matrix) or numbers (%2)</source>
        <translation>la primera línea puede contener nombres (una matriz %1) o números (%2)</translation>
    </message>
    <message>
        <source>say which is meant with --decimal point or --decimal comma</source>
        <translation>indique cuál se desea con --decimal point o --decimal comma</translation>
    </message>
    <message>
        <source>say which is meant with --header yes (names) or --header no (numbers)</source>
        <translation>indique qué se desea con --header yes (nombres) o --header no (números)</translation>
    </message>
    <message>
        <source>close it, or write a quote inside a cell twice</source>
        <translation>ciérrela, o escriba dos veces una comilla dentro de una celda</translation>
    </message>
    <message>
        <source>lines of comment left out: %1</source>
        <translation>líneas de comentario omitidas: %1</translation>
    </message>
    <message>
        <source>blank lines between the rows left out: %1</source>
        <translation>líneas en blanco omitidas entre las filas: %1</translation>
    </message>
    <message>
        <source>the archive is truncated or damaged: the list of its members, which stands at its end, cannot be read</source>
        <translation>el archivo comprimido está truncado o dañado: no se puede leer la lista de sus miembros, que está al final</translation>
    </message>
    <message>
        <source>encrypted: it cannot be read without its password</source>
        <translation>cifrado: no se puede leer sin su contraseña</translation>
    </message>
    <message>
        <source>packed with an unsupported compression (method %1)</source>
        <translation>comprimido con una compresión no admitida (método %1)</translation>
    </message>
    <message>
        <source>save it with numpy.savez_compressed</source>
        <translation>guárdelo con numpy.savez_compressed</translation>
    </message>
    <message>
        <source>damaged, or too big: it declares %1 bytes, packed into %2 of a file of %3</source>
        <translation>dañado o demasiado grande: declara %1 bytes, comprimidos en %2 de un archivo de %3</translation>
    </message>
    <message>
        <source>damaged: it is not where the list of members says</source>
        <translation>dañado: no está donde dice la lista de miembros</translation>
    </message>
    <message>
        <source>damaged: its checksum is wrong</source>
        <translation>dañado: su suma de comprobación es incorrecta</translation>
    </message>
    <message>
        <source>damaged: it cannot be unpacked</source>
        <translation>dañado: no se puede descomprimir</translation>
    </message>
    <message>
        <source>damaged: it holds fewer bytes than it declares</source>
        <translation>dañado: contiene menos bytes de los que declara</translation>
    </message>
    <message>
        <source>damaged: it holds more bytes than it declares</source>
        <translation>dañado: contiene más bytes de los que declara</translation>
    </message>
    <message>
        <source>no token would be left</source>
        <translation>no quedaría ningún token</translation>
    </message>
    <message>
        <source>keep at least one</source>
        <translation>conserve al menos uno</translation>
    </message>
    <message>
        <source>there is no token %1: there are %2</source>
        <translation>no existe el token %1: hay %2</translation>
    </message>
    <message>
        <source>token %1 is given twice</source>
        <translation>el token %1 se ha dado dos veces</translation>
    </message>
    <message>
        <source>give each token once</source>
        <translation>dé cada token una sola vez</translation>
    </message>
    <message>
        <source>the kept tokens stand next to each other now, so their rotary positions are others</source>
        <translation>los tokens conservados quedan ahora uno junto a otro, así que sus posiciones rotatorias son otras</translation>
    </message>
    <message>
        <source>keep tokens that follow each other for the same scores</source>
        <translation>para las mismas puntuaciones, conserve tokens consecutivos</translation>
    </message>
    <message>
        <source>the weights of a row are shared out among the kept tokens alone</source>
        <translation>los pesos de una fila se reparten solo entre los tokens conservados</translation>
    </message>
    <message>
        <source>with rotary positions queries and keys cannot be made narrower: positions turn their columns in pairs</source>
        <translation>con posiciones rotatorias no se pueden estrechar las consultas ni las claves: las posiciones giran sus columnas en pares</translation>
    </message>
    <message>
        <source>switch the positions off first, or keep fewer tokens instead</source>
        <translation>desactive antes las posiciones o conserve menos tokens</translation>
    </message>
    <message>
        <source>the width %1 is not from 1 to the head&apos;s own, %2</source>
        <translation>la anchura %1 no está entre 1 y la de la propia cabeza, %2</translation>
    </message>
    <message>
        <source>choose one that is</source>
        <translation>elija una que lo esté</translation>
    </message>
    <message>
        <source>%1 holds numbers that are not finite, so it has no singular values</source>
        <translation>%1 contiene números no finitos, así que no tiene valores singulares</translation>
    </message>
    <message>
        <source>replace them first</source>
        <translation>sustitúyalos antes</translation>
    </message>
    <message>
        <source>there is no rotary convention &quot;%1&quot;</source>
        <translation>no existe la convención rotatoria «%1»</translation>
    </message>
    <message>
        <source>use halves or pairs</source>
        <translation>use halves o pairs</translation>
    </message>
    <message>
        <source>the rotary base %1 is not a finite number above 0</source>
        <translation>la base rotatoria %1 no es un número finito mayor que 0</translation>
    </message>
    <message>
        <source>most models use 10000</source>
        <translation>la mayoría de los modelos usan 10000</translation>
    </message>
    <message>
        <source>%1 columns cannot be turned in pairs where d_k is %2</source>
        <translation>no se pueden girar en pares %1 columnas cuando d_k es %2</translation>
    </message>
    <message>
        <source>use an even number of columns up to d_k, or switch rotary positions off</source>
        <translation>use un número par de columnas hasta d_k o desactive las posiciones rotatorias</translation>
    </message>
    <message>
        <source>columns from &quot;%1&quot; have no place in rotary positions, which turn columns in pairs</source>
        <translation>las columnas de «%1» no tienen cabida en las posiciones rotatorias, que giran las columnas en pares</translation>
    </message>
    <message>
        <source>use the source normal, or switch rotary positions off</source>
        <translation>use el origen normal o desactive las posiciones rotatorias</translation>
    </message>
    <message>
        <source>&amp;Keep tokens…</source>
        <translation>Conser&amp;var tokens…</translation>
    </message>
    <message>
        <source>From a long sentence to one that fits the screen: the other tokens go</source>
        <translation>De una frase larga a una que quepa en la pantalla: los demás tokens desaparecen</translation>
    </message>
    <message>
        <source>Re&amp;duce d_k…</source>
        <translation>&amp;Reducir d_k…</translation>
    </message>
    <message>
        <source>Narrower queries and keys with the closest scores, by singular values</source>
        <translation>Consultas y claves más estrechas con las puntuaciones más próximas, mediante valores singulares</translation>
    </message>
    <message>
        <source>Picture in pixels</source>
        <translation>Imagen en píxeles</translation>
    </message>
    <message>
        <source>Drawing for web pages</source>
        <translation>Dibujo para páginas web</translation>
    </message>
    <message>
        <source>Drawing for print</source>
        <translation>Dibujo para imprimir</translation>
    </message>
    <message>
        <source>The picture would be %1 pixels long, more than %2; choose a smaller scale, SVG or PDF.</source>
        <translation>La imagen tendría %1 píxeles de largo, más de %2; elija una escala menor, SVG o PDF.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <translation>Una cabeza entrenada: ¿cuál es ahora el valor?</translation>
    </message>
    <message>
        <source>&amp;Derivatives</source>
        <translation>&amp;Derivadas</translation>
    </message>
    <message>
        <source>Show in every pane how much each of its cells moves the selected cell</source>
        <translation>Mostrar en cada panel cuánto mueve cada una de sus celdas la celda seleccionada</translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <translation>Buscar objetivo: dónde se atasca</translation>
    </message>
    <message>
        <source>Pulls from either side, and lets go where the softmax is saturated.</source>
        <translation>Tira desde ambos lados y suelta donde la softmax está saturada.</translation>
    </message>
    <message>
        <source>Raises a weight however small it is, and stops once it is at the target or above.</source>
        <translation>Sube un peso por pequeño que sea y se detiene cuando alcanza o supera el valor objetivo.</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Each number moves by about the rate, however small its gradient, as long as that exceeds 1e-8.</source>
        <translation>Cada número se mueve aproximadamente la tasa, por pequeño que sea su gradiente, siempre que supere 1e-8.</translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation>Descenso de gradiente</translation>
    </message>
    <message>
        <source>Each number moves by the rate times its gradient.</source>
        <translation>Cada número se mueve la tasa por su gradiente.</translation>
    </message>
    <message>
        <source>the value to reach is missing</source>
        <translation>falta el valor que se debe alcanzar</translation>
    </message>
    <message>
        <source>write CELL=VALUE, as in weights[4,5]=0.9</source>
        <translation>escriba CELL=VALUE, como en weights[4,5]=0.9</translation>
    </message>
    <message>
        <source>write it with a decimal point, as in 0.9</source>
        <translation>escríbalo con punto decimal, como en 0.9</translation>
    </message>
    <message>
        <source>there is no loss &quot;%1&quot; for goals</source>
        <translation>no existe la pérdida «%1» para objetivos</translation>
    </message>
    <message>
        <source>use square or nll</source>
        <translation>use square o nll</translation>
    </message>
    <message>
        <source>there is no method &quot;%1&quot;</source>
        <translation>no existe el método «%1»</translation>
    </message>
    <message>
        <source>use adam or descent</source>
        <translation>use adam o descent</translation>
    </message>
    <message>
        <source>the rate %1 is not a finite number above 0</source>
        <translation>la tasa %1 no es un número finito mayor que 0</translation>
    </message>
    <message>
        <source>0.05 suits Adam, 0.5 gradient descent</source>
        <translation>0,05 conviene a Adam; 0,5, al descenso de gradiente</translation>
    </message>
    <message>
        <source>%1 is not a number of steps from 1 to %2</source>
        <translation>%1 no es un número de pasos de 1 a %2</translation>
    </message>
    <message>
        <source>500 is the usual one</source>
        <translation>500 es lo habitual</translation>
    </message>
    <message>
        <source>the tolerance %1 is not a finite number from 0</source>
        <translation>la tolerancia %1 no es un número finito desde 0</translation>
    </message>
    <message>
        <source>0.001 is the usual one</source>
        <translation>0,001 es lo habitual</translation>
    </message>
    <message>
        <source>there is no goal</source>
        <translation>no hay ningún objetivo</translation>
    </message>
    <message>
        <source>name a cell and the value that it is to reach</source>
        <translation>nombre una celda y el valor que debe alcanzar</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a cell of an input and cannot be a goal</source>
        <translation>%1[%2,%3] es una celda de una entrada y no puede ser un objetivo</translation>
    </message>
    <message>
        <source>type the number into it, or choose a cell that is computed</source>
        <translation>escriba el número en ella o elija una celda que se calcule</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a goal twice</source>
        <translation>%1[%2,%3] aparece dos veces como objetivo</translation>
    </message>
    <message>
        <source>keep one of the two</source>
        <translation>conserve uno de los dos</translation>
    </message>
    <message>
        <source>the target %4 of %1[%2,%3] is not a finite number</source>
        <translation>el valor objetivo %4 de %1[%2,%3] no es un número finito</translation>
    </message>
    <message>
        <source>give a finite one</source>
        <translation>dé uno finito</translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4, from which no gradient leads anywhere</source>
        <translation>%1[%2,%3] es %4, de donde ningún gradiente lleva a parte alguna</translation>
    </message>
    <message>
        <source>mend the numbers that it comes from first</source>
        <translation>corrija antes los números de los que procede</translation>
    </message>
    <message>
        <source>%1[%2,%3] is a weight and cannot become %4</source>
        <translation>%1[%2,%3] es un peso y no puede llegar a ser %4</translation>
    </message>
    <message>
        <source>give a target from 0 to 1</source>
        <translation>dé un valor objetivo de 0 a 1</translation>
    </message>
    <message>
        <source>%1[%2,%3] is no weight, and the loss &quot;%4&quot; takes weights alone</source>
        <translation>%1[%2,%3] no es un peso, y la pérdida «%4» solo admite pesos</translation>
    </message>
    <message>
        <source>use the loss square</source>
        <translation>use la pérdida square</translation>
    </message>
    <message>
        <source>%1[%2,%3] is hidden by the mask and stays 0</source>
        <translation>%1[%2,%3] está oculto por la máscara y sigue siendo 0</translation>
    </message>
    <message>
        <source>choose a key that this query may attend to, or change the mask</source>
        <translation>elija una clave a la que esta consulta pueda atender o cambie la máscara</translation>
    </message>
    <message>
        <source>%1[%2,%3] stays 1, because its row has no other allowed key</source>
        <translation>%1[%2,%3] sigue siendo 1, porque su fila no tiene otra clave permitida</translation>
    </message>
    <message>
        <source>choose another row, or change the mask</source>
        <translation>elija otra fila o cambie la máscara</translation>
    </message>
    <message>
        <source>the goals in row %2 of %1 add up to %3, but a row adds up to 1</source>
        <translation>los objetivos de la fila %2 de %1 suman %3, pero una fila suma 1</translation>
    </message>
    <message>
        <source>lower some of them</source>
        <translation>reduzca algunos de ellos</translation>
    </message>
    <message>
        <source>the goals take every allowed key in row %2 of %1 and add up to %3, but a row adds up to 1</source>
        <translation>los objetivos ocupan todas las claves permitidas de la fila %2 de %1 y suman %3, pero una fila suma 1</translation>
    </message>
    <message>
        <source>raise some of them, or leave one out</source>
        <translation>aumente algunos de ellos u omita uno</translation>
    </message>
    <message>
        <source>%1[%2,%3] mixes values from %4 to %5, none of which may move, so it stays between them</source>
        <translation>%1[%2,%3] mezcla valores de %4 a %5, ninguno de los cuales se puede mover, así que permanece entre ellos</translation>
    </message>
    <message>
        <source>choose a target between them, or let Wv move</source>
        <translation>elija un valor objetivo entre ellos o deje que Wv se mueva</translation>
    </message>
    <message>
        <source>nothing that may move leads to %1[%2,%3]: free are %4</source>
        <translation>nada de lo que se puede mover lleva a %1[%2,%3]: están libres %4</translation>
    </message>
    <message>
        <source>set one of %5 free</source>
        <translation>libere una de %5</translation>
    </message>
    <message>
        <source>no matrix is free to move</source>
        <translation>ninguna matriz es libre de moverse</translation>
    </message>
    <message>
        <source>set one of %1 free</source>
        <translation>libere una de %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an input of this session</source>
        <translation>«%1» no es una entrada de esta sesión</translation>
    </message>
    <message>
        <source>set one of %2 free</source>
        <translation>libere una de %2</translation>
    </message>
    <message>
        <source>every cell that could move is locked: free are %1</source>
        <translation>todas las celdas que podrían moverse están bloqueadas: están libres %1</translation>
    </message>
    <message>
        <source>unlock a cell, or set another matrix free</source>
        <translation>desbloquee una celda o libere otra matriz</translation>
    </message>
    <message>
        <source>%1[%2,%3] is %4 and cannot move</source>
        <translation>%1[%2,%3] es %4 y no se puede mover</translation>
    </message>
    <message>
        <source>lock it, or give it a finite number</source>
        <translation>bloquéela o dele un número finito</translation>
    </message>
    <message>
        <source>%1[%2,%3] is computed and cannot be locked</source>
        <translation>%1[%2,%3] se calcula y no se puede bloquear</translation>
    </message>
    <message>
        <source>lock cells of inputs</source>
        <translation>bloquee celdas de entradas</translation>
    </message>
    <message>
        <source>step %4 would take %1[%2,%3] to %5 and was not taken: the run diverges</source>
        <translation>el paso %4 llevaría %1[%2,%3] a %5 y no se ha dado: la ejecución diverge</translation>
    </message>
    <message>
        <source>start again with a smaller rate</source>
        <translation>empiece de nuevo con una tasa menor</translation>
    </message>
    <message>
        <source>&amp;Goal seek…</source>
        <translation>&amp;Buscar objetivo…</translation>
    </message>
    <message>
        <source>Let matrices move by their gradient until chosen cells reach chosen values</source>
        <translation>Dejar que las matrices se muevan según su gradiente hasta que las celdas elegidas alcancen los valores elegidos</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of a token</source>
        <translation>«%1» no es el número de un token</translation>
    </message>
    <message>
        <source>write whole numbers with blanks between, such as 12 7 99</source>
        <translation>escriba números enteros separados por espacios, como 12 7 99</translation>
    </message>
    <message>
        <source>the tokens that the file names do not go with its X, so they are numbered</source>
        <translation>los tokens que nombra el archivo no corresponden a su X, así que se numeran</translation>
    </message>
    <message>
        <source>causal mask, as the file says</source>
        <translation>máscara causal, como indica el archivo</translation>
    </message>
    <message>
        <source>the file gives rotary positions a base of %1 but not their convention, so none are used</source>
        <translation>el archivo da a las posiciones rotatorias una base de %1, pero no su convención, así que no se usan</translation>
    </message>
    <message>
        <source>switch them on by Matrix &gt; Rotary positions</source>
        <translation>actívelas con Matriz &gt; Posiciones rotatorias</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>the name of the format is damaged</source>
        <translation>el nombre del formato está dañado</translation>
    </message>
    <message>
        <source>a session was assumed</source>
        <translation>se ha supuesto que es una sesión</translation>
    </message>
    <message>
        <source>the version is missing</source>
        <translation>falta la versión</translation>
    </message>
    <message>
        <source>version %1 was assumed</source>
        <translation>se ha supuesto la versión %1</translation>
    </message>
    <message>
        <source>the tokens are missing</source>
        <translation>faltan los tokens</translation>
    </message>
    <message>
        <source>all of them are empty: rename them</source>
        <translation>todos están vacíos: renómbrelos</translation>
    </message>
    <message>
        <source>the name of the member is damaged: %1</source>
        <translation>el nombre del miembro está dañado: %1</translation>
    </message>
    <message>
        <source>it was taken for &quot;%2&quot;</source>
        <translation>se ha tomado como «%2»</translation>
    </message>
    <message>
        <source>the member is damaged and left out</source>
        <translation>el miembro está dañado y se ha omitido</translation>
    </message>
    <message>
        <source>set it anew</source>
        <translation>establézcalo de nuevo</translation>
    </message>
    <message>
        <source>the painted mask is missing</source>
        <translation>falta la máscara pintada</translation>
    </message>
    <message>
        <source>all keys are hidden: paint them anew</source>
        <translation>todas las claves están ocultas: píntelas de nuevo</translation>
    </message>
    <message>
        <source>the member stands there twice, and which of the two is right is not known</source>
        <translation>el miembro aparece dos veces y no se sabe cuál de los dos es el correcto</translation>
    </message>
    <message>
        <source>both are left out</source>
        <translation>se han omitido ambos</translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing</source>
        <translation>hay daños entre los miembros de esta parte, o falta su final</translation>
    </message>
    <message>
        <source>compare it with another copy</source>
        <translation>compárela con otra copia</translation>
    </message>
    <message>
        <source>there is damage between the members of this part, or its end is missing; not found: %1</source>
        <translation>hay daños entre los miembros de esta parte, o falta su final; no encontrados: %1</translation>
    </message>
    <message>
        <source>if the file had these members, they are lost: compare it with another copy</source>
        <translation>si el archivo tenía estos miembros, se han perdido: compárelo con otra copia</translation>
    </message>
    <message>
        <source>%1 of %2 entries are missing: %3</source>
        <translation>faltan %1 de %2 entradas: %3</translation>
    </message>
    <message>
        <source>these queries have all keys hidden: paint them anew</source>
        <translation>estas consultas tienen ocultas todas las claves: píntelas de nuevo</translation>
    </message>
    <message>
        <source>they are empty: type them anew</source>
        <translation>están vacías: escríbalas de nuevo</translation>
    </message>
    <message>
        <source>the name of a feature is damaged: %1</source>
        <translation>el nombre de una característica está dañado: %1</translation>
    </message>
    <message>
        <source>entries are missing behind the first %1 that are kept</source>
        <translation>faltan entradas detrás de las %1 primeras, que se conservan</translation>
    </message>
    <message>
        <source>an entry is missing behind the first %1 that are kept</source>
        <translation>falta una entrada detrás de las %1 primeras, que se conservan</translation>
    </message>
    <message>
        <source>add it anew</source>
        <translation>añádala de nuevo</translation>
    </message>
    <message>
        <source>the end of the list is missing; entries that are kept: %1</source>
        <translation>falta el final de la lista; entradas que se conservan: %1</translation>
    </message>
    <message>
        <source>add what is missing</source>
        <translation>añada lo que falta</translation>
    </message>
    <message>
        <source>left out, because it cannot be used: %1</source>
        <translation>omitido, porque no se puede usar: %1</translation>
    </message>
    <message>
        <source>too little of the file is left for the sizes that it states: %1</source>
        <translation>queda demasiado poco del archivo para los tamaños que declara: %1</translation>
    </message>
    <message>
        <source>no row of any matrix is whole, so that nothing can be recovered; found: %1</source>
        <translation>ninguna fila de ninguna matriz está íntegra, así que no se puede recuperar nada; encontrado: %1</translation>
    </message>
    <message>
        <source>the parts of the file do not fit together: %1</source>
        <translation>las partes del archivo no encajan entre sí: %1</translation>
    </message>
    <message>
        <source>the matrix is missing</source>
        <translation>falta la matriz</translation>
    </message>
    <message>
        <source>all of it holds NaN: load it from another copy</source>
        <translation>toda ella contiene NaN: cárguela de otra copia</translation>
    </message>
    <message>
        <source>the shape says %1x%2, and other parts of the file say %3</source>
        <translation>la forma indica %1x%2, y otras partes del archivo indican %3</translation>
    </message>
    <message>
        <source>%3 was taken</source>
        <translation>se ha tomado %3</translation>
    </message>
    <message>
        <source>the shape is missing</source>
        <translation>falta la forma</translation>
    </message>
    <message>
        <source>%1 was taken, going by the other parts of the file</source>
        <translation>se ha tomado %1, según las otras partes del archivo</translation>
    </message>
    <message>
        <source>the encoding is missing</source>
        <translation>falta la codificación</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was taken, the only one that there is</source>
        <translation>se ha tomado «%1», la única que existe</translation>
    </message>
    <message>
        <source>the checksum is of no use, because rows are missing</source>
        <translation>la suma de comprobación no sirve, porque faltan filas</translation>
    </message>
    <message>
        <source>the checksum is missing</source>
        <translation>falta la suma de comprobación</translation>
    </message>
    <message>
        <source>the rows that are there are not checked: compare them with another copy</source>
        <translation>las filas que hay no están comprobadas: compárelas con otra copia</translation>
    </message>
    <message>
        <source>the checksum of the rows is wrong, and it does not tell which of them are damaged</source>
        <translation>la suma de comprobación de las filas es incorrecta y no indica cuáles de ellas están dañadas</translation>
    </message>
    <message>
        <source>none of them is used</source>
        <translation>no se usa ninguna de ellas</translation>
    </message>
    <message>
        <source>%1 of %2 rows are missing: %3</source>
        <translation>faltan %1 de %2 filas: %3</translation>
    </message>
    <message>
        <source>they hold NaN: type them, or load them from another copy</source>
        <translation>contienen NaN: escríbalas o cárguelas de otra copia</translation>
    </message>
    <message>
        <source>whole rows were found that are not used, because their place or their checksum is not certain: %1</source>
        <translation>se encontraron filas íntegras que no se usan, porque su lugar o su suma de comprobación no son seguros: %1</translation>
    </message>
    <message>
        <source>look for them in the file itself</source>
        <translation>búsquelas en el propio archivo</translation>
    </message>
    <message>
        <source>more rows were found than the matrix can have: %1</source>
        <translation>se encontraron más filas de las que puede tener la matriz: %1</translation>
    </message>
    <message>
        <source>look at them in the file itself</source>
        <translation>revíselas en el propio archivo</translation>
    </message>
    <message>
        <source>nothing tells the size %1</source>
        <translation>nada indica el tamaño %1</translation>
    </message>
    <message>
        <source>1 was assumed: resize the matrices</source>
        <translation>se ha supuesto 1: cambie el tamaño de las matrices</translation>
    </message>
    <message>
        <source>there is no place %1 among the %2 pinned states</source>
        <translation>no existe el lugar %1 entre los %2 estados fijados</translation>
    </message>
    <message>
        <source>there are %1 pinned states, and at most %2 are possible</source>
        <translation>hay %1 estados fijados, y como máximo puede haber %2</translation>
    </message>
    <message>
        <source>remove some</source>
        <translation>quite algunos</translation>
    </message>
    <message>
        <source>the pinned state has no name</source>
        <translation>el estado fijado no tiene nombre</translation>
    </message>
    <message>
        <source>give it one</source>
        <translation>dele uno</translation>
    </message>
    <message>
        <source>another pinned state has the name &quot;%1&quot; already</source>
        <translation>otro estado fijado ya tiene el nombre «%1»</translation>
    </message>
    <message>
        <source>choose another</source>
        <translation>elija otro</translation>
    </message>
    <message>
        <source>the tolerance is no number from 0</source>
        <translation>la tolerancia no es un número desde 0</translation>
    </message>
    <message>
        <source>0.005 takes what is right to two decimals</source>
        <translation>0,005 acepta lo que es correcto con dos decimales</translation>
    </message>
    <message>
        <source>expected a list of pinned states, found %1</source>
        <translation>se esperaba una lista de estados fijados y se encontró %1</translation>
    </message>
    <message>
        <source>&amp;Add a cell</source>
        <translation>&amp;Añadir una celda</translation>
    </message>
    <message>
        <source>A kind of cell that the notebook lacks, below the cell in view</source>
        <translation>Un tipo de celda que falta en el cuaderno, debajo de la celda visible</translation>
    </message>
    <message>
        <source>Column &amp;vectors</source>
        <translation>&amp;Vectores columna</translation>
    </message>
    <message>
        <source>Write a token as a column, q = W_Qᵀ x, instead of a row, q = x W_Q; no number changes</source>
        <translation>Escribir un token como columna, q = W_Qᵀ x, en lugar de como fila, q = x W_Q; no cambia ningún número</translation>
    </message>
    <message>
        <source>&amp;Scale the queries</source>
        <translation>E&amp;scalar las consultas</translation>
    </message>
    <message>
        <source>Divide the queries before the product instead of the scores after it; no number changes</source>
        <translation>Dividir las consultas antes del producto en lugar de las puntuaciones después; no cambia ningún número</translation>
    </message>
    <message>
        <source>The notebook has this cell already.</source>
        <translation>El cuaderno ya tiene esta celda.</translation>
    </message>
    <message>
        <source>column vectors</source>
        <translation>vectores columna</translation>
    </message>
    <message>
        <source>scaled queries</source>
        <translation>consultas escaladas</translation>
    </message>
    <message>
        <source>%1; names of cells and files keep to rows and scores</source>
        <translation>%1; los nombres de celdas y archivos siguen usando filas y puntuaciones</translation>
    </message>
    <message>
        <source>The queries are divided by %1 before the product, which gives the same scores.</source>
        <translation>Las consultas se dividen por %1 antes del producto, lo que da las mismas puntuaciones.</translation>
    </message>
    <message>
        <source>The temperature divides the scores by %1.</source>
        <translation>La temperatura divide las puntuaciones por %1.</translation>
    </message>
    <message>
        <source>first principal direction</source>
        <translation>primera dirección principal</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Left out, because a number in it is not finite: %1.</source>
        <translation>Se omite, porque contiene un número no finito: %1.</translation>
    </message>
    <message>
        <source>The score is %1: the other %2 comes from what is not in the plane.</source>
        <translation>La puntuación es %1: el resto, %2, procede de lo que no está en el plano.</translation>
    </message>
    <message>
        <source>The two directions, of %1 dimensions, that hold most of the squared lengths of %2: %3 of them. They go through the origin, not the mean, because a dot product is about the origin.</source>
        <translation>Las dos direcciones, de %1 dimensiones, que contienen la mayor parte de las longitudes al cuadrado de %2: el %3 de ellas. Pasan por el origen, no por la media, porque el producto escalar se refiere al origen.</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>Consultas y claves</translation>
    </message>
    <message>
        <source>%1 = %2, hidden by the mask</source>
        <translation>%1 = %2, oculta por la máscara</translation>
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
        <translation>todas las consultas y claves</translation>
    </message>
    <message>
        <source>Of %1 tokens: the query of “%2” and the %3 keys with its largest scores.</source>
        <translation>De %1 tokens: la consulta de «%2» y las %3 claves con sus mayores puntuaciones.</translation>
    </message>
    <message>
        <source>Broken arrows are keys that the mask hides from “%1”.</source>
        <translation>Las flechas discontinuas son claves que la máscara oculta a «%1».</translation>
    </message>
    <message>
        <source>No query and no key is finite, so there is nothing to draw.</source>
        <translation>Ninguna consulta ni clave es finita, así que no hay nada que dibujar.</translation>
    </message>
    <message>
        <source>v %1</source>
        <translation>v %1</translation>
    </message>
    <message>
        <source>%1 = %2, weight %3</source>
        <translation>%1 = %2, peso %3</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>salida %1</translation>
    </message>
    <message>
        <source>The output of “%1” is the mean of the values, weighted: it lies among them, nearer to those with more weight. The stronger an arrow, the larger its weight.</source>
        <translation>La salida de «%1» es la media ponderada de los valores: se halla entre ellos, más cerca de los que tienen más peso. Cuanto más intensa es una flecha, mayor es su peso.</translation>
    </message>
    <message>
        <source>The plane shows %1 of its squared length.</source>
        <translation>El plano muestra el %1 de su longitud al cuadrado.</translation>
    </message>
    <message>
        <source>“%1” has no output to draw: %2</source>
        <translation>«%1» no tiene salida que dibujar: %2</translation>
    </message>
    <message>
        <source>all values</source>
        <translation>todos los valores</translation>
    </message>
    <message>
        <source>Of %1 tokens: the values of the %2 keys with the largest scores of “%3”.</source>
        <translation>De %1 tokens: los valores de las %2 claves con las mayores puntuaciones de «%3».</translation>
    </message>
    <message>
        <source>No value is finite, so there is nothing to draw.</source>
        <translation>Ningún valor es finito, así que no hay nada que dibujar.</translation>
    </message>
    <message>
        <source>the other %1</source>
        <translation>los otros %1</translation>
    </message>
    <message>
        <source>%1 is %2, so there is no sum to draw.</source>
        <translation>%1 es %2, así que no hay suma que dibujar.</translation>
    </message>
    <message>
        <source>%1 × %2 is too large for a number, so there is no sum to draw.</source>
        <translation>%1 × %2 es demasiado grande para un número, así que no hay suma que dibujar.</translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”, which the softmax reads as it is.</source>
        <translation>Los términos suman la puntuación %1 de «%2» con «%3», que la softmax lee tal cual.</translation>
    </message>
    <message>
        <source>The terms add up to the score %1 of “%2” with “%3”; divided by %4 it is %5, what the softmax reads.</source>
        <translation>Los términos suman la puntuación %1 de «%2» con «%3»; dividida por %4 es %5, lo que lee la softmax.</translation>
    </message>
    <message>
        <source>Shown are the %1 strongest of %2 terms; the others have one bar together.</source>
        <translation>Se muestran los %1 términos más fuertes de %2; los demás comparten una barra.</translation>
    </message>
    <message>
        <source>The mask hides this pair: the score is there, but the softmax leaves it out.</source>
        <translation>La máscara oculta este par: la puntuación existe, pero la softmax la excluye.</translation>
    </message>
    <message>
        <source>A note in Markdown that may quote live values</source>
        <translation>Una nota en Markdown que puede citar valores en vivo</translation>
    </message>
    <message>
        <source>The sentence as a row of buttons</source>
        <translation>La frase como una fila de botones</translation>
    </message>
    <message>
        <source>X and the three W, and the queries, keys and values that they make</source>
        <translation>X y las tres W, y las consultas, claves y valores que producen</translation>
    </message>
    <message>
        <source>The weights of the picked token as bars</source>
        <translation>Los pesos del token elegido como barras</translation>
    </message>
    <message>
        <source>Queries times keys, worked out in a Falk table</source>
        <translation>Consultas por claves, desarrolladas en un esquema de Falk</translation>
    </message>
    <message>
        <source>The divisor and the scaled scores</source>
        <translation>El divisor y las puntuaciones escaladas</translation>
    </message>
    <message>
        <source>Weights times values</source>
        <translation>Pesos por valores</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Queries, keys and values as arrows, the dot product as a shadow</source>
        <translation>Consultas, claves y valores como flechas; el producto escalar, como sombra</translation>
    </message>
    <message>
        <source>Terms of a score</source>
        <translation>Términos de una puntuación</translation>
    </message>
    <message>
        <source>The score of one pair as a waterfall of its terms</source>
        <translation>La puntuación de un par como cascada de sus términos</translation>
    </message>
    <message>
        <source>Merged matrices</source>
        <translation>Matrices combinadas</translation>
    </message>
    <message>
        <source>W_Q W_Kᵀ and W_V with their singular values</source>
        <translation>W_Q W_Kᵀ y W_V con sus valores singulares</translation>
    </message>
    <message>
        <source>What the width d does to the softmax</source>
        <translation>Lo que la anchura d hace con la softmax</translation>
    </message>
    <message>
        <source>The same computation in NumPy</source>
        <translation>El mismo cálculo en NumPy</translation>
    </message>
    <message>
        <source>columns look, rows are looked at</source>
        <translation>las columnas miran, las filas son miradas</translation>
    </message>
    <message>
        <source>columns look</source>
        <translation>las columnas miran</translation>
    </message>
    <message>
        <source>%1 divided</source>
        <translation>%1 dividida</translation>
    </message>
    <message>
        <source>%1; darker by the root of the weight</source>
        <translation>%1; más oscuro según la raíz del peso</translation>
    </message>
    <message>
        <source>Pin the &amp;state…</source>
        <translation>Fijar el e&amp;stado…</translation>
    </message>
    <message>
        <source>Keep the present state under a name, to compare with it and to return to it</source>
        <translation>Conservar el estado actual con un nombre, para compararlo y volver a él</translation>
    </message>
    <message>
        <source>&amp;Worksheet</source>
        <translation>&amp;Hoja de ejercicios</translation>
    </message>
    <message>
        <source>&amp;Blank selected cells</source>
        <translation>Poner en &amp;blanco las celdas seleccionadas</translation>
    </message>
    <message>
        <source>The selected cells become empty boxes for a learner to fill in</source>
        <translation>Las celdas seleccionadas se convierten en casillas vacías que debe rellenar el alumno</translation>
    </message>
    <message>
        <source>Blank the &amp;row</source>
        <translation>Poner en blanco la &amp;fila</translation>
    </message>
    <message>
        <source>The row of the selected cell becomes empty boxes</source>
        <translation>La fila de la celda seleccionada se convierte en casillas vacías</translation>
    </message>
    <message>
        <source>Blank the whole &amp;matrix</source>
        <translation>Poner en blanco toda la &amp;matriz</translation>
    </message>
    <message>
        <source>All cells of the matrix in use become empty boxes</source>
        <translation>Todas las celdas de la matriz activa se convierten en casillas vacías</translation>
    </message>
    <message>
        <source>Blank a random &amp;tenth…</source>
        <translation>Poner en blanco un &amp;décimo al azar…</translation>
    </message>
    <message>
        <source>One in ten computed cells, drawn from a seed</source>
        <translation>Una de cada diez celdas calculadas, sorteadas con una semilla</translation>
    </message>
    <message>
        <source>&amp;Unblank selected cells</source>
        <translation>&amp;Volver a mostrar las celdas seleccionadas</translation>
    </message>
    <message>
        <source>The selected cells show their numbers again</source>
        <translation>Las celdas seleccionadas vuelven a mostrar sus números</translation>
    </message>
    <message>
        <source>Unblank &amp;all cells</source>
        <translation>Volver a mostrar &amp;todas las celdas</translation>
    </message>
    <message>
        <source>No worksheet: every cell shows its number</source>
        <translation>Sin hoja de ejercicios: cada celda muestra su número</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>How the selected blank cell is worked out: first the rule, then the numbers</source>
        <translation>Cómo se calcula la celda en blanco seleccionada: primero la regla, después los números</translation>
    </message>
    <message>
        <source>&amp;Show the answer</source>
        <translation>Mostrar la &amp;respuesta</translation>
    </message>
    <message>
        <source>The number of the selected blank cell; it counts as shown, not as right</source>
        <translation>El número de la celda en blanco seleccionada; cuenta como mostrada, no como correcta</translation>
    </message>
    <message>
        <source>&amp;Check all answers</source>
        <translation>&amp;Comprobar todas las respuestas</translation>
    </message>
    <message>
        <source>Tell which answers are right</source>
        <translation>Indicar qué respuestas son correctas</translation>
    </message>
    <message>
        <source>Check as t&amp;yped</source>
        <translation>Comprobar al &amp;escribir</translation>
    </message>
    <message>
        <source>Tell at once whether an answer is right</source>
        <translation>Indicar al momento si una respuesta es correcta</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Empe&amp;zar de nuevo</translation>
    </message>
    <message>
        <source>Take back all answers and hints</source>
        <translation>Anular todas las respuestas y pistas</translation>
    </message>
    <message>
        <source>Reveal the &amp;key</source>
        <translation>Mostrar las &amp;soluciones</translation>
    </message>
    <message>
        <source>Show the numbers of all blank cells, for the teacher</source>
        <translation>Mostrar los números de todas las celdas en blanco, para el docente</translation>
    </message>
    <message>
        <source>&amp;Print worksheet…</source>
        <translation>&amp;Imprimir la hoja de ejercicios…</translation>
    </message>
    <message>
        <source>The matrices on paper with boxes to write in, with or without the key</source>
        <translation>Las matrices en papel con casillas para escribir, con o sin las soluciones</translation>
    </message>
    <message>
        <source>E&amp;xport worksheet as PDF…</source>
        <translation>E&amp;xportar la hoja de ejercicios como PDF…</translation>
    </message>
    <message>
        <source>The same as PDF files, the key in a file of its own</source>
        <translation>Lo mismo como archivos PDF, con las soluciones en un archivo aparte</translation>
    </message>
    <message>
        <source>&amp;Baselines</source>
        <translation>&amp;Referencias</translation>
    </message>
    <message>
        <source>Show the pinned states, and what changed since one of them</source>
        <translation>Mostrar los estados fijados y lo que ha cambiado desde uno de ellos</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>&amp;Open a lesson file…</source>
        <translation>&amp;Abrir un archivo de lección…</translation>
    </message>
    <message>
        <source>A lesson of your own; docs/writing-lessons.md says how to write one</source>
        <translation>Una lección propia; docs/writing-lessons.md explica cómo escribirla</translation>
    </message>
    <message>
        <source>&amp;Begin this lesson anew</source>
        <translation>&amp;Empezar de nuevo esta lección</translation>
    </message>
    <message>
        <source>Forget what was done of it, and go to its first step</source>
        <translation>Olvidar lo que se ha hecho de ella e ir a su primer paso</translation>
    </message>
    <message>
        <source>&amp;Lesson panel</source>
        <translation>&amp;Panel de la lección</translation>
    </message>
    <message>
        <source>Show the lesson beside the notebook, or the list of lessons</source>
        <translation>Mostrar la lección junto al cuaderno, o la lista de lecciones</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Lo que ha cambiado</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Panes show the numbers of now</source>
        <translation>Los paneles muestran los números actuales</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Under each number of now stands how much it changed</source>
        <translation>Debajo de cada número actual aparece cuánto ha cambiado</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Panes show now minus the pinned state</source>
        <translation>Los paneles muestran el estado actual menos el fijado</translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <translation>Hoja de ejercicios: una fila a mano</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>no existe tal archivo</translation>
    </message>
    <message>
        <source>look at its name</source>
        <translation>compruebe su nombre</translation>
    </message>
    <message>
        <source>there is no example &quot;%1&quot;</source>
        <translation>no existe el ejemplo «%1»</translation>
    </message>
    <message>
        <source>use one of %2</source>
        <translation>use uno de %2</translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation>Algunas de estas celdas están en blanco en la hoja de ejercicios. Muestre antes las soluciones.</translation>
    </message>
    <message>
        <source>Select cells of a matrix first.</source>
        <translation>Seleccione antes celdas de una matriz.</translation>
    </message>
    <message>
        <source>This matrix has more cells than a worksheet may have blank ones: select a part of it.</source>
        <translation>Esta matriz tiene más celdas de las que una hoja de ejercicios puede tener en blanco: seleccione una parte.</translation>
    </message>
    <message>
        <source>Select a blank cell first.</source>
        <translation>Seleccione antes una celda en blanco.</translation>
    </message>
    <message>
        <source>Blank a random tenth</source>
        <translation>Poner en blanco un décimo al azar</translation>
    </message>
    <message>
        <source>Seed: the same one blanks the same cells</source>
        <translation>Semilla: la misma deja en blanco las mismas celdas</translation>
    </message>
    <message>
        <source>The &amp;worksheet, to be filled in</source>
        <translation>La &amp;hoja de ejercicios, para rellenar</translation>
    </message>
    <message>
        <source>The &amp;key, with the answers</source>
        <translation>Las &amp;soluciones, con las respuestas</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>&amp;Ambas</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Soluciones: %1</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Página %1</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Hoja de ejercicios</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Fecha:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The numbers in the boxes are the answers; each is to be %1.</source>
        <translation>Los números de las casillas son las respuestas; cada una se pide %1.</translation>
    </message>
    <message>
        <source>Write the missing numbers into the boxes, %1.</source>
        <translation>Escriba en las casillas los números que faltan, %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a tolerance</source>
        <translation>«%1» no se puede leer como tolerancia</translation>
    </message>
    <message>
        <source>write it like within 0.01</source>
        <translation>escríbala como within 0.01</translation>
    </message>
    <message>
        <source>nothing follows &quot;%1&quot;</source>
        <translation>no hay nada detrás de «%1»</translation>
    </message>
    <message>
        <source>&quot;%2&quot; follows &quot;%1&quot;, which stands alone</source>
        <translation>«%2» sigue a «%1», que va solo</translation>
    </message>
    <message>
        <source>say what it is compared with</source>
        <translation>indique con qué se compara</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>omítalo</translation>
    </message>
    <message>
        <source>it can never be &quot;%1&quot;</source>
        <translation>nunca puede ser «%1»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be said of &quot;%2&quot;</source>
        <translation>«%1» no se puede decir de «%2»</translation>
    </message>
    <message>
        <source>it is not said what &quot;%2&quot; is to be</source>
        <translation>no se dice qué debe ser «%2»</translation>
    </message>
    <message>
        <source>there is no verb &quot;%1&quot;</source>
        <translation>no existe el verbo «%1»</translation>
    </message>
    <message>
        <source>use one of %3</source>
        <translation>use uno de %3</translation>
    </message>
    <message>
        <source>there is no quantity &quot;%1&quot;</source>
        <translation>no existe la magnitud «%1»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; opens a bracket that is not closed</source>
        <translation>«%1» abre un corchete que no se cierra</translation>
    </message>
    <message>
        <source>write STEP[ROW,COLUMN]</source>
        <translation>escriba STEP[ROW,COLUMN]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a quantity of one row</source>
        <translation>«%1» es una magnitud de una fila</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands alone</source>
        <translation>«%1» va solo</translation>
    </message>
    <message>
        <source>write %1[ROW] with a token or an index</source>
        <translation>escriba %1[ROW] con un token o un índice</translation>
    </message>
    <message>
        <source>leave the brackets out</source>
        <translation>omita los corchetes</translation>
    </message>
    <message>
        <source>write a number, a cell or a quantity of a row</source>
        <translation>escriba un número, una celda o una magnitud de una fila</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no width from 1 to 1024</source>
        <translation>«%1» no es una anchura de 1 a 1024</translation>
    </message>
    <message>
        <source>give a whole number</source>
        <translation>dé un número entero</translation>
    </message>
    <message>
        <source>the notebook has no cell of the kind &quot;%1&quot;</source>
        <translation>el cuaderno no tiene ninguna celda del tipo «%1»</translation>
    </message>
    <message>
        <source>write a kind such as weights or scaling, or a cell such as weights[0,1]</source>
        <translation>escriba un tipo como weights o scaling, o una celda como weights[0,1]</translation>
    </message>
    <message>
        <source>this holds already when the step begins, so that there is nothing to do</source>
        <translation>esto ya se cumple al empezar el paso, así que no hay nada que hacer</translation>
    </message>
    <message>
        <source>ask for a change, or set something else with @start and @set</source>
        <translation>pida un cambio o establezca otra cosa con @start y @set</translation>
    </message>
    <message>
        <source>this line is not UTF-8</source>
        <translation>esta línea no es UTF-8</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>guarde el archivo como UTF-8</translation>
    </message>
    <message>
        <source>this line holds a control character</source>
        <translation>esta línea contiene un carácter de control</translation>
    </message>
    <message>
        <source>write it anew without the character</source>
        <translation>escríbala de nuevo sin el carácter</translation>
    </message>
    <message>
        <source>lists and quotes are nested more than %1 deep</source>
        <translation>las listas y citas están anidadas a más de %1 niveles</translation>
    </message>
    <message>
        <source>nest them less</source>
        <translation>reduzca los niveles</translation>
    </message>
    <message>
        <source>this text stands before the first directive</source>
        <translation>este texto está antes de la primera directiva</translation>
    </message>
    <message>
        <source>begin the file with @lesson and its title</source>
        <translation>empiece el archivo con @lesson y su título</translation>
    </message>
    <message>
        <source>this text has more than %1 bytes</source>
        <translation>este texto tiene más de %1 bytes</translation>
    </message>
    <message>
        <source>make two steps of it</source>
        <translation>divídalo en dos pasos</translation>
    </message>
    <message>
        <source>begin it with @lesson and its title</source>
        <translation>empiécelo con @lesson y su título</translation>
    </message>
    <message>
        <source>the file has %1 bytes, more than %2</source>
        <translation>el archivo tiene %1 bytes, más de %2</translation>
    </message>
    <message>
        <source>make two lessons of it</source>
        <translation>divídalo en dos lecciones</translation>
    </message>
    <message>
        <source>the file holds bytes that are no text</source>
        <translation>el archivo contiene bytes que no son texto</translation>
    </message>
    <message>
        <source>a lesson is a text file in UTF-8</source>
        <translation>una lección es un archivo de texto en UTF-8</translation>
    </message>
    <message>
        <source>the file has more than %1 lines</source>
        <translation>el archivo tiene más de %1 líneas</translation>
    </message>
    <message>
        <source>nothing follows @%1</source>
        <translation>no hay nada detrás de @%1</translation>
    </message>
    <message>
        <source>write its text behind it or in the lines below it</source>
        <translation>escriba su texto a continuación o en las líneas siguientes</translation>
    </message>
    <message>
        <source>@%1 is followed by text that belongs to nothing</source>
        <translation>a @%1 le sigue texto que no pertenece a nada</translation>
    </message>
    <message>
        <source>begin running text with @scene, @idea or another one that takes text</source>
        <translation>empiece el texto corrido con @scene, @idea u otra que admita texto</translation>
    </message>
    <message>
        <source>write it in the same line</source>
        <translation>escríbalo en la misma línea</translation>
    </message>
    <message>
        <source>there is no directive @%1</source>
        <translation>no existe la directiva @%1</translation>
    </message>
    <message>
        <source>use %2; a line of text that begins with @ is written \@</source>
        <translation>use %2; una línea de texto que empieza por @ se escribe \@</translation>
    </message>
    <message>
        <source>@%1 stands behind the first @step</source>
        <translation>@%1 está detrás del primer @step</translation>
    </message>
    <message>
        <source>put it at the head of the file</source>
        <translation>póngala al principio del archivo</translation>
    </message>
    <message>
        <source>@%1 stands before the first @step</source>
        <translation>@%1 está antes del primer @step</translation>
    </message>
    <message>
        <source>begin a step first: @step and its title</source>
        <translation>empiece antes un paso: @step y su título</translation>
    </message>
    <message>
        <source>this stands there already, in line %1</source>
        <translation>esto ya está, en la línea %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an id</source>
        <translation>«%1» no puede ser un identificador</translation>
    </message>
    <message>
        <source>use at most 64 small letters, digits and hyphens</source>
        <translation>use como máximo 64 letras minúsculas, dígitos y guiones</translation>
    </message>
    <message>
        <source>the id is given twice</source>
        <translation>el identificador se da dos veces</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the plain name of a file</source>
        <translation>«%1» no es el simple nombre de un archivo</translation>
    </message>
    <message>
        <source>put the session beside the lesson and name it without a folder</source>
        <translation>ponga la sesión junto a la lección y nómbrela sin carpeta</translation>
    </message>
    <message>
        <source>there are more than %1 steps</source>
        <translation>hay más de %1 pasos</translation>
    </message>
    <message>
        <source>another step has this title already, in line %1</source>
        <translation>otro paso ya tiene este título, en la línea %1</translation>
    </message>
    <message>
        <source>give each step its own</source>
        <translation>dé a cada paso el suyo</translation>
    </message>
    <message>
        <source>there is no value</source>
        <translation>no hay ningún valor</translation>
    </message>
    <message>
        <source>write NAME=VALUE, as in X[4,0]=0.7 or mask=causal</source>
        <translation>escriba NAME=VALUE, como en X[4,0]=0.7 o mask=causal</translation>
    </message>
    <message>
        <source>this step has a prediction already, in line %1</source>
        <translation>este paso ya tiene una predicción, en la línea %1</translation>
    </message>
    <message>
        <source>make another step for it</source>
        <translation>cree otro paso para ella</translation>
    </message>
    <message>
        <source>this answers nothing</source>
        <translation>esto no responde a nada</translation>
    </message>
    <message>
        <source>write @predict and the question before it</source>
        <translation>escriba antes @predict y la pregunta</translation>
    </message>
    <message>
        <source>this choice stands there twice</source>
        <translation>esta opción aparece dos veces</translation>
    </message>
    <message>
        <source>give each choice its own words</source>
        <translation>dé a cada opción sus propias palabras</translation>
    </message>
    <message>
        <source>a second choice is called right</source>
        <translation>se declara correcta una segunda opción</translation>
    </message>
    <message>
        <source>use @choice for all others</source>
        <translation>use @choice para todas las demás</translation>
    </message>
    <message>
        <source>it is not said how close an answer has to be</source>
        <translation>no se dice cuánto debe aproximarse una respuesta</translation>
    </message>
    <message>
        <source>write @number 0.24 within 0.03, or a cell in place of the number</source>
        <translation>escriba @number 0.24 within 0.03, o una celda en lugar del número</translation>
    </message>
    <message>
        <source>this goal has no words</source>
        <translation>este objetivo no tiene descripción</translation>
    </message>
    <message>
        <source>write @task and what to do before it</source>
        <translation>escriba antes @task y lo que hay que hacer</translation>
    </message>
    <message>
        <source>this task has a goal already, in line %1</source>
        <translation>esta tarea ya tiene un objetivo, en la línea %1</translation>
    </message>
    <message>
        <source>join conditions that must hold together by &quot;and&quot;, or begin another @task</source>
        <translation>una con &quot;and&quot; las condiciones que deban cumplirse a la vez, o empiece otra @task</translation>
    </message>
    <message>
        <source>this question has choices and a number</source>
        <translation>esta pregunta tiene opciones y un número</translation>
    </message>
    <message>
        <source>keep the choices or @number</source>
        <translation>conserve las opciones o @number</translation>
    </message>
    <message>
        <source>this question needs from 2 to %1 choices, or a number; it has %2 choices</source>
        <translation>esta pregunta necesita de 2 a %1 opciones, o un número; tiene %2 opciones</translation>
    </message>
    <message>
        <source>write @right and @choice, or @number</source>
        <translation>escriba @right y @choice, o @number</translation>
    </message>
    <message>
        <source>no choice of this question is right</source>
        <translation>ninguna opción de esta pregunta es correcta</translation>
    </message>
    <message>
        <source>write @right in place of one @choice</source>
        <translation>escriba @right en lugar de una @choice</translation>
    </message>
    <message>
        <source>this task has no goal, so that it could never be ticked off</source>
        <translation>esta tarea no tiene objetivo, así que nunca podría marcarse como hecha</translation>
    </message>
    <message>
        <source>write @goal and a condition behind it</source>
        <translation>escriba @goal y una condición detrás</translation>
    </message>
    <message>
        <source>this step asks for nothing, so that it could never be ticked off</source>
        <translation>este paso no pide nada, así que nunca podría marcarse como hecho</translation>
    </message>
    <message>
        <source>give it a @task with its @goal, or a @predict</source>
        <translation>dele una @task con su @goal, o un @predict</translation>
    </message>
    <message>
        <source>this step has no text</source>
        <translation>este paso no tiene texto</translation>
    </message>
    <message>
        <source>write @scene, @reveal, @idea, @mathematics or @code</source>
        <translation>escriba @scene, @reveal, @idea, @mathematics o @code</translation>
    </message>
    <message>
        <source>nothing was asked before this is revealed</source>
        <translation>no se preguntó nada antes de revelar esto</translation>
    </message>
    <message>
        <source>add @predict with its answers, or call it @idea</source>
        <translation>añada @predict con sus respuestas, o llámelo @idea</translation>
    </message>
    <message>
        <source>this is set in a step that goes on from what the learner left</source>
        <translation>esto se establece en un paso que continúa desde lo que dejó el alumno</translation>
    </message>
    <message>
        <source>write @start before it: the step then begins from the lesson&apos;s session</source>
        <translation>escriba antes @start: el paso empieza entonces desde la sesión de la lección</translation>
    </message>
    <message>
        <source>the lesson has no title</source>
        <translation>la lección no tiene título</translation>
    </message>
    <message>
        <source>the lesson names no session</source>
        <translation>la lección no nombra ninguna sesión</translation>
    </message>
    <message>
        <source>write @session and the name of a session file beside it, or @example and the name of an example</source>
        <translation>escriba @session y el nombre de un archivo de sesión junto a ella, o @example y el nombre de un ejemplo</translation>
    </message>
    <message>
        <source>the lesson names a session and an example</source>
        <translation>la lección nombra una sesión y un ejemplo</translation>
    </message>
    <message>
        <source>the lesson has no steps</source>
        <translation>la lección no tiene pasos</translation>
    </message>
    <message>
        <source>begin each with @step and its title</source>
        <translation>empiece cada uno con @step y su título</translation>
    </message>
    <message>
        <source>this is no record of progress in lessons</source>
        <translation>esto no es un registro del progreso en las lecciones</translation>
    </message>
    <message>
        <source>the record of your progress in lessons was damaged and is kept as %1</source>
        <translation>el registro de su progreso en las lecciones estaba dañado y se conserva como %1</translation>
    </message>
    <message>
        <source>lessons begin anew</source>
        <translation>las lecciones empiezan de nuevo</translation>
    </message>
    <message>
        <source>blank: type your answer</source>
        <translation>en blanco: escriba su respuesta</translation>
    </message>
    <message>
        <source>not checked yet</source>
        <translation>sin comprobar todavía</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcta</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecta</translation>
    </message>
    <message>
        <source>the answer was shown</source>
        <translation>se mostró la respuesta</translation>
    </message>
    <message>
        <source>blank, and the key is shown</source>
        <translation>en blanco, y se muestran las soluciones</translation>
    </message>
    <message>
        <source>the answer is longer than %1 signs</source>
        <translation>la respuesta tiene más de %1 caracteres</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>escriba un número</translation>
    </message>
    <message>
        <source>“%1” is no finite number, and every answer is one</source>
        <translation>«%1» no es un número finito, y toda respuesta lo es</translation>
    </message>
    <message>
        <source>type a number, or ? to be shown the answer</source>
        <translation>escriba un número, o ? para que se muestre la respuesta</translation>
    </message>
    <message>
        <source>The pinned state “%1” has the same number in %2: whoever compares with it sees the answer.</source>
        <translation>El estado fijado «%1» tiene el mismo número en %2: quien compare con él verá la respuesta.</translation>
    </message>
    <message>
        <source>%1 has no number to ask for. %2</source>
        <translation>%1 no tiene ningún número que pedir. %2</translation>
    </message>
    <message>
        <source>%1 is hidden by the mask: everybody sees that it is 0.</source>
        <translation>%1 está oculto por la máscara: todo el mundo ve que es 0.</translation>
    </message>
    <message>
        <source>%1 is not finite: there is no number to ask for.</source>
        <translation>%1 no es finito: no hay ningún número que pedir.</translation>
    </message>
    <message>
        <source>Blank %1</source>
        <translation>Poner en blanco %1</translation>
    </message>
    <message>
        <source>No further cell became blank.</source>
        <translation>No se ha puesto en blanco ninguna otra celda.</translation>
    </message>
    <message>
        <source>None of these cells is blank.</source>
        <translation>Ninguna de estas celdas está en blanco.</translation>
    </message>
    <message>
        <source>Unblank all cells</source>
        <translation>Volver a mostrar todas las celdas</translation>
    </message>
    <message>
        <source>A tenth of all computed cells are %1, and a worksheet has at most %2 blank cells. Blank parts of it.</source>
        <translation>Un décimo de todas las celdas calculadas son %1, y una hoja de ejercicios tiene como máximo %2 celdas en blanco. Ponga en blanco partes.</translation>
    </message>
    <message>
        <source>right to the whole number</source>
        <translation>con precisión de unidades</translation>
    </message>
    <message>
        <source>right to 1 decimal</source>
        <translation>con precisión de 1 decimal</translation>
    </message>
    <message>
        <source>right to %1 decimals</source>
        <translation>con precisión de %1 decimales</translation>
    </message>
    <message>
        <source>right to the last digit</source>
        <translation>con precisión hasta el último dígito</translation>
    </message>
    <message>
        <source>right within %1</source>
        <translation>con un margen de %1</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation>Las celdas en blanco de la hoja de ejercicios solo admiten respuestas. Elija Hoja de ejercicios &gt; Mostrar las soluciones para cambiar sus números.</translation>
    </message>
    <message>
        <source>Scale exponent</source>
        <translation>Exponente de escala</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Máscara</translation>
    </message>
    <message>
        <source>on, base %1</source>
        <translation>activadas, base %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivadas</translation>
    </message>
    <message>
        <source>to be filled in</source>
        <translation>por rellenar</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>ahora %1</translation>
    </message>
    <message>
        <source>in the baseline %1</source>
        <translation>en la referencia %1</translation>
    </message>
    <message>
        <source>an output is not finite</source>
        <translation>una salida no es finita</translation>
    </message>
    <message>
        <source>At this width the division makes the typical gradient smaller, not larger: the scores are not yet so large that they would take it away.</source>
        <translation>Con esta anchura la división hace menor, no mayor, el gradiente típico: las puntuaciones todavía no son tan grandes como para eliminarlo.</translation>
    </message>
    <message>
        <source>both 0</source>
        <translation>ambas 0</translation>
    </message>
    <message>
        <source>nothing is left of it</source>
        <translation>sin él no queda nada</translation>
    </message>
    <message>
        <source>with it nothing is left</source>
        <translation>con él no queda nada</translation>
    </message>
    <message>
        <source>about the same</source>
        <translation>casi lo mismo</translation>
    </message>
    <message>
        <source>%1 times smaller</source>
        <translation>%1 veces menor</translation>
    </message>
    <message>
        <source>%1 times larger</source>
        <translation>%1 veces mayor</translation>
    </message>
    <message>
        <source>Mean: %1 without, %2 with (%3).</source>
        <translation>Media: %1 sin él, %2 con él (%3).</translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1; with it, in %2.</source>
        <translation>El 90 % de todo el gradiente está, sin él, en %1; con él, en %2.</translation>
    </message>
    <message>
        <source>90 % of all gradient is, without it, in %1: %2; with it, in %3.</source>
        <translation>El 90 % de todo el gradiente está, sin él, en %1: %2; con él, en %3.</translation>
    </message>
    <message>
        <source>Your answer %1 is not checked yet.</source>
        <translation>Su respuesta %1 aún no se ha comprobado.</translation>
    </message>
    <message>
        <source>✓ Your answer %1 is right.</source>
        <translation>✓ Su respuesta %1 es correcta.</translation>
    </message>
    <message>
        <source>✗ Your answer %1 is wrong.</source>
        <translation>✗ Su respuesta %1 es incorrecta.</translation>
    </message>
    <message>
        <source>This cell is blank: type its number into it.</source>
        <translation>Esta celda está en blanco: escriba en ella su número.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The worksheet asks for numbers that could be read here. They are shown once those are filled in.</source>
        <translation>La hoja de ejercicios pide números que podrían leerse aquí. Se mostrarán cuando se hayan rellenado.</translation>
    </message>
    <message>
        <source>%1 is blank in the worksheet, and a goal would show its number</source>
        <translation>%1 está en blanco en la hoja de ejercicios, y un objetivo mostraría su número</translation>
    </message>
    <message>
        <source>reveal the key first, or choose another cell</source>
        <translation>muestre antes las soluciones o elija otra celda</translation>
    </message>
    <message>
        <source>%1: %2 more numbers</source>
        <translation>%1: %2 números más</translation>
    </message>
    <message>
        <source>%1: rows × columns</source>
        <translation>%1: filas × columnas</translation>
    </message>
    <message>
        <source>Painted mask: allowed pairs</source>
        <translation>Máscara pintada: pares permitidos</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>Número de tokens</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>%1 more tokens</source>
        <translation>%1 tokens más</translation>
    </message>
    <message>
        <source>Number of named features</source>
        <translation>Número de características con nombre</translation>
    </message>
    <message>
        <source>Feature %1</source>
        <translation>Característica %1</translation>
    </message>
    <message>
        <source>%1 more features</source>
        <translation>%1 características más</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Cells of the notebook</source>
        <translation>Celdas del cuaderno</translation>
    </message>
    <message>
        <source>Cell %1 of the notebook</source>
        <translation>Celda %1 del cuaderno</translation>
    </message>
    <message>
        <source>%1 more cells of the notebook</source>
        <translation>%1 celdas más del cuaderno</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>Estados fijados</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet</source>
        <translation>Celdas en blanco de la hoja de ejercicios</translation>
    </message>
    <message>
        <source>Parts that this table does not show</source>
        <translation>Partes que esta tabla no muestra</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a number</source>
        <translation>«%1» no se puede leer como número</translation>
    </message>
    <message>
        <source>write it like 0.5, -2, 1e-3, nan or -inf</source>
        <translation>escríbalo como 0.5, -2, 1e-3, nan o -inf</translation>
    </message>
    <message>
        <source>there is no mask &quot;%1&quot; to be set here</source>
        <translation>no existe la máscara «%1» que se quiere establecer aquí</translation>
    </message>
    <message>
        <source>give %2</source>
        <translation>dé %2</translation>
    </message>
    <message>
        <source>%1 is computed and cannot be set</source>
        <translation>%1 se calcula y no se puede establecer</translation>
    </message>
    <message>
        <source>set a cell of %2</source>
        <translation>establezca una celda de %2</translation>
    </message>
    <message>
        <source>there is nothing called &quot;%1&quot; to set</source>
        <translation>no hay nada llamado «%1» que establecer</translation>
    </message>
    <message>
        <source>set scale_exponent, temperature, mask or a cell such as X[0,0]</source>
        <translation>establezca scale_exponent, temperature, mask o una celda como X[0,0]</translation>
    </message>
    <message>
        <source>Softmax Jacobian</source>
        <translation>Jacobiano de la softmax</translation>
    </message>
    <message>
        <source>What the Jacobian says</source>
        <translation>Lo que dice el jacobiano</translation>
    </message>
    <message>
        <source>The picture has the keys in the order of the tokens; its colours go by the root of a number.</source>
        <translation>La imagen tiene las claves en el orden de los tokens; sus colores siguen la raíz del número.</translation>
    </message>
    <message>
        <source>Softmax Jacobian of “%1”</source>
        <translation>Jacobiano de la softmax de «%1»</translation>
    </message>
    <message>
        <source>“%1” has no weights for this token: %2.</source>
        <translation>«%1» no tiene pesos para este token: %2.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>Idea</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <translation>Matemáticas</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Forget all answers and hints?</source>
        <translation>¿Olvidar todas las respuestas y pistas?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Esta acción no se puede deshacer.</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>Language, numbers, colours, autosave and more, for all windows</source>
        <translation>Idioma, números, colores, autoguardado y más, para todas las ventanas</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>The language of all windows, at once</source>
        <translation>El idioma de todas las ventanas, al instante</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Atajos de &amp;teclado…</translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to print, to change</source>
        <translation>Todas las teclas de los menús: para leerlas, imprimirlas o cambiarlas</translation>
    </message>
    <message>
        <source>As in the language</source>
        <translation>Según el idioma</translation>
    </message>
    <message>
        <source>Point: 0.5</source>
        <translation>Punto: 0.5</translation>
    </message>
    <message>
        <source>Comma: 0,5</source>
        <translation>Coma: 0,5</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>All that the machine has</source>
        <translation>Todos los del equipo</translation>
    </message>
    <message>
        <source>All texts of the program; sessions of your own stay as they are.</source>
        <translation>Todos los textos del programa; las sesiones propias quedan como están.</translation>
    </message>
    <message>
        <source>Number mark</source>
        <translation>Separador decimal</translation>
    </message>
    <message>
        <source>The decimal mark that is shown and typed; files always have a point.</source>
        <translation>El separador decimal que se muestra y se escribe; los archivos siempre llevan punto.</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Decimales</translation>
    </message>
    <message>
        <source>For the sessions that are open and new ones; a file keeps its own.</source>
        <translation>Para las sesiones abiertas y las nuevas; cada archivo conserva los suyos.</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Colours of the cells of matrices; all of them can be told apart by colour-blind eyes.</source>
        <translation>Colores de las celdas de las matrices; también las personas daltónicas pueden distinguirlos todos.</translation>
    </message>
    <message>
        <source>Light, dark or of high contrast.</source>
        <translation>Claro, oscuro o de alto contraste.</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Autoguardado</translation>
    </message>
    <message>
        <source>When unsaved work is copied aside, to be recovered after a crash; files are written only when you save.</source>
        <translation>Cuándo se copia aparte el trabajo no guardado, para recuperarlo tras un fallo; los archivos solo se escriben al guardar.</translation>
    </message>
    <message>
        <source>Undo memory</source>
        <translation>Memoria para deshacer</translation>
    </message>
    <message>
        <source>Above it the oldest steps are forgotten and can no longer be undone.</source>
        <translation>Por encima de ella, los pasos más antiguos se olvidan y ya no se pueden deshacer.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>How many processors compute together; the numbers are the same to the last bit.</source>
        <translation>Cuántos procesadores calculan a la vez; los números son iguales hasta el último bit.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Select another cell, bar or arrow; with Shift a block of cells</source>
        <translation>Seleccionar otra celda, barra o flecha; con Shift, un bloque de celdas</translation>
    </message>
    <message>
        <source>Edit the number of the cell, or the text</source>
        <translation>Editar el número de la celda o el texto</translation>
    </message>
    <message>
        <source>Leave a number as it was; take a text</source>
        <translation>Dejar un número como estaba; aceptar un texto</translation>
    </message>
    <message>
        <source>Go to the next or the previous cell, and from the end of a matrix to the next control</source>
        <translation>Ir a la celda siguiente o anterior y, desde el final de una matriz, al siguiente control</translation>
    </message>
    <message>
        <source>Set the selected cells to 0</source>
        <translation>Poner a 0 las celdas seleccionadas</translation>
    </message>
    <message>
        <source>Copy, cut and paste blocks of numbers</source>
        <translation>Copiar, cortar y pegar bloques de números</translation>
    </message>
    <message>
        <source>Fill the selection with its first row or its first column</source>
        <translation>Rellenar la selección con su primera fila o su primera columna</translation>
    </message>
    <message>
        <source>While the mask is painted: hide or allow the selected pairs</source>
        <translation>Mientras se pinta la máscara: ocultar o permitir los pares seleccionados</translation>
    </message>
    <message>
        <source>Zoom a large matrix around the selected cell, or show all of it</source>
        <translation>Ampliar una matriz grande en torno a la celda seleccionada o mostrarla entera</translation>
    </message>
    <message>
        <source>Show a chart as a table of its numbers, and back</source>
        <translation>Mostrar un gráfico como tabla de sus números, y volver</translation>
    </message>
    <message>
        <source>Attention Explorer: keyboard shortcuts</source>
        <translation>Attention Explorer: atajos de teclado</translation>
    </message>
    <message>
        <source>In matrices, texts and charts</source>
        <translation>En matrices, textos y gráficos</translation>
    </message>
    <message>
        <source>Save the keyboard shortcuts</source>
        <translation>Guardar los atajos de teclado</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;Página web (*.html)</translation>
    </message>
    <message>
        <source>the steps before this one were forgotten to save memory</source>
        <translation>los pasos anteriores a este se han olvidado para ahorrar memoria</translation>
    </message>
    <message>
        <source>give undo more memory in the settings before the next long edits</source>
        <translation>dé más memoria para deshacer en los ajustes antes de las próximas ediciones largas</translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation>%1, dividida</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; beside the lesson cannot be opened</source>
        <translation>no se puede abrir el archivo «%1» que acompaña a la lección</translation>
    </message>
    <message>
        <source>put the session there, and look at its permissions</source>
        <translation>ponga ahí la sesión y revise sus permisos</translation>
    </message>
    <message>
        <source>%1 = %2, divided by %3 for the scores</source>
        <translation>%1 = %2, dividido por %3 para las puntuaciones</translation>
    </message>
    <message>
        <source>The scores are divided by %1, and within the softmax by the temperature %2: by %3 together.</source>
        <translation>Las puntuaciones se dividen por %1 y, dentro de la softmax, por la temperatura %2: en total, por %3.</translation>
    </message>
    <message>
        <source>Median gradient at the query: %1 without %4, %2 with (%3).</source>
        <translation>Gradiente mediano en la consulta: %1 sin %4, %2 con la división (%3).</translation>
    </message>
    <message>
        <source>Median gradient at W_Q: %1 without %4, %2 with (%3).</source>
        <translation>Gradiente mediano en W_Q: %1 sin %4, %2 con la división (%3).</translation>
    </message>
    <message>
        <source>An input: no formula makes it, it was chosen or learned.</source>
        <translation>Una entrada: no la produce ninguna fórmula; se eligió o se aprendió.</translation>
    </message>
    <message>
        <source>It goes into %1.</source>
        <translation>Interviene en %1.</translation>
    </message>
    <message>
        <source>%1 tells it: every other number in that sum is shown.</source>
        <translation>%1 permite deducirlo: se muestran todos los demás números de esa suma.</translation>
    </message>
    <message>
        <source>No result tells it alone, because others of its numbers are blank too: fill in those first.</source>
        <translation>Ningún resultado basta para deducirlo, porque otros de sus números también están en blanco: rellene antes esos.</translation>
    </message>
    <message>
        <source>Nothing that is shown tells it: it is given, not worked out. Ask for the answer.</source>
        <translation>Nada de lo que se muestra permite deducirlo: es un dato, no se calcula. Pida la respuesta.</translation>
    </message>
    <message>
        <source>Then: its exponential, divided by the sum of all of them:</source>
        <translation>Después: su exponencial, dividida por la suma de todas ellas:</translation>
    </message>
    <message>
        <source>This token has no distribution.</source>
        <translation>Este token no tiene distribución.</translation>
    </message>
    <message>
        <source>They add up to %1 = %2.</source>
        <translation>Suman %1 = %2.</translation>
    </message>
    <message>
        <source>Not shown while the worksheet asks for numbers, which it would tell.</source>
        <translation>No se muestra mientras la hoja de ejercicios pida números que esto revelaría.</translation>
    </message>
    <message>
        <source>The picked token has no weights to move.</source>
        <translation>El token elegido no tiene pesos que mover.</translation>
    </message>
    <message>
        <source>%4 of “%1” has no length here, so no key has a shadow on it; the score with “%2” is %3.</source>
        <translation>%4 de «%1» no tiene longitud aquí, así que ninguna clave proyecta su sombra sobre ella; la puntuación con «%2» es %3.</translation>
    </message>
    <message>
        <source>k of “%1” reaches %2 along %6 of “%3”; times the length of %6, %4, that is %6 · k = %5, the score.</source>
        <translation>k de «%1» llega hasta %2 a lo largo de %6 de «%3»; por la longitud de %6, %4, da %6 · k = %5, la puntuación.</translation>
    </message>
    <message>
        <source>In the plane k of “%1” reaches %2 along %6 of “%3”; times the length of %6 there, %4, that is %5.</source>
        <translation>En el plano, k de «%1» llega hasta %2 a lo largo de %6 de «%3»; por la longitud que %6 tiene ahí, %4, da %5.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Some of these weights are blank: what they amount to is told once they are filled in.</source>
        <translation>Algunos de estos pesos están en blanco: cuánto suponen se dirá cuando estén rellenos.</translation>
    </message>
    <message>
        <source>the text has %1 characters, and at most %2 are possible</source>
        <translation>el texto tiene %1 caracteres, y como máximo puede haber %2</translation>
    </message>
    <message>
        <source>%1 combining marks stand on one letter, and at most %2 are possible</source>
        <translation>hay %1 marcas combinables sobre una letra, y como máximo puede haber %2</translation>
    </message>
    <message>
        <source>remove them</source>
        <translation>quítelas</translation>
    </message>
    <message>
        <source>the text has %1 bytes, and at most %2 are possible</source>
        <translation>el texto tiene %1 bytes, y como máximo puede haber %2</translation>
    </message>
    <message>
        <source>the kind of the cell has %1 characters, and at most %2 are possible</source>
        <translation>el tipo de la celda tiene %1 caracteres, y como máximo puede haber %2</translation>
    </message>
    <message>
        <source>All tokens</source>
        <translation>Todos los tokens</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>type one for each of its numbers, with ; between them</source>
        <translation>escriba uno para cada uno de sus números, separados por ;</translation>
    </message>
    <message>
        <source>the vector has %1 numbers, and %2 were typed</source>
        <translation>el vector tiene %1 números y se han escrito %2</translation>
    </message>
    <message>
        <source>type the numbers of heads into the fields above</source>
        <translation>escriba los números de cabezas en los campos de arriba</translation>
    </message>
    <message>
        <source>Select a cell first whose row or column is a token or a feature; the numbers of a query, key or value have no names.</source>
        <translation>Seleccione antes una celda cuya fila o columna sea un token o una característica; los números de una consulta, clave o valor no tienen nombre.</translation>
    </message>
    <message>
        <source>Numbers of a vector that are turned</source>
        <translation>Números de un vector que se giran</translation>
    </message>
    <message>
        <source>Numbers that are &amp;turned, of %1</source>
        <translation>Números que se &amp;giran, de %1</translation>
    </message>
    <message>
        <source>Numbers are turned in pairs: choose an even count of them.</source>
        <translation>Los números se giran por parejas: elija una cantidad par.</translation>
    </message>
    <message>
        <source>Number m turns with number m + w/2: Llama, Mistral, Gemma, Qwen, Phi and GPT-NeoX as stored today.</source>
        <translation>El número m gira con el número m + w/2: Llama, Mistral, Gemma, Qwen, Phi y GPT-NeoX, tal como se guardan hoy.</translation>
    </message>
    <message>
        <source>Number 2m turns with number 2m + 1: the original paper, GPT-J and Llama in Meta&apos;s own files.</source>
        <translation>El número 2m gira con el número 2m + 1: el artículo original, GPT-J y Llama en los archivos propios de Meta.</translation>
    </message>
    <message>
        <source>The numbers that each token brings along.</source>
        <translation>Los números que cada token trae consigo.</translation>
    </message>
    <message>
        <source>The weighted blend of the values: what each token takes along to the next layer.</source>
        <translation>La mezcla ponderada de los valores: lo que cada token se lleva a la capa siguiente.</translation>
    </message>
    <message>
        <source>Queries with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation>Consultas con su posición incorporada: parejas de números giradas un ángulo que crece con la posición.</translation>
    </message>
    <message>
        <source>Keys with their position in them: pairs of numbers turned by an angle that grows with the position.</source>
        <translation>Claves con su posición incorporada: parejas de números giradas un ángulo que crece con la posición.</translation>
    </message>
    <message>
        <source>How much each query looks at each key: a softmax over its scores, so that its weights sum to 1.</source>
        <translation>Cuánto mira cada consulta a cada clave: una softmax de sus puntuaciones, de modo que sus pesos suman 1.</translation>
    </message>
    <message>
        <source>neither the file nor a config.json beside it tells the number of heads; %1 columns can be shared out among %2</source>
        <translation>ni el archivo ni un config.json junto a él indican el número de cabezas; %1 columnas se pueden repartir entre %2</translation>
    </message>
    <message>
        <source>give it with --heads</source>
        <translation>indíquelo con --heads</translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q with %4 columns and k with %5</source>
        <translation>cabezas: %1, cabezas de clave y valor: %2, números de cada una: %3; esto no encaja con q de %4 columnas y k de %5</translation>
    </message>
    <message>
        <source>heads: %1, key/value heads: %2, numbers of each: %3; this does not fit q, k and v with %4 columns together</source>
        <translation>cabezas: %1, cabezas de clave y valor: %2, números de cada una: %3; esto no encaja con q, k y v de %4 columnas en total</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from config.json</source>
        <translation>cabezas: %1 de %2 números cada una, cabezas de clave y valor: %3, según config.json</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, as chosen</source>
        <translation>cabezas: %1 de %2 números cada una, cabezas de clave y valor: %3, según lo elegido</translation>
    </message>
    <message>
        <source>heads: %1 of %2 numbers each, key/value heads: %3, from the shape of %4</source>
        <translation>cabezas: %1 de %2 números cada una, cabezas de clave y valor: %3, según la forma de %4</translation>
    </message>
    <message>
        <source>it says heads: %1, key/value heads: %2, numbers of each: %3; this is not used</source>
        <translation>indica cabezas: %1, cabezas de clave y valor: %2, números de cada una: %3; no se utiliza</translation>
    </message>
    <message>
        <source>Tokens moved</source>
        <translation>Tokens movidos</translation>
    </message>
    <message>
        <source>Tokens renamed</source>
        <translation>Tokens renombrados</translation>
    </message>
    <message>
        <source>Tokens added or removed</source>
        <translation>Tokens añadidos o quitados</translation>
    </message>
    <message>
        <source>Features moved</source>
        <translation>Características movidas</translation>
    </message>
    <message>
        <source>Features renamed</source>
        <translation>Características renombradas</translation>
    </message>
    <message>
        <source>Features added or removed</source>
        <translation>Características añadidas o quitadas</translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, while a few on the edge between two keys have huge ones: the median falls, the mean does not. V still learns.</source>
        <translation>A la mayoría de las consultas casi no les queda gradiente, mientras que unas pocas, en el límite entre dos claves, lo tienen enorme: la mediana baja, la media no. V sigue aprendiendo.</translation>
    </message>
    <message>
        <source>Most queries have almost no gradient left, and no few of them make up for it: the mean falls too. V still learns.</source>
        <translation>A la mayoría de las consultas casi no les queda gradiente, y no hay unas pocas que lo compensen: la media baja también. V sigue aprendiendo.</translation>
    </message>
    <message>
        <source>Without the division the typical query begins to lose its gradient.</source>
        <translation>Sin la división, la consulta típica empieza a perder su gradiente.</translation>
    </message>
    <message>
        <source>Saturated queries: %1 % without, %2 % with.</source>
        <translation>Consultas saturadas: %1 % sin ella, %2 % con ella.</translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first.</source>
        <translation>Primero se resta de cada una la mayor puntuación de la consulta, %1.</translation>
    </message>
    <message>
        <source>The query&apos;s largest score, %1, is subtracted from each first, and the rest is divided by the temperature %2.</source>
        <translation>Primero se resta de cada una la mayor puntuación de la consulta, %1, y el resto se divide por la temperatura %2.</translation>
    </message>
    <message>
        <source>The softmax of each query&apos;s scores, with its sum</source>
        <translation>La softmax de las puntuaciones de cada consulta, con su suma</translation>
    </message>
    <message>
        <source>The picked token&apos;s query, key by key in numbers</source>
        <translation>La consulta del token elegido, clave por clave y en números</translation>
    </message>
    <message>
        <source>How much each weight of the picked token moves with each score</source>
        <translation>Cuánto se mueve cada peso del token elegido con cada puntuación</translation>
    </message>
    <message>
        <source>Sums of the weights</source>
        <translation>Sumas de los pesos</translation>
    </message>
    <message>
        <source>Worked row</source>
        <translation>Fila desarrollada</translation>
    </message>
    <message>
        <source>Worked row of “%1”</source>
        <translation>Fila desarrollada de «%1»</translation>
    </message>
    <message>
        <source>Windows, texts, pictures and print</source>
        <translation>Ventanas, textos, imágenes e impresión</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Products of matrices</source>
        <translation>Productos de matrices</translation>
    </message>
    <message>
        <source>Session files</source>
        <translation>Archivos de sesión</translation>
    </message>
    <message>
        <source>Arithmetic typed into a cell</source>
        <translation>Aritmética escrita en una celda</translation>
    </message>
    <message>
        <source>NumPy archives</source>
        <translation>Archivos comprimidos de NumPy</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>The manual, where it speaks of what is in use</source>
        <translation>El manual, por donde habla de lo que se está usando</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>Click a part of the window then, and read what it is</source>
        <translation>Haga después clic en una parte de la ventana y lea qué es</translation>
    </message>
    <message>
        <source>The notebook of one attention head: every number can be changed or explained.</source>
        <translation>El cuaderno de una cabeza de atención: cada número se puede cambiar o explicar.</translation>
    </message>
    <message>
        <source>The tools: files, undo, and the options of the computation.</source>
        <translation>Las herramientas: archivos, deshacer y las opciones del cálculo.</translation>
    </message>
    <message>
        <source>The cells of the notebook. A click goes to one.</source>
        <translation>Las celdas del cuaderno. Un clic lleva a cada una.</translation>
    </message>
    <message>
        <source>The arithmetic of the selected number: what it was made of, and what is made of it. Every line selects the cell that it names.</source>
        <translation>La aritmética del número seleccionado: de qué se ha obtenido y qué se obtiene de él. Cada línea selecciona la celda que nombra.</translation>
    </message>
    <message>
        <source>All steps since the session was opened. A click goes back to any of them, or ahead again.</source>
        <translation>Todos los pasos desde que se abrió la sesión. Un clic vuelve a cualquiera de ellos, o avanza de nuevo.</translation>
    </message>
    <message>
        <source>Pinned states of the session, to compare with and to return to, and tables of what changed.</source>
        <translation>Estados fijados de la sesión, para comparar con ellos y volver a ellos, y tablas de lo que ha cambiado.</translation>
    </message>
    <message>
        <source>A lesson: each step asks for a prediction and ticks off what you do in the notebook.</source>
        <translation>Una lección: cada paso pide una predicción y marca como hecho lo que usted haga en el cuaderno.</translation>
    </message>
    <message>
        <source>What is differentiated. Every cell of the notebook shows by how much it moves that, per unit.</source>
        <translation>Qué se deriva. Cada celda del cuaderno muestra cuánto lo mueve, por unidad.</translation>
    </message>
    <message>
        <source>How the session is compared with a pinned state.</source>
        <translation>Cómo se compara la sesión con un estado fijado.</translation>
    </message>
    <message>
        <source>The worksheet: how many answers are right, and how near they must be.</source>
        <translation>La hoja de ejercicios: cuántas respuestas son correctas y cuánto deben aproximarse.</translation>
    </message>
    <message>
        <source>Whether a second computation by other code agrees with every number. A click tells how closely.</source>
        <translation>Si un segundo cálculo, hecho con otro código, coincide con todos los números. Un clic indica con qué exactitud.</translation>
    </message>
    <message>
        <source>The sizes of the session, the selected cell with all its digits, and whether the session is saved.</source>
        <translation>Los tamaños de la sesión, la celda seleccionada con todos sus dígitos y si la sesión está guardada.</translation>
    </message>
    <message>
        <source>Matrices move by their gradient until chosen cells reach chosen values. The whole run is one undo step.</source>
        <translation>Las matrices se mueven según su gradiente hasta que las celdas elegidas alcanzan los valores elegidos. Toda la búsqueda se deshace en un solo paso.</translation>
    </message>
    <message>
        <source>What is written, and in which form. Numbers in exports are exact.</source>
        <translation>Qué se escribe y en qué formato. En las exportaciones los números son exactos.</translation>
    </message>
    <message>
        <source>How the file is read, and which matrix gets the numbers. Nothing changes before Import is pressed.</source>
        <translation>Cómo se lee el archivo y qué matriz recibe los números. No cambia nada hasta que se pulsa Importar.</translation>
    </message>
    <message>
        <source>Which head of the model is opened, and how its file stores the weights.</source>
        <translation>Qué cabeza del modelo se abre y cómo guarda los pesos su archivo.</translation>
    </message>
    <message>
        <source>Which tokens stay. The note below says what that does to the weights.</source>
        <translation>Qué tokens se conservan. La nota de abajo dice qué les hace eso a los pesos.</translation>
    </message>
    <message>
        <source>How many numbers a query and a key keep. The note below says by how much scores and weights change.</source>
        <translation>Cuántos números conservan una consulta y una clave. La nota de abajo dice cuánto cambian las puntuaciones y los pesos.</translation>
    </message>
    <message>
        <source>How queries and keys are turned by their position: which columns make a pair, and the base of the angles.</source>
        <translation>Cómo giran las consultas y las claves según su posición: qué columnas forman pareja y la base de los ángulos.</translation>
    </message>
    <message>
        <source>Settings hold for all windows, at once.</source>
        <translation>Los ajustes valen para todas las ventanas, al instante.</translation>
    </message>
    <message>
        <source>All keys of the menus: to read, to change, to print.</source>
        <translation>Todas las teclas de los menús: para leerlas, cambiarlas o imprimirlas.</translation>
    </message>
    <message>
        <source>Sessions with unsaved work that the program could not close. Recovering never writes your file.</source>
        <translation>Sesiones con trabajo sin guardar que el programa no pudo cerrar. La recuperación nunca escribe en el archivo de usted.</translation>
    </message>
    <message>
        <source>What differs between two versions of a session, line by line.</source>
        <translation>En qué difieren dos versiones de una sesión, línea por línea.</translation>
    </message>
    <message>
        <source>What is printed: the worksheet, its key, or both.</source>
        <translation>Qué se imprime: la hoja de ejercicios, sus soluciones o ambas.</translation>
    </message>
    <message>
        <source>The version of the program, its licence and the libraries it is made with.</source>
        <translation>La versión del programa, su licencia y las bibliotecas con las que está hecho.</translation>
    </message>
    <message>
        <source>The manual: pages at the left, a search over all of them above.</source>
        <translation>El manual: a la izquierda, las páginas; arriba, una búsqueda en todas ellas.</translation>
    </message>
    <message>
        <source>Type what is asked for; nothing changes before OK is pressed.</source>
        <translation>Escriba lo que se pide; no cambia nada hasta que se pulsa Aceptar.</translation>
    </message>
    <message>
        <source>A question or a message of the program. Cancel changes nothing.</source>
        <translation>Una pregunta o un mensaje del programa. Cancelar no cambia nada.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>The keys as they are now. “Keyboard shortcuts” in the menu Help changes and prints them.</source>
        <translation>Las teclas tal como están ahora. «Atajos de teclado», en el menú Ayuda, las cambia y las imprime.</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>The notebook on paper or as a PDF file, no cell cut in two</source>
        <translation>El cuaderno en papel o como archivo PDF, sin cortar ninguna celda en dos</translation>
    </message>
    <message>
        <source>Print previe&amp;w…</source>
        <translation>&amp;Vista previa de impresión…</translation>
    </message>
    <message>
        <source>See the pages before they are printed</source>
        <translation>Ver las páginas antes de imprimirlas</translation>
    </message>
    <message>
        <source>Ne&amp;xt area</source>
        <translation>Zona &amp;siguiente</translation>
    </message>
    <message>
        <source>Take the keyboard to the next area: tools, lesson, outline, notebook, inspector, panels, status bar</source>
        <translation>Llevar el teclado a la zona siguiente: herramientas, lección, esquema, cuaderno, inspector, paneles, barra de estado</translation>
    </message>
    <message>
        <source>P&amp;revious area</source>
        <translation>Zona a&amp;nterior</translation>
    </message>
    <message>
        <source>Take the keyboard to the area before</source>
        <translation>Llevar el teclado a la zona anterior</translation>
    </message>
    <message>
        <source>&amp;Wider area</source>
        <translation>Zona más an&amp;cha</translation>
    </message>
    <message>
        <source>Give the area in use more room</source>
        <translation>Dar más espacio a la zona en uso</translation>
    </message>
    <message>
        <source>Na&amp;rrower area</source>
        <translation>Zona más es&amp;trecha</translation>
    </message>
    <message>
        <source>Give the area in use less room</source>
        <translation>Dar menos espacio a la zona en uso</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barra de menús</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Print the notebook</source>
        <translation>Imprimir el cuaderno</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or print to a PDF file.</source>
        <translation>No se imprimió nada: la impresora no acepta las páginas. Elija otra o imprima en un archivo PDF.</translation>
    </message>
    <message>
        <source>%1 was not written. Choose another folder.</source>
        <translation>No se escribió %1. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>The notebook was sent to the printer.</source>
        <translation>El cuaderno se envió a la impresora.</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>Se escribió %1.</translation>
    </message>
    <message>
        <source>Print preview of the notebook</source>
        <translation>Vista previa de impresión del cuaderno</translation>
    </message>
    <message>
        <source>The first or last cell of a row, bar or arrow of a chart</source>
        <translation>La primera o la última celda de una fila, o la primera o la última barra o flecha de un gráfico</translation>
    </message>
    <message>
        <source>Leave a matrix for the next or the previous control, wherever the cell</source>
        <translation>Salir de una matriz al control siguiente o anterior, esté donde esté la celda</translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.01; with Shift by 0.001</source>
        <translation>Cambiar el número de la celda en 0,01; con Shift, en 0,001</translation>
    </message>
    <message>
        <source>Change the number of the cell by 0.1</source>
        <translation>Cambiar el número de la celda en 0,1</translation>
    </message>
    <message>
        <source>Move a token of the sentence to the left or right; F2 renames it, Del removes it</source>
        <translation>Mover un token de la frase a la izquierda o a la derecha; F2 lo renombra, Del lo quita</translation>
    </message>
    <message>
        <source>Open the first menu</source>
        <translation>Abrir el primer menú</translation>
    </message>
    <message>
        <source>The menu of a token or a chart</source>
        <translation>El menú de un token o de un gráfico</translation>
    </message>
    <message>
        <source>no mask is in force: paint it anew</source>
        <translation>no hay ninguna máscara en vigor: píntela de nuevo</translation>
    </message>
</context>
<context>
    <name>ae::AboutDialog</name>
    <message>
        <source>About Attention Explorer</source>
        <translation>Acerca de Attention Explorer</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>The attention equation in your hands: every number can be changed or explained.</source>
        <translation>La ecuación de la atención en sus manos: cada número se puede cambiar o explicar.</translation>
    </message>
    <message>
        <source>Free software: you may use, study, share and change it under the terms of the GNU General Public License, version 3 or later (GPL-3.0-or-later). There is no warranty.</source>
        <translation>Software libre: puede usarlo, estudiarlo, compartirlo y modificarlo según los términos de la Licencia Pública General de GNU, versión 3 o posterior (GPL-3.0-or-later). No hay ninguna garantía.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Hecho con</translation>
    </message>
</context>
<context>
    <name>ae::Areas</name>
    <message>
        <source>Edge between areas</source>
        <translation>Borde entre zonas</translation>
    </message>
    <message>
        <source>This area keeps its width.</source>
        <translation>Esta zona conserva su anchura.</translation>
    </message>
</context>
<context>
    <name>ae::BarChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation>No hay nada que mostrar.</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s).</source>
        <translation>
            <numerusform>%n barra.</numerusform>
            <numerusform>%n barras.</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest is %1 on “%2”.</source>
        <translation>La mayor es %1 en «%2».</translation>
    </message>
    <message>
        <source>An equal share would be %1.</source>
        <translation>Un reparto equitativo sería %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are hidden by the mask.</source>
        <translation>
            <numerusform>%n de ellas está oculta por la máscara.</numerusform>
            <numerusform>%n de ellas están ocultas por la máscara.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>%1: hidden by the mask</source>
        <translation>%1: oculta por la máscara</translation>
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
        <translation>reparto equitativo %1</translation>
    </message>
    <message>
        <source>The %1 strongest of %2; the others hold %3 together.</source>
        <translation>Las %1 más fuertes de %2; las demás suman juntas %3.</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>en blanco</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are blank in the worksheet.</source>
        <translation>
            <numerusform>%n de ellas está en blanco en la hoja de ejercicios.</numerusform>
            <numerusform>%n de ellas están en blanco en la hoja de ejercicios.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: blank in the worksheet</source>
        <translation>%1: en blanco en la hoja de ejercicios</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>oculta por la máscara</translation>
    </message>
    <message>
        <source>The %1 strongest of the %2 that are not blank; the others of these hold %3 together.</source>
        <translation>Las %1 más fuertes de las %2 que no están en blanco; las demás de estas suman juntas %3.</translation>
    </message>
    <message>
        <source>In “%1” it is %2.</source>
        <translation>En «%1» es %2.</translation>
    </message>
</context>
<context>
    <name>ae::BaselinePanel</name>
    <message>
        <source>Baselines</source>
        <translation>Referencias</translation>
    </message>
    <message>
        <source>Pinned states</source>
        <translation>Estados fijados</translation>
    </message>
    <message>
        <source>Pin…</source>
        <translation>Fijar…</translation>
    </message>
    <message>
        <source>Keep the present state under a name</source>
        <translation>Conservar el estado actual con un nombre</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>Keep the state of another session</source>
        <translation>Conservar el estado de otra sesión</translation>
    </message>
    <message>
        <source>As saved</source>
        <translation>Tal como se guardó</translation>
    </message>
    <message>
        <source>Keep the state that the session&apos;s file holds</source>
        <translation>Conservar el estado que contiene el archivo de la sesión</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Show the difference to this state</source>
        <translation>Mostrar la diferencia con este estado</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Return to this state, as one undo step</source>
        <translation>Volver a este estado, en un solo paso que se puede deshacer</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Give this state another name</source>
        <translation>Dar otro nombre a este estado</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Keep this state no longer</source>
        <translation>Dejar de conservar este estado</translation>
    </message>
    <message>
        <source>About the tables</source>
        <translation>Acerca de las tablas</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabla</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copiar como CSV</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Tabla: %1</translation>
    </message>
    <message>
        <source>Name of the pinned state</source>
        <translation>Nombre del estado fijado</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>Estado %1</translation>
    </message>
    <message>
        <source>Pin the present state</source>
        <translation>Fijar el estado actual</translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation>Volver a «%1»</translation>
    </message>
    <message>
        <source>The session is in this state already.</source>
        <translation>La sesión ya está en este estado.</translation>
    </message>
    <message>
        <source>Rename the pinned state</source>
        <translation>Renombrar el estado fijado</translation>
    </message>
    <message>
        <source>Open a session as baseline</source>
        <translation>Abrir una sesión como referencia</translation>
    </message>
    <message>
        <source>Sessions (*.attn);;All files (*)</source>
        <translation>Sesiones (*.attn);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>as saved</source>
        <translation>tal como se guardó</translation>
    </message>
    <message>
        <source>%1 was not pinned.</source>
        <translation>%1 no se ha fijado.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>%1 — compared</source>
        <translation>%1 — comparado</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Pin a state, or choose one and Compare: panes and charts then show the difference.</source>
        <translation>Fije un estado, o elija uno y pulse Comparar: los paneles y gráficos mostrarán la diferencia.</translation>
    </message>
    <message>
        <source>The %1 tokens of %2 whose weights changed most.</source>
        <translation>Los %1 tokens de %2 cuyos pesos más han cambiado.</translation>
    </message>
    <message>
        <source>Nothing changed since “%1”.</source>
        <translation>No ha cambiado nada desde «%1».</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>Se ha copiado la tabla.</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Comparando …</translation>
    </message>
</context>
<context>
    <name>ae::Card</name>
    <message>
        <source>Unfold “%1”</source>
        <translation>Desplegar «%1»</translation>
    </message>
    <message>
        <source>Fold “%1”</source>
        <translation>Plegar «%1»</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Desplegar</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Plegar</translation>
    </message>
</context>
<context>
    <name>ae::CellDelegate</name>
    <message>
        <source>Editing %1</source>
        <translation>Editando %1</translation>
    </message>
</context>
<context>
    <name>ae::ChangesTable</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Shape of %1</source>
        <translation>Forma de %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>of key</source>
        <translation>de la clave</translation>
    </message>
    <message>
        <source>Strongest key</source>
        <translation>Clave más fuerte</translation>
    </message>
    <message>
        <source>Entropy, bits</source>
        <translation>Entropía, bits</translation>
    </message>
    <message>
        <source>Output |Δ|</source>
        <translation>Salida |Δ|</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Largest change</source>
        <translation>Mayor cambio</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n cell(s), most %3</source>
        <translation>
            <numerusform>%1: %2 de %n celda; la que más, %3</numerusform>
            <numerusform>%1: %2 de %n celdas; la que más, %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::Chart</name>
    <message>
        <source>Show the numbers as a &amp;table</source>
        <translation>Mostrar los números como &amp;tabla</translation>
    </message>
    <message>
        <source>&amp;Copy the numbers</source>
        <translation>&amp;Copiar los números</translation>
    </message>
    <message>
        <source>Copy the &amp;picture</source>
        <translation>Copiar la &amp;imagen</translation>
    </message>
</context>
<context>
    <name>ae::CheckedMark</name>
    <message>
        <source>Copy a report</source>
        <translation>Copiar un informe</translation>
    </message>
    <message>
        <source>What disagrees, sizes and options, without names and without the numbers of the session</source>
        <translation>Lo que no coincide, los tamaños y las opciones, sin nombres y sin los números de la sesión</translation>
    </message>
    <message>
        <source>How the numbers are checked</source>
        <translation>Cómo se comprueban los números</translation>
    </message>
</context>
<context>
    <name>ae::ClosedBrowser</name>
    <message>
        <source>Open a link</source>
        <translation>Abrir un enlace</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <translation>¿Abrir esta dirección en el navegador?</translation>
    </message>
</context>
<context>
    <name>ae::CompareBar</name>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Qué se compara</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Dejar de comparar</translation>
    </message>
    <message>
        <source>Compared with “%1”.</source>
        <translation>Comparado con «%1».</translation>
    </message>
</context>
<context>
    <name>ae::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>%1 Nothing differs.</source>
        <translation>%1 No hay ninguna diferencia.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Qué difiere</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>The file cannot be compared.</source>
        <translation>El archivo no se puede comparar.</translation>
    </message>
</context>
<context>
    <name>ae::Comparison</name>
    <message>
        <source>“%1” is not compared: %2</source>
        <translation>«%1» no se compara: %2</translation>
    </message>
    <message>
        <source>“%1” is being computed …</source>
        <translation>«%1» se está calculando…</translation>
    </message>
    <message>
        <source>“%1” has no %2.</source>
        <translation>«%1» no tiene %2.</translation>
    </message>
    <message>
        <source>“%1” has %2 tokens, this session %3.</source>
        <translation>«%1» tiene %2 tokens; esta sesión, %3.</translation>
    </message>
    <message>
        <source>“%1” has %2 × %3 numbers here, this session %4 × %5.</source>
        <translation>«%1» tiene aquí %2 × %3 números; esta sesión, %4 × %5.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>no se compara</translation>
    </message>
    <message>
        <source>being computed …</source>
        <translation>se está calculando…</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>no existe allí</translation>
    </message>
    <message>
        <source>%1 tokens there, %2 here</source>
        <translation>%1 tokens allí, %2 aquí</translation>
    </message>
    <message>
        <source>%1 × %2 there</source>
        <translation>%1 × %2 allí</translation>
    </message>
    <message>
        <source>to be filled in: its numbers are not told</source>
        <translation>por rellenar: sus números no se revelan</translation>
    </message>
    <message>
        <source>no difference: now %1, in “%2” %3</source>
        <translation>sin diferencia: ahora %1, en «%2» %3</translation>
    </message>
    <message>
        <source>hidden by the mask now and in “%1”</source>
        <translation>oculto por la máscara ahora y en «%1»</translation>
    </message>
    <message>
        <source>hidden by the mask now, in “%1” %2, difference %3</source>
        <translation>oculto por la máscara ahora, en «%1» %2, diferencia %3</translation>
    </message>
    <message>
        <source>now %1, hidden by the mask in “%2”, difference %3</source>
        <translation>ahora %1, oculto por la máscara en «%2», diferencia %3</translation>
    </message>
    <message>
        <source>now %1, in “%2” %3, difference %4</source>
        <translation>ahora %1, en «%2» %3, diferencia %4</translation>
    </message>
</context>
<context>
    <name>ae::CurveChart</name>
    <message>
        <source>%1: no points.</source>
        <translation>%1: sin puntos.</translation>
    </message>
    <message>
        <source>%1: from %2 at %3 to %4 at %5; smallest %6, largest %7.</source>
        <translation>%1: de %2 en %3 a %4 en %5; mínimo %6, máximo %7.</translation>
    </message>
    <message>
        <source>The marked place is %1 %2; the arrow keys move it.</source>
        <translation>El lugar marcado es %1 %2; las teclas de flecha lo mueven.</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
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
        <translation>%1: %2 en %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: not a finite number.</source>
        <translation>
            <numerusform>Se ha omitido %n punto: no es un número finito.</numerusform>
            <numerusform>Se han omitido %n puntos: no son números finitos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) left out: 0 or less has no place on a logarithmic axis.</source>
        <translation>
            <numerusform>Se ha omitido %n punto: 0 o menos no tiene lugar en un eje logarítmico.</numerusform>
            <numerusform>Se han omitido %n puntos: 0 o menos no tiene lugar en un eje logarítmico.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lie below the axis.</source>
        <translation>
            <numerusform>%n punto queda por debajo del eje.</numerusform>
            <numerusform>%n puntos quedan por debajo del eje.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::DerivativeBar</name>
    <message>
        <source>Derivatives</source>
        <translation>Derivadas</translation>
    </message>
    <message>
        <source>What the cells show</source>
        <translation>Qué muestran las celdas</translation>
    </message>
    <message>
        <source>What is differentiated</source>
        <translation>Qué se deriva</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Valor objetivo</translation>
    </message>
    <message>
        <source>Of the selected cell</source>
        <translation>De la celda seleccionada</translation>
    </message>
    <message>
        <source>Show the derivatives of the cell that is selected now</source>
        <translation>Mostrar las derivadas de la celda que está seleccionada ahora</translation>
    </message>
    <message>
        <source>Back to values</source>
        <translation>Volver a los valores</translation>
    </message>
    <message>
        <source>Select a cell first: the derivatives are those of it.</source>
        <translation>Seleccione antes una celda: las derivadas son las suyas.</translation>
    </message>
    <message>
        <source>There are no derivatives of %1: %2</source>
        <translation>No hay derivadas de %1: %2</translation>
    </message>
    <message>
        <source>Beside the values</source>
        <translation>Junto a los valores</translation>
    </message>
    <message>
        <source>Show values as well, with the derivative in small under each</source>
        <translation>Mostrar también los valores, con la derivada en pequeño debajo de cada uno</translation>
    </message>
    <message>
        <source>This is no target: %1</source>
        <translation>Esto no es un valor objetivo: %1</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation>%1 (ahora %2)</translation>
    </message>
    <message>
        <source>the loss of %1 (now %2)</source>
        <translation>la pérdida de %1 (ahora %2)</translation>
    </message>
    <message>
        <source>Small, behind ∂: by how much each cell moves %1 per unit.</source>
        <translation>En pequeño, tras ∂: cuánto mueve cada celda %1 por unidad.</translation>
    </message>
    <message>
        <source>Every cell shows by how much it moves %1 per unit.</source>
        <translation>Cada celda muestra cuánto mueve %1 por unidad.</translation>
    </message>
    <message>
        <source>Derivatives would tell numbers that the worksheet asks for. Fill them in first, or reveal the key.</source>
        <translation>Las derivadas revelarían números que pide la hoja de ejercicios. Rellénelos antes o muestre las soluciones.</translation>
    </message>
    <message>
        <source>Half the squared distance of the vector to a target</source>
        <translation>La mitad de la distancia al cuadrado del vector hasta un objetivo</translation>
    </message>
    <message>
        <source>Target of the vector</source>
        <translation>Valor objetivo del vector</translation>
    </message>
    <message>
        <source>One number for each of its numbers, with ; between them</source>
        <translation>Un número para cada uno de los suyos, separados por ;</translation>
    </message>
    <message>
        <source>the loss of the vector with %1 (now %2)</source>
        <translation>la pérdida del vector con %1 (ahora %2)</translation>
    </message>
    <message>
        <source>The selected value itself, or a loss that is made of it.</source>
        <translation>El propio valor seleccionado o una pérdida que se obtiene de él.</translation>
    </message>
    <message>
        <source>The value that the loss measures the distance to.</source>
        <translation>El valor hasta el que la pérdida mide la distancia.</translation>
    </message>
</context>
<context>
    <name>ae::Document</name>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>Change %1 × %2 cells of %3</source>
        <translation>Cambiar %1 × %2 celdas de %3</translation>
    </message>
    <message>
        <source>Allow cells of the mask</source>
        <translation>Permitir celdas de la máscara</translation>
    </message>
    <message>
        <source>Hide cells by the mask</source>
        <translation>Ocultar celdas con la máscara</translation>
    </message>
    <message>
        <source>Resize to n %1, d_model %2, d_k %3, d_v %4</source>
        <translation>Cambiar el tamaño a n %1, d_model %2, d_k %3, d_v %4</translation>
    </message>
    <message>
        <source>Widen to d_k %1</source>
        <translation>Ensanchar a d_k %1</translation>
    </message>
    <message>
        <source>Rename token “%1”</source>
        <translation>Renombrar el token «%1»</translation>
    </message>
    <message>
        <source>Insert token “%1”</source>
        <translation>Insertar el token «%1»</translation>
    </message>
    <message>
        <source>Remove token “%1”</source>
        <translation>Quitar el token «%1»</translation>
    </message>
    <message>
        <source>Move token “%1”</source>
        <translation>Mover el token «%1»</translation>
    </message>
    <message>
        <source>Change the sentence</source>
        <translation>Cambiar la frase</translation>
    </message>
    <message>
        <source>Rename feature “%1”</source>
        <translation>Renombrar la característica «%1»</translation>
    </message>
    <message>
        <source>Name feature %1</source>
        <translation>Dar nombre a la característica %1</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Cambiar el título</translation>
    </message>
    <message>
        <source>Insert a notebook cell</source>
        <translation>Insertar una celda del cuaderno</translation>
    </message>
    <message>
        <source>Delete a notebook cell</source>
        <translation>Eliminar una celda del cuaderno</translation>
    </message>
    <message>
        <source>Move a notebook cell</source>
        <translation>Mover una celda del cuaderno</translation>
    </message>
    <message>
        <source>Edit a text</source>
        <translation>Editar un texto</translation>
    </message>
    <message>
        <source>Keep %1 of %2 tokens</source>
        <translation>Conservar %1 de %2 tokens</translation>
    </message>
    <message>
        <source>Pin “%1”</source>
        <translation>Fijar «%1»</translation>
    </message>
    <message>
        <source>Rename pinned state “%1”</source>
        <translation>Renombrar el estado fijado «%1»</translation>
    </message>
    <message>
        <source>Remove pinned state “%1”</source>
        <translation>Quitar el estado fijado «%1»</translation>
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
        <translation>Entropía en bits</translation>
    </message>
    <message>
        <source>Largest possible</source>
        <translation>Máximo posible</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>%1: no entropy. %2</source>
        <translation>%1: sin entropía. %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bits</source>
        <translation>%1: %2 de %3 bits</translation>
    </message>
    <message>
        <source>saturated</source>
        <translation>saturada</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>forzada</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>indefinida</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>%1 (%2: %3)</source>
        <translation>%1 (%2: %3)</translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation>Las %1 consultas más decididas de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>%n consulta.</numerusform>
            <numerusform>%n consultas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Paso</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Numbers are exact: they read back to the same bits, with a decimal point whatever the language.</source>
        <translation>Los números son exactos: al leerlos se obtienen los mismos bits, con punto decimal sea cual sea el idioma.</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>Nothing was written: %1</source>
        <translation>No se ha escrito nada: %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 se ha escrito.</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>Pa&amp;rte</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>S&amp;cale</source>
        <translation>Es&amp;cala</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>The part as it is now on screen; at scale 1 as many pixels as there.</source>
        <translation>La parte tal como está ahora en la pantalla; con escala 1, tantos píxeles como en ella.</translation>
    </message>
    <message>
        <source>The part as it is now on screen; letters stay letters that can be found and copied.</source>
        <translation>La parte tal como está ahora en la pantalla; las letras siguen siendo letras que se pueden buscar y copiar.</translation>
    </message>
    <message>
        <source>This form would hold the numbers of blank cells. Choose Worksheet &gt; Reveal the key first, or Worksheet &gt; Export worksheet as PDF; pictures show the boxes.</source>
        <translation>Este formato contendría los números de las celdas en blanco. Elija antes Hoja de ejercicios &gt; Mostrar las soluciones, o bien Hoja de ejercicios &gt; Exportar la hoja de ejercicios como PDF; las imágenes muestran las casillas.</translation>
    </message>
    <message>
        <source>Queries without a distribution are marked with their reason.</source>
        <translation>Las consultas sin distribución se marcan con su motivo.</translation>
    </message>
    <message>
        <source>Queries without a distribution become NaN: this form has no room for their reason.</source>
        <translation>Las consultas sin distribución se convierten en NaN: este formato no tiene sitio para su motivo.</translation>
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
        <translation>%1 dividida</translation>
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
        <translation>Sesiones (*.attn);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Abrir una sesión</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>Archivos &amp;recientes</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>E&amp;jemplos</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Limpiar</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>No se ha abierto %1.</translation>
    </message>
    <message>
        <source>The session was not opened.</source>
        <translation>No se ha abierto la sesión.</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Guardar la sesión</translation>
    </message>
    <message>
        <source>The session was not saved.</source>
        <translation>No se ha guardado la sesión.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save the changes before closing?</source>
        <translation>¿Guardar los cambios antes de cerrar?</translation>
    </message>
    <message>
        <source>Nothing is waiting to be recovered.</source>
        <translation>No hay nada pendiente de recuperar.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>This file is open already.</source>
        <translation>Este archivo ya está abierto.</translation>
    </message>
    <message>
        <source>Sessions and lessons (*.attn *.lesson);;All files (*)</source>
        <translation>Sesiones y lecciones (*.attn *.lesson);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program; choose another name, or close that window.</source>
        <translation>%1 está abierto en otra ventana de este programa; elija otro nombre o cierre esa ventana.</translation>
    </message>
    <message>
        <source>Unsaved answers</source>
        <translation>Respuestas sin guardar</translation>
    </message>
    <message>
        <source>Save the answers before closing?</source>
        <translation>¿Guardar las respuestas antes de cerrar?</translation>
    </message>
</context>
<context>
    <name>ae::GradientRowsPart</name>
    <message>
        <source>What is left of the gradient</source>
        <translation>Lo que queda del gradiente</translation>
    </message>
    <message>
        <source>gradient at the query</source>
        <translation>gradiente en la consulta</translation>
    </message>
    <message>
        <source>gradient at W_Q</source>
        <translation>gradiente en W_Q</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sin ÷ √d</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at q, d = %1</source>
        <translation>Consultas ordenadas por su gradiente en q, d = %1</translation>
    </message>
    <message>
        <source>Queries sorted by their gradient at W_Q, d = %1</source>
        <translation>Consultas ordenadas por su gradiente en W_Q, d = %1</translation>
    </message>
    <message>
        <source>rank of the query, over %1 draws</source>
        <translation>puesto de la consulta, sobre %1 muestras aleatorias</translation>
    </message>
    <message>
        <source>rank of the query</source>
        <translation>puesto de la consulta</translation>
    </message>
</context>
<context>
    <name>ae::HeadDialog</name>
    <message>
        <source>Open a head of %1</source>
        <translation>Abrir una cabeza de %1</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>&amp;Layer</source>
        <translation>&amp;Capa</translation>
    </message>
    <message>
        <source>&amp;Head</source>
        <translation>Ca&amp;beza</translation>
    </message>
    <message>
        <source>&amp;Number of heads</source>
        <translation>&amp;Número de cabezas</translation>
    </message>
    <message>
        <source>Number of &amp;key and value heads</source>
        <translation>Número de cabezas de cla&amp;ve y valor</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>como indica el archivo</translation>
    </message>
    <message>
        <source>&amp;Read the weights transposed</source>
        <translation>&amp;Leer los pesos transpuestos</translation>
    </message>
    <message>
        <source>Matrix shown</source>
        <translation>Matriz mostrada</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Source of X</source>
        <translation>Origen de X</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Números aleatorios</translation>
    </message>
    <message>
        <source>Token numbers through the embedding matrix</source>
        <translation>Números de token a través de la matriz de embeddings</translation>
    </message>
    <message>
        <source>The X in the file</source>
        <translation>La X del archivo</translation>
    </message>
    <message>
        <source>&amp;X comes from</source>
        <translation>&amp;X procede de</translation>
    </message>
    <message>
        <source>Token numbers</source>
        <translation>Números de token</translation>
    </message>
    <message>
        <source>12 7 99</source>
        <translation>12 7 99</translation>
    </message>
    <message>
        <source>&amp;Token numbers</source>
        <translation>Números de &amp;token</translation>
    </message>
    <message>
        <source>Tokens to draw</source>
        <translation>Tokens que se generan</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>What was assumed, and what cannot be followed</source>
        <translation>Lo que se ha supuesto y lo que no se puede reproducir</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>%1: %2, d_model %3</source>
        <translation>%1: %2, d_model %3</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> de %1</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se conoce</translation>
    </message>
</context>
<context>
    <name>ae::HelpService</name>
    <message>
        <source>More in the manual</source>
        <translation>Más en el manual</translation>
    </message>
</context>
<context>
    <name>ae::HelpView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Página del manual</translation>
    </message>
</context>
<context>
    <name>ae::HelpWindow</name>
    <message>
        <source>Manual: Attention Explorer</source>
        <translation>Manual: Attention Explorer</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Words that a place shall have; Enter goes to the next one</source>
        <translation>Palabras que debe contener un pasaje; Enter pasa al siguiente</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se ha encontrado</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Páginas del manual</translation>
    </message>
    <message>
        <source>A click shows the page, or the place on it</source>
        <translation>Un clic muestra la página, o el pasaje dentro de ella</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>Back to the place before</source>
        <translation>Volver al pasaje anterior</translation>
    </message>
    <message>
        <source>To the place that was shown before</source>
        <translation>Al pasaje que se mostraba antes</translation>
    </message>
    <message>
        <source>Forward ›</source>
        <translation>Adelante ›</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Avanzar de nuevo</translation>
    </message>
    <message>
        <source>To the place that you came back from</source>
        <translation>Al pasaje desde el que ha vuelto atrás</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n pasaje</numerusform>
            <numerusform>%n pasajes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::HistoryPanel</name>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>One step ahead</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>Al último paso</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>Segundos por paso</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Al abrir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>How long each step is shown</source>
        <translation>Cuánto tiempo se muestra cada paso</translation>
    </message>
</context>
<context>
    <name>ae::ImportDialog</name>
    <message>
        <source>one number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>Import a matrix from %1</source>
        <translation>Importar una matriz de %1</translation>
    </message>
    <message>
        <source>&amp;Matrix in the file</source>
        <translation>&amp;Matriz del archivo</translation>
    </message>
    <message>
        <source>&amp;Into</source>
        <translation>&amp;En</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>Separador &amp;decimal</translation>
    </message>
    <message>
        <source>Found out</source>
        <translation>Detectado</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>First line and &amp;column</source>
        <translation>Primera línea y primera &amp;columna</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>&amp;Slice</source>
        <translation>C&amp;orte</translation>
    </message>
    <message>
        <source>&amp;Exchange rows and columns</source>
        <translation>Intercam&amp;biar filas y columnas</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Lo que se ha leído</translation>
    </message>
    <message>
        <source>What was assumed</source>
        <translation>Lo que se ha supuesto</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Lo que cambia</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importar</translation>
    </message>
    <message>
        <source>%1 × %2 numbers were read.</source>
        <translation>Se han leído %1 × %2 números.</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Todavía no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>It fits as it is.</source>
        <translation>Encaja tal como está.</translation>
    </message>
    <message>
        <source>The session is resized: %1. The other matrices keep their numbers; new cells are 0.</source>
        <translation>La sesión cambia de tamaño: %1. Las demás matrices conservan sus números; las celdas nuevas son 0.</translation>
    </message>
    <message>
        <source>Import %1 from %2</source>
        <translation>Importar %1 de %2</translation>
    </message>
    <message>
        <source>%1 was not imported: %2</source>
        <translation>No se ha importado %1: %2</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>Se ha cancelado la lectura.</translation>
    </message>
    <message>
        <source>Take the &amp;names of its rows and columns</source>
        <translation>Tomar los &amp;nombres de sus filas y columnas</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a size of the session</comment>
        <translation>%1 de %2 a %3</translation>
    </message>
</context>
<context>
    <name>ae::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Select any number to see its full arithmetic: where it came from, and what follows from it.</source>
        <translation>Seleccione cualquier número para ver toda su aritmética: de dónde procede y qué se deduce de él.</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Valor %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n smaller ones</source>
        <translation>
            <numerusform>y %n menor</numerusform>
            <numerusform>y %n menores</numerusform>
        </translation>
    </message>
    <message>
        <source>Came from</source>
        <translation>Procede de</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Lo usan</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>Derivada</translation>
    </message>
    <message>
        <source>Moves %1 by</source>
        <translation>Mueve %1 en</translation>
    </message>
    <message>
        <source>Show all that depends on it</source>
        <translation>Mostrar todo lo que depende de ello</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: the rule</source>
        <translation>Pista: la regla</translation>
    </message>
    <message>
        <source>Hint: the numbers</source>
        <translation>Pista: los números</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Came from: %1</source>
        <translation>Procede de: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Term %1: %2 = %3</source>
        <translation>Término %1: %2 = %3</translation>
    </message>
</context>
<context>
    <name>ae::JacobianModel</name>
    <message>
        <source>No number. %1</source>
        <translation>Ningún número. %1</translation>
    </message>
    <message>
        <source>Weight of %1, logit of %2: hidden by the mask, exactly 0</source>
        <translation>Peso de %1, logit de %2: oculto por la máscara, exactamente 0</translation>
    </message>
    <message>
        <source>Weight of %1 by its own logit: a (1 − a) = %2</source>
        <translation>Peso de %1 según su propio logit: a (1 − a) = %2</translation>
    </message>
    <message>
        <source>Weight of %1 by the logit of %2: −a a′ = %3</source>
        <translation>Peso de %1 según el logit de %2: −a a′ = %3</translation>
    </message>
    <message>
        <source>By how much a weight (row) moves when the logit of a key (column) grows by one. On the diagonal its own logit raises it, beside it every other one lowers it; each row and each column sums to 0.</source>
        <translation>Cuánto se mueve un peso (fila) cuando el logit de una clave (columna) crece en uno. En la diagonal lo sube su propio logit; fuera de ella, cada uno de los otros lo baja; cada fila y cada columna suman 0.</translation>
    </message>
    <message>
        <source>Only one key is allowed: nothing can move, whatever the scores are.</source>
        <translation>Solo se permite una clave: nada se puede mover, sean cuales sean las puntuaciones.</translation>
    </message>
    <message>
        <source>|J| = %1. When all %2 keys share equally it is %3, at a tie of two %4, and 0 when one key has all.</source>
        <translation>|J| = %1. Cuando las %2 claves se reparten por igual es %3; con un empate entre dos, %4, y 0 cuando una clave lo tiene todo.</translation>
    </message>
    <message>
        <source>A logit is a scaled score here, because τ is 1.</source>
        <translation>Aquí un logit es una puntuación escalada, porque τ es 1.</translation>
    </message>
    <message>
        <source>A logit is a scaled score divided by τ = %1: per unit of a scaled score, divide by it once more.</source>
        <translation>Un logit es una puntuación escalada dividida por τ = %1: por unidad de puntuación escalada, divida por él una vez más.</translation>
    </message>
    <message>
        <source>Some weights of this token are blank in the worksheet, and it would tell them.</source>
        <translation>Algunos pesos de este token están en blanco en la hoja de ejercicios, y esto los revelaría.</translation>
    </message>
    <message>
        <source>This token has no weights, so there is no Jacobian: %1</source>
        <translation>Este token no tiene pesos, así que no hay jacobiano: %1</translation>
    </message>
</context>
<context>
    <name>ae::JacobianPicture</name>
    <message>
        <source>Softmax Jacobian</source>
        <translation>Jacobiano de la softmax</translation>
    </message>
    <message>
        <source>A picture: rows are weights, columns are logits, in the order of the tokens</source>
        <translation>Una imagen: las filas son pesos y las columnas, logits, en el orden de los tokens</translation>
    </message>
</context>
<context>
    <name>ae::KeepTokensDialog</name>
    <message>
        <source>Keep tokens</source>
        <translation>Conservar tokens</translation>
    </message>
    <message>
        <source>Find a token</source>
        <translation>Buscar un token</translation>
    </message>
    <message>
        <source>Tokens that stay</source>
        <translation>Tokens que se conservan</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Todos</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguno</translation>
    </message>
    <message>
        <source>How many of the most attended tokens</source>
        <translation>Cuántos de los tokens más atendidos</translation>
    </message>
    <message>
        <source>&amp;Most attended by %1</source>
        <translation>&amp;Más atendidos por %1</translation>
    </message>
    <message>
        <source>The picked token and those with its largest weights</source>
        <translation>El token elegido y los que tienen sus mayores pesos</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Lo que cambia</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s) stay.</source>
        <translation>
            <numerusform>Se conserva %1 de %n token.</numerusform>
            <numerusform>Se conservan %1 de %n tokens.</numerusform>
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
        <translation>No se ha abierto la lección %1.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… y %n más.</numerusform>
            <numerusform>… y %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>A lesson beside the notebook: it asks for a prediction, then for something to do, and ticks off what you have done. Undo, wander off and go back as you like.</source>
        <translation>Una lección junto al cuaderno: pide una predicción, después algo que hacer, y marca lo que ya se ha hecho. Deshaga, explore y vuelva cuando quiera.</translation>
    </message>
    <message>
        <source>No lesson is open in this window: choose one in the menu Lessons.</source>
        <translation>No hay ninguna lección abierta en esta ventana: elija una en el menú Lecciones.</translation>
    </message>
    <message>
        <source>   %1 of %2</source>
        <translation>   %1 de %2</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir una lección</translation>
    </message>
    <message>
        <source>Lessons (*.lesson);;All files (*)</source>
        <translation>Lecciones (*.lesson);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The notebook was set up for this step. Undo brings back what you had.</source>
        <translation>El cuaderno se ha preparado para este paso. Con Deshacer recuperará lo que tenía.</translation>
    </message>
    <message>
        <source>Your progress could not be kept: %1</source>
        <translation>No se ha podido conservar su progreso: %1</translation>
    </message>
</context>
<context>
    <name>ae::LessonList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, hecha</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <translation>%1, %2 de %3 pasos hechos</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Open a lesson file…</source>
        <translation>Abrir un archivo de lección…</translation>
    </message>
</context>
<context>
    <name>ae::LessonPage</name>
    <message>
        <source>Show a hint</source>
        <translation>Mostrar una pista</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Siguiente ›</translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation>Texto de la lección</translation>
    </message>
    <message>
        <source>‹ All lessons</source>
        <translation>‹ Todas las lecciones</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Texto del paso</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>What was to be seen</source>
        <translation>Lo que había que ver</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <source>Start this step over</source>
        <translation>Empezar de nuevo este paso</translation>
    </message>
    <message>
        <source>The notebook as it was when this step began, in one undo step</source>
        <translation>El cuaderno tal como estaba al empezar este paso, en un solo paso que se puede deshacer</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <translation>Mostrar: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Step %1, done: %2</source>
        <translation>Paso %1, hecho: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Paso %1: %2</translation>
    </message>
    <message>
        <source>Next lesson ›</source>
        <translation>Lección siguiente ›</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lección siguiente</translation>
    </message>
    <message>
        <source>✓ This lesson is done.</source>
        <translation>✓ Esta lección está hecha.</translation>
    </message>
    <message>
        <source>✓ This step is done.</source>
        <translation>✓ Este paso está hecho.</translation>
    </message>
</context>
<context>
    <name>ae::LessonRun</name>
    <message>
        <source>Start of the step “%1”</source>
        <translation>Inicio del paso «%1»</translation>
    </message>
</context>
<context>
    <name>ae::MainWindow</name>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Close the welcome</source>
        <translation>Cerrar la bienvenida</translation>
    </message>
    <message>
        <source>Selected cell</source>
        <translation>Celda seleccionada</translation>
    </message>
    <message>
        <source>%1[*] — Attention Explorer</source>
        <translation>%1[*] — Attention Explorer</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>modified</source>
        <translation>modificada</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>sin guardar todavía</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardada</translation>
    </message>
    <message>
        <source>n %1   d_model %2   d_k %3   d_v %4</source>
        <translation>n %1   d_model %2   d_k %3   d_v %4</translation>
    </message>
    <message>
        <source>recalculated in %1 µs</source>
        <translation>recalculado en %1 µs</translation>
    </message>
    <message>
        <source>recalculated in %1 ms</source>
        <translation>recalculado en %1 ms</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>Select a cell first.</source>
        <translation>Seleccione antes una celda.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Título de la sesión</translation>
    </message>
    <message>
        <source>Go to cell</source>
        <translation>Ir a la celda</translation>
    </message>
    <message>
        <source>Name of a cell, such as weights[export,fail] or Wq[0,1]</source>
        <translation>Nombre de una celda, como weights[export,fail] o Wq[0,1]</translation>
    </message>
    <message>
        <source>The recovery copy could not be written: %1</source>
        <translation>No se ha podido escribir la copia de recuperación: %1</translation>
    </message>
    <message>
        <source>Painting the mask: click or drag over pairs in the scores or the weights; Space does it for the selection; Ctrl+M ends it.</source>
        <translation>Pintar la máscara: haga clic o arrastre sobre pares en las puntuaciones o los pesos; la barra espaciadora lo hace con la selección; Ctrl+M termina.</translation>
    </message>
    <message>
        <source>Painting the mask has ended.</source>
        <translation>Se ha terminado de pintar la máscara.</translation>
    </message>
    <message>
        <source>Click a matrix or a chart first.</source>
        <translation>Haga clic antes en una matriz o un gráfico.</translation>
    </message>
    <message>
        <source>A note. It may quote live values: %1</source>
        <translation>Una nota. Puede citar valores en vivo: %1</translation>
    </message>
    <message>
        <source>Import a matrix or a head</source>
        <translation>Importar una matriz o una cabeza</translation>
    </message>
    <message>
        <source>%1 × %2 cells were copied.</source>
        <translation>Se han copiado %1 × %2 celdas.</translation>
    </message>
    <message>
        <source>The whole notebook</source>
        <translation>El cuaderno completo</translation>
    </message>
    <message>
        <source>Matrix: %1</source>
        <translation>Matriz: %1</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>Gráfico: %1</translation>
    </message>
    <message>
        <source>+ Add a cell</source>
        <translation>+ Añadir una celda</translation>
    </message>
    <message>
        <source>Add a cell</source>
        <translation>Añadir una celda</translation>
    </message>
    <message>
        <source>Kinds of cells</source>
        <translation>Tipos de celdas</translation>
    </message>
    <message>
        <source>Names of cells, files and the command line keep to row vectors and divided scores.</source>
        <translation>Los nombres de celdas y archivos y la línea de órdenes siguen usando vectores fila y puntuaciones divididas.</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Primera lección</translation>
    </message>
    <message>
        <source>%1 (read-only)[*] — Attention Explorer</source>
        <translation>%1 (solo lectura)[*] — Attention Explorer</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>en blanco</translation>
    </message>
    <message>
        <source>%1: no number, %2</source>
        <translation>%1: ningún número, %2</translation>
    </message>
    <message>
        <source>Some of these cells are blank in the worksheet. Reveal the key first.</source>
        <translation>Algunas de estas celdas están en blanco en la hoja de ejercicios. Muestre antes las soluciones.</translation>
    </message>
    <message>
        <source>%1 is selected; no pane of this notebook shows it.</source>
        <translation>%1 está seleccionada; ningún panel de este cuaderno la muestra.</translation>
    </message>
    <message>
        <source>Pick a token to see where it looks and why.
Change any number in X or a W: every step follows at once, and everything can be undone.
Scroll to Saturation and drag the width d: without ÷ √d one key takes all.</source>
        <translation>Elija un token para ver adónde mira y por qué.
Cambie cualquier número de X o de una W: cada paso le sigue al instante, y todo se puede deshacer.
Baje hasta Saturación y arrastre la anchura d: sin ÷ √d, una sola clave se lo lleva todo.</translation>
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
        <translation>La ecuación en tres pasos; en el menú Lecciones hay más</translation>
    </message>
    <message>
        <source>The welcome does not come back; F1 shows the manual</source>
        <translation>La bienvenida no vuelve a aparecer; F1 muestra el manual</translation>
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
        <translation>%1: ningún número. %2</translation>
    </message>
    <message>
        <source>%1: hidden by the mask, exactly 0</source>
        <translation>%1: oculto por la máscara, exactamente 0</translation>
    </message>
    <message>
        <source>%1: %2, not finite</source>
        <translation>%1: %2, no finito</translation>
    </message>
    <message>
        <source>%1: %2, rounded to zero</source>
        <translation>%1: %2, redondeado a cero</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: no derivative of %2. %3</source>
        <translation>%1: no hay derivada de %2. %3</translation>
    </message>
    <message>
        <source>%1: moves %2 by %3 per unit; its value is %4</source>
        <translation>%1: mueve %2 en %3 por unidad; su valor es %4</translation>
    </message>
    <message>
        <source>%1, divided</source>
        <translation>%1, dividida</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>en blanco</translation>
    </message>
    <message>
        <source>%1: your answer %2 is %3</source>
        <translation>%1: su respuesta, %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the loss of %1</source>
        <translation>la pérdida de %1</translation>
    </message>
    <message>
        <source>the loss of the vector with %1</source>
        <translation>la pérdida del vector con %1</translation>
    </message>
</context>
<context>
    <name>ae::MatrixPane</name>
    <message>
        <source>editable</source>
        <translation>editable</translation>
    </message>
    <message>
        <source>and minus “%1”</source>
        <translation>y menos «%1»</translation>
    </message>
    <message>
        <source>minus “%1”</source>
        <translation>menos «%1»</translation>
    </message>
</context>
<context>
    <name>ae::MatrixView</name>
    <message>
        <source>%1 is computed. Paste into X or one of the projections.</source>
        <translation>%1 se calcula. Pegue en X o en una de las proyecciones.</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>Rellenar %1</translation>
    </message>
    <message>
        <source>Decimal &amp;point</source>
        <translation>&amp;Punto decimal</translation>
    </message>
    <message>
        <source>They are &amp;names</source>
        <translation>Son &amp;nombres</translation>
    </message>
    <message>
        <source>Decimal &amp;comma</source>
        <translation>&amp;Coma decimal</translation>
    </message>
    <message>
        <source>They are n&amp;umbers</source>
        <translation>Son n&amp;úmeros</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>%1 × %2 cells were pasted.</source>
        <translation>Se han pegado %1 × %2 celdas.</translation>
    </message>
    <message>
        <source>Type the answer: a block of numbers has no place in a worksheet.</source>
        <translation>Escriba la respuesta: un bloque de números no tiene cabida en una hoja de ejercicios.</translation>
    </message>
    <message>
        <source>Blank cells of the worksheet take answers only. Choose Worksheet &gt; Reveal the key to change their numbers.</source>
        <translation>Las celdas en blanco de la hoja de ejercicios solo admiten respuestas. Elija Hoja de ejercicios &gt; Mostrar las soluciones para cambiar sus números.</translation>
    </message>
</context>
<context>
    <name>ae::MergedModel</name>
    <message>
        <source>A number in W_Q or W_K is not finite, so there are no singular values.</source>
        <translation>Un número de W_Q o W_K no es finito, así que no hay valores singulares.</translation>
    </message>
    <message>
        <source>A number in W_V is not finite, so there are no singular values.</source>
        <translation>Un número de W_V no es finito, así que no hay valores singulares.</translation>
    </message>
    <message>
        <source>Singular values are found up to %1 dimensions.</source>
        <translation>Los valores singulares se calculan hasta %1 dimensiones.</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>%1 in the query, %2 in the key: %3</source>
        <translation>%1 en la consulta, %2 en la clave: %3</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>en blanco</translation>
    </message>
</context>
<context>
    <name>ae::NotebookView</name>
    <message>
        <source>This version does not know cells of the kind “%1”. The cell is kept as it is.</source>
        <translation>Esta versión no conoce las celdas del tipo «%1». La celda se conserva tal como está.</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Cuaderno</translation>
    </message>
</context>
<context>
    <name>ae::OptionsBar</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>÷ √d</source>
        <translation>÷ √d</translation>
    </message>
    <message>
        <source>Divide by √d</source>
        <translation>Dividir por √d</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Exponente</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Máscara</translation>
    </message>
    <message>
        <source>Mask: %1</source>
        <translation>Máscara: %1</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Decimales</translation>
    </message>
    <message>
        <source> decimals</source>
        <translation> decimales</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Switch ÷ √d on</source>
        <translation>Activar ÷ √d</translation>
    </message>
    <message>
        <source>Switch ÷ √d off</source>
        <translation>Desactivar ÷ √d</translation>
    </message>
    <message>
        <source>Change the exponent</source>
        <translation>Cambiar el exponente</translation>
    </message>
    <message>
        <source>Change the temperature</source>
        <translation>Cambiar la temperatura</translation>
    </message>
    <message>
        <source>Change the mask</source>
        <translation>Cambiar la máscara</translation>
    </message>
    <message>
        <source>Whether scores are divided by √d before the softmax: the exponent 0.5 or 0.</source>
        <translation>Si las puntuaciones se dividen por √d antes de la softmax: el exponente 0,5 o 0.</translation>
    </message>
    <message>
        <source>Scores are divided by d to this power: 0.5 is the root, 0 is no division, 1 divides by d.</source>
        <translation>Las puntuaciones se dividen por d elevado a esta potencia: 0,5 es la raíz, 0 es ninguna división, 1 divide por d.</translation>
    </message>
    <message>
        <source>Scaled scores are divided by it: below 1 weights become sharper, above 1 flatter.</source>
        <translation>Las puntuaciones escaladas se dividen por ella: por debajo de 1 los pesos se vuelven más agudos; por encima de 1, más planos.</translation>
    </message>
    <message>
        <source>Which pairs of query and key are allowed; the others get weight 0.</source>
        <translation>Qué pares de consulta y clave se permiten; los demás reciben el peso 0.</translation>
    </message>
    <message>
        <source>How many decimals are shown. No number is computed otherwise.</source>
        <translation>Cuántos decimales se muestran. Ningún número se calcula por ello de otra manera.</translation>
    </message>
    <message>
        <source>Light, dark or of high contrast, for all windows.</source>
        <translation>Claro, oscuro o de alto contraste, para todas las ventanas.</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Más herramientas</translation>
    </message>
</context>
<context>
    <name>ae::Outline</name>
    <message>
        <source>Outline</source>
        <translation>Esquema</translation>
    </message>
</context>
<context>
    <name>ae::PlaneChart</name>
    <message numerus="yes">
        <source>%n arrow(s) from the origin.</source>
        <translation>
            <numerusform>%n flecha desde el origen.</numerusform>
            <numerusform>%n flechas desde el origen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>in view</source>
        <translation>destacada</translation>
    </message>
</context>
<context>
    <name>ae::PredictionBox</name>
    <message>
        <source>Prediction</source>
        <translation>Predicción</translation>
    </message>
    <message>
        <source>Check my prediction</source>
        <translation>Comprobar mi predicción</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Su predicción</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>✓ You said %1. It is %2.</source>
        <translation>✓ Ha dicho %1. Es %2.</translation>
    </message>
    <message>
        <source>✓ Right: %1</source>
        <translation>✓ Correcto: %1</translation>
    </message>
    <message>
        <source>You said %1. It is %2.</source>
        <translation>Ha dicho %1. Es %2.</translation>
    </message>
    <message>
        <source>You said: %1
Right is: %2</source>
        <translation>Ha dicho: %1
Lo correcto es: %2</translation>
    </message>
</context>
<context>
    <name>ae::RecoveryOffer</name>
    <message>
        <source>Recover unsaved work</source>
        <translation>Recuperar trabajo no guardado</translation>
    </message>
    <message>
        <source>The program ended without closing these sessions. Nothing is overwritten: a recovered session opens in a window of its own and counts as changed until you save it.</source>
        <translation>El programa terminó sin cerrar estas sesiones. No se sobrescribe nada: una sesión recuperada se abre en su propia ventana y figura como modificada hasta que la guarde.</translation>
    </message>
    <message>
        <source>Sessions to recover</source>
        <translation>Sesiones que se pueden recuperar</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Último cambio</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Más tarde</translation>
    </message>
    <message>
        <source>Discarded copies are kept aside for 30 days.</source>
        <translation>Las copias descartadas se guardan aparte durante 30 días.</translation>
    </message>
    <message>
        <source>Keep everything and ask again at the next start.</source>
        <translation>Conservar todo y preguntar de nuevo en el próximo inicio.</translation>
    </message>
    <message>
        <source>A copy of it from %1 was kept: choose “Recover unsaved work” in the File menu.</source>
        <translation>Se ha conservado una copia de %1: elija «Recuperar trabajo no guardado» en el menú Archivo.</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nunca guardada</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Not every session could be recovered.</source>
        <translation>No se han podido recuperar todas las sesiones.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %n ticked session(s)?</source>
        <translation>
            <numerusform>¿Descartar %n sesión marcada?</numerusform>
            <numerusform>¿Descartar las %n sesiones marcadas?</numerusform>
        </translation>
    </message>
    <message>
        <source>The copies are kept aside for 30 days in the folder %1.</source>
        <translation>Las copias se guardan aparte durante 30 días en la carpeta %1.</translation>
    </message>
    <message>
        <source>&amp;Open saved</source>
        <translation>&amp;Abrir la guardada</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparar…</translation>
    </message>
    <message>
        <source>Open the ticked copies.</source>
        <translation>Abrir las copias marcadas.</translation>
    </message>
    <message>
        <source>Open the file of the selected line as it was saved last; its copy stays here.</source>
        <translation>Abrir el archivo de la línea seleccionada tal como se guardó por última vez; su copia permanece aquí.</translation>
    </message>
    <message>
        <source>Show what differs between the file of the selected line and its copy.</source>
        <translation>Mostrar en qué se diferencian el archivo de la línea seleccionada y su copia.</translation>
    </message>
    <message numerus="yes">
        <source>%n recovered session(s) ended the program when opened last and can be had in the File menu.</source>
        <translation>
            <numerusform>%n sesión recuperada hizo que el programa terminara al abrirla por última vez; está disponible en el menú Archivo.</numerusform>
            <numerusform>%n sesiones recuperadas hicieron que el programa terminara al abrirlas por última vez; están disponibles en el menú Archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (the program ended when it was opened last)</source>
        <translation>%1 (el programa terminó al abrirla por última vez)</translation>
    </message>
    <message>
        <source>What differs between the file as it was saved last and the copy from %1.</source>
        <translation>En qué se diferencian el archivo tal como se guardó por última vez y la copia de %1.</translation>
    </message>
    <message>
        <source>Saved file</source>
        <translation>Archivo guardado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>ae::ReduceDialog</name>
    <message>
        <source>Reduce d_k</source>
        <translation>Reducir d_k</translation>
    </message>
    <message>
        <source>Scores depend on W_Q and W_K only through their product W_Q W_Kᵀ. It is replaced by the closest product of narrower matrices; values are not touched.</source>
        <translation>Las puntuaciones dependen de W_Q y W_K solo a través de su producto W_Q W_Kᵀ. Este se sustituye por el producto más próximo de matrices más estrechas; los valores no se tocan.</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Lo que cambia</translation>
    </message>
    <message>
        <source>&amp;Reduce</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>Reduce d_k from %1 to %2</source>
        <translation>Reducir d_k de %1 a %2</translation>
    </message>
    <message>
        <source>Some cells of W_Q or W_K are blank in the worksheet, and this would tell them. Reveal the key first.</source>
        <translation>Algunas celdas de W_Q o W_K están en blanco en la hoja de ejercicios, y esto las revelaría. Muestre antes las soluciones.</translation>
    </message>
    <message>
        <source>Numbers of a query or key that stay</source>
        <translation>Números de una consulta o clave que se conservan</translation>
    </message>
    <message>
        <source>&amp;Numbers that stay, of %1</source>
        <translation>&amp;Números que se conservan, de %1</translation>
    </message>
    <message>
        <source>Queries and keys have a single number already.</source>
        <translation>Las consultas y las claves ya tienen un solo número.</translation>
    </message>
</context>
<context>
    <name>ae::RowChart</name>
    <message>
        <source>There is nothing to show.</source>
        <translation>No hay nada que mostrar.</translation>
    </message>
</context>
<context>
    <name>ae::RowSumsModel</name>
    <message>
        <source>The sum of the unrounded values.</source>
        <translation>La suma de los valores sin redondear.</translation>
    </message>
</context>
<context>
    <name>ae::SaturationCurvesPart</name>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sin ÷ √d</translation>
    </message>
    <message>
        <source>width d</source>
        <translation>anchura d</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <translation>«%1» %2</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 en «%2»</translation>
    </message>
    <message>
        <source>Share of saturated queries</source>
        <translation>Proporción de consultas saturadas</translation>
    </message>
</context>
<context>
    <name>ae::SaturationModel</name>
    <message>
        <source>No token has a choice between keys, so there is nothing to saturate.</source>
        <translation>Ningún token puede elegir entre claves, así que no hay nada que se sature.</translation>
    </message>
    <message>
        <source>Without %2 no token is frozen at d = %1: every largest weight is at most 0.99.</source>
        <translation>Sin %2 no hay ningún token congelado con d = %1: todos los pesos mayores son como máximo 0,99.</translation>
    </message>
    <message numerus="yes">
        <source>Frozen without %4 at d = %1 (largest weight above 0.99): %2 of %n token(s): %3.</source>
        <translation>
            <numerusform>Congelados sin %4 con d = %1 (mayor peso por encima de 0,99): %2 de %n token: %3.</numerusform>
            <numerusform>Congelados sin %4 con d = %1 (mayor peso por encima de 0,99): %2 de %n tokens: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SaturationProgress</name>
    <message>
        <source>Progress of the curves</source>
        <translation>Progreso de las curvas</translation>
    </message>
    <message>
        <source>Calculating, %1 % done</source>
        <translation>Calculando, %1 % hecho</translation>
    </message>
    <message>
        <source>What is shown below is not of the numbers as they are now.</source>
        <translation>Lo que se muestra abajo no corresponde a los números actuales.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>Calcular</translation>
    </message>
</context>
<context>
    <name>ae::SeekDialog</name>
    <message>
        <source>Goal seek</source>
        <translation>Buscar objetivo</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Valor objetivo</translation>
    </message>
    <message>
        <source>&amp;Add goal</source>
        <translation>&amp;Añadir objetivo</translation>
    </message>
    <message>
        <source>Remove goal</source>
        <translation>Quitar objetivo</translation>
    </message>
    <message>
        <source>What may move</source>
        <translation>Lo que se puede mover</translation>
    </message>
    <message>
        <source>%1 may move</source>
        <translation>%1 se puede mover</translation>
    </message>
    <message>
        <source>Locked cells</source>
        <translation>Celdas bloqueadas</translation>
    </message>
    <message>
        <source>&amp;Lock the selected cell</source>
        <translation>&amp;Bloquear la celda seleccionada</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tasa</translation>
    </message>
    <message>
        <source>Steps at most</source>
        <translation>Pasos como máximo</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>L&amp;oss</source>
        <translation>Pé&amp;rdida</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Método</translation>
    </message>
    <message>
        <source>steps at most</source>
        <translation>pasos como máximo</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>tolerancia</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Paso</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Repro&amp;ducir</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Cómo va</translation>
    </message>
    <message>
        <source>%1 shall be</source>
        <translation>%1 debe ser</translation>
    </message>
    <message>
        <source>Select a cell of a result</source>
        <translation>Seleccione una celda de un resultado</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>pérdida</translation>
    </message>
    <message>
        <source>Why it cannot be a goal</source>
        <translation>Por qué no puede ser un objetivo</translation>
    </message>
    <message>
        <source>The cells and the values that they shall reach. They count together.</source>
        <translation>Las celdas y los valores que deben alcanzar. Cuentan en conjunto.</translation>
    </message>
    <message>
        <source>The value that the selected cell shall reach.</source>
        <translation>El valor que debe alcanzar la celda seleccionada.</translation>
    </message>
    <message>
        <source>Numbers that stay as they are while the rest of their matrix moves.</source>
        <translation>Números que se quedan como están mientras el resto de su matriz se mueve.</translation>
    </message>
    <message>
        <source>How far the goals are away, as one number that gets smaller.</source>
        <translation>A qué distancia están los objetivos, en un solo número que va disminuyendo.</translation>
    </message>
    <message>
        <source>How the gradient becomes a step.</source>
        <translation>Cómo se convierte el gradiente en un paso.</translation>
    </message>
    <message>
        <source>How long a step is. If the loss jumps up and down, it is too large.</source>
        <translation>Qué longitud tiene un paso. Si la pérdida sube y baja a saltos, es demasiado grande.</translation>
    </message>
    <message>
        <source>Playing ends after so many steps.</source>
        <translation>La reproducción termina tras este número de pasos.</translation>
    </message>
    <message>
        <source>A goal is reached when its cell is as near to the value as this.</source>
        <translation>Un objetivo se alcanza cuando su celda está así de cerca del valor.</translation>
    </message>
</context>
<context>
    <name>ae::SeekRun</name>
    <message>
        <source>The session was changed meanwhile, so the run has ended after step %1.</source>
        <translation>La sesión se ha cambiado entretanto, así que la ejecución ha terminado tras el paso %1.</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Seek %1</source>
        <translation>Buscar %1</translation>
    </message>
    <message>
        <source>Step %1 moved no number at all: the gradient has died, and no further step would move one.</source>
        <translation>El paso %1 no movió ningún número: el gradiente se ha extinguido, y ningún paso más movería ninguno.</translation>
    </message>
    <message>
        <source>Step %1 was taken back: %2.</source>
        <translation>Se ha anulado el paso %1: %2.</translation>
    </message>
    <message>
        <source>Step %1: loss %2, largest gradient %3.</source>
        <translation>Paso %1: pérdida %2, mayor gradiente %3.</translation>
    </message>
    <message numerus="yes">
        <source>Reached after %n step(s).</source>
        <translation>
            <numerusform>Alcanzado tras %n paso.</numerusform>
            <numerusform>Alcanzado tras %n pasos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not reached in %n step(s); the loss is %1. More steps, another rate or another loss may help.</source>
        <translation>
            <numerusform>No se ha alcanzado en %n paso; la pérdida es %1. Más pasos, otra tasa u otra pérdida pueden ayudar.</numerusform>
            <numerusform>No se ha alcanzado en %n pasos; la pérdida es %1. Más pasos, otra tasa u otra pérdida pueden ayudar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SessionLoading</name>
    <message>
        <source>Reading %1 …</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation>Abrir una sesión</translation>
    </message>
</context>
<context>
    <name>ae::Settings</name>
    <message numerus="yes">
        <source>%n second(s) after an edit</source>
        <translation>
            <numerusform>%n segundo después de una edición</numerusform>
            <numerusform>%n segundos después de una edición</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MiB a session</source>
        <translation>
            <numerusform>%n MiB por sesión</numerusform>
            <numerusform>%n MiB por sesión</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>&amp;Restablecer valores predeterminados</translation>
    </message>
</context>
<context>
    <name>ae::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Restablecer &amp;todo</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF or web page…</source>
        <translation>&amp;Guardar como PDF o página web…</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>&amp;Nueva tecla:</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nueva tecla</translation>
    </message>
    <message>
        <source>Press the keys; empty for none</source>
        <translation>Pulse las teclas; vacío para ninguna</translation>
    </message>
    <message>
        <source>Assi&amp;gn</source>
        <translation>&amp;Asignar</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>The keys that this action comes with</source>
        <translation>Las teclas originales de esta acción</translation>
    </message>
    <message>
        <source>About the new key</source>
        <translation>Acerca de la nueva tecla</translation>
    </message>
    <message>
        <source>%1 is needed in the window: %2. Choose another key.</source>
        <translation>%1 hace falta en la ventana: %2. Elija otra tecla.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Assign it here, and it is taken from there.</source>
        <translation>%1 pertenece a «%2». Si se asigna aquí, se quita de allí.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2” now.</source>
        <translation>%1 pertenece ahora a «%2».</translation>
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
        <translation>%1 mira sobre todo a %2: %3.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>all other keys</source>
        <translation>todas las demás claves</translation>
    </message>
    <message>
        <source>The thin strip under each bar is “%1”.</source>
        <translation>La franja fina bajo cada barra es «%1».</translation>
    </message>
    <message>
        <source>In “%1” at %2: %3.</source>
        <translation>En «%1», en %2: %3.</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 en «%2»</translation>
    </message>
    <message>
        <source>%1
%2: %3</source>
        <translation>%1
%2: %3</translation>
    </message>
    <message>
        <source>The %1 most decided queries of %2.</source>
        <translation>Las %1 consultas más decididas de %2.</translation>
    </message>
    <message>
        <source>Each bar shows its %1 strongest keys; the others are one piece.</source>
        <translation>Cada barra muestra sus %1 claves más fuertes; las demás forman un solo trozo.</translation>
    </message>
    <message numerus="yes">
        <source>%n query(ies).</source>
        <translation>
            <numerusform>%n consulta.</numerusform>
            <numerusform>%n consultas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ae::TaskList</name>
    <message>
        <source>Done: %1</source>
        <translation>Hecho: %1</translation>
    </message>
    <message>
        <source>To do: %1</source>
        <translation>Por hacer: %1</translation>
    </message>
    <message>
        <source>The notebook is like this already. Undo it and do it again, or start this step over.</source>
        <translation>El cuaderno ya está así. Deshágalo y hágalo de nuevo, o empiece de nuevo este paso.</translation>
    </message>
</context>
<context>
    <name>ae::TextCell</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation>Editor de texto</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Editar texto</translation>
    </message>
</context>
<context>
    <name>ae::Verification</name>
    <message>
        <source>good</source>
        <translation>correcta</translation>
    </message>
    <message>
        <source>%1 is %2, should be %3</source>
        <translation>%1 es %2; debería ser %3</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Comprobado</translation>
    </message>
    <message>
        <source>Numbers disagree: %1 — please report</source>
        <translation>Los números no coinciden: %1 — infórmenos, por favor</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>No comprobado</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>That begins when the numbers have been quiet for a moment.</source>
        <translation>Eso empieza cuando los números llevan un momento sin cambiar.</translation>
    </message>
    <message>
        <source>This time that was not possible: memory is short, or a step is not known to the other code.</source>
        <translation>Esta vez no ha sido posible: falta memoria, o el otro código no conoce un paso.</translation>
    </message>
    <message>
        <source>At %1, of %2 numbers %3 were not what they should be.</source>
        <translation>A las %1, de %2 números, %3 no eran lo que debían ser.</translation>
    </message>
    <message>
        <source>At %1 all of %2 numbers agreed.</source>
        <translation>A las %1 coincidían los %2 números.</translation>
    </message>
    <message>
        <source>Every number of these steps is computed a second time by other code, in plain loops and with more digits, and compared: %1. The inputs %2 are compared with the session&apos;s, bit by bit.</source>
        <translation>Cada número de estos pasos se calcula por segunda vez con otro código, en bucles sencillos y con más dígitos, y se compara: %1. Las entradas %2 se comparan con las de la sesión, bit a bit.</translation>
    </message>
    <message>
        <source>What is made of them is not part of it: charts, the plane, merged matrices and their singular values, the Jacobian, derivatives, differences to a pinned state, and the widths of the saturation cell.</source>
        <translation>Lo que se obtiene de ellos no forma parte de esto: gráficos, el plano, las matrices combinadas y sus valores singulares, el jacobiano, las derivadas, las diferencias con un estado fijado y las anchuras de la celda de saturación.</translation>
    </message>
    <message>
        <source>Nearest to its limit is %1: it differs by %2, which is %3 % of what rounding alone may cause there.</source>
        <translation>El más cercano a su límite es %1: difiere en %2, que es el %3 % de lo que el redondeo por sí solo puede causar ahí.</translation>
    </message>
    <message>
        <source>the query of %1 is shown as %2, should be %3</source>
        <translation>la consulta de %1 se muestra como %2; debería ser %3</translation>
    </message>
</context>
<context>
    <name>ae::WaterfallChart</name>
    <message>
        <source>The score of “%1” with “%2”</source>
        <translation>La puntuación de «%1» con «%2»</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s).</source>
        <translation>
            <numerusform>%n término.</numerusform>
            <numerusform>%n términos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Término</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Factores</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Sum so far</source>
        <translation>Suma parcial</translation>
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
        <translation>Los %1 términos más fuertes de %2; los demás son una sola barra.</translation>
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
        <translation>peso</translation>
    </message>
    <message>
        <source>weight × V(j)</source>
        <translation>peso × V(j)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>÷ %1</source>
        <translation>÷ %1</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>exp(score − largest)</source>
        <translation>exp(puntuación − máxima)</translation>
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
        <translation>%1 de %2 correctas</translation>
    </message>
    <message>
        <source>%1 wrong</source>
        <translation>%1 incorrectas</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 mostradas</translation>
    </message>
    <message>
        <source>%1 not checked</source>
        <translation>%1 sin comprobar</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 vacías</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Hoja de ejercicios</translation>
    </message>
    <message>
        <source>Score of the worksheet</source>
        <translation>Resultado de la hoja de ejercicios</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>How far an answer may be from the number: choose one, or type a number</source>
        <translation>Cuánto puede alejarse una respuesta del número: elija una o escriba un número</translation>
    </message>
    <message>
        <source>Tolerance of the worksheet</source>
        <translation>Tolerancia de la hoja de ejercicios</translation>
    </message>
    <message>
        <source>%1 revealed</source>
        <translation>mostradas: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n blank(s) have no effect now:</source>
        <translation>
            <numerusform>%n celda en blanco no tiene efecto ahora:</numerusform>
            <numerusform>%n celdas en blanco no tienen efecto ahora:</numerusform>
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
        <translation>Exportar la hoja de ejercicios como PDF</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 ya existe. ¿Sustituirlo?</translation>
    </message>
    <message>
        <source>The worksheet was not written: %1</source>
        <translation>No se ha escrito la hoja de ejercicios: %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 se ha escrito.</translation>
    </message>
    <message>
        <source>%1 and %2 were written.</source>
        <translation>%1 y %2 se han escrito.</translation>
    </message>
    <message>
        <source>Print worksheet</source>
        <translation>Imprimir la hoja de ejercicios</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer does not take the pages. Choose another one, or export a PDF.</source>
        <translation>No se ha impreso nada: la impresora no acepta las páginas. Elija otra o exporte un PDF.</translation>
    </message>
    <message>
        <source>The worksheet was sent to the printer.</source>
        <translation>La hoja de ejercicios se ha enviado a la impresora.</translation>
    </message>
</context>
<context>
    <name>examples</name>
    <message>
        <source>Dog bites man</source>
        <extracomment>dog-bites-man.attn, title</extracomment>
        <translation>El perro muerde al hombre</translation>
    </message>
    <message>
        <source># Dog bites man

Three tokens. Nothing in X says where a token stands.
</source>
        <extracomment>dog-bites-man.attn, note in cell 1</extracomment>
        <translation># El perro muerde al hombre

Tres tokens. Nada en X dice dónde está un token.
</translation>
    </message>
    <message>
        <source>A head to be built</source>
        <extracomment>empty-head.attn, title</extracomment>
        <translation>Una cabeza por construir</translation>
    </message>
    <message>
        <source># A head to be built

The first five features say where a word stands, the last three what it is. W_Q and W_K are empty: every token looks at all that it may see alike.
</source>
        <extracomment>empty-head.attn, note in cell 1</extracomment>
        <translation># Una cabeza por construir

Las cinco primeras características dicen dónde está una palabra; las tres últimas, qué es. W_Q y W_K están vacías: cada token mira por igual a todos los que puede ver.
</translation>
    </message>
    <message>
        <source>A weight is not an influence</source>
        <extracomment>long-value.attn, title</extracomment>
        <translation>Un peso no es una influencia</translation>
    </message>
    <message>
        <source># A weight is not an influence

“heard” gives “scream” the weight {{weights[heard,scream]:3}}. The value of “scream” is long: {{V[scream,0]}} and {{V[scream,1]}}.
</source>
        <extracomment>long-value.attn, note in cell 1</extracomment>
        <translation># Un peso no es una influencia

«heard» da a «scream» el peso {{weights[heard,scream]:3}}. El valor de «scream» es largo: {{V[scream,0]}} y {{V[scream,1]}}.
</translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>not-seen.attn, title</extracomment>
        <translation>Lo que no se puede ver</translation>
    </message>
    <message>
        <source># What cannot be seen

W_Q and W_K are the identity, the biases are 0. Many changes of these numbers leave every weight as it is.
</source>
        <extracomment>not-seen.attn, note in cell 1</extracomment>
        <translation># Lo que no se puede ver

W_Q y W_K son la identidad; los sesgos son 0. Muchos cambios de estos números dejan cada peso como está.
</translation>
    </message>
    <message>
        <source>All four sizes differ</source>
        <extracomment>all-sizes-differ.attn, title</extracomment>
        <translation>Los cuatro tamaños son distintos</translation>
    </message>
    <message>
        <source># All four sizes differ

Five tokens (n), four features (d_model), queries and keys of three numbers (d_k), values of two (d_v). No two sizes are alike, so a transposed matrix or a wrong scale cannot hide: the scores are 5 × 5 whatever the others are, and they are divided by √3.

“rise” gives “river” the weight {{weights[rise,river]:3}}.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 1</extracomment>
        <translation># Los cuatro tamaños son distintos

Cinco tokens (n), cuatro características (d_model), consultas y claves de tres números (d_k), valores de dos (d_v). No hay dos tamaños iguales, así que una matriz transpuesta o una escala equivocada no pueden esconderse: las puntuaciones son 5 × 5 sean cuales sean los demás, y se dividen por √3.

«rise» da a «river» el peso {{weights[rise,river]:3}}.
</translation>
    </message>
    <message>
        <source>## Rows and columns

Row i of Q times row j of K gives the score of query i and key j. In the table below, the row stands at the left and the column above the place where they meet.
</source>
        <extracomment>all-sizes-differ.attn, note in cell 8</extracomment>
        <translation>## Filas y columnas

La fila i de Q por la fila j de K da la puntuación de la consulta i y la clave j. En la tabla de abajo, la fila está a la izquierda del lugar donde se cruzan, y la columna, encima.
</translation>
    </message>
    <message>
        <source>Goal seek: where it stalls</source>
        <extracomment>goal-seek-stall.attn, title</extracomment>
        <translation>Buscar objetivo: dónde se atasca</translation>
    </message>
    <message>
        <source># Goal seek: where it stalls

The lesson&apos;s tokens, with W_Q and W_K widened to d = 512: beyond the lesson&apos;s two columns they hold random draws (source “random”, seed 32, rounded to three decimals). Scaling is off. “export” gives “fail” the weight {{weights[export,fail]:9}}, and the goal is 0.9. W_Q and W_K may move.

**Seek it as it is set: gradient descent on half the squared distance, rate 0.5.** Nothing seems to happen: 500 steps take the weight from 0.000000709 to 0.000000872.

**Now switch ÷ √d on and seek again, with the same loss, method and rate.** The weight begins at 0.105, is 0.89 after 386 steps and 0.894 after 500.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 1</extracomment>
        <translation># Buscar objetivo: dónde se atasca

Los tokens de la lección, con W_Q y W_K ensanchadas hasta d = 512: más allá de las dos columnas de la lección contienen muestras aleatorias (origen «Columnas aleatorias», semilla 32, redondeadas a tres decimales). El escalado está desactivado. «export» da a «fail» el peso {{weights[export,fail]:9}}, y el objetivo es 0,9. W_Q y W_K se pueden mover.

**Búsquelo tal como está preparado: descenso de gradiente sobre la mitad de la distancia al cuadrado, tasa 0,5.** No parece ocurrir nada: 500 pasos llevan el peso de 0,000000709 a 0,000000872.

**Active ahora ÷ √d y busque de nuevo, con la misma pérdida, el mismo método y la misma tasa.** El peso empieza en 0,105, es 0,89 tras 386 pasos y 0,894 tras 500.
</translation>
    </message>
    <message>
        <source>## Why it does not move

The squared distance has to send its gradient through the softmax. At the scores it arrives as (a − 0.9) a (onehot − a): the row of the Jacobian, every entry of which has the weight a = 0.0000007 as a factor. The Jacobian is dead. What reaches W_Q and W_K is at most 0.0000018 for any number, and half of that is how far the number moves.

Divided by √512 the same scores leave “fail” a weight of 0.105, and the Jacobian lives.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 5</extracomment>
        <translation>## Por qué no se mueve

La distancia al cuadrado tiene que enviar su gradiente a través de la softmax. A las puntuaciones llega como (a − 0,9) a (onehot − a): la fila del jacobiano, en la que cada elemento tiene como factor el peso a = 0,0000007. El jacobiano está muerto. Lo que alcanza a W_Q y W_K es como mucho 0,0000018 para cualquier número, y cada número se mueve la mitad de eso.

Divididas por √512, las mismas puntuaciones dejan a «fail» un peso de 0,105, y el jacobiano vive.
</translation>
    </message>
    <message>
        <source>## What moves it

- **Minus the logarithm of the weight.** Its gradient at the scores is a − onehot. It does not pass through the dead Jacobian: it is −1 at “fail” however small the weight is. By gradient descent at rate 0.001 the weight passes 0.899 in 23 steps. Rate 0.5 is now far too much: one step, and the weight is 1.000.
- **Adam**, still on the squared distance. It divides the size of the gradient away, so that every number moves by about the rate. At rate 0.001 the weight rises, overshoots to 0.996 at step 42 and is back at 0.900 at step 126. At Adam&apos;s usual 0.05 a single step takes it to 1.000, and it cannot come back to 0.9: at that end the Jacobian is dead as well.
- **But Adam needs something to divide.** It adds an epsilon of 1e-8 to the size of the gradient, and a gradient far below that moves next to nothing: weights below 1e-12 stay. “fail” in the row of “did” begins at 2.2e-15, with gradients of 9e-15 at most, and 500 steps of Adam at 0.05 leave it at 2.2e-15. The logarithm brings it to 0.91 in 28 steps of descent at 0.001.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 7</extracomment>
        <translation>## Qué lo mueve

- **Menos el logaritmo del peso.** Su gradiente en las puntuaciones es a − onehot. No pasa por el jacobiano muerto: es −1 en «fail», por pequeño que sea el peso. Con descenso de gradiente a tasa 0,001, el peso supera 0,899 en 23 pasos. La tasa 0,5 es ahora excesiva: un paso y el peso es 1,000.
- **Adam**, también sobre la distancia al cuadrado. Al dividir por el tamaño del gradiente, lo elimina, de modo que cada número se mueve más o menos lo que diga la tasa. Con tasa 0,001, el peso sube, se pasa hasta 0,996 en el paso 42 y vuelve a 0,900 en el paso 126. Con el 0,05 habitual de Adam, un solo paso lo lleva a 1,000 y ya no puede volver a 0,9: en ese extremo el jacobiano también está muerto.
- **Pero Adam necesita algo que dividir.** Suma al tamaño del gradiente un épsilon de 1e-8, y un gradiente muy inferior a eso apenas mueve nada: los pesos menores que 1e-12 se quedan donde están. «fail», en la fila de «did», empieza en 2,2e-15, con gradientes de 9e-15 como mucho, y 500 pasos de Adam a 0,05 lo dejan en 2,2e-15. El logaritmo lo lleva a 0,91 en 28 pasos de descenso a 0,001.
</translation>
    </message>
    <message>
        <source>## The limits of this picture

It is one draw, and not every pair of it stalls. The same descent from all 49 pairs (squared distance, goal 0.9, rate 0.5, 500 steps): the 21 that start below 2e-6 are all still below 3e-6. Of the other 28, one creeps from 6e-6 to 4e-5, 23 arrive, and four end at 1.000 and cannot come back; “export” on itself is one of these: it starts at 1e-5, jumps and overshoots. With another seed it is other pairs.

Scaling helps here because it keeps the weights away from 0 and 1, not because it makes gradients larger: where no row is saturated it makes them smaller.
</source>
        <extracomment>goal-seek-stall.attn, note in cell 12</extracomment>
        <translation>## Los límites de esta imagen

Es una sola muestra, y no todos sus pares se atascan. El mismo descenso desde los 49 pares (distancia al cuadrado, objetivo 0,9, tasa 0,5, 500 pasos): los 21 que empiezan por debajo de 2e-6 siguen todos por debajo de 3e-6. De los otros 28, uno se arrastra de 6e-6 a 4e-5, 23 llegan y cuatro acaban en 1,000 y no pueden volver; «export» consigo mismo es uno de estos: empieza en 1e-5, salta y se pasa. Con otra semilla son otros pares.

Aquí el escalado ayuda porque mantiene los pesos lejos de 0 y de 1, no porque agrande los gradientes: donde ninguna fila está saturada, los hace más pequeños.
</translation>
    </message>
    <message>
        <source>The real attention equation</source>
        <extracomment>lesson.attn, title</extracomment>
        <translation>La verdadera ecuación de la atención</translation>
    </message>
    <message>
        <source># About

Every token asks a question (its query), offers an answer (its key) and has something to say (its value).

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

Pick a token to see where it looks and why. Change any number of X or of a projection, and every step follows at once. The lesson&apos;s numbers were made by hand, and its q1 and q2 have no names.
</source>
        <extracomment>lesson.attn, note in cell 1</extracomment>
        <translation># Acerca de

Cada token hace una pregunta (su consulta), ofrece una respuesta (su clave) y tiene algo que decir (su valor).

    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V

Elija un token para ver adónde mira y por qué. Cambie cualquier número de X o de una proyección, y cada paso lo seguirá al instante. Los números de la lección se hicieron a mano, y sus q1 y q2 no tienen nombre.
</translation>
    </message>
    <message>
        <source>Look at the previous token</source>
        <extracomment>previous-token.attn, title</extracomment>
        <translation>Mirar al token anterior</translation>
    </message>
    <message>
        <source># Look at the previous token

The first half of X says what a word is, the second half says where it stands. W_Q asks for the place before one&apos;s own, W_K offers one&apos;s own place: every token looks one step back.

“dog” gives “the” the weight {{weights[dog,the]:3}}. The mask is causal: no token sees what comes after it, and the first one has no choice at all.
</source>
        <extracomment>previous-token.attn, note in cell 1</extracomment>
        <translation># Mirar al token anterior

La primera mitad de X dice qué es una palabra; la segunda, dónde está. W_Q pregunta por el lugar anterior al propio, W_K ofrece el propio: cada token mira un paso atrás.

«dog» da a «the» el peso {{weights[dog,the]:3}}. La máscara es causal: ningún token ve lo que viene después de él, y el primero no tiene elección.
</translation>
    </message>
    <message>
        <source>## What arrives

The output of a row is the value of the word before it, almost unmixed. Compare the rows of O with the rows of V above them.
</source>
        <extracomment>previous-token.attn, note in cell 9</extracomment>
        <translation>## Lo que llega

La salida de una fila es el valor de la palabra anterior, casi sin mezclar. Compare las filas de O con las filas de V que tienen encima.
</translation>
    </message>
    <message>
        <source>Saturation you can check by hand</source>
        <extracomment>saturates-by-hand.attn, title</extracomment>
        <translation>Saturación que puede comprobar a mano</translation>
    </message>
    <message>
        <source># Saturation you can check by hand

Four tokens, four dimensions, and nothing but small numbers: every score fits on a sheet of paper.

“bees” gives “honey” the weight {{weights[bees,honey]:3}}. Switch ÷ √d off and read it again: the same scores, twice as large, pick harder.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 1</extracomment>
        <translation># Saturación que puede comprobar a mano

Cuatro tokens, cuatro dimensiones y solo números pequeños: cada puntuación cabe en una hoja de papel.

«bees» da a «honey» el peso {{weights[bees,honey]:3}}. Desactive ÷ √d y vuelva a leerlo: las mismas puntuaciones, el doble de grandes, eligen con más fuerza.
</translation>
    </message>
    <message>
        <source>## What to try

Drag the width to 512 with “your columns, repeated”. Every score grows exactly with d, so ÷ √d alone is not enough: set the exponent to 1 and the weights stay where they were.
</source>
        <extracomment>saturates-by-hand.attn, note in cell 7</extracomment>
        <translation>## Qué probar

Arrastre la anchura hasta 512 con «Mis columnas repetidas». Cada puntuación crece exactamente con d, así que ÷ √d por sí solo no basta: ponga el exponente a 1 y los pesos se quedan donde estaban.
</translation>
    </message>
    <message>
        <source>A trained head: what is the value now?</source>
        <extracomment>trained-lookup.attn, title</extracomment>
        <translation>Una cabeza entrenada: ¿cuál es ahora el valor?</translation>
    </message>
    <message>
        <source># A trained head: what is the value now?

The tokens are a little program, read from the left: `a=3` stores 3 under the name a, `a?` asks for it. **The answer is the value that was stored last under that name.** Nobody wrote the numbers of W_Q, W_K and W_V. They are what training left, and this head is the whole model.

**Check it by eye.** In a row of O, the column with the largest number is the answer: v1 to v4. The first `a?` looks at `a=3` (weight {{weights[2,0]}}), so its row says v3. The last `a?` looks past it to the later `a=2`: {{weights[9,4]}} there, {{weights[9,0]}} on `a=3`.
</source>
        <extracomment>trained-lookup.attn, note in cell 1</extracomment>
        <translation># Una cabeza entrenada: ¿cuál es ahora el valor?

Los tokens son un pequeño programa que se lee desde la izquierda: `a=3` guarda 3 con el nombre a, `a?` pregunta por él. **La respuesta es el último valor guardado con ese nombre.** Nadie escribió los números de W_Q, W_K y W_V. Son lo que dejó el entrenamiento, y esta cabeza es el modelo entero.

**Compruébelo a simple vista.** En una fila de O, la columna con el número mayor es la respuesta: de v1 a v4. El primer `a?` mira a `a=3` (peso {{weights[2,0]}}), así que su fila dice v3. El último `a?` lo pasa por alto y mira al posterior `a=2`: {{weights[9,4]}} ahí, {{weights[9,0]}} en `a=3`.
</translation>
    </message>
    <message>
        <source>## What it learned

- **What a value brings.** W_V holds one number for each value: `=2` brings {{Wv[=2,1]}} to column v2. Names and places bring nothing.
- **Whose value.** a and d share column 1 of Q and K, with opposite signs; b and c share column 2. Four names in two columns: the same name adds a large number to the score ({{Wq[a,0]}} × {{Wk[a,0]}} for a), the opposite one subtracts it, the other two add 0.
- **How late.** In column 3, `place` makes every later key larger, and a stored value ({{Wk[=2,2]}}) larger than a question, which has nothing to bring.
</source>
        <extracomment>trained-lookup.attn, note in cell 4</extracomment>
        <translation>## Lo que ha aprendido

- **Qué aporta un valor.** W_V contiene un número por valor: `=2` aporta {{Wv[=2,1]}} a la columna v2. Los nombres y los lugares no aportan nada.
- **De quién es el valor.** a y d comparten la columna 1 de Q y K, con signos opuestos; b y c comparten la columna 2. Cuatro nombres en dos columnas: el mismo nombre suma un número grande a la puntuación ({{Wq[a,0]}} × {{Wk[a,0]}} para a), el opuesto lo resta y los otros dos suman 0.
- **Cuán tarde.** En la columna 3, `place` hace más grande cada clave posterior, y un valor guardado ({{Wk[=2,2]}}) más grande que una pregunta, que no tiene nada que aportar.
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
        <translation>## Qué probar

- En X, fila `a=2`, escriba 0 en =2 y 1 en =4: su propia fila de O y los dos `a?` que le siguen dicen ahora v4.
- En X, fila `a=3`, ponga `place` a 0,9: para la cabeza, eso es después de `a=2`, y todos los `a?` son 3.
- En W_K, ponga [place, k3] a 0: ya no puede distinguir lo viejo de lo nuevo, y el último `a?` se reparte entre `a=3` y `a=2`.
- Elija la máscara «Ninguna»: el primer `a?` mira a su futuro y responde 2.
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
        <translation>## Cómo se entrenó y qué no sabe hacer

`scripts/train-example` generó 2000 programas de 10 tokens y dio 4000 pasos de Adam (PyTorch, float64, 64 programas por paso) sobre la entropía cruzada de todas las filas, que empezó en 1,46, más 0,001 veces la suma de los pesos absolutos: eso deja ceros donde no hace falta ningún número. De 16 inicios aleatorios se conservó el de menor pérdida. Después se redondearon los pesos a dos decimales: lo que ve es todo lo que hay.

En 20&#xa0;000 programas que nunca vio, el 99,93&#xa0;% de las filas son correctas, y el 99,8&#xa0;% de las preguntas (al azar: 25&#xa0;%); la entropía cruzada en los programas de entrenamiento es 0,012. El programa de arriba no es uno de aquellos con los que se entrenó.

- **Mezcla dos deseos en una sola puntuación.** En S, para el último `a?`, el nombre correcto vale unos 11, y cada lugar posterior, unos 1,4: un valor de otro nombre, guardado ocho lugares más tarde, tira casi con la misma fuerza, y varios de ellos ganan. Del mismo modo, un valor guardado una y otra vez puede imponerse por número al más reciente.
- **X se le dio, no la aprendió:** un 1 para el nombre, un 1 para el valor y el lugar en décimas. Un embedding aprendido delante solo quedaría multiplicado dentro de las tres proyecciones.
- **Una instrucción es un token.** Si a, = y 3 fueran tres tokens, una capa anterior a esta tendría que reunirlos.
</translation>
    </message>
    <message>
        <source>Two sentences in one batch</source>
        <extracomment>two-sentences.attn, title</extracomment>
        <translation>Dos frases en un lote</translation>
    </message>
    <message>
        <source># Two sentences in one batch

“birds sing” and “old dogs bark” stand in one matrix. The painted mask keeps each sentence to itself: hatched pairs are left out of every sum, and a hidden weight is exactly 0.

“sing” gives “birds” the weight {{weights[sing,birds]:3}}.
</source>
        <extracomment>two-sentences.attn, note in cell 1</extracomment>
        <translation># Dos frases en un lote

«birds sing» y «old dogs bark» están en una misma matriz. La máscara pintada mantiene cada frase para sí: los pares rayados quedan fuera de todas las sumas, y un peso oculto es exactamente 0.

«sing» da a «birds» el peso {{weights[sing,birds]:3}}.
</translation>
    </message>
    <message>
        <source>## What to try

Choose “Paint the mask” in the View menu and click one of the hatched pairs: the sentences begin to see each other, and the rows are shared out anew.
</source>
        <extracomment>two-sentences.attn, note in cell 6</extracomment>
        <translation>## Qué probar

Elija «Pintar la máscara» en el menú Ver y haga clic en uno de los pares rayados: las frases empiezan a verse y las filas se reparten de nuevo.
</translation>
    </message>
    <message>
        <source>Worksheet: one row by hand</source>
        <extracomment>worksheet-one-row.attn, title</extracomment>
        <translation>Hoja de ejercicios: una fila a mano</translation>
    </message>
    <message>
        <source>**Where does “export” look?** Twelve numbers of its row are missing. Work them out from the numbers that are there, and type each into its box: the query, three scores, the same divided by √2, three weights, and the output.

A box takes arithmetic such as `0.5 * 1 + 0.6 * -0.2`. Stuck? Choose *Hint* above: first it names the rule, then the numbers. The first score, query times key of “Why”, is {{scores[4,0]}}.</source>
        <extracomment>worksheet-one-row.attn, note in cell 1</extracomment>
        <translation>**¿Adónde mira «export»?** Faltan doce números de su fila. Calcúlelos a partir de los números que hay y escriba cada uno en su casilla: la consulta, tres puntuaciones, las mismas divididas por √2, tres pesos y la salida.

Una casilla admite operaciones como `0.5 * 1 + 0.6 * -0.2`. ¿No avanza? Elija *Pista* arriba: primero nombra la regla; después, los números. La primera puntuación, consulta por clave de «Why», es {{scores[4,0]}}.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>The equation in three steps</source>
        <extracomment>01-three-steps.lesson, title</extracomment>
        <translation>La ecuación en tres pasos</translation>
    </message>
    <message>
        <source>Projections, scaled scores, a weighted mean: the whole of attention with seven words.</source>
        <extracomment>01-three-steps.lesson, about</extracomment>
        <translation>Proyecciones, puntuaciones escaladas, una media ponderada: toda la atención con siete palabras.</translation>
    </message>
    <message>
        <source>Every token becomes three vectors</source>
        <extracomment>01-three-steps.lesson, title of step 1</extracomment>
        <translation>Cada token se convierte en tres vectores</translation>
    </message>
    <message>
        <source>Seven tokens stand in X, one a row. Three matrices make three new rows of each: a **query**, a **key** and a **value**.</source>
        <extracomment>01-three-steps.lesson, scene of step 1</extracomment>
        <translation>En X hay siete tokens, uno por fila. Tres matrices hacen de cada uno tres filas nuevas: una **consulta**, una **clave** y un **valor**.</translation>
    </message>
    <message>
        <source>X has 7 rows and 4 columns, W_Q has 4 rows and 2 columns. What is the shape of Q?</source>
        <extracomment>01-three-steps.lesson, question of step 1</extracomment>
        <translation>X tiene 7 filas y 4 columnas; W_Q tiene 4 filas y 2 columnas. ¿Qué forma tiene Q?</translation>
    </message>
    <message>
        <source>4 rows, 2 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>4 filas, 2 columnas</translation>
    </message>
    <message>
        <source>7 rows, 2 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>7 filas, 2 columnas</translation>
    </message>
    <message>
        <source>7 rows, 4 columns</source>
        <extracomment>01-three-steps.lesson, choice of step 1</extracomment>
        <translation>7 filas, 4 columnas</translation>
    </message>
    <message>
        <source>One row for each token, one column for each column of W_Q. Each number of Q is a row of X times a column of W_Q.</source>
        <extracomment>01-three-steps.lesson, reveal of step 1</extracomment>
        <translation>Una fila por cada token, una columna por cada columna de W_Q. Cada número de Q es una fila de X por una columna de W_Q.</translation>
    </message>
    <message>
        <source>Click the number of “export” in column q1 of Q, and read at the right where it comes from.</source>
        <extracomment>01-three-steps.lesson, task of step 1</extracomment>
        <translation>Haga clic en el número de «export» en la columna q1 de Q y lea a la derecha de dónde sale.</translation>
    </message>
    <message>
        <source>Q stands below W_Q. The row of “export” is the fifth.</source>
        <extracomment>01-three-steps.lesson, hint of step 1</extracomment>
        <translation>Q está debajo de W_Q. La fila de «export» es la quinta.</translation>
    </message>
    <message>
        <source>The same X is read three times. Nothing else of the token goes on: whatever W_Q, W_K and W_V drop is lost for this head.</source>
        <extracomment>01-three-steps.lesson, idea of step 1</extracomment>
        <translation>La misma X se lee tres veces. Nada más del token sigue adelante: lo que W_Q, W_K y W_V descartan se pierde para esta cabeza.</translation>
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
Para «export» y q1: 0,5 · 1 + 0,6 · (−0,2) + 0,1 · (−0,3) + 0 · (−1,5) = 0,35.</translation>
    </message>
    <message>
        <source>Every query meets every key</source>
        <extracomment>01-three-steps.lesson, title of step 2</extracomment>
        <translation>Cada consulta se encuentra con cada clave</translation>
    </message>
    <message>
        <source>The query of “export” is ({{Q[export,0]}}, {{Q[export,1]}}). The key of “fail” is ({{K[fail,0]}}, {{K[fail,1]}}).</source>
        <extracomment>01-three-steps.lesson, scene of step 2</extracomment>
        <translation>La consulta de «export» es ({{Q[export,0]}}; {{Q[export,1]}}). La clave de «fail» es ({{K[fail,0]}}; {{K[fail,1]}}).</translation>
    </message>
    <message>
        <source>Multiply them number by number, add, and divide by √2 ≈ 1.41. What is the scaled score?</source>
        <extracomment>01-three-steps.lesson, question of step 2</extracomment>
        <translation>Multiplíquelas número a número, sume y divida por √2 ≈ 1,41. ¿Cuál es la puntuación escalada?</translation>
    </message>
    <message>
        <source>0.35 · 1.23 + 0.22 · 0.36 = 0.51, and 0.51 / 1.41 = 0.36.</source>
        <extracomment>01-three-steps.lesson, reveal of step 2</extracomment>
        <translation>0,35 · 1,23 + 0,22 · 0,36 = 0,51, y 0,51 / 1,41 = 0,36.</translation>
    </message>
    <message>
        <source>Click this score in S̃: the row of “export”, the column of “fail”.</source>
        <extracomment>01-three-steps.lesson, task of step 2</extracomment>
        <translation>Haga clic en esta puntuación en S̃: la fila de «export», la columna de «fail».</translation>
    </message>
    <message>
        <source>Rows are those who look, columns are those who are looked at. S̃ stands in the cell “Scaling”.</source>
        <extracomment>01-three-steps.lesson, hint of step 2</extracomment>
        <translation>Las filas son los que miran; las columnas, los que son mirados. S̃ está en la celda «Escalado».</translation>
    </message>
    <message>
        <source>A score is large where a query and a key point the same way. There are 7 · 7 = 49 of them, one for every pair, both ways round.</source>
        <extracomment>01-three-steps.lesson, idea of step 2</extracomment>
        <translation>Una puntuación es grande donde una consulta y una clave apuntan en la misma dirección. Hay 7 · 7 = 49, una por cada par, en ambos sentidos.</translation>
    </message>
    <message>
        <source>$ S̃ = Q Kᵀ / √d_k $
d_k is the number of columns of Q and K, 2 here.</source>
        <extracomment>01-three-steps.lesson, mathematics of step 2</extracomment>
        <translation>$ S̃ = Q Kᵀ / √d_k $
d_k es el número de columnas de Q y K; aquí, 2.</translation>
    </message>
    <message>
        <source>The weights mix the values</source>
        <extracomment>01-three-steps.lesson, title of step 3</extracomment>
        <translation>Los pesos mezclan los valores</translation>
    </message>
    <message>
        <source>The softmax makes shares of each row of scores. With these shares the rows of V are mixed: that is the output.</source>
        <extracomment>01-three-steps.lesson, scene of step 3</extracomment>
        <translation>La softmax convierte cada fila de puntuaciones en partes. Con esas partes se mezclan las filas de V: eso es la salida.</translation>
    </message>
    <message>
        <source>The largest number in column v2 of V is 1.48. Can a number in column v2 of the output be larger?</source>
        <extracomment>01-three-steps.lesson, question of step 3</extracomment>
        <translation>El número mayor de la columna v2 de V es 1,48. ¿Puede ser mayor un número de la columna v2 de la salida?</translation>
    </message>
    <message>
        <source>Yes, if a weight is large enough</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation>Sí, si un peso es lo bastante grande</translation>
    </message>
    <message>
        <source>No, never</source>
        <extracomment>01-three-steps.lesson, choice of step 3</extracomment>
        <translation>No, nunca</translation>
    </message>
    <message>
        <source>The shares of a row are not negative and add up to 1. A mean with such shares stays between the smallest and the largest value.</source>
        <extracomment>01-three-steps.lesson, reveal of step 3</extracomment>
        <translation>Las partes de una fila no son negativas y suman 1. Una media con tales partes queda entre el valor menor y el mayor.</translation>
    </message>
    <message>
        <source>Click output v2 of “export”. The inspector shows who brought how much.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation>Haga clic en la salida v2 de «export». El inspector muestra quién ha aportado cuánto.</translation>
    </message>
    <message>
        <source>Now change the number in X at “fail”, column “trouble”, and see every step follow.</source>
        <extracomment>01-three-steps.lesson, task of step 3</extracomment>
        <translation>Cambie ahora el número de X en «fail», columna «trouble», y vea cómo le siguen todos los pasos.</translation>
    </message>
    <message>
        <source>X stands in the cell “Projections”, further up. Click its number 0.90 in the row “fail”, type another one, and press Enter. Undo takes it back.</source>
        <extracomment>01-three-steps.lesson, hint of step 3</extracomment>
        <translation>X está en la celda «Proyecciones», más arriba. Haga clic en su número 0,90 de la fila «fail», escriba otro y pulse Enter. Con Deshacer vuelve el anterior.</translation>
    </message>
    <message>
        <source>Who looks where is decided by Q and K. What arrives is decided by V.</source>
        <extracomment>01-three-steps.lesson, idea of step 3</extracomment>
        <translation>Quién mira adónde lo deciden Q y K. Lo que llega lo decide V.</translation>
    </message>
    <message>
        <source>Q, K and V are three questions</source>
        <extracomment>02-three-questions.lesson, title</extracomment>
        <translation>Q, K y V son tres preguntas</translation>
    </message>
    <message>
        <source>What do I look for, how am I found, what do I give? Change one and see what stays.</source>
        <extracomment>02-three-questions.lesson, about</extracomment>
        <translation>¿Qué busco, cómo se me encuentra, qué doy? Cambie una y vea qué se queda igual.</translation>
    </message>
    <message>
        <source>What do I look for?</source>
        <extracomment>02-three-questions.lesson, title of step 1</extracomment>
        <translation>¿Qué busco?</translation>
    </message>
    <message>
        <source>The query says what a token looks for. It is made by W_Q and by nothing else.</source>
        <extracomment>02-three-questions.lesson, scene of step 1</extracomment>
        <translation>La consulta dice qué busca un token. La hace W_Q y nada más.</translation>
    </message>
    <message>
        <source>You change one number of W_Q. What stays exactly as it is?</source>
        <extracomment>02-three-questions.lesson, question of step 1</extracomment>
        <translation>Cambia un número de W_Q. ¿Qué se queda exactamente como está?</translation>
    </message>
    <message>
        <source>The scores</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>Las puntuaciones</translation>
    </message>
    <message>
        <source>The weights</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>Los pesos</translation>
    </message>
    <message>
        <source>The keys</source>
        <extracomment>02-three-questions.lesson, choice of step 1</extracomment>
        <translation>Las claves</translation>
    </message>
    <message>
        <source>W_Q makes queries only. Keys and values do not know of it. Scores and weights follow the queries.</source>
        <extracomment>02-three-questions.lesson, reveal of step 1</extracomment>
        <translation>W_Q solo hace consultas. Las claves y los valores no saben de ella. Las puntuaciones y los pesos siguen a las consultas.</translation>
    </message>
    <message>
        <source>Set the number in W_Q at “product”, column q1, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 1</extracomment>
        <translation>Ponga a 0 el número de W_Q en «product», columna q1.</translation>
    </message>
    <message>
        <source>Click the 1.00 at the top left of W_Q, type 0, press Enter.</source>
        <extracomment>02-three-questions.lesson, hint of step 1</extracomment>
        <translation>Haga clic en el 1,00 de arriba a la izquierda en W_Q, escriba 0 y pulse Enter.</translation>
    </message>
    <message>
        <source>“export” holds half a “product”. Without that number its query asks for less, and “fail” no longer stands out: the weight falls from 0.24 to 0.14.</source>
        <extracomment>02-three-questions.lesson, idea of step 1</extracomment>
        <translation>«export» contiene medio «product». Sin ese número su consulta pide menos, y «fail» ya no destaca: el peso cae de 0,24 a 0,14.</translation>
    </message>
    <message>
        <source>$ S = (X W_Q) (X W_K)ᵀ $
W_Q stands in the first factor only.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 1</extracomment>
        <translation>$ S = (X W_Q) (X W_K)ᵀ $
W_Q está solo en el primer factor.</translation>
    </message>
    <message>
        <source>```python
Q = X @ Wq              # follows Wq
S = Q @ (X @ Wk).T      # follows Wq and Wk
```</source>
        <extracomment>02-three-questions.lesson, code of step 1</extracomment>
        <translation>```python
Q = X @ Wq              # sigue a Wq
S = Q @ (X @ Wk).T      # sigue a Wq y Wk
```</translation>
    </message>
    <message>
        <source>What do I give?</source>
        <extracomment>02-three-questions.lesson, title of step 2</extracomment>
        <translation>¿Qué doy?</translation>
    </message>
    <message>
        <source>The value is what a token hands over when somebody looks at it.</source>
        <extracomment>02-three-questions.lesson, scene of step 2</extracomment>
        <translation>El valor es lo que un token entrega cuando alguien lo mira.</translation>
    </message>
    <message>
        <source>You change one number of W_V. What happens to the weights?</source>
        <extracomment>02-three-questions.lesson, question of step 2</extracomment>
        <translation>Cambia un número de W_V. ¿Qué pasa con los pesos?</translation>
    </message>
    <message>
        <source>They change a little</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>Cambian un poco</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>Nada en absoluto</translation>
    </message>
    <message>
        <source>Only the row of the picked token changes</source>
        <extracomment>02-three-questions.lesson, choice of step 2</extracomment>
        <translation>Solo cambia la fila del token elegido</translation>
    </message>
    <message>
        <source>The weights are finished before V is read. W_V changes what arrives, never who looks where.</source>
        <extracomment>02-three-questions.lesson, reveal of step 2</extracomment>
        <translation>Los pesos están terminados antes de que se lea V. W_V cambia lo que llega, nunca quién mira adónde.</translation>
    </message>
    <message>
        <source>Set the number in W_V at “trouble”, column v2, to 0.</source>
        <extracomment>02-three-questions.lesson, task of step 2</extracomment>
        <translation>Ponga a 0 el número de W_V en «trouble», columna v2.</translation>
    </message>
    <message>
        <source>It is the 1.10 in the third row of W_V.</source>
        <extracomment>02-three-questions.lesson, hint of step 2</extracomment>
        <translation>Es el 1,10 de la tercera fila de W_V.</translation>
    </message>
    <message>
        <source>The second number of the output of “export” falls from 0.63 to 0.31: most of it was trouble, brought by “fail”.</source>
        <extracomment>02-three-questions.lesson, idea of step 2</extracomment>
        <translation>El segundo número de la salida de «export» cae de 0,63 a 0,31: la mayor parte era «trouble», traído por «fail».</translation>
    </message>
    <message>
        <source>$ O = A (X W_V) $
A does not hold W_V, so O is a linear function of W_V.</source>
        <extracomment>02-three-questions.lesson, mathematics of step 2</extracomment>
        <translation>$ O = A (X W_V) $
A no contiene W_V, así que O es una función lineal de W_V.</translation>
    </message>
    <message>
        <source>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # Wv comes last
```</source>
        <extracomment>02-three-questions.lesson, code of step 2</extracomment>
        <translation>```python
A = softmax(Q @ K.T / np.sqrt(d_k))
O = A @ (X @ Wv)        # Wv viene al final
```</translation>
    </message>
    <message>
        <source>Being asked is not asking</source>
        <extracomment>02-three-questions.lesson, title of step 3</extracomment>
        <translation>Ser preguntado no es preguntar</translation>
    </message>
    <message>
        <source>“export” gives “fail” the weight {{weights[export,fail]}}. Each token asks with its query and is found by its key.</source>
        <extracomment>02-three-questions.lesson, scene of step 3</extracomment>
        <translation>«export» da a «fail» el peso {{weights[export,fail]}}. Cada token pregunta con su consulta y se le encuentra por su clave.</translation>
    </message>
    <message>
        <source>How much does “fail” give “export” in return?</source>
        <extracomment>02-three-questions.lesson, question of step 3</extracomment>
        <translation>¿Cuánto da «fail» a «export» a cambio?</translation>
    </message>
    <message>
        <source>0.33, and not 0.24. One direction compares the query of “export” with the key of “fail”, the other one the query of “fail” with the key of “export”. These are four different vectors.</source>
        <extracomment>02-three-questions.lesson, reveal of step 3</extracomment>
        <translation>0,33, y no 0,24. Un sentido compara la consulta de «export» con la clave de «fail»; el otro, la consulta de «fail» con la clave de «export». Son cuatro vectores distintos.</translation>
    </message>
    <message>
        <source>Pick “fail” in the row of tokens, and look at its weights.</source>
        <extracomment>02-three-questions.lesson, task of step 3</extracomment>
        <translation>Elija «fail» en la fila de tokens y observe sus pesos.</translation>
    </message>
    <message>
        <source>The tokens stand as buttons in the cell “Tokens”.</source>
        <extracomment>02-three-questions.lesson, hint of step 3</extracomment>
        <translation>Los tokens están como botones en la celda «Tokens».</translation>
    </message>
    <message>
        <source>If queries and keys were the same, a token would mostly find itself. Two projections let it look for something that it is not.</source>
        <extracomment>02-three-questions.lesson, idea of step 3</extracomment>
        <translation>Si las consultas y las claves fueran lo mismo, un token se encontraría sobre todo a sí mismo. Dos proyecciones le permiten buscar algo que él no es.</translation>
    </message>
    <message>
        <source>```python
S[4, 5] = Q[4] @ K[5]   # export asks, fail answers
S[5, 4] = Q[5] @ K[4]   # fail asks, export answers
```</source>
        <extracomment>02-three-questions.lesson, code of step 3</extracomment>
        <translation>```python
S[4, 5] = Q[4] @ K[5]   # export pregunta, fail responde
S[5, 4] = Q[5] @ K[4]   # fail pregunta, export responde
```</translation>
    </message>
    <message>
        <source>Why √d</source>
        <extracomment>03-why-root-d.lesson, title</extracomment>
        <translation>Por qué √d</translation>
    </message>
    <message>
        <source>What the division does at d = 2, at d = 1024, and where the usual story is too simple.</source>
        <extracomment>03-why-root-d.lesson, about</extracomment>
        <translation>Lo que hace la división con d = 2, con d = 1024, y dónde la explicación habitual es demasiado simple.</translation>
    </message>
    <message>
        <source>At d = 2 it does little</source>
        <extracomment>03-why-root-d.lesson, title of step 1</extracomment>
        <translation>Con d = 2 hace poco</translation>
    </message>
    <message>
        <source>With ÷ √d, “export” gives “fail” the weight 0.241. Here d is 2, so that scores are divided by 1.41.</source>
        <extracomment>03-why-root-d.lesson, scene of step 1</extracomment>
        <translation>Con ÷ √d, «export» da a «fail» el peso 0,241. Aquí d es 2, así que las puntuaciones se dividen por 1,41.</translation>
    </message>
    <message>
        <source>Switch the division off. What does the weight become?</source>
        <extracomment>03-why-root-d.lesson, question of step 1</extracomment>
        <translation>Desactive la división. ¿Cuánto pasa a valer el peso?</translation>
    </message>
    <message>
        <source>0.292. At d = 2 the division hardly matters. It also makes the gradient of this row smaller: 0.54 without, 0.36 with.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 1</extracomment>
        <translation>0,292. Con d = 2 la división apenas importa. Además hace más pequeño el gradiente de esta fila: 0,54 sin ella, 0,36 con ella.</translation>
    </message>
    <message>
        <source>Switch ÷ √d off in the tool bar.</source>
        <extracomment>03-why-root-d.lesson, task of step 1</extracomment>
        <translation>Desactive ÷ √d en la barra de herramientas.</translation>
    </message>
    <message>
        <source>It is the switch at the left of “exponent”.</source>
        <extracomment>03-why-root-d.lesson, hint of step 1</extracomment>
        <translation>Es el interruptor que está a la izquierda de «Exponente».</translation>
    </message>
    <message>
        <source>Nobody needs √d for two columns. It is there for heads with 64 or 128 of them.</source>
        <extracomment>03-why-root-d.lesson, idea of step 1</extracomment>
        <translation>Nadie necesita √d para dos columnas. Está ahí para cabezas que tienen 64 o 128.</translation>
    </message>
    <message>
        <source>$ S̃ = S / d_k^p $
p = 0.5 divides by the root. p = 0 switches the division off.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 1</extracomment>
        <translation>$ S̃ = S / d_k^p $
p = 0,5 divide por la raíz. p = 0 desactiva la división.</translation>
    </message>
    <message>
        <source>Scores grow with the width</source>
        <extracomment>03-why-root-d.lesson, title of step 2</extracomment>
        <translation>Las puntuaciones crecen con la anchura</translation>
    </message>
    <message>
        <source>Now a thought experiment, the textbook&apos;s one: every number of q and k is drawn by itself, with mean 0 and spread 1. A score is the sum of d products.</source>
        <extracomment>03-why-root-d.lesson, scene of step 2</extracomment>
        <translation>Ahora un experimento mental, el de los manuales: cada número de q y de k se extrae por separado, con media 0 y dispersión 1. Una puntuación es la suma de d productos.</translation>
    </message>
    <message>
        <source>d grows from 4 to 64. By how much does the spread of the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 2</extracomment>
        <translation>d crece de 4 a 64. ¿Cuánto crece la dispersión de las puntuaciones?</translation>
    </message>
    <message>
        <source>Not at all</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>4 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>4 veces</translation>
    </message>
    <message>
        <source>16 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 2</extracomment>
        <translation>16 veces</translation>
    </message>
    <message>
        <source>d products with spread 1 add up to a sum with spread √d. From √4 = 2 to √64 = 8 is 4 times. Measured over 8000 draws: 1.99 and 8.01.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 2</extracomment>
        <translation>d productos con dispersión 1 dan una suma con dispersión √d. De √4 = 2 a √64 = 8 son 4 veces. Medido en 8000 muestras: 1,99 y 8,01.</translation>
    </message>
    <message>
        <source>Set the width in the Saturation cell to 64.</source>
        <extracomment>03-why-root-d.lesson, task of step 2</extracomment>
        <translation>Ponga a 64 la anchura en la celda «Saturación».</translation>
    </message>
    <message>
        <source>Type 64 into the field beside the slider, and press Enter. The source of the columns is “normal” already.</source>
        <extracomment>03-why-root-d.lesson, hint of step 2</extracomment>
        <translation>Escriba 64 en el campo junto al control deslizante y pulse Enter. El origen de las columnas ya es «De manual: q y k normales».</translation>
    </message>
    <message>
        <source>Large scores do not mean that the model is sure. They may only mean that it is wide.</source>
        <extracomment>03-why-root-d.lesson, idea of step 2</extracomment>
        <translation>Que las puntuaciones sean grandes no significa que el modelo esté seguro. Puede que solo signifique que es ancho.</translation>
    </message>
    <message>
        <source>Products of independent numbers with mean 0 and variance 1 have variance 1. The variances of d of them add up:
$ Var(q · k) = d $</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 2</extracomment>
        <translation>Los productos de números independientes con media 0 y varianza 1 tienen varianza 1. Las varianzas de d de ellos se suman:
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
(q @ k.T).std()      # aproximadamente sqrt(d)
```</translation>
    </message>
    <message>
        <source>Then the softmax picks one</source>
        <extracomment>03-why-root-d.lesson, title of step 3</extracomment>
        <translation>Entonces la softmax elige una</translation>
    </message>
    <message>
        <source>The softmax sees differences. Where scores are 20 apart, the smaller one counts e⁻²⁰, about two billionths.</source>
        <extracomment>03-why-root-d.lesson, scene of step 3</extracomment>
        <translation>La softmax ve diferencias. Donde las puntuaciones distan 20, la menor cuenta e⁻²⁰, unas dos milmillonésimas.</translation>
    </message>
    <message>
        <source>At d = 512, without the division: what is the largest weight of a typical row of 7?</source>
        <extracomment>03-why-root-d.lesson, question of step 3</extracomment>
        <translation>Con d = 512, sin la división: ¿cuál es el mayor peso de una fila típica de 7?</translation>
    </message>
    <message>
        <source>About 0.3</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>Alrededor de 0,3</translation>
    </message>
    <message>
        <source>About 0.7</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>Alrededor de 0,7</translation>
    </message>
    <message>
        <source>Nearly 1</source>
        <extracomment>03-why-root-d.lesson, choice of step 3</extracomment>
        <translation>Casi 1</translation>
    </message>
    <message>
        <source>The median over 8000 draws is 0.99997 without the division, and 0.36 with it.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 3</extracomment>
        <translation>La mediana de 8000 muestras es 0,99997 sin la división y 0,36 con ella.</translation>
    </message>
    <message>
        <source>Set the width to 512, and compare the bars with and without ÷ √d.</source>
        <extracomment>03-why-root-d.lesson, task of step 3</extracomment>
        <translation>Ponga la anchura a 512 y compare las barras con y sin ÷ √d.</translation>
    </message>
    <message>
        <source>Type 512 into the field beside the slider, or drag the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 3</extracomment>
        <translation>Escriba 512 en el campo junto al control deslizante, o arrastre el control.</translation>
    </message>
    <message>
        <source>Such a row is called saturated: one key takes all. At d = 512 three of four rows have a largest weight above 0.99 without the division, and none with it.</source>
        <extracomment>03-why-root-d.lesson, idea of step 3</extracomment>
        <translation>Una fila así se llama saturada: una clave se lo lleva todo. Con d = 512, tres de cada cuatro filas tienen un peso mayor que 0,99 sin la división, y ninguna con ella.</translation>
    </message>
    <message>
        <source>$ S̃ = S / √d $
has the same spread at every d: the √d of the sum is divided away.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 3</extracomment>
        <translation>$ S̃ = S / √d $
tiene la misma dispersión con cualquier d: la √d de la suma se elimina al dividir.</translation>
    </message>
    <message>
        <source>The honest half: the crossover</source>
        <extracomment>03-why-root-d.lesson, title of step 4</extracomment>
        <translation>La mitad honesta: el cruce</translation>
    </message>
    <message>
        <source>“Without √d the gradient vanishes.” True for wide heads. But is the gradient larger with the division at every width?</source>
        <extracomment>03-why-root-d.lesson, scene of step 4</extracomment>
        <translation>«Sin √d el gradiente se desvanece.» Cierto para cabezas anchas. Pero ¿es mayor el gradiente con la división para cualquier anchura?</translation>
    </message>
    <message>
        <source>At d = 16, where is the typical gradient at the query larger?</source>
        <extracomment>03-why-root-d.lesson, question of step 4</extracomment>
        <translation>Con d = 16, ¿dónde es mayor el gradiente típico en la consulta?</translation>
    </message>
    <message>
        <source>With the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>Con la división</translation>
    </message>
    <message>
        <source>Without it</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>Sin ella</translation>
    </message>
    <message>
        <source>It is the same</source>
        <extracomment>03-why-root-d.lesson, choice of step 4</extracomment>
        <translation>Es igual</translation>
    </message>
    <message>
        <source>Over 8000 draws the medians are 0.98 without it and 0.37 with it. For 7 tokens the one without stays above up to about d = 70. Only then it dies: 0.00002 against 0.38 at d = 1024.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 4</extracomment>
        <translation>En 8000 muestras, las medianas son 0,98 sin ella y 0,37 con ella. Para 7 tokens, la de sin división queda por encima hasta más o menos d = 70. Solo entonces muere: 0,00002 frente a 0,38 con d = 1024.</translation>
    </message>
    <message>
        <source>Set the width to 16, and read both gradients.</source>
        <extracomment>03-why-root-d.lesson, task of step 4</extracomment>
        <translation>Ponga la anchura a 16 y lea los dos gradientes.</translation>
    </message>
    <message>
        <source>The sentences below the bars name the gradients at the query of the picked token.</source>
        <extracomment>03-why-root-d.lesson, hint of step 4</extracomment>
        <translation>Las frases debajo de las barras indican los gradientes en la consulta del token elegido.</translation>
    </message>
    <message>
        <source>Dividing makes scores smaller, and the slope of a score by its query too. Where nothing is saturated, that is all it does.</source>
        <extracomment>03-why-root-d.lesson, idea of step 4</extracomment>
        <translation>Dividir hace más pequeñas las puntuaciones, y también la pendiente de una puntuación respecto a su consulta. Donde nada está saturado, eso es todo lo que hace.</translation>
    </message>
    <message>
        <source>$ ∂a/∂q = J K / d^p $
J = diag(a) − aᵀa dies when a becomes one-hot; the divisor makes all of it smaller.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 4</extracomment>
        <translation>$ ∂a/∂q = J K / d^p $
J = diag(a) − aᵀa muere cuando a se vuelve one-hot; el divisor lo hace todo más pequeño.</translation>
    </message>
    <message>
        <source>The honest half: rows on the edge</source>
        <extracomment>03-why-root-d.lesson, title of step 5</extracomment>
        <translation>La mitad honesta: filas en el límite</translation>
    </message>
    <message>
        <source>At d = 1024, without the division, the median gradient is 0.00002. That is the typical row.</source>
        <extracomment>03-why-root-d.lesson, scene of step 5</extracomment>
        <translation>Con d = 1024, sin la división, la mediana del gradiente es 0,00002. Esa es la fila típica.</translation>
    </message>
    <message>
        <source>And the mean over all rows?</source>
        <extracomment>03-why-root-d.lesson, question of step 5</extracomment>
        <translation>¿Y la media de todas las filas?</translation>
    </message>
    <message>
        <source>0.00002 as well</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation>También 0,00002</translation>
    </message>
    <message>
        <source>0.38, as with the division</source>
        <extracomment>03-why-root-d.lesson, choice of step 5</extracomment>
        <translation>0,38, como con la división</translation>
    </message>
    <message>
        <source>1.28, more than with the division. 82 of 100 rows are frozen. But 12 of 100 stand on the edge between two keys, and these carry 90 % of the mean.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 5</extracomment>
        <translation>1,28, más que con la división. 82 de cada 100 filas están congeladas. Pero 12 de cada 100 están en el límite entre dos claves, y estas aportan el 90&#xa0;% de la media.</translation>
    </message>
    <message>
        <source>Set the width to 1024, and look at the curves: median, band and mean.</source>
        <extracomment>03-why-root-d.lesson, task of step 5</extracomment>
        <translation>Ponga la anchura a 1024 y observe las curvas: mediana, banda y media.</translation>
    </message>
    <message>
        <source>Type 1024 into the field beside the slider.</source>
        <extracomment>03-why-root-d.lesson, hint of step 5</extracomment>
        <translation>Escriba 1024 en el campo junto al control deslizante.</translation>
    </message>
    <message>
        <source>Saturation is not silence. Most rows learn nothing through the scores, a few get a jolt. And V still learns: its gradient does not pass the softmax.</source>
        <extracomment>03-why-root-d.lesson, idea of step 5</extracomment>
        <translation>Saturación no es silencio. La mayoría de las filas no aprenden nada a través de las puntuaciones; unas pocas reciben una sacudida. Y V sigue aprendiendo: su gradiente no pasa por la softmax.</translation>
    </message>
    <message>
        <source>A tie of two keys has a = (½, ½). Then |J| = ½, the largest there is, however large the scores are.</source>
        <extracomment>03-why-root-d.lesson, mathematics of step 5</extracomment>
        <translation>Un empate de dos claves tiene a = (½, ½). Entonces |J| = ½, el mayor posible, por grandes que sean las puntuaciones.</translation>
    </message>
    <message>
        <source>When √d is not enough</source>
        <extracomment>03-why-root-d.lesson, title of step 6</extracomment>
        <translation>Cuando √d no basta</translation>
    </message>
    <message>
        <source>√d is right for numbers that have nothing to do with each other. The source “repeat” takes your own columns again and again: q and k then agree in every copy.</source>
        <extracomment>03-why-root-d.lesson, scene of step 6</extracomment>
        <translation>√d es lo correcto para números que no tienen nada que ver entre sí. El origen «Mis columnas repetidas» toma sus propias columnas una y otra vez: q y k coinciden entonces en cada copia.</translation>
    </message>
    <message>
        <source>256 copies of two columns. By how much do the scores grow?</source>
        <extracomment>03-why-root-d.lesson, question of step 6</extracomment>
        <translation>256 copias de dos columnas. ¿Cuánto crecen las puntuaciones?</translation>
    </message>
    <message>
        <source>256 times</source>
        <extracomment>03-why-root-d.lesson, choice of step 6</extracomment>
        <translation>256 veces</translation>
    </message>
    <message>
        <source>Every copy adds the same amount. The scores grow like d, and √d divides only by √d. It takes the exponent 1.</source>
        <extracomment>03-why-root-d.lesson, reveal of step 6</extracomment>
        <translation>Cada copia suma la misma cantidad. Las puntuaciones crecen como d, y √d solo divide por √d. Hace falta el exponente 1.</translation>
    </message>
    <message>
        <source>Set the exponent in the tool bar to 1.</source>
        <extracomment>03-why-root-d.lesson, task of step 6</extracomment>
        <translation>Ponga a 1 el exponente en la barra de herramientas.</translation>
    </message>
    <message>
        <source>Press Tab until the slider “exponent” has the focus, then Page Up five times. A click on its line would jump there.</source>
        <extracomment>03-why-root-d.lesson, hint of step 6</extracomment>
        <translation>Pulse Tab hasta que el control deslizante «Exponente» tenga el foco y después cinco veces Page Up. Un clic en su línea saltaría hasta allí.</translation>
    </message>
    <message>
        <source>Training aligns queries and keys. That is why some recipes for very wide models (muP) divide by d.</source>
        <extracomment>03-why-root-d.lesson, idea of step 6</extracomment>
        <translation>El entrenamiento alinea consultas y claves. Por eso algunas recetas para modelos muy anchos (muP) dividen por d.</translation>
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
        <translation>Leer una matriz de pesos</translation>
    </message>
    <message>
        <source>Rows add up to 1, columns need not; who looks at whom; and why A is not symmetric.</source>
        <extracomment>04-reading-weights.lesson, about</extracomment>
        <translation>Las filas suman 1, las columnas no tienen por qué; quién mira a quién; y por qué A no es simétrica.</translation>
    </message>
    <message>
        <source>Rows add up to 1</source>
        <extracomment>04-reading-weights.lesson, title of step 1</extracomment>
        <translation>Las filas suman 1</translation>
    </message>
    <message>
        <source>A has a row and a column for each token. The sums at its right are all 1.00: a row shares itself out.</source>
        <extracomment>04-reading-weights.lesson, scene of step 1</extracomment>
        <translation>A tiene una fila y una columna por cada token. Las sumas a su derecha son todas 1,00: una fila se reparte a sí misma.</translation>
    </message>
    <message>
        <source>And a column? Add up the column of “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, question of step 1</extracomment>
        <translation>¿Y una columna? Sume la columna de «Nimbus».</translation>
    </message>
    <message>
        <source>It is 1 as well</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>También es 1</translation>
    </message>
    <message>
        <source>It may be anything from 0 to 7</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>Puede ser cualquier número de 0 a 7</translation>
    </message>
    <message>
        <source>It is always less than 1</source>
        <extracomment>04-reading-weights.lesson, choice of step 1</extracomment>
        <translation>Siempre es menor que 1</translation>
    </message>
    <message>
        <source>The column of “Nimbus” adds up to 1.73, the one of “Why” to 0.62. A token can be looked at by all, or by nobody.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 1</extracomment>
        <translation>La columna de «Nimbus» suma 1,73; la de «Why», 0,62. A un token lo pueden mirar todos, o nadie.</translation>
    </message>
    <message>
        <source>Click the weight of “export” on “Nimbus”.</source>
        <extracomment>04-reading-weights.lesson, task of step 1</extracomment>
        <translation>Haga clic en el peso de «export» sobre «Nimbus».</translation>
    </message>
    <message>
        <source>Columns have their names at the top.</source>
        <extracomment>04-reading-weights.lesson, hint of step 1</extracomment>
        <translation>Las columnas tienen sus nombres arriba.</translation>
    </message>
    <message>
        <source>Every row spends exactly one. Nothing says who receives it.</source>
        <extracomment>04-reading-weights.lesson, idea of step 1</extracomment>
        <translation>Cada fila gasta exactamente uno. Nada dice quién lo recibe.</translation>
    </message>
    <message>
        <source>$ Σ_j A_ij = 1 $
for every i. There is no such law for a sum over i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 1</extracomment>
        <translation>$ Σ_j A_ij = 1 $
para todo i. No hay ninguna ley así para una suma sobre i.</translation>
    </message>
    <message>
        <source>```python
A.sum(axis=1)   # ones
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</source>
        <extracomment>04-reading-weights.lesson, code of step 1</extracomment>
        <translation>```python
A.sum(axis=1)   # unos
A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65
```</translation>
    </message>
    <message>
        <source>Who looks at whom</source>
        <extracomment>04-reading-weights.lesson, title of step 2</extracomment>
        <translation>Quién mira a quién</translation>
    </message>
    <message>
        <source>The row says who looks. The column says who is looked at. So the row of “export” is where “export” looks.</source>
        <extracomment>04-reading-weights.lesson, scene of step 2</extracomment>
        <translation>La fila dice quién mira. La columna dice quién es mirado. Así que la fila de «export» es adonde mira «export».</translation>
    </message>
    <message>
        <source>Who looks most at “fail”?</source>
        <extracomment>04-reading-weights.lesson, question of step 2</extracomment>
        <translation>¿Quién mira más a «fail»?</translation>
    </message>
    <message>
        <source>export</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>export</translation>
    </message>
    <message>
        <source>fail itself</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>el propio fail</translation>
    </message>
    <message>
        <source>Nimbus</source>
        <extracomment>04-reading-weights.lesson, choice of step 2</extracomment>
        <translation>Nimbus</translation>
    </message>
    <message>
        <source>Down the column of “fail” the largest weight is 0.38, in the row of “Nimbus”. That “fail” is where “export” looks most is another question: it is asked along a row.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 2</extracomment>
        <translation>Bajando por la columna de «fail», el mayor peso es 0,38, en la fila de «Nimbus». Que «fail» sea lo que más mira «export» es otra cuestión: esa se pregunta a lo largo de una fila.</translation>
    </message>
    <message>
        <source>Click the largest weight in the column of “fail”.</source>
        <extracomment>04-reading-weights.lesson, task of step 2</extracomment>
        <translation>Haga clic en el mayor peso de la columna de «fail».</translation>
    </message>
    <message>
        <source>Go down the column of “fail”: the darkest cell is in the fourth row.</source>
        <extracomment>04-reading-weights.lesson, hint of step 2</extracomment>
        <translation>Baje por la columna de «fail»: la celda más oscura está en la cuarta fila.</translation>
    </message>
    <message>
        <source>Along a row: where do I look? Down a column: who looks at me?</source>
        <extracomment>04-reading-weights.lesson, idea of step 2</extracomment>
        <translation>A lo largo de una fila: ¿adónde miro? Bajando por una columna: ¿quién me mira?</translation>
    </message>
    <message>
        <source>$ A_ij $
i is the query, j is the key.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 2</extracomment>
        <translation>$ A_ij $
i es la consulta, j es la clave.</translation>
    </message>
    <message>
        <source>```python
A[4].argmax()      # 5: where export looks most
A[:, 5].argmax()   # 3: who looks most at fail
```</source>
        <extracomment>04-reading-weights.lesson, code of step 2</extracomment>
        <translation>```python
A[4].argmax()      # 5: adonde más mira export
A[:, 5].argmax()   # 3: quien más mira a fail
```</translation>
    </message>
    <message>
        <source>Even symmetric scores give no symmetric weights</source>
        <extracomment>04-reading-weights.lesson, title of step 3</extracomment>
        <translation>Ni siquiera unas puntuaciones simétricas dan pesos simétricos</translation>
    </message>
    <message>
        <source>Give W_K the numbers of W_Q. Then K equals Q, and the score of i and j is the score of j and i.</source>
        <extracomment>04-reading-weights.lesson, scene of step 3</extracomment>
        <translation>Dé a W_K los números de W_Q. Entonces K es igual a Q, y la puntuación de i y j es la de j e i.</translation>
    </message>
    <message>
        <source>Is A symmetric then?</source>
        <extracomment>04-reading-weights.lesson, question of step 3</extracomment>
        <translation>¿Es entonces simétrica A?</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>04-reading-weights.lesson, choice of step 3</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>S is symmetric, A is not. “export” gives “fail” 0.17, “fail” gives “export” 0.08: the scores are equal, but each row divides by a sum of its own.</source>
        <extracomment>04-reading-weights.lesson, reveal of step 3</extracomment>
        <translation>S es simétrica, A no. «export» da a «fail» 0,17; «fail» da a «export» 0,08: las puntuaciones son iguales, pero cada fila divide por su propia suma.</translation>
    </message>
    <message>
        <source>Copy all of W_Q into W_K.</source>
        <extracomment>04-reading-weights.lesson, task of step 3</extracomment>
        <translation>Copie toda W_Q en W_K.</translation>
    </message>
    <message>
        <source>Click a cell of W_Q, press Ctrl+A and Ctrl+C. Click the first cell of W_K and press Ctrl+V.</source>
        <extracomment>04-reading-weights.lesson, hint of step 3</extracomment>
        <translation>Haga clic en una celda de W_Q y pulse Ctrl+A y Ctrl+C. Haga clic en la primera celda de W_K y pulse Ctrl+V.</translation>
    </message>
    <message>
        <source>A weight is a share of what its row has to give. In a row full of large scores, a large score is nothing special.</source>
        <extracomment>04-reading-weights.lesson, idea of step 3</extracomment>
        <translation>Un peso es una parte de lo que su fila tiene para dar. En una fila llena de puntuaciones grandes, una puntuación grande no es nada especial.</translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
The numerator is symmetric, the sum belongs to row i.</source>
        <extracomment>04-reading-weights.lesson, mathematics of step 3</extracomment>
        <translation>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
El numerador es simétrico; la suma pertenece a la fila i.</translation>
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
        <translation>Un peso no es una influencia</translation>
    </message>
    <message>
        <source>A long value with a small weight wins, and a large weight may bring nothing.</source>
        <extracomment>05-not-influence.lesson, about</extracomment>
        <translation>Un valor largo con un peso pequeño gana, y un peso grande puede no aportar nada.</translation>
    </message>
    <message>
        <source>The small weight wins</source>
        <extracomment>05-not-influence.lesson, title of step 1</extracomment>
        <translation>Gana el peso pequeño</translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}} and “scream” only {{weights[heard,scream]}}.</source>
        <extracomment>05-not-influence.lesson, scene of step 1</extracomment>
        <translation>«heard» da a «a» el peso {{weights[heard,a]}} y a «scream» solo {{weights[heard,scream]}}.</translation>
    </message>
    <message>
        <source>Who decides the sign of the output of “heard” in column v1?</source>
        <extracomment>05-not-influence.lesson, question of step 1</extracomment>
        <translation>¿Quién decide el signo de la salida de «heard» en la columna v1?</translation>
    </message>
    <message>
        <source>“a”, which has most of the weight</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation>«a», que tiene la mayor parte del peso</translation>
    </message>
    <message>
        <source>“scream”, which has the least</source>
        <extracomment>05-not-influence.lesson, choice of step 1</extracomment>
        <translation>«scream», que tiene la menor</translation>
    </message>
    <message>
        <source>The output is −0.48. “a” brings 0.61 · 0.50 = 0.30. “scream” brings 0.10 · (−9) = −0.87: its value is long.</source>
        <extracomment>05-not-influence.lesson, reveal of step 1</extracomment>
        <translation>La salida es −0,48. «a» aporta 0,61 · 0,50 = 0,30. «scream» aporta 0,10 · (−9) = −0,87: su valor es largo.</translation>
    </message>
    <message>
        <source>Click the output v1 of “heard”, and look at the bars of its terms.</source>
        <extracomment>05-not-influence.lesson, task of step 1</extracomment>
        <translation>Haga clic en la salida v1 de «heard» y observe las barras de sus términos.</translation>
    </message>
    <message>
        <source>O stands where the row of A and the column of V meet.</source>
        <extracomment>05-not-influence.lesson, hint of step 1</extracomment>
        <translation>O está donde se cruzan la fila de A y la columna de V.</translation>
    </message>
    <message>
        <source>A picture of weights shows where a head looks. What it takes from there is weight times value.</source>
        <extracomment>05-not-influence.lesson, idea of step 1</extracomment>
        <translation>Una imagen de los pesos muestra adónde mira una cabeza. Lo que se lleva de allí es peso por valor.</translation>
    </message>
    <message>
        <source>$ o_i = Σ_j A_ij v_j $
The share of j in this sum is A_ij |v_j|, and not A_ij.</source>
        <extracomment>05-not-influence.lesson, mathematics of step 1</extracomment>
        <translation>$ o_i = Σ_j A_ij v_j $
La parte de j en esta suma es A_ij |v_j|, y no A_ij.</translation>
    </message>
    <message>
        <source>```python
A[1, :, None] * V   # what each token brings to &quot;heard&quot;
```</source>
        <extracomment>05-not-influence.lesson, code of step 1</extracomment>
        <translation>```python
A[1, :, None] * V   # lo que cada token aporta a &quot;heard&quot;
```</translation>
    </message>
    <message>
        <source>Silence it</source>
        <extracomment>05-not-influence.lesson, title of step 2</extracomment>
        <translation>Silenciarlo</translation>
    </message>
    <message>
        <source>In W_V, the row of “scream” makes its value long: −9.00 and 6.00.</source>
        <extracomment>05-not-influence.lesson, scene of step 2</extracomment>
        <translation>En W_V, la fila de «scream» hace largo su valor: −9,00 y 6,00.</translation>
    </message>
    <message>
        <source>Set the −9 to 0. What does the weight of “scream” do?</source>
        <extracomment>05-not-influence.lesson, question of step 2</extracomment>
        <translation>Ponga el −9 a 0. ¿Qué hace el peso de «scream»?</translation>
    </message>
    <message>
        <source>It falls to 0</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>Cae a 0</translation>
    </message>
    <message>
        <source>It stays as it is</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>Se queda como está</translation>
    </message>
    <message>
        <source>It grows</source>
        <extracomment>05-not-influence.lesson, choice of step 2</extracomment>
        <translation>Crece</translation>
    </message>
    <message>
        <source>The weights do not know of V. The output of “heard” in column v1 goes from −0.48 to 0.39, and no weight moves.</source>
        <extracomment>05-not-influence.lesson, reveal of step 2</extracomment>
        <translation>Los pesos no saben nada de V. La salida de «heard» en la columna v1 pasa de −0,48 a 0,39, y ningún peso se mueve.</translation>
    </message>
    <message>
        <source>Set W_V at “scream”, column v1, to 0.</source>
        <extracomment>05-not-influence.lesson, task of step 2</extracomment>
        <translation>Ponga a 0 W_V en «scream», columna v1.</translation>
    </message>
    <message>
        <source>Click the −9.00 in W_V, type 0, press Enter.</source>
        <extracomment>05-not-influence.lesson, hint of step 2</extracomment>
        <translation>Haga clic en el −9,00 de W_V, escriba 0 y pulse Enter.</translation>
    </message>
    <message>
        <source>Two heads with the same picture of weights can do quite different things.</source>
        <extracomment>05-not-influence.lesson, idea of step 2</extracomment>
        <translation>Dos cabezas con la misma imagen de pesos pueden hacer cosas muy distintas.</translation>
    </message>
    <message>
        <source>```python
Wv[3, 0] = 0
A_before is A_after   # V comes after A
```</source>
        <extracomment>05-not-influence.lesson, code of step 2</extracomment>
        <translation>```python
Wv[3, 0] = 0
A_before is A_after   # V viene después de A
```</translation>
    </message>
    <message>
        <source>A large weight may bring nothing</source>
        <extracomment>05-not-influence.lesson, title of step 3</extracomment>
        <translation>Un peso grande puede no aportar nada</translation>
    </message>
    <message>
        <source>“heard” gives “a” the weight {{weights[heard,a]}}, more than to all others together.</source>
        <extracomment>05-not-influence.lesson, scene of step 3</extracomment>
        <translation>«heard» da a «a» el peso {{weights[heard,a]}}, más que a todos los demás juntos.</translation>
    </message>
    <message>
        <source>Set both numbers of “a” in W_V to 0. What does this weight bring then?</source>
        <extracomment>05-not-influence.lesson, question of step 3</extracomment>
        <translation>Ponga a 0 los dos números de «a» en W_V. ¿Qué aporta entonces este peso?</translation>
    </message>
    <message>
        <source>Still about 0.6 of the output</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>Todavía alrededor de 0,6 de la salida</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>The softmax gives it to the others</source>
        <extracomment>05-not-influence.lesson, choice of step 3</extracomment>
        <translation>La softmax se lo da a los demás</translation>
    </message>
    <message>
        <source>0.61 · 0 = 0. The weight is still there: a row must give 1 to somebody. A token with a short value is a place to rest for a head that has nothing to say. Trained models use their first token like that.</source>
        <extracomment>05-not-influence.lesson, reveal of step 3</extracomment>
        <translation>0,61 · 0 = 0. El peso sigue ahí: una fila tiene que dar 1 a alguien. Un token con un valor corto es un lugar de descanso para una cabeza que no tiene nada que decir. Los modelos entrenados usan así su primer token.</translation>
    </message>
    <message>
        <source>Set the row of “a” in W_V to 0, both numbers.</source>
        <extracomment>05-not-influence.lesson, task of step 3</extracomment>
        <translation>Ponga a 0 la fila de «a» en W_V, los dos números.</translation>
    </message>
    <message>
        <source>Select both cells of the row “a” in W_V and press Delete.</source>
        <extracomment>05-not-influence.lesson, hint of step 3</extracomment>
        <translation>Seleccione las dos celdas de la fila «a» en W_V y pulse Delete.</translation>
    </message>
    <message>
        <source>Read weights together with the lengths of the values.</source>
        <extracomment>05-not-influence.lesson, idea of step 3</extracomment>
        <translation>Lea los pesos junto con las longitudes de los valores.</translation>
    </message>
    <message>
        <source>```python
np.linalg.norm(V, axis=1)   # read A with this beside it
```</source>
        <extracomment>05-not-influence.lesson, code of step 3</extracomment>
        <translation>```python
np.linalg.norm(V, axis=1)   # lea A con esto al lado
```</translation>
    </message>
    <message>
        <source>Temperature and entropy</source>
        <extracomment>06-temperature.lesson, title</extracomment>
        <translation>Temperatura y entropía</translation>
    </message>
    <message>
        <source>How many tokens does a row really look at, and the knob that decides it.</source>
        <extracomment>06-temperature.lesson, about</extracomment>
        <translation>A cuántos tokens mira de verdad una fila, y el mando que lo decide.</translation>
    </message>
    <message>
        <source>Counting by entropy</source>
        <extracomment>06-temperature.lesson, title of step 1</extracomment>
        <translation>Contar con la entropía</translation>
    </message>
    <message>
        <source>“export” looks at seven tokens, but not alike. Entropy makes one number of that: 0 bits when one token has everything, log₂ 7 = 2.81 bits when all have the same.</source>
        <extracomment>06-temperature.lesson, scene of step 1</extracomment>
        <translation>«export» mira a siete tokens, pero no por igual. La entropía hace de eso un solo número: 0 bits cuando un token lo tiene todo, log₂ 7 = 2,81 bits cuando todos tienen lo mismo.</translation>
    </message>
    <message>
        <source>The entropy of this row is 2.75 bits. How many tokens, looked at alike, would have as much?</source>
        <extracomment>06-temperature.lesson, question of step 1</extracomment>
        <translation>La entropía de esta fila es de 2,75 bits. ¿Cuántos tokens mirados por igual tendrían la misma?</translation>
    </message>
    <message>
        <source>2^2.75 = 6.7. The row of “export” is nearly an even mixture of all seven.</source>
        <extracomment>06-temperature.lesson, reveal of step 1</extracomment>
        <translation>2^2,75 = 6,7. La fila de «export» es casi una mezcla uniforme de los siete.</translation>
    </message>
    <message>
        <source>Find the most decided row: pick the token with the lowest entropy.</source>
        <extracomment>06-temperature.lesson, task of step 1</extracomment>
        <translation>Encuentre la fila más decidida: elija el token con la menor entropía.</translation>
    </message>
    <message>
        <source>Pick one after the other and read “entropy” beside the chart. It is the first one: 2.49 bits.</source>
        <extracomment>06-temperature.lesson, hint of step 1</extracomment>
        <translation>Elíjalos uno tras otro y lea «entropía» junto al gráfico. Es el primero: 2,49 bits.</translation>
    </message>
    <message>
        <source>Entropy is the honest count: it does not stop at the largest weight.</source>
        <extracomment>06-temperature.lesson, idea of step 1</extracomment>
        <translation>La entropía es el recuento honesto: no se queda en el mayor peso.</translation>
    </message>
    <message>
        <source>```python
H = -(a * np.log2(a)).sum()
2 ** H     # 6.7 for export, 5.6 for Why
```</source>
        <extracomment>06-temperature.lesson, code of step 1</extracomment>
        <translation>```python
H = -(a * np.log2(a)).sum()
2 ** H     # 6.7 para export, 5.6 para Why
```</translation>
    </message>
    <message>
        <source>Cold</source>
        <extracomment>06-temperature.lesson, title of step 2</extracomment>
        <translation>Frío</translation>
    </message>
    <message>
        <source>The temperature τ divides all scores before the softmax. Below 1, differences grow.</source>
        <extracomment>06-temperature.lesson, scene of step 2</extracomment>
        <translation>La temperatura τ divide todas las puntuaciones antes de la softmax. Por debajo de 1, las diferencias crecen.</translation>
    </message>
    <message>
        <source>At τ = 0.1, what is the weight of “fail” in the row of “export”? It is 0.24 at τ = 1.</source>
        <extracomment>06-temperature.lesson, question of step 2</extracomment>
        <translation>Con τ = 0,1, ¿cuál es el peso de «fail» en la fila de «export»? Con τ = 1 es 0,24.</translation>
    </message>
    <message>
        <source>0.97. Its score is only 0.36, but that is 0.376 above the next one, and 0.376 / 0.1 = 3.76: e^3.76 is 43 times as much.</source>
        <extracomment>06-temperature.lesson, reveal of step 2</extracomment>
        <translation>0,97. Su puntuación es solo 0,36, pero eso son 0,376 más que la siguiente, y 0,376 / 0,1 = 3,76: e^3,76 es 43 veces más.</translation>
    </message>
    <message>
        <source>Turn the temperature down to 0.1 or below.</source>
        <extracomment>06-temperature.lesson, task of step 2</extracomment>
        <translation>Baje la temperatura a 0,1 o menos.</translation>
    </message>
    <message>
        <source>Click the slider “temperature” in the tool bar and press Page Down some times.</source>
        <extracomment>06-temperature.lesson, hint of step 2</extracomment>
        <translation>Haga clic en el control deslizante «Temperatura» de la barra de herramientas y pulse varias veces Page Down.</translation>
    </message>
    <message>
        <source>Cold makes a choice of a preference. At 0 it would be the largest score and nothing else.</source>
        <extracomment>06-temperature.lesson, idea of step 2</extracomment>
        <translation>El frío convierte una preferencia en una elección. A 0 quedaría la mayor puntuación y nada más.</translation>
    </message>
    <message>
        <source>Hot</source>
        <extracomment>06-temperature.lesson, title of step 3</extracomment>
        <translation>Calor</translation>
    </message>
    <message>
        <source>Above 1, differences shrink.</source>
        <extracomment>06-temperature.lesson, scene of step 3</extracomment>
        <translation>Por encima de 1, las diferencias se encogen.</translation>
    </message>
    <message>
        <source>What do the weights of a row go to when τ grows without end?</source>
        <extracomment>06-temperature.lesson, question of step 3</extracomment>
        <translation>¿Hacia dónde van los pesos de una fila cuando τ crece sin fin?</translation>
    </message>
    <message>
        <source>1/7 each</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation>1/7 cada uno</translation>
    </message>
    <message>
        <source>They stay in their order, but the largest stays above 0.2</source>
        <extracomment>06-temperature.lesson, choice of step 3</extracomment>
        <translation>Conservan su orden, pero el mayor se queda por encima de 0,2</translation>
    </message>
    <message>
        <source>All scores become nearly 0, and equal scores give equal shares: 1/7 = 0.143. At τ = 10 “fail” has 0.151.</source>
        <extracomment>06-temperature.lesson, reveal of step 3</extracomment>
        <translation>Todas las puntuaciones pasan a ser casi 0, y puntuaciones iguales dan partes iguales: 1/7 = 0,143. Con τ = 10, «fail» tiene 0,151.</translation>
    </message>
    <message>
        <source>Turn the temperature up to 10 or above.</source>
        <extracomment>06-temperature.lesson, task of step 3</extracomment>
        <translation>Suba la temperatura a 10 o más.</translation>
    </message>
    <message>
        <source>Page Up on the slider “temperature”.</source>
        <extracomment>06-temperature.lesson, hint of step 3</extracomment>
        <translation>Page Up en el control deslizante «Temperatura».</translation>
    </message>
    <message>
        <source>Hot makes a mean of everything. The order of the weights stays, but it says less and less.</source>
        <extracomment>06-temperature.lesson, idea of step 3</extracomment>
        <translation>El calor hace de todo una media. El orden de los pesos se mantiene, pero dice cada vez menos.</translation>
    </message>
    <message>
        <source>```python
softmax(S[4] / np.sqrt(2) / 10)   # 0.139 to 0.151
```</source>
        <extracomment>06-temperature.lesson, code of step 3</extracomment>
        <translation>```python
softmax(S[4] / np.sqrt(2) / 10)   # de 0.139 a 0.151
```</translation>
    </message>
    <message>
        <source>One divisor</source>
        <extracomment>06-temperature.lesson, title of step 4</extracomment>
        <translation>Un solo divisor</translation>
    </message>
    <message>
        <source>√2 = 1.41 divides the scores. The temperature divides them again.</source>
        <extracomment>06-temperature.lesson, scene of step 4</extracomment>
        <translation>√2 = 1,41 divide las puntuaciones. La temperatura las divide otra vez.</translation>
    </message>
    <message>
        <source>Switch ÷ √d off and set the temperature to about 1.4. What happens to the weights?</source>
        <extracomment>06-temperature.lesson, question of step 4</extracomment>
        <translation>Desactive ÷ √d y ponga la temperatura a unos 1,4. ¿Qué pasa con los pesos?</translation>
    </message>
    <message>
        <source>They become much more decided</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation>Se vuelven mucho más decididos</translation>
    </message>
    <message>
        <source>Almost nothing</source>
        <extracomment>06-temperature.lesson, choice of step 4</extracomment>
        <translation>Casi nada</translation>
    </message>
    <message>
        <source>Dividing by √d and dividing by τ is the same. There is one divisor, d^p · τ. Its parts have different uses: p follows the width by itself, τ is yours.</source>
        <extracomment>06-temperature.lesson, reveal of step 4</extracomment>
        <translation>Dividir por √d y dividir por τ es lo mismo. Hay un solo divisor, d^p · τ. Sus partes tienen usos distintos: p sigue a la anchura por sí solo; τ es suya.</translation>
    </message>
    <message>
        <source>Switch ÷ √d off and bring the weights back with the temperature.</source>
        <extracomment>06-temperature.lesson, task of step 4</extracomment>
        <translation>Desactive ÷ √d y recupere los pesos con la temperatura.</translation>
    </message>
    <message>
        <source>First the switch. Then the right arrow key on the slider “temperature”, seven or eight times.</source>
        <extracomment>06-temperature.lesson, hint of step 4</extracomment>
        <translation>Primero el interruptor. Después la tecla de flecha derecha en el control deslizante «Temperatura», siete u ocho veces.</translation>
    </message>
    <message>
        <source>Two knobs, one number.</source>
        <extracomment>06-temperature.lesson, idea of step 4</extracomment>
        <translation>Dos mandos, un número.</translation>
    </message>
    <message>
        <source>```python
S / 2**0.5 / 1.0    # the same
S / 2**0.0 / 2**0.5
```</source>
        <extracomment>06-temperature.lesson, code of step 4</extracomment>
        <translation>```python
S / 2**0.5 / 1.0    # lo mismo
S / 2**0.0 / 2**0.5
```</translation>
    </message>
    <message>
        <source>The causal mask</source>
        <extracomment>07-causal-mask.lesson, title</extracomment>
        <translation>La máscara causal</translation>
    </message>
    <message>
        <source>Who may look at whom: nothing from the future, and exactly 0 where it is forbidden.</source>
        <extracomment>07-causal-mask.lesson, about</extracomment>
        <translation>Quién puede mirar a quién: nada del futuro, y exactamente 0 donde está prohibido.</translation>
    </message>
    <message>
        <source>Nobody looks ahead</source>
        <extracomment>07-causal-mask.lesson, title of step 1</extracomment>
        <translation>Nadie mira hacia delante</translation>
    </message>
    <message>
        <source>A model that writes must not see the next word. With the causal mask a token looks at itself and at what stands before it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 1</extracomment>
        <translation>Un modelo que escribe no debe ver la palabra siguiente. Con la máscara causal, un token se mira a sí mismo y a lo que está antes de él.</translation>
    </message>
    <message>
        <source>What weight does the first token, “Why”, give to itself then?</source>
        <extracomment>07-causal-mask.lesson, question of step 1</extracomment>
        <translation>¿Qué peso se da entonces a sí mismo el primer token, «Why»?</translation>
    </message>
    <message>
        <source>1.00. It has no other choice: the row is forced. It says nothing about the scores.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 1</extracomment>
        <translation>1,00. No tiene otra elección: la fila está forzada. No dice nada sobre las puntuaciones.</translation>
    </message>
    <message>
        <source>Choose the causal mask in the tool bar.</source>
        <extracomment>07-causal-mask.lesson, task of step 1</extracomment>
        <translation>Elija la máscara causal en la barra de herramientas.</translation>
    </message>
    <message>
        <source>The box says “Mask: None”.</source>
        <extracomment>07-causal-mask.lesson, hint of step 1</extracomment>
        <translation>La lista dice «Máscara: Ninguna».</translation>
    </message>
    <message>
        <source>The mask is a set of allowed pairs: the lower triangle.</source>
        <extracomment>07-causal-mask.lesson, idea of step 1</extracomment>
        <translation>La máscara es un conjunto de pares permitidos: el triángulo inferior.</translation>
    </message>
    <message>
        <source>A_ij = 0 where j &gt; i.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 1</extracomment>
        <translation>A_ij = 0 donde j &gt; i.</translation>
    </message>
    <message>
        <source>Hidden is exactly 0</source>
        <extracomment>07-causal-mask.lesson, title of step 2</extracomment>
        <translation>Oculto es exactamente 0</translation>
    </message>
    <message>
        <source>Without the mask “export” gave “Why” the weight 0.13. Now it is {{weights[export,Why]}}, and “export” itself went from 0.17 to {{weights[export,export]}}.</source>
        <extracomment>07-causal-mask.lesson, scene of step 2</extracomment>
        <translation>Sin la máscara, «export» daba a «Why» el peso 0,13. Ahora es {{weights[export,Why]}}, y el propio «export» ha pasado de 0,17 a {{weights[export,export]}}.</translation>
    </message>
    <message>
        <source>Two keys are hidden from “export”. What happens to the ratio of any two weights that are left?</source>
        <extracomment>07-causal-mask.lesson, question of step 2</extracomment>
        <translation>Dos claves están ocultas para «export». ¿Qué pasa con la proporción entre dos cualesquiera de los pesos que quedan?</translation>
    </message>
    <message>
        <source>The larger one gains</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>Gana el mayor</translation>
    </message>
    <message>
        <source>It stays the same</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>Se queda igual</translation>
    </message>
    <message>
        <source>They become equal</source>
        <extracomment>07-causal-mask.lesson, choice of step 2</extracomment>
        <translation>Se igualan</translation>
    </message>
    <message>
        <source>The exponentials stay what they were, only the sum loses two terms. Every weight that is left grows by the same factor: 0.13 to 0.20, 0.17 to 0.26.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 2</extracomment>
        <translation>Las exponenciales siguen siendo las que eran; solo la suma pierde dos términos. Cada peso que queda crece por el mismo factor: de 0,13 a 0,20, de 0,17 a 0,26.</translation>
    </message>
    <message>
        <source>Click the hidden weight of “export” on “fail”: exactly 0, no terms.</source>
        <extracomment>07-causal-mask.lesson, task of step 2</extracomment>
        <translation>Haga clic en el peso oculto de «export» sobre «fail»: exactamente 0, sin términos.</translation>
    </message>
    <message>
        <source>It is hatched, at the right of the diagonal.</source>
        <extracomment>07-causal-mask.lesson, hint of step 2</extracomment>
        <translation>Está rayado, a la derecha de la diagonal.</translation>
    </message>
    <message>
        <source>Not a small weight, none. No number behind the mask can leak, not even one that is not a number.</source>
        <extracomment>07-causal-mask.lesson, idea of step 2</extracomment>
        <translation>No un peso pequeño: ninguno. Ningún número tras la máscara puede filtrarse, ni siquiera uno que no es un número.</translation>
    </message>
    <message>
        <source>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
with the sum over allowed k only.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 2</extracomment>
        <translation>$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $
con la suma solo sobre las k permitidas.</translation>
    </message>
    <message>
        <source>The past stays what it was</source>
        <extracomment>07-causal-mask.lesson, title of step 3</extracomment>
        <translation>El pasado se queda como era</translation>
    </message>
    <message>
        <source>“?” is the last token. Nobody before it may look at it.</source>
        <extracomment>07-causal-mask.lesson, scene of step 3</extracomment>
        <translation>«?» es el último token. Nadie antes de él puede mirarlo.</translation>
    </message>
    <message>
        <source>You change the embedding of “?”. Which rows of the output change?</source>
        <extracomment>07-causal-mask.lesson, question of step 3</extracomment>
        <translation>Cambia el embedding de «?». ¿Qué filas de la salida cambian?</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Only the row of “?”</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>Solo la fila de «?»</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>07-causal-mask.lesson, choice of step 3</extracomment>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Only its own. That is why a model can be trained on all positions of a text at once, and why a program that writes can keep the keys and values of what is written.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 3</extracomment>
        <translation>Solo la suya. Por eso un modelo se puede entrenar con todas las posiciones de un texto a la vez, y por eso un programa que escribe puede conservar las claves y los valores de lo ya escrito.</translation>
    </message>
    <message>
        <source>Change a number in the row of “?” of X.</source>
        <extracomment>07-causal-mask.lesson, task of step 3</extracomment>
        <translation>Cambie un número de la fila de «?» de X.</translation>
    </message>
    <message>
        <source>Click the 0.70 in the last row of X, type another number, press Enter.</source>
        <extracomment>07-causal-mask.lesson, hint of step 3</extracomment>
        <translation>Haga clic en el 0,70 de la última fila de X, escriba otro número y pulse Enter.</translation>
    </message>
    <message>
        <source>Cause goes one way: from the left to the right.</source>
        <extracomment>07-causal-mask.lesson, idea of step 3</extracomment>
        <translation>La causa va en un solo sentido: de izquierda a derecha.</translation>
    </message>
    <message>
        <source>```python
O[:6]   # does not read X[6]
```</source>
        <extracomment>07-causal-mask.lesson, code of step 3</extracomment>
        <translation>```python
O[:6]   # no lee X[6]
```</translation>
    </message>
    <message>
        <source>A mask of your own</source>
        <extracomment>07-causal-mask.lesson, title of step 4</extracomment>
        <translation>Una máscara propia</translation>
    </message>
    <message>
        <source>A mask can be any set of pairs. Painting starts from the mask in force.</source>
        <extracomment>07-causal-mask.lesson, scene of step 4</extracomment>
        <translation>Una máscara puede ser cualquier conjunto de pares. Se empieza a pintar desde la máscara vigente.</translation>
    </message>
    <message>
        <source>Hide “export” from itself. How much weight do its four other keys get together?</source>
        <extracomment>07-causal-mask.lesson, question of step 4</extracomment>
        <translation>Oculte «export» para sí mismo. ¿Cuánto peso reciben juntas sus otras cuatro claves?</translation>
    </message>
    <message>
        <source>As much as before</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation>Tanto como antes</translation>
    </message>
    <message>
        <source>All of it</source>
        <extracomment>07-causal-mask.lesson, choice of step 4</extracomment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>A row always adds up to 1. What one key loses goes to the others, in proportion.</source>
        <extracomment>07-causal-mask.lesson, reveal of step 4</extracomment>
        <translation>Una fila siempre suma 1. Lo que pierde una clave va a las demás, en proporción.</translation>
    </message>
    <message>
        <source>Paint the mask: hide the pair “export”, “export”.</source>
        <extracomment>07-causal-mask.lesson, task of step 4</extracomment>
        <translation>Pinte la máscara: oculte el par «export», «export».</translation>
    </message>
    <message>
        <source>Press Ctrl+M, click the cell of “export” with itself in A, and press Ctrl+M again.</source>
        <extracomment>07-causal-mask.lesson, hint of step 4</extracomment>
        <translation>Pulse Ctrl+M, haga clic en la celda de «export» consigo mismo en A y pulse Ctrl+M de nuevo.</translation>
    </message>
    <message>
        <source>Sentences in one batch, padding, windows: all are masks.</source>
        <extracomment>07-causal-mask.lesson, idea of step 4</extracomment>
        <translation>Frases en un lote, relleno, ventanas: todo son máscaras.</translation>
    </message>
    <message>
        <source>A row with no allowed key has no weights at all, and not zeros: zeros do not add up to 1.</source>
        <extracomment>07-causal-mask.lesson, mathematics of step 4</extracomment>
        <translation>Una fila sin ninguna clave permitida no tiene pesos, y no es que sean ceros: los ceros no suman 1.</translation>
    </message>
    <message>
        <source>The gradient that vanishes, and the loss that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title</extracomment>
        <translation>El gradiente que se desvanece y la pérdida a la que no le importa</translation>
    </message>
    <message>
        <source>A weight of 0.0000007 is to become 0.9. One loss cannot move it, another one can at once.</source>
        <extracomment>08-vanishing-gradient.lesson, about</extracomment>
        <translation>Un peso de 0,0000007 debe llegar a 0,9. Una pérdida no puede moverlo; otra puede al instante.</translation>
    </message>
    <message>
        <source>A dead Jacobian</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 1</extracomment>
        <translation>Un jacobiano muerto</translation>
    </message>
    <message>
        <source>Here d is 512, the columns beyond the second are random, and ÷ √d is off. “export” gives “fail” the weight {{weights[export,fail]:9}}; nearly all goes to “did”.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 1</extracomment>
        <translation>Aquí d es 512, las columnas a partir de la segunda son aleatorias y ÷ √d está desactivado. «export» da a «fail» el peso {{weights[export,fail]:9}}; casi todo va a «did».</translation>
    </message>
    <message>
        <source>How much can any number of W_Q or W_K move this weight?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 1</extracomment>
        <translation>¿Cuánto puede mover este peso un número cualquiera de W_Q o W_K?</translation>
    </message>
    <message>
        <source>As much as at d = 2</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation>Tanto como con d = 2</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 1</extracomment>
        <translation>Casi nada</translation>
    </message>
    <message>
        <source>Its derivative by any score of its row has the weight itself as a factor, and that is 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 1</extracomment>
        <translation>Su derivada respecto a cualquier puntuación de su fila tiene como factor el propio peso, y ese es 0,0000007.</translation>
    </message>
    <message>
        <source>Select the weight of “export” on “fail”, and switch Derivatives on.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 1</extracomment>
        <translation>Seleccione el peso de «export» sobre «fail» y active las derivadas.</translation>
    </message>
    <message>
        <source>Click the weight in A, then press Ctrl+Shift+D.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 1</extracomment>
        <translation>Haga clic en el peso en A y pulse después Ctrl+Shift+D.</translation>
    </message>
    <message>
        <source>Every pane now shows how much its cells move this one weight. Leave the derivatives again with “Back to values”.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 1</extracomment>
        <translation>Cada panel muestra ahora cuánto mueven sus celdas este único peso. Salga de las derivadas con «Volver a los valores».</translation>
    </message>
    <message>
        <source>The square that cannot move it</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 2</extracomment>
        <translation>El cuadrado que no puede moverlo</translation>
    </message>
    <message>
        <source>Goal seek lets W_Q and W_K go down the gradient of a loss. The first one: half the squared distance of the weight to 0.9. The rate is 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 2</extracomment>
        <translation>La búsqueda de objetivo deja que W_Q y W_K desciendan por el gradiente de una pérdida. La primera: la mitad de la distancia al cuadrado del peso a 0,9. La tasa es 0,5.</translation>
    </message>
    <message>
        <source>Where is the weight after 500 steps?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 2</extracomment>
        <translation>¿Dónde está el peso tras 500 pasos?</translation>
    </message>
    <message>
        <source>At 0.9</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>En 0,9</translation>
    </message>
    <message>
        <source>Half way, at about 0.45</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>A mitad de camino, en torno a 0,45</translation>
    </message>
    <message>
        <source>Still below 0.000001</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 2</extracomment>
        <translation>Todavía por debajo de 0,000001</translation>
    </message>
    <message>
        <source>At 0.00000087. The loss is large, but its gradient must pass the dead Jacobian: it is (a − 0.9) times that factor of 0.0000007.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 2</extracomment>
        <translation>En 0,00000087. La pérdida es grande, pero su gradiente tiene que pasar por el jacobiano muerto: es (a − 0,9) por aquel factor de 0,0000007.</translation>
    </message>
    <message>
        <source>Open Goal seek and let it play for a while.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 2</extracomment>
        <translation>Abra Buscar objetivo y deje que se reproduzca un rato.</translation>
    </message>
    <message>
        <source>Matrix &gt; Goal seek, or Ctrl+Shift+K. The goal is set already: press “Play”.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 2</extracomment>
        <translation>Matriz &gt; Buscar objetivo, o Ctrl+Shift+K. El objetivo ya está puesto: pulse «Reproducir».</translation>
    </message>
    <message>
        <source>A large error is no use when the way back is blocked.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 2</extracomment>
        <translation>Un error grande no sirve de nada cuando el camino de vuelta está cortado.</translation>
    </message>
    <message>
        <source>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
e is 1 at “fail” and 0 elsewhere, the first a is the weight of “fail”, the last one the whole row.</source>
        <extracomment>08-vanishing-gradient.lesson, mathematics of step 2</extracomment>
        <translation>$ L = (a − 0.9)^2 / 2 $
$ ∂L/∂s = (a − 0.9) a (e − a) $
e es 1 en «fail» y 0 en los demás; la primera a es el peso de «fail», la última, la fila entera.</translation>
    </message>
    <message>
        <source>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 6.4e-7 at most
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 2</extracomment>
        <translation>```python
(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 6.4e-7 como mucho
```</translation>
    </message>
    <message>
        <source>The logarithm that does not care</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 3</extracomment>
        <translation>El logaritmo al que no le importa</translation>
    </message>
    <message>
        <source>Another loss for the same weight: minus its logarithm. It is 14.2 now.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 3</extracomment>
        <translation>Otra pérdida para el mismo peso: menos su logaritmo. Ahora es 14,2.</translation>
    </message>
    <message>
        <source>What is its derivative by the score of “fail”?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 3</extracomment>
        <translation>¿Cuál es su derivada respecto a la puntuación de «fail»?</translation>
    </message>
    <message>
        <source>a − 1 = −0.9999993. The logarithm divides by the weight, the Jacobian multiplies by it: the factor is gone. The gradient does not care how small the weight is.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 3</extracomment>
        <translation>a − 1 = −0,9999993. El logaritmo divide por el peso, el jacobiano multiplica por él: el factor desaparece. Al gradiente no le importa lo pequeño que sea el peso.</translation>
    </message>
    <message>
        <source>In Goal seek choose the loss “Minus the logarithm”, set the rate to 0.001, and play until the weight is above 0.8.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 3</extracomment>
        <translation>En Buscar objetivo, elija la pérdida «Menos el logaritmo de la celda», ponga la tasa a 0,001 y reproduzca hasta que el peso supere 0,8.</translation>
    </message>
    <message>
        <source>Set the loss and the rate first, then press “Play”. It takes about twenty steps.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 3</extracomment>
        <translation>Ponga primero la pérdida y la tasa, y pulse después «Reproducir». Hacen falta unos veinte pasos.</translation>
    </message>
    <message>
        <source>This is why classifiers and language models are trained with the cross entropy: it goes with the softmax.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 3</extracomment>
        <translation>Por eso los clasificadores y los modelos de lenguaje se entrenan con la entropía cruzada: es la que casa con la softmax.</translation>
    </message>
    <message>
        <source>```python
a - np.eye(7)[5]   # -1 at fail, however small a[5] is
```</source>
        <extracomment>08-vanishing-gradient.lesson, code of step 3</extracomment>
        <translation>```python
a - np.eye(7)[5]   # -1 en fail, por pequeño que sea a[5]
```</translation>
    </message>
    <message>
        <source>√d, and the square works too</source>
        <extracomment>08-vanishing-gradient.lesson, title of step 4</extracomment>
        <translation>Con √d también funciona el cuadrado</translation>
    </message>
    <message>
        <source>The same matrices with ÷ √d: the weight starts at 0.105.</source>
        <extracomment>08-vanishing-gradient.lesson, scene of step 4</extracomment>
        <translation>Las mismas matrices con ÷ √d: el peso empieza en 0,105.</translation>
    </message>
    <message>
        <source>Back to the squared distance and the rate 0.5. Does it arrive now?</source>
        <extracomment>08-vanishing-gradient.lesson, question of step 4</extracomment>
        <translation>De vuelta a la distancia al cuadrado y a la tasa 0,5. ¿Llega ahora?</translation>
    </message>
    <message>
        <source>Yes, in some hundred steps</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation>Sí, en unos cientos de pasos</translation>
    </message>
    <message>
        <source>No, the loss is to blame</source>
        <extracomment>08-vanishing-gradient.lesson, choice of step 4</extracomment>
        <translation>No, la culpa es de la pérdida</translation>
    </message>
    <message>
        <source>It passes 0.89 after 386 steps. The scores are 22.6 times smaller, no weight is near 0 or 1, and the Jacobian lives. Either cure helps: a loss that goes with the softmax, or scores that do not saturate it.</source>
        <extracomment>08-vanishing-gradient.lesson, reveal of step 4</extracomment>
        <translation>Supera 0,89 tras 386 pasos. Las puntuaciones son 22,6 veces menores, ningún peso está cerca de 0 o de 1, y el jacobiano vive. Cualquiera de los dos remedios ayuda: una pérdida que case con la softmax, o puntuaciones que no la saturen.</translation>
    </message>
    <message>
        <source>Play again in Goal seek, until the weight is above 0.5.</source>
        <extracomment>08-vanishing-gradient.lesson, task of step 4</extracomment>
        <translation>Vuelva a reproducir en Buscar objetivo hasta que el peso supere 0,5.</translation>
    </message>
    <message>
        <source>This step set ÷ √d on, and the loss and the rate back. Press “Play”, and wait.</source>
        <extracomment>08-vanishing-gradient.lesson, hint of step 4</extracomment>
        <translation>Este paso ha activado ÷ √d y ha restablecido la pérdida y la tasa. Pulse «Reproducir» y espere.</translation>
    </message>
    <message>
        <source>Inside a model no head has a loss of its own. What reaches it has to pass its softmax: that is why the scores must be kept small.</source>
        <extracomment>08-vanishing-gradient.lesson, idea of step 4</extracomment>
        <translation>Dentro de un modelo, ninguna cabeza tiene su propia pérdida. Lo que le llega tiene que pasar por su softmax: por eso hay que mantener pequeñas las puntuaciones.</translation>
    </message>
    <message>
        <source>Order does not matter</source>
        <extracomment>09-order.lesson, title</extracomment>
        <translation>El orden no importa</translation>
    </message>
    <message>
        <source>Dog bites man, man bites dog: attention alone cannot tell. Hence positions.</source>
        <extracomment>09-order.lesson, about</extracomment>
        <translation>El perro muerde al hombre, el hombre muerde al perro: la atención por sí sola no los distingue. De ahí las posiciones.</translation>
    </message>
    <message>
        <source>Swap two tokens</source>
        <extracomment>09-order.lesson, title of step 1</extracomment>
        <translation>Intercambie dos tokens</translation>
    </message>
    <message>
        <source>The output of “dog” is {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}.</source>
        <extracomment>09-order.lesson, scene of step 1</extracomment>
        <translation>La salida de «dog» es {{output[dog,0]:3}}; {{output[dog,1]:3}}; {{output[dog,2]:3}}.</translation>
    </message>
    <message>
        <source>Move “dog” one place to the right: “bites dog man”. What does its output become?</source>
        <extracomment>09-order.lesson, question of step 1</extracomment>
        <translation>Mueva «dog» un lugar a la derecha: «bites dog man». ¿Cuál pasa a ser su salida?</translation>
    </message>
    <message>
        <source>Something else: it has other neighbours</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation>Otra cosa: tiene otros vecinos</translation>
    </message>
    <message>
        <source>Exactly the same</source>
        <extracomment>09-order.lesson, choice of step 1</extracomment>
        <translation>Exactamente la misma</translation>
    </message>
    <message>
        <source>The row moves along with its token, and nothing in it changes. The sum over all keys does not ask in which order they come.</source>
        <extracomment>09-order.lesson, reveal of step 1</extracomment>
        <translation>La fila se mueve con su token, y nada en ella cambia. La suma sobre todas las claves no pregunta en qué orden vienen.</translation>
    </message>
    <message>
        <source>Move “dog” to another place.</source>
        <extracomment>09-order.lesson, task of step 1</extracomment>
        <translation>Mueva «dog» a otro lugar.</translation>
    </message>
    <message>
        <source>To attention, a sentence is a bag of words.</source>
        <extracomment>09-order.lesson, idea of step 1</extracomment>
        <translation>Para la atención, una frase es una bolsa de palabras.</translation>
    </message>
    <message>
        <source>For any order P of the rows:
$ O(P X) = P O(X) $</source>
        <extracomment>09-order.lesson, mathematics of step 1</extracomment>
        <translation>Para cualquier orden P de las filas:
$ O(P X) = P O(X) $</translation>
    </message>
    <message>
        <source>Give each place a mark</source>
        <extracomment>09-order.lesson, title of step 2</extracomment>
        <translation>Dé una marca a cada lugar</translation>
    </message>
    <message>
        <source>Rotary positions turn each query and key by an angle that grows with its place. The product of two of them then depends on how far they stand apart.</source>
        <extracomment>09-order.lesson, scene of step 2</extracomment>
        <translation>Las posiciones rotatorias giran cada consulta y cada clave un ángulo que crece con su lugar. El producto de dos de ellas depende entonces de lo lejos que estén una de otra.</translation>
    </message>
    <message>
        <source>Which of these change when positions are switched on?</source>
        <extracomment>09-order.lesson, question of step 2</extracomment>
        <translation>¿Cuáles de estos cambian al activar las posiciones?</translation>
    </message>
    <message>
        <source>Q, K and V</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>Q, K y V</translation>
    </message>
    <message>
        <source>The scores, the weights and the output</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>Las puntuaciones, los pesos y la salida</translation>
    </message>
    <message>
        <source>Only the output of the first token</source>
        <extracomment>09-order.lesson, choice of step 2</extracomment>
        <translation>Solo la salida del primer token</translation>
    </message>
    <message>
        <source>Q, K and V are made as before. Two more steps stand between them and the scores: the turned queries and keys. The first token stands at place 0 and is not turned.</source>
        <extracomment>09-order.lesson, reveal of step 2</extracomment>
        <translation>Q, K y V se hacen como antes. Entre ellas y las puntuaciones hay dos pasos más: las consultas y las claves giradas. El primer token está en el lugar 0 y no se gira.</translation>
    </message>
    <message>
        <source>Switch rotary positions on.</source>
        <extracomment>09-order.lesson, task of step 2</extracomment>
        <translation>Active las posiciones rotatorias.</translation>
    </message>
    <message>
        <source>Matrix &gt; Rotary positions. Choose a convention; which one does not matter here.</source>
        <extracomment>09-order.lesson, hint of step 2</extracomment>
        <translation>Matriz &gt; Posiciones rotatorias. Elija una convención; aquí no importa cuál.</translation>
    </message>
    <message>
        <source>A position can be added to X, or turned into Q and K. Either way the order has to be put in by hand.</source>
        <extracomment>09-order.lesson, idea of step 2</extracomment>
        <translation>Una posición se puede sumar a X o introducir en Q y K como giro. En ambos casos, el orden hay que ponerlo a mano.</translation>
    </message>
    <message>
        <source>$ q_m · k_n = q^T R(n − m) k $
R turns by an angle in proportion to the distance n − m.</source>
        <extracomment>09-order.lesson, mathematics of step 2</extracomment>
        <translation>$ q_m · k_n = q^T R(n − m) k $
R gira un ángulo proporcional a la distancia n − m.</translation>
    </message>
    <message>
        <source>Now order matters</source>
        <extracomment>09-order.lesson, title of step 3</extracomment>
        <translation>Ahora el orden importa</translation>
    </message>
    <message>
        <source>Rotary positions are in force. The output of “dog” is now {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}: write it down before you move anything.</source>
        <extracomment>09-order.lesson, scene of step 3</extracomment>
        <translation>Las posiciones rotatorias están activadas. La salida de «dog» es ahora {{output[dog,0]:3}}; {{output[dog,1]:3}}; {{output[dog,2]:3}}: anótela antes de mover nada.</translation>
    </message>
    <message>
        <source>Move a token. Does the output of “dog” stay?</source>
        <extracomment>09-order.lesson, question of step 3</extracomment>
        <translation>Mueva un token. ¿Se queda igual la salida de «dog»?</translation>
    </message>
    <message>
        <source>Yes, the row just moves</source>
        <extracomment>09-order.lesson, choice of step 3</extracomment>
        <translation>Sí, la fila solo se mueve</translation>
    </message>
    <message>
        <source>The distances changed, so the turned products changed, and the weights with them.</source>
        <extracomment>09-order.lesson, reveal of step 3</extracomment>
        <translation>Han cambiado las distancias, así que han cambiado los productos girados y, con ellos, los pesos.</translation>
    </message>
    <message>
        <source>With rotary positions on, move “dog” to another place and see its output change.</source>
        <extracomment>09-order.lesson, task of step 3</extracomment>
        <translation>Con las posiciones rotatorias activadas, mueva «dog» a otro lugar y vea cómo cambia su salida.</translation>
    </message>
    <message>
        <source>“Dog bites man” and “man bites dog” are two sentences at last.</source>
        <extracomment>09-order.lesson, idea of step 3</extracomment>
        <translation>«El perro muerde al hombre» y «el hombre muerde al perro» son por fin dos frases.</translation>
    </message>
    <message>
        <source>What cannot be seen</source>
        <extracomment>10-not-seen.lesson, title</extracomment>
        <translation>Lo que no se puede ver</translation>
    </message>
    <message>
        <source>Numbers of a head that can change without any weight changing.</source>
        <extracomment>10-not-seen.lesson, about</extracomment>
        <translation>Números de una cabeza que pueden cambiar sin que cambie ningún peso.</translation>
    </message>
    <message>
        <source>The bias of the keys</source>
        <extracomment>10-not-seen.lesson, title of step 1</extracomment>
        <translation>El sesgo de las claves</translation>
    </message>
    <message>
        <source>This head has biases; all are 0. Adding b_K moves every key by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 1</extracomment>
        <translation>Esta cabeza tiene sesgos; todos son 0. Sumar b_K mueve todas las claves en la misma cantidad.</translation>
    </message>
    <message>
        <source>Set a number of b_K to 5. The scores change. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 1</extracomment>
        <translation>Ponga a 5 un número de b_K. Las puntuaciones cambian. ¿Qué hacen los pesos?</translation>
    </message>
    <message>
        <source>They change a lot</source>
        <extracomment>10-not-seen.lesson, choice of step 1</extracomment>
        <translation>Cambian mucho</translation>
    </message>
    <message>
        <source>Every score of a row grows by the same q · b_K. The softmax sees differences within a row, and those stay. So b_K does nothing, in any model.</source>
        <extracomment>10-not-seen.lesson, reveal of step 1</extracomment>
        <translation>Cada puntuación de una fila crece lo mismo: q · b_K. La softmax ve las diferencias dentro de una fila, y esas se quedan igual. Así que b_K no hace nada, en ningún modelo.</translation>
    </message>
    <message>
        <source>Set the first number of b_K to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 1</extracomment>
        <translation>Ponga a 5 el primer número de b_K.</translation>
    </message>
    <message>
        <source>b_K stands below W_K. Click its first number, type 5 and press Enter. The chart of weights below stays as it is.</source>
        <extracomment>10-not-seen.lesson, hint of step 1</extracomment>
        <translation>b_K está debajo de W_K. Haga clic en su primer número, escriba 5 y pulse Enter. El gráfico de pesos de abajo se queda como está.</translation>
    </message>
    <message>
        <source>Whisper&apos;s keys have no bias, and nothing is missing.</source>
        <extracomment>10-not-seen.lesson, idea of step 1</extracomment>
        <translation>Las claves de Whisper no tienen sesgo, y no falta nada.</translation>
    </message>
    <message>
        <source>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
The last term does not depend on j.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 1</extracomment>
        <translation>$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $
El último término no depende de j.</translation>
    </message>
    <message>
        <source>The bias of the queries is seen</source>
        <extracomment>10-not-seen.lesson, title of step 2</extracomment>
        <translation>El sesgo de las consultas sí se ve</translation>
    </message>
    <message>
        <source>b_Q moves every query by the same amount.</source>
        <extracomment>10-not-seen.lesson, scene of step 2</extracomment>
        <translation>b_Q mueve todas las consultas en la misma cantidad.</translation>
    </message>
    <message>
        <source>Set a number of b_Q to 5. What do the weights do?</source>
        <extracomment>10-not-seen.lesson, question of step 2</extracomment>
        <translation>Ponga a 5 un número de b_Q. ¿Qué hacen los pesos?</translation>
    </message>
    <message>
        <source>They change</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation>Cambian</translation>
    </message>
    <message>
        <source>Nothing, as with b_K</source>
        <extracomment>10-not-seen.lesson, choice of step 2</extracomment>
        <translation>Nada, como con b_K</translation>
    </message>
    <message>
        <source>Now the score of i and j grows by b_Q · k_j. That depends on the key j: some keys become popular with everybody. “red” now gets 0.96 from itself and 0.95 from “green”.</source>
        <extracomment>10-not-seen.lesson, reveal of step 2</extracomment>
        <translation>Ahora la puntuación de i y j crece en b_Q · k_j. Eso depende de la clave j: algunas claves se vuelven populares entre todos. «red» recibe ahora 0,96 de sí mismo y 0,95 de «green».</translation>
    </message>
    <message>
        <source>Set the first number of b_Q to 5.</source>
        <extracomment>10-not-seen.lesson, task of step 2</extracomment>
        <translation>Ponga a 5 el primer número de b_Q.</translation>
    </message>
    <message>
        <source>b_Q stands below W_Q.</source>
        <extracomment>10-not-seen.lesson, hint of step 2</extracomment>
        <translation>b_Q está debajo de W_Q.</translation>
    </message>
    <message>
        <source>b_Q is a question that all tokens ask.</source>
        <extracomment>10-not-seen.lesson, idea of step 2</extracomment>
        <translation>b_Q es una pregunta que hacen todos los tokens.</translation>
    </message>
    <message>
        <source>```python
S + (bq @ K.T)   # the same row added to all rows
```</source>
        <extracomment>10-not-seen.lesson, code of step 2</extracomment>
        <translation>```python
S + (bq @ K.T)   # la misma fila sumada a todas las filas
```</translation>
    </message>
    <message>
        <source>Turn both</source>
        <extracomment>10-not-seen.lesson, title of step 3</extracomment>
        <translation>Girar las dos</translation>
    </message>
    <message>
        <source>W_Q and W_K are the identity here. “Rotation” makes a rotation of a matrix.</source>
        <extracomment>10-not-seen.lesson, scene of step 3</extracomment>
        <translation>Aquí W_Q y W_K son la identidad. «Rotación» convierte una matriz en una rotación.</translation>
    </message>
    <message>
        <source>Turn W_Q by 30 degrees, and W_K by the same. What happens to the scores?</source>
        <extracomment>10-not-seen.lesson, question of step 3</extracomment>
        <translation>Gire W_Q 30 grados, y W_K lo mismo. ¿Qué pasa con las puntuaciones?</translation>
    </message>
    <message>
        <source>They grow</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation>Crecen</translation>
    </message>
    <message>
        <source>They change their signs</source>
        <extracomment>10-not-seen.lesson, choice of step 3</extracomment>
        <translation>Cambian de signo</translation>
    </message>
    <message>
        <source>Queries and keys turn together, and a product of two vectors does not see that. Only W_Q W_Kᵀ counts. So a single column of Q has no meaning of its own: another rotation would mix it with the others.</source>
        <extracomment>10-not-seen.lesson, reveal of step 3</extracomment>
        <translation>Las consultas y las claves giran juntas, y un producto de dos vectores no ve eso. Solo cuenta W_Q W_Kᵀ. Así que una sola columna de Q no tiene significado propio: otra rotación la mezclaría con las demás.</translation>
    </message>
    <message>
        <source>Turn W_Q and W_K by the same angle.</source>
        <extracomment>10-not-seen.lesson, task of step 3</extracomment>
        <translation>Gire W_Q y W_K el mismo ángulo.</translation>
    </message>
    <message>
        <source>Click a cell of W_Q, choose Matrix &gt; Rotation, and 30. Then a cell of W_K, and the same.</source>
        <extracomment>10-not-seen.lesson, hint of step 3</extracomment>
        <translation>Haga clic en una celda de W_Q, elija Matriz &gt; Rotación y 30. Después en una celda de W_K, y lo mismo.</translation>
    </message>
    <message>
        <source>q1 and q2 have no names because they cannot have any.</source>
        <extracomment>10-not-seen.lesson, idea of step 3</extracomment>
        <translation>q1 y q2 no tienen nombre porque no pueden tenerlo.</translation>
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
        <translation>Estirar una, encoger la otra</translation>
    </message>
    <message>
        <source>Rotations are not all that is unseen.</source>
        <extracomment>10-not-seen.lesson, scene of step 4</extracomment>
        <translation>Las rotaciones no son lo único que no se ve.</translation>
    </message>
    <message>
        <source>Multiply W_Q by 4. What must be done to W_K so that the weights stay?</source>
        <extracomment>10-not-seen.lesson, question of step 4</extracomment>
        <translation>Multiplique W_Q por 4. ¿Qué hay que hacer con W_K para que los pesos se queden igual?</translation>
    </message>
    <message>
        <source>Multiply it by 4 too</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>Multiplicarla también por 4</translation>
    </message>
    <message>
        <source>Multiply it by 1/4</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>Multiplicarla por 1/4</translation>
    </message>
    <message>
        <source>Nothing can be done</source>
        <extracomment>10-not-seen.lesson, choice of step 4</extracomment>
        <translation>No se puede hacer nada</translation>
    </message>
    <message>
        <source>4 · 0.25 = 1: the product W_Q W_Kᵀ is what it was. A large number in W_Q alone says nothing about how decided a head is.</source>
        <extracomment>10-not-seen.lesson, reveal of step 4</extracomment>
        <translation>4 · 0,25 = 1: el producto W_Q W_Kᵀ es el que era. Un número grande solo en W_Q no dice nada sobre lo decidida que es una cabeza.</translation>
    </message>
    <message>
        <source>Scale W_Q by 4 and W_K by 0.25.</source>
        <extracomment>10-not-seen.lesson, task of step 4</extracomment>
        <translation>Escale W_Q por 4 y W_K por 0,25.</translation>
    </message>
    <message>
        <source>Matrix &gt; Scale works on the matrix of the selected cell.</source>
        <extracomment>10-not-seen.lesson, hint of step 4</extracomment>
        <translation>Matriz &gt; Escalar actúa sobre la matriz de la celda seleccionada.</translation>
    </message>
    <message>
        <source>Compare heads by what they do, by scores and weights, and not by their numbers.</source>
        <extracomment>10-not-seen.lesson, idea of step 4</extracomment>
        <translation>Compare las cabezas por lo que hacen, por sus puntuaciones y pesos, y no por sus números.</translation>
    </message>
    <message>
        <source>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
for every matrix M that has an inverse.</source>
        <extracomment>10-not-seen.lesson, mathematics of step 4</extracomment>
        <translation>$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $
para toda matriz M que tenga inversa.</translation>
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
        <translation>Construir una cabeza a mano</translation>
    </message>
    <message>
        <source>A head that looks at the previous token, from nothing; and saturation that is right.</source>
        <extracomment>11-build-a-head.lesson, about</extracomment>
        <translation>Una cabeza que mira al token anterior, desde cero; y una saturación que es correcta.</translation>
    </message>
    <message>
        <source>An empty head</source>
        <extracomment>11-build-a-head.lesson, title of step 1</extracomment>
        <translation>Una cabeza vacía</translation>
    </message>
    <message>
        <source>W_Q and W_K hold nothing but zeros. The mask is causal. The first five features of X say at which place a word stands.</source>
        <extracomment>11-build-a-head.lesson, scene of step 1</extracomment>
        <translation>W_Q y W_K solo contienen ceros. La máscara es causal. Las cinco primeras características de X dicen en qué lugar está una palabra.</translation>
    </message>
    <message>
        <source>What weight does “cat”, the fifth token, give to each token?</source>
        <extracomment>11-build-a-head.lesson, question of step 1</extracomment>
        <translation>¿Qué peso da «cat», el quinto token, a cada token?</translation>
    </message>
    <message>
        <source>All scores are 0, so all five allowed keys get the same: 1/5. A head without opinions is a mean of the past.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 1</extracomment>
        <translation>Todas las puntuaciones son 0, así que las cinco claves permitidas reciben lo mismo: 1/5. Una cabeza sin opiniones es una media del pasado.</translation>
    </message>
    <message>
        <source>Pick “cat”, and look at its weights.</source>
        <extracomment>11-build-a-head.lesson, task of step 1</extracomment>
        <translation>Elija «cat» y observe sus pesos.</translation>
    </message>
    <message>
        <source>We want a head that looks at the token just before. Real models grow such heads; more is built on them.</source>
        <extracomment>11-build-a-head.lesson, idea of step 1</extracomment>
        <translation>Queremos una cabeza que mire al token inmediatamente anterior. A los modelos reales les crecen cabezas así, y sobre ellas se construye más.</translation>
    </message>
    <message>
        <source>Keys: here I stand</source>
        <extracomment>11-build-a-head.lesson, title of step 2</extracomment>
        <translation>Claves: aquí estoy</translation>
    </message>
    <message>
        <source>Let a key say at which place its token stands: place 1 in column k1, place 2 in k2, and so on. The number 3 makes it loud.</source>
        <extracomment>11-build-a-head.lesson, scene of step 2</extracomment>
        <translation>Haga que una clave diga en qué lugar está su token: el lugar 1 en la columna k1, el lugar 2 en k2, y así sucesivamente. El número 3 hace que lo diga alto.</translation>
    </message>
    <message>
        <source>W_Q is still empty. What do the weights do when the keys are there?</source>
        <extracomment>11-build-a-head.lesson, question of step 2</extracomment>
        <translation>W_Q sigue vacía. ¿Qué hacen los pesos cuando ya están las claves?</translation>
    </message>
    <message>
        <source>They look at the previous token</source>
        <extracomment>11-build-a-head.lesson, choice of step 2</extracomment>
        <translation>Miran al token anterior</translation>
    </message>
    <message>
        <source>A key that nobody asks for changes nothing: 0 · 3 = 0.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 2</extracomment>
        <translation>Una clave por la que nadie pregunta no cambia nada: 0 · 3 = 0.</translation>
    </message>
    <message>
        <source>In W_K write 3 at 1st, k1; 2nd, k2; 3rd, k3; 4th, k4.</source>
        <extracomment>11-build-a-head.lesson, task of step 2</extracomment>
        <translation>En W_K escriba 3 en 1st, k1; 2nd, k2; 3rd, k3; 4th, k4.</translation>
    </message>
    <message>
        <source>Click the cell, type 3, press Enter. It is a diagonal.</source>
        <extracomment>11-build-a-head.lesson, hint of step 2</extracomment>
        <translation>Haga clic en la celda, escriba 3 y pulse Enter. Es una diagonal.</translation>
    </message>
    <message>
        <source>The last place needs no key: nobody stands behind it.</source>
        <extracomment>11-build-a-head.lesson, idea of step 2</extracomment>
        <translation>El último lugar no necesita clave: nadie está detrás de él.</translation>
    </message>
    <message>
        <source>Queries: who stands before me?</source>
        <extracomment>11-build-a-head.lesson, title of step 3</extracomment>
        <translation>Consultas: ¿quién está antes que yo?</translation>
    </message>
    <message>
        <source>The keys are there. Now the token at place 2 must ask for place 1: for column 1.</source>
        <extracomment>11-build-a-head.lesson, scene of step 3</extracomment>
        <translation>Las claves ya están. Ahora el token del lugar 2 debe preguntar por el lugar 1: por la columna 1.</translation>
    </message>
    <message>
        <source>Where does the 3 of “2nd” belong in W_Q?</source>
        <extracomment>11-build-a-head.lesson, question of step 3</extracomment>
        <translation>¿Dónde va el 3 de «2nd» en W_Q?</translation>
    </message>
    <message>
        <source>In column q1</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation>En la columna q1</translation>
    </message>
    <message>
        <source>In column q2</source>
        <extracomment>11-build-a-head.lesson, choice of step 3</extracomment>
        <translation>En la columna q2</translation>
    </message>
    <message>
        <source>The query must point to where the key of place 1 points: to column 1. The diagonal of W_Q stands one row lower than the one of W_K.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 3</extracomment>
        <translation>La consulta debe apuntar adonde apunta la clave del lugar 1: a la columna 1. La diagonal de W_Q está una fila más abajo que la de W_K.</translation>
    </message>
    <message>
        <source>In W_Q write 3 at 2nd, q1; 3rd, q2; 4th, q3; 5th, q4. Every token then looks one step back.</source>
        <extracomment>11-build-a-head.lesson, task of step 3</extracomment>
        <translation>En W_Q escriba 3 en 2nd, q1; 3rd, q2; 4th, q3; 5th, q4. Cada token mira entonces un paso atrás.</translation>
    </message>
    <message>
        <source>Click W_Q at 2nd, q1, type 3 and press Enter. Then one row lower and one column further.</source>
        <extracomment>11-build-a-head.lesson, hint of step 3</extracomment>
        <translation>Haga clic en W_Q en 2nd, q1, escriba 3 y pulse Enter. Después, una fila más abajo y una columna más allá.</translation>
    </message>
    <message>
        <source>You have written a program in two matrices: at each place, fetch what stands before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 3</extracomment>
        <translation>Ha escrito un programa en dos matrices: en cada lugar, traer lo que está antes.</translation>
    </message>
    <message>
        <source>$ q_i · k_j = 9 $
where j = i − 1, and 0 elsewhere. 9 / √4 = 4.5, and e^4.5 = 90: “cat” gives “a” 90 / (90 + 4) = 0.957.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 3</extracomment>
        <translation>$ q_i · k_j = 9 $
donde j = i − 1, y 0 en los demás casos. 9 / √4 = 4,5, y e^4,5 = 90: «cat» da a «a» 90 / (90 + 4) = 0,957.</translation>
    </message>
    <message>
        <source>Saturation is not always bad</source>
        <extracomment>11-build-a-head.lesson, title of step 4</extracomment>
        <translation>La saturación no siempre es mala</translation>
    </message>
    <message>
        <source>“cat” gives “a” the weight 0.957. The rest goes to tokens that it did not ask for.</source>
        <extracomment>11-build-a-head.lesson, scene of step 4</extracomment>
        <translation>«cat» da a «a» el peso 0,957. El resto va a tokens por los que no preguntó.</translation>
    </message>
    <message>
        <source>How can this head be made to copy more exactly?</source>
        <extracomment>11-build-a-head.lesson, question of step 4</extracomment>
        <translation>¿Cómo se puede hacer que esta cabeza copie con más exactitud?</translation>
    </message>
    <message>
        <source>By a higher temperature</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>Con una temperatura más alta</translation>
    </message>
    <message>
        <source>By larger scores</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>Con puntuaciones mayores</translation>
    </message>
    <message>
        <source>By a wider V</source>
        <extracomment>11-build-a-head.lesson, choice of step 4</extracomment>
        <translation>Con una V más ancha</translation>
    </message>
    <message>
        <source>Twice the scores: 9 instead of 4.5, and the weight becomes 0.9995. The head is saturated, and that is what it is for.</source>
        <extracomment>11-build-a-head.lesson, reveal of step 4</extracomment>
        <translation>El doble de puntuación: 9 en lugar de 4,5, y el peso pasa a ser 0,9995. La cabeza está saturada, y para eso está.</translation>
    </message>
    <message>
        <source>Double W_Q, so that “cat” gives “a” more than 0.99.</source>
        <extracomment>11-build-a-head.lesson, task of step 4</extracomment>
        <translation>Duplique W_Q, de modo que «cat» dé a «a» más de 0,99.</translation>
    </message>
    <message>
        <source>A finished head that copies may well be one-hot. Saturation hurts while a head still has to learn: the Jacobian of this row is now 83 times smaller than before.</source>
        <extracomment>11-build-a-head.lesson, idea of step 4</extracomment>
        <translation>Una cabeza terminada que copia bien puede ser one-hot. La saturación perjudica mientras una cabeza todavía tiene que aprender: el jacobiano de esta fila es ahora 83 veces menor que antes.</translation>
    </message>
    <message>
        <source>|J| falls from 0.0541 to 0.00065. What is right need not move any more.</source>
        <extracomment>11-build-a-head.lesson, mathematics of step 4</extracomment>
        <translation>|J| cae de 0,0541 a 0,00065. Lo que está bien ya no necesita moverse.</translation>
    </message>
    <message>
        <source>W_Q stands in the cell “Projections”, further up. Click one of its cells, then Matrix &gt; Scale, and 2.</source>
        <extracomment>11-build-a-head.lesson, hint of step 4</extracomment>
        <translation>W_Q está en la celda «Proyecciones», más arriba. Haga clic en una de sus celdas; después, Matriz &gt; Escalar, y 2.</translation>
    </message>
    <message>
        <source>Click “dog” in the row of tokens with the right button, and choose “Move behind the next one”.</source>
        <extracomment>09-order.lesson, hint of step 1</extracomment>
        <translation>Haga clic con el botón derecho en «dog», en la fila de tokens, y elija «Mover detrás del siguiente».</translation>
    </message>
    <message>
        <source>Right button on “dog”, “Move behind the next one”. If nothing changes, rotary positions are off: Matrix &gt; Rotary positions.</source>
        <extracomment>09-order.lesson, hint of step 3</extracomment>
        <translation>Botón derecho en «dog», «Mover detrás del siguiente». Si no cambia nada, las posiciones rotatorias están desactivadas: Matriz &gt; Posiciones rotatorias.</translation>
    </message>
</context>
</TS>
