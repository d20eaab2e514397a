import { PictureSection } from '#accounts/picture/picture.section.tsx'
import type { StoredUser } from '#platform/session.ts'
import { SideCard } from '#ui/side-card.tsx'
import { keepUser } from './accounts.data.ts'
import { Agreement } from './agreement.tsx'
import { DetailsForm } from './details-form.tsx'
import { MobileForm } from './mobile-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'

type OwnProps = { readonly user: StoredUser }

/** Edits who somebody is: picture, names, address. */
export function WhoCard({ user }: OwnProps) {
  return (
    <SideCard title="About you">
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
        <PictureSection
          id={user.id}
          name={`${user.first_name} ${user.last_name}`}
          picture={user.profile_pic_url}
          onChanged={(profile_pic_url) => keepUser({ profile_pic_url })}
        />
        <DetailsForm user={user} />
      </div>
    </SideCard>
  )
}

/** Edits how somebody signs in: password and mobile number. */
export function SignInCards({ user }: OwnProps) {
  return (
    <>
      <SideCard title="Your password">
        <div className="mt-4">
          <PasswordForm user={user} />
        </div>
      </SideCard>
      <SideCard title="Sign in by mobile">
        <div className="mt-4">
          <MobileForm />
        </div>
      </SideCard>
    </>
  )
}

export function SessionsCard() {
  return (
    <SideCard title="Where you are signed in">
      <SessionList />
    </SideCard>
  )
}

export function AgreementCard({ user }: OwnProps) {
  return (
    <SideCard title="What you have agreed to">
      <Agreement user={user} />
    </SideCard>
  )
}
