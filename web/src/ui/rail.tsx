import type { ReactNode } from 'react'
import type { AnchorLike } from '#ui/anchor-like.ts'
import { classes } from '#ui/classes.ts'
import type { Place, PlaceGroup } from '#ui/place.ts'

const looks = {
  student: {
    rail: 'border-line border-r bg-surface',
    place:
      'min-h-12 gap-3 rounded-tile px-3.5 md:max-lg:flex-col md:max-lg:gap-1 md:max-lg:px-1 md:max-lg:py-2.5 md:max-lg:text-center md:max-lg:text-sm md:max-lg:leading-tight',
    current: 'bg-primary-soft text-primary-strong',
    note: 'rounded-full bg-not-yet-soft px-2.5 text-not-yet',
    icon: 22,
  },
  staff: {
    rail: 'border-line border-r bg-sand',
    place:
      'min-h-10 gap-2.5 rounded-control px-2.5 text-sm pointer-coarse:min-h-target md:max-lg:flex-col md:max-lg:gap-1 md:max-lg:px-1 md:max-lg:py-2 md:max-lg:text-center md:max-lg:leading-tight',
    current: 'bg-surface text-ink shadow-1',
    note: '',
    icon: 18,
  },
} as const

type RailProps = {
  /** "Places": what a screen reader calls it. */
  readonly label: string
  /** The logo or the school's name, as a link home. */
  readonly brand: ReactNode
  readonly groups: readonly PlaceGroup[]
  /** What stands at the bottom: sound, who is signed in. */
  readonly foot?: ReactNode
  readonly look?: keyof typeof looks
  readonly link?: AnchorLike
  readonly className?: string
}

/** The places of a role on the left; narrow at medium width, gone on a phone, where `BottomBar` takes over. */
export function Rail({ label, brand, groups, foot, look = 'student', link, className }: RailProps) {
  return (
    <nav
      aria-label={label}
      className={classes('hidden shrink-0 md:block md:w-26 lg:w-60', looks[look].rail, className)}
    >
      <div className="sticky top-0 flex h-dvh flex-col gap-1 overflow-y-auto px-4 py-6 md:max-lg:px-2">
        <div className="mb-5 flex min-h-target items-center px-1.5 md:max-lg:justify-center">
          {brand}
        </div>
        {groups.map((group) => (
          <div key={group.title ?? group.places[0]?.href} className="grid gap-1">
            {group.title !== undefined && (
              <h2 className="px-2.5 pt-4 pb-1 font-semibold font-text text-quiet text-sm tracking-normal">
                {group.title}
              </h2>
            )}
            {group.places.map((place) => (
              <RailPlace key={place.href} place={place} look={look} link={link} />
            ))}
          </div>
        ))}
        {foot !== undefined && <div className="mt-auto grid gap-1 pt-4">{foot}</div>}
      </div>
    </nav>
  )
}

type RailPlaceProps = {
  readonly place: Place
  readonly look: keyof typeof looks
  readonly link: AnchorLike | undefined
}

function RailPlace({ place, look, link: Link = 'a' }: RailPlaceProps) {
  const style = looks[look]
  const Icon = place.icon
  return (
    <Link
      href={place.href}
      {...(place.current && { 'aria-current': 'page' as const })}
      className={classes(
        'flex items-center font-semibold no-underline transition-colors',
        style.place,
        place.current ? style.current : 'text-quiet hover:bg-hover hover:text-ink',
      )}
    >
      <Icon size={style.icon} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      {place.label}
      {place.note !== undefined && (
        <span
          className={classes(
            'ml-auto whitespace-nowrap font-bold text-sm leading-6 tabular-nums md:max-lg:ml-0',
            style.note,
          )}
        >
          {place.note}
        </span>
      )}
    </Link>
  )
}
