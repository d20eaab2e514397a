/** Expressions: equal or not, as they are typed, and the traps of equality at a few places. */
export const EXPRESSION = String.raw`
## linear
= expression 3(x+2)
right: 3(x+2) // as it is
right: 3x+6 // multiplied out
right: 6+3x // turned round
right: 3*(x+2) // a star
right: 3×(x+2) // a sign
right: 3·x+6 // a dot
right: (x+2)*3 // turned round
right: (x+2)3 // the factor behind
right?: 3X+6 // a capital letter
right: 3x + 6. // a full stop
right: （x+2）×3 // full-width brackets
right: 3（x＋2） // full-width brackets and plus
right: 3𝑥+6 // an italic letter copied from a page
right: 3\left(x+2\right) // LaTeX
right: x+x+x+6 // not collected, which nobody asked for
wrong: 3x+2 // only the first term multiplied
wrong: 3x+5 // added
wrong: 3+x+2 // no product
wrong: x+6 // the 3 lost
wrong: 3x-6 // the sign
wrong?: 3x6 // a times sign taken for plus
wrong: 3x^2+6 // a square slipped in
wrong: 9x // unlike terms added
wrong: 3(x-2) // the sign
wrong: (x+2)^3 // a power
wrong: 6x+3 // turned round
wrong?: 3y+6 // another letter
wrong: 3x+6=0 // an equation
wrong: 3x // the second term lost
= expression 2x+1
right: f(x)=2x+1 // with its name
right: y=2x+1 // with its letter
right: 1+2x // turned round
right: 2*x+1 // a star
right: = 2x+1 // an equals sign in front
right: the answer is 2x+1 // a sentence
wrong: 2x-1 // the sign
wrong: 2(x+1) // a bracket too many
wrong: x+2 // both mixed up
wrong: 2x // the constant lost
wrong: 3x // unlike terms added
wrong: 2+1x // turned round
wrong: x^2+1 // a power for a product
wrong: f(x)=2x // the constant lost
= expression 3n+2 {"text":"Find the nth term of 5, 8, 11, 14."}
right: 3n+2 // as it is
right: 3n + 2 // spaces
right: T(n)=3n+2 // with its name
right: u_n=3n+2 // with its name
right: nth term = 3n+2 // in words
right: 5+3(n-1) // from the first term
right: n×3+2 // turned round
wrong: n+3 // the rule from term to term
wrong: 3n+5 // the first term as the constant
wrong: 2n+3 // turned round
wrong: 3n-2 // the sign
wrong: 3n // no constant
wrong?: 17 // the next term
wrong: 3^n+2 // a power

## quadratics and powers
= expression x^2+5x+6
right: (x+2)(x+3) // factorised, which nobody forbade
right: x²+5x+6 // a raised digit
right: x*x+5x+6 // a product
right: 6+5x+x^2 // turned round
right: x^2+2x+3x+6 // not collected
right: x**2+5x+6 // as programs write it
right: x^{2}+5x+6 // LaTeX
wrong: x^2+6x+5 // turned round
wrong: (x+1)(x+6) // another pair
wrong?: x2+5x+6 // the power came down
wrong: x^2+5x-6 // the sign
wrong: 2x+5x+6 // a power taken for a product
wrong: x^2+5+6 // a letter lost
wrong: (x-2)(x-3) // the signs
wrong: x^3+5x+6 // another power
= expression (x+3)^2
right: x^2+6x+9 // multiplied out
right: (x+3)(x+3) // a product
right: (3+x)^2 // turned round
right: (-x-3)^2 // both signs turned
wrong: x^2+9 // the middle term lost
wrong: x^2+3x+9 // half of the middle term
wrong: x^2+6x+6 // the square not taken
wrong: 2x+6 // twice
wrong: x+9 // only the number squared
wrong: (x-3)^2 // the sign
wrong: x+3^2 // the bracket lost
= expression 6x^2
right: 2x*3x // a product
right: 6*x*x // a product
right: 6x² // a raised digit
wrong: 6x // the power lost
wrong: 5x^2 // added
wrong: 36x^2 // the number squared too
wrong: (6x)^2 // the bracket
wrong: 12x // a power taken for a product
wrong: 6x^3 // another power
= expression x^7
right: x^3*x^4 // as it was
right: x*x^6 // equal
wrong: x^12 // powers multiplied
wrong: 7x // a product
wrong: x^3+x^4 // a sum
wrong: 7^x // turned round
wrong: 2x^7 // added too
= expression x^-2
right: 1/x^2 // a fraction
right: x⁻² // raised
right: (1/x)^2 // equal
right: 1/(x*x) // equal
wrong: -x^2 // the sign in the wrong place
wrong: -2x // a product
wrong: x^2 // the sign lost
wrong: 1/x // another power
wrong: 1/(2x) // a product
wrong: -1/x^2 // a sign too many
wrong: √x // a root
= expression 8x^3 {"text":"Simplify (2x)^3."}
wrong: 2x^3 // only the letter
wrong: 6x^3 // multiplied by 3
wrong: 6x // multiplied
wrong: 8x // the power lost
right: 2^3 x^3 // the number not yet worked out, but equal
right: 8*x*x*x // a product

## fractions
= expression (x+1)/2
right: x/2+1/2 // parted
right: 0.5(x+1) // a decimal
right: ½(x+1) // a sign
right: \frac{x+1}{2} // LaTeX
right: (x+1)÷2 // a sign
right: (2x+2)/4 // not in lowest terms
wrong: x+1/2 // the bracket lost
wrong: x/2+1 // only the first
wrong: 2/(x+1) // upside down
wrong: (x+1)/4 // another number
wrong: (x-1)/2 // the sign
wrong: x+0.5 // the bracket lost
= expression 1/x+1/y
right: (x+y)/(xy) // one fraction
right: (y+x)/(x*y) // turned round
right: x^-1+y^-1 // powers
wrong: 2/(x+y) // added above and below
wrong: 1/(x+y) // added below
wrong: 2/(xy) // added above
wrong: 1/(xy) // multiplied
wrong: (x+y)/2 // the mean
= expression (x^2-9)/(x-3)
right: x+3 // cancelled
right: (x+3)(x-3)/(x-3) // factorised
wrong: x-3 // the other factor
wrong: x+9 // cancelled term by term
wrong: x^2-3 // cancelled term by term
wrong: x // nothing left

## roots and modulus
= expression |x-5|
right: |5-x| // the same
right: abs(x-5) // a name
right: \left|x-5\right| // LaTeX
right: √((x-5)^2) // a root of a square
wrong: x-5 // only to one side
wrong: 5-x // only to the other side
wrong: x+5 // the sign
wrong: |x+5| // the sign
wrong: |x|-5 // the bars moved
wrong: ±(x-5) // both signs
= expression |x-3|
wrong: 3-x // only to one side
wrong: x-3 // only to the other side
wrong: 3+x // signs
right: |3-x| // the same
= expression |x+7|
wrong: x+7 // only to one side
wrong: -x-7 // only to the other side
right: |-x-7| // the same
right: √(x^2+14x+49) // a root of a square
= expression sqrt((x+2)^2)
wrong: x+2 // without its bars
wrong: -x-2 // to the other side
right: |x+2| // with bars
wrong: |x|+2 // bars around the letter alone
= expression |x^2-9|
wrong: 9-x^2 // only between the roots
wrong: x^2-9 // only outside the roots
wrong: x^2+9 // signs turned
right: |x-3|*|x+3| // a product
right: |9-x^2| // the same
= expression |x|+|x-100|
wrong: 100 // only between
wrong: 2x-100 // only to the right
wrong: 100-2x // only to the left
right: |x-100|+|x| // turned round
= expression max(x, 50)
wrong: 50 // only below
wrong: x // only above
right: (x+50+|x-50|)/2 // by bars
= expression x^(3/2)
right: x√x // a product
right: √(x^3) // a root
right: x*x^(1/2) // a product
wrong: x^3/2 // the bracket lost
wrong: x^(2/3) // turned round
wrong: 3x/2 // a product
wrong: √x // the cube lost
= expression (x-a)^6000 {"variables":["x","a"]}
wrong: (x-a)^5999 // another power
wrong: (x+a)^6000 // the sign
right: (a-x)^6000 // even
= expression 6000*(x-a)^5999 {"variables":["x","a"]}
wrong: 6000 // the power lost
wrong: 5999*(x-a)^6000 // turned round
right: 6000(x-a)^5998*(x-a) // parted
= expression √12
right: 2√3 // simplified
right: 2sqrt(3) // typed
right: √4*√3 // parted
wrong: 6 // halved
wrong: 3√2 // turned round
wrong: 4√3 // the 4 not rooted
wrong: 2+√3 // a sum
wrong: 3.46 // rounded where it is exact
wrong: 3.464 // rounded where it is exact
= expression √(x^2+y^2)
wrong: x+y // rooted term by term
wrong: |x|+|y| // rooted term by term
right: (x^2+y^2)^(1/2) // a power
wrong: √x+√y // rooted term by term
wrong: x^2+y^2 // the root lost
= expression √|x|
right: |x|^(1/2) // a power
right: (x^2)^(1/4) // rooted twice
wrong: √x // without the bars
wrong: √(x^2) // rooted once
wrong: √(-x) // for the others
## signs side by side
= expression 2-x
right: 2+-x // a plus before the sign
right: 2 + (-x) // in brackets
wrong: 2±x // two values
wrong: 2--x // two signs
`
