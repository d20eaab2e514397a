/**
 * `npm run bench:reports`: the report of a class of 200 students among a million answers on PostgreSQL, by the processor
 * time of server and database, beside the same counts the long way, from the evidence itself. Prints JSON as its last
 * line, and ends with 1 where a limit is not held or the two do not agree.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readClassReport } from '@learngrove/server/class-report'
import { openPostgres } from '@learngrove/server/database'
import { createMemory } from '@learngrove/server/memory'
import { migrate } from '@learngrove/server/migrate'
import { startPostgres } from '@learngrove/server/postgres'
import { rebuildProjection } from '@learngrove/server/projections'
import { questionWeeks, topicWeeks } from '@learngrove/server/report-weeks'
import { loopMs } from '../scripts/cost.mjs'
import { longWay, rollUp } from './reports/counts.ts'
import { processorMsOf } from './reports/processor.ts'

/** Of the server for a report; of both, with a million answers in the database. */
const limits = { server_ms: 8, both_ms: 200 }
/** What the loop takes where nobody else is at work: the times of a busy machine are put back to that. */
const quietLoopMs = 2
const [warmUp, rounds] = [60, 60]
const batch = 50_000
const class_id = '00000007-0000-4000-8000-000000000001'
/** What a backend does for others would be counted nowhere. */
const alone = '?options=-c%20max_parallel_workers_per_gather%3D0'

const tenth = (value: number) => Math.round(value * 10) / 10

const postgres = await startPostgres({ is_durable: false })
try {
  await using database = openPostgres(postgres.url + alone, 1)
  await migrate(database)
  await database.exec(readFileSync(join(import.meta.dirname, 'reports/fill.sql'), 'utf8'))
  await database.exec('analyze')
  console.log('a million answers are there')
  for (const each of [topicWeeks, questionWeeks])
    await rebuildProjection(database.db, each, { batch })
  await database.exec('vacuum analyze')
  console.log('the roll-ups are there')

  // Safe: the report reads no more of its context than this.
  const context = {
    ...{ db: database.db, memory: createMemory(), last_event_id: '' },
    ...{ now: new Date('2026-09-06T12:00:00Z'), actor: { user_role_id: 3, callers: ['admin'] } },
  } as unknown as Parameters<typeof readClassReport>[0]
  const read = async () => {
    const parts = readClassReport(context, { params: { classId: class_id }, query: {} })
    let bytes = 0
    for await (const part of parts) bytes += JSON.stringify(part).length
    return bytes
  }
  const { rows } = await database.pool.query('select pg_backend_pid() as pid')
  const backend = () => processorMsOf(Number(rows[0]?.pid))
  const databaseMs = async (work: () => Promise<unknown>) => {
    const before = backend()
    await work()
    return backend() - before
  }

  for (let round = 0; round < warmUp; round++) await read()
  const server = process.cpuUsage()
  const of_database = await databaseMs(async () => {
    for (let round = 0; round < rounds; round++) await read()
  })
  const { user, system } = process.cpuUsage(server)
  const server_ms = (user + system) / 1000 / rounds
  const database_ms = of_database / rounds
  const counts = { long_way: '', roll_up: '' }
  const long_way_ms = await databaseMs(async () => {
    counts.long_way = JSON.stringify((await database.pool.query(longWay, [class_id])).rows)
  })
  const roll_up_ms = await databaseMs(async () => {
    counts.roll_up = JSON.stringify((await database.pool.query(rollUp, [class_id])).rows)
  })
  const is_equal = counts.long_way === counts.roll_up
  const quiet = quietLoopMs / Math.max(quietLoopMs, loopMs)
  const quiet_ms = {
    server: tenth(server_ms * quiet),
    both: tenth((server_ms + database_ms) * quiet),
  }
  const isHeld = quiet_ms.server < limits.server_ms && quiet_ms.both < limits.both_ms
  if (!isHeld || !is_equal) process.exitCode = 1
  console.log(
    JSON.stringify({
      ...{ students: 200, evaluations: 1_000_000, bytes: await read(), is_equal, limits },
      ...{ server_ms: tenth(server_ms), database_ms: tenth(database_ms) },
      ...{ long_way_ms, roll_up_ms },
      ...{ loop_ms: tenth(loopMs), quiet_ms },
    }),
  )
} finally {
  await postgres.stop()
}
