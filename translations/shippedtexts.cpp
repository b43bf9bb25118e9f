// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Written by the target update_shipped_texts for lupdate, from resources/lessons and resources/examples. Not compiled.
// clang-format off
static const char* const shippedTexts[] = {
//: 01-three-steps.lesson, title
QT_TRANSLATE_NOOP("lessons",
    "The equation in three steps"),
//: 01-three-steps.lesson, about
QT_TRANSLATE_NOOP("lessons",
    "Projections, scaled scores, a weighted mean: the whole of attention with seven words."),
//: 01-three-steps.lesson, title of step 1
QT_TRANSLATE_NOOP("lessons",
    "Every token becomes three vectors"),
//: 01-three-steps.lesson, scene of step 1
QT_TRANSLATE_NOOP("lessons",
    "Seven tokens stand in X, one a row. Three matrices make three new rows of each: a **query**, a **key** and a **value**."),
//: 01-three-steps.lesson, question of step 1
QT_TRANSLATE_NOOP("lessons",
    "X has 7 rows and 4 columns, W_Q has 4 rows and 2 columns. What is the shape of Q?"),
//: 01-three-steps.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "4 rows, 2 columns"),
//: 01-three-steps.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "7 rows, 2 columns"),
//: 01-three-steps.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "7 rows, 4 columns"),
//: 01-three-steps.lesson, reveal of step 1
QT_TRANSLATE_NOOP("lessons",
    "One row for each token, one column for each column of W_Q. Each number of Q is a row of X times a column of W_Q."),
//: 01-three-steps.lesson, task of step 1
QT_TRANSLATE_NOOP("lessons",
    "Click the number of “export” in column q1 of Q, and read at the right where it comes from."),
//: 01-three-steps.lesson, hint of step 1
QT_TRANSLATE_NOOP("lessons",
    "Q stands below W_Q. The row of “export” is the fifth."),
//: 01-three-steps.lesson, idea of step 1
QT_TRANSLATE_NOOP("lessons",
    "The same X is read three times. Nothing else of the token goes on: whatever W_Q, W_K and W_V drop is lost for this head."),
//: 01-three-steps.lesson, mathematics of step 1
QT_TRANSLATE_NOOP("lessons",
    "$ Q = X W_Q $\n"
    "$ K = X W_K $\n"
    "$ V = X W_V $\n"
    "For “export” and q1: 0.5 · 1 + 0.6 · (−0.2) + 0.1 · (−0.3) + 0 · (−1.5) = 0.35."),
//: 01-three-steps.lesson, title of step 2
QT_TRANSLATE_NOOP("lessons",
    "Every query meets every key"),
//: 01-three-steps.lesson, scene of step 2
QT_TRANSLATE_NOOP("lessons",
    "The query of “export” is ({{Q[export,0]}}, {{Q[export,1]}}). The key of “fail” is ({{K[fail,0]}}, {{K[fail,1]}})."),
//: 01-three-steps.lesson, question of step 2
QT_TRANSLATE_NOOP("lessons",
    "Multiply them number by number, add, and divide by √2 ≈ 1.41. What is the scaled score?"),
//: 01-three-steps.lesson, reveal of step 2
QT_TRANSLATE_NOOP("lessons",
    "0.35 · 1.23 + 0.22 · 0.36 = 0.51, and 0.51 / 1.41 = 0.36."),
//: 01-three-steps.lesson, task of step 2
QT_TRANSLATE_NOOP("lessons",
    "Click this score in S̃: the row of “export”, the column of “fail”."),
//: 01-three-steps.lesson, hint of step 2
QT_TRANSLATE_NOOP("lessons",
    "Rows are those who look, columns are those who are looked at. S̃ stands in the cell “Scaling”."),
//: 01-three-steps.lesson, idea of step 2
QT_TRANSLATE_NOOP("lessons",
    "A score is large where a query and a key point the same way. There are 7 · 7 = 49 of them, one for every pair, both ways round."),
//: 01-three-steps.lesson, mathematics of step 2
QT_TRANSLATE_NOOP("lessons",
    "$ S̃ = Q Kᵀ / √d_k $\n"
    "d_k is the number of columns of Q and K, 2 here."),
//: 01-three-steps.lesson, title of step 3
QT_TRANSLATE_NOOP("lessons",
    "The weights mix the values"),
//: 01-three-steps.lesson, scene of step 3
QT_TRANSLATE_NOOP("lessons",
    "The softmax makes shares of each row of scores. With these shares the rows of V are mixed: that is the output."),
//: 01-three-steps.lesson, question of step 3
QT_TRANSLATE_NOOP("lessons",
    "The largest number in column v2 of V is 1.48. Can a number in column v2 of the output be larger?"),
//: 01-three-steps.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "Yes, if a weight is large enough"),
//: 01-three-steps.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "No, never"),
//: 01-three-steps.lesson, reveal of step 3
QT_TRANSLATE_NOOP("lessons",
    "The shares of a row are not negative and add up to 1. A mean with such shares stays between the smallest and the largest value."),
//: 01-three-steps.lesson, task of step 3
QT_TRANSLATE_NOOP("lessons",
    "Click output v2 of “export”. The inspector shows who brought how much."),
//: 01-three-steps.lesson, task of step 3
QT_TRANSLATE_NOOP("lessons",
    "Now change the number in X at “fail”, column “trouble”, and see every step follow."),
//: 01-three-steps.lesson, hint of step 3
QT_TRANSLATE_NOOP("lessons",
    "X stands in the cell “Projections”, further up. Click its number 0.90 in the row “fail”, type another one, and press Enter. Undo takes it back."),
//: 01-three-steps.lesson, idea of step 3
QT_TRANSLATE_NOOP("lessons",
    "Who looks where is decided by Q and K. What arrives is decided by V."),
//: 02-three-questions.lesson, title
QT_TRANSLATE_NOOP("lessons",
    "Q, K and V are three questions"),
//: 02-three-questions.lesson, about
QT_TRANSLATE_NOOP("lessons",
    "What do I look for, how am I found, what do I give? Change one and see what stays."),
//: 02-three-questions.lesson, title of step 1
QT_TRANSLATE_NOOP("lessons",
    "What do I look for?"),
//: 02-three-questions.lesson, scene of step 1
QT_TRANSLATE_NOOP("lessons",
    "The query says what a token looks for. It is made by W_Q and by nothing else."),
//: 02-three-questions.lesson, question of step 1
QT_TRANSLATE_NOOP("lessons",
    "You change one number of W_Q. What stays exactly as it is?"),
//: 02-three-questions.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "The scores"),
//: 02-three-questions.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "The weights"),
//: 02-three-questions.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "The keys"),
//: 02-three-questions.lesson, reveal of step 1
QT_TRANSLATE_NOOP("lessons",
    "W_Q makes queries only. Keys and values do not know of it. Scores and weights follow the queries."),
//: 02-three-questions.lesson, task of step 1
QT_TRANSLATE_NOOP("lessons",
    "Set the number in W_Q at “product”, column q1, to 0."),
//: 02-three-questions.lesson, hint of step 1
QT_TRANSLATE_NOOP("lessons",
    "Click the 1.00 at the top left of W_Q, type 0, press Enter."),
//: 02-three-questions.lesson, idea of step 1
QT_TRANSLATE_NOOP("lessons",
    "“export” holds half a “product”. Without that number its query asks for less, and “fail” no longer stands out: the weight falls from 0.24 to 0.14."),
//: 02-three-questions.lesson, mathematics of step 1
QT_TRANSLATE_NOOP("lessons",
    "$ S = (X W_Q) (X W_K)ᵀ $\n"
    "W_Q stands in the first factor only."),
//: 02-three-questions.lesson, code of step 1
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "Q = X @ Wq              # follows Wq\n"
    "S = Q @ (X @ Wk).T      # follows Wq and Wk\n"
    "```"),
//: 02-three-questions.lesson, title of step 2
QT_TRANSLATE_NOOP("lessons",
    "What do I give?"),
//: 02-three-questions.lesson, scene of step 2
QT_TRANSLATE_NOOP("lessons",
    "The value is what a token hands over when somebody looks at it."),
//: 02-three-questions.lesson, question of step 2
QT_TRANSLATE_NOOP("lessons",
    "You change one number of W_V. What happens to the weights?"),
//: 02-three-questions.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "They change a little"),
//: 02-three-questions.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "Nothing at all"),
//: 02-three-questions.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "Only the row of the picked token changes"),
//: 02-three-questions.lesson, reveal of step 2
QT_TRANSLATE_NOOP("lessons",
    "The weights are finished before V is read. W_V changes what arrives, never who looks where."),
//: 02-three-questions.lesson, task of step 2
QT_TRANSLATE_NOOP("lessons",
    "Set the number in W_V at “trouble”, column v2, to 0."),
//: 02-three-questions.lesson, hint of step 2
QT_TRANSLATE_NOOP("lessons",
    "It is the 1.10 in the third row of W_V."),
//: 02-three-questions.lesson, idea of step 2
QT_TRANSLATE_NOOP("lessons",
    "The second number of the output of “export” falls from 0.63 to 0.31: most of it was trouble, brought by “fail”."),
//: 02-three-questions.lesson, mathematics of step 2
QT_TRANSLATE_NOOP("lessons",
    "$ O = A (X W_V) $\n"
    "A does not hold W_V, so O is a linear function of W_V."),
//: 02-three-questions.lesson, code of step 2
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "A = softmax(Q @ K.T / np.sqrt(d_k))\n"
    "O = A @ (X @ Wv)        # Wv comes last\n"
    "```"),
//: 02-three-questions.lesson, title of step 3
QT_TRANSLATE_NOOP("lessons",
    "Being asked is not asking"),
//: 02-three-questions.lesson, scene of step 3
QT_TRANSLATE_NOOP("lessons",
    "“export” gives “fail” the weight {{weights[export,fail]}}. Each token asks with its query and is found by its key."),
//: 02-three-questions.lesson, question of step 3
QT_TRANSLATE_NOOP("lessons",
    "How much does “fail” give “export” in return?"),
//: 02-three-questions.lesson, reveal of step 3
QT_TRANSLATE_NOOP("lessons",
    "0.33, and not 0.24. One direction compares the query of “export” with the key of “fail”, the other one the query of “fail” with the key of “export”. These are four different vectors."),
