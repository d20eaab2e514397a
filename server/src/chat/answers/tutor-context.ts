import type { JSONObject } from '@ai-sdk/provider'
import type { Passage, QuestionContext, TutorContext } from '@learngrove/tutor/context'

/** Builds what the built-in tutor knows besides the conversation. Nothing in it identifies the learner. */
export function tutorContext({
  question,
  passages,
}: {
  readonly question?: QuestionContext | undefined
  readonly passages: readonly Passage[]
}): JSONObject {
  const context: TutorContext = {
    ...(question && { question }),
    passages,
    can_pass_to_teacher: false,
  }
  // Safe: all of it is text, numbers and lists of them; the cast only forgets their names.
  return context as unknown as JSONObject
}
