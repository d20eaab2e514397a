import { lazy, Suspense, useEffect } from 'react'
import { later } from '#platform/later.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AnswerProps } from './answer-props.ts'
import { BlanksAnswer } from './blanks-answer.tsx'
import { ChoiceAnswer } from './choice-answer.tsx'
import { ExpressionAnswer } from './expression-answer.tsx'
import { LongTextAnswer } from './long-text-answer.tsx'
import { NumberAnswer } from './number-answer.tsx'
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

/** What is carried and placed: few questions are, and the first paint of the others does not wait for it. */
const HotSpot = later(async () => (await import('./hot-spot-answer.tsx')).HotSpotAnswer, pending)
const Matching = later(async () => (await import('./matching-answer.tsx')).MatchingAnswer, pending)
const Ordering = later(async () => (await import('./ordering-answer.tsx')).OrderingAnswer, pending)

/** Draws the place to answer a question or a part. */
export function AnswerArea(props: AnswerProps) {
  useEffect(() => {
    for (const each of [HotSpot, Matching, Ordering]) each.fetchAhead()
  }, [])
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
      return <Matching.Later {...props} />
    case 'ordering':
      return <Ordering.Later {...props} />
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
      return <HotSpot.Later {...props} />
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
