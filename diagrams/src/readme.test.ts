import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { diagramsIn } from '#diagram.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the page for authors has an example of each kind that it names', () => {
  const headings = [...readme.matchAll(/^### (.*)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/`(\w+)`/g)].map(([, kind]) => kind),
  )
  const shown = new Set<string>(diagramsIn(readme).map(({ kind }) => kind))
  expect(headings.filter((kind = '') => !shown.has(kind))).toEqual([])
  expect(headings.length).toBeGreaterThan(30)
})
