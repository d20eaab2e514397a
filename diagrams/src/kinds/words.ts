import { textOf } from '#drawing/text.ts'
import type { Label } from '#types/common.ts'

/** “one, two and three” */
export const listOf = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** “3 parts”, “1 part” */
export const countOf = (count: number, word: string, many = `${word}s`): string =>
  `${count} ${count === 1 ? word : many}`

/** A label as it is read out in a sentence; `undefined` where there is none. */
export function saidOf(label: Label | undefined): string | undefined {
  const text = label === undefined ? '' : textOf(label).replaceAll('\n', ' ')
  return text === '' ? undefined : text === '?' ? 'a question mark' : text
}

/** Puts sentences together that are there. */
export const sentences = (...parts: readonly (string | undefined | false)[]): string =>
  parts
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .map(
      (part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}${/[.!?]$/.test(part) ? '' : '.'}`,
    )
    .join(' ')
