import { useMutation } from '@tanstack/react-query'
import { queryClient } from '#platform/query-client.ts'
import { keepDone, quizQuery, refreshAfterMarking, refreshAttempt } from '#quiz/quiz.data.ts'
import { sendSubmission } from '#quiz/session/session.calls.ts'
import type { QuizSession } from '#quiz/session/session.ts'

/** What is written here could not all be sent, or nobody heard that it is to be handed in. */
class NotHandedIn extends Error {}

/**
 * Hands in the whole of an attempt: first what this device still holds, and only then the end, so that
 * nothing is left behind. Fails where the network does.
 */
export function useHandIn(quiz_id: string, session: QuizSession) {
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await session.flush()
      const { outbox, connection } = session.getState()
      const isLeft = outbox.submissions.length > 0 || Object.keys(outbox.drafts).length > 0
      if (isLeft && connection === 'lost') throw new NotHandedIn()
      const outcome = await sendSubmission(quiz_id, undefined)
      const isDone =
        outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.code === 'QUIZ_COMPLETED')
      if (!isDone) throw new NotHandedIn()
      await refreshAttempt(quiz_id)
      if (outcome.kind === 'done' && outcome.value.done) keepDone(quiz_id, outcome.value.done)
      // The tutor is there again, and says so with the quiz.
      await queryClient.invalidateQueries({ queryKey: quizQuery(quiz_id).queryKey })
      await refreshAfterMarking()
    },
  })
}
