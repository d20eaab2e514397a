import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { queryClient } from '#platform/query-client.ts'
import { useKatex } from '#ui/maths/use-katex.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Creator } from './creator.tsx'
import { StartView } from './start-view.tsx'
import { classStock, madeSheet } from './worksheets.data.ts'

const sheetKey = 'worksheet'

export function loader({ params, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get(sheetKey)
  void queryClient.prefetchQuery(classStock(params.classId ?? ''))
  if (id) void queryClient.prefetchQuery(madeSheet(id))
  return null
}

/** Where a worksheet is made for a class: first what it is to have, then the sheet itself. */
function CreatorPage() {
  // Drawn late, formulas would move what stands under them.
  useKatex()
  const { classId = '' } = useParams()
  const [params] = useSearchParams()
  const id = params.get(sheetKey)
  const stock = useQuery(classStock(classId))
  return (
    <>
      <title>{titled(pages.creator.title)}</title>
      {!stock.data && <Heading />}
      <Loaded query={stock} what="What the bank has for this class" skeleton={<PageSkeleton />}>
        {(of) => (id === null ? <StartView stock={of} /> : <Opened key={id} id={id} stock={of} />)}
      </Loaded>
    </>
  )
}

function Opened({ id, stock }: { id: string; stock: Parameters<typeof StartView>[0]['stock'] }) {
  const sheet = useQuery(madeSheet(id))
  return (
    <>
      {!sheet.data && <Heading />}
      <Loaded query={sheet} what="This worksheet" skeleton={<PageSkeleton />}>
        {({ worksheet }) => <Creator sheet={worksheet} stock={stock} />}
      </Loaded>
    </>
  )
}

/** Names the page while the sheet, whose title is the heading, is not there. */
const Heading = () => <h1 className="sr-only">{pages.creator.title}</h1>

const PageSkeleton = () => (
  <div aria-busy="true" className="grid gap-4 xl:grid-cols-[17rem_minmax(0,1fr)_18rem]">
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)

export { CreatorPage as Component }
