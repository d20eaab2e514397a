import { policyVersion } from '@learngrove/contract/policy'
import { userRole } from '@learngrove/contract/roles'
import { newId } from '#platform/ids.ts'
import { makeSchool, type TestSchool } from '#testing/harness.ts'
import { lastLinkTo } from '#testing/mailbox.ts'
import { signUpWith } from '#testing/sign-up.ts'

export const policy_version = policyVersion
export const password = 'seven brave hedgehogs'
export const days = 24

/** Returns a school year that every test school has. */
export const year = (position: number) =>
  `01a1f000-0000-7000-8000-0000000001${String(position).padStart(2, '0')}`

type Signing = {
  readonly position?: number | undefined
  readonly first_name?: string
  readonly email?: string
}

export async function signUp(
  school: TestSchool,
  { position, first_name = 'Zoë', email }: Signing = {},
) {
  const guest = await school.as()
  const body = {
    user_role_id: userRole.student,
    first_name,
    last_name: '',
    password,
    policy_version,
    ...(email !== undefined && { email }),
    ...(position !== undefined && { academic_level_id: year(position) }),
  }
  const user = await signUpWith(guest, body, { is_free_tier: true })
  return { user, guest, child: await school.as(user) }
}

/** Makes a child of Year 6 who has asked a grown-up, with the grown-up's link. */
export async function asked(hours = 0) {
  const school = await makeSchool()
  school.wait(hours)
  const joined = await signUp(school, { position: 6 })
  const email = `${newId()}@grown-ups.test`
  await joined.child.call('POST /users/consent', { body: { email } })
  const token = (await lastLinkTo(email)).searchParams.get('token') ?? ''
  /** Calls from another device than the child's. */
  const grownUp = await onDevice(school, 'a grown-up’s telephone')
  const give = (body: object = {}) =>
    grownUp('POST', token, { name: 'Ada Field', is_guardian: true, policy_version, ...body })
  const refuse = () => grownUp('DELETE', token)
  return { school, email, token, grownUp, give, refuse, ...joined }
}

/** Returns calls from a device with this user agent. */
export async function onDevice(school: TestSchool, agent: string, access_token?: string) {
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

export const isOpen = (child: Awaited<ReturnType<typeof signUp>>['child']) =>
  child.call('GET /courses/user', { query: {} }).then(
    () => true,
    ({ code }) => (code === 'CONSENT_NEEDED' ? false : code),
  )
