import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { BankQuestion, MadeQuestion } from './worksheets.data.ts'
import { bandWords, countWords, shareWords, withoutGaps } from './worksheets.words.ts'

export type How = 'same' | 'easier' | 'harder'

export type Swap = { readonly question: MadeQuestion; readonly at: number; readonly how: How }

type SwapDialogProps = {
  readonly swap: Swap
  readonly class_id: string
  /** What stands on the sheet. */
  readonly on: readonly MadeQuestion[]
  readonly onTake: (question: BankQuestion) => void
  readonly onClose: () => void
}

const leads: Readonly<Record<How, string>> = {
  same: 'The same skill, about as hard.',
  easier: 'The same skill, easier.',
  harder: 'The same skill, harder.',
}

const noneWords: Readonly<Record<How, string>> = {
  same: 'The bank has no other question of this skill that is not like one on the sheet.',
  easier: 'The bank has nothing easier of this skill.',
  harder: 'The bank has nothing harder of this skill.',
}

/** Proposes questions in place of one; a press takes one of them. */
export function SwapDialog({ swap, class_id, on, onTake, onClose }: SwapDialogProps) {
  const { question, at, how } = swap
  const body = {
    ...{ class_id, question_id: question.question_id, how },
    keep: on.map(({ question_id }) => question_id),
  }
  const found = useQuery(query('POST /worksheets/plan/alternatives', { body }))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Swap question ${at + 1}`}
      description={leads[how]}
      actions={
        <DialogClose>
          <Button kind="line">Keep mine</Button>
        </DialogClose>
      }
    >
      <Loaded query={found} what="Other questions" skeleton={<Skeleton shape="block" />}>
        {({ questions }) =>
          questions.length === 0 ? (
            <p className="text-quiet">{noneWords[how]}</p>
          ) : (
            <ul className="grid gap-2">
              {questions.map((each) => (
                <li key={each.question_id}>
                  <button
                    type="button"
                    onClick={() => onTake(each)}
                    className="grid w-full gap-1 rounded-tile border border-line-strong p-3 text-left hover:bg-hover"
                  >
                    <MathsText inline>{withoutGaps(each.shown.text)}</MathsText>
                    <span className="text-quiet text-sm">
                      {bandWords[each.difficulty]}, {countWords(each.shown.max_score, 'mark')}
                      {each.facility !== null && `, ${shareWords(each.facility)}`}
                      {each.num_met === 0 ? ', new to the class' : ''}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  )
}
