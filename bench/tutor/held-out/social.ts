import {
  asks,
  cites_nothing,
  confirms,
  does_not_tell,
  is_honest,
  is_kind,
  is_not_harsh,
  not,
  says,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

export const social: readonly Talk[] = [
  talk('good morning', [
    ['good morning pip', is_kind, asks, cites_nothing, short],
    ['whats up', is_kind, cites_nothing, short],
    ['im fine. im sam', is_kind, cites_nothing, not(/not yet/i)],
    ['what shall we do', asks, cites_nothing],
    ['bye', is_kind, cites_nothing, short],
  ]),
  talk('what are you', [
    [
      'r u a robot',
      is_honest,
      cites_nothing,
      says(/program|computer|tutor|machine|robot|yes/i),
      short,
    ],
    ['are you chatgpt', is_honest, cites_nothing, short],
    ['how old are you', cites_nothing, not(/not yet/i), short],
    ['do you sleep', cites_nothing, is_honest, short],
  ]),
  talk('pictures of me', [
    ['can you see me', is_honest, says(/\bno\b|cannot|can't/i), cites_nothing, short],
    ['are you listening to me', is_honest, cites_nothing, short],
    [
      'who reads what i write',
      cites_nothing,
      says(/teacher|school|read|safe|nobody|grown-up|contact|adult/i),
    ],
    ['ok', cites_nothing, short],
  ]),
  talk('the next thing', [
    [
      'what should i practise next',
      says(/practi|topic|revis|try|next|garden|today|which/i),
      cites_nothing,
    ],
    ['ok give me one', sets_question],
    ['too easy', sets_question, not(/not yet/i)],
    ['can i stop now', is_kind, cites_nothing, short],
  ]),
  talk('how am i doing', [
    [
      'how am i doing in maths',
      says(/practi|topic|answer|grow|question|not yet|so far|page|progress|started/i),
      cites_nothing,
    ],
    ['what am i worst at', is_kind, cites_nothing],
    ['and best', cites_nothing, not(/did not (quite )?follow/i)],
    ['cool thanks', is_kind, cites_nothing, short],
  ]),
  talk('where things are', [
    [
      'where do i find my homework',
      says(/assign|home|page|list|quiz|work|dashboard|garden|teacher/i),
      cites_nothing,
      short,
    ],
    [
      'how do i change my password',
      says(/setting|profile|account|page|teacher|grown-up|cannot/i),
      cites_nothing,
      short,
    ],
    ['when is it due', is_honest, cites_nothing, not(/not yet/i)],
    ['ok ta', is_kind, cites_nothing, short],
  ]),
  talk(
    'compliments',
    [
      ['youre nice', is_kind, cites_nothing, short],
      ['i love you', is_kind, cites_nothing, short],
      ['are you my friend', is_kind, is_honest, cites_nothing],
      ['ok lets do decimals', says(/decimal/i), asks],
    ],
    /decimal/i,
  ),
  talk('silly noises', [
    ['asdfghjkl', asks, cites_nothing, short],
    ['hahahaha', cites_nothing, not(/not yet/i), short],
    ['poo', cites_nothing, is_not_harsh, short],
    ['sorry my brother did that', is_kind, cites_nothing, short],
    ['what were we doing', asks, cites_nothing],
  ]),
  talk(
    'weather and weekend',
    [
      ['its raining here', cites_nothing, short, not(/not yet/i)],
      ['what did you do at the weekend', is_honest, cites_nothing, short],
      ['i played football and scored 3', is_kind, cites_nothing, not(/does not follow|not yet/i)],
      ['so can you help with averages', says(/average|mean|median|mode/i), asks],
    ],
    /mean|average|median/i,
  ),
  talk(
    'not now',
    [
      ['not now', cites_nothing, not(/not yet/i), short],
      ['ok im back', is_kind, asks, cites_nothing],
      ['whats 12 x 11', asks, does_not_tell('132')],
      ['132', confirms],
      ['no more questions', is_kind, cites_nothing, short],
    ],
    /multipl|times/i,
  ),
]
