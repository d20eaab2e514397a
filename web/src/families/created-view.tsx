import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { SignInCard } from '#accounts/accounts.sign-in-card.tsx'
import { titled } from '#platform/brand.ts'
import { HeldCodeLink } from '#subscription/subscription.pending-code-link.tsx'
import { Button } from '#ui/button.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import type { SignIn } from './created-card.ts'
import { FamilyFrame } from './family-frame.tsx'

type CreatedViewProps = {
  readonly sign_in: SignIn
  /** Address of the form for another account. */
  readonly again: string
}

/** Moves focus to the new content after the button was pressed. */
const focusOn = (node: HTMLElement | null) => node?.focus()

/** Shows a child's credentials once, and where it goes on. */
export function CreatedView({ sign_in, again }: CreatedViewProps) {
  const title = `${sign_in.first_name}’s account is ready`
  return (
    <FamilyFrame
      aside={
        <>
          <SignInCard {...sign_in} isReady />
          <p className="max-w-[40ch] text-center text-sm print:hidden">
            After this page the password is shown to nobody. You can set a new one at any time.
          </p>
        </>
      }
    >
      <title>{titled(title)}</title>
      <Pip mood="cheering" size={120} />
      <h1
        ref={focusOn}
        tabIndex={-1}
        className="outline-none mt-4 font-heavy text-2xl [overflow-wrap:anywhere] md:text-3xl"
      >
        {title}
      </h1>
      <p className="mt-2 text-lg text-quiet">
        Print the card or copy it, and let your child sign in with it. Then the first ten questions
        wait.
      </p>
      <div className="mt-7 grid gap-3">
        <HeldCodeLink {...sign_in} />
        <Button
          size="large"
          wide
          render={<Link to={pages.parentDashboard({ child: sign_in.child_id })} />}
        >
          {`See ${sign_in.first_name}’s week`}
        </Button>
        <Button
          kind="line"
          wide
          // A full page load, so that the form starts afresh.
          render={<Link to={again} reloadDocument />}
        >
          Make another account
        </Button>
      </div>
    </FamilyFrame>
  )
}
