import { useId, useRef, useState } from 'react'
import { HelpButton } from '#public-pages/tries/tries.help-button.tsx'
import { Help, TrySheet } from '#public-pages/tries/tries.sheet.tsx'
import { titleOf } from '#public-pages/tries/tries.title-of.ts'
import { type Try, useTry } from '#public-pages/tries/tries.use-try.ts'
import { triesText } from '#public-pages/tries/tries.words.ts'
import { type Answer, openPlaces } from '#questions/questions.answer.ts'
import { AskedCard } from '#questions/questions.asked-card.tsx'
import type { Question } from '#questions/questions.data.ts'
import { QuestionAnswer } from '#questions/questions.own-answer.tsx'
import { Button } from '#ui/button.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import { WorkingLines } from '../working-lines.tsx'
import { tourName } from './guided.questions.ts'

const nothing = () => {}

type TourQuestionProps = {
  readonly position: number
  readonly question: Question
  /** What stands there at first. */
  readonly first: Answer
  readonly above: string
}

/** A question of the tour: answered in the quiz's own way, and marked by the marker. */
export function TourQuestion({ position, question, first, above }: TourQuestionProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [answer, setAnswer] = useState(first)
  const attempt = useTry({ name: tourName, position })
  const { value, selected_option } = answer
  const sent = { value, selected_option }
  const check = () => {
    const { open, of } = openPlaces(question, answer)
    if (open === of) attempt.say(triesText.empty)
    else void attempt.judge(sent)
  }
  return (
    <AskedCard
      question={question}
      headingId={headingId}
      heading={heading}
      name={above}
      above={<p className="mb-3 font-semibold text-quiet text-sm">{above}</p>}
    >
      <QuestionAnswer
        question={question}
        answer={answer}
        labelledBy={headingId}
        onAnswer={(next) => {
          attempt.forget()
          setAnswer(next)
        }}
        onPressed={nothing}
        onSubmit={check}
      />
      {attempt.tried && <Said attempt={attempt} />}
      <p role="status" className="mt-3 font-medium text-not-yet empty:hidden">
        {attempt.problem}
      </p>
      <p className="mt-5 flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <Button busy={attempt.is_busy} onClick={check}>
          {triesText.check}
        </Button>
        {attempt.tried?.verdict !== 'right' && (
          <HelpButton attempt={attempt} onHelp={() => void attempt.help(sent)} />
        )}
      </p>
    </AskedCard>
  )
}

/** What Pip says to a try. */
function Said({ attempt }: { readonly attempt: Try }) {
  const { tried } = attempt
  if (!tried) return null
  const isRight = tried.verdict === 'right'
  const said = tried.misconception?.text ?? tried.scoring_rationale
  return (
    <div className="mt-5 grid gap-4">
      <WorkingLines lines={tried.lines} />
      <div role="status" className="animate-fade overflow-hidden rounded-card">
        <TrySheet
          tone={isRight ? 'right' : tried.verdict === 'unread' ? 'calm' : 'not_yet'}
          mood={isRight ? 'cheering' : 'thinking'}
          title={titleOf(tried.verdict)}
          actions={null}
        >
          <MathsText>{said.replace(/^not yet[.,:;]\s*/i, '')}</MathsText>
          <Help attempt={attempt} />
        </TrySheet>
      </div>
    </div>
  )
}
