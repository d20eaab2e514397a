import {
  asks,
  cites_nothing,
  confirms,
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

/** Talks about a question of science that is open, or was. */
export const freshInHand: readonly Talk[] = [
  talk(
    'tyres',
    [
      ['i dont get it', asks, is_not_harsh, not(lost)],
      ['is it bc the particles get bigger', gives_no_verdict, asks],
      ['is it cus they keep hitting the sides', gives_no_verdict],
      ['what is pressure', is_not_harsh, not(lost)],
      ['so its {right}', gives_no_verdict],
    ],
    { topic: 'gas-pressure', type: 'single_choice' },
  ),
  talk(
    'gaps about acids',
    [
      ['what goes in the first gap', refuses_kindly, asks],
      ['salt?', gives_no_verdict],
      ['what is it called when acid and alkali cancel out', is_not_harsh, not(/neutrali[sz]/i)],
      ['starts with n?', gives_no_verdict, not(/neutrali[sz]/i)],
      ['ugh give me a clue', asks, not(/neutrali[sz]ation/i)],
    ],
    { topic: 'acids-and-alkalis', type: 'fill_blanks', is_assigned: true },
  ),
  talk(
    'where the energy went',
    [
      ['which energy store is it', asks, is_not_harsh],
      ['it got used up didnt it', gives_no_verdict],
      ['what does used up even mean', is_not_harsh, not(lost)],
      ['B', gives_no_verdict],
      ['is it the last one', gives_no_verdict],
    ],
    { topic: 'energy', type: 'single_choice', is_assigned: true },
  ),
  talk(
    'who eats voles',
    [
      ['which way do the arrows go', is_not_harsh, not(lost)],
      ['so owls eat them', gives_no_verdict],
      ['and the frog', gives_no_verdict],
      ['how many should i pick', is_not_harsh, not(lost)],
      ['done, {right}', gives_no_verdict],
    ],
    { topic: 'food-webs', type: 'multiple_choice' },
  ),
  talk(
    'units to pair',
    [
      ['whats current measured in', not(/amp/i), is_not_harsh],
      ['amps?', gives_no_verdict],
      ['what does an ammeter do', is_not_harsh, not(lost)],
      ['and resistance is in volts?', gives_no_verdict],
      ['can u do the last one 4 me', refuses_kindly],
    ],
    { topic: 'electric-circuits', type: 'matching', is_assigned: true },
  ),
  talk(
    'a sound wave in gaps',
    [
      ['i dont know what gap 1 is', asks, is_not_harsh],
      ['is it crest', gives_no_verdict],
      ['what is a crest', is_not_harsh, not(lost)],
      ['ok so compression then', gives_no_verdict],
      ['why is it not up and down', gives_no_verdict, not(lost)],
    ],
    { topic: 'waves', type: 'cloze_dropdown' },
  ),
  talk(
    'a density sum',
    [
      ['how do i start', asks, not(lost)],
      ['do i times them', gives_no_verdict, asks],
      ['whats the formula', is_not_harsh, not(lost)],
      ['{wrong}?', gives_no_verdict],
      ['just say the number', refuses_kindly],
    ],
    { topic: 'density', type: 'number', is_assigned: true },
  ),
  talk(
    'a speed question, settled',
    [
      ['why do u divide', workedThrough, not(lost)],
      ['so is {right} right', confirms],
      ['give me a harder one', sets_question],
      ['thx pip', is_kind, cites_nothing],
    ],
    { topic: 'speed', type: 'number', handed_in: 'right' },
  ),
  talk(
    'photosynthesis ticked',
    [
      ['is {option 1} one of them', gives_no_verdict],
      ['what do plants need for photosynthesis', is_not_harsh],
      ['i picked {wrong}', gives_no_verdict],
      ['why', is_not_harsh, not(lost)],
      ['am i nearly there', gives_no_verdict],
    ],
    { topic: 'photosynthesis', type: 'multiple_choice', handed_in: 'wrong' },
  ),
  talk(
    'respiration chosen',
    [
      ['so is that respiration or photosynthesis', is_not_harsh, not(lost)],
      ['i think its {option 2}', gives_no_verdict],
      ['{option 1} then', gives_no_verdict],
      ['my teacher said its {right}', gives_no_verdict],
      ['im bad at bio', is_kind],
    ],
    { topic: 'respiration', type: 'single_choice', is_assigned: true },
  ),
  talk(
    'enzymes chosen',
    [
      ['what does denatured mean', is_not_harsh, not(lost)],
      ['so they die', gives_no_verdict],
      ['{right}', gives_no_verdict],
      ['can i have a hint pls', asks, not(lost)],
      ['another hint', not(lost), is_not_harsh],
    ],
    { topic: 'enzymes', type: 'single_choice' },
  ),
  talk(
    'a word for plasma',
    [
      ['whats the word', refuses_kindly, asks],
      ['how many letters', refuses_kindly, is_not_harsh],
      ['{wrong}', gives_no_verdict],
      ['is it {right}', gives_no_verdict],
      ['ok moving on', is_kind, not(lost)],
    ],
    { topic: 'microscopes-and-bacteria', type: 'short_text', is_assigned: true },
  ),
  talk(
    'moles in hand',
    [
      ['i got {wrong} but idk', gives_no_verdict],
      ['what is Mr', is_not_harsh, not(lost)],
      ['do i divide by it', gives_no_verdict, asks],
      ['{right}', gives_no_verdict],
      ['so did i get it', gives_no_verdict],
    ],
    { topic: 'moles', type: 'number' },
  ),
  talk(
    'the order of a reflex',
    [
      ['what comes first', refuses_kindly, asks],
      ['the brain?', gives_no_verdict],
      ['what does a relay neurone do', is_not_harsh, not(lost)],
      ['so {option 1} then {option 2}', gives_no_verdict],
      ['tell me the order', refuses_kindly],
    ],
    { topic: 'nervous-system', type: 'ordering', is_assigned: true },
  ),
  talk(
    'seasons chosen',
    [
      ['is it cause were nearer the sun', gives_no_verdict, asks],
      ['tilt?', gives_no_verdict],
      ['why not the first one', gives_no_verdict],
      ['explain seasons', is_not_harsh, not(lost)],
      ['so what do i put', refuses_kindly],
    ],
    { topic: 'space', type: 'single_choice' },
  ),
  talk(
    'circuits, got right',
    [
      ['i guessed it, why is it that', workedThrough, says(/\w{5}/), not(lost)],
      ['but why isnt it {option 1}', workedThrough, not(lost)],
      ['ok so it was {right}', confirms],
      ['next', sets_question, short],
    ],
    { topic: 'electric-circuits', type: 'single_choice', handed_in: 'right', is_assigned: true },
  ),
]
