import { mobilePattern } from '@learngrove/contract/auth.limits'

/** Country code of a number without one. */
const homeCountry = '+44'

/** Converts a mobile number to E.164; undefined if it cannot be one. */
export function toE164(typed: string): string | undefined {
  const plain = typed.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+')
  const number = plain.startsWith('0') ? homeCountry + plain.slice(1) : plain
  return mobilePattern.test(number) ? number : undefined
}
