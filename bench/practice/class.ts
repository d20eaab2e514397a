import { userRole } from '@learngrove/contract/roles'
import { drawQuestion, judge } from '@learngrove/marking'
import type { Answer } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import type { Database, Db } from '@learngrove/server/database'
import { loadDemo } from '@learngrove/server/demo'
import { rightAnswer, wrongAnswer } from '@learngrove/server/demo-answers'
import { type Random, randomFrom } from '@learngrove/server/demo-random'
import { newId } from '@learngrove/server/ids'
import { migrate } from '@learngrove/server/migrate'
import { startSession } from '@learngrove/server/sessions'

/** An answer as it is handed in. */
export type Prepared = { readonly id: string; readonly [field: string]: unknown }

export type Sheet = {
  readonly quiz_id: string
  readonly answers: readonly Prepared[]
  /** The same questions with another answer to each, of a class of one question of each type. */
  readonly others: readonly Prepared[]
}

/** A student with quizzes of their own, and an answer to each question of them. */
export type Pupil = {
  readonly student_id: string
  readonly token: string
  readonly sheets: readonly Sheet[]
}

export const questionsASheet = 10

/** Of so many answers one is wrong, as a class is. */
const oneWrongOf = 4

/** What is handed in as a file. */
const filed = ['drawing', 'recording']
/** What a person may have to look at is no work for the marker. */
const forPeople = [...filed, 'long_text']

const practice = 7
const studyOfTheirOwn = 2
const seeds = 2 ** 31
const rowsAStatement = 2000

type Asked = {
  readonly students: number
  readonly sheets: number
  /** One question of each type that there is, instead of any ten. */
  readonly isOfEachType?: boolean
}

/** Loads the demonstration school, and beside it a class of so many, each with so many quizzes. */
export async function makeClass(database: Database, asked: Asked): Promise<Pupil[]> {
  await migrate(database)
  const { db } = database
  const now = new Date()
  await loadDemo({ db, clock: () => now })
  const sample = await db
    .selectFrom('quizzes')
    .innerJoin('users', 'users.school_id', 'quizzes.school_id')
    .select(['quizzes.school_id', 'quizzes.course_id', 'quizzes.worksheet_id'])
    .where('quizzes.student_id', 'is', null)
    .executeTakeFirstOrThrow()
  const versions = await db
    .selectFrom('question_versions')
    .select(['id', 'question_id', 'type', 'body', 'max_score'])
    .where('type', 'not in', asked.isOfEachType ? filed : forPeople)
    .orderBy('id')
    .execute()
  const random = randomFrom(1)
  const { rows, pupils } = rowsOf(asked, { sample, versions, random, now })
  await insertRows(db, rows)
  return Promise.all(
    pupils.map(async (pupil) => ({
      ...pupil,
      token: await startSession(db, pupil.student_id, now),
    })),
  )
}

type Version = {
  readonly id: string
  readonly type: string
  readonly question_id: string
  readonly body: unknown
  readonly max_score: number
}

type World = {
  readonly sample: { school_id: string; course_id: string; worksheet_id: string }
  readonly versions: readonly Version[]
  readonly random: Random
  readonly now: Date
}

