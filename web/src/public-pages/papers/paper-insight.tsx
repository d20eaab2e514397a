import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { longDate } from '#public-pages/reading/reading.long-date.ts'
import { Button } from '#ui/button.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { PLATFORM_ONLY } from '../public-pages.words.ts'
import type { Insight, KeptAttempt } from './kept-attempt.ts'
import { MarkedQuestion } from './marked-question.tsx'
import { papersText, resultWords } from './papers.words.ts'

type PaperInsightProps = {
  readonly attempt: KeptAttempt
  readonly insight: Insight
  readonly onAgain: () => void
}

/** What a paper showed: a sentence first, then the figure, then every question with its solution. */
export function PaperInsight({ attempt, insight, onAgain }: PaperInsightProps) {
  const { total_score, max_score, strengths, next_steps, marks } = insight
  return (
    <div className="mt-6 grid gap-6">
      <section
        aria-labelledby="result"
        className="grid items-center gap-4 rounded-sheet bg-mint px-5 py-6 text-ink sm:grid-cols-[auto_minmax(0,1fr)] md:gap-8 md:px-10 md:py-8"
      >
        <Pip
          mood={total_score > 0 ? 'cheering' : 'curious'}
          size={112}
          className="max-sm:size-20"
        />
        <div>
          <h2
            id="result"
            tabIndex={-1}
            // The paper that was handed in is gone; what it showed takes its place.
            ref={takeFocus}
            className="text-2xl outline-none"
          >
            {resultWords(total_score, max_score)}
          </h2>
          <p className="mt-1 text-lg tabular-nums">{papersText.score(total_score, max_score)}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button className={PLATFORM_ONLY} render={<Link to={pages.signupLite()} />}>
              {papersText.start}
            </Button>
            <Button kind="line" onClick={onAgain}>
              {papersText.again}
            </Button>
          </p>
        </div>
      </section>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 has-[>:only-child]:grid-cols-1">
        <Points title={papersText.strengths} points={strengths} className="bg-primary-soft" />
        <Points title={papersText.next_steps} points={next_steps} className="bg-butter" />
      </div>
      <section aria-labelledby="every">
        <h2 id="every" className="text-xl md:text-2xl">
          {papersText.every}
        </h2>
        <ol className="mt-4 grid gap-3">
          {marks.map((mark) => (
            <MarkedQuestion key={mark.position} attempt={attempt} mark={mark} />
          ))}
        </ol>
      </section>
      <p className="text-quiet">
        {papersText.kept_until(longDate(attempt.expires_at.slice(0, 'yyyy-mm-dd'.length)))}
      </p>
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
    <section className={`rounded-card px-5 py-5 text-ink md:px-6 ${className}`}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
