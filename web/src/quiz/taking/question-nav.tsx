import { Bookmark, Check, ChevronDown, Clock, Flag, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Item, isHandedIn, type Standing } from '#quiz/session/session.progress.ts'
import { classes } from '#ui/classes.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'

type QuestionNavProps = {
  readonly items: readonly Item[]
  readonly current: number
  readonly onGo: (number: number) => void
}

const standings: Readonly<Record<Standing, string>> = {
  open: 'not started',
  skipped: 'skipped',
  waiting: 'waiting to be sent',
  not_yet: 'not yet',
  answered: 'answered',
}

const looks: Readonly<Record<Standing, string>> = {
  open: 'border-line-strong bg-surface text-quiet',
  skipped: 'border-dashed border-field bg-transparent text-quiet',
  waiting: 'border-transparent bg-pastel-sky text-ink',
  not_yet: 'border-transparent bg-not-yet-soft text-not-yet',
  answered: 'border-transparent bg-primary-soft text-primary-strong',
}

const marks: Readonly<Partial<Record<Standing, ReactNode>>> = {
  waiting: <Clock size={12} strokeWidth={2.25} aria-hidden />,
  not_yet: <PenLine size={12} strokeWidth={2.25} aria-hidden />,
  answered: <Check size={12} strokeWidth={2.5} aria-hidden />,
}

/** Where the student is: every question a cell to go to. */
export function QuestionNav(props: QuestionNavProps) {
  return (
    <nav data-around aria-label="Questions" className="max-[1239.98px]:hidden">
      <h2 className="mb-3 text-base">Questions</h2>
      <Cells {...props} className="grid-cols-[repeat(5,44px)] gap-[5px]" />
      <Legend items={props.items} />
    </nav>
  )
}

/** The same where there is no room beside the card: one line that opens. */
export function QuestionNavFold(props: QuestionNavProps) {
  const { items, current } = props
  const skipped = items.filter(({ standing }) => standing === 'skipped').length
  const flagged = items.filter(({ is_flagged }) => is_flagged).length
  const said = [skipped > 0 && `${skipped} skipped`, flagged > 0 && `${flagged} flagged`]
  return (
    <nav data-around aria-label="Questions" className="min-[1240px]:hidden">
      <details className="group mb-2">
        <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 rounded-control font-semibold text-quiet text-sm tabular-nums [&::-webkit-details-marker]:hidden">
          Question {current} of {items.length}
          {said.some(Boolean) && `: ${said.filter(Boolean).join(', ')}`}
          <ChevronDown {...ICON} className="ml-auto transition-transform group-open:rotate-180" />
        </summary>
        <Cells {...props} className="grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-2 py-2" />
      </details>
    </nav>
  )
}

/** The keys that lead to the questions beside this one. */
const keysAround: Readonly<Record<number, string>> = { 1: 'N', [-1]: 'P' }

function Cells({ items, current, onGo, className }: QuestionNavProps & { className: string }) {
  return (
    <ol className={`grid ${className}`}>
      {items.map(({ number, question, standing, is_bookmarked, is_flagged }) => {
        const Sign = is_flagged ? Flag : is_bookmarked ? Bookmark : undefined
        const mark = Sign ? (
          <Sign size={12} strokeWidth={2.25} fill="currentColor" aria-hidden />
        ) : (
          marks[standing]
        )
        const words = [
          `Question ${number}`,
          standings[standing],
          question.is_compulsory && 'must be answered',
          is_bookmarked && 'bookmarked',
          is_flagged && 'flagged to come back to',
        ]
        const isNow = number === current
        return (
          <li key={number}>
            <button
              type="button"
              data-key={keysAround[number - current]}
              aria-label={words.filter(Boolean).join(', ')}
              aria-current={isNow ? 'step' : undefined}
              onClick={() => onGo(number)}
              className={classes(
                'relative grid h-11 w-full place-items-center rounded-[12px] border-[1.5px] font-semibold tabular-nums transition-colors hover:border-field',
                isNow
                  ? 'border-2 border-primary bg-surface text-ink shadow-[0_0_0_4px_var(--leaf-soft)] hover:border-primary'
                  : looks[standing],
              )}
            >
              {number}
              {mark && (
                <span
                  className={classes(
                    'absolute -top-1.5 -right-1.5 grid size-4.5 place-items-center rounded-full bg-surface shadow-[0_0_0_1.5px_var(--line)]',
                    is_flagged
                      ? 'text-flame'
                      : is_bookmarked
                        ? 'text-sky'
                        : standing === 'not_yet'
                          ? 'text-not-yet'
                          : 'text-primary',
                  )}
                >
                  {mark}
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function Legend({ items }: { items: readonly Item[] }) {
  const count = (isIn: (item: Item) => boolean) => items.filter(isIn).length
  const waiting = count(({ standing }) => standing === 'waiting')
  const key = 'grid size-5 place-items-center rounded-small'
  return (
    <ul className="mt-5 grid gap-0.5 text-quiet text-sm tabular-nums">
      <Line name="Answered" count={count(isHandedIn)}>
        <span className={`${key} bg-primary-soft text-primary`}>
          <Check {...ICON_SMALL} />
        </span>
      </Line>
      {waiting > 0 && (
        <Line name="Waiting to be sent" count={waiting}>
          <span className={`${key} bg-pastel-sky text-ink`}>
            <Clock {...ICON_SMALL} />
          </span>
        </Line>
      )}
      <Line name="Skipped" count={count(({ standing }) => standing === 'skipped')}>
        <span className={`${key} border-[1.5px] border-field border-dashed`} />
      </Line>
      <Line name="Bookmarked" count={count(({ is_bookmarked }) => is_bookmarked)}>
        <span className={`${key} text-sky`}>
          <Bookmark {...ICON_SMALL} fill="currentColor" />
        </span>
      </Line>
      <Line name="To come back to" count={count(({ is_flagged }) => is_flagged)}>
        <span className={`${key} text-flame`}>
          <Flag {...ICON_SMALL} fill="currentColor" />
        </span>
      </Line>
    </ul>
  )
}

function Line({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  return (
    <li className="flex min-h-7 items-center gap-2.5">
      {children}
      {name}
      <b className="ml-auto font-semibold text-ink">{count}</b>
    </li>
  )
}
