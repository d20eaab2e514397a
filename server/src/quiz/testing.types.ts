import type { Question } from '@learngrove/marking/question'
import { makeSchool } from '#testing/harness.ts'
import { makePractice } from '#testing/practice.ts'

const common = {
  max_score: 2,
  hints: ['A rung that is not released.'],
  method_answer: [{ text: 'The whole way is shown here.' }],
}

/** A question of each type that is answered in several places, in a picture, or at length. */
export const placedQuestions = {
  cloze: {
    ...common,
    type: 'cloze_dropdown',
    text: 'A moving car has [[1]] energy; a stretched spring has [[2]] energy.',
    gaps: [
      { options: [{ text: 'kinetic' }, { text: 'chemical' }], answer: 1 },
      { options: [{ text: 'nuclear' }, { text: 'elastic' }], answer: 2 },
    ],
  },
  table: {
    ...common,
    type: 'table',
    text: 'Complete the table for $y = 2x + 1$.',
    columns: ['$x = 2$', '$x = 46$', '$x = 60$'],
    rows: [
      {
        label: '$y$',
        cells: [
          { type: 'given', text: '$5$' },
          { type: 'number', answer: '93' },
          { type: 'number', answer: '121' },
        ],
      },
    ],
  },
  long: {
    ...common,
    method_answer: [],
    type: 'long_text',
    text: 'Explain why a coat keeps you warm.',
    criteria: [
      {
        code: 'traps',
        text: 'It traps air',
        marks: 1,
        evidence: ['the coat traps a layer of air'],
      },
      {
        code: 'insulator',
        text: 'Air lets little heat through',
        marks: 1,
        evidence: ['air is a poor conductor of heat'],
      },
    ],
    references: ['The coat traps a layer of air, a poor conductor of heat.'],
  },
  parts: {
    ...common,
    type: 'multi_part',
    text: 'A rectangle is $4$ cm wide and $9$ cm long.',
    max_score: 3,
    sub_questions: [
      { ...common, type: 'number', text: 'Find its area.', answer: '36', unit: 'cm^2' },
      {
        ...common,
        type: 'single_choice',
        text: 'Which is its perimeter?',
        max_score: 1,
        options: [{ text: '$13$ cm' }, { text: '$26$ cm' }],
        answers: [2],
      },
    ],
  },
  spots: {
    ...common,
    type: 'hot_spot',
    text: 'Mark the nucleus and the vacuole.',
    image: { file: 'plant-cell.svg', alt: 'A plant cell.' },
    spots: [
      { label: 'spot of the nucleus', area: { shape: 'circle', x: 0.3, y: 0.7, radius: 0.1 } },
      {
        label: 'spot of the vacuole',
        area: { shape: 'rectangle', x: 0.4, y: 0.2, width: 0.3, height: 0.3 },
      },
    ],
  },
} as const satisfies Record<string, Question>

export const rightPlaces = {
  cloze: { selected_option: [1, 2] },
  table: { value: ['93', '121'] },
  long: { value: 'The coat traps a layer of air. Air is a poor conductor of heat.' },
  parts: { answer_parts: [{ value: '36 cm^2' }, { selected_option: [2] }] },
  spots: {
    points: [
      { x: 0.5, y: 0.3 },
      { x: 0.32, y: 0.68 },
    ],
  },
}

/** A student before a quiz of one question of each of these types. */
export async function studentWithPlaces() {
  const school = await makeSchool()
  const student = await school.addUser('student')
  const { quiz_id } = await makePractice(school, [student], Object.values(placedQuestions))
  const client = await school.as(student)
  const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const [cloze, table, long, parts, spots] = quiz.questions.map(
    (each) => each.evaluation_question_id,
  )
  if (!cloze || !table || !long || !parts || !spots) throw new Error('The quiz has five questions')
  return { school, student, client, quiz, quiz_id, ids: { cloze, table, long, parts, spots } }
}
