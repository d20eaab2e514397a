import { join } from 'node:path'
import { pages } from '@learngrove/contract/pages'
import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { startAuthJobs } from '#auth/auth.jobs.ts'
import { interruptGenerations, startChatJobs, watchAnswers } from '#chat/chat.jobs.ts'
import { requestInstallation, startCurriculumJobs } from '#curriculum/curriculum.jobs.ts'
import { startFamiliesJobs } from '#families/families.jobs.ts'
import { startLessonsJobs } from '#lessons/lessons.jobs.ts'
import { startMailJobs } from '#mail/mail.jobs.ts'
import { createMail } from '#mail/mail.ts'
import { startModelsJobs } from '#models/models.jobs.ts'
import { startAuditJobs } from '#platform/audit/audit.jobs.ts'
import { brands } from '#platform/brands.ts'
import { readConfig } from '#platform/config.ts'
import type { Services } from '#platform/context.ts'
import { type Db, openPostgres } from '#platform/database.ts'
import { keepRecent } from '#platform/encoder.recent.ts'
import { createEncoder } from '#platform/encoder.ts'
import { endStreams } from '#platform/events.ts'
import { filesInFolder } from '#platform/files.ts'
import { openInstance } from '#platform/instance.ts'
import { openJobs } from '#platform/jobs.ts'
import { createMarker } from '#platform/marker.ts'
import { createMemory } from '#platform/memory.ts'
import { migrate } from '#platform/migrate.ts'
import { createModel } from '#platform/model/model.ts'
import { startProjectionJobs } from '#platform/projections/projections.ts'
import { readSecretKey } from '#platform/secret-key.ts'
import { createSpeech } from '#platform/speech/speech.ts'
import { createTutorPool } from '#platform/tutor.ts'
import { startPrivacyJobs } from '#privacy/privacy.jobs.ts'
import { startQuizJobs } from '#quiz/quiz.jobs.ts'
import { startSafeguardingJobs } from '#safeguarding/safeguarding.jobs.ts'
import { announceSetup } from '#setup/setup.announce.ts'
import { startSharingJobs } from '#sharing/sharing.jobs.ts'
import { startSpeechJobs } from '#speech/speech.jobs.ts'
import { startSupportJobs } from '#support/support.jobs.ts'
import { createApp } from './app.ts'
import { openDatabase } from './open-database.ts'
import { projections } from './projections.ts'
import { followEvidence } from './rebuild.ts'

/** Paths that the log never holds: it is about the machine, not about people. */
const withheld = [
  ...['req', 'res', '*.email', '*.password', '*.authorization'],
  // When a statement fails, the database quotes its values.
  ...['err.detail', 'err.where', 'err.hint', 'err.internalQuery'],
]

/** How long who is still sending may go on once the server was told to stop. */
const partingMs = 10_000

const demoIsOpen = `The demonstration school is in this database, and everybody knows its passwords.
Set HOST=127.0.0.1 without TRUST_PROXY to keep it to this machine, DATA_DIR or DATABASE_URL to begin
without it, or DEMO_SCHOOL=true to let everybody in who can reach the server.`

/** Says how to sign in to the demonstration. */
type Demo = {
  readonly emails: readonly string[]
  readonly password: string
  readonly domain: string
}

/** Holds the demonstration school, which stands above the server and is loaded only where it is shown. */
export type Demonstration = {
  /** Tells whether somebody can sign in with one of its accounts. */
  readonly isThere: (db: Db) => Promise<boolean>
  readonly load: (services: Pick<Services, 'db' | 'files' | 'clock'>) => Promise<Demo>
}

