import type { AskedQuestion } from '#chat/chat.data.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { ladderWords, tipWords } from './help.words.ts'
import { HintLadder } from './hint-ladder.tsx'
import { OwnTries } from './own-tries.tsx'
import { useShowHint } from './use-show-hint.ts'

const pipSize = 56

type HelpProps = { readonly id: string; readonly question: AskedQuestion }

/** The help with a question beside the talk about it: its ladder of hints, and what was tried. */
export function HelpAside({ id, question }: HelpProps) {
  const { number, hints, tries } = question
  const next = useShowHint(id, question)
  return (
    <aside
      aria-label={`Help with question ${number}`}
      className="min-h-0 w-75 overflow-y-auto border-line border-l bg-surface py-6 pr-6 pl-7 min-[1320px]:w-83"
    >
      {hints && (
        <section aria-labelledby="ladder" className="mb-7">
          <h2 id="ladder" className="text-lg">
            Hints for question {number}
          </h2>
          <p className="mt-1 mb-5 text-quiet text-sm">{ladderWords(hints)}</p>
          <HintLadder hints={hints} next={next} />
        </section>
      )}
      <section aria-labelledby="tries">
        <h2 id="tries" className="font-text text-base tracking-normal">
          Your tries
        </h2>
        <OwnTries tries={tries} />
      </section>
      {hints && (
        <p className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2.5 rounded-card bg-mint p-3 text-sm leading-snug">
          <Pip mood="calm" size={pipSize} />
          {tipWords}
        </p>
      )}
    </aside>
  )
}
