import { createCall } from '@learngrove/contract/call'
import type { TestServer } from './server.ts'
import { phrase } from './sign-up.ts'

/** The one-time token that an installation shows in its log. */
export const tokenIn = (log: string) =>
  /token, which works once[^\n]*\n {2}(\S+)/.exec(log)?.[1] ?? ''

const waitMs = 250

/** Makes an empty installation a school, once its curriculum is there. */
export async function setUpSchool({ url, log }: TestServer): Promise<void> {
  const { call } = createCall({ base_url: `${url}/api/v1` })
  while (!(await call('GET /setup', {})).curriculum.is_finished)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  const person = { last_name: '', password: phrase }
  await call('POST /setup', {
    body: {
      token: tokenIn(log()),
      admin: { ...person, first_name: 'Ada', email: 'ada@platform.test' },
      school_name: 'Hill School',
      owner: { ...person, first_name: 'Olu', email: 'olu@school.test' },
    },
  })
}
