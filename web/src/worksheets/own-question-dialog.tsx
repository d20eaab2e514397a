import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { query } from '#platform/api.ts'
import { networkWords } from '#platform/words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import type { OwnQuestion } from './own-key.ts'
import { addressOf } from './own-spots.ts'
import { useKeepOwn, useWriting } from './own-writing.ts'
import { WritingFields } from './own-writing-fields.tsx'
import { TriedQuestion } from './tried-question.tsx'
import type { BankQuestion, ClassStock } from './worksheets.data.ts'

type OwnQuestionDialogProps = {
  readonly stock: ClassStock
  readonly onWritten: (question: BankQuestion) => void
  readonly onClose: () => void
}

const refusals: Readonly<Record<string, string>> = {
  KEY_NOT_RIGHT: 'The marker does not take this answer as right yet. Write it another way.',
  UNSUPPORTED_TYPE: 'This picture cannot be read. Save it as JPEG or PNG, then choose it again.',
  TOO_LARGE: 'This picture is too large. Choose a smaller one.',
}

/** A question is written in place: as students get it, with what the marker makes of an answer beside it. */
export function OwnQuestionDialog({ stock, onWritten, onClose }: OwnQuestionDialogProps) {
  const writing = useWriting(stock)
  const { question } = writing
  const settled = useDeferredValue(question)
  const class_id = stock.class.id
  const shown = useQuery({
    ...query('POST /worksheets/own-questions/try', {
      // Is asked for only where there is a question.
      body: { class_id, question: settled as OwnQuestion },
    }),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
  })
  const write = useKeepOwn(class_id, onWritten)
  const isReady = question !== undefined && shown.data?.problem === null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Write a question"
      size="wide"
      actions={
        <>
          <Button
            busy={write.isPending}
            disabled={!isReady || shown.data?.is_key_right === false}
            onClick={() => question && write.keep(question, writing.spots.draft.picture?.blob)}
          >
            Put it on the sheet
          </Button>
          <DialogClose>
            <Button kind="line">Cancel</Button>
          </DialogClose>
        </>
      }
    >
      <div className="grid gap-6 md:grid-cols-2">
        <WritingFields writing={writing} stock={stock} />
        <section
          aria-label="As students see it"
          className="grid content-start gap-3 self-start md:sticky md:top-0"
        >
          {settled && shown.data ? (
            <TriedQuestion
              tried={shown.data}
              question={settled}
              class_id={class_id}
              picture={addressOf(writing.spots.draft)}
            />
          ) : (
            <p className="rounded-tile bg-hover p-4 text-quiet text-sm">
              It is shown here as students get it, once it has a text and an answer.
            </p>
          )}
          {write.error && (
            <p role="alert" className="font-medium text-not-yet">
              {refusals[write.error.code] ?? networkWords}
            </p>
          )}
        </section>
      </div>
    </Dialog>
  )
}
