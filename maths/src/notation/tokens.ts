import { type CommandSink, commandAt } from '#notation/commands.ts'
import { isLabel } from '#notation/labels.ts'
import { bracketRows, layoutText } from '#notation/layout-text.ts'
import {
  BRACKET_FUNCTIONS,
  CURRENCIES,
  NAME_SIGNS,
  SUPERSCRIPTS,
  VULGAR_FRACTIONS,
} from '#notation/names.ts'
import { readNumberAt } from '#notation/number-text.ts'
import { plainText } from '#notation/plain-text.ts'
import { type NameRules, splitNames, subscriptAt } from '#notation/split-names.ts'
import { type Token, Unreadable } from '#notation/token.ts'

const SIGNS = new Set("_+-*/×·÷±∓^()[]{}|=≠<>≤≥≈∈∉,;:%°!'∪∩∖⟨⟩⟦⟧&¦⌊⌋⌈⌉∑∏∫".split(''))

const PAIRS: readonly (readonly [string, string])[] = [
  ['=/=', '≠'],
  ['!=', '≠'],
  ['<=', '≤'],
  ['=<', '≤'],
  ['>=', '≥'],
  ['+/-', '±'],
  ['+-', '±'],
  ['**', '^'],
]

const ARROW = 'The arrow => says that something follows. Write “at least” as >=.'

/** A longer row of letters is a word, not a product. */
const MAX_LETTERS = 3

/** Whether a row of letters is a word of which the question has hardly a letter: “none”, “is”. */
function isForeign(word: string, pieces: readonly string[], variables: readonly string[]): boolean {
  if (word.length < 2 || pieces.length !== word.length) return false
  const known = new Set([...variables.map((name) => name.toLowerCase()), 'e', 'd'])
  return pieces.filter((name) => !known.has(name.toLowerCase())).length > 1
}

