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

const root = join(src, '../..')
const workspaces = ['bench', 'contract', 'e2e', 'marking', 'mastery', 'server', 'tutor', 'web']

test('no file is longer than a reader can hold', () => {
  const long = workspaces
    .flatMap((workspace) =>
      readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(workspace, path),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .filter((path) => path !== 'server/src/platform/tables.ts')
    .map((path) => [path, readFileSync(join(root, path), 'utf8').split('\n').length - 1] as const)
    .filter(([, lines]) => lines > maxLines)
  expect(long).toEqual([])
})
