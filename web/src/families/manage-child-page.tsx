import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { myChildren } from '#accounts/accounts.data.ts'
import { catalogue } from '#courses/courses.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { ManageChild } from './manage-child.tsx'

export function loader() {
  requireUser()
  void queryClient.prefetchQuery(catalogue)
  return null
}

/** Shows a child's account as its parent manages it. */
function ManageChildPage() {
  const { childId } = useParams()
  const children = useQuery(myChildren)
  return (
    <>
      <title>{titled('Your child’s account')}</title>
      <Loaded
        query={children}
        what="The account"
        skeleton={<SkeletonRows label="The account is coming." rows={4} />}
      >
        {({ children: list }) => {
          const child = list.find(({ id }) => id === childId)
          return child ? (
            <ManageChild key={child.id} child={child} />
          ) : (
            <ErrorState isPage title="This account is not here">
              It may not be linked to you any more.
            </ErrorState>
          )
        }}
      </Loaded>
    </>
  )
}

export { ManageChildPage as Component }
