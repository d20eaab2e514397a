/** A question as a hosted model is told of it. It holds no personal data. */
export type QuestionContext = {
  readonly text: string
  readonly type: string
  /** Unmarked, or with tries left, in an assignment or exam: the answer is never told. */
  readonly is_open: boolean
  readonly hints: readonly string[]
  /** How many hints the student had seen before this conversation began. */
  readonly hint_rung: number
  readonly student_answer?: string
  readonly verdict?: string
  readonly rationale?: string
  /** The worked solution; left out, and ignored, while the question is open. */
  readonly method_answer: readonly { readonly maths?: string; readonly text: string }[]
  readonly misconception?: string
}

/** A passage of the course's own material. */
export type Passage = {
  readonly id: string
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly page?: number
}
