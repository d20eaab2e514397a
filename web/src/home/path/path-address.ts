import type { Section } from '#lessons/lessons.data.ts'

export type PathView = 'garden' | 'list'

export const viewOf = (search: URLSearchParams): PathView =>
  search.get('path') === 'list' ? 'list' : 'garden'

/**
 * Returns the section to show: the one that the address names, else the current one, else the first
 * that is not finished, else the last.
 */
export function sectionOf(
  sections: readonly Section[],
  search: URLSearchParams,
): Section | undefined {
  const asked = search.get('part')
  return (
    sections.find(({ id }) => id === asked) ??
    sections.find(({ items }) => items.some(({ is_current }) => is_current)) ??
    sections.find(({ completed }) => !completed) ??
    sections.at(-1)
  )
}

/** Returns the same address with a change; an empty value restores the default. */
export function withSearch(search: URLSearchParams, change: Readonly<Record<string, string>>) {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
