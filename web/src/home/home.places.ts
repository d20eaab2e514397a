import { pages } from '@learngrove/contract/pages'
import { Dumbbell, House, Library, MessageCircle } from 'lucide-react'
import type { StoredUser } from '#platform/session.ts'
import type { Place } from '#ui/place.ts'

/** Pages that are found through a place of the navigation, by the address of that place. */
const leadsTo: ReadonlyMap<string, string> = new Map(
  [
    pages.review(),
    pages.finishedWorksheets(),
    pages.assignedWorksheets(),
    pages.customWorksheet(),
  ].map((page) => [page, pages.revisions()]),
)

/** Lists the places of a student's navigation. A school without the learning path has only the library as home. */
export function placesAt(pathname: string, user: StoredUser): Place[] {
  const places: Place[] = [
    { href: pages.studentDashboard(), label: 'Home', icon: House },
    { href: pages.revisions(), label: 'Practise', icon: Dumbbell },
    { href: pages.chat(), label: 'Ask Pip', icon: MessageCircle },
    { href: pages.library(), label: 'Library', icon: Library },
  ]
  return places
    .filter(
      ({ href }) => !user.school_flags.learning_path_disabled || href !== pages.studentDashboard(),
    )
    .map((place) => ({ ...place, current: place.href === (leadsTo.get(pathname) ?? pathname) }))
}
