import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#platform/loaded.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { CaseList } from './case-list.tsx'
import { CasePlace } from './case-place.tsx'
import { RuleBar } from './rule-bar.tsx'
import { openCases } from './safeguarding.data.ts'
import { headline, leadOf } from './safeguarding.words.ts'
import { ListSkeleton } from './skeletons.tsx'
import { ViewHead } from './view-head.tsx'

/** What is open: the list by urgency, and beside it the one that somebody reads. */
export function OpenView({ flag }: { readonly flag: string | undefined }) {
  const open = useQuery(openCases)
  const { data } = open
  return (
    <>
      <ViewHead
        title={data ? headline(data.cases) : 'Safeguarding'}
        lead={data ? leadOf(data.counts) : undefined}
      />
      <RuleBar />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Card
          padding="none"
          className={classes(
            'overflow-hidden',
            open.isLoadingError && 'p-4',
            flag && 'max-lg:hidden',
          )}
        >
          <Loaded query={open} what="The list" skeleton={<ListSkeleton />}>
            {({ cases, counts }) => <CaseList cases={cases} counts={counts} flag={flag} />}
          </Loaded>
        </Card>
        {flag ? (
          <CasePlace key={flag} id={flag} listed={data?.cases.find(({ id }) => id === flag)} />
        ) : (
          data && <Nothing isQuiet={data.cases.length === 0} />
        )}
      </div>
    </>
  )
}

/** Where no flag is open: for to read one is written down, none is opened unasked. */
function Nothing({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <Card className={isQuiet ? undefined : 'max-lg:hidden'}>
      {isQuiet ? (
        <EmptyState title="Nothing is open" mood="calm">
          You are told the moment that changes.
        </EmptyState>
      ) : (
        <EmptyState title="Choose a flag" mood="caring">
          You see ten lines of the chat, and your reading is written down.
        </EmptyState>
      )}
    </Card>
  )
}
