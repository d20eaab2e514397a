import { userRole } from '@learngrove/contract/roles'
import { neutralTitle } from '@learngrove/tutor/title'
import type { Context } from '#platform/context.ts'
import { startFixedAnswer } from './answers/answers.write-answer.ts'
import { askerOf } from './asker.ts'
import { postMessage } from './asking/post-message.ts'
import { namesTold } from './care/care.names-told.ts'
import { screenMessage } from './care/care.screening.ts'
import { careFor } from './care/care.ts'
import { storable } from './message.ts'

/** Words of a child that were answered with care: the talk with Pip in which they are kept. */
export type Heard = { readonly thread_id: string }

/** Hears what a caller writes to a person, before it is kept or sent. */
export type HearWords = (
  context: Context<'any'>,
  words: { readonly id: string; readonly text: string },
) => Promise<Heard | undefined>

/** Nobody watches an answer appear, so the screen may take longer than in a talk. */
const patienceMs = 5_000

/** Nothing was said before these words, in no talk. */
const newScene = { mode: 'lesson', replies: [], last_care: null } as const

/**
 * Screens what a student writes elsewhere than to the tutor, as its own messages are screened. Where the words
 * are answered with care they become a talk with Pip, flagged like any other, and are kept nowhere else;
 * `id` is that of the message, so that sending it again is one. Undefined where they may go on. Words that
 * only rules could judge go on: the person who gets them reads them anyway.
 */
export const hearWords: HearWords = async (context, { id, text: written }) => {
  const { db, actor, school_id, now, encoder, instance_id } = context
  if (actor.user_role_id !== userRole.student) return undefined
  const text = storable(written)
  const { judgement } = await screenMessage(encoder, { text, before: [], limit_ms: patienceMs })
  const told = await namesTold(db, school_id)
  const care = careFor(text, judgement, newScene, { time_zone: actor.time_zone, told })
  if (!care) return undefined
  const posted = await postMessage(context, {
    instance_id,
    asker: askerOf(context),
    thread_id: undefined,
    user_message_id: id,
    evaluation_question_id: null,
    text,
    title: neutralTitle,
    care: { ...care, is_free: true },
    // It was no message to the tutor, so it takes nothing of the day's.
    spend: async () => {},
    tells_personal_data: judgement.tells_personal_data,
    is_pending: false,
    course_id: null,
    now,
  })
  if (posted.known) return { thread_id: posted.known.thread_id }
  startFixedAnswer(context, { ...posted.generation, answer: care.text })
  return { thread_id: posted.generation.thread_id }
}
