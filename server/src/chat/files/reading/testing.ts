import { strToU8, type Zippable, zipSync } from 'fflate'

const names = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
}
const declared = Object.entries(names)
  .map(([prefix, name]) => `xmlns:${prefix}="${name}"`)
  .join(' ')

const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension="xml" ContentType="application/xml"/>
  <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>`

/** A Word document with this body, as the package that Word writes. */
export function docxOf(body: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  const document = `<w:document ${declared}><w:body>${body}</w:body></w:document>`
  const parts: Zippable = {
    '[Content_Types].xml': strToU8(types),
    'word/document.xml': strToU8(document),
  }
  for (const [name, xml] of Object.entries(more)) parts[name] = strToU8(xml)
  return zipSync(parts)
}

/** Numbering of one list, `1`, with these formats and texts of its levels. */
export const numberingOf = (...levels: readonly (readonly [format: string, text: string])[]) => ({
  'word/numbering.xml': `<w:numbering ${declared}><w:abstractNum w:abstractNumId="7">${levels
    .map(
      ([format, text], at) =>
        `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
    )
    .join(
      '',
    )}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num></w:numbering>`,
})

export const p = (inside: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inside}</w:p>`
export const t = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
export const maths = (inside: string) => `<m:oMath>${inside}</m:oMath>`
export const mr = (text: string, properties = '') =>
  `<m:r>${properties && `<m:rPr>${properties}</m:rPr>`}<m:t>${text}</m:t></m:r>`

/** A PDF of pages, each of these lines, in a font that every reader has. */
export function pdfOf(...pages: readonly (readonly string[])[]): Uint8Array {
  const objects: string[] = []
  const add = (body: string) => objects.push(body)
  const first = 4
  const kids = pages.map((_, at) => `${first + 2 * at} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  pages.forEach((lines, at) => {
    const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')
    const stream = `BT /F1 12 Tf 14 TL 50 750 Td ${shown} ET`
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + 2 * at + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
  })
  return pdfWith(objects)
}

/** Writes the objects of a PDF, numbered from 1, with their table. */
export function pdfWith(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.7\n'
  const places = objects.map((body, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${body}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`
  return Uint8Array.from(Buffer.from(text + table + end, 'latin1'))
}
