import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Kinds of place that an account may have signed in from: a browser, or a network address. */
export type Place = 'device' | 'address'

export type PlaceSecret = {
  readonly place: Place
  /** The secret that is kept as a hash, together with the account. */
  readonly secret: string
  readonly expires_at: Date
}

type Places = readonly Pick<PlaceSecret, 'place' | 'secret'>[]

/**
 * Returns, as an SQL expression, which of these places an account has signed in from: a browser
 * before an address.
 */
export const placeKnownTo = (
  user_id: RawBuilder<unknown>,
  { places, now }: { readonly places: Places; readonly now: Date },
) => sql`(
    select shown.place
    from unnest(${places.map(({ place }) => place)}::text[], ${places.map(({ secret }) => secret)}::text[])
      as shown (place, secret)
    join known_places on known_places.user_id = ${user_id}
      and known_places.place_hash = place_hash(shown.secret, ${user_id})
      and known_places.expires_at > ${now}::timestamptz
    order by shown.place = 'device' desc
    limit 1)`

export async function findPlace(
  db: Db,
  { user_id, ...shown }: { user_id: string | undefined; places: Places; now: Date },
): Promise<Place | undefined> {
  const id = sql`${user_id ?? null}::uuid`
  const { rows } = await sql<{ place: Place | null }>`
    select ${placeKnownTo(id, shown)} as place`.execute(db)
  return rows[0]?.place ?? undefined
}

/**
 * Remembers where the user of `from` signs in, as part of a statement; a place that stays known for
 * long is not written again.
 */
export const remembersPlaces = (places: readonly PlaceSecret[], from: RawBuilder<unknown>) => sql`
      insert into known_places (user_id, place_hash, expires_at)
      select user_id, place_hash(shown.secret, user_id), shown.expires_at
      ${from} cross join unnest(${places.map(({ secret }) => secret)}::text[],
        ${places.map(({ expires_at }) => expires_at.toISOString())}::timestamptz[])
        as shown (secret, expires_at)
      order by 2
      on conflict (user_id, place_hash) do update set expires_at = excluded.expires_at
      where known_places.expires_at < excluded.expires_at - interval '1 day'`

export async function deleteOldPlaces(db: Db, now: Date) {
  await db.deleteFrom('known_places').where('expires_at', '<', now).execute()
}
