import { quizGroup } from '@learngrove/contract/roles'
import { needsHearts } from '#gamification/gamification.hearts.ts'
import type { PathItem, Section } from '#lessons/lessons.data.ts'
import type { Quiz } from './home.data.ts'

/** The one thing that the page wants the student to do next. */
export type NextStep =
  | { readonly kind: 'carry-on' | 'assignment'; readonly quiz: Quiz }
  /** The hearts of the free tier are used up: practice waits until one is back. */
  | { readonly kind: 'hearts'; readonly next_heart_at: string }
  | { readonly kind: 'path'; readonly item: PathItem & { readonly quiz_id: string } }
  /** Nothing is left: everything set is done, and the path is finished. */
  | { readonly kind: 'rest' }

export const isOpen = ({ status }: Quiz) => !status.is_completed

export const isAssignment = ({ group_type_id }: Quiz) => group_type_id === quizGroup.assignment

/** Sorts by due date, the earliest first; without a date last, in the original order. */
export const byDueDate = (a: Quiz, b: Quiz) =>
  (a.due_date === null ? Number.POSITIVE_INFINITY : Date.parse(a.due_date)) -
    (b.due_date === null ? Number.POSITIVE_INFINITY : Date.parse(b.due_date)) || 0

/** Lists what is set for the student and not finished, in every course, the earliest due first. */
export const openAssignments = (quizzes: readonly Quiz[]) =>
  quizzes.filter((quiz) => isOpen(quiz) && isAssignment(quiz)).sort(byDueDate)

/** Returns a quiz of the course that was started or is due, if there is one: it comes before the path. */
export function quizStep(quizzes: readonly Quiz[], course_id: string): NextStep | undefined {
  const mine = quizzes.filter((quiz) => quiz.course_id === course_id && isOpen(quiz))
  const begun = mine.filter(({ status }) => status.is_started).sort(byDueDate)[0]
  if (begun) return { kind: 'carry-on', quiz: begun }
  const set = openAssignments(mine)[0]
  return set && { kind: 'assignment', quiz: set }
}

/** Returns what is next while practice waits for a heart: what a teacher has set, or a rest. */
export function stepWithoutHearts(
  quizzes: readonly Quiz[],
  { course_id, next_heart_at }: { course_id: string; next_heart_at: string },
): NextStep {
  const set = quizzes.filter((quiz) => !needsHearts(quiz))
  return quizStep(set, course_id) ?? { kind: 'hearts', next_heart_at }
}

/** Returns the student's current item on the path, or rest if nothing is left to open. */
export function pathStep(sections: readonly Section[]): NextStep {
  const item = sections.flatMap(({ items }) => items).find(({ is_current }) => is_current)
  const quiz_id = item?.quiz_id
  return item && quiz_id ? { kind: 'path', item: { ...item, quiz_id } } : { kind: 'rest' }
}
