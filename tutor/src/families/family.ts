import type { Found } from '#reading/find-maths.ts'
import type { Random } from '#skills/random.ts'
import type { Claim } from '#skills/step.ts'

/** A message as a family reads it. */
export type Asked = {
  /** As it was typed, with numbers in words as figures. */
  readonly text: string
  /** The same in lower case, with one space between words. */
  readonly words: string
  /** The mathematics in it, in order. */
  readonly maths: readonly Found[]
}

/** One line of school working. Texts are plain English with mathematics between `$` signs; `maths` is LaTeX without. */
export type Step = {
  /** The rule that it follows, as `<family>.<rule>`. */
  readonly rule: string
  /** What is done, as an instruction: "Take $2x$ away from both sides." */
  readonly text: string
  /** The step as a task that keeps its result back; `text` is one already where this is absent. */
  readonly nudge?: string
  /** A question that points at the step and keeps its result back. */
  readonly ask: string
  /** The rule in a sentence: why the step may be done, or why it helps. */
  readonly why: string
  /** The line after the step. */
  readonly maths: string
  /** What has to be true for the line to be shown; a step without a claim is not shown. */
  readonly claims: readonly Claim[]
}

/** A usual wrong answer, and what is told of it. */
export type Slip = {
  readonly value: string
  readonly why: string
  /** No right way leads over it. */
  readonly is_astray?: true
}

/** A problem worked through. */
export type Worked = {
  readonly family: string
  /** The problem in one line: a sentence, with mathematics between `$` signs. */
  readonly start: string
  /** The line that the working begins with, as LaTeX; left out where there is none before the first step. */
  readonly line?: string
  /** What is looked for, as the end of "We want …". */
  readonly goal: string
  readonly steps: readonly Step[]
  /** The answer as LaTeX, with its unit: `x = 3`, `7.1\,\text{cm}`. */
  readonly answer: string
  /** The values that a student may give for it, as LaTeX without unit; all of them are needed. */
  readonly answers: readonly string[]
  /** The value before rounding, as LaTeX, where the answer is rounded: other roundings of it are right too. */
  readonly exact?: string
  /** The unit of the answer, as it is typed: `cm`, `m/s^2`. */
  readonly unit?: string
  readonly slips?: readonly Slip[]
}

/** A kind of problem that the tutor works through: it reads it, works it, and makes some for the bench. */
export type Family = {
  readonly id: string
  /** What it is called to a student: "linear equations". */
  readonly title: string
  /**
   * Works the problem of a message. Undefined where the message is none of this family; `beyond` where it
   * is one that the family cannot work, so that nobody guesses.
   */
  readonly work: (asked: Asked) => Worked | 'beyond' | undefined
  /** Draws a problem as a student would type it, with its answers by another way than `work`. */
  readonly draw: (random: Random) => { readonly text: string; readonly answers: readonly string[] }
}
