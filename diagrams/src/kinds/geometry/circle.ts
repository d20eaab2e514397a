import { DiagramError } from '#drawing/marks.ts'
import { readNumber } from '#drawing/numbers.ts'
import { textOf } from '#drawing/text.ts'
import { drawFigure } from '#kinds/geometry/draw-figure.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { Num } from '#types/common.ts'
import type { Circle, Figure, FigureSegment } from '#types/geometry.ts'

type XY = readonly [number, number]
type Polygons = NonNullable<Figure['polygons']>[number][]

const on = (degrees: number, radius = 1): XY => {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

type Parts = {
  readonly points: Record<string, readonly [Num, Num]>
  readonly polygons: Polygons
  readonly segments: FigureSegment[]
  readonly texts: NonNullable<Figure['texts']>[number][]
}

/** Degrees from one point of the circle anticlockwise to another. */
function sweepOf(diagram: Circle, from: string, to: string): readonly [number, number] {
  const find = (name: string) => {
    const degrees = diagram.points?.[name]
    if (degrees === undefined) throw new DiagramError(`there is no point ${name} on the circle`)
    return readNumber(degrees, `point ${name}`)
  }
  const start = find(from)
  return [start, (((find(to) - start) % 360) + 360) % 360 || 360]
}

/** Adds helpers along an arc and gives their names. */
function alongArc(
  parts: Parts,
  prefix: string,
  [from, sweep]: readonly [number, number],
): string[] {
  const count = Math.max(2, Math.ceil(sweep / 5))
  return Array.from({ length: count + 1 }, (_, at) => {
    const name = `_${prefix}${at}`
    parts.points[name] = on(from + (sweep * at) / count)
    return name
  })
}

function addAreas(diagram: Circle, parts: Parts): void {
  for (const [at, { from, to, tone, label }] of (diagram.sectors ?? []).entries()) {
    const [start, sweep] = sweepOf(diagram, from, to)
    const edge = alongArc(parts, `sector${at}_`, [start, sweep])
    parts.polygons.push({ points: ['O', ...edge], ...(tone && { tone }) })
    if (label !== undefined)
      parts.texts.push({ at: on(start + sweep / 2, sweep < 50 ? 0.62 : 0.45), text: label })
  }
  for (const [at, { from, to, tone = 'a' }] of (diagram.segments ?? []).entries())
    parts.polygons.push({
      points: alongArc(parts, `segment${at}_`, sweepOf(diagram, from, to)),
      tone,
    })
  for (const { from, to, label } of diagram.arcs ?? []) {
    const [start, sweep] = sweepOf(diagram, from, to)
    parts.texts.push({ at: on(start + sweep / 2, 1.14 + 0.02 * textOf(label).length), text: label })
  }
}

function addLines(diagram: Circle, parts: Parts): void {
  const { radius, diameter } = diagram
  if (diameter !== undefined) {
    Object.assign(parts.points, { _left: on(180), _right: on(0) })
    parts.segments.push({ from: '_left', to: '_right', label: diameter })
  }
  if (radius !== undefined) {
    parts.points._edge = on(diameter === undefined ? 0 : 60)
    parts.segments.push({ from: 'O', to: '_edge', label: radius })
  }
  parts.segments.push(...(diagram.chords ?? []))
  for (const { at, label } of diagram.tangents ?? []) {
    const [degrees] = sweepOf(diagram, at, at)
    const [x, y] = on(degrees)
    parts.points[`_t${at}`] = [x - y, y + x]
    parts.points[`_u${at}`] = [x + y, y - x]
    parts.segments.push({ from: `_t${at}`, to: `_u${at}`, ...(label !== undefined && { label }) })
  }
}

function figureOf(diagram: Circle): Figure {
  const { points: named = {}, outside = {}, only_sectors: isPart = false } = diagram
  const points: Parts['points'] = { O: [0, 0], ...outside }
  for (const [name, degrees] of Object.entries(named))
    points[name] = on(readNumber(degrees, `point ${name}`))
  const parts: Parts = { points, polygons: [], segments: [], texts: [] }
  addAreas(diagram, parts)
  addLines(diagram, parts)
  const centre = diagram.centre
  const isCentreShown = centre !== undefined && textOf(centre) !== ''
  return {
    kind: 'figure',
    points: isPart ? sectorOnly(points, diagram) : points,
    labels: {
      ...(isPart && Object.fromEntries(Object.keys(named).map((name) => [name, '']))),
      ...diagram.labels,
      O: centre ?? '',
    },
    dots:
      isCentreShown || diagram.radius !== undefined || diagram.diameter !== undefined ? ['O'] : [],
    circles: isPart
      ? []
      : [{ centre: 'O', radius: 1, ...(diagram.tone && { tone: diagram.tone }) }],
    polygons: parts.polygons,
    segments: parts.segments,
    texts: parts.texts,
    angles: diagram.angles ?? [],
  }
}

/** Leaves out what only the whole circle would need, so that a sector fills the frame. */
const sectorOnly = (points: Parts['points'], { sectors = [] }: Circle) => {
  if (sectors.length === 0) throw new DiagramError('only_sectors needs sectors')
  return points
}

export const circle: Kind<Circle> = {
  draw: (diagram, pen) => drawFigure(figureOf(diagram), pen),
  describe(diagram) {
    figureOf(diagram)
    const name = (point: string) =>
      point === 'O'
        ? (saidOf(diagram.centre) ?? 'the centre')
        : (saidOf(diagram.labels?.[point]) ?? point)
    const marked = (label: Circle['radius']) =>
      saidOf(label) === undefined ? '' : `, marked ${saidOf(label)}`
    const points = Object.keys(diagram.points ?? {}).map(name)
    const isPart = diagram.only_sectors === true
    return sentences(
      isPart
        ? 'A sector of a circle'
        : `A circle${saidOf(diagram.centre) === undefined ? '' : ` with centre ${saidOf(diagram.centre)}`}`,
      !isPart &&
        points.length > 0 &&
        `${listOf(points)} ${points.length === 1 ? 'is' : 'are'} on it`,
      diagram.radius !== undefined && `A radius is drawn${marked(diagram.radius)}`,
      diagram.diameter !== undefined && `A diameter is drawn${marked(diagram.diameter)}`,
      ...(diagram.chords ?? []).map(
        ({ from, to, label }) => `A line from ${name(from)} to ${name(to)}${marked(label)}`,
      ),
      ...(diagram.tangents ?? []).map(
        ({ at, label }) => `A tangent touches it at ${name(at)}${marked(label)}`,
      ),
      ...(diagram.sectors ?? []).map(
        ({ from, to, label, tone }) =>
          `${isPart ? 'Its sector' : `The${tone ? ' shaded' : ''} sector from ${name(from)} to ${name(to)}`}${marked(label) || (isPart ? ' is drawn' : ' is drawn')}`,
      ),
      ...(diagram.segments ?? []).map(
        ({ from, to }) => `The segment between ${name(from)} and ${name(to)} is shaded`,
      ),
      ...(diagram.arcs ?? []).map(
        ({ from, to, label }) =>
          `The arc from ${name(from)} to ${name(to)} is marked ${saidOf(label)}`,
      ),
      ...(diagram.angles ?? []).map(
        ({ at, from, to, label, right }) =>
          `Angle ${[from, at, to].map((each) => (each === 'O' ? (saidOf(diagram.centre) ?? 'centre') : name(each))).join('')} is ${right ? 'a right angle' : `marked ${saidOf(label) ?? 'with an arc'}`}`,
      ),
    )
  },
}