//: 02-three-questions.lesson, task of step 3
QT_TRANSLATE_NOOP("lessons",
    "Pick “fail” in the row of tokens, and look at its weights."),
//: 02-three-questions.lesson, hint of step 3
QT_TRANSLATE_NOOP("lessons",
    "The tokens stand as buttons in the cell “Tokens”."),
//: 02-three-questions.lesson, idea of step 3
QT_TRANSLATE_NOOP("lessons",
    "If queries and keys were the same, a token would mostly find itself. Two projections let it look for something that it is not."),
//: 02-three-questions.lesson, code of step 3
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "S[4, 5] = Q[4] @ K[5]   # export asks, fail answers\n"
    "S[5, 4] = Q[5] @ K[4]   # fail asks, export answers\n"
    "```"),
//: 03-why-root-d.lesson, title
QT_TRANSLATE_NOOP("lessons",
    "Why √d"),
//: 03-why-root-d.lesson, about
QT_TRANSLATE_NOOP("lessons",
    "What the division does at d = 2, at d = 1024, and where the usual story is too simple."),
//: 03-why-root-d.lesson, title of step 1
QT_TRANSLATE_NOOP("lessons",
    "At d = 2 it does little"),
//: 03-why-root-d.lesson, scene of step 1
QT_TRANSLATE_NOOP("lessons",
    "With ÷ √d, “export” gives “fail” the weight 0.241. Here d is 2, so that scores are divided by 1.41."),
//: 03-why-root-d.lesson, question of step 1
QT_TRANSLATE_NOOP("lessons",
    "Switch the division off. What does the weight become?"),
//: 03-why-root-d.lesson, reveal of step 1
QT_TRANSLATE_NOOP("lessons",
    "0.292. At d = 2 the division hardly matters. It also makes the gradient of this row smaller: 0.54 without, 0.36 with."),
//: 03-why-root-d.lesson, task of step 1
QT_TRANSLATE_NOOP("lessons",
    "Switch ÷ √d off in the tool bar."),
//: 03-why-root-d.lesson, hint of step 1
QT_TRANSLATE_NOOP("lessons",
    "It is the switch at the left of “exponent”."),
//: 03-why-root-d.lesson, idea of step 1
QT_TRANSLATE_NOOP("lessons",
    "Nobody needs √d for two columns. It is there for heads with 64 or 128 of them."),
//: 03-why-root-d.lesson, mathematics of step 1
QT_TRANSLATE_NOOP("lessons",
    "$ S̃ = S / d_k^p $\n"
    "p = 0.5 divides by the root. p = 0 switches the division off."),
//: 03-why-root-d.lesson, title of step 2
QT_TRANSLATE_NOOP("lessons",
    "Scores grow with the width"),
//: 03-why-root-d.lesson, scene of step 2
QT_TRANSLATE_NOOP("lessons",
    "Now a thought experiment, the textbook's one: every number of q and k is drawn by itself, with mean 0 and spread 1. A score is the sum of d products."),
//: 03-why-root-d.lesson, question of step 2
QT_TRANSLATE_NOOP("lessons",
    "d grows from 4 to 64. By how much does the spread of the scores grow?"),
//: 03-why-root-d.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "Not at all"),
//: 03-why-root-d.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "4 times"),
//: 03-why-root-d.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "16 times"),
//: 03-why-root-d.lesson, reveal of step 2
QT_TRANSLATE_NOOP("lessons",
    "d products with spread 1 add up to a sum with spread √d. From √4 = 2 to √64 = 8 is 4 times. Measured over 8000 draws: 1.99 and 8.01."),
//: 03-why-root-d.lesson, task of step 2
QT_TRANSLATE_NOOP("lessons",
    "Set the width in the Saturation cell to 64."),
//: 03-why-root-d.lesson, hint of step 2
QT_TRANSLATE_NOOP("lessons",
    "Type 64 into the field beside the slider, and press Enter. The source of the columns is “normal” already."),
//: 03-why-root-d.lesson, idea of step 2
QT_TRANSLATE_NOOP("lessons",
    "Large scores do not mean that the model is sure. They may only mean that it is wide."),
//: 03-why-root-d.lesson, mathematics of step 2
QT_TRANSLATE_NOOP("lessons",
    "Products of independent numbers with mean 0 and variance 1 have variance 1. The variances of d of them add up:\n"
    "$ Var(q · k) = d $"),
//: 03-why-root-d.lesson, code of step 2
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "q = rng.standard_normal((n, d))\n"
    "k = rng.standard_normal((n, d))\n"
    "(q @ k.T).std()      # about sqrt(d)\n"
    "```"),
//: 03-why-root-d.lesson, title of step 3
QT_TRANSLATE_NOOP("lessons",
    "Then the softmax picks one"),
//: 03-why-root-d.lesson, scene of step 3
QT_TRANSLATE_NOOP("lessons",
    "The softmax sees differences. Where scores are 20 apart, the smaller one counts e⁻²⁰, about two billionths."),
//: 03-why-root-d.lesson, question of step 3
QT_TRANSLATE_NOOP("lessons",
    "At d = 512, without the division: what is the largest weight of a typical row of 7?"),
//: 03-why-root-d.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "About 0.3"),
//: 03-why-root-d.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "About 0.7"),
//: 03-why-root-d.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "Nearly 1"),
//: 03-why-root-d.lesson, reveal of step 3
QT_TRANSLATE_NOOP("lessons",
    "The median over 8000 draws is 0.99997 without the division, and 0.36 with it."),
//: 03-why-root-d.lesson, task of step 3
QT_TRANSLATE_NOOP("lessons",
    "Set the width to 512, and compare the bars with and without ÷ √d."),
//: 03-why-root-d.lesson, hint of step 3
QT_TRANSLATE_NOOP("lessons",
    "Type 512 into the field beside the slider, or drag the slider."),
//: 03-why-root-d.lesson, idea of step 3
QT_TRANSLATE_NOOP("lessons",
    "Such a row is called saturated: one key takes all. At d = 512 three of four rows have a largest weight above 0.99 without the division, and none with it."),
//: 03-why-root-d.lesson, mathematics of step 3
QT_TRANSLATE_NOOP("lessons",
    "$ S̃ = S / √d $\n"
    "has the same spread at every d: the √d of the sum is divided away."),
//: 03-why-root-d.lesson, title of step 4
QT_TRANSLATE_NOOP("lessons",
    "The honest half: the crossover"),
//: 03-why-root-d.lesson, scene of step 4
QT_TRANSLATE_NOOP("lessons",
    "“Without √d the gradient vanishes.” True for wide heads. But is the gradient larger with the division at every width?"),
//: 03-why-root-d.lesson, question of step 4
QT_TRANSLATE_NOOP("lessons",
    "At d = 16, where is the typical gradient at the query larger?"),
//: 03-why-root-d.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "With the division"),
//: 03-why-root-d.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "Without it"),
//: 03-why-root-d.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "It is the same"),
//: 03-why-root-d.lesson, reveal of step 4
QT_TRANSLATE_NOOP("lessons",
    "Over 8000 draws the medians are 0.98 without it and 0.37 with it. For 7 tokens the one without stays above up to about d = 70. Only then it dies: 0.00002 against 0.38 at d = 1024."),
//: 03-why-root-d.lesson, task of step 4
QT_TRANSLATE_NOOP("lessons",
    "Set the width to 16, and read both gradients."),
//: 03-why-root-d.lesson, hint of step 4
QT_TRANSLATE_NOOP("lessons",
    "The sentences below the bars name the gradients at the query of the picked token."),
//: 03-why-root-d.lesson, idea of step 4
QT_TRANSLATE_NOOP("lessons",
    "Dividing makes scores smaller, and the slope of a score by its query too. Where nothing is saturated, that is all it does."),
//: 03-why-root-d.lesson, mathematics of step 4
QT_TRANSLATE_NOOP("lessons",
    "$ ∂a/∂q = J K / d^p $\n"
    "J = diag(a) − aᵀa dies when a becomes one-hot; the divisor makes all of it smaller."),
//: 03-why-root-d.lesson, title of step 5
QT_TRANSLATE_NOOP("lessons",
    "The honest half: rows on the edge"),
//: 03-why-root-d.lesson, scene of step 5
QT_TRANSLATE_NOOP("lessons",
    "At d = 1024, without the division, the median gradient is 0.00002. That is the typical row."),
//: 03-why-root-d.lesson, question of step 5
QT_TRANSLATE_NOOP("lessons",
    "And the mean over all rows?"),
//: 03-why-root-d.lesson, choice of step 5
QT_TRANSLATE_NOOP("lessons",
    "0.00002 as well"),
//: 03-why-root-d.lesson, choice of step 5
QT_TRANSLATE_NOOP("lessons",
    "0.38, as with the division"),
//: 03-why-root-d.lesson, reveal of step 5
QT_TRANSLATE_NOOP("lessons",
    "1.28, more than with the division. 82 of 100 rows are frozen. But 12 of 100 stand on the edge between two keys, and these carry 90 % of the mean."),
//: 03-why-root-d.lesson, task of step 5
QT_TRANSLATE_NOOP("lessons",
    "Set the width to 1024, and look at the curves: median, band and mean."),
//: 03-why-root-d.lesson, hint of step 5
QT_TRANSLATE_NOOP("lessons",
    "Type 1024 into the field beside the slider."),
//: 03-why-root-d.lesson, idea of step 5
QT_TRANSLATE_NOOP("lessons",
    "Saturation is not silence. Most rows learn nothing through the scores, a few get a jolt. And V still learns: its gradient does not pass the softmax."),
//: 03-why-root-d.lesson, mathematics of step 5
QT_TRANSLATE_NOOP("lessons",
    "A tie of two keys has a = (½, ½). Then |J| = ½, the largest there is, however large the scores are."),
//: 03-why-root-d.lesson, title of step 6
QT_TRANSLATE_NOOP("lessons",
    "When √d is not enough"),
//: 03-why-root-d.lesson, scene of step 6
QT_TRANSLATE_NOOP("lessons",
    "√d is right for numbers that have nothing to do with each other. The source “repeat” takes your own columns again and again: q and k then agree in every copy."),
//: 03-why-root-d.lesson, question of step 6
QT_TRANSLATE_NOOP("lessons",
    "256 copies of two columns. By how much do the scores grow?"),
//: 03-why-root-d.lesson, choice of step 6
QT_TRANSLATE_NOOP("lessons",
    "256 times"),
