import { once } from 'node:events'
import { connect } from 'node:net'
import { createCall } from '@learngrove/contract/call'
import { userRole } from '@learngrove/contract/roles'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startSession } from '#auth/sessions/sessions.ts'
import { openPostgres } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { ask, collect, idsOf, readUntil, textOf } from '#testing/chat-school.ts'
import { newDataFolder } from '#testing/data-folder.ts'
import { siblingOf } from '#testing/database-url.ts'
import { database } from '#testing/harness.ts'
import { openAiEndpoint } from '#testing/openai-endpoint.ts'
import { startServerProcess } from '#testing/server-process.ts'

const { url } = database

/** Starts take seconds on a busy machine, two of them together the longer. */
const timeoutMs = 90_000
/** Stops take 10 s where somebody holds on; a connection that asks for nothing would last for 120. */
const stopMs = 60_000
/** A thread is free again so soon after its process died. */
const freeWithinMs = 10_000

/** An empty database beside those of the tests; whoever started the PostgreSQL sees to its end. */
async function emptyDatabase(near: string): Promise<string> {
  const name = `${new URL(near).pathname.slice(1)}_${newId().slice(-8)}`
  const client = new pg.Client({ connectionString: siblingOf(near, 'postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return siblingOf(near, name)
}

const settings = (DATABASE_URL: string, rest: NodeJS.ProcessEnv = {}) => ({
  DATABASE_URL,
  DATABASE_CONNECTIONS: '2',
  LOG_LEVEL: 'error',
  SECRET_KEY: 'a key that these processes of a test share',
  DATA_DIR: newDataFolder(),
  ...rest,
})

async function studentIn(DATABASE_URL: string) {
  const { db, ...opened } = openPostgres(DATABASE_URL, 1)
  onTestFinished(() => opened[Symbol.asyncDispose]())
  const [id, school_id] = [newId(), newId()]
  await db.insertInto('schools').values({ id: school_id, name: 'Test school' }).execute()
  const user = { id, school_id, user_role_id: userRole.student, username: 'maya', email: null }
  await db
    .insertInto('users')
    .values({ ...user, first_name: 'Maya' })
    .execute()
  return startSession(db, id, new Date())
}

test.runIf(url)(
  'processes that start at once on an empty database all come up',
  async () => {
    const DATABASE_URL = await emptyDatabase(url ?? '')
    const processes = await Promise.all(
      Array.from({ length: 2 }, () => startServerProcess(settings(DATABASE_URL))),
    )
    for (const { base } of processes) expect((await fetch(`${base}/readyz`)).status).toBe(200)
  },
  timeoutMs,
)

test.runIf(url)(
  'a thread is free soon after the process that wrote in it was killed',
  async () => {
    const DATABASE_URL = await emptyDatabase(url ?? '')
    const endpoint = await openAiEndpoint({ pieces: ['It begins. '], after: 'hang' })
    const dying = await startServerProcess(settings(DATABASE_URL, { MODEL_URL: endpoint.url }))
    const living = await startServerProcess(settings(DATABASE_URL))
    // Before the encoder is there a model elsewhere is not asked.
    const screen = async () => (await (await fetch(`${dying.base}/readyz`)).json()).screen
    await expect.poll(screen, { timeout: timeoutMs / 2 }).toBe('encoder')
    const token = await studentIn(DATABASE_URL)
    const clientOf = ({ base }: typeof dying) =>
      createCall({ base_url: `${base}/api/v1`, token: () => token })
    const stream = ask(clientOf(dying), 'A long one, please')
    const { thread_id } = idsOf(await readUntil(stream, 'text-delta'))
    await dying.kill()

    const client = clientOf(living)
    await expect
      .poll(() => collect(ask(client, 'Hello!', { thread_id })).then(textOf, ({ code }) => code), {
        timeout: freeWithinMs,
        interval: 500,
      })
      .not.toBe('GENERATION_IN_PROGRESS')
    const { messages } = await client.call('GET /chat', { query: { thread_id } })
    expect(messages[1]).toMatchObject({ text: 'It begins.', unfinished: true })
    expect(messages[3]?.text).not.toBe('')
  },
  timeoutMs,
)

test.runIf(url)(
  'who asks for nothing, or stops halfway, does not hold a server that is told to stop',
  async () => {
    const served = await startServerProcess(settings(await emptyDatabase(url ?? '')))
    const { port, hostname } = new URL(served.base)
    const open = async (sent: string) => {
      const socket = connect(Number(port), hostname)
      onTestFinished(() => void socket.destroy())
      await once(socket, 'connect')
      socket.on('error', () => {}).write(sent)
    }
    await open('')
    await open(
      `POST /api/v1/chat/files HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 9\r\n\r\nhalf`,
    )
    const began = performance.now()
    await served.stop()
    expect(performance.now() - began).toBeLessThan(stopMs)
  },
  timeoutMs + stopMs,
)
