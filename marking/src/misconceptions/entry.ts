/** What a teacher is told of one misconception. Mathematics stands between `$` signs, as in questions. */
export type Entry = {
  /** A few words, unlike every other name. */
  readonly name: string
  /** What the student does, as a sentence about them. */
  readonly what: string
  /** A task, what the misconception makes of it, and what is right. */
  readonly example: readonly [task: string, slip: string, right: string]
  /** What helps, as a sentence to the teacher. */
  readonly helps: string
  /** Names under which evidence and older questions hold it. */
  readonly was?: readonly string[]
  /** Nothing finds it yet: it waits for the questions that will. */
  readonly is_foreseen?: true
}

/** The misconceptions of one strand of a subject, by their codes. */
export type Strand = Readonly<Record<string, Entry>>
