import { quizGroup } from '@learngrove/contract/roles'
import type { Quiz } from '#home/home.data.ts'
import { dayWords } from '#platform/when.ts'

/** Says when it was finished, assigned or made, so that two of one name can be told apart. */
export function dateWords({ status, group_type_id, created_at, ...quiz }: Quiz, now: Date): string {
  const on = (moment: string) => dayWords(new Date(moment), now)
  if (status.graded_at !== null) return `Finished ${on(status.graded_at)}`
  if (quiz.date_assigned !== null) return `Set ${on(quiz.date_assigned)}`
  return group_type_id === quizGroup.revision ? `Begun ${on(created_at)}` : ''
}

/** Numbers the reviews of one topic, "Review 3", from the first made. */
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

/** Says marks as a person would: whole ones and halves. Marks that are not full never read as full. */
export function marksWords({
  marks_given,
  max_score,
  num_waiting,
}: Pick<Quiz['status'], 'marks_given' | 'max_score' | 'num_waiting'>): string {
  const halves = Math.round(marks_given * 2) / 2
  const given = marks_given < max_score ? Math.min(halves, max_score - 1 / 2) : halves
  const whole = Math.floor(given)
  const shown = given === whole ? String(whole) : whole === 0 ? '½' : `${whole}½`
  const undecided = num_waiting === 0 ? '' : `, ${num_waiting} not decided yet`
  return `${shown} of ${max_score} marks${undecided}`
}
