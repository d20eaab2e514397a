import { pages } from '@learngrove/contract/pages'
import { limits } from '@learngrove/contract/quiz.limits'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#platform/api.ts'
import { networkWords } from '#platform/words.ts'
import { useToast } from '#ui/toast.tsx'

/** Makes a practice of questions that were met, each with fresh numbers, and opens it. */
export function useTryAgain() {
  const { show } = useToast()
  const navigate = useNavigate()
  return useMutation({
    networkMode: 'always',
    mutationFn: (missed: readonly string[]) =>
      call('POST /quiz/custom', {
        body: { question_ids: missed.slice(0, limits.custom_questions) },
      }),
    onSuccess: ({ quiz_id }) => navigate(pages.quiz({ quizId: quiz_id })),
    onError: () =>
      show({ title: 'The practice could not be made', text: networkWords, kind: 'care' }),
  })
}
