import type { Received } from '@learngrove/contract/call'
import { lazy, Suspense } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { publicCall } from '#platform/public-call.ts'
import { useSearch } from '#platform/use-search.ts'
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
  readonly map?: Received<'GET /courses/public/{id}/map'> | undefined
}

/** A course as a garden is fetched when it is opened. */
const GuestMap = lazy(async () => ({ default: (await import('./guest-map.tsx')).GuestMap }))

/**
 * `?course=id` opens a course beside the list; `?subject=` and `?level=` filter it. `?view=map` is a
 * course as a garden, without an id the first of the list.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  // Rendered ahead there is no server to ask: it puts its own list in the place of this one.
  if (typeof document === 'undefined') return { list: sampleCatalogue }
  const search = new URL(request.url).searchParams
  const id = search.get('course')
  if (search.get('view') === 'map') return readMap(id)
  const [list, course] = await Promise.all([
    readCatalogue(),
    id === null ? undefined : publicCall('GET /courses/public/{id}', { params: { id } }),
  ])
  return { list, course }
}

async function readMap(chosen: string | null): Promise<Loaded> {
  const list = await readCatalogue()
  const id = chosen ?? list.courses[0]?.id
  if (id === undefined) return { list }
  return { list, map: await publicCall('GET /courses/public/{id}/map', { params: { id } }) }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  ['course', 'view'].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  )

function CoursesPage() {
  const { list, course, map } = useLoaderData<Loaded>()
  const { state } = useNavigation()
  const [, setParams] = useSearch()
  const close = () =>
    setParams(
      (after) => {
        after.delete('course')
        return after
      },
      { preventScrollReset: true },
    )
  if (map) {
    return (
      <div aria-busy={state === 'loading'}>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <GuestMap list={list} map={map} />
        </Suspense>
      </div>
    )
  }
  return (
    <div aria-busy={state === 'loading'}>
      <CourseList list={list} />
      <CourseDrawer course={course} onClose={close} />
    </div>
  )
}

export { CoursesPage as Component }
