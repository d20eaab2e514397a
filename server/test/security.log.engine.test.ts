import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createCall } from '@learngrove/contract/call'
import { policyVersion } from '@learngrove/contract/policy'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newNumber, newPassword, password } from '#auth/testing.ts'
import { openFolder } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { newDataFolder } from '#testing/data-folder.ts'
import { database, db } from '#testing/harness.ts'
import { lastMessageTo } from '#testing/mailbox.ts'

const main = join(import.meta.dirname, '../main.ts')
const startTries = 240
const pauseMs = 250
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The server as it is really started, at its most talkative, with everything that it writes. */
async function startedServer() {
  const port = await freePort()
  const folder = newDataFolder()
  await letFail(folder)
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      LOG_LEVEL: 'debug',
      DATA_DIR: folder,
      // The queue of the tests' own database is not this server's to work.
      WORKER: 'false',
      // Nobody of the demonstration school is asked about, and to load it takes seconds.
      DEMO_SCHOOL: 'false',
      ...(database.url && { DATABASE_URL: database.url, DATABASE_CONNECTIONS: '2' }),
    },
  })
  const written: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => written.push(chunk.toString()))
  }
  onTestFinished(() => stopped(server))
  const base = `http://127.0.0.1:${port}`
  for (let tried = 0; tried < startTries; tried++) {
    if (server.exitCode !== null) throw new Error(`It does not start:\n${written.join('')}`)
    if ((await fetch(`${base}/healthz`).catch(() => undefined))?.ok) break
    await pause()
  }
  return { server, base, written, isEmbedded: database.url === undefined }
}

/** Who bears this name cannot be added: the database refuses, and says all that it knows of them. */
const unlucky = 'Nemo'

const failing = `
  create or replace function refuse_unlucky() returns trigger language plpgsql as $$
  begin
    raise exception 'A statement fails' using detail = row_to_json(new)::text, hint = new.username;
  end $$;
  create or replace trigger refuse_unlucky before insert on users
    for each row when (new.first_name = '${unlucky}') execute function refuse_unlucky()`

/** Makes one statement of the server's database fail: of the tests' own, or of the one in the folder. */
async function letFail(folder: string) {
  if (database.url !== undefined) {
    await sql.raw(failing).execute(db)
    const undo = 'drop trigger refuse_unlucky on users'
    onTestFinished(async () => void (await sql.raw(undo).execute(db)))
    return
  }
  await using own = await openFolder(join(folder, 'database'))
  for (const statement of failing.split(/;\n(?=\s+create)/))
    await sql.raw(statement).execute(own.db)
}

async function stopped(server: ChildProcess) {
  if (server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

type Server = Awaited<ReturnType<typeof startedServer>>

/** The newest message to somebody: from the page that shows it, or from the database. */
async function messageTo({ base, isEmbedded }: Server, recipient: string): Promise<string> {
  if (!isEmbedded) return (await lastMessageTo(recipient)).body
  const page = await (await fetch(`${base}/outbox`)).text()
  const [article] = page.split('<article').filter((each) => each.includes(recipient))
  if (article === undefined) throw new Error(`Nothing was sent to ${recipient}`)
  return (/<pre>(.*)<\/pre>/s.exec(article)?.[1] ?? '').replaceAll(/<[^>]+>/g, '')
}

/** Comes in by every way that needs nobody else, and shows each secret where it may end up in a log. */
async function everyWayIn(server: Server) {
  const { base } = server
  const { call } = createCall({ base_url: `${base}/api/v1` })
  const [email, mobile_number, last_name] = [`${newId()}@family.test`, newNumber(), `N${newId()}`]
  const names = { first_name: 'Maya', last_name, email, password }
  await call('POST /auth/signup', {
    query: {},
    body: {
      ...{ user_role_id: 1, ...names, policy_version: policyVersion },
      // Of a year in which nobody else has to agree.
      academic_level_id: '01a1f000-0000-7000-8000-000000000110',
    },
  })
  const linkIn = async () => {
    const [, secret = ''] = /validation\/([\w-]+)/.exec(await messageTo(server, email)) ?? []
    await call('GET /auth/magic-link/{token}/validate', { params: { token: secret } })
    const body = { login_type: 'magic_link', login_token: secret } as const
    const entered = await call('POST /auth/login', { body })
    await expect(call('POST /auth/login', { body })).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    await fetch(`${base}/magic-link/validation/${secret}`)
    return { secret, ...entered }
  }
  const { id, access_token, secret: verified } = await linkIn()
  const own = createCall({ base_url: `${base}/api/v1`, token: () => access_token })
  await call('POST /auth/magic-link', { body: { email, portal: 'ai_academy' } })
  const { secret: magic, access_token: second } = await linkIn()
  await own.call('POST /auth/generate-otp', { body: { mobile_number } })
  const [otp = ''] = /\d{6}/.exec(await messageTo(server, mobile_number)) ?? []
  await own.call('PATCH /users/', { body: { mobile_number, otp } })
  const { token } = await own.call('GET /auth/token/{id}', { params: { id } })
  await call('POST /auth/login', { body: { login_type: 'login_token', login_token: token } })
  const guess = `guess ${newId()}`
  await call('POST /auth/login', { body: { email, password: guess } }).catch(() => {})
  await call('POST /auth/password/reset/link', { body: { email } })
  const [, reset = ''] = /token=([\w-]+)/.exec(await messageTo(server, email)) ?? []
  await fetch(`${base}/aiacademy/reset-password?token=${reset}`)
  await call('POST /auth/password/reset', { body: { token: reset, new_password: newPassword } })
  const [code, state, broken] = [newId(), newId(), newId()]
  await fetch(`${base}/api/v1/auth/canvas/callback?code=${code}&state=${state}`)
  const body = `{"email":"${email}","password":"${broken}`
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${access_token}` }
  await fetch(`${base}/api/v1/auth/login`, { method: 'POST', headers, body })
  const secrets = {
    verified,
    magic,
    access_token,
    second,
    otp,
    token,
    reset,
    guess,
    code,
    state,
    broken,
  }
  const sent = { email, mobile_number, last_name, password, newPassword }
  return { ...secrets, ...sent }
}

/** Asks for what a statement fails at; returns what was sent. */
async function meetFault({ base }: Server) {
  const { call } = createCall({ base_url: `${base}/api/v1` })
  const [username, last_name] = [`n${newId().slice(-12)}`, `F${newId()}`]
  const names = { first_name: unlucky, last_name, username, password }
  const body = { user_role_id: 1, ...names, policy_version: policyVersion } as const
  const asked = call('POST /auth/signup', { query: {}, body })
  await expect(asked).rejects.toMatchObject({ status: 500, code: 'INTERNAL' })
  return { failed_username: username, failed_last_name: last_name }
}

test('no line of the log holds a secret, an address or a name', async () => {
  const server = await startedServer()
  const told = { ...(await everyWayIn(server)), ...(await meetFault(server)) }
  await stopped(server.server)
  const log = server.written.join('')
  // It was talkative indeed: each request leaves its lines.
  expect(log.match(/request completed/g)?.length).toBeGreaterThan(15)
  // The fault is in it, with what failed and where, and without what the database quoted.
  const fault = server.written
    .join('')
    .split('\n')
    .find((line) => line.includes('"fault"'))
  expect(fault).toContain('A statement fails')
  for (const [what, text] of Object.entries(told)) {
    expect(text.length, what).toBeGreaterThan(5)
    expect(log.includes(text), `${what} is in the log`).toBe(false)
  }
}, 120_000)
