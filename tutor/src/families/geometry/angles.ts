import type { Asked, Family } from '#families/family.ts'
import type { FormulaFamily } from '#families/measure/formula.ts'
import { formulaFamily } from '#families/measure/formula-family.ts'
import { formulasIn, quantitiesIn } from '#families/measure/table.ts'

const quantities = quantitiesIn(String.raw`
  missing angle | ° | missing|third|fourth|last|other|remaining|\bx\b|find|what
  angle | ° | angles?\b|degrees | given, range 20-60
  first angle | ° | angles?\b|degrees | given, range 20-60
  second angle | ° | angles?\b|degrees | given, range 20-60
  third angle | ° | angles?\b|degrees | given, range 20-60
  angle at the top | ° | (?:angle at the )?top|apex|vertex | range 20-80
  base angle | ° | base angles? | named, range 20-80
  number of sides | - | number of sides|how many sides|sides|gon\b | named, range 5-12
  sum of the interior angles | ° | (?:sum|total) of (?:the |its |all )*(?:interior |inside )?angles|angles? sum|interior angles (?:add|sum)
  interior angle | ° | interior angle|inside angle | range 108-108
  exterior angle | ° | exterior angle|outside angle | named`)

const notHere = String.raw`hypotenuse|\bside|area|\bsin\b|\bcos\b|\btan\b|[cm]m\b|polygon|bearing|isosceles`

/** The angle that is missing from a total, with so many others known. */
function rest(name: string, words: string, total: number, count: number, why: string): string {
  const others = [...'abc'].slice(0, count)
  const known = count === 1 ? ['a angle'] : ['a first angle', 'b second angle', 'c third angle']
  const letters = ['x missing angle', ...known.slice(0, count)].join(', ')
  return `# ${name} | ${words} | ${notHere} | bare
    x = ${[total, ...others].join(' - ')} | ${letters} | ${why}
    - x: ${[540 - total, ...others].join(' - ')} :: You used ${540 - total}°: here they add up to ${total}°.
    - x: ${others.join(' + ')} :: That is what the known angles come to. Take it from the total.`
}

/** Angles that are equal to each other. */
const equal = (name: string, place: string): string => `# pair of ${name} angles | ${name} |  | bare
    x = a | x missing angle, a angle | ${place}, ${name} angles are equal.
    - x: 180 - a :: These angles are equal; they do not add up to 180°.`

const inTriangle = 'The angles of a triangle add up to 180°: torn off, they make a straight line.'
const onLine = 'Angles on a straight line make half a turn, 180°.'
const roundPoint = 'Angles round a point make a whole turn, 360°.'
const inFour = 'A quadrilateral is two triangles: its angles add up to 360°.'
const point = '(?:a)?round a point|full turn|at a point'

const rules = [
  rest('triangle', 'triangle', 180, 2, inTriangle),
  rest('quadrilateral', String.raw`quadrilateral|\bkite|trapezi`, 360, 3, inFour),
  ...[1, 2].map((count) => rest('straight line', 'straight line|on a line', 180, count, onLine)),
  ...[2, 3].map((count) => rest('full turn', point, 360, count, roundPoint)),
  rest(
    'pair of co-interior angles',
    'co-?interior|allied',
    180,
    1,
    'Between parallel lines, co-interior angles add up to 180°.',
  ),
  equal('corresponding', 'On parallel lines'),
  equal('alternate', 'On parallel lines'),
  equal('vertically opposite', 'Where two lines cross'),
  String.raw`# isosceles triangle | isosceles | \bside|area|cm\b | bare
    t = 180 - 2*b | t angle at the top, b base angle | The two base angles of an isosceles triangle are equal, and all three add up to 180°.
    - t: 180 - b :: There are two base angles: take both away.
    - b: 180 - t :: That is both base angles together: halve it.`,
]

/** Missing angles. */
export const angles: FormulaFamily = {
  id: 'angles',
  title: 'angles',
  formulas: formulasIn(quantities, rules.join('\n')),
}

const polygonFamily = formulaFamily({
  id: 'polygons',
  title: 'angles of polygons',
  formulas: formulasIn(
    quantities,
    String.raw`
  # regular polygon | polygon|gon\b |  | bare
  S = (n - 2)*180 | S sum of the interior angles, n number of sides | From one corner a polygon splits into triangles, two fewer than it has sides.
  - S: n*180 :: There are two triangles fewer than sides: take 2 away first.
  I = (n - 2)*180/n | I interior angle, n number of sides | In a regular polygon the angle sum is shared equally among the corners.
  - I: 360/n :: That is the exterior angle.
  - I: (n - 2)*180 :: That is all of them together: share it among the corners.
  E = 360/n | E exterior angle, n number of sides | Walking once round a polygon you turn through 360° in all.
  - E: 180/n :: A whole turn is 360°, not 180°.
  n = 360/(180 - I) | n number of sides, I interior angle! | Interior and exterior angle make a straight line, and the exterior angles make a whole turn.
  - n: 360/I :: The whole turn is shared into exterior angles. Find that one first.`,
  ),
})

const names = ['pentagon', 'hexagon', 'heptagon', 'octagon', 'nonagon', 'decagon']

/** Writes a polygon's name as its number of sides. */
function counted(asked: Asked): Asked {
  const name = names.find((each) => asked.words.includes(each))
  if (name === undefined) return asked
  const sided = `polygon with ${names.indexOf(name) + 5} sides`
  const text = asked.text.replace(new RegExp(name, 'i'), sided)
  return { ...asked, text, words: text.toLowerCase() }
}

/** Polygons by their names or by their number of sides. */
export const polygons: Family = {
  ...polygonFamily,
  work: (asked) => polygonFamily.work(counted(asked)),
}