//: 03-why-root-d.lesson, reveal of step 6
QT_TRANSLATE_NOOP("lessons",
    "Every copy adds the same amount. The scores grow like d, and √d divides only by √d. It takes the exponent 1."),
//: 03-why-root-d.lesson, task of step 6
QT_TRANSLATE_NOOP("lessons",
    "Set the exponent in the tool bar to 1."),
//: 03-why-root-d.lesson, hint of step 6
QT_TRANSLATE_NOOP("lessons",
    "Press Tab until the slider “exponent” has the focus, then Page Up five times. A click on its line would jump there."),
//: 03-why-root-d.lesson, idea of step 6
QT_TRANSLATE_NOOP("lessons",
    "Training aligns queries and keys. That is why some recipes for very wide models (muP) divide by d."),
//: 03-why-root-d.lesson, code of step 6
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "Q512 = np.tile(Q, 256)\n"
    "K512 = np.tile(K, 256)\n"
    "np.allclose(Q512 @ K512.T, 256 * Q @ K.T)   # True\n"
    "```"),
//: 04-reading-weights.lesson, title
QT_TRANSLATE_NOOP("lessons",
    "Reading a matrix of weights"),
//: 04-reading-weights.lesson, about
QT_TRANSLATE_NOOP("lessons",
    "Rows add up to 1, columns need not; who looks at whom; and why A is not symmetric."),
//: 04-reading-weights.lesson, title of step 1
QT_TRANSLATE_NOOP("lessons",
    "Rows add up to 1"),
//: 04-reading-weights.lesson, scene of step 1
QT_TRANSLATE_NOOP("lessons",
    "A has a row and a column for each token. The sums at its right are all 1.00: a row shares itself out."),
//: 04-reading-weights.lesson, question of step 1
QT_TRANSLATE_NOOP("lessons",
    "And a column? Add up the column of “Nimbus”."),
//: 04-reading-weights.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "It is 1 as well"),
//: 04-reading-weights.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "It may be anything from 0 to 7"),
//: 04-reading-weights.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "It is always less than 1"),
//: 04-reading-weights.lesson, reveal of step 1
QT_TRANSLATE_NOOP("lessons",
    "The column of “Nimbus” adds up to 1.73, the one of “Why” to 0.62. A token can be looked at by all, or by nobody."),
//: 04-reading-weights.lesson, task of step 1
QT_TRANSLATE_NOOP("lessons",
    "Click the weight of “export” on “Nimbus”."),
//: 04-reading-weights.lesson, hint of step 1
QT_TRANSLATE_NOOP("lessons",
    "Columns have their names at the top."),
//: 04-reading-weights.lesson, idea of step 1
QT_TRANSLATE_NOOP("lessons",
    "Every row spends exactly one. Nothing says who receives it."),
//: 04-reading-weights.lesson, mathematics of step 1
QT_TRANSLATE_NOOP("lessons",
    "$ Σ_j A_ij = 1 $\n"
    "for every i. There is no such law for a sum over i."),
//: 04-reading-weights.lesson, code of step 1
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "A.sum(axis=1)   # ones\n"
    "A.sum(axis=0)   # 0.62, 0.83, 0.82, 1.73, 1.40, 0.94, 0.65\n"
    "```"),
//: 04-reading-weights.lesson, title of step 2
QT_TRANSLATE_NOOP("lessons",
    "Who looks at whom"),
//: 04-reading-weights.lesson, scene of step 2
QT_TRANSLATE_NOOP("lessons",
    "The row says who looks. The column says who is looked at. So the row of “export” is where “export” looks."),
//: 04-reading-weights.lesson, question of step 2
QT_TRANSLATE_NOOP("lessons",
    "Who looks most at “fail”?"),
//: 04-reading-weights.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "export"),
//: 04-reading-weights.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "fail itself"),
//: 04-reading-weights.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "Nimbus"),
//: 04-reading-weights.lesson, reveal of step 2
QT_TRANSLATE_NOOP("lessons",
    "Down the column of “fail” the largest weight is 0.38, in the row of “Nimbus”. That “fail” is where “export” looks most is another question: it is asked along a row."),
//: 04-reading-weights.lesson, task of step 2
QT_TRANSLATE_NOOP("lessons",
    "Click the largest weight in the column of “fail”."),
//: 04-reading-weights.lesson, hint of step 2
QT_TRANSLATE_NOOP("lessons",
    "Go down the column of “fail”: the darkest cell is in the fourth row."),
//: 04-reading-weights.lesson, idea of step 2
QT_TRANSLATE_NOOP("lessons",
    "Along a row: where do I look? Down a column: who looks at me?"),
//: 04-reading-weights.lesson, mathematics of step 2
QT_TRANSLATE_NOOP("lessons",
    "$ A_ij $\n"
    "i is the query, j is the key."),
//: 04-reading-weights.lesson, code of step 2
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "A[4].argmax()      # 5: where export looks most\n"
    "A[:, 5].argmax()   # 3: who looks most at fail\n"
    "```"),
//: 04-reading-weights.lesson, title of step 3
QT_TRANSLATE_NOOP("lessons",
    "Even symmetric scores give no symmetric weights"),
//: 04-reading-weights.lesson, scene of step 3
QT_TRANSLATE_NOOP("lessons",
    "Give W_K the numbers of W_Q. Then K equals Q, and the score of i and j is the score of j and i."),
//: 04-reading-weights.lesson, question of step 3
QT_TRANSLATE_NOOP("lessons",
    "Is A symmetric then?"),
//: 04-reading-weights.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "Yes"),
//: 04-reading-weights.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "No"),
//: 04-reading-weights.lesson, reveal of step 3
QT_TRANSLATE_NOOP("lessons",
    "S is symmetric, A is not. “export” gives “fail” 0.17, “fail” gives “export” 0.08: the scores are equal, but each row divides by a sum of its own."),
//: 04-reading-weights.lesson, task of step 3
QT_TRANSLATE_NOOP("lessons",
    "Copy all of W_Q into W_K."),
//: 04-reading-weights.lesson, hint of step 3
QT_TRANSLATE_NOOP("lessons",
    "Click a cell of W_Q, press Ctrl+A and Ctrl+C. Click the first cell of W_K and press Ctrl+V."),
//: 04-reading-weights.lesson, idea of step 3
QT_TRANSLATE_NOOP("lessons",
    "A weight is a share of what its row has to give. In a row full of large scores, a large score is nothing special."),
//: 04-reading-weights.lesson, mathematics of step 3
QT_TRANSLATE_NOOP("lessons",
    "$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $\n"
    "The numerator is symmetric, the sum belongs to row i."),
//: 04-reading-weights.lesson, code of step 3
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "np.allclose(S, S.T)   # True\n"
    "np.allclose(A, A.T)   # False\n"
    "```"),
//: 05-not-influence.lesson, title
QT_TRANSLATE_NOOP("lessons",
    "A weight is not an influence"),
//: 05-not-influence.lesson, about
QT_TRANSLATE_NOOP("lessons",
    "A long value with a small weight wins, and a large weight may bring nothing."),
//: 05-not-influence.lesson, title of step 1
QT_TRANSLATE_NOOP("lessons",
    "The small weight wins"),
//: 05-not-influence.lesson, scene of step 1
QT_TRANSLATE_NOOP("lessons",
    "“heard” gives “a” the weight {{weights[heard,a]}} and “scream” only {{weights[heard,scream]}}."),
//: 05-not-influence.lesson, question of step 1
QT_TRANSLATE_NOOP("lessons",
    "Who decides the sign of the output of “heard” in column v1?"),
//: 05-not-influence.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "“a”, which has most of the weight"),
//: 05-not-influence.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "“scream”, which has the least"),
//: 05-not-influence.lesson, reveal of step 1
QT_TRANSLATE_NOOP("lessons",
    "The output is −0.48. “a” brings 0.61 · 0.50 = 0.30. “scream” brings 0.10 · (−9) = −0.87: its value is long."),
//: 05-not-influence.lesson, task of step 1
QT_TRANSLATE_NOOP("lessons",
    "Click the output v1 of “heard”, and look at the bars of its terms."),
//: 05-not-influence.lesson, hint of step 1
QT_TRANSLATE_NOOP("lessons",
    "O stands where the row of A and the column of V meet."),
//: 05-not-influence.lesson, idea of step 1
QT_TRANSLATE_NOOP("lessons",
    "A picture of weights shows where a head looks. What it takes from there is weight times value."),
//: 05-not-influence.lesson, mathematics of step 1
QT_TRANSLATE_NOOP("lessons",
    "$ o_i = Σ_j A_ij v_j $\n"
    "The share of j in this sum is A_ij |v_j|, and not A_ij."),
//: 05-not-influence.lesson, code of step 1
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "A[1, :, None] * V   # what each token brings to \"heard\"\n"
    "```"),
//: 05-not-influence.lesson, title of step 2
QT_TRANSLATE_NOOP("lessons",
    "Silence it"),
//: 05-not-influence.lesson, scene of step 2
QT_TRANSLATE_NOOP("lessons",
    "In W_V, the row of “scream” makes its value long: −9.00 and 6.00."),
//: 05-not-influence.lesson, question of step 2
QT_TRANSLATE_NOOP("lessons",
    "Set the −9 to 0. What does the weight of “scream” do?"),
//: 05-not-influence.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "It falls to 0"),
//: 05-not-influence.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "It stays as it is"),
//: 05-not-influence.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "It grows"),
//: 05-not-influence.lesson, reveal of step 2
QT_TRANSLATE_NOOP("lessons",
    "The weights do not know of V. The output of “heard” in column v1 goes from −0.48 to 0.39, and no weight moves."),
//: 05-not-influence.lesson, task of step 2
QT_TRANSLATE_NOOP("lessons",
    "Set W_V at “scream”, column v1, to 0."),
//: 05-not-influence.lesson, hint of step 2
QT_TRANSLATE_NOOP("lessons",
    "Click the −9.00 in W_V, type 0, press Enter."),
//: 05-not-influence.lesson, idea of step 2
QT_TRANSLATE_NOOP("lessons",
    "Two heads with the same picture of weights can do quite different things."),
//: 05-not-influence.lesson, code of step 2
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "Wv[3, 0] = 0\n"
    "A_before is A_after   # V comes after A\n"
    "```"),
