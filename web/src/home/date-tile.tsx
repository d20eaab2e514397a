import { Infinity as Always } from 'lucide-react'
import { leafOf } from '#platform/when.ts'

type DateTileProps = {
  readonly due: Date | undefined
  readonly soon: boolean
}

/** Shows the day something is due as a calendar leaf; the words beside it say the same. */
export function DateTile({ due, soon }: DateTileProps) {
  const leaf = due && leafOf(due)
  return (
    <span
      aria-hidden="true"
      className={`grid h-13 w-12 flex-none content-center justify-items-center rounded-tile font-medium text-sm leading-tight ${
        soon ? 'bg-not-yet-soft text-not-yet' : 'bg-hover'
      }`}
    >
      {leaf ? (
        <>
          {leaf.weekday}
          <b className="font-display font-heavy text-[1.25rem] leading-tight">{leaf.day}</b>
        </>
      ) : (
        <Always size={22} strokeWidth={1.75} className="text-quiet" />
      )}
    </span>
  )
}
