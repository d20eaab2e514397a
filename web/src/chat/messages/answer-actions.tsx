import { Bookmark, ThumbsDown, ThumbsUp } from 'lucide-react'
import { AloudPlace } from '#chat/aloud/aloud.place.tsx'
import { type ChatMessage, type Reaction, useReaction } from '#chat/chat.data.ts'
import { loadWords } from '#chat/chat.words.ts'
import { CopyButton } from '#chat/copy-button.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { useToast } from '#ui/toast.tsx'

const lit = 'fill-[color-mix(in_srgb,var(--leaf)_25%,transparent)]'
const look = 'font-semibold text-quiet text-sm hover:text-ink aria-pressed:text-primary'

type AnswerActionsProps = {
  readonly message: ChatMessage
  /** Asks for the same once more, while it is the last thing that was said. */
  readonly onSay?: ((text: string) => void) | undefined
}

/** What is sent for the same in other words; the tutor knows both. */
const again = ['Simpler', 'Another way'] as const

/** What the reader thinks of an answer, and whether to keep it. What is pressed shows at once. */
export function AnswerActions({ message, onSay }: AnswerActionsProps) {
  const { mutate, isPending, variables } = useReaction(message.id)
  const { show } = useToast()
  const shown = isPending ? toggled(message, variables) : message
  const react = (reaction: Reaction) =>
    mutate(reaction, {
      onError: (error) =>
        show({ kind: 'care', title: 'That did not reach us', text: loadWords(error) }),
    })
  return (
    <div className="-ml-3 mt-1 flex flex-wrap items-center">
      <Button
        kind="plain"
        iconOnly
        aria-pressed={shown.liked}
        icon={<ThumbsUp {...ICON} className={classes(shown.liked && lit)} />}
        onClick={() => react('like')}
        className={look}
      >
        Helpful
      </Button>
      <Button
        kind="plain"
        iconOnly
        aria-pressed={shown.disliked}
        icon={<ThumbsDown {...ICON} className={classes(shown.disliked && lit)} />}
        onClick={() => react('dislike')}
        className={look}
      >
        Not helpful
      </Button>
      <Button
        kind="plain"
        aria-pressed={shown.bookmarked}
        icon={<Bookmark {...ICON} className={classes(shown.bookmarked && lit)} />}
        onClick={() => react('bookmark')}
        className={`${look} px-3`}
      >
        {shown.bookmarked ? 'Kept' : 'Keep'}
      </Button>
      <CopyButton read={() => message.text} className={look} />
      <AloudPlace id={message.id} className={look} />
      {onSay &&
        again.map((text) => (
          <Button
            key={text}
            kind="plain"
            onClick={() => onSay(text)}
            className="px-3 font-semibold text-quiet text-sm hover:text-ink"
          >
            {text}
          </Button>
        ))}
    </div>
  )
}

function toggled(message: ChatMessage, reaction: Reaction) {
  const { liked, disliked, bookmarked } = message
  if (reaction === 'like') return { liked: !liked, disliked: false, bookmarked }
  if (reaction === 'dislike') return { liked: false, disliked: !disliked, bookmarked }
  return { liked, disliked, bookmarked: !bookmarked }
}
