import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { currentUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type LeaveGuardProps = {
  /** Asked at the moment of leaving: a form that was saved just now holds nobody. */
  readonly isDirty: () => boolean
}

/** Asks before a page is left on which something is not saved. Whoever is signed out is let go. */
export function LeaveGuard({ isDirty }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSame =
      currentLocation.pathname === nextLocation.pathname &&
      currentLocation.search === nextLocation.search
    return !isSame && currentUser() !== undefined && isDirty()
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (currentUser() !== undefined && isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <Dialog
      kind="question"
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      description="What you changed here is not saved yet."
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>Stay here</Button>
          <Button kind="plain" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
        </>
      }
    />
  )
}