//: 05-not-influence.lesson, title of step 3
QT_TRANSLATE_NOOP("lessons",
    "A large weight may bring nothing"),
//: 05-not-influence.lesson, scene of step 3
QT_TRANSLATE_NOOP("lessons",
    "“heard” gives “a” the weight {{weights[heard,a]}}, more than to all others together."),
//: 05-not-influence.lesson, question of step 3
QT_TRANSLATE_NOOP("lessons",
    "Set both numbers of “a” in W_V to 0. What does this weight bring then?"),
//: 05-not-influence.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "Still about 0.6 of the output"),
//: 05-not-influence.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "Nothing"),
//: 05-not-influence.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "The softmax gives it to the others"),
//: 05-not-influence.lesson, reveal of step 3
QT_TRANSLATE_NOOP("lessons",
    "0.61 · 0 = 0. The weight is still there: a row must give 1 to somebody. A token with a short value is a place to rest for a head that has nothing to say. Trained models use their first token like that."),
//: 05-not-influence.lesson, task of step 3
QT_TRANSLATE_NOOP("lessons",
    "Set the row of “a” in W_V to 0, both numbers."),
//: 05-not-influence.lesson, hint of step 3
QT_TRANSLATE_NOOP("lessons",
    "Select both cells of the row “a” in W_V and press Delete."),
//: 05-not-influence.lesson, idea of step 3
QT_TRANSLATE_NOOP("lessons",
    "Read weights together with the lengths of the values."),
//: 05-not-influence.lesson, code of step 3
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "np.linalg.norm(V, axis=1)   # read A with this beside it\n"
    "```"),
//: 06-temperature.lesson, title
QT_TRANSLATE_NOOP("lessons",
    "Temperature and entropy"),
//: 06-temperature.lesson, about
QT_TRANSLATE_NOOP("lessons",
    "How many tokens does a row really look at, and the knob that decides it."),
//: 06-temperature.lesson, title of step 1
QT_TRANSLATE_NOOP("lessons",
    "Counting by entropy"),
//: 06-temperature.lesson, scene of step 1
QT_TRANSLATE_NOOP("lessons",
    "“export” looks at seven tokens, but not alike. Entropy makes one number of that: 0 bits when one token has everything, log₂ 7 = 2.81 bits when all have the same."),
//: 06-temperature.lesson, question of step 1
QT_TRANSLATE_NOOP("lessons",
    "The entropy of this row is 2.75 bits. How many tokens, looked at alike, would have as much?"),
//: 06-temperature.lesson, reveal of step 1
QT_TRANSLATE_NOOP("lessons",
    "2^2.75 = 6.7. The row of “export” is nearly an even mixture of all seven."),
//: 06-temperature.lesson, task of step 1
QT_TRANSLATE_NOOP("lessons",
    "Find the most decided row: pick the token with the lowest entropy."),
//: 06-temperature.lesson, hint of step 1
QT_TRANSLATE_NOOP("lessons",
    "Pick one after the other and read “entropy” beside the chart. It is the first one: 2.49 bits."),
//: 06-temperature.lesson, idea of step 1
QT_TRANSLATE_NOOP("lessons",
    "Entropy is the honest count: it does not stop at the largest weight."),
//: 06-temperature.lesson, code of step 1
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "H = -(a * np.log2(a)).sum()\n"
    "2 ** H     # 6.7 for export, 5.6 for Why\n"
    "```"),
//: 06-temperature.lesson, title of step 2
QT_TRANSLATE_NOOP("lessons",
    "Cold"),
//: 06-temperature.lesson, scene of step 2
QT_TRANSLATE_NOOP("lessons",
    "The temperature τ divides all scores before the softmax. Below 1, differences grow."),
//: 06-temperature.lesson, question of step 2
QT_TRANSLATE_NOOP("lessons",
    "At τ = 0.1, what is the weight of “fail” in the row of “export”? It is 0.24 at τ = 1."),
//: 06-temperature.lesson, reveal of step 2
QT_TRANSLATE_NOOP("lessons",
    "0.97. Its score is only 0.36, but that is 0.376 above the next one, and 0.376 / 0.1 = 3.76: e^3.76 is 43 times as much."),
//: 06-temperature.lesson, task of step 2
QT_TRANSLATE_NOOP("lessons",
    "Turn the temperature down to 0.1 or below."),
//: 06-temperature.lesson, hint of step 2
QT_TRANSLATE_NOOP("lessons",
    "Click the slider “temperature” in the tool bar and press Page Down some times."),
//: 06-temperature.lesson, idea of step 2
QT_TRANSLATE_NOOP("lessons",
    "Cold makes a choice of a preference. At 0 it would be the largest score and nothing else."),
//: 06-temperature.lesson, title of step 3
QT_TRANSLATE_NOOP("lessons",
    "Hot"),
//: 06-temperature.lesson, scene of step 3
QT_TRANSLATE_NOOP("lessons",
    "Above 1, differences shrink."),
//: 06-temperature.lesson, question of step 3
QT_TRANSLATE_NOOP("lessons",
    "What do the weights of a row go to when τ grows without end?"),
//: 06-temperature.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "1/7 each"),
//: 06-temperature.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "They stay in their order, but the largest stays above 0.2"),
//: 06-temperature.lesson, reveal of step 3
QT_TRANSLATE_NOOP("lessons",
    "All scores become nearly 0, and equal scores give equal shares: 1/7 = 0.143. At τ = 10 “fail” has 0.151."),
//: 06-temperature.lesson, task of step 3
QT_TRANSLATE_NOOP("lessons",
    "Turn the temperature up to 10 or above."),
//: 06-temperature.lesson, hint of step 3
QT_TRANSLATE_NOOP("lessons",
    "Page Up on the slider “temperature”."),
//: 06-temperature.lesson, idea of step 3
QT_TRANSLATE_NOOP("lessons",
    "Hot makes a mean of everything. The order of the weights stays, but it says less and less."),
//: 06-temperature.lesson, code of step 3
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "softmax(S[4] / np.sqrt(2) / 10)   # 0.139 to 0.151\n"
    "```"),
//: 06-temperature.lesson, title of step 4
QT_TRANSLATE_NOOP("lessons",
    "One divisor"),
//: 06-temperature.lesson, scene of step 4
QT_TRANSLATE_NOOP("lessons",
    "√2 = 1.41 divides the scores. The temperature divides them again."),
//: 06-temperature.lesson, question of step 4
QT_TRANSLATE_NOOP("lessons",
    "Switch ÷ √d off and set the temperature to about 1.4. What happens to the weights?"),
//: 06-temperature.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "They become much more decided"),
//: 06-temperature.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "Almost nothing"),
//: 06-temperature.lesson, reveal of step 4
QT_TRANSLATE_NOOP("lessons",
    "Dividing by √d and dividing by τ is the same. There is one divisor, d^p · τ. Its parts have different uses: p follows the width by itself, τ is yours."),
//: 06-temperature.lesson, task of step 4
QT_TRANSLATE_NOOP("lessons",
    "Switch ÷ √d off and bring the weights back with the temperature."),
//: 06-temperature.lesson, hint of step 4
QT_TRANSLATE_NOOP("lessons",
    "First the switch. Then the right arrow key on the slider “temperature”, seven or eight times."),
//: 06-temperature.lesson, idea of step 4
QT_TRANSLATE_NOOP("lessons",
    "Two knobs, one number."),
//: 06-temperature.lesson, code of step 4
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "S / 2**0.5 / 1.0    # the same\n"
    "S / 2**0.0 / 2**0.5\n"
    "```"),
//: 07-causal-mask.lesson, title
QT_TRANSLATE_NOOP("lessons",
    "The causal mask"),
//: 07-causal-mask.lesson, about
QT_TRANSLATE_NOOP("lessons",
    "Who may look at whom: nothing from the future, and exactly 0 where it is forbidden."),
//: 07-causal-mask.lesson, title of step 1
QT_TRANSLATE_NOOP("lessons",
    "Nobody looks ahead"),
//: 07-causal-mask.lesson, scene of step 1
QT_TRANSLATE_NOOP("lessons",
    "A model that writes must not see the next word. With the causal mask a token looks at itself and at what stands before it."),
//: 07-causal-mask.lesson, question of step 1
QT_TRANSLATE_NOOP("lessons",
    "What weight does the first token, “Why”, give to itself then?"),
//: 07-causal-mask.lesson, reveal of step 1
QT_TRANSLATE_NOOP("lessons",
    "1.00. It has no other choice: the row is forced. It says nothing about the scores."),
//: 07-causal-mask.lesson, task of step 1
QT_TRANSLATE_NOOP("lessons",
    "Choose the causal mask in the tool bar."),
//: 07-causal-mask.lesson, hint of step 1
QT_TRANSLATE_NOOP("lessons",
    "The box says “Mask: None”."),
//: 07-causal-mask.lesson, idea of step 1
QT_TRANSLATE_NOOP("lessons",
    "The mask is a set of allowed pairs: the lower triangle."),
//: 07-causal-mask.lesson, mathematics of step 1
QT_TRANSLATE_NOOP("lessons",
    "A_ij = 0 where j > i."),
//: 07-causal-mask.lesson, title of step 2
QT_TRANSLATE_NOOP("lessons",
    "Hidden is exactly 0"),
//: 07-causal-mask.lesson, scene of step 2
QT_TRANSLATE_NOOP("lessons",
    "Without the mask “export” gave “Why” the weight 0.13. Now it is {{weights[export,Why]}}, and “export” itself went from 0.17 to {{weights[export,export]}}."),
//: 07-causal-mask.lesson, question of step 2
QT_TRANSLATE_NOOP("lessons",
    "Two keys are hidden from “export”. What happens to the ratio of any two weights that are left?"),
//: 07-causal-mask.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "The larger one gains"),
//: 07-causal-mask.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "It stays the same"),
//: 07-causal-mask.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "They become equal"),
//: 07-causal-mask.lesson, reveal of step 2
QT_TRANSLATE_NOOP("lessons",
    "The exponentials stay what they were, only the sum loses two terms. Every weight that is left grows by the same factor: 0.13 to 0.20, 0.17 to 0.26."),
//: 07-causal-mask.lesson, task of step 2
QT_TRANSLATE_NOOP("lessons",
    "Click the hidden weight of “export” on “fail”: exactly 0, no terms."),
