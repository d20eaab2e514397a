import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSearch } from '#platform/use-search.ts'
import { DataTable } from '#ui/data-table.tsx'
import { hueAt } from '#ui/plant/flower-colour.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { readTableState, writeTableState } from '#ui/table/table-address.ts'
import { sortRows } from '#ui/table/table-order.ts'
import type { Column } from '#ui/table/table-types.ts'
import type { CourseMap, MapTopic } from './map.data.ts'
import { isOfNobody, type MapIndex, type Placed } from './map-index.ts'
import { stageOf } from './map-plant.tsx'
import { columnIds, type MapColumn, type MapRow, orderValue, rowsOf } from './map-rows.ts'
import { mapText } from './map-words.ts'

type MapListProps = {
  readonly map: CourseMap
  readonly index: MapIndex
  /** The only bed whose topics are listed. */
  readonly strand: string | undefined
  readonly chosen: string | undefined
  readonly title: string
  readonly hrefOf: (topic: string) => string
  /** What there is to do about a topic, at the end of its row. */
  readonly actionOf: ((placed: Placed) => ReactNode) | undefined
}

const defaults = { page: 1, page_size: 1 } as const

/** The map as a table that sorts by every column; the order stands in the address. */
export function MapList({ map, index, strand, chosen, title, hrefOf, actionOf }: MapListProps) {
  const [search, setSearch] = useSearch()
  const { sort } = readTableState(search, defaults, columnIds)
  const rows = rowsOf(map, index, strand)
  const column = columnIds.find((id) => id === sort?.column)
  return (
    <DataTable
      caption={title}
      columns={columnsOf(map, hrefOf, actionOf)}
      rows={sort && column ? sortRows(rows, valueIn(map, column), sort.direction) : rows}
      rowKey={({ topic }) => topic.id}
      sort={sort}
      openKey={chosen}
      onSortChange={(next) =>
        setSearch((before) => writeTableState(before, { ...defaults, sort: next }, defaults), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  )
}

const valueIn = (map: CourseMap, column: MapColumn) => (row: MapRow) => orderValue(map, row, column)

/** What wants water stands out, and what grows; the words say it too. */
const tones: Readonly<Record<NonNullable<MapTopic['standing']>['plant'], string>> = {
  seed: '',
  sprout: 'font-semibold text-primary-strong',
  bud: 'font-semibold text-primary-strong',
  bloom: 'font-semibold text-primary-strong',
  wilting: 'font-semibold text-not-yet',
}

function columnsOf(
  map: CourseMap,
  hrefOf: MapListProps['hrefOf'],
  actionOf: MapListProps['actionOf'],
): Column<MapRow>[] {
  const columns: (Column<MapRow> | false)[] = [
    {
      id: 'topic',
      header: 'Topic',
      sortable: true,
      cell: ({ topic, at }) => (
        <span className="flex items-center gap-3">
          <Plant stage={stageOf(topic)} flower={hueAt(at)} size={44} className="flex-none" />
          <Link to={hrefOf(topic.id)} replace preventScrollReset className="font-semibold">
            {topic.title}
          </Link>
        </span>
      ),
    },
    { id: 'strand', header: 'Bed', sortable: true, cell: ({ strand }) => strand.title },
    !isOfNobody(map) && {
      id: 'standing',
      header: 'How it stands',
      sortable: true,
      cell: ({ standing, topic }) => (
        <span className={topic.standing ? tones[topic.standing.plant] : undefined}>{standing}</span>
      ),
    },
    {
      id: 'needs',
      header: mapText.needs_first,
      sortable: true,
      cell: ({ needs }) => needs || 'Nothing',
    },
    actionOf !== undefined && {
      id: 'action',
      header: 'What to do',
      align: 'end',
      stacked: 'bare',
      cell: actionOf,
    },
  ]
  return columns.filter((column) => column !== false)
}
