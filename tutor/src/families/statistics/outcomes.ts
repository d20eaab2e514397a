/** Outcomes that are equally likely: how many there are, how many count, and what they are called. */
export type Counted = {
  readonly all: number
  readonly good: number
  readonly of: string
  /** How many count where the limit is taken in, or left out, that is not to be. */
  readonly nearly?: number
}

const MOST_FACES = 100
const MOST_THINGS = 10_000

const isPrime = (n: number): boolean =>
  n > 1 && Array.from({ length: n - 2 }, (_, i) => i + 2).every((k) => n % k !== 0)

const numberKinds: readonly (readonly [RegExp, (n: number, limit: number) => boolean])[] = [
  [/less than or equal to (\d+)|at most (\d+)/, (n, limit) => n <= limit],
  [/(?:greater|more) than or equal to (\d+)|at least (\d+)/, (n, limit) => n >= limit],
  [/(?:less|smaller) than (\d+)|under (\d+)|below (\d+)/, (n, limit) => n < limit],
  [/(?:greater|more|higher|bigger) than (\d+)|over (\d+)|above (\d+)/, (n, limit) => n > limit],
  [/multiple of (\d+)/, (n, limit) => limit > 0 && n % limit === 0],
  [/factor of (\d+)/, (n, limit) => limit % n === 0],
  [/\beven\b/, (n) => n % 2 === 0],
  [/\bodd\b/, (n) => n % 2 === 1],
  [/\bprime\b/, isPrime],
  [/\bsquare\b/, (n) => Number.isInteger(Math.sqrt(n))],
  [/(?:a |an |the number )(\d+)\b/, (n, limit) => n === limit],
]

/** Says which numbers count: "an even number", "a number less than 3". */
function named(words: string): string {
  if (/^(?:even|odd|prime|square)/.test(words))
    return `${/^[eo]/.test(words) ? 'an' : 'a'} ${words} number`
  if (/^(?:multiple|factor)/.test(words)) return `a ${words}`
  return words.replace(/^(?=[a-z]+ than|at )/, 'a number ')
}

const upTo = /(?:from |numbered |numbers )?1 (?:to|-) (\d+)/

/** One roll of a die, or one number out of 1 to n. */
export function dieIn(words: string): Counted | undefined {
  if (/\b(?:two|both|2) (?:fair )?(?:dice|rolls|times)|\btwice\b|sum|total/.test(words))
    return undefined
  const faces = upTo.exec(words)?.[1] ?? /(\d+)[- ]sided/.exec(words)?.[1]
  const all = Number(faces ?? (/\bdie\b|\bdice\b|\broll(?:ing|ed|s)?\b/.test(words) ? 6 : 0))
  if (all < 2 || all > MOST_FACES) return undefined
  const rest = words.replace(upTo, ' ').replace(/\d+[- ]sided/, ' ')
  for (const [pattern, test] of numberKinds) {
    const match = pattern.exec(rest)
    if (!match) continue
    const limit = Number(match.slice(1).find((text) => text) ?? '0')
    const good = Array.from({ length: all }, (_, i) => i + 1).filter((n) => test(n, limit)).length
    const isLimited = /than|under|below|over|above|at (?:least|most)/.test(match[0])
    const isIn = limit >= 1 && limit <= all && isLimited
    const nearly = good + (test(limit, limit) ? -1 : 1)
    const of = `${named(match[0])}, from the numbers 1 to ${all}`
    return { all, good, of, ...(isIn && { nearly }) }
  }
  return undefined
}

const things =
  'red|blue|green|yellow|black|white|orange|purple|pink|brown|boys?|girls?|toffees?|mints?'
const counts = new RegExp(`(\\d{1,4}) (${things})`, 'g')

export type Bag = { readonly counts: ReadonlyMap<string, number>; readonly all: number }

const single = (word: string): string => word.replace(/s$/, '')

/** Things of several colours: `3 red and 5 blue`. */
export function bagIn(words: string): Bag | undefined {
  const found = new Map<string, number>()
  for (const [, count = '0', thing = ''] of words.matchAll(counts))
    found.set(single(thing), Number(count))
  const all = [...found.values()].reduce((sum, count) => sum + count, 0)
  return found.size > 1 && all <= MOST_THINGS ? { counts: found, all } : undefined
}

/** What is taken out of a bag, in order: `red`, or `red` and `blue`. */
export function takenFrom(bag: Bag, words: string): readonly string[] {
  const asked = words.replace(counts, ' ')
  const own = [...asked.matchAll(new RegExp(`\\b(${things})\\b`, 'g'))]
    .map(([, thing = '']) => single(thing))
    .filter((thing) => bag.counts.has(thing))
  const isTwo = /\bboth\b|\btwo\b|\b2\b|twice|then/.test(asked)
  return isTwo && own.length === 1 ? [...own, ...own] : own
}
