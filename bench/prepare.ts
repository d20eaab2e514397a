import { randomInt } from 'node:crypto'
import { userRole } from '@learngrove/contract/roles'
import { drawQuestion } from '@learngrove/marking'
import type { Question } from '@learngrove/marking/question'
import type { Database, Db } from '@learngrove/server/database'
import { loadDemo } from '@learngrove/server/demo'
import { rightAnswer } from '@learngrove/server/demo-answers'
import { randomFrom } from '@learngrove/server/demo-random'
import { hashOf, newId } from '@learngrove/server/ids'
import { migrate } from '@learngrove/server/migrate'
import { startSession } from '@learngrove/server/sessions'

/** An answer that waits to be handed in, and the token of whom it is from. */
export type Waiting = {
  readonly token: string
  readonly quiz_id: string
  readonly id: string
  readonly value: unknown
  readonly selected_option: unknown
}

export type Prepared = {
  readonly token: string
  readonly token_hash: string
  readonly quiz_id: string
  readonly waiting: Waiting[]
}

const types = ['number', 'single_choice', 'expression'] as const

/**
 * Loads the demonstration school and, for all its students in turn, attempts with so many
 * unanswered questions between them: a class at work, not one child with many hands.
 */
export async function prepare(database: Database, answers: number): Promise<Prepared> {
  await migrate(database)
  const { db } = database
  const now = new Date()
  await loadDemo({ db, clock: () => now })
  const students = await db
    .selectFrom('users')
    .select(['id', 'school_id'])
    .where('user_role_id', '=', userRole.student)
    .orderBy('username', 'desc')
    .execute()
  const tokens = await Promise.all(students.map(({ id }) => startSession(db, id, now)))
  const [token = ''] = tokens
  const ofFirst = db
    .selectFrom('enrolments')
    .select('course_id')
    .where('student_id', '=', students[0]?.id ?? '')
  const quiz = await db
    .selectFrom('quizzes')
    .selectAll()
    .where('student_id', 'is', null)
    .where('assignment_id', 'is', null)
    .where('course_id', 'in', ofFirst)
    .executeTakeFirstOrThrow()
  const each = Math.ceil(answers / students.length)
  const lists = await Promise.all(
    students.map((student, index) =>
      addAttempts(db, { student, token: tokens[index] ?? '', quiz, answers: each, now }),
    ),
  )
  const waiting = lists[0]?.flatMap((_, place) => lists.flatMap((list) => list[place] ?? [])) ?? []
  return { token, token_hash: hashOf(token), quiz_id: quiz.id, waiting }
}

const questionsAQuiz = 10

type Made = {
  readonly student: { id: string; school_id: string }
  readonly token: string
  readonly quiz: { course_id: string; worksheet_id: string }
  readonly answers: number
  readonly now: Date
}

/** Attempts at quizzes of the student's own, each of ten questions of the three commonest types. */
async function addAttempts(
  db: Db,
  { student, token, quiz, answers, now }: Made,
): Promise<Waiting[]> {
  const versions = await db
    .selectFrom('question_versions')
    .select(['id', 'question_id', 'body', 'max_score'])
    .where('type', 'in', types)
    .execute()
  const random = randomFrom(1)
  const waiting: Waiting[] = []
  for (let made = 0; made < answers; made += questionsAQuiz) {
    const [quiz_id, student_evaluation_id] = [newId(), newId()]
    await db
      .insertInto('quizzes')
      .values({
        id: quiz_id,
        school_id: student.school_id,
        student_id: student.id,
        course_id: quiz.course_id,
        worksheet_id: quiz.worksheet_id,
        title: 'Bench',
        attempt_type_id: 7,
        group_type_id: 2,
      })
      .execute()
    await db
      .insertInto('student_evaluations')
      .values({
        id: student_evaluation_id,
        quiz_id,
        student_id: student.id,
        school_id: student.school_id,
        max_score: questionsAQuiz,
        num_open: questionsAQuiz,
        created_at: now,
      })
      .execute()
    const rows = Array.from({ length: questionsAQuiz }, (_, position) => {
      const version = versions[(made + position) % versions.length]
      if (!version) throw new Error('The demonstration school has no questions')
      const seed = randomInt(2 ** 31)
      // Safe: a body is written only by what checks it as a question.
      const question = drawQuestion(version.body as Question, seed)
      const { value = null, selected_option = null } = rightAnswer(question, random)
      const id = newId()
      waiting.push({ token, quiz_id, id, value, selected_option })
      const { id: question_version_id, question_id, max_score } = version
      const row = { id, student_evaluation_id, question_version_id, question_id, seed, position }
      return { ...row, max_score, updated_at: now }
    })
    await db.insertInto('evaluation_questions').values(rows).execute()
  }
  return waiting
}
