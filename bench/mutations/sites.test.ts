import { expect, test } from 'vitest'
import { draw } from './draw.ts'
import { mutationsOf } from './sites.ts'

/** Applies each mutation of a text by itself, and shows what comes of it. */
const mutantsOf = (text: string): string[] =>
  mutationsOf('a.ts', text).map(
    ({ start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
  )

test.each([
  ['a clause of a query', "q.where('id', '=', id).limit()", ['q.limit()']],
  ['one of the clauses', 'or([a, b])', ['and([a, b])', 'or([b])', 'or([a])']],
  ['a bound', 'f(a < b)', ['f(a <= b)']],
  ['a bound in a query', "on('a', '>=', b)", ["on('a', '>', b)"]],
  ['a condition', 'f(a === b)', ['f(a !== b)']],
  ['a guard', 'if (a) throw b', ['if (!(a)) throw b', ';']],
  ['both of two', 'f(a && b)', ['f(((a) || (b)))']],
  ['a number', 'f(3)', ['f(4)']],
  ['a large number', 'f(100)', ['f(200)']],
  ['what is waited for and nothing else', 'await a()\nb()', [';\nb()']],
  ['no type', 'type A = 1 | true', []],
  ['no text', "f('and', 'or')", []],
])('mutates %s', (_name, text, mutants) => {
  expect(mutantsOf(text).sort()).toEqual([...mutants].sort())
})

test('mutates SQL so that it stays SQL', () => {
  const mutants = (text: string) => mutantsOf(`sql\`${text}\``).map((each) => each.slice(4, -1))
  expect(mutants('a > b and c')).toEqual(['a >= b and c', 'a > b or c'])
  expect(mutants('a between b and c')).toEqual([])
  expect(mutants('greatest(a, b)')).toEqual(['least(a, b)'])
  expect(mutants("a = 'x and y' -- and")).toEqual([])
  expect(mutants('a ->> b')).toEqual([])
})

test('a key names the declaration and the edit, whatever stands before it', () => {
  const code = 'export const least = 3\nfunction f(a) { return a < 1 || a < 1 }\n'
  const keys = (text: string) => mutationsOf('a.ts', text).map(({ key }) => key)
  expect(keys(`\n// More\n${code}`)).toEqual(keys(code))
  expect(keys(code)).toContain('a.ts least constant: 3 => 4')
  expect(new Set(keys(code)).size).toBe(keys(code).length)
})

test('a seed draws the same, of every area, and a longer draw begins with the shorter', () => {
  const text = 'f(1, 2, 3, 4, a < b, c < d, e === f)'
  const byArea = new Map([
    ['one', mutationsOf('one.ts', text)],
    ['other', mutationsOf('other.ts', text)],
  ])
  const keys = (seed: number, count: number) => draw(byArea, { seed, count }).map(({ key }) => key)
  expect(keys(1, 6)).toEqual(keys(1, 8).slice(0, 6))
  expect(keys(1, 14)).not.toEqual(keys(2, 14))
  const kinds = draw(byArea, { seed: 1, count: 6 }).map(({ path, kind }) => `${path} ${kind}`)
  expect(new Set(kinds).size).toBe(6)
})
