import { describe, expect, test } from 'vitest'
import { fulfilled, ten } from '#testing/at-once.ts'
import { db } from '#testing/harness.ts'
import { addTestClass, classWithNeighbours } from './classes.testing.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }

type Scene = Awaited<ReturnType<typeof classWithNeighbours>>
type Who = keyof Scene['people']

const everybody: Who[] = [
  'the teacher',
  'the owner',
  'the head of its department',
  'an admin',
  'a former teacher',
  'the teacher of another class',
  'the head of another department',
  'the head of that department elsewhere',
  'an owner elsewhere',
  'a former head',
]
const readers: Who[] = ['the teacher', 'the owner', 'the head of its department', 'an admin']
const runners: Who[] = ['the teacher', 'the owner', 'an admin']

/** Lists those for whom something is done; for all others there is nothing. */
async function allowed(
  scene: Scene,
  act: (client: Awaited<ReturnType<Scene['school']['as']>>) => Promise<unknown>,
) {
  const found: string[] = []
  for (const who of everybody) {
    const client = await scene.school.as(scene.people[who])
    try {
      await act(client)
      found.push(who)
    } catch (error) {
      expect(error, who).toMatchObject(notFound)
    }
  }
  return found
}

const enrolmentsOf = async (student_id: string) =>
  (
    await db.selectFrom('enrolments').selectAll().where('student_id', '=', student_id).execute()
  ).map(({ course_id }) => course_id)

describe('of everybody near to a class', () => {
  test('these read it, and who is in it', async () => {
    const scene = await classWithNeighbours()
    const params = { classId: scene.class_id }
    expect(await allowed(scene, (me) => me.call('GET /classes/{classId}', { params }))).toEqual(
      readers,
    )
    expect(
      await allowed(scene, (me) => me.call('GET /classes/{classId}/students', { params })),
    ).toEqual(readers)
    expect(
      await allowed(scene, (me) => me.call('GET /teachers/class/{classId}', { params })),
    ).toEqual(readers)
    const student = { params: { id: scene.student.id } }
    expect(await allowed(scene, (me) => me.call('GET /teachers/students/{id}', student))).toEqual(
      readers,
    )
  })

  test('these say who is in it; the head of its department reads only', async () => {
    const scene = await classWithNeighbours()
    const sent = {
      params: { classId: scene.class_id },
      body: { student_ids: [scene.student.id, scene.classmate.id] },
    }
    expect(await allowed(scene, (me) => me.call('PUT /classes/{classId}/students', sent))).toEqual(
      runners,
    )
  })

  test('once it is switched off, only an owner and an admin see it', async () => {
    const scene = await classWithNeighbours()
    await db
      .updateTable('classes')
      .set({ is_active: false })
      .where('id', '=', scene.class_id)
      .execute()
    const params = { classId: scene.class_id }
    expect(await allowed(scene, (me) => me.call('GET /classes/{classId}', { params }))).toEqual([
      'the owner',
      'an admin',
    ])
    const owner = await scene.school.as(scene.people['the owner'])
    const body = { student_ids: [] }
    await expect(
      owner.call('PUT /classes/{classId}/students', { params, body }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'CLASS_IS_OFF',
    })
  })

  test('the list of each holds what they may see', async () => {
    const scene = await classWithNeighbours()
    const listed = async (who: Who) => {
      const me = await scene.school.as(scene.people[who])
      return (await me.call('GET /classes', {})).classes.map(({ id }) => id)
    }
    expect(await listed('the head of its department')).toEqual([scene.class_id])
    expect((await listed('the owner')).toSorted()).toEqual(
      [scene.class_id, scene.other_class_id].toSorted(),
    )
    expect(await listed('a former teacher')).toEqual([])
    expect(await listed('a former head')).toEqual([])
  })
})

