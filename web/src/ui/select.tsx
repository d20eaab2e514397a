import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { CONTROL_BOX, POPUP, POPUP_ITEM } from './form/control-styles.ts'
import { FieldFrame, type FieldWords, fieldAria, useFieldIds } from './form/field-frame.tsx'
import { ICON, ICON_SMALL } from './icon-props.ts'

export type SelectChoice<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly detail?: ReactNode
  readonly disabled?: boolean | undefined
}

export type SelectProps<Value extends string> = FieldWords & {
  readonly choices: readonly SelectChoice<Value>[]
  readonly value?: Value | null | undefined
  readonly defaultValue?: Value | undefined
  readonly onValueChange?: ((value: Value) => void) | undefined
  /** Stands there while nothing is chosen. */
  readonly placeholder?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  readonly required?: boolean | undefined
  /** For a table's foot or a row of filters: smaller where there is a mouse and room. */
  readonly compact?: boolean | undefined
  readonly className?: string | undefined
}

/** One choice of a list that opens. Typing jumps to a choice; for long lists take the combobox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { choices, value, defaultValue, onValueChange, placeholder = 'Choose' } = props
  const ids = useFieldIds(props.id)
  return (
    <FieldFrame words={props} ids={ids} native={false} className={props.className}>
      <Base.Root<Value>
        id={ids.control}
        items={choices}
        {...(value === undefined ? { defaultValue } : { value })}
        onValueChange={(next) => next !== null && onValueChange?.(next)}
        name={props.name}
        disabled={props.disabled}
        required={props.required}
      >
        <Base.Trigger
          {...fieldAria(ids, props)}
          aria-labelledby={ids.label}
          className={classes(
            CONTROL_BOX,
            'justify-between text-left data-disabled:bg-sand data-disabled:text-quiet data-placeholder:text-quiet hover:not-data-disabled:bg-hover',
            props.compact && 'border-line-strong text-sm md:min-h-9 pointer-coarse:min-h-11',
          )}
        >
          <Base.Value placeholder={placeholder} className="truncate" />
          <Base.Icon className="text-quiet">
            <ChevronDown {...ICON} />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50">
            <Base.Popup
              aria-labelledby={ids.label}
              className={classes(POPUP, 'min-w-(--anchor-width)')}
            >
              <Base.List className="max-h-[min(360px,var(--available-height))] overflow-y-auto overscroll-contain">
                {choices.map((choice) => (
                  <Base.Item
                    key={choice.value}
                    value={choice.value}
                    disabled={choice.disabled ?? false}
                    className={POPUP_ITEM}
                  >
                    <span className="min-w-0 flex-1">
                      <Base.ItemText>{choice.label}</Base.ItemText>
                      {choice.detail && (
                        <span className="block text-sm font-normal text-quiet">
                          {choice.detail}
                        </span>
                      )}
                    </span>
                    <Base.ItemIndicator className="text-primary">
                      <Check {...ICON_SMALL} />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  )
}
