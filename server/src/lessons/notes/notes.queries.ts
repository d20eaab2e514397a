import { type RawBuilder, sql } from 'kysely'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import { isOpenToAll } from '#quiz/quiz.policy.queries.ts'

export type NoteReader = {
  readonly id: string
  readonly school_id: string
  /** False for a teacher, who reads about every topic. */
  readonly isStudent: boolean
}

/** Tells whether a student takes a course that has a topic: by an enrolment that has not ended, or by a class. */
const takesTopic = (
  student_id: string,
  topic: RawBuilder<unknown>,
  now: Date,
) => sql<boolean>`exists (
  select from course_topics
  where course_topics.topic_id = ${topic} and (
    exists (
      select from enrolments
      where enrolments.course_id = course_topics.course_id
        and enrolments.student_id = ${student_id}::uuid
        and (enrolments.is_free or enrolments.ends_at is null
          or enrolments.ends_at > ${now}::timestamptz))
    or exists (
      select from class_members join classes on classes.id = class_members.class_id
      where classes.course_id = course_topics.course_id
        and class_members.user_id = ${student_id}::uuid)))`

type NoteRow = {
  readonly id: string
  readonly title: string
  readonly topic_id: string
  readonly topic_title: string
  readonly subject_name: string
  readonly body: string
  readonly others: { readonly id: string; readonly title: string }[]
  readonly quiz_id: string | null
  readonly has_practice: boolean
}

/** Finds a page about a topic, with the other pages about it and the topic's practice. */
export async function findNote(
  db: Db,
  { id, reader, now }: { readonly id: string; readonly reader: NoteReader; readonly now: Date },
): Promise<NoteRow | undefined> {
  const isMine = isInReach(sql.ref('documents.school_id'), reader)
  const isTheirs = isInReach(sql.ref('other.school_id'), reader)
  const { rows } = await sql<NoteRow>`
    select documents.id, coalesce(first.heading, documents.title) as title,
      topics.id as topic_id, topics.title as topic_title, subjects.name as subject_name,
      (
        select string_agg(passages.body, E'\n\n' order by passages.position) from passages
        where passages.document_id = documents.id
      ) as body,
      (
        select coalesce(json_agg(json_build_object('id', other.id,
          'title', coalesce(passages.heading, other.title)) order by passages.page, other.id), '[]')
        from documents as other
        join passages on passages.document_id = other.id and passages.position = 0
        where other.topic_id = topics.id and other.id <> documents.id and other.is_active
          and ${isTheirs}
      ) as others,
      ${quizOfTopic(reader)} as quiz_id,
      exists (
        select from worksheets
        where worksheets.topic_id = topics.id and worksheets.is_active
          and ${isInReach(sql.ref('worksheets.school_id'), reader)}
      ) as has_practice
    from documents
    join topics on topics.id = documents.topic_id and topics.is_active
    join subjects on subjects.id = topics.subject_id
    join passages as first on first.document_id = documents.id and first.position = 0
    where documents.id = ${id} and documents.is_active and ${isMine}
      and (${!reader.isStudent}::boolean or ${takesTopic(reader.id, sql.ref('topics.id'), now)})`.execute(
    db,
  )
  return rows[0]
}

/** The quiz of a topic that a student may open, of several courses the latest, unless it is finished. */
const quizOfTopic = ({ id, school_id, isStudent }: NoteReader) => sql`(
  select quizzes.id from quizzes
  join worksheets on worksheets.id = quizzes.worksheet_id
  where ${isStudent}::boolean and worksheets.topic_id = topics.id
    and quizzes.school_id = ${school_id}::uuid
    and ${isOpenToAll(id)}
    and not exists (
      select from student_evaluations as attempt
      where attempt.quiz_id = quizzes.id and attempt.student_id = ${id}::uuid
        and attempt.grading_completed)
  order by quizzes.created_at desc, quizzes.id limit 1)`
