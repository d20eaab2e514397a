import { UserPlus } from 'lucide-react'
import { email, required } from '#forms/forms.checks.ts'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormNote } from '#forms/forms.note.tsx'
import { Button } from '#ui/button.tsx'
import { ComboboxMany } from '#ui/combobox-many.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { useToast } from '#ui/toast.tsx'
import { changesSchool } from './classes.data.ts'
import { schoolRefusals } from './classes.words.ts'
import { FormDialog } from './form-dialog.tsx'
import { useFoundStudents } from './use-found.ts'

/** The button that invites a parent, with its form. */
export const AddParent = () => (
  <FormDialog
    title="Invite a parent"
    description="They get a letter with a link, by which they choose a password and see how their child is getting on."
    trigger={<Button icon={<UserPlus {...ICON} />}>Invite a parent</Button>}
  >
    {(close) => <AddParentForm onDone={close} />}
  </FormDialog>
)

type Choice = {
  readonly value: string
  readonly label: string
  readonly detail?: string | undefined
}

function AddParentForm({ onDone }: { readonly onDone: () => void }) {
  const toast = useToast()
  const form = useContractForm('POST /teachers/parents', {
    initial: {
      ...{ first_name: '', last_name: '', email: '' },
      children: [] as readonly Choice[],
    },
    checks: {
      first_name: required('Type the first name.'),
      last_name: required('Type the last name.'),
      email: email('This does not look like an e-mail address yet.'),
      children: (chosen) => (chosen.length === 0 ? 'Find the child by its name.' : ''),
    },
    problemTone: 'danger',
    toSent: ({ first_name, last_name, email: address, children }) => ({
      body: {
        first_name: first_name.trim(),
        last_name: last_name.trim(),
        email: address.trim(),
        child_ids: children.map(({ value }) => value),
      },
    }),
    words: { INVITED_ALREADY: { field: 'email', words: schoolRefusals.INVITED_ALREADY } },
    changes: changesSchool,
    onSaved: (_, { email: address }) => {
      toast.show({ title: 'The invitation is on its way', text: address.trim() })
      onDone()
    },
  })
  const { choices, isLoading, search } = useFoundStudents()
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field label="First name" autoComplete="off" {...form.field('first_name')} />
        <Field label="Last name" autoComplete="off" {...form.field('last_name')} />
      </div>
      <Field label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
      <ComboboxMany
        label="Guardian of"
        choices={choices}
        onSearch={search}
        loading={isLoading}
        emptyWords="No student of this name."
        {...form.field('children')}
      />
      <FormNote words={form.refusal} />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        Send the invitation
      </Button>
    </form>
  )
}
