import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from './classes.ts'
import { useFieldIds } from './form/field-frame.tsx'

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** On or off, at once: for what takes effect without a button. The knob moves and the tint changes. */
export function Switch(props: SwitchProps) {
  const { label, hint, onCheckedChange, onChange, className, ...input } = props
  const ids = useFieldIds(input.id)
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-2.5 py-2.5 font-semibold has-disabled:text-quiet">
        <input
          {...input}
          id={ids.control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
          role="switch"
          aria-describedby={hint ? ids.hint : undefined}
          onChange={(event) => {
            onCheckedChange?.(event.target.checked)
            onChange?.(event)
          }}
          className="relative mt-px h-5.5 w-9.5 flex-none appearance-none rounded-full border border-field bg-field transition-colors duration-quick checked:border-primary checked:bg-primary disabled:opacity-50 after:absolute after:inset-y-0.5 after:left-0.5 after:size-4 after:rounded-full after:bg-surface after:transition-[translate] after:duration-quick checked:after:translate-x-4 forced-colors:after:border-8"
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint && (
        <p id={ids.hint} className={classes('-mt-2 pl-12 text-sm text-quiet')}>
          {hint}
        </p>
      )}
    </div>
  )
}
