import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { networkWords } from '#platform/words.ts'
import { keepEvaluation } from '#quiz/quiz.data.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import { useToast } from '#ui/toast.tsx'

type Opinion = { readonly liked?: boolean; readonly disliked?: boolean }

/** What a student thinks of an explanation: shown at once, and taken back if it cannot be kept. */
export function useOpinion(quiz_id: string, { evaluation: { id, ...known } }: Item) {
  const { show } = useToast()
  const keep = (opinion: Opinion) =>
    keepEvaluation(quiz_id, id, (before) => ({ ...before, ...opinion }))
  const { liked: likedBefore, disliked: dislikedBefore } = known
  const give = useMutation({
    networkMode: 'always',
    mutationFn: (body: Opinion) =>
      call('POST /quiz/evaluation-questions/{id}/feedback', { params: { id }, body }),
    onSuccess: keep,
    onError: () => {
      keep({ liked: likedBefore, disliked: dislikedBefore })
      show({ title: 'That was not kept', text: networkWords, kind: 'care' })
    },
  })
  const given = give.isPending ? give.variables : undefined
  const liked = given ? given.liked === true : likedBefore
  const disliked = given ? given.disliked === true : dislikedBefore
  return { liked, disliked, give: (body: Opinion) => give.mutate(body) }
}
