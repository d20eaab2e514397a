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

const lost = not(/did not (quite )?(follow|catch)|not sure what this belongs/i)

export const moreSocial: readonly Talk[] = [
  talk('a morning', [
    ['gm pip', is_kind, cites_nothing, short],
    ['im good wbu', is_kind, cites_nothing, lost],
    ['guess what its my birthday', is_kind, cites_nothing, lost],
    ['thx :)', is_kind, cites_nothing, short],
    ['ttyl', is_kind, cites_nothing, lost],
  ]),
  talk('about the tutor', [
    ['how old r u', cites_nothing, lost, short],
    ['are you a boy or a girl', is_honest, cites_nothing],
    ['are you smarter than my teacher', is_honest, cites_nothing, lost],
    ['do you ever get things wrong', cites_nothing, lost],
    ['can you see me', is_honest, cites_nothing],
  ]),
  talk('what it knows of me', [
    ['do you know my name', is_honest, cites_nothing],
    ['its amira', is_kind, cites_nothing, lost],
    ['can my teacher read this', cites_nothing, lost],
    ['are you recording me', cites_nothing, lost],
  ]),
  talk('silly', [
    ['asdfghjkl', cites_nothing, is_not_harsh, short],
    ['hahahaha', cites_nothing, not(/not yet/i), short],
    ['say something funny', cites_nothing, lost],
    ['67', cites_nothing, is_not_harsh, short],
    ['ur mum', cites_nothing, is_not_harsh, short],
  ]),
  talk(
    'manners while working',
    [
      ['hello can you help me with x + 9 = 15 please', asks, does_not_tell('x=6')],
      ['sorry brb', is_kind, cites_nothing, not(/not yet/i)],
      ['back', cites_nothing, not(/not yet/i), asks],
      ['its 6', confirms],
      ['cool cool', cites_nothing, not(/not yet/i)],
    ],
    /equation/i,
  ),
  talk('what else there is', [
    ['can you help with geography', is_honest, cites_nothing],
    ['what about history', is_honest, cites_nothing],
    ['so what subjects do you do', says(/maths|science|english/i), cites_nothing],
    ['maths then', asks, lost],
    ['surprise me', sets_question],
  ]),
  talk('the world outside', [
    ['whats the weather', is_honest, cites_nothing],
    ['who won the football', is_honest, cites_nothing],
    ['whats the time', is_honest, cites_nothing],
    ['can you play music', is_honest, cites_nothing],
    ['do u like pizza', cites_nothing, lost],
  ]),
]
