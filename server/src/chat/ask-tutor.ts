import type { chat } from '@learngrove/contract/chat'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { findMessage } from './chat.messages.queries.ts'
import { findSubject } from './find-subject.ts'
import { followAnswer } from './follow-answer.ts'
import { storable } from './message.ts'
import { type Generation, postMessage } from './post-message.ts'
import { replayMessage } from './replay-message.ts'
import { screen } from './screening.ts'
import { startAnswer, startFixedAnswer } from './write-answer.ts'

type Ask = typeof chat.stream

/**
 * Asks the tutor. The message is screened before it is kept or passed on, kept, and then
 * answered by the process, whether anybody still listens or not. The same
 * `client_message_id` again reads the same answer again, and asks nothing twice.
 */
export async function askTutor(
  context: Context<Ask['audience']>,
  { query, body, files }: Input<Ask>,
): Promise<Output<Ask>> {
  const { db, actor, school_id, now, config, tutor } = context
  const text = storable(body.messages).trim()
  if (text === '') throw new AppError('INVALID_REQUEST')
  const { concern, tells_personal_data } = screen(text)
  const { question, course_id, course_ids } = await findSubject(context, body)

  const owner = { user_id: actor.id, school_id }
  const posted = await postMessage(context, {
    owner,
    thread_id: query.thread_id,
    user_message_id: body.client_message_id ?? newId(),
    evaluation_question_id: body.evaluation_question_id ?? null,
    text,
    // Thought of beforehand: nothing that takes its time is done inside a transaction.
    title: query.thread_id === undefined ? storable(await tutor.titleOf(text)) : '',
    concern,
    tells_personal_data,
    course_id,
    now,
    time_zone: actor.time_zone,
    daily_messages: config.daily_messages,
  })
  if (posted.known) return readAgain(context, posted.known)
  const { generation, course_id: thread_course } = posted

  if (concern) startFixedAnswer(context, { ...generation, answer: concern.answer })
  else {
    const isMine = thread_course !== null && course_ids.includes(thread_course)
    const scope = isMine ? [thread_course] : course_ids
    const uploads = files['file[]']
    startAnswer(context, { ...generation, ...owner, text, question, course_ids: scope, uploads })
  }
  return followAnswer(db, { id: generation.generation_id })
}

/** The answer to a message that was sent before: its events or, once they are purged, the message that they made. */
async function readAgain(
  { db, actor, school_id }: Context<Ask['audience']>,
  known: Generation & { has_events: boolean },
): Promise<Output<Ask>> {
  if (known.has_events) return followAnswer(db, { id: known.id })
  const message = await findMessage(db, { id: known.message_id, user_id: actor.id, school_id })
  if (!message) throw new AppError('NOT_FOUND')
  return replayMessage(known, message)
}
