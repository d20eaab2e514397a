/** Lists, sets, intervals, points and pairs. */
export const COLLECTIONS = String.raw`
## several angles
= expression x=60° or x=120° {"variables":["x"],"text":"Solve sin x = √3/2 for 0° ≤ x ≤ 180°."}
right: x=60° or x=120° // as it is
right: 60°, 120° // the values
right: 60, 120 // without the sign, in a question of degrees
right: 60,120 // no space: two numbers, not thousands
right: x=60, x=120 // names
right: x=60,120 // one name
right: 60 and 120 // in words
right: 120, 60 // turned round
right: 60 degrees and 120 degrees // in words
right: x=60⏎x=120 // a line each
wrong: 30°, 150° // of 1/2
wrong: 60°, 300° // of the cosine
wrong: 60°, -60° // a sign
wrong: 60120 // one number
wrong: 60°, 120°, 180° // one too many
wrong?: 60 rad, 120 rad // another unit
= expression x=30 or x=150
right: 30,150 // no space
right: x=30,150 // no space, a name
right: 30 or 150 // in words
right: 150, 30 // turned round
wrong: 30150 // one number
wrong: 30, 15 // a zero lost
wrong: 30, 210 // of the tangent
= expression {100, 200, 300}
right: 100,200,300 // no spaces, no braces
right: 100, 200, 300 // no braces
right: {300, 200, 100} // turned round
right: {100,200,300} // no spaces
wrong: 100, 200 // one lost
wrong: {100, 200, 300, 400} // one too many
wrong: {10, 20, 30} // a zero lost
wrong: 600 // the sum

## sets
= expression {2, 3, 5, 7}
right: {2, 3, 5, 7} // as it is
right: {7, 5, 3, 2} // turned round
right: 2, 3, 5, 7 // without braces
right: 2,3,5,7 // without spaces
right?: 2 3 5 7 // spaces alone
right: {2,2,3,5,7} // one twice, which a set does not mind
right: \{2,3,5,7\} // LaTeX
right: 2; 3; 5; 7 // semicolons
right: 2, 3, 5 and 7 // in words at the end
right: ｛2，3，5，7｝ // full-width
right: 2、3、5、7 // a Chinese comma for lists
wrong: {1, 2, 3, 5, 7} // one is no prime
wrong: {2, 3, 5} // one lost
wrong: {2, 3, 5, 7, 9} // nine is no prime
wrong: {3, 5, 7} // two lost
wrong: 2357 // one number
wrong: 17 // the sum
wrong: {2, 3, 5, -7} // a sign
wrong: 4 // how many
wrong: {2, 5} // two of them
= expression {-1, 0, 1}
right: -1, 0, 1 // no braces
right: {0, 1, -1} // another order
right: -1,0,1 // no spaces
right: {-1; 0; 1} // semicolons
wrong: {1, 0} // one lost
wrong: {-1, 1} // zero lost
wrong?: -1<x<1 // all between
wrong: {-2, -1, 0, 1} // one too many
wrong: {-1, 0, 1, 2} // one too many
= expression ∅
right: ∅ // as it is
right: {} // braces
right: { } // braces with a space
right: \emptyset // LaTeX
right: empty set // in words
right: the empty set // in words
wrong: 0 // a number
wrong: {0} // a set with zero in it
wrong: {∅} // a set with a set in it

## sequences and lists in order
= expression (2, 4, 8)
right: (2, 4, 8) // as it is
right: (2,4,8) // no spaces
wrong: (8, 4, 2) // turned round
wrong: (2, 8, 4) // two turned round
wrong: (2, 4) // one lost
wrong: (2, 4, 6) // added instead of doubled

## intervals
= expression [2, 5)
right: [2, 5) // as it is
right: [2,5) // no space
right: [2;5) // a semicolon
right: [2, 5[ // as in Europe
right: 2≤x<5 // an inequality
right: 2<=x<5 // an inequality, typed
wrong: (2, 5] // the ends mixed up
wrong: [2, 5] // both ends count
wrong: (2, 5) // no end counts
wrong: [5, 2) // turned round
wrong: {2, 5} // the ends alone
wrong: {2, 3, 4} // whole numbers alone
wrong: [2, 6) // another end
wrong: [-2, 5) // a sign
= expression (-∞, 11/12]
right: (-∞, 11/12] // as it is
right: (-inf, 11/12] // typed
right: x≤11/12 // an inequality
right: (-\infty, \frac{11}{12}] // LaTeX
right: ]-∞, 11/12] // as in Europe
wrong: (-∞, 11/12) // the end does not count
wrong: [11/12, ∞) // the other side
wrong: (-∞, 12/11] // upside down
wrong?: (∞, 11/12] // a sign lost
= expression (-∞, -2)∪(3, ∞)
right: (-∞, -2)∪(3, ∞) // as it is
right: (3, ∞)∪(-∞, -2) // turned round
right: (-∞,-2) U (3,∞) // a letter for the sign
right: (-∞, -2) or (3, ∞) // in words
wrong: (-∞, -2)∩(3, ∞) // nothing
wrong: (-2, 3) // between
wrong: (-∞, -2]∪[3, ∞) // the ends count
wrong: (3, ∞) // one part lost

## points
= expression (3, -2)
right: (3, -2) // as it is
right: (3,-2) // no space
right: (3; -2) // a semicolon
right: （3，-2） // full-width
right: ( 3 , − 2 ) // spaces and a true minus sign
right: x=3, y=-2 // by letters
right: x=3 and y=-2 // by letters, in words
right: (3.0, -2) // a zero
right: x = 3⏎y = -2 // a line each
wrong: (-2, 3) // turned round
wrong: (3, 2) // a sign
wrong: (-3, 2) // both signs
wrong: (3, -2, 0) // a number too many
wrong: y=3, x=-2 // letters turned round
wrong: 1 // the sum
wrong: (3) // one lost
wrong: 3 // one lost
wrong: [3, -2] // an interval
wrong: (32) // the comma lost
wrong: (-3, -2) // a sign
wrong: (3, -20) // a zero too many
= expression (1/2, 3)
right: (0.5, 3) // a decimal
right: (½, 3) // a sign
right: (\frac{1}{2}, 3) // LaTeX
right: (2/4, 3) // not in lowest terms
wrong: (3, 1/2) // turned round
wrong: (2, 3) // upside down
wrong: (1/2, -3) // a sign
wrong: (0.5; 0.3) // another number

## several points
= expression (3,4) or (-4,-3)
right: (3,4) or (-4,-3) // as it is
right: (-4,-3) or (3,4) // turned round
right: (3,4), (-4,-3) // a comma
right: (3,4) and (-4,-3) // in words
right: x=3,y=4 or x=-4,y=-3 // by letters
right: x=3, y=4⏎x=-4, y=-3 // by letters, a line each
right: {(3,4), (-4,-3)} // a set
right: (3,4)⏎(-4,-3) // a line each
wrong: (4,3) or (-3,-4) // turned round
wrong: (3,-4) or (-4,3) // signs
wrong: (3,4) or (4,3) // another one
wrong: (3,-3) or (-4,4) // mixed up
wrong: x=3 or x=-4 // half of it
wrong: x=3, y=-3 or x=-4, y=4 // mixed up
= expression {(0,0), (1,1)}
right: (0,0), (1,1) // no braces
right: (1,1) and (0,0) // turned round
right: {(1,1), (0,0)} // turned round
wrong: (0,1), (1,0) // mixed up
wrong: {0, 1} // numbers
wrong: (1,1) or (-1,-1) // another one

## pairs of letters
= expression x=4, y=1
right: x=4, y=1 // as it is
right: y=1, x=4 // turned round
right: x=4⏎y=1 // a line each
right: y=1⏎x=4 // a line each, turned round
right: x=4 and y=1 // in words
right: (4,1) // a point
right: (4, 1) // a point
right: x = 4 y = 1 // no comma
right: x=4;y=1 // a semicolon
right: x=4 & y=1 // a sign
wrong: x=1, y=4 // turned round
wrong: (1,4) // turned round
wrong: x=4, y=-1 // a sign
wrong: x=-4, y=1 // a sign
wrong: x=4⏎y=2 // one of them
wrong: 5 // the sum
wrong: x=y=4 // both the same
wrong: x+y=5 // one equation of it
wrong: x=4 or y=1 // either
= expression x=1, y=2, z=3
right: x=1, y=2, z=3 // as it is
right: z=3, y=2, x=1 // turned round
right: x=1⏎y=2⏎z=3 // a line each
right: (1,2,3) // a point
wrong: x=1, y=3, z=2 // two turned round
wrong: (3,2,1) // turned round
wrong: x=1, y=2, z=-3 // a sign
## whole numbers
= expression {-1, 0, 1, 2, 3} {"variables":[],"text":"Write the integers from -1 to 3 as a set."}
right: {-1, 0, 1, 2, 3} // as it is
right: -1⏎0⏎1⏎2⏎3 // a line each
right: {x ∈ ℤ : -2 < x ≤ 3} // by what is said of them
right: {x in Z | -1 <= x <= 3} // typed
right: {x | x ∈ ℤ, -1 ≤ x < 4} // the domain behind the bar
right: \{n \in \mathbb{Z} \mid -2 < n \le 3\} // in LaTeX, another letter
wrong: {x ∈ ℤ : -2 ≤ x ≤ 3} // one too many
wrong: {x ∈ ℤ : -2 < x < 3} // one too few
wrong?: {x ∈ ℝ : -2 < x ≤ 3} // all numbers
wrong: {0, 1, 2, 3} // one lost
`
