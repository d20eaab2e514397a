import { House } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { placesAt } from '#home/home.places.ts'
import type { StoredUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { threadRow } from './thread-list.tsx'

type PlaceLinksProps = { readonly user: StoredUser; readonly onOpen?: (() => void) | undefined }

/** The other places of a student, over the conversations. */
export function PlaceLinks({ user, onOpen }: PlaceLinksProps) {
  const { pathname } = useLocation()
  const places = placesAt(pathname, user).filter(({ current }) => !current)
  return (
    <nav aria-label="Places" className="mb-3 flex-none">
      {places.map(({ href, label, icon: Icon }) => (
        <Link key={href} to={href} onClick={onOpen} className={threadRow}>
          <Icon {...ICON} className="flex-none text-quiet" />
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** The way home where the places do not stand beside the conversation. */
export function HomeLink({ user }: { readonly user: StoredUser }) {
  const [home] = placesAt('', user)
  if (!home) return null
  return (
    <Button kind="plain" iconOnly icon={<House {...ICON} />} render={<Link to={home.href} />}>
      {home.label}
    </Button>
  )
}
