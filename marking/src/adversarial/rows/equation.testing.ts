/** Equations: a solution, several, a curve, a formula for a letter; lost and gained solutions. */
export const EQUATION = String.raw`
## one solution
= expression x=4 {"start":"2x+3=11"}
right: x=4 // as it is
right: 4 // the value alone
right: x = 4 // spaces
right: 4=x // turned round
right?: X=4 // a capital letter, which means the same here
right: x=4.0 // a zero
right: x equals 4 // in words
right: x is 4 // in words
right: x=four // in words
right: x＝4 // a full-width equals sign
right: x=4. // a full stop
right: x=+4 // a plus sign
right: the answer is 4 // a sentence
right: x=4 ✓ // ticked
wrong: x=-4 // the sign
wrong: x=7 // added instead of taken away
wrong: x=8 // not divided
wrong: 2x=8 // not finished
wrong: x=5 // one off
wrong: x=1/4 // the reciprocal
wrong: x=14/2 // added and divided
wrong: x=4 or x=-4 // one too many
wrong: x≠4 // denied
wrong: x>4 // another relation
wrong: x≈4.1 // near
wrong: x=44 // a digit twice
wrong?: 4x // unfinished or another thing
wrong: 2x+3=11 // the question
wrong: x=x // says nothing
wrong: 0=0 // says nothing
= expression x=1/3
right: x=1/3 // as it is
right: 1/3 // the value alone
right: x=2/6 // not in lowest terms
right: x=0.333... // dots
right: x=\frac{1}{3} // LaTeX
wrong: x=0.33 // cut off
wrong: x=3 // upside down
wrong: x=-1/3 // the sign
wrong: 3x=1 // not finished
wrong: x=0.3 // cut off
= expression x=-7/2
right: x=-3.5 // decimal
right: x=-7/2 // as it is
right: x=-3 1/2 // mixed
right: -3½ // mixed, alone
right: x=7/-2 // the sign below
wrong: x=3.5 // the sign
wrong: x=-2/7 // upside down
wrong: x=-3 // cut off
wrong: x=-5 // subtracted
wrong: x=-14 // multiplied

## two solutions
= expression x=2 or x=3 {"start":"x^2-5x+6=0"}
right: x=2 or x=3 // as it is
right: x=3 or x=2 // turned round
right: x=2, x=3 // a comma
right: x=2,3 // one name
right: 2, 3 // the values alone
right: 2 and 3 // in words
right: x=2 and x=3 // and where or is meant
right: x=2; x=3 // a semicolon
right: {2, 3} // a set
right: x=2⏎x=3 // a line each
right: x = 3, 2 // turned round
right: 2 or 3 // in words
right: x₁=2, x₂=3 // numbered
right: x_1=2, x_2=3 // numbered
wrong: x=-2 or x=-3 // the signs
wrong: x=2 or x=-3 // a sign
wrong: x=1 or x=6 // other factors
wrong: x=2.5 // the middle
wrong: 5, 6 // the coefficients
wrong: (x-2)(x-3)=0 // not finished
wrong: x=2 or x=3 or x=0 // one too many
wrong: x=6 // the product
wrong: x=2, x=4 // one of them
wrong: 23 // the comma lost
wrong: x=±2 // another pair
= expression x=5 or x=-5 {"start":"x^2=25"}
right: x=±5 // one sign for both
right: ±5 // alone
right: x=+-5 // typed
right: +/-5 // typed
right: x=5, -5 // a comma
right: -5, 5 // alone
right: plus or minus 5 // in words
wrong: ±25 // not rooted
wrong: x=12.5 // halved
wrong: x=±√5 // rooted twice
wrong: x=5, 0 // another one
wrong?: x=±5i // imaginary
= expression x=0 or x=4 {"start":"x^2=4x"}
right: x=0, x=4 // a comma
right: 0 and 4 // in words
wrong: x=-4 or x=0 // the sign
wrong: x=2 or x=-2 // rooted
wrong: x=0 or x=-4 // the sign
wrong: x=4 or x=1 // another one
= expression x=(3+√5)/2 or x=(3-√5)/2
right: x=(3±√5)/2 // one sign for both
right: (3±√5)/2 // alone
right: x=\frac{3\pm\sqrt{5}}{2} // LaTeX
right: x=1.5±√5/2 // parted
right: x=(3-√5)/2, x=(3+√5)/2 // turned round
wrong: x=3±√5/2 // the bracket lost
wrong: x=(-3±√5)/2 // the sign
wrong: x=(3±√5)/4 // another number
wrong: x=2.62 or x=0.38 // rounded where it is exact
wrong: x=(3±5)/2 // the root lost

## a solution that is rejected, and values that are rounded besides
= expression x=2 {"text":"Solve x^2 + x - 6 = 0 for x > 0."}
right: x=2, x=-3 (reject) // rejected
right: x=2 or x=-3 (rejected since x>0) // with its reason
right: x=2⏎x=-3 (rejected) // a line each
right: x=2 or x=-3⏎reject x=-3 // below
right: x=-3 is not valid, x=2 // in words
wrong: x=2 or x=-3 // both kept
wrong: x=2 (reject) or x=-3 // the other one
wrong: x=3, x=-3 (reject) // another one kept
= expression x=√2 or x=-√2
right: √2⏎-√2 // a line each, bare
right: x=√2≈1.41 or x=-√2≈-1.41 // rounded besides
right: x=√2≈1.41⏎x=-√2≈-1.41 // a line each
right: x=√2≈1.6 or x=-√2≈-1.6 // rounded to something else besides
wrong: x≈1.41 or x≈-1.41 // rounded alone
wrong: √2⏎√2 // one of them twice
wrong: x=√3≈1.41 or x=-√3≈-1.41 // another root

## no solution, every number
= expression no solution {"variables":["x"]}
right: no solution // as it is
right: no solutions // a plural
right: No real solutions // real, in a course of real numbers
right: none // one word
right: ∅ // the sign
right: {} // an empty set
right: there are no solutions // a sentence
right: there is no solution // a sentence
right: no real roots // roots
wrong: x=0 // zero is a solution
wrong: 0 // zero is a solution
wrong: all real numbers // the opposite
wrong: x=1 // a solution
wrong?: infinitely many solutions // the opposite
wrong: {0} // a set with zero in it

## lines and curves
= expression y=2x+1
right: y=2x+1 // as it is
right: y=1+2x // turned round
right: 2x+1=y // sides turned round
right: y-2x=1 // collected otherwise
right: y-1=2x // collected otherwise
right: 2x-y+1=0 // all on one side
right: 2y=4x+2 // doubled
right: y-3=2(x-1) // through a point
right?: Y=2X+1 // capital letters throughout
right: y＝2x＋1 // full-width signs
wrong: y=2x-1 // the sign
wrong: y=x+2 // turned round
wrong: x=2y+1 // letters turned round
wrong: y=-2x+1 // the slope's sign
wrong: y=1/2x+1 // the slope upside down
wrong: y=2x // the constant lost
wrong: y=2 // the slope alone
wrong: 2x+1=0 // y lost
wrong: y>2x+1 // another relation
wrong: y=2x+1+x // more
wrong: y^2=2x+1 // squared
= expression x+y=10
right: y=10-x // solved
right: 10=x+y // turned round
right: x=10-y // solved
right: y+x=10 // turned round
right: 2x+2y=20 // doubled
right: x+y-10=0 // all on one side
wrong: x-y=10 // the sign
wrong: xy=10 // a product
wrong: x+y=20 // doubled on one side
wrong: x+y+10=0 // the sign
wrong: x=5, y=5 // one point of it
= expression x^2+y^2=25
right: y^2=25-x^2 // collected otherwise
right: x²+y²=25 // raised digits
right: x²+y²=5² // a square
right: x^2+y^2-25=0 // all on one side
wrong: x+y=5 // rooted term by term
wrong: y=√(25-x^2) // the upper half alone
wrong: y=-√(25-x^2) // the lower half alone
wrong: x^2+y^2=5 // the radius not squared
wrong: x^2-y^2=25 // the sign
wrong: x=√(25-y^2) // the right half alone
right: y=±√(25-x^2) // both halves
= expression x^2+y^2=1
wrong: y=√(1-x^2) // the upper half alone
wrong: x^2+y^2=2 // another circle
right: 1-x^2=y^2 // collected otherwise
= expression y^2=x-7
wrong: y=√(x-7) // one branch alone
wrong: y=-√(x-7) // one branch alone
wrong: y=x-7 // the square lost
right: x=y^2+7 // solved for the other letter
right: y=±√(x-7) // both branches
= expression xy=0
wrong: x=0 // one factor alone
wrong: y=0 // one factor alone
wrong: x=0 and y=0 // both at once
right: x=0 or y=0 // either
= expression (x-1)(y-2)=0
wrong: x=1 // one factor alone
wrong: y=2 // one factor alone
wrong: x=1 and y=2 // both at once
right: x=1 or y=2 // either
= expression ab=ac
wrong: b=c // divided by what may be zero
right: a(b-c)=0 // collected
right: a=0 or b=c // either
wrong: a=0 // one factor alone
= expression x=y {"variables":["x","y","a"]}
wrong: a*x=a*y // multiplied by what may be zero
wrong: x^2=y^2 // squared
wrong: x=-y // the sign
right: y=x // turned round
right: x-y=0 // collected
right: 3x=3y // trebled
wrong: |x|=|y| // the bars
= expression y=|x-5|
wrong: y=5-x // one side alone
wrong: y=x-5 // one side alone
right: y=|5-x| // the same
wrong: y=|x|-5 // the bars moved
= expression x^6000-x^6001=0 {"variables":["x"]}
wrong: x^6000=0 // one factor alone
wrong: x^5999=1 // divided away

## formulas
= expression a=(v-u)/t {"form":{"subject":"a"}}
right: a=(v-u)/t // as it is
right: a=v/t-u/t // parted
right: (v-u)/t=a // sides turned round
right: a=\frac{v-u}{t} // LaTeX
right: a=(u-v)/(-t) // both signs turned
wrong: a=v-u/t // the bracket lost
wrong: a=(u-v)/t // turned round
wrong: a=t/(v-u) // upside down
wrong: a=(v+u)/t // the sign
wrong: a=vt-u // multiplied
wrong: v=u+at // the other subject
wrong: at=v-u // not finished
= expression r=√(A/π) {"variables":["r","A"],"form":{"subject":"r"}}
right: r=√(A/π) // as it is
right: r=√A/√π // parted
right: r=(A/π)^(1/2) // a power
right: r=\sqrt{\frac{A}{\pi}} // LaTeX
wrong: r=A/π // the root lost
wrong: r=√A/π // the root too short
wrong: r=√(Aπ) // multiplied
wrong: r=(A/π)^2 // squared
wrong: r^2=A/π // not finished
wrong: r=A/(2π) // the circumference
= expression F=9C/5+32
right: F=1.8C+32 // a decimal
right: F=32+9/5C // turned round
right: F=\frac{9}{5}C+32 // LaTeX
wrong: F=5C/9+32 // upside down
wrong: F=9(C+32)/5 // the bracket
wrong: F=9C/5-32 // the sign
wrong: C=9F/5+32 // letters turned round
`
