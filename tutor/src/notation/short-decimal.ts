import { type Rational, toDecimal } from '@learngrove/maths/rational'

/** More places than these are shown as a fraction. */
const MOST_PLACES = 6

/** Writes a value as a decimal where it ends soon. */
export const shortDecimal = (value: Rational): string | undefined => toDecimal(value, MOST_PLACES)
