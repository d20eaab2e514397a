import { useQuery } from '@tanstack/react-query'
import { type Child, changesChildren } from '#accounts/accounts.data.ts'
import { accountRefusals, familyText as text } from '#accounts/accounts.words.ts'
import { catalogue } from '#courses/courses.data.ts'
import { email, ifAny, required } from '#forms/forms.checks.ts'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormNote } from '#forms/forms.note.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'

type ChildProps = { readonly child: Child }

/** Edits a child's names, school year and, if it has one of its own, e-mail address. */
export function ChildDetailsForm({ child }: ChildProps) {
  const levels = useQuery(catalogue).data?.academic_levels ?? []
  const form = useChildDetails({ child })
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field label="First name" autoComplete="off" {...form.field('first_name')} />
        <Field label="Last name" optional autoComplete="off" {...form.field('last_name')} />
      </div>
      <Select
        label="School year"
        choices={levels.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('level')}
      />
      {!isOfSchool(child) && (
        <Field
          label="E-mail of their own"
          type="email"
          optional
          autoComplete="off"
          hint={text.child_email_hint}
          {...form.field('email')}
        />
      )}
      <FormNote words={form.refusal} />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}

/** Tells whether a child belongs to a school, which writes to its children itself. */
const isOfSchool = ({ school_name }: Child) => school_name !== ''

/** Sends the changed fields of a child's details. */
function useChildDetails({ child }: ChildProps) {
  const toast = useToast()
  const looksRight = ifAny(email(text.child_email_problem))
  /** Returns the address if it is a new one; else nothing. */
  const newAddress = (typed: string) => {
    const address = isOfSchool(child) ? '' : typed.trim()
    return address === child.email ? '' : address
  }
  return useContractForm('PATCH /users/children/{id}', {
    initial: {
      first_name: child.first_name,
      last_name: child.last_name,
      level: child.academic_level_id,
      email: child.email ?? '',
    },
    checks: {
      first_name: required('Type the first name.'),
      email: (typed) => looksRight(newAddress(typed)),
    },
    toSent: ({ first_name, last_name, level, email }) => ({
      params: { id: child.id },
      body: {
        first_name: first_name.trim(),
        last_name: last_name.trim(),
        ...(newAddress(email) !== '' && { email: newAddress(email) }),
        ...(level !== null && level !== child.academic_level_id && { academic_level_id: level }),
      },
    }),
    words: accountRefusals,
    changes: changesChildren,
    onSaved: (_, { email }) => {
      const address = newAddress(email)
      toast.show({ title: address ? text.child_email_sent(address) : 'The details are saved' })
    },
  })
}
