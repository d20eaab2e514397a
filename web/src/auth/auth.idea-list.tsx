import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useIsAlive } from '#platform/use-is-alive.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'

type IdeasProps = {
  readonly suggest: () => string
  /** How many at a time. */
  readonly count?: number
  readonly value: string
  /** Names the row, and precedes a single one; `more` names the button for others. */
  readonly label: string
  readonly more: string
  readonly onTake: (idea: string) => void
}

/** Typical length of an idea. */
const sample = 'mossy-otter-42'

/** On a phone what comes first has a line of its own, so that no idea makes the row longer than another does. */
const ROW =
  'mt-2 flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-[auto_auto] max-sm:justify-start max-sm:[&>:first-child]:col-span-2 max-sm:[&>:first-child]:justify-self-start'

/** Offers ideas to take by a press, and others by another. */
export function Ideas({ suggest, count = 1, value, label, more, onTake }: IdeasProps) {
  const draw = () => Array.from({ length: count }, suggest)
  const [ideas, setIdeas] = useState(draw)
  // Prerendered ideas would be the same for everybody: a placeholder of their size is shown.
  const isAlive = useIsAlive()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand in the middle of another's form
    <div role="group" aria-label={label} className={ROW}>
      {count === 1 && (
        <span aria-hidden="true" className="text-quiet text-sm">
          {label}
        </span>
      )}
      {ideas.map((idea, place) =>
        isAlive ? (
          <Chip key={idea} kind="choice" chosen={idea === value} onChoose={() => onTake(idea)}>
            {idea}
          </Chip>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <Chip key={place} className="invisible min-h-target px-4">
            {sample}
          </Chip>
        ),
      )}
      <Button
        kind="plain"
        size="small"
        iconOnly
        icon={<Shuffle {...ICON_SMALL} />}
        onClick={() => setIdeas(draw)}
      >
        {more}
      </Button>
    </div>
  )
}
