import { userRole } from '@learngrove/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { catalogue } from '#courses/courses.data.ts'
import { email, ifAny, required } from '#forms/forms.checks.ts'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormNote } from '#forms/forms.note.tsx'
import type { StoredUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'
import { keepUser, ownUser } from './accounts.data.ts'
import { accountRefusals } from './accounts.words.ts'

/** Edits names, school year and e-mail address. A new address counts once its mailed link is opened. */
export function DetailsForm({ user }: { readonly user: StoredUser }) {
  const isStudent = user.user_role_id === userRole.student
  const levels = useQuery({ ...catalogue, enabled: isStudent }).data?.academic_levels ?? []
  const form = useDetails(user)
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field label="First name" autoComplete="given-name" {...form.field('first_name')} />
        <Field label="Last name" optional autoComplete="family-name" {...form.field('last_name')} />
      </div>
      {isStudent && (
        <Select
          label="School year"
          choices={levels.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('level')}
        />
      )}
      <Field
        label="E-mail"
        type="email"
        optional
        autoComplete="email"
        hint={user.username ? `Your username signs you in too: ${user.username}` : undefined}
        {...form.field('email')}
      />
      <WaitingAddress />
      <FormNote words={form.refusal} />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        Save
      </Button>
    </form>
  )
}

/** Sends the changed fields of somebody's own details. */
function useDetails(user: StoredUser) {
  const toast = useToast()
  const isOwn = (address: string) => address.toLowerCase() === user.email?.toLowerCase()
  const looksRight = ifAny(email('An address has an @ and a dot after it.'))
  return useContractForm('PATCH /users/', {
    initial: {
      first_name: user.first_name,
      last_name: user.last_name,
      level: user.academic_level_id,
      email: user.email ?? '',
    },
    checks: {
      first_name: required('Type a first name.'),
      email: (address) => (isOwn(address.trim()) ? '' : looksRight(address)),
    },
    toSent: ({ first_name, last_name, level, email }) => {
      const address = email.trim()
      return {
        body: {
          first_name: first_name.trim(),
          last_name: last_name.trim(),
          ...(address !== '' && !isOwn(address) && { email: address }),
          ...(level && level !== user.academic_level_id && { academic_level_id: level }),
        },
      }
    },
    words: accountRefusals,
    changes: ['GET /courses/user', 'GET /users/information'],
    onSaved: (changed) => {
      keepUser(changed)
      toast.show({ title: 'Your details are saved' })
    },
  })
}

/** Shows a new address that is not confirmed yet. */
function WaitingAddress() {
  const waiting = useQuery(ownUser).data?.pending_email
  return (
    <div role="status" className="empty:absolute">
      {waiting && (
        <p className="flex gap-3 rounded-tile bg-primary-soft px-4 py-3">
          <MailCheck {...ICON} className="mt-1 flex-none text-primary" />
          <span className="min-w-0">
            A letter is on its way to <b className="font-bold">{waiting}</b>. The new address counts
            once you have opened the link in it; until then the old one stays.
          </span>
        </p>
      )}
    </div>
  )
}
