import type { Sureness } from '@learngrove/contract/question'
import { behaviourOf } from '@learngrove/contract/quiz.behaviour'
import { limits } from '@learngrove/contract/quiz.limits'
import type { Judgement } from '@learngrove/marking/judgement'
import { heartsOf } from '#gamification/gamification.read.ts'
import { xpOfTry } from '#gamification/gamification.xp.ts'
import { transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { projectionsQueue } from '#platform/projections/projections.ts'
import { withMarks } from '#questions/questions.marks.ts'
import { drawVersion, readVersion, type Version } from '#questions/questions.versions.ts'
import { changesBy, rebuildSkills } from '#revision/revision.skills.ts'
import { printOf } from './answer-print.ts'
import { completeQuiz } from './complete-quiz.ts'
import { type Evaluation, evaluationOf } from './evaluation.ts'
import { findFileFault } from './files/files.hand-in.ts'
import { isAskedBy, type SentAnswer, wholeAnswer } from './given-answer.ts'
import type { MarkingWorld } from './marking-world.ts'
import { putDown, whyClosed } from './put-down.ts'
import { type EvaluationQuestion, restoreSubmission, updateDraft } from './quiz.attempts.queries.ts'
import { type LoadedTry, loadTry, recordTry } from './quiz.tries.queries.ts'
import { judgeByKey } from './remarking/remarking.key.ts'
import { type Judged, seenBy, wait } from './wait-for-person.ts'

/** An answer as it was handed in. */
export type Submission = SentAnswer & {
  readonly id: string
  /** Made once by who hands in; without one, each sending is a try of its own. */
  readonly attempt_key?: string | undefined
  readonly time_spent?: number | undefined
  readonly num_options_clicked?: number | undefined
  /** Undefined keeps what was said before, null takes it back. */
  readonly sureness?: Sureness | null | undefined
  readonly written_at?: Date | undefined
  /** It is handed in with its whole attempt, which is closed to everything else. */
  readonly is_of_hand_in?: boolean
}

/** What stands in the way of the files of an answer; the answer stays with who sent it. */
export const fileRefusals = [
  'FILES_MISSING',
  'TOO_MANY_FILES',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'QUESTION_SETTLED',
  'QUIZ_COMPLETED',
  'OTHER_ANSWER_ASKED',
] as const

export type Marking =
  | {
      readonly evaluation: Evaluation
      /** The student's XP now. */
      readonly xp: number
      readonly grading_completed: boolean
    }
  | {
      readonly refused:
        | 'NOT_FOUND'
        | 'QUESTION_SETTLED'
        | 'QUIZ_COMPLETED'
        | 'TIME_IS_UP'
        | 'OTHER_ANSWER_ASKED'
        | 'NO_HEARTS'
        | (typeof fileRefusals)[number]
    }

type Keyed = Submission & { readonly attempt_key: string }

/** Another request was first with this try. */
const lostRace = 'lost race'

/**
 * Marks one answer and keeps it. An answer that was kept before, and is sent again because
 * its receipt was lost, gets the same receipt; one that cannot be read, or that says what was tried
 * before, is kept as a draft and costs nothing.
 */
export async function markAnswer(
  context: MarkingWorld,
  quiz_id: string,
  { attempt_key = newId(), ...submission }: Submission,
): Promise<Marking> {
  // Whoever loses a race looks again: what was kept is then the receipt of both, or one try more is gone.
  for (let rounds = 0; rounds <= limits.tries; rounds++) {
    const marking = await markOnce(context, quiz_id, { ...submission, attempt_key })
    if (marking !== lostRace) return marking
  }
  throw new Error(`A question has more than ${limits.tries} tries`)
}

async function markOnce(
  context: MarkingWorld,
  quiz_id: string,
  submission: Keyed,
): Promise<Marking | typeof lostRace> {
  const { db, actor, marker, log } = context
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const { id, attempt_key } = submission
  const loaded = await loadTry(db, { id, quiz_id, attempt_key, ...whose })
  if (!loaded) return { refused: 'NOT_FOUND' }
  const { xp, student_evaluation_id, grading_completed } = loaded
  const version = await readVersion(context, loaded.question_version_id)
  const drawn = drawVersion(context.memory, version, loaded.seed)
  const question = withMarks(drawn, loaded.max_score)
  const receipt = async (of: EvaluationQuestion) => ({
    evaluation: evaluationOf(of, question, await seenBy(context, of, loaded)),
    xp,
    grading_completed,
  })
  if (loaded.is_kept) return receipt(loaded)
  const closed = whyClosed(context, loaded, submission)
  if (closed) return { refused: closed }
  const refused = await findFileFault(db, id, submission)
  // At the end nobody is left to send a file: the answer counts without it, and it may still come.
  const isLate = submission.is_of_hand_in && refused === 'FILES_MISSING'
  if (refused && !isLate) return { refused }
  if (!isAskedBy(question, submission)) return { refused: 'OTHER_ANSWER_ASKED' }
  const answer = wholeAnswer(submission)
  const isPutDown = behaviourOf(loaded.rules).marking === 'at_end' && !submission.is_of_hand_in
  if (isPutDown) return receipt(await putDown(context, loaded, { ...submission, ...answer }))
  if (loaded.costs_hearts && (await isOutOfHearts(context))) return { refused: 'NO_HEARTS' }

  const asked = { question_id: loaded.question_id, drawn: question, changes: loaded.corrections }
  const judged_as = await judgeByKey(marker, asked, answer, {
    onFault: (fault) => log.error({ fault, question_version_id: version.id }, 'fault in marking'),
  })
  // Nobody is left to mend what cannot be read at the end: a person may.
  const isLeft = submission.is_of_hand_in && judged_as.verdict === 'unread'
  const judgement = isLeft ? { ...judged_as, verdict: 'unsure' as const } : judged_as
  if (judgement.verdict === 'unread') {
    const { time_spent, sureness } = submission
    const draft = { id: loaded.id, ...answer, time_spent, sureness }
    await updateDraft(db, { student_evaluation_id, now: context.now, draft })
    return receipt({ ...loaded, ...answer, judgement, updated_at: context.now })
  }
  const judged = { loaded, version, question, answer, judgement }
  const answer_print = printOf(question, answer, judgement)
  if (isRepeated(loaded, answer_print, judgement)) return repeat(context, submission, judged)
  if (judgement.verdict === 'unsure') {
    const evaluation = await wait(context, submission, { ...judged, answer_print })
    return evaluation ? { evaluation, xp, grading_completed } : lostRace
  }
  return keep(context, tryOf(context, submission, { ...judged, answer_print }))
}

/** Whether the same was handed in before. What a person decided and the student then took back waits again. */
const isRepeated = (
  { tried, waiting, is_submitted }: LoadedTry,
  print: string,
  { verdict }: Judgement,
) =>
  waiting?.answer_print === print ||
  (tried.includes(print) && (is_submitted || verdict !== 'unsure'))

/** Practice of the free tier waits until a heart is back. */
async function isOutOfHearts({ db, actor, now }: MarkingWorld): Promise<boolean> {
  const { hearts } = await heartsOf(db, { student_id: actor.id, now })
  return hearts === 0
}

/** The same as before takes no try and is no evidence; one that was cleared since stands again. */
async function repeat(
  context: MarkingWorld,
  { time_spent }: Keyed,
  { loaded, question, answer, judgement }: Judged,
): Promise<Marking> {
  const { db, now } = context
  const { student_evaluation_id, xp, grading_completed, id } = loaded
  await updateDraft(db, { student_evaluation_id, now, draft: { id, ...answer, time_spent } })
  if (!loaded.is_submitted) await restoreSubmission(db, { id, now, judgement })
  const row = { ...loaded, ...answer, is_submitted: true, judgement, updated_at: now }
  const seen = await seenBy(context, row, loaded)
  const evaluation = evaluationOf(row, question, seen)
  return { evaluation: { ...evaluation, verdict: 'repeated' }, xp, grading_completed }
}

/** A judged answer as the next try of its question. */
function tryOf(
  { actor, now }: MarkingWorld,
  submission: Keyed,
  { answer_print, ...judged }: Judged & { answer_print: string },
) {
  const { loaded, version, answer, judgement } = judged
  const try_number = loaded.tries + 1
  const evidence = {
    id: newId(),
    school_id: actor.school_id,
    student_id: actor.id,
    evaluation_question_id: loaded.id,
    question_version_id: version.id,
    attempt_key: submission.attempt_key,
    attempt_type_id: loaded.rules.attempt_type_id,
    try_number,
    hint_rung: loaded.hint_rung,
    ...answer,
    answer_print,
    marks_given: judgement.marks_given,
    max_score: judgement.max_score,
    is_full_marks: judgement.is_full_marks,
    verdict: judgement.verdict,
    misconception: judgement.misconception?.code ?? null,
    marker: judgement.marker,
    confidence: judgement.confidence,
    needs_review: judgement.needs_review,
    time_spent: submission.time_spent ?? loaded.time_spent,
    sureness: submission.sureness === undefined ? loaded.sureness : submission.sureness,
    happened_at: now,
  }
  return {
    ...judged,
    evidence,
    is_settled: judgement.is_full_marks || try_number >= behaviourOf(loaded.rules).tries,
    num_options_clicked: submission.num_options_clicked ?? loaded.num_options_clicked,
    earning: earningOf(judgement, try_number, version),
    changes: changesBy(loaded.skills, actor.id, evidence, version),
  }
}

/** An honest try earns once; being right earns whenever it comes. */
function earningOf({ is_full_marks }: Judgement, try_number: number, { difficulty }: Version) {
  const isEarning = is_full_marks || try_number === 1
  const amount = isEarning ? xpOfTry({ is_full_marks, try_number, difficulty }) : 0
  return { reason: is_full_marks ? 'answer_right' : 'answer_tried', amount }
}

type Tried = ReturnType<typeof tryOf>

async function keep(context: MarkingWorld, tried: Tried): Promise<Marking | typeof lostRace> {
  const { loaded, question, changes } = tried
  const { db, actor, jobs } = context
  const result = await recordTry(db, tried)
  if (!result.is_recorded) return lostRace
  jobs.wake(projectionsQueue)
  if (result.learnt < changes.length) {
    const topic_ids = changes.map(({ topic_id }) => topic_id)
    const { memory } = context
    await transaction(db, (tx) =>
      rebuildSkills({ db: tx, memory }, { student_id: actor.id, topic_ids }),
    )
  }
  const { grading_completed, bonus } = result.is_last
    ? { grading_completed: true, ...(await completeQuiz(context, loaded.student_evaluation_id)) }
    : { grading_completed: false }
  return {
    evaluation: evaluationOf(asKept(tried), question, {
      ...{ grading_completed, has_teacher: false, rules: loaded.rules, now: context.now },
    }),
    xp: loaded.xp + result.earned + (bonus ?? 0),
    grading_completed,
  }
}

/** The question of the attempt as it stands now that the try is kept. */
function asKept({ loaded, answer, judgement, evidence, earning, ...rest }: Tried) {
  const { is_full_marks, marks_given, try_number, time_spent, happened_at, sureness } = evidence
  return {
    ...loaded,
    ...answer,
    judgement,
    waiting: null,
    is_submitted: true,
    is_skipped: false,
    is_settled: rest.is_settled,
    is_full_marks,
    marks_given,
    tries: try_number,
    xp_gain: loaded.xp_gain + earning.amount,
    time_spent: Math.max(loaded.time_spent, time_spent),
    sureness,
    num_options_clicked: rest.num_options_clicked,
    handed_in_at: happened_at,
    graded_at: happened_at,
    updated_at: happened_at,
  }
}
