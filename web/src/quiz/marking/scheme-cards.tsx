import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { dayWords } from '#platform/when.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Tex } from '#ui/tex.tsx'
import type { MarkedQuestion, Pile } from './marking.data.ts'
import { marksWords, sureWords } from './marking.words.ts'
import type { Draft } from './use-draft.ts'

type SchemeProps = {
  /** Of the class whose answers are marked, where it is one. */
  readonly class_id: string | undefined
  readonly question: MarkedQuestion
  readonly pile: Pile
  readonly draft: Draft
}

/** What earns the marks: criteria to tick where there are some, else what is taken and how it goes. */
export function SchemeCard({ class_id, question, pile, draft }: SchemeProps) {
  const { criteria } = pile.machine
  const { accepted, method_answer } = question.scheme
  return (
    <Side id="scheme" title="Mark scheme">
      <ul>
        {criteria.map(({ text, marks, shown_by }, at) => (
          <li key={text} className="border-line border-t px-5 py-1">
            <Checkbox
              label={
                <span className="text-sm">
                  <MathsText inline>{text}</MathsText>
                  <span className="block text-quiet">
                    {shown_by ? `“${shown_by}”` : marksWords(marks)}
                  </span>
                </span>
              }
              checked={draft.met[at] ?? false}
              onCheckedChange={(isMet) => draft.setMet(at, isMet)}
            />
          </li>
        ))}
        {criteria.length === 0 &&
          question.scheme.criteria.map(({ text, marks }) => (
            <li key={text} className="border-line border-t px-5 py-3 text-sm">
              <MathsText inline>{text}</MathsText>
              <span className="block text-quiet">{marksWords(marks)}</span>
            </li>
          ))}
        {accepted.length > 0 && (
          <li className="border-line border-t px-5 py-3 text-sm">
            <b className="block font-semibold">It takes</b>
            {accepted.map((text) => (
              <span key={text} className="block [overflow-wrap:anywhere]">
                <MathsText inline>{text}</MathsText>
              </span>
            ))}
          </li>
        )}
        {method_answer.map(({ maths, text }) => (
          <li key={`${text}${maths}`} className="border-line border-t px-5 py-3 text-sm">
            <MathsText inline>{text}</MathsText>
            {maths !== undefined && (
              <span className="block overflow-x-auto">
                <Tex>{maths}</Tex>
              </span>
            )}
          </li>
        ))}
        {class_id !== undefined && (
          <li className="border-line border-t px-5 py-2">
            <Button
              kind="plain"
              size="small"
              render={
                <Link
                  to={pages.teacherAssignments({
                    ...{ view: 'key', class: class_id, question: question.question_id },
                  })}
                />
              }
            >
              Correct what counts as right
            </Button>
          </li>
        )}
      </ul>
    </Side>
  )
}

/** What the machine would give, how sure it is, and why. */
export function MachineCard({ pile }: { readonly pile: Pile }) {
  const { machine, answers } = pile
  const isMarked = answers.some(({ marks_given }) => marks_given !== null)
  return (
    <Side id="machine" title="The machine’s view">
      <div className="grid gap-3 px-5 pb-5 text-sm">
        <p className="flex items-center gap-3.5">
          <span className="font-display font-heavy text-3xl">{machine.marks_given}</span>
          <span>
            <b className="block font-semibold">{isMarked ? 'It gave this' : 'Not sure enough'}</b>
            <span className="text-quiet">{sureWords(machine)}</span>
          </span>
        </p>
        <ProgressBar
          label="How sure the machine is"
          done={Math.round(machine.confidence * 100)}
          total={100}
          tone="sun"
          thickness="thin"
        />
        <MathsText className="text-quiet">{machine.rationale}</MathsText>
      </div>
    </Side>
  )
}

/** Of an answer on paper: the number that a machine sees in its boxes. Whether it is written there, a person says. */
export function LooksLikeCard({ pile: { looks_like } }: { readonly pile: Pile }) {
  if (!looks_like) return null
  return (
    <Side id="looks-like" title="What the boxes look like">
      <p className="flex items-center gap-3.5 px-5 pb-5 text-sm">
        <span className="font-display font-heavy text-3xl tabular-nums">{looks_like.text}</span>
        <span>
          <b className="block font-semibold">{sureWords(looks_like)}</b>
          <span className="text-quiet">Read by a machine, marked by you.</span>
        </span>
      </p>
    </Side>
  )
}

/** What people decided about other answers to the same question. */
export function EarlierCard({ earlier }: Pick<MarkedQuestion, 'earlier'>) {
  if (earlier.length === 0) return null
  return (
    <Side id="earlier" title="Earlier decisions">
      <ul>
        {earlier.map((each) => (
          <li
            key={each.evaluation_question_id}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-3 border-line border-t px-5 py-2.5 text-sm"
          >
            <b className="grid size-7 place-items-center rounded-control bg-track tabular-nums">
              {each.marks_given}
            </b>
            <span className="min-w-0">
              <span className="line-clamp-2 [overflow-wrap:anywhere]">
                {each.words === '' ? 'An answer in pictures or sound' : `“${each.words}”`}
              </span>
              <span className="block text-quiet">
                {`${each.decided_by}, ${dayWords(new Date(each.decided_at), new Date())}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Side>
  )
}

type SideProps = {
  readonly id: string
  readonly title: string
  readonly children: React.ReactNode
}

function Side({ id, title, children }: SideProps) {
  return (
    <Card as="section" padding="none" aria-labelledby={id} className="overflow-hidden">
      <h2 id={id} className="px-5 pt-4 pb-3 text-lg">
        {title}
      </h2>
      {children}
    </Card>
  )
}
