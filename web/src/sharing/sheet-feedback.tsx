import { GivenAnswer } from '#questions/questions.given-answer.tsx'
import { WorkedSteps } from '#questions/questions.worked-steps.tsx'
import { classes } from '#ui/classes.ts'
import { MathsText } from '#ui/maths-text.tsx'
import type { PipMood } from '#ui/pip/moods.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { answerAt, type KeptSheet } from './kept-sheet.ts'
import { markTitle, reasonOf, sheetText as text } from './sharing.words.ts'
import { asAsked, type SheetMark } from './sheet-data.ts'
import { WorkingLines } from './working-lines.tsx'

type Tone = { readonly ground: string; readonly title: string; readonly mood: PipMood }

const right: Tone = { ground: 'bg-primary-soft', title: 'text-primary-strong', mood: 'cheering' }
const notYet: Tone = { ground: 'bg-not-yet-soft', title: 'text-not-yet', mood: 'caring' }
const calm: Tone = { ground: 'bg-mint', title: 'text-ink', mood: 'thinking' }

function toneOf(verdict: SheetMark['verdict']): Tone {
  if (verdict === 'right') return right
  return verdict === 'unsure' || verdict === 'unanswered' ? calm : notYet
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

type SheetFeedbackProps = {
  readonly attempt: KeptSheet
  readonly mark: SheetMark
  /** It has just come: whoever asked for it is led to it, and is read it. */
  readonly isFresh?: boolean
}

/** What is said to an answer: their own first, then why, then how it is done. */
export function SheetFeedback({ attempt, mark, isFresh = false }: SheetFeedbackProps) {
  const { position, verdict, method_answer, misconception } = mark
  const question = attempt.questions[position]
  if (!question) return null
  const tone = toneOf(verdict)
  const reason = reasonOf(mark)
  return (
    <div className="grid gap-5">
      {verdict !== 'unread' && (
        <p className="text-lg">
          <span className="font-semibold">{`${text.your_answer}: `}</span>
          {verdict === 'unanswered' ? (
            text.left_out
          ) : (
            <GivenAnswer question={asAsked(question)} answer={answerAt(attempt, position)} />
          )}
        </p>
      )}
      <WorkingLines lines={mark.lines} />
      <div
        className={classes(
          'grid animate-fade grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 rounded-card px-4 py-4 text-ink md:px-6 md:py-5',
          verdict === 'unread' && 'mt-5',
          tone.ground,
        )}
      >
        <Pip mood={tone.mood} size={72} className="size-14 md:size-18" />
        <div className="min-w-0">
          <h3
            ref={isFresh ? takeFocus : undefined}
            tabIndex={-1}
            className={classes('text-xl leading-tight outline-none', tone.title)}
          >
            {markTitle(verdict)}
            <span className="ml-3 whitespace-nowrap font-medium text-ink text-sm tabular-nums">
              {verdict !== 'unread' &&
                verdict !== 'unsure' &&
                text.score(mark.marks_given, mark.max_score)}
            </span>
          </h3>
          {reason !== '' && <MathsText className="mt-1">{reason}</MathsText>}
          {misconception !== null && !reason.includes(misconception) && (
            <MathsText className="mt-1">{misconception}</MathsText>
          )}
        </div>
      </div>
      {method_answer.length > 0 && (
        <div>
          <h3 className="mb-2 text-base">
            {question.type === 'long_text' ? text.model : text.how}
          </h3>
          <WorkedSteps steps={method_answer} first={verdict === 'right' ? 1 : 2} />
        </div>
      )}
    </div>
  )
}
