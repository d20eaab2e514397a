import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'rolldown/utils'

/** Holds what one file asks of another: by `import`, `export from`, `import()`, a type or `new URL(…, import.meta.url)`. */
export interface Import {
  specifier: string
  /** Is the path from the root of the repository; absent for packages and Node's own modules. */
  to?: string
  typeOnly: boolean
  /** Names another program, such as a worker, and loads nothing into this one. */
  isUrl: boolean
  line: number
}

export interface FunctionSpan {
  name: string
  line: number
  lines: number
}

/** Names a thing that a rule looks at: the name of a global, or of a table that is written. */
export interface Finding {
  name: string
  line: number
}

export interface Source {
  path: string
  lines: number
  imports: Import[]
  functions: FunctionSpan[]
  /** Lists where SQL is built or written by hand. */
  sql: Finding[]
  /** Lists the tables that are inserted into, updated or deleted from. */
  writes: Finding[]
  /** Lists uses of `fetch`, storage and other doors to the outside of a browser. */
  globals: Finding[]
  /** Lists texts that are addresses of our pages. */
  addresses: Finding[]
}

export interface Workspace {
  name: string
  folder: string
  /** Names the packages that it declares to depend on. */
  needs: string[]
  imports: Record<string, string>
  exports: Record<string, string>
}

const builders = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const writers = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const doors = new Set(['fetch', 'localStorage', 'sessionStorage', 'indexedDB', 'EventSource'])
const rawWrite = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+"?([a-z_]+)"?/gi
/** Follows `for update of x` and `on conflict do update set`, which write no table of that name. */
const notTables = new Set(['set', 'of', 'skip', 'nowait', 'on'])
const address = /^\/(?!\/)[A-Za-z][\w\-/:]*(?:\?[\w=&-]*)?$/

interface Reading {
  readonly source: Source
  readonly text: string
  readonly lineOf: (offset: number) => number
  readonly workspaces: readonly Workspace[]
}

/** Reads what the rules ask about from one file. `path` is from the root. */
export function readSource(
  root: string,
  path: string,
  workspaces: readonly Workspace[],
  text = readFileSync(join(root, path), 'utf8'),
): Source {
  const { program, errors } = parseSync(path, text, { sourceType: 'module' })
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const starts = lineStarts(text)
  const source: Source = {
    path,
    lines: starts.length - 1,
    imports: [],
    functions: [],
    sql: [],
    writes: [],
    globals: [],
    addresses: [],
  }
  const reading = { source, text, workspaces, lineOf: (offset: number) => lineAt(starts, offset) }
  new Visitor({
    ...importsOf(reading),
    ...functionsOf(reading),
    ...statementsOf(reading),
    ...wordsOf(reading),
  }).visit(program)
  return source
}

function importsOf({ source, text, lineOf, workspaces }: Reading): VisitorObject {
  const add = (
    node: { value?: unknown; start: number },
    { typeOnly = false, isUrl = false }: { typeOnly?: boolean; isUrl?: boolean } = {},
  ) => {
    if (typeof node.value !== 'string') return
    const to = resolveImport(source.path, node.value, workspaces)
    source.imports.push({
      specifier: node.value,
      ...(to === undefined ? {} : { to }),
      typeOnly,
      isUrl,
      line: lineOf(node.start),
    })
  }
  return {
    ImportDeclaration: (node) => add(node.source, { typeOnly: onlyTypes(node) }),
    ExportAllDeclaration: (node) => add(node.source, { typeOnly: node.exportKind === 'type' }),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.source, { typeOnly: node.exportKind === 'type' })
    },
    ImportExpression: (node) => add(literalOf(node.source)),
    TSImportType: (node) => add(node.source, { typeOnly: true }),
    NewExpression: (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL') return
      const [first, second] = node.arguments
      if (first && second && text.slice(second.start, second.end) === 'import.meta.url') {
        add(literalOf(first), { isUrl: true })
      }
    },
  }
}

