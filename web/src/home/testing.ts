import { matrixSize } from '@learngrove/contract/lessons'
import type { PathItem, Section } from '#lessons/lessons.data.ts'
import type { Quiz } from './home.data.ts'

/** Makes rows as the API returns them, for tests that need a field or two. */

export function quizLike({
  status,
  ...more
}: Partial<Omit<Quiz, 'status'>> & { status?: Partial<Quiz['status']> }): Quiz {
  return {
    id: 'quiz',
    title: 'Fractions check-in',
    course_id: 'maths',
    subject_name: 'Mathematics',
    attempt_type_id: 1,
    group_type_id: 1,
    assignment_id: null,
    date_assigned: null,
    due_date: null,
    created_at: '2026-11-01T09:00:00Z',
    minutes: 6,
    time_limit: null,
    ends_at: null,
    ...more,
    status: {
      is_started: false,
      is_completed: false,
      num_answered: 0,
      num_questions: 8,
      num_waiting: 0,
      marks_given: 0,
      max_score: 10,
      graded_at: null,
      ...status,
    },
  }
}

export const itemLike = (more: Partial<PathItem>): PathItem => ({
  id: 'item',
  title: 'Simplifying',
  note: null,
  item_type_id: 1,
  is_edited: false,
  num_students_completed: 0,
  course_tagging_id: null,
  worksheet_id: null,
  quiz_id: null,
  completed: false,
  marks_given: 0,
  max_score: 9,
  item_stats: { correct_attempts: 0, num_questions: 9 },
  mastery: 0,
  plant: 'seed',
  is_locked: false,
  is_current: false,
  minutes: 6,
  ...more,
})

/** Makes a section whose items have these positions (column, row), or none at all. */
export function sectionLike(
  items: readonly PathItem[],
  places: readonly (readonly [x: number, y: number])[] = [],
): Section {
  const section_matrix = Array.from({ length: matrixSize }, (_, y) =>
    Array.from({ length: matrixSize }, (_, x) => {
      const index = places.findIndex(([px, py]) => px === x && py === y)
      return index < 0 ? null : index
    }),
  )
  return {
    id: 'section',
    title: 'Fractions',
    description: null,
    created_at: '2026-11-01T09:00:00Z',
    completed: false,
    is_edited: false,
    course_tagging_ids: [],
    section_matrix,
    items: [...items],
  }
}
