import type { ChartTable } from '#ui/chart/table-text.ts'

/** A table as a workbook of one sheet (Office Open XML), in an archive that is not compressed. */
export function workbookOf(table: ChartTable): Blob {
  const encoder = new TextEncoder()
  const files = Object.entries(partsOf(table)).map(([name, text]) => ({
    name: encoder.encode(name),
    bytes: encoder.encode(text),
  }))
  return new Blob(archiveOf(files), {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org'
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relation = (type: string, target: string): string =>
  `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" ` +
  `Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`

const override = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${sheetTypes}.${type}+xml"/>`

function partsOf({ columns, rows }: ChartTable): Record<string, string> {
  const lines = [columns, ...rows].map((cells, at) => rowOf(cells, at + 1)).join('')
  return {
    '[Content_Types].xml':
      `${head}<Types xmlns="${office}/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}</Types>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml':
      `${head}<workbook xmlns="${office}/spreadsheetml/2006/main" ` +
      `xmlns:r="${office}/officeDocument/2006/relationships"><sheets>` +
      '<sheet name="Report" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml':
      `${head}<worksheet xmlns="${office}/spreadsheetml/2006/main">` +
      `<sheetData>${lines}</sheetData></worksheet>`,
  }
}

/** Text is text here, so that nothing of it is run as a formula. */
function rowOf(cells: readonly (string | number | null)[], row: number): string {
  const written = cells.map((cell) => {
    if (cell === null) return '<c/>'
    if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
    return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  })
  return `<row r="${row}">${written.join('')}</row>`
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Without the signs that no XML may hold. */
const escaped = (text: string): string =>
  [...text]
    .filter((sign) => sign >= ' ' || sign === '\t' || sign === '\n')
    .map((sign) => marks[sign] ?? sign)
    .join('')

type File = { readonly name: Uint8Array<ArrayBuffer>; readonly bytes: Uint8Array<ArrayBuffer> }

const [localSign, centralSign, endSign] = [0x04034b50, 0x02014b50, 0x06054b50]
/** The version of the format, and that names are UTF-8. */
const [version, isUtf8] = [20, 0x0800]
/** The first day that the format knows: a file says nothing of when it was made. */
const firstDay = 0x21

/** Files one after the other with their list (PKWARE APPNOTE 4.3), each as it is. */
function archiveOf(files: readonly File[]): Uint8Array<ArrayBuffer>[] {
  const bodies: Uint8Array<ArrayBuffer>[] = []
  const list: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const about = [
      ...[two(version), two(isUtf8), two(0), two(0), two(firstDay), four(crcOf(bytes))],
      ...[four(bytes.length), four(bytes.length), two(name.length), two(0)],
    ]
    const local = joined([four(localSign), ...about, name, bytes])
    bodies.push(local)
    list.push(
      joined([
        ...[four(centralSign), two(version), ...about, two(0), two(0), two(0), four(0), four(at)],
        name,
      ]),
    )
    at += local.length
  }
  const central = joined(list)
  const count = two(files.length)
  const end = [two(0), two(0), count, count, four(central.length), four(at), two(0)]
  return [...bodies, central, joined([four(endSign), ...end])]
}

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

const two = (value: number) => Uint8Array.of(value & 0xff, (value >>> 8) & 0xff)
const four = (value: number) =>
  Uint8Array.of(...[0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff))

const polynomial = 0xedb88320

/** The checksum of the format (CRC-32 of ISO 3309). */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
