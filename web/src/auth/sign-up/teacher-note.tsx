import { pages } from '@learngrove/contract/pages'
import { School } from 'lucide-react'
import { Link } from 'react-router'
import { Art, DoorPage } from '#auth/auth.door-page.tsx'
import { SignInScene } from '#auth/sign-in/sign-in.scene.tsx'
import { branded, site } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { OtherRole } from './other-role.tsx'
import { signupText } from './signup.words.ts'

/** A school that is none of ours yet writes from its own page; on a school's site there is no such page. */
const help =
  site.school_name === null ? `${pages.welcome({ for: 'schools' })}#talk` : pages.support()

/**
 * Tells teachers, who do not sign up by themselves, how their school brings them in, and who helps
 * if it is not ours yet.
 */
export function TeacherNote() {
  return (
    <DoorPage
      title={signupText.title}
      isUnlisted
      art={<Art icon={School} tone="sky" />}
      heading={signupText.teacherHeading}
      lead={signupText.teacherLead}
      beside={<SignInScene says={signupText.teacherSays} />}
    >
      <ol className="mt-6 grid gap-4">
        {signupText.teacherSteps.map((step, place) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 flex-none place-items-center rounded-full bg-primary-soft font-bold text-primary-strong"
            >
              {place + 1}
            </span>
            <span className="pt-1">{branded(step)}</span>
          </li>
        ))}
      </ol>
      <Button size="large" wide render={<Link to={help} />} className="mt-8">
        {signupText.support}
      </Button>
      <OtherRole />
    </DoorPage>
  )
}
