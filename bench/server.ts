/**
 * `npm run bench`: how fast the server is on PostgreSQL and on the embedded database, each case
 * beside a bare handler in the same run. Prints JSON as its last line.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder, openPostgres } from '@learngrove/server/database'
import { checkPassword, hashPassword } from '@learngrove/server/passwords'
import { startPostgres } from '@learngrove/server/postgres'
import { casesOf, signsIn } from './cases.ts'
import { clientOf } from './client.ts'
import { type Figures, measure, round } from './measure.ts'
import { startModelServer } from './model-server.ts'
import { prepare } from './prepare.ts'
import { startProcess, startProduct } from './server-process.ts'

const levels = [1, 16, 64]
/** The bare handler is done with 2000 in a third of a second, which is too short to measure by. */
const requests = { bare: 8000, quick: 2000, slow: 192 }
/** Before the first figure the code is as fast as it gets: so often each case is run, unmeasured. */
const warmUp = { bare: 8000, quick: 6000, slow: 600 }
const answers = levels.length * requests.quick + warmUp.quick

/** `npm run bench -- sign_in answer_marked` runs only these. */
const only = process.argv.slice(2)

type Ratio = Figures & {
  readonly cpu_over_bare: number
  readonly p95_over_bare: number
  /** Of a sign-in: what it costs over the check of its password, which is most of it. */
  readonly cpu_over_check?: number
  /** The same of a bare handler, which does no more than it must. */
  readonly bare_over_check?: number
}

async function benchEngine(name: string, database_url: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'learngrove-bench-'))
  const model = await startModelServer()
  const env = {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'error',
    DAILY_MESSAGES: '1000000',
    MODEL_URL: model.url,
    ...(database_url && { DATABASE_URL: database_url }),
  }
  const prepared = await (async () => {
    await using database = database_url
      ? openPostgres(database_url, 4)
      : await openFolder(join(folder, 'database'))
    return await prepare(database, answers)
  })()
  const bareEnv = { ...env, TOKEN_HASH: prepared.token_hash, QUIZ_ID: prepared.quiz_id }
  const bare: Figures[] = []
  const bareServer = await startProcess('bare.ts', bareEnv)
  const knock = { method: 'POST', path: '/bare' } as const
  await measure(
    bareServer,
    { connections: 16, requests: warmUp.bare },
    async (client) => void (await client.send(knock)),
  )
  for (const connections of levels) {
    bare.push(
      await measure(
        bareServer,
        { connections, requests: requests.bare },
        async (client) => void (await client.send(knock)),
      ),
    )
  }
  console.log(`${name} bare`, JSON.stringify(bare))
  const bareSignIns: number[] = []
  const bareSignIn = signsIn('/bare/sign-in')
  await measure(bareServer, { connections: 16, requests: warmUp.slow }, bareSignIn)
  for (const connections of levels) {
    const over = { connections, requests: requests.slow }
    const { cpu_ms } = await measure(bareServer, over, bareSignIn)
    bareSignIns.push(cpu_ms / (await costOfCheck(connections)))
  }
  await bareServer.stop()

  const product = await startProduct(env)
  const idle = await product.usage()
  const figures: Record<string, Ratio[]> = {}
  for (const [title, { one, kind, before }] of Object.entries(casesOf(prepared))) {
    if (only.length > 0 && !only.includes(title)) continue
    const client = clientOf(product.url, 1)
    await before?.(client)
    client.close()
    await measure(product, { connections: 16, requests: warmUp[kind] }, one)
    figures[title] = []
    for (const [index, connections] of levels.entries()) {
      const measured = await measure(product, { connections, requests: requests[kind] }, one)
      const beside = bare[index]
      const check_ms = title === 'sign_in' ? await costOfCheck(connections) : undefined
      const row = {
        ...measured,
        cpu_over_bare: round(measured.cpu_ms / (beside?.cpu_ms ?? 1)),
        p95_over_bare: round(measured.p95_ms / (beside?.p95_ms ?? 1)),
        ...(check_ms && {
          cpu_over_check: round(measured.cpu_ms / check_ms),
          bare_over_check: round(bareSignIns[index] ?? 0),
        }),
      }
      figures[title].push(row)
      console.log(`${name} ${title}`, JSON.stringify(row))
    }
  }
  const loaded = await product.usage()
  await product.stop()
  await model.stop()
  rmSync(folder, { recursive: true, force: true })
  return {
    start_ms: product.start_ms,
    memory_mb: { idle: idle.rss_mb, after_load: loaded.rss_mb },
    bare,
    ...figures,
  }
}

const stored = await hashPassword('learngrove')

/**
 * What one check of a password costs by itself in processor time, in ms, with as many asked for at a
 * time as there are connections: checks side by side wait for memory and cost each other time. It is
 * measured beside the sign-ins, in the same minute.
 */
async function costOfCheck(connections: number): Promise<number> {
  let left = requests.slow
  const before = process.cpuUsage()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) await checkPassword('learngrove', stored)
    }),
  )
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / requests.slow
}

const postgres = await startPostgres()
const on_postgres = await benchEngine('postgres', postgres.url)
await postgres.stop()
const embedded = await benchEngine('embedded', undefined)
console.log(JSON.stringify({ on_postgres, embedded }))
