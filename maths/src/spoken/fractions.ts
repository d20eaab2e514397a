const parts = ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const longer: Readonly<Record<string, string>> = {
  '10': 'tenth',
  '12': 'twelfth',
  '100': 'hundredth',
}

/** Says a fraction by its name where it has one: 3 and 4 are "three quarters"; undefined elsewhere. */
export function fractionName(top: string, under: string): string | undefined {
  const part = longer[under] ?? parts[Number(under)]
  const count = counts[Number(top)]
  if (!part || !count || top === '0') return undefined
  if (top === '1') return `one ${part}`
  return `${count} ${part === 'half' ? 'halves' : `${part}s`}`
}

/** Says by their names the fractions that stand as "3 over 4" in what is said already. */
export const nameFractions = (said: string): string =>
  said.replace(
    /(?<![\d.]|\bover )\b(\d) over (\d+)(?![\d.])(?! over\b)/g,
    (all, top: string, under: string) => fractionName(top, under) ?? all,
  )
