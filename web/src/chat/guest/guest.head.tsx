import { pages } from '@learngrove/contract/pages'
import { LogOut, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { site } from '#platform/brand.ts'
import { landingOf } from '#platform/home.ts'
import { useUser } from '#platform/session.ts'
import { BrandSign } from '#ui/brand-mark.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { useLeaveWellbeing } from './guest.data.ts'
import { guestText as text } from './guest.words.ts'

type GuestHeadProps = {
  readonly title: string
  /** Begins a new conversation, where one is open. */
  readonly onBegin?: (() => void) | undefined
  readonly children?: ReactNode
}

/** The head of a visitor's conversation: the site, what it is about, and the ways on. */
export function GuestHead({ title, onBegin, children }: GuestHeadProps) {
  const user = useUser()
  return (
    <header className="flex min-h-15 flex-none flex-wrap items-center gap-x-2 gap-y-1 px-2.5 py-1 md:min-h-17 md:flex-nowrap md:px-6">
      <Link to="/" aria-label={site.name} className="flex-none rounded-control">
        <BrandSign />
      </Link>
      <h1
        className="min-w-0 flex-1 truncate px-1 py-1 font-bold text-base md:text-lg"
        title={title}
      >
        {title}
      </h1>
      {children}
      {onBegin && (
        <Button kind="plain" icon={<Plus {...ICON} />} onClick={onBegin} className="max-md:hidden">
          {text.begin}
        </Button>
      )}
      {onBegin && (
        <Button
          kind="plain"
          iconOnly
          icon={<Plus {...ICON} />}
          onClick={onBegin}
          className="md:hidden"
        >
          {text.begin}
        </Button>
      )}
      <Button
        kind="line"
        size="small"
        render={<Link to={user ? landingOf(user) : pages.login()} />}
      >
        {user ? text.own_page : text.sign_in}
      </Button>
    </header>
  )
}

type QuietWaysProps = { readonly thread_id: string; readonly onLeave: () => void }

/** The ways out of a quiet moment: back to the work, or away from the page at once. */
export function GuestQuietWays({ thread_id, onLeave }: QuietWaysProps) {
  const leave = useLeaveWellbeing(thread_id)
  return (
    <div className="order-last flex w-full flex-wrap justify-between gap-2 pb-2 md:order-none md:w-auto md:p-0">
      <Button kind="soft" size="small" busy={leave.isPending} onClick={() => leave.mutate()}>
        {text.back}
      </Button>
      <Button kind="plain" size="small" icon={<LogOut {...ICON} />} onClick={onLeave}>
        {text.leave}
      </Button>
    </div>
  )
}
