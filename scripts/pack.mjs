/**
 * `npm run pack-kernel -- <folder>`: packs `maths`, `diagrams` and `marking` for use elsewhere, as JavaScript with
 * types. Here the source is what runs, so the packed manifest differs from the one of the workspace.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { root, run } from './install.mjs'

const workspaces = ['maths', 'diagrams', 'marking']

const isShipped = (path) => path.endsWith('.ts') && !/test\.ts$|testing[\w-]*\.ts$/.test(path)

const packedEntry = (source) => {
  const built = source.replace('./src/', './dist/').replace(/\.ts$/, '')
  return { types: `${built}.d.ts`, default: `${built}.js` }
}

/** Writes what the package says of itself elsewhere. The imports of our own keep their names and find what is built. */
function packedManifest(workspace) {
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))
  const { private: _, devDependencies, exports, dependencies = {}, ...rest } = manifest
  const packed = Object.entries(dependencies).map(([name, version]) => [
    name,
    version === '*' ? manifest.version : version,
  ])
  return {
    ...rest,
    license: 'MIT',
    engines: { node: '>=20' },
    exports: Object.fromEntries(
      Object.entries(exports)
        .filter(([, source]) => isShipped(source))
        .map(([door, source]) => [door, packedEntry(source)]),
    ),
    imports: { '#*.ts': './dist/*.js' },
    files: ['dist'],
    sideEffects: false,
    ...(packed.length > 0 && { dependencies: Object.fromEntries(packed) }),
  }
}

/** Blanks the types out, as Node does to run the source, so that lines and columns stay. */
function build(workspace, stage) {
  const source = join(root, workspace, 'src')
  const types = join(root, '.tscache', workspace, 'src')
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isShipped)) {
    const target = join(stage, 'dist', path.replace(/\.ts$/, ''))
    mkdirSync(dirname(target), { recursive: true })
    const text = readFileSync(join(source, path), 'utf8')
    writeFileSync(`${target}.js`, stripTypeScriptTypes(text))
    cpSync(join(types, path.replace(/\.ts$/, '.d.ts')), `${target}.d.ts`)
  }
}

const folder = resolve(process.argv[2] ?? '.')
mkdirSync(folder, { recursive: true })
run('tsc', ['-b', ...workspaces])
for (const workspace of workspaces) {
  const stage = mkdtempSync(join(tmpdir(), `pack-${workspace}-`))
  build(workspace, stage)
  writeFileSync(
    join(stage, 'package.json'),
    `${JSON.stringify(packedManifest(workspace), null, 2)}\n`,
  )
  for (const file of ['README.md', 'LICENCE'])
    cpSync(join(root, workspace, file), join(stage, file))
  run('npm', ['pack', stage, '--pack-destination', folder, '--silent'])
  rmSync(stage, { recursive: true })
}
