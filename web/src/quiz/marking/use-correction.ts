import { useState } from 'react'
import { useCall } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { newUuid } from '#platform/uuid.ts'
import { useToast } from '#ui/toast.tsx'
import type { Change, Preview } from './correction.data.ts'
import { refusedWords } from './correction.words.ts'

type Of = { readonly class_id: string; readonly question_version_id: string }

/** A change that was tried out: what it would do, and under which id it is made. */
export type Tried = {
  readonly change: Change
  readonly preview: Preview
  readonly correction_id: string
}

const refresh = () =>
  invalidate(
    'GET /quiz/marking/classes/{classId}/questions/{questionId}',
    'GET /quiz/marking',
    'GET /classes/{classId}/answers',
  )

/** Tries a correction of a key out, makes it, and takes it back. */
export function useCorrection(of: Of) {
  const { show } = useToast()
  const [tried, setTried] = useState<Tried>()
  const trying = useCall('POST /quiz/marking/corrections/preview')
  const making = useCall('POST /quiz/marking/corrections')
  const undoing = useCall('POST /quiz/marking/corrections/{id}/undo')
  const refused = ({ code }: { readonly code: string }) =>
    show({
      kind: 'care',
      title: 'Nothing was changed.',
      text: refusedWords[code] ?? 'Nothing is lost. Try again.',
    })
  const tryOut = (change: Change) =>
    trying.mutate(
      { body: { ...of, change } },
      {
        onSuccess: (preview) => setTried({ change, preview, correction_id: newUuid() }),
        onError: refused,
      },
    )
  const make = (reason: string) => {
    if (!tried) return
    const { change, correction_id } = tried
    const why = reason.trim() === '' ? {} : { reason: reason.trim() }
    making.mutate(
      { body: { ...of, change, correction_id, ...why } },
      {
        onSuccess: () => {
          setTried(undefined)
          show({ title: 'The key is corrected. The answers are being marked again.' })
          void refresh()
        },
        onError: refused,
      },
    )
  }
  const undo = (id: string) =>
    undoing.mutate(
      { params: { id } },
      {
        onSuccess: () => show({ title: 'Taken back. The answers are being marked again.' }),
        onError: ({ code }) =>
          show({
            kind: 'care',
            title:
              code === 'UNDO_TOO_LATE'
                ? 'It can no longer be taken back.'
                : 'It was not taken back. Try again.',
          }),
        onSettled: () => void refresh(),
      },
    )
  return {
    ...{ tried, tryOut, make, undo, forget: () => setTried(undefined) },
    isTrying: trying.isPending,
    isMaking: making.isPending,
    undoingId: undoing.isPending ? undoing.variables.params.id : undefined,
  }
}
