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
import type { Model } from './model.ts'
import type { Tutor } from './tutor.ts'

/** Who is calling. */
export type Actor = {
  readonly id: string
  readonly school_id: string
  readonly user_role_id: UserRoleId
  readonly teacher_role_id: TeacherRoleId | null
  /** Where their days begin and end: their own time zone, or their school's. */
  readonly time_zone: string
  /** Whether their school asks them for a second factor that they have not set up yet. */
  readonly lacks_second_factor: boolean
  /** Whether they are a child to whose account no grown-up has agreed yet. */
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
  readonly jobs: Jobs
  readonly files: Files
  readonly mail: Mail
  readonly memory: Memory
}

export type AskedAt = {
  readonly protocol: 'http' | 'https'
  /** In lower case; an address of IPv6 stands in brackets. */
  readonly hostname: string
  /** The hostname with its port. */
  readonly host: string
}

/** What every use case is given: no module reaches for any of it by itself. */
export type Context<A extends Audience = Audience> = Ports & {
  readonly db: Db
  readonly actor: ActorOf<A>
  /** The school whose data is in reach: the actor's; without an actor that of the host, if it has one. */
  readonly school_id: A extends 'public' ? string | undefined : string
  readonly now: Date
  readonly log: FastifyBaseLogger
  readonly config: Config
  /** This process, as others of the database know it. */
  readonly instance_id: string
  /** What the database does not know: short secrets are hashed with it (`keyedHashOf`). */
  readonly secret_key: string
  /** What the caller's network address is counted by (`countedAddress`). Never logged or kept as it is. */
  readonly address: string
  /** What the caller's browser is known by again, where it shows it. Never kept as it is. */
  readonly device: string | undefined
  /** Where the caller says that the site is. Anybody can name any host: `ownOrigin` knows what is ours. */
  readonly asked_at: AskedAt
  /** What the caller's browser says that it is. */
  readonly user_agent: string
  /** The last event of a stream that the caller's browser says that it has; empty where it says nothing. */
  readonly last_event_id: string
}

/** What the app is made with, so that a test can make it with something else. */
export type Services = Ports & {
  readonly db: Db
  readonly config: Config
  readonly instance_id: string
  readonly secret_key: string
  readonly clock: () => Date
}
