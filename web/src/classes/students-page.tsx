import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { fetchSafeguarding, SafeguardingPage } from '#safeguarding/safeguarding.page.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ClassCode } from './class-code.tsx'
import { myClasses, mySchool } from './classes.data.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { SchoolHead } from './school-head.tsx'
import { StudentList } from './student-list.tsx'

const isAboutSafety = (address: URLSearchParams) => address.get('view') === 'safeguarding'

export async function loader({ request }: LoaderFunctionArgs) {
  if (isAboutSafety(new URL(request.url).searchParams)) fetchSafeguarding()
  else {
    void queryClient.prefetchQuery(mySchool)
    void queryClient.prefetchQuery(myClasses)
  }
  return null
}

/** The students of a teacher, and beside them what children said that a grown-up should read. */
function StudentsPage() {
  const [address] = useSearchParams()
  return isAboutSafety(address) ? <SafeguardingPage /> : <OwnStudents />
}

function OwnStudents() {
  const school = useQuery(mySchool)
  const classes = useQuery(myClasses).data?.classes
  const [address] = useSearchParams()
  return (
    <>
      <SchoolHead
        page="Students"
        title="Students"
        lead="Everybody in the classes that you may see."
        actions={<ClassCode classes={classes ?? []} chosen={address.get('class') ?? undefined} />}
      />
      <Loaded query={school} what="The list of students" skeleton={<ListSkeleton />}>
        {(found) =>
          classes === undefined ? (
            <ListSkeleton />
          ) : (
            <StudentList
              school={found}
              classes={classes}
              empty={
                <EmptyState title="No students yet">
                  They stand here once they are in a class of yours.
                </EmptyState>
              }
            />
          )
        }
      </Loaded>
    </>
  )
}

export { StudentsPage as Component }
