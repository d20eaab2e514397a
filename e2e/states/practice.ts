import type { Received } from '@learngrove/contract/call'
import { inDays, mathematics, sampleId } from './samples.ts'

type Skill = Received<'GET /users/revisions/skills'>['skills'][number]
type Met = Received<'GET /quiz/mistakes'>['questions'][number]

/** A topic of the map in `map.ts`, by its place there. */
const topicId = (at: number) => sampleId(400 + at)

const skill = (at: number, title: string, more: Partial<Skill>): Skill => ({
  course_tagging_id: topicId(at),
  title,
  course_id: mathematics.id,
  plant: 'bloom',
  mastery: 0.9,
  recall: 0.96,
  marks_given: 9,
  max_score: 12,
  last_practised_at: inDays(-9),
  next_review_at: inDays(15),
  ...more,
})

export const skills: Received<'GET /users/revisions/skills'> = {
  remembered_from: 0.9,
  skills: [
    skill(2, 'Factors and multiples', {
      ...{ plant: 'wilting', recall: 0.74, last_practised_at: inDays(-21) },
      next_review_at: inDays(-4),
    }),
    skill(1, 'Negative numbers', { recall: 0.91, marks_given: 9.5, next_review_at: inDays(1) }),
    skill(0, 'Place value', { recall: 0.97 }),
    skill(4, 'Powers', {
      ...{ plant: 'sprout', recall: 0.98, mastery: 0.4, marks_given: 0, max_score: 1 },
      ...{ last_practised_at: inDays(0), next_review_at: null },
    }),
  ],
}

const evaluation: Met['evaluation'] = {
  id: sampleId(700),
  question_id: sampleId(720),
  position: 0,
  value: '9/12',
  selected_option: null,
  points: null,
  answer_parts: null,
  is_submitted: true,
  is_skipped: false,
  is_bookmark: false,
  is_flagged: false,
  sureness: null,
  is_settled: true,
  tries: 3,
  tries_left: 0,
  marks_given: 0,
  max_score: 1,
  is_full_marks: false,
  verdict: 'wrong_form',
  problem: null,
  reading: null,
  parts: [],
  lines: [],
  scoring_rationale: 'Not yet. It can be made simpler.',
  misconception: 'A common factor is still there: $3$.',
  confidence: 1,
  needs_review: false,
  review: null,
  handed_in_at: inDays(-9),
  marker: 'expression',
  explanation: null,
  method_answer: null,
  looked_for: [],
  hints: [],
  xp_gain: 1,
  time_spent: 40,
  num_options_clicked: 0,
  liked: false,
  disliked: false,
  graded_at: inDays(-9),
  updated_at: inDays(-9),
}

type Asked = Partial<Met['question']> & Pick<Met['question'], 'type' | 'text'>

const met = (
  at: number,
  topic_title: string,
  asked: Asked,
  answered: Partial<Met['evaluation']>,
): Met => {
  const ids = { id: sampleId(720 + at), evaluation_question_id: sampleId(700 + at) }
  return {
    quiz_id: sampleId(53),
    quiz_title: topic_title,
    student_evaluation_id: sampleId(760),
    course_id: mathematics.id,
    subject_name: mathematics.subject_name,
    course_tagging_id: topicId(Math.floor(at / 2)),
    topic_title,
    met_at: inDays(-9 - at),
    question: { max_score: 1, hint_count: 2, ...asked, ...ids },
    evaluation: {
      ...evaluation,
      ...{ id: ids.evaluation_question_id, question_id: ids.id, position: at },
      ...answered,
    },
  }
}

/** One question of each way to show what was asked and answered. */
export const mistakes: readonly Met[] = [
  met(
    0,
    'Simplifying fractions',
    { type: 'expression', text: 'Simplify $\\frac{18}{24}$ as far as you can.' },
    {},
  ),
  met(
    1,
    'Simplifying fractions',
    { type: 'expression', text: 'Solve $3(x - 2) = 15 - 2(x + 4)$.', variables: ['x'] },
    { value: '3x-2=15\n3x=17', misconception: null },
  ),
  met(
    2,
    'Area of a triangle',
    {
      type: 'number',
      text: 'A train goes 120 km in 2 hours. How fast is it?',
      needs_unit: true,
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: 1, label: '1 hour' },
              { size: 1, label: '1 hour' },
            ],
            total: '120 km',
          },
        ],
      },
    },
    { value: '40 km/h', misconception: null, scoring_rationale: null },
  ),
  met(
    4,
    'Rounding decimals',
    {
      type: 'single_choice',
      text: 'Round $3.996$ to 2 decimal places.',
      options: ['$3.99$', '$4.00$'].map((text, place) => ({ order: place + 1, text })),
    },
    { value: null, selected_option: [1], misconception: 'Look at the third decimal: 6 rounds up.' },
  ),
]

export const bookmarks = mistakes.slice(1, 3).map((each, at) => ({
  ...each,
  evaluation: {
    ...each.evaluation,
    is_bookmark: true,
    ...(at === 0 && { is_full_marks: true, marks_given: 1, verdict: 'right' as const }),
  },
}))
