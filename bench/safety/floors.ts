/**
 * `node scripts/run.mjs bench/safety/floors.ts`: keeps a part of the test with its vectors, in a byte a number,
 * so that `floors.test.ts` can judge it in a second and without the encoder. To be run where the sentences or
 * the way in which they are made plain have changed.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeMatrix } from '@learngrove/tutor/safety/coded-weights'
import { prepare, toEmbed } from '@learngrove/tutor/safety/judge'
import type { Kept } from './kept.ts'
import { readSentences, readSpecial, type Sentence } from './sentences.ts'
import { vectorsOf } from './vectors.ts'

const ofAKind = 12
const ofAField = 10
const ofLong = 12

/** As many as are asked for, from all over a list. */
const someOf = (list: readonly Sentence[], count: number): Sentence[] =>
  list.filter(
    (_, at) =>
      Math.floor((at * count) / list.length) !== Math.floor(((at - 1) * count) / list.length),
  )

const isOfConcern = ({ response }: Sentence) => response !== 'go_on'

const unseen = readSentences().filter(({ split, is_veiled }) => split === 'test' && !is_veiled)
const kinds = [...new Set(unseen.map(({ kind }) => kind))]
const alone = kinds.flatMap((kind) => {
  const own = unseen.filter((each) => each.kind === kind)
  return someOf(own, kind.startsWith('harmless-') ? ofAField : ofAKind)
})
const rambles = readSpecial('rambles').filter(({ split }) => split === 'test')
const long = [
  ...someOf(rambles.filter(isOfConcern), ofLong),
  ...someOf(
    rambles.filter((each) => !isOfConcern(each)),
    ofLong,
  ),
]

async function keep(of: Kept['of'], { text, response }: Sentence): Promise<Kept> {
  const pieces = toEmbed(prepare(text))
  const vectors = await vectorsOf(pieces)
  return { of, text, is_concern: response !== 'go_on', pieces, vectors: vectors.map(codeMatrix) }
}

const kept: Kept[] = []
for (const each of alone) kept.push(await keep('alone', each))
for (const each of long) kept.push(await keep('long', each))
writeFileSync(
  join(import.meta.dirname, 'special/floors.jsonl'),
  kept.map((each) => `${JSON.stringify(each)}\n`).join(''),
)
console.log(JSON.stringify({ alone: alone.length, long: long.length }))
