import { DiagramError, type Point } from '#drawing/marks.ts'
import { readCount } from '#drawing/numbers.ts'
import { type Pen, toneFill } from '#drawing/pen.ts'
import { polar } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { Tone } from '#types/common.ts'
import type { Particles } from '#types/science.ts'

type PBox = Particles['boxes'][number]
const SIZE = 118
const R = 10

/** Numbers that look as if by chance and are the same each time. */
function chance(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

function particlesOf({ of }: PBox): (readonly Tone[])[] {
  const all = of.flatMap(({ atoms, count }) => {
    if (atoms.length === 0 || atoms.length > 4)
      throw new DiagramError('a particle has 1 to 4 atoms')
    return Array.from({ length: readCount(count, 'particles', 0, 25) }, () => atoms)
  })
  if (all.length > 25) throw new DiagramError('a box holds up to 25 particles')
  // Mixes the kinds evenly.
  return all
    .map((each, at) => ({ each, key: (at * 0.618) % 1 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ each }) => each)
}

function drawMolecule(
  pen: Pen,
  atoms: readonly Tone[],
  centre: Point,
  turn: number,
  r: number,
): void {
  const places: Point[] =
    atoms.length === 1
      ? [centre]
      : atoms.map((_, at) =>
          atoms.length === 2
            ? polar(centre, r * 0.9, turn + at * 180)
            : at === 0
              ? centre
              : polar(centre, r * 1.65, turn + (at * 360) / Math.max(2.6, atoms.length - 1 + 0.6)),
        )
  for (const [at, place] of [...places.entries()].toReversed())
    pen.circle(place, at > 0 && atoms.length > 2 ? r * 0.8 : r, { fill: toneFill(atoms[at]) })
}

function placesOf({ state }: PBox, count: number, reach: number, seed: number): Point[] {
  const random = chance(seed)
  if (state === 'gas') return scattered(count, reach, random)
  const step = reach * 2
  const perRow = Math.max(1, Math.floor((SIZE - 6) / step))
  const left = (SIZE - perRow * step) / 2
  return Array.from({ length: count }, (_, at): Point => {
    const [column, row] = [at % perRow, Math.floor(at / perRow)]
    const moved = state === 'liquid' ? (random() - 0.5) * reach * 0.5 : 0
    const shift = state === 'liquid' && row % 2 === 1 ? reach * 0.35 : 0
    const x = Math.min(Math.max(left + column * step + reach + moved + shift, reach), SIZE - reach)
    return [x, SIZE - reach - 1 - row * step * (state === 'liquid' ? 0.97 : 1)]
  })
}

/** Places far from each other: the best of some attempts by chance. */
function scattered(count: number, reach: number, random: () => number): Point[] {
  const attempts = Array.from({ length: 24 }, () => scatteredOnce(count, reach, random))
  return attempts.toSorted((a, b) => nearest(b) - nearest(a))[0] ?? []
}

/** Of some places by chance, each time the one that is farthest from those before. */
function scatteredOnce(count: number, reach: number, random: () => number): Point[] {
  const places: Point[] = []
  for (let at = 0; at < count; at += 1) {
    const tries = Array.from(
      { length: 40 },
      (): Point => [reach + random() * (SIZE - 2 * reach), reach + random() * (SIZE - 2 * reach)],
    )
    const far = (place: Point) => Math.min(1e9, ...places.map((other) => apart(place, other)))
    const best = tries.toSorted((a, b) => far(b) - far(a))[0]
    if (best) places.push(best)
  }
  return places
}

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** How far apart the two places are that are closest to each other. */
const nearest = (places: readonly Point[]): number =>
  Math.min(
    1e9,
    ...places.flatMap((place, at) => places.slice(at + 1).map((other) => apart(place, other))),
  )

export const particles: Kind<Particles> = {
  draw({ boxes, key = [] }, pen) {
    const held = boxes.map((box) => {
      const all = particlesOf(box)
      const largest = Math.max(1, ...all.map((atoms) => atoms.length))
      return { box, all, spread: largest === 1 ? 1 : largest === 2 ? 1.9 : 2.45 }
    })
    // One size for all boxes: particles do not grow. It shrinks until a packed box holds them all.
    const packed = Math.min(
      R,
      ...held.map(
        ({ all, spread }) =>
          (SIZE - 8) / (2 * spread * Math.ceil(Math.sqrt(Math.max(1, all.length)))),
      ),
    )
    const placed = (r: number) =>
      held.map(({ box, all, spread }, index) =>
        placesOf(box, all.length, r * spread + 0.5, index + 3),
      )
    // What touches looks joined, so it shrinks as well until no particles of a gas touch.
    const clear = placed(packed).map((places, index) => {
      const { box, spread } = held[index] ?? { spread: 1 }
      return box?.state === 'gas' ? (nearest(places) - 3) / (2 * spread) : R
    })
    const r = Math.min(packed, ...clear)
    for (const [index, places] of placed(r).entries()) {
      const { box, all } = held[index] ?? { all: [] }
      const x = (index % 3) * (SIZE + 14)
      const y = Math.floor(index / 3) * (SIZE + 34)
      pen.rect({ x, y, width: SIZE, height: SIZE }, { stroke: 'strong', fill: 'paper' })
      for (const [at, [px, py]] of places.entries())
        drawMolecule(
          pen,
          all[at] ?? [],
          [x + px, y + py],
          (box?.state === 'solid' ? 0 : at * 67) + 20,
          r,
        )
      pen.label([x + SIZE / 2, y + SIZE + 5], box?.label, { valign: 'top', bold: true })
    }
    const { y, height } = pen.box()
    for (const [at, { tone, label }] of key.entries()) {
      pen.circle([8 + at * 110, y + height + 20], 8, { fill: toneFill(tone) })
      pen.label([22 + at * 110, y + height + 20], label, { anchor: 'start', size: 14 })
    }
  },
  describe({ boxes, key = [] }) {
    const tones = { a: 'green', b: 'blue', c: 'orange', d: 'violet' }
    const nameOf = (tone: Tone) =>
      saidOf(key.find((each) => each.tone === tone)?.label) ?? tones[tone]
    const how = {
      solid: 'packed in rows',
      liquid: 'close together without an order',
      gas: 'far apart',
    }
    const told = boxes.map((box, at) => {
      const kinds = box.of.map(({ atoms, count }) =>
        atoms.length === 1
          ? `${count} single ${atoms.map(nameOf).join('')} circles`
          : `${count} groups of ${listOf(atoms.map(nameOf))} circles joined`,
      )
      return `${saidOf(box.label) ? `Box ${saidOf(box.label)}` : `Box ${at + 1}`}: ${listOf(kinds)}, ${how[box.state]}`
    })
    return sentences(
      boxes.length === 1 ? 'A particle diagram' : `${boxes.length} particle diagrams`,
      ...told,
    )
  },
}
