import type { CareCard, ChatPart } from '@learngrove/contract/chat'
import { neutralTitle } from '@learngrove/tutor/title'
import { type Asker, audienceOf, idsOf, isUser } from '#chat/asker.ts'
import { flagMessage } from '#chat/care/care.flag-message.ts'
import type { Care } from '#chat/care/care.ts'
import { findLatest, insertMessage, isInThread, takeTurn } from '#chat/chat.messages.queries.ts'
import {
  changeOwn,
  findThread,
  insertThread,
  setTitle,
  touchThread,
} from '#chat/chat.threads.queries.ts'
import type { SentFiles } from '#chat/files/files.of-message.ts'
import { holdFiles } from '#chat/files/files.queries.ts'
import { askedAt, messageType, privacyCategory, quietCategory } from '#chat/message.ts'
import { findGeneration, insertGeneration } from '#chat/stream/stream.generations.queries.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Raising } from '#safeguarding/safeguarding.ts'

export type Post = {
  readonly asker: Asker
  /** The process that answers it. */
  readonly instance_id: string
  /** The thread; without one a new one is made. */
  readonly thread_id: string | undefined
  readonly user_message_id: string
  readonly evaluation_question_id: string | null
  readonly text: string
  readonly files?: Pick<SentFiles, 'ids'> | undefined
  /** Which prompt of the product led to it. */
  readonly nudge?: Nudge | undefined
  /** The earlier message that it is written in the place of. */
  readonly replaces_id?: string | undefined
  /** The title of a thread that is new, or has none that says anything. */
  readonly title: string
  /** The fixed words that it is answered with, if it is no lesson. */
  readonly care: Care | undefined
  readonly tells_personal_data: boolean
  /** Tells whether it is to be screened again, because only rules have judged it so far. */
  readonly is_pending: boolean
  readonly course_id: string | null
  readonly now: Date
  /**
   * Takes the message from what its writer may send, in the transaction that keeps it; one over the budget
   * throws DAILY_BUDGET_USED, and so is not kept. Not asked where the words of care are free.
   */
  readonly spend: (tx: Db) => Promise<void>
}

/** Which prompt of the product led to a message: its group, and its number within that. */
export type Nudge = {
  readonly nudging_group?: number | undefined
  readonly nudging_type?: number | undefined
}

export type Generation = {
  readonly id: string
  readonly thread_id: string
  readonly user_message_id: string
  readonly message_id: string
}

/**
 * Keeps a message and opens its answer, all or nothing. Messages of one writer are serialised, so
 * that the daily budget holds and a repeated message is kept once. Refuses with NOT_FOUND,
 * DAILY_BUDGET_USED and GENERATION_IN_PROGRESS.
 */
