import { CloudOff, Pencil, RotateCcw } from 'lucide-react'
import { unsentWords } from '#chat/chat.words.ts'
import type { Exchange } from '#chat/conversation/conversation.exchanges.ts'
import { SentFilesPlace } from '#chat/files/files.place.tsx'
import { useBudget } from '#chat/use-budget.ts'
import { Button } from '#ui/button.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { OwnBubble } from './own-bubble.tsx'
import type { OwnMessage as Message } from './shown-messages.ts'

/** A survey is answered on a scale from 1 up to this. */
const mostOfSurvey = 4

type OwnMessageProps = {
  readonly message: Message
  readonly onResend: (exchange: Exchange) => void
  /** Takes it back into the composer. */
  readonly onEdit: (exchange: Exchange) => void
  /** Writes another one in its place. */
  readonly onReplace?: ((message: Message) => void) | undefined
}

/** What the reader wrote and, where it was not sent, why and what to do. */
export function OwnMessage({ message, onResend, onEdit, onReplace }: OwnMessageProps) {
  const { text, files, unsent, isWaiting, isReplaced, response } = message
  return (
    <div className="group grid justify-items-end gap-2">
      <h2 className="sr-only">You</h2>
      {files && <SentFilesPlace files={files} />}
      {(text !== '' || response !== undefined) && (
        <OwnBubble isReplaced={isReplaced}>
          {text}
          {response !== undefined && (
            <span className="block text-quiet text-sm">
              {response} of {mostOfSurvey}
            </span>
          )}
        </OwnBubble>
      )}
      {isReplaced && <p className="text-quiet text-sm">You wrote this anew below.</p>}
      {isWaiting && (
        <p role="status" className="flex items-center gap-2 text-quiet text-sm">
          <CloudOff {...ICON_SMALL} className="flex-none" />
          Waits here, and is sent when the network is back.
        </p>
      )}
      {onReplace && (
        <Button
          kind="plain"
          size="small"
          icon={<Pencil {...ICON_SMALL} />}
          onClick={() => onReplace(message)}
          className="-mt-1 text-quiet text-sm hover:text-ink"
        >
          Change
        </Button>
      )}
      {unsent && <Unsent unsent={unsent} onResend={onResend} onEdit={onEdit} />}
    </div>
  )
}

type UnsentProps = Pick<OwnMessageProps, 'onResend' | 'onEdit'> & {
  readonly unsent: NonNullable<Message['unsent']>
}

/** Sending again is offered where it can succeed: not before there are new messages. */
function Unsent({ unsent, onResend, onEdit }: UnsentProps) {
  const isSpent = unsent.code === 'DAILY_BUDGET_USED'
  const budget = useBudget(isSpent)
  const canResend = !isSpent || (budget !== undefined && budget.left > 0)
  const renewed_at = budget && new Date(budget.renewed_at)
  return (
    <div role="alert" className="grid max-w-md justify-items-end gap-1.5 text-right text-sm">
      <p>
        <strong className="font-bold text-not-yet">Not sent yet.</strong>{' '}
        {isSpent && canResend
          ? 'There are new messages now: send it again.'
          : unsentWords(unsent.code, new Date(), renewed_at)}
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
        {canResend && (
          <Button
            kind="line"
            size="small"
            icon={<RotateCcw {...ICON} />}
            onClick={() => onResend(unsent.exchange)}
          >
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}
