import type { Db } from './database.ts'
import { newId } from './ids.ts'
import { endLease, renewLease } from './instance.queries.ts'

/** This process among those of the database. Others may end its work once its lease has run out. */
export type Instance = AsyncDisposable & { readonly id: string }

const renewMs = 2_000
/** Renewed twice within this time, so that one late statement does not end it. */
const lease_s = 5
/** An expired row is deleted when the next process renews its lease. */
const kept_s = 60

/** Announces that this process is alive, now and until it is disposed of. */
export async function openInstance(db: Db): Promise<Instance> {
  const id = newId()
  const renew = () => renewLease(db, { id, lease_s, kept_s })
  await renew()
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    // A renewal that fails is made up for by the next.
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
