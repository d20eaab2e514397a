import { axesOf, numberLine } from './axes.ts'
import { add, arrow, circle, type Drawing, dot, line, middle, WIDTH, words } from './pen.ts'

const plot = { left: 40, top: 26, width: 276, height: 220 } as const

function straightLine(): Drawing {
  const { on, axes, graph } = axesOf({ ...plot, x: [0, 6], y: [0, 14], step: [1, 2] })
  const [p, q] = [on(2, 7), on(5, 13)]
  const corner = on(5, 7)
  return {
    title: 'The straight line y = 2x + 3',
    width: WIDTH,
    height: 276,
    parts: [
      axes,
      graph((x) => 2 * x + 3),
      line(p, corner, 'coral'),
      line(corner, q, 'coral'),
      words(add(middle(p, corner), [0, 15]), '3 across'),
      words(add(middle(corner, q), [6, 0]), '6 up', 'start'),
      dot(p),
      dot(q),
      dot(on(0, 3), 'open'),
      words(add(on(0, 3), [12, 2]), '*c* = 3', 'start'),
    ],
  }
}

function tangent(): Drawing {
  const { on, axes, graph } = axesOf({ ...plot, x: [0, 5], y: [0, 20], step: [1, 4] })
  return {
    title: 'The curve y = x² with its tangent at x = 3',
    width: WIDTH,
    height: 276,
    parts: [
      axes,
      graph((x) => x * x),
      graph((x) => 6 * x - 9, [1.5, 4.6], 'coral'),
      line(on(3, 9), on(4, 9), 'dash'),
      line(on(4, 9), on(4, 15), 'dash'),
      words(add(on(3.5, 9), [0, 14]), '1'),
      words(add(on(4, 12), [8, 0]), '6', 'start'),
      dot(on(3, 9)),
      words(add(on(3, 9), [-8, -8]), '(3, 9)', 'end'),
    ],
  }
}

function crossing(): Drawing {
  const { on, axes, graph } = axesOf({ ...plot, x: [-1, 5], y: [-2, 12], step: [1, 2] })
  return {
    title: 'The lines y = 2x − 1 and 3x + y = 14 cross at (3, 5)',
    width: WIDTH,
    height: 276,
    parts: [
      axes,
      graph((x) => 2 * x - 1),
      graph((x) => 14 - 3 * x, [0.7, 4.6], 'coral'),
      dot(on(3, 5)),
      words(add(on(3, 5), [12, 2]), '(3, 5)', 'start'),
      words(add(on(1, 11.6), [8, 0]), '3*x* + *y* = 14', 'start'),
      words(on(4.95, 9.9), '*y* = 2*x* − 1', 'end'),
    ],
  }
}

function roots(): Drawing {
  const { on, axes, graph } = axesOf({ ...plot, x: [-4, 8], y: [-16, 8], step: [2, 4] })
  return {
    title: 'The curve y = x² − 3x − 10 crosses the x-axis at −2 and 5',
    width: WIDTH,
    height: 276,
    parts: [
      axes,
      graph((x) => x * x - 3 * x - 10),
      dot(on(-2, 0)),
      dot(on(5, 0)),
      words(add(on(-2, 0), [10, -13]), '*x* = −2', 'start'),
      words(add(on(5, 0), [-8, -13]), '*x* = 5', 'end'),
    ],
  }
}

/** Three curves beside each other: with two roots, one and none. */
function discriminant(): Drawing {
  const panel = (left: number, drop: number, sign: string, count: string) => {
    const { on, graph } = axesOf({ x: [-2, 2], y: [-2, 3], left, top: 16, width: 92, height: 110 })
    const root = Math.sqrt(drop)
    const found =
      drop > 0 ? [dot(on(-root, 0)), dot(on(root, 0))] : drop === 0 ? [dot(on(0, 0))] : []
    return [
      arrow(on(-2, 0), on(2.2, 0), 'thin-ink'),
      graph((x) => x * x - drop),
      ...found,
      words([left + 46, 144], sign),
      words([left + 46, 164], count, 'middle', 'small'),
    ].join('')
  }
  return {
    title: 'How often a quadratic curve meets the x-axis',
    width: WIDTH,
    height: 182,
    parts: [
      panel(8, 1.44, 'positive', 'two solutions'),
      panel(124, 0, 'zero', 'one solution'),
      panel(240, -0.8, 'negative', 'none'),
    ],
  }
}

function inequality(): Drawing {
  const { at, drawn, labels } = numberLine([-1, 6], 60)
  const up = (value: number) => add(at(value), [0, -24])
  return {
    title: 'The numbers above 1 and up to 4 on a number line',
    width: WIDTH,
    height: 96,
    parts: [
      drawn,
      labels(),
      line(up(1), up(4), 'coral'),
      circle(up(1), 5.5, 'open'),
      circle(up(4), 5.5, 'solid'),
      words(add(up(2.5), [0, -17]), '1 < *x* ≤ 4'),
    ],
  }
}

function journey(): Drawing {
  const { on, axes } = axesOf({
    ...plot,
    left: 48,
    width: 264,
    x: [0, 1.5],
    y: [0, 180],
    step: [0.25, 30],
    names: ['hours', 'km'],
  })
  const end = on(1.25, 150)
  return {
    title: 'A distance-time graph of a train at 120 km/h',
    width: WIDTH,
    height: 276,
    parts: [
      axes,
      line(on(0, 0), end, 'leaf'),
      line(on(1.25, 0), end, 'dash'),
      line(on(0, 150), end, 'dash'),
      dot(end),
      words(add(end, [-10, -12]), '150 km in 1.25 h', 'end'),
    ],
  }
}

function proportion(): Drawing {
  const panel = (left: number) =>
    axesOf({ x: [0, 6], y: [0, 6], left, top: 26, width: 120, height: 120, step: [2, 2] })
  const [one, other] = [panel(28), panel(198)]
  return {
    title: 'The graphs of direct and of inverse proportion',
    width: WIDTH,
    height: 192,
    parts: [
      one.axes,
      one.graph((x) => 1.2 * x, [0, 5]),
      words([88, 180], 'direct: *y* = *kx*'),
      other.axes,
      other.graph((x) => 4 / x, [4 / 5.2, 6], 'coral'),
      words([258, 180], 'inverse: *y* = *k*/*x*'),
    ],
  }
}

function terms(): Drawing {
  const { on, axes, graph } = axesOf({
    ...plot,
    x: [0, 5],
    y: [0, 16],
    step: [1, 2],
    names: ['*n*', 'term'],
  })
  return {
    title: 'The terms 5, 8, 11 and 14 lie on a straight line',
    width: WIDTH,
    height: 276,
    parts: [
      axes,
      graph((n) => 3 * n + 2, [0, 4.6], 'thin-ink'),
      ...[1, 2, 3, 4].map((n) => dot(on(n, 3 * n + 2))),
      ...[1, 2, 3, 4].map((n) => words(add(on(n, 3 * n + 2), [-10, -10]), `${3 * n + 2}`, 'end')),
      dot(on(0, 2), 'open'),
    ],
  }
}

export const graphs = {
  'straight-line': straightLine(),
  tangent: tangent(),
  'crossing-lines': crossing(),
  'quadratic-roots': roots(),
  discriminant: discriminant(),
  'inequality-on-a-line': inequality(),
  'distance-time': journey(),
  proportion: proportion(),
  'sequence-on-a-line': terms(),
} satisfies Record<string, Drawing>