//: 07-causal-mask.lesson, hint of step 2
QT_TRANSLATE_NOOP("lessons",
    "It is hatched, at the right of the diagonal."),
//: 07-causal-mask.lesson, idea of step 2
QT_TRANSLATE_NOOP("lessons",
    "Not a small weight, none. No number behind the mask can leak, not even one that is not a number."),
//: 07-causal-mask.lesson, mathematics of step 2
QT_TRANSLATE_NOOP("lessons",
    "$ A_ij = e^{S̃_ij} / (Σ_k e^{S̃_ik}) $\n"
    "with the sum over allowed k only."),
//: 07-causal-mask.lesson, title of step 3
QT_TRANSLATE_NOOP("lessons",
    "The past stays what it was"),
//: 07-causal-mask.lesson, scene of step 3
QT_TRANSLATE_NOOP("lessons",
    "“?” is the last token. Nobody before it may look at it."),
//: 07-causal-mask.lesson, question of step 3
QT_TRANSLATE_NOOP("lessons",
    "You change the embedding of “?”. Which rows of the output change?"),
//: 07-causal-mask.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "All"),
//: 07-causal-mask.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "Only the row of “?”"),
//: 07-causal-mask.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "None"),
//: 07-causal-mask.lesson, reveal of step 3
QT_TRANSLATE_NOOP("lessons",
    "Only its own. That is why a model can be trained on all positions of a text at once, and why a program that writes can keep the keys and values of what is written."),
//: 07-causal-mask.lesson, task of step 3
QT_TRANSLATE_NOOP("lessons",
    "Change a number in the row of “?” of X."),
//: 07-causal-mask.lesson, hint of step 3
QT_TRANSLATE_NOOP("lessons",
    "Click the 0.70 in the last row of X, type another number, press Enter."),
//: 07-causal-mask.lesson, idea of step 3
QT_TRANSLATE_NOOP("lessons",
    "Cause goes one way: from the left to the right."),
//: 07-causal-mask.lesson, code of step 3
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "O[:6]   # does not read X[6]\n"
    "```"),
//: 07-causal-mask.lesson, title of step 4
QT_TRANSLATE_NOOP("lessons",
    "A mask of your own"),
//: 07-causal-mask.lesson, scene of step 4
QT_TRANSLATE_NOOP("lessons",
    "A mask can be any set of pairs. Painting starts from the mask in force."),
//: 07-causal-mask.lesson, question of step 4
QT_TRANSLATE_NOOP("lessons",
    "Hide “export” from itself. How much weight do its four other keys get together?"),
//: 07-causal-mask.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "As much as before"),
//: 07-causal-mask.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "All of it"),
//: 07-causal-mask.lesson, reveal of step 4
QT_TRANSLATE_NOOP("lessons",
    "A row always adds up to 1. What one key loses goes to the others, in proportion."),
//: 07-causal-mask.lesson, task of step 4
QT_TRANSLATE_NOOP("lessons",
    "Paint the mask: hide the pair “export”, “export”."),
//: 07-causal-mask.lesson, hint of step 4
QT_TRANSLATE_NOOP("lessons",
    "Press Ctrl+M, click the cell of “export” with itself in A, and press Ctrl+M again."),
//: 07-causal-mask.lesson, idea of step 4
QT_TRANSLATE_NOOP("lessons",
    "Sentences in one batch, padding, windows: all are masks."),
//: 07-causal-mask.lesson, mathematics of step 4
QT_TRANSLATE_NOOP("lessons",
    "A row with no allowed key has no weights at all, and not zeros: zeros do not add up to 1."),
//: 08-vanishing-gradient.lesson, title
QT_TRANSLATE_NOOP("lessons",
    "The gradient that vanishes, and the loss that does not care"),
//: 08-vanishing-gradient.lesson, about
QT_TRANSLATE_NOOP("lessons",
    "A weight of 0.0000007 is to become 0.9. One loss cannot move it, another one can at once."),
//: 08-vanishing-gradient.lesson, title of step 1
QT_TRANSLATE_NOOP("lessons",
    "A dead Jacobian"),
//: 08-vanishing-gradient.lesson, scene of step 1
QT_TRANSLATE_NOOP("lessons",
    "Here d is 512, the columns beyond the second are random, and ÷ √d is off. “export” gives “fail” the weight {{weights[export,fail]:9}}; nearly all goes to “did”."),
//: 08-vanishing-gradient.lesson, question of step 1
QT_TRANSLATE_NOOP("lessons",
    "How much can any number of W_Q or W_K move this weight?"),
//: 08-vanishing-gradient.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "As much as at d = 2"),
//: 08-vanishing-gradient.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "Next to nothing"),
//: 08-vanishing-gradient.lesson, reveal of step 1
QT_TRANSLATE_NOOP("lessons",
    "Its derivative by any score of its row has the weight itself as a factor, and that is 0.0000007."),
//: 08-vanishing-gradient.lesson, task of step 1
QT_TRANSLATE_NOOP("lessons",
    "Select the weight of “export” on “fail”, and switch Derivatives on."),
//: 08-vanishing-gradient.lesson, hint of step 1
QT_TRANSLATE_NOOP("lessons",
    "Click the weight in A, then press Ctrl+Shift+D."),
//: 08-vanishing-gradient.lesson, idea of step 1
QT_TRANSLATE_NOOP("lessons",
    "Every pane now shows how much its cells move this one weight. Leave the derivatives again with “Back to values”."),
//: 08-vanishing-gradient.lesson, title of step 2
QT_TRANSLATE_NOOP("lessons",
    "The square that cannot move it"),
//: 08-vanishing-gradient.lesson, scene of step 2
QT_TRANSLATE_NOOP("lessons",
    "Goal seek lets W_Q and W_K go down the gradient of a loss. The first one: half the squared distance of the weight to 0.9. The rate is 0.5."),
//: 08-vanishing-gradient.lesson, question of step 2
QT_TRANSLATE_NOOP("lessons",
    "Where is the weight after 500 steps?"),
//: 08-vanishing-gradient.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "At 0.9"),
//: 08-vanishing-gradient.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "Half way, at about 0.45"),
//: 08-vanishing-gradient.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "Still below 0.000001"),
//: 08-vanishing-gradient.lesson, reveal of step 2
QT_TRANSLATE_NOOP("lessons",
    "At 0.00000087. The loss is large, but its gradient must pass the dead Jacobian: it is (a − 0.9) times that factor of 0.0000007."),
//: 08-vanishing-gradient.lesson, task of step 2
QT_TRANSLATE_NOOP("lessons",
    "Open Goal seek and let it play for a while."),
//: 08-vanishing-gradient.lesson, hint of step 2
QT_TRANSLATE_NOOP("lessons",
    "Matrix > Goal seek, or Ctrl+Shift+K. The goal is set already: press “Play”."),
//: 08-vanishing-gradient.lesson, idea of step 2
QT_TRANSLATE_NOOP("lessons",
    "A large error is no use when the way back is blocked."),
//: 08-vanishing-gradient.lesson, mathematics of step 2
QT_TRANSLATE_NOOP("lessons",
    "$ L = (a − 0.9)^2 / 2 $\n"
    "$ ∂L/∂s = (a − 0.9) a (e − a) $\n"
    "e is 1 at “fail” and 0 elsewhere, the first a is the weight of “fail”, the last one the whole row."),
//: 08-vanishing-gradient.lesson, code of step 2
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "(a[5] - 0.9) * a[5] * (np.eye(7)[5] - a)   # 6.4e-7 at most\n"
    "```"),
//: 08-vanishing-gradient.lesson, title of step 3
QT_TRANSLATE_NOOP("lessons",
    "The logarithm that does not care"),
//: 08-vanishing-gradient.lesson, scene of step 3
QT_TRANSLATE_NOOP("lessons",
    "Another loss for the same weight: minus its logarithm. It is 14.2 now."),
//: 08-vanishing-gradient.lesson, question of step 3
QT_TRANSLATE_NOOP("lessons",
    "What is its derivative by the score of “fail”?"),
//: 08-vanishing-gradient.lesson, reveal of step 3
QT_TRANSLATE_NOOP("lessons",
    "a − 1 = −0.9999993. The logarithm divides by the weight, the Jacobian multiplies by it: the factor is gone. The gradient does not care how small the weight is."),
//: 08-vanishing-gradient.lesson, task of step 3
QT_TRANSLATE_NOOP("lessons",
    "In Goal seek choose the loss “Minus the logarithm”, set the rate to 0.001, and play until the weight is above 0.8."),
//: 08-vanishing-gradient.lesson, hint of step 3
QT_TRANSLATE_NOOP("lessons",
    "Set the loss and the rate first, then press “Play”. It takes about twenty steps."),
//: 08-vanishing-gradient.lesson, idea of step 3
QT_TRANSLATE_NOOP("lessons",
    "This is why classifiers and language models are trained with the cross entropy: it goes with the softmax."),
//: 08-vanishing-gradient.lesson, code of step 3
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "a - np.eye(7)[5]   # -1 at fail, however small a[5] is\n"
    "```"),
//: 08-vanishing-gradient.lesson, title of step 4
QT_TRANSLATE_NOOP("lessons",
    "√d, and the square works too"),
//: 08-vanishing-gradient.lesson, scene of step 4
QT_TRANSLATE_NOOP("lessons",
    "The same matrices with ÷ √d: the weight starts at 0.105."),
//: 08-vanishing-gradient.lesson, question of step 4
QT_TRANSLATE_NOOP("lessons",
    "Back to the squared distance and the rate 0.5. Does it arrive now?"),
//: 08-vanishing-gradient.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "Yes, in some hundred steps"),
//: 08-vanishing-gradient.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "No, the loss is to blame"),
//: 08-vanishing-gradient.lesson, reveal of step 4
QT_TRANSLATE_NOOP("lessons",
    "It passes 0.89 after 386 steps. The scores are 22.6 times smaller, no weight is near 0 or 1, and the Jacobian lives. Either cure helps: a loss that goes with the softmax, or scores that do not saturate it."),
//: 08-vanishing-gradient.lesson, task of step 4
QT_TRANSLATE_NOOP("lessons",
    "Play again in Goal seek, until the weight is above 0.5."),
//: 08-vanishing-gradient.lesson, hint of step 4
QT_TRANSLATE_NOOP("lessons",
    "This step set ÷ √d on, and the loss and the rate back. Press “Play”, and wait."),
