import { describe, expect, test } from 'vitest'
import { schoolWithAccount } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { makeSchool } from '#testing/harness.ts'

/**
 * What docs/security.md calls "not met", shown by what it ought to be. Those marked `gap` are expected to fail;
 * whoever closes a gap is told so by its test, and takes `gap` away from it.
 */
const gap = { fails: true } as const

async function student() {
  const school = await makeSchool()
  const user = await school.addUser('student')
  return { ...school, user, authorization: `Bearer ${await school.tokenOf(user)}` }
}

const tooLong = `/api/v1/auth/magic-link/${'x'.repeat(5000)}/validate`

describe('an address that the framework turns away by itself', () => {
  test.each([tooLong, '/%zz'])('is refused as everything else is', async (url) => {
    const { app } = await makeSchool()
    const answer = await app.inject({ url })
    const { statusCode, headers } = answer
    expect(statusCode).toBeLessThan(500)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST', request_id: expect.any(String) })
  })
})

test.each([
  ['multipart/form-data', 'without a boundary'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"'],
])('a broken form is a bad request: %s', async (type, payload) => {
  const { app, authorization, user } = await student()
  const answer = await app.inject({
    method: 'PATCH',
    url: `/api/v1/users/${user.id}/profile-pic`,
    headers: { authorization, 'content-type': type },
    payload,
  })
  expect([400, 415]).toContain(answer.statusCode)
})

test('half of a pair of surrogates is a bad request', async () => {
  const { app, authorization } = await student()
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/v1/users/onboarding',
    headers: { authorization, 'content-type': 'application/json' },
    payload: '{"name":"\\ud800"}',
  })
  expect(answer.statusCode).toBe(400)
})

test('a stream of events is guarded by the headers of every other answer', async () => {
  const { base, authorization } = await student()
  const body = new FormData()
  body.set('messages', 'Hello')
  const answer = await fetch(`${base}/api/v1/chat/stream`, {
    method: 'POST',
    headers: { authorization },
    body,
  })
  await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
})

test('naming a new e-mail address asks for the password first', gap, async () => {
  const { school, user } = await schoolWithAccount()
  const { call } = await school.as(user)
  const asked = call('PATCH /users/', { body: { email: `${newId()}@school.test` } })
  await expect(asked).rejects.toMatchObject({ status: 403 })
})
