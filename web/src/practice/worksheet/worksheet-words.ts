import type { Challenge, Kind } from './wishes.ts'

type Choice = { readonly value: Challenge; readonly label: string; readonly detail: string }

export const challengeChoices: readonly Choice[] = [
  { value: 'gentle', label: 'Gentle', detail: 'mostly sure' },
  { value: 'right', label: 'Just right', detail: '8 in 10 likely' },
  { value: 'stretch', label: 'A stretch', detail: 'with new turns' },
]

export const challengeNames: Readonly<Record<Challenge, string>> = {
  gentle: 'gentle',
  right: 'just right for you',
  stretch: 'a stretch',
}

export const kindNames: Readonly<Record<Kind, string>> = {
  choose: 'Choose an answer',
  type: 'Type an answer',
  write: 'Write or draw at length',
  arrange: 'Match and order',
  figure: 'Read a figure',
}
