/** Takes the text of a question apart, for the places in which the page shows its pieces. */

/** A formula that stands large under the words: displayed mathematics, or the equation that a sentence ends with. */
export type Asked = { readonly words: string; readonly formula: string | undefined }

const displayed = /\$\$([\s\S]+?)\$\$/g
const last = /^([\s\S]*?)\s*\$([^$\n]+)\$[.?!]?\s*$/
/** Shorter formulas read better in their sentence. */
const shortest = 6

export function askedOf(text: string): Asked {
  const formulas = [...text.matchAll(displayed)]
  const [only] = formulas
  if (only && formulas.length === 1 && text.trimEnd().endsWith(only[0])) {
    return { words: text.replace(only[0], '').trim(), formula: only[1]?.trim() }
  }
  const [, before = '', formula = ''] = last.exec(text) ?? []
  const words = before.trim()
  const isApart = /[.?!:]$/.test(words) || isInstruction(words)
  if (formulas.length > 0 || formula.length < shortest || !isApart) {
    return { words: text, formula: undefined }
  }
  return { words: words.replace(/[,:]$/, ''), formula }
}

/** "Solve", "Expand and simplify": what such a sentence does something to can stand by itself. */
const isInstruction = (words: string) =>
  /^(solve|expand|factori[sz]e|simplify|differentiate|work out|calculate|evaluate|rearrange|multiply out)\b[^$]*$/i.test(
    words,
  ) && !/\b(of|for|when|where|if|by|is|are|that|from|to|and|in)$/i.test(words)

/** One piece of a text with gaps: words, or the number of a blank, counted from 1. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'blank'; readonly number: number }

const gap = /\[\[(\d+)\]\]/

/** The paragraphs of a text with gaps. A formula that a gap stands in is closed before it and opened again behind. */
export function piecesOf(text: string): Piece[][] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(piecesOfParagraph)
}

function piecesOfParagraph(paragraph: string): Piece[] {
  const pieces: Piece[] = []
  let rest = paragraph
  let isInside = false
  for (;;) {
    const found = gap.exec(rest)
    const before = found ? rest.slice(0, found.index) : rest
    const dollars = before.match(/(?<!\\)\$/g)?.length ?? 0
    const isStillInside: boolean = isInside !== (dollars % 2 === 1)
    const words = `${isInside ? '$' : ''}${before}${isStillInside ? '$' : ''}`.replace(
      /\$\s*\$/g,
      '',
    )
    if (words !== '') pieces.push({ kind: 'words', text: trimmedMaths(words) })
    if (!found) return pieces
    pieces.push({ kind: 'blank', number: Number(found[1]) })
    isInside = isStillInside
    rest = rest.slice(found.index + found[0].length)
  }
}

/** Mathematics between dollars begins and ends without a space, or it is read as money. */
const trimmedMaths = (words: string) =>
  words.replace(/\$([^$]*)\$/g, (_, tex: string) => `$${tex.trim()}$`)

const firstSentence = 160

/** The first paragraph is the heading if it is short enough for one; the rest is read below it. */
export function headingOf(words: string): { heading: string; body: string } {
  const [first = '', ...rest] = words.trim().split(/\n\s*\n/)
  if (first.length <= firstSentence) return { heading: first, body: rest.join('\n\n') }
  return { heading: '', body: words }
}
