const symbols: Readonly<Record<string, string>> = {
  times: '×',
  div: '÷',
  cdot: '×',
  pi: 'π',
  approx: '≈',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  pm: '±',
  circ: '°',
  degree: '°',
  to: '→',
  rightarrow: '→',
  Rightarrow: '⇒',
  theta: 'θ',
  Omega: 'Ω',
  Delta: 'Δ',
  pounds: '£',
  quad: ' ',
  qquad: ' ',
}

const simple = (text: string) => (/^[\w.]+$/.test(text) ? text : `(${text})`)

/** A text as it would be typed without LaTeX and Markdown: what people's words are looked for in. */
export function plainOf(text: string): string {
  let plain = text.replace(/\\d?t?frac\s*(\w)\s*(\w)/g, '$1/$2')
  for (let inner = ''; inner !== plain; ) {
    inner = plain
    plain = plain
      .replace(
        /\\d?t?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
        (_, top: string, bottom: string) => `${simple(top)}/${simple(bottom)}`,
      )
      .replace(/\\(?:text|mathrm|textbf|mathbf|operatorname|bm)\s*\{([^{}]*)\}/g, '$1')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, root: string) => `√${simple(root)}`)
  }
  return plain
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => symbols[name] ?? name)
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\\([%£$])/g, '$1')
    .replace(/\^\{([^{}]*)\}/g, (_, power: string) => `^${simple(power)}`)
    .replace(/_\{([^{}]*)\}/g, '_$1')
    .replace(/\^°/g, '°')
    .replace(/\{,\}/g, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/[$*{}`]/g, '')
    .replace(/[−–]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/[ \t]+/g, ' ')
    .trim()
}

/** Words alone, for comparing two answers. */
export const wordsOf = (text: string): readonly string[] =>
  plainOf(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The first two sentences, in which a verdict stands. */
export const openingOf = (text: string): string =>
  plainOf(text)
    .split(/(?<=[.!?:])\s+|\n+/)
    .filter(Boolean)
    .slice(0, 2)
    .join(' ')
