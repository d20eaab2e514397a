import { useState } from 'react'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { useCall } from '#platform/api.ts'
import { spacedCode } from '#platform/link-code.ts'
import { problemOf } from '#platform/public-api.ts'
import { Button } from '#ui/button.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { waitingText as text } from './waiting.words.ts'

type WaitingCodeProps = { readonly heading: string; readonly lead: string }

/** Shows the code that a grown-up enters in their own account. */
export function WaitingCode({ heading, lead }: WaitingCodeProps) {
  const make = useCall('POST /users/link-code')
  const [code, setCode] = useState<string>()
  const ask = () => make.mutate({}, { onSuccess: ({ link_code }) => setCode(link_code) })
  return (
    <SideCard title={heading}>
      <p className="mt-2 text-quiet">{lead}</p>
      <div role="status" className="empty:hidden">
        {code !== undefined && (
          <div className="mt-4 rounded-tile bg-mint px-4 py-4 text-center">
            <p className="font-display font-heavy text-3xl tracking-[0.08em]">
              <span aria-hidden="true">{spacedCode(code)}</span>
              <span className="sr-only">{[...code].join(' ')}</span>
            </p>
            <p className="mt-1 text-sm">{text.codeUntil}</p>
          </div>
        )}
      </div>
      <div className="mt-4 grid gap-3">
        {make.isError && <ProblemNotice problem={problemOf(make.error)} />}
        <Button
          kind={code === undefined ? 'soft' : 'plain'}
          busy={make.isPending}
          onClick={ask}
          className="justify-self-start"
        >
          {code === undefined ? text.codeMake : text.codeAnother}
        </Button>
      </div>
    </SideCard>
  )
}
