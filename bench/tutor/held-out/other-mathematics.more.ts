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

export const moreOtherMathematics: readonly Talk[] = [
  talk(
    'round a circle',
    [
      [
        'whats the circumference of a circle with radius 5',
        asks,
        says(/π|pi|diameter|2/i),
        does_not_tell('31.4', '10\\pi'),
      ],
      ['5π', says_not_yet, names_slip(/diameter|2|twice|double|radius/i)],
      ['10π', confirms],
      ['and the area', asks, says(/square|r\^2|radius|π/i), does_not_tell('78.5', '25\\pi')],
      ['25π', confirms, moves_on],
    ],
    /circle/i,
  ),
  talk(
    'angles of a triangle',
    [
      [
        'a triangle has angles 40 and 75 whats the third',
        asks,
        says(/180|add|total|sum/i),
        does_not_tell('65'),
      ],
      ['115', says(/180|so far|left|take|sum|two|third/i), asks, does_not_tell('65')],
      ['180 - 115', confirms],
      ['65', confirms, moves_on],
      ['what do they add to in a hexagon', asks, says(/triangle|180|side|split|720/i)],
      ['4 x 180 = 720', confirms],
    ],
    /angle/i,
  ),
  talk(
    'angles in parallel lines',
    [
      [
        'two parallel lines, one angle is 110, whats the alternate angle',
        says(/equal|same|alternate|z/i),
      ],
      ['so 110', confirms, moves_on],
      ['and the co-interior one', asks, says(/180|add|sum|inside|between/i), does_not_tell('70')],
      ['70', confirms],
    ],
    /angle|parallel/i,
  ),
  talk(
    'median of an even number',
    [
      [
        'find the median of 3, 9, 4, 7, 12, 5',
        asks,
        says(/order|middle|small/i),
        does_not_tell('6'),
      ],
      ['5.5', says_not_yet, names_slip(/order|sort|small|middle/i), does_not_tell('6')],
      ['3 4 5 7 9 12', confirms, asks, does_not_tell('6')],
      ['6', confirms, moves_on],
      [
        'range?',
        asks,
        says(/largest|biggest|smallest|difference|take|highest/i),
        does_not_tell('9'),
      ],
    ],
    /median|mean|average|range/i,
  ),
  talk(
    'two counters',
    [
      ['a bag has 3 red and 5 blue. probability of red?', asks, does_not_tell('3/8')],
      [
        '3/5',
        says_not_yet,
        names_slip(/all|total|8|altogether|every|whole/i),
        does_not_tell('3/8'),
      ],
      ['3/8', confirms, moves_on],
      [
        'two reds if i put it back',
        asks,
        says(/multipl|times|again|both|same/i),
        does_not_tell('9/64'),
      ],
      ['9/64', confirms],
      [
        'and if i dont put it back',
        asks,
        says(/7|fewer|left|less|change|second/i),
        does_not_tell('3/28'),
      ],
    ],
    /probab|tree|outcome/i,
  ),
  talk(
    'units of length and area',
    [
      ['how many cm in 3.2 m', asks, does_not_tell('320')],
      ['320', confirms, moves_on],
      [
        'so 1 m^2 is 100 cm^2',
        says_not_yet,
        names_slip(/square|10000|10,000|both|100 ×|side|row/i),
      ],
      ['100 x 100 = 10000', confirms],
      ['2.5 kg in grams', asks, does_not_tell('2500')],
      ['2500', confirms],
    ],
    /unit|metric/i,
  ),
  talk(
    'a speed in two units',
    [
      [
        'a train goes 180 km in 2.5 hours. speed?',
        asks,
        says(/distance|time|divide|speed|hour/i),
        does_not_tell('72'),
      ],
      ['180 / 2.5', confirms, asks],
      ['72', says(/km|unit|yes|right|hour/i)],
      [
        'how long for 36 km',
        asks,
        says(/time|distance|speed|divide|hour/i),
        does_not_tell('0.5', '30'),
      ],
      ['half an hour', confirms, moves_on],
    ],
    /speed/i,
  ),
  talk(
    'a straight line',
    [
      [
        'find the gradient between (1,2) and (4,11)',
        asks,
        says(/rise|up|change|difference|y|across|along/i),
        does_not_tell('3'),
      ],
      ['9/3', confirms, asks],
      ['3', confirms],
      [
        'and the equation',
        asks,
        says(/y = |intercept|c\b|point|put|substitut/i),
        does_not_tell('3x-1'),
      ],
      ['y = 3x - 1', confirms, moves_on],
    ],
    /line|gradient|intercept/i,
  ),
  talk(
    'the volume of a prism',
    [
      ['volume of a box 4 by 5 by 6', asks, does_not_tell('120')],
      ['15', says_not_yet, names_slip(/multipl|times|add/i), does_not_tell('120')],
      ['120', confirms],
      ['cm?', says(/cub|cm\^3|three|volume/i)],
      [
        'whats the area of a triangle base 8 height 5',
        asks,
        says(/half|2|rectangle|divide/i),
        does_not_tell('20'),
      ],
      ['20', confirms, moves_on],
    ],
    /volume|area|cuboid|prism/i,
  ),
  talk(
    'expand and factorise',
    [
      ['expand (x + 4)(x - 3)', asks, does_not_tell('x^2+x-12')],
      [
        'x^2 - 12',
        says_not_yet,
        names_slip(/middle|each|every|four|all|x term|product|outer/i),
        does_not_tell('x^2+x-12'),
      ],
      ['x^2 - 3x + 4x - 12', confirms, asks],
      ['x^2 + x - 12', confirms, moves_on],
      ['now factorise 6x + 9', asks, does_not_tell('3(2x+3)')],
      ['3(2x + 3)', confirms],
    ],
    /expand|bracket|factor/i,
  ),
]
