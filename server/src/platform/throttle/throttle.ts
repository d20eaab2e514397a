import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf } from '#platform/ids.ts'
import { networkOf } from '#platform/network-address.ts'
import { countSince, insertRequests, lockKeys } from './throttle.queries.ts'

/** A number of requests within a time, in milliseconds. */
export type Limit = { readonly most: number; readonly within_ms: number }

/** The key that a request is counted by, such as `magic link to maya@school.test`, and its limit. */
export type Count = Limit & { readonly by: string }

/** How many times the limit of an address is allowed from all /64 of one /48 together. */
const networkTimes = 10

/** Returns the counters of an address: its own, and that of its network. */
export function fromAddress(what: string, address: string, { most, within_ms }: Limit): Count[] {
  const network = networkOf(address)
  return [
    { by: `${what} from ${address}`, most, within_ms },
    ...(network === undefined
      ? []
      : [{ by: `${what} from ${network}`, most: networkTimes * most, within_ms }]),
  ]
}

/**
 * Counts a request that sends a message or writes for a guest, and refuses one over the limit with
 * `TOO_MANY_REQUESTS` until the oldest is long enough ago. A refused request is not counted, so
 * nobody is locked out for ever. A counted one stays counted whatever becomes of it, as a hash in
 * the database, so that limits survive restarts and hold across processes. Do not call it inside a
 * transaction.
 */
export async function countRequest(db: Db, counts: readonly Count[], now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    const retry_after_s = await countWithin(tx, counts, now)
    if (retry_after_s !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retry_after_s })
  })
}

/**
 * Counts in a transaction of the caller's, so that what is rolled back is not counted. Others with the same
 * keys wait until it ends. Where a limit is reached nothing is counted, and it returns after how many seconds
 * there is room again.
 */
export async function countWithin(
  tx: Db,
  counts: readonly Count[],
  now: Date,
): Promise<number | undefined> {
  const limits = new Map(counts.map(({ by, ...limit }) => [hashOf(by), limit]))
  const asked = [...limits].map(([key_hash, { within_ms }]) => ({
    key_hash,
    since: new Date(now.getTime() - within_ms),
  }))
  const keys = [...limits.keys()]
  await lockKeys(tx, keys)
  for (const { key_hash, requests, first_at } of await countSince(tx, asked)) {
    const limit = limits.get(key_hash)
    if (!limit || !first_at || requests < limit.most) continue
    const free_at = first_at.getTime() + limit.within_ms
    return Math.max(1, Math.ceil((free_at - now.getTime()) / 1000))
  }
  await insertRequests(tx, { keys, now })
  return undefined
}

/** What is left of the tightest limit, and when there is more of it again: now, where nothing is used. */
export async function readRoom(
  db: Db,
  counts: readonly Count[],
  now: Date,
): Promise<{ readonly left: number; readonly renewed_at: Date }> {
  const asked = counts.map(({ by, within_ms }) => ({
    key_hash: hashOf(by),
    since: new Date(now.getTime() - within_ms),
  }))
  const counted = new Map((await countSince(db, asked)).map((each) => [each.key_hash, each]))
  const rooms = counts.map(({ by, most, within_ms }) => {
    const { requests = 0, first_at } = counted.get(hashOf(by)) ?? {}
    const renewed_ms = first_at ? first_at.getTime() + within_ms : now.getTime()
    return { left: Math.max(0, most - requests), renewed_at: new Date(renewed_ms) }
  })
  const [first, ...others] = rooms
  if (!first) throw new Error('Nothing is counted')
  return others.reduce((least, room) => (room.left < least.left ? room : least), first)
}
