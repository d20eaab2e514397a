import { limits } from '@learngrove/contract/chat.limits'
import { getDocumentProxy } from 'unpdf'
import type { Found } from './reading.ts'

/** So many pages are read; more hold more than is kept. */
const mostPages = 30

/** Reads the text of the first pages of a PDF, line by line. Throws where it cannot be opened. */
export async function readPdf(bytes: Uint8Array): Promise<Found> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 })
  const pages: string[] = []
  const length = () => pages.reduce((sum, page) => sum + page.length, 0)
  let at = 1
  while (at <= Math.min(pdf.numPages, mostPages) && length() <= limits.file_text_length) {
    pages.push(await textOfPage(pdf, at))
    at += 1
  }
  return { text: pages.join('\n\n'), equations: 0, has_more: at <= pdf.numPages }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function textOfPage(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
  page.cleanup()
  return text.join('')
}
