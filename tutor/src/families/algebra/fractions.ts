import { type Node, printTextbook, variablesOf } from '@learngrove/maths/notation'
import { coefficient, degree, polynomialIn } from '@learngrove/maths/polynomial'
import { isSame, minus, type Rational, ratio, times, whole } from '@learngrove/maths/rational'
import { valueLatex } from '#skills/operation.ts'
import { factorLatex, rationalRoots } from '#skills/surd.ts'
import { nonZero, plusText, termText } from '../draw.ts'
import type { Asked, Family } from '../family.ts'
import { formulaOf } from '../formula-text.ts'
import { signed } from '../numbers.ts'
import { isBareTask } from '../task-words.ts'
import { step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
cancel | Cancel what stands above and below. | Which factor stands above and below the line? | A factor of the whole top and the whole bottom cancels; a term of a sum does not.
factorise | Factorise the top and the bottom. | Can you write the top and the bottom as products? | Only factors can be cancelled, so both have to be products first.
bracket | Half of $<0>$ is $<1>$: that goes into the bracket. Take its square, $<2>$, away again. | Which bracket, squared, starts with the same two terms? What does it bring that was not there? | $(x + h)^2$ is $x^2 + 2hx + h^2$, so $h$ is half of the middle number, and $h^2$ is too much.
collect | Put the numbers together. | What do the numbers at the end come to? | Only the plain numbers are like terms here.
`)

const LARGEST = 1_000_000n

/** A linear or quadratic with whole numbers as a number and its roots; undefined where it has no such factors. */
function factorsIn(
  node: Node,
  name: string,
): { readonly front: bigint; readonly roots: readonly Rational[] } | undefined {
  const p = polynomialIn(node, name)
  if (!p || degree(p) > 2 || p.some(({ n, d }) => d !== 1n || n > LARGEST || n < -LARGEST))
    return undefined
  const [c, b, a] = [0, 1, 2].map((i) => coefficient(p, i).n)
  if (a === undefined || b === undefined || c === undefined) return undefined
  if (degree(p) === 0) return { front: c, roots: [] }
  const found = a === 0n ? [ratio(-c, b)] : rationalRoots(a, b, c)
  const [first] = found ?? []
  if (!found || !first) return undefined
  const roots = a !== 0n && found.length === 1 ? [first, first] : found
  return { front: (a === 0n ? b : a) / roots.reduce((all, { d }) => all * d, 1n), roots }
}

const product = (front: bigint, roots: readonly Rational[], name: string): string => {
  const text = roots.map((root) => factorLatex(name, root)).join('')
  return front === 1n && text !== ''
    ? text
    : front === -1n && text !== ''
      ? `-${text}`
      : `${front}${text}`
}

function work({ text, words }: Asked) {
  if (!/simplif|cancel|algebraic fraction/.test(words) || !isBareTask(text)) return undefined
  const node = formulaOf(text)
  const [name, ...others] = node ? variablesOf(node) : []
  if (node?.type !== 'quotient' || name === undefined || others.length > 0) return undefined
  if (node.left.type !== 'sum' && node.right.type !== 'sum') return undefined
  const [top, under] = [factorsIn(node.left, name), factorsIn(node.right, name)]
  if (!top || !under || under.front === 0n) return 'beyond'
  const left = [...top.roots]
  const below = under.roots.filter((root) => {
    const at = left.findIndex((each) => isSame(each, root))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const front = ratio(top.front, under.front)
  if (left.length === top.roots.length && front.n === top.front) return 'beyond'
  const start = printTextbook(node)
  const line = `\\frac{${product(top.front, top.roots, name)}}{${product(under.front, under.roots, name)}}`
  const [up, down] = [product(front.n, left, name), product(front.d, below, name)]
  const bare = (side: string) => (/^\([^()]*\)$/.test(side) ? side.slice(1, -1) : side)
  const answer = down === '1' ? bare(up) : `\\frac{${bare(up)}}{${bare(down)}}`
  const cancel = step('algebraic-fractions.cancel', say('cancel'), answer, [start, answer])
  const factorise = step('algebraic-fractions.factorise', say('factorise'), line, [start, line])
  return worked('algebraic-fractions', {
    start: `$${start}$`,
    line: start,
    goal: 'the same in its lowest terms',
    steps: [factorise, cancel],
    answer,
  })
}

/** `(x + 3)^2 - 7` of `x^2 + 6x + 2`. */
function workSquare({ text, words }: Asked) {
  if (
    !/complet\w* (?:the )?square|\(x ?[+-] ?[ab]\)\^2/.test(words) ||
    /solve|= ?0/.test(words) ||
    !isBareTask(text)
  )
    return undefined
  const node = formulaOf(text.replace(/in(?:to)? the form.*/i, ''))
  const [name, ...others] = node ? variablesOf(node) : []
  const p = node && name !== undefined && others.length === 0 ? polynomialIn(node, name) : undefined
  if (!node || !p || name === undefined || degree(p) !== 2) return undefined
  const [c, b, a] = [0, 1, 2].map((i) => coefficient(p, i))
  if (!a || !b || !c || !isSame(a, whole(1)) || b.n === 0n) return 'beyond'
  const half = ratio(b.n, b.d * 2n)
  const square = times(half, half)
  const rest = minus(c, square)
  const start = printTextbook(node)
  const bracket = `\\left(${name} ${signed(valueLatex(half))}\\right)^{2}`
  const line = `${bracket} - ${valueLatex(square)}${c.n === 0n ? '' : ` ${signed(valueLatex(c))}`}`
  const answer = rest.n === 0n ? bracket : `${bracket} ${signed(valueLatex(rest))}`
  const steps = [
    step(
      'completed-square.bracket',
      say('bracket', valueLatex(b), valueLatex(half), valueLatex(square)),
      line,
      [start, line],
    ),
    step('completed-square.collect', say('collect'), answer, [line, answer]),
  ]
  return worked('completed-square', {
    start: `$${start}$`,
    line: start,
    goal: 'a square and a number',
    steps,
    answer,
  })
}

export const fractionFamilies: readonly Family[] = [
  {
    id: 'algebraic-fractions',
    title: 'simplifying algebraic fractions',
    work,
    draw: (random) => {
      const [p, q] = [nonZero(random, 9), nonZero(random, 9)]
      const isSquares = random.between(0, 2) === 0
      const [a, b] = isSquares ? [p, -p] : [p, q]
      const top = `x^2${termText(a + b, 'x')}${plusText(a * b)}`
      return { text: `simplify (${top})/(x${plusText(a)})`, answers: [`x${plusText(b)}`] }
    },
  },
  {
    id: 'completed-square',
    title: 'completing the square',
    work: workSquare,
    draw: (random) => {
      const [h, c] = [nonZero(random, 8), random.between(-20, 20)]
      const text = `x^2${termText(2 * h, 'x')}${c === 0 ? '' : plusText(c)}`
      return {
        text: `complete the square for ${text}`,
        answers: [`(x${plusText(h)})^2${plusText(c - h * h)}`],
      }
    },
  },
]
