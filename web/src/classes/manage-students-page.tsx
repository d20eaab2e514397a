import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, School as SchoolIcon } from 'lucide-react'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AddStudent } from './add-student.tsx'
import { myClasses, mySchool, type School } from './classes.data.ts'
import { counted } from './classes.words.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { PersonActions } from './person-actions.tsx'
import { SchoolHead } from './school-head.tsx'
import { StandingJobs } from './standing-jobs.tsx'
import { StudentList } from './student-list.tsx'

export async function loader() {
  void queryClient.prefetchQuery(mySchool)
  void queryClient.prefetchQuery(myClasses)
  return null
}

/** The students of a school: found, added, given cards, switched off. */
function ManageStudentsPage() {
  const school = useQuery(mySchool)
  const classes = useQuery(myClasses).data?.classes
  return (
    <>
      <SchoolHead
        page="Students"
        title={school.data ? counted(school.data.num_students, 'student') : 'Students'}
        lead={school.data && `In ${counted(school.data.num_classes, 'class', 'classes')}.`}
        actions={school.data && <AddStudent school={school.data} />}
      />
      <Loaded query={school} what="The list of students" skeleton={<ListSkeleton />}>
        {(found) =>
          classes === undefined ? (
            <ListSkeleton />
          ) : (
            <>
              <StandingJobs jobs={jobsOf(found)} />
              <StudentList
                school={found}
                classes={classes}
                rowActions={(student) => <PersonActions person={student} />}
                empty={
                  <EmptyState title="No students yet" action={<AddStudent school={found} />}>
                    Add one, or bring in a list.
                  </EmptyState>
                }
              />
            </>
          )
        }
      </Loaded>
    </>
  )
}

const jobsOf = ({ num_never_signed_in, num_without_class }: School) => [
  ...(num_never_signed_in > 0
    ? [
        {
          title: `${num_never_signed_in} have never signed in`,
          text: 'See who, and print their cards',
          icon: KeyRound,
          to: pages.manageStudents({ sign_in: 'never' }),
        },
      ]
    : []),
  ...(num_without_class > 0
    ? [
        {
          title: `${num_without_class} are in no class`,
          text: 'Put them into one on the page of classes',
          icon: SchoolIcon,
          to: pages.manageClasses(),
        },
      ]
    : []),
]

export { ManageStudentsPage as Component }
