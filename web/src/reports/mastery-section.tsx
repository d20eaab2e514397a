import { useState } from 'react'
import { useSearch } from '#platform/use-search.ts'
import { Folded } from '#ui/folded.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { CellDrawer } from './cell-drawer.tsx'
import { HeatMapTable } from './heat-map-table.tsx'
import type { HeatMap } from './reports.data.ts'
import { TopicTable } from './topic-table.tsx'

type MasterySectionProps = {
  readonly map: HeatMap
  readonly classId: string
  readonly aliasOf: (id: string) => string | undefined
}

const views = [
  { value: 'map', label: 'Map' },
  { value: 'table', label: 'Table' },
] as const

/** So many students stand in the map before somebody asks for all: those who need most. */
const narrowMost = 8
const wideMost = 40

/** Who knows what, as a map and as a table of topics; a press on a number opens the answers behind it. */
export function MasterySection({ map, classId, aliasOf }: MasterySectionProps) {
  const [params, setParams] = useSearch()
  const isNarrow = useNarrow()
  const view = params.get('view') === 'table' ? 'table' : 'map'
  const [open, setOpen] = useState<{ readonly student: string; readonly topic: string }>()
  const show = (chosen: string) =>
    setParams(
      (before) => {
        before.delete('view')
        if (chosen === 'table') before.set('view', chosen)
        return before
      },
      { preventScrollReset: true },
    )
  return (
    <Section
      id="mastery"
      title="Mastery by student and topic"
      lead="How likely a right answer without help is now, 0 to 100. Press a number for the answers behind it."
      aside={
        <SegmentedControl
          label="Show mastery as"
          segments={views}
          value={view}
          onValueChange={show}
        />
      }
    >
      {view === 'map' ? (
        <Folded rows={map.students} what="students" most={isNarrow ? narrowMost : wideMost}>
          {(students) => (
            <HeatMapTable
              map={{ ...map, students: [...students] }}
              classId={classId}
              aliasOf={aliasOf}
              onOpen={(student, topic) => setOpen({ student, topic })}
            />
          )}
        </Folded>
      ) : (
        <TopicTable topics={map.topics} />
      )}
      {open && (
        <CellDrawer
          key={`${open.student} ${open.topic}`}
          classId={classId}
          studentId={open.student}
          topicId={open.topic}
          alias={aliasOf(open.student)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
}
