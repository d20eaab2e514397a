import { dividedBy, isZero, minus, type Rational, times, whole } from '@learngrove/maths/rational'
import type { Family, Worked } from '#families/family.ts'
import { slipsBeside } from '#families/from-solution.ts'
import {
  plainRounded,
  roundingIn,
  shownValue,
  signOf,
  withoutRounding,
} from '#families/measure/rounding.ts'
import { only, sayer } from '#families/measure/saying.ts'
import { shown } from '#families/numbers.ts'
import {
  isListLength,
  listIn,
  meanOf,
  sumText,
  total,
  weighted,
} from '#families/statistics/lists.ts'
import { sameSolutions } from '#skills/step.ts'

const tableId = 'frequency_table'
const missingId = 'missing_from_mean'

const sayTable = sayer(
  tableId,
  `total | Multiply each value by its frequency, and add. | What do all the values come to, each as often as it is there? | A frequency says how many times a value counts.
  count | Add the frequencies up. | How many values are there in all? | That is how many share the total.
  share | Divide the total by how many there are. | What is the equal share? | The mean is the total shared out equally.`,
)
const sayMissing = sayer(
  missingId,
  `total | Multiply the mean by how many numbers there are, {count}. | What do all the numbers have to come to? | The mean is the total shared out, so that the total is the mean times the count.
  known | Add up the numbers that you know. | What do the known ones come to? | The rest of the total is the missing one.
  rest | Take that away from the total. | How much of the total is left? | The missing number makes up what is left.`,
)

type Table = { readonly values: readonly Rational[]; readonly frequencies: readonly Rational[] }

/** Reads two rows with their names, or pairs `0:3, 1:5`. */
function tableIn(text: string): Table | undefined {
  const pairs = [...text.matchAll(/(?<![\d.])(\d+(?:\.\d+)?) ?[:→] ?(\d+)\b/g)]
  if (pairs.length > 1)
    return {
      values: pairs.flatMap(([, value = '']) => listIn(value)),
      frequencies: pairs.flatMap(([, , count = '']) => listIn(count)),
    }
  const at = text.search(/frequenc(?:y|ies)\b[^a-z]*\d/)
  return at < 0
    ? undefined
    : { values: listIn(text.slice(0, at)), frequencies: listIn(text.slice(at)) }
}

function workTable({ values, frequencies }: Table, words: string): Worked | undefined {
  const count = total(frequencies)
  if (isZero(count)) return undefined
  const sum = values
    .map((value, i) => `${shown(value)} \\times ${shown(frequencies[i] ?? count)}`)
    .join(' + ')
  const [all, many] = [weighted(values, frequencies), shown(count)]
  const exact = `\\frac{${shown(all)}}{${many}}`
  const end = shownValue(dividedBy(all, count), exact, roundingIn(words))
  const plain = shownValue(meanOf(values), '0')?.text
  const byRows = shownValue(dividedBy(all, whole(values.length)), '0')?.text
  if (!end || plain === undefined || byRows === undefined) return undefined
  const [rows, counts] = [values.map(shown).join(', '), frequencies.map(shown).join(', ')]
  return {
    family: tableId,
    start: `Find the mean of the values $${rows}$ with the frequencies $${counts}$.`,
    goal: 'the mean',
    steps: [
      sayTable('total', `${sum} = ${shown(all)}`, [[sum, shown(all)]]),
      sayTable('count', `${sumText(frequencies)} = ${many}`, [[sumText(frequencies), many]]),
      sayTable('share', `${exact} ${signOf(end)} ${end.text}`, [end.claim]),
    ],
    ...only(end.text),
    ...(end.isRounded && { exact }),
    slips: slipsBeside(end.text, [
      { value: plain, why: 'Use the frequencies: each value counts as often as it is there.' },
      { value: byRows, why: 'Divide by the total frequency, not by the number of rows.' },
    ]),
  }
}

