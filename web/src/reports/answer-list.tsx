import { Check, CircleDashed } from 'lucide-react'
import { OverrideMarks } from '#quiz/marking/marking.override.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import type { Answer } from './reports.data.ts'
import { shortDay, timeWords } from './reports.words.ts'

/** Answers as they were given, the latest first; with a name where they are of several. */
export const AnswerList = ({
  answers,
  nameOf,
}: {
  readonly answers: readonly Answer[]
  readonly nameOf?: (answer: Answer) => string
}) => (
  <ol className="m-0 grid list-none gap-0 p-0">
    {answers.map((answer) => (
      <li key={answer.id} className="flex gap-3 border-line border-b py-3 text-sm last:border-0">
        <span className={answer.is_full_marks ? 'text-primary' : 'text-not-yet'}>
          {answer.is_full_marks ? <Check {...ICON} /> : <CircleDashed {...ICON} />}
          <span className="sr-only">{answer.is_full_marks ? 'Right' : 'Not yet'}</span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            <MathsText inline>{answer.question}</MathsText>
          </span>
          <span className="block [overflow-wrap:anywhere]">
            {answer.answer ? <MathsText inline>{answer.answer}</MathsText> : 'no words'}
          </span>
          <span className="block text-quiet">
            {nameOf && `${nameOf(answer)}, `}
            {shortDay(answer.happened_at)}, {timeWords(answer.seconds)}
            {answer.hints > 0 && `, ${answer.hints} ${answer.hints === 1 ? 'hint' : 'hints'}`}
            {answer.misconception && `: ${answer.misconception.name}`}
          </span>
          <OverrideMarks answer={answer} />
        </span>
      </li>
    ))}
  </ol>
)
