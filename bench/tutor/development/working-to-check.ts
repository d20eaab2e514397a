import {
  asks,
  confirms,
  does_not_tell,
  moves_on,
  names_slip,
  not,
  says,
  says_not_yet,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'
import { freshWorkingFour } from './working-to-check.fresh.four.ts'
import { freshWorking } from './working-to-check.fresh.ts'
import { freshWorkingTwo } from './working-to-check.fresh.two.ts'
import { moreWorkingToCheck } from './working-to-check.more.ts'

export const workingToCheck: readonly Talk[] = [
  talk(
    'a line that does not follow',
    [
      [
        'can you check this\n5x - 3 = 2x + 9\n3x - 3 = 9\n3x = 6\nx = 2',
        says_not_yet,
        names_slip(/3x = 6|third|add|sign|3/i),
      ],
      ['oh 3x = 12', confirms],
      ['x = 4', confirms, moves_on],
      [
        'so where did i go wrong the first time',
        says(/3|sign|add|subtract|both/i),
        not(/not yet/i),
      ],
    ],
    /equation|unknown/i,
  ),
  talk(
    'all of it right',
    [
      ['is this right? 2(x+3)=16, 2x+6=16, 2x=10, x=5', confirms, moves_on],
      ['how do i check it myself', says(/back|put|substitut|replace/i)],
      ['and this one: x/4 = 7 so x = 28', confirms],
      ['x/3 = 9 so x = 3', says_not_yet, names_slip(/multipl|times|divid|inverse|undo|opposite/i)],
    ],
    /equation/i,
  ),
  talk(
    'fractions checked',
    [
      [
        'check my answer: 3/4 + 1/8 = 4/12',
        says_not_yet,
        names_slip(/bottom|denominator|add|same|eighth|common/i),
        does_not_tell('7/8'),
      ],
      ['6/8 + 1/8', confirms, asks],
      ['7/8', confirms, moves_on],
      ['is 14/16 ok too', says(/yes|same|equal|simplif|lowest/i)],
    ],
    /fraction/i,
  ),
  talk(
    'a lost sign',
    [
      [
        'i did 7 - 2(x - 3) = 7 - 2x - 6 is that ok',
        says_not_yet,
        names_slip(/sign|negative|minus|-2|plus/i),
      ],
      ['7 - 2x + 6', confirms, asks],
      ['13 - 2x', confirms],
      ['why does it turn into plus', says(/negative|minus/i), not(/not yet/i)],
    ],
    /bracket|negative/i,
  ),
  talk(
    'a lost root',
    [
      ['x^2 = 49 so x = 7. right?', says(/other|also|negative|both|two|-7|another/i)],
      ['x = 7 or x = -7', confirms, moves_on],
      ['and x^2 = 5x, divide by x so x = 5', says_not_yet, names_slip(/0|zero|divid|lost|root/i)],
      ['x = 0 or x = 5', confirms],
    ],
    /quadratic|square|root/i,
  ),
  talk(
    'a percentage by working',
    [
      ['is this right: increase 60 by 20%. 20% of 60 = 12. 60 + 12 = 72', confirms],
      [
        'and decrease 60 by 20%: 60 - 20 = 40',
        says_not_yet,
        names_slip(/20 ?%|percent|of 60|12/i),
        does_not_tell('48'),
      ],
      ['60 - 12 = 48', confirms, moves_on],
      ['is there a quicker way', says(/0\.8|80|multiplier|multiply/i)],
    ],
    /percent/i,
  ),
  ...moreWorkingToCheck,
  ...freshWorking,
  ...freshWorkingTwo,
  ...freshWorkingFour,
]
