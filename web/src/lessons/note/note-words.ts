import { plainToWords } from '#ui/maths/plain-to-words.ts'
import { texToPlain } from '#ui/maths/tex-to-plain.ts'
import type { TriedOfNote } from './note.data.ts'

export const noteText = {
  coming: 'The lesson is coming.',
  what: 'The lesson',
  garden: 'Back to the garden',
  practise_title: 'Now you',
  practise: 'A few questions with hints, each marked with its reason.',
  practise_go: 'Practise this',
  others: 'More about it',
  answer: 'Your answer',
  choose: 'Choose one',
  signs: 'Signs to put in',
  check: 'Check',
  why: 'Think first, then look',
  empty: 'Put down an answer first. A guess is a fine beginning.',
  again: 'That did not reach the marker. Your answer is still here: press Check once more.',
  right: 'Right',
  show_answer: 'Show the answer',
  printed: 'The answer is',
  gone_title: 'There is no lesson here',
  gone: 'It belongs to a course that you do not take, or it has moved. Your garden shows what is open to you.',
  drawing: 'What the drawing shows',
} as const

/** What stands over a verdict: never that something is wrong. */
export function titleOf(verdict: TriedOfNote['verdict']): string {
  if (verdict === 'right') return noteText.right
  if (verdict === 'unread') return 'That could not be read yet'
  return verdict === 'wrong_form' || verdict === 'partly' ? 'Nearly' : 'Not yet'
}

/** Takes from a reason what the title over it says already. */
export const withoutTitle = (reason: string) => reason.replace(/^Not yet\.\s+/, '')

/** Says a text whose mathematics would have no name: "1 over 2". */
export const spokenText = (text: string): string =>
  text.replace(/\$([^$]+)\$/g, (_, tex: string) => plainToWords(texToPlain(tex)))
