/**
 * A word that says which token of its answer it is, and when it was sent: so its age is known wherever it is
 * read. It has no vowels, so that no screen hears another word in it.
 */
const letters = 'bcdfghjklmnpqrstvwxz'
const placeLetters = 3
const timeLetters = 6
/** Times are told in tenths of a millisecond. */
const perMs = 10

const wordOf = (value: number, length: number): string => {
  let word = ''
  for (let rest = value; word.length < length; rest = Math.floor(rest / letters.length))
    word = `${letters[rest % letters.length] ?? ''}${word}`
  return word
}

const numberOf = (word: string): number => {
  let value = 0
  for (const letter of word) value = value * letters.length + letters.indexOf(letter)
  return value
}

/** Milliseconds since a moment that all processes of a run know. */
export const since = (began: number): number => performance.timeOrigin + performance.now() - began

/** What follows a token: a sentence is what may be shown at once, and the last of an answer has a mark of its own. */
export type Mark = '' | '.' | '!'

export const stampOf = (place: number, began: number, mark: Mark): string =>
  `${wordOf(place, placeLetters)}${wordOf(Math.round(since(began) * perMs), timeLetters)}${mark} `

/** Finds the tokens in a text. */
export const stamps = new RegExp(`[${letters}]{${placeLetters + timeLetters}}[.!]?`, 'g')

export type Stamp = {
  readonly place: number
  readonly age_ms: number
  readonly endsSentence: boolean
  readonly isLast: boolean
}

/** Reads where a token stands, and how old it is now. */
export const readStamp = (word: string, began: number): Stamp => ({
  place: numberOf(word.slice(0, placeLetters)),
  age_ms: since(began) - numberOf(word.slice(placeLetters, placeLetters + timeLetters)) / perMs,
  endsSentence: word.length > placeLetters + timeLetters,
  isLast: word.endsWith('!'),
})
