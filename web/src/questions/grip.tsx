import { GripVertical } from 'lucide-react'
import { ICON } from '#ui/icon-props.ts'

/** Where a finger takes hold of what can be carried. */
export function Grip({ className = '' }: { className?: string }) {
  return (
    <span
      data-grip
      aria-hidden
      className={`-my-2 grid min-h-11 flex-none touch-none place-items-center self-stretch px-2.5 text-quiet ${className}`}
    >
      <GripVertical {...ICON} />
    </span>
  )
}
