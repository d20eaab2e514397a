/** `npm run new-area <name>`: makes the files of a product area in all workspaces, with what every area has. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './install.mjs'

const [name] = process.argv.slice(2)
if (!name || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('Name the area in small letters: npm run new-area mock-exams')
  process.exit(2)
}
const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

const files = {
  [`contract/src/${name}.ts`]: `import { z } from 'zod'
import { route } from './route.ts'
import { id } from './values.ts'

export const ${camel} = {
  list: route({
    method: 'GET',
    path: '/${name}',
    summary: 'List the ${name} of my school',
    audience: 'any',
    answer: z.object({ ${camel}: z.array(z.object({ id })) }),
  }),
}
`,
  [`server/src/${name}/${name}.queries.ts`]: `import type { Db } from '#platform/database.ts'

export async function select${camel[0].toUpperCase()}${camel.slice(1)}(_db: Db, _where: { school_id: string }) {
  return [] as { id: string }[]
}
`,
  [`server/src/${name}/${name}.routes.ts`]: `import { ${camel} } from '@learngrove/contract/${name}'
import { implement } from '#platform/implement.ts'
import { select${camel[0].toUpperCase()}${camel.slice(1)} } from './${name}.queries.ts'

export const ${camel}Routes = implement(${camel}, {
  list: async ({ db, school_id }) => ({
    ${camel}: await select${camel[0].toUpperCase()}${camel.slice(1)}(db, { school_id }),
  }),
})
`,
  [`server/src/${name}/${name}.engine.test.ts`]: `import { expect, test } from 'vitest'
import { makeSchool } from '#testing/harness.ts'

test('a school has none of another school', async () => {
  const school = await makeSchool()
  const { call } = await school.as(await school.addUser('teacher'))
  expect(await call('GET /${name}', {})).toEqual({ ${camel}: [] })
})
`,
  [`web/src/${name}/${name}.data.ts`]: `import { query } from '#platform/api.ts'

export const ${camel} = query('GET /${name}', {})
`,
  [`web/src/${name}/${name}.paths.ts`]: `/** The addresses of this area's pages: links are made from these, never written out. */
export const ${camel}Paths = {}
`,
  [`web/src/${name}/${name}.routes.ts`]: `import type { RouteObject } from 'react-router'

export const ${camel}Routes: RouteObject[] = []
`,
  [`web/src/${name}/${name}.words.ts`]: `/** The texts of the area's pages: a refusal added to the contract does not compile until it has words. */
export const ${camel}Words = {}
`,
  [`e2e/${name}/${name}.e2e.ts`]: `import { expect, test } from '../support/fixtures.ts'

test('${name}: somebody who is not signed in is asked to', async ({ page }) => {
  await page.goto('/student/dashboard')
  await expect(page).toHaveURL('/login')
})
`,
}

for (const [path, text] of Object.entries(files)) {
  const target = join(root, path)
  if (existsSync(target)) {
    console.log(`is there already: ${path}`)
    continue
  }
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
  console.log(`made ${path}`)
}
console.log(`
Then name the area in contract/src/index.ts, server/src/app/app.ts and web/src/app/routes.ts,
and write its tables in server/migrations/<date>-<time>-${name}.sql (npm run tables).`)
