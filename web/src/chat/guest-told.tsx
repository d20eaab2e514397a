import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useEffect } from 'react'
import { budgetQuery } from '#chat/guest/guest.data.ts'
import { Invitation } from '#chat/guest/guest.invitation.tsx'
import { guestText as text } from '#chat/guest/guest.words.ts'
import type { ShownMessage } from '#chat/messages/shown-messages.ts'
import { useStickToEnd } from '#chat/messages/use-stick-to-end.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { untilWords } from './chat.words.ts'
import { GuestMessages } from './guest-messages.tsx'
import type { GuestWriting } from './use-guest-writing.ts'

/** An account is offered once there is something to keep. */
const invitesFrom = 2

type GuestToldProps = {
  readonly messages: readonly ShownMessage[]
  readonly writing: GuestWriting
  readonly source: string | undefined
  readonly onSource: (id: string) => void
  readonly onBegin: () => void
  /** An answer is being written, or it is no moment to offer anything. */
  readonly isBusy: boolean
}

/** What was said, kept at its end while it grows. */
export function GuestTold({ messages, writing, isBusy, ...actions }: GuestToldProps) {
  const { box, content, onScroll, isAway, toEnd } = useStickToEnd(() => {})
  const user = useUser()
  const { data: budget } = useQuery(budgetQuery())
  const wait = budget && untilWords(new Date(budget.renewed_at), new Date())
  const own = messages.filter(({ kind }) => kind === 'own').length
  const invites = !user && !isBusy && messages.length - own >= invitesFrom
  // Whoever says something wants to see it.
  useEffect(() => {
    if (own > 0) toEnd()
  }, [own, toEnd])
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        onScroll={onScroll}
        className="h-full scroll-pb-16 overflow-y-auto overscroll-contain"
      >
        <div
          ref={content}
          className="mx-auto w-full max-w-192 px-4 pt-2 pb-16 md:px-6 md:pt-4 md:pb-8"
        >
          <GuestMessages
            messages={messages}
            wait={wait}
            onSay={writing.say}
            onResend={writing.resend}
            onEdit={writing.edit}
            {...actions}
          />
          {invites && <Invitation />}
        </div>
      </div>
      {isAway && (
        <div className="pointer-events-none absolute inset-x-0 bottom-0 grid justify-items-center pb-3">
          <Button
            kind="line"
            size="small"
            icon={<ArrowDown {...ICON} />}
            onClick={toEnd}
            className="pointer-events-auto rounded-full! shadow-2"
          >
            {text.to_end}
          </Button>
        </div>
      )}
    </div>
  )
}
