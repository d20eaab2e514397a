import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { workbookOf } from './xlsx.ts'

test('writes a workbook that others unpack, with text as text and numbers as numbers', async () => {
  const book = workbookOf({
    columns: ['Student', 'Ratio'],
    rows: [
      ['=1+1 <b>&', 54],
      ['Zoë', null],
    ],
  })
  const files = unzipSync(new Uint8Array(await book.arrayBuffer()))
  expect(Object.keys(files)).toContain('[Content_Types].xml')
  expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(
    '<row r="2"><c t="inlineStr"><is><t xml:space="preserve">=1+1 &lt;b&gt;&amp;</t></is></c><c><v>54</v></c></row>' +
      '<row r="3"><c t="inlineStr"><is><t xml:space="preserve">Zoë</t></is></c><c/></row>',
  )
})
