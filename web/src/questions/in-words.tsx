import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type Answer, answerIn, textOf } from './questions.answer.ts'

type InWordsProps = {
  readonly answer: Answer
  readonly onAnswer: (answer: Answer) => void
  /** On the button that opens it. */
  readonly asks: string
  readonly label: string
  readonly hint: string
}

/** The way round a pen or a microphone: the same answer in words. */
export function InWords({ answer, onAnswer, asks, label, hint }: InWordsProps) {
  const text = textOf(answer)
  const [isOpen, setIsOpen] = useState(text !== '')
  if (!isOpen) {
    return (
      <Button
        kind="plain"
        size="small"
        className="justify-self-start"
        onClick={() => setIsOpen(true)}
      >
        {asks}
      </Button>
    )
  }
  return (
    <TextArea
      label={label}
      hint={hint}
      value={text}
      rows={4}
      onValueChange={(value) =>
        onAnswer({ ...answerIn(answer), value: value === '' ? null : value })
      }
    />
  )
}
