import { ApiError, type Sent } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { networkWords, platformWords } from '#platform/words.ts'
import { useToast } from '#ui/toast.tsx'
import { practiceRefusals } from './practice.words.ts'

/** Makes a practice of one's own and opens it; says why where it cannot be made. */
export function useMakePractice() {
  const { show } = useToast()
  const navigate = useNavigate()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Sent<'POST /quiz/custom'>['body']) => call('POST /quiz/custom', { body }),
    onSuccess: async ({ quiz_id }) => {
      void invalidate('GET /quiz')
      await navigate(pages.quiz({ quizId: quiz_id }))
    },
    onError: (error) =>
      show({ title: 'The practice could not be made', text: whyNot(error), kind: 'care' }),
  })
}

/** Says why a call failed: a refusal by its code, anything else as a network that is away. */
export function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) return networkWords
  // Safe: a code that is in neither list falls to the last words.
  return (
    practiceRefusals[error.code] ??
    platformWords[error.code as keyof typeof platformWords] ??
    platformWords.INTERNAL
  )
}
