/** Inequalities: ends that count and ends that do not, directions, pairs, and how they are typed. */
export const INEQUALITY = String.raw`
## one end
= expression x>3
right: x>3 // as it is
right: 3<x // turned round
right: x > 3 // spaces
right: x＞3 // full-width
right: x is greater than 3 // in words
right: x is more than 3 // in words
right: (3, ∞) // an interval
right: (3,∞) // an interval without a space
right: ]3, ∞[ // an interval as in Europe
right: x∈(3,∞) // an element of it
right: {x: x>3} // a set
right: {x | x>3} // a set with a bar
wrong: x-3>0 // not finished
right: x \gt 3 // LaTeX
wrong: x<3 // the direction
wrong: x≥3 // the end counts
wrong: x>=3 // the end counts
wrong: 3>x // turned round by its sides alone
wrong: x=3 // an equation
wrong: x>-3 // the sign
wrong: x>4 // the next number
wrong: [3, ∞) // the end counts
wrong: (-∞, 3) // the other side
wrong?: 3 // the end alone
wrong: x≠3 // leaves out one number
wrong: x>13 // a digit too many
wrong: x≤3 // the opposite
wrong: -x>3 // the sign
wrong: x>3 or x<3 // both sides
wrong: 4, 5, 6 // some whole numbers of it
= expression x≥-2
right: x>=-2 // typed
right: x≥-2 // as it is
right: x ≥ −2 // a true minus sign
right: x⩾-2 // the slanted sign
right: -2≤x // turned round
right: -2<=x // turned round, typed
right: x \geq -2 // LaTeX
right: x \ge -2 // LaTeX, short
right: [-2, ∞) // an interval
right: [-2, infinity) // in words
right: x is at least -2 // in words
right: x is greater than or equal to -2 // in words
wrong: -x≤2 // not finished
wrong: x≤-2 // the direction
wrong: x>-2 // the end does not count
wrong: x≥2 // the sign
wrong: (-2, ∞) // the end does not count
wrong: x=-2 // an equation
wrong: -2≥x // turned round by its sides alone
wrong: x≥-2 and x≤2 // more said
wrong: (-∞, -2] // the other side
wrong: x≤2 // both signs
wrong: -x≥2 // the direction not turned
= expression x<-4
right: x<-4 // as it is
right: -4>x // turned round
right: (-∞,-4) // an interval
right: x < − 4 // spaces
wrong: -x>4 // not finished
wrong: -2x>8 // not finished
wrong: x>-4 // not turned when divided by a negative number
wrong: x<4 // the sign
wrong: x≤-4 // the end counts
wrong: -x<4 // not turned
wrong: x<-5 // the next number
wrong: x=-4 // an equation
= expression x≤1.5
right: x≤3/2 // a fraction
right: x≤1½ // mixed
wrong: 2x≤3 // not finished
right: x≦1.5 // as typed in East Asia
right: (-∞, 1.5] // an interval
wrong: x<1.5 // the end does not count
wrong: x≥1.5 // the direction
wrong: x≤1 // cut off
wrong: x≤2/3 // upside down
wrong: x≤-1.5 // the sign

## between
= expression -2<x<5
right: -2<x<5 // as it is
right: 5>x>-2 // turned round
right: x>-2 and x<5 // two of them
right: x<5 and x>-2 // two of them, turned round
right: x>-2, x<5 // with a comma, and both are meant
right: (-2, 5) // an interval
right: ]-2, 5[ // an interval as in Europe
right: -2<x and x<5 // two of them
right: -2 < x < 5 // spaces
right: −2＜x＜5 // full-width
wrong: -2≤x≤5 // the ends count
wrong: -2<x≤5 // one end counts
wrong: -2≤x<5 // one end counts
wrong: -5<x<2 // both signs
wrong: x<-2 or x>5 // outside
wrong: x>-2 or x<5 // or where and is meant, which is every number
wrong: -2>x>5 // impossible
wrong: 2<x<5 // a sign
wrong: x<5 // one end lost
wrong: x>-2 // one end lost
wrong: [-2, 5] // the ends count
wrong: -1, 0, 1, 2, 3, 4 // whole numbers alone
wrong: -2<x<6 // another end
wrong?: -2<y<5<x // another thing
= expression -2≤x<5
right: -2≤x<5 // as it is
right: -2<=x<5 // typed
right: [-2, 5) // an interval
right: [-2, 5[ // an interval as in Europe
right: {x: -2≤x<5} // a set
right: {x | -2≤x<5} // a set with a bar
right: \{x : -2 \le x < 5\} // LaTeX
right: 5>x≥-2 // turned round
right: x≥-2 and x<5 // two of them
right: x≥-2 & x<5 // two of them with a sign
wrong: -2<x≤5 // the ends mixed up
wrong: (-2, 5] // the ends mixed up
wrong: -2≤x≤5 // both ends count
wrong: -2<x<5 // no end counts
wrong: 2≤x<5 // a sign
wrong: x≥-2 // one end lost
wrong: [5, -2) // turned round
wrong: {-2, -1, 0, 1, 2, 3, 4} // whole numbers alone

## outside
= expression x<-2 or x>3
right: x<-2 or x>3 // as it is
right: x>3 or x<-2 // turned round
right: x<-2, x>3 // a comma, which can only mean or
right: (-∞,-2)∪(3,∞) // intervals
right: x<-2 ∪ x>3 // a sign of sets
right: x < -2 \text{ or } x > 3 // LaTeX
wrong: -2<x<3 // between
wrong: x<-2 and x>3 // and, which nothing meets
wrong: x≤-2 or x≥3 // the ends count
wrong: x>-2 or x<3 // turned, which is every number
wrong: x<-3 or x>2 // signs
wrong: x>3 // one part lost
wrong: x<-2 // one part lost
wrong: 3<x<-2 // written as one, which nothing meets
wrong: (-2, 3) // between
wrong: x<2 or x>3 // a sign
= expression x≤-3 or x≥3
right: x≤-3 or x≥3 // as it is
right: x≥3 or x≤-3 // turned round
wrong: x≥±3 // a sign for both, which does not say it
wrong: -3≤x≤3 // between
wrong: x≥3 // one part lost
wrong: |x|>3 // the ends do not count
wrong: x≥3 and x≤-3 // and, which nothing meets

## two letters
= expression y<2x+1
right: y<2x+1 // as it is
right: 2x+1>y // turned round
right: y-2x<1 // collected otherwise
wrong: y>2x+1 // the direction
wrong: y≤2x+1 // the line counts
wrong: y=2x+1 // the line alone
wrong: y<2x-1 // the sign
wrong: x<2y+1 // letters turned round
= expression x+y≤10
right: y≤10-x // solved
right: 10≥x+y // turned round
right: x+y⩽10 // the slanted sign
wrong: x+y<10 // the line does not count
wrong: x+y≥10 // the direction
wrong: x+y=10 // the line alone
wrong: x-y≤10 // the sign

## every number
= expression x∈ℝ {"variables":["x"]}
right: x∈ℝ // as it is
right: all real numbers // in words
right: -∞<x<∞ // between infinities
right: (-∞,∞) // an interval
right: ℝ // the sign
right?: R // the letter for it
wrong: x>0 // half of them
wrong: no solution // the opposite
wrong: x≠0 // all but one
wrong: ∅ // none
`
