import { attemptType, quizGroup } from '@learngrove/contract/roles'
import type { Question } from '@learngrove/marking/question'
import { sql } from 'kysely'
import { newId } from '#platform/ids.ts'
import { db, start, type TestSchool, type TestUser } from './harness.ts'

/** A question of each type that the demonstration uses, each with an easy key. */
export const sampleQuestions = {
  choice: {
    type: 'single_choice',
    text: 'Which is the largest?',
    max_score: 1,
    hints: ['Think of a number line.', 'Which is furthest to the right?'],
    method_answer: [{ text: 'Seven is furthest to the right.', maths: '7 > 5 > 3' }],
    options: [{ text: '$3$' }, { text: '$7$' }, { text: '$5$' }],
    answers: [2],
  },
  number: {
    type: 'number',
    text: 'A cyclist rides $30$ km in $2$ hours. How fast is that?',
    max_score: 1,
    hints: ['Speed is distance for each hour.'],
    method_answer: [{ text: 'Share the distance between the hours.', maths: '30 \\div 2 = 15' }],
    answer: '15',
    unit: 'km/h',
  },
  expression: {
    type: 'expression',
    text: 'Solve $2x + 4 = 10$.',
    max_score: 2,
    hints: ['What was added last?'],
    method_answer: [{ text: 'Take 4 away, then halve.', maths: 'x = 3' }],
    answer: 'x = 3',
    variables: ['x'],
    start: '2x+4=10',
  },
  text: {
    type: 'short_text',
    text: 'Where in a plant cell does photosynthesis happen?',
    max_score: 1,
    hints: ['It is green.'],
    method_answer: [{ text: 'Chloroplasts hold the green pigment that takes in light.' }],
    references: ['in the chloroplasts', 'chloroplast'],
  },
} as const satisfies Record<string, Question>

export type Practice = {
  readonly course_id: string
  readonly topic_id: string
  readonly worksheet_id: string
  readonly quiz_id: string
}

/** A course of the platform with one topic, and a quiz of these questions for everybody enrolled. */
export async function makePractice(
  school: Pick<TestSchool, 'id'>,
  students: readonly TestUser[],
  questions: readonly Question[] = Object.values(sampleQuestions),
): Promise<Practice> {
  const [level_id, subject_id, course_id] = [newId(), newId(), newId()]
  const [topic_id, worksheet_id, quiz_id] = [newId(), newId(), newId()]
  await db
    .insertInto('academic_levels')
    .values({ id: level_id, name: level_id, position: 1 })
    .execute()
  await db
    .insertInto('subjects')
    .values({ id: subject_id, key: subject_id, name: 'Mathematics' })
    .execute()
  await db
    .insertInto('courses')
    .values({ id: course_id, subject_id, academic_level_id: level_id, title: 'Mathematics' })
    .execute()
  await db
    .insertInto('topics')
    .values({ id: topic_id, subject_id, key: topic_id, title: 'Numbers', position: 0 })
    .execute()
  await db.insertInto('course_topics').values({ course_id, topic_id, position: 0 }).execute()
  await db
    .insertInto('worksheets')
    .values({ id: worksheet_id, school_id: school.id, course_id, topic_id, title: 'Practice' })
    .execute()
  for (const [position, question] of questions.entries()) {
    const question_id = await addQuestion(question, topic_id)
    await db
      .insertInto('worksheet_questions')
      .values({ worksheet_id, question_id, position })
      .execute()
  }
  await db
    .insertInto('quizzes')
    .values({
      id: quiz_id,
      school_id: school.id,
      course_id,
      worksheet_id,
      topic_id,
      title: 'Practice',
      attempt_type_id: attemptType.practice,
      group_type_id: quizGroup.independent_study,
    })
    .execute()
  for (const { id: student_id } of students) {
    await db.insertInto('enrolments').values({ student_id, course_id }).execute()
  }
  return { course_id, topic_id, worksheet_id, quiz_id }
}

/** How many questions of a sheet are to be answered, and which must be among them, by their places from 0. */
export type Bound = { readonly num: number | null; readonly compulsory: readonly number[] }

/** Says it of a worksheet, whatever it says so far. */
export async function bindSheet(worksheet_id: string, { num, compulsory }: Bound): Promise<void> {
  await db
    .updateTable('worksheets')
    .set({ num_question_to_complete: num })
    .where('id', '=', worksheet_id)
    .execute()
  await db
    .updateTable('worksheet_questions')
    .set({ is_compulsory: sql<boolean>`position = any(${[...compulsory]}::int[])` })
    .where('worksheet_id', '=', worksheet_id)
    .execute()
}

type Assigned = Pick<Practice, 'course_id' | 'worksheet_id' | 'quiz_id'> & {
  readonly school_id: string
  readonly student_id: string
  /** A class of its own is made if there is none yet. */
  readonly class_id?: string
}

/** Sets a quiz to one student of a class, so that it is no longer open to all of its course. */
export async function assignQuiz({ quiz_id, student_id, ...rest }: Assigned): Promise<void> {
  const { school_id, course_id, worksheet_id, class_id = newId() } = rest
  const assignment_id = newId()
  await db
    .insertInto('classes')
    .values({ id: class_id, school_id, name: '7b', course_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('assignments')
    .values({
      ...{ id: assignment_id, school_id, class_id, worksheet_id, title: 'Set' },
      ...{ date_assigned: start, created_at: start },
    })
    .execute()
  await db.insertInto('assignment_students').values({ assignment_id, student_id }).execute()
  await db.updateTable('quizzes').set({ assignment_id }).where('id', '=', quiz_id).execute()
}

export async function addQuestion(question: Question, topic_id: string): Promise<string> {
  const [id, version_id] = [newId(), newId()]
  await db.insertInto('questions').values({ id }).execute()
  await db
    .insertInto('question_versions')
    .values({
      id: version_id,
      question_id: id,
      version: 1,
      type: question.type,
      body: JSON.stringify(question),
      max_score: question.max_score,
      difficulty: 0,
    })
    .execute()
  await db
    .updateTable('questions')
    .set({ current_version_id: version_id })
    .where('id', '=', id)
    .execute()
  await db.insertInto('question_topics').values({ question_id: id, topic_id }).execute()
  return id
}
