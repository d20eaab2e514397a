import { typesThat } from '@learngrove/contract/quiz.behaviour'
import type { SkillState } from '@learngrove/mastery'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'

export type SkillRow = {
  readonly student_id: string
  readonly topic_id: string
  readonly state: SkillState
  /** The latest answer in the state. */
  readonly last_evidence_id: string
}

type Skill = { readonly student_id: string; readonly topic_id: string }

/**
 * Takes a state for this transaction, and makes room for it where there is none. Whoever has read it
 * before cannot write over it any more; whoever writes evidence of it meanwhile computes it anew.
 */
export async function takeSkillState(tx: Db, { student_id, topic_id }: Skill): Promise<void> {
  await sql`
    insert into skill_states (student_id, topic_id, state, last_evidence_id, updated_at)
    values (${student_id}, ${topic_id}, '{}', ${student_id}, now())
    on conflict (student_id, topic_id) do update set revision = skill_states.revision + 1`.execute(
    tx,
  )
}

/** Writes a state that was computed from all the evidence, into the place that was taken. */
export async function writeSkillState(
  tx: Db,
  { student_id, topic_id, state, last_evidence_id }: SkillRow,
  updated_at: Date,
): Promise<void> {
  await tx
    .updateTable('skill_states')
    .set({ state: JSON.stringify(state), last_evidence_id, updated_at })
    .where('student_id', '=', student_id)
    .where('topic_id', '=', topic_id)
    .execute()
}

export async function deleteSkillState(tx: Db, { student_id, topic_id }: Skill): Promise<void> {
  await tx
    .deleteFrom('skill_states')
    .where('student_id', '=', student_id)
    .where('topic_id', '=', topic_id)
    .execute()
}

/**
 * The topics that each question practises: its own, with no share, and those that these exercise too,
 * with the greatest share.
 */
export const practised = sql<{ question_id: string; topic_id: string; share: number | null }>`(
  select question_id, topic_id,
    case when bool_or(share is null) then null else max(share) end as share
  from (
    select question_id, topic_id, null::float8 as share from question_topics
    union all
    select question_topics.question_id, edge.exercised_id, edge.share
    from question_topics join topic_exercises as edge on edge.topic_id = question_topics.topic_id
  ) as practice
  group by question_id, topic_id)`

/** Selects those topics that practice of some exercises too and of which a student has a state. */
export async function selectExercised(
  db: Db,
  { student_id, topic_ids }: { student_id: string; topic_ids: readonly string[] },
): Promise<string[]> {
  if (topic_ids.length === 0) return []
  const rows = await db
    .selectFrom('topic_exercises')
    .innerJoin('skill_states', 'skill_states.topic_id', 'topic_exercises.exercised_id')
    .select('exercised_id')
    .distinct()
    .where('topic_exercises.topic_id', 'in', topic_ids)
    .where('skill_states.student_id', '=', student_id)
    .execute()
  return rows.map(({ exercised_id }) => exercised_id)
}

/** Selects every answer of a student that practised a topic as it counts now, oldest first, and by which share. */
export function selectEvidence(
  db: Db,
  { student_id, topic_id }: { student_id: string; topic_id: string },
) {
  return db
    .selectFrom('evidence')
    .innerJoin('question_versions', 'question_versions.id', 'evidence.question_version_id')
    .innerJoin(practised.as('practised'), (join) =>
      join.onRef('practised.question_id', '=', 'question_versions.question_id'),
    )
    .select([
      'practised.share',
      'evidence.id',
      'evidence.evaluation_question_id',
      'evidence.question_version_id',
      'evidence.marks_given',
      'evidence.max_score',
      'evidence.hint_rung',
      'evidence.happened_at',
    ])
    .where('evidence.student_id', '=', student_id)
    .where('practised.topic_id', '=', topic_id)
    .where(stands())
    .orderBy('evidence.happened_at')
    .orderBy('evidence.id')
    .execute()
}

/**
 * Selects the topics that a student has practised in the courses they take, and can practise again:
 * each once, in the course that they took up last, or in the one that is named.
 */
