/**
 * `node scripts/run.mjs bench/understanding/floors.ts`: keeps a part of the test with its vectors, so that
 * `floors.test.ts` can judge it in a second and without the encoder. To be run where the messages or the way
 * in which they are made plain have changed.
 */
import { writeFileSync } from 'node:fs'
import { codeMatrix } from '@learngrove/tutor/safety/coded-weights'
import { textToEmbed } from '@learngrove/tutor/understanding/understanding'
import { vectorsOf } from '../safety/vectors.ts'
import { type Kept, keptFile } from './kept.ts'
import { readMessages } from './messages.ts'

/** One in so many is kept. */
const oneIn = 3

const some = readMessages('test').filter((_, at) => at % oneIn === 0)
const vectors = await vectorsOf(some.map(({ text }) => textToEmbed(text)))
const kept = some.flatMap(({ text }, at): Kept[] => {
  const vector = vectors[at]
  return vector ? [{ text, piece: textToEmbed(text), vector: codeMatrix(vector) }] : []
})
writeFileSync(keptFile, kept.map((each) => `${JSON.stringify(each)}\n`).join(''))
console.log(JSON.stringify({ kept: kept.length }))
