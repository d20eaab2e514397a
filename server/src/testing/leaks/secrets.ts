import { isDeepStrictEqual } from 'node:util'
import { present } from '@learngrove/marking'
import type { Question } from '@learngrove/marking/question'

/** What of a drawn question no student may read yet. */
export type Secret =
  | { readonly kind: 'hint'; readonly rung: number; readonly text: string }
  /** What is said of a mistake is told to whoever has made a try. */
  | { readonly kind: 'key' | 'mistake'; readonly text: string }
  /** A step of the worked solution, by its place. */
  | { readonly kind: 'solution'; readonly step: number; readonly text: string }
  /** A field by its name, with what it holds. */
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }

/** A shorter text is met by chance. */
export const shortestText = 16

/** White space is no difference. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Is told by its rungs, its steps and its mistakes, as far as each is released. */
const told = new Set(['hints', 'method_answer', 'template', 'misconception'])

/**
 * Lists what has to stay behind of a question as its seed drew it: each rung, each step of the solution, and
 * every field that a student's question does not have, by its name and, where it is long enough, by its text.
 */
export function secretsOf(question: Question): Secret[] {
  const shown = present(question)
  const inSight = plain(JSON.stringify(shown))
  const isHidden = (text: string) =>
    text.length >= shortestText && !inSight.includes(JSON.stringify(text).slice(1, -1))
  const hints = question.hints.map((text, rung) => ({ kind: 'hint' as const, rung, text }))
  const steps = question.method_answer
    .flatMap(({ text, maths }, step) => [text, maths ?? ''].map((each) => ({ step, text: each })))
    .map((each) => ({ kind: 'solution' as const, ...each }))
  const sights = new Set(textsIn(shown))
  const fields = hiddenFields(question, shown).filter(
    ({ value }) => typeof value !== 'string' || !sights.has(value),
  )
  const mistakes = mistakesIn(question).map((text) => ({ kind: 'mistake' as const, text }))
  const keys = fields
    .flatMap(({ value }) => textsIn(value))
    .map((text) => ({ kind: 'key' as const, text }))
  return [
    ...[...hints, ...steps, ...keys, ...mistakes]
      .map((each) => ({ ...each, text: plain(each.text) }))
      .filter(({ text }) => isHidden(text)),
    ...fields,
  ]
}

type Field = Extract<Secret, { kind: 'field' }>

/** The fields of a value that its shown twin does not have in the same place. */
function hiddenFields(value: unknown, shown: unknown): Field[] {
  if (Array.isArray(value)) {
    const twins = Array.isArray(shown) ? shown : []
    return value.flatMap((each, at) => hiddenFields(each, twins[at]))
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, each]): Field[] => {
    if (told.has(name) || each === undefined) return []
    const twin = isRecord(shown) ? shown[name] : undefined
    if (isDeepStrictEqual(each, twin)) return []
    const inner = hiddenFields(each, twin)
    return twin === undefined ? [{ kind: 'field', name, value: each }, ...inner] : inner
  })
}

/** What is said of each mistake that the question knows. */
function mistakesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(mistakesIn)
  if (!isRecord(value)) return []
  const { misconception } = value
  const own = isRecord(misconception) ? textsIn(misconception.text) : []
  return [...own, ...Object.values(value).flatMap(mistakesIn)]
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every text of a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}
