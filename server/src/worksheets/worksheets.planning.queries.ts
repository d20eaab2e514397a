import type { SkillState } from '@learngrove/mastery'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import {
  bandOf,
  bandOfRow,
  type ClassRow,
  isOfBank,
  metBy,
} from '#questions/questions.bank.queries.ts'
import type { Candidate } from './planning/planning.candidate.ts'
import type { Kept } from './planning/planning.fill.ts'
import type { TopicStock } from './planning/planning.suggest.ts'

/** Selects the questions that a class can be asked of some topics, and how many of it have had each. */
export async function selectForTopics(
  db: Db,
  { id, school_id }: Pick<ClassRow, 'id' | 'school_id'>,
  topic_ids: readonly string[],
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with met as (${metBy(id)})
    select questions.id as question_id, question_topics.topic_id, version.difficulty,
      ${bandOfRow} as band, version.minutes, version.type, version.body ->> 'text' as text,
      version.body ? 'template' as is_template,
      version.body ? 'without_calculator' as without_calculator,
      coalesce(met.num_met, 0) as num_met
    from question_topics
    join questions on questions.id = question_topics.question_id and questions.is_active
    join question_versions version on version.id = questions.current_version_id
    left join met on met.question_id = questions.id
    where question_topics.topic_id = any(${topic_ids}::uuid[]) and ${isOfBank(school_id, false)}
    order by questions.id, question_topics.position`.execute(db)
  return rows
}

/** Selects what stands on a sheet as the planner sees it, in the order of the ids. */
export async function selectKept(
  db: Db,
  { school_id }: Pick<ClassRow, 'school_id'>,
  question_ids: readonly string[],
): Promise<(Kept & { readonly difficulty: number })[]> {
  if (question_ids.length === 0) return []
  const { rows } = await sql<{
    question_id: string
    topic_ids: string[] | null
    difficulty: number
    text: string
  }>`
    select questions.id as question_id, version.difficulty, version.body ->> 'text' as text,
      (select array_agg(topic_id order by position) from question_topics
        where question_topics.question_id = questions.id) as topic_ids
    from questions
    join question_versions version on version.id = questions.current_version_id
    where questions.id = any(${question_ids}::uuid[]) and ${isOfBank(school_id, false)}
    order by array_position(${question_ids}::uuid[], questions.id)`.execute(db)
  return rows.map(({ topic_ids, ...row }) => ({
    ...row,
    topic_ids: topic_ids ?? [],
    band: bandOf(row.difficulty),
  }))
}

type Stocked = Omit<TopicStock, 'mastery' | 'num_seen'>

/** Selects the topics of a class's course for which there are questions, in the order in which they are taught. */
export async function selectStock(
  db: Db,
  { id, school_id, course_id }: Pick<ClassRow, 'id' | 'school_id' | 'course_id'>,
): Promise<Stocked[]> {
  const counted = (band: string) => sql`jsonb_build_object(
    'total', count(*) filter (where band = ${band}),
    'fresh', count(*) filter (where band = ${band} and not is_met))`
  const { rows } = await sql<Stocked>`
    with met as (${metBy(id)}), offered as (
      select question_topics.topic_id, ${bandOfRow} as band, met.question_id is not null as is_met
      from course_topics
      join question_topics on question_topics.topic_id = course_topics.topic_id
      join questions on questions.id = question_topics.question_id and questions.is_active
      join question_versions version on version.id = questions.current_version_id
      left join met on met.question_id = questions.id
      where course_topics.course_id = ${course_id}::uuid and ${isOfBank(school_id, false)}
    )
    select topics.id as topic_id, topics.title, strands.title as strand, topics.year, stock.bank
    from course_topics
    join topics on topics.id = course_topics.topic_id and topics.is_active
    left join strands on strands.subject_id = topics.subject_id and strands.key = topics.strand
    join (
      select topic_id, jsonb_build_object('easier', ${counted('easier')}, 'core', ${counted('core')},
        'stretch', ${counted('stretch')}) as bank
      from offered group by topic_id
    ) stock on stock.topic_id = topics.id
    where course_topics.course_id = ${course_id}::uuid
    order by course_topics.position, topics.id`.execute(db)
  return rows
}

/** Selects what is known of the students of a class in the topics of its course. */
export async function selectSkillsOf(
  db: Db,
  { id, course_id }: Pick<ClassRow, 'id' | 'course_id'>,
): Promise<{ topic_id: string; state: SkillState }[]> {
  const { rows } = await sql<{ topic_id: string; state: SkillState }>`
    select skill_states.topic_id, skill_states.state
    from class_members
    join skill_states on skill_states.student_id = class_members.user_id
    join course_topics on course_topics.topic_id = skill_states.topic_id
      and course_topics.course_id = ${course_id}::uuid
    where class_members.class_id = ${id}::uuid and not class_members.is_teacher`.execute(db)
  return rows
}

/** Tells whether a topic is one of the course of a class. */
export async function findsTopic(
  db: Db,
  { course_id }: Pick<ClassRow, 'course_id'>,
  topic_id: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('course_topics')
    .select('topic_id')
    .where('course_id', '=', course_id)
    .where('topic_id', '=', topic_id)
    .executeTakeFirst()
  return found !== undefined
}
