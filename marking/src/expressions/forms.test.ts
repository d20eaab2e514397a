import { describe, expect, test } from 'vitest'
import { parseMaths } from '#algebra.ts'
import type { Form } from '#expressions/expression-key.ts'
import { missingForForm } from '#expressions/forms.ts'
import type { Node } from '#notation/node.ts'

function nodeOf(text: string): Node {
  const read = parseMaths(text)
  if (!read.ok) throw new Error(`${text}: ${read.message}`)
  return read.expression
}

/** Answers in the form, and answers not yet in it; after `|` the key where the form needs it. */
const TABLE: readonly (readonly [Form, readonly string[], readonly string[]])[] = [
  [
    'factorised',
    [
      '5(x+3)',
      '(x+4)*7',
      'x(x-9)',
      '(x-1)(x+6)',
      '(x-5)^2',
      '-3(y+2)',
      '2(a-b)(a+b)',
      '(3+x)(2-x)',
      '(x^2+1)(x-2)',
      '2^3*5',
      '5(2+√3)',
      '4xy',
      '(x+1/2)(x-1/3)',
      '(a+2)(b-5)',
    ],
    [
      'x^2+5x',
      '4(2x+6)',
      'x(x^2-9)',
      '3(x^2-1)',
      '(2x+4)(x-1)',
      'x(x^2+x)',
      '(a^2-b^2)*3',
      '2(xy+3x+2y+6)',
      '2(x^4-5x^2+6)',
      '4*9',
      '(ax+ay+bx+by)*1',
      'x(1+6/x) | x+6',
      '4(x/2+3/2) | 2(x+3)',
      '(x^3+5x^2+6x)/x | (x+2)(x+3)',
      '(x+2)(x+3)x/x | (x+2)(x+3)',
      '3(x^4+x^2+1) | 3(x^2+x+1)(x^2-x+1)',
    ],
  ],
  [
    'expanded',
    ['x^2+7x+12', '12+7x+x^2', '3a-6b', '-4x^3', 'x^2/2-x', 'ab+ac', '9-x^2', '2√3+x'],
    [
      '(x+3)(x+4)',
      '3(a-2b)',
      '(x-3)^2',
      'x^2+3x+4x+12',
      '7-(x+2)',
      'x(x+1)',
      '(3x)^2',
      'x*x+1',
      '-(x-2)',
      '2√3+4√3+x',
    ],
  ],
  [
    'simplified',
    [
      '7x',
      '3√5',
      '5/8',
      'x+3',
      '2x^3y',
      '1/(x+1)',
      '4a-b',
      'sin x',
      '3 1/2',
      '2.4×10^7',
      '6×10^-3 x',
    ],
    [
      '3x+4x',
      '√45',
      '10/16',
      '(x^2-9)/(x-3)',
      '2*5x',
      'x^1',
      '2^3*x',
      '3 2/4',
      '5√2-√2',
      '(x^2)^3',
      '1x',
      '6/(2x+4)',
      '1.5/3',
      '|-4|',
      '2*3√5',
      '(x+1)/(x+1)^2',
      '-(-x)',
      'x*x',
    ],
  ],
  [
    'lowest_terms',
    ['3/4', '-5/9', '7', '2 1/3', '11/4', '\\frac{2}{7}', '√3/2', '(2x)/3', '3x/4+1/2', '½'],
    ['6/8', '10/15', '0.75', '5/1', '1/2+1/4', '2 3/9', '(4x)/6', '-3/-4', '1.5/2', '75%', '2*3/5'],
  ],
  [
    'mixed_number',
    ['2 1/2', '-3 2/5', '4', '3/4', '1½', '12 5/6', '2 2/4', '-7/9'],
    ['5/2', '2.5', '1 7/4', '4/4', '2+1/2', '-9/4', '1 3/3', '250%'],
  ],
  [
    'improper_fraction',
    ['5/2', '-17/5', '4/1', '9', '\\frac{13}{6}', '10/4', '3/2', '-(7/3)'],
    ['2 1/2', '2.5', '-3 2/5', '2+1/2', '1½', '5*1/2', '2.5/1', '250%'],
  ],
  [
    'decimal',
    ['2.5', '-0.75', '.125', '3', '0.40', '12.0', '1.5x+0.2', '-8.01'],
    ['5/2', '2 1/2', '½', '250%', '1.5+1', '2.5*1', '1/2x', '2.5e0'],
  ],
  [
    'standard_form',
    [
      '3.4*10^5',
      '3.4×10^-5',
      '-9.99*10^2',
      '1×10^6',
      '10^3*2.5',
      '7e4',
      '6.02\\times10^{23}',
      '5*10^0',
      '0',
    ],
    [
      '34*10^4',
      '0.34*10^6',
      '340000',
      '10*10^5',
      '3.4*100000',
      '10^5',
      '17/5*10^5',
      '34e4',
      '0.5×10^-3',
      '3.4*2^5',
      '3.4*10*10^4',
    ],
  ],
  [
    'surd_form',
    ['5√2', '√7', '1+√3', '(2-√5)/3', '-2√11', '√2/2', '3√2+2√3', '4', '1/√2'],
    [
      '√50',
      '√16',
      '√2*√3',
      '2√3+5√3',
      '√12/2',
      '2^(1/2)',
      '√(1/2)',
      '1.4142',
      '6/√2',
      '(1+√2)^2',
      '4√2/2',
      '√6/√2',
      '2*3√2',
      '√0.5',
      '√3(1+√3)',
      '√5*√5',
    ],
  ],
  [
    'rationalised',
    ['√2/2', '(3√5)/5', '√3-1', '(4+√7)/9', '√x/x', '2√6', '-√2/10', '7/3'],
    [
      '1/√2',
      '3/√5',
      '2/(√3+1)',
      '1/(2√6)',
      '√(1/2)',
      '2^(-1/2)',
      '1+1/√3',
      '(√2)^-1',
      '5/(4-√2)',
      '√0.5',
      '(1/2)^(1/2)',
    ],
  ],
  [
    'completed_square',
    [
      '(x+3)^2-4',
      '2(x-1)^2+5',
      '-(x+2)^2+9',
      '7-(x-4)^2',
      '(x+5/2)^2-1/4',
      '(x-6)^2',
      'x^2+4',
      'y=(x+1)^2-3',
      '(x+p)^2-p^2+q',
      '(x+3)^2=5',
      '(2x+1)^2-8',
    ],
    [
      'x^2+6x+5',
      '(x+1)(x+5)',
      '(x+3)^2-9+5',
      'x(x+6)+5',
      '(x+3)(x+3)-4',
      '(x+2)^2+2x+1',
      'y=x^2+2x-2',
      '(x+1+2)^2-4',
      '2((x+1)^2+3)',
      '2(x^2-2x)+7',
      'x^2+2x=4',
    ],
  ],
  [
    'partial_fractions',
    [
      '1/(x+1)+2/(x-3)',
      '3/(x-2)-3/(x+2)',
      '1/x+1/x^2',
      'x+1/(x-1)',
      '2/(x+1)^2-5/(x+1)',
      '(x+1)/(x^2+1)+1/x',
      '1/(2(x+1))-1/(2(x+3))',
      '4-1/x',
    ],
    [
      '(3x-1)/((x+1)(x-3))',
      '12/(x^2-4)',
      '(x+1)/x^2',
      'x/(x-1)',
      '1/(x+1)+2/(x+1)',
      '1/x+1/(x(x+1))',
      '(x^2)/(x^2+1)+1/x',
      '1/(x^2+5x+6)',
      '(x(x+1))^-1',
    ],
  ],
  [
    'as_key',
    [
      '(x-2)(5x+1) | (5x+1)(x-2)',
      '(2-x)(-5x-1) | (5x+1)(x-2)',
      '-(2-x)(5x+1) | (5x+1)(x-2)',
      'q+pn | pn+q',
      'dca | acd',
      '4-3x | -3x+4',
      '(3-x)^2 | (x-3)^2',
      '3x/4 | 3/4x',
      '2x+7=y | y=7+2x',
      '3 > x | x < 3',
      '1/(x-2) | (-1)/(2-x)',
    ],
    [
      '5x^2-9x-2 | (5x+1)(x-2)',
      'y-q=pn | y=pn+q',
      '2(x+1) | 2x+2',
      'x+x | 2x',
      '0.5x | 1/2x',
      '-(x-y) | y-x',
      '2/4 | 1/2',
      '-y=-x | y=x',
      '3-(x+1) | 3-x-1',
      '2*3x | 6x',
    ],
  ],
  [
    { subject: 'r' },
    ['r=A/2', 'A/2=r', 'r=√(A/π)', 'r=2', 'r=s+t', 'r=-s', '1/s=r', 'r > 3'],
    ['2r=A', 'A=2r', 'r=A-r', 'r^2=4', '-r=s', 'A/2', 'r+1=s', '1/r=s'],
  ],
  [
    { in_terms_of: 't' },
    ['s=5t', '5t', 'v=t^2+1', 't/2=s', 's=t', '3', 't^2-4t', 'x=-t'],
    ['s=5u', 't=s/5', '2s=10t', 's+t', 's-5t=0', 's=t+a', 's=s t', 's^2=t'],
  ],
]

const rows = (pick: 1 | 2) =>
  TABLE.flatMap((row) => row[pick].map((text) => [row[0], text] as const))

function missing(form: Form, text: string): string | undefined {
  const [given = '', wanted = given] = text.split(' | ')
  return missingForForm(nodeOf(given), form, nodeOf(wanted))
}

describe('forms', () => {
  test.each(rows(1))('%j: %s is done', (form, text) => {
    expect(missing(form, text)).toBeUndefined()
  })

  test.each(rows(2))('%j: %s is not done yet', (form, text) => {
    const note = missing(form, text)
    expect(note).toMatch(/^[A-Z].*\.$/)
    expect(note).not.toMatch(/wrong|oops/i)
  })

  test('every value of a statement is asked', () => {
    expect(missing('lowest_terms', 'x = 1/2 or x = 2/4')).toBeDefined()
    expect(missing('lowest_terms', 'x = 1/2 or x = 3/4')).toBeUndefined()
    expect(missing('decimal', '{0.5, 1/4}')).toBeDefined()
  })
})
