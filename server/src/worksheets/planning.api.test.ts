import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db } from '#testing/harness.ts'
import { classWithBank, madeSheet, placeOf, planOf } from './testing.ts'

const making = 'GET /worksheets/{id}/making'

describe('planning', () => {
  test('a blueprint is filled around what stands, and says what it could not meet', async () => {
    const world = await classWithBank()
    const { class_id, topic_id, question_ids } = world
    const keep = [{ ...placeOf(question_ids[2] ?? ''), is_locked: true }]
    const { questions, gaps } = await world.client.call('POST /worksheets/plan', {
      body: { class_id, blueprint: planOf(topic_id, 3), keep },
    })
    expect(questions.map(({ difficulty }) => difficulty)).toEqual(['easier', 'core', 'core'])
    expect(questions[1]).toMatchObject({ question_id: question_ids[2], is_locked: true, seed: 7 })
    expect(gaps).toMatchObject([{ topic_id, difficulty: 'core', wanted: 3, found: 2 }])
  })

  test('what the class has had is counted, and is not what is taken first', async () => {
    const world = await classWithBank()
    const { class_id, topic_id, question_ids, school, student } = world
    await answeredBy(world, question_ids[0] ?? '')
    const { availability, num_students } = await world.client.call(
      'GET /worksheets/classes/{classId}',
      { params: { classId: class_id } },
    )
    expect(num_students).toBe(1)
    expect(availability).toMatchObject([
      { topic_id, bank: { easier: { total: 2, fresh: 1 }, core: { total: 2, fresh: 2 } } },
    ])
    const fresh = await world.client.call('GET /questions', {
      query: { topic_id, class_id, is_new: true },
    })
    expect(fresh.total_count).toBe(5)
    expect(fresh.questions.every(({ num_met }) => num_met === 0)).toBe(true)
    expect([school.id, student.id].some((id) => JSON.stringify(fresh).includes(id))).toBe(false)
  })

  test('one question is swapped for an easier or a harder one of its skill', async () => {
    const world = await classWithBank()
    const { class_id, question_ids } = world
    const ask = (how: 'easier' | 'harder') =>
      world.client.call('POST /worksheets/plan/alternatives', {
        body: { class_id, question_id: question_ids[2] ?? '', how, keep: question_ids.slice(1, 4) },
      })
    const ids = async (how: 'easier' | 'harder') =>
      (await ask(how)).questions.map(({ question_id }) => question_id)
    expect(await ids('easier')).toEqual([question_ids[0]])
    expect(await ids('harder')).toEqual([question_ids[4], question_ids[5]])
  })

  test('words make a draft, and what of them was not understood or not met is said', async () => {
    const world = await classWithBank()
    const { class_id, course_id, client } = world
    const made = await client.call('POST /worksheets/ai-generate', {
      body: { class_id, course_id, user_request: '9 questions on numbers in Comic Sans' },
    })
    expect(made).toMatchObject({ not_understood: ['Comic Sans'] })
    expect(made.understood).toContain('9 questions')
    expect(made.not_met.length).toBeGreaterThan(0)
    const { worksheet } = await client.call(making, { params: { id: made.worksheet_id } })
    expect(worksheet).toMatchObject({ is_draft: true, class_id })
    expect(worksheet.questions).toHaveLength(6)
    const listed = await client.call('GET /worksheets/generate', {})
    expect(listed).toMatchObject({ total_count: 1, worksheets: [{ id: made.worksheet_id }] })
    await expect(
      client.call('POST /worksheets/ai-generate', {
        body: { class_id, course_id, question_type: 'drawing', user_request: '3 on numbers' },
      }),
    ).rejects.toMatchObject({ code: 'NOTHING_FITS' })
  })

  test('a copy may be one step easier', async () => {
    const world = await classWithBank()
    const { id } = await madeSheet(world, [world.question_ids[4] ?? ''])
    const { worksheet_id, num_swapped } = await world.client.call(
      'POST /worksheets/{id}/duplicate',
      { params: { id }, query: { how: 'easier', class_id: world.class_id } },
    )
    expect(num_swapped).toBe(1)
    const { worksheet } = await world.client.call(making, { params: { id: worksheet_id } })
    expect(worksheet.questions[0]?.difficulty).toBe('core')
  })
})

/** The student of a class has handed a question in. */
async function answeredBy(
  { school, student, course_id, worksheet_id }: Awaited<ReturnType<typeof classWithBank>>,
  question_id: string,
) {
  const [quiz_id, student_evaluation_id] = [newId(), newId()]
  const at = school.now()
  await db
    .insertInto('quizzes')
    .values({
      ...{ id: quiz_id, school_id: school.id, course_id, worksheet_id, title: 'Own' },
      ...{ student_id: student.id, attempt_type_id: 7, group_type_id: 2 },
    })
    .execute()
  await db
    .insertInto('student_evaluations')
    .values({
      ...{ id: student_evaluation_id, school_id: school.id, quiz_id, student_id: student.id },
      ...{ num_open: 0, max_score: 1, created_at: at },
    })
    .execute()
  const { id: question_version_id } = await db
    .selectFrom('question_versions')
    .select('id')
    .where('question_id', '=', question_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('evaluation_questions')
    .values({
      ...{ id: newId(), student_evaluation_id, question_id, question_version_id, seed: 1 },
      ...{ position: 0, is_submitted: true, max_score: 1, updated_at: at },
    })
    .execute()
}
