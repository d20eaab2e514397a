import type { Element } from '@xmldom/xmldom'
import { unzipSync } from 'fflate'
import type { Found } from '../reading.ts'
import { readNumbering } from './numbering.ts'
import { paragraphs } from './paragraphs.ts'
import { childOf, mostXmlBytes, parseXml } from './xml.ts'

const main = 'word/document.xml'
const numbering = 'word/numbering.xml'

/**
 * Reads the text of a Word document (ECMA-376): paragraphs, lists and tables, with every equation as LaTeX
 * between dollar signs. Throws where it is none, or unfolds to more than a person writes.
 */
export function readDocx(bytes: Uint8Array): Found {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isWanted = name === main || name === numbering
      if (isWanted && originalSize > mostXmlBytes) throw new Error('It unfolds to too much')
      return isWanted
    },
  })
  const body = childOf(rootOf(parts[main]), 'body')
  if (!body) throw new Error('It has no text')
  const lists = readNumbering(parts[numbering] && rootOf(parts[numbering]))
  const { text, equations } = paragraphs(body, lists)
  return { text, equations, has_more: false }
}

function rootOf(part: Uint8Array | undefined): Element {
  if (!part) throw new Error('It has no such part')
  return parseXml(part)
}
