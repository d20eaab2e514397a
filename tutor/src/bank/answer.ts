import type { Question } from '@learngrove/marking/question'
import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { keyOf } from '#bank/key.ts'
import { asksSomething, flat, piecesOf, quotesPieces } from '#bank/quotes.ts'
import { type Found, findMaths } from '#reading/find-maths.ts'

/** Types whose answer is typed as mathematics; of the others a bare number is a guess at an option. */
const typedAsMaths = ['number', 'expression']

/** Types with several places to fill in. */
const inPlaces = ['fill_blanks', 'table', 'multi_part']

/** A message of more words than these is no bare answer. */
const MOST_WORDS = 12

const leads =
  /^(?:(?:so|but|and|ok|fine|no|wait|then)[\s,.]+)*(?:(?:for )?(?:part|gap|blank|the) (?:[a-d]|\d|first one|second one)\s+)?(?:i (?:thought (?:it was|that)|think|got|get|say|put|would say|choose|chose|pick)|is it|is this|it'?s|it is|that'?s|maybe|so|the answer is|my answer is|answer|option|number|letter)\b[:\s]*(?:it'?s|it is|that|the|option)?\s*/i

/** What is asked about a guess after it. */
const tail =
  /[\s,]*\b(?:(?:is|was) (?:that|it|this) (?:ok|okay|right|correct|it|good|true)|yes or no|right|ok|correct|one of them|then|or not|innit|yeah?|pls|please)\b[?.!\s]*$/i

/**
 * Tells whether a message offers an answer to a question, right or not: what its own texts offer, by words,
 * letter or place, a number or a finished formula, or a few words where a text is asked for.
 */
export function isAnswerTo(question: Question, text: string): boolean {
  const said = text.trim()
  if (quotesPieces(piecesOf(question), said)) return true
  if (asksSomething.test(said)) return false
  const bare = withoutUnit(question, said.replace(/[?.!\s]+$/, ''))
    .replace(tail, '')
    .replace(leads, '')
    .replace(/[?.!]+$/, '')
    .trim()
  if (bare === '' || bare.split(/\s+/).length > MOST_WORDS) return false
  const isGuess = !typedAsMaths.includes(question.type) && isValue(findMaths(bare).at(-1))
  if (isGuess || namesPlace(question, bare)) return true
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return namesOption(
        question.options.map((option) => option.text),
        bare,
      )
    case 'number':
      return isValue(findMaths(bare).at(-1))
    case 'expression':
      return isFinal(question.answer, question.start, findMaths(bare))
    case 'fill_blanks':
    case 'short_text':
      return leads.test(said) || keyOf(question).words.includes(bare.toLowerCase())
    default:
      return inPlaces.includes(question.type) && leads.test(said)
  }
}

/** A number without the unit after it: "0.16 g then". */
const withoutUnit = ({ type }: Question, said: string): string =>
  type === 'number'
    ? said.replace(
        /(\d)\s*(?:[a-zµμΩ°£%]{1,8}(?:[/^]?\w{0,3})?[²³]?)(?: ?(?:m|s|per \w+))?(?=$|\s*(?:then|is (?:it|that)))/iu,
        '$1',
      )
    : said

/** "B and C", "all of them", "the top one": options and pieces by their places. */
function namesPlace(question: Question, bare: string): boolean {
  return piecesOf(question).length > 0 && places.test(bare)
}

const places =
  /^(?:\(?[a-h]\)?(?:[\s,]*(?:and|or|then|,|&)?[\s,]*\(?[a-h]\)?)+|(?:all|none|both|neither)(?: of (?:them|these|those))?|(?:the )?(?:top|bottom|middle|last|other|first|second|third|fourth|fifth) (?:one|option|answer|two|ones))$/i

function namesOption(options: readonly string[], bare: string): boolean {
  const letter = /^\(?([a-h])\)?$/i.exec(bare)?.[1]
  if (letter !== undefined) return letter.toLowerCase().charCodeAt(0) - 97 < options.length
  const ordinal =
    /^(?:the )?(?:first|second|third|fourth|last|[1-6](?:st|nd|rd|th)) (?:one|option|answer)?$/i
  return ordinal.test(`${bare} `) || options.some((option) => flat(option) === flat(bare))
}

const isValue = (found: Found | undefined): boolean =>
  found !== undefined &&
  (found.type === 'expression'
    ? variablesOf(found.node).length === 0 && !hasWork(found.node)
    : found.equation.left.type === 'variable' && variablesOf(found.equation.right).length === 0)

/** `3 + 4` is on the way, and 7 is a value. */
const hasWork = (node: Node): boolean => node.type === 'sum' || node.type === 'product'

/** What comes to the key and is written like an end, or says what the letter is. */
function isFinal(key: string, start: string | undefined, maths: readonly Found[]): boolean {
  const last = maths.at(-1)
  if (last === undefined) return false
  if (last.type === 'equation') return isValue(last)
  if (start === undefined || isValue(last)) return true
  const [secret] = findMaths(key)
  return (
    secret?.type === 'expression' &&
    isStatement(secret.node) === isStatement(last.node) &&
    secret.text.replace(/\s/g, '') === last.text.replace(/\s/g, '') &&
    isSameMeaning(secret.node, last.node) === true
  )
}
