import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { classWork, type Work } from '#assignments/assignments.data.ts'
import { AppLink } from '#platform/app-link.tsx'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Folded } from '#ui/folded.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Section } from '#ui/section.tsx'
import { AnswersDrawer } from './answers-drawer.tsx'
import { MisconceptionList } from './misconception-list.tsx'
import { QuestionTable } from './question-table.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { type SheetReport, type SheetStudent, sheetReport } from './reports.data.ts'
import { personWords, shortDay } from './reports.words.ts'
import { SheetStudents } from './sheet-students.tsx'

type SheetReportViewProps = {
  readonly classId: string
  readonly assignmentId: string
  readonly isProjected: boolean
}

/** How a class did a worksheet that was set to it. */
export function SheetReportView({ classId, assignmentId, isProjected }: SheetReportViewProps) {
  const works = useQuery(classWork(classId))
  return (
    <Loaded query={works} what="The set work" skeleton={<ReportSkeleton />}>
      {({ assignments }) => {
        const work = assignments.find(({ id }) => id === assignmentId)
        if (!work) return <NotThere classId={classId} />
        return (
          <Report
            {...{ classId, assignmentId, isProjected }}
            worksheetId={work.worksheet_id}
            counts={countsWords(work)}
          />
        )
      }}
    </Loaded>
  )
}

type Counts = {
  /** Says what counts of a sheet of which some questions are enough. */
  readonly counts: string
}

const countsWords = ({ num_to_answer, num_questions }: Work): string =>
  num_to_answer < num_questions
    ? ` Any ${num_to_answer} of the ${num_questions} questions are enough: what must be answered counts, and the best of the rest.`
    : ''

function Report(of: SheetReportViewProps & Counts & { readonly worksheetId: string }) {
  const report = useQuery(sheetReport(of))
  return (
    <Loaded query={report} what="The report" skeleton={<ReportSkeleton />}>
      {(parts) => <Parts parts={parts} {...of} />}
    </Loaded>
  )
}

function Parts({
  parts: { summary, questions, students, misconceptions },
  classId,
  assignmentId,
  isProjected,
  counts,
}: SheetReportViewProps & Counts & { readonly parts: SheetReport }) {
  const [open, setOpen] = useState<SheetStudent>()
  const all = students?.students ?? []
  const idle = all.filter(({ num_answered, finished_at }) => num_answered === 0 && !finished_at)
  const places = new Map(
    all
      .map(({ id }) => id)
      .toSorted()
      .map((id, at) => [id, at + 1]),
  )
  const aliasOf = (id: string) => (isProjected ? `Student ${places.get(id) ?? ''}` : undefined)
  const wanted = { assignment_id: assignmentId }
  return (
    <>
      {summary && <Head summary={summary} classId={classId} />}
      {idle.length > 0 && <Idle idle={idle} {...{ classId, assignmentId, isProjected }} />}
      {questions && questions.questions.length > 0 && (
        <Section
          id="questions"
          title="Questions, hardest first"
          lead="Facility is the share of first tries that were right without help. Discrimination needs eight students."
        >
          <QuestionTable list={questions.questions} classId={classId} wanted={wanted} />
        </Section>
      )}
      {misconceptions && misconceptions.misconceptions.length > 0 && (
        <Section id="misconceptions" title="What was taken for what">
          <MisconceptionList
            classId={classId}
            wanted={wanted}
            list={misconceptions.misconceptions}
          />
        </Section>
      )}
      {students && (
        <Section
          id="students"
          title="Each student"
          lead={`Press marks for the answers behind them.${counts}`}
        >
          <Folded rows={all} what="students" most={10}>
            {(shown) => (
              <SheetStudents
                students={shown}
                classId={classId}
                aliasOf={aliasOf}
                onOpen={setOpen}
              />
            )}
          </Folded>
        </Section>
      )}
      {open && (
        <AnswersDrawer
          title={personWords(open, aliasOf(open.id))}
          classId={classId}
          wanted={{ ...wanted, student_id: open.id }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

type IdleProps = SheetReportViewProps & { readonly idle: readonly SheetStudent[] }

/** Who has not begun. */
function Idle({ idle, classId, assignmentId, isProjected }: IdleProps) {
  return (
    <Section id="idle" title={`Not begun: ${idle.length}`}>
      <p className="max-w-230">
        {isProjected
          ? 'Their names are hidden'
          : idle.map((each) => personWords(each, undefined)).join(', ')}
        .{' '}
        <AppLink
          href={pages.teacherAssignments({ class: classId, work: assignmentId })}
          className="font-semibold underline"
        >
          Remind them
        </AppLink>
      </p>
    </Section>
  )
}

type HeadProps = {
  readonly summary: NonNullable<SheetReport['summary']>
  readonly classId: string
}

function Head({ summary, classId }: HeadProps) {
  const { assignment, sentence, num_begun, num_students, mean_score } = summary
  const { title, set_at, due_date } = assignment
  return (
    <>
      <title>{titled(title)}</title>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            link={AppLink}
            crumbs={[
              { label: summary.class.name, href: pages.teacherReports({ class: classId }) },
              { label: title },
            ]}
          />
        }
        title={title}
        lead={`Set ${shortDay(set_at)}${due_date ? `, due ${shortDay(due_date)}` : ''}`}
      />
      <p className="max-w-230 text-pretty font-bold font-display text-xl md:text-2xl">{sentence}</p>
      <p className="mt-2 text-quiet text-sm">
        {num_begun} of {num_students} have begun.
        {mean_score !== null && ` Of the marks of those who finished ${mean_score} % were given.`}
      </p>
    </>
  )
}

const NotThere = ({ classId }: { readonly classId: string }) => (
  <EmptyState
    title="This work is not there any more"
    mood="calm"
    action={
      <AppLink href={pages.teacherReports({ class: classId })}>The report of the class</AppLink>
    }
  >
    It was taken back, or it was set to another class.
  </EmptyState>
)
