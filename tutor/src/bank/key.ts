import type { Blank, Question, SubQuestion } from '@learngrove/marking/question'
import { parseMaths } from '@learngrove/maths'
import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { findMaths } from '#reading/find-maths.ts'

/** What must not be said while a question is open: mathematics that comes to its key, and words that are it. */
export type Key = {
  readonly maths: readonly Node[]
  readonly words: readonly string[]
  /** What goes with what, and what else it could go with. */
  readonly pairs?: readonly Pair[]
}

type Pair = { readonly from: string; readonly to: string; readonly others: readonly string[] }

/** Shorter words stand in too many sentences to be a key by themselves. */
const SHORTEST_WORD = 3

/** Reads the key of a question, with those of its parts. */
export function keyOf(question: Question | SubQuestion): Key {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return keyOfTexts(
        question.answers.flatMap((order) => question.options[order - 1]?.text ?? []),
      )
    case 'number':
    case 'expression':
    case 'short_text':
      return keyOfBlank(question)
    case 'fill_blanks':
      return joined(question.blanks.map(keyOfBlank))
    case 'table':
      return joined(
        question.rows.flatMap(({ cells }) =>
          cells.flatMap((cell) => (cell.type === 'given' ? [] : [keyOfBlank(cell)])),
        ),
      )
    case 'cloze_dropdown':
      return keyOfTexts(
        question.gaps.flatMap(({ options, answer }) => options[answer - 1]?.text ?? []),
      )
    case 'multi_part':
      return joined(question.sub_questions.map(keyOf))
    case 'matching':
      return { maths: [], words: [], pairs: pairsOf(question) }
    default:
      // Orders, places and files are not said in one word or formula.
      return { maths: [], words: [] }
  }
}

const pairsOf = ({ left, right, pairs }: Extract<Question, { type: 'matching' }>): Pair[] =>
  left.flatMap((from, at) => {
    const to = right[(pairs[at] ?? 0) - 1]
    const others = right.filter((each) => each !== to).map(plain)
    return to === undefined ? [] : [{ from: plain(from), to: plain(to), others }]
  })

const keyOfBlank = (blank: Blank): Key =>
  blank.type === 'short_text'
    ? keyOfTexts([...blank.references])
    : { maths: [blank.answer].flatMap(nodeOf), words: [] }

function keyOfTexts(texts: readonly string[]): Key {
  const maths = texts.flatMap((text) =>
    /\$|\d/.test(text) ? nodeOf(text.replaceAll('$', '')) : [],
  )
  const words = texts.map(plain).filter((text) => text.length >= SHORTEST_WORD)
  return { maths, words }
}

const joined = (keys: readonly Key[]): Key => ({
  maths: keys.flatMap(({ maths }) => maths),
  words: keys.flatMap(({ words }) => words),
  pairs: keys.flatMap(({ pairs = [] }) => pairs),
})

function nodeOf(text: string): Node[] {
  const read = parseMaths(text)
  return read.ok ? [read.expression] : []
}

