import type { Node } from '@learngrove/maths/notation'
import type { MisconceptionCode } from '#misconceptions/misconceptions.ts'

/** What a step is meant to do, where it is not to keep the meaning. */
export type Operation = 'derivative' | 'integral'

/** A way in which a step goes wrong, as a rewriting of one node. */
export type MalRule = {
  readonly code: MisconceptionCode
  /** For the student: the idea, without the answer. */
  readonly text: string
  /** What the slip makes of the node; empty where it does not apply. */
  readonly apply: (node: Node) => readonly Node[]
  /** A line and what the slip makes of it. */
  readonly example: readonly [from: string, to: string]
  /** Only where the line that is to be explained says what the letter is. */
  readonly only_solved?: true
  /** Only where the step is this one; the whole expression is then rewritten, not a part of it. */
  readonly operation?: Operation
}
