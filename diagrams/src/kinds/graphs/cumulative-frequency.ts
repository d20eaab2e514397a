import { readNumber, showNumber } from '#drawing/numbers.ts'
import { axes } from '#kinds/graphs/axes.ts'
import { describeAxes } from '#kinds/graphs/frame.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, sentences } from '#kinds/words.ts'
import type { Axes, CumulativeFrequency } from '#types/graphs.ts'

function axesOf({ x, y, points, join, readings = [] }: CumulativeFrequency): Axes {
  const isStraight = join === 'straight'
  return {
    kind: 'axes',
    x,
    y,
    points: points.map((at) => ({ at, mark: 'cross' as const })),
    ...(isStraight ? { polylines: [{ points }] } : { curves: [{ type: 'smooth', points }] }),
    lines: readings.flatMap((each) => [
      {
        from: [x.from, each.y] as const,
        to: [each.x, each.y] as const,
        dashed: true,
        tone: 'c' as const,
      },
      {
        from: [each.x, each.y] as const,
        to: [each.x, y.from] as const,
        dashed: true,
        tone: 'c' as const,
      },
    ]),
  }
}

export const cumulativeFrequency: Kind<CumulativeFrequency> = {
  draw: (diagram, pen) => axes.draw(axesOf(diagram), pen),
  describe(diagram) {
    const number = (value: string | number) => showNumber(readNumber(value, 'a point'))
    const points = diagram.points.map(([x, y]) => `(${number(x)}, ${number(y)})`)
    const lines = (diagram.readings ?? []).map(
      ({ x, y }) =>
        `Dashed lines join ${number(y)} on the y-axis with ${number(x)} on the x-axis by the curve`,
    )
    return sentences(
      'A cumulative frequency graph',
      ...describeAxes(diagram),
      `Its crosses are at ${listOf(points)}`,
      ...lines,
    )
  },
}
