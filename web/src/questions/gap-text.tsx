import { Fragment, type ReactNode } from 'react'
import { MathsText } from '#ui/maths-text.tsx'
import { withTallFractions } from './questions.option-text.tsx'
import { type Piece, piecesOf } from './questions.text.ts'

type GapTextProps = {
  readonly text: string
  /** How many gaps the question has: those that its text does not name stand below it. */
  readonly count: number
  /** One gap, counted from 1. */
  readonly gap: (number: number) => ReactNode
}

/** A text with gaps, each in its place. */
export function GapText({ text, count, gap }: GapTextProps) {
  const paragraphs = piecesOf(text)
  const named = new Set(
    paragraphs.flat().flatMap((piece) => (piece.kind === 'blank' ? [piece.number] : [])),
  )
  const rest = Array.from({ length: count }, (_, at) => at + 1).filter((each) => !named.has(each))
  const pieceOf = (piece: Piece) =>
    piece.kind === 'words' ? (
      <MathsText inline>{withTallFractions(piece.text)}</MathsText>
    ) : (
      gap(piece.number)
    )
  return (
    <div data-gaps className="grid gap-4 text-lg leading-[3.1]">
      {paragraphs.map((pieces, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
        <p key={at}>
          {pieces.map((piece, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the paragraph
            <span key={place}>{pieceOf(piece)}</span>
          ))}
        </p>
      ))}
      {rest.length > 0 && (
        <p>
          {rest.map((number) => (
            <Fragment key={number}>{gap(number)}</Fragment>
          ))}
        </p>
      )}
    </div>
  )
}
