import { type SubmitEvent, useState } from 'react'
import { passwordProblem } from '#accounts/accounts.check-password.ts'
import { type Child, changesChildren } from '#accounts/accounts.data.ts'
import { FailureNote } from '#accounts/accounts.failure-note.tsx'
import { codeOfError, failureWords, momentWords } from '#accounts/accounts.words.ts'
import { NewPassword } from '#auth/auth.new-password.tsx'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { ChildCard } from './child-card.tsx'

/** Sets a new password for a child, which ends all its sessions, and shows its sign-in card. */
export function ChildPasswordForm({ child }: { readonly child: Child }) {
  const toast = useToast()
  const update = useCall('PATCH /users/children/{id}', { changes: changesChildren })
  const [password, setPassword] = useState('')
  const [saved, setSaved] = useState<string>()
  const [problem, setProblem] = useState('')
  const isWeak = codeOfError(update.error) === 'WEAK_PASSWORD'
  const isUnchanged = update.variables?.body.new_password === password
  const { username } = child

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = passwordProblem(password)
    setProblem(found)
    if (found || update.isPending) return
    update.mutate(
      { params: { id: child.id }, body: { new_password: password } },
      {
        onSuccess: () => {
          setSaved(password)
          setPassword('')
          toast.show({
            title: 'The new password is set',
            text: `${child.first_name} signs in with it from now on.`,
          })
        },
      },
    )
  }

  if (child.password_from !== null) {
    return (
      <p className="mt-3 text-quiet">
        {`You were linked a short while ago. From ${momentWords(child.password_from)} you can set a password for ${child.first_name}.`}
      </p>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-quiet">
        {`Set a new one if it was forgotten. ${child.first_name} is signed out everywhere by it.`}
      </p>
      <NewPassword
        label="New password"
        name="new_password"
        value={password}
        onValueChange={setPassword}
        words={[child.first_name, child.last_name, child.username ?? '']}
        problem={
          isWeak && isUnchanged ? failureWords(update.error) : problem && passwordProblem(password)
        }
      />
      {!isWeak && <FailureNote error={update.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="line" busy={update.isPending}>
          Set the password
        </Button>
        {username !== null && <ChildCard child={{ ...child, username }} password={saved} />}
      </div>
    </form>
  )
}
