import { PgBoss } from 'pg-boss'
import type { Database } from './database.ts'

/** Work that is done later, kept in the database until it is. */
export type Jobs = AsyncDisposable & {
  readonly send: (queue: string, data: object, options?: { key?: string }) => Promise<void>
  readonly work: (queue: string, handler: (data: unknown) => Promise<void>) => Promise<void>
  /** Runs a job again and again by a cron line, in UTC. */
  readonly schedule: (queue: string, cron: string) => Promise<void>
}

/** Every queue is named here, so that all are made at the start: to make one inside a transaction would hang. */
export const queues = ['chat-purge', 'chat-reap'] as const

const pollSeconds = 2
const retries = { retryLimit: 5, retryBackoff: true, deadLetter: 'dead-letter' }

export async function openJobs({ pool }: Database, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // The queue minds itself now and then, not all the time: it shares one process with the site.
    superviseIntervalSeconds: 60,
  })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue('dead-letter')
  for (const queue of queues) await boss.createQueue(queue, retries)
  return {
    async send(queue, data, { key } = {}) {
      await boss.send(queue, data, key ? { singletonKey: key } : {})
    },
    async work(queue, handler) {
      await boss.work(queue, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
        for (const job of jobs) await handler(job.data)
      })
    },
    schedule: async (queue, cron) => void (await boss.schedule(queue, cron)),
    [Symbol.asyncDispose]: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
