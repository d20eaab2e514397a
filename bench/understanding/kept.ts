import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodedMatrix } from '@learngrove/tutor/safety/coded-weights'

/** A message of the test with what the encoder is asked for, and its vector in a byte a number. */
export type Kept = {
  readonly text: string
  readonly piece: string
  readonly vector: CodedMatrix
}

export const keptFile = join(import.meta.dirname, 'kept.jsonl')

export const readKept = (): Kept[] =>
  readFileSync(keptFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Kept => JSON.parse(line))
