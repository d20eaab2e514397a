import type { SkillState } from '@learngrove/mastery'
import { sql } from 'kysely'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Reach } from '#courses/courses.policy.ts'
import type { Db } from '#platform/database.ts'
import { isOpenToAll } from '#quiz/quiz.policy.queries.ts'
import { canReadStudent, type Reader } from '#users/users.policy.queries.ts'

type CourseRow = {
  readonly id: string
  readonly is_active: boolean
  readonly title: string
  readonly subject_id: string
  readonly subject_name: string
  readonly academic_level_id: string
  readonly academic_level_name: string
  readonly strands: readonly {
    readonly key: string
    readonly title: string
    readonly description: string
  }[]
}

/** Finds a course with the strands of its subject. */
export async function findCourseOfMap(
  db: Db,
  { id, reach }: { readonly id: string; readonly reach: Reach },
): Promise<CourseRow | undefined> {
  const { rows } = await sql<CourseRow>`
    select courses.id, courses.is_active, courses.title, subjects.id as subject_id,
      subjects.name as subject_name, academic_levels.id as academic_level_id,
      academic_levels.name as academic_level_name,
      (
        select coalesce(json_agg(json_build_object('key', key, 'title', title,
          'description', description) order by position), '[]')
        from strands where strands.subject_id = subjects.id
      ) as strands
    from courses
    join subjects on subjects.id = courses.subject_id
    join academic_levels on academic_levels.id = courses.academic_level_id
    where courses.id = ${id} and ${isInReach(sql.ref('courses.school_id'), reach)}`.execute(db)
  return rows[0]
}

/** Finds the school of a student whose work somebody may read. */
export async function findReadableStudent(
  db: Db,
  { id, actor }: { readonly id: string; readonly actor: Reader },
): Promise<{ readonly id: string; readonly school_id: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.school_id'])
    .where('users.id', '=', id)
    .where(
      canReadStudent(actor, { id: sql.ref('users.id'), school_id: sql.ref('users.school_id') }),
    )
    .executeTakeFirst()
}

export type TopicRow = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly strand: string | null
  readonly year: number | null
  readonly tier: 'foundation' | 'higher' | null
  /** False for a topic of another course that one of this course stands on, or leads to. */
  readonly is_listed: boolean
  readonly needs: readonly string[]
  /** The topics that practice of this one exercises too, and by which share. */
  readonly exercises: Readonly<Record<string, number>>
  readonly question_count: number
  readonly notes: { readonly id: string; readonly title: string }[]
  readonly state: SkillState | null
  readonly quiz_id: string | null
  readonly minutes_left: number
}

type Asked = {
  readonly course_id: string
  readonly reach: Reach
  /** Whose; null for nobody's. */
  readonly student: { readonly id: string; readonly school_id: string } | null
}

/**
 * Selects the topics of a course with what they stand on, lead to and hold, and how a student stands at each.
 * What is counted is counted for all topics at once: one by one, each would read all the questions.
 */
export async function selectTopicsOfMap(
  db: Db,
  { course_id, reach, student }: Asked,
): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`
    with listed as (
      select topic_id as id from course_topics where course_id = ${course_id}
    ),
    shown as (
      select id, true as is_listed from listed
      union
      select id, false from (
        select prerequisite_id as id from topic_prerequisites
        where topic_id in (select id from listed)
        union
        select topic_id from topic_prerequisites
        where prerequisite_id in (select id from listed)
      ) as around where id not in (select id from listed)
    ),
    counts as (${questionCounts(reach)}),
    practice as (
      select topic_id, quiz.id as quiz_id, coalesce(quiz.worksheet_id, sheet.id) as worksheet_id
      from (${firstSheets(reach)}) as sheet full join (${quizzesOf({ course_id, student })}) as quiz
        using (topic_id)
    ),
    remaining as (${minutesLeft(student)})
    select topics.id, topics.title, topics.description, topics.strand, topics.year, topics.tier,
      shown.is_listed, skill_states.state, coalesce(counts.question_count, 0) as question_count,
      array(
        select prerequisite_id from topic_prerequisites as edge
        join shown as other on other.id = edge.prerequisite_id
        join topics as earlier on earlier.id = edge.prerequisite_id
        where edge.topic_id = topics.id and earlier.is_active and (shown.is_listed or other.is_listed)
        order by earlier.position, earlier.id
      ) as needs,
      (
        select coalesce(jsonb_object_agg(exercised_id, share), '{}') from topic_exercises
        where topic_exercises.topic_id = topics.id
      ) as exercises,
      ${notesOf(reach)} as notes, practice.quiz_id,
      coalesce(remaining.minutes_left, 0) as minutes_left
    from shown
    join topics on topics.id = shown.id
    left join counts on counts.topic_id = topics.id
    left join practice on practice.topic_id = topics.id
    left join remaining on remaining.topic_id = topics.id
    left join skill_states on skill_states.topic_id = topics.id
      and skill_states.student_id = ${student?.id ?? null}::uuid
    where topics.is_active and ${isInReach(sql.ref('topics.school_id'), reach)}
    order by topics.position, topics.id`.execute(db)
  return rows
}

