import type { Node } from '@learngrove/maths/notation'
import { toNumber } from '@learngrove/maths/rational'
import { pick } from '#families/draw.ts'
import type { Family } from '#families/family.ts'
import {
  type Formula,
  type FormulaFamily,
  relationOf,
  subjectOf,
  unitSets,
} from '#families/measure/formula.ts'
import { isolate } from '#families/measure/rearrange.ts'
import { plainRounded } from '#families/measure/rounding.ts'
import { workFormula } from '#families/measure/work-formula.ts'
import type { Random } from '#skills/random.ts'

/** A value of more figures is not typed into a problem. */
const MOST_TYPED = 6

/** Makes a family of formulas: it chooses one, writes it, rearranges, puts in, works out, rounds. */
export const formulaFamily = (family: FormulaFamily): Family => ({
  id: family.id,
  title: family.title,
  work: (asked) => workFormula(family, asked),
  draw: (random) => drawFormula(random, pick(random, family.formulas)),
})

type Values = Readonly<Record<string, number>>

/** Works a formula out by machine numbers, another way than the algebra does. */
function machineValue(node: Node, values: Values): number {
  const of = (each: Node) => machineValue(each, values)
  if (node.type === 'number') return toNumber(node.value)
  if (node.type === 'variable') return values[node.name] ?? Number.NaN
  if (node.type === 'constant') return Math.PI
  if (node.type === 'sum') return of(node.left) + (node.sign === '-' ? -1 : 1) * of(node.right)
  if (node.type === 'product') return of(node.left) * of(node.right)
  if (node.type === 'quotient') return of(node.left) / of(node.right)
  if (node.type === 'power') return of(node.base) ** of(node.exponent)
  if (node.type === 'degrees') return (of(node.of) * Math.PI) / 180
  const inner = node.type === 'call' ? node.args[0] : undefined
  if (node.type !== 'call' || !inner) return Number.NaN
  const functions = { sin: Math.sin, cos: Math.cos, tan: Math.tan }
  return (
    Object.entries(functions).find(([name]) => name === node.name)?.[1](of(inner)) ?? Number.NaN
  )
}

function subjectValue(formula: Formula, values: Values): number {
  const { left, right } = relationOf(formula)
  const value = machineValue(right, values)
  return left.type === 'power' ? value ** (1 / machineValue(left.exponent, values)) : value
}

/** Draws the letters on the right, works out the left by machine numbers, and hides one of them. */
function drawFormula(random: Random, formula: Formula): ReturnType<Family['draw']> {
  const subject = subjectOf(formula)
  const values: Record<string, number> = {}
  for (const [letter, { usual, range: [low, high] = [2, 20] }] of Object.entries(formula.of))
    if (letter !== subject) values[letter] = usual ? Number(usual) : random.between(low, high)
  values[subject] = subjectValue(formula, values)
  const isShort = String(values[subject]).replace(/\D/g, '').length <= MOST_TYPED
  const free = Object.keys(formula.of).filter((letter) => formula.of[letter]?.usual === undefined)
  const single = free.filter(
    (letter) => !formula.of[letter]?.isGiven && isolate(relationOf(formula), letter) !== undefined,
  )
  const wanted = isShort ? pick(random, single) : subject
  const set = pick(random, unitSets(formula))
  const known = free
    .filter((letter) => letter !== wanted)
    .map((letter) => [formula.of[letter]?.name, `${values[letter]} ${set[letter] ?? ''}`.trim()])
  const [name, topic] = [formula.of[wanted]?.name ?? wanted, formula.topic?.name]
  const of = topic ? ` of a ${topic}` : ''
  const text = pick(random, [
    `Find the ${name}${of} if ${known.map((each) => `the ${each.join(' is ')}`).join(' and ')}.`,
    `${topic ? `${topic}, ` : ''}${known.map((each) => each.join(' ')).join(', ')}. whats the ${name}`,
    `calculate the ${name}${of} with ${known.map((each) => each.join(' = ')).join(', ')}`,
  ])
  return { text, answers: [plainRounded(values[wanted] ?? Number.NaN)] }
}
