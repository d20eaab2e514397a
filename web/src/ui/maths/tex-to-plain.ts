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
 * Never fails, because a line is half written most of the time: a command that it does not know stays
 * as its name.
 */
export const texToPlain = (tex: string): string => new Written(tex).plain()

const inside = (part: string): string => texToPlain(part).trim()

/** Goes once through the signs of a line and keeps what is typed for them. */
class Written {
  readonly #tex: string
  #at = 0
  #out = ''

  constructor(tex: string) {
    this.#tex = tex
  }

  plain(): string {
    while (this.#at < this.#tex.length) this.#step(this.#tex[this.#at] ?? '')
    return this.#out.replaceAll(/\s+/g, ' ').trim()
  }

  #step(sign: string): void {
    if (sign === '\\') this.#command()
    else if (sign === '^') {
      this.#at += 1
      const raw = this.#argument()
      this.#out += raw.trim() === '\\circ' ? '°' : `^${bracketed(inside(raw))}`
    } else if (sign === '_') {
      this.#at += 1
      this.#out += `_${inside(this.#argument())}`
    } else if (sign === '{') {
      const body = this.#group('{', '}')
      // {,} is a comma that keeps no space, as in 1{,}000.
      this.#out += body === ',' ? ',' : inside(body)
    } else {
      this.#at += 1
      if (!'}&~'.includes(sign)) this.#put(sign === '−' ? '-' : sign)
    }
  }

  #put(text: string): void {
    const joinsLetters = /[\p{L}]$/u.test(this.#out) && /^\p{L}/u.test(text)
    const wordBefore = /\p{L}{2,}$/u.test(this.#out)
    const word = /^\p{L}{2,}/u.test(text)
    this.#out += (joinsLetters && (word || wordBefore) ? ' ' : '') + text
  }

  #rest(): string {
    return this.#tex.slice(this.#at)
  }

  #skipSpaces(): void {
    while (this.#tex[this.#at] === ' ') this.#at += 1
  }

  /** The argument that follows: a group in braces, a command, or one sign. */
  #argument(): string {
    this.#skipSpaces()
    if (this.#tex[this.#at] === '{') return this.#group('{', '}')
    const taken = /^\\[a-zA-Z]+/.exec(this.#rest())?.[0] ?? this.#rest().slice(0, 1)
    this.#at += taken.length
    return taken
  }

  #group(open: string, close: string): string {
    const start = this.#at + 1
    let depth = 0
    while (this.#at < this.#tex.length) {
      const sign = this.#tex[this.#at]
      if (sign === '\\') this.#at += 1
      else if (sign === open) depth += 1
      else if (sign === close) {
        depth -= 1
        if (depth === 0) break
      }
      this.#at += 1
    }
    const body = this.#tex.slice(start, this.#at)
    this.#at += 1
    return body
  }

  #command(): void {
    const name = /^[a-zA-Z]+/.exec(this.#tex.slice(this.#at + 1))?.[0]
    if (name === undefined) {
      const sign = this.#tex[this.#at + 1] ?? ''
      this.#at += 2
      this.#out += /[%{}$]/.test(sign) ? sign : ' '
      return
    }
    this.#at += 1 + name.length
    if (name === 'left' || name === 'right' || name === 'displaystyle') {
      if (this.#tex[this.#at] === '.') this.#at += 1
    } else if (FRACTIONS.has(name)) this.#fraction()
    else if (name === 'sqrt') this.#root()
    else if (WORDS.has(name)) this.#put(` ${this.#argument()} `)
    else if (name === 'placeholder') {
      this.#argument()
      this.#out += '□'
    } else if (COMMANDS[name] !== undefined) this.#put(COMMANDS[name])
    else if (FUNCTION_NAMES.has(name) || CONSTANT_NAMES.has(name)) this.#name(name)
    else this.#put(name)
  }

  #fraction(): void {
    const over = inside(this.#argument())
    const under = inside(this.#argument())
    const text = `${bracketed(over)}/${bracketed(under)}`
    if (/\d$/.test(this.#out) && /^\d+\/\d+$/.test(text)) {
      this.#out += ` ${text}`
      return
    }
    const rest = this.#rest().trimStart()
    const hugged =
      /[\p{L}\d)\]/!°%]$/u.test(this.#out) ||
      /^([\p{L}\d([^]|\\(left|sqrt|d?frac|pi)\b)/u.test(rest)
    this.#out += hugged ? `(${text})` : text
  }

  #root(): void {
    const index = this.#tex[this.#at] === '[' ? inside(this.#group('[', ']')) : '2'
    const body = inside(this.#argument())
    if (index === '2') this.#put(`sqrt(${body})`)
    else if (index === '3') this.#put(`cbrt(${body})`)
    else this.#out += `(${body})^(1/${index})`
  }

  #name(name: string): void {
    this.#put(name)
    this.#skipSpaces()
    if (/^[\p{L}\d]/u.test(this.#rest()) && FUNCTION_NAMES.has(name)) this.#out += ' '
  }
}

const bracketed = (text: string): string => (ATOM.test(text) ? text : `(${text})`)
