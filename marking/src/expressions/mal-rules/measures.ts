import {
  isAbout,
  type NumberRule,
  type NumberSlipContext,
  pairsOf,
} from '#expressions/mal-rules/number-rule.ts'

const isRound = ({ about }: NumberSlipContext): boolean =>
  /circ|radius|diameter|sphere|cylinder|cone|semi|disc|wheel/.test(about)

/** Whether the text speaks of such a thing: the numbers alone would fit too often by chance. */
const tells = ({ about }: NumberSlipContext, words: RegExp): boolean => words.test(about)

const FLAT = /area|perimeter|rectang|square|fence|border|floor|field|garden|tile|wall/
const SIDES = /triang|hypoten|side|diagonal|ladder|right angle|distance|pythag/
const ANGLES = /°|degree|angle|sin|cos|tan|bearing|slope/

const triples = ({ numbers, wanted, about }: NumberSlipContext, sign: 1 | -1) =>
  (SIDES.test(about) ? pairsOf(numbers) : [])
    .filter(([a, b]) => a * a + sign * b * b > 0)
    .filter(([a, b]) => isAbout(Math.sqrt(a * a + sign * b * b), wanted))

export const MEASURE_RULES: readonly NumberRule[] = [
  {
    code: 'circumference_for_area',
    text: 'There are two formulas for a circle: one measures the way round it, the other the space inside.',
    apply: (c) =>
      (isRound(c) ? c.numbers : []).flatMap((n) =>
        [n, n / 2].flatMap((r) => {
          const [round, area] = [2 * Math.PI * r, Math.PI * r * r]
          return isAbout(area, c.wanted) ? [round] : isAbout(round, c.wanted) ? [area] : []
        }),
      ),
    example: {
      about: 'What is the area of a circle of radius 5 cm?',
      answer: '78.54',
      tolerance: { decimal_places: 2 },
      given: '31.42',
    },
  },
  {
    code: 'radius_and_diameter',
    text: 'Check whether the length is a radius or a diameter: one is twice the other.',
    apply: (c) =>
      isRound(c) ? [2, 4, 8, 1 / 2, 1 / 4, 1 / 8].map((factor) => c.wanted * factor) : [],
    example: {
      about: 'What is the area of a circle of diameter 6 cm?',
      answer: '28.27',
      tolerance: { decimal_places: 2 },
      given: '113.08',
    },
  },
  {
    code: 'pythagoras_root_left_out',
    text: 'The squares give the square of the side. The length itself is its root.',
    apply: (c) => [
      ...triples(c, 1).map(([a, b]) => a * a + b * b),
      ...triples(c, -1).map(([a, b]) => a * a - b * b),
    ],
    example: {
      about: 'The short sides are 9 and 12. How long is the third?',
      answer: '15',
      given: '225',
    },
  },
  {
    code: 'pythagoras_sign',
    text: 'First find the right angle: the side opposite it is the longest. Are you looking for that side or for a shorter one?',
    apply: (c) => [
      ...triples(c, 1).map(([a, b]) => Math.sqrt(Math.abs(a * a - b * b))),
      ...triples(c, -1).map(([a, b]) => Math.sqrt(a * a + b * b)),
    ],
    example: {
      about: 'The longest side is 10, another is 6. How long is the third?',
      answer: '8',
      tolerance: { decimal_places: 1 },
      given: '11.7',
    },
  },
  {
    code: 'pythagoras_sides_added',
    text: 'The sides themselves are not added. It is their squares that belong together.',
    apply: (c) => triples(c, 1).map(([a, b]) => a + b),
    example: {
      about: 'The short sides are 9 and 12. How long is the third?',
      answer: '15',
      given: '21',
    },
  },
  {
    code: 'perimeter_and_area',
    text: 'The way round a shape and the space inside it are two different things. Which one is asked for?',
    apply: (c) =>
      (tells(c, FLAT) ? pairsOf(c.numbers) : []).flatMap(([a, b]) => {
        const [round, area] = [2 * (a + b), a * b]
        return isAbout(area, c.wanted) ? [round] : isAbout(round, c.wanted) ? [area] : []
      }),
    example: { about: 'A field is 7 m by 9 m. What is its area?', answer: '63', given: '32' },
  },
  {
    code: 'half_left_out',
    text: 'Think of the rectangle around it: which part of it does this shape fill?',
    apply: ({ wanted, about }) =>
      /triang|trapez|kite|rhomb/.test(about) ? [wanted * 2, wanted / 2] : [],
    example: {
      about: 'What is the area of a triangle of base 7 and height 4?',
      answer: '14',
      given: '28',
    },
  },
  {
    code: 'third_left_out',
    text: 'A shape that runs up to a point holds only a part of the prism around it.',
    apply: ({ wanted, about }) => (/cone|pyramid/.test(about) ? [wanted * 3] : []),
    example: {
      about: 'Find the volume of a pyramid of base 15 and height 4.',
      answer: '20',
      given: '60',
    },
  },
  {
    code: 'degrees_as_radians',
    text: 'Check that your calculator is set to degrees.',
    apply: (c) =>
      (tells(c, ANGLES) ? pairsOf(c.numbers) : []).flatMap(([n, d]) =>
        [Math.sin, Math.cos, Math.tan].flatMap((fn) => {
          const [degrees, radians] = [fn((d * Math.PI) / 180), fn(d)]
          return [
            ...(isAbout(n * degrees, c.wanted) ? [n * radians] : []),
            ...(isAbout(n / degrees, c.wanted) ? [n / radians] : []),
          ]
        }),
      ),
    example: {
      about: 'The longest side is 8 cm, the angle is 35°. How long is the side opposite it?',
      answer: '4.589',
      tolerance: { decimal_places: 2 },
      given: '-3.43',
    },
  },
  {
    code: 'sine_for_cosine',
    text: 'Label the sides from the angle first: opposite, next to it, longest. Then choose the ratio.',
    apply: (c) =>
      (tells(c, ANGLES) ? pairsOf(c.numbers) : []).flatMap(([n, d]) => {
        const ratios = [Math.sin, Math.cos, Math.tan].map((fn) => fn((d * Math.PI) / 180))
        const all = ratios.flatMap((ratio) => [n * ratio, n / ratio])
        return d > 0 && d < 90 && all.some((value) => isAbout(value, c.wanted)) ? all : []
      }),
    example: {
      about: 'The longest side is 8 cm, the angle is 35°. How long is the side opposite it?',
      answer: '4.589',
      tolerance: { decimal_places: 2 },
      given: '6.55',
    },
  },
]
