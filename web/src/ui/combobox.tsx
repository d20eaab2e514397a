import { Combobox as Base } from '@base-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { type ComboboxChoice, ComboboxPopup, sameChoice } from './form/combobox-popup.tsx'
import { CONTROL_BOX, CONTROL_BUTTON, CONTROL_INPUT } from './form/control-styles.ts'
import { FieldFrame, type FieldWords, fieldAria, useFieldIds } from './form/field-frame.tsx'
import { ICON } from './icon-props.ts'

/** What both comboboxes take. */
export type ComboboxShared = FieldWords & {
  /** All choices, or with `onSearch` those that the server found. */
  readonly choices: readonly ComboboxChoice[]
  /** Given, typing filters nothing here: the page fetches and passes other choices. */
  readonly onSearch?: ((text: string) => void) | undefined
  readonly loading?: boolean | undefined
  readonly placeholder?: string | undefined
  /** Said when nothing matches. */
  readonly emptyWords?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  readonly required?: boolean | undefined
  readonly className?: string | undefined
}

export type ComboboxProps = ComboboxShared & {
  readonly value: ComboboxChoice | null
  readonly onValueChange: (choice: ComboboxChoice | null) => void
}

/** One choice of a long list, found by typing. Arrow keys move, Enter takes, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { label, choices, onSearch, loading = false, placeholder = 'Type to find' } = props
  const ids = useFieldIds(props.id)
  return (
    <FieldFrame words={props} ids={ids} className={props.className}>
      <Base.Root<ComboboxChoice>
        items={choices}
        value={props.value}
        onValueChange={props.onValueChange}
        isItemEqualToValue={sameChoice}
        onInputValueChange={(text, { reason }) => reason === 'input-change' && onSearch?.(text)}
        {...(onSearch ? { filter: null } : {})}
        autoHighlight
        name={props.name}
        disabled={props.disabled ?? false}
        required={props.required ?? false}
      >
        <Base.InputGroup className={CONTROL_BOX}>
          <Base.Input
            {...fieldAria(ids, props)}
            id={ids.control}
            // Said twice over, for while the list is open the label is hidden from screen readers.
            aria-labelledby={ids.label}
            placeholder={placeholder}
            className={CONTROL_INPUT}
          />
          <Base.Clear aria-label={`Clear: ${label}`} className={CONTROL_BUTTON}>
            <X {...ICON} />
          </Base.Clear>
          <Base.Trigger aria-label={`Open: ${label}`} className={`${CONTROL_BUTTON} -mr-1.5`}>
            <ChevronDown {...ICON} />
          </Base.Trigger>
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
