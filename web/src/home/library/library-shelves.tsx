import { Search } from 'lucide-react'
import { Link } from 'react-router'
import type { Quiz } from '#home/home.data.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { libraryAddress } from './library.filter.ts'
import { QuizCard } from './quiz-card.tsx'

type LibraryShelvesProps = {
  readonly open: readonly Quiz[]
  readonly finished: readonly Quiz[]
  /** Number of each among several reviews of one topic. */
  readonly numbers: ReadonlyMap<string, number>
  /** The words that were searched for. */
  readonly find: string
}

/** Shows what is open on one shelf, and what is finished on the other. */
export function LibraryShelves({ open, finished, numbers, find }: LibraryShelvesProps) {
  if (open.length + finished.length === 0) {
    return (
      <EmptyState
        icon={Search}
        title={find === '' ? 'Nothing here of this kind' : `Nothing here with “${find}”`}
        action={
          <Button
            kind="soft"
            render={<Link to={libraryAddress({ show: 'everything', all: true })} />}
          >
            Show everything
          </Button>
        }
      >
        {find === ''
          ? 'It may be in another course, or it comes when your teacher sets it.'
          : 'A shorter word may find it, or it is in another course.'}
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Shelf title="To do" quizzes={open} numbers={numbers} />
      <Shelf title="Finished" quizzes={finished} numbers={numbers} />
    </div>
  )
}

type ShelfProps = Pick<LibraryShelvesProps, 'numbers'> & {
  readonly title: string
  readonly quizzes: readonly Quiz[]
}

function Shelf({ title, quizzes, numbers }: ShelfProps) {
  if (quizzes.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">
        {title} <span className="font-normal text-quiet tabular-nums">{quizzes.length}</span>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {quizzes.map((quiz) => (
          <QuizCard key={quiz.id} quiz={quiz} number={numbers.get(quiz.id)} />
        ))}
      </ul>
    </section>
  )
}
