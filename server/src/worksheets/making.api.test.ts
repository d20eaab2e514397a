import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { assignQuiz } from '#testing/practice.ts'
import { classWithBank, madeSheet, placeOf, planOf, questionOf } from './testing.ts'

const notThere = { code: 'NOT_FOUND' }
const making = 'GET /worksheets/{id}/making'
const change = 'PATCH /worksheets/{id}'

describe('making', () => {
  test('a teacher begins a draft for a class, and reads it with the keys of its questions', async () => {
    const world = await classWithBank()
    const sheet = await madeSheet(world, world.question_ids.slice(0, 3))
    expect(sheet).toMatchObject({
      title: 'Ratio 3',
      class_id: world.class_id,
      course_id: world.course_id,
      is_draft: true,
      num_assignments: 0,
    })
    const { worksheet } = await world.client.call(making, { params: { id: sheet.id } })
    expect(worksheet.questions.map(({ question_id }) => question_id)).toEqual(
      world.question_ids.slice(0, 3),
    )
    expect(worksheet.questions[0]).toMatchObject({
      answer: ['15 km/h'],
      difficulty: 'easier',
      num_met: 0,
      shown: { type: 'number' },
    })
  })

  test('it is changed as a whole: order, numbers, locks, title and plan', async () => {
    const world = await classWithBank()
    const { id, revision } = await madeSheet(world, world.question_ids.slice(0, 3))
    const [first = '', second = ''] = world.question_ids
    const { worksheet } = await world.client.call(change, {
      params: { id },
      body: {
        ...{ title: 'Ratio 4', time_limit: 30, num_question_to_complete: 1, revision },
        ...{ tags: ['Ratio', 'Ratio'], blueprint: planOf(world.topic_id) },
        questions: [{ ...placeOf(second), is_locked: true }, placeOf(first, 9)],
      },
    })
    expect(worksheet).toMatchObject({ title: 'Ratio 4', tags: ['Ratio'], time_limit: 30 })
    expect(worksheet.revision).toBe(revision + 1)
    const read = await world.client.call(making, { params: { id } })
    expect(read.worksheet.questions).toMatchObject([
      { question_id: second, is_locked: true, seed: 7 },
      { question_id: first, is_locked: false, seed: 9 },
    ])
  })

  test('of ten changes to the same revision one is kept', async () => {
    const world = await classWithBank()
    const { id, revision } = await madeSheet(world, [])
    const results = await ten((at) =>
      world.client.call(change, { params: { id }, body: { title: `Title ${at}`, revision } }),
    )
    expect(fulfilled(results)).toBe(1)
  })

  test('questions are added once, changed and taken off', async () => {
    const world = await classWithBank()
    const [first = '', second = ''] = world.question_ids
    const { id } = await madeSheet(world, [first])
    const { call } = world.client
    const added = await call('POST /worksheets/{id}/questions', {
      params: { id },
      query: { question_ids: [first, second, second] },
    })
    expect(added.worksheet.questions).toHaveLength(2)
    const params = { id, questionId: second }
    await call('PATCH /worksheets/{id}/questions/{questionId}', {
      params,
      body: { is_compulsory: false },
    })
    const read = await call(making, { params: { id } })
    expect(read.worksheet.questions[1]?.is_compulsory).toBe(false)
    await call('DELETE /worksheets/{id}/questions/{questionId}', { params })
    await expect(
      call('DELETE /worksheets/{id}/questions/{questionId}', { params }),
    ).rejects.toMatchObject(notThere)
    const last = await call(making, { params: { id } })
    expect(last.worksheet.questions).toHaveLength(1)
  })

  test('no question of another school gets in by any way', async () => {
    const world = await classWithBank()
    const elsewhere = await makeSchool()
    const other = await questionOf(elsewhere.id, world.topic_id)
    const { id } = await madeSheet(world, [])
    const { call } = world.client
    await expect(
      call('POST /worksheets/{id}/questions', { params: { id }, query: { question_ids: [other] } }),
    ).rejects.toMatchObject(notThere)
    await expect(
      call(change, { params: { id }, body: { questions: [placeOf(other)] } }),
    ).rejects.toMatchObject(notThere)
    const drawn = await call('POST /worksheets/plan/draw', {
      body: { class_id: world.class_id, questions: [placeOf(other)] },
    })
    expect(drawn.questions).toEqual([])
    await expect(call('GET /questions/{id}', { params: { id: other } })).rejects.toMatchObject(
      notThere,
    )
    const { questions } = await call('GET /questions', { query: { topic_id: world.topic_id } })
    expect(questions.map(({ question_id }) => question_id)).not.toContain(other)
  })

  test('what was put away is gone until it is brought back', async () => {
    const world = await classWithBank()
    const { id } = await madeSheet(world, world.question_ids)
    const { call } = world.client
    await call('DELETE /worksheets/{id}', { params: { id } })
    await expect(call(making, { params: { id } })).rejects.toMatchObject(notThere)
    const shelf = (state: 'draft' | 'deleted') =>
      call('GET /worksheets/courses/{courseId}', {
        params: { courseId: world.course_id },
        query: { state },
      })
    expect((await shelf('draft')).total_count).toBe(0)
    expect((await shelf('deleted')).worksheets.map((each) => each.id)).toEqual([id])
    await call('POST /worksheets/{id}/restore', { params: { id } })
    expect((await shelf('draft')).worksheets.map((each) => each.id)).toEqual([id])
  })

  test('is put away with one setting of it where that is named, and stays where it is not of it', async () => {
    const world = await classWithBank()
    const { class_id, client, school, student, question_ids } = world
    const made = await madeSheet(world, question_ids.slice(0, 1))
    const other = await madeSheet(world, question_ids.slice(1, 2))
    const set = async (id: string) => {
      await client.call(change, { params: { id }, body: { is_draft: false } })
      const sent = { params: { id }, body: { class_id }, files: {} }
      return client.call('POST /worksheets/{id}/reassign', sent)
    }
    const [own, others] = [await set(made.id), await set(other.id)]
    const remove = (assignment_id: string) =>
      client.call('DELETE /worksheets/{id}', { params: { id: made.id }, query: { assignment_id } })
    await expect(remove(others.assignment_id)).rejects.toMatchObject(notThere)
    await client.call(making, { params: { id: made.id } })
    await remove(own.assignment_id)
    await expect(client.call(making, { params: { id: made.id } })).rejects.toMatchObject(notThere)
    const asStudent = await school.as(student)
    const open = (id: string) => asStudent.call('GET /quiz/{id}', { params: { id } })
    await expect(open(own.quiz_id)).rejects.toMatchObject(notThere)
    expect(await open(others.quiz_id)).toMatchObject({ id: others.quiz_id })
  })

  test('who has begun a worksheet keeps what they saw when it is changed', async () => {
    const world = await classWithBank()
    const { school, student, course_id, class_id } = world
    const { id } = await madeSheet(world, world.question_ids.slice(0, 2))
    const quiz_id = newId()
    await db
      .insertInto('quizzes')
      .values({
        ...{ id: quiz_id, school_id: school.id, course_id, worksheet_id: id, title: 'Set' },
        ...{ attempt_type_id: 1, group_type_id: 1 },
      })
      .execute()
    await assignQuiz({
      ...{ course_id, worksheet_id: id, quiz_id, class_id },
      ...{ school_id: school.id, student_id: student.id },
    })
    const { call } = await school.as(student)
    const before = await call('GET /quiz/{id}', { params: { id: quiz_id } })
    await world.client.call(change, {
      params: { id },
      body: { questions: world.question_ids.slice(2).map((each) => placeOf(each)) },
    })
    const after = await call('GET /quiz/{id}', { params: { id: quiz_id } })
    expect(after.questions).toEqual(before.questions)
    const { worksheet } = await world.client.call(making, { params: { id } })
    expect(worksheet).toMatchObject({ num_assignments: 1, num_begun: 1 })
  })
})

