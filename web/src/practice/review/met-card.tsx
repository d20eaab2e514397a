import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { agoWords } from '#platform/when.ts'
import type { MetQuestion } from '#practice/practice.data.ts'
import { answerIn, isBlank } from '#questions/questions.answer.ts'
import { QuestionDiagram } from '#questions/questions.diagram.tsx'
import { GivenAnswer } from '#questions/questions.given-answer.tsx'
import { withTallFractions } from '#questions/questions.option-text.tsx'
import { MarkedPicture } from '#questions/questions.spot-picture.tsx'
import { askedOf } from '#questions/questions.text.ts'
import { rationaleOf } from '#quiz/quiz.words.ts'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'

type MetCardProps = {
  readonly met: MetQuestion
  /** What can be done with it. */
  readonly children: ReactNode
}

/** A question as it was met: what was asked, what was answered, and what to look at. */
export function MetCard({ met, children }: MetCardProps) {
  const { question, evaluation, topic_title, subject_name, met_at } = met
  const { words, formula } = askedOf(question.text.replace(/\[\[\d+\]\]/g, ' … '))
  const answer = answerIn(evaluation)
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3 text-quiet text-sm">
        <h3 className="min-w-0 font-semibold font-text text-sm tracking-normal">
          {topic_title ?? subject_name}
        </h3>
        <span className="flex-none">{agoWords(new Date(met_at), new Date())}</span>
      </div>
      {words !== '' && (
        <MathsText className="font-semibold [overflow-wrap:anywhere]">
          {withTallFractions(words)}
        </MathsText>
      )}
      {formula !== undefined && (
        <div className="overflow-x-auto text-lg">
          <Tex display>{formula}</Tex>
        </div>
      )}
      {question.diagram && <QuestionDiagram diagram={question.diagram} />}
      {question.type === 'hot_spot' && question.image && (
        <MarkedPicture image={question.image} points={answer.points ?? []} />
      )}
      {!isBlank(answer) && (
        <p
          className={`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-control px-3.5 py-2.5 forced-colors:border ${
            evaluation.is_full_marks ? 'bg-primary-soft' : 'bg-not-yet-soft'
          }`}
        >
          <span
            className={`text-sm ${evaluation.is_full_marks ? 'text-primary-strong' : 'text-not-yet'}`}
          >
            Your answer
          </span>
          <strong className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            <GivenAnswer question={question} answer={answer} />
          </strong>
        </p>
      )}
      <LookAt met={met} />
      <div className="mt-auto grid gap-1 pt-1">{children}</div>
    </Card>
  )
}

/** What to look at: the slip that was recognised, else why it earned these marks. */
function LookAt({ met: { evaluation } }: Pick<MetCardProps, 'met'>) {
  if (evaluation.is_full_marks || !evaluation.is_submitted) return null
  const words = evaluation.misconception ?? rationaleOf(evaluation)
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <Lightbulb {...ICON} className="mt-0.5 flex-none text-not-yet" />
      <MathsText className="min-w-0">
        {words === '' ? 'Go through it once more, one step at a time.' : words}
      </MathsText>
    </div>
  )
}
