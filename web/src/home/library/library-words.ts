import { quizGroup } from '@learngrove/contract/roles'
import type { Quiz } from '#home/home.data.ts'
import { dayWords } from '#platform/when.ts'

/** When it was finished, set or made, so that two of one name are told apart. */
export function dateWords({ status, group_type_id, created_at, ...quiz }: Quiz, now: Date): string {
  const on = (moment: string) => dayWords(new Date(moment), now)
  if (status.graded_at !== null) return `Finished ${on(status.graded_at)}`
  if (quiz.date_assigned !== null) return `Set ${on(quiz.date_assigned)}`
  return group_type_id === quizGroup.revision ? `Begun ${on(created_at)}` : ''
}

/** "Review 3": which of several reviews of one topic it is, the first made being 1. */
export function reviewNumbers(quizzes: readonly Quiz[]): ReadonlyMap<string, number> {
  const reviews = quizzes
    .filter(({ group_type_id }) => group_type_id === quizGroup.revision)
    .sort((one, other) => one.created_at.localeCompare(other.created_at))
  const byName = Map.groupBy(reviews, ({ title, course_id }) => `${course_id} ${title}`)
  return new Map(
    [...byName.values()]
      .filter((those) => those.length > 1)
      .flatMap((those) => those.map(({ id }, place) => [id, place + 1] as const)),
  )
}

/** Marks as a person says them: whole ones and halves. What is not full never reads as full. */
export function marksWords({
  marks_given,
  max_score,
}: Pick<Quiz['status'], 'marks_given' | 'max_score'>): string {
  const halves = Math.round(marks_given * 2) / 2
  const given = marks_given < max_score ? Math.min(halves, max_score - 1 / 2) : halves
  const whole = Math.floor(given)
  const shown = given === whole ? String(whole) : whole === 0 ? '½' : `${whole}½`
  return `${shown} of ${max_score} marks`
}