describe('made and set at once', () => {
  const generator = 'POST /generator/worksheet'

  test('a class is set what was made of the questions', async () => {
    const { client, class_id, course_id, question_ids, school, student } = await classWithBank()
    const { worksheet_id, num_students } = await client.call(generator, {
      body: { title: 'Set', course_id, class_id, question_ids: question_ids.join(',') },
    })
    expect(num_students).toBe(1)
    const { worksheet } = await client.call(making, { params: { id: worksheet_id } })
    expect(worksheet).toMatchObject({ is_draft: false, num_assignments: 1, class_id })
    const mine = await (await school.as(student)).call('GET /quiz', { query: {} })
    expect(mine.quizzes.map(({ title }) => title)).toContain('Set')
  })

  test('where it cannot be set nothing is left in the library', async () => {
    const { client, class_id, course_id, question_ids, teacher } = await classWithBank()
    const body = { title: 'Set', course_id, class_id, question_ids: question_ids.join(',') }
    for (const change of [{ student_ids: teacher.id }, { question_ids: newId() }]) {
      await expect(client.call(generator, { body: { ...body, ...change } })).rejects.toMatchObject(
        notThere,
      )
    }
    const shelf = { params: { courseId: course_id }, query: { whose: 'mine' as const } }
    expect((await client.call('GET /worksheets/courses/{courseId}', shelf)).total_count).toBe(0)
    const only = await client.call(generator, { body: { ...body, needs_reassignment: false } })
    expect(only.assignment_id).toBeNull()
  })
})

