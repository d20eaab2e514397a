import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addFamily, addGuardian, lettersTo, rowOf } from '#testing/family.ts'
import { nameOf } from '#testing/harness.ts'
import {
  emailOf,
  family,
  link,
  password,
  password_hash,
  policy_version,
  show,
} from './guardians.testing.ts'

const settingPassword = { new_password: 'seven brave hedgehogs' }

describe('a guardian who comes by a code', () => {
  test('is told to the other guardians and to the child, by nobody’s name', async () => {
    const all = await family()
    await show(all)
    const toMum = await lettersTo(await emailOf(all.mum))
    expect(toMum.map(({ subject }) => subject)).toEqual([
      'Another grown-up was linked to your child’s account',
    ])
    expect(toMum[0]?.body).toContain(`/aiacademy/child/${all.child.id}/manage`)
    const toChild = await lettersTo(await emailOf(all.child))
    expect(toChild.map(({ subject }) => subject)).toEqual(['A grown-up was linked to your account'])
    expect(await lettersTo(await emailOf(all.stranger))).toEqual([])
  })

  test('is shown to both, with when and how they came', async () => {
    const all = await family()
    await show(all)
    const { guardians } = await all.asMum.call('GET /users/children/{id}/guardians', {
      params: { id: all.child.id },
    })
    const until = new Date(all.school.now().getTime() + 24 * 3_600_000).toISOString()
    expect(guardians).toMatchObject([
      { way: 'created', is_me: true, may_remove: false, new_until: null },
      { way: 'code', is_me: false, may_remove: true, new_until: until },
    ])
    const seen = await all.asChild.call('GET /users/guardians', {})
    expect(seen.guardians).toMatchObject([
      { is_me: false, may_remove: false },
      { is_me: false, may_remove: true },
    ])
    expect(JSON.stringify([guardians, seen])).not.toContain(all.stranger.id)
  })

  test('needs an e-mail address that is confirmed', async () => {
    const { school, newCode } = await family()
    const unconfirmed = await school.as(await addFamily(school, 'parent'))
    const link_code = await newCode()
    const asked = { body: { link_code, policy_version } }
    await expect(unconfirmed.call(link, asked)).rejects.toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_CONFIRMED',
    })
  })

  test.each(['code', 'password'])('sets no password for a day who came by %s', async (way) => {
    const all = await family()
    if (way === 'code') await show(all)
    const byName = { username: nameOf(all.child.id), password, policy_version }
    if (way === 'password') await all.asStranger.call(link, { body: byName })
    const change = () =>
      all.asStranger.call('PATCH /users/children/{id}', {
        params: { id: all.child.id },
        body: settingPassword,
      })
    await expect(change()).rejects.toMatchObject({
      status: 403,
      code: 'GUARDIAN_TOO_NEW',
      retry_after_s: 24 * 3600,
    })
    expect((await rowOf(all.child)).password_hash).toBe(password_hash)
    const { children } = await all.asStranger.call('GET /users/children', {})
    const from = new Date(all.school.now().getTime() + 24 * 3_600_000).toISOString()
    expect(children).toMatchObject([{ password_from: from }])
    all.school.wait(24)
    await expect(change()).resolves.toMatchObject({ password_from: null })
  })

  test('does not hold back whoever made the account', async () => {
    const { school } = await family()
    const { call } = await school.as(await addGuardian(school))
    const academic_level_id = (await call('GET /courses/catalogue', {})).academic_levels[0]?.id
    const made = await call('POST /users/onboarding/aiacademy/parent/create-child-account', {
      query: {},
      body: {
        first_name: 'Kit',
        last_name: '',
        username: `kit-${newId().slice(-8)}`,
        password,
        academic_level_id: academic_level_id ?? '',
        policy_version,
      },
    })
    expect(made.password_from).toBeNull()
    const params = { id: made.id }
    await call('PATCH /users/children/{id}', { params, body: settingPassword })
  })
})