/** Opens the services, listens, and shuts down gracefully when told to. */
export async function start(
  env: NodeJS.ProcessEnv,
  demonstration: Demonstration,
  onListening: (address: string) => void = () => {},
): Promise<void> {
  const config = readConfig(env)
  const log = pino({ level: config.log_level, redact: { paths: withheld, remove: true } })
  await using stack = new AsyncDisposableStack()
  const database = await openDatabase(config, stack)
  await migrate(database)
  const jobs = stack.use(await openJobs(database, (err) => log.error({ err }, 'fault in a job')))
  // Loads the weights while the rest starts, so that the first message is screened like the last.
  const encoder = stack.use(keepRecent(createEncoder(config.screen_ms)))
  const { database_url } = config
  // The embedded database has one connection, and nobody else who would take this process for dead.
  const beside = database_url ? stack.use(openPostgres(database_url, 1)) : database
  const instance = stack.use(await openInstance(beside.db))
  const marker = stack.use(createMarker())
  const tutor = stack.use(createTutorPool())
  const speech = stack.use(createSpeech(config))
  const files = filesInFolder(join(config.data_dir, 'files'))
  const services = {
    db: database.db,
    config,
    instance_id: instance.id,
    secret_key: await readSecretKey(config),
    encoder,
    marker,
    tutor,
    model: createModel(config),
    speech,
    files,
    jobs,
    mail: createMail({ jobs, config }),
    memory: createMemory(),
    clock: () => new Date(),
  }
  if (!config.demo.is_allowed && (await demonstration.isThere(services.db)))
    throw new Error(demoIsOpen)
  const demo = config.demo.is_loaded ? await demonstration.load(services) : undefined
  // Its weeks of answers are reported from the first look on, and nobody's first requests wait for them.
  if (demo) await followEvidence(services.db)
  const setup_token = await announceSetup(services)
  // A database of several processes gets another version by a command, when its operator says so.
  if (!config.database_url) await requestInstallation(services)
  instance.everySecond(() => watchAnswers(services))
  if (config.worker) await startJobs({ ...services, log })
  const app = createApp(services, { loggerInstance: log, trustProxy: config.trust_proxy })
  const address = await app.listen({ port: config.port, host: config.host })
  process.stdout.write(greeting(address, demo, setup_token))
  onListening(address)

  await new Promise<unknown>((stop) => {
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
  endStreams(services.memory)
  await interruptGenerations(services.memory)
  // A browser may hold a connection on which it asks for nothing, and a file may stop halfway.
  const parting = setTimeout(() => app.server.closeAllConnections(), partingMs)
  await app.close()
  clearTimeout(parting)
}

/** Runs every queue, and schedules the nightly and hourly deletions. */
export async function startJobs(
  services: Pick<
    Services,
    | 'db'
    | 'config'
    | 'instance_id'
    | 'jobs'
    | 'clock'
    | 'encoder'
    | 'tutor'
    | 'mail'
    | 'files'
    | 'marker'
    | 'memory'
  > & {
    readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  },
): Promise<void> {
  await startAuditJobs(services)
  await startAuthJobs(services)
  await startChatJobs(services)
  await startCurriculumJobs(services)
  await startLessonsJobs(services)
  await startSharingJobs(services)
  await startMailJobs(services)
  await startModelsJobs(services)
  await startPrivacyJobs(services)
  await startProjectionJobs(services, projections)
  await startQuizJobs(services)
  await startSafeguardingJobs(services)
  await startFamiliesJobs(services)
  await startSpeechJobs(services)
  await startSupportJobs({ ...services, brands })
}

function greeting(address: string, demo?: Demo, setup_token?: string) {
  const site = address.replace('127.0.0.1', 'localhost')
  const accounts = demo
    ? `\nThe demonstration school, every password is "${demo.password}":\n${demo.emails.map((email) => `  ${email}\n`).join('')}It has a site of its own too: ${site.replace('localhost', demo.domain)}\n`
    : ''
  const setup = setup_token
    ? `\nNobody has set it up yet. Open ${site}${pages.setup()} and enter this token, which works once and for a day:\n  ${setup_token}\nWithout a browser: npm run setup\n`
    : ''
  return `\nLearngrove is at ${site}\n${accounts}${setup}`
}
