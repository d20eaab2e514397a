/** Matrices and vectors, in every bracket. */
export const MATRICES = String.raw`
## column vectors
= expression \begin{pmatrix}3\\-2\end{pmatrix}
right: \begin{pmatrix}3\\-2\end{pmatrix} // as it is
right: \begin{bmatrix}3\\-2\end{bmatrix} // square brackets
right: 3i-2j // unit vectors
right: -2j+3i // turned round
right: \binom{3}{-2} // the sign of binomials, as some draw it
right: 3\mathbf{i}-2\mathbf{j} // bold letters
right: \begin{pmatrix} 3 \\ -2 \end{pmatrix} // spaces
right: [[3],[-2]] // as programs write it
wrong: \begin{pmatrix}-2\\3\end{pmatrix} // turned round
wrong: \begin{pmatrix}3\\2\end{pmatrix} // a sign
wrong: \begin{pmatrix}-3\\2\end{pmatrix} // backwards
wrong: 3i+2j // a sign
wrong: 2i-3j // turned round
wrong: -3i+2j // backwards
wrong: \begin{pmatrix}3\\-2\\0\end{pmatrix} // a number too many
wrong: \begin{pmatrix}3\end{pmatrix} // a number lost
wrong: \binom{-2}{3} // turned round
wrong: 1 // the sum
wrong: √13 // the length
= expression 3i-2j {"variables":["i","j"]}
right: 3i-2j // as it is
right: -2j+3i // turned round
right: \begin{pmatrix}3\\-2\end{pmatrix} // a column
wrong: 3i+2j // a sign
wrong: 2i-3j // turned round
wrong: \begin{pmatrix}-2\\3\end{pmatrix} // a column, turned round
wrong: \begin{pmatrix}3\\2\end{pmatrix} // a column with a sign lost
wrong: 3i-2 // a letter lost
= expression \begin{pmatrix}1\\0\\-4\end{pmatrix}
right: \begin{pmatrix}1\\0\\-4\end{pmatrix} // as it is
right: i-4k // unit vectors
right: \begin{bmatrix}1\\0\\-4\end{bmatrix} // square brackets
wrong: i-4j // another direction
wrong: \begin{pmatrix}1\\-4\end{pmatrix} // the zero lost
wrong: \begin{pmatrix}1\\0\\4\end{pmatrix} // a sign
wrong: \begin{pmatrix}0\\1\\-4\end{pmatrix} // two turned round
wrong: i+4k // a sign
= expression \begin{pmatrix}1/2\\x\end{pmatrix}
right: \begin{pmatrix}0.5\\x\end{pmatrix} // a decimal
right: \begin{pmatrix}\frac{1}{2}\\x\end{pmatrix} // LaTeX
wrong: \begin{pmatrix}x\\1/2\end{pmatrix} // turned round
wrong: \begin{pmatrix}2\\x\end{pmatrix} // upside down
wrong: \begin{pmatrix}1/2\\-x\end{pmatrix} // a sign

## two by two
= expression \begin{pmatrix}1&2\\3&4\end{pmatrix}
right: \begin{pmatrix}1&2\\3&4\end{pmatrix} // as it is
right: \begin{bmatrix}1&2\\3&4\end{bmatrix} // square brackets
right: [[1,2],[3,4]] // as programs write it
right: [[1, 2], [3, 4]] // with spaces
right: [1,2;3,4] // with semicolons
right: [1 2; 3 4] // with semicolons and spaces
right: \begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix} // spaces
right: \left(\begin{matrix}1&2\\3&4\end{matrix}\right) // brackets around
right: \begin{pmatrix}1.0&2\\3&4\end{pmatrix} // a zero
wrong: \begin{pmatrix}1&3\\2&4\end{pmatrix} // transposed
wrong: \begin{pmatrix}1&2\\3&5\end{pmatrix} // one entry wrong
wrong: \begin{pmatrix}4&3\\2&1\end{pmatrix} // turned round
wrong: \begin{pmatrix}2&1\\4&3\end{pmatrix} // columns changed
wrong: \begin{pmatrix}3&4\\1&2\end{pmatrix} // rows changed
wrong: \begin{pmatrix}-1&2\\3&4\end{pmatrix} // a sign
wrong: \begin{pmatrix}1&2\end{pmatrix} // a row lost
wrong: \begin{pmatrix}1&2&0\\3&4&0\end{pmatrix} // a column too many
wrong: \begin{pmatrix}1\\2\\3\\4\end{pmatrix} // a column
wrong: \begin{vmatrix}1&2\\3&4\end{vmatrix} // a determinant
wrong: -2 // its determinant
wrong: {1,2,3,4} // a set
wrong: \begin{pmatrix}10&20\\30&40\end{pmatrix} // ten times
wrong: [[1,2],[4,3]] // two entries turned round
= expression \begin{pmatrix}19&22\\43&50\end{pmatrix}
right: [[19,22],[43,50]] // as programs write it
wrong: \begin{pmatrix}5&12\\21&32\end{pmatrix} // multiplied entry by entry
wrong: \begin{pmatrix}23&34\\31&46\end{pmatrix} // multiplied in the other order
wrong: \begin{pmatrix}6&8\\10&12\end{pmatrix} // added
wrong: \begin{pmatrix}19&43\\22&50\end{pmatrix} // transposed
wrong: \begin{pmatrix}19&22\\43&51\end{pmatrix} // one entry off
= expression \begin{pmatrix}1&0\\0&1\end{pmatrix}
right: \begin{pmatrix}1&0\\0&1\end{pmatrix} // as it is
right: [[1,0],[0,1]] // as programs write it
wrong: \begin{pmatrix}1&1\\1&1\end{pmatrix} // ones throughout
wrong: \begin{pmatrix}0&1\\1&0\end{pmatrix} // turned round
wrong: \begin{pmatrix}0&0\\0&0\end{pmatrix} // zeros
wrong: \begin{pmatrix}1&0&0\\0&1&0\\0&0&1\end{pmatrix} // three by three
wrong: 1 // a number
= expression \frac{1}{2}\begin{pmatrix}4&-2\\-3&1\end{pmatrix}
right: \begin{pmatrix}2&-1\\-3/2&1/2\end{pmatrix} // multiplied in
right: \begin{pmatrix}2&-1\\-1.5&0.5\end{pmatrix} // decimals
right: 0.5\begin{pmatrix}4&-2\\-3&1\end{pmatrix} // a decimal in front
wrong: \begin{pmatrix}4&-2\\-3&1\end{pmatrix} // the factor lost
wrong: \frac{1}{2}\begin{pmatrix}4&2\\3&1\end{pmatrix} // signs lost
wrong: \frac{1}{2}\begin{pmatrix}1&-2\\-3&4\end{pmatrix} // not changed over
wrong: -\frac{1}{2}\begin{pmatrix}4&-2\\-3&1\end{pmatrix} // a sign
wrong: 2\begin{pmatrix}4&-2\\-3&1\end{pmatrix} // the factor upside down
= expression \begin{pmatrix}a&b\\c&d\end{pmatrix}
right: [[a,b],[c,d]] // as programs write it
wrong: \begin{pmatrix}a&c\\b&d\end{pmatrix} // transposed
wrong: \begin{pmatrix}d&b\\c&a\end{pmatrix} // changed over
wrong: ad-bc // its determinant
= expression -2 {"text":"Find the determinant of the matrix with rows 1, 2 and 3, 4.","variables":[]}
right: -2 // as it is
right: 1*4-2*3=-2 // with its calculation
wrong: 2 // a sign
wrong: 10 // added
wrong: 1*4+2*3=10 // added
wrong: -5 // another product

## rows, sums and multiples
= expression \begin{pmatrix}1&2&3\end{pmatrix}
right: \begin{pmatrix}1&2&3\end{pmatrix} // as it is
right: [[1,2,3]] // as programs write it
wrong: \begin{pmatrix}1\\2\\3\end{pmatrix} // a column
wrong: \begin{pmatrix}3&2&1\end{pmatrix} // turned round
wrong: \begin{pmatrix}1&2\end{pmatrix} // one lost
wrong: 123 // run together
= expression 2a+3b {"variables":["a","b"]}
right: 3b+2a // turned round
right: 2\mathbf{a}+3\mathbf{b} // bold letters
wrong: 2a-3b // a sign
wrong: 3a+2b // turned round
wrong: 5ab // unlike terms added
wrong: 6ab // multiplied
wrong: 2a // one lost
= expression b-a {"variables":["a","b"],"text":"Write the vector AB in terms of a and b."}
right: -a+b // turned round
right: -(a-b) // a bracket
wrong: a-b // backwards
wrong: a+b // a sign
wrong: b/a // a quotient
wrong: ab // a product
= expression 1/2(a+b) {"variables":["a","b"]}
right: a/2+b/2 // parted
right: \frac{1}{2}a+\frac{1}{2}b // LaTeX
right: 0.5(b+a) // a decimal
wrong: 1/2a+b // only the first
wrong: 1/2(a-b) // a sign
wrong: 1/2(b-a) // a sign
wrong: a+b // not halved
`
