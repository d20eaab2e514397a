import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'

/** Of the first answers in a topic so many tell how well somebody began there. */
const FIRST_ANSWERS = 3

/** The shares of right first tries that set apart who knew the earlier topic from who did not. */
const KNEW = 0.8
const DID_NOT = 0.6

/** How many students there were, and how their shares of right answers lie: mean and variance. */
export type Spread = { readonly count: number; readonly mean: number; readonly variance: number }

type EdgeRow = {
  readonly topic_id: string
  readonly topic: string
  readonly prerequisite_id: string
  readonly prerequisite: string
  readonly knew: Spread
  readonly did_not: Spread
}

/**
 * Selects, for every prerequisite, how students began in the later topic: those who had known the
 * earlier one, and those who had not. Counted are first tries without a hint, of the answers to the
 * earlier topic only those from before the later one was begun.
 */
export async function selectEdges(db: Db): Promise<EdgeRow[]> {
  const { rows } = await sql<EdgeRow>`
    with tries as (
      select evidence.student_id, question_topics.topic_id, evidence.happened_at,
        evidence.is_full_marks::int as is_right,
        row_number() over (
          partition by evidence.student_id, question_topics.topic_id
          order by evidence.happened_at, evidence.id
        ) as nth
      from evidence
      join question_versions on question_versions.id = evidence.question_version_id
      join question_topics on question_topics.question_id = question_versions.question_id
        and question_topics.position = 0
      where evidence.try_number = 1 and evidence.hint_rung = 0 and ${stands()}
    ),
    begun as (
      select student_id, topic_id, min(happened_at) as since, avg(is_right) as share
      from tries where nth <= ${FIRST_ANSWERS}
      group by student_id, topic_id having count(*) = ${FIRST_ANSWERS}
    ),
    pairs as (
      select edges.topic_id, edges.prerequisite_id, begun.share as later, (
        select avg(is_right) from tries
        where tries.student_id = begun.student_id and tries.topic_id = edges.prerequisite_id
          and tries.happened_at < begun.since
        having count(*) >= ${FIRST_ANSWERS}
      ) as earlier
      from topic_prerequisites as edges
      join begun on begun.topic_id = edges.topic_id
    ),
    halves as (
      select topic_id, prerequisite_id,
        count(*) filter (where earlier >= ${KNEW})::int as knew_count,
        coalesce(avg(later) filter (where earlier >= ${KNEW}), 0)::float8 as knew_mean,
        coalesce(var_samp(later) filter (where earlier >= ${KNEW}), 0)::float8 as knew_variance,
        count(*) filter (where earlier < ${DID_NOT})::int as count,
        coalesce(avg(later) filter (where earlier < ${DID_NOT}), 0)::float8 as mean,
        coalesce(var_samp(later) filter (where earlier < ${DID_NOT}), 0)::float8 as variance
      from pairs group by topic_id, prerequisite_id
    )
    select halves.topic_id, later.title as topic, prerequisite_id, earlier.title as prerequisite,
      json_build_object('count', knew_count, 'mean', knew_mean, 'variance', knew_variance) as knew,
      json_build_object('count', count, 'mean', mean, 'variance', variance) as did_not
    from halves
    join topics as later on later.id = halves.topic_id
    join topics as earlier on earlier.id = halves.prerequisite_id
    order by later.title, earlier.title`.execute(db)
  return rows
}
