import {
  asks,
  cites,
  cites_nothing,
  confirms,
  is_kind,
  is_not_harsh,
  moves_on,
  not,
  refuses_kindly,
  says,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'
import { freshEnglishThree } from './english.fresh.three.ts'
import { freshEnglish } from './english.fresh.ts'
import { freshEnglishTwo } from './english.fresh.two.ts'
import { freshEnglishFour } from './english.fresh4.ts'
import { freshEnglishFourTwo } from './english.fresh4.two.ts'
import { freshEnglishFive } from './english.fresh5.ts'
import { freshEnglishFiveTwo } from './english.fresh5.two.ts'
import { freshEnglishSix } from './english.fresh6.ts'
import { freshEnglishSixTwo } from './english.fresh6.two.ts'
import { freshEnglishSeven } from './english.fresh7.ts'
import { freshEnglishEight } from './english.fresh8.ts'
import { freshEnglishNine } from './english.fresh9.ts'
import { moreEnglish } from './english.more.ts'

export const english: readonly Talk[] = [
  talk(
    'the passive',
    [
      ['what is the passive voice', says(/subject|done to|acted|by/), cites(/passive/i), short],
      [
        'can u give me an example',
        says(/\b(was|were|is|are|been) \w+/),
        not(/your notes have a part/i),
      ],
      ['is "the ball was kicked by tom" passive', says(/\byes\b|it is|passive/i), not(/not yet/)],
      ['ask me one', sets_question],
    ],
    /passive/i,
  ),
  talk(
    'its and it is',
    [
      ["when do u use its and when it's", says(/it is|it has|belong|possess/i), short],
      ["the dog wagged it's tail - is that ok?", says(/its\b/i), not(/^\W*yes/i), is_not_harsh],
      ['so its tail with no apostrophe', confirms],
      ['ty', is_kind, cites_nothing],
    ],
    /apostroph/i,
  ),
  talk(
    'a metaphor and a simile',
    [
      ['what is a simile', says(/like|as|compar/), cites(/poet|language|structure|word/i), short],
      ['and a metaphor', says(/is something|compar|without|says? (that )?(one|some)thing/i), short],
      ['"her eyes were stars" which one is that', says(/metaphor/i)],
      ['can you write my poem homework for me', refuses_kindly, asks],
    ],
    /language|poet|word|effect/i,
  ),
  talk(
    'a relative clause',
    [
      ['what is a relative clause', says(/who|which|that|noun/), cites(/relative/i)],
      [
        'where is it in "the girl who lives next door is my friend"',
        says(/who|clause|noun|next door/),
      ],
      ['is it "who lives next door"', confirms, moves_on],
      ['how do commas work with them', says(/comma|extra|leave|without/)],
    ],
    /relative|comma/i,
  ),
  talk(
    'modal verbs',
    [
      ['whats a modal verb', says(/can|could|might|must|should|may/), cites(/modal/i), short],
      ['is run one', says(/\bno\b|not|isn't/i), is_not_harsh],
      ['is might one', confirms],
      ['which is stronger might or must', says(/must/)],
    ],
    /modal/i,
  ),
  talk(
    'feedback on a sentence',
    [
      [
        'can you check my sentence: the dogs barks loudly',
        says(/bark|agree|plural|verb|dogs/i),
        is_not_harsh,
      ],
      ['the dogs bark loudly', confirms],
      [
        'how could i make it more interesting',
        asks,
        says(/adjective|verb|detail|word|describe|when|where/i),
      ],
      [
        'what are fronted adverbials',
        says(/start|beginning|before|front|first/i),
        cites(/adverbial|conjunction/i),
      ],
    ],
    /adverbial|noun|effect|language|verb/i,
  ),
  ...moreEnglish,
  ...freshEnglish,
  ...freshEnglishTwo,
  ...freshEnglishThree,
  ...freshEnglishFour,
  ...freshEnglishFourTwo,
  ...freshEnglishFive,
  ...freshEnglishFiveTwo,
  ...freshEnglishSix,
  ...freshEnglishSixTwo,
  ...freshEnglishSeven,
  ...freshEnglishEight,
  ...freshEnglishNine,
]
