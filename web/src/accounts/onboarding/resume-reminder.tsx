import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { useId } from 'react'
import { Link } from 'react-router'
import { useCall } from '#platform/api.ts'
import { branded } from '#platform/brand.ts'
import type { StoredUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { type Fields, type Question, questionsFor, skipping } from './onboarding.steps.ts'
import { onboardingText, stepWords, carryOnText as text } from './onboarding.words.ts'

export type ResumeReminderProps = {
  readonly user: StoredUser
  readonly fields: Fields
  /** The questions that were not reached. */
  readonly left: readonly Question[]
  readonly className: string
}

/** The card of somebody who left onboarding half-way. */
export function ResumeReminder({ user, fields, left, className }: ResumeReminderProps) {
  const skip = useCall('PUT /users/onboarding', { changes: ['GET /users/onboarding'] })
  const heading = useId()
  const total = questionsFor(user).length
  const done = total - left.length
  const words = user.user_role_id === userRole.parent ? text.parent : text.student
  return (
    <Card
      as="section"
      aria-labelledby={heading}
      className={`flex flex-wrap items-center gap-x-6 gap-y-4 ${className}`}
    >
      <Pip mood="curious" size={64} className="flex-none" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 id={heading} className="text-lg">
          {done === 0 ? text.begin : text.heading(left.length)}
        </h2>
        <p className="mt-1 text-quiet">{branded(words)}</p>
        {done > 0 && (
          <ProgressBar
            label={onboardingText.progress}
            done={done}
            total={total}
            text={stepWords(done, total)}
            showText
            className="mt-2 max-w-80"
          />
        )}
        {skip.isError && (
          <p role="alert" className="mt-2 text-not-yet">
            {text.notSaved}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="soft" render={<Link to={pages.onboarding()} />}>
          {done === 0 ? text.start : text.go}
        </Button>
        <Button
          kind="plain"
          busy={skip.isPending}
          onClick={() => skip.mutate({ body: skipping(fields, left) })}
        >
          {text.notNow}
        </Button>
      </div>
    </Card>
  )
}
