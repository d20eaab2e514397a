import { limits } from '@learngrove/contract/classes.limits'
import { Plus } from 'lucide-react'
import { all, atMost, chosen, required } from '#forms/forms.checks.ts'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormNote } from '#forms/forms.note.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'
import { changesSchool, type Named, type School } from './classes.data.ts'
import { schoolRefusals } from './classes.words.ts'
import { FormDialog } from './form-dialog.tsx'

type OfSchool = { readonly school: School }

/** The button that makes a class, with its form. */
export const AddClass = ({ school }: OfSchool) => (
  <FormDialog title="New class" trigger={<Button icon={<Plus {...ICON} />}>Add a class</Button>}>
    {(close) => <AddClassForm school={school} onDone={close} />}
  </FormDialog>
)

export const choicesOf = (things: readonly Named[]) =>
  things.map(({ id, name }) => ({ value: id, label: name }))

function AddClassForm({ school, onDone }: OfSchool & { readonly onDone: () => void }) {
  const toast = useToast()
  const form = useContractForm('POST /teachers/class', {
    initial: { name: '', level: null as string | null, subject: null as string | null },
    checks: {
      name: all(
        required('Type what the class is called.'),
        atMost(limits.class_name, 'This is too long for the lists.'),
      ),
      level: chosen('Choose the year.'),
      subject: chosen('Choose the subject.'),
    },
    problemTone: 'danger',
    toSent: ({ name, level, subject }) =>
      level === null || subject === null
        ? undefined
        : { body: { name: name.trim(), academic_level_id: level, subject_id: subject } },
    words: {
      NO_COURSE: { field: 'subject', words: schoolRefusals.NO_COURSE },
      CLASS_NAME_TAKEN: { field: 'name', words: schoolRefusals.CLASS_NAME_TAKEN },
    },
    changes: changesSchool,
    onSaved: (_, { name }) => {
      toast.show({ title: `${name.trim()} is made` })
      onDone()
    },
  })
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label="Name" placeholder="8B Mathematics" autoComplete="off" {...form.field('name')} />
      <Select label="Year" choices={choicesOf(school.academic_levels)} {...form.field('level')} />
      <Select label="Subject" choices={choicesOf(school.subjects)} {...form.field('subject')} />
      <FormNote words={form.refusal} />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        Make the class
      </Button>
    </form>
  )
}
