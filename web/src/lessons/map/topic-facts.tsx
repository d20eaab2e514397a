import { ChevronRight, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ICON } from '#ui/icon-props.ts'
import { hueAt } from '#ui/plant/flower-colour.ts'
import { Plant } from '#ui/plant/plant.tsx'
import type { CourseMap } from './map.data.ts'
import type { MapIndex, Placed } from './map-index.ts'
import { stageOf } from './map-plant.tsx'
import { figureOf, lockWords, mapText, missingWords, standingWords } from './map-words.ts'

type TopicFactsProps = {
  readonly map: CourseMap
  readonly index: MapIndex
  readonly placed: Placed
  readonly hrefOf: (topic: string) => string
}

/** Says what a topic is, how the student stands, what it needs and where it leads. */
export function TopicFacts({ map, index, placed, hrefOf }: TopicFactsProps) {
  const { topic } = placed
  const lock = lockWords(topic, index, map.mastered_from)
  const related = { map, index, placed, hrefOf }
  return (
    <>
      {topic.standing && topic.standing.plant !== 'seed' && (
        <Meter mastery={topic.standing.mastery} of={map.mastered_from}>
          <b className="font-bold">{standingWords(topic.standing, map.mastered_from)}.</b>{' '}
          {missingWords(topic)}
        </Meter>
      )}
      {lock !== '' && (
        <div className="flex gap-3 rounded-tile bg-sand p-4">
          <Lock {...ICON} className="mt-0.5 flex-none" />
          <p>
            <b className="block font-bold">Why is {topic.title} locked?</b>
            {lock}
          </p>
        </div>
      )}
      {topic.description !== '' && (
        <Part title={mapText.what}>
          <p>{topic.description}</p>
        </Part>
      )}
      <Part title={mapText.needs}>
        <Related {...related} ids={topic.needs} none={mapText.nothing} />
      </Part>
      {topic.leads_to.length > 0 && (
        <Part title={mapText.leads}>
          <Related {...related} ids={topic.leads_to} none={mapText.nowhere} />
        </Part>
      )}
    </>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3 className="mb-2 font-bold font-text text-quiet text-sm tracking-normal">{title}</h3>
    {children}
  </section>
)

type MeterProps = { readonly mastery: number; readonly of: number; readonly children: ReactNode }

/** The mastery as a bar, with a mark where the bloom begins; the words beside it say the same. */
const Meter = ({ mastery, of, children }: MeterProps) => (
  <div className="grid gap-2 text-sm">
    <span aria-hidden="true" className="relative h-2.5 rounded-full bg-track">
      <span
        className="absolute inset-y-0 left-0 rounded-full bg-primary"
        style={{ width: `${figureOf(mastery)}%` }}
      />
      <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `${figureOf(of)}%` }} />
    </span>
    <p>{children}</p>
  </div>
)

type RelatedProps = TopicFactsProps & { readonly ids: readonly string[]; readonly none: string }

/** Lists topics beside this one: those of the map as links, those of other years by name. */
function Related({ map, index, placed: own, hrefOf, ids, none }: RelatedProps) {
  if (ids.length === 0) return <p className="text-quiet">{none}</p>
  return (
    <ul className="-mx-2 grid">
      {ids.map((id) => {
        const placed = index.placed.get(id)
        const other = placed?.topic ?? index.elsewhere.get(id)
        if (!other) return null
        const words = placed
          ? standingWords(placed.topic.standing, map.mastered_from) || whereWords(own, placed)
          : yearWords(other.year)
        const row = (
          <>
            <Plant stage={stageOf(other)} flower={hueAt(placed?.at ?? 0)} size={40} />
            <span className="min-w-0">
              <b className="block font-semibold leading-tight">{other.title}</b>
              <span className="text-quiet text-sm">{words}</span>
            </span>
          </>
        )
        const look =
          'grid min-h-13 grid-cols-[40px_minmax(0,1fr)_20px] items-center gap-2.5 rounded-tile px-2 py-1'
        return (
          <li key={id}>
            {placed ? (
              <Link
                to={hrefOf(id)}
                replace
                preventScrollReset
                className={`${look} no-underline transition-colors hover:bg-hover`}
              >
                {row}
                <ChevronRight {...ICON} className="text-quiet" />
              </Link>
            ) : (
              <span className={look}>{row}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const whereWords = (own: Placed, { strand }: Placed) =>
  strand.key === own.strand.key ? 'In this bed' : `In ${strand.title}`

const yearWords = (year: number | null) => (year === null ? '' : `Year ${year}`)
