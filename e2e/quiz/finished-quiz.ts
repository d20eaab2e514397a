import type { Received } from '@learngrove/contract/call'
import { student } from '../states/people.ts'
import { inDays, longTitle, mathematics, sampleId } from '../states/samples.ts'
import { assigned } from '../states/student-answers.ts'

type Quiz = Received<'GET /quiz/{id}'>
type Attempt = Received<'GET /quiz/{id}/evaluations'>
type Evaluation = Attempt['evaluations'][number]
export type Result = Received<'GET /quiz/{id}/result'>
export type Step = Received<'GET /users/revisions/next'>['steps'][number]

const ids = (at: number) => ({
  id: sampleId(600 + at),
  evaluation_question_id: sampleId(620 + at),
  course_tagging_id: sampleId(640),
})

const number = { type: 'number', max_score: 1, hint_count: 1, needs_unit: false } as const

/** Brings a quiz that was handed in: one right, one not yet, one left open. */
export const finishedQuiz = (behaviour: Quiz['behaviour']): Quiz => ({
  ...assigned,
  behaviour,
  extra_minutes: 0,
  now: inDays(0),
  has_teacher: true,
  student_evaluation_id: sampleId(660),
  status: { ...assigned.status, is_completed: true, graded_at: inDays(0) },
  questions: [
    { ...ids(0), ...number, text: 'Solve $x + 7 = 14$. What is $x$?' },
    { ...ids(1), ...number, text: 'Simplify $\\frac{18}{24}$ as far as you can.' },
    { ...ids(2), ...number, text: 'Which number is missing? $\\frac{2}{3} = \\frac{?}{15}$' },
  ],
})

const answered = (at: number, fields: Partial<Evaluation>): Evaluation => ({
  id: ids(at).evaluation_question_id,
  question_id: ids(at).id,
  position: at,
  max_score: 1,
  value: null,
  selected_option: null,
  points: null,
  answer_parts: null,
  is_submitted: true,
  is_skipped: false,
  is_bookmark: false,
  is_flagged: false,
  sureness: null,
  is_settled: true,
  tries: 1,
  tries_left: 0,
  marks_given: 0,
  is_full_marks: false,
  verdict: 'wrong',
  problem: null,
  reading: null,
  parts: [],
  lines: [],
  scoring_rationale: null,
  misconception: null,
  confidence: 1,
  needs_review: false,
  review: null,
  handed_in_at: inDays(0),
  marker: 'number',
  explanation: { text: 'Do the opposite on both sides.' },
  method_answer: [
    { maths: 'x = 14 - 7', text: 'Do the opposite on both sides.' },
    { maths: 'x = 7', text: 'That is the answer.' },
    { text: 'Check it by putting it in.' },
  ],
  looked_for: [],
  hints: [],
  xp_gain: 0,
  time_spent: 40,
  num_options_clicked: 0,
  liked: false,
  disliked: false,
  graded_at: inDays(0),
  updated_at: inDays(0),
  ...fields,
})

export const finishedAttempt: Attempt = {
  student_evaluation_id: sampleId(660),
  student_id: student.id,
  grading_completed: true,
  scoring_rationale: '1 of 3 marks',
  total_score: 1,
  max_score: 3,
  num_waiting: 0,
  total_time_spent: 240,
  xp_collected: 32,
  graded_at: inDays(0),
  created_at: inDays(-1),
  updated_at: inDays(0),
  evaluations: [
    answered(0, { value: '7', marks_given: 1, is_full_marks: true, verdict: 'right' }),
    answered(1, { value: '9/12', misconception: 'A common factor is still there.' }),
    answered(2, {
      is_submitted: false,
      is_settled: false,
      tries: 0,
      verdict: null,
      marks_given: null,
      method_answer: null,
      explanation: null,
    }),
  ],
}

export const step: Step = {
  course_tagging_id: sampleId(641),
  title: 'Comparing and ordering fractions',
  course_id: mathematics.id,
  reason: 'review',
  plant: 'wilting',
  recall: 0.82,
  answers_left: 0,
  last_practised_at: inDays(-9),
  covers: [{ course_tagging_id: sampleId(642), title: 'Equivalent fractions' }],
}

export const result: Result = {
  marks_given: 1,
  max_score: 3,
  num_waiting: 0,
  xp_collected: 32,
  total_time_spent: 240,
  graded_at: inDays(0),
  topics: [
    {
      course_tagging_id: sampleId(640),
      title: 'Simplifying fractions',
      marks_given: 1,
      max_score: 3,
      num_waiting: 0,
      questions: [
        { number: 1, standing: 'right' },
        { number: 2, standing: 'not_yet' },
        { number: 3, standing: 'open' },
      ],
      is_all_first: false,
      slips: [{ text: 'A common factor left over', times: 2 }],
      growth: {
        before: 'sprout',
        after: 'bud',
        mastery_before: 0.4,
        mastery_after: 0.56,
        seen_before: inDays(-3),
      },
    },
  ],
  shown_topic_id: sampleId(640),
  improved: [
    {
      kind: 'first_try',
      title: 'Simplifying fractions',
      now: { right: 4, of: 5 },
      before: { right: 2, of: 5 },
      before_at: inDays(-3),
    },
    { kind: 'mended', questions: 2 },
  ],
  next: [
    {
      kind: 'again',
      question_ids: [ids(1).id, ids(2).id],
      numbers: [2, 3],
      minutes: 3,
    },
    { kind: 'practise', step },
  ],
}

export const longNamedResult: Result = {
  ...result,
  topics: result.topics.map((topic) => ({ ...topic, title: longTitle })),
  improved: [
    {
      kind: 'slip_gone',
      title: longTitle,
      text: longTitle,
      last_at: inDays(-3),
      right: 3,
    },
    { kind: 'remembered', title: longTitle, days_since: 9, days_until: 24 },
    { kind: 'fewer_hints', now: 0, before: 3, before_at: inDays(-3) },
  ],
  next: [
    {
      kind: 'read',
      content_id: sampleId(650),
      title: longTitle,
      topic_title: longTitle,
      numbers: [2, 3],
    },
    { kind: 'practise', step: { ...step, title: longTitle } },
  ],
}
