import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ClassMenu } from '#classes/classes.class-menu.tsx'
import { type Class, myClasses } from '#classes/classes.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ReportSkeleton } from '../report-skeleton.tsx'
import { ExchangeView } from './exchange-view.tsx'
import { QuestionForm } from './question-form.tsx'
import { useQuestions } from './use-questions.ts'
import { spoken } from './words-in.ts'

export function loader() {
  void queryClient.prefetchQuery(myClasses)
  return null
}

/** Where a teacher asks what the reports say of a class. */
function AssistantPage() {
  const [params] = useSearchParams()
  const classes = useQuery(myClasses)
  return (
    <>
      <title>{titled('Assistant')}</title>
      {!classes.data && <PageHeader title="Assistant" />}
      <Loaded query={classes} what="Your classes" skeleton={<ReportSkeleton />}>
        {({ classes: all }) => {
          const chosen = all.find(({ id }) => id === params.get('class')) ?? all[0]
          return chosen ? <Questions key={chosen.id} all={all} chosen={chosen} /> : <NoClass />
        }}
      </Loaded>
    </>
  )
}

const first = [
  ...['What shall I do first?', 'Who is stuck?', 'How is the class doing?'],
  ...['Which mistakes do they make?', 'Who has not begun the set work?'],
]

function Questions({ all, chosen }: { readonly all: readonly Class[]; readonly chosen: Class }) {
  const { exchanges, isAsking, ask, askAgain } = useQuestions(chosen.id)
  const end = useRef<HTMLDivElement>(null)
  const last = exchanges.at(-1)
  // Read anew at each question and where its answer has ended, so that both are in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows what is shown
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'nearest' })
  }, [last?.number, last?.state])
  return (
    <div className="mx-auto max-w-230">
      <PageHeader
        breadcrumb={<p className="mb-1 text-quiet text-sm">Assistant</p>}
        title={
          <ClassMenu all={all} chosen={chosen} linkTo={(id) => pages.teacherChat({ class: id })} />
        }
        lead="Ask what the reports say of this class. Nothing that you ask is kept."
      />
      {exchanges.length === 0 && (
        <EmptyState title="What would you like to know?">
          Every figure of an answer opens the answers of your students behind it. What the reports
          do not know, the assistant does not say.
        </EmptyState>
      )}
      <ol className="m-0 grid list-none gap-10 p-0">
        {exchanges.map((exchange) => (
          <ExchangeView
            key={exchange.number}
            exchange={exchange}
            classId={chosen.id}
            onAgain={() => askAgain(exchange)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {last && (last.state === 'answered' ? spoken(last.words) : 'The assistant is answering.')}
      </p>
      <QuestionForm
        isAsking={isAsking}
        suggestions={last === undefined ? first : last.next}
        onAsk={ask}
      />
      <div ref={end} />
    </div>
  )
}

const NoClass = () => (
  <>
    <PageHeader title="Assistant" />
    <EmptyState title="You have no class yet" mood="calm">
      Once your school has put you into a class, you can ask about it here.
    </EmptyState>
  </>
)

export { AssistantPage as Component }
