import { behaviourOf } from '@learngrove/contract/quiz.behaviour'
import type { Judgement } from '@learngrove/marking/judgement'
import { tell } from '#notices/notices.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { withMarks } from '#questions/questions.marks.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import { printOf } from '#quiz/answer-print.ts'
import { earnByDecision } from '#quiz/earn-by-decision.ts'
import type { EvaluationQuestion } from '#quiz/quiz.attempts.queries.ts'
import {
  closeSecondLook,
  type EvidenceOfTry,
  givenIn,
  insertEvidence,
  type MarkedAttempt,
  updateTotals,
} from '#quiz/quiz.decisions.queries.ts'
import { rebuildSkills } from '#revision/revision.skills.ts'
import { addChanged, type Correction } from './corrections.queries.ts'
import { isByPerson, marksNow, type Plan, planRemark, type Standing } from './plan-remark.ts'
import {
  addGained,
  type Remarkable,
  selectHeads,
  selectRemarkable,
  takeAnswered,
  updateRemarked,
} from './remark.queries.ts'
import { needlessRow, remarkedRow } from './remarked-row.ts'
import { judgeByKey, type KeptChange } from './remarking.key.ts'

export type RemarkWorld = Pick<Context, 'db' | 'memory' | 'marker' | 'now'>

type ByKey = { readonly changes: readonly KeptChange[] }

/** Works out what a question of an attempt comes to by a corrected key; undefined where a person has decided. */
export async function planFor(
  { db, memory, marker }: Omit<RemarkWorld, 'now'>,
  { question, heads }: Pick<Remarkable, 'question' | 'heads'>,
  { changes }: ByKey,
): Promise<Plan | undefined> {
  if (isByPerson(heads)) return undefined
  const version = await readVersion({ db, memory }, question.question_version_id)
  const drawn = withMarks(drawVersion(memory, version, question.seed), question.max_score)
  const asked = { question_id: question.question_id, drawn, changes }
  return planRemark(heads, (answer) => judgeByKey(marker, asked, answer))
}

/** An answer that keeps changing while it is marked again is found when all are gone through once more. */
const rounds = 5

/**
 * Marks a question of an attempt again, all its tries or none: rows that replace those before, its marks, what
 * it earned (never less), what is known of its topics, and word to its student. Where the marks stand already
 * as they should, nothing is written.
 */
export async function remarkAnswer(
  world: RemarkWorld,
  correction: Correction,
  { id, ...by }: ByKey & { readonly id: string },
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const [seen] = await selectRemarkable(world.db, [id])
    const plan = seen && (await planFor(world, seen, by))
    if (!plan || plan.changes.length === 0) return
    const isKept = await transaction(world.db, async (tx) => {
      const { class_id, question_version_id } = correction
      const taken = await takeAnswered(tx, { id, class_id, question_version_id })
      if (!taken) return true
      const heads = await selectHeads(tx, [id])
      if (!isSame(heads, seen.heads)) return false
      await keep({ ...world, tx }, correction, { ...taken, heads, plan })
      return true
    })
    if (isKept) return
  }
}

const isSame = (some: readonly EvidenceOfTry[], others: readonly EvidenceOfTry[]): boolean =>
  some.length === others.length && some.every(({ id }, at) => id === others[at]?.id)

type Taken = {
  readonly attempt: MarkedAttempt
  readonly question: EvaluationQuestion
  readonly heads: readonly EvidenceOfTry[]
  readonly plan: Plan
}

type Keeping = Omit<RemarkWorld, 'db'> & { readonly tx: Db }

async function keep(world: Keeping, correction: Correction, taken: Taken): Promise<void> {
  const { tx, memory, now } = world
  const { attempt, question, heads, plan } = taken
  const { id: student_evaluation_id, student_id, school_id, quiz_id } = attempt
  const version = await readVersion({ db: tx, memory }, question.question_version_id)
  const drawn = drawVersion(memory, version, question.seed)
  const rows = plan.changes.map(({ head, judgement }) =>
    judgement === 'needless'
      ? needlessRow(head)
      : remarkedRow(head, judgement, printOf(drawn, givenIn(head), judgement)),
  )
  for (const row of rows) await insertEvidence(tx, row)
  const [first] = rows
  const last = plan.standing.at(-1)
  if (!first || !last) return
  const is_settled =
    question.is_settled ||
    last.is_full_marks ||
    last.head.try_number >= behaviourOf(attempt.rules).tries
  await updateRemarked(tx, question.id, fieldsOf(question, last, { correction, is_settled, now }))
  const earned = await earnByDecision(tx, {
    ...{ attempt, question, row: first, difficulty: version.difficulty, now, isNeverLess: true },
    standing: plan.standing.map(({ head, is_full_marks }) => ({
      try_number: head.try_number,
      is_full_marks,
    })),
  })
  await addGained(tx, question.id, earned.byAnswer)
  const settled = Number(is_settled) - Number(question.is_settled)
  const gained = earned.byAnswer + earned.byResult
  await updateTotals(tx, { id: student_evaluation_id, settled, gained })
  const marks = { marks_before: marksNow(heads), marks_given: last.marks_given }
  await audit(tx, {
    ...{ action: 'answer_remarked', school_id, actor_id: correction.made_by, now },
    subject_id: student_id,
    data: { evaluation_question_id: question.id, correction_id: correction.id, ...marks },
  })
  if (last.is_full_marks) await closeSecondLook(tx, { evaluation_question_id: question.id, now })
  if (marks.marks_before !== marks.marks_given) {
    await tell(tx, {
      ...{ school_id, user_ids: [student_id], kind: 'remarked', now },
      about: { quiz_id, evaluation_question_id: question.id },
    })
    await addChanged(tx, correction.id)
  }
  await rebuildSkills({ db: tx, memory }, { student_id, topic_ids: version.topic_ids })
  // Last, in the order in which an answer is kept: two who earn at once never wait for each other.
  await earned.add()
}

type Now = {
  readonly correction: Correction
  readonly is_settled: boolean
  readonly now: Date
}

/** What the question of the attempt holds once it is marked again. A draft or a waiting answer stays while more can be tried. */
function fieldsOf(
  { waiting, is_submitted }: EvaluationQuestion,
  { head, marks_given, is_full_marks, judgement }: Standing,
  { correction, is_settled, now }: Now,
) {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  const { value, selected_option, points, answer_parts, happened_at } = head
  const shown = { is_full_marks, is_settled, tries: head.try_number, updated_at: now }
  // Of what was cleared or handed in since, the marks are not these.
  if (!is_settled && (waiting || !is_submitted)) return { ...shown, marks_given }
  return {
    ...{ ...shown, marks_given, waiting: null, graded_at: happened_at, handed_in_at: happened_at },
    ...(judgement && { judgement: JSON.stringify(inWords(judgement, correction)) }),
    ...(is_settled && {
      value: json(value),
      selected_option: json(selected_option),
      points: json(points),
      answer_parts: json(answer_parts),
    }),
  }
}

/** Why there are other marks, for the student, before why there are these. */
function inWords(judgement: Judgement, { reason, undone_at }: Correction): Judgement {
  const what = undone_at
    ? 'Your teacher took a change of the answer back, so this was marked again.'
    : 'Your teacher corrected the answer to this question, so this was marked again.'
  const words = [what, undone_at ? null : reason, judgement.scoring_rationale]
  return { ...judgement, scoring_rationale: words.filter(Boolean).join(' ') }
}
