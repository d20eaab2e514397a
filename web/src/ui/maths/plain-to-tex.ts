import { FUNCTION_NAMES, SIGNS } from '#ui/maths/names.ts'
import { type PlainToken, plainTokens } from '#ui/maths/plain-tokens.ts'

/** `bare` is what stands inside when the whole is one pair of brackets: a fraction bar needs none. */
type Piece = { readonly tex: string; readonly bare?: string }

const signOf = (text: string) => SIGNS.find((sign) => sign.typed.includes(text))
const bareOf = ({ tex, bare }: Piece): string => bare ?? tex

/** How deep brackets may nest, so that no typing exhausts the stack. */
const MAX_DEPTH = 40

/**
 * What is typed, as LaTeX: `(x+1)/2` becomes `\frac{x+1}{2}`. Reads products from left to right, as the
 * marking does (`1/2x` is half of x). `undefined` while it cannot be read, as with a bracket still open.
 */
export function plainToTex(text: string): string | undefined {
  const tokens = plainTokens(text)
  if (tokens === undefined) return undefined
  const end: PlainToken = { kind: 'end', text: '', spaced: false }
  let at = 0
  let depth = 0
  const peek = (ahead = 0): PlainToken => tokens[at + ahead] ?? end
  const next = (): PlainToken => tokens[at++] ?? end
  const isMark = (mark: string) => peek().kind === 'mark' && peek().text === mark
  const takes = (mark: string): boolean => {
    const taken = isMark(mark)
    if (taken) at += 1
    return taken
  }

  class Unread extends Error {}

  function statements(): string {
    let tex = relation()
    for (;;) {
      if (peek().kind === 'word') tex += `\\text{ ${next().text} }${relation()}`
      else if (isMark(',') || isMark(';')) tex += `${next().text}\\;${relation()}`
      else return tex
    }
  }
  function relation(): string {
    let tex = sum()
    for (let sign = relationHere(); sign !== undefined; sign = relationHere()) {
      next()
      tex += ` ${sign.tex} ${sum()}`
    }
    return tex
  }
  const relationHere = () => {
    const sign = peek().kind === 'sign' ? signOf(peek().text) : undefined
    return sign?.kind === 'relation' ? sign : undefined
  }
  function sum(): string {
    let tex = ''
    do {
      const sign = peek().kind === 'sign' ? signOf(peek().text) : undefined
      if (sign?.kind === 'sum') {
        next()
        tex += `${sign.tex} `
      }
      tex += product().tex
    } while (peek().kind === 'sign' && signOf(peek().text)?.kind === 'sum')
    return tex
  }
  function product(): Piece {
    let left = power()
    for (;;) {
      const sign = peek().kind === 'sign' ? signOf(peek().text) : undefined
      if (sign?.kind === 'fraction') {
        next()
        left = { tex: `\\frac{${bareOf(left)}}{${bareOf(factor())}}` }
      } else if (sign?.kind === 'product' || sign?.kind === 'divide') {
        next()
        left = { tex: `${left.tex} ${sign.tex} ${factor().tex}` }
      } else if (startsFactor()) left = { tex: left.tex + power().tex }
      else return left
    }
  }
  /** After × or ÷ a sign may stand: 3 × −2. */
  function factor(): Piece {
    const sign = peek().kind === 'sign' ? signOf(peek().text) : undefined
    if (sign?.kind !== 'sum') return power()
    next()
    return { tex: `${sign.tex} ${power().tex}` }
  }
  function startsFactor(): boolean {
    const { kind, text } = peek()
    if (kind === 'name') return true
    if (kind === 'number') return tokens?.[at - 1]?.text === ')'
    return kind === 'mark' && ['(', '[', 'sqrt', 'cbrt', '√', '□'].includes(text)
  }
  function power(): Piece {
    let piece = atom()
    for (;;) {
      if (takes('^')) piece = { tex: `${piece.tex}^{${bareOf(factor())}}` }
      else if (takes('%')) piece = { tex: `${piece.tex}\\%` }
      else if (takes('°')) piece = { tex: `${piece.tex}^{\\circ}` }
      else if (takes('!')) piece = { tex: `${piece.tex}!` }
      else return piece
    }
  }
  function bracket(close: string): string {
    depth += 1
    if (depth > MAX_DEPTH) throw new Unread()
    const inner = statements()
    if (!takes(close)) throw new Unread()
    depth -= 1
    return inner
  }
  function atom(): Piece {
    const { kind, text } = next()
    if (kind === 'number') return { tex: mixed(text.replaceAll(',', '{,}')) }
    if (kind === 'name') return { tex: nameTex(text) }
    if (kind === 'mark' && (text === '(' || text === '[')) {
      const inner = bracket(text === '(' ? ')' : ']')
      return { tex: `\\left(${inner}\\right)`, bare: inner }
    }
    if (text === '|') return { tex: `\\left|${bracket('|')}\\right|` }
    if (text === 'sqrt' || text === '√') return { tex: `\\sqrt{${bareOf(atom())}}` }
    if (text === 'cbrt') return { tex: `\\sqrt[3]{${bareOf(atom())}}` }
    if (text === '□') return { tex: '\\square' }
    throw new Unread()
  }
  /** `1 1/2` is one and a half. */
  function mixed(whole: string): string {
    const [over, slash, under] = [peek(), peek(1), peek(2)]
    const follows = over.kind === 'number' && over.spaced && slash.text === '/'
    if (!follows || under.kind !== 'number') return whole
    at += 3
    return `${whole}\\frac{${over.text}}{${under.text}}`
  }
  function nameTex(name: string): string {
    const subscript = takes('_') ? `_{${next().text}}` : ''
    if (name === 'infinity') return `\\infty${subscript}`
    if (FUNCTION_NAMES.has(name)) return `\\${name}${subscript} `
    return name.length > 1 ? `\\${name}${subscript} ` : name + subscript
  }

  try {
    const tex = statements()
    return peek().kind === 'end' ? tex.trim() : undefined
  } catch (error) {
    if (error instanceof Unread) return undefined
    throw error
  }
}
