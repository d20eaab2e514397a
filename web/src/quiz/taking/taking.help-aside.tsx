import { pages } from '@learngrove/contract/pages'
import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { HintLadder, type Hints } from './taking.hint-ladder.tsx'

type HelpAsideProps = { readonly evaluation_question_id: string; readonly hints: Hints }

/** The help beside a question, where there is room: the hints, and Pip. */
export function HelpAside({ evaluation_question_id, hints }: HelpAsideProps) {
  return (
    <aside data-around aria-label="Help" className="grid gap-7 max-[1239.98px]:hidden">
      {hints.count > 0 && (
        <section aria-labelledby="hints">
          <h2 id="hints" className="mb-3 text-base">
            Hints
          </h2>
          <HintLadder {...hints} />
        </section>
      )}
      <section
        aria-label="Ask Pip"
        className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-3.5 rounded-panel bg-mint p-4"
      >
        <Pip mood="curious" size={64} />
        <p className="leading-[1.4]">I ask back, so the answer stays yours.</p>
        <AskPip
          evaluation_question_id={evaluation_question_id}
          kind="line"
          wide
          className="col-span-full"
        />
      </section>
    </aside>
  )
}

type AskPipProps = Pick<ButtonProps, 'kind' | 'wide' | 'className'> & {
  readonly evaluation_question_id: string
}

/** The way to the tutor, who then knows which question it is about. */
export function AskPip({ evaluation_question_id, ...button }: AskPipProps) {
  const to = `${pages.chat()}?question=${evaluation_question_id}`
  return (
    <Button kind="plain" {...button} icon={<MessageCircle {...ICON} />} render={<Link to={to} />}>
      Ask Pip
    </Button>
  )
}
