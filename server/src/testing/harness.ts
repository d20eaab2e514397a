import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { createCall } from '@learngrove/contract/call'
import { type Caller, teacherRole, userRole } from '@learngrove/contract/roles'
import type { Route } from '@learngrove/contract/route'
import { onTestFinished } from 'vitest'
import { createApp } from '#app/app.ts'
import { startSession } from '#auth/sessions/sessions.ts'
import { createMail } from '#mail/mail.ts'
import { type Config, readConfig } from '#platform/config.ts'
import type { Services } from '#platform/context.ts'
import { createEncoder } from '#platform/encoder.ts'
import { newId } from '#platform/ids.ts'
import { createMarker } from '#platform/marker.ts'
import { createMemory } from '#platform/memory.ts'
import { createModel } from '#platform/model/model.ts'
import { createSpeech } from '#platform/speech/speech.ts'
import { createTutorPool } from '#platform/tutor.ts'
import { openTestDatabase } from './engine.ts'
import { memoryFiles } from './memory-files.ts'
import { patient } from './patient-encoder.ts'

/** The moment at which every test starts: a Tuesday morning. */
export const start = new Date('2026-09-01T08:00:00Z')

export const database = await openTestDatabase()
export const { db, pool } = database

/** The marker of every test. */
export const marker = createMarker({ size: 1 })

/** The encoder of every test. */
export const patientEncoder = patient(createEncoder())

/** The built-in tutor of every test. */
export const tutor = createTutorPool({ size: 1 })

const config = readConfig({ LOG_LEVEL: 'silent' })

/** The voice of every test. */
export const speech = createSpeech(config)

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

/** Every server of a test passes for the same process, unless it replaces this. */
export const instance_id = newId()

type Fields = {
  readonly email?: string
  readonly password_hash?: string
  readonly mobile_number?: string
}

export type TestUser = { readonly id: string }

/** What the requests of a school find: its clock, and the address that they come from. */
type Scene = { readonly address: string; now: Date }

const scenes = new Map<string, Scene>()
const sceneOf = new AsyncLocalStorage<Scene>()

/** Serves the API, with these services in place of those of every test. */
async function serve(replace: Partial<Services> = {}) {
  // Where nothing says whose request it is, it is that of the school that was made last.
  const scene = () => sceneOf.getStore() ?? [...scenes.values()].at(-1) ?? { now: start }
  const jobs = {
    send: async () => {},
    wake: () => {},
    work: async () => {},
    schedule: async () => {},
    async [Symbol.asyncDispose]() {},
  }
  const services = {
    db,
    instance_id,
    secret_key,
    encoder: patientEncoder,
    marker,
    tutor,
    model: createModel(config),
    speech,
    files: memoryFiles(),
    jobs,
    mail: createMail({ jobs, config }),
    memory: createMemory(),
    clock: () => scene().now,
    ...replace,
    config: withoutSite(replace.config ?? config),
  }
  const app = createApp(services, {
    trustProxy: true,
    rewriteUrl: ({ headers, url = '/' }) => {
      const [, id = '', path = url] = /^\/~([^/]+)(.*)/.exec(url) ?? []
      const scene = scenes.get(id) ?? [...scenes.values()].at(-1)
      if (scene) {
        headers['x-forwarded-for'] ??= scene.address
        sceneOf.enterWith(scene)
      }
      return path
    },
  })
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

/** To build an API takes longer than most tests ask it for. */
let shared: ReturnType<typeof serve> | undefined

/**
 * Makes a school for one test, with a clock of its own. Tests that share no school cannot disturb
 * each other, so none has anything to clean up. Where services are replaced, and be it by none, it
 * is served by an API of its own.
 */
export async function makeSchool(replace?: Partial<Services>) {
  const id = newId()
  await db.insertInto('schools').values({ id, name: 'Test school' }).execute()
  // Every school is called from an address of its own: what one counts slows nobody else down.
  const scene: Scene = { address: addressOf(id), now: start }
  scenes.set(id, scene)
  shared ??= serve()
  const { app, origin } = await (replace ? serve(replace) : shared)
  const base = `${origin}/~${id}`
  onTestFinished(async () => {
    scenes.delete(id)
    if (replace) await app.close()
  })

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

  const tokenOf = (user: TestUser) => startSession(db, user.id, scene.now)

  return {
    id,
    app,
    base,
    addUser,
    tokenOf,

    now: () => scene.now,

    wait: (hours: number) => {
      scene.now = new Date(scene.now.getTime() + hours * 3_600_000)
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

/** An address in a network that no other school has; the end of an id is random. */
export const addressOf = (id: string): string =>
  `fd${id.slice(-12).replace(/^(..)(....)(....)(..)$/, '$1:$2:$3:$4')}::1`

/** The end of an id is its random part. */
export const nameOf = (id: string) => `u${id.slice(-12)}`
