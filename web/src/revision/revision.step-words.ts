import type { Received } from '@learngrove/contract/call'
import { counted } from '#platform/number-words.ts'
import { agoWords } from '#platform/when.ts'
import { coversWords } from './revision.words.ts'

export type Step = Received<'GET /users/revisions/next'>['steps'][number]

type StepWords = {
  readonly title: string
  readonly why: string
  readonly action: string
}

/** More are never counted. */
const mostCounted = 12

const leftWords = (answers: number) =>
  answers >= mostCounted
    ? 'a dozen right answers or more'
    : `about ${counted(answers, 'right answer')}`

/** Says a step to practise next, with the reason for it. */
export function stepWords(
  { title, reason, recall, answers_left, last_practised_at, covers }: Step,
  now: Date,
): StepWords {
  switch (reason) {
    case 'review': {
      const ago = last_practised_at && `Last seen ${agoWords(new Date(last_practised_at), now)}`
      const chance =
        recall === null
          ? ''
          : `: you would still know it about ${Math.floor(recall * 10)} times in 10`
      const why = [`${ago ?? 'It fades'}${chance}.`, coversWords(covers)].filter(Boolean).join(' ')
      return { title: `Water “${title}”`, why, action: 'Review it' }
    }
    case 'carry_on':
      return {
        title: `Carry on with “${title}”`,
        why: `It is the nearest to its bloom: ${leftWords(answers_left)} to go.`,
        action: 'Carry on',
      }
    case 'begin':
      return {
        title: `Begin “${title}”`,
        why: 'It is open for you: you know what it stands on.',
        action: 'Begin',
      }
    case 'strengthen':
      return {
        title: `Strengthen “${title}”`,
        why: 'Of all you have met it has the most to gain.',
        action: 'Practise it',
      }
  }
}
