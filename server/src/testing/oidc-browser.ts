import type { createApp } from '#app/app.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { makeSchool } from './harness.ts'

/** The fields of the answers that tests look at; each is there where its route answers with it. */
type Body = {
  readonly url: string
  readonly code: string
  readonly id: string
  readonly username: string
  readonly flag: { readonly has_agreed_policy: boolean }
  readonly awaits_consent: boolean
}

type Answer = {
  readonly status: number
  readonly body: Body
  readonly set_cookie: string | undefined
  readonly location: string | undefined
}

/** A browser at one site, which keeps the cookies that it is given; `cookies` may be those of another. */
export function browserAt(
  app: ReturnType<typeof createApp>,
  origin: string,
  cookies = new Map<string, string>(),
) {
  const { host, protocol } = new URL(origin)
  async function ask(
    method: 'GET' | 'POST',
    url: string,
    sent: { json?: object; form?: Record<string, string> } = {},
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const type = sent.form && { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({
      method,
      url,
      headers: { host, 'x-forwarded-proto': protocol.slice(0, -1), cookie, ...type },
      ...(sent.json && { payload: sent.json }),
      ...(sent.form && { payload: new URLSearchParams(sent.form).toString() }),
    })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    const isJson = `${answer.headers['content-type']}`.includes('json')
    // Safe: a test looks only at fields that the route it asked answers with.
    const body = (isJson ? answer.json() : {}) as Body
    return {
      status: answer.statusCode,
      body,
      set_cookie: answer.headers['set-cookie']?.toString(),
      location: answer.headers.location?.toString(),
    }
  }
  return {
    cookies,
    ask,
    start: (provider: string) => ask('POST', `/api/v1/auth/providers/${provider}/start`),
    login: (json: object) => ask('POST', '/api/v1/auth/login', { json }),
  }
}

export const site = 'https://learngrove.test'

/** A school whose server knows these providers, at the time of this machine: so do the providers. */
export async function schoolWithProviders(settings: NodeJS.ProcessEnv) {
  const config: Config = readConfig({ LOG_LEVEL: 'silent', SITE_URL: site, ...settings })
  const school = await makeSchool({ config, clock: () => new Date() })
  return { school, browser: browserAt(school.app, site) }
}

/** The answers to ten that are asked at the same moment. */
export const tenAtOnce = <T>(ask: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 10 }, ask))
