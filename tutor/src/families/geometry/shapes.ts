import type { FormulaFamily } from '#families/measure/formula.ts'
import { formulasIn, quantitiesIn } from '#families/measure/table.ts'

const quantities = quantitiesIn(String.raw`
  area | cm^2 | area|how (?:big|much (?:space|grass|carpet))
  volume | cm^3 | volume|capacity|how much (?:water|space)
  surface area | cm^2 | (?:total )?surface area
  perimeter | cm | perimeter|distance (?:all )?(?:a)?round|fence
  length | cm | length|long|sides?
  width | cm | width|wide|breadth
  height | cm | (?:perpendicular |vertical )?(?:height|high|tall|altitude|deep|depth)
  height (any way) | cm | height|high|tall|length|long|deep|depth
  length (any way) | cm | length|long|height|high|deep|depth
  side | cm | sides?|edges?|length
  base | cm | base|wide|width
  base (slanted) | cm | base|side|length
  first parallel side | cm | first parallel side|parallel sides|sides|top
  second parallel side | cm | second parallel side|parallel sides|sides|bottom|base
  first diagonal | cm | diagonals? | named
  second diagonal | cm | diagonals? | named
  radius | cm | radius|radii
  diameter | cm | diameter
  circumference | cm | circumference|perimeter|distance (?:a)?round
  arc length | cm | arc(?: length)?|length of (?:the |an )?arc
  angle | ° | angle\b|degrees|between | range 25-155
  first side | cm | first side|second side|sides?
  second side | cm | first side|second side|sides?
  angle between them | ° | angle(?: between them)?\b|degrees|included|between | range 25-155
  edge | cm | edges?|sides?|length
  cross-section | cm^2 | cross[- ]section(?:al)?(?: area)?|area of (?:the |its )?(?:end|face|base)|base area
  curved surface area | cm^2 | curved surface(?: area)?
  slant height | cm | slant(?:ed|ing)?(?: height)?
  base area | cm^2 | base area|area of (?:the |its )?base|base`)

/** Areas and perimeters of shapes with straight sides. */
export const flatShapes: FormulaFamily = {
  id: 'area_and_perimeter',
  title: 'area and perimeter',
  formulas: formulasIn(
    quantities,
    String.raw`
  # rectangle | \brectang(?:le|ular) | cuboid|prism|volume|pyramid|surface|\bbox|cube | shape
  A = l*w | A area, l length, w width | Rows of unit squares fill a rectangle: so many in a row, so many rows.
  - A: 2(l+w) :: That is the perimeter, the distance round the edge.
  P = 2(l + w) | P perimeter, l length, w width | Going round a rectangle you walk each length and each width twice.
  - P: l*w :: That is the area, the space inside.
  - P: l+w :: That goes only half of the way round: there are four sides.
  # square | \bsquares?\b(?! root) | volume|pyramid|surface|rectang | shape
  A = s^2 | A area, s side | A square is as wide as it is long.
  - A: 4s :: That is the perimeter, the distance round the edge.
  - A: 2s :: Squaring is multiplying by itself, not doubling.
  - s: A/4 :: A quarter of the area is no side: undo the squaring with a root.
  P = 4*s | P perimeter, s side | A square has four sides of the same length.
  - P: s^2 :: That is the area, the space inside.
  # triangle | \btriang(?:le|ular) | \bangle (?:of|is|between)|\bsin\b|°|prism|volume|pyramid | shape
  A = 1/2*b*h | A area, b base!, h height! | A triangle is half of a parallelogram with the same base and height.
  - A: b*h :: A triangle is half of the rectangle round it: halve it.
  # triangle | \btriang(?:le|ular) | prism|equilateral | shape
  P = a + b + c | P perimeter, a side, b side, c side | The perimeter is the whole way round: add every side.
  # equilateral triangle | equilateral |  | shape
  P = 3*s | P perimeter, s side | An equilateral triangle has three sides of the same length.
  # parallelogram | parallelogram |  | shape
  A = b*h | A area, b base (slanted), h height! | Cut the slanted end off and move it across: it becomes a rectangle.
  - A: b*h/2 :: Only a triangle is halved; a parallelogram is not.
  # trapezium | trapezi(?:um|a)|trapezoid |  | shape
  A = (a + b)/2*h | A area, a first parallel side, b second parallel side, h height! | Take the mean of the two parallel sides, and multiply by the distance between them.
  - A: (a+b)*h :: Halve it: the mean of the parallel sides is wanted.
  # kite | \bkite|rhombus |  | shape
  A = p*q/2 | A area, p first diagonal!, q second diagonal! | The diagonals make a rectangle round it, and the shape is half of that.
  - A: p*q :: Halve it: the rectangle round the shape is twice as large.`,
  ),
}

