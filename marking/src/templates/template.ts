import * as exact from '@learngrove/maths/rational'
import { type Rational, readDecimal, roundTo, toDecimal, toText } from '@learngrove/maths/rational'
import type { Question } from '#question.ts'
import { randomOf } from '#templates/random.ts'
import { shuffleOptions } from '#templates/shuffle-options.ts'
import { workOut } from '#templates/template-language.ts'
import type { Draw, Template } from '#templates/template-shape.ts'
import { TemplateError, type TemplateValue } from '#templates/template-value.ts'

/** How often a draw that meets no condition is drawn again. */
export const MAX_REDRAWS = 2000
/** More names than these are no question any more. */
const MAX_NAMES = 60
const MAX_DECIMAL_PLACES = 12
const HOLE = /\{\{([^{}]+)\}\}/g

/**
 * The question as the seed draws it: its numbers where it is a template, and the parts of a
 * matching or ordering question shuffled. The same seed gives the same question, whatever the
 * order of its fields. Throws `TemplateError` where the template is at fault (see `checkTemplate`).
 */
export const drawQuestion = (question: Question, seed: number): Question =>
  drawWithNames(question, seed).drawn

export type Names = ReadonlyMap<string, TemplateValue>

/** The same, with the values that the names of the template have in this draw. */
export function drawWithNames(
  question: Question,
  seed: number,
): { readonly drawn: Question; readonly names: Names } {
  const { template, ...rest } = question
  if (template === undefined) return { drawn: shuffleOptions(question, seed), names: new Map() }
  const names = drawNames(template, seed)
  // Only texts change, so that what comes out has the shape of what went in.
  return { drawn: shuffleOptions(fill(rest, names) as Question, seed), names }
}

function drawNames(template: Template, seed: number): Names {
  const { rows = [] } = template
  const sources = [template.draw, template.derive ?? {}, rows[0] ?? {}].map(
    (each) => Object.keys(each).length,
  )
  if (sources.some((count) => count > MAX_NAMES))
    throw new TemplateError(`draw, rows and derive may name up to ${MAX_NAMES} values each`)
  const random = randomOf(seed)
  let problem = 'no draw meets the conditions'
  for (let i = 0; i < MAX_REDRAWS; i += 1) {
    const names = new Map(rows.length === 0 ? [] : drawRow(rows, random))
    for (const [name, draw] of byName(template.draw)) names.set(name, drawOne(draw, random))
    try {
      deriveAll(new Map(byName(template.derive ?? {})), names)
      if ((template.where ?? []).every((condition) => workOut(condition, names) === true))
        return names
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error
      // A root that does not come out, or a division by zero: this draw is not meant.
      problem = error.message
    }
  }
  throw new TemplateError(`where: ${problem} (${MAX_REDRAWS} tried)`)
}

/** In one order, whatever kept the question: a database may hand its fields back in another. */
const byName = <T>(entries: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Works out every derived value as soon as those it is made of are there. */
function deriveAll(waiting: Map<string, string>, names: Map<string, TemplateValue>): void {
  while (waiting.size > 0) {
    const isReady = (source: string) =>
      (source.match(/[A-Za-z_]\w*/g) ?? []).every((name) => !waiting.has(name))
    const ready = [...waiting].filter(([, source]) => isReady(source))
    if (ready.length === 0)
      throw new TemplateError(`derive: ${[...waiting.keys()].join(', ')} stand on each other`)
    for (const [name, source] of ready) {
      names.set(name, workOut(source, names))
      waiting.delete(name)
    }
  }
}

/** One of the rows, by the names of its fields. */
function drawRow(
  rows: NonNullable<Template['rows']>,
  random: () => number,
): readonly (readonly [string, TemplateValue])[] {
  const row = rows[Math.floor(random() * rows.length)] ?? {}
  const fields = Object.keys(rows[0] ?? {})
  if (Object.keys(row).length !== fields.length || fields.some((name) => row[name] === undefined))
    throw new TemplateError('rows: every row has the fields of the first')
  return Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'number' ? numberOf(value) : value,
  ])
}