//: 08-vanishing-gradient.lesson, idea of step 4
QT_TRANSLATE_NOOP("lessons",
    "Inside a model no head has a loss of its own. What reaches it has to pass its softmax: that is why the scores must be kept small."),
//: 09-order.lesson, title
QT_TRANSLATE_NOOP("lessons",
    "Order does not matter"),
//: 09-order.lesson, about
QT_TRANSLATE_NOOP("lessons",
    "Dog bites man, man bites dog: attention alone cannot tell. Hence positions."),
//: 09-order.lesson, title of step 1
QT_TRANSLATE_NOOP("lessons",
    "Swap two tokens"),
//: 09-order.lesson, scene of step 1
QT_TRANSLATE_NOOP("lessons",
    "The output of “dog” is {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}."),
//: 09-order.lesson, question of step 1
QT_TRANSLATE_NOOP("lessons",
    "Move “dog” one place to the right: “bites dog man”. What does its output become?"),
//: 09-order.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "Something else: it has other neighbours"),
//: 09-order.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "Exactly the same"),
//: 09-order.lesson, reveal of step 1
QT_TRANSLATE_NOOP("lessons",
    "The row moves along with its token, and nothing in it changes. The sum over all keys does not ask in which order they come."),
//: 09-order.lesson, task of step 1
QT_TRANSLATE_NOOP("lessons",
    "Move “dog” to another place."),
//: 09-order.lesson, hint of step 1
QT_TRANSLATE_NOOP("lessons",
    "Click “dog” in the row of tokens with the right button, and choose “Move behind the next one”."),
//: 09-order.lesson, idea of step 1
QT_TRANSLATE_NOOP("lessons",
    "To attention, a sentence is a bag of words."),
//: 09-order.lesson, mathematics of step 1
QT_TRANSLATE_NOOP("lessons",
    "For any order P of the rows:\n"
    "$ O(P X) = P O(X) $"),
//: 09-order.lesson, title of step 2
QT_TRANSLATE_NOOP("lessons",
    "Give each place a mark"),
//: 09-order.lesson, scene of step 2
QT_TRANSLATE_NOOP("lessons",
    "Rotary positions turn each query and key by an angle that grows with its place. The product of two of them then depends on how far they stand apart."),
//: 09-order.lesson, question of step 2
QT_TRANSLATE_NOOP("lessons",
    "Which of these change when positions are switched on?"),
//: 09-order.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "Q, K and V"),
//: 09-order.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "The scores, the weights and the output"),
//: 09-order.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "Only the output of the first token"),
//: 09-order.lesson, reveal of step 2
QT_TRANSLATE_NOOP("lessons",
    "Q, K and V are made as before. Two more steps stand between them and the scores: the turned queries and keys. The first token stands at place 0 and is not turned."),
//: 09-order.lesson, task of step 2
QT_TRANSLATE_NOOP("lessons",
    "Switch rotary positions on."),
//: 09-order.lesson, hint of step 2
QT_TRANSLATE_NOOP("lessons",
    "Matrix > Rotary positions. Choose a convention; which one does not matter here."),
//: 09-order.lesson, idea of step 2
QT_TRANSLATE_NOOP("lessons",
    "A position can be added to X, or turned into Q and K. Either way the order has to be put in by hand."),
//: 09-order.lesson, mathematics of step 2
QT_TRANSLATE_NOOP("lessons",
    "$ q_m · k_n = q^T R(n − m) k $\n"
    "R turns by an angle in proportion to the distance n − m."),
//: 09-order.lesson, title of step 3
QT_TRANSLATE_NOOP("lessons",
    "Now order matters"),
//: 09-order.lesson, scene of step 3
QT_TRANSLATE_NOOP("lessons",
    "Rotary positions are in force. The output of “dog” is now {{output[dog,0]:3}}, {{output[dog,1]:3}}, {{output[dog,2]:3}}: write it down before you move anything."),
//: 09-order.lesson, question of step 3
QT_TRANSLATE_NOOP("lessons",
    "Move a token. Does the output of “dog” stay?"),
//: 09-order.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "Yes, the row just moves"),
//: 09-order.lesson, reveal of step 3
QT_TRANSLATE_NOOP("lessons",
    "The distances changed, so the turned products changed, and the weights with them."),
//: 09-order.lesson, task of step 3
QT_TRANSLATE_NOOP("lessons",
    "With rotary positions on, move “dog” to another place and see its output change."),
//: 09-order.lesson, hint of step 3
QT_TRANSLATE_NOOP("lessons",
    "Right button on “dog”, “Move behind the next one”. If nothing changes, rotary positions are off: Matrix > Rotary positions."),
//: 09-order.lesson, idea of step 3
QT_TRANSLATE_NOOP("lessons",
    "“Dog bites man” and “man bites dog” are two sentences at last."),
//: 10-not-seen.lesson, title
QT_TRANSLATE_NOOP("lessons",
    "What cannot be seen"),
//: 10-not-seen.lesson, about
QT_TRANSLATE_NOOP("lessons",
    "Numbers of a head that can change without any weight changing."),
//: 10-not-seen.lesson, title of step 1
QT_TRANSLATE_NOOP("lessons",
    "The bias of the keys"),
//: 10-not-seen.lesson, scene of step 1
QT_TRANSLATE_NOOP("lessons",
    "This head has biases; all are 0. Adding b_K moves every key by the same amount."),
//: 10-not-seen.lesson, question of step 1
QT_TRANSLATE_NOOP("lessons",
    "Set a number of b_K to 5. The scores change. What do the weights do?"),
//: 10-not-seen.lesson, choice of step 1
QT_TRANSLATE_NOOP("lessons",
    "They change a lot"),
//: 10-not-seen.lesson, reveal of step 1
QT_TRANSLATE_NOOP("lessons",
    "Every score of a row grows by the same q · b_K. The softmax sees differences within a row, and those stay. So b_K does nothing, in any model."),
//: 10-not-seen.lesson, task of step 1
QT_TRANSLATE_NOOP("lessons",
    "Set the first number of b_K to 5."),
//: 10-not-seen.lesson, hint of step 1
QT_TRANSLATE_NOOP("lessons",
    "b_K stands below W_K. Click its first number, type 5 and press Enter. The chart of weights below stays as it is."),
//: 10-not-seen.lesson, idea of step 1
QT_TRANSLATE_NOOP("lessons",
    "Whisper's keys have no bias, and nothing is missing."),
//: 10-not-seen.lesson, mathematics of step 1
QT_TRANSLATE_NOOP("lessons",
    "$ q_i · (k_j + b_K) = q_i · k_j + q_i · b_K $\n"
    "The last term does not depend on j."),
//: 10-not-seen.lesson, title of step 2
QT_TRANSLATE_NOOP("lessons",
    "The bias of the queries is seen"),
//: 10-not-seen.lesson, scene of step 2
QT_TRANSLATE_NOOP("lessons",
    "b_Q moves every query by the same amount."),
//: 10-not-seen.lesson, question of step 2
QT_TRANSLATE_NOOP("lessons",
    "Set a number of b_Q to 5. What do the weights do?"),
//: 10-not-seen.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "They change"),
//: 10-not-seen.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "Nothing, as with b_K"),
//: 10-not-seen.lesson, reveal of step 2
QT_TRANSLATE_NOOP("lessons",
    "Now the score of i and j grows by b_Q · k_j. That depends on the key j: some keys become popular with everybody. “red” now gets 0.96 from itself and 0.95 from “green”."),
//: 10-not-seen.lesson, task of step 2
QT_TRANSLATE_NOOP("lessons",
    "Set the first number of b_Q to 5."),
//: 10-not-seen.lesson, hint of step 2
QT_TRANSLATE_NOOP("lessons",
    "b_Q stands below W_Q."),
//: 10-not-seen.lesson, idea of step 2
QT_TRANSLATE_NOOP("lessons",
    "b_Q is a question that all tokens ask."),
//: 10-not-seen.lesson, code of step 2
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "S + (bq @ K.T)   # the same row added to all rows\n"
    "```"),
//: 10-not-seen.lesson, title of step 3
QT_TRANSLATE_NOOP("lessons",
    "Turn both"),
//: 10-not-seen.lesson, scene of step 3
QT_TRANSLATE_NOOP("lessons",
    "W_Q and W_K are the identity here. “Rotation” makes a rotation of a matrix."),
//: 10-not-seen.lesson, question of step 3
QT_TRANSLATE_NOOP("lessons",
    "Turn W_Q by 30 degrees, and W_K by the same. What happens to the scores?"),
//: 10-not-seen.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "They grow"),
//: 10-not-seen.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "They change their signs"),
//: 10-not-seen.lesson, reveal of step 3
QT_TRANSLATE_NOOP("lessons",
    "Queries and keys turn together, and a product of two vectors does not see that. Only W_Q W_Kᵀ counts. So a single column of Q has no meaning of its own: another rotation would mix it with the others."),
//: 10-not-seen.lesson, task of step 3
QT_TRANSLATE_NOOP("lessons",
    "Turn W_Q and W_K by the same angle."),
//: 10-not-seen.lesson, hint of step 3
QT_TRANSLATE_NOOP("lessons",
    "Click a cell of W_Q, choose Matrix > Rotation, and 30. Then a cell of W_K, and the same."),
//: 10-not-seen.lesson, idea of step 3
QT_TRANSLATE_NOOP("lessons",
    "q1 and q2 have no names because they cannot have any."),
//: 10-not-seen.lesson, code of step 3
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "np.allclose((Wq @ R) @ (Wk @ R).T, Wq @ Wk.T)   # True\n"
    "```"),
//: 10-not-seen.lesson, title of step 4
QT_TRANSLATE_NOOP("lessons",
    "Stretch one, shrink the other"),
//: 10-not-seen.lesson, scene of step 4
QT_TRANSLATE_NOOP("lessons",
    "Rotations are not all that is unseen."),
//: 10-not-seen.lesson, question of step 4
QT_TRANSLATE_NOOP("lessons",
    "Multiply W_Q by 4. What must be done to W_K so that the weights stay?"),
//: 10-not-seen.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "Multiply it by 4 too"),
//: 10-not-seen.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "Multiply it by 1/4"),
//: 10-not-seen.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "Nothing can be done"),
//: 10-not-seen.lesson, reveal of step 4
QT_TRANSLATE_NOOP("lessons",
    "4 · 0.25 = 1: the product W_Q W_Kᵀ is what it was. A large number in W_Q alone says nothing about how decided a head is."),
