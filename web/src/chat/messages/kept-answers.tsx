import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AnswerText } from '#chat/answer-text/answer-text.tsx'
import { CardPlace } from '#chat/cards/cards.place.tsx'
import { keptQuery } from '#chat/chat.data.ts'
import { loadWords } from '#chat/chat.words.ts'
import { placeLinks } from '#chat/use-chat-place.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { AnswerActions } from './answer-actions.tsx'
import { ConversationSkeleton } from './conversation-skeleton.tsx'

/** The answers that the reader kept, the latest first, each with the way back to its conversation. */
export function KeptAnswers({ head }: { readonly head: ReactNode }) {
  const { data, error, refetch } = useQuery(keptQuery())
  return (
    <main id="main" className="flex min-h-0 min-w-0 flex-col">
      {head}
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-192 px-4 pt-2 pb-8 md:px-6">
          {!data && !error && <ConversationSkeleton />}
          {error && !data && (
            <ErrorState
              title="Your kept answers did not arrive"
              action={<Button onClick={() => refetch()}>Try again</Button>}
            >
              {loadWords(error)}
            </ErrorState>
          )}
          {data?.messages.length === 0 && (
            <EmptyState title="Nothing kept yet">
              Press “Keep” under an answer that you want to find again. It will stand here.
            </EmptyState>
          )}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {data?.messages.toReversed().map((message) => (
              <Card as="li" key={message.id} className="pb-2! md:pb-3!">
                <AnswerText text={message.text} />
                {message.card && <CardPlace card={message.card} isCurrent={false} />}
                <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
                  <AnswerActions message={message} />
                  <Button
                    kind="plain"
                    icon={<MessagesSquare {...ICON} />}
                    render={<Link to={placeLinks.thread(message.thread_id)} />}
                    className="text-sm"
                  >
                    Open the conversation
                  </Button>
                </div>
              </Card>
            ))}
          </ul>
        </div>
      </div>
    </main>
  )
}
