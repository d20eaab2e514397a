import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { invalidate } from '#platform/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { CaseLog } from './case-log.tsx'
import { CaseTalk } from './case-talk.tsx'
import { CloseCard } from './close-card.tsx'
import { type CaseSummary, oneCase } from './safeguarding.data.ts'
import { safeguardingLinks } from './safeguarding.links.ts'
import { failureWords } from './safeguarding.words.ts'
import { LinesSkeleton } from './skeletons.tsx'
import { TakeCard } from './take-card.tsx'

type CasePlaceProps = {
  readonly id: string
  /** The same case as the list has it now, if it is in the list. */
  readonly listed?: CaseSummary | undefined
}

/** One flag: the lines around it, what to do, what was done, and its end. */
export function CasePlace({ id, listed }: CasePlaceProps) {
  const { data, error, refetch, isFetching } = useQuery(oneCase(id))
  const isOpen = data !== undefined
  // The list says who has opened what.
  useEffect(() => {
    if (isOpen) void invalidate('GET /safeguarding/cases')
  }, [isOpen])
  const hasMore = data && listed && listed.last_flag_at !== data.last_flag_at
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_21.75rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <Button
          kind="plain"
          size="small"
          icon={<ArrowLeft {...ICON} />}
          render={<Link to={safeguardingLinks.open()} />}
          className="justify-self-start lg:hidden"
        >
          All flags
        </Button>
        {hasMore && (
          <div
            role="status"
            className="flex flex-wrap items-center gap-3 rounded-tile bg-danger-soft px-4 py-3"
          >
            <p className="min-w-0 flex-1">Something more was flagged since you read.</p>
            <Button kind="line" size="small" busy={isFetching} onClick={() => refetch()}>
              Read it
            </Button>
          </div>
        )}
        <Card as="article" padding="none" className="overflow-hidden" aria-labelledby="flag-title">
          {data ? (
            <CaseTalk one={data} />
          ) : error ? (
            <Failed error={error} again={refetch} />
          ) : (
            <LinesSkeleton />
          )}
        </Card>
      </div>
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <TakeCard one={data} />
          <CaseLog one={data} />
          <CloseCard one={data} />
        </div>
      )}
    </div>
  )
}

function Failed({ error, again }: { readonly error: unknown; readonly again: () => unknown }) {
  return (
    <ErrorState
      title="The lines did not arrive"
      action={
        <Button kind="soft" onClick={() => again()}>
          Try again
        </Button>
      }
    >
      {failureWords(error)}
    </ErrorState>
  )
}
