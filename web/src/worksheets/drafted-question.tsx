import type { DraftProblem } from '@learngrove/contract/worksheets.limits'
import { PencilLine, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useCall } from '#platform/api.ts'
import { networkWords } from '#platform/words.ts'
import { type Answer, isBlank, noAnswer } from '#questions/questions.answer.ts'
import { QuestionAnswer } from '#questions/questions.own-answer.tsx'
import { kindWords } from '#questions/questions.words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { useKatex } from '#ui/maths/use-katex.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { CheckNote } from './check-note.tsx'
import { linesFrom } from './own-lines.ts'
import type { BankQuestion, Drafted } from './worksheets.data.ts'
import { bandWords, countWords } from './worksheets.words.ts'

const problemWords: Readonly<Record<DraftProblem, string>> = {
  shape: 'Its parts do not go together yet.',
  key: 'The marker does not take its answer as right yet.',
  key_disagrees: 'The machine worked it out, and came to another answer.',
  echoes: 'What stands in the question would be marked right as its answer.',
  options: 'More or less than one option is right, or a usual mistake is marked right.',
  hint_tells: 'The hint tells the answer.',
  solution: 'A line of the worked solution is not true.',
  alike: 'The bank, or another draft, has one like it.',
  words: 'It has words or a link that no student should get.',
  too_hard: 'It is hard to read for this year.',
  maths: 'A formula cannot be shown.',
}

const refusals: Readonly<Record<string, string>> = {
  DRAFT_NOT_SOUND: 'Something speaks against it by now. Change it, or discard it.',
  ANSWER_NEEDED: 'Work it out yourself first.',
  NOT_FOUND: 'This draft is gone: it was used or discarded in another window.',
}

type DraftedQuestionProps = {
  readonly draft: Drafted
  readonly at: number
  readonly onUsed: (question: BankQuestion) => void
  readonly onChange: () => void
  readonly onDiscarded: () => void
}

const nothing = () => {}

const changes = { changes: ['GET /worksheets/{id}/drafts', 'GET /questions'] } as const

/** A draft as students would get it, what was checked of it, and its teacher's yes or no. */
export function DraftedQuestion({
  draft,
  at,
  onUsed,
  onChange,
  onDiscarded,
}: DraftedQuestionProps) {
  const heading = useId()
  const [answer, setAnswer] = useState<Answer>(noAnswer)
  const use = useCall('POST /worksheets/drafts/{id}/use', changes)
  const discard = useCall('DELETE /worksheets/drafts/{id}', changes)
  const { id, is_worked, problems, question, shown, topic_title } = draft
  const params = { id }
  const isReady = problems.length === 0 && (is_worked || !isBlank(answer))
  const say = () => {
    const { value, selected_option } = answer
    const body = is_worked ? {} : { answer: { value, selected_option } }
    // This card goes with its draft, and what is done after a success with the card: a promise stays.
    use.mutateAsync({ params, body }).then(({ question: kept }) => onUsed(kept), nothing)
  }
  const isOther = use.error?.code === 'ANSWER_NOT_RIGHT'
  const failed = use.error ?? discard.error
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2 text-quiet text-sm">
        <Badge tone="lilac">Draft {at + 1}</Badge>
        {bandWords[question.difficulty]}, {topic_title}, {kindWords(shown.type).toLowerCase()},{' '}
        {countWords(shown.max_score, 'mark')}
      </p>
      <AsStudents
        draft={draft}
        answer={answer}
        onAnswer={setAnswer}
        onSubmit={() => isReady && say()}
        labelledBy={heading}
      />
      <Checks draft={draft} isKeyShown={is_worked || isOther} />
      <div role="alert" className="text-sm">
        {isOther && (
          <CheckNote isFine={false}>
            Your answer and the key do not agree. If the key is not right, change it or discard the
            draft.
          </CheckNote>
        )}
        {failed && !isOther && (
          <CheckNote isFine={false}>{refusals[failed.code] ?? networkWords}</CheckNote>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={use.isPending} disabled={!isReady} onClick={say}>
          Use it<span className="sr-only"> (draft {at + 1})</span>
        </Button>
        {linesFrom(question.key) !== undefined && (
          <Button kind="line" size="small" icon={<PencilLine {...ICON_SMALL} />} onClick={onChange}>
            Change<span className="sr-only"> draft {at + 1}</span>
          </Button>
        )}
        <Button
          kind="plain"
          size="small"
          icon={<Trash2 {...ICON_SMALL} />}
          busy={discard.isPending}
          onClick={() => discard.mutateAsync({ params }).then(onDiscarded, nothing)}
        >
          Discard<span className="sr-only"> draft {at + 1}</span>
        </Button>
      </div>
    </li>
  )
}

type AsStudentsProps = {
  readonly draft: Drafted
  readonly answer: Answer
  readonly onAnswer: (answer: Answer) => void
  readonly onSubmit: () => void
  readonly labelledBy: string
}

function AsStudents({ draft, labelledBy, ...answering }: AsStudentsProps) {
  useKatex()
  const { id, shown } = draft
  return (
    <div className="grid gap-3">
      {shown.type === 'fill_blanks' ? (
        <span id={labelledBy} className="sr-only">
          Fill in the blanks
        </span>
      ) : (
        <div id={labelledBy}>
          <MathsText>{shown.text}</MathsText>
        </div>
      )}
      <QuestionAnswer
        {...answering}
        question={{ ...shown, id, evaluation_question_id: id }}
        onPressed={nothing}
        labelledBy={labelledBy}
        isPart
      />
    </div>
  )
}

type ChecksProps = { readonly draft: Drafted; readonly isKeyShown: boolean }

/** What the machine made of a draft; a key that it did not work out is shown after its teacher's own answer. */
function Checks({ draft, isKeyShown }: ChecksProps) {
  const { is_worked, problems, unknown_words, key, question } = draft
  return (
    <div className="grid gap-2 text-sm">
      {is_worked && (
        <CheckNote isFine>The key was worked out anew by machine, and is the same.</CheckNote>
      )}
      {!is_worked && problems.length === 0 && (
        <CheckNote isFine={false}>
          The key was not checked by machine: please work it out yourself. Put your answer in above.
        </CheckNote>
      )}
      {problems.map((problem) => (
        <CheckNote key={problem} isFine={false}>
          {problemWords[problem]}
        </CheckNote>
      ))}
      {unknown_words.length > 0 && (
        <CheckNote isFine={false}>Look at the spelling: {unknown_words.join(', ')}.</CheckNote>
      )}
      {isKeyShown && (
        <details>
          <summary className="min-h-6 font-semibold">Key, hint and working</summary>
          <ul className="mt-1 grid gap-1">
            <li>
              Key: <MathsText inline>{key.join('; ')}</MathsText>
            </li>
            {question.hint && (
              <li>
                Hint: <MathsText inline>{question.hint}</MathsText>
              </li>
            )}
            {question.solution && (
              <li>
                Working: <MathsText inline>{question.solution}</MathsText>
              </li>
            )}
          </ul>
        </details>
      )}
    </div>
  )
}
