import {
  asks,
  cites_nothing,
  confirms,
  does_not_tell,
  in_english_with_help,
  is_kind,
  moves_on,
  names_slip,
  not,
  says,
  says_not_yet,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

export const languagesAndTypos: readonly Talk[] = [
  talk(
    'French',
    [
      ['je ne comprends pas', in_english_with_help, cites_nothing, short],
      ['3x + 4 = 19', asks, does_not_tell('x=5')],
      ['pourquoi', says(/4|both|side|take|subtract|letter|x/i), not(/not yet/i)],
      ['3x = 15', confirms],
      ['x vaut 5', confirms],
    ],
    /equation/i,
  ),
  talk(
    'Polish',
    [
      ['nie rozumiem ułamków', in_english_with_help, says(/fraction|english|help/i)],
      ['1/3 + 1/6', asks, does_not_tell('1/2')],
      ['2/6 + 1/6', confirms, asks],
      ['3/6', confirms, not(/does not follow/i)],
      ['dziękuję', is_kind, not(/not yet/i), short],
    ],
    /fraction/i,
  ),
  talk(
    'Arabic',
    [
      ['لا أفهم', in_english_with_help, cites_nothing, short],
      ['x + 7 = 12', asks, does_not_tell('x=5')],
      ['٥', asks, not(/not yet: /i)],
      ['5', confirms],
    ],
    /equation/i,
  ),
  talk(
    'Romanian',
    [
      ['nu stiu cum sa fac', in_english_with_help, cites_nothing],
      ['50% din 80', asks, says(/half|percent|50|80|english|hundred/i), does_not_tell('40')],
      ['40', confirms],
      ['multumesc', is_kind, not(/not yet/i), short],
    ],
    /percent/i,
  ),
  talk(
    'Urdu in Latin letters',
    [
      ['mujhe samajh nahi aa raha', in_english_with_help, cites_nothing],
      ['kya karna hai 2x = 18', asks, does_not_tell('x=9')],
      ['9', confirms],
      ['shukriya', is_kind, not(/not yet/i), short],
    ],
    /equation/i,
  ),
  talk(
    'German',
    [
      ['ich verstehe das nicht', in_english_with_help, cites_nothing],
      ['wie rechne ich 2,5 + 1,75', asks, does_not_tell('4.25')],
      ['4,25', confirms],
      ['was ist photosynthese', in_english_with_help, says(/light|plant|photosynthesis/i)],
    ],
    /decimal|photosyn|plant/i,
  ),
  talk(
    'numbers in words, one',
    [
      ['what is twenty five percent of sixty', asks, does_not_tell('15')],
      ['a quarter?', confirms, asks, does_not_tell('15')],
      ['fifteen', confirms, moves_on],
      ['and half of thirty', asks, does_not_tell('15')],
    ],
    /percent|fraction/i,
  ),
  talk(
    'numbers in words, two',
    [
      ['three x plus two equals fourteen', asks, does_not_tell('x=4')],
      ['three x equals twelve', confirms, asks],
      ['x is four', confirms, moves_on],
      ['what about two x minus one equals nine', asks, does_not_tell('x=5')],
    ],
    /equation/i,
  ),
  talk(
    'a third and a quarter in words',
    [
      ['one third plus one quarter', asks, does_not_tell('7/12')],
      ['two sevenths', says_not_yet, names_slip(/bottom|denominator|same|size|common/i)],
      ['four twelfths and three twelfths', confirms, asks],
      ['seven twelfths', confirms, moves_on],
    ],
    /fraction/i,
  ),
  talk(
    'vowels left out',
    [
      ['hw d i slv 5x=30', asks, does_not_tell('x=6')],
      ['dvde by 5', confirms],
      ['x=6', confirms, moves_on],
      ['thx', is_kind, cites_nothing, short],
    ],
    /equation/i,
  ),
]
