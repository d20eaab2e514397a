import type { Card } from '#chat/chat.data.ts'
import { later } from '#platform/later.tsx'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { StepsCard } from './steps-card.tsx'
import { TopicsCard } from './topics-card.tsx'

export type CardViewProps = {
  readonly card: Card
  readonly isCurrent: boolean
  readonly onSay?: ((text: string) => void) | undefined
}

const coming = (
  <SkeletonGroup label="A card is on its way">
    <Skeleton shape="block" />
  </SkeletonGroup>
)

/** What answers a question, and what draws, are the heaviest parts of the site: they come where they are needed. */
const question = later(
  async () => (await import('#quiz/quiz.question-card.tsx')).QuestionInCard,
  coming,
)
const picture = later(async () => (await import('./picture-card.tsx')).PictureCard, coming)

/** A card, by its type. */
export function CardView({ card, isCurrent, onSay }: CardViewProps) {
  switch (card.type) {
    case 'question':
      return <QuestionOf card={card} isCurrent={isCurrent} onSay={onSay} />
    case 'picture':
      return <picture.Later drawing={card.drawing} />
    case 'topics':
      return <TopicsCard topics={card.topics} onSay={onSay} />
    case 'steps':
      return <StepsCard steps={card.steps} />
  }
}

/** What can be said once a question was answered. */
const wishes = ['One more like this', 'A harder one']

type QuestionOfProps = CardViewProps & { readonly card: Extract<Card, { type: 'question' }> }

function QuestionOf({ card, isCurrent, onSay }: QuestionOfProps) {
  const user = useUser()
  if (!user) return null
  const { type: _, ...named } = card
  const after =
    isCurrent &&
    onSay &&
    wishes.map((wish) => (
      <Button key={wish} kind="soft" onClick={() => onSay(wish)}>
        {wish}
      </Button>
    ))
  return <question.Later {...named} user_id={user.id} isCurrent={isCurrent} after={after} />
}
