import type { LucideIcon } from 'lucide-react'

/** A place that the rail and the bottom bar lead to. */
export type Place = {
  readonly href: string
  readonly label: string
  readonly icon: LucideIcon
  readonly current?: boolean
  /** A word or a number of what is new there: "1 new", "6". */
  readonly note?: string | undefined
}

export type PlaceGroup = {
  /** The heading of the group; the first group needs none. */
  readonly title?: string
  readonly places: readonly Place[]
}
