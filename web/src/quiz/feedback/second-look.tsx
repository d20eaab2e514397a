import { pages } from '@learngrove/contract/pages'
import { limits } from '@learngrove/contract/quiz.limits'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { query, useCall } from '#platform/api.ts'
import { newUuid } from '#platform/uuid.ts'
import { dayWords } from '#platform/when.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toast.tsx'

const lookOf = (id: string) =>
  query('GET /quiz/evaluation-questions/{id}/second-looks', { params: { id } })

/** Where a student asks a person to look at an answer again, or sees that they did. */
export function SecondLook({ id }: { readonly id: string }) {
  const { data } = useQuery(lookOf(id))
  const [isAsking, setIsAsking] = useState(false)
  if (data?.second_look) {
    const { asked_at, answered_at } = data.second_look
    return (
      <p className="text-quiet text-sm">
        {answered_at
          ? `Your teacher looked again ${dayWords(new Date(answered_at), new Date())}.`
          : `You asked for another look ${dayWords(new Date(asked_at), new Date())}.`}
      </p>
    )
  }
  if (!data?.can_ask) return null
  return (
    <>
      <Button kind="plain" onClick={() => setIsAsking(true)}>
        Ask for another look
      </Button>
      {isAsking && <AskDialog id={id} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function AskDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { show } = useToast()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  // The same for each sending of these words, so that a lost answer asks nothing twice.
  const [client_id] = useState(newUuid)
  const ask = useCall('POST /quiz/evaluation-questions/{id}/second-looks', {
    changes: ['GET /quiz/evaluation-questions/{id}/second-looks'],
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = reason.trim()
    if (words === '') return setProblem('Write why you would like another look.')
    if (words.length > limits.second_look || ask.isPending) return
    ask.mutate(
      { params: { id }, body: { reason: words, client_id } },
      {
        onError: ({ code }) =>
          setProblem(
            code === 'ASKED_BEFORE'
              ? 'You have asked about this answer before.'
              : 'This was not sent. Your words are still here: try again.',
          ),
        onSuccess: ({ thread_id }) => {
          onClose()
          if (thread_id !== null) return void navigate(`${pages.chat()}?thread=${thread_id}`)
          show({ title: 'Your teacher will look at it again' })
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Ask for another look"
      description="Your teacher sees your answer and your words. You can ask once for each answer."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextArea
          label="Why would you like another look?"
          value={reason}
          onValueChange={(words) => {
            setReason(words)
            setProblem('')
          }}
          maxLength={limits.second_look}
          problem={problem}
          autoFocus
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={ask.isPending}>
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
