import type { StoredUser } from '#platform/session.ts'
import { SideCard } from '#ui/side-card.tsx'

/** Tells a student who can request their data: grown-ups do it with them. */
export function StudentDataCard({ user }: { readonly user: StoredUser }) {
  const who =
    user.school_name === ''
      ? 'A parent who is linked to you can save a copy of it, or delete your account.'
      : 'Your school can save a copy of it, or delete your account.'
  return (
    <SideCard title="Your data">
      <p className="mt-3 text-quiet">{`Everything here is about you and your work. ${who}`}</p>
      <p className="mt-3 text-quiet">
        If you would like that, tell a grown-up, or write to us under Support.
      </p>
    </SideCard>
  )
}
