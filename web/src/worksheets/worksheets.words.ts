import type { Band } from '@learngrove/contract/worksheets.limits'
import type { Kept } from './sheet-store.ts'
import type { Gap } from './worksheets.data.ts'

export const bandWords: Readonly<Record<Band, string>> = {
  easier: 'Easier',
  core: 'Core',
  stretch: 'Stretch',
}

export const keptWords: Readonly<Record<Kept, string>> = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  offline: 'Not saved yet: no network',
  elsewhere: 'Changed in another window',
  refused: 'This could not be saved',
}

export const gapWords: Readonly<Record<Gap['why'], string>> = {
  none: 'Nothing else in the bank fits.',
  alike: 'What is left is too like another question.',
  had: 'The class has had what is left.',
}

export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

const percent = 100

export const shareWords = (share: number): string => `${Math.round(share * percent)} % right`

/** A question's text where its gaps cannot be filled: each is a line. */
export const withoutGaps = (text: string): string => text.replaceAll(/\[\[\d+\]\]/g, '____')
