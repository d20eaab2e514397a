import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { textOf } from '#questions/questions.answer.ts'
import { GivenAnswer, MathsLine, piecesGiven } from '#questions/questions.given-answer.tsx'
import { verdictWords, withoutNotYet } from '#quiz/quiz.words.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'

/** A place that was left out is open; what is not marked shows no word. */
type Shown = keyof typeof verdictWords | undefined

const calm: readonly Shown[] = ['right', 'start']
const turned: readonly Shown[] = ['turned', 'wrong', 'partly', 'wrong_form', 'unread']

/** Whether there is more to show than the answer in a line, which stands over the sheet. */
export const hasMoreToShow = ({ question, evaluation }: Item): boolean =>
  evaluation.lines.length > 1 ||
  evaluation.lines.some(({ verdict }) => verdict === 'turned') ||
  (question.type === 'hot_spot' && evaluation.parts.length > 0) ||
  evaluation.parts.length > 1

/** What the student wrote comes first: their lines, or the places that they filled, with where it turned. */
export function OwnLines({ item }: { item: Item }) {
  const { question, evaluation, answer } = item
  const { lines, parts } = evaluation
  if (lines.length > 0) {
    return (
      <List>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the working
          <Line key={at} name={`${at + 1}`} verdict={verdictOf(lines, at)} note={line.note}>
            {line.latex === '' ? line.text : <Tex>{line.latex}</Tex>}
          </Line>
        ))}
      </List>
    )
  }
  if (question.type === 'hot_spot' && question.image) {
    return (
      <List>
        {parts.map(({ verdict, note = '' }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is to be found is its place
          <Line key={at} name="" verdict={verdict}>
            {note}
          </Line>
        ))}
      </List>
    )
  }
  const pieces = piecesGiven(question, answer)
  if (parts.length > 1 && parts.length === pieces.length) {
    return (
      <List>
        {pieces.map(({ name, text }, at) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
            key={at}
            name={name}
            verdict={text === '' ? 'open' : parts[at]?.verdict}
            note={text === '' || parts[at]?.verdict === 'right' ? undefined : parts[at]?.note}
          >
            <MathsText inline>{text === '' ? '–' : text}</MathsText>
          </Line>
        ))}
      </List>
    )
  }
  const typed = textOf(answer).split('\n').filter(Boolean)
  return (
    <List>
      {question.type === 'expression' ? (
        typed.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the working
          <Line key={at} name={`${at + 1}`} verdict={undefined}>
            <MathsLine>{line}</MathsLine>
          </Line>
        ))
      ) : (
        <Line name="" verdict={undefined}>
          <GivenAnswer question={question} answer={answer} />
        </Line>
      )}
    </List>
  )
}

/** Before the turn a line that follows is fine; behind it, it follows from what turned. */
function verdictOf(lines: Item['evaluation']['lines'], at: number): Shown {
  const verdict = lines[at]?.verdict
  const isBefore = !lines.slice(0, at).some((line) => line.verdict === 'turned')
  return verdict === 'follows' && isBefore ? 'start' : verdict
}

const List = ({ children }: { children: ReactNode }) => (
  <ol className="-mx-2 grid text-lg">{children}</ol>
)

type LineProps = {
  readonly name: string
  readonly verdict: Shown
  readonly note?: string | undefined
  readonly children: ReactNode
}

function Line({ name, verdict, note, children }: LineProps) {
  const isTurn = turned.includes(verdict)
  const words = verdict === undefined ? '' : verdictWords[verdict]
  return (
    <li
      className={classes(
        'grid min-h-11 items-center gap-x-3 rounded-control px-2 py-1',
        name === '' ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[auto_minmax(0,1fr)_auto]',
        isTurn && 'bg-not-yet-soft',
      )}
    >
      {name !== '' && (
        <span className="min-w-4 max-w-32 text-quiet text-sm tabular-nums">
          <MathsText inline>{name}</MathsText>
        </span>
      )}
      <span
        className={classes(
          'min-w-0 overflow-x-auto py-1',
          verdict === 'turned' &&
            'underline decoration-[2.5px] decoration-not-yet underline-offset-6',
        )}
      >
        {children}
      </span>
      <span
        className={classes(
          'inline-flex items-center gap-1.5 text-sm',
          isTurn
            ? 'font-semibold text-not-yet'
            : calm.includes(verdict)
              ? 'font-medium text-primary-strong'
              : 'text-quiet',
        )}
      >
        {calm.includes(verdict) && <Check {...ICON_SMALL} />}
        {words}
      </span>
      {note && note !== '' && (
        <p className="col-span-2 col-start-2 text-base text-quiet">{withoutNotYet(note)}</p>
      )}
    </li>
  )
}
