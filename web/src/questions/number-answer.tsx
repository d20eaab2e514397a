import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import type { AnswerProps } from './answer-props.ts'
import { NumberPad, type PadMode } from './number-pad.tsx'
import { joinedQuantity, partedQuantity, type Quantity } from './quantity.ts'
import { textOf } from './questions.answer.ts'

const NUMBER_CLASS =
  '[&_input]:min-h-13 [&_input]:font-semibold [&_input]:text-xl [&_input]:tabular-nums'

/** A number, with a box of its own for the unit where one is asked for: the keys for digits have no letters. */
export function NumberAnswer({ question, answer, onAnswer, onSubmit, isPart }: AnswerProps) {
  const kept = textOf(answer)
  const [typed, setTyped] = useState<Quantity>(() => partedQuantity(kept))
  // The page put another answer in; what is being typed here would have been kept as it is.
  if (joinedQuantity(typed) !== kept) setTyped(partedQuantity(kept))
  const change = (part: Partial<Quantity>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const value = joinedQuantity(next)
    onAnswer({ value: value === '' ? null : value, selected_option: null })
  }
  const enter = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit()
  }
  const shared = { autoComplete: 'off', spellCheck: false, onKeyDown: enter }
  const withUnit = (mode: PadMode) => (
    <div className="grid max-w-md grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
      <Field
        {...shared}
        label="Number"
        inputMode={mode}
        value={typed.number}
        onValueChange={(number) => change({ number })}
        className={NUMBER_CLASS}
      />
      <div data-unit>
        <Field
          {...shared}
          label="Unit"
          autoCapitalize="off"
          value={typed.unit}
          onValueChange={(unit) => change({ unit })}
          className={NUMBER_CLASS}
        />
      </div>
      <p className="col-span-full text-quiet text-sm">The number counts together with its unit.</p>
    </div>
  )
  const alone = (mode: PadMode) => (
    <Field
      {...shared}
      label="Your answer"
      hint="A number. A fraction is fine: 3/4, or 3 1/2."
      inputMode={mode}
      value={kept}
      onValueChange={(value) =>
        onAnswer({ value: value === '' ? null : value, selected_option: null })
      }
      className={`max-w-64 ${NUMBER_CLASS}`}
    />
  )
  return (
    <NumberPad question={question} isPart={isPart}>
      {question.needs_unit ? withUnit : alone}
    </NumberPad>
  )
}
