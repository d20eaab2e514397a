import { contract } from '@learngrove/contract'
import { policyVersion } from '@learngrove/contract/policy'
import { userRole } from '@learngrove/contract/roles'
import type { Route } from '@learngrove/contract/route'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { addGuardian, lettersTo, rowOf } from '#testing/family.ts'
import { db, makeSchool, type TestSchool } from '#testing/harness.ts'
import { auditOf, lastLinkTo, messagesTo } from '#testing/mailbox.ts'
import { purgeWaiting } from './users.jobs.ts'

const policy_version = policyVersion
const password = 'seven brave hedgehogs'
const link = 'POST /users/onboarding/aiacademy/parent/link-child-account'
const days = 24

/** A school year that everybody knows. */
const year = (position: number) =>
  `01a1f000-0000-7000-8000-0000000001${String(position).padStart(2, '0')}`

type Signing = {
  readonly position?: number | undefined
  readonly first_name?: string
  readonly email?: string
}

async function signUp(school: TestSchool, { position, first_name = 'Zoë', email }: Signing = {}) {
  const guest = await school.as()
  const user = await guest.call('POST /auth/signup', {
    query: { is_free_tier: true },
    body: {
      user_role_id: userRole.student,
      first_name,
      last_name: '',
      password,
      policy_version,
      ...(email !== undefined && { email }),
      ...(position !== undefined && { academic_level_id: year(position) }),
    },
  })
  return { user, guest, child: await school.as(user) }
}

/** A child of Year 6 who has asked a grown-up, with the grown-up's link. */
async function asked(hours = 0) {
  const school = await makeSchool()
  school.wait(hours)
  const joined = await signUp(school, { position: 6 })
  const email = `${newId()}@grown-ups.test`
  await joined.child.call('POST /users/consent', { body: { email } })
  const token = (await lastLinkTo(email)).searchParams.get('token') ?? ''
  /** Another device than the child's. */
  const grownUp = await onDevice(school, 'a grown-up’s telephone')
  const give = (body: object = {}) =>
    grownUp('POST', token, { name: 'Ada Field', is_guardian: true, policy_version, ...body })
  const refuse = () => grownUp('DELETE', token)
  return { school, email, token, grownUp, give, refuse, ...joined }
}

/** Answers a link on a device that calls itself so. */
async function onDevice(school: TestSchool, agent: string, access_token?: string) {
  return async (method: 'POST' | 'DELETE', token: string, payload?: object) => {
    const answer = await school.app.inject({
      method,
      url: `/~${school.id}/api/v1/users/consent/${token}`,
      headers: {
        'user-agent': encodeURIComponent(agent),
        ...(access_token && { authorization: `Bearer ${access_token}` }),
      },
      ...(payload && { payload }),
    })
    const code = answer.statusCode === 204 ? undefined : answer.json().code
    return { status: answer.statusCode, code }
  }
}

const isOpen = (child: Awaited<ReturnType<typeof signUp>>['child']) =>
  child.call('GET /courses/user', { query: {} }).then(
    () => true,
    ({ code }) => (code === 'CONSENT_NEEDED' ? false : code),
  )

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
      'users.academyOnboarding',
      'users.agreePolicy',
      'users.askConsent',
      'users.consentState',
      'users.information',
      'users.linkCode',
      'users.onboarding',
      'users.saveAcademyOnboarding',
      'users.saveOnboarding',
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

