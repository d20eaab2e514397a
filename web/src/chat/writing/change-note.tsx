import { Pencil, X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'

type ChangeNoteProps = { readonly hasFiles: boolean; readonly onKeep: () => void }

/** Says that what is written takes the place of the last message, and how to leave that as it is. */
export function ChangeNote({ hasFiles, onKeep }: ChangeNoteProps) {
  return (
    <div className="mb-2 flex items-center gap-2.5 rounded-tile bg-butter py-1 pr-1 pl-4 text-sm">
      <Pencil {...ICON_SMALL} className="flex-none" />
      <p className="flex-1">
        You write your last message anew{hasFiles && ', with its files'}. Pip answers the new one.
      </p>
      <Button kind="plain" size="small" iconOnly icon={<X {...ICON} />} onClick={onKeep}>
        Leave it as it is
      </Button>
    </div>
  )
}
