import { area, height, named, shape, size } from '#families/geometry/lengths.ts'
import type { FormulaFamily } from '#families/measure/formula.ts'

const perimeter = size('perimeter', /perimeter|distance (?:all )?(?:a)?round|fence/)
const length = size('length', /length|long|sides?/)
const width = size('width', /width|wide|breadth/)
const side = size('side', /sides?|edges?|length/)
const base = size('base', /base|wide|width/, 1, true)
const first = size('first parallel side', /first parallel side|parallel sides|sides|top/)
const second = size('second parallel side', /second parallel side|parallel sides|sides|bottom|base/)
const diagonal = (name: string) => size(name, /diagonals?/, 1, true)

const solid = /cuboid|prism|volume|pyramid|surface|\bbox|cube/
const rectangle = { name: 'rectangle', words: /\brectang(?:le|ular)/, not: solid }
const notSquare = /volume|pyramid|surface|rectang/
const square = { name: 'square', words: /\bsquares?\b(?! root)/, not: notSquare }
const triangle = { name: 'triangle', words: /\btriang(?:le|ular)/ }
const notByHeight = /\bangle (?:of|is|between)|\bsin\b|°|prism|volume|pyramid/

/** Areas and perimeters of shapes with straight sides. */
export const flatShapes: FormulaFamily = {
  id: 'area_and_perimeter',
  title: 'area and perimeter',
  formulas: [
    shape(
      rectangle,
      'A = l*w',
      { A: area, l: length, w: width },
      'Rows of unit squares fill a rectangle: so many in a row, so many rows.',
      'A: 2(l+w) :: That is the perimeter, the distance round the edge.',
    ),
    shape(
      rectangle,
      'P = 2(l + w)',
      { P: perimeter, l: length, w: width },
      'Going round a rectangle you walk each length and each width twice.',
      'P: l*w :: That is the area, the space inside.',
      'P: l+w :: That goes only half of the way round: there are four sides.',
    ),
    shape(
      square,
      'A = s^2',
      { A: area, s: side },
      'A square is as wide as it is long.',
      'A: 4s :: That is the perimeter, the distance round the edge.',
      'A: 2s :: Squaring is multiplying by itself, not doubling.',
      's: A/4 :: A quarter of the area is no side: undo the squaring with a root.',
    ),
    shape(
      square,
      'P = 4*s',
      { P: perimeter, s: side },
      'A square has four sides of the same length.',
      'P: s^2 :: That is the area, the space inside.',
    ),
    shape(
      { ...triangle, not: notByHeight },
      'A = 1/2*b*h',
      { A: area, b: base, h: named(height) },
      'A triangle is half of a parallelogram with the same base and height.',
      'A: b*h :: A triangle is half of the rectangle round it: halve it.',
    ),
    shape(
      { ...triangle, not: /prism|equilateral/ },
      'P = a + b + c',
      { P: perimeter, a: side, b: side, c: side },
      'The perimeter is the whole way round: add every side.',
    ),
    shape(
      { name: 'equilateral triangle', words: /equilateral/ },
      'P = 3*s',
      { P: perimeter, s: side },
      'An equilateral triangle has three sides of the same length.',
    ),
    shape(
      { name: 'parallelogram', words: /parallelogram/ },
      'A = b*h',
      { A: area, b: size('base', /base|side|length/), h: named(height) },
      'Cut the slanted end off and move it across: it becomes a rectangle.',
      'A: b*h/2 :: Only a triangle is halved; a parallelogram is not.',
    ),
    shape(
      { name: 'trapezium', words: /trapezi(?:um|a)|trapezoid/ },
      'A = (a + b)/2*h',
      { A: area, a: first, b: second, h: named(height) },
      'Take the mean of the two parallel sides, and multiply by the distance between them.',
      'A: (a+b)*h :: Halve it: the mean of the parallel sides is wanted.',
    ),
    shape(
      { name: 'kite', words: /\bkite|rhombus/ },
      'A = p*q/2',
      { A: area, p: diagonal('first diagonal'), q: diagonal('second diagonal') },
      'The diagonals make a rectangle round it, and the shape is half of that.',
      'A: p*q :: Halve it: the rectangle round the shape is twice as large.',
    ),
  ],
}
