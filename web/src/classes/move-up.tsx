import { limits } from '@learngrove/contract/classes.limits'
import { all, atMost, required } from '#forms/forms.checks.ts'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormNote } from '#forms/forms.note.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useToast } from '#ui/toast.tsx'
import { changesSchool, type ManagedClass } from './classes.data.ts'
import { schoolRefusals } from './classes.words.ts'
import { nextName } from './next-name.ts'

type MoveUpProps = { readonly of: ManagedClass; readonly onClose: () => void }

/** Moves a class up a year, after it was said what that does. */
export function MoveUp({ of, onClose }: MoveUpProps) {
  const toast = useToast()
  const form = useContractForm('POST /teachers/class/{classId}/move-up', {
    initial: { name: nextName(of.name) },
    checks: {
      name: all(
        required('Type what the class is called then.'),
        atMost(limits.class_name, 'This is too long for the lists.'),
      ),
    },
    problemTone: 'danger',
    toSent: ({ name }) => ({ params: { classId: of.id }, body: { name: name.trim() } }),
    words: {
      CLASS_NAME_TAKEN: { field: 'name', words: schoolRefusals.CLASS_NAME_TAKEN },
      CLASS_IS_OFF: schoolRefusals.CLASS_IS_OFF,
      NO_COURSE: 'There is no course of this subject in a later year yet.',
    },
    changes: changesSchool,
    onSaved: (_, { name }) => {
      toast.show({ title: `${of.name} has moved up`, text: `It is ${name.trim()} now.` })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Move ${of.name} up a year`}
      description="Everybody comes into a new class of the next year. The old one is switched off and keeps its work, marks and reports."
    >
      <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label="Name of the new class" autoComplete="off" {...form.field('name')} />
        <FormNote words={form.refusal} />
        <Button type="submit" busy={form.isBusy} className="justify-self-start">
          Move up
        </Button>
      </form>
    </Dialog>
  )
}
