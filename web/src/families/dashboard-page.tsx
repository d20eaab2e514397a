import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { type Child, childWeek, myChildren } from '#accounts/accounts.data.ts'
import { ResumeCard } from '#accounts/onboarding/onboarding.resume-card.tsx'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { useUser } from '#platform/session.ts'
import { CodeCard } from '#subscription/subscription.code-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { ChildSwitcher } from './child-switcher.tsx'
import { NoChild } from './no-child.tsx'
import { WeekView } from './week-view.tsx'

/** Key in the address of the child whose week is shown. */
const childKey = 'child'

export function loader({ request }: LoaderFunctionArgs) {
  const child = new URL(request.url).searchParams.get(childKey)
  if (child) void queryClient.prefetchQuery(childWeek(child))
  return null
}

/** Shows a parent's home: the week of one child. */
function DashboardPage() {
  const user = useUser()
  const [params] = useSearchParams()
  const children = useQuery(myChildren)
  const asked = params.get(childKey)
  const all = children.data?.children
  const shown = all?.find(({ id }) => id === asked) ?? all?.[0]
  const name = shown ? weekOf(shown) : 'Your family'
  return (
    <>
      <title>{titled(name)}</title>
      {all === undefined && <h1 className="sr-only">{name}</h1>}
      <CodeCard place="head" />
      <Loaded query={children} what="Your family" skeleton={<WeekSkeleton />}>
        {({ children: list }) =>
          shown ? (
            <>
              <ChildSwitcher all={list} shown={shown} />
              <ChildPart key={shown.id} child={shown} />
            </>
          ) : (
            <NoChild first_name={user?.first_name ?? ''} />
          )
        }
      </Loaded>
      <ResumeCard className="mt-8" />
      <CodeCard place="foot" />
    </>
  )
}

function ChildPart({ child }: { readonly child: Child }) {
  const week = useQuery(childWeek(child.id))
  return (
    <>
      {week.data === undefined && <h1 className="sr-only">{weekOf(child)}</h1>}
      <Loaded query={week} what={weekOf(child)} skeleton={<WeekSkeleton />}>
        {(data) => <WeekView child={child} week={data} />}
      </Loaded>
    </>
  )
}

const weekOf = ({ first_name }: Child) => `${first_name}’s week`

function WeekSkeleton() {
  return (
    <SkeletonGroup label="The week is coming.">
      <Skeleton className="h-90 rounded-sheet" />
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
      <Skeleton shape="title" className="mt-10 mb-4 w-40" />
      <Skeleton className="h-60 rounded-card" />
    </SkeletonGroup>
  )
}

export { DashboardPage as Component }
