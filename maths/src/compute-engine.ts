import type { Algebra } from '#values/work.ts'

/** How long the library may think about one question, in milliseconds. */
const TIME_LIMIT = 120

type Expression<Other> = {
  readonly isValid: boolean
  readonly isIdenticallyEqual?: (other: Other) => boolean | undefined
}

/** What is used of the `ComputeEngine` of `@cortex-js/compute-engine`. */
export type Engine<Read extends Expression<Read>> = {
  parse(latex: string): Read | null
  withTimeLimit<T>(ms: number, fn: () => T): T
}

/** compute-engine as the algebra system that is asked; the caller loads the library. */
export const algebraOf =
  <Read extends Expression<Read>>(engine: Engine<Read>): Algebra =>
  (first, second) =>
    engine.withTimeLimit(TIME_LIMIT, () => {
      const [left, right] = [engine.parse(first), engine.parse(second)]
      if (!left?.isValid || !right?.isValid) return undefined
      return left.isIdenticallyEqual?.(right)
    })
