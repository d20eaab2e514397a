import type { ChatPart } from '@learngrove/contract/chat'
import type { TalkState } from '@learngrove/tutor/mind'
import { insertMessage } from '#chat/chat.messages.queries.ts'
import { markUnread } from '#chat/chat.threads.queries.ts'
import { answeredAt, messageType, privacyCategory } from '#chat/message.ts'
import { keepTalk } from '#chat/talk/talk.queries.ts'
import { type Db, transaction } from '#platform/database.ts'
import { isCutOff } from './stream.answer-limit.ts'
import { appendLast, claimEnding, type Ending, sumUp } from './stream.generations.queries.ts'

/**
 * Ends an answer and keeps what was written of it as a message, in one transaction. Of all who try
 * (the run itself, a stop, a reaper, in any process) exactly one succeeds and gets true.
 * Where the tutor is after it (`talk`) is kept with it. `unless_alive_to` spares an answer that somebody still writes, as that process sees it.
 */
export function endAnswer(
  db: Db,
  ending: {
    id: string
    status: Ending
    parts: readonly ChatPart[]
    talk?: TalkState | undefined
    unless_alive_to?: string
  },
): Promise<boolean> {
  const { id, status, parts, talk, unless_alive_to } = ending
  return transaction(db, async (tx) => {
    const claimed = await claimEnding(tx, { id, status, unless_alive_to })
    if (!claimed) return false
    await appendLast(tx, { id, parts })
    const { category, ...told } = await sumUp(tx, id)
    await insertMessage(tx, {
      id: claimed.message_id,
      thread_id: claimed.thread_id,
      from_user: false,
      type: isLesson(category) ? messageType.text : messageType.safety,
      ...told,
      unfinished: status !== 'completed' || parts.some(isCut),
      created_at: answeredAt(claimed.started_at),
    })
    await markUnread(tx, claimed.thread_id)
    if (talk) await keepTalk(tx, { thread_id: claimed.thread_id, state: talk })
    return true
  })
}

/** Tells whether this ends an answer in the middle, stopped by us or by the model's own limit. */
const isCut = (part: ChatPart) => part.type === 'finish' && isCutOff(part.finishReason)

/** Tells whether a model may read an answer later: fixed words to a worry are not part of a lesson. */
const isLesson = (category: string | null) => category === null || category === privacyCategory
