import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { encoderLimitMs, longestEncoderLimitMs } from './encoder.ts'
import { modelSettings, readModels } from './model/model.settings.ts'
import { providerSettings, readProviders } from './provider-settings.ts'
import { shortestKey } from './secret-key.ts'
import { readSpeech, speechSettings } from './speech/speech.settings.ts'
import { trustedProxies } from './trusted-proxies.ts'

/** Country code that texts may go to by default. */
const homeCountry = '+44'

const longestRequestS = 600

const environment = z.object({
  ...modelSettings,
  ...providerSettings,
  ...speechSettings,
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Key for the hashes of short secrets, the same for all processes; without it a file in `DATA_DIR` holds one. */
  SECRET_KEY: z.string().min(shortestKey).optional(),
  /** `postgres://…` keeps everything in PostgreSQL; without it the database is embedded. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Folder of the embedded database and the uploaded files. */
  DATA_DIR: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  /** Trusted proxies: a number, or their addresses. */
  TRUST_PROXY: trustedProxies.default(false),
  /** Allows the demonstration school, whose passwords are public. */
  DEMO_SCHOOL: z.stringbool().optional(),
  /** How long a message waits to be screened by its meaning, in milliseconds; after that rules alone judge it at first. */
  SCREEN_MS: z.coerce.number().int().min(1).max(longestEncoderLimitMs).default(encoderLimitMs),
  /** Passages of notes whose vectors are made in a minute, beside everything else; with 0 words alone find them. */
  PASSAGES_A_MINUTE: z.coerce.number().int().min(0).default(60),
  /** Messages that one person may send the tutor in a day. */
  DAILY_MESSAGES: z.coerce.number().int().min(1).default(60),
  /** Messages that a visitor without an account may send the tutor within 24 hours, from one browser. */
  GUEST_MESSAGES: z.coerce.number().int().min(0).default(20),
  /** What all visitors of one network address may send within 24 hours. */
  GUEST_ADDRESS_MESSAGES: z.coerce.number().int().min(0).default(300),
  /** What all visitors of a school's own site may send within 24 hours. */
  GUEST_SCHOOL_MESSAGES: z.coerce.number().int().min(0).default(1000),
  /** Visitors that one network address may have within 24 hours. */
  GUEST_SESSIONS: z.coerce.number().int().min(0).default(200),
  /** `smtp://…` or `smtps://…`, with user and password in it; without it mail stays in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Address that mail comes from. */
  MAIL_FROM: z.email().default('hello@learngrove.test'),
  /** Mailbox for messages from the contact form. */
  CONTACT_MAIL: z.email().optional(),
  /** The operator as the law requires it to be named: the company, its address and its registration. */
  OPERATOR_NAME: z.string().trim().min(1).max(120).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).max(240).optional(),
  OPERATOR_REGISTRATION: z.string().trim().min(1).max(240).optional(),
  /** Address that text messages are posted to as JSON; without it they stay in the outbox. */
  TEXT_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEXT_GATEWAY_KEY: z.string().optional(),
  /** Country codes that texts are sent to, separated by commas. */
  TEXT_COUNTRIES: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(z.string().regex(/^\+[1-9]\d{0,9}$/)).min(1))
    .optional(),
  /** How long a request may take to arrive, in seconds; with files ten times as long. */
  REQUEST_SECONDS: z.coerce.number().int().min(1).max(longestRequestS).default(30),
  /** Origins of the site, separated by commas; hosts under them belong to the site too. */
  SITE_URL: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
    .optional(),
  /** Tells whether this process also runs the queue of jobs. */
  WORKER: z.stringbool().default(true),
  /** Number of connections; more than the cores can serve at once only wait for each other. */
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(2 * availableParallelism() + 1),
})

export type Config = ReturnType<typeof readConfig>

const loopback = /^(127(\.\d{1,3}){3}|::1|localhost)$/

/** Tells whether the server can be reached from outside this machine: by its own address, or through a proxy. */
const isOpen = ({ HOST, TRUST_PROXY }: z.output<typeof environment>) =>
  !loopback.test(HOST) || TRUST_PROXY !== false

const repository = join(import.meta.dirname, '../../..')

/** Reads the environment once, at the start: an invalid setting stops the server before it serves. */
export function readConfig(env: NodeJS.ProcessEnv) {
  // A shell or a container says by an empty variable that there is none.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = environment.safeParse(set)
  if (!read.success) throw new Error(`A setting is not right:\n${z.prettifyError(read.error)}`)
  const { data } = read
  const demo_allowed = data.DEMO_SCHOOL ?? !isOpen(data)
  return {
    port: data.PORT,
    host: data.HOST,
    secret_key: data.SECRET_KEY,
    database_url: data.DATABASE_URL,
    data_dir: data.DATA_DIR ?? join(repository, '.data'),
    site_dir: join(repository, 'web/dist'),
    demo: { is_allowed: demo_allowed, is_loaded: demo_allowed && data.DATABASE_URL === undefined },
    log_level: data.LOG_LEVEL,
    trust_proxy: data.TRUST_PROXY,
    /** Hosted models; without any in the chain the built-in tutor answers. */
    model: readModels(data),
    /** Voices and ears of providers. */
    speech: readSpeech(data),
    smtp_url: data.SMTP_URL,
    mail_from: data.MAIL_FROM,
    contact_mail: data.CONTACT_MAIL ?? data.MAIL_FROM,
    /** Contact for security reports: public, and so only what was set for it. */
    security_contact: data.CONTACT_MAIL,
    operator: {
      name: data.OPERATOR_NAME,
      address: data.OPERATOR_ADDRESS,
      registration: data.OPERATOR_REGISTRATION,
    },
    text_gateway: data.TEXT_GATEWAY_URL
      ? { url: data.TEXT_GATEWAY_URL, key: data.TEXT_GATEWAY_KEY }
      : undefined,
    /** Country codes that texts are sent to. Without a gateway texts cost nothing. */
    text_countries: data.TEXT_COUNTRIES ?? (data.TEXT_GATEWAY_URL ? [homeCountry] : ['+']),
    /** How long a request may take to arrive. */
    request_ms: data.REQUEST_SECONDS * 1000,
    /** Origins of the site. Links lead to the first if the request came to none of them. */
    site_origins: (data.SITE_URL ?? [`http://localhost:${data.PORT}`]).map(
      (url) => new URL(url).origin,
    ),
    /** Identity providers. */
    providers: readProviders(data),
    /** How long a message waits to be screened by its meaning. */
    screen_ms: data.SCREEN_MS,
    passages_a_minute: data.PASSAGES_A_MINUTE,
    daily_messages: data.DAILY_MESSAGES,
    /** What visitors without an account may do within 24 hours. */
    guests: {
      messages: data.GUEST_MESSAGES,
      address_messages: data.GUEST_ADDRESS_MESSAGES,
      school_messages: data.GUEST_SCHOOL_MESSAGES,
      sessions: data.GUEST_SESSIONS,
    },
    worker: data.WORKER,
    connections: data.DATABASE_CONNECTIONS,
  }
}
