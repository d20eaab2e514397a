import {
  asks,
  cites_nothing,
  confirms,
  does_not_tell,
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

const lost = /did not (quite )?(follow|catch)|not sure what this belongs/i
const workedThrough = not(/can('|no)?t (tell|give|say)|while this question is open/i)

export const moreInHand: readonly Talk[] = [
  talk(
    'pairs, said one by one',
    [
      ['which one goes with the first one', asks, short],
      ['does it go with {option 1}', gives_no_verdict, asks],
      ['{wrong}', gives_no_verdict],
      ['{right}', gives_no_verdict],
      ['what does that word even mean', is_not_harsh, not(lost)],
    ],
    { topic: 'reactivity-series', type: 'matching' },
  ),
  talk(
    'an order, guessed',
    [
      ['do i start with the biggest or smallest', is_not_harsh, not(lost)],
      ['i think {option 1} first', gives_no_verdict],
      ['{wrong}', gives_no_verdict, asks],
      ['ok and if its {right}', gives_no_verdict],
      ['hint', asks],
    ],
    { topic: 'heart-and-blood', type: 'ordering', is_assigned: true },
  ),
  talk(
    'gaps to choose',
    [
      ['wot goes in gap 1', refuses_kindly, asks],
      ['is it {option 2}', gives_no_verdict],
      ['i put {wrong} is that ok', gives_no_verdict],
      ['am i close', gives_no_verdict],
      ['can i skip this', is_not_harsh, not(/not yet/i)],
    ],
    { topic: 'nervous-system', type: 'cloze_dropdown', is_assigned: true },
  ),
  talk(
    'blanks to fill',
    [
      ['i dont know what to put in the first blank', asks, is_not_harsh],
      ['i put {wrong} is that ok', gives_no_verdict],
      ['so its {right}?', gives_no_verdict],
      ['how many have i got right', gives_no_verdict],
      ['thx', is_kind, not(/not yet/i)],
    ],
    { topic: 'radioactivity', type: 'fill_blanks' },
  ),
  talk(
    'several ticks',
    [
      ['how many do i tick', is_not_harsh, not(lost)],
      ['is {option 1} one of them', gives_no_verdict],
      ['B and C?', gives_no_verdict],
      ['all of them', gives_no_verdict],
      ['{right}', gives_no_verdict],
    ],
    { topic: 'digestion', type: 'multiple_choice', is_assigned: true },
  ),
  talk(
    'true or false',
    [
      ['true', gives_no_verdict],
      ['false then', gives_no_verdict],
      ['but which', refuses_kindly],
      ['explain it to me', asks, not(lost)],
    ],
    { topic: 'heart-and-blood', type: 'true_false' },
  ),
  talk(
    'in parts',
    [
      ['i dont get part b', asks, is_not_harsh],
      ['for part a i got {wrong}', gives_no_verdict],
      ['is it {right}', gives_no_verdict, asks],
      ['this is too hard', is_kind, cites_nothing],
      ['ok what do i do first', asks],
    ],
    { topic: 'negative-numbers', type: 'multi_part' },
  ),
  talk(
    'a choice got not right, by letters',
    [
      ['is it the second one', gives_no_verdict],
      ['C?', gives_no_verdict],
      ['why is it not A', gives_no_verdict, asks],
      ['but i thought it was {wrong}', gives_no_verdict],
      ['eliminate one for me', refuses_kindly],
    ],
    { topic: 'pressure', type: 'single_choice', handed_in: 'wrong' },
  ),
  talk(
    'a choice, settled',
    [
      ['why is it {right}', workedThrough, says(/\w{5}/), not(lost)],
      ['why is it not {option 2}', workedThrough, not(lost)],
      ['explain the answer', workedThrough, not(lost)],
      ['ok do i get another one like that', sets_question],
    ],
    { topic: 'gas-pressure', type: 'single_choice', is_assigned: true, handed_in: 'right' },
  ),
  talk(
    'a number, settled',
    [
      ['why', workedThrough, not(lost)],
      ['i still dont get how', is_not_harsh, workedThrough],
      ['show me the whole working', workedThrough],
      ['so it was {right}', confirms],
      ['got it, one more', sets_question],
    ],
    { topic: 'speed-and-distance', type: 'number', handed_in: 'right' },
  ),
  talk(
    'a feeling in the middle',
    [
      ['help me with this', asks],
      ['im so stupid', is_kind, asks],
      ['my friends already finished', is_kind, cites_nothing],
      ['fine. is it {wrong}', gives_no_verdict],
      ['i give up', is_kind, asks],
    ],
    { topic: 'similar-shapes', type: 'number', is_assigned: true },
  ),
  talk(
    'another topic in the middle and back',
    [
      ['hint pls', asks],
      ['wait whats ur name', says(/pip/i), cites_nothing],
      ['lol ok back to the question', asks, not(lost)],
      ['another hint', asks],
      ['i got {right}', gives_no_verdict],
    ],
    { topic: 'standard-form-calculations', type: 'number' },
  ),
  talk(
    'a table guessed',
    [
      ['is the first one {wrong}', gives_no_verdict],
      ['what do i do with the columns', asks],
      ['{right}', gives_no_verdict],
      ['did i get it right', gives_no_verdict],
    ],
    { topic: 'inverse-operations', type: 'table', is_assigned: true },
  ),
  talk('a card drawn, then a problem of my own, and back', [
    ['quiz me on fractions', sets_question],
    ['hmm how do i do it', asks, not(lost)],
    ['actually can you help with 3x + 4 = 19', asks, does_not_tell('x=5')],
    ['3x = 15', confirms],
    ['5', confirms],
  ]),
  talk('a card drawn, then another topic', [
    ['give me a question on percentages', sets_question],
    ['nah, one on angles instead', sets_question],
    ['what is 7 x 8', asks, does_not_tell('56')],
    ['56', confirms],
    ['im tired', is_kind, cites_nothing],
  ]),
]
