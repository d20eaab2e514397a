import {
  ACCENTS,
  COMMAND_NAMES,
  COMMAND_SIGNS,
  NUMBER_SETS,
  SILENT_COMMANDS,
  TEXT_COMMANDS,
} from '#notation/command-names.ts'
import { isLabel } from '#notation/labels.ts'
import { FUNCTION_SPELLINGS, FUNCTIONS, GREEK } from '#notation/names.ts'
import { phraseOf } from '#notation/plain-text.ts'
import { subscriptAt } from '#notation/split-names.ts'
import { type Token, type TokenKind, Unreadable } from '#notation/token.ts'

/** What a command may do to the row of tokens. */
export type CommandSink = {
  readonly put: (kind: TokenKind, text: string) => void
  readonly putWord: (word: string) => void
  readonly space: () => void
  /** The tokens of other text. */
  readonly inner: (text: string) => readonly Token[]
}

const NAMED = new Set([...FUNCTIONS.keys(), ...FUNCTION_SPELLINGS.keys(), ...GREEK, 'pi'])
const GROUP = /^\s*\{((?:[^{}]|\{[^{}]*\})*)\}/
/** Words and units, as against letters that stand for something. */
const WORDS =
  /^[\s(]*(?:[a-zA-ZÀ-ÿ°€£]{2,}|[a-zA-Z]+\s*[/.^·]\s*[a-zA-Z0-9]+)[a-zA-ZÀ-ÿ\s/^.,'()·0-9-]*$/

/** Reads the LaTeX command at `at` and returns where it ends. Throws `Unreadable`. */
export function commandAt(text: string, at: number, sink: CommandSink): number {
  const { put, putWord, space } = sink
  const name = /^[a-zA-Z]+/.exec(text.slice(at + 1))?.[0]
  if (name === undefined) {
    const sign = text[at + 1] ?? ''
    if (sign === '%' || sign === '|') put('sign', sign)
    else if (sign === '{' || sign === '}') put('sign', `\\${sign}`)
    else if (sign === '$') put('label', sign)
    else if (' ,;:!'.includes(sign)) space()
    else throw new Unreadable('unreadable', `We could not read “\\${sign}” yet.`)
    return at + 2
  }
  const end = at + 1 + name.length
  const sign = COMMAND_SIGNS.get(name)
  const constant = COMMAND_NAMES.get(name)
  if (SILENT_COMMANDS.has(name)) {
    space()
    // \left. and \right. stand for no bracket at all.
    return text[end] === '.' && /left|right/.test(name) ? end + 1 : end
  }
  if (sign === 'or' || sign === 'and') put('name', sign)
  else if (sign !== undefined) put('sign', sign)
  else if (/^[dtc]?frac$/.test(name)) return fractionAt(text, end, name, sink)
  else if (/^[dt]?binom$/.test(name)) put('frac', 'binom')
  else if (name === 'sqrt') put('root', '')
  else if (constant !== undefined) put('name', constant)
  else if (GREEK.includes(name)) {
    const subscript = subscriptAt(text, end)
    put('name', `${name}${subscript?.below ?? ''}`)
    return end + (subscript?.length ?? 0)
  } else if (NAMED.has(name)) putWord(name)
  else if (name === 'placeholder')
    throw new Unreadable('unreadable', 'There is still an empty box in your answer.')
  else if (ACCENTS.has(name)) return accentAt(text, end, name, sink)
  else if (name === 'differentialD') put('name', 'd')
  else if (name === 'mathbb') return numberSetAt(text, end, sink)
  else if (TEXT_COMMANDS.has(name)) return wordsAt(text, end, name, sink)
  else throw new Unreadable('unreadable', `We could not read “\\${name}” yet.`)
  return end
}

const SLOPE = /\s*\{\s*d\s*([a-zA-Z])\s*\}\s*\{\s*d\s*([a-zA-Z])\s*\}/y

/** A fraction, but for dy/dx, which is one name. */
function fractionAt(text: string, at: number, name: string, { put }: CommandSink): number {
  SLOPE.lastIndex = at
  const slope = SLOPE.exec(text)
  if (slope === null) put('frac', name)
  else put('name', `d${slope[1]}/d${slope[2]}`)
  return slope === null ? at : at + slope[0].length
}

/** What stands in a text command: words beside the mathematics, or mathematics set upright. */
function wordsAt(text: string, at: number, name: string, { put, inner }: CommandSink): number {
  const group = GROUP.exec(text.slice(at))
  if (group === null) return at
  const words = group[1] ?? ''
  const bare = words.trim()
  const meaning = phraseOf(bare)
  if (meaning !== undefined) {
    for (const token of inner(meaning)) if (token.kind !== 'end') put(token.kind, token.text)
    return at + group[0].length
  }
  const isName = NAMED.has(bare) || /^(?:or|and|sqrt|cbrt)$/i.test(bare) || name === 'operatorname'
  const isUpright = name.startsWith('math') && bare.length < 3
  const isUnit = /^\s+[a-zA-Z]\s*$/.test(words)
  if (/^(?:per ?cent|pct)$/i.test(bare)) put('sign', '%')
  else if (!isName && WORDS.test(bare) && !isLabel(bare))
    throw new Unreadable('unreadable', `We could not read “${bare}” beside mathematics yet.`)
  else if (isUnit || (!isName && !isUpright && WORDS.test(bare))) put('label', bare)
  else for (const token of inner(words)) if (token.kind !== 'end') put(token.kind, token.text)
  return at + group[0].length
}

/** `\vec{a}` is the name a; over more than a letter it is none. */
function accentAt(text: string, at: number, name: string, sink: CommandSink): number {
  const over = /^(?:bar|overline)$/.test(name) ? GROUP.exec(text.slice(at)) : null
  if (over !== null && /[-+\d]|\\frac/.test(over[1] ?? '')) {
    // A bar over more than a letter is the conjugate.
    sink.put('name', 'conj')
    sink.put('sign', '(')
    for (const token of sink.inner(over[1] ?? ''))
      if (token.kind !== 'end') sink.put(token.kind, token.text)
    sink.put('sign', ')')
    return at + over[0].length
  }
  const group = /^\s*(?:\{\s*(\\?[a-zA-Z]+)\s*\}|([a-zA-Z]))/.exec(text.slice(at))
  const letter = (group?.[1] ?? group?.[2] ?? '').replace('\\', '').replace('math', '')
  const plain = COMMAND_NAMES.get(letter) ?? letter
  if (group === null || (plain.length !== 1 && !GREEK.includes(plain)))
    throw new Unreadable('unreadable', `We could not read “\\${name}” yet.`)
  sink.putWord(plain)
  return at + group[0].length
}

function numberSetAt(text: string, at: number, { put }: CommandSink): number {
  const group = /^\s*(?:\{\s*([A-Z])\s*\}|([A-Z]))/.exec(text.slice(at))
  const set = NUMBER_SETS[group?.[1] ?? group?.[2] ?? '']
  if (group === null || set === undefined)
    throw new Unreadable('unreadable', 'We could not read “\\mathbb” yet.')
  put('name', set)
  return at + group[0].length
}
