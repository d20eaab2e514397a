import { policyVersion } from '@learngrove/contract/policy'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { addGuardian, auditsOf } from '#testing/family.ts'
import { db, makeSchool, nameOf } from '#testing/harness.ts'

const path = 'POST /users/onboarding/aiacademy/parent/link-child-account'
const policy_version = policyVersion
const password = 'a garden in spring'
const password_hash = await hashPassword(password)

async function parentAndStudent() {
  const school = await makeSchool()
  const student = await school.addUser('student', { password_hash })
  const parent = await addGuardian(school)
  const client = await school.as(parent)
  const self = await school.as(student)
  const link = (body: object) => client.call(path, { body: { policy_version, ...body } })
  const newCode = async () => (await self.call('POST /users/link-code', {})).link_code
  return { school, student, parent, client, self, link, newCode }
}

describe('by credentials', () => {
  test('the parent sees the child, with consent, and the child sees the parent', async () => {
    const { student, parent, client, self, link } = await parentAndStudent()
    const child = await link({ username: nameOf(student.id).toUpperCase(), password })
    expect(child).toMatchObject({ id: student.id, school_name: 'Test school' })
    expect((await client.call('GET /users/children', {})).children).toEqual([child])
    const { guardians } = await self.call('GET /users/guardians', {})
    expect(guardians).toMatchObject([{ first_name: 'parent' }])
    expect(JSON.stringify(guardians)).not.toContain(parent.id)
    expect(await auditsOf(student)).toEqual(['child_linked', 'consent_given'])
  })

  test('to link again changes nothing', async () => {
    const { student, link } = await parentAndStudent()
    const body = { username: nameOf(student.id), password }
    expect(await link(body)).toEqual(await link(body))
    expect(await auditsOf(student)).toEqual(['child_linked', 'consent_given'])
  })

  test('whatever does not fit is refused alike', async () => {
    const { school, student, link } = await parentAndStudent()
    const teacher = await school.addUser('teacher', { password_hash })
    const noPassword = await school.addUser('student')
    const away = await school.addUser('student', { password_hash })
    await db.updateTable('users').set({ is_active: false }).where('id', '=', away.id).execute()
    for (const body of [
      { username: nameOf(student.id), password: 'a guess' },
      { username: 'nobody-here', password },
      { username: nameOf(teacher.id), password },
      { username: nameOf(noPassword.id), password: '' },
      { username: nameOf(away.id), password },
      { link_code: 'AAAAAA' },
    ]) {
      await expect(link(body)).rejects.toMatchObject({ status: 403, code: 'CHILD_NOT_LINKED' })
    }
    expect(await auditsOf(student)).toEqual([])
  })

  test('half of the credentials, both ways at once, or an old text are refused', async () => {
    const { student, link } = await parentAndStudent()
    const username = nameOf(student.id)
    for (const body of [{}, { username }, { password }, { username, password, link_code: 'A' }]) {
      await expect(link(body)).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
    }
    const old = { username, password, policy_version: '2020-01-01' }
    await expect(link(old)).rejects.toMatchObject({ code: 'POLICY_CHANGED' })
  })

  test('guesses at one child are counted whoever makes them', async () => {
    const { school, student } = await parentAndStudent()
    const guess = async (index: number) => {
      const parent = await addGuardian(school)
      const { call } = await school.as(parent)
      const body = { username: nameOf(student.id), password: `guess ${index}`, policy_version }
      return call(path, { body })
    }
    for (let index = 0; index < 10; index++) {
      await expect(guess(index)).rejects.toMatchObject({ code: 'CHILD_NOT_LINKED' })
    }
    await expect(guess(10)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  })
})

describe('by code', () => {
  test('has six characters without look-alikes, and may be typed in small letters', async () => {
    const { student, link, newCode } = await parentAndStudent()
    const code = await newCode()
    expect(code).toMatch(/^[ACDEFHJKMNPRTUVWXY34679]{6}$/)
    expect(await link({ link_code: ` ${code.toLowerCase()} ` })).toMatchObject({ id: student.id })
  })

  test('works once', async () => {
    const { school, link, newCode } = await parentAndStudent()
    const link_code = await newCode()
    await link({ link_code })
    const other = await school.as(await addGuardian(school))
    await expect(other.call(path, { body: { link_code, policy_version } })).rejects.toMatchObject({
      code: 'CHILD_NOT_LINKED',
    })
  })

  test('a new one ends the one before', async () => {
    const { link, newCode } = await parentAndStudent()
    const first = await newCode()
    const second = await newCode()
    await expect(link({ link_code: first })).rejects.toMatchObject({ code: 'CHILD_NOT_LINKED' })
    await expect(link({ link_code: second })).resolves.toBeDefined()
  })

  test('of ten that are asked for at once, one works', async () => {
    const { self, student, school } = await parentAndStudent()
    const made = await ten(() => self.call('POST /users/link-code', {}))
    const codes = made.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.link_code] : [],
    )
    expect(codes).toHaveLength(10)
    const tried = await ten(async (index) => {
      const { call } = await school.as(await addGuardian(school))
      return call(path, { body: { link_code: codes[index], policy_version } })
    })
    expect(fulfilled(tried)).toBe(1)
    expect(await auditsOf(student)).toEqual(['child_linked', 'consent_given'])
  })

  test('ends after a day', async () => {
    const { school, link, newCode } = await parentAndStudent()
    const link_code = await newCode()
    school.wait(24.01)
    await expect(link({ link_code })).rejects.toMatchObject({ code: 'CHILD_NOT_LINKED' })
  })

  test('of ten parents who show it at once, one is linked', async () => {
    const { school, newCode, self } = await parentAndStudent()
    const link_code = await newCode()
    const parents = await Promise.all(
      Array.from({ length: 10 }, async () => school.as(await addGuardian(school))),
    )
    const results = await Promise.allSettled(
      parents.map(({ call }) => call(path, { body: { link_code, policy_version } })),
    )
    expect(fulfilled(results)).toBe(1)
    expect(refusals(results)).toEqual(['CHILD_NOT_LINKED'])
    expect((await self.call('GET /users/guardians', {})).guardians).toHaveLength(1)
  })

  test('a parent has ten guesses an hour, at once or one after the other', async () => {
    const { school, link, newCode } = await parentAndStudent()
    const link_code = await newCode()
    const results = await ten((index) => link({ link_code: `AAAAA${index}` }))
    expect(refusals(results)).toEqual(['CHILD_NOT_LINKED'])
    await expect(link({ link_code })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    school.wait(1.01)
    await expect(link({ link_code })).resolves.toBeDefined()
  })

  test('is not used up by a parent who has too many children', async () => {
    const { school, parent, link, newCode } = await parentAndStudent()
    for (let made = 0; made < 10; made++) {
      const child_id = (await school.addUser('student')).id
      await db.insertInto('guardians').values({ parent_id: parent.id, child_id }).execute()
    }
    const link_code = await newCode()
    await expect(link({ link_code })).rejects.toMatchObject({ code: 'TOO_MANY_CHILDREN' })
    const other = await school.as(await addGuardian(school))
    await expect(other.call(path, { body: { link_code, policy_version } })).resolves.toBeDefined()
  })

  test('two parents may share a child', async () => {
    const { school, link, newCode, self } = await parentAndStudent()
    await link({ link_code: await newCode() })
    const other = await school.as(await addGuardian(school))
    await other.call(path, { body: { link_code: await newCode(), policy_version } })
    expect((await self.call('GET /users/guardians', {})).guardians).toHaveLength(2)
  })
})
