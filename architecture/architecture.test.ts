import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@learngrove/contract/pages'
import { describe, expect, test } from 'vitest'
import { debt } from './debt.ts'
import { listFiles, readHouse, readWorkspaces, root } from './house.ts'
import {
  addressesFromPages,
  citedFiles,
  declaredWorkspaces,
  doors,
  fileCircles,
  folderCircles,
  layers,
  oneWriter,
  outsideByGround,
  type Rule,
  shortFiles,
  shortFunctions,
  sqlInQueries,
  transactionByTheGround,
} from './rules.ts'
import { readSource } from './sources.ts'

const workspaces = readWorkspaces()
const house = { sources: readHouse(workspaces), workspaces }
const paths = Object.values(pages).map(({ path }) => path)
const documents = new Map(
  listFiles('*.md', 'docs/*.md')
    .filter((path) => !path.startsWith('content/'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
)

const rules: Readonly<Record<string, Rule>> = {
  doors,
  layers,
  fileCircles,
  folderCircles,
  sqlInQueries,
  transactionByTheGround,
  oneWriter,
  outsideByGround,
  addressesFromPages: addressesFromPages(paths),
  shortFunctions,
  shortFiles,
  declaredWorkspaces,
  citedFiles: citedFiles(documents, (path) => existsSync(join(root, path))),
}

describe.each(Object.entries(rules))('%s', (name, rule) => {
  const found = rule(house)
  const known = debt[name] ?? []

  test('has no new breach', () => {
    expect(found.filter((breach) => !known.includes(breach))).toEqual([])
  })

  test('has no debt that was paid and still stands in the list', () => {
    expect(known.filter((breach) => !found.includes(breach))).toEqual([])
  })
})

test('the server owes nothing, and the site less than ten lines', () => {
  const owed = Object.values(debt).flat()
  expect(owed.filter((breach) => breach.startsWith('server/'))).toEqual([])
  expect(owed.filter((breach) => breach.startsWith('web/')).length).toBeLessThan(10)
})

/** Reads files that are not there, as if they were, and says what a rule finds in them. */
function planted(rule: Rule, files: Readonly<Record<string, string>>) {
  const sources = Object.entries(files).map(([path, text]) =>
    readSource(root, path, workspaces, text),
  )
  return rule({ sources, workspaces })
}

const long = `export function long() {\n${'  void 0\n'.repeat(80)}}\n`

/** Lists for each rule what it has to see, be it written in any of the ways in which it can be written. */
const breaches: readonly [string, Rule, Readonly<Record<string, string>>][] = [
  [
    'a private file of another area',
    doors,
    { 'server/src/quiz/a.ts': `import { x } from '#auth/sign-in.ts'` },
  ],
  [
    'one in a folder of that area',
    doors,
    { 'server/src/quiz/a.ts': `import { x } from '#auth/providers/provider-state.ts'` },
  ],
  [
    'one by a relative path',
    doors,
    { 'server/src/quiz/a.ts': `import { x } from '../auth/hash.ts'` },
  ],
  [
    'one that is imported when it is needed',
    doors,
    { 'server/src/quiz/a.ts': `const x = await import('#auth/hash.ts')` },
  ],
  [
    'one by its type alone',
    doors,
    { 'server/src/quiz/a.ts': `type X = import('#auth/hash.ts').X` },
  ],
  ['one that is passed on', doors, { 'server/src/quiz/a.ts': `export { x } from '#auth/hash.ts'` }],
  ['one of the site', doors, { 'web/src/quiz/a.tsx': `import { x } from '#chat/composer.tsx'` }],
  [
    'a neighbour’s private file in the same area',
    doors,
    { 'server/src/auth/sign-up/a.ts': `import { x } from '#auth/providers/provider-state.ts'` },
  ],
  [
    'an area in the ground',
    layers,
    { 'server/src/platform/a.ts': `import { x } from '#auth/auth.routes.ts'` },
  ],
  [
    'an area in mail of the ground',
    layers,
    { 'server/src/platform/a.ts': `import('#quiz/quiz.queries.ts')` },
  ],
  ['the roof in an area', layers, { 'web/src/quiz/a.ts': `import { x } from '#app/routes.ts'` }],
  [
    'the ground in the design system',
    layers,
    { 'web/src/ui/a.ts': `import { x } from '#platform/session.ts'` },
  ],
  [
    'what is for tests in the product',
    layers,
    { 'server/src/quiz/a.ts': `import { x } from '#testing/harness.ts'` },
  ],
  [
    'two files that need each other',
    fileCircles,
    { 'tutor/src/a.ts': `import './b.ts'`, 'tutor/src/b.ts': `import type { A } from './a.ts'` },
  ],
  [
    'two areas that need each other',
    folderCircles,
    {
      'server/src/quiz/quiz.a.ts': `import '#chat/chat.b.ts'`,
      'server/src/chat/chat.c.ts': `import '#quiz/quiz.d.ts'`,
    },
  ],
  [
    'two folders of an area that need each other',
    folderCircles,
    {
      'web/src/auth/sign-in/a.ts': `import '#auth/sign-up/sign-up.b.ts'`,
      'web/src/auth/sign-up/c.ts': `import '#auth/sign-in/sign-in.d.ts'`,
    },
  ],
  [
    'two folders of a package that need each other',
    folderCircles,
    {
      'marking/src/text/a.ts': `import '#choices/b.ts'`,
      'marking/src/choices/c.ts': `import '../text/d.ts'`,
    },
  ],
  [
    'a query that is built elsewhere',
    sqlInQueries,
    { 'server/src/quiz/a.ts': `db.selectFrom('users')` },
  ],
  ['SQL by hand', sqlInQueries, { 'server/src/quiz/a.ts': 'sql`select 1`' }],
  ['SQL by hand with a type', sqlInQueries, { 'server/src/quiz/a.ts': 'sql<Row>`select 1`' }],
  ['SQL in the ground', sqlInQueries, { 'server/src/platform/a.ts': 'sql`select 1`' }],
  [
    'a transaction past the guard',
    transactionByTheGround,
    { 'server/src/quiz/a.ts': 'db.transaction().execute(x)' },
  ],
  [
    'two writers by the builder',
    oneWriter,
    {
      'server/src/quiz/a.queries.ts': `db.insertInto('xp_ledger')`,
      'server/src/chat/b.queries.ts': `db.deleteFrom('xp_ledger')`,
    },
  ],
  [
    'two writers, one by hand',
    oneWriter,
    {
      'server/src/quiz/a.queries.ts': `db.updateTable('xp_ledger')`,
      'server/src/chat/b.queries.ts': 'sql`insert into xp_ledger select 1`',
    },
  ],
  [
    'two writers, one in the ground',
    oneWriter,
    {
      'server/src/quiz/a.queries.ts': `db.mergeInto('tickets as t')`,
      'server/src/platform/b.queries.ts': 'sql`update tickets set x = 1`',
    },
  ],
  ['a call past the API', outsideByGround, { 'web/src/quiz/a.ts': `fetch('/x')` }],
  [
    'storage past the ground',
    outsideByGround,
    { 'web/src/quiz/a.ts': `window.localStorage.clear()` },
  ],
  [
    'an address that is typed',
    addressesFromPages(paths),
    { 'web/src/quiz/a.tsx': `const to = '/student/quiz/7'` },
  ],
  [
    'one with its query',
    addressesFromPages(paths),
    { 'server/src/auth/a.ts': `const path = '/login?to=x'` },
  ],
  [
    'one that is put together',
    addressesFromPages(paths),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is a program to be read
    { 'server/src/auth/a.ts': 'const path = `/magic-link/validation/${secret}`' },
  ],
  [
    'one in an element',
    addressesFromPages(paths),
    { 'web/src/quiz/a.tsx': `const a = <a href="/support">help</a>` },
  ],
  ['a long function', shortFunctions, { 'web/src/quiz/a.ts': long }],
  [
    'a long arrow',
    shortFunctions,
    { 'tutor/src/a.ts': long.replace('export function long()', 'const long = () =>') },
  ],
  ['a long file', shortFiles, { 'web/src/quiz/a.ts': 'void 0\n'.repeat(301) }],
  [
    'a package that is not declared',
    declaredWorkspaces,
    { 'contract/src/a.ts': `import '@learngrove/marking'` },
  ],
  [
    'a file of another package',
    declaredWorkspaces,
    { 'web/src/quiz/a.ts': `import '../../../marking/src/marking.ts'` },
  ],
]

describe('a planted breach is found:', () => {
  test.each(breaches)('%s', (_what, rule, files) => {
    expect(planted(rule, files).length).toBeGreaterThan(0)
  })

  test('a document that names what is not there', () => {
    const rule = citedFiles(new Map([['docs/x.md', 'See `quiz/no-such-file.ts`.']]), () => false)
    expect(rule(house)).toHaveLength(1)
  })
})

describe('what is allowed is let through:', () => {
  test.each<[string, Rule, Readonly<Record<string, string>>]>([
    ['a door', doors, { 'server/src/quiz/a.ts': `import { x } from '#auth/auth.owner.ts'` }],
    [
      'the door of a folder',
      doors,
      { 'server/src/quiz/a.ts': `import { x } from '#auth/sessions/sessions.ts'` },
    ],
    ['the ground', doors, { 'server/src/quiz/a.ts': `import { x } from '#platform/errors.ts'` }],
    [
      'a worker of its own',
      fileCircles,
      {
        'server/src/platform/a.ts': `new URL('./a.worker.ts', import.meta.url)`,
        'server/src/platform/a.worker.ts': `import type { A } from './a.ts'`,
      },
    ],
    [
      'a lock',
      oneWriter,
      {
        'server/src/quiz/a.queries.ts': `db.insertInto('x')`,
        'server/src/chat/b.queries.ts': 'sql`select 1 from x for update of x`',
      },
    ],
    [
      'an address of somebody else',
      addressesFromPages(paths),
      { 'server/src/auth/a.ts': `const path = '/login/oauth2/auth'` },
    ],
  ])('%s', (_what, rule, files) => {
    expect(planted(rule, files)).toEqual([])
  })
})
