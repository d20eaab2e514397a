import { limits } from '@learngrove/contract/auth.limits'
import { expect, test } from 'vitest'
import { makeSchool } from '#testing/harness.ts'
import { browserAt, site } from '#testing/oidc-browser.ts'

const most = 'x'.repeat(limits.token)

/** Where a provider's response leads to. */
async function landed(provider: string, said: Record<string, string>) {
  const { ask } = browserAt((await makeSchool()).app, site)
  const path = `/api/v1/auth/${provider}/callback`
  const { status, location } =
    provider === 'apple'
      ? await ask('POST', path, { form: said })
      : await ask('GET', `${path}?${new URLSearchParams(said)}`)
  expect(status).toBe(303)
  return location
}

test.each<[string, Record<string, string>, string]>([
  ['canvas', { code: 'c', state: 's' }, 'provider=canvas&code=c&state=s'],
  ['canvas', { code: '', state: 's', more: 'x' }, 'provider=canvas&state=s'],
  ['canvas', { code: most, state: `${most}x` }, `provider=canvas&code=${most}`],
  ['apple', { code: 'c', state: 's' }, 'provider=apple&apple_code=c&state=s'],
  ['apple', { error: 'e', state: 's' }, 'provider=apple&state=s&error=e'],
  ['apple', {}, 'provider=apple'],
])('%s: what is passed on to the page (%#)', async (provider, said, query) => {
  expect(await landed(provider, said)).toBe(`/login?${query}`)
})
