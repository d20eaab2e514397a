import { attemptType, quizGroup, userRole } from '@learngrove/contract/roles'
import { drawQuestion } from '@learngrove/marking'
import type { Question } from '@learngrove/marking/question'
import type { Db } from '@learngrove/server/database'
import { newId } from '@learngrove/server/ids'
import { startSession } from '@learngrove/server/sessions'

/** Where a pupil holds a question: the row of an attempt. */
export type Held = {
  readonly quiz_id: string
  readonly evaluation_question_id: string
  readonly question: Question
}

export type Pupil = { readonly token: string; readonly held?: Held }

/** The key of a question of the curriculum, and how it is held. */
export type Wanted = { readonly key: string; readonly seed: number; readonly is_assigned: boolean }

const year = 'Year 9'

/** Makes a student for each talk, in every course, with an attempt at the question that it is about. */
export async function makePupils(
  db: Db,
  wanted: readonly (Wanted | undefined)[],
): Promise<Pupil[]> {
  const now = new Date()
  const { id: school_id } = await db.selectFrom('schools').select('id').executeTakeFirstOrThrow()
  const courses = await db
    .selectFrom('courses')
    .select('id')
    .where('school_id', 'is', null)
    .orderBy('key')
    .execute()
  const [course] = courses
  const sheet = await db.selectFrom('worksheets').select('id').executeTakeFirstOrThrow()
  const level = await db
    .selectFrom('academic_levels')
    .select('id')
    .where('name', '=', year)
    .executeTakeFirstOrThrow()
  if (!course) throw new Error('There are no courses')
  const class_id = newId()
  const school = { school_id, class_id, course_id: course.id, worksheet_id: sheet.id, now }
  await db
    .insertInto('classes')
    .values({ id: class_id, school_id, name: 'Bench', course_id: course.id })
    .execute()
  const pupils: Pupil[] = []
  for (const [number, each] of wanted.entries()) {
    const id = newId()
    await db
      .insertInto('users')
      .values({
        ...{ id, school_id, user_role_id: userRole.student, username: `talker-${number}` },
        ...{ first_name: 'Robin', created_at: now, academic_level_id: level.id },
      })
      .execute()
    await db
      .insertInto('enrolments')
      .values(courses.map(({ id: course_id }) => ({ student_id: id, course_id, created_at: now })))
      .execute()
    const held = each && (await holdQuestion(db, id, each, school))
    pupils.push({ token: await startSession(db, id, now), ...(held && { held }) })
  }
  return pupils
}

type School = {
  readonly school_id: string
  readonly class_id: string
  readonly course_id: string
  readonly worksheet_id: string
  readonly now: Date
}

/** Adds an attempt of one question: at an assignment of the student's own, or at practice. */
async function holdQuestion(
  db: Db,
  student_id: string,
  { key, seed, is_assigned }: Wanted,
  school: School,
): Promise<Held> {
  const { school_id, course_id, worksheet_id, now } = school
  const [quiz_id, attempt_id, evaluation_question_id] = [newId(), newId(), newId()]
  const version = await db
    .selectFrom('questions')
    .innerJoin('question_versions', 'question_versions.id', 'questions.current_version_id')
    .select(['questions.id', 'question_versions.id as version_id', 'body', 'max_score'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const own = await db
    .selectFrom('question_topics')
    .innerJoin('course_topics', 'course_topics.topic_id', 'question_topics.topic_id')
    .innerJoin('courses', 'courses.id', 'course_id')
    .select('courses.id')
    .where('question_id', '=', version.id)
    .where('courses.school_id', 'is', null)
    .orderBy('question_topics.position')
    .orderBy('courses.key')
    .executeTakeFirst()
  const assignment_id = is_assigned ? await addAssignment(db, student_id, school) : null
  await db
    .insertInto('quizzes')
    .values({
      ...{ id: quiz_id, school_id, worksheet_id, title: 'Bench', created_at: now },
      // What is told of a question is looked for in the course that it is worked on in.
      course_id: own?.id ?? course_id,
      ...{ assignment_id, student_id: is_assigned ? null : student_id },
      attempt_type_id: is_assigned ? attemptType.worksheet : attemptType.practice,
      group_type_id: is_assigned ? quizGroup.assignment : quizGroup.independent_study,
    })
    .execute()
  const { max_score } = version
  await db
    .insertInto('student_evaluations')
    .values({
      ...{ id: attempt_id, school_id, quiz_id, student_id, num_open: 1, max_score },
      created_at: now,
    })
    .execute()
  await db
    .insertInto('evaluation_questions')
    .values({
      ...{ id: evaluation_question_id, student_evaluation_id: attempt_id, seed, position: 0 },
      ...{ question_id: version.id, question_version_id: version.version_id },
      ...{ max_score, updated_at: now },
    })
    .execute()
  // Safe: a body is written only by what checks it as a question.
  const question = drawQuestion(version.body as Question, seed)
  return { quiz_id, evaluation_question_id, question }
}

async function addAssignment(
  db: Db,
  student_id: string,
  { school_id, class_id, worksheet_id, now }: School,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('assignments')
    .values({ id, school_id, class_id, worksheet_id, title: 'Bench', date_assigned: now })
    .execute()
  await db.insertInto('assignment_students').values({ assignment_id: id, student_id }).execute()
  return id
}
