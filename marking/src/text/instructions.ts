import { BEFORE_ORDER, FRAME, INSTRUCTION_WORDS } from '#text/instruction-words.ts'

/** Small letters without accents, and one shape of each Arabic letter that is written in several. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[أإآ]/gu, 'ا')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Sentences, each with the marks that end it. A point inside a number or before a small letter
 * ends none.
 */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[!?。！？؟\n])\s*|(?<=\.)\s+|\n+/u)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** Whether the pattern stands where the text begins, but for a please or a now. */
function beginsWith(text: string, pattern: RegExp): boolean {
  const found = pattern.exec(text)
  return found !== null && BEFORE_ORDER.test(text.slice(0, found.index))
}

/**
 * Whether a sentence tells the marker what to do. It begins with the order or the address: a
 * sentence of content may well say "give" and "full", but not to the marker.
 */
export function isInstruction(sentence: string): boolean {
  if (FRAME.test(sentence)) return true
  const text = plain(sentence.slice(0, LOOKED_AT))
  return INSTRUCTION_WORDS.some(({ marker, act, marks, claim }) => {
    if (beginsWith(text, claim)) return true
    const speaks = beginsWith(text, marker)
    return (
      (speaks && (act.test(text) || marks.test(text))) ||
      (beginsWith(text, act) && marks.test(text))
    )
  })
}

/** An order shows itself in so many characters, and in one of so many parts of a sentence. */
const LOOKED_AT = 400
const MAX_BREAKS = 40

/** Where an order may begin inside a sentence: after a mark, and before a please. */
const BREAKS = /[,;:–—，；、،]\s*|\s-\s|\s(?=(?:and |now )?(?:please|por favor|s['’]il|bitte)\b)/giu

/** An order may also follow in the same sentence; from there on it is for the marker. */
function withoutTail(sentence: string): string {
  for (const { index, 0: comma } of [...sentence.matchAll(BREAKS)].slice(0, MAX_BREAKS))
    if (isInstruction(sentence.slice(index + comma.length))) return sentence.slice(0, index)
  return sentence
}

export type WithoutInstructions = { readonly text: string; readonly has_removed: boolean }

/** The text without what is meant for the marker. */
export function withoutInstructions(text: string): WithoutInstructions {
  const kept = sentencesOf(text)
    .filter((each) => !isInstruction(each))
    .map(withoutTail)
    .join(' ')
  const has_removed = kept.replace(/\s/g, '').length < text.replace(/\s/g, '').length
  return has_removed ? { text: kept, has_removed } : { text, has_removed }
}
