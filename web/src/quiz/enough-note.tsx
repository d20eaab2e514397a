import { toCompleteWords } from '@learngrove/contract/worksheets.to-complete'
import type { Item } from '#quiz/session/session.progress.ts'
import type { Quiz } from './quiz.data.ts'

type EnoughNoteProps = {
  readonly quiz: Quiz
  /** What is on the table. */
  readonly item: Item | undefined
}

/** How many questions are enough, and which must be among them, where not all are to be answered. */
export function EnoughNote({ quiz: { questions, num_to_complete }, item }: EnoughNoteProps) {
  if (num_to_complete === undefined) return null
  return (
    <p className="py-2 text-sm">
      {toCompleteWords(questions, num_to_complete)}
      {item?.question.is_compulsory && <b> This one must be answered.</b>}
    </p>
  )
}
