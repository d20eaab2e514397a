/** Larger ones are not read. */
const MAX_CELLS = 64

const MATRIX =
  /(?:\\left\s*[[(]\s*)?\\begin\{([pbvB]?matrix\*?|smallmatrix|array)\}(?:\s*\{[clr|\s]*\})?([\s\S]*?)\\end\{\1\}(?:\s*\\right\s*[\])])?/g
const CASES = /\\begin\{(cases|aligned|align\*?|gathered|rcases)\}([\s\S]*?)\\end\{\1\}/g
/** `[[1, 2], [3, 4]]`, as it is typed. */
const NESTED = /\[\s*(\[[^[\]]*\]\s*(?:[,;]\s*\[[^[\]]*\]\s*)*)\]/g

/**
 * Matrices on one line, as the tokens of this reader: `⟦1 & 2 ¦ 3 & 4⟧`. A row of statements in
 * braces becomes a list.
 */
export function layoutText(text: string): string {
  if (!/\\begin|\[\s*\[/.test(text)) return text
  return text
    .replace(MATRIX, (whole, kind: string, body: string) => {
      const matrix = matrixText(
        rowsOf(body).map((row) => row.split('&')),
        whole,
      )
      return kind.startsWith('v') && matrix !== whole ? ` \\det ${matrix}` : matrix
    })
    .replace(CASES, (whole, kind: string, body: string) =>
      kind.endsWith('cases') && !body.includes('&') ? rowsOf(body).join(', ') : whole,
    )
    .replace(NESTED, (whole, body: string) => {
      const rows = [...body.matchAll(/\[([^[\]]*)\]/g)].map(([, row = '']) => cellsOf(row))
      return rows.length < 2 && (rows[0]?.length ?? 0) < 2 ? whole : matrixText(rows, whole)
    })
}

/** `[1, 2; 3, 4]` and `[1 2; 3 4]`; with one number a row it would be an interval. */
const BRACKET_ROWS = /^(\s*(?:[A-Z]\s*=\s*)?)\[([^[\]]*;[^[\]]*)\]\s*$/

/** A matrix in one pair of brackets. Where a comma writes decimals it would be an interval. */
export function bracketRows(text: string): string {
  const [whole, name = '', body = ''] = BRACKET_ROWS.exec(text) ?? []
  if (whole === undefined) return text
  const rows = body.split(';').map((row) => row.trim().split(/\s*,\s*|\s+(?=[-+\d.a-zA-Z(√])/))
  const isTable = rows.every((row) => row.length > 1 && row.every((cell) => cell !== ''))
  return isTable ? name + matrixText(rows, whole) : text
}

const rowsOf = (body: string): string[] => {
  const rows = body.split(/\\\\(?:\[[^\]]*\])?|\\cr\b/).map((row) => row.replace(/\\hline/g, ''))
  return rows.filter((row) => row.trim() !== '')
}

/** The cells of a typed row: between semicolons, or else between commas outside of brackets. */
function cellsOf(row: string): string[] {
  const separator = row.includes(';') ? ';' : ','
  const cells = ['']
  let depth = 0
  for (const sign of row) {
    if (/[({]/.test(sign)) depth += 1
    if (/[)}]/.test(sign)) depth -= 1
    if (sign === separator && depth === 0) cells.push('')
    else cells[cells.length - 1] += sign
  }
  return cells
}

function matrixText(rows: readonly (readonly string[])[], whole: string): string {
  // Rows of different lengths are left to the reader, which says so.
  const cells = rows.reduce((sum, row) => sum + row.length, 0)
  if (cells === 0 || cells > MAX_CELLS) return whole
  return ` ⟦${rows.map((row) => row.join(' & ')).join(' ¦ ')}⟧ `
}
