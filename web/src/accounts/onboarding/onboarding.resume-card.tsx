import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { isAsked } from '#auth/auth.onward.ts'
import { useUser } from '#platform/session.ts'
import { myOnboarding } from './onboarding.data.ts'
import { leftHalfWay } from './onboarding.steps.ts'
import type { ResumeReminderProps } from './resume-reminder.tsx'

/** Few ever see it, so no page brings it along. Where it cannot be fetched, it is not missed. */
const ResumeReminder = lazy(async () => {
  const reminder = await import('./resume-reminder.tsx').catch(() => undefined)
  return { default: reminder?.ResumeReminder ?? ((_: ResumeReminderProps) => null) }
})

/**
 * Reminds somebody who left onboarding half-way, and lets them continue or dismiss it. Dismissing
 * skips the remaining questions, so that no device reminds them again.
 */
export function ResumeCard({ className = '' }: { readonly className?: string }) {
  const user = useUser()
  const { data } = useQuery({ ...myOnboarding, enabled: user !== undefined && isAsked(user) })
  const left = user && data ? leftHalfWay(user, data.fields) : []
  if (!user || !data || left.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ResumeReminder user={user} fields={data.fields} left={left} className={className} />
    </Suspense>
  )
}
