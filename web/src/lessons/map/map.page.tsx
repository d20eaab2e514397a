import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Course } from '#courses/courses.data.ts'
import { titled } from '#platform/brand.ts'
import { Loaded } from '#platform/loaded.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { courseMap } from './map.data.ts'
import { MapView } from './map.view.tsx'
import type { Placed } from './map-index.ts'
import { gardenWords } from './map-words.ts'
import { noteAddress, practiceAddress, practiceWords, TopicActions } from './topic-actions.tsx'

type MapPageProps = {
  readonly course: Course
  /** The way back. */
  readonly actions?: ReactNode
}

/** The map of the course that a student has chosen. */
export function MapPage({ course, actions }: MapPageProps) {
  const query = useQuery(courseMap(course.id))
  const title = `The ${course.academic_level_name} garden`
  return (
    <>
      <title>{titled(title)}</title>
      <PageHeader title={title} lead={query.data && gardenWords(query.data)} actions={actions} />
      <Loaded query={query} what="The map" skeleton={skeleton}>
        {(map) =>
          map.strands.length === 0 ? (
            <EmptyState title="No topics yet">
              Nothing has been planted in this course yet. What your teacher sets is at home.
            </EmptyState>
          ) : (
            <MapView
              map={map}
              title={`${course.academic_level_name}, as a list`}
              actionsOf={({ topic }) => <TopicActions topic={topic} />}
              actionOf={rowAction}
            />
          )
        }
      </Loaded>
    </>
  )
}

function rowAction({ topic }: Placed) {
  const isLocked = topic.standing?.is_locked === true
  const address = (isLocked ? noteAddress(topic) : undefined) ?? practiceAddress(topic)
  if (address === undefined) return null
  return (
    <TextLink alone render={<Link to={address} />}>
      {practiceWords(topic)}
      <span className="sr-only">: {topic.title}</span>
    </TextLink>
  )
}

const skeleton = (
  <SkeletonGroup label="The map is coming.">
    <Skeleton className="h-11 w-96 max-w-full" />
    <Skeleton shape="block" className="mt-4 h-150 rounded-sheet" />
  </SkeletonGroup>
)
