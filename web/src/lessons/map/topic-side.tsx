import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { hueAt } from '#ui/plant/flower-colour.ts'
import { Plant } from '#ui/plant/plant.tsx'
import type { Placed } from './map-index.ts'
import { stageOf } from './map-plant.tsx'

type TopicSideProps = {
  readonly placed: Placed
  /** Where shutting it leads. */
  readonly shut: string
  readonly onShut: () => void
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A topic beside the garden. A press on a plant brings the focus to its name; Escape brings it back. */
export function TopicSide({ placed, shut, onShut, actions, children }: TopicSideProps) {
  const { topic, strand, at } = placed
  const name = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  useEffect(() => {
    // What was chosen by the address alone takes no focus away from the beginning of the page.
    if (!first.current && topic.id !== '') name.current?.focus({ preventScroll: true })
    first.current = false
  }, [topic.id])
  return (
    <section
      aria-labelledby="map-topic"
      className="flex min-w-0 flex-col gap-5 border-line bg-raised p-6 lg:border-l"
      onKeyDown={(event) => event.key === 'Escape' && onShut()}
    >
      <div className="grid grid-cols-[76px_minmax(0,1fr)_44px] gap-x-3">
        <Plant
          stage={stageOf(topic)}
          flower={hueAt(at)}
          size={76}
          className="row-span-2 self-center"
        />
        <h2
          ref={name}
          id="map-topic"
          tabIndex={-1}
          className="self-end text-xl outline-none [overflow-wrap:anywhere]"
        >
          {topic.title}
        </h2>
        <Button
          kind="plain"
          iconOnly
          icon={<X {...ICON} />}
          render={<Link to={shut} replace preventScrollReset />}
          className="col-start-3 row-start-1 -mt-2 -mr-2"
        >
          Close
        </Button>
        <p className="mt-1 text-quiet text-sm">{strand.title}</p>
      </div>
      {children}
      <div className="grid gap-2 pt-2">{actions}</div>
    </section>
  )
}
