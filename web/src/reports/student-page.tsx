import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { AppLink } from '#platform/app-link.tsx'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Folded } from '#ui/folded.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Section } from '#ui/section.tsx'
import { BeliefList } from './belief-list.tsx'
import { CellDrawer } from './cell-drawer.tsx'
import { EffortChart } from './effort-chart.tsx'
import { Emphasised } from './emphasised.tsx'
import { RangeMenu } from './range-menu.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { studentReport } from './reports.data.ts'
import { SetWorkTable } from './set-work-table.tsx'
import { StudentTopics } from './student-topics.tsx'
import { ThingCards } from './thing-cards.tsx'

type StudentReport = Received<'GET /classes/{classId}/students/{studentId}/report'>

const nobody = () => undefined

/** What one student of a class knows and needs in its course. */
function StudentPage() {
  const { classId = '', studentId = '' } = useParams()
  const [params] = useSearchParams()
  const [topic, setTopic] = useState<string>()
  const range = { start: params.get('start') ?? undefined, end: params.get('end') ?? undefined }
  const found = useQuery(studentReport(classId, studentId, range))
  return (
    <>
      {!found.data && <ComingHead />}
      <Loaded query={found} what="This report" skeleton={<ReportSkeleton />}>
        {(report) => {
          const { student, work } = report
          return (
            <>
              <Head report={report} studentId={studentId} />
              <p className="max-w-230 text-pretty font-bold font-display text-xl md:text-2xl">
                <Emphasised sentence={report.sentence} emphasis={report.emphasis} />
              </p>
              <p className="mt-2 text-quiet text-sm">
                From {work.answers} answers in these weeks, {work.minutes} minutes.
              </p>
              {report.next && (
                <Section id="next" title="The next step">
                  <ThingCards things={[report.next]} classId={classId} aliasOf={nobody} />
                </Section>
              )}
              <Section
                id="topics"
                title={`What ${student.first_name} can do`}
                lead="How likely a right answer without help is now, 0 to 100. The band is where it likely is: more answers, narrower band."
              >
                <StudentTopics topics={report.topics} onOpen={setTopic} />
              </Section>
              {report.misconceptions.length > 0 && (
                <Section id="beliefs" title="What was taken for what">
                  <BeliefList list={report.misconceptions} />
                </Section>
              )}
              <Section id="set" title="What was set, what was done">
                <Folded rows={report.set} what="pieces of work">
                  {(shown) => <SetWorkTable rows={shown} classId={classId} />}
                </Folded>
              </Section>
              <EffortChart weeks={report.weeks} title="Minutes of practice a week" />
              {topic && (
                <CellDrawer
                  key={topic}
                  classId={classId}
                  studentId={studentId}
                  topicId={topic}
                  alias={undefined}
                  onClose={() => setTopic(undefined)}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

type HeadProps = { readonly report: StudentReport; readonly studentId: string }

/** Who it is of, and of when. */
function Head({ report, studentId }: HeadProps) {
  const navigate = useNavigate()
  const { id: classId, name: className } = report.class
  const name = `${report.student.first_name} ${report.student.last_name}`.trim()
  const toClass = pages.teacherReports({ class: classId })
  return (
    <>
      <title>{titled(name)}</title>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            link={AppLink}
            crumbs={[{ label: className, href: toClass }, { label: name }]}
          />
        }
        title={name}
        actions={
          <RangeMenu
            range={report.range}
            onChoose={(start) => navigate(pages.studentReports({ classId, studentId, start }))}
          />
        }
      />
    </>
  )
}

const ComingHead = () => (
  <>
    <title>{titled('A student’s report')}</title>
    <PageHeader title="A student’s report" />
  </>
)

export { StudentPage as Component }
