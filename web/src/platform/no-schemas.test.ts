import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const contract = join(source, '../../contract/src')

/** Finds what a file imports as values: types alone are gone before a bundle is made. */
function valueImports(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/^(?:import|export)\s+(?!type\b)([^'"]*?)from\s+'([^']+)'/gm)
  return [...found].flatMap(([, names = '', from = '']) => {
    const named = names
      .match(/\{([^}]*)\}/)?.[1]
      ?.split(',')
      .filter((name) => name.trim()) ?? ['']
    return named.every((name) => name.trim().startsWith('type ')) ? [] : [from]
  })
}

function bringsZod(name: string, seen = new Set<string>()): boolean {
  if (seen.has(name)) return false
  seen.add(name)
  const imports = valueImports(join(contract, `${name}.ts`))
  const near = imports.flatMap((from) => from.match(/^\.\/(.+)\.ts$/)?.[1] ?? [])
  return imports.includes('zod') || near.some((each) => bringsZod(each, seen))
}

test('no page takes schemas into the browser: limits, roles and addresses stand in files without zod', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/test/.test(file))
  const taken = files.flatMap((file) =>
    valueImports(join(source, file)).flatMap((from) => {
      const name = from.match(/^@learngrove\/contract\/(.+)$/)?.[1]
      return name && bringsZod(name) ? [`${relative('.', file)} takes ${name}`] : []
    }),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(taken).toEqual([])
})
