import { pages } from '@learngrove/contract/pages'
import { policyVersion } from '@learngrove/contract/policy'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useCall } from '#platform/api.ts'
import type { StoredUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { TextLink } from '#ui/text-link.tsx'
import { keepUser } from './accounts.data.ts'
import { FailureNote } from './accounts.failure-note.tsx'
import { dateWords } from './accounts.words.ts'

/** Shows whether somebody agreed to the terms and the privacy policy, and lets them agree. */
export function Agreement({ user }: { readonly user: StoredUser }) {
  const agree = useCall('PATCH /users/has-agreed-policy')
  const isAgreed = user.flag.has_agreed_policy
  return (
    <div className="mt-3 grid gap-3">
      <p className="flex gap-3">
        <ShieldCheck {...ICON} size={22} className="mt-0.5 flex-none text-quiet" />
        <span className="min-w-0">
          {isAgreed ? 'You have agreed to the ' : 'You have not agreed yet to the '}
          <TextLink render={<Link to={pages.terms()} />}>terms</TextLink> and the{' '}
          <TextLink render={<Link to={pages.privacy()} />}>privacy policy</TextLink>.
        </span>
      </p>
      {!isAgreed && (
        <Button
          kind="soft"
          busy={agree.isPending}
          onClick={() =>
            agree.mutate({ body: { policy_version: policyVersion } }, { onSuccess: keepUser })
          }
          className="justify-self-start"
        >
          {`I agree (text of ${dateWords(policyVersion)})`}
        </Button>
      )}
      <FailureNote error={agree.error} />
    </div>
  )
}
