import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { query, useCall } from '#platform/api.ts'
import { networkWords } from '#platform/words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { keyFrom, keyWords, type LineType, marksOf, type OwnQuestion } from './own-key.ts'
import { linesFrom } from './own-lines.ts'
import { TriedQuestion } from './tried-question.tsx'
import type { Drafted } from './worksheets.data.ts'

/** Keeps another wording of a draft, and the question that it makes once nothing is missing. */
function useWording({ question: of }: Drafted, type: LineType) {
  const [text, setText] = useState(of.text)
  const [lines, setLines] = useState(linesFrom(of.key) ?? '')
  const [hint, setHint] = useState(of.hint ?? '')
  const [solution, setSolution] = useState(of.solution ?? '')
  const [marks, setMarks] = useState(String(of.max_score))
  const key = keyFrom(type, lines)
  const max_score = (key && marksOf(key)) ?? Number.parseInt(marks, 10)
  const { topic_id, difficulty } = of
  const question: OwnQuestion | undefined =
    key && text.trim() !== '' && max_score >= 1
      ? {
          ...{ topic_id, difficulty, text, max_score, key },
          ...(hint.trim() && { hint }),
          ...(solution.trim() && { solution }),
        }
      : undefined
  const hasOwnMarks = key !== undefined && marksOf(key) !== undefined
  return {
    ...{ text, setText, lines, setLines, hint, setHint, solution, setSolution },
    ...{ marks, setMarks, hasOwnMarks, question },
  }
}

type DraftDialogProps = {
  readonly draft: Drafted
  readonly class_id: string
  readonly onClose: () => void
}

/** A draft is put in other words, beside what students would get; it is checked again, and still waits for a yes. */
export function DraftDialog({ draft, class_id, onClose }: DraftDialogProps) {
  const { type } = draft.question.key
  return type === 'hot_spot' ? null : (
    <WordingDialog draft={draft} type={type} class_id={class_id} onClose={onClose} />
  )
}

function WordingDialog({
  draft,
  type,
  class_id,
  onClose,
}: DraftDialogProps & { readonly type: LineType }) {
  const wording = useWording(draft, type)
  const { question } = wording
  const settled = useDeferredValue(question)
  const shown = useQuery({
    ...query('POST /worksheets/own-questions/try', {
      // Is asked for only where there is a question.
      body: { class_id, question: settled as OwnQuestion },
    }),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
  })
  const change = useCall('PATCH /worksheets/drafts/{id}', {
    changes: ['GET /worksheets/{id}/drafts'],
  })
  const params = { id: draft.id }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change the draft"
      description="It is checked again, and waits for your yes as before."
      size="wide"
      actions={
        <>
          <Button
            busy={change.isPending}
            disabled={question === undefined}
            onClick={() =>
              question && change.mutate({ params, body: { question } }, { onSuccess: onClose })
            }
          >
            Check and keep
          </Button>
          <DialogClose>
            <Button kind="line">Cancel</Button>
          </DialogClose>
        </>
      }
    >
      <div className="grid gap-6 md:grid-cols-2">
        <WordingFields wording={wording} type={type} />
        <section aria-label="As students see it" className="grid content-start gap-3">
          {settled && shown.data && (
            <TriedQuestion
              tried={shown.data}
              question={settled}
              class_id={class_id}
              picture={undefined}
            />
          )}
          {change.isError && (
            <p role="alert" className="font-medium text-not-yet">
              {networkWords}
            </p>
          )}
        </section>
      </div>
    </Dialog>
  )
}

type WordingFieldsProps = {
  readonly wording: ReturnType<typeof useWording>
  readonly type: LineType
}

function WordingFields({ wording, type }: WordingFieldsProps) {
  return (
    <div className="grid content-start gap-4">
      <TextArea
        label="The question"
        hint="Mathematics stands between $ signs."
        value={wording.text}
        onValueChange={wording.setText}
      />
      <TextArea {...keyWords[type]} value={wording.lines} onValueChange={wording.setLines} />
      <TextArea label="Hint" optional value={wording.hint} onValueChange={wording.setHint} />
      <TextArea
        label="Worked solution"
        optional
        value={wording.solution}
        onValueChange={wording.setSolution}
      />
      {!wording.hasOwnMarks && (
        <Field
          label="Marks"
          inputMode="numeric"
          value={wording.marks}
          onValueChange={wording.setMarks}
        />
      )}
    </div>
  )
}