function rowsOf({ students, sheets, isOfEachType = false }: Asked, world: World) {
  const byType = [...Map.groupBy(world.versions, ({ type }) => type).values()]
  const any = Array.from({ length: questionsASheet }, () => world.versions)
  const banks = isOfEachType ? byType : any
  const { school_id, course_id, worksheet_id } = world.sample
  const { now } = world
  const made = Array.from({ length: students }, (_, number) => {
    const student_id = newId()
    const quizzes = Array.from({ length: sheets }, () => sheetOf({ banks, isOfEachType }, world))
    return { student_id, number, quizzes }
  })
  const all = made.flatMap(({ student_id, quizzes }) =>
    quizzes.map((quiz) => ({ student_id, ...quiz })),
  )
  return {
    pupils: made.map(({ student_id, quizzes }) => ({
      student_id,
      sheets: quizzes.map(({ quiz_id, answers, others }) => ({ quiz_id, answers, others })),
    })),
    rows: {
      users: made.map(({ student_id, number }) => ({
        id: student_id,
        school_id,
        user_role_id: userRole.student,
        username: `pupil-${number}`,
        first_name: `Pupil ${number}`,
        created_at: now,
      })),
      enrolments: made.map(({ student_id }) => ({ student_id, course_id, created_at: now })),
      quizzes: all.map(({ student_id, quiz_id }) => ({
        ...{ id: quiz_id, school_id, student_id, course_id, worksheet_id, title: 'Practice' },
        ...{ attempt_type_id: practice, group_type_id: studyOfTheirOwn, created_at: now },
      })),
      student_evaluations: all.map(({ student_id, quiz_id, attempt_id, questions }) => ({
        ...{ id: attempt_id, school_id, student_id, quiz_id, created_at: now },
        num_open: questions.length,
        max_score: questions.reduce((sum, { max_score }) => sum + max_score, 0),
      })),
      evaluation_questions: all.flatMap(({ questions }) => questions),
    },
  }
}

/** A quiz of one question out of each bank. */
function sheetOf(
  { banks, isOfEachType }: { banks: readonly (readonly Version[])[]; isOfEachType: boolean },
  { random, now }: World,
) {
  const attempt_id = newId()
  const questions = banks.map((bank, position) => {
    const version = random.pick(bank)
    if (!version) throw new Error('The demonstration school has no questions')
    const seed = random.below(seeds)
    // Safe: a body is written only by what checks it as a question.
    const drawn = drawQuestion(version.body as Question, seed)
    return { id: newId(), position, version, seed, drawn }
  })
  const answered = (answer: typeof rightAnswer, { id, drawn }: (typeof questions)[number]) => ({
    id,
    ...sent(answer(drawn, random)),
  })
  return {
    quiz_id: newId(),
    attempt_id,
    answers: questions.map((each) =>
      answered(random.below(oneWrongOf) === 0 ? wrongAnswer : rightAnswer, each),
    ),
    others: isOfEachType ? questions.map((each) => answered(readableOther, each)) : [],
    questions: questions.map(({ id, position, version, seed }) => ({
      ...{ id, position, seed, student_evaluation_id: attempt_id, updated_at: now },
      ...{ question_id: version.question_id, question_version_id: version.id },
      max_score: version.max_score,
    })),
  }
}

/** An answer that is not right and can be read: of what cannot be, only the latest is kept. */
function readableOther(question: Question, random: Random): Answer {
  const other = wrongAnswer(question, random)
  if (judge(question, other).verdict !== 'unread') return other
  return question.type === 'long_text'
    ? { value: 'I think that it is so because it is so.' }
    : rightAnswer(question, random)
}

/** As the page sends it: the parts of a question under a name of their own. */
const sent = ({ parts, ...answer }: Answer) => ({
  ...answer,
  ...(parts && { answer_parts: parts }),
})

async function insertRows(db: Db, rows: ReturnType<typeof rowsOf>['rows']): Promise<void> {
  for (const some of chunks(rows.users)) await db.insertInto('users').values(some).execute()
  for (const some of chunks(rows.enrolments))
    await db.insertInto('enrolments').values(some).execute()
  for (const some of chunks(rows.quizzes)) await db.insertInto('quizzes').values(some).execute()
  for (const some of chunks(rows.student_evaluations))
    await db.insertInto('student_evaluations').values(some).execute()
  for (const some of chunks(rows.evaluation_questions))
    await db.insertInto('evaluation_questions').values(some).execute()
}

const chunks = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAStatement) }, (_, at) =>
    rows.slice(at * rowsAStatement, (at + 1) * rowsAStatement),
  )
