/** A key of the quiz: what it does is declared by the control that does it, as `data-key`. */
export type Shortcut = { readonly key: string; readonly does: string }

export const shortcuts: readonly Shortcut[] = [
  { key: '1 to 9', does: 'Choose an option' },
  { key: 'Enter', does: 'Check the answer, or go on' },
  { key: 'N', does: 'Next question' },
  { key: 'P', does: 'Previous question' },
  { key: 'B', does: 'Bookmark the question' },
  { key: 'F', does: 'Flag it, to come back to' },
  { key: 'H', does: 'Hints' },
  { key: 'C', does: 'Calculator' },
  { key: 'M', does: 'Formula sheet' },
  { key: 'S', does: 'Scratch pad' },
  { key: 'R', does: 'Read aloud' },
  { key: 'O', does: 'Only the question' },
  { key: '?', does: 'This list' },
  { key: 'Esc', does: 'Close a tool, or show everything again' },
]

/** Where a letter is a letter. */
const typed =
  'input:not([type=radio], [type=checkbox]), textarea, select, math-field, [contenteditable]:not([contenteditable=false]), [role=combobox], [role=option], [role=textbox]'

/** Where Enter has a meaning of its own. */
const pressed = 'button, a, summary, label, [role=button], [role=slider], [role=tab], fieldset'

const isAt = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

type Pressed = Pick<
  KeyboardEvent,
  | 'key'
  | 'target'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
>

/** The key as `data-key` names it; undefined where the press is not meant for the quiz. */
export function shortcutOf(event: Pressed): string | undefined {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (event.repeat || event.isComposing || event.defaultPrevented) return undefined
  if (key === 'Escape') return 'Esc'
  if (isAt(target, typed)) return undefined
  if (key === 'Enter') return isAt(target, pressed) ? undefined : key
  const letter = key.toUpperCase()
  return /^[A-Z?]$/.test(letter) ? letter : undefined
}

/** The window that holds the focus, if one is open. */
const topWindow = (): Element | undefined =>
  [...document.querySelectorAll('[role=dialog]:not([data-tool]), [role=alertdialog]')].at(-1)

/** Keys of which the control may be out of sight: going to a question needs no list. */
const unseen: readonly string[] = ['N', 'P']

/** Presses the control that has declared the key; tells whether there is one. */
export function pressControl(key: string): boolean {
  const within = topWindow() ?? document
  const all = [...within.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)]
  const control = all.find((each) => each.checkVisibility({ visibilityProperty: true }))
  const wanted = control ?? (unseen.includes(key) ? all[0] : undefined)
  wanted?.click()
  return wanted !== undefined
}

export const isWindowOpen = (): boolean => topWindow() !== undefined
