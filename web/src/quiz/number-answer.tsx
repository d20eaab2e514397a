import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { textOf } from './answer.ts'
import type { AnswerProps } from './answer-props.ts'
import { joinedQuantity, partedQuantity, type Quantity } from './quantity.ts'

const NUMBER_CLASS =
  '[&_input]:min-h-13 [&_input]:font-semibold [&_input]:text-xl [&_input]:tabular-nums'

/** A number, with a box of its own for the unit where one is asked for: the keys for digits have no letters. */
export function NumberAnswer({ question, answer, onAnswer, onSubmit }: AnswerProps) {
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
  return question.needs_unit ? (
    <div className="grid max-w-md grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
      <Field
        {...shared}
        label="Number"
        inputMode="decimal"
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
  ) : (
    <Field
      {...shared}
      label="Your answer"
      hint="A number. A fraction is fine: 3/4."
      inputMode="text"
      value={kept}
      onValueChange={(value) =>
        onAnswer({ value: value === '' ? null : value, selected_option: null })
      }
      className={`max-w-64 ${NUMBER_CLASS}`}
    />
  )
}
