import type { Item } from '#quiz/session/session.progress.ts'
import { Button } from '#ui/button.tsx'
import { OfflineBanner } from '#ui/offline-banner.tsx'
import { offlineTitle } from './quiz.words.ts'

type OfflineNoteProps = {
  readonly items: readonly Item[]
  readonly isOffline: boolean
  readonly onSend: () => void
}

/** Says what waits to be sent, and that it is safe. Not there while all is well. */
export function OfflineNote({ items, isOffline, onSend }: OfflineNoteProps) {
  const waiting = items.filter(({ standing }) => standing === 'waiting')
  if (!isOffline) return null
  const isSending = waiting.some(({ is_sending }) => is_sending)
  return (
    <OfflineBanner
      title={offlineTitle(waiting.length)}
      waiting={waiting.map(({ number }) => `Question ${number}`)}
      className="mb-5"
      action={
        <Button kind="line" busy={isSending} onClick={onSend} className="max-md:w-full">
          {waiting.length > 0 ? 'Try to send now' : 'Try to connect now'}
        </Button>
      }
    >
      {waiting.length > 1
        ? 'They are kept on this device and go by themselves when you are back. Carry on.'
        : waiting.length === 1
          ? 'It is kept on this device and goes by itself when you are back. Carry on.'
          : 'What you write is kept on this device and goes by itself when you are back. Carry on.'}
    </OfflineBanner>
  )
}
