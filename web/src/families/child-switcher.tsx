import { pages } from '@learngrove/contract/pages'
import { Plus, Settings2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Child } from '#accounts/accounts.data.ts'
import { familyText } from '#accounts/accounts.words.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { LinkChildPanel } from './link-child-panel.tsx'

type ChildSwitcherProps = { readonly all: readonly Child[]; readonly shown: Child }

/** Switches between children, and links to this one's account. */
export function ChildSwitcher({ all, shown }: ChildSwitcherProps) {
  const [isLinking, setLinking] = useState(false)
  const panel = useId()
  return (
    <>
      <nav aria-label="Your children" className="mb-5 flex flex-wrap gap-2">
        {all.map((child) => (
          <Link
            key={child.id}
            to={pages.parentDashboard({ child: child.id })}
            aria-current={child.id === shown.id ? 'page' : undefined}
            className={classes(
              'flex min-h-13 min-w-0 max-w-full items-center gap-2.5 rounded-full py-1 pr-4.5 pl-1.5 leading-tight no-underline',
              child.id === shown.id
                ? 'bg-surface inset-ring-2 inset-ring-primary'
                : 'hover:bg-hover',
            )}
          >
            <Avatar name={child.first_name} picture={child.profile_pic_url} />
            <span className="min-w-0">
              <b className="block truncate font-bold">{child.first_name}</b>
              <span className="block truncate text-quiet text-sm">{child.academic_level_name}</span>
            </span>
          </Link>
        ))}
        <button
          type="button"
          aria-expanded={isLinking}
          aria-controls={isLinking ? panel : undefined}
          onClick={() => setLinking(!isLinking)}
          className="flex min-h-13 items-center gap-2 rounded-full px-4 font-semibold text-quiet hover:bg-hover"
        >
          <Plus {...ICON} />
          {familyText.link}
        </button>
        <Button
          kind="line"
          icon={<Settings2 {...ICON} />}
          render={<Link to={pages.manageChild({ childId: shown.id })} />}
          className="self-center sm:ml-auto"
        >
          {`${shown.first_name}’s account`}
        </Button>
      </nav>
      {isLinking && <LinkChildPanel id={panel} />}
    </>
  )
}
