import { limits } from '@learngrove/contract/quiz.limits'
import { TextArea } from '#ui/text-area.tsx'
import type { AnswerProps } from './answer-props.ts'
import { asText, textOf } from './questions.answer.ts'
import { lengthWords } from './questions.words.ts'

/** The counter of signs comes when it is of use. */
const counterFrom = limits.long_text_length * 0.75

/** An answer at length, with room to think and how many words it has so far. */
export function LongTextAnswer({ answer, onAnswer }: AnswerProps) {
  const text = textOf(answer)
  return (
    <div className="grid gap-2">
      <TextArea
        label="Your answer"
        hint="In whole sentences. Where our marker is not sure, a teacher reads it."
        value={text}
        rows={10}
        maxLength={text.length > counterFrom ? limits.long_text_length : undefined}
        onValueChange={(value) => onAnswer(asText(value))}
        className="[&_textarea]:text-lg [&_textarea]:leading-relaxed"
      />
      <p className="text-quiet text-sm tabular-nums">{lengthWords(text)}</p>
    </div>
  )
}
