import { sayTex, sayWords } from '@learngrove/maths/spoken'

/** Where a word of a piece stands on the page. */
export type Spot = { readonly from: number; readonly to: number; readonly range: Range }

/** What is said in one go: a sentence, an option, a cell. */
export type Piece = { readonly text: string; readonly spots: readonly Spot[] }

type Token = { readonly said: string; readonly range: Range; readonly block: Element }

/** What is no part of what a question says. */
const unread =
  '[data-unread], [aria-hidden=true], .sr-only, kbd, pre, svg, [role=status], [role=group][aria-label=Keypad], [role=slider]'
const fields = 'input, textarea, select, math-field, [role=combobox]'
const block =
  'p, li, h1, h2, h3, h4, label, legend, td, th, button, dt, dd, figcaption, article, fieldset, div'

/**
 * What there is to hear in these elements, in the order in which it is read. Formulae, money and signs are said
 * in words, a place to fill in within a text is a blank.
 */
export function scriptOf(roots: readonly Element[]): Piece[] {
  return piecesOf(roots.flatMap((root) => tokensOf(root)))
}

function tokensOf(node: Node): Token[] {
  if (node instanceof Text) return wordsOf(node)
  if (!(node instanceof Element) || node.matches(unread)) return []
  if (node instanceof HTMLElement && !node.checkVisibility({ visibilityProperty: true })) return []
  const own = (said: string): Token[] => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return said === '' ? [] : [{ said, range, block: blockOf(node) }]
  }
  if (node.matches('.katex')) {
    const tex = node.querySelector('annotation[encoding="application/x-tex"]')?.textContent
    return own(tex ? sayTex(tex) : (node.textContent ?? ''))
  }
  if (node.matches(fields)) return hasWordsBeside(node) ? own('blank') : []
  return [...node.childNodes].flatMap((child) => tokensOf(child))
}

const blockOf = (element: Element): Element => element.closest(block) ?? element

const hasWordsBeside = (field: Element): boolean =>
  [...(field.parentElement?.childNodes ?? [])].some(
    (each) => each instanceof Text && each.data.trim() !== '',
  )

function wordsOf(text: Text): Token[] {
  const { parentElement } = text
  if (!parentElement) return []
  return [...text.data.matchAll(/\S+/g)].map((match) => {
    const range = document.createRange()
    range.setStart(text, match.index)
    range.setEnd(text, match.index + match[0].length)
    return { said: sayWords(match[0]), range, block: blockOf(parentElement) }
  })
}

/** A sentence ends with its sign, and with what it stands in. */
function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = []
  let open: Token[] = []
  const close = () => {
    if (open.length > 0) pieces.push(pieceOf(open))
    open = []
  }
  for (const token of tokens) {
    const before = open.at(-1)
    if (before && before.block !== token.block) close()
    open.push(token)
    if (/[.?!:]$/.test(token.said)) close()
  }
  close()
  return pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

function pieceOf(tokens: readonly Token[]): Piece {
  let text = ''
  const spots: Spot[] = []
  for (const { said, range } of tokens) {
    if (said === '') continue
    // A sign that follows a formula stands close to it.
    const gap = text === '' || /^[.,;:?!]/.test(said) ? '' : ' '
    const from = text.length + gap.length
    text += gap + said
    spots.push({ from, to: text.length, range })
  }
  return { text, spots }
}

/** The word that a voice has come to. */
export const spotAt = ({ spots }: Piece, from: number): Spot | undefined =>
  spots.findLast((spot) => spot.from <= from)

/** All of a piece, for a voice that does not say where it is. */
export function wholeOf(piece: Piece | undefined): Range | undefined {
  const [first, last] = [piece?.spots[0], piece?.spots.at(-1)]
  if (!first || !last) return undefined
  const range = document.createRange()
  range.setStart(first.range.startContainer, first.range.startOffset)
  range.setEnd(last.range.endContainer, last.range.endOffset)
  return range
}

/** Marks what is being said, without touching the page; a browser that cannot shows nothing. */
export function mark(range: Range | undefined): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return
  if (range) CSS.highlights.set('reading', new Highlight(range))
  else CSS.highlights.delete('reading')
}
