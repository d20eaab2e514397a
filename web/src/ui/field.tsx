import { Eye, EyeOff } from 'lucide-react'
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { CONTROL_BOX, CONTROL_BUTTON, CONTROL_INPUT } from './form/control-styles.ts'
import { FieldFrame, type FieldWords, fieldAria, useFieldIds } from './form/field-frame.tsx'
import { LengthCounter } from './form/length-counter.tsx'
import { useTypedLength } from './form/use-typed-length.ts'
import { ICON } from './icon-props.ts'

export type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'maxLength' | 'size'> &
  FieldWords & {
    /** Signs that fit. A longer text stays, so that nothing pasted is lost; the counter says how much to cut. */
    readonly maxLength?: number | undefined
    readonly onValueChange?: ((value: string) => void) | undefined
    /** Stands in the box before the text, after it: an icon, a unit, a key. */
    readonly before?: ReactNode
    readonly after?: ReactNode
  }

/** One line to type in, with its label, hint, problem and, if it has a limit, a counter. A password can be shown. */
export function Field(props: FieldProps) {
  const { label, labelHidden, optional, hint, problem, problemTone, ...others } = props
  const { before, after, maxLength, onValueChange, onChange, className, type, ...input } = others
  const words: FieldWords = { label, labelHidden, optional, hint, problem, problemTone }
  const ids = useFieldIds(input.id)
  const [shown, setShown] = useState(false)
  const [length, setText] = useTypedLength(input.value, input.defaultValue)
  const counter = `${ids.control}-counter`
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value)
    onValueChange?.(event.target.value)
    onChange?.(event)
  }
  const over = maxLength !== undefined && length > maxLength
  const aria = fieldAria(ids, words, maxLength === undefined ? '' : counter)
  return (
    <FieldFrame
      words={words}
      ids={ids}
      className={className}
      aside={
        maxLength !== undefined && <LengthCounter id={counter} length={length} limit={maxLength} />
      }
    >
      <span className={CONTROL_BOX}>
        {before}
        <input
          {...input}
          {...aria}
          aria-invalid={over || aria['aria-invalid']}
          id={ids.control}
          type={type === 'password' && shown ? 'text' : type}
          onChange={change}
          className={CONTROL_INPUT}
        />
        {after}
        {type === 'password' && (
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`Show: ${label}`}
            aria-controls={ids.control}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
            className={`${CONTROL_BUTTON} -mr-1.5`}
          >
            {shown ? <EyeOff {...ICON} /> : <Eye {...ICON} />}
          </button>
        )}
      </span>
    </FieldFrame>
  )
}
