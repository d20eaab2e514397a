import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { Link, useNavigate } from 'react-router'
import { site } from '#platform/brand.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import type { Way } from './kept-sheet.ts'
import { sheetText as text } from './sharing.words.ts'
import type { SheetSession } from './use-sheet.ts'

type SheetKeepProps = { readonly way: Way; readonly session: SheetSession }

/** The one thing to do next: to make it one's own, or to go on. */
export function SheetKeep({ way, session }: SheetKeepProps) {
  const user = useUser()
  const navigate = useNavigate()
  const isStudent = user?.user_role_id === userRole.student
  const again = (
    <Button kind="plain" onClick={session.forget}>
      {text.again}
    </Button>
  )
  if (user && !isStudent) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-quiet">{way === 'sheet' && text.keep_staff}</span>
        {again}
      </p>
    )
  }
  const to = pages.library()
  const keep = () => {
    session.want()
    navigate(user ? to : pages.signupLite({ who: 'student', to }))
  }
  const signIn = () => {
    session.want()
    navigate(pages.login({ to }))
  }
  const isDemo = way === 'demo'
  return (
    <section
      aria-labelledby="keep"
      className="grid items-center gap-4 rounded-sheet border border-line bg-surface px-5 py-6 shadow-1 sm:grid-cols-[auto_minmax(0,1fr)] md:gap-8 md:px-10"
    >
      <Plant stage="sprout" size={88} className="max-sm:hidden" />
      <div className="grid gap-3">
        <h2 id="keep" className="text-xl">
          {isDemo ? text.demo_next : text.keep_title}
        </h2>
        <p>{isDemo ? text.demo_next_why : user ? text.keep_own_why : text.keep}</p>
        <p className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          {isDemo ? (
            <Button render={<Link to={pages.signupLite()} />}>{text.demo_start}</Button>
          ) : user ? (
            <Button onClick={keep}>{text.keep_own}</Button>
          ) : (
            <>
              {site.school_name === null && <Button onClick={keep}>{text.keep_go}</Button>}
              <Button kind="line" onClick={signIn}>
                {text.keep_sign_in}
              </Button>
            </>
          )}
          {again}
        </p>
      </div>
    </section>
  )
}
