/** Numbers without a unit: values, rounding, forms, separators, per cent, times and ratios. */
export const NUMBER = String.raw`
## whole numbers
= number 12
right: 12 // as it is
right: +12 // a plus sign
right: 12.0 // a zero too many
right: 12. // stopped at the point
right: 012 // a zero in front
right:   12   // spaces around it
right: １２ // full-width digits of a Chinese keyboard
right: =12 // an equals sign as on a calculator
right: twelve // in words
right: Twelve // in words with a capital
right: the answer is 12 // a sentence
right: Answer = 12 // a label
right: Ans: 12 // a label
right: it's 12 // chatty
right: 12 ✓ // ticked by the child
right: $12$ // in dollar signs of LaTeX
wrong: 21 // digits turned round
wrong: 1.2 // the point slipped
wrong: 120 // a zero too many
wrong: -12 // the sign
wrong: 13 // one off
wrong: 11.99 // near, and exact is asked
wrong: 12.01 // near, and exact is asked
wrong: 1/12 // the reciprocal
wrong: 12^2 // squared
wrong?: 12 or 13 // two answers
wrong?: 12, 13 // two answers
wrong?: 10-12 // a span
wrong?: about 12 // hedged where the value is exact
wrong?: not 12 // denied
wrong?: I don't know // nothing
wrong?: banana // nothing to do with it
wrong?: ? // nothing
wrong: 0 // nothing
wrong: twenty-one // in words, turned round
wrong: twelve hundred // in words, hundredfold
wrong?: dozen eggs // no number
= number 1000
right: 1,000 // a comma for thousands
right: 1 000 // a space for thousands
right: 1000.00 // two zeros
right: 10^3 // a power
right: one thousand // in words
right: 1e3 // from a calculator
right: 1 × 10^3 // standard form
wrong?: 1,00 // a zero lost
wrong: 100 // a zero lost
wrong: 10,000 // a zero too many
wrong?: 1.000,1 // a bit more
wrong: 10^4 // a power too many
wrong: 1,001 // one more
= number 1234567
right: 1,234,567 // commas
right: 1 234 567 // spaces
right: 1'234'567 // as in Switzerland
right: 12,34,567 // as in India
wrong: 1,234,576 // two digits turned round
wrong: 1.234567 // the point
wrong?: 123,456,7 // commas out of place
= number -7
right: -7 // as it is
right: −7 // a true minus sign
right: –7 // a dash
right: －7 // full-width
right: minus 7 // in words
right: negative seven // in words
right: (-7) // in brackets
right: -7.0 // a zero
wrong: 7 // the sign is lost
wrong: --7 // a double minus makes it 7
wrong?: 7- // the sign behind it, which some read as unfinished
wrong: +7 // the other sign
wrong: -7.7 // a digit too many
= number 0
right: 0 // as it is
right: zero // in words
right: 0.0 // with a place
right: -0 // a sign that does nothing
wrong?: none // may be meant as nothing found
wrong: 1 // one
wrong: 10 // a digit too many
wrong: 0.1 // not quite

## decimals and fractions
= number 0.5
right: 0.5 // as it is
right: .5 // without its zero
right: 1/2 // a fraction
right: ½ // one sign
right: 0.50 // a zero more
right: \frac{1}{2} // LaTeX
right: \frac12 // LaTeX in short
right: \dfrac{1}{2} // LaTeX, large
right: 2/4 // not in lowest terms, which nobody asked for
right: 50% // hundredths, as the question does not speak of per cent
right: a half // in words
right: one half // in words
right: 5/10 // tenths
right: 5e-1 // from a calculator
wrong: 5 // the point is lost
wrong: 0.05 // the point slipped
wrong: 1.2 // a fraction written as a decimal
wrong: 2/1 // upside down
wrong: 1/3 // another fraction
wrong: 0.5% // half a per cent
wrong: -1/2 // the sign
wrong: 0.55 // a digit too many
wrong: 1/2/2 // halved again
= number 3/4
right: 3/4 // as it is
right: 0.75 // decimal
right: ¾ // one sign
right: three quarters // in words
right: 6/8 // not in lowest terms
right: 3 ÷ 4 // as a division
right: 75/100 // hundredths
right: 3⁄4 // the fraction slash of a phone
right: 3／4 // full-width
wrong: 4/3 // upside down
wrong: 3.4 // a point for the line
wrong: 1/4 // what is left
wrong: 0.34 // digits of both
wrong: 7/4 // one more
wrong: 3 1/4 // a whole number slipped in
wrong: 0.7 // cut off
wrong: 0.8 // rounded
= number 7/4
right: 7/4 // as it is
right: 1 3/4 // mixed
right: 1¾ // mixed, one sign
right: 1.75 // decimal
right: 1 and 3/4 // mixed, in words
right: 14/8 // not in lowest terms
right: one and three quarters // in words
right: 1\frac{3}{4} // LaTeX
right: 1 ³⁄₄ // raised and lowered digits
wrong: 13/4 // the space is lost
wrong: 4/7 // upside down
wrong: 1/3/4 // lines all over
wrong: 1.34 // the fraction as digits
wrong: 1*3/4 // a product
wrong: 2 3/4 // one too many
wrong: 11/4 // digits slipped
= number -5/3
right: -5/3 // as it is
right: 5/-3 // the sign below
right: -(5/3) // in brackets
right: -1 2/3 // mixed
right: −1⅔ // mixed, one sign
right: \frac{-5}{3} // the sign above
wrong: -1/3 // another number
wrong: 5/3 // the sign
wrong: -3/5 // upside down
wrong: -1.6 // cut off
wrong: -1.67 // rounded where exact is asked
wrong: 1-2/3 // the minus in the middle

## recurring decimals
= number 1/3
right: 0.333... // dots
right: 0.333… // one sign for the dots
right: 0.(3) // in brackets
right: 0.\dot{3} // LaTeX
right: 0.\overline{3} // LaTeX with a bar
right: 0.3̇ // a dot above
right: 0.3 recurring // in words
right: 0.\bar{3} // LaTeX with a short bar
wrong: 0.3 // cut off
wrong: 0.33 // cut off
wrong: 0.3333 // cut off without dots
wrong: 3.(3) // ten times too large
wrong: 0.(6) // another fraction
wrong: 1/3% // a per cent sign on it
wrong: 0.0333... // the point slipped
= number 2/11
right: 0.181818... // dots
right: 0.(18) // in brackets
right: 0.\dot{1}\dot{8} // a dot on both
right: 0.\overline{18} // a bar
wrong: 0.18 // cut off
wrong: 0.1(8) // only the 8 recurs
wrong: 0.\overline{81} // turned round
wrong: 0.1888... // only the 8 recurs
= number 1/6
right: 0.1666... // dots
right: 0.1(6) // in brackets
right: 0.1\dot{6} // one dot
wrong: 0.\dot{1}\dot{6} // both recur
wrong: 0.167 // rounded
wrong: 0.(16) // both recur

## rounding
= number 3.7 {"tolerance":{"decimal_places":1},"text":"Give the answer correct to 1 decimal place."}
right: 3.7 // as it is
wrong: 3.8 // rounded wrongly
wrong: 3.6 // cut off
wrong: 4 // rounded too far
wrong: 3.66 // the key has no more figures than 3.7, so nothing says that this is the value
wrong: 3.0 // only the whole number
wrong: 37 // the point
wrong: 3.07 // a zero slipped in
= number 20 {"tolerance":{"significant_figures":1},"text":"Estimate the answer to 1 significant figure."}
right: 20 // as it is
right: 2 × 10^1 // standard form
right: twenty // in words
wrong: 15 // rounds to 20, and is not the answer
wrong: 22 // rounds to 20, and is not the answer
wrong: 24.9 // rounds to 20, and is not the answer
wrong: 2 // the zero lost
wrong: 200 // a zero too many
wrong: 30 // another estimate
wrong: 25 // between
= number 10 {"tolerance":{"significant_figures":2}}
right: 10 // as it is
wrong: 9.6 // no value that anybody gave
wrong: 9.8 // no value that anybody gave
wrong: 10.4 // no value that anybody gave
wrong: 1.0 // the point
wrong: 100 // a zero too many
= number 50 {"tolerance":{"significant_figures":1},"text":"By rounding each number to 1 significant figure, estimate 4.8 × 9.7."}
right: 50 // as it is
right: 5×10 = 50 // with its calculation
wrong: 46.56 // the exact product where an estimate is asked
wrong: 45 // one number rounded down
wrong: 40 // rounded down
= number 3.14159265 {"tolerance":{"decimal_places":2}}
right: 3.14 // two places
part: 3.142 // a place too many
part: 3.1416 // two places too many
wrong: 3.15 // rounded up
wrong: 3.41 // digits turned round
wrong: 3 // rounded to a whole number
wrong: 22/7 // only near
wrong: 314 // the point is lost
wrong: 3.16 // another root
= number 2.6457513 {"tolerance":{"significant_figures":3}}
right: 2.65 // three figures
part: 2.6458 // more than asked
part: 2.646 // one more than asked
wrong: 2.64 // cut off
wrong: 26.5 // ten times
wrong: 0.265 // a tenth
wrong: 2.56 // digits turned round
= number 0.00462 {"tolerance":{"significant_figures":2}}
right: 0.0046 // two figures
right: 4.6 × 10^-3 // standard form
right: 4.6e-3 // from a calculator
right: .0046 // without its zero
part: 0.00462 // not rounded
wrong: 0.00 // places and figures taken for one another
wrong: 0.0047 // rounded up
wrong: 0.046 // the point slipped
wrong: 4.6 × 10^3 // the sign of the power
= number 0.1 {"tolerance":{"decimal_places":2},"precision":"strict"}
right: 0.10 // two places written
right: .10 // without the zero in front
part: 0.1 // a place too few
wrong: 0.01 // the point
wrong: 1.0 // the point
wrong: 0.11 // the next one
= number 9.81 {"tolerance":{"from":"9.7","to":"9.9"}}
right: 9.8 // inside
right: 9.81 // inside
right: 9.7 // at the end, which counts
right: 9.9 // at the other end
wrong: 9.69 // just outside
wrong: 9.91 // just outside
wrong: 10 // rounded too far
wrong: 98.1 // the point
wrong: -9.8 // the sign
= number 250 {"tolerance":{"relative":0.02}}
right: 250 // as it is
right: 245 // at the lower end
right: 255 // at the upper end
right: 252.3 // inside
wrong: 244 // outside
wrong: 256 // outside
wrong: 2500 // ten times
wrong: 25 // a tenth
= number 100 {"tolerance":{"absolute":0.5}}
right: 100.5 // at the end
right: 99.5 // at the end
right: 1.00 × 10^2 // standard form
wrong: 100.6 // outside
wrong: 99.4 // outside
wrong: 101 // outside
`
