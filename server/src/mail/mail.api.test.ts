import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { openJobs } from '#platform/jobs.ts'
import type { Message } from '#platform/mail.ts'
import { database, db, start } from '#testing/harness.ts'
import { messagesTo } from '#testing/mailbox.ts'
import { openSmtpInbox } from '#testing/smtp-inbox.ts'
import { deliver, startMailJobs } from './mail.jobs.ts'
import { createMail } from './mail.ts'
import { openTransports } from './mail-transports.ts'

const letterTo = (recipient: string): Message => ({
  kind: 'mail',
  school_id: null,
  recipient,
  sender: 'Illume',
  subject: 'Grüße, Maya',
  body: 'Hello Maya,\n\nthis is text.',
  html: '<p>Hello Maya</p>',
})

const textTo = (recipient: string): Message => ({
  kind: 'text',
  school_id: null,
  recipient,
  subject: '',
  body: '123456 is your code',
})

const newAddress = () => `${newId()}@family.test`

/** Posts a message without a job, and delivers it as the job would. */
async function posted(env: NodeJS.ProcessEnv, message: Message) {
  await createMail({ config: readConfig({}), jobs: { send: async () => {} } }).post(db, message)
  const id = (await messagesTo(message.recipient)).at(-1)?.id ?? ''
  const carriers = openTransports(readConfig(env))
  return { attempt: () => deliver({ db, carriers, now: start }, id) }
}

async function openGateway(answers: number[]) {
  const asked: { auth: string | undefined; key: unknown; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const { authorization, 'idempotency-key': key } = request.headers
    asked.push({ auth: authorization, key, body: await json(request) })
    response.writeHead(answers.shift() ?? 200).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  // Safe: it listens on a port, not on a socket file.
  const { port } = server.address() as AddressInfo
  const env = { TEXT_GATEWAY_URL: `http://127.0.0.1:${port}/send`, TEXT_GATEWAY_KEY: 'a key' }
  return { env, asked }
}

describe('mail', () => {
  test('reaches a real mail server once, and what it said is forgotten here', async () => {
    const inbox = await openSmtpInbox()
    const to = newAddress()
    const { attempt } = await posted(
      { SMTP_URL: inbox.url, MAIL_FROM: 'us@grove.test' },
      letterTo(to),
    )
    await attempt()
    await attempt()
    expect(inbox.received).toHaveLength(1)
    const [mail] = inbox.received
    expect(mail).toMatchObject({ from: 'us@grove.test', to: [to] })
    expect(mail?.text).toMatch(/^From: Illume <us@grove\.test>\r$/m)
    expect(mail?.text).toContain('this is text.')
    expect(mail?.text).toContain('<p>Hello Maya</p>')
    expect(await messagesTo(to)).toMatchObject([{ sent_at: start, body: '', html: null }])
  })

  test.each([
    [550, 'the server will never take it', 'resolves'],
    [451, 'the server cannot take it now', 'rejects'],
  ] as const)('%i: %s, so the job %s', async (code, _meaning, end) => {
    const { url } = await openSmtpInbox({ refuse: () => code })
    const to = newAddress()
    const { attempt } = await posted({ SMTP_URL: url }, letterTo(to))
    if (end === 'resolves') await attempt()
    else await expect(attempt()).rejects.toThrow()
    expect(await messagesTo(to)).toMatchObject([{ sent_at: null, error: expect.any(String) }])
  })

  test('with a recipient that is made up cannot reach somebody else', async () => {
    const inbox = await openSmtpInbox()
    const to = `a@family.test>, victim@family.test\r\nBcc: third@family.test ${newId()}`
    const { attempt } = await posted({ SMTP_URL: inbox.url }, letterTo(to))
    await attempt().catch(() => {})
    expect(inbox.received.flatMap((mail) => mail.to)).not.toContain('victim@family.test')
    expect(inbox.received.flatMap((mail) => mail.to)).not.toContain('third@family.test')
  })
})

describe('a text message', () => {
  test('is posted to the gateway with its key', async () => {
    const { env, asked } = await openGateway([])
    const to = `+44${newId()}`
    const { attempt } = await posted(env, textTo(to))
    await attempt()
    await attempt()
    const body = { to, text: '123456 is your code' }
    expect(asked).toEqual([{ auth: 'Bearer a key', key: expect.any(String), body }])
  })

  test('is tried again with the same key where the gateway fails, and given up where it refuses', async () => {
    const { env, asked } = await openGateway([503, 429, 200, 400])
    const passing = await posted(env, textTo(`+44${newId()}`))
    await expect(passing.attempt()).rejects.toThrow('503')
    await expect(passing.attempt()).rejects.toThrow('429')
    await passing.attempt()
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
    const to = `+44${newId()}`
    const final = await posted(env, textTo(to))
    await final.attempt()
    expect(await messagesTo(to)).toMatchObject([
      { sent_at: null, error: 'The gateway answers 400' },
    ])
  })
})

test('goes out if and only if what it tells of has happened', async () => {
  const inbox = await openSmtpInbox()
  const config = readConfig({ SMTP_URL: inbox.url })
  await using jobs = await openJobs(database, () => {})
  const mail = createMail({ config, jobs })
  const [undone, withheld, done] = [newAddress(), newAddress(), newAddress()]
  // In this order, so that whatever went out wrongly would be there before the last.
  await transaction(db, async (tx) => {
    await mail.post(tx, letterTo(undone))
    throw new Error('It has not happened')
  }).catch(() => {})
  await transaction(db, (tx) => mail.post(tx, { ...letterTo(withheld), is_withheld: true }))
  await transaction(db, (tx) => mail.post(tx, letterTo(done)))
  await startMailJobs({ db, config, jobs, clock: () => start })
  await expect.poll(() => inbox.received.length, { timeout: 15_000 }).toBeGreaterThan(0)
  expect(inbox.received.flatMap(({ to }) => to)).toEqual([done])
  expect(await messagesTo(undone)).toEqual([])
  expect(await messagesTo(withheld)).toEqual([])
}, 30_000)

test('stays in the outbox, with no job, where nothing is set to send it', async () => {
  const sent: string[] = []
  const jobs = { send: async (queue: string) => void sent.push(queue) }
  const to = newAddress()
  await createMail({ config: readConfig({}), jobs }).post(db, letterTo(to))
  expect(sent).toEqual([])
  expect(await messagesTo(to)).toMatchObject([{ sent_at: null, subject: 'Grüße, Maya' }])
})
