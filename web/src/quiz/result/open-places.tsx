import type { Item } from '#quiz/session/session.progress.ts'
import { classes } from '#ui/classes.ts'

type OpenPlacesProps = {
  readonly items: readonly Item[]
  readonly onGo: (number: number) => void
  readonly className?: string
}

/** What is left before a quiz is handed in, each kind with the way to its questions. */
const kinds: readonly (readonly [string, (item: Item) => boolean])[] = [
  ['Flagged', ({ is_flagged }) => is_flagged],
  ['Skipped', ({ standing }) => standing === 'skipped'],
  ['Not started', ({ standing }) => standing === 'open'],
]

export const isLeft = (item: Item): boolean => kinds.some(([, isIn]) => isIn(item))

export function OpenPlaces({ items, onGo, className }: OpenPlacesProps) {
  const left = kinds
    .map(([name, isIn]) => ({ name, of: items.filter(isIn) }))
    .filter(({ of }) => of.length > 0)
  if (left.length === 0) return null
  return (
    <dl className={classes('mt-2 grid basis-full gap-2', className)}>
      {left.map(({ name, of }) => (
        <div key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <dt className="w-24 flex-none font-semibold text-quiet text-sm">{name}</dt>
          <dd className="m-0 flex min-w-0 flex-1 flex-wrap gap-1.5">
            {of.map(({ number }) => (
              <button
                key={number}
                type="button"
                aria-label={`Question ${number}, ${name.toLowerCase()}`}
                onClick={() => onGo(number)}
                className="grid size-11 place-items-center rounded-[12px] border-[1.5px] border-line-strong bg-surface font-semibold tabular-nums hover:border-field"
              >
                {number}
              </button>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
