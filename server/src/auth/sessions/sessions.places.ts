import type { Context } from '#platform/context.ts'
import { keyedHashOf } from '#platform/secret-key.ts'
import { findPlace, type Place, type PlaceSecret } from './sessions.places.queries.ts'

const dayMs = 24 * 3_600_000

/**
 * How long a place stays known: a browser as long as a family's session may last; an address
 * belongs to somebody else sooner.
 */
export const placeLife = { device_ms: 180 * dayMs, address_ms: 30 * dayMs } as const

export type Caller = Pick<Context, 'secret_key' | 'address' | 'device' | 'now'>

/** Returns the secrets that identify a caller's browser and address. The key is not in the database. */
export function placesOf({ secret_key, address, device, now }: Caller): readonly PlaceSecret[] {
  const after = (ms: number) => new Date(now.getTime() + ms)
  const of = (place: Place, what: string, life_ms: number) => ({
    place,
    secret: keyedHashOf(secret_key, `${place} ${what}`),
    expires_at: after(life_ms),
  })
  return [
    ...(device === undefined ? [] : [of('device', device, placeLife.device_ms)]),
    of('address', address, placeLife.address_ms),
  ]
}

/**
 * Tells whether an account has signed in from the caller's browser, or else from their address. It
 * is asked also where there is no account.
 */
export const knownPlace = (
  context: Caller & Pick<Context, 'db'>,
  user_id: string | undefined,
): Promise<Place | undefined> =>
  findPlace(context.db, { user_id, places: placesOf(context), now: context.now })
