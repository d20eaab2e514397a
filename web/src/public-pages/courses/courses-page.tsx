import type { Received } from '@learngrove/contract/call'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { publicCall } from '#platform/public-call.ts'
import { CourseDrawer } from './course-drawer.tsx'
import { CourseList, sampleCatalogue } from './course-list.tsx'

type Catalogue = Received<'GET /courses/catalogue'>

let catalogue: Promise<Catalogue> | undefined

/** The list is fetched once a visit; a fetch that failed is made anew. */
function readCatalogue(): Promise<Catalogue> {
  catalogue ??= publicCall('GET /courses/catalogue', {}).catch((error: unknown) => {
    catalogue = undefined
    throw error
  })
  return catalogue
}

type Loaded = {
  readonly list: Catalogue
  readonly course?: Received<'GET /courses/public/{id}'> | undefined
}

/** `?course=id` opens a course beside the list; `?subject=` and `?level=` filter it. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  // Rendered ahead there is no server to ask: it puts its own list in the place of this one.
  if (typeof document === 'undefined') return { list: sampleCatalogue }
  const id = new URL(request.url).searchParams.get('course')
  const [list, course] = await Promise.all([
    readCatalogue(),
    id === null ? undefined : publicCall('GET /courses/public/{id}', { params: { id } }),
  ])
  return { list, course }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get('course') !== nextUrl.searchParams.get('course')

function CoursesPage() {
  const { list, course } = useLoaderData<Loaded>()
  const { state } = useNavigation()
  const [, setParams] = useSearchParams()
  const close = () =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('course')
        return after
      },
      { preventScrollReset: true },
    )
  return (
    <div aria-busy={state === 'loading'}>
      <CourseList list={list} />
      <CourseDrawer course={course} onClose={close} />
    </div>
  )
}

export { CoursesPage as Component }
