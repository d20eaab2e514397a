/** Numbers in a form that is asked for: standard form, per cent, separators, roots, times of day, ratios. */
export const NUMBER_FORMS = String.raw`
## standard form
= number 3.2e5 {"forms":["standard_form"]}
right: 3.2 × 10^5 // as it is
right: 3.2x10^5 // a letter for times
right: 3.2*10^5 // a star for times
right: 3.2 \times 10^{5} // LaTeX
right: 3.2 × 10⁵ // a raised digit
right: 3.2E5 // from a calculator
right: 3.2·10^5 // a dot for times
wrong: 320000 // not in the form asked
wrong: 32 × 10^4 // the first number is not below 10
wrong: 0.32 × 10^6 // the first number is below 1
wrong: 3.2 × 10^-5 // the sign of the power
wrong: 3.2 × 10^6 // one power too many
wrong: 3.2^5 // the ten is lost
wrong: 3.2 × 5^10 // turned round
wrong: 2.3 × 10^5 // digits turned round
= number 6.02e23
right: 6.02 × 10^23 // as it is
right: 6.02e23 // from a calculator
right: 602 × 10^21 // no form is asked
wrong: 6.02 × 10^-23 // the sign
wrong: 6.02 × 10^22 // one less
wrong: 6.20 × 10^23 // digits turned round
wrong: 6.02 × 1023 // the power came down
= number 0.00072
right: 7.2 × 10^-4 // standard form
right: 7.2 × 10^(-4) // brackets
right: 7.2*10**-4 // as programs write it
wrong: 7.2 × 10^4 // the sign
wrong: 7.2 × 10^-3 // one off
wrong: -7.2 × 10^4 // the sign in the wrong place
wrong: 0.0072 // a zero lost
= number 1.67e-10
wrong: 1.08 × 10^-10 // both are near zero, and not near one another
wrong: 0 // rounded to nothing
wrong: 1.67 × 10^-11 // one off
right: 1.67 × 10^{-10} // as it is
right: 16.7 × 10^-11 // no form is asked

## figures written, and figures right
= number 3.14159265 {"tolerance":{"significant_figures":4,"accurate_to":3},"precision":"strict"}
right: 3.142 // right to four
right: 3.141 // right to three
right: 3.144 // right to three
wrong: 3.242 // right to one
wrong: 31.42 // the point
wrong: 3.412 // two digits turned round
= number 3.14159265 {"tolerance":{"significant_figures":3},"precision":"at_least"}
right: 3.14 // three
right: 3.142 // more, and right
right: 3.14159 // more, and right
wrong: 3.15 // rounded up
wrong: 3.41 // two digits turned round
wrong: 314 // the point

## per cent
= number 35 {"text":"What percentage of the class walks to school?"}
right: 35 // the number
right: 35% // with its sign
right: 35 % // with a space
right: 35 percent // in words
right: 35 per cent // in words
right: 35.0% // a zero
wrong: 0.35 // hundredths where per cent are asked
wrong: 65% // the others
wrong: 3.5% // the point
wrong: 35/100% // both
wrong: 53% // turned round
= number 0.2
right: 20% // hundredths
right: 1/5 // a fraction
wrong: 20 // no sign
wrong: 0.2% // both
wrong: 2% // a zero lost
= number 10 {"text":"How many apples are left?"}
wrong: 10% // the question asks for no per cent
right: 10 apples // the thing counted
wrong: 100% // no
wrong: 9 apples // one less
wrong: 1/10 // the reciprocal

## decimal commas
= number 2.5
right?: 2,5 // as in Europe
right: 2.50 // a zero
right: 5/2 // a fraction
right: 2 1/2 // mixed
right: 2½ // mixed, one sign
wrong: 25 // the point is lost
wrong?: 2,05 // a zero slipped in
wrong?: 2:5 // a ratio
wrong: 2-5 // a span
wrong: 5.2 // turned round

## roots and pi
= number √2
right: √2 // as it is
right: sqrt(2) // typed
right: \sqrt{2} // LaTeX
right: root 2 // in words
right: √8/2 // equal
wrong: 1.41 // rounded
wrong: 1.4142 // rounded
wrong: 2 // the root is lost
wrong: -√2 // the other root
wrong: ±√2 // both roots
wrong: √3 // another one
wrong: 2√2 // twice
wrong: 1/√2 // the reciprocal
= number 4√3
right: 4√3 // as it is
right: √48 // the same value
right: 4 sqrt 3 // typed
right: 12/√3 // the same value
wrong: √12 // the 4 under the root as it is
wrong: 4+√3 // a sum
wrong: 3√4 // turned round
wrong: 4∛3 // a cube root
wrong: 6.93 // rounded
= number 6*pi
right: 6π // as it is
right: 6pi // typed
right: 6 pi // typed
right: 6*π // typed
right: \pi \times 6 // LaTeX
wrong: 18.85 // rounded where it is exact
wrong: 6*3.14 // only near
wrong: 6π² // squared
wrong: 36π // the square of the number
wrong: 6 // pi is lost
wrong: 3π // the half

## times of day
= number 14:30 {"kind":"time_of_day"}
right: 14:30 // as it is
right: 2:30 pm // twelve hours
right: 2.30pm // a point
right: 1430 // as on timetables
right: 14.30 // a point
right: half past two in the afternoon // in words
right: 2:30 p.m. // points
right: 02:30 PM // a zero
wrong: 2:30 am // the night
wrong: 12:30 // two less
wrong: 14:03 // turned round
wrong: 4:30 pm // 14 read as 4
wrong: 14:50 // half an hour as 0.5
wrong: 3:30 pm // one more
wrong?: 2:30 // not said which
= number 00:15 {"kind":"time_of_day"}
right: 12:15 am // twelve hours
right: 00:15 // as it is
right: 0:15 // one zero less
wrong?: 12:15 // midday
wrong: 12:15 pm // midday
wrong: 24:51 // no time

## ratios
= number 3:4 {"kind":"ratio"}
right: 3:4 // as it is
right: 3 : 4 // spaces
right: 3 to 4 // in words
right: 6:8 // not in its smallest numbers, which nobody asked for
right: 3：4 // a full-width colon
right: 0.75:1 // the same ratio
wrong: 4:3 // turned round
wrong: 3:7 // part to whole
wrong: 4 to 3 // turned round, in words
wrong: 3:5 // another one
wrong: 9:16 // squared
wrong?: 7 // the sum
= number 3:4 {"kind":"ratio","simplify":"enforced"}
right: 3:4 // as it is
wrong: 6:8 // to be simplified
wrong: 1.5:2 // to be whole numbers
wrong: 4:3 // turned round
= number 2:3:5 {"kind":"ratio"}
right: 2:3:5 // as it is
right: 4:6:10 // twice
right: 2 : 3 : 5 // spaces
wrong: 2:5:3 // two turned round
wrong: 5:3:2 // turned round
wrong: 2:3 // one lost
wrong: 2:3:6 // another one

## two values for one
= number 12 {"text":"What is the answer"}
wrong?: 12=13 // not the same
wrong?: 13-1=13 // not the same
wrong?: 5+6=12 // not the same
wrong?: less than 12 // no number
wrong?: at least 12 // no number
wrong?: between 11 and 12 // no number
wrong?: 12 no wait 13 // changed
wrong?: the answer is not 12 // denied
wrong?: 13 not 12 // denied
wrong?: 12th // a place
wrong: x=13 // another one
= number 4 {"unit":"Pa"}
wrong: 4 pA // a small current
wrong: 4 kPa // a prefix too many
= number 3 {"unit":"mW"}
wrong: 3 MW // a thousand million times
`
