import type { chat } from '@learngrove/contract/chat'
import { type UserRoleId, userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import { messagesBefore } from '@learngrove/tutor/safety/judge'
import { neutralTitle } from '@learngrove/tutor/title'
import { startAnswer, startFixedAnswer } from '#chat/answers/answers.write-answer.ts'
import { namesTold } from '#chat/care/care.names-told.ts'
import { type Screened, screenMessage } from '#chat/care/care.screening.ts'
import { careFor } from '#chat/care/care.ts'
import { findMessage, type Owner } from '#chat/chat.messages.queries.ts'
import { findScene, type Scene } from '#chat/chat.scene.queries.ts'
import { storable } from '#chat/message.ts'
import { followAnswer } from '#chat/stream/stream.follow-answer.ts'
import { findRunning } from '#chat/stream/stream.generations.queries.ts'
import { interruptAbandoned } from '#chat/stream/stream.interrupt-answers.ts'
import { stopGeneration } from '#chat/stream/stream.stop-answer.ts'
import type { Audience } from '#chat/talk/talk.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { examLock } from './exam-lock.ts'
import { findSubject } from './find-subject.ts'
import { type Generation, postMessage } from './post-message.ts'
import { replayMessage } from './replay-message.ts'
import { sendableFiles } from './sendable-files.ts'

type Ask = typeof chat.stream
type World = Context<Ask['audience']>

const newScene: Scene = { mode: 'lesson', before: [], replies: [], last_care: null }

/**
 * Asks the tutor. The message is screened first, then kept and answered by the process, whether
 * anybody still listens or not. The same `client_message_id` again reads the same answer again, and
 * asks nothing twice; with other words it is refused with MESSAGE_ID_USED.
 */
export async function askTutor(
  context: World,
  { query, body, files }: Input<Ask>,
): Promise<Output<Ask>> {
  const { db, actor, school_id, now, config, encoder, instance_id } = context
  const text = storable(body.messages).trim()
  if (text === '') throw new AppError('INVALID_REQUEST')
  const owner = { user_id: actor.id, school_id }
  const scene = await readScene(context, owner, query.thread_id)
  const screened = await screenMessage(encoder, { text, before: scene.before })
  const care = careFor(text, screened.judgement, scene, {
    time_zone: actor.time_zone,
    told: await toldOf(context),
  })
  const subject = await findSubject(context, body)
  const { question, in_hand, course_id, course_ids } = subject
  const locked = care ? undefined : await examLock(context, subject)
  // A child in need does not wait until a lesson is explained.
  if (care && query.thread_id) await stopRunning(context, query.thread_id)

  const uploads = config.model.chain.length > 0 ? await sendableFiles(files['file[]']) : []
  // An answer that a dead process left unfinished would block the thread for ever.
  const { thread_id } = query
  if (thread_id) await interruptAbandoned(db, { asked_by: instance_id, thread_id })
  const posted = await postMessage(context, {
    instance_id,
    owner,
    audience: audienceOf(actor.user_role_id),
    thread_id,
    user_message_id: body.client_message_id ?? newId(),
    evaluation_question_id: body.evaluation_question_id ?? null,
    text,
    title: thread_id === undefined ? await titleFor(context, text, screened, subject.title) : '',
    care,
    tells_personal_data: screened.judgement.tells_personal_data,
    is_pending: screened.is_pending,
    course_id,
    now,
    time_zone: actor.time_zone,
    daily_messages: config.daily_messages,
  })
  if (posted.known) return readAgain(context, posted.known, text)
  const { generation, course_id: thread_course } = posted

  const fixed = care?.text ?? locked
  if (fixed !== undefined) startFixedAnswer(context, { ...generation, answer: fixed })
  else {
    const isMine = thread_course !== null && course_ids.includes(thread_course)
    const scope = isMine ? [thread_course] : course_ids
    startAnswer(context, {
      ...{ ...generation, ...owner, text, question, in_hand, course_ids: scope, uploads },
      leaves_out_files: uploads.length < files['file[]'].length,
      is_screened: !screened.is_pending || encoder.state() === 'missing',
    })
  }
  return followAnswer(context, { id: generation.generation_id })
}

/** Whom a talk is with, by the role of its owner. */
const audienceOf = (role: UserRoleId): Audience => {
  switch (role) {
    case userRole.teacher:
      return 'teacher'
    case userRole.admin:
      return 'admin'
    case userRole.parent:
      return 'parent'
    default:
      return 'student'
  }
}

async function readScene({ db }: World, owner: Owner, thread_id: string | undefined) {
  if (thread_id === undefined) return newScene
  const scene = await findScene(db, { ...owner, thread_id, most_before: messagesBefore })
  if (!scene) throw new AppError('NOT_FOUND')
  return scene
}

/** Names the contacts who are told of a message; only messages of students are reported. */
const toldOf = async ({ db, actor, school_id }: World): Promise<string[]> =>
  actor.user_role_id === userRole.student ? namesTold(db, school_id) : []

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
  known: Generation & { has_events: boolean },
  text: string,
): Promise<Output<Ask>> {
  const { db, actor, school_id } = context
  const asked = await findMessage(db, { id: known.user_message_id, user_id: actor.id, school_id })
  if (asked?.text !== text) throw new AppError('MESSAGE_ID_USED')
  if (known.has_events) return followAnswer(context, { id: known.id })
  const message = await findMessage(db, { id: known.message_id, user_id: actor.id, school_id })
  if (!message) throw new AppError('NOT_FOUND')
  return replayMessage(known, message)
}
