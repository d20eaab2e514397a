import { messagesBefore } from '@learngrove/tutor/safety/judge'
import { neutralTitle } from '@learngrove/tutor/title'
import { isUser } from '#chat/asker.ts'
import { findLatest, insertMessage } from '#chat/chat.messages.queries.ts'
import {
  claimScreened,
  findScene,
  selectUnscreened,
  type Unscreened,
} from '#chat/chat.scene.queries.ts'
import { changeOwn, markUnread, setTitle } from '#chat/chat.threads.queries.ts'
import { wholeOf } from '#chat/files/files.heard.ts'
import { askedAt, messageType, storable } from '#chat/message.ts'
import type { Services } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import type { Raising } from '#safeguarding/safeguarding.ts'
import { flagMessage } from './care.flag-message.ts'
import { namesTold } from './care.names-told.ts'
import { screenMessage } from './care.screening.ts'
import { careFor } from './care.ts'

export type RescreenWorld = Omit<Raising, 'db'> &
  Pick<Services, 'db' | 'encoder' | 'tutor' | 'clock'>

/** Nobody waits for this, so it may take its time. */
const patienceMs = 10_000
const together = 50

/**
 * Oldest message that is still answered with care: later words would answer what is long over; the
 * flag has its own hour.
 */
const oldestMs = 7 * 24 * 3_600_000

/**
 * Screens again what only rules could judge, since the encoder was missing or late. If more is
 * found now, the care answer follows in the conversation, and the flag is raised. Returns how many
 * were judged.
 */
export async function rescreenMessages(world: RescreenWorld): Promise<number> {
  const { db, encoder, clock } = world
  if ((await encoder.settled) === 'missing') return 0
  const since = new Date(clock().getTime() - oldestMs)
  const messages = await selectUnscreened(db, { since, size: together })
  let count = 0
  for (const message of messages) {
    if (!(await rescreen(world, message))) break
    count++
  }
  return count
}

/** Screens one message. Returns false if the encoder is still late: then the rest waits too. */
async function rescreen(world: RescreenWorld, message: Unscreened): Promise<boolean> {
  const { db, encoder, tutor } = world
  const { owner, thread_id, created_at: until, is_first } = message
  const text = wholeOf({ words: message.text, texts: message.file_texts })
  const key = { ...owner, thread_id, most_before: messagesBefore, until }
  const scene = await findScene(db, key)
  const before = scene?.before ?? []
  const screened = await screenMessage(encoder, { text, before, limit_ms: patienceMs })
  if (screened.is_pending) return false
  const { judgement } = screened
  if (judgement.response === 'go_on') {
    const title = judgement.tells_personal_data ? neutralTitle : storable(await tutor.titleOf(text))
    const isClaimed = await claimScreened(db, { id: message.id, is_lesson: true })
    if (isClaimed && is_first) await setTitle(db, { id: thread_id, title })
    return true
  }
  const told = message.is_student && isUser(owner) ? await namesTold(db, owner.school_id) : []
  const quiet = scene ?? { mode: 'lesson', replies: [], last_care: null }
  const care = careFor(text, judgement, quiet, { time_zone: message.time_zone, told })
  if (care) await careLate(world, message, care)
  return true
}

/**
 * Adds the care answer at the end of the conversation, and flags the message: once, however many
 * processes judge it.
 */
async function careLate(
  { db, clock, ...world }: RescreenWorld,
  message: Unscreened,
  care: NonNullable<ReturnType<typeof careFor>>,
) {
  const { owner, id: message_id, thread_id } = message
  const now = clock()
  await transaction(db, async (tx) => {
    if (!(await claimScreened(tx, { id: message_id, is_lesson: false }))) return
    await insertMessage(tx, {
      id: newId(),
      thread_id,
      from_user: false,
      type: messageType.safety,
      text: care.text,
      care: care.card && JSON.stringify(care.card),
      created_at: askedAt(now, await findLatest(tx, thread_id)),
    })
    await markUnread(tx, thread_id)
    if (care.opens_wellbeing) await changeOwn(tx, { id: thread_id, ...owner, mode: 'wellbeing' })
    if (message.is_first) await setTitle(tx, { id: thread_id, title: neutralTitle })
    if (!care.flag) return
    await flagMessage({ ...world, db: tx }, { ...care.flag, owner, thread_id, message_id, now })
  })
}
