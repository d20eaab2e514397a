import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldNotes, type FieldWords, fieldAria, useFieldIds } from './form/field-frame.tsx'
import { FINGER, TICK_BOX } from './form/tick.ts'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> &
  Pick<FieldWords, 'labelHidden' | 'hint' | 'problem' | 'problemTone'> & {
    readonly label: ReactNode
    /** Some of what it stands for is chosen; a press chooses all. */
    readonly mixed?: boolean | undefined
    readonly onCheckedChange?: ((checked: boolean) => void) | undefined
  }

/** A box to tick: a native checkbox, so forms and screen readers know it. */
export function Checkbox(props: CheckboxProps) {
  const { label, labelHidden, hint, problem, problemTone, mixed = false, ...others } = props
  const { onCheckedChange, onChange, className, ref, ...input } = others
  const words = { label: '', hint, problem, problemTone }
  const ids = useFieldIds(input.id)
  const box = (
    <input
      {...input}
      {...fieldAria(ids, words)}
      id={ids.control}
      type="checkbox"
      ref={(node) => {
        if (node) node.indeterminate = mixed
        if (typeof ref === 'function') return ref(node)
        if (ref) ref.current = node
      }}
      onChange={(event) => {
        onCheckedChange?.(event.target.checked)
        onChange?.(event)
      }}
      className={classes(TICK_BOX, labelHidden ? FINGER : 'mt-0.75')}
    />
  )
  if (labelHidden) {
    return (
      <label htmlFor={ids.control} className={classes('inline-grid align-middle', className)}>
        <span className="sr-only">{label}</span>
        {box}
      </label>
    )
  }
  return (
    <div
      className={classes('group/field', className)}
      data-problem={problem ? (problemTone ?? 'danger') : undefined}
    >
      <label
        htmlFor={ids.control}
        className="flex min-h-11 items-start gap-2.5 py-2.5 text-base has-disabled:text-quiet"
      >
        {box}
        <span className="min-w-0">{label}</span>
      </label>
      {(hint || problem) && (
        <div className="-mt-3.5 pb-1 pl-7">
          <FieldNotes words={words} ids={ids} />
        </div>
      )}
    </div>
  )
}
