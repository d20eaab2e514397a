import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useLocation } from 'react-router'
import type { Place } from '#ui/place.ts'
import { markingCount } from './marking.data.ts'

/** Where answers are marked that wait for a person, with how many they are. */
export function useMarkingPlace(): Place {
  const { pathname, search } = useLocation()
  const { data } = useQuery(markingCount)
  const isHere = pathname === pages.teacherAssignments() && isMarking(search)
  const note = data && data.num_waiting > 0 ? String(data.num_waiting) : undefined
  const href = pages.teacherAssignments({ view: 'marking' })
  return { href, label: 'Marking', icon: PenLine, current: isHere, note }
}

/** Whether the page of assignments shows what is to be marked. */
export const isMarking = (search: string): boolean =>
  ['marking', 'key'].includes(new URLSearchParams(search).get('view') ?? '')
