import { useId } from 'react'
import { MathsText } from '#ui/maths-text.tsx'
import type { AnswerProps } from './answer-props.ts'
import { hasGaps } from './gaps.ts'
import { type Answer, isBlank, noAnswer, openPlaces, partAnswer } from './questions.answer.ts'
import { AnswerArea } from './questions.answer-area.tsx'
import type { Question } from './questions.data.ts'
import { QuestionDiagram } from './questions.diagram.tsx'
import { withTallFractions } from './questions.option-text.tsx'
import { kindWords, letterOf, markWords } from './questions.words.ts'

type Part = NonNullable<Question['sub_questions']>[number]

/** The parts of a question under their stem, each with a place of its own to answer. */
export function PartsAnswer(props: AnswerProps) {
  const { question, answer, onAnswer } = props
  const { sub_questions: parts = [] } = question
  const answers = parts.map((_, at) => partAnswer(answer, at))
  const change = (at: number, next: Answer) => {
    // What names no files leaves them as they are.
    const { file_ids } = answers[at] ?? noAnswer
    const whole = { ...(file_ids && { file_ids }), ...next }
    const all = answers.with(at, whole).map((each) => (isBlank(each) ? null : each))
    onAnswer({ ...noAnswer, answer_parts: all.some((each) => each !== null) ? all : null })
  }
  return (
    <ol className="grid gap-4">
      {parts.map((part, at) => (
        <PartRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          key={at}
          {...props}
          part={part}
          at={at}
          answer={answers[at] ?? noAnswer}
          onAnswer={(next) => change(at, next)}
        />
      ))}
    </ol>
  )
}

function PartRow({ part, at, ...props }: AnswerProps & { part: Part; at: number }) {
  const { question, answer } = props
  const textId = useId()
  const isDone = openPlaces(part, answer).open === 0 && !isBlank(answer)
  const own: Question = {
    ...part,
    id: question.id,
    evaluation_question_id: `${question.evaluation_question_id}-${at}`,
  }
  return (
    <li className="rounded-card border border-line px-3 py-4 md:px-5">
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot hold paragraphs beside a letter */}
      <div role="group" aria-labelledby={textId} className="grid gap-4">
        <div className="flex items-start gap-3">
          <span
            aria-hidden
            className={`grid size-8 flex-none place-items-center rounded-full font-bold ${isDone ? 'bg-primary-soft text-primary-strong' : 'bg-sand text-ink'}`}
          >
            {letterOf(at)}
          </span>
          <div id={textId} className="min-w-0 flex-1 pt-0.5 text-lg">
            <span className="sr-only">{`Part ${letterOf(at)}: `}</span>
            {hasGaps(part.type) ? (
              kindWords(part.type)
            ) : (
              <MathsText>{withTallFractions(part.text)}</MathsText>
            )}
          </div>
          <span className="flex-none pt-1.5 text-quiet text-sm">{markWords(part.max_score)}</span>
        </div>
        {part.diagram && part.type !== 'drawing' && <QuestionDiagram diagram={part.diagram} />}
        <AnswerArea {...props} question={own} labelledBy={textId} isPart />
      </div>
    </li>
  )
}