//: 10-not-seen.lesson, task of step 4
QT_TRANSLATE_NOOP("lessons",
    "Scale W_Q by 4 and W_K by 0.25."),
//: 10-not-seen.lesson, hint of step 4
QT_TRANSLATE_NOOP("lessons",
    "Matrix > Scale works on the matrix of the selected cell."),
//: 10-not-seen.lesson, idea of step 4
QT_TRANSLATE_NOOP("lessons",
    "Compare heads by what they do, by scores and weights, and not by their numbers."),
//: 10-not-seen.lesson, mathematics of step 4
QT_TRANSLATE_NOOP("lessons",
    "$ (X W_Q M) (X W_K M^{−T})ᵀ = X W_Q W_Kᵀ Xᵀ $\n"
    "for every matrix M that has an inverse."),
//: 10-not-seen.lesson, code of step 4
QT_TRANSLATE_NOOP("lessons",
    "```python\n"
    "np.allclose((4 * Wq) @ (Wk / 4).T, Wq @ Wk.T)   # True\n"
    "```"),
//: 11-build-a-head.lesson, title
QT_TRANSLATE_NOOP("lessons",
    "Build a head by hand"),
//: 11-build-a-head.lesson, about
QT_TRANSLATE_NOOP("lessons",
    "A head that looks at the previous token, from nothing; and saturation that is right."),
//: 11-build-a-head.lesson, title of step 1
QT_TRANSLATE_NOOP("lessons",
    "An empty head"),
//: 11-build-a-head.lesson, scene of step 1
QT_TRANSLATE_NOOP("lessons",
    "W_Q and W_K hold nothing but zeros. The mask is causal. The first five features of X say at which place a word stands."),
//: 11-build-a-head.lesson, question of step 1
QT_TRANSLATE_NOOP("lessons",
    "What weight does “cat”, the fifth token, give to each token?"),
//: 11-build-a-head.lesson, reveal of step 1
QT_TRANSLATE_NOOP("lessons",
    "All scores are 0, so all five allowed keys get the same: 1/5. A head without opinions is a mean of the past."),
//: 11-build-a-head.lesson, task of step 1
QT_TRANSLATE_NOOP("lessons",
    "Pick “cat”, and look at its weights."),
//: 11-build-a-head.lesson, idea of step 1
QT_TRANSLATE_NOOP("lessons",
    "We want a head that looks at the token just before. Real models grow such heads; more is built on them."),
//: 11-build-a-head.lesson, title of step 2
QT_TRANSLATE_NOOP("lessons",
    "Keys: here I stand"),
//: 11-build-a-head.lesson, scene of step 2
QT_TRANSLATE_NOOP("lessons",
    "Let a key say at which place its token stands: place 1 in column k1, place 2 in k2, and so on. The number 3 makes it loud."),
//: 11-build-a-head.lesson, question of step 2
QT_TRANSLATE_NOOP("lessons",
    "W_Q is still empty. What do the weights do when the keys are there?"),
//: 11-build-a-head.lesson, choice of step 2
QT_TRANSLATE_NOOP("lessons",
    "They look at the previous token"),
//: 11-build-a-head.lesson, reveal of step 2
QT_TRANSLATE_NOOP("lessons",
    "A key that nobody asks for changes nothing: 0 · 3 = 0."),
//: 11-build-a-head.lesson, task of step 2
QT_TRANSLATE_NOOP("lessons",
    "In W_K write 3 at 1st, k1; 2nd, k2; 3rd, k3; 4th, k4."),
//: 11-build-a-head.lesson, hint of step 2
QT_TRANSLATE_NOOP("lessons",
    "Click the cell, type 3, press Enter. It is a diagonal."),
//: 11-build-a-head.lesson, idea of step 2
QT_TRANSLATE_NOOP("lessons",
    "The last place needs no key: nobody stands behind it."),
//: 11-build-a-head.lesson, title of step 3
QT_TRANSLATE_NOOP("lessons",
    "Queries: who stands before me?"),
//: 11-build-a-head.lesson, scene of step 3
QT_TRANSLATE_NOOP("lessons",
    "The keys are there. Now the token at place 2 must ask for place 1: for column 1."),
//: 11-build-a-head.lesson, question of step 3
QT_TRANSLATE_NOOP("lessons",
    "Where does the 3 of “2nd” belong in W_Q?"),
//: 11-build-a-head.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "In column q1"),
//: 11-build-a-head.lesson, choice of step 3
QT_TRANSLATE_NOOP("lessons",
    "In column q2"),
//: 11-build-a-head.lesson, reveal of step 3
QT_TRANSLATE_NOOP("lessons",
    "The query must point to where the key of place 1 points: to column 1. The diagonal of W_Q stands one row lower than the one of W_K."),
//: 11-build-a-head.lesson, task of step 3
QT_TRANSLATE_NOOP("lessons",
    "In W_Q write 3 at 2nd, q1; 3rd, q2; 4th, q3; 5th, q4. Every token then looks one step back."),
//: 11-build-a-head.lesson, hint of step 3
QT_TRANSLATE_NOOP("lessons",
    "Click W_Q at 2nd, q1, type 3 and press Enter. Then one row lower and one column further."),
//: 11-build-a-head.lesson, idea of step 3
QT_TRANSLATE_NOOP("lessons",
    "You have written a program in two matrices: at each place, fetch what stands before."),
//: 11-build-a-head.lesson, mathematics of step 3
QT_TRANSLATE_NOOP("lessons",
    "$ q_i · k_j = 9 $\n"
    "where j = i − 1, and 0 elsewhere. 9 / √4 = 4.5, and e^4.5 = 90: “cat” gives “a” 90 / (90 + 4) = 0.957."),
//: 11-build-a-head.lesson, title of step 4
QT_TRANSLATE_NOOP("lessons",
    "Saturation is not always bad"),
//: 11-build-a-head.lesson, scene of step 4
QT_TRANSLATE_NOOP("lessons",
    "“cat” gives “a” the weight 0.957. The rest goes to tokens that it did not ask for."),
//: 11-build-a-head.lesson, question of step 4
QT_TRANSLATE_NOOP("lessons",
    "How can this head be made to copy more exactly?"),
//: 11-build-a-head.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "By a higher temperature"),
//: 11-build-a-head.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "By larger scores"),
//: 11-build-a-head.lesson, choice of step 4
QT_TRANSLATE_NOOP("lessons",
    "By a wider V"),
//: 11-build-a-head.lesson, reveal of step 4
QT_TRANSLATE_NOOP("lessons",
    "Twice the scores: 9 instead of 4.5, and the weight becomes 0.9995. The head is saturated, and that is what it is for."),
//: 11-build-a-head.lesson, task of step 4
QT_TRANSLATE_NOOP("lessons",
    "Double W_Q, so that “cat” gives “a” more than 0.99."),
//: 11-build-a-head.lesson, hint of step 4
QT_TRANSLATE_NOOP("lessons",
    "W_Q stands in the cell “Projections”, further up. Click one of its cells, then Matrix > Scale, and 2."),
//: 11-build-a-head.lesson, idea of step 4
QT_TRANSLATE_NOOP("lessons",
    "A finished head that copies may well be one-hot. Saturation hurts while a head still has to learn: the Jacobian of this row is now 83 times smaller than before."),
//: 11-build-a-head.lesson, mathematics of step 4
QT_TRANSLATE_NOOP("lessons",
    "|J| falls from 0.0541 to 0.00065. What is right need not move any more."),
//: dog-bites-man.attn, title
QT_TRANSLATE_NOOP("examples",
    "Dog bites man"),
//: dog-bites-man.attn, note in cell 1
QT_TRANSLATE_NOOP("examples",
    "# Dog bites man\n"
    "\n"
    "Three tokens. Nothing in X says where a token stands.\n"),
//: empty-head.attn, title
QT_TRANSLATE_NOOP("examples",
    "A head to be built"),
//: empty-head.attn, note in cell 1
QT_TRANSLATE_NOOP("examples",
    "# A head to be built\n"
    "\n"
    "The first five features say where a word stands, the last three what it is. W_Q and W_K are empty: every token looks at all that it may see alike.\n"),
//: long-value.attn, title
QT_TRANSLATE_NOOP("examples",
    "A weight is not an influence"),
//: long-value.attn, note in cell 1
QT_TRANSLATE_NOOP("examples",
    "# A weight is not an influence\n"
    "\n"
    "“heard” gives “scream” the weight {{weights[heard,scream]:3}}. The value of “scream” is long: {{V[scream,0]}} and {{V[scream,1]}}.\n"),
//: not-seen.attn, title
QT_TRANSLATE_NOOP("examples",
    "What cannot be seen"),
//: not-seen.attn, note in cell 1
QT_TRANSLATE_NOOP("examples",
    "# What cannot be seen\n"
    "\n"
    "W_Q and W_K are the identity, the biases are 0. Many changes of these numbers leave every weight as it is.\n"),
//: all-sizes-differ.attn, title
QT_TRANSLATE_NOOP("examples",
    "All four sizes differ"),
//: all-sizes-differ.attn, note in cell 1
QT_TRANSLATE_NOOP("examples",
    "# All four sizes differ\n"
    "\n"
    "Five tokens (n), four features (d_model), queries and keys of three numbers (d_k), values of two (d_v). No two sizes are alike, so a transposed matrix or a wrong scale cannot hide: the scores are 5 × 5 whatever the others are, and they are divided by √3.\n"
    "\n"
    "“rise” gives “river” the weight {{weights[rise,river]:3}}.\n"),
//: all-sizes-differ.attn, note in cell 8
QT_TRANSLATE_NOOP("examples",
    "## Rows and columns\n"
    "\n"
    "Row i of Q times row j of K gives the score of query i and key j. In the table below, the row stands at the left and the column above the place where they meet.\n"),
//: goal-seek-stall.attn, title
QT_TRANSLATE_NOOP("examples",
    "Goal seek: where it stalls"),
