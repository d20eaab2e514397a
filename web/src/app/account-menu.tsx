import { pages } from '@learngrove/contract/pages'
import { LogOut, Moon, Sun, Ticket, UserRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { logout } from '#auth/auth.data.ts'
import { letPipSleep, usePipAsleep } from '#platform/pip.ts'
import type { StoredUser } from '#platform/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'

/** Shows who is signed in, and lets them sign out. */
export function AccountMenu({ user }: { readonly user: StoredUser }) {
  const navigate = useNavigate()
  const asleep = usePipAsleep()
  const name = `${user.first_name} ${user.last_name}`
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${name}, your account`}
          className="flex-none rounded-full max-md:order-1 md:ml-2"
        >
          <Avatar name={user.first_name} picture={user.profile_pic_url} size="target" />
        </button>
      }
      entries={[
        { heading: `Signed in as ${name}` },
        {
          label: 'Your profile',
          icon: <UserRound {...ICON} />,
          onAct: () => navigate(pages.profile()),
        },
        {
          label: 'Redeem a code',
          icon: <Ticket {...ICON} />,
          onAct: () => navigate(pages.redeem()),
        },
        {
          label: asleep ? 'Wake Pip' : 'Let Pip sleep',
          icon: asleep ? <Sun {...ICON} /> : <Moon {...ICON} />,
          onAct: () => letPipSleep(!asleep),
        },
        'line',
        {
          label: 'Sign out',
          icon: <LogOut {...ICON} />,
          onAct: () => {
            logout()
            navigate(pages.login())
          },
        },
      ]}
    />
  )
}
