import type { AnswerProps } from './answer-props.ts'
import { GapText } from './gap-text.tsx'
import { toNextField } from './next-field.ts'
import { NumberPad, type PadMode } from './number-pad.tsx'
import { asTexts, blanksOf } from './questions.answer.ts'

const longest = 200
/** Letters that a gap has room for before it grows. */
const gapLetters = { least: 8, most: 24 }

/** A text with gaps: each grows with what is written, and Enter goes to the next. */
export function BlanksAnswer({ question, answer, onAnswer, onSubmit, isPart }: AnswerProps) {
  const values = blanksOf(question, answer)
  const gapIn = (mode: PadMode) => (number: number) => {
    const value = values[number - 1] ?? ''
    const letters = Math.min(Math.max(value.length + 2, gapLetters.least), gapLetters.most)
    return (
      <input
        type="text"
        aria-label={`Blank ${number}`}
        value={value}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={question.blanks?.[number - 1] === 'number' ? mode : 'text'}
        onChange={(event) => onAnswer(asTexts(values.with(number - 1, event.target.value)))}
        onKeyDown={(event) => toNextField(event, '[data-gaps]', onSubmit)}
        style={{ width: `calc(${letters}ch + 24px)` }}
        className="mx-1 min-h-11 max-w-full rounded-control border-[1.5px] border-field bg-surface px-3 align-middle font-semibold text-ink focus-visible:outline-3 focus-visible:outline-focus"
      />
    )
  }
  const text = (mode: PadMode) => (
    <GapText text={question.text} count={values.length} gap={gapIn(mode)} />
  )
  return question.blanks?.includes('number') ? (
    <NumberPad question={question} isPart={isPart}>
      {text}
    </NumberPad>
  ) : (
    text('text')
  )
}
