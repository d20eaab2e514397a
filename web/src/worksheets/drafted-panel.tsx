import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { query } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { DraftDialog } from './draft-dialog.tsx'
import { DraftedQuestion } from './drafted-question.tsx'
import type { BankQuestion, Drafted } from './worksheets.data.ts'
import { countWords } from './worksheets.words.ts'

type DraftedPanelProps = {
  readonly worksheet_id: string
  readonly class_id: string
  readonly onUsed: (question: BankQuestion) => void
}

/** What a hosted model drafted of what the bank lacks: nothing of it is on the sheet before its teacher said yes. Nothing where nothing waits. */
export function DraftedPanel({ worksheet_id, class_id, onUsed }: DraftedPanelProps) {
  const found = useQuery(query('GET /worksheets/{id}/drafts', { params: { id: worksheet_id } }))
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const drafts = found.data?.drafts
  const isShown = found.isError || (drafts !== undefined && drafts.length > 0)
  const tell = (what: string) => {
    setSaid(what)
    // The button that had the focus goes with its draft.
    heading.current?.focus()
  }
  return (
    <>
      {isShown && (
        <DraftedCard heading={heading}>
          <Loaded query={found} what="What was drafted for you" skeleton={null}>
            {({ drafts: waiting }) => (
              <DraftedList
                drafts={waiting}
                class_id={class_id}
                onUsed={(question) => {
                  onUsed(question)
                  tell('It is on the sheet.')
                }}
                onDiscarded={() => tell('It is discarded.')}
              />
            )}
          </Loaded>
        </DraftedCard>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  )
}

type DraftedCardProps = {
  readonly heading: React.RefObject<HTMLHeadingElement | null>
  readonly children: React.ReactNode
}

function DraftedCard({ heading, children }: DraftedCardProps) {
  const labelledBy = useId()
  return (
    <Card as="section" ground="lilac" aria-labelledby={labelledBy} className="mb-5 grid gap-4">
      <header>
        <h2 id={labelledBy} ref={heading} tabIndex={-1} className="flex items-center gap-2 text-xl">
          <Sparkles {...ICON} />
          Drafted for you
        </h2>
        <p className="mt-1 max-w-prose text-sm">
          The bank lacks these, and a model wrote them. No student gets one before you say yes.
        </p>
      </header>
      {children}
    </Card>
  )
}

type DraftedListProps = {
  readonly drafts: readonly Drafted[]
  readonly class_id: string
  readonly onUsed: (question: BankQuestion) => void
  readonly onDiscarded: () => void
}

function DraftedList({ drafts, class_id, onUsed, onDiscarded }: DraftedListProps) {
  const [changing, setChanging] = useState<string>()
  const changed = drafts.find(({ id }) => id === changing)
  return (
    <>
      <ul aria-label={countWords(drafts.length, 'draft')} className="grid gap-3 lg:grid-cols-2">
        {drafts.map((draft, at) => (
          <DraftedQuestion
            key={draft.id}
            draft={draft}
            at={at}
            onUsed={onUsed}
            onChange={() => setChanging(draft.id)}
            onDiscarded={onDiscarded}
          />
        ))}
      </ul>
      {changed && (
        <DraftDialog draft={changed} class_id={class_id} onClose={() => setChanging(undefined)} />
      )}
    </>
  )
}
