import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ConcernKind,
  heardKinds,
  type Response,
  responses,
} from '@learngrove/tutor/safety/kinds'

/** `train` makes the weights and the thresholds; `test` is only ever measured. */
export type Split = 'train' | 'test'

export type Sentence = {
  /** A kind of concern, or the field that a harmless sentence comes from. */
  readonly kind: ConcernKind | `harmless-${string}`
  readonly situation: string
  readonly response: Response
  readonly text: string
  /** Of the second set, in which harm is only hinted at and the harmless sounds like it. */
  readonly is_veiled: boolean
  readonly split: Split
  /** From 0 to `folds` - 1: what is learnt from the other folds may be tried on this one. */
  readonly fold: number
}

/** One situation in five is kept for the test. */
const testShare = 5
export const folds = 4

/** A whole situation goes to one place, whoever says it: what is measured was never heard before. */
function placeOf(situation: string): Pick<Sentence, 'split' | 'fold'> {
  const [first = 0, second = 0] = createHash('sha256').update(situation).digest()
  return { split: first % testShare === 0 ? 'test' : 'train', fold: second % folds }
}

const isResponse = (value: string): value is Response =>
  (responses as readonly string[]).includes(value)

const isKind = (value: string): value is Sentence['kind'] =>
  value.startsWith('harmless-') || (heardKinds as readonly string[]).includes(value)

/** Lines of a file of ours, as cells. Throws at a line that has not as many as it should. */
export function readLines(path: string, cells: number): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => {
      const read = line.split('\t')
      if (read.length !== cells) throw new Error(`${path}:${at + 1} has ${read.length} cells`)
      return read
    })
}

/** Every sentence of ours, file by file. Throws at a kind or a response that nobody knows. */
export const readSentences = (): Sentence[] => [...readSet('sentences'), ...readSet('veiled')]

function readSet(set: 'sentences' | 'veiled'): Sentence[] {
  const folder = join(import.meta.dirname, set)
  const is_veiled = set === 'veiled'
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'))
  return files.sort().flatMap((file) => {
    const kind = file.replace(/\.tsv$/, '')
    if (!isKind(kind)) throw new Error(`${file} is of no kind that is known`)
    return readLines(join(folder, file), 3).map(([situation = '', response = '', text = '']) => {
      if (!isResponse(response)) throw new Error(`${file} has the response ${response}`)
      return { kind, situation, response, text, is_veiled, ...placeOf(`${kind}/${situation}`) }
    })
  })
}

/** A message of a child with what it said before, the oldest first. */
export type Context = Pick<Sentence, 'situation' | 'response' | 'text' | 'split' | 'fold'> & {
  readonly before: readonly string[]
}

const special = join(import.meta.dirname, 'special')

/** Messages that mean something only after those before them, and others that mean nothing. */
export function readContexts(): Context[] {
  const lines = readLines(join(special, 'in-context.tsv'), 4)
  return lines.map(([situation = '', response = '', before = '', text = '']) => {
    if (!isResponse(response)) throw new Error(`in-context.tsv has the response ${response}`)
    return {
      situation,
      response,
      text,
      before: before.split(' | '),
      ...placeOf(`context/${situation}`),
    }
  })
}

/** Sentences of another sort, by the name of their file. None of `long` is learnt from. */
export function readSpecial(name: 'long' | 'outgoing' | 'rambles' | 'requests'): Sentence[] {
  return readLines(join(special, `${name}.tsv`), 3).map(
    ([situation = '', response = '', text = '']) => {
      if (!isResponse(response)) throw new Error(`${name}.tsv has the response ${response}`)
      // Of no kind that could be told: what is learnt from them is only what follows.
      const kind = `harmless-${name}` as const
      return {
        kind,
        situation,
        response,
        text,
        is_veiled: false,
        ...placeOf(`${name}/${situation}`),
      }
    },
  )
}
