/**
 * `npm run bench:practice`: a class at work on PostgreSQL, and then all hand in at once. The class is a
 * process of its own, and sends when chance says so, whether or not what was sent before is answered.
 * `--students 300 --rate 200 --seconds 120` are what is promised; a short run tells sooner. Prints JSON
 * as its last line, and ends with 1 where a limit is not held.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPostgres } from '@learngrove/server/database'
import { randomFrom } from '@learngrove/server/demo-random'
import { startPostgres } from '@learngrove/server/postgres'
import { arrivals } from './practice/arrivals.ts'
import { makeClass, type Pupil, questionsASheet } from './practice/class.ts'
import { drive } from './practice/drive.ts'
import type { Planned } from './practice/load.ts'
import { startProduct } from './server-process.ts'

const limits = { p95_ms: 150, hand_in_ms: 10_000, rss_mb: 350 }

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '300' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '120' },
  },
})
const [students, rate, seconds] = [values.students, values.rate, values.seconds].map(Number)
if (!students || !rate || !seconds)
  throw new Error('Say --students, --rate and --seconds as numbers')

/** The class comes in and opens what is set, then answers for a while before anything is counted. */
const comingInMs = 5_000
const warmSeconds = 10
/** So long before its first answer a quiz is opened. */
const readingMs = 3_000
/** Between the last answer and the bell. */
const quietMs = 2_000
const bellMs = 1_000

/**
 * Each student's next answer in turn, in an order that chance has made. They are at different questions of
 * their sheets, as a class is that has worked for a while: their next sheets are not opened all at once.
 */
function planOf(pupils: readonly Pupil[], moments: readonly number[], next: () => number) {
  const plan: Planned[] = []
  const order = pupils
    .map((pupil) => ({ pupil, lot: next(), done: Math.floor(next() * questionsASheet) }))
    .toSorted((a, b) => a.lot - b.lot)
  for (const [index, moment] of moments.entries()) {
    const { pupil, done = 0 } = order[index % order.length] ?? {}
    const round = Math.floor(index / order.length)
    const turn = done + round
    const sheet = pupil?.sheets[Math.floor(turn / questionsASheet)]
    const answer = sheet?.answers[turn % questionsASheet]
    if (!pupil || !sheet || !answer) throw new Error('The class has no more to answer')
    const { token } = pupil
    const at_ms = comingInMs + moment
    const is_counted = moment >= warmSeconds * 1000
    const own = { token, quiz_id: sheet.quiz_id, is_counted }
    if (round === 0 || turn % questionsASheet === 0) {
      const early = round === 0 ? (index / order.length) * readingMs : at_ms - readingMs
      plan.push({ ...own, kind: 'open', at_ms: Math.max(0, early), answers: [] })
    }
    plan.push({ ...own, kind: 'answer', at_ms, answers: [answer] })
  }
  return [...plan, ...bell(pupils, (moments.at(-1) ?? 0) + comingInMs + quietMs, next)].toSorted(
    (one, other) => one.at_ms - other.at_ms,
  )
}

/** Everybody hands in a whole quiz within a second; it was opened while the others were answered. */
function bell(pupils: readonly Pupil[], at: number, next: () => number): Planned[] {
  return pupils.flatMap(({ token, sheets }) => {
    const { quiz_id, answers } = sheets.at(-1) ?? { quiz_id: '', answers: [] }
    const own = { token, quiz_id, is_counted: true }
    return [
      {
        ...own,
        kind: 'open' as const,
        at_ms: comingInMs + next() * (at - comingInMs),
        answers: [],
      },
      { ...own, kind: 'hand_in' as const, at_ms: at + next() * bellMs, answers },
    ]
  })
}

