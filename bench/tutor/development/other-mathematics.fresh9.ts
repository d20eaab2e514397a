import {
  asks,
  confirms,
  does_not_confirm,
  does_not_tell,
  is_not_harsh,
  moves_on,
  not,
  says,
  says_not_yet,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

const placed = not(
  /did not (quite )?(follow|catch)|not sure what this belongs|cannot place|missed the question|do not see what that is about/i,
)

/** Sums, shapes and data as children bring them from a sheet. */
export const mathsFromASheet: readonly Talk[] = [
  talk(
    'percent off trainers',
    [
      ['trainers are £60 and theres 15% off whats the new price', asks, does_not_tell('51')],
      ['10% is 6', confirms],
      ['5% is 3', confirms],
      ['so 9 off', confirms],
      ['51', confirms, moves_on],
    ],
    /percent/i,
  ),
  talk(
    'a third of a bag',
    [
      ['1/3 + 1/4', asks, does_not_tell('7/12')],
      ['2/7', says_not_yet, placed],
      ['y', placed, says(/denominator|bottom|same|twelfth|12|size|parts/i)],
      ['4/12 + 3/12', confirms],
      ['7/12', confirms],
    ],
    /fraction/i,
  ),
  talk(
    'a long way by bike',
    [
      ['i cycle 18 km in 1.5 hours whats my speed', asks, does_not_tell('12')],
      ['18 x 1.5', does_not_confirm],
      ['oh divide', placed, is_not_harsh],
      ['12', confirms],
      ['so how far in 3 hours', does_not_tell('36'), placed],
    ],
    /speed|distance|compound/i,
  ),
  talk(
    'next numbers',
    [
      ['whats the next number 3 7 11 15', asks, does_not_tell('19')],
      ['its going up in 4', confirms],
      ['19', confirms],
      ['whats the nth term', asks, does_not_tell('4n-1')],
      ['4n + 3', says_not_yet],
    ],
    /sequence|term/i,
  ),
  talk(
    'a bag of counters',
    [
      ['there are 5 red 3 blue and 2 green counters, probability of blue', asks],
      ['3/7', says_not_yet],
      ['3/10?', confirms],
      ['and not blue', placed, does_not_tell('7/10')],
      ['7/10', confirms],
    ],
    /probab|chance|outcome/i,
  ),
  talk(
    'a triangle with a hole',
    [
      ['a triangle has angles 48 and 75 what is the last one', asks, does_not_tell('57')],
      ['180', placed, is_not_harsh],
      ['48 + 75 = 123', confirms],
      ['67', says_not_yet],
      ['57 sorry', confirms],
    ],
    /angle|triangle/i,
  ),
  talk(
    'median of shoes',
    [
      ['find the median of 4 9 2 7 5', asks, does_not_tell('5')],
      ['2', says_not_yet],
      ['do i put them in order', placed, says(/yes|order|right|good/i)],
      ['2 4 5 7 9', confirms],
      ['5', confirms],
    ],
    /median|average/i,
  ),
  talk(
    'pizza for friends',
    [
      ['share 40 sweets in the ratio 3:5', asks, does_not_tell('15', '25')],
      ['8 parts', confirms],
      ['1 part is 5', confirms],
      ['15 and 25', confirms],
      ['another pls', sets_question],
    ],
    /ratio/i,
  ),
  talk(
    'round and round',
    [
      ['round 4.367 to 2 dp', asks, does_not_tell('4.37')],
      ['4.36', says_not_yet],
      ['why', placed, says(/7|next|digit|5|up/i)],
      ['4.37', confirms],
      ['and 1 dp', placed, does_not_tell('4.4')],
    ],
    /round|decimal/i,
  ),
  talk(
    'powers to tidy',
    [
      ['what is x^3 times x^4', asks, does_not_tell('x^7')],
      ['x^12', says_not_yet],
      ['why not', placed, says(/add|power|index|indices|times/i)],
      ['x^7', confirms],
    ],
    /ind(ex|ices)|power/i,
  ),
  talk(
    'a round pond',
    [
      ['area of a circle with diameter 10', asks, does_not_tell('25π')],
      ['pi x 10 squared', says_not_yet],
      ['oh the radius is 5', confirms],
      ['25 pi', confirms],
      ['whats that as a decimal', placed, is_not_harsh],
    ],
    /circle/i,
  ),
  talk(
    'times in columns',
    [
      ['how do i do 34 x 6', asks, does_not_tell('204')],
      ['30 x 6 = 180', confirms],
      ['4 x 6 = 28', says_not_yet],
      ['24', confirms],
      ['204', confirms],
    ],
    /multipl|times/i,
  ),
  talk(
    'what it is and is not',
    [
      ['whats a factor', says(/divid|goes into|multipl|whole/i), short],
      ['so is 3 a factor of 12', confirms],
      ['and 24', does_not_confirm, placed],
      ['whats the difference between factor and multiple', says(/times|multipl|divid/i)],
    ],
    /factor|multiple/i,
  ),
  talk(
    'big and small numbers',
    [
      ['write 45000 in standard form', asks, does_not_tell('4.5*10^4')],
      ['45 x 10^3', says_not_yet, says(/1 and 10|between|one digit|front|first/i)],
      ['4.5 x 10^4', confirms],
      ['what about 0.003', placed, does_not_tell('3*10^-3')],
      ['3 x 10^-3', confirms],
    ],
    /standard form/i,
  ),
  talk(
    'a bus and a clock',
    [
      ['a bus leaves at 10:45 and takes 50 mins when does it arrive', asks],
      ['10:95', says_not_yet],
      ['11:35', confirms],
      ['thx', is_not_harsh, not(/not yet/i)],
    ],
    /time/i,
  ),
  talk(
    'money back',
    [
      ['3 pens at 85p how much', asks, does_not_tell('255', '2.55')],
      ['2.55', confirms],
      ['how much change from £5', placed, does_not_tell('2.45')],
      ['2.45', confirms],
    ],
    /money|decimal/i,
  ),
]
