/**
 * `npm run bench:staff`: ten teachers and 300 students at once on PostgreSQL. The students answer what is set, in a
 * process of their own; each teacher follows the board of the class, whose connection breaks now and then, and opens
 * reports one after the other. `--rate 30 --seconds 60` say how much. Prints JSON as its last line, and ends with 1
 * where a limit is not held, or a board does not end with what was answered.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPostgres } from '@learngrove/server/database'
import { randomFrom } from '@learngrove/server/demo-random'
import { startPostgres } from '@learngrove/server/postgres'
import { rebuildProjection } from '@learngrove/server/projections'
import { questionWeeks, topicWeeks } from '@learngrove/server/report-weeks'
import { contention } from '../scripts/cost.mjs'
import { clientOf } from './client.ts'
import { arrivals, timesOf } from './practice/arrivals.ts'
import { makeClass, questionsASheet } from './practice/class.ts'
import { drive } from './practice/drive.ts'
import type { Planned } from './practice/load.ts'
import { startProduct } from './server-process.ts'
import { follow } from './staff/follow.ts'
import { addHistory, makeClasses, type Taught } from './staff/school.ts'

const limits = { report_p95_ms: 100 }
const [teachers, students, sheets] = [10, 300, 12]
/** A teacher looks at a report for so long. */
const lookMs = 1_000
/** What is asked for while everything is new is not counted. */
const warmMs = 10_000
/** So often the connection of a board breaks. */
const cutMs = 7_000
/** A board looks every other second; so long after the last answer it has been told. */
const settledMs = 8_000

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '60' },
  },
})
const [rate, seconds] = [Number(values.rate), Number(values.seconds)]
if (!rate || !seconds) throw new Error('Say --rate and --seconds as numbers')

/** Each student opens what is set, and answers it question by question, in turn. */
function planOf(taught: readonly Taught[], moments: readonly number[]): Planned[] {
  const pupils = taught.flatMap((each) => each.pupils)
  return moments.slice(0, pupils.length * questionsASheet).flatMap((at_ms, index) => {
    const pupil = pupils[index % pupils.length]
    const turn = Math.floor(index / pupils.length)
    const [sheet] = pupil?.sheets ?? []
    const answer = sheet?.answers[turn]
    if (!pupil || !sheet || !answer) throw new Error('The class has no more to answer')
    const own = { at_ms, token: pupil.token, quiz_id: sheet.quiz_id, is_counted: true }
    return [
      ...(turn === 0 ? [{ ...own, kind: 'open' as const, answers: [] }] : []),
      { ...own, kind: 'answer' as const, answers: [answer] },
    ]
  })
}

/** Opens reports of a class one after the other until it is told to stop. */
async function look(
  url: string,
  of: Taught,
  { times, countedFrom, next, isOver }: Looking,
): Promise<void> {
  const client = clientOf(url, 2)
  const { token, class_id, worksheet_id, assignment_id, pupils } = of
  const headers = { authorization: `Bearer ${token}` }
  while (!isOver()) {
    const student = pupils[Math.floor(next() * pupils.length)]?.student_id ?? ''
    const at = `/api/v1/classes/${class_id}`
    for (const path of [
      `${at}/report`,
      `${at}/students/${student}/report`,
      `/api/v1/worksheets/${worksheet_id}/assignments/${assignment_id}/classes/${class_id}/report`,
    ]) {
      const began = performance.now()
      const { status, body } = await client.send({ method: 'GET', path, headers })
      if (status !== 200) throw new Error(`${status} at ${path}: ${body}`)
      if (began > countedFrom) times.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, lookMs * 2 * next()))
    }
  }
  client.close()
}

type Looking = {
  readonly times: number[]
  readonly countedFrom: number
  readonly next: () => number
  readonly isOver: () => boolean
}

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'learngrove-staff-'))
const { next } = randomFrom(3)
const { taught, history } = await (async () => {
  await using database = openPostgres(postgres.url, 4)
  const { db } = database
  const pupils = await makeClass(database, { students, sheets })
  const now = new Date()
  const made = await makeClasses(db, pupils, teachers, now)
  const count = await addHistory(db, now)
  for (const each of [topicWeeks, questionWeeks]) await rebuildProjection(db, each)
  await database.exec('vacuum analyze')
  return { taught: made, history: count }
})()
console.log(`${teachers} classes of ${students / teachers}; ${history} answers of the weeks before`)
const server = await startProduct(
  { DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' },
  ['--import', join(import.meta.dirname, 'practice/without-encoder.ts')],
)
const busy = Math.round(contention() * 10) / 10
const before = await server.usage()
const boards = taught.map(({ token, assignment_id }) =>
  follow(`${server.url}/api/v1/assignments/${assignment_id}/live`, token),
)
const cut = setInterval(() => boards[Math.floor(next() * boards.length)]?.cut(), cutMs / teachers)
const times: number[] = []
let isOver = false
const countedFrom = performance.now() + warmMs
const looking = taught.map((each) =>
  look(server.url, each, { times, countedFrom, next, isOver: () => isOver }),
)
const outcome = await drive(server.url, planOf(taught, arrivals({ rate, seconds, next })))
isOver = true
await Promise.all(looking)
await new Promise((resolve) => setTimeout(resolve, settledMs))
clearInterval(cut)
await new Promise((resolve) => setTimeout(resolve, settledMs))
for (const board of boards) board.end()
const after = await server.usage()
await server.stop()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })

const report = timesOf(times)
const told = boards.reduce((sum, { seen }) => sum + seen.answered, 0)
const reopened = boards.reduce((sum, { seen }) => sum + seen.opened - 1, 0)
const problems = [
  report.p95_ms > limits.report_p95_ms && `p95 of a report is ${report.p95_ms} ms`,
  outcome.errors.length > 0 && `errors: ${outcome.errors.join('; ')}`,
  told !== outcome.counted && `${outcome.counted} answers were kept, the boards say ${told}`,
].filter((problem) => problem !== false)
for (const problem of problems) console.log(`Not held: ${problem}`)
console.log(
  JSON.stringify({
    ...{ teachers, students, rate, seconds, limits, history, report },
    answers: outcome.times.answer,
    boards: { told, kept: outcome.counted, reopened },
    cpu_ms: Math.round(after.cpu_ms - before.cpu_ms),
    // How many times as long everything takes because others use the machine: 1 where nobody does.
    ...{ contention: busy, problems },
  }),
)
process.exitCode = problems.length > 0 ? 1 : 0
