import katex from 'katex'
import { expect, test } from 'vitest'
import { formulaSheets, formulasFor } from './formulas.ts'

const all = Object.values(formulaSheets).flatMap((groups) =>
  groups.flatMap(({ formulas }) => formulas),
)

test.each(all.map((each) => [each.name, each] as const))('%s can be drawn', (_, { tex, note }) => {
  const inNote = [...(note ?? '').matchAll(/\$([^$]+)\$/g)].map(([, inside = '']) => inside)
  for (const each of [tex, ...inNote]) {
    expect(() => katex.renderToString(each, { throwOnError: true, strict: 'error' })).not.toThrow()
  }
})

test.each(Object.entries(formulaSheets))('no name stands twice on the sheet of %s', (_, groups) => {
  const names = groups.flatMap(({ formulas }) => formulas.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
})

test('a later year has all that the years before it have', () => {
  const names = (year: 4 | 6 | 8 | 10, tier?: 'foundation' | 'higher') =>
    formulasFor({ subject: 'mathematics', year, tier }).flatMap(({ formulas }) =>
      formulas.map(({ name }) => name),
    )
  expect(names(8)).toEqual(expect.arrayContaining(names(6)))
  expect(names(6)).not.toContain('Pythagoras')
  expect(names(8)).toContain('Pythagoras')
  expect(names(10, 'foundation')).not.toContain('Sine rule')
  expect(names(10, 'higher')).toContain('Sine rule')
  expect(names(4).length).toBeGreaterThan(3)
})

test('a subject without formulas has an empty sheet', () => {
  expect(formulasFor({ subject: 'english', year: 8 })).toEqual([])
})
