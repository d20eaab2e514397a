import { Info, PenLine } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { GivenAnswer } from '#questions/questions.given-answer.tsx'
import { rationaleOf, refusalWords } from '#quiz/quiz.words.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'

type QuestionNotesProps = {
  readonly item: Item
  /** What is asked before the answer goes out. */
  readonly asked: string | undefined
  readonly place: Ref<HTMLDivElement>
  readonly onFeedback: () => void
}

/** What is said about an answer above the place where it is written. */
export function QuestionNotes({ item, asked, place, onFeedback }: QuestionNotesProps) {
  const { evaluation, arrival, standing } = item
  return (
    <>
      {standing === 'not_yet' && arrival === undefined && (
        <Note icon={<PenLine {...ICON} />} tone="not_yet">
          Not yet. <MathsText inline>{rationaleOf(evaluation)}</MathsText>{' '}
          <button
            type="button"
            onClick={onFeedback}
            className="min-h-6 font-semibold underline underline-offset-3"
          >
            See your last try
          </button>
        </Note>
      )}
      <div ref={place} aria-live="polite" className="scroll-my-40">
        {asked !== undefined && (
          <Note icon={<Info {...ICON} />} tone="not_yet">
            {asked}
          </Note>
        )}
        <ArrivalNote item={item} />
      </div>
    </>
  )
}

/** What came back for an answer that was not marked. */
function ArrivalNote({ item }: { readonly item: Item }) {
  const { question, answer, arrival } = item
  if (arrival?.kind === 'unread') {
    return (
      <Note icon={<PenLine {...ICON} />} tone="not_yet">
        <b>
          {arrival.line >= 0 && `Line ${arrival.line + 1}: `}
          <MathsText inline>{arrival.why}</MathsText>
        </b>{' '}
        It cost nothing: mend it and check it again.
      </Note>
    )
  }
  if (arrival?.kind === 'repeated') {
    return (
      <Note icon={<PenLine {...ICON} />} tone="not_yet">
        <b>
          You tried <Tried question={question} answer={answer} /> already.
        </b>{' '}
        It cost nothing: change something and check it again.
      </Note>
    )
  }
  if (arrival?.kind !== 'refused') return null
  return (
    <Note icon={<Info {...ICON} />} tone="plain">
      {refusalWords(arrival.code)}
    </Note>
  )
}

/** Types of which an answer is said in a few signs. */
const shortTypes: readonly string[] = ['number', 'expression', 'short_text', 'single_choice']

const Tried = ({ question, answer }: Pick<Item, 'question' | 'answer'>) =>
  shortTypes.includes(question.type) ? <GivenAnswer question={question} answer={answer} /> : 'this'

type NoteProps = {
  readonly icon: ReactNode
  readonly tone: 'not_yet' | 'plain'
  readonly children: ReactNode
}

function Note({ icon, tone, children }: NoteProps) {
  const ground = tone === 'not_yet' ? 'bg-not-yet-soft' : 'bg-pastel-sky'
  return (
    <p className={`mb-4 flex gap-2.5 rounded-[12px] px-3.5 py-2.5 text-ink ${ground}`}>
      <span className="mt-0.75 flex-none">{icon}</span>
      <span className="min-w-0">{children}</span>
    </p>
  )
}
