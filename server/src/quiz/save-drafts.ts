import type { quiz } from '@learngrove/contract/quiz'
import { behaviourOf } from '@learngrove/contract/quiz.behaviour'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import { findFileFault } from './files/files.hand-in.ts'
import { hasAnswer, isAskedBy, namedFields, wholeAnswer } from './given-answer.ts'
import { isMarkAlone } from './is-mark-alone.ts'
import { type Attempt, findAttempt, selectDrawnOf, updateDraft } from './quiz.attempts.queries.ts'
import { isTaken } from './time-limit.ts'

type Save = typeof quiz.saveEvaluations
type SaveOne = typeof quiz.saveEvaluationQuestion
type Sent = Input<SaveOne>['body'] | Input<Save>['body']['evaluations'][number]

/** Keeps what is being worked on. A question that is settled meanwhile keeps the answer it was settled with. */
export async function saveDrafts(
  context: Context<Save['audience']>,
  { params, body }: Input<Save>,
): Promise<Output<Save>> {
  return { evaluations: await save(context, params.id, body.evaluations) }
}

/** Keeps, clears, skips or bookmarks one question; that it is settled is said. */
export async function saveDraft(
  context: Context<SaveOne['audience']>,
  { params, body }: Input<SaveOne>,
): Promise<Output<SaveOne>> {
  const evaluations = await save(context, params.id, [body])
  if (evaluations.length === 0) throw new AppError('QUESTION_SETTLED')
  return { evaluations }
}

async function save(
  { db, memory, actor, now }: Context<['student']>,
  quiz_id: string,
  sent: readonly Sent[],
) {
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const attempt = await findAttempt(db, { quiz_id, ...whose })
  if (!attempt) throw new AppError('NOT_FOUND')
  const isWork = sent.some((each) => !isMarkAlone(each))
  if (isWork) refuseClosed(attempt, now, sent)
  const isPutDown = behaviourOf(attempt.rules).marking === 'at_end'
  await refuseOthers({ db, memory }, attempt.id, sent)
  return transaction(db, async (tx) => {
    const saved = []
    for (const each of sent) {
      const answer = namedFields(each)
      const draft = { ...workOf(each), ...answer, ...(isPutDown && putDownBy(each)) }
      const row = await updateDraft(tx, { student_evaluation_id: attempt.id, now, draft })
      if (row) saved.push(row)
    }
    return saved
  })
}

/** What is over takes no work any more, but for what was written before the end. */
function refuseClosed(
  { grading_completed, ends_at, handing_in_at }: Attempt,
  now: Date,
  sent: readonly Sent[],
): void {
  const isEachTaken = sent.every(({ written_at }) => isTaken({ ends_at }, now, written_at))
  if (!isEachTaken) throw new AppError('TIME_IS_UP')
  if (grading_completed || handing_in_at) throw new AppError('QUIZ_COMPLETED')
}

/** In an exam to write an answer is to give it: it is marked with the others, unless it is cleared. */
function putDownBy(sent: Sent): { readonly is_submitted?: boolean } {
  const isNamed = Object.keys(namedFields(sent)).length > 0
  return isNamed ? { is_submitted: hasAnswer(wholeAnswer(sent)) } : {}
}

/** What is no answer to a question of its type is turned away with all that came with it. */
async function refuseOthers(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  student_evaluation_id: string,
  sent: readonly Sent[],
) {
  const answered = new Map(
    sent
      .filter((each) => Object.values(namedFields(each)).some((field) => field !== null))
      .map((each) => [each.id, each]),
  )
  const rows = await selectDrawnOf(db, { student_evaluation_id, ids: [...answered.keys()] })
  const versions = await readVersions(
    { db, memory },
    rows.map((row) => row.question_version_id),
  )
  for (const { id, question_version_id, seed } of rows) {
    const [version, draft] = [versions.get(question_version_id), answered.get(id)]
    const isOthers = draft && (await findFileFault(db, id, draft)) === 'NOT_FOUND'
    if (isOthers) throw new AppError('NOT_FOUND')
    const isAsked = !version || !draft || isAskedBy(drawVersion(memory, version, seed), draft)
    if (!isAsked) throw new AppError('OTHER_ANSWER_ASKED')
  }
}

/** All but the answer. That nothing is submitted takes back what was. */
function workOf(sent: Sent) {
  const { value, selected_option, points, answer_parts, file_ids, written_at, ...work } = sent
  return work
}
