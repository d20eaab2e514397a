import { pages } from '@learngrove/contract/pages'
import { AppLink } from '#platform/app-link.tsx'
import { classes } from '#ui/classes.ts'
import type { Cell, HeatMap } from './reports.data.ts'
import { cellWords, personWords } from './reports.words.ts'

type HeatMapTableProps = {
  readonly map: HeatMap
  readonly classId: string
  readonly aliasOf: (id: string) => string | undefined
  readonly onOpen: (student_id: string, topic_id: string) => void
}

const looks = {
  secure: 'bg-primary text-on-primary',
  growing: 'bg-mint text-ink',
  not_yet: 'border border-not-yet border-dashed bg-not-yet-soft text-not-yet',
} as const

const tile =
  'grid h-11 w-full min-w-12 place-items-center rounded-[9px] font-semibold text-sm [print-color-adjust:exact] md:h-8'

/** Students by topics, both by need; numbers and patterns say what the colours say. */
export function HeatMapTable({ map, classId, aliasOf, onOpen }: HeatMapTableProps) {
  return (
    <figure className="m-0 rounded-card border border-line bg-surface p-3 shadow-1 md:p-5">
      <div className="relative scroll-pl-32 overflow-x-auto overscroll-x-contain md:scroll-pl-44 print:overflow-visible print:[zoom:0.6]">
        <table className="border-separate border-spacing-0.75 text-sm">
          <caption className="sr-only">Mastery by student and topic</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 z-1 bg-surface pr-3 text-left align-bottom font-semibold text-quiet"
              >
                Student
              </th>
              {map.topics.map(({ id, title }) => (
                <th
                  key={id}
                  scope="col"
                  className="max-w-28 min-w-16 px-1 pb-1 align-bottom font-semibold text-quiet leading-tight"
                >
                  <span className="line-clamp-3">{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {map.students.map(({ cells, work: _, ...person }) => {
              const alias = aliasOf(person.id)
              const name = personWords(person, alias)
              const href = pages.studentReports({ classId, studentId: person.id })
              return (
                <tr key={person.id}>
                  <th
                    scope="row"
                    className="sticky left-0 z-1 max-w-30 bg-surface pr-3 text-left font-normal md:max-w-40"
                  >
                    {alias === undefined ? (
                      <AppLink
                        href={href}
                        className="inline-flex min-h-target max-w-full items-center md:min-h-8"
                      >
                        <span className="truncate">{name}</span>
                      </AppLink>
                    ) : (
                      <span className="whitespace-nowrap">{name}</span>
                    )}
                  </th>
                  {map.topics.map(({ id, title }, place) => (
                    <td key={id}>
                      <Tile
                        cell={cells[place] ?? null}
                        label={`${name}, ${title}`}
                        onOpen={() => onOpen(person.id, id)}
                      />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="sticky left-0 z-1 bg-surface pr-3 text-left font-bold">
                Class
              </th>
              {map.topics.map(({ id, mean }) => (
                <td key={id} className="pt-2 text-center font-bold">
                  {mean ?? '–'}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Legend />
    </figure>
  )
}

type TileProps = { readonly cell: Cell | null; readonly label: string; readonly onOpen: () => void }

function Tile({ cell, label, onOpen }: TileProps) {
  if (!cell) {
    return (
      <span className={classes(tile, 'text-quiet')}>
        <span className="sr-only">no answers</span>
      </span>
    )
  }
  const { estimate } = cell
  return (
    <button
      type="button"
      aria-label={`${label}: ${cellWords(cell)}`}
      onClick={onOpen}
      // Shows all of it: a browser counts a strip of it at the edge as in sight.
      onFocus={({ currentTarget }) =>
        currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
      className={classes(
        tile,
        'cursor-pointer forced-colors:border',
        estimate ? looks[estimate.level] : 'border border-line text-quiet',
      )}
    >
      <span>
        {estimate?.mastery ?? '–'}
        {estimate?.is_fading && <span aria-hidden="true"> ▾</span>}
      </span>
    </button>
  )
}

const entries = [
  { look: looks.secure, sign: '', label: 'Secure' },
  { look: looks.growing, sign: '', label: 'Growing' },
  { look: looks.not_yet, sign: '', label: 'Not yet' },
  { look: looks.growing, sign: '▾', label: 'Fading' },
  { look: 'border border-line', sign: '–', label: 'Fewer than 5 answers' },
]

const Legend = () => (
  <figcaption className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-quiet text-sm">
    {entries.map(({ look, sign, label }) => (
      <span key={label} className="inline-flex items-center gap-2">
        <span
          aria-hidden="true"
          className={classes('inline-grid h-6 w-9 place-items-center rounded-[7px]', look)}
        >
          {sign}
        </span>
        {label}
      </span>
    ))}
  </figcaption>
)
