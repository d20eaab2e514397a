import { fromKysely, PgBoss } from 'pg-boss'
import type { Database, Db } from './database.ts'
import { newId } from './ids.ts'

/** Work that is done later, kept in the database until it is. */
export type Jobs = AsyncDisposable & {
  /** With a transaction as `db` the job is kept if and only if the transaction is. */
  readonly send: (queue: string, data: object, options?: { key?: string; db?: Db }) => Promise<void>
  /** Sends one job soon, however often this is called meanwhile: there is something new to look at. */
  readonly wake: (queue: string) => void
  readonly work: (queue: string, handler: (data: unknown) => Promise<void>) => Promise<void>
  /** Runs a job again and again by a cron line, in UTC. */
  readonly schedule: (queue: string, cron: string) => Promise<void>
}

/** Every queue is named here, so that all are made at the start: to make one inside a transaction would hang. */
export const queues = [
  'audit-purge',
  'auth-purge',
  'chat-purge',
  'chat-reap',
  'chat-rescreen',
  'contact-purge',
  'mail-deliver',
  'mail-purge',
  'opening-letters',
  'papers-purge',
  'privacy-due',
  'privacy-erase',
  'privacy-export',
  'privacy-files',
  'projections-apply',
  'safeguarding-unopened',
  'waiting-accounts-purge',
] as const

/** Queues that are woken: of these one job at most waits, for it will see what the others were to look at. */
const woken: readonly string[] = ['projections-apply']

/** What is woken for within this time shares a job. */
const wakeMs = 1_000

const pollSeconds = 2
const retries = { retryLimit: 5, retryBackoff: true, deadLetter: 'dead-letter' }

export async function openJobs(database: Database, onError: (error: Error) => void): Promise<Jobs> {
  // The queue makes tables of its own, and processes that make them together trip over each other.
  const boss = await database.alone(() => startBoss(database, onError))
  const waking = new Map<string, NodeJS.Timeout>()
  return {
    async send(queue, data, { key, db } = {}) {
      await boss.send(queue, data, {
        ...(key && { singletonKey: key }),
        ...(db && { db: fromKysely(db) }),
      })
    },
    wake(queue) {
      if (waking.has(queue)) return
      const send = () => {
        waking.delete(queue)
        boss.send(queue, {}).catch(onError)
      }
      waking.set(queue, setTimeout(send, wakeMs))
    },
    async work(queue, handler) {
      await boss.work(queue, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
        for (const job of jobs) await handler(job.data)
      })
    },
    schedule: async (queue, cron) => void (await boss.schedule(queue, cron)),
    [Symbol.asyncDispose]: () => {
      for (const timer of waking.values()) clearTimeout(timer)
      return boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

async function startBoss({ pool }: Database, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // The queue minds itself now and then, not all the time: it shares one process with the site.
    superviseIntervalSeconds: 60,
  })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue('dead-letter')
  for (const queue of queues) {
    const policy = woken.includes(queue) ? 'short' : 'standard'
    await boss.createQueue(queue, { ...retries, policy })
  }
  // A queue is looked up at its first use, beside any transaction: that must not be inside one.
  for (const queue of queues) await boss.getJobById(queue, newId())
  return boss
}
