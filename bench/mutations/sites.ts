import { type ESTree, parseSync, Visitor, type VisitorObject } from 'rolldown/utils'
import type { Edit, Kind } from './edit.ts'
import { sqlSites } from './sql-sites.ts'

/** Is one edit of one file. Its key says the file, the declaration and the edit, and no line, so that it outlives changes around it. */
export interface Mutation extends Edit {
  readonly key: string
  readonly path: string
  readonly line: number
}

type Span = { readonly start: number; readonly end: number }
type Add = (kind: Kind, span: Span, text: string) => void
type Writing = { readonly add: Add; readonly textOf: (span: Span) => string }

/** Finds every mutation of one file that we know how to make. */
export function mutationsOf(path: string, text: string): Mutation[] {
  const { program, errors } = parseSync(path, text, { sourceType: 'module' })
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const edits: Edit[] = []
  const types: Span[] = []
  const add: Add = (kind, { start, end }, by) => edits.push({ kind, start, end, text: by })
  const writing = { add, textOf: ({ start, end }: Span) => text.slice(start, end) }
  new Visitor({
    // Values that stand in types are gone when the program runs.
    TSLiteralType: (node) => {
      types.push(node)
    },
    ...callsOf(writing),
    ...statementsOf(writing),
    ...valuesOf(writing),
  }).visit(program)
  const isType = ({ start }: Edit) => types.some((type) => start >= type.start && start < type.end)
  const found = edits.filter((edit) => !isType(edit)).sort((a, b) => a.start - b.start)
  return withKeys(found, { path, text, declarations: declarationsOf(program) })
}

type Place = {
  readonly path: string
  readonly text: string
  readonly declarations: readonly (Span & { name: string })[]
}

function withKeys(edits: readonly Edit[], { path, text, declarations }: Place): Mutation[] {
  const times = new Map<string, number>()
  return edits.map((edit) => {
    const owner = declarations.find(({ start, end }) => edit.start >= start && edit.end <= end)
    const what = `${short(text.slice(edit.start, edit.end))} => ${short(edit.text)}`
    const name = `${path} ${owner?.name ?? '-'} ${edit.kind}: ${what}`
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    const line = text.slice(0, edit.start).split('\n').length
    return { ...edit, path, line, key: time === 1 ? name : `${name} (${time})` }
  })
}

const longestShown = 120

function short(text: string): string {
  const flat = text.split(/\s+/).join(' ').trim()
  if (flat.length <= longestShown) return flat
  return `${flat.slice(0, longestShown / 2)}…${flat.slice(-longestShown / 2)}`
}

function declarationsOf({ body }: ESTree.Program): (Span & { name: string })[] {
  return body.flatMap(({ start, end, ...node }) => {
    const declared =
      node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node
    if (declared.type === 'VariableDeclaration') {
      const [first] = declared.declarations
      const name = first?.id.type === 'Identifier' ? first.id.name : 'const'
      return [{ start, end, name }]
    }
    const isNamed = declared.type === 'FunctionDeclaration' || declared.type === 'ClassDeclaration'
    return isNamed ? [{ start, end, name: declared.id?.name ?? 'default' }] : []
  })
}

const clauses = new Set(['where', 'whereRef', 'having'])

function callsOf({ add, textOf }: Writing): VisitorObject {
  return {
    CallExpression: ({ callee, arguments: given, end }) => {
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
        const span = { start: callee.object.end, end }
        if (clauses.has(callee.property.name)) add('where', span, '')
      }
      const name = nameOf(callee)
      if (name === undefined || !(name.text === 'and' || name.text === 'or')) return
      const [list] = given
      if (list?.type !== 'ArrayExpression' || list.elements.length < 2) return
      add('logic', name, name.text === 'and' ? 'or' : 'and')
      for (const [place, each] of list.elements.entries()) {
        const rest = list.elements.filter((_, other) => other !== place)
        const kept = rest.flatMap((one) => (one ? [textOf(one)] : []))
        if (each) add('where', list, `[${kept.join(', ')}]`)
      }
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (!textOf(tag).startsWith('sql')) return
      for (const part of quasi.quasis) {
        for (const { kind, start, end, text } of sqlSites(textOf(part))) {
          add(kind, { start: part.start + start, end: part.start + end }, text)
        }
      }
    },
  }
}

function nameOf(callee: ESTree.Expression): (Span & { text: string }) | undefined {
  if (callee.type === 'Identifier') return { ...spanOf(callee), text: callee.name }
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  return { ...spanOf(callee.property), text: callee.property.name }
}

const spanOf = ({ start, end }: Span): Span => ({ start, end })

const leaves = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'])

function statementsOf({ add, textOf }: Writing): VisitorObject {
  return {
    IfStatement: ({ test, consequent, alternate, start, end }) => {
      add('condition', test, `!(${textOf(test)})`)
      const last = consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent
      if (!alternate && last && leaves.has(last.type)) add('condition', { start, end }, ';')
    },
    ConditionalExpression: ({ test }) => add('condition', test, `!(${textOf(test)})`),
    ExpressionStatement: ({ expression, start, end }) => {
      if (expression.type === 'AwaitExpression') add('call', { start, end }, ';')
    },
  }
}

const comparisons: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
}
const equalities: Readonly<Record<string, string>> = { '===': '!==', '!==': '===' }

/** From here a number is doubled, as one more would be too little to be noticed by anybody. */
const doubledFrom = 20

function valuesOf({ add, textOf }: Writing): VisitorObject {
  return {
    BinaryExpression: ({ left, operator, right }) => {
      const between = { start: left.end, end: right.start }
      const bound = comparisons[operator]
      if (bound) add('bound', between, ` ${bound} `)
      const other = equalities[operator]
      if (other) add('condition', between, ` ${other} `)
    },
    LogicalExpression: ({ left, operator, right }) => {
      if (operator === '??') return
      // Written with brackets, since a mixture of the two may not stand without.
      const other = operator === '&&' ? '||' : '&&'
      const span = { start: left.start, end: right.end }
      add('logic', span, `((${textOf(left)}) ${other} (${textOf(right)}))`)
    },
    Literal: (node) => {
      const { value } = node
      if (typeof value === 'boolean') add('constant', node, String(!value))
      if (typeof value === 'number') {
        add('constant', node, String(value < doubledFrom ? value + 1 : value * 2))
      }
      const bound = typeof value === 'string' ? comparisons[value] : undefined
      if (bound) add('bound', node, `'${bound}'`)
    },
  }
}