const numberOf = (value: number): Rational => {
  const number = readDecimal(String(value))
  if (number === undefined) throw new TemplateError(`draw: ${value} is no number`)
  return number
}

function drawOne(draw: Draw, random: () => number): TemplateValue {
  if ('pick' in draw) {
    const value = draw.pick[Math.floor(random() * draw.pick.length)]
    if (value === undefined) throw new TemplateError('draw: there is nothing to pick from')
    return typeof value === 'number' ? numberOf(value) : value
  }
  const [from, to, step] = [numberOf(draw.from), numberOf(draw.to), numberOf(draw.step ?? 1)]
  const span = exact.over(exact.minus(to, from), step)
  if (span === undefined || span.n < 0n)
    throw new TemplateError('draw: from, to and step do not fit')
  const count = Number(exact.floorOf(span)) + 1
  const at = (i: number) => exact.plus(from, exact.times(step, exact.whole(i)))
  const without = (draw.except ?? []).map(numberOf)
  const isLeftOut = (value: Rational) => without.some((each) => exact.isSame(each, value))
  for (let i = 0; i <= MAX_REDRAWS; i += 1) {
    const value = at(Math.floor(random() * count))
    if (!isLeftOut(value)) return value
  }
  throw new TemplateError('draw: except leaves nothing to draw')
}

function fill(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return fillText(value, names)
  if (Array.isArray(value)) return value.map((item) => fill(item, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, names)]))
}

/** A text with every `{{…}}` filled. Throws `TemplateError`. */
export const fillText = (text: string, names: Names): string =>
  closeUp(text).replace(HOLE, (_, inside: string) => {
    const [source = '', format] = inside.split('|').map((part) => part.trim())
    return show(workOut(source, names), format)
  })

/** Takes the spaces off both ends of mathematics: authors keep a dollar sign apart from a hole. */
function closeUp(text: string): string {
  const pieces = text.split('$')
  if (pieces.length % 2 === 0) return text
  return pieces.map((piece, i) => (i % 2 === 1 ? piece.trim() : piece)).join('$')
}

function show(value: TemplateValue, format: string | undefined): string {
  if (typeof value === 'boolean') throw new TemplateError('a condition cannot be shown')
  if (typeof value === 'string') {
    if (format !== undefined && format !== 'tex')
      throw new TemplateError(`“${value}” is a word and cannot be shown as ${format}`)
    return value
  }
  const size = value.n < 0n ? exact.negative(value) : value
  if (format === undefined) return toText(value)
  if (format === 'tex') return tex(value)
  if (format === 'signed') return `${value.n < 0n ? '-' : '+'} ${tex(size)}`
  if (format === 'coef')
    return `${value.n < 0n ? '-' : ''}${exact.isSame(size, exact.ONE) ? '' : tex(size)}`
  if (format === 'thousands') return grouped(value, ',')
  if (format === 'thousands_tex') return grouped(value, '{,}')
  const places = /^dp(\d{1,2})$/.exec(format)
  if (places === null || Number(places[1]) > MAX_DECIMAL_PLACES)
    throw new TemplateError(`“${format}” is no way to show a number`)
  return decimals(value, Number(places[1]))
}

const tex = (value: Rational): string => {
  if (value.d === 1n) return String(value.n)
  const size = value.n < 0n ? -value.n : value.n
  return `${value.n < 0n ? '-' : ''}\\frac{${size}}{${value.d}}`
}

/** A decimal with a separator between the thousands of its whole part. */
function grouped(value: Rational, separator: string): string {
  const text = toDecimal(value)
  if (text === undefined) throw new TemplateError(`${toText(value)} is no decimal`)
  const [before = '0', after] = text.split('.')
  const whole = before.replace(/\B(?=(\d{3})+$)/g, separator)
  return after === undefined ? whole : `${whole}.${after}`
}

function decimals(value: Rational, places: number): string {
  const text = toDecimal(roundTo(value, places)) ?? '0'
  const [before = '0', after = ''] = text.split('.')
  return places === 0 ? before : `${before}.${after.padEnd(places, '0')}`
}
