import { heardKinds, responses } from '@learngrove/tutor/safety/kinds'
import { plainOf, wholeOf } from '@learngrove/tutor/safety/plain-text'
import { wordFeatures } from '@learngrove/tutor/safety/word-features'
import type { Example } from './learn.ts'
import { piecesToRead } from './pieces.ts'
import type { Sentence } from './sentences.ts'
import type { Lesson } from './side-by-side.ts'
import { vectorsOf } from './vectors.ts'

/** Sentences with what is learnt from them, in their order. */
export async function examplesOf(sentences: readonly Sentence[]): Promise<Example[]> {
  const plain = sentences.map(({ text }) => wholeOf(plainOf(text)))
  const vectors = await vectorsOf(plain)
  return sentences.map(({ response, kind }, at) => ({
    vector: vectors[at] ?? new Float32Array(),
    places: wordFeatures(plain[at] ?? ''),
    response: responses.indexOf(response),
    kind: heardKinds.findIndex((each) => each === kind),
  }))
}

/**
 * Takes the pieces of long harmless messages as lessons, for a piece of one begins and ends anywhere and sounds
 * like nothing that was written as a sentence. Of a message with harm in it nobody knows which piece has it.
 */
export async function ramblesToLearn(rambles: readonly Sentence[]): Promise<Lesson[]> {
  const harmless = rambles.filter(({ response }) => response === 'go_on')
  const pieces = await piecesToRead(harmless)
  return harmless.flatMap(({ fold }, at) =>
    [...(pieces[at]?.sentences ?? []), ...(pieces[at]?.windows ?? [])].map(({ plain, vector }) => ({
      vector,
      places: wordFeatures(plain),
      response: responses.indexOf('go_on'),
      kind: -1,
      fold,
    })),
  )
}
