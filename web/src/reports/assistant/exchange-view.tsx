import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import { AnswersDrawer } from '../answers-drawer.tsx'
import { shortDay } from '../reports.words.ts'
import { ThingCards } from '../thing-cards.tsx'
import type { Exchange } from './use-questions.ts'
import { type Piece, wordsIn } from './words-in.ts'

type ExchangeViewProps = {
  readonly exchange: Exchange
  readonly classId: string
  readonly onAgain: () => void
}

const nobody = () => undefined

/** A question with its answer, in which each figure opens the answers behind it. */
export function ExchangeView({ exchange, classId, onAgain }: ExchangeViewProps) {
  const { question, words, figures, things, state, provider } = exchange
  const [open, setOpen] = useState<number>()
  const behind = figures?.behind.find(({ number }) => number === open)
  const blocks = wordsIn(words)
  return (
    <li className="grid gap-4">
      <p className="max-w-[88%] justify-self-end rounded-panel rounded-br-small bg-primary-soft px-4.5 py-3 [overflow-wrap:anywhere] md:max-w-[70%]">
        <span className="sr-only">You asked: </span>
        {question}
      </p>
      <div className="grid max-w-230 gap-3" aria-busy={state === 'asking'}>
        {blocks.map((block, at) =>
          block.kind === 'paragraph' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the words
            <p key={at}>
              <Pieces pieces={block.pieces} onOpen={setOpen} />
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the words
            <ul key={at} className="m-0 list-disc space-y-2 pl-5">
              {block.items.map((pieces, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
                <li key={place}>
                  <Pieces pieces={pieces} onOpen={setOpen} />
                </li>
              ))}
            </ul>
          ),
        )}
        {state === 'asking' && blocks.length === 0 && (
          <p className="text-quiet">Reading the reports …</p>
        )}
        {state === 'failed' && (
          <p className="flex flex-wrap items-center gap-3">
            The answer did not come. Your question is still here.
            <Button kind="line" size="small" onClick={onAgain}>
              Ask again
            </Button>
          </p>
        )}
      </div>
      {things.length > 0 && <ThingCards things={things} classId={classId} aliasOf={nobody} />}
      {state === 'answered' && figures && figures.behind.length > 0 && (
        <p className="text-quiet text-sm">
          From the reports of {shortDay(figures.range.start)} to {shortDay(figures.range.end)}
          {provider !== 'built-in' && ', worded by a hosted model that was told no names'}. Press a
          figure for the answers behind it.
        </p>
      )}
      {behind && (
        <AnswersDrawer
          title={behind.title}
          classId={classId}
          wanted={behind.wanted}
          onClose={() => setOpen(undefined)}
        />
      )}
    </li>
  )
}

type PiecesProps = {
  readonly pieces: readonly Piece[]
  readonly onOpen: (number: number) => void
}

const Pieces = ({ pieces, onOpen }: PiecesProps) =>
  pieces.map(({ text, number }, at) =>
    number === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the line
      <MathsText key={at} inline>
        {text}
      </MathsText>
    ) : (
      <button
        key={number}
        type="button"
        onClick={() => onOpen(number)}
        className="inline cursor-pointer rounded-small text-left font-semibold underline decoration-2 decoration-primary underline-offset-4 hover:bg-hover"
      >
        {text}
        <span className="sr-only">, open the answers behind it</span>
      </button>
    ),
  )
