import { CircleCheck } from 'lucide-react'
import type { Item } from '#quiz/session/session.progress.ts'
import { Chip } from '#ui/chip.tsx'
import { ICON } from '#ui/icon-props.ts'
import { arrivedWords, toneOf } from './quiz.words.ts'

type ArrivedNoteProps = {
  readonly items: readonly Item[]
  readonly current: number | undefined
  readonly onGo: (number: number) => void
}

/** Answers that waited and came back marked while another question is on the table: each a way to it. */
export function ArrivedNote({ items, current, onGo }: ArrivedNoteProps) {
  const arrived = items.filter(
    ({ arrival, number }) => arrival?.kind === 'marked' && number !== current,
  )
  return (
    <div role="status">
      {arrived.length > 0 && (
        <div className="mb-5 flex animate-fade flex-wrap items-center gap-x-3 gap-y-2 rounded-panel bg-mint px-4 py-3">
          <CircleCheck {...ICON} className="flex-none text-primary-strong" />
          <p className="font-semibold">Sent, and counted once</p>
          <ul className="flex flex-wrap gap-2 md:ml-auto">
            {arrived.map(({ number, evaluation }) => (
              <li key={number}>
                <Chip kind="choice" chosen={false} onChoose={() => onGo(number)}>
                  {arrivedWords(number, toneOf(evaluation))}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
