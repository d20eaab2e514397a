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

export const otherMathematics: readonly Talk[] = [
  talk(
    'a ratio of three',
    [
      ['share 60 sweets 2:3:5', asks, does_not_tell('12', '18')],
      ['10 parts', confirms, asks, does_not_tell('12', '18')],
      ['one part is 6', confirms, asks],
      ['12 18 and 30', confirms, moves_on],
      ['how do i know its right', says(/add|total|sum|60|altogether/i)],
    ],
    /ratio/i,
  ),
  talk(
    'a ratio of which a part is known',
    [
      [
        'the ratio of cats to dogs is 4:7 and there are 28 dogs. how many cats?',
        asks,
        does_not_tell('16'),
      ],
      ['28 / 11', says_not_yet, names_slip(/dog|7|part|whole|all/i), does_not_tell('16')],
      ['28 / 7 = 4', confirms, asks, does_not_tell('16')],
      ['16', confirms, moves_on],
      ['simplify 18:24', asks, does_not_tell('3:4')],
      ['3:4', confirms],
    ],
    /ratio/i,
  ),
  talk(
    'simultaneous with a multiplication',
    [
      ['3x + 2y = 16 and x - y = 2', asks, does_not_tell('x=4', 'y=2')],
      ['times the second by 2', confirms, asks, does_not_tell('x=4')],
      ['2x - 2y = 4', confirms, asks],
      ['add so 5x = 20', confirms, asks],
      ['x=4', confirms, asks, does_not_tell('y=2')],
      ['y=2', confirms, moves_on],
    ],
    /simultaneous/i,
  ),
  talk(
    'an inequality',
    [
      ['solve 3x - 4 < 11', asks, does_not_tell('x<5')],
      ['3x < 15', confirms, asks],
      ['x = 5', says_not_yet, names_slip(/less|sign|inequal|<|equal/i)],
      ['x < 5', confirms, moves_on],
      ['what about -2x < 6', asks, does_not_tell('x>-3')],
      ['x < -3', says_not_yet, names_slip(/negative|turn|flip|sign|revers/i)],
    ],
    /inequal/i,
  ),
  talk(
    'laws of indices',
    [
      ['simplify y^5 x y^3', asks, does_not_tell('y^8')],
      ['y^15', says_not_yet, names_slip(/add|multipl|count|times/i), does_not_tell('y^8')],
      ['y^8', confirms, moves_on],
      ['and (y^2)^3', asks, does_not_tell('y^6')],
      ['y^5', says_not_yet, names_slip(/multipl|times|three|3|each/i)],
      ['y^6', confirms],
    ],
    /indices|power/i,
  ),
  talk(
    'a root below the line',
    [
      ['rationalise 6/√3', asks, does_not_tell('2\\sqrt{3}')],
      ['multiply top and bottom by √3', confirms, asks, does_not_tell('2\\sqrt{3}')],
      ['6√3 / 3', confirms, asks],
      ['2√3', confirms, moves_on],
      ['simplify √72', asks, does_not_tell('6\\sqrt{2}')],
      ['6√2', confirms],
    ],
    /surd/i,
  ),
  talk(
    'standard form',
    [
      ['write 45000 in standard form', asks, says(/1|10|digit|point|place|power/i)],
      ['45 x 10^3', says_not_yet, names_slip(/1|10|between|one digit|first/i)],
      ['4.5 x 10^4', confirms, moves_on],
      ['and 0.0032', asks, says(/negative|minus|less than|divid|small|place|power|move/i)],
      ['3.2 x 10^-3', confirms],
    ],
    /standard form/i,
  ),
  talk(
    'a sequence that falls',
    [
      ['nth term of 20, 17, 14, 11', asks, does_not_tell('23-3n')],
      ['it goes down by 3', confirms, asks, does_not_tell('23-3n')],
      [
        '3n + 17',
        says_not_yet,
        names_slip(/down|negative|minus|-3|falls?/i),
        does_not_tell('23-3n'),
      ],
      ['-3n + 23', confirms, moves_on],
      ['is -1 in it', says(/8|\?|put|equal|solve|23/i), not(/does not follow/i)],
    ],
    /sequence/i,
  ),
  talk(
    'a ladder',
    [
      [
        'a 5m ladder is against a wall, the bottom is 3m away. how high does it go',
        asks,
        says(/pythag|triangle|square|right/i),
        does_not_tell('4'),
      ],
      ['5^2 + 3^2', says_not_yet, names_slip(/hypotenuse|longest|subtract|take|minus/i)],
      ['25 - 9 = 16', confirms, asks],
      ['16 m?', says_not_yet, names_slip(/root|square/i)],
      ['4 m', confirms, moves_on],
    ],
    /pythag/i,
  ),
  talk(
    'which of sine, cosine, tangent',
    [
      [
        'right angled triangle, angle 30, hypotenuse 12, find the opposite',
        asks,
        says(/sin|opposite|hypotenuse|ratio|soh/i),
        does_not_tell('6'),
      ],
      ['cos?', says_not_yet, names_slip(/adjacent|sin|opposite/i)],
      ['sin 30 = x/12', confirms, asks],
      ['x = 12 sin 30', confirms, asks, does_not_tell('x=6')],
      ['6', confirms, moves_on],
    ],
    /trig/i,
  ),
]
