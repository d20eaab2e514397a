/**
 * `npm run bench:chat`: answers of a hosted model on PostgreSQL, ten tokens a second on each of so many
 * streams; the first token of the built-in tutor; and what is left when the server is killed in the middle.
 * What our server adds to the age of a token is held against the same stream read from the model itself in
 * the same run. `-- --streams 200,500,1000` says how many, `--sentence 1,12` of how many tokens a sentence is (one
 * is shown once it is whole and screened), `--seconds 20` how long all of them speak, `--only streams,first,crash`
 * what is measured, `--profile <folder>` keeps where the server's time went. Prints JSON as its last line, and ends
 * with 1 where a limit is not held.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPostgres } from '@learngrove/server/database'
import { startPostgres } from '@learngrove/server/postgres'
import { type Crash, crash } from './chat/crash.ts'
import { firstToken } from './chat/first-token.ts'
import { type Level, measureLevel } from './chat/level.ts'
import { limits, problemsOf } from './chat/limits.ts'
import { makeClass } from './practice/class.ts'
import { startProcess, startProduct } from './server-process.ts'

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '200,500,1000' },
    sentence: { type: 'string', default: '1,12' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: 'streams,first,crash' },
    profile: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const levels = values.streams.split(',').map(Number)
const sentences = values.sentence.split(',').map(Number)
if ([seconds, ...levels, ...sentences].some((each) => !each))
  throw new Error('Say --streams, --sentence and --seconds as numbers')
const does = (what: string) => values.only.split(',').includes(what)

/** So many streams are read from the model itself, beside ours. */
const mostDirect = 20
/** So many answers are in the middle when the server is killed. */
const killed = 50
const withoutEncoder = ['--import', join(import.meta.dirname, 'practice/without-encoder.ts')]
const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []
const began = Date.now()

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'learngrove-chat-'))
const database = openPostgres(postgres.url, 4)
const pupils = await makeClass(database, { students: Math.max(killed, ...levels), sheets: 0 })
const sessions = pupils.map(({ token }) => token)
const env = {
  ...{ DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' },
  DAILY_MESSAGES: '1000000',
}

const startServer = (model_url: string) =>
  startProduct({ ...env, MODEL_URL: model_url }, [...withoutEncoder, ...profiling])

const startModel = (streams: number, sentence: number) =>
  startProcess('chat/model.ts', {
    BENCH_BEGAN: String(began),
    BENCH_STREAMS: String(streams),
    BENCH_SENTENCE: String(sentence),
    BENCH_SECONDS: String(seconds),
  })

function told<T>(what: T): T {
  console.log(JSON.stringify(what))
  return what
}

async function levelOf(streams: number, sentence: number): Promise<Level> {
  const direct = Math.min(streams, mostDirect)
  const model = await startModel(streams + direct, sentence)
  const server = await startServer(model.url)
  const own = { server_url: server.url, model_url: model.url, sessions: sessions.slice(0, streams) }
  const level = await measureLevel(server, { ...own, began, direct }, sentence)
  await server.stop()
  await model.stop()
  return told(level)
}

async function firstTokenWith(options: readonly string[]) {
  const server = await startProduct(env, options)
  const times = await firstToken(server.url, sessions[0] ?? '')
  await server.stop()
  return told(times)
}

async function crashWith(isOtherBeside: boolean): Promise<Crash> {
  const model = await startModel(Number.POSITIVE_INFINITY, 1)
  const start = () => startServer(model.url)
  const world = { database, pupils: pupils.slice(0, killed), began, start }
  const crashed = await crash(world, isOtherBeside)
  await model.stop()
  return told(crashed)
}

const first = does('first') && {
  without_encoder: await firstTokenWith(withoutEncoder),
  with_encoder: await firstTokenWith([]),
}
const crashes = does('crash') && {
  other_beside: await crashWith(true),
  next_started: await crashWith(false),
}
const measured: Level[] = []
for (const sentence of does('streams') ? sentences : [])
  for (const streams of levels) measured.push(await levelOf(streams, sentence))
await database[Symbol.asyncDispose]()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })

const problems = problemsOf({ measured, first, crashes })
for (const problem of problems) console.log(`Not held: ${problem}`)
console.log(JSON.stringify({ seconds, limits, first, crashes, measured, problems }))
process.exitCode = problems.length > 0 ? 1 : 0
