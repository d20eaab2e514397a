/**
 * `npm run bench:faults`: students answer questions of every type by the outbox of the page itself, while the
 * network is cut at each of its steps, the server killed, the page loaded again and opened twice. After each round
 * what is kept is held against what was handed in and what is shown, and at the end against what the evidence
 * says. `--rounds 200 --seed 1 --only 17` draws others, or one. Prints JSON as its last line.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Database, openPostgres } from '@learngrove/server/database'
import { type Random, randomFrom } from '@learngrove/server/demo-random'
import { createMemory } from '@learngrove/server/memory'
import { startPostgres } from '@learngrove/server/postgres'
import { followEvidence, rebuilds, tryRebuild } from '@learngrove/server/rebuild'
import { formOf } from './client.ts'
import { auditRound } from './faults/audit.ts'
import { openBrowser, type Tab } from './faults/browser.ts'
import type { Act } from './faults/tab.worker.ts'
import { cuts, layWire, type Wire } from './faults/wire.ts'
import { makeClass, type Pupil } from './practice/class.ts'
import { type ServerProcess, startProduct } from './server-process.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const seed = Number(values.seed)

/** What happens in a round, at a moment that chance has drawn. */
const faults = [...cuts, ...cuts, 'kill', 'kill', 'reload', 'reload', 'second_tab'] as const
type Fault = (typeof faults)[number]
const faultsARound = 2

/** A cut that meets no request comes after so long. */
const unmetMs = 500

/** A round that takes longer has come to a stop somewhere. */
const patienceMs = 120_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'learngrove-faults-'))
const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' }
let server = await (async () => {
  await using database = openPostgres(postgres.url, 2)
  return {
    database,
    pupils: await makeClass(database, { students: rounds, sheets: 1, isOfEachType: true }),
  }
})().then(async ({ pupils }) => ({ pupils, process: await startServer() }))

/** Without the weights, which nothing here needs: it is started often. */
function startServer(): Promise<ServerProcess> {
  const without = join(import.meta.dirname, 'practice/without-encoder.ts')
  return startProduct(env, ['--import', without])
}

const portOf = () => Number(new URL(server.process.url).port)

/** Each question with an answer that is not right and one that may be; the last is only written at. */
function actsOf({ sheets }: Pupil, random: Random): { acts: Act[]; draft: Act } {
  const [sheet] = sheets
  const pairs = (sheet?.answers ?? []).map(({ id, ...answer }, at) => {
    const { id: _, ...other } = sheet?.others[at] ?? { id }
    const act = (said: object): Act => ({ id, answer: { ...said }, is_draft: false })
    return random.chance(0.5) ? [act(other), act(answer)] : [act(answer)]
  })
  const last = pairs.pop()?.at(-1)
  if (!last) throw new Error('The quiz has no questions')
  const draft = { ...last, is_draft: true }
  return { acts: [...pairs.flat(), draft], draft }
}

type Play = {
  readonly pupil: Pupil
  readonly random: Random
  readonly wire: Wire
  readonly open: (from: number) => Tab
  /** The tabs that are open, the one that goes on last. */
  tabs: Tab[]
  /** Where the student stands. */
  at: number
  readonly happened: string[]
}

/** Lets something happen, and puts right what of it does not come right by itself. */
async function happen(play: Play, fault: Fault): Promise<void> {
  const { random, wire, happened } = play
  happened.push(`${fault} at ${play.at}`)
  if (fault === 'reload') {
    const [old, ...others] = play.tabs
    await old?.close()
    play.tabs = [...others, play.open(play.at)]
  } else if (fault === 'second_tab')
    play.tabs = [...play.tabs, play.open(random.below(play.at + 1))]
  else if (fault === 'kill') {
    wire.cut()
    await server.process.kill()
    server = { ...server, process: await startServer() }
    mend(play)
  } else {
    const isMet = Promise.withResolvers<void>()
    wire.cutNext(fault, isMet.resolve)
    // Where nothing is sent any more it is cut all the same.
    const late = setTimeout(() => {
      wire.cut()
      isMet.resolve()
    }, unmetMs)
    await isMet.promise
    clearTimeout(late)
    await pause(random.below(60))
    mend(play)
  }
}

function mend({ wire, tabs }: Pick<Play, 'wire' | 'tabs'>) {
  wire.mend(portOf())
  for (const tab of tabs) tab.online()
}

