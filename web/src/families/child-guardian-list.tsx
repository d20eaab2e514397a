import { useQuery } from '@tanstack/react-query'
import { type Child, childGuardians, fullName, type Guardian } from '#accounts/accounts.data.ts'
import { GuardianRow } from '#accounts/accounts.guardian-row.tsx'
import { useCall } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { useToast } from '#ui/toast.tsx'

/** Lists who else is linked to a child, and since when; a new guardian can be removed. */
export function ChildGuardianList({ child }: { readonly child: Child }) {
  const toast = useToast()
  const guardians = useQuery(childGuardians(child.id))
  const remove = useCall('DELETE /users/children/{id}/guardians/{guardian_id}', {
    changes: ['GET /users/children/{id}/guardians'],
  })
  const act = (guardian: Guardian) =>
    remove.mutate(
      { params: { id: child.id, guardian_id: guardian.id } },
      { onSuccess: () => toast.show({ title: `${fullName(guardian)} is not linked any more` }) },
    )
  return (
    <Loaded
      query={guardians}
      what="The list"
      skeleton={
        <div className="mt-4">
          <SkeletonRows label="Who is linked is coming." rows={1} />
        </div>
      }
    >
      {({ guardians: list }) => (
        <ul className="mt-3 grid gap-1">
          {list.map((guardian) => (
            <GuardianRow
              key={guardian.id}
              guardian={guardian}
              question="Do you know this person?"
              remove="Remove"
              outcome={`They no longer see how ${child.first_name} gets on, and can come back only by a new code. ${child.first_name} is signed out everywhere. If they know the password, set another one.`}
              busy={remove.isPending}
              error={remove.error}
              onRemove={() => act(guardian)}
            />
          ))}
        </ul>
      )}
    </Loaded>
  )
}
