const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
])

/** What a word counts: `twelve`, `twenty`. */
const VALUES: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, 10 * (at + 2)] as const),
])

export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  [...VALUES].map(([word, value]) => [word, String(value)]),
)

const WORD = [...VALUES.keys(), ...SCALES.keys()].join('|')
/** Words that make one number together: `two hundred and five`, `a thousand`, `twenty-one`. */
const RUN = new RegExp(
  `(?<!\\p{L})(?:an? (?=(?:${[...SCALES.keys()].join('|')})(?!\\p{L})))?(?:${WORD})(?:(?:[ -]|(?<=hundred|thousand|million) and )(?:${WORD})(?!\\p{L}))*(?!\\p{L})`,
  'gu',
)

/** Writes numbers in words as digits, in a text of small letters. A scale by itself, as in `hundred men`, stays. */
export const withDigits = (text: string): string =>
  text.replace(RUN, (run) => {
    const words = run.split(/[ -]/).filter((word) => word !== 'and')
    return valuesOf(words) ?? run
  })

/** One number, or as many as stand side by side: `two five` is no number of its own. */
function valuesOf(words: readonly string[]): string | undefined {
  let [total, part, last] = [0, 0, Number.POSITIVE_INFINITY]
  const done: number[] = []
  for (const word of words) {
    const scale = SCALES.get(word)
    const value = VALUES.get(word) ?? (/^an?$/.test(word) ? 1 : undefined)
    if (scale === undefined && value === undefined) return undefined
    if (scale !== undefined) {
      if (part === 0) return undefined
      if (scale === 100) part *= scale
      else [total, part] = [total + part * scale, 0]
      last = scale
      continue
    }
    const added = value ?? 0
    const isNext = added >= last || (last < 100 && !(last >= 20 && last % 10 === 0 && added < 10))
    if (isNext) {
      done.push(total + part)
      ;[total, part] = [0, 0]
    }
    part += added
    last = added === 0 ? 1 : added
  }
  return [...done, total + part].join(' ')
}

const ROMAN: ReadonlyMap<string, number> = new Map(
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'
    .split(' ')
    .map((roman, at) => [roman, at + 1]),
)
const ORDINALS: ReadonlyMap<string, number> = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, at) => [word, at + 1]),
)

/** A Roman numeral after a name or in brackets after it: `Charles I`, `iron(III)`, `World War II`. */
const AFTER_NAME =
  /(?<=\p{Lu}\p{L}+[ (]{1,2})(I{1,3}|I?V|VI{1,3}|IX|XI{1,3}|XI?V|XVI{1,3})(?!['’]?[\p{L}\d])/gu
/** Of two letters and more they are no words, whatever stands before them. */
const LONGER =
  /(?<=\p{L}[ (]{1,2}|\p{L})(?<!\p{L})(ii|iii|iv|vi{1,3}|ix|xi{1,3}|xiv|xvi{0,3})(?!['’]?[\p{L}\d])/giu

const digits = (roman: string): string => String(ROMAN.get(roman.toLowerCase()) ?? roman)

/** Writes Roman numerals as digits. */
export const withoutRoman = (text: string): string =>
  text.replace(AFTER_NAME, (roman) => digits(roman)).replace(LONGER, (roman) => digits(roman))

/** Where a numeral is asked for, `charles i`, `Charles the First` and `1st` say it too. */
export const withLooseNumerals = (text: string): string =>
  withoutRoman(text)
    .replace(/(?<=\p{L} )([ivx])(?!['’]?[\p{L}\d])/giu, (roman) => digits(roman))
    .replace(/(?<=\d)(?:st|nd|rd|th)(?!\p{L})/giu, '')
    .replace(/(?:the )?(\p{L}+)/giu, (found, word: string) => {
      const value = ORDINALS.get(word.toLowerCase())
      return value === undefined ? found : String(value)
    })
