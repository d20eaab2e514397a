import type { Notice } from '#auth/auth.words.ts'

export const codeText = {
  title: 'A code by text',
  heading: 'Your mobile number',
  lead: 'If it belongs to an account, we text it six digits.',
  country: 'Country',
  number: 'Number',
  numberProblem: 'That does not look like a mobile number yet. Look at the digits again.',
  send: 'Text me a code',
  codeHeading: 'Type the six digits',
  digits: 'Six digits',
  digit: (place: number) => `Digit ${place}`,
  enter: 'Sign in',
  another: 'Another number',
  again: 'Text me a new code',
  over: 'This code has run out. Ask for a new one.',
  spent: 'That was five tries. Ask for a new code.',
} as const

export const sentTo = (end: string) =>
  `Sent to a number that ends in ${end}, if it belongs to an account.`

export const notThisCode: Notice = {
  title: 'That is not the code yet',
  text: 'Look at the newest text message and type its six digits.',
}

export const triesLeft = (tries: number) => `${tries} ${tries === 1 ? 'try' : 'tries'} left`

/** `4 min 12 s`, or `12 s`. */
export function lastsWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
}

/** `0:42`, as a clock has it. */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
