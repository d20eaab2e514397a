import { describe, expect, test } from 'vitest'
import { outcomes, password, schoolWithAccount } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { ten } from '#testing/at-once.ts'
import { addDomain } from '#testing/domains.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { auditOf } from '#testing/mailbox.ts'

const minutes = 1 / 60

describe('the sessions of a user', () => {
  test('are listed with the kind of browser, the newest first, and none of others', async () => {
    const { school, email, user } = await schoolWithAccount()
    await school.as(await school.addUser('student'))
    await school.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'user-agent': 'Mozilla/5.0 (Macintosh) Gecko/20100101 Firefox/140.0' },
      payload: { email, password },
    })
    school.wait(1)
    const { call } = await school.as(user)
    const { sessions } = await call('GET /auth/sessions', {})
    expect(sessions).toMatchObject([
      { device: '', is_this: true },
      { device: 'Firefox on Mac', is_this: false },
    ])
    expect(JSON.stringify(sessions)).not.toContain('hash')
  })

  test('that ended unused are not listed', async () => {
    const { school, user } = await schoolWithAccount()
    await school.as(user)
    school.wait(30 * 24 + 1)
    const { call } = await school.as(user)
    expect((await call('GET /auth/sessions', {})).sessions).toHaveLength(1)
  })

  test('are left open by whoever signs out elsewhere, their own as anybody else’s', async () => {
    const { school, user } = await schoolWithAccount()
    const [here, there] = [await school.as(user), await school.as(user)]
    const somebody = await school.as(await school.addUser('student'))
    await here.call('POST /auth/logout', {})
    const asked = [here, there, somebody].map(({ call }) => call('GET /users/information', {}))
    const told = (await Promise.allSettled(asked)).map(({ status }) => status)
    expect(told).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })

  test('are ended one by one', async () => {
    const { school, user } = await schoolWithAccount()
    const [here, there] = [await school.as(user), await school.as(user)]
    const { sessions } = await here.call('GET /auth/sessions', {})
    const other = sessions.find(({ is_this }) => !is_this)
    const params = { id: other?.id ?? '' }
    await here.call('DELETE /auth/sessions/{id}', { params })
    await expect(there.call('GET /users/information', {})).rejects.toMatchObject({ status: 401 })
    await expect(here.call('DELETE /auth/sessions/{id}', { params })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect((await auditOf(user.id)).map(({ action }) => action)).toEqual(['session_ended'])
  })

  test('are nobody else’s to end', async () => {
    const { school, user } = await schoolWithAccount()
    const own = await school.as(user)
    const { sessions } = await own.call('GET /auth/sessions', {})
    const classmate = await school.as(await school.addUser('student'))
    await expect(
      classmate.call('DELETE /auth/sessions/{id}', { params: { id: sessions[0]?.id ?? '' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(own.call('GET /users/information', {})).resolves.toBeDefined()
  })
})

describe('a hand-over', () => {
  async function handedOver() {
    const known = await schoolWithAccount()
    const { school, user, call } = known
    const own = await school.as(user)
    const { token } = await own.call('GET /auth/token/{id}', { params: { id: user.id } })
    const enter = () =>
      call('POST /auth/login', { body: { login_type: 'login_token', login_token: token } })
    return { ...known, own, token, enter }
  }

  test('signs in on another host, once', async () => {
    const { enter, user } = await handedOver()
    expect(await enter()).toMatchObject({ id: user.id })
    await expect(enter()).rejects.toMatchObject({ status: 410, code: 'LINK_EXPIRED' })
  })

  test('lets one of ten in', async () => {
    const { enter } = await handedOver()
    expect(await outcomes(ten(enter))).toEqual({ done: 1, codes: ['LINK_EXPIRED'] })
  })

  test('works for sixty seconds', async () => {
    const { school, enter } = await handedOver()
    school.wait(1 * minutes)
    await expect(enter()).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  })

  test('is never made for somebody else, whoever asks', async () => {
    const { school, user } = await handedOver()
    for (const role of ['student', 'owner', 'admin', 'parent'] as const) {
      const { call } = await school.as(await school.addUser(role))
      for (const id of [user.id, newId()]) {
        await expect(call('GET /auth/token/{id}', { params: { id } })).rejects.toMatchObject({
          status: 404,
          code: 'NOT_FOUND',
        })
      }
    }
  })

  test('is not a magic link, and not for the site of another school', async () => {
    const { school, call, token } = await handedOver()
    await expect(
      call('POST /auth/login', { body: { login_type: 'magic_link', login_token: token } }),
    ).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    const host = await addDomain((await makeSchool()).id)
    const answer = await school.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { host },
      payload: { login_type: 'login_token', login_token: token },
    })
    expect(answer.json().code).toBe('LINK_EXPIRED')
  })

  test('lets in whoever comes to a site signed in from elsewhere', async () => {
    const { school, email, user } = await schoolWithAccount()
    const elsewhere = await makeSchool()
    const visitor = await elsewhere.addUser('student')
    const answer = await school.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { authorization: `Bearer ${await elsewhere.tokenOf(visitor)}` },
      payload: { email, password },
    })
    expect(answer.json()).toMatchObject({ id: user.id })
  })
})

test('sign-ins, failures and sign-outs are written down, without a name or an address', async () => {
  const { school, call, email, user } = await schoolWithAccount()
  const signIn = (tried: string) => call('POST /auth/login', { body: { email, password: tried } })
  await signIn('a guess').catch(() => {})
  await signIn(password)
  await (await school.as(user)).call('POST /auth/logout', {})
  const events = await auditOf(user.id)
  expect(events).toEqual([
    { action: 'sign_in_failed', actor_id: null, school_id: school.id, data: { way: 'password' } },
    { action: 'signed_in', actor_id: user.id, school_id: school.id, data: { way: 'password' } },
    { action: 'signed_out', actor_id: user.id, school_id: school.id, data: {} },
  ])
  const nobody = db.selectFrom('audit_events').select('id').where('subject_id', 'is', null)
  const before = (await nobody.execute()).length
  await call('POST /auth/login', { body: { email: `${newId()}@x.test`, password } }).catch(() => {})
  expect((await nobody.execute()).length).toBeGreaterThan(before)
})
