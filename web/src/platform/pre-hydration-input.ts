/** What was typed at the door before it came alive, and where the reader was. */
export type TypedAhead = {
  readonly values: Readonly<Record<string, string>>
  readonly focused: string | undefined
}

/** Marks the form of the page that was rendered ahead, and of its living twin. */
export const doorForm = { 'data-door': '' } as const

/** The same for a form whose fields are not those of the way in. */
export const doorFormOf = (name: string) => ({ 'data-door': name })

/** Read while the page that was rendered ahead still stands: its twin takes over what it holds. */
export function readTypedAhead(name = ''): TypedAhead {
  if (typeof document === 'undefined') return { values: {}, focused: undefined }
  const inputs = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      `form[data-door="${name}"] :is(input, textarea)`,
    ),
  ]
  const values = Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
  return { values, focused: inputs.find((input) => input === document.activeElement)?.name }
}
