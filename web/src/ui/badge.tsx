import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'

const tones = {
  neutral: 'bg-hover text-ink',
  leaf: 'bg-primary-soft text-primary-strong',
  'not-yet': 'bg-not-yet-soft text-not-yet',
  danger: 'bg-danger-soft text-danger',
  mint: 'bg-mint text-ink',
  sky: 'bg-pastel-sky text-ink',
  peach: 'bg-peach text-ink',
  lilac: 'bg-lilac text-ink',
  butter: 'bg-butter text-ink',
} as const

export type BadgeTone = keyof typeof tones

type BadgeProps = {
  readonly tone?: BadgeTone
  readonly icon?: LucideIcon
  readonly className?: string
  readonly children: ReactNode
}

/** A short state beside a thing: "Due tomorrow", "1 new". The words carry it, never the colour alone. */
export function Badge({ tone = 'neutral', icon: Icon, className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex min-h-6 max-w-full flex-none items-center gap-1.5 rounded-full px-2.5 font-semibold text-sm md:whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {Icon && <Icon {...ICON_SMALL} />}
      {children}
    </span>
  )
}
