import type { Notice } from '#auth/auth.words.ts'

export const stepText = {
  title: 'One more step',
  codeLead: 'Open your authenticator app and type the six digits that it shows now.',
  recoveryLead: 'Type one of the ten codes that you kept when you turned two steps on.',
  recovery: 'Recovery code',
  recoveryHint: 'Ten letters and digits. Each code works once.',
  recoveryMissing: 'Type one of your recovery codes.',
  enter: 'Sign in',
  toRecovery: 'I don’t have my app here',
  toCode: 'Use my app instead',
  again: 'Begin again',
} as const

export const notThisRecoveryCode: Notice = {
  title: 'That is not one of your codes yet',
  text: 'Look at the letters again. A code that was used before does not work twice.',
}
