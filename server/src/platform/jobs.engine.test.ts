import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { database, db } from '#testing/harness.ts'
import { openJobs } from './jobs.ts'

test('a job is worked once, and one that fails is tried again', async () => {
  await using jobs = await openJobs(database, () => {})
  const key = newId()
  const seen: unknown[] = []
  const done = Promise.withResolvers<void>()
  await jobs.work('chat-purge', async (data) => {
    // Safe: only this test sends to this queue while it runs.
    if ((data as { key?: string }).key !== key) return
    seen.push(data)
    if (seen.length === 1) throw new Error('The first try fails')
    done.resolve()
  })
  await jobs.send('chat-purge', { key })
  await done.promise
  expect(seen).toEqual([{ key }, { key }])
}, 30_000)

test('what is woken for again and again, by many processes, is worked once and not as often', async () => {
  const queue = 'projections-apply'
  const opened = await Promise.all([openJobs(database, () => {}), openJobs(database, () => {})])
  onTestFinished(async () => {
    for (const jobs of opened) await jobs[Symbol.asyncDispose]()
  })
  for (let turn = 0; turn < 20; turn++) for (const jobs of opened) jobs.wake(queue)
  const jobsIn = async (states: readonly string[]) =>
    (
      await sql`select from pgboss.job where name = ${queue} and state::text in (${sql.join(states)})`.execute(
        db,
      )
    ).rows.length
  await expect.poll(() => jobsIn(['created']), { timeout: 10_000 }).toBe(1)
  let worked = 0
  const [jobs] = opened
  await jobs?.work(queue, async () => void worked++)
  await expect.poll(() => jobsIn(['completed']), { timeout: 10_000 }).toBeGreaterThan(0)
  // A call that came while it was worked makes it be worked once more.
  await expect.poll(() => jobsIn(['created', 'active', 'retry']), { timeout: 10_000 }).toBe(0)
  expect(worked).toBeLessThanOrEqual(2)
}, 30_000)
