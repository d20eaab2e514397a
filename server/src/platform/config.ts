import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { providerSettings, readProviders } from './provider-settings.ts'
import { shortestKey } from './secret-key.ts'
import { trustedProxies } from './trusted-proxies.ts'

/** Where texts go that nobody has allowed elsewhere. */
const homeCountry = '+44'

const longestRequestS = 600

const environment = z.object({
  ...providerSettings,
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** What short secrets are hashed with, the same for all processes; without it a file of `DATA_DIR` holds one. */
  SECRET_KEY: z.string().min(shortestKey).optional(),
  /** `postgres://…` puts everything on PostgreSQL; without it the database is embedded. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where the embedded database and the uploaded files lie. */
  DATA_DIR: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  /** Which proxies stand before it: a number, or their addresses. */
  TRUST_PROXY: trustedProxies.default(false),
  /** Whether the demonstration school may be here, whose passwords everybody knows. */
  DEMO_SCHOOL: z.stringbool().optional(),
  /** Any OpenAI-compatible endpoint, up to and with its `/v1`; without it the built-in tutor answers. */
  MODEL_URL: z.url().optional(),
  MODEL_NAME: z.string().default('default'),
  MODEL_KEY: z.string().optional(),
  /** Messages that one person may send the tutor in a day. */
  DAILY_MESSAGES: z.coerce.number().int().min(1).default(60),
  /** `smtp://…` or `smtps://…`, with user and password in it; without it mail stays in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The address that mail comes from. */
  MAIL_FROM: z.email().default('hello@learngrove.test'),
  /** Who reads what people write to us. */
  CONTACT_MAIL: z.email().optional(),
  /** Who runs the site, as the law wants it said: the company, where it is, and under which numbers. */
  OPERATOR_NAME: z.string().trim().min(1).max(120).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).max(240).optional(),
  OPERATOR_REGISTRATION: z.string().trim().min(1).max(240).optional(),
  /** Where text messages are posted to as JSON; without it they stay in the outbox. */
  TEXT_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEXT_GATEWAY_KEY: z.string().optional(),
  /** What the numbers begin with that texts are sent to, separated by commas. */
  TEXT_COUNTRIES: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(z.string().regex(/^\+[1-9]\d{0,9}$/)).min(1))
    .optional(),
  /** How long a request may take to arrive, in seconds; one that brings files ten times as long. */
  REQUEST_SECONDS: z.coerce.number().int().min(1).max(longestRequestS).default(30),
  /** Where the site is, one or more separated by commas; hosts under them are the site's too. */
  SITE_URL: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
    .optional(),
  /** Whether this process also works the queue of jobs. */
  WORKER: z.stringbool().default(true),
  /** More than the cores can serve at once only make each other wait. */
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(2 * availableParallelism() + 1),
})

export type Config = ReturnType<typeof readConfig>

const loopback = /^(127(\.\d{1,3}){3}|::1|localhost)$/

/** Whether others than this machine are to reach it: by an address of its own, or through a proxy. */
const isOpen = ({ HOST, TRUST_PROXY }: z.output<typeof environment>) =>
  !loopback.test(HOST) || TRUST_PROXY !== false

const repository = join(import.meta.dirname, '../../..')

/** Reads the environment once, at the start: a bad setting stops the server before it serves. */
export function readConfig(env: NodeJS.ProcessEnv) {
  // An empty variable is how a shell or a container says that there is none.
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
    model: data.MODEL_URL
      ? { url: data.MODEL_URL, name: data.MODEL_NAME, key: data.MODEL_KEY }
      : undefined,
    smtp_url: data.SMTP_URL,
    mail_from: data.MAIL_FROM,
    contact_mail: data.CONTACT_MAIL ?? data.MAIL_FROM,
    /** Where whoever finds a fault may write: shown to everybody, and so only what was set for it. */
    security_contact: data.CONTACT_MAIL,
    operator: {
      name: data.OPERATOR_NAME,
      address: data.OPERATOR_ADDRESS,
      registration: data.OPERATOR_REGISTRATION,
    },
    text_gateway: data.TEXT_GATEWAY_URL
      ? { url: data.TEXT_GATEWAY_URL, key: data.TEXT_GATEWAY_KEY }
      : undefined,
    /** What a number begins with that a text is sent to. Where nothing sends them they cost nothing. */
    text_countries: data.TEXT_COUNTRIES ?? (data.TEXT_GATEWAY_URL ? [homeCountry] : ['+']),
    /** How long a request may take to arrive. */
    request_ms: data.REQUEST_SECONDS * 1000,
    /** The origins of the site. Links go to the first where they were asked for at none of them. */
    site_origins: (data.SITE_URL ?? [`http://localhost:${data.PORT}`]).map(
      (url) => new URL(url).origin,
    ),
    /** Who else can vouch for somebody. */
    providers: readProviders(data),
    daily_messages: data.DAILY_MESSAGES,
    worker: data.WORKER,
    connections: data.DATABASE_CONNECTIONS,
  }
}
