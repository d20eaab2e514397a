import { Download, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { Select } from '#ui/select.tsx'
import { searchKey } from './list-address.ts'
import type { ListPage } from './lists.page.ts'

/** What a filter is called, and how each of its values reads. */
export type FilterWords = {
  readonly label: string
  readonly any: string
  readonly values: Readonly<Record<string, string>>
}

type ListFiltersProps<Row> = {
  readonly list: ListPage<Row>
  readonly words: Readonly<Record<string, FilterWords>>
  /** What the search looks through: "Name". Without it there is no search. */
  readonly searchLabel?: string | undefined
  readonly onExport: () => void
  readonly isExporting: boolean
  /** How far the file is that is made now; empty where there is nothing to tell. */
  readonly progress: string
}

/** Stands for no filter in a list of choices, which takes no empty value. */
const anyValue = 'any'

/** The row above a list: search, filters, what is left of it, and the file. */
export function ListFilters<Row>(props: ListFiltersProps<Row>) {
  const { list, words, searchLabel, onExport, isExporting, progress } = props
  return (
    <search className="mb-4 flex flex-wrap items-center gap-2">
      {searchLabel && (
        <SearchField
          label={searchLabel}
          search={list.search}
          onSearch={(search) => list.filter({ [searchKey]: search }, true)}
        />
      )}
      {Object.entries(words).map(([name, { label, any, values }]) => (
        <Select
          key={name}
          label={label}
          labelHidden
          compact
          className="w-auto min-w-40 max-w-full max-sm:w-full"
          choices={[
            { value: anyValue, label: any },
            ...(list.filters[name] ?? []).map((value) => ({
              value,
              label: values[value] ?? value,
            })),
          ]}
          value={list.chosen[name] ?? anyValue}
          onValueChange={(value) => list.filter({ [name]: value === anyValue ? undefined : value })}
        />
      ))}
      {list.isFiltered && (
        <Button kind="plain" size="small" onClick={list.clear}>
          Clear
        </Button>
      )}
      <p role="status" className="ml-auto text-quiet text-sm tabular-nums">
        {progress || (list.isFiltered && list.query.isSuccess && `${list.total} found`)}
      </p>
      <Button
        kind="line"
        size="small"
        icon={<Download {...ICON_SMALL} />}
        busy={isExporting}
        disabled={list.total === 0}
        onClick={onExport}
      >
        Export
      </Button>
    </search>
  )
}

/** So long somebody has stopped typing before the list is searched. */
const restMs = 300

type SearchFieldProps = {
  readonly label: string
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** Searches once the typing rests; what the address says comes in when it was not typed here. */
function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const written = useRef(search)
  useEffect(() => {
    if (search !== written.current) {
      written.current = search
      setTyped(search)
    }
  }, [search])
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === written.current) return
    const timer = setTimeout(() => {
      written.current = wanted
      onSearch(wanted)
    }, restMs)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return (
    <Field
      label={label}
      labelHidden
      type="search"
      placeholder={label}
      className="w-64 max-sm:w-full"
      before={<Search {...ICON} className="flex-none text-quiet" />}
      value={typed}
      onValueChange={setTyped}
    />
  )
}
