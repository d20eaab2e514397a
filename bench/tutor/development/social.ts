import {
  asks,
  cites_nothing,
  confirms,
  does_not_tell,
  is_honest,
  is_kind,
  moves_on,
  not,
  says,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'
import { moreSocial } from './social.more.ts'
import { betweenLessons } from './talk.fresh9.ts'
import { oddsAndEnds } from './talk.fresh10.ts'

export const social: readonly Talk[] = [
  talk('hello', [
    ['hi', is_kind, asks, cites_nothing, short],
    ['how are you', is_kind, cites_nothing, short],
    ['whats your name', says(/pip/i), cites_nothing],
    ['im 11', cites_nothing, not(/not yet|does not follow/i)],
    ['ok lets do some maths', asks, cites_nothing],
  ]),
  talk('are you real', [
    [
      'are you a real person',
      is_honest,
      says(/\bno\b|not a person|program|tutor|computer|machine/i),
      cites_nothing,
    ],
    ['do you have feelings', is_honest, cites_nothing, short],
    ['who made you', cites_nothing, not(/not yet/i), short],
    ['do you remember me from yesterday', is_honest, cites_nothing],
  ]),
  talk('a joke', [
    ['tell me a joke', cites_nothing, not(/did not (quite )?follow/i), short],
    ['another', cites_nothing, short],
    ['lol', cites_nothing, not(/not yet/i), short],
    ['ok bye', is_kind, cites_nothing, short],
  ]),
  talk(
    'what it can do',
    [
      ['what can you do', says(/maths|question|practi|help/i), short],
      ['can you do science', says(/yes|science|can/i), short],
      ['can u help with french', is_honest, cites_nothing],
      ['ok quiz me on fractions', sets_question],
    ],
    /fraction/i,
  ),
  talk(
    'thanks in the middle',
    [
      ['2x = 10', asks, does_not_tell('x=5')],
      ['thank you', is_kind, not(/not yet/i)],
      ['x=5', confirms, moves_on],
      ['ur the best', is_kind, cites_nothing, not(/not yet/i)],
      ['no', cites_nothing, not(/not yet/i), short],
    ],
    /equation/i,
  ),
  talk('off topic', [
    ['do you like minecraft', cites_nothing, short, not(/not yet/i)],
    ['my dog is called biscuit', cites_nothing, is_kind, short],
    ['what should i have for lunch', cites_nothing, is_honest],
    ['anyway what do i need to revise', says(/revis|practi|topic|page|path|today|question/i)],
  ]),
  ...moreSocial,
  ...betweenLessons,
  ...oddsAndEnds,
]
