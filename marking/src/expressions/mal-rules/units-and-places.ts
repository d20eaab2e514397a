import { isNear, type NumberRule } from '#expressions/mal-rules/number-rule.ts'

const power = (unit: string): number => {
  const found = /\^?\s*\{?(2|3|²|³)/.exec(unit)?.[1]
  return found === undefined ? 1 : /2|²/.test(found) ? 2 : 3
}

const isMoney = (unit: string): boolean => /^(?:£|€|GBP|USD|EUR|p|pence|¢)$/.test(unit)

const isTime = (unit: string): boolean => /^(s|sec|seconds?|min|minutes?|h|hr|hours?)$/.test(unit)

/** How far apart a unit and another of its kind can be: tenths and hundredths are of few units. */
const prefixesOf = (unit: string, isOtherUnit: boolean): readonly number[] => [
  ...(/^[cdm][mlL]$/.test(unit) || (isOtherUnit && !/[/^]/.test(unit)) ? [10] : []),
  ...(/^[cdm]?[mlL]$/.test(unit) || isOtherUnit ? [100] : []),
  1000,
  1e6,
  1e9,
]

export const UNIT_RULES: readonly NumberRule[] = [
  {
    code: 'sixty_forgotten',
    text: 'An hour has 60 minutes and a minute 60 seconds. Check the unit of time.',
    apply: ({ wanted, unit, about }) =>
      isTime(unit) || /hour|minute|second/.test(about)
        ? [60, 1 / 60, 3600, 1 / 3600].map((factor) => wanted * factor)
        : [],
    example: { about: 'How many seconds are 7 minutes?', answer: '420', unit: 's', given: '7' },
  },
  {
    code: 'minutes_as_decimal',
    text: 'Minutes are sixtieths of an hour, so they cannot be written down as the decimals of it.',
    apply: ({ wanted, unit, about }) => {
      if (!isTime(unit) && !/hour|minute/.test(about)) return []
      const whole = Math.trunc(wanted)
      return [whole + (wanted - whole) * 0.6, whole + (wanted - whole) / 0.6]
    },
    example: {
      about: 'Write 2 hours 45 minutes in hours.',
      answer: '2.75',
      unit: 'h',
      given: '2.45',
    },
  },
  {
    code: 'speed_units',
    text: 'Going from metres per second to kilometres per hour changes the length and the time. Check both.',
    apply: ({ wanted, unit, about }) =>
      /\/\s*(s|h)|s\^?-1|h\^?-1/.test(unit) || /speed|velocity|km\/h|m\/s/.test(about)
        ? [wanted * 3.6, wanted / 3.6, wanted * 3.6 ** 2, wanted / 3.6 ** 2]
        : [],
    example: { about: 'Write 90 km/h in m/s.', answer: '25', unit: 'm/s', given: '90' },
  },
  {
    code: 'area_scaled_as_length',
    text: 'With areas and volumes each side is converted: the factor comes once for each of them.',
    apply: ({ wanted, unit }) => {
      const times = power(unit)
      // Of a rate or a density the power is not that of an area or a volume alone.
      if (times === 1 || unit.includes('/')) return []
      return [10, 100, 1000].flatMap((factor) =>
        Array.from({ length: times - 1 }, (_, i) => factor ** (i + 1)).flatMap((by) => [
          wanted * by,
          wanted / by,
        ]),
      )
    },
    example: { about: 'Write 3 m² in cm².', answer: '30000', unit: 'cm^2', given: '300' },
  },
  {
    code: 'unit_prefix',
    text: 'Check the prefix of the unit: how many of the smaller unit make one of the larger?',
    apply: ({ wanted, unit, isOtherUnit }) =>
      unit === '' || isMoney(unit) || unit.startsWith('°')
        ? []
        : prefixesOf(unit, isOtherUnit).flatMap((by) => [wanted * by, wanted / by]),
    example: { about: 'How heavy is it?', answer: '2.5', unit: 'kg', given: '2500' },
  },
  {
    code: 'exponent_sign_turned',
    text: 'Look at the sign of the power of ten: is the number larger than one or smaller?',
    apply: ({ wanted, about }) => {
      const size = Math.floor(Math.log10(Math.abs(wanted)))
      const isAsked = /standard form|scientific|power of (10|ten)|10\^/.test(about)
      return isAsked && size !== 0 ? [wanted / 10 ** (2 * size)] : []
    },
    example: { about: 'Write it in standard form.', answer: '4.2e-3', given: '4200' },
  },
  {
    code: 'pounds_and_pence',
    text: 'There are 100 pence in a pound. Is your number in pounds or in pence?',
    apply: ({ wanted, unit }) =>
      /^(?:£|GBP|p|pence)$/.test(unit) ? [wanted * 100, wanted / 100] : [],
    example: { about: 'How much is it?', answer: '3.5', unit: '£', given: '350' },
  },
  {
    code: 'place_value',
    text: 'Check where the decimal point belongs, for instance with a rough estimate.',
    apply: ({ wanted }) => [10, 100, 1000].flatMap((by) => [wanted * by, wanted / by]),
    example: { about: 'What is 0.4 times 0.3?', answer: '0.12', given: '1.2' },
  },
]

/** Slips that can happen anywhere; they are asked last. */
export const PLAIN_RULES: readonly NumberRule[] = [
  {
    code: 'number_sign_turned',
    text: 'Check the sign: should this be above or below zero?',
    apply: ({ wanted }) => [-wanted],
    example: { about: 'What is 3 take away 11?', answer: '-8', given: '8' },
  },
  {
    code: 'number_upside_down',
    text: 'Check which number is divided by which.',
    apply: ({ wanted }) => (isNear(Math.abs(wanted), 1) || wanted === 0 ? [] : [1 / wanted]),
    example: { about: 'Divide 3 by 12.', answer: '0.25', given: '4' },
  },
  {
    code: 'root_not_taken',
    text: 'Look at what your number measures: is a length asked for, or the square on it?',
    apply: ({ wanted, about }) =>
      Math.abs(wanted) > 1 && /square|root|side|length|long|distance/.test(about)
        ? [wanted * wanted]
        : [],
    example: { about: 'A square has this area. How long is its side?', answer: '13', given: '169' },
  },
  {
    code: 'root_halves',
    text: 'A square root asks which number times itself gives this one. That is not half of it.',
    apply: ({ wanted, about }) => (/root|square/.test(about) ? [(wanted * wanted) / 2] : []),
    example: { about: 'What is the square root of 64?', answer: '8', given: '32' },
  },
]
