import {
  bothWays,
  height,
  named,
  radius,
  shape,
  size,
  surface,
  volume,
} from '#families/geometry/lengths.ts'
import type { FormulaFamily } from '#families/measure/formula.ts'

const length = size('length', /length|long/)
const width = size('width', /width|wide|breadth/)
const edge = size('edge', /edges?|sides?|length/)
const face = /cross[- ]section(?:al)?(?: area)?|area of (?:the |its )?(?:end|face|base)|base area/
const base = size('base area', /base area|area of (?:the |its )?base|base/, 2)
const curved = size('curved surface area', /curved surface(?: area)?/, 2)
const slant = size('slant height', /slant(?:ed|ing)?(?: height)?/, 1, true)
const long = size('length', /length|long|height|high|deep|depth/)
const tall = size('height', /height|high|tall|length|long|deep|depth/)

const box = /cuboid|\bbox\b|rectangular (?:prism|block|tank)|\btank\b|\bcarton/
const cuboid = { name: 'cuboid', words: box }
const cube = { name: 'cube', words: /\bcubes?\b/, not: /\bcubes? (?:fit|of ice)|root/ }
const cylinder = { name: 'cylinder', words: /cylind(?:er|rical)/ }
const cone = { name: 'cone', words: /\bcon(?:e|ical)\b/ }
const notSphere = /hemi|kick|throw|kg|m\/s/
const sphere = { name: 'sphere', words: /\bspher(?:e|ical)|\bball\b/, not: notSphere }

/** Volumes and surfaces of solids. */
export const solids: FormulaFamily = {
  id: 'volume_and_surface',
  title: 'volume and surface area',
  formulas: [
    shape(
      cuboid,
      'V = l*w*h',
      { V: volume, l: length, w: width, h: height },
      'The base holds length times width unit cubes, and the height says how many layers there are.',
      'V: l+w+h :: A volume is multiplied, not added.',
      'V: 2*(l*w+l*h+w*h) :: That is the surface area, the six faces.',
    ),
    shape(
      cuboid,
      'S = 2*(l*w + l*h + w*h)',
      { S: surface, l: length, w: width, h: height },
      'A cuboid has three pairs of faces, and the faces of a pair are alike.',
      'S: l*w + l*h + w*h :: There are six faces, each one twice: double it.',
      'S: l*w*h :: That is the volume, the space inside.',
    ),
    shape(
      cube,
      'V = s^3',
      { V: volume, s: edge },
      'A cube is as wide and as high as it is long.',
      'V: 3*s :: Cubing is multiplying three of them, not taking three times one.',
      'V: 6*s^2 :: That is the surface area, the six faces.',
    ),
    shape(
      cube,
      'S = 6*s^2',
      { S: surface, s: edge },
      'A cube has six square faces.',
      'S: s^2 :: That is one face; there are six.',
    ),
    shape(
      { name: 'prism', words: /\bprism/, not: /rectangular/ },
      'V = A*l',
      { V: volume, A: size('cross-section', face, 2), l: long },
      'A prism is the same all the way through: its cross-section times its length.',
    ),
    ...bothWays(
      cylinder,
      'V = pi*r^2*h',
      { V: volume, r: named(radius), h: tall },
      'A cylinder is a prism: the area of the circle times the height.',
      'V: 2*pi*r*h :: That is the curved surface. The volume has the radius squared.',
      'V: pi*(2r)^2*h :: You used the diameter: the radius is half of it.',
      'h: V/(pi*r) :: Square the radius before you divide by it.',
    ),
    ...bothWays(
      cylinder,
      'S = 2*pi*r^2 + 2*pi*r*h',
      { S: { ...surface, name: 'total surface area' }, r: named(radius), h: height },
      'The surface is two circles and a rectangle that is rolled up.',
      'S: 2*pi*r*h :: The two circles at the ends belong to it too.',
    ),
    ...bothWays(
      { ...cylinder, words: /curved.*cylind|cylind.*curved/ },
      'K = 2*pi*r*h',
      { K: curved, r: named(radius), h: height },
      'Unrolled, the curved surface is a rectangle: the circumference times the height.',
    ),
    ...bothWays(
      cone,
      'V = 1/3*pi*r^2*h',
      { V: volume, r: named(radius), h: named(height) },
      'Three cones fill a cylinder of the same base and height.',
      'V: pi*r^2*h :: That is a cylinder: a cone is a third of it.',
    ),
    ...bothWays(
      cone,
      'K = pi*r*l',
      { K: curved, r: named(radius), l: slant },
      'Unrolled, the curved surface of a cone is a sector whose radius is the slant height.',
    ),
    ...bothWays(
      sphere,
      'V = 4/3*pi*r^3',
      { V: volume, r: radius },
      'A sphere takes up two thirds of the cylinder that just holds it.',
      'V: 4*pi*r^2 :: That is the surface area. The volume has the radius cubed.',
      'V: 4/3*pi*r^2 :: The radius is cubed, not squared.',
    ),
    ...bothWays(
      sphere,
      'S = 4*pi*r^2',
      { S: surface, r: radius },
      'The surface of a sphere is four of its circles.',
      'S: pi*r^2 :: That is one circle; the sphere has four of them.',
    ),
    shape(
      { name: 'pyramid', words: /pyramid/ },
      'V = 1/3*A*h',
      { V: volume, A: base, h: height },
      'Three pyramids fill a prism of the same base and height.',
      'V: A*h :: That is a prism: a pyramid is a third of it.',
    ),
  ],
}
