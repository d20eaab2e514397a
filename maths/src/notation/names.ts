import type { ConstantName } from '#notation/node.ts'

/** The functions that an answer may use, with what they are called when read out. */
export const FUNCTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sin: 'sine',
    cos: 'cosine',
    tan: 'tangent',
    sec: 'secant',
    csc: 'cosecant',
    cot: 'cotangent',
    arcsin: 'inverse sine',
    arccos: 'inverse cosine',
    arctan: 'inverse tangent',
    arcsec: 'inverse secant',
    arccsc: 'inverse cosecant',
    arccot: 'inverse cotangent',
    arsinh: 'inverse hyperbolic sine',
    arcosh: 'inverse hyperbolic cosine',
    artanh: 'inverse hyperbolic tangent',
    arsech: 'inverse hyperbolic secant',
    arcsch: 'inverse hyperbolic cosecant',
    arcoth: 'inverse hyperbolic cotangent',
    sinh: 'hyperbolic sine',
    cosh: 'hyperbolic cosine',
    tanh: 'hyperbolic tangent',
    sech: 'hyperbolic secant',
    csch: 'hyperbolic cosecant',
    coth: 'hyperbolic cotangent',
    ln: 'natural log',
    log: 'log',
    exp: 'exponential',
    sqrt: 'square root',
    cbrt: 'cube root',
    abs: 'absolute value',
    floor: 'floor',
    ceil: 'ceiling',
    sgn: 'sign',
    det: 'determinant',
    max: 'maximum',
    min: 'minimum',
    conj: 'complex conjugate',
    arg: 'argument',
    Re: 'real part',
    Im: 'imaginary part',
  }),
)

/** Functions that are taken for letters unless a bracket follows: `min` may be minutes, `Re` R times e. */
export const BRACKET_FUNCTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    max: 'max',
    min: 'min',
    conj: 'conj',
    conjugate: 'conj',
    arg: 'arg',
    Re: 'Re',
    Im: 'Im',
    sgn: 'sgn',
    sign: 'sgn',
    signum: 'sgn',
    root: 'root',
    cis: 'cis',
  }),
)

/** Functions of any number of values. */
export const ROW_FUNCTIONS: ReadonlySet<string> = new Set(['max', 'min'])

/** The functions that LaTeX has a command for. */
export const LATEX_FUNCTIONS: ReadonlySet<string> = new Set(
  'sin cos tan sec csc cot arcsin arccos arctan sinh cosh tanh coth ln log exp det max min arg'.split(
    ' ',
  ),
)

/** Other spellings of functions. */
export const FUNCTION_SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cosec: 'csc',
    cosech: 'csch',
    asin: 'arcsin',
    acos: 'arccos',
    atan: 'arctan',
    acot: 'arccot',
    arctg: 'arctan',
    tg: 'tan',
    ctg: 'cot',
    asinh: 'arsinh',
    acosh: 'arcosh',
    atanh: 'artanh',
    arcsinh: 'arsinh',
    arccosh: 'arcosh',
    arctanh: 'artanh',
    asech: 'arsech',
    acsch: 'arcsch',
    acoth: 'arcoth',
    arcsech: 'arsech',
    arccsch: 'arcsch',
    arccoth: 'arcoth',
    lg: 'log',
  }),
)

export const GREEK: readonly string[] = [
  'alpha',
  'beta',
  'gamma',
  'delta',
  'epsilon',
  'zeta',
  'eta',
  'theta',
  'kappa',
  'lambda',
  'mu',
  'nu',
  'xi',
  'rho',
  'sigma',
  'tau',
  'phi',
  'chi',
  'psi',
  'omega',
  'Gamma',
  'Delta',
  'Theta',
  'Lambda',
  'Sigma',
  'Phi',
  'Psi',
  'Omega',
]

export const GREEK_LETTERS: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ϵ: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ϑ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Γ: 'Gamma',
  Δ: 'Delta',
  Θ: 'Theta',
  Λ: 'Lambda',
  Σ: 'Sigma',
  Φ: 'Phi',
  Ψ: 'Psi',
  Ω: 'Omega',
}

/** Greek letters that are too short to be told from products, unless they stand as a command. */
export const SHORT_GREEK: ReadonlySet<string> = new Set(['nu', 'xi', 'eta', 'chi', 'psi'])

/** What is read out and what is printed for the constants. */
export const CONSTANTS: Readonly<Record<ConstantName, { latex: string; speech: string }>> = {
  pi: { latex: '\\pi', speech: 'pi' },
  e: { latex: 'e', speech: 'e' },
  infinity: { latex: '\\infty', speech: 'infinity' },
  reals: { latex: '\\mathbb{R}', speech: 'the real numbers' },
  integers: { latex: '\\mathbb{Z}', speech: 'the integers' },
  naturals: { latex: '\\mathbb{N}', speech: 'the natural numbers' },
  empty: { latex: '\\emptyset', speech: 'the empty set' },
}

export const VULGAR_FRACTIONS: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
}

export const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  '⁺': '+',
  '⁻': '-',
  ⁿ: 'n',
  ˣ: 'x',
}

/** Signs of money, which stand before a number or after it. */
export const CURRENCIES: ReadonlySet<string> = new Set(['$', '€', '£', '¥', '₹', '₩'])

/** Single signs that are names. */
export const NAME_SIGNS: Readonly<Record<string, string>> = {
  ...GREEK_LETTERS,
  ℝ: 'reals',
  ℤ: 'integers',
  ℕ: 'naturals',
  '∅': 'empty',
}
