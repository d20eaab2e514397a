import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { withdrawn } from '#platform/evidence.queries.ts'
import {
  type EvaluationQuestion,
  selectEvaluationQuestions,
  shownColumns,
  typed,
} from '#quiz/quiz.attempts.queries.ts'
import type { EvidenceOfTry, MarkedAttempt } from '#quiz/quiz.decisions.queries.ts'
import { quizRules } from '#quiz/quiz.rules.queries.ts'
import { scheme } from './remarked-row.ts'

type OfVersion = { readonly class_id: string; readonly question_version_id: string }

/** Joins what the students of a class, as it is now, have of a version: to be named `asked` and `attempt`. */
const ofClass = ({ class_id, question_version_id }: OfVersion) => sql`
  from evaluation_questions asked
  join student_evaluations attempt on attempt.id = asked.student_evaluation_id
  join class_members member on member.user_id = attempt.student_id
    and member.class_id = ${class_id}::uuid and not member.is_teacher
  join classes on classes.id = member.class_id and classes.is_active
    and classes.school_id = attempt.school_id
  where asked.question_version_id = ${question_version_id}::uuid`

/** An answered question of an attempt, with whose it is. */
export type Remarkable = {
  readonly question: EvaluationQuestion
  readonly heads: readonly EvidenceOfTry[]
  readonly student: {
    readonly id: string
    readonly first_name: string
    readonly last_name: string
  }
  readonly quiz_title: string
}

/** Selects the questions of a version that students of a class have answered, in the order of their ids. */
export async function selectAnsweredIds(db: Db, of: OfVersion): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id ${ofClass(of)} and asked.tries > 0 order by asked.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Counts those that wait for a person. */
export async function countWaitingOf(db: Db, of: OfVersion): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${ofClass(of)} and asked.waiting is not null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Reads answered questions with what counts of each, whoever they are of. */
export async function selectRemarkable(db: Db, ids: readonly string[]): Promise<Remarkable[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('evaluation_questions')
    .innerJoin('student_evaluations', 'student_evaluations.id', 'student_evaluation_id')
    .innerJoin('quizzes', 'quizzes.id', 'student_evaluations.quiz_id')
    .innerJoin('users', 'users.id', 'student_evaluations.student_id')
    .select(shownColumns)
    .select(['quizzes.title', 'users.id as student_id', 'users.first_name', 'users.last_name'])
    .where('evaluation_questions.id', 'in', ids)
    .orderBy('evaluation_questions.id')
    .execute()
  const heads = Map.groupBy(await selectHeads(db, ids), (row) => row.evaluation_question_id)
  return rows.map(({ title, student_id, first_name, last_name, ...row }) => ({
    question: typed(row),
    heads: heads.get(row.id) ?? [],
    student: { id: student_id, first_name, last_name },
    quiz_title: title,
  }))
}

/**
 * Selects of each try the row that no later one replaces, the first try first: also where it says that the
 * try does not count since an earlier one came to be right. What a person took back is not among them.
 */
export const selectHeads = (db: Db, ids: readonly string[]): Promise<EvidenceOfTry[]> =>
  db
    .selectFrom('evidence')
    .selectAll()
    .where('evaluation_question_id', 'in', ids)
    .where(({ or, eb }) => or([eb('verdict', '<>', withdrawn), eb('scheme', '=', scheme)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('evidence as later')
            .select('later.id')
            .whereRef('later.replaces', '=', 'evidence.id'),
        ),
      ),
    )
    .orderBy('evaluation_question_id')
    .orderBy('try_number')
    .execute()

