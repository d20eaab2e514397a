import { pages } from '@learngrove/contract/pages'
import { Sprout } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { Course } from '#courses/courses.data.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

/** The map is fetched when it is opened: most visits of the home page see the path alone. */
const MapPage = lazy(async () => ({
  default: (await import('#lessons/map/map.page.tsx')).MapPage,
}))

/** The home page as the map of the whole course, with the way back to the path. */
export function MapHome({ course }: { readonly course: Course }) {
  const hasPath = !useUser()?.school_flags.learning_path_disabled
  return (
    <Suspense fallback={coming}>
      <MapPage
        course={course}
        actions={
          hasPath && (
            <Button
              kind="line"
              icon={<Sprout {...ICON} />}
              render={<Link to={pages.studentDashboard()} />}
            >
              My path
            </Button>
          )
        }
      />
    </Suspense>
  )
}

const coming = (
  <SkeletonGroup label="The map is coming.">
    <Skeleton shape="title" className="w-72" />
    <Skeleton shape="block" className="mt-6 h-150 rounded-sheet" />
  </SkeletonGroup>
)
