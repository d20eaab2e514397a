import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Class } from '#classes/classes.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { Key } from './key.tsx'
import { markingQueue, placesIn, type Queue } from './marking.data.ts'
import { headline, pilesWords } from './marking.words.ts'
import { OnePile } from './one-pile.tsx'
import { PileList } from './pile-list.tsx'
import { RulingsCard } from './rulings-card.tsx'
import { useDecide } from './use-decide.ts'
import { useKeys } from './use-keys.ts'

const everyClass = 'all'

type MarkingViewProps = {
  readonly classes: readonly Class[]
  /** The class that is looked at; all of them where none is named. */
  readonly class_id: string | undefined
}

/** What waits for a person: piles of answers that say the same, decided with one press each. */
export function MarkingView({ classes, class_id }: MarkingViewProps) {
  const queue = useQuery(markingQueue(class_id))
  const deciding = useDecide()
  const navigate = useNavigate()
  const { data } = queue
  return (
    <>
      <title>{titled('Marking')}</title>
      <PageHeader
        breadcrumb={<p className="mb-1 text-quiet text-sm">Marking</p>}
        title={data ? headline(data) : 'Marking'}
        className="mb-4"
        actions={
          <>
            <Select
              label="Class"
              labelHidden
              compact
              value={class_id ?? everyClass}
              onValueChange={(chosen) =>
                void navigate(
                  pages.teacherAssignments({
                    view: 'marking',
                    class: chosen === everyClass ? undefined : chosen,
                  }),
                )
              }
              choices={[
                { value: everyClass, label: 'All your classes' },
                ...classes.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <Button
              kind="line"
              size="small"
              icon={<Undo2 {...ICON} />}
              iconAfter={<Key>Z</Key>}
              disabled={!deciding.canUndo}
              onClick={deciding.undo}
            >
              Undo
            </Button>
          </>
        }
      />
      <Loaded
        query={queue}
        what="What waits for you"
        skeleton={<SkeletonRows label="What waits for you is coming." rows={6} />}
      >
        {(loaded) => (
          <Piles
            key={class_id}
            class_id={class_id ?? (classes.length === 1 ? classes[0]?.id : undefined)}
            queue={loaded}
            deciding={deciding}
          />
        )}
      </Loaded>
    </>
  )
}

type NothingProps = { readonly queue: Queue; readonly deciding: ReturnType<typeof useDecide> }
type PilesProps = NothingProps & { readonly class_id: string | undefined }

function Piles({ class_id, queue, deciding }: PilesProps) {
  const [chosen, setChosen] = useState<string>()
  const [hasNames, setHasNames] = useState(false)
  const isNarrow = useNarrow()
  const places = placesIn(queue)
  const at = Math.max(
    0,
    places.findIndex(({ pile }) => pile.says === chosen),
  )
  const place = places[at]
  if (!place) return <Nothing queue={queue} deciding={deciding} />
  // The one that comes next is remembered before this one goes.
  const next = places[(at + 1) % places.length]
  const goOn = () => setChosen(next?.pile.says)
  const piles = (
    <Card padding="none" className="overflow-hidden">
      <PileList queue={queue} chosen={place.pile.says} onChoose={setChosen} />
    </Card>
  )
  return (
    <>
      <div className="mb-5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 text-sm max-md:grid-cols-1 max-md:gap-2">
        <p>
          {deciding.marked > 0 && (
            <b className="font-semibold tabular-nums">{`${deciding.marked} marked. `}</b>
          )}
          <span className="text-quiet">{`${pilesWords(places.length)}. All is kept as you go.`}</span>
        </p>
        <ProgressBar
          label="Marked"
          done={deciding.marked}
          total={deciding.marked + queue.num_waiting}
          thickness="thin"
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[16.5rem_minmax(0,1fr)_20rem]">
        {!isNarrow && piles}
        <OnePile
          key={`${place.pile.says} ${place.pile.answers.length}`}
          class_id={class_id}
          place={place}
          deciding={deciding}
          hasNames={hasNames}
          onNames={setHasNames}
          onSkip={goOn}
        />
        {isNarrow && piles}
      </div>
      <RulingsCard rulings={queue.rulings} />
    </>
  )
}

function Nothing({ queue, deciding }: NothingProps) {
  useKeys((key) => {
    if (key !== 'z') return false
    deciding.undo()
    return true
  })
  return (
    <>
      <EmptyState
        title={deciding.marked > 0 ? `All ${deciding.marked} are marked` : 'Nothing to mark'}
        mood={deciding.marked > 0 ? 'cheering' : 'calm'}
        action={
          <Button kind="soft" render={<Link to={pages.teacherAssignments()} />}>
            To the assignments
          </Button>
        }
      >
        {deciding.marked > 0
          ? 'Your students see their marks, together with your words.'
          : 'What the machine cannot decide comes here, and what a student wants looked at again.'}
      </EmptyState>
      <RulingsCard rulings={queue.rulings} />
    </>
  )
}
