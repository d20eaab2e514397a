import { Combobox as Base } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import { classes } from './classes.ts'
import type { ComboboxShared } from './combobox.tsx'
import { type ComboboxChoice, ComboboxPopup, sameChoice } from './form/combobox-popup.tsx'
import { CONTROL_BOX, CONTROL_INPUT } from './form/control-styles.ts'
import { FieldFrame, fieldAria, useFieldIds } from './form/field-frame.tsx'
import { ICON_SMALL } from './icon-props.ts'

export type ComboboxManyProps = ComboboxShared & {
  readonly value: readonly ComboboxChoice[]
  readonly onValueChange: (choices: readonly ComboboxChoice[]) => void
}

/** Several choices of a long list. Each stands as a chip before the text; Backspace takes the last one back. */
export function ComboboxMany(props: ComboboxManyProps) {
  const { label, choices, value, onSearch, loading = false, placeholder = 'Type to find' } = props
  const ids = useFieldIds(props.id)
  return (
    <FieldFrame words={props} ids={ids} className={props.className}>
      <Base.Root<ComboboxChoice, true>
        multiple
        items={choices}
        value={value}
        onValueChange={props.onValueChange}
        isItemEqualToValue={sameChoice}
        onInputValueChange={(text, { reason }) => reason === 'input-change' && onSearch?.(text)}
        {...(onSearch ? { filter: null } : {})}
        autoHighlight
        name={props.name}
        disabled={props.disabled ?? false}
        required={props.required ?? false}
      >
        <Base.InputGroup className={classes(CONTROL_BOX, 'py-1')}>
          <Base.Chips className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
            {value.map((choice) => (
              <Base.Chip
                key={choice.value}
                className="flex min-h-8 max-w-full items-center rounded-full bg-primary-soft pl-3 text-sm font-semibold outline-offset-1"
              >
                <span className="truncate">{choice.label}</span>
                <Base.ChipRemove
                  aria-label={`Take off: ${choice.label}`}
                  className="relative grid size-8 flex-none place-items-center rounded-full before:absolute before:-inset-1.5 hover:text-danger"
                >
                  <X {...ICON_SMALL} />
                </Base.ChipRemove>
              </Base.Chip>
            ))}
            <Base.Input
              {...fieldAria(ids, props)}
              id={ids.control}
              // Said twice over, for while the list is open the label is hidden from screen readers.
              aria-labelledby={ids.label}
              placeholder={value.length === 0 ? placeholder : ''}
              className={classes(CONTROL_INPUT, 'min-h-8 basis-16')}
            />
          </Base.Chips>
        </Base.InputGroup>
        <ComboboxPopup
          label={label}
          loading={loading}
          emptyWords={props.emptyWords ?? 'Nothing matches. Try fewer letters.'}
        />
      </Base.Root>
    </FieldFrame>
  )
}
