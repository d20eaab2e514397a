import {
  asks,
  confirms,
  does_not_confirm,
  does_not_tell,
  moves_on,
  names_slip,
  not,
  says,
  says_not_yet,
  sets_question,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

export const moreClaimedMathematics: readonly Talk[] = [
  talk(
    'dividing by a fraction',
    [
      ['4/5 divided by 2/3', asks, does_not_tell('6/5')],
      ['8/15', says_not_yet, names_slip(/divid|flip|turn|upside|reciprocal|invert|multipl/i)],
      ['flip the second one?', confirms, asks],
      ['4/5 x 3/2', confirms, asks, does_not_tell('6/5')],
      ['12/10', says(/yes|right|simpl|lowest|yet|both/i), not(/not yet: .* does not follow/i)],
      ['6/5', confirms, moves_on],
    ],
    /fraction/i,
  ),
  talk(
    'mixed numbers',
    [
      ['1 1/2 + 2 2/3', asks, does_not_tell('25/6')],
      ['3/2 + 8/3', confirms, asks, does_not_tell('25/6')],
      ['9/6 + 16/6', confirms, asks],
      ['25/6', confirms],
      ['is that the same as 4 1/6', confirms],
    ],
    /fraction|mixed/i,
  ),
  talk(
    'a fraction of a fraction',
    [
      ['what is 2/3 of 3/4', asks, does_not_tell('1/2')],
      ['is of the same as times', confirms],
      ['6/12', confirms, asks],
      ['so 1/2', confirms, moves_on],
      ['and 2/3 of 18', asks, does_not_tell('12')],
      ['12', confirms],
    ],
    /fraction/i,
  ),
  talk(
    'a discount taken twice',
    [
      ['a coat is £60 and its 30% off how much is it', asks, does_not_tell('42')],
      ['30% of 60 is 18', confirms, asks, does_not_tell('42')],
      ['so 18', says_not_yet, names_slip(/off|left|take|pay|price|subtract/i), does_not_tell('42')],
      ['42', confirms, moves_on],
      ['then another 10% off', asks, does_not_tell('37.8')],
      ['37.80', confirms],
    ],
    /percent/i,
  ),
  talk(
    'a percentage turned round',
    [
      ['after 25% off a bag costs £36. what did it cost before', asks, does_not_tell('48')],
      [
        '25% of 36 is 9 so 45',
        says_not_yet,
        names_slip(/before|original|75|old|first|whole|100/i),
        does_not_tell('48'),
      ],
      ['so 36 is 75%?', confirms, asks, does_not_tell('48')],
      ['then 25% is 12', confirms, asks],
      ['48', confirms, moves_on],
    ],
    /percent/i,
  ),
  talk(
    'a rise in per cent',
    [
      ['price went from 40 to 50. percentage increase?', asks, does_not_tell('25')],
      [
        '10%',
        says_not_yet,
        names_slip(/40|original|old|out of|percent|compare/i),
        does_not_tell('25'),
      ],
      ['10/50', says_not_yet, names_slip(/40|original|old|before|start/i)],
      ['10/40 = 1/4', confirms, asks],
      ['25%', confirms, moves_on],
    ],
    /percent/i,
  ),
  talk(
    'per cent in the head',
    [
      ['whats 35% of 200', asks, does_not_tell('70')],
      ['10% is 20', confirms, asks, does_not_tell('70')],
      ['30% is 60 and 5% is 10', confirms, asks],
      ['so its 70', confirms, moves_on],
      ['quiz me on percentages', sets_question],
    ],
    /percent/i,
  ),
  talk(
    'a derivative with a constant',
    [
      ['find dy/dx of y = x^3 + 5x + 7', asks, does_not_tell('3x^2+5')],
      ['3x^2 + 5x + 7', does_not_confirm, names_slip(/5x|7|constant|number|each|every|term/i)],
      ['3x^2 + 5 + 7', does_not_confirm, names_slip(/7|constant|number|alone|0|zero|nought/i)],
      ['3x^2 + 5', confirms, moves_on],
      ['why does the 7 go', says(/constant|flat|change|steep|gradient|0|zero/i), not(/not yet/i)],
    ],
    /deriv|gradient/i,
  ),
  talk(
    'a turning point',
    [
      ['where is the gradient of y = x^2 - 6x + 1 zero', asks, does_not_tell('x=3')],
      ['dy/dx = 2x - 6', confirms, asks, does_not_tell('x=3')],
      ['2x - 6 = 0', confirms, asks],
      ['x=3', confirms, moves_on],
      ['whats y there', asks, says(/put|substitut|replace|3|instead/i), does_not_tell('-8')],
      ['-8', confirms],
    ],
    /deriv|gradient/i,
  ),
  talk(
    'the order of the steps',
    [
      ['6 + 4 x 3', asks, does_not_tell('18')],
      ['30', says_not_yet, names_slip(/multipl|times|first|before|order/i), does_not_tell('18')],
      ['why times first', says(/multipl|times|order|before|rule|group/i), does_not_tell('18')],
      ['so 6 + 12 = 18', confirms, moves_on],
      ['what about (6+4) x 3', asks, does_not_tell('30')],
      ['30', confirms],
    ],
    /order of operations/i,
  ),
]
