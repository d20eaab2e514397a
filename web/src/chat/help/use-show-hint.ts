import { ApiError } from '@learngrove/contract/call'
import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { type AskedQuestion, questionQuery } from '#chat/chat.data.ts'
import { useOnline } from '#platform/online.ts'
import { queryClient } from '#platform/query-client.ts'
import { networkWords } from '#platform/words.ts'
import { showHint } from '#quiz/quiz.data.ts'
import { refusalWords } from '#quiz/quiz.words.ts'
import { useToast } from '#ui/toast.tsx'

export type NextHint = {
  readonly isBusy: boolean
  /** A rung is released by the server: without a network it waits. */
  readonly isOffline: boolean
  readonly onShow: () => void
  /** Where the newest open rung stands: the focus goes there from the button that opened it. */
  readonly newest: RefObject<HTMLLIElement | null>
}

/** How the next hint of the question is opened. */
export function useShowHint(id: string, { quiz_id, hints }: AskedQuestion): NextHint {
  const { show } = useToast()
  const isOffline = !useOnline()
  const newest = useRef<HTMLLIElement>(null)
  const wasPressed = useRef(false)
  const open = hints?.shown.length ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when a rung has opened.
  useEffect(() => {
    if (wasPressed.current) newest.current?.focus()
    wasPressed.current = false
  }, [open])
  const release = useMutation({
    mutationFn: async () => {
      await showHint(quiz_id, id)
      wasPressed.current = true
    },
    // Where it was refused the ladder stands otherwise than it does here.
    onSettled: () => queryClient.invalidateQueries({ queryKey: questionQuery(id).queryKey }),
    networkMode: 'always',
    onError: (error) =>
      show({
        title: 'The hint did not come',
        text: error instanceof ApiError ? refusalWords(error.code) : networkWords,
        kind: 'care',
      }),
  })
  return { isBusy: release.isPending, isOffline, onShow: () => release.mutate(), newest }
}
