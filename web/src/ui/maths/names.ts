import { GREEK, LATEX_FUNCTIONS, SHORT_GREEK } from '@learngrove/maths/names'

/** Names longer than a letter that mean one thing in school mathematics, in text and as LaTeX commands. */
export const FUNCTION_NAMES: ReadonlySet<string> = LATEX_FUNCTIONS

export const CONSTANT_NAMES: ReadonlySet<string> = new Set([
  'pi',
  ...GREEK.filter((name) => !SHORT_GREEK.has(name)),
])

/** Relations and signs: how they are typed, as LaTeX, and how they are read out. */
export const SIGNS: readonly {
  readonly typed: readonly string[]
  readonly tex: string
  readonly words: string
  readonly kind: 'relation' | 'sum' | 'product' | 'divide' | 'fraction'
}[] = [
  { typed: ['<=', '≤', '=<'], tex: '\\le', words: 'is at most', kind: 'relation' },
  { typed: ['>=', '≥'], tex: '\\ge', words: 'is at least', kind: 'relation' },
  { typed: ['!=', '≠'], tex: '\\ne', words: 'is not', kind: 'relation' },
  { typed: ['=', '＝'], tex: '=', words: 'equals', kind: 'relation' },
  { typed: ['<'], tex: '<', words: 'is less than', kind: 'relation' },
  { typed: ['>'], tex: '>', words: 'is greater than', kind: 'relation' },
  { typed: ['≈'], tex: '\\approx', words: 'is about', kind: 'relation' },
  { typed: ['+-', '±'], tex: '\\pm', words: 'plus or minus', kind: 'sum' },
  { typed: ['+'], tex: '+', words: 'plus', kind: 'sum' },
  { typed: ['-', '−', '–'], tex: '-', words: 'minus', kind: 'sum' },
  { typed: ['*', '×', '·', '∗'], tex: '\\times', words: 'times', kind: 'product' },
  { typed: ['÷', ':'], tex: '\\div', words: 'divided by', kind: 'divide' },
  { typed: ['/', '∕'], tex: '/', words: 'over', kind: 'fraction' },
]
