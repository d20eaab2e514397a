import { ApiError } from '@learngrove/contract/call'
import { useMutation } from '@tanstack/react-query'
import { networkWords } from '#platform/words.ts'
import { showHint, showSolution } from '#quiz/quiz.data.ts'
import { refusalWords } from '#quiz/quiz.words.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import { useToast } from '#ui/toast.tsx'
import type { Hints } from './taking.hint-ladder.tsx'

const wordsOf = (error: unknown) =>
  error instanceof ApiError ? refusalWords(error.code) : networkWords

/** The hints of a question, and how to get the next one. */
export function useHints(
  quiz_id: string,
  { question, evaluation }: Item,
  isOffline: boolean,
): Hints {
  const { show } = useToast()
  const release = useMutation({
    mutationFn: () => showHint(quiz_id, evaluation.id),
    networkMode: 'always',
    onError: (error) =>
      show({ title: 'The hint did not come', text: wordsOf(error), kind: 'care' }),
  })
  return {
    shown: evaluation.hints,
    count: question.hint_count,
    isBusy: release.isPending,
    isOffline,
    onShow: () => release.mutate(),
  }
}

/** Asks for all the steps of a question that was tried. */
export function useSolution(quiz_id: string, { evaluation }: Item) {
  const { show } = useToast()
  return useMutation({
    mutationFn: () => showSolution(quiz_id, evaluation.id),
    networkMode: 'always',
    onError: (error) =>
      show({ title: 'The steps did not come', text: wordsOf(error), kind: 'care' }),
  })
}
