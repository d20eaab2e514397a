/** One wording of what a hosted model is told. A change is a new version: answers are compared by it. */
export type Prompt = {
  readonly version: string
  readonly manner: string
  readonly while_open: string
  readonly once_settled: string
  /** Introduces the move that was decided for the turn. */
  readonly next_move: string
  /** What a mode asks for, and an act, by their names; those without a sentence speak for themselves. */
  readonly modes: Readonly<Record<string, string>>
  readonly acts: Readonly<Record<string, string>>
  readonly about_data: string
}
