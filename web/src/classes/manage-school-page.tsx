import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { Card } from '#ui/card.tsx'
import { lookOf, mySchool, type School } from './classes.data.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { LookForm } from './look-form.tsx'
import { LookPictures } from './look-pictures.tsx'
import { SchoolHead } from './school-head.tsx'

export async function loader() {
  void queryClient.prefetchQuery(mySchool)
  return null
}

/** What a school is and has. */
function ManageSchoolPage() {
  const school = useQuery(mySchool)
  return (
    <>
      <SchoolHead page="Your school" title={school.data?.name ?? 'Your school'} />
      <Loaded query={school} what="Your school" skeleton={<ListSkeleton />}>
        {(found) => (
          <>
            <Figures school={found} />
            <OwnLook id={found.id} />
          </>
        )}
      </Loaded>
    </>
  )
}

function OwnLook({ id }: { readonly id: string }) {
  const look = useQuery(lookOf(id))
  return (
    <section aria-label="Name and look" className="mt-8">
      <Loaded query={look} what="The look of your school" skeleton={<ListSkeleton />}>
        {(found) => (
          <>
            <LookForm key={JSON.stringify(found)} look={found} />
            <LookPictures look={found} />
          </>
        )}
      </Loaded>
    </section>
  )
}

const figuresOf = (school: School) => [
  { label: 'Classes', value: school.num_classes },
  { label: 'Students', value: school.num_students },
  { label: 'Teachers', value: school.num_teachers },
]

const Figures = ({ school }: { readonly school: School }) => (
  <dl className="grid gap-3 sm:grid-cols-3">
    {figuresOf(school).map(({ label, value }) => (
      <Card key={label} padding="small">
        <dt className="text-quiet text-sm">{label}</dt>
        <dd className="m-0 font-bold font-display text-2xl tabular-nums">{value}</dd>
      </Card>
    ))}
  </dl>
)

export { ManageSchoolPage as Component }
