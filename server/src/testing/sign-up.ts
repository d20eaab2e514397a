import type { Received, Sent } from '@learngrove/contract/call'
import type { TestSchool } from './harness.ts'
import { lastSecretTo } from './mailbox.ts'

type SignUp = Sent<'POST /auth/signup'>
export type SignedUp = Extract<Received<'POST /auth/signup'>, { access_token: string }>

/** Signs somebody up and in: where an address was named, by the link that was mailed to it. */
export async function signUpWith(
  { call }: Awaited<ReturnType<TestSchool['as']>>,
  body: SignUp['body'],
  query: SignUp['query'] = {},
): Promise<SignedUp> {
  const answer = await call('POST /auth/signup', { query, body })
  if ('access_token' in answer) return answer
  const login_token = await lastSecretTo(body.email ?? '')
  return call('POST /auth/login', { body: { login_type: 'magic_link', login_token } })
}