//: goal-seek-stall.attn, note in cell 1
QT_TRANSLATE_NOOP("examples",
    "# Goal seek: where it stalls\n"
    "\n"
    "The lesson's tokens, with W_Q and W_K widened to d = 512: beyond the lesson's two columns they hold random draws (source “random”, seed 32, rounded to three decimals). Scaling is off. “export” gives “fail” the weight {{weights[export,fail]:9}}, and the goal is 0.9. W_Q and W_K may move.\n"
    "\n"
    "**Seek it as it is set: gradient descent on half the squared distance, rate 0.5.** Nothing seems to happen: 500 steps take the weight from 0.000000709 to 0.000000872.\n"
    "\n"
    "**Now switch ÷ √d on and seek again, with the same loss, method and rate.** The weight begins at 0.105, is 0.89 after 386 steps and 0.894 after 500.\n"),
//: goal-seek-stall.attn, note in cell 5
QT_TRANSLATE_NOOP("examples",
    "## Why it does not move\n"
    "\n"
    "The squared distance has to send its gradient through the softmax. At the scores it arrives as (a − 0.9) a (onehot − a): the row of the Jacobian, every entry of which has the weight a = 0.0000007 as a factor. The Jacobian is dead. What reaches W_Q and W_K is at most 0.0000018 for any number, and half of that is how far the number moves.\n"
    "\n"
    "Divided by √512 the same scores leave “fail” a weight of 0.105, and the Jacobian lives.\n"),
//: goal-seek-stall.attn, note in cell 7
QT_TRANSLATE_NOOP("examples",
    "## What moves it\n"
    "\n"
    "- **Minus the logarithm of the weight.** Its gradient at the scores is a − onehot. It does not pass through the dead Jacobian: it is −1 at “fail” however small the weight is. By gradient descent at rate 0.001 the weight passes 0.899 in 23 steps. Rate 0.5 is now far too much: one step, and the weight is 1.000.\n"
    "- **Adam**, still on the squared distance. It divides the size of the gradient away, so that every number moves by about the rate. At rate 0.001 the weight rises, overshoots to 0.996 at step 42 and is back at 0.900 at step 126. At Adam's usual 0.05 a single step takes it to 1.000, and it cannot come back to 0.9: at that end the Jacobian is dead as well.\n"
    "- **But Adam needs something to divide.** It adds an epsilon of 1e-8 to the size of the gradient, and a gradient far below that moves next to nothing: weights below 1e-12 stay. “fail” in the row of “did” begins at 2.2e-15, with gradients of 9e-15 at most, and 500 steps of Adam at 0.05 leave it at 2.2e-15. The logarithm brings it to 0.91 in 28 steps of descent at 0.001.\n"),
//: goal-seek-stall.attn, note in cell 12
QT_TRANSLATE_NOOP("examples",
    "## The limits of this picture\n"
    "\n"
    "It is one draw, and not every pair of it stalls. The same descent from all 49 pairs (squared distance, goal 0.9, rate 0.5, 500 steps): the 21 that start below 2e-6 are all still below 3e-6. Of the other 28, one creeps from 6e-6 to 4e-5, 23 arrive, and four end at 1.000 and cannot come back; “export” on itself is one of these: it starts at 1e-5, jumps and overshoots. With another seed it is other pairs.\n"
    "\n"
    "Scaling helps here because it keeps the weights away from 0 and 1, not because it makes gradients larger: where no row is saturated it makes them smaller.\n"),
//: lesson.attn, title
QT_TRANSLATE_NOOP("examples",
    "The real attention equation"),
//: lesson.attn, note in cell 1
QT_TRANSLATE_NOOP("examples",
    "# About\n"
    "\n"
    "Every token asks a question (its query), offers an answer (its key) and has something to say (its value).\n"
    "\n"
    "    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V\n"
    "\n"
    "Pick a token to see where it looks and why. Change any number of X or of a projection, and every step follows at once. The lesson's numbers were made by hand, and its q1 and q2 have no names.\n"),
//: previous-token.attn, title
QT_TRANSLATE_NOOP("examples",
    "Look at the previous token"),
//: previous-token.attn, note in cell 1
QT_TRANSLATE_NOOP("examples",
    "# Look at the previous token\n"
    "\n"
    "The first half of X says what a word is, the second half says where it stands. W_Q asks for the place before one's own, W_K offers one's own place: every token looks one step back.\n"
    "\n"
    "“dog” gives “the” the weight {{weights[dog,the]:3}}. The mask is causal: no token sees what comes after it, and the first one has no choice at all.\n"),
//: previous-token.attn, note in cell 9
QT_TRANSLATE_NOOP("examples",
    "## What arrives\n"
    "\n"
    "The output of a row is the value of the word before it, almost unmixed. Compare the rows of O with the rows of V above them.\n"),
//: saturates-by-hand.attn, title
QT_TRANSLATE_NOOP("examples",
    "Saturation you can check by hand"),
//: saturates-by-hand.attn, note in cell 1
QT_TRANSLATE_NOOP("examples",
    "# Saturation you can check by hand\n"
    "\n"
    "Four tokens, four dimensions, and nothing but small numbers: every score fits on a sheet of paper.\n"
    "\n"
    "“bees” gives “honey” the weight {{weights[bees,honey]:3}}. Switch ÷ √d off and read it again: the same scores, twice as large, pick harder.\n"),
//: saturates-by-hand.attn, note in cell 7
QT_TRANSLATE_NOOP("examples",
    "## What to try\n"
    "\n"
    "Drag the width to 512 with “your columns, repeated”. Every score grows exactly with d, so ÷ √d alone is not enough: set the exponent to 1 and the weights stay where they were.\n"),
//: trained-lookup.attn, title
QT_TRANSLATE_NOOP("examples",
    "A trained head: what is the value now?"),
//: trained-lookup.attn, note in cell 1
QT_TRANSLATE_NOOP("examples",
    "# A trained head: what is the value now?\n"
    "\n"
    "The tokens are a little program, read from the left: `a=3` stores 3 under the name a, `a?` asks for it. **The answer is the value that was stored last under that name.** Nobody wrote the numbers of W_Q, W_K and W_V. They are what training left, and this head is the whole model.\n"
    "\n"
    "**Check it by eye.** In a row of O, the column with the largest number is the answer: v1 to v4. The first `a?` looks at `a=3` (weight {{weights[2,0]}}), so its row says v3. The last `a?` looks past it to the later `a=2`: {{weights[9,4]}} there, {{weights[9,0]}} on `a=3`.\n"),
//: trained-lookup.attn, note in cell 4
QT_TRANSLATE_NOOP("examples",
    "## What it learned\n"
    "\n"
    "- **What a value brings.** W_V holds one number for each value: `=2` brings {{Wv[=2,1]}} to column v2. Names and places bring nothing.\n"
    "- **Whose value.** a and d share column 1 of Q and K, with opposite signs; b and c share column 2. Four names in two columns: the same name adds a large number to the score ({{Wq[a,0]}} × {{Wk[a,0]}} for a), the opposite one subtracts it, the other two add 0.\n"
    "- **How late.** In column 3, `place` makes every later key larger, and a stored value ({{Wk[=2,2]}}) larger than a question, which has nothing to bring.\n"),
//: trained-lookup.attn, note in cell 7
QT_TRANSLATE_NOOP("examples",
    "## What to try\n"
    "\n"
    "- In X, row `a=2`, type 0 under =2 and 1 under =4: its own row of O and the two `a?` after it now say v4.\n"
    "- In X, row `a=3`, set `place` to 0.9: to the head that is later than `a=2`, and every `a?` is 3.\n"
    "- In W_K, set [place, k3] to 0: it can no longer tell old from new, and the last `a?` is shared out between `a=3` and `a=2`.\n"
    "- Choose the mask “none”: the first `a?` looks into its future and answers 2.\n"),
//: trained-lookup.attn, note in cell 14
QT_TRANSLATE_NOOP("examples",
    "## How it was trained, and what it cannot do\n"
    "\n"
    "`scripts/train-example` drew 2,000 programs of 10 tokens and ran 4,000 steps of Adam (PyTorch, float64, 64 programs a step) on the cross-entropy of all rows, which began at 1.46, plus 0.001 times the sum of the absolute weights: that leaves zeros where no number is needed. Of 16 random starts the one with the lowest loss was kept. Then the weights were rounded to two decimals: what you see is all there is.\n"
    "\n"
    "On 20,000 programs that it never saw, 99.93 % of all rows are right, and 99.8 % of the questions (guessing: 25 %); the cross-entropy on the training programs is 0.012. The program above is not one of those it was trained on.\n"
    "\n"
    "- **It mixes two wishes in one score.** In S, for the last `a?`, the right name is worth about 11 and each place later about 1.4: a value of another name, stored eight places later, pulls nearly as hard, and several of them win. A value that was stored again and again can outvote the latest one in the same way.\n"
    "- **X was given, not learned:** a 1 for the name, a 1 for the value, and the place in tenths. A learned embedding in front would only be multiplied into the three projections.\n"
    "- **A statement is one token.** Were a, = and 3 three tokens, a layer before this one would have to bring them together.\n"),
//: two-sentences.attn, title
QT_TRANSLATE_NOOP("examples",
    "Two sentences in one batch"),
//: two-sentences.attn, note in cell 1
QT_TRANSLATE_NOOP("examples",
    "# Two sentences in one batch\n"
    "\n"
    "“birds sing” and “old dogs bark” stand in one matrix. The painted mask keeps each sentence to itself: hatched pairs are left out of every sum, and a hidden weight is exactly 0.\n"
    "\n"
    "“sing” gives “birds” the weight {{weights[sing,birds]:3}}.\n"),
//: two-sentences.attn, note in cell 6
QT_TRANSLATE_NOOP("examples",
    "## What to try\n"
    "\n"
    "Choose “Paint the mask” in the View menu and click one of the hatched pairs: the sentences begin to see each other, and the rows are shared out anew.\n"),
//: worksheet-one-row.attn, title
QT_TRANSLATE_NOOP("examples",
    "Worksheet: one row by hand"),
//: worksheet-one-row.attn, note in cell 1
QT_TRANSLATE_NOOP("examples",
    "**Where does “export” look?** Twelve numbers of its row are missing. Work them out from the numbers that are there, and type each into its box: the query, three scores, the same divided by √2, three weights, and the output.\n"
    "\n"
    "A box takes arithmetic such as `0.5 * 1 + 0.6 * -0.2`. Stuck? Choose *Hint* above: first it names the rule, then the numbers. The first score, query times key of “Why”, is {{scores[4,0]}}."),
};
