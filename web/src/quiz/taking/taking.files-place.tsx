import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { FilesPlaceContext } from '#questions/files/files.place.ts'
import { filesOf } from '#questions/questions.answer.ts'
import type { Item } from '#quiz/session/session.progress.ts'

type FilesPlaceProps = {
  readonly quiz_id: string
  readonly item: Pick<Item, 'evaluation' | 'answer'>
  readonly isOffline: boolean
  /** Nothing of it is handed in by itself, as in an exam: what is drawn goes when one leaves the question. */
  readonly isSentOnLeaving?: boolean
  readonly children: ReactNode
}

/** Says to a place to answer where its files belong. */
export function FilesPlace(props: FilesPlaceProps) {
  const { quiz_id, item, isOffline, isSentOnLeaving = false, children } = props
  const evaluation_question_id = item.evaluation.id
  const named = filesOf(item.answer)
  const leave = useEffectEvent(() => {
    if (!isSentOnLeaving || named.length === 0) return
    import('#questions/files/files.send.ts')
      .then(({ sendFiles }) => sendFiles({ quiz_id, evaluation_question_id }, named))
      // It stays on this device, and goes when the question is opened again.
      .catch(() => {})
  })
  useEffect(() => () => leave(), [])
  return (
    <FilesPlaceContext value={{ quiz_id, evaluation_question_id, named, isOffline }}>
      {children}
    </FilesPlaceContext>
  )
}
