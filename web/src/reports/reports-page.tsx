import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { OwnAccount } from '#accounts/accounts.own-account.tsx'
import { myClasses } from '#classes/classes.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ClassReportView } from './class-report.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { SheetReportView } from './sheet-report.tsx'

export function loader() {
  void queryClient.prefetchQuery(myClasses)
  return null
}

/** The start of staff: what a class knows and needs; by a view of its own, the own account. */
function ReportsPage() {
  const user = useUser()
  const [params] = useSearchParams()
  const classes = useQuery(myClasses)
  if (params.get('view') === 'account') {
    return (
      <div className="mx-auto max-w-190">
        <title>{titled('Your account')}</title>
        {user && <OwnAccount user={user} />}
      </div>
    )
  }
  return (
    <>
      <title>{titled('Reports')}</title>
      {!classes.data && <PageHeader title="Reports" />}
      <Loaded query={classes} what="Your classes" skeleton={<ReportSkeleton />}>
        {({ classes: all }) => {
          const chosen = all.find(({ id }) => id === params.get('class')) ?? all[0]
          if (!chosen) return <NoClass />
          const work = params.get('work')
          const isProjected = params.get('names') === 'none'
          if (work) {
            return (
              <SheetReportView
                {...{ classId: chosen.id, assignmentId: work, isProjected }}
                key={work}
              />
            )
          }
          return <ClassReportView key={chosen.id} all={all} chosen={chosen} />
        }}
      </Loaded>
    </>
  )
}

const NoClass = () => (
  <>
    <PageHeader title="Reports" />
    <EmptyState
      title="You have no class yet"
      mood="calm"
      action={
        <Button kind="line" render={<Link to={pages.teacherReports({ view: 'account' })} />}>
          Your account
        </Button>
      }
    >
      Once your school has put you into a class, what it knows and needs is here.
    </EmptyState>
  </>
)

export { ReportsPage as Component }
