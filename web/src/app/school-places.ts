import { pages } from '@learngrove/contract/pages'
import { callersOf } from '@learngrove/contract/roles'
import { useQuery } from '@tanstack/react-query'
import {
  GraduationCap,
  HeartHandshake,
  KeyRound,
  Palette,
  School,
  ShieldCheck,
  UsersRound,
} from 'lucide-react'
import { useLocation } from 'react-router'
import { useUser } from '#platform/session.ts'
import { myStanding } from '#safeguarding/safeguarding.data.ts'
import { safeguardingLinks } from '#safeguarding/safeguarding.links.ts'
import type { Place } from '#ui/place.ts'

/** The places of a school for those who run it: owners, and whoever is told about the safety of children. */
export function useSchoolPlaces(): Place[] {
  const user = useUser()
  const { pathname, search } = useLocation()
  const { data } = useQuery(myStanding)
  const isConcerned = data && (data.can_read || data.can_name_contacts)
  const isSafety = pathname === pages.teacherStudents() && isAboutSafety(search)
  return [
    ...(user && callersOf(user).includes('owner') ? ownersPlaces : []),
    ...(isConcerned
      ? [
          {
            href: safeguardingLinks.open(),
            label: 'Safeguarding',
            icon: ShieldCheck,
            current: isSafety,
            note: data.num_open > 0 ? String(data.num_open) : undefined,
          },
        ]
      : []),
  ]
}

const isAboutSafety = (search: string) => new URLSearchParams(search).get('view') === 'safeguarding'

/** An owner finds every student of the school among those whom they manage; a teacher those of their classes. */
export function useStudentsPlace(): Place {
  const user = useUser()
  const { pathname, search } = useLocation()
  const isOwner = user !== undefined && callersOf(user).includes('owner')
  const href = isOwner ? pages.manageStudents() : pages.teacherStudents()
  return {
    href,
    label: 'Students',
    icon: UsersRound,
    current: pathname === href && !isAboutSafety(search),
  }
}

const ownersPlaces: readonly Place[] = [
  { href: pages.manageClasses(), label: 'Classes', icon: School },
  { href: pages.manageTeachers(), label: 'Teachers', icon: GraduationCap },
  { href: pages.manageParents(), label: 'Parents', icon: HeartHandshake },
  { href: pages.manageCodes(), label: 'Activation codes', icon: KeyRound },
  { href: pages.manageSchools(), label: 'Your school', icon: Palette },
]
