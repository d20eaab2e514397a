import { chargesOf, isFormula, withoutCharges } from '#text/formulas.ts'

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉'

const plain = (text: string): string =>
  withoutCharges(text)
    .replace(/[₀-₉]/g, (digit) => `${SUBSCRIPTS.indexOf(digit)}`)
    .trim()

/** The symbols of a formula, each once: `CH4` → C, H. */
const symbolsOf = (formula: string): ReadonlySet<string> =>
  new Set(formula.match(/[A-Z][a-z]?/g) ?? [])

const baseOf = (charge: string): string => charge.replace(/\d*[+-]$/, '')

const CHARGE = 'The charge is not there yet: does the particle gain or lose electrons?'
const OTHER_CHARGE = 'Look at the charge once more: how large is it, and of which sign?'
const CAPITALS =
  'In formulas capital and small letters are different symbols. Look at each of them.'
const COUNTS = 'The symbols are the right ones. Look at the small numbers and where they stand.'
const MISSING = 'There is an element missing in your formula.'
const ONE_MORE = 'There is an element in your formula that does not belong there.'

/** How the formula of a substance differs from the one that is wanted. */
export function formulaWords(typed: string, wanted: string): string | undefined {
  const [ours, theirs] = [chargesOf(typed), chargesOf(wanted)]
  if (theirs.length > 0) {
    if (ours.length === 0)
      return typed.trim().toLowerCase() === baseOf(theirs[0] ?? '') ? CHARGE : undefined
    const isSameBase = ours.map(baseOf).join(' ') === theirs.map(baseOf).join(' ')
    return isSameBase ? OTHER_CHARGE : undefined
  }
  const [a, b] = [plain(typed), plain(wanted)]
  if (!isFormula(a) || !isFormula(b) || a === b) return undefined
  if (a.toLowerCase() === b.toLowerCase()) return CAPITALS
  const [mine, asked] = [symbolsOf(a), symbolsOf(b)]
  const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].every((symbol) => other.has(symbol))
  if (isWithin(mine, asked)) return isWithin(asked, mine) ? COUNTS : MISSING
  return isWithin(asked, mine) ? ONE_MORE : undefined
}
