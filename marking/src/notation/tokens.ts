import type { ReadingProblem } from '#judgement.ts'
import {
  COMMAND_SIGNS,
  FUNCTION_SPELLINGS,
  FUNCTIONS,
  GREEK,
  SILENT_COMMANDS,
  SUPERSCRIPTS,
  TEXT_COMMANDS,
  VULGAR_FRACTIONS,
} from '#notation/names.ts'
import { readNumberAt } from '#notation/number-text.ts'
import { plainText } from '#notation/plain-text.ts'
import { type NameRules, splitNames } from '#notation/split-names.ts'

export type Token = {
  readonly kind: 'number' | 'name' | 'sign' | 'superscript' | 'vulgar' | 'frac' | 'root' | 'end'
  readonly text: string
  /** Whether a space stands before it: `1 1/2` is mixed, `11/2` is not. */
  readonly space: boolean
}

/** Thrown inside the reader only; `readMaths` turns it into an answer. */
export class Unreadable extends Error {
  readonly problem: ReadingProblem
  constructor(problem: ReadingProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

const SIGNS = new Set('+-*/×·÷±∓^()[]{}|=≠<>≤≥≈,;%°!'.split(''))

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

const NAMED = new Set([
  ...FUNCTIONS.keys(),
  ...FUNCTION_SPELLINGS.keys(),
  ...GREEK,
  'pi',
  'infinity',
])

/** Cuts a text into tokens. Throws `Unreadable`. */
export function tokensOf(source: string, decimal: '.' | ',', names: NameRules): Token[] {
  // A full stop after a sentence is no part of the mathematics.
  const text = plainText(source).replace(/\.$/, '')
  const tokens: Token[] = []
  let at = 0
  let space = false
  const put = (kind: Token['kind'], value: string) => {
    tokens.push({ kind, text: value, space })
    space = false
  }
  const putWord = (word: string) => {
    const pieces = splitNames(word, names)
    if (
      names.variables === undefined &&
      pieces.length > MAX_LETTERS &&
      pieces.length === word.length
    )
      throw new Unreadable('unknown_variable', `We do not know what “${word}” means here.`)
    for (const name of pieces) {
      if (name === 'sqrt') put('root', '2')
      else if (name === 'cbrt') put('root', '3')
      else put('name', name)
    }
  }
  const readCommand = () => {
    const name = /^[a-zA-Z]+/.exec(text.slice(at + 1))?.[0]
    if (name === undefined) {
      const sign = text[at + 1] ?? ''
      at += 2
      if (sign === '%' || sign === '|') put('sign', sign)
      else if (sign === '{' || sign === '}') put('sign', `\\${sign}`)
      else if (' ,;:!'.includes(sign)) space = true
      else throw new Unreadable('unreadable', `We could not read “\\${sign}” yet.`)
      return
    }
    at += 1 + name.length
    const sign = COMMAND_SIGNS.get(name)
    if (SILENT_COMMANDS.has(name)) {
      space = true
      // \left. and \right. stand for no bracket at all.
      if (text[at] === '.' && /left|right/.test(name)) at += 1
    } else if (sign === 'or' || sign === 'and') put('name', sign)
    else if (sign !== undefined) put('sign', sign)
    else if (/^[dtc]?frac$/.test(name)) put('frac', name)
    else if (name === 'sqrt') put('root', '')
    else if (name === 'infty') put('name', 'infinity')
    else if (name === 'exponentialE') put('name', 'e')
    else if (NAMED.has(name)) putWord(name)
    else if (name === 'placeholder')
      throw new Unreadable('unreadable', 'There is still an empty box in your answer.')
    else if (TEXT_COMMANDS.has(name)) readWords()
    else throw new Unreadable('unreadable', `We could not read “\\${name}” yet.`)
  }
  const readWords = () => {
    const words = /^\s*\{([^{}]*)\}/.exec(text.slice(at))
    if (words === null) return
    at += words[0].length
    // What stands in a text command is words, so the reading goes on inside it.
    for (const token of tokensOf(words[1] ?? '', decimal, names)) {
      if (token.kind !== 'end') put(token.kind, token.text)
    }
  }
  while (at < text.length) {
    const here = text[at] ?? ''
    const pair = PAIRS.find(([written]) => text.startsWith(written, at))
    if (/\s/.test(here)) {
      space = true
      at += 1
    } else if (/[0-9.]/.test(here) && /[0-9]/.test(here + (text[at + 1] ?? ''))) {
      const before = tokens[tokens.length - 1]
      const number = readNumberAt(text, at, decimal, before?.text === '(' || before?.text === '{')
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
      const subscript = /^_(?:\{([a-zA-Z0-9]{1,8})\}|([a-zA-Z0-9]))/.exec(text.slice(at))
      if (subscript !== null && word !== 'log') {
        at += subscript[0].length
        const last = word.length - 1
        if (last > 0) putWord(word.slice(0, last))
        put('name', `${word[last] ?? ''}_${subscript[1] ?? subscript[2] ?? ''}`)
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
