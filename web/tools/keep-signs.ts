import type { Element, ElementContent, Root, Text } from 'hast'

/** Signs that belong to the formula before them, or after them: they go to no other line than it. */
const closing = /^[.,;:?!)’”°%]+/
const opening = /[(“‘£]$/

/** What is longer may be broken, so that it fits a phone. In characters as they are read. */
const longestKept = 12

const isFormula = (node: ElementContent | Root['children'][number]): node is Element =>
  node.type === 'element' && String(node.properties.className) === 'katex'

const textOf = (node: Element): string =>
  node.children
    .map((child) =>
      child.type === 'text'
        ? child.value
        : child.type === 'element' && child.tagName !== 'annotation'
          ? textOf(child)
          : '',
    )
    .join('')

/** A root is as wide as so many signs. */
const rootWidth = 2

const rootsIn = (node: Element): number =>
  node.children.reduce(
    (sum, child) => sum + (child.type === 'element' ? rootsIn(child) : 0),
    node.tagName === 'msqrt' ? 1 : 0,
  )

/** What is read of it: KaTeX says everything twice, as MathML and as it is drawn. */
const isShort = (formula: Element) =>
  textOf(formula).length / 2 + rootWidth * rootsIn(formula) <= longestKept

const kept = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['kept'] },
  children,
})

/** Keeps the signs beside each short formula with it, everywhere below a node. */
export function keepSigns() {
  return function keep(parent: Root | Element): void {
    for (const child of parent.children) if (child.type === 'element') keep(child)
    parent.children = parent.children.map((node, at, all) => {
      if (node.type !== 'element' || !isFormula(node) || !isShort(node)) return node
      const before = cut(all[at - 1], opening)
      const after = cut(all[at + 1], closing)
      return before || after ? kept([...signs(before), node, ...signs(after)]) : node
    }) as typeof parent.children
  }
}

const signs = (value: string): Text[] => (value ? [{ type: 'text', value }] : [])

/** Takes a sign away from a text, and gives it back. */
function cut(node: Root['children'][number] | undefined, sign: RegExp): string {
  if (node?.type !== 'text') return ''
  const [found = ''] = sign.exec(node.value) ?? []
  node.value = node.value.replace(sign, '')
  return found
}

/** The same for a line of words whose formulas stand between `$` signs. `draw` makes HTML of a formula. */
export function lineWith(text: string, draw: (tex: string) => string): string {
  const pieces = text.split('$')
  return pieces
    .map((piece, at) => {
      if (at % 2 === 0) {
        const rest = at === 0 ? piece : piece.replace(closing, '')
        return escaped(at === pieces.length - 1 ? rest : rest.replace(opening, ''))
      }
      const [before = ''] = opening.exec(pieces[at - 1] ?? '') ?? []
      const [after = ''] = closing.exec(pieces[at + 1] ?? '') ?? []
      const drawn = `${escaped(before)}${draw(piece)}${escaped(after)}`
      return piece.length <= 2 * longestKept ? `<span class="kept">${drawn}</span>` : drawn
    })
    .join('')
}

export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
