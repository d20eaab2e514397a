import { teacherRole } from '@learngrove/contract/roles'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormNote } from '#forms/forms.note.tsx'
import { Button } from '#ui/button.tsx'
import { ComboboxMany } from '#ui/combobox-many.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'
import { choicesOf } from './add-class.tsx'
import { roleChoices } from './add-teacher.tsx'
import { changesSchool, type School, type Teacher } from './classes.data.ts'
import { nameOf, roleOf, schoolRefusals } from './classes.words.ts'

type ChangeRoleProps = {
  readonly teacher: Teacher
  readonly school: School
  readonly onClose: () => void
}

/** Changes what somebody of the staff may see: owner, head of some subjects, teacher. */
export function ChangeRole({ teacher, school, onClose }: ChangeRoleProps) {
  const toast = useToast()
  const form = useContractForm('PATCH /teachers/people/{id}', {
    initial: {
      role: String(teacher.teacher_role_id) as string | null,
      subjects: choicesOf(teacher.subjects) as readonly ReturnType<typeof choicesOf>[number][],
    },
    problemTone: 'danger',
    toSent: ({ role, subjects }) => ({
      params: { id: teacher.id },
      body: {
        teacher_role_id: roleOf(role),
        ...(roleOf(role) === teacherRole.department_head && {
          subject_ids: subjects.map(({ value }) => value),
        }),
      },
    }),
    words: { LAST_OWNER: schoolRefusals.LAST_OWNER, NOT_YOURSELF: schoolRefusals.NOT_YOURSELF },
    changes: changesSchool,
    onSaved: () => {
      toast.show({ title: `The role of ${nameOf(teacher)} is changed` })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`The role of ${nameOf(teacher)}`}
      description="An owner runs the school. A head of department reads every class of their subjects."
    >
      <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Select label="Role" choices={roleChoices} {...form.field('role')} />
        {roleOf(form.values.role) === teacherRole.department_head && (
          <ComboboxMany
            label="Subjects"
            choices={choicesOf(school.subjects)}
            {...form.field('subjects')}
          />
        )}
        <FormNote words={form.refusal} />
        <Button type="submit" busy={form.isBusy} className="justify-self-start">
          Save
        </Button>
      </form>
    </Dialog>
  )
}
