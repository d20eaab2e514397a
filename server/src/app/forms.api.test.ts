import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import { builtSite } from '#testing/built-site.ts'
import { db, makeSchool } from '#testing/harness.ts'

const form =
  '<form action="/support"><input value="{{typed.from_email}}"><textarea>{{typed.message}}</textarea></form>'
const site_dir = builtSite({
  pages: {
    '/support': { html: form },
    '/support?sent=yes': { html: 'Sent', is_listed: false },
    '/support?sent=again': { html: `Again ${form}`, is_listed: false },
  },
})

async function support() {
  const school = await makeSchool({ config: { ...readConfig({ LOG_LEVEL: 'silent' }), site_dir } })
  const from_email = `${newId()}@visitor.test`
  const post = (typed: Record<string, string>, headers = {}, url = '/support') =>
    school.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ from_email, name: '', website: '', ...typed }).toString(),
    })
  const kept = () =>
    db
      .selectFrom('contact_messages')
      .select(['message'])
      .where('from_email', '=', from_email)
      .execute()
  return { ...school, post, kept, from_email }
}

test('a form that is posted before the scripts have come is sent, and nothing stands in the address', async () => {
  const { post, kept, app } = await support()
  const { statusCode, headers } = await post({ message: 'Hello.\r\n\r\nWhere are you?' })
  expect([statusCode, headers.location]).toEqual([303, '/support?sent=yes#contact'])
  expect(await kept()).toEqual([{ message: 'Hello.\n\nWhere are you?' }])
  const { body } = await app.inject({ url: '/support?sent=yes' })
  expect(body).toContain('Sent')
  expect(body).toContain('noindex')
})

test('under the prefix of the portal it comes back there', async () => {
  const { post, app } = await support()
  expect((await app.inject({ url: '/chatbot/support' })).body).toContain(
    'action="/chatbot/support"',
  )
  const { headers } = await post({ message: 'Hello' }, {}, '/chatbot/support')
  expect(headers.location).toBe('/chatbot/support?sent=yes#contact')
})

test('what is refused comes back as it was typed, and means nothing in the page', async () => {
  const { post, kept, from_email } = await support()
  const message = '"><script>alert(1)</script> {{brand}} {{typed.from_email}}'
  for (const wrong of [
    { message: ' ' },
    { message, website: 'x' },
    { message, from_email: 'me' },
  ]) {
    const { statusCode, body, headers } = await post(wrong)
    expect(statusCode).toBe(422)
    expect(body).toContain('Again')
    expect(body).not.toContain('<script>alert')
    expect(headers['cache-control']).toBe('no-store')
  }
  const { body } = await post({ message, website: 'x' })
  expect(body).toContain(`<input value="${from_email}">`)
  expect(body).toContain('{{brand}} {{typed.from_email}}</textarea>')
  expect(await kept()).toEqual([])
})

test('the limits are those of the call', async () => {
  const { post } = await support()
  const sent: number[] = []
  for (let each = 0; each < 4; each++) sent.push((await post({ message: 'Hello' })).statusCode)
  expect(sent).toEqual([303, 303, 303, 429])
})

test('a form of another site is not taken', async () => {
  const { post, kept } = await support()
  const { statusCode } = await post({ message: 'Hello' }, { 'sec-fetch-site': 'cross-site' })
  expect(statusCode).toBe(403)
  expect(await kept()).toEqual([])
})
