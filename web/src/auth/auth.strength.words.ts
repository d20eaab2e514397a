import { limits } from '@learngrove/contract/auth.limits'
import type { Strength } from './auth.strength.ts'

export const strengthTitles: Readonly<Record<Strength['level'], string>> = {
  short: 'A little longer',
  weak: 'Too easy to guess',
  fair: 'Nearly there',
  strong: 'Strong',
}

const others = 'It is on the list of passwords that others try first. Add two more words.'
const names =
  'It is a name, and names are tried first. Add two words that have nothing to do with it.'

/** Says why a password is weak, and what helps, by the estimator's own names for it. */
const reasons: Readonly<Record<string, string>> = {
  topTen: others,
  topHundred: others,
  common: others,
  similarToCommon: others,
  pwned: others,
  wordByItself: 'It is one word by itself. Add two more that have nothing to do with it.',
  namesByThemselves: names,
  commonNames: names,
  userInputs:
    'It is made of your own name, or of ours. Take words that have nothing to do with either.',
  straightRow: 'Its keys lie in a row on the keyboard. Take three words instead.',
  keyPattern: 'Its keys make a pattern on the keyboard. Take three words instead.',
  simpleRepeat: 'It says the same character again and again. Take three words instead.',
  extendedRepeat: 'It says the same thing twice. Take three different words instead.',
  sequences: 'It goes up or down in order, as abc and 123 do. Take three words instead.',
  recentYears: 'A year is tried early. Add two words that have nothing to do with it.',
  dates: 'A date is tried early. Take three words instead.',
}

const anyReason = 'Add one or two words that have nothing to do with it.'

export function strengthText({ level, reason }: Strength): string {
  switch (level) {
    case 'short':
      return `${limits.least_password} characters or more, and no other rule.`
    case 'weak':
      return (
        (reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason] : undefined) ??
        anyReason
      )
    case 'fair':
      return 'Good enough to save. One more word makes it much harder.'
    case 'strong':
      return 'Nobody would guess this one. Keep it where only you can see it.'
  }
}

export const passwordText = {
  rule: `${limits.least_password} characters or more. Three words that have nothing to do with each other are easy to keep.`,
  long: 'At most 128 characters.',
  idea: 'An idea:',
  anotherIdea: 'Another idea',
} as const
