import { box, type Drawing, type Fill, line, middle, type Point, WIDTH, words } from './pen.ts'

/** The area of a rectangle cut by its sides; the lengths stand in for x. */
function rectangles(
  title: string,
  across: readonly string[],
  down: readonly string[],
  areas: readonly (readonly string[])[],
): Drawing {
  const [x, small, left, top] = [118, 62, 84, 34]
  const sizes = (names: readonly string[]) => names.map((name) => (name === '*x*' ? x : small))
  const [wide, high] = [sizes(across), sizes(down)]
  const before = (list: readonly number[], i: number) =>
    list.slice(0, i).reduce((sum, each) => sum + each, 0)
  const fills: readonly Fill[] = ['leaf-soft', 'butter', 'sky-soft', 'peach']
  return {
    title,
    width: WIDTH,
    height: top + before(high, high.length) + 16,
    parts: [
      ...areas.flatMap((row, r) =>
        row.flatMap((area, c) => {
          const [bx, by, w, h] = [
            left + before(wide, c),
            top + before(high, r),
            wide[c] ?? 0,
            high[r] ?? 0,
          ]
          return [box(bx, by, w, h, fills[r * 2 + c]), words([bx + w / 2, by + h / 2], area)]
        }),
      ),
      ...across.map((name, c) =>
        words([left + before(wide, c) + (wide[c] ?? 0) / 2, top - 14], name),
      ),
      ...down.map((name, r) =>
        words([left - 14, top + before(high, r) + (high[r] ?? 0) / 2], name),
      ),
    ],
  }
}

/** Half of a third: the overlap of the two. */
function product(): Drawing {
  const [left, top, w, h] = [70, 14, 200, 110]
  return {
    title: 'Half of a third is a sixth',
    width: WIDTH,
    height: 162,
    parts: [
      ...[0, 1, 2].flatMap((c) =>
        [0, 1].map((r) =>
          box(
            left + (w * c) / 3,
            top + (h * r) / 2,
            w / 3,
            h / 2,
            c > 0 ? 'paper' : r === 0 ? 'leaf-soft' : 'butter',
          ),
        ),
      ),
      words([left + w / 6, top + h / 4], '1/6'),
      words([left + w / 6, top + h + 18], '1/3'),
      words([left - 10, top + h / 4], '1/2', 'end'),
      line([left - 4, top + h / 2], [left + w + 4, top + h / 2]),
    ],
  }
}

function balance(): Drawing {
  const [y, left, right] = [84, 92, 248]
  const bag = (x: number) => box(x, y - 34, 26, 32, 'butter') + words([x + 13, y - 18], '*x*')
  return {
    title: 'A pair of scales with 3x on one side and 18 on the other',
    width: WIDTH,
    height: 160,
    parts: [
      ...[-41, -13, 15].map((dx) => bag(left + dx)),
      box(right - 28, y - 34, 56, 32, 'sky-soft'),
      words([right, y - 18], '18'),
      line([left - 52, y], [left + 52, y]),
      line([right - 52, y], [right + 52, y]),
      line([left, y], [left, y + 22]),
      line([right, y], [right, y + 22]),
      line([left, y + 22], [right, y + 22]),
      line([170, y + 22], [170, y + 58]),
      line([130, y + 58], [210, y + 58]),
    ],
  }
}

function factorTree(): Drawing {
  const node = (p: Point, text: string, isPrime = false) =>
    (isPrime ? `<circle class="leaf leaf-soft" cx="${p[0]}" cy="${p[1]}" r="16"/>` : '') +
    words(p, text)
  const split = (p: Point, a: Point, b: Point) =>
    [a, b].map((to) => line(middle(p, to, 0.3), middle(p, to, 0.62), 'thin-ink')).join('')
  const [top, six, ten]: [Point, Point, Point] = [
    [170, 24],
    [100, 84],
    [240, 84],
  ]
  const ends: readonly (readonly [Point, string])[] = [
    [[60, 146], '2'],
    [[140, 146], '3'],
    [[200, 146], '2'],
    [[280, 146], '5'],
  ]
  return {
    title: 'A factor tree of 60',
    width: WIDTH,
    height: 172,
    parts: [
      split(top, six, ten),
      split(six, [60, 146], [140, 146]),
      split(ten, [200, 146], [280, 146]),
      node(top, '60'),
      node(six, '6'),
      node(ten, '10'),
      ...ends.map(([p, text]) => node(p, text, true)),
    ],
  }
}

export const pieces = {
  'one-bracket': rectangles('A rectangle of 3 by x + 4', ['*x*', '4'], ['3'], [['3*x*', '12']]),
  'two-brackets': rectangles(
    'A rectangle of x + 3 by x + 5 in four pieces',
    ['*x*', '5'],
    ['*x*', '3'],
    [
      ['*x*^2', '5*x*'],
      ['3*x*', '15'],
    ],
  ),
  'half-of-a-third': product(),
  scales: balance(),
  'factor-tree': factorTree(),
} satisfies Record<string, Drawing>
