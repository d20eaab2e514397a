/** Derivatives, antiderivatives, sums, integrals, trigonometry, logarithms. */
export const CALCULUS = String.raw`
## derivatives
= expression 3x^2-4x
right: 3x^2-4x // as it is
right: x(3x-4) // factorised
right: dy/dx=3x^2-4x // with its name
right: f'(x)=3x^2-4x // with its name
right: -4x+3x² // another order
wrong: 3x^2-4 // only the first letter
wrong: x^3-2x^2 // not differentiated
wrong: 3x^3-4x^2 // the power not lowered
wrong: x^2-x // the number not multiplied
wrong?: 3x^2-4x+c // a constant of integration
wrong: 3x^2-2x // half of it
wrong: x^4/4-2x^3/3 // integrated
= expression cos(x)
right: cos x // no brackets
right: cosx // no space
right: \cos x // LaTeX
right: sin(x+π/2) // the same
right: cos(-x) // even
right: Cos(x) // a capital letter
wrong: -cos(x) // the sign
wrong: sin(x) // not differentiated
wrong: -sin(x) // of the cosine
wrong: cos(x)+1 // one more
wrong: arccos(x) // the inverse
wrong: 1/cos(x) // the reciprocal
wrong: cos(2x) // doubled
= expression e^x
right: exp(x) // a name
right: e^{x} // LaTeX
right: 1/e^(-x) // twice the reciprocal
wrong: x e^(x-1) // as of a power
wrong: e^-x // the sign
wrong: ex // a product
wrong: 10^x // another base
wrong: e^(2x)/e // half right
wrong: 2.718^x // rounded
= expression 1/x
right: x^-1 // a power
right: x⁻¹ // raised
wrong: ln x // not differentiated
wrong: -1/x^2 // once too often
wrong: 1/|x| // bars
wrong: x // upside down
= expression 2x cos(x^2)
right: 2x*cos(x^2) // a star
right: cos(x²)·2x // turned round
wrong: cos(x^2) // the inner one lost
wrong: 2x cos(2x) // the inner one put in
wrong: cos(2x) // both lost
wrong: -2x cos(x^2) // a sign
wrong: 2x cos^2(x) // the square moved
wrong: 2x sin(x^2) // not differentiated

## antiderivatives, their constant not asked for by a form
= expression x^3/3+c {"variables":["x","c"]}
right: x^3/3+c // as it is
right: 1/3 x^3+c // a factor
right: c+x³/3 // turned round
right: \frac{x^3}{3}+c // LaTeX
wrong: x^3+c // not divided
wrong: 2x+c // differentiated
wrong: 3x^3+c // multiplied
wrong: x^2/2+c // another power
wrong: x^3/3+cx // the constant multiplied
wrong: x^3/3 c // multiplied

## antiderivatives, asked for as such
= expression x^3/3+c {"form":"antiderivative"}
right: x^3/3+c // as it is
right: x^3/3+C // a capital letter
right: x^3/3+k // another letter
right: x^3/3-c // a minus, which is as general
right: x^3/3+2c // twice the constant, which is as general
right: x^3/3+c+1 // a number more, which is as general
right: (x^3+c)/3 // the constant above the line
right: 1/3x^3+C // a factor
right: \frac{1}{3}x^3+C // LaTeX
right: c+x^3/3 // turned round
wrong: x^3/3 // the constant lost
wrong: x^3/3+5 // one of them only
wrong: x^3/3+0 // one of them only
wrong: x^3/3+x // a letter of the question
wrong: x^3/3+cx // the constant multiplied
wrong: x^3+c // not divided
wrong: 3x^3+c // multiplied
wrong: 2x+c // differentiated
wrong: x^2/2+c // another power
wrong: x^3/3+x+c // a term too many
wrong: c*x^3/3 // the constant as a factor
wrong: -x^3/3+c // a sign
= expression sin(x)+c {"form":"antiderivative"}
right: sin x+C // no brackets
right: sinx + k // no space
wrong: -sin(x)+c // a sign
wrong: cos(x)+c // not integrated
wrong: sin(x) // the constant lost
wrong: sin(x+c) // the constant inside
wrong: c sin(x) // the constant as a factor

## trigonometry
= expression sin(2x)
right: 2sin(x)cos(x) // the double angle
right: 2 sin x cos x // no brackets
right: 2cosxsinx // no spaces
right: sin2x // no brackets
wrong: 2sin(x) // the 2 in front
wrong: sin(x)^2 // squared
wrong: sin(x)cos(x) // half
wrong: cos(2x) // the cosine
wrong: 2 sin x + cos x // a sum
= expression sin(x)^2
right: sin^2(x) // as it is written
right: sin²x // raised
right: (sin x)^2 // a bracket
right: 1-cos^2(x) // Pythagoras
right: (1-cos(2x))/2 // halved
wrong: sin(x^2) // the square inside
wrong: 1-cos(x) // rooted term by term
wrong: 2sin(x) // a product
wrong: sin(2x) // doubled
= expression 1 {"variables":["x"]}
wrong: sin x + cos x // no squares
wrong: 0 // nothing
wrong: tan(x) // another function
= expression tan(x)
right: sin(x)/cos(x) // a quotient
right: tan x // no brackets
wrong: cos(x)/sin(x) // upside down
wrong: arctan(x) // the inverse
wrong: tan^-1(x) // the inverse
wrong: sin(x) cos(x) // a product
= expression sech(x)
right: 1/cosh(x) // the reciprocal
right: 2/(e^x+e^-x) // by powers
wrong: 1/sinh(x) // of the other
wrong: cosh(x) // upside down
wrong: sec(x) // of the circle
= expression arcsin(x)
right: asin(x) // short
right: sin^-1(x) // as on a calculator
right: sin⁻¹(x) // raised
right: \arcsin x // LaTeX
wrong: 1/sin(x) // the reciprocal
wrong: arccos(x) // the other
wrong: sin(x) // not the inverse

## logarithms and powers
= expression ln(6)
right: ln 6 // no brackets
right: ln(2)+ln(3) // a sum
right: log_e(6) // the base
right: \ln 6 // LaTeX
wrong: ln(2)*ln(3) // a product
wrong: ln(5) // added inside
wrong: log_10(6) // another base
wrong: 1.79 // rounded
wrong: ln(2/3) // a quotient
wrong: 6 // the name lost
= expression 2log(x)+log(y)
right: log(x^2 y) // together
right: log(x²)+log(y) // the power inside
right: log y + 2 log x // turned round
wrong: log(2xy) // the 2 inside
wrong: 2log(x)*log(y) // a product
wrong: log(x^2+y) // a sum inside
wrong: 2log(xy) // the 2 over both
wrong: log(x)^2+log(y) // the power outside
= expression 2^(3x)
right: 8^x // the same
right: (2^3)^x // the same
right: (2^x)^3 // the same
wrong: 6^x // multiplied
wrong: 2^3x // the bracket lost
wrong: 2^x*3 // the 3 in front
wrong: 2^3*x // the letter came down
wrong: 2^(x^3) // a tower

## integrals to infinity
= expression 1/2 {"variables":["x"]}
right: 1/2 // as it is
wrong: ∞ // no value
wrong: 2 // upside down
= expression \int_0^\infty e^{-2x} dx {"variables":["x"]}
right: 1/2 // worked out
right: 0.5 // as a decimal
right: \int_0^∞ e^{-2x} dx // as it is
wrong: 2 // multiplied
wrong: -1/2 // a sign
wrong: 1 // without the factor
= expression \int_1^\infty \frac{1}{x^2} dx {"variables":["x"]}
right: 1 // worked out
wrong: -1 // a sign
wrong: 1/2 // another power
wrong?: ∞ // endless

## factorials, sums, integrals
= expression n!/(n-1)! {"variables":["n"]}
right: n // cancelled
wrong: n-1 // one less
wrong: n! // not divided
wrong: 1/n // upside down
wrong: 1 // cancelled term by term
= expression 2!*3!
right: 12 // worked out
wrong: 10 // added
right: 2!3! // no sign
wrong: 6! // factorials multiplied
wrong: 5! // factorials added
= expression 55 {"variables":[]}
right: \sum_{k=1}^{10} k = 55 // a sum with its value
right: 10*11/2 = 55 // by the formula
right: 55 // as it is
wrong: 45 // one too few
wrong: 100 // squared
wrong: 110 // not halved
= expression 8/3
right: 8/3 // as it is
right: 2 2/3 // mixed
right: 2.666... // dots
wrong: 2.67 // rounded
wrong: 3/8 // upside down
wrong: -8/3 // a sign
wrong: 8 // not divided
wrong?: 8/3+c // a constant that is none
= expression n(n+1)/2
right: (n^2+n)/2 // multiplied out
right: n/2*(n+1) // parted
right: 0.5n(n+1) // a decimal
right: 1/2 n^2 + 1/2 n // parted
wrong: n^2+1/2 // the bracket lost
wrong: n(n-1)/2 // a sign
wrong: n(n+1) // not halved
wrong: n^2/2 // a term lost
wrong: 2n+1 // another thing
`
