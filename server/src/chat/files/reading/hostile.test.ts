import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createMemory } from '#platform/memory.ts'
import { readFileText } from './reading.ts'
import { docxOf, p, pdfOf, pdfWith, t } from './testing.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const pdf = 'application/pdf'
const memory = createMemory()
const read = (type: string, bytes: Uint8Array) => readFileText(memory, { type, bytes })
const nothing = { text: null, equations: 0, is_truncated: false }

const megabyte = 1024 * 1024

/** A package whose document says that it unfolds to little. */
function lyingPackage(): Uint8Array {
  const bytes = zipSync({ 'word/document.xml': new Uint8Array(40 * megabyte) })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    const signature = view.getUint32(at, true)
    if (signature === 0x02014b50) view.setUint32(at + 24, 1_000, true)
    if (signature === 0x04034b50) view.setUint32(at + 22, 1_000, true)
  }
  return bytes
}

const laughs = `<!DOCTYPE w [<!ENTITY a "ha">${Array.from(
  { length: 20 },
  (_, at) =>
    `<!ENTITY ${String.fromCharCode(98 + at)} "${`&${String.fromCharCode(97 + at)};`.repeat(10)}">`,
).join('')}]><w xmlns="urn:w"><body>&u;</body></w>`

const page = (contents: string) =>
  pdfWith([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << >> >>',
    contents,
  ])

/** A page whose contents unfold to zeros, so many times over. */
function unfolding(bytes: number, times: number): Uint8Array {
  let stream: Buffer = Buffer.alloc(bytes, ' ')
  for (let at = 0; at < times; at += 1) stream = deflateSync(stream, { level: 9 })
  const filters = '/FlateDecode '.repeat(times)
  return page(
    `<< /Length ${stream.length} /Filter [${filters}] >>\nstream\n${stream.toString('latin1')}\nendstream`,
  )
}

const whole = pdfOf(['One half of eight'])

test.each<[string, string, () => Uint8Array]>([
  [
    'a package that unfolds to too much',
    docx,
    () => zipSync({ 'word/document.xml': new Uint8Array(20 * megabyte) }),
  ],
  ['a package that lies about it', docx, lyingPackage],
  ['a billion laughs', docx, () => zipSync({ 'word/document.xml': strToU8(laughs) })],
  ['elements without end', docx, () => docxOf('<w:p/>'.repeat(1_200_000))],
  ['nesting without end', docx, () => docxOf('<w:p><w:r>'.repeat(50_000))],
  ['a package that breaks off', docx, () => docxOf(p(t('One'))).slice(0, -60)],
  ['a PDF that breaks off in its head', pdf, () => whole.slice(0, 30)],
  ['a PDF of nothing else', pdf, () => strToU8('%PDF-1.7\n')],
  [
    'a PDF that is locked',
    pdf,
    () =>
      pdfWith(
        [
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [] /Count 0 >>',
          `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
        ],
        '/Encrypt 3 0 R /ID [<00> <00>] ',
      ),
  ],
  ['a page that unfolds to gigabytes', pdf, () => unfolding(300 * megabyte, 1)],
  ['a page that unfolds twice', pdf, () => unfolding(300 * megabyte, 2)],
])(
  'nothing is read in %s',
  async (_name, type, make) => {
    const bytes = make()
    expect(await read(type, bytes)).toEqual(nothing)
  },
  60_000,
)

test('after all that the next document is read', async () => {
  expect(await read(pdf, whole)).toEqual({
    text: 'One half of eight',
    equations: 0,
    is_truncated: false,
  })
  expect(await read(docx, docxOf(p(t('One'))))).toMatchObject({ text: 'One' })
}, 60_000)

test('of ten thousand pages the first are read', async () => {
  const many = pdfOf(
    ...Array.from({ length: 10_000 }, (_, at) => [`Page ${at + 1}: ${'word '.repeat(20)}`]),
  )
  const { text, is_truncated } = await read(pdf, many)
  expect(text).toContain('Page 1:')
  expect(text).toContain('Page 30:')
  expect(text).not.toContain('Page 31:')
  expect(is_truncated).toBe(true)
}, 60_000)
