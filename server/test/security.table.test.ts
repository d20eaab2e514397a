import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../..')
const table = readFileSync(join(repository, 'docs/security.md'), 'utf8')

/** `path/to/some.test.ts`: “one test”, “another”. */
const citation = /`([\w./-]+\.(?:test|e2e)\.ts)`: ((?:“[^”]+”(?:, )?)+)/g

const cited = [...table.matchAll(citation)].flatMap(([, path = '', names = '']) =>
  [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']): [string, string] => [path, name]),
)

const elsewhere = /^(contract|e2e|server|web)\//

const textOf = (path: string) =>
  readFileSync(join(repository, elsewhere.test(path) ? '' : 'server/src', path), 'utf8')

test('the table cites tests', () => {
  expect(cited.length).toBeGreaterThan(100)
})

test.each(cited)('%s has “%s”', (path, name) => {
  expect(textOf(path).replaceAll(/\\(?=['"])/g, '')).toContain(name)
})

test('every quoted name belongs to a file', () => {
  expect(table.match(/“[^”]+”/g)).toHaveLength(cited.length)
})
