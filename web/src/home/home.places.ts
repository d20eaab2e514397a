import { pages } from '@learngrove/contract/pages'
import { House, Library, MessageCircle } from 'lucide-react'
import type { StoredUser } from '#platform/session.ts'
import type { Place } from '#ui/place.ts'

/** Lists the places of a student's navigation. A school without the learning path has only the library as home. */
export function placesAt(pathname: string, user: StoredUser): Place[] {
  const places: Place[] = [
    { href: pages.studentDashboard(), label: 'Home', icon: House },
    { href: pages.chat(), label: 'Ask Pip', icon: MessageCircle },
    { href: pages.library(), label: 'Library', icon: Library },
  ]
  return places
    .filter(
      ({ href }) => !user.school_flags.learning_path_disabled || href !== pages.studentDashboard(),
    )
    .map((place) => ({ ...place, current: place.href === pathname }))
}
