/** Relative atomic masses as in the tables of examination boards. */
export const atomicMasses: Readonly<Record<string, number>> = Object.fromEntries(
  `H 1,He 4,Li 7,Be 9,B 11,C 12,N 14,O 16,F 19,Ne 20,Na 23,Mg 24,Al 27,Si 28,P 31,S 32,Cl 35.5,Ar 40,K 39,Ca 40,Ti 48,
  Cr 52,Mn 55,Fe 56,Co 59,Ni 59,Cu 63.5,Zn 65,Br 80,Kr 84,Ag 108,Sn 119,I 127,Ba 137,Au 197,Hg 201,Pb 207`
    .split(/,\s*/)
    .map((pair) => pair.split(' '))
    .map(([symbol, mass]) => [symbol, Number(mass)]),
)

/** More atoms of one kind in one formula are not written in school. */
const MOST_ATOMS = 200

export type Atoms = ReadonlyMap<string, number>

const subscripts = '₀₁₂₃₄₅₆₇₈₉'

export const plainFormula = (text: string): string =>
  text
    .replace(/[₀-₉]/g, (digit) => String(subscripts.indexOf(digit)))
    .replace(/_\{?(\d+)\}?/g, '$1')

/** Counts the atoms of `Ca(OH)2`; undefined where it is no formula. */
export function atomsIn(formula: string): Atoms | undefined {
  if (!/^(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*){1,12}$/.test(formula)) return undefined
  const atoms = new Map<string, number>()
  const flat = formula.replace(/\(([^()]+)\)(\d*)/g, (_, inner: string, times: string) =>
    inner.replace(
      /([A-Z][a-z]?)(\d*)/g,
      (__, symbol: string, count: string) => `${symbol}${Number(count || 1) * Number(times || 1)}`,
    ),
  )
  for (const [, symbol = '', count] of flat.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    const sum = (atoms.get(symbol) ?? 0) + Number(count || 1)
    if (atomicMasses[symbol] === undefined || sum > MOST_ATOMS || sum === 0) return undefined
    atoms.set(symbol, sum)
  }
  return atoms
}

export const massOf = (atoms: Atoms): number =>
  [...atoms].reduce((sum, [symbol, count]) => sum + (atomicMasses[symbol] ?? 0) * count, 0)

/** Writes a formula as LaTeX, with its counts lowered. */
export const formulaLatex = (formula: string): string =>
  `\\text{${formula.replace(/\d+/g, (count) => `}_{${count}}\\text{`)}}`.replaceAll('\\text{}', '')
