import { markingLimits } from '@learngrove/contract/quiz.marking.limits'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { changeWords, staysWords } from './correction.words.ts'
import type { Tried } from './use-correction.ts'

type PreviewProps = {
  readonly tried: Tried
  readonly isMaking: boolean
  readonly onMake: (reason: string) => void
  readonly onForget: () => void
}

/** What a correction would change, answer by answer, and the press that makes it. */
export function CorrectionPreview({ tried, isMaking, onMake, onForget }: PreviewProps) {
  const { preview } = tried
  const [reason, setReason] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each preview that comes is read from its beginning
  useEffect(() => heading.current?.focus(), [tried])
  return (
    <Card as="section" padding="none" aria-labelledby="changes" className="overflow-hidden">
      <div className="grid gap-1 px-5 pt-4 pb-3">
        <h2 id="changes" ref={heading} tabIndex={-1} className="text-lg outline-none">
          {changeWords(preview)}
        </h2>
        <p className="text-quiet text-sm">
          {[`Of ${preview.num_answers} answers.`, ...staysWords(preview)].join(' ')}
        </p>
      </div>
      <ul className="max-h-96 overflow-y-auto">
        {preview.changes.map(({ id, student, quiz_title, words, ...marks }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-line border-t px-5 py-2.5 text-sm"
          >
            {marks.marks_after > marks.marks_before ? (
              <ArrowUp {...ICON} className="text-primary" />
            ) : (
              <ArrowDown {...ICON} className="text-not-yet" />
            )}
            <span className="min-w-0">
              <span className="line-clamp-1 font-semibold [overflow-wrap:anywhere]">
                {`${student.first_name} ${student.last_name}`.trim()}
              </span>
              <span className="line-clamp-2 text-quiet [overflow-wrap:anywhere]">
                <MathsText inline>{words === '' ? quiz_title : words}</MathsText>
              </span>
            </span>
            <span className="tabular-nums">
              {marks.marks_before} → <b className="font-semibold">{marks.marks_after}</b>
              <span className="text-quiet"> of {marks.max_score}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 border-line border-t px-5 py-4">
        <TextArea
          label="What the students read"
          optional
          rows={2}
          value={reason}
          onValueChange={setReason}
          maxLength={markingLimits.correction_reason}
        />
        <p className="text-quiet text-sm">
          XP that was earned stays. Whoever has other marks is told, and what your reports say
          follows.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button busy={isMaking} onClick={() => onMake(reason)}>
            {preview.num_up + preview.num_down === 0 ? 'Correct the key' : 'Correct and mark again'}
          </Button>
          <Button kind="plain" onClick={onForget}>
            Not now
          </Button>
        </div>
      </div>
    </Card>
  )
}
