import type { Asked, Family } from '#families/family.ts'
import { type Formula, type FormulaFamily, formula, quantity } from '#families/measure/formula.ts'
import { formulaFamily } from '#families/measure/formula-family.ts'

const missing = quantity(
  'missing angle',
  '°',
  /missing|third|fourth|last|other|remaining|\bx\b|find|what/,
)
const top = quantity('angle at the top', '°', /(?:angle at the )?top|apex|vertex/, {
  range: [20, 80],
})
const baseAngle = quantity('base angle', '°', /base angles?/, { range: [20, 80], isNamed: true })
const known = quantity('angle', '°', /angles?\b|degrees/, { range: [20, 60] })
const notHere = /hypotenuse|\bside|area|\bsin\b|\bcos\b|\btan\b|[cm]m\b|polygon|bearing|isosceles/

/** The angle that is missing from a total, with so many others known. */
function rest(name: string, words: RegExp, total: number, count: number, why: string): Formula {
  const others = ['a', 'b', 'c', 'd'].slice(0, count)
  const sum = others.join(' - ')
  return {
    ...formula(
      `x = ${total} - ${sum}`,
      Object.fromEntries([['x', missing], ...others.map((letter) => [letter, known])]),
      why,
      `x: ${540 - total} - ${sum} :: You used ${540 - total}°: here the angles add up to ${total}°.`,
      `x: ${others.join(' + ')} :: That is what the known angles come to. Take it from the total.`,
    ),
    topic: { name, words, not: notHere },
    isBare: true,
  }
}

const inTriangle = 'The angles of a triangle add up to 180°: torn off, they make a straight line.'
const onLine = 'Angles on a straight line make half a turn, 180°.'
const roundPoint = 'Angles round a point make a whole turn, 360°.'
const inQuadrilateral = 'A quadrilateral is two triangles: its angles add up to 360°.'
const line = /straight line|on a line/
const point = /(?:a)?round a point|full turn|at a point/
const parallel = 'Co-interior angles between parallel lines add up to 180°.'
const isosceles = { name: 'isosceles triangle', words: /isosceles/, not: /\bside|area|cm\b/ }
const equal = (name: string): Formula => ({
  ...formula(
    'x = a',
    { x: missing, a: known },
    `${name === 'vertically opposite' ? 'Where two lines cross' : 'On parallel lines'}, ${name} angles are equal.`,
    'x: 180 - a :: These angles are equal; they do not add up to 180°.',
  ),
  topic: { name: `pair of ${name} angles`, words: new RegExp(name) },
  isBare: true,
})

/** Missing angles. */
export const angles: FormulaFamily = {
  id: 'angles',
  title: 'angles',
  formulas: [
    rest('triangle', /triangle/, 180, 2, inTriangle),
    rest('quadrilateral', /quadrilateral|\bkite|trapezi/, 360, 3, inQuadrilateral),
    rest('straight line', line, 180, 1, onLine),
    rest('straight line', line, 180, 2, onLine),
    rest('full turn', point, 360, 2, roundPoint),
    rest('full turn', point, 360, 3, roundPoint),
    rest('pair of co-interior angles', /co-?interior|allied/, 180, 1, parallel),
    ...['corresponding', 'alternate', 'vertically opposite'].map(equal),
    {
      ...formula(
        't = 180 - 2*b',
        { t: top, b: baseAngle },
        'The two base angles of an isosceles triangle are equal, and all three add up to 180°.',
        't: 180 - b :: There are two base angles: take both away.',
        'b: 180 - t :: That is both base angles together: halve it.',
      ),
      topic: isosceles,
      isBare: true,
    },
  ],
}

const sides = quantity('number of sides', '', /number of sides|how many sides|sides|gon\b/, {
  range: [5, 12],
  isNamed: true,
})
const adding =
  /(?:sum|total) of (?:the |its |all )*(?:interior |inside )?angles|angles? sum|interior angles (?:add|sum)/
const total = quantity('sum of the interior angles', '°', adding)
const interior = quantity('interior angle', '°', /interior angle|inside angle/, {
  range: [108, 108],
})
const exterior = quantity('exterior angle', '°', /exterior angle|outside angle/, { isNamed: true })

const ofPolygon = (...parts: Parameters<typeof formula>): Formula => ({
  ...formula(...parts),
  topic: { name: 'regular polygon', words: /polygon|gon\b/ },
  isBare: true,
})

const polygonFamily = formulaFamily({
  id: 'polygons',
  title: 'angles of polygons',
  formulas: [
    ofPolygon(
      'S = (n - 2)*180',
      { S: total, n: sides },
      'From one corner a polygon splits into triangles, two fewer than it has sides.',
      'S: n*180 :: There are two triangles fewer than sides: take 2 away first.',
    ),
    ofPolygon(
      'I = (n - 2)*180/n',
      { I: interior, n: sides },
      'In a regular polygon the angle sum is shared equally among the corners.',
      'I: 360/n :: That is the exterior angle.',
      'I: (n - 2)*180 :: That is all of them together: share it among the corners.',
    ),
    ofPolygon(
      'E = 360/n',
      { E: exterior, n: sides },
      'Walking once round a polygon you turn through 360° in all.',
      'E: 180/n :: A whole turn is 360°, not 180°.',
    ),
    ofPolygon(
      'n = 360/(180 - I)',
      { n: sides, I: { ...interior, isNamed: true } },
      'Interior and exterior angle make a straight line, and the exterior angles make a whole turn.',
      'n: 360/I :: The whole turn is shared into exterior angles. Find that one first.',
    ),
  ],
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
