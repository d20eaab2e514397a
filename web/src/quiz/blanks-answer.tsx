import { MathsText } from '#ui/maths-text.tsx'
import { blanksOf } from './answer.ts'
import type { AnswerProps } from './answer-props.ts'
import { type Piece, piecesOf } from './question-text.ts'

const longest = 200
/** Letters that a gap has room for before it grows. */
const gapLetters = { least: 8, most: 24 }

/** A text with gaps: each grows with what is written, and Enter goes to the next. */
export function BlanksAnswer({ question, answer, onAnswer, onSubmit }: AnswerProps) {
  const values = blanksOf(question, answer)
  const change = (number: number, text: string) => {
    const next = values.map((each, at) => (at === number - 1 ? text : each))
    onAnswer({ value: next.some((each) => each !== '') ? next : null, selected_option: null })
  }
  const enter = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const gaps = [
      ...(event.currentTarget.closest('[data-gaps]')?.querySelectorAll<HTMLElement>('input') ?? []),
    ]
    const next = gaps[gaps.indexOf(event.currentTarget) + 1]
    if (next) next.focus()
    else onSubmit()
  }
  const pieceOf = (piece: Piece) => {
    if (piece.kind === 'words') return <MathsText inline>{piece.text}</MathsText>
    const value = values[piece.number - 1] ?? ''
    const letters = Math.min(Math.max(value.length + 2, gapLetters.least), gapLetters.most)
    return (
      <input
        type="text"
        aria-label={`Blank ${piece.number}`}
        value={value}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={question.blanks?.[piece.number - 1] === 'number' ? 'decimal' : 'text'}
        onChange={(event) => change(piece.number, event.target.value)}
        onKeyDown={enter}
        style={{ width: `calc(${letters}ch + 24px)` }}
        className="mx-1 min-h-11 max-w-full rounded-control border-[1.5px] border-field bg-surface px-3 align-middle font-semibold text-ink focus-visible:outline-3 focus-visible:outline-focus"
      />
    )
  }
  return (
    <div data-gaps className="grid gap-4 text-lg leading-[3.1]">
      {piecesOf(question.text).map((pieces, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
        <p key={at}>
          {pieces.map((piece, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the paragraph
            <span key={place}>{pieceOf(piece)}</span>
          ))}
        </p>
      ))}
    </div>
  )
}
