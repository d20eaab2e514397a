import {
  asks,
  confirms,
  does_not_confirm,
  does_not_tell,
  is_not_harsh,
  moves_on,
  names_slip,
  says,
  says_not_yet,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

/** More of what `other-mathematics.fresh.ts` begins. */
export const freshOtherMathematicsTwo: readonly Talk[] = [
  talk(
    'a map',
    [
      ['a map has a scale of 1:50000 how far is 4cm in real life', asks, does_not_tell('200000')],
      ['4 x 50000 = 200000 cm', confirms],
      ['thats 2000 m', confirms],
      ['2 km', confirms, moves_on],
    ],
    /map|scale|ratio|unit/i,
  ),
  talk(
    'a dice',
    [
      ['u roll a dice whats the probability of more than 4', asks, does_not_tell('1/3')],
      [
        '3/6 cos 4 5 and 6',
        says_not_yet,
        names_slip(/\b4\b|four|more|greater|bigger|higher/i),
        does_not_tell('1/3'),
      ],
      ['2/6', confirms],
      ['is that the same as 1/3', confirms],
    ],
    /probab|outcome/i,
  ),
  talk(
    'two coins',
    [
      ['flip 2 coins whats the probability of getting 2 heads', asks, does_not_tell('1/4')],
      [
        '1/2 + 1/2 = 1',
        says_not_yet,
        names_slip(/multipl|times|certain|list|outcome|both|HH|tail/i),
        does_not_tell('1/4'),
      ],
      ['1/2 x 1/2', confirms],
      ['1/4', confirms, moves_on],
    ],
    /probab|outcome|event/i,
  ),
  talk(
    'three averages',
    [
      [
        'whats the difference between mean median and mode',
        says(/add|total|\bsum\b|divid|shar/i),
        says(/middle/i),
        says(/most|often/i),
      ],
      ['find the mode of 3, 7, 7, 9, 2', asks],
      ['7', confirms],
      ['and the range is 9 - 2 = 7', confirms],
    ],
    /mean|median|average|data|mode/i,
  ),
  talk(
    'a number that is missing',
    [
      ['the mean of 4 numbers is 6. three of them are 5, 7 and 8. whats the other one', asks],
      ['4 x 6 = 24', confirms],
      ['5 + 7 + 8 = 20', confirms],
      ['so its 4', confirms, moves_on],
    ],
    /mean|average|data/i,
  ),
  talk(
    'doubling',
    [
      ['whats the next number in 3, 6, 12, 24', asks, does_not_tell('48')],
      ['36', says_not_yet, names_slip(/doubl|times|multipl|12|24|each/i), does_not_tell('48')],
      ['48', confirms, moves_on],
      ['is it arithmetic', does_not_confirm, says(/geometric|multipl|doubl|times|\bno\b|same/i)],
    ],
    /sequence/i,
  ),
  talk(
    'a rule for a sequence',
    [
      ['find the nth term of 2, 5, 8, 11', asks, does_not_tell('3n-1')],
      ['it goes up in 3s', confirms],
      ['3n', asks, is_not_harsh],
      ['3n - 1', confirms, moves_on],
      ['is 50 in it', says(/17|yes|\?|3n - 1 = 50|3n = 51/i)],
    ],
    /sequence|nth/i,
  ),
  talk(
    'lines that never meet',
    [
      [
        'what is the gradient of y = 4x - 3',
        says(/\b4\b|coefficient|\bm\b|number (in front|before)|\?/i),
      ],
      ['and where does it cross the y axis', says(/-3|\bc\b|x = 0|\?/i)],
      ['are y = 4x + 1 and y = 4x - 3 parallel', confirms],
      ['why', says(/gradient|steep|slope/i)],
    ],
    /line|gradient|graph|coordinate/i,
  ),
  talk(
    'square metres',
    [
      ['convert 2.5 m2 to cm2', asks, does_not_tell('25000')],
      ['250', says_not_yet, names_slip(/100|squar|both|area|length/i), does_not_tell('25000')],
      ['100 x 100 = 10000', confirms],
      ['25000', confirms, moves_on],
    ],
    /unit|area|measure/i,
  ),
  talk(
    'an estimate',
    [
      ['estimate 38.7 x 5.2', asks, does_not_tell('200')],
      ['40 x 5', confirms],
      ['200', confirms, moves_on],
      ['why do we round to 1 sig fig', says(/eas(y|ier)|head|simpl|quick|close|rough|check/i)],
    ],
    /estimat|round/i,
  ),
  talk(
    'interest on interest',
    [
      [
        '£2000 at 3% compound interest for 2 years how much is there',
        asks,
        does_not_tell('2121.8'),
      ],
      [
        '3% of 2000 is 60 so 120 interest, 2120',
        says_not_yet,
        says(/compound|second year|new|2060|again|interest on|simple|year 2/i),
      ],
      ['2060 x 1.03', confirms],
      ['£2121.80', confirms, moves_on],
    ],
    /interest|percent|growth/i,
  ),
  talk(
    'large numbers and old ones',
    [
      ['what is the 7 worth in 47,302', says(/7000|thousand|\?/i), short],
      ['7000', confirms],
      ['round 47,302 to the nearest thousand', asks, does_not_tell('47000')],
      ['47,000', confirms, moves_on],
      ['whats XL in roman numerals', says(/\b40\b|forty|\?|before/i)],
    ],
    /place value|numbers|round|roman/i,
  ),
]
