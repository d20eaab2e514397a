import { DiagramError, type Point } from '#drawing/marks.ts'
import { readCount } from '#drawing/numbers.ts'
import { toneFill } from '#drawing/pen.ts'
import { textOf, widthOf } from '#drawing/text.ts'
import type { Kind } from '#kinds/kind.ts'
import { countOf, listOf, sentences } from '#kinds/words.ts'
import type { Cards, Counters, Dice } from '#types/chance.ts'
import type { Tone } from '#types/common.ts'

const PIPS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** A square with cut corners, as rounded as lines make it. */
const rounded = (x: number, y: number, width: number, height: number, by = 8): Point[] =>
  (
    [
      [x + width - by, y + by, 90, 0],
      [x + width - by, y + height - by, 0, -90],
      [x + by, y + height - by, 270, 180],
      [x + by, y + by, 180, 90],
    ] as const
  ).flatMap(([cx, cy, from, to]) =>
    Array.from({ length: 5 }, (_, at): Point => {
      const angle = ((from + ((to - from) * at) / 4) * Math.PI) / 180
      return [cx + by * Math.cos(angle), cy - by * Math.sin(angle)]
    }),
  )

export const dice: Kind<Dice> = {
  draw({ values }, pen) {
    for (const [at, value] of values.entries()) {
      const x = (at % 5) * 76
      const y = Math.floor(at / 5) * 76
      pen.area(rounded(x, y, 62, 62, 11), { stroke: 'strong', fill: 'paper' })
      for (const [dx, dy] of PIPS[readCount(value, 'a die', 1, 6)] ?? [])
        pen.dot([x + 31 + dx * 16, y + 31 + dy * 16], 5.5)
    }
  },
  describe: ({ values }) =>
    sentences(
      `${countOf(values.length, 'die', 'dice')} showing ${listOf(values.map((value) => String(readCount(value, 'a die', 1, 6))))}`,
    ),
}

export const cards: Kind<Cards> = {
  draw({ cards: all }, pen) {
    if (all.length === 0) throw new DiagramError('there are no cards')
    const width = Math.max(44, ...all.map((each) => widthOf(textOf(each), 20) + 18))
    const perRow = Math.max(1, Math.floor(390 / (width + 10)))
    for (const [at, label] of all.entries()) {
      const x = (at % perRow) * (width + 10)
      const y = Math.floor(at / perRow) * 70
      pen.area(rounded(x, y, width, 58), { stroke: 'strong', fill: 'paper' })
      pen.label([x + width / 2, y + 29], label, { size: 20, bold: true })
    }
  },
  describe: ({ cards: all }) =>
    sentences(`${countOf(all.length, 'card')}: ${listOf(all.map((each) => textOf(each)))}`),
}

const tones: readonly Tone[] = ['a', 'b', 'c', 'd']
const SIZE = 15

export const counters: Kind<Counters> = {
  draw({ groups, in: where = 'row' }, pen) {
    const all = groups.flatMap((group, index) =>
      Array.from({ length: readCount(group.count, group.name, 0, 40) }, () => ({
        ...group,
        tone: group.tone ?? tones[index % 4],
      })),
    )
    const perRow = where === 'bag' ? Math.max(3, Math.ceil(Math.sqrt(all.length * 1.3))) : 10
    const step = SIZE * 2 + 7
    for (const [at, { tone, mark }] of all.entries()) {
      const centre: Point = [(at % perRow) * step, Math.floor(at / perRow) * step]
      pen.circle(centre, SIZE, { fill: toneFill(tone) })
      pen.label(centre, mark, { bold: true })
    }
    if (where !== 'bag') return
    const { x, y, width, height } = pen.box()
    const [left, right, bottom] = [x - 22, x + width + 22, y + height + 18]
    const neck = y - 14
    pen.line(
      [
        [left + 14, neck - 22],
        [left + 6, neck],
        [left - 4, neck + 26],
        [left - 4, bottom - 14],
        [left + 12, bottom],
        [right - 12, bottom],
        [right + 4, bottom - 14],
        [right + 4, neck + 26],
        [right - 6, neck],
        [right - 14, neck - 22],
      ],
      { stroke: 'strong' },
    )
    pen.line(
      [
        [left + 6, neck],
        [right - 6, neck],
      ],
      { stroke: 'line', dashed: true },
    )
  },
  describe({ groups, in: where }) {
    const told = groups.map(({ count, name }) => `${count} ${name}`)
    return sentences(`${where === 'bag' ? 'A bag with counters' : 'Counters'}: ${listOf(told)}`)
  },
}
