import { assignmentLimits } from '@learngrove/contract/assignments.limits'
import { useState } from 'react'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useToast } from '#ui/toast.tsx'
import { progressRoutes } from './assignments.data.ts'
import type { DeedProps } from './extend-dialog.tsx'
import { FailureNote } from './failure-note.tsx'
import { namesOf } from './words-of-work.ts'

/** Excuses students from a piece of work, with the reason that staff alone see. */
export function ExcuseDialog({ work, students, onClose }: DeedProps) {
  const [reason, setReason] = useState('')
  const excuse = useCall('POST /assignments/{id}/excuse', { changes: progressRoutes })
  const toast = useToast()
  const names = namesOf(students)
  const send = () => {
    const student_ids = students.map(({ id }) => id)
    const body = { student_ids, is_excused: true, reason }
    const onSuccess = () => {
      toast.show({ title: `${names} excused from ${work.title}`, kind: 'done' })
      onClose()
    }
    excuse.mutate({ params: { id: work.id }, body }, { onSuccess })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Excuse ${names} from this?`}
      description="It leaves their list and counts neither for nor against them. They may still do it if they like."
      actions={
        <>
          <Button busy={excuse.isPending} onClick={send}>
            Excuse
          </Button>
          <DialogClose>
            <Button kind="plain">Keep it</Button>
          </DialogClose>
        </>
      }
    >
      <Field
        label="Why"
        hint="Only staff see it."
        value={reason}
        onValueChange={setReason}
        maxLength={assignmentLimits.reason}
      />
      <FailureNote error={excuse.error} />
    </Dialog>
  )
}
