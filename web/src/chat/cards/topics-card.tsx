import type { Card } from '#chat/chat.data.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'

type TopicsCardProps = {
  readonly topics: Extract<Card, { type: 'topics' }>['topics']
  readonly onSay: ((text: string) => void) | undefined
}

/** Topics that may be meant; a press asks about one. */
export const TopicsCard = ({ topics, onSay }: TopicsCardProps) => (
  <ul aria-label="Topics" className="flex flex-wrap gap-2">
    {topics.map(({ name }) => (
      <li key={name} className="max-w-full">
        {onSay ? (
          <Button
            kind="soft"
            className="h-auto! whitespace-normal! text-left"
            aria-label={`Tell me about ${name}`}
            onClick={() => onSay(`Tell me about ${name}`)}
          >
            {name}
          </Button>
        ) : (
          <Chip>{name}</Chip>
        )}
      </li>
    ))}
  </ul>
)