/** The mean of a frequency table that is typed as two rows or as pairs. */
export const frequencyTable: Family = {
  id: tableId,
  title: 'mean from a frequency table',
  work: ({ text, words }) => {
    if (!/\bmean\b|average/.test(words) || !/frequenc|table|\d ?:/.test(words)) return undefined
    const table = tableIn(withoutRounding(text).toLowerCase())
    const length = table?.values.length ?? 0
    if (!table || table.frequencies.length !== length || !isListLength(length)) return undefined
    return workTable(table, words)
  },
  draw: ({ between }) => {
    const values = Array.from({ length: between(3, 5) }, (_, i) => i)
    const counts = values.map(() => between(1, 9))
    const all = counts.reduce((sum, count) => sum + count, 0)
    const mean = values.reduce((sum, value, i) => sum + value * (counts[i] ?? 0), 0) / all
    const text = `mean from the frequency table: values ${values.join(', ')} frequencies ${counts.join(', ')}`
    return { text, answers: [plainRounded(mean)] }
  },
}

const listMean =
  /(?:mean|average) of (.*?) (?:is|are|=|equals) (-?\d+(?:\.\d+)?)(?![\d,]* (?:and|,)|\d|\.\d)/
const saidMean =
  /(?:mean|average)(?: (?:is|of|=)| value (?:is|of)) (-?\d+(?:\.\d+)?)(?! ?,? ?\d| and| numbers|\.\d)/
const counted = /^(?:the |these |all )?(\d+) (?:numbers|values|cards|scores|tests)$/

/** The mean, and the numbers that are known: "the mean of 4, 7 and x is 6", "4, 7 and x have a mean of 6". */
function missingIn(
  words: string,
): { readonly mean: Rational; readonly known: readonly Rational[] } | undefined {
  const text = words.replace(/\b\d+ of (?:them|the numbers)/, ' ')
  const match = listMean.exec(text) ?? saidMean.exec(text)
  if (!match) return undefined
  const [all, first = '', second] = match
  const many = counted.exec(first)?.[1]
  const rest = text.replace(all, ' ')
  const known = listIn(second === undefined || many ? rest : first)
  const [mean] = listIn(second ?? first)
  const isAll = second === undefined || listIn(rest).length === 0
  const isFull = many === undefined ? isAll : Number(many) === known.length + 1
  return mean && isFull && isListLength(known.length + 1) ? { mean, known } : undefined
}

function workMissing(mean: Rational, known: readonly Rational[]): Worked {
  const count = known.length + 1
  const [needed, have] = [times(mean, whole(count)), total(known)]
  const answer = shown(minus(needed, have))
  const [sum, product] = [sumText(known), `${shown(mean)} \\times ${count}`]
  const line = `x = ${shown(needed)} - ${shown(have)} = ${answer}`
  const claim = sameSolutions(`\\frac{${sum} + x}{${count}} = ${shown(mean)}`, `x = ${answer}`, 'x')
  return {
    family: missingId,
    start: `The mean of $${known.map(shown).join(', ')}$ and $x$ is $${shown(mean)}$. Find $x$.`,
    goal: 'the missing number',
    steps: [
      sayMissing('total', `${product} = ${shown(needed)}`, [[product, shown(needed)]], { count }),
      sayMissing('known', `${sum} = ${shown(have)}`, [[sum, shown(have)]]),
      sayMissing('rest', line, [claim]),
    ],
    answer: `x = ${answer}`,
    answers: [answer],
    slips: slipsBeside(answer, [
      { value: shown(mean), why: 'That is the mean. Find the total that the numbers need first.' },
      { value: shown(meanOf(known)), why: 'That is the mean of the known numbers.' },
    ]),
  }
}

/** A number that is missing from a list whose mean is known. */
export const missingFromMean: Family = {
  id: missingId,
  title: 'a missing number from the mean',
  work: ({ words }) => {
    if (!/\bmean\b|average/.test(words)) return undefined
    if (!/find|missing|what|work ?out|calculate/.test(words)) return undefined
    if (!/\bx\b|missing|(?:other|last|fifth|fourth|sixth|third) (?:number|value|one)/.test(words))
      return undefined
    const found = missingIn(words)
    return found && workMissing(found.mean, found.known)
  },
  draw: ({ between }) => {
    const known = Array.from({ length: between(2, 4) }, () => between(1, 15))
    const mean = between(5, 12)
    const rest = mean * (known.length + 1) - known.reduce((sum, value) => sum + value, 0)
    return {
      text: `the mean of ${known.join(', ')} and x is ${mean}. find x`,
      answers: [`${rest}`],
    }
  },
}
