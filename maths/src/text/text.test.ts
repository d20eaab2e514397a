import { expect, test } from 'vitest'
import { type Inline, readInline, readMathsText } from '#text/text.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const maths = (tex: string, display = false): Inline => ({ kind: 'maths', tex, display })

test.each<[string, Inline[]]>([
  ['plain words', [text('plain words')]],
  ['Solve $3x=6$ now', [text('Solve '), maths('3x=6'), text(' now')]],
  ['$x$', [maths('x')]],
  ['$x$ and $y$', [maths('x'), text(' and '), maths('y')]],
  ['It costs $5 and $10', [text('It costs $5 and $10')]],
  ['$5', [text('$5')]],
  ['from $3 to $4 each', [text('from $3 to $4 each')]],
  ['costs \\$5, so $x=5$', [text('costs $5, so '), maths('x=5')]],
  ['$\\$5+x$', [maths('\\$5+x')]],
  ['\\(x^2\\) and \\[y\\]', [maths('x^2'), text(' and '), maths('y', true)]],
  ['see $$x=1$$ here', [text('see '), maths('x=1', true), text(' here')]],
  ['an open $x', [text('an open $x')]],
  ['**bold $x$**', [{ kind: 'strong', parts: [text('bold '), maths('x')] }]],
  ['an *each* thing', [text('an '), { kind: 'emphasis', parts: [text('each')] }, text(' thing')]],
  ['2 * 3 * 4', [text('2 * 3 * 4')]],
  ['use `a*b`', [text('use '), { kind: 'code', text: 'a*b' }]],
  ['one\ntwo', [text('one'), { kind: 'break' }, text('two')]],
  ['$a*b$ and $c*d$', [maths('a*b'), text(' and '), maths('c*d')]],
])('%j', (source, parts) => {
  expect(readInline(source)).toEqual(parts)
})

test('paragraphs, lists and displayed mathematics', () => {
  const source = 'First.\n\n- one\n- two $x$\n  more\n\n2. b\n3. c\n\n$$\nx=1\n\n+2\n$$\n\nLast.'
  expect(readMathsText(source)).toEqual([
    { kind: 'paragraph', parts: [text('First.')] },
    {
      kind: 'list',
      ordered: false,
      start: 1,
      items: [[text('one')], [text('two '), maths('x'), { kind: 'break' }, text('more')]],
    },
    { kind: 'list', ordered: true, start: 2, items: [[text('b')], [text('c')]] },
    { kind: 'display', tex: 'x=1\n+2' },
    { kind: 'paragraph', parts: [text('Last.')] },
  ])
})

test('a list directly after its sentence', () => {
  expect(readMathsText('Try:\n- this').map((block) => block.kind)).toEqual(['paragraph', 'list'])
})

test('empty text has no blocks', () => {
  expect(readMathsText(' \n\n ')).toEqual([])
})

test('no letter is lost or doubled, and nothing hangs', () => {
  const wordsOf = (parts: readonly Inline[]): string =>
    parts
      .map((part) => {
        if (part.kind === 'break') return ''
        if (part.kind === 'maths') return part.tex
        return 'parts' in part ? wordsOf(part.parts) : part.text
      })
      .join('')
  const signs = ['$', '$$', '\\', '*', '**', '`', '\n', '\n\n', 'a', '1', ' ', '- ', '\\(', '\\)']
  let seed = 3
  for (let round = 0; round < 3000; round += 1) {
    let source = ''
    for (let i = 0; i < 10; i += 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648
      source += signs[(seed >> 8) % signs.length]
    }
    const kept = readMathsText(source)
      .map((block) => {
        if (block.kind === 'display') return block.tex
        return block.kind === 'list' ? block.items.map(wordsOf).join('') : wordsOf(block.parts)
      })
      .join('')
    expect(kept.replaceAll(/[^a]/g, '')).toBe(source.replaceAll(/[^a]/g, ''))
  }
})
