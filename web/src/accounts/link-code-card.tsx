import { useState } from 'react'
import { useCall } from '#platform/api.ts'
import { spacedCode } from '#platform/link-code.ts'
import { Button } from '#ui/button.tsx'
import { FailureNote } from './accounts.failure-note.tsx'
import { CopyButton } from './accounts.sign-in-card.tsx'

const untilFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
})

/** Makes the code by which a parent links this student, and revokes the one before. */
export function LinkCodeCard() {
  const make = useCall('POST /users/link-code')
  const [made, setMade] = useState<{ code: string; expires_at: string }>()
  const ask = () =>
    make.mutate(
      {},
      { onSuccess: ({ link_code, expires_at }) => setMade({ code: link_code, expires_at }) },
    )
  return (
    <div className="mt-3 grid gap-3">
      <p className="text-quiet">
        Give a code to your parent or guardian. With it they see your progress and what is due. Your
        chats stay yours.
      </p>
      <div role="status" className="empty:absolute">
        {made && (
          <div className="rounded-tile bg-mint px-4 py-4 text-center">
            <p className="font-display font-heavy text-3xl tracking-[0.08em]">
              <span aria-hidden="true">{spacedCode(made.code)}</span>
              <span className="sr-only">{[...made.code].join(' ')}</span>
            </p>
            <p className="mt-1 text-sm">
              {`Good until ${untilFormat.format(new Date(made.expires_at))}, and for one parent.`}
            </p>
          </div>
        )}
      </div>
      <FailureNote error={make.error} />
      <div className="flex flex-wrap gap-2">
        <Button kind={made ? 'plain' : 'soft'} busy={make.isPending} onClick={ask}>
          {made ? 'Make another' : 'Make a code'}
        </Button>
        {made && <CopyButton text={made.code}>Copy</CopyButton>}
      </div>
    </div>
  )
}
