import { Delete } from 'lucide-react'
import type { ReactNode } from 'react'
import { ICON } from '#ui/icon-props.ts'

export type CalculatorKey = {
  /** What a screen reader says. */
  readonly name: string
  readonly face: ReactNode
  /** What it writes; the caret goes where `|` stands. */
  readonly puts?: string
  readonly does?: 'equals' | 'clear' | 'delete'
  readonly look?: 'digit' | 'sign' | 'go'
}

const digit = (face: string): CalculatorKey => ({ name: face, face, puts: face, look: 'digit' })
const sign = (name: string, face: ReactNode, puts: string): CalculatorKey => ({ name, face, puts })
const raised = (base: ReactNode, exponent: string) => (
  <span>
    {base}
    <sup className="text-[0.7em]">{exponent}</sup>
  </span>
)

/** Five in a row, as on the calculators that schools have. */
export const keys: readonly CalculatorKey[] = [
  sign('Sine', 'sin', 'sin(|)'),
  sign('Cosine', 'cos', 'cos(|)'),
  sign('Tangent', 'tan', 'tan(|)'),
  sign('Open bracket', '(', '('),
  sign('Close bracket', ')', ')'),
  sign('Inverse sine', raised('sin', '−1'), 'arcsin(|)'),
  sign('Inverse cosine', raised('cos', '−1'), 'arccos(|)'),
  sign('Inverse tangent', raised('tan', '−1'), 'arctan(|)'),
  sign('Squared', raised(<i>x</i>, '2'), '^2'),
  sign('To the power', raised(<i>x</i>, 'n'), '^'),
  digit('7'),
  digit('8'),
  digit('9'),
  { name: 'Delete', face: <Delete {...ICON} />, does: 'delete' },
  { name: 'Clear', face: 'AC', does: 'clear' },
  digit('4'),
  digit('5'),
  digit('6'),
  sign('Times', '×', '×'),
  sign('Divided by', '÷', '÷'),
  digit('1'),
  digit('2'),
  digit('3'),
  sign('Plus', '+', '+'),
  sign('Minus', '−', '-'),
  digit('0'),
  { ...digit('.'), name: 'Point' },
  sign(
    'Times ten to the power',
    <span className="text-sm">
      ×10<sup className="text-[0.75em]">n</sup>
    </span>,
    '×10^',
  ),
  sign('Fraction', <Fraction />, '/'),
  sign('Square root', '√', 'sqrt(|)'),
  sign('Pi', <i>π</i>, 'π'),
  sign('Per cent', '%', '%'),
  sign('Cube root', '∛', 'cbrt(|)'),
  sign('The answer before', <span className="text-sm">Ans</span>, 'ans'),
  { name: 'Work it out', face: '=', does: 'equals', look: 'go' },
]

function Fraction() {
  return (
    <span className="grid justify-items-center text-[0.8em] leading-none">
      <i>a</i>
      <span className="my-0.5 w-4 border-current border-t-[1.5px]" />
      <i>b</i>
    </span>
  )
}
