import { limits } from '@learngrove/contract/quiz.limits'
import { useId, useState } from 'react'
import { useCall } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toast.tsx'
import { MarksChoice } from './marks-choice.tsx'

type Overridable = {
  readonly evaluation_question_id: string
  readonly marks_given: number
  readonly max_score: number
  readonly happened_at: string
  /** It is the try that counts, nothing waits behind it, and the reader may mark it. */
  readonly can_mark: boolean
  readonly is_decided: boolean
}

const refusedWords: Readonly<Record<string, string>> = {
  NOT_FOUND: 'Who teaches the class can change its marks.',
  ANSWER_CHANGED: 'The student has handed in another answer since. Look at that one.',
}

/** The marks of an answer, and a way to give others, with a reason that its student reads. */
export function OverrideMarks({ answer }: { readonly answer: Overridable }) {
  const [isOpen, setIsOpen] = useState(false)
  const { marks_given, max_score, can_mark, is_decided } = answer
  return (
    <div className="mt-1">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="text-quiet tabular-nums">{`${marks_given} of ${max_score}`}</span>
        {is_decided && <Badge>A person decided</Badge>}
        {can_mark && !isOpen && (
          <Button kind="plain" size="small" onClick={() => setIsOpen(true)}>
            Change the mark
          </Button>
        )}
      </div>
      {isOpen && <OverrideForm answer={answer} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

type FormProps = { readonly answer: Overridable; readonly onClose: () => void }

function OverrideForm({ answer, onClose }: FormProps) {
  const { evaluation_question_id: id, max_score, happened_at: handed_in_at } = answer
  const name = useId()
  const { show } = useToast()
  const [marks, setMarks] = useState<number>()
  const [reason, setReason] = useState('')
  const decide = useCall('PATCH /quiz/student-evaluation-questions/{id}', {
    changes: [
      'GET /classes/{classId}/answers',
      'GET /classes/{classId}/students/{studentId}/topics/{topicId}/report',
      'GET /classes/{classId}/students/{studentId}/report',
      'GET /quiz/marking',
    ],
  })
  const give = () => {
    if (marks === undefined) return
    const body = { marks_given: marks, explanation: reason.trim(), handed_in_at }
    decide.mutate(
      { params: { id }, body },
      {
        onSuccess: () => {
          show({ title: 'The mark is changed. The student is told, with your reason.' })
          onClose()
        },
        onError: ({ code }) =>
          show({
            kind: 'care',
            title: 'The mark was not changed.',
            text: refusedWords[code] ?? 'Nothing is lost. Try again.',
          }),
      },
    )
  }
  return (
    <form
      aria-labelledby={name}
      className="mt-2 grid gap-3 rounded-card bg-sand p-4"
      onSubmit={(event) => {
        event.preventDefault()
        give()
      }}
    >
      <p id={name} className="font-semibold">
        Give another mark
      </p>
      <MarksChoice max_score={max_score} marks={marks} onMarks={setMarks} />
      <TextArea
        label="Why, for the student"
        rows={2}
        value={reason}
        onValueChange={setReason}
        maxLength={limits.answer_length}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          busy={decide.isPending}
          disabled={marks === undefined || reason.trim() === ''}
        >
          Give this mark
        </Button>
        <Button kind="plain" size="small" onClick={onClose}>
          Leave it
        </Button>
      </div>
    </form>
  )
}
