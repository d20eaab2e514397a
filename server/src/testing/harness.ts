import { join } from 'node:path'
import { createCall } from '@learngrove/contract/call'
import { type Caller, teacherRole, userRole } from '@learngrove/contract/roles'
import type { Route } from '@learngrove/contract/route'
import { onTestFinished } from 'vitest'
import { startSession } from '#auth/auth.sessions.ts'
import { createApp } from '#platform/app.ts'
import { type Config, readConfig } from '#platform/config.ts'
import type { Services } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { createMail } from '#platform/mail.ts'
import { createMarker } from '#platform/marker.ts'
import { createModel } from '#platform/model.ts'
import { openTestDatabase } from './engine.ts'
import { memoryFiles } from './memory-files.ts'

/** The moment at which every test starts: a Tuesday morning. */
export const start = new Date('2026-09-01T08:00:00Z')

export const database = await openTestDatabase()
export const { db, pool } = database
const marker = createMarker({ size: 1 })
const config = readConfig({ LOG_LEVEL: 'silent' })

/**
 * The API is the same whether the site was built or not, and to serve a built one costs a test more
 * than all that it asks. A test of the site names a folder of its own.
 */
const withoutSite = (given: Config): Config =>
  given.site_dir === config.site_dir
    ? { ...given, site_dir: join(import.meta.dirname, 'no-site') }
    : given

/** Of every server that the tests make, so that they are as processes of one database. */
export const secret_key = 'the key of the tests and of nobody else'

type Fields = {
  readonly email?: string
  readonly password_hash?: string
  readonly mobile_number?: string
}

export type TestUser = { readonly id: string }

/**
 * Makes a school for one test, served by an API of its own. Tests that share no
 * school cannot disturb each other, so none has anything to clean up.
 */
export async function makeSchool(replace: Partial<Services> = {}) {
  const id = newId()
  await db.insertInto('schools').values({ id, name: 'Test school' }).execute()
  let now = start
  const jobs = {
    send: async () => {},
    work: async () => {},
    schedule: async () => {},
    async [Symbol.asyncDispose]() {},
  }
  const services = {
    db,
    secret_key,
    marker,
    model: createModel({ model: undefined }),
    files: memoryFiles(),
    jobs,
    mail: createMail({ jobs, config }),
    clock: () => now,
    ...replace,
    config: withoutSite(replace.config ?? config),
  }
  // Every school is called from an address of its own: what one counts slows nobody else down.
  const address = addressOf(id)
  const app = createApp(services, {
    trustProxy: true,
    rewriteUrl: ({ headers, url = '/' }) => {
      headers['x-forwarded-for'] ??= address
      return url
    },
  })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())

  async function addUser(caller: Caller, fields: Fields = {}) {
    const user = { id: newId(), school_id: id, ...rolesOf(caller) }
    const names = { username: nameOf(user.id), first_name: caller, email: fields.email ?? null }
    const { password_hash = null, mobile_number = null } = fields
    await db
      .insertInto('users')
      .values({ ...user, ...names, password_hash, mobile_number })
      .execute()
    return user
  }

  const tokenOf = (user: TestUser) => startSession(db, user.id, now)

  return {
    id,
    app,
    base,
    addUser,
    tokenOf,

    now: () => now,

    wait: (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000)
    },

    /** The `call` and `stream` of this user, or of nobody, just as the web has them, over HTTP. */
    as: async (user?: TestUser) => {
      const token = user && (await tokenOf(user))
      return createCall({ base_url: `${base}/api/v1`, token: () => token })
    },

    /** Asks for a route with nothing that it needs, to see who gets past the door. */
    knock: async ({ method, path }: Route, user?: TestUser) => {
      const token = user && (await tokenOf(user))
      const url = `/api/v1${path.replaceAll(/\{\w+\}/g, newId())}`
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      const answer = await app.inject({ method, url, headers })
      return { status: answer.statusCode, code: answer.json().code as string }
    },
  }
}

export type TestSchool = Awaited<ReturnType<typeof makeSchool>>

function rolesOf(caller: Caller) {
  if (caller === 'owner') {
    return { user_role_id: userRole.teacher, teacher_role_id: teacherRole.admin }
  }
  const teacher_role_id = caller === 'teacher' ? teacherRole.teacher : null
  return { user_role_id: userRole[caller], teacher_role_id }
}

/** An address that no other school has; the end of an id is random. */
const addressOf = (id: string) => `fd00::${id.slice(-12).replace(/(.{4})(?=.)/g, '$1:')}`

/** The end of an id is its random part. */
export const nameOf = (id: string) => `u${id.slice(-12)}`
