import { useState } from 'react'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FailureNote } from './failure-note.tsx'

/** Makes the secret address by which a calendar shows what is due. */
export function CalendarDialog({ onClose }: { readonly onClose: () => void }) {
  const make = useCall('POST /assignments/calendar')
  const [isCopied, setIsCopied] = useState(false)
  const address = make.data && new URL(make.data.path, location.origin).href
  const copy = () => {
    if (address) void navigator.clipboard.writeText(address).then(() => setIsCopied(true))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Due dates in your calendar"
      description="Add this address to your calendar as a subscription. Whoever has it sees the due dates and no names; a new address ends the one before."
      actions={
        <>
          {address ? (
            <Button onClick={copy}>{isCopied ? 'Copied' : 'Copy the address'}</Button>
          ) : (
            <Button busy={make.isPending} onClick={() => make.mutate({})}>
              Make an address
            </Button>
          )}
          <DialogClose>
            <Button kind="plain">Close</Button>
          </DialogClose>
        </>
      }
    >
      {address && <Field label="Address" value={address} readOnly />}
      <FailureNote error={make.error} />
    </Dialog>
  )
}
