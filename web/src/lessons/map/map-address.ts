import type { CourseMap } from './map.data.ts'

export type MapShow = 'garden' | 'list'

/** What of a map is shown; all of it stands in the address. */
export type MapChoice = {
  readonly show: MapShow
  /** The bed that is looked at alone; undefined for the whole garden. */
  readonly strand: string | undefined
  /** The topic whose panel is open. */
  readonly topic: string | undefined
}

/** Reads what is shown; what the map does not have is not chosen. */
export function choiceOf({ strands }: CourseMap, search: URLSearchParams): MapChoice {
  const strand = search.get('strand')
  const topic = search.get('topic')
  return {
    show: search.get('show') === 'list' ? 'list' : 'garden',
    strand: strands.find(({ key }) => key === strand)?.key,
    topic: strands.flatMap(({ topics }) => topics).find(({ id }) => id === topic)?.id,
  }
}

/** Returns the same address with a change; undefined takes a name away. */
export function withChoice(
  search: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}
