import { isCode, readCode } from '@learngrove/contract/activation-code'
import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, Navigate, redirect, useLoaderData } from 'react-router'
import { myChildren } from '#accounts/accounts.data.ts'
import { query } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { heldCode } from '#platform/pending-code.ts'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { ChildChoice } from './child-choice.tsx'
import { Given, type GivenProps } from './child-redeemed.tsx'
import { NoChildYet } from './no-child-yet.tsx'
import { RedeemFrame } from './redeem-frame.tsx'
import { childText as text } from './subscription.words.ts'

const codeQuery = (code: string) => query('GET /activation/{code}', { params: { code } })

/** The code stands in the address, or waits on this device. A student redeems where the code is shown. */
export function loader({ request }: LoaderFunctionArgs) {
  const { user_role_id } = requireUser()
  const asked = readCode(new URL(request.url).searchParams.get('code') ?? '')
  const code = isCode(asked) ? asked : heldCode()
  if (code === undefined) throw redirect(pages.redeem())
  if (user_role_id === userRole.student) throw redirect(pages.redeemCode({ code }))
  if (code !== asked) throw redirect(pages.redemption({ code }))
  void queryClient.prefetchQuery(codeQuery(code))
  void queryClient.prefetchQuery(myChildren)
  return { code }
}

/** A parent gives a code to one of their children. */
function RedemptionPage() {
  const { code } = useLoaderData<typeof loader>()
  const found = useQuery(codeQuery(code))
  const children = useQuery(myChildren)
  const [given, setGiven] = useState<GivenProps>()
  if (given) return <Given {...given} />
  // The page of the code itself says best what is the matter with it.
  const isSpent = found.isError || found.data?.checked === false
  if (isSpent && !found.isFetching) {
    return <Navigate to={pages.redeemCode({ code })} replace />
  }
  if (found.data && children.data) {
    const { children: all } = children.data
    return all.length > 0 ? (
      <ChildChoice
        found={found.data}
        all={all}
        onRedeemed={(redeemed, child) => setGiven({ redeemed, child })}
      />
    ) : (
      <NoChildYet code={code} />
    )
  }
  return (
    <RedeemFrame title={text.title} stage="sprout" heading={text.title}>
      <Loaded query={children} what="Your family" skeleton={<ChoiceSkeleton />}>
        {() => <ChoiceSkeleton />}
      </Loaded>
    </RedeemFrame>
  )
}

function ChoiceSkeleton() {
  return (
    <SkeletonGroup label="Your children are coming." className="mt-6 grid gap-2.5">
      <Skeleton className="h-18 rounded-card" />
      <Skeleton className="h-18 rounded-card" />
    </SkeletonGroup>
  )
}

export { RedemptionPage as Component }
