import { equalExpressions, parseMaths } from '@learngrove/maths'
import { variablesOf } from '@learngrove/maths/notation'
import { evaluate, numberOf } from '@learngrove/maths/values'
import { plainOf } from './plain.ts'

const cutAt = /=|≈|≠|≤|≥|<|>|;|→|⇒|\bor\b|\band\b|,\s|:/
/** So much of a number may a rounded one be away from it. */
const roundedBy = 0.003
/** So much where a statement says that it is rounded, or may. */
const loosely = 0.01
const longest = 80

const longUnits =
  'mm|cm|km|dm|nm|µm|kg|mg|ml|kJ|kW|kWh|kHz|MHz|Hz|Pa|kPa|Nm|mA|min|hours?|minutes?|seconds?|days?|weeks?|metres?|litres?|tonnes?|pence|ohms'

/** Digits, signs and letters that stand alone; `a` and `I` are words. */
const run = new RegExp(
  String.raw`(?:(?<=[\d ])(?:${longUnits})(?!\p{L})|(?<![\p{L}'])[b-hj-zB-HJ-Z](?![\p{L}'])|[\d \t.^+*/()=×÷√π≈%°£<>≤≥≠_-])+`,
  'gu',
)

/** Words after which a number is only a part of what is said: "half of 60 = 30". */
const goesOn =
  /\b(?:of|half|double|twice|third|quarter|times|plus|minus|over|by|root|squared|per|from)\s*$/i

/** The mathematics that stands in a text: between `$` signs, and what of its words is no word. */
export function statementsIn(text: string): string[] {
  const between = [...text.matchAll(/\$+([^$]+)\$+/g)].map(([, maths = '']) => plainOf(maths))
  return [...between, ...wordlessIn(text).map(({ statement }) => statement)]
    .map((each) => each.replace(/(?<=[\d%]) of (?=\d)/g, ' × '))
    .filter((each) => /\d|π|√/.test(each) && each.length <= longest)
}

