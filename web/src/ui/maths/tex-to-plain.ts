import { CONSTANT_NAMES, FUNCTION_NAMES } from '#ui/maths/names.ts'

const COMMANDS: Readonly<Record<string, string>> = {
  times: '*',
  cdot: '*',
  ast: '*',
  div: '/',
  pm: '±',
  le: '<=',
  leq: '<=',
  leqslant: '<=',
  ge: '>=',
  geq: '>=',
  geqslant: '>=',
  ne: '≠',
  neq: '≠',
  lt: '<',
  gt: '>',
  approx: '≈',
  infty: 'infinity',
  degree: '°',
  exponentialE: 'e',
  imaginaryI: 'i',
  differentialD: 'd',
  lbrace: '{',
  rbrace: '}',
  vert: '|',
  mid: '|',
  colon: ':',
  quad: ' ',
  qquad: ' ',
  placeholder: '□',
  square: '□',
}
const WORDS = new Set(['text', 'mathrm', 'operatorname', 'mbox', 'textrm', 'mathit'])
const FRACTIONS = new Set(['frac', 'dfrac', 'tfrac', 'cfrac'])
/** What may stand bare over or under a fraction bar, or in an exponent. */
const ATOM = /^(\d+(\.\d+)?|\p{L}|□)$/u

/**
 * LaTeX as people type it: `\frac{x+1}{2}` is `(x+1)/2`, `2\frac12` is `2 1/2`, `x^{10}` is `x^(10)`.
 * Never fails: a command that it does not know stays as its name.
 */
export function texToPlain(tex: string): string {
  let at = 0
  let out = ''

  const put = (text: string) => {
    const joinsLetters = /[\p{L}]$/u.test(out) && /^\p{L}/u.test(text)
    const wordBefore = /\p{L}{2,}$/u.test(out)
    const word = /^\p{L}{2,}/u.test(text)
    out += (joinsLetters && (word || wordBefore) ? ' ' : '') + text
  }
  const inside = (part: string) => texToPlain(part).trim()

  /** The argument that follows: a group in braces, a command, or one sign. */
  function argument(): string {
    while (tex[at] === ' ') at += 1
    if (tex[at] === '{') return group('{', '}')
    const command = /^\\[a-zA-Z]+/.exec(tex.slice(at))?.[0]
    const taken = command ?? tex.slice(at, at + 1)
    at += taken.length
    return taken
  }
  function group(open: string, close: string): string {
    const start = at + 1
    let depth = 0
    while (at < tex.length) {
      const sign = tex[at]
      if (sign === '\\') at += 1
      else if (sign === open) depth += 1
      else if (sign === close) {
        depth -= 1
        if (depth === 0) break
      }
      at += 1
    }
    const body = tex.slice(start, at)
    at += 1
    return body
  }

  function fraction() {
    const over = inside(argument())
    const under = inside(argument())
    const text = `${bracketed(over)}/${bracketed(under)}`
    const mixed = /\d$/.test(out) && /^\d+\/\d+$/.test(text)
    if (mixed) {
      out += ` ${text}`
      return
    }
    const rest = tex.slice(at).trimStart()
    const hugged =
      /[\p{L}\d)\]/!°%]$/u.test(out) || /^([\p{L}\d([^]|\\(left|sqrt|d?frac|pi)\b)/u.test(rest)
    out += hugged ? `(${text})` : text
  }

  function command() {
    const name = /^[a-zA-Z]+/.exec(tex.slice(at + 1))?.[0]
    if (name === undefined) {
      const sign = tex[at + 1] ?? ''
      at += 2
      out += /[%{}$]/.test(sign) ? sign : ' '
      return
    }
    at += 1 + name.length
    if (name === 'left' || name === 'right' || name === 'displaystyle') {
      if (tex[at] === '.') at += 1
    } else if (FRACTIONS.has(name)) fraction()
    else if (name === 'sqrt') {
      const index = tex[at] === '[' ? inside(group('[', ']')) : '2'
      const body = inside(argument())
      if (index === '2') put(`sqrt(${body})`)
      else if (index === '3') put(`cbrt(${body})`)
      else out += `(${body})^(1/${index})`
    } else if (WORDS.has(name)) put(` ${argument()} `)
    else if (name === 'placeholder') {
      argument()
      out += '□'
    } else if (COMMANDS[name] !== undefined) put(COMMANDS[name])
    else if (FUNCTION_NAMES.has(name) || CONSTANT_NAMES.has(name)) {
      put(name)
      while (tex[at] === ' ') at += 1
      if (/^[\p{L}\d]/u.test(tex.slice(at)) && FUNCTION_NAMES.has(name)) out += ' '
    } else put(name)
  }

  while (at < tex.length) {
    const sign = tex[at] ?? ''
    if (sign === '\\') command()
    else if (sign === '^') {
      at += 1
      const raw = argument()
      if (raw.trim() === '\\circ') out += '°'
      else out += `^${bracketed(inside(raw))}`
    } else if (sign === '_') {
      at += 1
      out += `_${inside(argument())}`
    } else if (sign === '{') {
      const body = group('{', '}')
      // {,} is a comma that keeps no space, as in 1{,}000.
      out += body === ',' ? ',' : inside(body)
    } else if (sign === '}' || sign === '&' || sign === '~') at += 1
    else {
      at += 1
      put(sign === '−' ? '-' : sign)
    }
  }
  return out.replaceAll(/\s+/g, ' ').trim()
}

function bracketed(text: string): string {
  return ATOM.test(text) ? text : `(${text})`
}
