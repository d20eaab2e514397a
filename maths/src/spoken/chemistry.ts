const elements = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr ' +
    'Rb Sr Ag Cd Sn Sb I Xe Cs Ba Pt Au Hg Pb U'
  ).split(' '),
)

const pieces = /[A-Z][a-z]?|\d+|[()]|\^?[+-]/g
const formula =
  /(?<![\p{L}\d])(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+(?:\^?\d?[+-])?(?![\p{L}\d])/gu

/** Says a chemical formula letter by letter: `H2O` is "H 2 O", `Ca^2+` is "C a 2 plus". */
export const sayFormula = (text: string): string =>
  (text.match(pieces) ?? [])
    .map((piece) => {
      if (piece.endsWith('+')) return 'plus'
      if (piece.endsWith('-')) return 'minus'
      if (piece === '(' || piece === ')') return ''
      return piece.split('').join(/\d/.test(piece) ? '' : ' ')
    })
    .filter((piece) => piece !== '')
    .join(' ')

/** Tells whether letters and numbers are a formula: symbols of elements, with a number or a charge among them. */
export function isFormula(text: string): boolean {
  const symbols = text.match(/[A-Z][a-z]?/g) ?? []
  return (
    /\d|\^?[+-]$/.test(text) && symbols.length > 0 && symbols.every((each) => elements.has(each))
  )
}

/** Says the formulae that stand in a text. */
export const sayFormulae = (text: string): string =>
  text.replace(formula, (found) => (isFormula(found) ? sayFormula(found) : found))
