import { createHash } from 'node:crypto'

/** A step of a student that a tutor stopped, with what the tutor calls it. */
export type StepRow = {
  readonly before: string
  readonly action: string
  /** What was done to both sides, or what stands in the place of a part. */
  readonly input: string
  readonly after: string
  readonly label: string
}

const FIELDS = ['before', 'action', 'input', 'after', 'label']

export const isStepRow = (value: unknown): value is StepRow =>
  typeof value === 'object' && value !== null && FIELDS.every((field) => field in value)

const SIGNS: Readonly<Record<string, string>> = {
  ADD_SIDE: '+',
  SUB_SIDE: '-',
  MUL_SIDE: '*',
  DIV_SIDE: '/',
}

/** The line after the step. What is done to a side is done to all of it, so that it needs brackets. */
export function lineAfter({ before, action, input, after }: StepRow): string {
  const sign = SIGNS[action]
  if (sign === undefined) return after
  return before
    .split('=')
    .map((side) => `(${side})${sign}(${input})`)
    .join('=')
}

/** One equation is in one half, whoever solved it: the rules were made on the first. */
export const isForDevelopment = ({ before }: StepRow): boolean =>
  (createHash('sha256').update(before).digest()[0] ?? 0) % 2 === 0
