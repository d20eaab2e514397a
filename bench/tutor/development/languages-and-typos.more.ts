import {
  asks,
  asks_back,
  cites_nothing,
  confirms,
  does_not_confirm,
  does_not_tell,
  in_english_with_help,
  is_kind,
  is_not_harsh,
  not,
  says,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

const lost = not(/did not (quite )?(follow|catch)|not sure what this belongs/i)

export const moreLanguages: readonly Talk[] = [
  talk('eight ways not to understand', [
    ['nu înțeleg', in_english_with_help, cites_nothing],
    ['não percebo nada', in_english_with_help, cites_nothing],
    ['ich verstehe das nicht', in_english_with_help, cites_nothing],
    ['anlamıyorum', in_english_with_help, cites_nothing],
    ['mujhe samajh nahi aaya', in_english_with_help, cites_nothing],
    ['ma fahmin', in_english_with_help, cites_nothing],
  ]),
  talk(
    'german and english',
    [
      ['kannst du mir helfen mit 3x + 2 = 14', asks, does_not_tell('x=4')],
      ['3x = 12', confirms],
      ['und jetzt', asks, not(/not yet/i), does_not_tell('x=4')],
      ['x = 4 richtig?', confirms],
      ['danke', is_kind, not(/not yet/i)],
    ],
    /equation/i,
  ),
  talk(
    'spanish numbers',
    [
      ['cuanto es 3/4 + 1/8', asks, does_not_tell('7/8')],
      ['ayuda', in_english_with_help, does_not_tell('7/8')],
      ['6/8 + 1/8', confirms],
      ['7/8', confirms],
      ['gracias', is_kind],
    ],
    /fraction/i,
  ),
  talk('numbers in words, long', [
    ['whats twenty five percent of eighty', asks, does_not_tell('20')],
    ['twenny', is_not_harsh],
    ['twenty', confirms],
    ['a hundred and five take away thirty seven', asks, does_not_tell('68')],
    ['sixty eight', confirms],
  ]),
  talk(
    'no spaces',
    [
      ['solve2x+7=19', asks, does_not_tell('x=6')],
      ['2x=12', confirms],
      ['whatnow', asks, lost, does_not_tell('x=6')],
      ['x=6', confirms],
      ['thankyousomuch', is_kind, lost],
    ],
    /equation/i,
  ),
  talk(
    'capitals',
    [
      ['HELP ME WITH 6X = 42', asks, does_not_tell('x=7')],
      ['I DONT GET IT', asks, is_not_harsh, does_not_tell('x=7')],
      ['X = 8', does_not_confirm],
      ['X = 7', confirms],
      ['YESSSS', not(/not yet/i)],
    ],
    /equation/i,
  ),
  talk(
    'heavy typos',
    [
      ['cna yuo hlep me wiht fractoins', asks, lost],
      ['waht is 1/3 + 1/6', asks, does_not_tell('1/2')],
      ['2/6 + 1/6', confirms],
      ['1/2 ritee?', confirms],
      ['thnaks', is_kind, lost],
    ],
    /fraction/i,
  ),
  talk(
    'one word at a time',
    [
      ['angles', says(/angle/i), asks],
      ['triangle', says(/triangle|angle/i), asks],
      ['idk', is_kind, asks],
      ['huh', asks, is_not_harsh],
      ['whatever', asks, is_not_harsh, not(/not yet/i)],
    ],
    /angle|triangle/i,
  ),
  talk(
    'decimal commas and money',
    [
      ['3,5 + 1,2', asks, does_not_tell('4.7')],
      ['4,6', does_not_confirm],
      ['4,7', confirms],
      ['what is 10% of £4,50', asks, does_not_tell('0.45')],
      ['0,45', confirms],
    ],
    /decimal|percent/i,
  ),
  talk('emoji', [
    ['👋', is_kind, asks, cites_nothing],
    ['🤷', asks, is_not_harsh, cites_nothing],
    ['5 ✖️ 6', asks, does_not_tell('30')],
    ['30 🤞', confirms],
    ['👍', not(/not yet/i), cites_nothing],
  ]),
  talk(
    'txt spk',
    [
      ['hw do i do 3(x-2)=9', asks, does_not_tell('x=5')],
      ['y', asks, not(/not yet/i), does_not_tell('x=5')],
      ['x-2=3', confirms],
      ['x iz 5', confirms],
      ['gr8 ty', is_kind, not(/not yet/i)],
    ],
    /equation|bracket/i,
  ),
  talk(
    'which one',
    [
      ['help', asks_back, short],
      ['nie rozumiem ulamkow', in_english_with_help],
      ['1/2 of 18', asks, does_not_tell('9')],
      ['dziewięć', is_not_harsh, asks],
      ['9', confirms],
    ],
    /fraction/i,
  ),
]
