import { userRole } from '@learngrove/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { catalogue } from '#courses/courses.data.ts'
import { useCall } from '#platform/api.ts'
import { looksLikeEmail } from '#platform/email.ts'
import type { StoredUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'
import { keepUser, ownUser } from './accounts.data.ts'
import { FailureNote } from './accounts.failure-note.tsx'

/** Names, school year and e-mail address. A new address counts once the link in its letter was opened. */
export function DetailsForm({ user }: { readonly user: StoredUser }) {
  const toast = useToast()
  const isStudent = user.user_role_id === userRole.student
  const levels = useQuery({ ...catalogue, enabled: isStudent }).data?.academic_levels ?? []
  const update = useCall('PATCH /users/', {
    changes: ['GET /courses/user', 'GET /users/information'],
  })
  const [level, setLevel] = useState(user.academic_level_id)
  const waiting = useQuery(ownUser).data?.pending_email
  const [problems, setProblems] = useState({ first_name: '', email: '' })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name)).trim()
    const [first_name, last_name, email] = [typed('first_name'), typed('last_name'), typed('email')]
    const isNew = email !== '' && email.toLowerCase() !== user.email?.toLowerCase()
    const found = {
      first_name: first_name ? '' : 'Type a first name.',
      email: !isNew || looksLikeEmail(email) ? '' : 'An address has an @ and a dot after it.',
    }
    setProblems(found)
    const first = found.first_name ? 'first_name' : found.email ? 'email' : undefined
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    if (first || update.isPending) return
    const body = {
      first_name,
      last_name,
      ...(isNew && { email }),
      ...(isStudent && level && level !== user.academic_level_id && { academic_level_id: level }),
    }
    update.mutate(
      { body },
      {
        onSuccess: (changed) => {
          keepUser(changed)
          toast.show({ title: 'Your details are saved' })
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field
          label="First name"
          name="first_name"
          defaultValue={user.first_name}
          autoComplete="given-name"
          problem={problems.first_name}
          onInput={() => setProblems({ ...problems, first_name: '' })}
          problemTone="not-yet"
        />
        <Field
          label="Last name"
          name="last_name"
          optional
          defaultValue={user.last_name}
          autoComplete="family-name"
        />
      </div>
      {isStudent && (
        <Select
          label="School year"
          value={level}
          onValueChange={setLevel}
          choices={levels.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Field
        label="E-mail"
        name="email"
        type="email"
        optional
        defaultValue={user.email ?? ''}
        autoComplete="email"
        problem={problems.email}
        onInput={() => setProblems({ ...problems, email: '' })}
        problemTone="not-yet"
        hint={user.username ? `Your username signs you in too: ${user.username}` : undefined}
      />
      <div role="status" className="empty:absolute">
        {waiting && (
          <p className="flex gap-3 rounded-tile bg-primary-soft px-4 py-3">
            <MailCheck {...ICON} className="mt-1 flex-none text-primary" />
            <span className="min-w-0">
              A letter is on its way to <b className="font-bold">{waiting}</b>. The new address
              counts once you have opened the link in it; until then the old one stays.
            </span>
          </p>
        )}
      </div>
      <FailureNote error={update.error} />
      <Button type="submit" busy={update.isPending} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}
