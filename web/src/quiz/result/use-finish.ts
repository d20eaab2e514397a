import { useMutation } from '@tanstack/react-query'
import { networkWords } from '#platform/words.ts'
import { keepDone, refreshAfterMarking, refreshAttempt } from '#quiz/quiz.data.ts'
import { refusalWords } from '#quiz/quiz.words.ts'
import { sendSubmission } from '#quiz/session/session.calls.ts'
import { useToast } from '#ui/toast.tsx'

/** Says that the quiz is finished. What was finished before stays as it is. */
export function useFinish(quiz_id: string) {
  const { show } = useToast()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const outcome = await sendSubmission(quiz_id, undefined)
      const isFinished =
        outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.code === 'QUIZ_COMPLETED')
      if (!isFinished) {
        const text = outcome.kind === 'refused' ? refusalWords(outcome.code) : networkWords
        show({ title: 'The quiz is not handed in yet', text, kind: 'care' })
        return
      }
      const done = outcome.kind === 'done' ? outcome.value.done : undefined
      await refreshAttempt(quiz_id)
      if (done) keepDone(quiz_id, done)
      await refreshAfterMarking()
    },
  })
}
