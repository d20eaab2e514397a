import { useState } from 'react'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { addDays, todayHere } from '#ui/date/iso-date.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { FailureNote } from './failure-note.tsx'
import { keepCase, type OpenedCase, type Outcome } from './safeguarding.data.ts'
import { outcomes } from './safeguarding.words.ts'
import { dayOf } from './when.ts'

/** The end of a case: once it is written down what was done. */
export function CloseCard({ one }: { readonly one: OpenedCase }) {
  const { closed_at, outcome, look_again_on, has_note, student } = one
  if (closed_at && outcome) {
    return (
      <Card as="section" padding="none" className="px-5 pt-4 pb-5" aria-labelledby="end">
        <h2 id="end" className="text-lg">
          Closed
        </h2>
        <p className="mt-2 text-quiet text-sm">
          {outcomes[outcome].label}
          {look_again_on && `, to look at again on ${dayOf(look_again_on)}`}. A note can still be
          added.
        </p>
      </Card>
    )
  }
  return (
    <Card as="section" padding="none" className="px-5 pt-4 pb-5" aria-labelledby="end">
      <h2 id="end" className="text-lg">
        Close
      </h2>
      <p id="end-needs" className="mt-2 mb-4 text-quiet text-sm">
        {has_note
          ? 'What was done is written down, so this can be closed.'
          : 'Needs one line of what was done. Nothing has been written yet.'}
      </p>
      <CloseDialog id={one.id} name={student.first_name} canClose={has_note} />
    </Card>
  )
}

type CloseDialogProps = { readonly id: string; readonly name: string; readonly canClose: boolean }

/** A day to look again is offered a week on. */
const weekDays = 7

const choices = (Object.keys(outcomes) as Outcome[]).map((value) => ({
  value,
  ...outcomes[value],
}))

function CloseDialog({ id, name, canClose }: CloseDialogProps) {
  const today = todayHere()
  const [outcome, setOutcome] = useState<Outcome>()
  const [day, setDay] = useState<string | null>(() => addDays(today, weekDays))
  const close = useCall('POST /safeguarding/cases/{id}/close')
  const needsDay = outcome === 'in_hand'
  const isReady = outcome !== undefined && (!needsDay || day !== null)
  const send = () => {
    if (!outcome) return
    const body = outcome === 'in_hand' ? { outcome, look_again_on: day ?? today } : { outcome }
    close.mutate({ params: { id }, body }, { onSuccess: keepCase })
  }
  return (
    <Dialog
      title={`Close ${name}’s flag`}
      trigger={
        <Button kind="line" disabled={!canClose} aria-describedby="end-needs">
          Close this flag
        </Button>
      }
      actions={
        <>
          <Button disabled={!isReady} busy={close.isPending} onClick={send}>
            {needsDay && day ? `Close, look again ${dayOf(day)}` : 'Close'}
          </Button>
          <DialogClose>
            <Button kind="plain">Cancel</Button>
          </DialogClose>
        </>
      }
    >
      <RadioGroup
        label="It is"
        choices={choices}
        value={outcome ?? null}
        onValueChange={setOutcome}
      />
      {needsDay && (
        <DatePicker label="Look again on" value={day} onValueChange={setDay} min={today} required />
      )}
      <FailureNote error={close.error} />
    </Dialog>
  )
}
