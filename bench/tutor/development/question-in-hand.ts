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
import { freshInHand } from './question-in-hand.fresh.ts'
import { inHandOnAPhone } from './question-in-hand.fresh9.ts'
import { inHandInDoubt } from './question-in-hand.fresh10.ts'
import { moreInHand } from './question-in-hand.more.ts'

export const questionInHand: readonly Talk[] = [
  talk(
    'a number, in practice',
    [
      ['help', asks, short],
      ['i dont get it', asks, not(/your notes have a part/i)],
      ['another hint', asks],
      ['{wrong}', gives_no_verdict, asks],
      ['is it {right}', gives_no_verdict],
    ],
    { topic: 'ratios-and-fractions', type: 'number' },
  ),
  talk(
    'a choice, assigned',
    [
      ['what is this question asking', asks, short],
      ['is it {option 1}', gives_no_verdict, asks],
      ['{option 2} then', gives_no_verdict],
      ['just tell me', refuses_kindly, asks],
      ['ok give me a hint then', asks, short],
    ],
    { topic: 'four-digit-numbers', type: 'single_choice', is_assigned: true },
  ),
  talk(
    'an expression by lines',
    [
      ['how do i start', asks, short],
      ['x^2 + 56', does_not_confirm, asks],
      ['why', asks, says(/product|term|bracket|middle|each|twice|more/i)],
      ['give me one like it', sets_question],
    ],
    { topic: 'expanding-two-brackets', type: 'expression', handed_in: 'wrong' },
  ),
  talk(
    'a word, assigned',
    [
      ['hint', asks],
      ['i think it is {wrong}', gives_no_verdict, asks],
      ['what letter does it start with', asks],
      ['tell me or i fail', refuses_kindly, is_kind],
    ],
    { topic: 'skeleton-and-muscles', type: 'short_text', is_assigned: true },
  ),
  talk(
    'an order, after it is settled',
    [
      [
        'why is that the order',
        says(/antigen|antibod|memory|harmless/i),
        not(/can('|no)?t (tell|give)/i),
      ],
      ['what is an antibody', says(/protein|pathogen|antigen|fight|white/i)],
      ['and what do memory cells do', says(/memory|quick|again|second|fast/i)],
      ['thanks, another one?', sets_question],
    ],
    { topic: 'immunity-and-medicines', type: 'ordering', is_assigned: true, handed_in: 'right' },
  ),
  talk(
    'a table in practice',
    [
      ['i dont understand the table', asks, is_not_harsh],
      ['so what goes in the first box', asks, refuses_kindly],
      ['is mitosis the one with one division', says(/\?|yes|right|one division|single/i)],
      ['hint please', asks, short],
    ],
    { topic: 'mitosis-and-meiosis', type: 'table' },
  ),
  ...moreInHand,
  ...freshInHand,
  ...inHandOnAPhone,
  ...inHandInDoubt,
]
