import { Zap } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { LOW } from '#quiz/columns.ts'
import { saidOf } from '#quiz/feedback-words.ts'
import { feedbackTitle, type Tone, toneOf, xpReason } from '#quiz/quiz.words.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import type { PipMood } from '#ui/pip/moods.ts'
import { Pip } from '#ui/pip/pip.tsx'

const looks: Readonly<Record<Tone, { ground: string; ink: string; mood: PipMood }>> = {
  right: { ground: 'bg-primary-soft', ink: 'text-primary-strong', mood: 'cheering' },
  not_yet: { ground: 'bg-not-yet-soft', ink: 'text-not-yet', mood: 'caring' },
  review: { ground: 'bg-pastel-sky', ink: 'text-ink', mood: 'thinking' },
}

type FeedbackSheetProps = {
  readonly item: Item
  /** It can still be tried: what there is to say is the next step. */
  readonly isOpen: boolean
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** What helps: the steps, the lines, the next small thing. */
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** How an answer was taken, as a sheet that rises from below. */
export function FeedbackSheet({ item, isOpen, heading, children, actions }: FeedbackSheetProps) {
  const { evaluation, arrival } = item
  const look = looks[toneOf(evaluation)]
  const { told } = saidOf(evaluation, isOpen)
  const gained = arrival?.kind === 'marked' ? arrival.gained : 0
  return (
    <section
      aria-labelledby="feedback"
      className="mx-auto flex w-full max-w-[840px] animate-rise flex-col self-end rounded-t-sheet bg-raised shadow-2"
    >
      <div
        className={`mb-4 grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-2 rounded-t-sheet px-5 py-4 md:mb-6 md:grid-cols-[auto_1fr_auto] md:gap-x-5 md:px-10 md:py-5 ${look.ground}`}
      >
        <Pip mood={look.mood} size={88} className="max-md:size-16" />
        <div className="min-w-0">
          <h2
            id="feedback"
            ref={heading}
            tabIndex={-1}
            className={`text-xl outline-none md:text-2xl ${look.ink}`}
          >
            {feedbackTitle(evaluation)}
          </h2>
          {told !== '' && <MathsText className="mt-1 md:text-lg">{told}</MathsText>}
        </div>
        {gained > 0 && (
          <p className="flex items-center gap-3 text-sm tabular-nums max-md:col-span-full md:grid md:justify-items-end md:gap-1.5">
            <b className="inline-flex animate-fade items-center gap-2 rounded-full bg-raised px-3.5 py-1.5 font-bold font-display text-lg">
              <Zap {...ICON} className="text-[light-dark(#7a5200,var(--sun))]" />+{gained} XP
            </b>
            <span>{xpReason(evaluation)}</span>
          </p>
        )}
      </div>
      <div className="grid gap-4 px-4 md:px-10">{children}</div>
      <div
        data-stays="dock"
        className={`sticky bottom-0 mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 bg-raised px-4 py-3 max-md:[&>*]:grow pb-[max(16px,env(safe-area-inset-bottom))] md:pr-10 md:pl-6 ${LOW}`}
      >
        {actions}
      </div>
    </section>
  )
}