describe('a grown-up who is asked by mail', () => {
  test('reads whom it is about, agrees, and the account is open', async () => {
    const { child, guest, token, email, user, give, school } = await asked()
    expect(await guest.call('GET /users/consent/{token}', { params: { token } })).toMatchObject({
      first_name: 'Zoë',
      academic_level_name: 'Year 6',
    })
    expect(await isOpen(child)).toBe(false)
    expect(await give()).toEqual({ status: 204, code: undefined })
    expect(await isOpen(child)).toBe(true)
    const kept = await db
      .selectFrom('consents')
      .selectAll()
      .where('given_for', '=', user.id)
      .where('given_by', 'is', null)
      .executeTakeFirstOrThrow()
    expect(kept).toMatchObject({
      giver_name: 'Ada Field',
      giver_email: email,
      way: 'mail',
      text_name: 'child-account',
      text_version: policyVersion,
      given_at: school.now(),
    })
    expect((await messagesTo(email)).at(-1)?.subject).toBe('You have agreed to a child’s account')
    expect(JSON.stringify(await auditOf(user.id))).not.toMatch(/Ada|grown-ups\.test/)
    const change = db.updateTable('consents').set({ giver_name: 'Eve' }).where('id', '=', kept.id)
    await expect(change.execute()).rejects.toThrow('never changed')
  })

  test('of ten answers at once one counts, whichever it is', async () => {
    const { give, refuse, user, guest, token } = await asked()
    const answers = await ten((index) => (index % 2 === 0 ? give() : refuse()))
    const settled = answers.map((each) => each.status === 'fulfilled' && each.value)
    expect(settled.filter((each) => each && each.status === 204)).toHaveLength(1)
    expect(settled.filter((each) => each && each.code === 'LINK_EXPIRED')).toHaveLength(9)
    const params = { token }
    await expect(guest.call('GET /users/consent/{token}', { params })).rejects.toMatchObject({
      status: 410,
    })
    const row = await db
      .selectFrom('users')
      .select('consent_state')
      .where('id', '=', user.id)
      .execute()
    expect([[], [{ consent_state: 'given' }]]).toContainEqual(row)
  })

  test('refuses, and nothing is left of the account', async () => {
    const { user, child, refuse, guest } = await asked()
    expect(await refuse()).toEqual({ status: 204, code: undefined })
    expect(await db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual(
      [],
    )
    await expect(child.call('GET /users/information', {})).rejects.toMatchObject({ status: 401 })
    const again = { body: { username: user.username ?? '', password } }
    await expect(guest.call('POST /auth/login', again)).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
    expect((await auditOf(user.id)).map(({ action }) => action)).toContain('consent_refused')
  })

  test('is not the child: neither its device nor its session agrees', async () => {
    const { school, token, guest, user, child, give } = await asked()
    const body = { name: 'Me', is_guardian: true, policy_version } as const
    await expect(
      guest.call('POST /users/consent/{token}', { params: { token }, body }),
    ).rejects.toMatchObject({ status: 409, code: 'SAME_DEVICE' })
    const inSession = await onDevice(school, 'another telephone', user.access_token)
    expect(await inSession('POST', token, body)).toEqual({ status: 409, code: 'SAME_DEVICE' })
    expect(await isOpen(child)).toBe(false)
    // The link is still the grown-up's to use.
    expect((await give()).status).toBe(204)
  })

  test('is not asked at the child’s own address', async () => {
    const email = `${newId()}@children.test`
    const { child } = await signUp(await makeSchool(), { position: 6, email })
    const body = { email: email.toUpperCase() }
    await expect(child.call('POST /users/consent', { body })).rejects.toMatchObject({
      status: 422,
      code: 'OWN_ADDRESS',
    })
  })

  test('has seven days, and the newest link', async () => {
    const { school, child, email, give, guest, token } = await asked()
    await child.call('POST /users/consent', { body: { email } })
    expect(await give()).toMatchObject({ status: 410, code: 'LINK_EXPIRED' })
    const newest = (await lastLinkTo(email)).searchParams.get('token') ?? ''
    expect(newest).not.toBe(token)
    school.wait(7 * days)
    const params = { token: newest }
    await expect(guest.call('GET /users/consent/{token}', { params })).rejects.toMatchObject({
      code: 'LINK_EXPIRED',
    })
  })

  test.each([
    ['Zoë', true],
    ['Jean-Luc', true],
    ['http://evil.example', false],
    ['Win a prize now', false],
  ])('reads the first name %s in the letter: %s', async (first_name, isTold) => {
    const { child } = await signUp(await makeSchool(), { position: 6, first_name })
    const email = `${newId()}@grown-ups.test`
    await child.call('POST /users/consent', { body: { email } })
    const [letter] = await lettersTo(email)
    expect(letter?.body.includes(first_name)).toBe(isTold)
    expect(letter?.html?.includes(first_name)).toBe(isTold)
  })

  test('is written to five times a day at most, by one child and at one address', async () => {
    const school = await makeSchool()
    const { child } = await signUp(school, { position: 6 })
    const ask = (client: typeof child, email: string) =>
      client.call('POST /users/consent', { body: { email } })
    const results = await ten((index) => ask(child, `${index}-${newId()}@grown-ups.test`))
    expect(fulfilled(results)).toBe(5)
    expect(refusals(results)).toEqual(['TOO_MANY_REQUESTS'])
    const email = `${newId()}@grown-ups.test`
    for (let asked = 0; asked < 5; asked++) {
      await ask((await signUp(school, { position: 6 })).child, email)
    }
    const sixth = (await signUp(school, { position: 6 })).child
    await expect(ask(sixth, email)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
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
