/** What the lines of working of an expression question are held against. */
export type WorkingKey = {
  /** What the working starts from, so that lines of working can be followed: `3(x-2)=2x+5`. */
  readonly start?: string
  /**
   * How the marks are given for the working; without it the answer alone decides. Their marks
   * add up to the question's `max_score`.
   */
  readonly scheme?: readonly SchemePoint[]
  /** The marks for a right answer that stands alone, without working; all where nothing is said. */
  readonly answer_alone?: number
  /**
   * Of several marks without a scheme, whether an answer that is not right earns some for its
   * working. `progress`, where nothing is said: the last mark is for the answer, and each line that
   * follows and comes nearer to the answer earns one of the others, up to the first that does not
   * follow. `none`: the answer alone decides. It takes a `start`.
   */
  readonly method_marks?: 'progress' | 'none'
}

/**
 * One mark of a scheme. `M`: for a method, seen in any line. `A`: for an accurate result, only where
 * the method mark it depends on was given. `B`: for a result or statement, whatever the method.
 */
export type SchemePoint = {
  readonly code: `${'M' | 'A' | 'B'}${number}`
  readonly marks: number
  /** For the student: what the mark is for. */
  readonly text: string
  /**
   * A line (or a side of a line) that earns the mark, judged by meaning and by how far it is
   * worked out: `3x - 6 = 2x + 5`. The line that was given never earns a mark.
   */
  readonly line: string
  /** Other lines that earn the same mark: another method, another way to collect the terms. */
  readonly or_lines?: readonly string[]
  /** Of an `A`: the code of the method mark that must have been earned. */
  readonly needs?: string
  /**
   * Also earned where it follows rightly from an earlier line of the student's own that did not
   * follow (follow-through), unless that slip made the rest trivial.
   */
  readonly follow_through?: boolean
  /**
   * With `follow_through`, where the line is a calculation with an earlier number: the code of the
   * mark for that number. The student's own number may then stand in its place.
   */
  readonly from?: string
}
