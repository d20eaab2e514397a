import { Maximize2 } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { prefer, usePreferences } from './preferences.ts'

/** Leaves only the question in sight, and the way back. What is put away is marked with `data-around`. */
export function Alone() {
  const { is_alone } = usePreferences()
  useEffect(() => {
    const { dataset } = document.documentElement
    if (is_alone) dataset.alone = ''
    return () => {
      delete dataset.alone
    }
  }, [is_alone])
  if (!is_alone) return null
  return (
    <Button
      kind="plain"
      icon={<Maximize2 {...ICON} />}
      onClick={() => prefer({ is_alone: false })}
      className="fixed top-2.5 right-3 z-20 text-quiet md:top-4 md:right-8"
    >
      Show everything
    </Button>
  )
}
