import { ArrowLeft, ArrowRight, CornerDownLeft, Delete } from 'lucide-react'
import type { ReactNode } from 'react'
import { ICON } from '#ui/icon-props.ts'

/** What a key does: it puts something in, or it moves, deletes, or begins a new line. */
export type KeyAction =
  | {
      readonly kind: 'insert'
      /** For the drawn field; `#@` takes what stands before it, `#?` is an empty box. */
      readonly tex: string
      /** For the text box; the caret goes where `|` stands, or behind. */
      readonly plain: string
    }
  | { readonly kind: 'delete' | 'left' | 'right' | 'line' }

export type MathsKey = {
  readonly name: string
  /** What a screen reader says. */
  readonly label: string
  readonly face: ReactNode
  readonly action: KeyAction
}

const italic = (letter: string) => <i className="font-[KaTeX_Math,serif]">{letter}</i>

const insert = (
  name: string,
  label: string,
  face: ReactNode,
  tex: string,
  plain: string,
): MathsKey => ({ name, label, face, action: { kind: 'insert', tex, plain } })

const box = (
  <span className="inline-block size-[0.6em] rounded-[2px] border-[1.5px] border-current" />
)

const fraction = (
  <span className="grid justify-items-center leading-none" style={{ fontSize: '0.85em' }}>
    {italic('a')}
    <span className="my-0.5 w-4 border-current border-t-[1.5px]" />
    {italic('b')}
  </span>
)

const power = (exponent: ReactNode) => (
  <span>
    {italic('a')}
    <sup className="text-[0.65em]">{exponent}</sup>
  </span>
)

const special: Readonly<Record<string, MathsKey>> = {
  '(': insert('(', 'Open bracket', '(', '(', '('),
  ')': insert(')', 'Close bracket', ')', ')', ')'),
  '+': insert('+', 'Plus', '+', '+', '+'),
  '-': insert('-', 'Minus', '−', '-', '-'),
  '=': insert('=', 'Equals', '=', '=', '='),
  '*': insert('*', 'Times', '×', '\\times', '*'),
  '/': insert('/', 'Divided by', '÷', '\\div', '÷'),
  fraction: insert('fraction', 'Fraction', fraction, '\\frac{#@}{#?}', '/'),
  power: insert('power', 'Power', power(box), '#@^{#?}', '^'),
  square: insert('square', 'Squared', power('2'), '#@^{2}', '^2'),
  root: insert('root', 'Square root', <span>√{box}</span>, '\\sqrt{#0}', 'sqrt(|)'),
  pi: insert('pi', 'Pi', italic('π'), '\\pi', 'pi'),
  '<': insert('<', 'Less than', '<', '<', '<'),
  '>': insert('>', 'Greater than', '>', '>', '>'),
  '<=': insert('<=', 'At most', '≤', '\\le', '<='),
  '>=': insert('>=', 'At least', '≥', '\\ge', '>='),
  '!=': insert('!=', 'Not equal to', '≠', '\\ne', '!='),
  '+-': insert('+-', 'Plus or minus', '±', '\\pm', '±'),
  '%': insert('%', 'Per cent', '%', '\\%', '%'),
  '.': insert('.', 'Point', '.', '.', '.'),
  ',': insert(',', 'Comma', ',', ',', ','),
  space: insert(
    'space',
    'Space, for a mixed number',
    <span className="text-base">3 ½</span>,
    '\\:',
    ' ',
  ),
  '^': insert('^', 'To the power', '^', '^', '^'),
  degree: insert('degree', 'Degrees', '°', '^{\\circ}', '°'),
  or: insert('or', 'Or', <span className="text-base">or</span>, '\\text{ or }', ' or '),
  delete: {
    name: 'delete',
    label: 'Delete',
    face: <Delete {...ICON} />,
    action: { kind: 'delete' },
  },
  left: { name: 'left', label: 'Left', face: <ArrowLeft {...ICON} />, action: { kind: 'left' } },
  right: {
    name: 'right',
    label: 'Right',
    face: <ArrowRight {...ICON} />,
    action: { kind: 'right' },
  },
  line: {
    name: 'line',
    label: 'New line',
    face: <CornerDownLeft {...ICON} />,
    action: { kind: 'line' },
  },
}

/** The key of a name: a digit, a letter, one of the special names, or else a key that types its name. */
export function keyOf(name: string): MathsKey {
  const known = special[name]
  if (known) return known
  const letter = /^\p{L}$/u.test(name)
  return insert(name, name, letter ? italic(name) : name, name, name)
}

export const DIGIT_KEYS: readonly string[] = [
  '7',
  '8',
  '9',
  '4',
  '5',
  '6',
  '1',
  '2',
  '3',
  '0',
  '.',
  'delete',
]
