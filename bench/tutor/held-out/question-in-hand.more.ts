import {
  asks,
  does_not_confirm,
  gives_no_verdict,
  is_kind,
  is_not_harsh,
  not,
  refuses_kindly,
  says,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

export const moreQuestionInHand: readonly Talk[] = [
  talk(
    'numbers in front',
    [
      ['how do u balance', asks, says(/count|atom|both sides|same/i)],
      ['can i change the little 2', says(/\bno\b|not|never|small|front/i)],
      ['theres 2 N on the left', says(/yes|right|nitrogen|N|also|how many/i), asks],
      ['what are the numbers', refuses_kindly, asks],
    ],
    { topic: 'balancing-equations', type: 'fill_blanks' },
  ),
  talk(
    'two letters, assigned',
    [
      ['do i add or subtract', asks, says(/3|multipl|same|y|term|first/i)],
      ['12x + 3y = 33', says(/yes|right|follow|now|subtract|next/i), asks],
      ['9x = 18', says(/yes|right|follow|now|next|divide|x/i), asks],
      ['is x {right}', gives_no_verdict],
      ['what is y then', refuses_kindly, asks],
    ],
    { topic: 'simultaneous-equations', type: 'fill_blanks', is_assigned: true },
  ),
  talk(
    'a Punnett square, assigned',
    [
      [
        'what do the letters mean',
        says(/allele|dominant|recessive|purple|white|gene|letter/i),
        short,
      ],
      ['how do i fill in the first box', asks, says(/row|letter|top|left|parent/i)],
      ['{option 2}?', gives_no_verdict],
      ['give me the whole square', refuses_kindly, asks],
    ],
    { topic: 'genetic-crosses', type: 'cloze_dropdown', is_assigned: true },
  ),
  talk(
    'exact values to match',
    [
      ['i hate trig', is_kind, asks],
      ['how can i remember them', says(/triangle|half|draw|square|side/i), asks],
      ['is sin 30 a half', gives_no_verdict],
      ['which one is left over', refuses_kindly, asks],
      ['hint', asks],
    ],
    { topic: 'trigonometry', type: 'matching' },
  ),
  talk(
    'whose drums, assigned',
    [
      [
        "whats the difference between boys and boy's",
        says(/owner|one|many|before|apostroph|plural/i),
        short,
      ],
      ['what do i look at first', asks, says(/apostroph|before|after|owner|cover|last/i)],
      ['{wrong}', gives_no_verdict],
      ['tell me one pair', refuses_kindly, asks],
    ],
    { topic: 'apostrophes', type: 'matching', is_assigned: true },
  ),
  talk(
    'fractions in order, assigned',
    [
      ['which is biggest', refuses_kindly, asks],
      ['how do i compare them', asks, says(/denominator|half|bottom|same|common/i)],
      ['is 60 a good bottom number', says(/yes|right|good|all|divide|60|works/i)],
      ['{wrong}', gives_no_verdict],
      ['is {right} right', gives_no_verdict],
    ],
    { topic: 'comparing-fractions', type: 'ordering', is_assigned: true },
  ),
  talk(
    'halving, assigned',
    [
      ['whats half life', says(/half|time|decay|activity|nuclei/i), short],
      ['so after 12 hours its all gone', does_not_confirm, says(/half|halve|left|again/i), asks],
      ['what number goes in the first box', refuses_kindly, asks],
      ['do i halve it each time', says(/yes|right|half|halve|each/i)],
    ],
    { topic: 'half-life', type: 'table', is_assigned: true },
  ),
  talk(
    'a word about a wood, assigned',
    [
      ['is it ecosystem', gives_no_verdict, asks],
      ['habitat?', gives_no_verdict, asks],
      ['what does it begin with', asks, is_not_harsh],
      ['i think its {right}', gives_no_verdict],
      ['how do you spell it', refuses_kindly],
    ],
    { topic: 'food-webs', type: 'short_text', is_assigned: true },
  ),
  talk(
    'a long answer',
    [
      ['how much do i have to write', says(/explain|two|both|mark|sentence|things|points/i), short],
      ['i dont know why it aches', asks, says(/oxygen|respir|muscle|substance|without/i)],
      [
        'because there is not enough oxygen',
        says(/yes|right|good|next|then|also|what|more/i),
        asks,
      ],
      ['can you write it for me', refuses_kindly, asks],
    ],
    { topic: 'respiration', type: 'long_text' },
  ),
  talk(
    'a choice that is settled',
    [
      [
        'why is that the answer',
        says(/force|velocity|speed|resultant|newton/i),
        not(/can('|no)?t (tell|say)/i),
      ],
      ['but why doesnt it stop', says(/force|air|friction|change|resultant/i)],
      ['which law is that', says(/first|newton/i), short],
      ['another question please', sets_question],
    ],
    { topic: 'newtons-laws', type: 'single_choice', is_assigned: true, handed_in: 'right' },
  ),
]
