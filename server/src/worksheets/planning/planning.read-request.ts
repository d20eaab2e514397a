import type { QuestionType } from '@learngrove/contract/question'
import type { Band } from '@learngrove/contract/worksheets.limits'
import { findTopics } from './find-topics.ts'
import type { TopicStock } from './planning.suggest.ts'

/** What was read out of a request in words. */
export type Request = {
  readonly count: number | null
  readonly minutes: number | null
  readonly without_calculator: boolean
  readonly types: readonly QuestionType[]
  /** How many of a difficulty were asked for by number. */
  readonly counted: Readonly<Partial<Record<Band, number>>>
  /** What all of them are to be, where no number was said. */
  readonly mostly: Band | null
  readonly year: number | null
  readonly topics: readonly TopicStock[]
  /** What was taken in, in words. */
  readonly understood: readonly string[]
  /** Words that nothing was made of, as they were written. */
  readonly not_understood: readonly string[]
}

const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
]

const number = String.raw`(\d{1,3}|${numbers.slice(1).join('|')}|a couple of|an?)`

const adjectives: Readonly<Record<Band, string>> = {
  easier: 'easy|easier|simple|gentle|basic|warm-?up|starter|straightforward',
  core: 'medium|middling|core|standard|ordinary|normal|average',
  stretch: 'hard|harder|difficult|tricky|challenging|stretch|tough|demanding',
}

const kinds: readonly (readonly [pattern: string, types: readonly QuestionType[], name: string])[] =
  [
    [
      'multiple[- ]choice|mcqs?|tick[- ]box',
      ['single_choice', 'multiple_choice', 'true_false'],
      'multiple choice',
    ],
    ['true (?:or|and) false|true/false', ['true_false'], 'true or false'],
    [
      'fill[- ](?:in[- ])?the[- ](?:blanks?|gaps?)',
      ['fill_blanks', 'cloze_dropdown'],
      'gaps to fill',
    ],
    ['matching', ['matching'], 'matching'],
    ['(?:short|written) answers?', ['short_text'], 'short answers'],
    ['(?:long|extended) (?:answers?|writing)', ['long_text'], 'long answers'],
    ['tables?', ['table'], 'tables'],
  ]

const fillers = new Set(
  `a an and the of on in at to for with about some any please make me give us class students pupils my our
  them that is are be can could you i we want need would like worksheet worksheets sheet sheets question
  questions quiz test homework practice practise revision lesson set work more only just all each by from
  including include plus also which where using use them it its this these those ones one topic topics maths
  mathematics science english mixed mix level ability suitable covering cover set tomorrow today`.split(
    /\s+/,
  ),
)

type Reading = { left: string; readonly understood: string[] }

/** Takes what a pattern finds out of the words, so that it is read once. */
function take(reading: Reading, pattern: string): RegExpExecArray | null {
  const found = new RegExp(String.raw`(?<![\w-])(?:${pattern})(?![\w-])`, 'iu').exec(reading.left)
  if (found) {
    const { index } = found
    const after = reading.left.slice(index + found[0].length)
    reading.left = `${reading.left.slice(0, index)} | ${after}`
  }
  return found
}

function numberOf(text: string | undefined): number {
  if (text === undefined) return 0
  if (/^\d+$/.test(text)) return Number(text)
  if (/^an?$/i.test(text)) return 1
  if (/couple/i.test(text)) return 2
  return Math.max(0, numbers.indexOf(text.toLowerCase()))
}

/**
 * Reads a request such as "12 questions on fractions, two hard ones, no calculator, for Year 8" by rules,
 * without a model, and says which of its words it made nothing of.
 */
export function readRequest(words: string, topics: readonly TopicStock[]): Request {
  const reading: Reading = { left: words.replaceAll(/[’‘]/g, "'"), understood: [] }
  const without_calculator = readCalculator(reading)
  const year = readYear(reading)
  const minutes = readMinutes(reading)
  const types = readTypes(reading)
  const counted = readCounted(reading)
  const count = readCount(reading)
  const mostly = readMostly(reading)
  const { found, rest } = findTopics(reading.left, topics, year)
  if (found.length > 0) reading.understood.push(topicsWords(found))
  const not_understood = rest
    .split(/[|,.;:!?\n]+/)
    .map((part) => part.trim().split(/\s+/))
    .map((part) => trimFillers(part).join(' '))
    .filter((part) => part !== '')
  return {
    ...{ count, minutes, without_calculator, types, counted, mostly, year },
    ...{ topics: found, understood: reading.understood, not_understood },
  }
}

