import type { Services } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { db, makeSchool, start } from '#testing/harness.ts'
import { makePractice, sampleQuestions } from '#testing/practice.ts'

/** What gives a question away. */
export const keys =
  /"(answers?|references|misconception|method_answer|hints|pairs|sequence|tolerance)":/

/** The four sample questions, in order: choice, number with unit, equation, short text. */
export const rightAnswers = [
  { selected_option: 2 },
  { value: '15 km/h' },
  { value: '2x=6\nx=3' },
  { value: 'in the chloroplasts' },
] as const

/** A school with a practice, and a themed worksheet of the platform with the same questions. */
export async function schoolWithSheet(replace?: Partial<Services>) {
  const school = await makeSchool(replace)
  const student = await school.addUser('student')
  const practice = await makePractice(school, [student], Object.values(sampleQuestions))
  const sheet_id = newId()
  const { topic_id } = practice
  await db
    .insertInto('worksheets')
    .values({ id: sheet_id, topic_id, title: 'Seeds and numbers', key: `themed-${sheet_id}` })
    .execute()
  const asked = await db
    .selectFrom('worksheet_questions')
    .select(['question_id', 'position'])
    .where('worksheet_id', '=', practice.worksheet_id)
    .orderBy('position')
    .execute()
  for (const each of asked) {
    await db
      .insertInto('worksheet_questions')
      .values({ ...each, worksheet_id: sheet_id })
      .execute()
  }
  const { subject_id } = await db
    .selectFrom('topics')
    .select('subject_id')
    .where('id', '=', topic_id)
    .executeTakeFirstOrThrow()
  const question_ids = asked.map(({ question_id }) => question_id)
  return { school, student, ...practice, sheet_id, subject_id, question_ids, start }
}

export type SheetSchool = Awaited<ReturnType<typeof schoolWithSheet>>

/** Shares the practice's questions for its student. Returns the worksheet's id. */
export async function shareSheet({ school, student, ...of }: SheetSchool): Promise<string> {
  const { call } = await school.as(student)
  const { course_id, subject_id, question_ids } = of
  const asked = { student_id: student.id, biweekly_date: '2026-09-01', course_id, subject_id }
  const { worksheet_id } = await call('POST /worksheets/generate-shared-worksheet', {
    body: { ...asked, question_ids },
  })
  return worksheet_id
}
