import { type SubmitEvent, useState } from 'react'
import { NewPassword } from '#auth/auth.new-password.tsx'
import { useCall } from '#platform/api.ts'
import type { StoredUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useToast } from '#ui/toast.tsx'
import { passwordProblem } from './accounts.check-password.ts'
import { FailureNote } from './accounts.failure-note.tsx'
import { codeOfError, failureWords } from './accounts.words.ts'

/** Changes one's own password, and ends all other sessions. */
export function PasswordForm({ user }: { readonly user: StoredUser }) {
  const toast = useToast()
  const change = useCall('POST /auth/password/change', { changes: ['GET /auth/sessions'] })
  const [now, setNow] = useState('')
  const [next, setNext] = useState('')
  const [problems, setProblems] = useState({ now: '', next: '' })
  const refused = codeOfError(change.error)
  const sent = change.variables?.body
  const isNotTheirs = refused === 'WRONG_PASSWORD' && sent?.password === now
  const isWeak = refused === 'WEAK_PASSWORD' && sent?.new_password === next
  const isOfField = refused === 'WRONG_PASSWORD' || refused === 'WEAK_PASSWORD'

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = { now: now ? '' : 'Type the password you have now.', next: passwordProblem(next) }
    setProblems(found)
    if (found.now || found.next || change.isPending) return
    change.mutate(
      { body: { password: now, new_password: next } },
      {
        onSuccess: () => {
          setNow('')
          setNext('')
          toast.show({
            title: 'Your password is changed',
            text: 'Everywhere else you are signed out.',
          })
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {/* Tells a password manager whose password it is. */}
      <input
        type="text"
        autoComplete="username"
        value={user.email ?? user.username ?? ''}
        readOnly
        hidden
      />
      <Field
        label="The password you have now"
        type="password"
        autoComplete="current-password"
        value={now}
        onValueChange={setNow}
        problem={isNotTheirs ? failureWords(change.error) : now ? '' : problems.now}
        problemTone="not-yet"
      />
      <NewPassword
        label="A new password"
        name="new_password"
        value={next}
        onValueChange={setNext}
        words={[user.first_name, user.last_name, user.username ?? '', user.email ?? '']}
        problem={isWeak ? failureWords(change.error) : problems.next && passwordProblem(next)}
      />
      {!isOfField && <FailureNote error={change.error} />}
      <Button type="submit" kind="line" busy={change.isPending} className="justify-self-start">
        Change the password
      </Button>
    </form>
  )
}
