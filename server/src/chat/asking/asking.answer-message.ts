import type { ChatPart, chat } from '@learngrove/contract/chat'
import type { Output } from '@learngrove/contract/route'
import type { InHand } from '@learngrove/tutor/bank'
import type { QuestionContext } from '@learngrove/tutor/context'
import { messagesBefore } from '@learngrove/tutor/safety/judge'
import { neutralTitle } from '@learngrove/tutor/title'
import { startAnswer, startFixedAnswer } from '#chat/answers/answers.write-answer.ts'
import { type Asker, idsOf, type Owner } from '#chat/asker.ts'
import { type Screened, screenMessage } from '#chat/care/care.screening.ts'
import { careFor } from '#chat/care/care.ts'
import { findMessage } from '#chat/chat.messages.queries.ts'
import { findScene, type Scene } from '#chat/chat.scene.queries.ts'
import { heardOf, wholeOf, wordsOnChoice } from '#chat/files/files.heard.ts'
import type { SentFiles } from '#chat/files/files.of-message.ts'
import { storable } from '#chat/message.ts'
import { followAnswer } from '#chat/stream/stream.follow-answer.ts'
import { findRunning } from '#chat/stream/stream.generations.queries.ts'
import { interruptAbandoned } from '#chat/stream/stream.interrupt-answers.ts'
import { stopGeneration } from '#chat/stream/stream.stop-answer.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Generation, type Post, postMessage } from './post-message.ts'
import { replayMessage } from './replay-message.ts'

export type World = Parameters<typeof startAnswer>[0] & Pick<Context, 'instance_id'>

/** What a message is about, and the courses that its answer may lean on. */
export type Subject = {
  readonly course_id: string | null
  readonly course_ids: readonly string[]
  readonly question?: QuestionContext | undefined
  readonly in_hand?: InHand | undefined
  /** The title of a conversation that begins with it, if it names a question. */
  readonly title: string | undefined
}

/** A message, and what follows from who wrote it. */
export type Asking = {
  readonly asker: Asker
  readonly thread_id: string | undefined
  readonly user_message_id: string
  readonly evaluation_question_id: string | null
  readonly text: string
  readonly subject: Subject
  /** Names of the contacts who are told of a message; nobody is where there are none. */
  readonly told: readonly string[]
  /** Says what is answered in the place of a lesson, if lessons are locked. */
  readonly lock: () => Promise<string | undefined>
  /** What came with it, if anything did. */
  readonly files?: SentFiles | undefined
  readonly spend: Post['spend']
  /** Which prompt of the product led to it, and what it is written in the place of. */
  readonly nudge?: Post['nudge']
  readonly replaces_id?: Post['replaces_id']
  /** What is shown beside the words that stand in the place of a lesson. */
  readonly beside?: () => readonly ChatPart[]
}

type Answer = Output<typeof chat.stream>

const newScene: Scene = { mode: 'lesson', before: [], replies: [], last_care: null }

/**
 * Answers a message, whoever wrote it. It is screened first, then kept and answered by the process, whether
 * anybody still listens or not. The same `user_message_id` again reads the same answer again, and
 * asks nothing twice; with other words it is refused with MESSAGE_ID_USED.
 */
export async function answerMessage(context: World, asking: Asking): Promise<Answer> {
  const { db, encoder, instance_id } = context
  const { asker, thread_id, text, subject, files } = asking
  const said = { words: text, texts: files?.texts ?? [] }
  const [whole, heard] = [wholeOf(said), heardOf(said)]
  const { time_zone } = asker
  const scene = await readScene(context, asker, thread_id)
  const screened = await screenMessage(encoder, { text: whole, before: scene.before })
  const { judgement, is_pending } = screened
  const care = careFor(whole, judgement, scene, { time_zone, told: asking.told })
  const locked = care ? undefined : await asking.lock()
  // A child in need does not wait until a lesson is explained.
  if (care && thread_id) await stopRunning(context, thread_id)
  // An answer that a dead process left unfinished would block the thread for ever.
  if (thread_id) await interruptAbandoned(db, { asked_by: instance_id, thread_id })
  const posted = await postMessage(context, {
    ...asking,
    ...{ instance_id, care, is_pending, now: context.now, course_id: subject.course_id },
    title: await titleFor(context, heard, screened, subject.title),
    tells_personal_data: judgement.tells_personal_data,
  })
  if (posted.known) return readAgain(context, asker, posted.known, text)
  const { generation } = posted
  const fixed = care?.text ?? locked
  if (fixed !== undefined) {
    const beside = care ? [] : (asking.beside?.() ?? [])
    startFixedAnswer(context, { ...generation, answer: fixed, beside })
  } else {
    const { question, in_hand, course_ids } = subject
    startAnswer(context, {
      ...{ ...generation, asker, text: heard, question, in_hand },
      files: files && { ...files, choice: wordsOnChoice(said) },
      course_ids: scopeOf(posted.course_id, course_ids),
      is_screened: !is_pending || encoder.state() === 'missing',
    })
  }
  return followAnswer(context, { id: generation.generation_id })
}

/** A thread that is about a course of the writer's leans on that alone. */
const scopeOf = (thread_course: string | null, course_ids: readonly string[]) =>
  thread_course !== null && course_ids.includes(thread_course) ? [thread_course] : course_ids

async function readScene({ db }: World, asker: Asker, thread_id: string | undefined) {
  if (thread_id === undefined) return newScene
  const scene = await findScene(db, { ...idsOf(asker), thread_id, most_before: messagesBefore })
  if (!scene) throw new AppError('NOT_FOUND')
  return scene
}

/** Makes a title, which shows nothing grave or personal, nor anything that will be screened again. */
async function titleFor(
  { tutor, encoder }: World,
  text: string,
  screened: Screened,
  question_title: string | undefined,
) {
  const { judgement, is_pending } = screened
  const isJudged = !is_pending || encoder.state() === 'missing'
  const isPlain = judgement.response === 'go_on' && !judgement.tells_personal_data && isJudged
  return isPlain ? storable(question_title ?? (await tutor.titleOf(text))) : neutralTitle
}

async function stopRunning({ db, memory }: World, thread_id: string) {
  const running = await findRunning(db, thread_id)
  if (running) await stopGeneration({ db, memory }, running.id)
}

/** Returns the answer to a message that was sent before: its events or, once they are purged, the kept message. */
async function readAgain(
  context: World,
  owner: Owner,
  known: Generation & { has_events: boolean },
  text: string,
): Promise<Answer> {
  const { db } = context
  const asked = await findMessage(db, { id: known.user_message_id, ...idsOf(owner) })
  if (asked?.text !== text) throw new AppError('MESSAGE_ID_USED')
  if (known.has_events) return followAnswer(context, { id: known.id })
  const message = await findMessage(db, { id: known.message_id, ...idsOf(owner) })
  if (!message) throw new AppError('NOT_FOUND')
  return replayMessage(known, message)
}
