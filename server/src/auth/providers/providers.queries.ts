import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

type At = { readonly secret_hash: string; readonly data: object; readonly now: Date }

/** Adds to what an open state remembers, unless it remembers any of it already; returns whether it did. */
export async function mergeStateData(db: Db, { secret_hash, data, now }: At): Promise<boolean> {
  const { rows } = await sql`
    update tickets set data = data || ${JSON.stringify(data)}::jsonb
    where purpose = 'provider_state' and secret_hash = ${secret_hash}
      and used_at is null and expires_at > ${now}::timestamptz
      and not jsonb_exists_any(data, ${Object.keys(data)}::text[])
    returning id`.execute(db)
  return rows.length > 0
}
