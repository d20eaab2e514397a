import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { firstToDo, type Item } from '#quiz/session/session.progress.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { OpenPlaces } from './open-places.tsx'
import { useFinish } from './use-finish.ts'

const HandInQuestion = lazy(async () => ({
  default: (await import('./hand-in-question.tsx')).HandInQuestion,
}))

type BeforeHandInProps = {
  readonly quiz_id: string
  readonly items: readonly Item[]
  readonly isAll: boolean
  /** So many more are to be answered, where not all are. */
  readonly missing: number | undefined
  readonly onGo: (number: number) => void
}

/** What is still to do, and handing the quiz in: whichever is next comes first. */
export function BeforeHandIn({ quiz_id, items, isAll, missing, onGo }: BeforeHandInProps) {
  const finish = useFinish(quiz_id)
  const [isAsking, setIsAsking] = useState(false)
  const isWaiting = items.some(({ standing }) => standing === 'waiting')
  const flagged = items.find(({ is_flagged }) => is_flagged)
  const todo = firstToDo(items)
  const isReady = isAll && !flagged
  const handIn = (
    <Button
      kind={isReady ? 'primary' : 'line'}
      size={isReady ? 'large' : 'medium'}
      busy={finish.isPending}
      disabled={isWaiting}
      // What is left on purpose is asked about once: what is handed in stays handed in.
      onClick={() => (isReady ? finish.mutate() : setIsAsking(true))}
    >
      {isAll ? 'Hand in the quiz' : 'Hand it in as it is'}
    </Button>
  )
  return (
    <>
      {isReady && handIn}
      <Onward todo={todo} flagged={isAll ? flagged : undefined} isReady={isReady} onGo={onGo} />
      {!isReady && handIn}
      {isWaiting && (
        <p className="basis-full text-quiet">
          The quiz can be handed in once what waits here has been sent.
        </p>
      )}
      <OpenPlaces items={items} onGo={onGo} />
      {isAsking && (
        <Suspense>
          <HandInQuestion
            items={items}
            missing={missing}
            onGo={onGo}
            onClose={() => setIsAsking(false)}
            onHandIn={() => {
              setIsAsking(false)
              finish.mutate()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type OnwardProps = Pick<BeforeHandInProps, 'onGo'> & {
  readonly todo: Item | undefined
  readonly flagged: Item | undefined
  readonly isReady: boolean
}

/** The way to the one question that comes next. */
function Onward({ todo, flagged, isReady, onGo }: OnwardProps) {
  const next = flagged ?? todo
  if (!next) return null
  const words = flagged
    ? 'Look at it again: question'
    : next.standing === 'not_yet'
      ? 'Try again: question'
      : 'Go on: question'
  return (
    <Button
      kind={isReady ? 'line' : 'primary'}
      size="large"
      iconAfter={<ArrowRight {...ICON} />}
      onClick={() => onGo(next.number)}
    >
      {words} {next.number}
    </Button>
  )
}
