import { pages } from '@learngrove/contract/pages'
import { limits } from '@learngrove/contract/quiz.limits'
import { useQuery } from '@tanstack/react-query'
import { BookmarkMinus, RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { Course } from '#courses/courses.data.ts'
import { useCall } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { type MetQuestion, myBookmarks } from '#practice/practice.data.ts'
import { useMakePractice, whyNot } from '#practice/practice.make.ts'
import { questionsWords } from '#practice/practice.words.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { useToast } from '#ui/toast.tsx'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { MetList } from './met-list.tsx'

/** The questions that a student has bookmarked. */
export function BookmarksView({ course }: { readonly course: Course }) {
  // A bookmark is set or taken away in the middle of a quiz too: what was read before is asked for again.
  const query = useQuery({ ...myBookmarks(course.id), staleTime: 0 })
  return (
    <Loaded query={query} what="Your bookmarks" skeleton={<CardsSkeleton />}>
      {({ questions }) =>
        questions.length === 0 ? (
          <EmptyState title="No bookmarks yet">
            Press “Keep for revision” under an answer in {course.subject_name}, and its question
            waits for you here.
          </EmptyState>
        ) : (
          <Bookmarks questions={questions} />
        )
      }
    </Loaded>
  )
}

function Bookmarks({ questions }: { readonly questions: readonly MetQuestion[] }) {
  const make = useMakePractice()
  const head = useRef<HTMLHeadingElement>(null)
  const takeAway = useTakeAway(() => head.current?.focus())
  const ids = [...new Set(questions.map(({ question }) => question.id))]
  return (
    <section aria-labelledby="bookmarks" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="bookmarks" ref={head} tabIndex={-1} className="text-xl outline-none">
            Bookmarks
          </h2>
          <p className="mt-1 text-quiet">{questionsWords(questions.length)} kept for later.</p>
        </div>
        <Button
          icon={<RotateCcw {...ICON} />}
          busy={make.isPending}
          onClick={() => make.mutate({ question_ids: ids.slice(0, limits.custom_questions) })}
        >
          {ids.length > limits.custom_questions
            ? `Practise the latest ${limits.custom_questions}`
            : 'Practise all of these'}
        </Button>
      </div>
      <MetList questions={questions}>
        {(met) => (
          <>
            <Button kind="soft" wide render={<Link to={pages.quiz({ quizId: met.quiz_id })} />}>
              Open it<span className="sr-only">: {met.topic_title ?? met.subject_name}</span>
            </Button>
            <Button
              kind="plain"
              wide
              icon={<BookmarkMinus {...ICON} />}
              busy={takeAway.isPending && takeAway.variables.body.question_id === met.question.id}
              onClick={() =>
                takeAway.mutate({
                  body: {
                    student_evaluation_id: met.student_evaluation_id,
                    question_id: met.question.id,
                    is_bookmark: false,
                  },
                })
              }
            >
              Take the bookmark away
              <span className="sr-only">: {met.topic_title ?? met.subject_name}</span>
            </Button>
          </>
        )}
      </MetList>
    </section>
  )
}

/** Takes a bookmark away, with a way back; the focus goes on from where the card stood. */
function useTakeAway(onGone: () => void) {
  const { show } = useToast()
  const set = useCall('POST /quiz/bookmarks', {
    changes: ['GET /quiz/bookmarks', 'GET /quiz/{id}/evaluations'],
  })
  const onError = (error: unknown) =>
    show({ title: 'The bookmark stays as it is', text: whyNot(error), kind: 'care' })
  type Sent = Parameters<typeof set.mutate>[0]
  const back = ({ body }: Sent) => set.mutate({ body: { ...body, is_bookmark: true } }, { onError })
  return {
    ...set,
    mutate: (sent: Sent) =>
      set.mutate(sent, {
        onError,
        onSuccess: () => {
          onGone()
          show({
            title: 'The bookmark is taken away',
            action: { label: 'Put it back', onAct: () => back(sent) },
          })
        },
      }),
  }
}
