import { createCall, type Received } from '@learngrove/contract/call'
import { emailOf, type Person, password } from './accounts.ts'

const base_url = (url: string) => `${url}/api/v1`

/** The calls of the API, spoken by whoever has the token. */
export const apiOf = (url: string, token: string) =>
  createCall({ base_url: base_url(url), token: () => token })

export type Api = ReturnType<typeof apiOf>

export const logIn = (url: string, person: Person): Promise<Received<'POST /auth/login'>> =>
  createCall({ base_url: base_url(url) }).call('POST /auth/login', {
    body: { email: emailOf(person), password },
  })

/** Signs in without a browser: the calls, and what a browser would have stored. */
export async function signIn(url: string, person: Person) {
  const user = await logIn(url, person)
  return { ...apiOf(url, user.access_token), user }
}

/** The state of a browser in which this user is signed in already. */
export const signedIn = (url: string, user: object) => ({
  cookies: [],
  origins: [{ origin: url, localStorage: [{ name: 'user', value: JSON.stringify(user) }] }],
})

/** A quiz of the signed-in student, by its title. */
export async function quizNamed({ call }: Pick<Api, 'call'>, title: string): Promise<string> {
  const { quizzes } = await call('GET /quiz', { query: {} })
  const found = quizzes.find((each) => each.title === title)
  if (!found) throw new Error(`There is no quiz called "${title}"`)
  return found.id
}
