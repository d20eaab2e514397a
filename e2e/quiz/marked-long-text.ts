import type { Received } from '@learngrove/contract/call'
import { longTitle, sampleId } from '../states/samples.ts'

type Question = Received<'GET /quiz/{id}'>['questions'][number]
type Evaluation = Received<'GET /quiz/{id}/evaluations'>['evaluations'][number]

const longText =
  'A coat is warm because it is thick. The wool traps a layer of air next to you, and air is a poor conductor of heat! So the warmth stays with you and does not go out into the cold.'

export const longQuestion: Question = {
  id: sampleId(505),
  evaluation_question_id: sampleId(525),
  course_tagging_id: sampleId(540),
  type: 'long_text',
  text: 'Explain why a coat keeps you warm. Say what it does with air, and what air does with heat.',
  max_score: 4,
  hint_count: 0,
}

const placeOf = (words: string) => {
  const from = longText.indexOf(words)
  return { from, to: from + words.length }
}

/** A long text of which two criteria were found in words that overlap, one is missing and one is not decided. */
export const markedLongText: Partial<Evaluation> = {
  value: longText,
  verdict: 'partly',
  is_full_marks: false,
  marks_given: 2,
  reading: null,
  scoring_rationale: '2 of 4 things that were asked for are there. Look at the others once more.',
  marker: 'rubric',
  explanation: null,
  method_answer: [
    {
      text: 'A coat traps a layer of air. Air is a poor conductor of heat, and because it cannot move away it carries little heat away either.',
    },
  ],
  looked_for: [
    {
      text: 'It traps air',
      marks: 1,
      is_given: true,
      is_decided: true,
      quote: placeOf('The wool traps a layer of air next to you'),
    },
    {
      text: 'Air lets little heat through',
      marks: 1,
      is_given: true,
      is_decided: true,
      quote: placeOf('a layer of air next to you, and air is a poor conductor of heat!'),
    },
    {
      text: 'Trapped air cannot carry heat away',
      marks: 1,
      is_given: false,
      is_decided: true,
      quote: null,
    },
    { text: longTitle, marks: 1, is_given: false, is_decided: false, quote: null },
  ],
}
