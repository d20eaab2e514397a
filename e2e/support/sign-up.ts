import { createCall } from '@learngrove/contract/call'
import { policyVersion } from '@learngrove/contract/policy'
import { userRole } from '@learngrove/contract/roles'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type Api, apiOf, signedIn } from './api.ts'
import { whenLive } from './hydration.ts'
import { linkTo } from './outbox.ts'

/** Strong enough for everybody, and easy to read in a trace. */
export const phrase = 'maple otter kettle dawn'

let made = 0

/** A name that nobody has yet. */
export const newName = (what: string) => `${what}-${process.pid}-${++made}`
export const newEmail = (what: string) => `${newName(what)}@families.test`

type Joining = {
  readonly first_name?: string
  readonly email?: string
  readonly is_free_tier?: boolean
  /** The school year of a student: from Year 9 on nobody else has to agree. */
  readonly year?: string
}

/** Signs in by the link that was mailed to somebody who has just signed up. */
async function openLetter(url: string, email: string) {
  const login_token = (await linkTo(url, email, /confirm/)).split('/').at(-1) ?? ''
  const { call } = createCall({ base_url: `${url}/api/v1` })
  return call('POST /auth/login', { body: { login_type: 'magic_link', login_token } })
}

/** Signs somebody up without a browser; where they name an address, by the link that is mailed to it. */
export async function join(
  url: string,
  role: 'student' | 'parent',
  { first_name = 'Noor', email, is_free_tier = false, year = 'Year 9' }: Joining = {},
) {
  const username = newName(role)
  const { call } = createCall({ base_url: `${url}/api/v1` })
  const { academic_levels } = await call('GET /courses/catalogue', {})
  const academic_level_id = academic_levels.find(({ name }) => name === year)?.id
  const isStudent = role === 'student' && academic_level_id !== undefined
  const answer = await call('POST /auth/signup', {
    query: { is_free_tier },
    body: {
      user_role_id: userRole[role],
      first_name,
      last_name: '',
      username,
      password: phrase,
      ...(email !== undefined && { email }),
      ...(isStudent && { academic_level_id }),
      policy_version: policyVersion,
    },
  })
  const user = 'access_token' in answer ? answer : await openLetter(url, email ?? '')
  return { ...apiOf(url, user.access_token), user, username }
}

export type Newcomer = Awaited<ReturnType<typeof join>>

/** Somebody new whose address is confirmed: links and letters go to it, and it signs in. */
export const joinConfirmed = (
  url: string,
  email: string,
  role: 'student' | 'parent' = 'student',
  more: Joining = {},
) => join(url, role, { ...more, email })

/** A parent's child, made without a browser. */
export async function makeChild({ call }: Pick<Api, 'call'>, first_name = 'Ada') {
  const { academic_levels } = await call('GET /courses/catalogue', {})
  const [level] = academic_levels
  if (!level) throw new Error('There are no school years')
  const username = newName('child')
  const child = await call('POST /users/onboarding/aiacademy/parent/create-child-account', {
    query: {},
    body: {
      first_name,
      last_name: '',
      username,
      password: phrase,
      academic_level_id: level.id,
      policy_version: policyVersion,
    },
  })
  return { ...child, username }
}

/** A page in a browser of its own, in which this user is signed in. */
export async function pageOf(
  browser: Browser,
  url: string,
  user?: object,
  more: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    ...(user && { storageState: signedIn(url, user) }),
    ...more,
  })
  return context.newPage()
}

/** Signs in at the door, as somebody who types. */
export async function typeIn(page: Page, name: string, password = phrase): Promise<void> {
  await whenLive(page)
  await page.getByLabel('Username or e-mail').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^(Sign in|Try again)$/ }).click()
}
