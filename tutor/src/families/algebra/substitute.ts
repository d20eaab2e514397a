import * as build from '@learngrove/maths/build'
import { type Node, printTextbook, substitute, variablesOf } from '@learngrove/maths/notation'
import { exactValue } from '@learngrove/maths/polynomial'
import type { Rational } from '@learngrove/maths/rational'
import { readExpression } from '#notation/read-maths.ts'
import { solveArithmetic } from '#skills/arithmetic.ts'
import { sameSolutions } from '#skills/step.ts'
import { nonZero, pick, plusText, termText } from '../draw.ts'
import { solveLine } from '../equations/one-letter.ts'
import type { Asked, Family, Step } from '../family.ts'
import { apart, formulaText } from '../formula-text.ts'
import { fromSolution } from '../from-solution.ts'
import { shown } from '../numbers.ts'
import { isBareTask } from '../task-words.ts'
import { step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
work_out | Work it out: brackets and powers first, then multiply and divide, then add and take away. | Which part comes first? | Brackets come first, then powers, then $\\times$ and $\\div$, then $+$ and $-$.
put_in | Put $<0>$ in the place of $x$ in $<1>(x)$. | What does $<2>$ tell you to do with $x$? | A function is a machine: what stands in the brackets goes in, in the place of every $x$.
`)

/** More steps than these are told as one. */
const MOST_STEPS = 4
const MOST_FOREIGN = 3

type Filled = {
  readonly formula: Node
  readonly subject?: string
  readonly values: ReadonlyMap<string, Rational>
}

const breaks = /,(?!\d{3}(?:\D|$))|;|\b(?:and|when|if|where|given|with|using|for|find|then|at)\b/i

/** The formula of a message and the values of its letters. */
function filledIn(text: string): Filled | undefined {
  const values = new Map<string, Rational>()
  const formulas: { node: Node; subject?: string }[] = []
  for (const part of text.split(breaks).map(formulaText)) {
    if (part === '' || /^[a-z]$/i.test(part)) continue
    const [left = '', right, ...more] = part.split('=').map((side) => side.trim())
    const node = readExpression(apart(right ?? left))
    if (!node || more.length > 0) return undefined
    const value = exactValue(node)
    if (right !== undefined && /^[a-z]$/i.test(left) && variablesOf(node).length === 0) {
      if (!value) return undefined
      values.set(left, value)
    } else if (right === undefined) formulas.push({ node })
    else if (/^[a-z]$/i.test(left)) formulas.push({ node, subject: left })
    else return undefined
  }
  const [only] = formulas
  return only && formulas.length === 1 && values.size > 0
    ? { formula: only.node, values, ...(only.subject && { subject: only.subject }) }
    : undefined
}

const put = (node: Node, values: ReadonlyMap<string, Rational>): Node =>
  [...values].reduce((made, [name, value]) => substitute(made, name, build.numeral(value)), node)

const said = {
  text: 'Put each value in the place of its letter, in brackets where it is negative.',
  ask: 'What does the line look like with numbers in the place of the letters?',
  why: 'A letter stands for a number. A number beside a letter multiplies it.',
}

/** Works a line of numbers out, in school steps where they are few. */
export function workedOut(
  id: string,
  node: Node,
): { readonly steps: readonly Step[]; readonly value: Rational } | undefined {
  const value = exactValue(node)
  if (!value) return undefined
  const solution = solveArithmetic(node)
  if (solution && solution.steps.length <= MOST_STEPS)
    return { steps: fromSolution(id, solution, { goal: '' }).steps, value }
  const line = printTextbook(node)
  return {
    steps: [step(`${id}.work_out`, say('work_out'), shown(value), [line, shown(value)])],
    value,
  }
}

function work({ text, words }: Asked, id: string) {
  if (!words.includes('=') || !isBareTask(text, MOST_FOREIGN)) return undefined
  const found = filledIn(text)
  if (!found) return undefined
  const { formula, subject, values } = found
  const open = variablesOf(formula).filter((name) => !values.has(name))
  const filled = put(formula, values)
  if (printTextbook(filled) === printTextbook(formula)) return undefined
  const start = subject ? `${subject} = ${printTextbook(formula)}` : printTextbook(formula)
  const given = [...values].map(([name, value]) => `$${name} = ${shown(value)}$`).join(', ')
  const parts = { start: `$${start}$ with ${given}`, line: start }
  if (open.length === 0 && !(subject && values.has(subject))) {
    const rest = workedOut(id, filled)
    if (!rest) return 'beyond'
    const line = printTextbook(filled)
    const value = shown(rest.value)
    const first = step(`${id}.substitute`, said, line, [line, value])
    const steps = line === value ? [first] : [first, ...rest.steps]
    return worked(id, {
      ...parts,
      goal: subject ? `the value of $${subject}$` : 'its value',
      steps,
      answer: subject ? `${subject} = ${value}` : value,
      answers: [value],
    })
  }
  const known = subject && values.get(subject)
  const [name] = open
  if (!known || name === undefined || open.length > 1) return undefined
  const line = `${shown(known)} = ${printTextbook(filled)}`
  const solved = solveLine(line)
  if (!solved) return 'beyond'
  const first = step(
    `${id}.substitute`,
    said,
    line,
    sameSolutions(line, `${name} = ${solved.value}`, name),
  )
  return worked(id, {
    ...parts,
    goal: `the value of $${name}$`,
    steps: [first, ...solved.steps],
    answer: `${name} = ${solved.value}`,
    answers: [solved.value],
  })
}

const functionPattern =
  /\b([fgh]) ?\(x\) ?= ?([^,;?]+?)(?=,|;|\?|$| and | find | work | what | calculate | evaluate )/g

/** `f(x) = 2x + 3`, `f(3)` or `fg(2)`: from the inside out. */
function workFunction({ words }: Asked) {
  const rules = new Map<string, Node>()
  for (const [, name = '', rule = ''] of words.matchAll(functionPattern)) {
    const node = readExpression(rule.trim())
    if (node) rules.set(name, node)
  }
  const at = /\b([fgh]{1,2}) ?\((-?\d+(?:\.\d+)?)\)/.exec(words)
  const [, row = '', input = ''] = at ?? []
  let value = readExpression(input)
  if (rules.size === 0 || !value) return undefined
  const steps: Step[] = []
  for (const name of [...row].reverse()) {
    const rule = rules.get(name)
    const before = exactValue(value)
    if (!rule || !before) return 'beyond'
    const filled = substitute(rule, 'x', build.numeral(before))
    const rest = workedOut('functions', filled)
    if (!rest) return 'beyond'
    const line = printTextbook(filled)
    const call = `${name}(${shown(before)})`
    steps.push(
      step('functions.put_in', say('put_in', shown(before), name, call), `${call} = ${line}`, [
        line,
        shown(rest.value),
      ]),
    )
    if (line !== shown(rest.value)) steps.push(...rest.steps)
    value = build.numeral(rest.value)
  }
  const end = exactValue(value)
  if (!end) return 'beyond'
  const given = [...rules]
    .map(([name, rule]) => `$${name}(x) = ${printTextbook(rule)}$`)
    .join(' and ')
  return worked('functions', {
    start: given,
    goal: `$${row}(${input})$`,
    steps,
    answer: shown(end),
  })
}

export const substituteFamilies: readonly Family[] = [
  {
    id: 'functions',
    title: 'functions',
    work: workFunction,
    draw: (random) => {
      const [a, b, n, c] = [
        nonZero(random, 5),
        nonZero(random, 9),
        nonZero(random, 6),
        random.between(1, 6),
      ]
      return pick(random, [
        {
          text: `f(x) = ${termText(a, 'x', true)}${plusText(b)}, find f(${n})`,
          answers: [`${a * n + b}`],
        },
        { text: `f(x)=x^2${plusText(b)} what is f(${n})`, answers: [`${n * n + b}`] },
        {
          text: `f(x) = ${termText(a, 'x', true)}${plusText(b)} and g(x) = x + ${c}. find fg(${n})`,
          answers: [`${a * (n + c) + b}`],
        },
      ])
    },
  },
  {
    id: 'substitution',
    title: 'substituting into a formula',
    work: (asked) => work(asked, 'substitution'),
    draw: (random) => {
      const [a, b, x, y] = [
        random.between(2, 9),
        nonZero(random, 9),
        nonZero(random, 9),
        random.between(2, 9),
      ]
      return pick(random, [
        { text: `work out ${a}x${plusText(b)} when x=${x}`, answers: [`${a * x + b}`] },
        {
          text: `if p = ${x} and q = ${y} find ${a}p${termText(b, 'q')}`,
          answers: [`${a * x + b * y}`],
        },
        {
          text: `find the value of ${a}x^2 ${plusText(b)}x when x = ${x}`,
          answers: [`${a * x * x + b * x}`],
        },
        {
          text: `k = m + nr, m = ${a}, n = ${y}, r = ${y + 1}, find k`,
          answers: [`${a + y * (y + 1)}`],
        },
      ])
    },
  },
]
