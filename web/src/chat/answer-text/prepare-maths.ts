/** What opens a stretch of mathematics, what closes it, and whether it stands on lines of its own. */
const fences = [
  { open: '$$', close: '$$', isDisplay: true },
  { open: '\\[', close: '\\]', isDisplay: true },
  { open: '\\(', close: '\\)', isDisplay: false },
] as const

/** A longer stretch without its end is no formula that is still being written. */
const longestTail = 200
/** Prose after an amount of money: the dollar before it opened no formula. */
const proseAfter = /(^|[^\\A-Za-z{])[a-z]{3,}\s/
const codeBlock = /^ {0,3}(`{3,}|~{3,})[^\n]*(?:\n|$)/

/**
 * Makes Markdown of which every unescaped dollar is mathematics, `$…$` in a line and `$$` around
 * lines. A single dollar is mathematics by the rule of Pandoc: no space after the first, none before
 * the second and no digit after it; any other is money and is escaped. Code is left alone.
 *
 * Of a text that is `growing`, a formula without its end is held back, so that nobody sees its source.
 */
export function prepareMaths(source: string, { growing }: { growing: boolean }): string {
  let out = ''
  let at = 0
  while (at < source.length) {
    const rest = source.slice(at)
    const isLineStart = at === 0 || source[at - 1] === '\n'
    const code = isLineStart ? codeBlockAt(rest) : undefined
    const found = code === undefined ? mathsAt(rest) : undefined
    if (code !== undefined) {
      out += code
      at += code.length
    } else if (found) {
      const { tex, isDisplay, length } = found
      const after = source.slice(at + length)
      out = isDisplay ? putDisplay(out, tex, after) : `${out}$${inLine(tex)}$`
      at += length
    } else if (growing && isUnended(rest)) return out.trimEnd()
    else {
      const plain = plainAt(rest)
      out += plain === '$' ? '\\$' : plain
      at += plain.length
    }
  }
  return out
}

type Found = { readonly tex: string; readonly isDisplay: boolean; readonly length: number }

function mathsAt(rest: string): Found | undefined {
  for (const { open, close, isDisplay } of fences) {
    if (!rest.startsWith(open)) continue
    const end = rest.indexOf(close, open.length)
    const tex = rest.slice(open.length, end).trim()
    if (end > 0 && tex !== '') return { tex, isDisplay, length: end + close.length }
  }
  const match =
    /^\$(?![\s$])((?:\\[^\n]|\n(?!\s*\n)|[^$\\\n])*?(?:\\[^\n]|[^\s$\\]))\$(?![\d$])/.exec(rest)
  const tex = match?.[1]
  return match && tex !== undefined ? { tex, isDisplay: false, length: match[0].length } : undefined
}

/** A formula that has begun and may still end. */
function isUnended(rest: string): boolean {
  if (/^(\$|\\|\\[([]\s*)$/.test(rest)) return true
  if (rest.startsWith('$$') || rest.startsWith('\\[')) return !/\n\s*\n/.test(rest.slice(2))
  if (rest.startsWith('\\(')) return !rest.includes('\n') && rest.length < longestTail
  if (!/^\$[^\s$]/.test(rest) || rest.length > longestTail) return false
  // A dollar further on would have ended it, could it end.
  return !/[^\\]\$(?!$)|\n\s*\n/.test(rest.slice(1)) && !proseAfter.test(rest)
}

function putDisplay(out: string, tex: string, after: string): string {
  const lines = tex.replaceAll(/\n\s*\n/g, '\n')
  const before = out.slice(out.lastIndexOf('\n') + 1)
  const isAlone = before.trim() === '' && /^[^\S\n]*(\n|$)/.test(after)
  if (isAlone) return `${out}$$\n${before}${lines.replaceAll('\n', `\n${before}`)}\n${before}$$`
  // In a list, a quotation, a heading or a table a line of its own would end it.
  if (/^\s*([-*+>#|]|\d+[.)])/.test(before) || /^\s/.test(before)) {
    return `${out}$\\displaystyle ${inLine(tex)}$`
  }
  return `${out.trimEnd()}\n\n$$\n${lines}\n$$\n\n`
}

const inLine = (tex: string) => tex.replaceAll(/\s*\n\s*/g, ' ').trim()

function codeBlockAt(rest: string): string | undefined {
  const fence = codeBlock.exec(rest)
  if (!fence) return undefined
  const mark = fence[1] ?? ''
  const end = new RegExp(`\\n {0,3}${mark}[^\\n]*(\\n|$)`).exec(rest.slice(fence[0].length - 1))
  return end ? rest.slice(0, fence[0].length - 1 + end.index + end[0].length) : rest
}

/** What is not mathematics, up to where some may begin. */
function plainAt(rest: string): string {
  return (
    /^\\[^\n([]/.exec(rest)?.[0] ??
    /^(`+)[^`][^\n]*?\1(?!`)/.exec(rest)?.[0] ??
    /^[^\\$`\n]+/.exec(rest)?.[0] ??
    rest.slice(0, 1)
  )
}
