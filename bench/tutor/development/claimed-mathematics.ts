import {
  asks,
  asks_one_question,
  confirms,
  does_not_confirm,
  does_not_tell,
  is_kind,
  moves_on,
  names_slip,
  not,
  offers_practice,
  says,
  says_not_yet,
  sets_question,
  short,
  tells,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'
import { moreClaimedMathematics } from './claimed-mathematics.more.ts'

export const claimedMathematics: readonly Talk[] = [
  talk(
    'two steps, one after the other',
    [
      ['solve 4x + 7 = 31', asks, does_not_tell('x=6'), short],
      ['take away 7?', confirms, does_not_tell('x=6')],
      ['4x = 24', confirms, asks, does_not_tell('x=6')],
      ['x = 6', confirms, moves_on],
      ['can i have another one like that', sets_question, says(/=/)],
    ],
    /equation/i,
  ),
  talk(
    'a bracket expanded by half',
    [
      ['3(x+4)=27', asks, does_not_tell('x=5')],
      ['3x + 4 = 27', says_not_yet, names_slip(/bracket|both|every|each|4/)],
      ['oh 3x + 12 = 27', confirms, asks],
      ['so x=13', says_not_yet, does_not_tell('x=5')],
      ['3x = 15 so x = 5', confirms, moves_on],
    ],
    /bracket|equation/i,
  ),
  talk(
    'two roots of a quadratic',
    [
      [
        'how do you solve x^2 - 5x + 6 = 0',
        asks,
        does_not_tell('x=2', 'x=3'),
        says(/factor|bracket|multiply|product|add|sum/),
      ],
      ['(x-2)(x-3)=0', confirms, asks],
      ['x = 2', says(/other|also|second|another|two|one of/), not(/\bnot (yet|quite)\b/), asks],
      ['and x=3', confirms, moves_on],
      ['why are there 2 answers', says(/zero|0|bracket|factor|square|either/), not(/not yet/)],
    ],
    /quadratic|factor/i,
  ),
  talk(
    'tops and bottoms added',
    [
      ['whats 1/2 + 1/3', asks, does_not_tell('5/6')],
      ['2/5', says_not_yet, names_slip(/bottom|denominator|same|size|piece|sixth|common/)],
      [
        'i dont know how to make them the same',
        is_kind,
        says(/6|multiple|denominator|bottom/),
        asks,
      ],
      ['3/6 + 2/6', confirms, asks],
      ['5/6', confirms, moves_on],
    ],
    /fraction/i,
  ),
  talk(
    'a percentage, then a discount',
    [
      ['15% of 80', asks, does_not_tell('12')],
      ['10% is 8', confirms, asks_one_question],
      ['so 5% is 4 and thats 12', confirms, moves_on],
      ['what if its 15% off 80 in a sale', asks, does_not_tell('68')],
      ['68', confirms, offers_practice],
    ],
    /percent/i,
  ),
  talk(
    'the power rule',
    [
      ['differentiate y = 3x^4 - 2x', asks, does_not_tell('12x^3-2')],
      ['is it 12x^4', does_not_confirm, names_slip(/power|one less|down|exponent|index/)],
      ['12x^3', says(/\bnot\b|other|rest|2x|second|term|right|yes/), asks],
      ['12x^3 - 2', confirms, moves_on],
      ['just checking, gradient at x=1?', says(/1|put|substitut|replace|instead/), tells('10')],
    ],
    /deriv|gradient/i,
  ),
  ...moreClaimedMathematics,
]
