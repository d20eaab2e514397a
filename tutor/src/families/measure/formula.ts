import {
  childrenOf,
  mentions,
  type Node,
  parse,
  type RelationNode,
  withChildren,
} from '@learngrove/maths/notation'

/** Something that can be measured, as problems speak of it. */
export type Quantity = {
  readonly name: string
  /** The ways to name it in a message. */
  readonly words: RegExp
  /** The unit that it is worked with; none for a plain number. */
  readonly unit?: string
  /** Its value where a message gives none. */
  readonly usual?: string
  /** Words that give it a value: "from rest" for a first speed of 0. */
  readonly said?: readonly [RegExp, string]
  /** Whether a number is taken for it only where its name stands near by, though the unit fits. */
  readonly isNamed?: boolean
  /** Whether it is never looked for, since another letter of the formula is. */
  readonly isGiven?: boolean
  /** The whole numbers that the bench draws it from. */
  readonly range?: readonly [number, number]
}

type Units = Readonly<Record<string, string>>

/** What a formula is about, by words that must stand in the message and words that must not. */
export type Topic = { readonly name: string; readonly words: RegExp; readonly not?: RegExp }

/** A formula of school, with what its letters stand for. */
export type Formula = {
  /** As it is written: `v^2 = u^2 + 2a s`. */
  readonly text: string
  readonly of: Readonly<Record<string, Quantity>>
  readonly why: string
  /** What comes out for `of` when somebody works with `as` instead. */
  readonly slips: readonly { readonly of: string; readonly as: string; readonly why: string }[]
  /** What it is about, where the names of the quantities do not say it: a rectangle. */
  readonly topic?: Topic
  /** Other units than the usual ones that go together: kilometres and hours. */
  readonly units?: readonly Units[]
  /** Whether plain numbers are taken for its quantities, as they are of shapes. */
  readonly isBare?: boolean
  /** Whether it is read with the diameter for the radius too. */
  readonly isRound?: boolean
}

export type FormulaFamily = {
  readonly id: string
  readonly title: string
  readonly formulas: readonly Formula[]
}

const parsed = new Map<string, Node>()

/** Writes products as in a textbook, `2ab` and not `2 × a × b`. */
function written(node: Node): Node {
  const whole = withChildren(node, childrenOf(node).map(written))
  return whole.type === 'product' ? { ...whole, style: 'implicit' } : whole
}

/** Reads mathematics of a table, once. */
export function readTable(text: string): Node {
  const known = parsed.get(text)
  if (known) return known
  const node = written(parse(text))
  parsed.set(text, node)
  return node
}

/** Throws a TypeError where a table holds a formula without an equals sign. */
export function relationOf({ text }: Formula): RelationNode {
  const node = readTable(text)
  if (node.type !== 'relation') throw new TypeError(`${text} is no formula`)
  return node
}

/** The letter that a formula gives: `v` of `v^2 = …`. */
export const subjectOf = (each: Formula): string =>
  Object.keys(each.of).find((letter) => mentions(relationOf(each).left, letter)) ?? ''

/** The sets of units that a formula is worked in, the usual one first. */
export function unitSets({ of, units = [] }: Formula): readonly Units[] {
  const usual: Record<string, string> = {}
  for (const [letter, { unit }] of Object.entries(of)) if (unit !== undefined) usual[letter] = unit
  return [usual, ...units.map((set) => ({ ...usual, ...set }))]
}

/** The sets of units for a shape whose lengths are in centimetres as its table says. */
export const lengthSets = (of: Formula['of']): readonly Units[] =>
  ['m', 'mm', 'km', 'inches', 'ft'].map((length) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([letter, { unit }]) =>
        unit === undefined ? [] : [[letter, unit.replace('cm', length)]],
      ),
    ),
  )
