import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { listFiles, root } from './house.ts'

/** Finds what says that a teacher is going to do something: nobody knows whether a child has one, or when they look. */
const promise = /\b(?:your|a) teachers?(?:['’]ll|\s+(?:will|shall|(?:is|are)\s+going\s+to))\b/i

/** Finds a teacher in a text. A note of the marker names none: who looks at an answer is said by the server, which knows. */
const teacher = /\bteachers?\b/i

/** Lists the texts of a program, without its comments, names and patterns. */
function textsOf(path: string, code: string): string[] {
  const texts: string[] = []
  const { program } = parseSync(path, code, { sourceType: 'module' })
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value)
    },
    TemplateElement: ({ value }) => {
      texts.push(value.cooked ?? value.raw)
    },
  }).visit(program)
  return texts
}

const isShown = (path: string): boolean =>
  !/\.test\.ts$|\.testing\.ts$|\/testing\.ts$|\.gen\.ts$/.test(path)

const textsIn = (...patterns: string[]) =>
  listFiles(...patterns)
    .filter(isShown)
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, texts: path.endsWith('.ts') ? textsOf(path, text) : [text] }
    })

const found = (pattern: RegExp, sources: ReturnType<typeof textsIn>) =>
  sources.flatMap(({ path, texts }) =>
    texts.flatMap((text) => (pattern.test(text) ? [`${path}: ${pattern.exec(text)?.[0]}`] : [])),
  )

test('no text for a child promises what a teacher will do', () => {
  const sources = textsIn(
    'marking/src/*.ts',
    'tutor/src/*.ts',
    'content/*.ts',
    'content/*.md',
    'content/*.json',
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(found(promise, sources)).toEqual([])
})

test('no note of the marker names a teacher', () => {
  // What is said to authors and readers of the catalogue, who are teachers, may.
  const sources = textsIn('marking/src/*.ts').filter(
    ({ path }) => !/^marking\/src\/(checks|misconceptions)\//.test(path),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(found(teacher, sources)).toEqual([])
})

test.each([
  ["const note = 'We cannot be sure, and your teacher will look.'", true, true],
  ['const note = `Not decided: a teacher’ll look`', true, true],
  ["const note = 'A teacher\\nwill mark it'", true, true],
  ["const note = 'Your teachers are going to see it'", true, true],
  ["const note = 'A teacher can look'", false, true],
  ["import { forTeacher } from './outcome.ts' // your teacher will look", false, false],
  ['const own = /your teacher will/', false, false],
])('a breach is found: %s', (code, isPromise, isNamed) => {
  const sources = [{ path: 'a.ts', texts: textsOf('a.ts', code) }]
  expect([found(promise, sources).length > 0, found(teacher, sources).length > 0]).toEqual([
    isPromise,
    isNamed,
  ])
})
