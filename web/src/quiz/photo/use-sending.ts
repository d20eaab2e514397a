import { ApiError } from '@learngrove/contract/call'
import { useState } from 'react'
import { call } from '#platform/api.ts'

/** A photograph on this phone. Its id was made here, so that it is kept once however often it is sent. */
export type Photo = {
  readonly id: string
  readonly blob: Blob
  readonly url: string
  readonly isSent: boolean
}

export type Sending = 'no' | 'sending' | 'lost' | 'over' | 'done'

/** Whether the server has turned it away, and not the way to it been lost. */
const isOver = (error: unknown) => error instanceof ApiError && error.code === 'LINK_EXPIRED'

/** Sends photographs one after another, in their order, then ends the secret. What is sent stays sent. */
export function useSending(token: string, onSent: (id: string) => void) {
  const [sending, setSending] = useState<Sending>('no')
  const send = async (photos: readonly Photo[]) => {
    setSending('sending')
    try {
      for (const { id, blob, isSent } of photos) {
        if (isSent) continue
        await call('POST /quiz/photos', { body: { token, file_id: id }, files: { file: [blob] } })
        onSent(id)
      }
    } catch (error) {
      setSending(isOver(error) ? 'over' : 'lost')
      return
    }
    try {
      await call('POST /quiz/photos/finish', { body: { token } })
    } catch (error) {
      // All photographs are kept. A secret that is over already is what was wanted.
      if (!isOver(error)) {
        setSending('lost')
        return
      }
    }
    setSending('done')
  }
  return { sending, send }
}
