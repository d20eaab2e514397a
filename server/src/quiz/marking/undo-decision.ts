import type { quizMarking } from '@learngrove/contract/quiz.marking'
import type { Input, Output } from '@learngrove/contract/route'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { projectionsQueue } from '#platform/projections/projections.ts'
import { readVersion } from '#questions/questions.versions.ts'
import { type DecidingWorld, type TakenAnswer, takeAnswer } from '#quiz/decide-answer.ts'
import { earnByDecision } from '#quiz/earn-by-decision.ts'
import { type EvidenceOfTry, insertEvidence, updateTotals } from '#quiz/quiz.decisions.queries.ts'
import { rebuildSkills } from '#revision/revision.skills.ts'
import {
  addGained,
  type Before,
  markUndone,
  putBack,
  reopenLook,
  takeDecision,
} from './decisions.queries.ts'
import { undoWithinMs } from './marking.limits.ts'
import { deleteRulingsOf } from './rulings.queries.ts'
import { restoredRow, withdrawnRow } from './undone-row.ts'

type Undo = typeof quizMarking.undoDecision
type Decision = NonNullable<Awaited<ReturnType<typeof takeDecision>>>

/**
 * Takes a decision back while nothing has followed it: what waited waits again, and what stood before stands.
 * No row is changed or lost; a further row takes the decision back. The same again changes nothing.
 */
export async function undoDecision(
  context: Context<Undo['audience']>,
  { params: { id } }: Input<Undo>,
): Promise<Output<Undo>> {
  const { db, jobs, actor, now, memory } = context
  const num_answers = await transaction(db, async (tx) => {
    const decision = await takeDecision(tx, { id, decided_by: actor.id })
    if (!decision) throw new AppError('NOT_FOUND')
    if (decision.undone_at) return decision.answers.length
    if (now.getTime() - decision.decided_at.getTime() > undoWithinMs)
      throw new AppError('UNDO_TOO_LATE')
    await undoAll({ tx, actor, memory, now }, decision)
    await markUndone(tx, id, now)
    return decision.answers.length
  })
  jobs.wake(projectionsQueue)
  return { num_answers }
}

async function undoAll(world: DecidingWorld, { answers, decided_at }: Decision): Promise<void> {
  const { tx, actor } = world
  const taken: { answer: TakenAnswer; before: Before; last: EvidenceOfTry }[] = []
  for (const { evaluation_question_id: id, evidence_id, before } of answers) {
    const answer = await takeAnswer(tx, { id, actor })
    const last = answer.tries.at(-1)
    const isAsDecided =
      last?.id === evidence_id &&
      answer.question.is_submitted &&
      answer.question.decided_at?.getTime() === decided_at.getTime()
    if (!last || !isAsDecided) throw new AppError('UNDO_TOO_LATE')
    taken.push({ answer, before, last })
  }
  const byStudent = taken.toSorted((one, other) =>
    one.answer.attempt.student_id.localeCompare(other.answer.attempt.student_id),
  )
  const earned: (() => Promise<void>)[] = []
  for (const each of byStudent) earned.push(await undoOne(world, each, decided_at))
  const evaluation_question_ids = answers.map((answer) => answer.evaluation_question_id)
  await deleteRulingsOf(tx, { ruled_by: actor.id, ruled_at: decided_at, evaluation_question_ids })
  for (const earn of earned) await earn()
}

type Taken = {
  readonly answer: TakenAnswer
  readonly before: Before
  /** The row of the decision, which counts until now. */
  readonly last: EvidenceOfTry
}

async function undoOne(
  { tx, actor, memory, now }: DecidingWorld,
  { answer: { attempt, question, tries }, before, last }: Taken,
  decided_at: Date,
): Promise<() => Promise<void>> {
  const { student_id, school_id } = attempt
  const row = before.waiting ? withdrawnRow(last, actor.id) : await restoredRow(tx, last, actor.id)
  await insertEvidence(tx, row)
  const others = tries.filter(({ id }) => id !== last.id)
  const standing = before.waiting ? others : [...others, row]
  const version = await readVersion({ db: tx, memory }, question.question_version_id)
  const { difficulty, topic_ids } = version
  await putBack(tx, { id: question.id, before, now })
  const earned = await earnByDecision(tx, { attempt, question, row, standing, difficulty, now })
  await addGained(tx, question.id, earned.byAnswer)
  const settled = Number(before.is_settled) - Number(question.is_settled)
  await updateTotals(tx, { id: attempt.id, settled, gained: earned.byAnswer + earned.byResult })
  await reopenLook(tx, { id: question.id, closed_at: decided_at })
  await audit(tx, {
    ...{ action: 'answer_decided', school_id, actor_id: actor.id, subject_id: student_id, now },
    data: { evaluation_question_id: question.id, evidence_id: row.id, is_undone: true },
  })
  await rebuildSkills({ db: tx, memory }, { student_id, topic_ids })
  return earned.add
}
