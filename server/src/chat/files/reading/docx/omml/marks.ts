import { signOf } from './signs.ts'

/** What stands over a letter, by the sign that combines with it. */
const accents: Readonly<Record<string, string>> = {
  '\u0302': 'hat',
  '^': 'hat',
  '\u0303': 'tilde',
  '~': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '\u00af': 'bar',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u030c': 'check',
  '\u0301': 'acute',
  '\u0300': 'grave',
  '\u20d7': 'vec',
  '\u2192': 'vec',
  '\u20d6': 'overleftarrow',
  '\u20e1': 'overleftrightarrow',
}

/** The command for an accent; without a sign Word means a hat. */
export const accentOf = (sign = '\u0302'): string => accents[sign] ?? 'hat'

const groups: Readonly<Record<string, readonly [top: string, bottom: string]>> = {
  '\u23df': ['overbrace', 'underbrace'],
  '\u23de': ['overbrace', 'underbrace'],
  '\u2192': ['overrightarrow', 'underrightarrow'],
  '\u2190': ['overleftarrow', 'underleftarrow'],
}

/** The command for a sign that spans what it stands over or under; without one Word means a brace below. */
export function groupOf(sign = '\u23df', position = 'bot'): string {
  const [top, bottom] = groups[sign] ?? ['overline', 'underline']
  return position === 'top' ? top : bottom
}

/** A bracket behind `\left` or `\right`; none is a full stop. */
export function delimiterOf(sign: string): string {
  if (sign === '') return '.'
  const latex = signOf(sign).trim()
  return latex.startsWith('\\') && /[a-z]$/i.test(latex) ? `${latex} ` : latex
}
