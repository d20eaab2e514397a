import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Printer, School as SchoolIcon, Upload } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { AddStudent } from './add-student.tsx'
import { CardSheet } from './card-sheet.tsx'
import { myClasses, mySchool, type School } from './classes.data.ts'
import { counted } from './classes.words.ts'
import { ImportView } from './import-view.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { PersonActions } from './person-actions.tsx'
import { SchoolHead } from './school-head.tsx'
import { StandingJobs } from './standing-jobs.tsx'
import { StudentList } from './student-list.tsx'
import { useCards } from './use-cards.tsx'

export async function loader() {
  void queryClient.prefetchQuery(mySchool)
  void queryClient.prefetchQuery(myClasses)
  return null
}

/** The students of a school, or a list of them that is brought in. */
function ManageStudentsPage() {
  const [address] = useSearchParams()
  return address.get('view') === 'import' ? <ImportView /> : <Students />
}

/** The students: found, added, given cards, switched off. */
function Students() {
  const school = useQuery(mySchool)
  const cards = useCards()
  return (
    <>
      <SchoolHead
        page="Students"
        title={school.data ? counted(school.data.num_students, 'student') : 'Students'}
        lead={school.data && `In ${counted(school.data.num_classes, 'class', 'classes')}.`}
        actions={school.data && <HeadActions school={school.data} />}
      />
      {cards.cards.length > 0 && <CardSheet cards={cards.cards} onDone={cards.putAway} />}
      <div className="print:hidden">
        <Loaded query={school} what="The list of students" skeleton={<ListSkeleton />}>
          {(found) => <ListOfAll school={found} cards={cards} />}
        </Loaded>
      </div>
    </>
  )
}

const HeadActions = ({ school }: { readonly school: School }) => (
  <>
    <Button
      kind="line"
      icon={<Upload {...ICON} />}
      render={<Link to={pages.manageStudents({ view: 'import' })} />}
    >
      Import a list
    </Button>
    <AddStudent school={school} />
  </>
)

type ListOfAllProps = { readonly school: School; readonly cards: ReturnType<typeof useCards> }

function ListOfAll({ school, cards }: ListOfAllProps) {
  const classes = useQuery(myClasses).data?.classes
  if (classes === undefined) return <ListSkeleton />
  return (
    <>
      <StandingJobs jobs={jobsOf(school)} />
      <StudentList
        school={school}
        classes={classes}
        rowActions={(student) => (
          <PersonActions
            person={student}
            more={[
              {
                label: 'New password',
                detail: 'Shown once, to you',
                icon: <KeyRound {...ICON} />,
                onAct: () => cards.make([student.id]),
              },
            ]}
          />
        )}
        chosenActions={(chosen) => (
          <Button
            size="small"
            icon={<Printer {...ICON_SMALL} />}
            busy={cards.isBusy}
            onClick={() => cards.make(chosen.map(({ id }) => id))}
          >
            Sign-in cards
          </Button>
        )}
        empty={
          <EmptyState title="No students yet" action={<AddStudent school={school} />}>
            Add one, or bring in a list.
          </EmptyState>
        }
      />
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
