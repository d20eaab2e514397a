import { usernamePattern } from '@learngrove/contract/auth.limits'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { chosen, ifAny, matches, required } from '#forms/forms.checks.ts'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormNote } from '#forms/forms.note.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'
import { choicesOf } from './add-class.tsx'
import { changesSchool, myClasses, type School } from './classes.data.ts'
import { nameOf, schoolRefusals } from './classes.words.ts'
import { FormDialog } from './form-dialog.tsx'

type OfSchool = { readonly school: School }

/** The button that adds one student, with its form. */
export const AddStudent = ({ school }: OfSchool) => (
  <FormDialog
    title="Add a student"
    description="The school answers for the consent of its own students. A sign-in card gives them a password."
    trigger={<Button icon={<UserPlus {...ICON} />}>Add a student</Button>}
  >
    {(close) => <AddStudentForm school={school} onDone={close} />}
  </FormDialog>
)

const noClass = 'none'

function AddStudentForm({ school, onDone }: OfSchool & { readonly onDone: () => void }) {
  const classes = useQuery(myClasses).data?.classes ?? []
  const toast = useToast()
  const form = useContractForm('POST /teachers/students', {
    initial: {
      ...{ first_name: '', last_name: '', username: '' },
      level: null as string | null,
      class_id: noClass as string | null,
    },
    checks: {
      first_name: required('Type the first name.'),
      last_name: required('Type the last name.'),
      username: ifAny(
        matches(usernamePattern, 'Three signs or more: letters, digits, dots, dashes.'),
      ),
      level: chosen('Choose the year.'),
    },
    problemTone: 'danger',
    toSent: ({ first_name, last_name, username, level, class_id }) =>
      level === null
        ? undefined
        : {
            body: {
              first_name: first_name.trim(),
              last_name: last_name.trim(),
              academic_level_id: level,
              ...(username.trim() !== '' && { username: username.trim() }),
              ...(class_id !== null && class_id !== noClass && { class_id }),
            },
          },
    words: { USERNAME_TAKEN: { field: 'username', words: schoolRefusals.USERNAME_TAKEN } },
    changes: changesSchool,
    onSaved: (student) => {
      toast.show({ title: `${nameOf(student)} is added`, text: `Username ${student.username}` })
      onDone()
    },
  })
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field label="First name" autoComplete="off" {...form.field('first_name')} />
        <Field label="Last name" autoComplete="off" {...form.field('last_name')} />
      </div>
      <Select label="Year" choices={choicesOf(school.academic_levels)} {...form.field('level')} />
      <Select
        label="Class"
        choices={[{ value: noClass, label: 'None yet' }, ...choicesOf(classes)]}
        {...form.field('class_id')}
      />
      <Field
        label="Username"
        optional
        autoComplete="off"
        hint="Without one it is made from the name."
        {...form.field('username')}
      />
      <FormNote words={form.refusal} />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        Add the student
      </Button>
    </form>
  )
}
