import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Calendar, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ClassMenu } from '#classes/classes.class-menu.tsx'
import { type Class, myClasses } from '#classes/classes.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { KeyView } from '#quiz/marking/marking.key-view.tsx'
import { MarkingView } from '#quiz/marking/marking.view.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { SetWorkDialog } from './assignments.set-work.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'
import { ClassWork } from './class-work.tsx'
import { PaperView } from './paper/paper.view.tsx'
import { RoomView } from './room-view.tsx'

export function loader() {
  void queryClient.prefetchQuery(myClasses)
  return null
}

/** What a class was set, how far it is and who needs somebody. */
function AssignmentsPage() {
  const classes = useQuery(myClasses)
  const [params] = useSearchParams()
  return (
    <>
      <title>{titled('Assignments')}</title>
      {!classes.data && <PageHeader title="Assignments" />}
      <Loaded query={classes} what="Your classes" skeleton={<Coming />}>
        {({ classes: all }) => {
          if (params.get('view') === 'marking')
            return <MarkingView classes={all} class_id={params.get('class') ?? undefined} />
          const chosen = all.find(({ id }) => id === params.get('class')) ?? all[0]
          if (!chosen) return <NoClass />
          if (params.get('view') === 'project') {
            return <ClassWork key={chosen.id} of={chosen} work={params.get('work')} isProjected />
          }
          const asked = params.get('question')
          if (params.get('view') === 'key' && asked)
            return <KeyView key={asked} class_id={chosen.id} question_id={asked} />
          const question = Number(asked)
          const work = params.get('work')
          if (params.get('view') === 'board' && work && Number.isInteger(question) && question > 0)
            return <RoomView assignment_id={work} number={question} />
          if (params.get('view') === 'paper' && work) return <PaperView assignment_id={work} />
          return <OneClass key={chosen.id} all={all} chosen={chosen} work={work} />
        }}
      </Loaded>
    </>
  )
}

const Coming = () => <SkeletonRows label="The work of your class is coming." rows={6} />

function NoClass() {
  return (
    <>
      <PageHeader title="Assignments" />
      <EmptyState title="You have no class yet" mood="calm">
        Once your school has put you into a class, its work is here.
      </EmptyState>
    </>
  )
}

type OneClassProps = {
  readonly all: readonly Class[]
  readonly chosen: Class
  readonly work: string | null
}

function OneClass({ all, chosen, work }: OneClassProps) {
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'set' | 'calendar'>()
  const close = () => setDialog(undefined)
  const { id, name } = chosen
  return (
    <>
      <PageHeader
        breadcrumb={<p className="mb-1 text-quiet text-sm">Assignments</p>}
        title={
          <ClassMenu
            all={all}
            chosen={chosen}
            linkTo={(id) => pages.teacherAssignments({ class: id })}
          />
        }
        actions={
          <>
            <Button kind="line" icon={<Calendar {...ICON} />} onClick={() => setDialog('calendar')}>
              Calendar
            </Button>
            <Button icon={<Plus {...ICON} />} onClick={() => setDialog('set')}>
              Set work
            </Button>
          </>
        }
      />
      <ClassWork of={chosen} work={work} />
      {dialog === 'set' && (
        <SetWorkDialog
          class_id={id}
          class_name={name}
          onClose={close}
          onSet={(set) => navigate(pages.teacherAssignments({ class: id, work: set }))}
        />
      )}
      {dialog === 'calendar' && <CalendarDialog onClose={close} />}
    </>
  )
}

export { AssignmentsPage as Component }
