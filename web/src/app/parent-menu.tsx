import { pages } from '@learngrove/contract/pages'
import { LogOut, Plus, UserRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { familyText } from '#accounts/accounts.words.ts'
import { logout } from '#auth/auth.data.ts'
import type { StoredUser } from '#platform/session.ts'
import { useSearch } from '#platform/use-search.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'

/** Key in the address, so that the details stay open after a reload. */
const detailsKey = 'details'

const DetailsDialog = lazy(async () => ({
  default: (await import('#accounts/accounts.details-dialog.tsx')).DetailsDialog,
}))

/** Shows who is signed in, their details, another child, and signing out. */
export function ParentMenu({ user }: { readonly user: StoredUser }) {
  const navigate = useNavigate()
  const [params, setParams] = useSearch()
  const name = `${user.first_name} ${user.last_name}`
  const showDetails = (isOpen: boolean) =>
    setParams(
      (now) => {
        if (isOpen) now.set(detailsKey, 'yes')
        else now.delete(detailsKey)
        return now
      },
      { preventScrollReset: true },
    )
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`${name}, your account`}
            className="flex-none rounded-full"
          >
            <Avatar name={user.first_name} picture={user.profile_pic_url} size="target" />
          </button>
        }
        entries={[
          { heading: `Signed in as ${name}` },
          {
            label: familyText.details,
            icon: <UserRound {...ICON} />,
            onAct: () => showDetails(true),
          },
          {
            label: familyText.create,
            icon: <Plus {...ICON} />,
            href: pages.createChild(),
            render: <Link to={pages.createChild()} />,
          },
          'line',
          {
            label: familyText.sign_out,
            icon: <LogOut {...ICON} />,
            onAct: () => {
              logout()
              navigate(pages.login())
            },
          },
        ]}
      />
      <Suspense>
        {params.has(detailsKey) && <DetailsDialog user={user} onClose={() => showDetails(false)} />}
      </Suspense>
    </>
  )
}