/** Circles, and parts of them. */
export const roundShapes: FormulaFamily = {
  id: 'circles',
  title: 'circles, arcs and sectors',
  formulas: formulasIn(
    quantities,
    String.raw`
  # circle | \bcircle|\bcircular|\bround (?:pond|table)|\bpizza|\bwheel | semi|quarter|sector|\barc\b|theorem|cylinder|cone | round
  A = pi*r^2 | A area, r radius | In thin slices laid side by side, a circle is half its circumference long and one radius high.
  - A: pi*(2*r)^2 :: You used the diameter. The radius goes from the middle to the edge: half of that.
  - A: 2*pi*r :: That is the circumference. The area has the radius squared.
  - A: (pi*r)^2 :: Only the radius is squared, not π.
  - r: A/pi :: That is the radius squared: take the square root.
  C = 2*pi*r | C circumference, r radius | The circumference is always about 3.14 diameters long, and a diameter is two radii.
  - C: pi*r :: You used the radius where the diameter belongs: double it.
  - C: pi*r^2 :: That is the area. The circumference has no square.
  - r: C/pi :: That is the diameter: halve it.
  # circle | \bcircle|\bcircular|\bround (?:pond|table)|\bpizza|\bwheel | semi|quarter|sector|\barc\b|theorem|cylinder|cone | shape
  d = 2*r | d diameter, r radius | The diameter goes right across: it is two radii.
  # arc | \barc\b |  | round
  l = x/360*2*pi*r | l arc length, x angle, r radius | An arc is a fraction of the circumference: its angle out of 360°.
  - l: x/360*pi*r^2 :: That is the area of the sector.
  # sector | \bsector | \barc\b | round
  A = x/360*pi*r^2 | A area, x angle, r radius | A sector is a fraction of the circle: its angle out of 360°.
  - A: x/360*2*pi*r :: That is the length of the arc.
  # semicircle | semi-? ?circle |  | round
  A = 1/2*pi*r^2 | A area, r radius | A semicircle is half of a circle.
  - A: pi*r^2 :: That is the whole circle: halve it.`,
  ),
}

/** Sides and the angle between them. */
export const triangleAreas: FormulaFamily = {
  id: 'triangle_area_by_sine',
  title: 'area of a triangle from two sides and an angle',
  formulas: formulasIn(
    quantities,
    String.raw`
  # triangle | \btriangle.*(?:\bangle|°|degrees|\bsin)|(?:\bangle|°).*\btriangle |  | shape
  A = 1/2*a*b*sin(C°) | A area, a first side, b second side, C angle between them | The height on side a is b times the sine of the angle between them.
  - A: a*b*sin(C°) :: Halve it: there is a half in the formula.
  - A: 1/2*a*b*cos(C°) :: The area needs the sine of the angle, not the cosine.
  - A: 1/2*a*b :: The sides are not at a right angle: the sine of the angle belongs in.`,
  ),
}

/** Volumes and surfaces of solids. */
export const solids: FormulaFamily = {
  id: 'volume_and_surface',
  title: 'volume and surface area',
  formulas: formulasIn(
    quantities,
    String.raw`
  # cuboid | cuboid|\bbox\b|rectangular (?:prism|block|tank)|\btank\b|\bcarton |  | shape
  V = l*w*h | V volume, l length, w width, h height | The base holds length times width unit cubes, and the height says how many layers there are.
  - V: l+w+h :: A volume is multiplied, not added.
  - V: 2*(l*w+l*h+w*h) :: That is the surface area, the six faces.
  S = 2*(l*w + l*h + w*h) | S surface area, l length, w width, h height | A cuboid has three pairs of faces, and the faces of a pair are alike.
  - S: l*w + l*h + w*h :: There are six faces, each one twice: double it.
  - S: l*w*h :: That is the volume, the space inside.
  # cube | \bcubes?\b | \bcubes? (?:fit|of ice)|root | shape
  V = s^3 | V volume, s edge | A cube is as wide and as high as it is long.
  - V: 3*s :: Cubing is multiplying three of them, not taking three times one.
  - V: 6*s^2 :: That is the surface area, the six faces.
  S = 6*s^2 | S surface area, s edge | A cube has six square faces.
  - S: s^2 :: That is one face; there are six.
  # prism | \bprism | rectangular | shape
  V = A*l | V volume, A cross-section, l length (any way) | A prism is the same all the way through: its cross-section times its length.
  # cylinder | cylind(?:er|rical) |  | round
  V = pi*r^2*h | V volume, h height (any way), r radius! | A cylinder is a prism: the area of the circle times the height.
  - V: 2*pi*r*h :: That is the curved surface. The volume has the radius squared.
  - V: pi*(2*r)^2*h :: You used the diameter: the radius is half of it.
  - h: V/(pi*r) :: Square the radius before you divide by it.
  S = 2*pi*r^2 + 2*pi*r*h | S surface area, h height, r radius! | The surface is two circles and a rectangle that is rolled up.
  - S: 2*pi*r*h :: The two circles at the ends belong to it too.
  # cylinder | curved.*cylind|cylind.*curved |  | round
  K = 2*pi*r*h | K curved surface area, h height, r radius! | Unrolled, the curved surface is a rectangle: the circumference times the height.
  # cone | \bcon(?:e|ical)\b |  | round
  V = 1/3*pi*r^2*h | V volume, h height!, r radius! | Three cones fill a cylinder of the same base and height.
  - V: pi*r^2*h :: That is a cylinder: a cone is a third of it.
  K = pi*r*l | K curved surface area, l slant height!, r radius! | Unrolled, the curved surface of a cone is a sector whose radius is the slant height.
  # sphere | \bspher(?:e|ical)|\bball\b | hemi|kick|throw|kg|m\/s | round
  V = 4/3*pi*r^3 | V volume, r radius | A sphere takes up two thirds of the cylinder that just holds it.
  - V: 4*pi*r^2 :: That is the surface area. The volume has the radius cubed.
  - V: 4/3*pi*r^2 :: The radius is cubed, not squared.
  S = 4*pi*r^2 | S surface area, r radius | The surface of a sphere is four of its circles.
  - S: pi*r^2 :: That is one circle; the sphere has four of them.
  # pyramid | pyramid |  | shape
  V = 1/3*A*h | V volume, A base area, h height | Three pyramids fill a prism of the same base and height.
  - V: A*h :: That is a prism: a pyramid is a third of it.`,
  ),
}
