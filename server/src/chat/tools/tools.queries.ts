import type { SkillState } from '@learngrove/mastery'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'
import type { NamedTopic } from './match-topics.ts'

/** A topic of a course that a student takes, with the words that it is named by and what they know of it. */
export type TakenTopic = NamedTopic & {
  readonly state: SkillState | null
  readonly needs: readonly string[]
}

type Taken = { readonly student_id: string; readonly course_ids: readonly string[] }

/** Selects the topics of these courses, as far as a student takes them, in the order of learning; each once. */
export async function selectTakenTopics(
  db: Db,
  { student_id, course_ids }: Taken,
): Promise<TakenTopic[]> {
  const { rows } = await sql<TakenTopic>`
    select topics.id, topics.title, skill_states.state, subjects.name as subject,
      coalesce(min(course_sections.title), '') as section,
      array(select objective ->> 'text' from jsonb_array_elements(topics.objectives) as objective)
        as objectives,
      array(select prerequisite_id from topic_prerequisites
        where topic_prerequisites.topic_id = topics.id) as needs
    from course_topics
    join enrolments on enrolments.course_id = course_topics.course_id
      and enrolments.student_id = ${student_id}::uuid
    join topics on topics.id = course_topics.topic_id and topics.is_active
    join subjects on subjects.id = topics.subject_id
    left join course_sections on course_sections.course_id = course_topics.course_id
      and course_sections.position = course_topics.section
    left join skill_states on skill_states.topic_id = topics.id
      and skill_states.student_id = ${student_id}::uuid
    where course_topics.course_id = any(${course_ids}::uuid[])
    group by topics.id, subjects.id, skill_states.state
    order by subjects.name, topics.position, topics.id`.execute(db)
  return rows
}

export type PractisedTopic = {
  readonly topic_id: string
  readonly title: string
  /** How many questions of it were answered, and how many of these since the moment that was asked about. */
  readonly questions: number
  readonly questions_since: number
}

/** Counts the questions of each topic that a student has answered, in all and since a moment, by the evidence. */
export async function countAnswered(
  db: Db,
  { student_id, since }: { readonly student_id: string; readonly since: Date },
): Promise<PractisedTopic[]> {
  const { rows } = await sql<PractisedTopic>`
    select topics.id as topic_id, topics.title,
      count(distinct evidence.evaluation_question_id)::int as questions,
      (count(distinct evidence.evaluation_question_id)
        filter (where evidence.happened_at >= ${since}::timestamptz))::int as questions_since
    from evidence
    join question_versions version on version.id = evidence.question_version_id
    join question_topics on question_topics.question_id = version.question_id
    join topics on topics.id = question_topics.topic_id
    where evidence.student_id = ${student_id}::uuid and ${stands()}
    group by topics.id
    order by questions_since desc, topics.title, topics.id`.execute(db)
  return rows
}
