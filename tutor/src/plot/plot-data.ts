import { axisFor } from './axis.ts'
import type { Plotted, Point } from './plotted.ts'

/** A picture of more values than these would tell nothing. */
const mostValues = 12
const largest = 1_000_000
/** Signs of a name that stand below a bar. */
const longestName = 16

type Named = { readonly name: string; readonly value: number }

/** Reads a request for a chart of numbers, or for points; undefined where it is none. */
export function plotData(text: string): Plotted | undefined {
  const chart =
    /\b(bar|pie|line) ?(?:chart|graph|diagram)s?\b[^\d(]*?(?:\b(?:of|for|with|from|showing)\b|:|(?=\s\S))\s*(.+)$/i.exec(
      text,
    )
  if (!chart) return plotPoints(text)
  const [, kind = '', rest = ''] = chart
  const data = readData(rest)
  if (!data) return undefined
  const draw = charts[kind.toLowerCase()]
  return draw?.(data)
}

const charts: Readonly<Record<string, (data: readonly Named[]) => Plotted | undefined>> = {
  bar: (data) => ({
    kind: 'bar_chart',
    categories: data.map(({ name }) => name),
    series: [{ values: data.map(({ value }) => value) }],
    y: axisFor(0, topOf(data)),
  }),
  pie: (data) =>
    data.length > 1 && data.every(({ value }) => value > 0)
      ? { kind: 'pie_chart', slices: data.map(({ name, value }) => ({ label: name, value })) }
      : undefined,
  line: (data) =>
    data.length > 1
      ? {
          kind: 'axes',
          x: { from: 1, to: data.length, step: 1, labels: data.map(({ name }) => name) },
          y: axisFor(0, topOf(data)),
          polylines: [
            { points: data.map(({ value }, at) => [at + 1, value]), marks: 'dot', tone: 'a' },
          ],
        }
      : undefined,
}

const topOf = (data: readonly Named[]) => Math.max(1, ...data.map(({ value }) => value))

/** Numbers alone, or each with a name before or after it: `apples 3, pears 5`, `3 apples and 5 pears`. */
function readData(text: string): readonly Named[] | undefined {
  const plain = text.replace(/(\d),(?=\d{3}\b)/g, '$1').replace(/[?!.]+$/, '')
  const numbers = plain.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  if (numbers.length === 0 || numbers.length > mostValues || /-\s*\d/.test(plain)) return undefined
  if (numbers.some((value) => value > largest)) return undefined
  const words = plain.split(/\d+(?:\.\d+)?/).map(nameIn)
  // The names stand before their numbers, or after them; else the values are counted.
  const before = words.slice(0, numbers.length)
  const after = words.slice(1)
  const names = [before, after].find((each) => each.every((name) => name !== ''))
  return numbers.map((value, at) => ({ name: names?.[at] ?? String(at + 1), value }))
}

const nameIn = (text: string): string =>
  text
    .replace(/\b(?:and|is|are|of|the|with|were|was)\b/gi, ' ')
    .replace(/[^\p{L}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)

const pair = /\(\s*([-−]?\d+(?:\.\d+)?)\s*,\s*([-−]?\d+(?:\.\d+)?)\s*\)/g

function plotPoints(text: string): Plotted | undefined {
  if (!/\b(?:plot|draw|mark|show|graph)\b/i.test(text)) return undefined
  const points = [...text.matchAll(pair)].map(
    ([, x = '', y = '']): Point => [numberIn(x), numberIn(y)],
  )
  if (points.length === 0 || points.length > mostValues) return undefined
  if (points.flat().some((value) => Math.abs(value) > largest)) return undefined
  const range = (place: 0 | 1) => points.map((point) => point[place])
  const axis = (values: readonly number[], label: string) =>
    axisFor(Math.min(0, ...values), Math.max(0, ...values), label)
  return {
    kind: 'axes',
    x: axis(range(0), 'x'),
    y: axis(range(1), 'y'),
    points: points.map((at) => ({ at })),
  }
}

const numberIn = (text: string): number => Number(text.replace('−', '-'))