/** In lower case, without signs that are not of mathematics, nor the stars of words in bold. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\*(?=\*|\p{L})|(?<=\*|\p{L})\*/gu, '')
    .replace(/\.(?!\d)|[^\p{L}\p{N}+\-*/=.^%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What has been said already, by the question and by the student: to say it again tells nothing. */
export type Known = { readonly maths: readonly Node[]; readonly words: string }

/** Reads what a text has said. */
export const knownOf = (text: string): Known => ({
  maths: mathsIn(text),
  words: ` ${plain(text)} `,
})

/**
 * Tells whether a text says the key: mathematics that comes to it, or its words, where neither the
 * question nor the student said them, or where it is said outright to be the answer. It errs on the
 * side of silence.
 */
export function tellsKey(text: string, key: Key, known: Known): boolean {
  const said = ` ${plain(text)} `
  const isToldInWords = key.words.some(
    (phrase) =>
      (hasAll(said, phrase) && !hasAll(known.words, phrase)) ||
      outright.some((lead) => said.includes(` ${lead} ${phrase} `)),
  )
  if (isToldInWords || tellsPair(text, key, known)) return true
  if (key.maths.length === 0) return false
  const isOutright = saysOutright.test(text)
  return mathsIn(text).some(
    (node) =>
      key.maths.some((secret) => isSame(secret, node)) &&
      (isOutright || !known.maths.some((heard) => isSame(heard, node))),
  )
}

/** Says in one sentence the two sides of a pair and none of the others, where the student has not. */
const tellsPair = (text: string, { pairs = [] }: Key, known: Known): boolean =>
  pairs.length > 0 &&
  text.split(/(?<=[.!?])\s+|\n+/).some((sentence) => {
    const said = ` ${plain(sentence)} `
    return pairs.some(
      ({ from, to, others }) =>
        hasAll(said, from) &&
        hasAll(said, to) &&
        !others.some((other) => hasAll(said, other)) &&
        !(hasAll(known.words, from) && hasAll(known.words, to)),
    )
  })

/** Small words say nothing by themselves: what is told is told without them. */
const SMALLEST_TELLING = 4

/** "Amperes" tell of an ampere. */
const plurals = ['', 's', 'es'] as const

/** Whether a text has all the words of a phrase that say something, in whatever order. */
function hasAll(text: string, phrase: string): boolean {
  const all = phrase.split(' ')
  const telling = all.filter((word) => word.length >= SMALLEST_TELLING || /[\d=]/.test(word))
  return (telling.length > 0 ? telling : all).every((word) =>
    plurals.some((ending) => text.includes(` ${word}${ending} `)),
  )
}

const outright = ['the answer is', 'answer', 'it is', 'choose', 'pick']
const saysOutright = /\b(?:answer|solution|result) (?:is|=|:)|\bso it is\b/i

/** So many pieces of one text are compared; what holds more is no help for a child anyway. */
const MOST_PIECES = 24

/** All mathematics of a text, with each number by itself; of an equation its sides too. */
const mathsIn = (text: string): Node[] => [...foundIn(text), ...formulasIn(text)]

const formulasIn = (text: string): Node[] =>
  [...text.matchAll(/\$+([^$]+)\$+|(?<![\w.])(\d+(?:,\d{3})*(?:\.\d+)?)(?![\w.]*\d)/g)]
    .slice(0, MOST_PIECES)
    .flatMap(([, formula, number]) => nodeOf(formula ?? number?.replaceAll(',', '') ?? ''))
    .flatMap((node) => (node.type === 'relation' ? [node, node.left, node.right] : [node]))

const foundIn = (text: string): Node[] =>
  findMaths(text)
    .slice(0, MOST_PIECES)
    .flatMap((found): Node[] =>
      found.type === 'expression'
        ? [found.node]
        : [
            { type: 'relation', sign: '=', ...found.equation },
            found.equation.left,
            found.equation.right,
          ],
    )

/**
 * `x = 5` tells as much as 5, and an equation that is not solved yet tells nothing: it has the same
 * solutions as the question's own.
 */
function isSame(a: Node, b: Node): boolean {
  const [one, other] = [valueOfSolved(a) ?? a, valueOfSolved(b) ?? b]
  if (isStatement(one) !== isStatement(other)) return false
  if (isStatement(one) && !(isSolved(one) && isSolved(other))) return false
  return isSameMeaning(one, other) === true
}

function valueOfSolved(node: Node): Node | undefined {
  if (node.type !== 'relation' || node.sign !== '=') return undefined
  return node.left.type === 'variable' ? node.right : undefined
}

/** Whether a statement only says what letters are: `x = 2 or x = 3`, `x > 4`. */
const isSolved = (node: Node): boolean =>
  'items' in node
    ? node.items.every(isSolved)
    : node.type === 'relation' &&
      node.left.type === 'variable' &&
      variablesOf(node.right).length === 0
