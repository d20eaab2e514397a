import type { Element } from '@xmldom/xmldom'
import type { Lists } from './numbering.ts'
import { latexOf } from './omml/omml.ts'
import { childOf, childrenOf, deeper, isMaths, propertyOf, textOf } from './xml.ts'

/** What was taken out while changes were tracked, and what only tells a field how to fill itself. */
const skipped = [
  'del',
  'moveFrom',
  'delText',
  'instrText',
  'pPr',
  'rPr',
  'sectPr',
  'Fallback',
  'tblPr',
]

/** Endings of ordinals, which stand high and are no power. */
const ordinal = /^(?:st|nd|rd|th)$/

/** Walks over the body of a document. Returns its text, and how many equations there were. */
export function paragraphs(body: Element, lists: Lists) {
  let equations = 0

  function blocks(parent: Element, depth: number): string[] {
    return childrenOf(parent).flatMap((child): string[] => {
      if (skipped.includes(child.localName ?? '')) return []
      if (child.localName === 'p' && !isMaths(child)) return [paragraph(child, deeper(depth))]
      if (child.localName === 'tbl') return table(child, deeper(depth))
      return blocks(child, deeper(depth))
    })
  }

  function table(element: Element, depth: number): string[] {
    const rows = childrenOf(element).filter(({ localName }) => localName === 'tr')
    return rows.map((row) =>
      childrenOf(row)
        .filter(({ localName }) => localName === 'tc')
        .map((cell) => blocks(cell, deeper(depth)).join(' ').replaceAll('\n', ' ').trim())
        .join(' | '),
    )
  }

  function paragraph(element: Element, depth: number): string {
    const properties = childOf(element, 'pPr')
    const numbered = childOf(properties, 'numPr')
    const num_id = propertyOf(childOf(numbered, 'numId'))
    const level = Number(propertyOf(childOf(numbered, 'ilvl')) ?? 0)
    const isListed = num_id !== undefined && num_id !== '0'
    const words = inline(element, depth)
    return isListed && words.trim() !== '' ? lists.mark(num_id, level) + words : words
  }

  function inline(parent: Element, depth: number): string {
    return childrenOf(parent)
      .map((child) => piece(child, depth))
      .join('')
  }

  function piece(child: Element, depth: number): string {
    const name = child.localName ?? ''
    if (skipped.includes(name)) return ''
    if (isMaths(child)) return maths(child, depth)
    switch (name) {
      case 't':
        return textOf(child)
      case 'tab':
        return ' '
      case 'br':
      case 'cr':
        return '\n'
      case 'noBreakHyphen':
        return '-'
      case 'r':
        return raised(child, inline(child, deeper(depth)))
      case 'txbxContent':
        return `\n${blocks(child, deeper(depth)).join('\n')}\n`
      default:
        return inline(child, deeper(depth))
    }
  }

  /** An equation on lines of its own holds several. */
  function maths(element: Element, depth: number): string {
    if (element.localName === 'oMathPara') {
      const lines = childrenOf(element).map((child) => piece(child, deeper(depth)))
      return `\n${lines.filter((line) => line !== '').join('\n')}\n`
    }
    if (element.localName !== 'oMath') return inline(element, deeper(depth))
    const latex = latexOf(element)
    if (latex === '') return ''
    equations += 1
    return `$${latex}$`
  }

  const text = blocks(body, 0).join('\n\n')
  return { text, equations }
}

/** Writes what stands high or low in a line of text as the power or the index that it is. */
function raised(run: Element, text: string): string {
  const place = propertyOf(childOf(childOf(run, 'rPr'), 'vertAlign'))
  const sign = place === 'superscript' ? '^' : place === 'subscript' ? '_' : ''
  const word = text.trim()
  if (sign === '' || word === '' || ordinal.test(word)) return text
  return word.length === 1 ? `${sign}${word}` : `${sign}(${word})`
}
