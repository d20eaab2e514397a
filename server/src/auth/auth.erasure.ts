import type { Db } from '#platform/database.ts'
import { hashOf } from '#platform/ids.ts'
import { deleteRequestsBy } from '#platform/throttle/throttle.queries.ts'
import { deleteTicketsAbout } from '#platform/tickets/tickets.queries.ts'
import { accountKey } from './auth.attempt-limits.ts'
import { deleteFailures } from './auth.erasure.queries.ts'

type Erased = {
  readonly id: string
  /** The names that somebody signs in with: addresses, numbers, a username. */
  readonly names: readonly string[]
  /** A pattern that matches whatever identifies them in a text; empty if nothing does. */
  readonly pattern: string
  /** The keys that their requests are counted by, as in `Count`. */
  readonly counted_by: readonly string[]
}

/** Deletes what was sent to somebody and what was counted about them; neither is deleted with the account. */
export async function forgetWaysIn(db: Db, { id, names, pattern, counted_by }: Erased) {
  await deleteTicketsAbout(db, { id, pattern })
  const doors = [...names, `password of ${id}`].map(accountKey)
  const hashes = [...counted_by.map(hashOf), ...doors]
  await deleteRequestsBy(db, hashes)
  await deleteFailures(db, hashes)
}
