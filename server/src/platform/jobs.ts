import { fromKysely, PgBoss } from 'pg-boss'
import type { Database, Db } from './database.ts'
import { newId } from './ids.ts'

/** Queues work for later and keeps it in the database until it is done. */
export type Jobs = AsyncDisposable & {
  /** Sends a job. With a transaction as `db` the job is kept if and only if the transaction is. */
  readonly send: (queue: string, data: object, options?: { key?: string; db?: Db }) => Promise<void>
  /** Sends one job soon, however often this is called meanwhile: there is something new to do. */
  readonly wake: (queue: string) => void
  readonly work: (queue: string, handler: (data: unknown) => Promise<void>) => Promise<void>
  /** Runs a job repeatedly by a cron line, in UTC. */
  readonly schedule: (queue: string, cron: string) => Promise<void>
}

/** Every queue, because all are created at the start: creating one inside a transaction would hang. */
export const queues = [
  'audit-purge',
  'auth-purge',
  'chat-purge',
  'chat-rescreen',
  'chat-vectors',
  'contact-purge',
  'curriculum-install',
  'mail-deliver',
  'mail-purge',
  'models-purge',
  'models-release',
  'opening-letters',
  'guests-purge',
  'papers-purge',
  'privacy-due',
  'privacy-erase',
  'privacy-export',
  'privacy-files',
  'projections-apply',
  'quiz-decisions-purge',
  'quiz-files-purge',
  'quiz-remark',
  'quiz-time-up',
  'safeguarding-unopened',
  'speech-purge',
  'waiting-accounts-purge',
] as const

/** Queues that are woken; of these at most one job waits, since it covers the others. */
const woken: readonly string[] = ['curriculum-install', 'projections-apply', 'quiz-remark']

/** How long calls that wake a queue share a job. */
const wakeMs = 1_000

const pollSeconds = 2
const retries = { retryLimit: 5, retryBackoff: true, deadLetter: 'dead-letter' }

export async function openJobs(database: Database, onError: (error: Error) => void): Promise<Jobs> {
  // The queue creates tables of its own, and processes that create them together fail.
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
    // The queue supervises itself now and then, not all the time: it shares one process with the
    // site.
    superviseIntervalSeconds: 60,
  })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue('dead-letter')
  for (const queue of queues) {
    const policy = woken.includes(queue) ? 'short' : 'standard'
    await boss.createQueue(queue, { ...retries, policy })
  }
  // Looks each queue up once, since its first use must not be inside a transaction.
  for (const queue of queues) await boss.getJobById(queue, newId())
  return boss
}
