/** A number that was read from words. */
export type NumberRead = {
  readonly figure: string
  /** How many words it took. */
  readonly length: number
  /** It can be nothing but a number: "twenty five", "three quarters", but not "one", "half" or "a third". */
  readonly is_certain: boolean
}

const small = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  ),
  ...'seventeen eighteen nineteen'.split(' '),
]
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const units = new Map<string, number>([
  ...small.map((word, value): [string, number] => [word, value]),
  ['nought', 0],
  ['nil', 0],
])
const tensValues = new Map(tens.map((word, at): [string, number] => [word, 10 * (at + 2)]))
tensValues.set('fourty', 40)
tensValues.set('twenny', 20)
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])
const parts = new Map<string, number>([
  ['half', 2],
  ['haf', 2],
  ['harf', 2],
  ['halves', 2],
  ['third', 3],
  ['quarter', 4],
  ['fourth', 4],
  ...['fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map((word, at): [string, number] => [
    word,
    at + 5,
  ]),
  ['twelfth', 12],
  ['twentieth', 20],
  ['hundredth', 100],
])
const partOf = (word: string): number | undefined =>
  parts.get(word) ?? parts.get(word.replace(/s$/, ''))

/** From here on a number is no pronoun and no figure of speech. */
const certainFrom = 11

type Whole = { readonly value: number; readonly length: number }

/** A whole number: "twenty five", "a hundred and five", "three thousand two hundred". */
function readWhole(words: readonly string[]): Whole | undefined {
  let total = 0
  let group = 0
  let length = 0
  let isOpen = true
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const unit = units.get(word)
    const ten = tensValues.get(word)
    const scale = scales.get(word)
    if (unit !== undefined && (isOpen || (group % 100 >= 20 && group % 10 === 0 && unit < 10))) {
      group += unit
      isOpen = false
    } else if (ten !== undefined && isOpen) {
      group += ten
      isOpen = false
    } else if (scale !== undefined && (length > 0 || words[at - 1] === 'a')) {
      if (scale === 100) group = Math.max(1, group) * 100
      else {
        total += Math.max(1, group) * scale
        group = 0
      }
      isOpen = true
    } else if (word === 'and' && isOpen && length > 0 && isSmall(words[at + 1])) continue
    else if (word === 'a' && at === 0 && scales.has(words[1] ?? '')) continue
    else break
    length = at + 1
  }
  return length > 0 ? { value: total + group, length } : undefined
}

const isSmall = (word: string | undefined): boolean =>
  word !== undefined && (units.has(word) || tensValues.has(word))

/** "and a half", "and three quarters" after a whole number. */
function readRest(words: readonly string[]): { figure: string; length: number } | undefined {
  if (words[0] !== 'and') return undefined
  const top = words[1] === 'a' ? 1 : units.get(words[1] ?? '')
  const bottom = partOf(words[2] ?? '')
  return top && bottom ? { figure: `${top}/${bottom}`, length: 3 } : undefined
}

/** Reads the number with which these words begin; they are in lower case. */
export function readNumberWords(words: readonly string[]): NumberRead | undefined {
  const [first = '', second = ''] = words
  if (/^ha[lr]?f$/.test(first) && second !== 'past')
    return { figure: '1/2', length: 1, is_certain: false }
  const bottom = partOf(second)
  if ((first === 'a' || first === 'an') && bottom !== undefined) {
    return { figure: `1/${bottom}`, length: 2, is_certain: false }
  }
  const whole = readWhole(words)
  if (!whole) return undefined
  const { value, length } = whole
  const after = words.slice(length)
  const under = value > 0 ? partOf(after[0] ?? '') : undefined
  if (under !== undefined) {
    return { figure: `${value}/${under}`, length: length + 1, is_certain: value > 1 }
  }
  const digits = after[0] === 'point' ? digitsIn(after.slice(1)) : []
  if (digits.length > 0) {
    const figure = `${value}.${digits.join('')}`
    return { figure, length: length + 1 + digits.length, is_certain: true }
  }
  const rest = readRest(after)
  if (rest) {
    return { figure: `${value} ${rest.figure}`, length: length + rest.length, is_certain: true }
  }
  return { figure: `${value}`, length, is_certain: value >= certainFrom }
}

function digitsIn(words: readonly string[]): number[] {
  const values = words.map((word) => units.get(word))
  const end = values.findIndex((value) => value === undefined || value > 9)
  return values.slice(0, end === -1 ? undefined : end).flatMap((value) => value ?? [])
}
