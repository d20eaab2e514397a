/** The form that is asked for: the value alone earns nothing. */
export const FORMS = String.raw`
## factorised
= expression (x+2)(x+3) {"form":"factorised"}
right: (x+2)(x+3) // as it is
right: (x+3)(x+2) // turned round
right: (2+x)(3+x) // terms turned round
right: (-x-2)(-x-3) // both signs turned
right: (x+2)*(x+3) // a star
right: （x+2）（x+3） // full-width brackets
wrong: x^2+5x+6 // multiplied out
wrong: x(x+5)+6 // only a part
wrong: (x+1)(x+6) // another pair
wrong: (x-2)(x-3) // the signs
wrong: (x+2)(x+3)=0 // an equation
wrong: x=-2 or x=-3 // the solutions
wrong: (x+2)+(x+3) // a sum
wrong: (x+2)(x-3) // a sign
wrong: (x+2.5)^2-0.25 // completed square
wrong: 1(x^2+5x+6) // a factor of 1
= expression 6x(x+2) {"form":"factorised"}
right: 6x(x+2) // as it is
right: 6(x+2)x // another order
right: 6*x*(2+x) // stars
wrong: 6(x^2+2x) // not fully
wrong: x(6x+12) // not fully
wrong: 3x(2x+4) // not fully
wrong: 6x^2+12x // not at all
wrong: 6x(x+12) // not divided
wrong: 2x(3x+6) // not fully
wrong: 6x(x+2x) // a letter too many
= expression (2x-3)(x+4) {"form":"factorised"}
right: (x+4)(2x-3) // turned round
right: -(3-2x)(x+4) // a sign moved
wrong: 2(x-1.5)(x+4)+0*x+1 // one more
wrong: (2x+3)(x-4) // the signs
wrong: 2x^2+5x-12 // multiplied out
wrong: (2x-4)(x+3) // numbers changed
wrong: 2x(x+4)-3(x+4) // one step before
= expression (x-5)(x+5) {"form":"factorised"}
right: (x+5)(x-5) // turned round
wrong: (x-5)^2 // a square
wrong: x^2-25 // not at all
wrong: (x-25)(x+1) // the root not taken
wrong: x(x-25) // a letter slipped

## expanded
= expression x^2+5x+6 {"form":"expanded"}
right: x^2+5x+6 // as it is
right: 5x+6+x^2 // another order
right: 6+5x+x² // another order
wrong: (x+2)(x+3) // not multiplied out
wrong: x^2+2x+3x+6 // not collected
wrong: x(x+5)+6 // a bracket left
wrong: x^2+6 // the middle lost
wrong: x^2+5x+5 // added
wrong: x^2+6x+6 // a number slipped
= expression x^2-6x+9 {"form":"expanded"}
right: 9-6x+x^2 // another order
wrong: (x-3)^2 // not multiplied out
wrong: x^2-9 // the middle lost
wrong: x^2+9 // the middle lost
wrong: x^2-6x-9 // a sign
wrong: x^2-3x-3x+9 // not collected
= expression 2x^3-8x {"form":"expanded"}
right: -8x+2x^3 // another order
wrong: 2x(x^2-4) // not multiplied out
wrong: 2x(x-2)(x+2) // factorised
wrong: 2x^3-4 // only the first term

## simplified
= expression 5x+3y {"form":"simplified"}
right: 5x+3y // as it is
right: 3y+5x // another order
wrong: 2x+3x+3y // not collected
wrong: 8xy // unlike terms added
wrong: 5x+3y+0 // a term of nothing
wrong: 5x-3y // a sign
wrong: 4x+x+3y // not collected
= expression x+3 {"form":"simplified","text":"Simplify (x²-9)/(x-3)."}
right: 3+x // another order
wrong: (x^2-9)/(x-3) // the question
wrong: (x-3)(x+3)/(x-3) // not cancelled
wrong: (2x+6)/2 // not cancelled
wrong: x-3 // the other factor
= expression x/(x-1) {"form":"simplified"}
right: x/(x-1) // as it is
right: -x/(1-x) // signs turned
wrong: 1/(1-1/x) // a fraction in a fraction
wrong: 2x/(2x-2) // not cancelled
wrong: 1/(x-1) // the letter lost
wrong: x/x-1 // the bracket lost
= expression (a+1)/a^2 {"form":"simplified"}
right: (1+a)/a^2 // another order
wrong: (1+1/a)/a // a fraction in a fraction
wrong: (a^2+a)/a^3 // not cancelled
wrong: a/a^2 // the sum lost
wrong: (a+1)/2a // the power for a product
= expression x^5 {"form":"simplified","text":"Simplify x² × x³."}
wrong: x^2*x^3 // the question
wrong: x^6 // multiplied
wrong: 5x // a product
wrong: 2x^5 // added too
= expression 2√3 {"form":"simplified"}
right: 2√3 // as it is
right: 2 sqrt(3) // typed
right: √3*2 // turned round
wrong: √12 // not simplified
wrong: √4√3 // not finished
wrong: 4√3 // the 4 not rooted
wrong: 3√2 // turned round

## lowest terms, mixed, improper, decimal
= expression 3/4 {"form":"lowest_terms"}
right: 3/4 // as it is
right: ¾ // a sign
right: \frac{3}{4} // LaTeX
wrong: 6/8 // not cancelled
wrong: 9/12 // not cancelled
wrong: 4/3 // upside down
wrong: 2/3 // another one
wrong: 18/24 // the question
= expression 2 1/3 {"form":"mixed_number"}
right: 2 1/3 // as it is
right: 2⅓ // a sign
wrong: 7/3 // improper
wrong?: 1 4/3 // not finished
wrong: 3 1/2 // turned round
wrong: 2 2/3 // another one
wrong: 21/3 // the space lost
= expression 7/3 {"form":"improper_fraction"}
right: 7/3 // as it is
wrong: 2 1/3 // mixed
wrong: 3/7 // upside down
wrong: 5/3 // added
wrong: 6/3 // another one
= expression 0.375 {"form":"decimal"}
right: 0.375 // as it is
right: .375 // without its zero
wrong: 3/8 // not turned
wrong: 0.38 // rounded
wrong: 3.8 // a point for the line
wrong: 2.667 // upside down

## completed square
= expression (x+3)^2-4 {"form":"completed_square"}
right: (x+3)^2-4 // as it is
right: -4+(x+3)^2 // another order
right: (3+x)²-4 // a raised digit
wrong: x^2+6x+5 // multiplied out
wrong: (x+1)(x+5) // factorised
wrong: (x+3)^2+5 // the 9 forgotten
wrong: (x+6)^2-31 // not halved
wrong: (x-3)^2-4 // a sign
wrong: (x+3)^2+4 // a sign
wrong: (x+3)^2-14 // the 9 added wrongly
= expression 2(x-1)^2+7 {"form":"completed_square"}
right: 2(x-1)^2+7 // as it is
right: 7+2(1-x)^2 // turned round
wrong: (2x-1)^2+7 // the factor taken in
wrong: 2x^2-4x+9 // multiplied out
wrong: 2(x-1)^2+8 // not multiplied back
wrong: 2(x+1)^2+7 // a sign
wrong: 2(x-2)^2+7 // not halved

## roots
= expression √2/2 {"form":"rationalised"}
right: √2/2 // as it is
right: (1/2)√2 // a factor
right: 0.5√2 // a decimal factor
wrong: 1/√2 // not rationalised
wrong: √2 // not divided
wrong: 2/√2 // another one
wrong: √(1/2) // under the root
= expression 5√3 {"form":"surd_form"}
right: 5√3 // as it is
right: 5sqrt3 // typed
wrong: √75 // not simplified
wrong: 3√5 // turned round
wrong: 25√3 // the 25 not rooted
wrong: 8.66 // rounded
wrong: 5+√3 // a sum
= expression 2+√3 {"form":"rationalised"}
right: √3+2 // turned round
wrong: 1/(2-√3) // the question
wrong: 2-√3 // a sign
wrong: (2+√3)/7 // another denominator
wrong: 2√3 // a product

## partial fractions
= expression 1/(x-1)-1/(x+2) {"form":"partial_fractions"}
right: 1/(x-1)-1/(x+2) // as it is
right: -1/(x+2)+1/(x-1) // turned round
right: 1/(x-1)+(-1)/(x+2) // a sign above
wrong: 3/((x-1)(x+2)) // together
wrong: 1/(x-1)+1/(x+2) // a sign
wrong: 1/(x+2)-1/(x-1) // turned round
wrong: 3/(x-1)-3/(x+2) // not divided
wrong: 3/(x^2+x-2) // together

## single fraction
= expression (x+y)/(xy) {"form":"single_fraction"}
right: (y+x)/(xy) // turned round
right: (x+y)/(yx) // turned round below
right: \frac{x+y}{xy} // LaTeX
wrong: 1/x+1/y // two fractions
wrong: (1+x/y)/x // a fraction in a fraction
wrong: 1/(xy/(x+y)) // a fraction in a fraction
wrong: (x+y)/x*1/y // two fractions
wrong: 2/(x+y) // added above and below
wrong: (x+y)/(x+y) // added below
wrong: x^-1+y^-1 // powers
= expression (5x+7)/((x+1)(x+2)) {"form":"single_fraction"}
right: (5x+7)/((x+1)(x+2)) // as it is
right: (5x+7)/(x^2+3x+2) // multiplied out below
right: (7+5x)/((x+2)(x+1)) // turned round
wrong: 2/(x+1)+3/(x+2) // two fractions
wrong: 5/((x+1)(x+2)) // added above
wrong: 5/(2x+3) // added above and below
wrong: (2+3(x+1)/(x+2))/(x+1) // a fraction in a fraction
wrong: (5x+8)/((x+1)(x+2)) // a slip

## form of the key
= expression 2^3*3 {"form":"as_key","text":"Write 24 as a product of its prime factors in index form."}
right: 2^3×3 // a sign
right: 3×2^3 // turned round
right: 2³×3 // a raised digit
right: 3*2³ // turned round
wrong: 24 // multiplied
wrong: 2×12 // not prime
wrong: 8×3 // not prime
wrong: 2^3+3 // a sum
wrong: 2^2×3 // one lost
wrong: 2×3 // which, and not how often
wrong: 3^2×2 // turned round
wrong: 23×3 // the power came down
wrong: 4×6 // not prime
= expression 3.2*10^5 {"form":"standard_form"}
right: 3.2×10^5 // a sign
right: 3.2 x 10^5 // a letter for times
wrong: 32×10^4 // not below 10
wrong: 320000 // written out
wrong: 0.32×10^6 // below 1
wrong: 3.2×10^-5 // a sign

## subject
= expression x=(y-c)/m {"form":{"subject":"x"},"variables":["x","y","m","c"]}
right: x=(y-c)/m // as it is
right: x=y/m-c/m // parted
right: (y-c)/m=x // sides turned round
wrong: mx=y-c // not finished
wrong: y=mx+c // the question
wrong: x=y-c/m // the bracket lost
wrong: x=(c-y)/m // turned round
wrong: x=y/m-c // only the first term
wrong: x=m(y-c) // multiplied
wrong: x=m/(y-c) // upside down
wrong: x=(y-mx)/c // x on both sides
`
