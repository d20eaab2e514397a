import {
  asks,
  asks_back,
  cites_nothing,
  confirms,
  does_not_tell,
  in_english_with_help,
  is_kind,
  is_not_harsh,
  not,
  says,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'
import { freshLanguages } from './languages-and-typos.fresh4.ts'
import { speltByEar } from './languages-and-typos.fresh9.ts'
import { moreLanguages } from './languages-and-typos.more.ts'
import { byEarAgain } from './talk.fresh10.ts'

export const languagesAndTypos: readonly Talk[] = [
  talk(
    'spanish',
    [
      ['no entiendo', in_english_with_help, cites_nothing, short],
      ['resolver 2x + 3 = 11', asks, does_not_tell('x=4')],
      ['2x = 8', confirms],
      ['por qué', says(/3|both|take|subtract/i), not(/not yet/i)],
      ['x = 4', confirms],
    ],
    /equation/i,
  ),
  talk('numbers in words', [
    ['wat is haf of sixteen', asks, not(/did not (quite )?follow/i)],
    ['ate', asks],
    ['eight', confirms],
    ['three plus four times two', asks, does_not_tell('11')],
    ['eleven', confirms],
  ]),
  talk(
    'decimal commas',
    [
      ['0,5x = 2', asks, does_not_tell('x=4')],
      ['x=4', confirms],
      ['1,5 + 2,25', asks, does_not_tell('3.75')],
      ['3,75', confirms],
    ],
    /equation|decimal/i,
  ),
  talk(
    'typos',
    [
      ['hwo do i sovle 3x+1=13', asks, does_not_tell('x=4')],
      ['tkae away 1', confirms],
      ['3x=12', confirms],
      ['idk wat to do nxt', asks, is_not_harsh, does_not_tell('x=4')],
      ['x=4!!!!', confirms],
    ],
    /equation/i,
  ),
  talk(
    'one letter and emoji',
    [
      ['?', asks_back, cites_nothing, short],
      ['😭😭😭', is_kind, asks, cites_nothing],
      ['maths', asks_back, short],
      ['frctions', says(/fraction/i), asks],
    ],
    /fraction/i,
  ),
  talk(
    'french and polish',
    [
      ['je ne comprends pas les fractions', in_english_with_help, says(/fraction/i)],
      ['1/4 + 1/4', asks, does_not_tell('1/2')],
      ['nie rozumiem', in_english_with_help, not(/not yet/i)],
      ['2/4', confirms, asks],
      ['1/2', confirms],
    ],
    /fraction/i,
  ),
  ...moreLanguages,
  ...freshLanguages,
  ...speltByEar,
  ...byEarAgain,
]
