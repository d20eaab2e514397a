const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

const SMALL: ReadonlyMap<string, number> = new Map<string, number>([
  ...ones.split(' ').map((word, i): [string, number] => [word, i]),
  ...tens.split(' ').map((word, i): [string, number] => [word, 20 + 10 * i]),
  ['nought', 0],
  ['nil', 0],
])

const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
])

const irregular =
  'half 2,halves 2,third 3,quarter 4,fifth 5,eighth 8,ninth 9,twelfth 12,twentieth 20,thirtieth 30'

/** What a part of a whole is called: `third` is 3. A `second` is a unit of time. */
const PARTS: ReadonlyMap<string, number> = new Map<string, number>([
  ...[...SMALL].filter(([, n]) => n > 3).map(([word, n]): [string, number] => [`${word}th`, n]),
  ...[...SCALES].map(([word, n]): [string, number] => [`${word}th`, n]),
  ...irregular.split(',').map((pair): [string, number] => {
    const [word = '', n] = pair.split(' ')
    return [word, Number(n)]
  }),
])

const partOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : (PARTS.get(word) ?? PARTS.get(word.replace(/s$/, '')))

type Read = { readonly n: number; readonly end: number }

/** `two hundred and five` from the word at `at` on. */
function readWhole(words: readonly string[], at: number): Read | undefined {
  let total = 0
  let group = 0
  let end = at
  let last = Number.POSITIVE_INFINITY
  for (;;) {
    const word = words[end] ?? ''
    const small = SMALL.get(word)
    const scale = SCALES.get(word)
    const starts = end === at
    if (small !== undefined && (starts || (last === 100 && small < 100) || last >= 1000)) {
      group += small
      last = small >= 20 ? 20 : 0
    } else if (small !== undefined && last === 20 && small > 0 && small < 10) {
      group += small
      last = 0
    } else if (starts && word === 'a' && SCALES.has(words[end + 1] ?? '')) {
      group = 1
      last = 0
    } else if (scale !== undefined && !starts && last < 100 && scale === 100) {
      group *= 100
      last = 100
    } else if (scale !== undefined && !starts && scale > 100 && last !== scale) {
      total += group * scale
      group = 0
      last = scale
    } else if (word === 'and' && last >= 100 && !starts && SMALL.has(words[end + 1] ?? '')) {
      // `one hundred and two thirds` is a mixed number.
      const rest = readWhole(words, end + 1)
      if (rest === undefined || partOf(words[rest.end]) !== undefined) break
    } else break
    end += 1
  }
  return end === at ? undefined : { n: total + group, end }
}

/** `two thirds`, `a half`, `quarter`: the part and its size. */
function readPart(words: readonly string[], at: number) {
  const word = words[at] ?? ''
  const count = word === 'a' || word === 'an' ? { n: 1, end: at + 1 } : readWhole(words, at)
  const under = partOf(words[count?.end ?? at])
  const isNamed = count !== undefined || /^(half|quarter)$/.test(word)
  if (under === undefined || !isNamed) return undefined
  return { text: `${count?.n ?? 1}/${under}`, end: (count?.end ?? at) + 1 }
}

function readOne(words: readonly string[], at: number) {
  const part = readPart(words, at)
  if (part !== undefined) return part
  const whole = readWhole(words, at)
  const end = whole?.end ?? at
  if (words[end] === 'point') {
    let digits = ''
    let next = end + 1
    for (; (SMALL.get(words[next] ?? '') ?? 10) < 10; next += 1)
      digits += SMALL.get(words[next] ?? '')
    if (digits !== '') return { text: `${whole?.n ?? 0}.${digits}`, end: next }
  }
  if (whole === undefined) return undefined
  const over = words[end] === 'over' ? readWhole(words, end + 1) : undefined
  if (over !== undefined) return { text: `${whole.n}/${over.n}`, end: over.end }
  const more = words[end] === 'and' ? readPart(words, end + 1) : undefined
  return more === undefined
    ? { text: String(whole.n), end }
    : { text: `${whole.n} ${more.text}`, end: more.end }
}

const MAY_HOLD_WORDS =
  /\b(?:zero|nought|nil|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|half|quarter|an?|point)\b/i
const SIGN_WORD = /\b(?:minus|negative)\s+(?=\d|\.\d)/gi
const SHIFTED = /(\d+)(?:\.(\d+))?\s*(thousand|million|billion|trillion)\b/gi

/**
 * A text with its number words as digits: `minus two and a half hours` is `-2 1/2 hours`, and
 * `1.5 million` is `1500000`. Other words stay as they are.
 */
export function wordsToDigits(text: string): string {
  const digits = MAY_HOLD_WORDS.test(text) ? digitsOfWords(text) : text
  return digits
    .replace(SIGN_WORD, '-')
    .replace(SHIFTED, (_, whole: string, places: string | undefined, scale: string) => {
      const zeros = Math.log10(SCALES.get(scale.toLowerCase()) ?? 1)
      const shown = (places ?? '').padEnd(zeros, '0')
      const rest = shown.slice(zeros)
      return `${whole}${shown.slice(0, zeros)}${rest === '' ? '' : `.${rest}`}`
    })
}

function digitsOfWords(text: string): string {
  const pieces = [...text.matchAll(/[a-zA-Z]+|[^a-zA-Z]+/g)].map(([piece]) => piece)
  const words: string[] = []
  const places: number[] = []
  pieces.forEach((piece, i) => {
    const before = pieces[i - 1] ?? ''
    // Only a space, a comma or a hyphen may stand between the words of one number.
    if (i > 0 && !/[a-zA-Z]/.test(piece)) return
    if (i > 1 && !/^(?:\s*-\s*|,?\s+)$/.test(before)) {
      words.push('|')
      places.push(i)
    }
    if (/^[a-zA-Z]/.test(piece)) {
      words.push(piece.toLowerCase())
      places.push(i)
    }
  })
  let out = ''
  let from = 0
  for (let at = 0; at < words.length; ) {
    const read = readOne(words, at)
    if (read === undefined) {
      at += 1
      continue
    }
    out += `${pieces.slice(from, places[at]).join('')}${read.text}`
    from = (places[read.end - 1] ?? 0) + 1
    at = read.end
  }
  return out + pieces.slice(from).join('')
}
