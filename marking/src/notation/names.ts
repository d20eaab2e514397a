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
  }),
)

/** Other spellings of functions. */
export const FUNCTION_SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cosec: 'csc',
    cosech: 'csch',
    asin: 'arcsin',
    acos: 'arccos',
    atan: 'arctan',
    lg: 'log',
  }),
)

export const GREEK: readonly string[] = [
  'alpha',
  'beta',
  'gamma',
  'delta',
  'epsilon',
  'theta',
  'lambda',
  'mu',
  'rho',
  'sigma',
  'tau',
  'phi',
  'omega',
]

export const GREEK_LETTERS: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  ω: 'omega',
}

/** LaTeX commands that stand for one sign. */
export const COMMAND_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    times: '×',
    cdot: '·',
    ast: '*',
    div: '÷',
    pm: '±',
    mp: '∓',
    le: '≤',
    leq: '≤',
    leqslant: '≤',
    ge: '≥',
    geq: '≥',
    geqslant: '≥',
    ne: '≠',
    neq: '≠',
    lt: '<',
    gt: '>',
    approx: '≈',
    lor: 'or',
    vee: 'or',
    land: 'and',
    wedge: 'and',
    lbrace: '\\{',
    rbrace: '\\}',
    lvert: '|',
    rvert: '|',
    vert: '|',
    mid: '|',
    lbrack: '[',
    rbrack: ']',
    degree: '°',
  }),
)

/** LaTeX commands that only place or style what follows. */
export const SILENT_COMMANDS: ReadonlySet<string> = new Set([
  'left',
  'right',
  'mleft',
  'mright',
  'big',
  'Big',
  'bigl',
  'bigr',
  'displaystyle',
  'textstyle',
  'quad',
  'qquad',
  'limits',
  'nolimits',
])

/** LaTeX commands whose argument is plain words. */
export const TEXT_COMMANDS: ReadonlySet<string> = new Set([
  'text',
  'mathrm',
  'mathit',
  'mathbf',
  'operatorname',
  'textrm',
  'mbox',
])

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
