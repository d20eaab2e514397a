/**
 * `npm run bench:retrieval`: how often the right note of the curriculum is found for a question as a child asks
 * it, by words alone and with the encoder, and what the gate refuses, rightly and wrongly. All notes of all years are
 * looked through, and the figures are of the half on which no threshold was found. Prints JSON as its last line.
 */
import { entryOf } from '@learngrove/tutor/retrieval/entry'
import { answerFrom, type Query } from '@learngrove/tutor/retrieval/retrieval'
import { packed, textsOf, toEmbed } from '@learngrove/tutor/retrieval/vectors'
import { type Asked, passages, readAnswered, readUnanswered } from './retrieval/asked.ts'
import { gateFigures, ours, rankingFigures, sectionShare } from './retrieval/figures.ts'
import { vectorsOf } from './safety/vectors.ts'

const answered = readAnswered()
const unanswered = readUnanswered()
const halfOf = (some: readonly Asked[], is_development: boolean) =>
  some.filter((each) => each.is_development === is_development)

const byWords = { entries: passages.map((passage) => entryOf(passage)) }
const pieces = byWords.entries.map((entry) => textsOf(entry.pieces))
const asked = [...answered, ...unanswered].map(({ text }) => text)
await vectorsOf([...pieces.flat(), ...asked.map(toEmbed)])
const kept = await Promise.all(pieces.map(async (texts) => packed(await vectorsOf(texts))))
const fused = { entries: passages.map((passage, at) => entryOf(passage, { bytes: kept[at] })) }
const vectors = new Map(
  await Promise.all(
    asked.map(async (text) => [text, (await vectorsOf([toEmbed(text)]))[0]] as const),
  ),
)

const plain = (text: string) => ({ text })
const embedded = (text: string) => ({ text, vector: vectors.get(text) })
const figuresOf = (is_development: boolean) => {
  const half = {
    answered: halfOf(answered, is_development),
    unanswered: halfOf(unanswered, is_development),
  }
  return {
    questions: half.answered.length,
    unanswered: half.unanswered.length,
    by_words: {
      ...rankingFigures(half.answered, plain, ours(byWords)),
      ...gateFigures(half, plain, byWords),
      right_section: sectionShare(half.answered, plain, byWords),
    },
    fused: {
      ...rankingFigures(half.answered, embedded, ours(fused)),
      ...gateFigures(half, embedded, fused),
      right_section: sectionShare(half.answered, embedded, fused),
    },
  }
}

/** How long the main thread works on one question, in milliseconds, with all notes of all years in the index. */
function msOf(queryOf: (text: string) => Query, index: typeof fused): number {
  const began = performance.now()
  for (const text of asked) answerFrom(index, queryOf(text))
  return Number(((performance.now() - began) / asked.length).toFixed(2))
}

const figures = { notes: passages.length, development: figuresOf(true), figures: figuresOf(false) }
const ms_a_question = { by_words: msOf(plain, byWords), fused: msOf(embedded, fused) }

console.table({
  'by words': figures.figures.by_words,
  'fused with vectors': figures.figures.fused,
})
console.log(JSON.stringify({ ...figures, ms_a_question }))
