import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type IdleDialogProps = {
  readonly seconds_left: number
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks whether anybody is still here. The seconds are shown but not announced each time they change. */
export function IdleDialog({ seconds_left, onStay, onLeave }: IdleDialogProps) {
  return (
    <Dialog
      kind="question"
      open
      title="Are you still there?"
      description="Nobody has touched this page for a while. In less than a minute we sign you out, so that nobody else sees your work. What you wrote is kept for you."
      actions={
        <>
          <Button onClick={onStay}>I am still here</Button>
          <Button kind="plain" onClick={onLeave}>
            Sign out now
          </Button>
        </>
      }
    >
      <p aria-hidden="true" className="text-quiet tabular-nums">
        {`${seconds_left} s`}
      </p>
    </Dialog>
  )
}
