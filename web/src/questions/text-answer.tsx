import { limits } from '@learngrove/contract/quiz.limits'
import { TextArea } from '#ui/text-area.tsx'
import type { AnswerProps } from './answer-props.ts'
import { asText, textOf } from './questions.answer.ts'

/** The counter comes when it is of use: who writes a few words does not need it. */
const counterFrom = limits.answer_length * 0.75

/** An answer in a few words of one's own. */
export function TextAnswer({ answer, onAnswer }: AnswerProps) {
  const text = textOf(answer)
  return (
    <TextArea
      label="Your answer"
      hint="In your own words. A small slip in spelling is fine."
      value={text}
      rows={2}
      maxLength={text.length > counterFrom ? limits.answer_length : undefined}
      onValueChange={(value) => onAnswer(asText(value))}
      className="[&_textarea]:text-lg"
    />
  )
}
