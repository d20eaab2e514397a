import type { Context } from '#platform/context.ts'
import { type Count, fromAddress } from '#platform/throttle/throttle.ts'

const hour = 3_600_000
const day = 24 * hour

type Guests = Context['config']['guests']

type Whose = {
  /** The session's row; none before it has begun. */
  readonly id: string | undefined
  readonly address: string
  /** The school whose own site it is. */
  readonly school_id: string | undefined
}

/** Returns the counters of what a guest says: of the session, of the address, and of a school's guests together. */
export const messageCounts = (
  { id, address, school_id }: Whose,
  { messages, address_messages, school_messages }: Guests,
): Count[] => [
  { by: `guest message in ${id ?? 'a new session'}`, most: messages, within_ms: day },
  ...fromAddress('guest message', address, { most: address_messages, within_ms: day }),
  ...(school_id === undefined
    ? []
    : [{ by: `guest message at ${school_id}`, most: school_messages, within_ms: day }]),
]

/** Returns the counters of sessions that begin. */
export const sessionCounts = (address: string, { sessions }: Guests): Count[] =>
  fromAddress('guest session', address, { most: sessions, within_ms: day })

/** So many requests of an address in an hour no people make, whatever they say. */
const mostAnHour = 1_200

export const floodCounts = (address: string): Count[] =>
  fromAddress('guest request', address, { most: mostAnHour, within_ms: hour })

/** Returns the counters of sessions that somebody asks to take over: their ids are not to be guessed. */
export const takeOverCounts = (user_id: string): Count[] => [
  { by: `taking over a talk by ${user_id}`, most: 60, within_ms: hour },
]
