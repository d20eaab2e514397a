import { House, Library, MessageCircle } from 'lucide-react'
import { studentPaths } from '#home/home.paths.ts'
import type { StoredUser } from '#platform/session.ts'
import type { Place } from '#ui/place.ts'

/** The places of a student. A school without the learning path has no home but the library. */
export function placesAt(pathname: string, user: StoredUser): Place[] {
  const places: Place[] = [
    { href: studentPaths.dashboard(), label: 'Home', icon: House },
    { href: studentPaths.chat(), label: 'Ask Pip', icon: MessageCircle },
    { href: studentPaths.library(), label: 'Library', icon: Library },
  ]
  return places
    .filter(
      ({ href }) => !user.school_flags.learning_path_disabled || href !== studentPaths.dashboard(),
    )
    .map((place) => ({ ...place, current: place.href === pathname }))
}
