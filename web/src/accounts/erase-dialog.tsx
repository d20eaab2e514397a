import { limits } from '@learngrove/contract/privacy.limits'
import { useState } from 'react'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FailureNote } from './accounts.failure-note.tsx'
import { codeOfError } from './accounts.words.ts'

/** Requests the erasure of an account, after two confirmations and proof of who asks. */
export function EraseDialog({
  user_id,
  name,
}: {
  readonly user_id?: string
  readonly name?: string | undefined
}) {
  const erase = useCall('POST /privacy/erasures', { changes: ['GET /privacy/requests'] })
  const [password, setPassword] = useState('')
  const needsPassword = codeOfError(erase.error) === 'WRONG_PASSWORD'
  const whose = name ? `${name}’s account` : 'your account'
  const act = () =>
    erase.mutate({ body: { ...(user_id && { user_id }), ...(password !== '' && { password }) } })
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-quiet">
        {`When ${whose} is deleted, all work in it is gone for good. We wait ${limits.erasure_waits_days} days first, so that it can be taken back.`}
      </p>
      <Dialog
        kind="question"
        trigger={
          <Button kind="danger">{name ? `Delete ${name}’s account` : 'Delete my account'}</Button>
        }
        title={`Delete ${whose}?`}
        description={`On the ${limits.erasure_waits_days}th day from now everything in it is deleted, and nobody can bring it back. Until then you can change your mind here.`}
        actions={
          <>
            <Button kind="danger" busy={erase.isPending} onClick={act}>
              Delete it
            </Button>
            <DialogClose>
              <Button kind="plain">Keep it</Button>
            </DialogClose>
          </>
        }
      >
        {needsPassword && (
          <Field
            label="Your password"
            type="password"
            autoComplete="current-password"
            value={password}
            onValueChange={setPassword}
          />
        )}
        <FailureNote error={needsPassword && password === '' ? null : erase.error} />
      </Dialog>
    </div>
  )
}
