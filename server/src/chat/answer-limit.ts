/** So much of an answer is shown and kept, in bytes of UTF-8: more is no answer to a child. */
export const mostAnswerBytes = 8 * 1024

/** Near its limit an answer comes by whole sentences, so that it can end with one. */
const lastStretchBytes = 1024

/** Why a model can stop in the middle; how it ends otherwise is no news to a reader. */
const cutReasons: readonly string[] = ['length', 'content-filter', 'tool-calls', 'error']

/** The reason that an answer ends with where it reached its limit. */
export const limitReason = 'length'

/** Whether an answer that ended for this reason lacks its end. */
export const isCutOff = (finish_reason: string): boolean => cutReasons.includes(finish_reason)

/** Lets an answer through as it comes, until it is as long as one may be. */
export function answerLimit() {
  let left = mostAnswerBytes
  let held = ''
  let isFull = false
  /** What is shown so far ends with a sentence. */
  let isWhole = false

  function pass(length: number): string {
    const text = held.slice(0, length)
    held = held.slice(length)
    left -= Buffer.byteLength(text)
    return text
  }

  return {
    /** What may be shown now that this has come. */
    add(delta: string): string {
      if (isFull) return ''
      held += delta
      const bytes = Buffer.byteLength(held)
      if (bytes <= left - lastStretchBytes) return pass(held.length)
      isFull = bytes > left
      const fitting = startOf(held, left)
      const end = endOfSentence(fitting)
      isWhole ||= end > 0
      return pass(isFull && !isWhole ? endOfWord(fitting) || fitting.length : end)
    },
    /** What was held back of an answer that has ended by itself. */
    rest: () => (isFull ? '' : pass(held.length)),
    isFull: () => isFull,
  }
}

/** Where the last whole sentence ends; 0 where none does. */
function endOfSentence(text: string): number {
  const last = [...text.matchAll(/[.!?…][)"'’”*_$]*(?=\s)|\n/g)].at(-1)
  return last ? last.index + last[0].length : 0
}

const endOfWord = (text: string): number => text.search(/\s\S*$/) + 1

/** As much of a text as fits into so many bytes, no letter cut in two. */
const startOf = (text: string, bytes: number): string =>
  Buffer.from(text).subarray(0, bytes).toString().replace(/�+$/, '')
