import { type Token, Unreadable } from '#notation/token.ts'

const CLOSING = /^(?:[)\]}⟩⌋⌉⟧]|\\\})$/

const END: Token = { kind: 'end', text: '', space: false }

/** A place in a row of tokens, and what can be asked there. */
export class Cursor {
  readonly #tokens: Token[]
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = [...tokens]
  }

  peek(ahead = 0): Token {
    return this.#tokens[this.#at + ahead] ?? END
  }

  last(): Token {
    return this.#tokens[this.#at - 1] ?? END
  }

  next(): Token {
    const token = this.peek()
    this.#at += 1
    return token
  }

  skip(count: number): void {
    this.#at += count
  }

  /** Puts another token in place of the next one. */
  put(token: Token): void {
    this.#tokens[this.#at] = token
  }

  /** Puts one token in the place of several that are still to come. */
  replace(ahead: number, count: number, token: Token): void {
    this.#tokens.splice(this.#at + ahead, count, token)
  }

  isSign(text: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return token.kind === 'sign' && token.text === text
  }

  isWord(text: string): boolean {
    const token = this.peek()
    return token.kind === 'name' && token.text === text
  }

  /** Takes the sign if it is next, and says whether it was. */
  takes(text: string): boolean {
    if (!this.isSign(text)) return false
    this.#at += 1
    return true
  }

  /** Takes the closing bracket; throws `Unreadable` where it is missing. */
  close(text: string): void {
    if (this.takes(text)) return
    // What stands here instead is what could not be read, unless the line is over.
    const { kind, text: here } = this.peek()
    const isOver = kind === 'end' || (kind === 'sign' && CLOSING.test(here))
    if (!isOver && this.#closes(text)) refuse(this.peek())
    throw new Unreadable('unbalanced_bracket', 'A bracket is opened that is not closed again.')
  }

  /** Whether the sign stands anywhere further on. */
  #closes(text: string): boolean {
    return this.#tokens.some(
      (token, i) => i > this.#at && token.kind === 'sign' && token.text === text,
    )
  }
}

/** Refuses the token, in words that point at it. */
export function refuse(token: Token): never {
  if (token.kind === 'end')
    throw new Unreadable('unreadable', 'Your answer stops too early: something is still missing.')
  if (token.kind === 'sign' && /^[)\]}]$|^\\}$/.test(token.text))
    throw new Unreadable('unbalanced_bracket', 'A bracket is closed that was never opened.')
  throw new Unreadable('unreadable', `We could not read your answer near “${token.text}” yet.`)
}
