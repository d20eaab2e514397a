import { pages } from '@learngrove/contract/pages'
import { limits } from '@learngrove/contract/quiz.limits'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { query, useCall } from '#platform/api.ts'
import { dayWords } from '#platform/when.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toast.tsx'
import { askRefusal, namesWords } from './help.words.ts'

type AskTeacherProps = {
  /** Of the question in the student's attempt. */
  readonly id: string
  readonly onClose: () => void
}

const askedOf = (id: string) =>
  query('GET /quiz/evaluation-questions/{id}/teacher-questions', { params: { id } })

/** Writes to the teacher of the class about a question. What asks for care is answered by Pip, who is there at once. */
export function AskTeacher({ id, onClose }: AskTeacherProps) {
  const { show } = useToast()
  const navigate = useNavigate()
  const asked = useQuery(askedOf(id)).data?.asked ?? []
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  // The same for each sending of these words, so that a lost answer asks nothing twice.
  const [client_id] = useState(() => crypto.randomUUID())
  const send = useCall('POST /quiz/evaluation-questions/{id}/teacher-questions', {
    changes: ['GET /quiz/evaluation-questions/{id}/teacher-questions'],
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return setProblem('Write what you would like to ask.')
    if (words.length > limits.teacher_question || send.isPending) return
    send.mutate(
      { params: { id }, body: { text: words, client_id } },
      {
        onError: (error) => setProblem(askRefusal(error)),
        onSuccess: ({ asked: kept, thread_id }) => {
          onClose()
          if (thread_id !== null) return void navigate(`${pages.chat()}?thread=${thread_id}`)
          if (kept) show({ title: `Sent to ${namesWords(kept.teachers)}` })
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Ask my teacher"
      description="The teacher of your class gets your words and this question by e-mail."
    >
      {asked.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {asked.map((each) => (
            <li key={each.id} className="rounded-control bg-track px-3 py-2">
              <span className="text-quiet">
                You asked {namesWords(each.teachers)}{' '}
                {dayWords(new Date(each.asked_at), new Date())}:
              </span>{' '}
              <span className="[overflow-wrap:anywhere]">{each.text}</span>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextArea
          label="What would you like to ask?"
          name="text"
          value={text}
          onValueChange={(words) => {
            setText(words)
            setProblem('')
          }}
          maxLength={limits.teacher_question}
          problem={problem}
          autoFocus
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={send.isPending}>
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
