import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import {
  type EarnedTry,
  type Finished,
  type LedgerRow,
  mendLedger,
  putDays,
  selectDays,
  selectEarnedTries,
  selectFinished,
  selectLedger,
  takeXp,
} from './gamification.rebuild.queries.ts'
import { dayIn } from './gamification.streak.ts'
import { quizFinished, quizPerfect, xpOfTry } from './gamification.xp.ts'

/**
 * Writes a student's ledger, its sum and the days of practice as they follow from the evidence and from what
 * was finished. What is true already stays, row for row; what a person has decided stays as it was written
 * down, since it depends on the week in which that was. To be called in a transaction.
 */
export async function rebuildEarnings(tx: Db, student_id: string): Promise<void> {
  await takeXp(tx, student_id)
  const finished = await selectFinished(tx, student_id)
  const ledger = await selectLedger(tx, student_id)
  const known = new Map(ledger.map((row) => [nameOf(row), row]))
  const due = [
    ...earnedBy(await selectEarnedTries(tx, student_id)),
    ...finished.map((quiz) => bonusOf(quiz, known)),
  ]
  const wanted = new Set(due.map(printOf))
  const there = new Set(ledger.map(printOf))
  await mendLedger(tx, {
    student_id,
    missing: due.filter((row) => !there.has(printOf(row))),
    surplus: ledger.filter((row) => !wanted.has(printOf(row))).map(({ id }) => id),
  })
  await putDays(tx, { student_id, days: daysOf(finished, await selectDays(tx, student_id)) })
}

const nameOf = ({ reason, source_id }: Pick<LedgerRow, 'reason' | 'source_id'>) =>
  `${reason} ${source_id}`

const printOf = (row: LedgerRow) => `${nameOf(row)} ${row.amount} ${row.happened_at.toISOString()}`

/** What tries earn: a question once for an honest try and once for being right. */
function earnedBy(tries: readonly EarnedTry[]): LedgerRow[] {
  const rows = new Map<string, LedgerRow>()
  for (const { evaluation_question_id, school_id, happened_at, difficulty, ...row } of tries) {
    if (!row.is_full_marks && row.try_number > 1) continue
    const earned = {
      ...{ id: newId(), school_id, source_id: evaluation_question_id, happened_at },
      reason: row.is_full_marks ? 'answer_right' : 'answer_tried',
      amount: xpOfTry({ ...row, difficulty }),
    }
    if (!rows.has(nameOf(earned))) rows.set(nameOf(earned), earned)
  }
  return [...rows.values()]
}

/** What finishing earns; where a person has decided about the quiz since, as it was written down then. */
function bonusOf(
  { id, school_id, graded_at, is_decided, ...scores }: Finished,
  known: ReadonlyMap<string, LedgerRow>,
): LedgerRow {
  const named = { reason: 'quiz_finished', source_id: id }
  const written = is_decided ? known.get(nameOf(named)) : undefined
  if (written) return written
  const amount = scores.total_score >= scores.max_score ? quizPerfect : quizFinished
  return { id: newId(), school_id, ...named, amount, happened_at: graded_at }
}

type Day = { readonly day: string; readonly finished_at: Date }

/** The days on which something was finished; a day that was counted in another time zone stays that day. */
function daysOf(finished: readonly Finished[], known: readonly Day[]): Day[] {
  const dayAt = new Map(known.map(({ day, finished_at }) => [finished_at.getTime(), day]))
  const days = new Map<string, Day>()
  for (const { graded_at, time_zone } of finished) {
    const day = dayAt.get(graded_at.getTime()) ?? dayIn(time_zone, graded_at)
    if (!days.has(day)) days.set(day, { day, finished_at: graded_at })
  }
  return [...days.values()]
}