/** Takes an answered question and then its attempt for this transaction, while its student is in the class. */
export async function takeAnswered(
  tx: Db,
  { id, ...of }: OfVersion & { readonly id: string },
): Promise<{ attempt: MarkedAttempt; question: EvaluationQuestion } | undefined> {
  const { rows: taken } = await sql<{ student_evaluation_id: string }>`
    select asked.student_evaluation_id ${ofClass(of)} and asked.id = ${id}::uuid
    for no key update of asked`.execute(tx)
  const [found] = taken
  if (!found) return undefined
  const { rows } = await sql<MarkedAttempt>`
    select attempt.id, attempt.quiz_id, attempt.student_id, attempt.school_id, attempt.grading_completed,
      attempt.max_score, ${quizRules(sql.ref('attempt.student_id'))} as rules
    from student_evaluations attempt join quizzes on quizzes.id = attempt.quiz_id
    where attempt.id = ${found.student_evaluation_id} for no key update of attempt`.execute(tx)
  const [attempt] = rows
  const [question] = await selectEvaluationQuestions(tx, {
    student_evaluation_id: found.student_evaluation_id,
    ids: [id],
  })
  return attempt && question && { attempt, question }
}

type Fields = {
  readonly marks_given: number
  readonly is_full_marks: boolean
  readonly is_settled: boolean
  readonly tries: number
  readonly updated_at: Date
  readonly judgement?: string
  readonly waiting?: null
  readonly value?: string | null
  readonly selected_option?: string | null
  readonly points?: string | null
  readonly answer_parts?: string | null
  readonly graded_at?: Date
  readonly handed_in_at?: Date
}

/** Writes new marks beside their question. */
export async function updateRemarked(tx: Db, id: string, fields: Fields): Promise<void> {
  await tx.updateTable('evaluation_questions').set(fields).where('id', '=', id).execute()
}

export async function addGained(tx: Db, id: string, gained: number): Promise<void> {
  await tx
    .updateTable('evaluation_questions')
    .set(({ eb }) => ({ xp_gain: eb('xp_gain', '+', gained) }))
    .where('id', '=', id)
    .execute()
}

/** Which version of a question a class has answered last, and whose question it is. */
export type AskedVersion = {
  readonly question_version_id: string
  readonly seed: number
  readonly school_id: string | null
}

const versionOf = sql`
  select asked.question_version_id, asked.seed, questions.school_id
  from evaluation_questions asked
  join questions on questions.id = asked.question_id
  join student_evaluations attempt on attempt.id = asked.student_evaluation_id
  join class_members member on member.user_id = attempt.student_id and not member.is_teacher
  join classes on classes.id = member.class_id and classes.is_active
    and classes.school_id = attempt.school_id
  where asked.is_submitted`

export async function findAskedVersion(
  db: Db,
  { class_id, question_id }: { readonly class_id: string; readonly question_id: string },
): Promise<AskedVersion | undefined> {
  const { rows } = await sql<AskedVersion>`${versionOf}
    and classes.id = ${class_id}::uuid and asked.question_id = ${question_id}::uuid
    order by asked.handed_in_at desc nulls last, asked.id limit 1`.execute(db)
  return rows[0]
}

/** Finds a version that a student of the class has answered; another one is not there for its teacher. */
export async function findAnsweredVersion(
  db: Db,
  { class_id, question_version_id }: OfVersion,
): Promise<AskedVersion | undefined> {
  const { rows } = await sql<AskedVersion>`${versionOf}
    and classes.id = ${class_id}::uuid
    and asked.question_version_id = ${question_version_id}::uuid
    order by asked.handed_in_at desc nulls last, asked.id limit 1`.execute(db)
  return rows[0]
}

/** An answer of a student of the class, with the numbers that they had. */
export async function findAnswerOf(
  db: Db,
  { id, ...of }: OfVersion & { readonly id: string },
): Promise<(EvidenceOfTry & { readonly seed: number }) | undefined> {
  const { rows } = await sql<EvidenceOfTry & { readonly seed: number }>`
    select given.*, answered.seed
    from (select asked.id, asked.seed ${ofClass(of)}) as answered
    join evidence given on given.evaluation_question_id = answered.id
    where given.id = ${id}::uuid`.execute(db)
  return rows[0]
}
