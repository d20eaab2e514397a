import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { libraryAddress } from './library-filter.ts'
import { QuizCard } from './quiz-card.tsx'
import type { Quiz } from './student.data.ts'

type LibraryShelvesProps = {
  readonly open: readonly Quiz[]
  readonly finished: readonly Quiz[]
}

/** What is open on one shelf, what is finished on the other. */
export function LibraryShelves({ open, finished }: LibraryShelvesProps) {
  if (open.length + finished.length === 0) {
    return (
      <EmptyState
        icon={Search}
        title="Nothing here of this kind"
        action={
          <Button
            kind="soft"
            render={<Link to={libraryAddress({ show: 'everything', all: true })} />}
          >
            Show everything
          </Button>
        }
      >
        It may be in another course, or it comes when your teacher sets it.
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-8">
      <Shelf title="To do" quizzes={open} />
      <Shelf title="Finished" quizzes={finished} />
    </div>
  )
}

function Shelf({ title, quizzes }: { title: string; quizzes: readonly Quiz[] }) {
  if (quizzes.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">
        {title} <span className="font-normal text-quiet tabular-nums">{quizzes.length}</span>
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {quizzes.map((quiz) => (
          <QuizCard key={quiz.id} quiz={quiz} />
        ))}
      </ul>
    </section>
  )
}
