import { questions } from '@learngrove/content/curriculum'
import { drawQuestion } from '@learngrove/marking'
import { parseMaths } from '@learngrove/maths'
import { type Node, printLatex, variablesOf } from '@learngrove/maths/notation'
import {
  applications,
  collected,
  EQUATION_STEPS,
  isWrittenAlike,
  termsOf,
} from '@learngrove/maths/rewriting'

/** A line and the next one of a path that leads to the solution. */
export type GoodStep = readonly [before: string, after: string]

type Draw = (from: number, to: number) => number

/** Draws whole numbers, the same each time (Park and Miller 1988). */
function numbersFrom(seed: number): Draw {
  let state = seed
  return (from, to) => {
    state = (state * 48_271) % 2_147_483_647
    return from + (state % (to - from + 1))
  }
}

/** A linear equation as a school book sets it: one step, two, brackets, fractions, both sides. */
function randomEquation(draw: Draw): string {
  const some = () => draw(2, 12) * (draw(0, 1) * 2 - 1)
  const plus = (n: number) => (n < 0 ? `${n}` : `+${n}`)
  const [a, b, c] = [some(), some(), some()]
  const d = a === c ? c + 1 : c
  const q = draw(2, 9)
  const all = [
    `x${plus(b)}=${c}`,
    `${a}x=${b}`,
    `x/${q}=${b}`,
    `-x=${c}`,
    `${a}x${plus(b)}=${c}`,
    `${c}=${b}-${q}x`,
    `x/${q}${plus(b)}=${c}`,
    `(x${plus(b)})/${q}=${c}`,
    `${q}(x${plus(b)})=${c}`,
    `${a}x${plus(b)}=${d}x${plus(c)}`,
    `${q}(x${plus(b)})=${d === q ? d + 1 : d}x${plus(c)}`,
    `${a}x${plus(b)}${plus(q)}x=${c}`,
    `0.${q}x${plus(b)}=${c}`,
    `${c}-(x${plus(b)})=${a}`,
  ]
  return all[draw(0, all.length - 1)] ?? ''
}

const read = (text: string): Node | undefined => {
  const parsed = parseMaths(text)
  return parsed.ok ? parsed.expression : undefined
}

const isFree = (side: Node): boolean => variablesOf(side).length === 0

/** Whether a line is where the step was to lead, once it is collected. */
type Aim = (left: Node, right: Node) => boolean

/** The letter on one side only; there by itself; there with nothing in front. */
const AIMS: readonly Aim[] = [
  (left, right) => isFree(left) !== isFree(right),
  (left, right) => isFree(right) && termsOf(left).length === 1 && termsOf(right).length === 1,
  (left, right) => left.type === 'variable' && isFree(right),
]

const sides = (line: Node): readonly [Node, Node] | undefined =>
  line.type === 'relation' ? [line.left, line.right] : undefined

const meets = (aim: Aim, line: Node): boolean => {
  const [left, right] = sides(collected(line)) ?? []
  return left !== undefined && right !== undefined && (aim(left, right) || aim(right, left))
}

/** The lines from an equation to its solution, as each step is written and as it comes out. */
function pathFrom(start: Node, draw: Draw): readonly Node[] {
  const lines = [start]
  const go = (line: Node) => {
    const last = lines.at(-1)
    if (last !== undefined && !isWrittenAlike(last, line)) lines.push(line)
  }
  go(collected(start))
  for (const [i, aim] of AIMS.entries()) {
    const line = lines.at(-1)
    if (line === undefined || meets(aim, line)) continue
    const made = EQUATION_STEPS.flatMap((rule) => [...applications(rule, line)])
    const steps = made.filter(
      ({ result }) => AIMS.slice(0, i).every((each) => meets(each, result)) && meets(aim, result),
    )
    const step = steps[draw(0, steps.length - 1)]
    if (step === undefined) break
    go(step.result)
    go(collected(step.result))
  }
  return lines
}

const pairs = (lines: readonly string[]): readonly GoodStep[] =>
  lines.slice(1).flatMap((line, i) => {
    const before = lines[i]
    return before === undefined ? [] : [[before, line] as const]
  })

/** Steps of random equations that our rules solve. */
export function solvedSteps(count: number): readonly GoodStep[] {
  const draw = numbersFrom(2_024)
  const steps: GoodStep[] = []
  while (steps.length < count) {
    const text = randomEquation(draw)
    const start = read(text)
    if (start === undefined) continue
    const [, ...lines] = pathFrom(start, draw).map(printLatex)
    const path = [text, ...lines]
    // Some leave every other line out.
    steps.push(...pairs(draw(0, 2) === 0 ? path.filter((_, i) => i % 2 === 0) : path))
  }
  return steps.slice(0, count)
}

const DRAWS = 40

const isEquation = (line: string): boolean => read(line)?.type === 'relation' && /[a-z]/.test(line)

/** Steps of the worked solutions of our own questions that begin with a linear equation. */
export function contentSteps(): readonly GoodStep[] {
  const steps = new Map<string, GoodStep>()
  for (const { question } of questions)
    for (let seed = 0; seed < DRAWS; seed += 1) {
      const drawn = drawQuestion(question, seed)
      if (drawn.type !== 'expression' || drawn.start === undefined) continue
      const lines = [drawn.start, ...drawn.method_answer.flatMap(({ maths }) => maths ?? [])]
      if (!lines.every(isEquation) || lines.some((line) => /\^|or/.test(line))) continue
      for (const step of pairs(lines))
        if (step[0].replaceAll(' ', '') !== step[1].replaceAll(' ', ''))
          steps.set(step.join(' → '), step)
    }
  return [...steps.values()]
}
