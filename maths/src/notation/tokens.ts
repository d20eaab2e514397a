import { commandAt } from '#notation/commands.ts'
import { isLabel } from '#notation/labels.ts'
import { layoutText } from '#notation/layout-text.ts'
import { CURRENCIES, NAME_SIGNS, SUPERSCRIPTS, VULGAR_FRACTIONS } from '#notation/names.ts'
import { readNumberAt } from '#notation/number-text.ts'
import { plainText } from '#notation/plain-text.ts'
import { type NameRules, splitNames, subscriptAt } from '#notation/split-names.ts'
import { type Token, Unreadable } from '#notation/token.ts'

const SIGNS = new Set("+-*/×·÷±∓^()[]{}|=≠<>≤≥≈∈∉,;:%°!'∪∩∖⟨⟩⟦⟧&¦⌊⌋⌈⌉".split(''))

const PAIRS: readonly (readonly [string, string])[] = [
  ['=/=', '≠'],
  ['!=', '≠'],
  ['<=', '≤'],
  ['=<', '≤'],
  ['>=', '≥'],
  ['=>', '≥'],
  ['+/-', '±'],
  ['+-', '±'],
  ['**', '^'],
]

/** A longer row of letters is a word, not a product. */
const MAX_LETTERS = 3

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
  const text = layoutText(plainText(source)).replace(/[.\s]+$/, '')
  const tokens: Token[] = []
  let at = 0
  let space = false
  const put = (kind: Token['kind'], value: string) => {
    tokens.push({ kind, text: value, space })
    space = false
  }
  const isVariable = (name: string) => names.variables?.includes(name) === true
  const putWord = (word: string) => {
    const pieces = splitNames(word, names)
    const isWord = pieces.length > MAX_LETTERS && pieces.length === word.length
    const isKnown = names.variables !== undefined && pieces.every((name) => isVariable(name))
    // "12 apples": words after a number name what it counts.
    if (isWord && !isKnown && isLabel(word) && space && tokens.at(-1)?.kind === 'number') {
      put('label', word)
      return
    }
    if (isWord && names.variables === undefined)
      throw new Unreadable('unknown_variable', `We do not know what “${word}” means here.`)
    for (const name of pieces) {
      if (name === 'sqrt') put('root', '2')
      else if (name === 'cbrt') put('root', '3')
      else put('name', name)
    }
  }
  const readCommand = () => {
    at = commandAt(text, at, {
      put,
      putWord,
      space: () => {
        space = true
      },
      inner: (words) => tokensOf(words, decimal, names),
    })
  }
  while (at < text.length) {
    const here = text[at] ?? ''
    const pair = PAIRS.find(([written]) => text.startsWith(written, at))
    if (/\s/.test(here)) {
      space = true
      at += 1
    } else if (/[0-9.]/.test(here) && /[0-9]/.test(here + (text[at + 1] ?? ''))) {
      const number = readNumberAt(text, at, decimal, isInRow(tokens, space))
      at = number.end
      put('number', number.text)
    } else if (here === ',' && decimal === ',' && /[0-9]/.test(text[at + 1] ?? '')) {
      const number = readNumberAt(text, at, decimal, false)
      at = number.end
      put('number', number.text)
    } else if (/[a-zA-Z]/.test(here)) {
      const word = /^[a-zA-Z]+/.exec(text.slice(at))?.[0] ?? here
      at += word.length
      // 3 x 10^4 is how a keyboard without a times sign writes standard form.
      if (
        /^x$/i.test(word) &&
        tokens.at(-1)?.kind === 'number' &&
        !names.variables?.includes(word)
      ) {
        if (/^\s*10\s*\^/.test(text.slice(at))) {
          put('sign', '×')
          continue
        }
      }
      const subscript = subscriptAt(text, at)
      const prime = /^'{1,3}/.exec(text.slice(at))?.[0] ?? ''
      if ((subscript !== undefined && word !== 'log') || prime !== '') {
        at += prime.length + (subscript?.length ?? 0)
        const last = word.length - 1
        if (last > 0) putWord(word.slice(0, last))
        put('name', `${word[last] ?? ''}${prime}${subscript?.below ?? ''}`)
      } else putWord(word)
    } else if (here === '\\') readCommand()
    else if (here === '√') {
      at += 1
      put('root', '2')
    } else if (here === '∛') {
      at += 1
      put('root', '3')
    } else if (SUPERSCRIPTS[here] !== undefined) {
      let power = ''
      while (SUPERSCRIPTS[text[at] ?? ''] !== undefined) {
        power += SUPERSCRIPTS[text[at] ?? '']
        at += 1
      }
      put('superscript', power)
    } else if (VULGAR_FRACTIONS[here] !== undefined) {
      at += 1
      put('vulgar', here)
    } else if (pair !== undefined) {
      at += pair[0].length
      put('sign', pair[1])
    } else if (NAME_SIGNS[here] !== undefined) {
      const subscript = subscriptAt(text, at + 1)
      at += 1 + (subscript?.length ?? 0)
      put('name', `${NAME_SIGNS[here]}${subscript?.below ?? ''}`)
    } else if (CURRENCIES.has(here)) {
      at += 1
      put('label', here)
    } else if (here === '_') {
      at += 1
      put('sign', '_')
    } else if (SIGNS.has(here)) {
      at += 1
      put('sign', here === '*' ? '×' : here)
    } else throw new Unreadable('unreadable', `We could not read “${here}” yet.`)
  }
  put('end', '')
  return tokens
}