const questionCounts = (reach: Reach) => sql`
  select question_topics.topic_id, count(*)::int as question_count
  from question_topics
  join questions on questions.id = question_topics.question_id
  where question_topics.topic_id in (select id from listed) and questions.is_active
    and ${isInReach(sql.ref('questions.school_id'), reach)}
  group by question_topics.topic_id`

/** The pages of a topic, a school's own before the platform's. */
const notesOf = (reach: Reach) => sql`(
  select coalesce(json_agg(json_build_object('id', documents.id,
    'title', coalesce(passages.heading, documents.title))
    order by documents.school_id nulls last, passages.page, documents.id), '[]')
  from documents
  join passages on passages.document_id = documents.id and passages.position = 0
  where documents.topic_id = topics.id and documents.is_active and shown.is_listed
    and ${isInReach(sql.ref('documents.school_id'), reach)})`

/** The first worksheet of each topic: what is practised where there is no quiz of it. */
const firstSheets = (reach: Reach) => sql`
  select distinct on (worksheets.topic_id) worksheets.topic_id, worksheets.id
  from worksheets
  where worksheets.topic_id in (select id from listed) and worksheets.is_active
    and ${isInReach(sql.ref('worksheets.school_id'), reach)}
  order by worksheets.topic_id, worksheets.created_at, worksheets.id`

/** The quiz of each topic that a student may open in this course and has not finished. */
const quizzesOf = ({ course_id, student }: Pick<Asked, 'course_id' | 'student'>) => sql`
  select distinct on (worksheets.topic_id) worksheets.topic_id, quizzes.id, quizzes.worksheet_id
  from quizzes
  join worksheets on worksheets.id = quizzes.worksheet_id
  where quizzes.course_id = ${course_id} and worksheets.topic_id in (select id from listed)
    and quizzes.school_id = ${student?.school_id ?? null}::uuid
    and ${student ? isOpenToAll(student.id) : sql`false`}
    and not exists (
      select from student_evaluations as attempt
      where attempt.quiz_id = quizzes.id and attempt.student_id = ${student?.id ?? null}::uuid
        and attempt.grading_completed)
  order by worksheets.topic_id, quizzes.created_at, quizzes.id`

/** The minutes of what is not answered yet of each topic's practice. */
const minutesLeft = (student: Asked['student']) => sql`
  select practice.topic_id, ceil(sum(question_versions.minutes))::int as minutes_left
  from practice
  join worksheet_questions on worksheet_questions.worksheet_id = practice.worksheet_id
  join questions on questions.id = worksheet_questions.question_id
  join question_versions on question_versions.id = questions.current_version_id
  where not exists (
    select from student_evaluations as attempt
    join evaluation_questions as answered on answered.student_evaluation_id = attempt.id
    where attempt.quiz_id = practice.quiz_id and attempt.student_id = ${student?.id ?? null}::uuid
      and answered.question_id = worksheet_questions.question_id and answered.is_submitted)
  group by practice.topic_id`
