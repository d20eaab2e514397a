import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const notAreas = ['platform', 'testing']
const maxLines = 300

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && dirname(path) !== '.')
  .map((path) => ({
    path,
    area: path.split('/')[0] ?? '',
    text: readFileSync(join(src, path), 'utf8'),
  }))

const ofAreas = files.filter(({ area }) => !notAreas.includes(area))
const statement = /\.(insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g

describe.each(ofAreas)('$path', ({ path, area, text }) => {
  test('reaches another area only through the files that bear its name', () => {
    const foreign = [...text.matchAll(/from '#([\w-]+)\/([\w.-]+)'/g)].filter(
      ([, from = '', file = '']) =>
        !notAreas.includes(from) && from !== area && !file.startsWith(`${from}.`),
    )
    expect(foreign.map(([found]) => found)).toEqual([])
  })

  test('leaves SQL to the queries of its area', () => {
    if (basename(path).endsWith('.queries.ts')) return
    expect(text).not.toMatch(/\.selectFrom\(|\.insertInto\(|\.updateTable\(|\.deleteFrom\(|\bsql`/)
  })

  test('opens a transaction only by the door that guards the pool', () => {
    expect(text).not.toMatch(/\.transaction\(\)/)
  })
})

test('every table is written to by one area alone', () => {
  const writers = new Map<string, Set<string>>()
  for (const { area, text } of ofAreas) {
    for (const [, , table = ''] of text.matchAll(statement)) {
      writers.set(table, (writers.get(table) ?? new Set()).add(area))
    }
  }
  const shared = [...writers].filter(([, areas]) => areas.size > 1)
  expect(shared).toEqual([])
})

test('no file is longer than a reader can hold', () => {
  const long = files
    .filter(({ path }) => !path.endsWith('tables.ts'))
    .map(({ path, text }) => [path, text.split('\n').length - 1] as const)
    .filter(([, lines]) => lines > maxLines)
  expect(long).toEqual([])
})
