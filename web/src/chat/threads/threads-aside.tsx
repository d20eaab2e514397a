import { Sprout } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { site } from '#platform/brand.ts'
import { homeOf } from '#platform/home.ts'
import type { StoredUser } from '#platform/session.ts'
import { BrandSign } from '#ui/brand-mark.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { PersonLink } from './person-link.tsx'
import { PlaceLinks } from './place-links.tsx'
import { ThreadsPanel } from './threads-panel.tsx'

type ThreadsAsideProps = ComponentProps<typeof ThreadsPanel> & { readonly user: StoredUser }

/** The conversations beside the one that is open. */
export function ThreadsAside({ user, ...panel }: ThreadsAsideProps) {
  return (
    <aside
      aria-label="Conversations"
      className="flex min-h-0 flex-col border-line border-r bg-[color-mix(in_srgb,var(--leaf-soft)_35%,var(--paper))] px-3 py-4"
    >
      <Link
        to={homeOf(user)}
        className="mb-3 flex min-h-target flex-none items-center gap-2.5 px-2 font-bold font-display text-lg no-underline"
      >
        <Sprout
          size={24}
          strokeWidth={1.75}
          aria-hidden="true"
          className="text-primary own-logo:hidden"
        />
        <BrandSign className="hidden own-logo:block" />
        <span className="min-w-0">{site.name}</span>
      </Link>
      <PlaceLinks user={user} />
      <ThreadsPanel {...panel} />
      <PersonLink user={user} />
    </aside>
  )
}

type ThreadsDrawerProps = ThreadsAsideProps & {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The same over the page, where there is no room beside it. */
export function ThreadsDrawer({ user, open, onOpenChange, ...panel }: ThreadsDrawerProps) {
  const close = () => onOpenChange(false)
  return (
    <Drawer
      title="Conversations"
      open={open}
      onOpenChange={onOpenChange}
      actions={<PersonLink user={user} />}
    >
      <div>
        <PlaceLinks user={user} onOpen={close} />
        <ThreadsPanel
          {...panel}
          onOpen={close}
          onNew={() => {
            close()
            panel.onNew()
          }}
        />
      </div>
    </Drawer>
  )
}
