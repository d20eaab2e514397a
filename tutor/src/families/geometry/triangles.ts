import { angle, named, shape, size } from '#families/geometry/lengths.ts'
import type { Formula, FormulaFamily, Quantity } from '#families/measure/formula.ts'

const hypotenuse = size(
  'hypotenuse',
  /hypotenuse|longest side|diagonal|ladder|third side|(?:other|missing) side/,
  1,
  true,
)
const short = (name: string): Quantity =>
  size(
    name,
    /(?:shorter|short|other|missing|third) sides?|\blegs?\b|\bsides?\b|\bbase\b|height|how (?:high|far)|width|length|foot/,
  )
const right = {
  name: 'right-angled triangle',
  words: /right[- ]?(?:angled?)?[- ]?triangle|right[- ]angle|pythag|hypotenuse|diagonal|ladder/,
  not: /\bangle\b(?! triangle)(?!d)|°|degrees|area|perimeter|cub|\bkite|rhombus|root|adjacent|opposite/,
}

/** Pythagoras, for the longest side and for a shorter one. */
export const pythagoras: FormulaFamily = {
  id: 'pythagoras',
  title: "Pythagoras' theorem",
  formulas: [
    shape(
      right,
      'c^2 = a^2 + b^2',
      { c: hypotenuse, a: short('first shorter side'), b: short('second shorter side') },
      'The squares on the two shorter sides are together as large as the square on the hypotenuse.',
      'c: a + b :: You added the sides. Square them first, add, and take the root.',
      'c: a^2 + b^2 :: That is the square of the hypotenuse: take the root.',
      'a: sqrt(c^2 + b^2) :: You added the squares. For a shorter side, take one away from the other.',
      'a: c - b :: You took the sides away. Square them first.',
      'a: c^2 - b^2 :: That is the square of the side: take the root.',
    ),
  ],
}

const along =
  /adjacent|from the (?:wall|foot|base|bottom|tree|tower|building)|shadow|along the ground/
const opposite = size('opposite side', /opposite|how (?:high|tall)|height/, 1, true)
const adjacent = size('adjacent side', along, 1, true)
const longest = size('hypotenuse', /hypotenuse|longest side|ladder|slope|ramp|\bwire/, 1, true)
const steep = /angle(?! triangle)(?!d)\b|elevation|steep/
const acute: Quantity = { ...angle, words: steep, range: [20, 70] }
const trigTopic = {
  name: 'right-angled triangle',
  words: /triang|right|trig|soh|ladder|elevation|\bwall|hypotenuse/,
  not: /sine rule|area|cub/,
}

function ratioOf(name: string, top: string, under: string, of: Formula['of']): Formula {
  const others = ['sin', 'cos', 'tan'].filter((each) => each !== name)
  const lower = of[under]?.name
  return shape(
    trigTopic,
    `${top} = ${under}*${name}(x°)`,
    { ...of, x: acute },
    `SOH CAH TOA: the ${name} of an angle is the ${of[top]?.name} over the ${lower}.`,
    ...others.map(
      (other) =>
        `${top}: ${under}*${other}(x°) :: Look at which sides you have: here it is the ${name}.`,
    ),
    `${under}: ${top}*${name}(x°) :: The ${lower} is under the line: divide by the ${name}.`,
  )
}

/** Sides and angles of right-angled triangles. */
export const trigonometry: FormulaFamily = {
  id: 'trigonometry',
  title: 'right-angled trigonometry',
  formulas: [
    ratioOf('sin', 'o', 'h', { o: opposite, h: longest }),
    ratioOf('cos', 'a', 'h', { a: adjacent, h: longest }),
    ratioOf('tan', 'o', 'a', { o: opposite, a: adjacent }),
  ],
}

const general = {
  name: 'triangle',
  words: /triangle|sine rule|cosine rule/,
  not: /right[- ]?angle|hypotenuse|area|perimeter/,
}
const third = /third side|(?:other|missing) side|side (?:opposite|c)\b/
const side = (letter: string): Quantity =>
  size(`side ${letter}`, letter === 'c' ? third : new RegExp(`\\bside ${letter}\\b|sides`))
const between = /angle(?: c| between)?\b|included/
const corner = (letter: string): Quantity =>
  named({
    ...angle,
    name: `angle ${letter.toUpperCase()}`,
    words: letter === 'c' ? between : new RegExp(`\\bangle ${letter}\\b`),
    range: [35, 80],
  })

function cosineRule(a: string, b: string, c: string): Formula {
  const C = c.toUpperCase()
  return shape(
    general,
    `${c}^2 = ${a}^2 + ${b}^2 - 2*${a}*${b}*cos(${C}°)`,
    { [c]: side(c), [a]: side(a), [b]: side(b), [C]: corner(c) },
    'The cosine rule is Pythagoras with a correction for an angle that is not right.',
    `${c}: sqrt(${a}^2 + ${b}^2) :: There is no right angle, so that the cosine belongs in.`,
    `${c}: sqrt(${a}^2 + ${b}^2 + 2*${a}*${b}*cos(${C}°)) :: The part with the cosine is taken away.`,
  )
}

function sineRule(a: string, b: string): Formula {
  const [A, B] = [a.toUpperCase(), b.toUpperCase()]
  return shape(
    general,
    `${a} = ${b}*sin(${A}°)/sin(${B}°)`,
    { [a]: side(a), [A]: corner(a), [b]: side(b), [B]: corner(b) },
    'The sine rule: each side over the sine of its opposite angle is the same.',
    `${a}: ${b}*sin(${B}°)/sin(${A}°) :: Each sine goes with the angle opposite its own side.`,
  )
}

const letters = ['ab', 'ba', 'ac', 'ca', 'bc', 'cb'] as const

/** Triangles without a right angle. */
export const sineAndCosine: FormulaFamily = {
  id: 'sine_and_cosine_rules',
  title: 'the sine rule and the cosine rule',
  formulas: [
    cosineRule('a', 'b', 'c'),
    cosineRule('a', 'c', 'b'),
    cosineRule('b', 'c', 'a'),
    ...letters.map(([a = '', b = '']) => sineRule(a, b)),
  ],
}
