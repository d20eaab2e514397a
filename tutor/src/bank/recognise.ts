import type { Question } from '@learngrove/marking/question'
import { type Node, variablesOf } from '@learngrove/maths/notation'
import { writtenKey } from '@learngrove/maths/rewriting'
import { countNodes } from '@learngrove/maths/values'
import { type Found, findMaths } from '#reading/find-maths.ts'

/** What a message is known by: its formulas as they are written, its words and its numbers. */
export type Sought = {
  readonly formulas: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
}

/** A smaller formula stands in many questions. */
const FEWEST_NODES = 5
/** Words that a question and a message share, of those of the message. */
const SHARED_WORDS = 0.6
const FEWEST_WORDS = 5
const FEWEST_NUMBERS = 2
const SHORTEST_WORD = 3

/** Reads what a message could be known by; undefined where it is too little for a question. */
export function soughtIn(text: string): Sought | undefined {
  const sought = readText(text)
  const { formulas, words, numbers } = sought
  const isLong = words.size >= FEWEST_WORDS || numbers.size >= FEWEST_NUMBERS
  return formulas.size > 0 || isLong ? sought : undefined
}

/**
 * Tells whether a message types a question in: it has one of its formulas, or most of its words are the
 * question's and each of its numbers stands there too.
 */
export function isQuestionOf(sought: Sought, question: Question): boolean {
  const own = known(question)
  if ([...sought.formulas].some((formula) => own.formulas.has(formula))) return true
  const isNumbered = [...sought.numbers].every((number) => own.numbers.has(number))
  if (!isNumbered || sought.words.size === 0) return false
  const shared = [...sought.words].filter((word) => own.words.has(word)).length
  const hasEnough = shared >= FEWEST_WORDS || (shared > 1 && sought.numbers.size >= FEWEST_NUMBERS)
  return hasEnough && shared / sought.words.size >= SHARED_WORDS
}

const cache = new WeakMap<Question, Sought>()

function known(question: Question): Sought {
  const own = cache.get(question) ?? readText(question.text)
  cache.set(question, own)
  return own
}

function readText(text: string): Sought {
  const nodes = findMaths(text).map(nodeOf)
  const plain = text.toLowerCase().replace(/\\[a-z]+/g, ' ')
  return {
    formulas: new Set(nodes.filter(isTelling).map((node) => writtenKey(node, 'order'))),
    words: new Set(
      (plain.match(/\p{L}+/gu) ?? []).filter(
        (word) => word.length >= SHORTEST_WORD && !small.has(word),
      ),
    ),
    numbers: new Set(plain.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []),
  }
}

/** Words that stand in every question. */
const small = new Set(
  'the and for are what how many much does this that with from have has can you find work out which help please question solve give your answer'.split(
    ' ',
  ),
)

const isTelling = (node: Node): boolean =>
  countNodes(node) >= FEWEST_NODES || (node.type === 'relation' && variablesOf(node).length > 1)

const nodeOf = (found: Found): Node =>
  found.type === 'expression' ? found.node : { type: 'relation', sign: '=', ...found.equation }
