import { useQuery } from '@tanstack/react-query'
import { useCall } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { useToast } from '#ui/toast.tsx'
import { fullName, type Guardian, myGuardians } from './accounts.data.ts'
import { GuardianRow } from './accounts.guardian-row.tsx'

const outcome =
  'They no longer see how you get on. Your code ends, and you are signed out everywhere else. If they know your password, change it too. Nothing of yours is lost.'

/** Lists who sees a student's progress at home. A new guardian can be removed. */
export function GuardianList() {
  const toast = useToast()
  const guardians = useQuery(myGuardians)
  const remove = useCall('DELETE /users/guardians/{id}', {
    changes: ['GET /users/guardians', 'GET /auth/sessions'],
  })
  const act = (guardian: Guardian) =>
    remove.mutate(
      { params: { id: guardian.id } },
      { onSuccess: () => toast.show({ title: `${fullName(guardian)} is not linked any more` }) },
    )
  return (
    <Loaded
      query={guardians}
      what="The list"
      skeleton={
        <div className="mt-4">
          <SkeletonRows label="Who sees your progress is coming." rows={1} />
        </div>
      }
    >
      {({ guardians: list }) =>
        list.length === 0 ? (
          <p className="mt-3 text-quiet">
            Nobody at home is linked to you. Your teachers see your school work.
          </p>
        ) : (
          <ul className="mt-3 grid gap-1">
            {list.map((guardian) => (
              <GuardianRow
                key={guardian.id}
                guardian={guardian}
                question="Do you know this person?"
                remove="No, remove them"
                outcome={outcome}
                busy={remove.isPending}
                error={remove.error}
                onRemove={() => act(guardian)}
              />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
