import { DiagramError, type Point } from '#drawing/marks.ts'
import { readNumber } from '#drawing/numbers.ts'
import type { Pen } from '#drawing/pen.ts'
import { middleOf, minus, plus, polar, unit } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { saidOf, sentences } from '#kinds/words.ts'
import type { Label } from '#types/common.ts'
import type { Rays } from '#types/science.ts'

type Lens = Extract<Rays, { readonly scene: 'lens' }>
const LONG = 130

/** A ray with its arrow in the middle. */
function ray(pen: Pen, from: Point, to: Point, dashed = false): void {
  pen.line([from, to], { stroke: 'accent', dashed })
  if (!dashed) pen.head(plus(middleOf(from, to), [0, 0]), minus(to, from), 'accent', 11)
}

const angleOf = (value: string | number, what: string) => {
  const angle = readNumber(value, what)
  if (angle < 0 || angle >= 90) throw new DiagramError(`${what} is from 0 to 90 degrees`)
  return angle
}

function arm(pen: Pen, from: number, to: number, label: Label | undefined): void {
  pen.arc([0, 0], 44, [from, to], { stroke: 'line' })
  pen.labelAt(
    [62, 70, 80, 92].map((by) => ({ at: polar([0, 0], by, (from + to) / 2) })),
    label,
  )
}

function drawReflection(diagram: Extract<Rays, { readonly scene: 'reflection' }>, pen: Pen): void {
  const angle = angleOf(diagram.angle, 'the angle')
  pen.line(
    [
      [-150, 0],
      [150, 0],
    ],
    { stroke: 'strong' },
  )
  for (let x = -146; x <= 146; x += 12)
    pen.line(
      [
        [x, 8],
        [x + 8, 0],
      ],
      { stroke: 'line' },
    )
  pen.line(
    [
      [0, 0],
      [0, -LONG - 10],
    ],
    { stroke: 'line', dashed: true },
  )
  ray(pen, polar([0, 0], LONG, 90 + angle), [0, 0])
  ray(pen, [0, 0], polar([0, 0], LONG, 90 - angle))
  arm(pen, 90, 90 + angle, diagram.incidence_label)
  arm(pen, 90 - angle, 90, diagram.reflection_label)
  if (!diagram.names) return
  pen.label([0, -LONG - 14], 'normal', { valign: 'bottom' })
  pen.label([0, 12], 'mirror', { valign: 'top' })
  pen.label(polar([0, 0], LONG + 8, 90 + angle), 'incident ray', { anchor: 'end', maxWidth: 60 })
  pen.label(polar([0, 0], LONG + 8, 90 - angle), 'reflected ray', { anchor: 'start', maxWidth: 60 })
}

function drawRefraction(diagram: Extract<Rays, { readonly scene: 'refraction' }>, pen: Pen): void {
  const angle = angleOf(diagram.angle, 'the angle')
  const bent = angleOf(diagram.refracted, 'the refracted angle')
  pen.rect({ x: -150, y: 0, width: 300, height: LONG }, { stroke: 'none', fill: 'fill-b' })
  pen.line(
    [
      [-150, 0],
      [150, 0],
    ],
    { stroke: 'strong' },
  )
  pen.line(
    [
      [0, LONG - 4],
      [0, -LONG],
    ],
    { stroke: 'line', dashed: true },
  )
  ray(pen, polar([0, 0], LONG - 4, 90 + angle), [0, 0])
  ray(pen, [0, 0], polar([0, 0], LONG - 8, 270 + bent))
  arm(pen, 90, 90 + angle, diagram.incidence_label)
  arm(pen, 270, 270 + bent, diagram.refraction_label)
  pen.label([-144, -14], diagram.media?.[0], { anchor: 'start' })
  pen.label([-144, 16], diagram.media?.[1], { anchor: 'start' })
  if (diagram.names) pen.label([4, -LONG - 2], 'normal', { valign: 'bottom' })
}

