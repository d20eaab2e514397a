const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

const values: ReadonlyMap<string, number> = new Map([
  ...small.split(' ').map((word, i): [string, number] => [word, i]),
  ...tens.split(' ').map((word, i): [string, number] => [word, 20 + 10 * i]),
])

const unit = '(?:two|three|four|five|six|seven|eight|nine)'
const teen =
  '(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|zero)'
const ten = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
/** "One" by itself is a pronoun as often as a number, and stays. */
const row = new RegExp(`\\b(?:${ten}[\\s-]+(?:one|${unit})|${ten}|${teen}|${unit})\\b`, 'gi')
const hundreds = /\b(\d+|a|one) hundred(?:(?: and)? (\d{1,2})\b)?/gi
const thousands = /\b(\d+|a|one) (thousand|million)\b/gi

const names =
  'hal(?:f|ves) 2,thirds? 3,(?:quarters?|fourths?) 4,fifths? 5,sixths? 6,sevenths? 7,eighths? 8,ninths? 9,tenths? 10'
const parts = names.split(',').map((name) => {
  const [word, of] = name.split(' ')
  const pattern = `(?<![\\d/.])\\b(\\d{1,3}|a|one)[\\s-]+${word}\\b(?! (?:term|root|power))`
  return { of, pattern: new RegExp(pattern, 'gi') }
})

const count = (word: string): number =>
  word
    .toLowerCase()
    .split(/[\s-]+/)
    .reduce((all, each) => all + (values.get(each) ?? 0), 0)

const number = (text: string): number => (/^\d/.test(text) ? Number(text) : 1)

const operand = String.raw`[\d)]|\b[a-z]\b`
const operations = [
  ['plus|added to|add', '+'],
  ['minus|take away|subtract', '-'],
  ['multiplied by|times', '×'],
  ['divided by', '÷'],
  ['equals', '='],
].map(([words, sign]) => ({
  sign,
  pattern: new RegExp(`(?<=${operand})\\s+(?:${words})\\s+(?=[\\d(-]|[a-z]\\b)`, 'gi'),
}))

const amount = String.raw`(-?\d+(?:\.\d+)?(?: ?\/ ?\d+)?(?: \d+\/\d+)?)`
const pair = (verb: string, joint: string): RegExp =>
  new RegExp(`\\b${verb} ${amount} ${joint} ${amount}(?! ?[%\\d/])`, 'gi')

const phrases: readonly (readonly [RegExp, string])[] = [
  [pair('add', '(?:and|to)'), '$1 + $2'],
  [pair('(?:subtract|take)', '(?:away )?from'), '$2 - $1'],
  [pair('multiply', '(?:by|and)'), '$1 × $2'],
  [pair('divide', 'by'), '$1 ÷ $2'],
  [/\bhalf of (?=£?\d)/gi, '1/2 of '],
  [/\b(?:the )?square root of (?=\d)/gi, '√'],
  [/\b(?:the )?cube root of (\d+)/gi, '$1^(1/3)'],
  [/\bone (?=(?:sig|decimal|d\.?p|s\.?f|a prime))/gi, '1 '],
]

/** Writes numbers and operations that are spelled out as figures and signs: "two thirds plus five". */
export function withFigures(text: string): string {
  let said = text
    .replace(row, (words) => String(count(words)))
    .replace(hundreds, (_, many: string, rest = '0') => String(number(many) * 100 + Number(rest)))
    .replace(thousands, (_, many: string, scale: string) =>
      String(number(many) * (scale.toLowerCase() === 'million' ? 1e6 : 1e3)),
    )
  for (const [pattern, figures] of phrases) said = said.replace(pattern, figures)
  for (const { of, pattern } of parts)
    said = said.replace(pattern, (_, top: string) => `${number(top)}/${of}`)
  for (const { sign, pattern } of operations) said = said.replace(pattern, ` ${sign} `)
  return said
    .replace(/(?<=[\d)]|\b[a-z]) squared\b/gi, '^2')
    .replace(/(?<=[\d)]|\b[a-z]) cubed\b/gi, '^3')
}
