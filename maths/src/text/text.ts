export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'maths'; readonly tex: string; readonly display: boolean }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly kind: 'break' }

export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'display'; readonly tex: string }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly start: number
      readonly items: readonly (readonly Inline[])[]
    }

/** What opens a stretch of mathematics and what closes it. Dollars have rules of their own below. */
const FENCES: readonly (readonly [open: string, close: string, display: boolean])[] = [
  ['$$', '$$', true],
  ['\\[', '\\]', true],
  ['\\(', '\\)', false],
]
const ESCAPABLE = /^\\[$*_`\\]/
const BULLET = /^\s{0,3}[-*•]\s+(.*)$/
const NUMBERED = /^\s{0,3}(\d{1,3})[.)]\s+(.*)$/

/** Splits text into paragraphs, lists and displayed mathematics. */
export function readMathsText(source: string): Block[] {
  const blocks: Block[] = []
  for (const chunk of chunksOf(source.replaceAll('\r\n', '\n'))) {
    const display = /^\s*(?:\$\$([\s\S]+)\$\$|\\\[([\s\S]+)\\\])\s*$/.exec(chunk)
    const tex = display?.[1] ?? display?.[2]
    if (tex !== undefined && !tex.includes('$$')) blocks.push({ kind: 'display', tex: tex.trim() })
    else blocks.push(...linesOf(chunk))
  }
  return blocks
}

/** Chunks stand apart by an empty line; an empty line inside $$ … $$ does not part them. */
function chunksOf(source: string): string[] {
  const chunks: string[] = []
  let open = ''
  for (const part of source.split(/\n[ \t]*\n+/)) {
    open = open === '' ? part : `${open}\n${part}`
    if ((open.match(/\$\$/g)?.length ?? 0) % 2 === 1) continue
    if (open.trim() !== '') chunks.push(open)
    open = ''
  }
  if (open.trim() !== '') chunks.push(open)
  return chunks
}

function linesOf(chunk: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let items: string[] = []
  let ordered = false
  let start = 1
  const flush = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', parts: readInline(lines.join('\n')) })
    if (items.length > 0)
      blocks.push({ kind: 'list', ordered, start, items: items.map(readInline) })
    lines = []
    items = []
  }
  for (const line of chunk.replace(/^\n+|\s+$/g, '').split('\n')) {
    const bullet = BULLET.exec(line)
    const numbered = NUMBERED.exec(line)
    const item = bullet?.[1] ?? numbered?.[2]
    if (item !== undefined) {
      if (items.length === 0 || ordered !== (numbered !== null)) {
        flush()
        ordered = numbered !== null
        start = Number(numbered?.[1] ?? 1)
      }
      items.push(item)
    } else if (items.length > 0 && /^\s{2,}\S/.test(line)) {
      items.push(`${items.pop() ?? ''}\n${line.trim()}`)
    } else {
      if (items.length > 0) flush()
      lines.push(line)
    }
  }
  flush()
  return blocks
}

/** Splits a line of text into words, mathematics, **strong**, *emphasis* and `code`. */
export function readInline(source: string): Inline[] {
  const parts: Inline[] = []
  let text = ''
  let at = 0
  const push = (part: Inline, length: number) => {
    if (text !== '') parts.push({ kind: 'text', text })
    text = ''
    parts.push(part)
    at += length
  }
  while (at < source.length) {
    const rest = source.slice(at)
    const maths = mathsAt(rest)
    const code = /^`([^`\n]+)`/.exec(rest)
    const strong = /^\*\*(?=\S)([\s\S]*?\S)\*\*/.exec(rest)
    const emphasis = /^\*(?=[^\s*])([^*]*[^\s*])\*(?!\*)/.exec(rest)
    if (maths) push({ kind: 'maths', tex: maths.tex, display: maths.display }, maths.length)
    else if (ESCAPABLE.test(rest)) {
      text += rest[1]
      at += 2
    } else if (code) push({ kind: 'code', text: code[1] ?? '' }, code[0].length)
    else if (strong) push({ kind: 'strong', parts: readInline(strong[1] ?? '') }, strong[0].length)
    else if (emphasis)
      push({ kind: 'emphasis', parts: readInline(emphasis[1] ?? '') }, emphasis[0].length)
    else if (rest[0] === '\n') push({ kind: 'break' }, 1)
    else {
      const plain = /^[^\\$*`\n]+/.exec(rest)?.[0] ?? rest.slice(0, 1)
      text += plain
      at += plain.length
    }
  }
  if (text !== '') parts.push({ kind: 'text', text })
  return parts
}

type Found = { readonly tex: string; readonly display: boolean; readonly length: number }

function mathsAt(rest: string): Found | undefined {
  for (const [open, close, display] of FENCES) {
    if (!rest.startsWith(open)) continue
    const end = rest.indexOf(close, open.length)
    const tex = rest.slice(open.length, end).trim()
    if (end > 0 && tex !== '') return { tex, display, length: end + close.length }
  }
  // Money is no mathematics: after the first dollar stands no space, before the second none, and no
  // digit follows it, so that "$5 and $10" stays as it is.
  const dollars = /^\$(?![\s$])((?:\\.|[^$\\\n])*?(?:\\.|[^\s$\\]))\$(?!\d)/.exec(rest)
  const tex = dollars?.[1]
  return dollars && tex !== undefined
    ? { tex, display: false, length: dollars[0].length }
    : undefined
}
