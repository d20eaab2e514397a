import type { Received } from '@learngrove/contract/call'
import { type Answers, never } from '../support/answer-calls.ts'
import { guardian } from './family.ts'
import { dateIn, inDays, mathematics, sampleId, science } from './samples.ts'

type Quiz = Received<'GET /quiz'>['quizzes'][number]
type Item = Received<'GET /lessons/learning-path'>['sections'][number]['items'][number]

export const assigned: Quiz = {
  id: sampleId(51),
  title: 'Solving linear equations',
  course_id: mathematics.id,
  subject_name: mathematics.subject_name,
  attempt_type_id: 1,
  group_type_id: 1,
  assignment_id: sampleId(52),
  date_assigned: inDays(-2),
  due_date: inDays(3),
  created_at: inDays(-2),
  minutes: 8,
  time_limit: null,
  ends_at: null,
  status: {
    is_started: true,
    is_completed: false,
    num_answered: 2,
    num_questions: 10,
    marks_given: 1,
    max_score: 17,
    num_waiting: 0,
    graded_at: null,
  },
}

const finished: Quiz = {
  ...assigned,
  id: sampleId(53),
  title: 'Cells check-in',
  course_id: science.id,
  subject_name: science.subject_name,
  status: {
    ...assigned.status,
    is_completed: true,
    num_answered: 10,
    marks_given: 15,
    graded_at: inDays(-1),
  },
}

const overdue: Quiz = {
  ...assigned,
  id: sampleId(54),
  title: 'Fractions check-in',
  due_date: inDays(-1),
  status: { ...assigned.status, is_started: false, num_answered: 0, marks_given: 0 },
}

/** Is a quiz of every kind that a list may hold. */
export const quizzes: readonly Quiz[] = [
  assigned,
  overdue,
  finished,
  {
    ...assigned,
    id: sampleId(55),
    title: 'Expanding brackets',
    group_type_id: 2,
    assignment_id: null,
    date_assigned: null,
    due_date: null,
  },
]

const item = (at: number, title: string, more: Partial<Item>): Item => ({
  id: sampleId(300 + at),
  title,
  note: null,
  item_type_id: 5,
  is_edited: false,
  num_students_completed: 41,
  course_tagging_id: sampleId(320 + at),
  worksheet_id: sampleId(340 + at),
  quiz_id: sampleId(360 + at),
  completed: false,
  marks_given: 0,
  max_score: 9,
  item_stats: { correct_attempts: 0, num_questions: 6 },
  mastery: 0,
  plant: 'seed',
  is_locked: false,
  is_current: false,
  minutes: 5,
  ...more,
})

const done: Partial<Item> = {
  completed: true,
  marks_given: 8,
  item_stats: { correct_attempts: 5, num_questions: 6 },
  mastery: 0.85,
}

const items: readonly Item[] = [
  item(0, 'What a fraction is', { ...done, plant: 'bloom' }),
  item(1, 'Equivalent fractions', { ...done, plant: 'wilting' }),
  item(2, 'Comparing and ordering fractions', { mastery: 0.4, plant: 'bud', is_current: true }),
  item(3, 'Adding and subtracting fractions', { mastery: 0.2, plant: 'sprout' }),
  item(4, 'Percentages that change', { is_locked: true }),
]

const side = 7
const matrix = Array.from({ length: side }, (_, row) =>
  Array.from({ length: side }, (_, column) =>
    column === row % 3 && row < items.length ? row : null,
  ),
)

export const learningPath: Received<'GET /lessons/learning-path'> = {
  id: sampleId(61),
  title: mathematics.title,
  description: null,
  course_id: mathematics.id,
  lesson_type_id: 3,
  assignment_id: null,
  sections: [
    {
      id: sampleId(62),
      title: 'Fractions',
      description: 'From what a fraction is to percentages that change.',
      created_at: inDays(-30),
      completed: false,
      is_edited: false,
      course_tagging_ids: items.flatMap(({ course_tagging_id }) => course_tagging_id ?? []),
      section_matrix: matrix,
      items: [...items],
    },
  ],
}

/** Answers what stands around each page of a student. */
export const frame: Answers = {
  'GET /users/streaks': {
    active: false,
    days: 11,
    freezes_left: 1,
    week: Array.from({ length: side }, (_, at) => ({
      date: dateIn(at - 3),
      is_done: at < 2,
      is_frozen: at === 2,
      is_today: at === 3,
    })),
  },
  'GET /users/xp': { xp: 3510, level: 3, next_level_xp: 6000, current_level_base_xp: 3000 },
  'GET /courses/user': { courses: [mathematics, science] },
  'GET /users/onboarding': { fields: {}, progress: 0.25 },
  'GET /users/guardians': { guardians: [guardian] },
  'GET /users/classes': { classes: [] },
  'GET /quiz': { quizzes: [...quizzes] },
  // Drawing ahead for a device without a network is a journey's to show.
  'POST /quiz/{id}/ahead': never,
  'GET /users/revisions/skills': never,
  'GET /users/revisions/next': never,
  'GET /quiz/mistakes': never,
  'POST /quiz/revision': never,
}

export const home: Answers = {
  ...frame,
  'GET /lessons/learning-path': learningPath,
  'GET /users/revisions': {
    minutes_planned: 10,
    minutes_done: 0,
    revisions: ['Comparing and ordering fractions', 'Mitosis and meiosis'].map((title, at) => ({
      course_tagging_id: sampleId(400 + at),
      title,
      course_id: at === 0 ? mathematics.id : science.id,
      last_practised_at: inDays(-20),
      recall: 0.83,
      minutes: 1,
      plant: 'wilting',
      covers: [],
    })),
  },
}
