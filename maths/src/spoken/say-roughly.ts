/** What a sign or a command is called where nothing else is known of it. */
const WORDS: Readonly<Record<string, string>> = {
  times: 'times',
  cdot: 'times',
  div: 'divided by',
  pm: 'plus or minus',
  le: 'is less than or equal to',
  leq: 'is less than or equal to',
  ge: 'is greater than or equal to',
  geq: 'is greater than or equal to',
  ne: 'is not equal to',
  neq: 'is not equal to',
  lt: 'is less than',
  gt: 'is greater than',
  approx: 'is about',
  sim: 'is similar to',
  to: 'gives',
  rightarrow: 'gives',
  longrightarrow: 'gives',
  Rightarrow: 'so',
  implies: 'so',
  rightleftharpoons: 'is in balance with',
  infty: 'infinity',
  circ: 'degrees',
  degree: 'degrees',
  angle: 'angle',
  triangle: 'triangle',
  perp: 'is perpendicular to',
  parallel: 'is parallel to',
  therefore: 'therefore',
  because: 'because',
  dots: 'and so on',
  ldots: 'and so on',
  cdots: 'and so on',
  sqrt: 'the square root of',
  '=': 'equals',
  '+': 'plus',
  '-': 'minus',
  '−': 'minus',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '×': 'times',
  '÷': 'divided by',
  '*': 'times',
  '/': 'over',
  '%': 'per cent',
  '|': 'bar',
  '(': 'open bracket',
  ')': 'close bracket',
  ':': 'to',
}
const POWERS: Readonly<Record<string, string>> = {
  '2': 'squared',
  '3': 'cubed',
  '\\circ': 'degrees',
}
/** Commands that only say how something looks, before what they are said of. */
const LOOKS =
  /^(?:left|right|big|Big|bigg|quad|qquad|limits|overline|vec|hat|bar|underline|boxed|mathbf|mathrm|mathit|text|textbf|textrm|operatorname|mbox|ce|displaystyle)$/

/** Says what the reader of mathematics cannot read, sign by sign in the order in which it is written. Never fails. */
export function sayRoughly(tex: string): string {
  const words: string[] = []
  let at = 0
  const skipSpaces = () => {
    while (/\s/.test(tex[at] ?? '')) at += 1
  }
  /** What an exponent or a bar is said of: a group, a command, or one sign. */
  const argument = (): string => {
    skipSpaces()
    if (tex[at] === '{') {
      const from = at + 1
      let depth = 0
      for (; at < tex.length; at += 1) {
        if (tex[at] === '{') depth += 1
        if (tex[at] === '}') depth -= 1
        if (depth === 0) break
      }
      at += 1
      return tex.slice(from, at - 1)
    }
    const taken = /^(?:\\[A-Za-z]+|\\?.)/s.exec(tex.slice(at))?.[0] ?? ''
    at += taken.length
    return taken
  }
  const command = (name: string) => {
    if (/^[dtc]?frac$/.test(name)) {
      const [top, under] = [argument(), argument()]
      words.push(sayRoughly(top), 'over', sayRoughly(under))
    } else if (/^text|^math|^operatorname$|^mbox$/.test(name)) words.push(argument())
    else if (WORDS[name] !== undefined) words.push(WORDS[name])
    else if (!LOOKS.test(name)) words.push(name)
  }
  while (at < tex.length) {
    const next = /^(?:\\([A-Za-z]+)|\\(.)|(\d[\d,]*(?:\.\d+)?)|(\p{L}+)|([\^_])|([\s\S]))/u.exec(
      tex.slice(at),
    )
    at += next?.[0].length ?? 1
    const [, name, escaped, number, letters, script, sign] = next ?? []
    if (name !== undefined) command(name)
    else if (number ?? letters) words.push(number ?? letters ?? '')
    else if (script === '^') words.push(powerWords(argument()))
    else if (script === '_') words.push(sayRoughly(argument()))
    else if (sign !== undefined || escaped !== undefined)
      words.push(WORDS[sign ?? escaped ?? ''] ?? signWords(sign))
  }
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.;?!])/g, '')
    .trim()
}

const signWords = (sign: string | undefined): string =>
  /^[,.;?!£$€]$/.test(sign ?? '') ? (sign ?? '') : ''

function powerWords(exponent: string): string {
  const bare = exponent.trim()
  return (
    POWERS[bare] ?? (/^[+-]$/.test(bare) ? (WORDS[bare] ?? '') : `to the power ${sayRoughly(bare)}`)
  )
}
