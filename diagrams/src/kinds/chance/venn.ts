import { DiagramError, type Point } from '#drawing/marks.ts'
import { textOf } from '#drawing/text.ts'
import type { Kind } from '#kinds/kind.ts'
import { saidOf, sentences } from '#kinds/words.ts'
import type { Venn } from '#types/chance.ts'
import type { Label } from '#types/common.ts'

type Region = keyof NonNullable<Venn['regions']>
type Ring = { readonly name: 'A' | 'B' | 'C'; readonly centre: Point; readonly radius: number }

const FRAME = { width: 330, height: 220 }
const TALL = { width: 330, height: 290 }

const two: readonly Ring[] = [
  { name: 'A', centre: [118, 118], radius: 78 },
  { name: 'B', centre: [212, 118], radius: 78 },
]
const three: readonly Ring[] = [
  { name: 'A', centre: [122, 112], radius: 76 },
  { name: 'B', centre: [208, 112], radius: 76 },
  { name: 'C', centre: [165, 186], radius: 76 },
]

const ringsOf = ({ sets }: Venn): readonly Ring[] => {
  if (sets.length !== 2 && sets.length !== 3)
    throw new DiagramError('a Venn diagram has two or three sets')
  return sets.length === 2 ? two : three
}

const placesOfTwo: Partial<Record<Region, Point>> = {
  A: [84, 118],
  AB: [165, 118],
  B: [246, 118],
  outside: [304, 202],
}
const placesOfThree: Partial<Record<Region, Point>> = {
  A: [88, 96],
  B: [242, 96],
  C: [165, 224],
  AB: [165, 84],
  AC: [115, 158],
  BC: [215, 158],
  ABC: [165, 136],
  outside: [302, 272],
}

/** The rows of a region: strips between the rings, so that a shape of any kind is filled. */
function shade(rings: readonly Ring[], region: Region, frame: typeof FRAME): (readonly Point[])[] {
  const strips: Point[][] = []
  const step = 2
  for (let y = 1; y < frame.height; y += step) {
    let from: number | undefined
    for (let x = 1; x <= frame.width; x += 1) {
      const inside = rings.filter(
        ({ centre, radius }) => Math.hypot(x - centre[0], y - centre[1]) < radius,
      )
      const here = inside.map(({ name }) => name).join('') || 'outside'
      const isIn = here === region && x < frame.width - 1
      if (isIn) from ??= x
      else if (from !== undefined) {
        strips.push([
          [from - 0.5, y - 1.2],
          [x + 0.5, y - 1.2],
          [x + 0.5, y + 1.2],
          [from - 0.5, y + 1.2],
        ])
        from = undefined
      }
    }
  }
  return strips
}

const listed = (label: Label | readonly Label[]): string =>
  Array.isArray(label)
    ? label.map((each: Label) => textOf(each)).join(', ')
    : textOf(label as Label)

export const venn: Kind<Venn> = {
  draw(diagram, pen) {
    const rings = ringsOf(diagram)
    const frame = rings.length === 2 ? FRAME : TALL
    pen.rect({ x: 0, y: 0, ...frame }, { stroke: 'strong' })
    for (const region of diagram.shaded ?? [])
      for (const strip of shade(rings, region, frame))
        pen.area(strip, { stroke: 'none', fill: 'fill-a' })
    for (const { centre, radius } of rings) pen.circle(centre, radius, { stroke: 'strong' })
    const names: readonly Point[] = [
      [70, 26],
      [260, 26],
      [84, 252],
    ]
    for (const [at, label] of diagram.sets.entries())
      pen.label(names[at] ?? [0, 0], label, { bold: true, halo: true })
    pen.label([8, 16], diagram.universal ?? 'ξ', { anchor: 'start' })
    const places = rings.length === 2 ? placesOfTwo : placesOfThree
    for (const [region, label] of Object.entries(diagram.regions ?? {})) {
      // Goes through the names of `regions`.
      const at = places[region as Region]
      if (!at) throw new DiagramError(`there is no region ${region} of ${rings.length} sets`)
      const isList = Array.isArray(label)
      const text = isList ? { text: listed(label), italic: false } : (label as Label)
      const maxWidth =
        rings.length === 2 ? (region === 'AB' ? 52 : 72) : region.length === 1 ? 62 : 42
      pen.label(at, text, {
        maxWidth: region === 'outside' ? 60 : maxWidth,
        size: rings.length === 3 ? 14 : 15,
      })
    }
  },
  describe(diagram) {
    const rings = ringsOf(diagram)
    const names = diagram.sets.map((each) => textOf(each))
    const tell = (region: string) => {
      if (region === 'outside') return 'outside the circles'
      const inside = rings.flatMap(({ name }, at) =>
        region.includes(name) ? [names[at] ?? ''] : [],
      )
      const only = inside.length < names.length
      return `in ${inside.length > 1 ? `${names.length > 2 && inside.length === 2 ? '' : 'both '}${inside.join(' and ')}` : inside[0]}${only ? ' only' : ''}`
    }
    return sentences(
      `A Venn diagram with ${names.length} overlapping circles, ${names.join(', ')}`,
      ...Object.entries(diagram.regions ?? {}).map(
        ([region, label]) =>
          listed(label) !== '' &&
          `${tell(region)}: ${Array.isArray(label) ? listed(label) : saidOf(label as Label)}`,
      ),
      ...(diagram.shaded ?? []).map((region) => `The part ${tell(region)} is shaded`),
    )
  },
}
