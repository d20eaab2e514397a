import { pages } from '@learngrove/contract/pages'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SignInCard } from '#accounts/accounts.sign-in-card.tsx'
import { familyText } from '#accounts/accounts.words.ts'
import { catalogue } from '#courses/courses.data.ts'
import { titled } from '#platform/brand.ts'
import { queryClient } from '#platform/query-client.ts'
import { requireUser } from '#platform/require-user.ts'
import { CreateChildForm, useChildForm } from './create-child-form.tsx'
import { keepCreated, type SignIn } from './created-card.ts'
import { CreatedView } from './created-view.tsx'
import { FamilyFrame } from './family-frame.tsx'

export function loader() {
  requireUser()
  void queryClient.prefetchQuery(catalogue)
  return null
}

/** Lets a parent make an account for a child; the sign-in card fills in as they type. */
function CreateChildPage() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isFreeTier = pathname.startsWith(pages.createChildLite())
  const [created, setCreated] = useState<SignIn>()
  const done = (sign_in: SignIn) => {
    keepCreated(sign_in)
    if (isFreeTier) navigate(pages.createChildLiteDone(), { replace: true })
    else setCreated(sign_in)
  }
  const form = useChildForm({ isFreeTier, onDone: done })
  const { first_name, username, password } = form.values
  if (created) return <CreatedView sign_in={created} again={pages.createChild()} />
  return (
    <FamilyFrame
      aside={
        <>
          <SignInCard {...{ first_name, username, password }} isReady={false} />
          <p className="max-w-[40ch] text-center text-sm">
            The card can be printed and copied once the account is there.
          </p>
        </>
      }
    >
      <title>{titled('An account for your child')}</title>
      <h1 className="font-heavy text-2xl md:text-3xl">An account for your child</h1>
      <p className="mt-2 text-lg text-quiet">You manage it; your child signs in alone.</p>
      <CreateChildForm label={familyText.create} form={form} />
    </FamilyFrame>
  )
}

export { CreateChildPage as Component }
