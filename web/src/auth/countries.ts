export type Country = { readonly value: string; readonly label: string }

/** Named by browsers as regions, and no country in which somebody lives. */
const noCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN'])
const privateUse = /^(AA|Q[M-Z]|X[A-JL-Z]|ZZ)$/

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every country by its two letters, by name: the names are the browser's own. */
export function countries(): readonly Country[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })
  const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && !privateUse.test(code) && isCurrent(code))
    .flatMap((value) => {
      const label = names.of(value)
      return label === undefined ? [] : [{ value, label }]
    })
    .toSorted((one, other) => one.label.localeCompare(other.label))
}

/** Where a browser's language says that somebody is: `en-GB` is in `GB`. */
export const countryOf = (language: string): string | undefined =>
  /^[a-z]{2,3}-(?:[A-Z][a-z]{3}-)?([A-Z]{2})\b/.exec(language)?.[1]
