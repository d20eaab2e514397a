import { expect, test } from 'vitest'
import { docxOf, maths, mr, numberingOf, p, t } from '../testing.ts'
import { readDocx } from './docx.ts'

const read = (body: string, more = {}) => readDocx(docxOf(body, more)).text

const listed = (text: string, level = 0) =>
  p(t(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`)

test('paragraphs, with what stands in one line together', () => {
  expect(read(p(t('Solve ') + maths(mr('2x+4=10')) + t('.')) + p(t('Show your working.')))).toBe(
    'Solve $2x+4=10$.\n\nShow your working.',
  )
})

test('equations on lines of their own are counted one by one', () => {
  const body = p(`<m:oMathPara>${maths(mr('x=1'))}${maths(mr('y=2'))}</m:oMathPara>`)
  expect(readDocx(docxOf(body))).toMatchObject({ text: '\n$x=1$\n$y=2$\n', equations: 2 })
})

test('questions are numbered as the page shows them', () => {
  const body = [
    listed('Add.'),
    listed('One half', 1),
    listed('One third', 1),
    listed('Take away.'),
    listed('One half', 1),
  ].join('')
  expect(
    read(body, numberingOf(['decimal', '%1.'], ['lowerLetter', '%1%2)'])).split('\n\n'),
  ).toEqual(['1. Add.', '1a) One half', '1b) One third', '2. Take away.', '2a) One half'])
})

test('a list without numbers has bullets', () => {
  expect(read(listed('Leaves') + listed('Roots'), numberingOf(['bullet', '\uf0b7']))).toBe(
    '- Leaves\n\n- Roots',
  )
  expect(read(listed('Leaves'))).toBe('- Leaves')
})

test.each([
  ['lowerRoman', ['i', 'ii', 'iii', 'iv']],
  ['upperRoman', ['I', 'II', 'III', 'IV']],
  ['upperLetter', ['A', 'B', 'C', 'D']],
])('a list counts in %s', (format, signs) => {
  const body = signs.map(() => listed('x')).join('')
  expect(read(body, numberingOf([format, '%1'])).split('\n\n')).toEqual(
    signs.map((sign) => `${sign} x`),
  )
})

test('a table is read row by row', () => {
  const row = (...cells: readonly string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${p(cell)}</w:tc>`).join('')}</w:tr>`
  const body = `<w:tbl><w:tblPr/>${row(t('x'), t('1'))}${row(t('y'), maths(mr('x²')))}</w:tbl>`
  expect(read(body)).toBe('x | 1\n\ny | $x^{2}$')
})

test('what stands high or low is the power or the index that it is', () => {
  const at = (place: string, text: string) =>
    `<w:r><w:rPr><w:vertAlign w:val="${place}"/></w:rPr><w:t>${text}</w:t></w:r>`
  const body =
    t('5x') +
    at('superscript', '2') +
    t(' and a') +
    at('subscript', 'n+1') +
    t(', the 1') +
    at('superscript', 'st')
  expect(read(p(body))).toBe('5x^2 and a_(n+1), the 1st')
})

test('what was struck out is not read, and what stands in a box is read once', () => {
  const box = (text: string) => `<w:txbxContent>${p(t(text))}</w:txbxContent>`
  const both = `<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice>${box('Hint')}</mc:Choice><mc:Fallback>${box('Hint')}</mc:Fallback></mc:AlternateContent></w:r>`
  const body = p(
    `${t('Six')}<w:del><w:r><w:delText>Seven</w:delText></w:r></w:del><w:ins>${t(' apples')}</w:ins>${both}`,
  )
  expect(read(body)).toBe('Six apples\nHint\n')
})

test.each([
  ['no package', () => new Uint8Array([1, 2, 3])],
  ['a package without a document', () => docxOf('').slice(0, 40)],
  ['XML that breaks off', () => docxOf('<w:p>')],
  ['an entity that nobody declared', () => docxOf(p(t('&a;')))],
  ['nesting without end', () => docxOf('<w:sdt>'.repeat(5_000) + '</w:sdt>'.repeat(5_000))],
])('it throws at %s', (_name, make) => {
  expect(() => readDocx(make())).toThrow()
})
