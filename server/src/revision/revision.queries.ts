import type { SkillState } from '@learngrove/mastery'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

export type SkillRow = {
  readonly student_id: string
  readonly topic_id: string
  readonly state: SkillState
  /** The latest answer that the state has taken in. */
  readonly last_evidence_id: string
}

/** Writes a state that was computed from all the evidence. */
export async function writeSkillState(db: Db, { state, ...row }: SkillRow, updated_at: Date) {
  const values = { ...row, state: JSON.stringify(state), updated_at }
  await db
    .insertInto('skill_states')
    .values(values)
    .onConflict((conflict) => conflict.columns(['student_id', 'topic_id']).doUpdateSet(values))
    .execute()
}

/** Every answer of a student that bears on a topic, the first first. */
export function selectEvidence(
  db: Db,
  { student_id, topic_id }: { student_id: string; topic_id: string },
) {
  return db
    .selectFrom('evidence')
    .innerJoin('question_versions', 'question_versions.id', 'evidence.question_version_id')
    .innerJoin('question_topics', 'question_topics.question_id', 'question_versions.question_id')
    .select([
      'evidence.id',
      'evidence.question_version_id',
      'evidence.marks_given',
      'evidence.max_score',
      'evidence.hint_rung',
      'evidence.happened_at',
    ])
    .where('evidence.student_id', '=', student_id)
    .where('question_topics.topic_id', '=', topic_id)
    .orderBy('evidence.happened_at')
    .orderBy('evidence.id')
    .execute()
}

/** The topics that a student has practised in the courses they take, and can practise again. */
export async function selectPractisedTopics(db: Db, { student_id }: { student_id: string }) {
  const rows = await db
    .selectFrom('skill_states')
    .innerJoin('topics', 'topics.id', 'skill_states.topic_id')
    .innerJoin('enrolments', (join) =>
      join
        .onRef('enrolments.course_id', '=', 'topics.course_id')
        .onRef('enrolments.student_id', '=', 'skill_states.student_id'),
    )
    .select(['topics.id', 'topics.title', 'topics.course_id', 'state'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('worksheets')
          .select('worksheets.id')
          .whereRef('worksheets.topic_id', '=', 'topics.id'),
      ),
    )
    .where('skill_states.student_id', '=', student_id)
    .execute()
  // Safe: a state is written only here, by the learner model.
  return rows.map((row) => ({ ...row, state: row.state as SkillState }))
}

/** Seconds that a student spent on marked answers since a moment. */
export async function sumTimeSpent(
  db: Db,
  { student_id, since }: { student_id: string; since: Date },
) {
  const { seconds } = await db
    .selectFrom('evidence')
    .select(({ fn }) => fn.sum<string | null>('time_spent').as('seconds'))
    .where('student_id', '=', student_id)
    .where('happened_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(seconds ?? 0)
}

export type SkillChange = SkillRow & {
  /** The latest answer that was taken in when the state was read; null where there was no state. */
  readonly expected: string | null
}

/**
 * The part of a statement that writes the changes of `source` over the states that they were read
 * from, where those are still there; it returns the answers that were taken in.
 */
export const learnFrom = (source: string) => sql`
  update skill_states set state = change.state, last_evidence_id = change.last_evidence_id,
    updated_at = change.happened_at
  from ${sql.table(source)} as change
  where skill_states.student_id = change.student_id and skill_states.topic_id = change.topic_id
    and skill_states.last_evidence_id = change.expected
  returning skill_states.last_evidence_id`

/** The part of a statement that begins the states that were not there, where they still are not. */
export const beginFrom = (source: string) => sql`
  insert into skill_states (student_id, topic_id, state, last_evidence_id, updated_at)
  select student_id, topic_id, state, last_evidence_id, happened_at
  from ${sql.table(source)} where expected is null
  on conflict do nothing
  returning last_evidence_id`
