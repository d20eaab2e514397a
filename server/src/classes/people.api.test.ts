import { describe, expect, test } from 'vitest'
import { newPassword } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { addFamily, makeCourse, makeGuardian } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { auditOf, lastLinkTo, messagesTo } from '#testing/mailbox.ts'
import { someLevel } from '#testing/samples.ts'
import { addTestClass, classWithNeighbours } from './classes.testing.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }
const newAddress = () => `${newId()}@school.test`
const names = { first_name: 'Ada', last_name: 'Holm' }

async function owned() {
  const school = await makeSchool()
  const owner = await school.addUser('owner')
  return { school, owner, me: await school.as(owner) }
}

describe('the lists of people', () => {
  test('hold the people of the school alone, page by page, in the order that is asked for', async () => {
    const { school, me } = await owned()
    const elsewhere = await makeSchool()
    await elsewhere.addUser('student')
    const students = [await school.addUser('student'), await school.addUser('student')]
    const [first, second] = students
    for (const [index, { id }] of students.entries())
      await db
        .updateTable('users')
        .set({ last_name: `Z${index}` })
        .where('id', '=', id)
        .execute()
    const asked = async (query: object) => me.call('GET /teachers/students', { query })
    const page = await asked({ size: '1', order_by: 'name', desc: 'true' })
    expect(page.total_count).toBe(2)
    expect(page.students.map(({ id }) => id)).toEqual([second?.id])
    const next = await asked({ size: '1', page: '2', order_by: 'name', desc: 'true' })
    expect(next.students.map(({ id }) => id)).toEqual([first?.id])
    expect((await asked({ name_or_username: 'z1' })).students.map(({ id }) => id)).toEqual([
      second?.id,
    ])
    expect(await asked({ name_or_username: '%' })).toMatchObject({ total_count: 0 })
  })

  test('leave out who is in a class, and to whom a guardian is linked', async () => {
    const { school, me } = await owned()
    const [sits, linked, free] = [
      await school.addUser('student'),
      await school.addUser('student'),
      await school.addUser('student'),
    ]
    const exclude_class_id = await addTestClass(school, { learning: [sits] })
    await makeGuardian(await addFamily(school, 'parent'), linked)
    const ids = async (query: object) =>
      (await me.call('GET /teachers/students', { query })).students.map(({ id }) => id).toSorted()
    expect(await ids({ exclude_class_id })).toEqual([linked.id, free.id].toSorted())
    expect(await ids({ exclude_linked_child: 'true' })).toEqual([sits.id, free.id].toSorted())
    expect(await ids({ class_id: exclude_class_id })).toEqual([sits.id])
    const foreign = await addTestClass(await makeSchool(), {})
    await expect(ids({ exclude_class_id: foreign })).rejects.toMatchObject(notFound)
  })

  test('a teacher sees the students of their classes, and not who the staff and the parents are', async () => {
    const { school, people, student, classmate } = await classWithNeighbours()
    const me = await school.as(people['the teacher'])
    const { students } = await me.call('GET /teachers/students', { query: {} })
    expect(students.map(({ id }) => id).toSorted()).toEqual([student.id, classmate.id].toSorted())
    const asked = { query: {} }
    await expect(me.call('GET /teachers', asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(me.call('GET /teachers/parents', asked)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  test('show the address of an account of the school, and none of a family', async () => {
    const { school, me } = await owned()
    const child = await school.addUser('student')
    const family = await addFamily(school, 'parent', { email: newAddress() })
    const own = await school.addUser('parent', { email: newAddress() })
    const far = await addFamily(school, 'parent')
    for (const parent of [family, own]) await makeGuardian(parent, child)
    const { parents } = await me.call('GET /teachers/parents', { query: {} })
    const emails = new Map(parents.map(({ id, email }) => [id, email]))
    expect([emails.get(family.id), emails.has(far.id)]).toEqual([null, false])
    expect(emails.get(own.id)).toMatch(/@school.test$/)
    const params = { id: far.id }
    await expect(me.call('GET /teachers/parents/{id}', { params })).rejects.toMatchObject(notFound)
  })

  test('count what a school has, and say what a class can be made of', async () => {
    const { school, me } = await owned()
    const course = await makeCourse({ school_id: school.id })
    const [sits] = [await school.addUser('student'), await school.addUser('student')]
    await addTestClass(school, { learning: [sits] }, { course_id: course.id })
    const found = await me.call('GET /teachers/schools/details', {})
    expect(found).toMatchObject({
      ...{ num_students: 2, num_teachers: 1, num_classes: 1 },
      ...{ num_never_signed_in: 2, num_without_class: 1 },
    })
    expect(found.subjects.map(({ id }) => id)).toContain(course.subject_id)
  })
})

describe('adding somebody', () => {
  test('a student gets a username, a class with its course, and the consent of the school', async () => {
    const { school, people, class_id, course } = await classWithNeighbours()
    const me = await school.as(people['the owner'])
    const body = { ...names, academic_level_id: someLevel, class_id }
    const [one, two] = [
      await me.call('POST /teachers/students', { body }),
      await me.call('POST /teachers/students', { body }),
    ]
    expect(one.username).toMatch(/^ada\.h/)
    expect(two.username).not.toBe(one.username)
    expect(one).toMatchObject({ sign_in: 'never', classes: [{ id: class_id }] })
    const enrolled = db.selectFrom('enrolments').selectAll().where('student_id', '=', one.id)
    expect(await enrolled.execute()).toMatchObject([{ course_id: course.id, is_free: false }])
    const taken = { ...body, username: one.username ?? '' }
    await expect(me.call('POST /teachers/students', { body: taken })).rejects.toMatchObject({
      code: 'USERNAME_TAKEN',
    })
  })

  test('one of the staff chooses a password by the mailed link, and is then in their class', async () => {
    const { school, people, class_id } = await classWithNeighbours()
    const me = await school.as(people['the owner'])
    const email = newAddress()
    const body = { ...names, email, teacher_role_id: 3 as const, class_ids: [class_id] }
    const made = await me.call('POST /teachers', { body })
    expect(made).toMatchObject({ email, sign_in: 'invited', classes: [{ id: class_id }] })
    const token = (await lastLinkTo(email)).searchParams.get('token') ?? ''
    const guest = await school.as()
    await guest.call('POST /auth/password/reset', { body: { token, new_password: newPassword } })
    const signedIn = await guest.call('POST /auth/login', {
      body: { email, password: newPassword },
    })
    expect(signedIn).toMatchObject({ id: made.id })
    await expect(me.call('POST /teachers', { body })).rejects.toMatchObject({
      code: 'INVITED_ALREADY',
    })
  })

  test('an invitation that is mailed again ends the one before, and nobody else gets one', async () => {
    const { school, me } = await owned()
    const email = newAddress()
    const body = { ...names, email, teacher_role_id: 3 as const }
    const { id } = await me.call('POST /teachers', { body })
    const token = (await lastLinkTo(email)).searchParams.get('token') ?? ''
    await me.call('POST /teachers/people/{id}/invitation', { params: { id } })
    expect(await messagesTo(email)).toHaveLength(2)
    const guest = await school.as()
    await expect(
      guest.call('POST /auth/password/reset', { body: { token, new_password: newPassword } }),
    ).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    const params = { id: (await school.addUser('student')).id }
    await expect(
      me.call('POST /teachers/people/{id}/invitation', { params }),
    ).rejects.toMatchObject({ code: 'NO_ADDRESS' })
  })

  test('a parent is linked to students of the school alone', async () => {
    const { school, me } = await owned()
    const child = await school.addUser('student')
    const foreign = await (await makeSchool()).addUser('student')
    const body = { ...names, email: newAddress(), child_ids: [child.id] }
    const parent = await me.call('POST /teachers/parents', { body })
    expect(parent.children.map(({ id }) => id)).toEqual([child.id])
    const other = { ...body, email: newAddress(), child_ids: [child.id, foreign.id] }
    await expect(me.call('POST /teachers/parents', { body: other })).rejects.toMatchObject(notFound)
  })
})

describe('changing somebody', () => {
  test('switched off, their sessions end, and do not come back', async () => {
    const { school, me } = await owned()
    const student = await school.addUser('student')
    const theirs = await school.as(student)
    const turn = (is_active: boolean) =>
      me.call('PATCH /teachers/people/{id}', { params: { id: student.id }, body: { is_active } })
    await turn(false)
    await turn(true)
    await expect(theirs.call('GET /users/information', {})).rejects.toMatchObject({ status: 401 })
    expect((await auditOf(student.id)).map(({ action }) => action)).toEqual([
      'account_off',
      'account_on',
    ])
  })

  test('a school keeps an owner, and nobody switches themselves off', async () => {
    const { school, owner, me } = await owned()
    const second = await school.addUser('owner')
    const off = (id: string) =>
      me.call('PATCH /teachers/people/{id}', { params: { id }, body: { is_active: false } })
    await expect(off(owner.id)).rejects.toMatchObject({ code: 'NOT_YOURSELF' })
    await expect(off(second.id)).resolves.toMatchObject({ is_active: false })
  })

  test('who becomes head of a department reads its classes, and who was one does not', async () => {
    const { school, people, class_id, course } = await classWithNeighbours()
    const me = await school.as(people['the owner'])
    const { id } = people['a former teacher']
    const change = (body: object) =>
      me.call('PATCH /teachers/people/{id}', { params: { id }, body })
    const theirs = await school.as(people['a former teacher'])
    const reads = () => theirs.call('GET /classes/{classId}', { params: { classId: class_id } })
    await change({ teacher_role_id: 2, subject_ids: [course.subject_id] })
    await expect(reads()).resolves.toMatchObject({ id: class_id, is_mine: false })
    await change({ teacher_role_id: 3 })
    await change({ teacher_role_id: 2 })
    await expect(reads()).rejects.toMatchObject(notFound)
  })

  test.each<[string, () => Promise<string>]>([
    ['somebody of another school', async () => (await (await makeSchool()).addUser('student')).id],
    [
      'a parent with an account of their own',
      async () => (await addFamily(await makeSchool(), 'parent')).id,
    ],
    ['an admin', async () => (await (await makeSchool()).addUser('admin')).id],
  ])('%s is out of reach', async (_who, make) => {
    const { me } = await owned()
    const params = { id: await make() }
    const body = { first_name: 'Other' }
    await expect(me.call('PATCH /teachers/people/{id}', { params, body })).rejects.toMatchObject(
      notFound,
    )
  })
})
