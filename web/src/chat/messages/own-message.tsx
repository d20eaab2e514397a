import { Pencil, RotateCcw } from 'lucide-react'
import { unsentWords } from '#chat/chat.words.ts'
import type { Exchange } from '#chat/conversation/conversation.exchanges.ts'
import { useBudget } from '#chat/use-budget.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
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
      {unsent && <Unsent unsent={unsent} onResend={onResend} onEdit={onEdit} />}
    </div>
  )
}

type UnsentProps = Omit<OwnMessageProps, 'message'> & {
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
