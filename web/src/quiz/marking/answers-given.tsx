import { Check, CircleDashed } from 'lucide-react'
import type { Question } from '#questions/questions.data.ts'
import { GivenAnswer } from '#questions/questions.given-answer.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import type { AnsweredVersion, Change, Said } from './correction.data.ts'

type GivenProps = {
  readonly version: AnsweredVersion
  readonly canCorrect: boolean
  readonly isTrying: boolean
  readonly onTry: (change: Change) => void
}

/** What a class answered, the most frequent first: whatever should count as right is one press away. */
export function AnswersGiven({ version, canCorrect, isTrying, onTry }: GivenProps) {
  const { said, is_drawn, changes } = version
  const canAccept = canCorrect && changes.includes('accept')
  return (
    <Card as="section" padding="none" aria-labelledby="given" className="overflow-hidden">
      <h2 id="given" className="px-5 pt-4 pb-3 text-lg">
        What your class answered
      </h2>
      <ul>
        {said.map((each) => (
          <li
            key={each.answer_id}
            className="flex flex-wrap items-center gap-3 border-line border-t px-5 py-3"
          >
            <Verdict said={each} />
            <div className="min-w-0 flex-1 basis-40">
              {is_drawn && (
                <MathsText className="mb-1 text-quiet text-sm">{each.question.text}</MathsText>
              )}
              <GivenAnswer question={asWhole(each)} answer={each} />
            </div>
            <span className="text-quiet text-sm tabular-nums">
              {each.count === 1 ? 'Once' : `${each.count} times`}
            </span>
            {canAccept && each.marks_given < each.question.max_score && (
              <Button
                kind="line"
                size="small"
                disabled={isTrying}
                onClick={() => onTry({ kind: 'accept', answer_id: each.answer_id })}
              >
                Count as right, too
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const asWhole = ({ question, answer_id }: Said): Question => ({
  ...question,
  id: answer_id,
  evaluation_question_id: answer_id,
})

function Verdict({ said }: { readonly said: Said }) {
  const isRight = said.marks_given >= said.question.max_score
  return (
    <span className={isRight ? 'text-primary' : 'text-not-yet'}>
      {isRight ? <Check {...ICON} /> : <CircleDashed {...ICON} />}
      <span className="sr-only">{isRight ? 'Right now' : 'Not right now'}</span>
    </span>
  )
}
