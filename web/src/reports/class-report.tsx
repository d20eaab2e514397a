import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Class } from '#classes/classes.data.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Section } from '#ui/section.tsx'
import { EffortChart } from './effort-chart.tsx'
import { Emphasised } from './emphasised.tsx'
import { MasterySection } from './mastery-section.tsx'
import { MisconceptionList } from './misconception-list.tsx'
import { QuestionTable } from './question-table.tsx'
import { ReportHead } from './report-head.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { classReport, type Summary } from './reports.data.ts'
import { effortWords } from './reports.words.ts'
import { ThingCards } from './thing-cards.tsx'

type ClassReportViewProps = { readonly all: readonly Class[]; readonly chosen: Class }

/** What a class knows and needs: what to do first, then the figures that it was chosen by. */
export function ClassReportView({ all, chosen }: ClassReportViewProps) {
  const [params] = useSearchParams()
  const range = { start: params.get('start') ?? undefined, end: params.get('end') ?? undefined }
  const isProjected = params.get('names') === 'none'
  const report = useQuery(classReport(chosen.id, range))
  const students = report.data?.mastery?.students ?? []
  // By their ids, so that the order of need does not give them away.
  const aliases = new Map(
    students
      .map(({ id }) => id)
      .toSorted()
      .map((id, at) => [id, `Student ${at + 1}`]),
  )
  const aliasOf = (id: string) => (isProjected ? (aliases.get(id) ?? 'A student') : undefined)
  const of = { classId: chosen.id, aliasOf }
  return (
    <>
      <ReportHead all={all} chosen={chosen} report={report.data} isProjected={isProjected} />
      <Loaded query={report} what="The report" skeleton={<ReportSkeleton />}>
        {({ summary, mastery, misconceptions, questions, effort }) => (
          <>
            {summary && <Sentence summary={summary} />}
            {summary && summary.things.length > 0 && (
              <Section id="things" title="What to do first">
                <ThingCards things={summary.things} {...of} />
              </Section>
            )}
            {mastery && mastery.topics.length > 0 && <MasterySection map={mastery} {...of} />}
            {misconceptions && misconceptions.misconceptions.length > 0 && (
              <Section
                id="misconceptions"
                title="What was taken for what"
                lead="Real answers, without a name."
              >
                <MisconceptionList
                  classId={chosen.id}
                  wanted={range}
                  list={misconceptions.misconceptions}
                />
              </Section>
            )}
            {questions && questions.questions.length > 0 && (
              <Section
                id="questions"
                title="Questions, hardest first"
                lead="Facility is the share of first tries that were right without help. Discrimination says whether stronger students do better on it: above 0.30 is good, below 0 wants a look."
              >
                <QuestionTable list={questions.questions} wanted={range} classId={chosen.id} />
              </Section>
            )}
            {effort && <EffortChart weeks={effort.weeks} title="Minutes of practice a week" />}
          </>
        )}
      </Loaded>
    </>
  )
}

function Sentence({ summary }: { readonly summary: Summary }) {
  const { work, before, num_students, num_practised } = summary
  return (
    <>
      <p className="max-w-230 text-pretty font-bold font-display text-xl md:text-2xl">
        <Emphasised sentence={summary.sentence} emphasis={summary.emphasis} />
      </p>
      <p className="mt-2 text-quiet text-sm">
        From {work.answers} answers: {num_practised} of {num_students} students practised,{' '}
        {work.minutes} minutes together, {effortWords(work, before)}. An estimate is wide where
        there are few answers; below five there is none.
      </p>
    </>
  )
}
