import {
  asks,
  cites_nothing,
  confirms,
  does_not_confirm,
  does_not_tell,
  in_english_with_help,
  is_kind,
  is_not_harsh,
  not,
  says,
  says_not_yet,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

const lost = not(/did not (quite )?(follow|catch)|not sure what this belongs/i)

/** Other languages, and English as it is typed in a hurry. */
export const freshLanguages: readonly Talk[] = [
  talk(
    'typos in grammar',
    [
      ['whats a vreb', says(/does|action|is\b|do\b/i), short],
      ['is jupm one', says(/verb|yes|jump/i), lost],
      ['n wots an advreb', says(/how|when|verb/i), short],
      ['gr8 thx', is_kind, cites_nothing],
    ],
    /verb|noun|adverb|word|sentence|tense/i,
  ),
  talk(
    'text speak',
    [
      ['hw do u spl tmrw', says(/tomorrow/i), lost],
      ['n bcz', says(/because/i), lost],
      ['cn i rite lyk dis in skool', says(/\bno\b|formal|not|essay|work/i), lost, is_not_harsh],
      ['k ty', is_kind, cites_nothing],
    ],
    /spell|formal|word/i,
  ),
  talk(
    'words of another language',
    [
      ['what is perro in english', says(/dog|only|don't|cannot|can't|english|do not/i), lost],
      [
        'i speak polish at home, what does although mean',
        says(/but|even|despite|though|contrast|surpris/i),
        short,
      ],
      ['nie rozumiem', in_english_with_help, cites_nothing],
      ['another example pls', says(/although/i)],
      ['dziękuję', is_kind, cites_nothing],
    ],
    /word|conjunct|sentence|meaning|clause/i,
  ),
  talk(
    'learning english',
    [
      ['i am new in england my english is bad', is_kind, asks, cites_nothing],
      ['is it correct: I am living here since two years', says(/have|for|been/i), is_not_harsh],
      ['I have lived here for two years.', confirms],
      ['why for and not since', says(/length|how long|period|start|point/i)],
    ],
    /tense|verb|word|preposition/i,
  ),
  talk(
    'arabic and equations',
    [
      ['ساعدني في 2x + 3 = 11', in_english_with_help, does_not_tell('x=4')],
      ['لا أفهم', in_english_with_help, does_not_tell('x=4')],
      ['2x = 8', confirms],
      ['x = 4', confirms],
      ['شكرا', is_kind],
    ],
    /equation/i,
  ),
  talk(
    'french and fractions',
    [
      ['comment on fait 2/3 + 1/6', in_english_with_help, does_not_tell('5/6')],
      ['4/6 + 1/6', confirms],
      ['5/6', confirms],
      ['merci beaucoup', is_kind, not(/not yet/i)],
    ],
    /fraction/i,
  ),
  talk('turkish urdu somali', [
    ['yardım eder misin', in_english_with_help, cites_nothing],
    ['mujhe madad chahiye', in_english_with_help, cites_nothing],
    ['waan ka helay', not(/not yet/i), cites_nothing],
    ['no comprendo', in_english_with_help, cites_nothing],
  ]),
  talk(
    'run together and repeated',
    [
      ['whatisasimile', says(/like|\bas\b|compar/i), lost],
      ['andametaphor', says(/is\b|without|compar/i), lost],
      ['helllppppp', in_english_with_help],
      ['what iss personifcation', says(/human|person|alive/i), short],
    ],
    /language|poe|word|effect/i,
  ),
  talk(
    'typed with slips about maths',
    [
      ['waht si 15% fo 60', asks, does_not_tell('9')],
      ['10 prcent is 6', confirms],
      ['5% is 3 so its 8', does_not_confirm],
      ['9', confirms],
      ['yaaay', is_kind],
    ],
    /percent/i,
  ),
  talk(
    'numbers in words with slips',
    [
      ['wat is sevn times ate', asks, does_not_tell('56'), lost],
      ['fifty for', says_not_yet],
      ['fifty six', confirms],
      ['thnx', is_kind],
    ],
    /multipl|number/i,
  ),
  talk(
    'science with slips',
    [
      ['wat is fotosinthesis', says(/light|plant|glucose|sugar/i), short, lost],
      ['wher does it hapen', says(/chloroplast|leaf|leaves/i), lost],
      ['y do plants ned it', says(/food|glucose|energy|grow|sugar/i), lost],
      ['kk', cites_nothing],
    ],
    /photosynth|plant/i,
  ),
  talk(
    'spanish child in english lesson',
    [
      ['que es un adjetivo', in_english_with_help, is_not_harsh],
      ['an adjective', says(/describ|noun/i), short],
      ['ejemplo', says(/\b(red|big|happy|old|small|tall|kind|brave|cold|adjective|example)\b/i)],
      ['ok gracias', is_kind],
    ],
    /adject|noun|word/i,
  ),
]
