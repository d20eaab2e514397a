import { takeFocus } from '#ui/maths/drawn-line.tsx'

const plainly = (field: HTMLElement) => field.focus()

const fields = 'math-field, input:not([aria-hidden]), textarea, [role=combobox]'
/** How long a drawn field of mathematics may take to come, in milliseconds. */
const patienceMs = 600

const isPending = (area: HTMLElement | null) => area?.querySelector('[aria-busy=true]') !== null

/** Puts the focus where one answers: the first field, or that of a line; else the first button. */
export function focusAnswer(area: HTMLElement | null, isDrawn: boolean, line = 0): void {
  const began = performance.now()
  const look = () => {
    // A text box that had the focus would stay: the drawn field never takes a caret away.
    const isLate = performance.now() - began > patienceMs
    const all = area?.querySelectorAll<HTMLElement>(isDrawn && !isLate ? 'math-field' : fields)
    const field = all?.[line] ?? all?.[0]
    if (field) (isDrawn && !isLate ? takeFocus : plainly)(field)
    else if ((isDrawn || isPending(area)) && !isLate) requestAnimationFrame(look)
    else area?.querySelector<HTMLElement>('button')?.focus()
  }
  look()
}
