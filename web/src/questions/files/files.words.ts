import { limits } from '@learngrove/contract/quiz.limits'
import type { ShownFile } from './files.kept.ts'

/** Where a file stands, in words; nothing where there is nothing to say. */
export const stateWords: Readonly<Record<ShownFile['state'], string>> = {
  here: 'On this device',
  sending: 'Sending',
  kept: 'Kept',
  refused: 'Cannot be used',
  lost: 'Not on this device',
}

export const pageWords = (at: number, of: number): string =>
  of === 1 ? 'The page of your working' : `Page ${at + 1} of ${of} of your working`

export const roomWords = (room: number): string =>
  room === 0
    ? `That is ${limits.photos} pages, as many as fit.`
    : `Up to ${limits.photos} pages. Drop them here, or paste.`

export const unreadableWords =
  'That file is no picture that we can open. A photo or a screenshot works.'

/** Seconds as on a clock: `1:05`. */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
