/** Longest answer, in bytes of UTF-8; more is no answer to a child. */
export const mostAnswerBytes = 8 * 1024

/** Near its limit an answer is passed by whole sentences, so that it can end with one. */
const lastStretchBytes = 1024

/** Finish reasons of a model that stopped in the middle; a reader need not know of any other. */
const cutReasons: readonly string[] = ['length', 'content-filter', 'tool-calls', 'error']

/** The finish reason of an answer that reached its limit. */
export const limitReason = 'length'

/** Tells whether an answer with this finish reason lacks its end. */
export const isCutOff = (finish_reason: string): boolean => cutReasons.includes(finish_reason)

/** Passes an answer on as it arrives, up to the limit. */
export function answerLimit() {
  let left = mostAnswerBytes
  let held = ''
  let isFull = false
  /** Tells whether what is shown so far ends with a sentence. */
  let isWhole = false

  function pass(length: number): string {
    const text = held.slice(0, length)
    held = held.slice(length)
    left -= Buffer.byteLength(text)
    return text
  }

  return {
    /** Adds words, and returns what may be shown now. */
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
    /** Returns what was held back of an answer that has ended by itself. */
    rest: () => (isFull ? '' : pass(held.length)),
    isFull: () => isFull,
  }
}

/** Returns where the last whole sentence ends; 0 if none does. */
function endOfSentence(text: string): number {
  const last = [...text.matchAll(/[.!?…][)"'’”*_$]*(?=\s)|\n/g)].at(-1)
  return last ? last.index + last[0].length : 0
}

const endOfWord = (text: string): number => text.search(/\s\S*$/) + 1

/** Returns as much of a text as fits into so many bytes, without splitting a character. */
const startOf = (text: string, bytes: number): string =>
  Buffer.from(text).subarray(0, bytes).toString().replace(/�+$/, '')
