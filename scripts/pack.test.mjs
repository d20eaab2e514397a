import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment, root } from './install.mjs'

const folder = mkdtempSync(join(tmpdir(), 'packed-'))
const packages = ['maths', 'marking']

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: environment(),
    encoding: 'utf8',
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
  return stdout
}

/** Finds the first example of a README, and what it says that it prints. */
function exampleOf(name) {
  const readme = readFileSync(join(root, name, 'README.md'), 'utf8')
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const printed = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line)
  return { code, printed }
}

const installed = (name) => join(folder, 'node_modules/@learngrove', name)

beforeAll(() => {
  run('node', [join(root, 'scripts/pack.mjs'), folder], root)
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  run('npm', ['install', '--offline', '--no-audit', ...tarballs.map((name) => `./${name}`)], folder)
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true }))

test.each(packages)('the example of %s runs outside of this house', (name) => {
  const { code, printed } = exampleOf(name)
  expect(printed.length).toBeGreaterThan(3)
  writeFileSync(join(folder, `${name}.ts`), code)
  const said = run('node', [`${name}.ts`], folder)
  expect(said.trimEnd().split('\n')).toEqual(printed)
})

const strict = {
  module: 'nodenext',
  target: 'esnext',
  lib: ['esnext', 'dom'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  exactOptionalPropertyTypes: true,
}

/** Compiles a file that knows nothing of this house, and returns what the compiler says. */
function compiled(name, code) {
  writeFileSync(join(folder, `${name}.ts`), code)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: strict, files: [`${name}.ts`] }),
  )
  const tsc = join(root, 'node_modules/.bin/tsc')
  return spawnSync(tsc, ['-p', '.'], { cwd: folder, env: environment(), encoding: 'utf8' }).stdout
}

test.each(packages)(
  'the example of %s compiles strictly against the types that are packed',
  (name) => {
    const { code } = exampleOf(name)
    expect(compiled(`${name}-typed`, code)).toBe('')
    const misused = code.replace(/judge\(drawn, |equalExpressions\(/, '$&7, ')
    expect(compiled(`${name}-misused`, misused)).toContain('error TS')
  },
)

test.each(packages)('%s brings its licence and every door, and nothing else', (name) => {
  const manifest = JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({ license: 'MIT', type: 'module' })
  expect(manifest).not.toHaveProperty('private')
  expect(manifest).not.toHaveProperty('scripts')
  expect(readFileSync(join(installed(name), 'LICENCE'), 'utf8')).toContain('MIT License')
  expect(readdirSync(installed(name)).sort()).toEqual([
    'LICENCE',
    'README.md',
    'dist',
    'package.json',
  ])
  const doors = Object.keys(manifest.exports).map((door) => `${manifest.name}${door.slice(1)}`)
  const imports = doors.map((door) => `await import('${door}')`).join('\n')
  run('node', ['--input-type=module', '-e', imports], folder)
  const tests = readdirSync(join(installed(name), 'dist'), { recursive: true, encoding: 'utf8' })
  expect(tests.filter((path) => /test/.test(path))).toEqual([])
})
