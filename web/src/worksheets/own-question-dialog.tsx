import { bands } from '@learngrove/contract/worksheets.limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { query, useCall } from '#platform/api.ts'
import { networkWords } from '#platform/words.ts'
import { kindWords } from '#questions/questions.words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { keyFrom, keyWords, marksOf, type OwnQuestion, type OwnType } from './own-key.ts'
import { TriedQuestion } from './tried-question.tsx'
import type { BankQuestion, ClassStock } from './worksheets.data.ts'
import { bandWords } from './worksheets.words.ts'

type OwnQuestionDialogProps = {
  readonly stock: ClassStock
  readonly onWritten: (question: BankQuestion) => void
  readonly onClose: () => void
}

const types: readonly OwnType[] = [
  ...(['single_choice', 'multiple_choice', 'true_false', 'number', 'expression'] as const),
  ...(['short_text', 'fill_blanks', 'cloze_dropdown', 'table', 'matching', 'ordering'] as const),
  ...(['multi_part', 'long_text', 'drawing'] as const),
]

const mostMarks = 20

/** Keeps what is being written, and the question that it makes once nothing is missing. */
function useWriting(stock: ClassStock) {
  const [type, setType] = useState<OwnType>('number')
  const [topic_id, setTopic] = useState(stock.availability[0]?.topic_id ?? '')
  const [difficulty, setDifficulty] = useState<(typeof bands)[number]>('core')
  const [text, setText] = useState('')
  const [lines, setLines] = useState('')
  const [solution, setSolution] = useState('')
  const [marks, setMarks] = useState('1')
  const key = keyFrom(type, lines)
  const max_score = (key && marksOf(key)) ?? Number.parseInt(marks, 10)
  const isWhole =
    key !== undefined && text.trim() !== '' && max_score >= 1 && max_score <= mostMarks
  const question: OwnQuestion | undefined = isWhole
    ? { topic_id, difficulty, text, max_score, key, ...(solution.trim() && { solution }) }
    : undefined
  return {
    ...{ type, setType, topic_id, setTopic, difficulty, setDifficulty, text, setText },
    ...{ lines, setLines, solution, setSolution, marks, setMarks, question },
    hasOwnMarks: key !== undefined && marksOf(key) !== undefined,
  }
}

type Writing = ReturnType<typeof useWriting>

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
  const write = useCall('POST /worksheets/own-questions', { changes: ['GET /questions'] })
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
            onClick={() =>
              question &&
              write.mutate(
                { body: { class_id, question } },
                { onSuccess: (kept) => onWritten(kept.question) },
              )
            }
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
        <section aria-label="As students see it" className="grid content-start gap-3">
          {settled && shown.data ? (
            <TriedQuestion tried={shown.data} question={settled} class_id={class_id} />
          ) : (
            <p className="rounded-tile bg-hover p-4 text-quiet text-sm">
              It is shown here as students get it, once it has a text and an answer.
            </p>
          )}
          {write.isError && (
            <p role="alert" className="font-medium text-not-yet">
              {write.error.code === 'KEY_NOT_RIGHT'
                ? 'The marker does not take this answer as right yet. Write it another way.'
                : networkWords}
            </p>
          )}
        </section>
      </div>
    </Dialog>
  )
}

type WritingFieldsProps = { readonly writing: Writing; readonly stock: ClassStock }

function WritingFields({ writing, stock }: WritingFieldsProps) {
  const { type, hasOwnMarks } = writing
  return (
    <div className="grid content-start gap-4">
      <Select
        label="Type"
        value={type}
        onValueChange={writing.setType}
        choices={types.map((value) => ({ value, label: kindWords(value) }))}
      />
      <TextArea
        label="The question"
        hint="Mathematics stands between $ signs."
        value={writing.text}
        onValueChange={writing.setText}
      />
      <TextArea {...keyWords[type]} value={writing.lines} onValueChange={writing.setLines} />
      <TextArea
        label="Worked solution"
        optional
        value={writing.solution}
        onValueChange={writing.setSolution}
      />
      <Select
        label="Topic"
        value={writing.topic_id}
        onValueChange={writing.setTopic}
        choices={stock.availability.map(({ topic_id, title }) => ({
          value: topic_id,
          label: title,
        }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Difficulty"
          value={writing.difficulty}
          onValueChange={writing.setDifficulty}
          choices={bands.map((value) => ({ value, label: bandWords[value] }))}
        />
        {!hasOwnMarks && (
          <Field
            label="Marks"
            inputMode="numeric"
            value={writing.marks}
            onValueChange={writing.setMarks}
          />
        )}
      </div>
    </div>
  )
}
