import {
  asks,
  confirms,
  does_not_tell,
  moves_on,
  names_slip,
  says,
  says_not_yet,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

export const moreWorkingToCheck: readonly Talk[] = [
  talk(
    'an inequality turned',
    [
      [
        'check: 5 - 2x > 11, -2x > 6, x > -3',
        says_not_yet,
        names_slip(/negative|turn|flip|sign|revers|divid/i),
      ],
      ['x < -3', confirms, moves_on],
      ['how can i test that', says(/number|value|put|try|pick|substitut/i)],
      ['like -4: 5 + 8 = 13 which is more than 11', confirms],
    ],
    /inequal/i,
  ),
  talk(
    'a speed with minutes',
    [
      [
        'i did 30 km in 20 minutes so 30/20 = 1.5 km/h. right?',
        says_not_yet,
        names_slip(/hour|minute|unit|third|60/i),
        does_not_tell('90'),
      ],
      ['20 min is 1/3 of an hour', confirms, asks, does_not_tell('90')],
      ['90 km/h', confirms, moves_on],
      ['so 45 km would take 30 min', confirms],
    ],
    /speed/i,
  ),
  talk(
    'a derivative checked',
    [
      ['y = 5x^2 + 3x, dy/dx = 10x + 3. good?', confirms, moves_on],
      [
        'y = x^4 so dy/dx = 4x^4',
        says_not_yet,
        names_slip(/power|one less|3|reduce|down|index|exponent/i),
      ],
      ['4x^3', confirms],
      ['y = 2x^3 - 8, dy/dx = 6x^2 - 8', says_not_yet, names_slip(/8|constant|number|0|zero/i)],
      ['6x^2', confirms],
    ],
    /deriv|gradient/i,
  ),
  talk(
    'a quadratic by factors',
    [
      [
        'x^2 + 7x + 12 = 0, (x+3)(x+4) = 0, x = 3 or x = 4. ok?',
        says_not_yet,
        names_slip(/sign|negative|minus|zero|0|last/i),
      ],
      ['x = -3 or x = -4', confirms, moves_on],
      [
        'x^2 - 9 = 0, (x-3)^2 = 0',
        says_not_yet,
        names_slip(/two squares|difference|plus|\+|other|middle|3/i),
      ],
      ['(x-3)(x+3)=0', confirms, asks],
      ['x=3 or x=-3', confirms],
    ],
    /quadratic|factor|square/i,
  ),
  talk(
    'an area with a half forgotten',
    [
      [
        'triangle base 10 height 6 so area = 60. right?',
        says_not_yet,
        names_slip(/half|2|rectangle/i),
        does_not_tell('30'),
      ],
      ['30', confirms, moves_on],
      [
        'circle radius 3: area = 6π',
        says_not_yet,
        names_slip(/square|r\^2|circumference|3/i),
        does_not_tell('9\\pi'),
      ],
      ['9π', confirms],
    ],
    /area|circle|triangle/i,
  ),
  talk(
    'only an answer',
    [
      ['i got x = 8 for 2x - 6 = 10', confirms, moves_on],
      ['i got x = 3 for 4x + 2 = 10', says_not_yet, does_not_tell('x=2')],
      [
        'how do i know its not right',
        says(/put|back|substitut|14|replace|instead/i),
        does_not_tell('x=2'),
      ],
      ['x = 2', confirms],
    ],
    /equation/i,
  ),
  talk(
    'a ratio shared by the wrong number',
    [
      [
        'share 36 in 1:3. i did 36/3 = 12. so 12 and 24',
        says_not_yet,
        names_slip(/4|add|parts|total|altogether|all/i),
        does_not_tell('9', '27'),
      ],
      ['36/4 = 9', confirms, asks],
      ['9 and 27', confirms, moves_on],
      ['is 9:27 the same as 1:3', confirms],
    ],
    /ratio/i,
  ),
  talk(
    'a probability above one',
    [
      [
        'P(rain) is 0.3 so P(no rain) is 0.3 too?',
        says_not_yet,
        names_slip(/1\b|add|total|together|sum/i),
        does_not_tell('0.7'),
      ],
      ['0.7', confirms, moves_on],
      [
        'two dice, P(two sixes) = 1/6 + 1/6 = 2/6',
        says_not_yet,
        names_slip(/multipl|times|and|both/i),
        does_not_tell('1/36'),
      ],
      ['1/36', confirms],
    ],
    /probab|tree|outcome/i,
  ),
  talk(
    'a rearrangement',
    [
      [
        'make t the subject: v = u + at. i got t = v - u - a',
        says_not_yet,
        names_slip(/divid|times|multipl|a/i),
      ],
      ['t = (v - u)/a', confirms, moves_on],
      ['A = bh/2 so h = A/(2b)', says_not_yet, names_slip(/multipl|2|times|double|both/i)],
      ['h = 2A/b', confirms],
    ],
    /rearrang|formula|subject/i,
  ),
  talk(
    'the order of operations checked',
    [
      [
        '20 - 12 / 4 = 2 right',
        says_not_yet,
        names_slip(/divi|first|before|order/i),
        does_not_tell('17'),
      ],
      ['17', confirms, moves_on],
      [
        '3 + 2^3 = 125',
        says_not_yet,
        names_slip(/power|first|before|cube|order|8|index/i),
        does_not_tell('11'),
      ],
      ['11', confirms],
      ['(3+2)^2 = 25', confirms],
    ],
    /order of operations|power/i,
  ),
]
