import { useState } from 'react'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { Card } from '#ui/card.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { allWords } from './result.words.ts'
import { ResultQuestion } from './result-question.tsx'

type ResultQuestionsProps = {
  readonly quiz_id: string
  readonly items: readonly Item[]
  readonly session: QuizSession
  readonly onGo: (number: number) => void
}

type Shown = 'all' | 'not_yet'

/** Every question in a line, which opens what there is to say to it. */
export function ResultQuestions({ quiz_id, items, session, onGo }: ResultQuestionsProps) {
  const [wanted, setWanted] = useState<Shown>('all')
  const notYet = items.filter(({ evaluation }) => !evaluation.is_full_marks)
  const shown = wanted === 'not_yet' ? notYet : items
  return (
    <Card
      as="section"
      shape="sheet"
      padding="none"
      aria-labelledby="questions"
      className="p-4 pt-6 md:p-8 lg:col-span-2"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="questions" className="text-xl">
          {allWords(items.length)}
        </h2>
        {notYet.length > 0 && notYet.length < items.length && (
          <SegmentedControl
            label="Show"
            value={wanted}
            onValueChange={setWanted}
            segments={[
              { value: 'all', label: `All ${items.length}` },
              { value: 'not_yet', label: `Not yet ${notYet.length}` },
            ]}
          />
        )}
      </div>
      <ul className="md:-mx-3">
        {shown.map((item) => (
          <ResultQuestion
            key={item.number}
            quiz_id={quiz_id}
            item={item}
            session={session}
            onGo={onGo}
          />
        ))}
      </ul>
    </Card>
  )
}
