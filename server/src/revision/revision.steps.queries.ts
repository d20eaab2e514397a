import type { SkillState } from '@learngrove/mastery'
import { sql } from 'kysely'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Db } from '#platform/database.ts'

export type CourseTopic = {
  readonly id: string
  readonly title: string
  readonly state: SkillState | null
  readonly needs: readonly string[]
  /** The shares by which practice of it counts for other topics. */
  readonly exercises: Readonly<Record<string, number>>
}

/** Selects the topics of a course that a student takes and can practise, in the order of learning. */
export async function selectTopicsToPractise(
  db: Db,
  {
    student_id,
    school_id,
    course_id,
  }: { readonly student_id: string; readonly school_id: string; readonly course_id: string },
): Promise<CourseTopic[]> {
  const { rows } = await sql<CourseTopic>`
    select topics.id, topics.title, skill_states.state,
      array(select prerequisite_id from topic_prerequisites
        where topic_prerequisites.topic_id = topics.id) as needs,
      (select coalesce(jsonb_object_agg(exercised_id, share), '{}') from topic_exercises
        where topic_exercises.topic_id = topics.id) as exercises
    from course_topics
    join enrolments on enrolments.course_id = course_topics.course_id
      and enrolments.student_id = ${student_id}::uuid
    join topics on topics.id = course_topics.topic_id and topics.is_active
    left join skill_states on skill_states.topic_id = topics.id
      and skill_states.student_id = ${student_id}::uuid
    where course_topics.course_id = ${course_id}::uuid and exists (
      select from worksheets where worksheets.topic_id = topics.id and worksheets.is_active
        and ${isInReach(sql.ref('worksheets.school_id'), { school_id })})
    order by topics.position, topics.id`.execute(db)
  return rows
}
