import type { Received } from '@learngrove/contract/call'
import { quizGroup } from '@learngrove/contract/roles'

export type Listed = Received<'GET /quiz'>['quizzes'][number]

/** How many quizzes are kept ahead: a page of home shows as many that are set, and one that was begun. */
export const mostAhead = 4

/** The quizzes that want to be there without a network: what was begun, then what is set, due soonest first. */
export function aheadOf(quizzes: readonly Listed[]): Listed[] {
  const open = quizzes.filter(({ status }) => !status.is_completed)
  const dueAt = ({ due_date }: Listed) =>
    due_date === null ? Number.POSITIVE_INFINITY : Date.parse(due_date)
  const begun = ({ status }: Listed) => (status.is_started ? 0 : 1)
  return open
    .filter((quiz) => quiz.status.is_started || quiz.group_type_id === quizGroup.assignment)
    .toSorted((a, b) => begun(a) - begun(b) || dueAt(a) - dueAt(b) || 0)
    .slice(0, mostAhead)
}

/** Whether something kept belongs to one of these quizzes: its name holds the quiz's id. */
export function isOfQuizzes(what: string, isOne: (id: string) => boolean): boolean {
  const id = /^\["GET \/quiz\/\{id\}[^"]*",\{"params":\{"id":"([^"]+)"/.exec(what)?.[1]
  return id !== undefined && isOne(id)
}
