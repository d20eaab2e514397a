import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PipMood } from '#ui/pip/moods.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { StateFrame } from '#ui/state-frame.tsx'

type EmptyStateProps = {
  /** What is not there: "No students yet". */
  readonly title: string
  /** What to do about it, in a sentence. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly mood?: PipMood
  /** Instead of Pip, where something exists but a filter hides it. */
  readonly icon?: LucideIcon
  readonly className?: string
}

export function EmptyState({
  title,
  children,
  action,
  mood = 'curious',
  icon: Icon,
  className,
}: EmptyStateProps) {
  const picture = Icon ? (
    <span className="grid size-14 place-items-center rounded-card bg-primary-soft text-primary">
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
    </span>
  ) : (
    <Pip mood={mood} size={104} />
  )
  return (
    <StateFrame picture={picture} title={title} action={action} className={className}>
      {children}
    </StateFrame>
  )
}
