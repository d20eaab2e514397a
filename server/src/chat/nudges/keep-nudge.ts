import { audienceOf, idsOf, type UserAsker } from '#chat/asker.ts'
import { dayOf } from '#chat/asking/asking.budget.ts'
import { findLatest, insertMessage, takeTurn } from '#chat/chat.messages.queries.ts'
import { insertThread, markUnread, touchThread } from '#chat/chat.threads.queries.ts'
import { askedAt, messageType } from '#chat/message.ts'
import { findRunning } from '#chat/stream/stream.generations.queries.ts'
import { findTalk, keepTalk } from '#chat/talk/talk.queries.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { type Asked, prompt } from './choose-nudge.ts'
import { countNudges, findShown, recordShown, wasNudgedAbout } from './nudges.queries.ts'
import type { Worded } from './word-nudge.ts'

/** So often in a day the tutor speaks of its own accord; each question that it draws is a practice. */
const dailyNudges = 100

export const nudgeTitle = 'From Pip to you'

export type Nudging = {
  readonly asker: UserAsker
  /** Without one a new conversation is begun. */
  readonly thread_id: string | undefined
  readonly asked: Asked
  /** The number of a prompt that comes once. */
  readonly once: number | undefined
  /** The question that it is about, if it may be spoken of once. */
  readonly about?: string | undefined
}

/**
 * Keeps what the tutor says of its own accord as a message, and returns its id. Of several at once for the same
 * prompt one is kept, and all get its id. Refuses with GENERATION_IN_PROGRESS and DAILY_BUDGET_USED.
 */
export function keepNudge(
  { db, now }: Context<'any'>,
  { asker, thread_id, asked, once, about, worded }: Nudging & { readonly worded: Worded },
): Promise<string> {
  const owner = idsOf(asker)
  return transaction(db, async (tx) => {
    await takeTurn(tx, owner)
    const shown = once && (await findShown(tx, { user_id: asker.user_id, nudging_type: once }))
    if (shown) {
      if (shown.message_id === null) throw new AppError('NUDGE_SHOWN')
      return shown.message_id
    }
    const { user_id, school_id } = asker
    if (about && (await wasNudgedAbout(tx, { user_id, school_id, question: about })))
      throw new AppError('NUDGE_SHOWN')
    if (thread_id && (await findRunning(tx, thread_id)))
      throw new AppError('GENERATION_IN_PROGRESS')
    const id = newId()
    const thread = thread_id ?? newId()
    if (thread_id) await touchThread(tx, { id: thread, course_id: null, now })
    else {
      const moments = { created_at: now, updated_at: now }
      const made = { id: thread, title: nudgeTitle, audience: audienceOf(asker) }
      await insertThread(tx, { ...made, ...owner, ...moments })
    }
    await insertMessage(tx, {
      ...{ id, thread_id: thread, from_user: false, type: messageType.text, text: worded.text },
      card: worded.card ? JSON.stringify(worded.card) : null,
      suggestions: JSON.stringify(worded.suggestions),
      provider: 'built-in',
      evaluation_question_id: about ?? null,
      nudging_group: asked.nudging_group,
      nudging_type: asked.nudging_type ?? null,
      created_at: askedAt(now, thread_id ? await findLatest(tx, thread) : null),
    })
    await markUnread(tx, thread)
    await checkDay(tx, asker, now)
    await takeInHand(tx, thread, worded)
    if (once) await recordPrompt(tx, { user_id: asker.user_id, once, message_id: id, now })
    return id
  })
}

async function checkDay(tx: Db, { user_id, school_id, time_zone }: UserAsker, now: Date) {
  const { since, seconds_left } = dayOf(now, time_zone)
  if ((await countNudges(tx, { user_id, school_id, since })) > dailyNudges)
    throw new AppError('DAILY_BUDGET_USED', { retry_after_s: seconds_left })
}

/** A question that was drawn is in hand from then on: "give me a hint" is about it. */
export async function takeInHand(tx: Db, thread_id: string, { card }: Worded): Promise<void> {
  if (!card) return
  const { state } = await findTalk(tx, thread_id)
  const { problem: _problem, ...rest } = state
  await keepTalk(tx, { thread_id, state: { ...rest, in_hand: card.evaluation_question_id } })
}

/** The prompt of a later login stands for the two surveys of a login as well. */
export async function recordPrompt(
  tx: Db,
  one: { user_id: string; once: number; message_id: string; now: Date },
): Promise<void> {
  const { user_id, once, message_id, now: shown_at } = one
  const surveys =
    once === prompt.login ? [prompt.confidence_at_login, prompt.motivation_at_login] : []
  await recordShown(tx, [
    { user_id, nudging_type: once, message_id, shown_at },
    ...surveys.map((nudging_type) => ({ user_id, nudging_type, message_id: null, shown_at })),
  ])
}