describe('who is in a class', () => {
  test('who comes gets its course, and who goes keeps it', async () => {
    const scene = await classWithNeighbours()
    const { school, people, class_id, student, stranger, course } = scene
    const owner = await school.as(people['the owner'])
    const answer = await owner.call('PUT /classes/{classId}/students', {
      params: { classId: class_id },
      body: { student_ids: [student.id, stranger.id] },
    })
    expect(answer).toMatchObject({ added: 1, removed: 1 })
    expect(answer.students.map(({ id }) => id).toSorted()).toEqual(
      [student.id, stranger.id].toSorted(),
    )
    expect(await enrolmentsOf(stranger.id)).toEqual([course.id])
  })

  test('a teacher takes students whom they teach elsewhere, and nobody else', async () => {
    const { school, people, class_id, student, stranger } = await classWithNeighbours()
    const { 'the teacher': teacher } = people
    const me = await school.as(teacher)
    const put = (student_ids: string[]) =>
      me.call('PUT /classes/{classId}/students', {
        params: { classId: class_id },
        body: { student_ids },
      })
    await expect(put([student.id, stranger.id])).rejects.toMatchObject(notFound)
    await addTestClass(school, { learning: [stranger], teaching: [teacher] })
    await expect(put([student.id, stranger.id])).resolves.toMatchObject({ added: 1 })
  })

  test.each<[string, (scene: Scene) => Promise<string> | string]>([
    ['a student elsewhere', async ({ elsewhere }) => (await elsewhere.addUser('student')).id],
    ['a parent', async ({ school }) => (await school.addUser('parent')).id],
    ['a teacher as a student', ({ people }) => people['a former teacher'].id],
  ])('%s does not come in', async (_who, make) => {
    const scene = await classWithNeighbours()
    const owner = await scene.school.as(scene.people['the owner'])
    const body = { student_ids: [await make(scene)] }
    const params = { classId: scene.class_id }
    await expect(
      owner.call('PUT /classes/{classId}/students', { params, body }),
    ).rejects.toMatchObject(notFound)
  })

  test('an owner puts teachers and students in and takes them out; twice is once', async () => {
    const { school, people, class_id, stranger } = await classWithNeighbours()
    const owner = await school.as(people['the owner'])
    const teacher = people['a former teacher']
    const sent = { params: { classId: class_id }, body: { user_ids: [teacher.id, stranger.id] } }
    const put = () => owner.call('POST /teachers/class/{classId}/assign', sent)
    expect(await put()).toEqual({ num_changed: 2 })
    expect(await put()).toEqual({ num_changed: 0 })
    const me = await school.as(teacher)
    await expect(me.call('GET /classes/{classId}', { params: sent.params })).resolves.toMatchObject(
      { is_mine: true },
    )
    expect(await owner.call('POST /teachers/class/{classId}/unassign', sent)).toEqual({
      num_changed: 2,
    })
    await expect(me.call('GET /classes/{classId}', { params: sent.params })).rejects.toMatchObject(
      notFound,
    )
  })
})

describe('making and switching a class', () => {
  const bodyOf = ({ course }: Scene, name = '8B') => ({
    name,
    subject_id: course.subject_id,
    academic_level_id: course.academic_level_id,
  })

  test('a teacher teaches the class that they make; an owner makes one with nobody in it', async () => {
    const scene = await classWithNeighbours()
    const teacher = await scene.school.as(scene.people['the teacher'])
    expect(await teacher.call('POST /classes', { body: bodyOf(scene) })).toMatchObject({
      name: '8B',
      is_mine: true,
      course_id: scene.course.id,
    })
    const owner = await scene.school.as(scene.people['the owner'])
    const { class_id } = await owner.call('POST /teachers/class', { body: bodyOf(scene, '8C') })
    expect(
      await owner.call('GET /classes/{classId}', { params: { classId: class_id } }),
    ).toMatchObject({
      teachers: [],
      num_students: 0,
    })
  })

  test('a name is taken once, also by ten at once, and there is no class without a course', async () => {
    const scene = await classWithNeighbours()
    const owner = await scene.school.as(scene.people['the owner'])
    const results = await ten(() => owner.call('POST /teachers/class', { body: bodyOf(scene) }))
    expect(fulfilled(results)).toBe(1)
    await expect(
      owner.call('POST /teachers/class', { body: bodyOf(scene, '8b') }),
    ).rejects.toMatchObject({
      code: 'CLASS_NAME_TAKEN',
    })
    const body = { ...bodyOf(scene, '8C'), subject_id: scene.class_id }
    await expect(owner.call('POST /teachers/class', { body })).rejects.toMatchObject({
      status: 422,
      code: 'NO_COURSE',
    })
  })

  test('switched off, the sessions end of those who are in no other class', async () => {
    const { school, people, class_id, student, classmate } = await classWithNeighbours()
    await addTestClass(school, { learning: [classmate] })
    const [gone, stays] = [await school.as(student), await school.as(classmate)]
    const owner = await school.as(people['the owner'])
    const params = { classId: class_id }
    const turn = (is_active: boolean) =>
      owner.call('PATCH /teachers/class/{classId}', { params, body: { is_active } })
    expect(await turn(false)).toMatchObject({ is_active: false })
    await expect(stays.call('GET /users/information', {})).resolves.toMatchObject({
      id: classmate.id,
    })
    expect(await turn(true)).toMatchObject({ is_active: true })
    await expect(gone.call('GET /users/information', {})).rejects.toMatchObject({ status: 401 })
    await expect(
      (await school.as(student)).call('GET /users/information', {}),
    ).resolves.toBeDefined()
  })
})
