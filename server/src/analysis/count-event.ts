import type { analysis } from '@learngrove/contract/analysis'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { countRequest, fromAddress } from '#platform/throttle/throttle.ts'
import { countEvent } from './analysis.queries.ts'

type Count = typeof analysis.analyticsEvent

const minuteMs = 60_000

/** A page sends few events, and nobody needs more. */
const limit = { most: 60, within_ms: 10 * minuteMs }

/** Counts an event of today (by UTC). Who sent it is not kept. */
export async function countAnalyticsEvent(
  { db, now, address }: Context<Count['audience']>,
  { event }: Input<Count>['body'],
): Promise<Output<Count>> {
  await countRequest(db, fromAddress('analytics', address, limit), now)
  await countEvent(db, { day: now.toISOString().slice(0, '2026-01-01'.length), event })
}
