import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { makeCourse } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { addTestClass } from './classes.testing.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }

async function owned() {
  const school = await makeSchool()
  const owner = await school.addUser('owner')
  return { school, owner, me: await school.as(owner) }
}

async function levelAt(position: number) {
  const id = newId()
  await db
    .insertInto('academic_levels')
    .values({ id, name: `Level ${id}`, position })
    .execute()
  return { id, name: `Level ${id}` }
}

describe('sign-in cards', () => {
  test('give a password that signs in, once, and end what was open before', async () => {
    const { school, me } = await owned()
    const student = await school.addUser('student')
    const open = await school.as(student)
    const { cards } = await me.call('POST /teachers/cards', { body: { user_ids: [student.id] } })
    const [card] = cards
    await expect(open.call('GET /users/information', {})).rejects.toMatchObject({ status: 401 })
    const body = { username: card?.username ?? '', password: card?.password ?? '' }
    const guest = await school.as()
    await expect(guest.call('POST /auth/login', { body })).resolves.toMatchObject({
      id: student.id,
    })
    await me.call('POST /teachers/cards', { body: { user_ids: [student.id] } })
    await expect(guest.call('POST /auth/login', { body })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
  })

  test('are made for students of the school alone, all of them or none', async () => {
    const { school, me } = await owned()
    const student = await school.addUser('student')
    for (const other of [
      await (await makeSchool()).addUser('student'),
      await school.addUser('teacher'),
    ]) {
      const body = { user_ids: [student.id, other.id] }
      await expect(me.call('POST /teachers/cards', { body })).rejects.toMatchObject(notFound)
    }
    const row = db.selectFrom('users').select('card_made_at').where('id', '=', student.id)
    expect(await row.executeTakeFirst()).toEqual({ card_made_at: null })
  })
})

describe('a list of students', () => {
  async function listed() {
    const scene = await owned()
    const level = await levelAt(8)
    const course = await makeCourse({ academic_level_id: level.id })
    const class_id = await addTestClass(scene.school, {}, { course_id: course.id, name: '8B' })
    const known = await scene.school.addUser('student')
    const named = { first_name: 'Theo', last_name: 'Lindqvist' }
    await db.updateTable('users').set(named).where('id', '=', known.id).execute()
    const rows = [
      { first_name: 'Nadia', last_name: 'Rahman', class_name: '8b' },
      { ...named, class_name: '8B' },
      { first_name: 'Jo', last_name: '', class_name: '8B' },
    ]
    return { ...scene, class_id, known, rows, course }
  }
  const studentsIn = async (class_id: string) =>
    (
      await db
        .selectFrom('class_members')
        .select('user_id')
        .where('class_id', '=', class_id)
        .execute()
    ).map(({ user_id }) => user_id)

  test('is reviewed row by row, and nothing is written', async () => {
    const { me, class_id, rows } = await listed()
    const { fates } = await me.call('POST /teachers/imports/review', { body: { rows } })
    expect(fates.map(({ fate }) => fate)).toEqual(['new', 'exists', 'mend'])
    expect(await studentsIn(class_id)).toEqual([])
  })

  test('is brought in without what is to be mended, and undone', async () => {
    const { me, class_id, known, rows, course } = await listed()
    const made = await me.call('POST /teachers/imports', { body: { rows } })
    expect(made).toMatchObject({ num_new: 1, num_joined: 1 })
    expect((await studentsIn(class_id)).toSorted()).toEqual([known.id, ...made.new_ids].toSorted())
    const held = db.selectFrom('enrolments').select('course_id').where('student_id', '=', known.id)
    expect(await held.execute()).toEqual([{ course_id: course.id }])
    const undo = () => me.call('POST /teachers/imports/{id}/undo', { params: { id: made.id } })
    expect(await undo()).toEqual({ num_removed: 1, num_kept: 1 })
    expect(await studentsIn(class_id)).toEqual([])
    const left = db.selectFrom('users').select('id').where('id', 'in', made.new_ids)
    expect(await left.execute()).toEqual([])
    await expect(undo()).rejects.toMatchObject(notFound)
  })

  test('is not undone by another school, nor after a week; an account that was used stays', async () => {
    const { school, owner, me, rows } = await listed()
    const { id, new_ids } = await me.call('POST /teachers/imports', { body: { rows } })
    const undo = (client: typeof me) =>
      client.call('POST /teachers/imports/{id}/undo', { params: { id } })
    await expect(undo((await owned()).me)).rejects.toMatchObject(notFound)
    await db
      .updateTable('users')
      .set({ last_logged_in: school.now() })
      .where('id', 'in', new_ids)
      .execute()
    expect(await undo(me)).toEqual({ num_removed: 0, num_kept: 2 })
    const again = await me.call('POST /teachers/imports', {
      body: { rows: [{ first_name: 'Una', last_name: 'Late', class_name: '8B' }] },
    })
    school.wait(7 * 24 + 1)
    const late = (await school.as(owner)).call('POST /teachers/imports/{id}/undo', {
      params: { id: again.id },
    })
    await expect(late).rejects.toMatchObject({ code: 'TOO_LATE' })
  })

  test('ten at once bring nobody in twice', async () => {
    const { me, class_id, rows } = await listed()
    const results = await ten(() => me.call('POST /teachers/imports', { body: { rows } }))
    expect(fulfilled(results)).toBe(10)
    expect(await studentsIn(class_id)).toHaveLength(2)
  })

  test('of rows that are all to be mended brings nothing in', async () => {
    const { me } = await listed()
    const body = { rows: [{ first_name: 'Jo', last_name: '' }] }
    await expect(me.call('POST /teachers/imports', { body })).rejects.toMatchObject({
      code: 'NOTHING_TO_BRING_IN',
    })
  })
})

test('a class moves up with its people, and the old one keeps its work', async () => {
  const { school, me } = await owned()
  const [now, next] = [await levelAt(1_000_001), await levelAt(1_000_002)]
  const course = await makeCourse({ academic_level_id: now.id })
  const nextCourse = newId()
  await db
    .insertInto('courses')
    .values({
      ...{ id: nextCourse, subject_id: course.subject_id, academic_level_id: next.id },
      title: nextCourse,
    })
    .execute()
  const student = await school.addUser('student')
  const teacher = await school.addUser('teacher')
  const people = { learning: [student], teaching: [teacher] }
  const classId = await addTestClass(school, people, { course_id: course.id, name: '7C' })
  const up = (name: string, of = classId) =>
    me.call('POST /teachers/class/{classId}/move-up', { params: { classId: of }, body: { name } })
  const { class_id } = await up('8C')
  expect(
    await me.call('GET /teachers/class/{classId}', { params: { classId: class_id } }),
  ).toMatchObject({
    course_id: nextCourse,
    teachers: [{ id: teacher.id }],
    students: [{ id: student.id, academic_level: { id: next.id } }],
  })
  expect(await me.call('GET /classes/{classId}', { params: { classId } })).toMatchObject({
    is_active: false,
    num_students: 1,
  })
  await expect(up('9C')).rejects.toMatchObject({ code: 'CLASS_IS_OFF' })
  await expect(up('9C', class_id)).rejects.toMatchObject({ code: 'NO_COURSE' })
})
