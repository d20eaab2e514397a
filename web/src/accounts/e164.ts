import { mobilePattern } from '@learngrove/contract/auth.limits'

/** A number without a country is taken for one of where the product is at home. */
const homeCountry = '+44'

/** A mobile number as it is dialled across borders; nothing if it cannot be one. */
export function toE164(typed: string): string | undefined {
  const plain = typed.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+')
  const number = plain.startsWith('0') ? homeCountry + plain.slice(1) : plain
  return mobilePattern.test(number) ? number : undefined
}
