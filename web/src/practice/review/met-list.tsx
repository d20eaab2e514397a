import { type ReactNode, useState } from 'react'
import type { MetQuestion } from '#practice/practice.data.ts'
import { Button } from '#ui/button.tsx'
import { MetCard } from './met-card.tsx'

/** So many cards are drawn at first, and with each press. */
const mostShown = 12

type MetListProps = {
  readonly questions: readonly MetQuestion[]
  readonly children: (met: MetQuestion) => ReactNode
}

/** Cards of questions that were met, the latest first. */
export function MetList({ questions, children }: MetListProps) {
  const [shown, setShown] = useState(mostShown)
  const left = questions.length - shown
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]">
        {questions.slice(0, shown).map((met) => (
          <MetCard key={met.question.evaluation_question_id} met={met}>
            {children(met)}
          </MetCard>
        ))}
      </ul>
      {left > 0 && (
        <Button
          kind="line"
          onClick={() => setShown(shown + mostShown)}
          className="justify-self-center"
        >
          Show {Math.min(left, mostShown)} more
        </Button>
      )}
    </>
  )
}
