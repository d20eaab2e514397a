import { groupCode } from '@learngrove/contract/activation-code'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { enrolmentsOf, inDays, makeCode, rowOfCode } from '#testing/activation.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { addFamily, auditsOf, makeCourse, makeGuardian } from '#testing/family.ts'
import { makeSchool, type TestSchool } from '#testing/harness.ts'

const path = 'POST /activation'

async function familyStudent() {
  const school = await makeSchool()
  const student = await addFamily(school, 'student')
  const { call } = await school.as(student)
  const redeem = (code: string, child_id?: string) =>
    call(path, { body: { code, ...(child_id && { child_id }) } })
  const activated = () => call('GET /activation/courses', { query: {} })
  return { school, student, call, redeem, activated }
}

async function parentOf(school: TestSchool, ...children: { readonly id: string }[]) {
  const parent = await addFamily(school, 'parent')
  for (const child of children) await makeGuardian(parent, child)
  const { call } = await school.as(parent)
  const redeem = (code: string, child_id?: string) =>
    call(path, { body: { code, ...(child_id && { child_id }) } })
  return { parent, call, redeem }
}

describe('a student', () => {
  test('has the courses from then on, and it is written down', async () => {
    const { student, call, redeem, activated } = await familyStudent()
    const { code, course_ids } = await makeCode({ courses: 2, uses_allowed: 3 })
    const answer = await redeem(groupCode(code).toLowerCase())
    expect(answer).toMatchObject({ code, student_id: student.id })
    expect(answer.courses.map(({ id }) => id).toSorted()).toEqual(course_ids.toSorted())
    expect(await activated()).toEqual({ courses: answer.courses })
    const { courses } = await call('GET /courses/user', { query: {} })
    expect(courses.map(({ id }) => id).toSorted()).toEqual(course_ids.toSorted())
    expect((await rowOfCode(code)).uses_left).toBe(2)
    expect(await auditsOf(student)).toEqual(['code_redeemed'])
  })

  test('spends one use however often the code is redeemed, ten times at once too', async () => {
    const { student, redeem } = await familyStudent()
    const { code } = await makeCode({ uses_allowed: 5, months: 12 })
    const results = await ten(() => redeem(code))
    expect(fulfilled(results)).toBe(10)
    expect((await rowOfCode(code)).uses_left).toBe(4)
    expect(await enrolmentsOf(student)).toMatchObject([
      { ends_at: new Date('2027-09-01T08:00:00Z') },
    ])
    expect(await auditsOf(student)).toEqual(['code_redeemed'])
  })

  test('still has what was redeemed when the code has ended, and is answered so', async () => {
    const { school, redeem } = await familyStudent()
    const { code } = await makeCode({ expires_at: inDays(1) })
    const first = await redeem(code)
    school.wait(2 * 24)
    expect(await redeem(code)).toEqual(first)
  })

  test('of the free tier falls back to it when the course has ended', async () => {
    const { student, call, redeem, school } = await familyStudent()
    const { id: course_id, academic_level_id } = await makeCourse()
    await call('PATCH /users/', { body: { academic_level_id } })
    await call('PATCH /users/redeem-free-tier-access', { body: {} })
    expect(await enrolmentsOf(student)).toMatchObject([{ is_free: true, ends_at: null }])

    const { code } = await makeCode({ course_ids: [course_id], months: 1 })
    await redeem(code)
    const ends_at = new Date('2026-10-01T08:00:00Z')
    expect(await enrolmentsOf(student)).toMatchObject([{ is_free: true, ends_at }])
    school.wait(31 * 24)
    const later = await school.as(student)
    const { courses } = await later.call('GET /courses/user', { query: {} })
    expect(courses.map(({ id }) => id)).toEqual([course_id])
  })

  test('is not on the free tier any more, nor by beginning it once more', async () => {
    const { student, call, redeem } = await familyStudent()
    const { id: course_id, academic_level_id } = await makeCourse()
    await call('PATCH /users/', { body: { academic_level_id } })
    const heart = async () => (await call('GET /users/heart-status', {})).is_free_tier
    await call('PATCH /users/redeem-free-tier-access', { body: {} })
    expect(await heart()).toBe(true)
    const other = await makeCode({ course_ids: [course_id], expires_at: inDays(300) })
    await redeem(other.code)
    expect(await enrolmentsOf(student)).toMatchObject([{ is_free: false, ends_at: null }])
    expect(await heart()).toBe(false)
    await call('PATCH /users/redeem-free-tier-access', { body: {} })
    expect(await heart()).toBe(false)
    expect(await enrolmentsOf(student)).toMatchObject([{ is_free: false, ends_at: null }])
  })

  test('has a course for as much longer as a second code says', async () => {
    const { student, redeem } = await familyStudent()
    const { id } = await makeCourse()
    for (const months of [12, 6]) {
      await redeem((await makeCode({ course_ids: [id], months })).code)
    }
    const ends_at = new Date('2028-03-01T08:00:00Z')
    expect(await enrolmentsOf(student)).toMatchObject([{ ends_at }])
  })

  test('keeps the code where its courses are all theirs for good already', async () => {
    const { student, redeem } = await familyStudent()
    const first = await makeCode()
    await redeem(first.code)
    const again = await makeCode({ course_ids: first.course_ids, months: 12 })
    await expect(redeem(again.code)).rejects.toMatchObject({
      ...{ status: 409, code: 'COURSES_OPEN_ALREADY' },
    })
    expect((await rowOfCode(again.code)).uses_left).toBe(1)
    expect(await enrolmentsOf(student)).toMatchObject([{ ends_at: null }])
    expect(await auditsOf(student)).toEqual(['code_redeemed'])
    const more = await makeCode({
      course_ids: [...first.course_ids, (await makeCourse()).id],
      months: 12,
    })
    expect((await redeem(more.code)).courses).toHaveLength(2)
  })
})

