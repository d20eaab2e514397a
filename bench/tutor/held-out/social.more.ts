import {
  asks,
  asks_back,
  cites,
  cites_nothing,
  confirms,
  does_not_tell,
  is_honest,
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

export const moreSocial: readonly Talk[] = [
  talk('yes and no', [
    ['yes', asks_back, cites_nothing, short],
    ['no', cites_nothing, not(/not yet/i), short],
    ['maybe', cites_nothing, not(/not yet/i), short],
    ['ok ok. practise with me', asks, cites_nothing],
  ]),
  talk(
    'a favourite number',
    [
      ['whats your favourite number', cites_nothing, not(/not yet|does not follow/i), short],
      ['mine is 7', is_kind, cites_nothing, not(/not yet|does not follow/i)],
      ['is 7 a prime number', says(/yes|prime/i), not(/not yet|does not follow/i), short],
      ['why', says(/divid|factor|itself|1/i), not(/not yet/i)],
    ],
    /prime|factor/i,
  ),
  talk(
    'facts to wonder at',
    [
      ['tell me a fun fact', not(/did not (quite )?follow/i), cites_nothing, short],
      ['about space', says(/space|star|planet|sun|moon|earth|light/i)],
      ['how far is the moon', not(/not yet/i), short],
      ['wow', cites_nothing, not(/not yet/i), short],
    ],
    /space|earth|light/i,
  ),
  talk('a game', [
    ['can we play a game', asks, cites_nothing, not(/did not (quite )?follow/i)],
    ['guess my number', cites_nothing, not(/not yet|does not follow/i), short],
    ['ok a quiz then', sets_question],
    ['skip', sets_question],
  ]),
  talk('talking about others', [
    ['my sister is better than me', is_kind, cites_nothing],
    ['her name is Ella', cites_nothing, is_not_harsh, short],
    ['do you teach her', is_honest, cites_nothing, short],
    ['can you teach me like her', is_kind, asks, cites_nothing],
  ]),
  talk(
    'changing the subject',
    [
      ['lets do science', asks, cites_nothing],
      ['no wait english', asks, cites_nothing],
      ['actually maths', asks, cites_nothing],
      ['shapes', says(/shape|angle|triangle|area|perimeter/i), asks],
    ],
    /shape|angle|triangle|area/i,
  ),
  talk(
    'thanks after a note',
    [
      [
        'what is a prime number',
        says(/two factors|1 and itself|divid/i),
        cites(/prime|factor/i),
        short,
      ],
      ['cheers', is_kind, cites_nothing, short],
      ['is 9 one', says(/\bno\b|not|3/i), is_not_harsh],
      ['11?', confirms],
      ['cya', is_kind, cites_nothing, short],
    ],
    /prime|factor/i,
  ),
  talk('opinions', [
    ['whats better maths or english', cites_nothing, not(/not yet/i), short],
    ['do you like my school', is_honest, cites_nothing, short],
    ['who is the best footballer', is_honest, cites_nothing, short],
    ['boring answer', is_kind, cites_nothing, short],
  ]),
  talk('how does it work', [
    [
      'how do you know if im right',
      says(/check|step|rule|algebra|mark|put/i),
      cites_nothing,
      short,
    ],
    ['can you make mistakes', is_honest, cites_nothing, short],
    ['will you tell me the answers', refuses_kindly, cites_nothing, short],
    ['why not', is_kind, cites_nothing, says(/learn|yourself|your own|think|stay|help/i)],
  ]),
  talk(
    'good night',
    [
      ['its late i should go', is_kind, cites_nothing, short],
      ['one quick thing whats 3/4 as a decimal', asks, does_not_tell('0.75')],
      ['0.75', confirms, moves_on],
      ['night', is_kind, cites_nothing, short],
    ],
    /decimal|fraction/i,
  ),
]
