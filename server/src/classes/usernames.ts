import { randomInt } from 'node:crypto'
import { limits } from '@learngrove/contract/auth.limits'

const shortest = 3
/** The numbers after a taken name, and by how much there are more of them with each. */
const numbers = { from: 2, to: 100, growth: 10 }

const ascii = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/**
 * Makes a username as schools know them, from the first name and the first letter of the last:
 * `ada.h`. A number follows where it was taken; `tries` were before it.
 */
export function schoolUsername(
  { first_name, last_name }: { readonly first_name: string; readonly last_name: string },
  tries = 0,
): string {
  const initial = ascii(last_name).slice(0, 1)
  const first = ascii(first_name) || 'pupil'
  const base = initial ? `${first}.${initial}` : first
  const number =
    tries === 0 ? '' : String(randomInt(numbers.from, numbers.to * numbers.growth ** tries))
  const name = `${base.slice(0, limits.username - number.length)}${number}`
  return name.length < shortest ? name.padEnd(shortest, '0') : name
}
