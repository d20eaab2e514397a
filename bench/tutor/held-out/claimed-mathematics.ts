import {
  asks,
  confirms,
  does_not_tell,
  is_not_harsh,
  moves_on,
  names_slip,
  not,
  says,
  says_not_yet,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

export const claimedMathematics: readonly Talk[] = [
  talk(
    'letters on both sides',
    [
      ['how do i do 7x - 5 = 3x + 19', asks, does_not_tell('x=6'), short],
      ['get rid of the 3x first?', confirms, does_not_tell('x=6')],
      ['4x - 5 = 19', confirms, asks, does_not_tell('x=6')],
      ['4x = 14', says_not_yet, names_slip(/5|add|sign|both|side/i), does_not_tell('x=6')],
      ['4x = 24 so x = 6', confirms, moves_on],
    ],
    /equation|unknown/i,
  ),
  talk(
    'a negative answer',
    [
      ['2x + 11 = 3', asks, does_not_tell('x=-4')],
      ['2x = 8', says_not_yet, names_slip(/negative|minus|11|less|below|sign|take/i)],
      ['2x = -8', confirms, asks],
      ['x=4', says_not_yet, does_not_tell('x=-4')],
      ['x = -4', confirms, moves_on],
      ['how can x be negative', says(/negative|below|zero|minus/i), not(/not yet/i)],
    ],
    /equation|negative/i,
  ),
  talk(
    'a number over a letter',
    [
      ['x/5 + 2 = 9 help', asks, does_not_tell('x=35')],
      ['x/5 = 11', says_not_yet, names_slip(/take|subtract|minus|2|both|side/i)],
      ['x/5 = 7', confirms, asks, does_not_tell('x=35')],
      ['35', confirms, moves_on],
      ['can you give me a trickier one', sets_question],
    ],
    /equation/i,
  ),
  talk(
    'a minus before a bracket',
    [
      ['solve 10 - 2(x + 1) = 4', asks, does_not_tell('x=2')],
      ['8(x+1) = 4', says_not_yet, names_slip(/first|order|multipl|bracket|before/i)],
      ['10 - 2x + 2 = 4', says_not_yet, names_slip(/sign|negative|minus|-2|both|every|each/i)],
      ['10 - 2x - 2 = 4', confirms, asks],
      ['x=2', confirms, moves_on],
    ],
    /equation|bracket/i,
  ),
  talk(
    'stuck and stuck again',
    [
      ['5x + 4 = 39', asks, does_not_tell('x=7')],
      ['idk', asks, does_not_tell('x=7'), is_not_harsh],
      ['still dont know', asks, does_not_tell('x=7')],
      ['5x = 35??', confirms, asks],
      ['ohhh 7', confirms, moves_on],
      ['how would i check it', says(/back|put|substitut|replace|instead/i)],
    ],
    /equation/i,
  ),
  talk(
    'a quadratic to be brought to nought',
    [
      ['x^2 + 3x = 10', asks, does_not_tell('x=2', 'x=-5')],
      ['x(x+3)=10 so x=10', says_not_yet, names_slip(/0|zero|nought|side/i)],
      ['x^2 + 3x - 10 = 0', confirms, asks],
      ['(x+5)(x-2)=0', confirms, asks],
      ['x=-5 or x=2', confirms, moves_on],
    ],
    /quadratic|factor/i,
  ),
  talk(
    'one bracket with the signs turned',
    [
      ['factorise and solve x^2 - 2x - 15 = 0', asks, does_not_tell('x=5', 'x=-3')],
      ['(x+5)(x-3)=0', says_not_yet, names_slip(/sign|middle|2x|add|sum|plus|minus/i)],
      ['(x-5)(x+3)=0', confirms, asks],
      ['x = -5 and x = 3', says_not_yet, names_slip(/0|zero|nought|sign|each|bracket/i)],
      ['x = 5 and x = -3', confirms, moves_on],
    ],
    /quadratic|factor/i,
  ),
  talk(
    'a square on its own',
    [
      ['3x^2 = 48', asks, does_not_tell('x=4', 'x=-4')],
      ['x^2 = 16', confirms, asks],
      ['x = 8', says_not_yet, names_slip(/square|root|half|halv|itself/i)],
      ['x = 4', says(/other|also|negative|both|two|another|second|one of/i)],
      ['-4 too', confirms, moves_on],
    ],
    /quadratic|square|root/i,
  ),
  talk(
    'the formula',
    [
      ['use the quadratic formula on 2x^2 + 5x - 3 = 0', asks, does_not_tell('x=1/2', 'x=-3')],
      ['a=2 b=5 c=3', says_not_yet, names_slip(/c|sign|minus|negative|-3/i)],
      ['c = -3', confirms, asks],
      ['b^2 - 4ac = 49', confirms, asks],
      ['x = 1/2 or x = -3', confirms, moves_on],
    ],
    /quadratic|formula/i,
  ),
  talk(
    'subtracting thirds and quarters',
    [
      ['3/4 - 1/3', asks, does_not_tell('5/12')],
      ['2/1', says_not_yet, names_slip(/bottom|denominator|same|size|common|twelfth/i)],
      ['what number do they both go into', says(/12|multiple|both|list/i), asks],
      ['9/12 - 4/12', confirms, asks],
      ['5/12', confirms, moves_on],
    ],
    /fraction/i,
  ),
]