describe('whose it is', () => {
  async function neighbours() {
    const world = await classWithBank()
    const { school, class_id } = world
    const former = await school.addUser('teacher')
    const elsewhere = await makeSchool()
    return {
      ...world,
      sheet: await madeSheet(world, world.question_ids.slice(0, 1)),
      strangers: [
        former,
        await school.addUser('teacher'),
        await elsewhere.addUser('owner'),
      ] as const,
      class_id,
    }
  }

  test('no colleague, no former teacher and nobody of another school changes or sees a draft', async () => {
    const { school, sheet, strangers, class_id, course_id, question_ids } = await neighbours()
    const params = { id: sheet.id }
    for (const stranger of strangers) {
      const { call } = await school.as(stranger)
      const asked = [
        () => call(making, { params }),
        () => call(change, { params, body: { title: 'Mine now' } }),
        () => call('DELETE /worksheets/{id}', { params }),
        () => call('POST /worksheets/{id}/duplicate', { params, query: {} }),
        () => call('GET /worksheets/{id}', { params }),
        () => call('GET /worksheets/classes/{classId}', { params: { classId: class_id } }),
        () => call('POST /worksheets', { body: { title: 'For them', class_id }, files: {} }),
        () =>
          call('POST /worksheets/plan/draw', {
            body: { class_id, questions: [placeOf(question_ids[0] ?? '')] },
          }),
        () =>
          call('POST /worksheets/ai-generate', {
            body: { class_id, course_id, user_request: '3 questions' },
          }),
      ]
      for (const each of asked) await expect(each()).rejects.toMatchObject(notThere)
    }
  })

  test('an owner of the school and another teacher of the class may', async () => {
    const { school, sheet, class_id } = await neighbours()
    const partner = await school.addUser('teacher')
    await db
      .insertInto('class_members')
      .values({ class_id, user_id: partner.id, is_teacher: true })
      .execute()
    for (const user of [partner, await school.addUser('owner')]) {
      const { call } = await school.as(user)
      const { worksheet } = await call(change, {
        params: { id: sheet.id },
        body: { title: 'Ours' },
      })
      expect(worksheet.title).toBe('Ours')
    }
  })

  test('what is ready is in the library of colleagues, who may copy it and not change it', async () => {
    const { school, sheet, client, course_id, strangers } = await neighbours()
    const params = { id: sheet.id }
    await client.call(change, { params, body: { is_draft: false } })
    const [former, , elsewhere] = strangers
    const { call } = await school.as(former)
    const shelf = { params: { courseId: course_id }, query: { whose: 'school' as const } }
    const { worksheets } = await call('GET /worksheets/courses/{courseId}', shelf)
    expect(worksheets).toMatchObject([
      { id: sheet.id, can_change: false, is_mine: false, num_questions: 1, preview: [{}] },
    ])
    expect(JSON.stringify(worksheets)).not.toContain('method_answer')
    await expect(call(change, { params, body: { title: 'Mine' } })).rejects.toMatchObject(notThere)
    const copy = await call('POST /worksheets/{id}/duplicate', { params, query: {} })
    const mine = await call(making, { params: { id: copy.worksheet_id } })
    expect(mine.worksheet).toMatchObject({ title: 'Ratio 3, copy', is_draft: true })
    const other = await school.as(elsewhere)
    const seen = await other.call('GET /worksheets/courses/{courseId}', {
      params: { courseId: course_id },
    })
    expect(seen.worksheets).toEqual([])
  })
})
