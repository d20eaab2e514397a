import {
  add,
  angle,
  circle,
  type Drawing,
  dot,
  from,
  line,
  middle,
  type Point,
  parallel,
  rightAngle,
  shape,
  ticks,
  WIDTH,
  words,
} from './pen.ts'

/** A right-angled triangle of sides 3, 4 and 5 with a square on each side. */
function pythagoras(): Drawing {
  const unit = 26
  const corner: Point = [124, 190]
  const a = add(corner, [0, -3 * unit])
  const b = add(corner, [4 * unit, 0])
  const out: Point = [3 * unit, -4 * unit]
  const [a2, b2] = [add(a, out), add(b, out)]
  const squares = [
    shape([a, corner, add(corner, [-3 * unit, 0]), add(a, [-3 * unit, 0])], 'sky-soft'),
    shape([corner, b, add(b, [0, 4 * unit]), add(corner, [0, 4 * unit])], 'butter'),
    shape([a, b, b2, a2], 'peach'),
  ]
  return {
    title: 'The squares on the sides of a right-angled triangle',
    width: WIDTH,
    height: 306,
    parts: [
      ...squares,
      shape([corner, a, b], 'paper'),
      rightAngle(corner, a, b),
      words(add(corner, [-1.5 * unit, -1.5 * unit]), '*a*^2 = 9'),
      words(add(corner, [2 * unit, 2 * unit]), '*b*^2 = 16'),
      words(middle(a, b2), '*c*^2 = 25'),
      words(add(middle(corner, a), [11, 0]), '*a*'),
      words(add(middle(corner, b, 0.3), [0, -10]), '*b*'),
      words(from(middle(a, b), 13, 217), '*c*'),
    ],
  }
}

function trigonometry(): Drawing {
  const corner: Point = [34, 164]
  const right: Point = [34 + 260, 164]
  const top = add(right, [0, -260 * Math.tan(Math.PI / 6)])
  return {
    title: 'The sides of a right-angled triangle as an angle of 30° sees them',
    width: WIDTH,
    height: 196,
    parts: [
      shape([corner, right, top]),
      rightAngle(right, corner, top),
      angle(corner, right, top, '30°', 44),
      words(add(middle(corner, right), [0, 18]), 'adjacent'),
      words(add(middle(right, top), [-8, 0]), 'opposite', 'end'),
      words(add(middle(corner, top), [-8, -12]), 'hypotenuse', 'end'),
    ],
  }
}

function isosceles(): Drawing {
  const apex: Point = [98, 30]
  const [left, right] = [from(apex, 150, 250), from(apex, 150, 290)]
  const point: Point = [258, 170]
  const [start, end]: [Point, Point] = [
    [188, 170],
    [330, 170],
  ]
  const [one, two] = [from(point, 92, 130), from(point, 92, 30)]
  return {
    title: 'Angles of an isosceles triangle, and angles on a straight line',
    width: WIDTH,
    height: 204,
    parts: [
      shape([apex, left, right]),
      ticks(apex, left),
      ticks(apex, right),
      angle(apex, left, right, undefined, 26),
      angle(left, right, apex, undefined, 22),
      angle(right, apex, left, undefined, 22),
      line(start, end),
      line(point, one),
      line(point, two),
      angle(point, end, two, undefined, 30),
      angle(point, two, one, undefined, 22, 'coral'),
      angle(point, one, start, undefined, 30, 'sky'),
      dot(point),
    ],
  }
}

/** Three crossings of parallel lines at the same slant; the equal angles are 65°. */
function parallels(): Drawing {
  const slant = 65
  const panel = (left: number, name: string, marks: (upper: Point, lower: Point) => string) => {
    const [top, low] = [52, 112]
    const lower: Point = [left + 42, low]
    const upper = from(lower, (low - top) / Math.sin((slant * Math.PI) / 180), slant)
    const [l, r] = [left + 2, left + 104]
    return [
      line([l, top], [r, top]),
      line([l, low], [r, low]),
      parallel([l, top], [r, top], 0.94),
      parallel([l, low], [r, low], 0.94),
      line(from(lower, 40, slant + 180), from(upper, 40, slant)),
      marks(upper, lower),
      words([left + 52, 172], name, 'middle', 'small'),
    ].join('')
  }
  const right = (p: Point): Point => add(p, [60, 0])
  const left = (p: Point): Point => add(p, [-60, 0])
  return {
    title: 'Corresponding, alternate and co-interior angles',
    width: WIDTH,
    height: 188,
    parts: [
      panel(
        0,
        'corresponding',
        (u, w) => angle(u, right(u), from(u, 40, slant), '', 17) + angle(w, right(w), u, '', 17),
      ),
      panel(
        116,
        'alternate',
        (u, w) => angle(u, left(u), w, '', 17, 'coral') + angle(w, right(w), u, '', 17, 'coral'),
      ),
      panel(
        232,
        'co-interior',
        (u, w) => angle(u, w, right(u), '', 17, 'sky') + angle(w, right(w), u, '', 17, 'leaf'),
      ),
    ],
  }
}

