import { type ReactElement, type ReactNode, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'

type FormDialogProps = {
  readonly title: string
  readonly description?: ReactNode
  readonly trigger: ReactElement
  /** The form, with what closes the window. */
  readonly children: (close: () => void) => ReactNode
}

/** A form in a window, which is new each time that it is opened. */
export function FormDialog({ title, description, trigger, children }: FormDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title={title}
      description={description}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
    >
      {isOpen && children(() => setOpen(false))}
    </Dialog>
  )
}
