import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, LoaderCircle } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { POPUP, POPUP_ITEM } from './control-styles.ts'

/** A choice of a combobox; the label is what is searched and shown. */
export type ComboboxChoice = {
  readonly value: string
  readonly label: string
  readonly detail?: string | undefined
}

/** Choices are the same when their values are: a list fetched again brings new objects. */
export function sameChoice(left: ComboboxChoice, right: ComboboxChoice): boolean {
  return left.value === right.value
}

type ComboboxPopupProps = {
  readonly label: string
  readonly loading: boolean
  readonly emptyWords: string
}

/** The list under a combobox: what matches, or that it is being fetched, or that nothing matches. */
export function ComboboxPopup({ label, loading, emptyWords }: ComboboxPopupProps) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={6} className="z-50">
        <Base.Popup className={classes(POPUP, 'w-(--anchor-width) min-w-56')}>
          <Base.Status className="text-sm text-quiet">
            {loading && (
              <span className="flex min-h-11 items-center gap-2 px-2.5">
                <LoaderCircle {...ICON_SMALL} className="animate-turn" />
                Looking
              </span>
            )}
          </Base.Status>
          <Base.Empty>
            {!loading && <p className="m-0 px-2.5 py-3 text-sm text-quiet">{emptyWords}</p>}
          </Base.Empty>
          <Base.List
            aria-label={label}
            className="max-h-[min(320px,var(--available-height))] overflow-y-auto overscroll-contain"
          >
            {(choice: ComboboxChoice) => (
              <Base.Item key={choice.value} value={choice} className={POPUP_ITEM}>
                <span className="min-w-0 flex-1">
                  {choice.label}
                  {choice.detail && (
                    <span className="block text-sm font-normal text-quiet">{choice.detail}</span>
                  )}
                </span>
                <Base.ItemIndicator className="text-primary">
                  <Check {...ICON_SMALL} />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
