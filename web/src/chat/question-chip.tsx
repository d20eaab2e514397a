import { MessageCircleQuestion } from 'lucide-react'
import { Chip } from '#ui/chip.tsx'

/** That the messages are about a question of a quiz, and the way to talk of something else. */
export function QuestionChip({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Chip
      kind="removable"
      icon={MessageCircleQuestion}
      removeLabel="Talk about something else"
      onRemove={onLeave}
    >
      About your quiz question
    </Chip>
  )
}
