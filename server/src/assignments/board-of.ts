import { liveMinutes, stuckAfter } from '@learngrove/contract/assignments.limits'
import type { board } from '@learngrove/contract/assignments.shapes'
import type { z } from 'zod'
import type { QuestionRow, StudentRow, Summary } from './progress.queries.ts'

export type Board = z.output<typeof board>
type Student = Board['students'][number]
type Cell = Student['cells'][number]

const minuteMs = 60_000

/** How often a question may be tried before somebody counts as stuck: where fewer tries were set, before the last. */
export const stuckTriesOf = (tries: number): number =>
  Math.max(1, Math.min(stuckAfter.tries, tries - 1))

type At = { readonly now: Date; readonly stuckTries: number }

const isDone = ({ is_settled, is_submitted, is_waiting, tries }: QuestionRow): boolean =>
  is_settled || is_waiting || (is_submitted && tries === 0)

/** Finds the question that a student is on: what they touched last and have not settled, else the first to come. */
function currentOf(questions: readonly QuestionRow[], begun_s: number): number | undefined {
  const open = questions.flatMap((question, index) =>
    isDone(question) ? [] : [{ question, index }],
  )
  const touched = open
    .filter(({ question }) => question.updated_at > begun_s)
    .sort((one, other) => other.question.updated_at - one.question.updated_at)
  return (touched[0] ?? open[0])?.index
}

/** Since when they are at it, in seconds since 1970: since the last step at another question, or since they began. */
const sinceOf = (questions: readonly QuestionRow[], current: number, begun_s: number): number =>
  Math.max(
    begun_s,
    ...questions.filter((_, index) => index !== current).map(({ updated_at }) => updated_at),
  )

function cellOf(question: QuestionRow, isCurrent: boolean): Cell {
  if (question.is_waiting) return 'waiting'
  if (question.is_full_marks) return question.tries === 1 ? 'first' : 'later'
  if (isCurrent) return 'now'
  return isDone(question) || question.tries > 0 ? 'not_yet' : 'open'
}

/** Tells where a student is with work that is set, from the rows of their attempt. */
function studentOf(
  { questions, is_opened, is_completed, created_at, ...row }: StudentRow,
  { assignment, now, stuckTries }: At & { readonly assignment: Summary },
): Student {
  const { num_questions } = assignment
  const { id, first_name, last_name, profile_pic_url, time_spent, marks_given, ...rest } = row
  const max_score = row.max_score ?? assignment.max_score
  const num_to_answer = row.num_to_answer ?? assignment.num_to_answer
  const who = { id, first_name, last_name, profile_pic_url, time_spent, marks_given, max_score }
  const due = rest.due_date ?? assignment.due_date
  const ends = rest.is_on_time ? due : assignment.due_date
  const begun_s = (created_at?.getTime() ?? 0) / 1000
  const steps = questions.map(({ updated_at }) => updated_at).filter((at) => at > begun_s)
  const isBegun = is_opened === true || steps.length > 0
  const isFinished = is_completed === true
  const current = isBegun && !isFinished ? currentOf(questions, begun_s) : undefined
  const at = current === undefined ? undefined : questions[current]
  const since_s = current === undefined ? 0 : sinceOf(questions, current, begun_s)
  const minutes = at ? Math.floor((now.getTime() / 1000 - since_s) / 60) : null
  const last_s = steps.length > 0 ? Math.max(...steps) : isBegun ? begun_s : undefined
  const is_live =
    !isFinished && last_s !== undefined && now.getTime() - last_s * 1000 < liveMinutes * minuteMs
  const isStuck =
    at !== undefined && at.tries >= stuckTries && minutes !== null && minutes >= stuckAfter.minutes
  const isLateNow = !isFinished && !isBegun && ends !== null && ends < now
  return {
    ...rest,
    ...who,
    num_to_answer,
    state: isFinished ? 'finished' : !isBegun ? 'not_begun' : isStuck ? 'stuck' : 'working',
    is_live,
    question: current === undefined ? null : current + 1,
    minutes,
    tries: at?.tries ?? 0,
    hints: at?.hints ?? 0,
    cells: isBegun
      ? questions.map((question, index) => cellOf(question, index === current))
      : Array.from({ length: num_questions }, () => 'open' as const),
    num_tried: questions.filter(({ tries }) => tries > 0).length,
    num_right_first: questions.filter(({ tries, is_full_marks }) => is_full_marks && tries === 1)
      .length,
    last_seen_at: last_s === undefined ? null : new Date(last_s * 1000),
    is_late: isLateNow || (ends !== null && rest.finished_at !== null && rest.finished_at > ends),
  }
}

/** Puts work that is set together with where each of its students is. */
export function boardOf(
  assignment: Summary,
  rows: readonly StudentRow[],
  now: Date,
  tries: number,
): Board {
  const stuckTries = stuckTriesOf(tries)
  const begun = rows.filter(({ questions, excused_at }) => questions.length > 0 && !excused_at)
  const questions = Array.from({ length: assignment.num_questions }, (_, index) => {
    const tried = begun
      .flatMap(({ questions: [...all] }) => all[index] ?? [])
      .filter((question) => question.tries > 0)
    const num_right_first = tried.filter((one) => one.is_full_marks && one.tries === 1).length
    return { number: index + 1, num_tried: tried.length, num_right_first }
  })
  return {
    assignment,
    now,
    stuck_after: { tries: stuckTries, minutes: stuckAfter.minutes },
    questions,
    students: rows.map((row) => studentOf(row, { assignment, now, stuckTries })),
  }
}
