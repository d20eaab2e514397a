import type { ChangeEvent, ComponentPropsWithRef } from 'react'
import { classes } from './classes.ts'
import { CONTROL_BOX, CONTROL_INPUT } from './form/control-styles.ts'
import { FieldFrame, type FieldWords, fieldAria, useFieldIds } from './form/field-frame.tsx'
import { LengthCounter } from './form/length-counter.tsx'
import { useTypedLength } from './form/use-typed-length.ts'

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'maxLength'> &
  FieldWords & {
    /** Signs that fit. A longer text stays, so that nothing pasted is lost; the counter says how much to cut. */
    readonly maxLength?: number | undefined
    readonly onValueChange?: ((value: string) => void) | undefined
  }

/** Several lines to type in; it grows with what is written where the browser can, up to half the screen. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, optional, hint, problem, problemTone, ...others } = props
  const { maxLength, onValueChange, onChange, className, rows = 3, ...area } = others
  const words: FieldWords = { label, labelHidden, optional, hint, problem, problemTone }
  const ids = useFieldIds(area.id)
  const [length, setText] = useTypedLength(area.value, area.defaultValue)
  const counter = `${ids.control}-counter`
  const over = maxLength !== undefined && length > maxLength
  const aria = fieldAria(ids, words, maxLength === undefined ? '' : counter)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setText(event.target.value)
    onValueChange?.(event.target.value)
    onChange?.(event)
  }
  return (
    <FieldFrame
      words={words}
      ids={ids}
      className={className}
      aside={
        maxLength !== undefined && <LengthCounter id={counter} length={length} limit={maxLength} />
      }
    >
      <span className={classes(CONTROL_BOX, 'py-2 pr-1.5')}>
        <textarea
          {...area}
          {...aria}
          aria-invalid={over || aria['aria-invalid']}
          id={ids.control}
          rows={rows}
          onChange={change}
          className={classes(CONTROL_INPUT, 'field-sizing-content max-h-[50vh] resize-y')}
          style={{ minHeight: `${rows * 1.5}em`, ...area.style }}
        />
      </span>
    </FieldFrame>
  )
}
