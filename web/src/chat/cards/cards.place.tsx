import type { Card } from '#chat/chat.data.ts'
import { later } from '#platform/later.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

type CardPlaceProps = {
  readonly card: Card
  /** It stands with the last thing that was said. */
  readonly isCurrent: boolean
  /** Says something to the tutor; undefined where there is nobody to say it to. */
  readonly onSay?: ((text: string) => void) | undefined
}

const coming = (
  <SkeletonGroup label="A card is on its way">
    <Skeleton shape="block" />
  </SkeletonGroup>
)

/** Few answers have a card: what shows it comes with the first. */
const shown = later(async () => (await import('./card-view.tsx')).CardView, coming)

/** What stands below the words of an answer: a question, a picture, topics or steps. */
export const CardPlace = (props: CardPlaceProps) => (
  <div className="mt-4">
    <shown.Later {...props} />
  </div>
)
