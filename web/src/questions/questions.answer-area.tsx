import { lazy, Suspense } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AnswerProps } from './answer-props.ts'
import { BlanksAnswer } from './blanks-answer.tsx'
import { ChoiceAnswer } from './choice-answer.tsx'
import { ExpressionAnswer } from './expression-answer.tsx'
import { HotSpotAnswer } from './hot-spot-answer.tsx'
import { LongTextAnswer } from './long-text-answer.tsx'
import { MatchingAnswer } from './matching-answer.tsx'
import { NumberAnswer } from './number-answer.tsx'
import { OrderingAnswer } from './ordering-answer.tsx'
import { Working } from './questions.working.tsx'
import { TableAnswer } from './table-answer.tsx'
import { TextAnswer } from './text-answer.tsx'

/** Its lists of choices are the heaviest part of a quiz, and few questions have one. */
const ClozeAnswer = lazy(async () => ({
  default: (await import('./cloze-answer.tsx')).ClozeAnswer,
}))

/** Where a sheet or a microphone cannot be fetched, an answer in words is still one. */
const inWords = () => ({ default: TextAnswer })

const DrawingAnswer = lazy(() =>
  import('./drawing-answer.tsx').then((door) => ({ default: door.DrawingAnswer }), inWords),
)
const RecordingAnswer = lazy(() =>
  import('./recording-answer.tsx').then((door) => ({ default: door.RecordingAnswer }), inWords),
)

/** `focusAnswer` waits for what comes in its place. */
const pending = (
  <div aria-busy="true">
    <Skeleton shape="block" />
  </div>
)

/** Draws the place to answer a question or a part. */
export function AnswerArea(props: AnswerProps) {
  switch (props.question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return <ChoiceAnswer {...props} />
    case 'number':
      return <NumberAnswer {...props} />
    case 'expression':
      return (
        <>
          <ExpressionAnswer {...props} />
          <Working {...props} />
        </>
      )
    case 'fill_blanks':
      return <BlanksAnswer {...props} />
    case 'matching':
      return <MatchingAnswer {...props} />
    case 'ordering':
      return <OrderingAnswer {...props} />
    case 'cloze_dropdown':
      return (
        <Suspense fallback={pending}>
          <ClozeAnswer {...props} />
        </Suspense>
      )
    case 'table':
      return <TableAnswer {...props} />
    case 'long_text':
      return (
        <>
          <LongTextAnswer {...props} />
          <Working {...props} />
        </>
      )
    case 'hot_spot':
      return <HotSpotAnswer {...props} />
    case 'short_text':
    case 'multi_part':
      return <TextAnswer {...props} />
    case 'drawing':
      return (
        <Suspense fallback={pending}>
          <DrawingAnswer {...props} />
        </Suspense>
      )
    case 'recording':
      return (
        <Suspense fallback={pending}>
          <RecordingAnswer {...props} />
        </Suspense>
      )
  }
}
