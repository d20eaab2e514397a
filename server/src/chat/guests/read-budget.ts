import type { publicChat } from '@learngrove/contract/chat.public'
import type { Input, Output } from '@learngrove/contract/route'
import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import type { Context } from '#platform/context.ts'
import { readRoom } from '#platform/throttle/throttle.ts'
import { messageCounts } from './budget.ts'
import { findGuest } from './session.ts'

type Budget = typeof publicChat.publicBudget

/** Returns how many messages a guest may still send: what the tightest of their budgets has left. */
export async function readGuestBudget(
  context: Context<'public'>,
  { query }: Input<Budget>,
): Promise<Output<Budget>> {
  const { db, config, address, now } = context
  const guest = await findGuest(context, query.session_id)
  const whose = { id: guest?.guest_session_id, address, school_id: await hostSchool(context) }
  const room = await readRoom(db, messageCounts(whose, config.guests), now)
  return { daily_messages: config.guests.messages, ...room }
}
