import { ApiError } from '@learngrove/contract/call'
import { networkWords, platformWords } from '#platform/words.ts'
import type { BadgeTone } from '#ui/badge.tsx'

type State = { readonly label: string; readonly tone: BadgeTone }

/** How a code stands, as the school that made it reads it. */
export const states: Readonly<Record<'good' | 'expired' | 'used_up', State>> = {
  good: { label: 'Good', tone: 'leaf' },
  expired: { label: 'Ended', tone: 'neutral' },
  used_up: { label: 'Used up', tone: 'sky' },
}

/** "1 of 30". */
export const usesWords = (of: { readonly uses_allowed: number; readonly uses_left: number }) =>
  `${of.uses_allowed - of.uses_left} of ${of.uses_allowed}`

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

export const dayWords = (moment: string): string => day.format(new Date(moment))

/** Says in words what a failed call means. */
export function manageFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return networkWords
  const words: Partial<Record<string, string>> = platformWords
  return words[error.code] ?? platformWords.INTERNAL
}
