import { contract } from '@learngrove/contract'
import type { Route } from '@learngrove/contract/route'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addGuardian, rowOf } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { lastLinkTo } from '#testing/mailbox.ts'
import {
  asked,
  days,
  isOpen,
  onDevice,
  password,
  policy_version,
  signUp,
  year,
} from './consent.testing.ts'
import { purgeWaiting } from './families.jobs.ts'

const link = 'POST /users/onboarding/aiacademy/parent/link-child-account'

describe('a student who signs up alone', () => {
  test.each([
    { position: 4, open: false },
    { position: 8, open: false },
    { position: 9, open: true },
    { position: 11, open: true },
    { position: undefined, open: false },
  ])('in year $position has an account that is open: $open', async ({ position, open }) => {
    const { user, child } = await signUp(await makeSchool(), { position })
    expect(user.awaits_consent).toBe(!open)
    expect(await isOpen(child)).toBe(open)
    const { awaits_consent } = await child.call('GET /users/consent', {})
    expect(awaits_consent).toBe(!open)
  })

  test('is shut out of everything but what the waiting page needs', async () => {
    const school = await makeSchool()
    const { user } = await signUp(school, { position: 6 })
    const routes: [string, Route][] = Object.entries(contract).flatMap(([area, operations]) =>
      Object.entries(operations).map(([name, route]): [string, Route] => [
        `${area}.${name}`,
        route,
      ]),
    )
    const open: string[] = []
    for (const [name, route] of routes) {
      const { audience } = route
      const isForStudents = Array.isArray(audience) && audience.includes('student')
      if (audience === 'public' || !(audience === 'any' || isForStudents)) continue
      const { code } = await school.knock(route, name === 'auth.logout' ? undefined : user)
      if (name !== 'auth.logout' && code !== 'CONSENT_NEEDED') open.push(name)
    }
    expect(open.toSorted()).toEqual([
      'accounts.academyOnboarding',
      'accounts.agreePolicy',
      'accounts.information',
      'accounts.onboarding',
      'accounts.saveAcademyOnboarding',
      'accounts.saveOnboarding',
      'families.askConsent',
      'families.consentState',
      'families.linkCode',
    ])
    await (await school.as(user)).call('POST /auth/logout', {})
  })

  test('does not open the account by a later year, and shuts it by an earlier one', async () => {
    const { child } = await signUp(await makeSchool(), { position: 6 })
    const name = (client: typeof child, position: number) =>
      client.call('PUT /users/onboarding', { body: { academic_level_id: year(position) } })
    await name(child, 11)
    expect(await isOpen(child)).toBe(false)
    const older = (await signUp(await makeSchool(), { position: 10 })).child
    const later = { academic_level_id: year(11) }
    await older.call('PATCH /users/', { body: later })
    expect(await isOpen(older)).toBe(true)
    await older.call('PATCH /users/', { body: { academic_level_id: year(7) } })
    expect(await isOpen(older)).toBe(false)
    await name(older, 11)
    expect(await isOpen(older)).toBe(false)
  })

  test('who named no year is asked once', async () => {
    for (const [position, open] of [
      [9, true],
      [8, false],
    ] as const) {
      const { child } = await signUp(await makeSchool())
      expect(await child.call('GET /users/consent', {})).toMatchObject({ is_year_missing: true })
      await child.call('PUT /users/onboarding', { body: { academic_level_id: year(position) } })
      expect(await isOpen(child)).toBe(open)
    }
  })

  test('is covered by the school that puts them in a class', async () => {
    const school = await makeSchool()
    const { user, child } = await signUp(school, { position: 6 })
    const [class_id, course_id, subject_id] = [newId(), newId(), newId()]
    await db.insertInto('subjects').values({ id: subject_id, key: subject_id, name: 'S' }).execute()
    const course = { id: course_id, subject_id, academic_level_id: year(6), title: 'C' }
    await db.insertInto('courses').values(course).execute()
    const made = { id: class_id, school_id: school.id, name: '6A', course_id }
    await db.insertInto('classes').values(made).execute()
    expect(await isOpen(child)).toBe(false)
    const member = { class_id, user_id: user.id, is_teacher: false }
    await db.insertInto('class_members').values(member).execute()
    expect(await isOpen(child)).toBe(true)
    expect((await child.call('GET /users/information', {})).awaits_consent).toBe(false)
  })

  test('a school’s own student, and a parent, need no consent', async () => {
    const school = await makeSchool()
    expect(await isOpen(await school.as(await school.addUser('student')))).toBe(true)
    const parent = await school.as(await addGuardian(school))
    await expect(parent.call('GET /users/children', {})).resolves.toBeDefined()
  })
})

