import { createHash } from 'node:crypto'
import type { Judgement } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { withMarks } from '#questions/questions.marks.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import { keepPaperPicture } from './files/files.paper.ts'
import { type SentAnswer, wholeAnswer } from './given-answer.ts'
import { markAnswer } from './mark-answer.ts'
import type { MarkingWorld } from './marking-world.ts'
import { whyClosed } from './put-down.ts'
import { type LoadedTry, loadTry } from './quiz.tries.queries.ts'
import { wait } from './wait-for-person.ts'

/** Marks and keeps for the student whose page it is. */
type PaperWorld = MarkingWorld & Pick<Context, 'files'>

type OnPaper = {
  readonly quiz_id: string
  /** Of the evaluation question. */
  readonly id: string
  /** What the bubbles say; undefined where only a person can tell. */
  readonly answer: SentAnswer | undefined
  /** The number that its boxes look like, with how likely it is. */
  readonly number?: { readonly text: string; readonly confidence: number } | undefined
  /** The question cut out of the page, as WebP. */
  readonly picture: Uint8Array
}

export type PaperOutcome = 'marked' | 'waits' | 'before' | 'closed'

/**
 * Takes an answer from a page that was read. What is clear is marked as any answer is; what is not waits for
 * a person with its picture. Whatever was answered before stands: the same page again changes nothing, and a
 * better photograph takes the place of one that still waits.
 */
export async function markOnPaper(world: PaperWorld, given: OnPaper): Promise<PaperOutcome> {
  const { quiz_id, id, answer, picture, number } = given
  const { db, actor } = world
  const attempt_key = keyOf(id, answer ? JSON.stringify(answer) : picture)
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const loaded = await loadTry(db, { id, quiz_id, attempt_key, ...whose })
  if (!loaded) throw new AppError('NOT_FOUND')
  if (loaded.is_kept || isAnswered(loaded)) return 'before'
  const closed = whyClosed(world, loaded, {})
  if (closed) return closed === 'QUESTION_SETTLED' ? 'before' : 'closed'
  if (!answer) return waitOnPaper(world, loaded, { id: attempt_key, bytes: picture, number })
  const marking = await markAnswer(world, quiz_id, { id, attempt_key, ...answer })
  if (!('refused' in marking)) return 'marked'
  return marking.refused === 'QUESTION_SETTLED' ? 'before' : 'closed'
}

/** What was tried, or waits from a screen: paper takes nothing of that away. */
const isAnswered = ({ tries, waiting }: LoadedTry): boolean =>
  tries > 0 || (waiting !== null && waiting.judgement.marker !== onPaper)

const onPaper = 'paper'

async function waitOnPaper(
  world: PaperWorld,
  loaded: LoadedTry,
  {
    number,
    ...picture
  }: Pick<OnPaper, 'number'> & {
    readonly id: string
    readonly bytes: Uint8Array
  },
): Promise<PaperOutcome> {
  const version = await readVersion(world, loaded.question_version_id)
  const drawn = drawVersion(world.memory, version, loaded.seed)
  const question = withMarks(drawn, loaded.max_score)
  const { id: student_id, school_id } = world.actor
  await keepPaperPicture(world, { id: loaded.id, student_id, school_id }, picture)
  const judgement: Judgement = {
    ...{ verdict: 'unsure', marks_given: 0, max_score: question.max_score, is_full_marks: false },
    ...{ parts: [], confidence: 0, marker: onPaper, needs_review: true },
    scoring_rationale: 'It was answered on paper, and a teacher looks at it.',
  }
  const answer = wholeAnswer({ file_ids: [picture.id] })
  const judged = { loaded, version, question, answer, judgement }
  const kept = await wait(
    world,
    { attempt_key: picture.id, ...(number && (await proposed(world, question, number))) },
    { ...judged, answer_print: `${onPaper} ${picture.id}` },
  )
  return kept ? 'waits' : 'before'
}

/**
 * What a number would be worth that a machine sees on a page. It is proposed to the person who looks at the
 * page, with a picture of it, and given by nobody else.
 */
async function proposed(
  { marker }: PaperWorld,
  question: Question,
  { text, confidence }: NonNullable<OnPaper['number']>,
) {
  const { needs_review, verdict, marks_given } = await marker.judge(question, { value: text })
  const isClear = !needs_review && verdict !== 'unread' && verdict !== 'unsure'
  return { looks_like: { text, confidence, marks_given: isClear ? marks_given : null } }
}

/** A key that is always the same for what a page says, as a UUIDv8. */
function keyOf(evaluation_question_id: string, said: string | Uint8Array): string {
  const hash = createHash('sha256').update(`on paper ${evaluation_question_id} `).update(said)
  const hex = hash.digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
