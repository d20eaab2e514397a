import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodedMatrix } from '@learngrove/tutor/safety/coded-weights'

/** A message of the test with the pieces that it is read in, and their vectors in a byte a number. */
export type Kept = {
  readonly of: 'alone' | 'long'
  readonly text: string
  readonly is_concern: boolean
  readonly pieces: readonly string[]
  readonly vectors: readonly CodedMatrix[]
}

export const readKept = (): Kept[] =>
  readFileSync(join(import.meta.dirname, 'special/floors.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Kept => JSON.parse(line))
