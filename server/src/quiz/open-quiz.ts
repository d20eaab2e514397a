import { createHash, randomInt } from 'node:crypto'
import type { quiz } from '@learngrove/contract/quiz'
import { behaviourOf } from '@learngrove/contract/quiz.behaviour'
import type { Input, Output } from '@learngrove/contract/route'
import { mostMarks, numToComplete } from '@learngrove/contract/worksheets.to-complete'
import type { Actor, Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { withMarks } from '#questions/questions.marks.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import { placesOfVersion, versionOf } from '#worksheets/worksheets.versions.ts'
import { behaviourNow } from './behaviour-now.ts'
import { handInIfOver } from './hand-in.ts'
import { insertAttempt, selectDrawn, selectWorksheetVersions } from './quiz.attempts.queries.ts'
import { openAttempt } from './quiz.hand-in.queries.ts'
import { findQuiz, type QuizRow } from './quiz.queries.ts'
import { findHasTeacher } from './quiz.waiting.queries.ts'
import { summaryOf } from './quiz-summary.ts'
import { readEvaluations } from './read-evaluations.ts'

type Open = typeof quiz.open

const seeds = 2 ** 31

/** The seed of a question of which everybody draws the same numbers. */
const sameSeed = (quiz_id: string, position: number): number =>
  createHash('sha256').update(`${quiz_id} ${position}`).digest().readUInt32BE() % seeds

/**
 * Opens a quiz, and starts the student's attempt if there is none: from then on it holds still, and its time
 * runs. Who only looks at one with a time limit begins nothing.
 */
export async function openQuiz(
  context: Context<Open['audience']>,
  { params: { id }, query: { begin = true } }: Input<Open>,
): Promise<Output<Open>> {
  const row = await drawn(context, id)
  if (row.is_opened || (!begin && row.time_limit !== null)) return shownTo(context, row)
  await openAttempt(context.db, { id: row.student_evaluation_id, now: context.now })
  return shownTo(context, await drawn(context, id))
}

type Ahead = typeof quiz.drawAhead

/**
 * Draws a quiz for a device that may be without a network when the student opens it. One with a time limit
 * comes without its questions: nobody reads them before their time runs.
 */
export async function drawAhead(
  context: Context<Ahead['audience']>,
  { id }: Input<Ahead>['params'],
): Promise<Output<Ahead>> {
  const quiz = await shownTo(context, await drawn(context, id))
  return { quiz, attempt: await readEvaluations(context, { params: { id }, query: {} }) }
}

type DrawnQuiz = QuizRow & { readonly student_evaluation_id: string }

/** A quiz with the attempt of this student, which is started if there is none. */
async function drawn(context: Context<['student']>, id: string): Promise<DrawnQuiz> {
  const { db, actor, now } = context
  const whose = { id, student_id: actor.id, school_id: actor.school_id, now }
  const read = async () => {
    const found = await findQuiz(db, whose)
    if (!found) throw new AppError('NOT_FOUND')
    return found
  }
  const found = await read()
  const row = found.student_evaluation_id ? found : await startAttempt(context, found)
  const { student_evaluation_id, grading_completed, ends_at, handing_in_at } = row
  if (!student_evaluation_id) throw new Error('An attempt that was started is not there')
  const isCompleted = grading_completed ?? false
  const attempt = { id: student_evaluation_id, grading_completed: isCompleted }
  const isHandedIn = await handInIfOver(context, { ...attempt, ends_at, handing_in_at })
  return { ...(isHandedIn ? await read() : row), student_evaluation_id }
}

async function shownTo(
  { db, memory, actor, now }: Context<['student']>,
  row: DrawnQuiz,
): Promise<Output<Open>> {
  const { student_evaluation_id } = row
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const isBegun = row.is_opened === true || row.time_limit === null
  const rows = isBegun ? await selectDrawn(db, { student_evaluation_id, ...whose }) : []
  const versions = await readVersions(
    { db, memory },
    rows.map((each) => each.question_version_id),
  )
  const questions = rows.flatMap((drawnAs) => {
    const { id, question_id, question_version_id, seed, max_score, topic_id } = drawnAs
    const { is_compulsory } = drawnAs
    const version = versions.get(question_version_id)
    if (!version) return []
    const shown = shownOf(withMarks(drawVersion(memory, version, seed), max_score))
    const ids = { id: question_id, evaluation_question_id: id }
    const bound = is_compulsory && { is_compulsory }
    return [{ ...shown, ...ids, ...bound, ...(topic_id && { course_tagging_id: topic_id }) }]
  })
  return {
    has_teacher: await findHasTeacher(db, actor.id),
    ...summaryOf(row),
    ...(row.num_to_complete !== null && { num_to_complete: row.num_to_complete }),
    student_evaluation_id,
    behaviour: behaviourNow(row.rules, row.grading_completed ?? false, now),
    extra_minutes: row.extra_minutes,
    now,
    questions,
  }
}

/** Whose attempt is started: their own request, or the print of a teacher. */
type Starting = Pick<Context, 'db' | 'now'> & { readonly actor: Pick<Actor, 'id' | 'school_id'> }

export async function startAttempt({ db, actor, now }: Starting, quiz: QuizRow): Promise<QuizRow> {
  const placed = await selectWorksheetVersions(db, quiz.worksheet_id)
  const asked = placed[0]?.num_question_to_complete ?? null
  const num_to_complete = numToComplete(placed, asked)
  const versions = placesFor(actor.id, quiz, placed)
  const student_evaluation_id = newId()
  const whose = { student_id: actor.id, school_id: actor.school_id }
  await transaction(db, (tx) =>
    insertAttempt(
      tx,
      {
        id: student_evaluation_id,
        quiz_id: quiz.id,
        ...whose,
        num_to_complete,
        max_score: mostMarks(placed, asked),
        num_open: versions.length,
        is_opened: false,
        created_at: now,
      },
      versions.map((version, position) => ({
        id: newId(),
        student_evaluation_id,
        ...version,
        is_compulsory: num_to_complete !== null && version.is_compulsory,
        position,
        updated_at: now,
      })),
    ),
  )
  // Two requests may have started it together: the one that stands is read back.
  const started = await findQuiz(db, { id: quiz.id, ...whose, now })
  if (!started) throw new AppError('NOT_FOUND')
  return started
}

type Placed = Awaited<ReturnType<typeof selectWorksheetVersions>>

/** The questions of an attempt in their order, each with the seed that it is drawn from. Of a sheet in two versions half of the students get each. */
function placesFor(student_id: string, { id, rules }: QuizRow, placed: Placed) {
  const hasVersions = placed.some(({ has_versions }) => has_versions)
  const { numbers } = behaviourOf(rules)
  const places = hasVersions
    ? placesOfVersion(placed, versionOf(id, student_id))
    : placed.map((place, position) => ({
        ...place,
        seed: numbers === 'same' ? sameSeed(id, position) : randomInt(seeds),
      }))
  return places.map(({ has_versions: _, num_question_to_complete: __, ...place }) => place)
}
