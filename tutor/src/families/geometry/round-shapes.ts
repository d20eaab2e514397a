import { angle, area, bothWays, radius, shape, size } from '#families/geometry/lengths.ts'
import { type FormulaFamily, quantity } from '#families/measure/formula.ts'

const circle = {
  name: 'circle',
  words: /\bcircle|\bcircular|\bround (?:pond|table|pizza)|\bwheel/,
  not: /semi|quarter|sector|\barc\b|theorem|cylinder|cone/,
}
const circumference = size('circumference', /circumference|perimeter|distance (?:a)?round/)
const arc = size('arc length', /arc(?: length)?|length of (?:the |an )?arc/)
const side = (name: string) => size(name, /first side|second side|sides?/)
const included = quantity(
  'angle between them',
  '°',
  /angle(?: between them)?\b|degrees|included|between/,
  { range: [25, 155] },
)

/** Circles, and parts of them. */
export const roundShapes: FormulaFamily = {
  id: 'circles',
  title: 'circles, arcs and sectors',
  formulas: [
    ...bothWays(
      circle,
      'A = pi*r^2',
      { A: area, r: radius },
      'In thin slices laid side by side, a circle is half its circumference long and one radius high.',
      'A: pi*(2r)^2 :: You used the diameter. The radius goes from the middle to the edge: half of that.',
      'A: 2*pi*r :: That is the circumference. The area has the radius squared.',
      'A: (pi*r)^2 :: Only the radius is squared, not π.',
      'r: A/pi :: That is the radius squared: take the square root.',
    ),
    ...bothWays(
      circle,
      'C = 2*pi*r',
      { C: circumference, r: radius },
      'The circumference is always about 3.14 diameters long, and a diameter is two radii.',
      'C: pi*r :: You used the radius where the diameter belongs: double it.',
      'C: pi*r^2 :: That is the area. The circumference has no square.',
      'r: C/pi :: That is the diameter: halve it.',
    ),
    shape(
      circle,
      'd = 2*r',
      { d: size('diameter', /diameter/), r: radius },
      'The diameter goes right across: it is two radii.',
    ),
    ...bothWays(
      { name: 'arc', words: /\barc\b/ },
      'l = x/360*2*pi*r',
      { l: arc, x: angle, r: radius },
      'An arc is a fraction of the circumference: its angle out of 360°.',
      'l: x/360*pi*r^2 :: That is the area of the sector.',
    ),
    ...bothWays(
      { name: 'sector', words: /\bsector/, not: /\barc\b/ },
      'A = x/360*pi*r^2',
      { A: area, x: angle, r: radius },
      'A sector is a fraction of the circle: its angle out of 360°.',
      'A: x/360*2*pi*r :: That is the length of the arc.',
    ),
    ...bothWays(
      { name: 'semicircle', words: /semi-? ?circle/ },
      'A = 1/2*pi*r^2',
      { A: area, r: radius },
      'A semicircle is half of a circle.',
      'A: pi*r^2 :: That is the whole circle: halve it.',
    ),
  ],
}

/** Sides and the angle between them. */
export const triangleAreas: FormulaFamily = {
  id: 'triangle_area_by_sine',
  title: 'area of a triangle from two sides and an angle',
  formulas: [
    shape(
      {
        name: 'triangle',
        words: /\btriangle.*(?:\bangle|°|degrees|\bsin)|(?:\bangle|°).*\btriangle/,
      },
      'A = 1/2*a*b*sin(C°)',
      { A: area, a: side('first side'), b: side('second side'), C: included },
      'The height on side a is b times the sine of the angle between them.',
      'A: a*b*sin(C°) :: Halve it: there is a half in the formula.',
      'A: 1/2*a*b*cos(C°) :: The area needs the sine of the angle, not the cosine.',
      'A: 1/2*a*b :: The sides are not at a right angle: the sine of the angle belongs in.',
    ),
  ],
}
