import { ChevronDown } from 'lucide-react'
import { titled } from '#platform/brand.ts'
import { longDate } from '#public-pages/reading/reading.long-date.ts'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import type { KeptSheet, Way } from './kept-sheet.ts'
import { markTitle, resultWords, sheetText as text } from './sharing.words.ts'
import type { Insight, SheetMark } from './sheet-data.ts'
import { SheetFeedback } from './sheet-feedback.tsx'
import { SheetKeep } from './sheet-keep.tsx'
import type { SheetSession } from './use-sheet.ts'

type SheetResultProps = {
  readonly way: Way
  readonly attempt: KeptSheet
  readonly insight: Insight
  readonly session: SheetSession
}

/** What a worksheet showed: a sentence first, then the figure, then what to do, then every question. */
export function SheetResult({ way, attempt, insight, session }: SheetResultProps) {
  const { total_score, max_score, undecided, strengths, next_steps, marks } = insight
  return (
    <div className="grid gap-6 pb-10">
      <title>{titled(attempt.facts.title)}</title>
      <section
        aria-labelledby="result"
        className="grid items-center gap-4 rounded-sheet bg-mint px-5 py-6 text-ink sm:grid-cols-[auto_minmax(0,1fr)] md:gap-8 md:px-10 md:py-8"
      >
        <Pip
          mood={total_score > 0 ? 'cheering' : 'curious'}
          size={112}
          className="max-sm:size-20"
        />
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{attempt.facts.title}</p>
          <h1
            id="result"
            tabIndex={-1}
            // The worksheet is gone; what it showed takes its place.
            ref={takeFocus}
            className="text-3xl outline-none"
          >
            {resultWords(total_score, max_score)}
          </h1>
          <p className="mt-1 text-lg tabular-nums">{text.score(total_score, max_score)}</p>
          {undecided > 0 && <p className="mt-1">{text.undecided(undecided)}</p>}
        </div>
      </section>
      <SheetKeep way={way} session={session} />
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 has-[>:only-child]:grid-cols-1">
        <Points title={text.strengths} points={strengths} className="bg-primary-soft" />
        <Points title={text.next_steps} points={next_steps} className="bg-butter" />
      </div>
      <section aria-labelledby="every">
        <h2 id="every" className="text-xl md:text-2xl">
          {text.every}
        </h2>
        <ol className="mt-4 grid gap-3">
          {marks.map((mark) => (
            <Marked
              key={mark.position}
              attempt={attempt}
              mark={attempt.marks[mark.position] ?? { ...mark, lines: [], misconception: null }}
            />
          ))}
        </ol>
      </section>
      {way === 'sheet' && (
        <p className="text-quiet">
          {text.kept_until(longDate(attempt.expires_at.slice(0, 'yyyy-mm-dd'.length)))}
        </p>
      )}
    </div>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

type PointsProps = {
  readonly title: string
  readonly points: readonly string[]
  readonly className: string
}

function Points({ title, points, className }: PointsProps) {
  if (points.length === 0) return null
  return (
    <section className={classes('rounded-card px-5 py-5 text-ink md:px-6', className)}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

/** One question: folded, and opened with what there is to say to it. */
function Marked({ attempt, mark }: { readonly attempt: KeptSheet; readonly mark: SheetMark }) {
  return (
    <li className="rounded-card border border-line bg-surface shadow-1">
      <details className="group">
        <summary className="grid min-h-16 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-card px-4 py-3 md:px-5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="block font-semibold">
              {text.question(mark.position + 1, attempt.questions.length)}
            </span>
            <span className="text-quiet text-sm">
              {`${markTitle(mark.verdict)} · ${text.score(mark.marks_given, mark.max_score)}`}
            </span>
          </span>
          <ChevronDown {...ICON} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="border-line border-t px-4 py-4 md:px-5">
          <SheetFeedback attempt={attempt} mark={mark} />
        </div>
      </details>
    </li>
  )
}