function wordlessIn(text: string): { readonly statement: string; readonly before: string }[] {
  const words = plainOf(text.replace(/\$+[^$]+\$+/g, ' ; ')).replace(
    /(?<=[\d%]) of (?=[\d£])/g,
    ' × ',
  )
  return words
    .replace(/(?<=[A-Za-zµ]{2})\^\d/g, '')
    .split(/[.!?](?=\s|$)|\n/)
    .flatMap((sentence) =>
      [...sentence.matchAll(run)].map((found) => ({
        statement: found[0].replace(/^[\s.)/*]+|[\s.(/*+-]+$/g, ''),
        before: sentence.slice(0, found.index),
      })),
    )
}

/** The terms of a text: each side of each statement. */
export const termsIn = (text: string): string[] =>
  statementsIn(text).flatMap((statement) => [
    ...statement
      .split(cutAt)
      .map((each) => each.trim())
      .filter(Boolean),
    ...(statement.match(/(?<![\w.^])\d+(?:\.\d+)?(?![\w.]*\w)/g) ?? []),
  ])

export const isPlainNumber = (text: string) => /^-?\d+(?:\.\d+)?(?:\/\d+)?$/.test(text)

const unit = new RegExp(
  String.raw`\s*(?:%|C|(?:${longUnits})(?![A-Za-z])|m/s|km/h|[NJWVAΩp]|(?<=\s)[mgshlt])(?:\^\d)?$`,
)

/** The value of a term without letters; a unit, a currency and a sign of per cent are left out. */
export function numberIn(term: string): number | undefined {
  const bare = term.replace(/[£€°]/g, '').trim().replace(unit, '')
  if (!/\d/.test(bare) || /sin|cos|tan/.test(bare)) return undefined
  const read = parseMaths(bare)
  if (!read.ok || variablesOf(read.expression).length > 0) return undefined
  const value = evaluate(read.expression, new Map())
  return value === undefined ? undefined : numberOf(value)
}

export const isNear = (a: number, b: number, by = roundedBy): boolean =>
  Math.abs(a - b) <= by * Math.max(Math.abs(a), Math.abs(b)) + 1e-9

/** Whether a term says this value: the same number, or an expression that equals it. */
export function isValue(term: string, value: string): boolean {
  const [a, b] = [numberIn(term), numberIn(value)]
  if (a !== undefined && b !== undefined) return isNear(a, b)
  if (isPlainNumber(value)) return false
  return term.length <= longest && equalExpressions(term, value)
}

/** Whether a text says a comparison or a ratio, such as `x < 5` and `3:4`. */
export const saysAsWritten = (text: string, value: string): boolean =>
  plainOf(text).replace(/\s/g, '').includes(value.replace(/\s/g, ''))

/** Whether a text says `x = 5`, in one of the ways in which that is said. */
export function saysEquation(text: string, equation: string): boolean {
  const [name = '', value = ''] = equation.split('=').map((each) => each.trim())
  const isNamed = new RegExp(
    `(?<![A-Za-z0-9)])${name}\\s*(?:=|≈|is|equals|must be|has to be|comes to|:)\\s*([^\\s,;]+(?: [+*/×÷-] [^\\s,;]+)*)`,
    'gi',
  )
  const told = plainOf(text)
  const values = [...told.matchAll(isNamed)].flatMap(([, said = '']) => [
    said.replace(/[.!?)]+$/, ''),
    said.replace(/[.!?)]+$/, '').split(' ')[0] ?? '',
  ])
  const turned = statementsIn(text).flatMap((statement) => {
    const sides = statement.split(/=|≈/).map((each) => each.trim())
    return sides.includes(name) ? sides.filter((side) => side !== name) : []
  })
  return [...values, ...turned].some((each) => isValue(each, value))
}

/** How it is written, but for spaces and brackets. */
export const squeezed = (text: string) =>
  plainOf(text)
    .replace(/sqrt/g, '√')
    .replace(/[\s()]/g, '')

/** Whether a text says a value worked out, and not only a problem that it is the answer of. */
export const saysFinished = (text: string, value: string): boolean =>
  termsIn(text).some((term) => isValue(term, value) && isFinished(term, value))

/** A number without a sign to work out; any other value no longer than it has to be. */
const isFinished = (term: string, value: string): boolean =>
  isPlainNumber(value)
    ? !/[+×÷*^√]|\d\s*-/.test(term) && (/[./]/.test(value) || !term.includes('/'))
    : squeezed(term).length <= squeezed(value).length + 1

const unitOf = (side: string) => unit.exec(side.trim())?.[0].trim() ?? ''

/** Whether two sides of a statement say different numbers of the same thing; of a rounded one nearly so. */
function differ(left: string, right: string): boolean {
  const units = [unitOf(left), unitOf(right)].filter(Boolean)
  if (units.includes('%') || new Set(units).size > 1) return false
  const [a, b] = [numberIn(left), numberIn(right)]
  return a !== undefined && b !== undefined && !isNear(a, b, loosely)
}

/** The first statement of equal numbers that is not so; nothing where all hold. */
export function falseStatementIn(text: string, said: string): string | undefined {
  const heard = squeezed(said)
  const told = text.replace(/```[\s\S]*?```/g, '\n')
  const part = new Set(
    wordlessIn(told).flatMap(({ statement, before }) => (goesOn.test(before) ? [statement] : [])),
  )
  return told
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !/\?\s*$|≠|\bnot\b|\bif\b|n't\b|instead of|mistake/.test(sentence))
    .flatMap((sentence) => statementsIn(sentence))
    .filter((each) => !part.has(each) && !heard.includes(squeezed(each)))
    .find((statement) => {
      const sides = statement.split(/=|≈/)
      return sides.some((side, at) => differ(side.trim(), sides[at + 1]?.trim() ?? ''))
    })
}
