import {
  call,
  type Formula,
  minus,
  number,
  plus,
  power,
  relation,
  type Said,
  times,
} from './formula.ts'
import { gap, or, place, x, y } from './parts.ts'
import type { Random } from './random.ts'

/** Statements about two letters in groups: those of a group have the same solutions, and no others. */
export function twoLetters(r: Random): readonly (readonly Said[])[] {
  const [a, b, m] = [place(r), place(r), r.whole(2, 9)]
  const [u, v] = [gap(a), gap(b, y)]
  const line = plus(times(number(m), x), number(b))
  const round = number(r.whole(1, 30) ** 2)
  const isZero = (of: Formula) => relation(of, number(0))
  return r.pick<() => readonly (readonly Said[])[]>([
    () => [
      [
        isZero(times(u, v)),
        or([isZero(u), isZero(v)]),
        or([relation(x, number(a)), relation(y, number(b))]),
      ],
      [relation(x, number(a)), isZero(u)],
      [relation(y, number(b)), isZero(times(v, number(m)))],
    ],
    () => [
      [relation(times(u, y), times(u, number(b))), isZero(times(u, v))],
      [relation(y, number(b)), isZero(v)],
    ],
    () => [
      [
        relation(y, line),
        isZero(minus(line, y)),
        relation(times(number(m), minus(y, number(b))), times(number(m * m), x)),
      ],
      [relation(times(y, u), times(line, u))],
      [relation(y, minus(times(number(m), x), number(b === 0 ? 1 : b)))],
      [relation(y, call('abs', line)), relation(y, call('sqrt', power(line, 2)))],
      [
        relation(power(y, 2), power(line, 2)),
        or([relation(y, line), relation(y, minus(number(0), line))]),
      ],
    ],
    () => [
      [
        relation(plus(power(x, 2), power(y, 2)), round),
        relation(power(y, 2), minus(round, power(x, 2))),
        or([
          relation(y, call('sqrt', minus(round, power(x, 2)))),
          relation(y, minus(number(0), call('sqrt', minus(round, power(x, 2))))),
        ]),
      ],
      [relation(y, call('sqrt', minus(round, power(x, 2))))],
      [relation(y, minus(number(0), call('sqrt', minus(round, power(x, 2)))))],
      [relation(plus(power(x, 2), power(y, 2)), plus(round, number(1)))],
    ],
    () => [
      [
        relation(power(y, 2), u),
        or([relation(y, call('sqrt', u)), relation(y, minus(number(0), call('sqrt', u)))]),
      ],
      [relation(y, call('sqrt', u))],
      [relation(call('abs', y), minus(number(0), call('sqrt', u)))],
    ],
    () => [
      [relation(y, call('abs', u)), relation(y, call('abs', minus(number(a), x)))],
      [relation(y, u), isZero(minus(u, y))],
      [relation(y, minus(number(a), x))],
    ],
    () => [
      [relation(y, call('abs', u), '>='), relation(call('sqrt', power(u, 2)), y, '<=')],
      [relation(y, u, '>='), relation(minus(y, u), number(0), '>=')],
      [relation(y, minus(number(a), x), '>=')],
      [relation(y, call('abs', u), '>')],
    ],
  ])()
}

/** Two equations with one point, or with two. */
export function system(r: Random): readonly (readonly Said[])[] {
  const [p, q, m, n] = [r.whole(-9, 9), r.whole(-9, 9), r.whole(2, 7), r.whole(2, 7)]
  const point = (s: number, t: number): Said => ({
    join: 'all',
    items: [relation(x, number(s)), relation(y, number(t))],
  })
  const both = (...items: readonly Said[]): Said => ({ join: 'all', items })
  const sum = relation(plus(x, y), number(p + q))
  const skew = relation(minus(times(number(m), x), times(number(n), y)), number(m * p - n * q))
  if (r.chance(0.5) || p === q)
    return [
      [point(p, q), both(sum, skew), both(skew, relation(y, minus(number(p + q), x)))],
      [point(p, q + 1)],
      [
        both(
          sum,
          relation(skew.right, skew.left === x ? y : skew.left),
          relation(x, number(p + 1)),
        ),
      ],
    ]
  return [
    [both(sum, relation(times(x, y), number(p * q))), or([point(p, q), point(q, p)])],
    [point(p, q)],
    [or([point(p, q), point(q, p + 1)])],
  ]
}
