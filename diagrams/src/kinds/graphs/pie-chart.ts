import { DiagramError, type Point } from '#drawing/marks.ts'
import { readNumber } from '#drawing/numbers.ts'
import { type Place, toneFill } from '#drawing/pen.ts'
import { textOf, widthOf } from '#drawing/text.ts'
import { polar } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { Label, Tone } from '#types/common.ts'
import type { PieChart } from '#types/graphs.ts'

const RADIUS = 96
const tones: readonly Tone[] = ['a', 'b', 'c', 'd']

function read({ slices }: PieChart) {
  const values = slices.map(({ value }) => readNumber(value, 'a slice'))
  const whole = values.reduce((sum, each) => sum + each, 0)
  if (slices.length < 1 || whole <= 0 || Math.min(...values) < 0)
    throw new DiagramError('a pie chart needs slices above 0')
  let start = 90
  return slices.map((slice, at) => {
    const sweep = ((values[at] ?? 0) / whole) * 360
    const found = { ...slice, from: start, sweep, share: sweep / 360 }
    start -= sweep
    return found
  })
}

/** Keeps the last slice apart from the first where the tones come round. */
const toneOf = (at: number, count: number): Tone =>
  (at === count - 1 && at % 4 === 0 && count > 1 ? tones[2] : tones[at % 4]) ?? 'a'

function placesOf(label: Label, middle: number, sweep: number): Place[] {
  const isIn = sweep > 34 && widthOf(textOf(label), 15) < RADIUS * Math.min(1, sweep / 70) * 1.05
  const inside = [0.62, 0.7, 0.54].map(
    (share): Place => ({ at: polar([0, 0], RADIUS * share, middle) }),
  )
  const outside = [10, 18, 28].flatMap((by) =>
    [0, 8, -8].map((turn): Place => {
      const at: Point = polar([0, 0], RADIUS + by, middle + turn)
      const anchor = Math.abs(at[0]) < 24 ? 'middle' : at[0] > 0 ? 'start' : 'end'
      return {
        at,
        anchor,
        maxWidth: 90,
        valign: Math.abs(at[0]) < 24 ? (at[1] < 0 ? 'bottom' : 'top') : 'middle',
      }
    }),
  )
  return isIn ? [...inside, ...outside] : outside
}

export const pieChart: Kind<PieChart> = {
  draw(diagram, pen) {
    const slices = read(diagram)
    for (const [at, { from, sweep }] of slices.entries()) {
      const look = { fill: toneFill(toneOf(at, slices.length)), stroke: 'line' as const }
      if (sweep > 359.99) pen.circle([0, 0], RADIUS, look)
      else pen.sector([0, 0], RADIUS, [from, from - sweep], look)
    }
    pen.circle([0, 0], RADIUS, { stroke: 'strong' })
    for (const { label, show, from, sweep } of slices) {
      const text = show === undefined ? label : `${textOf(label)}\n${textOf(show)}`
      pen.labelAt(
        placesOf(text, from - sweep / 2, sweep),
        typeof text === 'string' ? { text, italic: false } : text,
      )
    }
  },
  describe(diagram) {
    const told = read(diagram).map(({ label, show, share }) => {
      const name = textOf(label)
      return saidOf(show) === undefined
        ? `${name}, about ${Math.round(share * 100)} % of the circle`
        : `${name}, marked ${saidOf(show)}`
    })
    return sentences(`A pie chart with the slices ${listOf(told)}`)
  },
}
