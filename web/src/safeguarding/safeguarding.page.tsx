import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ClosedView } from './closed-view.tsx'
import { LogView } from './log-view.tsx'
import { OpenView } from './open-view.tsx'
import { contactList, myStanding, openCases } from './safeguarding.data.ts'
import { PageSkeleton } from './skeletons.tsx'
import { ToldView } from './told-view.tsx'

/** In the address: which part of the page is shown, and which flag is open. */
const [tabKey, flagKey] = ['tab', 'flag'] as const

/** Fetches what the page shows first. */
export function fetchSafeguarding(): void {
  void queryClient.prefetchQuery(contactList)
  void queryClient.prefetchQuery(openCases)
}

/** What children said that a grown-up should read, for those who are told. */
export function SafeguardingPage() {
  const standing = useQuery(myStanding)
  const [params] = useSearchParams()
  const tab = params.get(tabKey)
  const flag = params.get(flagKey) ?? undefined
  return (
    <>
      <title>{titled('Safeguarding')}</title>
      <Loaded query={standing} what="This page" skeleton={<PageSkeleton />}>
        {({ can_read, can_name_contacts }) => {
          if (!can_read && !can_name_contacts) return <NotYours />
          if (!can_read || tab === 'told') return <ToldView canRead={can_read} />
          if (tab === 'log') return <LogView />
          if (tab === 'closed') return <ClosedView />
          return <OpenView flag={flag} />
        }}
      </Loaded>
    </>
  )
}

function NotYours() {
  return (
    <EmptyState
      title="Others look after this"
      mood="calm"
      action={<Button render={<Link to={pages.teacherReports()} />}>To your page</Button>}
    >
      Safeguarding is open to those whom your school has named. If a child tells you something,
      speak to one of them, and ring 999 first where somebody is in danger.
    </EmptyState>
  )
}
