import type { quiz } from '@learngrove/contract/quiz'
import { behaviourOf } from '@learngrove/contract/quiz.behaviour'
import type { Input, Output } from '@learngrove/contract/route'
import type { Judgement } from '@learngrove/marking/judgement'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { projectionsQueue } from '#platform/projections/projections.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import { rebuildSkills } from '#revision/revision.skills.ts'
import { decidedRow } from './decided-row.ts'
import { earnByDecision } from './earn-by-decision.ts'
import { type Evaluation, evaluationOf } from './evaluation.ts'
import { type EvaluationQuestion, selectEvaluationQuestions } from './quiz.attempts.queries.ts'
import {
  type EvidenceOfTry,
  insertEvidence,
  type MarkedAttempt,
  selectTries,
  takeToMark,
  updateDecided,
  updateTotals,
} from './quiz.decisions.queries.ts'

type Decide = typeof quiz.decide
type Decision = Input<Decide>['body']

/**
 * Gives an answer the marks of a person: one that waits, or in the place of other marks. It counts from
 * then on, for marks and mastery at the time of the answer, and what it earns comes on the day of the
 * decision. All of it is kept or nothing; the same decision again changes nothing.
 */
export async function decideAnswer(
  context: Context<Decide['audience']>,
  { params: { id }, body }: Input<Decide>,
): Promise<Output<Decide>> {
  const { db, jobs } = context
  const decided = await transaction(db, async (tx) => {
    const attempt = await takeToMark(tx, { id, actor: context.actor })
    if (!attempt) throw new AppError('NOT_FOUND')
    const one = { student_evaluation_id: attempt.id, ids: [id] }
    const read = async () => (await selectEvaluationQuestions(tx, one))[0]
    const question = await read()
    if (!question) throw new AppError('NOT_FOUND')
    const tries = await selectTries(tx, id)
    refuse(question, tries, body)
    if (!isSame(question, tries, body))
      await decide({ ...context, tx }, attempt, question, tries, body)
    return { attempt, question: (await read()) ?? question }
  })
  jobs.wake(projectionsQueue)
  return shown(context, decided.attempt, decided.question)
}

function refuse(
  { waiting, is_submitted, max_score, handed_in_at }: EvaluationQuestion,
  tries: readonly EvidenceOfTry[],
  decision: Decision,
): void {
  if (!is_submitted || (!waiting && tries.length === 0)) throw new AppError('NOT_ANSWERED')
  const seen = decision.handed_in_at
  if (seen && seen.getTime() !== handed_in_at?.getTime()) throw new AppError('ANSWER_CHANGED')
  if (decision.marks_given > max_score) throw new AppError('MARKS_OUT_OF_RANGE')
}

/** Whether a person has decided just so. */
const isSame = (
  { waiting, decided_at, marks_given, decision_note }: EvaluationQuestion,
  tries: readonly EvidenceOfTry[],
  { marks_given: marks, explanation }: Decision,
): boolean =>
  !waiting &&
  decided_at !== null &&
  tries.at(-1)?.marker === 'teacher' &&
  marks_given === marks &&
  decision_note === noteOf(explanation)

const noteOf = (explanation: string | undefined): string | null => explanation?.trim() || null

type World = Pick<Context<Decide['audience']>, 'actor' | 'memory' | 'now'> & { readonly tx: Db }

async function decide(
  { tx, actor, memory, now }: World,
  attempt: MarkedAttempt,
  question: EvaluationQuestion,
  tries: readonly EvidenceOfTry[],
  { marks_given, explanation }: Decision,
): Promise<void> {
  const { id, student_id, school_id } = attempt
  const by = { id: newId(), marks_given, marked_by: actor.id }
  const row = decidedRow(attempt, question, tries.at(-1), by)
  await insertEvidence(tx, row)
  const standing = [...tries.filter(({ id }) => id !== row.replaces), row]
  const version = await readVersion({ db: tx, memory }, question.question_version_id)
  const note = noteOf(explanation)
  const is_settled =
    question.is_settled || row.is_full_marks || row.try_number >= behaviourOf(attempt.rules).tries
  const decided = decidedFields(question, row, { note, now, is_settled })
  // Marks first: what the attempt comes to decides what finishing it earns.
  await updateDecided(tx, { id: question.id, fields: decided, gained: 0 })
  const { difficulty, topic_ids } = version
  const earned = await earnByDecision(tx, { attempt, question, row, standing, difficulty, now })
  await updateDecided(tx, { id: question.id, fields: {}, gained: earned.byAnswer })
  const settled = is_settled && !question.is_settled ? 1 : 0
  await updateTotals(tx, { id, settled, gained: earned.byAnswer + earned.byResult })
  const before = question.waiting ? {} : { marks_before: question.marks_given ?? 0 }
  await audit(tx, {
    ...{ action: 'answer_decided', school_id, actor_id: actor.id, subject_id: student_id, now },
    data: { evaluation_question_id: question.id, evidence_id: row.id, marks_given, ...before },
  })
  await rebuildSkills({ db: tx, memory }, { student_id, topic_ids })
  // Last, in the order in which an answer is kept: two who earn at once never wait for each other.
  await earned.add()
}

/** What the question of the attempt holds once it is decided. Its draft goes where nothing can be tried any more. */
function decidedFields(
  { judgement, is_settled: was_settled }: EvaluationQuestion,
  row: ReturnType<typeof decidedRow>,
  { note, now, is_settled }: { note: string | null; now: Date; is_settled: boolean },
) {
  const { marks_given, max_score, is_full_marks, verdict, value, selected_option } = row
  const { points, answer_parts } = row
  const told: Judgement = {
    ...(judgement ?? { parts: [] }),
    ...{ verdict, marks_given, max_score, is_full_marks, marker: row.marker },
    ...{ confidence: 1, needs_review: false, parts: [], lines: [] },
    scoring_rationale: note ?? `Your teacher gave this ${marks_given} of ${max_score} marks.`,
  }
  const { misconception, ...unslipped } = told
  return {
    judgement: JSON.stringify(is_full_marks || !misconception ? unslipped : told),
    decision_note: note,
    decided_at: now,
    ...{ marks_given, is_full_marks, is_settled, tries: row.try_number },
    ...(is_settled && !was_settled && { value, selected_option, points, answer_parts }),
    graded_at: row.happened_at,
    handed_in_at: row.happened_at,
    updated_at: now,
  }
}

/** The question as who marks it may see it. */
async function shown(
  { db, memory, now }: Pick<Context, 'db' | 'memory' | 'now'>,
  { grading_completed, rules }: MarkedAttempt,
  question: EvaluationQuestion,
): Promise<Evaluation> {
  const version = await readVersion({ db, memory }, question.question_version_id)
  const drawn = drawVersion(memory, version, question.seed)
  return evaluationOf(question, drawn, { grading_completed, rules, now, has_teacher: true })
}
