import { FUNCTION_NAMES, SIGNS } from '#ui/maths/names.ts'
import { type PlainToken, plainTokens } from '#ui/maths/plain-tokens.ts'

/** `bare` is what stands inside when the whole is one pair of brackets: a fraction bar needs none. */
type Piece = { readonly tex: string; readonly bare?: string }
type Sign = (typeof SIGNS)[number]

const bareOf = ({ tex, bare }: Piece): string => bare ?? tex

/** How deep brackets may nest, so that no typing exhausts the stack. */
const MAX_DEPTH = 40
const END: PlainToken = { kind: 'end', text: '', spaced: false }
const OPENS_FACTOR = ['(', '[', 'sqrt', 'cbrt', '√', '□']

class Unread extends Error {}

/**
 * What is typed, as LaTeX: `(x+1)/2` becomes `\frac{x+1}{2}`. Groups products as the marking does
 * (`1/2x` is half of x). It keeps every sign as it was typed and knows empty boxes, so that a line can go
 * back and forth between the two kinds of field; the reader of the marker keeps the meaning alone.
 * `undefined` while it cannot be read, as with a bracket still open.
 */
export function plainToTex(text: string): string | undefined {
  const tokens = plainTokens(text)
  if (tokens === undefined) return undefined
  try {
    return new Typed(tokens).whole()
  } catch (error) {
    if (error instanceof Unread) return undefined
    throw error
  }
}

/** Descends over the tokens, one method a level of precedence. */
class Typed {
  readonly #tokens: readonly PlainToken[]
  #at = 0
  #depth = 0

  constructor(tokens: readonly PlainToken[]) {
    this.#tokens = tokens
  }

  whole(): string {
    const tex = this.#statements()
    if (this.#peek().kind !== 'end') throw new Unread()
    return tex.trim()
  }

  #peek(ahead = 0): PlainToken {
    return this.#tokens[this.#at + ahead] ?? END
  }

  #next(): PlainToken {
    return this.#tokens[this.#at++] ?? END
  }

  #isMark(mark: string): boolean {
    const { kind, text } = this.#peek()
    return kind === 'mark' && text === mark
  }

  #takes(mark: string): boolean {
    const taken = this.#isMark(mark)
    if (taken) this.#at += 1
    return taken
  }

  #sign(): Sign | undefined {
    const { kind, text } = this.#peek()
    return kind === 'sign' ? SIGNS.find((sign) => sign.typed.includes(text)) : undefined
  }

  #statements(): string {
    let tex = this.#relation()
    for (;;) {
      if (this.#peek().kind === 'word') tex += `\\text{ ${this.#next().text} }${this.#relation()}`
      else if (this.#isMark(',') || this.#isMark(';'))
        tex += `${this.#next().text}\\;${this.#relation()}`
      else return tex
    }
  }

  #relation(): string {
    let tex = this.#sum()
    for (let sign = this.#sign(); sign?.kind === 'relation'; sign = this.#sign()) {
      this.#next()
      tex += ` ${sign.tex} ${this.#sum()}`
    }
    return tex
  }

  #sum(): string {
    let tex = ''
    do {
      const sign = this.#sign()
      if (sign?.kind === 'sum') {
        this.#next()
        tex += `${sign.tex} `
      }
      tex += this.#product().tex
    } while (this.#sign()?.kind === 'sum')
    return tex
  }

  #product(): Piece {
    let left = this.#power()
    for (;;) {
      const sign = this.#sign()
      if (sign?.kind === 'fraction') {
        this.#next()
        left = { tex: `\\frac{${bareOf(left)}}{${bareOf(this.#factor())}}` }
      } else if (sign?.kind === 'product' || sign?.kind === 'divide') {
        this.#next()
        left = { tex: `${left.tex} ${sign.tex} ${this.#fraction() ?? this.#factor().tex}` }
      } else if (this.#startsFactor()) left = { tex: left.tex + this.#power().tex }
      else return left
    }
  }

  /** Keeps a fraction of whole numbers after × or ÷ together: `1/2 ÷ 1/3`. */
  #fraction(): string | undefined {
    const [over, slash, under] = [this.#peek(), this.#peek(1), this.#peek(2)]
    const isWhole = [over, under].every(({ kind, text }) => kind === 'number' && /^\d+$/.test(text))
    if (!isWhole || slash.text !== '/' || this.#peek(3).text === '^') return undefined
    this.#at += 3
    return `\\frac{${over.text}}{${under.text}}`
  }

  /** After × or ÷ a sign may stand: 3 × −2. */
  #factor(): Piece {
    const sign = this.#sign()
    if (sign?.kind !== 'sum') return this.#power()
    this.#next()
    return { tex: `${sign.tex} ${this.#power().tex}` }
  }

  #startsFactor(): boolean {
    const { kind, text } = this.#peek()
    if (kind === 'name') return true
    if (kind === 'number') return this.#peek(-1).text === ')'
    return kind === 'mark' && OPENS_FACTOR.includes(text)
  }

  #power(): Piece {
    let piece = this.#atom()
    for (;;) {
      if (this.#takes('^')) piece = { tex: `${piece.tex}^{${bareOf(this.#factor())}}` }
      else if (this.#takes('%')) piece = { tex: `${piece.tex}\\%` }
      else if (this.#takes('°')) piece = { tex: `${piece.tex}^{\\circ}` }
      else if (this.#takes('!')) piece = { tex: `${piece.tex}!` }
      else return piece
    }
  }

  #bracket(close: string): string {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) throw new Unread()
    const inner = this.#statements()
    if (!this.#takes(close)) throw new Unread()
    this.#depth -= 1
    return inner
  }

  #atom(): Piece {
    const { kind, text } = this.#next()
    if (kind === 'number') return { tex: this.#mixed(text.replaceAll(',', '{,}')) }
    if (kind === 'name') return { tex: this.#name(text) }
    if (kind === 'mark' && (text === '(' || text === '[')) {
      const inner = this.#bracket(text === '(' ? ')' : ']')
      return { tex: `\\left(${inner}\\right)`, bare: inner }
    }
    if (text === '|') return { tex: `\\left|${this.#bracket('|')}\\right|` }
    if (text === 'sqrt' || text === '√') return { tex: `\\sqrt{${bareOf(this.#atom())}}` }
    if (text === 'cbrt') return { tex: `\\sqrt[3]{${bareOf(this.#atom())}}` }
    if (text === '□') return { tex: '\\square' }
    throw new Unread()
  }

  /** `1 1/2` is one and a half. */
  #mixed(whole: string): string {
    const [over, slash, under] = [this.#peek(), this.#peek(1), this.#peek(2)]
    const follows = over.kind === 'number' && over.spaced && slash.text === '/'
    if (!follows || under.kind !== 'number') return whole
    this.#at += 3
    return `${whole}\\frac{${over.text}}{${under.text}}`
  }

  #name(name: string): string {
    const subscript = this.#takes('_') ? `_{${this.#next().text}}` : ''
    if (name === 'infinity') return `\\infty${subscript}`
    return FUNCTION_NAMES.has(name) || name.length > 1 ? `\\${name}${subscript} ` : name + subscript
  }
}
