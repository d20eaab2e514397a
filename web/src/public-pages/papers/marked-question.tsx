import { Check, ChevronDown, Undo2 } from 'lucide-react'
import { QuestionDiagram } from '#questions/questions.diagram.tsx'
import { GivenAnswer } from '#questions/questions.given-answer.tsx'
import { WorkedSteps } from '#questions/questions.worked-steps.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { answerOf, type KeptAttempt, type PaperMark } from './kept-attempt.ts'
import { asAsked } from './papers.asked.ts'
import { withoutNotYet } from './papers.mark-words.ts'
import { papersText, verdictWords } from './papers.words.ts'
import { isAnswered } from './use-paper.ts'

type MarkedQuestionProps = { readonly attempt: KeptAttempt; readonly mark: PaperMark }

/** A gap of a text, as it is read in a line. */
const withGaps = (text: string) => text.replaceAll(/\[\[\d+\]\]/g, '…')

/** One question of a paper that was handed in: folded, and opened with what there is to say to it. */
export function MarkedQuestion({ attempt, mark }: MarkedQuestionProps) {
  const { position, verdict, marks_given, max_score, scoring_rationale, method_answer } = mark
  const question = attempt.questions[position]
  if (!question) return null
  const isFull = marks_given === max_score
  const isGiven = isAnswered(attempt, position)
  // The server keeps no answer that it could not read; the browser still has it.
  const isUnread = verdict === 'unanswered' && isGiven
  return (
    <li className="rounded-card border border-line bg-surface shadow-1">
      <details className="group">
        <summary className="grid min-h-16 list-none [&::-webkit-details-marker]:hidden grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-card px-4 py-3 md:px-5">
          <span
            className={`grid size-8 place-items-center rounded-full ${isFull ? 'bg-primary-soft text-primary-strong' : 'bg-not-yet-soft text-not-yet'}`}
          >
            {isFull ? <Check {...ICON} /> : <Undo2 {...ICON} />}
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">
              {papersText.question(position + 1, attempt.questions.length)}
            </span>
            <span className="text-quiet text-sm">
              {`${isUnread ? papersText.not_read : verdictWords(verdict, isFull)} · ${papersText.score(marks_given, max_score)}`}
            </span>
          </span>
          <ChevronDown {...ICON} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 border-line border-t px-4 py-4 md:px-5">
          <MathsText>{withGaps(question.text)}</MathsText>
          {question.diagram && <QuestionDiagram diagram={question.diagram} />}
          <p>
            <span className="font-semibold">{`${papersText.your_answer}: `}</span>
            {!isGiven ? (
              papersText.leave_out
            ) : (
              <GivenAnswer
                question={asAsked(question, position)}
                answer={answerOf(attempt, position)}
              />
            )}
          </p>
          {verdict !== 'unanswered' && <MathsText>{withoutNotYet(scoring_rationale)}</MathsText>}
          {method_answer.length > 0 && (
            <div>
              <h3 className="mb-2 text-base">{papersText.how}</h3>
              <WorkedSteps steps={method_answer} first={method_answer.length} />
            </div>
          )}
        </div>
      </details>
    </li>
  )
}
