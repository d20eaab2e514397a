import { Help, type Tone, TrySheet } from '#public-pages/tries/tries.sheet.tsx'
import type { PipMood } from '#ui/pip/moods.ts'
import { triesText } from '../tries/tries.words.ts'
import { tasterText as words } from './taster.words.ts'
import { firstLines } from './taster-questions.ts'
import { type Stage, useWorking, type Working } from './use-working.ts'
import { Sentence } from './welcome.formula.tsx'
import { WorkingActions } from './working-actions.tsx'
import { WorkingLine } from './working-line.tsx'

const saysId = 'taster-says'

const looks: Readonly<Record<Stage, { tone: Tone; mood: PipMood; title: string }>> = {
  found: { tone: 'not_yet', mood: 'caring', title: words.found_title },
  answer_right: { tone: 'not_yet', mood: 'curious', title: words.answer_right_title },
  edit: { tone: 'calm', mood: 'curious', title: words.edit_title },
  unread: { tone: 'not_yet', mood: 'thinking', title: words.unread_title },
  holds: { tone: 'right', mood: 'cheering', title: triesText.right },
  right: { tone: 'right', mood: 'cheering', title: triesText.right },
}

type WorkingCardProps = {
  readonly labelledBy: string
  readonly onRight: () => void
  readonly onNext: () => void
}

/** An equation worked line by line: the line that wants another look, one question, and the way on. */
export function WorkingCard({ labelledBy, onRight, onNext }: WorkingCardProps) {
  const working = useWorking(onRight)
  const { lines, stage, at, attempt, says } = working
  const { tone, mood, title } = looks[stage]
  return (
    <form
      aria-labelledby={labelledBy}
      // Before the scripts have come a press sends nothing and loses nothing.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (attempt.is_busy) return
        if (stage === 'edit') working.check()
        else if (stage === 'holds' && working.can_write) working.addLine()
        else if (stage !== 'right') working.change()
      }}
    >
      <ol className="mx-2 grid md:mx-6">
        {lines.map((text, line) => [
          <WorkingLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the working
            key={line}
            at={line}
            text={text}
            state={stateOf(working, line)}
            goal={working.goal?.line === line ? working.goal : undefined}
            isReadOnly={attempt.is_busy || stage === 'right'}
            describedBy={line === at ? saysId : undefined}
            onText={(value) => working.write(line, value)}
          />,
          line === 0 && <FirstStep key="step" isShown={text === firstLines[0]} />,
        ])}
      </ol>
      <div role="status" id={saysId} className="mt-4 md:mt-5">
        <TrySheet
          tone={tone}
          mood={mood}
          title={title}
          actions={<WorkingActions working={working} onNext={onNext} />}
        >
          <p>
            <Sentence>{says}</Sentence>
          </p>
          {stage !== 'right' && <Help attempt={attempt} />}
          {attempt.problem && <p className="font-medium text-not-yet">{attempt.problem}</p>}
        </TrySheet>
      </div>
    </form>
  )
}

function stateOf({ verdicts, edited, lines }: Working, line: number) {
  if (edited === line) return 'typing'
  const verdict = verdicts[line]
  if (verdict === 'turned' || verdict === 'unread') return verdict
  // What stands below a line that turned follows from that one: nothing is said of it.
  const isBefore = verdicts.slice(0, line).every((each) => each === 'follows' || each === 'start')
  return verdict !== undefined && isBefore && lines[line] !== '' ? 'fine' : 'open'
}

/** What was done from the equation to the first line, while it is the one that stood there. */
const FirstStep = ({ isShown }: { readonly isShown: boolean }) => (
  <li
    className={`relative ml-5 flex min-h-11 items-center pl-7 text-[0.9375rem] text-quiet before:absolute before:-inset-y-2.5 before:left-0 before:border-primary before:border-l-3 before:border-dotted md:ml-6 ${isShown ? '' : 'invisible'}`}
  >
    {words.first_step}
  </li>
)
