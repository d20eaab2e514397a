/** Traps of equality: far away, near zero, beside a kink, and where one side has no value. */
export const TRAPS = String.raw`
## kinks far away and near zero
= expression |x-1000|
wrong: 1000-x // one side alone
wrong: x-1000 // one side alone
= expression |x-0.001|
wrong: x-0.001 // one side alone
wrong: 0.001-x // one side alone
= expression √(x^2)
wrong: x // one side alone
wrong: -x // one side alone
right: |x| // both sides
= expression ||x|-5|
wrong: |x|-5 // inside the bars
wrong: |x-5| // one pair of bars lost
wrong: 5-|x| // a sign
= expression |x-1|+|x-2|+|x-3|
wrong: 3x-6 // to the right of all
wrong: 6-3x // to the left of all
wrong: x // between two
= expression |x|+|y|
wrong: |x+y| // not the same
wrong: x+y // where both are positive
= expression |x-y|
wrong: x-y // one side alone
wrong: y-x // one side alone
right: |y-x| // the same
= expression |xy|
wrong: xy // one side alone
right: |x||y| // parted
= expression √((x-y)^2)
wrong: x-y // one side alone
= expression floor(x)
wrong: x // only for whole numbers
wrong: x-1/2 // the mean of it
= expression min(x,2)
wrong: x // below alone
wrong: 2 // above alone
= expression √(x-20)
wrong: √(20-x) // a sign under the root
wrong: √|x-20| // more than the key has values for
= expression √(1-x^2)
wrong: 1-x // rooted term by term
wrong: √(1-x) // the square lost
= expression e^(-x^2)
wrong: e^(-|x|) // the square lost
wrong: e^(x^2) // a sign
= expression arcsin(sin(x))
wrong: x // near zero alone
= expression tan(x)
wrong: |tan(x)| // one side alone

## small and large numbers
= expression x+10^-9
wrong: x // the small number lost
= expression 10^20 x
wrong: (10^20+1)x // one more
= expression x^2 sin(1000x)
wrong: x^2 sin(1001x) // nearly

## solutions
= expression x^3=x
wrong: x^2=1 // divided by what may be zero
wrong: x=1 or x=-1 // zero lost
right: x=0 or x=1 or x=-1 // all three
= expression x(x-1)(x-2)=0
wrong: x(x-1)=0 // one factor lost
wrong: x=1 or x=2 // zero lost
= expression sin(x)=0
wrong: x=0 // one of many
wrong: cos(x)=0 // another function
= expression |x|=x
wrong: x=0 // one of many
wrong: x>0 // zero lost
right: x≥0 // all of them
= expression (x-3)^2≤0
right: x=3 // the only one
wrong: x≤3 // rooted
= expression 1/x<1
wrong: x>1 // multiplied by what may be negative
right: x<0 or x>1 // both parts
= expression √x<3
wrong: x<9 // negative numbers have no root
right: 0≤x<9 // with its lower end
= expression |x-2|<3
right: -1<x<5 // both ends
wrong: x<5 // one end
wrong: -5<x<1 // a sign
= expression x^2>0
wrong: x>0 // one side alone
right: x≠0 // all but one
= expression x^2+y^2<4
wrong: x+y<2 // rooted term by term
wrong: x^2+y^2≤4 // the edge counts

## sets in sets
= expression {1, {2, 3}}
right: {{3, 2}, 1} // another order
wrong: {1, 2, 3} // the inner braces lost
wrong: {1, {2, 4}} // another member
= expression {1, 2, 3}
wrong: {1, {2, 3}} // inner braces too many
`