function functionsOf({ source, lineOf }: Reading): VisitorObject {
  const add = (node: { start: number; end: number }, name: string) => {
    const line = lineOf(node.start)
    source.functions.push({ name, line, lines: lineOf(node.end) - line + 1 })
  }
  return {
    FunctionDeclaration: (node) => add(node, node.id?.name ?? 'default'),
    FunctionExpression: (node) => add(node, 'function'),
    ArrowFunctionExpression: (node) => add(node, 'arrow'),
  }
}

function statementsOf({ source, text, lineOf }: Reading): VisitorObject {
  return {
    CallExpression: (node) => {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      const line = lineOf(callee.property.start)
      if (name === 'transaction') source.globals.push({ name, line })
      if (!builders.has(name)) return
      source.sql.push({ name, line })
      const table = literalOf(node.arguments[0]).value
      if (writers.has(name) && typeof table === 'string') {
        source.writes.push({ name: table.split(' ')[0] ?? '', line })
      }
    },
    TaggedTemplateExpression: (node) => {
      if (!text.slice(node.tag.start, node.tag.end).startsWith('sql')) return
      const line = lineOf(node.start)
      source.sql.push({ name: 'sql', line })
      const written = text.slice(node.quasi.start, node.quasi.end)
      for (const [, table = ''] of written.matchAll(rawWrite)) {
        if (!notTables.has(table)) source.writes.push({ name: table, line })
      }
    },
  }
}

function wordsOf({ source, lineOf }: Reading): VisitorObject {
  const addAddress = (name: string, offset: number) => {
    if (address.test(name)) source.addresses.push({ name, line: lineOf(offset) })
  }
  return {
    Identifier: (node) => {
      if (doors.has(node.name)) source.globals.push({ name: node.name, line: lineOf(node.start) })
    },
    Literal: (node) => {
      if (typeof node.value === 'string') addAddress(node.value, node.start)
    },
    TemplateLiteral: ({ quasis, expressions, start }) => {
      if (expressions.length > 0)
        addAddress(quasis.map(({ value }) => value.cooked).join('x'), start)
    },
  }
}

/** Finds the file that a specifier names, from the root; nothing for packages that are not ours. */
export function resolveImport(
  from: string,
  specifier: string,
  workspaces: readonly Workspace[],
): string | undefined {
  const [bare = ''] = specifier.split('?')
  if (bare.startsWith('.')) return normalize(join(dirname(from), bare))
  const own = workspaces.find(({ folder }) => from.startsWith(`${folder}/`))
  if (bare.startsWith('#') && own) return byPattern(own.folder, bare, own.imports)
  const other = workspaces.find(({ name }) => bare === name || bare.startsWith(`${name}/`))
  if (!other) return undefined
  return byPattern(other.folder, `.${bare.slice(other.name.length)}`, other.exports)
}

function byPattern(folder: string, key: string, patterns: Record<string, string>) {
  const mostNamedFirst = Object.entries(patterns).sort(([a], [b]) => b.length - a.length)
  for (const [pattern, target] of mostNamedFirst) {
    if (pattern === key) return normalize(join(folder, target))
    const [before = '', after] = pattern.split('*')
    if (after === undefined || !key.startsWith(before) || !key.endsWith(after)) continue
    const star = key.slice(before.length, key.length - after.length)
    return normalize(join(folder, target.replace('*', star)))
  }
  return undefined
}

/** Tells whether a declaration brings in types alone, be it by `import type` or by each name. */
function onlyTypes(node: ESTree.ImportDeclaration): boolean {
  if (node.importKind === 'type') return true
  return (
    node.specifiers.length > 0 &&
    node.specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type')
  )
}

function literalOf(node: { type: string; start: number } | undefined) {
  if (node?.type === 'Literal' && 'value' in node) return { value: node.value, start: node.start }
  return { start: node?.start ?? 0 }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function lineAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return low + 1
}
