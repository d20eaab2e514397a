import { pages } from '@learngrove/contract/pages'
import { sheetLimits } from '@learngrove/contract/worksheets.limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { query } from '#platform/api.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { useSearch } from '#platform/use-search.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Drafts } from './drafts.tsx'
import { SheetCard } from './sheet-card.tsx'
import { SheetDrawer } from './sheet-drawer.tsx'
import { type ClassStock, classStock, type LibraryRow } from './worksheets.data.ts'
import { countWords } from './worksheets.words.ts'

export function loader({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(classStock(params.classId ?? ''))
  return null
}

/** The worksheets that a school has for a class's course. */
function LibraryPage() {
  const { classId = '' } = useParams()
  const stock = useQuery(classStock(classId))
  return (
    <>
      <title>{titled(pages.worksheetLibrary.title)}</title>
      {!stock.data && <h1 className="mb-6 font-heavy text-2xl md:text-3xl">Worksheets</h1>}
      <Loaded query={stock} what="The library" skeleton={<ShelfSkeleton />}>
        {(of) => <Shelf of={of.class} />}
      </Loaded>
    </>
  )
}

const whoseValues = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Mine' },
  { value: 'school', label: 'Colleagues’' },
  { value: 'platform', label: 'Ready-made' },
] as const

const sorts = [
  { value: 'fit', label: 'Best fit' },
  { value: '-updated_at', label: 'Latest' },
  { value: 'title', label: 'By name' },
] as const

const oneOf = <V extends string>(
  list: readonly { readonly value: V }[],
  text: string | null,
  usual: V,
): V => list.find(({ value }) => value === text)?.value ?? usual

