import { groupCode } from '@learngrove/contract/activation-code'
import { describe, expect, test } from 'vitest'
import { inDays, makeCode } from '#testing/activation.ts'
import { addFamily, makeCourse, makeGuardian } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { maxByAddress, maxByPerson } from './subscription.limits.ts'

const path = 'GET /activation/{code}'
const unknown = 'BCDFGHJKMNPR'

async function guest() {
  const school = await makeSchool()
  const { call } = await school.as()
  return { school, check: (code: string) => call(path, { params: { code } }) }
}

describe('checking a code', () => {
  test('says what it opens, to a guest too', async () => {
    const { check } = await guest()
    const { code, course_ids } = await makeCode({ courses: 2, months: 12 })
    const checked = await check(code)
    expect(checked).toMatchObject({
      ...{ code, checked: true, state: 'good', months: 12, school_name: null, redeemed: false },
      expires_at: inDays(30).toISOString(),
    })
    expect(checked.courses.map(({ id }) => id).toSorted()).toEqual(course_ids.toSorted())
    expect(Object.keys(checked.courses[0] ?? {}).toSorted()).toEqual([
      ...['academic_level_id', 'academic_level_name', 'id', 'subject_id', 'subject_name', 'title'],
    ])
  })

  test('reads it however it is typed', async () => {
    const { check } = await guest()
    const { code } = await makeCode()
    const grouped = groupCode(code)
    for (const typed of [grouped, grouped.toLowerCase(), ` ${code.split('').join(' ')} `]) {
      expect((await check(typed)).code).toBe(code)
    }
    expect((await check(code.replaceAll('4', 'A').replaceAll('S', '5'))).code).toBe(code)
  })

  test('refuses what is no code of ours', async () => {
    const { check } = await guest()
    const { code } = await makeCode()
    for (const typed of [unknown, code.slice(1), `${code}B`, 'O', '💐', '%00', '../users']) {
      await expect(check(typed)).rejects.toMatchObject({ status: 404, code: 'CODE_UNKNOWN' })
    }
  })

  test('tells one that has expired, was ended or teaches nothing any more', async () => {
    const { school, check } = await guest()
    const expired = await makeCode()
    const ended = await makeCode({ expires_at: inDays(300) })
    const empty = await makeCode({ expires_at: inDays(300) })
    await db
      .updateTable('activation_codes')
      .set({ is_active: false })
      .where('code', '=', ended.code)
      .execute()
    await db
      .updateTable('courses')
      .set({ is_active: false })
      .where('id', 'in', empty.course_ids)
      .execute()
    expect((await check(expired.code)).state).toBe('good')
    school.wait(30 * 24)
    for (const { code } of [expired, ended, empty]) {
      expect(await check(code)).toMatchObject({ checked: false, state: 'expired' })
    }
  })

  test('tells one that is used up, and whether it was for the caller or a child of theirs', async () => {
    const { school, check } = await guest()
    const student = await addFamily(school, 'student')
    const parent = await addFamily(school, 'parent')
    await makeGuardian(parent, student)
    const { code } = await makeCode()
    const self = await school.as(student)
    await self.call('POST /activation', { body: { code } })
    const used = { checked: false, state: 'used_up' }
    expect(await check(code)).toMatchObject({ ...used, redeemed: false })
    for (const user of [student, parent]) {
      const { call } = await school.as(user)
      expect(await call(path, { params: { code } })).toMatchObject({ ...used, redeemed: true })
    }
    const other = await school.as(await addFamily(school, 'parent'))
    expect(await other.call(path, { params: { code } })).toMatchObject({ redeemed: false })
  })

  test('names the school whose students it is for, and never who made or used it', async () => {
    const { school, check } = await guest()
    const owner = await school.addUser('owner')
    const { id } = await makeCourse({ school_id: school.id })
    const of = { school_id: school.id, issued_by: owner.id, course_ids: [id], note: 'For Robin' }
    const { code } = await makeCode(of)
    const checked = await check(code)
    expect(checked.school_name).toBe('Test school')
    for (const secret of [owner.id, school.id, 'Robin']) {
      expect(JSON.stringify(checked)).not.toContain(secret)
    }
  })
})

describe('looking for codes', () => {
  test('is slowed by address for guests, codes that there are and codes that there are not alike', async () => {
    const { check } = await guest()
    const { code } = await makeCode()
    for (let tries = 0; tries < maxByAddress; tries++) await check(unknown).catch(() => {})
    const refusal = { status: 429, code: 'TOO_MANY_REQUESTS', retry_after_s: 3600 }
    await expect(check(unknown)).rejects.toMatchObject(refusal)
    await expect(check(code)).rejects.toMatchObject(refusal)
    const elsewhere = await guest()
    expect((await elsewhere.check(code)).checked).toBe(true)
  })

  test('is slowed by person for who is signed in, looking and redeeming together', async () => {
    const school = await makeSchool()
    const { call } = await school.as(await addFamily(school, 'student'))
    const { code } = await makeCode()
    for (let tries = 0; tries < maxByPerson; tries++) {
      const guess = { code: unknown }
      await (tries % 2 === 0
        ? call(path, { params: guess })
        : call('POST /activation', { body: guess })
      ).catch(() => {})
    }
    const refusal = { code: 'TOO_MANY_REQUESTS' }
    await expect(call(path, { params: { code } })).rejects.toMatchObject(refusal)
    await expect(call('POST /activation', { body: { code } })).rejects.toMatchObject(refusal)
    const classmate = await school.as(await addFamily(school, 'student'))
    expect((await classmate.call(path, { params: { code } })).checked).toBe(true)
  })
})
