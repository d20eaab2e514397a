import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { accounts, password } from '#demo/people.ts'
import { readConfig } from '#platform/config.ts'
import { openFolder } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { newDataFolder } from '#testing/data-folder.ts'

describe('whether the demonstration school is here', () => {
  const database = { DATABASE_URL: 'postgres://localhost/x' }
  const here = { is_allowed: true, is_loaded: true }
  const away = { is_allowed: false, is_loaded: false }

  test.each([
    [{}, here],
    [{ HOST: 'localhost' }, here],
    [{ HOST: '::1' }, here],
    [{ HOST: '127.0.0.2' }, here],
    [{ HOST: '0.0.0.0' }, away],
    [{ HOST: '::' }, away],
    [{ HOST: '192.168.1.20' }, away],
    [{ HOST: '127.0.0.1.school.test' }, away],
    [{ TRUST_PROXY: 'loopback' }, away],
    [{ TRUST_PROXY: '1', DEMO_SCHOOL: 'true' }, here],
    [{ HOST: '0.0.0.0', DEMO_SCHOOL: 'true' }, here],
    [{ DEMO_SCHOOL: 'false' }, away],
    [database, { is_allowed: true, is_loaded: false }],
    [{ ...database, HOST: '0.0.0.0' }, away],
    [
      { ...database, DEMO_SCHOOL: 'true' },
      { is_allowed: true, is_loaded: false },
    ],
  ])('%j', (env, demo) => {
    expect(readConfig(env).demo).toEqual(demo)
  })
})

const main = join(import.meta.dirname, '../main.ts')

function started(folder: string) {
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH: process.env.PATH, PORT: '0', HOST: '0.0.0.0', DATA_DIR: folder },
      ...{ LOG_LEVEL: 'error', WORKER: 'false' },
    },
  })
  const written: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => written.push(chunk.toString()))
  }
  onTestFinished(() => ended(server))
  return { server, words: () => written.join('') }
}

async function ended(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  await exit
}

async function addressOf({ server, words }: ReturnType<typeof started>) {
  while (!/ is at \S+/.test(words())) {
    if (server.exitCode !== null) throw new Error(`It does not start:\n${words()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const port = /:(\d+)\s/.exec(words())?.[1]
  return `http://127.0.0.1:${port}`
}

/** As if the folder had been served to this machine alone before. */
async function addDemoAccount(folder: string) {
  await using database = await openFolder(join(folder, 'database'))
  const [{ email } = { email: '' }] = accounts
  const { id: school_id } = await database.db
    .selectFrom('schools')
    .select('id')
    .executeTakeFirstOrThrow()
  const user = { id: newId(), school_id, email, first_name: 'Maya', user_role_id: 1 }
  await database.db.insertInto('users').values(user).execute()
}

test('a server that others can reach has no account with a known password, and does not start over one', async () => {
  const folder = newDataFolder()
  const first = started(folder)
  const url = await addressOf(first)
  for (const { email } of accounts) {
    const answer = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(answer.status).toBe(401)
  }
  expect(first.words()).not.toContain(password)
  await ended(first.server)

  await addDemoAccount(folder)
  const second = started(folder)
  await once(second.server, 'exit')
  expect(second.server.exitCode).not.toBe(0)
  expect(second.words()).toContain('DEMO_SCHOOL=true')
}, 60_000)
