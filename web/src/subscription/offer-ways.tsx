import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { logout } from '#auth/auth.data.ts'
import { landingOf } from '#platform/home.ts'
import { forgetCode, keepCode } from '#platform/pending-code.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { redeemText, offerText as text } from './subscription.words.ts'

type WayProps = { readonly code: string }

/** A guest signs up or in; the code waits on the device, and is taken up again after it. */
export function ForGuest({ code }: WayProps) {
  const keep = () => keepCode(code)
  return (
    <section aria-labelledby="way" className="mt-7">
      <h2 id="way" className="text-lg">
        {text.guest}
      </h2>
      <p className="mt-1 text-quiet">{text.guest_note}</p>
      <div className="mt-4 grid gap-3">
        <Button size="large" wide onClick={keep} render={<Link to={pages.signup()} />}>
          {text.sign_up}
        </Button>
        <Button kind="line" wide onClick={keep} render={<Link to={pages.login()} />}>
          {text.sign_in}
        </Button>
      </div>
    </section>
  )
}

export function ForParent({ code }: WayProps) {
  return (
    <div className="mt-7 grid gap-3">
      <Button size="large" wide render={<Link to={pages.redemption({ code })} />}>
        {text.parent}
      </Button>
      <NotNow code={code} />
    </div>
  )
}

/** Staff have no courses of their own to open. */
export function ForStaff({ code }: WayProps) {
  const user = useUser()
  return (
    <section aria-labelledby="way" className="mt-7">
      <h2 id="way" className="text-lg">
        {text.staff_heading}
      </h2>
      <p className="mt-1 text-quiet">{text.staff}</p>
      <div className="mt-4 grid gap-3">
        <Button size="large" wide render={<Link to={user ? landingOf(user) : '/'} />}>
          {text.own_page}
        </Button>
        <Button
          kind="line"
          wide
          onClick={() => {
            keepCode(code)
            logout()
          }}
        >
          {text.staff_leave}
        </Button>
      </div>
    </section>
  )
}

/** Home, and the code is not asked about again. */
export function NotNow({ code }: WayProps) {
  return (
    <Button kind="plain" wide onClick={() => forgetCode(code)} render={<Link to="/" />}>
      {redeemText.not_now}
    </Button>
  )
}
