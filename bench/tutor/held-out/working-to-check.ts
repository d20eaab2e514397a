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

export const workingToCheck: readonly Talk[] = [
  talk(
    'the third line slips',
    [
      [
        'check this\n4(x - 2) = 20\n4x - 8 = 20\n4x = 12\nx = 3',
        says_not_yet,
        names_slip(/4x = 12|third|add|8|sign|side/i),
        does_not_tell('x=7'),
      ],
      ['4x = 28', confirms, asks],
      ['x = 7', confirms, moves_on],
      ['which line was it before', says(/third|3|4x = 12|8|add/i), not(/not yet: /i)],
    ],
    /equation|bracket/i,
  ),
  talk(
    'the first line slips',
    [
      [
        'is my working ok? 5(x + 2) = 3x + 16, 5x + 2 = 3x + 16, 2x = 14, x = 7',
        says_not_yet,
        names_slip(/bracket|both|every|each|10|first|multipl/i),
        does_not_tell('x=3'),
      ],
      ['5x + 10 = 3x + 16', confirms, asks],
      ['2x = 6', confirms, asks],
      ['x=3', confirms, moves_on],
    ],
    /equation|bracket|unknown/i,
  ),
  talk(
    'all is well',
    [
      ['did i do this right: 3x - 7 = 11, 3x = 18, x = 6', confirms, moves_on],
      ['and 2x + 9 = 4x + 1, 8 = 2x, x = 4', confirms, moves_on],
      ['and x^2 = 81 so x = 9', says(/other|also|negative|both|-9|two|another/i)],
      ['x = 9 or x = -9', confirms],
    ],
    /equation|quadratic|unknown|square/i,
  ),
  talk(
    'an expansion with a lost middle',
    [
      [
        '(x + 3)^2 = x^2 + 9 is that correct',
        says_not_yet,
        names_slip(/middle|twice|itself|each|6x|bracket|product|term/i),
      ],
      ['(x+3)(x+3)', confirms, asks],
      ['x^2 + 6x + 9', confirms, moves_on],
      ['and (x - 3)^2 = x^2 - 6x - 9', says_not_yet, names_slip(/sign|plus|negative|minus|9/i)],
      ['x^2 - 6x + 9', confirms],
    ],
    /expand|bracket|square/i,
  ),
  talk(
    'a fraction too few',
    [
      ['can you check 2/3 + 1/4 = 8/12 + 3/12 = 11/12', confirms, moves_on],
      [
        'and 5/6 - 1/2 = 4/4 = 1',
        says_not_yet,
        names_slip(/bottom|denominator|same|common|sixth|size/i),
        does_not_tell('1/3'),
      ],
      ['5/6 - 3/6', confirms, asks],
      ['2/6', says(/yes|right|simpl|lowest|both/i), not(/does not follow/i)],
      ['1/3', confirms, moves_on],
    ],
    /fraction/i,
  ),
  talk(
    'a mean with one left out',
    [
      [
        'i think the mean of 2, 5, 8, 9 is 8, i did 2+5+8+9=24 and 24/3',
        says_not_yet,
        names_slip(/4|four|how many|count|divid/i),
        does_not_tell('6'),
      ],
      ['24/4', confirms, asks],
      ['6', confirms, moves_on],
      ['the median of them is 6.5 yes?', confirms],
    ],
    /mean|median|average/i,
  ),
  talk(
    'Pythagoras with a sum of sides',
    [
      [
        'hypotenuse for sides 5 and 12: 5 + 12 = 17. right?',
        says_not_yet,
        names_slip(/square|pythag/i),
        does_not_tell('13'),
      ],
      ['25 + 144 = 169', confirms, asks],
      ['13', confirms, moves_on],
      ['my friend says 169', says_not_yet, names_slip(/root|square|13/i)],
    ],
    /pythag/i,
  ),
  talk(
    'a sign in simultaneous equations',
    [
      ['2x + y = 11, x + y = 7. take away: x = 4. then y = 3. ok?', confirms, moves_on],
      [
        '3x + y = 10 and x - y = 2. i subtracted: 2x = 8',
        says_not_yet,
        names_slip(/add|sign|2y|y|minus|subtract/i),
        does_not_tell('x=3'),
      ],
      ['4x = 12', confirms, asks],
      ['x=3 y=1', confirms, moves_on],
    ],
    /simultaneous/i,
  ),
  talk(
    'per cent in one step',
    [
      ['is 15% of 60 = 0.15 x 60 = 9', confirms],
      [
        'and 8% of 50 = 0.8 x 50 = 40',
        says_not_yet,
        names_slip(/0\.08|hundred|100|place|decimal|8/i),
        does_not_tell('4'),
      ],
      ['0.08 x 50 = 4', confirms, moves_on],
      ['increase 50 by 8% is 54 then', confirms],
    ],
    /percent/i,
  ),
  talk(
    'the rule of powers',
    [
      ['x^3 x x^4 = x^12. right?', says_not_yet, names_slip(/add|count|multipl|7|times/i)],
      ['x^7', confirms, moves_on],
      ['x^8 / x^2 = x^4', says_not_yet, names_slip(/subtract|take|divid|6|minus/i)],
      ['x^6', confirms],
      ['(2x)^3 = 2x^3', says_not_yet, names_slip(/2|8|both|number|bracket|every/i)],
    ],
    /indices|power/i,
  ),
]
