import { type Node, printLatex, variablesOf } from '@learngrove/maths/notation'
import { isSameMeaning } from '@learngrove/maths/values'
import { isRounding } from '#families/measure/rounding.ts'
import { readLiteral } from '#notation/number-literal.ts'
import { plainSigns, readExpression } from '#notation/read-maths.ts'
import { spelledOut } from '#reading/spelled-out.ts'

/** What a message says to be equal, without a letter: `12.5 × 3 = 37.5` is true or not by itself. */
export type Statement = {
  readonly left: Node
  readonly right: Node
  /** As it was written, as LaTeX. */
  readonly line: string
  readonly is_true: boolean
  /** Something in words is said to be this: "the mean is 24 / 3 = 8". */
  readonly is_answer: boolean
}

/** Each link of each chain of equals, and the text without them. */
type Statements = { readonly statements: readonly Statement[]; readonly rest: string }

/** Where one sentence of a working ends and the next begins. */
const breaks =
  /[\n;?!]|,(?!\d{3}(?!\d))|\.(?!\d)|\b(?:so|then|and|or|therefore|because|is|which|that|it|its)\b|⇒|=>|→|->|:(?!\d)/i
/** The last number of a list stands for all of them: "2, 4, 9 = 15 / 3". */
const list = /(?:\d+,\s*)*\d+(?:,| and)\s*\d+(?=\s*=)/g
/** A comma that does not end anything. */
const inList = '‚'
const kept = (said: string) => said.replace(/,| and/g, inList)
const joint = /=|\b(?:equals|makes|gives|(?:is )?(?:the same as|equal to))\b/i
/** Units that cannot be letters of a formula. */
const units =
  /(?<=\d)\s*(?:cm|mm|km|kg|ml|mph|degrees|°|hours?|minutes?|miles|metres|grams)(?:\^?[23]|[²³])?(?![a-z\d])/gi
const signs = String.raw`(?:[-+*/÷^().\d\s]|sqrt|pi)*`
const atEnd = new RegExp(`${signs}$`)
const atStart = new RegExp(`^${signs}`)

/** "10 x 6 is 60" says what "10 x 6 = 60" says. */
const sumIs = /(\d\s?(?:[+*×÷]|-|(?<=\s)x(?=\s))\s?\d[\d.]*)\s+is\s+(?=-?\d)/gi
/** "15% of 60 = 0.15 × 60": a percentage that a calculation is said to be the same as. */
const percentOf =
  /(?<![\d.])(\d+(?:\.\d+)?)\s?% of £?(\d+(?:\.\d+)?)(?=\s?=\s?\d[\d.]*\s?[x*×÷/]\s?\d)/gi
/** "4 / 80 × 100 = 5%": the percentage is the number that the calculation comes to. */
const timesHundred = /([x*×]\s?100\s?=\s?\d[\d.]*)\s?%/gi
const inSigns = (message: string) =>
  message.replace(sumIs, '$1 = ').replace(percentOf, '$1/100 × $2').replace(timesHundred, '$1')

/** Finds what a message says of numbers. A side that is only part of a sentence says nothing. */
export function findStatements(said: string): Statements {
  const message = inSigns(said)
  if (!joint.test(message) || /[<>]/.test(message.replace(/[-=]>/g, '')))
    return { statements: [], rest: message }
  const text = plainSigns(
    spelledOut(message).replace(/[£$]/g, '').replace(units, '').replace(list, kept),
  )
  const parts = text.split(breaks).map(linksOf)
  const statements = parts.flatMap((part) => part.statements)
  const rest = parts.map((part) => part.rest.replaceAll(inList, ',')).join(' ; ')
  return { statements, rest: statements.length > 0 ? rest : message }
}

function linksOf(part: string): Statements {
  const sides = part.split(joint)
  const [first = ''] = sides
  if (sides.length < 2 || /%|\d\s*:\s*\d/.test(part)) return { statements: [], rest: part }
  const read = sides.map((side, at) => sideOf(side, at === 0, at === sides.length - 1))
  const is_answer = read[0] === undefined
  const statements = read.slice(1).flatMap((right, at): Statement[] => {
    const left = read[at]
    return left && right ? [statementOf(left, right, is_answer)] : []
  })
  if (statements.length === 0) return { statements, rest: part }
  const letter = /(?:^|\s)([a-z])\s*$/i.exec(first)?.[1]
  return {
    statements,
    rest: letter === undefined ? (is_answer ? first : '') : `${letter} = ${sides.at(-1)}`,
  }
}

function sideOf(side: string, isFirst: boolean, isLast: boolean): Node | undefined {
  const pattern = isFirst ? atEnd : isLast ? atStart : undefined
  const own = pattern ? (pattern.exec(side)?.[0] ?? '') : side
  const beside = side.replace(own, '').trim()
  const node = readExpression(own.trim())
  if (!node || variablesOf(node).length > 0) return undefined
  // "20% of 60 = 12" does not say that 60 is 12, and "4x = 16" not that … is 16.
  const isCut = isFirst
    ? /[a-z,‚\\{}]$/i.test(beside) && isCutAt(beside, node)
    : /^[a-z\\{}(]/i.test(side.slice(own.length)) && !/\s$/.test(own)
  return isCut ? undefined : node
}

const isCutAt = (before: string, node: Node): boolean =>
  node.type === 'number' ||
  node.type === 'signed' ||
  /(?:^|[^a-z])[a-z]$|sqrt$|[,‚\\}]$/i.test(before)

function statementOf(left: Node, right: Node, is_answer: boolean): Statement {
  const is_true =
    isSameMeaning(left, right) === true ||
    runsOn(left, right) ||
    (right.type === 'number' &&
      readLiteral(left) === undefined &&
      isRounding(right.text, printLatex(left)))
  return { left, right, line: `${printLatex(left)} = ${printLatex(right)}`, is_true, is_answer }
}

/** `50 ÷ 4 = 12.5 × 3`: the sign means "makes", and the next calculation begins with the value. */
const runsOn = (left: Node, right: Node): boolean =>
  (right.type === 'sum' || right.type === 'product' || right.type === 'quotient') &&
  isSameMeaning(left, right.left) === true
