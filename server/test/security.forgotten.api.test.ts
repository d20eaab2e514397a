import { expect, test } from 'vitest'
import { startJobs } from '#app/start.ts'
import { purgeAuth } from '#auth/auth.jobs.ts'
import { countAttempt } from '#auth/auth.throttle.ts'
import { password, schoolWithAccount } from '#auth/testing.ts'
import { createMail } from '#mail/mail.ts'
import { purgeAudit } from '#platform/audit/audit.jobs.ts'
import { audit } from '#platform/audit/audit.ts'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import { type Jobs, queues } from '#platform/jobs.ts'
import { createMemory } from '#platform/memory.ts'
import { insertContactMessage } from '#support/support.contact.queries.ts'
import { purgeContact } from '#support/support.jobs.ts'
import {
  db,
  instance_id,
  marker,
  patientEncoder,
  secret_key,
  start,
  tutor,
} from '#testing/harness.ts'
import { memoryFiles } from '#testing/memory-files.ts'

const dayMs = 24 * 3_600_000

/** Long before all that other tests do on a database that they share. */
const longAgo = new Date('2001-01-01T00:00:00Z')

const after = (days: number) => () => new Date(longAgo.getTime() + days * dayMs)

test('what happened to accounts is kept for a year, and then forgotten', async () => {
  const subject_id = newId()
  const event = { school_id: null, actor_id: null, subject_id, now: longAgo } as const
  await audit(db, { action: 'sign_in_failed', ...event })
  const left = () =>
    db.selectFrom('audit_events').select('id').where('subject_id', '=', subject_id).execute()
  await purgeAudit({ db, clock: after(364.9) })
  expect(await left()).toHaveLength(1)
  await purgeAudit({ db, clock: after(365.1) })
  expect(await left()).toEqual([])
})

test('a message to us is kept for half a year, and then forgotten', async () => {
  const id = newId()
  const written = { from_email: 'maya@family.test', name: '', message: 'Hello' }
  const row = { id, school_id: null, user_id: null, ...written, created_at: longAgo }
  await insertContactMessage(db, row)
  const left = () => db.selectFrom('contact_messages').select('id').where('id', '=', id).execute()
  await purgeContact({ db, clock: after(179.9) })
  expect(await left()).toHaveLength(1)
  await purgeContact({ db, clock: after(180.1) })
  expect(await left()).toEqual([])
})

test('failed sign-ins are kept for a day, and then forgotten', async () => {
  const name = newId()
  const { tried } = await countAttempt(
    { db, now: longAgo, secret_key, device: undefined, address: newId() },
    { who: { name }, name, school_id: undefined },
  )
  const left = () =>
    db.selectFrom('sign_in_failures').select('id').where('id', 'in', tried.ids).execute()
  await purgeAuth({ db, clock: after(0.9) })
  expect(await left()).toHaveLength(3)
  await purgeAuth({ db, clock: after(1.1) })
  expect(await left()).toEqual([])
})

/** Queues of what is sent once, and not of what is looked for again and again. */
const sent = [
  'curriculum-install',
  'mail-deliver',
  'privacy-erase',
  'privacy-export',
  'privacy-files',
]

test('each job that forgets is worked, and comes every night', async () => {
  const worked = new Map<string, (data: unknown) => Promise<void>>()
  const scheduled = new Map<string, string>()
  const jobs: Jobs = {
    send: async () => {},
    wake: () => {},
    work: async (queue, handler) => void worked.set(queue, handler),
    schedule: async (queue, cron) => void scheduled.set(queue, cron),
    async [Symbol.asyncDispose]() {},
  }
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere/db', SMTP_URL: 'smtp://nowhere' })
  const mail = createMail({ jobs, config })
  const ports = {
    ...{ encoder: patientEncoder, tutor, marker, mail },
    ...{ files: memoryFiles(), memory: createMemory() },
  }
  const log = { warn: () => {}, error: () => {} }
  await startJobs({ db, config, instance_id, jobs, clock: () => longAgo, log, ...ports })
  // Every queue that there is has somebody who works it: a new one too.
  expect([...worked.keys()].toSorted()).toEqual(queues.toSorted())
  const again = queues.filter((queue) => !sent.includes(queue))
  expect([...scheduled.keys()].toSorted()).toEqual(again.toSorted())
  for (const queue of again) {
    // Every night, every hour or every minute.
    expect(scheduled.get(queue)).toMatch(/^(\d+ \d+|\d+ \*|\* \*) \* \* \*$/)
    await expect(worked.get(queue)?.({})).resolves.toBeUndefined()
  }
})

test('where an account came in from is forgotten once it has had its time', async () => {
  const { user, call, email } = await schoolWithAccount()
  await call('POST /auth/login', { body: { email, password } })
  const left = () =>
    db.selectFrom('known_places').select('expires_at').where('user_id', '=', user.id).execute()
  const at = (days: number) => () => new Date(start.getTime() + days * dayMs)
  await purgeAuth({ db, clock: at(29.9) })
  expect(await left()).toHaveLength(2)
  await purgeAuth({ db, clock: at(30.1) })
  expect(await left()).toHaveLength(1)
  await purgeAuth({ db, clock: at(180.1) })
  expect(await left()).toEqual([])
})
