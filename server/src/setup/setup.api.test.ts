import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createCall } from '@learngrove/contract/call'
import { expect, onTestFinished, test } from 'vitest'
import { newDataFolder } from '#testing/data-folder.ts'
import { openTestDatabase } from '#testing/engine.ts'
import { startServerProcess } from '#testing/server-process.ts'

const person = { first_name: 'Ada', last_name: 'Byron', password: 'quiet-lantern-42-moss' }
const admin = { ...person, email: 'ada@platform.test' }
const owner = { ...person, email: 'olu@school.test' }
const plain = { admin, owner, school_name: 'Hill School' }

/** A server that was started on an empty database, with no demonstration school. */
async function newServer() {
  const database = await openTestDatabase()
  onTestFinished(() => database[Symbol.asyncDispose]())
  const { url } = database
  const env = {
    DATA_DIR: newDataFolder(),
    ...(url ? { DATABASE_URL: url } : { DEMO_SCHOOL: 'false' }),
  }
  const start = async () => {
    const server = await startServerProcess(env)
    const { call, stream } = createCall({
      base_url: `${server.base}/api/v1`,
      token: () => undefined,
    })
    const [, token = ''] = /token, which works once[^\n]*\n {2}(\S+)/.exec(server.log()) ?? []
    return { ...server, call, stream, token }
  }
  // The embedded engine has one process at a time: the test cannot look into that of the server.
  return { db: url ? database.db : undefined, env, start }
}

const untilInstalled = ({
  call,
}: Pick<Awaited<ReturnType<Awaited<ReturnType<typeof newServer>>['start']>>, 'call'>) =>
  expect
    .poll(async () => (await call('GET /setup', {})).curriculum, { timeout: 60_000, interval: 500 })
    .toEqual({ percent: 100, is_finished: true })

test('an empty installation becomes a school whose student answers a question', async () => {
  const { start } = await newServer()
  const { base, call, token } = await start()
  await untilInstalled({ call })
  const { is_open, courses } = await call('GET /setup', {})
  expect(is_open).toBe(true)
  const [course] = courses
  const first_class = {
    name: '9A',
    course_id: course?.id ?? '',
    teacher: { ...person, email: 'tom@school.test' },
    student: { ...person, username: 'sia.k' },
  }
  const wrong = call('POST /setup', { body: { ...plain, token: 'another' } })
  await expect(wrong).rejects.toMatchObject({ status: 403, code: 'TOKEN_REFUSED' })
  const weak = { ...owner, password: 'password1' }
  const refused = call('POST /setup', { body: { ...plain, owner: weak, token } })
  await expect(refused).rejects.toMatchObject({ code: 'WEAK_PASSWORD' })
  await call('POST /setup', { body: { ...plain, first_class, token } })
  expect(await call('GET /setup', {})).toMatchObject({ is_open: false, courses: [] })
  const again = call('POST /setup', { body: { ...plain, token } })
  await expect(again).rejects.toMatchObject({ status: 409, code: 'SETUP_DONE' })

  for (const { email } of [admin, owner, first_class.teacher]) {
    const who = await call('POST /auth/login', { body: { email, password: person.password } })
    expect(who.email).toBe(email)
  }
  const body = { username: 'sia.k', password: person.password }
  const { access_token } = await call('POST /auth/login', { body })
  const student = createCall({ base_url: `${base}/api/v1`, token: () => access_token })
  const { sections } = await student.call('GET /lessons/learning-path', { query: {} })
  const quiz_id = sections[0]?.items[0]?.quiz_id ?? ''
  const { questions } = await student.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const [question] = questions
  const answer = {
    id: question?.evaluation_question_id,
    attempt_key: crypto.randomUUID(),
    value: '1',
  }
  const evaluations = Buffer.from(JSON.stringify([answer])).toString('base64')
  const marked = []
  const submitted = { params: { id: quiz_id }, body: { evaluations }, files: {} }
  for await (const event of student.stream('POST /quiz/{id}/submit', submitted)) marked.push(event)
  expect(marked.length).toBeGreaterThan(0)
}, 120_000)

test('a token works for a day, each start makes another, and wrong ones are slowed', async () => {
  const { db, start } = await newServer()
  if (!db) return
  const first = await start()
  await first.kill()
  const { call, token } = await start()
  expect(token).not.toBe(first.token)
  await db
    .updateTable('tickets')
    .set({ expires_at: new Date(0) })
    .where('purpose', '=', 'setup')
    .execute()
  const trying = () => call('POST /setup', { body: { ...plain, token } })
  for (let tries = 0; tries < 10; tries++)
    await expect(trying()).rejects.toMatchObject({ code: 'TOKEN_REFUSED' })
  await expect(trying()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const { rows } = { rows: await db.selectFrom('tickets').select('secret_hash').execute() }
  expect(rows.map((row) => row.secret_hash)).not.toContain(token)
}, 120_000)

test('without a browser the command makes the school, once', async () => {
  const { env, start } = await newServer()
  const command = async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../tools/setup.ts')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env.PATH,
        ...env,
        SETUP_ADMIN_FIRST_NAME: 'Ada',
        SETUP_ADMIN_EMAIL: admin.email,
        SETUP_ADMIN_PASSWORD: person.password,
        SETUP_SCHOOL_NAME: 'Hill School',
        SETUP_OWNER_FIRST_NAME: 'Olu',
        SETUP_OWNER_EMAIL: owner.email,
        SETUP_OWNER_PASSWORD: person.password,
      },
    })
    let problems = ''
    child.stderr.on('data', (chunk: Buffer) => {
      problems += chunk.toString()
    })
    const [code] = await once(child, 'exit')
    return { code, problems }
  }
  expect(await command()).toEqual({ code: 0, problems: '' })
  expect(await command()).toEqual({ code: 1, problems: 'This database is set up already.\n' })
  const { call, token } = await start()
  expect(token).toBe('')
  const curriculum = { percent: 100, is_finished: true }
  expect(await call('GET /setup', {})).toMatchObject({ is_open: false, curriculum })
  const body = { email: owner.email, password: person.password }
  expect(await call('POST /auth/login', { body })).toMatchObject({ school_name: 'Hill School' })
}, 120_000)
