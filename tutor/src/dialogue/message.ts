import type { TutorContext } from '#context.ts'
import type { Intent } from '#dialogue/intent.ts'
import type { Read } from '#reading/find-problem.ts'

/** One message of the student, with all that the decision stands on. */
export type Message = {
  readonly text: string
  /** The text without reasons and conditions, whose numbers are no answers; `read` is of this. */
  readonly said: string
  readonly read: Read
  readonly intent: Intent
  readonly context: TutorContext
  /** Everything that the student and the question have said, for the guard of secrets. */
  readonly known: string
}
