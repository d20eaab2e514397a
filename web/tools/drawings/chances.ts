import { numberLine } from './axes.ts'
import {
  add,
  arrow,
  type Drawing,
  dot,
  type Fill,
  from,
  line,
  middle,
  type Point,
  WIDTH,
  words,
} from './pen.ts'

/** A slice of a pie, against the clock from one direction to another, in degrees. */
const slice = (centre: Point, r: number, begin: number, end: number, fill: Fill) => {
  const [a, b] = [from(centre, r, begin), from(centre, r, end)].map(
    ([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`,
  )
  return `<path class="edge ${fill}" d="M${centre[0]} ${centre[1]}L${a}A${r} ${r} 0 ${end - begin > 180 ? 1 : 0} 0 ${b}Z"/>`
}

/** Forty pupils, clockwise from the top. */
function pie(): Drawing {
  const centre: Point = [170, 118]
  const ways: readonly (readonly [string, number, Fill])[] = [
    ['walk', 18, 'leaf-soft'],
    ['bus', 12, 'sky-soft'],
    ['bike', 6, 'butter'],
    ['car', 4, 'peach'],
  ]
  const each = 360 / 40
  const turned = (i: number) => ways.slice(0, i).reduce((sum, [, count]) => sum + count * each, 0)
  return {
    title: 'A pie chart of how forty pupils get to school',
    width: WIDTH,
    height: 236,
    parts: ways.flatMap(([name, count, fill], i) => {
      const [begin, size] = [90 - turned(i), count * each]
      const place = from(centre, count < 8 ? 74 : 58, begin - size / 2)
      return [
        slice(centre, 104, begin - size, begin, fill),
        words(add(place, [0, -8]), name, 'middle', count < 5 ? 'small' : ''),
        words(add(place, [0, 9]), `${size}°`, 'middle', 'small'),
      ]
    }),
  }
}

function tree(): Drawing {
  const root: Point = [20, 124]
  const [red, blue]: [Point, Point] = [
    [126, 68],
    [126, 180],
  ]
  const ends: readonly (readonly [Point, Point, string, string, string])[] = [
    [red, [246, 36], '4/7', 'red', '20/56'],
    [red, [246, 100], '3/7', 'blue', '15/56'],
    [blue, [246, 148], '5/7', 'red', '15/56'],
    [blue, [246, 212], '2/7', 'blue', '6/56'],
  ]
  const near: Point = [24, 0]
  const branch = (a: Point, b: Point, text: string, isUp: boolean) =>
    line(a, add(b, [-22, 0]), 'thin-ink') +
    words(add(middle(a, b, 0.42), [-8, isUp ? -13 : 14]), text, 'middle', 'small')
  return {
    title: 'A tree diagram for two counters out of five red and three blue',
    width: WIDTH,
    height: 240,
    parts: [
      branch(root, red, '5/8', true),
      branch(root, blue, '3/8', false),
      words(red, 'red'),
      words(blue, 'blue'),
      ...ends.flatMap(([start, end, chance, name, product], i) => [
        branch(add(start, near), end, chance, i % 2 === 0),
        words(end, name),
        words([334, end[1]], product, 'end'),
      ]),
      dot(root),
    ],
  }
}

function scale(): Drawing {
  const { at } = numberLine([0, 1], 58, 38, 302)
  const strokes = [0, 0.25, 0.5, 0.75, 1].map((value) =>
    line(add(at(value), [0, -6]), add(at(value), [0, 6])),
  )
  const marks: readonly (readonly [number, string, string])[] = [
    [0, '0', 'impossible'],
    [0.5, '1/2', 'even chance'],
    [1, '1', 'certain'],
  ]
  return {
    title: 'The scale of probability from 0 to 1',
    width: WIDTH,
    height: 112,
    parts: [
      line(at(0), at(1)),
      ...strokes,
      ...marks.flatMap(([value, name, text]) => [
        words(add(at(value), [0, 22]), name),
        words(add(at(value), [0, 42]), text, 'middle', 'small'),
      ]),
      arrow(add(at(7 / 12), [0, -30]), add(at(7 / 12), [0, -9]), 'coral'),
      words(add(at(7 / 12), [0, -42]), '7/12, not blue'),
    ],
  }
}

function averages(): Drawing {
  const { at, drawn, labels } = numberLine([7, 21], 92)
  const scores = [8, 9, 9, 11, 12, 15, 20]
  const dots = scores.map((score, i) => {
    const below = scores.slice(0, i).filter((each) => each === score).length
    return dot(add(at(score), [0, -14 - below * 13]))
  })
  const mark = (value: number, text: string, high: number) =>
    arrow(
      add(at(value), [0, -high + 12]),
      add(at(value), [0, -24 - (value === 9 ? 12 : 0)]),
      'coral',
    ) + words(add(at(value), [0, -high]), text, 'middle', 'small')
  return {
    title: 'Seven scores on a line, with their mode, median and mean',
    width: WIDTH,
    height: 126,
    parts: [
      drawn,
      labels([8, 9, 11, 12, 15, 20]),
      ...dots,
      mark(9, 'mode 9', 62),
      mark(11, 'median 11', 80),
      mark(12, 'mean 12', 50).replace('class="middle small"', 'class="start small"'),
    ],
  }
}

export const chances = {
  'pie-chart': pie(),
  'tree-diagram': tree(),
  'probability-scale': scale(),
  'scores-on-a-line': averages(),
} satisfies Record<string, Drawing>
