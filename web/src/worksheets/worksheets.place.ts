import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { myClasses } from '#classes/classes.data.ts'
import type { Place } from '#ui/place.ts'

/** The library of the class that is looked at, else of the first; none for whoever has no class. */
export function useWorksheetsPlace(): Place[] {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const { data } = useQuery(myClasses)
  const inAddress = /\/classId\/([^/]+)/.exec(pathname)?.[1] ?? params.get('class')
  const [first] = data?.classes ?? []
  const known = data?.classes.find(({ id }) => id === inAddress)?.id ?? first?.id
  // It stands in its place before the classes come, or what is below would move under a press.
  const classId = data ? known : inAddress
  if (!classId) return []
  const href = pages.worksheetLibrary({ classId })
  const current = [href, pages.creator({ classId })].includes(pathname)
  return [{ href, label: 'Worksheets', icon: FilePlus2, current }]
}