export function postMessage(world: Raising, post: Post) {
  const { asker, user_message_id, care, now } = post
  const owner = idsOf(asker)
  return transaction(world.db, async (tx) => {
    await takeTurn(tx, owner)
    const known = await findGeneration(tx, { ...owner, user_message_id })
    if (known) return { known }

    const thread = await threadFor(tx, post)
    const latest = post.thread_id === undefined ? null : await findLatest(tx, thread.id)
    const created_at = askedAt(now, latest)
    await checkReplaced(tx, post)
    const isNew = await insertMessage(tx, {
      id: user_message_id,
      thread_id: thread.id,
      from_user: true,
      // What fixed words answered is no part of a lesson: no model reads it later.
      type: care ? messageType.safety : messageType.text,
      text: post.text,
      evaluation_question_id: post.evaluation_question_id,
      replaces_id: post.replaces_id ?? null,
      nudging_group: post.nudge?.nudging_group ?? null,
      nudging_type: post.nudge?.nudging_type ?? null,
      // What guests may send is counted elsewhere, and charges nobody who takes it over.
      is_counted: isUser(asker) && !care?.is_free,
      screening: post.is_pending && !care ? 'pending' : 'done',
      created_at,
    })
    // Somebody else's message has this id.
    if (!isNew) throw new AppError('NOT_FOUND')
    await holdSent(tx, post)
    if (care?.flag) {
      const flagged = { owner, thread_id: thread.id, message_id: user_message_id, now }
      await flagMessage({ ...world, db: tx }, { ...flagged, ...care.flag })
    }
    if (care?.opens_wellbeing) await changeOwn(tx, { id: thread.id, ...owner, mode: 'wellbeing' })
    // No child in need is told to come back tomorrow.
    if (!care?.is_free) await post.spend(tx)

    const ids = { generation_id: newId(), message_id: newId(), thread_id: thread.id }
    const first = [
      ...openingParts({ ...ids, user_message_id }),
      ...(thread.title === undefined ? [] : [titlePart(thread.title)]),
      ...(care ? [safetyPart(care.flag?.kind ?? quietCategory)] : []),
      ...(care?.card ? [carePart(care.card)] : []),
      ...(post.tells_personal_data && !care ? [safetyPart(privacyCategory)] : []),
      ...(post.is_pending && !care ? [pendingPart] : []),
    ]
    const isOpened = await insertGeneration(tx, {
      id: ids.generation_id,
      thread_id: thread.id,
      user_message_id,
      message_id: ids.message_id,
      instance_id: post.instance_id,
      started_at: created_at,
      parts: first,
    })
    if (!isOpened) throw new AppError('GENERATION_IN_PROGRESS')
    return { generation: { ...ids, first }, course_id: thread.course_id }
  })
}

/** Finds the thread of the message: the caller's own, or a new one with a title. */
async function threadFor(tx: Db, post: Post) {
  const { asker, thread_id, course_id, now, title, care } = post
  const owner = idsOf(asker)
  if (thread_id !== undefined) {
    const thread = await findThread(tx, { id: thread_id, ...owner })
    if (!thread) throw new AppError('NOT_FOUND')
    await touchThread(tx, { id: thread.id, course_id, now })
    // "Hello" says nothing of a talk: the first message that does gives it its title.
    const isNamed = thread.title !== neutralTitle || title === neutralTitle || care !== undefined
    if (!isNamed) await setTitle(tx, { id: thread.id, title })
    const given = isNamed ? undefined : title
    return { id: thread.id, course_id: course_id ?? thread.course_id, title: given }
  }
  const thread = { id: newId(), course_id, title }
  const moments = { created_at: now, updated_at: now }
  await insertThread(tx, { ...thread, ...owner, ...moments, audience: audienceOf(asker) })
  return thread
}

/** Gives the message its files, which went with no other meanwhile. */
async function holdSent(tx: Db, { asker, files, user_message_id: message_id, now }: Post) {
  if (!files || !isUser(asker)) return
  const { user_id, school_id } = asker
  const isHeld = await holdFiles(tx, { user_id, school_id, ids: files.ids, message_id, now })
  if (!isHeld) throw new AppError('NOT_FOUND')
}

/** What a message is written in the place of stands in the same thread, and is the writer's own. */
async function checkReplaced(tx: Db, { thread_id, replaces_id }: Post) {
  if (replaces_id === undefined) return
  const isThere = thread_id !== undefined && (await isInThread(tx, { id: replaces_id, thread_id }))
  if (!isThere) throw new AppError('NOT_FOUND')
}

/** Returns the first events of every answer: who it is for, and its own id. */
export const openingParts = ({
  generation_id,
  thread_id,
  user_message_id,
  message_id,
}: {
  readonly generation_id: string
  readonly thread_id: string
  readonly user_message_id: string
  readonly message_id: string
}): ChatPart[] => [
  { type: 'data-generation', data: { generation_id, thread_id, user_message_id, message_id } },
  { type: 'start', messageId: message_id },
]

const titlePart = (conversation_title: string): ChatPart => ({
  type: 'data-title',
  data: { conversation_title },
})

const pendingPart: ChatPart = { type: 'data-screening', data: { is_pending: true } }

export const carePart = (card: CareCard): ChatPart => ({ type: 'data-care', data: card })

export const safetyPart = (category: string): ChatPart => ({
  type: 'data-safety',
  data: { category },
})
