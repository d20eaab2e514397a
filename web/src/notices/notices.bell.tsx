import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { myNotices } from './notices.data.ts'

const Inbox = lazy(async () => ({ default: (await import('./inbox.tsx')).Inbox }))

/** A bell with the number of what is new; it opens the inbox. */
export function Bell() {
  const [isOpen, setIsOpen] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const { data } = useQuery(myNotices)
  const count = data?.num_unread ?? 0
  return (
    <>
      <span className="relative inline-flex">
        <Button
          kind="plain"
          iconOnly
          icon={<BellIcon {...ICON} />}
          onClick={() => {
            setIsAsked(true)
            setIsOpen(true)
          }}
        >
          {count > 0 ? `Notices, ${count} new` : 'Notices'}
        </Button>
        {count > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0.5 right-0.5 min-w-5 rounded-full bg-primary px-1 text-center font-bold text-on-primary text-xs leading-5"
          >
            {count}
          </span>
        )}
      </span>
      {isAsked && (
        <Suspense>
          <Inbox open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
