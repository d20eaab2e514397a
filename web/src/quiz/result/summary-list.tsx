import { Bookmark, Check, ChevronRight, Clock, Eye, Flag, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { markWords } from '#questions/questions.words.ts'
import { toneOf } from '#quiz/quiz.words.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'

type SummaryListProps = {
  readonly items: readonly Item[]
  readonly onGo: (number: number) => void
}

/** Every question in a line: how it stands, and the way back to it. */
export function SummaryList({ items, onGo }: SummaryListProps) {
  return (
    <Card as="section" padding="none" aria-labelledby="every-question" className="overflow-hidden">
      <h3 id="every-question" className="px-4 pt-4 pb-2 text-lg md:px-6">
        Every question
      </h3>
      <ol>
        {items.map((item) => (
          <li key={item.number} className="border-line border-t">
            <button
              type="button"
              onClick={() => onGo(item.number)}
              className="flex min-h-15 w-full flex-wrap items-center gap-3 px-4 py-2.5 text-left -outline-offset-3 hover:bg-hover md:px-6"
            >
              <span className="w-6 flex-none font-semibold text-quiet tabular-nums">
                {item.number}
              </span>
              <span className="line-clamp-2 min-w-0 flex-[1_1_8rem] [overflow-wrap:anywhere]">
                <MathsText inline>{item.question.text.replace(/\[\[\d+\]\]/g, '…')}</MathsText>
              </span>
              {item.is_flagged && (
                <>
                  <Flag {...ICON_SMALL} fill="currentColor" className="flex-none text-flame" />
                  <span className="sr-only">flagged</span>
                </>
              )}
              {item.is_bookmarked && (
                <Bookmark {...ICON_SMALL} fill="currentColor" className="flex-none text-sky" />
              )}
              <StandingBadge item={item} />
              <ChevronRight {...ICON} className="flex-none text-quiet max-md:hidden" />
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function StandingBadge({ item }: { item: Item }): ReactNode {
  const { standing, evaluation } = item
  const { marks_given, max_score } = evaluation
  if (standing === 'waiting') {
    return (
      <Badge tone="sky" icon={Clock}>
        Waiting
      </Badge>
    )
  }
  if (standing === 'open' || standing === 'skipped') {
    const words = standing === 'open' ? 'Open' : 'Skipped'
    return <Badge>{item.question.is_compulsory ? `${words}, must be answered` : words}</Badge>
  }
  const tone = toneOf(evaluation)
  if (tone === 'review') {
    return (
      <Badge tone="sky" icon={Eye}>
        {evaluation.review === 'waiting' ? 'Not decided yet' : 'Does not count'}
      </Badge>
    )
  }
  const marks =
    marks_given === max_score ? markWords(max_score) : `${marks_given ?? 0} of ${max_score}`
  return tone === 'right' ? (
    <Badge tone="leaf" icon={Check}>
      {marks}
    </Badge>
  ) : (
    <Badge tone="not-yet" icon={PenLine}>
      {marks}
    </Badge>
  )
}