describe('a grown-up who links the child by its code', () => {
  async function waiting() {
    const school = await makeSchool()
    const joined = await signUp(school, { position: 6 })
    const { link_code } = await joined.child.call('POST /users/link-code', {})
    const parent = await addGuardian(school)
    const token = await school.tokenOf(parent)
    const show = async (agent: string, proof: object = { link_code }) => {
      const answer = await school.app.inject({
        method: 'POST',
        url: `/~${school.id}/api/v1${link.split(' ')[1]}`,
        headers: { authorization: `Bearer ${token}`, 'user-agent': agent },
        payload: { ...proof, policy_version },
      })
      return { status: answer.statusCode, code: answer.json().code }
    }
    return { ...joined, school, parent, show, link_code }
  }

  test('on a device of their own has agreed', async () => {
    const { show, child, user } = await waiting()
    expect(await show('own')).toMatchObject({ status: 200 })
    expect(await isOpen(child)).toBe(true)
    expect((await rowOf(user)).consent_state).toBe('given')
  })

  test('on the child’s device, or by its password, has not', async () => {
    const { school, parent, show, child, user, link_code } = await waiting()
    const { call } = await school.as(parent)
    await expect(call(link, { body: { link_code, policy_version } })).rejects.toMatchObject({
      status: 409,
      code: 'SAME_DEVICE',
    })
    const byName = { username: user.username, password }
    expect(await show('own', byName)).toEqual({ status: 409, code: 'CODE_NEEDED' })
    expect(await isOpen(child)).toBe(false)
    expect(await show('own')).toMatchObject({ status: 200 })
  })

  test('and is turned away leaves what another grown-up has agreed to', async () => {
    const { show, child, school } = await waiting()
    const email = `${newId()}@grown-ups.test`
    await child.call('POST /users/consent', { body: { email } })
    const token = (await lastLinkTo(email)).searchParams.get('token') ?? ''
    const answer = await onDevice(school, 'own')
    await answer('POST', token, { name: 'Ada', is_guardian: true, policy_version })
    expect(await show('own')).toMatchObject({ status: 200 })
    const [guardian] = (await child.call('GET /users/guardians', {})).guardians
    await child.call('DELETE /users/guardians/{id}', { params: { id: guardian?.id ?? '' } })
    expect(await isOpen(child)).toBe(true)
  })

  test('and is then turned away as a stranger has agreed to nothing', async () => {
    const { show, child } = await waiting()
    await show('own')
    const [guardian] = (await child.call('GET /users/guardians', {})).guardians
    await child.call('DELETE /users/guardians/{id}', { params: { id: guardian?.id ?? '' } })
    expect(await isOpen(child)).toBe(false)
  })
})

describe('an account that nobody agrees to', () => {
  test('is deleted after thirty days, and no other', async () => {
    // Long before every other test, so that nobody's account goes but theirs.
    const before = -10 * 365 * days
    const { school, user, child } = await asked(before)
    const given = await asked(before)
    await given.give()
    const older = await signUp(school, { position: 10 })
    const state = await child.call('GET /users/consent', {})
    const since = school.now().getTime()
    expect(state.deleted_at).toBe(new Date(since + 30 * days * 3_600_000).toISOString())
    const at = (ms: number) => purgeWaiting({ db, clock: () => new Date(since + ms) })
    const left = async () =>
      (
        await db
          .selectFrom('users')
          .select('id')
          .where('id', 'in', [user.id, given.user.id, older.user.id])
          .execute()
      ).length
    await at(30 * days * 3_600_000)
    expect(await left()).toBe(3)
    await at(30 * days * 3_600_000 + 1)
    expect(await left()).toBe(2)
    await expect(rowOf(user)).rejects.toThrow()
  })
})
