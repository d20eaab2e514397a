import { pages } from '@learngrove/contract/pages'
import { limits } from '@learngrove/contract/quiz.limits'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { Course } from '#courses/courses.data.ts'
import { Loaded } from '#platform/loaded.tsx'
import { type MetQuestion, myMistakes } from '#practice/practice.data.ts'
import { useMakePractice } from '#practice/practice.make.ts'
import { questionsWords } from '#practice/practice.words.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { TextLink } from '#ui/text-link.tsx'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { MetList } from './met-list.tsx'
import { ofTopic, topicsOf } from './met-topics.ts'

type MistakesViewProps = {
  readonly course: Course
  /** The topic in the address, if one is chosen. */
  readonly topic: string | undefined
}

/** The not-yet book: each question that is not right yet, until it is. */
export function MistakesView({ course, topic }: MistakesViewProps) {
  const query = useQuery(myMistakes(course.id))
  return (
    <Loaded query={query} what="Your not-yet book" skeleton={<CardsSkeleton />}>
      {({ questions }) =>
        questions.length === 0 ? (
          <EmptyState
            title="Nothing waits in the book"
            mood="cheering"
            action={
              <Button kind="soft" render={<Link to={pages.studentDashboard()} />}>
                On to my next step
              </Button>
            }
          >
            A question of {course.subject_name} that is not right yet comes here, and leaves when
            you get it right.
          </EmptyState>
        ) : (
          <Book questions={questions} topic={topic} />
        )
      }
    </Loaded>
  )
}

function Book({
  questions,
  topic,
}: {
  readonly questions: readonly MetQuestion[]
  readonly topic: string | undefined
}) {
  const make = useMakePractice()
  const topics = topicsOf(questions)
  // A topic whose last question has left the book is no filter any more.
  const chosen = topics.some(({ id }) => id === topic) ? topic : undefined
  const shown = ofTopic(questions, chosen)
  const again = (some: readonly MetQuestion[]) =>
    make.mutate({
      question_ids: some.map(({ question }) => question.id).slice(0, limits.custom_questions),
    })
  const asked = make.variables?.question_ids
  return (
    <section aria-labelledby="not-yet-book" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="not-yet-book" className="text-xl">
            Not-yet book
          </h2>
          <p className="mt-1 text-quiet">
            {questionsWords(questions.length)} to meet again, each with fresh numbers where it has
            some.
          </p>
        </div>
        <Button
          icon={<RotateCcw {...ICON} />}
          busy={make.isPending && asked?.length !== 1}
          onClick={() => again(shown)}
        >
          {allWords(shown.length)}
        </Button>
      </div>
      {topics.length > 1 && <TopicChips topics={topics} chosen={chosen} all={questions.length} />}
      <MetList key={chosen ?? ''} questions={shown}>
        {(met) => (
          <>
            <Button
              kind="soft"
              wide
              busy={make.isPending && asked?.length === 1 && asked[0] === met.question.id}
              onClick={() => again([met])}
            >
              Try it again<span className="sr-only">: {met.topic_title ?? met.subject_name}</span>
            </Button>
            <TextLink
              alone
              kind="quiet"
              render={<Link to={pages.quiz({ quizId: met.quiz_id })} />}
              className="justify-self-center text-quiet text-sm"
            >
              See where it was<span className="sr-only">: {met.quiz_title}</span>
            </TextLink>
          </>
        )}
      </MetList>
    </section>
  )
}

function allWords(count: number): string {
  if (count === 1) return 'Try this one again'
  return count > limits.custom_questions
    ? `Try the latest ${limits.custom_questions} again`
    : `Try all ${count} of these again`
}

type TopicChipsProps = {
  readonly topics: ReturnType<typeof topicsOf>
  readonly chosen: string | undefined
  readonly all: number
}

function TopicChips({ topics, chosen, all }: TopicChipsProps) {
  const navigate = useNavigate()
  const go = (topic?: string) =>
    navigate(pages.review({ view: 'mistakes', topic }), { replace: true, preventScrollReset: true })
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Topics</legend>
      <Chip kind="choice" chosen={chosen === undefined} onChoose={() => go()}>
        All <Count>{all}</Count>
      </Chip>
      {topics.map(({ id, title, count }) => (
        <Chip
          key={id}
          kind="choice"
          chosen={chosen === id}
          onChoose={() => go(id)}
          className="max-w-full py-1.5 text-left"
        >
          {title} <Count>{count}</Count>
        </Chip>
      ))}
    </fieldset>
  )
}

const Count = ({ children }: { readonly children: number }) => (
  <span className="font-normal tabular-nums">{children}</span>
)