const most = 3

function topicsWords(found: readonly TopicStock[]): string {
  const named = found.slice(0, most).map(({ title }) => title)
  const others = found.length - named.length
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ')
}

const isFiller = (word: string) =>
  fillers.has(word.toLowerCase().replaceAll(/[^\p{L}]/gu, '')) || !/[\p{L}\d]/u.test(word)

function trimFillers(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !isFiller(word))
  const last = words.findLastIndex((word) => !isFiller(word))
  return first < 0 ? [] : words.slice(first, last + 1)
}

function readCalculator(reading: Reading): boolean {
  const found =
    take(reading, String.raw`(?:no|without(?: an?| any)?|non)[ -]calculators?`) ??
    take(reading, 'mental maths|in their heads?|by hand')
  if (found) reading.understood.push('without a calculator')
  return found !== null
}

function readYear(reading: Reading): number | null {
  const found = take(reading, String.raw`(?:for |in )?(?:year|yr\.?|y) ?(\d{1,2})s?`)
  if (!found?.[1]) return null
  reading.understood.push(`Year ${found[1]}`)
  return Number(found[1])
}

const minutesAnHour = 60

function readMinutes(reading: Reading): number | null {
  if (take(reading, '(?:about |for )?half an hour')) {
    reading.understood.push(`about ${minutesAnHour / 2} minutes`)
    return minutesAnHour / 2
  }
  const found = take(
    reading,
    String.raw`(?:in |for |about |to take |lasting )*${number}[ -]*(min(?:ute)?s?|hours?)(?: long)?`,
  )
  if (!found) return null
  const minutes = numberOf(found[1]) * (/^h/i.test(found[2] ?? '') ? minutesAnHour : 1)
  reading.understood.push(`about ${minutes} minutes`)
  return minutes
}

function readTypes(reading: Reading): QuestionType[] {
  return kinds.flatMap(([pattern, types, name]) => {
    if (!take(reading, pattern)) return []
    reading.understood.push(name)
    return types
  })
}

function readCounted(reading: Reading): Partial<Record<Band, number>> {
  const counted: Partial<Record<Band, number>> = {}
  for (const [band, words] of entriesOf(adjectives)) {
    const found = take(
      reading,
      String.raw`(?:with |and |of which |including )*${number} (?:really |very |more )?(?:of them )?(?:${words})(?: ones?| questions?)?`,
    )
    if (!found) continue
    const count = numberOf(found[1])
    counted[band] = count
    reading.understood.push(`${count} ${bandWords[band]}`)
  }
  return counted
}

export const bandWords: Readonly<Record<Band, string>> = {
  easier: 'easier',
  core: 'core',
  stretch: 'stretch',
}

function readCount(reading: Reading): number | null {
  const found =
    take(
      reading,
      String.raw`${number}(?= (?:[\w-]+ ){0,3}(?:questions?|problems?|sums?|exercises|qs|of)(?![\w-]))`,
    ) ?? take(reading, String.raw`(\d{1,3})`)
  if (!found) return null
  const count = numberOf(found[1])
  reading.understood.unshift(`${count} ${count === 1 ? 'question' : 'questions'}`)
  return count
}

function readMostly(reading: Reading): Band | null {
  for (const [band, words] of entriesOf(adjectives)) {
    if (
      !take(
        reading,
        String.raw`(?:mostly |mainly |all |quite |fairly |very )*(?:${words})(?: ones?| questions?)?`,
      )
    )
      continue
    reading.understood.push(`mostly ${bandWords[band]}`)
    return band
  }
  return null
}

const entriesOf = (record: Readonly<Record<Band, string>>) =>
  // Safe: the keys of this record are the bands.
  Object.entries(record) as [Band, string][]
