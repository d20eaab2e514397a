export interface Question {
  /** Lists the files that are other than they were, by their whole paths. */
  readonly changed: readonly string[]
  readonly nearest: string
  /** Names projects, and how the whole paths of the chosen tests begin. */
  readonly tests: readonly { readonly name: string; readonly paths: readonly string[] }[]
}

export interface Answer {
  /** Counts the files of tests that were chosen. */
  readonly files: number
  /** Names a test that failed. */
  readonly by?: string
  /** Is the file of that test, by its whole path. */
  readonly file?: string
}
