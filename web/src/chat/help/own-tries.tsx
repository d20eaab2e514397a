import type { AskedQuestion } from '#chat/chat.data.ts'
import { verdictWords } from '#quiz/quiz.words.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { fileWords, noTryWords, triedWords } from './help.words.ts'

/** What the student handed in, each with when, and how it was taken. */
export function OwnTries({ tries }: Pick<AskedQuestion, 'tries'>) {
  if (tries.length === 0) return <p className="mt-2 text-[15px] text-quiet">{noTryWords}</p>
  const now = new Date()
  return (
    <ol className="mt-2 divide-y divide-line text-[15px]">
      {tries.map(({ answered, verdict, tried_at }) => (
        <li key={tried_at} className="flex min-h-target items-center gap-3 py-2">
          <MathsText inline className="line-clamp-3 min-w-0 [overflow-wrap:anywhere]">
            {answered ?? fileWords}
          </MathsText>
          <span className="ml-auto flex-none text-quiet text-sm">
            <time dateTime={tried_at}>{triedWords(new Date(tried_at), now)}</time>,{' '}
            {verdictWords[verdict]}
          </span>
        </li>
      ))}
    </ol>
  )
}
