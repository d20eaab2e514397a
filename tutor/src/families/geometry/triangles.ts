import type { Family } from '#families/family.ts'
import type { FormulaFamily } from '#families/measure/formula.ts'
import { formulaFamily } from '#families/measure/formula-family.ts'
import { formulasIn, quantitiesIn } from '#families/measure/table.ts'

const shorter =
  '(?:shorter|short|other|missing|third) sides?|\\blegs?\\b|\\bothers\\b|\\bsides?\\b|\\bbase\\b|height|how (?:high|far)|width|length|foot'

const rightSides = quantitiesIn(`
  hypotenuse | cm | hypotenuse|longest side|diagonal|(?<!of the )ladder(?: of length| which is| that is| is)? | named
  hypotenuse (third) | cm | third side|(?:other|missing|longest) side|hypotenuse | named
  first shorter side | cm | ${shorter}
  second shorter side | cm | ${shorter}`)

/** Pythagoras, for the longest side and for a shorter one. */
export const pythagoras: FormulaFamily = {
  id: 'pythagoras',
  title: "Pythagoras' theorem",
  formulas: formulasIn(
    rightSides,
    String.raw`
  # right-angled triangle | right[- ]?(?:angled?)?[- ]?triangle|right[- ]angle|pythag|hypotenuse|longest side|diagonal|ladder | \bangle\b(?! triangle)(?!d)|°|degrees|area|perimeter|cub|\bkite|rhombus|root|adjacent|opposite | shape
  c^2 = a^2 + b^2 | c hypotenuse, a first shorter side, b second shorter side | The squares on the two shorter sides are together as large as the square on the hypotenuse.
  - c: a + b :: You added the sides. Square them first, add, and take the root.
  - c: a^2 + b^2 :: That is the square of the hypotenuse: take the root.
  - a: sqrt(c^2 + b^2) :: You added the squares. For a shorter side, take one away from the other.
  - a: c - b :: You took the sides away. Square them first.
  - a: c^2 - b^2 :: That is the square of the side: take the root.
  # right-angled triangle | (?:shorter|short|perpendicular) sides|\blegs | \barea|perimeter|hypotenuse | shape
  c^2 = a^2 + b^2 | c hypotenuse (third), a first shorter side, b second shorter side | The squares on the two shorter sides are together as large as the square on the hypotenuse.
  - c: a + b :: You added the sides. Square them first, add, and take the root.`,
  ),
}

const ratios = quantitiesIn(String.raw`
  opposite side | cm | opposite|how (?:high|tall)|height | named
  adjacent side | cm | adjacent|from the (?:wall|foot|base|bottom|tree|tower|building)|shadow|along the ground | named
  hypotenuse | cm | hypotenuse|longest side|ladder|slope|ramp|\bwire | named
  angle | ° | angle(?! triangle)(?!d)\b|elevation|steep | range 20-70`)

/** Sides and angles of right-angled triangles. */
export const trigonometry: FormulaFamily = {
  id: 'trigonometry',
  title: 'right-angled trigonometry',
  formulas: formulasIn(
    ratios,
    String.raw`
  # right-angled triangle | triang|right|trig|soh|ladder|elevation|\bwall|hypotenuse | sine rule|area|cub | shape
  o = h*sin(x°) | o opposite side, h hypotenuse, x angle | SOH CAH TOA: the sine of an angle is the opposite side over the hypotenuse.
  - o: h*cos(x°) :: You have the opposite side and the hypotenuse: that is the sine.
  - o: h*tan(x°) :: You have the opposite side and the hypotenuse: that is the sine.
  - h: o*sin(x°) :: The hypotenuse is under the line: divide by the sine.
  a = h*cos(x°) | a adjacent side, h hypotenuse, x angle | SOH CAH TOA: the cosine of an angle is the adjacent side over the hypotenuse.
  - a: h*sin(x°) :: You have the adjacent side and the hypotenuse: that is the cosine.
  - a: h*tan(x°) :: You have the adjacent side and the hypotenuse: that is the cosine.
  - h: a*cos(x°) :: The hypotenuse is under the line: divide by the cosine.
  o = a*tan(x°) | o opposite side, a adjacent side, x angle | SOH CAH TOA: the tangent of an angle is the opposite side over the adjacent side.
  - o: a*sin(x°) :: You have the opposite and the adjacent side: that is the tangent.
  - o: a*cos(x°) :: You have the opposite and the adjacent side: that is the tangent.
  - a: o*tan(x°) :: The adjacent side is under the line: divide by the tangent.`,
  ),
}

const anySides = quantitiesIn(String.raw`
  side a | cm | \bside a\b|sides
  side b | cm | \bside b\b|sides
  side c | cm | third side|(?:other|missing) side|side (?:opposite|c)\b
  angle A | ° | \bangle a\b | named, range 35-80
  angle B | ° | \bangle b\b | named, range 35-80
  angle C | ° | angle(?: c| between)?\b|included | named, range 35-80`)

const general = `# triangle | triangle|sine? rule|cos(?:ine)? rule | right[- ]?angle|hypotenuse|area|perimeter | shape`

/** The cosine rule for the angle between the first two sides. */
const cosineRule = ([a = '', b = '', c = '']: string): string => {
  const [C, square] = [c.toUpperCase(), `${a}^2 + ${b}^2`]
  return `${c}^2 = ${square} - 2*${a}*${b}*cos(${C}°) | ${c} side ${c}, ${a} side ${a}, ${b} side ${b}, ${C} angle ${C} | The cosine rule is Pythagoras with a correction for an angle that is not right.
    - ${c}: sqrt(${square}) :: There is no right angle, so that the cosine belongs in.
    - ${c}: sqrt(${square} + 2*${a}*${b}*cos(${C}°)) :: The part with the cosine is taken away.`
}

const sineRule = ([a = '', b = '']: string): string => {
  const [A, B] = [a.toUpperCase(), b.toUpperCase()]
  return `${a} = ${b}*sin(${A}°)/sin(${B}°) | ${a} side ${a}, ${A} angle ${A}, ${b} side ${b}, ${B} angle ${B} | The sine rule: each side over the sine of its opposite angle is the same.
    - ${a}: ${b}*sin(${B}°)/sin(${A}°) :: Each sine goes with the angle opposite its own side.`
}

const rules = [
  ...['abc', 'acb', 'bca'].map(cosineRule),
  ...['ab', 'ba', 'ac', 'ca', 'bc', 'cb'].map(sineRule),
]

const byRules = formulaFamily({
  id: 'sine_and_cosine_rules',
  title: 'the sine rule and the cosine rule',
  formulas: formulasIn(anySides, [general, ...rules].join('\n')),
})

const opposites: Readonly<Record<string, string>> = { AB: 'c', BC: 'a', AC: 'b' }

/** Names a side of the triangle ABC by the corner opposite it. */
const byCorners = (text: string): string =>
  text.replace(
    /\b(?:side )?(AB|BA|BC|CB|AC|CA)\b/g,
    (_, side: string) => opposites[[...side].sort().join('')] ?? side,
  )

/** Triangles without a right angle. */
export const sineAndCosine: Family = {
  ...byRules,
  work: (asked) => byRules.work({ ...asked, text: byCorners(asked.text) }),
}