/** Whether a number here begins or goes on a row in brackets: `(1,000)`, `[-2,100]`, `{1,2,300}`. */
function isInRow(tokens: readonly Token[], space: boolean): boolean {
  const last = tokens.at(-1)
  const before = last?.text === '-' ? tokens.at(-2) : last
  if (before?.kind !== 'sign') return false
  return /^\\?[([{<⟨]$/.test(before.text) || (before.text === ',' && !space)
}

/** Cuts a text into tokens. Throws `Unreadable`. */
export function tokensOf(source: string, decimal: '.' | ',', names: NameRules): Token[] {
  // A full stop after a sentence is no part of the mathematics.
  const plain = layoutText(plainText(source))
  const text = (decimal === '.' ? bracketRows(plain) : plain).replace(/[.\s]+$/, '')
  return new Tokenizer(text, decimal, names).all()
}

class Tokenizer implements CommandSink {
  readonly #text: string
  readonly #decimal: '.' | ','
  readonly #names: NameRules
  readonly #tokens: Token[] = []
  #at = 0
  /** Whether a space was met since the last token. */
  #space = false

  constructor(text: string, decimal: '.' | ',', names: NameRules) {
    this.#text = text
    this.#decimal = decimal
    this.#names = names
  }

  all(): Token[] {
    while (this.#at < this.#text.length) this.#step(this.#text[this.#at] ?? '')
    this.put('end', '')
    return this.#tokens
  }

  readonly put = (kind: Token['kind'], text: string): void => {
    this.#tokens.push({ kind, text, space: this.#space })
    this.#space = false
  }

  readonly space = (): void => {
    this.#space = true
  }

  readonly inner = (words: string): readonly Token[] => tokensOf(words, this.#decimal, this.#names)

  readonly putWord = (word: string): void => {
    const { variables } = this.#names
    const pieces = splitNames(word, this.#names)
    const isWord = pieces.length > MAX_LETTERS && pieces.length === word.length
    const isKnown = variables !== undefined && pieces.every((name) => variables.includes(name))
    // "12 apples": words after a number name what it counts.
    const counts = this.#space && this.#tokens.at(-1)?.kind === 'number'
    if (isWord && !isKnown && isLabel(word) && counts) {
      this.put('label', word)
      return
    }
    const isUnknown = variables !== undefined && isForeign(word, pieces, variables)
    if ((isWord && variables === undefined) || isUnknown)
      throw new Unreadable('unknown_variable', `We do not know what “${word}” means here.`)
    for (const name of pieces) {
      if (name === 'sqrt') this.put('root', '2')
      else if (name === 'cbrt') this.put('root', '3')
      else this.put('name', name)
    }
  }

  #step(here: string): void {
    if (/\s/.test(here)) {
      this.space()
      this.#at += 1
    } else if (this.#beginsNumber(here)) this.#number(here)
    else if (/[a-zA-Z]/.test(here)) this.#letters()
    else if (here === '\\') this.#at = commandAt(this.#text, this.#at, this)
    else if (SUPERSCRIPTS[here] !== undefined) this.#superscript()
    else this.#sign(here)
  }

  #beginsNumber(here: string): boolean {
    const after = this.#text[this.#at + 1] ?? ''
    if (here === ',') return this.#decimal === ',' && /[0-9]/.test(after)
    return /[0-9.]/.test(here) && /[0-9]/.test(here + after)
  }

  #number(here: string): void {
    const isRow = here !== ',' && isInRow(this.#tokens, this.#space)
    const number = readNumberAt(this.#text, this.#at, this.#decimal, isRow)
    this.#at = number.end
    this.put('number', number.text)
  }

  #letters(): void {
    const word = /^[a-zA-Z]+/.exec(this.#text.slice(this.#at))?.[0] ?? ''
    this.#at += word.length
    if (this.#isTimes(word)) {
      this.put('sign', '×')
      return
    }
    if (this.#isNamedCall(word) || this.#isDegrees(word)) return
    const subscript = subscriptAt(this.#text, this.#at) ?? this.#digitsBelow(word)
    const prime = /^'{1,3}/.exec(this.#text.slice(this.#at))?.[0] ?? ''
    if ((subscript === undefined || word === 'log') && prime === '') {
      this.putWord(word)
      return
    }
    this.#at += prime.length + (subscript?.length ?? 0)
    const last = word.length - 1
    if (last > 0) this.putWord(word.slice(0, last))
    this.put('name', `${word[last] ?? ''}${prime}${subscript?.below ?? ''}`)
  }

  /** `max(2, x)`: words that are functions only before a bracket. */
  #isNamedCall(word: string): boolean {
    const name = this.#names.variables?.includes(word) ? undefined : BRACKET_FUNCTIONS.get(word)
    if (name === undefined || !/^\s*[({]/.test(this.#text.slice(this.#at))) return false
    this.put('name', name)
    return true
  }

  /** `45 degrees` is 45°; of a temperature the scale would follow. */
  #isDegrees(word: string): boolean {
    if (!/^deg(?:ree)?s?$/i.test(word) || this.#names.variables?.includes(word)) return false
    const last = this.#tokens.at(-1)
    const isAfterValue = last?.kind === 'number' || (last?.kind === 'sign' && last.text === ')')
    const isTemperature = /^\s*(?:[CFK]\b|cel|fahr|cent)/i.test(this.#text.slice(this.#at))
    if (!isAfterValue || isTemperature) return false
    this.put('sign', '°')
    return true
  }

  /** `x1` where the question has an `x_1`. */
  #digitsBelow(word: string): { readonly below: string; readonly length: number } | undefined {
    const { variables } = this.#names
    if (variables === undefined) return undefined
    const digits = /^\d+/.exec(this.#text.slice(this.#at))?.[0] ?? ''
    const below = `_${digits}`
    const isKnown = digits !== '' && variables.includes(`${word.at(-1)}${below}`)
    return isKnown ? { below, length: digits.length } : undefined
  }

  /** `3 x 10^4` is how a keyboard without a times sign writes standard form. */
  #isTimes(word: string): boolean {
    if (!/^x$/i.test(word) || this.#names.variables?.includes(word)) return false
    return this.#tokens.at(-1)?.kind === 'number' && /^\s*10\s*\^/.test(this.#text.slice(this.#at))
  }

  #superscript(): void {
    let power = ''
    for (;;) {
      const figure = SUPERSCRIPTS[this.#text[this.#at] ?? '']
      if (figure === undefined) break
      power += figure
      this.#at += 1
    }
    this.put('superscript', power)
  }

  /** Takes a sign of one character or of several. */
  #sign(here: string): void {
    if (this.#text.startsWith('=>', this.#at)) throw new Unreadable('unreadable', ARROW)
    if (
      SUM_LETTERS[here] !== undefined &&
      /^\s*_\s*\{[^{}]*=/.test(this.#text.slice(this.#at + 1))
    ) {
      this.#at += 1
      this.put('sign', SUM_LETTERS[here])
      return
    }
    const pair = PAIRS.find(([written]) => this.#text.startsWith(written, this.#at))
    const name = NAME_SIGNS[here]
    const subscript = name === undefined ? undefined : subscriptAt(this.#text, this.#at + 1)
    this.#at += pair === undefined ? 1 + (subscript?.length ?? 0) : pair[0].length
    if (ROOTS[here] !== undefined) this.put('root', ROOTS[here])
    else if (VULGAR_FRACTIONS[here] !== undefined) this.put('vulgar', here)
    else if (pair !== undefined) this.put('sign', pair[1])
    else if (name !== undefined) this.put('name', `${name}${subscript?.below ?? ''}`)
    else if (CURRENCIES.has(here)) this.put('label', here)
    else if (SIGNS.has(here)) this.put('sign', here === '*' ? '×' : here)
    else throw new Unreadable('unreadable', `We could not read “${here}” yet.`)
  }
}

/** Capital letters that stand for the sign of a sum or a product where their ends follow. */
const SUM_LETTERS: Readonly<Record<string, string>> = { Σ: '∑', Π: '∏' }

const ROOTS: Readonly<Record<string, string>> = { '√': '2', '∛': '3' }
