import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { ICON } from '#ui/icon-props.ts'
import { TextLink } from '#ui/text-link.tsx'
import { fullName, myGuardians } from './accounts.data.ts'

/** Tells a student that a grown-up was linked lately, while they can still be removed. */
export function NewGuardianNote() {
  const list = useQuery(myGuardians).data?.guardians ?? []
  const [newest] = list.filter(({ may_remove }) => may_remove).reverse()
  if (!newest) return null
  return (
    <p
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-tile bg-not-yet-soft px-4 py-2 md:mb-6"
    >
      <UserRoundPlus {...ICON} className="flex-none text-not-yet" />
      <span className="min-w-0 flex-1 basis-52 [overflow-wrap:anywhere]">
        <b className="font-bold">{`${fullName(newest)} can now see how you get on.`}</b> Do you know
        this person?
      </span>
      <TextLink alone render={<Link to={`${pages.profile()}#guardians`} />}>
        Look who it is
      </TextLink>
    </p>
  )
}
