const BOX =
  'relative grid size-4.5 flex-none appearance-none place-items-center border-[1.5px] border-field bg-surface transition-colors duration-quick disabled:opacity-50 group-data-[problem=danger]/field:border-danger group-data-[problem=not-yet]/field:border-not-yet'

/** A native checkbox, drawn: the tick is made of borders, which forced colours keep. */
export const TICK_BOX = `${BOX} rounded-[5px] checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary after:hidden after:border-on-primary checked:after:block checked:after:h-[5px] checked:after:w-[10px] checked:after:-translate-y-px checked:after:-rotate-45 checked:after:border-b-2 checked:after:border-l-2 indeterminate:after:block indeterminate:after:h-0 indeterminate:after:w-[9px] indeterminate:after:translate-y-0 indeterminate:after:rotate-0 indeterminate:after:border-b-2 indeterminate:after:border-l-0`

/** A native radio button, drawn. */
export const RADIO_DOT = `${BOX} rounded-full checked:border-primary after:size-0 after:rounded-full after:border-primary checked:after:border-[4.5px]`

/** The finger's 44 px around a box that stands without words. */
export const FINGER = 'before:absolute before:-inset-[13px]'
