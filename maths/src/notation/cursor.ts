import { type Token, Unreadable } from '#notation/token.ts'

const END: Token = { kind: 'end', text: '', space: false }

/** A place in a row of tokens, and what can be asked there. */
export type Cursor = {
  readonly peek: (ahead?: number) => Token
  readonly last: () => Token
  readonly next: () => Token
  readonly skip: (count: number) => void
  /** Puts another token in place of the next one. */
  readonly put: (token: Token) => void
  readonly isSign: (text: string, ahead?: number) => boolean
  readonly isWord: (text: string) => boolean
  /** Takes the sign if it is next, and says whether it was. */
  readonly takes: (text: string) => boolean
  /** Takes the closing bracket; throws `Unreadable` where it is missing. */
  readonly close: (text: string) => void
}

export function openCursor(tokens: Token[]): Cursor {
  let at = 0
  const peek = (ahead = 0): Token => tokens[at + ahead] ?? END
  const isSign = (text: string, ahead = 0): boolean => {
    const token = peek(ahead)
    return token.kind === 'sign' && token.text === text
  }
  const takes = (text: string): boolean => {
    if (!isSign(text)) return false
    at += 1
    return true
  }
  return {
    peek,
    isSign,
    takes,
    last: () => tokens[at - 1] ?? END,
    next: () => {
      const token = peek()
      at += 1
      return token
    },
    skip: (count) => {
      at += count
    },
    put: (token) => {
      tokens[at] = token
    },
    isWord: (text) => peek().kind === 'name' && peek().text === text,
    close: (text) => {
      if (!takes(text))
        throw new Unreadable('unbalanced_bracket', 'A bracket is opened that is not closed again.')
    },
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
