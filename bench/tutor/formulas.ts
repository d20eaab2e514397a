import { equalExpressions, parseMaths } from '@learngrove/maths'
import { variablesOf } from '@learngrove/maths/notation'
import { evaluate, numberOf } from '@learngrove/maths/values'
import { plainOf } from './plain.ts'

const cutAt = /=|≈|≠|≤|≥|<|>|;|→|⇒|\bor\b|\band\b|,\s|:/
/** So much of a number may a rounded one be away from it. */
const roundedBy = 0.003
const longest = 80

/** The mathematics that stands in a text: between `$` signs, and runs of numbers and signs in its words. */
export function statementsIn(text: string): string[] {
  const between = [...text.matchAll(/\$+([^$]+)\$+/g)].map(([, maths = '']) => plainOf(maths))
  const words = plainOf(text.replace(/\$+[^$]+\$+/g, ' ; '))
  const runs = words.match(/[£(√-]?(?:\d|\b[a-zπ]\b(?![' ][a-z]))[\w.^+*/()=×÷√π≈%° -]*/gi) ?? []
  return [...between, ...runs.flatMap((run) => trimmed(run))].filter(
    (each) => each.length > 0 && each.length <= longest,
  )
}

/** Cuts words off the end of a run, such as "5 apples". */
function trimmed(run: string): string[] {
  const maths = /^[^A-Za-z]*(?:\b[a-z]\b[^A-Za-z]*)*/i.exec(run)?.[0] ?? ''
  return [maths.replace(/[\s.(+*/=×÷-]+$/, '').trim()]
}

/** The terms of a text: each side of each statement. */
export const termsIn = (text: string): string[] =>
  statementsIn(text).flatMap((statement) => [
    ...statement
      .split(cutAt)
      .map((each) => each.trim())
      .filter(Boolean),
    ...(statement.match(/(?<![\w.])\d+(?:\.\d+)?(?![\w.]*\w)/g) ?? []),
  ])

const isPlainNumber = (text: string) => /^-?\d+(?:\.\d+)?(?:\/\d+)?$/.test(text)

/** The value of a term without letters; a unit, a currency and a sign of per cent are left out. */
export function numberIn(term: string): number | undefined {
  const bare = term
    .replace(/^[£€$]\s*/, '')
    .replace(/\s*(?:%|°C?|[a-zA-ZΩ]{1,4}(?:\/[a-z]|\^\d)?)$/, '')
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

/** The first statement of equal numbers that is not so; nothing where all hold. */
export function falseStatementIn(text: string, said: string): string | undefined {
  const heard = plainOf(said).replace(/\s/g, '')
  return sentencesOf(text)
    .filter((sentence) => !/\?\s*$|≠|\bnot\b|\bif\b|n't\b|instead of|mistake/.test(sentence))
    .flatMap((sentence) => statementsIn(sentence))
    .filter((statement) => !heard.includes(statement.replace(/\s/g, '')))
    .find((statement) => {
      const sides = statement.split(/=|≈/).map((each) => numberIn(each.trim()))
      return sides.some((side, at) => {
        const next = sides[at + 1]
        return side !== undefined && next !== undefined && !isNear(side, next, 0.01)
      })
    })
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/)
