import { ChevronDown, Lightbulb } from 'lucide-react'
import type { AskedQuestion } from '#chat/chat.data.ts'
import { rungName } from '#quiz/quiz.words.ts'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { foldTitle } from './help.words.ts'
import { OwnTries } from './own-tries.tsx'
import { ShowHint } from './show-hint.tsx'
import { type NextHint, useShowHint } from './use-show-hint.ts'

type HelpProps = { readonly id: string; readonly question: AskedQuestion }

/** The help with a question in one line that opens, under the question where it is pinned. */
export function HelpFold({ id, question }: HelpProps) {
  const { hints, tries } = question
  const next = useShowHint(id, question)
  return (
    <details className="group border-line border-t">
      <summary className="flex min-h-12 list-none items-center gap-2.5 rounded-card pr-2.5 pl-3.5 font-semibold text-[15px] tabular-nums -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <Lightbulb {...ICON} className="flex-none" />
        {foldTitle(question)}
        {hints && <Rungs {...hints} />}
        <ChevronDown
          {...ICON}
          className="ml-auto flex-none text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <div
        // It stays short, or it would hide the talk; what is longer is scrolled, by the keyboard too.
        {...{ role: 'group', 'aria-label': 'Hints and tries', tabIndex: 0 }}
        className="grid max-h-[40dvh] gap-4 overflow-y-auto px-3.5 pt-1 pb-3 -outline-offset-2"
      >
        {hints && (
          <section aria-labelledby="hints">
            <h2 id="hints" className="sr-only">
              Hints
            </h2>
            <OpenHints hints={hints} next={next} />
          </section>
        )}
        <section aria-labelledby="tries">
          <h2 id="tries" className="font-text text-base tracking-normal">
            Your tries
          </h2>
          <OwnTries tries={tries} />
        </section>
      </div>
    </details>
  )
}

type Hints = NonNullable<AskedQuestion['hints']>

const Rungs = ({ shown, count }: Hints) => (
  <span aria-hidden className="flex gap-1.5">
    {Array.from({ length: count }, (_, at) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a rung is its place on the ladder
        key={at}
        className={classes(
          'h-2 w-5.5 rounded-full forced-colors:border',
          at < shown.length ? 'bg-sun forced-colors:bg-[CanvasText]' : 'bg-track',
        )}
      />
    ))}
  </span>
)

function OpenHints({ hints, next }: { readonly hints: Hints; readonly next: NextHint }) {
  const { shown, count } = hints
  const rungs = Array.from({ length: Math.min(count, shown.length + 1) }, (_, at) => at)
  return (
    <ol className="grid gap-2 text-[15px]">
      {rungs.map((at) => (
        <li
          key={at}
          ref={at === shown.length - 1 ? next.newest : undefined}
          tabIndex={-1}
          className="grid gap-1 rounded-control bg-butter px-3 py-2.5 forced-colors:border"
        >
          <h3 className="font-text text-sm tracking-normal">{rungName(at, count)}</h3>
          {at < shown.length ? <MathsText>{shown[at] ?? ''}</MathsText> : <ShowHint {...next} />}
        </li>
      ))}
    </ol>
  )
}
