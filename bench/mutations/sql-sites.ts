import type { Edit } from './edit.ts'

type Token = { readonly start: number; readonly end: number; readonly text: string }

const swaps: Readonly<Record<string, Pick<Edit, 'kind' | 'text'>>> = {
  '<': { kind: 'bound', text: '<=' },
  '<=': { kind: 'bound', text: '<' },
  '>': { kind: 'bound', text: '>=' },
  '>=': { kind: 'bound', text: '>' },
  greatest: { kind: 'constant', text: 'least' },
  least: { kind: 'constant', text: 'greatest' },
  and: { kind: 'logic', text: 'or' },
  or: { kind: 'logic', text: 'and' },
}

/** Is written where `and` belongs to something else. */
const between = 'between'

/** Finds what can be mutated in a piece of SQL and is SQL afterwards too. */
export function sqlSites(sql: string): Edit[] {
  const tokens = tokensOf(sql)
  let isBetween = false
  return tokens.flatMap(({ start, end, text }, place) => {
    if (text === between) isBetween = true
    // What is created or filled `or` replaced, and `not exists`, stay as they are.
    const swap = Object.hasOwn(swaps, text) ? swaps[text] : undefined
    if (swap === undefined || tokens[place + 1]?.text === 'replace') return []
    if (text === 'and' && isBetween) {
      isBetween = false
      return []
    }
    return [{ ...swap, start, end }]
  })
}

const isLetter = (sign: string): boolean => /[\w.]/.test(sign)
const operators = '<>=!-@#|&?'

/** Cuts SQL into words, operators and single signs; what is quoted or said aside is no token. */
function tokensOf(sql: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const runOf = (belongs: (sign: string) => boolean) => {
    let end = at
    while (end < sql.length && belongs(sql[end] ?? '')) end += 1
    return end
  }
  while (at < sql.length) {
    const sign = sql[at] ?? ''
    const start = at
    if (sign === "'" || sign === '"') {
      const close = sql.indexOf(sign, at + 1)
      at = close < 0 ? sql.length : close + 1
      continue
    }
    if (sql.startsWith('--', at)) {
      const close = sql.indexOf('\n', at)
      at = close < 0 ? sql.length : close
      continue
    }
    if (isLetter(sign)) at = runOf(isLetter)
    else if (operators.includes(sign)) at = runOf((each) => operators.includes(each))
    else at += 1
    if (sign.trim() !== '')
      tokens.push({ start, end: at, text: sql.slice(start, at).toLowerCase() })
  }
  return tokens
}
