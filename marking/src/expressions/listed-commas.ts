/** Three figures after a comma without a space: thousands, or the next of several numbers. */
const GLUED = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/
/** What parts numbers besides a comma without a space. */
const PARTED = /,\s|;|\bor\b|\band\b|\\text|\n/
const COMMA_DECIMALS = /(?<![\d,])\d+(?:,\d+)+(?![\d,])/

export type Several = { readonly count: number; readonly hasThousands: boolean }

/**
 * Commas between numbers of a key of several values: `60,120` are two angles and not sixty
 * thousand. Where the key itself has thousands they stay as they are.
 */
export function listedCommas(
  text: string,
  several: Several | undefined,
  decimal: '.' | ',',
): string {
  if (several === undefined || several.hasThousands || decimal === ',') return text
  // Nobody begins a number of a list with noughts: 12,000 is not 12 and 0.
  if (/\d,0\d\d(?!\d)/.test(text)) return text
  return text.replace(/(?<=\d),(?=\d)/g, ', ')
}

/** What to ask where a comma can be read in two ways; undefined where it cannot. */
export function commaQuestion(
  text: string,
  several: Several | undefined,
  decimal: '.' | ',',
): string | undefined {
  if (several === undefined || PARTED.test(text)) return undefined
  if (decimal === ',') {
    const found = COMMA_DECIMALS.exec(text)?.[0]
    const count = found?.split(',').length
    return found !== undefined && count === several.count
      ? `Do you mean ${found.replaceAll(',', ' and ')}? Please put a semicolon between your numbers.`
      : undefined
  }
  const found = several.hasThousands ? GLUED.exec(text)?.[0] : undefined
  return (
    found &&
    `Do you mean ${found.replaceAll(',', '')}, or ${found.replaceAll(',', ' and ')}? Please put a space after a comma between numbers.`
  )
}
