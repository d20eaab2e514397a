import { ChevronDown, Flag } from 'lucide-react'
import type { Item, Standing } from '#quiz/session/session.progress.ts'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'

export type ExamNavProps = {
  readonly items: readonly Item[]
  readonly current: number | undefined
  readonly onGo: (number: number) => void
}

const answered = 'border-transparent bg-track text-ink'

const looks: Readonly<Partial<Record<Standing, string>>> = {
  answered,
  skipped: 'border-dashed border-field bg-transparent text-quiet',
}

const words: Readonly<Partial<Record<Standing, string>>> = {
  answered: 'answered',
  skipped: 'left for later',
}

/** Where the student is in an exam. Its colours say what is answered, and never what is right. */
export function ExamNav(props: ExamNavProps) {
  const { items } = props
  const count = (standing: Standing) => items.filter((item) => item.standing === standing).length
  const flagged = items.filter(({ is_flagged }) => is_flagged).length
  const key = 'grid size-5 flex-none place-items-center rounded-small border-[1.5px]'
  return (
    <nav aria-label="Questions" className="max-[1239.98px]:hidden">
      <h2 className="mb-3 text-base">Questions</h2>
      <ExamCells {...props} className="grid-cols-[repeat(5,44px)] gap-[5px]" />
      <ul className="mt-5 grid gap-0.5 text-quiet text-sm tabular-nums [&_b]:ml-auto [&_b]:font-semibold [&_b]:text-ink [&>li]:flex [&>li]:min-h-7 [&>li]:items-center [&>li]:gap-2.5">
        <li>
          <span className={`${key} ${answered}`} />
          Answered<b>{count('answered')}</b>
        </li>
        <li>
          <span className={`${key} border-field border-dashed`} />
          Left for later<b>{count('skipped')}</b>
        </li>
        <li>
          <span className={`${key} border-line-strong bg-surface`} />
          Open<b>{count('open')}</b>
        </li>
        {flagged > 0 && (
          <li>
            <Flag {...ICON} className="size-5 flex-none p-0.5 text-not-yet" />
            Flagged to check<b>{flagged}</b>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The same where there is no room beside the card: one line that opens. */
export function ExamNavFold(props: ExamNavProps) {
  const { items, current } = props
  return (
    <nav aria-label="Questions" className="min-[1240px]:hidden">
      <details className="group mb-2">
        <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 rounded-control font-semibold text-quiet text-sm tabular-nums [&::-webkit-details-marker]:hidden">
          Question {current} of {items.length}
          <ChevronDown {...ICON} className="ml-auto transition-transform group-open:rotate-180" />
        </summary>
        <ExamCells
          {...props}
          className="grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-2 py-2"
        />
      </details>
    </nav>
  )
}

/** Every question a cell to go to. */
export function ExamCells({
  items,
  current,
  onGo,
  className,
}: ExamNavProps & { readonly className: string }) {
  return (
    <ol className={`grid ${className}`}>
      {items.map(({ number, standing, is_flagged }) => {
        const isNow = number === current
        const said = [`Question ${number}`, words[standing] ?? 'open', is_flagged && 'flagged']
        return (
          <li key={number}>
            <button
              type="button"
              aria-label={said.filter(Boolean).join(', ')}
              aria-current={isNow ? 'step' : undefined}
              onClick={() => onGo(number)}
              className={classes(
                'relative grid h-11 w-full place-items-center rounded-[12px] border-[1.5px] font-semibold tabular-nums transition-colors hover:border-field',
                isNow
                  ? 'border-2 border-primary bg-surface text-ink shadow-[0_0_0_4px_var(--leaf-soft)] hover:border-primary'
                  : (looks[standing] ?? 'border-line-strong bg-surface text-quiet'),
              )}
            >
              {number}
              {is_flagged && (
                <span className="absolute -top-1.5 -right-1.5 grid size-4.5 place-items-center rounded-full bg-surface text-not-yet shadow-[0_0_0_1.5px_var(--line)]">
                  <Flag size={11} strokeWidth={2.25} aria-hidden />
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
