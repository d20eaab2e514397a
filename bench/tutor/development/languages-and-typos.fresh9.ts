import {
  asks,
  cites_nothing,
  confirms,
  does_not_tell,
  gives_no_verdict,
  in_english_with_help,
  is_kind,
  is_not_harsh,
  not,
  refuses_kindly,
  says,
  says_not_yet,
  sets_question,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

const placed = not(
  /did not (quite )?(follow|catch)|not sure what this belongs|cannot place|missed the question|do not see what that is about/i,
)

/** Spelt by ear, mended by a phone, and in two languages at once. */
export const speltByEar: readonly Talk[] = [
  talk(
    'by ear',
    [
      ['wot is a denominater', says(/bottom|below|parts|under/i), placed],
      ['an numarator', says(/top|above|parts/i), placed],
      ['how du i ad frakshuns', placed, says(/denominator|bottom|same|fraction/i)],
      ['fanks', is_kind, cites_nothing],
    ],
    /fraction/i,
  ),
  talk(
    'mended by a phone',
    [
      ['solve 2x + 6 = 14 pls its for tomorrow', asks, does_not_tell('x=4')],
      ['I subtract sex', placed, is_not_harsh],
      ['sorry autocorrect six', placed, is_not_harsh],
      ['2x = 8', confirms],
      ['duck i mean 4', confirms],
    ],
    /equation/i,
  ),
  talk(
    'half polish',
    [
      ['jak rozwiazac 5x = 35', in_english_with_help, does_not_tell('x=7')],
      ['nie wiem', in_english_with_help, placed],
      ['7?', confirms],
      ['dzieki', is_kind],
    ],
    /equation/i,
  ),
  talk(
    'half spanish',
    [
      ['hola necesito ayuda con fracciones', in_english_with_help, placed],
      ['cuanto es 1/2 + 1/4', in_english_with_help, does_not_tell('3/4')],
      ['2/6?', says_not_yet],
      ['ah 3/4', confirms],
      ['gracias', is_kind],
    ],
    /fraction/i,
  ),
  talk(
    'romanian and a question in hand',
    [
      ['nu inteleg', in_english_with_help, placed],
      ['ce inseamna asta', in_english_with_help, placed],
      ['{wrong}', gives_no_verdict],
      ['da', placed, is_not_harsh],
    ],
    { topic: 'perimeter', type: 'number' },
  ),
  talk(
    'arabic in latin letters',
    [
      ['ana mish fahem', in_english_with_help, placed],
      ['ok what is area', says(/inside|surface|space|cover|square/i), placed],
      ['shukran', is_kind],
      ['test me on it', sets_question],
    ],
    /area/i,
  ),
  talk(
    'txt spk in hand',
    [
      ['hw do i do ds', asks, placed],
      ['cn i hv a clu', asks, placed],
      ['is it {option 1} m8', gives_no_verdict],
      ['jst gimme da ansa', refuses_kindly],
      ['k fine wts nxt', placed, is_not_harsh],
    ],
    { topic: 'angle-facts', type: 'single_choice', is_assigned: true },
  ),
  talk(
    'numbers by ear',
    [
      ['wots seven times ate', asks, does_not_tell('56')],
      ['fifty six', confirms],
      ['wot abowt nine times six', placed, does_not_tell('54')],
      ['fiftyfor', confirms],
    ],
    /multipl|times/i,
  ),
  talk(
    'letters in the wrong order',
    [
      ['waht is teh peremiter of a sqaure with side 5', asks, does_not_tell('20')],
      ['tewnty', confirms],
      ['adn teh aera', placed, does_not_tell('25')],
      ['25', confirms],
    ],
    /perimeter|area|square/i,
  ),
  talk(
    'science by ear',
    [
      ['wat is fotosinthesis', says(/light|plant|carbon|glucose|sugar/i), placed],
      ['were dus it happin', says(/leaf|leaves|chloroplast|cell/i), placed],
      ['wot gas duz it mak', says(/oxygen/i), placed],
      ['kool', is_kind, cites_nothing],
    ],
    /photosynthesis|leaf|leaves|cell|plant/i,
  ),
  talk(
    'shouting without spaces',
    [
      ['HELPME', asks, placed],
      ['WHATIS20%OF80', asks, does_not_tell('16')],
      ['16!!!!', confirms],
      ['YESSSS', sets_question, not(/not yet/i)],
    ],
    /percent/i,
  ),
  talk(
    'french, then english',
    [
      ['je ne comprends pas les angles', in_english_with_help, placed],
      ['what does obtuse mean', says(/90|right angle|between/i), placed],
      ['et acute?', says(/90|less|smaller|right angle/i), placed],
      ['merci beaucoup', is_kind],
    ],
    /angle/i,
  ),
  talk(
    'urdu and a slow start',
    [
      ['mujhe samajh nahi aaya', in_english_with_help, placed],
      ['x plus 4 equal 10', asks, does_not_tell('x=6')],
      ['kaise karu', in_english_with_help, placed],
      ['six', confirms],
    ],
    /equation/i,
  ),
]
