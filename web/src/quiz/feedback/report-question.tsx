import { pages } from '@learngrove/contract/pages'
import { limits } from '@learngrove/contract/questions.limits'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#platform/api.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toast.tsx'
import { askRefusal, otherReason, reasons } from './help.words.ts'

type ReportQuestionProps = { readonly item: Item; readonly onClose: () => void }

/** Says what is not right with a question: in one press, or in words of one's own. */
export function ReportQuestion({ item: { question, evaluation }, onClose }: ReportQuestionProps) {
  const { show } = useToast()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>('')
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState('')
  const report = useCall('POST /questions/{id}/reports')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = chosen === otherReason ? words.trim() : chosen
    if (reason === '')
      return setProblem(chosen === '' ? 'Choose what fits best.' : 'Say in a few words what it is.')
    if (reason.length > limits.reason || report.isPending) return
    report.mutate(
      { params: { id: question.id }, body: { reason, evaluation_question_id: evaluation.id } },
      {
        onError: (error) => setProblem(askRefusal(error)),
        onSuccess: ({ thread_id }) => {
          onClose()
          if (thread_id !== null) return void navigate(`${pages.chat()}?thread=${thread_id}`)
          show({ title: 'Thank you', text: 'What you chose was sent along with the question.' })
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="What is not right here?"
      description="The question is sent along as you see it, without your name."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <RadioGroup
          label="What is not right"
          labelHidden
          name="reason"
          value={chosen}
          onValueChange={(value) => {
            setChosen(value)
            setProblem('')
          }}
          problem={chosen === otherReason ? '' : problem}
          choices={reasons.map((reason) => ({ value: reason, label: reason }))}
        />
        {chosen === otherReason && (
          <TextArea
            label="In a few words"
            name="words"
            value={words}
            onValueChange={(value) => {
              setWords(value)
              setProblem('')
            }}
            maxLength={limits.reason}
            problem={problem}
            autoFocus
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={report.isPending}>
            Send it
          </Button>
          <DialogClose>
            <Button kind="plain">Not now</Button>
          </DialogClose>
        </div>
      </form>
    </Dialog>
  )
}