describe('a code', () => {
  test('for one goes to one of ten students who are there at once', async () => {
    const school = await makeSchool()
    const { code } = await makeCode()
    const students = []
    for (let each = 0; each < 10; each++) students.push(await addFamily(school, 'student'))
    const calls = await Promise.all(students.map((student) => school.as(student)))
    const results = await ten(async (index) => calls[index]?.call(path, { body: { code } }))
    expect(fulfilled(results)).toBe(1)
    expect(refusals(results)).toEqual(['CODE_USED_UP'])
    expect((await rowOfCode(code)).uses_left).toBe(0)
    const held = await Promise.all(students.map(enrolmentsOf))
    expect(held.flat()).toHaveLength(1)
  })

  test('for three goes to three of ten children whose parents are there at once', async () => {
    const school = await makeSchool()
    const { code } = await makeCode({ uses_allowed: 3 })
    const families: Awaited<ReturnType<typeof parentOf>>[] = []
    const children: { readonly id: string }[] = []
    for (let each = 0; each < 10; each++) {
      const child = await addFamily(school, 'student')
      children.push(child)
      families.push(await parentOf(school, child))
    }
    const results = await ten(async (index) => families[index]?.redeem(code, children[index]?.id))
    expect(fulfilled(results)).toBe(3)
    expect(refusals(results)).toEqual(['CODE_USED_UP'])
  })

  test('that is not one, has expired or is used up is refused by its own words', async () => {
    const { school, redeem } = await familyStudent()
    const used = await makeCode({ expires_at: inDays(100) })
    const other = await school.as(await addFamily(school, 'student'))
    await other.call(path, { body: { code: used.code } })
    const expired = await makeCode({ expires_at: inDays(1) })
    school.wait(24)
    const refused = (code: string) => expect(redeem(code)).rejects
    await refused('BCDFGHJKMNPR').toMatchObject({ status: 404, code: 'CODE_UNKNOWN' })
    await refused('not a code').toMatchObject({ status: 404, code: 'CODE_UNKNOWN' })
    await refused(expired.code).toMatchObject({ status: 410, code: 'CODE_EXPIRED' })
    await refused(used.code).toMatchObject({ status: 409, code: 'CODE_USED_UP' })
  })

  test('of a school is for its own students, of the platform for anybody’s', async () => {
    const [school, other] = [await makeSchool(), await makeSchool()]
    const { id } = await makeCourse({ school_id: school.id })
    const { code } = await makeCode({ school_id: school.id, course_ids: [id], uses_allowed: 9 })
    const own = await school.addUser('student')
    const strangers = [await other.addUser('student'), await addFamily(other, 'student')]
    for (const stranger of strangers) {
      const { call } = await other.as(stranger)
      const refusal = { status: 403, code: 'NOT_YOUR_SCHOOL' }
      await expect(call(path, { body: { code } })).rejects.toMatchObject(refusal)
      expect(await enrolmentsOf(stranger)).toEqual([])
    }
    const family = await parentOf(school, own)
    expect((await family.redeem(code, own.id)).courses.map((each) => each.id)).toEqual([id])
    const pupil = await other.as(await other.addUser('student'))
    const open = await makeCode()
    expect((await pupil.call(path, { body: { code: open.code } })).courses).toHaveLength(1)
  })
})

describe('a parent', () => {
  test('redeems for a child of theirs, and both see it', async () => {
    const { school, student, activated } = await familyStudent()
    const { parent, call, redeem } = await parentOf(school, student)
    const { code } = await makeCode()
    const answer = await redeem(code, student.id)
    expect(answer.student_id).toBe(student.id)
    expect(await activated()).toEqual({ courses: answer.courses })
    const query = { student_id: student.id }
    expect(await call('GET /activation/courses', { query })).toEqual({ courses: answer.courses })
    expect(await call('GET /activation/courses', { query: {} })).toEqual({ courses: [] })
    expect(await enrolmentsOf(parent)).toEqual([])
  })

  test('says for which child, and for no other', async () => {
    const { school, student } = await familyStudent()
    const { parent, call, redeem } = await parentOf(school)
    const { code } = await makeCode()
    await expect(redeem(code)).rejects.toMatchObject({ status: 422, code: 'CHOOSE_A_CHILD' })
    for (const id of [student.id, parent.id, newId()]) {
      await expect(redeem(code, id)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
      if (id === parent.id) continue
      const query = { student_id: id }
      await expect(call('GET /activation/courses', { query })).rejects.toMatchObject({
        ...{ status: 404, code: 'NOT_FOUND' },
      })
    }
    expect((await rowOfCode(code)).uses_left).toBe(1)
  })
})

test('a student redeems for nobody else', async () => {
  const { school, student, redeem } = await familyStudent()
  const other = await addFamily(school, 'student')
  const { code } = await makeCode()
  await expect(redeem(code, other.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await redeem(code, student.id)).student_id).toBe(student.id)
})

test.each(['teacher', 'owner', 'admin', 'curriculum', 'curriculum_guest'] as const)(
  'codes are not for a %s',
  async (caller) => {
    const school = await makeSchool()
    const { call } = await school.as(await school.addUser(caller))
    const { code } = await makeCode()
    const refusal = { status: 403, code: 'FOR_STUDENTS' }
    await expect(call(path, { body: { code } })).rejects.toMatchObject(refusal)
    expect(await call('GET /activation/courses', { query: {} })).toEqual({ courses: [] })
    expect((await rowOfCode(code)).uses_left).toBe(1)
  },
)
