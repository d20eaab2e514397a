import type { Subject } from '#accounts/accounts.data.ts'

const width = 200
const height = 40
const margin = 6

/** Least span of the line, of the scale from 0 to 1, so that small changes stay small. */
const leastSpan = 0.5

/** Draws a share week by week as a line; a week without answers is a gap. Its words are beside it. */
export function TrendLine({ weeks }: Pick<Subject, 'weeks'>) {
  const step = width / Math.max(1, weeks.length - 1)
  const shares = weeks.filter((share) => share !== null)
  const [least, most] = [Math.min(...shares), Math.max(...shares)]
  const span = Math.max(leastSpan, most - least)
  const bottom = (least + most - span) / 2
  const heightOf = (share: number) =>
    height - margin - ((share - bottom) / span) * (height - 2 * margin)
  const points = weeks.flatMap((share, index) =>
    share === null ? [] : [{ index, x: index * step, y: heightOf(share) }],
  )
  const last = points.at(-1)
  return (
    <svg
      viewBox="-6 0 212 40"
      aria-hidden="true"
      className="block w-37 max-w-full overflow-visible"
    >
      {linesOf(points).map((line) => (
        <polyline
          key={line[0]?.index}
          points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--leaf)"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      {points.map(({ index, x, y }) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={index === last?.index ? 4.5 : 2}
          fill={index === last?.index ? 'var(--surface)' : 'var(--leaf)'}
          stroke="var(--leaf)"
          strokeWidth={2.5}
        />
      ))}
    </svg>
  )
}

type Point = { readonly index: number; readonly x: number; readonly y: number }

/** Splits the points into runs of consecutive weeks. */
function linesOf(points: readonly Point[]): Point[][] {
  const lines: Point[][] = []
  for (const point of points) {
    const line = lines.at(-1)
    if (line?.at(-1)?.index === point.index - 1) line.push(point)
    else lines.push([point])
  }
  return lines
}
