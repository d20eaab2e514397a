import { useMemo } from 'react'
import { MathsField } from '#ui/maths-field.tsx'
import type { AnswerProps } from './answer-props.ts'
import { keypadOf } from './keypad.ts'
import { textOf } from './questions.answer.ts'

/** Working in steps, a line a step, with a keypad of the keys that this question needs. */
export function ExpressionAnswer({ question, answer, onAnswer, onSubmit }: AnswerProps) {
  const keys = useMemo(() => keypadOf(question), [question])
  return (
    <MathsField
      label="Your steps"
      hint="one on each line"
      value={textOf(answer)}
      onChange={({ plain }) =>
        onAnswer({ value: plain.trim() === '' ? null : plain, selected_option: null })
      }
      multiline
      onSubmit={onSubmit}
      keys={keys}
    />
  )
}
