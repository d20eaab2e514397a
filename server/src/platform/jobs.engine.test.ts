import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { database } from '#testing/harness.ts'
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
