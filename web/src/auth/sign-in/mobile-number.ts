import { mobilePattern } from '@learngrove/contract/auth.limits'

/** Countries by their dialling codes. Any other number is typed with its plus. */
export const dialCodes = [
  { value: '44', label: 'UK +44' },
  { value: '353', label: 'Ireland +353' },
  { value: '33', label: 'France +33' },
  { value: '34', label: 'Spain +34' },
  { value: '39', label: 'Italy +39' },
  { value: '49', label: 'Germany +49' },
  { value: '31', label: 'Netherlands +31' },
  { value: '48', label: 'Poland +48' },
  { value: '40', label: 'Romania +40' },
  { value: '91', label: 'India +91' },
  { value: '92', label: 'Pakistan +92' },
  { value: '880', label: 'Bangladesh +880' },
  { value: '234', label: 'Nigeria +234' },
  { value: '971', label: 'UAE +971' },
  { value: '852', label: 'Hong Kong +852' },
  { value: '65', label: 'Singapore +65' },
  { value: '61', label: 'Australia +61' },
  { value: '1', label: 'US, Canada +1' },
] as const

export type DialCode = (typeof dialCodes)[number]['value']

/** Italian numbers keep their nought; all others lose it after a country code. */
const keepsNought: readonly string[] = ['39']

/** Converts a number as people write it to E.164; undefined if it cannot be one. */
export function dialledNumber(typed: string, code: DialCode): string | undefined {
  const plain = typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+')
  const national = keepsNought.includes(code) ? plain : plain.replace(/^0/, '')
  const number = plain.startsWith('+') ? plain.replace(/^\+440/, '+44') : `+${code}${national}`
  return mobilePattern.test(number) ? number : undefined
}

/** Returns the end of a number, which only its owner recognises. */
export const endOf = (number: string): string => number.slice(-3)
