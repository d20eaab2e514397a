/** The values that each filter of a list can have, by the filter's name in the address. */
export type FilterValues = Readonly<Record<string, readonly string[]>>

/** What is filtered by. */
export type Filters<F extends FilterValues> = { readonly [N in keyof F]?: F[N][number] }

export const searchKey = 'search'
const pageKey = 'page'

/** Reads the filters from the address; a value that is none is as if it were not there. */
export function readFilters<const F extends FilterValues>(
  address: URLSearchParams,
  values: F,
): Filters<F> {
  const found = Object.entries(values).flatMap(([name, known]) => {
    const value = address.get(name)
    return value !== null && known.includes(value) ? [[name, value]] : []
  })
  // Safe: each name is one of F, with one of its values.
  return Object.fromEntries(found) as Filters<F>
}

/** Copies the address with other filters or another search in it; what is filtered anew begins at its first page. */
export function withFilters(
  address: URLSearchParams,
  changed: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  next.delete(pageKey)
  return next
}
