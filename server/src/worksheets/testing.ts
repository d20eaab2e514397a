import type { Question } from '@learngrove/marking/question'
import { newId } from '#platform/ids.ts'
import { addTeacher } from '#quiz/waiting.testing.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { addQuestion, makePractice, sampleQuestions } from '#testing/practice.ts'

const asked = [
  'Which of these numbers is the largest?',
  'A recipe for four people needs rice. How much is that for ten?',
  'Write the ratio of red to blue as simply as you can.',
  'What is the area of the garden behind the school?',
  'How many minutes does the bus take from the park to the station?',
  'Round the price of the ticket to the nearest pound.',
] as const

const question = (text: string): Question => ({ ...sampleQuestions.number, text })

/** Difficulties in logits: two of each band. */
const difficulties = [-0.8, -0.5, 0.1, 0.3, 0.7, 0.9] as const

/** A class of a student with its teacher, and a topic with two questions of each difficulty, none like another. */
export async function classWithBank(given?: Awaited<ReturnType<typeof makeSchool>>) {
  const school = given ?? (await makeSchool())
  const student = await school.addUser('student')
  const practice = await makePractice(school, [student], [])
  const { teacher, class_id } = await addTeacher({ school, student, ...practice })
  const question_ids: string[] = []
  for (const [at, text] of asked.entries()) {
    const id = await addQuestion(question(text), practice.topic_id)
    await db
      .updateTable('question_versions')
      .set({ difficulty: difficulties[at] ?? 0 })
      .where('question_id', '=', id)
      .execute()
    question_ids.push(id)
  }
  const client = await school.as(teacher)
  return { ...practice, school, student, teacher, class_id, question_ids, client }
}

export type BankClass = Awaited<ReturnType<typeof classWithBank>>

/** A draft of the class's teacher with these questions. */
export async function madeSheet({ client, class_id }: BankClass, question_ids: readonly string[]) {
  const { worksheet } = await client.call('POST /worksheets', {
    body: { title: 'Ratio 3', class_id },
    files: {},
  })
  const params = { id: worksheet.id }
  if (question_ids.length === 0) return worksheet
  const added = await client.call('POST /worksheets/{id}/questions', {
    params,
    query: { question_ids: [...question_ids] },
  })
  return added.worksheet
}

export const placeOf = (question_id: string, seed = 7) => ({
  ...{ question_id, seed },
  ...{ is_compulsory: false, is_locked: false },
})

/** A question of another school's own bank. */
export async function questionOf(school_id: string, topic_id: string): Promise<string> {
  const id = await addQuestion(question(`Something of their own ${newId()}`), topic_id)
  await db.updateTable('questions').set({ school_id }).where('id', '=', id).execute()
  return id
}

/** A plan of one easier question and some core ones. */
export const planOf = (topic_id: string, count = 2) => ({
  cells: [
    { topic_id, difficulty: 'easier' as const, count: 1 },
    { topic_id, difficulty: 'core' as const, count },
  ],
  ...{ minutes: 20, without_calculator: false, types: [] },
})
