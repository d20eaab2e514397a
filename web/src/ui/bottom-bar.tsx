import type { AnchorLike } from '#ui/anchor-like.ts'
import { classes } from '#ui/classes.ts'
import type { Place } from '#ui/place.ts'

type BottomBarProps = {
  readonly label: string
  /** At most five: each keeps a target of 44 px on a screen of 320 px. */
  readonly places: readonly Place[]
  readonly link?: AnchorLike
}

/** The places of a role under the thumb, on a phone. Leave 80 px free at the end of the page. */
export function BottomBar({ label, places, link: Link = 'a' }: BottomBarProps) {
  return (
    <nav
      aria-label={label}
      data-stays="bottom"
      className="fixed inset-x-0 bottom-0 z-10 grid auto-cols-fr grid-flow-col border-line border-t bg-surface px-1 pt-1.5 pb-[max(8px,env(safe-area-inset-bottom))] md:hidden"
    >
      {places.map(({ icon: Icon, ...place }) => (
        <Link
          key={place.href}
          href={place.href}
          {...(place.current && { 'aria-current': 'page' as const })}
          className={classes(
            'relative grid min-h-13 content-center justify-items-center gap-0.5 rounded-control py-1 font-semibold text-sm leading-tight no-underline',
            place.current ? 'text-primary' : 'text-quiet',
          )}
        >
          <Icon
            size={24}
            strokeWidth={1.75}
            aria-hidden="true"
            className={place.current ? 'fill-primary-soft' : undefined}
          />
          {place.label}
          {place.note !== undefined && (
            <>
              <span
                aria-hidden="true"
                className="absolute top-1 left-1/2 ml-2 size-2.5 rounded-full bg-coral"
              />
              <span className="sr-only">, {place.note}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  )
}
