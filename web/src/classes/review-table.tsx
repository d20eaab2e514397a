import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Pencil, Plus, UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { query } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Fate } from './classes.data.ts'
import { fateOrder, fateWords, mendField } from './fate.words.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import type { ListRow } from './parse-list.ts'

type ReviewTableProps = {
  readonly rows: readonly ListRow[]
  readonly onRows: (rows: readonly ListRow[]) => void
  /** Is told how many rows need no mending. */
  readonly onReady: (count: number) => void
}

/** What becomes of each row, those to mend first. A row that is mended is judged again. */
export function ReviewTable({ rows, onRows, onReady }: ReviewTableProps) {
  const review = useQuery({
    ...query('POST /teachers/imports/review', { body: { rows: [...rows] } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const ready = review.data?.fates.filter(({ fate }) => fate !== 'mend').length ?? 0
  useEffect(() => onReady(ready), [ready, onReady])
  return (
    <Loaded query={review} what="The review" skeleton={<ListSkeleton />}>
      {({ fates }) => (
        <>
          <Counts fates={fates} />
          <ol className="divide-y divide-line">
            {rows
              .map((row, at) => ({ row, at, fate: fates[at] }))
              .flatMap(({ fate, ...rest }) => (fate ? [{ fate, ...rest }] : []))
              .toSorted((one, other) => fateOrder[one.fate.fate] - fateOrder[other.fate.fate])
              .map(({ row, at, fate }) => (
                <ReviewRow
                  key={`${at} ${row.first_name} ${row.last_name}`}
                  row={row}
                  number={at + 1}
                  fate={fate}
                  onChange={(changed) => onRows(rows.with(at, changed))}
                  onLeaveOut={() => onRows(rows.toSpliced(at, 1))}
                />
              ))}
          </ol>
        </>
      )}
    </Loaded>
  )
}

const looks = {
  mend: { label: 'Mend', tone: 'not-yet', icon: Pencil },
  exists: { label: 'Exists', tone: 'sky', icon: UserRound },
  new: { label: 'New', tone: 'leaf', icon: Plus },
} as const

function Counts({ fates }: { readonly fates: readonly Fate[] }) {
  const words = { mend: 'To mend', new: 'New', exists: 'Exist' } as const
  return (
    <dl className="m-0 grid grid-cols-3 gap-3">
      {(['mend', 'new', 'exists'] as const).map((kind) => (
        <div key={kind} className="rounded-tile border border-line p-3">
          <dt className="text-quiet text-sm">{words[kind]}</dt>
          <dd className="m-0 font-bold font-display text-2xl tabular-nums">
            {fates.filter(({ fate }) => fate === kind).length}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ReviewRowProps = {
  readonly row: ListRow
  readonly number: number
  readonly fate: Fate
  readonly onChange: (row: ListRow) => void
  readonly onLeaveOut: () => void
}

function ReviewRow({ row, number, fate, onChange, onLeaveOut }: ReviewRowProps) {
  const { label, tone, icon } = looks[fate.fate]
  const field = fate.fate === 'mend' ? mendField[fate.problem] : undefined
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 md:grid-cols-[2rem_minmax(0,1fr)_6rem_minmax(0,1.2fr)_17rem]">
      <span className="text-quiet text-sm tabular-nums">{number}</span>
      <span className="min-w-0 break-words leading-snug">
        <b className="block font-semibold">
          {`${row.first_name} ${row.last_name}`.trim() || 'No name'}
        </b>
        <span className="block text-quiet text-sm">
          {[row.class_name, row.year, row.username].filter(Boolean).join(', ') || 'No class'}
        </span>
      </span>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <span className="min-w-0 text-sm max-md:col-span-2 max-md:col-start-2">
        {fateWords(fate)}
      </span>
      {fate.fate === 'mend' && (
        <span className="flex flex-wrap items-center gap-2 max-md:col-span-2 max-md:col-start-2">
          {field && (
            <Field
              label={`${field.label}, row ${number}`}
              labelHidden
              placeholder={field.label}
              className="w-40"
              defaultValue={row[field.name] ?? ''}
              onBlur={(event) => {
                const value = event.target.value.trim()
                if (value !== (row[field.name] ?? '')) onChange({ ...row, [field.name]: value })
              }}
            />
          )}
          <Button kind="plain" size="small" onClick={onLeaveOut}>
            Leave out
          </Button>
        </span>
      )}
    </li>
  )
}
