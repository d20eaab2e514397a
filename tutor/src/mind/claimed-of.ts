import { findStatements } from '#mind/statements.ts'

/** A message as a task and what is claimed of it. */
export type Split = {
  readonly task: string
  readonly claimed: string
  /** The message says that it is claimed, or has it on a line of its own. */
  readonly is_said: boolean
}

/** Asks for something, so that nothing is claimed. */
const asks =
  /\b(?:what|whats|find|how (?:many|much|long|far|do|would)|calculate|work out|which|why|where|when)\b/i

/** Where the task may end and the claim begin: a new line or sentence, or a word that says so. */
const ends =
  /\n+|[.:;]\s+|,\s+(?=\S*[a-z(])|\s+(?:so|and|then|=>|->|→)\s+|\s+(?:(?:and |so |but )?i (?:got|put|did|said|think|wrote|have))\s+/gi

/** A message that says what something is: "the median of 7, 2, 9 is 7 cos it is in the middle". */
const says =
  /^((?:(?!\b(?:if|when|where)\b)[^=])*\b(?:of|for)\b(?:(?!\b(?:if|when|where)\b)[^=])*\d[^=]*?)\s+(?:is|are)\s+([-\d(a-z][-\d+*/^(). a-z]{0,30}?)(?:\s*,?\s*(?:cos|cuz|because|since|as|right|yeah|correct|i think)\b.*|\W*)$/is

/** The name of what a calculation or a number is said to be. */
const named =
  /(?:^|[.,;:]|\b(?:so|and|then))\s*(?:(?:the|its|it's|his|my)\s+)?([a-z][a-z ]{2,24}?)\s*(?:=|\b(?:is|was|equals)\b)\s*(?=[-(£\d]|pi\b|√|sqrt)/gi

/** Words that are said to be something and are no name of it. */
const noName = /\b(?:it|that|this|answer|i|he|she|they|which|line|step)\b/i

/** A longer message is a story, and its parts are many. */
const LONGEST = 300
/** More places than these are not tried. */
const MOST_PLACES = 12

const isSaid = (delimiter: string): boolean => /\n|\bi\b/i.test(delimiter)

/** Every way to take a message as a task and what is claimed of it, the shortest task first. */
export function splitsOf(message: string): readonly Split[] {
  const text = message.trim()
  if (text.length > LONGEST) return []
  const [, task = '', value = ''] = says.exec(text) ?? []
  const asWhole = value !== '' && !asks.test(value) ? [{ task, claimed: value, is_said: true }] : []
  const places = [...text.matchAll(ends)].slice(0, MOST_PLACES).map(({ index, 0: delimiter }) => ({
    task: text.slice(0, index),
    claimed: text.slice(index + delimiter.length),
    is_said: isSaid(delimiter),
  }))
  return [
    ...asWhole,
    ...places.filter(({ claimed }) => /\d|\b[a-z]\b/i.test(claimed) && !asks.test(claimed)),
  ]
}

/** What is given, and the name of what is said to be found: "speed is 90 / 1.5" asks for the speed. */
export function namedSplitsOf(message: string): readonly Split[] {
  if (message.length > LONGEST || asks.test(message)) return []
  return [...message.matchAll(named)].flatMap(({ index, 0: all, 1: name = '' }) => {
    const sentences = message.slice(0, index).split(/(?<=[.;\n])\s+|\s+(?:so|then)\s+/)
    const isSum = (sentence: string) => findStatements(sentence).statements.length > 0
    const given = sentences
      .filter((sentence) => !isSum(sentence))
      .join(' ')
      .replace(/[.;\s]+$/, '')
      .replace(/\b1 (?=side|angle|leg)/g, 'one ')
    const sums = sentences.filter(isSum)
    if (noName.test(name) || !/\d/.test(given)) return []
    const claimed = [...sums, message.slice(index + all.length)].join(' ; ')
    return [{ task: `${given}. find the ${name}`, claimed, is_said: false }]
  })
}
