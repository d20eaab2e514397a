import type { chat } from '@learngrove/contract/chat'
import type { Output } from '@learngrove/contract/route'
import { countSent } from '#chat/chat.messages.queries.ts'
import type { Context } from '#platform/context.ts'
import { dayOf } from './asking.budget.ts'

type Budget = typeof chat.budget

const msASecond = 1000

/** Returns how many messages the caller may still send today, by their own calendar. */
export async function readBudget({
  db,
  actor,
  config,
  now,
}: Context<Budget['audience']>): Promise<Output<Budget>> {
  const { daily_messages } = config
  const { since, seconds_left } = dayOf(now, actor.time_zone)
  const sent = await countSent(db, { user_id: actor.id, since })
  const renewed_at = new Date(now.getTime() + seconds_left * msASecond)
  return { daily_messages, left: Math.max(0, daily_messages - sent), renewed_at }
}