export async function selectPractisedTopics(
  db: Db,
  { student_id, course_id }: { student_id: string; course_id?: string | undefined },
) {
  const rows = await db
    .selectFrom('skill_states')
    .innerJoin('topics', 'topics.id', 'skill_states.topic_id')
    .innerJoin('course_topics', 'course_topics.topic_id', 'topics.id')
    .innerJoin('enrolments', (join) =>
      join
        .onRef('enrolments.course_id', '=', 'course_topics.course_id')
        .onRef('enrolments.student_id', '=', 'skill_states.student_id'),
    )
    .distinctOn('topics.id')
    .select(['topics.id', 'topics.title', 'course_topics.course_id', 'state'])
    .select(
      sql<Readonly<Record<string, number>>>`(
        select coalesce(jsonb_object_agg(exercised_id, share), '{}') from topic_exercises
        where topic_exercises.topic_id = topics.id)`.as('exercises'),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('worksheets')
          .select('worksheets.id')
          .whereRef('worksheets.topic_id', '=', 'topics.id')
          .where('worksheets.is_active', '=', true),
      ),
    )
    .where('skill_states.student_id', '=', student_id)
    .where('topics.is_active', '=', true)
    .$if(course_id !== undefined, (query) =>
      query.where('course_topics.course_id', '=', course_id ?? ''),
    )
    .orderBy('topics.id')
    .orderBy('enrolments.created_at', 'desc')
    .orderBy('course_topics.course_id')
    .execute()
  // Safe: a state is written only here, by the learner model.
  return rows.map((row) => ({ ...row, state: row.state as SkillState }))
}

/** Attempt types that review what a student knows, set by anybody. */
const reviews: readonly number[] = typesThat(({ is_review }) => is_review)

/**
 * Sums the seconds that a student spent on reviews on a day (`YYYY-MM-DD`) of their time zone. The
 * time of an answer is that of its question so far, so a later try adds only the difference.
 */
export async function sumReviewTime(
  db: Db,
  { student_id, time_zone, day }: { student_id: string; time_zone: string; day: string },
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    with day as (
      select ${day}::date::timestamp at time zone ${time_zone}::text as begins_at,
        (${day}::date + 1)::timestamp at time zone ${time_zone}::text as ends_at
    )
    select coalesce(sum(greatest(0, spent - spent_before)), 0)::int as seconds
    from (
      select max(today.time_spent) as spent, coalesce((
          select max(earlier.time_spent) from evidence earlier
          where earlier.evaluation_question_id = today.evaluation_question_id
            and earlier.happened_at < day.begins_at), 0) as spent_before
      from day join evidence today on today.student_id = ${student_id}
        and today.happened_at >= day.begins_at and today.happened_at < day.ends_at
      where today.attempt_type_id in (${sql.join(reviews)})
      group by today.evaluation_question_id, day.begins_at
    ) as questions`.execute(db)
  return rows[0]?.seconds ?? 0
}

export type SkillChange = SkillRow & {
  /** The revision of the state that was read; null if there was no state. */
  readonly expected: number | null
}

/**
 * Returns the part of a statement that writes the changes of `source` over the states that they
 * were read from, if those are unchanged (compare-and-set), and returns the answers that were
 * included.
 */
export const learnFrom = (source: string) => sql`
  update skill_states set state = change.state, last_evidence_id = change.last_evidence_id,
    updated_at = change.happened_at, revision = skill_states.revision + 1
  from ${sql.table(source)} as change
  where skill_states.student_id = change.student_id and skill_states.topic_id = change.topic_id
    and skill_states.revision = change.expected
  returning skill_states.last_evidence_id`

/** Returns the part of a statement that inserts the states that did not exist, if they still do not. */
export const beginFrom = (source: string) => sql`
  insert into skill_states (student_id, topic_id, state, last_evidence_id, updated_at)
  select student_id, topic_id, state, last_evidence_id, happened_at
  from ${sql.table(source)} where expected is null
  on conflict do nothing
  returning last_evidence_id`

/** Selects every topic that a student's answers practised, or of which there is a state. */
export async function selectTopicsOf(db: Db, student_id: string): Promise<string[]> {
  const { rows } = await sql<{ topic_id: string }>`
    select topic_id from skill_states where student_id = ${student_id}::uuid
    union
    select question_topics.topic_id from evidence
    join question_versions on question_versions.id = evidence.question_version_id
    join question_topics on question_topics.question_id = question_versions.question_id
    where evidence.student_id = ${student_id}::uuid`.execute(db)
  return rows.map(({ topic_id }) => topic_id)
}
