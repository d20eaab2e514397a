/**
 * `npm run new-area <name>`: makes a product area in all workspaces, with a list page and a form page that
 * work, and enters it where areas are listed. What it makes is in `scripts/area-template/`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { environment, node, root, run } from './install.mjs'

const [name, ...options] = process.argv.slice(2)
if (!name || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('Name the area in small letters, as many: npm run new-area mock-exams')
  process.exit(2)
}

const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const words = name.replaceAll('-', ' ')
const capital = (text) => text[0].toUpperCase() + text.slice(1)
const values = {
  __name__: name,
  __camel__: camel,
  __Pascal__: capital(camel),
  __snake__: name.replaceAll('-', '_'),
  __words__: words,
  __Title__: capital(words),
  __stamp__: new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-'),
}
const filled = (text) => text.replace(/__\w+?__/g, (mark) => values[mark] ?? mark)

const folder = join(root, 'scripts/area-template')
const templates = readdirSync(folder, { recursive: true }).filter((path) =>
  statSync(join(folder, path)).isFile(),
)
const files = templates.map((path) => ({
  path: filled(path).replace(/\.txt$/, ''),
  text: filled(readFileSync(join(folder, path), 'utf8')),
}))

/** Where areas are listed: what is put before which line. */
const lists = [
  ['contract/src/index.ts', `import { ${camel} } from './${name}.ts'\n`, /^import /m],
  ['contract/src/index.ts', `  ${camel},\n`, /(?<=^export const contract = \{\n)/m],
  [
    'contract/src/pages.ts',
    `  ${camel}: page('/teacher/${name}', ['teacher'], '${values.__Title__}', {
    query: ['sort', 'page', 'page_size', 'search'],
  }),
  create${values.__Pascal__}: page('/teacher/${name}/new', ['teacher'], 'Add to ${words}'),
  edit${values.__Pascal__}: page('/teacher/${name}/{id}', ['teacher'], 'Change one of ${words}'),
`,
    / {2}adminHome: page/,
  ],
  [
    'server/src/app/app.ts',
    `import { ${camel}Routes } from '#${name}/${name}.routes.ts'\n`,
    /^import \{ accountsRoutes/m,
  ],
  ['server/src/app/app.ts', `  app.register(${camel}Routes)\n`, / {2}app\.register\(authRoutes\)/],
  [
    'server/test/walk.ts',
    `import { ${camel}Samples } from '#${name}/${name}.samples.ts'\n`,
    /^import \{ accountsSamples/m,
  ],
  ['server/test/walk.ts', `  ${camel}: ${camel}Samples,\n`, / {2}accounts: accountsSamples/],
  ['server/src/testing/samples.ts', `    | '${values.__snake__}_id'\n`, / {4}\| 'passage_id'/],
  [
    'server/test/victim.ts',
    `import { add${values.__Pascal__} } from '#${name}/testing.ts'\n`,
    /^import \{ newId/m,
  ],
  [
    'server/test/victim.ts',
    `      ${values.__snake__}_id: await add${values.__Pascal__}(school),\n`,
    / {6}passage_id,/,
  ],
  // Whoever works at the school may read it: that no other school does is held by its own test.
  [
    'server/test/wrong-person.api.test.ts',
    `'${values.__snake__}_id', `,
    /(?<=^const shared: readonly \(keyof Things\)\[\] = \[)/m,
  ],
  ['server/src/privacy/places.ts', `  ${values.__snake__}: ofNobody,\n`, / {2}academic_levels:/],
  [
    'web/src/app/routes.ts',
    `import { ${camel}Routes } from '#${name}/${name}.routes.ts'\n`,
    /^import \{ accountsRoutes/m,
  ],
  [
    'web/src/app/access.isolated.test.ts',
    `  ${camel}: 'teacher',\n  create${values.__Pascal__}: 'teacher',\n  edit${values.__Pascal__}: 'teacher',\n`,
    / {2}adminHome: /,
  ],
  ['web/src/app/routes.ts', `  ...${camel}Routes,\n`, / {2}\.\.\.accountsRoutes,/],
]

/** The row of the table of areas, which goes where its name does. */
const page = 'ARCHITECTURE.md'
const row = `| \`${name}\` | ${words} | yes | yes | yes |\n`
const rows = readFileSync(join(root, page), 'utf8').matchAll(
  /^\| `([\w-]+)` \| [^|]+ \| (?:yes|–) \| (?:yes|–) \| (?:yes|–) \|$/gm,
)
const next = [...rows].find(([, other]) => other > name)
lists.push([page, row, next ? new RegExp(`^\\| \`${next[1]}\``, 'm') : /(?<=\|\n)(?=\n## )/])

const there = files.filter(({ path }) => existsSync(join(root, path)))
if (there.length > 0) {
  console.error(`There already: ${there.map(({ path }) => path).join(', ')}`)
  process.exit(2)
}
for (const { path, text } of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  console.log(`made ${path}`)
}
for (const [path, line, before] of lists) {
  const text = readFileSync(join(root, path), 'utf8')
  const at = text.search(before)
  if (at < 0) {
    console.error(`${path} has changed: put there by hand\n${line}`)
    continue
  }
  writeFileSync(join(root, path), text.slice(0, at) + line + text.slice(at))
  console.log(`entered in ${path}`)
}
const changed = [...files, ...lists.map(([path]) => ({ path }))].map(({ path }) => path)
run('biome', [
  'check',
  '--write',
  '--log-level=error',
  ...new Set(changed.filter((path) => /\.tsx?$/.test(path))),
])
if (!options.includes('--files-only')) {
  run(node, ['server/tools/write-tables.ts'], { env: environment() })
  run('vitest', ['run', '--project', 'contract', 'test/contract', 'test/pages', '--update'])
}
console.log(`
Who may call it, what a row is and the words of the pages are yours to write now. A column that names a
person changes the line of its table in server/src/privacy/places.ts.
Then: npm run types, npx vitest run --project "server on embedded" src/${name}, and e2e/${name}/.`)
