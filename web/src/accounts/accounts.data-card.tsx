import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#platform/api.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { myRequests, type PrivacyRequest } from './accounts.data.ts'
import { FailureNote } from './accounts.failure-note.tsx'
import { codeOfError, dateWords } from './accounts.words.ts'
import { EraseDialog } from './erase-dialog.tsx'

type DataCardProps = {
  /** The child, if a guardian is asking; without one it is about the user themselves. */
  readonly user_id?: string
  readonly name?: string
}

/** How often to check whether a copy is ready. */
const lookMs = 4_000

const isComing = ({ status }: Pick<PrivacyRequest, 'status'>) =>
  status === 'waiting' || status === 'running' || status === 'failed'

/** Lets somebody save a copy of their data, or delete their account. */
export function DataCard({ user_id, name }: DataCardProps) {
  const self = useUser()
  const whose = user_id ?? self?.id
  const { data } = useQuery({
    ...myRequests,
    refetchInterval: ({ state }) =>
      state.data?.requests.some((each) => each.kind === 'export' && isComing(each))
        ? lookMs
        : false,
  })
  const about = (data?.requests ?? []).filter((each) => each.user_id === whose)
  const copy = about.find(({ kind, is_mine }) => kind === 'export' && is_mine)
  const erasure = about.find(
    ({ kind, status }) =>
      kind === 'erasure' && (isComing({ status }) || status === 'needs_confirmation'),
  )
  return (
    <SideCard title={name ? 'What we keep' : 'Your data'}>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        <CopyPart copy={copy} {...(user_id && { user_id })} />
        <hr className="border-line" />
        {erasure ? (
          <ErasurePart erasure={erasure} />
        ) : (
          <EraseDialog {...(user_id && { user_id })} name={name} />
        )}
      </div>
    </SideCard>
  )
}

function ErasurePart({ erasure: { id, due_at, status } }: { readonly erasure: PrivacyRequest }) {
  const cancel = useCall('DELETE /privacy/erasures/{id}', { changes: ['GET /privacy/requests'] })
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {`This account will be deleted on ${dateWords(due_at ?? '')}, with everything in it.`}
        {status === 'needs_confirmation' && ' The school has to confirm it first.'}
      </p>
      <Button kind="line" busy={cancel.isPending} onClick={() => cancel.mutate({ params: { id } })}>
        Keep the account
      </Button>
      <FailureNote error={cancel.error} />
    </div>
  )
}

/** Requests a copy, shows its progress, and saves it. */
function CopyPart({
  copy,
  user_id,
}: {
  readonly copy: PrivacyRequest | undefined
  readonly user_id?: string
}) {
  const ask = useCall('POST /privacy/exports', { changes: ['GET /privacy/requests'] })
  const link = useCall('POST /privacy/exports/{id}/link')
  const [password, setPassword] = useState('')
  const given = password === '' ? {} : { password }
  const isReady = copy?.status === 'ready'
  const error = isReady ? link.error : ask.error
  const needsPassword = codeOfError(error) === 'WRONG_PASSWORD'
  function act() {
    if (!copy || !isReady) return ask.mutate({ body: { ...(user_id && { user_id }), ...given } })
    link.mutate(
      { params: { id: copy.id }, body: given },
      { onSuccess: ({ url }) => location.assign(url) },
    )
  }
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        act()
      }}
    >
      <p className="text-quiet">{copyWords(copy)}</p>
      {needsPassword && (
        <Field
          label="Your password"
          type="password"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
        />
      )}
      {!(copy && isComing(copy)) && (
        <Button type="submit" kind="line" busy={ask.isPending || link.isPending}>
          {isReady ? 'Save the copy' : 'Make a copy'}
        </Button>
      )}
      <FailureNote error={needsPassword && password === '' ? null : error} />
    </form>
  )
}

function copyWords(copy: PrivacyRequest | undefined): string {
  if (copy?.status === 'ready') {
    return `A copy is ready. You can save it until ${dateWords(copy.expires_at ?? '')}.`
  }
  if (copy && isComing(copy))
    return `The copy is being made: ${copy.progress} %. We mail you when it is there.`
  return 'You can have a copy of everything that we keep, as files that a computer can read.'
}
