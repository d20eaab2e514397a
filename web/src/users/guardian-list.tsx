import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#student/loaded.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { myGuardians } from './users.data.ts'
import { dateWords } from './users.words.ts'

/** Who sees a student's progress at home. */
export function GuardianList() {
  const guardians = useQuery(myGuardians)
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
            {list.map(({ first_name, linked_at }) => (
              <li key={`${first_name} ${linked_at}`} className="flex min-h-15 items-center gap-3">
                <Avatar name={first_name} />
                <span className="min-w-0 leading-snug">
                  <b className="block font-semibold">{first_name}</b>
                  <span className="text-quiet text-sm">{`Linked on ${dateWords(linked_at)}`}</span>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
