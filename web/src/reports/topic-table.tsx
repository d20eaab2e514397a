import { DataTable } from '#ui/data-table.tsx'
import type { HeatMap } from './reports.data.ts'

type Topic = HeatMap['topics'][number]

/** The same by topic: the estimate of the class with its band, and how many stand where. */
export const TopicTable = ({ topics }: { readonly topics: readonly Topic[] }) => (
  <DataTable<Topic>
    caption="Mastery by topic"
    rows={topics}
    rowKey={({ id }) => id}
    columns={[
      { id: 'title', header: 'Topic', cell: ({ title }) => title },
      {
        id: 'mean',
        header: 'Class, likely',
        cell: ({ mean, low, high }) => (mean === null ? '–' : `${mean} (${low} to ${high})`),
      },
      { id: 'secure', header: 'Secure', cell: ({ secure }) => secure },
      { id: 'growing', header: 'Growing', cell: ({ growing }) => growing },
      { id: 'not_yet', header: 'Not yet', cell: ({ not_yet }) => not_yet },
      { id: 'fading', header: 'Fading', cell: ({ fading }) => fading },
      { id: 'unknown', header: 'Too few answers', cell: ({ unknown }) => unknown },
      { id: 'answers', header: 'Answers', cell: ({ answers }) => answers },
    ]}
  />
)
