import { useEffect, useEffectEvent, useState } from 'react'
import { newUuid } from '#platform/uuid.ts'
import { removeFile } from './files.kept.ts'
import { type Held, hold, letGo, readAllHeld } from './files.on-device.ts'
import { type Sheet, sheetOf } from './strokes.ts'
import type { Pages } from './use-pages.ts'

export type DrawingState = ReturnType<typeof useDrawing>

/**
 * The drawing of an answer, kept on the device with each stroke. It is a file of the answer from its first
 * stroke on, and becomes a picture when it is handed in; what is drawn after that is another.
 */
export function useDrawing({ place, ids, replace }: Pages) {
  const [sheet, setSheet] = useState<Sheet>(sheetOf([]))
  const [held, setHeld] = useState<Held>()

  const find = useEffectEvent(async () => {
    if (!place || held) return
    const all = await readAllHeld(place)
    const found = all.find(({ id, kind }) => kind === 'drawing' && ids.includes(id))
    if (!found) return
    // Who has begun to draw meanwhile goes on with that.
    setHeld((before) => before ?? found)
    setSheet((before) =>
      before.strokes.length > 0 ? before : sheetOf(found.drawing?.strokes ?? []),
    )
  })
  // The answer may come after the page: then its files are known only then.
  const known = ids.join()
  useEffect(() => {
    if (known !== '') void find()
  }, [known])

  return {
    id: held?.id,
    sheet,
    change(next: Sheet, backdrop: () => string | undefined) {
      setSheet(next)
      if (!place || next.strokes === sheet.strokes) return
      if (next.strokes.length === 0) {
        replace(held?.id, undefined)
        if (held && !held.is_sent) void letGo(place, held.id)
        setHeld(undefined)
        return
      }
      const isFresh = !held || held.is_sent === true
      const id = isFresh ? newUuid() : held.id
      const now = {
        id,
        kind: 'drawing',
        drawing: { strokes: next.strokes, backdrop: held?.drawing?.backdrop ?? backdrop() },
      } as const
      void hold(place, now)
      setHeld(now)
      if (!isFresh) return
      replace(held?.id, id)
      // Where it was handed in it stays with that.
      if (held) void removeFile(place, held.id)
    },
  }
}
