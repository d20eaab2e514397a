import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { EvidenceRow } from '#platform/projections/projections.ts'

/**
 * Adds misconceptions to their counts, in each topic of the question, and takes away those of the rows that
 * are replaced: a count may come to nothing. A row that is counted already is skipped.
 */
export async function addMisconceptions(tx: Db, rows: readonly EvidenceRow[]): Promise<void> {
  await sql`
    with shown as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shown
        (seq bigint, student_id uuid, question_version_id uuid, misconception text,
          happened_at timestamptz, replaces uuid)
    ), changes as (
      select seq, student_id, question_version_id, misconception, happened_at, 1 as change
      from shown where misconception is not null
      union all
      select shown.seq, shown.student_id, replaced.question_version_id, replaced.misconception,
        replaced.happened_at, -1
      from shown join evidence as replaced on replaced.id = shown.replaces
      where replaced.misconception is not null
    )
    insert into misconception_counts as counts
      (student_id, topic_id, misconception, tries, last_at, last_seq)
    select shown.student_id, question_topics.topic_id, shown.misconception,
      sum(shown.change), max(shown.happened_at), max(shown.seq)
    from changes as shown
    join question_versions on question_versions.id = shown.question_version_id
    join question_topics on question_topics.question_id = question_versions.question_id
    left join misconception_counts known on known.student_id = shown.student_id
      and known.topic_id = question_topics.topic_id and known.misconception = shown.misconception
    where shown.seq > coalesce(known.last_seq, 0)
    group by shown.student_id, question_topics.topic_id, shown.misconception
    on conflict (student_id, topic_id, misconception) do update set
      tries = counts.tries + excluded.tries,
      last_at = greatest(counts.last_at, excluded.last_at),
      last_seq = excluded.last_seq`.execute(tx)
}

export async function deleteMisconceptions(tx: Db): Promise<void> {
  await tx.deleteFrom('misconception_counts').execute()
}