/** What the address asks for. */
function useAsked() {
  const [address, setAddress] = useSearch()
  const change = (changed: Readonly<Record<string, string | undefined>>) =>
    setAddress(
      (next) => {
        if (!('page' in changed)) next.delete('page')
        for (const [name, value] of Object.entries(changed)) {
          if (value === undefined || value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    search: address.get('search') ?? '',
    whose: oneOf(whoseValues, address.get('whose'), 'all'),
    sort: oneOf(sorts, address.get('sort'), 'fit'),
    tag: address.get('tag') ?? undefined,
    isNew: address.get('new') === 'yes',
    page: Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1),
    sheet: address.get('sheet') ?? undefined,
    change,
  }
}

type Asked = ReturnType<typeof useAsked>

const isFiltered = ({ search, whose, tag, isNew }: Asked) =>
  search !== '' || whose !== 'all' || tag !== undefined || isNew

type FiltersProps = {
  readonly asked: Asked
  readonly of: ClassStock['class']
  readonly tags: readonly { readonly tag: string; readonly count: number }[]
}

/** Search, whose, order and tags; all of it stands in the address. */
function Filters({ asked, of, tags }: FiltersProps) {
  const { search, whose, sort, tag, isNew, change } = asked
  const [typed, setTyped] = useState(search)
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Field
          label="Search the worksheets"
          labelHidden
          type="search"
          placeholder="A topic, a word, or a question"
          before={<Search {...ICON_SMALL} className="flex-none text-quiet" />}
          value={typed}
          onValueChange={(text) => {
            setTyped(text)
            change({ search: text.trim() })
          }}
          className="min-w-60 flex-1 md:max-w-96"
        />
        <SegmentedControl
          label="Whose worksheets"
          segments={whoseValues}
          value={whose}
          onValueChange={(value) => change({ whose: value === 'all' ? '' : value })}
        />
        <Select
          label="Order"
          labelHidden
          compact
          value={sort}
          onValueChange={(value) => change({ sort: value === 'fit' ? '' : value })}
          choices={sorts}
          className="ml-auto max-sm:ml-0"
        />
      </div>
      <fieldset className="-mx-4 mb-6 flex gap-2 overflow-x-auto px-4 py-0.5 md:mx-0 md:flex-wrap md:px-0 [&>*]:flex-none">
        <legend className="sr-only">Show only</legend>
        <Chip kind="choice" chosen={isNew} onChoose={() => change({ new: isNew ? '' : 'yes' })}>
          New to {of.name}
        </Chip>
        {tags.map(({ tag: each, count }) => (
          <Chip
            key={each}
            kind="choice"
            chosen={tag === each}
            onChoose={() => change({ tag: tag === each ? '' : each })}
          >
            {each} <span className="text-quiet tabular-nums">{count}</span>
          </Chip>
        ))}
      </fieldset>
    </>
  )
}

function Shelf({ of }: { readonly of: ClassStock['class'] }) {
  const asked = useAsked()
  const { search, whose, sort, tag, isNew, page, change } = asked
  const found = useQuery({
    ...query('GET /worksheets/courses/{courseId}', {
      params: { courseId: of.course_id },
      query: {
        ...{ class_id: of.id, page, size: sheetLimits.page_size, sort, state: 'ready' as const },
        ...(search && { search }),
        ...(whose !== 'all' && { whose }),
        ...(tag && { tag }),
        ...(isNew && { is_new: true }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const open = found.data?.worksheets.find(({ id }) => id === asked.sheet)
  const [cleared, setCleared] = useState(0)
  const clear = () => {
    setCleared(cleared + 1)
    change({ search: '', whose: '', tag: '', new: '' })
  }
  return (
    <>
      <PageHeader
        breadcrumb={<p className="mb-1 text-quiet text-sm">{of.name}</p>}
        title="Worksheets"
        actions={
          <Button
            icon={<Plus {...ICON_SMALL} />}
            render={<Link to={pages.creator({ classId: of.id })} />}
          >
            New worksheet
          </Button>
        }
      />
      <Filters key={cleared} asked={asked} of={of} tags={found.data?.tags ?? []} />
      <Drafts of={of} />
      <Loaded query={found} what="The worksheets" skeleton={<ShelfSkeleton />}>
        {({ worksheets, total_count }) =>
          worksheets.length === 0 ? (
            <Nothing asked={asked} of={of} onClear={clear} />
          ) : (
            <>
              <p className="sr-only" role="status">
                {countWords(total_count, 'worksheet')}
              </p>
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
                {worksheets.map((sheet: LibraryRow) => (
                  <SheetCard
                    key={sheet.id}
                    sheet={sheet}
                    of={of}
                    onOpen={() => change({ sheet: sheet.id, page: String(page) })}
                  />
                ))}
              </ul>
              {total_count > sheetLimits.page_size && (
                <Pagination
                  page={page}
                  pageCount={Math.ceil(total_count / sheetLimits.page_size)}
                  onPageChange={(next) => change({ page: String(next) })}
                />
              )}
            </>
          )
        }
      </Loaded>
      {open && (
        <SheetDrawer
          sheet={open}
          of={of}
          onClose={() => change({ sheet: undefined, page: String(page) })}
        />
      )}
    </>
  )
}

type NothingProps = {
  readonly asked: Asked
  readonly of: ClassStock['class']
  readonly onClear: () => void
}

const Nothing = ({ asked, of, onClear }: NothingProps) => (
  <EmptyState
    title={asked.search ? `Nothing for “${asked.search}”` : 'No worksheet yet'}
    action={
      <span className="flex flex-wrap justify-center gap-2">
        <Button render={<Link to={pages.creator({ classId: of.id })} />}>
          Make one from the bank
        </Button>
        {isFiltered(asked) && (
          <Button kind="line" onClick={onClear}>
            Take the filters off
          </Button>
        )}
      </span>
    }
  >
    The bank has questions for every topic of this course.
  </EmptyState>
)

const places = ['1', '2', '3', '4'] as const

const ShelfSkeleton = () => (
  <div aria-busy="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
    {places.map((place) => (
      <Skeleton key={place} shape="block" />
    ))}
  </div>
)

export { LibraryPage as Component }
