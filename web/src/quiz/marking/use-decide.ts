import { useState } from 'react'
import { useCall } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { newUuid } from '#platform/uuid.ts'
import { useToast } from '#ui/toast.tsx'
import type { PileAnswer } from './marking.data.ts'
import { changedWords, doneWords } from './marking.words.ts'
import type { MarkedPages } from './page-marks.ts'

type Decision = {
  readonly answers: readonly PileAnswer[]
  readonly marks_given: number
  readonly explanation: string
  readonly is_remembered: boolean
  readonly marked_pages: MarkedPages
}

const kept = 'Nothing is lost. Try again.'

/** Decides piles, and takes the last decision back. */
export function useDecide() {
  const { show } = useToast()
  const decide = useCall('POST /quiz/marking/decisions')
  const back = useCall('POST /quiz/marking/decisions/{id}/undo')
  const [done, setDone] = useState<readonly string[]>([])
  const [marked, setMarked] = useState(0)
  const refresh = () => invalidate('GET /quiz/marking', 'GET /quiz/marking/count')
  const undo = () => {
    const id = done.at(-1)
    if (id === undefined || back.isPending) return
    back.mutate(
      { params: { id } },
      {
        onSuccess: ({ num_answers }) => {
          setMarked((count) => Math.max(0, count - num_answers))
          show({ title: 'Taken back. They wait for you again.' })
        },
        onError: ({ code }) =>
          show({
            kind: 'note',
            title:
              code === 'UNDO_TOO_LATE'
                ? 'It can no longer be taken back.'
                : 'It was not taken back.',
            text: code === 'UNDO_TOO_LATE' ? 'Decide about the answer again instead.' : kept,
          }),
        onSettled: () => {
          setDone((ids) => ids.filter((each) => each !== id))
          void refresh()
        },
      },
    )
  }
  const give = ({ answers, marks_given, explanation, ...rest }: Decision) => {
    if (decide.isPending) return
    const decision_id = newUuid()
    const seen = answers.map(({ id, handed_in_at, marks_given: before }) => ({
      ...{ id, handed_in_at, marks_given: before },
    }))
    const note = explanation.trim()
    const words = note === '' ? {} : { explanation: note }
    decide.mutate(
      { body: { decision_id, answers: seen, marks_given, ...rest, ...words } },
      {
        onSuccess: ({ is_decided, changed }) => {
          if (!is_decided) show({ kind: 'care', title: changedWords(changed.length) })
          else {
            setDone((ids) => [...ids, decision_id])
            setMarked((count) => count + answers.length)
            show({ title: doneWords(answers.length, marks_given) })
          }
        },
        onError: () => show({ kind: 'care', title: 'This was not kept.', text: kept }),
        onSettled: () => void refresh(),
      },
    )
  }
  const isBusy = decide.isPending || back.isPending
  return { give, undo, canUndo: done.length > 0, marked, isBusy }
}
