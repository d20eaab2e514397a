import { classes } from '#ui/classes.ts'
import { MathsText } from '#ui/maths-text.tsx'
import type { MarkedQuestion, Pile, Queue } from './marking.data.ts'
import { pileName, pileNote } from './marking.words.ts'

type PileListProps = {
  readonly queue: Queue
  readonly chosen: string | undefined
  readonly onChoose: (says: string) => void
}

/** What waits, question by question, the largest pile first. */
export function PileList({ queue, chosen, onChoose }: PileListProps) {
  return (
    <nav aria-label="Piles">
      <h2 className="px-4 pt-4 pb-3 text-lg">Piles</h2>
      {queue.questions.map((question) => (
        <section key={`${question.question_id} ${question.question.text}`}>
          <h3 className="border-line border-t px-4 pt-3 pb-2 font-semibold text-sm">
            <span className="line-clamp-2">
              <MathsText inline>{question.question.text.replace(/\[\[\d+\]\]/g, '…')}</MathsText>
            </span>
            <span className="block font-normal text-quiet">{placeWords(question)}</span>
          </h3>
          <ul>
            {question.piles.map((pile) => (
              <li key={pile.says}>
                <PileButton
                  pile={pile}
                  isChosen={pile.says === chosen}
                  onChoose={() => onChoose(pile.says)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

const placeWords = ({ quiz_title, position }: MarkedQuestion) =>
  `${quiz_title}, question ${position + 1}`

type PileButtonProps = {
  readonly pile: Pile
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function PileButton({ pile, isChosen, onChoose }: PileButtonProps) {
  const note = pileNote(pile)
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onChoose}
      className={classes(
        'grid min-h-15 w-full grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-3 border-l-3 px-3 py-2 text-left text-sm leading-snug -outline-offset-3 hover:bg-hover',
        isChosen ? 'border-primary bg-primary-soft' : 'border-transparent',
      )}
    >
      <span className="grid size-9 place-items-center rounded-control border border-line-strong bg-surface font-bold tabular-nums">
        {pile.answers.length}
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
          {pileName(pile)}
        </span>
        <span className={note.isOpen ? 'font-semibold text-not-yet' : 'text-quiet'}>
          {note.text}
        </span>
      </span>
    </button>
  )
}
