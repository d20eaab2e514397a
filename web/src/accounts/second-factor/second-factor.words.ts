import type { RouteOf } from '@learngrove/contract'
import type { Refusal } from '@learngrove/contract/route'
import { codeOfError, failureWords } from '#accounts/accounts.words.ts'

type Own = Refusal<
  RouteOf<
    | 'POST /auth/second-factor/setup'
    | 'POST /auth/second-factor/on'
    | 'POST /auth/second-factor/off'
    | 'POST /auth/second-factor/recovery-codes'
  >
>

const refusals: Record<Own, string> = {
  WRONG_PASSWORD: 'That is not the password you have now.',
  WRONG_CODE:
    'That is not the code yet. One lasts half a minute and works once; type the one that your app shows now.',
  SIGN_IN_AGAIN: 'You signed in a while ago. Sign out, sign in again and come back here.',
  SECOND_FACTOR_ON: 'Two steps are on already. Load the page again to see them.',
  SETUP_EXPIRED: 'This was begun a while ago. Begin again, with a new key for your app.',
}

const isOwn = (code: string | undefined): code is Own =>
  code !== undefined && Object.hasOwn(refusals, code)

/** Says in words what a refusal of these calls means. */
export function stepFailureWords(error: unknown): string {
  const code = codeOfError(error)
  return isOwn(code) ? refusals[code] : failureWords(error)
}

export const stepsText = {
  title: 'Signing in with two steps',
  why: 'With two steps, nobody gets in by your password alone. Signing in also asks for six digits that an app on your telephone makes.',
  required: 'Your school asks all who work there for two steps.',
  pageLead: 'One thing before you go on: it keeps your account, and your students, safe.',
  onward: 'Go on to your pages',
  on: 'On',
  off: 'Off',
  setUp: 'Set it up',
  password: 'The password you have now',
  passwordMissing: 'Type the password you have now.',
  goOn: 'Go on',
  cancel: 'Not now',
  again: 'You signed in a while ago. To set this up, sign out, sign in again and come back here.',
  appHeading: 'Add a key to your app',
  appText:
    'Any authenticator app will do. Hold its camera to the picture, or type the key into it. If the app is on this device, open the key in it.',
  picture: 'The key as a picture, for the camera of an app',
  open: 'Open in the app',
  key: 'Your key',
  copyKey: 'Copy the key',
  code: 'The six digits that the app shows now',
  codeMissing: 'Type the six digits that your app shows.',
  turnOn: 'Turn two steps on',
  codesHeading: 'Keep these ten codes',
  codesText:
    'Each signs you in once when you have no app at hand. They are shown this once. Keep them where you find them without your telephone.',
  copyCodes: 'Copy them',
  saveCodes: 'Save as a file',
  kept: 'I have kept them',
  renew: 'Make new recovery codes',
  renewText: 'The ones that you have stop working.',
  turnOff: 'Turn two steps off',
  turnOffText: 'Then the first step is enough again, as after a change of telephone.',
  eitherCode: 'Six digits of your app, or a recovery code',
  eitherMissing: 'Type six digits of your app, or one of your recovery codes.',
  turnedOff: 'Two steps are off',
  turnedOffText: 'You can turn them on again at any time.',
} as const

export const leftWords = (left: number): string =>
  left === 0
    ? 'No recovery code is left. Make new ones while you have your app.'
    : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`

const groupSize = 4

/** Splits a key into groups, as it is read and typed. */
export const inGroups = (secret: string): string[] =>
  secret.match(new RegExp(`.{1,${groupSize}}`, 'g')) ?? []

/** Tells the two kinds of code apart: six digits are the app's. */
export function proofOf(typed: string): { code: string } | { recovery_code: string } {
  const text = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(text) ? { code: text } : { recovery_code: text }
}
