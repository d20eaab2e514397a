import { Pencil, RotateCcw } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { unsentWords } from './chat.words.ts'
import type { Exchange } from './conversation.ts'
import type { OwnMessage as Message } from './shown-messages.ts'

type OwnMessageProps = {
  readonly message: Message
  readonly onResend: (exchange: Exchange) => void
  /** Takes it back into the composer. */
  readonly onEdit: (exchange: Exchange) => void
}

/** What the reader wrote and, where it was not sent, why and what to do. */
export function OwnMessage({ message, onResend, onEdit }: OwnMessageProps) {
  const { text, unsent } = message
  return (
    <div className="grid justify-items-end gap-2">
      <h2 className="sr-only">You</h2>
      <p className="max-w-[88%] whitespace-pre-wrap rounded-panel rounded-br-small bg-primary-soft px-4.5 py-3 text-base [overflow-wrap:anywhere] md:max-w-[78%] md:text-[1.0625rem]">
        {text}
      </p>
      {unsent && (
        <div role="alert" className="grid max-w-md justify-items-end gap-1.5 text-right text-sm">
          <p>
            <strong className="font-bold text-not-yet">Not sent yet.</strong>{' '}
            {unsentWords(unsent.code, new Date())}
          </p>
          <div className="flex gap-2">
            <Button
              kind="plain"
              size="small"
              icon={<Pencil {...ICON} />}
              onClick={() => onEdit(unsent.exchange)}
            >
              Change it
            </Button>
            <Button
              kind="line"
              size="small"
              icon={<RotateCcw {...ICON} />}
              onClick={() => onResend(unsent.exchange)}
            >
              Try again
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