/** What is kept in the end, to be held against what was acknowledged. */
async function kept(url: string, pupils: readonly Pupil[]) {
  await using database = openPostgres(url, 2)
  const ids = pupils.map(({ student_id }) => student_id)
  const { db } = database
  const evidence = await db
    .selectFrom('evidence')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('student_id', 'in', ids)
    .executeTakeFirstOrThrow()
  const waiting = await db
    .selectFrom('evaluation_questions')
    .innerJoin('student_evaluations', 'student_evaluations.id', 'student_evaluation_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('student_id', 'in', ids)
    .where('waiting', 'is not', null)
    .executeTakeFirstOrThrow()
  const open = await db
    .selectFrom('student_evaluations')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(
      'quiz_id',
      'in',
      pupils.map(({ sheets }) => sheets.at(-1)?.quiz_id ?? ''),
    )
    .where('grading_completed', '=', false)
    .executeTakeFirstOrThrow()
  const ledger = await db
    .selectFrom('xp_ledger')
    .select(({ fn }) => fn.sum<string>('amount').as('sum'))
    .where('student_id', 'in', ids)
    .executeTakeFirstOrThrow()
  const xp = await db
    .selectFrom('student_xp')
    .select(({ fn }) => fn.sum<string>('xp').as('sum'))
    .where('student_id', 'in', ids)
    .executeTakeFirstOrThrow()
  return {
    counted: Number(evidence.count) + Number(waiting.count),
    not_closed: Number(open.count),
    is_xp_its_ledger: ledger.sum === xp.sum,
  }
}

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'learngrove-practice-'))
const { next } = randomFrom(2)
const moments = arrivals({ rate, seconds: seconds + warmSeconds, next })
// One for what was done before, and one for the bell.
const sheets = Math.ceil(Math.ceil(moments.length / students) / questionsASheet) + 2
const pupils = await (async () => {
  await using database = openPostgres(postgres.url, 4)
  return await makeClass(database, { students, sheets })
})()
console.log(`${students} students with ${sheets} quizzes each; ${moments.length} answers`)
const server = await startProduct(
  { DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' },
  ['--import', join(import.meta.dirname, 'practice/without-encoder.ts')],
)
const before = await server.usage()
let most_mb = before.rss_mb
const watch = setInterval(async () => {
  most_mb = Math.max(most_mb, (await server.usage()).rss_mb)
}, 1000)
const outcome = await drive(server.url, planOf(pupils, moments, next))
clearInterval(watch)
const after = await server.usage()
const stored = await kept(postgres.url, pupils)
await server.stop()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })

const { times, late, errors, hand_in_ms } = outcome
const cpu_ms = Math.round(after.cpu_ms - before.cpu_ms)
console.log(`answers        ${JSON.stringify(times.answer)}`)
console.log(`opened         ${JSON.stringify(times.open)}`)
console.log(`at the bell    ${JSON.stringify(times.hand_in)}, all kept after ${hand_in_ms} ms`)
console.log(`sent late by   ${JSON.stringify(late)}`)
const problems = [
  times.answer.p95_ms > limits.p95_ms && `p95 of an answer is ${times.answer.p95_ms} ms`,
  hand_in_ms > limits.hand_in_ms && `the bell took ${hand_in_ms} ms`,
  most_mb > limits.rss_mb && `the server held ${most_mb} MB`,
  errors.length > 0 && `errors: ${errors.join('; ')}`,
  stored.counted !== outcome.counted &&
    `${outcome.counted} answers were acknowledged, ${stored.counted} are kept`,
  stored.not_closed > 0 && `${stored.not_closed} quizzes are not closed`,
  !stored.is_xp_its_ledger && 'XP is not what the ledger says',
].filter((problem) => problem !== false)
for (const problem of problems) console.log(`Not held: ${problem}`)
console.log(
  JSON.stringify({
    ...{ students, rate, seconds, limits, ...times, late, hand_in_ms },
    memory_mb: { idle: before.rss_mb, most: most_mb, after: after.rss_mb },
    cpu_ms,
    stored,
    problems,
  }),
)
process.exitCode = problems.length > 0 ? 1 : 0
