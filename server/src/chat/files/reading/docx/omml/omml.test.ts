import { expect, test } from 'vitest'
import { docxOf, maths, mr, p } from '../../testing.ts'
import { readDocx } from '../docx.ts'

const e = (inside: string) => `<m:e>${inside}</m:e>`
const chr = (sign: string) => `<m:chr m:val="${sign}"/>`
const frac = (num: string, den: string, type = '') =>
  `<m:f>${type && `<m:fPr><m:type m:val="${type}"/></m:fPr>`}<m:num>${num}</m:num><m:den>${den}</m:den></m:f>`
const sup = (base: string, power: string) => `<m:sSup>${e(base)}<m:sup>${power}</m:sup></m:sSup>`
const sub = (base: string, index: string) => `<m:sSub>${e(base)}<m:sub>${index}</m:sub></m:sSub>`
const rad = (inside: string, degree = '') =>
  `<m:rad><m:radPr>${degree ? '' : '<m:degHide m:val="1"/>'}</m:radPr><m:deg>${degree}</m:deg>${e(inside)}</m:rad>`
const d = (inside: readonly string[], properties = '') =>
  `<m:d><m:dPr>${properties}</m:dPr>${inside.map(e).join('')}</m:d>`
const brackets = (begin: string, end: string) =>
  `<m:begChr m:val="${begin}"/><m:endChr m:val="${end}"/>`
const nary = (sign: string, from: string, to: string, of: string, properties = '') =>
  `<m:nary><m:naryPr>${sign && chr(sign)}${properties}</m:naryPr><m:sub>${from}</m:sub><m:sup>${to}</m:sup>${e(of)}</m:nary>`
const matrix = (...rows: readonly (readonly string[])[]) =>
  `<m:m>${rows.map((row) => `<m:mr>${row.map((cell) => e(mr(cell))).join('')}</m:mr>`).join('')}</m:m>`
const func = (name: string, of: string) => `<m:func><m:fName>${name}</m:fName>${e(of)}</m:func>`
const acc = (inside: string, sign = '') =>
  `<m:acc><m:accPr>${sign && chr(sign)}</m:accPr>${e(inside)}</m:acc>`
const plain = '<m:sty m:val="p"/>'

