import { teacherRole } from '@learngrove/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { email, required } from '#forms/forms.checks.ts'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormNote } from '#forms/forms.note.tsx'
import { Button } from '#ui/button.tsx'
import { ComboboxMany } from '#ui/combobox-many.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'
import { choicesOf } from './add-class.tsx'
import { changesSchool, myClasses, type School } from './classes.data.ts'
import { roleOf, roles, schoolRefusals } from './classes.words.ts'
import { FormDialog } from './form-dialog.tsx'

type OfSchool = { readonly school: School }

/** The button that invites one of the staff, with its form. */
export const AddTeacher = ({ school }: OfSchool) => (
  <FormDialog
    title="Invite a teacher"
    description="They get a letter with a link, by which they choose a password. It works for seven days."
    trigger={<Button icon={<UserPlus {...ICON} />}>Invite a teacher</Button>}
  >
    {(close) => <AddTeacherForm school={school} onDone={close} />}
  </FormDialog>
)

type Choice = ReturnType<typeof choicesOf>[number]

/** The roles of the staff, to choose from. */
export const roleChoices = [
  teacherRole.teacher,
  teacherRole.department_head,
  teacherRole.admin,
].map((role) => ({ value: String(role), label: roles[role] }))

function AddTeacherForm({ school, onDone }: OfSchool & { readonly onDone: () => void }) {
  const classes = useQuery(myClasses).data?.classes ?? []
  const form = useInvitation(onDone)
  const isHead = roleOf(form.values.role) === teacherRole.department_head
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field label="First name" autoComplete="off" {...form.field('first_name')} />
        <Field label="Last name" autoComplete="off" {...form.field('last_name')} />
      </div>
      <Field label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
      <Select label="Role" choices={roleChoices} {...form.field('role')} />
      {isHead && (
        <ComboboxMany
          label="Subjects"
          hint="They may read every class of these."
          choices={choicesOf(school.subjects)}
          {...form.field('subjects')}
        />
      )}
      <ComboboxMany label="Classes" choices={choicesOf(classes)} {...form.field('classes')} />
      <FormNote words={form.refusal} />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        Send the invitation
      </Button>
    </form>
  )
}

const idsOf = (choices: readonly Choice[]) => choices.map(({ value }) => value)

/** Sends the invitation of one of the staff. */
function useInvitation(onDone: () => void) {
  const toast = useToast()
  return useContractForm('POST /teachers', {
    initial: {
      ...{ first_name: '', last_name: '', email: '' },
      role: String(teacherRole.teacher) as string | null,
      subjects: [] as readonly Choice[],
      classes: [] as readonly Choice[],
    },
    checks: {
      first_name: required('Type the first name.'),
      last_name: required('Type the last name.'),
      email: email('This does not look like an e-mail address yet.'),
    },
    problemTone: 'danger',
    toSent: ({ role, subjects, classes, ...named }) => ({
      body: {
        first_name: named.first_name.trim(),
        last_name: named.last_name.trim(),
        email: named.email.trim(),
        teacher_role_id: roleOf(role),
        class_ids: idsOf(classes),
        ...(roleOf(role) === teacherRole.department_head && { subject_ids: idsOf(subjects) }),
      },
    }),
    words: { INVITED_ALREADY: { field: 'email', words: schoolRefusals.INVITED_ALREADY } },
    changes: changesSchool,
    onSaved: (_, { email: address }) => {
      toast.show({ title: 'The invitation is on its way', text: address.trim() })
      onDone()
    },
  })
}
