import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWorkerPool } from './worker-pool.ts'

const worker = new URL('../testing/stuck-tutor.worker.ts', import.meta.url)
const limitMs = 20
const patientMs = 10_000

test('a pool that is closed as time runs out ends, answers what waits, and takes nothing more', async () => {
  const pool = createWorkerPool({ worker, size: 1, limit_ms: limitMs, start_limit_ms: limitMs })
  const results = [pool.run('first'), pool.run('second')]
  await setImmediate()
  // The time of the first is over, and nobody has been told so yet.
  const over = performance.now() + 2 * limitMs
  while (performance.now() < over);
  await pool[Symbol.asyncDispose]()
  expect(await Promise.all([...results, pool.run('late')])).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a worker that has nothing to do keeps no process from ending', async () => {
  const count = () =>
    process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
  const before = count()
  await using pool = createWorkerPool({ worker, size: 1, limit_ms: patientMs })
  expect(await pool.run({ title_of: 'hello' })).toBe('hello')
  expect(count()).toBe(before)
})