test.each([
  ['a sum', mr('2+3=5'), '2+3=5'],
  ['signs', mr('3×4÷2≤π≠∞'), '3\\times 4\\div 2\\le \\pi \\ne \\infty'],
  ['a minus of its own', mr('x−1'), 'x-1'],
  ['slanted letters', mr('𝑥+𝑦=𝜋'), 'x+y=\\pi'],
  ['per cent and pounds', mr('20% of $5'), '20\\% of \\$5'],
  ['degrees', mr('90°'), '90^{\\circ}'],
  ['a fraction', frac(mr('1'), mr('x+1')), '\\frac{1}{x+1}'],
  ['a fraction in a fraction', frac(frac(mr('1'), mr('2')), mr('3')), '\\frac{\\frac{1}{2}}{3}'],
  ['a fraction in a line', frac(mr('1'), mr('2'), 'lin'), '1/2'],
  ['a power', sup(mr('x'), mr('2')), 'x^{2}'],
  ['a power of a product', sup(mr('ab'), mr('n')), '{ab}^{n}'],
  ['an index', sub(mr('a'), mr('n+1')), 'a_{n+1}'],
  [
    'both',
    `<m:sSubSup>${e(mr('x'))}<m:sub>${mr('1')}</m:sub><m:sup>${mr('2')}</m:sup></m:sSubSup>`,
    'x_{1}^{2}',
  ],
  [
    'both before',
    `<m:sPre><m:sub>${mr('6')}</m:sub><m:sup>${mr('12')}</m:sup>${e(mr('C'))}</m:sPre>`,
    '{}_{6}^{12}C',
  ],
  ['a root', rad(mr('x+1')), '\\sqrt{x+1}'],
  ['a cube root', rad(mr('8'), mr('3')), '\\sqrt[3]{8}'],
  ['brackets', sup(d([mr('a+b')]), mr('2')), '\\left(a+b\\right)^{2}'],
  ['square brackets', d([mr('0,1')], brackets('[', ']')), '\\left[0,1\\right]'],
  ['an absolute value', d([mr('x')], brackets('|', '|')), '\\left|x\\right|'],
  ['a set', d([mr('x'), mr('x>0')], brackets('{', '}')), '\\left\\{x | x>0\\right\\}'],
  ['the ceiling', d([mr('x')], brackets('⌈', '⌉')), '\\left\\lceil x\\right\\rceil'],
  ['a choice', d([frac(mr('n'), mr('k'), 'noBar')]), '\\binom{n}{k}'],
  ['a sum of many', nary('∑', mr('i=1'), mr('n'), sup(mr('i'), mr('2'))), '\\sum_{i=1}^{n} i^{2}'],
  ['a product', nary('∏', mr('k=1'), mr('5'), mr('k')), '\\prod_{k=1}^{5} k'],
  ['an integral', nary('', mr('0'), mr('1'), mr('x dx')), '\\int_{0}^{1} x dx'],
  [
    'an integral without limits',
    nary('', '', '', mr('x dx'), '<m:subHide m:val="1"/><m:supHide m:val="1"/>'),
    '\\int x dx',
  ],
  ['a matrix', matrix(['1', '2'], ['3', '4']), '\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}'],
  [
    'a matrix in brackets',
    d([matrix(['1', '2'], ['3', '4'])]),
    '\\begin{pmatrix}1 & 2 \\\\ 3 & 4\\end{pmatrix}',
  ],
  ['a determinant', d([matrix(['a'])], brackets('|', '|')), '\\begin{vmatrix}a\\end{vmatrix}'],
  [
    'cases',
    d([`<m:eqArr>${e(mr('x, x>0'))}${e(mr('0, x≤0'))}</m:eqArr>`], brackets('{', '')),
    '\\begin{cases}x, x>0 \\\\ 0, x\\le 0\\end{cases}',
  ],
  [
    'equations under each other',
    `<m:eqArr>${e(mr('x+y=3'))}${e(mr('x-y=1'))}</m:eqArr>`,
    '\\begin{aligned}x+y=3 \\\\ x-y=1\\end{aligned}',
  ],
  ['a function', func(mr('sin', plain), mr('x')), '\\sin x'],
  ['a function that was typed', mr('2cos θ'), '2\\cos \\theta'],
  ['a logarithm to a base', func(sub(mr('log', plain), mr('2')), mr('8')), '\\log_{2} 8'],
  [
    'a limit',
    func(`<m:limLow>${e(mr('lim', plain))}<m:lim>${mr('x→0')}</m:lim></m:limLow>`, mr('f(x)')),
    '\\lim_{x\\to 0} f(x)',
  ],
  ['a hat', acc(mr('x')), '\\hat{x}'],
  ['a vector', acc(mr('AB'), '\u20d7'), '\\vec{AB}'],
  [
    'a mean',
    `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(mr('x'))}</m:bar>`,
    '\\overline{x}',
  ],
  ['a line below', `<m:bar>${e(mr('x'))}</m:bar>`, '\\underline{x}'],
  [
    'a brace below',
    `<m:limLow>${e(`<m:groupChr>${e(mr('a+b'))}</m:groupChr>`)}<m:lim>${mr('n')}</m:lim></m:limLow>`,
    '\\underbrace{a+b}_{n}',
  ],
  ['a box', `<m:borderBox>${e(mr('x=2'))}</m:borderBox>`, '\\boxed{x=2}'],
  ['units, which stand upright', mr('5') + mr(' cm', plain), '5\\text{ cm}'],
  ['words in an equation', mr('if x', '<m:nor/>'), '\\text{if x}'],
  ['what Word will name one day', `<m:new>${e(mr('x'))}</m:new>`, 'x'],
])('%s', (_name, omml, latex) => {
  expect(readDocx(docxOf(p(maths(omml))))).toEqual({
    text: `$${latex}$`,
    equations: 1,
    has_more: false,
  })
})
