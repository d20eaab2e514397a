import { confirms, does_not_tell, is_not_harsh, names_slip, says, says_not_yet } from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

/** More of what `working-to-check.fresh.ts` begins. */
export const freshWorkingTwo: readonly Talk[] = [
  talk(
    'roots with their signs swapped',
    [
      ['x^2 - 7x + 12 = 0, (x - 3)(x - 4) = 0, x = 3 or x = 4', confirms],
      [
        'x^2 + 2x - 15 = 0, (x + 5)(x - 3) = 0, x = 5 or x = -3',
        says_not_yet,
        names_slip(/sign|zero|\b0\b|bracket|opposite/i),
      ],
      ['x = -5 or x = 3', confirms],
      ['x^2 = 49 so x = 7', says(/-7|\btwo\b|another|\bother\b|negative|both|\?/i), is_not_harsh],
    ],
    /quadratic|factoris|equation/i,
  ),
  talk(
    'subtracting one equation from another',
    [
      ['3x + y = 14 and x + y = 6\ni subtracted\n2x = 8\nx = 4\ny = 2', confirms],
      [
        '2x + 3y = 12 and 2x + y = 8\n2y = 4\ny = 2\n2x + 2 = 8\nx = 5',
        says_not_yet,
        names_slip(/2x|subtract|last|take|\badd|halv|divid|x = 5/i),
        does_not_tell('x=3'),
      ],
      ['2x = 6', confirms],
      ['x = 3', confirms],
    ],
    /simultaneous|equation/i,
  ),
  talk(
    'a new subject',
    [
      [
        'make x the subject of y = 3x - 2. i put y - 2 = 3x',
        says_not_yet,
        names_slip(/add|plus|inverse|opposite|both|undo/i),
        does_not_tell('x=(y+2)/3'),
      ],
      ['y + 2 = 3x', confirms],
      ['x = (y + 2)/3', confirms],
      ['v = u + at, v - u = at, t = (v - u)/a is that right', confirms],
    ],
    /formula|subject|rearrang|equation/i,
  ),
  talk(
    'a percentage put back',
    [
      ['increase 240 by 15%\n10% = 24\n5% = 12\n24 + 12 = 36\n240 + 36 = 276', confirms],
      [
        'a coat is £60 after 20% off. 20% of 60 is 12 so it was £72 before. check it',
        says_not_yet,
        names_slip(/original|80|before|new price|sale price|100/i),
        does_not_tell('75'),
      ],
      ['60 is 80% so 10% is 7.50', confirms],
      ['so it was £75', confirms],
    ],
    /percent|growth|interest/i,
  ),
  talk(
    'parts of a ratio',
    [
      ['share £40 in the ratio 3:5\n3 + 5 = 8\n40 / 8 = 5\n15 and 25', confirms],
      [
        'share 36 in the ratio 1:2\n36 / 1 = 36\n36 / 2 = 18',
        says_not_yet,
        names_slip(/\badd|parts|altogether|total|\b3\b/i),
        does_not_tell('12'),
      ],
      ['1 + 2 = 3, 36 / 3 = 12', confirms],
      ['12 and 24', confirms],
    ],
    /ratio|shar/i,
  ),
  talk(
    'a shorter side',
    [
      [
        'hypotenuse is 10 and one side is 6. 10^2 + 6^2 = 136 so the other side is 11.7',
        says_not_yet,
        names_slip(/subtract|take|hypotenuse|longest|longer|minus/i),
        does_not_tell('8'),
      ],
      ['100 - 36 = 64', confirms],
      ['8', confirms],
      ['how do u know when to take away', says(/hypotenuse|longest|short/i)],
    ],
    /pythag|triangle|trig/i,
  ),
  talk(
    'sine and cosine',
    [
      ['opposite is 5 hypotenuse is 10. sin x = 5/10 = 0.5 so x = 30', confirms],
      [
        'adjacent is 8 and the angle is 60. hypotenuse = 8 x cos 60 = 4',
        says_not_yet,
        names_slip(/divid|hypotenuse|longest|rearrang|cos/i),
        does_not_tell('16'),
      ],
      ['8 / cos 60 = 16', confirms],
      ['how do you remember which one to use', says(/soh|toa|opposite|adjacent/i)],
    ],
    /trig|pythag|sine|triangle/i,
  ),
  talk(
    'areas',
    [
      [
        'area of a triangle with base 8 and height 5. 8 x 5 = 40',
        says_not_yet,
        names_slip(/half|halv|divid|\b2\b|rectangle/i),
        does_not_tell('20'),
      ],
      ['40 / 2 = 20', confirms],
      ['circle radius 3. circumference = 2 x pi x 3 = 18.8', confirms],
      [
        'and its area = pi x 3 x 2 = 18.8',
        says_not_yet,
        names_slip(/squar|\^2|3 ?[×x*] ?3|itself|\b9\b/i),
      ],
    ],
    /area|circle|triangle|circumference/i,
  ),
  talk(
    'middles',
    [
      ['mean of 4, 6, 8, 10, 12\n4+6+8+10+12 = 40\n40/5 = 8', confirms],
      [
        'median of 7, 2, 9, 4, 5 is 9 cos its in the middle',
        says_not_yet,
        names_slip(/order|smallest|sort|ascend|size/i),
      ],
      ['2, 4, 5, 7, 9 so its 5', confirms],
      ['range is 9 - 2 = 7', confirms],
    ],
    /mean|median|average|data/i,
  ),
  talk(
    'hours and minutes in a speed',
    [
      [
        '90 miles in 1 hour 30 mins. speed is 90 / 1.3 = 69.2',
        says_not_yet,
        names_slip(/1\.5|half|\b30\b|\b60\b|minute|1\.3/i),
      ],
      ['90 / 1.5 = 60 mph', confirms],
      [
        '2 hours 15 minutes = 2.15 hours',
        says_not_yet,
        names_slip(/quarter|\b60\b|minute|hundred/i),
      ],
      ['2.25', confirms],
    ],
    /time|speed|rate|unit/i,
  ),
  talk(
    'an nth term',
    [
      ['nth term of 4, 7, 10, 13\nit goes up in 3s so 3n\n3n + 1', confirms],
      [
        'nth term of 5, 9, 13, 17 is n + 4',
        says_not_yet,
        names_slip(/difference|times|first|multipl|4n|put|n = |n is/i),
        does_not_tell('4n+1'),
      ],
      ['4n + 1', confirms],
      ['so the 10th term is 41', confirms],
    ],
    /sequence/i,
  ),
  talk(
    'powers',
    [
      [
        'x^3 x x^4 = x^12 is that right',
        says_not_yet,
        names_slip(/\badd|3 \+ 4|how many|written out/i),
        does_not_tell('x^7'),
      ],
      ['x^7', confirms],
      [
        '(2x^3)^2 = 2x^6',
        says_not_yet,
        names_slip(/\b2\b|squar|both|every|whole|each/i),
        does_not_tell('4x^6'),
      ],
      ['4x^6', confirms],
      ['3.2 x 10^4 = 32000', confirms],
    ],
    /power|ind(ex|ices)|standard form|expression/i,
  ),
]
