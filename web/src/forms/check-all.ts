import type { Checks } from './forms.checks.ts'

/** What to look at again, by the name of its field. A field that is fine is not in it. */
export type Problems = Readonly<Record<string, string>>

/** Drops the names of which nothing is said. */
export const problemsOnly = (found: Problems): Problems =>
  Object.fromEntries(Object.entries(found).filter(([, words]) => words !== ''))

/** Runs the checks of a form side by side; the problems come in the order of the checks, the ticks last. */
export async function checkAll<V extends object>(
  values: V,
  checks: Checks<V>,
  ticks: Readonly<Record<string, string>>,
  typed: { readonly has: (name: string) => boolean },
): Promise<Problems> {
  // Safe: the names of checks are names of V.
  const names = Object.keys(checks) as (keyof V & string)[]
  const checked = await Promise.all(
    names.map(async (name) => [name, (await checks[name]?.(values[name], values)) ?? ''] as const),
  )
  const unticked = Object.entries(ticks).map(
    ([name, words]) => [name, typed.has(name) ? '' : words] as const,
  )
  return problemsOnly(Object.fromEntries([...checked, ...unticked]))
}