async function playRound(database: Database, number: number) {
  const random = randomFrom(seed * 100_003 + number)
  const pupil = server.pupils[number]
  const quiz_id = pupil?.sheets[0]?.quiz_id
  if (!pupil || !quiz_id) throw new Error('There is no such round')
  const wire = await layWire(portOf())
  const browser = openBrowser(random.next)
  const user = JSON.stringify({ id: pupil.student_id, access_token: pupil.token })
  const { acts, draft } = actsOf(pupil, random)
  const tab = (from: number) =>
    browser.openTab({ url: wire.url, user, quiz_id, acts: acts.slice(from) })
  const due = Array.from({ length: faultsARound }, () => ({
    at: random.below(acts.length),
    fault: random.pick(faults) ?? 'kill',
    ms: random.below(25),
  }))
  let happening = Promise.resolve()
  const play: Play = {
    ...{ pupil, random, wire, tabs: [], at: 0, happened: [] },
    open: (from) => {
      const opened = tab(from)
      opened.onAct((each) => {
        play.at = Math.max(play.at, from + each)
        for (const one of due.filter(({ at }) => at === from + each)) {
          due.splice(due.indexOf(one), 1)
          happening = happening.then(async () => {
            await pause(one.ms)
            await happen(play, one.fault)
          })
        }
      })
      return opened
    },
  }
  play.tabs.push(play.open(0))
  const problems = await Promise.race([
    endRound(
      play,
      () => happening,
      () => tab(acts.length),
    ).then(async (items) => {
      if (!items) return ['what waits is not sent']
      const { written } = browser
      const { student_id } = pupil
      await finish(wire.url, pupil, quiz_id)
      return auditRound(database.db, { student_id, quiz_id, written, items, draft })
    }),
    pause(patienceMs).then(() => ['the round came to a stop']),
  ])
  await browser.close()
  wire.stop()
  return { happened: play.happened, problems, answers: browser.written.submissions.size }
}

/** Waits until all is over, and then looks at the page anew. */
async function endRound(play: Play, happening: () => Promise<void>, openAnew: () => Tab) {
  for (;;) {
    const before = happening()
    await before
    // Only now: what happened has closed tabs and opened others in their place.
    const { tabs } = play
    await Promise.all(tabs.map(({ done }) => done))
    if (before === happening() && tabs === play.tabs) break
  }
  for (const each of play.tabs) await each.close()
  const fresh = openAnew()
  mend({ ...play, tabs: [fresh] })
  for (let looks = 0; looks < 100; looks++) {
    const { items, waiting } = await fresh.show()
    if (waiting === 0) return items
    fresh.online()
    await pause(20)
  }
  return undefined
}

/** Ends the quiz, twice at once, as an impatient finger does. */
async function finish(url: string, { token }: Pupil, quiz_id: string): Promise<void> {
  const end = async () => {
    const form = formOf({ evaluations: btoa('[]'), is_finished: 'true' })
    const headers = { ...form.headers, authorization: `Bearer ${token}` }
    const sent = { method: 'POST', headers, body: form.body }
    const answer = await fetch(`${url}/api/v1/quiz/${quiz_id}/submit`, sent)
    if (!(await answer.text()).includes('event: done')) throw new Error('The quiz did not end')
  }
  await Promise.all([end(), end()])
}

const began = performance.now()
const failed: { round: number; happened: string[]; problems: string[] }[] = []
const counted: Record<string, number> = {}
let answers = 0
await using database = openPostgres(postgres.url, 2)
for (let number = 0; number < rounds; number++) {
  if (values.only !== undefined && number !== Number(values.only)) continue
  const { happened, problems, ...played } = await playRound(database, number)
  answers += played.answers
  for (const each of happened) {
    const [fault = ''] = each.split(' ')
    counted[fault] = (counted[fault] ?? 0) + 1
  }
  if (problems.length === 0) continue
  failed.push({ round: number, happened, problems })
  console.log(`Round ${number} (${happened.join(', ')}): ${problems.join('; ')}`)
}
await followEvidence(database.db)
const place = { db: database.db, memory: createMemory() }
const differences: unknown[] = []
for (const each of rebuilds) differences.push(...(await tryRebuild(place, each)).differences)
for (const each of differences.slice(0, 5)) console.log('Not as rebuilt:', JSON.stringify(each))
await server.process.stop()
await database[Symbol.asyncDispose]()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
const seconds = Math.round((performance.now() - began) / 1000)
console.log(
  JSON.stringify({
    rounds,
    seed,
    seconds,
    answers,
    faults: counted,
    failed,
    not_as_rebuilt: differences.length,
  }),
)
process.exit(failed.length > 0 || differences.length > 0 ? 1 : 0)
