import { readOptional } from '#drawing/numbers.ts'
import { textOf } from '#drawing/text.ts'
import { drawFigure } from '#kinds/geometry/draw-figure.ts'
import { solveTriangle } from '#kinds/geometry/solve-triangle.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { Figure, Triangle } from '#types/geometry.ts'

type XY = readonly [number, number]
const corners = ['A', 'B', 'C'] as const
const sides = ['AB', 'BC', 'CA'] as const
const ends = { AB: ['A', 'B'], BC: ['B', 'C'], CA: ['C', 'A'] } as const

function rightCorner({ given, right }: Triangle): string | undefined {
  if (right !== undefined) return right === 'none' ? undefined : right
  const solved = solveTriangle(given)
  const found = corners.find((corner) => Math.abs(solved[corner] - 90) < 1e-6)
  // A right angle that only follows, as in 3, 4, 5, is for the student to find.
  return found !== undefined && given[found] !== undefined ? found : undefined
}

function figureOf(diagram: Triangle): Figure {
  const { given, equal = [], height } = diagram
  const solved = solveTriangle(given)
  const angle = (solved.A * Math.PI) / 180
  const turn = (readOptional(diagram.turn, 'turn', 0) * Math.PI) / 180
  const put = ([x, y]: XY): XY => {
    const side = diagram.flip ? -x : x
    return [side * Math.cos(turn) - y * Math.sin(turn), side * Math.sin(turn) + y * Math.cos(turn)]
  }
  const plain = {
    A: [0, 0] as XY,
    B: [solved.AB, 0] as XY,
    C: [solved.CA * Math.cos(angle), solved.CA * Math.sin(angle)] as XY,
  }
  const right = rightCorner(diagram)
  const foot = height && footOf(height.from, plain)
  const base = height && corners.filter((corner) => corner !== height.from)
  return {
    kind: 'figure',
    points: {
      A: put(plain.A),
      B: put(plain.B),
      C: put(plain.C),
      ...(foot && { _foot: put(foot) }),
    },
    labels: { A: '', B: '', C: '', ...diagram.corners },
    polygons: [{ points: corners, ...(diagram.tone && { tone: diagram.tone }) }],
    segments: [
      ...sides.map((side) => ({
        from: ends[side][0],
        to: ends[side][1],
        label: diagram.sides?.[side] ?? '',
        ...(equal.includes(side) && { ticks: 1 as const }),
      })),
      ...(height && base
        ? [
            { from: height.from, to: '_foot', label: height.label ?? '', dashed: true },
            // Carries the base on where the height falls beside it.
            { from: base[0] ?? 'A', to: '_foot', dashed: true },
          ]
        : []),
    ],
    angles: [
      ...corners.flatMap((corner) => {
        const [from = 'A', to = 'B'] = corners.filter((each) => each !== corner)
        const label = diagram.angles?.[corner]
        const isRight = right === corner
        const isMarked = label !== undefined && textOf(label) !== ''
        if (!isRight && !isMarked) return []
        return [{ at: corner, from, to, ...(isRight ? { right: true } : { label: label ?? '' }) }]
      }),
      ...(height && base
        ? [{ at: '_foot', from: height.from, to: farther(foot, base, plain), right: true }]
        : []),
    ],
  }
}

function footOf(from: 'A' | 'B' | 'C', points: Readonly<Record<'A' | 'B' | 'C', XY>>): XY {
  const [one = 'A', other = 'B'] = corners.filter((corner) => corner !== from)
  const [a, b, p] = [points[one], points[other], points[from]]
  const along = [b[0] - a[0], b[1] - a[1]] as const
  const share =
    ((p[0] - a[0]) * along[0] + (p[1] - a[1]) * along[1]) / (along[0] ** 2 + along[1] ** 2)
  return [a[0] + share * along[0], a[1] + share * along[1]]
}

function farther(
  foot: XY | undefined,
  base: readonly ('A' | 'B' | 'C')[],
  points: Readonly<Record<'A' | 'B' | 'C', XY>>,
): string {
  const away = (corner: 'A' | 'B' | 'C') =>
    Math.hypot(points[corner][0] - (foot?.[0] ?? 0), points[corner][1] - (foot?.[1] ?? 0))
  return base.toSorted((a, b) => away(b) - away(a))[0] ?? 'A'
}

export const triangle: Kind<Triangle> = {
  draw: (diagram, pen) => drawFigure(figureOf(diagram), pen),
  describe(diagram) {
    solveTriangle(diagram.given)
    const right = rightCorner(diagram)
    const { equal = [], height } = diagram
    const what = right !== undefined ? 'A right-angled triangle' : 'A triangle'
    const named = corners.map((corner) => saidOf(diagram.corners?.[corner]))
    const names = named.every((name) => name !== undefined) ? ` ${named.join('')}` : ''
    const place = (corner: 'A' | 'B' | 'C') => named[corners.indexOf(corner)]
    const sideName = (side: 'AB' | 'BC' | 'CA') => {
      if (names !== '') return `Side ${ends[side].map((corner) => place(corner)).join('')}`
      if (right !== undefined && !ends[side].some((corner) => corner === right))
        return 'The longest side'
      return right !== undefined
        ? 'A short side'
        : side === 'AB'
          ? 'The base'
          : side === 'BC'
            ? 'The right side'
            : 'The left side'
    }
    const lengths = sides.flatMap((side) => {
      const label = saidOf(diagram.sides?.[side])
      return label === undefined ? [] : [`${sideName(side)} is marked ${label}`]
    })
    const where = { A: 'at the left of the base', B: 'at the right of the base', C: 'at the top' }
    const angles = corners.flatMap((corner) => {
      const label = saidOf(diagram.angles?.[corner])
      if (label === undefined || right === corner) return []
      return [
        `The angle ${place(corner) === undefined ? where[corner] : `at ${place(corner)}`} is marked ${label}`,
      ]
    })
    return sentences(
      `${what}${names}`,
      right !== undefined &&
        names !== '' &&
        `The right angle is at ${place(right === 'A' || right === 'B' ? right : 'C')}`,
      ...lengths,
      ...angles,
      equal.length > 1 &&
        `${listOf(equal.map((side) => sideName(side).toLowerCase()))} have the same stroke: they are equal`,
      height &&
        `A dashed height${saidOf(height.label) === undefined ? '' : `, marked ${saidOf(height.label)},`} meets a side at a right angle`,
    )
  },
}
