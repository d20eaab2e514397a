import type { Element } from '@xmldom/xmldom'
import { childOf, childrenOf, propertyOf } from './xml.ts'

type Level = { readonly format: string; readonly text: string; readonly start: number }

/** Gives each paragraph of a list its mark, counted as the document goes on. */
export type Lists = { readonly mark: (num_id: string, level: number) => string }

const plainBullet = '- '
const lettersInAlphabet = 26
const firstLetter = 'a'.codePointAt(0) ?? 0

const romans = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

/** So high a count is no list of a person's. */
const mostCounted = 4_000

function roman(count: number): string {
  let [left, word] = [Math.min(count, mostCounted), '']
  for (const [value, sign] of romans) {
    for (; left >= value; left -= value) word += sign
  }
  return word
}

/** Counts as a spreadsheet's columns do not: after z comes aa, then bb. */
function letter(count: number): string {
  const sign = String.fromCodePoint(firstLetter + ((count - 1) % lettersInAlphabet))
  return sign.repeat(Math.ceil(Math.min(count, mostCounted) / lettersInAlphabet))
}

const written: Readonly<Record<string, (count: number) => string>> = {
  lowerLetter: letter,
  upperLetter: (count) => letter(count).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (count) => roman(count).toUpperCase(),
}

function levelsOf(abstract: Element): Map<number, Level> {
  const levels = childrenOf(abstract).filter(({ localName }) => localName === 'lvl')
  return new Map(
    levels.map((level) => [
      Number(propertyOf(level, 'ilvl') ?? 0),
      {
        format: propertyOf(childOf(level, 'numFmt')) ?? 'decimal',
        text: propertyOf(childOf(level, 'lvlText')) ?? '%1.',
        start: Number(propertyOf(childOf(level, 'start')) ?? 1) || 1,
      },
    ]),
  )
}

/** Reads how the lists of a document are numbered; without that part every list has bullets. */
export function readNumbering(root: Element | undefined): Lists {
  const children = root ? childrenOf(root) : []
  const abstracts = new Map(
    children
      .filter(({ localName }) => localName === 'abstractNum')
      .map((each) => [propertyOf(each, 'abstractNumId'), levelsOf(each)]),
  )
  const lists = new Map(
    children
      .filter(({ localName }) => localName === 'num')
      .map((each) => [
        propertyOf(each, 'numId'),
        abstracts.get(propertyOf(childOf(each, 'abstractNumId'))),
      ]),
  )
  const counts = new Map<string, number[]>()
  return {
    mark(num_id, level) {
      const levels = lists.get(num_id)
      const own = levels?.get(level)
      if (!own || own.format === 'bullet') return plainBullet
      const counted = counts.get(num_id) ?? []
      counted[level] = (counted[level] ?? own.start - 1) + 1
      counted.length = level + 1
      counts.set(num_id, counted)
      const numberAt = (at: number) => {
        const { format = 'decimal', start = 1 } = levels?.get(at) ?? {}
        const count = counted[at] ?? start
        return written[format]?.(count) ?? String(count)
      }
      return `${own.text.replace(/%(\d)/g, (_, place) => numberAt(Number(place) - 1))} `
    },
  }
}
