import type { Equation } from '#notation/read-maths.ts'
import { readEquation } from '#notation/read-maths.ts'
import { equationProblem, isSolved } from '#reading/find-problem.ts'
import { solveLinear } from '#skills/linear.ts'
import type { EquationProblem } from '#skills/problem.ts'
import { solveQuadratic } from '#skills/quadratic.ts'
import { fractionText, nonZero, pick, plusText, termText } from '../draw.ts'
import type { Asked, Family, Worked } from '../family.ts'
import { fromSolution } from '../from-solution.ts'
import { isBareTask } from '../task-words.ts'

/** An equation is a strong sign of a problem: so many words beside it may belong to something else. */
const MOST_FOREIGN = 3

/** The one equation of a message that is still to be solved, if it is linear or quadratic. */
function equationIn({ text, maths }: Asked): EquationProblem | undefined {
  if (!isBareTask(text, MOST_FOREIGN)) return undefined
  const open = maths.flatMap((found): Equation[] =>
    found.type === 'equation' && !isSolved(found.equation) ? [found.equation] : [],
  )
  const [only] = open
  const problem = only && open.length === 1 ? equationProblem(only) : undefined
  return problem?.kind === 'linear' || problem?.kind === 'quadratic' ? problem : undefined
}

/** The values of an answer `x = 2 \text{ or } x = 3` or `x = 2 \pm \sqrt{3}`, each by itself. */
export const valuesOf = (answer: string): readonly string[] =>
  answer.split(' \\text{ or } ').flatMap((part) => {
    const value = part.replace(/^[a-z] = /, '')
    return value.includes('\\pm')
      ? ['+', '-'].map((sign) =>
          value.replace('\\pm', sign).replace(/\{\+ /, '{').replace(/^\+ /, ''),
        )
      : [value]
  })

const linear: Family = {
  id: 'linear-equations',
  title: 'linear equations',
  work: (asked) => {
    const problem = equationIn(asked)
    if (problem?.kind !== 'linear') return undefined
    const solution = solveLinear(problem)
    return solution && solution.steps.length > 0
      ? fromSolution('linear-equations', solution, {
          goal: `the value of $${problem.variable}$ that makes both sides equal`,
          answers: valuesOf(solution.answer),
        })
      : 'beyond'
  },
  draw: (random) => {
    const [root, a, b, k] = [
      random.between(-9, 9),
      nonZero(random, 6),
      nonZero(random, 9),
      random.between(2, 5),
    ]
    const c = a === k ? k + 1 : k
    const text = pick(random, [
      `${termText(a, 'x', true)}${plusText(b)}=${a * root + b}`,
      `${c}(x${plusText(b)}) = ${termText(a, 'x', true)}${plusText(c * (root + b) - a * root)}`,
      `x/${k} ${plusText(b)} = ${fractionText(root + b * k, k)}`,
      `${termText(c, 'x', true)}${plusText(b)} = ${termText(a, 'x', true)}${plusText(c * root + b - a * root)}`,
    ])
    return {
      text: `${pick(random, ['solve ', 'Solve the equation ', '', 'how do u solve '])}${text}`,
      answers: [`${root}`],
    }
  },
}

type Way = 'factors' | 'roots' | 'square' | 'formula'

/** The way that is asked for; else the one that the equation is solved by on its own. */
function wayOf({ words }: Asked, kinds: readonly string[]): Way {
  if (/complet\w* (?:the |a )?square/.test(words)) return 'square'
  if (/formula/.test(words)) return 'formula'
  if (kinds.includes('complete_square')) return 'square'
  if (kinds.includes('zero_product')) return 'factors'
  return kinds.includes('formula') || kinds.includes('no_real_roots') ? 'formula' : 'roots'
}

const methods = { square: 'complete_square', formula: 'formula' } as const

/** Where two ways start alike, the one that was taken tells which family it is. */
function workQuadratic(asked: Asked, id: string, way: Way): Worked | 'beyond' | undefined {
  const problem = equationIn(asked)
  if (problem?.kind !== 'quadratic') return undefined
  const plain = solveQuadratic(problem)
  if (!plain) return way === 'formula' ? 'beyond' : undefined
  const wanted = wayOf(
    asked,
    plain.steps.map(({ kind }) => kind),
  )
  if (wanted !== way) return undefined
  const method = way === 'square' || way === 'formula' ? methods[way] : undefined
  const solution = method ? solveQuadratic(problem, method) : plain
  if (!solution) return 'beyond'
  return fromSolution(id, solution, {
    goal: 'every value that makes both sides equal; there may be two',
    answers: valuesOf(solution.answer),
  })
}

const quadratic = (way: Way, title: string, draw: Family['draw']): Family => {
  const id = `quadratic-${way}`
  return { id, title, work: (asked) => workQuadratic(asked, id, way), draw }
}

const fromRoots = (p: number, q: number): string =>
  `x^2${termText(-(p + q), 'x')}${p * q === 0 ? '' : plusText(p * q)}`

/** Both roots of `ax² + bx + c` by the formula, as they could be typed. */
const surds = (a: number, b: number, c: number): readonly string[] =>
  ['+', '-'].map((sign) => `(${-b} ${sign} sqrt(${b * b - 4 * a * c}))/(${2 * a})`)

export const oneLetterFamilies: readonly Family[] = [
  linear,
  quadratic('factors', 'quadratic equations by factorising', (random) => {
    const [p, q] = [random.between(-9, 9), random.between(-9, 9)]
    const [one, other] = p === q || p === -q ? [p, p + 1 === -p ? p + 2 : p + 1] : [p, q]
    const roots = [one, other].map(String)
    return {
      text: `${pick(random, ['solve ', 'solve by factorising '])}${fromRoots(one, other)} = 0`,
      answers: roots,
    }
  }),
  quadratic('roots', 'quadratic equations by square roots', (random) => {
    const [p, a] = [random.between(1, 12), random.between(1, 4)]
    return { text: `solve ${termText(a, 'x^2', true)} = ${a * p * p}`, answers: [`${p}`, `${-p}`] }
  }),
  quadratic('square', 'quadratic equations by completing the square', (random) => {
    const [h, n] = [nonZero(random, 6), random.between(2, 30)]
    const isAsked = random.between(0, 1) === 1
    const c = isAsked ? h * h - n : h * h - (Number.isInteger(Math.sqrt(n)) ? n + 1 : n)
    const text = `x^2${termText(2 * h, 'x')}${c === 0 ? '' : plusText(c)} = 0`
    return {
      text: isAsked ? `solve ${text} by completing the square` : `solve ${text}`,
      answers: surds(1, 2 * h, c),
    }
  }),
  quadratic('formula', 'the quadratic formula', (random) => {
    const [a, b, c] = [random.between(1, 5), nonZero(random, 9), -random.between(1, 9)]
    const text = `${termText(a, 'x^2', true)}${termText(b, 'x')}${plusText(c)}=0`
    return { text: `use the quadratic formula to solve ${text}`, answers: surds(a, b, c) }
  }),
]

/** Solves a linear equation that stands in the middle of another problem. */
export function solveLine(
  text: string,
):
  | { readonly problem: EquationProblem; readonly value: string; readonly steps: Worked['steps'] }
  | undefined {
  const equation = readEquation(text)
  const problem = equation && equationProblem(equation)
  const solution = problem?.kind === 'linear' ? solveLinear(problem) : undefined
  if (!solution || problem?.kind !== 'linear') return undefined
  const [value = ''] = valuesOf(solution.answer)
  const { steps } = fromSolution('linear-equations', solution, { goal: '' })
  return /^[a-z] = -?[\d\\]/.test(solution.answer) ? { problem, value, steps } : undefined
}
