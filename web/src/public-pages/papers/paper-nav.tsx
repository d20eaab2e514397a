import { classes } from '#ui/classes.ts'
import type { KeptAttempt } from './kept-attempt.ts'
import { papersText } from './papers.words.ts'
import { isAnswered } from './use-paper.ts'

type PaperNavProps = {
  readonly attempt: KeptAttempt
  readonly position: number
  readonly onGo: (position: number) => void
}

/** Every question by its number: which is open, which is answered, and where one is. */
export function PaperNav({ attempt, position, onGo }: PaperNavProps) {
  return (
    <nav aria-label={papersText.questions}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1.5">
        {attempt.questions.map((_, at) => {
          const isDone = isAnswered(attempt, at)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the paper
            <li key={at}>
              <button
                type="button"
                aria-current={at === position ? 'step' : undefined}
                aria-label={`${papersText.question(at + 1, attempt.questions.length)}, ${isDone ? papersText.answered : papersText.open_yet}`}
                onClick={() => onGo(at)}
                className={classes(
                  'grid h-11 w-full place-items-center rounded-control font-semibold tabular-nums',
                  isDone ? 'bg-primary-soft text-primary-strong' : 'bg-hover text-ink',
                  at === position && 'inset-ring-2 inset-ring-primary',
                )}
              >
                {at + 1}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