function pentagon(): Drawing {
  const centre: Point = [150, 124]
  const corners = Array.from({ length: 5 }, (_, i) => from(centre, 100, 90 + i * 72))
  const [a, b, c, d, e] = corners as [Point, Point, Point, Point, Point]
  const beyond = middle(d, e, 1.5)
  return {
    title: 'A regular pentagon cut into three triangles',
    width: WIDTH,
    height: 222,
    parts: [
      shape(corners),
      line(a, c, 'dash'),
      line(a, d, 'dash'),
      line(e, beyond, 'dash'),
      angle(e, a, d, undefined, 20),
      angle(e, beyond, a, undefined, 24, 'coral'),
      ...[
        [a, b, c],
        [a, c, d],
        [a, d, e],
      ].map(([p = a, q = a, r = a], i) =>
        words(
          [(p[0] + q[0] + r[0]) / 3 + (i - 1) * 8, (p[1] + q[1] + r[1]) / 3 + (i === 1 ? 6 : 30)],
          `${i + 1}`,
        ),
      ),
    ],
  }
}

function trapezium(): Drawing {
  const unit = 22
  const [left, base] = [50, 172]
  const corners: [Point, Point, Point, Point] = [
    [left, base],
    [left + 11 * unit, base],
    [left + 8.5 * unit, base - 6 * unit],
    [left + 1.5 * unit, base - 6 * unit],
  ]
  const [p, q, r, s] = corners
  const foot: Point = [s[0] + unit, base]
  const top: Point = [foot[0], s[1]]
  return {
    title: 'A trapezium with its parallel sides and its height',
    width: WIDTH,
    height: 206,
    parts: [
      shape(corners),
      line(foot, top, 'dash'),
      rightAngle(foot, q, top),
      parallel(p, q, 0.7),
      parallel(s, r, 0.7),
      words(add(middle(s, r), [0, -16]), '*a* = 7 cm'),
      words(add(middle(p, q), [0, 18]), '*b* = 11 cm'),
      words(add(middle(foot, top), [8, 0]), '*h* = 6 cm', 'start'),
    ],
  }
}

function circleParts(): Drawing {
  const centre: Point = [170, 128]
  const r = 96
  const [west, east] = [from(centre, r, 180), from(centre, r, 0)]
  const edge = from(centre, r, 62)
  return {
    title: 'The radius, the diameter and the circumference of a circle',
    width: WIDTH,
    height: 238,
    parts: [
      circle(centre, r),
      line(west, east, 'coral'),
      line(centre, edge, 'sky'),
      dot(centre),
      words(add(middle(west, east), [0, 18]), 'diameter *d*'),
      words(add(middle(centre, edge), [-10, -2]), 'radius *r*', 'end'),
      words([170, 16], 'circumference'),
    ],
  }
}

function similar(): Drawing {
  const unit = 10
  const place = (x: number, times: number): [Point, Point, Point] => {
    const a: Point = [x, 186]
    return [a, add(a, [4 * unit * times, 0]), from(a, 7 * unit * times, 64)]
  }
  const [small, large] = [place(56, 1), place(182, 2.5)]
  const marks = ([a, b, c]: [Point, Point, Point]) => [
    angle(a, b, c, '', 14),
    angle(b, c, a, '', 14, 'coral'),
  ]
  return {
    title: 'Two similar triangles, the second enlarged by the scale factor 2.5',
    width: WIDTH,
    height: 216,
    parts: [
      shape(small, 'sky-soft'),
      shape(large, 'leaf-soft'),
      ...marks(small),
      ...marks(large),
      words(add(middle(small[0], small[1]), [0, 18]), '4 cm'),
      words(add(middle(large[0], large[1]), [0, 18]), '10 cm'),
      words(add(middle(small[0], small[2]), [-6, -6]), '7 cm', 'end'),
      words(add(middle(large[0], large[2]), [-8, -6]), '*x* cm', 'end'),
    ],
  }
}

/** A tent 2 m wide, 1.5 m high and 3 m long, its depth drawn at a slant. */
function tent(): Drawing {
  const unit = 64
  const [a, b]: [Point, Point] = [
    [30, 186],
    [30 + 2 * unit, 186],
  ]
  const c: Point = [30 + unit, 186 - 1.5 * unit]
  const deep: Point = [3 * unit * 0.72, -3 * unit * 0.3]
  const [b2, c2] = [add(b, deep), add(c, deep)]
  const a2 = add(a, deep)
  const foot: Point = [c[0], b[1]]
  return {
    title: 'A triangular prism, the same all the way through',
    width: WIDTH,
    height: 212,
    parts: [
      shape([b, b2, c2, c], 'butter'),
      shape([a, b, c], 'leaf-soft'),
      line(a, a2, 'dash'),
      line(a2, c2, 'dash'),
      line(a2, b2, 'dash'),
      line(c, foot, 'dash'),
      rightAngle(foot, b, c, 10),
      words(add(middle(a, b), [0, 17]), '2 m'),
      words(add(middle(foot, c, 0.28), [4, 0]), '1.5 m', 'start', 'small'),
      words(add(middle(b, b2), [8, 12]), '3 m', 'start'),
    ],
  }
}

export const shapes = {
  pythagoras: pythagoras(),
  trigonometry: trigonometry(),
  'isosceles-and-straight-line': isosceles(),
  'parallel-lines': parallels(),
  pentagon: pentagon(),
  trapezium: trapezium(),
  circle: circleParts(),
  'similar-triangles': similar(),
  tent: tent(),
} satisfies Record<string, Drawing>
