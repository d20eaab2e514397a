import type { QuestionType } from '@learngrove/marking/question'
import type { SkillState } from '@learngrove/mastery'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { insertWorksheet } from '#worksheets/worksheets.writing.queries.ts'
import type { Candidate } from './choose-questions.ts'
import { isInOpenExam } from './quiz.open-exam.queries.ts'
import type { Whose } from './quiz.queries.ts'

/** A question of a course that a student takes, with what they know of its topic. */
export type CustomCandidate = Candidate & {
  readonly type: QuestionType
  readonly has_figure: boolean
  readonly minutes: number
  readonly course_id: string
  readonly state: SkillState | null
}

type Wanted = {
  /** Topics, of which questions are asked; empty: of any. */
  readonly topic_ids: readonly string[]
  /** Questions that are asked themselves; empty: any. */
  readonly question_ids: readonly string[]
}

/** Whose courses, and of which bank beside the platform's: of a school's, or of none. */
type Bank = { readonly student_id: string; readonly school_id: string | null }

/**
 * Selects the questions that a student may practise: active ones of the platform's or their school's
 * bank, in topics of courses that they take; of several courses the one they took up last. A question of an
 * exam that is open is none of them: practice would show how it goes.
 */
export async function selectCandidates(
  db: Db,
  { student_id, school_id }: Bank,
  { topic_ids, question_ids }: Wanted,
): Promise<CustomCandidate[]> {
  const { rows } = await sql<CustomCandidate>`
    select distinct on (questions.id)
      questions.id as question_id, topics.id as topic_id, version.difficulty, version.type,
      version.minutes,
      version.body ? 'diagram' or version.body ? 'image' as has_figure, taken.course_id,
      skill_states.state, (
        select max(asked.updated_at) from evaluation_questions asked
        join student_evaluations attempt on attempt.id = asked.student_evaluation_id
        where attempt.student_id = ${student_id}::uuid and asked.question_id = questions.id
          and asked.is_submitted) as met_at
    from questions
    join question_versions version on version.id = questions.current_version_id
    join question_topics on question_topics.question_id = questions.id
    join topics on topics.id = question_topics.topic_id and topics.is_active
    join course_topics on course_topics.topic_id = topics.id
    join enrolments taken on taken.course_id = course_topics.course_id
      and taken.student_id = ${student_id}::uuid
    left join skill_states on skill_states.topic_id = topics.id
      and skill_states.student_id = ${student_id}::uuid
    where (questions.school_id is null or questions.school_id = ${school_id}::uuid)
      and questions.is_active and not ${isInOpenExam(student_id)}
      and (cardinality(${topic_ids}::uuid[]) = 0 or topics.id = any(${topic_ids}::uuid[]))
      and (cardinality(${question_ids}::uuid[]) = 0 or questions.id = any(${question_ids}::uuid[]))
    order by questions.id, question_topics.position, taken.created_at desc, taken.course_id`.execute(
    db,
  )
  return rows
}

type Custom = Whose & {
  readonly id: string
  readonly worksheet_id: string
  readonly course_id: string
  readonly topic_id: string | null
  readonly title: string
  readonly attempt_type_id: number
  readonly group_type_id: number
  readonly created_at: Date
}

/** Inserts a quiz that is one student's own, with its worksheet. To be called in a transaction. */
export async function insertCustom(
  tx: Db,
  { worksheet_id, ...quiz }: Custom,
  questions: readonly string[],
): Promise<void> {
  const { school_id, student_id, course_id, title, created_at } = quiz
  const sheet = { id: worksheet_id, school_id, student_id, course_id, title, created_at }
  await insertWorksheet(tx, sheet, questions)
  await tx
    .insertInto('quizzes')
    .values({ ...quiz, worksheet_id })
    .execute()
}

/** Finds the titles of topics, in the order of their names. */
export async function selectTitles(db: Db, topic_ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from topics where id = any(${topic_ids}::uuid[]) order by title`.execute(db)
  return rows.map(({ title }) => title)
}
