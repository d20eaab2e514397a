import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { FieldNotes, type FieldWords, fieldAria, useFieldIds } from './form/field-frame.tsx'
import { RADIO_DOT } from './form/tick.ts'

export type RadioChoice<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly detail?: ReactNode
  readonly disabled?: boolean | undefined
}

export type RadioGroupProps<Value extends string> = FieldWords & {
  readonly choices: readonly RadioChoice<Value>[]
  readonly value?: Value | null | undefined
  readonly defaultValue?: Value | undefined
  readonly onValueChange?: ((value: Value) => void) | undefined
  /** The name in a form's data; fresh when missing. */
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Lines, or cards beside each other where there is room. */
  readonly look?: 'lines' | 'cards' | undefined
  readonly className?: string | undefined
}

const LINE = 'flex min-h-11 items-start gap-2.5 py-2.5 has-disabled:text-quiet'
const CARD =
  'flex min-h-11 items-start gap-2.5 rounded-tile border border-line-strong bg-surface p-3 transition-colors duration-quick hover:bg-hover has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary has-disabled:text-quiet has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** One choice of a few, all of them in sight: native radio buttons in a named group. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { choices, value, defaultValue, onValueChange, required, look = 'lines' } = props
  const fresh = useId()
  const name = props.name ?? fresh
  const ids = useFieldIds()
  const cards = look === 'cards'
  return (
    <fieldset
      aria-describedby={fieldAria(ids, props)['aria-describedby']}
      disabled={props.disabled}
      data-problem={props.problem ? (props.problemTone ?? 'danger') : undefined}
      className={classes('group/field m-0 min-w-0 border-0 p-0', props.className)}
    >
      <legend className={props.labelHidden ? 'sr-only' : 'mb-1 p-0 text-sm font-semibold'}>
        {props.label}
        {props.optional && <span className="font-normal text-quiet"> (if you like)</span>}
      </legend>
      <div
        className={
          cards ? 'mb-1.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,160px),1fr))] gap-2' : ''
        }
      >
        {choices.map((choice) => (
          <label key={choice.value} className={cards ? CARD : LINE}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              required={required}
              disabled={choice.disabled}
              {...(value === undefined
                ? { defaultChecked: choice.value === defaultValue }
                : { checked: choice.value === value })}
              onChange={() => onValueChange?.(choice.value)}
              className={classes(RADIO_DOT, 'mt-0.75', cards && 'outline-none')}
            />
            <span className="min-w-0">
              <span className={cards ? 'font-semibold' : ''}>{choice.label}</span>
              {choice.detail && <span className="block text-sm text-quiet">{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes words={props} ids={ids} />
    </fieldset>
  )
}
