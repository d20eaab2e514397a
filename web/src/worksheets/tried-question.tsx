import type { Received } from '@learngrove/contract/call'
import { useId, useState } from 'react'
import { useCall } from '#platform/api.ts'
import { type Answer, noAnswer } from '#questions/questions.answer.ts'
import { QuestionAnswer } from '#questions/questions.own-answer.tsx'
import { Button } from '#ui/button.tsx'
import { useKatex } from '#ui/maths/use-katex.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { CheckNote } from './check-note.tsx'
import type { OwnQuestion } from './own-key.ts'
import { countWords, withoutGaps } from './worksheets.words.ts'

type Tried = Received<'POST /worksheets/own-questions/try'>

type TriedQuestionProps = {
  readonly tried: Tried
  readonly question: OwnQuestion
  readonly class_id: string
  /** Where the picture of a question is that has one. */
  readonly picture: string | undefined
}

const problems: Readonly<Record<string, string>> = {
  answers: 'One option is right, and it is one of these.',
  text: 'The text needs [[1]], [[2]] … where the blanks are, one for each line.',
  right: 'Each line needs what it belongs to.',
  table: 'Each row has a cell for each heading, and some are in brackets to be filled in.',
  max_score: 'The marks of the lines do not add up.',
  regions: 'Each region has to be inside the picture.',
}

const nothing = () => {}
const own = 'own'

/** A question that is being written, as students get it: an answer can be tried, and the marker says what it makes of it. */
export function TriedQuestion({ tried, question, class_id, picture }: TriedQuestionProps) {
  useKatex()
  const labelledBy = useId()
  const [answer, setAnswer] = useState<Answer>(noAnswer)
  const mark = useCall('POST /worksheets/own-questions/try')
  const { shown, problem, is_key_right, alike } = tried
  const check = () => {
    const { value, selected_option, points, answer_parts } = answer
    const parts = answer_parts?.map((part) => part && { value: part.value })
    const given = { value, selected_option, points, ...(parts && { answer_parts: parts }) }
    mark.mutate({ body: { class_id, question, answer: given } })
  }
  const marked = mark.data?.marked
  const image = shown.image && { ...shown.image, file: picture ?? shown.image.file }
  return (
    <>
      <div className="rounded-card border border-line bg-surface p-4">
        {shown.type !== 'fill_blanks' && shown.type !== 'cloze_dropdown' && (
          <div id={labelledBy}>
            <MathsText>{shown.text}</MathsText>
          </div>
        )}
        <div className="mt-3">
          <QuestionAnswer
            key={shown.type}
            question={{
              ...shown,
              ...(image && { image }),
              ...{ id: own, evaluation_question_id: own },
            }}
            answer={answer}
            onAnswer={setAnswer}
            onPressed={nothing}
            onSubmit={check}
            labelledBy={labelledBy}
            isPart
          />
        </div>
      </div>
      <Button
        kind="soft"
        size="small"
        busy={mark.isPending}
        onClick={check}
        className="justify-self-start"
      >
        Try this answer
      </Button>
      <div aria-live="polite" className="grid gap-2 text-sm">
        {marked && (
          <CheckNote isFine={marked.verdict === 'right'}>
            {countWords(marked.marks_given, 'mark')} of {shown.max_score}.{' '}
            {marked.scoring_rationale}
          </CheckNote>
        )}
        {problem !== null && (
          <CheckNote isFine={false}>{problems[problem] ?? 'Something is missing.'}</CheckNote>
        )}
        {is_key_right === true && (
          <CheckNote isFine>The marker gives your answer full marks.</CheckNote>
        )}
        {is_key_right === false && (
          <CheckNote isFine={false}>The marker does not take your answer as right yet.</CheckNote>
        )}
        {is_key_right === null && problem === null && (
          <CheckNote isFine>A person marks this by your lines; the marker proposes.</CheckNote>
        )}
        {alike.map(({ question_id, text }) => (
          <CheckNote key={question_id} isFine={false}>
            The bank has one like it: <MathsText inline>{withoutGaps(text)}</MathsText>
          </CheckNote>
        ))}
      </div>
    </>
  )
}
