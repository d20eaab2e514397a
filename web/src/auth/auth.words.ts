import type { RouteOf } from '@learngrove/contract'
import type { Refusal } from '@learngrove/contract/route'
import { site } from '#platform/brand.ts'
import { platformWords } from '#platform/words.ts'
import type { SignInProblem } from './auth.data.ts'

type Notice = { readonly title: string; readonly text: string }
type Own = Refusal<RouteOf<'POST /auth/login'>> | 'TOO_MANY_REQUESTS' | 'offline'

/** What to tell somebody whose sign-in did not happen. */
const notices: Record<Own, Notice> = {
  WRONG_CREDENTIALS: {
    title: 'That name and password don’t go together',
    text: 'Your work is safe. Look at capital letters, then try again.',
  },
  LINK_EXPIRED: {
    title: 'This link has been used or is too old',
    text: 'Links work once and for a short while. Ask for a new one.',
  },
  PROVIDER_REFUSED: {
    title: 'The other service did not say who you are',
    text: 'Nothing was changed. Try again, or come in another way.',
  },
  TOO_MANY_REQUESTS: {
    title: 'A short pause',
    text: 'There were many tries in a row, so we wait a little. This keeps others out of your garden.',
  },
  offline: {
    title: `${site.name} cannot be reached`,
    text: 'It may be the network. Nothing is lost; try again in a moment.',
  },
}

const isOwn = (code: SignInProblem['code']): code is Own => code in notices

export function noticeOf({ code }: SignInProblem): Notice {
  if (isOwn(code)) return notices[code]
  return { title: 'Signing in did not work', text: platformWords[code] }
}

/** "19 seconds", as it is shown and heard. */
export const secondsWords = (seconds: number) =>
  `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`

export const loginText = {
  heading: 'Welcome back',
  lead: 'Good to see you again.',
  description:
    'Sign in to {{brand}} with your username, your e-mail address or your school account, and carry on where you left off.',
  name: 'Username or e-mail',
  nameHint: 'No e-mail? Use the username from your sign-in card.',
  nameMissing: 'Type your username or your e-mail address.',
  password: 'Password',
  passwordMissing: 'Type your password.',
  send: 'Sign in',
  again: 'Try again',
  help: 'Forgotten it? Ask your teacher or a parent.',
  pip: 'Your garden is where you left it.',
} as const
