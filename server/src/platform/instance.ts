import type { Db } from './database.ts'
import { newId } from './ids.ts'
import { endLease, forgetDead, renewLease } from './instance.queries.ts'

/** This process among those of the database. Others may end its work once its lease has run out. */
export type Instance = AsyncDisposable & {
  readonly id: string
  /** Does something now and about once a second, one time after the other. What fails is tried again the next time. */
  readonly everySecond: (work: () => Promise<unknown>) => void
}

const secondMs = 1_000
/** Renewed several times within this time, so that a late statement does not end it. */
const lease_s = 5
/** An expired row is deleted when the next process renews its lease. */
const kept_s = 60

/**
 * Announces that this process is alive, now and until it is disposed of, and takes back the leases of those that
 * died. `db` is one connection of the process's own: a pool that is busy costs nobody their lease, and that it is
 * open tells others that the process lives.
 */
export async function openInstance(db: Db): Promise<Instance> {
  const id = newId()
  const renew = () => renewLease(db, { id, lease_s, kept_s })
  await renew()
  await forgetDead(db, id)
  const ends: (() => Promise<void>)[] = []
  const everySecond = (work: () => Promise<unknown>) => void ends.push(repeat(work))
  everySecond(renew)
  return {
    id,
    everySecond,
    async [Symbol.asyncDispose]() {
      await Promise.all(ends.map((end) => end()))
      await endLease(db, id).catch(() => {})
    },
  }
}

/** Returns what ends it, and waits for the last time. */
function repeat(work: () => Promise<unknown>): () => Promise<void> {
  let working: Promise<unknown> | undefined
  const go = () => {
    working ??= work()
      .catch(() => {})
      .finally(() => {
        working = undefined
      })
  }
  go()
  const timer = setInterval(go, secondMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await working
  }
}
