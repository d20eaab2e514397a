import type { Db } from './database.ts'
import { newId } from './ids.ts'
import { endLease, renewLease } from './instance.queries.ts'

/** This process among those of the database. Others may end what it does once its lease has run out. */
export type Instance = AsyncDisposable & { readonly id: string }

const renewMs = 2_000
/** Twice renewed within it: one statement that is late kills nobody. */
const lease_s = 5
/** A row that ran out is of no use; it goes when the next process renews its own. */
const kept_s = 60

/** Says that this process is alive, now and until it is disposed of. */
export async function openInstance(db: Db): Promise<Instance> {
  const id = newId()
  const renew = () => renewLease(db, { id, lease_s, kept_s })
  await renew()
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    // One that fails is made good by the next.
    renewing = renewing.then(renew).catch(() => {})
  }, renewMs)
  timer.unref()
  return {
    id,
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await renewing
      await endLease(db, id).catch(() => {})
    },
  }
}
