import {
  asks,
  confirms,
  does_not_confirm,
  does_not_tell,
  moves_on,
  not,
  says,
  says_not_yet,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

const not_rejected = not(/\bnot (yet|quite|right|it)\b|is not|does not/i)

/** More ways in which equations, fractions, percentages and formulae are talked about. */
export const moreClaimedMathematics: readonly Talk[] = [
  talk('letters on both sides', [
    ['solve 7x - 4 = 3x + 20', asks, does_not_tell('x=6')],
    ['take 3x off both sides so 4x - 4 = 20', confirms, does_not_tell('x=6')],
    ['add 4 -> 4x = 24', confirms],
    ['x = 4', says_not_yet, does_not_tell('x=6')],
    ['no wait its 6', confirms, moves_on],
  ]),
  talk('a fraction on one side', [
    ['x/3 + 2 = 7', asks, does_not_tell('x=15')],
    ['x/3 = 9', says_not_yet],
    ['x/3 = 5', confirms],
    ['so 15?', confirms, moves_on],
  ]),
  talk('an answer that is a fraction', [
    ['solve 2x + 1 = 8', asks],
    ['2x=7', confirms],
    ['x=3 1/2', confirms, moves_on],
    ['is 3.5 the same', confirms],
  ]),
  talk('an answer that is negative', [
    ['solve 5 - 2x = 11', asks, does_not_tell('x=-3')],
    ['-2x = 6', confirms],
    ['x = 3', says_not_yet, does_not_tell('x=-3')],
    ['oh minus 3', confirms, moves_on],
  ]),
  talk('mixed numbers added', [
    ['what is 1 1/2 + 2 1/4', asks, does_not_tell('15/4')],
    ['3/2 + 9/4', confirms],
    ['6/4 + 9/4 = 15/4', confirms],
    ['3 3/4', confirms],
  ]),
  talk('an answer as a decimal', [
    ['3/4 of 50', asks, does_not_tell('37.5')],
    ['50 divided by 4 = 12.5', confirms],
    ['12.5 x 3 = 36.5', says_not_yet],
    ['37.5', confirms, moves_on],
  ]),
  talk('a sale with money', [
    ['a coat costs £60. it is reduced by 30%. what is the new price', asks, does_not_tell('42')],
    ['30% of 60 is 18', confirms],
    ['£18', says_not_yet, does_not_tell('42')],
    ['£42', confirms, moves_on],
    ['so 60 x 0.7 works too?', confirms],
  ]),
  talk('a percentage of an amount in a chain', [
    ['find 35% of 240', asks, does_not_tell('84')],
    ['10% = 24, 30% = 72, 5% = 12', confirms],
    ['72 + 12 = 84', confirms],
    ['what about 36%', asks, does_not_tell('86.4')],
    ['86.4', confirms],
  ]),
  talk('a quadratic by both signs', [
    ['x^2 + 2x - 15 = 0', asks, does_not_tell('x=3', 'x=-5')],
    ['(x-5)(x+3)', says_not_yet],
    ['(x+5)(x-3)=0', confirms],
    ['x = -5 or 3', confirms, moves_on],
  ]),
  talk('a quadratic with a wrong root beside a right one', [
    ['solve x^2 - 7x + 12 = 0', asks],
    ['x = 3, x = 5', does_not_confirm, does_not_tell('x=4')],
    ['(x - 3)(x - 4) = 0', confirms],
    ['x = 3 and x = 4', confirms, moves_on],
  ]),
  talk('a bracket doubled', [
    ['expand (x+3)(x+4)', asks, does_not_tell('x^2+7x+12')],
    ['x^2 + 12', says_not_yet, does_not_tell('x^2+7x+12')],
    ['x^2 + 4x + 3x + 12', confirms],
    ['x^2 + 7x + 12', confirms, moves_on],
    ['is it same as 12 + 7x + x^2', confirms],
  ]),
  talk('a common factor', [
    ['factorise 6x + 9', asks, does_not_tell('3(2x+3)')],
    ['3', not_rejected],
    ['3(2x + 9)', says_not_yet, does_not_tell('3(2x+3)')],
    ['3(2x+3)', confirms, moves_on],
    ['factorise 8y - 12', asks, does_not_tell('4(2y-3)')],
    ['2(4y-6)', not_rejected, not(/well worked|got there|own work/i)],
  ]),
  talk('an inequality turned', [
    ['solve 3 - 2x > 9', asks],
    ['-2x > 6', confirms],
    ['x > -3', says_not_yet],
    ['x < -3', confirms, moves_on],
  ]),
  talk('the subject of a formula', [
    ['make t the subject of v = u + at', asks, does_not_tell('t=(v-u)/a')],
    ['v - u = at', confirms],
    ['t = v - u / a', does_not_confirm],
    ['t = (v-u)/a', confirms, moves_on],
  ]),
  talk('a power of a power', [
    ['simplify (x^3)^2', asks, does_not_tell('x^6')],
    ['x^5', says_not_yet, does_not_tell('x^6')],
    ['x^3 x x^3', confirms],
    ['x^6', confirms, moves_on],
    ['and x^8 / x^2', asks, does_not_tell('x^6')],
  ]),
  talk('a question while it is open', [
    ['4(x - 2) = 20', asks],
    ['is it 7 or 5', says(/7/), not(/Not yet: \$7\$/)],
    ['whats next', asks],
    ['x - 2 = 5', confirms],
    ['x = 7', confirms, moves_on],
  ]),
  talk('substitution', [
    ['work out 3a^2 when a = 4', asks, does_not_tell('48')],
    ['144', says_not_yet, does_not_tell('48')],
    ['4^2 = 16', confirms],
    ['3 x 16 = 48', confirms, moves_on],
  ]),
]
