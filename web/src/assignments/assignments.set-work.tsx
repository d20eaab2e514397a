import { useCall } from '#platform/api.ts'
import { counted } from '#platform/number-words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import { progressRoutes } from './assignments.data.ts'
import { FailureNote } from './failure-note.tsx'
import { RuleFields, SheetField, WhenFields, WhomFields } from './set-work-fields.tsx'
import { formOf, type SetWorkProps, some, useWanted } from './wanted-work.ts'

/** Sets a worksheet for a class, or for some of it: from when, until when and by which rules. */
export function SetWorkDialog(props: SetWorkProps) {
  const { class_name, students, onClose, onSet } = props
  const wanted = useWanted(props.sheet)
  const assign = useCall('POST /worksheets/{id}/reassign', { changes: progressRoutes })
  const toast = useToast()
  const { sheet } = wanted
  const isForNobody = wanted.whom === some && wanted.chosen.size === 0
  const send = () => {
    if (!sheet) return
    const sent = { params: { id: sheet.id }, body: formOf(wanted, props), files: {} }
    assign.mutate(sent, {
      onSuccess: ({ assignment_id, num_students }) => {
        toast.show({ title: `Set for ${counted(num_students, 'student')}`, kind: 'done' })
        onSet?.(assignment_id)
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={`Set work for ${students ? `${students.length} of ` : ''}${class_name}`}
      actions={
        <>
          <Button disabled={!sheet || isForNobody} busy={assign.isPending} onClick={send}>
            Set it
          </Button>
          <DialogClose>
            <Button kind="plain">Cancel</Button>
          </DialogClose>
        </>
      }
    >
      {props.sheet === undefined ? (
        <SheetField wanted={wanted} class_id={props.class_id} />
      ) : (
        <p>{props.sheet.title}</p>
      )}
      {!students && <WhomFields wanted={wanted} class_id={props.class_id} />}
      <WhenFields wanted={wanted} />
      <RuleFields wanted={wanted} />
      <FailureNote error={assign.error} />
    </Dialog>
  )
}
