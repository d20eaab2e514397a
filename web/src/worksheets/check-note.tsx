import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'

type CheckNoteProps = { readonly isFine: boolean; readonly children: ReactNode }

/** What a check says of a question that is in the making. */
export function CheckNote({ isFine, children }: CheckNoteProps) {
  const Icon = isFine ? Check : TriangleAlert
  return (
    <p className="flex gap-2">
      <Icon
        {...ICON_SMALL}
        className={classes('mt-0.5 flex-none', isFine ? 'text-primary' : 'text-not-yet')}
      />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
