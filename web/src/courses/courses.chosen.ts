import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { keys } from '#platform/session.ts'
import { deviceShelf } from '#platform/shelf.ts'
import { type Course, myCourses } from './courses.data.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The id of the course that was chosen last on this device. */
export const chosenCourseId = () => deviceShelf.read(keys.selected_course)

export function chooseCourse(id: string): void {
  deviceShelf.keep(keys.selected_course, id)
  for (const listener of listeners) listener()
}

/** The chosen course; where none was chosen, or it is no longer theirs, the first one that is running. */
export function courseOf(courses: readonly Course[], chosen: string | null): Course | undefined {
  return (
    courses.find(({ id }) => id === chosen) ??
    courses.find(({ is_active }) => is_active) ??
    courses[0]
  )
}

/** The course that the student's pages are about; undefined while it is not known. */
export function useCourse(): Course | undefined {
  const chosen = useSyncExternalStore(subscribe, chosenCourseId)
  const { data } = useQuery(myCourses)
  return data && courseOf(data.courses, chosen)
}
