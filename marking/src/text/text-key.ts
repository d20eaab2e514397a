export type TextKey = {
  /** Answers that get full marks. Marked answers of students may join them. */
  readonly references: readonly string[]
  /** Answers that come close and are wrong: `meiosis` where `mitosis` is asked. */
  readonly not?: readonly string[]
  /** Spellings that are let pass, each for a word of a reference. */
  readonly spellings?: readonly string[]
}

/** Long text, and files that are marked by what they show. */
export type RubricKey = {
  readonly criteria: readonly Criterion[]
  /** Answers of full marks, for teachers, models and the built-in marker. */
  readonly references?: readonly string[]
}

/** One thing that an answer shows or does not. */
export type Criterion = {
  readonly code: string
  /** For the student: what earns the marks. */
  readonly text: string
  readonly marks: number
  /** Ways of saying it; each is compared with the answer's sentences. */
  readonly evidence: readonly string[]
  /** Near misses that must not count. */
  readonly not?: readonly string[]
}
