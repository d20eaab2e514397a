import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

type Used = {
  readonly provider: string
  readonly model: string
  readonly calls: number
  readonly input_tokens: number
  readonly output_tokens: number
  readonly estimated: number
  readonly cost_micros: number | null
  readonly first_word_ms: number | null
  readonly outcomes: Readonly<Partial<Record<string, number>>>
}

/** A month, by its first day, of one school or of all. */
export type Of = { readonly month: string; readonly school_id: string | undefined }

const ofSchool = (school_id: string | undefined) =>
  school_id === undefined ? sql`true` : sql`school_id = ${school_id}::uuid`

/** Sums what was called in a month, by model; the most used first. */
export async function selectUsage(db: Db, { month, school_id }: Of): Promise<readonly Used[]> {
  const { rows } = await sql<Used>`
    with called as (
      select * from model_calls where month = ${month}::date and ${ofSchool(school_id)}
    ), counted as (
      select provider, model, jsonb_object_agg(outcome, number) as outcomes from (
        select provider, model, outcome, count(*)::int as number
        from called where outcome is not null group by 1, 2, 3
      ) as each group by 1, 2
    )
    select provider, model, count(*)::int as calls,
      coalesce(sum(input_tokens), 0)::float8 as input_tokens,
      coalesce(sum(output_tokens), 0)::float8 as output_tokens,
      (count(*) filter (where is_estimated))::int as estimated,
      sum(cost_micros)::float8 as cost_micros,
      round(percentile_cont(0.5) within group (order by first_word_ms))::int as first_word_ms,
      coalesce((
        select outcomes from counted
        where counted.provider = called.provider and counted.model = called.model), '{}') as outcomes
    from called group by provider, model order by calls desc, provider, model`.execute(db)
  return rows
}

/** Sums the tokens that count against the budgets of a month. */
export async function sumTokens(db: Db, { month, school_id }: Of): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`
    select coalesce(sum(tokens), 0)::float8 as tokens from model_months
    where month = ${month}::date and ${ofSchool(school_id)}`.execute(db)
  return rows[0]?.tokens ?? 0
}

/** The month of a school now, as `2026-11`. */
export async function monthNow(
  db: Db,
  { school_id, now }: { readonly school_id: string; readonly now: Date },
): Promise<string> {
  const { rows } = await sql<{ month: string }>`
    select to_char(${now}::timestamptz at time zone time_zone, 'YYYY-MM') as month
    from schools where id = ${school_id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('There is no such school')
  return row.month
}
