import type { Received } from '@learngrove/contract/call'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { BandLine } from './band.tsx'
import { levelWords } from './reports.words.ts'

type Topic = Received<'GET /classes/{classId}/students/{studentId}/report'>['topics'][number]

const tones = { secure: 'leaf', growing: 'neutral', not_yet: 'not-yet' } as const

type StudentTopicsProps = {
  readonly topics: readonly Topic[]
  readonly onOpen: (topic_id: string) => void
}

/** Each topic with its estimate, the one that is known least first. */
export const StudentTopics = ({ topics, onOpen }: StudentTopicsProps) => (
  <DataTable<Topic>
    caption="What is known by topic"
    rows={topics}
    rowKey={({ id }) => id}
    empty={<p className="p-6 text-center text-quiet">Nothing was answered yet.</p>}
    columns={[
      { id: 'title', header: 'Topic', cell: ({ title }) => title },
      {
        id: 'estimate',
        header: 'Estimate',
        cell: ({ cell: { estimate } }) =>
          estimate ? (
            <span className="inline-flex flex-wrap items-center gap-x-2">
              <strong className="tabular-nums">{estimate.mastery}</strong>
              <Badge tone={tones[estimate.level]}>
                {levelWords[estimate.level]}
                {estimate.is_fading && ', fading'}
              </Badge>
            </span>
          ) : (
            '–'
          ),
      },
      {
        id: 'band',
        header: 'Likely',
        cell: ({ cell: { estimate }, class_mean }) =>
          estimate ? (
            <span className="block @min-[600px]:min-w-36">
              {estimate.low} to {estimate.high}
              {class_mean !== null && <span className="text-quiet">, class {class_mean}</span>}
              <BandLine {...estimate} class_mean={class_mean} />
            </span>
          ) : (
            'too few answers'
          ),
      },
      {
        id: 'answers',
        header: 'Behind it',
        cell: ({ id, title, cell: { answers } }) => (
          <Button
            kind="soft"
            size="small"
            aria-label={`${answers} answers in ${title}`}
            onClick={() => onOpen(id)}
          >
            {`${answers} ${answers === 1 ? 'answer' : 'answers'}`}
          </Button>
        ),
      },
    ]}
  />
)
