import type { UseQueryResult } from '@tanstack/react-query'
import { Loaded } from '#platform/loaded.tsx'
import type { Attempt } from '#quiz/quiz.data.ts'
import { notDecidedWords } from '#quiz/quiz.words.ts'
import { Card } from '#ui/card.tsx'
import { hueAt } from '#ui/plant/flower-colour.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import type { Result, ResultTopic } from './result.data.ts'
import { ofWords, topicWords } from './result.words.ts'

type ResultTopicsProps = {
  readonly attempt: Attempt
  readonly query: UseQueryResult<Result>
}

/** The marks by topic, in words and figures. */
export function ResultTopics({ attempt, query }: ResultTopicsProps) {
  const { total_score, max_score, num_waiting } = attempt
  return (
    <Card as="section" shape="sheet" aria-labelledby="by-topic" className="flex flex-col gap-2">
      <h2 id="by-topic" className="text-xl">
        By topic
      </h2>
      <Loaded
        query={query}
        what="The topics"
        skeleton={<SkeletonRows label="The topics are coming." rows={2} />}
      >
        {({ topics }) => (
          <ul className="divide-y divide-line">
            {topics.map((topic, at) => (
              <TopicRow key={topic.course_tagging_id} topic={topic} place={at} />
            ))}
          </ul>
        )}
      </Loaded>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-tile bg-primary-soft px-4.5 py-3.5 font-semibold">
        <span>Together</span>
        <b className="font-bold font-display text-lg tabular-nums">
          {ofWords({ marks_given: total_score, max_score })}
          <span className="sr-only"> marks</span>
        </b>
        {num_waiting > 0 && (
          <small className="basis-full font-normal text-sm">
            So far{notDecidedWords(num_waiting)}.
          </small>
        )}
      </p>
    </Card>
  )
}

const dots = {
  right: 'bg-primary',
  not_yet: 'border-2 border-not-yet bg-not-yet-soft',
  waiting: 'border-2 border-sky bg-pastel-sky',
  open: 'border-2 border-field',
} as const

function TopicRow({ topic, place }: { readonly topic: ResultTopic; readonly place: number }) {
  const { word, is_not_yet, why } = topicWords(topic)
  return (
    <li className="grid grid-cols-[52px_minmax(0,1fr)_auto] gap-x-3 py-3.5">
      <Plant
        stage={topic.growth?.after ?? 'seed'}
        flower={hueAt(place)}
        size={52}
        className="row-span-3"
      />
      <strong className="min-w-0 font-semibold [overflow-wrap:anywhere]">{topic.title}</strong>
      <b className="font-bold font-display tabular-nums">
        {ofWords(topic)}
        <span className="sr-only"> marks</span>
      </b>
      <p className="col-span-2 col-start-2 text-quiet text-sm">
        <span className={`font-semibold ${is_not_yet ? 'text-not-yet' : 'text-primary-strong'}`}>
          {word}
        </span>{' '}
        {why}
      </p>
      <span
        aria-hidden="true"
        className="col-span-2 col-start-2 mt-2 flex flex-wrap gap-1 forced-color-adjust-none"
      >
        {topic.questions.map(({ number, standing }) => (
          <i key={number} className={`h-2 w-5 rounded-full ${dots[standing]}`} />
        ))}
      </span>
    </li>
  )
}
