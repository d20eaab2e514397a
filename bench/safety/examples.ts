import { heardKinds, responses } from '@learngrove/tutor/safety/kinds'
import { plainOf, wholeOf } from '@learngrove/tutor/safety/plain-text'
import { wordFeatures } from '@learngrove/tutor/safety/word-features'
import type { Example } from './learn.ts'
import type { Sentence } from './sentences.ts'
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
