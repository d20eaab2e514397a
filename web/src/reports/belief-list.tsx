import type { Received } from '@learngrove/contract/call'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Examples } from './misconception-list.tsx'

type Belief =
  Received<'GET /classes/{classId}/students/{studentId}/report'>['misconceptions'][number]

/** What a student took for what, in their own answers, and whether it seems to be gone. */
export const BeliefList = ({ list }: { readonly list: readonly Belief[] }) => (
  <ul className="m-0 grid list-none gap-4 p-0 md:grid-cols-2 xl:grid-cols-3">
    {list.map(({ code, name, what, helps, answers, right_since, seems_gone, examples }) => (
      <Card as="li" key={code} className="flex flex-col gap-2 text-sm">
        <Badge tone={seems_gone ? 'leaf' : 'not-yet'} className="self-start">
          {seems_gone ? 'Seems gone' : answers === 1 ? 'Seen once' : `Seen ${answers} times`}
        </Badge>
        <h3 className="text-base">{name}</h3>
        {what && <p>{what}</p>}
        <Examples list={examples} />
        <p className="text-quiet">
          {right_since} right {right_since === 1 ? 'answer' : 'answers'} in its topics since.
        </p>
        {helps && !seems_gone && (
          <p>
            <strong>What helps:</strong> {helps}
          </p>
        )}
      </Card>
    ))}
  </ul>
)
