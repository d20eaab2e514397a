import { Check } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { isMarked, type KeptSheet, openAt } from './kept-sheet.ts'
import { sheetText as text } from './sharing.words.ts'

type SheetNavProps = {
  readonly attempt: KeptSheet
  readonly position: number
  readonly onGo: (position: number) => void
}

/** How a question stands. */
function stateOf(attempt: KeptSheet, at: number): keyof typeof text.state {
  if (isMarked(attempt, at)) return attempt.marks[at]?.verdict === 'right' ? 'right' : 'marked'
  const { open, of } = openAt(attempt, at)
  const isTouched = at in attempt.answers
  return isTouched && open < of ? 'written' : 'open'
}

const looks: Readonly<Record<keyof typeof text.state, string>> = {
  right: 'bg-primary-soft text-primary-strong',
  marked: 'bg-not-yet-soft text-not-yet',
  written: 'bg-pastel-sky text-ink',
  open: 'bg-hover text-ink',
}

/** Every question by its number: which is marked, which is begun, and where one is. */
export function SheetNav({ attempt, position, onGo }: SheetNavProps) {
  const of = attempt.questions.length
  return (
    <nav aria-label={text.questions}>
      <ol className="flex flex-wrap gap-1.5">
        {attempt.questions.map(({ id }, at) => {
          const state = stateOf(attempt, at)
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={at === position ? 'step' : undefined}
                aria-label={`${text.question(at + 1, of)}, ${text.state[state]}`}
                onClick={() => onGo(at)}
                className={classes(
                  'grid size-11 place-items-center rounded-control font-semibold tabular-nums',
                  looks[state],
                  at === position && 'inset-ring-2 inset-ring-primary',
                )}
              >
                {state === 'right' ? <Check {...ICON_SMALL} /> : at + 1}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
