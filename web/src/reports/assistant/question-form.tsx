import { limits } from '@learngrove/contract/reports.limits'
import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'

type QuestionFormProps = {
  readonly isAsking: boolean
  readonly suggestions: readonly string[]
  readonly onAsk: (question: string) => void
}

/** Where a question is typed, or one of those that are offered is chosen. */
export function QuestionForm({ isAsking, suggestions, onAsk }: QuestionFormProps) {
  const [text, setText] = useState('')
  const canAsk = !isAsking && text.trim() !== '' && text.length <= limits.question_length
  return (
    <div className="mt-8 print:hidden">
      <ul className="m-0 mb-3 flex list-none flex-wrap gap-2 p-0" aria-label="You may ask">
        {suggestions.map((each) => (
          <li key={each}>
            <Button kind="soft" size="small" disabled={isAsking} onClick={() => onAsk(each)}>
              {each}
            </Button>
          </li>
        ))}
      </ul>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!canAsk) return
          onAsk(text.trim())
          setText('')
        }}
      >
        <Field
          className="flex-1"
          label="Your question about the class"
          labelHidden
          placeholder="Who is stuck on fractions?"
          autoComplete="off"
          value={text}
          onValueChange={setText}
          problem={
            text.length > limits.question_length
              ? `This is too long: at most ${limits.question_length} letters.`
              : undefined
          }
        />
        <Button type="submit" iconOnly icon={<ArrowUp {...ICON} />} disabled={!canAsk}>
          Ask
        </Button>
      </form>
    </div>
  )
}
