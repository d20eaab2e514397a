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

/** Number, measure, shape, data and chance, as children type them. */
export const freshOtherMathematics: readonly Talk[] = [
  talk(
    'round a rectangle',
    [
      ['whats the perimeter of a rectangle 9cm by 4cm', asks, does_not_tell('26')],
      ['9 + 4 = 13', asks, is_not_harsh],
      ['13 x 2 = 26', confirms],
      ['26 cm', confirms, moves_on],
      ['whats the area then', asks, does_not_tell('36')],
    ],
    /perimeter|area|rectangle/i,
  ),
  talk(
    'a box',
    [
      ['volume of a box 5cm by 4cm by 3cm', asks, does_not_tell('60')],
      ['5 + 4 + 3', does_not_confirm, names_slip(/multipl|times|layer|cube|inside/i), is_not_harsh],
      ['5 x 4 x 3', confirms],
      ['60 cm3', confirms, moves_on],
    ],
    /volume|cuboid/i,
  ),
  talk(
    'a straight line of angles',
    [
      ['what do angles on a straight line add up to', says(/180/), short],
      ['so if one is 65 whats the other one', asks, does_not_tell('115')],
      ['115', confirms],
      ['and angles round a point', says(/360/), short],
    ],
    /angle/i,
  ),
  talk(
    'kinds of angles',
    [
      [
        'what is an acute angle',
        says(/(less|smaller) than|under|below|between/i),
        says(/90|right/i),
      ],
      ['and obtuse', says(/90|right/i), says(/180|straight/i)],
      ['what about reflex', says(/180|straight|half a turn/i)],
      ['is 90 acute', does_not_confirm, says(/right/i)],
    ],
    /angle/i,
  ),
  talk(
    'a hexagon',
    [
      ['what do the angles in a hexagon add up to', says(/720|triangle|180|\?/i)],
      ['you can split it into 4 triangles', confirms],
      ['4 x 180 = 720', confirms],
      ['so each angle in a regular one is 720 / 6 = 120', confirms],
    ],
    /angle|polygon|shape|triangle/i,
  ),
  talk(
    'which are prime',
    [
      ['is 51 prime', does_not_confirm, says(/\b3\b|17|factor|divid|times table|\?/i)],
      [
        'is 1 a prime number',
        does_not_confirm,
        says(/two factors|2 factors|one factor|1 factor|exactly two|only one/i),
      ],
      [
        'why is 2 prime when its even',
        says(/two factors|2 factors|1 and (2|itself)|exactly two|only/i),
      ],
      ['is 29 one', confirms],
    ],
    /prime|factor|multiple/i,
  ),
  talk(
    'a highest common factor',
    [
      ['hcf of 18 and 30', asks, does_not_tell('6')],
      [
        '3',
        says_not_yet,
        names_slip(/bigger|larger|highest|greater|higher|biggest|largest/i),
        is_not_harsh,
      ],
      ['6', confirms, moves_on],
      ['what does hcf even stand for', says(/highest common factor/i), short],
    ],
    /factor|multiple|prime/i,
  ),
  talk(
    'coaches',
    [
      [
        'there are 130 children and each coach holds 48. how many coaches do they need',
        asks,
        does_not_tell('3'),
      ],
      ['130 / 48 = 2.7', asks, is_not_harsh],
      [
        'so 2 coaches',
        says_not_yet,
        says(/left|seat|round|everyone|rest|remain|\ball\b|enough|96/i),
      ],
      ['3', confirms, moves_on],
    ],
    /divi|problem|round/i,
  ),
  talk(
    'change from twenty pounds',
    [
      [
        'i have £20 and buy 3 books at £4.75 each how much change do i get',
        asks,
        does_not_tell('5.75'),
      ],
      ['3 x 4.75 = 14.25', confirms],
      ['20 - 14.25', confirms],
      ['£5.75', confirms, moves_on],
    ],
    /money|decimal|problem/i,
  ),
  talk(
    'the end of a film',
    [
      [
        'a film starts at 14:35 and lasts 1 hour 50 minutes what time does it finish',
        asks,
        does_not_tell('16:25'),
      ],
      ['15:85', says_not_yet, names_slip(/60|minutes|hour/i), is_not_harsh],
      ['16:25', confirms, moves_on],
      ['is that 4:25 pm', confirms],
    ],
    /time/i,
  ),
  talk(
    'a percentage from tens',
    [
      ['whats 35% of 80', asks, does_not_tell('28')],
      ['10% is 8', confirms],
      ['so 30% is 24', confirms],
      ['28', confirms, moves_on],
      ['how do u find 1%', says(/100|10%|10 again/i), short],
    ],
    /percent/i,
  ),
  talk(
    'a price that rose',
    [
      ['a price goes from £40 to £50 whats the percentage increase', asks, does_not_tell('25')],
      ['10 / 50 = 20%', says_not_yet, says(/original|40|start|before|old/i)],
      ['10 / 40', confirms],
      ['25%', confirms, moves_on],
    ],
    /percent|growth/i,
  ),
  talk(
    'flour for six',
    [
      [
        'a recipe for 4 people uses 300g of flour. how much for 6 people',
        asks,
        does_not_tell('450'),
      ],
      [
        '300 + 2 = 302',
        says_not_yet,
        names_slip(/one person|each|1 person|half|times|multipl|scal|per\b|grams|divid/i),
        does_not_tell('450'),
      ],
      ['75g each', confirms],
      ['450g', confirms, moves_on],
    ],
    /proportion|ratio|scal|best buy/i,
  ),
]
