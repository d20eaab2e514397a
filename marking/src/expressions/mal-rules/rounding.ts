import {
  isNear,
  type NumberRule,
  type NumberSlipContext,
  rounded,
} from '#expressions/mal-rules/number-rule.ts'

/** How far a result may be off to have been rounded on the way, relative to it. */
const EARLY = 0.01

const figuresPlaces = (value: number, figures: number): number =>
  value === 0 ? figures - 1 : figures - 1 - Math.floor(Math.log10(Math.abs(value)))

/** The number of decimal places that is asked for; undefined where none is. */
export function placesOf({ tolerance, wanted }: NumberSlipContext): number | undefined {
  if (tolerance === undefined) return undefined
  if ('decimal_places' in tolerance) return tolerance.decimal_places
  if ('significant_figures' in tolerance)
    return figuresPlaces(wanted, tolerance.significant_figures)
  return undefined
}

export const ROUNDING_RULES: readonly NumberRule[] = [
  {
    code: 'places_and_figures_mixed_up',
    text: 'Decimal places are counted from the point, significant figures from the first digit that is not nought.',
    apply: ({ wanted, tolerance }) => {
      if (tolerance === undefined) return []
      if ('decimal_places' in tolerance)
        return [rounded(wanted, figuresPlaces(wanted, tolerance.decimal_places))]
      return 'significant_figures' in tolerance
        ? [rounded(wanted, tolerance.significant_figures)]
        : []
    },
    example: {
      about: 'Round.',
      answer: '0.04863',
      tolerance: { significant_figures: 3 },
      given: '0.049',
    },
  },
  {
    code: 'rounded_too_far',
    text: 'This is rounded further than asked. Keep more digits.',
    apply: (context) => {
      const places = placesOf(context)
      if (places === undefined) return []
      return [1, 2, 3].map((less) => rounded(context.wanted, places - less))
    },
    example: { about: 'Round.', answer: '57.318', tolerance: { decimal_places: 2 }, given: '57.3' },
  },
  {
    code: 'noughts_dropped_in_rounding',
    text: 'A rounded number keeps its size: fill the places before the point with noughts.',
    apply: ({ wanted, tolerance }) => {
      if (tolerance === undefined || !('significant_figures' in tolerance)) return []
      const places = figuresPlaces(wanted, tolerance.significant_figures)
      return places < 0 ? [rounded(wanted, places) * 10 ** places] : []
    },
    example: {
      about: 'Round.',
      answer: '48731',
      tolerance: { significant_figures: 2 },
      given: '49',
    },
  },
  {
    code: 'rounded_the_wrong_way',
    text: 'Look at the digit right after the last one you keep: it decides whether you round up or down.',
    apply: (context) => {
      const places = placesOf(context)
      if (places === undefined) return []
      const scaled = context.wanted * 10 ** places
      return [Math.floor(scaled), Math.ceil(scaled)].map((n) => n / 10 ** places)
    },
    example: { about: 'Round.', answer: '4.386', tolerance: { decimal_places: 2 }, given: '4.38' },
  },
]

/** A value near the key, but not near enough: something was rounded before the end. */
export const isRoundedEarly = (context: NumberSlipContext, given: number): boolean =>
  placesOf(context) !== undefined &&
  !isNear(given, context.wanted) &&
  !Number.isInteger(given) &&
  Math.abs(given - context.wanted) <= EARLY * Math.abs(context.wanted)
