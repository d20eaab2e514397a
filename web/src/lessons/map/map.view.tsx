import { List, Sprout } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Chip } from '#ui/chip.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ICON } from '#ui/icon-props.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import type { CourseMap } from './map.data.ts'
import { choiceOf, type MapShow, withChoice } from './map-address.ts'
import { MapGarden } from './map-garden.tsx'
import { indexOf, isOfNobody, type Placed } from './map-index.ts'
import { MapLegend } from './map-legend.tsx'
import { MapWalk } from './map-walk.tsx'
import { mapText } from './map-words.ts'
import { TopicFacts } from './topic-facts.tsx'
import { TopicSide } from './topic-side.tsx'

/** The table is fetched when the list is asked for: it weighs as much as the garden. */
const MapList = lazy(async () => ({ default: (await import('./map-list.tsx')).MapList }))

type MapViewProps = {
  readonly map: CourseMap
  /** Names the garden: "The Year 7 garden". */
  readonly title: string
  /** What there is to do about a topic, under what is said of it. */
  readonly actionsOf: (placed: Placed) => ReactNode
  /** The same in short, for a row of the list. */
  readonly actionOf?: (placed: Placed) => ReactNode
}

const none = 'none'

/** Shows the map of a course as a garden or as a list; what is shown stands in the address. */
export function MapView({ map, title, actionsOf, actionOf }: MapViewProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const narrow = useNarrow()
  const index = useMemo(() => indexOf(map), [map])
  const { show, strand, topic } = choiceOf(map, search)
  const isShut = search.get('topic') === none || narrow || show === 'list'
  const chosen =
    topic ?? (isShut || strand !== undefined ? undefined : (map.next_topic_id ?? undefined))
  const placed = chosen === undefined ? undefined : index.placed.get(chosen)
  const hrefOf = (id: string | undefined) => withChoice(search, { topic: id })
  const go = (change: Parameters<typeof withChoice>[1]) =>
    navigate(withChoice(search, change), { replace: true, preventScrollReset: true })
  const shut = narrow || show === 'list' ? hrefOf(undefined) : hrefOf(none)
  const back = () => {
    navigate(shut, { replace: true, preventScrollReset: true })
    document.querySelector<HTMLElement>(`[data-topic="${chosen}"]`)?.focus()
  }
  const facts = placed && <TopicFacts map={map} index={index} placed={placed} hrefOf={hrefOf} />
  const alone = map.strands.find(({ key }) => key === strand)
  return (
    <>
      <MapTools
        map={map}
        strand={strand}
        show={show}
        hasBeds={narrow && show === 'garden'}
        go={go}
      />
      {show === 'list' ? (
        <Suspense fallback={<Skeleton shape="block" className="h-150" />}>
          <MapList
            map={map}
            index={index}
            strand={strand}
            chosen={chosen}
            title={title}
            hrefOf={hrefOf}
            actionOf={actionOf}
          />
        </Suspense>
      ) : narrow ? (
        <div className="overflow-hidden rounded-sheet">
          <MapWalk
            map={map}
            index={index}
            open={alone ?? bedToOpen(map, index, topic)}
            chosen={chosen}
            hrefOf={hrefOf}
            bedHref={(key) => withChoice(search, { strand: key, topic: undefined })}
          />
        </div>
      ) : (
        <div
          className={`grid overflow-hidden rounded-sheet shadow-1 ${placed ? 'lg:grid-cols-[minmax(0,1fr)_352px]' : ''}`}
        >
          <MapGarden map={map} alone={alone} chosen={chosen} hrefOf={hrefOf} />
          {placed && (
            <TopicSide placed={placed} shut={shut} onShut={back} actions={actionsOf(placed)}>
              {facts}
            </TopicSide>
          )}
        </div>
      )}
      {show === 'garden' && <MapLegend isOfNobody={isOfNobody(map)} />}
      {(narrow || show === 'list') && (
        <Drawer
          title={placed?.topic.title ?? ''}
          description={placed?.strand.title}
          open={placed !== undefined}
          onOpenChange={(open) => !open && back()}
          actions={placed && actionsOf(placed)}
        >
          {facts}
        </Drawer>
      )}
    </>
  )
}

/** The bed that a phone opens with: that of the chosen topic, else that of the next one, else the first. */
const bedToOpen = (map: CourseMap, { placed }: ReturnType<typeof indexOf>, topic?: string) =>
  placed.get(topic ?? map.next_topic_id ?? '')?.strand ?? map.strands[0]

type MapToolsProps = {
  readonly map: CourseMap
  readonly strand: string | undefined
  readonly show: MapShow
  /** On a phone the garden itself is where a bed is chosen. */
  readonly hasBeds: boolean
  readonly go: (change: Readonly<Record<string, string | undefined>>) => void
}

/** One with a long name breaks its line, and never goes beyond the window. */
const CHIP = 'max-w-full py-1.5 text-left leading-tight'

const MapTools = ({ map, strand, show, hasBeds, go }: MapToolsProps) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
    {!hasBeds && (
      <fieldset className="flex min-w-0 flex-1 flex-wrap gap-2 max-md:basis-full">
        <legend className="sr-only">{mapText.beds}</legend>
        {map.strands.length > 1 && (
          <Chip
            kind="choice"
            chosen={strand === undefined}
            onChoose={() => go({ strand: undefined, topic: undefined })}
            className={CHIP}
          >
            {mapText.whole}
          </Chip>
        )}
        {map.strands.map(({ key, title }) => (
          <Chip
            key={key}
            kind="choice"
            chosen={key === strand}
            onChoose={() => go({ strand: key, topic: undefined })}
            className={CHIP}
          >
            {title}
          </Chip>
        ))}
      </fieldset>
    )}
    <SegmentedControl<MapShow>
      label={mapText.show}
      value={show}
      onValueChange={(next) => go({ show: next === 'list' ? next : undefined, topic: undefined })}
      segments={[
        { value: 'garden', label: 'Garden', icon: <Sprout {...ICON} /> },
        { value: 'list', label: 'List', icon: <List {...ICON} /> },
      ]}
      className="max-md:flex max-md:w-full max-md:*:flex-1"
    />
  </div>
)
