import { useQuery } from '@tanstack/react-query'
import type { Exchange } from '#chat/conversation/conversation.exchanges.ts'
import { budgetQuery } from '#chat/guest/guest.data.ts'
import { leftWords, guestText as text } from '#chat/guest/guest.words.ts'
import { Composer } from '#chat/writing/composer.tsx'
import { LinkNotice } from '#chat/writing/link-notice.tsx'
import { quietWords } from './care.words.ts'
import type { CareCard } from './chat.data.ts'
import { honestWords } from './chat.words.ts'
import type { GuestWriting } from './use-guest-writing.ts'

type GuestFootProps = {
  readonly writing: GuestWriting
  readonly running: Exchange | undefined
  readonly isQuiet: boolean
  /** The help lines that were shown last. */
  readonly care: CareCard | undefined
  readonly onStop: () => void
}

/** Where a visitor writes, who answers, and how many messages are left. */
export function GuestFoot({ writing, running, isQuiet, care, onStop }: GuestFootProps) {
  const { data: budget } = useQuery(budgetQuery())
  const { name, limits } = honestWords(undefined)
  return (
    <div className="sticky bottom-0 mx-auto w-full max-w-192 flex-none px-2.5 pb-[max(12px,env(safe-area-inset-bottom))] md:px-6">
      <LinkNotice isAnswering={running !== undefined} isLost={running?.is_lost ?? false} />
      <Composer
        ref={writing.area}
        draft={writing.draft}
        onDraft={writing.setDraft}
        onSend={writing.sendDraft}
        isAnswering={running !== undefined}
        isStopping={running?.answer.is_stopping ?? false}
        placeholder={isQuiet ? text.say_more : undefined}
        onStop={() => {
          onStop()
          writing.area.current?.focus()
        }}
      />
      <p className="mt-2.5 text-balance text-center text-quiet text-sm">
        {isQuiet ? (
          quietWords(care)
        ) : (
          <>
            <strong className="font-semibold text-ink">{name}:</strong> {limits}{' '}
            {budget && <span className="tabular-nums">{leftWords(budget.left)}</span>}
          </>
        )}
      </p>
    </div>
  )
}
