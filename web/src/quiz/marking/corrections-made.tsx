import { dayWords } from '#platform/when.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import type { MadeCorrection } from './correction.data.ts'
import { madeWords, stateWords } from './correction.words.ts'

type MadeProps = {
  readonly corrections: readonly MadeCorrection[]
  readonly undoingId: string | undefined
  readonly onUndo: (id: string) => void
}

/** What was corrected for the class, the latest first, and how far it is. */
export function CorrectionsMade({ corrections, undoingId, onUndo }: MadeProps) {
  if (corrections.length === 0) return null
  return (
    <Card as="section" padding="none" aria-labelledby="corrections" className="overflow-hidden">
      <h2 id="corrections" className="px-5 pt-4 pb-3 text-lg">
        Corrections
      </h2>
      <ul aria-live="polite">
        {corrections.map((each) => (
          <li key={each.id} className="grid gap-2 border-line border-t px-5 py-3 text-sm">
            <span className="font-semibold [overflow-wrap:anywhere]">
              <MathsText inline>{madeWords(each)}</MathsText>
            </span>
            {each.reason && <q className="[overflow-wrap:anywhere]">{each.reason}</q>}
            <span className="flex flex-wrap items-center justify-between gap-2 text-quiet">
              {`${stateWords(each)}. ${each.made_by}, ${dayWords(new Date(each.made_at), new Date())}`}
              {each.can_undo && (
                <Button
                  kind="plain"
                  size="small"
                  busy={undoingId === each.id}
                  onClick={() => onUndo(each.id)}
                >
                  Take back
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
