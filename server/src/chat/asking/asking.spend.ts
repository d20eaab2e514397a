import type { UserAsker } from '#chat/asker.ts'
import { countSent } from '#chat/chat.messages.queries.ts'
import type { Db } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf } from './asking.budget.ts'

type Day = { readonly now: Date; readonly daily_messages: number }

/** Counts the message that was just kept among those of its writer's own day. Throws DAILY_BUDGET_USED. */
export async function spend(
  tx: Db,
  { user_id, time_zone }: UserAsker,
  { now, daily_messages }: Day,
): Promise<void> {
  const { since, seconds_left } = dayOf(now, time_zone)
  const sent = await countSent(tx, { user_id, since })
  if (sent > daily_messages) {
    throw new AppError('DAILY_BUDGET_USED', { retry_after_s: seconds_left })
  }
}
