const ELEMENTS: ReadonlySet<string> = new Set(
  `H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr
  Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Sm Eu Gd Tb Dy Ho Er Tm Yb Lu
  Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu`.split(/\s+/),
)
/** In capitals or not, these are words before they are formulas. */
const PLAIN_WORDS: ReadonlySet<string> = new Set('no in as at he be i if on us so pa'.split(' '))

const plain = (text: string): string => text.normalize('NFKC').replace(/[−⁻–‐]/g, '-')

/** Whether it is written as the formula of a substance: `CO2`, `NaCl`, `Co`. */
export function isFormula(word: string): boolean {
  if (!/^[A-Z]/.test(word)) return false
  const symbols = word.replace(/[\d()]/g, '').match(/[A-Z][a-z]?|[a-z]/g) ?? []
  return symbols.length > 0 && symbols.every((symbol) => ELEMENTS.has(symbol))
}

const wordsIn = (text: string): readonly string[] =>
  plain(text).match(/(?<![\p{L}\d])[A-Za-z][A-Za-z\d()]*/gu) ?? []

/** `other`: a formula of something else, as Co for CO. `doubtful`: small letters leave it open. */
export type FormulaMatch = 'same' | 'doubtful' | 'other'

/** Compares the capitals of the formulas that a reference has, where the letters are those of the answer. */
export function compareFormulas(typed: string, reference: string): FormulaMatch {
  const ours = wordsIn(typed)
  const matches = wordsIn(reference)
    .filter((word) => isFormula(word) && !PLAIN_WORDS.has(word.toLowerCase()))
    .map((formula) => compareFormula(ours, formula))
  if (matches.includes('other')) return 'other'
  return matches.includes('doubtful') ? 'doubtful' : 'same'
}

function compareFormula(ours: readonly string[], formula: string): FormulaMatch {
  const alike = ours.filter((word) => word.toLowerCase() === formula.toLowerCase())
  if (alike.length === 0 || alike.includes(formula)) return 'same'
  if (alike.some(isFormula)) return 'other'
  return alike.some((word) => word === word.toLowerCase()) && isEitherWay(formula)
    ? 'doubtful'
    : 'same'
}

/** Whether two letters can be read as one element and as two. */
const isEitherWay = (formula: string): boolean =>
  /^[A-Za-z]{2}$/.test(formula) &&
  isFormula(formula.toUpperCase()) &&
  isFormula(`${formula.charAt(0).toUpperCase()}${formula.slice(1).toLowerCase()}`)

const CHARGE =
  /(?<![\p{L}\d])([A-Za-z][A-Za-z\d()]*?)(?:\s?\^?\{?(\d*[+-]{1,4}|[+-]\d+)\}?|\s\{?(\d[+-])\}?)(?![\p{L}\d(])/gu

/** What carries a charge, each in one spelling: `SO4^{2-}`, `SO₄²⁻` → `so42-`; also a blood group, `A+`. */
export const chargesOf = (text: string): readonly string[] =>
  [...plain(text).matchAll(CHARGE)].map(([, base = '', charge, after]) => {
    const sign = charge ?? after ?? ''
    const turned = sign
      .replace(/^([+-])(\d+)$/, '$2$1')
      .replace(/^([+-])\1+$/, (run) => `${run.length}${run.charAt(0)}`)
      .replace(/^1([+-])$/, '$1')
    return `${base}${turned}`.toLowerCase()
  })

/** The text without what carries a charge. */
export const withoutCharges = (text: string): string => plain(text).replace(CHARGE, ' ')
