/** A piece of a line: words, or a figure with the number of its answers. */
export type Piece = { readonly text: string; readonly number?: number }

/** A paragraph, or the lines of a list. */
export type Block =
  | { readonly kind: 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Piece[])[] }

const figure = /\[([^\]]*)\]\(#(\d+)\)/g
/** A figure of which the end has not come yet. */
const halfFigure = /\[[^\]]*(?:\](?:\(#?\d*)?)?$/
const bullet = /^- /

/** Reads the words of an answer as they come: lines, and in them figures that open their answers. */
export function wordsIn(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.replace(halfFigure, '').split('\n')) {
    if (line.trim() === '') continue
    const pieces = piecesIn(line.replace(bullet, ''))
    const last = blocks.at(-1)
    if (!bullet.test(line)) blocks.push({ kind: 'paragraph', pieces })
    else if (last?.kind === 'list') {
      blocks.splice(-1, 1, { kind: 'list', items: [...last.items, pieces] })
    } else blocks.push({ kind: 'list', items: [pieces] })
  }
  return blocks
}

function piecesIn(line: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of line.matchAll(figure)) {
    const [whole, text = '', number] = found
    if (found.index > at) pieces.push({ text: line.slice(at, found.index) })
    pieces.push({ text, number: Number(number) })
    at = found.index + whole.length
  }
  return at < line.length ? [...pieces, { text: line.slice(at) }] : pieces
}

/** The same for somebody who hears it. */
export const spoken = (text: string): string => text.replace(figure, '$1').replaceAll('\n- ', '\n')
