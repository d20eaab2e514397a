import { pages } from '@learngrove/contract/pages'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { TextLink } from '#ui/text-link.tsx'
import { signupText } from './signup.words.ts'

/** Links back to the choice of role, and to the sign-in. */
export function OtherRole() {
  const { pathname } = useLocation()
  return (
    <p className="mt-4 flex flex-wrap justify-between gap-x-6">
      <TextLink alone render={<Link to={pathname} />}>
        <ArrowLeft {...ICON_SMALL} />
        {signupText.back}
      </TextLink>
      <TextLink alone render={<Link to={pages.login()} />}>
        {signupText.signIn}
      </TextLink>
    </p>
  )
}
