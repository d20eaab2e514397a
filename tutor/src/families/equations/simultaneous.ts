import * as build from '@learngrove/maths/build'
import { type Node, printTextbook, substitute, variablesOf } from '@learngrove/maths/notation'
import {
  absolute,
  dividedBy,
  isZero,
  lcm,
  minus,
  plus,
  type Rational,
  signOf,
  whole,
} from '@learngrove/maths/rational'
import type { Equation } from '#notation/read-maths.ts'
import { equationLatex, valueLatex } from '#skills/operation.ts'
import { sameSolutions } from '#skills/step.ts'
import { nonZero, pick, plusText, termText } from '../draw.ts'
import type { Asked, Family, Step, Worked } from '../family.ts'
import { bracketed } from '../numbers.ts'
import { step, wordsOf, worked } from '../write.ts'
import {
  type Line,
  lineOf,
  lineText,
  type Pair,
  pairIn,
  type System,
  scaledLine,
  sideText,
  valuesOf,
} from './lines.ts'
import { solveLine } from './one-letter.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
substitute_back | Put $<0> = <1>$ into $<2>$, and solve for $<3>$. | You know $<0>$ now. How can you use it to find $<3>$? | Both equations are true for the same pair of values, so a value that is known may go into either of them.
check | Check both values in the other equation, $<0>$. | How could you be sure that both values are right? | A pair that was found from one equation has to make the other one true as well.
multiply | Multiply <0>, so that both have the same number of $<1>$. | What could you multiply by, so that both equations have the same number in front of $<1>$? | When the same letter has the same number in both equations, adding or taking away makes it disappear.
eliminate | <0>, so that $<1>$ disappears. | Would adding or taking away make $<1>$ disappear? | Same signs: take away. Different signs: add. Equal amounts may be added to or taken from both sides.
divide | Divide both sides to find $<0>$. | How do you get $<0>$ on its own? | An equation is a balance: what you do to one side, you do to the other.
substitute | Put $<0>$ in the place of $<1>$ in $<2>$. | One equation tells what $<1>$ is. What happens when you put that into the other one? | Things that are equal may take each other's place. Then only one letter is left.
`)

const both = (one: string, other: string): string => `${one} \\quad \\text{and} \\quad ${other}`

/** The last steps: the first value goes into an equation, then both into the other. */
function backInto(
  id: string,
  { lines, names, shown }: System,
  known: 0 | 1,
  found: readonly [Rational, Rational],
): readonly Step[] {
  const [value, other] = known === 0 ? found : [found[1], found[0]]
  const [name, rest] = known === 0 ? [names[0], names[1]] : [names[1], names[0]]
  const [own, left] = known === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const)
  const used = isZero(lines[0][left]) ? lines[1] : lines[0]
  const checked = used === lines[0] ? lines[1] : lines[0]
  const [v, w] = [valueLatex(value), valueLatex(other)]
  const put = (line: Line, x: string, y: string) =>
    `${valueLatex(line.a)} \\times ${bracketed(x)} + ${bracketed(valueLatex(line.b))} \\times ${bracketed(y)}`
  const filled = `${bracketed(valueLatex(used[own]))} \\times ${bracketed(v)} + ${bracketed(valueLatex(used[left]))}${rest} = ${valueLatex(used.c)}`
  const [x, y] = known === 0 ? [v, w] : [w, v]
  return [
    step(
      `${id}.substitute_back`,
      say('substitute_back', name, v, shown[used === lines[0] ? 0 : 1], rest),
      `${rest} = ${w}`,
      sameSolutions(filled, `${rest} = ${w}`, rest),
    ),
    step(
      `${id}.check`,
      say('check', shown[used === lines[0] ? 1 : 0]),
      `${put(checked, x, y)} = ${valueLatex(checked.c)}`,
      [put(checked, x, y), valueLatex(checked.c)],
    ),
  ]
}

function eliminate(system: System, id: string): readonly Step[] | undefined {
  const { lines, names } = system
  const found = valuesOf(lines)
  if (!found) return undefined
  const [p, q] = lines
  const cost = (m: Rational, n: Rational) => (isZero(m) || isZero(n) ? 0n : lcm(m.n, n.n))
  // The letter whose numbers have the smaller common multiple is got rid of.
  const gone = cost(p.b, q.b) <= cost(p.a, q.a) ? 'b' : 'a'
  const kept = gone === 'b' ? 0 : 1
  const [m, n] = [p[gone], q[gone]]
  const alone = isZero(m) ? p : isZero(n) ? q : undefined
  const steps: Step[] = []
  const letter = names[kept]
  const goneName = names[kept === 0 ? 1 : 0]
  let last = alone
  if (!last) {
    const common = whole(lcm(m.n, n.n))
    const [k, l] = [absolute(dividedBy(common, m)), absolute(dividedBy(common, n))]
    const [one, other] = [scaledLine(p, k), scaledLine(q, l)]
    if (k.n !== 1n || l.n !== 1n) {
      const told = [k, l].flatMap((by, i) =>
        by.n === 1n ? [] : [`the ${i === 0 ? 'first' : 'second'} equation by $${by.n}$`],
      )
      steps.push(
        step(
          `${id}.multiply`,
          say('multiply', told.join(' and '), goneName),
          both(lineText(one, names), lineText(other, names)),
          ...(
            [
              [p, k, one],
              [q, l, other],
            ] as const
          ).flatMap(([from, by, to]): [string, string][] => [
            [`${by.n}(${sideText(from, names)})`, sideText(to, names)],
            [`${by.n} \\times ${bracketed(valueLatex(from.c))}`, valueLatex(to.c)],
          ]),
        ),
      )
    }
    const isSum = signOf(one[gone]) !== signOf(other[gone])
    const sign = isSum ? '+' : '-'
    const change = isSum ? plus : minus
    last = { a: change(one.a, other.a), b: change(one.b, other.b), c: change(one.c, other.c) }
    steps.push(
      step(
        `${id}.eliminate`,
        say(
          'eliminate',
          isSum ? 'Add the two equations' : 'Take the second equation away from the first',
          goneName,
        ),
        lineText(last, names),
        [`(${sideText(one, names)}) ${sign} (${sideText(other, names)})`, sideText(last, names)],
        [`${valueLatex(one.c)} ${sign} ${bracketed(valueLatex(other.c))}`, valueLatex(last.c)],
      ),
    )
  }
  const value = found[kept]
  const line = lineText(last, names)
  const solved = `${letter} = ${valueLatex(value)}`
  if (line !== solved)
    steps.push(
      step(`${id}.divide`, say('divide', letter), solved, sameSolutions(line, solved, letter)),
    )
  return [...steps, ...backInto(id, system, kept, found)]
}

/** `y = 2x + 1`: the letter on its own and what it is. */
function isolatedIn({
  left,
  right,
}: Equation): { readonly name: string; readonly is: Node } | undefined {
  if (left.type === 'variable' && !variablesOf(right).includes(left.name))
    return { name: left.name, is: right }
  return right.type === 'variable' && !variablesOf(left).includes(right.name)
    ? { name: right.name, is: left }
    : undefined
}

function substituteInto(
  { equations }: Pair,
  system: System,
  id: string,
): readonly Step[] | undefined {
  const { lines, names } = system
  const found = valuesOf(lines)
  const [one, other] = equations
  const isolated = isolatedIn(one) ?? isolatedIn(other)
  const into = isolatedIn(one) ? other : one
  if (!found || !isolated) return undefined
  const put = {
    left: substitute(into.left, isolated.name, isolated.is),
    right: substitute(into.right, isolated.name, isolated.is),
  }
  const line = equationLatex(put)
  const solved = solveLine(line)
  if (!solved) return undefined
  const known = solved.problem.variable === names[0] ? 0 : 1
  const given = printTextbook(isolated.is)
  const at = (node: Node) =>
    printTextbook(
      names.reduce(
        (part, name, i) => substitute(part, name, build.fraction(found[i] ?? found[0])),
        node,
      ),
    )
  const first = step(
    `${id}.substitute`,
    say('substitute', given, isolated.name, equationLatex(into)),
    line,
    sameSolutions(line, `${solved.problem.variable} = ${solved.value}`, solved.problem.variable),
    [at(into.left), at(into.right)],
    [at(build.variable(isolated.name)), at(isolated.is)],
  )
  return [first, ...solved.steps, ...backInto(id, system, known, found)]
}

function work(asked: Asked, id: string): Worked | 'beyond' | undefined {
  const pair = pairIn(asked)
  if (!pair) return undefined
  const isBySubstitution =
    !/eliminat/.test(asked.words) && pair.equations.some((each) => isolatedIn(each))
  if (isBySubstitution !== (id === 'simultaneous-substitution')) return undefined
  const [first, second] = pair.equations.map((each) => lineOf(each, pair.names))
  if (!first || !second) return 'beyond'
  const lines = [first, second] as const
  const shown = [equationLatex(pair.equations[0]), equationLatex(pair.equations[1])] as const
  const system = { lines, names: pair.names, shown }
  const steps = isBySubstitution ? substituteInto(pair, system, id) : eliminate(system, id)
  const values = valuesOf(lines)
  if (!steps || !values) return 'beyond'
  const answers = pair.names.map((name, i) => `${name} = ${valueLatex(values[i] ?? whole(0))}`)
  const line = both(...shown)
  return worked(id, {
    start: `$${shown[0]}$ and $${shown[1]}$`,
    line,
    goal: 'the pair of values that makes both equations true',
    steps,
    answer: answers.join(' \\text{ and } '),
    answers,
  })
}

export const simultaneousFamilies: readonly Family[] = [
  {
    id: 'simultaneous-substitution',
    title: 'simultaneous equations by substitution',
    work: (asked) => work(asked, 'simultaneous-substitution'),
    draw: (random) => {
      const [x, y, a, b, m] = [
        random.between(-6, 9),
        random.between(-6, 9),
        nonZero(random, 5),
        nonZero(random, 5),
        nonZero(random, 4),
      ]
      const c = a + b * m === 0 ? a + 1 : a
      const first = `y=${termText(m, 'x', true)}${plusText(y - m * x)}`
      const second = `${termText(c === 0 ? 1 : c, 'x', true)}${termText(b, 'y')}=${(c === 0 ? 1 : c) * x + b * y}`
      return { text: `solve ${first} and ${second}`, answers: [`x = ${x}`, `y = ${y}`] }
    },
  },
  {
    id: 'simultaneous-elimination',
    title: 'simultaneous equations by elimination',
    work: (asked) => work(asked, 'simultaneous-elimination'),
    draw: (random) => {
      const [x, y, a, b, c] = [
        random.between(-6, 9),
        random.between(-6, 9),
        nonZero(random, 5),
        nonZero(random, 5),
        nonZero(random, 5),
      ]
      const d = a * 3 === b * c ? 4 : 3
      const line = (p: number, q: number) =>
        `${termText(p, 'x', true)}${termText(q, 'y')}=${p * x + q * y}`
      const joint = pick(random, [' and ', ', ', '; '])
      return { text: `solve ${line(a, b)}${joint}${line(c, d)}`, answers: [`x = ${x}`, `y = ${y}`] }
    },
  },
]
