import {
  dividedBy,
  isSame,
  isZero,
  minus,
  ONE,
  type Rational,
  times,
  ZERO,
} from '@learngrove/maths/rational'
import { valueLatex } from '#skills/operation.ts'
import type { Asked, Family, Worked } from '../family.ts'
import { bracketed } from '../numbers.ts'
import { step, wordsOf, worked } from '../write.ts'
import { lineOf } from './lines.ts'

const id = 'parallel-lines'

const say = wordsOf(`
gradients | Find the gradient of each line: in $y = mx + c$ it is the number before $x$. | What is the gradient of each line? | The gradient says how steep a line is.
parallel | Compare the gradients. | Are the two gradients the same? | Parallel lines are equally steep, so that they have the same gradient.
perpendicular | Multiply the gradients. | What do the two gradients come to when they are multiplied? | Lines at right angles have gradients that multiply to $-1$.
`)

type Slope = { readonly shown: string; readonly gradient: Rational; readonly sum: string }

/** The lines of a message with their gradients; undefined where there are not two of them. */
function slopesIn({ maths }: Asked): readonly [Slope, Slope] | undefined {
  const slopes = maths.flatMap((found): readonly Slope[] => {
    const line = found.type === 'equation' ? lineOf(found.equation, ['x', 'y']) : undefined
    if (!line || isZero(line.b)) return []
    const gradient = dividedBy(minus(ZERO, line.a), line.b)
    const sum = `-${bracketed(valueLatex(line.a))} \\div ${bracketed(valueLatex(line.b))}`
    return [{ shown: found.text, gradient, sum }]
  })
  const [first, second] = slopes
  return first && second && slopes.length === 2 && maths.length === 2 ? [first, second] : undefined
}

function work(asked: Asked): Worked | undefined {
  const kind = /\b(parallel|perpendicular)\b/.exec(asked.words)?.[1]
  const slopes = kind === undefined ? undefined : slopesIn(asked)
  if (kind === undefined || !slopes) return undefined
  const [first, second] = slopes
  const [m, n] = [first, second].map(({ gradient }) => valueLatex(gradient))
  const product = times(first.gradient, second.gradient)
  const isParallel = kind === 'parallel'
  const gap = minus(first.gradient, second.gradient)
  const isSo = isParallel ? isZero(gap) : isSame(product, minus(ZERO, ONE))
  const [sum, value] = isParallel
    ? [`${m} - ${bracketed(n ?? '')}`, valueLatex(gap)]
    : [`${m} \\times ${bracketed(n ?? '')}`, valueLatex(product)]
  return worked(id, {
    start: `Are the lines $${first.shown}$ and $${second.shown}$ ${kind}?`,
    goal: 'how steep each line is',
    answer: `\\text{${isSo ? 'yes' : 'no'}}`,
    answers: [isSo ? 'yes' : 'no'],
    steps: [
      step(
        `${id}.gradients`,
        say('gradients'),
        `m_1 = ${m}, \\quad m_2 = ${n}`,
        [first.sum, m ?? ''],
        [second.sum, n ?? ''],
      ),
      step(`${id}.${kind}`, say(kind), `${sum} = ${value}`, [sum, value]),
    ],
  })
}

/** Whether two lines are parallel, or at right angles. */
export const parallelLines: Family = {
  id,
  title: 'parallel and perpendicular lines',
  work,
  draw: ({ between }) => {
    const [m, c] = [between(2, 9), between(1, 9)]
    const other = between(0, 1) === 0 ? m : m + 1
    return {
      text: `are y = ${m}x + ${c} and y = ${other}x - ${c} parallel`,
      answers: [other === m ? 'yes' : 'no'],
    }
  },
}
