import type { Caller, TeacherRoleId, UserRoleId } from '@learngrove/contract/roles'
import type { Audience } from '@learngrove/contract/route'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './database.ts'
import type { Encoder } from './encoder.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Mail } from './mail.ts'
import type { Marker } from './marker.ts'
import type { Memory } from './memory.ts'
import type { Model } from './model/model.ts'
import type { Speech } from './speech/speech.ts'
import type { Tutor } from './tutor.ts'

/** The user who calls. */
export type Actor = {
  readonly id: string
  readonly school_id: string
  readonly user_role_id: UserRoleId
  readonly teacher_role_id: TeacherRoleId | null
  /** Their own time zone, or their school's; it decides when their days begin and end. */
  readonly time_zone: string
  /** Tells whether their school requires a second factor that they have not set up yet. */
  readonly lacks_second_factor: boolean
  /** Tells whether they are a child to whose account no grown-up has agreed yet. */
  readonly awaits_consent: boolean
  readonly callers: readonly Caller[]
  readonly token_hash: string
}

type ActorOf<A extends Audience> = A extends 'public' ? Actor | undefined : Actor

/** What is outside a request: the ports, and what this process keeps in memory. */
export type Ports = {
  readonly encoder: Encoder
  readonly marker: Marker
  readonly tutor: Tutor
  readonly model: Model
  readonly speech: Speech
  readonly jobs: Jobs
  readonly files: Files
  readonly mail: Mail
  readonly memory: Memory
}

export type AskedAt = {
  readonly protocol: 'http' | 'https'
  /** In lower case; an IPv6 address is in brackets. */
  readonly hostname: string
  /** The hostname with its port. */
  readonly host: string
}

/** What every use case is given; no module reaches for any of it by itself. */
export type Context<A extends Audience = Audience> = Ports & {
  readonly db: Db
  readonly actor: ActorOf<A>
  /** The school whose data is in reach: the actor's; without an actor that of the host, if it has one. */
  readonly school_id: A extends 'public' ? string | undefined : string
  readonly now: Date
  readonly log: FastifyBaseLogger
  readonly config: Config
  /** Id of this process among those of the database. */
  readonly instance_id: string
  /** Key that the database does not hold; short secrets are hashed with it (`keyedHashOf`). */
  readonly secret_key: string
  /**
   * The key under which the caller's network address is counted (`countedAddress`). Never logged or
   * stored as it is.
   */
  readonly address: string
  /** The secret that identifies the caller's browser, if it sends one. Never stored as it is. */
  readonly device: string | undefined
  /** The host that the caller names. It can be any; `ownOrigin` knows which are ours. */
  readonly asked_at: AskedAt
  /** The caller's `User-Agent`. */
  readonly user_agent: string
  /** The caller's `Last-Event-ID`; empty if it sends none. */
  readonly last_event_id: string
}

/** The services that the app is made with, so that a test can pass others. */
export type Services = Ports & {
  readonly db: Db
  readonly config: Config
  readonly instance_id: string
  readonly secret_key: string
  readonly clock: () => Date
}
