import type { quiz } from '@learngrove/contract/quiz'
import { behaviourOf } from '@learngrove/contract/quiz.behaviour'
import type { Input, Output } from '@learngrove/contract/route'
import type { Judgement } from '@learngrove/marking/judgement'
import { tell } from '#notices/notices.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Actor, Context } from '#platform/context.ts'
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
  closeSecondLook,
  type EvidenceOfTry,
  findWithdrawn,
  insertEvidence,
  type MarkedAttempt,
  selectTries,
  takeToMark,
  updateDecided,
  updateTotals,
} from './quiz.decisions.queries.ts'

type Decide = typeof quiz.decide
type Decision = Input<Decide>['body']
type Pages = Input<typeof quiz.decidePile>['body']['marked_pages']

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
    const taken = await takeAnswer(tx, { id, actor: context.actor })
    refuse(taken, body)
    if (isSame(taken, body)) await closeSecondLook(tx, { ...context, evaluation_question_id: id })
    else await (await decide({ ...context, tx }, taken, body)).earn()
    const question = await readQuestion(tx, taken.attempt, id)
    return { attempt: taken.attempt, question: question ?? taken.question }
  })
  jobs.wake(projectionsQueue)
  return shown(context, decided.attempt, decided.question)
}

const readQuestion = async (tx: Db, { id }: MarkedAttempt, question_id: string) =>
  (await selectEvaluationQuestions(tx, { student_evaluation_id: id, ids: [question_id] }))[0]

/** An answer that is taken for a transaction, with what counts of it. */
export type TakenAnswer = {
  readonly attempt: MarkedAttempt
  readonly question: EvaluationQuestion
  readonly tries: readonly EvidenceOfTry[]
}

/** Takes an answer that the actor may mark, and whatever there is of it, for this transaction. */
export async function takeAnswer(
  tx: Db,
  { id, actor }: { readonly id: string; readonly actor: Actor },
): Promise<TakenAnswer> {
  const attempt = await takeToMark(tx, { id, actor })
  const question = attempt && (await readQuestion(tx, attempt, id))
  if (!attempt || !question) throw new AppError('NOT_FOUND')
  return { attempt, question, tries: await selectTries(tx, id) }
}

/** Whether there is an answer to decide about: it waits, or it was marked. */
export const isAnswered = ({ question: { waiting, is_submitted }, tries }: TakenAnswer): boolean =>
  is_submitted && (waiting !== null || tries.length > 0)

function refuse(taken: TakenAnswer, decision: Decision): void {
  const { max_score, handed_in_at } = taken.question
  if (!isAnswered(taken)) throw new AppError('NOT_ANSWERED')
  const seen = decision.handed_in_at
  if (seen && seen.getTime() !== handed_in_at?.getTime()) throw new AppError('ANSWER_CHANGED')
  if (decision.marks_given > max_score) throw new AppError('MARKS_OUT_OF_RANGE')
}

/** Whether a person has decided just so. */
const isSame = (
  { question: { waiting, decided_at, marks_given, decision_note }, tries }: TakenAnswer,
  { marks_given: marks, explanation }: Decision,
): boolean =>
  !waiting &&
  decided_at !== null &&
  tries.at(-1)?.marker === 'teacher' &&
  marks_given === marks &&
  decision_note === noteOf(explanation)

const noteOf = (explanation: string | undefined): string | null => explanation?.trim() || null

type Deciding = Pick<Decision, 'marks_given' | 'explanation'> & {
  readonly marked_pages?: Pages | undefined
}

export type DecidingWorld = Pick<Context, 'memory' | 'now'> & {
  readonly tx: Db
  readonly actor: Actor
}

export type Decided = {
  /** Of the row that counts from now on. */
  readonly evidence_id: string
  /** Adds to the student's sum. To be called last, in the order of the students where there are several. */
  readonly earn: () => Promise<void>
}

/** Writes down a decision about an answer that was taken, and what follows from it. */
export async function decide(
  { tx, actor, memory, now }: DecidingWorld,
  { attempt, question, tries }: TakenAnswer,
  { marks_given, explanation, marked_pages }: Deciding,
): Promise<Decided> {
  const { id, student_id, school_id } = attempt
  const { attempt_key } = question.waiting ?? {}
  const after = attempt_key ? await findWithdrawn(tx, { id: question.id, attempt_key }) : null
  const by = { id: newId(), marks_given, marked_by: actor.id, after }
  const row = decidedRow(attempt, question, tries.at(-1), by)
  await insertEvidence(tx, row)
  const standing = [...tries.filter(({ id }) => id !== row.replaces), row]
  const version = await readVersion({ db: tx, memory }, question.question_version_id)
  const note = noteOf(explanation)
  const is_settled =
    question.is_settled || row.is_full_marks || row.try_number >= behaviourOf(attempt.rules).tries
  const decided = decidedFields(question, row, { note, now, is_settled, pages: marked_pages })
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
  await closeSecondLook(tx, { evaluation_question_id: question.id, now })
  await tell(tx, {
    ...{ school_id, user_ids: [student_id], kind: 'marked', now },
    about: { quiz_id: attempt.quiz_id, evaluation_question_id: question.id },
  })
  await rebuildSkills({ db: tx, memory }, { student_id, topic_ids })
  // Last, in the order in which an answer is kept: two who earn at once never wait for each other.
  return { evidence_id: row.id, earn: earned.add }
}

type Seen = {
  readonly note: string | null
  readonly now: Date
  readonly is_settled: boolean
  readonly pages: Pages | undefined
}

/** What the question of the attempt holds once it is decided. Its draft goes where nothing can be tried any more. */
function decidedFields(
  { judgement, is_settled: was_settled }: EvaluationQuestion,
  row: ReturnType<typeof decidedRow>,
  { note, now, is_settled, pages }: Seen,
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
    decision_drawn: pages?.length ? JSON.stringify({ decided_at: now, pages }) : null,
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
