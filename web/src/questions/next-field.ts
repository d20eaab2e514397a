/** Enter goes on to the next field of a group, and from the last one hands in. */
export function toNextField(
  event: React.KeyboardEvent<HTMLInputElement>,
  group: string,
  onSubmit: () => void,
): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const fields = [
    ...(event.currentTarget.closest(group)?.querySelectorAll<HTMLElement>('input') ?? []),
  ]
  const next = fields[fields.indexOf(event.currentTarget) + 1]
  if (next) next.focus()
  else onSubmit()
}
