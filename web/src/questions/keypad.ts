import type { Question } from './questions.data.ts'

const always = ['(', ')', '+', '-', '=', '*', '/', 'fraction']

/** Keys that only some questions need, each with what in the text of a question calls for it. */
const called: readonly (readonly [key: string, sign: RegExp])[] = [
  ['square', /\^\{?2|²|squar|quadratic/i],
  [
    'power',
    /\^\{?[^2{]|\^\{[^}2]|cub(e|ic)|power|ind(ex|ices)|expand|factori|differentiat|derivative|gradient/i,
  ],
  ['root', /sqrt|√|root|surd|quadratic/i],
  ['pi', /\\pi|π|circle|circumference|radian/i],
  ['<', /<|>|\\l[et]\b|\\g[et]\b|≤|≥|inequalit/i],
  ['>', /<|>|\\l[et]\b|\\g[et]\b|≤|≥|inequalit/i],
  ['<=', /\\le\b|\\ge\b|≤|≥|inequalit/i],
  ['>=', /\\le\b|\\ge\b|≤|≥|inequalit/i],
  ['or', /\^\{?2|²|quadratic|solutions|roots|values of/i],
]

/** Keys under a field for a number, each with what in the text of a question calls for it. */
const calledByNumbers: readonly (readonly [key: string, sign: RegExp])[] = [
  ['%', /per\s?cent|%/i],
  [':', /ratio|\d\s*:\s*\d|time|clock|o'clock/i],
  [',', /coordinate|list|roots|solutions/i],
  ['^', /index form|standard form|power/i],
  ['*', /standard form|prime factor/i],
]

/** The keys of a number beside the digits and the point: a minus, a fraction, a space for a mixed number. */
export const padKeysOf = ({ text }: Pick<Question, 'text'>): string[] => [
  '-',
  'fraction',
  'space',
  ...calledByNumbers.filter(([, sign]) => sign.test(text)).map(([key]) => key),
]

/** The keys that a question needs beside the digits: its letters, and what its text calls for. Never more. */
export function keypadOf({
  text,
  start = '',
  variables = [],
}: Pick<Question, 'text' | 'start' | 'variables'>): string[] {
  const asked = `${text}\n${start}`
  const special = called.filter(([, sign]) => sign.test(asked)).map(([key]) => key)
  return [...new Set([...variables, ...always, ...special])]
}
