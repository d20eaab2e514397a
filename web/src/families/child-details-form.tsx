import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type Child, changesChildren } from '#accounts/accounts.data.ts'
import { FailureNote } from '#accounts/accounts.failure-note.tsx'
import { familyText as text } from '#accounts/accounts.words.ts'
import { catalogue } from '#courses/courses.data.ts'
import { useCall } from '#platform/api.ts'
import { looksLikeEmail } from '#platform/email.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'

/** A child's names, school year and, where they have one of their own, e-mail address. */
export function ChildDetailsForm({ child }: { readonly child: Child }) {
  const toast = useToast()
  const levels = useQuery(catalogue).data?.academic_levels ?? []
  const update = useCall('PATCH /users/children/{id}', { changes: changesChildren })
  const [level, setLevel] = useState(child.academic_level_id)
  const [problem, setProblem] = useState('')
  const [mailProblem, setMailProblem] = useState('')
  const isOfSchool = child.school_name !== ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name)).trim()
    const first_name = typed('first_name')
    const email = isOfSchool ? '' : typed('email')
    const isMailed = email !== '' && email !== child.email
    setProblem(first_name ? '' : 'Type the first name.')
    setMailProblem(isMailed && !looksLikeEmail(email) ? text.child_email_problem : '')
    if (!first_name || (isMailed && !looksLikeEmail(email)) || update.isPending) return
    const isNew = level !== null && level !== child.academic_level_id
    update.mutate(
      {
        params: { id: child.id },
        body: {
          first_name,
          last_name: typed('last_name'),
          ...(isMailed && { email }),
          ...(isNew && { academic_level_id: level }),
        },
      },
      {
        onSuccess: () =>
          toast.show({ title: isMailed ? text.child_email_sent(email) : 'The details are saved' }),
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field
          label="First name"
          name="first_name"
          defaultValue={child.first_name}
          autoComplete="off"
          problem={problem}
          onInput={() => setProblem('')}
          problemTone="not-yet"
        />
        <Field
          label="Last name"
          name="last_name"
          optional
          defaultValue={child.last_name}
          autoComplete="off"
        />
      </div>
      <Select
        label="School year"
        value={level}
        onValueChange={setLevel}
        choices={levels.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {!isOfSchool && (
        <Field
          label="E-mail of their own"
          name="email"
          type="email"
          optional
          defaultValue={child.email ?? ''}
          autoComplete="off"
          hint={text.child_email_hint}
          problem={mailProblem}
          onInput={() => setMailProblem('')}
          problemTone="not-yet"
        />
      )}
      <FailureNote error={update.error} />
      <Button type="submit" busy={update.isPending} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}
