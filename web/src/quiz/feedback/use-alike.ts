import { ApiError } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { networkWords, platformWords } from '#platform/words.ts'
import { backText } from '#quiz/quiz.back-text.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import { useToast } from '#ui/toast.tsx'

/** Makes a practice of one question like this, and opens it with the way back here. */
export function useAlike(quiz_id: string, { evaluation, number }: Item) {
  const { show } = useToast()
  const navigate = useNavigate()
  return useMutation({
    networkMode: 'always',
    mutationFn: () =>
      call('POST /quiz/evaluation-questions/{id}/alike', { params: { id: evaluation.id } }),
    onSuccess: async ({ quiz_id: made }) => {
      void invalidate('GET /quiz')
      await navigate(pages.quiz({ quizId: made, back: backText({ quiz_id, number }) }))
    },
    onError: (error) =>
      show({ title: 'One like this could not be made', text: whyNot(error), kind: 'care' }),
  })
}

function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) return networkWords
  if (error.code === 'NOTHING_TO_PRACTISE') return 'There is no other question like this one yet.'
  // Safe: a code that is not in the list falls to the last words.
  return platformWords[error.code as keyof typeof platformWords] ?? platformWords.INTERNAL
}