function drawLens(diagram: Lens, pen: Pen): void {
  const focal = readNumber(diagram.focal_length, 'the focal length')
  if (focal <= 0) throw new DiagramError('a focal length is larger than 0')
  const object = diagram.object && {
    distance: readNumber(diagram.object.distance, 'the distance'),
    height: readNumber(diagram.object.height, 'the height'),
  }
  if (object && (object.distance <= 0 || object.distance === focal))
    throw new DiagramError('an object at the focus has no image')
  const f = diagram.lens === 'converging' ? focal : -focal
  const image = object && { at: 1 / (1 / f - 1 / object.distance) }
  const reach = Math.max(
    focal * 2.2,
    (object?.distance ?? 0) * 1.15,
    Math.min(Math.abs(image?.at ?? 0), focal * 4) * 1.15,
  )
  const scale = 180 / reach
  const high = Math.max(
    object?.height ?? 1,
    Math.abs((image?.at ?? 0) / (object?.distance ?? 1)) * (object?.height ?? 0),
    1e-6,
  )
  const up = object ? Math.min(scale, 85 / high) : 1
  const half = 92
  pen.line(
    [
      [-188, 0],
      [188, 0],
    ],
    { stroke: 'line' },
  )
  const bulge = diagram.lens === 'converging' ? 11 : -5
  const side = (way: number) =>
    Array.from({ length: 21 }, (_, at): Point => {
      const t = at / 10 - 1
      return [way * (diagram.lens === 'converging' ? bulge * (1 - t * t) : 5 + 7 * t * t), t * half]
    })
  pen.area([...side(1), ...side(-1).toReversed()], { stroke: 'strong', fill: 'fill-b' })
  for (const way of [-1, 1]) {
    pen.dot([way * focal * scale, 0], 3.5)
    pen.label([way * focal * scale, 8], 'F', { valign: 'top', bold: true, halo: true })
  }
  if (!object || !image) {
    for (const y of [-54, 0, 54]) {
      ray(pen, [-180, y], [0, y])
      const away = unit(diagram.lens === 'converging' ? [focal * scale, -y] : [focal * scale, y])
      ray(pen, [0, y], [away[0] * 170, y + away[1] * 170])
      if (diagram.lens === 'diverging' && y !== 0) ray(pen, [-focal * scale, 0], [0, y], true)
    }
    return
  }
  const top: Point = [-object.distance * scale, -object.height * up]
  const end: Point = [image.at * scale, (image.at / object.distance) * object.height * up]
  drawThrough(pen, top, end, image.at > 0)
  pen.arrow([top[0], 0], top, { stroke: 'strong' })
  pen.line([[end[0], 0], end], { stroke: 'strong', dashed: image.at < 0 })
  pen.head(end, [0, end[1]], 'ink')
  if (!diagram.names) return
  pen.label([top[0], 8], 'object', { valign: 'top', halo: true })
  pen.label([end[0], end[1] > 0 ? -8 : 8], 'image', {
    valign: end[1] > 0 ? 'bottom' : 'top',
    halo: true,
  })
}

/** The ray that comes in parallel and the one through the middle; a virtual image is found by dashed ones. */
function drawThrough(pen: Pen, top: Point, end: Point, isReal: boolean): void {
  const bend: Point = [0, top[1]]
  ray(pen, top, bend)
  for (const from of [bend, [0, 0] as const]) {
    if (from[1] === 0) ray(pen, top, from)
    const along = isReal ? unit(minus(end, from)) : unit(minus(from, end))
    const far = isReal ? Math.hypot(...minus(end, from)) + 14 : 130
    ray(pen, from, [from[0] + along[0] * far, from[1] + along[1] * far])
    if (!isReal) ray(pen, end, from, true)
  }
}

export const rays: Kind<Rays> = {
  draw(diagram, pen) {
    if (diagram.scene === 'reflection') drawReflection(diagram, pen)
    else if (diagram.scene === 'refraction') drawRefraction(diagram, pen)
    else drawLens(diagram, pen)
  },
  describe(diagram) {
    const marked = (what: string, label: Label | undefined) =>
      saidOf(label) && `The angle between ${what} and the normal is marked ${saidOf(label)}`
    if (diagram.scene === 'reflection')
      return sentences(
        'A ray of light meets a mirror and is reflected. A dashed normal stands on the mirror where it meets it',
        marked('the incoming ray', diagram.incidence_label),
        marked('the reflected ray', diagram.reflection_label),
      )
    if (diagram.scene === 'refraction') {
      const [from, to] = (diagram.media ?? []).map(saidOf)
      const isBent =
        readNumber(diagram.refracted, 'an angle') - readNumber(diagram.angle, 'an angle')
      return sentences(
        `A ray of light goes${from && to ? ` from ${from} into ${to}` : ' through a surface'} and bends ${isBent < 0 ? 'towards' : isBent > 0 ? 'away from' : 'neither towards nor away from'} the dashed normal`,
        marked('the incoming ray', diagram.incidence_label),
        marked('the refracted ray', diagram.refraction_label),
      )
    }
    return sentences(
      `A ray diagram of a ${diagram.lens} lens with a focus F on each side`,
      diagram.object
        ? 'An upright object stands on the left. One ray from its top goes parallel to the axis and bends at the lens, another goes straight through the middle. They show where the image is'
        : 'Parallel rays come in from the left and bend at the lens',
    )
  },
}
