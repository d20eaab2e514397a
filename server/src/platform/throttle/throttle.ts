import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf } from '#platform/ids.ts'
import { networkOf } from '#platform/network-address.ts'
import { countSince, insertRequests, lockKeys } from './throttle.queries.ts'

/** So many requests in such a time, in milliseconds. */
export type Limit = { readonly most: number; readonly within_ms: number }

/** What a request is counted by, such as `magic link to maya@school.test`, and how often it may come. */
export type Count = Limit & { readonly by: string }

/** Of all /64 of one /48 together so many times as much is let through. */
const networkTimes = 10

/** What comes from an address: counted by it, and by the network that it lies in. */
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
 * Counts a request that sends a message or writes for a guest, and refuses the one too many with
 * `TOO_MANY_REQUESTS` until the oldest is long enough ago. What is refused is not counted, so nobody
 * is shut out for ever; what is counted is kept whatever becomes of the request, by hash, in the
 * database: it survives restarts and holds across processes. Not for the inside of a transaction.
 */
export async function countRequest(db: Db, counts: readonly Count[], now: Date): Promise<void> {
  const limits = new Map(counts.map(({ by, ...limit }) => [hashOf(by), limit]))
  const asked = [...limits].map(([key_hash, { within_ms }]) => ({
    key_hash,
    since: new Date(now.getTime() - within_ms),
  }))
  const keys = [...limits.keys()]
  await transaction(db, async (tx) => {
    await lockKeys(tx, keys)
    for (const { key_hash, requests, first_at } of await countSince(tx, asked)) {
      const limit = limits.get(key_hash)
      if (!limit || !first_at || requests < limit.most) continue
      const free_at = first_at.getTime() + limit.within_ms
      const retry_after_s = Math.max(1, Math.ceil((free_at - now.getTime()) / 1000))
      throw new AppError('TOO_MANY_REQUESTS', { retry_after_s })
    }
    await insertRequests(tx, { keys, now })
  })
}
