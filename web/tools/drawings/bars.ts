import { numberLine } from './axes.ts'
import {
  add,
  arrow,
  box,
  type Drawing,
  dot,
  type Fill,
  fraction,
  line,
  WIDTH,
  words,
} from './pen.ts'

const [LEFT, BAR] = [24, 292]

/** A bar cut into equal parts, of which some are filled. */
const bar = (y: number, count: number, filled: number, fill: Fill = 'leaf-full', high = 36) =>
  Array.from({ length: count }, (_, i) =>
    box(LEFT + (BAR * i) / count, y, BAR / count, high, i < filled ? fill : 'paper'),
  ).join('')

/** Bars one below the other, each with its fraction on the right. */
function bars(
  title: string,
  rows: readonly (readonly [top: number, bottom: number, fill: Fill])[],
): Drawing {
  const wide = 258
  return {
    title,
    width: WIDTH,
    height: rows.length * 58 + 6,
    parts: rows.flatMap(([top, bottom, fill], row) => [
      ...Array.from({ length: bottom }, (_, i) =>
        box(12 + (wide * i) / bottom, 10 + row * 58, wide / bottom, 36, i < top ? fill : 'paper'),
      ),
      fraction([300, 28 + row * 58], `${top}`, `${bottom}`),
    ]),
  }
}

function negatives(): Drawing {
  const { at, drawn, labels } = numberLine([-3, 9], 116)
  const over = (value: number, high: number) => add(at(value), [0, -high])
  return {
    title: 'The walk of 5 + 3 − 10 on a number line',
    width: WIDTH,
    height: 150,
    parts: [
      drawn,
      labels(),
      line(over(5, 8), over(5, 26), 'dash'),
      line(over(8, 8), over(8, 74), 'dash'),
      line(over(-2, 8), over(-2, 74), 'dash'),
      arrow(over(5, 26), over(8, 26), 'leaf'),
      words(over(6.5, 40), '+ 3'),
      arrow(over(8, 74), over(-2, 74), 'coral'),
      words(over(3, 88), '− 10'),
      dot(at(5)),
      dot(at(-2), 'open'),
    ],
  }
}

function rounding(): Drawing {
  const { at, drawn, labels } = numberLine([3.45, 3.46], 66, 40, 300, 0.001)
  return {
    title: '3.4571 lies nearer to 3.46 than to 3.45',
    width: WIDTH,
    height: 100,
    parts: [
      drawn,
      labels([3.45, 3.455, 3.46]),
      arrow(add(at(3.4571), [0, -34]), add(at(3.4571), [0, -9]), 'coral'),
      words(add(at(3.4571), [0, -46]), '3.4571'),
    ],
  }
}

function percentages(): Drawing {
  const tenth = BAR / 10
  return {
    title: '35% of 80 in tenths',
    width: WIDTH,
    height: 104,
    parts: [
      bar(34, 10, 3),
      box(LEFT + 3 * tenth, 34, tenth / 2, 36, 'sun-full'),
      ...[0, 10, 35, 50, 100].map((percent) =>
        words([LEFT + (BAR * percent) / 100, 20], `${percent}%`, 'middle', 'small'),
      ),
      ...[0, 8, 28, 40, 80].map((value) =>
        words([LEFT + (BAR * value) / 80, 86], `${value}`, 'middle', 'small'),
      ),
    ],
  }
}

function reverse(): Drawing {
  const part = BAR / 10
  return {
    title: '80% is £48, so 10% is £6 and 100% is £60',
    width: WIDTH,
    height: 112,
    parts: [
      bar(38, 10, 8, 'leaf-soft'),
      ...Array.from({ length: 10 }, (_, i) =>
        words([LEFT + part * (i + 0.5), 56], '6', 'middle', 'small'),
      ),
      words([LEFT + 4 * part, 18], '80% is £48'),
      words([LEFT + 5 * part, 94], '100% is £60'),
    ],
  }
}

function growth(): Drawing {
  const whole = 250
  return {
    title: 'A price before and after a fall of 15%',
    width: WIDTH,
    height: 122,
    parts: [
      box(LEFT, 10, whole, 34, 'leaf-soft'),
      words([LEFT + whole / 2, 27], '100%: £60'),
      box(LEFT, 66, whole * 0.85, 34, 'leaf-soft'),
      words([LEFT + (whole * 0.85) / 2, 83], '85%: £51'),
      box(LEFT + whole * 0.85, 66, whole * 0.15, 34, 'paper', 'dash'),
      words([LEFT + whole + 8, 83], '− 15%', 'start'),
    ],
  }
}

function ratio(): Drawing {
  const part = BAR / 5
  return {
    title: '£40 shared in the ratio 3 : 2',
    width: WIDTH,
    height: 116,
    parts: [
      ...Array.from({ length: 5 }, (_, i) =>
        box(LEFT + part * i, 40, part, 40, i < 3 ? 'leaf-soft' : 'butter'),
      ),
      ...Array.from({ length: 5 }, (_, i) => words([LEFT + part * (i + 0.5), 60], '£8')),
      words([LEFT + part * 1.5, 22], 'Asha: £24'),
      words([LEFT + part * 4, 22], 'Ben: £16'),
      words([LEFT + BAR / 2, 98], '£40 in 5 equal parts'),
    ],
  }
}

export const barDrawings = {
  'three-quarters': bars('Three of four equal parts', [[3, 4, 'leaf-full']]),
  'equal-fractions': bars('A half, two quarters and four eighths are equally long', [
    [1, 2, 'leaf-full'],
    [2, 4, 'leaf-full'],
    [4, 8, 'leaf-full'],
  ]),
  'three-quarters-and-a-sixth': bars('Three quarters and a sixth in twelfths', [
    [9, 12, 'leaf-full'],
    [2, 12, 'sun-full'],
    [11, 12, 'sky-full'],
  ]),
  'five-sixths-and-seven-ninths': bars('Fifteen eighteenths are longer than fourteen eighteenths', [
    [15, 18, 'leaf-full'],
    [14, 18, 'sun-full'],
  ]),
  'negative-numbers': negatives(),
  rounding: rounding(),
  'percentage-bar': percentages(),
  'reverse-percentage': reverse(),
  'percentage-fall': growth(),
  'ratio-bar': ratio(),
} satisfies Record<string, Drawing>
