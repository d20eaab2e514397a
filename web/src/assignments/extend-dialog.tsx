import { useState } from 'react'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { todayHere } from '#ui/date/iso-date.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Switch } from '#ui/switch.tsx'
import { useToast } from '#ui/toast.tsx'
import { progressRoutes, type Student, type Work } from './assignments.data.ts'
import { atTimeOf, daysToOffer } from './days-to-offer.ts'
import { FailureNote } from './failure-note.tsx'
import { dayOf, momentWords, namesOf } from './words-of-work.ts'

export type DeedProps = {
  readonly work: Work
  readonly students: readonly Student[]
  readonly onClose: () => void
}

const other = 'other'

/** Offers the next days of school as a new date, or any other day. */
function useNewDate(due_date: string | null) {
  const [now] = useState(() => new Date())
  const offered = daysToOffer(due_date, now)
  const [choice, setChoice] = useState(offered[0]?.toISOString() ?? other)
  const [day, setDay] = useState<string | null>(null)
  const typed = day === null ? undefined : atTimeOf(new Date(`${day}T12:00`), due_date)
  return {
    now,
    offered,
    choice,
    setChoice,
    day,
    setDay,
    at: choice === other ? typed : new Date(choice),
  }
}

/** Gives students a new date, and says who else hears of it. */
export function ExtendDialog({ work, students, onClose }: DeedProps) {
  const { now, offered, choice, setChoice, day, setDay, at } = useNewDate(work.due_date)
  const [isOnTime, setIsOnTime] = useState(true)
  const extend = useCall('POST /assignments/{id}/extend', { changes: progressRoutes })
  const toast = useToast()
  const names = namesOf(students)
  const send = () => {
    if (!at) return
    const student_ids = students.map(({ id }) => id)
    const body = { student_ids, due_date: at.toISOString(), is_on_time: isOnTime }
    const onSuccess = () => {
      toast.show({ title: `${names} can hand in until ${dayOf(at)}`, kind: 'done' })
      onClose()
    }
    extend.mutate({ params: { id: work.id }, body }, { onSuccess })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`More time for ${names}`}
      actions={
        <>
          <Button disabled={!at} busy={extend.isPending} onClick={send}>
            {at ? `Give until ${dayOf(at)}` : 'Give more time'}
          </Button>
          <DialogClose>
            <Button kind="plain">Cancel</Button>
          </DialogClose>
        </>
      }
    >
      <RadioGroup
        label="New date"
        look="cards"
        choices={[
          ...offered.map((each) => ({
            value: each.toISOString(),
            label: momentWords(each.toISOString(), now),
          })),
          { value: other, label: 'Another date' },
        ]}
        value={choice}
        onValueChange={setChoice}
      />
      {choice === other && (
        <DatePicker label="Until" value={day} onValueChange={setDay} min={todayHere()} required />
      )}
      <Switch label="Counts as on time" checked={isOnTime} onCheckedChange={setIsOnTime} />
      <p className="text-quiet text-sm">
        {students.length < work.num_students &&
          `The others keep ${momentWords(work.due_date, now)}. `}
        {names} will see the new date, and so will their parents.
      </p>
      <FailureNote error={extend.error} />
    </Dialog>
  )
}
